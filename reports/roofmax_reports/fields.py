"""Checked access to the JSON of a record file. Every error names file, line, key and value."""

from __future__ import annotations

import math
import reprlib
from typing import Any

SEE_SCHEMA = "see harness/record/SCHEMA.md"
_OF_A_RECORD = "delete the line or run again"  # the usual `cure`: what a message says to do


class RecordError(Exception):
    """A record file cannot be used. The message says where, why and how to fix it."""


def shown(value: Any) -> str:
    """A value for a message, shortened if it is long."""
    return reprlib.repr(value)


def text(entry: dict[str, Any], key: str, where: str, *, cure: str = _OF_A_RECORD) -> str:
    if key not in entry:
        raise RecordError(f"{where}: key '{key}' is missing but required ({SEE_SCHEMA}): {cure}")
    value = entry[key]
    if not isinstance(value, str):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not text; {SEE_SCHEMA}")
    return value


def optional_text(entry: dict[str, Any], key: str, where: str) -> str | None:
    return None if entry.get(key) is None else text(entry, key, where)


def texts(entry: dict[str, Any], key: str, where: str) -> list[str]:
    return [text({f"{key}[{index}]": value}, f"{key}[{index}]", where)
            for index, value in enumerate(items(entry, key, where))]


def number(entry: dict[str, Any], key: str, where: str, required: bool = True, *,
           above: float | None = None, least: float | None = None, most: float | None = None,
           cure: str = _OF_A_RECORD) -> float | None:
    """A number, within bounds where they are given."""
    value = entry.get(key)
    if value is None and not required:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is not a number; absent "
                          f"values are null: {cure}")
    try:
        found = float(value)
    except OverflowError:
        found = math.inf
    if not math.isfinite(found):
        raise RecordError(f"{where}: key '{key}': the value is too large for a number; {cure}")
    if above is not None and found <= above or least is not None and found < least:
        bound = f"not above {above:g}" if above is not None else f"below {least:g}"
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is {bound}; absent values "
                          f"are null: {cure}")
    if most is not None and found > most:
        raise RecordError(f"{where}: key '{key}': value {shown(value)} is above {most:g}: {cure}")
    return found


def count(entry: dict[str, Any], key: str, where: str, least: int = 0, *, required: bool = False,
          cure: str = _OF_A_RECORD) -> int | None:
    value = number(entry, key, where, required, least=least, cure=cure)
    if value is not None and value != int(value):
        raise RecordError(f"{where}: key '{key}': value {shown(entry[key])} is not a whole "
                          f"number: {cure}")
    return None if value is None else int(value)


def numbers(entry: dict[str, Any], key: str, where: str, *,
            above: float | None = None, cure: str = _OF_A_RECORD) -> list[float]:
    return [number({f"{key}[{index}]": value}, f"{key}[{index}]", where, above=above, cure=cure)
            for index, value in enumerate(items(entry, key, where))]


def interval(entry: dict[str, Any], key: str, where: str, of: str | None = None, *,
             cure: str = _OF_A_RECORD) -> tuple[float, float] | None:
    """[low, high], both above 0 and in order, with the number at key `of` between them."""
    if entry.get(key) is None:
        return None
    ends = numbers(entry, key, where, above=0, cure=cure)
    if len(ends) != 2:
        raise RecordError(f"{where}: key '{key}': {len(ends)} values where an interval has two, "
                          f"[low, high]; {SEE_SCHEMA}")
    low, high = ends
    inside = number(entry, of, where, required=False) if of else None
    if low > high or inside is not None and not low <= inside <= high:
        around = "" if inside is None else f" that holds '{of}' ({inside:g})"
        raise RecordError(f"{where}: key '{key}': value {shown(entry[key])} is not an interval "
                          f"[low, high]{around}: {cure}")
    return low, high


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
