"""The figures and the sentences of a source, as read, and what becomes of a sentence."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device


@dataclass(frozen=True)
class PublishedRow:
    axes: dict[str, Any]
    times_s: dict[str, float | None]
    defaults: dict[str, Any] = field(default_factory=dict)  # of axes that the source leaves out


@dataclass(frozen=True)
class Published:
    """A block of a scenario's `published`, checked."""

    scenario: str
    number: int  # among the blocks of the scenario, from 1
    source: str
    operation: str | None
    dtype: str | None
    yardstick: str | None
    reference: str | None
    columns: tuple[str, ...]
    rows: tuple[PublishedRow, ...]
    claims: tuple[Claim, ...] = ()
    # Axes of the rows that the source does not state: their values are roofmax's choice.
    assumed: tuple[str, ...] = ()

    @property
    def slug(self) -> str:
        """Names files and anchors; unlike that of any other block."""
        return self.scenario if self.number == 1 else f"{self.scenario}-{self.number}"

    @property
    def kernels(self) -> list[str]:
        return [column for column in self.columns if column != self.yardstick]


@dataclass(frozen=True)
class Claim:
    id: str
    text: str
    kind: str
    ranges: dict[str, tuple[float, float]]
    words: dict[str, str]  # axes that hold words
    shape: dict[str, Any]  # the one shape that it is about, if it is
    names: tuple[str, ...]  # kernels that it speaks of
    judge: Judge
    note: str = ""  # on what is measured here

    def covers(self, row: PublishedRow) -> bool:
        return all(isinstance(row.axes.get(axis), (int, float)) and low <= row.axes[axis] <= high
                   for axis, (low, high) in self.ranges.items()) and all(
                       row.axes.get(axis, row.defaults.get(axis)) == word
                       for axis, word in self.words.items())

    @property
    def conditions(self) -> dict[str, str]:
        """Axis -> where the claim speaks of it."""
        return {**{axis: _span(low, high) for axis, (low, high) in self.ranges.items()},
                **self.words}


@dataclass(frozen=True)
class Verdict:
    """What became of a claim. `measured` is by cache state."""

    verdict: str
    why: str = ""
    published: str = units.NOTHING
    measured: dict[str, str] = field(default_factory=dict)


Judge = Callable[[Claim, Published, Device], Verdict]
# Of the values of an entry and where it stands: the kernels that it names, and its judge.
Prepare = Callable[[dict[str, Any], str], tuple[tuple[str, ...], Judge]]


@dataclass(frozen=True)
class ClaimRow:
    """A claim with its verdict on one device: a line of the table."""

    id: str
    text: str
    kind: str
    source: str
    published: str
    measured: dict[str, str]
    verdict: str
    why: str
    note: str


def _span(low: float, high: float) -> str:
    if low == high:
        return f"{low:.0f}"
    if math.isinf(high):
        return "any" if math.isinf(low) else f"from {low:.0f}"
    return f"to {high:.0f}" if math.isinf(low) else f"{low:.0f} to {high:.0f}"
