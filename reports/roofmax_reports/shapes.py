"""Problems as shapes: what plots run along, what sets lines apart, and how labels name them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from roofmax_reports.operations import Operation


@dataclass(frozen=True)
class Shape:
    """A problem: the axes of its group, and its length along the reduced axis, with how many axes
    of the group are declared before that (None: all)."""

    group: tuple[tuple[str, Any], ...]
    length: int | None
    length_place: int | None = field(default=None, compare=False)

    @property
    def order(self) -> tuple:
        return (sortable(self.group), self.length or 0)


def split(problem: dict[str, Any], operation: Operation, folds_squares: bool = False) -> Shape:
    """A problem as length and group, without the coordinates that are implied. On request, square
    problems of all lengths are one group, "queries = keys"."""
    axis = operation.length
    length = problem.get(axis) if axis else None
    if not isinstance(length, (int, float)):
        length = None
    folded = operation.square_with if folds_squares and operation.is_square(problem) else None
    told = {name: axis if name == folded else value for name, value in problem.items()
            if not operation.is_implied(name, problem)}
    place = list(told).index(axis) if axis in told else None
    if length is not None:
        told.pop(axis)
    return Shape(tuple(told.items()), None if length is None else int(length), place)


def label_of(shape: Shape, operation: Operation) -> str:
    """"2048 × 4096" where an operation has one batch axis and a length, followed by whatever else
    is not implied; otherwise every axis by name, in declared order."""
    axis = operation.length
    values = {name: shape.length if value == axis else value for name, value in shape.group}
    if shape.length is not None and operation.only_batch in values:
        label = f"{values.pop(operation.only_batch)} × {shape.length}"
        return " ".join([label, *(f"{name}={value}" for name, value in values.items())])
    named = [f"{name}={value}" for name, value in values.items()]
    if shape.length is not None:
        place = len(named) if shape.length_place is None else shape.length_place
        named.insert(place, f"{axis}={shape.length}")
    return " ".join(named) or "(no axes)"


def shape_name(axes: dict[str, Any], operation: Operation) -> str:
    """`label_of` a problem by itself, which may lack axes."""
    return label_of(split(axes, operation), operation)


def modes_of(problem: dict[str, Any], operation: Operation) -> tuple[tuple[str, str], ...]:
    """What is computed: the modes that are not implied."""
    return tuple((axis, problem[axis]) for axis in operation.of_role("mode")
                 if axis in problem and not operation.is_implied(axis, problem))


def sortable(group: tuple[tuple[str, Any], ...]) -> tuple:
    """Numbers before words, so that mixed axes can be ordered."""
    return tuple((axis, isinstance(value, str), value) for axis, value in group)
