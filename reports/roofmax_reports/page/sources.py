"""Sources that scenarios and kernels cite by short names, "S0": their titles, and links to them."""

from __future__ import annotations

import re

import markupsafe

from roofmax_reports.records import Run


def sources_of(runs: list[Run]) -> dict[str, str]:
    """Titles by short name, as the latest run that has them gives them."""
    titles: dict[str, str] = {}
    for run in sorted(runs, key=lambda run: run.started_at):
        titles |= run.sources
    return dict(sorted(titles.items()))


def anchor_of(name: str) -> str:
    return "source-" + re.sub(r"[^A-Za-z0-9]+", "-", name)


def linked(text: str, sources: dict[str, str]) -> markupsafe.Markup:
    """The text as HTML, with a link to its title for each source that it names."""
    if not sources:
        return markupsafe.escape(text)
    names = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sources))
    parts, end = [], 0
    for match in names.finditer(text):
        parts += [markupsafe.escape(text[end:match.start()]),
                  markupsafe.Markup('<a href="#{}" title="{}">{}</a>').format(
                      anchor_of(match.group()), sources[match.group()], match.group())]
        end = match.end()
    return markupsafe.Markup("").join([*parts, markupsafe.escape(text[end:])])
