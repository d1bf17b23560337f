"""Flags with what they mean, and rows that were not measured with why."""

from __future__ import annotations

from collections import Counter

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.records import Row

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


def flags_of(device: Device) -> list[dict]:
    counts = Counter(flag for row in device.rows for flag in row.flags)
    timed = sum(row.timed for row in device.rows)
    order = [*FLAGS, *sorted(set(counts) - set(FLAGS))]
    return [{"flag": flag, "count": counts[flag], "timed": timed,
             "meaning": FLAGS.get(flag, "Written by a newer roofmax; this report knows no more.")}
            for flag in order if counts[flag] or flag in FLAGS]


def unmeasured(device: Device) -> list[dict]:
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
