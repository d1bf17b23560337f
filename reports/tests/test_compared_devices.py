"""What the README says of an H100 beside an H200, against their records."""

import json
import os
import re
import subprocess
from pathlib import Path

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[2]
DEVICES = ("h200", "h100")


def readme():
    return re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))


def path(device, scenario):
    return ROOT / "reports" / "records" / device / f"{scenario}.jsonl"


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
