"""What all pages have in common: templates, pictures in them, and the files that lie beside them."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jinja2
import markupsafe

from roofmax_reports.drawing import Drawn
from roofmax_reports.page.sources import linked

_TEMPLATES = Path(__file__).parents[1] / "templates"
_LONG_CAPTION = 400  # characters; of a longer one all but the first sentence is folded
_COMPANIONS = re.compile(r"<!-- written beside this page: (\[.*\]) -->")


def environment_of(sources: dict[str, str]) -> jinja2.Environment:
    """Of the templates; `sources` are titles by the short names that texts cite."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES), autoescape=True, trim_blocks=True,
        lstrip_blocks=True, undefined=jinja2.StrictUndefined)
    environment.filters["breakable"] = _breakable
    environment.filters["breakable_shape"] = _breakable_shape
    environment.filters["cited"] = lambda text: linked(text, sources)
    environment.globals |= {"style": (_TEMPLATES / "style.css").read_text("utf-8"),
                            "script": (_TEMPLATES / "page.js").read_text("utf-8")}
    return environment


def with_companions(page: str, names: list[str]) -> str:
    """The page, carrying the names of the files that are written beside it."""
    listed = json.dumps(names).replace("--", "-\\u002d")  # two hyphens could end the comment
    return f"{page.rstrip()}\n<!-- written beside this page: {listed} -->\n"


def companions_of(page: str) -> list[str]:
    """The names that `with_companions` left in a page: pages, pictures and tables in the page's own
    folder. Empty for any other text."""
    found = _COMPANIONS.findall(page)
    try:
        names = json.loads(found[-1]) if found else []
    except ValueError:
        return []
    return [name for name in names if isinstance(name, str) and Path(name).name == name
            and Path(name).suffix in (".html", ".svg", ".png", ".json", ".csv", ".md")]


def shown_in(picture: Drawn) -> str:
    """The address of a picture that is part of the page."""
    return "data:image/svg+xml;base64," + base64.b64encode(picture.files["svg"]).decode("ascii")


def shown_beside(picture: Drawn) -> str:
    return f"{picture.name}.svg"


def picture_of(picture: Drawn, shown: Callable[[Drawn], str]) -> dict[str, Any]:
    """As the template shows it."""
    lead, rest = _folded(picture.caption)
    return {"name": picture.name, "title": picture.title,
            "kind": picture.title.partition(":")[0], "caption": picture.caption,
            "caption_lead": lead, "caption_rest": rest,
            "finding": picture.finding, "data": picture.data, "uri": shown(picture),
            "width": f"{picture.width * 100:.1f}%", "least_width": f"{picture.least_pixels}px"}


def _folded(caption: str) -> tuple[str, str]:
    """What is shown of a caption, and what is folded."""
    if len(caption) <= _LONG_CAPTION:
        return caption, ""
    first, end, rest = caption.partition(". ")
    return (f"{first}.", rest) if end else (caption, "")


def _breakable(name: str) -> markupsafe.Markup:
    """A kernel name that may wrap where its tuning begins."""
    escaped = str(markupsafe.escape(name))
    return markupsafe.Markup(escaped.replace("@", "@<wbr>").replace(",", ",<wbr>"))


def _breakable_shape(label: str) -> markupsafe.Markup:
    """A shape that may wrap where the name of a mode begins, not within a number."""
    return markupsafe.Markup(re.sub(r"=(?=[a-z])", "=<wbr>", str(markupsafe.escape(label))))
