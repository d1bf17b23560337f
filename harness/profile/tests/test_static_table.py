"""The README's table of what was compiled, against `roofmax static`."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOFMAX = os.environ["ROOFMAX"]
ROOT = Path(__file__).parents[3]
NVCC = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")
COMPILER = "13.0"  # that of the table
HAS_CUDA = os.environ.get("ROOFMAX_HAS_CUDA") == "1"
NUMBERS = {"one": 1, "two": 2, "three": 3}

# File and functions of each line, in the order of its figures.
FUNCTIONS = {
    "`scalar`": ("scalar", ["scalar<__half, 256, 8>"]),
    "`scalar` in fp32": ("scalar", ["scalar<float, 256, 8>"]),
    "`vector4` (fp32)": ("vector4", ["vector4<256, 4>"]),
    "`register_cache`": ("register_cache", ["register_cache<__half, (Form)0, true, 256, 16>"]),
    "`smem_cache_medium@blocks=3`": ("smem_cache_medium", ["smem_cache_medium<__half, true, 3>"]),
    "`smem_cache_extreme`": ("smem_cache_extreme", ["smem_cache_extreme<__half, true, 256, 32, 24>"]),
    "`two_pass`": ("two_pass", ["two_pass<__half, (Form)0, true, 256, 1>"]),
    "`split_k`, pass 1 and 2": ("split_k", ["reduce_chunks<__half, true, 256, 16>",
                                            "merge_and_normalise<__half, (Form)0, true, 256, 16>"]),
}
LABELS = list(FUNCTIONS)


def table():
    """{label: cells of the document, of 12.0 and of 9.0}."""
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    start = lines.index("| kernel | S4, 12.0 | here, 12.0 | here, 9.0 |") + 2
    found = {}
    for line in lines[start:]:
        if not line.startswith("|"):
            return found
        label, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        found[label] = cells
    return found


def static(arguments, functions):
    asked = [word for function in functions for word in ("--function", function)]
    done = subprocess.run([ROOFMAX, "static", *arguments, *asked, "--format", "json"],
                          capture_output=True, text=True)
    if done.returncode and "none for sm_90" in done.stderr:
        pytest.skip("built without code for sm_90")
    assert done.returncode == 0, done.stderr
    known = {line["function"]: line for line in json.loads(done.stdout)}
    return [known[function] for function in functions]


def require(cell, lines):
    """The registers, and of what else the cell says."""
    registers = re.match(r"\d+(?: and \d+)*", cell)[0]
    assert registers.split(" and ") == [str(line["registers"]) for line in lines], cell
    blocks = re.search(r"(\w+) blocks?", cell)
    if blocks and HAS_CUDA:  # else how many fit is not known
        assert [line["blocks_per_sm"] for line in lines] == [NUMBERS[blocks[1]]], cell
    spilled = re.search(r"spills (\d+) bytes", cell)
    assert [line["spill_store_bytes"] + line["spill_load_bytes"] for line in lines] == (
        [int(spilled[1])] if spilled else [0] * len(lines)), cell


def compiler():
    said = subprocess.run([NVCC, "--version"], capture_output=True, text=True).stdout
    return re.search(r"release ([\d.]+)", said)[1]


needs_the_compiler = pytest.mark.skipif(
    NVCC is None or compiler() != COMPILER, reason=f"the table is of nvcc {COMPILER}")


def test_the_table_has_these_lines():
    assert list(table()) == LABELS


@needs_the_compiler
@pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without CUDA")
@pytest.mark.parametrize("label", LABELS)
def test_code_for_9_0_is_as_the_table_says(label):
    _, functions = FUNCTIONS[label]
    require(table()[label][2], static(["--device", "sm_90"], functions))


@needs_the_compiler
@pytest.mark.parametrize("label", LABELS)
def test_code_for_12_0_is_as_the_table_says(label, tmp_path):
    """Compiled as the README says."""
    source, functions = FUNCTIONS[label]
    subprocess.run([NVCC, "-std=c++20", "--expt-relaxed-constexpr", "-I.", "-Ikernels/include",
                    "-arch=sm_120", "-cubin", f"kernels/softmax/{source}.cu",
                    "-o", tmp_path / "code.cubin"], cwd=ROOT, check=True)
    require(table()[label][1], static([str(tmp_path / "code.cubin")], functions))
