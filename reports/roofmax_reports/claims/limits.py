"""Kind `limit`: how far along an axis a kernel takes problems."""

from __future__ import annotations

from typing import Any

from roofmax_reports.analysis import Device
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict

RULE = "<b>limit</b>: which lengths a kernel takes."


def _limit(values: dict[str, Any], _: str):
    kernel, axis, stated = values["kernel"], values["axis"], values["stated"]

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


KINDS: dict[str, Prepare] = {"limit": _limit}
