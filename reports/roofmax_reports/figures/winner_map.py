"""Which kernel is fastest where, of shapes that make no grid: a point each, by length and rows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.figures.heat_map import SHADES, add_shade_bar, winners_finding
from roofmax_reports.figures.layout import (
    FULL_WIDTH, INK, Picture, add_legend, add_panels, legend_height, shortened, show_decades,
    stem_of, style_of)
from roofmax_reports.records import Row
from roofmax_reports.shapes import Shape

_NUMBERED = 10
_WORTH_A_NUMBER = 1.02  # times that of the fastest
_LEFT = 1.05  # inches for labels up to "1,000,000"
_GAP = 0.95
_SIZE = ((FULL_WIDTH - _LEFT - 0.2 - _GAP) / 2, 3.6)
_KEY_LINE = 0.15
_KEY_CHARACTERS = 180
_BELOW = 0.5  # inches for the labels of an axis
_SHADE_BAR = 0.75
_RING = {"marker": "o", "markersize": 9.5, "markerfacecolor": "none", "markeredgecolor": INK,
         "markeredgewidth": 1.0, "linestyle": "none", "zorder": 5}
_BESIDE = ((9, 7), (9, -7), (-9, 7), (-9, -7), (0, 10), (0, -10), (12, 0), (-12, 0))  # points
_NUMBER_SIZE = 9  # points
_MARGIN = 1.6  # beside the points; at least one of 1, 2 and 5 has room for its number then
_NUMBER = "where auto loses most"


@dataclass(frozen=True)
class _Loss:
    """A shape at which the kernel that `auto` chose takes longer than the fastest."""

    shape: Shape
    chosen: Row
    fastest: Row

    @property
    def ratio(self) -> float:
        return self.chosen.median_s / self.fastest.median_s


def winner_map(device: Device, chapter: Chapter) -> list[Picture]:
    """For each cache state two panels with the same points: the kernel that is fastest there, and
    how near to the speed of light it comes."""
    conditions = [condition for condition in chapter.conditions if _winners(chapter, condition)]
    if not conditions:
        return []
    counts = Counter(row.kernel for condition in conditions
                     for _, row in _winners(chapter, condition))
    kernels = sorted({row.kernel for row in device.rows})
    styles = {kernel: {**style_of(kernels.index(kernel)), "linestyle": "none"}
              for kernel in sorted(counts)}
    entries = [Line2D([], [], label=f"{kernel} ({counts[kernel]})", **style)
               for kernel, style in styles.items()]
    losses = {condition: _losses(chapter, condition) for condition in conditions}
    if any(losses.values()):
        entries.append(Line2D([], [], label=_NUMBER, **{**_RING, "zorder": 1}))
    keys = [_KEY_LINE * len(losses[condition]) + (0.1 if losses[condition] else 0)
            for condition in conditions]
    legend = legend_height(entries, FULL_WIDTH)
    figure, axes = add_panels(2 * len(conditions), 2, _SIZE, left=_LEFT, gap=(_GAP, 0.4 + _BELOW),
                              top=0.35, bottom=_BELOW + _SHADE_BAR + 0.1 + legend,
                              below=[key for key in keys for _ in range(2)])
    for condition, named, shaded in zip(conditions, axes[::2], axes[1::2]):
        winners = _winners(chapter, condition)
        named.set_title(f"fastest kernel, {device.label(condition)}")
        shaded.set_title(f"its SOL, {device.label(condition)}")
        for axis in (named, shaded):
            _show_plane(axis, chapter, winners)
        named.set_ylabel(" × ".join(chapter.definition.of_role("batch")))
        for kernel, style in styles.items():
            own = [chapter.place(shape) for shape, row in winners if row.kernel == kernel]
            named.plot([x for x, _ in own], [y for _, y in own], clip_on=False, zorder=3, **style)
        known = [(chapter.place(shape), row.sol) for shape, row in winners
                 if row.sol is not None]
        shaded.scatter([x for (x, _), _ in known], [y for (_, y), _ in known], s=30, zorder=3,
                       c=[share for _, share in known], cmap=SHADES, vmin=0, vmax=1,
                       edgecolors=INK, linewidths=0.4, clip_on=False)
        _number(named, chapter, losses[condition])
    add_shade_bar(figure, above=legend + 0.1)
    add_legend(figure, entries)
    places = [chapter.place(shape) for shape, _ in _winners(chapter, conditions[0])]
    return [Picture(
        f"{device.slug}-{stem_of(chapter)}-best", figure,
        f"Fastest kernel of each shape: {chapter.title}",
        "Each point: a shape, by its length and its rows; in brackets, at how many of them a kernel is fastest, with "
        f"whichever tuning{', in all panels' if len(conditions) > 1 else ''}. "
        + ("Shapes of as many rows that are as long share a point. " if len(set(places)) < len(places) else "")
        + "On the right, the stronger its blue, the closer to the speed of light. "
        + (f"Numbered: the shapes, {_NUMBERED} at most, at which the kernel that auto chose takes longest beside the "
           "fastest. " if any(losses.values()) else "")
        + "These shapes make no grid, and so no lines of bandwidth: their times are in the tables and the rooflines.",
        winners_finding(device, chapter))]


def _winners(chapter: Chapter, condition: Condition) -> list[tuple[Shape, Row]]:
    """Shapes that have a place, with their fastest row."""
    return [(shape, best.row) for shape in chapter.shapes
            if chapter.place(shape) and (best := chapter.best(shape, condition))]


def _losses(chapter: Chapter, condition: Condition) -> list[_Loss]:
    """The largest first."""
    losses = [_Loss(shape, row, chapter.ranking(shape, condition)[0])
              for shape, row in chapter.choices(condition) if chapter.place(shape)]
    losses = [loss for loss in losses if loss.ratio >= _WORTH_A_NUMBER
              and loss.chosen.chosen != loss.fastest.name]
    return sorted(losses, key=lambda loss: -loss.ratio)[:_NUMBERED]


def _show_plane(axis, chapter: Chapter, winners: list[tuple[Shape, Row]]) -> None:
    places = [chapter.place(shape) for shape, _ in winners]
    for values, side, scale, limit in (([x for x, _ in places], axis.xaxis, axis.set_xscale,
                                        axis.set_xlim),
                                       ([y for _, y in places], axis.yaxis, axis.set_yscale,
                                        axis.set_ylim)):
        low, high = min(values) / _MARGIN, max(values) * _MARGIN
        scale("log")
        limit(low, high)
        show_decades(side, low, high)
    axis.set_xlabel(chapter.length_axis)
    axis.grid(which="major")
    axis.set_axisbelow(True)


def _number(axis, chapter: Chapter, losses: list[_Loss]) -> None:
    """Rings with numbers, and below the panel what they stand for. The limits of the axis must be
    final."""
    taken: list[tuple[float, float]] = []
    for number, loss in enumerate(losses, 1):
        place = chapter.place(loss.shape)
        axis.plot(*([value] for value in place), clip_on=False, **_RING)
        across, up = _points_of(axis, place)
        aside = next((beside for beside in _BESIDE if all(
            abs(across + beside[0] - x) >= _NUMBER_SIZE or abs(up + beside[1] - y) >= _NUMBER_SIZE
            for x, y in taken)), _BESIDE[0])
        taken.append((across + aside[0], up + aside[1]))
        axis.annotate(str(number), place, xytext=aside, textcoords="offset points", fontsize=7.5,
                      ha="center", va="center", zorder=6, annotation_clip=False)
        text = (f"{number}  {units.ratio(loss.ratio)}  {chapter.short_label(loss.shape)}: "
                f"auto took {loss.chosen.chosen}, {units.time(loss.chosen.median_s)}; fastest is "
                f"{loss.fastest.name}, {units.time(loss.fastest.median_s)}")
        axis.annotate(shortened(text, _KEY_CHARACTERS), (0, 0), xycoords="axes fraction",
                      xytext=(0, -72 * (_BELOW + _KEY_LINE * (number - 1))),
                      textcoords="offset points", fontsize=7.5, va="top", annotation_clip=False)


def _points_of(axis, place: tuple[int, int]) -> tuple[float, float]:
    """Where a place of the plane is, in points."""
    x, y = axis.transData.transform(place)
    return x / axis.figure.dpi * 72, y / axis.figure.dpi * 72
