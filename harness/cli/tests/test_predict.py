"""`roofmax predict`, against the published records of an H200."""

import json
import os
import statistics
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
RECORDS = Path(__file__).parents[3] / "reports" / "records"

HAS_CUDA = os.environ.get("ROOFMAX_HAS_CUDA") == "1"
needs_cuda = pytest.mark.skipif(not HAS_CUDA, reason="built without CUDA")


def predict(*arguments):
    done = subprocess.run([ROOFMAX, "predict", *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def predictions(*arguments):
    code, out, err = predict(*arguments, "--format", "json")
    assert code == 0 and err == "", err
    return json.loads(out)


def rows_of(record):
    for line in record.open():
        row = json.loads(line)
        if row["kind"] == "case" and row["disposition"] == "ok":
            yield row


@needs_cuda
@pytest.mark.parametrize("scenario", [
    "quick", "peers_grid", "vocab_topk", "router_topk", "megatron_attention", "padding_and_windows",
    "softmax_outputs", "softmax_step"])
def test_launches_are_those_that_an_h200_saw(scenario):
    record = RECORDS / "h200" / f"{scenario}.jsonl"
    predicted = {row["key"]: row["launches"] for row in predictions(scenario, "--against", record)}
    compared = 0
    for row in rows_of(record):
        # `auto` chooses by a table that later records have changed.
        if row["kernel"] == "auto" or not (row["static"] or {}).get("launches"):
            continue
        here = predicted[row["key"]]
        there = row["static"]["launches"]
        for field in ("function", "threads", "shared_bytes"):
            assert [a[field] for a in here] == [a[field] for a in there], row["key"]
        # A compiler that gives a function other registers lets other numbers of blocks fit.
        if [a["registers"] for a in here] == [a["registers"] for a in there]:
            for field in ("grid", "blocks_per_sm"):
                assert [a[field] for a in here] == [a[field] for a in there], row["key"]
            compared += 1
    assert compared > 30


def errors(rows):
    return [abs(row["time_s"] / row["measured_s"] - 1) for row in rows if row["measured_s"] > 20e-6]


@needs_cuda
def test_shapes_that_no_constant_was_chosen_by_are_predicted_to_a_seventh():
    rows = predictions("unseen_shapes", "--against", RECORDS / "unseen_shapes" / "h200.jsonl")
    found = errors(rows)
    assert len(found) > 700
    assert statistics.median(found) < 0.15
    # Not by one kernel's luck: of what `auto` chooses, too.
    of_auto = errors([row for row in rows if "/auto/" in row["key"]])
    assert len(of_auto) > 40 and statistics.median(of_auto) < 0.12


@needs_cuda
def test_the_text_shows_times_with_what_binds_them_the_quickest_first():
    code, out, _ = predict("--rows", 8192, "--cols", 8192, "--dtype", "fp16", "--cache", "cold",
                           "--kernel", "cluster_registers@*,two_pass")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].startswith("NVIDIA H200, 132 SMs of 1.98 GHz, ceilings of ")
    assert lines[1] == "softmax rows=8192 cols=8192 fp16 cold"
    times = [float(line.split()[0]) for line in lines[2:-1]]
    assert times == sorted(times) and len(times) > 3
    assert "SOL" in lines[2] and " memory " in lines[2] and "cluster_registers@" in lines[2]
    assert lines[-1].endswith(" refused by their kernels")


@needs_cuda
def test_errors_are_summed_up_by_kernel():
    code, out, _ = predict("megatron_attention", "--against",
                           RECORDS / "h200" / "megatron_attention.jsonl")
    assert code == 0 and " measured " in out
    table = out[out.index("error of rows of 20 us and more"):].splitlines()
    assert table[1].split()[0] == "all"
    counts = [int(line.split()[1]) for line in table[1:] if line.startswith(("all", "  "))]
    assert counts[0] == sum(counts[1:])


@needs_cuda
@pytest.mark.parametrize("arguments, code, words", [
    (["quick", "--device", "h2000"], 3, ["--device h2000", "did you mean", "h200", "roofmax roof"]),
    (["quick", "--device", RECORDS / "cpu" / "quick.jsonl"], 3, ["no GPU"]),
    (["quick", "--device", Path(__file__)], 3, ["--device", "test_predict.py"]),
    (["quick", "--against", RECORDS / "cpu" / "quick.jsonl"], 3, ["NVIDIA H200", "--device"]),
    (["quick", "--against", "missing.jsonl"], 3, ["missing.jsonl", "cannot be read"]),
    (["quick", "--against", RECORDS / "h200" / "softmax_step.jsonl"], 5, ["no timed row"]),
    (["quick", "--kernel", "nope"], 3, ["nope"]),
    (["--rows", "4", "--cols", "5", "--kernel", "vector4", "--dtype", "fp16"], 5, ["refuses"]),
])
def test_what_cannot_be_predicted_says_so(arguments, code, words):
    found, out, err = predict(*arguments)
    assert found == code, err
    assert out == ""
    assert len(err.splitlines()) == 1
    for word in words:
        assert word in err


@needs_cuda
def test_a_record_of_the_device_describes_it():
    """Any record of it does, for its header has ceilings."""
    by_name = predictions("quick", "--kernel", "two_pass", "--dtype", "fp16")
    by_file = predictions("quick", "--kernel", "two_pass", "--dtype", "fp16", "--device",
                          RECORDS / "h200" / "quick.jsonl")
    assert [row["launches"] for row in by_name] == [row["launches"] for row in by_file]
    for one, other in zip(by_name, by_file):
        assert one["time_s"] == pytest.approx(other["time_s"], rel=0.2)


@pytest.mark.skipif(HAS_CUDA, reason="built with CUDA")
def test_a_build_without_gpu_kernels_says_what_it_needs():
    code, out, err = predict("quick")
    assert (code, out) == (4, "") and "nvcc; no GPU is needed" in err
