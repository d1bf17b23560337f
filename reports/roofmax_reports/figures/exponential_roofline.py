"""Exponential rooflines: exponentials a second against exponentials a byte, below memory's speed and
that of the unit that computes them."""

from __future__ import annotations

from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from roofmax_reports import units
from roofmax_reports.analysis import CacheRoof, Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures.layout import (
    CEILINGS, COLOURS, FULL_WIDTH, LEFT, RULE, Picture, add_legend, add_panels, kind_stem,
    kind_title, legend_height, show_decades)
from roofmax_reports.figures.points import (
    OTHER_MARK, ROOF, cache_entries, draw_slope, draw_unit_roof, left_out_of, of_caches,
    roof_entries, with_room_above)
from roofmax_reports.records import Row
from roofmax_reports.rooflines import TABLE, Panel, panels_of

_ACROSS, _GAP = 3, 0.6
_SIZE = ((FULL_WIDTH - LEFT - 0.2 - (_ACROSS - 1) * _GAP) / _ACROSS, 2.3)
_FASTEST = {"marker": "o", "color": COLOURS[0], "markersize": 4.2, "markeredgecolor": "white",
            "markeredgewidth": 0.3, "linestyle": "none"}
_BEYOND = {"facecolor": RULE, "edgecolor": "none", "alpha": 0.6}
_BEYOND_CACHE = {"facecolor": "none", "edgecolor": RULE, "hatch": "////", "linewidth": 0}


def exponential_roofline(device: Device, chapters: list[Chapter]) -> list[Picture]:
    """Log-log, a panel for each dtype and condition, all with the same scales; none where the speed
    of exponentials is not measured, or none are needed."""
    panels = panels_of(chapters, lambda row: bool(row.exponential_intensity
                                                  and row.exponential_rate))
    if not panels or device.exponential_roof is None:
        return []
    roof = device.exponential_roof / 1e9
    ceilings = {(direction, cache): ceiling for direction in CEILINGS
                for cache in {panel.condition.cache for panel in panels}
                if (ceiling := device.largest_ceiling(direction, cache))}
    entries = [Line2D([], [], label="fastest kernel of a shape", **_FASTEST)]
    if any(len(panel.rows) > len(panel.fastest) for panel in panels):
        entries.append(Line2D([], [], label="slower kernels", **OTHER_MARK))
    entries += roof_entries("ceiling:", {direction for direction, _ in ceilings})
    # A hot panel's bytes come from the last level where that holds them.
    last_level = next((roof for roof in device.cache_roofs if roof.level != "L1"), None)
    caches = {"hot": last_level} if last_level and any(
        panel.condition.cache == "hot" for panel in panels) else {}
    entries += cache_entries(list(caches.values()))
    if ceilings:
        entries.append(Patch(label="the exponential unit binds, not memory", **_BEYOND))
    if caches:
        entries.append(Patch(label="it binds, if a cache holds the bytes", **_BEYOND_CACHE))
    across = min(_ACROSS, len(panels))
    width = LEFT + 0.2 + across * _SIZE[0] + (across - 1) * _GAP
    figure, axes = add_panels(len(panels), across, _SIZE, left=LEFT, gap=(_GAP, 0.8), top=0.35,
                              bottom=0.6 + legend_height(entries, width))
    add_legend(figure, entries)
    slopes = {place: ceiling.bytes_per_s / 1e9 for place, ceiling in ceilings.items()}
    limits = _limits(panels, [*slopes.values(), *(cache.bytes_per_s / 1e9
                                                  for cache in caches.values())], roof)
    for axis, panel in zip(axes, panels):
        own = {direction: slope for (direction, cache), slope in slopes.items()
               if cache == panel.condition.cache}
        _draw(axis, device, panel, own, caches.get(panel.condition.cache), roof, limits)
    for axis in axes[::across]:
        axis.set_ylabel("modelled exponentials, G/s")
    at = max((ceiling.footprint_bytes for ceiling in ceilings.values()), default=None)
    return [Picture(
        f"{device.slug}-{kind_stem(chapters[0])}-exponential-roofline", figure,
        f"Exponential roofline: {kind_title(chapters[0])}",
        "Exponentials and bytes as each kernel's model counts them. Horizontal line: what the "
        "exponential unit does in a second by itself. "
        + ("Slanted lines of ceilings: bandwidth measured at "
           f"{units.size(at)}, the largest footprint, up to where the exponential unit is slower; "
           "smaller problems have roofs of their own, and points may lie above the lines where a "
           "cache serves part of their bytes. " if at else "")
        + of_caches(list(caches.values()))
        + left_out_of(panels), _finding(device, panels), TABLE)]


def _limits(panels: list[Panel], slopes: list[float],
            roof: float) -> tuple[tuple[float, float], tuple[float, float]]:
    rows = [row for panel in panels for row in panel.rows]
    xs = [row.exponential_intensity for row in rows]
    knees = [roof / slope for slope in slopes]
    # At least a decade: fewer have too few labels, and a single intensity has none.
    low, high = min(xs) / 1.6, max(*xs, *knees) * 2.5
    low = min(low, high / 10)
    ys = [row.exponential_rate / 1e9 for row in rows]
    bottom = min(min(ys) / 1.8, roof / 10)
    return (low, high), (bottom, max(max(ys) * 1.3, with_room_above(roof, bottom, _SIZE[1])))


def _draw(axis, device: Device, panel: Panel, slopes: dict[str, float], cache: CacheRoof | None,
          roof: float, limits) -> None:
    (x_low, x_high), (y_low, y_high) = limits
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlim(x_low, x_high)
    axis.set_ylim(y_low, y_high)
    if slopes:
        # Whatever the mix of reads and writes.
        axis.axvspan(roof / min(slopes.values()), x_high, zorder=0.5, **_BEYOND)
    if cache:
        knee, of_memory = (roof / slope for slope in (
            cache.bytes_per_s / 1e9, min(slopes.values(), default=roof / x_high)))
        axis.axvspan(knee, max(knee, of_memory), zorder=0.5, **_BEYOND_CACHE)
        draw_slope(axis, cache, x_low, x_high, roof)
    for direction, dashes in CEILINGS.items():
        if direction in slopes:
            end = roof / slopes[direction]
            axis.plot([x_low, end], [x_low * slopes[direction], roof], linestyle=dashes, **ROOF)
    draw_unit_roof(axis, roof, f"exponential unit: {units.scaled(roof * 1e9)}/s")
    fastest = set(map(id, panel.fastest))
    for rows, look, order in (
            ([row for row in panel.rows if id(row) not in fastest], OTHER_MARK, 3),
            (panel.fastest, _FASTEST, 5)):
        axis.plot([row.exponential_intensity for row in rows],
                  [row.exponential_rate / 1e9 for row in rows], zorder=order, **look)
    axis.set_title(f"{panel.chapter.dtypes}, {device.label(panel.condition)}")
    axis.set_xlabel("modelled exponentials per modelled byte")
    axis.grid(which="major")
    show_decades(axis.xaxis, x_low, x_high)
    show_decades(axis.yaxis, y_low, y_high)


def _finding(device: Device, panels: list[Panel]) -> str:
    """Whether the exponential unit binds anywhere, and where it is nearest to that."""
    def share(row: Row) -> float:
        return row.exponentials / device.exponential_roof / row.twin_s

    judged = [(row, panel) for panel in panels for row in panel.fastest if row.is_judged_by_sol]
    if not judged:
        return ""
    bound = sum(share(row) > 1 for row, _ in judged)
    row, panel = max(judged, key=lambda each: share(each[0]))
    shape = panel.chapter.short_label(panel.chapter.shape(row))
    return (f"The exponential unit binds {bound or 'none'} of the {len(judged)} fastest kernels "
            "that SOL judges: by itself it would need at most "
            f"{units.percent(share(row))} of the time of their SOL twins ({row.name} at {shape}, "
            f"{panel.chapter.dtypes}, {device.label(panel.condition)}).")
