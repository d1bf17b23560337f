"""Rooflines: modelled operations a second against modelled intensity, each below its own roof."""

from __future__ import annotations

import math

from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures.layout import (
    CEILINGS, SOFT, Picture, kind_stem, kind_title, show_decades)
from roofmax_reports.figures.points import (
    OWN_ROOF, ROOF, SIZE, arrow_ends, cache_entries, caption_of, draw_counted, draw_points,
    draw_slope, draw_unit_roof, legend_names, number_lanes, of_caches, panels_with_keys,
    roof_entries, with_room_above, write_number)
from roofmax_reports.records import Row
from roofmax_reports.rooflines import TABLE, Panel, panels_of

_LEAST_SHARE = 0.55  # of the axis that is left to points below a roof of arithmetic


def roofline(device: Device, chapters: list[Chapter], styles: dict[str, int]) -> list[Picture]:
    """Log-log, a panel for each dtype and condition, all with the same scales."""
    panels = panels_of(chapters, lambda row: bool(row.intensity and row.flop_rate))
    if not panels:
        return []
    names = legend_names(panels)
    measured = {(direction, panel.condition.cache): ceiling
                for direction in CEILINGS for panel in panels
                if (ceiling := device.largest_ceiling(direction, panel.condition.cache))}
    references = [Line2D([], [], label="own roof of a numbered point", **OWN_ROOF)]
    references += roof_entries("ceiling:", {direction for direction, _ in measured})
    caches = device.cache_roofs
    references += cache_entries(caches)
    figure, axes = panels_with_keys(panels, names, styles, references)
    slopes = {place: ceiling.bytes_per_s / 1e9 for place, ceiling in measured.items()}
    limits = _limits(panels, max([*slopes.values(), *(roof.bytes_per_s / 1e9 for roof in caches)],
                                 default=0))
    compute = _compute_roof(device, panels)
    is_in_view = compute is not None and _leaves_room(compute, *limits[1])
    if is_in_view:
        x_limits, (low, high) = limits
        limits = x_limits, (low, max(high, with_room_above(compute, low, SIZE[1])))
    for axis, panel in zip(axes, panels):
        _draw(axis, device, panel, names, styles, slopes, compute, limits)
        for roof in caches:
            draw_slope(axis, roof, *limits[0], compute)
    axes[0].set_ylabel("modelled GFLOP/s")
    at = max((ceiling.footprint_bytes for ceiling in measured.values()), default=None)
    return [Picture(
        f"{device.slug}-{kind_stem(chapters[0])}-roofline", figure,
        f"Roofline: {kind_title(chapters[0])}",
        "Operations and bytes as each kernel's model counts them; exponentials are not counted as "
        "operations. The fastest kernel of each shape stands before all others, which are faint. "
        "The own roof of a point is the same operations in the time of its SOL twin, so that the "
        "gap between the two is SOL; it is drawn beside the point. "
        + ("Slanted lines of ceilings: bandwidth measured at "
           f"{units.size(at)}, the largest footprint; smaller problems have roofs of their own. "
           if at else "")
        + of_caches(caches)
        + ("The end of an arrow belongs to the line of its own level. "
           if caches and any(map(arrow_ends, panels)) else "")
        + _of_compute_roof(compute, is_in_view)
        + "Points may lie above the lines of ceilings where a cache serves part of the modelled "
        "bytes. "
        + caption_of(panels), data=TABLE)]


def _roof(row: Row) -> float:
    """GFLOP/s of a row that takes the time of its twin."""
    return row.flops / row.twin_s / 1e9


def _compute_roof(device: Device, panels: list[Panel]) -> float | None:
    """GFLOP/s in fp32, if that is what all rows compute in."""
    others = any(count for panel in panels for row in panel.rows
                 for unit, count in row.compulsory_flops.items() if unit != "fp32")
    return None if others or device.flop_roof is None else device.flop_roof / 1e9


def _leaves_room(compute: float, low: float, high: float) -> bool:
    return math.log(high / low) >= _LEAST_SHARE * math.log(compute / low)


def _of_compute_roof(compute: float | None, is_in_view: bool) -> str:
    if compute is None:
        return "No compute roof is measured, so none is drawn. "
    where = "Horizontal line" if is_in_view else "Above the scale"
    return (f"{where}: {_shown(compute)}, what the fp32 units do in a second by themselves, two "
            "operations for each fused multiply-add; what does not fuse reaches half of it. ")


def _shown(compute: float) -> str:
    return f"{units.scaled(compute * 1e9)}FLOP/s"


def _limits(panels: list[Panel], steepest: float) -> tuple[tuple, tuple]:
    rows = [row for panel in panels for row in panel.rows]
    xs = [row.intensity for row in rows]
    xs += [row.flops / amount for panel in panels for row, amount in arrow_ends(panel)]
    # At least a decade: fewer have too few labels, and a single intensity has none.
    margin = max(1.6, (10 * min(xs) / max(xs))**0.5)
    low, high = min(xs) / margin, max(xs) * margin
    rates = [row.flop_rate / 1e9 for row in rows]
    roofs = [_roof(row) for panel in panels for row in panel.numbered.values()]
    top = max([*rates, *roofs, high * steepest])
    return (low, high), (min(rates) / 1.8, top * 1.3)


def _draw(axis, device: Device, panel: Panel, names, styles, slopes, compute,
          limits) -> None:
    (x_low, x_high), (y_low, y_high) = limits
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlim(x_low, x_high)
    axis.set_ylim(y_low, y_high)
    for direction, dashes in CEILINGS.items():
        slope = slopes.get((direction, panel.condition.cache))
        if slope:
            end = min(x_high, compute / slope) if compute else x_high
            axis.plot([x_low, end], [x_low * slope, end * slope], linestyle=dashes, **ROOF)
    if compute and compute < y_high:
        draw_unit_roof(axis, compute, f"fp32 multiply-adds: {_shown(compute)}")
    draw_points(axis, panel, names, styles, lambda row: (row.intensity, row.flop_rate / 1e9))
    draw_counted(axis, panel, lambda row, amount: (row.flops / amount, row.flop_rate / 1e9))
    for number, x in number_lanes(axis, panel, lambda row: row.intensity).items():
        row = panel.numbered[number]
        rate, roof = row.flop_rate / 1e9, _roof(row)
        axis.plot([row.intensity, x, x], [rate, rate, roof], color=SOFT, linewidth=0.6, zorder=4)
        axis.plot([x], [roof], zorder=4.5, **OWN_ROOF)
        write_number(axis, number, x, roof * (y_high / y_low)**0.012, va="bottom")
    axis.set_title(f"{panel.chapter.subtitle}, {device.label(panel.condition)}")
    axis.set_xlabel("intensity, modelled FLOP per modelled byte")
    axis.grid(which="major")
    show_decades(axis.xaxis, x_low, x_high)
    show_decades(axis.yaxis, y_low, y_high)
