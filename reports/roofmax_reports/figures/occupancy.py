"""Registers against occupancy: what a thread holds, how many fit, and how fast that is."""

from __future__ import annotations

from itertools import combinations

from matplotlib.lines import Line2D

from roofmax_reports import units
from roofmax_reports.analysis import Device, quotient
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.figures.layout import (
    FULL_WIDTH, INK, LEFT, SOFT, Picture, add_legend, add_panels, legend_height, shortened, stem_of,
    style_of)
from roofmax_reports.records import Row
from roofmax_reports.shapes import Shape

_KEY_WIDTH = 3.9
_KEY_LINE = 0.155


def registers_against_occupancy(device: Device, chapter: Chapter) -> list[Picture]:
    """Every kernel and tuning at one shape: the one that most of them support, the largest of
    these."""
    chosen = _most_common(chapter)
    if chosen is None:
        return []
    shape, condition, rows = chosen
    kernels = sorted({row.kernel for row in rows})
    styles = {kernel: {**style_of(index), "linestyle": "none"}
              for index, kernel in enumerate(kernels)}
    best = [min((row for row in rows if row.kernel == kernel), key=lambda row: row.median_s)
            for kernel in kernels]
    best.sort(key=lambda row: row.median_s)
    entries = [Line2D([], [], label=kernel, **styles[kernel]) for kernel in kernels]
    entries += [Line2D([], [], label=f"SOL {units.percent(share)}", marker="o", color="white",
                       markeredgecolor=SOFT, linestyle="none", markersize=_mark_size(share))
                for share in (0.2, 0.6, 1.0)]
    panel = (FULL_WIDTH - LEFT - 0.2 - _KEY_WIDTH, max(3.6, _KEY_LINE * (2 * len(best) + 2)))
    figure, (axis,) = add_panels(1, 1, panel, left=LEFT, gap=(0, 0), top=0.35,
                                 bottom=0.6 + legend_height(entries, FULL_WIDTH),
                                 right=0.2 + _KEY_WIDTH)
    _draw_occupancy(axis, rows, best, styles)
    axis.set_title(f"{chapter.shape_label(shape)}, {device.label(condition)}")
    _write_facts(axis, best)
    add_legend(figure, entries)
    return [Picture(
        f"{device.slug}-{stem_of(chapter)}-occupancy", figure,
        f"Registers against occupancy: {chapter.title}",
        f"{len(rows)} kernels and tunings at {chapter.shape_label(shape)}, the largest shape that "
        "most of them support. Larger marks: higher SOL; numbered: the fastest tuning of each "
        "kernel. Occupancy is resident warps over the most that an SM holds, as the runtime "
        "reports it: of several launches the lowest, and the most registers.",
        _occupancy_finding(device, chapter, shape, condition, rows))]


def _most_common(chapter: Chapter) -> tuple[Shape, Condition, list[Row]] | None:
    candidates = []
    for condition in chapter.conditions[:1]:  # cold where there is any: sorted first
        for shape in chapter.shapes:
            rows = [row for row in chapter.ranking(shape, condition)
                    if row.static and row.static.registers and row.static.occupancy]
            if len(rows) > 1:
                candidates.append((shape, condition, rows))
    return max(candidates, default=None,
               key=lambda found: (len(found[2]), found[2][0].compulsory_bytes or 0))


def _mark_size(share: float | None) -> float:
    return 3.5 + 7.5 * min(share or 0.0, 1.0)


def _draw_occupancy(axis, rows: list[Row], best: list[Row], styles) -> None:
    for row in sorted(rows, key=lambda row: -(row.sol or 0)):  # small marks on top of large ones
        axis.plot([row.static.registers], [row.static.occupancy * 100], zorder=3, alpha=0.85,
                  **{**styles[row.kernel], "markersize": _mark_size(row.sol),
                     "markeredgewidth": 0.6})
    most = max(row.static.registers for row in rows)
    axis.set_xlim(0, max(32, most * 1.12))
    axis.set_ylim(0, 110)
    axis.set_yticks(range(0, 101, 25))
    axis.set_xlabel("registers a thread")
    axis.set_ylabel("occupancy, %")
    axis.grid()
    axis.set_axisbelow(True)
    _number_marks(axis, {number: (row.static.registers, row.static.occupancy * 100)
                         for number, row in enumerate(best, 1)})


def _number_marks(axis, points: dict[int, tuple[float, float]]) -> None:
    """Numbers above their marks; marks side by side share a label, so that none overlap."""
    figure, place = axis.figure, axis.get_position()
    across = axis.get_xlim()[1] / (place.width * figure.get_figwidth())  # of an inch
    up = axis.get_ylim()[1] / (place.height * figure.get_figheight())
    bands: list[list[int]] = []  # of about the same height
    for number in sorted(points, key=lambda number: points[number][1]):
        if bands and points[number][1] - points[bands[-1][0]][1] < 0.17 * up:
            bands[-1].append(number)
        else:
            bands.append([number])
    for band in bands:
        clusters: list[list[int]] = []
        for number in sorted(band, key=lambda number: points[number]):
            if clusters and points[number][0] - points[clusters[-1][-1]][0] < 0.45 * across:
                clusters[-1].append(number)
            else:
                clusters.append([number])
        for cluster in clusters:
            x = sum(points[number][0] for number in cluster) / len(cluster)
            y = max(points[number][1] for number in cluster) + 0.14 * up
            axis.text(x, y, ", ".join(map(str, sorted(cluster))), fontsize=7.5, ha="center",
                      va="center", zorder=5)


def _write_facts(axis, best: list[Row]) -> None:
    step = _KEY_LINE / (axis.get_position().height * axis.figure.get_figheight())
    axis.text(1.03, 1 - step / 2, "fastest tuning of each kernel", transform=axis.transAxes,
              fontsize=7.5, va="center", color=SOFT)
    for index, row in enumerate(best):
        facts = row.static
        lines = (f"{index + 1}  {row.name}",
                 f"     {facts.registers} registers, {units.kilobytes(facts.shared_bytes)} KiB "
                 f"shared, {units.percent(facts.occupancy)} occupancy, "
                 f"SOL {units.percent(row.sol)}")
        for line, (text, colour) in enumerate(zip(lines, (INK, SOFT))):
            axis.text(1.03, 1 - (2 * index + line + 1.5) * step, shortened(text, 66),
                      transform=axis.transAxes, fontsize=7.5, va="center", color=colour)


def _occupancy_finding(device: Device, chapter: Chapter, shape: Shape, condition: Condition,
                       rows: list[Row]) -> str:
    faster_with_more = slower_with_more = 0
    for first, second in combinations(rows, 2):
        more, less = sorted((first, second), key=lambda row: -row.static.occupancy)
        if more.static.occupancy > less.static.occupancy:
            side = quotient(less, more).side
            faster_with_more += side > 0
            slower_with_more += side < 0
    first, last = rows[0], rows[-1]
    decided = faster_with_more + slower_with_more
    text = (f"{chapter.subtitle}, {device.label(condition)}, {chapter.shape_label(shape)}: the "
            f"fastest, {first.name}, has {_facts(first)}; the slowest, {last.name}, "
            f"{units.ratio(last.median_s / first.median_s)} its time, has {_facts(last)}")
    if decided:
        text += ("; of pairs that differ in occupancy and in time, the one with the higher "
                 f"occupancy is faster in {faster_with_more} of {decided}")
    return text + "."


def _facts(row: Row) -> str:
    return (f"{row.static.registers} registers and {units.percent(row.static.occupancy)} "
            "occupancy")
