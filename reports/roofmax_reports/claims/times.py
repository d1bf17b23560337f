"""Kind `time`: whether stated times are possible, and whether they hold on their own device."""

from __future__ import annotations

import re
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.rows import agreed, timed_by_label, why_missing
from roofmax_reports.claims.verdicts import FACTOR, TIE

RULE = (
    "<b>time</b>: a stated time contradicts its shape if the compulsory bytes would have to move "
    f"faster, by more than {TIE:.0%} for its rounding, than the memory that the claim names; and, "
    "unless the claim names another device, than every ceiling here. A possible time is "
    f"tested within a factor of {FACTOR:g} on the device that it names, and on no other. Where the "
    "source does not state the whole shape, such a time is never a contradiction, nor one that "
    "differs a failure."
)


def _time(values: dict[str, Any], _: str):
    kernels, memory, of_device = values["kernels"], values["memory"], values["device"] or ""
    speed = memory["bytes_per_s"]

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        stated = [(row, name, row.times_s[name]) for row in published.rows if claim.covers(row)
                  for name in kernels if row.times_s.get(name) is not None]
        shown = ", ".join(units.time(time) for _, _, time in stated) or units.NOTHING
        if not stated:
            return Verdict("not_testable", "its source prints no figures for it")
        sizes = {id(row): agreed(device.rows_at(published.operation, published.dtype, row.axes),
                                  None, lambda found: found.compulsory_bytes)
                 for row, _, _ in stated}
        implied = [(sizes[id(row)] / time, row, name, time) for row, name, time in stated
                   if sizes[id(row)]]
        if not implied:
            return Verdict("not_testable", "no record says how many bytes these shapes must move",
                           shown)
        fastest, row, _, time = max(implied, key=lambda item: item[0])
        evidence = {"compulsory bytes": f"{units.gigabytes(sizes[id(row)])} GB in "
                                        f"{units.time(time)} are {_terabytes(fastest)}"}
        is_here = _names_device(of_device, device)
        # What this device can do says nothing of the times of another.
        ceilings = [ceiling.bytes_per_s for ceiling in device.ceilings
                    if ceiling.cache == "cold" and (is_here or not of_device)]
        if ceilings:
            evidence["fastest ceiling here"] = _terabytes(max(ceilings))
        limit = max([speed, *ceilings])
        impossible = sum(rate > limit * (1 + TIE) for rate, _, _, _ in implied)
        why = (f"{impossible} of {len(implied)} times would need memory faster than "
               f"{memory['name']} ({_terabytes(speed)})")
        if impossible and not published.assumed:
            return Verdict("inconsistent_source", why, shown, evidence)
        if not is_here:
            rounded = (f" if rounded ({_terabytes(fastest)} where {_terabytes(limit)} are the most)"
                       if fastest > limit else "")
            possible = (f"{why} at the {', '.join(published.assumed)} assumed here; in any case "
                        "the times of " if impossible
                        else f"the times are possible{rounded}, but those of ")
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


KINDS: dict[str, Prepare] = {"time": _time}
