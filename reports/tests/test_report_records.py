"""Reading record files: what is tolerated, and what each error says."""

import json

import pytest
from synthetic import case, grid, header, old, refused, write

from roofmax_reports.records import RecordError, read_file


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


def test_a_damaged_line_elsewhere_is_an_error(tmp_path):
    path = tmp_path / "a.jsonl"
    write(path, header(), case(), case("second"))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1][:50], lines[2], ""]))
    assert "a.jsonl:2: is not JSON" in error_of(path)


def test_concatenated_files_are_several_runs(tmp_path):
    path = write(tmp_path / "a.jsonl", header(), case(), header(started_at="2002"), case(), case("second"))
    assert [len(run.rows) for run in read_file(path)] == [1, 2]


@pytest.mark.parametrize("changes, words", [
    ({"disposition": "great"}, ["disposition", "great", "unsupported"]),
    ({"median_s": "fast"}, ["median_s", "fast", "not a number"]),
    ({"median_s": True}, ["median_s", "not a number"]),
    ({"median_s": 0}, ["median_s", "not above 0"]),
    ({"time_ci_s": [1.0]}, ["time_ci_s", "[low, high]"]),
    ({"problem": [1]}, ["problem", "not an object"]),
    ({"problem": {"rows": None}}, ["problem.rows", "neither a number nor a word"]),
    ({"kernel": 7}, ["kernel", "not text"]),
    ({"flags": "noisy"}, ["flags", "not a list"]),
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


def test_files_that_are_no_record_files(tmp_path):
    path = tmp_path / "a.jsonl"
    assert "cannot be read" in error_of(path)
    for content, words in ((b"", "is empty"), (b"\n\n", "is empty"), (b"[1]\n", "not a JSON object"),
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
