"""What the README says of how far predictions are off, against `roofmax predict`."""

import json
import os
import re
import statistics
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[3]
RECORDS = ROOT / "reports" / "records"
LEAST_S = 20e-6
AIM = {"h200": 0.15, "h100": 0.20}

pytestmark = pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without CUDA")


@cache
def told(device, scenario):
    """What `roofmax predict --against` prints of a published record."""
    record = RECORDS / device / f"{scenario}.jsonl"
    if not record.exists():
        record = RECORDS / scenario / f"{device}.jsonl"
    done = subprocess.run([ROOFMAX, "predict", scenario, "--device", device, "--against", record,
                           "--format", "json"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def cases(device, scenario):
    """Rows from 20 us on."""
    return [case for case in told(device, scenario)["cases"] if case["measured_s"] >= LEAST_S]


def off_by(case):
    return case["time_s"] / case["measured_s"] - 1


def errors(device, scenario):
    return [abs(off_by(case)) for case in cases(device, scenario)]


def median(device, scenario):
    return statistics.median(errors(device, scenario))


def packed_rows_are_off_by():
    return statistics.median(off_by(case) for case in cases("h200", "unseen_shapes")
                             if case["kernel"].startswith("cluster_packed"))


def readme():
    return re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))


def test_where_the_aim_is_met_and_where_it_is_missed():
    unseen, peers = (median("h200", name) for name in ("unseen_shapes", "peers_grid"))
    quick, online = (median("h100", name) for name in ("quick", "safe_online_softmax"))
    router, vocab = (median("h200", name) for name in ("router_topk", "vocab_topk"))
    assert peers < AIM["h200"] < unseen < min(router, vocab)
    assert quick < AIM["h100"] < online
    packed = packed_rows_are_off_by()
    assert 0.15 < packed < 0.25
    assert (f"Softmax meets it on the H200 with `peers_grid` ({100 * peers:.1f}%), just misses it at the shapes "
            f"drawn at random ({100 * unseen:.1f}%, where `cluster_packed` is predicted a fifth too long), meets it on "
            f"the H100 with `quick` ({100 * quick:.0f}%), and misses it there with `safe_online_softmax` "
            f"({100 * online:.1f}%). The shapes of both scenarios of the H100 were seen on an H200. Top-K does not meet "
            f"it ({100 * router:.0f} and {100 * vocab:.0f}%).") in readme()
    masked = median("h200", "unseen_scores")
    assert masked < AIM["h200"]
    assert f"Masked softmax meets it at problems drawn at random ({100 * masked:.1f}%)." in readme()
    gradients = median("h200", "unseen_gradients")
    assert (f"Nor does the gradient of softmax: {100 * gradients:.0f}% at gradients drawn at "
            "random.") in readme()
    of_auto = [abs(off_by(case)) for case in cases("h200", "unseen_shapes") if "/auto/" in case["key"]]
    assert (f"Of the {len(of_auto)} rows of `auto` alone it is {100 * statistics.median(of_auto):.0f}% at the shapes drawn "
            "at random (`--kernel auto`).") in readme()


def test_the_table_is_what_predict_prints():
    text = (ROOT / "README.md").read_text("utf-8")
    table = text[text.index("| scenario | seen when constants were chosen |"):].split("\n\n")[0].splitlines()[2:]
    assert len(table) > 15
    for line in table:
        name, _, long, short, _ = (cell.strip() for cell in line.strip("|").split("|"))
        device = "h100" if name.startswith("H100") else "h200"
        errors = told(device, re.search("`(.*)`", name)[1])["errors"]
        assert long == summary(errors["rows of 20 us and more"]), name
        assert short == (summary(errors["shorter rows"]) if "shorter rows" in errors else "-"), name


def summary(group):
    return f"{group['rows']}: {percent(group['median'])}, {percent(group['within_90_percent'])}"


def percent(share):
    return f"{100 * share:.1f}%" if share < 0.0995 else f"{100 * share:.0f}%"


def test_both_scenarios_of_the_h100_together():
    together = errors("h100", "quick") + errors("h100", "safe_online_softmax")
    assert (f"{100 * statistics.median(together):.0f}% off at the median of both scenarios' "
            f"{len(together)} rows from 20 us") in readme()
