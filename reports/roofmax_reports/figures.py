"""The pictures. Every series has its own marker and dash beside its colour, so that they read in
grey."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.ticker import FuncFormatter, NullFormatter, NullLocator

from roofmax_reports import trade_offs, units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition, twin_seconds
from roofmax_reports.shapes import Shape
from roofmax_reports.layout import (
    COLOURS, DASHES, FULL_WIDTH, INK, LEFT, MARKERS, RULE, SOFT, Picture, add_legend, add_panels,
    add_panels_of, few_per_decade, legend_height, mode_stem, shortened, show_length_axis, spread,
    stem_of, style_of)
from roofmax_reports.published import Comparison
from roofmax_reports.records import Row, median

_CEILINGS = {"read": (0, (6, 1.5, 1, 1.5)), "write": (0, (1, 1.3)), "copy": (0, (4, 2))}
_FLOOR_DASHES = (0, (8, 2, 1, 2, 1, 2))
_REFERENCE_LOOKS = {
    **{name: {"color": SOFT, "linewidth": 1.1, "linestyle": dashes, "zorder": 2}
       for name, dashes in _CEILINGS.items()},
    "floor": {"color": INK, "linewidth": 1.0, "linestyle": _FLOOR_DASHES, "zorder": 2},
    "twin": {"color": "black", "linewidth": 2.4, "zorder": 3},
}
_SHADES = LinearSegmentedColormap.from_list("shades", ["#f3f6fa", "#9fc3e0", "#2f76b0", "#0b3c68"])
_MARKS = {"launch_bound": "†", "above_twin": "▲", "noisy": "~", "throttled": "*"}
_PANELS_A_FIGURE = 9
_PANELS_A_ROW = 4
_SHAPES_ALONE = 7
_TABLE_IS_ENOUGH = 3
_HALF_WIDTH, _QUARTER_WIDTH = 4.9, 2.1  # inches of a panel, two or four in a row
_GROUPS_A_PANEL = 7
_LINES_A_PANEL = len(COLOURS)
_KEY_LINE = 0.15


def pictures_of(device: Device) -> list[Picture]:
    """All pictures of one device, in reading order."""
    pictures = []
    drawn = {name for chapter in device.chapters for name in chapter.drawn_names()}
    styles = {name: index for index, name in enumerate(sorted(drawn))}
    for chapter in device.chapters:
        if chapter.conditions and chapter.length_axis and _is_worth_a_picture(chapter):
            pictures += heat_map(device, chapter)
            pictures += bandwidth(device, chapter, styles)
            pictures += trade_offs.one_pass_against_two(device, chapter)
            pictures += trade_offs.registers_against_occupancy(device, chapter)
    for kind in sorted({(chapter.operation, chapter.modes) for chapter in device.chapters}):
        chapters = [chapter for chapter in device.chapters
                    if (chapter.operation, chapter.modes) == kind
                    and _is_worth_a_picture(chapter)]
        pictures += roofline(device, chapters, styles)
    return pictures


def _is_worth_a_picture(chapter: Chapter) -> bool:
    """One shape and few kernels read better in the table."""
    return len(chapter.shapes) > 1 or len(chapter.drawn_names()) > _TABLE_IS_ENOUGH


# ---- Which kernel wins, and how far it is from the speed of light --------------------------------


def heat_map(device: Device, chapter: Chapter) -> list[Picture]:
    """Lengths down, groups across, a panel for each cache state; cells say who wins."""
    panels = [panel for condition in chapter.conditions
              for panel in _heat_panels(chapter, condition)]
    if not panels:
        return []
    names = [best.row.name for shape in chapter.shapes for condition in chapter.conditions
             if (best := chapter.best(shape, condition))]
    longest = max((len(line) for name in names for line in _wrapped(name)), default=8)
    lines = max((len(_wrapped(name)) for name in names), default=1)
    labels = [_stacked(chapter, group) for group in chapter.groups]
    broadest = max(len(line) for label in labels for line in label)
    deepest = max(map(len, labels))
    cell = (max(1.2, 0.063 * longest + 0.16, 0.065 * broadest + 0.1), 0.24 + 0.15 * lines)
    # Cells are alike, also where a panel has fewer of them.
    sizes = [(len(groups) * cell[0], len(lengths) * cell[1]) for _, groups, lengths in panels]
    across = max(1, min(len(panels), int((FULL_WIDTH - 0.3) / (max(sizes)[0] + 0.75))))
    head = 0.14 * (deepest - 1)  # inches for further lines of the labels above
    figure, axes = add_panels_of(sizes, across, left=0.75, gap=(0.75, 0.85 + head),
                                 top=0.75 + head, bottom=0.75)
    marks: set[str] = set()
    for axis, (condition, groups, lengths) in zip(axes, panels):
        axis.set_title(device.label(condition), pad=20 + 72 * head)
        marks |= _cells(axis, chapter, condition, groups, lengths)
    _shade_bar(figure)
    legend = "; ".join(f"{_MARKS[flag]} {flag}" for flag in _MARKS if flag in marks)
    return [Picture(
        f"{device.slug}-{stem_of(chapter)}-best", figure,
        f"Fastest kernel of each shape: {chapter.title}",
        "Each cell: SOL of the fastest kernel (darker is closer to the speed of light), its time, "
        f"its name. {'Marks: ' + legend + '. ' if legend else ''}Hatched: not measured. K = 1024, "
        "M = 1024².", _heat_finding(device, chapter))]


def _heat_panels(chapter: Chapter, condition: Condition) -> list[tuple]:
    """(condition, groups, lengths): what was measured in a cache state, some groups a panel."""
    shapes = [shape for shape in chapter.shapes
              if shape.length is not None and chapter.ranking(shape, condition)]
    lengths = sorted({shape.length for shape in shapes})
    groups = [group for group in chapter.groups if any(shape.group == group for shape in shapes)]
    return [(condition, groups[start:start + _GROUPS_A_PANEL], lengths)
            for start in range(0, len(groups), _GROUPS_A_PANEL)]


def _heat_finding(device: Device, chapter: Chapter) -> str:
    """Of the first cache state: who wins most often, and where the winners do worst."""
    condition = chapter.conditions[0]
    winners = [(best.row, shape) for shape in chapter.shapes
               if (best := chapter.best(shape, condition))]
    counts = Counter(row.name for row, _ in winners)
    name, count = min(counts.items(), key=lambda item: (-item[1], item[0]))
    text = (f"{chapter.subtitle}, {device.label(condition)}: the "
            f"most frequent winner is {name} (at {count} of {len(winners)} shapes"
            + (f"; {len(counts)} kernels or tunings win somewhere)" if len(counts) > 1 else ")"))
    shares = [(row.sol, shape) for row, shape in winners
              if row.sol is not None and "launch_bound" not in row.flags]
    if shares:
        lowest, shape = min(shares, key=lambda pair: pair[0])
        text += (f"; the fastest reach {units.percent(median(share for share, _ in shares))} of "
                 f"the speed of light at the median, least at {chapter.shape_label(shape)} "
                 f"({units.percent(lowest)})")
    return text + "."


def _cells(axis, chapter: Chapter, condition: Condition, groups, lengths) -> set[str]:
    norm = Normalize(0, 1, clip=True)
    marks: set[str] = set()
    known = set(chapter.shapes)
    for x, group in enumerate(groups):
        for y, length in enumerate(lengths):
            shape = Shape(group, length)
            best = chapter.best(shape, condition) if shape in known else None
            if best is None:
                axis.add_patch(Rectangle((x, y), 1, 1, facecolor="white", edgecolor=RULE,
                                         hatch="////", linewidth=0.5))
                continue
            row = best.row
            share = row.sol if row.sol is not None else 0.0
            axis.add_patch(Rectangle((x, y), 1, 1, facecolor=_SHADES(norm(share)),
                                     edgecolor="white", linewidth=1.5))
            ink = "white" if norm(share) > 0.55 else INK
            flags = [flag for flag in _MARKS if flag in row.flags]
            marks |= set(flags)
            suffix = "".join(_MARKS[flag] for flag in flags)
            name = _wrapped(row.name)
            step = 1 / (len(name) + 1.3)
            axis.text(x + 0.5, y + 0.85 * step, f"{units.percent(row.sol)}{suffix}  "
                      f"{units.time(row.median_s)}", color=ink, ha="center", va="center",
                      fontsize=8, fontweight="bold")
            for index, line in enumerate(name):
                axis.text(x + 0.5, y + (1.75 + index) * step, line, color=ink, ha="center",
                          va="center", fontsize=7.5)
    axis.set_xlim(0, len(groups))
    axis.set_ylim(len(lengths), 0)
    axis.set_xticks([x + 0.5 for x in range(len(groups))],
                    ["\n".join(_stacked(chapter, group)) for group in groups])
    axis.xaxis.tick_top()
    axis.set_yticks([y + 0.5 for y in range(len(lengths))],
                    [units.short_count(length) for length in lengths])
    axis.set_ylabel(chapter.length_axis)
    axis.tick_params(length=0)
    for spine in axis.spines.values():
        spine.set_visible(False)
    return marks


def _stacked(chapter: Chapter, group: tuple) -> list[str]:
    """A group's label, an axis a line."""
    return chapter.group_label(group).split(", ")


def _shade_bar(figure: Figure) -> None:
    width, height = figure.get_size_inches()
    bar = figure.add_axes((0.75 / width, 0.42 / height, min(2.6, width - 1.5) / width,
                           0.11 / height))
    bar.imshow([[step / 255 for step in range(256)]], aspect="auto", cmap=_SHADES,
               extent=(0, 100, 0, 1))
    bar.set_yticks([])
    bar.set_xticks([0, 25, 50, 75, 100])
    bar.set_xlabel("SOL of the fastest kernel, %", fontsize=8, labelpad=1)
    for spine in bar.spines.values():
        spine.set_visible(False)


# ---- Bandwidth against length --------------------------------------------------------------------


@dataclass(frozen=True)
class _Panel:
    """Shapes of one group along the length, or (`group` None) shapes that stand alone in theirs."""

    condition: Condition
    group: tuple | None
    shapes: tuple[Shape, ...]


def bandwidth(device: Device, chapter: Chapter, styles: dict[str, int]) -> list[Picture]:
    """Small multiples, one panel for each group and cache state; a picture for each few kernels,
    so that lines can be told apart."""
    panels = [panel for condition in chapter.conditions
              for panel in _bandwidth_panels(chapter, condition)]
    if not panels:
        return []
    conditions = sorted({panel.condition for panel in panels})
    widest = max(sum(panel.condition == condition for panel in panels)
                 for condition in conditions)
    if widest <= _PANELS_A_ROW and len(panels) <= _PANELS_A_FIGURE:
        parts = [("", panels)]
    else:
        parts = []
        for condition in conditions:
            own = [panel for panel in panels if panel.condition == condition]
            for start in range(0, len(own), _PANELS_A_FIGURE):
                number = "" if len(own) <= _PANELS_A_FIGURE else f"-{start // _PANELS_A_FIGURE + 1}"
                parts.append((f"-{condition.cache}-{condition.timer}{number}",
                              own[start:start + _PANELS_A_FIGURE]))
    left_out = len(chapter.left_out_names())
    caption = ("Compulsory bytes over median time. The SOL twin is the streaming kernel that moves "
               "exactly those bytes, timed in the same run; grey lines are the ceilings measured "
               "for reading, writing and copying at the same footprint (interpolated between "
               "footprints, held beyond the largest)."
               + (f" Tuning variants that win nowhere ({left_out}) are in the table only."
                  if left_out else ""))
    shares = _shares(chapter.drawn_names(), styles)
    if len(shares) > 1:
        caption += (f" The kernels are spread over {len(shares)} pictures with the same scales, "
                    f"at most {_LINES_A_PANEL} each.")
    pictures = []
    for suffix, part in parts:
        for number, share in enumerate(shares, 1):
            several = (f"-kernels-{number}", f" (kernels, {number} of {len(shares)})")
            stem, title = several if len(shares) > 1 else ("", "")
            pictures.append(Picture(
                f"{device.slug}-{stem_of(chapter)}-bandwidth{suffix}{stem}",
                _bandwidth_figure(device, chapter, part, share),
                f"Bandwidth: {chapter.title}{title}", caption))
    return pictures


def _shares(names: list[str], styles: dict[str, int]) -> list[dict[str, int]]:
    """Kernels of a picture each, with their styles: those given, but for a kernel that would have
    the colour or the marker of another there."""
    shares = []
    for start in range(0, len(names), _LINES_A_PANEL):
        share: dict[str, int] = {}
        for name in names[start:start + _LINES_A_PANEL]:
            taken = {style_of(style)[part] for style in share.values()
                     for part in ("color", "marker")}
            candidates = (styles[name], *range(len(COLOURS) * len(MARKERS)))
            share[name] = next(style for style in candidates if taken.isdisjoint(
                (style_of(style)["color"], style_of(style)["marker"])))
        shares.append(share)
    return shares


def _bandwidth_panels(chapter: Chapter, condition: Condition) -> list[_Panel]:
    panels, alone = [], []
    for group in chapter.groups:
        shapes = tuple(shape for shape in chapter.shapes if shape.group == group
                       and _drawable(chapter.ranking(shape, condition)))
        if len(shapes) > 1:
            panels.append(_Panel(condition, group, shapes))
        else:
            alone += shapes
    if alone:
        widest = max(_slot(chapter, shape) for shape in alone)
        most = max(1, min(_SHAPES_ALONE, int(_HALF_WIDTH / widest)))
        for start in range(0, len(alone), most):
            panels.append(_Panel(condition, None, tuple(alone[start:start + most])))
    return panels


def _slot_label(chapter: Chapter, shape: Shape) -> list[str]:
    return [*(line.replace(" = ", "=") for line in _stacked(chapter, shape.group)),
            f"{chapter.length_axis}={units.short_count(shape.length)}"]


def _slot(chapter: Chapter, shape: Shape) -> float:
    """Inches that a shape needs beside others."""
    return 0.062 * max(map(len, _slot_label(chapter, shape))) + 0.1


def _bandwidth_figure(device: Device, chapter: Chapter, panels: list[_Panel],
                      styles: dict[str, int]) -> Figure:
    names = list(styles)
    entries = [Line2D([], [], label=name, **style_of(styles[name])) for name in names]
    entries.append(Line2D([], [], label="SOL twin", color="black", linewidth=2.4))
    entries += [Line2D([], [], label=f"ceiling: {direction}", color=SOFT, linewidth=1.1,
                       linestyle=dashes) for direction, dashes in _CEILINGS.items()
                if any(ceiling.direction == direction for ceiling in device.ceilings)]
    if any(row.two_read_floor_s for row in chapter.rows):
        entries.append(Line2D([], [], label="two-read floor", color=INK, linewidth=1.0,
                              linestyle=_FLOOR_DASHES))
    across = _across(chapter, panels)
    size = ((FULL_WIDTH - LEFT - 0.2 - 0.6 * (across - 1)) / across if across > 1 else 6.0, 2.9)
    width = LEFT + 0.2 + across * size[0] + (across - 1) * 0.6
    figure, axes = add_panels(len(panels), across, size, left=LEFT, gap=(0.6, 0.85), top=0.35,
                              bottom=0.55 + legend_height(entries, width))
    # All kernels of the chapter, so that its pictures have one scale.
    values = [speed / 1e9 for panel in panels for shape in panel.shapes
              for name in chapter.drawn_names()
              if (speed := _bandwidth_of(chapter.ranking(shape, panel.condition), name))]
    for axis, panel in zip(axes, panels):
        draw = _along_length if panel.group is not None else _side_by_side
        values += draw(axis, device, chapter, panel, names, styles)
    low, high = min(values), max(values)
    for index, axis in enumerate(axes):
        if high / low > 8:
            axis.set_yscale("log")
            axis.set_ylim(low / 1.4, high * 1.4)
            axis.yaxis.set_major_locator(few_per_decade(low / 1.4, high * 1.4))
            axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
            axis.yaxis.set_minor_locator(NullLocator())
        else:
            axis.set_ylim(0, high * 1.08)
        axis.grid(axis="y", which="major")
        if index % across == 0:
            axis.set_ylabel("compulsory bandwidth, GB/s")
    add_legend(figure, entries)
    return figure


def _across(chapter: Chapter, panels: list[_Panel]) -> int:
    """Panels in a row: a row for each cache state where it fits, else the fewest left over."""
    first = sum(panel.condition == panels[0].condition for panel in panels)
    rows_alike = len(panels) % first == 0
    crowded = any(panel.group is None and
                  sum(_slot(chapter, shape) for shape in panel.shapes) > _QUARTER_WIDTH
                  for panel in panels)
    if first == 1:
        return min(2, len(panels))
    if crowded:
        return 2
    if first <= _PANELS_A_ROW and rows_alike:
        return first
    return 3 if -len(panels) % 3 <= -len(panels) % 4 else 4


def _along_length(axis, device, chapter, panel: _Panel, names, styles) -> list[float]:
    """One group against length; returns the bandwidths in it, in GB/s."""
    values: list[float] = []
    axis.set_title(f"{chapter.group_label(panel.group)}, {device.label(panel.condition)}")

    def line(ys: list[float | None], **style) -> None:
        points = [(shape.length, y / 1e9) for shape, y in zip(panel.shapes, ys) if y]
        values.extend(y for _, y in points)
        axis.plot([x for x, _ in points], [y for _, y in points], **style)

    references = [_references(device, chapter, shape, panel.condition) for shape in panel.shapes]
    for name, look in _REFERENCE_LOOKS.items():
        line([reference[name] for reference in references], **look)
    for name in names:
        line([_bandwidth_of(chapter.ranking(shape, panel.condition), name)
              for shape in panel.shapes], zorder=4, clip_on=False, **style_of(styles[name]))
    show_length_axis(axis, [shape.length for shape in panel.shapes], chapter.length_axis)
    return values


def _side_by_side(axis, device, chapter, panel: _Panel, names, styles) -> list[float]:
    """Shapes without neighbours, each in a slot of its own; returns the bandwidths in GB/s."""
    values: list[float] = []
    axis.set_title(f"single shapes, {device.label(panel.condition)}")
    for slot, shape in enumerate(panel.shapes):
        ranking = chapter.ranking(shape, panel.condition)
        reference = _references(device, chapter, shape, panel.condition)
        for name, look in _REFERENCE_LOOKS.items():
            if reference[name]:
                values.append(reference[name] / 1e9)
                axis.plot([slot - 0.42, slot + 0.42], [values[-1]] * 2, **look)
        present = [name for name in names if _bandwidth_of(ranking, name)]
        for index, name in enumerate(present):
            values.append(_bandwidth_of(ranking, name) / 1e9)
            axis.plot([slot + 0.76 * ((index + 0.5) / len(present) - 0.5)], [values[-1]],
                      zorder=4, **{**style_of(styles[name]), "linestyle": "none"})
    for slot in range(1, len(panel.shapes)):
        axis.axvline(slot - 0.5, color=RULE, linewidth=0.6)
    axis.set_xlim(-0.5, len(panel.shapes) - 0.5)
    axis.set_xticks(range(len(panel.shapes)),
                    ["\n".join(_slot_label(chapter, shape)) for shape in panel.shapes],
                    fontsize=7.5)
    axis.tick_params(axis="x", length=0)
    return values


def _references(device: Device, chapter: Chapter, shape: Shape,
                condition: Condition) -> dict[str, float | None]:
    """What no kernel of a shape is expected to pass, in bytes per second."""
    ranking = _drawable(chapter.ranking(shape, condition))
    footprint = ranking[0].compulsory_bytes
    floor = next((row.two_read_floor_s for row in ranking if row.two_read_floor_s), None)
    found = {direction: device.ceiling_at(direction, condition.cache, footprint)
             for direction in _CEILINGS}
    return {**found, "floor": _over(footprint, floor),
            "twin": _over(footprint, twin_seconds(ranking))}


def _bandwidth_of(ranking: list[Row], name: str) -> float | None:
    return next((row.bandwidth for row in ranking if row.name == name), None)


def _drawable(ranking):
    return [row for row in ranking if row.bandwidth]


# ---- Roofline ------------------------------------------------------------------------------------


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
    measured = {direction: ceiling for direction in _CEILINGS for _, condition, _ in panels
                if (ceiling := device.largest_ceiling(direction, condition.cache))}
    entries += [Line2D([], [], label=f"ceiling: {direction}", color=SOFT, linewidth=1.3,
                       linestyle=_CEILINGS[direction]) for direction in measured]
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
    lines = [(direction, ceiling.bytes_per_s / 1e9) for direction in _CEILINGS
             if (ceiling := device.largest_ceiling(direction, condition.cache))]
    tops = [x_high * slope for _, slope in lines]
    y_low, y_high = min(ys) / 1.8, max(ys + tops) * 1.3
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.set_xlim(x_low, x_high)
    axis.set_ylim(y_low, y_high)
    for direction, slope in lines:
        axis.plot([x_low, x_high], [x_low * slope, x_high * slope], color=SOFT, linewidth=1.3,
                  linestyle=_CEILINGS[direction], zorder=2)
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


# ---- Published against measured ------------------------------------------------------------------


def published_ratios(device: Device, comparison: Comparison) -> Picture:
    """Shapes down, a panel for each kernel: hollow published, filled measured."""
    published = comparison.published
    kernels = [kernel for kernel in published.kernels
               if any(row.kernel == kernel and row.published for row in comparison.ratios)]
    shapes = [shape for shape in comparison.shapes
              if any(row.shape == shape and row.published for row in comparison.ratios)]
    values = [value for row in comparison.ratios
              for value in [row.published, *row.measured.values()] if value]
    low, high = min(values + [0.8]) / 1.25, max(values + [1.25]) * 1.25
    gap = 0.2
    left = max(1.35, 0.066 * max(map(len, shapes), default=0) + 0.2)  # inches for their names
    panel = ((FULL_WIDTH - left - 0.2 - gap * (len(kernels) - 1)) / len(kernels),
             0.27 * len(shapes) + 0.1)
    figure, axes = add_panels(len(kernels), len(kernels), panel, left=left, gap=(gap, 0), top=0.35,
                              bottom=1.0)
    fills = dict(zip(comparison.labels, (("o", COLOURS[0]), ("^", COLOURS[1]),
                                         ("s", COLOURS[2]), ("v", COLOURS[6]))))
    for index, (axis, kernel) in enumerate(zip(axes, kernels)):
        axis.axvline(1, color=SOFT, linewidth=1)
        for y, shape in enumerate(shapes):
            row = next((row for row in comparison.ratios
                        if row.kernel == kernel and row.shape == shape), None)
            if row is None or not row.published:
                continue
            ends = [row.published, *row.measured.values()]
            axis.plot([min(ends), max(ends)], [y, y], color=RULE, linewidth=2.5, zorder=1,
                      solid_capstyle="butt")
            for label, value in row.measured.items():
                marker, colour = fills.get(label, ("d", INK))
                axis.plot([value], [y], marker=marker, color=colour, markersize=5,
                          markeredgecolor="white", markeredgewidth=0.4, zorder=3)
            axis.plot([row.published], [y], marker="D", markersize=6.2, color=INK,
                      fillstyle="none", markeredgewidth=1.1, zorder=4)
        axis.set_xscale("log")
        axis.set_xlim(low, high)
        axis.set_ylim(len(shapes) - 0.5, -0.5)
        axis.set_yticks(range(len(shapes)), shapes if index == 0 else [""] * len(shapes))
        axis.tick_params(axis="y", length=0)
        axis.xaxis.set_major_locator(few_per_decade(low, high))
        axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.10g}"))
        axis.xaxis.set_minor_formatter(NullFormatter())
        axis.tick_params(axis="x", labelsize=7)
        axis.set_title(kernel)
        axis.grid(axis="x")
        axis.set_axisbelow(True)
    width, height = figure.get_size_inches()
    figure.text((left + (width - left) / 2) / width, 0.55 / height,
                f"t({published.reference}) / t(kernel): right of 1, the kernel is the faster one",
                ha="center", va="center", fontsize=8.5)
    entries = [Line2D([], [], marker="D", color=INK, fillstyle="none", linestyle="none",
                      label="published")]
    entries += [Line2D([], [], marker=marker, color=colour, linestyle="none",
                       label=f"measured, {label}") for label, (marker, colour) in fills.items()]
    add_legend(figure, entries)
    return Picture(f"{device.slug}-{published.slug}-published", figure,
                   f"Published against measured: {published.scenario} on {device.name}",
                   f"Published: {published.source}. Ratios are compared, not times: the devices "
                   "differ. A hollow mark without filled ones could not be tested here.")


# ---- Ceilings ------------------------------------------------------------------------------------


def ceilings(device: Device) -> Picture | None:
    """Measured bandwidth against footprint, where more than one footprint was measured."""
    caches = sorted({ceiling.cache for ceiling in device.ceilings})
    usable = [ceiling for ceiling in device.ceilings
              if ceiling.footprint_bytes > 0 and ceiling.bytes_per_s > 0]
    if len({ceiling.footprint_bytes for ceiling in usable}) < 2:
        return None
    panel = ((FULL_WIDTH - LEFT - 0.2 - 0.75) / 2, 2.4)
    figure, axes = add_panels(len(caches), min(2, len(caches)), panel, left=LEFT, gap=(0.75, 0.8),
                              top=0.35, bottom=0.95)
    highest = max(ceiling.bytes_per_s for ceiling in usable) / 1e9
    directions = sorted({ceiling.direction for ceiling in usable})
    looks = {name: {"marker": MARKERS[index], "color": COLOURS[index], "markersize": 4.5,
                    "linewidth": 1.4, "linestyle": _CEILINGS.get(name, DASHES[0])}
             for index, name in enumerate(directions)}
    for axis, cache in zip(axes, caches):
        for direction in directions:
            points = sorted((c.footprint_bytes, c.bytes_per_s / 1e9) for c in usable
                            if c.cache == cache and c.direction == direction)
            axis.plot([x for x, _ in points], [y for _, y in points], **looks[direction])
        axis.set_xscale("log", base=2)
        axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: units.size(value)))
        axis.xaxis.set_minor_locator(NullLocator())
        axis.set_ylim(0, highest * 1.08)
        axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
        axis.grid(axis="y")
        axis.set_title(cache)
        axis.set_xlabel("footprint: bytes moved")
    axes[0].set_ylabel("bandwidth, GB/s")
    add_legend(figure, [Line2D([], [], label=name, **look) for name, look in looks.items()])
    return Picture(f"{device.slug}-ceilings", figure, f"Measured ceilings: {device.name}",
                   "Best streaming kernel for each direction and footprint; a copy counts the "
                   "bytes read and the bytes written.")


# ---- Layout --------------------------------------------------------------------------------------


def _over(amount: float | None, seconds: float | None) -> float | None:
    return amount / seconds if amount and seconds else None


def _wrapped(name: str, limit: int = 20) -> list[str]:
    """A kernel name in lines, broken where its parts join."""
    lines = [""]
    part = ""
    for character in name:
        part += character
        if character in "_@,":
            lines, part = _append(lines, part, limit), ""
    return _append(lines, part, limit)


def _append(lines: list[str], part: str, limit: int) -> list[str]:
    if lines[-1] and len(lines[-1]) + len(part) > limit:
        return [*lines, part]
    return [*lines[:-1], lines[-1] + part]


