"""Kinds `faster` and `ordering`: one kernel beats others over a range of shapes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roofmax_reports.analysis import Device, quotient
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.rows import comparisons_of, outcomes_of, why_missing
from roofmax_reports.claims.verdicts import bears, combined, side
from roofmax_reports.records import Row

RULE = (
    "<b>faster</b>, <b>ordering</b>: a comparison is won, lost or tied when the whole 95% interval "
    "of its ratio is. The claim <b>holds</b> when more than the stated share (usually half) of all "
    "comparisons is won, <b>fails</b> when that can no longer be reached, and <b>depends</b> while "
    "comparisons that are missing or too close to tell decide."
)


def _faster(values: dict[str, Any], _: str):
    return _won_pairs([(values["faster"], other) for other in values["than"]], values["share"])


def _ordering(values: dict[str, Any], _: str):
    order = values["order"]
    return _won_pairs(list(zip(order, order[1:])), values["share"])


def _won_pairs(pairs: list[tuple[str, str]], share: float):
    names = tuple(dict.fromkeys(name for pair in pairs for name in pair))

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        comparisons = comparisons_of(claim, published, pairs)
        if not comparisons:
            return Verdict("not_testable", "its source prints no figures for it")
        shown = sum(side(row.times_s[slow] / row.times_s[fast]) > 0
                        for row, fast, slow in comparisons)
        printed = f"{shown} of {len(comparisons)} comparisons"
        tallies = {}
        for label, outcomes in outcomes_of(comparisons, published, device, race).items():
            tallies[label] = _Tally(outcomes["won"], outcomes["lost"], outcomes["tied"],
                                    outcomes["open"], outcomes["missing"], share)
        if not bears(shown, len(comparisons), share):
            return Verdict("inconsistent_source",
                           f"its own figures show it in {printed} only", printed,
                           {label: str(tally) for label, tally in tallies.items()})
        return combined(tallies, printed, lambda: why_missing(
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
        if bears(self.won, self.total, self.share):
            return "holds"
        if not bears(self.won + self.open + self.missing, self.total, self.share):
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


def race(fast: Row, slow: Row) -> str:
    """"won", "lost" or "tied" by the first of the two, or "open"."""
    if "launch_bound" in fast.flags and "launch_bound" in slow.flags:
        return "open"  # the launch is what was measured
    ratio = quotient(slow, fast)
    low = side(ratio.low)
    return {1: "won", -1: "lost", 0: "tied"}[low] if low == side(ratio.high) else "open"


KINDS: dict[str, Prepare] = {"faster": _faster, "ordering": _ordering}
