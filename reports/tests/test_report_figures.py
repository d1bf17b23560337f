"""Maps of winners, one pass against two, registers against occupancy: the figures computed for the
plots."""

from itertools import combinations

import pytest
from drawn import boxes, require_legible
from synthetic import axis as axis_of
from synthetic import case, header, write

from roofmax_reports import analysis, figures
from roofmax_reports.figures import heat_map as heat_maps
from roofmax_reports.figures import occupancy as occupancy_figures
from roofmax_reports.figures import one_pass as one_pass_figures
from roofmax_reports.figures import winner_map as winner_maps
from roofmax_reports.records import read_runs


def moved(reads, rows, cols):
    size = rows * cols * 4
    return {"compulsory": {"read": size, "write": size},
            "modelled": {"read": reads * size, "write": size}}


def timed(kernel, reads, cols, time, rows=64, **changes):
    return case(kernel, rows, cols, time=time, bytes=moved(reads, rows, cols), **changes)


def chapter_of(tmp_path, *cases, **device):
    top = header()
    top["device"].update(device)
    found, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", top, *cases)]))
    chapter, = found.chapters
    return found, chapter


def duels(tmp_path, *cases, documented_only=False, **device):
    found, chapter = chapter_of(tmp_path, *cases, **device)
    return one_pass_figures.duels(found, chapter, chapter.conditions[0], documented_only)


def test_algorithms_are_told_apart_by_their_bytes_alone(tmp_path):
    duel, = duels(tmp_path, timed("two_pass", 1, 1024, 3e-6),
                  timed("register_cache", 2, 1024, 2e-6), timed("three", 3, 1024, 1e-6),
                  case("unknown", cols=1024, bytes=None, time=1e-7))
    assert (duel.once.kernel, duel.twice.kernel) == ("two_pass", "register_cache")
    assert duel.ratio.value == pytest.approx(1.5) and duel.ratio.side == 1


def test_the_fastest_of_each_kind_meet_and_shapes_with_one_kind_are_left_out(tmp_path):
    duel, = duels(tmp_path, timed("a", 1, 1024, 4e-6), timed("b", 1, 1024, 3e-6),
                  timed("c", 2, 1024, 2e-6), timed("d", 2, 1024, 5e-6), timed("a", 1, 2048, 1e-6))
    assert (duel.once.kernel, duel.twice.kernel) == ("b", "c")


def test_tunings_count_only_where_asked_for(tmp_path):
    cases = [timed("a", 1, 1024, 4e-6), timed("b", 2, 1024, 2e-6),
             timed("a", 1, 1024, 1e-6, variant="n=2", default_variant=False)]
    assert duels(tmp_path, *cases, documented_only=True)[0].ratio.value == pytest.approx(2)
    assert duels(tmp_path, *cases)[0].ratio.value == pytest.approx(0.5)


def resident(rows, blocks, **changes):
    launch = {"grid": rows, "threads": 256, "registers": 40, "blocks_per_sm": blocks, **changes}
    return {"registers": 40, "occupancy": 0.5, "launches": [launch]}


def test_rows_in_flight_are_those_of_the_resident_blocks(tmp_path):
    row_bytes = 1024 * 4
    for static, expected in ((resident(64, 2), 20 * row_bytes), (resident(64, 100), 64 * row_bytes),
                             (resident(64, 2, grid=7), 64 * row_bytes), (None, 64 * row_bytes)):
        duel, = duels(tmp_path, timed("a", 1, 1024, 1e-6), timed("b", 2, 1024, 1e-6, static=static),
                      processors=10)
        assert duel.in_flight_bytes == expected


def test_rows_in_flight_are_counted_over_all_batch_axes(tmp_path):
    problem = {"b": 2, "heads": 4, "sq": 8, "sk": 1024}
    cases = [timed(kernel, reads, 1024, 1e-6, operation="masked_softmax", problem=problem,
                   static=resident(64, 1)) for kernel, reads in (("a", 1), ("b", 2))]
    duel, = duels(tmp_path, *cases, processors=10)
    assert duel.in_flight_bytes == 10 * 1024 * 4


def one_pass(tmp_path, *cases, **device):
    found, chapter = chapter_of(tmp_path, *cases, **device)
    return one_pass_figures.one_pass_against_two(found, chapter)


def test_the_place_where_the_cache_is_outgrown_is_marked_and_named(tmp_path):
    cases = []
    for cols, once in ((1024, 1e-6), (4096, 1e-6), (16384, 3e-6)):
        cases += [timed("a", 1, cols, once), timed("b", 2, cols, 2e-6)]
    picture, = one_pass(tmp_path, *cases, cache_bytes=64 * 8192 * 4)  # 64 rows of 8192
    axis, = picture.figure.axes
    star = next(line for line in axis.lines if line.get_marker() == "*")
    assert star.get_xdata() == [pytest.approx(8192)]
    assert star.get_ydata() == [pytest.approx((0.5 * 1.5) ** 0.5)]
    assert "takes longer at 1 of 3 shapes and less time at 2" in picture.finding
    assert "at worst 1.50× the time at 64 × 16384 (a against b)" in picture.finding
    assert "at 0 of 2 where the rows in flight fit" in picture.finding
    assert "at 1 of 1 where they do not" in picture.finding
    assert "lack the number of resident blocks" in picture.caption


def test_without_both_kinds_there_is_no_picture(tmp_path):
    assert one_pass(tmp_path, timed("a", 1, 1024, 1e-6)) == []
    assert one_pass(tmp_path, case("a", bytes=None)) == []


def test_on_a_cpu_other_things_than_passes_differ(tmp_path):
    cases = [timed(kernel, reads, cols, 1e-6)
             for kernel, reads in (("threads_and_vectors", 1), ("listing", 2))
             for cols in (1024, 2048, 4096)]
    assert one_pass(tmp_path, *cases) and one_pass(tmp_path, *cases, kind="cpu") == []


def test_records_without_a_cache_size_have_no_mark(tmp_path):
    cases = [timed(kernel, reads, cols, 1e-6) for kernel, reads in (("a", 1), ("b", 2))
             for cols in (1024, 4096, 2**20)]
    picture, = one_pass(tmp_path, *cases, cache_bytes=None)
    axis, = picture.figure.axes
    assert all(line.get_marker() != "*" for line in axis.lines)
    assert "cache" not in picture.finding


def occupancy(tmp_path, *cases):
    found, chapter = chapter_of(tmp_path, *cases)
    return occupancy_figures.registers_against_occupancy(found, chapter)


def facts(registers, share):
    return {"registers": registers, "shared_bytes": 2048, "occupancy": share}


def test_registers_and_occupancy_at_the_largest_shape_that_most_can_do(tmp_path):
    picture, = occupancy(
        tmp_path, case("a", cols=1024, static=facts(20, 1.0)),
        case("b", cols=1024, static=facts(20, 1.0)),
        case("a", cols=4096, time=1e-6, sol=0.9, static=facts(36, 0.75)),
        case("b", cols=4096, time=3e-6, sol=0.3, static=facts(250, 0.125)),
        case("c", cols=4096, time=2e-6), case("a", cols=8192, static=facts(36, 0.75)))
    axis, = picture.figure.axes
    assert {(line.get_xdata()[0], line.get_ydata()[0]) for line in axis.lines} == {
        (36, 75), (250, 12.5)}
    sizes = {line.get_xdata()[0]: line.get_markersize() for line in axis.lines}
    assert sizes[36] > sizes[250], "larger marks mean higher SOL"
    assert "the fastest, a, has 36 registers and 75% occupancy" in picture.finding
    assert "the slowest, b, 3.00× its time, has 250 registers and 12% occupancy" in picture.finding
    assert "of pairs that differ in occupancy and in time" in picture.finding
    assert "faster in 1 of 1." in picture.finding


def test_records_without_static_facts_have_no_such_picture(tmp_path):
    assert occupancy(tmp_path, case("a"), case("b")) == []
    assert occupancy(tmp_path, case("a", static=facts(20, 1.0)), case("b")) == []


def scattered(count=13):
    """Rows and lengths that occur once; a kernel that is fastest at the long ones, and one that is
    at the others."""
    cases = []
    for number in range(count):
        rows, cols = 3 + 7 * number, round(20 * 2.3**(count - number))
        reads = 1 if number % 3 else 2
        is_long = number < 4
        cases += [timed("streams", 2, cols, (1 if is_long else 3) * 1e-6, rows, sol=0.9),
                  timed("holds", reads, cols, 2e-6, rows, sol=0.4),
                  timed("holds", reads, cols, 2.5e-6, rows, variant="n=2", default_variant=False)]
    return cases


def with_auto(cases):
    """Where it takes "holds" at the long rows, too."""
    return [*cases, *({**each, "kernel": "auto", "chosen": "holds",
                       "key": each["key"].replace("/holds/", "/auto/")}
                      for each in cases if each["kernel"] == "holds" and not each["variant"])]


def points_of(axis):
    return {line.get_marker(): len(line.get_xdata()) for line in axis.lines}


def test_shapes_that_make_no_grid_are_points_of_their_fastest_kernel(tmp_path):
    device, chapter = chapter_of(tmp_path, *scattered())
    assert chapter.is_scattered
    best, *others = [each for each in figures.pictures_of(device)
                     if each.name.endswith(("-best", "one-pass")) or "bandwidth" in each.name]
    named, shaded, _ = best.figure.axes
    assert sorted(points_of(named).values()) == [4, 9]
    assert sorted(text.get_text() for text in best.figure.legends[0].get_texts()) == [
        "holds (9)", "streams (4)"]
    places = {tuple(place) for place in shaded.collections[0].get_offsets().tolist()}
    assert places == {(row.problem["cols"], row.problem["rows"]) for row in device.rows}
    assert sorted(shaded.collections[0].get_array()) == [0.4] * 9 + [0.9] * 4
    assert "holds (at 9 of 13 shapes; 2 kernels" in best.finding
    require_legible(best)
    one_pass, = others
    assert one_pass.name.endswith("one-pass"), "no panel of bandwidths has a line"
    assert [text.get_text() for text in one_pass.figure.legends[0].get_texts()] == ["a shape"]
    assert points_of(one_pass.figure.axes[0])["o"] == 8


def test_shapes_at_which_auto_loses_are_numbered_the_worst_first(tmp_path):
    cases = with_auto(scattered())
    slowest = next(each for each in cases if each["kernel"] == "streams")
    slowest.update(median_s=0.5e-6, time_ci_s=[0.5e-6, 0.5e-6], samples_s=[0.5e-6])
    device, chapter = chapter_of(tmp_path, *cases)
    picture, = winner_maps.winner_map(device, chapter)
    told = [text.get_text() for text in picture.figure.axes[0].texts if ":" in text.get_text()]
    shape = f"{slowest['problem']['rows']} × {slowest['problem']['cols']}"
    assert told[0] == f"1  4.00×  {shape}: auto took holds, 2.00 µs; fastest is streams, 500 ns"
    assert [line[:8] for line in told[1:]] == ["2  2.00×", "3  2.00×", "4  2.00×"]
    assert "where auto loses most" in [text.get_text()
                                       for text in picture.figure.legends[0].get_texts()]
    require_legible(picture)
    numbers = [box for text, box in boxes(picture.figure) if text.get_text() in set("1234")
               and text.axes is picture.figure.axes[0]]
    assert len(numbers) == 4
    assert not any(one.overlaps(other) for one, other in combinations(numbers, 2))


def test_few_shapes_and_those_with_neighbours_stay_a_grid(tmp_path):
    for cases in (scattered(11), [timed("a", 1, cols, 1e-6, rows) for rows in range(1, 8)
                                  for cols in (64, 96)]):
        device, chapter = chapter_of(tmp_path, *cases)
        assert not chapter.is_scattered
        assert any("bandwidth" in each.name for each in figures.pictures_of(device))


def masked(tmp_path, *problems, axes=None):
    """A device with these problems of masked softmax, and their chapter."""
    cases = [case("a", operation="masked_softmax", problem=problem, key=None)
             for problem in problems]
    changes = {} if axes is None else {
        "operations": {"masked_softmax": {"summary": "s", "formula": "f", "axes": axes}}}
    found, = analysis.by_device(
        read_runs([write(tmp_path / "m.jsonl", header(**changes), *cases)]))
    chapter, = found.chapters
    return found, chapter


def test_rows_of_several_batch_axes_are_those_of_all_together(tmp_path):
    problems = [{"b": 2 + number, "heads": 1 if number % 2 else 3, "sq": sk if number % 3 else 5,
                 "sk": sk} for number, sk in enumerate(range(40, 40 + 7 * 13, 7))]
    device, chapter = masked(tmp_path, *problems)
    assert chapter.is_scattered
    picture, = winner_maps.winner_map(device, chapter)
    named, shaded = picture.figure.axes[:2]
    assert named.get_ylabel() == "b × heads × sq"
    places = {tuple(place) for place in shaded.collections[0].get_offsets().tolist()}
    assert places == {(each["sk"], each["b"] * each["heads"] * each["sq"]) for each in problems}


def test_lengths_of_one_group_are_a_line_though_each_has_rows_of_its_own(tmp_path):
    _, chapter = masked(tmp_path, *({"b": 8, "heads": 4, "sq": size, "sk": size}
                                    for size in range(128, 128 * 14, 128)))
    assert len(chapter.shapes) == 13 and len(chapter.groups) == 1
    assert not chapter.is_scattered


def test_shapes_of_the_same_rows_and_length_share_a_point(tmp_path):
    problems = [{"b": 2 + number, "heads": 1, "sq": 5, "sk": 40 + 7 * number}
                for number in range(13)]
    for shared, more in ((False, []), (True, [{"b": 1, "heads": 2, "sq": 5, "sk": 40}])):
        picture, = winner_maps.winner_map(*masked(tmp_path, *problems, *more))
        assert ("share a point" in picture.caption) == shared


BATCH, LENGTH = axis_of("b", "batch"), axis_of("sk", "length")


@pytest.mark.parametrize("problem, axes, place", [
    ({"b": 0, "sq": 5, "sk": 40}, None, None),
    ({"b": 2, "sk": 40}, [BATCH, axis_of("sq", "batch"), LENGTH], None),
    ({"b": 2, "sq": 40, "sk": 40},
     [BATCH, axis_of("sq", "batch", 64, same_as="sk"), LENGTH], (40, 80)),
    ({"b": 2, "kind": "round", "sk": 40}, [BATCH, axis_of("kind", "batch"), LENGTH], None)],
    ids=["no rows", "not known", "as long", "a word"])
def test_rows_that_are_not_known_have_no_place(tmp_path, problem, axes, place):
    _, chapter = masked(tmp_path, {"distribution": "normal", **problem}, axes=axes)
    shape, = chapter.shapes
    assert chapter.place(shape) == place


def test_panels_of_a_heat_map_have_the_lengths_of_their_own_groups(tmp_path):
    shapes = [(2 ** place, 1000 + place) for place in range(10)]
    found, chapter = chapter_of(tmp_path, *(case("a", rows, cols, time=1e-6)
                                            for rows, cols in shapes))
    picture, = heat_maps.heat_map(found, chapter)
    panels = picture.figure.axes[:2]
    assert [[label.get_text() for label in axis.get_yticklabels()] for axis in panels] == [
        [str(cols) for _, cols in shapes[:7]], [str(cols) for _, cols in shapes[7:]]]
    # The hatched rectangle below, and the cells that were measured.
    assert [len(axis.patches) for axis in panels] == [1 + 7, 1 + 3]
