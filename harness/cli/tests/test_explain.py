"""`roofmax explain`, on the published records."""

import gzip
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
H200 = Path(__file__).parents[3] / "reports" / "records" / "h200"


def explain(*arguments):
    done = subprocess.run([ROOFMAX, "explain", *map(str, arguments)], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def causes_of(record, kernel, *words):
    """Of the cold rows of a kernel whose place has these words."""
    code, out, err = explain(H200 / record, "--kernel", kernel, "--format", "json", "--below", "100%")
    assert code == 0, err
    return {row["cause"] for row in json.loads(out)
            if all(f" {word} " in f" {row['place']} " for word in ("cold", *words))}


@pytest.mark.parametrize("record, kernel, words, cause", [
    ("vocab_topk.jsonl", "block_heap", ["fp32", "rows=8192", "vocab=50257", "k=32"], "issue"),
    ("vocab_topk.jsonl", "warp_heap", ["fp32", "rows=8192", "vocab=50257", "k=10",
                                  "distribution=normal"],
     "issue"),
    ("vocab_topk.jsonl", "separate", ["rows=8192", "vocab=50257"], "re-read"),
    ("vocab_topk.jsonl", "block_threshold", ["rows=1", "vocab=128256"],
     "too few bytes in flight"),
    ("quick.jsonl", "two_pass@threads=256,vectors=1", ["rows=4", "cols=1048576"],
     "too few bytes in flight"),
    ("quick.jsonl", "cluster_registers@cluster=1*", ["rows=8192"], "memory"),
    ("quick.jsonl", "smem_cache_medium@blocks=2", ["fp16", "rows=8192"], "exponentials"),
    # 93% SOL, with a last wave that would take 22% of the time.
    ("quick.jsonl", "register_cache@threads=128,vectors=4", ["fp16", "cols=4096"], "unknown"),
    # L1 serves what this kernel reads again, and it spills.
    ("vocab_topk.jsonl", "warp_threshold@threads=128,each=4",
     ["rows=65536", "vocab=1024", "distribution=constant"], "unknown"),
    ("quick.jsonl", "register_cache@threads=128,vectors=1", ["rows=128"], "fixed cost"),
    # As the README says of its first table.
    ("peers_grid.jsonl", "auto", ["rows=4", "cols=1048576"], "re-read"),
    ("peers_grid.jsonl", "auto", ["rows=4", "cols=33554432"], "re-read"),
    ("peers_grid.jsonl", "auto", ["rows=77", "cols=262147"], "imbalance"),
    ("peers_grid.jsonl", "auto", ["rows=517", "cols=773"], "fixed cost"),
    ("peers_grid.jsonl", "auto", ["rows=16", "cols=2000000"], "too few bytes in flight"),
    ("peers_grid.jsonl", "auto", ["rows=33", "cols=129280"], "unknown"),
])
def test_kernels_of_known_weakness_are_told_it(record, kernel, words, cause):
    assert causes_of(record, kernel, *words) == {cause}


def explained(record):
    code, out, err = explain(record, "--all", "--below", "1000%", "--format", "json")
    assert code == 0, err
    return json.loads(out)


COUNTED = [H200 / "quick.jsonl", H200 / "vocab_topk.jsonl", H200.parent / "h100" / "quick.jsonl"]


@pytest.mark.parametrize("record", COUNTED, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_no_row_is_told_what_its_own_figures_contradict(record):
    recorded = {row["key"]: row for line in record.read_text().splitlines()
                if (row := json.loads(line))["kind"] == "case"}
    for row in explained(record):
        if row["first_change"] == "let several blocks share a row":
            assert row["blocks"] == recorded[row["key"]]["problem"]["rows"], row["key"]
        speed = re.search(r"moved.* at (\d+)% of the speed of memory", row["evidence"])
        assert not speed or int(speed[1]) <= 103, row
        if row["cause"] == "imbalance":
            idle, lost = map(int, re.search(r"is (\d+)% .*; (\d+)% is lost", row["evidence"]).groups())
            assert 0.49 * lost <= idle <= 1.11 * lost, row


def test_the_readme_counts_what_is_left_unknown():
    readme = " ".join((H200.parents[2] / "README.md").read_text().split())
    unknown = {}
    for path in [*COUNTED, *(H200 / f"{name}.jsonl" for name in (
            "router_topk", "hidden_sweep", "safe_online_softmax", "peers_grid"))]:
        rows = explained(path)
        causes = [row["cause"] for row in rows]
        unknown[f"{path.parent.name} {path.stem}"] = causes.count("unknown"), len(rows)
        if path.stem == "quick":
            assert causes.count("exponentials") == 8
    of = {name: f"{some} of {all_rows}" for name, (some, all_rows) in unknown.items()}
    assert f"Of the {unknown['h200 quick'][1]} rows of `quick`" in readme
    assert (f"they leave {unknown['h200 quick'][0]} unknown (`--all --below 100%`), on an H100 "
            f"{unknown['h100 quick'][0]}; of the {unknown['h200 vocab_topk'][1]} of `vocab_topk`, "
            f"which was counted too, {unknown['h200 vocab_topk'][0]}.") in readme
    assert (f"{of['h200 router_topk']} in `router_topk`, {of['h200 hidden_sweep']} in "
            f"`hidden_sweep`, {of['h200 safe_online_softmax']} in `safe_online_softmax`, "
            f"{of['h200 peers_grid']} in `peers_grid`") in readme


def test_the_fastest_rows_are_explained_worst_first():
    code, out, _ = explain(H200 / "quick.jsonl", "--format", "json")
    rows = json.loads(out)
    shares = [row["sol"] for row in rows]
    assert code == 0 and shares == sorted(shares) and max(shares) < 0.9
    assert len({row["place"] for row in rows}) == len(rows)
    assert all(row["evidence"] and row["first_change"] for row in rows)
    # Of small problems counted bytes are those of others too.
    assert {row["is_counted"] for row in rows if "rows=128 " in row["place"]} == {False}
    assert {row["is_counted"] for row in rows if "rows=8192 " in row["place"]} <= {True}
    text = explain(H200 / "quick.jsonl")[1]
    assert f"{len(rows)} rows below 90% SOL: " in text.splitlines()[-1]
    assert len(explain(H200 / "quick.jsonl", "--format", "markdown")[1].splitlines()) == len(rows) + 2


def test_records_without_counters_are_explained_by_their_models():
    code, out, _ = explain(H200 / "megatron_attention.jsonl", "--all", "--format", "json",
                           "--below", "100%")
    rows = json.loads(out)
    assert code == 0 and {row["cause"] for row in rows} >= {"memory", "re-read"}
    for row in rows:
        assert not row["is_counted"] and row["shares"]["issue"] is None


def test_wrong_input_is_named(tmp_path):
    code, _, err = explain(H200 / "quick.jsonl", "--kernel", "two_pas")
    assert code == 3 and "two_pas" in err and "two_pass" in err
    empty = tmp_path / "empty.jsonl"
    empty.write_text((H200 / "quick.jsonl").read_text().splitlines()[0] + "\n")
    code, _, err = explain(empty)
    assert code == 3 and "has no row with a time and an SOL: it holds a header alone" in err
    assert f"give that run again with --out {empty} --resume, or name another record" in err
    packed = tmp_path / "packed.jsonl.gz"
    packed.write_bytes(gzip.compress(b"{}\n"))
    code, _, err = explain(packed)
    assert code == 3 and f"{packed}: is compressed by gzip: unpack it with gunzip" in err
    assert explain(tmp_path / "none.jsonl")[0] != 0


def test_records_and_what_to_measure_are_not_mixed():
    record = H200 / "quick.jsonl"
    for words in (["--rows", "4"], ["--cols=8"], ["--device", "cpu"], ["--counters", "none"],
                  ["--out", "x.jsonl"], ["--benchmark_filter=safe"], ["quick"]):
        code, out, err = explain(record, *words)
        named = words[0] if words[0].startswith("--benchmark") else words[0].split("=")[0]
        assert (code, out) == (3, "")
        assert f"both records ({record}) and what to measure ({named}) were given: leave out" in err
        assert "'roofmax run'" in err and "'roofmax predict'" in err
    code, _, err = explain("--format", "json")
    assert code == 3 and "name a record file, or what to measure" in err


SHAPE = ["--operation", "softmax", "--rows", "4", "--cols", "64,4096", "--dtype", "fp32"]
RUN = [*SHAPE, "--device", "cpu", "--budget", "0.05"]


def measured(folder, *arguments):
    """Of `explain`, with threads that do not wait for each other beside other busy tests."""
    done = subprocess.run([ROOFMAX, "explain", *map(str, arguments)], cwd=folder, timeout=240,
                          capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    return done.returncode, done.stdout, done.stderr


def test_without_a_record_it_measures_as_run_and_explains_that(tmp_path):
    code, out, err = measured(tmp_path, *RUN, "--kernel", "safe,online")
    assert code == 0, out + err
    record, = (tmp_path / "results").iterdir()
    header, *rows = map(json.loads, record.read_text().splitlines())
    assert header["command"][:2] == ["roofmax", "explain"]
    assert header["counters"]["asked"] == ["default"]
    assert {row["kernel"] for row in rows} == {"safe", "online"} and len(rows) == 8
    assert "Which kernel to use" in out and "why:" not in out, "it comes below"
    code, again, err = explain(record, "--kernel", "safe,online")
    assert code == 0 and len(re.findall("^ +first: ", again, re.M)) == 8
    assert out.endswith(f"\n\n{again}records: results/{record.name}\n")


def test_of_a_scenario_only_rows_that_were_asked_for_are_told(tmp_path):
    (tmp_path / "own.yaml").write_text(
        "scenario: own\nsummary: for tests\noperation: softmax\nkernels: [safe, online]\n"
        "caches: [hot]\ngrids: [{dtypes: fp32, rows: 2, cols: [64, 100]}]\n")
    own = ["own.yaml", "--device", "cpu", "--budget", "0.05", "--no-ceilings", "--out", "r.jsonl",
           "--counters", "none", "--below", "1000%"]
    code, out, err = measured(tmp_path, *own, "--benchmark_filter=cols=64/", "--format", "json")
    assert code == 0, err
    row, = json.loads(out)
    assert row["file"] == "r.jsonl" and " cols=64 " in row["place"], "the fastest of its problem"
    assert "records: r.jsonl" in err and "Which kernel to use" in err
    header = json.loads((tmp_path / "r.jsonl").read_text().splitlines()[0])
    assert header.get("counters") is None

    code, out, err = measured(tmp_path, *own, "--benchmark_filter=cols=100/", "--all", "--format",
                              "json")
    assert code == 3 and "--resume" in err, "it is not replaced"
    code, out, err = measured(tmp_path, *own, "--benchmark_filter=cols=100/", "--all", "--resume",
                              "--format", "json")
    assert code == 0, err
    assert [" cols=100 " in row["place"] for row in json.loads(out)] == [True, True]
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 6, "two headers, four rows"


def test_what_run_refuses_is_refused_alike(tmp_path):
    for words in (["--kernel", "safee"], ["--cache", "warm"], ["--cols", "8K-1K"], ["--rwos", "4"],
                  ["--device", "gpu"], ["--resume"]):
        others = [word for word in SHAPE if word != "64,4096" and word != "--cols"]
        run = subprocess.run([ROOFMAX, "run", *others, *words], cwd=tmp_path, capture_output=True,
                             text=True)
        code, out, err = measured(tmp_path, *others, *words)
        assert (code, out, err) == (run.returncode, run.stdout,
                                    run.stderr.replace("roofmax run", "roofmax explain")
                                    .replace("run has no", "explain has no"))
        assert code == 3 and err
    assert not list(tmp_path.iterdir())


def test_where_nothing_was_measured_nothing_is_explained(tmp_path):
    code, out, err = measured(tmp_path, *RUN, "--no-ceilings", "--kernel", "basic",
                              "--distribution", "wide")
    assert code == 5 and "nothing was verified or measured" in err
    assert "first:" not in out and "SOL: 8" not in out
    assert list((tmp_path / "results").iterdir())
    code, out, err = measured(tmp_path, *RUN, "--kernel", "safe", "--dry-run")
    assert code == 0 and out.splitlines()[0].startswith("kernel ") and "first:" not in out


def changed(tmp_path, change):
    """The first lines of a record, of which `change` makes others."""
    header, *rows = map(json.loads, (H200 / "quick.jsonl").read_text().splitlines()[:9])
    change(header, rows)
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *rows]))
    return path


@pytest.mark.parametrize("field, value", [
    ("device.processors", "132"), ("device.processors", -1), ("device.cache_bytes", "60 MiB"),
    ("fixed_cost_s.graph", -1), ("fixed_cost_s.graph", "1 us"), ("launch_floor_s.graph", -1e-6)])
def test_headers_of_impossible_figures_are_refused(tmp_path, field, value):
    whole, part = field.split(".")
    path = changed(tmp_path, lambda header, _: header[whole].update({part: value}))
    code, _, err = explain(path)
    assert code == 3 and f"changed.jsonl:1: field '{field}' is {json.dumps(value)}, not" in err


def test_negative_counts_are_refused(tmp_path):
    path = changed(tmp_path, lambda _, rows: rows[1]["counters"].update(
        {"smsp__inst_executed.sum": -5}))
    code, _, err = explain(path)
    assert code == 3
    assert ("changed.jsonl:3: field 'counters.smsp__inst_executed.sum': a number from 0 up is "
            "expected, not -5") in err


def test_files_named_twice_are_taken_once(tmp_path):
    record = H200 / "quick.jsonl"
    once = explain(record, "--format", "json")
    twice = explain(record, record.parent / "../h200/quick.jsonl", "--format", "json")
    assert twice[:2] == once[:2] and once[2] == ""
    assert twice[2].startswith("note: ") and "is named twice, and taken once" in twice[2]


def test_of_several_records_each_row_says_which_it_is_of(tmp_path):
    record = changed(tmp_path, lambda *_: None)
    files = [tmp_path / name / "rows.jsonl" for name in ("one", "another")]
    for path in files:
        path.parent.mkdir()
        path.write_text(record.read_text())
    everything = ["--all", "--below", "1000%"]
    names = {"one/rows.jsonl", "another/rows.jsonl"}
    of_one = explain(record, *everything)[1]
    code, out, err = explain(*files, *everything)
    assert (code, err.count("\n")) == (0, 2), "each holds but some rows of its run"
    rows = [line for line in out.splitlines() if re.match(r" {0,4}\d+% ", line)]
    one_row = [line for line in of_one.splitlines() if re.match(r" {0,4}\d+% ", line)]
    assert len(rows) == 2 * len(one_row) and not any(".jsonl" in line for line in one_row)
    for name in names:
        assert [line.replace(f"  {name:<18}", "") for line in rows if name in line] == one_row
    _, table, _ = explain(*files, *everything, "--format", "markdown")
    title, _, *lines = table.splitlines()
    assert title.split(" | ")[3] == "record" and len(lines) == len(rows)
    assert {line.split(" | ")[3] for line in lines} == names
    assert len({len(line.split(" | ")) for line in (title, *lines)}) == 1
    assert "| record |" not in explain(record, *everything, "--format", "markdown")[1]
    # Beside another name the last part tells enough; a path that ends another stands whole.
    other = tmp_path / "rows.jsonl"
    other.write_text(record.read_text())
    done = subprocess.run([ROOFMAX, "explain", "rows.jsonl", "one/rows.jsonl", record, *everything],
                          cwd=tmp_path, capture_output=True, text=True, check=True)
    told = {word for word in done.stdout.split() if word.endswith(".jsonl")}
    assert told == {"rows.jsonl", "one/rows.jsonl", "changed.jsonl"}


def untimed(row, disposition, reason):
    gone = ("median_s", "time_ci_s", "samples_s", "twin_samples_s", "sol", "sol_ci", "visits",
            "samples_after", "two_read_samples_s", "two_read_floor_s", "two_read_floor_ci_s")
    row.update(disposition=disposition, reason=reason, **dict.fromkeys(gone))


@pytest.mark.parametrize("last, told, cure", [
    ("unsupported", "8 unsupported (the last: too few columns): ", "'roofmax list --explain'"),
    ("failed", "1 failed, 7 unsupported (the last: it hung): ", "--out {} --resume, which"),
    ("skipped", "1 skipped, 7 unsupported (the last: it hung): ", "--out {} --resume, which")])
def test_a_record_without_a_timed_row_says_what_its_rows_are(tmp_path, last, told, cure):
    def change(_, rows):
        for row in rows:
            untimed(row, "unsupported", "too few columns")
        if last != "unsupported":
            untimed(rows[-1], last, "it hung")

    path = changed(tmp_path, change)
    code, out, err = explain(path)
    assert (code, out) == (3, "")
    assert f"{path} has no row with a time and an SOL: its rows are {told}" in err
    assert cure.format(path) in err and err.endswith("name another record\n")


def test_a_row_that_is_cut_short_is_told(tmp_path):
    path = changed(tmp_path, lambda *_: None)
    path.write_text(path.read_text()[:-100])
    code, out, err = explain(path, "--all", "--below", "1000%", "--format", "json")
    assert code == 0 and len(json.loads(out)) == 7
    assert f"note: {path} holds 7 of the " in err


def test_a_report_tells_of_records_that_are_not_explained(tmp_path):
    path = changed(tmp_path, lambda header, _: header["device"].update(processors="132"))
    done = subprocess.run([ROOFMAX, "report", path, "--out", tmp_path / "page"],
                          capture_output=True, text=True)
    if "matplotlib" in done.stderr:
        pytest.skip("no Python for reports")
    assert done.returncode == 0 and "note: the report does not say where time goes: " in done.stderr
    assert "field 'device.processors'" in done.stderr


def test_a_report_says_what_explain_says(tmp_path):
    record = H200.parent / "cpu" / "quick.jsonl"
    done = subprocess.run([ROOFMAX, "report", record, "--out", tmp_path / "page"],
                          capture_output=True, text=True)
    if "matplotlib" in done.stderr:
        pytest.skip("no Python for reports")
    assert done.returncode == 0, done.stderr
    code, out, err = explain(record, "--all", "--below", "1000%", "--format", "json")
    assert code == 0, err
    explained = json.loads(out)
    wanted = sorted(row["cause"] for row in explained)
    reported = json.loads((tmp_path / "page" / "results.json").read_text())
    assert sorted(row["cause"] for row in reported if row["cause"]) == wanted and wanted
    assert {"unknown", "issue"} <= set(wanted)
