"""Chapters of a report: the rows of one operation, dtype and combination of modes, shape by shape,
and which kernel is fastest where."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from roofmax_reports.operations import Operation
from roofmax_reports.records import Row, median
from roofmax_reports.shapes import Shape, label_of, sortable, split

_FEWEST_SCATTERED = 12

@dataclass(frozen=True, order=True)
class Condition:
    """What may never be mixed: cache state and timer."""

    cache: str
    timer: str


@dataclass(frozen=True)
class Best:
    """The fastest row of a shape, beside other kernels: `level` are those whose time intervals
    overlap its own, `runner_up` is the first that is clearly slower."""

    row: Row
    level: tuple[Row, ...]
    runner_up: Row | None
    candidates: int


@dataclass
class Chapter:
    """Everything measured of one operation, dtype and combination of modes on one device. Modes are
    different computations (the gradient, one step of several): no count or median mixes two."""

    definition: Operation
    dtypes: str
    rows: list[Row]
    modes: tuple[tuple[str, Any], ...] = ()

    @property
    def operation(self) -> str:
        return self.definition.name

    @property
    def length_axis(self) -> str | None:
        return self.definition.length

    @property
    def title(self) -> str:
        return f"{self.operation}, {self.subtitle}"

    @property
    def subtitle(self) -> str:
        """What sets it apart from other chapters of the operation."""
        return ", ".join([self.dtypes, *(f"{axis} = {value}" for axis, value in self.modes)])

    def shape(self, row: Row) -> Shape:
        return split(row.problem, self.definition, self._has_squares)

    @cached_property
    def _has_squares(self) -> bool:
        """Whether square problems of several lengths make a line of their own."""
        return len({row.problem[self.length_axis] for row in self.rows
                    if self.definition.is_square(row.problem)}) > 1

    @cached_property
    def shapes(self) -> list[Shape]:
        return sorted({self.shape(row) for row in self.rows}, key=lambda shape: shape.order)

    @cached_property
    def groups(self) -> list[tuple[tuple[str, Any], ...]]:
        return sorted({shape.group for shape in self.shapes}, key=sortable)

    def place(self, shape: Shape) -> tuple[int, int] | None:
        """Length and rows of a shape, rows those of all batch axes together; None where it has no
        length, no rows, or rows that are not known."""
        told = {axis: shape.length if value == self.length_axis else value
                for axis, value in shape.group}
        rows = self.definition.rows(
            self.definition.completed({**told, self.length_axis: shape.length}))
        return (shape.length, rows) if shape.length and rows and rows > 0 else None

    @cached_property
    def is_scattered(self) -> bool:
        """Whether shapes have no neighbours to be compared with along a length, as those drawn at
        random: most are the only one of their group and of their rows, and of their length."""
        placed = [(shape.group, *place) for shape in self.shapes if (place := self.place(shape))]
        if len(placed) < _FEWEST_SCATTERED:
            return False
        groups, lengths, rows = map(Counter, zip(*placed))
        alone = (sum(groups[group] == rows[count] == 1 for group, _, count in placed),
                 sum(lengths[length] == 1 for _, length, _ in placed))
        return all(2 * count > len(placed) for count in alone)

    @cached_property
    def conditions(self) -> list[Condition]:
        """Those of the timer that timed the most shapes first; of each timer cold ones first."""
        shapes: dict[str, set[Shape]] = {}
        for row in self.rows:
            if row.timed:
                shapes.setdefault(row.timer, set()).add(self.shape(row))
        return sorted({Condition(row.cache, row.timer) for row in self.rows if row.timed},
                      key=lambda each: (-len(shapes[each.timer]), each.timer, each.cache))

    def ranking(self, shape: Shape, condition: Condition) -> list[Row]:
        """Timed rows of a shape, fastest first."""
        return self._rankings.get((shape, condition), [])

    def best(self, shape: Shape, condition: Condition) -> Best | None:
        ranking = self.ranking(shape, condition)
        if not ranking:
            return None
        first = ranking[0]
        others = [row for row in ranking[1:] if row.kernel != first.kernel]
        level = tuple(row for row in others if _overlap(first.time_ci_s, row.time_ci_s))
        clear = next((row for row in others if row not in level), None)
        return Best(first, level, clear, len(ranking))

    @cached_property
    def _rankings(self) -> dict[tuple[Shape, Condition], list[Row]]:
        rankings: dict[tuple[Shape, Condition], list[Row]] = {}
        for row in sorted((row for row in self.rows if row.timed), key=lambda row: row.median_s):
            condition = Condition(row.cache, row.timer)
            rankings.setdefault((self.shape(row), condition), []).append(row)
        return {place: self._without_choices(rows) for place, rows in rankings.items()}

    @staticmethod
    def _without_choices(rows: list[Row]) -> list[Row]:
        """`auto` is one of the others, and competes with none; alone it stands for itself."""
        return [row for row in rows if not row.chosen] or rows

    def choices(self, condition: Condition) -> list[tuple[Shape, Row]]:
        """Rows of `auto` at shapes where other kernels were timed too."""
        found = [(self.shape(row), row) for row in self.rows if row.timed and row.chosen
                 and Condition(row.cache, row.timer) == condition]
        return [(shape, row) for shape, row in found
                if not self.ranking(shape, condition)[0].chosen]

    def drawn_names(self) -> list[str]:
        """Kernels that plots show: documented tunings, and others that win somewhere or come next to
        a winner, as the table of the fastest names them."""
        names = {row.name for row in self.rows if row.timed and row.default_variant}
        for condition in self.conditions:
            for shape in self.shapes:
                best = self.best(shape, condition)
                if best:
                    named = (best.row, best.runner_up, *best.level)
                    names |= {row.name for row in named if row}
        return sorted(names)

    def left_out_names(self) -> list[str]:
        return sorted({row.name for row in self.rows if row.timed} - set(self.drawn_names()))

    def group_label(self, group: tuple[tuple[str, Any], ...]) -> str:
        """"rows = 2048"; axes on which all groups agree are left out where others remain, but
        never a mode."""
        shared = set.intersection(*(set(other) for other in self.groups)) if self.groups else set()
        sizes = [pair for pair in group if pair not in self.modes]
        sizes = [pair for pair in sizes if pair not in shared] or sizes
        telling = [pair for pair in group if pair in sizes or pair in self.modes]
        return ", ".join(f"{axis} = {value}" for axis, value in telling) or self.operation

    def shape_label(self, shape: Shape) -> str:
        return label_of(shape, self.definition)

    def short_label(self, shape: Shape) -> str:
        """Without the modes, for below a title that has them."""
        group = tuple(pair for pair in shape.group if pair not in self.modes)
        place = shape.length_place
        if place is not None:
            place -= sum(pair in self.modes for pair in shape.group[:place])
        return label_of(replace(shape, group=group, length_place=place), self.definition)


@dataclass(frozen=True)
class TwinTimes:
    """Of a shape's SOL twin, in seconds: over the rows that it took turns with."""

    least: float
    typical: float
    most: float


def twin_times(rows: list[Row]) -> TwinTimes | None:
    times = [row.twin_s for row in rows if row.twin_s is not None]
    return TwinTimes(min(times), median(times), max(times)) if times else None


def _overlap(first: tuple[float, float] | None, second: tuple[float, float] | None) -> bool:
    if first is None or second is None:
        return False
    return first[0] <= second[1] and second[0] <= first[1]
