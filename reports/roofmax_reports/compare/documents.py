"""Reads comparisons (harness/record/SCHEMA.md, "Comparisons") into plain data.

Unknown fields are ignored; anything else that is wrong is a RecordError that names file, key, value
and cure.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from roofmax_reports import fields, printed
from roofmax_reports.fields import RecordError, shown
from roofmax_reports.operations import Operation, declared

FORMAT = 1
SLOWER, LEVEL, FASTER = VERDICTS = ("slower", "level", "faster")
# What these are called in documents and tables by SOL, which is no speed.
SOL_VERDICTS = {SLOWER: "lower", LEVEL: "level", FASTER: "higher"}

_CURE = "make it again with `roofmax compare --format json`"
_text = partial(fields.text, cure=_CURE)
_number = partial(fields.number, cure=_CURE)
_count = partial(fields.count, required=True, cure=_CURE)


@dataclass(frozen=True)
class Side:
    """One of the two files of a comparison (the same for kernels within one), over all its runs."""

    file: str
    device: str
    kind: str
    processors: int | None
    builds: tuple[str, ...]
    started_at: tuple[str, ...]
    scenarios: tuple[str, ...]
    lacks: str | None  # what is missing of its last run, "holds 3 of the 20 cases of its last run"


@dataclass(frozen=True)
class Row:
    """A problem on both sides. Times in seconds, SOL as a share; absent values are None."""

    place: int  # in `Comparison.rows`
    kernel: str  # of the second side, as are all that do not say otherwise
    chosen: str | None  # the kernel that "auto" stood for
    before_kernel: str
    before_chosen: str | None
    where: str
    operation: str
    dtypes: str
    problem: dict[str, Any]
    cache: str
    timer: str
    bytes: float | None  # compulsory
    ratio: float  # how many times as fast the second side is
    interval: tuple[float, float]
    verdict: str  # one of VERDICTS
    before_s: float
    after_s: float
    before_sol: float | None
    after_sol: float | None
    before_flags: tuple[str, ...]
    after_flags: tuple[str, ...]

    @property
    def told_kernel(self) -> str:
        """The kernel, and of `auto` the one that it stood for."""
        return _told(self.kernel, self.chosen)

    @property
    def told_before_kernel(self) -> str:
        return _told(self.before_kernel, self.before_chosen)


@dataclass(frozen=True)
class Sums:
    """What some rows come to; `slowest` and `fastest` are places in `Comparison.rows`."""

    rows: int
    faster: int
    slower: int
    level: int
    geometric_mean: float
    slowest: int
    fastest: int


@dataclass(frozen=True)
class KernelSums:
    kernel: str
    sums: Sums


@dataclass(frozen=True)
class LengthSums:
    """Rows whose length is in [first, below)."""

    first: int
    below: int
    sums: Sums


@dataclass(frozen=True)
class ProblemSums:
    """Rows that compute the same with the same element types in the same cache state."""

    operation: str
    dtypes: str
    modes: tuple[tuple[str, str], ...]
    cache: str
    timer: str
    sums: Sums
    lengths: tuple[LengthSums, ...]


@dataclass(frozen=True)
class Comparison:
    """Two files, or two kernels of one, with what all rows come to."""

    before: str
    after: str
    compared: str  # "cases", "fastest" or "kernels"
    is_by_sol: bool
    before_side: Side
    after_side: Side
    differences: tuple[tuple[str, str], ...]  # in which the files differ: what, and a sentence
    geometric_mean: float
    median: float
    quantile_10: float
    quantile_90: float
    faster: int
    slower: int
    level: int
    only_before: int
    only_after: int
    without_figure: int
    operations: dict[str, Operation]
    problems: tuple[ProblemSums, ...]
    kernels: tuple[KernelSums, ...]
    rows: tuple[Row, ...]  # as in the file

    @property
    def slowest_first(self) -> list[Row]:
        return sorted(self.rows, key=lambda row: row.ratio)


def read_content(path: str) -> tuple[str, bytes]:
    """What messages call a file, or standard input, and what it holds. Raises RecordError."""
    return printed.read(path, "roofmax compare --format json")


def comparisons_of(name: str, content: bytes) -> list[Comparison]:
    """The comparisons in a file of that name, at least one. Raises RecordError."""
    entries = printed.objects_in(name, content, "comparison", _CURE)
    if not entries:
        raise RecordError(f"{name}: has no comparison: {_CURE}")
    return [_comparison(entry, where) for where, entry in entries]


def _comparison(entry: dict[str, Any], where: str) -> Comparison:
    if "format" not in entry:
        raise RecordError(f"{where}: key 'format' is missing: a roofmax from before there were "
                          f"pages wrote it: {_CURE}")
    if entry["format"] != FORMAT:
        raise RecordError(f"{where}: key 'format': value {shown(entry['format'])} is not {FORMAT}, "
                          "the only one that this version reads: use the roofmax that wrote the "
                          "file")
    entries = fields.mappings(entry, "rows", where)
    is_by_sol = _word(entry, "by", where, ("time", "sol")) == "sol"
    rows = tuple(_row(each, place, is_by_sol, f"{where}: rows[{place}]")
                 for place, each in enumerate(entries))
    if not rows:
        raise RecordError(f"{where}: key 'rows': has no row: {_CURE}")
    counts = {verdict: _count(entry, verdict, where) for verdict in VERDICTS}
    for verdict, count in counts.items():
        if count != (found := sum(row.verdict == verdict for row in rows)):
            raise RecordError(f"{where}: key '{verdict}': value {count}, but {found} rows are: "
                              f"{_CURE}")
    return Comparison(
        before=_text(entry, "before", where), after=_text(entry, "after", where),
        compared=_word(entry, "compared", where, ("cases", "fastest", "kernels")),
        is_by_sol=is_by_sol,
        before_side=_side(entry, "before_run", where), after_side=_side(entry, "after_run", where),
        differences=tuple((_text(each, "what", where), _text(each, "sentence", where))
                          for each in fields.mappings(entry, "differences", where)),
        **{key: _number(entry, key, where, above=0)
           for key in ("geometric_mean", "median", "quantile_10", "quantile_90")},
        **counts,
        **{key: _count(entry, key, where) for key in ("only_before", "only_after",
                                                      "without_figure")},
        operations=declared(entry, where),
        problems=tuple(_problem(each, f"{where}: by_problem[{index}]", len(rows))
                       for index, each in enumerate(fields.mappings(entry, "by_problem", where))),
        kernels=tuple(KernelSums(_text(each, "kernel", at), _sums(each, at, len(rows)))
                      for index, each in enumerate(fields.mappings(entry, "by_kernel", where))
                      for at in [f"{where}: by_kernel[{index}]"]),
        rows=rows)


def _side(entry: dict[str, Any], key: str, where: str) -> Side:
    side = fields.mapping(entry, key, where, required=True)
    at = f"{where}: {key}"
    device = fields.mapping(side, "device", at, required=True)
    return Side(
        file=_text(side, "file", at), device=_text(device, "name", f"{at}: device"),
        kind=_text(device, "kind", f"{at}: device"),
        processors=fields.count(device, "processors", f"{at}: device", cure=_CURE),
        builds=tuple(_build(each, at) for each in fields.mappings(side, "builds", at)),
        started_at=tuple(fields.texts(side, "started_at", at)),
        scenarios=tuple(fields.texts(side, "scenarios", at)),
        lacks=fields.optional_text(side, "lacks", at))


def _build(entry: dict[str, Any], where: str) -> str:
    """"97140b0, with uncommitted changes"; a version where there is no revision."""
    revision = fields.optional_text(entry, "revision", where)
    version = fields.optional_text(entry, "version", where)
    name = revision[:10] if revision else f"version {version}" if version else "unknown"
    return f"{name} with uncommitted changes" if entry.get("dirty") is True else name


def _verdict(entry: dict[str, Any], is_by_sol: bool, where: str) -> str:
    """One of VERDICTS, which documents of earlier programs have by SOL too."""
    names = {name: verdict for verdict, name in SOL_VERDICTS.items()} if is_by_sol else {}
    word = _word(entry, "verdict", where, (*VERDICTS, *(name for name in names
                                                        if name not in VERDICTS)))
    return names.get(word, word)


def _row(entry: dict[str, Any], place: int, is_by_sol: bool, where: str) -> Row:
    interval = fields.interval(entry, "ci", where, "times_as_fast", cure=_CURE)
    if interval is None:
        raise RecordError(f"{where}: key 'ci' is missing but required: {_CURE}")
    problem = {axis: fields.coordinate(value, f"problem.{axis}", where)
               for axis, value in fields.mapping(entry, "problem", where).items()}
    return Row(
        place=place, kernel=_text(entry, "kernel", where),
        chosen=fields.optional_text(entry, "chosen", where),
        before_kernel=_text(entry, "before_kernel", where),
        before_chosen=fields.optional_text(entry, "before_chosen", where),
        where=_text(entry, "where", where), operation=_text(entry, "operation", where),
        dtypes=_dtypes(entry, where), problem=problem, cache=_text(entry, "cache", where),
        timer=_text(entry, "timer", where),
        bytes=_number(entry, "bytes", where, required=False, above=0),
        ratio=_number(entry, "times_as_fast", where, above=0), interval=interval,
        verdict=_verdict(entry, is_by_sol, where),
        before_s=_number(entry, "before_s", where, above=0),
        after_s=_number(entry, "after_s", where, above=0),
        before_sol=_number(entry, "before_sol", where, required=False, above=0),
        after_sol=_number(entry, "after_sol", where, required=False, above=0),
        before_flags=tuple(fields.texts(entry, "before_flags", where)),
        after_flags=tuple(fields.texts(entry, "after_flags", where)))


def _problem(entry: dict[str, Any], where: str, rows: int) -> ProblemSums:
    return ProblemSums(
        operation=_text(entry, "operation", where), dtypes=_dtypes(entry, where),
        modes=tuple(_mode(each, where) for each in fields.items(entry, "modes", where)),
        cache=_text(entry, "cache", where), timer=_text(entry, "timer", where),
        sums=_sums(entry, where, rows),
        lengths=tuple(LengthSums(_count(each, "from", at), _count(each, "below", at),
                                 _sums(each, at, rows))
                      for index, each in enumerate(fields.mappings(entry, "lengths", where))
                      for at in [f"{where}: lengths[{index}]"]))


def _mode(value: Any, where: str) -> tuple[str, str]:
    if not isinstance(value, list) or len(value) != 2 or not all(isinstance(word, str)
                                                                 for word in value):
        raise RecordError(f"{where}: key 'modes': value {shown(value)} is not an axis with its "
                          f"value: {_CURE}")
    return value[0], value[1]


def _sums(entry: dict[str, Any], where: str, rows: int) -> Sums:
    places = {}
    for key in ("slowest_row", "fastest_row"):
        places[key] = _count(entry, key, where)
        if places[key] >= rows:
            raise RecordError(f"{where}: key '{key}': value {places[key]}, but there are {rows} "
                              f"rows, of which the first is 0: {_CURE}")
    return Sums(
        *(_count(entry, key, where) for key in ("rows", "faster", "slower", "level")),
        geometric_mean=_number(entry, "geometric_mean", where, above=0),
        slowest=places["slowest_row"], fastest=places["fastest_row"])


def _word(entry: dict[str, Any], key: str, where: str, known: tuple[str, ...]) -> str:
    word = _text(entry, key, where)
    if word not in known:
        raise RecordError(f"{where}: key '{key}': value {shown(word)} is none of "
                          f"{', '.join(known)}: {_CURE}")
    return word


def _dtypes(entry: dict[str, Any], where: str) -> str:
    dtype, dtype_out = (_text(entry, key, where) for key in ("dtype", "dtype_out"))
    return dtype if dtype == dtype_out else f"{dtype} to {dtype_out}"


def _told(kernel: str, chosen: str | None) -> str:
    return f"{kernel} ({chosen})" if chosen else kernel
