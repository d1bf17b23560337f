"""Time rooflines: time against the bytes that must be moved, above what they and a launch cost."""

from __future__ import annotations

from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures.layout import (
    CEILINGS, INK, SOFT, Picture, kind_stem, kind_title, show_bytes_axis, show_decades, size_of)
from roofmax_reports.figures.points import (
    OWN_ROOF, ROOF, arrow_ends, caption_of, draw_counted, draw_points, legend_names, number_lanes,
    panels_with_keys, roof_entries, write_number)
from roofmax_reports.records import Row, median
from roofmax_reports.rooflines import TABLE, Panel, panels_of

_FIXED_COST = {"color": INK, "linewidth": 1.4, "linestyle": (0, ())}
_TO_NUMBER = 0.2  # inches from an own roof down to the middle of its number


def time_roofline(device: Device, chapters: list[Chapter], styles: dict[str, int]) -> list[Picture]:
    """Log-log, a panel for each dtype and condition, all with the same scales."""
    panels = panels_of(chapters, lambda row: bool(row.compulsory_bytes))
    if not panels:
        return []
    names = legend_names(panels)
    roofs = {direction for panel in panels for direction in CEILINGS
             if device.ceiling_points(direction, panel.condition.cache)}
    references = [Line2D([], [], label="own roof: SOL twin", **OWN_ROOF)]
    references += roof_entries("time to", roofs)
    lowest = min(_times(panels))
    costs = {cost for panel in panels if (cost := _fixed_cost(panel))}
    if any(_is_in_view(cost, lowest) for cost in costs):
        references.append(Line2D([], [], label="fixed cost of a launch", **_FIXED_COST))
    figure, axes = panels_with_keys(panels, names, styles, references)
    limits = _limits(panels)
    for axis, panel in zip(axes, panels):
        _draw(axis, device, panel, names, styles, limits)
    axes[0].set_ylabel("time, µs")
    return [Picture(
        f"{device.slug}-{kind_stem(chapters[0])}-time-roofline", figure,
        f"Time roofline: {kind_title(chapters[0])}",
        "Time against compulsory bytes, of the fastest kernel of each shape and, faint, of all "
        "others. The own roof of a shape is its SOL twin, which moves exactly its bytes: the gap "
        "between the two is SOL. "
        + ("Grey lines: what reading, writing or copying so many bytes took, straight between the "
           "footprints measured. " if roofs else "")
        + ("Fixed cost: a copy of 16 bytes, by the same timer"
           f"{_unless_drawn(costs, lowest)}. " if costs else "")
        + caption_of(panels), _finding(device, panels), TABLE)]


def _fixed_cost(panel: Panel) -> float | None:
    """Where several runs measured it, the median."""
    return median({row.fixed_cost_s for row in panel.rows if row.fixed_cost_s})


def _is_in_view(cost: float, lowest: float) -> bool:
    """A cost that is nothing beside all times, as on a CPU, would only take the place of points."""
    return cost > lowest / 10


def _unless_drawn(costs: set[float], lowest: float) -> str:
    below = sorted(cost for cost in costs if not _is_in_view(cost, lowest))
    return f" ({', '.join(map(units.time, below))}, below the scale)" if below else ""


def _times(panels: list[Panel]) -> list[float]:
    return [time for panel in panels for row in panel.rows
            for time in (row.median_s, row.twin_s) if time]


def _limits(panels: list[Panel]) -> tuple[tuple[float, float], tuple[float, float]]:
    sizes = [row.compulsory_bytes for panel in panels for row in panel.rows]
    sizes += [amount for panel in panels for _, amount in arrow_ends(panel)]
    times = _times(panels)
    times += [cost for panel in panels
              if (cost := _fixed_cost(panel)) and _is_in_view(cost, min(times))]
    low, high = min(times), max(times) * 1.3
    # Room for numbers below the lowest roof, whatever the number of decades.
    low /= max(1.6, (high / low)**0.15)
    return (min(sizes) / 1.7, max(sizes) * 1.7), (low * 1e6, high * 1e6)


def _draw(axis, device: Device, panel: Panel, names, styles, limits) -> None:
    show_bytes_axis(axis, *limits[0])
    axis.set_yscale("log")
    axis.set_ylim(*limits[1])
    for direction, dashes in CEILINGS.items():
        points = device.ceiling_points(direction, panel.condition.cache)
        axis.plot([size for size, _ in points], [size / speed * 1e6 for size, speed in points],
                  linestyle=dashes, **ROOF)
    cost = _fixed_cost(panel)
    if cost and cost * 1e6 > limits[1][0]:
        axis.axhline(cost * 1e6, zorder=2, **_FIXED_COST)
    _draw_own_roofs(axis, [row for row in panel.fastest if row.twin_s])
    draw_points(axis, panel, names, styles,
                lambda row: (row.compulsory_bytes, row.median_s * 1e6))
    draw_counted(axis, panel, lambda row, amount: (amount, row.median_s * 1e6))
    down = (limits[1][1] / limits[1][0])**(_TO_NUMBER / size_of(axis)[1])
    for number, x in number_lanes(axis, panel, lambda row: row.compulsory_bytes).items():
        row = panel.numbered[number]
        roof = row.twin_s * 1e6
        axis.plot([row.compulsory_bytes, x], [roof, roof / down], color=SOFT, linewidth=0.5,
                  zorder=2.5)
        write_number(axis, number, x, roof / down, va="center")
    axis.set_title(f"{panel.chapter.subtitle}, {device.label(panel.condition)}")
    axis.set_xlabel("compulsory bytes")
    axis.grid(which="major")
    show_decades(axis.yaxis, *limits[1])


def _draw_own_roofs(axis, rows: list[Row]) -> None:
    sizes = [row.compulsory_bytes for row in rows]
    roofs = [row.twin_s * 1e6 for row in rows]
    axis.vlines(sizes, roofs, [row.median_s * 1e6 for row in rows], color=SOFT, linewidth=0.6,
                zorder=2.5)
    axis.plot(sizes, roofs, zorder=4, **OWN_ROOF)


def _finding(device: Device, panels: list[Panel]) -> str:
    """At how many shapes bandwidth is not what binds."""
    counts = [f"{bound} of {len(panel.fastest)} shapes ({panel.chapter.subtitle}, "
              f"{device.label(panel.condition)})" for panel in panels
              if (bound := sum("launch_bound" in row.flags for row in panel.fastest))]
    if not counts:
        return ""
    return (f"What any launch costs dominates at {', '.join(counts)}: there the fastest kernel "
            "takes less than twice the fixed cost.")
