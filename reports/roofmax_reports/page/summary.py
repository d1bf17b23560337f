"""What a reader wants first: which kernel to use, what is wrong, and what is furthest from its
ceiling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.page.gap import why_below_ceiling
from roofmax_reports.records import Row, median
from roofmax_reports.shapes import Shape

Place = Callable[[str, str], str]  # of an operation's anchor
Anchor = Callable[[Device, Chapter], str]
_FURTHEST = 10
_MOST_WRONG = 25
_WINNERS = 2  # named in a line


@dataclass(frozen=True)
class Winner:
    """The fastest kernel of a shape."""

    row: Row
    chapter: Chapter
    shape: Shape


def summary_of(device: Device, place: Place, anchor: Anchor) -> dict:
    wrong = [row for row in device.rows if row.disposition in ("incorrect", "failed")]
    wrong.sort(key=lambda row: (row.disposition != "incorrect", row.operation, row.name))
    lines = [_line(device, chapter, place, anchor) for chapter in device.chapters]
    conditions = {line["condition"] for line in lines} - {None}
    return {
        "name": device.name, "slug": device.slug, "rows": len(device.rows),
        "timed": sum(row.timed for row in device.rows),
        "chapters": lines,
        "condition": conditions.pop() if len(conditions) == 1 else None,  # of all lines
        "wrong": [{"disposition": row.disposition, "kernel": row.name,
                   "shape": f"{row.operation} {row.dtypes}, {_shape_of(device, row)}, {row.cache}",
                   "reason": row.reason or units.NOTHING} for row in wrong[:_MOST_WRONG]],
        "wrong_total": len(wrong),
        "doubtful": _doubtful(device),
        "furthest": [_far(device, winner, place, anchor) for winner in furthest(device)],
    }


def furthest(device: Device) -> list[Winner]:
    """Of each chapter and cache state the shape whose fastest kernel is furthest from the speed of
    light; the ten furthest of these. Without rows that SOL does not judge."""
    lowest = []
    for chapter in device.chapters:
        for condition in chapter.conditions:
            judged = [winner for winner in _winners(chapter, condition)
                      if winner.row.is_judged_by_sol]
            if judged:
                lowest.append(min(judged, key=lambda winner: winner.row.sol))
    return sorted(lowest, key=lambda winner: winner.row.sol)[:_FURTHEST]


def _winners(chapter: Chapter, condition: Condition) -> list[Winner]:
    return [Winner(best.row, chapter, shape) for shape in chapter.shapes
            if (best := chapter.best(shape, condition))]


def _line(device: Device, chapter: Chapter, place: Place, anchor: Anchor) -> dict:
    """Of the first cache state."""
    line = {"title": chapter.subtitle, "operation": chapter.operation,
            "link": place(chapter.operation, anchor(device, chapter)), "condition": None}
    if not chapter.conditions:
        return line
    condition = chapter.conditions[0]
    winners = _winners(chapter, condition)
    counts = Counter(winner.row.name for winner in winners).most_common()
    judged = [winner for winner in winners if winner.row.is_judged_by_sol]
    lowest = min(judged, key=lambda winner: winner.row.sol, default=None)
    return {
        **line, "condition": device.label(condition), "shapes": len(winners),
        "winners": counts[:_WINNERS], "others": len(counts[_WINNERS:]),
        "judged": len(judged),
        "median": units.percent(median(winner.row.sol for winner in judged)),
        "bar": 100 * min(1.0, median(winner.row.sol for winner in judged) or 0.0),
        "lowest": units.percent(lowest.row.sol) if lowest else units.NOTHING,
        "lowest_shape": chapter.shape_label(lowest.shape) if lowest else "",
    }


def _far(device: Device, winner: Winner, place: Place, anchor: Anchor) -> dict:
    row, chapter = winner.row, winner.chapter
    return {
        "link": place(chapter.operation, anchor(device, chapter)), "chapter": chapter.title,
        "shape": chapter.shape_label(winner.shape),
        "condition": device.label(Condition(row.cache, row.timer)), "kernel": row.name,
        "sol": units.percent(row.sol), "time": units.time(row.median_s),
        "why": why_below_ceiling(row, device.processors),
    }


def _doubtful(device: Device) -> list[str]:
    """Flags that speak against rows, with how many have them."""
    counts = Counter(flag for row in device.rows if row.timed for flag in row.flags)
    told = ("above_twin", "throttled", "contended", "launches_differ")
    return [f"{counts[flag]} {flag}" for flag in told if counts[flag]]


def _shape_of(device: Device, row: Row) -> str:
    return device.shape_name(row.operation, row.problem)
