"""Axes of an operation that no header describes, inferred from its rows.

Record files from before headers had `operations` are read through this. Their keys list axes in
declared order, without modes at their defaults. With the compulsory bytes, that is enough for this:

- The first run of numbers is the shape: batch axes, then the length, then layouts. The length is
  the last of them up to which the product is no more than the elements that must be moved.
- A word that some key leaves out is a mode. Its value there is the default.
- A word that every key has is a mode if it follows the shape directly, else data. This takes a mode
  for data where every row has the same word other than the default.
- Other numbers are sizes. Data and sizes have their most frequent value as their default.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile, takewhile
from typing import Any

from roofmax_reports.operations import Axis, Operation, merged_order

_DISTRIBUTION = Axis("distribution", "data", "normal", hides_default=True)  # every operation has it


@dataclass(frozen=True)
class Evidence:
    """What a row shows of its operation's axes."""

    problem: dict[str, Any]
    key_axes: tuple[str, ...] = ()  # axes that the key lists; none: there is no key
    elements: float | None = None  # that must be read or written, whichever are more


def inferred(name: str, rows: Sequence[Evidence]) -> Operation:
    """The operation that these rows have in common."""
    order = _order(rows)
    values = {axis: [row.problem[axis] for row in rows if axis in row.problem] for axis in order}

    def is_number(axis: str) -> bool:
        return all(isinstance(value, (int, float)) for value in values[axis])

    shape = list(takewhile(is_number, dropwhile(lambda axis: not is_number(axis), order)))
    length = _length(shape, rows)
    beyond = order[order.index(shape[-1]) + 1:] if shape else order
    axes = []
    for axis in order:
        if axis == _DISTRIBUTION.name:
            axes.append(_DISTRIBUTION)
        elif axis in shape:
            axes.append(_of_shape(axis, shape, length, rows))
        else:
            axes.append(_beyond_shape(axis, rows, values[axis], is_number(axis),
                                      [axis] == beyond[:1]))
    return Operation(name, tuple(axes))


def elements_moved(read: float | None, write: float | None, dtype: str,
                   dtype_out: str) -> float | None:
    """Elements that must be read or written, whichever are more."""
    ends = ((read, _bytes_of(dtype)), (write, _bytes_of(dtype_out)))
    counts = [moved / size for moved, size in ends if moved and size]
    return max(counts, default=None)


# ---- Detail --------------------------------------------------------------------------------------


def _order(rows: Sequence[Evidence]) -> list[str]:
    """Axes as the keys order them; those in no key come last."""
    unkeyed = dict.fromkeys(axis for row in rows for axis in row.problem)
    return list(dict.fromkeys([*merged_order({row.key_axes for row in rows}), *unkeyed]))


def _length(shape: list[str], rows: Sequence[Evidence]) -> str | None:
    if not shape:
        return None
    judged = [row for row in rows if row.elements]
    for end in range(len(shape), 1, -1):
        fits = sum(math.prod(row.problem.get(axis, 1) for axis in shape[:end])
                   <= row.elements * 1.001 for row in judged)
        if 2 * fits >= len(judged):
            return shape[end - 1]
    return shape[0]


def _of_shape(axis: str, shape: list[str], length: str,
              rows: Sequence[Evidence]) -> Axis:
    before = shape[:shape.index(axis)]
    if axis == length:
        if len(before) < 2:
            return Axis(axis, "length")
        squares = {row.problem[axis] for row in rows
                   if axis in row.problem and row.problem[axis] == row.problem.get(before[-1])}
        return Axis(axis, "length", same_as=before[-1] if len(squares) > 1 else None)
    if length in before:
        return Axis(axis, "layout", same_as=length)
    return Axis(axis, "batch")


def _beyond_shape(axis: str, rows: Sequence[Evidence], values: list[Any], is_number: bool,
                  follows_shape: bool) -> Axis:
    at_default = [row.problem[axis] for row in rows
                  if row.key_axes and axis in row.problem and axis not in row.key_axes]
    if at_default:
        default = _most_frequent(at_default)
        return Axis(axis, "size" if is_number else "mode", default, hides_default=True)
    if not is_number and follows_shape and not _is_real(values):
        return Axis(axis, "mode")
    return Axis(axis, "size" if is_number else "data", _most_frequent(values), hides_default=True)


def _is_real(values: list[Any]) -> bool:
    """Real numbers are held as words."""
    return all(re.fullmatch(r"-?[0-9.]+(e[-+]?[0-9]+)?", str(value)) for value in values)


def _most_frequent(values: list[Any]) -> Any:
    return Counter(values).most_common(1)[0][0]


def _bytes_of(dtype: str) -> float | None:
    """Of an element: types carry their bits in their names."""
    bits = re.search(r"\d+", dtype)
    return int(bits.group()) / 8 if bits else None
