"""What speaks against the figures of a device: disturbances, disturbed ceilings, and ceilings that
twins passed."""

from __future__ import annotations

from pathlib import Path

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.records import Run, different_clearings


def doubts_of(device: Device) -> list[str]:
    """A sentence for each."""
    doubts = [_disturbances(device, run) for run in device.runs]
    doubts += [different_clearings(device.name, device.runs), _disturbed_ceilings(device),
               _twins_above_ceilings(device)]
    return [doubt for doubt in doubts if doubt]


def severe_findings(run: Run) -> list[str]:
    return [_text(each, "finding") for each in disturbances_of(run) if each.get("severe") is True]


def disturbances_of(run: Run) -> list[dict]:
    """As far as the header has any."""
    found = run.header.get("disturbances")
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def described(run: Run) -> str:
    """All disturbances of a run in one line; empty if there are none, or none is known."""
    return "; ".join(_text(each, "finding") + (" [severe]" if each.get("severe") is True else "")
                     for each in disturbances_of(run))


def _text(each: dict, key: str) -> str:
    return str(each.get(key) or units.NOTHING)


def _disturbances(device: Device, run: Run) -> str:
    severe = severe_findings(run)
    if not severe:
        return ""
    return (f"{device.name}: {Path(run.path).name} was measured on a machine too disturbed to be "
            f"believed: {'; '.join(severe)}.")


def _disturbed_ceilings(device: Device) -> str:
    disturbed = [ceiling for ceiling in device.ceilings if ceiling.disturbed]
    if not disturbed:
        return ""
    flags = ", ".join(sorted({flag for ceiling in disturbed for flag in ceiling.flags}))
    return (f"{device.name}: {len(disturbed)} of {len(device.ceilings)} ceilings were disturbed "
            f"({flags}), also when measured again, and are too low: no line is drawn through them.")


def _twins_above_ceilings(device: Device) -> str:
    excess = device.twins_above_ceilings()
    if not excess.rows:
        return ""
    return (f"{device.name}: the SOL twins of {len(excess.rows)} of {excess.compared} rows were "
            f"faster than the ceilings around their footprint, by up to "
            f"{units.significant(excess.most)} times: these ceilings are too low. Measure them "
            "again with `roofmax roof` on a quiet machine; SOL does not depend on them.")
