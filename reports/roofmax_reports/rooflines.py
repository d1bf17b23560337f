"""The points of rooflines: what a panel shows, which of it is numbered, and all of it as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.records import Row

FURTHEST = 10  # so many points that are furthest below their own roof are numbered, and the nearest
TABLE = "rooflines.csv"
# Bytes that memory moves during any launch, as those of `beyond_model`; and the least share of the
# modelled ones that says something of a row's own.
_BESIDE, _LEAST_SHARE = 2**18, 0.1


@dataclass(frozen=True)
class Panel:
    """Timed rows of a chapter under one condition."""

    chapter: Chapter
    condition: Condition
    rows: tuple[Row, ...]
    fastest: tuple[Row, ...]  # of each shape
    numbered: dict[int, Row]  # of them, those furthest below their own roof, then the nearest


def panels_of(chapters: list[Chapter], is_drawable: Callable[[Row], bool]) -> list[Panel]:
    """A panel for each chapter and condition that has points, such that the conditions of a chapter
    stand side by side where panels stand in pairs."""
    panels = []
    for chapter in sorted(chapters, key=lambda chapter: -len(chapter.conditions)):
        drawn = set(chapter.drawn_names())
        for condition in chapter.conditions:
            rows, fastest = [], []
            for shape in chapter.shapes:
                ranking = [row for row in chapter.ranking(shape, condition)
                           if row.name in drawn and is_drawable(row)]
                rows += ranking
                fastest += ranking[:1]
            if rows:
                panels.append(Panel(chapter, condition, tuple(rows), tuple(fastest),
                                    _numbered(fastest)))
    return panels


def counted(row: Row) -> dict[str, float]:
    """Bytes by level of memory, as far as the device counted any that tell something beside the
    modelled ones. The few that memory moves where caches serve nearly all are of something else."""
    least = max(_BESIDE, _LEAST_SHARE * (row.modelled_bytes or 0))
    dram = row.dram_bytes if row.dram_bytes is not None and row.dram_bytes >= least else None
    found = {"DRAM": dram, "L2": row.l2_bytes, "L1": row.l1_bytes}
    return {level: amount for level, amount in found.items() if amount and row.modelled_bytes}


def as_csv(devices: list[Device]) -> bytes:
    """Every timed row, one a line; empty where a record has no value. Empty without any row."""
    points = [point for device in devices for point in _points(device)]
    if not points:
        return b""
    lines = io.StringIO(newline="")
    writer = csv.DictWriter(lines, list(points[0]))
    writer.writeheader()
    writer.writerows(points)
    return lines.getvalue().encode("utf-8")


# ---- Detail --------------------------------------------------------------------------------------


def _numbered(fastest: list[Row]) -> dict[int, Row]:
    """Those of which bytes were counted first: only they show what each level of memory moved."""
    judged = sorted((row for row in fastest if row.is_judged_by_sol),
                    key=lambda row: (not counted(row), row.sol))
    furthest, rest = judged[:FURTHEST], judged[FURTHEST:]
    nearest = max(rest, key=lambda row: (bool(counted(row)), row.sol), default=None)
    return dict(enumerate([*furthest, *([nearest] if nearest else [])], 1))


def _points(device: Device) -> Iterator[dict[str, Any]]:
    for chapter in device.chapters:
        for shape in chapter.shapes:
            for condition in chapter.conditions:
                for place, row in enumerate(chapter.ranking(shape, condition)):
                    yield _point(device, chapter, row, is_fastest=place == 0)


def _point(device: Device, chapter: Chapter, row: Row, is_fastest: bool) -> dict[str, Any]:
    time_low, time_high = row.time_ci_s or (None, None)
    sol_low, sol_high = row.sol_ci or (None, None)
    caches = {roof.level: roof.bytes_per_s for roof in device.cache_roofs}
    values = {
        "device": device.name,
        "operation": row.operation,
        "kernel": row.kernel,
        "variant": row.variant,
        "dtype": row.dtype,
        "dtype_out": row.dtype_out,
        "problem": chapter.shape_label(chapter.shape(row)),
        "key": row.key,
        "cache": row.cache,
        "timer": row.timer,
        "is_fastest": "yes" if is_fastest else "no",
        "flags": " ".join(row.told_flags),
        "compulsory_read_bytes": row.compulsory_read,
        "compulsory_write_bytes": row.compulsory_write,
        "modelled_read_bytes": row.modelled_read,
        "modelled_write_bytes": row.modelled_write,
        "measured_dram_read_bytes": row.dram_read,
        "measured_dram_write_bytes": row.dram_write,
        "measured_l2_bytes": row.l2_bytes,
        "measured_l1_bytes": row.l1_bytes,
        "modelled_flops": row.flops,
        "modelled_exponentials": row.exponentials,
        "intensity_flop_per_byte": row.intensity,
        "flop_per_s": row.flop_rate,
        "intensity_exponential_per_byte": row.exponential_intensity,
        "exponential_per_s": row.exponential_rate,
        "time_s": row.median_s,
        "time_low_s": time_low,
        "time_high_s": time_high,
        "twin_s": row.twin_s,
        "sol": row.sol,
        "sol_low": sol_low,
        "sol_high": sol_high,
        "fixed_cost_s": row.fixed_cost_s,
        "roof_bytes_per_s": row.twin_bandwidth,
        "roof": row.twin,
        "bound_by": row.bound_by,
        "roof_l2_bytes_per_s": caches.get("L2"),
        "roof_hot_ceiling_bytes_per_s": caches.get("hot ceiling"),
        "roof_l1_bytes_per_s": caches.get("L1"),
        "roof_flop_per_s": device.flop_roof,
        "roof_exponential_per_s": device.exponential_roof,
    }
    return {name: exact(value) for name, value in values.items()}


def exact(value: Any) -> Any:
    """Counts without a decimal point."""
    return int(value) if isinstance(value, float) and value.is_integer() else value
