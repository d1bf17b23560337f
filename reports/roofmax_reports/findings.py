"""What stands out among the rows of a device: winners, what is wrong, what is far from its ceiling."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Best, Chapter, Condition
from roofmax_reports.records import Row
from roofmax_reports.shapes import Shape

_FURTHEST = 10
_OF_A_CHAPTER = 3


@dataclass(frozen=True)
class Winner:
    """The fastest kernel of a shape."""

    best: Best
    chapter: Chapter
    shape: Shape

    @property
    def row(self) -> Row:
        return self.best.row

    @property
    def is_alone(self) -> bool:
        """Whether no other kernel was measured there."""
        return self.best.candidates == 1


def winners_of(chapter: Chapter, condition: Condition) -> list[Winner]:
    return [Winner(best, chapter, shape) for shape in chapter.shapes
            if (best := chapter.best(shape, condition))]


def wins(winners: list[Winner], named: int) -> tuple[list[tuple[str, int]], int]:
    """The kernels that win most often with at how many shapes, and at how many others do."""
    counts = Counter(winner.row.name for winner in winners).most_common()
    return counts[:named], sum(count for _, count in counts[named:])


def furthest(device: Device) -> list[Winner]:
    """The ten shapes whose fastest kernels are furthest from the speed of light, at most three of a
    chapter and cache state. Without rows that SOL does not judge."""
    lowest: list[Winner] = []
    for chapter in device.chapters:
        for condition in chapter.conditions:
            judged = [winner for winner in winners_of(chapter, condition)
                      if winner.row.is_judged_by_sol]
            lowest += sorted(judged, key=lambda winner: winner.row.sol)[:_OF_A_CHAPTER]
    return sorted(lowest, key=lambda winner: winner.row.sol)[:_FURTHEST]


def wrong_rows(device: Device) -> dict[str, list[Row]]:
    """Rows that are incorrect, and rows that failed."""
    return {disposition: sorted((row for row in device.rows if row.disposition == disposition),
                                key=lambda row: (row.operation, row.name))
            for disposition in ("incorrect", "failed")}
