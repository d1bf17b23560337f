"""Kind `arithmetic`: numbers that follow from the source's own formula."""

from __future__ import annotations

from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.claims.formula import FormulaError, compute
from roofmax_reports.claims.model import Claim, Prepare, Published, Verdict
from roofmax_reports.claims.verdicts import TIE, is_near
from roofmax_reports.records import RecordError

RULE = (
    f"<b>arithmetic</b>: the stated numbers follow from the stated formula within {TIE:.0%}, or "
    "the source contradicts itself."
)


def _arithmetic(values: dict[str, Any], where: str):
    formula, inputs = values["formula"], values["inputs"]
    stated = values["stated"] if isinstance(values["stated"], list) else [values["stated"]]
    show = units.time if values["unit"] == "s" else units.significant
    if formula.isidentifier() and formula not in inputs:
        # Formulas had names before they were expressions; such records are still read.
        return (), lambda *_: Verdict(
            "not_testable", f"the record names a formula '{formula}' and does not write it out",
            ", ".join(map(show, stated)))
    try:
        result = compute(formula, inputs)
    except FormulaError as error:
        raise RecordError(f"{where}.{error}") from None
    computed = result if isinstance(result, list) else [result]
    if len(stated) != len(computed):
        raise RecordError(f"{where}.stated: {len(stated)} numbers where the formula gives "
                          f"{len(computed)}; write {len(computed)}")

    def decide(_: Claim, __: Published, ___: Device) -> Verdict:
        shown, found = (", ".join(map(show, numbers)) for numbers in (stated, computed))
        agree = sum(is_near(value, target) for value, target in zip(computed, stated))
        if agree == len(stated):
            return Verdict("holds", "", shown, {"arithmetic": found})
        return Verdict("inconsistent_source",
                       f"{len(stated) - agree} of {len(stated)} numbers do not follow from its own "
                       f"formula, which gives {found}", shown, {"arithmetic": found})

    return (), decide


KINDS: dict[str, Prepare] = {"arithmetic": _arithmetic}
