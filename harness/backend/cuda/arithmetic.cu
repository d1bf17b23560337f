// What the units of an SM can do, measured: multiply-adds, exponentials, instructions issued, bytes
// read from shared memory and from L1; and what all SMs together can read from the L2. Each kernel
// here keeps one unit busy and leaves the others idle enough, so that its time is that unit's
// alone:
//
//   unit      per clock and SM      the loop is made of
//   fp32_fma  64 or 128 lanes       FFMA, in chains that do not wait for each other
//   exp       16 lanes              MUFU.EX2
//   issue     4 warp instructions   FFMA with or without LOP3: where either takes two clocks of its
//                                   pipe (FFMA on 8.0, LOP3 nearly everywhere), half of each fills
//                                   both pipes and so every slot
//   shared    128 bytes             LDS.128 of neighbouring vectors: no bank conflicts
//   l1        128 bytes             LDG.E.128 from 16 KiB that every SM soon has in its L1
//   l2        not documented        the same past L1 (ld.global.cg), from some MiB that no SM could
//                                   hold and the L2 soon does; blocks begin far apart, so that they
//                                   do not all want the same line
//
// Launches fill every SM to the last block that fits, once, so that all SMs begin and end
// together; and a thread goes round long enough that launch and ramp are under 1% of the time.
// Only the instructions above count. The three or four that make a loop do not (beside 512, where
// they would take time from what counts), nor do those that add up what was loaded, for which other
// units have time.
//
// The compiler can leave none of it out: a thread writes its result if that is a value which comes
// with the launch, and no step of a chain can be known without the one before.

#include <algorithm>
#include <cmath>
#include <memory>

#include "harness/backend/cuda/arithmetic.hpp"
#include "harness/backend/cuda/check.hpp"

namespace roofmax::cuda {
namespace {

constexpr int kWarp = 32;
constexpr int kMostThreads = 1024;

/// When a thread writes its result: where these bits of it are those.
struct Watch {
  unsigned int mask;
  unsigned int wanted;
};
constexpr Watch kNearlyNever{0xffffffffU, 0x5bd1e995U};
constexpr Watch kAlways{0, 0};

__device__ unsigned int results[kMostThreads];

/// All blocks have the same results.
__device__ void watch(unsigned int result, Watch watched) {
  if ((result & watched.mask) == watched.wanted) results[threadIdx.x] = result;
}

// ---- multiply-adds, alone and among integer instructions ----------------------------------------

/// Instructions of a round: enough that those of the loop hardly show, few enough (8 KiB) for the
/// instruction caches of an SM.
constexpr int kArithmeticPerRound = 512;

template <int threads, int floats, int integers>
__global__ void __launch_bounds__(threads) multiply_adds(int rounds, Watch watched) {
  constexpr int kSteps = kArithmeticPerRound / (floats + integers);
  float x[floats];
  constexpr int kIntegers = integers > 0 ? integers : 1;
  unsigned int y[kIntegers];
#pragma unroll
  for (int i = 0; i < floats; ++i) x[i] = first_float(static_cast<int>(threadIdx.x), i);
#pragma unroll
  for (int i = 0; i < integers; ++i) y[i] = first_integer(static_cast<int>(threadIdx.x), i);
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int step = 0; step < kSteps; ++step) {
#pragma unroll
      for (int i = 0; i < floats; ++i) x[i] = __fmaf_rn(x[i], x[i], kAddend);
#pragma unroll
      for (int i = 0; i < integers; ++i) y[i] ^= y[(i + 1) % kIntegers] & y[(i + 2) % kIntegers];
    }
  }
  unsigned int result = 0;
#pragma unroll
  for (int i = 0; i < floats; ++i) result ^= __float_as_uint(x[i]);
#pragma unroll
  for (int i = 0; i < integers; ++i) result ^= y[i];
  watch(result, watched);
}

// ---- exponentials -------------------------------------------------------------------------------

constexpr int kExponentialsPerRound = 128;

/// 2^-x of itself, which soon is the x that equals 2^-x (0.641): the unit takes as long for any.
template <int threads, int floats>
__global__ void __launch_bounds__(threads) exponentials(int rounds, Watch watched) {
  float x[floats];
#pragma unroll
  for (int i = 0; i < floats; ++i) x[i] = first_float(static_cast<int>(threadIdx.x), i);
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
#pragma unroll
    for (int step = 0; step < kExponentialsPerRound / floats; ++step) {
#pragma unroll
      for (int i = 0; i < floats; ++i) {
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(x[i]) : "f"(-x[i]));
      }
    }
  }
  float sum = 0;
#pragma unroll
  for (int i = 0; i < floats; ++i) sum += x[i];
  watch(__float_as_uint(sum), watched);
}

// ---- loads from shared memory and from L1 -------------------------------------------------------

constexpr int kLoadsPerRound = 16;

struct Window {
  uint4 vectors[kWindowVectors];
};

constexpr Window make_window() {
  Window made{};
  for (int i = 0; i < kWindowVectors; ++i) {
    made.vectors[i] = {window_word(4 * i), window_word(4 * i + 1), window_word(4 * i + 2),
                       window_word(4 * i + 3)};
  }
  return made;
}

/// In whole cache lines. Not constant: the compiler must not know what is in it.
__device__ __align__(128) Window window = make_window();

enum class Level { shared, l1 };

/// Each word is added up, or the compiler would load less than whole vectors.
template <int threads, Level level>
__global__ void __launch_bounds__(threads) loads(int rounds, Watch watched) {
  __shared__ uint4 near[level == Level::shared ? kWindowVectors : 1];
  if constexpr (level == Level::shared) {
    for (int i = static_cast<int>(threadIdx.x); i < kWindowVectors; i += threads) {
      near[i] = window.vectors[i];
    }
    __syncthreads();
  }
  uint4 sum = make_uint4(0, 0, 0, 0);
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    const int first = first_vector(static_cast<int>(threadIdx.x), round);
#pragma unroll
    for (int i = 0; i < kLoadsPerRound; ++i) {
      const uint4 vector =
          level == Level::shared ? near[first + kWarp * i] : window.vectors[first + kWarp * i];
      sum.x += vector.x;
      sum.y += vector.y;
      sum.z += vector.z;
      sum.w += vector.w;
    }
  }
  watch(sum.x + 3 * sum.y + 5 * sum.z + 7 * sum.w, watched);
}

// ---- loads from L2 ------------------------------------------------------------------------------

__global__ void fill_words(unsigned int* words, int count) {
  const int first = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  const int step = static_cast<int>(gridDim.x * blockDim.x);
  for (int i = first; i < count; i += step) words[i] = window_word(i);
}

/// A warp's loads are a block apart. The buffer is larger than what all SMs wait for at once, for
/// those that wait for the same line get it together: of one of 2 MiB an H200's L2 counted 16%
/// fewer bytes than were loaded, of one of 8 MiB up to 4%.
template <int threads, int kibibytes>
__global__ void __launch_bounds__(threads)
    resident_loads(int rounds, Watch watched, const uint4* resident) {
  uint4 sum = make_uint4(0, 0, 0, 0);
#pragma unroll 1
  for (int round = 0; round < rounds; ++round) {
    const uint4* const from =
        resident +
        first_resident(static_cast<int>(blockIdx.x), threads, kLoadsPerRound, kibibytes, round) +
        threadIdx.x;
#pragma unroll
    for (int i = 0; i < kLoadsPerRound; ++i) {
      const uint4 vector = __ldcg(from + threads * i);
      sum.x += vector.x;
      sum.y += vector.y;
      sum.z += vector.z;
      sum.w += vector.w;
    }
  }
  watch(sum.x + 3 * sum.y + 5 * sum.z + 7 * sum.w, watched);
}

// ---- what is launched ---------------------------------------------------------------------------

/// A unit as its kernels see it. An SM does `per_clock` of the warp instructions that count, and
/// each does `work` of what the unit counts. `carveout` is how the kernels have SMs divide the
/// memory that is both shared memory and L1.
struct Unit {
  const char* name;
  double per_clock;
  double work;
  double (*peak)(const PeakRates&);
  cudaSharedCarveout carveout = cudaSharedmemCarveoutDefault;
};
constexpr double kFlopsOfAMultiplyAdd = 2;
constexpr double kBytesOfALoad = 16.0 * kWarp;
constexpr Unit kMultiplyAdds{"fp32_fma", 4, kWarp, [](const PeakRates& peak) {
                               return peak.fp32_flops / kFlopsOfAMultiplyAdd;
                             }};
constexpr Unit kExponentials{"exp", 0.5, kWarp,
                             [](const PeakRates& peak) { return peak.exponentials; }};
constexpr Unit kIssue{"issue", 4, 1, [](const PeakRates& peak) { return peak.instructions; }};
/// All of it, or fewer blocks could be resident than its occupancy says.
constexpr Unit kShared{"shared", 0.25, kBytesOfALoad,
                       [](const PeakRates& peak) { return peak.shared_bytes; },
                       cudaSharedmemCarveoutMaxShared};
constexpr Unit kL1{"l1", 0.25, kBytesOfALoad, [](const PeakRates& peak) { return peak.l1_bytes; }};
/// About what an H200's does, to know how long to go round.
constexpr Unit kL2{"l2", 0.0625, kBytesOfALoad, [](const PeakRates&) { return 0.0; }};

using Kernel = void (*)(int rounds, Watch watched);
using ResidentKernel = void (*)(int rounds, Watch watched, const uint4* resident);

/// One of the two kernels.
struct Candidate {
  Unit unit;
  Kernel kernel = nullptr;
  ResidentKernel of_l2 = nullptr;
  UnitWork work;

  [[nodiscard]] const void* function() const {
    return of_l2 == nullptr ? reinterpret_cast<const void*>(kernel)
                            : reinterpret_cast<const void*>(of_l2);
  }
};

template <int threads, int floats, int integers>
Candidate multiply_add_candidate(const Unit& unit) {
  return {unit,
          multiply_adds<threads, floats, integers>,
          nullptr,
          {.unit = unit.name,
           .name = "multiply_adds@threads=" + std::to_string(threads) +
                   ",floats=" + std::to_string(floats) + ",integers=" + std::to_string(integers),
           .threads = threads,
           .floats = floats,
           .integers = integers,
           .steps = kArithmeticPerRound / (floats + integers)}};
}

template <int threads, int floats>
Candidate exponential_candidate() {
  return {kExponentials,
          exponentials<threads, floats>,
          nullptr,
          {.unit = kExponentials.name,
           .name = "exponentials@threads=" + std::to_string(threads) +
                   ",floats=" + std::to_string(floats),
           .threads = threads,
           .floats = floats,
           .steps = kExponentialsPerRound / floats}};
}

template <int threads, Level level>
Candidate load_candidate(const Unit& unit) {
  return {unit,
          loads<threads, level>,
          nullptr,
          {.unit = unit.name,
           .name = "loads@threads=" + std::to_string(threads),
           .threads = threads,
           .steps = kLoadsPerRound}};
}

template <int threads, int kibibytes>
Candidate resident_candidate() {
  return {kL2,
          nullptr,
          resident_loads<threads, kibibytes>,
          {.unit = kL2.name,
           .name = "resident_loads@threads=" + std::to_string(threads) +
                   ",kib=" + std::to_string(kibibytes),
           .threads = threads,
           .steps = kLoadsPerRound,
           .kibibytes = kibibytes}};
}

std::vector<Candidate> candidates() {
  return {multiply_add_candidate<256, 8, 0>(kMultiplyAdds),
          multiply_add_candidate<1024, 4, 0>(kMultiplyAdds),
          multiply_add_candidate<256, 16, 0>(kMultiplyAdds),
          exponential_candidate<256, 4>(),
          exponential_candidate<1024, 2>(),
          multiply_add_candidate<256, 8, 0>(kIssue),
          multiply_add_candidate<256, 8, 8>(kIssue),
          multiply_add_candidate<1024, 4, 4>(kIssue),
          multiply_add_candidate<256, 12, 4>(kIssue),
          load_candidate<256, Level::shared>(kShared),
          load_candidate<1024, Level::shared>(kShared),
          load_candidate<256, Level::l1>(kL1),
          load_candidate<1024, Level::l1>(kL1),
          resident_candidate<256, 16384>(),
          resident_candidate<512, 16384>()};
}

/// Instructions of a thread in a round that count.
int per_round(const UnitWork& work) {
  return work.steps * std::max(1, work.floats + work.integers);
}

/// Words that stay in the L2; none where a kernel reads none.
class Resident {
 public:
  explicit Resident(const UnitWork& of) {
    if (of.kibibytes == 0) return;
    const int words = (of.kibibytes << 8) + 4 * of.threads * of.steps;
    ROOFMAX_CUDA_TRY(cudaMalloc(&words_, static_cast<std::size_t>(words) * sizeof(unsigned int)));
    constexpr unsigned int kBlocks = 256;
    fill_words<<<kBlocks, kMostThreads>>>(words_, words);
    if (const cudaError_t error = cudaDeviceSynchronize(); error != cudaSuccess) {
      static_cast<void>(cudaFree(words_));
      ROOFMAX_CUDA_TRY(error);
    }
  }
  ~Resident() { static_cast<void>(cudaFree(words_)); }
  Resident(const Resident&) = delete;
  Resident& operator=(const Resident&) = delete;

  [[nodiscard]] const uint4* vectors() const { return reinterpret_cast<const uint4*>(words_); }

 private:
  unsigned int* words_ = nullptr;
};

void launch(const Candidate& candidate, const Resident& resident, std::int64_t blocks, int rounds,
            Watch watched, Stream stream) {
  const dim3 grid(static_cast<unsigned int>(blocks));
  const dim3 block(static_cast<unsigned int>(candidate.work.threads));
  auto* const on = static_cast<cudaStream_t>(stream);
  if (candidate.of_l2 == nullptr) {
    candidate.kernel<<<grid, block, 0, on>>>(rounds, watched);
  } else {
    candidate.of_l2<<<grid, block, 0, on>>>(rounds, watched, resident.vectors());
  }
}

UnitKernel unit_kernel(const Candidate& candidate, const DeviceTraits& traits, int times) {
  // About half a millisecond at 2 GHz: launch and ramp take some microseconds.
  constexpr double kClocks = 1e6;
  const Unit& unit = candidate.unit;
  const UnitWork& work = candidate.work;
  ROOFMAX_CUDA_TRY(cudaFuncSetAttribute(
      candidate.function(), cudaFuncAttributePreferredSharedMemoryCarveout, unit.carveout));
  int resident = 0;
  ROOFMAX_CUDA_TRY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, candidate.function(),
                                                                 work.threads, 0));
  const int warps = resident * work.threads / kWarp;
  const double of_round = static_cast<double>(warps) * per_round(work);
  const int rounds = times * static_cast<int>(std::ceil(kClocks * unit.per_clock / of_round));
  const std::int64_t blocks = std::int64_t{traits.processors} * resident;
  return {.unit = unit.name,
          .name = work.name,
          .work = unit.work * of_round * rounds * traits.processors,
          .peak_per_s = unit.peak(traits.peak),
          .enqueue = [candidate, blocks, rounds,
                      words = std::make_shared<const Resident>(work)](Stream stream) {
            launch(candidate, *words, blocks, rounds, kNearlyNever, stream);
          }};
}

}  // namespace

std::vector<UnitKernel> unit_kernels(const DeviceTraits& traits, int times) {
  std::vector<UnitKernel> kernels;
  for (const Candidate& candidate : candidates()) {
    // Half of the cache at most: one of two halves may have to hold all of it.
    if (2 * (std::int64_t{candidate.work.kibibytes} << 10) > traits.cache_bytes) continue;
    kernels.push_back(unit_kernel(candidate, traits, times));
  }
  return kernels;
}

std::vector<UnitWork> unit_work() {
  std::vector<UnitWork> all;
  for (const Candidate& candidate : candidates()) {
    all.push_back(candidate.work);
    all.back().enqueue = [candidate, words = std::make_shared<const Resident>(candidate.work)](
                             int rounds, Stream stream) {
      launch(candidate, *words, 1, rounds, kAlways, stream);
    };
  }
  return all;
}

std::vector<unsigned int> results_of_threads(int threads) {
  std::vector<unsigned int> found(static_cast<std::size_t>(threads));
  ROOFMAX_CUDA_TRY(
      cudaMemcpyFromSymbol(found.data(), results, found.size() * sizeof(unsigned int)));
  return found;
}

}  // namespace roofmax::cuda
