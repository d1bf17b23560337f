"""Sentences of a source, as data in a scenario's `published.claims`, and the verdicts that records
give on them. No verdict is written down anywhere: each is computed here, by one module for each
family of kinds.

A claim is tested at the shapes for which its source printed figures. What was not measured, and
what is too close to tell, stays open; open comparisons never count for a claim.
"""

from __future__ import annotations

from typing import Any

from roofmax_reports import published_schema
from roofmax_reports.analysis import Device
from roofmax_reports.claims import (arithmetic, launches, limits, occupancy, races, ratios,
                                    resources, times, traffic)
from roofmax_reports.claims.model import Claim, ClaimRow, Published
from roofmax_reports.claims.verdicts import FACTOR, TIE
from roofmax_reports.published_schema import read_keys
from roofmax_reports.records import RecordError

__all__ = ["FACTOR", "KINDS", "RULE", "TIE", "Claim", "ClaimRow", "judge", "read"]

# A module has its RULE for the page, and for each kind what makes (names of kernels, judge) of the
# values of an entry.
_MODULES = (races, ratios, occupancy, resources, limits, traffic, times, launches, arithmetic)
KINDS = {kind: prepare for module in _MODULES for kind, prepare in module.KINDS.items()}
RULE = " ".join([
    "Each claim is tested at the shapes for which its source printed figures, with the documented "
    f"tunings, in every cache state measured. A ratio within {TIE:.0%} of 1 is a tie, neither won "
    "nor lost.",
    *(module.RULE for module in _MODULES),
    "Where cache states differ, the verdict is <b>depends</b>. Where the source contradicts "
    "itself, it is <b>inconsistent_source</b>. Where nothing was measured, it is "
    "<b>not_testable</b>.",
])


def read(entry: Any, columns: tuple[str, ...], where: str) -> Claim:
    """Checks one entry of the claims of a block with these columns. Raises RecordError naming the
    key at fault."""
    if not isinstance(entry, dict):
        raise RecordError(f"{where}: is not a mapping")
    schema = published_schema.schema()
    kind_spec = schema["claim"]["kind"]
    named = entry.get("kind")
    kind = kind_spec["default"] if named is None else published_schema.read_value(
        named, kind_spec, f"{where}.kind", columns)
    values = read_keys(entry, published_schema.keys_of_claim(kind), where,
                       f" in a claim of kind {kind}", columns)
    either = schema["kinds"][kind].get("needs_one_of")
    if either and all(values[key] is None for key in either):
        raise RecordError(
            f"{where}: needs {' or '.join(repr(key) for key in either)}")
    ranges, words = {}, {}
    for axis, value in {**(values.get("shapes") or {}), **(values.get("shape") or {})}.items():
        if isinstance(value, str):
            words[axis] = value
        else:
            ranges[axis] = value if isinstance(value, tuple) else (value, value)
    names, judge_of_kind = KINDS[kind](values, where)
    return Claim(values["id"] or "", values["text"], kind, ranges, words,
                 values.get("shape") or {}, names, judge_of_kind, values["note"] or "")


def judge(claim: Claim, published: Published, device: Device) -> ClaimRow:
    """The line of the table for a claim on one device."""
    found = claim.judge(claim, published, device)
    conditions = device.as_declared(published.operation, claim.conditions)
    stated, assumed = ([f"{axis}={value}" for axis, value in conditions.items()
                        if (axis in published.assumed) == is_assumed]
                       for is_assumed in (False, True))
    source = ", ".join(part for part in (published.source, *stated) if part)
    if assumed:
        source += f"; measured here at {', '.join(assumed)}"
    return ClaimRow(claim.id, claim.text, claim.kind, source, found.published, found.measured,
                    found.verdict, found.why, claim.note)
