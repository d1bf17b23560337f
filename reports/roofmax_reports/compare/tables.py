"""All rows of comparisons as CSV, as `roofmax compare --format csv` prints them."""

from __future__ import annotations

import csv
import io

from roofmax_reports.compare.documents import SOL_VERDICTS, Comparison, Row

CSV, JSON = NAMES = ("compare.csv", "compare.json")
_COLUMNS = ("before", "after", "kernel", "where", "by", "times_as_fast", "low", "high", "before_s",
            "after_s", "before_sol", "after_sol", "before_kernel", "verdict", "bytes")


def as_csv(comparisons: list[Comparison]) -> bytes:
    """A line for each row; times in seconds, SOL as a share, what is absent empty."""
    lines = io.StringIO(newline="")
    writer = csv.writer(lines)
    writer.writerow(_COLUMNS)
    for comparison in comparisons:
        for row in comparison.rows:
            writer.writerow(_cells(comparison, row))
    return lines.getvalue().encode("utf-8")


def _cells(comparison: Comparison, row: Row) -> tuple[str, ...]:
    return (comparison.before, comparison.after, row.kernel, row.where,
            "sol" if comparison.is_by_sol else "time", _number(row.ratio),
            *map(_number, row.interval), _number(row.before_s), _number(row.after_s),
            _number(row.before_sol), _number(row.after_sol), row.before_kernel,
            SOL_VERDICTS[row.verdict] if comparison.is_by_sol else row.verdict, _number(row.bytes))


def _number(value: float | None) -> str:
    return "" if value is None else repr(value).removesuffix(".0")
