"""The README's tables of what `auto` takes beside its peers, against the records they are made of."""

import csv
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "reports" / "records"
HEAD = "| rows x cols | `auto` takes | time | GB/s | SOL | PyTorch | Triton |"
TABLES = [(RECORDS / "h200" / "peers_grid.jsonl", RECORDS / "peers" / "h200_peers_grid.csv"),
          (RECORDS / "softmax_backward" / "h200.jsonl", RECORDS / "peers" / "h200_softmax_backward.csv")]
UNITS = {"us": 1e-6, "ms": 1e-3}


def rows_of_table(number):
    """[(shape, dtype), cells] of the README's tables of that head, in its order."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    start = [at for at, line in enumerate(lines) if line == HEAD][number] + 2
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            return rows
        shape, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        rows_, cols, dtype = re.fullmatch(r"(\d+) x (\d+)(?: (\w+))?", shape).groups()
        rows.append(((int(rows_), int(cols), dtype or "fp16"), cells))
    return rows


def is_rounded(said, seconds):
    """Whether `said`, such as 5.98 us, is that time in so many digits."""
    number, unit = said.split()
    digits = len(number.partition(".")[2])
    return abs(float(number) - seconds / UNITS[unit]) <= 0.501 * 10 ** -digits


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_rows_are_those_of_the_record(number):
    record, peers = TABLES[number]
    rows = {}
    for row in map(json.loads, record.read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["kernel"] == "auto" and row["device"].startswith("cuda"):
            rows[row["problem"]["rows"], row["problem"]["cols"], row["dtype"]] = row
    timed = {(int(row["rows"]), int(row["cols"]), row["dtype"]): row
             for row in csv.DictReader(peers.read_text("utf-8").splitlines())}
    said = rows_of_table(number)
    assert len(said) > 10
    for problem, (chosen, time, rate, sol, torch, triton) in said:
        row = rows[problem]
        assert chosen == f"`{row['chosen']}`", problem
        assert is_rounded(time, row["median_s"]), problem
        compulsory = row["bytes"]["compulsory"]
        assert abs(float(rate) - (compulsory["read"] + compulsory["write"]) / row["median_s"] / 1e9) < 0.51
        assert abs(float(sol.strip("*%")) - 100 * row["sol"]) < 0.51, problem
        assert is_rounded(torch, float(timed[problem]["torch_s"])), problem
        of_triton = timed[problem]["triton_s"]
        assert is_rounded(triton, float(of_triton)) if of_triton else triton == "-", problem


def test_peers_are_ahead_where_the_readme_says():
    record, peers = TABLES[1]
    fastest = {}
    for row in map(json.loads, record.read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["disposition"] == "ok" and row["device"].startswith("cuda"):
            problem = row["problem"]["rows"], row["problem"]["cols"], row["dtype"]
            fastest[problem] = min(row["median_s"], fastest.get(problem, row["median_s"]))
    timed = list(csv.DictReader(peers.read_text("utf-8").splitlines()))
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert len(timed) == len(fastest)
    assert (f"at none of its {len(timed)} shapes is either more than 0.5% faster than the fastest kernel "
            "here") in readme
    for row in timed:
        ours = fastest[int(row["rows"]), int(row["cols"]), row["dtype"]]
        assert min(float(row[peer]) for peer in ("torch_s", "triton_s") if row[peer]) > 0.995 * ours, row
