"""The program as its users run it, with real measurements on the CPU."""

import csv
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import time

import pytest

ROOFMAX = os.environ.get("ROOFMAX", "")
pytestmark = pytest.mark.skipif(not ROOFMAX, reason="ROOFMAX does not name the program")

RECORDS = pathlib.Path(__file__).parents[3] / "reports" / "records"
SMALL = ["--operation", "softmax", "--rows", "4", "--cols", "64,100", "--dtype", "fp32",
         "--kernel", "safe", "--kernel", "online", "--device", "cpu"]
QUICKLY = ["--budget", "0.05"]
# Threads that wait for each other by spinning would crawl beside other busy tests.
os.environ["OMP_NUM_THREADS"] = "1"


def roofmax(*arguments, **options):
    return subprocess.run([ROOFMAX, *map(str, arguments)], capture_output=True, text=True,
                          timeout=240, **options)


def objects_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def of_kind(kind, objects):
    return [entry for entry in objects if entry["kind"] == kind]


TIMES = ("median_s", "time_ci_s", "samples_s", "twin_samples_s", "sol", "sol_ci", "visits",
         "samples_after")


@pytest.fixture(name="whole_run", scope="module")
def run_with_ceilings(tmp_path_factory):
    """A run that leaves nothing out, and its file, which nothing changes."""
    out = tmp_path_factory.mktemp("whole_run") / "r.jsonl"
    return roofmax("run", *SMALL, *QUICKLY, "--out", out, "--seed", "7"), out


def test_run_records_every_row_and_says_what_to_do_next(whole_run):
    done, out = whole_run
    assert done.returncode == 0, done.stderr
    header, *rows = objects_of(out)
    assert header["kind"] == "header" and header["schema"] == 1
    assert header["run"] and {row["run"] for row in rows} == {header["run"]}
    assert header["command"][:2] == ["roofmax", "run"]
    assert header["scenarios"][0]["name"] == "adhoc" and header["scenarios"][0]["path"] is None
    assert (header["seed"], header["budget_s"], header["timer"]) == (7, 0.05, "wall")
    assert header["device"]["kind"] == "cpu" and header["ceilings"]
    assert header["rates"] == [], "a CPU has none"
    assert list(header["operations"]) == ["softmax"]
    axes = header["operations"]["softmax"]["axes"]
    assert [axis["name"] for axis in axes][:2] == ["rows", "cols"]
    assert header["started_at"].endswith("Z")
    assert len(rows) == len({row["key"] for row in rows}) == 8
    for row in rows:
        assert row["disposition"] == "ok", row["reason"]
        assert row["median_s"] > 0 and row["sol"] > 0 and row["samples_s"]
        assert row["static"] is None and row["counters"] is None
    assert "Which kernel to use" in done.stdout
    assert f"next:    {ROOFMAX} report {out}\n" in done.stdout
    assert "\033" not in done.stdout and "\r" not in done.stdout

    before = out.read_bytes()
    nothing_left = roofmax("run", *SMALL, *QUICKLY, "--out", out, "--resume", "--seed", "7")
    assert nothing_left.returncode == 0 and "nothing is left to measure" in nothing_left.stdout
    assert out.read_bytes() == before
    again = roofmax("run", *SMALL, *QUICKLY, "--out", out)
    assert again.returncode == 3 and "--resume" in again.stderr and "--force" in again.stderr


def test_auto_is_measured_as_the_kernel_that_it_stands_for(tmp_path):
    out = tmp_path / "r.jsonl"
    shape = ["--operation", "softmax", "--rows", "64", "--cols", "4096", "--dtype", "fp32",
             "--device", "cpu"]
    more = [*QUICKLY, "--cache", "cold", "--no-ceilings", "--out", out]
    done = roofmax("run", *shape, "--kernel", "auto,parallel_online", *more)
    assert done.returncode == 0, done.stderr
    rows = {row["kernel"]: row for row in of_kind("case", objects_of(out))}
    assert set(rows) == {"auto", "parallel_online"}
    assert rows["auto"]["disposition"] == "ok" and rows["parallel_online"]["chosen"] is None
    assert rows["auto"]["chosen"] == "parallel_online"
    assert rows["auto"]["bytes"]["modelled"] == rows["parallel_online"]["bytes"]["modelled"]
    assert "auto takes it" in done.stdout
    again = roofmax("run", *shape, "--kernel", "auto", *more, "--resume")
    assert again.returncode == 0 and len(of_kind("case", objects_of(out))) == 2
    assert roofmax("verify", *shape, "--kernel", "auto").returncode == 0


def test_another_choice_of_auto_is_a_kernel_that_was_measured(tmp_path):
    done = roofmax("run", "--operation", "softmax_topk", "--rows", "4", "--vocab", "5000", "--k",
                   "8", "--dtype", "fp32", "--kernel", "heap,auto", "--device", "cpu", *QUICKLY,
                   "--no-ceilings", "--out", tmp_path / "r.jsonl")
    assert done.returncode == 0, done.stderr
    if "auto takes parallel_threshold" in done.stdout:
        assert "the only one measured" not in done.stdout
    else:
        assert "auto takes it, the only one measured" in done.stdout


def test_a_scenario_may_set_budget_and_samples_and_the_command_line_overrides(tmp_path):
    (tmp_path / "own.yaml").write_text(
        "scenario: own\nsummary: for tests\noperation: softmax\nkernels: online\ncaches: hot\n"
        "budget_s: 0.5\nsamples: 30\ngrids: [{dtypes: fp32, rows: 2, cols: 64}]\n")
    run = ["run", tmp_path / "own.yaml", "--device", "cpu", "--no-ceilings"]
    assert roofmax(*run, "--out", tmp_path / "a.jsonl").returncode == 0
    header, row = objects_of(tmp_path / "a.jsonl")
    assert (header["budget_s"], header["samples"]) == (0.5, 30)
    # Nothing that short settles within 0.5% by then; the usual 200 would have been taken.
    assert 5 <= len(row["samples_s"]) <= 30
    assert roofmax(*run, *QUICKLY, "--out", tmp_path / "b.jsonl").returncode == 0
    header, _ = objects_of(tmp_path / "b.jsonl")
    assert (header["budget_s"], header["samples"]) == (0.05, 30)


def test_a_resumed_run_sums_up_the_whole_file(tmp_path):
    out = tmp_path / "r.jsonl"
    both = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    first = roofmax(*both, "--benchmark_filter=cols=64/")
    assert first.returncode == 0, first.stderr
    lines = out.read_text().splitlines()
    assert len(lines) == 3
    # One row counts as not done: there was no memory for it then.
    skipped = json.loads(lines[2])
    skipped.update(disposition="skipped", reason="no memory", **dict.fromkeys(TIMES))
    out.write_text("\n".join([*lines[:2], json.dumps(skipped)]) + "\n")

    second = roofmax(*both, "--resume", "--budget=0.06")
    assert second.returncode == 3 and "--budget" in second.stderr
    longer = [word if word != "0.05" else "0.06" for word in both]
    second = roofmax(*longer, "--resume")
    assert second.returncode == 0, second.stderr
    notes = [line for line in second.stdout.splitlines()
             if line.startswith("note: the last run ")]
    assert notes == ["note: the last run in the file had budget 0.05 (now 0.06): the rows of this "
                     "run get a header of their own"]
    summary = second.stdout[second.stdout.index("Which kernel to use"):]
    assert "cols=64 " in summary and "cols=100 " in summary
    assert "4 ok; 1 of these rows are from before" in summary
    rows = of_kind("case", objects_of(out))
    assert len(rows) == 5 and len({row["key"] for row in rows}) == 4
    last = {row["key"]: row for row in rows}
    assert last[skipped["key"]]["disposition"] == "ok"

    done = roofmax(*longer, "--resume")
    assert done.returncode == 0 and "nothing is left to measure: all 4 rows" in done.stdout
    assert "note: " not in done.stdout, "it is compared with the last run"
    assert "cols=64 " in done.stdout and "cols=100 " in done.stdout


def test_a_resumed_file_has_a_header_for_each_run(tmp_path, whole_run):
    out = pathlib.Path(shutil.copy(whole_run[1], tmp_path))
    count = len(objects_of(out))
    done = roofmax("run", "--operation", "masked_softmax", "--b", "1", "--heads", "1", "--sq", "16",
                   "--cache", "hot", "--out", out, "--device", "cpu", "--budget", "0.06", "--seed",
                   "7", "--resume")
    assert done.returncode == 0, done.stderr
    objects = objects_of(out)
    first, second = of_kind("header", objects)
    assert objects[0] == first and objects[count] == second
    assert first["run"] != second["run"]
    assert {row["run"] for row in objects[1:count]} == {first["run"]}
    assert len(objects) > count + 1
    assert {row["run"] for row in objects[count + 1:]} == {second["run"]}
    assert "--resume" in second["command"] and second["started_at"] >= first["started_at"]
    assert (first["budget_s"], second["budget_s"]) == (0.05, 0.06)
    assert list(first["operations"]) == ["softmax"]
    assert list(second["operations"]) == ["masked_softmax"]
    assert set(first) - set(second) == {"ceilings", "rates"}, "measured once"
    assert first["ceilings"]
    for field in ("device", "host", "roofmax", "libraries", "launch_floor_s"):
        assert second[field], field


@pytest.mark.parametrize("changes, problem", [
    ({"median_s": -1}, "field 'median_s': a number above 0 is expected, not -1"),
    ({"median_s": "fast"}, "field 'median_s': a number above 0 is expected, not \"fast\""),
    ({"disposition": "incorrect"}, "field 'median_s': null (the row is incorrect) is expected"),
    ({"kernel": "gone", "flags": "noisy"}, "field 'flags': a list of texts is expected")])
def test_a_file_with_a_wrong_row_is_not_resumed(tmp_path, changes, problem):
    out = tmp_path / "r.jsonl"
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command, "--benchmark_filter=cols=64/").returncode == 0
    header, good, bad = objects_of(out)
    bad.update(changes)
    out.write_text("".join(json.dumps(entry) + "\n" for entry in [header, good, bad]))
    before = out.read_bytes()
    refused = roofmax(*command, "--resume")
    assert refused.returncode == 3
    assert f"{out}:3: {problem}" in refused.stderr, refused.stderr
    assert "remove that line and continue with --resume" in refused.stderr
    assert out.read_bytes() == before


def test_a_row_of_a_kernel_that_this_build_lacks_is_kept(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command, "--benchmark_filter=cols=64/").returncode == 0
    header, good, other = objects_of(out)
    other["kernel"] = "gone"
    out.write_text("".join(json.dumps(entry) + "\n" for entry in [header, good, other]))
    done = roofmax(*command, "--resume")
    assert done.returncode == 0, done.stderr
    assert "note: 1 rows of the file are not in the summary (field 'kernel'" in done.stdout
    assert other in objects_of(out)


def test_a_file_of_another_seed_is_not_resumed(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command, "--benchmark_filter=safe.*cols=64/", "--seed", "7").returncode == 0
    before = out.read_bytes()
    refused = roofmax(*command, "--resume", "--seed", "8")
    assert refused.returncode == 3
    assert "seed 7" in refused.stderr and "seed 8" in refused.stderr
    assert out.read_bytes() == before


def test_a_file_of_caches_cleared_otherwise_is_not_resumed(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command, "--benchmark_filter=safe.*cols=64/").returncode == 0
    header, *rows = out.read_text().splitlines()
    header = json.loads(header)
    ours = header["device"]["cache_cleared_by"]
    other = {"eviction": "reading", "reading": "eviction"}[ours]
    header["device"]["cache_cleared_by"] = other
    out.write_text("\n".join([json.dumps(header), *rows]) + "\n")
    before = out.read_bytes()
    refused = roofmax(*command, "--resume")
    assert refused.returncode == 3
    assert f"caches cleared by {other}, this run clears them by {ours}" in refused.stderr
    assert "another file with --out" in refused.stderr and out.read_bytes() == before


def test_bad_rows_in_the_file_count_when_it_is_resumed(tmp_path):
    out = tmp_path / "r.jsonl"
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command).returncode == 0
    header, bad, *rest = objects_of(out)
    bad.update(disposition="incorrect", **dict.fromkeys(TIMES))
    out.write_text("".join(json.dumps(entry) + "\n" for entry in [header, bad, *rest]))
    assert roofmax(*command, "--resume").returncode == 1
    # Not asked for, so not held against this run.
    others = roofmax(*command, "--resume", f"--benchmark_filter=-{bad['key']}")
    assert others.returncode == 0, others.stdout + others.stderr


def interrupted(arguments, is_time):
    """Runs until `is_time` says so of the output on a terminal, sends Ctrl-C, returns code and
    output."""
    terminal, inside = pty.openpty()
    process = subprocess.Popen([ROOFMAX, *map(str, arguments)], stdout=inside, stderr=inside,
                               env={**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
    os.close(inside)
    text, is_sent = "", False
    while True:
        try:
            text += os.read(terminal, 65536).decode()
        except OSError:  # the other end is closed
            break
        if not is_sent and is_time(text):
            process.send_signal(signal.SIGINT)
            is_sent = True
    os.close(terminal)
    return process.wait(timeout=120), text


def test_roof_keeps_the_ceilings_measured_when_interrupted(tmp_path):
    out = tmp_path / "roof.jsonl"
    code, text = interrupted(["roof", "--device", "cpu", "--out", out],
                             lambda text: "[2/" in text)
    assert code == 2, text
    assert "finishing this ceiling; Ctrl-C again to stop now" in text
    header, = objects_of(out)
    assert header["kind"] == "header" and header["launch_floor_s"]
    assert len(header["ceilings"]) >= 2
    assert f"the ceilings measured so far ({len(header['ceilings'])}) are kept" in text
    assert all(ceiling["bytes_per_s"] > 0 for ceiling in header["ceilings"])


def test_ceilings_before_a_run_show_progress_and_can_be_interrupted(tmp_path):
    out = tmp_path / "r.jsonl"
    code, text = interrupted(["run", *SMALL, *QUICKLY, "--out", out], lambda text: "[1/24]" in text)
    assert code == 2, text
    assert "[0/24] 0:00 elapsed  ceiling: " in text
    assert "interrupted after 0 of 8 cases" in text
    assert not out.exists()


def test_an_interrupted_verification_says_how_far_it_came():
    shapes = ["--operation", "softmax", "--rows", "2048", "--dtype", "fp32", "--kernel", "safe",
              "--cols", ",".join(map(str, range(2001, 2013))), "--device", "cpu"]
    code, text = interrupted(["verify", *shapes],
                             lambda text: re.search(r"ok +safe ", text))
    assert code == 2, text
    count, last = text.splitlines()[-2:]
    done = int(re.fullmatch(r"(\d+) ok", count)[1])
    assert 1 <= done < 12 and last == f"interrupted after {done} of 12 cases"


def test_a_run_to_be_explained_can_be_interrupted_as_any(tmp_path):
    shapes = [*SMALL, *QUICKLY, "--counters", "none"]
    early = tmp_path / "early.jsonl"
    code, text = interrupted(["explain", *shapes, "--out", early], lambda text: "[1/24]" in text)
    assert code == 2, text
    assert "interrupted after 0 of 8 cases" in text and not early.exists()

    out = tmp_path / "r.jsonl"
    code, text = interrupted(["explain", *shapes, "--no-ceilings", "--out", out],
                             lambda text: re.search(r"^(safe|online) .* us ", text, re.M))
    assert code == 2, text
    rows = of_kind("case", objects_of(out))
    assert 1 <= len(rows) < 8 and f"interrupted after {len(rows)} of 8 cases" in text
    assert re.search(rf"^resume:  {ROOFMAX} explain .* --resume\r$", text, re.M), text
    assert len(re.findall(r"^ +first: ", text, re.M)) == len(rows), text
    assert text.endswith(f"records: {out}\r\n")


def test_a_full_disk_ends_the_run_with_advice_and_a_valid_file(tmp_path):
    out = tmp_path / "r.jsonl"
    # A limit on the size of files (in KiB) stands in for the disk.
    done = subprocess.run(
        ["bash", "-c", 'trap "" XFSZ; ulimit -f 8; exec "$@"', "-", ROOFMAX, "run", *SMALL,
         *QUICKLY, "--no-ceilings", "--out", str(out)], capture_output=True, text=True, timeout=240)
    assert done.returncode == 4, done.stdout + done.stderr
    assert "free some space and continue with --resume" in done.stderr
    assert out.read_text().endswith("\n")
    objects_of(out)


def test_an_unwritable_output_is_refused_before_measuring(tmp_path):
    begin = time.monotonic()
    done = roofmax("run", *SMALL, *QUICKLY, "--out", "/proc/no/such.jsonl")
    assert done.returncode == 3 and "--out" in done.stderr
    assert time.monotonic() - begin < 5


def test_an_output_that_cannot_be_made_is_refused_before_measuring(tmp_path):
    # Whoever may write everywhere finds out by opening only.
    for path in ("/proc/such.jsonl", tmp_path / ("long" * 100)):
        done = roofmax("run", *SMALL, *QUICKLY, "--out", path)
        assert done.returncode == 3 and "cannot be written" in done.stderr, done.stderr
        assert done.stdout == ""


def test_looking_whether_an_output_can_be_written_leaves_nothing_behind(tmp_path):
    (tmp_path / "link.jsonl").symlink_to(tmp_path / "target.jsonl")
    (tmp_path / "old.jsonl").write_text("old\n")
    for name in ("new.jsonl", "link.jsonl", "old.jsonl"):
        done = roofmax("run", *SMALL, "--out", tmp_path / name, "--force",
                       f"--benchmark_out={tmp_path}")
        assert done.returncode == 3 and "is a folder" in done.stderr, done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.jsonl", "old.jsonl"]
    assert (tmp_path / "link.jsonl").is_symlink()
    assert (tmp_path / "old.jsonl").read_text() == "old\n"


@pytest.mark.parametrize("axes, problem", [
    (["--axis", "foo=1"], "no operation has an axis 'foo': "),
    (["--rows", "4", "--axis", "foo=1"], "no operation has an axis 'foo': "),
    (["--axis", "rwos=4"], "did you mean 'rows'?")])
def test_an_axis_that_no_operation_has_is_answered_with_those_there_are(axes, problem):
    done = roofmax("run", *axes, "--dry-run")
    assert done.returncode == 3
    assert problem in done.stderr
    assert "softmax has rows, cols" in done.stderr and "softmax_step has " in done.stderr


def test_the_deadline_is_explained_as_it_is():
    text = " ".join(roofmax("run", "--help").stdout.split())
    assert "plus twice its timing budget (--budget), plus a second for every 20 MB" in text


def test_a_large_default_shape_is_announced_before_anything_is_measured():
    listed = roofmax("run", "--mask", "causal", "--device", "cpu", "--dry-run")
    assert listed.returncode == 0, listed.stderr
    note, = [line for line in listed.stdout.splitlines() if line.startswith("note: ")]
    assert "the largest problem moves" in note and "GiB per launch: b=8 " in note
    small = roofmax("run", "--mask", "causal", "--b", "1", "--heads", "1", "--sq", "128",
                    "--device", "cpu", "--dry-run")
    assert small.returncode == 0 and "note: " not in small.stdout


def test_a_reader_that_has_seen_enough_of_a_report_is_no_error(tmp_path):
    out = tmp_path / "r.jsonl"
    assert roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", out).returncode == 0
    reader, writer = os.pipe()
    os.close(reader)  # as `head` does when it has its lines
    done = subprocess.run([ROOFMAX, "report", str(out)], stdout=writer, stderr=subprocess.PIPE,
                          text=True, timeout=240)
    os.close(writer)
    if "ROOFMAX_PYTHON" in done.stderr:
        pytest.skip("no Python for reports")
    assert done.returncode == 0 and done.stderr == ""


@pytest.mark.parametrize("arguments", [
    ["list"], ["verify", *SMALL], ["run", *SMALL, "--dry-run"],
    ["run", *SMALL, *QUICKLY, "--no-ceilings"]])
def test_work_goes_on_when_the_reader_has_seen_enough(tmp_path, arguments):
    out = tmp_path / "r.jsonl"
    is_run = "--budget" in arguments
    with subprocess.Popen([ROOFMAX, *arguments, *(["--out", str(out)] if is_run else [])],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        process.stdout.close()
        assert "standard output" not in process.stderr.read()
        assert process.wait(timeout=240) == 0
    if is_run:
        header, *rows = objects_of(out)
        assert len(rows) == header["cases"] == 8


@pytest.mark.parametrize("arguments", [
    ["list"], ["verify", *SMALL], ["run", *SMALL, "--dry-run"]])
def test_what_standard_output_does_not_take_is_no_success(arguments):
    with open("/dev/full", "w") as full:
        done = subprocess.run([ROOFMAX, *arguments], stdout=full, stderr=subprocess.PIPE, text=True,
                              timeout=240)
    assert done.returncode == 4
    assert "standard output took not all that was said" in done.stderr


def test_what_standard_output_does_not_take_is_told_beside_another_code(tmp_path):
    record = tmp_path / "a.jsonl"
    assert roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", record).returncode == 0
    less = tmp_path / "less.jsonl"
    less.write_text("".join(record.read_text().splitlines(True)[:-1]))
    with open("/dev/full", "w") as full:
        done = subprocess.run([ROOFMAX, "gate", record, less], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=240)
    assert done.returncode == 1, "a row is missing"
    assert "standard output took not all that was said" in done.stderr


def test_the_next_command_takes_a_file_that_is_named_as_an_option_is(tmp_path):
    done = roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out=-y.jsonl", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"next:    {ROOFMAX} report ./-y.jsonl\n" in done.stdout


def test_verify_times_nothing_and_shows_the_worst_error():
    done = roofmax("verify", "--operation", "softmax", "--rows", "3", "--cols", "1,1025",
                   "--dtype", "fp16", "--device", "cpu")
    assert done.returncode == 0, done.stderr
    assert " ulp " in done.stdout and "GB/s" not in done.stdout


def test_list_as_json_describes_operations_and_kernels():
    listed = json.loads(roofmax("list", "--format", "json").stdout)
    assert listed["kernels"] and all(
        {"name", "operation", "device", "dtypes", "summary", "constraints"} <= set(kernel)
        for kernel in listed["kernels"])
    assert {kernel["operation"] for kernel in listed["kernels"]} <= set(listed["operations"])
    axes = {axis["name"]: axis for axis in listed["operations"]["softmax"]["axes"]}
    assert (axes["rows"]["role"], axes["rows"]["default"]) == ("batch", 2048)
    assert (axes["cols"]["role"], axes["direction"]["role"]) == ("length", "mode")
    assert axes["direction"]["choices"] == ["forward", "backward"]
    assert axes["distribution"]["default"] == "normal"
    assert axes["distribution"]["choices"] == [one["name"] for one in listed["distributions"]]
    assert all(one["summary"] for one in listed["distributions"])


def test_list_of_an_operation_says_what_its_axes_mean():
    listed = roofmax("list", "--operation", "masked_softmax").stdout
    lines = [" ".join(line.split()) for line in listed.splitlines()]
    described = json.loads(roofmax("list", "--operation", "masked_softmax", "--format",
                                   "json").stdout)["operations"]["masked_softmax"]
    title = "axes (name=default, role, meaning):"
    for axis, line in zip(described["axes"], lines[lines.index(title) + 1:]):
        assert line.startswith(f"{axis['name']}={axis['default']} {axis['role']} {axis['summary']}")
    # A choice axis ends with its choices; distributions have a line each.
    assert any(line.startswith("direction=forward mode ") and line.endswith("(forward|backward)")
               for line in lines)
    assert any(line.startswith("distribution=normal data ") for line in lines)
    assert any(line.startswith("sparse_neg_inf ") for line in lines)
    settings = lines[lines.index("settings of --explain (name=default, role, meaning):"):]
    assert any(line.startswith("fusion=on ") and line.endswith("(on|off)") for line in settings)
    # Of all operations the names alone, a line each.
    assert "  axes: b, heads, sq, sk, mask=none|causal|" in roofmax("list").stdout


@pytest.mark.parametrize("verb", [["list"], ["run", *SMALL, "--dry-run"]])
def test_what_is_no_plugin_is_named_with_the_cure(verb):
    library = pathlib.Path(ROOFMAX).parent / "libroofmax.so"
    if library.exists():
        done = roofmax(*verb, "--plugin", library)
        assert done.returncode == 3 and f"plugin '{library}' registers " in done.stderr
        assert "roofmax_plugin_v1 alone" in done.stderr and done.stdout == ""
    done = roofmax(*verb, "--plugin", "")
    assert done.returncode == 3 and done.stdout == ""
    assert "name a shared library with --plugin FILE.so" in done.stderr


def explained(words, *options):
    done = roofmax("list", "--explain", words, "--format", "json", *options)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_explain_says_which_kernels_take_a_problem_and_why_not():
    answer = explained("rows=3 cols=64 lse=stored fp16", "--operation", "softmax",
                       "--device", "cpu")
    assert answer["problem"]["lse"] == "stored" and answer["dtype"] == "fp16"
    by_kernel = {choice["kernel"]: choice for choice in answer["choices"]}
    assert by_kernel["safe"]["outcome"] == "takes"
    refusal = by_kernel["parallel_online"]
    assert (refusal["outcome"], refusal["constraint"]) == ("refuses", "lse")
    assert refusal["reason"] == "it does not compute lse=stored"


@pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="this build has no CUDA kernels")
def test_explain_says_how_long_rows_of_elements_may_be():
    def refusals(words):
        choices = explained(words, "--operation", "masked_softmax", "--device", "cuda")["choices"]
        return {choice["kernel"]: choice.get("reason") for choice in choices
                if choice["rule"] == "kernels for cuda" and choice["kernel"].startswith("strided_elements")
                and choice["outcome"] == "refuses"}
    assert refusals("b=1 heads=1 sq=1 sk=32768 fp16").keys() == {"strided_elements_backward"}
    assert refusals("b=1 heads=1 sq=1 sk=32769 fp16")["strided_elements"] == (
        "the registers of a cluster hold 32768 columns with elements=8,threads=256, not 32769; "
        "131072 columns with elements=16,threads=512")
    most = "b=1 heads=1 sq=131072 sk=8192 direction=backward fp32"
    assert refusals(most).keys() == {"strided_elements"}
    assert "30 bits" in refusals(most.replace("131072", "131073"))["strided_elements_backward"]


def test_explain_gives_the_rules_of_the_operation_and_their_settings():
    of_masked = ("--operation", "masked_softmax")
    words = "b=2 heads=4 sq=64 mask=causal_boolean dtype=bf16"

    def documented(more=""):
        choices = explained(f"{words} {more}", *of_masked)["choices"]
        return [(choice["outcome"], choice["kernel"], choice["constraint"]) for choice in choices
                if choice["rule"] == "documented wrapper"]

    assert documented() == [("takes", "scaled_causal", ""), ("warns", "scaled_causal", "mask")]
    assert documented("fusion=off") == [("refuses", "scaled_causal", "fusion"),
                                        ("takes", "unfused", "")]
    assert documented("sk=128") == [("raises", "scaled_causal", "causal_square")]
    rules = {choice["rule"] for choice in explained(words, *of_masked)["choices"]}
    assert "auto on cpu" in rules

    asks = {choice["rule"]: choice["device"] for choice in explained(words, *of_masked)["choices"]}
    assert asks["documented wrapper"] is None
    assert asks["auto on cpu"] and asks["auto on cpu"] == asks["kernels for cpu"]

    text = roofmax("list", *of_masked, "--explain", words).stdout
    assert text.splitlines()[0] == ("masked_softmax b=2 heads=4 sq=64 mask=causal_boolean bf16 "
                                    "fusion=on softmax_in_fp32=yes")
    # It asks no device, so it stands before the first one and names no kernel chosen on one.
    before, *of_devices = text.split("\n  on ")
    assert "  documented wrapper:\n" in before and of_devices
    assert "parallel_rows" not in before
    assert not any("documented wrapper" in one for one in of_devices)
    assert "would drop the explicit mask" in text


def test_explain_says_where_a_kind_of_device_has_no_kernel():
    listed = json.loads(roofmax("list", "--operation", "softmax", "--device", "cuda",
                                "--format", "json").stdout)
    text = roofmax("list", "--operation", "softmax", "--device", "cuda", "--explain",
                   "rows=4 fp16").stdout
    assert "  kernels for cuda:\n" in text
    assert ("    raises   no kernel in this build\n" in text) == (not listed["kernels"])


def test_explain_takes_the_problem_of_a_row(tmp_path):
    out = tmp_path / "r.jsonl"
    assert roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", out).returncode == 0
    row = objects_of(out)[1]
    axes = [f"{axis}={value}" for axis, value in row["problem"].items()]
    answer = explained(" ".join([*axes, row["dtype"]]), "--operation", "softmax")
    assert (answer["problem"], answer["dtype"]) == (row["problem"], row["dtype"])


@pytest.mark.parametrize("operation, words, problem", [
    ("softmax", "foo", "'foo' is neither name=value nor an element type"),
    ("softmax", "rwos=4", "did you mean 'rows'?"),
    ("softmax", "rows 4", "'rows' has no value: write rows=VALUE"),
    ("softmax", "ROWS=4", "did you mean 'rows'?"),
    ("softmax", "fp8", "'fp8' is neither name=value nor an element type"),
    ("softmax", "dtype=fp8", "dtype 'fp8' is invalid: use one of: fp32, fp16"),
    ("softmax", "rows=4 rows=5", "'rows' is given twice"),
    ("softmax", "fp16 dtype=fp32", "'dtype' is given twice"),
    ("softmax", "rows=-1", "axis 'rows'"),
    ("masked_softmax", "=3", "'=3' is neither name=value nor an element type: the names of "),
    ("softmax", "fusion=on", "the names of softmax are: dtype, rows"),
    ("masked_softmax", "fusion=maybe", "axis 'fusion': value 'maybe' is unknown: use one of: on"),
    ("masked_softmax", "mask=causl", "value 'causl' is unknown: did you mean 'causal'?"),
    ("", "rows=4", "--explain: name the operation with --operation: ")])
def test_explain_teaches_how_to_ask(operation, words, problem):
    named = ("--operation", operation) if operation else ()
    done = roofmax("list", *named, "--explain", words)
    assert done.returncode == 3 and done.stdout == ""
    assert problem in done.stderr


def counted(tmp_path, *names):
    out = tmp_path / "counted.jsonl"
    done = roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--cache", "hot", "--out", out,
                   "--force", *(word for name in names for word in ("--counters", name)))
    assert done.returncode == 0, done.stderr
    return done.stdout, *objects_of(out)


def test_counters_are_read_after_rows_were_timed_or_rows_say_why_not(tmp_path):
    text, header, *rows = counted(tmp_path, "page-faults,bites")
    assert "note: counter bites is left out: not known of a CPU" in text
    assert header["counters"]["asked"] == ["page-faults", "bites"]
    if header["counters"]["why_none"]:
        assert all(row["counters"] is None and row["why_no_counters"] for row in rows)
    else:
        assert header["counters"]["names"] == ["page-faults"]
        assert header["counters"]["passes"] == 1
        assert all(row["counters"]["page-faults"] >= 0 for row in rows)
    assert all(row["bytes"]["measured"] is None for row in rows)


def test_nothing_is_counted_unless_it_is_asked_for(tmp_path):
    for names in ((), ("none",)):
        text, header, *rows = counted(tmp_path, *names)
        assert "counter" not in text
        assert header.get("counters") is None
        assert all(row["counters"] is None and row["why_no_counters"] is None for row in rows)


def test_nothing_else_is_counted_beside_none():
    for names in ("none,default", "page-faults,none"):
        done = roofmax("run", *SMALL, "--counters", names, "--dry-run")
        assert done.returncode == 3 and f"--counters {names}: none stands alone" in done.stderr


def test_a_plan_says_what_would_be_counted():
    assert "counter" not in roofmax("run", *SMALL, "--counters", "none", "--dry-run").stdout
    done = roofmax("run", *SMALL, "--counters", "default,page-faults", "--dry-run")
    assert done.returncode == 0
    assert "counters (default,page-faults) are read of further launches" in done.stdout


def test_counters_that_nobody_knows_cost_no_row(tmp_path):
    text, header, *rows = counted(tmp_path, "bites")
    assert "note: no counters: bites: not known of a CPU; known are instructions" in text
    assert header["counters"]["why_none"].startswith("bites: ")
    assert [one["name"] for one in header["counters"]["dropped"]] == ["bites"]
    assert "counter bites is left out" not in text, "that was said"
    assert all(row["disposition"] == "ok" and "bites" in row["why_no_counters"] for row in rows)


def test_results_are_written_for_programs_and_for_people(tmp_path):
    files = {name: tmp_path / f"r.{name}" for name in ("csv", "json", "markdown")}
    wanted = [word for name, path in files.items() for word in (f"--{name}", path)]
    out = tmp_path / "r.jsonl"
    cases = [*SMALL, "--dtype", "bf16", "--kernel", "parallel_online", *QUICKLY, "--no-ceilings"]
    done = roofmax("run", *cases, "--out", out, *wanted)
    assert done.returncode == 0, done.stderr
    _, *rows = objects_of(out)
    entries = json.loads(files["json"].read_text())
    with files["csv"].open(newline="") as lines:
        table = list(csv.DictReader(lines))
    assert len(entries) == len(table) == len(rows)
    for row, entry, line in zip(rows, entries, table):
        assert (entry["kernel"], entry["variant"], entry["dtype"], entry["cache"]) == (
            row["kernel"], row["variant"], row["dtype"], row["cache"])
        assert entry["time_s"] == row["median_s"] and entry["sol"] == row["sol"]
        assert [entry["sol_low"], entry["sol_high"]] == row["sol_ci"]
        assert entry["compulsory_bytes"] == sum(row["bytes"]["compulsory"].values())
        assert set(entry["flags"]) <= set(row["flags"])
        for name, value in entry.items():
            if isinstance(value, float):
                assert float(line[name]) == value
            elif name != "flags":
                assert line[name] == ("" if value is None else str(value)), name
    markdown = files["markdown"].read_text()
    assert markdown.count("\n| `") == len(rows) and "| kernel | shape |" in markdown
    again = roofmax("run", *cases, "--out", tmp_path / "other.jsonl", *wanted)
    assert again.returncode == 3 and "--csv" in again.stderr and "--force" in again.stderr
    same = roofmax("run", *cases, "--out", tmp_path / "x", "--json", tmp_path / "x")
    assert same.returncode == 3 and "is both --out and --json" in same.stderr
    twice = roofmax("run", *cases, "--out", tmp_path / "y.jsonl", "--csv", tmp_path / "x", "--json",
                    tmp_path / "x")
    assert twice.returncode == 3 and "is both --csv and --json" in twice.stderr
    assert not (tmp_path / "x").exists() and not (tmp_path / "y.jsonl").exists()


def test_a_resumed_run_replaces_its_own_results_and_nothing_else(tmp_path):
    cases = [*SMALL, *QUICKLY, "--no-ceilings", "--out", tmp_path / "r.jsonl", "--csv"]
    assert roofmax("run", *cases, tmp_path / "r.csv").returncode == 0
    before = (tmp_path / "r.csv").read_text()
    assert roofmax("run", *cases, tmp_path / "r.csv", "--resume").returncode == 0
    assert (tmp_path / "r.csv").read_text() == before
    (tmp_path / "mine.txt").write_text("mine")
    done = roofmax("run", *cases, tmp_path / "mine.txt", "--resume")
    assert done.returncode == 3 and "--csv" in done.stderr
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_results_on_standard_output_stand_behind_what_is_there(tmp_path):
    with (tmp_path / "log").open("w") as log:
        log.write("before\n")
        log.flush()
        subprocess.run([ROOFMAX, "run", *SMALL, *QUICKLY, "--no-ceilings", "--out",
                        tmp_path / "r.jsonl", "--csv", "/dev/stdout", "--force"], stdout=log,
                       check=True)
    text = (tmp_path / "log").read_text()
    assert "before\n" in text and "operation,kernel,variant" in text and "Which kernel" in text


def test_records_go_into_a_pipe_as_into_a_file():
    done = roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", "/dev/stdout")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count('"kind":"case"') == 8
    assert "Which kernel to use" in done.stdout and "8 ok" in done.stdout
    assert "records: " not in done.stdout and "next: " not in done.stdout, "nothing can be read there"


def test_a_run_ends_where_the_reader_of_its_records_has_left(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    run = subprocess.Popen([str(word) for word in (ROOFMAX, "run", *SMALL, *QUICKLY, "--no-ceilings", "--out", fifo)],
                           stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        with fifo.open() as records:
            assert records.readline()
        _, err = run.communicate(timeout=60)
        assert run.returncode == 4 and f"{fifo}: cannot be written (Broken pipe)" in err
    finally:
        run.kill()


def test_a_pipe_is_neither_resumed_nor_explained(tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    begin = time.monotonic()
    done = roofmax("explain", *SMALL, *QUICKLY, "--no-ceilings", "--out", fifo)
    assert (done.returncode, done.stdout) == (3, "")
    assert f"{fifo}: is a pipe or a device" in done.stderr and "--out" in done.stderr
    done = roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", fifo, "--resume")
    assert done.returncode in (3, 4) and str(fifo) in done.stderr and "--force" in done.stderr
    assert time.monotonic() - begin < 60


def test_results_go_into_a_pipe_when_a_run_is_resumed(tmp_path):
    fifo, out = tmp_path / "fifo", tmp_path / "r.jsonl"
    os.mkfifo(fifo)
    command = ["run", *SMALL, *QUICKLY, "--cache", "hot", "--no-ceilings", "--out", out]
    assert roofmax(*command).returncode == 0
    reader = subprocess.Popen(["cat", fifo], stdout=subprocess.PIPE, text=True)
    try:
        done = roofmax(*command, "--resume", "--csv", fifo)
        assert done.returncode == 0, done.stderr
        assert len(reader.communicate(timeout=60)[0].splitlines()) == 5
    finally:
        reader.kill()


def test_results_are_named_alike_by_runs_and_reports(tmp_path):
    out, from_run = tmp_path / "r.jsonl", tmp_path / "run.csv"
    assert roofmax("run", *SMALL, *QUICKLY, "--no-ceilings", "--out", out, "--csv",
                   from_run).returncode == 0
    assert roofmax("report", out, "--out", tmp_path / "page").returncode == 0
    tables = []
    for path in (from_run, tmp_path / "page" / "results.csv"):
        with path.open(newline="") as lines:
            tables.append({(row["kernel"], row["problem"], row["dtype"], row["cache"]): row
                           for row in csv.DictReader(lines)})
    assert tables[0].keys() == tables[1].keys()
    same = {"operation", "variant", "timer", "disposition", "twin", "compulsory_bytes",
            "modelled_bytes", "flags"}
    for key, row in tables[0].items():
        other = tables[1][key]
        assert set(row) <= set(other)
        assert {name: row[name] for name in same} == {name: other[name] for name in same}
        for name in ("time_s", "sol", "sol_low", "judged_ulp"):
            assert float(row[name]) == pytest.approx(float(other[name]), rel=1e-12)


def start_report(tmp_path):
    cases = [json.loads(line) for line in (RECORDS / "cpu" / "quick.jsonl").read_text().splitlines()]
    path = tmp_path / "r.jsonl"
    path.write_text("".join(json.dumps(case) + "\n" for case in cases))
    return subprocess.Popen([ROOFMAX, "report", path, "--out", tmp_path / "page"], text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("is_for_group", [True, False])
@pytest.mark.parametrize("after_s", [0.1, 0.9])
def test_a_signal_ends_a_report_in_one_line(tmp_path, number, is_for_group, after_s):
    started = start_report(tmp_path)
    time.sleep(after_s)
    (os.killpg if is_for_group else os.kill)(started.pid, number)
    _, said = started.communicate(timeout=60)
    if started.returncode == 0:
        pytest.skip("it was quicker")
    assert started.returncode == 2, said
    assert said == "roofmax report: interrupted; nothing was written\n"
    assert not (tmp_path / "page").exists()


def test_results_name_what_has_no_time(tmp_path):
    out = tmp_path / "r.md"
    done = roofmax("run", "--rows", "2", "--cols", "8", "--axis", "distribution=wide", "--kernel",
                   "basic,safe", "--device", "cpu", "--dtype", "fp32", *QUICKLY, "--no-ceilings",
                   "--out", tmp_path / "r.jsonl", "--markdown", out)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^- unsupported: `basic`, softmax .*: .*overflow", out.read_text(), re.M)


def completions(*words):
    done = roofmax("complete", "--", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_shells_are_offered_what_this_build_knows():
    assert {"run", "report", "gate", "help", "completion"} <= set(completions(""))
    assert "worker" not in completions("") and "complete" not in completions("")
    assert completions("ver") == ["verify"] and completions("help", "ver") == ["verify"]
    assert {"--kernel", "--out", "--rows"} <= set(completions("run", "--"))
    assert {"--all", "--out", "--rows"} <= set(completions("explain", "--"))
    assert completions("explain", "--cache", "h") == ["hot"]
    assert completions("explain", "") == [], "files, which the shell knows"
    assert completions("run", "qui") == ["quick"]
    assert "parallel_online" in completions("run", "--kernel", "par")
    assert completions("run", "--cache", "cold,h") == ["cold,hot"]
    assert completions("run", "--resume", "qui") == ["quick"], "a flag takes no value"
    assert completions("run", "--out", "") == [] and completions("nonsense", "") == []
    assert completions("run", "--cache=h") == ["--cache=hot"]
    assert completions("run", "--cache", "cold,") == ["cold,hot"], "what is given is not offered"
    assert completions("run", "--device", "cp") == ["cpu"]
    assert completions("report", "--operation", "masked") == ["masked_softmax"]
    assert all("@" in name for name in completions("run", "--kernel", "split_k@"))


@pytest.mark.parametrize("line, offered", [
    ("roofmax ver", "verify"), ("roofmax run --timer w", "wall"), ("roofmax verify sof", "softmax_"),
    ("roofmax run --cache=c", "cold"), ("roofmax run --kernel 'par", "parallel_"),
    ("roofmax run --resume ", "quick"), ("roofmax run --cache cold,", "cold,hot")])
def test_bash_completes_through_the_script(line, offered):
    """What bash replaces begins behind the last "=", "@" or ":"."""
    script = f"""
        source <('{ROOFMAX}' completion bash)
        COMP_LINE="${{1/roofmax/$2}}"; COMP_POINT=${{#COMP_LINE}}
        _roofmax
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script, "bash", line, ROOFMAX], capture_output=True,
                          text=True, check=True)
    found = done.stdout.split()
    assert any(each.startswith(offered) for each in found), found
    if not line.endswith(" "):
        assert all(each.startswith(offered) for each in found), found


@pytest.fixture
def folder_with_roofmax(tmp_path):
    """A folder with the program, under its name, and one other file."""
    (tmp_path / "roofmax").symlink_to(pathlib.Path(ROOFMAX).resolve())
    (tmp_path / "record.jsonl").touch()
    return tmp_path


SHELL_LINES = [
    ("roofmax ver", ["verify"]), ("roofmax run --cache ", ["cold", "hot"]),
    ("roofmax run --cache cold,", ["cold,hot"]), ("roofmax run --cache=h", ["--cache=hot"]),
    ("roofmax run --kernel parallel_o", ["parallel_online"]),
    ("roofmax run --out rec", ["record.jsonl"])]


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
@pytest.mark.parametrize("line, offered", SHELL_LINES)
def test_fish_completes_through_the_script(folder_with_roofmax, line, offered):
    script = "set -x PATH . $PATH; roofmax completion fish | source; complete -C $argv[1]"
    done = subprocess.run(["fish", "--no-config", "-c", script, line], cwd=folder_with_roofmax,
                          env={**os.environ, "HOME": str(folder_with_roofmax)}, capture_output=True,
                          text=True, timeout=60, check=True)
    assert done.stdout.split() == offered


@pytest.mark.skipif(shutil.which("zsh") is None, reason="needs zsh")
@pytest.mark.parametrize("line, offered", SHELL_LINES)
def test_zsh_completes_through_the_script(folder_with_roofmax, line, offered):
    """Its completion works in an interactive shell alone: what the line editor is about to offer is
    printed instead."""
    begin = """
        autoload -Uz compinit; compinit -u -d dump
        source <(./roofmax completion zsh)
        compadd() { shift; print -l -- ${(M)@:#${words[CURRENT]}*}; }
        _files() { print -l -- ${words[CURRENT]}*(N); }
        words=(${(z)1}); [[ $1 == *" " ]] && words+=("")
        words[1]=./roofmax; CURRENT=$#words
        _roofmax
    """
    done = subprocess.run(["zsh", "-f", "-c", begin, "zsh", line], cwd=folder_with_roofmax,
                          capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == offered


def test_scripts_for_shells_are_well_formed_and_others_refused():
    for shell, parser in (("bash", ["bash", "-n"]), ("zsh", ["zsh", "-n"]), ("fish", None)):
        done = roofmax("completion", shell)
        assert done.returncode == 0 and "complete" in done.stdout
        if parser and shutil.which(parser[0]):
            subprocess.run(parser, input=done.stdout, text=True, check=True)
    done = roofmax("completion", "tcsh")
    assert done.returncode == 3 and "bash, zsh or fish" in done.stderr


TABLES = pathlib.Path(__file__).parents[3] / "kernels" / "choice" / "tables"


@pytest.mark.parametrize("name, records", [
    ("cpu", [RECORDS / "cpu" / "quick.jsonl"]),
    ("h200", [*sorted(path for path in (RECORDS / "h200").glob("*.jsonl") if path.stem != "roof"),
              *(RECORDS / scenario / "h200.jsonl" for scenario in ("softmax_backward", "tuning_gradients", "tuning_scores")),
              *sorted((RECORDS / "tuning_shapes").glob("*.jsonl"))]),
])
def test_tables_of_auto_are_what_the_published_records_say(tmp_path, name, records):
    if name == "h200" and os.environ.get("ROOFMAX_HAS_CUDA") != "1":
        pytest.skip("this build has no CUDA kernels")
    done = roofmax("tune", *records, "--name", name, "--out", tmp_path / "table.cpp")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "table.cpp").read_text() == (TABLES / f"{name}.cpp").read_text(), (
        f"make it again: roofmax tune ... --name {name} --out kernels/choice/tables/{name}.cpp")
    loss = re.search(r"takes (-?[\d.]+)% longer than the fastest \(geometric mean of (\d+)\)",
                     done.stdout)
    assert 0 <= float(loss[1]) < 5 and int(loss[2]) >= 5


def test_tune_refuses_what_tells_nothing(tmp_path):
    cpu = RECORDS / "cpu" / "quick.jsonl"
    other = tmp_path / "other.jsonl"
    other.write_text(cpu.read_text().replace('"name":"AMD EPYC"', '"name":"another"'))
    done = roofmax("tune", cpu, other)
    assert done.returncode == 3 and "make a table of one device" in done.stderr
    header = tmp_path / "header.jsonl"
    header.write_text(cpu.read_text().splitlines()[0] + "\n")
    assert "tells which kernel is fast" in roofmax("tune", header).stderr
    done = roofmax("tune", cpu, "--out", tmp_path / "t.cpp")
    assert done.returncode == 3 and "--name" in done.stderr


@pytest.mark.parametrize("name", ["a b;", "2x", "h-200", "int", "kLines", "h200 ", "\u00fc"])
def test_tune_refuses_names_that_no_table_can_have(tmp_path, name):
    out = tmp_path / "table.cpp"
    done = roofmax("tune", RECORDS / "cpu" / "quick.jsonl", "--name", name, "--out", out)
    assert (done.returncode, done.stdout) == (3, "") and not out.exists()
    assert f"--name '{name}': is no name for a constant in C++" in done.stderr
    assert "as in h200" in done.stderr


def test_tune_escapes_what_records_call_their_device(tmp_path):
    header, *rows = (RECORDS / "cpu" / "quick.jsonl").read_text().splitlines()
    header = json.loads(header)
    header["device"]["name"] = 'a "\\CPU\\"\nof\tmine'
    record, table = tmp_path / "r.jsonl", tmp_path / "table.cpp"
    record.write_text("\n".join([json.dumps(header), *rows]) + "\n")
    done = roofmax("tune", record, "--name", "cpu", "--out", table)
    assert done.returncode == 0, done.stderr
    text = table.read_text()
    assert r'cpu{"a \"\\CPU\\\"\012of\011mine", DeviceKind::cpu' in text
    assert 'a "\\CPU\\" of mine. Data; ' in text.splitlines()[0]


def test_tune_takes_rows_without_sol(tmp_path):
    header, *rows = map(json.loads, (RECORDS / "cpu" / "quick.jsonl").read_text().splitlines())
    record, table = tmp_path / "r.jsonl", tmp_path / "table.cpp"
    lacking = ("sol", "sol_ci")
    record.write_text("".join(json.dumps({name: value for name, value in line.items()
                                          if name not in lacking}) + "\n"
                              for line in (header, *rows)))
    done = roofmax("tune", record, "--name", "cpu", "--out", table)
    assert done.returncode == 0, done.stderr
    sols = re.findall(r'^  {".*", ([\d.]+),$', table.read_text(), re.M)
    assert sols and set(sols) == {"0.000"}, "it is not known"


def test_tune_says_what_files_lack_and_takes_each_once(tmp_path):
    record = RECORDS / "cpu" / "quick.jsonl"
    header, *rows = record.read_text().splitlines()
    header = json.dumps(json.loads(header) | {"cases": len(rows)})
    short = tmp_path / "short.jsonl"
    short.write_text("\n".join([header, *rows[:-1]]) + "\n")
    done = roofmax("tune", short)
    assert done.returncode == 0
    assert done.stderr == (f"note: {short} holds {len(rows) - 1} of the {len(rows)} cases of its "
                           "last run\n")
    once, twice = roofmax("tune", record), roofmax("tune", record, record.parent / "../cpu/quick.jsonl")
    assert twice.stdout == once.stdout and once.stderr == ""
    assert re.fullmatch("note: .*quick.jsonl is named twice, and taken once\n", twice.stderr)


OF_2020 = "20200101T000000Z-000000"


def test_tune_believes_what_was_measured_last(tmp_path):
    now = RECORDS / "cpu" / "quick.jsonl"
    header, *rows = (json.loads(line) for line in now.read_text().splitlines())
    lines = [header | {"run": OF_2020, "started_at": "2020-01-01T00:00:00Z"}]
    of_problem = {}
    for row in rows:
        if row["disposition"] == "ok":
            of_problem.setdefault((json.dumps(row["problem"]), row["dtype"], row["cache"]), []).append(row)
    for those in of_problem.values():  # each kernel as fast as another is now
        for row, other in zip(those, reversed(those), strict=True):
            who = {name: other[name] for name in ("kernel", "variant", "key")}
            lines.append(row | who | {"run": OF_2020})
    then = tmp_path / "then.jsonl"
    then.write_text("".join(json.dumps(line) + "\n" for line in lines))
    tables = {}
    for name, records in (("now", [now]), ("then", [then]), ("both", [now, then])):
        out = tmp_path / f"{name}.cpp"
        done = roofmax("tune", *records, "--name", "cpu", "--out", out)
        assert done.returncode == 0, done.stderr
        tables[name] = out.read_text()
    assert tables["both"] == tables["now"] != tables["then"]


def test_tune_compares_the_kernels_of_one_run_by_one_twin(tmp_path):
    header, *rows = map(json.loads, (RECORDS / "cpu" / "quick.jsonl").read_text().splitlines())
    of_problem = {}
    for row in rows:
        if row["disposition"] == "ok" and row["cache"] == "cold":
            of_problem.setdefault((json.dumps(row["problem"]), row["dtype"]), []).append(row)
    slow, *others = sorted(max(of_problem.values(), key=len), key=lambda row: -row["median_s"])
    assert others[-1]["median_s"] < 0.9 * slow["median_s"]
    tables = []
    for twin in (1, 20):  # the slowest kernel's own twin was as slow as that
        record = tmp_path / f"{twin}.jsonl"
        of_twin = {"sol": twin * slow["sol"], "sol_ci": [twin * end for end in slow["sol_ci"]],
                   "twin_samples_s": [twin * sample for sample in slow["twin_samples_s"]]}
        lines = header, slow | of_twin, *others
        record.write_text("".join(json.dumps(line) + "\n" for line in lines))
        done = roofmax("tune", record, "--name", "cpu", "--out", tmp_path / f"{twin}.cpp")
        assert done.returncode == 0, done.stderr
        tables.append((tmp_path / f"{twin}.cpp").read_text())
    shares = [re.search(rf'[" ]{slow["kernel"]} ([\d.]+)"', table)[1] for table in tables]
    assert shares[0] == shares[1] and float(shares[0]) < 0.9


def test_tune_is_tested_with_problems_that_it_knows_nothing_of(tmp_path):
    header, *rows = (RECORDS / "cpu" / "quick.jsonl").read_text().splitlines()
    of = {length: [row for row in rows if f'"cols":{length},' in row] for length in (1024, 4096)}
    assert all(len(those) > 3 for those in of.values())
    for length, those in of.items():
        (tmp_path / f"{length}.jsonl").write_text("\n".join([header, *those]) + "\n")
    done = roofmax("tune", tmp_path / "1024.jsonl", "--test", tmp_path / "4096.jsonl")
    assert done.returncode == 0, done.stderr
    learned, tested = done.stdout.splitlines()[:2]
    assert "problems of AMD EPYC" in learned and "chosen for by these" in tested
    assert re.search(r"takes [\d.]+% longer than the fastest \(geometric mean of [1-9]", tested)

    done = roofmax("tune", tmp_path / "1024.jsonl", "--test", tmp_path / "1024.jsonl")
    assert done.returncode == 0 and "the choice knew of them" in done.stdout
    assert "longer than the fastest" not in done.stdout

    header, *others = (tmp_path / "4096.jsonl").read_text().splitlines()
    (tmp_path / "one.jsonl").write_text("\n".join([header, others[0]]) + "\n")
    done = roofmax("tune", tmp_path / "1024.jsonl", "--test", tmp_path / "one.jsonl")
    assert done.returncode == 0 and "nothing can be said of the choice" in done.stdout, done.stdout
    gpu = RECORDS / "h200" / "peers_grid.jsonl"
    done = roofmax("tune", tmp_path / "1024.jsonl", "--test", gpu)
    assert done.returncode == 3, done.stdout
    assert "no row of" in done.stderr or "of another kind" in done.stderr


def test_explain_names_the_kernel_that_auto_takes_and_why():
    choices = explained("rows=128 cols=4096 fp32", "--operation", "softmax")["choices"]
    chosen = next(choice for choice in choices if choice["rule"] == "auto on cpu")
    assert chosen["outcome"] == "takes" and chosen["kernel"] == "parallel_online"
    assert "the fastest at rows=" in chosen["reason"] and "measured on" in chosen["reason"]
