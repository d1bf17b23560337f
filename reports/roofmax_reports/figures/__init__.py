"""The pictures of a device. Series differ in marker and dash beside colour, so that they read in
grey."""

from __future__ import annotations

from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures import (
    bandwidth, heat_map, occupancy, one_pass, roofline, time_roofline)
from roofmax_reports.figures.ceilings import ceilings
from roofmax_reports.figures.layout import Picture
from roofmax_reports.figures.published import published_ratios

__all__ = ["Picture", "ceilings", "pictures_of", "published_ratios", "rooflines_of"]

_TABLE_IS_ENOUGH = 3


def pictures_of(device: Device) -> list[Picture]:
    """All pictures of one device, in reading order."""
    pictures = []
    styles = _styles(device)
    for chapter in device.chapters:
        if chapter.conditions and chapter.length_axis and _is_worth_a_picture(chapter):
            pictures += heat_map.heat_map(device, chapter)
            pictures += bandwidth.bandwidth(device, chapter, styles)
            pictures += one_pass.one_pass_against_two(device, chapter)
            pictures += occupancy.registers_against_occupancy(device, chapter)
    return pictures + rooflines_of(device)


def rooflines_of(device: Device) -> list[Picture]:
    """Both rooflines of each operation and its modes."""
    pictures = []
    styles = _styles(device)
    for kind in sorted({(chapter.operation, chapter.modes) for chapter in device.chapters}):
        chapters = [chapter for chapter in device.chapters
                    if (chapter.operation, chapter.modes) == kind
                    and _is_worth_a_picture(chapter)]
        pictures += time_roofline.time_roofline(device, chapters, styles)
        pictures += roofline.roofline(device, chapters, styles)
    return pictures


def _styles(device: Device) -> dict[str, int]:
    """The same for a kernel in all pictures of a device."""
    drawn = {name for chapter in device.chapters for name in chapter.drawn_names()}
    return {name: index for index, name in enumerate(sorted(drawn))}


def _is_worth_a_picture(chapter: Chapter) -> bool:
    """One shape and few kernels read better in the table."""
    return len(chapter.shapes) > 1 or len(chapter.drawn_names()) > _TABLE_IS_ENOUGH
