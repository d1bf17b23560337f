"""`roofmax compare`, as its users see it."""

import csv
import io
import json
import math
import os
import re
import signal
import statistics
import subprocess
import time
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
RECORDS = Path(__file__).parents[3] / "reports" / "records"
QUICK = RECORDS / "h200" / "quick.jsonl"
SMALL = RECORDS / "h200" / "softmax_outputs.jsonl"
ON_CPU = RECORDS / "cpu" / "quick.jsonl"
RUNS = [RECORDS / "repetition" / f"h200-{number}.jsonl" for number in (1, 4, 5)]


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
    for name in ("time_ci_s", "samples_s", "twin_samples_s"):
        row[name] = [value * 2 for value in row[name] or []]
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
    assert " nearer to their ceiling, " in out and " faster" not in out


def test_across_devices_verdicts_are_of_sol(tmp_path):
    """Twice the time beside the same twin: the SOL is half as high."""
    def half(row):
        row = twice_as_slow(row)
        if not row["sol"]:
            return row
        return {**row, "sol": row["sol"] / 2, "sol_ci": [value / 2 for value in row["sol_ci"]],
                "twin_samples_s": [value / 2 for value in row["twin_samples_s"]]}

    elsewhere = edited(SMALL, tmp_path / "elsewhere.jsonl", half, lambda line: {
        **line, "device": {**line["device"], "name": "NVIDIA H100"}})
    for files, word in (((SMALL, elsewhere), "lower"), ((elsewhere, SMALL), "higher")):
        one, = documents(*files)
        assert {row["verdict"] for row in one["rows"]} == {word}
        assert one[word] == len(one["rows"]) and one["level"] == 0
        _, out, _ = compare(*files, "--format", "csv")
        lines = list(csv.DictReader(io.StringIO(out)))
        assert {(line["by"], line["verdict"]) for line in lines} == {("sol", word)}
    by_time, = documents(SMALL, SMALL)
    assert by_time["higher"] is None and by_time["lower"] is None
    page_of(tmp_path / "page", SMALL, elsewhere)
    assert (tmp_path / "page" / "compare.csv").read_bytes() == subprocess.run(
        [ROOFMAX, "compare", SMALL, elsewhere, "--format", "csv"], capture_output=True,
        check=True).stdout


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
    one = next(one for one in found if one["after"].startswith("vector4"))
    places = {row["key"].replace(f"/{row['kernel']}@{row['variant']}/", "/") for row in rows
              if row["kernel"] == "two_pass" and row["default_variant"]}
    assert len(one["rows"]) + one["only_before"] == len(places) > len(one["rows"])
    assert one["only_after"] == 0
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
    assert {row["verdict"] for row in rows} == {"level"}
    assert sorted(float(row["bytes"]) for row in rows) == sorted(
        2 * [float(sum(row["bytes"]["compulsory"].values())) for row in timed(SMALL)])
    code, out, _ = compare(SMALL, SMALL, "--format", "markdown")
    assert code == 0 and out.startswith("### ") and "| 1.00x |" in out


def test_what_cannot_be_compared_is_refused(tmp_path):
    code, _, err = compare(SMALL)
    assert code == 3 and "name two record files or more" in err
    code, _, err = compare(SMALL, ON_CPU)
    assert code == 3 and "have no timed row in common" in err
    code, _, err = compare(SMALL, tmp_path / "none.jsonl")
    assert code == 3 and "none.jsonl: cannot be read" in err


# ---- What the JSON says beside the rows ----------------------------------------------------------


def mean_of(rows):
    return math.exp(sum(math.log(row["times_as_fast"]) for row in rows) / len(rows))


def test_sums_by_problem_and_by_kernel_are_those_of_their_rows():
    one, = documents(RUNS[0], RUNS[1])
    assert one["format"] == 1 and one["level"] == len(one["rows"]) - one["faster"] - one["slower"]
    ratios = sorted(row["times_as_fast"] for row in one["rows"])
    assert one["median"] == ratios[len(ratios) // 2]
    tenths = statistics.quantiles(ratios, n=10, method="inclusive")
    assert (one["quantile_10"], one["quantile_90"]) == pytest.approx((tenths[0], tenths[-1]))
    seen = 0
    for problem in one["by_problem"]:
        same = [row for row in one["rows"]
                if all(row[key] == problem[key] for key in
                       ("operation", "dtype", "dtype_out", "cache", "timer"))]
        check_sums(problem, same, one)
        for length in problem["lengths"]:
            check_sums(length, [row for row in same if
                                length["from"] <= row["problem"]["cols"] < length["below"]], one)
        assert sum(length["rows"] for length in problem["lengths"]) == len(same)
        seen += len(same)
    assert seen == len(one["rows"])
    for kernel in one["by_kernel"]:
        check_sums(kernel, [row for row in one["rows"] if row["kernel"] == kernel["kernel"]], one)
    means = [kernel["geometric_mean"] for kernel in one["by_kernel"]]
    assert means == sorted(means) and len(means) > 2


def check_sums(sums, rows, one):
    assert sums["rows"] == len(rows) > 0
    for verdict in ("faster", "slower", "level"):
        assert sums[verdict] == sum(row["verdict"] == verdict for row in rows)
    assert sums["geometric_mean"] == pytest.approx(mean_of(rows))
    assert one["rows"][sums["slowest_row"]] == min(rows, key=lambda row: row["times_as_fast"])
    assert one["rows"][sums["fastest_row"]] == max(rows, key=lambda row: row["times_as_fast"])


def test_modes_set_problems_apart():
    one, = documents(SMALL, SMALL)
    modes = {tuple(map(tuple, problem["modes"])) for problem in one["by_problem"]}
    assert (("result", "log_softmax"),) in modes and (("direction", "backward"),) in modes


def test_whose_the_sides_are_is_told(tmp_path):
    header, *cases = SMALL.read_text().splitlines()
    known = json.loads(header)
    cases = [case for case in cases if json.loads(case)["run"] == known["run"]
             and json.loads(case)["kind"] == "case"]
    whole, short = tmp_path / "whole.jsonl", tmp_path / "short.jsonl"
    whole.write_text("\n".join([json.dumps({**known, "cases": len(cases)}), *cases]) + "\n")
    short.write_text("\n".join([json.dumps({**known, "cases": 1000, "seed": 7}), *cases]) + "\n")
    one, = documents(whole, short)
    assert one["before_run"] == {
        "file": str(whole), "builds": [{key: known["roofmax"][key] for key in
                                        ("version", "revision", "dirty")}],
        "device": {key: known["device"][key] for key in ("name", "kind", "processors")},
        "started_at": [known["started_at"]], "scenarios": ["softmax_outputs"], "lacks": None}
    assert re.fullmatch(r"holds \d+ of the 1000 cases of its last run", one["after_run"]["lacks"])
    assert one["differences"] == [{"what": "seed", "sentence": "1 before, 7 after"}]
    assert f"note: {whole} and {short} differ in seed: 1 before, 7 after\n" in compare(whole, short)[2]
    assert set(one["operations"]) == {"softmax"}


def test_tenths_are_told_of_ten_rows_and_no_fewer(tmp_path):
    header, *cases = SMALL.read_text().splitlines()
    cases = [case for case in cases if json.loads(case).get("median_s")]
    for count, is_told in ((10, True), (9, False)):
        path = tmp_path / f"{count}.jsonl"
        path.write_text("\n".join([header, *cases[:count]]) + "\n")
        code, out, err = compare(path, path)
        assert code == 0, err
        assert f"of {count} rows" in out and ("10% of rows below" in out) == is_told


def test_rows_without_a_sol_are_counted_where_sol_is_compared(tmp_path):
    key = timed(SMALL)[0]["key"]
    bare = edited(SMALL, tmp_path / "bare.jsonl",
                  lambda row: {**row, "sol": None, "sol_ci": None} if row["key"] == key else row,
                  lambda line: {**line, "device": {**line["device"], "name": "NVIDIA H100"}})
    one, = documents(SMALL, bare)
    assert one["without_figure"] == 1 and len(one["rows"]) == len(timed(SMALL)) - 1


def test_a_cpu_and_a_gpu_are_compared_by_the_sol_of_their_fastest():
    one, = documents(ON_CPU, QUICK, "--fastest")
    assert (one["by"], one["compared"]) == ("sol", "fastest") and len(one["rows"]) > 3
    best = {}
    for path in (ON_CPU, QUICK):
        for row in timed(path):
            problem = (row["operation"], row["dtype"], row["dtype_out"], row["cache"],
                       tuple(sorted(row["problem"].items())))
            sides = best.setdefault(problem, {})
            if row["median_s"] < sides.get(path, row)["median_s"] or path not in sides:
                sides[path] = row
    both = [sides for sides in best.values() if len(sides) == 2]
    assert sorted((row["before_s"], row["after_s"]) for row in one["rows"]) == sorted(
        (sides[ON_CPU]["median_s"], sides[QUICK]["median_s"]) for sides in both)
    assert one["only_before"] + one["only_after"] == len(best) - len(both)
    for row in one["rows"]:
        assert row["times_as_fast"] == pytest.approx(row["after_sol"] / row["before_sol"])
        assert row["where"].endswith((" cold", " hot"))
    code, _, err = compare(ON_CPU, QUICK)
    assert code == 3 and "have no timed row in common" in err and "or with --fastest" in err


# ---- The page ------------------------------------------------------------------------------------


def page_of(folder, *arguments):
    """The text of a page."""
    code, out, err = compare(*arguments, "--page", folder)
    assert (code, err) == (0, ""), err
    assert out.splitlines()[0] == str(folder / "compare.html")
    assert sorted(out.splitlines()) == sorted(map(str, folder.iterdir()))
    return (folder / "compare.html").read_text()


def rows_of(text):
    """Ratio, interval, verdict, seconds and SOL of each row of the table on a page."""
    table = text.partition('id="result-table"')[2].partition("<tbody>")[2].partition("</tbody>")[0]
    found = []
    for line in table.split("<tr>")[1:]:
        values = re.findall(r'data-(?:value|low|high)="([^"]*)"', line)
        ratio, low, high, before_s, after_s, _, before_sol, after_sol = map(float, values)
        verdict = re.search(r'class="verdict (\w+)"', line)[1]
        found.append((ratio, low, high, verdict, before_s, after_s, before_sol, after_sol))
    return found


def expected_rows(all_of_them):
    # Pages show both kinds of verdict by the marks of the first.
    marks = {"lower": "slower", "higher": "faster"}
    return [(row["times_as_fast"], *row["ci"], marks.get(row["verdict"], row["verdict"]),
             row["before_s"], row["after_s"],
             row["before_sol"], row["after_sol"]) for one in all_of_them for row in one["rows"]]


@pytest.mark.parametrize("arguments", [
    (RUNS[0], RUNS[1]), RUNS, (QUICK, "--baseline", "two_pass"), (ON_CPU, QUICK, "--fastest"),
], ids=["two", "three", "baseline", "devices"])
def test_the_page_has_the_figures_of_the_json_and_the_data_beside_it(tmp_path, arguments):
    found = documents(*arguments)
    text = page_of(tmp_path / "page", *arguments)
    rows = rows_of(text)
    assert sorted(rows) == sorted(expected_rows(found))
    assert [row[0] for row in rows] == sorted(row[0] for row in rows), "the slowest first"
    assert text.count("<img ") == 2 * len(found)
    shown = {float(value) for value in re.findall(r'data-ratio="([^"]*)"', text)}
    for one in found:
        sums = [*one["by_problem"], *(length for problem in one["by_problem"]
                                      for length in problem["lengths"])]
        assert {each["geometric_mean"] for each in sums} <= shown
        if len(found) > 1:
            assert {one["geometric_mean"], one["median"], one["quantile_10"],
                    one["quantile_90"]} <= shown
    for form in ("csv", "json"):
        code, out, _ = compare_bytes(*arguments, "--format", form)
        assert code == 0 and (tmp_path / "page" / f"compare.{form}").read_bytes() == out


def compare_bytes(*arguments):
    done = subprocess.run([ROOFMAX, "compare", *map(str, arguments)], capture_output=True)
    return done.returncode, done.stdout, done.stderr


def test_the_page_is_of_time_on_one_device_and_of_sol_on_two(tmp_path):
    slow = edited(SMALL, tmp_path / "slow.jsonl", twice_as_slow)
    text = page_of(tmp_path / "time", SMALL, slow)
    count = len(timed(SMALL))
    assert f"{count} are slower, none are faster and none are level" in text
    assert {row[3] for row in rows_of(text)} == {"slower"}
    elsewhere = edited(SMALL, tmp_path / "elsewhere.jsonl", twice_as_slow, lambda line: {
        **line, "device": {**line["device"], "name": "NVIDIA H100"}})
    text = page_of(tmp_path / "sol", SMALL, elsewhere)
    assert f"none are lower, none are higher and {count} are level" in text
    assert "The devices differ" in text and "NVIDIA H100" in text


def test_what_a_file_lacks_is_said_on_the_page(tmp_path):
    header, *cases = SMALL.read_text().splitlines()
    short = tmp_path / "short.jsonl"
    short.write_text("\n".join([json.dumps({**json.loads(header), "cases": len(cases)}),
                                *cases[:50]]) + "\n")
    code, _, err = compare(SMALL, short, "--page", tmp_path / "page")
    assert code == 0 and "short.jsonl holds 50 of the" in err
    text = (tmp_path / "page" / "compare.html").read_text()
    assert f"short.jsonl holds 50 of the {len(cases)} cases of its last run" in text
    one, = documents(SMALL, short)
    assert f"Left out: {one['only_before']} rows for which only" in text


def test_no_page_is_made_of_what_cannot_be_compared(tmp_path):
    page = tmp_path / "page"
    code, out, err = compare(SMALL, ON_CPU, "--page", page)
    assert (code, out) == (3, "") and "have no timed row in common" in err
    for options, complaint in ((["--format", "json"], "leave --format and --all out"),
                               (["--all"], "leave --format and --all out")):
        code, _, err = compare(SMALL, SMALL, "--page", page, *options)
        assert code == 3 and complaint in err
    for options, complaint in ((["--force"], "name its folder with --page"),
                               (["--page", ""], "--page is empty: name a folder")):
        code, _, err = compare(SMALL, SMALL, *options)
        assert code == 3 and complaint in err
    assert not page.exists()


def test_a_page_that_is_there_stays_unless_force_is_given(tmp_path):
    page = tmp_path / "page"
    page_of(page, *RUNS)
    before = {each.name: each.read_bytes() for each in page.iterdir()}
    code, out, err = compare(SMALL, SMALL, "--page", page)
    assert (code, out) == (3, "") and err == (
        f"roofmax compare: {page / 'compare.html'}: already exists; replace it with --force or "
        "name another folder with --page\n")
    assert {each.name: each.read_bytes() for each in page.iterdir()} == before
    assert compare(SMALL, SMALL, "--page", page, "--force")[0] == 0
    assert len(list(page.glob("*.svg"))) == 2


@pytest.mark.parametrize("is_for_group", [True, False])
def test_a_signal_ends_a_page_in_one_line(tmp_path, is_for_group):
    started = subprocess.Popen([ROOFMAX, "compare", QUICK, "--baseline", "two_pass", "--page",
                                tmp_path / "page"], text=True, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, start_new_session=True)
    time.sleep(0.8)
    (os.killpg if is_for_group else os.kill)(started.pid, signal.SIGINT)
    _, said = started.communicate(timeout=60)
    if started.returncode == 0:
        pytest.skip("it was quicker")
    assert (started.returncode, said) == (2, "roofmax compare: interrupted; nothing was written\n")
    assert not (tmp_path / "page").exists()


def test_a_closed_standard_output_costs_no_page(tmp_path):
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([ROOFMAX, "compare", SMALL, SMALL, "--page", tmp_path / "page"],
                          stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "page" / "compare.html").is_file()
