"""The whole way: record files in, a page and pictures out."""

import csv
import html.parser
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from drawn import boxes, require_legible
from synthetic import case, ceilings, grid, header, refused, write

from roofmax_reports import analysis, cli, figures, page, published, units
from roofmax_reports.figures import bandwidth, layout
from roofmax_reports.page import flags
from roofmax_reports.records import read_runs

PUBLISHED = {"source": "a paper", "unit": "us", "operation": "softmax", "dtype": "fp32",
             "columns": ["framework", "alpha", "beta"],
             "rows": [{"rows": 4, "cols": 1024, "us": [40, 10, 20]},
                      {"rows": 64, "cols": 4096, "us": [80, 50, 60]}],
             "claims": [{"text": "alpha wins", "faster": "alpha", "than": ["beta"],
                         "note": "beta is slow here"}]}


@pytest.fixture
def record(tmp_path):
    scenario = {"name": "made_up", "summary": "", "path": "", "published": PUBLISHED}
    return write(tmp_path / "run.jsonl",
                 header(scenarios=[scenario], ceilings=ceilings(times=10)), *grid(),
                 refused(reason="it takes <fewer> & smaller rows"),
                 case("alpha", 1, 1, time=1e-6, flags=["launch_bound", "from_the_future"]),
                 case("wrong", disposition="incorrect", median_s=None, sol=None,
                      reason="worst error 31 ulp at row 3", error={"max_ulp": 31, "row_sum": 1.0}))


def run(*arguments):
    return cli.main([str(argument) for argument in arguments])


def page_of(folder):
    return (Path(folder) / "report.html").read_text("utf-8")


class Checker(html.parser.HTMLParser):
    """Collects what a browser would load, and fails on tags that do not close."""

    VOID = {"meta", "link", "img", "input", "br", "wbr", "hr"}

    def __init__(self):
        super().__init__()
        self.open, self.loads, self.anchors, self.ids = [], [], [], []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        self.loads += [values[key] for key in ("src", "srcset", "data") if key in values]
        if tag == "link":
            self.loads.append(values["href"])
        elif values.get("href"):
            self.anchors.append(values["href"])
        if "id" in values:
            self.ids.append(values["id"])

    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, f"</{tag}> closes {self.open[-3:]}"
        self.open.pop()


def test_the_page_is_whole_and_needs_no_network(record, tmp_path):
    assert run(record, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    checker = Checker()
    checker.feed(text)
    assert checker.open == []
    assert checker.loads and all(target.startswith("data:") for target in checker.loads)
    assert len(checker.ids) == len(set(checker.ids))
    within = [target for target in checker.anchors if target.startswith("#")]
    assert within and all(target[1:] in checker.ids for target in within)
    beside = set(checker.anchors) - set(within)
    assert beside == {"rooflines.csv", "results.csv", "results.json", "summary.md"}
    assert all((tmp_path / "out" / name).is_file() for name in beside)
    assert not re.search(r"https?://|url\(|@import", text)


@pytest.mark.draws_png
def test_every_picture_is_there_as_svg_and_png(record, tmp_path, capsys):
    assert run(record, "--out", tmp_path / "out") == 0
    printed = capsys.readouterr().out.split()
    assert printed[0].endswith("report.html")
    assert sorted(printed) == sorted(str(path) for path in (tmp_path / "out").iterdir())
    tables = {name for name in map(os.path.basename, printed[1:])
              if not name.endswith((".svg", ".png"))}
    assert tables == {"claims.json", "claims.csv", "rooflines.csv", "results.csv", "results.json",
                      "summary.md"}
    stems = {Path(path).stem for path in printed[1:]} - {Path(name).stem for name in tables}
    for part in ("best", "bandwidth", "time-roofline", "softmax-roofline", "published", "ceilings"):
        assert any(part in stem for stem in stems), part
    for stem in stems:
        assert (tmp_path / "out" / f"{stem}.png").read_bytes().startswith(b"\x89PNG")
        assert b"<svg" in (tmp_path / "out" / f"{stem}.svg").read_bytes()


def test_errors_are_those_judged_or_marked_as_bounds(tmp_path):
    """Where terms cancel, the plain distance is large whether the kernel is right or not."""
    path = write(tmp_path / "run.jsonl", header(),
                 case("new", error={"max_ulp": 772829202, "judged_ulp": 1.5, "row_sum": 0}),
                 case("old", error={"max_ulp": 11878, "row_sum": 0}),
                 case("exact", error={"max_ulp": 0, "row_sum": 0}))
    run(path, "--out", tmp_path / "out")
    results = page_of(tmp_path / "out").partition('id="result-table"')[2]
    cells = {name: line.partition("</td><td>ok</td>")[0].rpartition(">")[2]
             for line in results.split("<tr") for name in ("new", "old", "exact")
             if f"<code>{name}</code>" in line}
    assert cells == {"new": "1.50", "old": f"≤ {units.plain(11878.0)}", "exact": "0"}
    headings = results.partition("</thead>")[0]
    assert ">judged ulp<" in headings and "max ulp" not in headings
    assert "Judged ulp: the largest error" in results


def test_every_flag_on_the_page_is_explained(record, tmp_path):
    run(record, "--out", tmp_path / "out")
    text = page_of(tmp_path / "out")
    for flag in ("launch_bound", "from_the_future"):
        meaning = flags.meanings(analysis.by_device(read_runs([record])))[flag]
        assert f'<span class="flag" title="{meaning}">{flag}</span>' in text
        assert f'<td>{meaning}</td>' in text
    schema = (Path(__file__).parents[2] / "harness/record/SCHEMA.md").read_text("utf-8")
    listed = schema.partition("## Flags")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", listed, re.MULTILINE)) == set(flags.FLAGS)


def test_sources_have_titles_and_links(tmp_path):
    block = {**PUBLISHED, "source": "S1, a table, not S10", "claims": [
        {"text": "alpha wins (S2)", "faster": "alpha", "than": ["beta"]}]}
    scenario = {"name": "s", "published": block}
    titles = {"S1": "First <paper>", "S2": "Second paper", "S10": "Tenth paper"}
    path = write(tmp_path / "run.jsonl", header(scenarios=[scenario], sources=titles), *grid())
    assert run(path, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    checker = Checker()
    checker.feed(text)
    assert checker.open == [] and len(checker.ids) == len(set(checker.ids))
    assert {f"source-{name}" for name in titles} <= set(checker.ids)
    for name in titles:
        assert f"#source-{name}" in checker.anchors
    section = text.partition('<section id="sources">')[2]
    assert '<dt id="source-S1">S1</dt><dd>First &lt;paper&gt;</dd>' in section
    assert 'alpha wins (<a href="#source-S2" title="Second paper">S2</a>)' in text
    assert 'not <a href="#source-S10"' in text
    old_path = write(tmp_path / "old.jsonl", header(scenarios=[scenario]), *grid())
    run(old_path, "--out", tmp_path / "old")
    assert "source-S" not in page_of(tmp_path / "old")
    assert "Sources" not in page_of(tmp_path / "old")


def work(**flops):
    return {"flops": {"fp32": 0, "fp64": 0, "matrix": 0, **flops}, "exponentials": 65536}


def test_the_binding_resource_is_a_column_only_where_it_differs(tmp_path):
    memory = case(bound_by="memory", compulsory=work(fp32=262144))
    matrix = case("b", bound_by="matrix", compulsory=work(matrix=4e12))
    for name, rows, in_column, sentence in (
            ("one", [memory, case("b", bound_by="memory")], False, "All rows are bound by memory:"),
            ("two", [memory, matrix, case("c")], True, "Bound by: where the compulsory work"),
            ("none", [case()], False, None)):
        run(write(tmp_path / f"{name}.jsonl", header(), *rows), "--out", tmp_path / name)
        text = page_of(tmp_path / name)
        assert (">bound by</button>" in text) == in_column
        assert sentence is None or text.count(sentence) == 1
        assert sentence is not None or "ound by" not in text.partition('id="results"')[2]
    text = page_of(tmp_path / "two")
    assert ('title="compulsory: 524 kB, 4.00 TFLOP matrix, 65.5 k exponentials">matrix</td>'
            in text)
    assert 'title="compulsory: 524 kB">–</td>' in text


def test_a_source_without_times_has_no_empty_tables(tmp_path):
    claim = {"text": "as said", "kind": "launch_cost", "stated": 1e-5}
    times = {"rows": [{"rows": 64, "cols": 1024, "us": [1, 2]}]}
    for more, shown in (({}, False), (times, True)):
        block = {"source": "a paper", "columns": ["a", "b"], "claims": [claim], **more}
        path = write(tmp_path / "run.jsonl", header(scenarios=[{"name": "s", "published": block}]),
                     case("a"), case("b"))
        run(path, "--out", tmp_path / "out", "--force")
        text = page_of(tmp_path / "out")
        assert "as said" in text and "Published: a paper." in text
        for part in ("Every ratio with its verdict", "Times as published", "above 1 where"):
            assert (part in text) == shown, part


def test_one_shape_has_one_share_and_no_range(tmp_path):
    for name, cases in (("one", [case()]), ("two", [case(), case(cols=2048, sol=0.75)])):
        run(write(tmp_path / f"{name}.jsonl", header(), *cases), "--out", tmp_path / name)
    assert "The fastest kernel reaches 50% of the speed of light." in page_of(tmp_path / "one")
    assert "The fastest kernels reach 50% to 75% of the speed of light, median 62%." in page_of(
        tmp_path / "two")


def test_the_page_says_what_was_found(record, tmp_path):
    run(record, "--out", tmp_path / "out", "--title", "A title")
    text = page_of(tmp_path / "out")
    for words in ("<h1>A title</h1>", "Made-up Device", "Nsight Compute", "made_up",
                  "0123abc, with uncommitted changes", "roofmax run made_up",
                  "it takes &lt;fewer&gt; &amp; smaller rows", "worst error 31 ulp at row 3",
                  "launch_bound", "from_the_future", "No compute roof is measured",
                  "<code>alpha</code> is fastest on 7"):
        assert words in text, words
    # Published 0.5 and 0.83; measured 0.96, near a tie, and 0.58.
    for verdict, count in (("holds", 1), ("depends", 1), ("fails", 0)):
        assert f'<span class="verdict {verdict}">{verdict}</span> {count} ' in text


@pytest.mark.draws_png
def test_the_same_records_give_the_same_page(record, tmp_path):
    run(record, "--out", tmp_path / "one")
    run(record, "--out", tmp_path / "two")
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes(), path.name


def test_nothing_is_replaced_without_force(record, tmp_path, capsys):
    out = tmp_path / "out"
    out.mkdir()
    (out / "report.html").write_text("mine")
    assert run(record, "--out", out) == 3
    assert "--force" in capsys.readouterr().err
    assert (out / "report.html").read_text() == "mine" and len(list(out.iterdir())) == 1
    assert run(record, "--out", out, "--force") == 0
    assert (out / "report.html").read_text() != "mine"


def test_pictures_of_an_earlier_report_go_and_files_of_the_user_stay(record, tmp_path):
    out = tmp_path / "out"
    assert run(record, "--out", out) == 0
    earlier = {path.name for path in out.iterdir()}
    mine = ["mine.png", "made-up-device-mine.svg", "notes.txt"]
    for name in mine:
        (out / name).write_text("mine")
    other = write(tmp_path / "cpu.jsonl",
                  header(device={"name": "Some--CPU", "kind": "cpu", "id": "cpu"}, ceilings=[]),
                  *grid(device="cpu", timer="wall"))
    assert run(other, "--out", out, "--force") == 0
    now = {path.name for path in out.iterdir()}
    assert set(mine) <= now
    alike = {"report.html", "rooflines.csv", "results.csv", "results.json", "summary.md"}
    assert earlier & now == alike, "pictures of another device are left over"
    assert run(record, "--out", out, "--force") == 0
    assert {path.name for path in out.iterdir()} == earlier | set(mine)


def test_only_pictures_beside_the_page_can_be_named_in_it():
    names = ["a.svg", "../b.png", "/c.png", "d.txt", "e--f.png", "claims.csv", 3]
    text = page.with_companions("<html></html>\n", names)
    assert "--" not in text.split("<!--")[1].split("-->")[0]
    assert page.companions_of(text) == ["a.svg", "e--f.png", "claims.csv"]
    for other in ("", "<!-- written beside this page: [1, -->", "mine"):
        assert page.companions_of(other) == []


def test_claims_stand_in_the_page_and_beside_it_for_machines(record, tmp_path):
    run(record, "--out", tmp_path / "out")
    text = page_of(tmp_path / "out")
    row = re.search(r"<td>alpha wins</td>.*?</tr>", text, re.DOTALL).group()
    assert "2 of 2 comparisons" in row and '<span class="verdict depends">depends</span>' in row
    assert row.endswith('<div class="fine">beta is slow here</div></td></tr>')
    as_json, = json.loads((tmp_path / "out" / "claims.json").read_text("utf-8"))
    found = "1 of 2, 1 too close to tell"
    assert as_json["measured"] == {"cold": found, "hot": found}
    as_csv, = csv.DictReader((tmp_path / "out" / "claims.csv").open(encoding="utf-8"))
    assert as_csv == {**as_json, "measured": f"cold: {found}; hot: {found}"}
    assert (as_csv["device"], as_csv["verdict"], as_csv["kind"]) == ("Made-up Device", "depends",
                                                                     "faster")
    assert as_csv["note"] == "beta is slow here"


def test_no_claims_no_files_of_claims(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case())
    assert run(path, "--out", tmp_path / "out") == 0
    assert not list((tmp_path / "out").glob("claims*"))
    assert "Claims:" not in page_of(tmp_path / "out")


def test_a_resumed_file_is_listed_run_by_run(tmp_path):
    path = write(tmp_path / "a.jsonl",
                 header(run="run-one", started_at="2001", budget_s=1.0), case(run="run-one"),
                 case("lost", disposition="failed", run="run-one"),
                 header(run="run-two", started_at="2002", budget_s=2.0), case("lost", run="run-two"))
    assert run(path, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    listed = re.findall(r'<th scope="row">(run|rows|started|timer, seed, budget)</th><td>(.*?)</td>',
                        text)
    assert listed == [("run", "run-one"), ("rows", "2"), ("started", "2001"),
                      ("timer, seed, budget", "graph, 1, 1.0 s a case"),
                      ("run", "run-two"), ("rows", "1"), ("started", "2002"),
                      ("timer, seed, budget", "graph, 1, 2.0 s a case")]
    assert "2 timed rows of 2" in text and "run 2001 to 2002" in text
    assert "measured by more than one run" not in text


def test_columns_of_static_facts_are_there_when_a_row_has_them(tmp_path):
    facts = {"registers": 250, "shared_bytes": 98304, "occupancy": 0.125, "launches": None}
    for name, rows, expected in (("with", [case(), case("b", static=facts)], True),
                                 ("without", [case(), case("b")], False)):
        path = write(tmp_path / f"{name}.jsonl", header(), *rows)
        run(path, "--out", tmp_path / name)
        text = page_of(tmp_path / name)
        assert ("shared, KiB" in text) == expected
        assert ('>250</td><td class="number">96</td><td class="number">12%</td>'
                in text) == expected
        assert text.count("<th") - text.count("<thead") > 10


def test_the_default_folder_stands_beside_the_records(record, tmp_path):
    assert run(record) == 0
    assert (tmp_path / "run-report" / "report.html").exists()


def test_bad_input_and_unwritable_output_exit_with_3(record, tmp_path, capsys):
    assert run(tmp_path / "absent.jsonl") == 3
    assert "absent.jsonl: cannot be read" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert run(record, "--out", tmp_path / "file") == 3
    assert "cannot be written" in capsys.readouterr().err
    with pytest.raises(SystemExit) as caught:
        run("--unknown")
    assert caught.value.code == 3


def test_it_runs_as_a_module(record, tmp_path):
    package = Path(cli.__file__).parents[1]
    done = subprocess.run([sys.executable, "-m", "roofmax_reports", record, "--out",
                           str(tmp_path / "out")], capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": str(package)})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(tmp_path / "out" / "report.html"))


def test_a_missing_library_is_one_clear_line(record, tmp_path):
    (tmp_path / "matplotlib.py").write_text("raise ModuleNotFoundError(name='matplotlib')")
    package = Path(cli.__file__).parents[1]
    done = subprocess.run([sys.executable, "-m", "roofmax_reports", record], check=False,
                          capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": f"{tmp_path}:{package}"})
    assert done.returncode == 4
    assert "'matplotlib' not found" in done.stderr and "python3-matplotlib" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_typo_among_published_figures_costs_them_and_not_the_page(tmp_path, capsys):
    scenario = {"name": "made_up", "published": {**PUBLISHED, "yardstik": "alpha"}}
    path = write(tmp_path / "a.jsonl", header(scenarios=[scenario]), *grid())
    assert run(path, "--out", tmp_path / "out") == 0
    assert "published'.yardstik: is unknown" in capsys.readouterr().err
    text = page_of(tmp_path / "out")
    note = re.search(r'<p class="note">(.*?)</p>', text).group(1)
    assert "yardstik: is unknown" in note and "made_up&#39; were left out" in note
    assert "Published against measured" not in text and "alpha</code> is fastest" in text


def test_no_sentence_or_file_spans_two_modes(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), *grid(), *(
        {**entry, "problem": {**entry["problem"], "direction": "backward"}}
        for entry in grid(kernels=("beta", "alpha"), all_rows=(4,))))
    assert run(path, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    assert "<code>alpha</code> is fastest on 6" in text and "fastest on 3" in text
    assert "fp32, direction = backward, cold: the most frequent winner is beta (at 3 of 3" in text
    names = {path.name for path in (tmp_path / "out").glob("*.svg")}
    for picture in ("best", "bandwidth"):
        assert f"made-up-device-softmax-fp32-direction-backward-{picture}.svg" in names
    assert "made-up-device-softmax-direction-backward-roofline.svg" in names


def test_one_shape_of_few_kernels_has_no_picture(tmp_path):
    def pictures(*cases):
        path = write(tmp_path / "a.jsonl", header(), *cases)
        device, = analysis.by_device(read_runs([path]))
        return figures.pictures_of(device)

    few = [case(name) for name in ("alpha", "beta", "gamma")]
    assert not pictures(*few)
    assert pictures(*few, case("delta"))
    assert pictures(*few, case("alpha", cols=2048))


def test_pictures_scroll_where_a_page_is_too_narrow_to_read_them(record, tmp_path):
    run(record, "--out", tmp_path / "out")
    text = page_of(tmp_path / "out")
    shown = re.findall(
        r'<div class="scroll"><img [^>]*style="width: ([\d.]+)%; min-width: (\d+)px">', text)
    assert len(shown) == text.count("<img ") > 3
    for share, pixels in shown:
        assert int(pixels) == pytest.approx(float(share) / 100 * layout.FULL_WIDTH * 72, rel=0.01)
    printed = text.partition("@media print")[2].partition("</style>")[0]
    assert "figure img { min-width: 0 !important; }" in printed, "paper does not scroll"


def test_a_cut_file_is_reported_with_a_note(record, tmp_path, capsys):
    content = Path(record).read_bytes()
    Path(record).write_bytes(content[:-30])
    assert run(record, "--out", tmp_path / "out") == 0
    assert "cut short" in capsys.readouterr().err
    assert "cut short" in page_of(tmp_path / "out")


def test_several_devices_stand_in_one_page(record, tmp_path):
    other = write(tmp_path / "cpu.jsonl",
                  header(device={"name": "Some CPU", "kind": "cpu", "id": "cpu"}, ceilings=[]),
                  *grid(device="cpu", timer="wall"))
    assert run(record, other, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    assert 'id="made-up-device"' in text and 'id="some-cpu"' in text
    assert 'data-filter="device"' in text


@pytest.mark.parametrize("rows", [
    [], [refused()], [case(rows=0, bytes={"compulsory": {"read": 0, "write": 0},
                                          "modelled": {"read": 0, "write": 0}})],
    [case(cols=0)], [case()], [case(sol=None, sol_ci=None, twin_samples_s=[])],
    [case(bytes=None, modelled=None)], [case(disposition="skipped")],
    [case(problem={"shape": "round"})],
])
def test_sparse_records_still_make_a_page(tmp_path, rows):
    path = write(tmp_path / "a.jsonl", header(), *rows)
    assert run(path, "--out", tmp_path / "out") == 0
    checker = Checker()
    checker.feed(page_of(tmp_path / "out"))
    assert checker.open == []


# ---- Pictures: nothing clipped, nothing overlaps -------------------------------------------------


def pictures(tmp_path, *cases, scenarios=()):
    path = write(tmp_path / "p.jsonl", header(scenarios=list(scenarios)), *cases)
    device, = analysis.by_device(read_runs([path]))
    found = figures.pictures_of(device) + [figures.ceilings(device)]
    for block in published.published_of(device.runs)[0]:
        found.append(figures.published_ratios(device, published.compare(block, device)))
    return found


def sweep():
    """Many shapes and kernels with static facts; hot caches on a thinner grid."""
    names = ("smem_cache_extreme", "multi_kernel", "register_cache", "split_k_cooperative", "plain")
    found = []
    for cache, columns in (("cold", [2**power for power in range(7, 21)]
                            + [1023, 4097, 16385, 65537, 32000, 50257, 128256, 151936]),
                           ("hot", [1024, 16384])):
        for rows in (1, 4, 32, 128, 2048, 32768, 65536):
            for cols in columns:
                for place, name in enumerate(names):
                    size = 2 * rows * cols
                    launch = {"grid": rows, "threads": 256, "registers": 32 + 10 * place,
                              "shared_bytes": 0, "blocks_per_sm": 8 - place}
                    found.append(case(
                        name, rows, cols, time=1e-6 * (1 + place) + size / 1e12, cache=cache,
                        static={**launch, "occupancy": (8 - place) / 8, "launches": [launch]},
                        bytes={"compulsory": {"read": size, "write": size},
                               "modelled": {"read": size * (1 + place % 2), "write": size}}))
    return found


def modes():
    """Shapes that differ in words, each alone in its group."""
    words = ({"result": "log_softmax"}, {"lse": "stored"}, {"direction": "backward"})
    return [case(rows=rows, cols=cols, problem={"rows": rows, "cols": cols, **word})
            for rows, cols in ((2048, 4096), (8192, 8192), (4, 1048576)) for word in words]


@pytest.mark.parametrize("cases", [
    grid(),
    grid(kernels=[f"kernel_with_a_long_name_{index}" for index in range(14)],
         all_rows=(1, 2, 4, 8, 16, 32), all_cols=[2**power for power in range(8, 26, 2)]),
    grid(all_rows=(7,), all_cols=(1000, 1001, 1002, 50257)),
    [case(rows=2**power, cols=2**(24 - power)) for power in range(1, 11)],
    [case("k", variant="threads=1024,vectors=16,stages=4", default_variant=False)],
    sweep(), modes(), grid(kernels=[f"kernel_{index:02}" for index in range(12)]),
], ids=["grid", "large", "close", "alone", "tuned", "sweep", "modes", "dozen"])
def test_no_text_is_clipped_and_no_labels_touch(tmp_path, cases):
    scenario = {"name": "made_up", "published": PUBLISHED}
    for picture in pictures(tmp_path, *cases, scenarios=[scenario] if len(cases) == 36 else ()):
        require_legible(picture)


def test_cells_of_a_heat_map_hold_their_words_and_a_thin_grid_has_a_panel_of_its_own(tmp_path):
    picture = next(picture for picture in pictures(tmp_path, *sweep())
                   if picture.name.endswith("best"))
    found = boxes(picture.figure)
    cold, hot = picture.figure.axes[:2]
    assert (len(cold.get_yticks()), len(hot.get_yticks())) == (22, 2)
    for axis, cells in ((cold, 22 * 7), (hot, 2 * 7)):
        inside = [(text, box) for text, box in found if text.axes is axis and text in axis.texts]
        assert len(inside) == 2 * cells
        width = axis.bbox.width / 7
        assert all(box.width < width for _, box in inside)
        for first, second in zip(inside[::2], inside[1::2]):
            assert first[1].y0 >= second[1].y1 - 1, "the time stands above the name"


def dozen():
    return grid(kernels=[f"kernel_{index:02}" for index in range(12)])


def test_no_panel_of_bandwidths_has_more_lines_than_colours(tmp_path):
    found = [picture for picture in pictures(tmp_path, *dozen()) if "bandwidth" in picture.name]
    assert [picture.name.split("bandwidth")[1] for picture in found] == ["-kernels-1", "-kernels-2"]
    shown, scales = [], set()
    for picture in found:
        for axis in picture.figure.axes:
            lines = [line for line in axis.lines if line.get_marker() not in ("None", None)]
            assert len(lines) <= 8
            for looks in ((lambda line: line.get_color()), (lambda line: line.get_marker()),
                          lambda line: (line.get_marker(), str(line._dash_pattern))):
                assert len({looks(line) for line in lines}) == len(lines)
            scales.add(axis.get_ylim())
        shown += [text.get_text() for text in picture.figure.legends[0].get_texts()
                  if text.get_text().startswith("kernel_")]
    assert sorted(shown) == [f"kernel_{index:02}" for index in range(12)]
    assert len(scales) == 1


def test_few_lines_share_a_panel_though_their_usual_colours_are_alike():
    usual = {"a": 0, "b": 8, "c": 11, "d": 1}
    share, = bandwidth._shares(list(usual), usual)
    assert share["a"] == usual["a"]
    looks = [layout.style_of(style) for style in share.values()]
    for part in ("color", "marker"):
        assert len({look[part] for look in looks}) == 4


def test_series_differ_in_more_than_colour():
    looks = {(layout.style_of(index)["marker"], str(layout.style_of(index)["linestyle"]))
             for index in range(44)}
    assert len(looks) == 44


@pytest.mark.parametrize("places, expected", [
    ([1.0, 1.0, 1.0, 5.0], [0.5, 1.0, 1.5, 5.0]), ([], []), ([7.0], [5.0]), ([-1.0], [0.0]),
    ([1.0, 1.2, 3.0], [0.85, 1.35, 3.0]), ([0.0, 0.0, 0.0], [0.0, 0.5, 1.0]),
    ([5.0, 5.0], [4.5, 5.0]), ([2.0] * 21, [0.25 * index for index in range(21)]),
])
def test_labels_are_spread_within_bounds_and_no_further_than_needed(places, expected):
    assert layout.spread(places, gap=0.5, low=0.0, high=5.0) == pytest.approx(expected)


def test_compact_pictures_are_whole(tmp_path):
    for picture in pictures(tmp_path, *grid()):
        text = picture.render("svg").decode("utf-8")
        ElementTree.fromstring(text)
        used = re.findall(r'(?:xlink:href="|url\()#([^")]+)', text)
        assert used and set(used) <= set(re.findall(r' id="([^"]+)"', text))
        assert "<!-- " not in text and "\n " not in text
