"""One pass against two: where reading the input once loses to reading it twice, and why.

Algorithms are told apart by what their own models count, never by name.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullLocator

from roofmax_reports import units
from roofmax_reports.analysis import Device, Quotient, quotient
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.figures.layout import (
    FULL_WIDTH, INK, LEFT, Picture, add_legend, add_panels, few_per_decade, legend_height,
    show_length_axis, stem_of, style_of)
from roofmax_reports.records import Row
from roofmax_reports.shapes import Shape

_ONE_READ = 1.05  # as many reads at most count as one
_TWO_READS = (1.9, 2.1)
_FEWEST_DUELS = 3  # of fewer a table says as much
_DOCUMENTED, _ANY = "documented tunings", "best tunings"


@dataclass(frozen=True)
class Duel:
    """The fastest kernel that reads once beside the fastest that reads twice, at one shape."""

    shape: Shape
    once: Row
    twice: Row
    in_flight_bytes: float | None  # of the rows that are read twice at the same time

    @property
    def ratio(self) -> Quotient:
        """Above 1 where one pass takes longer."""
        return quotient(self.once, self.twice)


def duels(device: Device, chapter: Chapter, condition: Condition,
          documented_only: bool) -> list[Duel]:
    """In the order of the shapes; only those that have both."""
    found = []
    for shape in chapter.shapes:
        rows = [row for row in chapter.ranking(shape, condition)
                if row.reads and (row.default_variant or not documented_only)]
        once = next((row for row in rows if row.reads <= _ONE_READ), None)
        twice = next((row for row in rows if _TWO_READS[0] <= row.reads <= _TWO_READS[1]), None)
        if once and twice:
            found.append(Duel(shape, once, twice, in_flight_bytes(device, chapter, twice)))
    return found


def in_flight_bytes(device: Device, chapter: Chapter, row: Row) -> float | None:
    """Input bytes that are between their two reads at the same time: the rows of the resident
    blocks where a block has a row, else (as far as is known) the whole input."""
    rows = chapter.definition.rows(row.problem)
    launches = row.static.launches if row.static else ()
    if (rows and len(launches) == 1 and device.processors
            and launches[0].grid == rows and launches[0].blocks_per_sm):
        resident = min(rows, device.processors * launches[0].blocks_per_sm)
        return row.compulsory_read / rows * resident
    return row.compulsory_read


def one_pass_against_two(device: Device, chapter: Chapter) -> list[Picture]:
    """Time ratio along the length, a line for each group of shapes, points alone where they are
    scattered. None of few shapes, and none for a CPU, where kernels also differ in threads and
    vectors: their ratio would not be that of the passes."""
    if device.kind == "cpu":
        return []
    tunings = [_DOCUMENTED]
    if any(row.timed and not row.default_variant and row.reads for row in chapter.rows):
        tunings.append(_ANY)
    panels = [(condition, tuning, found) for condition in chapter.conditions for tuning in tunings
              if len(found := duels(device, chapter, condition, tuning == _DOCUMENTED))
              >= _FEWEST_DUELS]
    if not panels:
        return []
    lines = _lines(chapter, [duel for _, _, found in panels for duel in found])
    cache = device.cache_bytes
    entries = [Line2D([], [], label=line.label, **line.style) for line in lines]
    crossings = [[] if chapter.is_scattered else _crossings(found, cache)
                 for _, _, found in panels]
    if any(crossings):
        entries.append(Line2D([], [], label="rows in flight outgrow the cache", **_CROSSING))
    across = min(2, len(panels))
    size = ((FULL_WIDTH - LEFT - 0.2 - 0.75) / 2, 2.9)
    width = LEFT + 0.2 + across * size[0] + (across - 1) * 0.75
    figure, axes = add_panels(len(panels), across, size, left=LEFT, gap=(0.75, 0.85), top=0.35,
                              bottom=0.6 + legend_height(entries, width))
    ratios = [duel.ratio.value for _, _, found in panels for duel in found]
    low, high = min([0.9, *ratios]) / 1.25, max([1.1, *ratios]) * 1.25
    lengths = sorted({duel.shape.length for _, _, found in panels for duel in found})
    for axis, (condition, tuning, found), crossed in zip(axes, panels, crossings):
        axis.set_title(f"{device.label(condition)}, {tuning}" if len(tunings) > 1
                       else device.label(condition))
        axis.axhline(1, color=INK, linewidth=1, zorder=2)
        for line in lines:
            own = [duel for duel in found if line.has(duel)]
            axis.plot([duel.shape.length for duel in own], [duel.ratio.value for duel in own],
                      zorder=3, clip_on=False, **line.style)
        if crossed:
            axis.plot([x for x, _ in crossed], [y for _, y in crossed], zorder=5, clip_on=False,
                      **_CROSSING)
        show_length_axis(axis, lengths, chapter.length_axis)
        axis.set_yscale("log")
        axis.set_ylim(low, high)
        axis.yaxis.set_major_locator(few_per_decade(low, high))
        axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:.10g}×"))
        axis.yaxis.set_minor_locator(NullLocator())
        axis.grid(axis="y")
        axis.set_axisbelow(True)
    for axis in axes[::across]:
        axis.set_ylabel("t(one pass) / t(two passes)")
    add_legend(figure, entries)
    known = any(duel.twice.static for _, _, found in panels for duel in found)
    condition = panels[0][0]
    finding = " ".join(
        f"{chapter.subtitle}, {device.label(condition)}, {tuning}: "
        f"{_finding(chapter, found, cache)}"
        for other, tuning, found in panels if other == condition)
    return [Picture(
        f"{device.slug}-{stem_of(chapter)}-one-pass", figure,
        f"Where one pass loses to two, and why: {chapter.title}",
        "Above 1, the fastest kernel that reads its input once takes longer than the fastest that "
        "reads it twice (as their models count). The second read comes from the last-level cache "
        f"{f'of {units.size(cache)} ' if cache else ''}until the rows in flight outgrow it: "
        + ("those of the resident blocks where each has a row, else the whole input." if known else
           "here the whole input, because these records lack the number of resident blocks."),
        finding)]


@dataclass(frozen=True)
class _Line:
    """Of a group of shapes, or of all (`group` None)."""

    label: str
    group: tuple | None
    style: dict[str, object]

    def has(self, duel: Duel) -> bool:
        return self.group is None or duel.shape.group == self.group


def _lines(chapter: Chapter, found: list[Duel]) -> list[_Line]:
    if chapter.is_scattered:
        return [_Line("a shape", None, {**style_of(0), "linestyle": "none"})]
    groups = [group for group in chapter.groups
              if any(duel.shape.group == group for duel in found)]
    return [_Line(chapter.group_label(group), group, style_of(index))
            for index, group in enumerate(groups)]


_CROSSING = {"marker": "*", "markersize": 11, "color": "white", "markeredgecolor": "black",
             "markeredgewidth": 1.1, "linestyle": "none"}


def _crossings(found: list[Duel], cache: float | None) -> list[tuple[float, float]]:
    """Points of the lines where the bytes in flight pass the cache, between two lengths each."""
    points = []
    by_group: dict[tuple, list[Duel]] = {}
    for duel in found:
        by_group.setdefault(duel.shape.group, []).append(duel)
    for own in by_group.values():
        for before, after in pairwise(own):
            if not cache or not before.in_flight_bytes or not after.in_flight_bytes:
                continue
            if before.in_flight_bytes <= cache < after.in_flight_bytes:
                part = (math.log(cache / before.in_flight_bytes)
                        / math.log(after.in_flight_bytes / before.in_flight_bytes))
                points.append((_between(before.shape.length, after.shape.length, part),
                               _between(before.ratio.value, after.ratio.value, part)))
    return points


def _between(low: float, high: float, part: float) -> float:
    """On a logarithmic scale."""
    return math.exp(math.log(low) + part * math.log(high / low))


def _finding(chapter: Chapter, found: list[Duel], cache: float | None) -> str:
    lost = [duel for duel in found if duel.ratio.side > 0]
    won = [duel for duel in found if duel.ratio.side < 0]
    text = (f"one pass takes longer at {len(lost)} of {len(found)} "
            f"shape{'' if len(found) == 1 else 's'} and less time at {len(won)}")
    if lost:
        worst = max(lost, key=lambda duel: duel.ratio.value)
        text += (f"; at worst {units.ratio(worst.ratio.value)} the time at "
                 f"{chapter.shape_label(worst.shape)} ({worst.once.name} against "
                 f"{worst.twice.name})")
    counts = Counter()
    for duel in found:
        if cache and duel.in_flight_bytes:
            fits = duel.in_flight_bytes <= cache
            counts[fits, duel.ratio.side > 0] += 1
    parts = [f"it does at {counts[fits, True]} of {total} {what}"
             for fits, what in ((True, "where the rows in flight fit the last-level cache"),
                                (False, "where they do not"))
             if (total := counts[fits, True] + counts[fits, False])]
    return text + (f"; {', '.join(parts)}" if lost and parts else "") + "."
