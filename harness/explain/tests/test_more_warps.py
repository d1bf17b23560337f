"""How often "more warps" is right: rows that `explain` tells it, beside tunings of the same kernel that
have more. The README has the same table."""

import json
import os
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[3]
WARPS = "sm__warps_active.avg.pct_of_peak_sustained_active"
LEAST_SOL, MORE, LEVEL = 0.8, 1.25, 1.02
RECORDS = {"h200/quick": "H200: `quick`", "h200/vocab_topk": "H200: `vocab_topk`",
           "h100/quick": "H100: `quick`"}


def rows_of(record):
    """By key, those of which warps were counted."""
    rows = map(json.loads, (ROOT / f"reports/records/{record}.jsonl").read_text().splitlines())
    return {row["key"]: row for row in rows
            if row["kind"] == "case" and row["disposition"] == "ok" and row["counters"]}


def told_more_warps(record):
    path = ROOT / f"reports/records/{record}.jsonl"
    told = subprocess.run([ROOFMAX, "explain", path, "--all", "--below", "1000%", "--format", "json"],
                          capture_output=True, text=True, timeout=500, check=False)
    assert told.returncode == 0, told.stderr
    return [row["key"] for row in json.loads(told.stdout)
            if row["sol"] < LEAST_SOL and row["first_change"].startswith("more warps")]


def gains(record):
    """By the keys of rows that are told it and have such tunings: how many times as fast each is."""
    rows = rows_of(record)
    tunings = defaultdict(list)

    def identity(row):
        return (row["operation"], row["kernel"], row["dtype"], row["dtype_out"],
                json.dumps(row["problem"], sort_keys=True), row["cache"], row["timer"])

    for row in rows.values():
        tunings[identity(row)].append(row)
    found = {}
    for key in told_more_warps(record):
        warps = rows[key]["counters"][WARPS]
        if more := [rows[key]["median_s"] / other["median_s"]
                    for other in tunings[identity(rows[key])]
                    if other["counters"][WARPS] >= MORE * warps]:
            found[key] = more
    return found


@pytest.mark.parametrize("record", RECORDS)
def test_the_readme_says_how_often_more_warps_helped(record):
    by_row = gains(record)
    every = [gain for row in by_row.values() for gain in row]
    faster = sum(gain > LEVEL for gain in every)
    slower = sum(gain < 1 / LEVEL for gain in every)
    helped = sum(max(row) > LEVEL for row in by_row.values())
    line = f"| {RECORDS[record]} | {len(by_row)} | {len(every)} | {faster} | {slower} | {helped} |"
    assert line in (ROOT / "README.md").read_text().splitlines(), line
    assert faster > slower and helped > 0.85 * len(by_row)


@pytest.mark.parametrize("record", ["h200/quick", "h100/quick"])
def test_the_slower_ones_are_of_few_rows(record):
    by_row = gains(record)
    every = [gain for row in by_row.values() for gain in row]
    share = f"{100 * sum(gain < 1 / LEVEL for gain in every) / len(every):.0f}%"
    said = f"{share} are slower on the H200" if record.startswith("h200") else f"and {share} on the H100"
    assert said in " ".join((ROOT / "README.md").read_text().split()), said
    slower = {key for key, row in by_row.items() if min(row) < 1 / LEVEL}
    assert {key.split("/rows=")[1].split("/")[0] for key in slower} == {"4", "128"}
