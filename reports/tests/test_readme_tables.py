"""The README's tables of `auto` beside its peers, and of masked softmax, against their records."""

import csv
import importlib.machinery
import importlib.util
import itertools
import json
import math
import os
import re
import statistics
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "reports" / "records"
HEAD = "| rows x cols | `auto` takes | time | GB/s | SOL | PyTorch | Triton |"
TABLES = [(RECORDS / "h200" / "peers_grid.jsonl", RECORDS / "peers" / "h200_peers_grid.csv"),
          (RECORDS / "softmax_backward" / "h200.jsonl", RECORDS / "peers" / "h200_softmax_backward.csv")]
UNITS = {"us": 1e-6, "ms": 1e-3}


def rows_of_table(number):
    """[(shape, dtype), cells] of the README's tables of that head, in its order."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    start = [at for at, line in enumerate(lines) if line == HEAD][number] + 2
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            return rows
        shape, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        rows_, cols, dtype = re.fullmatch(r"(\d+) x (\d+)(?: (\w+))?", shape).groups()
        rows.append(((int(rows_), int(cols), dtype or "fp16"), cells))
    return rows


def is_rounded(said, seconds):
    """Whether `said`, such as 5.98 us, is that time in so many digits."""
    number, unit = said.split()
    digits = len(number.partition(".")[2])
    return abs(float(number) - seconds / UNITS[unit]) <= 0.501 * 10 ** -digits


def rows_that_auto_takes(record):
    """{(rows, cols, dtype): (kernel, row)} of a record: what this build's `auto` takes, and how that did there."""
    rows = {}
    for row in map(json.loads, record.read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["device"].startswith("cuda"):
            problem = row["problem"]["rows"], row["problem"]["cols"], row["dtype"]
            name = "@".join(filter(None, (row["kernel"], row["variant"])))
            rows[problem, name] = row
    scenario = json.loads(record.open(encoding="utf-8").readline())["scenarios"][0]["name"]
    told = subprocess.run([os.environ["ROOFMAX"], "predict", scenario, "--device", "h200", "--kernel", "auto",
                           "--format", "json"], capture_output=True, text=True, check=True)
    takes = {case["key"]: case["kernel"] for case in json.loads(told.stdout)["cases"]}
    taken = {}
    for (problem, name), row in rows.items():
        if name == "auto":
            kernel = takes[row["key"]]
            taken[problem] = kernel, row if row["chosen"] == kernel else rows[problem, kernel]
    return taken


needs_cuda = pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without the GPU kernels")


@needs_cuda
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_rows_are_those_of_the_record(number):
    record, peers = TABLES[number]
    rows = rows_that_auto_takes(record)
    timed = {(int(row["rows"]), int(row["cols"]), row["dtype"]): row
             for row in csv.DictReader(peers.read_text("utf-8").splitlines())}
    said = rows_of_table(number)
    assert len(said) > 10
    for problem, (chosen, time, rate, sol, torch, triton) in said:
        kernel, row = rows[problem]
        assert chosen == f"`{kernel}`", problem
        assert is_rounded(time, row["median_s"]), problem
        compulsory = row["bytes"]["compulsory"]
        assert abs(float(rate) - (compulsory["read"] + compulsory["write"]) / row["median_s"] / 1e9) < 0.51
        assert abs(float(sol.strip("*%")) - 100 * row["sol"]) < 0.51, problem
        assert is_rounded(torch, float(timed[problem]["torch_s"])), problem
        of_triton = timed[problem]["triton_s"]
        assert is_rounded(triton, float(of_triton)) if of_triton else triton == "-", problem


def test_peers_are_ahead_where_the_readme_says():
    record, peers = TABLES[1]
    fastest = {}
    for row in map(json.loads, record.read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["disposition"] == "ok" and row["device"].startswith("cuda"):
            problem = row["problem"]["rows"], row["problem"]["cols"], row["dtype"]
            fastest[problem] = min(row["median_s"], fastest.get(problem, row["median_s"]))
    timed = list(csv.DictReader(peers.read_text("utf-8").splitlines()))
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert len(timed) == len(fastest)
    assert (f"at none of its {len(timed)} shapes is either more than 0.5% faster than the fastest kernel "
            "here") in readme
    for row in timed:
        ours = fastest[int(row["rows"]), int(row["cols"]), row["dtype"]]
        assert min(float(row[peer]) for peer in ("torch_s", "triton_s") if row[peer]) > 0.995 * ours, row


@needs_cuda
def test_auto_is_as_fast_as_the_readme_says():
    record, peers = TABLES[0]
    taken = rows_that_auto_takes(record)
    fastest = {}
    for row in map(json.loads, record.read_text("utf-8").splitlines()):
        # A kernel that the scenario does not name may be the fastest, and is measured as `auto` alone.
        if row["kind"] == "case" and row["disposition"] == "ok":
            problem = row["problem"]["rows"], row["problem"]["cols"], row["dtype"]
            if problem in taken and row["device"].startswith("cuda"):
                fastest[problem] = min(row["median_s"], fastest.get(problem, row["median_s"]))
    longer = {problem: row["median_s"] / fastest[problem] for problem, (_, row) in taken.items()}
    assert abs(math.prod(longer.values()) ** (1 / len(longer)) - 1) < 0.005
    (rows, cols, _), worst = max(longer.items(), key=lambda item: item[1])
    otherwise = sum(kernel != row["chosen"] for kernel, row in taken.values())
    words = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert (f"At the {len(taken)} shapes of `peers_grid`, of which the table is made, the kernels of its choice are as fast "
            f"as the fastest (geometric mean) and take {100 * (worst - 1):.1f}% longer at most, at {rows} x {cols}: what "
            "runs differ by. "
            + ("The record's own rows of `auto` are of this table." if otherwise == 0 else
               "The record's own rows of `auto` are of an earlier table, which chose "
               f"{'another' if otherwise == 1 else 'others'} at {words.get(otherwise, otherwise)}.")) in readme
    timed = list(csv.DictReader(peers.read_text("utf-8").splitlines()))
    assert len(timed) == len(taken)
    assert (f"Of all {len(timed)} shapes of the scenario the faster of the two takes more than 2% less than `auto` at "
            "none") in readme
    for row in timed:
        ours = taken[int(row["rows"]), int(row["cols"]), row["dtype"]][1]["median_s"]
        assert min(float(row[peer]) for peer in ("torch_s", "triton_s") if row[peer]) > 0.98 * ours, row


@needs_cuda
def test_peers_at_drawn_shapes_are_ahead_of_auto_where_the_readme_says():
    ahead, counts, by_triton = {}, {}, {}
    for things in ("shapes", "gradients"):
        record = RECORDS / f"unseen_{things}" / "h200.jsonl"
        takes = rows_that_auto_takes(record)
        by_auto = {}
        for row in map(json.loads, record.read_text("utf-8").splitlines()):
            if row["kind"] == "case" and row["kernel"] == "auto" and row["device"].startswith("cuda"):
                problem = row["problem"]["rows"], row["problem"]["cols"], row["dtype"]
                assert row["chosen"] == takes[problem][0], problem
                by_auto[problem] = row
        timed = list(csv.DictReader((RECORDS / "peers" / f"h200_unseen_{things}.csv").read_text("utf-8").splitlines()))
        without_gaps = [row["problem"] for row in by_auto.values() if row["problem"]["stride"] == row["problem"]["cols"]]
        assert len(timed) == len(without_gaps)
        counts[things] = f"{len(timed)} of {len(by_auto)}"
        by_triton[things] = sum(bool(row["triton_s"]) for row in timed)
        ahead[things] = []
        for row in timed:
            ours = by_auto[int(row["rows"]), int(row["cols"]), row["dtype"]]
            assert (row["kernel"], float(row["roofmax_s"])) == (ours["chosen"], ours["median_s"])
            assert bool(row["triton_s"]) == (5 <= int(row["cols"]) <= 65536)
            peer = min(float(row[peer]) for peer in ("torch_s", "triton_s") if row[peer])
            if peer < 0.98 * ours["median_s"]:
                ahead[things].append(f"{row['rows']} x {row['cols']} {row['dtype']}")
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert not ahead["shapes"] and not ahead["gradients"]
    assert f"at none of those {counts['shapes']} shapes [drawn at random]" in readme
    assert f"of {by_triton['shapes']} Triton was timed too). Of {counts['gradients']} such gradients it does so at none (" \
           in readme


@pytest.fixture(scope="module")
def drawn_scores():
    """Of unseen_scores: [(problem, {kernel and tuning: seconds}, the choice of this build, its seconds in a later run, and
    those of the faster peer in that run)]."""
    loader = importlib.machinery.SourceFileLoader("peers", str(ROOT / "scripts" / "peers"))
    peers = importlib.util.module_from_spec(importlib.util.spec_from_loader("peers", loader))
    loader.exec_module(peers)
    seconds, words = {}, {}
    for row in map(json.loads, (RECORDS / "unseen_scores" / "h200.jsonl").read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["device"].startswith("cuda") and row["disposition"] == "ok":
            problem = peers.Problem(row).text()
            name = "@".join(filter(None, (row["kernel"], row["variant"])))
            seconds.setdefault(problem, {})[name] = row["median_s"]
            axes = {axis: value for axis, value in row["problem"].items() if value not in (-1, "heads", "padding")}
            words[problem] = [*(f"{axis}={value}" for axis, value in axes.items()), row["dtype"]]
    timed = list(csv.DictReader((RECORDS / "peers" / "h200_unseen_scores.csv").read_text("utf-8").splitlines()))
    assert len(timed) == len(seconds) == len({row["problem"] for row in timed})
    drawn = []
    for row in timed:
        problem = row["problem"]
        choices = json.loads(subprocess.run(
            [os.environ["ROOFMAX"], "list", "--operation", "masked_softmax", "--device", "cuda", "--format", "json",
             "--explain", " ".join(words[problem])], check=True, capture_output=True, text=True).stdout)["choices"]
        chosen = next(one["kernel"] for one in choices if one["rule"] == "auto on cuda")
        ours = seconds[problem].pop("auto")
        assert float(row["roofmax_s"]) == ours and bool(row["triton_s"])
        assert row["kernel"] == chosen
        peer = min(float(row[name]) for name in ("torch_s", "triton_s"))
        drawn.append((problem, seconds[problem], chosen, ours, peer))
    return drawn


@needs_cuda
def test_peers_at_drawn_scores_are_ahead_of_auto_where_the_readme_says(drawn_scores):
    ahead = sorted(((1 - peer / ours, problem, peer, ours)
                    for problem, _, _, ours, peer in drawn_scores if peer < 0.98 * ours), reverse=True)
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert f"Of {len(drawn_scores)} problems of masked softmax drawn at random" in readme
    (_, problem, peer, ours), *others = ahead
    assert problem == "844 x 1 x 64 x 98 fp32 boolean batch_heads"
    bounds = [round(100 * share) for share, *_ in others]
    of_the_fastest = sum(peer < 0.98 * ours * min(seconds.values()) / seconds[chosen]
                         for _, seconds, chosen, ours, peer in drawn_scores)
    assert (f"more than 2% less than `auto` at {len(ahead)} ([h200_unseen_scores.csv]"
            "(reports/records/peers/h200_unseen_scores.csv)): [844,1,64,98] fp32 under a boolean "
            f"mask {peer * 1e6:.1f} us, not {ours * 1e6:.1f}, one more by {bounds[0]}%, the others by "
            f"{bounds[1]}% at most. Were the choice always right, by what the kernels took beside each other, it would "
            f"do so at {of_the_fastest}.") in readme


@needs_cuda
def test_strided_elements_are_taken_where_the_readme_says(drawn_scores):
    longer = [min(time for name, time in seconds.items() if not name.startswith("strided_elements")) / seconds[chosen]
              for _, seconds, chosen, _, _ in drawn_scores if chosen.startswith("strided_elements")]
    mean = statistics.geometric_mean(longer)
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert (f"`auto` takes at {len(longer)} of the {len(drawn_scores)} drawn at random, where the others take "
            f"{100 * (mean - 1):.0f}% longer (geometric mean), and at the most {max(longer):.1f} times as long") in readme


@pytest.mark.parametrize("kernel, problem, described", [
    ("staged_rows", [5739, 4, 38, 38, "causal", "fp16"], "[5739,4,38,38] fp16 under a causal mask"),
    ("strided_vectors", [7, 8, 10, 54329, "additive", "bf16"], "[7,8,10,54329] bf16 under an additive mask"),
    ("resident_mask", [19, 12, 1, 63680, "additive", "fp32"], "[19,12,1,63680] fp32 under an additive mask"),
    ("strided_vectors_backward", [1, 1, 320, 43780, "none", "bf16"], "[1,1,320,43780] bf16")])
def test_kernels_of_scores_are_the_fastest_where_the_readme_says(kernel, problem, described):
    own, others = {}, {}
    for row in map(json.loads, (RECORDS / "tuning_scores" / "h200.jsonl").read_text("utf-8").splitlines()):
        if row["kind"] == "case" and row["disposition"] == "ok" and row["kernel"] != "auto":
            # The rows of `auto` are those of a kernel that it took by an older table, or of this very one.
            times = own if row["kernel"] == kernel else others
            key = json.dumps(row["problem"], sort_keys=True) + row["dtype"]
            times[key] = min(row["median_s"], times.get(key, row["median_s"]))
    longer = {key: others[key] / seconds for key, seconds in own.items()}
    gains = {key: times for key, times in longer.items() if times > 1}
    axes, _, dtype = max(gains, key=gains.get).rpartition("}")
    most = json.loads(axes + "}")
    assert [*(most[axis] for axis in ("b", "heads", "sq", "sk", "mask")), dtype] == problem
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert (f"of the {len(others)} of `tuning_scores` it takes {len(longer)}, and is the fastest at {len(gains)}, where the "
            f"others take {100 * (statistics.geometric_mean(gains.values()) - 1):.0f}% longer (geometric mean), and "
            f"{max(gains.values()):.2f} times as long at {described}. Elsewhere it takes "
            f"up to {1 / min(longer.values()):.1f} times as long as they do.") in readme


def test_runs_of_the_first_table_are_those_of_the_record():
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    runs = sum('"kind":"header"' in line for line in TABLES[0][0].read_text("utf-8").splitlines())
    words = {1: "one", 2: "two", 3: "three", 4: "four"}
    assert f"That record is of {words.get(runs, runs)} runs:" in readme


def lost_by_choice(*records, test=()):
    """What `roofmax tune` prints: share longer, of how many, above 8% at how many, not measured at how many, the worst."""
    printed = subprocess.run([os.environ["ROOFMAX"], "tune", *records, *test], check=True, capture_output=True,
                             text=True).stdout
    found = re.search(r"the choice takes (\S+) longer than the fastest \(geometric mean of (\d+)\), more than 8% longer at "
                      r"(\d+)(?:; at (\d+) more it is a kernel that was not measured)?\n", printed)
    worst = re.search(r"^ +(\S+)x +\S+ (.*) (\w+): ", printed, re.M)
    axes = dict(word.split("=") for word in worst[2].split())
    shape = f"{axes['rows']} x {axes['cols']} {worst[3]}" if "cols" in axes else worst[2]
    return *found.groups(), worst[1], shape


@needs_cuda
def test_what_the_choice_loses_is_what_tune_prints():
    tables = [*sorted((RECORDS / "h200").glob("*.jsonl")), RECORDS / "softmax_backward" / "h200.jsonl"]
    drawn = {things: RECORDS / f"tuning_{things}" / "h200.jsonl" for things in ("shapes", "gradients", "scores")}
    tests = {things: ["--test", RECORDS / f"unseen_{things}" / "h200.jsonl"] for things in drawn}
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))

    said = {
        "shapes": ("it takes {} longer than the fastest (geometric mean of {}), more than 8% longer at {}, and {} times as "
                   "long at the worst, {}. Without the 600 others of `tuning_shapes` in the table these are {}, {} of {} and "
                   "{} times, and at {} more it takes a kernel that was not measured there."),
        "gradients": ("it takes {} longer (geometric mean of {}), more than 8% longer at {}, and {} times as long at the "
                      "worst, {}. Without the 200 of `tuning_gradients` in the table these are {}, {} of {} and {} times, and "
                      "at {} more it takes a kernel that was not measured there.")}
    for things, sentence in said.items():
        longer, of, above, unmeasured, times, worst = lost_by_choice(*tables, *drawn.values(), test=tests[things])
        assert unmeasured is None
        others = [record for name, record in drawn.items() if name != things]
        without = lost_by_choice(*tables, *others, test=tests[things])
        assert sentence.format(longer, of, above, times, worst,
                               without[0], without[2], without[1], without[4], without[3]) in readme

    scores = lost_by_choice(*tables, *drawn.values(), test=tests["scores"])
    without = lost_by_choice(*tables, drawn["shapes"], drawn["gradients"], test=tests["scores"])
    assert scores[3] is None and without[3] is None and without[1] == scores[1]
    assert scores[5].startswith("b=35 heads=8 sq=118 mask=window ") and "direction" not in scores[5]
    assert (f"it takes {scores[0]} longer (geometric mean of {scores[1]}), more than 8% longer at {scores[2]}, and {scores[4]} "
            "times as long at the worst, [35,8,118,118] bf16 under a window. Without the 1200 of "
            "`tuning_scores` in the table, which then knows no `staged_rows`, and the strided kernels from three scenarios "
            "alone, these are "
            f"{without[0]}, {without[2]} of {without[1]} and {without[4]} times.") in readme
    longer, of, above, unmeasured, *_ = lost_by_choice(*tables, *drawn.values())
    assert (f"get a kernel that takes {longer} longer ({of}; more than 8% longer at {above}), at {unmeasured} more one "
            "that was not measured.") in readme


@pytest.mark.parametrize("kernel, records, least_row, least_matrix", [
    ("grid_resident", ["tuning_shapes/h200", "unseen_shapes/h200", "h200/peers_grid"], 300e3, 13e6),
    ("grid_resident_backward", ["tuning_gradients/h200", "unseen_gradients/h200", "softmax_backward/h200"],
     700e3, 7e6)])
def test_resident_kernels_are_the_fastest_where_they_say(kernel, records, least_row, least_matrix):
    own, others = {}, {}
    for record in records:
        for row in map(json.loads, (RECORDS / f"{record}.jsonl").read_text("utf-8").splitlines()):
            if row["kind"] != "case" or row["disposition"] != "ok" or row["kernel"] == "auto" or row["cache"] != "cold":
                continue
            rows, cols = row["problem"]["rows"], row["problem"]["cols"]
            row_bytes = cols * (4 if row["dtype"] == "fp32" else 2)
            if row["device"].startswith("cuda") and row_bytes >= least_row and rows * row_bytes >= least_matrix:
                times = own if row["kernel"] == kernel else others
                problem = rows, cols, row["problem"]["stride"], row["dtype"]
                times[problem] = min(row["median_s"], times.get(problem, row["median_s"]))
    fastest = sum(own[problem] <= others[problem] for problem in own)
    said = f"{fastest} of {len(own)}" if fastest < len(own) else f"all {fastest}"
    source = (ROOT / "kernels" / "softmax" / f"{kernel}.cu").read_text("utf-8")
    assert f"the fastest at {said} shapes of the records" in re.sub(r"\s*\n// ", " ", source)


def masked_rows(record):
    """{(kernel and tuning, mask, direction): row} of the shape that the README's masked tables have."""
    rows = {}
    for row in map(json.loads, (RECORDS / "h200" / f"{record}.jsonl").read_text("utf-8").splitlines()):
        if row["kind"] != "case" or row["cache"] != "cold" or row["dtype"] != "bf16":
            continue
        problem = row["problem"]
        if [problem[axis] for axis in ("b", "heads", "sq", "sk")] == [8, 32, 2048, 2048]:
            name = "@".join(filter(None, (row["kernel"], row["variant"])))
            rows[name, problem["mask"], problem["direction"]] = row
    return rows


@pytest.mark.parametrize("direction, unfused", [
    ("forward", ["unfused@pipeline=s0", "unfused@pipeline=s1"]), ("backward", ["unfused_backward"])])
def test_masked_rows_are_those_of_the_record(direction, unfused):
    rows = masked_rows("megatron_attention")
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"| mask | {direction} |")) + 2
    table = list(itertools.takewhile(lambda line: line.startswith("|"), lines[start:]))
    assert len(table) >= 4
    for line in table:
        mask, kernel, time, rate, sol, *beside = (cell.strip() for cell in line.strip("|").split("|"))
        row = rows[kernel.strip("`"), mask, direction]
        assert is_rounded(time, row["median_s"]), line
        compulsory = row["bytes"]["compulsory"]
        assert abs(float(rate) - (compulsory["read"] + compulsory["write"]) / row["median_s"] / 1e9) < 0.51
        assert abs(float(sol.strip("*%")) - 100 * row["sol"]) < 0.051, line
        for said, name in zip(beside, unfused, strict=True):
            if said == "-":
                assert (name, mask, direction) not in rows, line
                continue
            of_unfused, times = re.fullmatch(r"(.*) \((.*)x\)", said).groups()
            slower = rows[name, mask, direction]["median_s"]
            assert is_rounded(of_unfused, slower), line
            assert abs(float(times) - slower / row["median_s"]) < 0.051, line


def chosen_and_fused(record):
    """(cold row of `auto`, seconds of the fastest fused kernel) of each problem of a masked record of the H200."""
    rows = [row for row in map(json.loads, (RECORDS / "h200" / f"{record}.jsonl").read_text("utf-8").splitlines())
            if row["kind"] == "case" and row["disposition"] == "ok" and row["cache"] == "cold"]
    fused = {}
    for row in rows:
        if row["kernel"].startswith(("scaled", "sink")):
            key = str(row["problem"]) + row["dtype"]
            fused[key] = min(row["median_s"], fused.get(key, row["median_s"]))
    return [(row, fused[str(row["problem"]) + row["dtype"]]) for row in rows if row["kernel"] == "auto"]


def test_long_masked_rows_reach_what_the_readme_says():
    reached, shorter = {}, []
    for row, fused in chosen_and_fused("long_scores"):
        problem = row["problem"]
        reached[problem["sq"], row["dtype"], problem["direction"], problem["mask"], problem["sk"]] = round(100 * row["sol"])
        if problem["sq"] == 64 and row["dtype"] == "bf16" and problem["direction"] == "forward":
            is_by_vectors = row["chosen"].startswith("strided_vectors@")
            assert is_by_vectors == (problem["sk"] <= 98304)
            if is_by_vectors and problem["sk"] >= 32768:
                shorter.append(1 - row["median_s"] / fused)

    def bounds(masks, most=16384, dtype="fp32", direction="forward", least=0, queries=512):
        found = [sol for (*kind, mask, sk), sol in reached.items()
                 if kind == [queries, dtype, direction] and mask in masks and least <= sk <= most]
        return f"{min(found)} to {max(found)}%"

    def of_cluster(mask, dtype, direction="forward"):
        return bounds([mask], 131072, dtype, direction, least=32768, queries=64)

    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert (f"reach {bounds(['none', 'causal'])} without an explicit mask, {bounds(['boolean'])} under a boolean one, "
            f"and {bounds(['causal_boolean'])} where that meets a causal one") in readme
    assert (f"bf16 reaches {reached[512, 'bf16', 'forward', 'additive', 12288]}% at 12288 columns and "
            f"{reached[512, 'bf16', 'forward', 'additive', 24576]}% at 24576. In fp32 it is "
            f"{bounds(['additive'], 6144)} up to 6144 columns, and longer rows are for `resident_mask`, which keeps the "
            f"mask for the heads that share it: {bounds(['additive'], least=8192)} from 8192 to 16384, in up to "
            f"{100 * max(less_by_resident_mask(512)):.0f}% less time than the other kernels.") in readme
    assert (f"bf16 reaches {of_cluster('none', 'bf16')} without a mask and {of_cluster('additive', 'bf16')} under an "
            f"additive one, fp32 {of_cluster('none', 'fp32')} and {of_cluster('additive', 'fp32')}, and gradients "
            f"{of_cluster('none', 'bf16', 'backward')} and {of_cluster('none', 'fp32', 'backward')}. Of these, bf16 "
            "rows of up to 98304 columns are for `strided_vectors`, which takes up to "
            f"{100 * max(shorter):.0f}% less time than the fused kernels, and those of fp32 under a mask for "
            f"`resident_mask`, which takes up to {100 * max(less_by_resident_mask(64)):.0f}% less than the others. "
            "131072 columns it does not hold.") in readme


def less_by_resident_mask(queries):
    """By what share `auto` is below the fastest other kernel at each fp32 problem of `long_scores` that it is for."""
    rows = [row for row in map(json.loads, (RECORDS / "h200" / "long_scores.jsonl").read_text("utf-8").splitlines())
            if row["kind"] == "case" and row["disposition"] == "ok" and row["dtype"] == "fp32" and
            row["problem"]["mask"] == "additive" and row["problem"]["sq"] == queries and row["device"].startswith("cuda")]
    others, less = {}, {}
    for row in rows:
        if row["kernel"] not in ("auto", "resident_mask"):
            others[row["problem"]["sk"]] = min(row["median_s"], others.get(row["problem"]["sk"], row["median_s"]))
    for row in rows:
        if row["kernel"] == "auto" and row["chosen"].startswith("resident_mask@"):
            less[row["problem"]["sk"]] = 1 - row["median_s"] / others[row["problem"]["sk"]]
    assert set(less) == {cols for cols in others if 8192 <= cols < 131072}
    return less.values()


def test_gradients_are_for_strided_elements_where_the_readme_says():
    less = {}
    for row, fused in chosen_and_fused("megatron_attention"):
        problem = row["problem"]
        if problem["direction"] == "backward" and problem["mask"] in ("none", "additive"):
            assert row["chosen"].startswith("strided_elements_backward@")
            less.setdefault(problem["sk"], set()).add(round(100 * (1 - row["median_s"] / fused)))
    assert less.pop(128) == {7, 8}
    assert set(less) == {512, 1024, 2048} and set().union(*less.values()) == {0, 1}
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert ("Of gradients at [8,32,n,n], n from 128 to 2048, without a mask or with an additive one, `auto` takes "
            "`strided_elements_backward`: in 7 to 8% less time than the fused kernels at 128, and in up to 1% less "
            "from 512 on.") in readme


def test_odd_masked_shapes_reach_what_the_readme_says():
    reached = []
    for row, _ in chosen_and_fused("padding_and_windows"):
        if row["problem"]["direction"] == "forward" and row["problem"].get("sink", "none") == "none":
            reached.append((row["dtype"], row["problem"], round(100 * row["sol"])))

    def of(dtype="bf16", **axes):
        return [sol for its_dtype, problem, sol in reached if its_dtype == dtype and
                all(problem[axis] in (asked if isinstance(asked, list) else [asked]) for axis, asked in axes.items())]

    def bounds(found):
        return f"{min(found)} to {max(found)}%"

    odd = [781, 1023, 1111, 2047]
    readme = re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))
    assert (f"reach {bounds(of(sk=odd, mask='none'))} SOL, {bounds(of(sk=odd, mask='causal'))} under a causal mask, "
            f"and {bounds(of(sk=odd, sq=odd, mask='additive'))} with an additive one") in readme
    padded = [of(sq=1000, sk=sk, mask="additive")[0] for sk in (781, 1111)]
    assert "for all of 1000 queries, 781 and 1111 keys reach {} and {}%".format(*padded) in readme
    causal = [of(sk=sk, mask="causal_additive")[0] for sk in (301, 1111)]
    assert "with a causal one, 301 and 1111 columns {} and {}%".format(*causal) in readme
    floats = [of("fp32", sk=sk, mask="additive")[0] for sk in (761, 2047)]
    assert "in fp32 under an additive one, 761 and 2047 columns {} and {}%".format(*floats) in readme
    of_197 = [of(sk=197, mask=mask)[0] for mask in ("none", "causal", "additive")]
    assert "197 columns reach {}, {} and {}%".format(*of_197) in readme
    assert (f"One query per head over 8192 to 131072 keys reaches {bounds(of(sq=1, sk=[8192, 32768, 131072]))}, rows of "
            f"262144 and more {bounds(of(sk=[262144, 1048576]))}, and windows {bounds(of(mask='window'))}.") in readme
