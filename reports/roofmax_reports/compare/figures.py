"""The pictures of a comparison: all ratios in order, and ratios against the size of the problem.

Drawn for the width of a narrow page. Slower, level and faster rows differ in marker and place
beside colour, so that they read in grey."""

from __future__ import annotations

import math

from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

from roofmax_reports.compare.documents import FASTER, LEVEL, SLOWER, VERDICTS, Comparison, Row
from roofmax_reports.compare.labels import Names, sides_of, times, words_of
from roofmax_reports.figures.layout import (
    COLOURS, INK, LEFT, SOFT, Picture, add_legend, add_panels, add_panels_of, few_per_decade,
    legend_height, shortened, show_bytes_axis)

LOOKS = {
    SLOWER: {"marker": "v", "color": COLOURS[1]},
    LEVEL: {"marker": "o", "color": SOFT, "fillstyle": "none"},
    FASTER: {"marker": "^", "color": COLOURS[0]},
}
_WIDTH = 7.5  # inches; at the least size of letters it fits a page of 600 pixels
_RIGHT = 0.2
_MOST_NAMED = 30  # rows; of more each has a place, but no name
_NAME = 52  # letters
_LANE = 0.17  # inches for the marks of a verdict
_GAP = 0.75
_LEAST_REACH = math.log(1.01)
_BEYOND = 0.5  # how far intervals may reach beyond all ratios, as a share of what these span


def pictures_of(comparison: Comparison, number: int | None) -> list[Picture]:
    """Those of a comparison; `number` sets its files apart from those of others."""
    stem = "speed-ups" if number is None else f"speed-ups-{number}"
    before, after = sides_of(comparison)
    title = f"{after} against {before}"
    return [_in_order(comparison, stem, title), *_against_bytes(comparison, stem, title)]


# ---- All ratios in order -------------------------------------------------------------------------


def _in_order(comparison: Comparison, stem: str, title: str) -> Picture:
    rows = comparison.slowest_first
    limits = _limits(comparison)
    draw = _named if len(rows) <= _MOST_NAMED else _ranked
    words = words_of([comparison])
    figure = draw(comparison, rows, limits)
    return Picture(
        f"{stem}-in-order", figure, f"All rows, {words.lowest} first: {title}",
        f"Each row, {_by(comparison)}, with its 95% interval. A triangle that points down is a row "
        f"that is {words.verdicts[SLOWER]} beyond its interval, one that points up a "
        f"{words.verdicts[FASTER]} one; a circle is level: its interval holds 1. Dashed: the "
        "geometric mean."
        + _cut(rows, limits),
        f"The {words.lowest} row is at {times(rows[0].ratio)}, the {words.highest} at "
        f"{times(rows[-1].ratio)}."
        if len(rows) > 1 else "")


def _named(comparison: Comparison, rows: list[Row], limits: tuple[float, float]) -> Figure:
    """A line for each, the slowest on top."""
    names = Names(comparison)
    labels = [shortened(names.name(row), _NAME) for row in rows]
    entries = _entries(comparison)
    left = 0.064 * max(map(len, labels)) + 0.2
    figure, (axis,) = add_panels(1, 1, (_WIDTH - left - _RIGHT, 0.21 * len(rows) + 0.3), left,
                                 (0, 0), 0.15, 0.55 + legend_height(entries, _WIDTH))
    places = range(len(rows))
    axis.axvline(1, color=INK, linewidth=1, zorder=2)
    axis.axvline(comparison.geometric_mean, **_MEAN)
    axis.hlines(places, *_ends(rows, limits), zorder=3, linewidth=1.1,
                colors=[LOOKS[row.verdict]["color"] for row in rows])
    for verdict in VERDICTS:
        own = [(row.ratio, place) for place, row in zip(places, rows) if row.verdict == verdict]
        axis.plot([x for x, _ in own], [y for _, y in own], zorder=4, **_mark(verdict, 5))
    axis.set_ylim(len(rows) - 0.3, -0.7)
    axis.set_yticks(places, labels)
    axis.tick_params(axis="y", length=0, labelcolor=INK)
    axis.set_xscale("log")
    axis.set_xlim(*limits)
    _show_ratios(axis.xaxis, limits)
    axis.set_xlabel(_label(comparison))
    axis.grid(axis="x")
    axis.set_axisbelow(True)
    add_legend(figure, entries)
    return figure


def _ranked(comparison: Comparison, rows: list[Row], limits: tuple[float, float]) -> Figure:
    """A place for each, the slowest at the left; below, each verdict has a lane of its own."""
    entries = _entries(comparison)
    words = words_of([comparison])
    inner = _WIDTH - LEFT - _RIGHT
    figure, (axis, lanes) = add_panels_of(
        [(inner, 3.3), (inner, _LANE * len(VERDICTS))], 1, LEFT, (0, 0.1), 0.15,
        0.55 + legend_height(entries, _WIDTH), _RIGHT)
    places = range(1, len(rows) + 1)
    axis.axhline(1, color=INK, linewidth=1, zorder=2)
    axis.axhline(comparison.geometric_mean, **_MEAN)
    axis.vlines(places, *_ends(rows, limits), zorder=3, linewidth=max(0.35, 1.1 - len(rows) / 400),
                colors=[LOOKS[row.verdict]["color"] for row in rows], alpha=0.7)
    size = 4.5 if len(rows) < 150 else 3.2 if len(rows) < 600 else 2.2
    for lane, verdict in enumerate(VERDICTS):
        own = [(place, row.ratio) for place, row in zip(places, rows) if row.verdict == verdict]
        xs = [x for x, _ in own]
        axis.plot(xs, [y for _, y in own], zorder=4, **_mark(verdict, size))
        lanes.add_collection(LineCollection(
            [[(x, lane - 0.38), (x, lane + 0.38)] for x in xs], colors=LOOKS[verdict]["color"],
            linewidths=max(0.35, min(2.0, 0.6 * 72 * inner / len(rows)))))
    axis.set_yscale("log")
    axis.set_ylim(*limits)
    _show_ratios(axis.yaxis, limits)
    axis.set_ylabel(_label(comparison))
    axis.grid(axis="y")
    axis.set_axisbelow(True)
    for each in (axis, lanes):
        each.set_xlim(0.5 - 0.01 * len(rows), len(rows) + 0.5 + 0.01 * len(rows))
    axis.tick_params(axis="x", labelbottom=False, length=0)
    lanes.set_ylim(len(VERDICTS) - 0.5, -0.5)
    lanes.set_yticks(range(len(VERDICTS)), map(words.verdicts.get, VERDICTS))
    lanes.tick_params(axis="y", length=0, labelcolor=INK)
    lanes.spines["left"].set_visible(False)
    lanes.set_xlabel(f"row, from the {words.lowest} to the {words.highest}")
    add_legend(figure, entries)
    return figure


# ---- Ratios against size -------------------------------------------------------------------------


def _against_bytes(comparison: Comparison, stem: str, title: str) -> list[Picture]:
    """A panel for each operation and cache state. None where no row has bytes."""
    panels: dict[tuple[str, str, str], list[Row]] = {}
    for row in comparison.rows:
        if row.bytes:
            panels.setdefault((row.operation, row.cache, row.timer), []).append(row)
    if not panels:
        return []
    drawn = [row for rows in panels.values() for row in rows]
    limits = _limits(comparison)
    sizes = min(row.bytes for row in drawn) / 1.7, max(row.bytes for row in drawn) * 1.7
    entries = _entries(comparison)
    across = min(2, len(panels))
    size = ((_WIDTH - LEFT - _RIGHT - _GAP * (across - 1)) / across, 2.6)
    figure, axes = add_panels(len(panels), across, size, LEFT, (_GAP, 0.85), 0.35,
                              0.55 + legend_height(entries, _WIDTH), _RIGHT)
    several = [len({key[part] for key in panels}) > 1 for part in range(3)]
    for axis, key in zip(axes, sorted(panels)):
        told = [word for word, differs in zip(key, several) if differs]
        axis.set_title(", ".join(told) or key[0])
        _draw_sizes(axis, comparison, panels[key], limits, sizes)
    for axis in axes[::across]:
        axis.set_ylabel(_label(comparison))
    add_legend(figure, entries)
    words = words_of([comparison])
    lacking = len(comparison.rows) - len(drawn)
    return [Picture(
        f"{stem}-by-size", figure, "Where it is {} and {}: {}".format(
            words.verdicts[FASTER], words.verdicts[SLOWER], title),
        "Each row, with its 95% interval, above the bytes that its problem must move. Above 1 the "
        f"row is {words.verdicts[FASTER]}, {_by(comparison)}."
        + (f" {lacking} rows without a number of bytes are not drawn." if lacking else "")
        + _cut(drawn, limits))]


def _draw_sizes(axis, comparison: Comparison, rows: list[Row], limits: tuple[float, float],
                sizes: tuple[float, float]) -> None:
    axis.axhline(1, color=INK, linewidth=1, zorder=2)
    axis.axhline(comparison.geometric_mean, **_MEAN)
    for verdict in VERDICTS:
        own = [row for row in rows if row.verdict == verdict]
        axis.vlines([row.bytes for row in own], *_ends(own, limits), linewidth=0.7, alpha=0.6,
                    colors=LOOKS[verdict]["color"], zorder=3)
        axis.plot([row.bytes for row in own], [row.ratio for row in own], zorder=4,
                  **_mark(verdict, 4.5 if len(rows) < 200 else 3.4))
    show_bytes_axis(axis, *sizes)
    axis.set_xlabel("compulsory bytes")
    axis.set_yscale("log")
    axis.set_ylim(*limits)
    _show_ratios(axis.yaxis, limits)
    axis.grid(axis="y")
    axis.set_axisbelow(True)


# ---- Detail --------------------------------------------------------------------------------------

_MEAN = {"color": SOFT, "linewidth": 1, "linestyle": (0, (4, 2)), "zorder": 2}


def _mark(verdict: str, size: float) -> dict[str, object]:
    hollow = verdict == LEVEL
    return {**LOOKS[verdict], "linestyle": "none", "markersize": size,
            "markeredgewidth": 0.8 if hollow else 0}


def _entries(comparison: Comparison) -> list[Line2D]:
    counts = {SLOWER: comparison.slower, LEVEL: comparison.level, FASTER: comparison.faster}
    words = words_of([comparison])
    entries = [Line2D([], [], label=f"{words.verdicts[verdict]}: {counts[verdict]}", **_mark(verdict, 5))
               for verdict in VERDICTS]
    return [*entries, Line2D([], [], label="geometric mean", **_MEAN)]


def _label(comparison: Comparison) -> str:
    return words_of([comparison]).axis


def _by(comparison: Comparison) -> str:
    return "SOL after over SOL before" if comparison.is_by_sol else "time before over time after"


def _limits(comparison: Comparison) -> tuple[float, float]:
    """Of the axis of ratios: all of them, and of intervals what they leave room for."""
    ratios = [1.0, *(row.ratio for row in comparison.rows)]
    low, high = math.log(min(ratios)), math.log(max(ratios))
    room = _BEYOND * max(high - low, 4 * _LEAST_REACH)
    ends = [math.log(end) for row in comparison.rows for end in row.interval]
    low = min(max(min(ends), low - room), low, -_LEAST_REACH)
    high = max(min(max(ends), high + room), high, _LEAST_REACH)
    margin = 0.04 * (high - low)
    return math.exp(low - margin), math.exp(high + margin)


def _ends(rows: list[Row], limits: tuple[float, float]) -> tuple[list[float], list[float]]:
    return ([max(row.interval[0], limits[0]) for row in rows],
            [min(row.interval[1], limits[1]) for row in rows])


def _cut(rows: list[Row], limits: tuple[float, float]) -> str:
    cut = sum(row.interval[0] < limits[0] or row.interval[1] > limits[1] for row in rows)
    if not cut:
        return ""
    return (f" {cut} interval{' is' if cut == 1 else 's are'} cut at the edge: the table has "
            "all of it.")


def _show_ratios(axis, limits: tuple[float, float]) -> None:
    """Labels of a logarithmic axis of ratios: of a narrow one at even steps."""
    axis.set_major_locator(FixedLocator(_ticks(*limits)) if limits[1] / limits[0] < 20
                           else few_per_decade(*limits))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.10g}×"))
    axis.set_minor_locator(NullLocator())


def _ticks(low: float, high: float) -> list[float]:
    if high / low > 4:
        steps = (1, 1.5, 2, 3, 5, 7)
        return [tick for power in range(-3, 4) for step in steps
                if low <= (tick := step * 10.0**power) <= high]
    step = next(step for step in (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
                if (high - low) / step <= 8)
    return [step * count for count in range(math.ceil(low / step), math.floor(high / step) + 1)]
