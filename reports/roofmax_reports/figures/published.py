"""Published ratios of kernels beside measured ones."""

from __future__ import annotations

from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullFormatter

from roofmax_reports.analysis import Device
from roofmax_reports.figures.layout import (
    COLOURS, FULL_WIDTH, INK, RULE, SOFT, Picture, add_legend, add_panels, few_per_decade)
from roofmax_reports.published import Comparison


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
