"""Composes the page: what each section says is computed here, how it looks stands in templates/."""

from __future__ import annotations

import base64
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import jinja2
import markupsafe

from roofmax_reports import claims, published, units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.shapes import label_of, split
from roofmax_reports.figures import Picture
from roofmax_reports.records import Row, Run, StaticFacts, median

_TEMPLATES = Path(__file__).parent / "templates"
_COMPANIONS = re.compile(r"<!-- written beside this page: (\[.*\]) -->")

FLAGS = {
    "launch_bound": "The time is within 1.5 times that of an empty launch: the launch is what was "
                    "measured, and kernels cannot be told apart here.",
    "noisy": "The 95% interval of the median was still wider than 0.5% when the time budget was "
             "spent, or all the samples taken that a row keeps. Read the interval, not the median.",
    "above_twin": "The whole SOL interval lies above 100%: either the streaming twin is too weak "
                  "for this shape or the kernel skips work. A finding to look into, not a record.",
    "launches_differ": "The kernels that a call launches are not as many as its own model counts.",
    "sampled": "So large that only some rows were judged: the first, the last, rows between.",
    "throttled": "The clock fell by more than 5% during the case, also when it was measured again.",
    "contended": "Something else was running: a thread waited for a processor for more than 5% of "
                 "the sampling, also when it was measured again. The time is too long by that.",
}
DISPOSITIONS = {
    "unsupported": "the kernel refuses the problem, before any launch",
    "incorrect": "wrong against the fp64 reference; never timed",
    "failed": "crashed, hung, or reported an error",
    "skipped": "left out by the run",
}


def render(title: str, devices: list[Device], comparisons: dict[str, list[Any]],
           pictures: dict[str, dict[str, list[Picture]]], runs: list[Run],
           notes: list[str]) -> str:
    """The page. `comparisons` and `pictures` are by device slug; pictures also by section."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES), autoescape=True, trim_blocks=True,
        lstrip_blocks=True, undefined=jinja2.StrictUndefined)
    environment.filters["breakable"] = _breakable
    return environment.get_template("report.html.j2").render(
        title=title,
        style=(_TEMPLATES / "style.css").read_text("utf-8"),
        script=(_TEMPLATES / "table.js").read_text("utf-8"),
        subtitle=_subtitle(devices, runs),
        notes=notes + [
            f"{device.name}: {device.superseded} rows were measured by more than one run; the run "
            "that started last is shown." for device in devices if device.superseded],
        devices=[_device(device, comparisons[device.slug], pictures[device.slug])
                 for device in devices],
        rule=published.RULE, claim_rule=claims.RULE,
        results=_results(devices),
    )


def with_companions(page: str, names: list[str]) -> str:
    """The page, carrying the names of the files that are written beside it."""
    listed = json.dumps(names).replace("--", "-\\u002d")  # two hyphens could end the comment
    return f"{page.rstrip()}\n<!-- written beside this page: {listed} -->\n"


def companions_of(page: str) -> list[str]:
    """The names that `with_companions` left in a page: pictures and claims in the page's own
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
        "headlines": [_headline(device, chapter) for chapter in device.chapters],
        "pictures": [_picture(picture) for picture in pictures["plots"]],
        "published": [_comparison(comparison, picture, device)
                      for comparison, picture in zip(comparisons, pictures["published"])],
        "flags": _flags(device),
        "unmeasured": _unmeasured(device),
        "runs": [_run(run) for run in device.runs],
        "ceilings": [{"cache": ceiling.cache, "direction": ceiling.direction,
                      "footprint": units.size(ceiling.footprint_bytes),
                      "bandwidth": units.gigabytes(ceiling.bytes_per_s), "kernel": ceiling.kernel}
                     for ceiling in device.ceilings],
        "ceiling_pictures": [_picture(picture) for picture in pictures["ceilings"]],
    }


def _picture(picture: Picture | None) -> dict | None:
    if picture is None:
        return None
    data = base64.b64encode(picture.render("svg")).decode("ascii")
    return {"name": picture.name, "title": picture.title, "caption": picture.caption,
            "finding": picture.finding,
            "uri": f"data:image/svg+xml;base64,{data}", "width": f"{picture.width * 100:.1f}%"}


# ---- Which kernel to use -------------------------------------------------------------------------


def _headline(device: Device, chapter: Chapter) -> dict:
    lines = []
    for shape in chapter.shapes:
        cells = [_best_cell(chapter, shape, condition) for condition in chapter.conditions]
        if any(cells):
            lines.append({"shape": chapter.shape_label(shape), "cells": cells})
    return {
        "title": chapter.title,
        "conditions": [device.label(condition) for condition in chapter.conditions],
        "sentences": [_sentence(device, chapter, condition) for condition in chapter.conditions],
        "lines": lines,
        "rows": len(chapter.rows),
    }


def _best_cell(chapter: Chapter, shape, condition: Condition) -> dict | None:
    best = chapter.best(shape, condition)
    if best is None:
        return None
    row = best.row
    reachable = None
    if row.two_read_floor_s and row.twin_s:
        reachable = units.percent(row.twin_s / row.two_read_floor_s)
    runner_up = None
    if best.runner_up:
        times = best.runner_up.median_s / row.median_s
        behind = (f"+{units.significant((times - 1) * 100, 2)}%" if times < 2
                  else f"{units.significant(times)}× the time")
        runner_up = f"{best.runner_up.name} {behind}"
    return {
        "kernel": row.name, "time": units.time(row.median_s),
        "bandwidth": units.gigabytes(row.bandwidth), "sol": units.percent(row.sol),
        "sol_interval": units.interval(row.sol_ci, units.percent),
        "bar": min(1.0, row.sol or 0.0) * 100, "flags": list(row.flags),
        "level": [other.name for other in best.level], "runner_up": runner_up,
        "reachable": reachable, "alone": best.candidates == 1,
    }


def _sentence(device: Device, chapter: Chapter, condition: Condition) -> dict:
    """How often which kernel wins, and how near to the speed of light the winners come."""
    winners = [best.row for shape in chapter.shapes if (best := chapter.best(shape, condition))]
    counts = Counter(row.name for row in winners).most_common()
    judged = [row for row in winners
              if row.sol is not None and not {"launch_bound", "above_twin"} & set(row.flags)]
    set_aside = Counter(flag for row in winners for flag in ("launch_bound", "above_twin")
                        if flag in row.flags)
    shares = [row.sol for row in judged]
    return {
        "condition": device.label(condition), "shapes": len(winners), "wins": counts[:4],
        "others": sum(count for _, count in counts[4:]),
        "judged": len(judged),
        "range": (units.percent(min(shares)), units.percent(max(shares))) if shares else None,
        "median": units.percent(median(shares)),
        "set_aside": [f"{count} {flag}" for flag, count in sorted(set_aside.items())],
    }


# ---- Published against measured ------------------------------------------------------------------


def _comparison(comparison: published.Comparison, picture: Picture | None, device: Device) -> dict:
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
                    "verdict": row.verdict, "why": row.why} for row in comparison.claims],
        "picture": _picture(picture),
    }


# ---- Flags, and what was not measured ------------------------------------------------------------


def _flags(device: Device) -> list[dict]:
    counts = Counter(flag for row in device.rows for flag in row.flags)
    timed = sum(row.timed for row in device.rows)
    order = [*FLAGS, *sorted(set(counts) - set(FLAGS))]
    return [{"flag": flag, "count": counts[flag], "timed": timed,
             "meaning": FLAGS.get(flag, "Written by a newer roofmax; this report knows no more.")}
            for flag in order if counts[flag] or flag in FLAGS]


def _unmeasured(device: Device) -> list[dict]:
    """Rows without a time, those of the same kernel, disposition and constraint together."""
    grouped: dict[tuple, list[Row]] = {}
    for row in device.rows:
        if row.disposition != "ok":
            grouped.setdefault((row.disposition, row.operation, row.name, row.constraint or ""),
                               []).append(row)
    order = list(DISPOSITIONS)
    found = []
    for key in sorted(grouped, key=lambda key: (-order.index(key[0]), key)):
        disposition, operation, name, constraint = key
        rows = grouped[key]
        found.append({"disposition": disposition, "meaning": DISPOSITIONS[disposition],
                      "operation": operation, "kernel": name, "constraint": constraint,
                      "count": len(rows), "reason": rows[0].reason or units.NOTHING,
                      "alike": len({row.reason for row in rows}) == 1})
    return found


# ---- Results -------------------------------------------------------------------------------------


def _results(devices: list[Device]) -> dict:
    lines = []
    several = len(devices) > 1
    ids = {device.slug: {row.device for row in device.rows} for device in devices}
    distinct = sum(map(len, ids.values())) == len(set().union(*ids.values()))
    for device in devices:
        for chapter in device.chapters:
            for row in sorted(chapter.rows, key=lambda row: (chapter.shape(row).order, row.cache,
                                                             row.timer, row.median_s or 1e300,
                                                             row.name)):
                name = row.device if distinct else device.name
                lines.append(_result(name, chapter, row))

    def values(key: str) -> list[str]:
        return sorted({line[key] for line in lines})

    filters = [(key, values(key)) for key in
               ("device", "operation", "kernel", "dtype", "cache", "disposition")]
    return {"lines": lines, "several_devices": several,
            "several_operations": len(values("operation")) > 1,
            "several_timers": len(values("timer")) > 1,
            "has_static": any(line["registers_value"] is not None
                              or line["occupancy_value"] is not None for line in lines),
            "filters": [(key, found) for key, found in filters if len(found) > 1]}


def _result(device: str, chapter: Chapter, row: Row) -> dict:
    shape = split(row.problem, chapter.definition)
    elements = 1.0
    for value in row.problem.values():
        elements *= value if isinstance(value, (int, float)) and value > 0 else 1
    static = row.static or StaticFacts()
    shared = None if static.shared_bytes is None else static.shared_bytes / 1024
    return {
        "registers": units.NOTHING if static.registers is None else str(static.registers),
        "registers_value": static.registers,
        "shared": units.kilobytes(static.shared_bytes), "shared_value": shared,
        "occupancy": units.percent(static.occupancy), "occupancy_value": static.occupancy,
        "device": device, "operation": row.operation, "kernel": row.name,
        "shape": label_of(shape, chapter.definition), "shape_value": elements,
        "dtype": row.dtypes, "cache": row.cache, "timer": row.timer,
        "disposition": row.disposition,
        "time": units.microseconds(row.median_s), "time_value": row.median_s,
        "time_interval": units.span(row.time_ci_s, units.microseconds),
        "bandwidth": units.gigabytes(row.bandwidth), "bandwidth_value": row.bandwidth,
        "sol": units.fine_percent(row.sol), "sol_value": row.sol,
        "sol_interval": units.span(row.sol_ci, units.fine_percent).replace("%–", "–"),
        "twin": row.twin or units.NOTHING,
        "launches": units.NOTHING if row.launches is None else str(row.launches),
        "launches_value": row.launches,
        "ulp": _ulp(row), "ulp_value": row.max_ulp if row.judged_ulp is None else row.judged_ulp,
        "flags": list(row.flags),
        "note": row.reason or "",
    }


def _ulp(row: Row) -> str:
    """What was held against the tolerance; of an older record only the most that it can be."""
    if row.judged_ulp is None and row.max_ulp:
        return f"≤ {units.plain(row.max_ulp)}"
    return units.plain(row.max_ulp if row.judged_ulp is None else row.judged_ulp)


# ---- Device and environment ----------------------------------------------------------------------


def _run(run: Run) -> dict:
    header, device, host, build = (run.header, run.device, run.header["host"],
                                   run.header["roofmax"])
    command = header.get("command")
    floors = ", ".join(f"{units.time(seconds)} ({timer})"
                       for timer, seconds in header["launch_floor_s"].items() if seconds)
    revision = str(build.get("revision") or "unknown")
    if build.get("dirty") is not None:
        revision += ", with uncommitted changes" if build["dirty"] else ", clean"
    memory = device.get("memory_bytes")
    facts = [
        ("command", " ".join(map(str, command)) if isinstance(command, list) else command),
        ("started", header.get("started_at")),
        ("revision", revision),
        ("build", _joined(build, ("version", "build_type", "compiler", "compiler_flags"))),
        ("CUDA toolkit", build.get("cuda")),
        ("device", _joined(device, ("id", "name"))),
        ("compute capability", device.get("compute_capability")),
        ("processors", device.get("processors")),
        ("last-level cache", _size(device.get("cache_bytes"))),
        ("memory", _size(memory)),
        ("memory bus, bits", device.get("memory_bus_bits")),
        ("clock, highest", _megahertz(device.get("clock_mhz_max"))),
        ("memory clock", _megahertz(device.get("memory_clock_mhz"))),
        ("driver, runtime", _joined(device, ("driver", "runtime"))),
        ("ECC, MIG", _joined(device, ("ecc", "mig"))),
        ("host", _joined(host, ("os", "cpu"))),
        ("host processors", host.get("logical_cpus")),
        ("host memory", _size(host.get("memory_bytes"))),
        ("libraries", ", ".join(f"{name} {version}" for name, version in
                                header["libraries"].items() if version)),
        ("timer, seed, budget", ", ".join(str(header[key]) + unit for key, unit in
                                          (("timer", ""), ("seed", ""), ("budget_s", " s a case"),
                                           ("samples", " samples at most"))
                                          if header.get(key) is not None)),
        ("launch floor", floors),
        ("SM clock over the run", _clocks(run)),
    ]
    return {"path": Path(run.path).name,
            "facts": [(name, value) for name, value in facts if value not in (None, "", [])]}


def _joined(source: dict[str, Any], keys: tuple[str, ...]) -> str:
    words = {True: "on", False: "off"}
    return ", ".join(str(words.get(source[key], source[key]) if isinstance(source[key], bool)
                         else source[key])
                     for key in keys if source.get(key) not in (None, ""))


def _size(value: Any) -> str | None:
    return units.size(value) if isinstance(value, (int, float)) else None


def _megahertz(value: Any) -> str | None:
    return f"{value:g} MHz" if isinstance(value, (int, float)) else None


def _clocks(run: Run) -> str | None:
    seen = [clock for row in run.rows for clock in row.clock_mhz if clock]
    if not seen:
        return None
    return f"{min(seen):.0f} to {max(seen):.0f} MHz"
