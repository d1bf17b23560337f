"""Which kernel is fastest at each shape, and how far it is from the speed of light."""

from __future__ import annotations

from collections import Counter

from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.figures.layout import (
    FULL_WIDTH, INK, RULE, Picture, add_panels_of, stacked, stem_of)
from roofmax_reports.records import median
from roofmax_reports.shapes import Shape

SHADES = LinearSegmentedColormap.from_list("shades", ["#f3f6fa", "#9fc3e0", "#2f76b0", "#0b3c68"])
_MARKS = {"launch_bound": "†", "above_twin": "▲", "wide": "~", "few_samples": "‥", "noisy": "~",
          "throttled": "*"}
_GROUPS_A_PANEL = 7


def heat_map(device: Device, chapter: Chapter) -> list[Picture]:
    """Lengths down, groups across, a panel for each cache state; cells name the fastest kernel."""
    panels = [panel for condition in chapter.conditions
              for panel in _heat_panels(chapter, condition)]
    if not panels:
        return []
    names = [best.row.name for shape in chapter.shapes for condition in chapter.conditions
             if (best := chapter.best(shape, condition))]
    longest = max((len(line) for name in names for line in _wrapped(name)), default=8)
    lines = max((len(_wrapped(name)) for name in names), default=1)
    labels = [stacked(chapter, group) for group in chapter.groups]
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
    add_shade_bar(figure)
    legend = "; ".join(f"{_MARKS[flag]} {flag}" for flag in _MARKS if flag in marks)
    return [Picture(
        f"{device.slug}-{stem_of(chapter)}-best", figure,
        f"Fastest kernel of each shape: {chapter.title}",
        "Each cell: SOL of the fastest kernel (the stronger its blue, the closer to the speed of light), its time, "
        f"its name. {'Marks: ' + legend + '. ' if legend else ''}Hatched: not measured. K = 1024, "
        "M = 1024².", winners_finding(device, chapter))]


def _heat_panels(chapter: Chapter, condition: Condition) -> list[tuple]:
    """(condition, groups, lengths): what was measured in a cache state, some groups a panel, with
    the lengths that any of them has."""
    lengths_of: dict[tuple, set[int]] = {}
    for shape in chapter.shapes:
        if shape.length is not None and chapter.ranking(shape, condition):
            lengths_of.setdefault(shape.group, set()).add(shape.length)
    groups = [group for group in chapter.groups if group in lengths_of]
    panels = [groups[start:start + _GROUPS_A_PANEL]
              for start in range(0, len(groups), _GROUPS_A_PANEL)]
    return [(condition, panel, sorted(set().union(*(lengths_of[group] for group in panel))))
            for panel in panels]


def winners_finding(device: Device, chapter: Chapter) -> str:
    """For the first cache state: which kernel wins most often, and where winners are slowest."""
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
                 f"the speed of light at the median, lowest at {chapter.shape_label(shape)} "
                 f"({units.percent(lowest)})")
    return text + "."


def _cells(axis, chapter: Chapter, condition: Condition, groups, lengths) -> set[str]:
    norm = Normalize(0, 1, clip=True)
    marks: set[str] = set()
    known = set(chapter.shapes)
    # One hatched rectangle below all cells: where shapes were drawn at random most are empty.
    axis.add_patch(Rectangle((0, 0), len(groups), len(lengths), facecolor="white", edgecolor=RULE,
                             hatch="////", linewidth=0.5))
    axis.vlines(range(1, len(groups)), 0, len(lengths), RULE, linewidth=0.5, zorder=1)
    axis.hlines(range(1, len(lengths)), 0, len(groups), RULE, linewidth=0.5, zorder=1)
    for x, group in enumerate(groups):
        for y, length in enumerate(lengths):
            shape = Shape(group, length)
            best = chapter.best(shape, condition) if shape in known else None
            if best is None:
                continue
            row = best.row
            share = row.sol if row.sol is not None else 0.0
            axis.add_patch(Rectangle((x, y), 1, 1, facecolor=SHADES(norm(share)),
                                     edgecolor="white", linewidth=1.5))
            ink = "white" if norm(share) > 0.55 else INK
            flags = [flag for flag in _MARKS if flag in row.told_flags]
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
                    ["\n".join(stacked(chapter, group)) for group in groups])
    axis.xaxis.tick_top()
    axis.set_yticks([y + 0.5 for y in range(len(lengths))],
                    [units.short_count(length) for length in lengths])
    axis.set_ylabel(chapter.length_axis)
    axis.tick_params(length=0)
    for spine in axis.spines.values():
        spine.set_visible(False)
    return marks


def add_shade_bar(figure: Figure, above: float = 0.0) -> None:
    """The scale of SOL, `above` so many inches that are left free below it."""
    width, height = figure.get_size_inches()
    bar = figure.add_axes((0.75 / width, (above + 0.42) / height, min(2.6, width - 1.5) / width,
                           0.11 / height))
    bar.imshow([[step / 255 for step in range(256)]], aspect="auto", cmap=SHADES,
               extent=(0, 100, 0, 1))
    bar.set_yticks([])
    bar.set_xticks([0, 25, 50, 75, 100])
    bar.set_xlabel("SOL of the fastest kernel, %", fontsize=8, labelpad=1)
    for spine in bar.spines.values():
        spine.set_visible(False)


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
