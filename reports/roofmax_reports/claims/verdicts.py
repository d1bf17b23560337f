"""When a measured ratio agrees with a published one, and one verdict from those of several cache
states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Quotient
from roofmax_reports.claims.model import Verdict

TIE = 0.05
FACTOR = 1.5


def agreement(published: float, measured: float, factor: float = FACTOR) -> str:
    """"agrees", "same side, other size", or what it is instead: "other side" of 1, "a tie"
    where one was ahead, "no tie" where none was."""
    if side(published) != side(measured):
        return {0: "a tie"}.get(side(measured), "other side" if side(published) else "no tie")
    if max(published / measured, measured / published) > factor:
        return "same side, other size"
    return "agrees"


def agreements(published: float, measured: Quotient, factor: float = FACTOR) -> set[str]:
    """All that the interval of a measured ratio leaves possible."""
    low, high = max(measured.low, 1e-9), min(measured.high, 1e9)
    between = (value for value in (1.0, published) if low < value < high)
    return {agreement(published, value, factor) for value in (low, measured.value, high, *between)}


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


def combined(tallies: dict[str, Any], printed: str, reason: Callable[[], str]) -> Verdict:
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


def bears(count: int, total: int, share: float) -> bool:
    """More than the share; all of them where the share is 1."""
    return total > 0 and (count == total if share >= 1 else count > share * total)


def side(ratio: float) -> int:
    if abs(ratio - 1) <= TIE:
        return 0
    return 1 if ratio > 1 else -1


def is_near(value: float, target: float) -> bool:
    return abs(value - target) <= TIE * abs(target)
