"""Bandwidth of each kernel against length, beside the SOL twin and the ceilings."""

from __future__ import annotations

from dataclasses import dataclass

from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition, twin_times
from roofmax_reports.figures.layout import (
    CEILINGS, COLOURS, FULL_WIDTH, INK, LEFT, MARKERS, RULE, SOFT, Picture, add_legend, add_panels,
    legend_height, show_decades, show_length_axis, stacked, stem_of, style_of)
from roofmax_reports.records import Row
from roofmax_reports.shapes import Shape

_FLOOR_DASHES = (0, (8, 2, 1, 2, 1, 2))
_REFERENCE_LOOKS = {
    **{name: {"color": SOFT, "linewidth": 1.1, "linestyle": dashes, "zorder": 2}
       for name, dashes in CEILINGS.items()},
    "floor": {"color": INK, "linewidth": 1.0, "linestyle": _FLOOR_DASHES, "zorder": 2},
    "twin": {"color": "black", "linewidth": 2.4, "zorder": 3},
}
_BAND = {"color": "black", "alpha": 0.15, "linewidth": 0, "zorder": 1.5}
_PANELS_A_FIGURE = 9
_PANELS_A_ROW = 4
_SHAPES_ALONE = 7
_HALF_WIDTH, _QUARTER_WIDTH = 4.9, 2.1  # inches of a panel, two or four in a row
_LINES_A_PANEL = len(COLOURS)


@dataclass(frozen=True)
class _Panel:
    """Shapes of one group along the length, or (`group` None) shapes that stand alone in theirs."""

    condition: Condition
    group: tuple | None
    shapes: tuple[Shape, ...]


def bandwidth(device: Device, chapter: Chapter, styles: dict[str, int]) -> list[Picture]:
    """Small multiples, one panel for each group and cache state; a picture for each few kernels,
    so that lines can be told apart. None of scattered shapes, which make no lines."""
    if chapter.is_scattered:
        return []
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
    caption = ("Compulsory bytes over time. The SOL twin is the streaming kernel that moves "
               "exactly those bytes, timed in turns with each kernel: the line is the median over the "
               "kernels, the band all of them, and SOL is by a kernel's own. Grey lines are the "
               "ceilings measured "
               "for reading, writing and copying at the same footprint (interpolated between "
               "footprints, constant beyond the largest"
               + (", without those that were disturbed)."
                  if any(ceiling.disturbed for ceiling in device.ceilings) else ").")
               + (f" Tuning variants that neither win nor come next anywhere ({left_out}) are "
               "in the table only."
                  if left_out else ""))
    shares = _shares(chapter.drawn_names(), styles)
    if len(shares) > 1:
        caption += (f" The kernels are spread over {len(shares)} pictures with the same scales, "
                    f"at most {_LINES_A_PANEL} each.")
    pictures = []
    for suffix, part in parts:
        for number, share in enumerate(shares, 1):
            shown = [panel for panel in part if _has_points(chapter, panel, share)]
            if not shown:
                continue
            several = (f"-kernels-{number}", f" (kernels, {number} of {len(shares)})")
            stem, title = several if len(shares) > 1 else ("", "")
            pictures.append(Picture(
                f"{device.slug}-{stem_of(chapter)}-bandwidth{suffix}{stem}",
                _bandwidth_figure(device, chapter, shown, share),
                f"Bandwidth: {chapter.title}{title}", caption))
    return pictures


def _has_points(chapter: Chapter, panel: _Panel, names) -> bool:
    return any(_bandwidth_of(chapter.ranking(shape, panel.condition), name)
               for shape in panel.shapes for name in names)


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
    return [*(line.replace(" = ", "=") for line in stacked(chapter, shape.group)),
            f"{chapter.length_axis}={units.short_count(shape.length)}"]


def _slot(chapter: Chapter, shape: Shape) -> float:
    """Inches that a shape needs beside others."""
    return 0.062 * max(map(len, _slot_label(chapter, shape))) + 0.1


def _bandwidth_figure(device: Device, chapter: Chapter, panels: list[_Panel],
                      styles: dict[str, int]) -> Figure:
    names = [name for name in styles if any(_has_points(chapter, panel, [name])
                                            for panel in panels)]
    entries = [Line2D([], [], label=name, **style_of(styles[name])) for name in names]
    entries.append(Line2D([], [], label="SOL twin", color="black", linewidth=2.4))
    entries += [Line2D([], [], label=f"ceiling: {direction}", color=SOFT, linewidth=1.1,
                       linestyle=dashes) for direction, dashes in CEILINGS.items()
                if any(ceiling.direction == direction for ceiling in device.undisturbed_ceilings)]
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
            show_decades(axis.yaxis, low / 1.4, high * 1.4)
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
    twins = [(shape.length, reference["twin_low"] / 1e9, reference["twin_high"] / 1e9)
             for shape, reference in zip(panel.shapes, references) if reference["twin"]]
    if twins:
        axis.fill_between(*zip(*twins), **_BAND)
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
        if reference["twin"]:
            axis.fill_between([slot - 0.42, slot + 0.42], *([reference[end] / 1e9] * 2
                              for end in ("twin_low", "twin_high")), **_BAND)
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
             for direction in CEILINGS}
    twin = twin_times(ranking)
    return {**found, "floor": _over(footprint, floor),
            "twin": _over(footprint, twin.typical if twin else None),
            "twin_low": _over(footprint, twin.most if twin else None),
            "twin_high": _over(footprint, twin.least if twin else None)}


def _bandwidth_of(ranking: list[Row], name: str) -> float | None:
    return next((row.bandwidth for row in ranking if row.name == name), None)


def _drawable(ranking):
    return [row for row in ranking if row.bandwidth]


def _over(amount: float | None, seconds: float | None) -> float | None:
    return amount / seconds if amount and seconds else None
