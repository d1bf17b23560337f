"""Pages of comparisons: what `roofmax compare --format json` printed in, a page out."""

import copy
import csv
import io
import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from drawn import require_legible
from synthetic import OPERATIONS
from test_report_page import Checker

from roofmax_reports.compare import cli, documents, figures, labels
from roofmax_reports.figures.layout import Picture

PACKAGE = Path(cli.__file__).parents[2]
MARKERS = {"slower": "v", "level": "o", "faster": "^"}


def row(ratio=1.0, kernel="plain", rows=64, cols=1024, reach=1.01, **changes):
    low, high = ratio / reach, ratio * reach
    verdict = "slower" if high < 1 else "faster" if low > 1 else "level"
    return {"kernel": kernel, "chosen": None, "before_kernel": kernel, "before_chosen": None,
            "where": f"softmax fp32 rows={rows} cols={cols} cold graph", "operation": "softmax",
            "dtype": "fp32", "dtype_out": "fp32",
            "problem": {"rows": rows, "cols": cols, "stride": cols}, "cache": "cold",
            "timer": "graph", "bytes": 8 * rows * cols, "times_as_fast": ratio, "ci": [low, high],
            "verdict": verdict, "before_s": 1e-5, "after_s": 1e-5 / ratio, "before_sol": 0.5,
            "after_sol": 0.5 * ratio, "before_flags": [], "after_flags": [], **changes}


def sums(rows, places):
    ratios = [rows[place]["times_as_fast"] for place in places]
    counts = {verdict: sum(rows[place]["verdict"] == verdict for place in places)
              for verdict in MARKERS}
    return {"rows": len(places), **counts,
            "geometric_mean": math.exp(sum(map(math.log, ratios)) / len(ratios)),
            "slowest_row": min(places, key=lambda place: rows[place]["times_as_fast"]),
            "fastest_row": max(places, key=lambda place: rows[place]["times_as_fast"])}


def side(file, **changes):
    return {"file": file, "device": {"name": "Made-up Device", "kind": "cuda", "processors": 10},
            "builds": [{"version": "0.0.0", "revision": "0123abc", "dirty": False}],
            "started_at": ["2001-01-01T00:00:00Z"], "scenarios": ["made_up"], "lacks": None,
            **changes}


def comparison(*rows, before="before.jsonl", after="after.jsonl", **changes):
    """As the program would print it. Its figures are those of the rows, so that a page that
    computed them anew would say the same; tests that must tell that apart change them."""
    rows = list(rows) or [row(0.5, "slow"), row(1.0), row(2.0, "fast")]
    all_places = list(range(len(rows)))
    ratios = sorted(each["times_as_fast"] for each in rows)
    total = sums(rows, all_places)
    kernels = sorted({each["kernel"] for each in rows})
    decades = sorted({10 ** int(math.log10(each["problem"].get("cols", 1))) for each in rows})
    lengths = [{"from": start, "below": 10 * start, **sums(rows, places)} for start in decades
               if (places := [place for place in all_places
                              if start <= rows[place]["problem"].get("cols", 1) < 10 * start])]
    return {"format": 1, "before": before, "after": after, "compared": "cases", "by": "time",
            "before_run": side(before), "after_run": side(after), "differences": [],
            "geometric_mean": total["geometric_mean"], "median": ratios[len(ratios) // 2],
            "quantile_10": ratios[0], "quantile_90": ratios[-1],
            **{verdict: total[verdict] for verdict in MARKERS},
            "only_before": 0, "only_after": 0, "without_figure": 0,
            "operations": {"softmax": copy.deepcopy(OPERATIONS["softmax"])},
            "by_problem": [{"operation": "softmax", "dtype": "fp32", "dtype_out": "fp32",
                            "modes": [], "cache": "cold", "timer": "graph", "lengths": lengths,
                            **total}],
            "by_kernel": [{"kernel": name, **sums(rows, [place for place in all_places
                                                         if rows[place]["kernel"] == name])}
                          for name in kernels],
            "rows": rows, **changes}


def write(path, *comparisons):
    path.write_text(json.dumps(list(comparisons)), "utf-8")
    return path


def run(*arguments):
    return cli.main([str(argument) for argument in arguments])


def page_of(folder):
    return (folder / "compare.html").read_text("utf-8")


def made(tmp_path, *comparisons):
    """The page of these."""
    assert run(write(tmp_path / "c.json", *comparisons), "--page", tmp_path / "out",
               "--force") == 0
    return page_of(tmp_path / "out")


def words_of(text):
    """What a reader sees, in a line."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", text.partition("</style>")[2]))


def table_rows(text):
    """Of the table of all rows: cells by heading."""
    table = text.partition('id="result-table"')[2].partition("</table>")[0]
    names = [re.sub(r"<[^>]+>", "", cell)
             for cell in re.findall(r"<th[ >].*?</th>", table, re.DOTALL)]
    lines = table.partition("<tbody>")[2].split("<tr>")[1:]
    return [dict(zip(names, re.findall(r"<td.*?</td>", line, re.DOTALL), strict=True))
            for line in lines]


def value_of(cell, name="value"):
    return float(re.search(rf'data-{name}="([^"]*)"', cell)[1])


def plain(cell):
    return re.sub(r"<[^>]+>", "", cell)


# ---- The page ------------------------------------------------------------------------------------


def test_the_page_is_whole_and_needs_no_network(tmp_path):
    for comparisons in ([comparison()], [comparison(), comparison(row(3.0))]):
        text = made(tmp_path, *comparisons)
        checker = Checker()
        checker.feed(text)
        assert checker.open == []
        assert checker.loads and all(target.startswith("data:") for target in checker.loads)
        assert len(checker.ids) == len(set(checker.ids))
        within = {target for target in checker.anchors if target.startswith("#")}
        assert within and all(target[1:] in checker.ids for target in within)
        beside = set(checker.anchors) - within
        assert beside == {"compare.csv", "compare.json"}
        assert not re.search(r"https?://|url\(|@import", text)


def test_figures_are_those_of_the_file_and_not_computed_anew(tmp_path):
    """The file says what no computation from its rows would."""
    odd = comparison(*[row(0.5, "slow"), row(1.0), row(2.0, "fast")] * 4, geometric_mean=1.2345,
                     median=1.3456, quantile_10=0.7891, quantile_90=1.9876)
    odd["by_problem"][0]["geometric_mean"] = 1.4567
    odd["by_problem"][0]["lengths"][0]["geometric_mean"] = 1.5678
    odd["by_kernel"][0] |= {"geometric_mean": 1.6789, "slower": 41, "faster": 42, "level": 43}
    text = made(tmp_path, odd)
    said = words_of(text)
    assert ("They are 1.234× as fast on average (geometric mean) and 1.346× at the median; a tenth "
            "of them is below 0.789×, a tenth above 1.988×.") in said
    for shown in ("1.457×", "1.568×", "1.679×", "▼41 ▲42 =43"):
        assert shown in said, shown


def test_a_page_of_few_rows_tells_no_tenths(tmp_path):
    for count, is_told in ((9, False), (10, True)):
        (folder := tmp_path / str(count)).mkdir()
        said = words_of(made(folder, comparison(*[row(1.0)] * count)))
        assert ("at the median; a tenth of them" in said) == is_told
        assert ("at the median." in said) != is_told


def test_losses_stand_first_and_are_told_as_plainly_as_wins(tmp_path):
    text = made(tmp_path, comparison(row(2.0, "fast"), row(1.0), row(0.5, "slow"),
                                     row(0.8, "slow")))
    found = table_rows(text)
    assert [value_of(line["times as fast"]) for line in found] == [0.5, 0.8, 1.0, 2.0]
    assert [plain(line["verdict"]) for line in found] == ["slower", "slower", "level", "faster"]
    assert [plain(line["kernel"]) for line in found] == ["slow", "slow", "plain", "fast"]
    first = found[0]
    assert value_of(first["95% interval"], "low") == 0.5 / 1.01
    assert value_of(first["95% interval"], "high") == 0.5 * 1.01
    assert (value_of(first["before"]), value_of(first["after"])) == (1e-5, 2e-5)
    assert (plain(first["SOL before"]), plain(first["SOL after"])) == ("50.0%", "25.0%")
    assert (plain(first["shape"]), plain(first["bytes"])) == ("64 × 1024", "512 KiB")
    said = words_of(text)
    assert "Of these 2 are slower, 1 is faster and 1 is level" in said
    where = said.partition("Who wins where")[2].partition("Which kernels")[0]
    assert "0.500× ▼ slow" in where and "2.00× ▲ fast" in where and "▼2 ▲1 =1" in where


def test_the_first_paragraph_says_what_is_compared_and_what_is_left_out(tmp_path):
    told = comparison(
        before="old/run.jsonl", after="new/run.jsonl", only_before=3, only_after=1,
        without_figure=2, differences=[{"what": "seed", "sentence": "1 before, 2 after"}],
        after_run=side("new/run.jsonl", lacks="holds 3 of the 20 cases of its last run",
                       builds=[{"version": "0.0.0", "revision": "4567def", "dirty": True}],
                       started_at=["2002-01-01T00:00:00Z", "2001-12-31T23:59:59Z"]))
    said = words_of(made(tmp_path, told))
    for words in ("new/run.jsonl (Made-up Device, build 4567def with uncommitted changes, "
                  "2001-12-31 23:59 to 2002-01-01 00:00 UTC, scenario made_up) is compared with "
                  "old/run.jsonl (Made-up Device, build 0123abc, 2001-01-01 00:00 UTC, scenario "
                  "made_up): 3 rows that both have.",
                  "Left out: 3 rows for which only old/run.jsonl has a time; 1 row for which only "
                  "new/run.jsonl has a time; 2 rows timed on both sides, of which one has no time "
                  "with an interval.",
                  "new/run.jsonl holds 3 of the 20 cases of its last run: what is missing",
                  "The files differ in seed: 1 before, 2 after."):
        assert words in said, words
    assert "Nothing that was timed is left out." in words_of(made(tmp_path, comparison()))


def test_files_are_named_by_what_tells_them_apart():
    def names(before, after):
        name, = documents.comparisons_of("c.json", json.dumps(
            [comparison(before=before, after=after)]).encode())
        return labels.sides_of(name)

    assert names("/a/b/x.jsonl", "/a/b/y.jsonl") == ("x.jsonl", "y.jsonl")
    assert names("/a/b/x.jsonl", "/a/c/x.jsonl") == ("b/x.jsonl", "c/x.jsonl")
    assert names("x.jsonl", "a/x.jsonl") == ("x.jsonl", "a/x.jsonl")
    assert names("x.jsonl", "x.jsonl") == ("x.jsonl", "x.jsonl")


def test_different_devices_are_compared_by_sol_and_it_is_said(tmp_path):
    other = side("after.jsonl", device={"name": "Other Device", "kind": "cpu", "processors": None})
    said = words_of(made(tmp_path, comparison(by="sol", after_run=other, differences=[
        {"what": "device", "sentence": "one before, another after"}])))
    assert "The devices differ, so that times cannot be compared: SOL is" in said
    assert "Made-up Device, Other Device · 3 rows · by SOL" in said
    assert "differ in device" not in said, "it is told already"
    assert "SOL after over SOL before" in said and "time before over time after" not in said
    assert not re.search(r"\b(fast|slow)e(r|st)\b|as fast", said), "a SOL is no speed"
    assert "the SOL on average (geometric mean)" in said


def test_several_comparisons_have_a_line_and_two_pictures_each(tmp_path):
    text = made(tmp_path, comparison(after="b.jsonl"),
                comparison(row(3.0), row(2.0), row(0.9, cols=64), row(1.0), row(1.0), row(1.0),
                           after="c.jsonl"))
    assert text.count("<img ") == 4
    said = words_of(text)
    assert "2 records, each compared with before.jsonl (Made-up Device, build 0123abc" in said
    overview = text.partition('id="overview"')[2].partition("</table>")[0]
    for name, cells in (("b.jsonl", ["3", "1", "1", "1"]), ("c.jsonl", ["6", "1", "2", "3"])):
        line = overview.partition(f">{name}</a>")[2].partition("</tr>")[0]
        assert re.findall(r'<td class="number[^"]*">(\d+)</td>', line)[:4] == cells
    assert [plain(line["record"]) for line in table_rows(text)].count("c.jsonl") == 6
    assert len(list((tmp_path / "out").glob("*.svg"))) == 4


def test_kernels_of_one_file_are_told_by_their_names(tmp_path):
    both = [comparison(row(ratio, name, before_kernel="base@n=1"), before="base@n=1", after=name,
                       compared="kernels", before_run=side("a.jsonl"), after_run=side("a.jsonl"),
                       only_before=4)
            for name, ratio in (("one@m=2", 0.5), ("two", 2.0))]
    text = made(tmp_path, *both)
    said = words_of(text)
    assert "2 kernels, each compared with base@n=1 at the problems where both were timed" in said
    assert ("one@m=2 is compared with base@n=1 at 1 problem where both were timed, in a.jsonl "
            "(Made-up Device") in said
    assert "It is 0.500× as fast, with a 95% interval of 0.495× to 0.505×: slower." in said
    assert "Left out: 4 problems for which only base@n=1 has a time." in said
    assert [plain(line["kernel"]) for line in table_rows(text)] == ["one@m=2", "two"]


def test_the_fastest_kernels_stand_beside_those_before(tmp_path):
    text = made(tmp_path, comparison(row(2.0, "new", before_kernel="auto", before_chosen="old"),
                                     compared="fastest"))
    assert "the fastest kernel of each of 1 problem that both have" in words_of(text)
    assert plain(table_rows(text)[0]["kernel before"]) == "auto (old)"
    assert "kernel before" not in words_of(made(tmp_path, comparison()))


def test_flags_of_both_sides_are_told_with_what_they_mean(tmp_path):
    text = made(tmp_path, comparison(row(0.5, before_flags=["noisy", "wide"],
                                         after_flags=["throttled", "from_the_future"])))
    cell = table_rows(text)[0]["flags"]
    assert re.sub(r"\s+", " ", plain(cell)) == "before: wide after: throttled from_the_future"
    assert 'title="The clock fell by more than 5%' in cell
    assert 'title="Unknown to this version' in cell
    assert "flags" not in table_rows(made(tmp_path, comparison()))[0]


def test_names_are_escaped(tmp_path):
    text = made(tmp_path, comparison(row(kernel="<b>&k"), after="<i>.jsonl"))
    assert "<b>&k" not in text and "<i>.jsonl" not in text and "&lt;b&gt;&amp;k" in text


def test_records_without_axes_or_bytes_have_a_page(tmp_path):
    text = made(tmp_path, comparison(row(bytes=None, before_sol=None, after_sol=None, problem={}),
                                     operations={}, by_problem=[]))
    line, = table_rows(text)
    assert (plain(line["bytes"]), plain(line["SOL after"])) == ("–", "–")
    assert text.count("<img ") == 1


# ---- Pictures ------------------------------------------------------------------------------------


def many(count, reach=1.01):
    return [row(math.exp(0.2 * math.sin(place)) * (1 + place / 5000), f"kernel_{place % 7}",
                2 ** (place % 12), 2 ** (place % 14 + 5), reach,
                cache=("cold", "hot")[place % 3 == 0], dtype=("fp32", "fp16")[place % 2])
            for place in range(count)]


def pictures_of(*rows, **changes):
    content = json.dumps([comparison(*rows, **changes)]).encode()
    return figures.pictures_of(*documents.comparisons_of("c.json", content), None)


LONG = [row(1 + place / 100, f"a_kernel_with_a_long_name_{place}@threads=256,vectors=16",
            operation=f"operation_{place % 5}") for place in range(12)]


@pytest.mark.parametrize("rows", [
    [row()], [row(0.5)], [row(1.0, reach=1.0000001)], many(2), many(30), many(31), many(1500),
    many(65, reach=20.0), [row(10.0 ** (place / 4 - 2)) for place in range(17)], LONG,
    [row(1 + place / 1e4, reach=1.0002) for place in range(40)],
], ids=["one", "loss", "same", "two", "named", "ranked", "many", "open", "decades", "long",
        "close"])
def test_pictures_are_legible_whatever_the_rows(rows):
    pictures = pictures_of(*rows)
    assert [picture.name for picture in pictures] == ["speed-ups-in-order", "speed-ups-by-size"]
    for picture in pictures:
        require_legible(picture)
        assert picture.least_pixels <= 544, "it fits a page of 600 pixels"
        scales = [each for axis in picture.figure.axes for each in (axis.xaxis, axis.yaxis)
                  if each.get_label_text().startswith("times as fast")]
        for scale in scales:
            low, high = scale.get_view_interval()
            assert len([mark for mark in scale.get_ticklocs() if low <= mark <= high]) > 1
        assert scales


@pytest.mark.parametrize("count", [3, 30, 31, 1500])
def test_every_row_is_drawn_once_by_its_verdict(count):
    rows = many(count)
    in_order, by_size = pictures_of(*rows)
    for picture, axes in ((in_order, in_order.figure.axes[:1]), (by_size, by_size.figure.axes)):
        for verdict, marker in MARKERS.items():
            drawn = [value for axis in axes for line in axis.lines if line.get_marker() == marker
                     for value in (line.get_xdata() if picture is in_order and count <= 30
                                   else line.get_ydata())]
            expected = [each["times_as_fast"] for each in rows if each["verdict"] == verdict]
            assert sorted(drawn) == sorted(expected), (picture.name, verdict)
    if count > 30:
        lanes = in_order.figure.axes[1]
        assert [len(lane.get_segments()) for lane in lanes.collections] == [
            sum(each["verdict"] == verdict for each in rows) for verdict in MARKERS]


def test_intervals_that_reach_beyond_the_picture_are_cut_and_counted():
    near, open_end = row(1.1), row(0.95, reach=50.0)
    picture, _ = pictures_of(near, open_end)
    assert "1 interval is cut at the edge" in picture.caption
    assert "cut at the edge" not in pictures_of(near, row(0.95))[0].caption


def test_verdicts_differ_in_more_than_colour():
    assert {verdict: look["marker"] for verdict, look in figures.LOOKS.items()} == MARKERS


def test_each_operation_and_cache_state_has_a_panel():
    rows = [row(operation=name, cache=cache) for name in ("a", "b") for cache in ("cold", "hot")]
    _, picture = pictures_of(*rows, row(operation="c", bytes=None))
    assert [axis.get_title(loc="left") for axis in picture.figure.axes] == [
        "a, cold", "a, hot", "b, cold", "b, hot"]
    assert "1 rows without a number of bytes are not drawn." in picture.caption


# ---- Files ---------------------------------------------------------------------------------------


def test_data_and_pictures_lie_beside_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(Picture, "render", lambda picture, file_format: file_format.encode())
    path = write(tmp_path / "c.json", comparison())
    assert run(path, "--page", tmp_path / "out") == 0
    printed = capsys.readouterr().out.split()
    assert printed[0].endswith("compare.html")
    assert sorted(printed) == sorted(str(each) for each in (tmp_path / "out").iterdir())
    assert {Path(name).name for name in printed} == {
        "compare.html", "compare.csv", "compare.json", "speed-ups-in-order.svg",
        "speed-ups-in-order.png", "speed-ups-by-size.svg", "speed-ups-by-size.png"}
    assert (tmp_path / "out/compare.json").read_bytes() == path.read_bytes()
    lines = list(csv.DictReader(io.StringIO(
        (tmp_path / "out/compare.csv").read_bytes().decode())))
    assert [float(line["times_as_fast"]) for line in lines] == [0.5, 1.0, 2.0]


def test_the_same_file_gives_the_same_page(tmp_path):
    text = made(tmp_path, comparison())
    assert made(tmp_path, comparison()) == text


def test_nothing_is_replaced_without_force(tmp_path, capsys):
    path, out = write(tmp_path / "c.json", comparison(), comparison()), tmp_path / "out"
    assert run(path, "--page", out) == 0
    (out / "mine.svg").write_text("mine")
    before = {each.name: each.read_bytes() for each in out.iterdir()}
    assert run(path, "--page", out) == 3
    assert ("compare.html: already exists; replace it with --force or name another folder with "
            "--page") in capsys.readouterr().err
    assert {each.name: each.read_bytes() for each in out.iterdir()} == before
    assert run(write(path, comparison()), "--page", out, "--force") == 0
    assert {each.name for each in out.glob("*.svg")} == {
        "mine.svg", "speed-ups-in-order.svg", "speed-ups-by-size.svg"}


def test_files_are_all_there_or_none(tmp_path, monkeypatch, capsys):
    def full(path, content):
        raise OSError(28, "No space left on device", str(path))

    path = write(tmp_path / "c.json", comparison())
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        assert run(path, "--page", tmp_path / "out") == 3
    assert "No space left on device; name another folder with --page" in capsys.readouterr().err
    assert not list((tmp_path / "out").glob("*"))
    assert run(path, "--page", path) == 3
    assert "c.json: cannot be written" in capsys.readouterr().err


# ---- Errors --------------------------------------------------------------------------------------


def changed(change):
    entry = comparison()
    change(entry)
    return json.dumps([entry])


def drop(*keys):
    def change(entry):
        for key in keys[:-1]:
            entry = entry[key]
        del entry[keys[-1]]
    return change


def put(value, *keys):
    def change(entry):
        for key in keys[:-1]:
            entry = entry[key]
        entry[keys[-1]] = value
    return change


AGAIN = "make it again with `roofmax compare --format json`"


@pytest.mark.parametrize("text, complaint", [
    ("", f"is not JSON (Expecting value: line 1 column 1 (char 0)): {AGAIN}"),
    ('{"kind": "header"}\n{"kind": "case"}\n', "is not JSON (Extra data"),
    ("[NaN]", "NaN is not a valid JSON number"),
    ("[]", f"has no comparison: {AGAIN}"),
    ("[3]", f"comparison 1: value 3 is not an object: {AGAIN}"),
    (changed(drop("format")), "key 'format' is missing: a roofmax from before there were pages"),
    (changed(put(2, "format")), "key 'format': value 2 is not 1, the only one that this version"),
    (changed(drop("before")), "comparison 1: key 'before' is missing but required"),
    (changed(put("colour", "by")), "key 'by': value 'colour' is none of time, sol"),
    (changed(put([], "rows")), "key 'rows': has no row"),
    (changed(put(7, "rows")), "key 'rows': value 7 is not a list"),
    (changed(put(2, "faster")), f"key 'faster': value 2, but 1 rows are: {AGAIN}"),
    (changed(put(None, "median")), f"key 'median': value None is not a number; absent values are "
                                   f"null: {AGAIN}"),
    (changed(put(-1, "only_before")), "key 'only_before': value -1 is below 0"),
    (changed(put(0.5, "only_after")), "key 'only_after': value 0.5 is not a whole number"),
    (changed(drop("rows", 1, "kernel")), "comparison 1: rows[1]: key 'kernel' is missing"),
    (changed(put("worse", "rows", 0, "verdict")), "rows[0]: key 'verdict': value 'worse' is none "
                                                  "of slower, level, faster"),
    (changed(put([1, 2], "rows", 0, "ci")), "rows[0]: key 'ci': value [1, 2] is not an interval "
                                            "[low, high] that holds 'times_as_fast' (0.5)"),
    (changed(drop("rows", 2, "ci")), f"rows[2]: key 'ci' is missing but required: {AGAIN}"),
    (changed(put(0, "rows", 0, "before_s")), "rows[0]: key 'before_s': value 0 is not above 0"),
    (changed(put(True, "rows", 0, "problem", "rows")), "key 'problem.rows': value True is neither"),
    (changed(put(3, "by_kernel", 0, "slowest_row")), "by_kernel[0]: key 'slowest_row': value 3, "
                                                     "but there are 3 rows"),
    (changed(put([["mask"]], "by_problem", 0, "modes")), "by_problem[0]: key 'modes': value "
                                                         "['mask'] is not an axis with its value"),
    (changed(drop("by_problem", 0, "lengths", 0, "below")), "lengths[0]: key 'below': value None"),
    (changed(drop("before_run", "device")), "before_run: key 'device': value None is not an obj"),
    (changed(put("huge", "operations", "softmax", "axes", 0, "role")), "key 'role': value 'huge'"),
])
def test_what_is_wrong_with_a_file_is_named(tmp_path, capsys, text, complaint):
    path = tmp_path / "c.json"
    path.write_text(text, "utf-8")
    assert run(path, "--page", tmp_path / "out") == 3
    said = capsys.readouterr().err
    assert said.startswith(f"roofmax compare: {path}: ") and complaint in said, said
    assert len(said.splitlines()) == 1 and not (tmp_path / "out").exists()


def test_a_file_that_cannot_be_read_and_wrong_usage_are_told(tmp_path, capsys):
    assert run(tmp_path / "none.json", "--page", tmp_path / "out") == 3
    assert "none.json: cannot be read: No such file or directory; name a file that `roofmax " \
           "compare" in capsys.readouterr().err
    for arguments, complaint in ((["c.json"], "--page"), (["c.json", "--page", ""], "is empty")):
        with pytest.raises(SystemExit) as caught:
            run(*arguments)
        assert caught.value.code == 3 and complaint in capsys.readouterr().err


def program(*arguments, **options):
    return subprocess.Popen([sys.executable, "-m", "roofmax_reports.compare",
                             *map(str, arguments)], stderr=subprocess.PIPE, text=True,
                            env={**os.environ, "PYTHONPATH": str(PACKAGE)}, **options)


def test_it_runs_as_a_module_and_reads_standard_input(tmp_path):
    started = program("-", "--page", tmp_path / "out", stdin=subprocess.PIPE,
                      stdout=subprocess.PIPE)
    printed, said = started.communicate(json.dumps([comparison()]), timeout=60)
    assert (started.returncode, said) == (0, "")
    assert printed.startswith(str(tmp_path / "out" / "compare.html"))
    started = program("-", "--page", tmp_path / "other", stdin=subprocess.PIPE)
    _, said = started.communicate("nothing", timeout=60)
    assert started.returncode == 3 and "roofmax compare: standard input: is not JSON" in said


def test_a_missing_library_is_one_clear_line(tmp_path):
    (tmp_path / "matplotlib.py").write_text("raise ModuleNotFoundError(name='matplotlib')")
    done = subprocess.run([sys.executable, "-m", "roofmax_reports.compare", "c.json"], check=False,
                          capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": f"{tmp_path}:{PACKAGE}"})
    assert done.returncode == 4 and len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("roofmax compare: Python module 'matplotlib' not found")


def test_an_interruption_is_one_line_and_leaves_nothing(tmp_path):
    started = program("-", "--page", tmp_path / "out", stdin=subprocess.PIPE)
    time.sleep(1.5)  # it waits for its input
    started.send_signal(signal.SIGINT)
    _, said = started.communicate(timeout=60)
    assert (started.returncode, said) == (2, "roofmax compare: interrupted; nothing was written\n")
    assert not (tmp_path / "out").exists()


def test_standard_input_that_is_closed_is_told(tmp_path):
    started = program("-", "--page", tmp_path / "out", preexec_fn=lambda: os.close(0))
    _, err = started.communicate(timeout=60)
    assert started.returncode == 3 and "standard input: cannot be read" in err
    assert "Traceback" not in err and not (tmp_path / "out").exists()


def test_a_full_or_closed_standard_output_costs_no_page(tmp_path):
    path = write(tmp_path / "c.json", comparison())
    with open("/dev/full", "w", encoding="utf-8") as full:
        started = program(path, "--page", tmp_path / "full", stdout=full)
        _, said = started.communicate(timeout=60)
    assert started.returncode == 4 and "standard output took not all" in said
    assert (tmp_path / "full/compare.html").is_file()
    reader, writer = os.pipe()
    os.close(reader)
    started = program(path, "--page", tmp_path / "closed", stdout=writer)
    os.close(writer)
    _, said = started.communicate(timeout=60)
    assert (started.returncode, said) == (0, "")
    assert (tmp_path / "closed/compare.html").is_file()
