"""The program as its users run it, with real measurements on the CPU."""

import json
import os
import subprocess
import time

import pytest

ROOFMAX = os.environ.get("ROOFMAX", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX does not name the program")

SMALL = ["--operation", "softmax", "--rows", "4", "--cols", "64,100", "--dtype", "fp32",
         "--kernel", "safe", "--kernel", "online", "--device", "cpu"]
QUICKLY = ["--budget", "0.05"]
# Threads that wait for each other by spinning would crawl beside other busy tests.
os.environ["OMP_NUM_THREADS"] = "1"


def roofmax(*arguments, **options):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=240, **options)


def objects_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_run_records_every_row_and_says_what_to_do_next(tmp_path):
    out = tmp_path / "r.jsonl"
    done = roofmax("run", *SMALL, *QUICKLY, "--out", out, "--seed", "7")
    assert done.returncode == 0, done.stderr
    header, *rows = objects_of(out)
    assert header["kind"] == "header" and header["schema"] == 1
    assert header["command"][:2] == ["roofmax", "run"]
    assert header["scenarios"][0]["name"] == "adhoc" and header["scenarios"][0]["path"] is None
    assert (header["seed"], header["budget_s"], header["timer"]) == (7, 0.05, "wall")
    assert header["device"]["kind"] == "cpu" and header["ceilings"]
    assert header["started_at"].endswith("Z")
    assert len(rows) == len({row["key"] for row in rows}) == 8
    for row in rows:
        assert row["disposition"] == "ok", row["reason"]
        assert row["median_s"] > 0 and row["sol"] > 0 and row["samples_s"]
        assert row["static"] is None and row["counters"] is None
    assert "Which kernel to use" in done.stdout
    assert f"next:    roofmax report {out}" in done.stdout
    assert "\033" not in done.stdout and "\r" not in done.stdout

    nothing_left = roofmax("run", *SMALL, *QUICKLY, "--out", out, "--resume", "--seed", "7")
    assert nothing_left.returncode == 0 and "nothing is left to measure" in nothing_left.stdout
    again = roofmax("run", *SMALL, *QUICKLY, "--out", out)
    assert again.returncode == 3 and "--resume" in again.stderr and "--force" in again.stderr


def test_a_full_disk_ends_the_run_with_a_cure_and_a_valid_file(tmp_path):
    out = tmp_path / "r.jsonl"
    # A limit on the size of files (in KiB) stands in for the disk.
    done = subprocess.run(
        ["bash", "-c", 'trap "" XFSZ; ulimit -f 8; exec "$@"', "-", ROOFMAX, "run", *SMALL,
         *QUICKLY, "--no-ceilings", "--out", str(out)], capture_output=True, text=True, timeout=240)
    assert done.returncode == 4, done.stdout + done.stderr
    assert "make room there and go on with --resume" in done.stderr
    assert out.read_text().endswith("\n")
    objects_of(out)


def test_an_unwritable_output_is_refused_before_measuring(tmp_path):
    begin = time.monotonic()
    done = roofmax("run", *SMALL, *QUICKLY, "--out", "/proc/no/such.jsonl")
    assert done.returncode == 3 and "--out" in done.stderr
    assert time.monotonic() - begin < 5


def test_verify_times_nothing_and_shows_the_worst_error():
    done = roofmax("verify", "--operation", "softmax", "--rows", "3", "--cols", "1,1025",
                   "--dtype", "fp16", "--device", "cpu")
    assert done.returncode == 0, done.stderr
    assert " ulp " in done.stdout and "GB/s" not in done.stdout


def test_list_is_one_json_array():
    kernels = json.loads(roofmax("list", "--format", "json").stdout)
    assert kernels and all({"name", "operation", "device", "dtypes", "summary", "constraints"}
                           <= set(kernel) for kernel in kernels)
