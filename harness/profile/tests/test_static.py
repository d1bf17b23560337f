"""`roofmax static`: what it reads of compiled code, against what the assembler itself says."""

import json
import os
import re
import shutil
import subprocess

import pytest

ROOFMAX = os.environ["ROOFMAX"]
NVCC = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")

SOURCE = """
// More live values than the 40 registers hold that three blocks of 512 threads leave.
__global__ void __launch_bounds__(512, 3) spilling(const float* x, float* y) {
  float v[48];
#pragma unroll
  for (int i = 0; i < 48; ++i) v[i] = x[threadIdx.x + i * 512];
#pragma unroll
  for (int round = 0; round < 3; ++round) {
#pragma unroll
    for (int i = 0; i < 48; ++i) v[i] = v[i] * v[(i + 7) % 48] + v[(i * 5 + 1) % 48];
  }
#pragma unroll
  for (int i = 0; i < 48; ++i) y[threadIdx.x + i * 512] = v[i];
}
__global__ void __launch_bounds__(128) with_array(const int* at, float* y) {
  float v[32];
#pragma unroll
  for (int i = 0; i < 32; ++i) v[i] = y[i];
  for (int i = 0; i < 100; ++i) v[at[i]] += v[at[i + 1]];
  y[threadIdx.x] = v[at[threadIdx.x]];
}
namespace roofmax::sums {
template <int count>
__global__ void __launch_bounds__(256) shared_sum(const float4* x, float* y) {
  __shared__ float sums[256];
  float4 v[count];
#pragma unroll
  for (int i = 0; i < count; ++i) v[i] = x[threadIdx.x + i * 256];
  float sum = 0;
#pragma unroll
  for (int i = 0; i < count; ++i) sum += v[i].x + v[i].y + v[i].z + v[i].w;
  sums[threadIdx.x] = sum;
  __syncthreads();
  y[threadIdx.x] = sums[255 - threadIdx.x];
}
template __global__ void shared_sum<4>(const float4*, float*);
template __global__ void shared_sum<8>(const float4*, float*);
}
__global__ void plain(float* y) { y[threadIdx.x] = 1; }
"""

# What ptxas -v counts otherwise, or not at all.
MORE = """
#include <cstdio>
__global__ void __launch_bounds__(128) printing(int i) { printf("%d\\n", i); }
__global__ void __launch_bounds__(128) one_of_two(const float4* x, float4* y, bool which) {
  float4 v;
  if (which) v = x[threadIdx.x]; else v = x[threadIdx.x + 128];
  y[threadIdx.x] = v;
}
__global__ void __launch_bounds__(128) barriers(float* y) {
  asm volatile("barrier.sync 5, 64; barrier.sync 15, 64;");
  *y = 1;
}
"""


def roofmax(*arguments):
    done = subprocess.run([ROOFMAX, "static", *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def of_cubin(path, *arguments):
    code, out, err = roofmax(str(path), "--format", "json", *arguments)
    assert code == 0, err
    return {line["function"]: line for line in json.loads(out)}


needs_cuda = pytest.mark.skipif(os.environ.get("ROOFMAX_HAS_CUDA") != "1",
                                reason="built without CUDA")
needs_nvcc = pytest.mark.skipif(NVCC is None, reason="no nvcc")


def nvcc(folder, text, name, *options):
    """What nvcc makes of a source file, and what it says of it."""
    source = folder / "functions.cu"
    source.write_text(text)
    output = folder / name
    done = subprocess.run([NVCC, "-std=c++17", *options, source, "-o", output],
                          capture_output=True, text=True, check=True)
    return output, done.stderr


def compiled(folder, architecture):
    """A cubin, and what ptxas says of each of its functions."""
    cubin, said = nvcc(folder, SOURCE, f"sm_{architecture}.cubin", f"-arch=sm_{architecture}",
                       "-Xptxas=-v", "-cubin")
    told = {}
    function = None
    for line in said.splitlines():
        if found := re.search(r"Compiling entry function '(\w+)'", line):
            function = told.setdefault(found[1], {})
        elif found := re.search(r"Function properties for (\w+)", line):
            function = told.setdefault(found[1], {})
        elif found := re.search(
                r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", line):
            names = ["stack_bytes", "spill_store_bytes", "spill_load_bytes"]
            function.update(zip(names, map(int, found.groups())))
        elif found := re.search(r"Used (\d+) registers", line):
            function["registers"] = int(found[1])
            shared = re.search(r"(\d+) bytes smem", line)
            function["shared_bytes"] = int(shared[1]) if shared else 0
    return cubin, told


@needs_nvcc
@pytest.mark.parametrize("architecture", [80, 90, 120])
def test_figures_are_those_of_the_assembler(tmp_path, architecture):
    cubin, told = compiled(tmp_path, architecture)
    found = of_cubin(cubin)
    assert len(found) == len(told) == 5
    for symbol, expected in told.items():
        line = next(line for name, line in found.items() if name.split("<")[0] in symbol
                    and ("<" not in name or f"ILi{name.split('<')[1][:-1]}E" in symbol))
        figures = {name: line[name] for name in expected}
        if line["has_local_array"]:
            assert line["function"] == "with_array"
            assert expected["stack_bytes"] >= 128
            # ptxas alone tells an array's own accesses from spills.
            expected = {**expected, "spill_store_bytes": None, "spill_load_bytes": None}
        assert figures == expected, line["function"]
        assert line["architecture"] == f"sm_{architecture}"
    assert found["spilling"]["spill_store_bytes"] > 0, "the test's kernel is meant to spill"
    assert found["spilling"]["threads"] == 512
    assert found["with_array"]["has_local_array"]
    assert found["shared_sum<4>"]["scope"] == "sums"
    assert found["shared_sum<4>"]["shared_bytes"] == 1024
    assert found["plain"]["threads"] is None and found["plain"]["occupancy"] is None


@needs_nvcc
@pytest.mark.parametrize("architecture", [80, 90, 120])
def test_independent_loads_are_in_flight_together(tmp_path, architecture):
    found = of_cubin(compiled(tmp_path, architecture)[0])
    assert found["shared_sum<4>"]["load_bytes_in_flight"] == 4 * 16
    # The last of many may be asked for when the first are already added up.
    assert 6 * 16 <= found["shared_sum<8>"]["load_bytes_in_flight"] <= 8 * 16
    assert found["plain"]["load_bytes_in_flight"] == 0


@needs_nvcc
@needs_cuda
def test_occupancy_is_counted_for_the_device_that_is_named(tmp_path):
    cubin, _ = compiled(tmp_path, 90)
    found = of_cubin(cubin, "--device", "h100")["spilling"]
    assert (found["device"], found["blocks_per_sm"], found["occupancy"]) == ("h100", 3, 0.75)
    code, _, err = roofmax(str(cubin), "--device", "sm_120")
    assert code == 3
    assert "--device sm_120: there is code for sm_90, and none for sm_120" in err
    assert "-DCMAKE_CUDA_ARCHITECTURES=120" in err
    code, _, err = roofmax(str(cubin), "--device", "h300")
    assert code == 3
    assert "device h300: not known; known are" in err and "h200" in err


@needs_nvcc
def test_text_has_a_line_a_template_and_on_request_an_instance(tmp_path):
    cubin, _ = compiled(tmp_path, 90)
    code, out, _ = roofmax(str(cubin))
    assert code == 0
    line = next(line for line in out.splitlines() if line.startswith("sums::shared_sum"))
    assert line.split()[1] == "2"
    assert "5 instances, of which 1 spill registers; of 1 it is not known" in out
    for pattern in ["shared_*", "shared_sum", "sums::shared_sum<*"]:
        code, out, _ = roofmax(str(cubin), "--function", pattern)
        assert code == 0
        assert "sums::shared_sum<4>" in out and "sums::shared_sum<8>" in out and "plain" not in out
    for patterns in [["shared_sum,plain"], ["shared_sum<4>,plain"], ["plain", "shared_*"]]:
        code, out, _ = roofmax(str(cubin), *(f"--function={pattern}" for pattern in patterns))
        assert code == 0 and "sums::shared_sum<4>" in out and "plain" in out
    code, out, _ = roofmax(str(cubin), "--local-memory")
    assert "spilling" in out and "with_array" in out and "plain" not in out
    code, out, _ = roofmax(str(cubin), "--local-memory", "--function", "plain")
    assert code == 0 and out == "nothing uses local memory\n"
    for more in [[], ["--local-memory"], ["--format", "json"], ["--function", "plain"]]:
        code, out, err = roofmax(str(cubin), "--function", "nothing", *more)
        assert code == 3 and out == ""
        assert "--function nothing: matches none of the 5 functions" in err


@needs_nvcc
def test_what_cannot_be_known_is_not_told(tmp_path):
    cubin, _ = nvcc(tmp_path, MORE, "more.cubin", "-arch=sm_90", "-cubin")
    found = of_cubin(cubin)
    # Arguments of a called function lie on the stack as what is spilt does.
    assert found["printing"]["spill_store_bytes"] is None
    assert found["printing"]["stack_bytes"] > 0
    # One of two loads happens.
    assert found["one_of_two"]["load_bytes_in_flight"] == 16
    assert found["barriers"]["barriers"] == 16


@needs_nvcc
@needs_cuda
def test_barriers_count_for_occupancy(tmp_path):
    cubin, _ = nvcc(tmp_path, MORE, "more.cubin", "-arch=sm_90", "-cubin")
    line = of_cubin(cubin)["barriers"]
    assert (line["blocks_per_sm"], line["limit"]) == (4, "barriers")


@needs_nvcc
def test_compressed_code_is_told_of(tmp_path):
    small, _ = nvcc(tmp_path, SOURCE, "small.o", "-arch=sm_90", "-c", "--compress-mode=size")
    code, _, err = roofmax(str(small))
    assert code == 3 and f"{small}: 1 of its cubins is compressed and not read" in err
    ptx, _ = nvcc(tmp_path, SOURCE, "ptx.o", "-gencode=arch=compute_90,code=compute_90", "-c")
    code, _, err = roofmax(str(ptx))
    assert code == 3 and f"{ptx}: has GPU code in PTX alone" in err
    plain, _ = nvcc(tmp_path, SOURCE.replace("plain", "other"), "plain.o", "-arch=sm_90", "-c",
                    "-no-compress")
    both = tmp_path / "both.o"
    both.write_bytes(plain.read_bytes() + small.read_bytes())
    code, out, err = roofmax(str(both))
    assert code == 0 and "other" in out
    assert f"{both}: 1 of its cubins is compressed and not read" in err


@needs_nvcc
def test_damaged_code_is_refused(tmp_path):
    cubin, _ = compiled(tmp_path, 90)
    cut = tmp_path / "cut.cubin"
    cut.write_bytes(cubin.read_bytes()[: cubin.stat().st_size // 2])
    code, _, err = roofmax(str(cut))
    assert code == 3
    assert f"{cut}: the GPU code at byte 0 is damaged" in err


def test_files_without_code_are_named(tmp_path):
    code, _, err = roofmax(str(tmp_path / "missing.so"))
    assert code == 3 and "missing.so: cannot be read: No such file or directory" in err
    text = tmp_path / "notes.txt"
    text.write_text("no code")
    code, _, err = roofmax(str(text))
    assert code == 3 and "notes.txt: has no GPU code" in err
    code, _, err = roofmax(str(tmp_path))
    assert code == 3 and f"{tmp_path}: cannot be read: it is no plain file" in err
    code, _, err = roofmax("/dev/null")
    assert code == 3 and "/dev/null: cannot be read" in err


def test_help_says_what_the_columns_mean():
    code, out, _ = roofmax("--help")
    assert code == 0
    for word in ["occupancy", "spilled B", "in flight KiB/SM", "Examples"]:
        assert word in out


@needs_cuda
def test_without_a_file_this_program_is_read():
    code, out, _ = roofmax("--function", "two_pass")
    assert code == 0
    assert "softmax::two_pass<" in out
