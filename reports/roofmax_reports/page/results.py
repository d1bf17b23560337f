"""The table of all results."""

from __future__ import annotations

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.records import Row, StaticFacts
from roofmax_reports.shapes import label_of, split


def results_of(devices: list[Device], operation: str | None) -> dict:
    """Of one operation, or of all."""
    lines = []
    several = len(devices) > 1
    ids = {device.slug: {row.device for row in device.rows} for device in devices}
    distinct = sum(map(len, ids.values())) == len(set().union(*ids.values()))
    for device in devices:
        for chapter in device.chapters:
            if operation not in (None, chapter.operation):
                continue
            for row in sorted(chapter.rows, key=lambda row: (chapter.shape(row).order, row.cache,
                                                             row.timer, row.median_s or 1e300,
                                                             row.name)):
                name = row.device if distinct else device.name
                lines.append(_result(name, chapter, row))

    def values(key: str) -> list[str]:
        return sorted({line[key] for line in lines})

    filters = [(key, values(key)) for key in
               ("device", "operation", "kernel", "dtype", "cache", "disposition")]
    return {"lines": lines, "several_devices": several,
            "several_operations": len(values("operation")) > 1,
            "several_timers": len(values("timer")) > 1,
            "has_static": any(line["registers_value"] is not None
                              or line["occupancy_value"] is not None for line in lines),
            "bound_by": sorted({line["bound_by"] for line in lines} - {units.NOTHING}),
            "filters": [(key, found) for key, found in filters if len(found) > 1]}


def _result(device: str, chapter: Chapter, row: Row) -> dict:
    shape = split(row.problem, chapter.definition)
    elements = 1.0
    for value in row.problem.values():
        elements *= value if isinstance(value, (int, float)) and value > 0 else 1
    static = row.static or StaticFacts()
    shared = None if static.shared_bytes is None else static.shared_bytes / 1024
    return {
        "registers": units.NOTHING if static.registers is None else str(static.registers),
        "registers_value": static.registers,
        "shared": units.kilobytes(static.shared_bytes), "shared_value": shared,
        "occupancy": units.percent(static.occupancy), "occupancy_value": static.occupancy,
        "device": device, "operation": row.operation, "kernel": row.name,
        "shape": label_of(shape, chapter.definition), "shape_value": elements,
        "dtype": row.dtypes, "cache": row.cache, "timer": row.timer,
        "disposition": row.disposition,
        "time": units.microseconds(row.median_s), "time_value": row.median_s,
        "time_interval": units.span(row.time_ci_s, units.microseconds),
        "bandwidth": units.gigabytes(row.bandwidth), "bandwidth_value": row.bandwidth,
        "sol": units.fine_percent(row.sol), "sol_value": row.sol,
        "sol_interval": units.span(row.sol_ci, units.fine_percent).replace("%–", "–"),
        "twin": row.twin or units.NOTHING,
        "launches": units.NOTHING if row.launches is None else str(row.launches),
        "launches_value": row.launches,
        "ulp": _ulp(row), "ulp_value": row.max_ulp if row.judged_ulp is None else row.judged_ulp,
        "bound_by": row.bound_by or units.NOTHING, "work": _work(row),
        "flags": list(row.told_flags),
        "note": row.reason or (f"is {row.chosen}" if row.chosen else ""),
    }


def _work(row: Row) -> str:
    """The compulsory work, for whoever asks why a row is bound by what it is."""
    parts = [] if row.compulsory_bytes is None else [f"{units.scaled(row.compulsory_bytes)}B"]
    parts += [f"{units.scaled(count)}FLOP {unit}" for unit, count in row.compulsory_flops.items()
              if count]
    if row.compulsory_exponentials:
        parts.append(f"{units.scaled(row.compulsory_exponentials)} exponentials".replace("  ", " "))
    return "compulsory: " + ", ".join(parts) if parts else ""


def _ulp(row: Row) -> str:
    """The error that was judged; of an older record only its upper bound."""
    if row.judged_ulp is None and row.max_ulp:
        return f"≤ {units.plain(row.max_ulp)}"
    return units.plain(row.max_ulp if row.judged_ulp is None else row.judged_ulp)
