"""Reports of much: several pages, what a reader sees first, filters, and tables for machines."""

import contextlib
import csv
import html.parser
import json
import math
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from synthetic import case, grid, header, write
from test_report_page import Checker, page_of, run

from roofmax_reports import analysis, cli, drawing, figures, findings
from roofmax_reports.figures import one_pass, spread
from roofmax_reports.page import frame
from roofmax_reports.records import read_runs

PACKAGE = Path(cli.__file__).parents[1]


def several(**changes):
    """Two operations and modes, more than a page takes at once."""
    cases = [{**entry, "operation": operation, "key": None}
             for operation in ("softmax", "other/one")
             for entry in grid(all_rows=(1, 4, 16, 64, 256), all_cols=[2**n for n in range(7, 19)],
                               **changes)]
    return [{**entry, "key": f"{place}"} for place, entry in enumerate(cases)]


@pytest.fixture(scope="module")
def much(tmp_path_factory):
    folder = tmp_path_factory.mktemp("much")
    path = write(folder / "run.jsonl", header(), *several())
    assert run(path, "--out", folder / "out") == 0
    return folder / "out"


def pages_of(folder):
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.html"))}


def test_much_has_a_page_for_each_operation_whose_links_lead_somewhere(much):
    pages = pages_of(much)
    assert set(pages) == {"report.html", "report-softmax.html", "report-other-one.html"}
    checkers = {}
    for name, text in pages.items():
        checkers[name] = Checker()
        checkers[name].feed(text)
        assert checkers[name].open == [], name
        assert len(checkers[name].ids) == len(set(checkers[name].ids)), name
    for name, checker in checkers.items():
        for target in checker.anchors:
            page, _, anchor = target.partition("#")
            assert (much / (page or name)).is_file(), target
            assert not anchor or anchor in checkers[page or name].ids, (name, target)
        for source in checker.loads:
            assert source.startswith("data:") or (much / source).is_file(), source
    linked = {target.partition("#")[0] for target in checkers["report.html"].anchors}
    assert set(pages) - {"report.html"} <= linked


def test_every_row_and_every_picture_is_on_the_page_of_its_operation(much):
    pages = pages_of(much)
    for name, other in (("softmax", "other-one"), ("other-one", "softmax")):
        text = pages[f"report-{name}.html"]
        assert text.count("<td><code>") >= 360
        pictures = {path.name for path in much.glob(f"made-up-device-{name}-*.svg")}
        assert pictures and all(f'src="{picture}"' in text for picture in pictures)
        assert f"made-up-device-{other}-" not in text
    assert 'id="results"' not in pages["report.html"]


def test_the_same_records_give_the_same_pages_however_many_processes_draw(tmp_path):
    device, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", header(), *several())]))
    sheets = [sheet.draw for sheet in figures.sheets_of(device)]
    assert drawing.draw_all(sheets, processes=1) == drawing.draw_all(sheets, processes=3)


def test_wrong_rows_stand_first_by_name(tmp_path):
    wrong = case("mistaken", disposition="incorrect", reason="worst error 31 ulp at row 3",
                 error={"max_ulp": 31, "judged_ulp": 31, "row_sum": 0})
    path = write(tmp_path / "a.jsonl", header(), *grid(), wrong,
                 case("crashed", disposition="failed", reason="signal 11"))
    assert run(path, "--out", tmp_path / "out") == 0
    text = page_of(tmp_path / "out")
    first = text.partition("<h2>")[2].partition("What to use")[0]
    assert "Wrong: 1 incorrect, 1 failed of 38 rows" in first
    for words in ("mistaken", "worst error 31 ulp at row 3", "crashed", "signal 11"):
        assert words in first
    markdown = (tmp_path / "out" / "summary.md").read_text("utf-8")
    assert "- incorrect: `mistaken`, softmax fp32, 64 × 1024, cold: worst error 31" in markdown
    run(write(tmp_path / "b.jsonl", header(), *grid()), "--out", tmp_path / "fine")
    assert "No row is incorrect, and none failed." in page_of(tmp_path / "fine")


def test_what_is_furthest_from_its_ceiling_is_named_with_facts(tmp_path):
    launch = {"grid": 3, "threads": 256, "registers": 40, "blocks_per_sm": 8}
    path = write(
        tmp_path / "a.jsonl", header(fixed_cost_s={"graph": 1e-6}),
        case("near", sol=0.9), case("near", cols=2048, sol=0.8),
        case("far", cols=4096, time=3e-6, sol=0.1, static={**launch, "occupancy": 0.5,
                                                           "launches": [launch]}),
        case("tiny", cols=64, sol=0.01, flags=["launch_bound"]))
    assert run(path, "--out", tmp_path / "out") == 0
    table = page_of(tmp_path / "out").partition("Furthest from")[2].partition("</table>")[0]
    rows = re.findall(r"<tr><td.*?</tr>", table, re.DOTALL)
    assert [re.search(r"<b>(\d+%)</b>", row)[1] for row in rows] == ["10%", "80%", "90%"]
    for words in ("10%", "64 × 4096", "far", "moves 1.50 times the compulsory bytes",
                  "any launch costs 1.00 µs of it", "3 blocks for 10 processors"):
        assert words in rows[0], words
    assert "tiny" not in table


def test_the_furthest_are_the_lowest_with_at_most_three_of_a_chapter(tmp_path):
    cases = [case("one", cols=64 * length, dtype=dtype, dtype_out=dtype, sol=sol + length / 100)
             for dtype, sol in (("fp32", 0.1), ("fp16", 0.2), ("bf16", 0.5), ("fp8", 0.6))
             for length in range(1, 6)]
    device, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", header(), *cases)]))
    found = [round(winner.row.sol, 2) for winner in findings.furthest(device)]
    assert found == [0.11, 0.12, 0.13, 0.21, 0.22, 0.23, 0.51, 0.52, 0.53, 0.61]
    assert all(winner.is_alone for winner in findings.furthest(device))


# ---- Filters -------------------------------------------------------------------------------------


def names_in(folder):
    with (folder / "results.csv").open(encoding="utf-8") as lines:
        return [(row["operation"], row["dtype"], row["kernel"], row["variant"])
                for row in csv.DictReader(lines)]


@pytest.mark.parametrize("options, kept", [
    (["--kernel", "alpha"], {("softmax", "fp32", "alpha", ""), ("softmax", "fp16", "alpha", ""),
                             ("other", "fp32", "alpha", "")}),
    (["--kernel", "be*,tuned@n=2,m=3"], {("softmax", "fp32", "beta", ""),
                                         ("softmax", "fp32", "tuned", "n=2,m=3")}),
    (["--kernel", "tuned"], {("softmax", "fp32", "tuned", "n=2,m=3"),
                             ("softmax", "fp32", "tuned", "n=4,m=3")}),
    (["--dtype", "fp16"], {("softmax", "fp16", "alpha", "")}),
    (["--operation", "other"], {("other", "fp32", "alpha", "")}),
    (["--operation", "soft*", "--dtype", "fp16", "--dtype", "bf16"],
     {("softmax", "fp16", "alpha", "")}),
])
def test_filters_leave_what_they_match(tmp_path, capsys, options, kept):
    path = write(tmp_path / "a.jsonl", header(), case("alpha"), case("beta"),
                 case("tuned", variant="n=2,m=3", default_variant=False),
                 case("tuned", variant="n=4,m=3", default_variant=False),
                 case("alpha", dtype="fp16", dtype_out="fp16"), case("alpha", operation="other"))
    if "bf16" in options:
        assert run(path, "--out", tmp_path / "out", *options) == 3
        assert "--dtype bf16: matches no row of these records; they have fp16, fp32" in (
            capsys.readouterr().err)
        options = options[:-2]
    assert run(path, "--out", tmp_path / "out", *options) == 0
    assert set(names_in(tmp_path / "out")) == kept


def test_filters_that_match_nothing_together_say_so(tmp_path, capsys):
    path = write(tmp_path / "a.jsonl", header(), case("alpha"), case("beta", dtype="fp16",
                                                                     dtype_out="fp16"))
    assert run(path, "--kernel", "alpha", "--dtype", "fp16", "--out", tmp_path / "out") == 3
    assert "together" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_filtered_report_says_so_and_judges_claims_by_all_rows(tmp_path):
    block = {"source": "a paper", "operation": "softmax", "dtype": "fp32", "unit": "us",
             "columns": ["alpha", "beta"], "rows": [{"rows": 4, "cols": 1024, "us": [10, 20]}],
             "claims": [{"text": "alpha wins", "faster": "alpha", "than": ["beta"]}]}
    path = write(tmp_path / "a.jsonl", header(scenarios=[{"name": "s", "published": block}]),
                 *grid(), case("alpha", operation="other"))
    said = "Only rows with --kernel beta are shown"
    for name, options, has_claims in (("all", [], True), ("beta", ["--kernel", "beta"], True),
                                      ("other", ["--operation", "other"], False)):
        assert run(path, "--out", tmp_path / name, *options) == 0
        text = page_of(tmp_path / name)
        assert ("alpha wins" in text) == has_claims
        assert (said in text) == (name == "beta")
        assert (said in (tmp_path / name / "summary.md").read_text("utf-8")) == (name == "beta")
    verdicts = [json.loads((tmp_path / name / "claims.json").read_text("utf-8"))
                for name in ("all", "beta")]
    assert verdicts[0] == verdicts[1] and verdicts[0][0]["verdict"] != "not_testable"


# ---- Tables for machines -------------------------------------------------------------------------


def test_csv_and_json_have_every_row_and_say_the_same(tmp_path):
    cases = [*grid(), case("lost", disposition="failed", reason="a | b\nc")]
    assert run(write(tmp_path / "a.jsonl", header(), *cases), "--out", tmp_path / "out") == 0
    entries = json.loads((tmp_path / "out" / "results.json").read_text("utf-8"))
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8", newline="") as lines:
        as_csv = list(csv.DictReader(lines))
    assert len(entries) == len(as_csv) == len(cases)
    for entry, line in zip(entries, as_csv):
        assert {key: "" if value is None else " ".join(value) if key == "flags" else str(value)
                for key, value in entry.items()} == line
    one = next(entry for entry in entries if entry["kernel"] == "beta" and entry["cache"] == "hot")
    source = next(each for each in cases if each["kernel"] == "beta" and each["cache"] == "hot")
    assert one["time_s"] == source["median_s"] and one["sol"] == source["sol"]
    lost = next(entry for entry in entries if entry["kernel"] == "lost")
    assert lost["time_s"] is None and lost["reason"] == "a | b\nc"
    markdown = (tmp_path / "out" / "summary.md").read_text("utf-8")
    assert "a \\| b c" in markdown
    assert "| 4 × 1024 | cold | `alpha` | 1.04 µs | 90% |" in markdown


# ---- Pictures ------------------------------------------------------------------------------------


def test_what_the_table_names_is_drawn(tmp_path):
    tuned = {"variant": "n=2", "default_variant": False}
    never = {"variant": "n=3", "default_variant": False}
    device, = analysis.by_device(read_runs([write(
        tmp_path / "a.jsonl", header(), *(case(kernel, cols=cols, time=seconds, **more)
                                          for cols in (1024, 2048) for kernel, seconds, more in (
                                              ("best", 1e-6, {}), ("next", 2e-6, tuned),
                                              ("last", 4e-6, never))))]))
    chapter, = device.chapters
    assert chapter.drawn_names() == ["best", "next@n=2"]
    assert chapter.left_out_names() == ["last@n=3"]


def test_the_band_of_a_twin_holds_all_that_it_took(tmp_path):
    device, = analysis.by_device(read_runs([write(
        tmp_path / "a.jsonl", header(), *(case(kernel, cols=cols, time=time_s, sol=sol)
                                          for cols in (1024, 2048)
                                          for kernel, time_s, sol in (("a", 2e-6, 0.5),
                                                                      ("b", 4e-6, 0.3))))]))
    picture = next(picture for picture in figures.pictures_of(device)
                   if "bandwidth" in picture.name)
    band, = picture.figure.axes[0].collections
    heights = band.get_paths()[0].vertices[:, 1]
    moved = 2 * 64 * 1024 * 4 / 1e9
    assert heights.min() == pytest.approx(moved / 1.2e-6)
    assert heights.max() == pytest.approx(2 * moved / 1e-6)


def test_two_points_are_no_picture_of_one_pass_against_two(tmp_path):
    def pictures(*lengths):
        cases = [case(kernel, cols=cols, bytes={
            "compulsory": {"read": 4096, "write": 4096}, "measured": None,
            "modelled": {"read": 4096 * reads, "write": 4096}})
            for kernel, reads in (("once", 1), ("twice", 2)) for cols in lengths]
        device, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", header(), *cases)]))
        return one_pass.one_pass_against_two(device, device.chapters[0])

    assert not pictures(1024, 2048) and pictures(1024, 2048, 4096)


def test_the_spread_of_samples_names_the_worst_outlier(tmp_path):
    samples = [1e-6 * (1 + 0.001 * (place % 5 - 2)) for place in range(39)]
    cases = [case(f"k{place}", samples_s=[*samples, last], visits=[40])
             for place, last in enumerate((1e-6, 1.001e-6, 1.5e-6, 1.05e-6))]
    few = case("few", samples_s=[1e-6, 9e-6])
    device, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", header(), *cases, few)]))
    picture, = spread.spread(device, device.chapters)
    assert "In half of 4 rows 95 in 100 samples are within 0.20% of the median" in picture.finding
    assert "1 row has a sample more than 10% above it, at most 50% (k2" in picture.finding
    assert spread.spread_of(device.rows[-1]) is None
    assert all(len(line.get_xdata()) == 4 for line in picture.figure.axes[0].lines
               if line.get_marker() in ("o", "^"))


class Height(html.parser.HTMLParser):
    """How long a page is in a window of so many pixels, within some 20%: what stands in boxes that
    scroll or are closed is not counted. No browser is asked; that cells are as wide as `CELL` says
    is what the style sheet must see to."""

    PICTURE = 600  # pixels, as most are
    # Of each block: pixels of a letter, of a line, and around it.
    BLOCKS = {"p": (7.9, 22.5, 6), "h1": (17, 34, 32), "h2": (13, 33, 60), "h3": (11, 27, 40),
              "h4": (9, 23, 26), "figcaption": (7, 20, 28), "summary": (7.9, 22.5, 16),
              "dd": (7.5, 22.5, 4), "a": (7.5, 22.5, 0)}
    PROSE, MOST, MARGINS = 920, 1304, 56  # pixels that lines of text, and pages, take at most
    LETTER, LINE, ROW, TABLE = 7.3, 18.5, 9, 20  # of tables
    CELL = {600: 240, 1400: 320}  # pixels of the widest cell, by those of the window

    def __init__(self, width):
        super().__init__()
        self.width, self.pixels = width, 0
        self.inside = []  # open elements from a box on that is not counted
        self.block, self.letters, self.cells = None, 0, []  # the innermost that is counted

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        is_box = tag == "details" and "open" not in values or "tall" in (values.get("class") or "")
        if tag == "summary" and self.inside == ["details"]:
            self.block, self.letters = tag, 0
        elif self.inside or is_box:
            self.inside += [tag] if tag in ("details", "div") else []
        elif tag in ("img", "table"):
            self.pixels += self.PICTURE if tag == "img" else self.TABLE
        elif tag == "tr":
            self.block, self.cells = tag, []
        elif self.block == "tr":
            if tag in ("td", "th"):
                self.cells.append([0])
            elif tag in ("small", "div", "br"):
                self.cells[-1].append(0)
        elif self.block is None and tag in self.BLOCKS:
            self.block, self.letters = tag, 0

    def handle_data(self, data):
        letters = len(" ".join(data.split()))
        if self.block == "tr" and self.cells:
            self.cells[-1][-1] += letters
        elif self.block and letters:
            self.letters += letters + 1

    def handle_endtag(self, tag):
        if self.block == tag:
            self.block = None
            self.pixels += self._row() if tag == "tr" else self._text(*self.BLOCKS[tag])
        elif self.inside and self.inside[-1] == tag:
            self.inside.pop()

    def _row(self):
        room = self.CELL[self.width] / self.LETTER
        return self.ROW + self.LINE * max(sum(math.ceil(letters / room) for letters in cell)
                                          for cell in self.cells)

    def _text(self, letter, line, around):
        room = min(self.width - self.MARGINS, self.PROSE if letter < 8 else self.MOST)
        return math.ceil(self.letters * letter / room) * line + around


def test_all_records_of_a_gpu_make_pages_that_can_be_read(tmp_path, monkeypatch):
    """Under 3 MB, and 25,000 pixels in windows of 600 and of 1400: of many chapters, long tables are folded."""
    undrawn = drawing.Drawn("picture", "A title", "A caption.", "A finding.", "", 8.0, 300,
                            {"svg": b"<svg/>", "png": b""})
    monkeypatch.setattr(drawing, "draw_all", lambda sheets: [[undrawn] * 3] * len(sheets))
    records = Path(__file__).parents[1] / "records" / "h200"
    assert run(*sorted(records.glob("*.jsonl")), "--out", tmp_path / "out") == 0
    pages = pages_of(tmp_path / "out")
    assert len(pages) > 3
    rows = 0
    for name, text in pages.items():
        assert len(text.encode()) < 3e6, name
        for width in Height.CELL:
            height = Height(width)
            height.feed(text)
            assert 2000 < height.pixels < 25_000, (name, width)
        rows += text.count("<td><code>")
    assert rows > 4000, "all rows are there"
    folded = {name: text.count('<details class="shapes"><summary>The fastest kernel at each of ')
              for name, text in pages.items()}
    assert folded.pop("report-masked_softmax.html") > 4 and folded.pop("report-softmax.html") > 2
    assert not any(folded.values())


def test_tables_scroll_where_a_page_is_too_narrow_for_them(much):
    text = (much / "report-softmax.html").read_text("utf-8")
    screen, _, printed = text.partition("</style>")[0].partition("@media print")
    assert re.search(r"\.headline \{[^}]*width: max-content", screen), "names do not wrap at once"
    assert re.search(r"\.headline td\.sol[^{]*\{\s*position: sticky", screen)
    assert re.search(r"\.told td:last-child \{ min-width: \d{3}px; \}", screen)
    assert re.search(r"\.headline \{[^}]*width: auto", printed), "paper does not scroll"
    assert 'class="headline"' in text


@pytest.mark.parametrize("caption, is_folded", [
    ("Short. It is.", False), ("One sentence. " + 60 * "More of it. ", True),
    (60 * "no end of it ", False)], ids=["short", "long", "endless"])
def test_long_captions_fold_after_their_first_sentence(caption, is_folded):
    found = frame.picture_of(drawing.Drawn("a", "A", caption, "", "", 1.0, 300, {"svg": b""}),
                             frame.shown_beside)
    assert found["caption"] == caption
    assert bool(found["caption_rest"]) == is_folded
    shown = " ".join(filter(None, (found["caption_lead"], found["caption_rest"])))
    assert shown == caption, "nothing is lost"
    assert not is_folded or found["caption_lead"] == "One sentence."


def test_progress_is_shown_on_a_terminal_and_goes_away(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), *grid())
    master, slave = pty.openpty()
    started = subprocess.Popen([sys.executable, "-m", "roofmax_reports", path, "--out",
                                str(tmp_path / "out")], stdout=subprocess.PIPE, stderr=slave,
                               env={**os.environ, "PYTHONPATH": str(PACKAGE)})
    os.close(slave)
    said = b""
    with contextlib.suppress(OSError):  # how a terminal ends that nobody has open
        while more := os.read(master, 4096):
            said += more
    os.close(master)
    started.communicate(timeout=60)
    assert started.returncode == 0
    shown = [(int(done), int(total)) for done, total in
             re.findall(rb"\rdrawing: (\d+) of (\d+) sheets of pictures", said)]
    total = shown[0][1]
    assert total > 1 and shown == [(done, total) for done in range(total + 1)]
    assert said.endswith(b"\r\x1b[K")


def test_words_in_pictures_are_text(much):
    picture = next(much.glob("*-best.svg")).read_text("utf-8")
    assert re.search(r"<text [^>]*>alpha</text>", picture)
    assert "'DejaVu Sans', Verdana, sans-serif" in picture


# ---- Errors --------------------------------------------------------------------------------------


def program(*arguments, **options):
    return subprocess.Popen([sys.executable, "-m", "roofmax_reports", *map(str, arguments)],
                            stderr=subprocess.PIPE, text=True,
                            env={**os.environ, "PYTHONPATH": str(PACKAGE)}, **options)


def test_an_interruption_is_one_line_and_leaves_nothing(tmp_path):
    long = several(kernels=[f"kernel_{number}" for number in range(24)])
    path = write(tmp_path / "a.jsonl", header(), *long)
    started = program(path, "--out", tmp_path / "out", stdout=subprocess.PIPE,
                      start_new_session=True)
    time.sleep(2.5)  # it draws for longer
    os.killpg(started.pid, signal.SIGINT)
    _, said = started.communicate(timeout=30)
    assert (started.returncode, said) == (2, "roofmax report: interrupted; nothing was written\n")
    assert not (tmp_path / "out").exists()


def test_files_are_all_there_or_none_and_the_old_ones_stay(tmp_path, monkeypatch):
    path = write(tmp_path / "a.jsonl", header(), *grid())
    assert run(path, "--out", tmp_path / "old") == 0
    before = {each.name: each.read_bytes() for each in (tmp_path / "old").iterdir()}
    written = []
    write_bytes = Path.write_bytes

    def interrupted(place, content):
        written.append(place)
        if len(written) == 5:
            raise KeyboardInterrupt
        return write_bytes(place, content)

    monkeypatch.setattr(Path, "write_bytes", interrupted)
    for folder in ("old", "new"):
        written.clear()
        assert run(path, "--out", tmp_path / folder, "--force") == 2
    assert {each.name: each.read_bytes() for each in (tmp_path / "old").iterdir()} == before
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("options, complaint", [
    (["--out", ""], "is empty"), (["--kernel", ""], "no empty pattern"),
    (["--kernel", "alpha@n=9"], "they have alpha, beta, gamma"),
    (["--kernel", ","], "empty pattern"), (["--kernel", "alpha,"], "leave out the comma"),
])
def test_empty_and_unknown_values_are_refused(tmp_path, capsys, options, complaint):
    path = write(tmp_path / "a.jsonl", header(), *grid())
    with contextlib.suppress(SystemExit):
        assert run(path, *options) == 3
    assert complaint in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["a.jsonl"]


def test_help_into_a_full_standard_output_is_one_line():
    for module in ("roofmax_reports", "roofmax_reports.compare"):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([sys.executable, "-m", module, "--help"], stdout=full, check=False,
                                  stderr=subprocess.PIPE, text=True, timeout=60)
        assert done.returncode == 4 and len(done.stderr.splitlines()) == 1, done.stderr


def test_a_full_or_closed_standard_output_costs_no_report(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case())
    with open("/dev/full", "w", encoding="utf-8") as full:
        started = program(path, "--out", tmp_path / "full", stdout=full)
        _, said = started.communicate(timeout=60)
    assert started.returncode == 4 and len(said.splitlines()) == 1
    assert "standard output took not all" in said and (tmp_path / "full/report.html").is_file()
    reader, writer = os.pipe()
    os.close(reader)
    started = program(path, "--out", tmp_path / "closed", stdout=writer)
    os.close(writer)
    _, said = started.communicate(timeout=60)
    assert (started.returncode, said) == (0, "")
    assert (tmp_path / "closed/report.html").is_file()


def test_a_byte_order_mark_is_no_error(tmp_path):
    """Nor where files that have one were joined."""
    path = Path(write(tmp_path / "a.jsonl", header(run="a"), case(run="a")))
    other = Path(write(tmp_path / "b.jsonl", header(run="b"), case(run="b")))
    mark = b"\xef\xbb\xbf"
    path.write_bytes(mark + path.read_bytes() + mark + other.read_bytes())
    assert run(path, "--out", tmp_path / "out") == 0


def test_a_header_without_a_schema_is_told_as_such(tmp_path, capsys):
    top = header()
    del top["schema"]
    assert run(write(tmp_path / "a.jsonl", top, case()), "--out", tmp_path / "out") == 3
    assert "a.jsonl:1: key 'schema' is missing" in capsys.readouterr().err


def test_names_that_no_file_can_have_are_spelt_otherwise(tmp_path):
    cases = [case(dtype="fp/8", dtype_out="fp/8", operation="a/b", cols=cols) for cols in (64, 128)]
    top = header(operations={"a/b": header()["operations"]["softmax"]})
    assert run(write(tmp_path / "a.jsonl", top, *cases), "--out", tmp_path / "out") == 0
    assert (tmp_path / "out/made-up-device-a-b-fp-8-best.svg").is_file()
    both = [case(operation=name, cols=cols) for name in ("a/b", "a-b") for cols in (64, 128)]
    assert run(write(tmp_path / "b.jsonl", header(), *both), "--out", tmp_path / "both") == 0
    assert len(list((tmp_path / "both").glob("made-up-device-a-b-fp32-best*.svg"))) == 2


def test_a_run_that_two_files_have_counts_once(tmp_path, capsys):
    rows = [case("a", run="r1"), case("b", run="r1")]
    short = write(tmp_path / "short.jsonl", header(run="r1"), rows[0])
    whole = write(tmp_path / "whole.jsonl", header(run="r1"), *rows)
    assert run(short, whole, "--out", tmp_path / "out") == 0
    assert "the run r1 is that of" in capsys.readouterr().err
    assert len(names_in(tmp_path / "out")) == 2
    edited = write(tmp_path / "edited.jsonl", header(run="r1"), case("a", run="r1", time=9e-6), rows[1])
    assert run(whole, edited, "--out", tmp_path / "edited") == 0
    assert "edited.jsonl:1: 1 of its rows differ from those of" in capsys.readouterr().err
    assert "measured by more than one run" not in page_of(tmp_path / "out")
