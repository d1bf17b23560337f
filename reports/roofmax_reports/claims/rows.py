"""Finds the measured rows that a sentence speaks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Condition
from roofmax_reports.claims.model import Claim, Published, PublishedRow
from roofmax_reports.records import Row, median


def timed_by_label(published: Published, device: Device,
                   row: PublishedRow) -> dict[str, dict[str, Row]]:
    """Cache state -> kernel, with its tuning unless that is the documented one -> the row that
    timed it at a published shape."""
    cells: dict[str, dict[str, Row]] = {}
    for found in device.rows_at(published.operation, published.dtype, row.axes):
        if found.timed:
            label = device.label(Condition(found.cache, found.timer))
            if not published.dtype:
                label += f" {found.dtypes}"
            cells.setdefault(label, {})[found.name] = found
    return cells


def why_missing(published: Published, device: Device, row: PublishedRow,
                names: tuple[str, ...]) -> str:
    """Why the first of these kernels that lacks a time at a published shape does so."""
    rows = device.rows_at(published.operation, published.dtype, row.axes)
    for name in names:
        of_kernel = [candidate for candidate in rows if candidate.name == name]
        if not of_kernel:
            if name == published.yardstick and all(other.name != name for other in device.rows):
                return f"no row of a kernel '{name}': roofmax does not measure it"
            return f"{name} was not run at this shape"
        if not any(candidate.timed for candidate in of_kernel):
            return f"{name}: {of_kernel[0].disposition}" + (
                f", {of_kernel[0].reason}" if of_kernel[0].reason else "")
    return "no cache state has all of them"


def comparisons_of(claim: Claim, published: Published, pairs: list[tuple[str, str]]):
    """(published row, first, second) where the source printed both times."""
    return [(row, first, second) for row in published.rows if claim.covers(row)
            for first, second in pairs
            if row.times_s.get(first) is not None and row.times_s.get(second) is not None]


def outcomes_of(comparisons, published: Published, device: Device,
              outcome: Callable[[Row, Row], str]) -> dict[str, Outcomes]:
    """By cache state; "missing" where a row has no time."""
    cells = {id(row): timed_by_label(published, device, row) for row, _, _ in comparisons}
    labels = sorted({label for found in cells.values() for label in found})
    found = {}
    for label in labels:
        found[label] = Outcomes()
        for row, first, second in comparisons:
            times = cells[id(row)].get(label, {})
            both = first in times and second in times
            found[label].add(outcome(times[first], times[second]) if both else "missing",
                             device.shape_name(published.operation, row.axes))
    return found


class Outcomes(Counter):
    """How often each was found, and at which shapes."""

    def __init__(self):
        super().__init__()
        self.shapes: dict[str, list[str]] = {}

    def add(self, outcome: str, shape: str) -> None:
        self[outcome] += 1
        at = self.shapes.setdefault(outcome, [])
        if shape not in at:
            at.append(shape)


def agreed(rows: list[Row], name: str | None,
            value: Callable[[Row], float | None]) -> float | None:
    """What the rows of a kernel (or all) say, whatever their cache state: the median."""
    return median(found for row in rows if name in (None, row.name)
                  if (found := value(row)) is not None)
