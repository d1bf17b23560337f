"""Operations and their axes, as the header of a record file describes them.

Reports know axes by their roles alone, never by name.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from roofmax_reports import fields

ROLES = ("batch", "length", "size", "layout", "data", "mode")


@dataclass(frozen=True)
class Axis:
    """One coordinate of an operation's problems."""

    name: str
    role: str = "size"
    default: int | float | str | None = None  # None: not known
    hides_default: bool = False  # labels leave the axis out at its default
    same_as: str | None = None  # the axis whose value it takes unless told otherwise
    summary: str = ""

    def is_default(self, value: Any) -> bool:
        return self.default is not None and str(value) == str(self.default)


@dataclass(frozen=True)
class Operation:
    """What is computed, and its axes in declared order."""

    name: str
    axes: tuple[Axis, ...] = ()
    summary: str = ""
    formula: str = ""

    @cached_property
    def _by_name(self) -> dict[str, Axis]:
        return {axis.name: axis for axis in self.axes}

    def axis(self, name: str) -> Axis:
        """An axis that is not declared is a size."""
        return self._by_name.get(name) or Axis(name)

    def of_role(self, role: str) -> list[str]:
        return [axis.name for axis in self.axes if axis.role == role]

    @property
    def defaults(self) -> dict[str, Any]:
        """Of the axes that a label may leave out."""
        return {axis.name: axis.default for axis in self.axes
                if axis.hides_default and axis.default is not None}

    @property
    def length(self) -> str | None:
        """The axis that is reduced, which plots run along."""
        return next(iter(self.of_role("length")), None)

    @property
    def square_with(self) -> str | None:
        """The axis that the length equals in a square problem."""
        return self.axis(self.length).same_as if self.length else None

    @property
    def only_batch(self) -> str | None:
        """The batch axis of an operation that has exactly one."""
        names = self.of_role("batch")
        return names[0] if len(names) == 1 else None

    def completed(self, problem: dict[str, Any]) -> dict[str, Any]:
        """The problem in declared order. Axes that it lacks take their defaults: records from
        before an axis existed measured that."""
        full = {}
        for axis in self.axes:
            if axis.name in problem:
                full[axis.name] = problem[axis.name]
            elif axis.same_as in problem:
                full[axis.name] = problem[axis.same_as]
            elif axis.default is not None:
                full[axis.name] = axis.default
        return full | {name: value for name, value in problem.items() if name not in full}

    def is_implied(self, name: str, problem: dict[str, Any]) -> bool:
        """Whether a label can leave this coordinate out."""
        axis, value = self.axis(name), problem[name]
        if axis.role == "length":
            return False
        if axis.same_as is not None and value in (0, problem.get(axis.same_as)):
            return True
        return axis.hides_default and axis.is_default(value)

    def is_square(self, problem: dict[str, Any]) -> bool:
        return (self.square_with is not None and self.length in problem
                and problem.get(self.square_with) == problem[self.length])

    def rows(self, problem: dict[str, Any]) -> int | None:
        """How many independent rows a problem has."""
        counts = [problem.get(name) for name in self.of_role("batch")]
        if not counts or not all(isinstance(count, int) for count in counts):
            return None
        return math.prod(counts)


def merged_order(orders: Iterable[Sequence[str]]) -> list[str]:
    """One order of all names, as far as the orders agree; longer ones go first."""
    merged: list[str] = []
    for names in sorted(orders, key=lambda names: (-len(names), names)):
        place = 0
        for name in names:
            if name not in merged:
                merged.insert(place, name)
            place = merged.index(name) + 1
    return merged


def declared(header: dict[str, Any], where: str) -> dict[str, Operation]:
    """The operations that a header describes, by name. Raises RecordError."""
    described = fields.mapping(header, "operations", where)
    return {name: _operation(name, described, f"{where}: operations") for name in described}


def _operation(name: str, described: dict[str, Any], where: str) -> Operation:
    entry = fields.mapping(described, name, where, required=True)
    at = f"{where}.{name}"
    axes = tuple(_axis(axis, f"{at}.axes[{index}]")
                 for index, axis in enumerate(fields.mappings(entry, "axes", at)))
    return Operation(name, axes, fields.optional_text(entry, "summary", at) or "",
                     fields.optional_text(entry, "formula", at) or "")


def _axis(entry: dict[str, Any], where: str) -> Axis:
    role = fields.text(entry, "role", where)
    if role not in ROLES:
        raise fields.RecordError(f"{where}: key 'role': value '{role}' is invalid; valid are "
                                 f"{', '.join(ROLES)}: use the roofmax that wrote the file")
    default = entry.get("default")
    return Axis(fields.text(entry, "name", where), role,
                None if default is None else fields.coordinate(default, "default", where),
                bool(entry.get("hides_default", False)),
                fields.optional_text(entry, "same_as", where),
                fields.optional_text(entry, "summary", where) or "")
