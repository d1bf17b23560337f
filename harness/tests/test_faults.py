"""Kernels that misbehave and processes that die: at most one row is lost, the file stays valid and
--resume completes it. Runs the command line (environment variable ROOFMAX)."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import time

import pytest

ROOFMAX = os.environ.get("ROOFMAX", "")
PLUGINS = pathlib.Path(ROOFMAX).parent / "test_plugins"

pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX does not name the program")


# One thread: the tests may share the machine, and OpenMP threads that wait for each other spin.
os.environ["OMP_NUM_THREADS"] = "1"


def run(*arguments):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=300, check=False)


def rows_of(path):
    """Every line must parse, and every row follow the header of its run. Rows by key, the last one
    of a key counts; and how many rows there are."""
    rows, run = [], None
    for line in map(json.loads, path.read_text().splitlines()):
        if line["kind"] == "header":
            run = line["run"]
        else:
            assert line["kind"] == "case" and line["run"] == run
            rows.append(line)
    return {row["key"]: row for row in rows}, len(rows)


def has_gpu():
    """Asks the driver, not this build: a build that cannot use the device must fail the tests."""
    if os.environ.get("CUDA_VISIBLE_DEVICES", "0") in ("", "-1") or not shutil.which("nvidia-smi"):
        return False
    return "GPU 0" in subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True,
                                     check=False).stdout


def is_built_for_cuda():
    listed = json.loads(run("list", "--device", "cuda", "--format", "json").stdout)
    return bool(listed["kernels"])


def test_each_fault_costs_its_own_row(tmp_path):
    out = tmp_path / "faults.jsonl"
    done = run("run", "--plugin", PLUGINS / "planted_faults.so", "--device", "cpu", "--kernel",
               "planted_*", "--dtype", "fp32", "--rows", "16", "--cols", "64", "--cache", "hot",
               "--deadline", "8", "--budget", "0.05", "--no-ceilings", "--out", out)
    rows, count = rows_of(out)
    by_kernel = {row["kernel"]: row for row in rows.values()}
    assert count == len(by_kernel) == 10
    assert {name: row["disposition"] for name, row in by_kernel.items()} == {
        "planted_changes_input": "incorrect",
        "planted_crash": "failed",
        "planted_error_code": "failed",
        "planted_hang": "failed",
        "planted_honest": "ok",
        "planted_refusal": "unsupported",
        "planted_right_once": "incorrect",
        "planted_stray_workspace": "incorrect",
        "planted_stray_write": "incorrect",
        "planted_unwritten": "incorrect",
    }
    assert "hung" in by_kernel["planted_hang"]["reason"]
    assert "signal 11" in by_kernel["planted_crash"]["reason"]
    assert "42" in by_kernel["planted_error_code"]["reason"]
    assert "out of bounds" in by_kernel["planted_stray_write"]["reason"]
    assert "workspace" in by_kernel["planted_stray_workspace"]["reason"]
    assert "when timed" in by_kernel["planted_right_once"]["reason"]
    assert "input 'x'" in by_kernel["planted_changes_input"]["reason"]
    assert "takes nothing at all" in by_kernel["planted_refusal"]["reason"]
    assert by_kernel["planted_honest"]["median_s"] > 0
    for name, row in by_kernel.items():
        if name != "planted_honest":
            assert row["median_s"] is None and not row["samples_s"], f"{name} was timed"
    assert done.returncode == 1


@pytest.mark.skipif(not ROOFMAX or not has_gpu() or not is_built_for_cuda(),
                    reason="no CUDA device, or a build without CUDA")
def test_each_gpu_fault_costs_its_own_row(tmp_path):
    out = tmp_path / "faults.jsonl"
    done = run("run", "--plugin", PLUGINS / "planted_gpu_faults.so", "--device", "cuda", "--kernel",
               "planted_*", "--kernel", "two_pass", "--dtype", "fp32", "--rows", "16", "--cols",
               "64", "--cache", "hot", "--deadline", "15", "--budget", "0.05", "--no-ceilings",
               "--out", out)
    rows, _ = rows_of(out)
    by_kernel = {row["kernel"]: row for row in rows.values()}
    assert by_kernel["planted_gpu_fault"]["disposition"] == "failed"
    assert "cudaErrorIllegalAddress" in by_kernel["planted_gpu_fault"]["reason"]
    assert by_kernel["planted_gpu_hang"]["disposition"] == "failed"
    assert "hung" in by_kernel["planted_gpu_hang"]["reason"]
    assert by_kernel["planted_gpu_stray_write"]["disposition"] == "incorrect"
    assert by_kernel["two_pass"]["disposition"] == "ok"
    assert done.returncode == 1


LONG_RUN = ["--device", "cpu", "--kernel", "safe", "--kernel", "online", "--dtype", "fp32",
            "--rows", "64,128,256,512", "--cols", "1000", "--cache", "hot", "--budget", "0.4",
            "--no-ceilings"]


def start_long_run(out):
    process = subprocess.Popen([ROOFMAX, "run", *LONG_RUN, "--out", str(out)],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    wait_until(lambda: text_of(out).count('"kind":"case"') >= 2)
    return process


def text_of(file):
    """Of a file that may not be there yet, or is gone again: a run tries first if it can write it."""
    try:
        return file.read_text()
    except FileNotFoundError:
        return ""


def wait_until(condition, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition was not met in time"
        time.sleep(0.02)


def children_of(pid):
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def resume(out):
    return run("run", *LONG_RUN, "--out", out, "--resume")


def test_killed_worker_costs_one_row(tmp_path):
    out = tmp_path / "killed.jsonl"
    process = start_long_run(out)
    workers = children_of(process.pid)
    assert len(workers) == 1
    os.kill(workers[0], signal.SIGKILL)
    assert process.wait(timeout=120) == 1
    rows, _ = rows_of(out)
    assert len(rows) == 8
    lost = [row for row in rows.values() if row["disposition"] != "ok"]
    assert len(lost) == 1 and lost[0]["disposition"] == "failed" and "signal 9" in lost[0]["reason"]

    assert resume(out).returncode == 0
    rows, lines = rows_of(out)
    assert len(rows) == 8 and lines == 9, "only the lost row was measured again"
    assert all(row["disposition"] == "ok" for row in rows.values())


def kill_long_run(out):
    process = start_long_run(out)
    workers = children_of(process.pid)
    process.kill()
    process.wait(timeout=60)
    wait_until(lambda: not any(pathlib.Path(f"/proc/{pid}").exists() for pid in workers))


def test_killed_parent_leaves_a_valid_file_and_no_worker(tmp_path):
    out = tmp_path / "killed.jsonl"
    kill_long_run(out)
    before, _ = rows_of(out)
    assert 2 <= len(before) < 8
    kept = {key: row["samples_s"] for key, row in before.items()}

    assert resume(out).returncode == 0
    rows, lines = rows_of(out)
    assert len(rows) == lines == 8
    assert all(rows[key]["samples_s"] == samples for key, samples in kept.items())


def test_torn_last_line_is_measured_again(tmp_path):
    out = tmp_path / "torn.jsonl"
    kill_long_run(out)
    with out.open("a") as file:
        file.write('{"kind":"case","key":"softmax/sa')
    assert resume(out).returncode == 0
    rows, lines = rows_of(out)
    assert len(rows) == lines == 8


@pytest.mark.parametrize("kept", ["part of the header", "the header"])
def test_a_run_killed_when_it_resumed_is_resumed(tmp_path, kept):
    out = tmp_path / "again.jsonl"
    kill_long_run(out)
    first = out.read_text()
    first = first[:first.rindex("\n") + 1]
    before = first.count('"kind":"case"')
    assert resume(out).returncode == 0
    second = out.read_text()[len(first):].splitlines(keepends=True)[0]
    assert json.loads(second)["kind"] == "header"
    # What a kill leaves: the header of the second run is the last line, or a part of it is.
    out.write_text(first + (second if kept == "the header" else second[:len(second) // 2]))
    assert rows_of_whole_lines(out) == before

    assert resume(out).returncode == 0
    rows, lines = rows_of(out)
    assert len(rows) == lines == 8
    headers = [line for line in out.read_text().splitlines() if '"kind":"header"' in line]
    assert len(headers) == (3 if kept == "the header" else 2)


def rows_of_whole_lines(path):
    whole = [line for line in path.read_text().splitlines(keepends=True) if line.endswith("\n")]
    return sum(json.loads(line)["kind"] == "case" for line in whole)


def test_interrupt_keeps_what_is_measured(tmp_path):
    out = tmp_path / "interrupted.jsonl"
    process = start_long_run(out)
    process.send_signal(signal.SIGINT)
    text, _ = process.communicate(timeout=60)
    assert process.returncode == 2
    assert text.count("finishing this case; Ctrl-C again to stop now") == 1
    rows, _ = rows_of(out)
    assert 2 <= len(rows) < 8
    assert all(row["disposition"] == "ok" for row in rows.values())


def test_second_run_on_the_same_output_is_refused(tmp_path):
    out = tmp_path / "shared.jsonl"
    process = start_long_run(out)
    second = resume(out)
    assert second.returncode == 3
    assert str(out) in second.stderr
    process.kill()
    process.wait(timeout=60)


def test_full_disk_ends_the_run_with_an_error():
    done = run("run", *LONG_RUN, "--out", "/dev/full", "--force")
    assert done.returncode not in (0, 1)
    assert "/dev/full" in done.stderr


def test_a_full_standard_output_is_said():
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([ROOFMAX, "list"], stdout=full, stderr=subprocess.PIPE, text=True,
                              timeout=60, check=False)
    assert done.returncode == 4
    assert "standard output" in done.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_standard_streams_leave_records_and_kernels_alone(tmp_path, closed):
    out = tmp_path / "rows.jsonl"
    words = [ROOFMAX, "run", "--device", "cpu", "--kernel", "safe", "--kernel", "online", "--dtype",
             "fp32", "--rows", "64", "--cols", "1000", "--cache", "hot", "--budget", "0.05",
             "--no-ceilings", "--out", str(out)]
    done = subprocess.run(["bash", "-c", f'"$@" {closed}', "bash", *words], timeout=300,
                          stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL, check=False)
    rows, count = rows_of(out)
    assert count == 2
    assert {row["disposition"] for row in rows.values()} == {"ok"}
    assert done.returncode == 0


@pytest.mark.parametrize("verb", [["verify"], ["run", "--no-ceilings", "--out", "rows.jsonl"]])
@pytest.mark.parametrize("kernels, code", [(["planted_refusal"], 5),
                                           (["planted_refusal", "planted_honest"], 0)])
def test_nothing_done_is_not_success(tmp_path, monkeypatch, verb, kernels, code):
    monkeypatch.chdir(tmp_path)
    named = [word for kernel in kernels for word in ("--kernel", kernel)]
    done = run(*verb, "--plugin", PLUGINS / "planted_faults.so", "--device", "cpu", *named,
               "--dtype", "fp32", "--rows", "16", "--cols", "64")
    assert done.returncode == code, done.stdout + done.stderr
    assert ("nothing was verified or measured" in done.stderr) == (code == 5)


def test_google_benchmark_flags_work(tmp_path):
    out = tmp_path / "benchmark.json"
    done = run("run", *LONG_RUN, "--out", tmp_path / "rows.jsonl",
               "--benchmark_filter=/online/.*rows=64/", f"--benchmark_out={out}",
               "--benchmark_out_format=json")
    assert done.returncode == 0, done.stderr
    report = json.loads(out.read_text())
    rows, _ = rows_of(tmp_path / "rows.jsonl")
    assert len(report["benchmarks"]) == len(rows) == 1
    (row,) = rows.values()
    measured = report["benchmarks"][0]
    assert measured["iterations"] == len(row["samples_s"])
    mean_us = 1e6 * sum(row["samples_s"]) / len(row["samples_s"])
    assert measured["real_time"] == pytest.approx(mean_us, rel=1e-3)

    listed = run("run", *LONG_RUN, "--out", tmp_path / "none.jsonl", "--benchmark_list_tests=true")
    assert listed.returncode == 0
    assert len([line for line in listed.stdout.splitlines() if line.startswith("softmax/")]) == 8
    assert not (tmp_path / "none.jsonl").exists()


@pytest.mark.parametrize("flag, named", [
    ("--benchmark_filter=no_such_case", "no_such_case"),
    ("--benchmark_fliter=online", "--benchmark_fliter"),
    ("--benchmark_repetitions=2", "--benchmark_repetitions"),
    ("--benchmark_out=/proc/no/such.json", "/proc/no/such.json"),
])
def test_invalid_google_benchmark_flags_leave_no_file(tmp_path, flag, named):
    out = tmp_path / "rows.jsonl"
    done = run("run", *LONG_RUN, "--out", out, flag)
    assert done.returncode == 3, done.stdout + done.stderr
    assert named in done.stderr
    assert not out.exists()


def test_google_benchmark_output_is_replaced_only_with_force(tmp_path):
    report = tmp_path / "benchmark.json"
    report.write_text("mine")
    one_case = ["--benchmark_filter=/online/.*rows=64/", f"--benchmark_out={report}",
                "--benchmark_list_tests=no"]
    refused = run("run", *LONG_RUN, "--out", tmp_path / "rows.jsonl", *one_case)
    assert refused.returncode == 3 and "--force" in refused.stderr
    assert report.read_text() == "mine"
    done = run("run", *LONG_RUN, "--out", tmp_path / "rows.jsonl", *one_case, "--force")
    assert done.returncode == 0, done.stderr
    assert len(json.loads(report.read_text())["benchmarks"]) == 1
