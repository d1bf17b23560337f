"""Command line: record files in, a folder with report.html and the pictures out."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from roofmax_reports import (
    analysis, drawing, explanations, figures, interruption, output, page, published, records,
    rooflines, tables)
from roofmax_reports.analysis import Device
from roofmax_reports.published import Comparison
from roofmax_reports.selection import Selection, select

_WRITER = output.Writer("report", "--out")


def program() -> int:
    """`main` for a process of its own."""
    return output.end(main())


def main(arguments: list[str] | None = None) -> int:
    interruption.take_once()

    def write() -> list[Path]:
        options = _parse(arguments)
        selection = Selection(*(tuple(_listed(words)) for words in
                                (options.kernel, options.operation, options.dtype)))
        return write_report(options.records, options.out, options.force, options.title, selection,
                            options.explanations)

    return _WRITER.run(write)


def write_report(paths: list[str], out: str | None = None, force: bool = False,
                 title: str | None = None, selection: Selection | None = None,
                 explained: str | None = None) -> list[Path]:
    """Writes the pages, every picture as PNG and SVG, results as CSV and JSON with a summary in
    Markdown, the points of rooflines as CSV, and the claims as JSON and CSV; returns their paths,
    the first page first. `explained`: what `roofmax explain` printed of these records, or "-"."""
    selection = selection or Selection()
    folder = _default_folder(paths) if out is None else Path(out)
    for name in (page.FIRST_PAGE, *tables.RESULTS, tables.SUMMARY):
        _WRITER.require_free(folder / name, force)
    everything = records.read_runs(paths)
    if explained is not None:
        explanations.explain(everything, explanations.read(explained))
    comparisons, notes = _compared(everything)
    runs = select(everything, selection)
    notes += [note for run in runs for note in run.notes]
    devices = analysis.by_device(runs)
    comparisons = {device.slug: comparisons[device.name, device.kind] for device in devices}
    for note in notes:
        _WRITER.complain(note)
    pictures = _draw(devices, comparisons)
    title = title or _title(runs)
    limits = [] if selection.is_all else [selection.describe()]

    companions: dict[str, bytes] = {}
    for drawn in (each for found in pictures.values() for each in found.all()):
        companions |= {f"{drawn.name}.{name}": content for name, content in drawn.files.items()}
    if any(device.rows for device in devices):
        companions |= {tables.RESULTS[0]: tables.results_as_csv(devices),
                       tables.RESULTS[1]: tables.results_as_json(devices),
                       tables.SUMMARY: tables.summary_as_markdown(title, devices, limits)}
    points = rooflines.as_csv(devices)
    if points:
        companions[rooflines.TABLE] = points
    judged = [(device.name, comparison) for device in devices
              for comparison in comparisons[device.slug]]
    if any(comparison.claims for _, comparison in judged):
        companions["claims.json"] = published.claims_as_json(judged)
        companions["claims.csv"] = published.claims_as_csv(judged)
    pages = page.render(page.Contents(title, devices, comparisons, pictures, runs, notes,
                                      [name for name in (*tables.RESULTS, tables.SUMMARY)
                                       if name in companions], limits))
    first = pages.pop(page.FIRST_PAGE)
    # The name of a record may have bytes that are no UTF-8.
    companions = {name: text.encode("utf-8", "replace")
                  for name, text in pages.items()} | companions
    first = page.with_companions(first, list(companions)).encode("utf-8", "replace")
    return _WRITER.write(folder, {page.FIRST_PAGE: first, **companions}, force)


def _compared(runs: list[records.Run]) -> tuple[dict[tuple[str, str], list[Comparison]], list[str]]:
    """Published figures beside what was measured, by name and kind of the device, and what is wrong
    with them. Of all rows: what a report leaves out was measured all the same."""
    comparisons, notes = {}, []
    for device in analysis.by_device(runs):
        blocks, faults = published.published_of(device.runs)
        notes += faults
        comparisons[device.name, device.kind] = [published.compare(block, device)
                                                 for block in blocks]
    return comparisons, notes


def _draw(devices: list[Device],
          comparisons: dict[str, list[Comparison]]) -> dict[str, page.Pictures]:
    """All pictures, by device slug."""
    sheets, places = [], []
    for device in devices:
        found = page.Pictures(published=[None] * len(comparisons[device.slug]))
        for sheet in figures.sheets_of(device):
            sheets.append(sheet.draw)
            by_name, name = ((found.of_operations, sheet.operation) if sheet.chapter is None else
                             (found.of_chapters, sheet.chapter.title))
            places.append((device.slug, found, by_name.setdefault(name, [])))
        for number, comparison in enumerate(comparisons[device.slug]):
            if comparison.testable:
                sheets.append(lambda device=device, comparison=comparison: [
                    figures.published_ratios(device, comparison)])
                places.append((device.slug, found, number))
        sheets.append(lambda device=device: [
            picture for picture in [figures.ceilings(device)] if picture])
        places.append((device.slug, found, found.ceilings))
    pictures, names = {}, set()
    for (slug, found, place), drawn in zip(places, drawing.draw_all(sheets)):
        drawn = [_renamed(picture, names) for picture in drawn]
        pictures[slug] = found
        if isinstance(place, int):
            found.published[place] = drawn[0]
        else:
            place += drawn
    return pictures


def _renamed(picture: drawing.Drawn, taken: set[str]) -> drawing.Drawn:
    """Under a name that no other has: operations may differ in letters that files cannot have."""
    name, number = picture.name, 2
    while name in taken:
        name, number = f"{picture.name}-{number}", number + 1
    taken.add(name)
    return replace(picture, name=name)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = output.Parser(
        prog="roofmax report",
        description="Turns record files into plots and a page of HTML, or, of much, a page for "
                    "each operation. Needs no device: records can be re-plotted anywhere.",
        epilog="examples:\n"
               "  roofmax report results/quick-cpu.jsonl\n"
               "  roofmax report h200.jsonl cpu.jsonl --out pages/devices --force\n"
               "  roofmax report h200.jsonl --operation softmax --dtype fp16 --kernel 'two_pass*'\n"
               "\nexit codes: 0 written, 2 interrupted, 3 usage, bad input or unwritable output,\n"
               "4 a library is missing, or standard output is full",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", metavar="RECORDS", nargs="+",
                        help="record files (JSON Lines) of one or several runs and devices")
    parser.add_argument("--out", metavar="DIR", type=output.folder,
                        help="folder to write to (default: RECORDS without .jsonl, plus -report)")
    parser.add_argument("--explanations", metavar="FILE",
                        help=f"what `{explanations.COMMAND.replace('%', '%%')}` printed, so that "
                             "the report says what the time of rows goes into; - is standard "
                             "input (the program `roofmax report` does that)")
    parser.add_argument("--force", action="store_true",
                        help="replace files that exist, and remove the pages, pictures and tables "
                             "of the report that was there")
    parser.add_argument("--title", help="title of the page")
    for option, values in (("--kernel", "kernels by name, or with their tunings, KERNEL@TUNING"),
                           ("--operation", "operations"), ("--dtype", "dtypes")):
        parser.add_argument(option, metavar="PATTERNS", action="append", default=[],
                            help=f"only these {values}; * and ? match, commas separate")
    return parser.parse_args(arguments)


def _listed(words: list[str]) -> list[str]:
    """Separated by commas; one that a tuning has, "threads=256,vectors=4", separates nothing."""
    found: list[str] = []
    for word in words:
        if not word:
            raise output.Refusal("--kernel, --operation and --dtype take no empty pattern: leave "
                                 "the option out for all")
        for part in word.split(","):
            if not part:
                raise output.Refusal(f"'{word}' has an empty pattern: leave out the comma")
            if found and "=" in part and "@" not in part and "@" in found[-1]:
                found[-1] += f",{part}"
            else:
                found.append(part)
    return found


def _title(runs: list[records.Run]) -> str:
    operations = sorted({row.operation for run in runs for row in run.rows})
    return "roofmax: " + (", ".join(operations) if operations else "device ceilings")


def _default_folder(paths: list[str]) -> Path:
    first = Path(paths[0])
    return first.with_name(f"{first.stem}-report")
