"""Verdicts on claims follow from records; what is missing or noisy never counts for a claim."""

import copy

import pytest
from synthetic import case, header, refused, write
from test_report_published import block, compare

from roofmax_reports import analysis, claims, published_schema
from roofmax_reports.claims import resources, traffic
from roofmax_reports.claims.formula import FormulaError, compute
from roofmax_reports.published import compare as compare_block
from roofmax_reports.published import published_of
from roofmax_reports.records import RecordError, read_runs

COLUMNS = ("framework", "one", "two")
SHAPE = {"rows": 64, "cols": 1024}
TENSOR = 64 * 1024 * 4  # bytes of the synthetic problem's result, and of its input


def figures(*times, cols=(1024, 2048, 4096)):
    return [{"rows": 64, "cols": length, "us": list(row)} for length, row in zip(cols, times)]


def judge(tmp_path, claim, *cases, rows=None):
    entry = block(columns=list(COLUMNS), claims=[{"text": "as said", **claim}],
                  rows=rows or figures((40, 10, 20), (40, 10, 20), (40, 10, 20)))
    row, = compare(tmp_path, entry, *cases).claims
    return row


def race(*shapes):
    """Cases of `one` and `two`: (cols, times)."""
    return [case(kernel, cols=cols, time=time * 1e-6) for cols, *times in shapes
            for kernel, time in zip(("one", "two"), times)]


FASTER = {"kind": "faster", "faster": "one", "than": ["two"]}


# ---- faster, ordering ----------------------------------------------------------------------------


def test_missing_comparisons_stay_open_until_they_no_longer_decide(tmp_path):
    row = judge(tmp_path, FASTER, *race((1024, 1, 2)))
    assert (row.verdict, row.why) == ("depends", "on 2 of 3 comparisons not measured")
    assert row.measured == {"cold": "1 of 3, 2 not measured"}
    assert judge(tmp_path, FASTER, *race((1024, 1, 2), (2048, 1, 2))).verdict == "holds"
    assert judge(tmp_path, FASTER, *race((1024, 2, 1), (2048, 2, 1))).verdict == "fails"
    row = judge(tmp_path, FASTER, case("one"))
    assert (row.verdict, row.why) == ("not_testable", "two was not run at this shape")


def test_what_is_too_close_to_tell_stays_open(tmp_path):
    wide = [case("one", cols=cols, time=1e-6, time_ci_s=[0.5e-6, 3e-6], flags=["noisy"])
            for cols in (1024, 2048, 4096)]
    row = judge(tmp_path, FASTER, *wide, *[case("two", cols=cols, time=2e-6)
                                          for cols in (1024, 2048, 4096)])
    assert (row.verdict, row.why) == ("depends", "on 3 of 3 comparisons too close to tell")
    without = [case(kernel, cols=1024, time=time, time_ci_s=None)
               for kernel, time in (("one", 1e-6), ("two", 9e-6))]
    assert judge(tmp_path, FASTER, *without, rows=figures((40, 10, 20))).verdict == "depends"


def sharp(*shapes):
    return [{**entry, "time_ci_s": [entry["median_s"] * 0.999, entry["median_s"] * 1.001]}
            for entry in race(*shapes)]


def test_a_tie_is_no_win(tmp_path):
    row = judge(tmp_path, FASTER, *sharp((1024, 1, 1.03), (2048, 1, 1.03), (4096, 1, 2)))
    assert (row.verdict, row.measured) == ("fails", {"cold": "1 of 3, 2 tied"})
    row = judge(tmp_path, FASTER, *sharp((1024, 1, 1.05), (2048, 1, 2)))
    assert row.measured == {"cold": "1 of 3, 1 too close to tell, 1 not measured"}


def test_a_tie_in_the_figures_does_not_bear_a_sentence_out(tmp_path):
    row = judge(tmp_path, FASTER, *race((1024, 1, 2)), rows=figures((40, 10, 10.3)))
    assert (row.verdict, row.published) == ("inconsistent_source", "0 of 1 comparisons")


def test_two_rows_at_the_launch_floor_cannot_be_told_apart(tmp_path):
    cases = [case(kernel, time=time, flags=["launch_bound"])
             for kernel, time in (("one", 1e-6), ("two", 1.3e-6))]
    assert judge(tmp_path, FASTER, *cases, rows=figures((40, 10, 20))).verdict == "depends"


def test_the_share_says_what_most_means(tmp_path):
    cases = race((1024, 1, 2), (2048, 1, 2), (4096, 2, 1))
    assert judge(tmp_path, FASTER, *cases).verdict == "holds"
    assert judge(tmp_path, {**FASTER, "share": 0.7}, *cases).verdict == "fails"
    assert judge(tmp_path, {**FASTER, "share": 1}, *cases).verdict == "fails"
    assert judge(tmp_path, {**FASTER, "share": 1}, *cases[:4]).verdict == "depends"


def test_cache_states_that_differ_make_it_depend_on_the_cache(tmp_path):
    hot = [case(row, time=time, cache="hot") for row, time in (("one", 2e-6), ("two", 1e-6))]
    row = judge(tmp_path, FASTER, *race((1024, 1, 2)), *hot, rows=figures((40, 10, 20)))
    assert (row.verdict, row.why) == ("depends", "on the cache: cold holds; hot fails")


def test_an_ordering_is_tested_link_by_link(tmp_path):
    order = {"kind": "ordering", "order": ["one", "two", "framework"], "share": 1}
    cases = [case(kernel, time=time) for kernel, time in
             (("one", 1e-6), ("two", 2e-6), ("framework", 3e-6))]
    rows = figures((40, 10, 20))
    row = judge(tmp_path, order, *cases, rows=rows)
    assert (row.verdict, row.published) == ("holds", "2 of 2 comparisons")
    assert judge(tmp_path, order, *cases[:2], rows=rows).verdict == "depends"
    row = judge(tmp_path, {**order, "order": ["two", "one"]}, *cases, rows=rows)
    assert row.verdict == "inconsistent_source"


# ---- ratio ---------------------------------------------------------------------------------------

RATIO = {"kind": "ratio", "kernel": "one", "over": "framework", "shape": {"rows": 64, "cols": 1024},
         "ratio": 4.0}


def test_a_ratio_over_what_is_not_measured_is_not_testable(tmp_path):
    row = judge(tmp_path, RATIO, *race((1024, 1, 2)))
    assert (row.verdict, row.measured) == ("not_testable", {})
    assert row.why == "no row of a kernel 'framework': roofmax does not measure it"
    assert row.source == "a paper, rows=64, cols=1024"


@pytest.mark.parametrize("time, expected", [(4e-6, "holds"), (5.5e-6, "holds"), (9e-6, "depends"),
                                            (1.2e-6, "depends"), (1e-6, "fails"),
                                            (0.5e-6, "fails")])
def test_a_ratio_holds_within_its_band(tmp_path, time, expected):
    row = judge(tmp_path, RATIO, case("one", time=1e-6), case("framework", time=time))
    assert row.verdict == expected
    assert row.measured["cold"].startswith(f"{time / 1e-6:.2f}"[:3])


def test_the_band_of_a_ratio_may_be_given(tmp_path):
    cases = [case("one", time=1e-6), case("framework", time=5.5e-6)]
    assert judge(tmp_path, {**RATIO, "band": 1.2}, *cases).verdict == "depends"


def test_a_noisy_ratio_depends_on_the_noise(tmp_path):
    row = judge(tmp_path, RATIO, case("one", time=1e-6),
                case("framework", time=4e-6, time_ci_s=[1e-6, 9e-6]))
    assert row.verdict == "depends" and "noise" in row.why


def test_a_ratio_that_the_figures_deny_is_inconsistent(tmp_path):
    row = judge(tmp_path, {**RATIO, "ratio": 7.0}, case("one"))
    assert row.verdict == "inconsistent_source"
    assert row.why == "the sentence says 7.00×, the figures 4.00×"


def test_a_ratio_without_a_number_is_that_of_the_figures(tmp_path):
    entry = {key: value for key, value in RATIO.items() if key != "ratio"}
    row = judge(tmp_path, entry, case("one", time=1e-6), case("framework", time=4e-6))
    assert (row.verdict, row.published) == ("holds", "4.00×")
    row = judge(tmp_path, {**entry, "shape": {"rows": 1, "cols": 1}}, case("one"))
    assert row.verdict == "not_testable"


OF_TYPES = {"kind": "ratio", "kernel": "one", "over": "one", "dtype": "fp16->bf16",
            "shape": {"rows": 64, "cols": 1024}, "ratio": 2.0}
HALF = {"dtype": "fp16", "dtype_out": "bf16"}


@pytest.mark.parametrize("time, expected", [(2e-6, "holds"), (4e-6, "fails"), (1e-6, "depends")])
def test_a_ratio_may_be_that_of_two_element_types(tmp_path, time, expected):
    row = judge(tmp_path, OF_TYPES, case("one", time=4e-6), case("one", time=time, **HALF))
    assert (row.verdict, row.published) == (expected, "2.00×")
    assert row.measured == {"cold": f"{4e-6 / time:.2f}×"}
    hot = case("one", time=4e-6, cache="hot")
    row = judge(tmp_path, OF_TYPES, hot, case("one", time=time, **HALF))
    assert (row.verdict, row.why) == ("not_testable",
                                      "fp16 to bf16: no cache state has all of them")


def test_a_ratio_of_types_needs_both(tmp_path):
    row = judge(tmp_path, OF_TYPES, case("one"))
    assert (row.verdict, row.why) == ("not_testable",
                                      "fp16 to bf16: one was not run at this shape")
    row = judge(tmp_path, OF_TYPES, case("one", **HALF))
    assert (row.verdict, row.why) == ("not_testable", "one was not run at this shape")
    entry = {key: value for key, value in OF_TYPES.items() if key != "ratio"}
    row = judge(tmp_path, entry, case("one"), case("one", **HALF))
    assert row.why == "its source prints no figures for it"


# ---- costs_occupancy -----------------------------------------------------------------------------

COSTS = {"kind": "costs_occupancy", "heavy": ["one"], "light": "two"}


def static(registers, occupancy, shared=0):
    launch = {"threads": 256, "registers": registers, "shared_bytes": shared}
    return {"registers": registers, "occupancy": occupancy, "launches": [launch]}


def weigh(tmp_path, one, two, times=(2e-6, 1e-6)):
    return judge(tmp_path, COSTS, case("one", time=times[0], static=one),
                 case("two", time=times[1], static=two), rows=figures((40, 10, 20)))


def test_heavier_less_occupied_and_slower_is_what_it_says(tmp_path):
    row = weigh(tmp_path, static(95, 0.25), static(36, 0.75))
    assert row.verdict == "holds"
    assert row.measured == {"cold": "lower occupancy in 1 of 1, and slower too in 1 of these"}


def weigh_all(tmp_path, *pairs, **claim):
    """Pairs of (registers of one, time of one) beside 36 registers and 1 us; a length each."""
    lengths = [1024 * (place + 1) for place in range(len(pairs))]
    cases = [made for cols, (registers, time) in zip(lengths, pairs) for made in (
        case("one", cols=cols, time=time * 1e-6, static=static(registers, 0.25)),
        case("two", cols=cols, time=1e-6, static=static(36, 0.75)))]
    return judge(tmp_path, {**COSTS, **claim}, *cases,
                 rows=figures(*[(40, 10, 20)] * len(pairs), cols=lengths))


def test_most_is_of_all_pairs_also_those_that_are_not_heavier(tmp_path):
    row = weigh_all(tmp_path, (95, 2), *[(30, 2)] * 24)
    assert (row.verdict, row.why) == (
        "depends", "on the shape: slower in 1 of 25 comparisons (at 64 × 1024)")
    assert row.measured == {"cold": "lower occupancy in 1 of 25, and slower too in 1 of these, "
                                    "24 not heavier"}
    assert weigh_all(tmp_path, (95, 2), (95, 2), (30, 2)).verdict == "holds"


def test_nothing_slower_and_nothing_open_fails(tmp_path):
    row = weigh_all(tmp_path, (95, 0.5), (95, 1), (30, 2))
    assert (row.verdict, row.why) == ("fails", "")
    assert row.measured == {"cold": "lower occupancy in 2 of 3, and slower too in 0 of these, "
                                    "1 not heavier"}
    row = weigh_all(tmp_path, (95, 0.5), (95, 1.05), (95, 0.5))
    assert (row.verdict, row.why) == ("depends", "on 1 of 3 comparisons too close to tell")


def test_shared_memory_counts_as_held(tmp_path):
    assert weigh(tmp_path, static(32, 0.25, shared=98304), static(36, 0.75)).verdict == "holds"


def test_less_occupied_but_no_slower_fails(tmp_path):
    row = weigh(tmp_path, static(95, 0.25), static(36, 0.75), times=(1e-6, 2e-6))
    assert (row.verdict, row.why) == ("fails", "")


def test_as_well_occupied_fails(tmp_path):
    assert weigh(tmp_path, static(95, 0.75), static(36, 0.75)).verdict == "fails"


def test_without_static_facts_or_weight_it_is_not_testable(tmp_path):
    row = weigh(tmp_path, None, static(36, 0.75))
    assert row.verdict == "not_testable" and "static facts" in row.why
    row = weigh(tmp_path, static(30, 0.75), static(36, 0.75))
    assert row.verdict == "not_testable" and "none of one holds more a thread than two" in row.why


# ---- limit ---------------------------------------------------------------------------------------


def limit(tmp_path, stated, *cases):
    return judge(tmp_path, {"kind": "limit", "kernel": "one", "axis": "cols", "stated": stated},
                 *cases)


def test_statements_that_differ_are_inconsistent_whatever_was_measured(tmp_path):
    stated = {"text": 4096, "configuration": 16384}
    assert limit(tmp_path, stated, case("two")).verdict == "inconsistent_source"
    row = limit(tmp_path, stated, case("one", cols=16384), refused("one", cols=32768))
    assert row.verdict == "inconsistent_source"
    assert row.why == ("it says 4096 (text) and 16384 (configuration), and prints figures to 4096; "
                       "here it runs beyond text (4096)")
    assert row.measured == {"any cache": "runs at cols = 16384 and is refused at cols = 32768 "
                                         "(64 columns are too few)"}


def test_figures_beyond_the_stated_limit_are_inconsistent(tmp_path):
    assert limit(tmp_path, {"text": 2048}, case("one")).verdict == "inconsistent_source"


@pytest.mark.parametrize("runs_at, refused_at, expected", [
    (8192, 16384, "holds"), (4096, 8192, "fails"), (16384, 32768, "fails"),
    (8192, None, "depends"), (4096, None, "not_testable"), (None, None, "not_testable"),
])
def test_one_limit_is_tested_on_both_sides(tmp_path, runs_at, refused_at, expected):
    cases = [case("two")]
    if runs_at:
        cases.append(case("one", cols=runs_at))
    if refused_at:
        cases.append(refused("one", cols=refused_at))
    assert limit(tmp_path, {"text": 8192}, *cases).verdict == expected


def test_a_refusal_for_another_reason_is_no_evidence(tmp_path):
    other = refused("one", cols=4096, constraint="alignment")
    assert limit(tmp_path, {"text": 8192}, case("one", cols=8192), other).verdict == "depends"


# ---- resources, bandwidth_bound ------------------------------------------------------------------

HOLDS = {"kind": "resources", "kernel": "one", "shape": SHAPE,
         "counts": "registers", "stated": [24, 28]}
BOUND = {"kind": "bandwidth_bound", "kernel": "one", "shape": SHAPE,
         "intensity": 0.5, "ridge": 9.6}


def holding(**facts):
    """A case of two launches, the second of which holds these."""
    launch = {"function": "k", "grid": 1, "threads": 256, "registers": 8, "shared_bytes": 0,
              "local_bytes": 0, "blocks_per_sm": 16, "occupancy": 0.5}
    return case("one", cols=1024, static={"registers": 8, "occupancy": 0.5,
                                          "launches": [launch, {**launch, **facts}]})


@pytest.mark.parametrize("registers, verdict", [
    (24, "holds"), (28, "holds"), (29, "holds"), (30, "fails"), (22, "fails")])
def test_a_resource_holds_within_its_range(tmp_path, registers, verdict):
    row = judge(tmp_path, HOLDS, holding(registers=registers))
    assert (row.verdict, row.published) == (verdict, "24 to 28 registers a thread")
    assert row.measured == {"compiled here": f"{registers} registers a thread, 256 threads a block"}


def test_the_launch_that_is_worst_off_counts(tmp_path):
    blocks = {**HOLDS, "counts": "blocks_per_sm", "stated": [16, 20]}
    assert judge(tmp_path, blocks, holding(blocks_per_sm=4)).verdict == "fails", "16 and 4"
    assert judge(tmp_path, blocks, holding(blocks_per_sm=18)).verdict == "holds"
    memory = {**HOLDS, "counts": "shared_bytes", "stated": [2048, 2048]}
    assert judge(tmp_path, memory, holding(shared_bytes=4096)).verdict == "fails"
    assert judge(tmp_path, HOLDS, case("one", cols=1024)).verdict == "not_testable"


def sol_of(sol, cache="cold", reads=1, width=0.01, **changes):
    size = {"read": TENSOR, "write": TENSOR}
    moved = {"read": reads * TENSOR, "write": TENSOR}
    return case("one", cols=1024, cache=cache, sol=sol, sol_ci=[sol - width, sol + width],
                bytes={"compulsory": size, "modelled": moved, "measured": None},
                modelled={"flops": 0.5 * (reads + 1) * TENSOR, "exponentials": 1, "launches": 1},
                **changes)


def test_a_kernel_near_its_twin_is_bound_by_bandwidth(tmp_path):
    row = judge(tmp_path, BOUND, sol_of(0.9))
    assert (row.verdict, row.published) == ("holds", "0.5 FLOP/byte, ridge 9.6")
    assert row.measured == {"cold": "1.11× the time of its bytes, 0.500 FLOP/byte"}
    row = judge(tmp_path, BOUND, sol_of(0.5))
    assert (row.verdict, row.why) == ("fails", "something else takes longer than moving the bytes")
    row = judge(tmp_path, BOUND, sol_of(0.9), sol_of(0.5, cache="hot"))
    assert (row.verdict, row.why) == (
        "depends", "on the cache: cold bound by bandwidth; hot not bound by bandwidth")


def test_bandwidth_is_that_of_the_bytes_a_kernel_moves(tmp_path):
    assert judge(tmp_path, BOUND, sol_of(0.45, reads=3)).verdict == "holds", "twice the bytes"
    row = judge(tmp_path, BOUND, sol_of(0.66, width=0.05))
    assert (row.verdict, row.why) == ("depends", "on noise: the interval holds 1.50×")
    assert judge(tmp_path, BOUND, sol_of(0.9, flags=["launch_bound"])).verdict == "not_testable"


def test_operations_that_are_counted_otherwise_leave_it_open(tmp_path):
    row = judge(tmp_path, {**BOUND, "intensity": 1.5}, sol_of(0.9))
    assert (row.verdict, row.why) == (
        "depends", "on how operations are counted; it is bound by bandwidth")
    assert judge(tmp_path, {**BOUND, "intensity": 10}, sol_of(0.9)).verdict == "inconsistent_source"
    assert judge(tmp_path, BOUND, case("two", cols=1024)).verdict == "not_testable"


# ---- traffic -------------------------------------------------------------------------------------

TRAFFIC = {"kind": "traffic", "kernel": "one", "over": "two", "shape": SHAPE, "counts": "passes"}


def moving(kernel, passes, launches=1, dram=None, **changes):
    """A case that models so many passes, and counted `dram` of them."""
    counted = None if dram is None else {"dram_read": dram * TENSOR, "dram_write": 0, "l2": 0}
    size = {"read": (passes - 1) * TENSOR, "write": TENSOR}
    return case(kernel, bytes={"compulsory": {"read": TENSOR, "write": TENSOR}, "modelled": size,
                               "measured": counted},
                modelled={"flops": 1.0, "exponentials": 1, "launches": launches}, **changes)


def move(tmp_path, claim, *cases):
    return judge(tmp_path, {**TRAFFIC, **claim}, *cases)


@pytest.mark.parametrize("over, kernel, expected", [
    (6, 2, "holds"), (6.2, 2.05, "holds"), (9, 3, "depends"), (4, 3, "depends"), (2, 2, "fails"),
    (2, 3, "fails")])
def test_stated_passes_hold_when_both_numbers_do(tmp_path, over, kernel, expected):
    row = move(tmp_path, {"stated": [6, 2]}, moving("one", kernel), moving("two", over))
    assert row.verdict == expected
    assert row.published == "6.00 passes to 2.00 passes, 3.00×"
    assert list(row.measured) == ["modelled"]


def test_launches_are_counted_by_the_model(tmp_path):
    cases = [moving("one", 2), moving("two", 6, launches=6)]
    row = move(tmp_path, {"counts": "launches", "stated": [6, 1]}, *cases)
    assert (row.verdict, row.measured) == ("holds", {"modelled": "6 launches to 1 launch, 6.00×"})
    assert move(tmp_path, {"counts": "launches", "stated": [2, 6]}, *cases).verdict == "fails"


def test_a_traffic_ratio_holds_like_any_ratio(tmp_path):
    cases = [moving("one", 2), moving("two", 8)]
    assert move(tmp_path, {"counts": "bytes", "ratio": 5}, *cases).verdict == "holds"
    assert move(tmp_path, {"counts": "bytes", "ratio": 7}, *cases).verdict == "depends"
    assert move(tmp_path, {"counts": "bytes", "ratio": 5, "band": 1.1}, *cases).verdict == "depends"
    assert move(tmp_path, {"counts": "bytes", "ratio": 0.5}, *cases).verdict == "fails"


def test_what_the_device_counted_stands_beside_the_model(tmp_path):
    cases = [moving("one", 2, dram=2), moving("two", 6, dram=2)]
    row = move(tmp_path, {"stated": [6, 2]}, *cases)
    assert (row.verdict, row.why) == ("depends", "on who counts: modelled holds; counted fails")
    assert row.measured["counted"] == "2.00 passes to 2.00 passes, 1.00×"
    row = move(tmp_path, {"ratio": 3}, *cases)
    assert (row.verdict, row.why) == ("depends", "on who counts: counted a tie; modelled agrees")


def test_fewer_bytes_than_must_move_contradict_the_shape(tmp_path):
    cases = [moving("one", 2), moving("two", 10)]
    row = move(tmp_path, {"counts": "bytes", "stated": [5 * TENSOR, TENSOR]}, *cases)
    assert row.verdict == "inconsistent_source"
    assert "that any implementation must read and write" in row.why
    stated = [10 * TENSOR, 2 * TENSOR]
    assert move(tmp_path, {"counts": "bytes", "stated": stated}, *cases).verdict == "holds"


def test_a_ratio_that_the_numbers_beside_it_deny_is_inconsistent(tmp_path):
    row = move(tmp_path, {"stated": [6, 2], "ratio": 5}, moving("one", 2), moving("two", 6))
    assert (row.verdict, row.why) == ("inconsistent_source",
                                      "the sentence says 5.00×, the numbers 3.00×")


def test_traffic_of_a_kernel_that_was_not_run_is_not_testable(tmp_path):
    row = move(tmp_path, {"stated": [6, 2]}, moving("one", 2), moving("two", 6, cols=4096))
    assert row.verdict == "not_testable" and "no row of both two and one" in row.why


def test_a_tuning_is_named_with_its_kernel(tmp_path):
    tuned = moving("two", 6, variant="pipeline=b", default_variant=False)
    entry = block(columns=["one", "two@pipeline=b"], reference="one", rows=[], claims=[
        {"text": "as said", **TRAFFIC, "over": "two@pipeline=b", "stated": [6, 2]}])
    row, = compare(tmp_path, entry, moving("one", 2), tuned, moving("two", 3)).claims
    assert row.verdict == "holds"


# ---- time ----------------------------------------------------------------------------------------

TIME = {"kind": "time", "kernels": ["one"], "memory": {"name": "the fastest", "bytes_per_s": 2e12},
        "shapes": {"rows": [64, 64], "cols": [1024, 1024]}}


def take(tmp_path, stated_us, *cases, **claim):
    return judge(tmp_path, {**TIME, **claim}, *cases, rows=figures((40, stated_us, 20)))


def test_a_time_that_no_memory_allows_is_inconsistent(tmp_path):
    row = take(tmp_path, 0.1, case("two"))
    assert row.verdict == "inconsistent_source"
    assert row.why == "1 of 1 times would need memory faster than the fastest (2.00 TB/s)"
    assert row.published == "100 ns"
    assert row.measured["compulsory bytes"].endswith("in 100 ns are 5.24 TB/s")


def test_a_faster_memory_than_was_named_lifts_the_bound(tmp_path):
    slow = {"name": "a slow one", "bytes_per_s": 1e9}
    assert take(tmp_path, 1, case("one"), memory=slow).verdict == "not_testable"
    assert take(tmp_path, 0.4, case("one"), memory=slow).verdict == "inconsistent_source"


def test_a_time_of_another_device_is_judged_by_its_memory_alone(tmp_path):
    slow = {"name": "a slow one", "bytes_per_s": 1e9}
    row = take(tmp_path, 1, case("one"), memory=slow, device="another")
    assert row.verdict == "inconsistent_source"
    assert row.why == "1 of 1 times would need memory faster than a slow one (0.00100 TB/s)"
    assert list(row.measured) == ["compulsory bytes"]
    row = take(tmp_path, 1, case("one", time=1e-6), memory=slow, device="made-up")
    assert row.verdict == "holds"
    assert row.measured["fastest ceiling here"] == "1.00 TB/s"


@pytest.mark.parametrize("device", [None, "another", "made-up"])
@pytest.mark.parametrize("beyond, is_possible", [(0.98, True), (1.04, True), (1.06, False)])
def test_a_time_may_be_rounded(tmp_path, device, beyond, is_possible):
    row = take(tmp_path, 2 * TENSOR / 2e12 / beyond * 1e6, case("one"), device=device)
    assert (row.verdict != "inconsistent_source") == is_possible
    if is_possible and device != "made-up":
        how = " if rounded (2.08 TB/s where 2.00 TB/s are the most)" if beyond > 1 else ""
        assert row.why.startswith(f"the times are possible{how}, but those of ")


def test_a_possible_time_is_compared_on_its_own_device_alone(tmp_path):
    row = take(tmp_path, 10, case("one", time=10e-6))
    assert row.verdict == "not_testable" and "another device cannot be compared" in row.why
    own = {"device": "made-up"}
    assert take(tmp_path, 10, case("one", time=12e-6), **own).verdict == "holds"
    assert take(tmp_path, 10, case("one", time=20e-6), **own).verdict == "fails"
    hot = case("one", time=20e-6, cache="hot")
    row = take(tmp_path, 10, case("one", time=10e-6), hot, **own)
    assert (row.verdict, row.measured["times"]) == ("depends", "1 of 2 within a factor of 1.5")
    assert take(tmp_path, 10, case("two"), **own).why == "one was not run at this shape"


@pytest.mark.parametrize("words", ["made", "Device", "up device"])
def test_a_device_is_named_by_whole_words(tmp_path, words):
    assert take(tmp_path, 10, case("one", time=12e-6), device=words).verdict == "holds"
    for part in (words[:-1], words[1:]):
        assert take(tmp_path, 10, case("one", time=12e-6), device=part).verdict == "not_testable"


def test_a_time_at_a_shape_that_the_source_does_not_state_contradicts_nothing(tmp_path):
    def taken(stated_us, time, **claim):
        entry = block(columns=list(COLUMNS), assumed=["rows"], rows=figures((40, stated_us, 20)),
                      claims=[{"text": "as said", **TIME, **claim}])
        row, = compare(tmp_path, entry, case("one", time=time)).claims
        return row
    row = taken(0.1, 10e-6)
    assert row.verdict == "not_testable"
    assert row.why == ("1 of 1 times would need memory faster than the fastest (2.00 TB/s) at the "
                       "rows assumed here; in any case the times of another device cannot be "
                       "compared with this one's")
    assert row.source == "a paper (rows not stated), cols=1024; measured here at rows=64"
    row = taken(10, 20e-6, device="made-up")
    assert (row.verdict, row.why) == ("depends", "on rows, which the source does not state")
    assert taken(10, 12e-6, device="made-up").verdict == "holds"


def test_a_time_of_a_shape_whose_bytes_nobody_knows_is_not_testable(tmp_path):
    row = take(tmp_path, 0.1, case("one", cols=4096))
    assert row.verdict == "not_testable" and "how many bytes" in row.why
    assert judge(tmp_path, TIME, case("one"), rows=figures((40, None, 20))).verdict == (
        "not_testable")


# ---- launch_cost ---------------------------------------------------------------------------------


def launch(tmp_path, floors, kind="cuda"):
    published = block(claims=[{"text": "as said", "kind": "launch_cost", "stated": 10e-6}])
    device = {"id": "d", "kind": kind, "name": "Made-up Device"}
    path = write(tmp_path / "a.jsonl", header(
        device=device, launch_floor_s=floors,
        scenarios=[{"name": "made_up", "summary": "", "path": "", "published": published}]),
        case("one", device="d"))
    found, = analysis.by_device(read_runs([path]))
    (figures,), _ = published_of(found.runs)
    row, = compare_block(figures, found).claims
    return row


HOST_UNTIMED = "on the host's part, which is not timed; the device's is "


@pytest.mark.parametrize("floors, expected, why", [
    ({"wall": 9e-6}, "holds", ""), ({"wall": 16e-6}, "fails", ""), ({"wall": 1e-6}, "fails", ""),
    ({"event": 3e-6, "graph": 1e-6, "wall": 9e-6}, "holds", ""),
    ({"graph": 9e-6}, "depends", HOST_UNTIMED + "9.00 µs (graph timer)"),
    ({"event": 3e-6, "graph": 1e-6}, "depends",
     HOST_UNTIMED + "3.00 µs (event timer), 1.00 µs (graph timer)"),
    ({"event": 16e-6, "graph": 1e-6}, "depends",
     HOST_UNTIMED + "16.0 µs (event timer), 1.00 µs (graph timer)"),
    ({"event": 18e-6, "graph": 16e-6}, "fails", "the device's part alone takes longer"),
    ({}, "not_testable", "no record says what an empty launch takes"),
])
def test_the_cost_of_a_launch_is_that_of_an_empty_one_with_the_hosts_part(tmp_path, floors,
                                                                          expected, why):
    row = launch(tmp_path, floors)
    assert (row.verdict, row.why, row.published) == (expected, why, "10.0 µs")
    assert set(row.measured) == {f"{timer} timer" for timer in floors}
    assert launch(tmp_path, floors, "cpu").verdict == "not_testable"


# ---- arithmetic ----------------------------------------------------------------------------------

SINK = {"kind": "arithmetic", "formula": "exp(logits) / (sum(exp(logits)) + exp(sink))",
        "inputs": {"logits": [0.5, 0.3, 0.2], "sink": 1}, "stated": [0.24, 0.19, 0.18]}
TRANSFER = {"kind": "arithmetic", "unit": "s",
            "formula": "passes * rows * cols * element_bytes / bytes_per_s",
            "inputs": {"rows": 10, "cols": 100, "element_bytes": 2, "passes": [6, 2],
                       "bytes_per_s": 1e9}, "stated": [12e-6, 4e-6]}


def test_numbers_that_follow_from_the_formula_hold(tmp_path):
    row = judge(tmp_path, SINK, case("one"))
    assert (row.verdict, row.measured) == ("holds", {"arithmetic": "0.238, 0.195, 0.176"})
    row = judge(tmp_path, TRANSFER, case("one"))
    assert (row.verdict, row.published, row.measured) == (
        "holds", "12.0 µs, 4.00 µs", {"arithmetic": "12.0 µs, 4.00 µs"})


def test_numbers_that_do_not_follow_contradict_the_source(tmp_path):
    row = judge(tmp_path, {**SINK, "stated": [0.26, 0.22, 0.19]}, case("one"))
    assert (row.verdict, row.published) == ("inconsistent_source", "0.260, 0.220, 0.190")
    assert row.why == ("3 of 3 numbers do not follow from its own formula, which gives 0.238, "
                       "0.195, 0.176")
    without = {**SINK, "formula": "exp(logits) / sum(exp(logits))",
               "inputs": {"logits": [0.5, 0.3, 0.2]}, "stated": [0.39, 0.32, 0.29]}
    assert judge(tmp_path, without, case("one")).verdict == "holds"
    assert judge(tmp_path, {**TRANSFER, "stated": [12e-6, 6e-6]},
                 case("one")).verdict == "inconsistent_source"


@pytest.mark.parametrize("formula, inputs, expected", [
    ("a + b * 2", {"a": 1, "b": 3}, 7), ("-(a - 1) ** 2 / 4", {"a": 5}, -4),
    ("log(exp(a)) + sqrt(b)", {"a": 1.5, "b": 4}, 3.5),
    ("a * b", {"a": [1, 2], "b": [3, 4]}, [3, 8]), ("1 / a", {"a": [2, 4]}, [0.5, 0.25]),
    ("sum(a) - sum(1, a, b)", {"a": [1, 2], "b": 5}, -6),
    ("max(a, b) + min(a, b)", {"a": [1, 9], "b": 5}, 10),
])
def test_formulas_are_computed_element_by_element(formula, inputs, expected):
    assert compute(formula, inputs) == pytest.approx(expected)


@pytest.mark.parametrize("formula, inputs, words", [
    ("a +", {"a": 1}, "formula: value 'a +' is not an expression"),
    ("a.real", {"a": 1}, "formula: 'a.real' is not allowed"),
    ("a[0]", {"a": [1]}, "formula: 'a[0]' is not allowed"),
    ("'a'", {}, "formula: ''a'' is not allowed"),
    ("True + a", {"a": 1}, "formula: 'True' is not allowed"),
    ("(lambda: a)()", {"a": 1}, "formula: '(lambda: a)()' is not allowed"),
    ("__import__('os')", {}, "'os'"),
    ("tanh(a)", {"a": 1}, "formula: 'tanh' is not a function; use one of: exp, log"),
    ("exp(a, a)", {"a": 1}, "formula: 'exp' takes one argument"),
    ("sum() + a", {"a": 1}, "formula: 'sum' takes an argument"),
    ("a + c", {"a": 1}, "formula: value 'c' is none of the inputs: a"),
    ("a + 1", {"a": 1, "b": 2}, "inputs.b: is not in the formula 'a + 1'; remove it"),
    ("a", {"a": 1, "sum": 2}, "inputs.sum: is not a name that a formula can use"),
    ("a + b", {"a": [1, 2], "b": [1, 2, 3]}, "inputs: lists of 2 and 3 numbers"),
    ("exp(a)", {"a": 1000}, "cannot be computed with these numbers"),
    ("1 / a", {"a": 0}, "cannot be computed with these numbers"),
    ("log(a)", {"a": -1}, "cannot be computed with these numbers"),
    ("a ** 0.5", {"a": -1}, "cannot be computed with these numbers"),
    ("a * 1e300", {"a": 1e300}, "gives numbers that are not finite"),
    ("a ** a ** a", {"a": 1e9}, "cannot be computed with these numbers"),
    ("(" * 999 + "a" + ")" * 999, {"a": 1}, "formula: is longer than 1000 characters"),
])
def test_a_formula_that_cannot_be_computed_is_an_error(formula, inputs, words):
    with pytest.raises(FormulaError) as caught:
        compute(formula, inputs)
    assert words in str(caught.value)


@pytest.mark.parametrize("formula, inputs", [
    ("softmax", {"logits": [0.5, 0.3, 0.2], "sink": 1}),
    ("transfer_time", {"elements": [1, 32, 2048, 2048], "element_bytes": 2, "passes": [6, 2],
                       "bytes_per_s": 2e12}),
])
def test_a_formula_that_is_named_and_not_written_out_is_not_testable(tmp_path, formula, inputs):
    named = {"kind": "arithmetic", "formula": formula, "inputs": inputs, "stated": [0.5, 0.25]}
    row = judge(tmp_path, named, case("one"))
    assert (row.verdict, row.published) == ("not_testable", "0.500, 0.250")
    assert row.why == f"the record names a formula '{formula}' and does not write it out"


# ---- Words among the axes ------------------------------------------------------------------------


def test_a_claim_is_of_the_modes_that_it_names(tmp_path):
    rows = [{"rows": 64, "cols": 1024, "direction": direction, "us": [40, 10, time]}
            for direction, time in (("forward", 20), ("backward", 40))]
    backward = {"rows": 64, "cols": 1024, "stride": 1024, "distribution": "normal",
                "direction": "backward"}
    cases = [*race((1024, 1, 2)), case("one", time=1e-6, problem=backward),
             case("two", time=4e-6, problem=backward)]
    for direction, expected in (("forward", "2.00×"), ("backward", "4.00×")):
        shape = {"rows": 64, "cols": 1024, "direction": direction}
        claim = {"kind": "ratio", "kernel": "one", "over": "two", "shape": shape}
        row = judge(tmp_path, claim, *cases, rows=rows)
        assert (row.verdict, row.published, row.measured) == ("holds", expected,
                                                              {"cold": expected})
        assert row.source.endswith(f"direction={direction}")
    faster = {**FASTER, "shapes": {"direction": "backward"}}
    assert judge(tmp_path, faster, *cases, rows=rows).measured == {"cold": "1 of 1"}


# ---- Entries -------------------------------------------------------------------------------------


def test_a_note_stands_beside_the_verdict(tmp_path):
    cases = [case("one", time=1e-6), case("two", time=2e-6)]
    row = judge(tmp_path, {**FASTER, "note": "two is slow here"}, *cases)
    assert row.note == "two is slow here"
    assert judge(tmp_path, FASTER, *cases).note == ""


def test_every_kind_of_the_schema_has_a_judge_and_every_count_a_meaning():
    schema = published_schema.schema()
    assert sorted(claims.KINDS) == sorted(schema["kinds"])
    assert list(traffic.COUNTS) == schema["kinds"]["traffic"]["keys"]["counts"]["of"]
    assert list(resources.HELD) == schema["kinds"]["resources"]["keys"]["counts"]["of"]
    specs = [spec for kind in schema["kinds"] for spec in
             published_schema.keys_of_claim(kind).values()] + list(schema["block"].values())
    assert {spec["type"] for spec in specs} <= set(schema["types"])
    assert {spec["type"] for spec in specs} == set(published_schema.READERS)


@pytest.mark.parametrize("claim, words", [
    ({**FASTER, "kind": "wins"}, "claims[0].kind: value 'wins' is none of faster, ordering"),
    ({**FASTER, "shpaes": {}}, "claims[0].shpaes: is unknown in a claim of kind faster"),
    ({**FASTER, "share": 2}, "claims[0].share: value 2 is not from 0 to 1"),
    ({**FASTER, "shapes": {"cols": [1]}}, "claims[0].shapes.cols: is not an inclusive range"),
    ({**FASTER, "shapes": [1]}, "claims[0].shapes: is not a mapping"),
    ({"kind": "ordering", "order": ["one"]}, "claims[0].order: 1 names where at least 2"),
    ({**FASTER, "than": ["three"]}, "claims[0].than: value 'three' is none of the columns: "),
    ({**RATIO, "band": -1}, "claims[0].band: value -1 is not above 0"),
    ({**RATIO, "dtype": 16}, "claims[0].dtype: value 16 is not a word; write an element type"),
    ({**RATIO, "note": [1]}, "claims[0].note: value [1] is not valid; write one line of text"),
    ({"kind": "ratio", "kernel": "one", "over": "two"}, "claims[0].shape: is missing"),
    ({**COSTS, "heavy": [1]}, "claims[0].heavy: value 1 is none of the columns: framework, one"),
    ({"kind": "limit", "kernel": "one", "axis": "cols", "stated": {"text": None}},
     "claims[0].stated.text: a number is needed"),
    ({**HOLDS, "counts": "warps"}, "claims[0].counts: value 'warps' is none of registers"),
    ({**HOLDS, "stated": [26]}, "claims[0].stated: 1 numbers where 2 are needed; write [least, m"),
    ({**HOLDS, "stated": [28, 24]}, "claims[0].stated: value [28, 24] ends before it begins"),
    ({**BOUND, "ridge": 0}, "claims[0].ridge: value 0 is not above 0"),
    ({**TRAFFIC, "counts": "words"}, "claims[0].counts: value 'words' is none of bytes, passes"),
    (TRAFFIC, "claims[0]: needs 'stated' or 'ratio'"),
    ({**TRAFFIC, "stated": [1]},
     "claims[0].stated: 1 numbers where 2 are needed; write [of `over`, of `kernel`]"),
    ({**TRAFFIC, "stated": [0, 1]}, "claims[0].stated: value 0 is not above 0"),
    ({**TIME, "memory": {"bytes_per_s": 1}}, "claims[0].memory.name: is missing"),
    ({**SINK, "formula": "tanh(logits)"}, "claims[0].inputs.sink: is not in the formula"),
    ({**SINK, "formula": "logits + sinks"}, "claims[0].inputs.sink: is not in the formula"),
    ({**SINK, "formula": "logits + sink + snk"}, "claims[0].formula: value 'snk' is none of the"),
    ({**SINK, "stated": [1]}, "claims[0].stated: 1 numbers where the formula gives 3"),
    ({**SINK, "inputs": {"sink": 1}}, "claims[0].formula: value 'logits' is none of the inputs"),
    ({**SINK, "inputs": {**SINK["inputs"], "snk": 1}}, "claims[0].inputs.snk: is not in the form"),
    ({**SINK, "inputs": {"logits": [], "sink": 1}}, "claims[0].inputs.logits: is an empty list"),
    ({**TIME, "memory": {**TIME["memory"], "speed": 1}},
     "claims[0].memory.speed: is unknown; the keys are name, bytes_per_s"),
    ({**TRANSFER, "inputs": {**TRANSFER["inputs"], "rows": 1e300, "cols": 1e300}},
     "claims[0].inputs: the formula"),
    ({**FASTER, "shapes": {"cols": [2, 1]}}, "claims[0].shapes.cols: value [2, 1] ends before"),
    ({"kind": "launch_cost", "stated": "null"}, "claims[0].stated: a number is needed"),
    ({**TRANSFER, "inputs": {}}, "claims[0].inputs: is missing"),
    ({**TRANSFER, "inputs": {"passes": [1]}}, "claims[0].formula: value 'rows' is none of the"),
])
def test_a_malformed_claim_is_an_error_that_names_the_key(claim, words):
    with pytest.raises(RecordError) as caught:
        claims.read({"text": "as said", **claim}, COLUMNS, "claims[0]")
    assert words in str(caught.value)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "nan", ".inf", "-inf", 10**400])
@pytest.mark.parametrize("claim, path", [
    (RATIO, ("ratio",)), (RATIO, ("band",)), (FASTER, ("share",)), (TRAFFIC, ("stated", 1)),
    (FASTER, ("shapes", "cols", 0)), (TIME, ("memory", "bytes_per_s")), (SINK, ("stated", 0)),
    (SINK, ("inputs", "logits", 0)), (SINK, ("inputs", "sink")),
    (TRANSFER, ("inputs", "rows")), (TRANSFER, ("inputs", "element_bytes")),
    (TRANSFER, ("inputs", "passes", 0)), (TRANSFER, ("inputs", "bytes_per_s")),
    ({"kind": "limit", "kernel": "one", "axis": "cols", "stated": {}}, ("stated", "text")),
    ({"kind": "launch_cost"}, ("stated",)), (HOLDS, ("stated", 0)), (BOUND, ("intensity",)),
])
def test_a_number_that_is_not_finite_is_an_error(claim, path, value):
    entry = copy.deepcopy({"stated": [1, 1], "shapes": {"cols": [1, 9]}, "text": "as said",
                           **claim})
    if claim["kind"] not in ("traffic", "limit", "launch_cost", "arithmetic", "resources"):
        del entry["stated"]
    if claim["kind"] not in ("faster", "time"):
        del entry["shapes"]
    at = entry
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    with pytest.raises(RecordError) as caught:
        claims.read(entry, COLUMNS, "claims[0]")
    words = str(caught.value)
    assert words.startswith(f"claims[0].{'.'.join(key for key in path if isinstance(key, str))}")
    assert f"value {value!r} is not" in words and "write" in words


def test_a_formula_may_keep_large_numbers_in_range(tmp_path):
    far = {"kind": "arithmetic", "inputs": {"logits": [1e9, 1e9], "sink": -1e9},
           "stated": [0.5, 0.5], "formula": "exp(logits - max(logits, sink)) / "
           "(sum(exp(logits - max(logits, sink))) + exp(sink - max(logits, sink)))"}
    assert judge(tmp_path, far, case("one")).verdict == "holds"
    without = {**far, "formula": "exp(logits - max(logits)) / sum(exp(logits - max(logits)))",
               "inputs": {"logits": [-1e9, -1e9]}}
    assert judge(tmp_path, without, case("one")).verdict == "holds"
