"""The pages: this package computes what each section says, templates/ how it looks."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from roofmax_reports import claims, published, units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.drawing import Drawn
from roofmax_reports.figures.layout import stem_of
from roofmax_reports.page.comparisons import comparison_of
from roofmax_reports.page.doubts import doubts_of
from roofmax_reports.page.environment import facts_of, rates_of
from roofmax_reports.page.fastest import headline
from roofmax_reports.page.flags import flags_of, meanings, unmeasured
from roofmax_reports.page.frame import (
    companions_of, environment_of, picture_of, shown_beside, shown_in, with_companions)
from roofmax_reports.page.parts import parts_of
from roofmax_reports.page.results import results_of
from roofmax_reports.page.sources import anchor_of, sources_of
from roofmax_reports.page.summary import summary_of
from roofmax_reports.records import Run

__all__ = ["FIRST_PAGE", "Contents", "Pictures", "chapter_anchor", "companions_of", "render",
           "with_companions"]

FIRST_PAGE = "report.html"
# More than one page takes at once: then each operation has its own.
_MOST_ROWS = 600
_MOST_PICTURES = 30
_OPEN_PICTURES = 12  # more of them on a page stay folded until they are asked for
_OPEN_CHAPTERS = 10  # of an operation; where there are more, tables of more shapes stay folded
_OPEN_SHAPES = 8


@dataclass
class Pictures:
    """Those of one device, by where they stand."""

    of_chapters: dict[str, list[Drawn]] = field(default_factory=dict)  # by title
    of_operations: dict[str, list[Drawn]] = field(default_factory=dict)
    published: list[Drawn | None] = field(default_factory=list)  # beside the comparisons
    ceilings: list[Drawn] = field(default_factory=list)

    def all(self) -> list[Drawn]:
        several = [*self.of_chapters.values(), *self.of_operations.values(), self.published,
                   self.ceilings]
        return [picture for pictures in several for picture in pictures if picture]


@dataclass(frozen=True)
class Contents:
    """What a report is made of. `comparisons` and `pictures` are by device slug."""

    title: str
    devices: list[Device]
    comparisons: dict[str, list[published.Comparison]]
    pictures: dict[str, Pictures]
    runs: list[Run]
    notes: list[str]
    tables: list[str] = field(default_factory=list)  # files beside the page
    limits: list[str] = field(default_factory=list)  # what is left out, on every page

    @property
    def operations(self) -> list[str]:
        return sorted({chapter.operation for device in self.devices
                       for chapter in device.chapters})

    @property
    def fits_one_page(self) -> bool:
        rows = sum(len(device.rows) for device in self.devices)
        pictures = sum(len(found.all()) for found in self.pictures.values())
        return len(self.operations) < 2 and rows <= _MOST_ROWS or (
            rows <= _MOST_ROWS and pictures <= _MOST_PICTURES)


def render(contents: Contents) -> dict[str, str]:
    """Texts of the pages by name: `FIRST_PAGE`, with all pictures in it; or, of what is too much
    for one, that page and one for each operation, which show the pictures that lie beside them."""
    sources = sources_of(contents.runs)
    environment = environment_of(sources)
    is_one = contents.fits_one_page
    devices = contents.devices

    pages_of = _page_names(contents.operations)

    def place(operation: str, anchor: str) -> str:
        return f"#{anchor}" if is_one else f"{pages_of[operation]}#{anchor}"

    common = {
        "title": contents.title,
        "rule": published.RULE, "claim_rule": claims.RULE, "meanings": meanings(devices),
        "has_results": any(device.rows for device in devices),
        "tables": contents.tables, "limits": contents.limits,
    }
    sections = {operation: _sections(contents, operation, shown_in if is_one else shown_beside)
                for operation in contents.operations}
    first = environment.get_template("report.html.j2").render(
        **common,
        subtitle=_subtitle(devices, contents.runs),
        notes=contents.notes + [doubt for device in devices for doubt in doubts_of(device)] + [
            f"{device.name}: {device.superseded} rows were measured by more than one run; the run "
            "that started last is shown." for device in devices if device.superseded],
        summaries=[summary_of(device, place, chapter_anchor) for device in devices],
        sections=[section for found in sections.values() for section in found] if is_one else [],
        results=results_of(devices, None) if is_one else None,
        pages=[] if is_one else [{"operation": operation, "name": pages_of[operation]}
                                 for operation in contents.operations],
        environments=[_environment_of(device, contents.pictures[device.slug],
                                      shown_in if is_one else shown_beside)
                      for device in devices],
        sources=[(name, anchor_of(name), title) for name, title in sources.items()],
    )
    pages = {FIRST_PAGE: first}
    if not is_one:
        for operation, found in sections.items():
            pages[pages_of[operation]] = environment.get_template("operation.html.j2").render(
                **common, operation=operation, first_page=FIRST_PAGE, sections=found,
                others=[(other, pages_of[other]) for other in contents.operations
                        if other != operation],
                results=results_of(devices, operation),
                sources=[(name, anchor_of(name), title) for name, title in sources.items()])
    return pages


def chapter_anchor(device: Device, chapter: Chapter) -> str:
    return f"{device.slug}-{stem_of(chapter)}"


def _page_names(operations: list[str]) -> dict[str, str]:
    """No two alike, whatever the operations are called."""
    names: dict[str, str] = {}
    for operation in operations:
        stem = "report-" + re.sub(r"[^A-Za-z0-9_]+", "-", operation)
        number = 2
        name = f"{stem}.html"
        while name in names.values():
            name, number = f"{stem}-{number}.html", number + 1
        names[operation] = name
    return names


def _subtitle(devices: list[Device], runs: list[Run]) -> str:
    timed = sum(row.timed for device in devices for row in device.rows)
    total = sum(len(device.rows) for device in devices)
    scenarios = sorted({str(scenario.get("name")) for run in runs
                        for scenario in run.header["scenarios"]})
    parts = [", ".join(device.name for device in devices)]
    if scenarios:
        parts.append(f"{'scenario' if len(scenarios) == 1 else 'scenarios'} {', '.join(scenarios)}")
    parts.append(f"{timed} timed rows of {total}" if total else "no cases, ceilings only")
    started = sorted(run.started_at for run in runs if run.started_at)
    if started:
        parts.append(f"run {started[0]}" + (f" to {started[-1]}" if started[-1] != started[0]
                                            else ""))
    return " · ".join(parts)


def _sections(contents: Contents, operation: str, shown: Callable[[Drawn], str]) -> list[dict]:
    """What is said of an operation, device by device."""
    sections = []
    for device in contents.devices:
        chapters = [chapter for chapter in device.chapters if chapter.operation == operation]
        if not chapters:
            continue
        pictures = contents.pictures[device.slug]
        own = {chapter.title: [picture_of(each, shown)
                               for each in pictures.of_chapters.get(chapter.title, [])]
               for chapter in chapters}
        of_all = [picture_of(each, shown) for each in pictures.of_operations.get(operation, [])]
        are_open = sum(map(len, own.values())) + len(of_all) <= _OPEN_PICTURES
        headlines = [headline(device, chapter) for chapter in chapters]
        has_many = len(chapters) > _OPEN_CHAPTERS
        sections.append({
            "name": device.name, "slug": f"{device.slug}-{operation}", "operation": operation,
            "chapters": [{**told, "anchor": chapter_anchor(device, chapter),
                          "is_folded": has_many and len(told["lines"]) > _OPEN_SHAPES,
                          "parts": parts_of(device, chapter), "pictures": own[chapter.title]}
                         for chapter, told in zip(chapters, headlines)],
            "pictures": of_all, "are_open": are_open,
            "published": [
                comparison_of(comparison, picture and picture_of(picture, shown), device)
                for comparison, picture in zip(contents.comparisons[device.slug],
                                               pictures.published)
                if _operation_of(comparison, contents.operations, device) == operation],
            "flags": flags_of(device, operation), "unmeasured": unmeasured(device, operation),
        })
    return sections


def _operation_of(comparison: published.Comparison, operations: list[str],
                  device: Device) -> str | None:
    """The page on which published figures stand: where they are of several operations, that of the
    first that their scenario measured. None where no page has that operation."""
    named = comparison.published.operation
    if named:
        return named if named in operations else None
    scenario = comparison.published.scenario
    measured = {row.operation for run in device.runs for row in run.rows
                if scenario in {str(each.get("name")) for each in run.header["scenarios"]}}
    return min(measured & set(operations), default=None)


def _environment_of(device: Device, pictures: Pictures, shown: Callable[[Drawn], str]) -> dict:
    return {
        "name": device.name,
        "runs": [facts_of(run) for run in device.runs],
        "ceilings": [{"cache": ceiling.cache, "direction": ceiling.direction,
                      "footprint": units.size(ceiling.footprint_bytes),
                      "bandwidth": units.gigabytes(ceiling.bytes_per_s), "kernel": ceiling.kernel,
                      "flags": ", ".join(ceiling.flags)}
                     for ceiling in device.ceilings],
        "rates": rates_of(device),
        "pictures": [picture_of(picture, shown) for picture in pictures.ceilings],
    }
