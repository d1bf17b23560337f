"""Which kernel to use at each shape, and how far it is from the speed of light."""

from __future__ import annotations

import math
from collections import Counter
from statistics import mean

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.chapters import Chapter, Condition
from roofmax_reports.findings import winners_of, wins
from roofmax_reports.records import median
from roofmax_reports.shapes import Shape

_WINNERS = 4  # named in a sentence


def headline(device: Device, chapter: Chapter) -> dict:
    lines = []
    for shape in chapter.shapes:
        cells = [_best_cell(chapter, shape, condition) for condition in chapter.conditions]
        if any(cells):
            lines.append({"shape": chapter.short_label(shape), "cells": cells})
    return {
        "title": chapter.title, "subtitle": chapter.subtitle,
        "conditions": [device.label(condition) for condition in chapter.conditions],
        "sentences": [_sentence(device, chapter, condition) for condition in chapter.conditions],
        "lines": lines,
        "rows": len(chapter.rows),
    }


def _best_cell(chapter: Chapter, shape: Shape, condition: Condition) -> dict | None:
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
        "kernel": row.told_name, "time": units.time(row.median_s),
        "bandwidth": units.gigabytes(row.bandwidth), "sol": units.percent(row.sol),
        "sol_interval": units.interval(row.sol_ci, units.percent),
        "bar": min(1.0, row.sol or 0.0) * 100, "flags": list(row.told_flags),
        "level": [other.name for other in best.level], "runner_up": runner_up,
        "reachable": reachable, "alone": best.candidates == 1,
    }


def _sentence(device: Device, chapter: Chapter, condition: Condition) -> dict:
    """How often which kernel wins, and how near to the speed of light the winners come."""
    found = winners_of(chapter, condition)
    named, others = wins(found, _WINNERS)
    winners = [winner.row for winner in found]
    judged = [row for row in winners if row.is_judged_by_sol]
    set_aside = Counter(flag for row in winners for flag in ("launch_bound", "above_twin")
                        if flag in row.flags)
    shares = [row.sol for row in judged]
    return {
        "condition": device.label(condition), "shapes": len(winners), "wins": named,
        "others": others,
        "judged": len(judged),
        "range": (units.percent(min(shares)), units.percent(max(shares))) if shares else None,
        "median": units.percent(median(shares)),
        "set_aside": [f"{count} {flag}" for flag, count in sorted(set_aside.items())],
        "auto": _regret(chapter, condition),
    }


def _regret(chapter: Chapter, condition: Condition) -> dict | None:
    """How much longer than the fastest kernel the one takes that `auto` chose."""
    times = [(row.median_s / chapter.ranking(shape, condition)[0].median_s, shape, row)
             for shape, row in chapter.choices(condition)]
    if not times:
        return None
    most, shape, row = max(times, key=lambda each: each[0])
    return {
        "shapes": len(times),
        "mean": units.significant(math.exp(mean(math.log(time) for time, *_ in times)), 3),
        "most": units.significant(most, 3), "where": chapter.short_label(shape),
        "chosen": row.chosen,
    }
