"""Sentences of a source, as data in a scenario's `published.claims`, and the verdicts that records
give on them. No verdict is written down anywhere: each is computed here.

A claim is tested at the shapes for which its source printed figures. What was not measured, and
what is too close to tell, stays open; open comparisons are never counted for a claim.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from roofmax_reports import units
from roofmax_reports.analysis import Condition, Device, Quotient, quotient
from roofmax_reports.records import RecordError, Row, median

if TYPE_CHECKING:
    from roofmax_reports.published import Published, PublishedRow

TIE = 0.05
FACTOR = 1.5
RULE = (
    "Each claim is tested at the shapes for which its source printed figures, with the documented "
    f"tunings, in every cache state measured. A ratio within {TIE:.0%} of 1 is a tie, neither won "
    "nor lost. <b>faster</b>, <b>ordering</b>: a comparison is won, lost or tied when the whole "
    "95% interval of its ratio is; the claim <b>holds</b> when more than the stated share (usually "
    "half) of all comparisons is won, <b>fails</b> when that can no longer be reached, and "
    "<b>depends</b> while comparisons that are missing or too close to tell decide. "
    f"<b>ratio</b>: holds within a factor (usually {FACTOR:g}) of the published ratio and on its "
    "side of 1, fails on another side (a tie is a side of its own), depends on the size between. "
    "<b>costs_occupancy</b>: of two kernels at one shape, the one that holds more registers and "
    "shared memory a thread has the lower occupancy and is slower; holds when that is so in more "
    "than the stated share of all pairs, fails when it is so in none, depends on the shape "
    "between. <b>limit</b>: which lengths a kernel takes. <b>traffic</b>: bytes, tensor passes "
    "(bytes over those of the result) or launches of two kernels, as their algorithms count them, "
    "and as the device counted where the record has that; stated numbers hold within "
    f"{TIE:.0%}, a ratio like any ratio, and fewer bytes than any implementation must move "
    "contradict the shape. <b>time</b>: a stated time in which the compulsory bytes would have to "
    "move faster than the memory that the claim names, and than every ceiling here, contradicts "
    "its shape; a possible one can be tested on the device that it names, within a factor of "
    f"{FACTOR:g}, and on no other. Where the source does not state the whole shape, such a time is "
    "never a contradiction, nor one that differs a failure. <b>launch_cost</b>: the stated time of "
    "a launch beside that of an empty one on the device at hand; holds within a factor of "
    f"{FACTOR:g}. A timer that leaves out what the host spends gives the device's part alone: it "
    "fails where that is already too long, and else depends on the host's. <b>arithmetic</b>: the "
    f"stated numbers follow from the stated formula within {TIE:.0%}, or the source contradicts "
    "itself. "
    "Where cache "
    "states differ, the verdict is <b>depends</b>; where the source contradicts itself, it is "
    "<b>inconsistent_source</b>; where nothing was measured, <b>not_testable</b>."
)


@dataclass(frozen=True)
class Verdict:
    """What became of a claim. `measured` is by cache state."""

    verdict: str
    why: str = ""
    published: str = units.NOTHING
    measured: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Claim:
    id: str
    text: str
    kind: str
    ranges: dict[str, tuple[float, float]]
    words: dict[str, str]  # axes that hold words
    shape: dict[str, Any]  # the one shape that it is about, if it is
    names: tuple[str, ...]  # kernels that it speaks of
    judge: Callable[[Claim, Published, Device], Verdict]

    def covers(self, row: PublishedRow) -> bool:
        return all(isinstance(row.axes.get(axis), (int, float)) and low <= row.axes[axis] <= high
                   for axis, (low, high) in self.ranges.items()) and all(
                       row.axes.get(axis, row.defaults.get(axis)) == word
                       for axis, word in self.words.items())

    @property
    def conditions(self) -> dict[str, str]:
        """Axis -> where the claim speaks of it."""
        return {**{axis: _span(low, high) for axis, (low, high) in self.ranges.items()},
                **self.words}


@dataclass(frozen=True)
class ClaimRow:
    """A claim with its verdict on one device: a line of the table."""

    id: str
    text: str
    kind: str
    source: str
    published: str
    measured: dict[str, str]
    verdict: str
    why: str


def read(entry: Any, where: str) -> Claim:
    """Checks one entry of `published.claims`. Raises RecordError naming the key at fault."""
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: is not a mapping")
    kind = str(entry.get("kind", "faster"))
    if kind not in _KINDS:
        raise RecordError(f"{where}.kind: value {kind!r} is none of {', '.join(_KINDS)}")
    needed, optional, prepare = _KINDS[kind]
    known = ("id", "text", "kind", *needed, *optional)
    for key in entry:
        if key not in known:
            raise RecordError(f"{where}.{key}: is unknown in a claim of kind {kind}; the keys are "
                              f"{', '.join(known)}")
    for key in ("text", *needed):
        if not entry.get(key):
            raise RecordError(f"{where}.{key}: is missing")
    ranges, words = {}, {}
    for axis, value in _mapping(entry, "shapes", where).items():
        if isinstance(value, str):
            words[str(axis)] = value
        else:
            ranges[str(axis)] = _range(value, f"{where}.shapes.{axis}")
    shape = {str(axis): coordinate(value)
             for axis, value in _mapping(entry, "shape", where).items()}
    for axis, value in shape.items():
        if isinstance(value, str):
            words[axis] = value
        else:
            ranges[axis] = (value, value)
    names, judge = prepare(entry, where)
    return Claim(str(entry.get("id", "")), str(entry["text"]), kind, ranges, words, shape, names,
                 judge)


def judge(claim: Claim, published: Published, device: Device) -> ClaimRow:
    found = claim.judge(claim, published, device)
    conditions = device.as_declared(published.operation, claim.conditions)
    stated, assumed = ([f"{axis}={value}" for axis, value in conditions.items()
                        if (axis in published.assumed) == is_assumed]
                       for is_assumed in (False, True))
    source = ", ".join(part for part in (published.source, *stated) if part)
    if assumed:
        source += f"; measured here at {', '.join(assumed)}"
    return ClaimRow(claim.id, claim.text, claim.kind, source, found.published, found.measured,
                    found.verdict, found.why)


def agreement(published: float, measured: float, factor: float = FACTOR) -> str:
    """"agrees", "same side, other size", or what it is instead: "other side" of 1, "a tie"
    where one was ahead, "no tie" where none was."""
    if _side(published) != _side(measured):
        return {0: "a tie"}.get(_side(measured), "other side" if _side(published) else "no tie")
    if max(published / measured, measured / published) > factor:
        return "same side, other size"
    return "agrees"


def agreements(published: float, measured: Quotient, factor: float = FACTOR) -> set[str]:
    """All that the interval of a measured ratio leaves possible."""
    low, high = max(measured.low, 1e-9), min(measured.high, 1e9)
    between = (value for value in (1.0, published) if low < value < high)
    return {agreement(published, value, factor) for value in (low, measured.value, high, *between)}


def timed_by_label(published: Published, device: Device,
                   row: PublishedRow) -> dict[str, dict[str, Row]]:
    """Cache state -> kernel, with its tuning unless that is the documented one -> the row that
    timed it at a published shape."""
    cells: dict[str, dict[str, Row]] = {}
    for found in device.rows_at(published.operation, published.dtype, row.axes):
        if found.timed:
            label = device.label(Condition(found.cache, found.timer))
            if not published.dtype:
                label += f" {found.dtypes}"
            cells.setdefault(label, {})[found.name] = found
    return cells


def why_missing(published: Published, device: Device, row: PublishedRow,
                names: tuple[str, ...]) -> str:
    """Why the first of these kernels that lacks a time at a published shape does so."""
    rows = device.rows_at(published.operation, published.dtype, row.axes)
    for name in names:
        of_kernel = [candidate for candidate in rows if candidate.name == name]
        if not of_kernel:
            if name == published.yardstick and all(other.name != name for other in device.rows):
                return f"no row of a kernel '{name}': roofmax does not measure it"
            return f"{name} was not run at this shape"
        if not any(candidate.timed for candidate in of_kernel):
            return f"{name}: {of_kernel[0].disposition}" + (
                f", {of_kernel[0].reason}" if of_kernel[0].reason else "")
    return "no cache state has all of them"


# ---- Kinds `faster` and `ordering`: one kernel beats others over a range of shapes ---------------


def _faster(entry: dict[str, Any], where: str):
    first, others = str(entry["faster"]), _names(entry, "than", where)
    return _won_pairs([(first, other) for other in others], entry, where)


def _ordering(entry: dict[str, Any], where: str):
    order = _names(entry, "order", where)
    if len(order) < 2:
        raise RecordError(f"{where}.order: at least two names are needed, fastest first")
    return _won_pairs(list(zip(order, order[1:])), entry, where)


def _won_pairs(pairs: list[tuple[str, str]], entry: dict[str, Any], where: str):
    share = _share(entry, where)
    names = tuple(dict.fromkeys(name for pair in pairs for name in pair))

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        comparisons = _comparisons(claim, published, pairs)
        if not comparisons:
            return Verdict("not_testable", "its source prints no figures for it")
        borne_out = sum(_side(row.times_s[slow] / row.times_s[fast]) > 0
                        for row, fast, slow in comparisons)
        printed = f"{borne_out} of {len(comparisons)} comparisons"
        tallies = {}
        for label, outcomes in _outcomes(comparisons, published, device, _race).items():
            tallies[label] = _Tally(outcomes["won"], outcomes["lost"], outcomes["tied"],
                                    outcomes["open"], outcomes["missing"], share)
        if not _bears(borne_out, len(comparisons), share):
            return Verdict("inconsistent_source",
                           f"its own figures bear it out in {printed} only", printed,
                           {label: str(tally) for label, tally in tallies.items()})
        return _combined(tallies, printed, lambda: why_missing(
            published, device, comparisons[0][0], comparisons[0][1:]))

    return names, decide


@dataclass(frozen=True)
class _Tally:
    """Comparisons of one cache state."""

    won: int
    lost: int
    tied: int
    open: int
    missing: int
    share: float

    @property
    def total(self) -> int:
        return self.won + self.lost + self.tied + self.open + self.missing

    @property
    def measured(self) -> int:
        return self.total - self.missing

    @property
    def verdict(self) -> str:
        if _bears(self.won, self.total, self.share):
            return "holds"
        if not _bears(self.won + self.open + self.missing, self.total, self.share):
            return "fails"
        return "depends"

    @property
    def why(self) -> str:
        return " and ".join(f"{count} of {self.total} comparisons {what}" for count, what in (
            (self.missing, "not measured"), (self.open, "too close to tell")) if count)

    def __str__(self) -> str:
        details = [f"{count} {what}" for count, what in (
            (self.tied, "tied"), (self.open, "too close to tell"),
            (self.missing, "not measured")) if count]
        return ", ".join([f"{self.won} of {self.total}", *details])


def _combined(tallies: dict[str, Any], printed: str, reason: Callable[[], str]) -> Verdict:
    """One verdict from those of the cache states."""
    tallies = {label: tally for label, tally in sorted(tallies.items()) if tally.measured}
    shown = {label: str(tally) for label, tally in tallies.items()}
    if not tallies:
        return Verdict("not_testable", reason(), printed)
    verdicts = {tally.verdict for tally in tallies.values()}
    whys = {label: tally.why for label, tally in tallies.items() if tally.verdict == "depends"}
    if verdicts == {"depends"} and len(set(whys.values())) == 1:
        return Verdict("depends", f"on {next(iter(whys.values()))}", printed, shown)
    if len(verdicts) == 1 and not whys:
        return Verdict(verdicts.pop(), "", printed, shown)
    return Verdict("depends", "on the cache: " + "; ".join(
        f"{label} {tally.verdict}" + (f" on {whys[label]}" if whys.get(label) else "")
        for label, tally in tallies.items()), printed, shown)


def _comparisons(claim: Claim, published: Published, pairs: list[tuple[str, str]]):
    """(published row, first, second) where the source printed both times."""
    return [(row, first, second) for row in published.rows if claim.covers(row)
            for first, second in pairs
            if row.times_s.get(first) is not None and row.times_s.get(second) is not None]


def _outcomes(comparisons, published: Published, device: Device,
              outcome: Callable[[Row, Row], str]) -> dict[str, _Outcomes]:
    """By cache state; "missing" where a row has no time."""
    cells = {id(row): timed_by_label(published, device, row) for row, _, _ in comparisons}
    labels = sorted({label for found in cells.values() for label in found})
    found = {}
    for label in labels:
        found[label] = _Outcomes()
        for row, first, second in comparisons:
            times = cells[id(row)].get(label, {})
            both = first in times and second in times
            found[label].add(outcome(times[first], times[second]) if both else "missing",
                             device.shape_name(published.operation, row.axes))
    return found


class _Outcomes(Counter):
    """How often each was found, and at which shapes."""

    def __init__(self):
        super().__init__()
        self.shapes: dict[str, list[str]] = {}

    def add(self, outcome: str, shape: str) -> None:
        self[outcome] += 1
        at = self.shapes.setdefault(outcome, [])
        if shape not in at:
            at.append(shape)


def _race(fast: Row, slow: Row) -> str:
    if "launch_bound" in fast.flags and "launch_bound" in slow.flags:
        return "open"  # the launch is what was measured
    ratio = quotient(slow, fast)
    side = _side(ratio.low)
    return {1: "won", -1: "lost", 0: "tied"}[side] if side == _side(ratio.high) else "open"


# ---- Kind `ratio`: how much faster at one shape --------------------------------------------------


def _ratio(entry: dict[str, Any], where: str):
    kernel, over = str(entry["kernel"]), str(entry["over"])
    stated = _positive(entry, "ratio", where)
    band = _positive(entry, "band", where) or FACTOR

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        row = next((row for row in published.rows if claim.covers(row)), None)
        times = row.times_s if row else {}
        printed = (times[over] / times[kernel]
                   if times.get(over) and times.get(kernel) else None)
        target = stated or printed
        if target is None or row is None:
            return Verdict("not_testable", "its source prints no figures for it")
        shown = units.ratio(target)
        cells = timed_by_label(published, device, row)
        ratios = {label: quotient(found[over], found[kernel])
                  for label, found in sorted(cells.items()) if over in found and kernel in found}
        measured = {label: units.ratio(ratio.value) for label, ratio in ratios.items()}
        if stated and printed and abs(printed / stated - 1) > TIE:
            return Verdict("inconsistent_source", f"the sentence says {shown}, the figures "
                           f"{units.ratio(printed)}", shown, measured)
        if not ratios:
            return Verdict("not_testable", why_missing(published, device, row, (over, kernel)),
                           shown)
        return ratio_verdict(target, ratios, shown, measured, band)

    return (kernel, over), decide


def ratio_verdict(target: float, ratios: dict[str, Quotient], shown: str = units.NOTHING,
                  measured: dict[str, str] | None = None, band: float = FACTOR,
                  on: str = "the cache") -> Verdict:
    """A published ratio beside measured ones, by cache state (or what else `on` says)."""
    found = {label: agreements(target, ratio, band) for label, ratio in sorted(ratios.items())}
    kinds = set.union(*found.values())
    measured = measured or {}
    if kinds == {"agrees"}:
        return Verdict("holds", "", shown, measured)
    if "agrees" not in kinds and "same side, other size" not in kinds:
        return Verdict("fails", " or ".join(_INSTEAD[kind] for kind in sorted(kinds)), shown,
                       measured)
    if len(kinds) == 1:
        factors = [units.ratio(max(target / ratio.value, ratio.value / target))
                   for _, ratio in sorted(ratios.items())]
        return Verdict("depends", f"on the size: same side of 1, but a factor of "
                       f"{' and '.join(dict.fromkeys(factors))} from the published ratio",
                       shown, measured)
    unsure = [label for label, possible in found.items() if len(possible) > 1]
    if len(unsure) == len(found) and len({frozenset(kind) for kind in found.values()}) == 1:
        return Verdict("depends", f"on noise: {' or '.join(sorted(kinds))}", shown, measured)
    return Verdict("depends", f"on {on}: " + "; ".join(
        f"{label} {' or '.join(sorted(possible))}" for label, possible in found.items()),
        shown, measured)


_INSTEAD = {"other side": "other side of 1", "a tie": "a tie here, none as published",
            "no tie": "a tie as published, none here"}


# ---- Kind `costs_occupancy`: more held per thread, fewer threads resident, slower ----------------


def _costs_occupancy(entry: dict[str, Any], where: str):
    heavy, light = _names(entry, "heavy", where), str(entry["light"])
    share = _share(entry, where)

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        comparisons = _comparisons(claim, published, [(name, light) for name in heavy])
        if not comparisons:
            return Verdict("not_testable", "its source prints no figures for it")
        tallies = {label: _OccupancyTally(outcomes, share) for label, outcomes
                   in _outcomes(comparisons, published, device, _weigh).items()}
        printed = f"{len(comparisons)} comparisons"

        def reason() -> str:
            kinds = {kind for tally in tallies.values() for kind in tally.outcomes}
            if "unknown" in kinds:
                return "the rows carry no static facts (registers, occupancy)"
            if "not_heavier" in kinds:
                return f"none of {', '.join(heavy)} holds more a thread than {light} here"
            return why_missing(published, device, comparisons[0][0], comparisons[0][1:])

        return _combined(tallies, printed, reason)

    return (*heavy, light), decide


@dataclass(frozen=True)
class _OccupancyTally:
    """Comparisons of one cache state, by what `_weigh` found."""

    outcomes: _Outcomes
    share: float

    @property
    def measured(self) -> int:
        """Pairs that can be weighed: one holds more, and both have a time."""
        return sum(self.outcomes[kind] for kind in ("slower", "not_slower", "open", "not_lower"))

    @property
    def absent(self) -> int:
        return self.outcomes["missing"] + self.outcomes["unknown"]

    @property
    def total(self) -> int:
        return self.measured + self.outcomes["not_heavier"] + self.absent

    @property
    def verdict(self) -> str:
        if _bears(self.outcomes["slower"], self.total, self.share):
            return "holds"
        if (not self.outcomes["slower"] and not self.outcomes["open"]
                and not _bears(self.absent, self.total, self.share)):
            return "fails"
        return "depends"

    @property
    def why(self) -> str:
        reasons = []
        if self.outcomes["slower"]:
            reasons.append(f"the shape: slower in {self.outcomes['slower']} of {self.total} "
                           f"comparisons (at {', '.join(self.outcomes.shapes['slower'])})")
        for count, what in ((self.outcomes["open"], "too close to tell"),
                            (self.absent, "without time or static facts")):
            if count:
                reasons.append(f"{count} of {self.total} comparisons {what}")
        return " and ".join(reasons)

    def __str__(self) -> str:
        lower = self.measured - self.outcomes["not_lower"]
        details = [f"{count} {what}" for count, what in (
            (self.outcomes["not_heavier"], "not heavier"),
            (self.outcomes["open"], "too close to tell"),
            (self.absent, "without time or static facts")) if count]
        return ", ".join([f"lower occupancy in {lower} of {self.total}, and slower too in "
                          f"{self.outcomes['slower']} of these", *details])


def _weigh(heavy: Row, light: Row) -> str:
    facts = (heavy.static, light.static)
    if any(fact is None or fact.occupancy is None or fact.bytes_per_thread is None
           for fact in facts):
        return "unknown"
    if heavy.static.bytes_per_thread <= light.static.bytes_per_thread:
        return "not_heavier"
    if heavy.static.occupancy >= light.static.occupancy:
        return "not_lower"
    return {"won": "slower", "open": "open"}.get(_race(light, heavy), "not_slower")


# ---- Kind `limit`: which lengths a kernel takes --------------------------------------------------


def _limit(entry: dict[str, Any], where: str):
    kernel, axis = str(entry["kernel"]), str(entry["axis"])
    stated = {}
    for name, value in _mapping(entry, "stated", where).items():
        stated[str(name)] = _positive({name: value}, name, f"{where}.stated")
        if stated[str(name)] is None:
            raise RecordError(f"{where}.stated.{name}: a number is needed")

    def decide(_: Claim, published: Published, device: Device) -> Verdict:
        ran = [row.axes[axis] for row in published.rows
               if row.times_s.get(kernel) is not None and axis in row.axes]
        printed = "; ".join([f"{name}: {limit:g}" for name, limit in stated.items()]
                            + ([f"largest figure printed: {max(ran)}"] if ran else []))
        accepted, refused = _taken(kernel, axis, published, device)
        evidence = " and ".join(
            ([f"runs at {axis} = {accepted}"] if accepted is not None else [])
            + ([f"is refused at {axis} = {refused[0]} ({refused[1]})"] if refused else []))
        measured = {"any cache": evidence} if evidence else {}
        smallest, largest = min(stated.values()), max(stated.values())
        if largest > smallest or (ran and max(ran) > largest):
            beyond = [f"{name} ({limit:g})" for name, limit in stated.items()
                      if accepted is not None and accepted > limit]
            why = f"it says {' and '.join(f'{limit:g} ({name})' for name, limit in stated.items())}"
            if ran:
                why += f", and prints figures to {max(ran)}"
            if beyond:
                why += f"; here it runs beyond {' and '.join(beyond)}"
            return Verdict("inconsistent_source", why, printed, measured)
        if refused and refused[0] <= largest:
            return Verdict("fails", f"refused at {refused[0]}", printed, measured)
        if accepted is None or accepted < largest:
            return Verdict("not_testable", f"{kernel} was not run at {axis} = {largest:g}",
                           printed, measured)
        if accepted > largest:
            return Verdict("fails", f"runs at {accepted}", printed, measured)
        if not refused:
            return Verdict("depends", f"on lengths beyond {largest:g}, which were not run",
                           printed, measured)
        return Verdict("holds", "", printed, measured)

    return (kernel,), decide


def _taken(kernel: str, axis: str, published: Published,
           device: Device) -> tuple[int | None, tuple[int, str] | None]:
    """The largest length that ran, and the smallest that was refused for its length, with why."""
    accepted, refused = None, None
    for row in device.rows:
        length = row.problem.get(axis)
        if row.name != kernel or not isinstance(length, int):
            continue
        if published.operation not in (None, row.operation) or published.dtype not in (
                None, row.dtypes):
            continue
        if row.timed:
            accepted = max(accepted or 0, length)
        elif row.disposition == "unsupported" and row.constraint == axis:
            refused = min(refused or (length, row.reason or ""), (length, row.reason or ""))
    return accepted, refused


# ---- Kind `traffic`: what two kernels move, or how often they are launched -----------------------


@dataclass(frozen=True)
class _Count:
    """What a claim of traffic counts: by the algorithm's model, and by the device."""

    modelled: Callable[[Row], float | None]
    counted: Callable[[Row], float | None]
    shown: Callable[[float], str]


def _passes(total: float | None, row: Row) -> float | None:
    return total / row.compulsory_write if total and row.compulsory_write else None


_COUNTS = {
    "bytes": _Count(lambda row: row.modelled_bytes, lambda row: row.dram_bytes,
                    lambda value: f"{units.gigabytes(value)} GB"),
    "passes": _Count(lambda row: _passes(row.modelled_bytes, row),
                     lambda row: _passes(row.dram_bytes, row),
                     lambda value: f"{units.significant(value)} passes"),
    "launches": _Count(lambda row: row.launches, lambda row: None,
                       lambda value: f"{value:g} launch{'' if value == 1 else 'es'}"),
}


def _traffic(entry: dict[str, Any], where: str):
    kernel, over, counts = str(entry["kernel"]), str(entry["over"]), str(entry["counts"])
    if counts not in _COUNTS:
        raise RecordError(f"{where}.counts: value {counts!r} is none of {', '.join(_COUNTS)}")
    ratio, band = _positive(entry, "ratio", where), _positive(entry, "band", where) or FACTOR
    stated = _numbers(entry, "stated", where)
    if any(value <= 0 for value in stated):
        raise RecordError(f"{where}.stated: numbers above 0 are needed")
    if stated and len(stated) != 2:
        raise RecordError(f"{where}.stated: two numbers are needed, of 'over' and of 'kernel'")
    if not stated and not ratio:
        raise RecordError(f"{where}: needs 'stated' or 'ratio'")
    count = _COUNTS[counts]

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        rows = device.rows_at(published.operation, published.dtype, claim.shape)
        pairs = {label: (above, below) for label, (above, below) in {
            source: (_agreed(rows, over, value), _agreed(rows, kernel, value))
            for source, value in (("modelled", count.modelled), ("counted", count.counted))
        }.items() if above and below}
        measured = {label: f"{count.shown(above)} to {count.shown(below)}, "
                           f"{units.ratio(above / below)}"
                    for label, (above, below) in pairs.items()}
        target = stated[0] / stated[1] if stated else ratio
        shown = units.ratio(target)
        if stated:
            shown = f"{count.shown(stated[0])} to {count.shown(stated[1])}, {shown}"
        if stated and ratio and not _is_near(target, ratio):
            return Verdict("inconsistent_source", f"the sentence says {units.ratio(ratio)}, the "
                           f"numbers {units.ratio(target)}", shown, measured)
        least = _agreed(rows, None, lambda row: row.compulsory_bytes)
        if stated and counts == "bytes" and least and min(stated) < least * (1 - TIE):
            return Verdict("inconsistent_source",
                           f"{count.shown(min(stated))} are less than the {count.shown(least)} "
                           "that any implementation must read and write at this shape", shown,
                           measured)
        if not pairs:
            return Verdict("not_testable", f"no row of both {over} and {kernel} at this shape says "
                           f"how many {counts}", shown)
        if not stated:
            exact = {label: Quotient(*[above / below] * 3)
                     for label, (above, below) in pairs.items()}
            return ratio_verdict(ratio, exact, shown, measured, band, on="who counts")
        return _stated_pair_verdict(stated, pairs, shown, measured, band)

    return (kernel, over), decide


def _stated_pair_verdict(stated: list[float], pairs: dict[str, tuple[float, float]], shown: str,
                         measured: dict[str, str], band: float) -> Verdict:
    target = stated[0] / stated[1]
    found = {}
    for label, pair in pairs.items():
        if all(_is_near(value, number) for value, number in zip(pair, stated)):
            found[label] = "holds"
        else:
            same = agreement(target, pair[0] / pair[1], band) in ("agrees", "same side, other size")
            found[label] = "depends" if same else "fails"
    verdicts = set(found.values())
    if verdicts == {"depends"}:
        return Verdict("depends", "on the size: fewer as stated, but not by these numbers", shown,
                       measured)
    if len(verdicts) == 1:
        return Verdict(verdicts.pop(), "", shown, measured)
    return Verdict("depends", "on who counts: " + "; ".join(
        f"{label} {verdict}" for label, verdict in found.items()), shown, measured)


def _agreed(rows: list[Row], name: str | None,
            value: Callable[[Row], float | None]) -> float | None:
    """What the rows of a kernel (or all) say, whatever their cache state: the median."""
    return median(found for row in rows if name in (None, row.name)
                  if (found := value(row)) is not None)


# ---- Kind `time`: whether a stated time is possible ----------------------------------------------


def _time(entry: dict[str, Any], where: str):
    kernels = _names(entry, "kernels", where)
    memory = _mapping(entry, "memory", where)
    _refuse_unknown(memory, ("name", "bytes_per_s"), f"{where}.memory")
    speed = _positive(memory, "bytes_per_s", f"{where}.memory")
    if speed is None or not memory.get("name"):
        raise RecordError(f"{where}.memory: needs a 'name' and 'bytes_per_s'")
    of_device = str(entry.get("device") or "")

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        stated = [(row, name, row.times_s[name]) for row in published.rows if claim.covers(row)
                  for name in kernels if row.times_s.get(name) is not None]
        shown = ", ".join(units.time(time) for _, _, time in stated) or units.NOTHING
        if not stated:
            return Verdict("not_testable", "its source prints no figures for it")
        sizes = {id(row): _agreed(device.rows_at(published.operation, published.dtype, row.axes),
                                  None, lambda found: found.compulsory_bytes)
                 for row, _, _ in stated}
        implied = [(sizes[id(row)] / time, row, name, time) for row, name, time in stated
                   if sizes[id(row)]]
        if not implied:
            return Verdict("not_testable", "no record says how many bytes these shapes must move",
                           shown)
        fastest, row, _, time = max(implied, key=lambda item: item[0])
        evidence = {"compulsory bytes": f"{_COUNTS['bytes'].shown(sizes[id(row)])} in "
                                        f"{units.time(time)} are {_terabytes(fastest)}"}
        ceilings = [ceiling.bytes_per_s for ceiling in device.ceilings if ceiling.cache == "cold"]
        if ceilings:
            evidence["fastest ceiling here"] = _terabytes(max(ceilings))
        impossible = sum(rate > max([speed, *ceilings]) for rate, _, _, _ in implied)
        why = (f"{impossible} of {len(implied)} times would need memory faster than "
               f"{memory['name']} ({_terabytes(speed)})")
        if impossible and not published.assumed:
            return Verdict("inconsistent_source", why, shown, evidence)
        if not _names_device(of_device, device):
            possible = (f"{why} at the {', '.join(published.assumed)} assumed here; in any case "
                        "the times of " if impossible
                        else "the times are possible, but those of ")
            return Verdict("not_testable", f"{possible}{of_device or 'another device'} cannot be "
                           "compared with this one's", shown, evidence)
        found = _times_verdict(stated, published, device, shown, evidence)
        if published.assumed and found.verdict == "fails":
            return Verdict("depends", f"on {', '.join(published.assumed)}, which the source "
                           "does not state", shown, found.measured)
        return found

    return kernels, decide


def _names_device(words: str, device: Device) -> bool:
    """Whether a device's name holds these words whole: "H100" is none of "H1000"."""
    return bool(words) and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", device.name,
                                     re.IGNORECASE) is not None


def _times_verdict(stated, published: Published, device: Device, shown: str,
                   evidence: dict[str, str]) -> Verdict:
    """Stated times beside those of the device that they are of, a comparison for each cache
    state."""
    near = total = 0
    for row, name, time in stated:
        for found in timed_by_label(published, device, row).values():
            if name in found:
                total += 1
                quotient_of_times = found[name].median_s / time
                near += 1 / FACTOR <= quotient_of_times <= FACTOR
    if not total:
        row, name, _ = stated[0]
        return Verdict("not_testable", why_missing(published, device, row, (name,)), shown,
                       evidence)
    evidence = {**evidence, "times": f"{near} of {total} within a factor of {FACTOR:g}"}
    if near in (0, total):
        return Verdict("holds" if near else "fails", "", shown, evidence)
    return Verdict("depends", "on the shape, the kernel or the cache", shown, evidence)


def _terabytes(bytes_per_s: float) -> str:
    return f"{units.significant(bytes_per_s / 1e12)} TB/s"


# ---- Kind `launch_cost`: what a launch costs beside an empty one ---------------------------------

# The timer that sees the host's part of a launch. `graph` sees none, nor does `event`, whose launch
# is enqueued while a gate kernel holds the device.
_HOST_TIMER = "wall"


def _launch_cost(entry: dict[str, Any], where: str):
    stated = _positive(entry, "stated", where)
    if stated is None:
        raise RecordError(f"{where}.stated: the seconds of a launch are needed")
    shown = units.time(stated)

    def decide(_: Claim, __: Published, device: Device) -> Verdict:
        if device.kind == "cpu":
            return Verdict("not_testable", "a CPU calls its kernels, it does not launch them",
                           shown)
        by_timer: dict[str, list[float]] = {}
        for run in device.runs:
            for timer, seconds in run.header["launch_floor_s"].items():
                if seconds:
                    by_timer.setdefault(timer, []).append(seconds)
        floors = {timer: median(found) for timer, found in sorted(by_timer.items())}
        if not floors:
            return Verdict("not_testable", "no record says what an empty launch takes", shown)
        measured = {f"{timer} timer": units.time(seconds) for timer, seconds in floors.items()}
        whole = floors.get(_HOST_TIMER)
        if whole is not None:
            is_near = 1 / FACTOR <= whole / stated <= FACTOR
            return Verdict("holds" if is_near else "fails", "", shown, measured)
        if min(floors.values()) > FACTOR * stated:
            return Verdict("fails", "the device's part alone takes longer", shown, measured)
        parts = ", ".join(f"{text} ({timer})" for timer, text in measured.items())
        return Verdict("depends", "on the host's part, which is not timed; the device's is "
                       f"{parts}", shown, measured)

    return (), decide


# ---- Kind `arithmetic`: numbers that follow from the source's own formula ------------------------


def _softmax(inputs: dict[str, Any], where: str) -> list[float]:
    """softmax of `logits`, whose denominator gains exp(`sink`) where one is given."""
    logits = _numbers(inputs, "logits", where)
    if not logits:
        raise RecordError(f"{where}.logits: is missing")
    sink = number(inputs.get("sink"), f"{where}.sink")
    terms = logits if sink is None else [*logits, sink]
    greatest = max(terms)
    total = sum(math.exp(term - greatest) for term in terms)
    return [math.exp(logit - greatest) / total for logit in logits]


def _transfer_time(inputs: dict[str, Any], where: str) -> list[float]:
    """Seconds of each of `passes` over a tensor of `elements` (a list of extents) of
    `element_bytes` bytes at `bytes_per_s`."""
    extents = _numbers(inputs, "elements", where)
    size = _positive(inputs, "element_bytes", where)
    passes = _numbers(inputs, "passes", where)
    speed = _positive(inputs, "bytes_per_s", where)
    if not (extents and size and passes and speed):
        raise RecordError(f"{where}: needs elements, element_bytes, passes and bytes_per_s")
    return [count * math.prod(extents) * size / speed for count in passes]


# Formula -> its inputs, what computes it, and how its numbers are shown.
_FORMULAS = {
    "softmax": (("logits", "sink"), _softmax, units.significant),
    "transfer_time": (("elements", "element_bytes", "passes", "bytes_per_s"), _transfer_time,
                      units.time),
}


def _arithmetic(entry: dict[str, Any], where: str):
    formula = str(entry["formula"])
    if formula not in _FORMULAS:
        raise RecordError(f"{where}.formula: value {formula!r} is none of {', '.join(_FORMULAS)}")
    known, compute, show = _FORMULAS[formula]
    inputs = _mapping(entry, "inputs", where)
    _refuse_unknown(inputs, known, f"{where}.inputs")
    computed = compute(inputs, f"{where}.inputs")
    if not all(map(math.isfinite, computed)):
        raise RecordError(f"{where}.inputs: a value is too large to compute with; check its unit")
    stated = _numbers(entry, "stated", where)
    if len(stated) != len(computed):
        raise RecordError(f"{where}.stated: {len(stated)} numbers where the formula gives "
                          f"{len(computed)}")

    def decide(_: Claim, __: Published, ___: Device) -> Verdict:
        shown, found = (", ".join(map(show, values)) for values in (stated, computed))
        agree = sum(_is_near(value, target) for value, target in zip(computed, stated))
        if agree == len(stated):
            return Verdict("holds", "", shown, {"arithmetic": found})
        return Verdict("inconsistent_source",
                       f"{len(stated) - agree} of {len(stated)} numbers do not follow from its own "
                       f"formula, which gives {found}", shown, {"arithmetic": found})

    return (), decide


# ---- Detail --------------------------------------------------------------------------------------

# Kind -> keys that it needs, keys that it may have, and what makes (names, judge) of an entry.
# harness/measure/scenario.cpp checks the same kinds and keys when it reads a scenario.
_KINDS = {
    "faster": (("faster", "than"), ("shapes", "share"), _faster),
    "ordering": (("order",), ("shapes", "share"), _ordering),
    "ratio": (("kernel", "over", "shape"), ("ratio", "band"), _ratio),
    "costs_occupancy": (("heavy", "light"), ("shapes", "share"), _costs_occupancy),
    "limit": (("kernel", "axis", "stated"), (), _limit),
    "traffic": (("kernel", "over", "shape", "counts"), ("stated", "ratio", "band"), _traffic),
    "time": (("kernels", "memory"), ("shapes", "device"), _time),
    "launch_cost": (("stated",), (), _launch_cost),
    "arithmetic": (("formula", "inputs", "stated"), (), _arithmetic),
}


def _bears(count: int, total: int, share: float) -> bool:
    """More than the share; all of them where the share is 1."""
    return total > 0 and (count == total if share >= 1 else count > share * total)


def _side(ratio: float) -> int:
    if abs(ratio - 1) <= TIE:
        return 0
    return 1 if ratio > 1 else -1


def _span(low: float, high: float) -> str:
    if low == high:
        return f"{low:.0f}"
    if math.isinf(high):
        return "any" if math.isinf(low) else f"from {low:.0f}"
    return f"to {high:.0f}" if math.isinf(low) else f"{low:.0f} to {high:.0f}"


def _mapping(entry: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    value = entry.get(key) or {}
    if not isinstance(value, dict):
        raise RecordError(f"{where}.{key}: is not a mapping")
    return value


def _refuse_unknown(mapping: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in mapping:
        if key not in known:
            raise RecordError(f"{where}.{key}: is unknown; the keys are {', '.join(known)}")


def _names(entry: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    names = entry[key] if isinstance(entry[key], list) else [entry[key]]
    if not all(isinstance(name, str) for name in names):
        raise RecordError(f"{where}.{key}: is not a list of names")
    return tuple(names)


def _numbers(entry: dict[str, Any], key: str, where: str) -> list[float]:
    """A list of numbers; empty where there is none."""
    values = entry.get(key) or []
    found = [number(value, f"{where}.{key}") for value in (
        values if isinstance(values, list) else [values])]
    if None in found:
        raise RecordError(f"{where}.{key}: numbers are needed")
    return found


def _is_near(value: float, target: float) -> bool:
    return abs(value - target) <= TIE * abs(target)


def _range(ends: Any, where: str) -> tuple[float, float]:
    if not isinstance(ends, list) or len(ends) != 2:
        raise RecordError(f"{where}: is not an inclusive range [low, high]")
    low, high = (number(end, where) for end in ends)
    low, high = -math.inf if low is None else low, math.inf if high is None else high
    if low > high:
        raise RecordError(f"{where}: value {ends!r} ends before it begins; write [low, high]")
    return low, high


def _share(entry: dict[str, Any], where: str) -> float:
    share = number(entry.get("share", 0.5), f"{where}.share")
    if share is None or not 0 <= share <= 1:
        raise RecordError(f"{where}.share: value {entry.get('share')!r} is not from 0 to 1")
    return share


def _positive(entry: dict[str, Any], key: str, where: str) -> float | None:
    value = number(entry.get(key), f"{where}.{key}")
    if value is not None and value <= 0:
        raise RecordError(f"{where}.{key}: value {entry[key]!r} is not above 0")
    return value


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
