"""Reads record files (harness/record/SCHEMA.md, schema 1) into plain data.

Unknown fields are ignored and a last line cut short is dropped with a note; anything else that is
wrong is a RecordError that names file, line, key and fix.
"""

from __future__ import annotations

import codecs
import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from roofmax_reports import fields, inference
from roofmax_reports.fields import RecordError, shown
from roofmax_reports.operations import Operation, declared

SCHEMA = 1
DISPOSITIONS = ("ok", "unsupported", "incorrect", "failed", "skipped")
_L1_BYTES = "l1tex__t_bytes.sum"
_GZIP = b"\x1f\x8b"  # RFC 1952
_MOST_BYTES = 2.0**63  # what the harness counts them in ends there
# A half of a pair that writes one character in UTF-16: no text that could be written has it.
_HALF_OF_PAIR = re.compile("[\ud800-\udfff]")
# Fields of what was timed: of the rows that are ok, and of no others.
_TIMES = ("median_s", "time_ci_s", "samples_s", "twin_samples_s", "sol", "sol_ci")


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
class Part:
    """A kernel, a copy or a fill of one call, in order on the device."""

    name: str
    time_s: float
    gap_s: float | None = None  # since the one before ended; below 0 where they overlap


@dataclass(frozen=True)
class Explanation:
    """What a row's time goes into, by `roofmax explain`."""

    cause: str
    evidence: str
    first_change: str

    @property
    def names_a_cause(self) -> bool:
        """Else its evidence is what is known all the same."""
        return self.cause != "unknown"


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
    problem: dict[str, Any]  # axes in declared order, defaults included
    device: str
    cache: str
    timer: str
    disposition: str
    reason: str | None = None
    constraint: str | None = None
    chosen: str | None = None  # the kernel that "auto" stood for
    median_s: float | None = None
    time_ci_s: tuple[float, float] | None = None
    sol: float | None = None
    sol_ci: tuple[float, float] | None = None
    twin: str | None = None
    samples_s: tuple[float, ...] = ()
    twin_samples_s: tuple[float, ...] = ()
    visits: tuple[int, ...] = ()  # samples of each visit, in order; empty in older records
    samples_after: str = ""  # which side ran before each sample: k(ernel), t(win), f(loor)
    twin_samples_after: str = ""
    compulsory_bytes: float | None = None
    compulsory_flops: dict[str, float] = field(default_factory=dict)  # by unit; empty: unknown
    compulsory_exponentials: float | None = None
    bound_by: str | None = None  # the resource that the compulsory work takes longest on
    modelled_bytes: float | None = None
    compulsory_read: float | None = None
    modelled_read: float | None = None
    dram_read: float | None = None  # counted by the device, as are the next three
    dram_write: float | None = None
    l2_bytes: float | None = None
    l1_bytes: float | None = None
    flops: float | None = None
    exponentials: float | None = None
    launches: int | None = None
    two_read_floor_s: float | None = None
    two_read_floor_ci_s: tuple[float, float] | None = None
    max_ulp: float | None = None
    judged_ulp: float | None = None  # None in records from before there was one
    row_sum_error: float | None = None
    clock_mhz: tuple[float | None, float | None] = (None, None)
    flags: tuple[str, ...] = ()
    static: StaticFacts | None = None
    key: str = ""
    key_axes: tuple[str, ...] = ()  # axes that the row's key lists
    fixed_cost_s: float | None = None  # of any launch that touches memory, in the row's run
    parts: tuple[Part, ...] = ()  # of one call; empty where they were not timed
    explanation: Explanation | None = None  # None where nobody gave one

    @property
    def name(self) -> str:
        """What legends call it: the bare kernel for the documented tuning."""
        if self.default_variant or not self.variant:
            return self.kernel
        return f"{self.kernel}@{self.variant}"

    @property
    def told_name(self) -> str:
        """The name, and of `auto` the kernel that it stood for."""
        return f"{self.name} ({self.chosen})" if self.chosen else self.name

    @property
    def dtypes(self) -> str:
        return self.dtype if self.dtype == self.dtype_out else f"{self.dtype} to {self.dtype_out}"

    @property
    def timed(self) -> bool:
        return self.disposition == "ok" and self.median_s is not None

    @property
    def told_flags(self) -> tuple[str, ...]:
        return telling(self.flags)

    @property
    def is_judged_by_sol(self) -> bool:
        """Whether SOL tells how good the kernel is: not where what any launch costs dominates, nor
        where the twin is too weak."""
        return self.sol is not None and not {"launch_bound", "above_twin"} & set(self.flags)

    @property
    def done(self) -> bool:
        """False if `--resume` measures the case again."""
        return self.disposition not in ("failed", "skipped")

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
    def modelled_write(self) -> float | None:
        if self.modelled_bytes is None or self.modelled_read is None:
            return None
        return self.modelled_bytes - self.modelled_read

    @property
    def dram_bytes(self) -> float | None:
        if self.dram_read is None or self.dram_write is None:
            return None
        return self.dram_read + self.dram_write

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
    def exponential_intensity(self) -> float | None:
        """Modelled exponentials per modelled byte."""
        return _ratio(self.exponentials, self.modelled_bytes)

    @property
    def exponential_rate(self) -> float | None:
        return _ratio(self.exponentials, self.median_s)

    @property
    def identity(self) -> tuple:
        """Equal for rows that measure the same case."""
        problem = tuple(sorted((axis, str(value)) for axis, value in self.problem.items()))
        return (self.operation, self.kernel, self.variant, self.dtype, self.dtype_out, problem,
                self.cache, self.timer)


@dataclass
class Run:
    """A header and the cases of the run that it describes."""

    path: str
    header: dict[str, Any]
    operations: dict[str, Operation] = field(default_factory=dict)  # those the header describes
    rows: list[Row] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    where: str = ""  # file and line of the header

    @property
    def id(self) -> str | None:
        """Names the run in its rows; None in records from before it did."""
        return self.header.get("run")

    @property
    def device(self) -> dict[str, Any]:
        return self.header["device"]

    @property
    def clearing(self) -> str | None:
        """How caches of a CPU were cleared before cold samples; older records do not say it. None
        of other devices."""
        if self.device.get("kind") != "cpu":
            return None
        return self.device.get("cache_cleared_by") or "reading"

    @property
    def started_at(self) -> str:
        return str(self.header.get("started_at") or "")

    @property
    def sources(self) -> dict[str, str]:
        """Titles of the sources that scenarios and kernels cite, by their short names."""
        return self.header["sources"]


def different_clearings(name: str, runs: list[Run]) -> str:
    """A sentence where caches of a CPU were not cleared alike in all runs; empty where they were."""
    clearings = sorted({run.clearing for run in runs if run.clearing})
    if len(clearings) < 2:
        return ""
    return (f"{name}: runs whose caches were cleared in different ways ({', '.join(clearings)}): "
            "cold rows differ by that")


def read_runs(paths: list[str]) -> list[Run]:
    """The runs of all files, in the order given; of a run that several files have, the copy with
    the most rows. Raises RecordError."""
    runs: list[Run] = []
    for path in paths:
        for run in read_file(path):
            copy = next((other for other in runs if run.id and other.id == run.id), None)
            if copy is None:
                runs.append(run)
                continue
            kept, other = sorted((copy, run), key=lambda each: -len(each.rows))
            kept.notes.append(f"{run.where}: the run {run.id} is that of {copy.where} too: it "
                              f"counts once ({len(kept.rows)} rows)")
            if differing := _rows_that_differ(kept, other):
                kept.notes.append(f"{other.where}: {differing} of its rows differ from those of "
                                  f"{kept.where} or are not there, and are left out: one of the two "
                                  "was edited")
            runs[runs.index(copy)] = kept
    return runs


def _rows_that_differ(kept: Run, other: Run) -> int:
    """How many rows of the other copy say something else than those of the one that is kept."""
    known = {row.key: (row.disposition, row.median_s, row.sol) for row in kept.rows}
    return sum(known.get(row.key) != (row.disposition, row.median_s, row.sol) for row in other.rows)


def read_file(path: str) -> list[Run]:
    """The runs of one file: one per header. A file that was resumed has several, and so have files
    that were concatenated."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}; name a record file that "
                          "`roofmax run --out FILE` wrote") from None
    if content.startswith(_GZIP):
        raise RecordError(f"{path}: is compressed by gzip: unpack it with gunzip")
    if not content.strip():
        raise RecordError(f"{path}: is empty; a record file begins with a header line: run the "
                          "scenario again")

    lines = content.split(b"\n")
    cut_short = lines[-1] != b""  # every complete line ends in a newline
    if not cut_short:
        lines.pop()
    runs: list[Run] = []
    for number, line in enumerate(lines, 1):
        line = line.removeprefix(codecs.BOM_UTF8)  # some editors add it
        where = f"{path}:{number}"
        try:
            entry = _parse(line, where)
        except RecordError:
            if not (cut_short and number == len(lines) and runs):
                raise
            runs[-1].notes.append(f"{where}: the last line is cut short and was left out "
                                  "(`roofmax run --resume` measures what is missing)")
            continue
        kind = entry.get("kind")
        if kind == "header":
            header = _header(entry, where, runs)
            runs.append(Run(path, header, declared(header, where), where=where))
        elif kind == "case":
            if not runs:
                raise RecordError(f"{where}: key 'kind': a case before any header; the first line "
                                  "of a record file is its header: restore it or run again")
            run = _run_of(entry, where, runs)
            run.rows.append(_row(entry, where, run.header))
        else:
            raise RecordError(f"{where}: key 'kind': value {shown(kind)} is neither \"header\" "
                              "nor \"case\"; is this a record file of roofmax?")
    operations = operations_of(runs)
    for run in runs:
        # A case that failed and was measured again by --resume has two lines; the last counts.
        rows = [completed(row, operations) for row in run.rows]
        run.rows = list({row.identity: row for row in rows}.values())
    return runs


def operations_of(runs: list[Run]) -> dict[str, Operation]:
    """Every operation of these runs by name: as the header of the latest run that has it describes
    it, else as inferred from all rows."""
    found: dict[str, Operation] = {}
    for run in sorted(runs, key=lambda run: run.started_at):
        found |= run.operations
    rows = [row for run in runs for row in run.rows]
    for name in sorted({row.operation for row in rows} - set(found)):
        found[name] = inference.inferred(name, [
            inference.Evidence(row.problem, row.key_axes, inference.elements_moved(
                row.compulsory_read, row.compulsory_write, row.dtype, row.dtype_out))
            for row in rows if row.operation == name])
    return found


def completed(row: Row, operations: dict[str, Operation]) -> Row:
    """The row with all axes of its problem, in declared order."""
    return replace(row, problem=operations[row.operation].completed(row.problem))


def telling(flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags that tell something: "noisy" only repeats the two that say why."""
    why = {"few_samples", "wide"} & set(flags)
    return tuple(flag for flag in flags if flag != "noisy" or not why)


def median(values) -> float | None:
    ordered = sorted(values)
    if not ordered:
        return None
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def _ratio(above: float | None, below: float | None) -> float | None:
    if above is None or below is None or below <= 0:
        return None
    return above / below


# ---- Reading one line ---------------------------------------------------------------------------


def _parse(line: bytes, where: str) -> dict[str, Any]:
    if not line.strip():
        raise RecordError(f"{where}: is an empty line, where each line is a JSON object: delete "
                          "the line")

    def refuse(constant: str) -> None:
        raise ValueError(f"{constant} is not a valid JSON number")

    try:
        entry = json.loads(line.decode("utf-8"), parse_constant=refuse)
    except UnicodeDecodeError as error:
        raise RecordError(f"{where}: byte {error.start + 1} is not UTF-8; the file is damaged or "
                          "is not a record file: delete the line or run again") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{where}: is not JSON ({error}); delete the line or run "
                          "again") from None
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: is not a JSON object; every line of a record file is an "
                          "object with a key 'kind'")
    if rb"\u" in line and (found := _half_of_pair(entry)):
        key, text = found
        raise RecordError(f"{where}: key '{key}': value {shown(text)} has half of a surrogate "
                          "pair, which is no character: delete the line or run again")
    return entry


def _half_of_pair(entry: dict[str, Any]) -> tuple[str, str] | None:
    """The key of a text that has one, and the text; None where there is none."""
    waiting: list[tuple[str, Any]] = [("", entry)]
    while waiting:
        key, value = waiting.pop()
        if isinstance(value, str) and _HALF_OF_PAIR.search(value):
            return key, value
        if isinstance(value, dict):
            waiting += [(f"{key}.{name}" if key else name, value[name]) for name in value]
            waiting += [(ascii(name)[1:-1], name) for name in value]
        elif isinstance(value, list):
            waiting += [(f"{key}[{index}]", member) for index, member in enumerate(value)]
    return None


def _header(entry: dict[str, Any], where: str, before: list[Run]) -> dict[str, Any]:
    if "schema" not in entry:
        raise RecordError(f"{where}: key 'schema' is missing: no header of roofmax lacks it; "
                          "restore the line or run again")
    schema = entry["schema"]
    if schema != SCHEMA:
        raise RecordError(f"{where}: key 'schema': value {shown(schema)} is not {SCHEMA}, the "
                          "only one that this version reads; use the roofmax that wrote the file")
    named = fields.optional_text(entry, "run", where)
    for run in before:
        if named is not None and run.id == named:
            raise RecordError(f"{where}: key 'run': value '{named}' is that of the header at "
                              f"{run.where} too; delete the copy of that run")
    header = dict(entry)
    for key in ("device", "host", "roofmax", "libraries", "launch_floor_s", "fixed_cost_s",
                "sources"):
        header[key] = fields.mapping(header, key, where)
    for key in ("ceilings", "rates", "scenarios"):
        header[key] = fields.mappings(header, key, where)
    for index, ceiling in enumerate(header["ceilings"]):
        for key in ("footprint_bytes", "bytes_per_s"):
            fields.number(ceiling, key, f"{where}: ceilings[{index}]")
        for key in ("direction", "cache"):
            fields.text(ceiling, key, f"{where}: ceilings[{index}]")
    for index, rate in enumerate(header["rates"]):
        at = f"{where}: rates[{index}]"
        fields.text(rate, "unit", at)
        fields.number(rate, "per_s", at, above=0)
        fields.number(rate, "peak_per_s", at, required=False, above=0)
    for costs in ("launch_floor_s", "fixed_cost_s"):
        for timer in header[costs]:
            fields.number(header[costs], timer, f"{where}: {costs}", required=False)
    for key in header["sources"]:
        fields.text(header["sources"], key, f"{where}: sources")
    return header


def _run_of(entry: dict[str, Any], where: str, runs: list[Run]) -> Run:
    """The run that a row names; for one that names none, that of the last header above it."""
    named = fields.optional_text(entry, "run", where)
    if named is None:
        return runs[-1]
    for run in runs:
        if run.id == named:
            return run
    raise RecordError(f"{where}: key 'run': no header above has the value '{named}'; restore the "
                      "header of that run, or delete the line")


def _row(entry: dict[str, Any], where: str, header: dict[str, Any]) -> Row:
    def text(key: str) -> str:
        return fields.text(entry, key, where)

    def optional_text(key: str) -> str | None:
        return fields.optional_text(entry, key, where)

    def positive(key: str) -> float | None:
        return fields.number(entry, key, where, required=False, above=0)

    def not_negative(source: dict[str, Any], key: str, of: str) -> float | None:
        return fields.number(source, key, f"{where}: {of}", required=False, least=0)

    disposition = text("disposition")
    if disposition not in DISPOSITIONS:
        raise RecordError(f"{where}: key 'disposition': value '{disposition}' is invalid; "
                          f"valid are {', '.join(DISPOSITIONS)}: use the roofmax that wrote the "
                          "file")
    problem = fields.mapping(entry, "problem", where, required=True)
    for axis, value in problem.items():
        fields.coordinate(value, f"problem.{axis}", where)
    compulsory = fields.mapping(entry, "compulsory", where)
    flops = fields.mapping(compulsory, "flops", f"{where}: compulsory")
    byte_counts = fields.mapping(entry, "bytes", where)
    modelled = fields.mapping(entry, "modelled", where)
    error = fields.mapping(entry, "error", where)
    clock = fields.mapping(entry, "clock_mhz", where)
    variant = optional_text("variant") or ""
    for key in ("launches_per_sample", "twin_launches_per_sample", "buffer_sets"):
        fields.count(entry, key, where, least=1)
    sol = positive("sol")
    fields.numbers(entry, "two_read_samples_s", where, above=0)
    samples = fields.numbers(entry, "samples_s", where, above=0)
    twin_samples = fields.numbers(entry, "twin_samples_s", where, above=0)
    after = fields.mapping(entry, "samples_after", where)
    _check_times(entry, disposition, where)
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
        chosen=optional_text("chosen"),
        median_s=positive("median_s"),
        time_ci_s=fields.interval(entry, "time_ci_s", where, of="median_s"),
        sol=sol,
        sol_ci=fields.interval(entry, "sol_ci", where, of="sol"),
        twin=optional_text("twin"),
        samples_s=tuple(samples),
        twin_samples_s=tuple(twin_samples),
        visits=_visits(entry, len(samples), where),
        samples_after=_after(after, "kernel", len(samples), where),
        twin_samples_after=_after(after, "twin", len(twin_samples), where),
        compulsory_bytes=_moved(byte_counts, "compulsory", where),
        compulsory_flops={unit: fields.number(flops, unit, f"{where}: compulsory.flops", least=0)
                          for unit in flops},
        compulsory_exponentials=not_negative(compulsory, "exponentials", "compulsory"),
        bound_by=optional_text("bound_by"),
        modelled_bytes=_moved(byte_counts, "modelled", where),
        compulsory_read=_bytes(byte_counts, "compulsory", "read", where),
        modelled_read=_bytes(byte_counts, "modelled", "read", where),
        dram_read=_bytes(byte_counts, "measured", "dram_read", where),
        dram_write=_bytes(byte_counts, "measured", "dram_write", where),
        l2_bytes=_bytes(byte_counts, "measured", "l2", where),
        l1_bytes=_counters(entry, where).get(_L1_BYTES),
        flops=not_negative(modelled, "flops", "modelled"),
        exponentials=not_negative(modelled, "exponentials", "modelled"),
        launches=fields.count(modelled, "launches", f"{where}: modelled"),
        two_read_floor_s=positive("two_read_floor_s"),
        two_read_floor_ci_s=fields.interval(entry, "two_read_floor_ci_s", where,
                                            of="two_read_floor_s"),
        max_ulp=not_negative(error, "max_ulp", "error"),
        judged_ulp=not_negative(error, "judged_ulp", "error"),
        row_sum_error=not_negative(error, "row_sum", "error"),
        clock_mhz=tuple(not_negative(clock, key, "clock_mhz") for key in ("before", "after")),
        flags=tuple(fields.texts(entry, "flags", where)),
        static=_static(entry, where),
        key=optional_text("key") or "",
        key_axes=_key_axes(optional_text("key") or "", problem),
        fixed_cost_s=header["fixed_cost_s"].get(text("timer")),
        parts=_parts(entry, where),
    )


def _visits(entry: dict[str, Any], samples: int, where: str) -> tuple[int, ...]:
    """Counts that add up to the samples; none in older records."""
    counts = fields.items(entry, "visits", where)
    whole = all(isinstance(count, int) and not isinstance(count, bool) and count > 0
                for count in counts)
    if counts and (not whole or sum(counts) != samples):
        raise RecordError(f"{where}: key 'visits': value {shown(counts)} is not a list of counts "
                          f"that add up to {samples} samples; delete the line or run again")
    return tuple(counts)


def _after(after: dict[str, Any], side: str, samples: int, where: str) -> str:
    letters = fields.optional_text(after, side, f"{where}: samples_after") or ""
    if letters and len(letters) != samples:
        raise RecordError(f"{where}: samples_after: key '{side}': value '{letters}' has not "
                          f"{samples} letters; delete the line or run again")
    return letters


def _check_times(entry: dict[str, Any], disposition: str, where: str) -> None:
    """Rows that are ok have a time, others none."""
    if disposition == "ok":
        fields.number(entry, "median_s", where, above=0)
        return
    for key in _TIMES:
        if entry.get(key) not in (None, []):
            raise RecordError(f"{where}: key '{key}': value {shown(entry[key])} in a row that is "
                              f"{disposition}, where it is null: delete the line or run again")


def _key_axes(key: str, problem: dict[str, Any]) -> tuple[str, ...]:
    """Axes that a key lists, in declared order: its parts "axis=value". The parameters of a tuning
    follow an "@" and are not axes."""
    named = [part.partition("=")[0] for part in key.split("/") if "=" in part]
    return tuple(axis for axis in named if axis in problem)


def _static(entry: dict[str, Any], where: str) -> StaticFacts | None:
    if entry.get("static") is None:
        return None
    facts = fields.mapping(entry, "static", where)
    at = f"{where}: static"
    launches = tuple(
        KernelLaunch(*(fields.count(launch, key, f"{at}.launches[{index}]")
                       for key in ("grid", "threads", "registers", "shared_bytes",
                                   "blocks_per_sm")))
        for index, launch in enumerate(fields.mappings(facts, "launches", at)))
    return StaticFacts(
        fields.count(facts, "registers", at), fields.count(facts, "shared_bytes", at),
        fields.number(facts, "occupancy", at, required=False, least=0), launches)


def _parts(entry: dict[str, Any], where: str) -> tuple[Part, ...]:
    found = []
    for index, part in enumerate(fields.mappings(entry, "parts", where)):
        at = f"{where}: parts[{index}]"
        found.append(Part(fields.text(part, "name", at),
                          fields.number(part, "time_s", at, least=0),
                          fields.number(part, "gap_s", at, required=False)))
    return tuple(found)


def _counters(entry: dict[str, Any], where: str) -> dict[str, float]:
    """Those of the device's that were counted."""
    counters = fields.mapping(entry, "counters", where)
    values = {name: fields.number(counters, name, f"{where}: counters", required=False, least=0)
              for name in counters}
    return {name: value for name, value in values.items() if value is not None}


def _bytes(byte_counts: dict[str, Any], key: str, way: str, where: str) -> float | None:
    counts = fields.mapping(byte_counts, key, f"{where}: bytes")
    return fields.number(counts, way, f"{where}: bytes.{key}", required=False, least=0,
                         most=_MOST_BYTES)


def _moved(byte_counts: dict[str, Any], key: str, where: str) -> float | None:
    """Bytes read and written together."""
    ends = [_bytes(byte_counts, key, way, where) for way in ("read", "write")]
    return None if None in ends else sum(ends)
