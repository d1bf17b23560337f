"""Time rooflines, rooflines and the table of their points: what is drawn, against the records."""

import csv
import io
from pathlib import Path

import pytest
from drawn import boxes
from synthetic import case, ceilings, header, rates, write

from roofmax_reports import analysis, cli, figures, rooflines, units
from roofmax_reports.figures import layout, points
from roofmax_reports.records import RecordError, read_runs

FIXED = {"fixed_cost_s": {"graph": 2e-6, "event": 5e-6}}


def devices(tmp_path, *entries):
    return analysis.by_device(read_runs([write(tmp_path / "a.jsonl", *entries)]))


def drawn(tmp_path, *cases, **changes):
    """The device, its time roofline and its roofline."""
    device, = devices(tmp_path, header(**{**FIXED, **changes}), *cases)
    time, intensity = figures.rooflines_of(device)
    assert time.name.endswith("softmax-time-roofline")
    assert intensity.name.endswith("softmax-roofline")
    return device, time, intensity


def panels(picture):
    return {axis.get_title(loc="left"): axis for axis in picture.figure.axes}


def dashed(axis, direction):
    """The line of a ceiling."""
    on, off = layout.CEILINGS[direction][1][:2]
    line, = [line for line in axis.lines if line.get_marker() == "None" and line._dash_pattern[1]
             and line._dash_pattern[1][0] / line._dash_pattern[1][1] == pytest.approx(on / off)]
    return line


def rounded(place):
    return tuple(round(float(value), 6) for value in place)


def marks(axis, marker="_"):
    return [rounded(place) for line in axis.lines if line.get_marker() == marker
            for place in zip(line.get_xdata(), line.get_ydata())]


def kernel_points(axis):
    """{(x, y): whether it stands in front}, without own roofs."""
    return {rounded(place): line.get_alpha() is None and line.get_color() != points.FAINT
            for line in axis.lines if line.get_marker() in layout.MARKERS
            for place in zip(line.get_xdata(), line.get_ydata())}


def legend(picture):
    return [text.get_text() for text in picture.figure.legends[0].get_texts()]


def numbers(axis):
    return {int(text.get_text()): text for text in axis.texts if text.get_text().isdigit()}


def key(axis):
    return [text.get_text() for text in axis.texts if "SOL" in text.get_text()]


def two_shapes(**changes):
    """8 KiB at a fifth of the speed of light, 8 MiB at four fifths; cold and hot."""
    return [case(kernel, rows, cols, time=times * time, sol=sol / times, cache=cache, **changes)
            for cache in ("cold", "hot") for rows, cols, time, sol in (
                (1, 1024, 10e-6, 0.2), (64, 16384, 40e-6, 0.8))
            for kernel, times in (("alpha", 1), ("beta", 2))]


# ---- Time rooflines ------------------------------------------------------------------------------


def test_times_stand_above_what_their_bytes_and_a_launch_cost(tmp_path):
    _, picture, _ = drawn(tmp_path, *two_shapes())
    assert list(panels(picture)) == ["fp32, cold", "fp32, hot"]
    for axis in panels(picture).values():
        found = kernel_points(axis)
        assert found == {(8192, 10): True, (2**23, 40): True, (8192, 20): False,
                         (2**23, 80): False}
        assert marks(axis) == [(8192, 2), (2**23, 32)], "of the fastest kernel's own twin"
        gaps, = axis.collections
        assert [list(map(rounded, gap)) for gap in gaps.get_segments()] == [
            [(8192, 2), (8192, 10)], [(2**23, 32), (2**23, 40)]]
        cost, = [line for line in axis.lines if list(line.get_xdata()) == [0, 1]]
        assert list(cost.get_ydata()) == [pytest.approx(2)] * 2
        assert axis.get_ylim()[0] < 2 and axis.get_ylim()[1] > 80


def test_roofs_are_straight_between_the_footprints_measured_and_end_there(tmp_path):
    measured = [{**ceiling, "bytes_per_s": ceiling["bytes_per_s"] * (
        3 if ceiling["cache"] == "hot" else 1)} for ceiling in ceilings(disturbed=(2**20,))]
    _, picture, _ = drawn(tmp_path, *two_shapes(), ceilings=measured)
    for title, times in (("fp32, cold", 1), ("fp32, hot", 3)):
        axis = panels(picture)[title]
        for direction in layout.CEILINGS:
            line = dashed(axis, direction)
            assert list(line.get_xdata()) == [2**16, 2**30], "without the one that was disturbed"
            assert list(line.get_ydata()) == pytest.approx(
                [2**16 / 1e11 * 1e6 / times, 2**30 / 1e12 * 1e6 / times])
        assert axis.get_xscale() == axis.get_yscale() == "log"


def test_without_ceilings_or_a_fixed_cost_none_are_drawn_or_named(tmp_path):
    _, picture, _ = drawn(tmp_path, *two_shapes(), ceilings=[], fixed_cost_s=None)
    assert legend(picture) == ["alpha", "beta", "own roof: SOL twin"]
    assert "Fixed cost" not in picture.caption and "Grey lines" not in picture.caption
    _, picture, _ = drawn(tmp_path, *two_shapes())
    assert legend(picture) == ["alpha", "beta", "own roof: SOL twin", "time to read",
                               "time to write", "time to copy", "fixed cost of a launch"]


def test_a_fixed_cost_far_below_all_times_is_told_and_not_drawn(tmp_path):
    _, picture, _ = drawn(tmp_path, *two_shapes(), fixed_cost_s={"graph": 9e-9})
    assert "by the same timer (9.00 ns, below the scale)." in picture.caption
    assert "fixed cost of a launch" not in legend(picture)
    for axis in picture.figure.axes:
        assert axis.get_ylim()[0] > 0.1
        assert not [line for line in axis.lines if list(line.get_xdata()) == [0, 1]]


def test_shapes_at_which_a_launch_dominates_are_counted(tmp_path):
    small = [{**entry, "flags": ["launch_bound"]} if entry["problem"]["rows"] == 1 else entry
             for entry in two_shapes()]
    _, picture, _ = drawn(tmp_path, *small)
    assert picture.finding == (
        "What any launch costs dominates at 1 of 2 shapes (fp32, cold), 1 of 2 shapes "
        "(fp32, hot): there the fastest kernel takes less than twice the fixed cost.")
    assert drawn(tmp_path, *two_shapes())[1].finding == ""


def test_rows_without_a_twin_have_a_point_and_no_roof(tmp_path):
    lone = [case(name, cols=cols, sol=None, sol_ci=None, twin_samples_s=[])
            for name in ("alpha", "beta") for cols in (1024, 2048)]
    device, time, intensity = drawn(tmp_path, *lone)
    for picture in (time, intensity):
        axis, = picture.figure.axes
        assert len(kernel_points(axis)) == 2 and not marks(axis) and not numbers(axis)
    assert {line["twin_s"] for line in table([device])} == {""}


# ---- Rooflines -----------------------------------------------------------------------------------


def test_the_gap_to_its_own_roof_is_the_sol_of_a_point(tmp_path):
    _, _, picture = drawn(tmp_path, *two_shapes())
    assert list(panels(picture)) == ["fp32, cold", "fp32, hot"]
    for axis in panels(picture).values():
        rate = {number: 4 * elements / time / 1e9 for number, elements, time in (
            (1, 1024, 10e-6), (2, 2**20, 40e-6))}
        front = {place for place, front in kernel_points(axis).items() if front}
        assert front == {rounded((1 / 3, rate[number])) for number in rate}
        roofs = {round(y, 6) for _, y in marks(axis)}
        assert roofs == {round(rate[1] / 0.2, 6), round(rate[2] / 0.8, 6)}
        assert key(axis) == ["1  SOL 20%  1 × 1024  alpha", "2  SOL 80%  64 × 16384  alpha"]
        # From the point to its lane, and up to the roof.
        brackets = [line for line in axis.lines if len(line.get_xdata()) == 3]
        assert sorted(line.get_ydata()[2] / line.get_ydata()[1] for line in brackets) == (
            pytest.approx([1 / 0.8, 1 / 0.2]))
        assert all(line.get_xdata()[0] == pytest.approx(1 / 3) for line in brackets)


def test_slanted_lines_are_those_of_the_cache_state(tmp_path):
    measured = ceilings() + [{**ceiling, "footprint_bytes": 2**31, "bytes_per_s": 5e12}
                             for ceiling in ceilings() if ceiling["cache"] == "hot"]
    _, _, picture = drawn(tmp_path, *two_shapes(), ceilings=measured)
    for title, speed in (("fp32, cold", 1000), ("fp32, hot", 5000)):
        line = dashed(panels(picture)[title], "copy")
        for x, y in zip(line.get_xdata(), line.get_ydata()):
            assert y / x == pytest.approx(speed)
    assert "2 GiB, the largest footprint" in picture.caption


SMALL_HOT = {"direction": "read", "cache": "hot", "footprint_bytes": 2**19, "bytes_per_s": 3e12,
             "kernel": "stream", "flags": []}


def slopes(axis):
    """GB/s of the slanted lines, those of memory once."""
    return {round(y / x) for line in axis.lines for x, y in zip(line.get_xdata(), line.get_ydata())
            if line.get_marker() == "None" and len(line.get_xdata()) == 2
            and list(line.get_xdata()) != [0, 1]}


def test_each_level_of_cache_has_a_slope_of_its_own(tmp_path):
    _, picture, _ = with_rates(tmp_path, *two_shapes(), rates=rates(l2=4e12, l1=2e13))
    for axis in picture.figure.axes:
        assert slopes(axis) == {1000, 4000, 20000}
        ends = {round(y / x): (x, y) for line in axis.lines if line.get_marker() == "None"
                for x, y in [(line.get_xdata()[-1], line.get_ydata()[-1])]}
        assert ends[20000] == pytest.approx((0.8, 16000)), "up to the fp32 units"
    assert {"L2: 4.00 TB/s", "L1: 20.0 TB/s"} <= set(legend(picture))
    assert "Line of L2: what it does in a second by itself" in picture.caption
    assert "Hot ceiling" not in picture.caption


@pytest.mark.parametrize("changes, expected", [
    ({"ceilings": ceilings() + [SMALL_HOT]}, {1000, 3000}),
    ({"ceilings": ceilings() + [{**SMALL_HOT, "cache": "cold"}]}, {1000}),
    ({"ceilings": ceilings() + [{**SMALL_HOT, "flags": ["contended"]}]}, {1000}),
    ({"ceilings": ceilings() + [{**SMALL_HOT, "bytes_per_s": 9e11}]}, {1000}),
    ({"ceilings": ceilings() + [{**SMALL_HOT, "footprint_bytes": 2**21}]}, {1000}),
    ({"ceilings": ceilings() + [SMALL_HOT], "rates": rates(disturbed=["l2"], l2=4e12)},
     {1000, 3000}),
    ({"ceilings": ceilings() + [SMALL_HOT], "rates": rates(l2=4e12)}, {1000, 4000}),
], ids=["held", "cold", "disturbed", "slower", "too large", "disturbed rate", "rate"])
def test_a_cache_that_was_not_measured_by_itself_has_the_best_hot_ceiling(
        tmp_path, changes, expected):
    device, picture, _ = with_rates(tmp_path, *two_shapes(), **changes)
    for axis in picture.figure.axes:
        assert slopes(axis) == expected
    is_fallback = 3000 in expected
    assert ("hot ceiling: 3.00 TB/s" in legend(picture)) == is_fallback
    assert ("Hot ceiling: read of 512 KiB that a cache holds" in picture.caption) == is_fallback
    assert {(line["roof_l2_bytes_per_s"], line["roof_hot_ceiling_bytes_per_s"])
            for line in table([device])} == {("4000000000000" if 4000 in expected else "",
                                              "3000000000000" if is_fallback else "")}


def texts(axis):
    return [text.get_text() for text in axis.texts]


def level(axis):
    """The heights of the lines that cross the panel."""
    return [line.get_ydata()[0] for line in axis.lines if list(line.get_xdata()) == [0, 1]]


def with_rates(tmp_path, *cases, **changes):
    """The device, its roofline, and its exponential roofline if there is one."""
    device, = devices(tmp_path, header(**{**FIXED, "rates": rates(), **changes}), *cases)
    _, *found = figures.rooflines_of(device)
    return device, *found


def test_a_roof_of_arithmetic_lies_across_the_panels_with_its_name_above(tmp_path):
    _, picture, _ = with_rates(tmp_path, *two_shapes())
    for axis in picture.figure.axes:
        assert level(axis) == [pytest.approx(16000)], "GFLOP/s, two for each multiply-add"
        assert "fp32 multiply-adds: 16.0 TFLOP/s" in texts(axis)
        assert axis.get_ylim()[1] > 16000
    assert "Horizontal line: 16.0 TFLOP/s" in picture.caption
    assert "No compute roof" not in picture.caption


def test_a_roof_of_arithmetic_far_above_all_points_is_told_and_not_drawn(tmp_path):
    _, picture, _ = with_rates(tmp_path, *two_shapes(), rates=rates(times=1e4))
    for axis in picture.figure.axes:
        assert not level(axis) and axis.get_ylim()[1] < 1e5
    assert "Above the scale: 160,000 TFLOP/s" in picture.caption


@pytest.mark.parametrize("changes", [
    {"rates": None}, {"rates": []}, {"rates": rates(disturbed=["fp32_fma", "exp"])}])
def test_without_rates_no_roof_of_a_unit_is_drawn_or_named(tmp_path, changes):
    _, picture = with_rates(tmp_path, *two_shapes(), **changes)
    assert not any(map(level, picture.figure.axes))
    assert "No compute roof is measured" in picture.caption


def test_what_computes_in_matrices_has_no_fp32_roof(tmp_path):
    rows = [{**entry, "compulsory": {"flops": {"fp32": 1e6, "matrix": 1e9}, "exponentials": 1e6}}
            for entry in two_shapes()]
    _, picture, _ = with_rates(tmp_path, *rows)
    assert not any(map(level, picture.figure.axes))
    assert "No compute roof is measured" in picture.caption


# ---- Exponential rooflines -----------------------------------------------------------------------


def span_of(patch):
    """Of what `axvspan` makes: a polygon, since matplotlib 3.9 a rectangle."""
    x = patch.get_patch_transform().transform_path(patch.get_path()).vertices[:, 0]
    return x.min(), x.max()


def test_exponentials_stand_below_memory_and_their_unit(tmp_path):
    _, _, picture = with_rates(tmp_path, *two_shapes())
    assert picture.name.endswith("softmax-exponential-roofline")
    assert picture.data == rooflines.TABLE
    assert list(panels(picture)) == ["fp32, cold", "fp32, hot"]
    for axis in picture.figure.axes:
        points = {rounded(place) for line in axis.lines if line.get_marker() == "o"
                  for place in zip(line.get_xdata(), line.get_ydata())}
        assert points == {rounded((1 / 12, exponentials / time / 1e9))
                          for exponentials, time in ((1024, 10e-6), (1024, 20e-6),
                                                     (2**20, 40e-6), (2**20, 80e-6))}
        assert level(axis) == [pytest.approx(1000)] and axis.get_ylim()[1] > 1000
        assert texts(axis) == ["exponential unit: 1.00 T/s"]
        # 1e12 bytes a second, up to one exponential a byte, and from there on the unit binds.
        line = dashed(axis, "copy")
        assert (line.get_xdata()[-1], line.get_ydata()[-1]) == pytest.approx((1, 1000))
        assert line.get_ydata()[0] / line.get_xdata()[0] == pytest.approx(1000)
        beyond, = axis.patches
        assert span_of(beyond)[0] == pytest.approx(1)
        assert axis.get_xlim()[0] < 1 / 12 and axis.get_xlim()[1] > 1
    assert legend(picture)[-1] == "the exponential unit binds, not memory"


def test_a_hot_panel_shows_where_the_unit_binds_what_a_cache_holds(tmp_path):
    _, _, picture = with_rates(tmp_path, *two_shapes(), rates=rates(l2=4e12, l1=2e13))
    cold, hot = (panels(picture)[f"fp32, {cache}"] for cache in ("cold", "hot"))
    beyond, = cold.patches
    assert span_of(beyond)[0] == pytest.approx(1) and slopes(cold) == {1000}
    assert slopes(hot) == {1000, 4000}
    spans = sorted(map(span_of, hot.patches))
    assert spans == [(pytest.approx(0.25), pytest.approx(1)),
                     (pytest.approx(1), pytest.approx(hot.get_xlim()[1]))]
    assert legend(picture)[-2:] == ["the exponential unit binds, not memory",
                                    "it binds, if a cache holds the bytes"]


@pytest.mark.parametrize("times, bound, share", [(1, "none", "3.3%"), (0.02, "2", "164%")])
def test_whether_the_exponential_unit_binds_is_counted(tmp_path, times, bound, share):
    """2^20 exponentials take 1.05 us of the 32 us of their twin, or 52."""
    _, _, picture = with_rates(tmp_path, *two_shapes(), rates=rates(times))
    assert picture.finding == (
        f"The exponential unit binds {bound} of the 4 fastest kernels that SOL judges: by itself "
        f"it would need at most {share} of the time of their SOL twins (alpha at 64 × 16384, "
        "fp32, cold).")


def test_without_ceilings_points_have_the_roof_of_the_unit_alone(tmp_path):
    _, _, picture = with_rates(tmp_path, *two_shapes(), ceilings=[])
    for axis in picture.figure.axes:
        assert len(level(axis)) == 1 and not axis.patches
    assert legend(picture) == ["fastest kernel of a shape", "slower kernels"]
    assert "Slanted" not in picture.caption


def test_what_needs_no_exponentials_has_no_exponential_roofline(tmp_path):
    rows = [{**entry, "modelled": {"flops": 1e6, "exponentials": count, "launches": 1}}
            for entry, count in zip(two_shapes(), (0, None) * 4)]
    assert len(with_rates(tmp_path, *rows)) == 2


# ---- What is numbered ----------------------------------------------------------------------------


def crowd(shapes=120, kernels=("alpha", "beta", "gamma"), **changes):
    """All of one intensity, many of one size: nothing keeps the points apart."""
    return [case(kernel, 2**(place % 12), 2**(20 - place % 12) + 64 * (place // 40),
                 problem={"rows": 2**(place % 12), "cols": 2**(20 - place % 12), "stride": place},
                 time=1e-5 * (1 + slower) * (1 + place % 5),
                 sol=(0.3 + 0.005 * place) / (1 + slower), **changes)
            for place in range(shapes) for slower, kernel in enumerate(kernels)]


def test_the_furthest_from_their_own_roof_and_the_nearest_are_numbered(tmp_path):
    for picture in drawn(tmp_path, *crowd())[1:]:
        axis, = picture.figure.axes
        assert sorted(numbers(axis)) == list(range(1, 12))
        shares = [line.split()[2] for line in key(axis)]
        assert shares == [units.percent(0.3 + 0.005 * place) for place in (*range(10), 119)]
        assert "the 10 that are furthest below their own roof and the one" in picture.caption


@pytest.mark.parametrize("cases", [
    crowd(), crowd(kernels=[f"kernel_{index:02}" for index in range(22)], shapes=40),
    crowd() + crowd(cache="hot") + crowd(dtype="fp16", dtype_out="fp16"),
    crowd(shapes=9), two_shapes(),
    [case(f"kernel_with_a_long_name_{index}", rows=2**index, cols=2**20,
          variant="threads=1024,vectors=16,stages=4,reread=reverse", default_variant=False,
          problem={"rows": 2**index, "cols": 2**20, "stride": 2**21, "direction": "backward",
                   "distribution": "spikes"}, cache=cache)
     for index in range(12) for cache in ("cold", "hot")],
], ids=["rows", "kernels", "panels", "few", "two", "long"])
def test_no_text_of_a_crowded_roofline_touches_another(tmp_path, cases):
    device, = devices(tmp_path, header(**FIXED, rates=rates()), *cases)
    pictures = figures.rooflines_of(device)
    assert len(pictures) == 3
    for picture in pictures:
        extents = boxes(picture.figure)
        assert len(extents) > 10, picture.name
        width, height = picture.figure.canvas.get_width_height()
        for place, (text, box) in enumerate(extents):
            assert box.x0 >= -1 and box.y0 >= -1, text
            assert box.x1 <= width + 1 and box.y1 <= height + 1, text
            for other, other_box in extents[:place]:
                apart = (box.x0 >= other_box.x1 - 0.5 or other_box.x0 >= box.x1 - 0.5
                         or box.y0 >= other_box.y1 - 0.5 or other_box.y0 >= box.y1 - 0.5)
                assert apart, (picture.name, text.get_text(), other.get_text())


def test_numbers_stand_inside_their_panels(tmp_path):
    for picture in drawn(tmp_path, *crowd(), *crowd(cache="hot"))[1:]:
        extents = dict(boxes(picture.figure))
        for axis in picture.figure.axes:
            assert len(numbers(axis)) == 11
            for text in numbers(axis).values():
                box = extents[text]
                assert axis.bbox.x0 <= box.x0 and box.x1 <= axis.bbox.x1
                assert axis.bbox.y0 <= box.y0 and box.y1 <= axis.bbox.y1


def test_rows_whose_bytes_were_counted_are_numbered_first(tmp_path):
    rows = [{**entry, "bytes": {"compulsory": {"read": 2**22, "write": 2**22},
                                "modelled": {"read": 2**22, "write": 2**22},
                                "measured": {"dram_read": 2**22, "dram_write": 2**22, "l2": 2**24}}}
            if place >= 100 * 3 and place % 3 == 0 and place < 105 * 3 else entry
            for place, entry in enumerate(crowd())]
    for picture in drawn(tmp_path, *rows)[1:]:
        axis, = picture.figure.axes
        shares = [line.split()[2] for line in key(axis)]
        assert shares == [units.percent(0.3 + 0.005 * place)
                          for place in (*range(100, 105), *range(5), 119)]
        assert len(arrows(axis)) == 5 * 2
        assert "of each shape, first those of which bytes were counted, the 10" in picture.caption


def test_rows_that_sol_does_not_judge_are_not_numbered(tmp_path):
    flagged = [case(name, cols=cols, sol=sol, flags=flags) for name in ("alpha", "beta")
               for cols, sol, flags in ((1024, 0.1, ["launch_bound"]), (2048, 1.2, ["above_twin"]),
                                        (4096, 0.5, ["wide"]))]
    for picture in drawn(tmp_path, *flagged)[1:]:
        axis, = picture.figure.axes
        assert key(axis) == ["1  SOL 50%  64 × 4096  alpha"]
        assert "launch_bound or above_twin" in picture.caption


def test_kernels_without_a_colour_of_their_own_are_grey_and_named_together(tmp_path):
    names = [f"kernel_{index:02}" for index in range(12)]
    for picture in drawn(tmp_path, *crowd(shapes=6, kernels=names))[1:]:
        shown = [name for name in legend(picture) if "kernel" in name]
        assert shown == ["kernel_00", "slower kernels"]
        axis, = picture.figure.axes
        grey, = [line for line in axis.lines if line.get_color() == points.FAINT]
        assert len(grey.get_xdata()) == 6 * 11
    few = drawn(tmp_path, *crowd(shapes=6, kernels=names[:8]))[1]
    assert [name for name in legend(few) if "kernel" in name] == names[:8]


def test_tunings_that_win_nowhere_are_only_in_the_table(tmp_path):
    tuned = [case("alpha", 1, 1024, variant="n=2", default_variant=False, time=1e-3, cache=cache)
             for cache in ("cold", "hot")]
    device, *found = drawn(tmp_path, *two_shapes(), *tuned)
    for picture in found:
        assert ("Tuning variants that neither win nor come next anywhere (1) are in the tables "
                "only.") in picture.caption
        assert not any("n=2" in name for name in legend(picture))
    assert [line["variant"] for line in table([device])].count("n=2") == 2
    assert not any("Tuning variants" in each.caption for each in drawn(tmp_path, *two_shapes())[1:])


def test_lines_and_marks_are_told_apart_in_grey(tmp_path):
    for picture in drawn(tmp_path, *two_shapes(bytes=counted()))[1:]:
        handles = picture.figure.legends[0].get_lines()
        looks = [(handle.get_marker(), str(handle._dash_pattern if handle.get_linestyle() != "None"
                                           else None)) for handle in handles]
        assert len(set(looks)) == len(looks) > 5


# ---- What the device counted ---------------------------------------------------------------------


def counted(dram_read=5 * 2**19, dram_write=2**19, l2=2**23):
    size = 64 * 1024 * 4
    return {"compulsory": {"read": size, "write": size},
            "modelled": {"read": 2 * size, "write": size},
            "measured": {"dram_read": dram_read, "dram_write": dram_write, "l2": l2}}


def arrows(axis):
    return [(text.xyann, text.xy) for text in axis.texts if hasattr(text, "arrow_patch")]


def test_arrows_lead_from_modelled_to_counted_bytes(tmp_path):
    l1 = 2**24
    rows = [case(name, cache=cache, time=10e-6 * slower, bytes=counted(),
                 counters={"l1tex__t_bytes.sum": l1, "sm__cycles": None})
            for cache in ("cold", "hot") for slower, name in ((1, "alpha"), (2, "b"), (3, "c"),
                                                              (4, "d"))]
    modelled, dram, l2, flops = 3 * 2**18, 3 * 2**20, 2**23, 4 * 64 * 1024
    _, time, intensity = drawn(tmp_path, *rows)
    for picture, place, y in (
            (time, lambda amount: amount, 10), (intensity, lambda amount: flops / amount,
                                                flops / 10e-6 / 1e9)):
        for axis in picture.figure.axes:
            assert arrows(axis) == [((pytest.approx(place(modelled)), pytest.approx(y)),
                                     (pytest.approx(place(level)), pytest.approx(y)))
                                    for level in (dram, l2, l1)], "of the fastest kernel"
            low, high = axis.get_xlim()
            assert all(low < place(level) < high for level in (dram, l2, l1)) and high / low < 99
        assert list(panels(picture)) == ["fp32, cold", "fp32, hot"]
        assert legend(picture)[-3:] == ["counted: DRAM", "counted: L2", "counted: L1"]
        assert "that the device counted" in picture.caption
    of_levels = "The end of an arrow belongs to the line of its own level."
    assert of_levels not in intensity.caption, "no cache has a line"
    intensity = with_rates(tmp_path, *rows, rates=rates(l2=4e12))[1]
    assert of_levels in intensity.caption


@pytest.mark.parametrize("cache", ["cold", "hot"])
@pytest.mark.parametrize("dram, size, is_shown", [
    (2**22, 2**23, True), (2**18, 2**20, True), (2**18 - 2, 2**10, False), (2**20, 2**24, False)])
def test_few_bytes_of_memory_have_no_arrow_in_whatever_state(tmp_path, cache, dram, size, is_shown):
    both = {"read": size // 2, "write": size // 2}
    moved = {"compulsory": both, "modelled": both,
             "measured": {"dram_read": dram, "dram_write": 0, "l2": size}}
    for picture in drawn(tmp_path, *[case(name, cols=cols, cache=cache, bytes=moved)
                                     for name in "ab" for cols in (1024, 2048)])[1:]:
        assert ("counted: DRAM" in legend(picture)) == is_shown
        assert "counted: L2" in legend(picture)


@pytest.mark.parametrize("measured", [
    None, {"dram_read": None, "dram_write": None, "l2": None},
    {"dram_read": 0, "dram_write": 0, "l2": 0}, {"dram_read": 4096, "dram_write": None}])
def test_nothing_counted_no_arrow(tmp_path, measured):
    rows = [case(name, cols=cols, bytes={**counted(), "measured": measured})
            for name in ("alpha", "beta") for cols in (1024, 2048)]
    for picture in drawn(tmp_path, *rows)[1:]:
        assert not arrows(picture.figure.axes[0])
        assert not any("counted" in name for name in legend(picture))
        assert "counted." not in picture.caption


# ---- The table -----------------------------------------------------------------------------------


def table(found):
    return list(csv.DictReader(io.StringIO(rooflines.as_csv(found).decode("utf-8"), newline="")))


def test_the_table_has_every_timed_row_exactly(tmp_path):
    size = 64 * 1024 * 4
    row = case("alpha", variant='threads=64,name="x"', time=1.25e-05, sol=0.3, bound_by="memory",
               flags=["wide", "noisy"], bytes=counted(l2=None),
               counters={"l1tex__t_bytes.sum": 2.0**21})
    slow = case("beta", time=3e-05, bytes=None, modelled=None, time_ci_s=None, sol=0.125,
                sol_ci=None)
    measured = rates(disturbed=["exp"], l2=4e12, l1=2e13)
    found = devices(tmp_path, header(**FIXED, rates=measured), slow, row,
                    case("wrong", disposition="incorrect"))
    first, second = table(found)
    assert first == {
        "device": "Made-up Device", "operation": "softmax", "kernel": "alpha",
        "variant": 'threads=64,name="x"', "dtype": "fp32", "dtype_out": "fp32",
        "problem": "64 × 1024", "key": row["key"], "cache": "cold", "timer": "graph",
        "is_fastest": "yes", "flags": "wide", "compulsory_read_bytes": str(size),
        "compulsory_write_bytes": str(size), "modelled_read_bytes": str(2 * size),
        "modelled_write_bytes": str(size), "measured_dram_read_bytes": str(5 * 2**19),
        "measured_dram_write_bytes": str(2**19), "measured_l2_bytes": "",
        "measured_l1_bytes": str(2**21),
        "modelled_flops": "262144", "modelled_exponentials": "65536",
        "intensity_flop_per_byte": repr(262144 / (3 * size)),
        "flop_per_s": first["flop_per_s"],
        "intensity_exponential_per_byte": repr(65536 / (3 * size)),
        "exponential_per_s": "5242880000", "time_s": "1.25e-05",
        "time_low_s": repr(1.25e-05 * 0.99), "time_high_s": repr(1.25e-05 * 1.01), "twin_s": repr(0.3 * 1.25e-05), "sol": "0.3",
        "sol_low": repr(0.3 * 0.99), "sol_high": repr(0.3 * 1.01), "fixed_cost_s": "2e-06",
        "roof_bytes_per_s": first["roof_bytes_per_s"], "roof": "stream", "bound_by": "memory",
        "roof_l2_bytes_per_s": "4000000000000", "roof_hot_ceiling_bytes_per_s": "",
        "roof_l1_bytes_per_s": "20000000000000",
        "roof_flop_per_s": "16000000000000", "roof_exponential_per_s": ""}
    assert float(first["flop_per_s"]) == pytest.approx(262144 / 1.25e-05)
    assert float(first["roof_bytes_per_s"]) == pytest.approx(2 * size / (0.3 * 1.25e-05))
    assert second["is_fastest"] == "no" and second["twin_s"] == "3.75e-06"
    absent = {name for name, value in second.items() if value == ""}
    assert absent == {"variant", "flags", "bound_by", "time_low_s", "time_high_s", "sol_low",
                      "sol_high", "intensity_flop_per_byte", "flop_per_s", "roof_bytes_per_s",
                      "intensity_exponential_per_byte", "exponential_per_s",
                      "roof_exponential_per_s", "roof_hot_ceiling_bytes_per_s",
                      *(name for name in second if name.endswith("_bytes")), "modelled_flops",
                      "modelled_exponentials"}


def test_a_fixed_cost_is_that_of_the_rows_run_and_timer(tmp_path):
    found = devices(tmp_path, header(run="one", fixed_cost_s={"graph": 1e-6}),
                    case("a", run="one"), case("b", run="one", timer="event"),
                    header(run="two", fixed_cost_s={"graph": 3e-6}), case("c", run="two"),
                    header(run="three"), case("d", run="three"))
    assert {line["kernel"]: line["fixed_cost_s"] for line in table(found)} == {
        "a": "1e-06", "b": "", "c": "3e-06", "d": ""}


def test_a_fixed_cost_that_is_no_number_is_refused(tmp_path):
    path = write(tmp_path / "a.jsonl", header(fixed_cost_s={"graph": "much"}), case())
    with pytest.raises(RecordError, match="fixed_cost_s: key 'graph'"):
        read_runs([path])


def test_the_table_stands_beside_the_page_and_pictures_link_to_it(tmp_path):
    path = write(tmp_path / "a.jsonl", header(**FIXED), *two_shapes())
    assert cli.main([path, "--out", str(tmp_path / "out")]) == 0
    text = (tmp_path / "out" / "report.html").read_text("utf-8")
    for name in ("time-roofline", "softmax-roofline"):
        figure = text.partition(f'{name}">')[2].partition("</figure>")[0]
        assert '<a href="rooflines.csv">rooflines.csv</a> beside this page' in figure
    assert text.count('href="rooflines.csv"') == 2
    written = (tmp_path / "out" / "rooflines.csv").read_bytes()
    assert written == rooflines.as_csv(analysis.by_device(read_runs([path])))
    assert written.count(b"\r\n") == 1 + len(two_shapes())


def test_without_timed_rows_there_is_no_table(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case(disposition="skipped"))
    assert cli.main([path, "--out", str(tmp_path / "out")]) == 0
    assert not (tmp_path / "out" / "rooflines.csv").exists()


def test_published_records_have_a_point_for_every_timed_row():
    runs = read_runs([str(Path(__file__).parents[1] / "records" / "cpu" / "quick.jsonl")])
    found = analysis.by_device(runs)
    lines = table(found)
    rows = {row.key: row for run in runs for row in run.rows if row.timed}
    assert len(lines) == len(rows) > 50
    for line in lines:
        row = rows[line["key"]]
        assert float(line["time_s"]) == row.median_s and float(line["sol"]) == row.sol
        assert float(line["twin_s"]) / float(line["time_s"]) == pytest.approx(row.sol)
        moved = int(line["compulsory_read_bytes"]) + int(line["compulsory_write_bytes"])
        assert moved / float(line["twin_s"]) == pytest.approx(float(line["roof_bytes_per_s"]))
        assert float(line["fixed_cost_s"]) == runs[0].header["fixed_cost_s"]["wall"]


@pytest.mark.parametrize("low, high", [(100, 330), (3e7, 1e8), (1e6, 3e6), (1e3, 1e9), (1e3, 1e12)])
def test_an_axis_of_bytes_has_labels_that_do_not_crowd(low, high):
    figure, (axis,) = layout.add_panels(1, 1, (4, 2), left=0.8, gap=(0, 0), top=0.3, bottom=0.6)
    layout.show_bytes_axis(axis, low, high)
    assert axis.get_xlim() == (low, high)
    assert 1 <= len(axis.get_xticks()) <= 10
    if high / low >= 4:
        assert len(axis.get_xticks()) >= 2
