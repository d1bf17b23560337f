"""The page of comparisons: what its sections say; templates/compare.html.j2 says how it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from roofmax_reports import units
from roofmax_reports.compare.documents import (
    FASTER, LEVEL, SLOWER, Comparison, Row, Side, Sums)
from roofmax_reports.compare.labels import (
    Names, files_of, shape_of, sides_of, times, words_of)
from roofmax_reports.drawing import Drawn
from roofmax_reports.page.flags import meanings_with
from roofmax_reports.page.frame import environment_of, picture_of, shown_in
from roofmax_reports.records import telling
from roofmax_reports.shapes import sortable

PAGE = "compare.html"
_OPEN_PICTURES = 30  # more of them stay folded until they are asked for


def render(comparisons: list[Comparison], pictures: list[list[Drawn]], tables: list[str]) -> str:
    """The page. `pictures` are by comparison, `tables` the files beside the page."""
    several = len(comparisons) > 1
    flags = {flag for comparison in comparisons for row in comparison.rows
             for flag in (*row.before_flags, *row.after_flags)}
    return environment_of({}).get_template("compare.html.j2").render(
        title=title_of(comparisons), subtitle=_subtitle(comparisons), tables=tables,
        lead=_lead(comparisons) if several else None,
        overview=[_overview(comparison, number)
                  for number, comparison in enumerate(comparisons, 1)] if several else [],
        sections=[_section(comparison, number, drawn, _slug(number))
                  for number, (comparison, drawn) in enumerate(zip(comparisons, pictures), 1)],
        are_open=sum(map(len, pictures)) <= _OPEN_PICTURES,
        results=_results(comparisons), words=words_of(comparisons),
        by={comparison.is_by_sol for comparison in comparisons},
        meanings=meanings_with(flags))


def title_of(comparisons: list[Comparison]) -> str:
    first = comparisons[0]
    before, after = sides_of(first)
    if len(comparisons) == 1:
        return f"{after} against {before}"
    if first.compared == "kernels":
        return f"{len(comparisons)} kernels against {before}"
    return f"{len(comparisons)} records against {before}"


def _slug(number: int) -> str:
    return f"comparison-{number}"


def _subtitle(comparisons: list[Comparison]) -> str:
    first = comparisons[0]
    devices = list(dict.fromkeys(side.device for comparison in comparisons
                                 for side in (comparison.before_side, comparison.after_side)))
    rows = sum(len(comparison.rows) for comparison in comparisons)
    by = {comparison.is_by_sol for comparison in comparisons}
    parts = [", ".join(devices), _counted(rows, "row"),
             "by time and by SOL" if len(by) > 1 else "by SOL" if first.is_by_sol else "by time"]
    if first.compared == "fastest":
        parts.append("the fastest kernel of each problem")
    return " · ".join(parts)


_FEWEST_OF_TENTHS = 10  # rows

# ---- In words ------------------------------------------------------------------------------------


def _lead(comparisons: list[Comparison]) -> str:
    """Of several comparisons: with what all of them are compared."""
    first = comparisons[0]
    before, _ = sides_of(first)
    if first.compared == "kernels":
        return (f"{len(comparisons)} kernels, each compared with {before} at the problems where "
                f"both were timed, all in {_told(first.before_side, files_of(first)[0])}.")
    return (f"{len(comparisons)} records, each compared with "
            f"{_told(first.before_side, before)}.")


def _sentences(comparison: Comparison) -> list[str]:
    return [_what(comparison), _outcome(comparison), _left_out(comparison)]


def _what(comparison: Comparison) -> str:
    before, after = sides_of(comparison)
    count = len(comparison.rows)
    if comparison.compared == "kernels":
        return (f"{after} is compared with {before} at {_counted(count, 'problem')} where both "
                f"were timed, in {_told(comparison.before_side, files_of(comparison)[0])}.")
    what = ("the fastest kernel of each of " + _counted(count, "problem")
            if comparison.compared == "fastest" else _counted(count, "row"))
    text = (f"{_told(comparison.after_side, after)} is compared with "
            f"{_told(comparison.before_side, before)}: {what} that both have.")
    if comparison.is_by_sol:
        text += (" The devices differ, so that times cannot be compared: SOL is, how near each "
                 "side comes to what its own device can do.")
    return text


def _outcome(comparison: Comparison) -> str:
    words = words_of([comparison])
    verb = ("has", "have") if comparison.is_by_sol else ("is", "are")
    if len(comparison.rows) == 1:
        row, = comparison.rows
        return (f"It {verb[0]} {times(row.ratio)} {words.ratio}, with a 95% interval of "
                f"{units.interval(row.interval, times)}: {words.verdicts[row.verdict]}.")
    counts = [f"{count or 'none'} {'is' if count == 1 else 'are'} {words.verdicts[verdict]}"
              for count, verdict in ((comparison.slower, SLOWER), (comparison.faster, FASTER),
                                     (comparison.level, LEVEL))]
    text = (f"Of these {counts[0]}, {counts[1]} and {counts[2]} (the 95% interval holds 1). They "
            f"{verb[1]} {times(comparison.geometric_mean)} {words.ratio} on average (geometric "
            f"mean) and {times(comparison.median)} at the median")
    if len(comparison.rows) < _FEWEST_OF_TENTHS:
        return f"{text}."
    return (f"{text}; a tenth of them is below {times(comparison.quantile_10)}, a tenth above "
            f"{times(comparison.quantile_90)}.")


def _left_out(comparison: Comparison) -> str:
    before, after = sides_of(comparison)
    one = "problem" if comparison.compared != "cases" else "row"
    parts = [f"{_counted(count, one)} for which only {name} has a time"
             for count, name in ((comparison.only_before, before), (comparison.only_after, after))
             if count]
    if comparison.without_figure:
        figure = "SOL" if comparison.is_by_sol else "time"
        parts.append(f"{_counted(comparison.without_figure, one)} timed on both sides, of which "
                     f"one has no {figure} with an interval")
    if not parts:
        return "Nothing that was timed is left out."
    return f"Left out: {'; '.join(parts)}."


def _notes(comparison: Comparison) -> list[str]:
    """What speaks against the comparison."""
    sides = dict(zip(files_of(comparison), (comparison.before_side, comparison.after_side)))
    notes = [f"{name} {side.lacks}: what is missing is not compared."
             for name, side in sides.items() if side.lacks]
    return notes + [f"The files differ in {what}: {sentence}."
                    for what, sentence in comparison.differences if what != "device"]


def _told(side: Side, name: str) -> str:
    """"a.jsonl (NVIDIA H200, build 97140b0, 2026-11-23 01:26 UTC, scenario quick)"."""
    builds = f"build{'' if len(side.builds) == 1 else 's'} {', '.join(side.builds)}"
    dates = sorted(date.replace("T", " ")[:16] for date in side.started_at)
    parts = [side.device, builds if side.builds else "", _range(dates)]
    if side.scenarios:
        parts.append(f"scenario{'' if len(side.scenarios) == 1 else 's'} "
                     f"{', '.join(side.scenarios)}")
    return f"{name} ({', '.join(part for part in parts if part)})"


def _range(dates: list[str]) -> str:
    if not dates:
        return ""
    return f"{dates[0]} UTC" if len(dates) == 1 else f"{dates[0]} to {dates[-1]} UTC"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


# ---- Tables --------------------------------------------------------------------------------------


def _overview(comparison: Comparison, number: int) -> dict[str, Any]:
    before, after = sides_of(comparison)
    return {"link": f"#{_slug(number)}", "before": before, "after": after,
            "is_kernel": comparison.compared == "kernels",
            "is_by_sol": comparison.is_by_sol, "rows": len(comparison.rows),
            "slower": comparison.slower, "faster": comparison.faster, "level": comparison.level,
            "mean": _ratio(comparison.geometric_mean), "median": _ratio(comparison.median),
            "low": _ratio(comparison.quantile_10), "high": _ratio(comparison.quantile_90),
            "left_out": (comparison.only_before + comparison.only_after
                         + comparison.without_figure)}


def _section(comparison: Comparison, number: int, pictures: list[Drawn],
             slug: str) -> dict[str, Any]:
    before, after = sides_of(comparison)
    decades = sorted({(length.first, length.below) for problem in comparison.problems
                      for length in problem.lengths})
    names = Names(comparison)
    return {
        "slug": slug, "number": number, "before": before, "after": after,
        "words": words_of([comparison]),
        "sentences": _sentences(comparison), "notes": _notes(comparison),
        "pictures": [picture_of(picture, shown_in) for picture in pictures],
        "decades": [_decade(*decade) for decade in decades],
        "problems": [_problem(comparison, problem, decades, names)
                     for problem in sorted(comparison.problems, key=lambda each: (
                         each.operation, each.dtypes, sortable(each.modes), each.cache,
                         each.timer))],
        "kernels": [{"kernel": each.kernel, "sums": _sums(each.sums),
                     "slowest": _end(comparison, each.sums.slowest, None, names.problem),
                     "fastest": _end(comparison, each.sums.fastest, None, names.problem)}
                    for each in comparison.kernels] if len(comparison.kernels) > 1 else [],
    }


def _problem(comparison: Comparison, problem, decades, names: Names) -> dict[str, Any]:
    timers = {each.timer for each in comparison.problems}
    words = [problem.dtypes, *(f"{axis} = {value}" for axis, value in problem.modes),
             problem.cache, *([f"{problem.timer} timer"] if len(timers) > 1 else [])]
    kernel = None if comparison.compared == "kernels" else names.kernel

    def shape(row: Row) -> str:
        return shape_of(comparison, row)

    by_decade = {(length.first, length.below): length.sums for length in problem.lengths}
    return {"operation": problem.operation, "title": ", ".join(words), "sums": _sums(problem.sums),
            "lengths": [_sums(by_decade[decade]) if decade in by_decade else None
                        for decade in decades],
            "slowest": _end(comparison, problem.sums.slowest, kernel, shape),
            "fastest": _end(comparison, problem.sums.fastest, kernel, shape)}


def _decade(first: int, below: int) -> str:
    return f"{first:,} to {below - 1:,}"


def _sums(sums: Sums) -> dict[str, Any]:
    return {"rows": sums.rows, "slower": sums.slower, "faster": sums.faster, "level": sums.level,
            "mean": _ratio(sums.geometric_mean)}


def _end(comparison: Comparison, place: int, kernel: Callable[[Row], str] | None,
         problem: Callable[[Row], str]) -> dict[str, Any]:
    """The slowest or the fastest row of several, as these functions tell it."""
    row = comparison.rows[place]
    return {"ratio": _ratio(row.ratio), "verdict": row.verdict,
            "kernel": kernel(row) if kernel else None, "problem": problem(row)}


def _ratio(value: float) -> dict[str, Any]:
    return {"shown": times(value), "value": value}


def _results(comparisons: list[Comparison]) -> dict[str, Any]:
    lines = [_line(comparison, row) for comparison in comparisons for row in comparison.rows]
    # Of kernels the column of the kernel says which comparison it is.
    are_kernels = comparisons[0].compared == "kernels"
    lines.sort(key=lambda line: line["ratio"]["value"])

    def values(key: str) -> list[str]:
        return sorted({line[key] for line in lines})

    filters = [(key, values(key)) for key in
               ("record", "verdict", "operation", "kernel", "dtype", "cache")
               if key != "record" or not are_kernels]
    return {
        "lines": lines, "filters": [(key, found) for key, found in filters if len(found) > 1],
        "several_records": len(comparisons) > 1 and not are_kernels,
        "several_operations": len(values("operation")) > 1,
        "several_timers": len(values("timer")) > 1,
        "has_before_kernels": not are_kernels and any(
            line["before_kernel"] != line["kernel"] for line in lines),
        "has_flags": any(line["before_flags"] or line["after_flags"] for line in lines),
    }


def _line(comparison: Comparison, row: Row) -> dict[str, Any]:
    return {
        "record": sides_of(comparison)[1],
        "kernel": row.told_kernel, "before_kernel": row.told_before_kernel,
        "ratio": _ratio(row.ratio), "interval": units.span(row.interval, times).replace("×", ""),
        "interval_low": row.interval[0], "interval_high": row.interval[1],
        "outcome": row.verdict, "verdict": words_of([comparison]).verdicts[row.verdict],
        "before": units.time(row.before_s), "before_value": row.before_s,
        "after": units.time(row.after_s), "after_value": row.after_s,
        "shape": shape_of(comparison, row), "dtype": row.dtypes, "cache": row.cache,
        "operation": row.operation, "timer": row.timer, "bytes": units.size(row.bytes),
        "bytes_value": row.bytes, "before_sol": units.fine_percent(row.before_sol),
        "before_sol_value": row.before_sol, "after_sol": units.fine_percent(row.after_sol),
        "after_sol_value": row.after_sol, "before_flags": telling(row.before_flags),
        "after_flags": telling(row.after_flags),
    }
