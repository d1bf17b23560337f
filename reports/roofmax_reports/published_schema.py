"""Reads values of a scenario's `published` by scenarios/schema/published.json, which the harness
reads too. Each value is checked once, here, and handed on in the form that verdicts are computed
from.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from roofmax_reports.records import RecordError

# From the package, in the source tree as in an installation; else where pip puts shared data.
_FOLDERS = (Path(__file__).parents[2] / "scenarios",
            Path(sys.prefix) / "share" / "roofmax" / "scenarios")


@cache
def schema() -> dict[str, Any]:
    """The schema, as the file has it. Raises RecordError where it cannot be read."""
    path = next((folder / "schema" / "published.json" for folder in _FOLDERS
                 if (folder / "schema" / "published.json").is_file()), None)
    if path is None:
        raise RecordError(f"{_FOLDERS[0] / 'schema' / 'published.json'}: is missing; it comes with "
                          "the scenarios: install roofmax again")
    return json.loads(path.read_text("utf-8"))


def keys_of_claim(kind: str) -> dict[str, Any]:
    """Key -> what it holds, of a claim of this kind."""
    return {**schema()["claim"], **schema()["kinds"][kind]["keys"]}


def read_keys(entry: Any, keys: dict[str, Any], where: str, of: str = "",
              columns: tuple[str, ...] = ()) -> dict[str, Any]:
    """Every one of `keys`: its value in `entry`, else its default, else None. `of` ends the
    messages about keys (" in a claim of kind ratio"); `columns` are those of the block, unless it
    is the block that is read. Raises RecordError naming the key at fault."""
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: is not a mapping; write keys and values, of: "
                          f"{', '.join(keys)}")
    for key in entry:
        if key not in keys:
            raise RecordError(f"{where}.{key}: is unknown{of}; the keys are {', '.join(keys)}")
    found = {}
    for key, spec in keys.items():
        value = entry.get(key)
        if value is not None:
            found[key] = read_value(value, spec, f"{where}.{key}", columns)
            if spec["type"] == "names":
                columns = found[key]
        elif spec.get("needed"):
            raise RecordError(f"{where}.{key}: is missing{of}; write {_phrase(spec)}")
        else:
            found[key] = spec.get("default")
    return found


def read_value(value: Any, spec: dict[str, Any], where: str, columns: tuple[str, ...]) -> Any:
    """A value as its type reads it. Raises RecordError."""
    return READERS[spec["type"]](value, spec, where, columns)


def coordinate(value: Any) -> Any:
    """A whole number where it is one, else the word: real axes are recorded as words."""
    if isinstance(value, float) and not value.is_integer():
        return str(value)
    try:
        return int(value)
    except (OverflowError, TypeError, ValueError):
        return str(value)


def number(value: Any, where: str) -> float | None:
    """A finite number; words are read too, since YAML scalars may arrive as text."""
    if value is None or value in ("null", "~", ""):
        return None
    try:
        if isinstance(value, bool):
            raise ValueError
        found = float(value)
    except (OverflowError, TypeError, ValueError):
        raise RecordError(f"{where}: value {value!r} is not a number; write null where nothing was "
                          "published") from None
    if not math.isfinite(found):
        raise RecordError(f"{where}: value {value!r} is not finite; write the number, or null "
                          "where nothing was published")
    return found


# ---- Detail: one function a type ----------------------------------------------------------------


def _phrase(spec: dict[str, Any]) -> str:
    return schema()["types"][spec["type"]]


def _refuse(value: Any, spec: dict[str, Any], where: str) -> None:
    raise RecordError(f"{where}: value {value!r} is not valid; write {_phrase(spec)}")


def _scalar(value: Any, spec: dict[str, Any], where: str, _: Any) -> str:
    if isinstance(value, (dict, list)):
        _refuse(value, spec, where)
    return str(value)


def _text(value: Any, spec: dict[str, Any], where: str, columns: Any) -> str:
    if not _scalar(value, spec, where, columns):
        raise RecordError(f"{where}: is missing; write {_phrase(spec)}")
    return str(value)


def _word(value: Any, spec: dict[str, Any], where: str, _: Any) -> str:
    if not isinstance(value, str):
        raise RecordError(f"{where}: value {value!r} is not a word; write {_phrase(spec)}")
    return value


def _dtype(value: Any, spec: dict[str, Any], where: str, columns: Any) -> str:
    """Commands and scenarios write "bf16->fp32"; rows of the reports spell it otherwise."""
    return _word(value, spec, where, columns).replace("->", " to ")


def _among(value: Any, known: Any, where: str, of_what: str = "") -> Any:
    if not isinstance(value, str) or value not in known:
        raise RecordError(f"{where}: value {value!r} is none of {of_what}{', '.join(known)}")
    return value


def _one_of(value: Any, spec: dict[str, Any], where: str, _: Any) -> str:
    return _among(value, spec["of"], where)


def _kind(value: Any, _: Any, where: str, __: Any) -> str:
    return _among(value, schema()["kinds"], where)


def _column(value: Any, _: Any, where: str, columns: tuple[str, ...]) -> str:
    return _among(value, columns, where, "the columns: ")


def _columns(value: Any, spec: dict[str, Any], where: str,
             columns: tuple[str, ...]) -> tuple[str, ...]:
    names = value if isinstance(value, list) else [value]
    least = spec.get("at_least", 1)
    if len(names) < least:
        raise RecordError(f"{where}: {len(names)} names where at least {least} are needed; write "
                          f"{_phrase(spec)}")
    return tuple(_among(name, columns, where, "the columns: ") for name in names)


def _names(value: Any, spec: dict[str, Any], where: str, _: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not value:
        _refuse(value, spec, where)
    names = tuple(str(name) for name in value)
    if len(set(names)) != len(names):
        raise RecordError(f"{where}: a name is there twice; remove one")
    return names


def _axes(value: Any, spec: dict[str, Any], where: str, _: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise RecordError(f"{where}: is not a list; write {_phrase(spec)}")
    return tuple(str(axis) for axis in value)


def _finite(value: Any, spec: dict[str, Any], where: str, _: Any = None) -> float:
    found = number(value, where)
    if found is None:
        raise RecordError(f"{where}: a number is needed; write {_phrase(spec)}")
    return found


def _positive(value: Any, spec: dict[str, Any], where: str, _: Any = None) -> float:
    found = _finite(value, spec, where)
    if found <= 0:
        raise RecordError(f"{where}: value {value!r} is not above 0; write {_phrase(spec)}")
    return found


def _share(value: Any, spec: dict[str, Any], where: str, _: Any) -> float:
    found = _finite(value, spec, where)
    if not 0 <= found <= 1:
        raise RecordError(f"{where}: value {value!r} is not from 0 to 1; write {_phrase(spec)}")
    return found


def _positives(value: Any, spec: dict[str, Any], where: str, _: Any) -> list[float]:
    values = value if isinstance(value, list) else [value]
    if len(values) != spec.get("count", len(values)):
        raise RecordError(f"{where}: {len(values)} numbers where {spec['count']} are needed; write "
                          f"{spec.get('about', _phrase(spec))}")
    return [_positive(item, spec, where) for item in values]


def _numbers(value: Any, spec: dict[str, Any], where: str, _: Any) -> float | list[float]:
    if not isinstance(value, list):
        return _finite(value, spec, where)
    if not value:
        raise RecordError(f"{where}: is an empty list; write at least one number")
    return [_finite(item, spec, where) for item in value]


def _mapping(value: Any, spec: dict[str, Any], where: str,
             columns: tuple[str, ...]) -> dict[str, Any]:
    """Of given keys, or of any keys and values of one type."""
    if "keys" in spec:
        return read_keys(value, spec["keys"], where, columns=columns)
    if not value:
        raise RecordError(f"{where}: is missing; write {_phrase(spec)}")
    return {str(key): read_value(item, spec["values"], f"{where}.{key}", columns)
            for key, item in _members(value, spec, where).items()}


def _members(value: Any, spec: dict[str, Any], where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(f"{where}: is not a mapping; write {_phrase(spec)}")
    return value


def _shape(value: Any, spec: dict[str, Any], where: str, _: Any) -> dict[str, Any]:
    if not value:
        raise RecordError(f"{where}: is missing; write {_phrase(spec)}")
    return {str(axis): coordinate(at) for axis, at in _members(value, spec, where).items()}


def _ranges(value: Any, spec: dict[str, Any], where: str, _: Any) -> dict[str, Any]:
    """Axis -> (low, high), or the word of an axis that holds words."""
    return {str(axis): ends if isinstance(ends, str) else _range(ends, f"{where}.{axis}")
            for axis, ends in _members(value, spec, where).items()}


def _range(ends: Any, where: str) -> tuple[float, float]:
    if not isinstance(ends, list) or len(ends) != 2:
        raise RecordError(f"{where}: is not an inclusive range; write [low, high]")
    low, high = (number(end, where) for end in ends)
    low, high = -math.inf if low is None else low, math.inf if high is None else high
    if low > high:
        raise RecordError(f"{where}: value {ends!r} ends before it begins; write [low, high]")
    return low, high


def _list(value: Any, spec: dict[str, Any], where: str, _: Any) -> list[Any]:
    """Whose items are read one by one by whoever knows what they are of."""
    if not isinstance(value, list):
        raise RecordError(f"{where}: is not a list; write {_phrase(spec)}")
    return value


READERS: dict[str, Callable[[Any, dict[str, Any], str, tuple[str, ...]], Any]] = {
    "axes": _axes, "axis": _word, "claims": _list, "column": _column, "columns": _columns,
    "dtype": _dtype, "formula": _text, "kind": _kind, "mapping": _mapping, "names": _names,
    "numbers": _numbers, "one_of": _one_of, "operation": _word, "positive": _positive,
    "positives": _positives, "ranges": _ranges, "rows": _list, "scalar": _scalar, "shape": _shape,
    "share": _share, "text": _text,
}
