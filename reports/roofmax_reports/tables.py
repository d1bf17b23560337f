"""Results as files for machines (CSV, JSON) and for a pull request (Markdown)."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter
from roofmax_reports.findings import furthest, wrong_rows
from roofmax_reports.page.gap import why_below_ceiling
from roofmax_reports.records import Row
from roofmax_reports.rooflines import exact

RESULTS = ("results.csv", "results.json")
SUMMARY = "summary.md"


def results_as_csv(devices: list[Device]) -> bytes:
    """A line for each row, of which there are some; times in seconds, sizes in bytes, what is absent empty."""
    entries = _entries(devices)
    lines = io.StringIO(newline="")
    writer = csv.DictWriter(lines, list(entries[0]))
    writer.writeheader()
    for entry in entries:
        writer.writerow({**entry, "flags": " ".join(entry["flags"])})
    return lines.getvalue().encode("utf-8")


def results_as_json(devices: list[Device]) -> bytes:
    """The same as a list of objects, an object a line; what is absent is null."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in _entries(devices))
    return f"[\n{lines}\n]\n".encode()


def summary_as_markdown(title: str, devices: list[Device], notes: list[str]) -> bytes:
    """The fastest kernel of every shape, what is wrong, and what is furthest from its ceiling."""
    text = [f"# {title}", "", *(f"{note}\n" for note in notes)]
    for device in devices:
        text += [f"## {device.name}", "", *_wrong(device)]
        for chapter in device.chapters:
            text += _fastest(device, chapter)
        text += _furthest(device)
    return "\n".join(text).encode("utf-8")


def _entries(devices: list[Device]) -> list[dict[str, Any]]:
    return [_entry(device, chapter, row) for device in devices for chapter in device.chapters
            for row in sorted(chapter.rows, key=lambda row: (chapter.shape(row).order, row.cache,
                                                             row.timer, row.name))]


def _entry(device: Device, chapter: Chapter, row: Row) -> dict[str, Any]:
    low, high = row.time_ci_s or (None, None)
    sol_low, sol_high = row.sol_ci or (None, None)
    static = row.static
    return {
        "device": device.name, "operation": row.operation, "kernel": row.kernel,
        "variant": row.variant, "chosen": row.chosen, "dtype": row.dtype, "dtype_out": row.dtype_out,
        "shape": chapter.shape_label(chapter.shape(row)),
        "problem": " ".join(f"{axis}={value}" for axis, value in row.problem.items()),
        "cache": row.cache, "timer": row.timer, "disposition": row.disposition,
        "reason": row.reason, "time_s": row.median_s, "time_low_s": low, "time_high_s": high,
        "sol": row.sol, "sol_low": sol_low, "sol_high": sol_high, "twin": row.twin,
        "compulsory_bytes": exact(row.compulsory_bytes),
        "modelled_bytes": exact(row.modelled_bytes),
        "dram_bytes": exact(row.dram_bytes), "bytes_per_s": row.bandwidth, "launches": row.launches,
        "registers": static.registers if static else None,
        "shared_bytes": static.shared_bytes if static else None,
        "occupancy": static.occupancy if static else None,
        "judged_ulp": row.judged_ulp, "flags": list(row.told_flags),
        "cause": row.explanation.cause if row.explanation else None,
    }


def _wrong(device: Device) -> list[str]:
    wrong = [row for rows in wrong_rows(device).values() for row in rows]
    if not wrong:
        return []
    return ["**Incorrect or failed:**", "",
            *(f"- {row.disposition}: `{row.name}`, {row.operation} {row.dtypes}, "
              f"{device.shape_name(row.operation, row.problem)}, {row.cache}: "
              f"{_cell(row.reason or units.NOTHING)}" for row in wrong), ""]


def _fastest(device: Device, chapter: Chapter) -> list[str]:
    if not chapter.conditions:
        return []
    text = [f"### {chapter.title}", "", "| shape | cache | fastest kernel | time | SOL |",
            "|---|---|---|---:|---:|"]
    for shape in chapter.shapes:
        for condition in chapter.conditions:
            best = chapter.best(shape, condition)
            if best:
                text.append(f"| {_cell(chapter.short_label(shape))} | {device.label(condition)} | "
                            f"`{best.row.told_name}` | {units.time(best.row.median_s)} | "
                            f"{units.percent(best.row.sol)} |")
    return [*text, ""]


def _furthest(device: Device) -> list[str]:
    found = furthest(device)
    if not found:
        return []
    return ["### Furthest from the ceiling", "", "| SOL | problem | shape | kernel | time | why |",
            "|---:|---|---|---|---:|---|",
            *(f"| {units.percent(each.row.sol)} | {_cell(each.chapter.title)}, {each.row.cache} | "
              f"{_cell(each.chapter.short_label(each.shape))} | `{each.row.name}` | "
              f"{units.time(each.row.median_s)} | "
              f"{_cell(why_below_ceiling(each.row, device.processors))} |" for each in found), ""]


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
