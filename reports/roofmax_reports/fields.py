"""Checked access to the JSON of a record file. Every error names file, line, key and value."""

from __future__ import annotations

import math
import reprlib
from typing import Any

SEE_SCHEMA = "see harness/record/SCHEMA.md"


class RecordError(Exception):
    """A record file cannot be used. The message says where, why and how to fix it."""


def shown(value: Any) -> str:
    """A value for a message, shortened if it is long."""
    return reprlib.repr(value)


def text(entry: dict[str, Any], key: str, where: str) -> str:
    if key not in entry:
        raise RecordError(f"{where}: key '{key}' is missing but required ({SEE_SCHEMA}): delete "
                          "the line or run again")
    value = entry[key]
    if not isinstance(value, str):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not text; {SEE_SCHEMA}")
    return value


def optional_text(entry: dict[str, Any], key: str, where: str) -> str | None:
    return None if entry.get(key) is None else text(entry, key, where)


def number(entry: dict[str, Any], key: str, where: str, required: bool = True) -> float | None:
    value = entry.get(key)
    if value is None and not required:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not a number; absent "
                          "values are null: delete the line or run again")
    try:
        found = float(value)
    except OverflowError:
        found = math.inf
    if not math.isfinite(found):
        raise RecordError(f"{where}: key '{key}': the value is too large for a number; delete the "
                          "line or run again")
    return found


def count(entry: dict[str, Any], key: str, where: str) -> int | None:
    value = number(entry, key, where, required=False)
    return None if value is None else int(value)


def numbers(entry: dict[str, Any], key: str, where: str) -> list[float]:
    return [number({key: value}, key, where) for value in items(entry, key, where)]


def interval(entry: dict[str, Any], key: str, where: str) -> tuple[float, float] | None:
    if entry.get(key) is None:
        return None
    ends = numbers(entry, key, where)
    if len(ends) != 2:
        raise RecordError(f"{where}: key '{key}': {len(ends)} values where an interval has two, "
                          f"[low, high]; {SEE_SCHEMA}")
    return ends[0], ends[1]


def coordinate(value: Any, key: str, where: str) -> int | float | str:
    """The value of an axis."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is neither a number nor a "
                          f"word; {SEE_SCHEMA}")
    return value


def mapping(entry: dict[str, Any], key: str, where: str, required: bool = False) -> dict[str, Any]:
    value = entry.get(key)
    if value is None and not required:
        return {}
    if not isinstance(value, dict):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not an object; "
                          f"{SEE_SCHEMA}")
    return value


def items(entry: dict[str, Any], key: str, where: str) -> list[Any]:
    value = entry.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not a list; "
                          f"{SEE_SCHEMA}")
    return value


def mappings(entry: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    found = items(entry, key, where)
    for index, value in enumerate(found):
        if not isinstance(value, dict):
            raise RecordError(f"{where}: key '{key}[{index}]': value {shown(value)} is not an "
                              f"object; {SEE_SCHEMA}")
    return found
