// strided_elements_backward: dx = scale * y * (dy - sum(y dy)) with a row as in `strided_elements`:
// of lanes of a warp, warps of a block or a cluster, which read y and dy an element or a word of
// halves at a time, and the odd half by itself. A backward needs no mask: outside the band it reads
// nothing and writes zeros, and where the forward hid a score, y is 0. There dx is 0 whatever dy
// holds.
//
// Cost: the compulsory bytes. For few scores, as the forward; on an H200 in us, and by the fused
// kernels: [2,16,1,900] fp16 causal and boolean 2.0, 2.7; [1,64,30,30] bf16 1.7, 2.3; [61,16,20,20]
// bf16 2.2, 3.0; [1,16,190,1420] fp16 8.0, 8.9; [1,12,1,10763] fp16 2.7, 3.6; [1,64,6,33366] bf16
// 25, 32. [22659,8,1,67] fp16 24, 22; [141,4,1,49213] bf16 causal 59, 54. Where no mask hides a
// part, also for many rows of whole vectors: [8,32,128,128] bf16 7.6, 8.2; [8,32,2048,2048] as
// fast.
//
// The formula is S0's and S1's; the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/strided_elements.cuh"
#include "kernels/masked_softmax/strided_gradient.cuh"

namespace roofmax::masked_softmax::strided_elements_backward {
namespace {

using namespace device;

template <typename T, int elements, typename OfCut, typename Threads>
__global__ void __launch_bounds__(Threads::kMostThreads, Threads::kLeastBlocks)
    strided_elements_backward(const __grid_constant__ GradientArguments<T, Threads> arguments) {
  constexpr int width = OfCut::width;
  using Elements = OptionalElements<T, width>;
  using Edge = OptionalElements<T, 1>;
  constexpr int loads = elements / width;
  constexpr int count = elements + (OfCut::has_edges ? 1 : 0);  // the edge comes last
  __shared__ typename Threads::template SumScratch<float> scratch;
  const Threads& threads = arguments.threads;
  const SmallRows& rows = arguments.rows;
  threads.open(scratch);

  const StridedRow<OfCut, Threads> row(rows, threads, arguments.y);
  const auto shown = row.shown_words();
  const T* const first_y = row.first_of(arguments.y);
  const T* const first_dy = row.first_of(arguments.dy);
  Elements of_y[loads];
  Elements of_dy[loads];
  shown.ask(loads, [&](const auto& has) {
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      of_y[i].load(has(i), row.word_of(first_y, i), 0);
      of_dy[i].load(has(i), row.word_of(first_dy, i), 0);
    }
  });
  Edge edge_of_y;
  Edge edge_of_dy;
  if constexpr (OfCut::has_edges) {
    edge_of_y.load(row.shows_edge(), row.edge_of(arguments.y), 0);
    edge_of_dy.load(row.shows_edge(), row.edge_of(arguments.dy), 0);
  }
  threads.meet();
  float y[count];
  float dy[count];
#pragma unroll
  for (int i = 0; i < loads; ++i) {
    unpack_word<Elements>(of_y[i].word(), &y[i * width]);
    unpack_word<Elements>(of_dy[i].word(), &dy[i * width]);
  }
  if constexpr (OfCut::has_edges) {
    unpack_word<Edge>(edge_of_y.word(), &y[elements]);
    unpack_word<Edge>(edge_of_dy.word(), &dy[elements]);
  }
  if (row.has_cut_words()) {
#pragma unroll
    for (int i = 0; i < elements; ++i) {
      if (row.hides(i)) y[i] = 0.0f;
    }
  }
  float sum = 0.0f;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    // What y is 0 at adds nothing, whatever dy is there.
    if (y[i] == 0.0f) dy[i] = 0.0f;
    sum = fmaf(y[i], dy[i], sum);
  }
  sum = threads.sum(sum, scratch);
  float dx[count];
  // y is at most 1: it is scaled first.
#pragma unroll
  for (int i = 0; i < count; ++i) dx[i] = y[i] * arguments.scale * (dy[i] - sum);
  // Where the sum leaves fp32, zeros must stay zeros.
  if (!(fabsf(sum) < INFINITY)) {
#pragma unroll
    for (int i = 0; i < count; ++i) dx[i] = y[i] == 0.0f ? 0.0f : dx[i];
  }
  const auto words = row.words();
  T* const first_dx = row.first_of(arguments.dx);
  words.ask(loads, [&](const auto& has) {
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      if (has(i)) store_word<width>(row.word_of(first_dx, i), &dx[i * width]);
    }
  });
  if (OfCut::has_edges && row.has_edge()) {
    *row.edge_of(arguments.dx) = Element<T>::round(dx[count - 1]);
  }
}

/// Whether words and edges take less time than single elements. Of 16 a thread they do for rows of
/// an odd number of halves on an H200, 11% where it is more than 5 us (from 16% less to 5% more);
/// with 8 of many warps there is nothing in it.
template <int elements, typename Threads>
constexpr bool kTakesEdges = Threads::kAreOfWarp || elements == 16;

template <typename T, typename OfCut>
LaunchFunction prepare_cut(const Problem& problem, StridedTuning tuning) {
  const std::int64_t cols = OfCut::cols_of_words(shape_of(problem).sk);
  return with_tuning(tuning, cols, [&](auto elements, auto threads) -> LaunchFunction {
    using Threads = decltype(threads);
    if constexpr (OfCut::has_edges && !kTakesEdges<elements, Threads>) {
      return {};
    } else {
      return launch_of_gradient(strided_elements_backward<T, elements, OfCut, Threads>, problem,
                                threads);
    }
  });
}

template <typename T>
LaunchFunction prepare(const Problem& problem, StridedTuning tuning) {
  const std::int64_t cols = shape_of(problem).sk;
  const auto prepare_one = [&](auto cut) { return prepare_cut<T, decltype(cut)>(problem, tuning); };
  return prepare_cuts<T>(tuning, cols, prepare_one, [=](auto cut, const Launch& launch) {
    const BackwardArguments given = backward_arguments(launch, false);
    return cut.suits(static_cast<const T*>(given.y), static_cast<const T*>(given.dy),
                     static_cast<const T*>(given.dx));
  });
}

Kernel tuned(StridedTuning tuning) {
  return {
      .name = "strided_elements_backward",
      .tuning = tuning.name(),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = kDtypes,
      .serves = {{"mask", kEveryMask}, {"direction", {"backward"}}},
      .summary = "gradient: lanes, warps or a cluster per row, an element a thread at a time",
      .constraints = kStridedConstraints,
      .source = "own; S0, S1: the formula",
      .supports = refuse_unheld_rows(tuning),
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return fused_traffic(problem, 1); },
      .prepare = [tuning](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
        if (shape_of(problem).rows() == 0) return [](const Launch&) {};
        return dispatch_dtype(problem.dtype,
                              [&]<typename T>() { return prepare<T>(problem, tuning); });
      },
  };
}

const Registration registration{{
    tuned(kOfFewElements),
    tuned(kOfManyElements),
    tuned(kOfLargeBlocks),
}};

}  // namespace
}  // namespace roofmax::masked_softmax::strided_elements_backward
