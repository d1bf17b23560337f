"""The program as its users run it: real measurements on the CPU, crashes, interrupts, full disks."""

import json
import os
import signal
import subprocess
import time

import pytest

ROOFMAX = os.environ.get("ROOFMAX", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX does not name the program")

QUICKLY = ["--device", "cpu", "--budget", "0.05"]
TWO_SHAPES = ["--operation", "softmax", "--rows", "4", "--cols", "64,100", "--dtype", "fp32"]


def roofmax(*arguments, **options):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=240, **options)


def objects_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def keys_of(path):
    return [row["key"] for row in objects_of(path)[1:]]


def test_run_records_every_row_and_says_what_to_do_next(tmp_path):
    out = tmp_path / "r.jsonl"
    done = roofmax("run", *TWO_SHAPES, *QUICKLY, "--out", out, "--seed", "7")
    assert done.returncode == 0, done.stderr
    header, *rows = objects_of(out)
    assert header["kind"] == "header" and header["schema"] == 1
    assert header["command"][:2] == ["roofmax", "run"]
    assert header["scenarios"][0]["name"] == "adhoc" and header["scenarios"][0]["path"] is None
    assert (header["seed"], header["budget_s"], header["timer"]) == (7, 0.05, "wall")
    assert header["device"]["kind"] == "cpu" and header["ceilings"]
    assert header["started_at"].endswith("Z")
    assert len(rows) == len({row["key"] for row in rows}) >= 4
    for row in rows:
        assert row["disposition"] == "ok", row["reason"]
        assert row["median_s"] > 0 and row["sol"] > 0 and row["samples_s"]
        assert row["static"] is None and row["counters"] is None
    assert "Which kernel to use" in done.stdout
    assert f"next:    roofmax report {out}" in done.stdout
    assert "\033" not in done.stdout and "\r" not in done.stdout

    again = roofmax("run", *TWO_SHAPES, *QUICKLY, "--out", out)
    assert again.returncode == 3 and "--resume" in again.stderr and "--force" in again.stderr


def test_a_killed_run_is_resumed_without_losing_or_repeating_a_row(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *TWO_SHAPES, "--device", "cpu", "--budget", "0.5", "--out", str(out)]
    with subprocess.Popen([ROOFMAX, *command], stdout=subprocess.PIPE, text=True) as run:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if out.exists() and out.read_text().count("\n") >= 3:
                break
            time.sleep(0.02)
        run.kill()
    kept = keys_of(out)
    assert len(kept) >= 2
    resumed = roofmax(*command, "--resume")
    assert resumed.returncode == 0, resumed.stderr
    assert keys_of(out)[: len(kept)] == kept
    planned = roofmax("run", "--dry-run", *TWO_SHAPES, "--device", "cpu").stdout.splitlines()
    assert len(keys_of(out)) == len(set(keys_of(out))) == len(planned) - 2
    nothing_left = roofmax(*command, "--resume")
    assert nothing_left.returncode == 0 and "nothing is left to measure" in nothing_left.stdout


def test_an_interrupted_run_ends_with_two_and_a_summary(tmp_path):
    out = tmp_path / "r.jsonl"
    command = [ROOFMAX, "run", *TWO_SHAPES, "--device", "cpu", "--budget", "2", "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if out.exists() and out.read_text().count("\n") >= 2:
                break
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        text, _ = run.communicate(timeout=120)
    assert run.returncode == 2
    assert "interrupted after" in text and "--resume" in text
    assert len(keys_of(out)) >= 1


def test_two_runs_on_one_file_are_refused(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *TWO_SHAPES, "--device", "cpu", "--budget", "1", "--out", str(out)]
    with subprocess.Popen([ROOFMAX, *command], stdout=subprocess.PIPE, text=True) as run:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and not out.exists():
            time.sleep(0.02)
        second = roofmax(*command, "--resume")
        run.kill()
    assert second.returncode == 3
    assert "another run is writing to it" in second.stderr


def test_a_full_disk_ends_the_run_with_a_cure_and_a_valid_file(tmp_path):
    out = tmp_path / "r.jsonl"
    # A limit on the size of files (in KiB) stands in for the disk.
    done = subprocess.run(
        ["bash", "-c", 'trap "" XFSZ; ulimit -f 16; exec "$@"', "-", ROOFMAX, "run", *TWO_SHAPES,
         *QUICKLY, "--out", str(out)], capture_output=True, text=True, timeout=240)
    assert done.returncode == 4, done.stdout + done.stderr
    assert "make room there and go on with --resume" in done.stderr
    assert out.read_text().endswith("\n")
    objects_of(out)


def test_an_unwritable_output_is_refused_before_measuring(tmp_path):
    begin = time.monotonic()
    done = roofmax("run", *TWO_SHAPES, *QUICKLY, "--out", "/proc/no/such.jsonl")
    assert done.returncode == 3 and "--out" in done.stderr
    assert time.monotonic() - begin < 5


def test_verify_times_nothing_and_shows_the_worst_error():
    done = roofmax("verify", "--operation", "softmax", "--rows", "3", "--cols", "1,1025",
                   "--dtype", "fp16", "--device", "cpu")
    assert done.returncode == 0, done.stderr
    assert " ulp " in done.stdout and "GB/s" not in done.stdout


def test_benchmark_arguments_reach_google_benchmark(tmp_path):
    listed = roofmax("run", *TWO_SHAPES, "--device", "cpu", "--benchmark_list_tests")
    assert listed.returncode == 0
    assert "softmax/online/fp32/rows=4/cols=64" in listed.stdout
    out = tmp_path / "r.jsonl"
    roofmax("run", *TWO_SHAPES, *QUICKLY, "--out", out, "--benchmark_filter=/online/.*cols=64.*/hot")
    assert [key.split("/")[1] for key in keys_of(out)] == ["online"]


def test_list_is_one_json_array():
    kernels = json.loads(roofmax("list", "--format", "json").stdout)
    assert kernels and all({"name", "operation", "device", "dtypes", "summary", "constraints"}
                           <= set(kernel) for kernel in kernels)
