"""Command line: record files in, a folder with report.html and the pictures out."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from roofmax_reports import (
    analysis, drawing, figures, interruption, page, published, records, rooflines, tables)
from roofmax_reports.analysis import Device
from roofmax_reports.published import Comparison
from roofmax_reports.selection import Selection, select

# Those of the program `roofmax`.
EXIT_OK, EXIT_INTERRUPTED, EXIT_BAD_INPUT, EXIT_ENVIRONMENT = 0, 2, 3, 4


class _Refusal(Exception):
    """Output cannot be written; the message says why and what to do."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:
        self.print_usage(sys.stderr)
        self.exit(EXIT_BAD_INPUT, f"{self.prog}: {message}\n")


def program() -> int:
    """`main` for a process of its own."""
    code = main()
    if code == EXIT_INTERRUPTED:
        # At once: the ends of processes that drew are nothing to wait for.
        os._exit(code)
    return code


def main(arguments: list[str] | None = None) -> int:
    interruption.take_once()
    try:
        options = _parse(arguments)
        selection = Selection(*(tuple(_listed(words)) for words in
                                (options.kernel, options.operation, options.dtype)))
        written = write_report(options.records, options.out, options.force, options.title,
                               selection)
    except (records.RecordError, _Refusal) as error:
        _complain(str(error))
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        _complain("interrupted; nothing was written")
        return EXIT_INTERRUPTED
    return _print(written)


def write_report(paths: list[str], out: str | None = None, force: bool = False,
                 title: str | None = None, selection: Selection | None = None) -> list[Path]:
    """Writes the pages, every picture as PNG and SVG, results as CSV and JSON with a summary in
    Markdown, the points of rooflines as CSV, and the claims as JSON and CSV; returns their paths,
    the first page first."""
    selection = selection or Selection()
    folder = _default_folder(paths) if out is None else Path(out)
    for name in (page.FIRST_PAGE, *tables.RESULTS, tables.SUMMARY):
        _require_free(folder / name, force, 0)
    everything = records.read_runs(paths)
    comparisons, notes = _compared(everything)
    runs = select(everything, selection)
    notes += [note for run in runs for note in run.notes]
    devices = analysis.by_device(runs)
    comparisons = {device.slug: comparisons[device.name, device.kind] for device in devices}
    for note in notes:
        _complain(note)
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
    companions = {name: text.encode("utf-8") for name, text in pages.items()} | companions
    first = page.with_companions(first, list(companions))
    return _write(folder, {page.FIRST_PAGE: first.encode("utf-8"), **companions}, force)


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


def _print(paths: list[Path]) -> int:
    if sys.stdout is None:  # closed
        return EXIT_OK
    try:
        for path in paths:
            print(path)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader wants no more
        _discard_output()
    except OSError as error:
        _discard_output()
        _complain(f"standard output took not all that was said ({error.strerror}); the report is "
                  "whole")
        return EXIT_ENVIRONMENT
    return EXIT_OK


def _discard_output() -> None:
    """What is still buffered must not fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> None:
    """Where nobody can hear it, the report is no worse for that."""
    with contextlib.suppress(OSError):
        print(f"roofmax report: {sentence}", file=sys.stderr)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = _Parser(
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
    parser.add_argument("--out", metavar="DIR", type=_folder,
                        help="folder to write to (default: RECORDS without .jsonl, plus -report)")
    parser.add_argument("--force", action="store_true",
                        help="replace files that exist, and remove the pages, pictures and tables "
                             "of the report that was there")
    parser.add_argument("--title", help="title of the page")
    for option, values in (("--kernel", "kernels by name, or with their tunings, KERNEL@TUNING"),
                           ("--operation", "operations"), ("--dtype", "dtypes")):
        parser.add_argument(option, metavar="PATTERNS", action="append", default=[],
                            help=f"only these {values}; * and ? match, commas separate")
    return parser.parse_args(arguments)


def _folder(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("is empty: name a folder")
    return text


def _listed(words: list[str]) -> list[str]:
    """Separated by commas; one that a tuning has, "threads=256,vectors=4", separates nothing."""
    found: list[str] = []
    for word in words:
        if not word:
            raise _Refusal("--kernel, --operation and --dtype take no empty pattern: leave the "
                           "option out for all")
        for part in word.split(","):
            if found and "=" in part and "@" not in part and "@" in found[-1]:
                found[-1] += f",{part}"
            elif part:
                found.append(part)
    return found


def _title(runs: list[records.Run]) -> str:
    operations = sorted({row.operation for run in runs for row in run.rows})
    return "roofmax: " + (", ".join(operations) if operations else "device ceilings")


def _default_folder(paths: list[str]) -> Path:
    first = Path(paths[0])
    return first.with_name(f"{first.stem}-report")


def _require_free(path: Path, force: bool, others: int) -> None:
    if path.exists() and not force:
        more = f" and {others} more" if others else ""
        raise _Refusal(f"{path}{more}: already exists; replace it with --force or name another "
                       "folder with --out")


def _write(folder: Path, contents: dict[str, bytes], force: bool) -> list[Path]:
    """All files or none: they are made beside the folder, and then moved."""
    paths = [folder / name for name in contents]
    existing = [path for path in paths if path.exists()]
    if existing:
        _require_free(existing[0], force, len(existing) - 1)
    is_new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".unfinished-", dir=folder) as place:
            for name, content in contents.items():
                (Path(place) / name).write_bytes(content)
            with interruption.held():
                _remove_companions_of_earlier_report(folder)
                for path in paths:
                    os.replace(Path(place) / path.name, path)
    except KeyboardInterrupt:
        if is_new:
            folder.rmdir()
        raise
    except OSError as error:
        raise _Refusal(f"{error.filename or folder}: cannot be written: {error.strerror}; name "
                       "another folder with --out") from None
    return paths


def _remove_companions_of_earlier_report(folder: Path) -> None:
    """Only those that its page lists: other files there are the user's."""
    try:
        earlier = (folder / page.FIRST_PAGE).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return
    for name in page.companions_of(earlier):
        (folder / name).unlink(missing_ok=True)
