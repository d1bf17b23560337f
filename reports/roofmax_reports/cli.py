"""Command line: record files in, a folder with report.html and the pictures out."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from roofmax_reports import analysis, drawing, figures, page, published, records, rooflines, tables
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


def main(arguments: list[str] | None = None) -> int:
    options = _parse(arguments)
    selection = Selection(*(tuple(_listed(words)) for words in
                            (options.kernel, options.operation, options.dtype)))
    try:
        _print(write_report(options.records, options.out, options.force, options.title, selection))
    except (records.RecordError, _Refusal) as error:
        print(f"roofmax report: {error}", file=sys.stderr)
        return EXIT_BAD_INPUT
    except KeyboardInterrupt:
        print("roofmax report: interrupted; nothing was written", file=sys.stderr)
        return EXIT_INTERRUPTED
    except OSError as error:  # of standard output: the others are told above
        _discard_output()
        print(f"roofmax report: standard output took not all that was said ({error.strerror}); the "
              "report is whole", file=sys.stderr)
        return EXIT_ENVIRONMENT
    return EXIT_OK


def write_report(paths: list[str], out: str | None = None, force: bool = False,
                 title: str | None = None, selection: Selection | None = None) -> list[Path]:
    """Writes the pages, every picture as PNG and SVG, results as CSV and JSON with a summary in
    Markdown, the points of rooflines as CSV, and the claims as JSON and CSV; returns their paths,
    the first page first."""
    folder = Path(out) if out else _default_folder(paths)
    _require_free(folder / page.FIRST_PAGE, force, 0)
    runs = select(records.read_runs(paths), selection or Selection())
    notes = [note for run in runs for note in run.notes]
    devices = analysis.by_device(runs)
    comparisons = {}
    for device in devices:
        blocks, faults = published.published_of(device.runs)
        notes += faults
        comparisons[device.slug] = [published.compare(block, device) for block in blocks]
    for note in notes:
        print(f"roofmax report: {note}", file=sys.stderr)
    pictures = _draw(devices, comparisons)
    title = title or _title(runs)

    companions: dict[str, bytes] = {}
    for drawn in (each for found in pictures.values() for each in found.all()):
        companions |= {f"{drawn.name}.{name}": content for name, content in drawn.files.items()}
    if any(device.rows for device in devices):
        companions |= {tables.RESULTS[0]: tables.results_as_csv(devices),
                       tables.RESULTS[1]: tables.results_as_json(devices),
                       tables.SUMMARY: tables.summary_as_markdown(title, devices)}
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
                                       if name in companions]))
    first = pages.pop(page.FIRST_PAGE)
    companions = {name: text.encode("utf-8") for name, text in pages.items()} | companions
    first = page.with_companions(first, list(companions))
    return _write(folder, {page.FIRST_PAGE: first.encode("utf-8"), **companions}, force)


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
    pictures = {}
    for (slug, found, place), drawn in zip(places, drawing.draw_all(sheets)):
        pictures[slug] = found
        if isinstance(place, int):
            found.published[place] = drawn[0]
        else:
            place += drawn
    return pictures


def _print(paths: list[Path]) -> None:
    try:
        for path in paths:
            print(path)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader wants no more
        _discard_output()


def _discard_output() -> None:
    """What is still buffered must not fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
    parser.add_argument("--out", metavar="DIR",
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


def _listed(words: list[str]) -> list[str]:
    """Separated by commas; one that a tuning has, "threads=256,vectors=4", separates nothing."""
    found: list[str] = []
    for word in words:
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
    paths = [folder / name for name in contents]
    existing = [path for path in paths if path.exists()]
    if existing:
        _require_free(existing[0], force, len(existing) - 1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _remove_companions_of_earlier_report(folder)
        for path, content in zip(paths, contents.values()):
            path.write_bytes(content)
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
