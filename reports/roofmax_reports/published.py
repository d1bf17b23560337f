"""Published figures beside measured ones. Every verdict is computed here from records.

Times from another device cannot be compared, so ratios are: t(reference) / t(kernel), both
published and both measured.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from roofmax_reports.analysis import LENGTH_AXES, Condition, Device, label_of, split
from roofmax_reports.records import RecordError, Row, Run

TIE = 0.05
FACTOR = 1.5
RULE = (
    f"A ratio within {TIE:.0%} of 1 is a tie and counts as either side of 1. "
    f"<b>holds</b>: in every cache state measured, the ratio lies on the published side of 1 and "
    f"within a factor of {FACTOR:g} of the published ratio. <b>fails</b>: in every cache state it "
    "lies on the other side of 1. <b>depends</b>: anything between, with what it depends on. "
    "<b>not_testable</b>: a row that it needs was not published, not run, or not timed."
)
CLAIM_RULE = (
    "A claim that one kernel is faster <b>holds</b> when, in every cache state measured, it wins "
    "more than half of the comparisons that the claim covers; it <b>fails</b> when it does so in "
    "none, and <b>depends</b> otherwise. Where the published figures themselves do not bear the "
    "sentence out, the verdict is <b>inconsistent_source</b>."
)
_UNITS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}


@dataclass(frozen=True)
class PublishedRow:
    axes: dict[str, Any]
    times_s: dict[str, float | None]


@dataclass(frozen=True)
class Claim:
    text: str
    faster: str
    than: tuple[str, ...]
    ranges: dict[str, tuple[float, float]]


@dataclass(frozen=True)
class Published:
    """The `published` block of a scenario, checked."""

    scenario: str
    source: str
    operation: str | None
    dtype: str | None
    yardstick: str | None
    reference: str | None
    columns: tuple[str, ...]
    rows: tuple[PublishedRow, ...]
    claims: tuple[Claim, ...] = ()

    @property
    def kernels(self) -> list[str]:
        return [column for column in self.columns if column != self.yardstick]


@dataclass
class RatioRow:
    """One kernel at one shape: published ratio, measured ones by cache state, verdict."""

    shape: str
    kernel: str
    published: float | None
    measured: dict[str, float] = field(default_factory=dict)
    verdict: str = "not_testable"
    why: str = ""


@dataclass
class ClaimRow:
    text: str
    published: tuple[int, int]
    measured: dict[str, tuple[int, int]]
    verdict: str


@dataclass
class Comparison:
    published: Published
    labels: list[str]
    ratios: list[RatioRow]
    claims: list[ClaimRow]
    shapes: list[str]

    @property
    def testable(self) -> bool:
        return any(row.measured for row in self.ratios)

    def counts(self) -> dict[str, int]:
        verdicts = ("holds", "depends", "fails", "not_testable")
        return {verdict: sum(row.verdict == verdict for row in self.ratios)
                for verdict in verdicts}


def published_of(runs: list[Run]) -> list[Published]:
    """The published figures of all scenarios in these runs, each scenario once (the last run's)."""
    found: dict[str, Published] = {}
    for run in sorted(runs, key=lambda run: run.started_at):
        for index, scenario in enumerate(run.header["scenarios"]):
            if scenario.get("published") is not None:
                where = f"{run.path}: header, key 'scenarios[{index}].published'"
                found[str(scenario.get("name"))] = read_published(scenario, where)
    return list(found.values())


def read_published(scenario: dict[str, Any], where: str) -> Published:
    """Checks the block. Raises RecordError naming the key at fault."""
    block = scenario["published"]
    if not isinstance(block, dict):
        raise RecordError(f"{where}: is not a mapping; see scenarios/ for one that is")
    unit = block.get("unit", "us")
    if unit not in _UNITS:
        raise RecordError(f"{where}.unit: value {unit!r} is none of {', '.join(_UNITS)}")
    columns = block.get("columns")
    if not isinstance(columns, list) or not columns:
        raise RecordError(f"{where}.columns: a list of names is needed, one for each time of a row")
    columns = tuple(str(column) for column in columns)
    rows = []
    for index, row in enumerate(_list(block, "rows", where)):
        at = f"{where}.rows[{index}]"
        if not isinstance(row, dict) or not isinstance(row.get(unit), list):
            raise RecordError(f"{at}: needs the axes of a shape and a list '{unit}' of times")
        times = [_number(value, f"{at}.{unit}") for value in row[unit]]
        if len(times) != len(columns):
            raise RecordError(f"{at}.{unit}: {len(times)} times for {len(columns)} columns; write "
                              "null where nothing was published")
        if any(value is not None and value <= 0 for value in times):
            raise RecordError(f"{at}.{unit}: a time is not above 0; write null where nothing was "
                              "published")
        axes = {str(axis): _coordinate(value) for axis, value in row.items() if axis != unit}
        scaled = [None if value is None else value * _UNITS[unit] for value in times]
        rows.append(PublishedRow(axes, dict(zip(columns, scaled))))
    yardstick = block.get("yardstick", "framework" if "framework" in columns else None)
    kernels = [column for column in columns if column != yardstick]
    # The most widely published kernel divides best.
    widest = max(kernels, default=None,
                 key=lambda column: sum(row.times_s[column] is not None for row in rows))
    reference = block.get("reference", widest)
    for key, name in (("yardstick", yardstick), ("reference", reference)):
        if name is not None and name not in columns:
            raise RecordError(f"{where}.{key}: value {name!r} is none of the columns "
                              f"({', '.join(columns)})")
    claims = tuple(_claim(claim, f"{where}.claims[{index}]")
                   for index, claim in enumerate(_list(block, "claims", where)))
    return Published(str(scenario.get("name")), str(block.get("source", "")),
                     block.get("operation"), block.get("dtype"), yardstick, reference, columns,
                     tuple(rows), claims)


def compare(published: Published, device: Device) -> Comparison:
    """Ratios and verdicts of one device."""
    ratios = []
    labels: set[str] = set()
    measured = [_measured(published, row, device) for row in published.rows]
    names = [_shape_name(row) for row in published.rows]
    for row, cells, shape in zip(published.rows, measured, names):
        for kernel in published.kernels:
            if kernel == published.reference or row.times_s[kernel] is None:
                continue
            ratio = _quotient(row.times_s.get(published.reference), row.times_s[kernel])
            result = RatioRow(shape, kernel, ratio)
            for label, times in cells.items():
                value = _quotient(times.get(published.reference), times.get(kernel))
                if value is not None:
                    result.measured[label] = value
            labels |= set(result.measured)
            result.verdict, result.why = _verdict(ratio, result.measured)
            if not result.measured:
                result.why = _why_missing(published, row, device, kernel)
            ratios.append(result)
    claims = [_judge(claim, published, measured) for claim in published.claims]
    return Comparison(published, sorted(labels), ratios, claims, names)


def agreement(published: float, measured: float) -> str:
    """"agrees", "same side, other size", or "other side" of 1."""
    if _side(published) * _side(measured) < 0:
        return "other side"
    if max(published / measured, measured / published) > FACTOR:
        return "same side, other size"
    return "agrees"


# ---- Detail -------------------------------------------------------------------------------------


def _verdict(published: float | None, measured: dict[str, float]) -> tuple[str, str]:
    if published is None or not measured:
        return "not_testable", "nothing to divide by was published" if published is None else ""
    found = {label: agreement(published, value) for label, value in measured.items()}
    kinds = set(found.values())
    if kinds == {"agrees"}:
        return "holds", ""
    if kinds == {"other side"}:
        return "fails", "other side of 1"
    if len(kinds) == 1:
        return "depends", "on the device: " + kinds.pop()
    return "depends", "on the cache: " + "; ".join(f"{label} {kind}"
                                                   for label, kind in sorted(found.items()))


def _judge(claim: Claim, published: Published, measured: list[dict]) -> ClaimRow:
    covered = [index for index, row in enumerate(published.rows)
               if all(isinstance(row.axes.get(axis), (int, float))
                      and low <= row.axes[axis] <= high
                      for axis, (low, high) in claim.ranges.items())]

    def score(times_of: list[dict[str, float | None]]) -> tuple[int, int]:
        quotients = [_quotient(times.get(other), times.get(claim.faster))
                     for times in times_of for other in claim.than]
        known = [value for value in quotients if value is not None]
        return sum(value > 1 for value in known), len(known)

    source = score([published.rows[index].times_s for index in covered])
    labels = sorted({label for index in covered for label in measured[index]})
    scores = {label: score([measured[index].get(label, {}) for index in covered])
              for label in labels}
    scores = {label: (won, total) for label, (won, total) in scores.items() if total}
    if source[1] and 2 * source[0] <= source[1]:
        verdict = "inconsistent_source"
    elif not scores:
        verdict = "not_testable"
    else:
        wins = {2 * won > total for won, total in scores.values()}
        verdict = "depends" if len(wins) == 2 else "holds" if True in wins else "fails"
    return ClaimRow(claim.text, source, scores, verdict)


def _candidates(published: Published, row: PublishedRow, device: Device) -> list[Row]:
    """Rows of a published shape with the documented tuning and nothing unusual about them."""
    found = []
    for candidate in device.rows:
        if not candidate.default_variant:
            continue
        if published.operation and candidate.operation != published.operation:
            continue
        if published.dtype and candidate.dtypes != published.dtype:
            continue
        if any(candidate.problem.get(axis) != value for axis, value in row.axes.items()):
            continue
        length = _length_axis(candidate.problem)
        extra = {axis for axis, _ in split(candidate.problem, length).group} - set(row.axes)
        if not extra:
            found.append(candidate)
    return found


def _measured(published: Published, row: PublishedRow,
              device: Device) -> dict[str, dict[str, float]]:
    """Condition label -> kernel -> seconds."""
    cells: dict[str, dict[str, float]] = {}
    for candidate in _candidates(published, row, device):
        if candidate.timed:
            label = device.label(Condition(candidate.cache, candidate.timer))
            if not published.dtype:
                label += f" {candidate.dtypes}"
            cells.setdefault(label, {})[candidate.kernel] = candidate.median_s
    return cells


def _why_missing(published: Published, row: PublishedRow, device: Device, kernel: str) -> str:
    candidates = _candidates(published, row, device)
    for name in (kernel, published.reference):
        of_kernel = [candidate for candidate in candidates if candidate.kernel == name]
        if not of_kernel:
            return f"{name} was not run at this shape"
        if not any(candidate.timed for candidate in of_kernel):
            return f"{name}: {of_kernel[0].disposition}" + (
                f", {of_kernel[0].reason}" if of_kernel[0].reason else "")
    return "no cache state has both kernels"


def _shape_name(row: PublishedRow) -> str:
    length = _length_axis(row.axes)
    return label_of(split(row.axes, length), length)


def _length_axis(axes: dict[str, Any]) -> str | None:
    return next((axis for axis in LENGTH_AXES if axis in axes), None)


def _side(ratio: float) -> int:
    if abs(ratio - 1) <= TIE:
        return 0
    return 1 if ratio > 1 else -1


def _quotient(above: float | None, below: float | None) -> float | None:
    return None if above is None or below is None else above / below


def _list(block: dict[str, Any], key: str, where: str) -> list[Any]:
    value = block.get(key, [])
    if not isinstance(value, list):
        raise RecordError(f"{where}.{key}: is not a list")
    return value


def _coordinate(value: Any) -> Any:
    """A whole number where it is one, else the word."""
    try:
        return int(value)
    except (TypeError, ValueError):
        return str(value)


def _number(value: Any, where: str) -> float | None:
    """A number; words are read too, since YAML scalars may arrive as text."""
    if value is None or value in ("null", "~", ""):
        return None
    try:
        if isinstance(value, bool):
            raise ValueError
        return float(value)
    except (TypeError, ValueError):
        raise RecordError(f"{where}: value {value!r} is not a number; write null where nothing was "
                          "published") from None


def _claim(claim: Any, where: str) -> Claim:
    if not isinstance(claim, dict):
        raise RecordError(f"{where}: is not a mapping")
    for key in ("text", "faster", "than"):
        if not claim.get(key):
            raise RecordError(f"{where}.{key}: is missing")
    than = claim["than"] if isinstance(claim["than"], list) else [claim["than"]]
    ranges = {}
    for axis, ends in (claim.get("shapes") or {}).items():
        if not isinstance(ends, list) or len(ends) != 2:
            raise RecordError(f"{where}.shapes.{axis}: is not an inclusive range [low, high]")
        low, high = (_number(end, f"{where}.shapes.{axis}") for end in ends)
        ranges[str(axis)] = (-math.inf if low is None else low, math.inf if high is None else high)
    return Claim(str(claim["text"]), str(claim["faster"]), tuple(str(name) for name in than),
                 ranges)
