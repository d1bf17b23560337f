"""What the time of rows goes into, as `roofmax explain` says it, in tables and on the page."""

import csv
import io
import json

import pytest
from synthetic import case, header

from roofmax_reports import cli, explanations, records

FOUND = {"cause": "issue", "evidence": "its instructions need 61% of all issue slots",
         "first_change": "fewer instructions an element"}


UNKNOWN = {"cause": "unknown", "evidence": "memory needs 85% of the time, and nothing measured says "
           "what the rest is", "first_change": "profile it"}


def record(tmp_path, name="record.jsonl"):
    rows = [case("plain", time=20e-6), case("other", rows=128, time=30e-6)]
    path = tmp_path / name
    path.write_text("".join(json.dumps(line) + "\n" for line in [header(), *rows]))
    return path, rows


def explained(tmp_path, *entries):
    path = tmp_path / "explained.json"
    path.write_text(json.dumps(entries))
    return path


def test_rows_get_the_explanations_of_their_file_and_key(tmp_path):
    path, rows = record(tmp_path)
    other, _ = record(tmp_path, "other.jsonl")
    found = explanations.read(explained(
        tmp_path, {**FOUND, "file": str(path), "key": rows[0]["key"]},
        {**FOUND, "file": str(other), "key": rows[1]["key"]}))
    runs = records.read_runs([str(path), str(other)])
    explanations.explain(runs, found)
    assert [[row.explanation for row in run.rows] for run in runs] == [
        [records.Explanation(*FOUND.values()), None], [None, records.Explanation(*FOUND.values())]]


def test_tables_and_page_say_why(tmp_path):
    path, rows = record(tmp_path)
    why = explained(tmp_path, {**FOUND, "file": str(path), "key": rows[0]["key"]},
                    {**UNKNOWN, "file": str(path), "key": rows[1]["key"]})
    out = tmp_path / "page"
    assert cli.main([str(path), "--out", str(out), "--explanations", str(why)]) == 0
    results = {row["kernel"]: row for row in json.loads((out / "results.json").read_text())}
    assert results["plain"]["cause"] == "issue" and results["other"]["cause"] == "unknown"
    lines = csv.DictReader(io.StringIO((out / "results.csv").read_text()))
    assert {line["kernel"]: line["cause"] for line in lines} == {"plain": "issue", "other": "unknown"}
    sentences = [f"issue: {FOUND['evidence']}; first: {FOUND['first_change']}",
                 # With what the record itself knows.
                 f"unknown: {UNKNOWN['evidence']}; moves 1.50 times the compulsory bytes; "
                 f"first: {UNKNOWN['first_change']}"]
    for sentence in sentences:
        assert (out / "report.html").read_text().count(sentence) == 1
        assert sentence in (out / "summary.md").read_text()


def test_rows_that_nobody_explained_have_no_cause(tmp_path):
    path, rows = record(tmp_path)
    why = explained(tmp_path, {**FOUND, "file": str(path), "key": rows[0]["key"]})
    out = tmp_path / "page"
    assert cli.main([str(path), "--out", str(out), "--explanations", str(why)]) == 0
    results = {row["kernel"]: row for row in json.loads((out / "results.json").read_text())}
    assert results["other"]["cause"] is None
    assert "moves 1.50 times the compulsory bytes</td>" in (out / "report.html").read_text()


@pytest.mark.parametrize("text, told", [
    ("{", "is not JSON"), ("{}", "is not a list of rows"), ("[3]", "row 1: value 3 is not an"),
    ('[{"key": "k"}]', "row 1: key 'file'"),
    ('[{"file": "f", "key": "k"}]', "row 1: key 'cause'"),
    ('[{"file": "f", "key": "k", "cause": "issue", "evidence": 3}]', "row 1: key 'evidence'")])
def test_what_is_no_list_of_explanations_is_refused(tmp_path, capsys, text, told):
    path, _ = record(tmp_path)
    why = tmp_path / "why.json"
    why.write_text(text)
    assert cli.main([str(path), "--out", str(tmp_path / "page"), "--explanations", str(why)]) == 3
    said = capsys.readouterr().err
    assert told in said and str(why) in said
    assert not (tmp_path / "page").exists()
    assert cli.main([str(path), "--explanations", str(tmp_path / "none.json")]) == 3
    assert "none.json: cannot be read" in capsys.readouterr().err
