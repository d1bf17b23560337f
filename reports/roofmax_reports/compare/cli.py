"""Command line: what `roofmax compare --format json` printed in, a folder with compare.html out."""

from __future__ import annotations

import argparse
from pathlib import Path

from roofmax_reports import drawing, interruption, output
from roofmax_reports.compare import documents, figures, page, tables
from roofmax_reports.page.frame import with_companions

_WRITER = output.Writer("compare", "--page")


def program() -> int:
    """`main` for a process of its own."""
    return output.end(main())


def main(arguments: list[str] | None = None) -> int:
    interruption.take_once()

    def write() -> list[Path]:
        options = _parse(arguments)
        return write_page(options.comparisons, options.page, options.force)

    return _WRITER.run(write)


def write_page(path: str, folder: str, force: bool = False) -> list[Path]:
    """Writes the page, its pictures as PNG and SVG, and all rows as CSV and JSON; returns their
    paths, the page first. `path` may be "-", standard input. Raises RecordError and
    output.Refusal."""
    for name in (page.PAGE, *tables.NAMES):
        _WRITER.require_free(Path(folder) / name, force)
    name, content = documents.read_content(path)
    comparisons = documents.comparisons_of(name, content)
    several = len(comparisons) > 1
    pictures = drawing.draw_all([
        lambda comparison=comparison, number=number: figures.pictures_of(
            comparison, number if several else None)
        for number, comparison in enumerate(comparisons, 1)])
    companions = {tables.CSV: tables.as_csv(comparisons), tables.JSON: content}
    companions |= {f"{drawn.name}.{ending}": image for found in pictures for drawn in found
                   for ending, image in drawn.files.items()}
    text = page.render(comparisons, pictures, list(tables.NAMES))
    text = with_companions(text, list(companions))
    return _WRITER.write(Path(folder), {page.PAGE: text.encode("utf-8"), **companions}, force)


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = output.Parser(
        prog="python3 -m roofmax_reports.compare",
        description="Turns what roofmax compare found into a page. Needs neither the record files "
                    "nor roofmax itself; roofmax compare --page does the same at once.",
        epilog="example:\n"
               "  roofmax compare a.jsonl b.jsonl --format json >c.json\n"
               "  python3 -m roofmax_reports.compare c.json --page pages/compared\n"
               "\nexit codes: 0 written, 2 interrupted, 3 usage, bad input or unwritable output,\n"
               "4 a library is missing, or standard output is full",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("comparisons", metavar="FILE",
                        help="what roofmax compare --format json printed; - is standard input")
    parser.add_argument("--page", metavar="DIR", type=output.folder, required=True,
                        help="folder to write to")
    parser.add_argument("--force", action="store_true",
                        help="replace files that exist, and remove the pictures and tables of the "
                             "page that was there")
    return parser.parse_args(arguments)
