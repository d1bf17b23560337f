"""How far samples lie from what is typical of their row: the noise that medians hide."""

from __future__ import annotations

from dataclasses import dataclass

from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullLocator

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures.layout import (
    COLOURS, FULL_WIDTH, LEFT, SOFT, Picture, add_legend, add_panels, few_per_decade, kind_stem,
    kind_title, legend_height, show_decades)
from roofmax_reports.records import Row, median

_FEWEST_SAMPLES = 10
_FEWEST_ROWS = 4
_OUTLIER = 0.1
_LEAST = 1e-4  # of the median: nearer ones are drawn there
_LOOKS = {
    "within": {"marker": "o", "color": COLOURS[0], "markersize": 3.2, "linestyle": "none",
               "markeredgewidth": 0, "alpha": 0.6},
    "largest": {"marker": "^", "color": COLOURS[1], "markersize": 3.2, "linestyle": "none",
                "markeredgewidth": 0, "alpha": 0.6},
}


@dataclass(frozen=True)
class Spread:
    """Of the samples of a row, as shares of their median."""

    row: Row
    within: float  # what 95 in 100 samples are within, above or below
    largest: float  # of the samples above it; 0 if none is


def spread_of(row: Row) -> Spread | None:
    """None of a row with too few samples to tell."""
    if not row.timed or len(row.samples_s) < _FEWEST_SAMPLES:
        return None
    middle = median(row.samples_s)
    distances = sorted(abs(sample / middle - 1) for sample in row.samples_s)
    return Spread(row, distances[min(len(distances) - 1, round(0.95 * len(distances)))],
                  max(row.samples_s) / middle - 1)


def spread(device: Device, chapters: list[Chapter]) -> list[Picture]:
    """A panel for each cache state and timer, all dtypes together."""
    found: dict[str, list[Spread]] = {}
    for chapter in chapters:
        for condition in chapter.conditions:
            of_condition = found.setdefault(device.label(condition), [])
            of_condition += [each for row in chapter.rows
                             if (row.cache, row.timer) == (condition.cache, condition.timer)
                             and (each := spread_of(row))]
    found = {label: spreads for label, spreads in found.items() if len(spreads) >= _FEWEST_ROWS}
    if not found:
        return []
    entries = [Line2D([], [], label="95 in 100 samples are within", **_LOOKS["within"]),
               Line2D([], [], label="the slowest sample is above by", **_LOOKS["largest"])]
    across = min(2, len(found))
    size = ((FULL_WIDTH - LEFT - 0.2 - 0.75) / 2, 2.6)
    width = LEFT + 0.2 + across * size[0] + (across - 1) * 0.75
    figure, axes = add_panels(len(found), across, size, left=LEFT, gap=(0.75, 0.85), top=0.35,
                              bottom=0.55 + legend_height(entries, width))
    everything = [each for spreads in found.values() for each in spreads]
    times = [each.row.median_s * 1e6 for each in everything]
    highest = max(max(each.within, each.largest, _OUTLIER) for each in everything) * 1.5
    for axis, (label, spreads) in zip(axes, found.items()):
        axis.set_title(label)
        _draw(axis, spreads, (min(times) / 1.3, max(times) * 1.3), highest)
    for axis in axes[::across]:
        axis.set_ylabel("distance from the median")
    add_legend(figure, entries)
    return [Picture(
        f"{device.slug}-{kind_stem(chapters[0])}-spread", figure,
        f"Spread of samples: {kind_title(chapters[0])}",
        "Each row twice, above its time: how far 95 in 100 of its samples are from their median, "
        "and how far the slowest is above it. A sample is the mean over all launches of a batch. "
        f"Below {_LEAST:.2%}: drawn there.", _finding(everything))]


def _draw(axis, spreads: list[Spread], limits: tuple[float, float], highest: float) -> None:
    times = [each.row.median_s * 1e6 for each in spreads]
    axis.axhline(_OUTLIER, color=SOFT, linewidth=0.8, zorder=1)
    axis.plot(times, [max(_LEAST, each.largest) for each in spreads], zorder=2, **_LOOKS["largest"])
    axis.plot(times, [max(_LEAST, each.within) for each in spreads], zorder=3, **_LOOKS["within"])
    axis.set_xscale("log")
    axis.set_xlim(*limits)
    show_decades(axis.xaxis, *limits)
    axis.set_xlabel("time, µs")
    axis.set_yscale("log")
    axis.set_ylim(_LEAST / 1.5, highest)
    axis.yaxis.set_major_locator(few_per_decade(_LEAST, highest))
    axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value * 100:.10g}%"))
    axis.yaxis.set_minor_locator(NullLocator())
    axis.grid(axis="y")
    axis.set_axisbelow(True)


def _finding(spreads: list[Spread]) -> str:
    outliers = [each for each in spreads if each.largest > _OUTLIER]
    text = (f"In half of {len(spreads)} rows 95 in 100 samples are within "
            f"{_percent(median(each.within for each in spreads))} of the median")
    if not outliers:
        return f"{text}; no sample is {_OUTLIER:.0%} above it."
    worst = max(outliers, key=lambda each: each.largest)
    have = "row has" if len(outliers) == 1 else "rows have"
    return (f"{text}; {len(outliers)} {have} a sample more than {_OUTLIER:.0%} above it, at most "
            f"{_percent(worst.largest)} ({worst.row.name}, {units.time(worst.row.median_s)}).")


def _percent(share: float) -> str:
    return f"{units.significant(100 * share, 2)}%"
