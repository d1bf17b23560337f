// strided_vectors_backward: dx = scale * y * (dy - sum(y dy)) with a row as in `strided_vectors`:
// as many warps as hold y and dy in registers, of a block or of a cluster, read both in 16-byte
// vectors from the boundary of a line on, wherever the row begins. A backward needs no mask:
// outside the band it reads nothing and writes zeros, and where the forward hid a score, y is 0.
// There dx is 0 whatever dy holds. What the first and the last vector have of the row's neighbours
// is made 0 in y, and so adds nothing.
//
// Where dy begins elsewhere in its vectors than y, it is read element by element.
//
// y and dy stay packed until the sum is known, and are unpacked a second time for the result: kept
// unpacked, 32 elements of each would spill.
//
// Cost: the compulsory bytes. For rows of some 16,000 halves and more; on an H200 in us, and by the
// faster of `strided_elements_backward` and the fused kernels: [141,4,1,49213] bf16 causal 42, 54;
// [448,1,1,48966] bf16 34, 40; [2,32,1,52788] bf16 causal 7.7, 9.1; [1,64,6,33366] bf16 22, 25;
// [13,4,1,59787] bf16 7.3, 8.4; [44,8,1,42560] bf16 24, 27; [1,12,1,61660] fp16 3.7, 3.9. Shorter
// rows, and fp32, take up to a fifth longer, and at best 5% less. With 64 elements and blocks of
// 128 threads no row took less.
//
// The formula is S0's and S1's; the kernel is this project's own.

#include <algorithm>
#include <array>

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/masked_softmax/products.cuh"
#include "kernels/masked_softmax/strided_gradient.cuh"
#include "kernels/masked_softmax/strided_vectors.cuh"

namespace roofmax::masked_softmax::strided_vectors_backward {
namespace {

using namespace device;

template <typename T, int elements, typename Threads>
__global__ void __launch_bounds__(Threads::kMostThreads, Threads::kLeastBlocks)
    strided_vectors_backward(const __grid_constant__ GradientArguments<T, Threads> arguments) {
  constexpr int width = kVectorWidth<T>;
  constexpr int vectors = elements / width;
  constexpr int step = kStep<width>;
  __shared__ typename Threads::template SumScratch<float> scratch;
  const Threads& threads = arguments.threads;
  threads.open(scratch);

  const CoveredRow<T, vectors> row(arguments.y, arguments.rows, threads);
  const auto& seen = row.seen;
  const T* const y = arguments.y + row.start;
  const T* const dy = arguments.dy + row.start;
  const bool reads_vectors_of_dy = lead_of(dy, sizeof(Vector<T>)) == 0;
  const bool sees_all = row.sees_all(0);

  Products<T> products[vectors];
  {
    Vector<T> of_y[vectors];
    Vector<T> of_dy[vectors];
    if (sees_all && reads_vectors_of_dy) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        of_y[i] = load_vector<Reuse::once>(y + i * step);
        of_dy[i] = load_vector<Reuse::once>(dy + i * step);
      }
    } else {
      load_asked(of_y, y, seen, row.tensor);
      if (reads_vectors_of_dy) load_asked(of_dy, dy, seen, row.tensor);
      using Cut = CutWord<T, sizeof(Vector<T>), width>;
      if (Cut::may_be_among(vectors, row.tensor)) {
        const Cut cut_of_y(y, seen, row.tensor);
        if (reads_vectors_of_dy) Cut(dy, seen, row.tensor).put_into(of_dy);
        cut_of_y.put_into(of_y);
      }
      if (!reads_vectors_of_dy) {
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          of_dy[i] = load_part<T, sizeof(Vector<T>)>(dy + i * step, seen.span(i * step));
        }
      }
    }
    threads.meet();
#pragma unroll
    for (int i = 0; i < vectors; ++i) products[i] = {of_y[i], of_dy[i]};
  }
  if (!sees_all) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!seen.covers(i * step)) products[i].clear_outside(seen.span(i * step));
    }
  }
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < vectors; ++i) sum += products[i].sum();
  sum = threads.sum(sum, scratch);

  row.store(arguments.dx, sees_all, [&](int i) {
    float dx[width];
    products[i].template gradient<true>(arguments.scale, sum, dx);
    return Vector<T>::pack(dx);
  });
}

/// In fp32 the first of them alone has registers for y and dy.
constexpr std::array kTunings{VectorTuning{{16, 256}, 1025}, VectorTuning{{32, 256}, 2049}};
static_assert(std::ranges::all_of(kTunings, &VectorTuning::parts_ends));
[[nodiscard]] constexpr bool takes(const VectorTuning& tuning, std::size_t element_bytes) {
  return element_bytes == 2 || tuning.elements == 16;
}
/// Threads that an SM must hold at once: with fewer registers each, y and dy would spill.
constexpr int threads_of_sm(std::size_t element_bytes, int elements) {
  return elements == 16 && element_bytes == 2 ? 1536 : 1024;
}

template <typename T, int tuning>
LaunchFunction prepare(const Problem& problem) {
  constexpr int elements = kTunings[tuning].elements;
  using Threads = RowWarps<elements, kTunings[tuning].threads, threads_of_sm(sizeof(T), elements)>;
  return prepare_covers<T>(shape_of(problem).sk, [&](std::int64_t cols) {
    return launch_of_gradient(strided_vectors_backward<T, elements, Threads>, problem,
                              Threads(cols));
  });
}

template <int tuning>
std::optional<Refusal> supports(const Problem& problem, const DeviceTraits& device) {
  constexpr const VectorTuning& kTuning = kTunings[tuning];
  if (!takes(kTuning, size_of(problem.dtype))) {
    return Refusal{"dtype", kTuning.name() + " is for halves alone: use " +
                                kTunings.front().name() + " or the fused kernels"};
  }
  return refuse_uncovered_rows(kTuning, problem, device);
}

template <int tuning>
Kernel tuned() {
  return {
      .name = "strided_vectors_backward",
      .tuning = kTunings[tuning].name(),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = kDtypes,
      .serves = {{"mask", kEveryMask}, {"direction", {"backward"}}},
      .summary = "gradient: warps or a cluster per row, a vector a thread at a time",
      .constraints =
          "rows of 1025 to 65473 columns; with elements=32 halves alone, of 2049 to 131009; "
          "at most 32705 and 65473 from compute capability 12.0 on, 4033 and 8129 before 9.0; "
          "2^30 scores",
      .source = "own; S0, S1: the formula",
      .supports = supports<tuning>,
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return fused_traffic(problem, 1); },
      .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
        if (shape_of(problem).rows() == 0) return [](const Launch&) {};
        return dispatch_dtype(problem.dtype, [&]<typename T>() -> LaunchFunction {
          if constexpr (takes(kTunings[tuning], sizeof(T))) return prepare<T, tuning>(problem);
          return {};
        });
      },
  };
}

const Registration registration{{tuned<0>(), tuned<1>()}};

}  // namespace
}  // namespace roofmax::masked_softmax::strided_vectors_backward
