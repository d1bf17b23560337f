"""The workflows of the repository: each step that runs something is run here, as it is written, in a
small repository of its own. There the scripts are ours, roofmax and git are real; what builds, what
installs and what only GitHub has are programs and variables that stand in for them."""

import os
import re
import shlex
import shutil
import stat
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
PLANTED = os.environ.get("ROOFMAX_PLANTED", "")
HAS_CUDA = os.environ.get("ROOFMAX_HAS_CUDA") == "1"
ROOT = Path(__file__).parents[3]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def commands_of(path):
    """What steps run, a line each."""
    return re.findall(r"^ +(?:- )?run: *(.*)$", path.read_text(), re.MULTILINE)


COMMANDS = [(path.name, command) for path in WORKFLOWS for command in commands_of(path)]


def of_kind(*begins, having=""):
    found = [pytest.param(command, id=f"{name}: {command[:40]}") for name, command in COMMANDS
             if command.startswith(begins) and having in command]
    assert found, begins
    return found


GATES = of_kind("scripts/gate ", having="--device")
STATIC_GATES = of_kind("scripts/gate ", having="--static")
SUMMARIES = of_kind("test ! -e gate.md ")
TESTS = of_kind(".ci/run", "scripts/test")
SETTINGS = of_kind("git config")
INSTALLATIONS = of_kind("apt-get ")


def test_every_step_is_run_by_a_test_below():
    run = [each.values[0] for kind in (GATES, STATIC_GATES, SUMMARIES, TESTS, SETTINGS, INSTALLATIONS)
           for each in kind]
    assert sorted(run) == sorted(command for _, command in COMMANDS)
    assert {name for name, _ in COMMANDS} == {"checks.yml", "gpu.yml"}


def test_no_step_is_overlooked():
    yaml = pytest.importorskip("yaml")
    for path in WORKFLOWS:
        workflow = yaml.safe_load(path.read_text())
        steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
        assert all(("run" in step) != ("uses" in step) for step in steps), path.name
        assert [step["run"] for step in steps if "run" in step] == commands_of(path)
        for job in workflow["jobs"].values():
            assert job["runs-on"] and job["timeout-minutes"]


@pytest.mark.parametrize("name, command", COMMANDS)
def test_commands_are_shell_and_name_what_there_is(name, command):
    assert command[0] not in "|>&*'\"", "one line, as it is"
    done = subprocess.run(["bash", "-n", "-c", command], capture_output=True, text=True)
    assert done.returncode == 0, f"{name}: {done.stderr}"
    program, *words = shlex.split(command)
    if "/" not in program:
        return
    assert os.access(ROOT / program, os.X_OK), program
    done = subprocess.run(["bash", "-n", ROOT / program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    if program == ".ci/run":
        assert not words
        return
    of_verb = [ROOFMAX, "gate", "--help"] if program == "scripts/gate" else [ROOT / program, "--help"]
    text = subprocess.run(of_verb, capture_output=True, text=True, check=True).stdout
    options = [word for word in words if word.startswith("-")]
    assert options
    for option in options:
        assert re.search(rf"^ +(-\S+, )*{option}(?![\w-])", text, re.MULTILINE), f"{name}: {option}"
    for device in [] if "--for" not in words else words[words.index("--for") + 1].split(","):
        known = subprocess.run([ROOFMAX, "complete", "--", "gate", "--for", device],
                               capture_output=True, text=True, check=True).stdout
        assert device in known.split(), f"{name}: {device}"


# ---- a repository, and what stands in ------------------------------------------------------------
# "Builds" the program that the tree's file `program` names; of tests it notes the call.
CMAKE = r"""#!/bin/bash
set -e
case "$1" in
  --version) echo "cmake version 3.25.1" ;;
  -S) mkdir -p "$4" && : >"$4/missing" ;;
  --preset) mkdir -p "build/$2" ;;
  --build)
    [[ ! $FAIL_BUILD ]]
    ln -sf "$(cat "${2%/build/*}/program")" "$2/roofmax" ;;
esac
echo "cmake $*" >>"$CALLS"
"""
CTEST = r"""#!/bin/bash
echo "ctest $*" >>"$CALLS"
read -r && exit 1
mkdir -p "$2/Testing/Temporary"
echo "[==========] 3 tests from 1 test suite ran." >"$2/Testing/Temporary/LastTest.log"
exit "${CTEST_STATUS:-0}"
"""
STAND_INS = {"cmake": CMAKE, "ctest": CTEST,
             "nvidia-smi": "#!/bin/bash\nexit 1\n",
             "nvcc": "#!/bin/bash\necho 'Cuda compilation tools, release 13.0, V13.0.88'\n",
             "clang-format-14": "#!/bin/bash\necho 'clang-format version 14.0.6'\n",
             "clang-tidy": "#!/bin/bash\n",
             "apt-get": '#!/bin/bash\necho "apt-get $*" >>"$CALLS"\nexit "${APT_STATUS:-0}"\n'}
SCENARIO = """scenario: ci
summary: what the gate compares here
operation: birdsong
kernels: [first_listener, tired_listener]
caches: [hot]
budget_s: 0.5
grids: [{dtypes: fp32, flocks: 64, perch: 128}]
"""


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


class Repository:
    """A tree that is committed, and origin's main at that commit."""

    def __init__(self, folder):
        self.root = folder / "a tree"
        self.folder = folder
        shutil.copytree(ROOT / "scripts", self.root / "scripts",
                        ignore=shutil.ignore_patterns("tests"))
        shutil.copytree(ROOT / ".ci", self.root / ".ci")
        for name in ("kernels", "reference", "harness", "scenarios"):
            (self.root / name).mkdir()
        program(self.root / "scripts" / "lib" / "tidy",
                '#!/bin/bash\necho "tidy ${1##*/}" >>"$CALLS"\n')
        (self.root / "scenarios" / "ci.yaml").write_text(SCENARIO)
        (self.root / "CMakeLists.txt").write_text("")
        (self.root / ".gitignore").write_text("build/\n")
        for name, text in STAND_INS.items():
            program(folder / "bin" / name, text)
        self.builds(folder / "unbuilt")
        for words in (("init", "--quiet"), ("add", "."), ("commit", "--quiet", "-m", "One")):
            self.git(*words)
        self.main()

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=Someone", "-c", "user.email=some@one", *words],
                       cwd=self.root, check=True, capture_output=True)

    def main(self):
        self.git("update-ref", "refs/remotes/origin/main", "HEAD")

    def builds(self, path, commit=False):
        """What a build of the tree is from now on."""
        (self.root / "program").write_text(f"{path}\n")
        if commit:
            self.git("commit", "--quiet", "-am", "Another")
            self.main()

    def step(self, command, **environment):
        """Runs a step, as GitHub's runner does."""
        done = subprocess.run(
            ["bash", "-e", "-c", command], cwd=self.root, capture_output=True, text=True, timeout=240,
            env={**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}",
                 "CALLS": str(self.folder / "calls"), "CUDACXX": "", "OMP_NUM_THREADS": "1",
                 "ROOFMAX_SCENARIOS": str(self.root / "scenarios"), "GITHUB_BASE_REF": "main",
                 "BASE": "origin/main", "HOME": str(self.folder),
                 "GITHUB_WORKSPACE": str(self.root),
                 "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"), **environment})
        return done.returncode, done.stdout + done.stderr

    def gate(self, command, is_expected):
        """The step of a gate, by the CPU; again, three times at most, unless its errors are what is
        expected: a machine that others use may be slower for one of the builds."""
        for _ in range(3):
            for path in self.root.glob("gate.*"):
                path.unlink()
            code, said = self.step(as_here(command))
            if is_expected(errors_in(said)):
                break
        return code, said

    def calls(self):
        path = self.folder / "calls"
        return path.read_text().splitlines() if path.exists() else []

    def summary(self):
        """What the last step but one of a gate shows, of whatever the gate has left."""
        for each in SUMMARIES:
            (self.folder / "summary.md").unlink(missing_ok=True)
            assert self.step(each.values[0]) == (0, "")
        path = self.folder / "summary.md"
        return path.read_text() if path.exists() else None


@pytest.fixture(name="repository")
def repository_of_its_own(tmp_path):
    return Repository(tmp_path)


def as_here(command):
    """The CPU in place of a GPU, and less time: there are two rows."""
    command = command.replace("--device cuda:0", "--device cpu")
    assert "--device cpu" in command
    return re.sub(r" --time \d+", "", command) + " --time 12"


def errors_in(said):
    return re.findall("^::error.*", said, re.MULTILINE)


def planted(folder, name, tired):
    """A build of the planted operation, of which one kernel takes so many percent longer."""
    return program(folder / name, f'#!/bin/sh\nROOFMAX_TIRED={tired} exec "{PLANTED}" "$@"\n')


# ---- the steps -----------------------------------------------------------------------------------
@pytest.mark.skipif(not PLANTED, reason="ROOFMAX_PLANTED does not name the program")
@pytest.mark.parametrize("command", GATES)
def test_a_gate_fails_a_change_that_makes_a_kernel_slower(repository, command):
    repository.builds(planted(repository.folder, "before", 0), commit=True)
    # Five times as long: more than a machine that others use makes of one build.
    repository.builds(planted(repository.folder, "after", 400))
    code, said = repository.gate(
        command, lambda errors: len(errors) == 1 and "tired_listener" in errors[0])
    assert code == 1, said
    error, = errors_in(said)
    assert "tired_listener" in error
    table = (repository.root / "gate.md").read_text()
    assert r"tired\_listener" in table and repository.summary() == table
    failed = [case for case in ElementTree.parse(repository.root / "gate.xml").iter("testcase")
              if case.find("failure") is not None]
    assert len(failed) == 1 and "tired_listener" in failed[0].get("classname")
    written = {path.name for path in repository.root.glob("gate.*")}
    assert written == {f"gate.{kind}" for kind in re.findall(r"gate\.(\w+)", command)}


@pytest.mark.skipif(not PLANTED, reason="ROOFMAX_PLANTED does not name the program")
@pytest.mark.parametrize("command", GATES)
def test_a_gate_passes_what_changes_nothing(repository, command):
    repository.builds(planted(repository.folder, "before", 0), commit=True)
    code, said = repository.gate(command, lambda errors: not errors)
    # Where nothing can be told, a runner that others share passes and a GPU of one's own does not.
    assert code == 0 or code == 2 and "--pass-inconclusive" not in command, said
    assert not errors_in(said)
    assert len(list(ElementTree.parse(repository.root / "gate.xml").iter("testcase"))) == 2
    assert repository.summary() == (repository.root / "gate.md").read_text()


@pytest.mark.parametrize("command", GATES + STATIC_GATES)
def test_a_gate_that_cannot_build_fails_and_leaves_nothing_to_show(repository, command):
    code, said = repository.step(command, FAIL_BUILD="1")
    assert code == 4 and "failed with 1" in said
    assert not list(repository.root.glob("gate.*")) and repository.summary() is None


@pytest.mark.parametrize("command", STATIC_GATES)
def test_a_static_gate_compares_what_is_compiled(repository, command):
    repository.builds(ROOFMAX, commit=True)
    code, said = repository.step(command)
    built = [call for call in repository.calls() if call.startswith("cmake --preset")]
    assert len(built) == 2 and all("--preset release" in call for call in built), "GPU code, of both"
    if not HAS_CUDA:
        assert code == 3 and "has no GPU code" in said
        return
    assert code == 0, said
    assert "::error" not in said
    cases = list(ElementTree.parse(repository.root / "gate.xml").iter("testcase"))
    names = " ".join(case.get("name") for case in cases)
    assert len(cases) > 100 and " h200" in names
    assert repository.summary() == (repository.root / "gate.md").read_text()


@pytest.mark.parametrize("command", TESTS)
@pytest.mark.parametrize("status", [0, 8])
def test_tests_are_built_and_end_the_step_as_they_end(repository, command, status):
    repository.builds(ROOFMAX)
    code, said = repository.step(command, CTEST_STATUS=str(status))
    assert code == status, said
    configured, built, tidied, tested = [call for call in repository.calls()
                                         if "scripts/lib/probe" not in call and "--version" not in call]
    assert configured.startswith("cmake --preset release ") and "-DROOFMAX_TESTS=ON" in configured
    assert "--target all" in built and tidied == "tidy release"
    labels = re.findall(r" -L (\S+)", command)
    assert re.findall(r" -L (\S+)", tested) == labels
    for label in labels:
        assert f"LABELS {label}" in (ROOT / "CMakeLists.txt").read_text()
    assert "3 tests of C++ programs" in said


@pytest.mark.parametrize("command", TESTS)
def test_tests_that_cannot_be_built_fail(repository, command):
    code, said = repository.step(command, FAIL_BUILD="1")
    assert code == 4 and "failed with 1" in said
    assert not any(call.startswith("ctest") for call in repository.calls())


@pytest.mark.parametrize("command", SETTINGS)
def test_the_checkout_of_another_user_is_made_readable(repository, command):
    assert repository.step(command) == (0, "")
    assert str(repository.root) in (repository.folder / ".gitconfig").read_text()


@pytest.mark.parametrize("command", INSTALLATIONS)
def test_git_is_installed_from_a_list_that_is_fetched_before(repository, command):
    assert repository.step(command) == (0, "")
    assert repository.calls() == ["apt-get update",
                                  "apt-get install -y --no-install-recommends git"]
    assert repository.step(command, APT_STATUS="100")[0] == 100
