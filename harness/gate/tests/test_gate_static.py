"""`roofmax gate --static`: what the compiler made of two builds."""

import json
import os
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

ROOFMAX = os.environ["ROOFMAX"]


def gate(*arguments):
    done = subprocess.run([ROOFMAX, "gate", "--static", *map(str, arguments)], capture_output=True,
                          text=True, timeout=240)
    return done.returncode, done.stdout, done.stderr


def function(name="reduce<float, 4>", **changes):
    return {"function": name, "scope": "softmax", "architecture": "sm_90", "device": "h200",
            "registers": 40, "shared_bytes": 1024, "stack_bytes": 0, "occupancy": 0.75,
            "instructions": 500, "spill_store_bytes": 0, "spill_load_bytes": 0, **changes}


@pytest.fixture(name="compare")
def compared_lists(tmp_path):
    def compare(before, after, *options):
        files = []
        for name, functions in (("before.json", before), ("after.json", after)):
            files.append(tmp_path / name)
            files[-1].write_text(json.dumps(functions))
        out = tmp_path / "gate.out.json"
        code, said, err = gate(*files, "--json", out, "--force", *options)
        rows = json.loads(out.read_text())["rows"] if code in (0, 1, 2) else None
        return code, said + err, rows
    return compare


@pytest.mark.parametrize("field, value, said", [
    ("spill_store_bytes", 8, "bytes spilled 0 -> 8"),
    ("spill_load_bytes", 4, "bytes loaded back 0 -> 4"),
    ("stack_bytes", 16, "bytes of local memory 0 -> 16"),
    ("occupancy", 0.5, "occupancy 75% -> 50%"),
    ("instructions", 551, "instructions 500 -> 551")])
def test_what_makes_a_kernel_slower_fails(compare, field, value, said):
    before, after = [function(), function("other")], [function(**{field: value}), function("other")]
    code, text, rows = compare(before, after)
    assert code == 1 and "REGRESSED: 1 regressed, 1 unchanged\n" in text
    bad, = [row for row in rows if row["verdict"] == "REGRESSED"]
    assert bad["key"] == "softmax::reduce<float, 4> sm_90 h200" and bad["reason"] == said
    code, text, rows = compare(after, before)
    assert code == 0
    assert {row["verdict"] for row in rows} == {"IMPROVED", "UNCHANGED"}


def test_what_costs_nothing_is_told_and_passes(compare):
    code, text, rows = compare([function()], [function(registers=48, shared_bytes=0,
                                                       instructions=549)], "--all")
    assert code == 0 and rows[0]["verdict"] == "UNCHANGED"
    assert ("instructions 500 -> 549, registers 40 -> 48, bytes of shared memory 1024 -> 0"
            in text)


def test_better_in_one_and_worse_in_another_is_worse(compare):
    code, _, _ = compare([function(spill_store_bytes=8)], [function(occupancy=0.5)])
    assert code == 1


def test_what_is_not_known_of_both_says_nothing(compare):
    code, _, rows = compare([function(spill_store_bytes=None, occupancy=None)],
                            [function(spill_store_bytes=90)])
    assert code == 0 and rows[0]["verdict"] == "UNCHANGED" and rows[0]["reason"] is None


def test_functions_come_and_go(compare):
    code, text, rows = compare([function("old"), function()], [function("new"), function()], "--all")
    assert code == 0
    assert {row["key"].split()[0]: (row["verdict"], row["reason"]) for row in rows} == {
        "softmax::new": ("NOT COMPARED", "is new"), "softmax::old": ("NOT COMPARED", "is gone"),
        "softmax::reduce<float,": ("UNCHANGED", None)}
    code, text, _ = compare([function("old")], [function("new")])
    assert code == 3 and "could be compared" in text


def test_names_of_templates_are_well_formed_in_all_outputs(compare, tmp_path):
    xml, markdown = tmp_path / "gate.xml", tmp_path / "gate.md"
    name = 'map<float, "a&b">'
    code, _, _ = compare([function(name)], [function(name, occupancy=0.5)], "--junit", xml,
                         "--markdown", markdown, "--annotations")
    assert code == 1
    case, = ElementTree.parse(xml).getroot().iter("testcase")
    assert case.get("classname") == "softmax::" + name and case.get("name") == "sm_90 h200"
    assert case.find("failure").get("message").startswith("REGRESSED: occupancy 75% -> 50%")
    text = markdown.read_text()
    assert "softmax::map\\<float" in text and "counts from" not in text


def test_wrong_input_is_named(compare, tmp_path):
    for functions, said in (({}, "is no list of functions"), ([3], "a function that is no JSON"),
                            ([{}], "a function without field 'function'"),
                            ([function(registers="many")], "field 'registers' is string, not a")):
        code, text, _ = compare([function()], functions)
        assert code == 3 and said in text, text
    path = tmp_path / "cut.json"
    path.write_text("[{")
    code, _, err = gate(path, path)
    assert code == 3 and "cut.json: is not JSON (at byte" in err
    code, _, err = gate(tmp_path / "none.so", path)
    assert code == 3 and "none.so" in err
    assert gate()[0] == 3


@pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without CUDA")
def test_a_program_against_what_was_recorded_of_it(tmp_path):
    recorded = tmp_path / "recorded.json"
    recorded.write_text(subprocess.run([ROOFMAX, "static", "--format", "json"], check=True,
                                       capture_output=True, text=True).stdout)
    code, said, _ = gate(recorded)
    functions = json.loads(recorded.read_text())
    assert code == 0 and f"UNCHANGED: {len(functions)} unchanged" in said
    one, *others = functions
    recorded.write_text(json.dumps([{**one, "instructions": one["instructions"] // 2}, *others]))
    code, said, _ = gate("--base", recorded)
    assert code == 1 and one["function"] in said
