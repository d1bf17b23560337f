"""The pictures of a device. Series differ in marker and dash beside colour, so that they read in
grey."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.figures import (
    bandwidth, exponential_roofline, heat_map, occupancy, one_pass, roofline, spread, time_roofline,
    winner_map)
from roofmax_reports.figures.ceilings import ceilings
from roofmax_reports.figures.layout import Picture
from roofmax_reports.figures.published import published_ratios

__all__ = ["Picture", "Sheet", "ceilings", "pictures_of", "published_ratios", "rooflines_of",
           "sheets_of"]

_TABLE_IS_ENOUGH = 3


@dataclass(frozen=True)
class Sheet:
    """Pictures that stand together, drawn when they are wanted: those of a chapter, or (`chapter`
    None) of all dtypes of an operation and its modes."""

    operation: str
    chapter: Chapter | None
    draw: Callable[[], list[Picture]]


def sheets_of(device: Device) -> list[Sheet]:
    """All of one device, in reading order."""
    styles = _styles(device)
    sheets = []
    for chapter in device.chapters:
        if chapter.conditions and chapter.length_axis and _is_worth_a_picture(chapter):
            sheets.append(Sheet(chapter.operation, chapter,
                                lambda chapter=chapter: _of_chapter(device, chapter, styles)))
    for operation, chapters in _kinds(device):
        sheets.append(Sheet(operation, None,
                            lambda chapters=chapters: _of_kind(device, chapters, styles)))
    return sheets


def pictures_of(device: Device) -> list[Picture]:
    """All pictures of one device, in reading order."""
    return [picture for sheet in sheets_of(device) for picture in sheet.draw()]


def rooflines_of(device: Device) -> list[Picture]:
    """The rooflines of each operation and its modes, and how samples are spread."""
    styles = _styles(device)
    return [picture for _, chapters in _kinds(device)
            for picture in _of_kind(device, chapters, styles)]


def _of_chapter(device: Device, chapter: Chapter, styles: dict[str, int]) -> list[Picture]:
    fastest = winner_map.winner_map if chapter.is_scattered else heat_map.heat_map
    return [*fastest(device, chapter), *bandwidth.bandwidth(device, chapter, styles),
            *one_pass.one_pass_against_two(device, chapter),
            *occupancy.registers_against_occupancy(device, chapter)]


def _of_kind(device: Device, chapters: list[Chapter], styles: dict[str, int]) -> list[Picture]:
    return [*time_roofline.time_roofline(device, chapters, styles),
            *roofline.roofline(device, chapters, styles),
            *exponential_roofline.exponential_roofline(device, chapters),
            *spread.spread(device, chapters)]


def _kinds(device: Device) -> list[tuple[str, list[Chapter]]]:
    """Operations with the chapters that compute the same, whatever the dtype."""
    kinds = sorted({(chapter.operation, chapter.modes) for chapter in device.chapters})
    return [(operation, [chapter for chapter in device.chapters
                         if (chapter.operation, chapter.modes) == (operation, modes)
                         and _is_worth_a_picture(chapter)]) for operation, modes in kinds]


def _styles(device: Device) -> dict[str, int]:
    """The same for a kernel in all pictures of a device, but where two in one would look alike."""
    drawn = {name for chapter in device.chapters for name in chapter.drawn_names()}
    return {name: index for index, name in enumerate(sorted(drawn))}


def _is_worth_a_picture(chapter: Chapter) -> bool:
    """One shape and few kernels read better in the table."""
    return len(chapter.shapes) > 1 or len(chapter.drawn_names()) > _TABLE_IS_ENOUGH
