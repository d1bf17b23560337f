"""Published figures beside measured ones. Every verdict is computed here from records.

Times from another device cannot be compared, so ratios are: t(reference) / t(kernel), both
published and both measured.
"""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from roofmax_reports import claims, published_schema
from roofmax_reports.analysis import Device, Quotient, quotient
from roofmax_reports.claims.model import ClaimRow, Published, PublishedRow
from roofmax_reports.claims.rows import timed_by_label, why_missing
from roofmax_reports.claims.verdicts import ratio_verdict
from roofmax_reports.records import RecordError, Run

RULE = (
    f"A ratio within {claims.TIE:.0%} of 1 is a tie, a side of its own. "
    "<b>holds</b>: in every cache state measured, the ratio and its whole 95% interval lie on the "
    f"published side of 1 and within a factor of {claims.FACTOR:g} of the published ratio. "
    "<b>fails</b>: in every cache state they lie on another side of 1. <b>depends</b>: anything "
    "between, with what it depends on. <b>not_testable</b>: a row that it needs was not published, "
    "not run, or not timed."
)
_CLAIM_FIELDS = ("device", "scenario", *(item.name for item in fields(ClaimRow)))


@dataclass
class RatioRow:
    """One kernel at one shape: published ratio, measured ones by cache state, verdict."""

    shape: str
    kernel: str
    published: float | None
    measured: dict[str, float] = field(default_factory=dict)
    verdict: str = "not_testable"
    why: str = ""


@dataclass
class Comparison:
    published: Published
    labels: list[str]
    ratios: list[RatioRow]
    claims: list[ClaimRow]
    shapes: list[str]

    @property
    def testable(self) -> bool:
        return any(row.measured for row in self.ratios)

    def counts(self) -> dict[str, int]:
        verdicts = ("holds", "depends", "fails", "not_testable")
        return {verdict: sum(row.verdict == verdict for row in self.ratios)
                for verdict in verdicts}


def published_of(runs: list[Run]) -> tuple[list[Published], list[str]]:
    """The published figures of all scenarios in these runs, each scenario once (the last run's),
    and a note for each block that cannot be read. A scenario has one block or a list of them."""
    found: dict[str, list[Published]] = {}
    notes: dict[str, list[str]] = {}
    for run in sorted(runs, key=lambda run: run.started_at):
        for index, scenario in enumerate(run.header["scenarios"]):
            if scenario.get("published") is not None:
                where = f"{run.where}: key 'scenarios[{index}].published'"
                name = str(scenario.get("name"))
                found.pop(name, None)
                notes.pop(name, None)
                blocks = scenario["published"]
                is_list = isinstance(blocks, list)
                for number, block in enumerate(blocks if is_list else [blocks], 1):
                    at = f"{where}[{number - 1}]" if is_list else where
                    try:
                        found.setdefault(name, []).append(
                            read_published(name, number, block, at))
                    except RecordError as error:
                        notes.setdefault(name, []).append(
                            f"{error}. The published figures of '{name}' were left out: fix the "
                            "key in the scenario and in the record's header")
    return ([block for blocks in found.values() for block in blocks],
            [note for of_scenario in notes.values() for note in of_scenario])


def read_published(scenario: str, number: int, block: Any, where: str) -> Published:
    """Checks a block of a scenario. Raises RecordError naming the key at fault."""
    if not isinstance(block, dict):
        raise RecordError(f"{where}: is not a mapping; see scenarios/ for one that is")
    keys = published_schema.schema()["block"]
    values = published_schema.read_keys(block, keys, where)
    columns, unit = values["columns"], values["unit"]
    rows = tuple(_row(row, columns, unit, keys["unit"]["of"][unit], f"{where}.rows[{index}]")
                 for index, row in enumerate(values["rows"] or []))
    yardstick = block.get("yardstick", values["yardstick"])
    if yardstick not in columns:
        yardstick = None
    # The most widely published kernel divides best.
    widest = max((column for column in columns if column != yardstick), default=None,
                 key=lambda column: sum(row.times_s[column] is not None for row in rows))
    reference = values["reference"] if "reference" in block else widest
    assumed = values["assumed"] or ()
    source = values["source"] or ""
    if assumed:
        source += f" ({', '.join(assumed)} not stated)"
    sentences = tuple(claims.read(entry, columns, f"{where}.claims[{index}]")
                      for index, entry in enumerate(values["claims"] or []))
    return Published(scenario, number, source, values["operation"], values["dtype"], yardstick,
                     reference, columns, rows, sentences, assumed)


def compare(published: Published, device: Device) -> Comparison:
    """Ratios and verdicts of one device."""
    # A header keeps the axes in the order of the alphabet.
    published = replace(published, rows=tuple(
        replace(row, axes=device.as_declared(published.operation, row.axes),
                defaults=device.operation(published.operation).defaults)
        for row in published.rows))
    ratios = []
    labels: set[str] = set()
    names = [device.shape_name(published.operation, row.axes) for row in published.rows]
    for row, shape in zip(published.rows, names):
        cells = timed_by_label(published, device, row)
        for kernel in published.kernels:
            if kernel == published.reference or row.times_s[kernel] is None:
                continue
            basis = row.times_s.get(published.reference)
            result = RatioRow(shape, kernel, None if basis is None else basis / row.times_s[kernel])
            found = {label: quotient(times[published.reference], times[kernel])
                     for label, times in cells.items()
                     if published.reference in times and kernel in times}
            result.measured = {label: value.value for label, value in found.items()}
            labels |= set(found)
            result.verdict, result.why = _verdict(result.published, found)
            if not found:
                result.why = why_missing(published, device, row,
                                                (kernel, published.reference))
            ratios.append(result)
    judged = [claims.judge(claim, published, device) for claim in published.claims]
    return Comparison(published, sorted(labels), ratios, judged, names)


def claims_as_json(judged: list[tuple[str, Comparison]]) -> bytes:
    """The claims of (device, comparison) pairs, one object each."""
    return (json.dumps(_flat(judged), indent=1, ensure_ascii=False) + "\n").encode("utf-8")


def claims_as_csv(judged: list[tuple[str, Comparison]]) -> bytes:
    """The same as a table; what was measured in one cell, "cold: ...; hot: ..."."""
    lines = io.StringIO(newline="")
    writer = csv.DictWriter(lines, _CLAIM_FIELDS)
    writer.writeheader()
    for entry in _flat(judged):
        measured = "; ".join(f"{label}: {text}" for label, text in entry["measured"].items())
        writer.writerow({**entry, "measured": measured})
    return lines.getvalue().encode("utf-8")


# ---- Detail -------------------------------------------------------------------------------------


def _flat(judged: list[tuple[str, Comparison]]) -> list[dict[str, Any]]:
    return [{"device": device, "scenario": comparison.published.scenario, **asdict(row)}
            for device, comparison in judged for row in comparison.claims]


def _verdict(published: float | None, measured: dict[str, Quotient]) -> tuple[str, str]:
    if published is None or not measured:
        return "not_testable", "nothing to divide by was published" if published is None else ""
    found = ratio_verdict(published, measured)
    return found.verdict, found.why


def _row(row: Any, columns: tuple[str, ...], unit: str, seconds: float,
         where: str) -> PublishedRow:
    if not isinstance(row, dict) or not isinstance(row.get(unit), list):
        raise RecordError(f"{where}: needs the axes of a shape and a list '{unit}' of times")
    times = [published_schema.number(value, f"{where}.{unit}") for value in row[unit]]
    if len(times) != len(columns):
        raise RecordError(f"{where}.{unit}: {len(times)} times for {len(columns)} columns; write "
                          "null where nothing was published")
    if any(value is not None and value * seconds <= 0 for value in times):
        raise RecordError(f"{where}.{unit}: a time is not above 0; write null where nothing was "
                          "published")
    axes = {str(axis): published_schema.coordinate(value) for axis, value in row.items()
            if axis != unit}
    return PublishedRow(axes, {column: None if value is None else value * seconds
                               for column, value in zip(columns, times)})
