"""Rooflines: modelled operations a second against modelled intensity."""

from __future__ import annotations

import math

from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullLocator

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.figures.layout import (
    CEILINGS, FULL_WIDTH, LEFT, SOFT, Picture, add_legend, add_panels, few_per_decade,
    legend_height, mode_stem, shortened, spread, style_of)
from roofmax_reports.records import Row

_KEY_LINE = 0.15


def roofline(device: Device, chapters: list[Chapter], styles: dict[str, int]) -> list[Picture]:
    """Log-log, a panel for each dtype; the fastest kernel of each shape is numbered."""
    panels = []
    for chapter in chapters:
        drawn = set(chapter.drawn_names())
        for condition in chapter.conditions[:1]:  # cold where there is any: sorted first
            rows = [row for shape in chapter.shapes for row in chapter.ranking(shape, condition)
                    if row.intensity and row.flop_rate and row.name in drawn]
            if rows:
                panels.append((chapter, condition, rows))
    if not panels:
        return []
    names = sorted({row.name for _, _, rows in panels for row in rows})
    entries = [Line2D([], [], label=name, **{**style_of(styles[name]), "linestyle": "none"})
               for name in names]
    measured = {direction: ceiling for direction in CEILINGS for _, condition, _ in panels
                if (ceiling := device.largest_ceiling(direction, condition.cache))}
    entries += [Line2D([], [], label=f"ceiling: {direction}", color=SOFT, linewidth=1.3,
                       linestyle=CEILINGS[direction]) for direction in measured]
    key_width = 3.7  # inches to the right of a panel
    panel = (FULL_WIDTH - LEFT - 0.2 - key_width, 3.9)
    legend = legend_height(entries, FULL_WIDTH)
    figure, axes = add_panels(len(panels), 1, panel, left=LEFT, gap=(0, 0.9), top=0.35,
                              bottom=0.55 + legend, right=0.2 + key_width)
    numbered = True
    for axis, (chapter, condition, rows) in zip(axes, panels):
        key = _numbered(chapter, condition, panel[1])
        numbered = numbered and bool(key)
        _roofline_panel(axis, device, chapter, condition, rows, key, styles)
        _write_key(axis, chapter, key)
    add_legend(figure, entries)
    at = max((ceiling.footprint_bytes for ceiling in measured.values()), default=None)
    return [Picture(
        f"{device.slug}-{chapters[0].operation}{mode_stem(chapters[0])}-roofline", figure,
        "Roofline: " + ", ".join([chapters[0].operation,
                                  *(f"{axis} = {value}" for axis, value in chapters[0].modes),
                                  device.label(panels[0][1])]),
        "Operations and bytes as each kernel's model counts them; exponentials are not counted as "
        "operations. " + ("Slanted lines: bandwidth measured at "
                          f"{units.size(at)}, the largest footprint. " if at else "")
        + "No compute roof is measured, so none is drawn. Points may lie above the lines where a "
        "cache serves part of the modelled bytes. "
        + ("Numbered: the fastest kernel of each shape." if numbered else
           "Where there are too many shapes to number, the table has them."))]


def _numbered(chapter: Chapter, condition: Condition, height: float) -> dict[int, Row]:
    """The fastest row of each shape by number; nothing when they would not fit beside the panel."""
    rows = [best.row for shape in chapter.shapes
            if (best := chapter.best(shape, condition))
            and best.row.intensity and best.row.flop_rate]
    return dict(enumerate(rows, 1)) if len(rows) <= height / _KEY_LINE - 1 else {}


def _write_key(axis, chapter: Chapter, key: dict[int, Row]) -> None:
    if not key:
        return
    step = _KEY_LINE / (axis.get_position().height * axis.figure.get_figheight())
    axis.text(1.03, 1 - step / 2, "fastest kernel of each shape", transform=axis.transAxes,
              fontsize=7.5, va="center", color=SOFT)
    for index, (number, row) in enumerate(key.items(), 1):
        label = f"{number}  {chapter.shape_label(chapter.shape(row))}  {row.name}"
        axis.text(1.03, 1 - (index + 0.5) * step, shortened(label, 62), transform=axis.transAxes,
                  fontsize=7.5, va="center")


def _roofline_panel(axis, device, chapter, condition, rows, key, styles) -> None:
    xs = [row.intensity for row in rows]
    ys = [row.flop_rate / 1e9 for row in rows]
    x_low, x_high = min(xs) / 1.6, max(xs) * 1.9
    lines = [(direction, ceiling.bytes_per_s / 1e9) for direction in CEILINGS
             if (ceiling := device.largest_ceiling(direction, condition.cache))]
    tops = [x_high * slope for _, slope in lines]
    y_low, y_high = min(ys) / 1.8, max(ys + tops) * 1.3
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlim(x_low, x_high)
    axis.set_ylim(y_low, y_high)
    for direction, slope in lines:
        axis.plot([x_low, x_high], [x_low * slope, x_high * slope], color=SOFT, linewidth=1.3,
                  linestyle=CEILINGS[direction], zorder=2)
    for row in rows:
        style = {**style_of(styles[row.name]), "linestyle": "none", "alpha": 0.8}
        axis.plot([row.intensity], [row.flop_rate / 1e9], zorder=3, **style)
    _number_points(axis, {number: (row.intensity, row.flop_rate / 1e9)
                          for number, row in key.items()})
    axis.set_title(f"{chapter.subtitle}, {device.label(condition)}")
    axis.set_xlabel("intensity, modelled FLOP per modelled byte")
    axis.set_ylabel("modelled GFLOP/s")
    axis.grid(which="major")
    axis.xaxis.set_major_locator(few_per_decade(x_low, x_high))
    axis.yaxis.set_major_locator(few_per_decade(y_low, y_high))
    for each in (axis.xaxis, axis.yaxis):
        each.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
        each.set_minor_locator(NullLocator())


def _number_points(axis, points: dict[int, tuple[float, float]]) -> None:
    """Numbers to the right of their points, spread so that none covers another."""
    inches = axis.get_position().height * axis.figure.get_figheight()
    low, high = (math.log10(end) for end in axis.get_ylim())
    gap = 0.135 / inches * (high - low)
    columns: dict[float, list[tuple[float, int]]] = {}
    for number, (x, y) in points.items():
        columns.setdefault(round(math.log10(x), 2), []).append((math.log10(y), number))
    for entries in columns.values():
        entries.sort()
        heights = spread([height for height, _ in entries], gap, low + gap / 2, high - gap / 2)
        for (_, number), height in zip(entries, heights):
            x, y = points[number]
            axis.annotate(str(number), xy=(x, y), xytext=(x * 1.16, 10**height), fontsize=7.5,
                          va="center", ha="left", zorder=5,
                          bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.6},
                          arrowprops={"arrowstyle": "-", "color": SOFT, "linewidth": 0.5,
                                      "shrinkA": 0, "shrinkB": 3})
