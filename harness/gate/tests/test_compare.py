"""`roofmax compare`, as its users see it."""

import csv
import io
import json
import math
import os
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
RECORDS = Path(__file__).parents[3] / "reports" / "records"
QUICK = RECORDS / "h200" / "quick.jsonl"
SMALL = RECORDS / "h200" / "softmax_outputs.jsonl"


def compare(*arguments):
    done = subprocess.run([ROOFMAX, "compare", *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def documents(*arguments):
    code, out, err = compare(*arguments, "--format", "json")
    assert code == 0, err
    return json.loads(out)


def timed(path):
    return [row for row in map(json.loads, path.read_text().splitlines())
            if row["kind"] == "case" and row["median_s"]]


def edited(source, path, change, header=lambda line: line):
    lines = [header(line) if line["kind"] == "header" else change(line)
             for line in map(json.loads, source.read_text().splitlines())]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def twice_as_slow(row):
    if not row["median_s"]:
        return row
    row = dict(row)
    row["median_s"] *= 2
    for name in ("time_ci_s", "samples_s"):
        row[name] = [value * 2 for value in row[name]]
    return row


def test_a_file_is_as_fast_as_itself():
    one, = documents(SMALL, SMALL)
    assert one["by"] == "time" and one["geometric_mean"] == pytest.approx(1)
    assert (one["faster"], one["slower"], one["only_before"], one["only_after"]) == (0, 0, 0, 0)
    assert len(one["rows"]) == len(timed(SMALL))


def test_times_of_one_device_and_sol_of_two(tmp_path):
    slow = edited(SMALL, tmp_path / "slow.jsonl", twice_as_slow)
    one, = documents(SMALL, slow)
    assert one["geometric_mean"] == pytest.approx(0.5)
    assert one["slower"] == len(one["rows"]) and one["faster"] == 0
    for row in one["rows"]:
        assert row["ci"][0] < 0.5 < row["ci"][1] < 0.6
        assert row["after_s"] == pytest.approx(2 * row["before_s"])
    other, = documents(slow, SMALL)
    assert other["geometric_mean"] == pytest.approx(2) and other["faster"] == len(other["rows"])

    # Twice the time on another device whose twins take twice as long: as near to the ceiling.
    elsewhere = edited(SMALL, tmp_path / "elsewhere.jsonl", twice_as_slow, lambda line: {
        **line, "device": {**line["device"], "name": "NVIDIA H100"}})
    across, = documents(SMALL, elsewhere)
    assert across["by"] == "sol" and across["geometric_mean"] == pytest.approx(1)
    code, out, _ = compare(SMALL, elsewhere)
    assert code == 0 and "by SOL: they are of different devices" in out


def test_the_fastest_of_each_problem_whichever_kernel_it_is(tmp_path):
    best = {}
    for row in timed(QUICK):
        place = row["key"].replace(f"/{row['kernel']}" + (f"@{row['variant']}" if row["variant"]
                                                          else "") + "/", "/", 1)
        best[place] = min(best.get(place, math.inf), row["median_s"])
    one, = documents(QUICK, QUICK, "--fastest")
    assert sorted(row["after_s"] for row in one["rows"]) == sorted(best.values())


def test_a_kernel_against_the_others():
    rows = timed(QUICK)
    found = documents(QUICK, "--baseline", "two_pass")
    assert {one["before"].split("@")[0] for one in found} == {"two_pass"}
    names = {row["kernel"] for row in rows if row["default_variant"]}
    assert {one["after"].split("@")[0] for one in found} <= names - {"two_pass"}
    for one in found:
        for row in one["rows"]:
            assert row["times_as_fast"] == pytest.approx(row["before_s"] / row["after_s"])
    code, _, err = compare(QUICK, "--baseline", "two_pas")
    assert code == 3 and "did you mean 'two_pass" in err and "its kernels are: " in err
    code, _, err = compare(QUICK, QUICK, "--baseline", "two_pass")
    assert code == 3 and "--baseline compares the kernels within one file" in err


def test_losses_come_first_and_the_middle_is_left_out_unless_asked_for(tmp_path):
    keys = [row["key"] for row in timed(QUICK)]
    slow = edited(QUICK, tmp_path / "slow.jsonl",
                  lambda row: twice_as_slow(row) if row["key"] == keys[7] else row)
    code, out, _ = compare(QUICK, slow)
    assert code == 0
    lines = out.splitlines()
    assert "0 faster, 1 slower" in lines[1]
    table = [line.split() for line in lines if line.strip().endswith("graph")]
    assert len(table) == 20 and table[0][0] == "0.50x"
    assert f"{len(keys) - 20} rows between, which --all shows" in out
    code, out, _ = compare(QUICK, slow, "--all")
    assert sum(line.strip().endswith("graph") for line in out.splitlines()) == len(keys)


def test_csv_has_every_row_and_markdown_is_a_table():
    code, out, _ = compare(SMALL, SMALL, SMALL, "--format", "csv")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    assert len(rows) == 2 * len(timed(SMALL))
    assert {row["times_as_fast"] for row in rows} == {"1"} and {row["by"] for row in rows} == {"time"}
    code, out, _ = compare(SMALL, SMALL, "--format", "markdown")
    assert code == 0 and out.startswith("### ") and "| 1.00x |" in out


def test_what_cannot_be_compared_is_refused(tmp_path):
    code, _, err = compare(SMALL)
    assert code == 3 and "name two record files or more" in err
    code, _, err = compare(SMALL, RECORDS / "cpu" / "quick.jsonl")
    assert code == 3 and "have no timed row in common" in err
    code, _, err = compare(SMALL, tmp_path / "none.jsonl")
    assert code == 3 and "none.jsonl: cannot be read" in err
