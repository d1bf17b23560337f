"""Repeated runs compared, on rows whose agreement is known beforehand."""

import math
import random

import pytest
from synthetic import case, header, refused, write

from roofmax_reports import repetition
from roofmax_reports.records import RecordError
from roofmax_reports.repetition import (Estimate, Samples, agreement, differing_twins, half_widths,
                                        memory, pairs_of, percentile, predecessor_effects,
                                        repeated_devices, worst_cases)


def sol_of(repeat):
    return repeat.sol


def row(sol=0.5, time=30e-6, half_width=0.01, **changes):
    """A row whose intervals are its figures plus and minus a share of them."""
    ends = [1 - half_width, 1 + half_width]
    return case(time=time, sol=sol, **{
        "time_ci_s": [time * end for end in ends], "sol_ci": [sol * end for end in ends],
        **changes})


def runs(folder, *rows_of_runs, headers=()):
    """A record file for each run."""
    return [write(folder / f"{number}.jsonl",
                  header(run=f"run {number}", **(headers[number] if headers else {})), *rows)
            for number, rows in enumerate(rows_of_runs)]


def device_of(folder, *rows_of_runs, machine=None):
    device, = repeated_devices([(machine, runs(folder, *rows_of_runs))])
    return device


def judged(device, figure=sol_of, same_device=None):
    return agreement(pairs_of(device.cases, figure, same_device))


def printed(capsys, *arguments):
    assert repetition.main([str(word) for word in arguments]) == 0
    out, err = capsys.readouterr()
    return out, err


def test_identical_runs_agree(tmp_path):
    rows = [row(cols=cols) for cols in (64, 128)]
    found = judged(device_of(tmp_path, rows, rows, rows))
    assert (found.pairs, found.disjoint, found.holds) == (6, 0, 1)
    assert found.difference == found.difference_p90 == 0


def test_a_shift_of_5_percent_is_found(tmp_path):
    device = device_of(tmp_path, [row(sol=0.5, time=20e-6)], [row(sol=0.525, time=21e-6)],
                       [row(sol=0.5, time=20e-6)])
    for figure in (sol_of, lambda repeat: repeat.time):
        found = judged(device, figure)
        assert (found.pairs, found.disjoint, found.holds) == (3, 2 / 3, 1 / 3)
        assert found.difference == pytest.approx(math.log(1.05))


def test_intervals_that_touch_are_not_disjoint():
    one, touching = Estimate(1.0, 0.9, 1.1), Estimate(1.2, 1.1, 1.3)
    apart = Estimate(1.2, math.nextafter(1.1, 2), 1.3)
    assert agreement([(one, touching)]).disjoint == agreement([(touching, one)]).disjoint == 0
    assert agreement([(one, apart)]).disjoint == agreement([(apart, one)]).disjoint == 1


def test_of_ordered_pairs_either_interval_may_hold_the_other_median():
    wide, narrow = Estimate(1.0, 0.8, 1.2), Estimate(1.1, 1.09, 1.11)
    assert agreement([(wide, narrow)]).holds == 0.5


def test_exact_intervals_agree_as_often_as_is_printed():
    """The figures that stand beside those of a device."""
    source = random.Random(7)
    pairs = [tuple(Estimate(value, value - 1.96e-3, value + 1.96e-3)
                   for value in (source.gauss(1, 1e-3), source.gauss(1, 1e-3)))
             for _ in range(20_000)]
    found = agreement(pairs)
    assert found.disjoint == pytest.approx(repetition.EXACT_DISJOINT, abs=0.002)
    assert found.holds == pytest.approx(repetition.EXACT_HOLDS, abs=0.01)


def test_widths_are_half_of_the_interval(tmp_path):
    device = device_of(tmp_path, [row(half_width=0.01)], [row(half_width=0.03)])
    assert half_widths(device.cases, sol_of) == pytest.approx([0.01, 0.03])


def test_percentiles_lie_between_the_two_nearest():
    assert percentile([3, 1, 2], 0.5) == 2
    assert percentile(range(11), 0.9) == 9
    assert percentile([0, 1], 0.9) == pytest.approx(0.9)
    assert percentile([], 0.9) is None


def test_rows_of_one_run_or_without_a_time_are_not_repeated(tmp_path):
    device = device_of(tmp_path, [row(), row(cols=64), refused()], [row(), refused()])
    assert len(device.cases) == 1
    assert len(device.rows) == 3


def test_columns_split_by_time_and_cache(tmp_path, capsys):
    rows = [row(time=30e-6), row(time=10e-6, cache="hot"), row(time=10e-6, cols=64)]
    out, _ = printed(capsys, *runs(tmp_path, rows, rows))
    pairs = next(line for line in out.splitlines() if "pairs of rows" in line)
    assert pairs.split() == ["pairs", "of", "rows", "3", "1", "2", "1"]
    assert "(exact intervals: 0.6%; below 2%)" in out
    assert "(exact intervals: 83%; at least 80%)" in out


# ---- Machines ------------------------------------------------------------------------------------


def test_runs_are_of_one_device_only_when_told(tmp_path):
    first, second, third = runs(tmp_path, [row(sol=0.5)], [row(sol=0.5)], [row(sol=0.6)])
    device, = repeated_devices([(1, [first, second]), (2, [third])])
    assert device.told
    same, other = judged(device, same_device=True), judged(device, same_device=False)
    assert (same.pairs, same.disjoint, other.pairs, other.disjoint) == (1, 0, 2, 1)
    untold, = repeated_devices([(None, [first, second, third])])
    assert not untold.told
    assert judged(untold).pairs == 3


def test_two_devices_of_a_machine_are_different_devices(tmp_path):
    device = device_of(tmp_path, [row()], [row(device="cuda:1")], machine=1)
    assert judged(device, same_device=True).pairs == 0
    assert judged(device, same_device=False).pairs == 1


def test_machines_have_tables_of_their_own(tmp_path, capsys):
    first, second, third = runs(tmp_path, [row()], [row()], [row()])
    out, _ = printed(capsys, "--machine", first, second, "--machine", third)
    assert "Made-up Device: 3 runs on 2 machines, 1 cases" in out
    assert "sol: two runs on one device" in out and "sol: two runs on different devices" in out
    out, _ = printed(capsys, first, second, third)
    assert "of machines not told (--machine)" in out and "sol: every two runs" in out


def test_devices_of_other_names_are_compared_apart(tmp_path):
    other = {"device": {"id": "cuda:0", "kind": "cuda", "name": "Another Device"}}
    paths = runs(tmp_path, [row(sol=0.1)], [row(sol=0.5)], [row(sol=0.5)],
                 headers=[other, {}, {}])
    found = {device.name: len(device.cases) for device in repeated_devices([(None, paths)])}
    assert found == {"Another Device": 0, "Made-up Device": 1}


# ---- Samples and what ran before them ------------------------------------------------------------


def samples(visits, after_twin=1.0, noise=0.0):
    """Samples after kernel and twin in turns; those after the twin take so many times as long.
    Visits differ by far more."""
    source = random.Random(3)
    times, after = [], ""
    for number, count in enumerate(visits):
        letters = ("kt" * count)[:count]
        after += letters
        times += [1e-5 * (1 + number) * (after_twin if letter == "t" else 1)
                  * (1 + noise * source.gauss(0, 1)) for letter in letters]
    return Samples(tuple(times), after, tuple(visits))


def test_an_effect_of_the_predecessor_is_found_whatever_visits_differ_by():
    effects = predecessor_effects(samples([5, 4, 5], after_twin=1.02))
    assert effects == {("k", "t"): pytest.approx(-math.log(1.02))}


def test_drift_within_a_visit_cancels_in_turns():
    order = "kttkkttkkttk"
    times = tuple(1e-5 * (1 + 0.001 * place) for place in range(len(order)))
    assert abs(predecessor_effects(Samples(times, order, (12,)))["k", "t"]) < 1e-4


def test_every_two_predecessors_are_compared():
    effects = predecessor_effects(Samples((1.0, 1.0, 3.0), "ktf", (3,)))
    assert effects["k", "t"] == 0
    assert effects["f", "k"] == effects["f", "t"] == pytest.approx(math.log(3))


def test_visits_with_one_predecessor_tell_nothing():
    assert predecessor_effects(Samples((1.0, 2.0), "kt", (1, 1))) == {}


def with_samples(kernel, twin, **changes):
    return row(samples_s=list(kernel.times_s), twin_samples_s=list(twin.times_s),
               visits=list(kernel.visits),
               samples_after={"kernel": kernel.after, "twin": twin.after}, **changes)


def test_planted_memory_shows_and_noise_alone_does_not(tmp_path):
    noisy = samples([6] * 5, noise=0.01)
    planted = samples([6] * 5, after_twin=1.01, noise=0.0001)
    rows = [with_samples(planted, noisy)]
    device = device_of(tmp_path, rows, rows)
    kernel = memory(device.cases, lambda repeat: repeat.kernel_samples)
    assert (kernel.rows, kernel.narrow, kernel.moderate) == (2, 0, 1)
    assert kernel.kernel_over_twin == pytest.approx(-0.01, abs=2e-4)
    assert kernel.narrow_by_noise == 1
    twin = memory(device.cases, lambda repeat: repeat.twin_samples)
    assert twin.moderate == 1 and twin.moderate_by_noise > 0.9
    assert twin.narrow_by_noise < 1, "so much noise moves medians by more than 0.5% now and then"


def test_old_rows_cannot_be_split(tmp_path, capsys):
    rows = [row(visits=None, samples_after=None)]
    paths = runs(tmp_path, rows, rows)
    device, = repeated_devices([(None, paths)])
    assert memory(device.cases, lambda repeat: repeat.kernel_samples).rows == 0
    out, _ = printed(capsys, *paths)
    lines = [line for line in out.splitlines() if "differ by less than 0.5%" in line]
    assert len(lines) == 2 and all(line.split()[5:9] == ["–"] * 4 for line in lines)


# ---- Flags, twins, the worst ---------------------------------------------------------------------


def test_flags_are_shares_of_rows(tmp_path, capsys):
    first = [row(flags=["wide", "noisy"]), row(cache="hot", flags=["few_samples", "noisy"])]
    second = [row(), row(cache="hot")]
    out, _ = printed(capsys, *runs(tmp_path, first, second))
    shares = {line.split()[0]: line.split()[1:4] for line in out.splitlines()
              if line.split()[:1] and line.split()[0] in repetition.FLAGS}
    assert shares == {"few_samples": ["25.0%", "0.0%", "50.0%"],
                      "wide": ["25.0%", "50.0%", "0.0%"],
                      "noisy": ["50.0%", "50.0%", "50.0%"]}


def test_a_problem_counts_once_whatever_its_kernels(tmp_path, capsys):
    first = [row(kernel=name, twin="copy") for name in ("one", "two")] + [row(cols=64)]
    second = [row(kernel=name, twin="fill") for name in ("one", "two")] + [row(cols=64)]
    paths = runs(tmp_path, first, second)
    device, = repeated_devices([(None, paths)])
    assert len(device.twins) == 2
    assert differing_twins(device.twins) == [[{"copy"}, {"fill"}]]
    out, _ = printed(capsys, *paths)
    assert "twins: 1 of 2 problems" in out and "1 × copy / fill" in out


def test_the_worst_are_disjoint_first_and_then_furthest_apart(tmp_path):
    def rows(shifts, half_widths_of):
        return [row(cols=cols, sol=0.5 * (1 + shift), half_width=half_width)
                for cols, shift, half_width in zip((64, 128, 256), shifts, half_widths_of)]

    device = device_of(tmp_path, rows((0, 0, 0), (0.1, 0.001, 0.1)),
                       rows((0.05, 0.01, 0.08), (0.1, 0.001, 0.1)))
    found = [(worst.case.repeats[0].row.problem["cols"], worst.disjoint, worst.pairs)
             for worst in worst_cases(device.cases)]
    assert found == [(128, 1, 1), (256, 0, 1), (64, 0, 1)]


def test_ten_cases_are_shown_of_more(tmp_path):
    rows = [row(cols=cols) for cols in range(64, 79)]
    assert len(worst_cases(device_of(tmp_path, rows, rows).cases)) == 10


def test_rows_without_sol_or_intervals_count_where_they_can(tmp_path, capsys):
    rows = [row(sol_ci=None), row(cols=64, time_ci_s=None), row(cols=128)]
    paths = runs(tmp_path, rows, rows)
    device, = repeated_devices([(None, paths)])
    assert (judged(device).pairs, judged(device, lambda repeat: repeat.time).pairs) == (2, 2)
    rows = [{**row(), "sol": None, "sol_ci": None, "time_ci_s": None}]
    out, _ = printed(capsys, *runs(tmp_path, rows, rows))
    assert "intervals disjoint" in out and "worst" not in out


def test_markdown_has_the_figures_of_the_text(tmp_path, capsys):
    paths = runs(tmp_path, [row()], [row(sol=0.525)])
    out, _ = printed(capsys, "--markdown", *paths)
    assert ("| intervals disjoint | 100.0% | 100.0% | 100.0% | – | "
            "exact intervals: 0.6%; below 2% |") in out
    assert "| softmax plain 64 × 1024 fp32 cold | 1/1 | 4.88% | " in out
    for line in out.splitlines():
        assert not line.startswith("|") or line.endswith("|")


# ---- Doubts and errors ---------------------------------------------------------------------------


def test_notes_say_what_else_differs(tmp_path, capsys):
    build = {**header()["roofmax"], "revision": "another", "dirty": False}
    paths = runs(tmp_path, [row()], [row()], headers=[
        {}, {"roofmax": build, "budget_s": 2.0, "host": {"cpu": "another CPU"}}])
    _, err = printed(capsys, "--machine", *paths)
    assert "runs of several builds (0123abc+, another)" in err
    assert "runs of different 'budget_s' (1.0, 2.0)" in err
    assert "machine 1: headers of different hosts" in err
    _, err = printed(capsys, *runs(tmp_path, [row()], [row()]))
    assert err == ""


def test_notes_say_when_caches_of_a_cpu_were_cleared_in_different_ways(tmp_path, capsys):
    old = {**header()["device"], "kind": "cpu", "id": "cpu"}
    by_eviction = {"device": {**old, "cache_cleared_by": "eviction"}}
    _, err = printed(capsys, *runs(tmp_path, [row()], [row()], headers=[by_eviction, {"device": old}]))
    assert "caches were cleared in different ways (eviction, reading)" in err
    _, err = printed(capsys, *runs(tmp_path, [row()], [row()], headers=[by_eviction, by_eviction]))
    assert err == ""


def test_a_run_counts_once(tmp_path):
    path, _ = runs(tmp_path, [row()], [row()])
    with pytest.raises(RecordError, match=r"0\.jsonl:1: key 'run': .* is that of the same run; "
                                          "name every run once"):
        repeated_devices([(None, [path, path])])


def test_nothing_repeated_is_an_error(tmp_path, capsys):
    assert repetition.main(runs(tmp_path, [row()], [row(cols=64)])) == 2
    assert "1.jsonl:1: key 'run': no case has a time in two or more runs" in capsys.readouterr().err


def test_wrong_visits_are_an_error(tmp_path):
    paths = runs(tmp_path, [row(visits=[1])], [row(visits=[2])])
    with pytest.raises(RecordError, match=r"1\.jsonl:2: key 'visits'"):
        repeated_devices([(None, paths)])


def test_a_last_line_cut_short_is_noted(tmp_path, capsys):
    paths = runs(tmp_path, [row()], [row()])
    with open(paths[1], "a", encoding="utf-8") as file:
        file.write('{"kind": "case", "oper')
    _, err = printed(capsys, *paths)
    assert f"repetition: {paths[1]}:3: the last line is cut short" in err


@pytest.mark.parametrize("arguments", [[], ["a.jsonl", "--machine", "b.jsonl"], ["--quick"]])
def test_wrong_options_are_usage_errors(arguments):
    with pytest.raises(SystemExit) as ending:
        repetition.main(arguments)
    assert ending.value.code == 2
