"""Kinds `resources`: what the compiled launch of a kernel holds; and `bandwidth_bound`: whether
moving its bytes is what a kernel spends its time on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Condition
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.verdicts import FACTOR, TIE
from roofmax_reports.records import KernelLaunch, Row

RULE = (
    "<b>resources</b>: registers of a thread, shared memory or blocks resident on an SM, of the "
    "launch that has most of it, as the device's runtime reports them. A stated range holds within "
    f"{TIE:.0%} of its ends. <b>bandwidth_bound</b>: a kernel is bound by bandwidth where it takes "
    f"no more than {FACTOR:g} times as long as its SOL twin. It fails where it takes longer, "
    "whatever its operations a byte; where these differ from the stated ones by more than a factor "
    f"of {FACTOR:g}, it depends on how they are counted (here a fused multiply-add as two, "
    "exponentials apart)."
)

HELD: dict[str, tuple[Callable[[KernelLaunch], float | None], str]] = {
    "registers": (lambda launch: launch.registers, "registers a thread"),
    "shared_bytes": (lambda launch: launch.shared_bytes, "bytes of shared memory a block"),
    "blocks_per_sm": (lambda launch: launch.blocks_per_sm, "blocks an SM"),
}


def _rows_of(kernel: str, claim: Claim, published: Published, device: Device) -> list[Row]:
    rows = device.rows_at(published.operation, published.dtype, claim.shape)
    return [row for row in rows if row.name == kernel and row.timed]


def _resources(values: dict[str, Any], _: str):
    kernel, counts, (low, high) = values["kernel"], values["counts"], sorted(values["stated"])
    held, of_what = HELD[counts]
    shown = f"{low:g}" if low == high else f"{low:g} to {high:g}"

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        launches = [launch for row in _rows_of(kernel, claim, published, device) if row.static
                    for launch in row.static.launches if held(launch) is not None]
        if not launches:
            return Verdict("not_testable", f"no row of {kernel} at this shape says how many",
                           f"{shown} {of_what}")
        most = max(launches, key=held)
        found = held(most)
        holds = low * (1 - TIE) <= found <= high * (1 + TIE)
        return Verdict("holds" if holds else "fails", "", f"{shown} {of_what}",
                       {"compiled": f"{found:g} {of_what}, {most.threads} threads a block"})

    return (kernel,), decide


def _bandwidth_bound(values: dict[str, Any], _: str):
    kernel, intensity, ridge = values["kernel"], values["intensity"], values["ridge"]
    shown = f"{intensity:g} FLOP/byte, ridge {ridge:g}"

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        if intensity >= ridge:
            return Verdict("inconsistent_source", "the stated intensity is not below the ridge",
                           shown)
        rows = {device.label(Condition(row.cache, row.timer)): row
                for row in _rows_of(kernel, claim, published, device) if row.sol}
        if not rows:
            return Verdict("not_testable", f"{kernel} has no SOL at this shape", shown)
        measured = {label: ", ".join([f"{units.ratio(1 / row.sol)} the time of its twin", *(
            [f"{units.significant(row.intensity)} FLOP/byte"] if row.intensity else [])])
                    for label, row in sorted(rows.items())}
        slow = {label for label, row in rows.items() if 1 / row.sol > FACTOR}
        if slow == set(rows):
            return Verdict("fails", "something else takes longer than moving the bytes", shown,
                           measured)
        if slow:
            return Verdict("depends", "on the cache: not bound by bandwidth "
                           f"{', '.join(sorted(slow))}", shown, measured)
        known = [row.intensity for row in rows.values() if row.intensity]
        if not known:
            return Verdict("depends", "on the operations a byte, which no row says", shown,
                           measured)
        if any(max(found / intensity, intensity / found) > FACTOR for found in known):
            return Verdict("depends", "on how operations are counted; it is bound by bandwidth",
                           shown, measured)
        return Verdict("holds", "", shown, measured)

    return (kernel,), decide


KINDS: dict[str, Prepare] = {"resources": _resources, "bandwidth_bound": _bandwidth_bound}
