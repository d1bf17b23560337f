"""`roofmax counters`, as its users see it."""

import json
import os
import statistics
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
RECORDS = Path(__file__).parents[3] / "reports" / "records"


def roofmax(*arguments):
    done = subprocess.run([ROOFMAX, "counters", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


has_cupti = pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUPTI") != "1",
                               reason="built without CUPTI")


@has_cupti
def test_the_default_group_takes_one_pass():
    code, out, _ = roofmax("--device", "h100")
    assert code == 0
    assert out.splitlines()[0].split()[:2] == ["dram__bytes_read.sum", "byte"]
    assert out.splitlines()[-1] == "13 counters on h100: 1 pass of the same work"


@has_cupti
def test_what_a_chip_lacks_is_dropped_and_the_rest_stays():
    code, out, _ = roofmax("dram__bytes_read.sum", "lts__t_bytes.sum", "--device", "sm_120")
    assert code == 0
    assert "dropped: dram__bytes_read.sum: GB202 has no counter dram__bytes_read" in out
    assert out.splitlines()[-1] == "1 counter on sm_120: 1 pass of the same work"
    code, out, _ = roofmax("nonsense")
    assert code == 3 and "dropped: nonsense: " in out


@has_cupti
def test_commas_separate_names_as_for_a_run():
    names = "dram__bytes_read.sum", "lts__t_bytes.sum"
    assert roofmax(",".join(names)) == roofmax(*names)
    assert roofmax("dram__bytes*,lts__t_bytes") == roofmax("dram__bytes*", "lts__t_bytes")
    for words in ("", "a.sum,", ",a.sum", "a.sum,,b.sum"):
        code, out, err = roofmax(words)
        assert code == 3 and out == "" and f"'{words}': an empty name" in err


@has_cupti
def test_a_name_is_dropped_once():
    code, out, _ = roofmax("nonsense", "default", "nonsense")
    assert code == 0 and out.count("dropped: nonsense") == 1


@has_cupti
def test_json_has_the_same():
    code, out, _ = roofmax("default", "nonsense", "--format", "json")
    assert code == 0
    document = json.loads(out)
    assert document["passes"] == 1
    assert len(document["counters"]) == 13
    assert [one["name"] for one in document["dropped"]] == ["nonsense"]


@has_cupti
def test_patterns_list_what_there_is():
    code, out, _ = roofmax("dram__bytes*")
    assert code == 0
    assert any(line.startswith("dram__bytes_write ") for line in out.splitlines())
    assert "each takes an ending, dram__bytes: .avg .max .min .sum" in out
    code, _, err = roofmax("zebra*")
    assert code == 3 and "zebra*: matches no counter of h200; '*' lists all" in err
    code, _, err = roofmax("dram*", "lts__t_bytes.sum")
    assert code == 3 and "lts__t_bytes.sum: names and patterns together" in err


def test_unknown_devices_are_refused_with_those_that_are_known():
    code, _, err = roofmax("--device", "h300")
    assert code == 3
    assert "--device h300: not known; known are a10, a100, " in err
    for name in ("h200", "sm_90", "sm_120"):
        assert f" {name}" in err and roofmax("lts__t_bytes.sum", "--device", name)[0] != 3


def test_help_teaches():
    code, out, _ = roofmax("--help")
    assert code == 0
    assert "pass" in out and "Examples" in out


def times_of(record):
    rows = map(json.loads, record.read_text().splitlines())
    return {row["key"]: (row["median_s"], row["counters"]) for row in rows
            if row["kind"] == "case" and row["disposition"] == "ok"}


@pytest.mark.parametrize("device", ["h200", "h100"])
def test_counting_changes_no_time(device):
    """Of two published records, one counted and one not, in the rows that they share."""
    counted = times_of(RECORDS / device / "quick.jsonl")
    others = times_of(RECORDS / device / "safe_online_softmax.jsonl")
    shared = counted.keys() & others.keys()
    assert len(shared) > 150
    assert all(counted[key][1] and not others[key][1] for key in shared)
    ratios = [counted[key][0] / others[key][0] for key in shared]
    assert abs(statistics.median(ratios) - 1) < 0.005
    assert max(abs(ratio - 1) for ratio in ratios) < 0.01
