"""What the README says of an H100 beside an H200, against their records."""

import json
import math
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[2]
DEVICES = ("h200", "h100")


def readme():
    return re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))


def path(device, scenario):
    records = ROOT / "reports" / "records"
    alone = records / scenario / f"{device}.jsonl"
    return alone if alone.exists() else records / device / f"{scenario}.jsonl"


def build(device, scenario):
    with open(path(device, scenario), encoding="utf-8") as lines:
        return json.loads(next(lines))["roofmax"]["revision"][:7]


def compared(scenario, *options):
    done = subprocess.run([ROOFMAX, "compare", *(path(device, scenario) for device in DEVICES),
                           *options], capture_output=True, text=True)
    found = re.search(r"(\d+) nearer to their ceiling, (\d+) further from it, (\d+) level of (\d+) "
                      r"\w+; SOL ([\d.]+)x", done.stdout)
    assert found, done.stdout + done.stderr
    return found.groups()


def test_records_said_to_be_of_one_build_are():
    assert build("h200", "safe_online_softmax") == build("h100", "safe_online_softmax")
    later, earlier = (build(device, "quick") for device in DEVICES)
    assert (f"`quick`, whose record of the H200 is of a later build ({later}, not {earlier}), it "
            "finds") in readme()


def test_rows_nearer_to_their_ceiling_are_as_many_as_the_readme_says():
    nearer, further, level, _, times = compared("safe_online_softmax")
    assert (f"finds {nearer} nearer, {further} further and {level} level (SOL {times} times as high "
            "at the geometric mean)") in readme()
    nearer, further, level, _, times = compared("safe_online_softmax", "--fastest")
    assert f"(`--fastest`) {nearer}, {further} and {level} ({times} times)" in readme()
    nearer, further, level, rows, times = compared("quick")
    assert f"Of the {rows} rows of `quick`" in readme()
    assert f"finds {nearer} nearer, {further} further and {level} level ({times} times)" in readme()


def times_of(scenario):
    """Of each problem of an H100's record: what each kernel takes, in s."""
    problems = {}
    with open(path("h100", scenario), encoding="utf-8") as lines:
        for row in map(json.loads, lines):
            if row["kind"] == "case" and row["disposition"] == "ok":
                problem = (row["dtype"], json.dumps(row["problem"], sort_keys=True))
                problems.setdefault(problem, []).append((row["kernel"], row["median_s"]))
    return problems


def losses_of_auto(scenario):
    """Of each problem on a GPU, by its words in the README; worst first."""
    losses = {}
    for (dtype, problem), times in times_of(scenario).items():
        shape = json.loads(problem)
        chosen = min(time for kernel, time in times if kernel == "auto")
        fastest = min(time for kernel, time in times if kernel != "auto")
        losses[f"{shape['rows']} x {shape['cols']} {dtype}"] = max(chosen / fastest, 1.0)
    mean = math.exp(sum(map(math.log, losses.values())) / len(losses)) - 1
    return mean, sorted(losses.items(), key=lambda loss: -loss[1])


def test_auto_on_an_h100_loses_what_the_readme_says():
    mean, losses = losses_of_auto("peers_grid")
    (worst, most), (_, next_most) = losses[:2]
    assert (f"At the {len(losses)} shapes of "
            "[peers_grid](reports/records/h100/peers_grid.jsonl) its choice takes "
            f"{mean:.1%} longer there than the fastest (geometric mean), {most - 1:.1%} at {worst} "
            f"and at most {next_most - 1:.1%} elsewhere.") in readme()
    mean, losses = losses_of_auto("softmax_backward")
    worst, most = losses[0]
    assert (f"At the {len(losses)} gradients of "
            "[softmax_backward](reports/records/softmax_backward/h100.jsonl) it takes "
            f"{mean:.1%} longer, and {most - 1:.1%} at most, {worst}.") in readme()


def tuned(*options):
    done = subprocess.run([ROOFMAX, "tune", *map(str, options)], capture_output=True, text=True,
                          check=True)
    found = re.search(r"takes ([\d.]+)% longer than the fastest \(geometric mean of (\d+)\).*"
                      r"at (\d+) more it is a kernel that was not measured", done.stdout)
    assert found, done.stdout
    return found.groups()


@pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without the GPU kernels")
def test_a_table_of_an_h100_would_lose_what_the_readme_says():
    own = path("h100", "quick"), path("h100", "safe_online_softmax")
    share, known, unknown = tuned(*own, "--test", path("h100", "peers_grid"))
    assert (f"its choice takes {float(share):.0f}% longer ({known} problems; at {unknown} more it is "
            "a kernel that was not measured)") in readme()
    share, known, unknown = tuned(*own, path("h100", "peers_grid"))
    assert f"one at a time, {share}% ({known} problems, {unknown} more)" in readme()
