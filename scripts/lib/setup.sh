# shellcheck shell=bash
# Sourced by scripts/bench, scripts/repetition and scripts/test: finds what the build needs, installs
# only what is missing, configures and builds. Sets $root, $cmake, $python, $nvcc and $why_not.
# shellcheck disable=SC2034

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
log=$root/build/setup.log
python=
nvcc=
why_not=

say() { printf '== %s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }

# Ends the script with an error that only the user can fix.
give_up() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 4
}

# version_at_least VERSION MINIMUM
version_at_least() { [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

# Runs a command, its output in the log. On failure shows the end of the log and ends the script.
logged() {
  local status=0
  "$@" >>"$log" 2>&1 || status=$?
  if ((status != 0)); then
    tail -n 40 -- "$log" >&2
    give_up "'$1 ${2-}' failed with $status; see $log"
  fi
}

# Installs packages of the distribution. Returns 1, with $why_not set, when that fails.
install_packages() {
  local as_root=()
  if ! have apt-get; then
    why_not="there is no apt-get"
    return 1
  fi
  if ((EUID != 0)); then
    if have sudo && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
      as_root=(sudo)
    else
      why_not="apt-get needs root, or sudo"
      return 1
    fi
  fi
  say "set-up: installing $* (apt-get)"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y
    -o Acquire::Retries=1 -o Acquire::http::Timeout=30)
  if ! "${apt[@]}" install --no-install-recommends "$@" >>"$log" 2>&1 &&
    ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; } >>"$log" 2>&1; then
    why_not="apt-get failed, see $log"
    return 1
  fi
}

# Installs Python packages into the tree's own environment. Returns 1 when that fails.
install_in_venv() {
  have python3 || return 1
  say "set-up: installing $* (pip, into .venv)"
  local venv=$root/.venv
  {
    "$venv/bin/python3" -m pip --version || python3 -m venv --clear -- "$venv"
  } >>"$log" 2>&1 && "$venv/bin/python3" -m pip install --quiet "$@" >>"$log" 2>&1
}

# Prints the first CMake that is new enough.
find_cmake() {
  local candidate version
  for candidate in "$(type -P cmake || true)" /usr/bin/cmake "$root/.venv/bin/cmake"; do
    [[ -x $candidate ]] || continue
    version=$("$candidate" --version | sed -n '1s/[^0-9]*\([0-9.]*\).*/\1/p')
    if version_at_least "$version" 3.25; then
      printf '%s\n' "$candidate"
      return
    fi
  done
}

# Compiler, CMake and a build program.
need_tools() {
  local packages=()
  mkdir -p -- "$root/build"
  : >"$log"
  have "${CXX:-c++}" || packages+=(g++)
  have "${CC:-cc}" || packages+=(gcc)
  have ninja || have make || packages+=(ninja-build)
  cmake=$(find_cmake)
  [[ -n $cmake ]] || packages+=(cmake)
  if ((${#packages[@]})); then
    install_packages "${packages[@]}" ||
      give_up "needs ${packages[*]}, but cannot install: $why_not"
  fi
  [[ -n $cmake ]] || cmake=$(find_cmake)
  if [[ -z $cmake ]]; then
    install_in_venv 'cmake>=3.25' || give_up "needs CMake 3.25 or newer on PATH"
    cmake=$root/.venv/bin/cmake
  fi
}

# need_libraries ON|OFF: libraries of the build; ON with those of the tests.
need_libraries() {
  local missing
  probe_libraries "$1"
  ((${#missing[@]})) || return 0
  install_packages "${missing[@]}" ||
    give_up "needs ${missing[*]}, but cannot install: $why_not"
  probe_libraries "$1"
  ((${#missing[@]} == 0)) ||
    give_up "CMake does not find ${missing[*]}, although installed; look for an older version first on its path"
}

probe_libraries() {
  local folder=$root/build/probe
  logged "$cmake" -S "$root/scripts/lib/probe" -B "$folder" "$(generator "$folder")" "-DTESTS=$1"
  mapfile -t missing <"$folder/missing"
}

# need_python COST MODULE...: sets $python, or leaves it empty and says COST, what is lost.
need_python() {
  local cost=$1
  shift
  python=$("$root/scripts/lib/find_python" "$@") && return
  if install_packages python3 "${@/#/python3-}" || install_in_venv "$@"; then
    python=$("$root/scripts/lib/find_python" "$@") && return
  fi
  say "set-up: no python3 with ${*}, and cannot install one ($why_not): $cost"
}

has_gpu() { have nvidia-smi && [[ $(nvidia-smi -L 2>/dev/null) == *"GPU 0"* ]]; }

# Sets $nvcc, or leaves it empty and sets $why_not. CUDA itself is never installed from here.
find_nvcc() {
  local version
  for nvcc in "${CUDACXX:-}" "$(type -P nvcc || true)" /usr/local/cuda/bin/nvcc ''; do
    [[ -x $nvcc ]] && break
  done
  if [[ -z $nvcc ]]; then
    why_not="no nvcc (CUDA Toolkit 12.0 or newer, from NVIDIA; roofmax does not install it)"
    return
  fi
  version=$("$nvcc" --version | sed -n 's/.*release \([0-9.]*\).*/\1/p')
  if ! version_at_least "${version:-0}" 12.0; then
    why_not="$nvcc is CUDA ${version:-unknown}, and 12.0 or newer is needed"
    nvcc=
  fi
}

# The generator for a build folder, as an option: the one it already has, else Ninja if present.
generator() {
  local cached
  cached=$(sed -n 's/^CMAKE_GENERATOR:INTERNAL=//p' "$1/CMakeCache.txt" 2>/dev/null || true)
  if [[ -n $cached ]]; then
    printf -- '-G%s' "$cached"
  elif have ninja; then
    printf -- '-GNinja'
  else
    printf -- '-GUnix Makefiles'
  fi
}

# build PRESET TARGET [CMake options]: configures and builds in build/PRESET.
build() {
  local preset=$1 target=$2 folder=$root/build/$1 started=$SECONDS
  shift 2
  log=$root/build/$preset.log
  : >"$log"
  if [[ -n $nvcc ]]; then export CUDACXX=$nvcc; fi
  say "configure: build/$preset"
  (cd -- "$root" && logged "$cmake" --preset "$preset" "$(generator "$folder")" "$@") || exit
  say "build: $target ($(nproc) at a time; log in build/$preset.log)"
  logged "$cmake" --build "$folder" --target "$target" --parallel "$(nproc)"
  say "build: done in $((SECONDS - started)) s"
}

# Builds roofmax for $device, as --device names it (empty: the best there is), and sets $preset,
# $roofmax, and $device as records name it. With "code" GPU kernels are compiled whatever is here.
build_roofmax() {
  preset=cpu
  if [[ ${1-} == code ]]; then
    find_nvcc
    [[ -n $nvcc ]] || give_up "needs nvcc: $why_not"
    preset=release
  elif [[ $device != cpu ]]; then
    if ! has_gpu; then
      say "no GPU here: CPU kernels only"
    else
      find_nvcc
      if [[ -n $nvcc ]]; then
        preset=release
      else
        say "$why_not: CPU kernels only, the GPU is not used"
      fi
    fi
  fi
  build "$preset" roofmax_cli -DROOFMAX_TESTS=OFF
  roofmax=$(from_here "$root/build/$preset")/roofmax
  if [[ -z $device || $device == auto ]]; then
    if [[ $preset == cpu ]]; then device=cpu; else device=cuda:0; fi
  fi
}

# ---- options of `roofmax run` --------------------------------------------------------------------
# The values of an option in "$@", given as "--name value" or "--name=value".
option() {
  local name=$1 argument previous=
  shift
  for argument; do
    if [[ $previous == "$name" ]]; then printf '%s\n' "$argument"; fi
    if [[ $argument == "$name="* ]]; then printf '%s\n' "${argument#*=}"; fi
    previous=$argument
  done
}

given() {
  local name=$1 argument
  shift
  for argument; do [[ $argument == "$name" || $argument == "$name="* ]] && return; done
  return 1
}

# A path as records should carry it: from the current folder, not from the machine's root.
from_here() { realpath --canonicalize-missing --relative-to=. -- "$1"; }

# Ends the script: an argument that should be a scenario is none.
no_scenario() {
  local there=("$root"/scenarios/*.yaml)
  there=("${there[@]##*/}")
  printf "%s: no scenario '%s'; there are: %s; or name a .yaml file\n" "${0##*/}" "$1" \
    "${there[*]%.yaml}" >&2
  exit 3
}
