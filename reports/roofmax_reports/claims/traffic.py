"""Kind `traffic`: what two kernels move at one shape, or how often they are launched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device, Quotient
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.rows import agreed
from roofmax_reports.claims.verdicts import FACTOR, TIE, agreement, is_near, ratio_verdict
from roofmax_reports.records import Row

RULE = (
    "<b>traffic</b>: bytes, tensor passes (bytes over those of the result) or launches of two "
    "kernels, as their algorithms count them, and as the device counted where the record has that. "
    f"Stated numbers hold within {TIE:.0%}, a ratio like any ratio. Fewer bytes than any "
    "implementation must move contradict the shape."
)


@dataclass(frozen=True)
class _Count:
    """What a claim of traffic counts: by the algorithm's model, and by the device."""

    modelled: Callable[[Row], float | None]
    counted: Callable[[Row], float | None]
    shown: Callable[[float], str]


def _passes(total: float | None, row: Row) -> float | None:
    return total / row.compulsory_write if total and row.compulsory_write else None


COUNTS = {
    "bytes": _Count(lambda row: row.modelled_bytes, lambda row: row.dram_bytes,
                    lambda value: f"{units.gigabytes(value)} GB"),
    "passes": _Count(lambda row: _passes(row.modelled_bytes, row),
                     lambda row: _passes(row.dram_bytes, row),
                     lambda value: f"{units.significant(value)} passes"),
    "launches": _Count(lambda row: row.launches, lambda row: None,
                       lambda value: f"{value:g} launch{'' if value == 1 else 'es'}"),
}


def _traffic(values: dict[str, Any], _: str):
    kernel, over, counts = values["kernel"], values["over"], values["counts"]
    stated, ratio, band = values["stated"], values["ratio"], values["band"] or FACTOR
    count = COUNTS[counts]

    def decide(claim: Claim, published: Published, device: Device) -> Verdict:
        rows = device.rows_at(published.operation, published.dtype, claim.shape)
        pairs = {label: (above, below) for label, (above, below) in {
            source: (agreed(rows, over, value), agreed(rows, kernel, value))
            for source, value in (("modelled", count.modelled), ("counted", count.counted))
        }.items() if above and below}
        measured = {label: f"{count.shown(above)} to {count.shown(below)}, "
                           f"{units.ratio(above / below)}"
                    for label, (above, below) in pairs.items()}
        target = stated[0] / stated[1] if stated else ratio
        shown = units.ratio(target)
        if stated:
            shown = f"{count.shown(stated[0])} to {count.shown(stated[1])}, {shown}"
        if stated and ratio and not is_near(target, ratio):
            return Verdict("inconsistent_source", f"the sentence says {units.ratio(ratio)}, the "
                           f"numbers {units.ratio(target)}", shown, measured)
        least = agreed(rows, None, lambda row: row.compulsory_bytes)
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
        if all(is_near(value, number) for value, number in zip(pair, stated)):
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


KINDS: dict[str, Prepare] = {"traffic": _traffic}
