"""`roofmax gate --base`: two builds in turns. The program of the planted operation is another build
of itself in another environment, which makes its kernel `tired_listener` slower or wrong, and gives
it the kernel `dodo`."""

import json
import os
import re
import signal
import stat
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOFMAX = os.environ.get("ROOFMAX_PLANTED", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX_PLANTED does not name the program")
SHAPES = ("--operation", "birdsong", "--device", "cpu", "--cache", "hot", "--dtype", "fp32",
          "--axis", "flocks=64", "--axis", "perch=128")


def script(path, text):
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def gate(base, *arguments, kernels=("first_*", "tired_*"), shapes=SHAPES, **environment):
    words = [ROOFMAX, "gate", "--base", base, *shapes, *arguments]
    for kernel in kernels:
        words += ["--kernel", kernel]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True,
                          timeout=240, check=False,
                          env={**os.environ, "OMP_NUM_THREADS": "1", **environment})
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(name="build")
def build_with(tmp_path):
    """A build in an environment of its own, whatever that of its caller is."""
    def make(**environment):
        settings = " ".join(f"{name}={value}" for name, value in environment.items())
        return script(tmp_path / "roofmax", "#!/bin/sh\n"
                      f'exec env -u ROOFMAX_TIRED -u ROOFMAX_DODO {settings} "{ROOFMAX}" "$@"\n')
    return make


TWO = ("first_listener", "tired_listener")


def verdicts(path):
    return {row["key"].split("/")[1]: row for row in json.loads(path.read_text())["rows"]}


def told_in_turns(base, out, *arguments, **environment):
    """A process that the machine makes slower for as long as it lives can leave a row inconclusive,
    and four in turn, which is rare, change the other: then it is asked again, three times at most.
    """
    for _ in range(3):
        code, said, err = gate(base, "--json", out, "--force", "--budget", "0.5", "--time", "12",
                               *arguments, **environment)
        rows = verdicts(out)
        is_other_changed = rows["first_listener"]["verdict"] in ("REGRESSED", "IMPROVED")
        if rows["tired_listener"]["verdict"] != "INCONCLUSIVE" and not is_other_changed:
            break
    assert not is_other_changed, said + err
    return code, said, rows["tired_listener"]


def test_a_slower_kernel_is_found_and_no_other(build, tmp_path):
    # Far beyond what a busy machine makes of the others.
    code, said, slow = told_in_turns(build(), tmp_path / "gate.json", ROOFMAX_TIRED="400")
    assert slow["verdict"] == "REGRESSED" and code == 1, said
    assert 3 < slow["ratio"] < 8, "about 5"
    assert len(slow["ratios_of_processes"]) >= 4, "other processes have confirmed it"
    assert slow["before"]["median_s"] < slow["after"]["median_s"]
    told = [line for line in said.splitlines() if line.startswith("REGRESSED ")]
    assert len(told) == 1 and "tired_listener" in told[0]


def test_a_faster_kernel_passes(build, tmp_path):
    code, said, fast = told_in_turns(build(ROOFMAX_TIRED="400"), tmp_path / "gate.json",
                                     "--pass-inconclusive")
    assert fast["verdict"] == "IMPROVED" and code == 0, said


def test_a_kernel_that_is_gone_fails_and_a_new_one_does_not(build, tmp_path):
    out = tmp_path / "gate.json"
    quick = ("--json", out, "--budget", "0.05", "--time", "0", "--pass-inconclusive", "--threshold",
             "100%")
    everything = ("[dfw]*",)
    code, said, err = gate(build(ROOFMAX_DODO="1"), *quick, kernels=everything)
    assert code == 1, said + err
    gone = {name: row for name, row in verdicts(out).items() if row["verdict"] == "REGRESSED"}
    assert [(name, row["reason"]) for name, row in gone.items()] == [("dodo", "is missing")]

    code, said, err = gate(build(), *quick, "--force", kernels=everything, ROOFMAX_DODO="1")
    assert code == 0, said + err
    assert verdicts(out)["dodo"]["reason"] == "is new"
    assert verdicts(out)["wrong_listener"]["verdict"] == "NOT COMPARED", "as wrong as before"


def test_a_kernel_that_is_gone_fails_though_it_alone_is_named(build, tmp_path):
    out = tmp_path / "gate.json"
    quick = ("--json", out, "--force", "--budget", "0.05", "--time", "0", "--pass-inconclusive",
             "--threshold", "100%")
    for kernels in (("dodo",), ("first_*", "dodo")):
        code, said, err = gate(build(ROOFMAX_DODO="1"), *quick, kernels=kernels)
        assert code == 1, said + err
        rows = verdicts(out)
        assert (rows["dodo"]["verdict"], rows["dodo"]["reason"]) == ("REGRESSED", "is missing")
        assert len(rows) == len(kernels)
    code, _, err = gate(build(ROOFMAX_DODO="1"), *quick, kernels=("first_*", "nonsuch"))
    assert code == 3 and "kernel pattern 'nonsuch' matches nothing" in err


def test_a_kernel_that_is_now_wrong_fails(build, tmp_path):
    out = tmp_path / "gate.json"
    code, said, _ = gate(build(), "--json", out, "--budget", "0.05", "--time", "0",
                         kernels=("tired_*",), ROOFMAX_TIRED="wrong")
    assert code == 1
    assert "is now incorrect: " in said
    assert verdicts(out)["tired_listener"]["after"]["disposition"] == "incorrect"


def test_the_kernel_that_auto_chose_is_named(build, tmp_path):
    out = tmp_path / "gate.json"
    softmax = ("--operation", "softmax", "--device", "cpu", "--cache", "hot", "--dtype", "fp32",
               "--rows", "64", "--cols", "256")
    code, said, err = gate(build(), "--json", out, "--budget", "0.05", "--time", "0",
                           "--pass-inconclusive", "--threshold", "50%", kernels=("auto",),
                           shapes=softmax)
    assert code == 0, said + err
    assert re.fullmatch(r"auto \((scalar|safe|online|basic|parallel_online)(@.*)?\)",
                        verdicts(out)["auto"]["kernel"])


def test_what_is_no_build_is_refused(tmp_path):
    code, _, err = gate(tmp_path / "none")
    assert code == 3 and "none: does not exist: name the program roofmax" in err
    code, _, err = gate(tmp_path)
    assert code == 3 and f"--base {tmp_path}: is a folder: name the program roofmax" in err
    record = Path(__file__).parents[3] / "reports" / "records" / "cpu" / "quick.jsonl"
    for words in (("--base", ROOFMAX), ("--self-test",)):
        done = subprocess.run([ROOFMAX, "gate", *words, record, record], capture_output=True,
                              text=True, check=False)
        assert done.returncode == 3
        assert f"with {words[0]} names are scenarios, and this is a record file" in done.stderr
    code, _, err = gate("/bin/true")
    assert code == 3 and "/bin/true: does not answer as a build of roofmax" in err

    answer = {"error": "unknown request 'greeting'", "sticky": False}
    old = script(tmp_path / "old", f"#!{sys.executable}\nimport os\n"
                 f"os.read(3, 1000)\nos.write(3, {(json.dumps(answer) + chr(10)).encode()!r})\n"
                 "os.read(3, 1)\n")
    code, _, err = gate(old)
    assert code == 3 and "old: is too old to take turns with this build" in err
    answer = {"greeting": {"protocol": 99}}
    script(old, f"#!{sys.executable}\nimport os\n"
           f"os.read(3, 1000)\nos.write(3, {(json.dumps(answer) + chr(10)).encode()!r})\n"
           "os.read(3, 1)\n")
    code, _, err = gate(old)
    assert code == 3 and "speaks version 99 of the workers' protocol, this build version 1" in err
    answer = {"greeting": {"protocol": 1, "cache_cleared_by": "wishing"}}
    script(old, f"#!{sys.executable}\nimport os\n"
           f"os.read(3, 1000)\nos.write(3, {(json.dumps(answer) + chr(10)).encode()!r})\n"
           "os.read(3, 1)\n")
    code, _, err = gate(old)
    assert code == 3 and "clears the caches of a CPU by wishing before a sample" in err


def test_a_build_that_dies_costs_its_rows_alone(build, tmp_path):
    # Of the workers of the build from before the first greets, the second does the first round, and
    # the third dies: its case has what the others found, and the rest is whole.
    count = tmp_path / "count"
    mortal = script(tmp_path / "mortal", f"""#!/bin/sh
if [ "$1" = worker ]; then
  echo x >> "{count}"
  if [ "$(wc -l < "{count}")" = 3 ]; then exit 9; fi
fi
exec "{ROOFMAX}" "$@"
""")
    out = tmp_path / "gate.json"
    code, said, err = gate(mortal, "--json", out, "--budget", "0.05", "--time", "0",
                           "--threshold", "100%", "--pass-inconclusive")
    assert code == 0, said + err
    measured = [len(verdicts(out)[name]["ratios_of_processes"]) for name in TWO]
    assert min(measured) >= 2
    more = max(measured) - 2  # of a busy machine, until four agree
    assert len(count.read_text().splitlines()) == 5 + more, "one to make up for the third"


def test_a_build_that_dies_at_its_case_is_no_reason_to_pass(build, tmp_path):
    out = tmp_path / "gate.json"
    code, said, err = gate(build(ROOFMAX_TIRED="dead"), "--json", out, "--budget", "0.05",
                           "--time", "0", "--threshold", "100%")
    assert code == 2, said + err
    rows = verdicts(out)
    assert rows["tired_listener"]["verdict"] == "INCONCLUSIVE"
    assert "the build from before could not be measured" in rows["tired_listener"]["reason"]
    assert len(rows["first_listener"]["ratios_of_processes"]) >= 2, "costs its own row alone"


def test_a_kernel_that_dies_in_both_builds_is_no_regression(build, tmp_path):
    out = tmp_path / "gate.json"
    code, said, err = gate(build(ROOFMAX_TIRED="dead"), "--json", out, "--budget", "0.05",
                           "--time", "0", "--threshold", "100%", ROOFMAX_TIRED="dead")
    assert code == 2, said + err
    row = verdicts(out)["tired_listener"]
    assert row["verdict"] == "INCONCLUSIVE"
    assert row["reason"] == (
        "is now failed: crashed: the worker exited with status 9; was skipped: the build from before "
        "could not be measured: crashed: the worker exited with status 9")


def test_a_plugin_that_crashes_and_hangs_in_both_builds_is_no_regression(tmp_path):
    out = tmp_path / "gate.json"
    plugin = Path(ROOFMAX).parent / "test_plugins" / "planted_faults.so"
    softmax = ("--operation", "softmax", "--device", "cpu", "--cache", "hot", "--dtype", "fp32",
               "--rows", "16", "--cols", "64")
    code, said, err = gate(ROOFMAX, "--plugin", plugin, "--json", out, "--budget", "0.05", "--time",
                           "0", "--threshold", "100%", "--deadline", "3", shapes=softmax,
                           kernels=("planted_crash", "planted_hang", "planted_honest"))
    assert code == 2, said + err
    rows = verdicts(out)
    for name, end in (("planted_crash", "signal 11"), ("planted_hang", "hung")):
        assert rows[name]["verdict"] == "INCONCLUSIVE"
        now, before = rows[name]["reason"].split("; was skipped: the build from before ")
        assert now.startswith("is now failed: ") and end in now and end in before
    assert len(rows["planted_honest"]["ratios_of_processes"]) >= 2, "they cost their own rows alone"


def test_a_build_that_soon_always_dies_is_no_reason_to_pass(tmp_path):
    # Its first worker greets, the second does the first round, and each one after that dies at once.
    # The threshold is the largest, so that noise is not the reason.
    count = tmp_path / "count"
    mortal = script(tmp_path / "mortal", f"""#!/bin/sh
if [ "$1" = worker ]; then
  echo x >> "{count}"
  if [ "$(wc -l < "{count}")" -gt 2 ]; then exit 9; fi
fi
exec "{ROOFMAX}" "$@"
""")
    out = tmp_path / "gate.json"
    code, said, err = gate(mortal, "--json", out, "--budget", "0.05", "--time", "0",
                           "--threshold", "100%", kernels=("first_*",))
    assert code == 2, said + err
    row = verdicts(out)["first_listener"]
    assert row["verdict"] == "INCONCLUSIVE" and len(row["ratios_of_processes"]) == 1
    assert "measured by 1 pair of processes, not by 2" in row["reason"]
    assert len(count.read_text().splitlines()) == 5, "three more are tried"


def interrupted_after(seconds, base, out):
    """16 rows, each of which takes at least the second that is its share, and Ctrl-C."""
    shapes = (*SHAPES[:-1], "perch=64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79")
    process = subprocess.Popen(
        [ROOFMAX, "gate", "--base", base, *shapes, "--kernel", "first_*", "--json", out, "--force",
         "--junit", out.with_suffix(".xml"), "--budget", "2", "--threshold", "0.1%"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"})
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    said, err = process.communicate(timeout=60)
    assert process.returncode == 2, said + err
    assert "finishing this turn; Ctrl-C again to stop now" in said
    assert "interrupted: the rows that were not yet done are left out" in said
    assert said.splitlines()[-1].startswith("INTERRUPTED: ")
    document = json.loads(out.read_text())
    assert document["interrupted"] and document["verdict"] == "INTERRUPTED"
    suite, = ElementTree.parse(out.with_suffix(".xml")).getroot()
    assert suite.get("errors") == "1" and int(suite.get("tests")) == len(document["rows"]) + 1
    error, = suite.iter("error")
    assert error.get("message") == "interrupted: rows are missing"
    return document["rows"]


def test_ctrl_c_keeps_the_rows_that_are_done(build, tmp_path):
    # The longer waits are for machines on which a row takes longer.
    for seconds in (4, 8, 14):
        rows = interrupted_after(seconds, build(), tmp_path / "gate.json")
        if rows:
            break
    assert 0 < len(rows) < 16 and rows[0]["ratio"] is not None


def test_the_self_test_counts_runs_rows_and_delays(tmp_path):
    out = tmp_path / "self.json"
    words = [ROOFMAX, "gate", "--self-test", "--runs", "2", "--large-delay-runs", "2", *SHAPES, "--kernel", "first_*", "--budget", "0.1", "--time", "0", "--threshold", "1%", "--json", out]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=240,
                          check=False, env={**os.environ, "OMP_NUM_THREADS": "1"})
    assert done.returncode in (0, 1), done.stderr
    counted = json.loads(out.read_text())
    assert counted["false_runs"]["trials"] == 2
    assert counted["false_rows"]["trials"] == counted["inconclusive_rows"]["trials"] == 2
    assert counted["false_drawn_runs"]["trials"] == 1000
    assert [(power["delay"], power["runs"], power["all_rows"]["trials"]) for power in counted["power"]] == [
        (0.015, 1, 1), (0.02, 2, 2)]
    assert counted["device"]["kind"] == "cpu" and counted["roofmax"]["revision"] and counted["threshold"] == 0.01
    assert len(counted["cases"]) == 1 and counted["command"][1:3] == ["gate", "--self-test"]
    assert counted["started_at"] < counted["finished_at"]
    for power in counted["power"]:
        long_rows = power["long_rows"] or {"events": 0, "trials": 0}
        assert len(power["not_found"]) == long_rows["trials"] - long_rows["events"]
    assert (done.returncode == 1) == bool(counted["missed"])
    assert all(line in done.stdout for line in ("run 2 of 5, one side slower by 2%", "run 5 of 5\n", "; 2 runs)"))
    assert counted["false_improved_rows"]["trials"] == 2
    assert counted["interrupted"] is False and counted["not_measured"] == []
    code, _, err = gate("/bin/true", "--self-test")
    assert code == 3 and "leave out --base" in err


def self_test(*arguments, **environment):
    words = [ROOFMAX, "gate", "--self-test", *SHAPES, "--budget", "0.05", "--time", "0",
             "--threshold", "50%", *arguments]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True,
                          timeout=240, check=False,
                          env={**os.environ, "OMP_NUM_THREADS": "1", **environment})
    return done.returncode, done.stdout, done.stderr


def test_the_runs_of_a_self_test_have_a_range():
    for option in ("--runs", "--small-delay-runs", "--large-delay-runs"):
        for value in ("4294967296", "10001", "-1"):
            code, _, err = self_test(f"{option}={value}")
            assert code == 3 and f"'{value}' is invalid: use a whole number from 0 to 10000" in err
    code, _, err = self_test("--runs", "0", "--small-delay-runs", "0", "--large-delay-runs", "0")
    assert code == 3 and "nothing to measure" in err


def test_a_self_test_names_rows_that_it_could_not_measure(tmp_path):
    out = tmp_path / "self.json"
    code, said, err = self_test("--runs", "1", "--small-delay-runs", "0", "--large-delay-runs", "0",
                                "--kernel", "first_*,tired_*", "--json", out, ROOFMAX_TIRED="wrong")
    assert code in (0, 1), said + err
    counted = json.loads(out.read_text())
    row, = counted["not_measured"]
    assert row["key"].split("/")[1] == "tired_listener" and "incorrect" in row["reason"]
    assert "not measured by some run: 1 of 2 rows, as birdsong/tired_listener/" in said
    assert counted["false_rows"]["trials"] == 1


def test_an_interrupted_self_test_says_so(tmp_path):
    out = tmp_path / "self.json"
    process = subprocess.Popen(
        [ROOFMAX, "gate", "--self-test", *SHAPES, "--kernel", "first_*", "--json", out, "--runs",
         "10000", "--budget", "0.05", "--time", "0", "--threshold", "50%"], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    time.sleep(4)
    process.send_signal(signal.SIGINT)
    said, err = process.communicate(timeout=60)
    assert "note: interrupted" in said, said + err
    assert json.loads(out.read_text())["interrupted"] is True
