"""The loops of the kernels that rates are measured with, as the assembler sees them: they hold what
counts, all of it, and next to nothing else."""

import collections
import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
TOOLKIT = os.pathsep.join([os.environ.get("PATH", ""), "/usr/local/cuda/bin"])
NVCC = shutil.which("nvcc", path=TOOLKIT)
CUOBJDUMP = shutil.which("cuobjdump", path=TOOLKIT)
pytestmark = [
    pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1", reason="built without CUDA"),
    pytest.mark.skipif(NVCC is None or CUOBJDUMP is None, reason="no nvcc or no cuobjdump")]

PER_ROUND = 512  # of multiply-adds and integer instructions
EXPONENTIALS = 128
LOADS = 16


def disassembled(folder, architecture):
    """Lists of (address, instruction), by mangled name."""
    cubin = folder / f"arithmetic_{architecture}.cubin"
    subprocess.run([NVCC, "-std=c++20", "--expt-relaxed-constexpr", f"-I{ROOT}", "-cubin",
                    f"-arch=sm_{architecture}", ROOT / "harness/backend/cuda/arithmetic.cu",
                    "-o", cubin], check=True)
    text = subprocess.run([CUOBJDUMP, "-sass", cubin], capture_output=True, text=True, check=True,
                          env={**os.environ, "PATH": TOOLKIT}).stdout
    functions = {}
    for part in re.split(r"\n\s*Function : ", text)[1:]:
        found = re.finditer(r"/\*([0-9a-f]{4,5})\*/\s+(.*?)\s*;", part)
        functions[part.split("\n")[0]] = [(int(line[1], 16), line[2]) for line in found]
    return functions


def last_loop(code):
    """How often each instruction is in the last loop."""
    first, last = None, None
    for address, instruction in code:
        target = re.search(r"\bBRA\b.*?(0x[0-9a-f]+)$", instruction)
        if target and int(target[1], 16) < address:
            first, last = int(target[1], 16), address
    words = (re.sub(r"^@!?U?P\w+\s+", "", instruction).split()[0]
             for address, instruction in code if first <= address <= last)
    return collections.Counter(words)


def counting(name):
    """The instructions that count in a loop, and how many others it may have."""
    numbers = [int(number) for number in re.findall(r"Li(\d+)E", name)]
    if "multiply_adds" in name:
        _, floats, integers = numbers
        steps = PER_ROUND // (floats + integers)
        return {"FFMA": steps * floats, "LOP3.LUT": steps * integers}, 5
    if "exponentials" in name:
        return {"MUFU.EX2": EXPONENTIALS}, 5
    if "resident_loads" in name:
        return {"LDG.E.128.STRONG.GPU": LOADS}, 2 * LOADS + 15
    # Four words of each load are added up, two by two.
    return {"LDS.128" if "LevelE0E" in name else "LDG.E.128": LOADS}, 2 * LOADS + 15


@pytest.mark.parametrize("architecture", [80, 90])
def test_loops_hold_what_counts_and_next_to_nothing_else(tmp_path, architecture):
    functions = disassembled(tmp_path, architecture)
    kernels = [name for name in functions if re.search("multiply_adds|exponentials|loads", name)]
    assert len(kernels) == 14, list(functions)
    for name in kernels:
        loop = last_loop(functions[name])
        expected, others = counting(name)
        for instruction, count in expected.items():
            assert loop[instruction] == count, (name, loop)
        assert loop.total() - sum(expected.values()) <= others, (name, loop)
