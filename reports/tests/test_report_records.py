"""Reading record files: what is tolerated, and what each error says."""

import gzip
import json

import pytest
from synthetic import case, grid, header, old, refused, write

from roofmax_reports.records import Part, RecordError, read_file


def error_of(path):
    with pytest.raises(RecordError) as caught:
        read_file(str(path))
    return str(caught.value)


def test_rows_carry_what_the_file_says(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(time=2e-6, sol=0.5), refused()))
    timed, other = run.rows
    assert timed.bandwidth == pytest.approx(2 * 64 * 1024 * 4 / 2e-6)
    assert timed.twin_s == pytest.approx(1e-6)
    assert timed.intensity == pytest.approx(4 / 12)
    assert (timed.launches, timed.max_ulp, timed.timed) == (1, 0.5, True)
    assert (other.disposition, other.constraint, other.timed) == ("unsupported", "cols", False)
    assert other.bandwidth is None and other.max_ulp is None


def test_axes_stand_as_the_operation_declares_them(tmp_path):
    """JSON objects are written in the order of the alphabet; the key is not."""
    top = old(header())
    key = ("masked_softmax/fused@threads=8,heads=2/bf16/b=1/heads=2/sq=4/sk=8/mask=causal/"
           "broadcast=heads/hidden=padding/window_left=-1/scale=0.125/distribution=normal/cpu/hot")
    axes = {"b": 1, "broadcast": "heads", "direction": "forward", "distribution": "normal",
            "heads": 2, "hidden": "padding", "mask": "causal", "scale": "0.125", "sink": "none",
            "sk": 8, "sq": 4, "window_left": -1}
    run, = read_file(write(tmp_path / "a.jsonl", top, case(key=key, problem=axes),
                           case("b", key=None, problem=axes)))
    declared, unkeyed = (list(row.problem) for row in run.rows)
    assert declared == ["b", "heads", "sq", "sk", "mask", "broadcast", "hidden", "window_left",
                        "scale", "distribution", "direction", "sink"]
    assert unkeyed == declared, "rows without a key follow the others"


def test_older_records_have_no_judged_ulps(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(),
                           case("old", error={"max_ulp": 3.0, "row_sum": 0.0})))
    assert [(row.max_ulp, row.judged_ulp) for row in run.rows] == [(0.5, 0.25), (3.0, None)]


def test_variants_are_named_by_their_tuning_unless_documented(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(),
                           case(variant="threads=8", default_variant=True),
                           case(variant="threads=9", default_variant=False)))
    assert [row.name for row in run.rows] == ["plain", "plain@threads=9"]


def test_the_last_line_of_a_case_counts(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(),
                           refused("late", disposition="failed", reason="the worker was killed"),
                           case("other"), case("late", time=3e-6)))
    assert sorted((row.kernel, row.disposition) for row in run.rows) == [("late", "ok"),
                                                                         ("other", "ok")]


def facts(**changes):
    launch = {"function": "f", "grid": 64, "threads": 256, "registers": 40, "shared_bytes": 2048,
              "local_bytes": 0, "blocks_per_sm": 4, "occupancy": 0.5}
    return {"registers": 40, "shared_bytes": 2048, "spill_bytes": 0, "local_bytes": 0,
            "occupancy": 0.5, "launches": [launch], **changes}


def test_static_facts_are_read_and_may_be_absent(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(), case("b", static=facts()),
                           case("c", static=facts(registers=None, launches=None))))
    without, whole, partly = run.rows
    assert without.static is None
    assert (whole.static.registers, whole.static.shared_bytes, whole.static.occupancy) == (
        40, 2048, 0.5)
    assert (whole.static.launches[0].grid, whole.static.launches[0].blocks_per_sm) == (64, 4)
    assert whole.static.bytes_per_thread == 4 * 40 + 2048 / 256
    assert partly.static.registers is None and partly.static.bytes_per_thread is None


@pytest.mark.parametrize("changes, words", [
    ({"registers": "many"}, ["static", "registers", "'many'"]),
    ({"launches": {}}, ["static", "launches", "not a list"]),
    ({"launches": [3]}, ["static", "launches[0]", "not an object"]),
    ({"launches": [{"grid": "x"}]}, ["static.launches[0]", "grid", "'x'"]),
])
def test_wrong_static_facts_are_named(tmp_path, changes, words):
    message = error_of(write(tmp_path / "a.jsonl", header(), case(static=facts(**changes))))
    for word in ["a.jsonl:2", *words]:
        assert word in message


def test_reads_are_counted_by_the_models(tmp_path):
    size = 64 * 1024 * 4
    once = {"compulsory": {"read": size, "write": size}, "modelled": {"read": size, "write": size}}
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(), case("b", bytes=once),
                           case("c", bytes=None)))
    assert [row.reads for row in run.rows] == [2, 1, None]


def test_a_record_made_before_an_axis_existed_measures_the_same_case(tmp_path):
    old = {"rows": 64, "cols": 1024, "stride": 1024, "distribution": "normal"}
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(problem=old),
                           case(problem={**old, "result": "softmax", "direction": "forward"}),
                           case(problem={**old, "result": "log_softmax"})))
    first, second = run.rows
    assert first.identity != second.identity and second.problem["result"] == "log_softmax"


def test_headers_describe_operations(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(sources={"S0": "a title"}), case()))
    operation = run.operations["softmax"]
    assert (operation.summary, operation.formula) == ("a softmax", "y = f(x)")
    assert [(axis.name, axis.role) for axis in operation.axes] == [
        ("rows", "batch"), ("cols", "length"), ("stride", "layout"), ("result", "mode"),
        ("lse", "mode"), ("direction", "mode"), ("distribution", "data")]
    stride, result = operation.axis("stride"), operation.axis("result")
    assert (stride.default, stride.same_as, stride.hides_default) == (0, "cols", False)
    assert (result.default, result.hides_default, result.summary) == ("softmax", True,
                                                                     "the axis result")
    assert run.sources == {"S0": "a title"}
    assert list(run.rows[0].problem.items()) == [
        ("rows", 64), ("cols", 1024), ("stride", 1024), ("result", "softmax"), ("lse", "none"),
        ("direction", "forward"), ("distribution", "normal")], "complete, in declared order"


@pytest.mark.parametrize("changes, words", [
    ({"operations": []}, ["key 'operations'", "not an object"]),
    ({"operations": {"o": 3}}, ["operations: key 'o'", "3", "not an object"]),
    ({"operations": {"o": {"axes": {}}}}, ["operations.o: key 'axes'", "not a list"]),
    ({"operations": {"o": {"axes": [1]}}}, ["operations.o: key 'axes[0]'", "not an object"]),
    ({"operations": {"o": {"axes": [{"name": "n"}]}}}, ["o.axes[0]: key 'role' is missing"]),
    ({"operations": {"o": {"axes": [{"name": "n", "role": "odd"}]}}},
     ["o.axes[0]: key 'role'", "'odd' is invalid", "batch, length, size, layout, data, mode"]),
    ({"operations": {"o": {"axes": [{"role": "size"}]}}}, ["key 'name' is missing"]),
    ({"operations": {"o": {"axes": [{"name": "n", "role": "size", "default": []}]}}},
     ["key 'default'", "neither a number nor a word"]),
    ({"sources": {"S0": 1}}, ["sources: key 'S0'", "not text"]),
])
def test_wrong_descriptions_are_named(tmp_path, changes, words):
    message = error_of(write(tmp_path / "a.jsonl", header(**changes), case()))
    for word in ["a.jsonl:1", *words]:
        assert word in message


def test_compulsory_work_and_what_binds_it(tmp_path):
    flops = {"fp32": 10.0, "fp64": 0, "matrix": 4e12}
    run, = read_file(write(
        tmp_path / "a.jsonl", header(), case("older"),
        case(compulsory={"flops": flops, "exponentials": 7}, bound_by="matrix")))
    before, row = run.rows
    assert (before.compulsory_flops, before.bound_by) == ({}, None)
    assert (row.compulsory_flops, row.compulsory_exponentials, row.bound_by) == (flops, 7, "matrix")


def test_unknown_fields_are_ignored(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(later=1), case(later={"a": [1]})))
    assert len(run.rows) == 1 and run.notes == []


def test_a_last_line_cut_short_is_left_out_with_a_note(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(), case(), case("second"))
    whole = path.read_bytes()
    for cut in (1, 40, 200):
        path.write_bytes(whole[:-1 - cut])
        run, = read_file(str(path))
        assert [row.kernel for row in run.rows] == ["plain"]
        assert "a.jsonl:3" in run.notes[0] and "--resume" in run.notes[0]


def test_a_last_line_that_only_lacks_its_newline_counts(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(), case())
    path.write_bytes(path.read_bytes()[:-1])
    run, = read_file(str(path))
    assert len(run.rows) == 1 and run.notes == []


def test_an_empty_line_is_an_error(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(), case(), case("second"))
    whole = path.read_text().splitlines(True)
    for empty in ("\n", "\r\n", " \t\n"):
        for place in (1, 3):
            path.write_text("".join([*whole[:place], empty, *whole[place:]]))
            assert f"a.jsonl:{place + 1}: is an empty line" in error_of(path)
            assert "delete the line" in error_of(path)


def test_a_damaged_line_elsewhere_is_an_error(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(), case(), case("second"))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1][:50], lines[2], ""]))
    assert "a.jsonl:2: is not JSON" in error_of(path)


def test_a_header_cut_short_is_left_out_with_a_note(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(run="1"), case(run="1"), header(run="2"))
    path.write_bytes(path.read_bytes()[:-40])
    run, = read_file(str(path))
    assert len(run.rows) == 1
    assert "a.jsonl:3" in run.notes[0] and "--resume" in run.notes[0]


def test_rows_belong_to_the_run_that_they_name(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case("oldest"), header(run="1"), case(run="1"),
                 case("unnamed"), header(run="2"), case("second", run="2"), case("late", run="1"),
                 case("last"))
    assert [(run.id, run.where.rpartition(":")[2], [row.kernel for row in run.rows])
            for run in read_file(path)] == [
        (None, "1", ["oldest"]), ("1", "3", ["plain", "unnamed", "late"]),
        ("2", "6", ["second", "last"])]


@pytest.mark.parametrize("entries, words", [
    ([header(run="1"), case(run="2")], [":2: key 'run'", "no header above", "'2'", "delete"]),
    ([header(), case(run="1"), header(run="1")], [":2: key 'run'", "no header above", "'1'"]),
    ([header(run="1"), case(run="1"), header(run="1")],
     [":3: key 'run'", "value '1'", "a.jsonl:1", "delete"]),
    ([header(run=7)], [":1: key 'run'", "7", "not text"]),
    ([header(run="1"), case(run=7)], [":2: key 'run'", "7", "not text"]),
])
def test_runs_that_cannot_be_told_apart_are_refused(tmp_path, entries, words):
    message = error_of(write(tmp_path / "a.jsonl", *entries))
    for word in words:
        assert word in message


def test_a_row_says_how_it_was_sampled(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case(
        samples_s=[1e-5, 1.1e-5, 1e-5], twin_samples_s=[5e-6] * 3, visits=[2, 1],
        samples_after={"kernel": "ktk", "twin": "kkt"}, flags=["wide", "noisy"]), case("older"))
    row, older = read_file(path)[0].rows
    assert (row.visits, row.samples_after, row.twin_samples_after) == ((2, 1), "ktk", "kkt")
    assert row.samples_s == (1e-5, 1.1e-5, 1e-5)
    assert row.told_flags == ("wide",)  # "noisy" only repeats it
    assert older.visits == () and older.samples_after == ""


def test_concatenated_files_are_several_runs(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case(), header(started_at="2002"), case(),
                 case("second"))
    assert [len(run.rows) for run in read_file(path)] == [1, 2]


@pytest.mark.parametrize("changes, words", [
    ({"disposition": "great"}, ["disposition", "great", "unsupported"]),
    ({"median_s": "fast"}, ["median_s", "fast", "not a number"]),
    ({"median_s": True}, ["median_s", "not a number"]),
    ({"median_s": 0}, ["median_s", "not above 0"]),
    ({"median_s": None}, ["median_s", "not a number"]),
    ({"samples_s": [1e-5, -1]}, ["samples_s[1]", "-1", "not above 0"]),
    ({"counters": [1, 2]}, ["counters", "not an object"]),
    ({"counters": {"a.sum": "9"}}, ["counters", "a.sum", "'9'", "not a number"]),
    ({"samples_s": ["fast"]}, ["samples_s[0]", "'fast'", "not a number"]),
    ({"twin_samples_s": [0]}, ["twin_samples_s[0]", "not above 0"]),
    ({"samples_s": [1e-5], "visits": [2]}, ["visits", "[2]", "add up to 1"]),
    ({"samples_s": [1e-5], "visits": [True]}, ["visits", "[True]", "counts"]),
    ({"samples_s": [1e-5], "samples_after": {"kernel": "kt"}}, ["kernel", "'kt'", "1 letters"]),
    ({"two_read_floor_s": 1e-5, "two_read_floor_ci_s": [2e-5, 3e-5]}, ["two_read_floor_ci_s"]),
    ({"sol": -0.5}, ["sol", "-0.5", "not above 0"]),
    ({"time_ci_s": [1.0]}, ["time_ci_s", "[low, high]"]),
    ({"time_ci_s": [2e-5, 1e-5]}, ["time_ci_s", "[2e-05, 1e-05]", "[low, high]"]),
    ({"time_ci_s": [-1, 1]}, ["time_ci_s[0]", "-1", "not above 0"]),
    ({"time_ci_s": [2e-5, 3e-5]}, ["time_ci_s", "that holds 'median_s' (1e-05)"]),
    ({"sol_ci": [0.6, 0.7]}, ["sol_ci", "that holds 'sol' (0.5)"]),
    ({"disposition": "failed", "sol": 0.5}, ["sol", "0.5", "in a row that is failed", "null"]),
    ({"disposition": "incorrect", "samples_s": [1e-5]}, ["samples_s", "is incorrect"]),
    ({"launches_per_sample": 0}, ["launches_per_sample", "below 1"]),
    ({"buffer_sets": 1.5}, ["buffer_sets", "1.5", "not a whole number"]),
    ({"two_read_floor_s": 0}, ["two_read_floor_s", "not above 0"]),
    ({"modelled": {"flops": -1}}, ["modelled", "flops", "below 0"]),
    ({"error": {"max_ulp": -1}}, ["error", "max_ulp", "below 0"]),
    ({"flags": ["noisy", 3]}, ["flags[1]", "3", "not text"]),
    ({"problem": [1]}, ["problem", "not an object"]),
    ({"problem": {"rows": None}}, ["problem.rows", "neither a number nor a word"]),
    ({"kernel": 7}, ["kernel", "not text"]),
    ({"flags": "noisy"}, ["flags", "not a list"]),
    ({"bound_by": 1}, ["bound_by", "not text"]),
    ({"parts": "f"}, ["parts", "not a list"]),
    ({"parts": [{"name": 1, "time_s": 1e-6}]}, ["parts[0]", "name", "not text"]),
    ({"parts": [{"name": "f", "time_s": -1}]}, ["parts[0]", "time_s", "below 0"]),
    ({"parts": [{"name": "f", "time_s": 1, "gap_s": "x"}]}, ["parts[0]", "gap_s", "'x'"]),
    ({"compulsory": {"flops": {"fp32": "x"}}}, ["compulsory.flops", "fp32", "'x'"]),
    ({"bytes": {"compulsory": {"read": "x", "write": 1}}}, ["bytes.compulsory", "read", "'x'"]),
    ({"kind": "cases"}, ["kind", "cases"]),
])
def test_errors_name_file_line_key_and_value(tmp_path, changes, words):
    message = error_of(write(tmp_path / "bad.jsonl", header(), case(), case(**changes)))
    assert "bad.jsonl:3" in message
    for word in words:
        assert word in message


def test_a_missing_key_is_named(tmp_path):
    entry = case()
    del entry["cache"]
    message = error_of(write(tmp_path / "a.jsonl", header(), entry))
    assert "a.jsonl:2: key 'cache' is missing" in message


def test_numbers_too_large_and_not_finite_are_refused(tmp_path):
    path = tmp_path / "a.jsonl"
    for number, words in (("1" + "0" * 400, "too large"), ("NaN", "not JSON"),
                          ("-Infinity", "not JSON"), ("1e999", "too large")):
        text = json.dumps(case(time=12345.0)).replace('"median_s": 12345.0',
                                                      f'"median_s": {number}')
        assert number in text
        path.write_text(json.dumps(header()) + "\n" + text + "\n")
        assert "a.jsonl:2" in error_of(path) and words in error_of(path)


@pytest.mark.parametrize("which, way", [
    ("compulsory", "read"), ("modelled", "write"), ("measured", "dram_read"), ("measured", "l2")])
def test_more_bytes_than_can_be_counted_are_refused(tmp_path, which, way):
    for amount in (1e308, 2**64):
        moved = {**case()["bytes"], "measured": {}}
        moved[which] = {**moved[which], way: amount}
        message = error_of(write(tmp_path / "a.jsonl", header(), case(), case(bytes=moved)))
        assert f"a.jsonl:3: bytes.{which}: key '{way}': value {amount} is above" in message
        assert "delete the line or run again" in message


@pytest.mark.parametrize("changes, key", [
    ({"bound_by": "\ud800"}, "bound_by"), ({"flags": ["noisy", "x\udfff"]}, "flags[1]"),
    ({"problem": {"rows": "\udc00\ud800"}}, "problem.rows"),
    ({"counters": {"\ud800.sum": 1}}, r"\ud800.sum")])
def test_half_of_a_surrogate_pair_is_no_text(tmp_path, changes, key):
    path = write(tmp_path / "a.jsonl", header(), case(), case(**changes))
    message = error_of(path)
    assert f"a.jsonl:3: key '{key}': value '" in message and r"\ud" in message
    assert "half of a surrogate pair" in message and "delete the line or run again" in message
    assert "a.jsonl:1: key 'sources.S0'" in error_of(
        write(tmp_path / "a.jsonl", header(sources={"S0": "\ud800"})))


def test_a_whole_surrogate_pair_is_a_character(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header(), refused(reason="too \U0001f600")))
    assert run.rows[0].reason == "too \U0001f600"


def test_a_compressed_file_is_to_be_unpacked(tmp_path):
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(b"{}\n"))
    assert error_of(path) == f"{path}: is compressed by gzip: unpack it with gunzip"


def test_files_that_are_not_record_files(tmp_path):
    path = tmp_path / "a.jsonl"
    assert "cannot be read" in error_of(path)
    for content, words in ((b"", "is empty"), (b"\n\n", "is empty"),
                           (b"[1]\n", "not a JSON object"),
                           (b"\xff\xfe{}\n", "not UTF-8"), (b'{"kind": "header", "sch', "not JSON"),
                           (b'{"kind": "header", "schema": 2}\n', "'schema': value 2 is not 1"),
                           (b"[" * 100000 + b"\n", "not JSON")):
        path.write_bytes(content)
        assert words in error_of(path)
    write(path, case())
    assert "before any header" in error_of(path)


def test_a_header_alone_is_a_run(tmp_path):
    run, = read_file(write(tmp_path / "a.jsonl", header()))
    assert run.rows == [] and len(run.header["ceilings"]) == 18


def test_a_header_with_nulls_is_read(tmp_path):
    empty = dict.fromkeys(("roofmax", "device", "host", "libraries", "launch_floor_s", "ceilings",
                           "scenarios", "command", "started_at"))
    run, = read_file(write(tmp_path / "a.jsonl", header(**empty), *grid()))
    assert run.device == {} and len(run.rows) == 36


def test_ceilings_are_checked(tmp_path):
    bad = [{"direction": "read", "cache": "cold", "footprint_bytes": "much", "bytes_per_s": 1}]
    message = error_of(write(tmp_path / "a.jsonl", header(ceilings=bad)))
    assert "ceilings[0]" in message and "footprint_bytes" in message


def test_parts_of_a_call_are_read_and_may_be_absent(tmp_path):
    parts = [{"name": "copy", "time_s": 2e-6, "gap_s": None},
             {"name": "f<float, 4>", "time_s": 1e-6, "gap_s": -5e-7}]
    run, = read_file(write(tmp_path / "a.jsonl", header(), case(parts=parts), case("b"),
                           case("c", parts=None)))
    assert [row.parts for row in run.rows] == [
        (Part("copy", 2e-6), Part("f<float, 4>", 1e-6, -5e-7)), (), ()]


@pytest.mark.parametrize("changes, words", [
    ({"unit": None}, ["rates[0]", "unit", "not text"]),
    ({"per_s": None}, ["rates[0]", "per_s", "not a number"]),
    ({"per_s": 0}, ["rates[0]", "per_s", "not above 0"]),
    ({"peak_per_s": "high"}, ["rates[0]", "peak_per_s", "'high'"])])
def test_rates_are_checked(tmp_path, changes, words):
    entry = {"unit": "exp", "per_s": 1e12, "peak_per_s": None}
    read_file(write(tmp_path / "a.jsonl", header(rates=[entry])))
    message = error_of(write(tmp_path / "a.jsonl", header(rates=[{**entry, **changes}])))
    for word in ["a.jsonl:1", *words]:
        assert word in message
