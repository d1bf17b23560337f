"""Who is fastest where, and what is never mixed."""

import math

import pytest
from synthetic import (
    NORMAL, SOFTMAX, axis, case, ceilings, grid, header, mode, old, rates, refused, write)

from roofmax_reports import analysis, shapes, units
from roofmax_reports.operations import Axis, Operation
from roofmax_reports.records import read_runs


def devices_of(tmp_path, *files):
    paths = [write(tmp_path / f"{index}.jsonl", *entries) for index, entries in enumerate(files)]
    return analysis.by_device(read_runs(paths))


def only_chapter(tmp_path, *entries):
    device, = devices_of(tmp_path, [header(), *entries])
    chapter, = device.chapters
    return chapter


def test_the_fastest_wins_and_kernels_within_its_interval_are_level(tmp_path):
    chapter = only_chapter(tmp_path, case("slow", time=20e-6), case("near", time=10.1e-6),
                           case("first", time=10e-6), refused())
    best = chapter.best(chapter.shapes[0], chapter.conditions[0])
    assert best.row.name == "first"
    assert [row.name for row in best.level] == ["near"]
    assert best.runner_up.name == "slow"
    assert best.candidates == 3


def test_auto_competes_with_no_kernel(tmp_path):
    chapter = only_chapter(tmp_path, case("auto", time=9e-6, chosen="first"),
                           case("first", time=10e-6), case("slow", time=20e-6),
                           case("auto", rows=128, time=5e-6, chosen="first"))
    condition, = chapter.conditions
    few, many = chapter.shapes
    assert [row.name for row in chapter.ranking(few, condition)] == ["first", "slow"]
    assert chapter.best(many, condition).row.name == "auto", "nothing else was measured there"
    (shape, row), = chapter.choices(condition)
    assert shape == few and (row.name, row.chosen) == ("auto", "first")


def test_a_refused_or_incorrect_row_never_wins(tmp_path):
    chapter = only_chapter(tmp_path, case("right", time=1e-3),
                           case("wrong", time=1e-6, disposition="incorrect"))
    best = chapter.best(chapter.shapes[0], chapter.conditions[0])
    assert best.row.name == "right" and best.candidates == 1


def test_cache_states_and_timers_are_never_mixed(tmp_path):
    chapter = only_chapter(tmp_path, case("a", time=3e-6), case("b", time=1e-6, cache="hot"),
                           case("c", time=2e-6, timer="event"))
    shape, = chapter.shapes
    winners = {condition: chapter.best(shape, condition).row.name
               for condition in chapter.conditions}
    assert winners == {analysis.Condition("cold", "graph"): "a",
                       analysis.Condition("hot", "graph"): "b",
                       analysis.Condition("cold", "event"): "c"}


def test_the_timer_of_most_shapes_comes_first_and_cold_before_hot(tmp_path):
    """Else a few rows by another timer would stand for all in the summary."""
    few = [case("b", timer="cupti", cols=64), case("b", timer="cupti", cols=64, cache="hot")]
    many = [case("a", cols=cols, cache=cache) for cols in (64, 128, 256) for cache in ("cold", "hot")]
    for cases in (few + many, many + few):
        assert only_chapter(tmp_path, *cases).conditions == [
            analysis.Condition(cache, timer) for timer in ("graph", "cupti")
            for cache in ("cold", "hot")]


def test_dtypes_have_chapters_of_their_own(tmp_path):
    device, = devices_of(tmp_path, [header(), case(), case(dtype="bf16", dtype_out="fp32")])
    assert [chapter.title for chapter in device.chapters] == ["softmax, bf16 to fp32",
                                                              "softmax, fp32"]


def test_modes_have_chapters_of_their_own(tmp_path):
    def problem(rows=2, **modes):
        return case(problem={"rows": rows, "cols": 8, "stride": 8, "distribution": "spikes",
                             "result": "softmax", **modes})

    device, = devices_of(tmp_path, [header(), problem(), problem(4), problem(lse="stored"),
                                    problem(direction="backward"),
                                    problem(result="log_softmax", lse="stored")])
    assert [(chapter.title, len(chapter.shapes)) for chapter in device.chapters] == [
        ("softmax, fp32", 2), ("softmax, fp32, direction = backward", 1),
        ("softmax, fp32, lse = stored", 1),
        ("softmax, fp32, result = log_softmax, lse = stored", 1)]


def test_a_mode_is_always_in_the_labels(tmp_path):
    device, = devices_of(tmp_path, [header(), *(
        case(operation="steps", problem={"rows": rows, "cols": 8, "step": step})
        for rows in (2, 4) for step in ("first", "second"))])
    first, second = device.chapters
    assert second.title == "steps, fp32, step = second"
    assert [first.group_label(group) for group in first.groups] == [
        "rows = 2, step = first", "rows = 4, step = first"]
    assert first.shape_label(first.shapes[0]) == "2 × 8 step=first"
    assert first.short_label(first.shapes[0]) == "2 × 8", "below its title"


def test_shapes_are_labelled_by_what_is_unusual(tmp_path):
    def problem(**axes):
        return case(problem={"rows": 2, "cols": 8, "stride": 8, "distribution": "normal", **axes})

    chapter = only_chapter(tmp_path, problem(), problem(stride=16), problem(distribution="spikes"))
    assert {chapter.shape_label(shape) for shape in chapter.shapes} == {
        "2 × 8", "2 × 8 stride=16", "2 × 8 distribution=spikes"}


def test_operations_that_no_header_describes_are_inferred(tmp_path):
    chapter = only_chapter(tmp_path, *(case(operation="other", problem={
        "b": 2, "heads": heads, "sq": 16, "sk": sk, "mask": "causal"})
        for heads in (4, 8) for sk in (16, 32)))
    assert chapter.length_axis == "sk"
    assert [chapter.group_label(group) for group in chapter.groups] == [
        "heads = 4, mask = causal", "heads = 8, mask = causal"]
    assert chapter.shape_label(chapter.shapes[0]) == "b=2 heads=4 sq=16 sk=16 mask=causal"
    assert chapter.short_label(chapter.shapes[0]) == "b=2 heads=4 sq=16 sk=16"


def scores(sq, sk, **changes):
    return case(operation="masked_softmax", problem={"b": 2, "sq": sq, "sk": sk, **changes})


def test_square_problems_make_one_line_along_their_length(tmp_path):
    chapter = only_chapter(tmp_path, scores(16, 16), scores(32, 32), scores(1, 64), scores(1, 128))
    assert [chapter.group_label(group) for group in chapter.groups] == ["sq = 1", "sq = sk"]
    assert [chapter.shape_label(shape) for shape in chapter.shapes] == [
        "b=2 sq=1 sk=64", "b=2 sq=1 sk=128", "b=2 sq=16 sk=16", "b=2 sq=32 sk=32"]


def test_a_length_first_or_alone_keeps_its_place():
    operation = Operation("o", (
        Axis("m", "mode", "none", hides_default=True), Axis("n", "length"),
        Axis("a", "batch"), Axis("c", "batch")))
    for axes, name in (({"n": 8, "m": "odd"}, "n=8 m=odd"), ({"n": 8}, "n=8"),
                       ({"m": "none", "n": 8, "a": 2, "c": 3}, "n=8 a=2 c=3"),
                       ({"n": 0, "m": "odd"}, "n=0 m=odd")):
        assert shapes.shape_name(axes, operation) == name


def test_labels_of_an_unknown_operation_name_every_axis():
    for axes, name in (({"p": 4, "q": 8, "m": "odd"}, "p=4 q=8 m=odd"), ({}, "(no axes)")):
        assert shapes.shape_name(axes, Operation("unheard of")) == name


def test_one_batch_axis_and_a_length_make_a_short_label():
    batch, length, size = Axis("p", "batch"), Axis("q", "length"), Axis("r", "size")
    axes = {"p": 4, "q": 8, "r": 1}
    assert shapes.shape_name(axes, Operation("o", (batch, length, size))) == "4 × 8 r=1"
    two = Operation("o", (batch, length, Axis("r", "batch")))
    assert shapes.shape_name(axes, two) == "p=4 q=8 r=1"
    square = Operation("o", (batch, Axis("q", "length", same_as="p")))
    folded = shapes.split({"p": 8, "q": 8}, square, folds_squares=True)
    assert shapes.label_of(folded, square) == "8 × 8" and folded.group == (("p", "q"),)


PLANTED = {"summary": "planted", "formula": "", "axes": [
    axis("layers", "batch", 4), axis("depth", "length", 64),
    axis("pitch", "layout", 0, same_as="depth"), axis("power", "size", 2, hides_default=True),
    axis("bias", "size", 0), mode("way", "there", "back"), NORMAL]}


def planted(layers=4, depth=64, **more):
    problem = {"layers": layers, "depth": depth, "pitch": depth, "power": 2, "bias": 0,
               "way": "there", "distribution": "normal", **more}
    return case(operation="planted", problem=dict(sorted(problem.items())))


def test_axes_are_known_by_their_roles_alone(tmp_path):
    top = header(operations={"planted": PLANTED})
    device, = devices_of(tmp_path, [
        top, planted(), planted(depth=128), planted(8), planted(pitch=256), planted(power=3),
        planted(bias=1), planted(distribution="spikes"), planted(way="back")])
    there, back = sorted(device.chapters, key=lambda chapter: len(chapter.modes))
    assert (there.length_axis, there.title) == ("depth", "planted, fp32")
    assert back.title == "planted, fp32, way = back"
    assert {there.shape_label(shape) for shape in there.shapes} == {
        "4 × 64 bias=0", "4 × 128 bias=0", "8 × 64 bias=0", "4 × 64 pitch=256 bias=0",
        "4 × 64 power=3 bias=0", "4 × 64 bias=1", "4 × 64 bias=0 distribution=spikes"}
    assert list(there.rows[0].problem) == [each["name"] for each in PLANTED["axes"]]
    wanted = {"layers": 4, "depth": 64, "bias": 0}
    assert [row.problem for row in device.rows_at("planted", None, wanted)] == [
        there.rows[0].problem]
    assert there.definition.rows(there.rows[0].problem) == 4


def test_rows_are_counted_over_all_batch_axes(tmp_path):
    row = scores(16, 16, b=2, heads=3)
    chapter = only_chapter(tmp_path, row)
    assert chapter.definition.rows(chapter.rows[0].problem) == 2 * 3 * 16
    assert Operation("o", (Axis("n", "length"),)).rows({"n": 4}) is None


def test_the_latest_header_describes_an_operation(tmp_path):
    def of(started, hides):
        axes = [{**each, "hides_default": hides} if each["name"] == "bias" else each
                for each in PLANTED["axes"]]
        return header(started_at=started, operations={"planted": {**PLANTED, "axes": axes}})

    device, = devices_of(tmp_path, [of("2002", True), planted()], [of("2001", False), planted(8)])
    chapter, = device.chapters
    assert [chapter.shape_label(shape) for shape in chapter.shapes] == ["4 × 64", "8 × 64"]


def test_runs_from_before_and_after_an_axis_existed_measure_the_same_case(tmp_path):
    before = {key: value for key, value in planted()["problem"].items() if key != "way"}
    device, = devices_of(
        tmp_path, [old(header(started_at="2001")), case(operation="planted", problem=before)],
        [header(started_at="2002", operations={"planted": PLANTED}), planted()])
    assert len(device.rows) == 1 and device.superseded == 1


@pytest.mark.parametrize("top", [header(), old(header())], ids=["declared", "inferred"])
def test_axes_are_ordered_as_their_operation_declares_them(tmp_path, top):
    full = {"direction": "forward", "mask": "none", "window_left": -1}
    rows = [scores(16, 16, **full), scores(16, 16, **full | {"direction": "backward"}),
            scores(16, 16, **full | {"mask": "causal"}),
            scores(16, 16, **full | {"mask": "causal", "direction": "backward"}),
            scores(16, 16, **full | {"mask": "window", "window_left": 8})]
    device, = devices_of(tmp_path, [top, *rows, case()])
    told = dict.fromkeys(("direction", "else", "mask", "sk", "sq", "window_left", "b"), 1)
    assert list(device.as_declared("masked_softmax", told)) == [
        "b", "sq", "sk", "mask", "window_left", "direction", "else"]
    assert list(device.as_declared("softmax", {"cols": 1, "rows": 1})) == ["rows", "cols"]
    assert list(device.as_declared("unheard_of", told)) == list(told)
    assert list(device.as_declared(None, told)) == [
        "b", "sq", "sk", "mask", "window_left", "direction", "else"]


def test_one_square_problem_stays_beside_those_of_as_many_queries(tmp_path):
    chapter = only_chapter(tmp_path, scores(16, 16), scores(16, 32))
    assert chapter.groups == [(("b", 2), ("sq", 16))]


def test_what_a_mask_holds_is_not_a_mode(tmp_path):
    chapter = only_chapter(tmp_path, *(scores(16, 16, mask="additive", scale=scale, hidden=hidden)
                                       for scale in ("0.125", "0.5")
                                       for hidden in ("padding", "bias")))
    assert chapter.modes == (("mask", "additive"),)
    assert len(chapter.groups) == 4


def test_tunings_are_drawn_only_where_they_win(tmp_path):
    def tuned(variant, time):
        return case("k", time=time, variant=variant, default_variant=variant == "n=1")

    chapter = only_chapter(tmp_path, tuned("n=1", 3e-6), tuned("n=2", 1e-6), tuned("n=3", 2e-6))
    assert chapter.drawn_names() == ["k", "k@n=2"]
    assert chapter.left_out_names() == ["k@n=3"]


def test_of_a_case_the_latest_run_counts(tmp_path):
    newer = [header(started_at="2002-01-01T00:00:00Z"), case(time=5e-6)]
    older = [header(started_at="2001-01-01T00:00:00Z"), case(time=9e-6), case("other")]
    device, = devices_of(tmp_path, newer, older)
    assert {row.kernel: row.median_s for row in device.rows} == {"plain": 5e-6, "other": 10e-6}
    assert device.superseded == 1


def test_a_later_failure_does_not_hide_a_time(tmp_path):
    device, = devices_of(tmp_path, [header(), case()],
                         [header(started_at="2003"), case(disposition="failed", median_s=None)])
    row, = device.rows
    assert row.timed


def test_a_case_repeated_by_resume_counts_once(tmp_path):
    device, = devices_of(tmp_path, [header(), case(disposition="failed", median_s=None), case()])
    assert len(device.rows) == 1 and device.rows[0].timed and device.superseded == 0


def test_a_resumed_file_is_one_set_of_rows(tmp_path):
    """The second run measured again what failed in the first, and what it had not come to."""
    device, = devices_of(tmp_path, [
        header(run="1", started_at="2001"), case("done", run="1"),
        case("lost", disposition="failed", run="1"), case("full", disposition="skipped", run="1"),
        header(run="2", started_at="2002", ceilings=None), case("lost", time=3e-6, run="2"),
        case("full", disposition="failed", reason="again", run="2"), case("new", run="2")])
    assert sorted((row.kernel, row.disposition) for row in device.rows) == [
        ("done", "ok"), ("full", "failed"), ("lost", "ok"), ("new", "ok")]
    assert {row.reason for row in device.rows} == {None, "again"}
    assert device.superseded == 0, "no run measured what another did"
    assert [len(run.rows) for run in device.runs] == [3, 3]
    assert len(device.ceilings) == 18, "those of the first run"


def test_of_two_runs_in_a_file_the_later_description_of_an_operation_counts(tmp_path):
    extra = {**SOFTMAX, "axes": [*SOFTMAX["axes"], mode("new", "off", "on")]}
    device, = devices_of(tmp_path, [
        header(run="1", started_at="2001"), case("before", run="1"),
        header(run="2", started_at="2002", operations={"softmax": extra}), case("after", run="2")])
    assert all(row.problem["new"] == "off" for row in device.rows)


def test_devices_are_kept_apart_and_named_apart(tmp_path):
    devices = devices_of(tmp_path, [header(), case()],
                         [header(device={"name": "Made up device", "kind": "cuda"}), case()])
    assert [device.slug for device in devices] == ["made-up-device", "made-up-device-2"]
    assert all(device.superseded == 0 for device in devices)


def test_ceilings_are_interpolated_within_what_was_measured(tmp_path):
    device, = devices_of(tmp_path, [header(), case()])
    at = lambda footprint: device.ceiling_at("read", "cold", footprint)  # noqa: E731
    assert at(2**15) is None
    assert at(2**16) == pytest.approx(1e11)
    assert at(2**18) == pytest.approx(2e11)  # half way between 1e11 and 4e11 on log scales
    assert at(2**34) == pytest.approx(1e12)
    assert device.ceiling_at("read", "tepid", 2**20) is None
    assert device.largest_ceiling("copy", "hot").footprint_bytes == 2**30


def test_ceilings_of_a_roof_run_join_those_of_the_device(tmp_path):
    extra = [{"direction": "read", "cache": "cold", "footprint_bytes": 2**24, "bytes_per_s": 7e11,
              "kernel": "stream"}]
    device, = devices_of(tmp_path, [header(), case()], [header(ceilings=extra)])
    assert device.ceiling_at("read", "cold", 2**24) == pytest.approx(7e11)


def test_a_disturbed_ceiling_is_left_out_of_the_lines(tmp_path):
    device, = devices_of(tmp_path, [header(ceilings=ceilings(disturbed=[2**20])), case()])
    # Between 1e11 at 2^16 and 1e12 at 2^30: at 2^20, 4 of 14 octaves.
    assert device.ceiling_at("read", "cold", 2**20) == pytest.approx(1e11 * 10**(4 / 14))
    device, = devices_of(tmp_path, [header(ceilings=ceilings(disturbed=[2**30])), case()])
    assert device.largest_ceiling("copy", "cold").footprint_bytes == 2**20
    assert len(device.ceilings) == 18 and len(device.undisturbed_ceilings) == 12


def test_a_disturbed_ceiling_of_a_later_run_does_not_replace_one_that_was_not(tmp_path):
    later = header(started_at="2002-01-01T00:00:00Z",
                   ceilings=ceilings(times=0.1, disturbed=[2**20]))
    device, = devices_of(tmp_path, [header(), case()], [later])
    assert device.ceiling_at("read", "cold", 2**20) == pytest.approx(4e11)
    assert device.ceiling_at("read", "cold", 2**30) == pytest.approx(1e11)


def test_rates_of_any_run_are_those_of_the_device(tmp_path):
    device, = devices_of(tmp_path, [header(), case()])
    assert device.rates == [] and device.flop_roof is None and device.exponential_roof is None
    device, = devices_of(tmp_path, [header(rates=None), case()], [header(rates=rates())],
                         [header(started_at="2002", rates=[])])
    assert [rate.unit for rate in device.rates] == ["fp32_fma", "exp"]
    assert (device.flop_roof, device.exponential_roof) == (16e12, 1e12), "a multiply-add is two"


def test_a_disturbed_rate_is_no_roof_and_replaces_none(tmp_path):
    later = header(started_at="2002-01-01T00:00:00Z", rates=rates(times=0.5, disturbed=["exp"]))
    device, = devices_of(tmp_path, [later])
    assert (device.flop_roof, device.exponential_roof) == (8e12, None)
    assert len(device.rates) == 2
    device, = devices_of(tmp_path, [header(rates=rates())], [later])
    assert (device.flop_roof, device.exponential_roof) == (8e12, 1e12)


def test_ceilings_of_older_files_are_not_disturbed(tmp_path):
    old = [{key: value for key, value in ceiling.items() if key != "flags"}
           for ceiling in ceilings()]
    device, = devices_of(tmp_path, [header(ceilings=old), case()])
    assert len(device.undisturbed_ceilings) == 18


@pytest.mark.parametrize("rows, cols, speed, is_above", [
    (128, 1024, 4.3e11, False),  # at 2^20 bytes, where the ceiling is 4e11
    (128, 1024, 4.5e11, True),
    (1024, 1024, 1.2e12, False),  # between 4e11 and 1e12
    (1024, 1024, 1.3e12, True),
    (2**19, 1024, 1.3e12, True),  # beyond the largest
    (1, 1024, 9e12, False),  # below the smallest, where nothing is known
])
def test_a_twin_above_its_ceilings_is_found(tmp_path, rows, cols, speed, is_above):
    size = 2 * rows * cols * 4
    row = case(rows=rows, cols=cols, time=2 * size / speed, sol=0.5)
    device, = devices_of(tmp_path, [header(), row])
    excess = device.twins_above_ceilings()
    assert len(excess.rows) == is_above
    assert excess.compared == (rows > 1)


def test_a_twin_that_mostly_reads_is_compared_with_the_ceiling_of_reading(tmp_path):
    slow_copies = [dict(ceiling, bytes_per_s=ceiling["bytes_per_s"] / 10)
                   if ceiling["direction"] == "copy" else ceiling for ceiling in ceilings()]
    size = 2**20
    counts = {"compulsory": {"read": size - 64, "write": 64},
              "modelled": {"read": size, "write": 64}, "measured": None}
    row = case(rows=128, cols=1024, time=2 * size / 3.9e11, sol=0.5, bytes=counts)
    device, = devices_of(tmp_path, [header(ceilings=slow_copies), row])
    assert not device.twins_above_ceilings().rows
    device, = devices_of(tmp_path, [header(ceilings=slow_copies),
                                    case(rows=128, cols=1024, time=2 * size / 3.9e11, sol=0.5)])
    assert device.twins_above_ceilings().most == pytest.approx(9.75)


def test_grid_is_complete(tmp_path):
    chapter = only_chapter(tmp_path, *grid())
    assert len(chapter.shapes) == 6 and len(chapter.conditions) == 2
    assert all(chapter.best(shape, condition).row.name == "alpha"
               for shape in chapter.shapes for condition in chapter.conditions)


@pytest.mark.parametrize("seconds, text", [(1.5e-9, "1.50 ns"), (1.2345e-5, "12.3 µs"),
                                           (0.25, "250 ms"), (1234.0, "1,234 s"), (None, "–")])
def test_times(seconds, text):
    assert units.time(seconds) == text


def test_other_units():
    assert units.gigabytes(4.27e12) == "4,270"
    assert units.percent(0.934) == "93%" and units.percent(0.0412) == "4.1%"
    assert units.percent(0.998) == "99.8%" and units.percent(1) == "100%"
    assert units.size(2**21) == "2 MiB" and units.size(1536) == "1.50 KiB"
    assert [units.short_count(n) for n in (1024, 114688, 2**20, 50257)] == ["1K", "112K", "1M",
                                                                             "50257"]
    assert units.significant(0) == "0" and units.significant(math.inf) == "∞"
