"""What a page says against its own figures."""

from pathlib import Path

import pytest
from synthetic import case, ceilings, grid, header, rates, write

from roofmax_reports import analysis, cli, figures
from roofmax_reports.page.doubts import doubts_of
from roofmax_reports.page.environment import facts_of, rates_of
from roofmax_reports.records import read_runs

RECORDS = Path(__file__).parents[1] / "records"
BUSY = {"what": "other_processes", "finding": "other processes use 1.90 of 2 processors",
        "cure": "end them", "severe": True, "when": "before"}
TURBO = {"what": "turbo", "finding": "turbo is on", "cure": "switch it off", "severe": False,
         "when": "before"}


def device_of(tmp_path, **changes):
    path = write(tmp_path / "a.jsonl", header(**{"ceilings": ceilings(times=10), **changes}),
                 *grid())
    device, = analysis.by_device(read_runs([path]))
    return device


def facts(tmp_path, **changes):
    return dict(facts_of(device_of(tmp_path, **changes).runs[0])["facts"])


@pytest.mark.parametrize("disturbances", [None, [], [TURBO], "broken", ["broken"]])
def test_a_quiet_machine_raises_none(tmp_path, disturbances):
    assert doubts_of(device_of(tmp_path, disturbances=disturbances)) == []


def test_what_is_severe_is_said_with_its_file(tmp_path):
    doubt, = doubts_of(device_of(tmp_path, disturbances=[TURBO, BUSY]))
    assert "a.jsonl was measured on a machine too disturbed to be believed" in doubt
    assert "other processes use 1.90 of 2 processors" in doubt and "turbo" not in doubt


def test_runs_of_a_cpu_whose_caches_were_cleared_in_different_ways_are_said(tmp_path):
    cpu = {**header()["device"], "kind": "cpu"}
    paths = [write(tmp_path / f"{name}.jsonl", header(run=name, device={**cpu, **more},
                                                      ceilings=ceilings(times=10)), *grid())
             for name, more in (("old", {}), ("new", {"cache_cleared_by": "eviction"}))]
    device, = analysis.by_device(read_runs(paths))
    doubt, = doubts_of(device)
    assert "caches were cleared in different ways (eviction, reading): cold rows differ" in doubt
    assert doubts_of(analysis.by_device(read_runs(paths[:1]))[0]) == []


def test_disturbed_ceilings_are_counted(tmp_path):
    doubt, = doubts_of(device_of(tmp_path, ceilings=ceilings(times=10, disturbed=[2**20])))
    assert "6 of 18 ceilings were disturbed (contended)" in doubt


def test_twins_above_ceilings_are_said(tmp_path):
    path = write(tmp_path / "a.jsonl", header(),
                 case(rows=128, cols=1024, time=2**20 / 4e12, sol=0.5))
    device, = analysis.by_device(read_runs([path]))
    doubt, = doubts_of(device)
    assert "twins of 1 of 1 rows were faster than the ceilings" in doubt
    assert "by up to 20.0 times" in doubt and "roofmax roof" in doubt


def test_the_page_says_them_and_marks_the_ceilings(tmp_path):
    path = write(tmp_path / "a.jsonl",
                 header(disturbances=[BUSY], ceilings=ceilings(times=10, disturbed=[2**20])),
                 *grid())
    assert cli.main([path, "--out", str(tmp_path / "out")]) == 0
    text = (tmp_path / "out" / "report.html").read_text("utf-8")
    assert "too disturbed to be believed: other processes use 1.90 of 2 processors" in text
    assert "6 of 18 ceilings were disturbed (contended)" in text
    assert text.count("<td>contended</td>") == 6
    assert "without those that were disturbed" in text


def test_disturbed_ceilings_are_drawn_hollow_and_without_a_line(tmp_path):
    picture = figures.ceilings(device_of(tmp_path, ceilings=ceilings(disturbed=[2**20])))
    assert "Hollow: disturbed (6)" in picture.caption
    drawn = [line for axis in picture.figure.axes for line in axis.lines if len(line.get_xdata())]
    hollow = [line for line in drawn if line.get_markerfacecolor() == "none"]
    assert len(hollow) == 6
    assert all(list(line.get_xdata()) == [2**20] for line in hollow)
    assert all(2**20 not in line.get_xdata() for line in drawn if line not in hollow)
    quiet = figures.ceilings(device_of(tmp_path))
    assert "Hollow" not in quiet.caption


def test_the_environment_tells_what_a_header_has(tmp_path):
    host = {"os": "an OS", "cpu": "a CPU", "logical_cpus": 4, "usable_cpus": 2, "cpu_limit": 1.5,
            "load_average": [0.5, 1, 2], "governor": "powersave", "turbo": True,
            "openmp": {"max_threads": 2, "OMP_PLACES": "cores"}}
    plugin = {"path": "mine.so", "bytes": 2048, "digest": "0123456789abcdef",
              "kernels": ["softmax mine"]}
    found = facts(tmp_path, host=host, plugins=[plugin], disturbances=[TURBO, BUSY])
    assert found["of them usable"] == 2
    assert found["processors allowed by the control group"] == 1.5
    assert found["load average at the start"] == "0.5, 1, 2"
    assert (found["governor"], found["turbo"]) == ("powersave", "on")
    assert found["OpenMP"] == "threads 2, OMP_PLACES cores"
    assert found["plugins"] == "mine.so (2 KiB, digest 0123456789abcdef): softmax mine"
    assert found["disturbances"] == ("turbo is on; other processes use 1.90 of 2 processors "
                                     "[severe]")
    assert facts(tmp_path, disturbances=[])["disturbances"] == "none found"


def test_the_environment_of_an_older_file_is_silent_about_them(tmp_path):
    found = facts(tmp_path)
    for name in ("plugins", "disturbances", "OpenMP", "governor", "turbo", "of them usable"):
        assert name not in found


def test_the_theoretical_bandwidth_of_memory_stands_beside_the_measured(tmp_path):
    device = {**header()["device"], "memory_bus_bits": 512, "memory_clock_mhz": 1000.0}
    measured = ceilings(disturbed=[2**30]) + [
        {"direction": "read", "cache": "cold", "footprint_bytes": 2**28, "bytes_per_s": 6.4e10}]
    found = facts(tmp_path, device=device, ceilings=measured)
    assert found["memory bandwidth, theoretical"] == (
        "128 GB/s: bus width × memory clock × 2")
    assert found["memory bandwidth, measured"] == "read 64.0 GB/s (50%), of 256 MiB"
    for lack in ({"memory_bus_bits": None}, {"memory_clock_mhz": None}, {"memory_bus_bits": "wide"},
                 {"memory_clock_mhz": 0}):
        found = facts(tmp_path, device={**device, **lack}, ceilings=measured)
        assert "memory bandwidth, theoretical" not in found
        assert found["memory bandwidth, measured"] == "read 64.0 GB/s, of 256 MiB"
    assert "memory bandwidth, measured" not in facts(tmp_path, device=device, ceilings=[])


@pytest.mark.parametrize("name, theoretical, read", [
    # The datasheets have 4.8 and 3.35 TB/s.
    ("h200", "4.81 TB/s", "read 4.61 TB/s (96%)"), ("h100", "3.35 TB/s", "read 3.22 TB/s (96%)")])
def test_bus_and_clock_give_what_datasheets_have(name, theoretical, read):
    run, = read_runs([str(RECORDS / name / "roof.jsonl")])
    found = dict(facts_of(run)["facts"])
    assert found["memory bandwidth, theoretical"].startswith(theoretical)
    assert found["memory bandwidth, measured"].startswith(read)


def test_the_environment_has_the_rates_of_units(tmp_path):
    measured = rates(disturbed=["exp"]) + [
        {"unit": "l1", "per_s": 33.1e12, "kernel": "loads@threads=1024", "peak_per_s": 33.4e12},
        {"unit": "new", "per_s": 5e9, "peak_per_s": None}]
    lines = rates_of(device_of(tmp_path, rates=measured))
    assert [tuple(line.values()) for line in lines] == [
        ("fused multiply-adds, fp32", "8.00 T/s", "10.0 T/s", "80.0%",
         "fp32_fma@threads=256,floats=4", ""),
        ("exponentials", "1.00 T/s", "1.25 T/s", "80.0%", "exp@threads=256,floats=4", "throttled"),
        ("reads of L1", "33.1 TB/s", "33.4 TB/s", "99.1%", "loads@threads=1024", ""),
        ("new", "5.00 G/s", "–", "–", "", "")]


def test_the_page_has_a_table_of_rates_where_there_are_any(tmp_path):
    for measured, count in ((rates(), 1), (None, 0)):
        path = write(tmp_path / "a.jsonl", header(rates=measured), case())
        assert cli.main([path, "--out", str(tmp_path / "out"), "--force"]) == 0
        text = (tmp_path / "out" / "report.html").read_text("utf-8")
        assert text.count("Rates of units measured") == count
        assert text.count("<code>exp@<wbr>threads=256,<wbr>floats=4</code>") == count
