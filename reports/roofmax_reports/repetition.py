"""What a second run shows: of runs of the same cases, how often intervals hold what another run
found, how far figures move, and whether samples remember what ran before them.

    python3 -m roofmax_reports.repetition --machine a1.jsonl a2.jsonl --machine b1.jsonl b2.jsonl

Needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations
from pathlib import Path

from roofmax_reports import fields, units
from roofmax_reports.operations import Operation
from roofmax_reports.records import (Row, Run, completed, different_clearings, operations_of,
                                     read_file)
from roofmax_reports.shapes import shape_name

EXIT_OK, EXIT_BAD_INPUT = 0, 2
LONG_S = 20e-6  # widths are judged over this time
SETTLED_S = 5e-6  # below this time a sample is mostly launch
NARROW, MODERATE = 0.005, 0.02  # differences between the medians of samples split by predecessor
SHUFFLES = 20
WORST = 10
FLAGS = ("few_samples", "wide", "noisy")

# Of two independent estimates with exact normal 95% intervals: P(|Z| > 2 * 1.96 / sqrt 2) that the
# intervals are disjoint, P(|Z| < 1.96 / sqrt 2) that one holds the other's estimate.
EXACT_DISJOINT, EXACT_HOLDS = 0.0056, 0.834


# ---- What was measured ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Samples:
    """Seconds of one side in the order taken, the side that ran before each of them (a letter
    each), and how many of them each visit took. Older records have only the first."""

    times_s: tuple[float, ...]
    after: str
    visits: tuple[int, ...]

    @property
    def known(self) -> bool:
        return bool(self.times_s) and len(self.times_s) == len(self.after) == sum(self.visits)


@dataclass(frozen=True)
class Estimate:
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """As a share of the figure."""
        return (self.high - self.low) / 2 / self.value

    def disjoint(self, other: Estimate) -> bool:
        """Intervals that only touch are not."""
        return self.high < other.low or other.high < self.low

    def holds(self, other: Estimate) -> bool:
        return self.low <= other.value <= self.high

    def difference(self, other: Estimate) -> float:
        """|log ratio|: 0.01 is 1%."""
        return abs(math.log(self.value / other.value))


@dataclass(frozen=True)
class Repeat:
    """The row of a case in one of the runs."""

    row: Row
    machine: int | None  # None: not told

    @property
    def kernel_samples(self) -> Samples:
        return Samples(self.row.samples_s, self.row.samples_after, self.row.visits)

    @property
    def twin_samples(self) -> Samples:
        return Samples(self.row.twin_samples_s, self.row.twin_samples_after, self.row.visits)

    @property
    def sol(self) -> Estimate | None:
        return _estimate(self.row.sol, self.row.sol_ci)

    @property
    def time(self) -> Estimate | None:
        return _estimate(self.row.median_s, self.row.time_ci_s)


@dataclass
class Case:
    """A case and its rows in two or more runs."""

    repeats: list[Repeat]

    @property
    def cache(self) -> str:
        return self.repeats[0].row.cache

    @property
    def time_s(self) -> float:
        return statistics.median(repeat.row.median_s for repeat in self.repeats)


@dataclass
class RepeatedDevice:
    """Runs of the devices of one name, and the cases that two or more of them measured."""

    name: str
    runs: list[Run]
    machines: list[int | None]  # of each run
    cases: list[Case] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # all that have a time, repeated or not
    twins: list[list[set[str]]] = field(default_factory=list)  # by problem, then by run
    operations: dict[str, Operation] = field(default_factory=dict)

    @property
    def told(self) -> bool:
        """Whether the caller said which runs are of one machine."""
        return None not in self.machines


def _estimate(value: float | None, interval: tuple[float, float] | None) -> Estimate | None:
    return Estimate(value, *interval) if value and interval else None


def repeated_devices(machines: Sequence[tuple[int | None, Sequence[str]]]) -> list[RepeatedDevice]:
    """Record files, each list of them with the number of its machine (None: not told), by the name
    of the device that they measured. Raises RecordError."""
    runs: list[tuple[int | None, Run]] = []
    seen: dict[str, Run] = {}
    for machine, paths in machines:
        for path in paths:
            for run in read_file(path):
                identity = run.id or f"{Path(path).resolve()}:{run.where.rpartition(':')[2]}"
                if identity in seen:
                    raise fields.RecordError(
                        f"{run.where}: key 'run': the header at {seen[identity].where} is that of "
                        "the same run; name every run once")
                seen[identity] = run
                runs.append((machine, run))
    operations = operations_of([run for _, run in runs])
    devices: dict[tuple, RepeatedDevice] = {}
    for machine, run in runs:
        name = str(run.device.get("name") or "unnamed device")
        device = devices.setdefault((name, str(run.device.get("kind"))), RepeatedDevice(
            name, [], [], operations=operations))
        device.runs.append(run)
        device.machines.append(machine)
    for device in devices.values():
        _fill(device)
    if not any(device.cases for device in devices.values()):
        last = runs[-1][1]
        raise fields.RecordError(
            f"{last.where}: key 'run': no case has a time in two or more runs of one device; name "
            "two or more runs of the same scenario")
    return list(devices.values())


def _fill(device: RepeatedDevice) -> None:
    cases: dict[tuple, list[Repeat]] = {}
    twins: dict[tuple, dict[int, set[str]]] = {}
    for number, (run, machine) in enumerate(zip(device.runs, device.machines)):
        for row in (completed(row, device.operations) for row in run.rows if row.timed):
            device.rows.append(row)
            cases.setdefault(row.identity, []).append(Repeat(row, machine))
            if row.twin:
                operation, _kernel, _variant, *problem = row.identity
                twins.setdefault((operation, *problem), {}).setdefault(number, set()).add(row.twin)
    device.cases = [Case(repeats) for repeats in cases.values() if len(repeats) > 1]
    device.twins = [list(by_run.values()) for by_run in twins.values() if len(by_run) > 1]


# ---- Figures -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Agreement:
    """Pairs of runs of a case: shares of 0 to 1, differences as |log ratio|. None: no pairs."""

    pairs: int
    disjoint: float | None = None
    holds: float | None = None  # of ordered pairs: one run's interval, the other's figure
    difference: float | None = None
    difference_p90: float | None = None


@dataclass(frozen=True)
class Memory:
    """Rows whose samples came after one side and after another within a visit."""

    rows: int
    narrow: float | None = None  # share of rows that moved by less than 0.5%
    moderate: float | None = None  # the same, 2%
    narrow_by_noise: float | None = None  # the same shares of what noise alone does
    moderate_by_noise: float | None = None
    kernel_over_twin: float | None = None  # median of rows: log(time after kernel / after twin)


@dataclass(frozen=True)
class WorstCase:
    case: Case
    disjoint: int
    pairs: int
    difference: float | None  # the largest of any two runs


def agreement(pairs: Iterable[tuple[Estimate, Estimate]]) -> Agreement:
    pairs = list(pairs)
    if not pairs:
        return Agreement(0)
    differences = [one.difference(other) for one, other in pairs]
    return Agreement(
        len(pairs), _share(one.disjoint(other) for one, other in pairs),
        _share(chain.from_iterable((one.holds(other), other.holds(one)) for one, other in pairs)),
        statistics.median(differences), percentile(differences, 0.9))


def pairs_of(cases: Iterable[Case], figure: Callable[[Repeat], Estimate | None],
             same_device: bool | None = None) -> list[tuple[Estimate, Estimate]]:
    """Every two runs of each case. `same_device` keeps those on one device (same machine, same
    id), or the others; None keeps all."""
    return [(figure(one), figure(other)) for case in cases
            for one, other in combinations(case.repeats, 2)
            if figure(one) and figure(other)
            and (same_device is None or same_device == _on_one_device(one, other))]


def _on_one_device(one: Repeat, other: Repeat) -> bool:
    return one.machine == other.machine and one.row.device == other.row.device


def half_widths(cases: Iterable[Case], figure: Callable[[Repeat], Estimate | None]) -> list[float]:
    return [estimate.half_width for case in cases for estimate in map(figure, case.repeats)
            if estimate]


def predecessor_effects(samples: Samples) -> dict[tuple[str, str], float]:
    """log(time after one side / time after another) for every two sides that ran before samples.

    Compared within visits, between which buffers moved: of each visit that has samples after both
    sides, the ratio of their two medians; of these ratios, the median over visits. Drift within a
    visit nearly cancels, because the sides take turns in the order A B B A."""
    ratios: dict[tuple[str, str], list[float]] = {}
    begin = 0
    for count in samples.visits:
        after: dict[str, list[float]] = {}
        for place in range(begin, begin + count):
            after.setdefault(samples.after[place], []).append(samples.times_s[place])
        medians = {side: statistics.median(times) for side, times in after.items()}
        for one, other in combinations(sorted(medians), 2):
            ratios.setdefault((one, other), []).append(medians[one] / medians[other])
        begin += count
    return {sides: math.log(statistics.median(found)) for sides, found in ratios.items()}


def memory(cases: Iterable[Case], side: Callable[[Repeat], Samples]) -> Memory:
    """How far samples move with what ran before them: of each row the largest effect between two
    sides. Noise alone moves the medians of few samples too; how far, the same samples say with
    what all rows have in common taken out and the predecessors shuffled within visits. (An effect
    of a row's own would be read of too few samples to be taken out: it remains, and makes noise
    look larger.)"""
    rows = [samples for case in cases for samples in map(side, case.repeats) if samples.known]
    effects = [found for found in map(predecessor_effects, rows) if found]
    if not effects:
        return Memory(0)
    shifts = [_largest(found) for found in effects]
    source = random.Random(1)
    common = {sides: statistics.median(found[sides] for found in effects if sides in found)
              for sides in set(chain.from_iterable(effects))}
    by_noise = [_largest(found) for samples in rows for _ in range(SHUFFLES)
                if (found := predecessor_effects(_shuffled(_without(common, samples), source)))]
    return Memory(
        len(effects), _share(shift < NARROW for shift in shifts),
        _share(shift < MODERATE for shift in shifts),
        _share(shift < NARROW for shift in by_noise),
        _share(shift < MODERATE for shift in by_noise),
        common.get(("k", "t")))


def _largest(effects: dict[tuple[str, str], float]) -> float:
    return max(map(abs, effects.values()))


def _without(effects: dict[tuple[str, str], float], samples: Samples) -> Samples:
    first = min(samples.after)
    return Samples(tuple(time * math.exp(effects.get((first, side), 0.0))
                         for time, side in zip(samples.times_s, samples.after)),
                   samples.after, samples.visits)


def _shuffled(samples: Samples, source: random.Random) -> Samples:
    after: list[str] = []
    for count in samples.visits:
        letters = samples.after[len(after):len(after) + count]
        after += source.sample(letters, count)
    return Samples(samples.times_s, "".join(after), samples.visits)


def differing_twins(twins: Iterable[list[set[str]]]) -> list[list[set[str]]]:
    """Problems whose twin is not the same in all runs."""
    return [by_run for by_run in twins if any(found != by_run[0] for found in by_run)]


def worst_cases(cases: Iterable[Case]) -> list[WorstCase]:
    """By `sol`: those disjoint most often first, then those that differ most between two runs."""
    found = []
    for case in cases:
        pairs = pairs_of([case], lambda repeat: repeat.sol)
        if pairs:
            found.append(WorstCase(case, sum(one.disjoint(other) for one, other in pairs),
                                   len(pairs), max(one.difference(other) for one, other in pairs)))
    found.sort(key=lambda worst: (-worst.disjoint / worst.pairs, -worst.difference))
    return found[:WORST]


def percentile(values: Iterable[float], share: float) -> float | None:
    """Interpolated between the two nearest."""
    ordered = sorted(values)
    if not ordered:
        return None
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def _share(hits: Iterable[bool]) -> float | None:
    hits = list(hits)
    return sum(hits) / len(hits) if hits else None


# ---- Tables --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    label: str
    cells: list[str]
    wanted: str = ""


@dataclass(frozen=True)
class Section:
    title: str
    columns: list[str]
    lines: list[Line]


_COLUMNS: dict[str, Callable[[Case], bool]] = {
    "all": lambda case: True,
    "cold": lambda case: case.cache == "cold",
    "hot": lambda case: case.cache == "hot",
}


def _with_times_over(seconds: float) -> dict[str, Callable[[Case], bool]]:
    longer = {f"over {seconds * 1e6:.0f} µs": lambda case: case.time_s > seconds}
    return {"all": _COLUMNS["all"], **longer, "cold": _COLUMNS["cold"], "hot": _COLUMNS["hot"]}


def sections(device: RepeatedDevice) -> list[Section]:
    found = []
    for name, figure in (("sol", lambda repeat: repeat.sol), ("time", lambda repeat: repeat.time)):
        found += _agreement_sections(device, name, figure)
        found.append(_width_section(device, name, figure))
    found.append(_memory_section(device, "kernel", lambda repeat: repeat.kernel_samples))
    found.append(_memory_section(device, "twin", lambda repeat: repeat.twin_samples))
    found.append(_flag_section(device))
    return found


def _agreement_sections(device: RepeatedDevice, name: str,
                        figure: Callable[[Repeat], Estimate | None]) -> list[Section]:
    kinds: dict[str, bool | None] = {"every two runs": None}
    if device.told:
        kinds = {"two runs on one device": True, "two runs on different devices": False}
    columns = _with_times_over(LONG_S)
    goal = {"disjoint": "; below 2%", "holds": "; at least 80%"} if name == "sol" else {}
    found = []
    for kind, same_device in kinds.items():
        judged = [agreement(pairs_of(filter(keep, device.cases), figure, same_device))
                  for keep in columns.values()]
        if not judged[0].pairs and same_device is not None:
            continue
        found.append(Section(f"{name}: {kind}", list(columns), [
            Line("pairs of rows", [str(each.pairs) for each in judged]),
            Line("intervals disjoint", [_fine(each.disjoint) for each in judged],
                 f"exact intervals: {EXACT_DISJOINT:.1%}{goal.get('disjoint', '')}"),
            Line("interval holds the other figure", [_fine(each.holds) for each in judged],
                 f"exact intervals: {EXACT_HOLDS:.0%}{goal.get('holds', '')}"),
            Line("difference, median", [_precise(each.difference) for each in judged],
                 "|log ratio|"),
            Line("difference, 90th percentile",
                 [_precise(each.difference_p90) for each in judged]),
        ]))
    return found


def _width_section(device: RepeatedDevice, name: str,
                   figure: Callable[[Repeat], Estimate | None]) -> Section:
    columns = _with_times_over(LONG_S)
    widths = [half_widths(filter(keep, device.cases), figure) for keep in columns.values()]
    return Section(f"{name}: half-width of the 95% interval", list(columns), [
        Line("rows", [str(len(each)) for each in widths]),
        Line("median", [_precise(percentile(each, 0.5)) for each in widths],
             "on an H200 at most 0.7% over 20 µs" if name == "sol" else ""),
        Line("90th percentile", [_precise(percentile(each, 0.9)) for each in widths]),
    ])


def _memory_section(device: RepeatedDevice, name: str,
                    side: Callable[[Repeat], Samples]) -> Section:
    columns = _with_times_over(SETTLED_S)
    judged = [memory(filter(keep, device.cases), side) for keep in columns.values()]
    title = f"samples of the {name}: medians split by the side that ran before"
    return Section(title, list(columns), [
        Line("rows that can be split within visits", [str(each.rows) for each in judged]),
        Line("differ by less than 0.5%", [_fine(each.narrow) for each in judged], "all"),
        Line("  by noise alone", [_fine(each.narrow_by_noise) for each in judged]),
        Line("differ by less than 2%", [_fine(each.moderate) for each in judged], "all"),
        Line("  by noise alone", [_fine(each.moderate_by_noise) for each in judged]),
        Line("after kernel against after twin, median",
             [_signed(each.kernel_over_twin) for each in judged], "0"),
    ])


def _flag_section(device: RepeatedDevice) -> Section:
    by_column = [device.rows, *([row for row in device.rows if row.cache == cache]
                                for cache in ("cold", "hot"))]
    return Section("flags: share of rows", list(_COLUMNS), [
        Line("rows", [str(len(rows)) for rows in by_column]),
        *(Line(flag, [_fine(_share(flag in row.flags for row in rows)) for rows in by_column],
               "either, or not told which" if flag == "noisy" else "") for flag in FLAGS),
    ])


def _fine(share: float | None) -> str:
    return units.fine_percent(share)


def _precise(share: float | None) -> str:
    return units.NOTHING if share is None else f"{share:.2%}"


def _signed(share: float | None) -> str:
    if share is None:
        return units.NOTHING
    return "0.00%" if abs(share) < 0.00005 else f"{share:+.2%}"


def name_of(row: Row, operations: dict[str, Operation]) -> str:
    return " ".join([row.operation, row.name, shape_name(row.problem, operations[row.operation]),
                     row.dtypes, row.cache])


def heading(device: RepeatedDevice) -> str:
    machines = len(set(device.machines))
    machine = "machine" if machines == 1 else "machines"
    told = f"on {machines} {machine}" if device.told else "of machines not told (--machine)"
    runs = "run" if len(device.runs) == 1 else "runs"
    return (f"{device.name}: {len(device.runs)} {runs} {told}, {len(device.cases)} cases measured "
            "in two or more of them")


def twin_lines(device: RepeatedDevice) -> list[str]:
    """How many problems have different twins in different runs, and which twins these are."""
    differing = differing_twins(device.twins)
    lines = [f"{len(differing)} of {len(device.twins)} problems (with a cache state and a timer) "
             "have another twin in another run"]
    swaps: dict[str, int] = {}
    for by_run in differing:
        swap = " / ".join(sorted(set().union(*by_run)))
        swaps[swap] = swaps.get(swap, 0) + 1
    return lines + [f"{count} × {swap}" for swap, count in
                    sorted(swaps.items(), key=lambda item: (-item[1], item[0]))]


def worst_lines(device: RepeatedDevice) -> list[list[str]]:
    """Case, disjoint pairs, largest difference, and `sol` with its interval in each run."""
    return [[name_of(worst.case.repeats[0].row, device.operations),
             f"{worst.disjoint}/{worst.pairs}", _precise(worst.difference),
             ", ".join(_shown(repeat.sol) for repeat in worst.case.repeats if repeat.sol)]
            for worst in worst_cases(device.cases)]


def _shown(sol: Estimate) -> str:
    value, low, high = (units.significant(share * 100, 4)
                        for share in (sol.value, sol.low, sol.high))
    return f"{value}% [{low}, {high}]"


_WORST_TITLE = "the worst cases by sol"
_WORST_COLUMNS = ["case", "disjoint", "difference", "sol of each run"]


def as_text(device: RepeatedDevice) -> str:
    lines = [heading(device)]
    for section in sections(device):
        cells = [[section.title, *section.columns],
                 *(["  " + line.label, *line.cells] for line in section.lines)]
        lines.append("")
        for row, wanted in zip(cells, ["", *(line.wanted for line in section.lines)]):
            note = f"   ({wanted})" if wanted else ""
            if row is cells[0]:
                lines.append(row[0])
                row = ["", *row[1:]]
            lines.append(f"{row[0]:42}" + "".join(f"{cell:>12}" for cell in row[1:]) + note)
    first, *swaps = twin_lines(device)
    lines += ["", f"twins: {first}", *(f"  {swap}" for swap in swaps)]
    worst = worst_lines(device)
    if worst:
        lines += ["", f"{_WORST_TITLE}: disjoint pairs, largest difference, sol of each run"]
    for name, disjoint, difference, runs in worst:
        lines += [f"  {name}", f"    {disjoint} disjoint, {difference}: {runs}"]
    return "\n".join(lines)


def as_markdown(device: RepeatedDevice) -> str:
    lines = [f"**{heading(device)}**"]
    for section in sections(device):
        lines += ["", *_markdown_row([section.title, *section.columns, "wanted"], head=True)]
        for line in section.lines:
            lines += _markdown_row([line.label.strip(), *line.cells, line.wanted])
    first, *swaps = twin_lines(device)
    lines += ["", f"Twins: {first}.", *(["", *(f"- {swap}" for swap in swaps)] if swaps else [])]
    worst = worst_lines(device)
    if worst:
        lines += ["", f"{_WORST_TITLE.capitalize()}:", ""]
        lines += _markdown_row(_WORST_COLUMNS, head=True)
    for cells in worst:
        lines += _markdown_row(cells)
    return "\n".join(lines)


def _markdown_row(cells: list[str], head: bool = False) -> list[str]:
    row = "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
    return [row, "|" + "---|" * len(cells)] if head else [row]


# ---- Doubts about the runs -----------------------------------------------------------------------


def notes_of(device: RepeatedDevice) -> list[str]:
    """What makes runs differ besides chance, as far as headers tell."""
    notes = [note for run in device.runs for note in run.notes]
    if len(device.runs) == 1:
        notes.append(f"{device.runs[0].where}: the only run on {device.name}: nothing to compare")
    builds = {f"{run.header['roofmax'].get('revision')}"
              f"{'+' if run.header['roofmax'].get('dirty') else ''}" for run in device.runs}
    if len(builds) > 1:
        notes.append(f"{device.name}: runs of several builds ({', '.join(sorted(builds))}): what "
                     "differs may be the program")
    for key in ("budget_s", "samples", "seed"):
        values = {json.dumps(run.header.get(key)) for run in device.runs}
        if len(values) > 1:
            notes.append(f"{device.name}: runs of different '{key}' ({', '.join(sorted(values))})")
    different = different_clearings(device.name, device.runs)
    if different:
        notes.append(different)
    for machine in sorted(set(device.machines), key=lambda number: number or 0):
        hosts = {tuple(str(run.header["host"].get(key)) for key in
                       ("cpu", "logical_cpus", "memory_bytes"))
                 for run, its_machine in zip(device.runs, device.machines)
                 if its_machine == machine}
        if len(hosts) > 1:
            which = "the runs" if machine is None else f"machine {machine}"
            notes.append(f"{device.name}: {which}: headers of different hosts; name the files of "
                         "each machine after a --machine of their own")
    return notes


# ---- Command line --------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    options = _parse(arguments)
    machines = [(None, options.records)] if options.records else list(
        enumerate(options.machine, 1))
    try:
        devices = repeated_devices(machines)
    except fields.RecordError as error:
        print(f"repetition: {error}", file=sys.stderr)
        return EXIT_BAD_INPUT
    for device in devices:
        for note in notes_of(device):
            print(f"repetition: {note}", file=sys.stderr)
    shown = as_markdown if options.markdown else as_text
    try:
        print("\n\n".join(shown(device) for device in devices if device.cases), flush=True)
    except BrokenPipeError:
        # The reader closed the pipe. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return EXIT_OK


def _parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="scripts/repetition --from",
        description="Compares runs of the same cases with each other: how often the 95% intervals "
                    "of two runs are disjoint, how far figures move from run to run, and whether "
                    "samples show what ran before them. Every run in the files counts.",
        epilog="examples:\n"
               "  scripts/repetition --from results/repetition-cpu-*/run-*.jsonl\n"
               "  scripts/repetition --from --machine a1.jsonl a2.jsonl --machine b1.jsonl\n\n"
               "exit codes: 0 compared, 2 usage or bad input",
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", metavar="FILE", nargs="*",
                        help="record files, of one machine or of several: all are compared with "
                             "each other")
    parser.add_argument("--machine", metavar="FILE", nargs="+", action="append", default=[],
                        help="record files of one machine; give it for each machine, and runs on "
                             "one device and on different devices are compared apart")
    parser.add_argument("--markdown", action="store_true", help="tables in Markdown")
    options = parser.parse_args(arguments)
    if options.records and options.machine:
        parser.error(f"'{options.records[0]}' stands before --machine: name all files after "
                     "--machine, or none")
    if not options.records and not options.machine:
        parser.error("name two or more record files")
    return options


if __name__ == "__main__":
    sys.exit(main())
