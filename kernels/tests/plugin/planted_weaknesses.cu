// A plugin of correct CUDA softmax kernels that are slow, each for one reason, so that a test can
// see whether `roofmax explain` finds it. All are of contiguous fp32 rows.

#include <cuda_runtime.h>

#include <cstdint>
#include <cstring>

#include "kernels/tests/plugin/planted.hpp"

namespace {

constexpr int kWarp = 32;
constexpr int kThreads = 1024;

template <bool is_max>
__device__ float combine(float a, float b) {
  return is_max ? fmaxf(a, b) : a + b;
}

/// The maximum or the sum over all threads of the block, whole warps, known to all of them.
template <bool is_max>
__device__ float over_block(float value) {
  __shared__ float of_warps[kThreads / kWarp];
  for (int distance = kWarp / 2; distance > 0; distance /= 2) {
    value = combine<is_max>(value, __shfl_xor_sync(0xffffffffU, value, distance));
  }
  const int warps = static_cast<int>(blockDim.x) / kWarp;
  __syncthreads();
  if (threadIdx.x % kWarp == 0) of_warps[threadIdx.x / kWarp] = value;
  __syncthreads();
  float total = of_warps[0];
  for (int warp = 1; warp < warps; ++warp) total = combine<is_max>(total, of_warps[warp]);
  return total;
}

/// The softmax of a row of which `at(i)` gives elements as often as it is asked, by a block.
template <typename At>
__device__ void softmax_of(const At& at, float* y, std::int64_t cols) {
  const int threads = static_cast<int>(blockDim.x);
  float max = -INFINITY;
  for (std::int64_t i = threadIdx.x; i < cols; i += threads) max = fmaxf(max, at(i));
  max = over_block<true>(max);
  float sum = 0;
  for (std::int64_t i = threadIdx.x; i < cols; i += threads) sum += expf(at(i) - max);
  sum = over_block<false>(sum);
  for (std::int64_t i = threadIdx.x; i < cols; i += threads) y[i] = expf(at(i) - max) / sum;
}

/// Reads every row three times from wherever it is.
__global__ void reads_thrice(const float* x, float* y, std::int64_t cols) {
  const float* const row = x + blockIdx.x * cols;
  softmax_of([row](std::int64_t i) { return row[i]; }, y + blockIdx.x * cols, cols);
}

/// Keeps a row in shared memory, of which `launch` may ask for more than that.
__global__ void stages(const float* x, float* y, std::int64_t cols) {
  extern __shared__ float staged[];
  const float* const row = x + blockIdx.x * cols;
  for (std::int64_t i = threadIdx.x; i < cols; i += blockDim.x) staged[i] = row[i];
  __syncthreads();
  softmax_of([](std::int64_t i) { return staged[i]; }, y + blockIdx.x * cols, cols);
}

constexpr int kWasted = 16;  // exponentials for each element

/// Takes many more exponentials than there are elements, which change nothing, and of which its own
/// account says nothing: they can be found by counting only.
__global__ void wastes_exponentials(const float* x, float* y, std::int64_t cols) {
  extern __shared__ float staged[];
  const float* const row = x + blockIdx.x * cols;
  for (std::int64_t i = threadIdx.x; i < cols; i += blockDim.x) {
    const float value = row[i];
    float wasted = value;
    for (int k = 0; k < kWasted; ++k) asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(wasted));
    // 2^2^... of anything is infinite in the end, or no number.
    staged[i] = wasted == 0.5F ? 0.0F : value;
  }
  __syncthreads();
  softmax_of([](std::int64_t i) { return staged[i]; }, y + blockIdx.x * cols, cols);
}

/// A thread a row: neighbouring threads are a row apart.
__global__ void strides(const float* x, float* y, std::int64_t rows, std::int64_t cols) {
  const std::int64_t r = blockIdx.x * std::int64_t{blockDim.x} + threadIdx.x;
  if (r >= rows) return;
  const volatile float* const row = x + r * cols;  // else loads might be made wider
  float max = -INFINITY;
  for (std::int64_t i = 0; i < cols; ++i) max = fmaxf(max, row[i]);
  double exact = 0;  // one thread adds up what others share
  for (std::int64_t i = 0; i < cols; ++i) exact += expf(row[i] - max);
  const auto sum = static_cast<float>(exact);
  volatile float* const out = y + r * cols;
  for (std::int64_t i = 0; i < cols; ++i) out[i] = expf(row[i] - max) / sum;
}

// ---- how they are launched ----------------------------------------------------------------------

std::int64_t extent(const roofmax_problem* problem, const char* name) {
  for (std::uint32_t i = 0; i < problem->axis_count; ++i) {
    if (std::strcmp(problem->axes[i].name, name) == 0) return problem->axes[i].value;
  }
  return 0;
}

/// The arguments of a launch.
struct Arguments {
  explicit Arguments(const roofmax_launch* launch)
      : x(static_cast<const float*>(launch->inputs[0])),
        y(static_cast<float*>(launch->outputs[0])),
        rows(extent(launch->problem, "rows")),
        cols(extent(launch->problem, "cols")),
        stream(static_cast<cudaStream_t>(launch->stream)) {}
  [[nodiscard]] unsigned blocks() const { return static_cast<unsigned>(rows); }
  [[nodiscard]] std::size_t row_bytes() const {
    return static_cast<std::size_t>(cols) * sizeof(float);
  }
  const float* x;
  float* y;
  std::int64_t rows;
  std::int64_t cols;
  cudaStream_t stream;
};

template <typename Kernel>
int with_shared(Kernel* kernel, const Arguments& of, unsigned threads, std::size_t bytes) {
  const cudaError_t error = cudaFuncSetAttribute(
      kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
  if (error != cudaSuccess) return error;
  kernel<<<of.blocks(), threads, bytes, of.stream>>>(of.x, of.y, of.cols);
  return cudaGetLastError();
}

/// One warp on each SM: it asks for nearly all shared memory.
int idles(void*, const roofmax_launch* launch) {
  constexpr std::size_t kNearlyAll = std::size_t{200} << 10;
  return with_shared(stages, Arguments(launch), kWarp, kNearlyAll);
}

int rereads(void*, const roofmax_launch* launch) {
  const Arguments of(launch);
  reads_thrice<<<of.blocks(), kThreads, 0, of.stream>>>(of.x, of.y, of.cols);
  return cudaGetLastError();
}

int wastes(void*, const roofmax_launch* launch) {
  const Arguments of(launch);
  constexpr unsigned kHalf = kThreads / 2;
  return with_shared(wastes_exponentials, of, kHalf, of.row_bytes());
}

/// A block a row, all at once but the last, if there are as many rows.
int trails(void*, const roofmax_launch* launch) {
  const Arguments of(launch);
  return with_shared(stages, of, kThreads, of.row_bytes());
}

int scatters(void*, const roofmax_launch* launch) {
  const Arguments of(launch);
  constexpr unsigned kOfBlock = 256;
  const auto blocks = static_cast<unsigned>((of.rows + kOfBlock - 1) / kOfBlock);
  strides<<<blocks, kOfBlock, 0, of.stream>>>(of.x, of.y, of.rows, of.cols);
  return cudaGetLastError();
}

constexpr int kPieces = 20;

/// Rows in many small launches.
int divides(void*, const roofmax_launch* launch) {
  const Arguments of(launch);
  constexpr unsigned kOfBlock = 256;
  const std::int64_t each = (of.rows + kPieces - 1) / kPieces;
  for (std::int64_t first = 0; first < of.rows; first += each) {
    const std::int64_t rows = of.rows - first < each ? of.rows - first : each;
    reads_thrice<<<static_cast<unsigned>(rows), kOfBlock, 0, of.stream>>>(
        of.x + first * of.cols, of.y + first * of.cols, of.cols);
  }
  return cudaGetLastError();
}

// ---- what they do, by their own account ---------------------------------------------------------

void account(const roofmax_problem* problem, int reads, int launches, roofmax_traffic* traffic) {
  const std::int64_t elements = extent(problem, "rows") * extent(problem, "cols");
  constexpr std::int64_t kBytes = sizeof(float);
  constexpr double kFlops = 5;
  traffic->read_bytes = reads * elements * kBytes;
  traffic->write_bytes = elements * kBytes;
  traffic->flops = kFlops * static_cast<double>(elements);
  constexpr double kOfUse = 2;
  traffic->exponentials = kOfUse * static_cast<double>(elements);
  traffic->launches = launches;
}

void of_one_pass(void*, const roofmax_problem* problem, roofmax_traffic* traffic) {
  account(problem, 1, 1, traffic);
}
void of_three_passes(void*, const roofmax_problem* problem, roofmax_traffic* traffic) {
  account(problem, 3, 1, traffic);
}
void of_pieces(void*, const roofmax_problem* problem, roofmax_traffic* traffic) {
  account(problem, 1, kPieces, traffic);
}

constexpr roofmax_kernel kernel(const char* name, int (*launch)(void*, const roofmax_launch*),
                                void (*traffic)(void*, const roofmax_problem*, roofmax_traffic*)) {
  roofmax_kernel declared = roofmax::tests::planted("softmax", name, ROOFMAX_CUDA, launch);
  declared.traffic = traffic;
  return declared;
}

constexpr roofmax_kernel kKernels[] = {
    kernel("planted_exponentials", wastes, of_one_pass),
    kernel("planted_launches", divides, of_pieces),
    kernel("planted_low_occupancy", idles, of_one_pass),
    kernel("planted_reread", rereads, of_three_passes),
    kernel("planted_tail", trails, of_one_pass),
    kernel("planted_uncoalesced", scatters, of_one_pass),
};

constexpr roofmax_plugin kPlugin{sizeof(roofmax_plugin), ROOFMAX_ABI_VERSION, "planted weaknesses",
                                 sizeof(kKernels) / sizeof(kKernels[0]), kKernels};

}  // namespace

extern "C" const roofmax_plugin* roofmax_plugin_v1(void) { return &kPlugin; }
