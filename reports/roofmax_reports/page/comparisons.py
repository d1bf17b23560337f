"""Published figures beside measured ones, and claims with their verdicts."""

from __future__ import annotations

from roofmax_reports import published, units
from roofmax_reports.analysis import Device


def comparison_of(comparison: published.Comparison, picture: dict | None, device: Device) -> dict:
    source = comparison.published
    times = []
    for row, shape in zip(source.rows, comparison.shapes):
        basis = row.times_s.get(source.yardstick) if source.yardstick else None
        cells = []
        for column in source.columns:
            value = row.times_s[column]
            speed_up = basis / value if basis and value and column != source.yardstick else None
            cells.append({"time": units.microseconds(value),
                          "speed_up": units.ratio(speed_up) if speed_up else None})
        times.append({"shape": shape, "cells": cells})
    return {
        "scenario": source.scenario, "slug": source.slug, "source": source.source,
        "device": device.name, "yardstick": source.yardstick, "reference": source.reference,
        "columns": source.columns, "times": times, "testable": comparison.testable,
        "labels": comparison.labels, "counts": comparison.counts(),
        "total": len(comparison.ratios),
        "ratios": [{"shape": row.shape, "kernel": row.kernel,
                    "published": units.ratio(row.published),
                    "measured": [units.ratio(row.measured.get(label))
                                 for label in comparison.labels],
                    "verdict": row.verdict, "why": row.why} for row in comparison.ratios],
        "claims": [{"id": row.id, "text": row.text, "kind": row.kind, "source": row.source,
                    "published": row.published, "measured": list(row.measured.items()),
                    "verdict": row.verdict, "why": row.why, "note": row.note}
                   for row in comparison.claims],
        "picture": picture,
    }
