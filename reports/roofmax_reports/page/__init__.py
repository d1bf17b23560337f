"""The page: this package computes what each section says, templates/ how it looks."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import jinja2
import markupsafe

from roofmax_reports import claims, published, units
from roofmax_reports.analysis import Device
from roofmax_reports.figures import Picture
from roofmax_reports.page.comparisons import comparison_of
from roofmax_reports.page.doubts import doubts_of
from roofmax_reports.page.environment import facts_of
from roofmax_reports.page.fastest import headline
from roofmax_reports.page.flags import flags_of, meanings, unmeasured
from roofmax_reports.page.results import results_of
from roofmax_reports.page.sources import anchor_of, linked, sources_of
from roofmax_reports.records import Run

_TEMPLATES = Path(__file__).parents[1] / "templates"
_COMPANIONS = re.compile(r"<!-- written beside this page: (\[.*\]) -->")


def render(title: str, devices: list[Device], comparisons: dict[str, list[Any]],
           pictures: dict[str, dict[str, list[Picture]]], runs: list[Run],
           notes: list[str]) -> str:
    """The page. `comparisons` and `pictures` are by device slug; pictures also by section."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES), autoescape=True, trim_blocks=True,
        lstrip_blocks=True, undefined=jinja2.StrictUndefined)
    sources = sources_of(runs)
    environment.filters["breakable"] = _breakable
    environment.filters["cited"] = lambda text: linked(text, sources)
    return environment.get_template("report.html.j2").render(
        title=title,
        style=(_TEMPLATES / "style.css").read_text("utf-8"),
        script=(_TEMPLATES / "table.js").read_text("utf-8"),
        subtitle=_subtitle(devices, runs),
        notes=notes + [doubt for device in devices for doubt in doubts_of(device)] + [
            f"{device.name}: {device.superseded} rows were measured by more than one run; the run "
            "that started last is shown." for device in devices if device.superseded],
        devices=[_device(device, comparisons[device.slug], pictures[device.slug])
                 for device in devices],
        rule=published.RULE, claim_rule=claims.RULE,
        meanings=meanings(devices),
        sources=[(name, anchor_of(name), title) for name, title in sources.items()],
        results=results_of(devices),
    )


def with_companions(page: str, names: list[str]) -> str:
    """The page, carrying the names of the files that are written beside it."""
    listed = json.dumps(names).replace("--", "-\\u002d")  # two hyphens could end the comment
    return f"{page.rstrip()}\n<!-- written beside this page: {listed} -->\n"


def companions_of(page: str) -> list[str]:
    """The names that `with_companions` left in a page: pictures and tables in the page's own
    folder. Empty for any other text."""
    found = _COMPANIONS.findall(page)
    try:
        names = json.loads(found[-1]) if found else []
    except ValueError:
        return []
    return [name for name in names if isinstance(name, str) and Path(name).name == name
            and Path(name).suffix in (".svg", ".png", ".json", ".csv")]


def _breakable(name: str) -> markupsafe.Markup:
    """A kernel name that may wrap where its tuning begins."""
    escaped = str(markupsafe.escape(name))
    return markupsafe.Markup(escaped.replace("@", "@<wbr>").replace(",", ",<wbr>"))


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


def _device(device: Device, comparisons: list[Any], pictures: dict[str, list[Picture]]) -> dict:
    return {
        "name": device.name,
        "slug": device.slug,
        "headlines": [headline(device, chapter) for chapter in device.chapters],
        "pictures": [_picture(picture) for picture in pictures["plots"]],
        "published": [comparison_of(comparison, _picture(picture), device)
                      for comparison, picture in zip(comparisons, pictures["published"])],
        "flags": flags_of(device),
        "unmeasured": unmeasured(device),
        "runs": [facts_of(run) for run in device.runs],
        "ceilings": [{"cache": ceiling.cache, "direction": ceiling.direction,
                      "footprint": units.size(ceiling.footprint_bytes),
                      "bandwidth": units.gigabytes(ceiling.bytes_per_s), "kernel": ceiling.kernel,
                      "flags": ", ".join(ceiling.flags)}
                     for ceiling in device.ceilings],
        "ceiling_pictures": [_picture(picture) for picture in pictures["ceilings"]],
    }


def _picture(picture: Picture | None) -> dict | None:
    if picture is None:
        return None
    data = base64.b64encode(picture.render("svg")).decode("ascii")
    return {"name": picture.name, "title": picture.title, "caption": picture.caption,
            "finding": picture.finding, "data": picture.data,
            "uri": f"data:image/svg+xml;base64,{data}", "width": f"{picture.width * 100:.1f}%",
            "least_width": f"{picture.least_pixels}px"}
