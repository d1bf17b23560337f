"""The scripts, with programs of our own standing in for CMake, roofmax and python3."""

import csv
import importlib.machinery
import importlib.util
import json
import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Answers as CMake does to what the scripts ask of it; "builds" a roofmax that notes its arguments.
CMAKE = r"""#!/bin/bash
case "$*" in
  --version) echo "cmake version 3.25.1" ;;
  *scripts/lib/probe*) mkdir -p build/probe && : >build/probe/missing ;;
  --preset*) echo "configure $*" >>calls ;;
  --build*) [[ $FAIL_BUILD ]] && { echo "the compiler's complaint"; exit 1; }
    mkdir -p "$2" && cp roofmax "$2/roofmax" ;;
esac
"""
ROOFMAX = r"""#!/bin/bash
printf '%s\n' "$*" >>calls
while (($#)); do [[ $1 == --out ]] && echo '{}' >"$2"; shift; done
exit "${ROOFMAX_STATUS:-0}"
"""


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def run(*command, cwd=ROOT, **environment):
    return subprocess.run(
        [str(word) for word in command], cwd=cwd, env={**os.environ, **environment},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)


def sourced(text, **environment):
    return run("bash", "-euo", "pipefail", "-c", f". scripts/lib/setup.sh; {text}", **environment)


@pytest.fixture
def tree(tmp_path):
    """A tree with the scripts and two scenarios, in a folder with a space in its name."""
    root = tmp_path / "a tree"
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("tests"))
    for scenario in ("quick", "grid_of_ours"):
        (root / "scenarios").mkdir(exist_ok=True)
        (root / "scenarios" / f"{scenario}.yaml").write_text(f"scenario: {scenario}\n")
    program(root / "roofmax", ROOFMAX)
    program(root / "bin" / "cmake", CMAKE)
    program(root / "bin" / "nvidia-smi", "#!/bin/bash\nexit 1\n")
    return root


def bench(tree, *arguments, **environment):
    path = f"{tree / 'bin'}:{os.environ['PATH']}"
    python = program(tree / "bin" / "some python", "#!/bin/bash\nexit 0\n")
    result = run("scripts/bench", *arguments, cwd=tree, PATH=path, ROOFMAX_PYTHON=str(python),
                 **environment)
    calls = tree / "calls"
    return result, calls.read_text().splitlines() if calls.exists() else []


@pytest.mark.parametrize("script", ["bench", "gate", "repetition", "test"])
def test_help_teaches_and_sets_nothing_up(tree, script):
    result = run(f"scripts/{script}", "--help", cwd=tree)
    assert result.returncode == 0
    assert f"usage: scripts/{script}" in result.stdout
    assert not (tree / "build").exists()


def test_an_unknown_option_of_test_is_a_usage_error(tree):
    result = run("scripts/test", "--quik", cwd=tree)
    assert result.returncode == 2
    assert "'--quik'" in result.stderr
    assert not (tree / "build").exists()


def test_a_filter_needs_a_pattern(tree):
    result = run("scripts/test", "--filter", cwd=tree)
    assert result.returncode == 2
    assert "--filter needs a pattern" in result.stderr


def test_an_unknown_scenario_is_refused_before_anything_is_built(tree):
    result = run("scripts/bench", "quik", cwd=tree)
    assert result.returncode == 3
    assert "'quik'" in result.stderr and "grid_of_ours quick" in result.stderr
    assert not (tree / "build").exists()


def test_bench_leaves_the_default_to_roofmax_and_reports_on_its_records(tree):
    result, calls = bench(tree)
    assert result.returncode == 0, result.stderr
    configure, run_call, report_call = calls
    assert "--preset cpu" in configure
    records = run_call.split()[-1]
    assert run_call == f"run --out {records}"
    assert records.startswith("results/run-cpu-") and records.endswith(".jsonl")
    assert report_call == f"report {records}"


def test_bench_hands_its_options_to_roofmax(tree):
    result, calls = bench(tree, "grid_of_ours", "--device", "cpu", "--out", "mine.jsonl")
    assert result.returncode == 0, result.stderr
    assert calls[1:] == ["run grid_of_ours --device cpu --out mine.jsonl", "report mine.jsonl"]


@pytest.mark.parametrize("shapes", [
    "--operation softmax --rows 8", "--any_axis 4 --other=64", "--axis lse=stored"])
def test_an_ad_hoc_grid_needs_no_scenario(tree, shapes):
    result, calls = bench(tree, *shapes.split(), "--dry-run")
    assert result.returncode == 0, result.stderr
    assert calls[1:] == [f"run {shapes} --dry-run"]
    result, calls = bench(tree, *shapes.split())
    assert result.returncode == 0, result.stderr
    assert calls[-2].startswith(f"run {shapes} --out results/run-cpu-")


@pytest.mark.parametrize("status, reports", [(1, True), (2, False), (3, False), (4, False)])
def test_the_exit_code_is_that_of_the_run(tree, status, reports):
    result, calls = bench(tree, ROOFMAX_STATUS=str(status))
    assert result.returncode == status
    assert (calls[-1].split()[0] == "report") == reports


def test_a_scenario_file_names_the_records(tree):
    (tree / "mine.yaml").write_text("scenario: mine\n")
    result, calls = bench(tree, "./mine.yaml", "grid_of_ours")
    assert result.returncode == 0, result.stderr
    assert calls[-2].startswith("run ./mine.yaml grid_of_ours --out results/mine-cpu-")


def test_a_failed_build_shows_the_end_of_its_log(tree):
    result, calls = bench(tree, FAIL_BUILD="1")
    assert result.returncode == 4
    assert "the compiler's complaint" in result.stderr
    assert "build/cpu.log" in result.stderr


def test_python_is_the_first_that_imports_everything(tmp_path):
    poor = program(tmp_path / "poor" / "python3", "#!/bin/sh\nexit 1\n")
    rich = program(tmp_path / "rich" / "python3", "#!/bin/sh\nexit 0\n")
    path = f"{poor.parent}:{rich.parent}:/usr/bin:/bin"
    found = run("scripts/lib/find_python", "numpy", PATH=path, ROOFMAX_PYTHON="")
    assert found.stdout.strip() == str(rich)
    chosen = run("scripts/lib/find_python", "numpy", PATH=path, ROOFMAX_PYTHON="/bin/true")
    assert chosen.stdout.strip() == "/bin/true"


def test_no_python_is_a_failure_without_words():
    result = run("scripts/lib/find_python", "no_such_module_anywhere")
    assert result.returncode == 1
    assert result.stdout == ""


@pytest.mark.parametrize("version, taken", [("11.8", False), ("12.0", True), ("13.0", True)])
def test_only_a_cuda_of_12_or_newer_is_taken(tmp_path, version, taken):
    nvcc = program(tmp_path / "nvcc", f"#!/bin/sh\necho 'Cuda tools, release {version}, V'\n")
    result = sourced('find_nvcc; echo "$nvcc|$why_not"', CUDACXX=str(nvcc))
    path, why_not = result.stdout.strip().split("|")
    assert path == (str(nvcc) if taken else "")
    assert taken or version in why_not


@pytest.mark.parametrize(
    "version, minimum, is_enough",
    [("3.25.1", "3.25", True), ("3.9", "3.25", False), ("3.25", "3.25", True), ("4.0", "3.25", True)])
def test_versions_are_compared_as_versions(version, minimum, is_enough):
    result = sourced(f"version_at_least {version} {minimum}")
    assert (result.returncode == 0) == is_enough


def test_a_build_folder_keeps_its_generator(tmp_path):
    (tmp_path / "CMakeCache.txt").write_text("CMAKE_GENERATOR:INTERNAL=Unix Makefiles\n")
    assert sourced(f"generator '{tmp_path}'").stdout == "-GUnix Makefiles"


def test_tidy_checks_every_file_of_a_united_unit(tree):
    """In a folder with a space, which CMake writes with quotes around it."""
    files = [tree / "harness" / f"{name}.cpp" for name in ("alone", "first", "second")]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"int {file.stem};\n")
    for room in ("kernels", "reference"):
        (tree / room).mkdir()
    (tree / ".clang-tidy").write_text("")
    build = tree / "build"
    build.mkdir()
    unity = build / "unity_0_cxx.cxx"
    unity.write_text(f'/* generated */\n\n#include "{files[1]}"\n\n#include "{files[2]}"\n\n')
    database = [{"directory": str(build), "command": f'c++ -O1 -o x.o -c "{file}"', "file": str(file)}
                for file in (files[0], unity)]
    (build / "compile_commands.json").write_text(json.dumps(database, indent=2))
    program(tree / "bin" / "clang-tidy", "#!/bin/bash\nexit 0\n")
    path = f"{tree / 'bin'}:{os.environ['PATH']}"

    result = run("scripts/lib/tidy", "build", cwd=tree, PATH=path)
    assert result.returncode == 0, result.stderr
    assert "3 files, 3 of them new" in result.stdout
    found = json.loads((build / "tidy" / "compile_commands.json").read_text())
    assert {entry["file"]: entry["command"] for entry in found} == {
        str(file): f'c++ -O1 -c "{file}"' for file in files}
    batches = [json.loads(file.read_text())[0] for file in build.glob("tidy/*/compile_commands.json")]
    assert batches and all(f'-c "{batch["file"]}"' in batch["command"] for batch in batches)

    (build / "compile_commands.json").write_text("[]\n")
    nothing = run("scripts/lib/tidy", "build", cwd=tree, PATH=path)
    assert nothing.returncode == 1
    assert "lists no C++ file" in nothing.stderr


@pytest.fixture(name="repository")
def tree_in_git(tree):
    def git(*arguments):
        return run("git", "-c", "user.name=Someone", "-c", "user.email=some@one", *arguments,
                   cwd=tree)
    (tree / ".gitignore").write_text("build/\ncalls\n")
    (tree / "CMakeLists.txt").write_text("")
    for arguments in (("init", "--quiet"), ("add", "."), ("commit", "--quiet", "-m", "One"),
                      ("tag", "one")):
        done = git(*arguments)
        assert done.returncode == 0, done.stderr
    return tree


def gate(tree, *arguments, **environment):
    path = f"{tree / 'bin'}:{os.environ['PATH']}"
    return run("scripts/gate", *arguments, cwd=tree, PATH=path, **environment)


def test_gate_builds_both_and_compares_them(repository):
    done = gate(repository, "one", "quick", "--threshold", "5%", ROOFMAX_STATUS="1")
    assert done.returncode == 1, done.stdout + done.stderr
    commit = run("git", "rev-parse", "one", cwd=repository).stdout.strip()[:12]
    before = repository / "build" / "gate" / commit
    assert (before / "CMakeLists.txt").exists(), "a worktree of the tag"
    calls = (repository / "calls").read_text().splitlines()
    assert calls[-1] == f"gate --base {before}/build/cpu/roofmax quick --threshold 5%"
    assert (repository / "build" / "cpu" / "roofmax").exists()
    # The next time it is there already.
    again = gate(repository, "one")
    assert again.returncode == 0, again.stdout + again.stderr
    assert f"worktree: one in build/gate/{commit}" in done.stdout
    assert "worktree:" not in again.stdout


def test_gate_refuses_what_it_cannot_compare_with(repository, tree):
    for arguments, said in (((), "name a branch, tag or commit"),
                            (("--device", "cpu"), "name a branch, tag or commit"),
                            (("nowhere",), "'nowhere' is no branch, tag or commit")):
        done = gate(repository, *arguments)
        assert done.returncode == 3 and said in done.stderr, done.stderr
    shutil.rmtree(tree / ".git")
    done = gate(tree, "one", GIT_CEILING_DIRECTORIES=str(tree.parent))
    assert done.returncode == 3 and "is no git repository" in done.stderr


def test_gate_says_when_a_build_fails(repository):
    done = gate(repository, "one", FAIL_BUILD="1")
    assert done.returncode == 4 and "the compiler's complaint" in done.stderr


def test_the_unseen_shapes_of_the_tree_are_those_that_the_script_draws():
    printed = run("scripts/draw_shapes", cwd=ROOT)
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout == (ROOT / "scenarios" / "unseen_shapes.yaml").read_text()
    others = run("scripts/draw_shapes", "--seed", "2", "--shapes", "3", cwd=ROOT).stdout
    assert others.count("devices: [cuda]") == 3 and "draw_shapes --seed 2 --shapes 3`" in others
    assert set(others.splitlines()[10:13]).isdisjoint(printed.stdout.splitlines())


@pytest.mark.parametrize("things, tuned, drawn", [
    ("shapes", (600, "--tuning"), (200,)),
    ("gradients", (200, "--backward", "--shapes", "200", "--tuning"), (80, "--backward", "--shapes", "80")),
    ("scores", (1200, "--scores", "--shapes", "1200", "--tuning"), (120, "--scores", "--shapes", "120"))])
def test_the_shapes_of_the_tables_are_others_than_those_that_test_them(things, tuned, drawn):
    def scenario(use, count, *options):
        printed = run("scripts/draw_shapes", *options, cwd=ROOT).stdout
        assert printed == (ROOT / "scenarios" / f"{use}_{things}.yaml").read_text()
        assert f"\nscenario: {use}_{things}\n" in printed
        shapes = {line.partition("kernels:")[0] for line in printed.splitlines() if "devices: [cuda]" in line}
        assert len(shapes) == count
        return shapes
    assert scenario("tuning", *tuned).isdisjoint(scenario("unseen", *drawn))


def test_no_shapes_are_not_drawn():
    refused = run("scripts/draw_shapes", "--shapes", "0", cwd=ROOT)
    assert refused.returncode != 0 and "at least 1" in refused.stderr
    refused = run("scripts/draw_shapes", "--scores", "--backward", cwd=ROOT)
    assert refused.returncode != 0 and "leave --backward out" in refused.stderr


def test_drawing_shapes_says_when_they_cannot_be_written():
    with open("/dev/full", "w") as full:
        done = subprocess.run([ROOT / "scripts" / "draw_shapes"], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == "draw_shapes: standard output: No space left on device\n"


# Says of a test program that it ran, as the tools do. FINDS names one that finds something.
SANITIZER = r"""#!/bin/bash
[[ $1 == --tool ]] || exit 9
tool=$2
echo "$* $GTEST_FILTER" >>"$CALLS"
"${@: -1}" || exit
if [[ ${MOOD:-} == empty ]]; then
  echo "========= Error: Target application terminated before first instrumented API call"
  exit 255
fi
if [[ $tool == "$FINDS" ]]; then
  summary="2 hazards displayed (0 errors, 2 warnings)"
else
  summary="0 hazards displayed (0 errors, 0 warnings)"
fi
case $tool in
  racecheck) echo "========= RACECHECK SUMMARY: $summary" ;;
  *) echo "========= ERROR SUMMARY: 0 errors" ;;
esac
"""
GPU_TESTS = r"""#!/bin/bash
echo "part $GTEST_SHARD_INDEX of $GTEST_TOTAL_SHARDS"
case ${MOOD:-} in
  once) [[ $(wc -l <"$CALLS") == 1 ]] || exit 77 ;;
  none) exit 77 ;;
  empty) echo "[==========] 0 tests from 0 test suites ran. (0 ms total)"; exit 0 ;;
  slow) sleep 20 & wait ;;
  fails)  # with another process of the program, which had nothing to do
    echo "[==========] 0 tests from 0 test suites ran. (0 ms total)"
    echo "[  FAILED  ] Cuda/Topk.Ties/heap (3 ms)"
    exit 1
    ;;
esac
echo "[       OK ] Cuda/Topk.Ties/heap (12 ms)"
"""


def under_sanitizer(tmp_path, *arguments, **environment):
    sanitizer = program(tmp_path / "bin" / "compute-sanitizer", SANITIZER)
    tests = program(tmp_path / "gpu_tests", GPU_TESTS)
    path = f"{sanitizer.parent}:{os.environ['PATH']}"
    return run("scripts/lib/compute_sanitizer", tests, "--logs", tmp_path / "logs", *arguments,
               PATH=path, CALLS=str(tmp_path / "calls"), **environment)


def test_every_part_runs_under_every_tool(tmp_path):
    result = under_sanitizer(tmp_path, "--shards", "3", "--filter", "*Ties*", "--option=--print-limit=5")
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stdout.count("clean, 1 tests") == 12 and "12 of 12" in result.stdout
    last = [line.split() for line in result.stdout.splitlines()[-4:]]
    assert last == [[tool, "3", "3", "0", "clean"]
                    for tool in ("memcheck", "racecheck", "initcheck", "synccheck")]
    calls = (tmp_path / "calls").read_text().splitlines()
    assert len(calls) == 12 and all("--print-limit=5" in call and "*Ties*" in call for call in calls)
    logs = {path.read_text().splitlines()[0] for path in (tmp_path / "logs").glob("racecheck.*")}
    assert logs == {"part 0 of 3", "part 1 of 3", "part 2 of 3"}


@pytest.mark.parametrize("environment, tools, outcome", [
    ({"FINDS": "racecheck"}, "memcheck,racecheck", "racecheck      1      1        2  findings"),
    ({"MOOD": "fails"}, "memcheck", "memcheck       1      1        0  exit code 1"),
    ({"MOOD": "slow"}, "memcheck", "memcheck       1      0        0  out of time")])
def test_what_is_found_fails_and_warnings_too(tmp_path, environment, tools, outcome):
    result = under_sanitizer(tmp_path, "--shards", "1", "--tools", tools, "--limit", "1", **environment)
    assert result.returncode == 1, result.stdout + result.stderr
    assert outcome in result.stdout and f"{tools.split(',')[-1]}.0.log ends:" in result.stderr


@pytest.mark.parametrize("mood", ["none", "empty"])
def test_no_test_under_a_sanitizer_is_no_success(tmp_path, mood):
    result = under_sanitizer(tmp_path, "--filter", "*Tise*", MOOD=mood)
    assert result.returncode == 5 and "'*Tise*' ran" in result.stderr


def test_a_tool_that_saw_no_test_is_named(tmp_path):
    result = under_sanitizer(tmp_path, "--shards", "1", "--jobs", "1", "--tools", "memcheck,initcheck", MOOD="once")
    assert result.returncode == 5 and "ran under initcheck:" in result.stderr
    assert "initcheck      1      0        0  no test" in result.stdout
    assert "memcheck       1      1        0  clean" in result.stdout


@pytest.mark.parametrize("arguments, told", [
    (["--tools", "memchek"], "there is no 'memchek'"), (["--shards", "0"], "--shards 0: at least 1"),
    (["--limit", "0"], "--limit 0: more than 0"), (["--limit", "nan"], "--limit nan: more than 0"),
    (["--logs", "/dev/null/logs"], "--logs /dev/null/logs: Not a directory; name another folder")])
def test_options_of_the_sanitizers_are_checked(tmp_path, arguments, told):
    result = under_sanitizer(tmp_path, *arguments)
    assert result.returncode == 2 and told in result.stderr


def test_gpu_code_is_not_looked_at_without_a_gpu(tree):
    path = f"{tree / 'bin'}:{os.environ['PATH']}"
    result = run("scripts/test", "--compute-sanitizer", cwd=tree, PATH=path)
    assert result.returncode == 4 and "needs a GPU, and there is none" in result.stderr
    result = run("scripts/test", "--quick", "--compute-sanitizer", cwd=tree, PATH=path)
    assert result.returncode == 2 and "leave --quick and --sanitize out" in result.stderr


def peers_module():
    loader = importlib.machinery.SourceFileLoader("peers", str(ROOT / "scripts" / "peers"))
    peers = importlib.util.module_from_spec(importlib.util.spec_from_loader("peers", loader))
    loader.exec_module(peers)
    return peers


def test_peers_are_asked_for_the_fastest_kernel_of_each_problem():
    peers = peers_module()
    record = ROOT / "reports" / "records" / "h200" / "vocab_topk.jsonl"
    problems = peers.problems_of(record, rows=[8192], cols=[50257])
    assert {(one.dtype, one.k) for one in problems} == {
        (dtype, k) for dtype in ("fp32", "fp16") for k in (1, 10, 32, 128, 1024)}
    assert all(one.operation == "softmax_topk" and one.rows == 8192 for one in problems)
    ten = next(one for one in problems if (one.dtype, one.k) == ("fp32", 10))
    times = [row["median_s"] for row in map(json.loads, record.read_text().splitlines()[1:])
             if row.get("dtype") == "fp32" and row["disposition"] == "ok"
             and (row["problem"]["rows"], row["problem"]["vocab"], row["problem"]["k"]) == (8192, 50257, 10)
             and row["problem"].get("distribution", "normal") == "normal"]
    assert ten.seconds == min(times) and len(times) > 5 and "@" in ten.kernel
    assert len(peers.problems_of(record)) > 100
    gradients = peers.problems_of(record.parents[1] / "softmax_backward" / "h200.jsonl", rows=[4], cols=[1048576])
    assert [one.text() for one in gradients] == ["4 x 1048576 fp16 gradient", "4 x 1048576 fp32 gradient"]
    assert all(one.is_gradient and "_backward" in one.kernel for one in gradients)
    assert peers.problems_of(record, operations=["softmax"]) == []
    drawn = record.parents[1] / "unseen_shapes" / "h200.jsonl"
    of_auto = {one.text(): one for one in peers.problems_of(drawn, kernel="auto")}
    assert len(of_auto) > 150
    for fastest in peers.problems_of(drawn):
        assert fastest.seconds <= of_auto[fastest.text()].seconds and of_auto[fastest.text()].kernel != "auto"
    assert peers.sets_of(1 << 20, 60 << 20) == 180 and peers.sets_of(3 << 30, 60 << 20) == 5


def test_peers_are_asked_for_masked_softmax():
    record = ROOT / "reports" / "records" / "h200" / "padding_and_windows.jsonl"
    problems = {one.text(): one for one in peers_module().problems_of(record)}
    sinks = [json.loads(line) for line in record.read_text().splitlines()]
    assert any(row.get("problem", {}).get("sink") == "logit" for row in sinks)
    assert not any("sink" in one.kernel for one in problems.values())
    one = problems["4 x 32 x 1024 x 1024 bf16 causal_additive heads_queries"]
    assert (one.rows, one.cols, one.mask, one.window) == (4 * 32 * 1024, 1024, "additive", (-1, 0))
    assert one.mask_shape == (4, 1, 1, 1024) and not one.is_gradient
    one = problems["2 x 32 x 2048 x 2048 bf16 window 128 128 gradient"]
    assert one.mask is None and one.window == (128, 128) and one.is_gradient
    assert problems["32 x 32 x 1 x 512 bf16"].window is None
    assert problems["4 x 32 x 1024 x 1024 bf16 boolean batch_heads"].mask_shape == (1, 1, 1024, 1024)


@pytest.mark.parametrize("arguments, told", [
    (["none.jsonl"], "none.jsonl: No such file"),
    ([ROOT / "scenarios" / "quick.yaml"], "quick.yaml:1: not JSON"),
    ([ROOT / "reports" / "records" / "cpu" / "quick.jsonl"], "no problem of these on a GPU"),
    ([ROOT / "reports" / "records" / "unseen_shapes" / "h200.jsonl", "--kernel", "none"],
     "no problem of these on a GPU, cold, with a row of kernel none")])
def test_peers_say_what_is_wrong_with_a_record(arguments, told):
    result = run("scripts/peers", *arguments)
    assert result.returncode == 1 and told in result.stderr and "Traceback" not in result.stderr


def test_figures_of_peers_are_in_their_file_at_once_and_are_gone_on_with(tmp_path):
    peers = peers_module()
    one, two, three = peers.problems_of(ROOT / "reports" / "records" / "unseen_shapes" / "h200.jsonl", kernel="auto")[:3]
    path = tmp_path / "peers.csv"
    first = peers.Figures(path, [one, two, three])
    first.add(one, 1e-5, 2e-5)
    first.add(two, 3e-5, None)
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert [(row["problem"], row["torch_s"], row["triton_s"]) for row in rows] == [
        (one.text(), "1e-05", "2e-05"), (two.text(), "3e-05", "")]
    assert (float(rows[0]["roofmax_s"]), rows[0]["kernel"]) == (one.seconds, one.kernel)

    two.seconds *= 2  # a later record
    second = peers.Figures(path, [one, two, three], is_resumed=True)
    assert [second.has(problem) for problem in (one, two, three)] == [True, False, False]
    second.add(three, 4e-5, 5e-5)
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert [row["problem"] for row in rows] == [one.text(), three.text()]
    assert not peers.Figures(path, [one]).has(one)

    path.write_text("problem,torch_s\n", "utf-8")
    with pytest.raises(ValueError, match="not a file of"):
        peers.Figures(path, [one], is_resumed=True)
    result = run("scripts/peers", ROOT / "reports" / "records" / "unseen_shapes" / "h200.jsonl", "--resume")
    assert result.returncode == 2 and "name it with --csv" in result.stderr
    result = run("scripts/peers", ROOT / "reports" / "records" / "unseen_shapes" / "h200.jsonl", "--csv", path)
    assert result.returncode == 2 and "--force replaces it" in result.stderr
    assert path.read_text("utf-8") == "problem,torch_s\n"


def test_triton_has_programs_for_rows_of_5_to_65536_columns():
    programs = peers_module().programs_for
    for cols in (5, 8, 33, 64, 1000, 1024, 65536):
        block = 1 << (cols - 1).bit_length()
        shapes = list(programs(block))
        assert shapes and len(set(shapes)) == len(shapes)
        assert all(4 <= rows * block / (32 * warps) <= 64 for warps, rows in shapes)
        assert any(rows == 1 for _, rows in shapes) == (cols > 64)
    assert not list(programs(4))


@pytest.mark.parametrize("text, told", [
    (b"", "is empty"), (b"\n \n", "is empty"), (b"\xff\xfe", "is not UTF-8"), (b"[1]\n", ":1: no row"),
    (b'{"kind": "case"}\n', ":1: no row"), (b'{"kind": "case", "disposition": "ok", "problem": 3}\n', ":1: no row")])
def test_peers_take_records_alone(tmp_path, text, told):
    path = tmp_path / "r.jsonl"
    path.write_bytes(text)
    result = run("scripts/peers", path)
    assert result.returncode == 1 and told in result.stderr and "Traceback" not in result.stderr


# ---- choose_prediction ---------------------------------------------------------------------------


@pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without CUDA")
def test_constants_of_the_prediction_are_those_that_are_chosen():
    loader = importlib.machinery.SourceFileLoader("choose_prediction",
                                                  str(ROOT / "scripts" / "choose_prediction"))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    choosing = importlib.util.module_from_spec(spec)
    loader.exec_module(choosing)
    choice = choosing.Choice(os.environ["ROOFMAX"])
    constants = choosing.constants_in_code()
    for rows in choice.groups:
        assert len(rows.cases) > 1000
        assert rows.seconds(constants) == pytest.approx(rows.predicted, rel=1e-9)
    # Rounded to two digits, and on a flat ground: none elsewhere is better by more than a part in
    # two hundred.
    _, least = choice.best(constants)
    assert choice.loss(constants) < 1.005 * least
    assert choice.loss(constants * [0.7, 1, 1, 1, 1]) > 1.01 * least
