"""Flags with what they mean, and rows that were not measured with why."""

from __future__ import annotations

from collections import Counter

from roofmax_reports import units
from roofmax_reports.analysis import Device
from roofmax_reports.records import Row

FLAGS = {
    "launch_bound": "The time is under twice that of the smallest copy (in records from before "
                    "the header had `fixed_cost_s`: under 1.5 times that of an empty launch): what "
                    "any launch costs dominates, and kernels cannot be told apart.",
    "few_samples": "The time budget ended before there were 30 samples. A longer one (--budget) "
                   "gives more.",
    "wide": "The 95% interval of the time or of SOL still reached further than 0.5% from the "
            "figure when "
            "the time budget or the number of samples that a row keeps was used up. Read the "
            "interval, not the figure.",
    "noisy": "Few samples, or a wide interval; records of today say which.",
    "above_twin": "The whole SOL interval is above 100%: the streaming twin is too weak for this "
                  "shape, or the kernel skips work. Investigate it.",
    "beyond_model": "Memory moved over 5% more bytes than the kernel's own model says, by hardware counters: it "
                    "evicts what it reads again, or the model is wrong.",
    "launches_differ": "A call launches more or fewer kernels than its model counts.",
    "sampled": "The output is so large that only some rows were verified: the first, the last and "
               "rows in between.",
    "throttled": "The clock fell by more than 5% during the case, also when it was measured again.",
    "contended": "Another process was running: a thread waited for a processor for more than 5% of "
                 "the sampling time, also when it was measured again. The time is too long by "
                 "about that share.",
}
_UNKNOWN_FLAG = "Unknown to this version: a newer roofmax wrote it."
DISPOSITIONS = {
    "unsupported": "the kernel refuses the problem before any launch",
    "incorrect": "wrong against the fp64 reference; not timed",
    "failed": "crashed, hung, or reported an error",
    "skipped": "could not be measured at the time, usually out of memory",
}


def meanings(devices: list[Device]) -> dict[str, str]:
    """What each flag means, of those known and those in any row."""
    return meanings_with({flag for device in devices for row in device.rows for flag in row.flags})


def meanings_with(seen: set[str]) -> dict[str, str]:
    """What each flag means, of those known and those seen."""
    return {flag: FLAGS.get(flag, _UNKNOWN_FLAG) for flag in [*FLAGS, *sorted(seen - set(FLAGS))]}


def flags_of(device: Device, operation: str) -> list[dict]:
    rows = [row for row in device.rows if row.operation == operation]
    counts = Counter(flag for row in rows for flag in row.told_flags)
    timed = sum(row.timed for row in rows)
    return [{"flag": flag, "count": counts[flag], "timed": timed, "meaning": meaning}
            for flag, meaning in meanings([device]).items()]


def unmeasured(device: Device, operation: str) -> list[dict]:
    """Rows of an operation without a time, grouped by kernel, disposition and constraint."""
    grouped: dict[tuple, list[Row]] = {}
    for row in device.rows:
        if row.operation == operation and row.disposition != "ok":
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
