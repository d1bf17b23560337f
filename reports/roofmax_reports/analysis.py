"""Orders rows for reading: by device, then by operation and dtype, shape by shape.

Knows no operation and no kernel by name. The axis along which a row of the problem is reduced is
the first of LENGTH_AXES that the problem has; all other axes together name a group of shapes.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from roofmax_reports.records import USUAL, Row, Run, median

LENGTH_AXES = ("cols", "sk", "vocab")
# Words about the values or the shape of a tensor, not about what is computed.
_DATA_AXES = ("distribution", "scale", "hidden", "broadcast")
_SQUARE_AXIS = "sq"  # a problem is square where it equals the length


@dataclass(frozen=True, order=True)
class Condition:
    """What may never be mixed: cache state and timer."""

    cache: str
    timer: str


@dataclass(frozen=True)
class Shape:
    """A problem: the axes of its group, and its length along the reduced axis, with how many axes
    of the group are declared before that (None: all)."""

    group: tuple[tuple[str, Any], ...]
    length: int | None
    length_place: int | None = field(default=None, compare=False)

    @property
    def order(self) -> tuple:
        return (_sortable(self.group), self.length or 0)


@dataclass(frozen=True)
class Best:
    """The fastest row of a shape, beside other kernels: `level` are those whose time intervals
    overlap its own, `runner_up` is the first that is clearly slower."""

    row: Row
    level: tuple[Row, ...]
    runner_up: Row | None
    candidates: int


@dataclass(frozen=True)
class Ceiling:
    direction: str
    cache: str
    footprint_bytes: float
    bytes_per_s: float
    kernel: str


@dataclass
class Chapter:
    """Everything measured of one operation, dtype and combination of modes on one device. Modes are
    different computations (the gradient, one step of several): no count or median spans two."""

    operation: str
    dtypes: str
    length_axis: str | None
    rows: list[Row]
    modes: tuple[tuple[str, Any], ...] = ()

    @property
    def title(self) -> str:
        return f"{self.operation}, {self.subtitle}"

    @property
    def subtitle(self) -> str:
        """What sets it apart from other chapters of the operation."""
        return ", ".join([self.dtypes, *(f"{axis} = {value}" for axis, value in self.modes)])

    def shape(self, row: Row) -> Shape:
        return split(row.problem, self.length_axis, self._has_squares)

    @cached_property
    def _has_squares(self) -> bool:
        """Whether square problems of several lengths make a line of their own."""
        return len({length for row in self.rows
                    if (length := row.problem.get(self.length_axis)) is not None
                    and row.problem.get(_SQUARE_AXIS) == length}) > 1

    @cached_property
    def shapes(self) -> list[Shape]:
        return sorted({self.shape(row) for row in self.rows}, key=lambda shape: shape.order)

    @cached_property
    def groups(self) -> list[tuple[tuple[str, Any], ...]]:
        return sorted({shape.group for shape in self.shapes}, key=_sortable)

    @cached_property
    def conditions(self) -> list[Condition]:
        return sorted({Condition(row.cache, row.timer) for row in self.rows if row.timed})

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
        return rankings

    def drawn_names(self) -> list[str]:
        """Kernels that plots show: documented tunings, and others that win somewhere."""
        names = {row.name for row in self.rows if row.timed and row.default_variant}
        for condition in self.conditions:
            for shape in self.shapes:
                best = self.best(shape, condition)
                if best:
                    names.add(best.row.name)
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
        return label_of(shape, self.length_axis)


@dataclass
class Device:
    """One device and every row measured on it, whichever run they came from."""

    name: str
    kind: str
    runs: list[Run]
    rows: list[Row] = field(default_factory=list)
    superseded: int = 0
    ceilings: list[Ceiling] = field(default_factory=list)
    slug: str = ""  # names files and anchors; unlike any other device's

    @cached_property
    def chapters(self) -> list[Chapter]:
        chapters = []
        for operation in sorted({row.operation for row in self.rows}):
            of_operation = [row for row in self.rows if row.operation == operation]
            axis = length_axis(of_operation)
            for dtypes in sorted({row.dtypes for row in of_operation}):
                by_modes: dict[tuple, list[Row]] = {}
                for row in of_operation:
                    if row.dtypes == dtypes:
                        by_modes.setdefault(modes_of(row.problem), []).append(row)
                chapters += [Chapter(operation, dtypes, axis, by_modes[modes], modes)
                             for modes in sorted(by_modes)]
        return chapters

    @property
    def processors(self) -> int | None:
        return self._described("processors")

    @property
    def cache_bytes(self) -> int | None:
        """Of the last level."""
        return self._described("cache_bytes")

    def _described(self, key: str) -> int | None:
        known = (run.device.get(key) for run in self.runs)
        return next((value for value in known if isinstance(value, int) and value > 0), None)

    def rows_at(self, operation: str | None, dtypes: str | None,
                   axes: dict[str, Any]) -> list[Row]:
        """Rows of a shape, of any tuning, with nothing unusual about them."""
        found = []
        for row in self.rows:
            if operation and row.operation != operation:
                continue
            if dtypes and row.dtypes != dtypes:
                continue
            if any(row.problem.get(axis, USUAL.get(axis)) != value
                   for axis, value in axes.items()):
                continue
            length = next((axis for axis in LENGTH_AXES if axis in row.problem), None)
            if not {axis for axis, _ in split(row.problem, length).group} - set(axes):
                found.append(row)
        return found

    def as_declared(self, operation: str | None, axes: dict[str, Any]) -> dict[str, Any]:
        """Axes of a shape in the order in which the rows of an operation (None: of any) name them;
        those that no row has come last."""
        order = self._declared(operation)
        return dict(sorted(axes.items(), key=lambda item: (
            order.index(item[0]) if item[0] in order else len(order))))

    def _declared(self, operation: str | None) -> list[str]:
        # Only what is unusual surely stands in its place: see records.
        named = {tuple(axis for axis, value in row.problem.items() if USUAL.get(axis) != value)
                 for row in self.rows if operation in (None, row.operation)}
        order: list[str] = []
        for axes in sorted(named, key=lambda axes: (-len(axes), axes)):
            place = 0
            for axis in axes:
                if axis not in order:
                    order.insert(place, axis)
                place = order.index(axis) + 1
        return order

    @property
    def many_timers(self) -> bool:
        return len({row.timer for row in self.rows if row.timed}) > 1

    def label(self, condition: Condition) -> str:
        if self.many_timers:
            return f"{condition.cache}, {condition.timer} timer"
        return condition.cache

    def ceiling_at(self, direction: str, cache: str, footprint: float) -> float | None:
        """Bandwidth at a footprint, interpolated between those measured; None below the smallest,
        the last value beyond the largest."""
        points = sorted((c.footprint_bytes, c.bytes_per_s) for c in self.ceilings
                        if c.direction == direction and c.cache == cache
                        and c.footprint_bytes > 0 and c.bytes_per_s > 0)
        if not points or footprint < points[0][0]:
            return None
        for (low, slow), (high, fast) in zip(points, points[1:]):
            if footprint <= high:
                part = math.log(footprint / low) / math.log(high / low) if high > low else 0.0
                return math.exp(math.log(slow) + part * math.log(fast / slow))
        return points[-1][1]

    def largest_ceiling(self, direction: str, cache: str) -> Ceiling | None:
        return max((c for c in self.ceilings if c.direction == direction and c.cache == cache),
                   key=lambda c: c.footprint_bytes, default=None)


def by_device(runs: list[Run]) -> list[Device]:
    """Runs grouped by the device they name, in order of first mention. A case that several runs
    measured counts once: the run that started last speaks."""
    devices: dict[tuple, Device] = {}
    for run in runs:
        name, kind = str(run.device.get("name") or "unnamed device"), str(run.device.get("kind"))
        device = devices.setdefault((name, kind), Device(name, kind, []))
        device.runs.append(run)
    slugs: set[str] = set()
    for device in devices.values():
        device.slug = _slug(device.name, slugs)
        slugs.add(device.slug)
        latest: dict[tuple, Row] = {}
        ceilings: dict[tuple, Ceiling] = {}
        count = 0
        for run in sorted(device.runs, key=lambda run: run.started_at):
            # Within a file a case appears again only after --resume repeated it.
            own = {row.identity: row for row in run.rows}
            count += len(own)
            for identity, row in own.items():
                known = latest.get(identity)
                # A later run that could not time a case does not hide one that did.
                if known is None or row.timed or not known.timed:
                    latest[identity] = row
            for entry in run.header["ceilings"]:
                ceiling = Ceiling(entry["direction"], entry["cache"],
                                  float(entry["footprint_bytes"]), float(entry["bytes_per_s"]),
                                  str(entry.get("kernel") or ""))
                ceilings[ceiling.direction, ceiling.cache, ceiling.footprint_bytes] = ceiling
        device.rows = list(latest.values())
        device.superseded = count - len(latest)
        device.ceilings = sorted(ceilings.values(),
                                 key=lambda c: (c.cache, c.direction, c.footprint_bytes))
    return list(devices.values())


def length_axis(rows: list[Row]) -> str | None:
    """The axis that plots run along: see LENGTH_AXES, else the number that varies most."""
    numeric: dict[str, set] = {}
    for row in rows:
        for axis, value in row.problem.items():
            if isinstance(value, (int, float)):
                numeric.setdefault(axis, set()).add(value)
    for axis in LENGTH_AXES:
        if axis in numeric:
            return axis
    return max(sorted(numeric), key=lambda axis: len(numeric[axis]), default=None)


def split(problem: dict[str, Any], axis: str | None, folds_squares: bool = False) -> Shape:
    """A problem as length and group; coordinates that say nothing (see _implied) are left out. On
    request square problems of all lengths are one group, sq = sk."""
    length = problem.get(axis) if axis else None
    if not isinstance(length, (int, float)):
        length = None
    told = {name: axis if folds_squares and name == _SQUARE_AXIS and value == length else value
            for name, value in problem.items()
            if name == axis or not _implied(name, value, length)}
    place = list(told).index(axis) if axis in told else None
    told.pop(axis, None)
    return Shape(tuple(told.items()), None if length is None else int(length), place)


def label_of(shape: Shape, axis: str | None) -> str:
    """"2048 × 4096" for rows and one length, with whatever else is unusual; else every axis, in the
    order of the problem."""
    group = dict(shape.group)
    if shape.length is not None and "rows" in group:
        label = f"{group.pop('rows')} × {shape.length}"
        return " ".join([label] + [f"{name}={value}" for name, value in group.items()])
    named = [f"{name}={shape.length if value == axis else value}" for name, value in shape.group]
    if shape.length is not None:
        place = len(named) if shape.length_place is None else shape.length_place
        named.insert(place, f"{axis}={shape.length}")
    return " ".join(named) or "(no axes)"


def shape_name(axes: dict[str, Any]) -> str:
    """`label_of` a problem by itself."""
    axis = next((axis for axis in LENGTH_AXES if axis in axes), None)
    return label_of(split(axes, axis), axis)


def modes_of(problem: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    """The axes that say in words what is computed, without those that say the usual."""
    return tuple((axis, value) for axis, value in problem.items()
                 if isinstance(value, str) and axis not in _DATA_AXES
                 and not _implied(axis, value, None))


@dataclass(frozen=True)
class Quotient:
    """t(above) / t(below), with the interval that follows from those of the two times."""

    value: float
    low: float
    high: float

    @property
    def side(self) -> int:
        """1 or -1 where it surely lies above or below 1, else 0."""
        return 1 if self.low > 1 else -1 if self.high < 1 else 0


def quotient(above: Row, below: Row) -> Quotient:
    """Of two timed rows. A row without an interval leaves everything open."""
    value = above.median_s / below.median_s
    if above.time_ci_s is None or below.time_ci_s is None or below.time_ci_s[0] <= 0:
        return Quotient(value, 0.0, math.inf)
    return Quotient(value, above.time_ci_s[0] / below.time_ci_s[1],
                    above.time_ci_s[1] / below.time_ci_s[0])


def twin_seconds(rows: list[Row]) -> float | None:
    """Time of a shape's SOL twin: the median over the rows it was interleaved with."""
    return median(row.twin_s for row in rows if row.twin_s is not None)


def _slug(name: str, taken: set[str]) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "device"
    number = 2
    unique = slug
    while unique in taken:
        unique, number = f"{slug}-{number}", number + 1
    return unique


def _implied(axis: str, value: Any, length: float | None) -> bool:
    return (axis == "stride" and value in (0, length)) or USUAL.get(axis) == value


def _overlap(first: tuple[float, float] | None, second: tuple[float, float] | None) -> bool:
    if first is None or second is None:
        return False
    return first[0] <= second[1] and second[0] <= first[1]


def _sortable(group: tuple[tuple[str, Any], ...]) -> tuple:
    """Numbers before words, so that mixed axes can be ordered."""
    return tuple((axis, isinstance(value, str), value) for axis, value in group)
