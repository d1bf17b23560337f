"""An operation that nobody has heard of (planted/birds.cpp) goes all the way: it is listed, verified,
measured, resumed and reported without a word of it anywhere but in its own file."""

import json
import os
import subprocess

import pytest

ROOFMAX = os.environ.get("ROOFMAX_PLANTED", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX_PLANTED does not name the program")
os.environ["OMP_NUM_THREADS"] = "1"

SCENARIO = """
scenario: dawn
summary: birds at dawn
operation: birdsong
kernels: ["first_*", "last_*"]
caches: hot
budget_s: 0.05
samples: 30
grids:
  - {dtypes: [fp32, "bf16->fp32"], flocks: 32, perch: [64, 256], call: [loudest, quietest]}
  - {dtypes: fp32, flocks: 32, perch: 128, distribution: chorus, echo: [none, overwritten]}
published:
  source: a guide to birds
  operation: birdsong
  dtype: fp32
  columns: [first_listener, last_listener]
  rows:
    - {flocks: 32, perch: 64, us: [2, 4]}
  claims:
    - {id: B1, text: the first is found faster, faster: first_listener, than: [last_listener]}
"""


def roofmax(*arguments):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=240, check=False)


@pytest.fixture(name="scenario")
def written_scenario(tmp_path):
    path = tmp_path / "dawn.yaml"
    path.write_text(SCENARIO)
    return path


def objects_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_it_is_listed_with_its_axes_and_distributions():
    done = roofmax("list", "--operation", "birdsong")
    assert done.returncode == 0, done.stderr
    for word in ("flocks", "perch", "call", "loudest", "chorus", "first_listener"):
        assert word in done.stdout
    explained = roofmax("list", "--operation", "birdsong", "--explain", "perch=7 call=quietest fp32")
    assert explained.returncode == 0, explained.stderr
    assert "takes" in explained.stdout and "last_listener" in explained.stdout


def test_verify_judges_values_places_and_what_is_done_in_place():
    right = roofmax("verify", "--device", "cpu", "--kernel", "first_*", "--kernel", "last_*",
                    "--axis", "flocks=5", "--axis", "perch=1,33", "--axis", "distribution=chorus",
                    "--axis", "echo=none,overwritten", "--axis", "call=loudest,quietest")
    assert right.returncode == 0, right.stdout + right.stderr
    assert "32 ok" in right.stdout
    wrong = roofmax("verify", "--device", "cpu", "--kernel", "wrong_*", "--axis", "perch=33")
    assert wrong.returncode == 1
    assert "2 incorrect" in wrong.stdout and "place is " in wrong.stdout


def test_a_measurement_that_no_file_may_hold_costs_its_own_row(tmp_path):
    out = tmp_path / "r.jsonl"
    asked = ("run", "--operation", "birdsong", "--device", "cpu", "--kernel", "boasting_*",
             "--kernel", "first_*", "--axis", "perch=64", "--axis", "flocks=4", "--dtype", "fp32",
             "--cache", "hot", "--budget", "0.05", "--no-ceilings", "--out", out)
    for more in ((), ("--resume",)):
        done = roofmax(*asked, *more)
        assert done.returncode == 1, done.stdout + done.stderr
    rows = [entry for entry in objects_of(out) if entry["kind"] == "case"]
    assert sorted((row["kernel"], row["disposition"]) for row in rows) == [
        ("boasting_listener", "failed"), ("boasting_listener", "failed"), ("first_listener", "ok")]
    reason, = {row["reason"] for row in rows if row["disposition"] == "failed"}
    assert reason == ("the measurement is invalid: field 'modelled.flops': a number from 0 up is "
                      "expected, not -1.0")


def test_a_run_is_recorded_resumed_and_reported(tmp_path, scenario):
    out = tmp_path / "dawn.jsonl"
    asked = ("run", scenario, "--device", "cpu", "--no-ceilings", "--out", out)
    done = roofmax(*asked)
    assert done.returncode == 0, done.stdout + done.stderr
    header, *rows = objects_of(out)
    assert len(rows) == 20 and all(row["disposition"] == "ok" for row in rows), rows
    axes = {axis["name"]: axis for axis in header["operations"]["birdsong"]["axes"]}
    assert list(axes) == ["flocks", "perch", "call", "echo", "distribution"]
    assert axes["flocks"]["role"] == "batch" and axes["perch"]["role"] == "length"
    assert axes["perch"]["default"] == 256 and axes["call"]["default"] == "loudest"
    assert axes["echo"]["summary"].startswith("whether songs are overwritten")
    assert {row["bound_by"] for row in rows} == {"memory"}
    assert all(row["compulsory"]["flops"]["fp32"] > 0 for row in rows)

    # Cut after three rows, as if it had been killed.
    out.write_text("".join(json.dumps(entry) + "\n" for entry in [header, *rows[:3]]))
    resumed = roofmax(*asked, "--resume")
    assert resumed.returncode == 0, resumed.stdout + resumed.stderr
    again = [entry for entry in objects_of(out) if entry["kind"] == "case"]
    assert sorted(row["key"] for row in again) == sorted(row["key"] for row in rows)

    page = tmp_path / "page"
    reported = roofmax("report", out, "--out", page)
    assert reported.returncode == 0, reported.stdout + reported.stderr
    html = next(page.glob("*.html")).read_text()
    for word in ("birdsong", "first_listener", "32 × 64", "call = quietest", "B1"):
        assert word in html, word
