"""Kind `costs_occupancy`: a kernel that holds more a thread has fewer threads resident, and is
slower.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roofmax_reports.analysis import Device
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.races import race
from roofmax_reports.claims.rows import Outcomes, comparisons_of, outcomes_of, why_missing
from roofmax_reports.claims.verdicts import bears, combined
from roofmax_reports.records import Row

RULE = (
    "<b>costs_occupancy</b>: of two kernels at one shape, the one that holds more registers and "
    "shared memory a thread has the lower occupancy and is slower. It holds when that is so in "
    "more than the stated share of all pairs, fails when it is so in none, depends on the shape "
    "between."
)


def _costs_occupancy(values: dict[str, Any], _: str):
    heavy, light, share = values["heavy"], values["light"], values["share"]

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        comparisons = comparisons_of(claim, published, [(name, light) for name in heavy])
        if not comparisons:
            return Verdict("not_testable", "its source prints no figures for it")
        tallies = {label: _OccupancyTally(outcomes, share) for label, outcomes
                   in outcomes_of(comparisons, published, device, _weigh).items()}
        printed = f"{len(comparisons)} comparisons"

        def reason() -> str:
            kinds = {kind for tally in tallies.values() for kind in tally.outcomes}
            if "unknown" in kinds:
                return "the rows carry no static facts (registers, occupancy)"
            if "not_heavier" in kinds:
                return f"none of {', '.join(heavy)} holds more a thread than {light} here"
            return why_missing(published, device, comparisons[0][0], comparisons[0][1:])

        return combined(tallies, printed, reason)

    return (*heavy, light), decide


@dataclass(frozen=True)
class _OccupancyTally:
    """Comparisons of one cache state, by what `_weigh` found."""

    outcomes: Outcomes
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
        if bears(self.outcomes["slower"], self.total, self.share):
            return "holds"
        if (not self.outcomes["slower"] and not self.outcomes["open"]
                and not bears(self.absent, self.total, self.share)):
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
    return {"won": "slower", "open": "open"}.get(race(light, heavy), "not_slower")


KINDS: dict[str, Prepare] = {"costs_occupancy": _costs_occupancy}
