"""What a reader wants first: which kernel to use, what is wrong, and what is furthest from its
ceiling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.findings import Winner, furthest, winners_of, wins, wrong_rows
from roofmax_reports.page.gap import why_below_ceiling
from roofmax_reports.records import Row, median

Place = Callable[[str, str], str]  # of an operation's anchor
Anchor = Callable[[Device, Chapter], str]
_MOST_WRONG = 12  # of each kind
_WINNERS = 2  # named in a line


def summary_of(device: Device, place: Place, anchor: Anchor) -> dict:
    wrong = wrong_rows(device)
    shown = [row for rows in wrong.values() for row in rows[:_MOST_WRONG]]
    lines = [_line(device, chapter, place, anchor) for chapter in device.chapters]
    conditions = {line["condition"] for line in lines} - {None}
    return {
        "name": device.name, "slug": device.slug, "rows": len(device.rows),
        "timed": sum(row.timed for row in device.rows),
        "chapters": lines,
        "condition": conditions.pop() if len(conditions) == 1 else None,  # of all lines
        "wrong": [{"disposition": row.disposition, "kernel": row.name,
                   "shape": f"{row.operation} {row.dtypes}, {_shape_of(device, row)}, {row.cache}",
                   "reason": row.reason or units.NOTHING} for row in shown],
        "wrong_counts": ", ".join(f"{len(rows)} {disposition}"
                                  for disposition, rows in wrong.items() if rows),
        "wrong_total": sum(map(len, wrong.values())),
        "wrong_links": sorted({(row.operation, place(row.operation, "results"))
                               for rows in wrong.values() for row in rows}),
        "doubtful": _doubtful(device),
        "furthest": [_far(device, winner, place, anchor) for winner in furthest(device)],
    }


def _line(device: Device, chapter: Chapter, place: Place, anchor: Anchor) -> dict:
    """Of the first cache state."""
    line = {"title": chapter.subtitle, "operation": chapter.operation,
            "link": place(chapter.operation, anchor(device, chapter)), "condition": None}
    if not chapter.conditions:
        return line
    condition = chapter.conditions[0]
    winners = winners_of(chapter, condition)
    named, others = wins(winners, _WINNERS)
    judged = [winner for winner in winners if winner.row.is_judged_by_sol]
    lowest = min(judged, key=lambda winner: winner.row.sol, default=None)
    return {
        **line, "condition": device.label(condition), "shapes": len(winners),
        "winners": named, "others": others,
        "judged": len(judged),
        "median": units.percent(median(winner.row.sol for winner in judged)),
        "bar": 100 * min(1.0, median(winner.row.sol for winner in judged) or 0.0),
        "lowest": units.percent(lowest.row.sol) if lowest else units.NOTHING,
        "lowest_shape": chapter.short_label(lowest.shape) if lowest else "",
    }


def _far(device: Device, winner: Winner, place: Place, anchor: Anchor) -> dict:
    row, chapter = winner.row, winner.chapter
    return {
        "link": place(chapter.operation, anchor(device, chapter)), "chapter": chapter.title,
        "shape": chapter.short_label(winner.shape),
        "condition": device.label(Condition(row.cache, row.timer)), "kernel": row.name, "is_alone": winner.is_alone,
        "sol": units.percent(row.sol), "time": units.time(row.median_s),
        "why": why_below_ceiling(row, device.processors),
    }


def _doubtful(device: Device) -> list[str]:
    """Flags that speak against rows, with how many have them."""
    counts = Counter(flag for row in device.rows if row.timed for flag in row.flags)
    told = ("above_twin", "throttled", "contended", "launches_differ", "beyond_model")
    return [f"{counts[flag]} {flag}" for flag in told if counts[flag]]


def _shape_of(device: Device, row: Row) -> str:
    return device.shape_name(row.operation, row.problem)
