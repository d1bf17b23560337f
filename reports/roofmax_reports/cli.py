"""Command line: record files in, a folder with report.html and the pictures out."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from roofmax_reports import analysis, figures, page, published, records, rooflines

EXIT_OK, EXIT_BAD_INPUT = 0, 2
_PAGE = "report.html"


class _Refusal(Exception):
    """Output cannot be written; the message says why and what to do."""


def main(arguments: list[str] | None = None) -> int:
    options = _parse(arguments)
    try:
        _print(write_report(options.records, options.out, options.force, options.title))
    except (records.RecordError, _Refusal) as error:
        print(f"roofmax report: {error}", file=sys.stderr)
        return EXIT_BAD_INPUT
    return EXIT_OK


def write_report(paths: list[str], out: str | None = None, force: bool = False,
                 title: str | None = None) -> list[Path]:
    """Writes the page, every picture as PNG and SVG, the points of rooflines as CSV, and the claims
    as JSON and CSV; returns their paths, the page first."""
    runs = records.read_runs(paths)
    notes = [note for run in runs for note in run.notes]
    devices = analysis.by_device(runs)
    comparisons, pictures = {}, {}
    for device in devices:
        blocks, faults = published.published_of(device.runs)
        notes += faults
        found = [published.compare(block, device) for block in blocks]
        comparisons[device.slug] = found
        ceilings = figures.ceilings(device)
        pictures[device.slug] = {
            "plots": figures.pictures_of(device),
            "published": [figures.published_ratios(device, comparison)
                          if comparison.testable else None for comparison in found],
            "ceilings": [ceilings] if ceilings else [],
        }
    for note in notes:
        print(f"roofmax report: {note}", file=sys.stderr)
    text = page.render(title or _title(runs), devices, comparisons, pictures, runs, notes)

    folder = Path(out) if out else _default_folder(paths)
    companions = {}
    for sections in pictures.values():
        for picture in (picture for section in sections.values() for picture in section if picture):
            for file_format in ("svg", "png"):
                companions[f"{picture.name}.{file_format}"] = picture.render(file_format)
    points = rooflines.as_csv(devices)
    if points:
        companions[rooflines.TABLE] = points
    judged = [(device.name, comparison) for device in devices
              for comparison in comparisons[device.slug]]
    if any(comparison.claims for _, comparison in judged):
        companions["claims.json"] = published.claims_as_json(judged)
        companions["claims.csv"] = published.claims_as_csv(judged)
    text = page.with_companions(text, list(companions))
    return _write(folder, {_PAGE: text.encode("utf-8"), **companions}, force)


def _print(paths: list[Path]) -> None:
    try:
        for path in paths:
            print(path)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader closed the pipe. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="roofmax report",
        description="Turns record files into plots and one self-contained HTML page. Needs no "
                    "device: records can be re-plotted anywhere.",
        epilog="examples:\n"
               "  roofmax report results/quick-cpu.jsonl\n"
               "  roofmax report h200.jsonl cpu.jsonl --out pages/devices --force\n\n"
               "exit codes: 0 written, 2 usage, bad input or unwritable output",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", metavar="RECORDS", nargs="+",
                        help="record files (JSON Lines) of one or several runs and devices")
    parser.add_argument("--out", metavar="DIR",
                        help="folder to write to (default: RECORDS without .jsonl, plus -report)")
    parser.add_argument("--force", action="store_true",
                        help="replace files that exist, and remove the pictures and tables of the "
                             "report that was there")
    parser.add_argument("--title", help="title of the page")
    return parser.parse_args(arguments)


def _title(runs: list[records.Run]) -> str:
    operations = sorted({row.operation for run in runs for row in run.rows})
    return "roofmax: " + (", ".join(operations) if operations else "device ceilings")


def _default_folder(paths: list[str]) -> Path:
    first = Path(paths[0])
    return first.with_name(f"{first.stem}-report")


def _write(folder: Path, contents: dict[str, bytes], force: bool) -> list[Path]:
    paths = [folder / name for name in contents]
    existing = [path for path in paths if path.exists()]
    if existing and not force:
        more = f" and {len(existing) - 1} more" if len(existing) > 1 else ""
        raise _Refusal(f"{existing[0]}{more}: already exists; replace it with --force or name "
                       "another folder with --out")
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
        earlier = (folder / _PAGE).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return
    for name in page.companions_of(earlier):
        (folder / name).unlink(missing_ok=True)
