"""`roofmax gate`, as its users see it."""

import itertools
import json
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
RECORDS = Path(__file__).parents[3] / "reports" / "records"
H200 = RECORDS / "h200" / "softmax_outputs.jsonl"
CPU = RECORDS / "cpu" / "quick.jsonl"


def gate(*arguments):
    done = subprocess.run([ROOFMAX, "gate", *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def rows_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def slowed(row, factor):
    row = dict(row)
    row["median_s"] *= factor
    for name in ("time_ci_s", "samples_s"):
        row[name] = [float(f"{value * factor:.9g}") for value in row[name]]
    row["sol"] /= factor
    row["sol_ci"] = [value / factor for value in row["sol_ci"]]
    return row


def uncounted(header):
    """As of a build that did not say how many cases there are."""
    return {name: value for name, value in header.items() if name != "cases"}


@pytest.fixture
def edited(tmp_path):
    """Writes a record file with every row changed by a function, or left out where it is None."""
    def write(source, change, header=uncounted):
        lines = [header(line) if line["kind"] == "header" else change(line)
                 for line in rows_of(source)]
        path = tmp_path / "edited.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines if line))
        return path
    return write


def ok_kernels(source):
    return sorted({row["kernel"] for row in rows_of(source) if row.get("disposition") == "ok"})


@pytest.mark.parametrize("source", [H200, CPU], ids=["h200", "cpu"])
def test_a_file_against_itself_passes(source):
    code, out, _ = gate(source, source)
    ok = sum(row.get("disposition") == "ok" for row in rows_of(source))
    assert code == 0
    assert f"UNCHANGED: {ok} unchanged" in out


def require_common_schema(suite):
    """What the schema of Ant's JUnit reports, which most readers follow, requires of a suite."""
    assert {"name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors",
            "time"} <= set(suite.keys())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", suite.get("timestamp"))
    names = [child.tag for child in suite]
    cases = len(suite.findall("testcase"))
    assert names == ["properties", *["testcase"] * cases, "system-out", "system-err"]
    for case in suite.findall("testcase"):
        assert case.keys() == ["classname", "name", "time"]
        assert [child.tag for child in case] in ([], ["skipped"], ["failure"])


def test_one_slower_kernel_is_named_and_fails(edited, tmp_path):
    # Rows of `auto` are named after the kernel that they are of, too.
    kernel = next(name for name in ok_kernels(H200) if name != "auto")
    slow = edited(H200, lambda row: slowed(row, 1.1)
                  if row["kernel"] == kernel and row["disposition"] == "ok" else row)
    outputs = [tmp_path / name for name in ("gate.xml", "gate.md", "gate.json")]
    code, out, _ = gate(H200, slow, "--junit", outputs[0], "--markdown", outputs[1],
                        "--json", outputs[2], "--annotations")
    assert code == 1
    slower = [row for row in rows_of(slow) if row.get("kernel") == kernel
              and row["disposition"] == "ok"]
    told = [line for line in out.splitlines() if line.startswith("REGRESSED ")]
    assert len(told) == len(slower)
    assert all(" +10.0%" in line and f" {kernel}" in line for line in told)
    assert out.count("::error title=roofmax gate::" + kernel) == min(10, len(slower))

    suite = ElementTree.parse(outputs[0]).getroot().find("testsuite")
    require_common_schema(suite)
    cases = suite.findall("testcase")
    failures = [case for case in cases if case.find("failure") is not None]
    assert int(suite.get("tests")) == len(cases) and int(suite.get("failures")) == len(failures)
    assert len(failures) == len(slower)
    times = {case.get("name"): float(case.get("time")) for case in failures}
    assert sorted(times.values()) == pytest.approx(
        sorted(row["median_s"] for row in slower), abs=1e-9)
    assert float(suite.get("time")) == pytest.approx(
        sum(float(case.get("time")) for case in cases), abs=1e-6)
    assert int(suite.get("skipped")) == sum(case.find("skipped") is not None for case in cases)
    assert {case.get("classname").split("@")[0] for case in failures} == {kernel}

    table = [line for line in outputs[1].read_text().splitlines() if line.startswith("| REG")]
    assert len(table) == len(slower) and all("+10.0%" in line for line in table)
    document = json.loads(outputs[2].read_text())
    assert document["verdict"] == "REGRESSED"
    found = {row["key"]: row for row in document["rows"] if row["verdict"] == "REGRESSED"}
    assert found.keys() == {row["key"] for row in slower}
    for row in found.values():
        assert row["ratio"] == pytest.approx(1.1, rel=1e-9)
        assert row["ratio_ci"][0] < 1.1 < row["ratio_ci"][1] and 0 <= row["p"] < 1e-3


def test_faster_rows_pass(edited):
    fast = edited(H200, lambda row: slowed(row, 0.8) if row["disposition"] == "ok" else row)
    code, out, _ = gate(H200, fast)
    assert code == 0 and "IMPROVED" in out and "-20.0%" in out


def test_a_sol_that_contradicts_its_samples_is_refused(edited):
    """Rows that are slower by their times, and not by their SOL, would pass."""
    kernel = ok_kernels(H200)[0]
    is_slower = lambda row: row["kernel"] == kernel and row["disposition"] == "ok"
    torn = edited(H200, lambda row: {**slowed(row, 1.1), "sol": row["sol"], "sol_ci": row["sol_ci"]}
                  if is_slower(row) else row)
    code, _, err = gate(H200, torn)
    assert code == 3 and "field 'sol': what is typical of 'twin_samples_s' over" in err
    whole = edited(H200, lambda row: slowed(row, 1.1) if is_slower(row) else row)
    code, out, _ = gate(H200, whole)
    assert code == 1 and all(f" {kernel}" in line for line in out.splitlines()
                             if line.startswith("REGRESSED "))


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("*.jsonl")), ids=lambda path: (
    f"{path.parent.name}-{path.stem}"))
def test_published_records_are_consistent(path):
    code, _, err = gate(path, path)
    assert code == 0 or "no row in common" in err, err
    headers = [row for row in map(json.loads, path.read_text("utf-8").splitlines()) if row["kind"] == "header"]
    assert not [word for header in headers for word in header["command"] if word.startswith("/")], "a path of one machine"


def test_another_twin_on_one_device_is_no_slower_kernel(edited):
    def with_faster_twin(row, name):
        if row["disposition"] != "ok":
            return row
        return {**row, "twin": name, "sol": row["sol"] * 0.8,
                "sol_ci": [value * 0.8 for value in row["sol_ci"]],
                "twin_samples_s": [float(f"{value * 0.8:.9g}") for value in row["twin_samples_s"]]}

    ok = sum(row.get("disposition") == "ok" for row in rows_of(H200))
    code, out, _ = gate(H200, edited(H200, lambda row: with_faster_twin(row, "another")))
    assert code == 0 and f"UNCHANGED: {ok} unchanged" in out
    assert f"note: {ok} rows have another twin than before" in out
    slow = edited(H200, lambda row: slowed(with_faster_twin(row, "another"), 1.1)
                  if row["disposition"] == "ok" else row)
    code, out, _ = gate(H200, slow)
    assert code == 1 and f"REGRESSED: {ok} regressed" in out and "+10.0%" in out


def test_across_devices_all_words_are_of_sol(edited, tmp_path):
    """A row that takes half as long may be further from the ceiling of its own device."""
    def elsewhere(header):
        return {**header, "device": {**header["device"], "name": "NVIDIA H100"}}

    def further(row):
        if row["disposition"] != "ok":
            return row
        row = slowed(row, 0.5)
        row["twin_samples_s"] = [float(f"{value * 0.4:.9g}") for value in row["twin_samples_s"]]
        return {**row, "sol": row["sol"] * 0.4, "sol_ci": [value * 0.4 for value in row["sol_ci"]]}

    outputs = [tmp_path / name for name in ("gate.xml", "gate.md", "gate.json")]
    code, out, _ = gate(H200, edited(H200, further, elsewhere), "--allow", "device", "--annotations",
                        "--junit", outputs[0], "--markdown", outputs[1], "--json", outputs[2])
    xml, markdown, document = (path.read_text() for path in outputs)
    assert code == 1
    assert out.split()[:2] == ["verdict", "SOL"] and "| verdict | SOL |" in markdown
    for text in (out, xml, markdown):
        assert "further from its ceiling" in text and "-20.0%" in text
        assert "slower" not in text and "+25.0%" not in text
    assert "::error title=roofmax gate::" in out and 'type="further"' in xml
    assert {row["by"] for row in json.loads(document)["rows"]} == {"sol", None}


def test_on_one_device_a_faster_twin_alone_is_no_slower_kernel(edited):
    ok = sum(row.get("disposition") == "ok" for row in rows_of(H200))
    other = edited(H200, lambda row: row if row["disposition"] != "ok" else {
        **row, "sol": row["sol"] * 0.8, "sol_ci": [value * 0.8 for value in row["sol_ci"]],
        "twin_samples_s": [float(f"{value * 0.8:.9g}") for value in row["twin_samples_s"]]})
    code, out, _ = gate(H200, other)
    assert code == 2 and f"INCONCLUSIVE: {ok} inconclusive" in out and "time/twin" in out
    assert "slower by its SOL alone: its time changed by +0.0%, its twin's by -20.0%" in out


def test_twins_differ_across_devices(edited):
    other = edited(H200, lambda row: {**row, "twin": "another"}, lambda header: {
        **header, "device": {**header["device"], "name": "NVIDIA H100"}})
    code, out, _ = gate(H200, other, "--allow", "device")
    assert code == 0 and "another twin" not in out


def test_a_deleted_kernel_fails(edited):
    kernel = ok_kernels(H200)[-1]
    fewer = edited(H200, lambda row: None if row["kernel"] == kernel else row)
    code, out, _ = gate(H200, fewer)
    assert code == 1
    assert any(line.startswith("REGRESSED") and kernel in line and line.endswith("is missing")
               for line in out.splitlines())
    code, out, _ = gate(fewer, H200)
    assert code == 0 and "is new" in out


def test_an_incorrect_row_fails(edited):
    first = next(row["key"] for row in rows_of(H200) if row.get("disposition") == "ok")
    lost = {name: None for name in ("median_s", "time_ci_s", "samples_s", "twin_samples_s", "sol",
                                    "sol_ci", "visits", "samples_after")}
    wrong = edited(H200, lambda row: {**row, **lost, "disposition": "incorrect",
                                      "reason": "y[3] is 2, not 1"}
                   if row["key"] == first else row)
    code, out, _ = gate(H200, wrong)
    assert code == 1 and "is now incorrect: y[3] is 2, not 1" in out


def test_texts_of_rows_command_neither_terminal_nor_workflow(edited, tmp_path):
    first = next(row["key"] for row in rows_of(H200) if row.get("disposition") == "ok")
    lost = {name: None for name in ("median_s", "time_ci_s", "samples_s", "twin_samples_s", "sol",
                                    "sol_ci", "visits", "samples_after")}
    reason = "bad\n::error::planted\r\x1b[2J\x07\x7f\x9b2J\u00e9\ufffe\uffff 50% <end>"
    wrong = edited(H200, lambda row: {**row, **lost, "disposition": "incorrect", "reason": reason}
                   if row["key"] == first else row)
    junit, markdown = tmp_path / "gate.xml", tmp_path / "gate.md"
    done = subprocess.run([ROOFMAX, "gate", H200, wrong, "--annotations", "--junit", junit,
                           "--markdown", markdown], capture_output=True, check=False)
    out = done.stdout.decode("utf-8")
    assert done.returncode == 1 and "bad ::error::planted" in out and "\u00e9" in out
    for text in (out, markdown.read_text(encoding="utf-8")):
        assert not any(letter != "\n" and (letter < " " or "\x7f" <= letter < "\xa0")
                       for letter in text)
        assert not any(line.startswith("::error::") for line in text.splitlines())
    assert len([line for line in out.splitlines() if line.startswith("::error ")]) == 1
    failure = ElementTree.parse(junit).getroot().find(".//failure")
    assert failure.get("message").endswith("\u00e9 50% <end>")


def test_names_of_devices_command_no_terminal(edited):
    other = edited(H200, lambda row: row, lambda header: {
        **header, "device": {**header["device"], "name": "H\n::error::planted\x1b[2J"}})
    code, _, err = gate(H200, other)
    assert code == 3 and "H ::error::planted [2J" in err and "\x1b" not in err


def test_wide_intervals_are_inconclusive_and_may_pass(edited):
    wide = edited(H200, lambda row: {**row, "sol_ci": [row["sol"] * 0.9, row["sol"] * 1.1]}
                  if row["disposition"] == "ok" else row)
    code, out, _ = gate(H200, wide)
    assert code == 2 and out.splitlines()[-1].startswith("INCONCLUSIVE")
    assert gate(H200, wide, "--pass-inconclusive")[0] == 0


def test_the_threshold_is_in_percent(edited):
    slow = edited(H200, lambda row: slowed(row, 1.05) if row["disposition"] == "ok" else row)
    assert gate(H200, slow)[0] == 1
    assert gate(H200, slow, "--threshold", "8%")[0] == 0
    assert gate(H200, slow, "--threshold", "8")[0] == 0
    code, _, err = gate(H200, slow, "--threshold", "much")
    assert code == 3 and "'much' is invalid: use percent from 0.1 to 100" in err


def test_what_cannot_be_compared_is_refused(edited, tmp_path):
    code, _, err = gate(H200, CPU)
    assert code == 3
    assert "NVIDIA H200 (cuda) before" in err and "--allow device,timer,cache" in err

    other = edited(H200, lambda row: row, lambda line: {
        **line, "device": {**line["device"], "name": "NVIDIA H100"}, "seed": 2})
    code, _, err = gate(H200, other)
    assert code == 3 and "seed: 1 before, 2 after" in err
    assert gate(H200, other, "--allow", "device")[0] == 3
    code, out, _ = gate(H200, other, "--allow", "device,seed")
    assert code == 0 and "note: device: NVIDIA H200 (cuda) before, NVIDIA H100 (cuda) after" in out

    code, _, err = gate(H200, tmp_path / "none.jsonl")
    assert code == 3 and "none.jsonl: cannot be read" in err
    code, _, err = gate(H200)
    assert code == 3 and "name two record files" in err
    code, _, err = gate(RECORDS / "h200" / "quick.jsonl", RECORDS / "h200" / "router_topk.jsonl",
                        "--allow", "cache")
    assert code == 3 and "have no row in common" in err


def test_what_else_may_have_changed_times_is_noted(edited):
    def header(line):
        device = {"driver": "1.2.3", "ecc": False, "mig": True, "clock_mhz_max": 1000.0}
        return {**line, "device": {**line["device"], **device},
                "roofmax": {**line["roofmax"], "build_type": "Debug"}}

    other = edited(H200, lambda row: {**row, "flags": [*row["flags"], "throttled"]}, header)
    code, out, _ = gate(H200, other)
    assert code == 0
    for note in ("build type: Release before, Debug after", "1.2.3 after",
                 "ECC: true before, false after", "MIG: false before, true after",
                 "highest clock in MHz: 1980.0 before, 1000.0 after",
                 "all rows after are flagged as throttled"):
        assert any(line.startswith("note: ") and note in line for line in out.splitlines()), note
    assert "note: " not in gate(H200, H200)[1]


def test_a_cache_state_that_one_file_lacks_is_left_out(edited):
    source = RECORDS / "h200" / "quick.jsonl"
    cold = edited(source, lambda row: row if row["cache"] == "cold" else None)
    code, _, err = gate(source, cold)
    assert code == 3 and "cache: cold, hot before, cold after" in err
    code, out, _ = gate(source, cold, "--allow", "cache", "--all")
    rows = [line for line in out.splitlines() if line.startswith("UNCHANGED  ")]
    assert code == 0 and rows and not any(" hot " in line for line in rows)


def test_damaged_files_are_named(tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text("")
    code, _, err = gate(path, H200)
    assert code == 3 and f"{path}: is empty: name a record file of `roofmax run`" in err
    path.write_text(json.dumps({"kind": "case"}) + "\n")
    code, _, err = gate(H200, path)
    assert code == 3 and f"{path}:1: is not the header of a record file" in err
    lines = H200.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1], '{"kind": "case", "key": 3}']) + "\n")
    code, _, err = gate(H200, path)
    assert code == 3 and f"{path}:3: field 'key'" in err
    path.write_text("\n".join(up_to_a_measured_row(lines))[:-40])
    code, out, _ = gate(H200, path)
    assert code == 1 and "is missing" in out, "the row that was cut short"


def up_to_a_measured_row(lines):
    """Without the rows after it, which nobody misses."""
    last = max(number for number, line in enumerate(lines) if json.loads(line).get("disposition") == "ok")
    return lines[:last + 1]


def cases_of_last_run(record):
    kinds = [row["kind"] for row in rows_of(record)]
    return kinds[::-1].index("header")


def test_a_baseline_of_an_interrupted_run_is_refused(edited, tmp_path):
    def counted(cases):
        return edited(H200, lambda row: row, header=lambda header: header | {"cases": cases})
    cases = cases_of_last_run(H200)
    whole = counted(cases)
    assert gate(whole, H200)[0] == 0
    lines = whole.read_text().splitlines(keepends=True)
    interrupted = tmp_path / "interrupted.jsonl"
    interrupted.write_text("".join(lines[:-3]))
    code, _, err = gate(interrupted, H200)
    assert code == 3 and f"holds {cases - 3} of the {cases} cases" in err and "--resume" in err
    code, out, _ = gate(interrupted, H200, "--allow", "incomplete")
    assert code == 0 and f"incomplete: {interrupted} holds {cases - 3}" in out
    killed = tmp_path / "killed.jsonl"
    written = edited(H200, lambda row: row).read_text().splitlines(keepends=True)
    killed.write_text("".join(up_to_a_measured_row(written))[:-500])
    code, _, err = gate(killed, H200)
    assert code == 3 and "ends in the middle of a line" in err
    assert gate(H200, killed)[0] == 1, "rows that the second file lacks are missing"


def test_an_interrupted_run_does_not_become_the_baseline(edited, tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    baseline.write_bytes(H200.read_bytes())
    cases = cases_of_last_run(H200)
    grown = edited(H200, lambda row: row, header=lambda header: header | {"cases": cases + 5})
    code, out, _ = gate(baseline, grown)
    assert code == 0, "what is there is compared"
    assert f"note: {grown} holds {cases} of the {cases + 5} cases" in out
    code, _, err = gate(baseline, grown, "--promote")
    assert code == 3 and f"{grown} holds {cases} of the {cases + 5} cases" in err
    assert baseline.read_bytes() == H200.read_bytes()
    assert gate(baseline, grown, "--promote", "--allow", "incomplete")[0] == 0
    assert baseline.read_bytes() == grown.read_bytes()


def test_a_row_of_auto_names_what_was_chosen(edited):
    def of_auto(chosen, factor):
        def change(row):
            if row["disposition"] != "ok":
                return None
            row = slowed(row, factor)
            name = row["kernel"] + ("@" + row["variant"] if row["variant"] else "")
            row["key"] = row["key"].replace(f"/{name}/", "/auto/")
            return row | {"kernel": "auto", "variant": "", "chosen": chosen}
        return change
    before = edited(H200, of_auto("two_pass", 1))
    kept = before.rename(before.with_name("before.jsonl"))
    code, out, _ = gate(kept, edited(H200, of_auto("scalar", 1.2)))
    assert code == 1 and "auto (scalar, before two_pass)" in out


def test_a_baseline_is_promoted_only_where_the_gate_passes(edited, tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    baseline.write_bytes(H200.read_bytes())
    slow = edited(H200, lambda row: slowed(row, 1.1) if row["disposition"] == "ok" else row)
    assert gate(baseline, slow, "--promote")[0] == 1
    assert baseline.read_bytes() == H200.read_bytes()
    fast = edited(H200, lambda row: slowed(row, 0.9) if row["disposition"] == "ok" else row)
    code, out, _ = gate(baseline, fast, "--promote")
    assert code == 0 and f"{baseline} is now {fast}" in out
    assert baseline.read_bytes() == fast.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["baseline.jsonl", "edited.jsonl"]


def test_a_baseline_is_promoted_once_all_is_said(tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    runs = [RECORDS / "repetition" / f"h200-{number}.jsonl" for number in (1, 2)]
    baseline.write_bytes(runs[0].read_bytes())
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run([ROOFMAX, "gate", baseline, runs[1], "--promote"], stdout=full,
                              stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 4 and f"{baseline} is kept" in done.stderr
    assert gate(baseline, runs[1], "--promote", "--markdown", "/dev/full")[0] == 4
    assert baseline.read_bytes() == runs[0].read_bytes()


def test_a_link_to_a_baseline_stays_a_link(tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    runs = [RECORDS / "repetition" / f"h200-{number}.jsonl" for number in (1, 2)]
    baseline.write_bytes(runs[0].read_bytes())
    link = tmp_path / "link.jsonl"
    link.symlink_to("baseline.jsonl")
    code, out, _ = gate(link, runs[1], "--promote")
    assert code == 0 and f"{link} is now {runs[1]}" in out
    assert link.is_symlink() and baseline.read_bytes() == runs[1].read_bytes()


def test_rows_that_lost_their_figures_make_no_baseline(edited, tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    baseline.write_bytes(H200.read_bytes())
    first = next(row["key"] for row in rows_of(H200) if row.get("disposition") == "ok")
    fewer = edited(H200, lambda row: {**row, "sol": None, "sol_ci": None}
                   if row["key"] == first else row)
    code, out, _ = gate(baseline, fewer, "--pass-inconclusive")
    assert code == 0 and "has no figures to compare" in out
    code, out, _ = gate(baseline, fewer, "--pass-inconclusive", "--promote")
    assert code == 2 and f"{baseline} is kept: it has figures of 1 row that {fewer} lacks" in out
    assert baseline.read_bytes() == H200.read_bytes()


def test_a_slower_device_is_told_and_makes_no_baseline(edited, tmp_path):
    baseline = tmp_path / "baseline.jsonl"
    baseline.write_bytes(H200.read_bytes())
    ok = sum(row.get("disposition") == "ok" for row in rows_of(H200))

    def on_slower_device(row):
        if row["disposition"] != "ok":
            return row
        twin = [float(f"{value * 1.1:.9g}") for value in row["twin_samples_s"]]
        return {**slowed(row, 1.1), "sol": row["sol"], "sol_ci": row["sol_ci"],
                "twin_samples_s": twin}

    slow = edited(H200, on_slower_device)
    code, out, _ = gate(baseline, slow)
    assert code == 0
    assert f"note: {ok} rows take 10.0% longer, and so do their twins: the device was slower" in out
    code, out, _ = gate(baseline, slow, "--promote")
    assert code == 2 and f"{baseline} is kept: {ok} rows take 10.0% longer" in out
    assert baseline.read_bytes() == H200.read_bytes()
    assert gate(baseline, slow, "--promote", "--allow", "slower-device")[0] == 0
    assert baseline.read_bytes() == slow.read_bytes()


def test_options_of_another_way_to_compare_are_refused():
    for arguments, said in (((H200, H200, "--kernel", "x"), "need --base or --self-test"),
                            ((H200, H200, "--budget", "1"), "need --base or --self-test"),
                            (("--self-test", "--static"), "give one of them"),
                            (("--self-test", "--junit", "x.xml"), "writes --json alone"),
                            (("--static", H200, "--promote"), "name two")):
        code, _, err = gate(*arguments)
        assert code == 3 and said in err, arguments


@pytest.mark.parametrize("words", [
    *((H200, H200, option, value) for option, value in (
        ("--runs", "20"), ("--small-delay-runs", "1"), ("--large-delay-runs", "1"),
        ("--time", "300"), ("--seed", "1"), ("--deadline", "5"), ("--device", "auto"),
        ("--for", "h200"), ("--plugin", "x.so"), ("--budget", "1"), ("--dtype", "fp32"),
        ("--cache", "cold"), ("--rows", "1"), ("--timer", "graph"))),
    ("--base", ROOFMAX, "--allow", "device"), ("--base", ROOFMAX, "--promote"),
    ("--base", ROOFMAX, "--runs", "1"), ("--base", ROOFMAX, "--for", "h200"),
    ("--self-test", "--all"), ("--self-test", "--allow", "device"),
    ("--self-test", "--pass-inconclusive"), ("--self-test", "--promote"),
    ("--self-test", "--annotations"), ("--static", H200, "--threshold", "2%"),
    ("--static", H200, "--false-discovery", "1%"), ("--static", H200, "--kernel", "x"),
], ids=lambda words: "-".join(word.lstrip("-") for word in map(str, words) if word[:2] == "--"))
def test_options_that_would_be_ignored_are_refused(words):
    """Those with their default value too."""
    code, out, err = gate(*words)
    option = [word for word in map(str, words) if word.startswith("--")][-1]
    assert code == 3 and not out and f"roofmax: {option}: " in err


def test_files_are_not_replaced_unasked(tmp_path):
    path = tmp_path / "gate.md"
    path.write_text("mine")
    code, _, err = gate(H200, H200, "--markdown", path)
    assert code == 3 and "already exists: replace it with --force" in err
    assert path.read_text() == "mine"
    assert gate(H200, H200, "--markdown", path, "--force")[0] == 0
    assert path.read_text().startswith("### roofmax: UNCHANGED")


def test_what_is_compared_is_not_written_over_and_no_file_is_written_twice(tmp_path):
    record = tmp_path / "record.jsonl"
    record.write_bytes(H200.read_bytes())
    (tmp_path / "link").symlink_to(record)
    for option in ("--json", "--junit", "--markdown"):
        for path in (record, tmp_path / "link", f"{tmp_path}/./record.jsonl"):
            code, _, err = gate(H200, record, option, path, "--force")
            assert code == 3 and f"is both compared and {option}: name another file" in err
    assert record.read_bytes() == H200.read_bytes()
    out = tmp_path / "out"
    code, _, err = gate(H200, record, "--junit", out, "--json", f"{tmp_path}/./out")
    assert code == 3 and "is both --junit and --json" in err and not out.exists()
    assert gate(H200, record, "--junit", "/dev/null", "--json", "/dev/null")[0] == 0


def test_a_documented_tuning_that_changed_is_the_same_kernel(edited):
    """Its rows have other keys, and are compared all the same."""
    kernel = next(row["kernel"] for row in rows_of(H200)
                  if row.get("disposition") == "ok" and row["default_variant"])

    def retuned(row, factor=1.0):
        if row["kernel"] != kernel or not row["default_variant"]:
            return row
        row = slowed(row, factor) if row["disposition"] == "ok" else dict(row)
        named = kernel + ("@" + row["variant"] if row["variant"] else "")
        return {**row, "variant": "n=9", "key": row["key"].replace(f"/{named}/", f"/{kernel}@n=9/")}

    code, out, _ = gate(H200, edited(H200, retuned))
    assert code == 0 and "missing" not in out and "is new" not in out
    code, out, _ = gate(H200, edited(H200, lambda row: retuned(row, 1.2)))
    assert code == 1 and f"{kernel}@n=9, before {kernel}" in out and "+20.0%" in out


def test_a_documented_tuning_that_changed_counts_though_the_old_one_stays(edited, tmp_path):
    kernel = next(row["kernel"] for row in rows_of(H200)
                  if row.get("disposition") == "ok" and row["default_variant"])

    def replaced(factor):
        """The old tuning stays as another one; the documented one is new and takes so much longer."""
        lines = []
        for row in rows_of(H200):
            is_kernel = row.get("kernel") == kernel and row.get("default_variant")
            lines.append({**row, "default_variant": False} if is_kernel else row)
            if not is_kernel:
                continue
            row = slowed(row, factor) if row["disposition"] == "ok" else dict(row)
            named = kernel + ("@" + row["variant"] if row["variant"] else "")
            lines.append({**row, "variant": "n=9",
                          "key": row["key"].replace(f"/{named}/", f"/{kernel}@n=9/")})
        path = tmp_path / "replaced.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in lines))
        return path

    code, out, _ = gate(H200, replaced(1.2))
    assert code == 1 and f"{kernel}@n=9, before {kernel}" in out and "+20.0%" in out
    code, out, _ = gate(replaced(1.2), H200)
    assert code == 0 and "missing" not in out and "IMPROVED" in out


def test_of_two_documented_tunings_in_a_file_the_later_counts(tmp_path):
    """Of runs before and after another became the documented one: each is compared with itself."""
    kernel = next(row["kernel"] for row in rows_of(H200)
                  if row.get("disposition") == "ok" and row["default_variant"])
    lines = rows_of(H200)
    for row in rows_of(H200):
        if row.get("kernel") == kernel and row["default_variant"]:
            named = kernel + ("@" + row["variant"] if row["variant"] else "")
            row = slowed(row, 1.2) if row["disposition"] == "ok" else row
            lines.append({**row, "variant": "a=9",
                          "key": row["key"].replace(f"/{named}/", f"/{kernel}@a=9/")})
    path = tmp_path / "twice.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    code, out, _ = gate(path, path)
    assert code == 0 and f"UNCHANGED: {sum(row.get('disposition') == 'ok' for row in lines)} unchanged" in out
    code, out, _ = gate(H200, path)
    assert code == 1 and f"{kernel}@a=9, before {kernel}" in out and "+20.0%" in out
    code, out, _ = gate(path, H200)
    assert code == 1 and "is missing" in out and f", before {kernel}" not in out


def test_caches_that_were_cleared_in_another_way_are_a_difference(edited, tmp_path):
    def by(clearing):
        return edited(CPU, lambda row: row, lambda header: {
            **header, "device": {**header["device"], "cache_cleared_by": clearing}}).rename(
                tmp_path / f"{clearing}.jsonl")

    reading, eviction = by("reading"), by("eviction")
    assert gate(CPU, reading)[0] != 3, "records from before they said it"
    code, _, err = gate(reading, eviction)
    assert code == 3 and "caches cleared by reading before, caches cleared by eviction after" in err
    assert gate(reading, eviction, "--allow", "cache")[0] == 3
    assert gate(reading, eviction, "--allow", "clearing")[0] != 3
    assert gate(eviction, eviction)[0] == 0


def test_records_of_a_cpu_tell_no_row_as_slower_or_faster(edited):
    runs = [RECORDS / "repetition" / f"cpu-{number}.jsonl" for number in range(1, 6)]
    for before, after in itertools.permutations(runs, 2):
        code, out, _ = gate(before, after)
        assert code in (0, 2) and "REGRESSED" not in out and "IMPROVED" not in out
        assert "note: two runs of one build differ by more than their intervals say" in out

    for factor, word in ((1.5, "slower"), (0.7, "faster")):
        changed = edited(CPU, lambda row: slowed(row, factor) if row["disposition"] == "ok" else row)
        code, out, _ = gate(CPU, changed)
        assert code == 2 and f"{word}, but two runs of one build may differ as much" in out
        code, out, _ = gate(CPU, changed, "--allow", "cpu-noise")
        assert "may differ as much" not in out and "no row is told" not in out
        assert code == 1 if word == "slower" else "IMPROVED" in out
    gone = ok_kernels(CPU)[0]
    fewer = edited(CPU, lambda row: None if row["kernel"] == gone else row)
    code, out, _ = gate(CPU, fewer)
    assert code == 1 and "is missing" in out


def test_a_cpu_with_more_processors_is_another_device(edited):
    def wider(header):
        return {**header, "device": {**header["device"], "processors": 64}}

    other = edited(CPU, lambda row: row, wider)
    code, _, err = gate(CPU, other)
    assert code == 3 and "2 processors before, 64 processors after" in err
    code, _, _ = gate(CPU, other, "--allow", "device")
    assert code == 0


def test_the_end_of_the_help_has_lines_that_fit_and_a_paragraph_on_record_files():
    _, out, _ = gate("--help")
    end = out[out.index("With --base the two builds take turns"):]
    assert all(len(line) <= 100 for line in end.splitlines())
    assert "\n\nRecord files are compared by SOL" in end
