"""Verdicts on published figures follow from records."""

import itertools
from pathlib import Path

import pytest
from synthetic import case, header, refused, write

from roofmax_reports import analysis, published
from roofmax_reports.claims.verdicts import agreement
from roofmax_reports.records import RecordError, read_runs

SCENARIOS = Path(__file__).parents[2] / "scenarios"
RECORDS = Path(__file__).parents[1] / "records"
# Of the axes that published rows name and grids may leave out.
DEFAULTS = {"direction": "forward", "mask": "none"}


def block(**changes):
    entry = {"source": "a paper", "unit": "us", "operation": "softmax", "dtype": "fp32",
             "reference": "two", "columns": ["framework", "one", "two"],
             "rows": [{"rows": 64, "cols": 1024, "us": [40, 10, 20]}]}
    entry.update(changes)
    return entry


def compare(tmp_path, entry, *cases):
    scenario = {"name": "made_up", "summary": "", "path": "", "published": entry}
    path = write(tmp_path / "a.jsonl", header(scenarios=[scenario]), *cases)
    device, = analysis.by_device(read_runs([path]))
    (figures,), notes = published.published_of(device.runs)
    assert notes == []
    return published.compare(figures, device)


def verdict(tmp_path, *cases, **changes):
    row, = compare(tmp_path, block(**changes), *cases).ratios
    return row.verdict


def pair(one, two, cache="cold"):
    return [case("one", time=one, cache=cache), case("two", time=two, cache=cache)]


def test_the_ratio_is_reference_over_kernel(tmp_path):
    comparison = compare(tmp_path, block(), *pair(5e-6, 9e-6))
    row, = comparison.ratios
    assert (row.shape, row.kernel, row.published) == ("64 × 1024", "one", 2.0)
    assert row.measured == {"cold": pytest.approx(1.8)}
    assert row.verdict == "holds"
    assert comparison.counts() == {"holds": 1, "depends": 0, "fails": 0, "not_testable": 0}


@pytest.mark.parametrize("one, two, expected", [
    (1e-6, 2e-6, "holds"), (1e-6, 1.4e-6, "holds"), (1e-6, 2.9e-6, "holds"),
    (1e-6, 1.2e-6, "depends"), (1e-6, 3.2e-6, "depends"), (1e-6, 0.9e-6, "fails"),
])
def test_side_and_factor_decide(tmp_path, one, two, expected):
    assert verdict(tmp_path, *pair(one, two)) == expected


@pytest.mark.parametrize("printed, measured, expected", [
    (1.06, 0.9, "other side"), (1.04, 0.97, "agrees"), (2.0, 2.5, "agrees"),
    (2.0, 4.0, "same side, other size"), (1.03, 1.5, "no tie"), (1.04, 0.9, "no tie"),
    (1.3, 0.97, "a tie"), (2.0, 0.97, "a tie"), (0.5, 1.02, "a tie"),
])
def test_a_tie_is_a_side_of_its_own(printed, measured, expected):
    assert agreement(printed, measured) == expected


def sharp(one, two):
    return [case(name, time=time, time_ci_s=[time * 0.999, time * 1.001])
            for name, time in (("one", one), ("two", two))]


def test_a_tie_where_a_clear_win_was_published_fails(tmp_path):
    row, = compare(tmp_path, block(), *sharp(1e-6, 1.02e-6)).ratios
    assert (row.verdict, row.why) == ("fails", "a tie here, none as published")
    tied = [{"rows": 64, "cols": 1024, "us": [40, 10, 10.2]}]
    row, = compare(tmp_path, block(rows=tied), *sharp(1e-6, 1.3e-6)).ratios
    assert (row.verdict, row.why) == ("fails", "a tie as published, none here")
    assert verdict(tmp_path, *sharp(1e-6, 1.02e-6), rows=tied) == "holds"


def test_an_interval_that_reaches_into_a_tie_is_noise(tmp_path):
    row, = compare(tmp_path, block(), *pair(1e-6, 1.06e-6)).ratios
    assert row.verdict == "depends" and row.why.startswith("on noise: a tie or ")


def test_another_size_is_told_with_its_factor(tmp_path):
    row, = compare(tmp_path, block(), *pair(1e-6, 4e-6)).ratios
    assert (row.verdict, row.why) == (
        "depends", "on the size: same side of 1, but a factor of 2.00× from the published ratio")


def test_cache_states_that_disagree_make_it_depend(tmp_path):
    cases = pair(1e-6, 2e-6) + pair(2e-6, 1e-6, "hot")
    row, = compare(tmp_path, block(), *cases).ratios
    assert row.verdict == "depends"
    assert "cold agrees" in row.why and "hot other side" in row.why


def test_noise_never_makes_a_ratio_hold(tmp_path):
    noisy = case("two", time=2e-6, flags=["noisy"], time_ci_s=[0.5e-6, 4e-6])
    row, = compare(tmp_path, block(), case("one", time=1e-6), noisy).ratios
    assert row.verdict == "depends" and "noise" in row.why


def test_one_problem_has_one_spelling(tmp_path):
    """Of its axes in rows, which have a key, and in a scenario, whose header has none."""
    axes = {"b": 2, "direction": "backward", "heads": 4, "mask": "causal", "sk": 64, "sq": 64}
    key = "scores/one/fp32/b=2/heads=4/sq=64/sk=64/mask=causal/direction=backward/cuda/cold/graph"
    cases = [case(name, operation="scores", key=key, problem=axes) for name in ("one", "two")]
    entry = block(operation="scores", rows=[{**axes, "us": [40, 10, 20]}], claims=[
        {"text": "as said", "kind": "ratio", "kernel": "one", "over": "two", "shape": axes}])
    comparison = compare(tmp_path, entry, *cases)
    device, = analysis.by_device(read_runs([str(tmp_path / "a.jsonl")]))
    chapter, = device.chapters
    name = "b=2 heads=4 sq=64 sk=64 mask=causal direction=backward"
    assert comparison.shapes == [name]
    assert [row.shape for row in comparison.ratios] == [name]
    assert chapter.shape_label(chapter.shapes[0]) == name
    assert comparison.claims[0].source == (
        "a paper, b=2, heads=4, sq=64, sk=64, mask=causal, direction=backward")


def test_words_that_say_nothing_are_no_other_shape(tmp_path):
    usual = {"rows": 64, "cols": 1024, "stride": 1024, "distribution": "normal",
             "result": "softmax", "lse": "none", "direction": "forward"}
    for problem, expected in ((usual, "holds"), ({**usual, "lse": "stored"}, "not_testable")):
        cases = [case("one", time=1e-6, problem=problem), case("two", time=2e-6, problem=problem)]
        assert verdict(tmp_path, *cases) == expected


def test_missing_rows_are_not_testable_with_the_reason(tmp_path):
    comparison = compare(tmp_path, block(), case("two"), refused("one", reason="too many columns"))
    row, = comparison.ratios
    assert row.verdict == "not_testable" and "too many columns" in row.why
    assert not comparison.testable
    row, = compare(tmp_path, block(), case("one")).ratios
    assert row.why == "two was not run at this shape"


def test_types_are_spelled_as_in_scenarios(tmp_path):
    cases = [case(name, time=time, dtype="bf16", dtype_out="fp32")
             for name, time in (("one", 1e-6), ("two", 2e-6))]
    assert verdict(tmp_path, *cases, dtype="bf16->fp32") == "holds"
    assert verdict(tmp_path, *cases, dtype="bf16") == "not_testable"


@pytest.mark.parametrize("changes", [
    {"dtype": "fp16", "dtype_out": "fp16"}, {"operation": "other"},
    {"default_variant": False, "variant": "n=2"},
    {"disposition": "incorrect"},
    {"problem": {"rows": 64, "cols": 1024, "stride": 2048, "distribution": "normal"}},
    {"problem": {"rows": 64, "cols": 1024, "stride": 1024, "distribution": "spikes"}},
])
def test_only_like_is_set_beside_like(tmp_path, changes):
    assert verdict(tmp_path, case("one", **changes), case("two")) == "not_testable"


def test_nothing_published_makes_no_row(tmp_path):
    rows = [{"rows": 64, "cols": 1024, "us": [40, None, 20]}]
    assert compare(tmp_path, block(rows=rows), *pair(1e-6, 2e-6)).ratios == []


def test_the_reference_may_be_left_to_the_most_published_kernel(tmp_path):
    entry = block(rows=[{"rows": 64, "cols": 1024, "us": [40, 10, 20]},
                        {"rows": 64, "cols": 2048, "us": [40, None, 20]}])
    del entry["reference"]
    comparison = compare(tmp_path, entry, *pair(1e-6, 2e-6))
    assert comparison.published.reference == "two"
    assert comparison.published.yardstick == "framework"


def test_numbers_may_arrive_as_text(tmp_path):
    rows = [{"rows": "64", "cols": "1024", "us": ["40", "10", "20"]}]
    assert verdict(tmp_path, *pair(1e-6, 2e-6), rows=rows) == "holds"


def claim(**changes):
    return [{"text": "one wins", "faster": "one", "than": ["two"], **changes}]


@pytest.mark.parametrize("one, two, expected", [(1e-6, 2e-6, "holds"), (2e-6, 1e-6, "fails")])
def test_claims_are_judged_by_the_share_of_wins(tmp_path, one, two, expected):
    row, = compare(tmp_path, block(claims=claim()), *pair(one, two)).claims
    assert (row.verdict, row.published) == (expected, "1 of 1 comparisons")


def test_claims_depend_or_cannot_be_tested(tmp_path):
    row, = compare(tmp_path, block(claims=claim()), *pair(1e-6, 2e-6),
                   *pair(2e-6, 1e-6, "hot")).claims
    assert row.verdict == "depends"
    row, = compare(tmp_path, block(claims=claim()), case("one")).claims
    assert row.verdict == "not_testable"
    row, = compare(tmp_path, block(claims=claim(shapes={"cols": [2048, 4096]})),
                   *pair(1e-6, 2e-6)).claims
    assert (row.verdict, row.measured) == ("not_testable", {})


def test_a_sentence_that_its_own_figures_deny_is_inconsistent(tmp_path):
    entry = block(claims=[{"text": "two wins", "faster": "two", "than": ["one"]}])
    row, = compare(tmp_path, entry, *pair(2e-6, 1e-6)).claims
    assert row.verdict == "inconsistent_source"


@pytest.mark.parametrize("changes, words", [
    ({"unit": "minutes"}, "published'.unit"), ({"columns": []}, "columns"),
    ({"rows": [{"rows": 1, "cols": 1, "us": [1, 2]}]}, "rows[0].us: 2 times for 3 columns"),
    ({"rows": [{"rows": 1, "cols": 1, "us": [1, 2, "x"]}]}, "'x' is not a number"),
    ({"rows": [{"rows": 1, "cols": 1, "us": [1, 2, 0]}]}, "not above 0"),
    ({"rows": [{"rows": 1, "cols": 1}]}, "a list 'us' of times"),
    ({"reference": "three"}, "'three' is none of the columns"),
    ({"claims": [{"text": "x"}]}, "claims[0].faster"),
    ({"yardstik": "framework"}, "published'.yardstik: is unknown; the keys are source, unit"),
    ({"unit": ["us"]}, "published'.unit"),
])
def test_a_malformed_block_is_an_error_that_names_the_key(changes, words):
    with pytest.raises(RecordError) as caught:
        published.read_published("made_up", 1, block(**changes),
                                 "key 'published'")
    assert words in str(caught.value)


def test_a_block_that_cannot_be_read_is_left_out_with_a_note(tmp_path):
    scenarios = [{"name": "bad", "published": block(unit="minutes")},
                 {"name": "good", "published": block()}]
    device, = analysis.by_device(read_runs([write(
        tmp_path / "a.jsonl", header(scenarios=scenarios), case())]))
    (kept,), (note,) = published.published_of(device.runs)
    assert kept.scenario == "good"
    assert "scenarios[0].published'.unit: value 'minutes' is none of" in note
    assert "The published figures of 'bad' were left out: fix" in note


def test_a_scenario_may_publish_several_blocks(tmp_path):
    blocks = [block(source="first"), block(unit="minutes"), block(source="third", dtype="fp16")]
    device, = analysis.by_device(read_runs([write(
        tmp_path / "a.jsonl", header(scenarios=[{"name": "several", "published": blocks}]),
        case())]))
    kept, (note,) = published.published_of(device.runs)
    assert [(figures.source, figures.slug) for figures in kept] == [
        ("first", "several"), ("third", "several-3")]
    assert "scenarios[0].published'[1].unit" in note


def test_a_real_coordinate_is_compared_as_the_record_writes_it(tmp_path):
    rows = [{"rows": 64, "cols": 1024, "scale": 0.5, "us": [40, 10, 20]}]
    problem = {"rows": 64, "cols": 1024, "stride": 1024, "distribution": "normal"}
    for scale, expected in (("0.5", "holds"), ("0.25", "not_testable")):
        cases = [case(name, time=time, problem={**problem, "scale": scale})
                 for name, time in (("one", 1e-6), ("two", 2e-6))]
        assert verdict(tmp_path, *cases, rows=rows) == expected


def test_published_scenarios_measure_the_shapes_that_they_publish():
    yaml = pytest.importorskip("yaml")
    found = 0
    for path in SCENARIOS.glob("*.yaml"):
        scenario = yaml.safe_load(path.read_text("utf-8"))
        if not scenario.get("published"):
            continue
        found += 1
        planned = [problem for grid in scenario["grids"] for problem in problems_of(grid)]
        blocks = as_list(scenario["published"])
        # One that is a bare name would be read as an old record's and never be tested.
        assert not any(entry["formula"].isidentifier() for block in blocks
                       for entry in block.get("claims", ()) if "formula" in entry)
        all_figures = [published.read_published(path.stem, number, block, path.name)
                       for number, block in enumerate(blocks, 1)]
        for figures in all_figures:
            for row in [row.axes for row in figures.rows] + [
                    claim.shape for claim in figures.claims if claim.shape]:
                asked = {**row, "dtypes": figures.dtype}
                assert any(asked.items() <= {**DEFAULTS, **problem}.items()
                           for problem in planned), asked
            assert figures.reference is None or figures.reference in figures.kernels
            assert all(each.id for each in figures.claims)
            assert all(name in figures.columns for each in figures.claims
                       if each.kind != "traffic" for name in each.names)
        names = {each.id for figures in all_figures for each in figures.claims}
        assert len(names) == sum(len(figures.claims) for figures in all_figures)
    assert found


def test_the_claims_of_top_k_are_tested_on_its_record():
    """By the scenario as it is now, whatever the header of the record says."""
    yaml = pytest.importorskip("yaml")
    scenario = yaml.safe_load((SCENARIOS / "vocab_topk.yaml").read_text("utf-8"))
    device, = analysis.by_device(read_runs([str(RECORDS / "h200" / "vocab_topk.jsonl")]))
    rows = [row for number, entry in enumerate(scenario["published"], 1) for row in
            published.compare(published.read_published("vocab_topk", number, entry, ""),
                              device).claims]
    assert {row.id: row.why for row in rows if row.verdict == "not_testable"} == {
        "C10.4": "the times are possible if rounded (2.06 TB/s where 2.04 TB/s are the most), but "
                 "those of A100 cannot be compared with this one's"}


def as_list(value):
    return value if isinstance(value, list) else [value]


def problems_of(grid):
    """Axes and element type of each problem, those that the grid names."""
    axes = {key: as_list(values) for key, values in grid.items()
            if key not in ("kernels", "caches", "devices")}
    for values in itertools.product(*axes.values()):
        problem = dict(zip(axes, values))
        if "sq" in problem:
            problem.setdefault("sk", problem["sq"])
        yield problem
