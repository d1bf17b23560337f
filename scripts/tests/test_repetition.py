"""scripts/repetition: what it runs and compares, with programs standing in for CMake, roofmax and
python3; and a comparison of two files by the real one."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from test_scripts import CMAKE, ROOT, program, run

# Notes its arguments and writes its --out. $ENDINGS: the exit codes of the runs in turn, where
# "^C" is an interruption of the script too.
ROOFMAX = r"""#!/bin/bash
printf '%s\n' "$*" >>calls
echo run >>count
endings=($ENDINGS)
ending=${endings[$(wc -l <count) - 1]:-0}
while (($#)); do [[ $1 == --out ]] && echo '{}' >"$2"; shift; done
if [[ $ending == ^C ]]; then
  kill -INT "$PPID"
  exit 2
fi
exit "$ending"
"""
PYTHON = r"""#!/bin/bash
[[ $1 == -c ]] || printf '%s\n' "$*" >>calls
exit 0
"""
COMPARISON = "-m roofmax_reports.repetition"


@pytest.fixture
def tree(tmp_path):
    root = tmp_path / "tree"
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=shutil.ignore_patterns("tests"))
    (root / "scenarios").mkdir()
    for scenario in ("quick", "repetition"):
        (root / "scenarios" / f"{scenario}.yaml").write_text(f"scenario: {scenario}\n")
    program(root / "roofmax", ROOFMAX)
    program(root / "bin" / "cmake", CMAKE)
    program(root / "bin" / "nvidia-smi", "#!/bin/bash\nexit 1\n")
    program(root / "bin" / "python", PYTHON)
    return root


def repetition(tree, *arguments, **environment):
    result = run("scripts/repetition", *arguments, cwd=tree,
                 PATH=f"{tree / 'bin'}:{os.environ['PATH']}",
                 ROOFMAX_PYTHON=str(tree / "bin" / "python"), **environment)
    calls = tree / "calls"
    return result, calls.read_text().splitlines() if calls.exists() else []


def test_five_runs_of_its_own_scenario_are_compared(tree):
    result, calls = repetition(tree)
    assert result.returncode == 0, result.stderr
    folder, = (tree / "results").iterdir()
    assert folder.name.startswith("repetition-cpu-")
    files = [f"results/{folder.name}/run-{number}.jsonl" for number in range(1, 6)]
    assert "--preset cpu" in calls[0]
    assert calls[1:6] == [f"run repetition --no-ceilings --out {file}" for file in files]
    assert calls[6:] == [f"{COMPARISON} --machine {' '.join(files)}"]
    assert "run 2 of 5" in result.stdout and "s to go" in result.stdout
    assert f"records: results/{folder.name}" in result.stdout


def test_options_of_its_own_and_of_roofmax(tree):
    result, calls = repetition(tree, "quick", "--runs=2", "--device", "cpu", "--markdown",
                               "--out", "mine/twice")
    assert result.returncode == 0, result.stderr
    assert calls[1:] == [
        *(f"run quick --device cpu --no-ceilings --out mine/twice/run-{number}.jsonl"
          for number in (1, 2)),
        f"{COMPARISON} --markdown --machine mine/twice/run-1.jsonl mine/twice/run-2.jsonl"]


def test_other_scenarios_are_named_in_the_folder(tree):
    result, calls = repetition(tree, "quick", "--runs", "2")
    assert result.returncode == 0, result.stderr
    folder, = (tree / "results").iterdir()
    assert folder.name.startswith("repetition-of-quick-cpu-")


@pytest.mark.parametrize("arguments, complaint", [
    (["--runs", "1"], "two runs or more"),
    (["--runs", "many"], "'many' is not a number"),
    (["--runs"], "--runs needs a value"),
    (["--resume"], "--resume: every run begins a file of its own"),
    (["quik"], "no scenario 'quik'; there are: quick repetition"),
    (["quick", "--from", "a.jsonl"], "'quick' has no meaning"),
    (["--out", "scripts"], "scripts exists"),
])
def test_wrong_options_are_refused_before_anything_is_built(tree, arguments, complaint):
    result, calls = repetition(tree, *arguments)
    assert result.returncode == 3
    assert complaint in result.stderr
    assert not calls and not (tree / "build").exists()


def test_a_dry_run_measures_nothing(tree):
    result, calls = repetition(tree, "--dry-run")
    assert result.returncode == 0, result.stderr
    assert calls[1:] == ["run repetition --dry-run --no-ceilings"]
    assert not (tree / "results").exists()


@pytest.mark.parametrize("ending", ["^C", "2"])
def test_what_is_complete_at_an_interruption_is_compared(tree, ending):
    result, calls = repetition(tree, "--out", "r", ENDINGS=f"0 1 {ending}")
    assert result.returncode == 2, result.stderr
    assert calls[-1] == f"{COMPARISON} --machine r/run-1.jsonl r/run-2.jsonl"
    assert len([call for call in calls if call.startswith("run ")]) == 3
    assert (tree / "r" / "run-3.jsonl").exists()
    assert "ended after 2 of 5 runs" in result.stdout
    assert "run repetition --no-ceilings --resume --out r/run-3.jsonl" in result.stdout


def test_one_complete_run_is_compared_with_nothing(tree):
    result, calls = repetition(tree, "--out", "r", ENDINGS="0 ^C")
    assert result.returncode == 2, result.stderr
    assert COMPARISON not in calls[-1]
    assert "takes two complete runs" in result.stdout
    assert sorted(path.name for path in (tree / "r").iterdir()) == ["run-1.jsonl", "run-2.jsonl"]


def test_a_run_that_fails_ends_it_with_its_exit_code(tree):
    result, calls = repetition(tree, ENDINGS="4")
    assert result.returncode == 4
    assert len(calls) == 2


def test_failed_rows_show_in_the_exit_code_of_whole_runs(tree):
    result, calls = repetition(tree, "--runs", "3", ENDINGS="0 1 0")
    assert result.returncode == 1
    assert calls[-1].startswith(COMPARISON) and calls[-1].count("run-") == 3


def test_files_that_exist_are_compared_without_a_build(tree):
    result, calls = repetition(tree, "--markdown", "--from", "a.jsonl", "b c.jsonl")
    assert result.returncode == 0, result.stderr
    assert calls == [f"{COMPARISON} --markdown a.jsonl b c.jsonl"]
    assert not (tree / "build").exists()


def test_the_comparison_of_two_files(tmp_path):
    paths = []
    for number in (1, 2):
        path = Path(tmp_path) / f"run-{number}.jsonl"
        top = {"kind": "header", "schema": 1, "run": f"run {number}",
               "device": {"id": "cpu", "kind": "cpu", "name": "Made-up Processor"}}
        row = {"kind": "case", "operation": "softmax", "kernel": "plain", "variant": "",
               "dtype": "fp32", "problem": {"rows": 4, "cols": 8}, "device": "cpu",
               "cache": "cold", "timer": "wall", "disposition": "ok", "median_s": 1e-3,
               "time_ci_s": [0.9e-3, 1.1e-3], "samples_s": [1e-3], "sol": 0.5 * number,
               "sol_ci": [0.45 * number, 0.55 * number], "twin_samples_s": [0.5e-3]}
        path.write_text(f"{json.dumps(top)}\n{json.dumps(row)}\n")
        paths.append(path)
    result = run("scripts/repetition", "--from", *paths, ROOFMAX_PYTHON=sys.executable)
    assert result.returncode == 0, result.stderr
    assert "Made-up Processor: 2 runs" in result.stdout
    assert "1/1 disjoint, 69.31%" in result.stdout
    missing = run("scripts/repetition", "--from", tmp_path / "none", ROOFMAX_PYTHON=sys.executable)
    assert missing.returncode == 2
    assert f"repetition: {tmp_path}/none: cannot be read" in missing.stderr
