"""Ceilings of a device: measured bandwidth against footprint."""

from __future__ import annotations

from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullLocator

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.figures.layout import (
    CEILINGS, COLOURS, DASHES, FULL_WIDTH, LEFT, MARKERS, SOFT, Picture, add_legend, add_panels)

_DISTURBED = {"linestyle": "none", "markerfacecolor": "none"}


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
                    "linewidth": 1.4, "linestyle": CEILINGS.get(name, DASHES[0])}
             for index, name in enumerate(directions)}
    for axis, cache in zip(axes, caches):
        for direction in directions:
            for disturbed in (False, True):
                points = sorted((c.footprint_bytes, c.bytes_per_s / 1e9) for c in usable
                                if c.cache == cache and c.direction == direction
                                and c.disturbed == disturbed)
                look = looks[direction] | (_DISTURBED if disturbed else {})
                axis.plot([x for x, _ in points], [y for _, y in points], **look)
        axis.set_xscale("log", base=2)
        axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: units.size(value)))
        axis.xaxis.set_minor_locator(NullLocator())
        axis.set_ylim(0, highest * 1.08)
        axis.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
        axis.grid(axis="y")
        axis.set_title(cache)
        axis.set_xlabel("footprint: bytes moved")
    axes[0].set_ylabel("bandwidth, GB/s")
    entries = [Line2D([], [], label=name, **look) for name, look in looks.items()]
    disturbed = sum(ceiling.disturbed for ceiling in usable)
    if disturbed:
        entries.append(Line2D([], [], label="disturbed", color=SOFT, marker="o", markersize=4.5,
                              **_DISTURBED))
    add_legend(figure, entries)
    return Picture(f"{device.slug}-ceilings", figure, f"Measured ceilings: {device.name}",
                   "Best streaming kernel for each direction and footprint; a copy counts the "
                   "bytes read and the bytes written."
                   + (f" Hollow: disturbed ({disturbed}), too low, and not in the lines."
                      if disturbed else ""))
