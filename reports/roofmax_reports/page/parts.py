"""What one call of a kernel is made of on the device: several kernels, copies and fills, and the time
between them."""

from __future__ import annotations

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.records import Part, Row

_OPEN_LINES = 12  # more of them stay folded until they are asked for


def parts_of(device: Device, chapter: Chapter) -> dict | None:
    """Calls of several parts, shape by shape, the fastest kernel first; None where none is known."""
    calls = [_call(row, chapter.short_label(shape), device.label(condition))
             for shape in chapter.shapes for condition in chapter.conditions
             for row in chapter.ranking(shape, condition)
             if len(row.parts) > 1 and any(part.time_s for part in row.parts)]
    if not calls:
        return None
    return {"calls": calls, "are_open": sum(len(call["parts"]) for call in calls) <= _OPEN_LINES}


def _call(row: Row, shape: str, condition: str) -> dict:
    total = sum(part.time_s for part in row.parts)
    gaps = sum(part.gap_s or 0.0 for part in row.parts)
    return {"shape": shape, "condition": condition, "kernel": row.told_name,
            "time": units.time(row.median_s), "gaps": _gap(gaps),
            "parts": [{"name": part.name, "time": units.time(part.time_s),
                       "share": units.percent(part.time_s / total), "gap": _gap(part.gap_s),
                       "start": 100 * start, "width": 100 * width}
                      for part, (start, width) in zip(row.parts, _places(row.parts))]}


def _places(parts: tuple[Part, ...]) -> list[tuple[float, float]]:
    """Where in the call each part begins, and how much of it that takes."""
    spans, end = [], 0.0
    for part in parts:
        begin = max(0.0, end + (part.gap_s or 0.0))
        end = begin + part.time_s
        spans.append((begin, part.time_s))
    last = max(begin + time for begin, time in spans)
    return [(begin / last, time / last) for begin, time in spans]


def _gap(seconds: float | None) -> str:
    if seconds is None:
        return units.NOTHING
    return f"−{units.time(-seconds)}" if seconds < 0 else units.time(seconds)
