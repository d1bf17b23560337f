"""Kind `launch_cost`: what a launch costs beside an empty one."""

from __future__ import annotations

from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.verdicts import FACTOR
from roofmax_reports.records import median

RULE = (
    "<b>launch_cost</b>: the stated time of a launch beside that of an empty one on the device at "
    f"hand. It holds within a factor of {FACTOR:g}. A timer that leaves out what the host spends "
    "gives the device's part alone: the claim fails where that is already too long, and otherwise "
    "depends on the host's part."
)

# The timer that sees the host's part of a launch. `graph` sees none, nor does `event`, whose launch
# is enqueued while a gate kernel holds the device.
_HOST_TIMER = "wall"


def _launch_cost(values: dict[str, Any], _: str):
    stated = values["stated"]
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


KINDS: dict[str, Prepare] = {"launch_cost": _launch_cost}
