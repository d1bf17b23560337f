"""Devices and what was measured on them, whichever runs it came from; how two rows compare."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.operations import Operation, merged_order
from roofmax_reports.records import Row, Run, completed, operations_of
from roofmax_reports.shapes import modes_of, shape_name, split


@dataclass(frozen=True)
class Ceiling:
    direction: str
    cache: str
    footprint_bytes: float
    bytes_per_s: float
    kernel: str
    flags: tuple[str, ...] = ()

    @property
    def disturbed(self) -> bool:
        """Also when it was measured again: it is too low."""
        return bool(self.flags)


@dataclass(frozen=True)
class Rate:
    """What a unit of the device does in a second, measured by itself."""

    unit: str
    per_s: float
    peak_per_s: float | None  # documented, at the highest clock
    kernel: str
    flags: tuple[str, ...] = ()

    @property
    def disturbed(self) -> bool:
        """Also when it was measured again: it is too low."""
        return bool(self.flags)


@dataclass(frozen=True)
class CacheRoof:
    """What a level of cache does in a second: as measured by itself, or, of the last level, by the
    fastest streaming kernel that stays in it. The latter is too low: launches are in its time."""

    level: str  # "L2", "L1", or "hot ceiling"
    bytes_per_s: float
    ceiling: Ceiling | None = None  # None of a level that was measured by itself


@dataclass(frozen=True)
class Excess:
    """Rows whose twin was certainly faster than the ceilings at its footprint."""

    rows: list[Row]
    compared: int
    most: float  # times the ceiling


@dataclass
class Device:
    """One device and every row measured on it, whichever run they came from."""

    name: str
    kind: str
    runs: list[Run]
    rows: list[Row] = field(default_factory=list)
    superseded: int = 0
    ceilings: list[Ceiling] = field(default_factory=list)
    rates: list[Rate] = field(default_factory=list)  # empty where no record has any
    slug: str = ""  # names files and anchors; unlike any other device's
    operations: dict[str, Operation] = field(default_factory=dict)

    @cached_property
    def chapters(self) -> list[Chapter]:
        chapters = []
        for operation in sorted({row.operation for row in self.rows}):
            of_operation = [row for row in self.rows if row.operation == operation]
            definition = self.operation(operation)
            for dtypes in sorted({row.dtypes for row in of_operation}):
                by_modes: dict[tuple, list[Row]] = {}
                for row in of_operation:
                    if row.dtypes == dtypes:
                        by_modes.setdefault(modes_of(row.problem, definition), []).append(row)
                chapters += [Chapter(definition, dtypes, by_modes[modes], modes)
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

    def operation(self, name: str | None) -> Operation:
        """The definition of an operation; of None, one that has the axes of all."""
        if name is not None:
            return self.operations.get(name) or Operation(name)
        known = {axis.name: axis for operation in self.operations.values()
                 for axis in operation.axes}
        order = merged_order([[axis.name for axis in operation.axes]
                              for operation in self.operations.values()])
        return Operation("", tuple(known[axis] for axis in order))

    def rows_at(self, operation: str | None, dtypes: str | None,
                axes: dict[str, Any]) -> list[Row]:
        """Rows of a shape, of any tuning, whose other axes are all implied."""
        found = []
        for row in self.rows:
            if operation and row.operation != operation:
                continue
            if dtypes and row.dtypes != dtypes:
                continue
            if any(row.problem.get(axis) != value for axis, value in axes.items()):
                continue
            shape = split(row.problem, self.operation(row.operation))
            if not {axis for axis, _ in shape.group} - set(axes):
                found.append(row)
        return found

    def as_declared(self, operation: str | None, axes: dict[str, Any]) -> dict[str, Any]:
        """Axes of a shape in the order in which an operation (None: any) declares them; others
        come last."""
        order = [axis.name for axis in self.operation(operation).axes]
        return dict(sorted(axes.items(), key=lambda item: (
            order.index(item[0]) if item[0] in order else len(order))))

    def shape_name(self, operation: str | None, axes: dict[str, Any]) -> str:
        """The label of a problem, which may lack axes."""
        return shape_name(axes, self.operation(operation))

    @cached_property
    def many_timers(self) -> bool:
        return len({row.timer for row in self.rows if row.timed}) > 1

    def label(self, condition: Condition) -> str:
        if self.many_timers:
            return f"{condition.cache}, {condition.timer} timer"
        return condition.cache

    def ceiling_at(self, direction: str, cache: str, footprint: float) -> float | None:
        """Bandwidth at a footprint, interpolated between those measured undisturbed; None below the
        smallest, the last value beyond the largest."""
        points = self.ceiling_points(direction, cache)
        if not points or footprint < points[0][0]:
            return None
        for (low, slow), (high, fast) in zip(points, points[1:]):
            if footprint <= high:
                part = math.log(footprint / low) / math.log(high / low) if high > low else 0.0
                return math.exp(math.log(slow) + part * math.log(fast / slow))
        return points[-1][1]

    def largest_ceiling(self, direction: str, cache: str) -> Ceiling | None:
        return max((c for c in self.undisturbed_ceilings
                    if c.direction == direction and c.cache == cache),
                   key=lambda c: c.footprint_bytes, default=None)

    @property
    def cache_roofs(self) -> list[CacheRoof]:
        """The last level first; without those that nothing was measured of."""
        l2, l1 = self.roof_of("l2"), self.roof_of("l1")
        roofs = [CacheRoof("L2", l2)] if l2 is not None else []
        if l2 is None and (ceiling := self._hot_ceiling()):
            roofs.append(CacheRoof("hot ceiling", ceiling.bytes_per_s, ceiling))
        return roofs + ([CacheRoof("L1", l1)] if l1 is not None else [])

    def _hot_ceiling(self) -> Ceiling | None:
        """The fastest of those that a cache holds, unless memory is faster."""
        held = [c for c in self.undisturbed_ceilings
                if c.cache == "hot" and self.cache_bytes and c.footprint_bytes <= self.cache_bytes]
        fastest = max(held, key=lambda c: c.bytes_per_s, default=None)
        of_memory = [ceiling.bytes_per_s for direction in {c.direction for c in self.ceilings}
                     if (ceiling := self.largest_ceiling(direction, "hot"))]
        is_faster = fastest and fastest.bytes_per_s > max(of_memory, default=0)
        return fastest if is_faster else None

    def roof_of(self, unit: str) -> float | None:
        """What a unit does in a second, if that was measured undisturbed."""
        return next((rate.per_s for rate in self.rates
                     if rate.unit == unit and not rate.disturbed), None)

    @property
    def flop_roof(self) -> float | None:
        """FLOP a second in fp32, two for each fused multiply-add."""
        rate = self.roof_of("fp32_fma")
        return None if rate is None else 2 * rate

    @property
    def exponential_roof(self) -> float | None:
        return self.roof_of("exp")

    @property
    def undisturbed_ceilings(self) -> list[Ceiling]:
        return [ceiling for ceiling in self.ceilings if not ceiling.disturbed]

    def twins_above_ceilings(self) -> Excess:
        """A twin is a streaming kernel like those of the ceilings: where it passes them, they are
        too low. Between two footprints a ceiling may be higher than at both."""
        above, compared, most = [], 0, 0.0
        for row in self.rows:
            limit, margin = self._twin_limit(row)
            if limit is None:
                continue
            compared += 1
            excess = row.compulsory_bytes / row.twin_s / limit
            if excess > margin:
                above.append(row)
                most = max(most, excess)
        return Excess(above, compared, most)

    def _twin_limit(self, row: Row) -> tuple[float | None, float]:
        """The highest ceiling around the footprint of a row, of the directions in which its twin
        moves bytes; and by what factor a twin may pass it."""
        if not (row.timed and row.twin_s and row.compulsory_bytes):
            return None, 0.0
        footprint = row.compulsory_bytes
        at_footprint, between = [], []
        for direction in _directions_of(row.compulsory_read, footprint):
            points = self.ceiling_points(direction, row.cache)
            at_footprint += [speed for size, speed in points if abs(size / footprint - 1) < 0.1]
            between += [speed for below, above in zip(points, points[1:])
                        if below[0] <= footprint <= above[0] for speed in (below[1], above[1])]
            between += [speed for size, speed in points[-1:] if footprint > size]
        if at_footprint:
            return max(at_footprint), 1.1
        return max(between, default=None), 1.25

    def ceiling_points(self, direction: str, cache: str) -> list[tuple[float, float]]:
        """Footprints, ascending, with their bandwidths, as far as measured undisturbed."""
        return sorted((c.footprint_bytes, c.bytes_per_s) for c in self.undisturbed_ceilings
                      if c.direction == direction and c.cache == cache
                      and c.footprint_bytes > 0 and c.bytes_per_s > 0)


def _directions_of(read: float | None, total: float) -> tuple[str, ...]:
    """The ceilings between which one that reads so much of the total lies."""
    if read is None:
        return ("read", "write", "copy")
    read_share = read / total
    if read_share > 0.95:
        return ("read",)
    if read_share < 0.05:
        return ("write",)
    if 0.4 <= read_share <= 0.6:
        return ("copy",)
    return ("read", "copy") if read_share > 0.5 else ("write", "copy")


def by_device(runs: list[Run]) -> list[Device]:
    """Runs grouped by the device they name, in order of first mention. Of a case that several runs
    measured, the row of the run that started last counts."""
    operations = operations_of(runs)
    devices: dict[tuple, Device] = {}
    for run in runs:
        name, kind = str(run.device.get("name") or "unnamed device"), str(run.device.get("kind"))
        device = devices.setdefault((name, kind), Device(name, kind, [], operations=operations))
        device.runs.append(run)
    slugs: set[str] = set()
    for device in devices.values():
        device.slug = _slug(device.name, slugs)
        slugs.add(device.slug)
        latest: dict[tuple, Row] = {}
        ceilings: dict[tuple, Ceiling] = {}
        rates: dict[str, Rate] = {}
        for run in sorted(device.runs, key=lambda run: run.started_at):
            # Of a case that a run has twice, the last row counts.
            rows = [completed(row, operations) for row in run.rows]
            for identity, row in {row.identity: row for row in rows}.items():
                known = latest.get(identity)
                # What failed is measured again by --resume: no run measured it before.
                device.superseded += known is not None and row.done and known.done
                # A later run that could not time a case does not hide one that did.
                if known is None or row.timed or not known.timed:
                    latest[identity] = row
            for entry in run.header["ceilings"]:
                ceiling = Ceiling(entry["direction"], entry["cache"],
                                  float(entry["footprint_bytes"]), float(entry["bytes_per_s"]),
                                  str(entry.get("kernel") or ""), _flags_of(entry))
                place = ceiling.direction, ceiling.cache, ceiling.footprint_bytes
                _keep(ceilings, place, ceiling)
            for entry in run.header["rates"]:
                rate = Rate(entry["unit"], float(entry["per_s"]), entry.get("peak_per_s"),
                            str(entry.get("kernel") or ""), _flags_of(entry))
                _keep(rates, rate.unit, rate)
        device.rows = list(latest.values())
        device.ceilings = sorted(ceilings.values(),
                                 key=lambda c: (c.cache, c.direction, c.footprint_bytes))
        device.rates = list(rates.values())
    return list(devices.values())


def _keep(known: dict, place: Any, found: Ceiling | Rate) -> None:
    """A later run that was disturbed does not hide one that was not."""
    if place not in known or known[place].disturbed or not found.disturbed:
        known[place] = found


def _flags_of(entry: dict[str, Any]) -> tuple[str, ...]:
    flags = entry.get("flags")
    return tuple(map(str, flags)) if isinstance(flags, list) else ()


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


def _slug(name: str, taken: set[str]) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "device"
    number = 2
    unique = slug
    while unique in taken:
        unique, number = f"{slug}-{number}", number + 1
    return unique
