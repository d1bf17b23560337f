"""Operations of record files from before headers had `operations`, inferred from their rows."""

from pathlib import Path

import pytest
from synthetic import case, header, old, write

from roofmax_reports import analysis, cli
from roofmax_reports.figures import Picture
from roofmax_reports.inference import Evidence, elements_moved, inferred
from roofmax_reports.records import read_runs

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.jsonl"))
# Whose figures are written too, not only made: one of each kind. To write all takes minutes.
WRITTEN = {"cpu/quick", "h200/quick", "h100/quick", "h200/roof", "h200/megatron_attention",
           "h200/router_topk", "h200/softmax_step", "unseen_gradients/h200"}
ROLES = {
    "softmax": {"rows": "batch", "cols": "length", "stride": "layout", "distribution": "data"},
    "masked_softmax": {"b": "batch", "heads": "batch", "sq": "batch", "sk": "length",
                       "mask": "mode", "window_left": "size", "window_right": "size",
                       "distribution": "data"},
    "softmax_topk": {"rows": "batch", "vocab": "length", "k": "size", "stride": "layout",
                     "over": "mode", "distribution": "data"},
    "softmax_topk_backward": {"rows": "batch", "vocab": "length", "k": "size", "stride": "layout",
                              "indices": "mode", "distribution": "data"},
    "softmax_step": {"rows": "batch", "cols": "length", "step": "mode", "heads": "size",
                     "queries": "size", "scale": "data", "distribution": "data"},
}


def name_of(path):
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_published_record_is_understood(path):
    runs = read_runs([str(path)])
    device, = analysis.by_device(runs)
    assert all(run.operations for run in runs if run.rows)
    for name in {row.operation for row in device.rows}:
        operation = device.operation(name)
        roles = {axis.name: axis.role for axis in operation.axes}
        assert ROLES[name].items() <= roles.items()
        assert operation.axis("distribution").is_default("normal")
        for word, default in (("result", "softmax"), ("lse", "none"), ("direction", "forward"),
                              ("mask", "none"), ("sink", "none")):
            if word in roles:
                assert (roles[word], operation.axis(word).default) == ("mode", default)
        for implied in ("broadcast", "hidden", "window_left", "window_right", "scale"):
            if implied in roles:
                assert operation.axis(implied).hides_default
    for chapter in device.chapters:
        for shape in chapter.shapes:
            label = chapter.shape_label(shape)
            assert ("×" in label) == (chapter.operation != "masked_softmax")
            assert "scale=" not in label, "all have the default"
        for row in chapter.rows:
            stride = row.problem.get("stride", 0)
            has_gaps = stride > row.problem.get("cols", stride)
            assert ("stride=" in chapter.shape_label(chapter.shape(row))) == has_gaps, row.key
            assert "window_left" not in label or "mask=window" in label


def test_figures_are_written_of_records_that_are_there():
    assert set(map(name_of, FILES)) >= WRITTEN


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_published_record_makes_a_page(path, tmp_path, monkeypatch):
    if name_of(path) not in WRITTEN:
        monkeypatch.setattr(Picture, "render", lambda picture, file_format: b"<svg/>")
    assert cli.main([str(path), "--out", str(tmp_path)]) == 0
    text = "".join(each.read_text("utf-8") for each in sorted(tmp_path.glob("report*.html")))
    timed = any(row.timed for run in read_runs([str(path)]) for row in run.rows)
    assert ('id="results"' in text) == timed and "Device and environment" in text


def evidence(*, rows=4, cols=16, stride=None, key=("rows", "cols", "stride", "distribution"),
             **more):
    problem = {"cols": cols, "distribution": "normal", "rows": rows, "stride": stride or cols,
               **more}
    return Evidence(problem, tuple(key), rows * cols)


def test_a_length_ends_where_the_elements_do():
    rows = [evidence(), evidence(stride=32), evidence(stride=64), evidence(rows=16)]
    operation = inferred("o", rows)
    assert [(axis.name, axis.role, axis.same_as) for axis in operation.axes] == [
        ("rows", "batch", None), ("cols", "length", None), ("stride", "layout", "cols"),
        ("distribution", "data", None)]
    assert operation.is_implied("stride", rows[0].problem)
    assert not operation.is_implied("stride", rows[1].problem)


def test_a_length_may_be_square_with_the_axis_before_it():
    def of(queries, keys):
        return Evidence({"b": 2, "queries": queries, "keys": keys}, ("b", "queries", "keys"),
                        2 * queries * keys)

    assert inferred("o", [of(4, 4), of(8, 8)]).square_with == "queries"
    assert inferred("o", [of(4, 4), of(8, 4)]).square_with is None, "one square makes no line"


def test_words_that_a_key_leaves_out_are_modes_at_their_defaults():
    plain = ("rows", "cols", "stride", "distribution")
    operation = inferred("o", [
        evidence(way="there", to="x"), evidence(way="there", to="x", key=plain),
        evidence(way="back", to="x", key=(*plain[:3], "way", "distribution"))])
    assert [axis.name for axis in operation.axes] == ["rows", "cols", "stride", "way",
                                                      "distribution", "to"]
    for name, default in (("way", "there"), ("to", "x")):
        axis = operation.axis(name)
        assert (axis.role, axis.default, axis.hides_default) == ("mode", default, True)


def test_words_that_every_key_has_are_modes_only_after_the_shape():
    key = ("rows", "cols", "stride", "step", "power", "factor", "kind", "distribution")
    rows = [evidence(step=step, power=power, factor=factor, kind="round", key=key)
            for step, power, factor in (("first", 2, "0.5"), ("second", 2, "0.5"),
                                        ("second", 3, "1e-3"))]
    operation = inferred("o", rows)
    assert {axis.name: (axis.role, axis.default, axis.hides_default)
            for axis in operation.axes[3:7]} == {
        "step": ("mode", None, False), "power": ("size", 2, True),
        "factor": ("data", "0.5", True), "kind": ("data", "round", True)}


def test_elements_are_those_of_the_larger_side():
    assert elements_moved(8, 4, "fp16", "fp32") == 4
    assert elements_moved(4, 8, "bf16", "fp8_e4m3") == 8
    assert elements_moved(None, None, "fp32", "fp32") is None
    assert elements_moved(8, 8, "unknown", "unknown") is None


def test_operations_without_a_shape_are_read(tmp_path):
    path = write(tmp_path / "a.jsonl", old(header()), case(problem={"form": "round"}),
                 case(problem={}, operation="none"))
    device, = analysis.by_device(read_runs([path]))
    assert [(chapter.operation, chapter.length_axis) for chapter in device.chapters] == [
        ("none", None), ("softmax", None)]
