"""What the time of rows goes into: read from what `roofmax explain` prints, which alone decides it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from roofmax_reports import fields, printed
from roofmax_reports.records import Explanation, Run

COMMAND = "roofmax explain RECORDS --all --below 1000% --format json"
_CURE = f"make it again with `{COMMAND}`"
_text = partial(fields.text, cure=_CURE)

Explanations = dict[tuple[str, str], Explanation]  # by the path of the file and the row's key


def read(path: str) -> Explanations:
    """The explanations that `COMMAND` printed into a file; "-" is standard input. Raises
    RecordError."""
    found: Explanations = {}
    for where, entry in printed.objects_in(*printed.read(path, COMMAND), "row", _CURE):
        key = _text(entry, "file", where), _text(entry, "key", where)
        found[key] = Explanation(*(_text(entry, name, where)
                                   for name in ("cause", "evidence", "first_change")))
    return found


def explain(runs: list[Run], explanations: Explanations) -> None:
    """Gives each row of the runs its explanation, if there is one."""
    for run in runs:
        run.rows = [replace(row, explanation=explanations.get((run.path, row.key)))
                    for row in run.rows]
