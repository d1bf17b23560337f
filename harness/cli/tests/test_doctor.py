"""What the program says of the machine that it measures on: beside busy loops, and in the header."""

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import time

import pytest

ROOFMAX = os.environ.get("ROOFMAX", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX does not name the program")
PLUGINS = pathlib.Path(ROOFMAX).parent / "test_plugins"

ONE_CASE = ["run", "--operation", "softmax", "--rows", "4", "--cols", "64", "--dtype", "fp32",
            "--kernel", "safe", "--cache", "hot", "--device", "cpu", "--budget", "0.05",
            "--no-ceilings"]


def roofmax(*arguments, **variables):
    environment = {name: value for name, value in os.environ.items()
                   if not name.startswith(("OMP_", "GOMP_"))}
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=240, env={**environment, **variables})


def header_of(path):
    return json.loads(path.read_text().splitlines()[0])


@contextlib.contextmanager
def busy_processors():
    """Two endless loops for each processor."""
    loops = [subprocess.Popen(["sh", "-c", "while :; do :; done"])
             for _ in range(2 * os.cpu_count())]
    try:
        yield [loop.pid for loop in loops]
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def first_ceilings(out):
    """`roof`, interrupted when it has measured a few, as its user sees it."""
    process = subprocess.Popen(
        [ROOFMAX, "roof", "--device", "cpu", "--out", str(out)], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"})
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    text, _ = process.communicate(timeout=120)
    return process.returncode, text


def test_roof_beside_busy_loops_says_who_disturbs_it_and_flags_its_ceilings(tmp_path):
    out = tmp_path / "roof.jsonl"
    with busy_processors() as pids:
        code, text = first_ceilings(out)
    assert code == 2, text
    severe, = (line for line in text.splitlines()
               if line.startswith("severe: other processes use "))
    # Whatever else keeps this machine busy may be ahead of the loops.
    assert any(f"{pid} sh " in severe for pid in pids) or " more)" in severe, severe
    assert "end them, or wait until they are done" in severe
    assert "verdict: too disturbed to be believed: other processes" in text
    assert "were disturbed (contended" in text and ") !" in text
    header = header_of(out)
    assert any("contended" in ceiling["flags"] for ceiling in header["ceilings"])
    for ceiling in header["ceilings"]:
        assert ceiling["ci"][0] <= ceiling["bytes_per_s"] <= ceiling["ci"][1]
        assert ceiling["samples"] > 0
    found, = (each for each in header["disturbances"] if each["what"] == "other_processes")
    assert found["severe"] is True and found["when"] == "before"
    assert found["finding"] in severe and found["cure"] in severe


def test_a_run_beside_busy_loops_says_so_before_it_starts(tmp_path):
    out = tmp_path / "r.jsonl"
    with busy_processors():
        done = roofmax(*ONE_CASE, "--out", out, OMP_NUM_THREADS="1")
    assert done.returncode == 0, done.stderr
    before_the_table = done.stdout.split("kernel  shape")[0]
    assert "note: other processes use " in before_the_table
    assert "note: OpenMP uses 1 thread " in before_the_table or os.cpu_count() == 1
    assert "other_processes" in [each["what"] for each in header_of(out)["disturbances"]]


def test_threads_that_openmp_binds_still_have_every_processor(tmp_path):
    out = tmp_path / "r.jsonl"
    usable = len(os.sched_getaffinity(0))
    done = roofmax(*ONE_CASE, "--out", out, OMP_PROC_BIND="true")
    assert done.returncode == 0, done.stderr
    header = header_of(out)
    assert header["device"]["processors"] == usable
    assert header["host"]["usable_cpus"] == usable
    assert "shared_processors" not in [each["what"] for each in header["disturbances"]]


def test_threads_that_share_a_processor_are_said(tmp_path):
    out = tmp_path / "r.jsonl"
    cpu = min(os.sched_getaffinity(0))
    done = roofmax(*ONE_CASE, "--out", out, OMP_NUM_THREADS="2", OMP_PLACES=f"{{{cpu}}}",
                   OMP_PROC_BIND="close")
    assert done.returncode == 0, done.stderr
    assert "note: 2 OpenMP threads share 1 processor (OMP_NUM_THREADS=2, " in done.stdout
    host = header_of(out)["host"]
    assert host["openmp"] == {"max_threads": 2, "OMP_NUM_THREADS": "2",
                              "OMP_PLACES": f"{{{cpu}}}", "OMP_PROC_BIND": "close"}
    assert host["usable_cpus"] == 1 and host["logical_cpus"] == os.cpu_count()
    assert len(host["load_average"]) == 3


def test_the_header_says_which_plugins_brought_which_kernels(tmp_path):
    out = tmp_path / "r.jsonl"
    library = PLUGINS / "copying.so"
    given = os.path.relpath(library)
    done = roofmax(*ONE_CASE, "--plugin", given, "--out", out)
    assert done.returncode == 0, done.stdout + done.stderr
    plugin, = header_of(out)["plugins"]
    assert plugin["path"] == given
    assert plugin["bytes"] == library.stat().st_size
    assert len(plugin["digest"]) == 16 and int(plugin["digest"], 16) > 0
    assert plugin["kernels"] and all(" " in name for name in plugin["kernels"])
