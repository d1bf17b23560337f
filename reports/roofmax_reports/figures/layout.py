"""What all pictures share: looks that read in grey, and sizes in inches, so that nothing overlaps
whatever the number of panels."""

from __future__ import annotations

import io
import math
import re
from dataclasses import dataclass, field

import matplotlib

matplotlib.use("Agg")

from matplotlib.figure import Figure  # noqa: E402
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator  # noqa: E402

from roofmax_reports import units  # noqa: E402
from roofmax_reports.chapters import Chapter  # noqa: E402

# Okabe and Ito's colours that are distinct on white, and two more; 8 colours and 11 markers give 88
# pairs.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#8C510A", "#4B2E83")
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "p", "h")
CEILINGS = {"read": (0, (6, 1.5, 1, 1.5)), "write": (0, (1, 1.3)), "copy": (0, (4, 2))}
DASHES = ((0, ()), (0, (5, 1.5)), (0, (1.2, 1.2)), (0, (5, 1.5, 1.2, 1.5)))
INK, SOFT, RULE = "#1a1a1a", "#5f6368", "#d9dce1"
FULL_WIDTH = 11.5
_LEAST_PIXELS_PER_INCH = 72  # 7.5 points are then as many pixels
LEFT = 0.85  # inches for the labels of a vertical axis
_BYTES_LABEL = 0.55  # inches for "256 MiB"

matplotlib.rcParams.update({
    "font.family": "DejaVu Sans", "font.size": 8.5, "text.color": INK,
    "axes.edgecolor": SOFT, "axes.labelcolor": INK, "axes.linewidth": 0.7,
    "axes.spines.top": False, "axes.spines.right": False, "axes.titlesize": 9.5,
    "axes.titleweight": "bold", "axes.titlelocation": "left", "axes.labelsize": 8.5,
    "xtick.color": SOFT, "ytick.color": SOFT, "xtick.labelsize": 8, "ytick.labelsize": 8,
    "grid.color": RULE, "grid.linewidth": 0.6, "legend.frameon": False, "legend.fontsize": 8,
    "svg.fonttype": "none", "svg.hashsalt": "roofmax",
})


@dataclass
class Picture:
    """A figure with its title and caption. `name` is the file's stem."""

    name: str
    figure: Figure
    title: str
    caption: str
    finding: str = ""  # one sentence, computed from the records: what it shows
    data: str = ""  # the file beside the page that has its points
    _rendered: dict[str, bytes] = field(default_factory=dict, repr=False)

    def render(self, file_format: str) -> bytes:
        """The same bytes for the same records: no dates, no random ids."""
        if file_format not in self._rendered:
            buffer = io.BytesIO()
            metadata = {"Date": None} if file_format == "svg" else {"Software": None}
            self.figure.savefig(buffer, format=file_format, dpi=160, facecolor="white",
                                metadata=metadata)
            drawn = buffer.getvalue()
            self._rendered[file_format] = _compact(drawn) if file_format == "svg" else drawn
        return self._rendered[file_format]

    @property
    def width(self) -> float:
        """Share of the full width that it is drawn for."""
        return min(1.0, self.figure.get_figwidth() / FULL_WIDTH)

    @property
    def least_pixels(self) -> int:
        """Below this width its smallest letters cannot be read: a narrower page scrolls it."""
        return round(_LEAST_PIXELS_PER_INCH * self.figure.get_figwidth())


def _compact(svg: bytes) -> bytes:
    """Leaves out indentation and comments. Where a reader's system lacks the font, one that is as
    wide, or narrower, takes its place: nothing overlaps then either."""
    lean = re.sub(rb"(?m)^(?: *<!-- .* -->\n| +)", b"", svg)
    return lean.replace(b"'DejaVu Sans'", b"'DejaVu Sans', Verdana, sans-serif")


def add_panels(count, across, size, left, gap, top, bottom, right=0.2, below=None):
    """A figure with `count` panels of `size` inches, row by row; gap is (between columns, rows)."""
    return add_panels_of([size] * count, across, left, gap, top, bottom, right, below)


def add_panels_of(sizes, across, left, gap, top, bottom, right=0.2, below=None):
    """A figure with a panel of each size (inches), row by row, aligned at left and top. `below`:
    inches kept free under each panel beside the gap."""
    starts = range(0, len(sizes), across)
    rows = [sizes[start:start + across] for start in starts]
    free = [max(below[start:start + across]) if below else 0 for start in starts]
    column = max(size[0] for size in sizes)
    width = left + across * column + (across - 1) * gap[0] + right
    height = (top + sum(max(size[1] for size in row) for row in rows) + sum(free)
              + (len(rows) - 1) * gap[1] + bottom)
    figure = Figure(figsize=(width, height))
    axes = []
    y = height - top
    for row, kept in zip(rows, free):
        for index, size in enumerate(row):
            x = left + index * (column + gap[0])
            axes.append(figure.add_axes((x / width, (y - size[1]) / height, size[0] / width,
                                         size[1] / height)))
        y -= max(size[1] for size in row) + kept + gap[1]
    return figure, axes


def _legend_columns(entries, width: float) -> int:
    longest = max(len(entry.get_label()) for entry in entries)
    return max(1, min(len(entries), int((width - 0.4) / (0.075 * longest + 0.65))))


def legend_height(entries, width: float) -> float:
    return 0.19 * math.ceil(len(entries) / _legend_columns(entries, width)) + 0.1


def add_legend(figure: Figure, entries) -> None:
    width, height = figure.get_size_inches()
    figure.legend(handles=entries, loc="lower left", bbox_to_anchor=(0.45 / width, 0.03 / height),
                  ncol=_legend_columns(entries, width), handlelength=2.8, columnspacing=1.4,
                  labelspacing=0.45, borderaxespad=0)


def style_of(index: int) -> dict[str, object]:
    return {"color": COLOURS[index % len(COLOURS)], "marker": MARKERS[index % len(MARKERS)],
            "linestyle": DASHES[index % len(DASHES)], "linewidth": 1.2, "markersize": 5.2,
            "markeredgecolor": "white", "markeredgewidth": 0.3}


def few_per_decade(low: float, high: float):
    steps = (1, 2, 5) if high / low < 300 else (1,)
    ticks = [step * 10.0**power for power in range(math.floor(math.log10(low)),
                                                   math.ceil(math.log10(high)) + 1)
             for step in steps]
    return FixedLocator([tick for tick in ticks if low <= tick <= high])


def show_decades(axis, low: float, high: float) -> None:
    """Numbers written out on `axis` (an x or a y axis), which is logarithmic."""
    axis.set_major_locator(few_per_decade(low, high))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
    axis.set_minor_locator(NullLocator())


def show_length_axis(axis, lengths: list[int], name: str) -> None:
    axis.set_xscale("log", base=2)
    low, high = math.log2(lengths[0]), math.log2(lengths[-1])
    margin = max(0.15, 0.04 * (high - low))
    axis.set_xlim(2 ** (low - margin), 2 ** (high + margin))
    # A label needs about 0.3 inch; those that would touch another are left out, round ones last.
    inches = axis.get_position().width * axis.figure.get_figwidth()
    space = 0.34 / inches * (high - low + 2 * margin)
    labelled: list[int] = []
    for length in sorted(lengths, key=lambda length: (units.short_count(length).isdigit(), length)):
        need = space * max(1.0, len(units.short_count(length)) / 4.2)
        if all(abs(math.log2(length) - math.log2(other)) >= need for other in labelled):
            labelled.append(length)
    labelled.sort()
    axis.set_xticks(labelled, [units.short_count(length) for length in labelled])
    axis.xaxis.set_minor_locator(NullLocator())
    axis.set_xlabel(f"{name} (K = 1024, M = 1024²)")


def spread(places: list[float], gap: float, low: float, high: float) -> list[float]:
    """Ascending places moved as little as needed to be `gap` apart and within the bounds; where
    the bounds have no room for that, as far apart as they allow."""
    if len(places) > 1:
        gap = min(gap, (high - low) / (len(places) - 1))
    # Without the gaps, neighbours that are too close are out of order: they share their mean.
    pools: list[list[float]] = []
    for index, place in enumerate(places):
        pools.append([place - index * gap])
        while len(pools) > 1 and _mean(pools[-2]) >= _mean(pools[-1]):
            pools[-2:] = [pools[-2] + pools[-1]]
    last = high - gap * (len(places) - 1)
    packed = [min(max(_mean(pool), low), last) for pool in pools for _ in pool]
    return [place + index * gap for index, place in enumerate(packed)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def lanes(axis, places: dict[int, float], inches: float) -> dict[int, float]:
    """Places on a logarithmic horizontal axis, moved as little as needed to be so many inches
    apart: what is written there, at whatever height, touches nothing written in another lane."""
    low, high = (math.log10(end) for end in axis.get_xlim())
    gap = inches / size_of(axis)[0] * (high - low)
    order = sorted(places, key=lambda name: (places[name], name))
    moved = spread([math.log10(places[name]) for name in order], gap, low + gap / 2, high - gap / 2)
    return {name: 10**place for name, place in zip(order, moved)}


def size_of(axis) -> tuple[float, float]:
    """Inches."""
    place = axis.get_position()
    width, height = axis.figure.get_size_inches()
    return place.width * width, place.height * height


def show_bytes_axis(axis, low: float, high: float) -> None:
    """Logarithmic, with a label every power of 4 or 16, or of more, as there is room; of 2 where
    these would be fewer than two."""
    axis.set_xscale("log", base=2)
    axis.set_xlim(low, high)
    ticks = []
    widest = 4 if math.log2(high / low) >= 18 else 2
    inches = size_of(axis)[0] / math.log2(high / low)
    while widest * inches < _BYTES_LABEL:
        widest *= 2
    for step in (widest, *(step for step in (4, 2, 1) if step < widest)):
        ticks = [2**power for power in range(0, 60, step) if low <= 2**power <= high]
        if len(ticks) > 1:
            break
    axis.set_xticks(ticks)
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: units.size(value)))
    axis.xaxis.set_minor_locator(NullLocator())


def shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[:limit - 1] + "…"


def stem_of(chapter: Chapter) -> str:
    return f"{_plain(chapter.operation)}-{_plain(chapter.dtypes)}{mode_stem(chapter)}"


def mode_stem(chapter: Chapter) -> str:
    """Of the modes, as a part of a file's name."""
    return "".join(f"-{_plain(f'{axis}-{value}')}" for axis, value in chapter.modes)


def _plain(text: str) -> str:
    """As a part of a file's name."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", text)


def kind_stem(chapter: Chapter) -> str:
    """Of a picture that shows all dtypes of an operation and its modes."""
    return f"{_plain(chapter.operation)}{mode_stem(chapter)}"


def kind_title(chapter: Chapter) -> str:
    return ", ".join([chapter.operation, *(f"{axis} = {value}" for axis, value in chapter.modes)])


def stacked(chapter: Chapter, group: tuple) -> list[str]:
    """A group's label, an axis a line."""
    return chapter.group_label(group).split(", ")
