"""First changes that were tried: rows of the published records whose first change by `explain` exists
as another kernel, or another tuning, of the same problem in the same record. The README has the same
table, with the times of the records."""

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[3]
RECORDS = ROOT / "reports" / "records" / "h200"


class Tried(NamedTuple):
    record: str
    place: str  # words of the problem, all of which `explain` says of it
    shown: str  # the problem as the README has it
    kernel: str
    cause: str
    change: str  # words of the first change that `explain` proposes
    tried: str
    ratio: tuple[float, float]  # the time before over that after: at least and at most


HELPED = [
    Tried("quick", "softmax fp16 rows=4 cols=1048576 cold", "4 x 1048576 fp16",
          "two_pass@threads=256,vectors=1", "too few bytes in flight", "let several blocks share a row",
          "split_k_persistent@threads=256,vectors=16", (25, 32)),
    Tried("quick", "softmax fp16 rows=8192 cols=8192 cold", "8192 x 8192 fp16",
          "multi_kernel@intermediate=input", "re-read", "keep a row on chip between its passes",
          "cluster_registers@cluster=1,elements=32", (3, 3.5)),
    Tried("vocab_topk", "softmax_topk fp32 rows=8192 vocab=50257 k=10 distribution=normal cold",
          "8192 x 50257 fp32, K = 10", "separate", "re-read", "keep a row on chip between its passes",
          "block_threshold@threads=128,each=4", (4, 5)),
    Tried("megatron_attention", "masked_softmax bf16 b=8 heads=32 sq=2048 sk=2048 mask=additive cold",
          "[8,32,2048,2048] bf16, additive", "unfused@pipeline=s0", "re-read",
          "keep a row on chip between its passes", "scaled_masked", (7, 8.5)),
    Tried("quick", "softmax fp16 rows=128 cols=1024 cold", "128 x 1024 fp16",
          "multi_kernel@intermediate=input", "fixed cost", "do it in one launch",
          "two_pass@threads=256,vectors=1", (2.8, 3.5)),
    Tried("vocab_topk", "softmax_topk fp16->fp32 rows=8192 vocab=50257 k=10 distribution=normal cold",
          "8192 x 50257 fp16, K = 10", "warp_heap", "issue", "less bookkeeping",
          "warp_threshold@threads=128,each=4", (8, 11)),
    Tried("vocab_topk", "softmax_topk bf16->fp32 rows=256 vocab=128256 k=32 distribution=normal cold",
          "256 x 128256 bf16, K = 32", "block_threshold@threads=128,each=4",
          "too few bytes in flight", "more warps", "block_threshold@threads=256,each=4", (1.2, 1.35)),
]
DID_NOT_HELP = [
    Tried("vocab_topk", "softmax_topk fp32 rows=8192 vocab=50257 k=10 distribution=normal cold",
          "8192 x 50257 fp32, K = 10", "warp_heap", "issue", "wider vectors",
          "warp_heap_vector@vectors=4", (1, 1.1)),
    Tried("quick", "softmax fp32 rows=4 cols=1048576 cold", "4 x 1048576 fp32",
          "split_k@threads=256,vectors=16,reread=reverse", "too few bytes in flight", "more warps",
          "split_k@threads=256,vectors=8,reread=reverse", (0.98, 1.02)),
    Tried("safe_online_softmax", "softmax fp16 rows=4 cols=32768 cold", "4 x 32768 fp16",
          "split_k@threads=256,vectors=2,reread=reverse", "fixed cost", "do it in one launch",
          "split_k_persistent@threads=256,vectors=2", (0.85, 0.92)),
]


@cache
def explained(record):
    told = subprocess.run([ROOFMAX, "explain", RECORDS / f"{record}.jsonl", "--all", "--below", "1000%",
                           "--format", "json"], capture_output=True, text=True, timeout=500, check=False)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def row_of(case, kernel):
    words = set(case.place.split())
    rows = [row for row in explained(case.record)
            if row["kernel"] == kernel and words <= set(row["place"].split())]
    assert len(rows) == 1, [row["place"] for row in rows]
    return rows[0]


def gain(case):
    """How many times as fast what was tried is."""
    before, after = (row_of(case, kernel)["time_s"] for kernel in (case.kernel, case.tried))
    return before / after


def line_of(case):
    """In the README's table."""
    before, after = (in_three_digits(row_of(case, kernel)["time_s"])
                     for kernel in (case.kernel, case.tried))
    return (f"| {case.shown} | `{case.kernel}` | {case.cause}: {case.change} | `{case.tried}` "
            f"| {before} | {after} |")


def in_three_digits(seconds):
    unit, name = (1e-3, "ms") if seconds >= 1e-3 else (1e-6, "us")
    digits = f"{seconds / unit:.3g}"
    return f"{digits}{'0' if len(digits.replace('.', '')) < 3 and '.' in digits else ''} {name}"


def named(case):
    return f"{case.record}: {case.kernel}"


every = pytest.mark.parametrize("case", HELPED + DID_NOT_HELP, ids=named)


@every
def test_the_cause_and_the_first_change_are_what_explain_says(case):
    row = row_of(case, case.kernel)
    assert row["sol"] < 0.8
    assert row["cause"] == case.cause
    assert case.change in row["first_change"]


@every
def test_the_time_moved_as_the_table_says(case):
    at_least, at_most = case.ratio
    assert at_least <= gain(case) <= at_most


def test_what_is_said_to_have_helped_did_so():
    """By the times of the records; the README says of the last lines that they were of no use."""
    assert min(map(gain, HELPED)) > 1.1 >= max(map(gain, DID_NOT_HELP))
    lines = (ROOT / "README.md").read_text().splitlines()
    places = [lines.index(line_of(case)) for case in HELPED + DID_NOT_HELP]
    assert places == list(range(places[0], places[0] + len(places))), "in this order"
    words = ["none", "one", "two", "three", "four"]
    assert f"The last {words[len(DID_NOT_HELP)]} were of little or no use." in " ".join(lines)


@every
def test_the_readme_has_the_same_row(case):
    assert line_of(case) in (ROOT / "README.md").read_text().splitlines(), line_of(case)
