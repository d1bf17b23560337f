"""Kind `ratio`: how many times less time one kernel takes at one shape."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device, quotient
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.rows import timed_by_label, why_missing
from roofmax_reports.claims.verdicts import FACTOR, TIE, ratio_verdict

RULE = (
    f"<b>ratio</b>: holds within a factor (usually {FACTOR:g}) of the published ratio and on its "
    "side of 1, fails on another side (a tie is a side of its own), depends on the size between. "
    "Where the claim names an element type, the kernel's time is of that, the other's of its "
    "source's."
)


def _ratio(values: dict[str, Any], _: str):
    kernel, over, stated = values["kernel"], values["over"], values["ratio"]
    band, dtype = values["band"] or FACTOR, values["dtype"]

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        row = next((row for row in published.rows if claim.covers(row)), None)
        times = row.times_s if row else {}
        # Figures are of the block's type alone.
        printed = (times[over] / times[kernel]
                   if times.get(over) and times.get(kernel) and not dtype else None)
        target = stated or printed
        if target is None or row is None:
            return Verdict("not_testable", "its source prints no figures for it")
        shown = units.ratio(target)
        of_kernel = replace(published, dtype=dtype) if dtype else published
        basis = timed_by_label(published, device, row)
        ratios = {label: quotient(basis[label][over], found[kernel])
                  for label, found in sorted(timed_by_label(of_kernel, device, row).items())
                  if over in basis.get(label, {}) and kernel in found}
        measured = {label: units.ratio(ratio.value) for label, ratio in ratios.items()}
        if stated and printed and abs(printed / stated - 1) > TIE:
            return Verdict("inconsistent_source", f"the sentence says {shown}, the figures "
                           f"{units.ratio(printed)}", shown, measured)
        if not ratios:
            if not any(over in found for found in basis.values()):
                why = why_missing(published, device, row, (over,))
            else:
                why = why_missing(of_kernel, device, row, (kernel,))
                why = f"{dtype}: {why}" if dtype else why
            return Verdict("not_testable", why, shown)
        return ratio_verdict(target, ratios, shown, measured, band)

    return (kernel, over), decide


KINDS: dict[str, Prepare] = {"ratio": _ratio}
