"""Kernels planted with one weakness each: `explain` names it, by the record of an H200, and by a run
of them where there is a GPU whose counters can be read."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
PLUGIN = Path(ROOFMAX).parent / "test_plugins" / "planted_weaknesses.so"
RECORD = Path(__file__).parents[3] / "reports" / "records" / "planted" / "h200.jsonl"
# Of an H200 and an H100, which have 132 SMs: planted_tail wants two blocks on each of them, and one
# more.
PLANTED = {
    "planted_exponentials": ((8192, 8192), "exponentials"),
    "planted_launches": ((400, 512), "fixed cost"),
    "planted_low_occupancy": ((8192, 4096), "too few bytes in flight"),
    "planted_reread": ((264, 262144), "re-read"),
    "planted_tail": ((265, 16384), "imbalance"),
    "planted_uncoalesced": ((524288, 64), "uncoalesced"),
}
SHAPES = {kernel: shape for kernel, (shape, _) in PLANTED.items()}


def roofmax(*arguments):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=500, check=False)


def causes_of(record):
    told = roofmax("explain", record, "--all", "--below", "100%", "--format", "json")
    assert told.returncode == 0, told.stderr
    return {row["kernel"]: row["cause"] for row in json.loads(told.stdout)}


def expected():
    return {kernel: cause for kernel, (_, cause) in PLANTED.items()}


def test_each_weakness_is_named():
    assert causes_of(RECORD) == expected()


def test_wasted_exponentials_are_told_though_the_plugin_declares_none():
    rows = [json.loads(line) for line in RECORD.read_text().splitlines()]
    (row,) = (row for row in rows if row.get("kernel") == "planted_exponentials")
    assert row["modelled"]["exponentials"] == 2 * row["problem"]["rows"] * row["problem"]["cols"]
    told = roofmax("explain", RECORD, "--kernel", "planted_exponentials", "--format", "json")
    (told,) = json.loads(told.stdout)
    assert told["shares"]["exponentials"] < 0.1 and told["shares"]["exponential_unit"] > 0.8
    assert "also does conversions" in told["evidence"] and "needs 85% of the time" in told["evidence"]


def measure(folder):
    """The rows of all planted kernels, each of its own shape, in one file."""
    out = folder / "planted.jsonl"
    with out.open("w") as whole:
        for kernel, (rows, cols) in SHAPES.items():
            part = folder / f"{kernel}.jsonl"
            done = roofmax("run", "--plugin", PLUGIN, "--device", "cuda:0", "--kernel", kernel,
                           "--rows", rows, "--cols", cols, "--dtype", "fp32", "--cache", "cold",
                           "--budget", "0.3", "--no-ceilings", "--counters", "default", "--out",
                           part)
            assert done.returncode == 0, done.stdout + done.stderr
            whole.write(part.read_text())
    return out


def has_132_processors():
    if not shutil.which("nvidia-smi"):
        return False
    names = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, check=False).stdout
    return "GPU 0: NVIDIA H100 80GB HBM3" in names or "GPU 0: NVIDIA H200" in names


@pytest.mark.skipif(not has_132_processors(), reason="needs an H100 or H200 of 132 SMs")
def test_each_weakness_is_named_here(tmp_path):
    record = measure(tmp_path)
    rows = [json.loads(line) for line in record.read_text().splitlines()]
    why = {row["why_no_counters"] for row in rows if row["kind"] == "case"} - {None}
    if why:
        pytest.skip(f"nothing was counted: {why}")
    assert causes_of(record) == expected()
