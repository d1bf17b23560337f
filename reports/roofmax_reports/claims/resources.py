"""Kinds `resources`: what the compiled launch of a kernel holds; and `bandwidth_bound`: whether
moving its bytes is what a kernel spends its time on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device, Quotient
from roofmax_reports.chapters import Condition
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.verdicts import FACTOR, TIE
from roofmax_reports.records import KernelLaunch, RecordError, Row

RULE = (
    "<b>resources</b>: registers of a thread and shared memory of the launch that has most of it, "
    "or blocks resident on an SM of the launch that has fewest, of this implementation on the "
    f"device at hand, as its runtime reports them. A stated range holds within {TIE:.0%} of its "
    "ends. <b>bandwidth_bound</b>: a kernel is bound by bandwidth where it takes no more than "
    f"{FACTOR:g} times as long as the SOL twin would for the bytes that the kernel's own model "
    "moves: most of its time is theirs. It fails where it takes longer, whatever its operations a "
    f"byte; where these differ from the stated ones by more than a factor of {FACTOR:g}, it depends "
    "on how they are counted (here a fused multiply-add as two, exponentials apart). Rows that are "
    "launch_bound say nothing of bandwidth."
)

# What a launch has of it, in words, and which launch counts.
HELD: dict[str, tuple[Callable[[KernelLaunch], float | None], str, Callable]] = {
    "registers": (lambda launch: launch.registers, "registers a thread", max),
    "shared_bytes": (lambda launch: launch.shared_bytes, "bytes of shared memory a block", max),
    "blocks_per_sm": (lambda launch: launch.blocks_per_sm, "blocks an SM", min),
}


def _rows_of(kernel: str, claim: Claim, published: Published, device: Device) -> list[Row]:
    rows = device.rows_at(published.operation, published.dtype, claim.shape)
    return [row for row in rows if row.name == kernel and row.timed]


def _resources(values: dict[str, Any], where: str):
    kernel, counts, (low, high) = values["kernel"], values["counts"], values["stated"]
    if low > high:
        raise RecordError(f"{where}.stated: value [{low:g}, {high:g}] ends before it begins; write "
                          "[least, most]")
    held, of_what, which = HELD[counts]
    shown = f"{low:g}" if low == high else f"{low:g} to {high:g}"

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        launches = [launch for row in _rows_of(kernel, claim, published, device) if row.static
                    for launch in row.static.launches if held(launch) is not None]
        if not launches:
            return Verdict("not_testable", f"no row of {kernel} at this shape says how many",
                           f"{shown} {of_what}")
        launch = which(launches, key=held)
        found = held(launch)
        holds = low * (1 - TIE) <= found <= high * (1 + TIE)
        return Verdict("holds" if holds else "fails", "", f"{shown} {of_what}",
                       {"compiled here": f"{found:g} {of_what}, {launch.threads} threads a block"})

    return (kernel,), decide


def _beside_its_bytes(row: Row) -> Quotient:
    """Its time by that of a twin which moved what the kernel's model does."""
    share = (row.compulsory_bytes or 1) / (row.modelled_bytes or row.compulsory_bytes or 1)
    low, high = row.sol_ci or (row.sol, row.sol)
    return Quotient(share / row.sol, share / high, share / low)


def _bandwidth_bound(values: dict[str, Any], _: str):
    kernel, intensity, ridge = values["kernel"], values["intensity"], values["ridge"]
    shown = f"{intensity:g} FLOP/byte, ridge {ridge:g}"

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        if intensity >= ridge:
            return Verdict("inconsistent_source", "the stated intensity is not below the ridge",
                           shown)
        rows = {device.label(Condition(row.cache, row.timer)): row
                for row in _rows_of(kernel, claim, published, device)
                if row.sol and "launch_bound" not in row.flags}
        if not rows:
            return Verdict("not_testable", f"{kernel} has no SOL at this shape that is not that of "
                           "a launch", shown)
        times = {label: _beside_its_bytes(row) for label, row in sorted(rows.items())}
        measured = {label: ", ".join([f"{units.ratio(ratio.value)} the time of its bytes", *(
            [f"{units.significant(rows[label].intensity)} FLOP/byte"]
            if rows[label].intensity else [])]) for label, ratio in times.items()}
        found = {label: "no" if ratio.low > FACTOR else "yes" if ratio.high <= FACTOR else "open"
                 for label, ratio in times.items()}
        if set(found.values()) == {"no"}:
            return Verdict("fails", "something else takes longer than moving the bytes", shown,
                           measured)
        if "open" in found.values():
            return Verdict("depends", f"on noise: the interval holds {units.ratio(FACTOR)}", shown,
                           measured)
        if "no" in found.values():
            return Verdict("depends", "on the cache: " + "; ".join(
                f"{label} {'bound' if is_bound == 'yes' else 'not bound'} by bandwidth"
                for label, is_bound in found.items()), shown, measured)
        known = [row.intensity for row in rows.values() if row.intensity]
        if not known:
            return Verdict("depends", "on the operations a byte, which no row says", shown,
                           measured)
        if any(max(each / intensity, intensity / each) > FACTOR for each in known):
            return Verdict("depends", "on how operations are counted; it is bound by bandwidth",
                           shown, measured)
        return Verdict("holds", "", shown, measured)

    return (kernel,), decide


KINDS: dict[str, Prepare] = {"resources": _resources, "bandwidth_bound": _bandwidth_bound}
