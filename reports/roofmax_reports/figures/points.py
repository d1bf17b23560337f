"""What rooflines share: panels with a key below, the fastest kernel of each shape in front of all
others, numbers that never touch, and arrows to what was counted."""

from __future__ import annotations

from collections.abc import Callable

from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import CacheRoof
from roofmax_reports.figures.layout import (
    CEILINGS, COLOURS, FULL_WIDTH, INK, LEFT, SOFT, add_legend, add_panels, lanes, legend_height,
    shortened, size_of, style_of)
from roofmax_reports.records import Row
from roofmax_reports.rooflines import FURTHEST, Panel, counted

OWN_ROOF = {"marker": "_", "color": "black", "markersize": 8, "markeredgewidth": 1.5,
            "linestyle": "none"}

ROOF = {"color": SOFT, "linewidth": 1.3, "zorder": 2}
UNIT_ROOF = {"color": INK, "linewidth": 1.3, "linestyle": (0, ()), "zorder": 2}

_GAP = 0.75
SIZE = ((FULL_WIDTH - LEFT - 0.2 - _GAP) / 2, 3.3)
_KEY_LINE = 0.15
_KEY_CHARACTERS = 84
_LANE = 0.18  # inches for a number of two digits
FAINT, _OTHERS = "#a3a8b0", "slower kernels"
OTHER_MARK = {"marker": "o", "color": FAINT, "markersize": 2.4, "markeredgewidth": 0,
              "linestyle": "none"}
_UNIT_LABEL = 0.17  # inches for the name of a unit above its roof
_COUNTED = {"color": INK, "markerfacecolor": "white", "markersize": 5, "linewidth": 0.9}
_LEVELS = {"DRAM": {**_COUNTED, "marker": "v", "linestyle": (0, ())},
           "L2": {**_COUNTED, "marker": "d", "linestyle": (0, (2, 1))},
           "L1": {**_COUNTED, "marker": "*", "markersize": 6.5, "linestyle": (0, (1, 1))}}
# Of caches; the lines of memory are those of CEILINGS.
_OF_CACHES = {"L2": (0, (10, 3)), "hot ceiling": (0, (10, 3)),
              "L1": (0, (7, 1.5, 1, 1.5, 1, 1.5))}


def legend_names(panels: list[Panel]) -> list[str]:
    """Kernels with a look of their own: all where colours suffice, else those that are fastest
    somewhere."""
    names = {row.name for panel in panels for row in panel.rows}
    if len(names) > len(COLOURS):
        names = {row.name for panel in panels for row in panel.fastest}
    return sorted(names)


def roof_entries(label: str, directions) -> list[Line2D]:
    """Of the legend, for those roofs that were measured."""
    return [Line2D([], [], label=f"{label} {direction}", linestyle=dashes, **ROOF)
            for direction, dashes in CEILINGS.items() if direction in directions]


def cache_entries(roofs: list[CacheRoof]) -> list[Line2D]:
    """Of the legend, for the caches that have a roof."""
    return [Line2D([], [], label=f"{roof.level}: {units.scaled(roof.bytes_per_s)}B/s",
                   linestyle=_OF_CACHES[roof.level], **ROOF) for roof in roofs]


def draw_slope(axis, roof: CacheRoof, x_low: float, x_high: float, most: float | None) -> None:
    """A cache's speed, in thousands of millions, up to the roof of a unit if there is one."""
    slope = roof.bytes_per_s / 1e9
    end = min(x_high, most / slope) if most else x_high
    if end > x_low:
        axis.plot([x_low, end], [x_low * slope, end * slope], linestyle=_OF_CACHES[roof.level],
                  **ROOF)


def of_caches(roofs: list[CacheRoof]) -> str:
    """What a caption says of them."""
    sentences = []
    for roof in roofs:
        if roof.ceiling is None:
            sentences.append(f"Line of {roof.level}: what it does in a second by itself. ")
        else:
            size, direction = units.size(roof.ceiling.footprint_bytes), roof.ceiling.direction
            sentences.append(f"Hot ceiling: {direction} of {size} that a cache holds, again and "
                             "again, launches included; the cache by itself, which was not "
                             "measured, does more. ")
    return "".join(sentences)


def caption_of(panels: list[Panel]) -> str:
    """What both pictures have to say of their points."""
    fastest = [row for panel in panels for row in panel.fastest]
    some = any(map(counted, fastest)) and not all(map(counted, fastest))
    first = "first those of which bytes were counted, " if some else ""
    sentences = [f"Numbered: of the fastest kernels of each shape, {first}the {FURTHEST} that are "
                 "furthest below their own roof and the one that is nearest; none that is "
                 "launch_bound or above_twin."]
    if any(map(arrow_ends, panels)):
        sentences.append("Arrows lead, for numbered points, from modelled bytes to those that the "
                         "device counted; to those of memory where these are a tenth or more.")
    return " ".join([*sentences, left_out_of(panels)]).rstrip()


def left_out_of(panels: list[Panel]) -> str:
    left_out = {name for panel in panels for name in panel.chapter.left_out_names()}
    return ("Tuning variants that neither win nor come next anywhere "
            f"({len(left_out)}) are in the tables only." if left_out else "")


def draw_unit_roof(axis, rate: float, label: str) -> None:
    """What a unit does in a second, across the panel, with its name above the line. The limits of
    the axis must be final."""
    axis.axhline(rate, **UNIT_ROOF)
    axis.annotate(label, (0.01, rate), xycoords=axis.get_yaxis_transform(), xytext=(0, 2),
                  textcoords="offset points", fontsize=7.5, va="bottom")


def with_room_above(roof: float, low: float, height: float) -> float:
    """Where a logarithmic axis of so many inches from `low` on ends, so that the name of a roof has
    room above it."""
    return roof * (roof / low)**(_UNIT_LABEL / (height - _UNIT_LABEL))


def panels_with_keys(panels: list[Panel], names: list[str], styles: dict[str, int],
                     references: list[Line2D]) -> tuple[Figure, list]:
    """A figure with a legend, and the axes of its panels in pairs; titles and keys are written."""
    entries = [Line2D([], [], label=name, **_mark(styles[name])) for name in names]
    if any(row.name not in names for panel in panels for row in panel.rows):
        entries.append(Line2D([], [], label=_OTHERS, **OTHER_MARK))
    entries += references
    entries += [Line2D([], [], label=f"counted: {level}", **look)
                for level, look in _LEVELS.items()
                if any(level in counted(row) for panel in panels
                       for row in panel.numbered.values())]
    across = min(2, len(panels))
    keys = [_KEY_LINE * len(panel.numbered) for panel in panels]
    width = LEFT + 0.2 + across * SIZE[0] + (across - 1) * _GAP
    figure, axes = add_panels(len(panels), across, SIZE, left=LEFT, gap=(_GAP, 1.1),
                              top=0.35, bottom=0.75 + legend_height(entries, width), below=keys)
    add_legend(figure, entries)
    for axis, panel in zip(axes, panels):
        _write_key(axis, panel)
    return figure, axes


def draw_points(axis, panel: Panel, names: list[str], styles: dict[str, int],
                place: Callable[[Row], tuple[float, float]]) -> None:
    """One series a kernel, so that a panel of hundreds of points stays small."""
    def series(rows, **look) -> None:
        if rows:
            xs, ys = zip(*map(place, rows))
            axis.plot(xs, ys, **look)

    series([row for row in panel.rows if row.name not in names], zorder=3, **OTHER_MARK)
    fastest = set(map(id, panel.fastest))
    for name in names:
        own = [row for row in panel.rows if row.name == name]
        series([row for row in own if id(row) not in fastest], zorder=3.5,
               **{**_mark(styles[name]), "alpha": 0.35, "markersize": 4})
        series([row for row in own if id(row) in fastest], zorder=5, **_mark(styles[name]))


def draw_counted(axis, panel: Panel, place: Callable[[Row, float], tuple[float, float]]) -> None:
    """An arrow from each numbered row's modelled bytes to what a level of memory counted: more
    arrows would hide each other. `place` is where a row would be if it moved so many bytes."""
    for row in panel.numbered.values():
        for level, amount in counted(row).items():
            look, end = _LEVELS[level], place(row, amount)
            axis.annotate("", xy=end, xytext=place(row, row.modelled_bytes), zorder=4,
                          arrowprops={"arrowstyle": "->", "color": look["color"], "shrinkA": 0,
                                      "shrinkB": 2, "linewidth": look["linewidth"],
                                      "linestyle": look["linestyle"]})
            axis.plot([end[0]], [end[1]], zorder=4.5, **{**look, "linestyle": "none"})


def arrow_ends(panel: Panel) -> list[tuple[Row, float]]:
    """Rows with the bytes at which their arrows begin and end."""
    return [(row, amount) for row in panel.numbered.values() if counted(row)
            for amount in (row.modelled_bytes, *counted(row).values())]


def number_lanes(axis, panel: Panel, x_of: Callable[[Row], float]) -> dict[int, float]:
    """Where along the axis each number stands. The limits of the axis must be final."""
    return lanes(axis, {number: x_of(row) for number, row in panel.numbered.items()}, _LANE)


def write_number(axis, number: int, x: float, y: float, **more) -> None:
    axis.text(x, y, str(number), fontsize=7.5, ha="center", zorder=6,
              bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.4}, **more)


# ---- Detail --------------------------------------------------------------------------------------


def _mark(style: int) -> dict[str, object]:
    return {**style_of(style), "linestyle": "none"}


def _write_key(axis, panel: Panel) -> None:
    height = size_of(axis)[1]
    lines = [f"{number}  SOL {units.percent(row.sol)}  "
             f"{panel.chapter.shape_label(panel.chapter.shape(row))}  {row.name}"
             for number, row in panel.numbered.items()]
    for index, line in enumerate(lines):
        axis.text(0, -(0.55 + (index + 0.5) * _KEY_LINE) / height, shortened(line, _KEY_CHARACTERS),
                  transform=axis.transAxes, fontsize=7.5, va="center")
