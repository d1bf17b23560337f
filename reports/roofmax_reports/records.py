"""Reads record files (harness/record/SCHEMA.md, schema 1) into plain data.

Unknown fields are ignored and a last line cut short is dropped with a note; anything else that is
wrong is a RecordError that names file, line, key and cure.
"""

from __future__ import annotations

import json
import math
import reprlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SCHEMA = 1
# Words that say nothing: what a problem is unless told otherwise.
USUAL = {"distribution": "normal", "result": "softmax", "lse": "none", "direction": "forward",
         "mask": "none", "broadcast": "heads", "hidden": "padding", "window_left": -1,
         "window_right": -1, "sink": "none", "scale": "0.125"}
DISPOSITIONS = ("ok", "unsupported", "incorrect", "failed", "skipped")


class RecordError(Exception):
    """A record file cannot be used; the message says where, why and what to do."""


@dataclass(frozen=True)
class KernelLaunch:
    """One launch of a case, as the runtime describes it."""

    grid: int | None = None
    threads: int | None = None
    registers: int | None = None
    shared_bytes: int | None = None
    blocks_per_sm: int | None = None


@dataclass(frozen=True)
class StaticFacts:
    """What compiled code and launch configuration say: the most registers and shared memory of a
    case's launches, the least occupancy (0 to 1)."""

    registers: int | None = None
    shared_bytes: int | None = None
    occupancy: float | None = None
    launches: tuple[KernelLaunch, ...] = ()

    @property
    def bytes_per_thread(self) -> float | None:
        """Registers and shared memory that a thread holds, where it holds most."""
        held = [4 * launch.registers + (launch.shared_bytes or 0) / launch.threads
                for launch in self.launches if launch.registers and launch.threads]
        if held:
            return max(held)
        return None if self.registers is None else 4.0 * self.registers


@dataclass(frozen=True)
class Row:
    """One case of a run. Times in seconds, sizes in bytes; absent values are None."""

    where: str
    operation: str
    kernel: str
    variant: str
    default_variant: bool
    dtype: str
    dtype_out: str
    problem: dict[str, Any]
    device: str
    cache: str
    timer: str
    disposition: str
    reason: str | None = None
    constraint: str | None = None
    median_s: float | None = None
    time_ci_s: tuple[float, float] | None = None
    sol: float | None = None
    sol_ci: tuple[float, float] | None = None
    twin: str | None = None
    twin_samples_s: tuple[float, ...] = ()
    compulsory_bytes: float | None = None
    modelled_bytes: float | None = None
    compulsory_read: float | None = None
    modelled_read: float | None = None
    dram_bytes: float | None = None  # counted by the device
    flops: float | None = None
    launches: int | None = None
    two_read_floor_s: float | None = None
    max_ulp: float | None = None
    judged_ulp: float | None = None  # None in records from before there was one
    row_sum_error: float | None = None
    clock_mhz: tuple[float | None, float | None] = (None, None)
    flags: tuple[str, ...] = ()
    static: StaticFacts | None = None

    @property
    def name(self) -> str:
        """What legends call it: the bare kernel for the documented tuning."""
        if self.default_variant or not self.variant:
            return self.kernel
        return f"{self.kernel}@{self.variant}"

    @property
    def dtypes(self) -> str:
        return self.dtype if self.dtype == self.dtype_out else f"{self.dtype} to {self.dtype_out}"

    @property
    def timed(self) -> bool:
        return self.disposition == "ok" and self.median_s is not None

    @property
    def reads(self) -> float | None:
        """How often the algorithm reads its input, as its own model counts."""
        return _ratio(self.modelled_read, self.compulsory_read)

    @property
    def compulsory_write(self) -> float | None:
        if self.compulsory_bytes is None or self.compulsory_read is None:
            return None
        return self.compulsory_bytes - self.compulsory_read

    @property
    def bandwidth(self) -> float | None:
        """Compulsory bytes per second."""
        return _ratio(self.compulsory_bytes, self.median_s)

    @property
    def twin_s(self) -> float | None:
        """Time of the SOL twin beside this row."""
        if self.sol is not None and self.median_s is not None:
            return self.sol * self.median_s
        return median(self.twin_samples_s)

    @property
    def twin_bandwidth(self) -> float | None:
        return _ratio(self.compulsory_bytes, self.twin_s)

    @property
    def intensity(self) -> float | None:
        """Modelled operations per modelled byte."""
        return _ratio(self.flops, self.modelled_bytes)

    @property
    def flop_rate(self) -> float | None:
        return _ratio(self.flops, self.median_s)

    @property
    def identity(self) -> tuple:
        """Equal for rows that measure the same case."""
        # A record made before an axis existed measures the same case.
        problem = tuple(sorted((k, str(v)) for k, v in self.problem.items() if USUAL.get(k) != v))
        return (self.operation, self.kernel, self.variant, self.dtype, self.dtype_out, problem,
                self.cache, self.timer)


@dataclass
class Run:
    """A header and the cases that follow it."""

    path: str
    header: dict[str, Any]
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def device(self) -> dict[str, Any]:
        return self.header["device"]

    @property
    def started_at(self) -> str:
        return str(self.header.get("started_at") or "")


def read_runs(paths: list[str]) -> list[Run]:
    """The runs of all files, in the order given. Raises RecordError."""
    runs = []
    for path in paths:
        runs += read_file(path)
    return runs


def read_file(path: str) -> list[Run]:
    """The runs of one file: one per header, so that concatenated files can be read."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}; name a record file that "
                          "`roofmax run --out FILE` wrote") from None
    if not content.strip():
        raise RecordError(f"{path}: is empty; a record file begins with a header line: run the "
                          "scenario again")

    lines = content.split(b"\n")
    cut_short = lines[-1] != b""  # every complete line ends in a newline
    runs: list[Run] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        where = f"{path}:{number}"
        try:
            entry = _parse(line, where)
        except RecordError:
            if not (cut_short and number == len(lines) and runs):
                raise
            runs[-1].notes.append(f"{where}: the last line is cut short and was left out "
                                  "(`roofmax run --resume` measures its case again)")
            continue
        kind = entry.get("kind")
        if kind == "header":
            runs.append(Run(path, _header(entry, where)))
        elif kind == "case":
            if not runs:
                raise RecordError(f"{where}: key 'kind': a case before any header; the first line "
                                  "of a record file is its header: restore it or run again")
            runs[-1].rows.append(_row(entry, where))
        else:
            raise RecordError(f"{where}: key 'kind': value {_shown(kind)} is neither \"header\" "
                              "nor \"case\"; is this a record file of roofmax?")
    for run in runs:
        # A case that failed and was measured again by --resume has two lines; the last counts.
        run.rows = list({row.identity: row for row in run.rows}.values())
    return runs


def median(values) -> float | None:
    ordered = sorted(values)
    if not ordered:
        return None
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


# ---- Checked access to one line -----------------------------------------------------------------


def _ratio(above: float | None, below: float | None) -> float | None:
    if above is None or below is None or below <= 0:
        return None
    return above / below


def _shown(value: Any) -> str:
    """A value for a message, however long it is."""
    return reprlib.repr(value)


def _parse(line: bytes, where: str) -> dict[str, Any]:
    def refuse(constant: str) -> None:
        raise ValueError(f"{constant} is no JSON number")

    try:
        entry = json.loads(line.decode("utf-8"), parse_constant=refuse)
    except UnicodeDecodeError as error:
        raise RecordError(f"{where}: byte {error.start + 1} is not UTF-8; the file is damaged or "
                          "no record file: delete the line or run again") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{where}: is not JSON ({error}); delete the line or run "
                          "again") from None
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: is JSON but no object; every line of a record file is an "
                          "object with a key 'kind'")
    return entry


def _header(entry: dict[str, Any], where: str) -> dict[str, Any]:
    schema = entry.get("schema")
    if schema != SCHEMA:
        raise RecordError(f"{where}: key 'schema': value {_shown(schema)} is not {SCHEMA}, the "
                          "only one that this version reads; use the roofmax that wrote the file")
    header = dict(entry)
    for key in ("device", "host", "roofmax", "libraries", "launch_floor_s"):
        value = header.get(key)
        if value is None:
            header[key] = {}
        elif not isinstance(value, dict):
            raise RecordError(f"{where}: key '{key}': value {_shown(value)} is not an object; see "
                              "harness/record/SCHEMA.md")
    for key in ("ceilings", "scenarios"):
        value = header.get(key)
        if value is None:
            header[key] = []
        elif not (isinstance(value, list) and all(isinstance(item, dict) for item in value)):
            raise RecordError(f"{where}: key '{key}': value is not a list of objects; see "
                              "harness/record/SCHEMA.md")
    for index, ceiling in enumerate(header["ceilings"]):
        for key in ("footprint_bytes", "bytes_per_s"):
            _number(ceiling, key, f"{where}: ceilings[{index}]")
        for key in ("direction", "cache"):
            _text(ceiling, key, f"{where}: ceilings[{index}]")
    for key in header["launch_floor_s"]:
        _number(header["launch_floor_s"], key, f"{where}: launch_floor_s", required=False)
    return header


def _row(entry: dict[str, Any], where: str) -> Row:
    def text(key: str) -> str:
        return _text(entry, key, where)

    def optional_text(key: str) -> str | None:
        return None if entry.get(key) is None else text(key)

    def number(key: str) -> float | None:
        return _number(entry, key, where, required=False)

    disposition = text("disposition")
    if disposition not in DISPOSITIONS:
        raise RecordError(f"{where}: key 'disposition': value '{disposition}' is none of "
                          f"{', '.join(DISPOSITIONS)}; use the roofmax that wrote the file")
    problem = _object(entry, "problem", where, required=True)
    problem = _as_declared(problem, optional_text("key") or "")
    for axis, value in problem.items():
        if isinstance(value, bool) or not isinstance(value, (int, float, str)):
            raise RecordError(f"{where}: key 'problem.{axis}': value {_shown(value)} is neither a "
                              "number nor a word; see harness/record/SCHEMA.md")
    byte_counts = _object(entry, "bytes", where)
    modelled = _object(entry, "modelled", where)
    error = _object(entry, "error", where)
    clock = _object(entry, "clock_mhz", where)
    flags = _list(entry, "flags", where)
    launches = _number(modelled, "launches", f"{where}: modelled", required=False)
    variant = optional_text("variant") or ""
    time = number("median_s")
    if time is not None and time <= 0:
        raise RecordError(f"{where}: key 'median_s': value {time:g} is not above 0; a row without "
                          "a time carries null")
    return Row(
        where=where,
        operation=text("operation"),
        kernel=text("kernel"),
        variant=variant,
        default_variant=bool(entry.get("default_variant", variant == "")),
        dtype=text("dtype"),
        dtype_out=optional_text("dtype_out") or text("dtype"),
        problem=problem,
        device=text("device"),
        cache=text("cache"),
        timer=text("timer"),
        disposition=disposition,
        reason=optional_text("reason"),
        constraint=optional_text("constraint"),
        median_s=time,
        time_ci_s=_interval(entry, "time_ci_s", where),
        sol=number("sol"),
        sol_ci=_interval(entry, "sol_ci", where),
        twin=optional_text("twin"),
        twin_samples_s=tuple(_numbers(entry, "twin_samples_s", where)),
        compulsory_bytes=_moved(byte_counts, "compulsory", where),
        modelled_bytes=_moved(byte_counts, "modelled", where),
        compulsory_read=_read(byte_counts, "compulsory", where),
        modelled_read=_read(byte_counts, "modelled", where),
        dram_bytes=_moved(byte_counts, "measured", where, ("dram_read", "dram_write")),
        flops=_number(modelled, "flops", f"{where}: modelled", required=False),
        launches=None if launches is None else int(launches),
        two_read_floor_s=number("two_read_floor_s"),
        max_ulp=_number(error, "max_ulp", f"{where}: error", required=False),
        judged_ulp=_number(error, "judged_ulp", f"{where}: error", required=False),
        row_sum_error=_number(error, "row_sum", f"{where}: error", required=False),
        clock_mhz=tuple(_number(clock, key, f"{where}: clock_mhz", required=False)
                        for key in ("before", "after")),
        flags=tuple(str(flag) for flag in flags),
        static=_static(entry, where),
    )


def _as_declared(problem: dict[str, Any], key: str) -> dict[str, Any]:
    """The axes in the order in which the operation declares them, which is that of the key; modes
    at their defaults are not in the key and come last."""
    named = [part.partition("=")[0] for part in key.split("/")]
    places = {axis: place for place, axis in enumerate(named)}
    return dict(sorted(problem.items(), key=lambda item: places.get(item[0], len(named))))


def _static(entry: dict[str, Any], where: str) -> StaticFacts | None:
    if entry.get("static") is None:
        return None
    facts = _object(entry, "static", where)
    at = f"{where}: static"
    launches = []
    for index, launch in enumerate(_list(facts, "launches", at)):
        if not isinstance(launch, dict):
            raise RecordError(f"{at}: key 'launches[{index}]': value {_shown(launch)} is not an "
                              "object; see harness/record/SCHEMA.md")
        launches.append(KernelLaunch(*(
            _count(launch, key, f"{at}.launches[{index}]")
            for key in ("grid", "threads", "registers", "shared_bytes", "blocks_per_sm"))))
    return StaticFacts(_count(facts, "registers", at), _count(facts, "shared_bytes", at),
                       _number(facts, "occupancy", at, required=False), tuple(launches))


def _text(entry: dict[str, Any], key: str, where: str) -> str:
    if key not in entry:
        raise RecordError(f"{where}: key '{key}' is missing; every row carries it (see "
                          "harness/record/SCHEMA.md): delete the line or run again")
    value = entry[key]
    if not isinstance(value, str):
        raise RecordError(f"{where}: key '{key}': value {_shown(value)} is not text; see "
                          "harness/record/SCHEMA.md")
    return value


def _number(entry: dict[str, Any], key: str, where: str, required: bool = True) -> float | None:
    value = entry.get(key)
    if value is None and not required:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise RecordError(f"{where}: key '{key}': value {_shown(value)} is not a number; absent "
                          "values are null: delete the line or run again")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise RecordError(f"{where}: key '{key}': the value is too large for a number; delete the "
                          "line or run again")
    return number


def _count(entry: dict[str, Any], key: str, where: str) -> int | None:
    number = _number(entry, key, where, required=False)
    return None if number is None else int(number)


def _object(entry: dict[str, Any], key: str, where: str, required: bool = False) -> dict[str, Any]:
    value = entry.get(key)
    if value is None and not required:
        return {}
    if not isinstance(value, dict):
        raise RecordError(f"{where}: key '{key}': value {_shown(value)} is not an object; see "
                          "harness/record/SCHEMA.md")
    return value


def _list(entry: dict[str, Any], key: str, where: str) -> list[Any]:
    value = entry.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise RecordError(f"{where}: key '{key}': value {_shown(value)} is not a list; see "
                          "harness/record/SCHEMA.md")
    return value


def _numbers(entry: dict[str, Any], key: str, where: str) -> list[float]:
    return [_number({key: value}, key, where) for value in _list(entry, key, where)]


def _interval(entry: dict[str, Any], key: str, where: str) -> tuple[float, float] | None:
    if entry.get(key) is None:
        return None
    ends = _numbers(entry, key, where)
    if len(ends) != 2:
        raise RecordError(f"{where}: key '{key}': {len(ends)} values where an interval has two, "
                          "[low, high]; see harness/record/SCHEMA.md")
    return ends[0], ends[1]


def _read(byte_counts: dict[str, Any], key: str, where: str) -> float | None:
    counts = _object(byte_counts, key, f"{where}: bytes")
    return _number(counts, "read", f"{where}: bytes.{key}", required=False)


def _moved(byte_counts: dict[str, Any], key: str, where: str,
           ways: tuple[str, str] = ("read", "write")) -> float | None:
    """Bytes read and written together."""
    counts = _object(byte_counts, key, f"{where}: bytes")
    ends = [_number(counts, end, f"{where}: bytes.{key}", required=False)
            for end in ways]
    return None if None in ends else sum(ends)
