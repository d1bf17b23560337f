"""What the published records counted: the README's figures are these, and memory moves what kernels say
they move."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "reports" / "records"
LARGE = 2**29  # bytes: no cache holds a noteworthy part
DEVICES = ("h200", "h100")
BY_ONE_LAUNCH_ON_CHIP = ("cluster_registers", "register_cache", "smem_cache_medium",
                         "smem_cache_extreme")


@cache
def record(name):
    """The header, and the rows that are ok."""
    header, *rows = map(json.loads, (RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    return header, [row for row in rows if row["kind"] == "case" and row["disposition"] == "ok"]


def counted(name, **problem):
    """Rows of which bytes were counted, of these axes, types or cache states."""
    found = []
    for row in record(name)[1]:
        known = {**row["problem"], **row}
        if row["bytes"]["measured"] and all(known[key] == value for key, value in problem.items()):
            found.append(row)
    return found


def kind(row, which):
    return row["bytes"][which]["read"], row["bytes"][which]["write"]


def dram(row):
    measured = row["bytes"]["measured"]
    return measured["dram_read"], measured["dram_write"]


def reads(row):
    """From memory, by the compulsory ones."""
    return dram(row)[0] / kind(row, "compulsory")[0]


def writes(row):
    return dram(row)[1] / kind(row, "compulsory")[1]


def is_one_pass(row):
    return kind(row, "modelled") == kind(row, "compulsory")


def is_large(row):
    return sum(kind(row, "compulsory")) >= LARGE


@cache
def readme():
    return re.sub(r"\s+", " ", (ROOT / "README.md").read_text("utf-8"))


def span(share, rows):
    """In per cent: "4 to 14", or one figure where both ends round to it."""
    low, high = (round(100 * end) for end in (min(map(share, rows)), max(map(share, rows))))
    return f"{low}" if low == high else f"{low} to {high}"


def of(rows, *kernels):
    found = [row for row in rows if row["kernel"] in kernels]
    assert found
    return found


# ---- How much was counted ------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
def test_rows_enough_are_counted_on_each_device(device):
    names = sorted(path.relative_to(RECORDS).with_suffix("").as_posix()
                   for path in (RECORDS / device).glob("*.jsonl"))
    assert sum(len(counted(name)) for name in names) >= 60
    assert len(counted(f"{device}/quick")) == len(record(f"{device}/quick")[1]) == 438


def test_the_readme_says_how_many():
    quick, topk = (record(f"h200/{name}")[1] for name in ("quick", "vocab_topk"))
    assert len(counted("h200/vocab_topk")) == len(topk)
    assert f"All {len(quick)} timed rows of the H200's" in readme()
    assert f"and all {len(topk)} of [vocab_topk.jsonl]" in readme()


# ---- One pass is one pass ------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
def test_what_reads_once_moves_the_compulsory_bytes(device):
    """Reads within 3%; writes within 3% and what the L2 still holds when the launch ends, or held of
    what came before."""
    cache_bytes = record(f"{device}/quick")[0]["device"]["cache_bytes"]
    rows = [row for row in counted(f"{device}/quick") if is_large(row) and is_one_pass(row)]
    assert {row["kernel"] for row in rows} == {*BY_ONE_LAUNCH_ON_CHIP, "cluster_shared"}
    assert len(rows) == 16
    for row in rows:
        assert abs(reads(row) - 1) <= 0.03, row["key"]
        _, compulsory = kind(row, "compulsory")
        assert abs(dram(row)[1] - compulsory) <= 0.03 * compulsory + cache_bytes, row["key"]


def test_top_k_that_reads_once_moves_the_compulsory_bytes():
    """Where few logits are kept; warp_threshold is told to read again in the README."""
    cache_bytes = record("h200/vocab_topk")[0]["device"]["cache_bytes"]
    rows = [row for row in counted("h200/vocab_topk") if is_large(row) and is_one_pass(row)
            and row["problem"]["k"] <= 10 and row["kernel"] != "warp_threshold"]
    assert len(rows) > 40 and len({row["kernel"] for row in rows}) > 4
    for row in rows:
        assert abs(reads(row) - 1) <= 0.03, row["key"]
        _, compulsory = kind(row, "compulsory")
        assert abs(dram(row)[1] - compulsory) <= 0.03 * compulsory + cache_bytes, row["key"]


@pytest.mark.parametrize("device, sentence", [
    ("h200", "Kernels that read once, with 16-byte loads that they keep, read no more than "
             "{beyond:.2f}% "
             "beyond the compulsory 256 MiB of 8192 x 8192 fp32, and write up to {less:.1f} MB less "
             "than that, which the L2 still holds when the launch ends, or up to {more:.1f} MB more"),
    ("h100", "kernels that read once {beyond:.2f}% beyond at most, up to {less:.1f} MB not yet "
             "written or {more:.1f} MB of what a launch before had left")])
def test_the_readme_says_how_near(device, sentence):
    rows = [row for row in counted(f"{device}/quick", cache="cold")
            if is_large(row) and is_one_pass(row)]
    beyond = [dram(row)[1] - kind(row, "compulsory")[1] for row in rows]
    assert sentence.format(beyond=100 * (max(map(reads, rows)) - 1), less=-min(beyond) / 1e6,
                           more=max(beyond) / 1e6) in readme()


# ---- Where nothing is counted --------------------------------------------------------------------


def test_a_run_whose_counters_another_profiler_has_is_whole():
    header, rows = record("refused_counters/h100")
    why = header["counters"]["why_none"]
    assert "MULTIPLE_SUBSCRIBERS" in why and "end the other profiler" in why
    assert len(rows) == header["cases"] == 2
    for row in rows:
        assert row["why_no_counters"] == why and row["counters"] is row["bytes"]["measured"] is None
        assert row["sol"] and len(row["samples_s"]) >= 30


# ---- Second reads --------------------------------------------------------------------------------


@pytest.mark.parametrize("device", DEVICES)
def test_where_no_cache_holds_a_row_its_second_read_is_seen(device):
    rows = counted(f"{device}/second_read", rows=4, cols=33554432)
    assert {row["kernel"] for row in rows} == {"two_pass", "split_k", "auto"}
    assert all(kind(row, "modelled")[0] == 2 * kind(row, "compulsory")[0] for row in rows)
    assert all(1.8 < reads(row) < 2.0 for row in rows)
    two_pass, split_k, chosen = (reads(of(rows, name)[0]) for name in
                                 ("two_pass", "split_k", "auto"))
    assert of(rows, "auto")[0]["chosen"].startswith("split_k@") and chosen < split_k
    told = {"h200": f"`two_pass` reads {two_pass:.2f} times its input from memory, `split_k` "
                    f"{split_k:.2f} times and, with its second read in reverse, {chosen:.2f} times",
            "h100": f"on an H100 {two_pass:.2f}, {split_k:.2f} and {chosen:.2f} times"}
    assert told[device] in readme()


@pytest.mark.parametrize("device", DEVICES)
def test_at_8192_columns_l2_serves_the_second_read_of_one_block_and_not_of_split_k(device):
    rows = counted(f"{device}/quick", rows=8192, cols=8192, dtype="fp32", cache="cold")
    split_k = {way: {round(reads(row), 2) for row in of(rows, "split_k")
                     if row["variant"].endswith(way)} for way in ("reverse", "forward")}
    forward, = split_k["forward"]
    assert 1.8 < min(split_k["reverse"]) <= max(split_k["reverse"]) < forward < 2
    again = " and ".join(f"{share:.0f}" for share in (
        100 * (reads(of(rows, name)[0]) - 1) for name in ("two_pass", "vector4", "scalar")))
    again = again.replace(" and ", ", ", 1)
    if device == "h200":
        assert f"mostly finds a row in the L2, read {again}% beyond" in readme()
        assert (f"reads it {min(split_k['reverse'])} times when its second read is in reverse, "
                f"{forward} times forward") in readme()
        four = counted("h200/quick", rows=4, cols=1048576, dtype="fp32", cache="cold")
        assert {f"{reads(row):.2f}" for row in of(four, "split_k")} == {"1.00"}
        assert "at 4 x 1048576 fp32 the second read comes from L2 (1.00)" in readme()
    else:
        assert f"read {again}% beyond, from a smaller L2 (50 MB instead of 60)" in readme()
        assert f"of {min(split_k['reverse'])} and {forward} times" in readme()


# ---- What a hot cache serves ---------------------------------------------------------------------


def hot(device):
    return [row for row in counted(f"{device}/quick", rows=2048, cols=4096, dtype="fp16",
                                   cache="hot") if row["kernel"] != "multi_kernel"]


def test_a_hot_problem_is_read_from_l2_on_an_h200():
    rows = hot("h200")
    persistent = of(rows, "split_k_persistent", "split_k_cooperative")
    others = [row for row in rows if row["kernel"] != "split_k"]
    assert max(map(reads, of(rows, *BY_ONE_LAUNCH_ON_CHIP, "cluster_shared", "two_pass"))) < 0.15
    assert (f"Of a hot 2048 x 4096 fp16, memory gives `two_pass` "
            f"{span(reads, of(rows, 'two_pass'))}% of the reads, `cluster_shared` "
            f"{span(reads, of(rows, 'cluster_shared'))}% and kernels that keep rows in "
            f"registers {span(reads, of(rows, *BY_ONE_LAUNCH_ON_CHIP))}%; `split_k` reads "
            f"{span(reads, of(rows, 'split_k'))}% from there, `split_k_persistent` and "
            f"`split_k_cooperative` {span(reads, persistent)}%. Of the writes "
            f"{span(writes, others)}% still go to "
            f"memory, {span(writes, of(rows, 'split_k'))}% of `split_k`'s.") in readme()


def test_the_readme_says_what_the_l2_of_an_h100_does_not_serve():
    rows = hot("h100")
    once = [row for row in rows if row["kernel"] != "split_k"]
    assert (f"Its L2 does not serve a hot 2048 x 4096 fp16: kernels of one launch read "
            f"{span(reads, once)}% from memory, `split_k` {span(reads, of(rows, 'split_k'))}%, and "
            f"{span(writes, rows)}% of the writes go there.") in readme()


# ---- Top-K, unfused and fused --------------------------------------------------------------------


def separate_and_fastest_fused(name):
    """Of 8192 x 50257 fp32, K = 10, normal logits."""
    rows = counted(name, rows=8192, vocab=50257, k=10, dtype="fp32", distribution="normal")
    separate, = of(rows, "separate")
    fused = min((row for row in rows if row["kernel"] not in ("separate", "auto")),
                key=lambda row: row["median_s"])
    assert is_one_pass(fused)
    return separate, fused


def test_separate_moves_four_times_the_bytes_of_the_fastest_fused_kernel():
    separate, fused = separate_and_fastest_fused("h200/vocab_topk")
    modelled, moved = sum(kind(separate, "modelled")), sum(dram(separate))
    times = moved / sum(dram(fused))
    assert times > 3.9
    assert (f"it models {modelled / 1e9:.2f} GB, {modelled / sum(kind(separate, 'compulsory')):.1f} "
            "times the compulsory bytes") in readme()
    assert (f"saw it move {moved / 1e9:.2f} GB, {times:.1f} times what the fastest fused kernel "
            f"moved, and it takes {separate['median_s'] / fused['median_s']:.1f} times as long"
            ) in readme()


def test_the_readme_says_what_separate_moves_on_an_h100():
    separate, fused = separate_and_fastest_fused("h100/counted_topk")
    moved = sum(dram(separate))
    times = moved / sum(dram(fused))
    assert times > 3.9
    assert (f"`separate` moved {moved / 1e9:.2f} GB, {times:.1f} times what `{fused['kernel']}` did, "
            f"the fastest fused kernel, in {separate['median_s'] / fused['median_s']:.1f} times its "
            "time.") in readme()


def test_what_moves_more_than_its_model_is_flagged_and_named():
    rows = counted("h200/vocab_topk")
    beyond = [row for row in rows if "beyond_model" in row["flags"]]
    per = {name: sum(row["kernel"] == name for row in beyond)
           for name in {row["kernel"] for row in beyond}}
    most = max(dram(row)[0] / kind(row, "modelled")[0] for row in beyond
               if row["kernel"] == "block_threshold")
    assert per.pop("cluster_threshold") == 1
    assert (f"{len(beyond)} of the {len(rows)} rows of `vocab_topk` are `beyond_model`: "
            f"{per.pop('block_threshold')} of `block_threshold`, whose reads are up to {most:.1f} "
            f"times those of its model (K = 1024, fp32), {per.pop('warp_threshold')} of "
            f"`warp_threshold`, {per.pop('separate')} of `separate` and one of `cluster_threshold`."
            ) in readme()
    assert not per


# ---- What a launch of several kernels is made of --------------------------------------------------


def several(device="h200", **problem):
    return [row for row in record(f"several_launches/{device}")[1]
            if all({**row["problem"], **row}[key] == value for key, value in problem.items())]


@pytest.mark.parametrize("device", DEVICES)
def test_each_launch_of_several_has_its_time(device):
    rows = record(f"several_launches/{device}")[1]
    assert len(rows) == 18
    for row in rows:
        parts = row["parts"]
        assert len(parts) == row["modelled"]["launches"], row["key"]
        assert [part["gap_s"] is None for part in parts] == [True] + [False] * (len(parts) - 1)
        assert sum(part["time_s"] for part in parts) == pytest.approx(row["median_s"], rel=0.02)
        assert all(0.9e-6 < part["gap_s"] < 1.5e-6 for part in parts[1:])


@pytest.mark.parametrize("shown, kernel, variant, problem, names, fused", [
    ("8192 x 8192 fp16", "`multi_kernel`", "intermediate=input", {"rows": 8192, "cols": 8192},
     ("maximum", "exponentials", "sum", "division"), "two_pass"),
    ("[2,16,2048,2048] bf16, causal", "`unfused`, `s0`", "pipeline=s0", {"kernel": "unfused"},
     ("scale", "mask", "exponentials", "sum", "division", "cast"), "scaled_causal"),
    ("4 x 1048576 fp16", "`split_k`", "threads=256,vectors=16,reread=forward",
     {"rows": 4, "cols": 1048576}, ("chunks", "merge and result"), None)])
def test_the_readme_has_the_parts(shown, kernel, variant, problem, names, fused):
    row, = several(variant=variant, **problem)
    digits = 0 if row["median_s"] > 1e-3 else 1
    parts = [f"{name} {1e6 * part['time_s']:.{digits}f}" for name, part in
             zip(names, row["parts"], strict=True)]
    parts[0] += " us"
    of_one = "-"
    if fused:
        other, = several(kernel=fused, **{key: problem[key] for key in problem if key != "kernel"})
        time = 1e6 * other["median_s"]
        of_one = f"`{fused}` {time:.{0 if time > 100 else 1}f} us"
    gaps = sum(part["gap_s"] for part in row["parts"][1:])
    assert (f"| {shown} | {kernel} | {', '.join(parts)} | {1e6 * row['median_s']:.{digits}f} us | "
            f"{1e6 * gaps:.1f} us | {of_one} |") in readme()


def test_the_readme_has_the_parts_on_an_h100():
    row, = several("h100", variant="intermediate=input", rows=8192, cols=8192)
    parts = ", ".join(f"{1e6 * part['time_s']:.1f}" for part in row["parts"][:-1])
    gaps = [1e6 * part["gap_s"] for row in several("h100") for part in row["parts"][1:]]
    floor = record("several_launches/h100")[0]["launch_floor_s"]["cupti"]
    assert (f"the first row takes {1e6 * row['median_s']:.0f} us, of which the launches have {parts} "
            f"and {1e6 * row['parts'][-1]['time_s']:.1f}, gaps are of {min(gaps):.1f} to "
            f"{max(gaps):.1f} us, and an empty kernel takes {1e6 * floor:.2f} us") in readme()


def test_the_readme_has_the_gaps_of_its_table():
    rows = [several(variant="intermediate=input", rows=8192, cols=8192),
            several(kernel="unfused", variant="pipeline=s0"),
            several(kernel="split_k", rows=4, cols=1048576)]
    rows = [row for row, in rows]
    gaps = [1e6 * part["gap_s"] for row in rows for part in row["parts"][1:]]
    shares = [sum(part["gap_s"] for part in row["parts"][1:]) / row["median_s"] for row in rows]
    floors = record("several_launches/h200")[0]["launch_floor_s"]
    assert (f"the device is idle for {min(gaps):.1f} to {max(gaps):.1f} us, which is {shares[0]:.1%} "
            f"of the time of the first row, {shares[1]:.1%} of the second and {shares[2]:.0%} of the "
            "third") in readme()
    assert (f"an empty one takes {1e6 * floors['cupti']:.2f} us by this timer, and "
            f"{1e6 * floors['graph']:.2f} us in a graph") in readme()
