"""What one call of a kernel is made of: its parts in the chapter of its operation."""

import pytest
from synthetic import case, header, write
from test_report_page import Checker, page_of, run

from roofmax_reports import analysis
from roofmax_reports.page.parts import parts_of
from roofmax_reports.records import read_runs


def part(name, time, gap=None):
    return {"name": name, "time_s": time, "gap_s": gap}


def of_several(kernel="steps", **changes):
    parts = [part("row_max<float>", 2e-6), part("divide<float>", 6e-6, 2e-6)]
    return case(kernel, **{"time": 8e-6, "timer": "cupti", "parts": parts, **changes})


def found(tmp_path, *cases):
    device, = analysis.by_device(read_runs([write(tmp_path / "a.jsonl", header(), *cases)]))
    chapter, = device.chapters
    return parts_of(device, chapter)


def test_calls_of_several_parts_have_their_times_shares_and_gaps(tmp_path):
    lone = case("lone", timer="cupti", parts=[part("all", 1e-5)])
    calls = found(tmp_path, of_several("slow", time=9e-6), of_several(), lone, case("plain"))
    assert calls["are_open"]
    first, second = calls["calls"]
    assert (first["kernel"], second["kernel"]) == ("steps", "slow"), "the fastest first"
    assert (first["shape"], first["condition"]) == ("64 × 1024", "cold, cupti timer")
    assert (first["time"], first["gaps"]) == ("8.00 µs", "2.00 µs")
    assert [tuple(each.values())[:4] for each in first["parts"]] == [
        ("row_max<float>", "2.00 µs", "25%", "–"), ("divide<float>", "6.00 µs", "75%", "2.00 µs")]
    assert [(each["start"], each["width"]) for each in first["parts"]] == [
        (0, pytest.approx(20)), (pytest.approx(40), pytest.approx(60))]


def test_parts_that_overlap_begin_before_the_end_of_the_one_before(tmp_path):
    parts = [part("a", 6e-6), part("b", 4e-6, -2e-6), part("c", 1e-6, -9e-6)]
    call, = found(tmp_path, of_several(parts=parts))["calls"]
    assert [each["gap"] for each in call["parts"]] == ["–", "−2.00 µs", "−9.00 µs"]
    assert [each["start"] for each in call["parts"]] == [0, pytest.approx(50), 0]
    assert all(each["start"] + each["width"] <= 100.001 for each in call["parts"])


def test_without_calls_of_several_parts_there_is_nothing_to_show(tmp_path):
    assert found(tmp_path, case(), case("one", parts=[part("f", 1e-5)]),
                 case("none", parts=None),
                 case("too_short", parts=[part("f", 0), part("g", 0, 0)])) is None


def test_the_page_shows_them_and_folds_many(tmp_path):
    for count, is_open in ((1, True), (7, False)):
        path = write(tmp_path / "a.jsonl", header(),
                     *(of_several(f"k{index}") for index in range(count)), case())
        assert run(path, "--out", tmp_path / "out", "--force") == 0
        text = page_of(tmp_path / "out")
        checker = Checker()
        checker.feed(text)
        assert checker.open == []
        calls = f"{count} call{'' if count == 1 else 's'} of several kernels, copies or fills"
        assert f"What launches are made of: {calls}" in text
        assert ('<details class="calls" open>' in text) == is_open
        assert text.count("<code>row_max&lt;float&gt;</code>") == count
    assert run(write(tmp_path / "b.jsonl", header(), case()), "--out", tmp_path / "b") == 0
    assert "What launches are made of" not in page_of(tmp_path / "b")
