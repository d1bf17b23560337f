// strided_elements_backward: dx = scale * y * (dy - sum(y dy)) with a row as in `strided_elements`:
// of 2 to 1024 threads, which read y and dy an element or a word of halves at a time. A backward
// needs no mask: outside the band it reads nothing and writes zeros, and where the forward hid a
// score, y is 0. There dx is 0 whatever dy holds.
//
// Cost: the compulsory bytes. For few scores, as the forward; on an H200 in us, and by the fused
// kernels: [2,16,1,900] fp16 causal 1.9, 2.7; [1,64,30,30] bf16 1.9, 2.4; [61,16,20,20] bf16 2.4,
// 3.0; [1,16,190,1420] fp16 8.2, 9.2. [3,1,1152,1152] fp16 8.4, 7.9.
//
// The formula is S0's and S1's; the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/instance.cuh"
#include "kernels/masked_softmax/strided_elements.cuh"

namespace roofmax::masked_softmax {
namespace {

using namespace device;

template <typename T>
struct Arguments {
  const T* y;
  const T* dy;
  T* dx;
  SmallRows rows;
  float scale;
  RowThreads threads;
};

/// `width`: elements of a load, and of a store.
template <typename T, int elements, int width>
__global__ void __launch_bounds__(kMostRowThreads)
    strided_elements_backward(const __grid_constant__ Arguments<T> arguments) {
  using Elements = OptionalElements<T, width>;
  constexpr int loads = elements / width;
  __shared__ RowThreads::Scratch<float> scratch[2];
  const RowThreads& threads = arguments.threads;
  const SmallRows& rows = arguments.rows;
  const int rows_of_block = threads.rows_of(blockDim.x);

  int turn = 0;
  for (int first = static_cast<int>(blockIdx.x) * rows_of_block; first < rows.count;
       first += static_cast<int>(gridDim.x) * rows_of_block) {
    const StridedRow<width> row(rows, threads, first);
    const auto shown = row.shown_words();
    const T* const first_y = row.first_of(arguments.y);
    const T* const first_dy = row.first_of(arguments.dy);
    Elements of_y[loads];
    Elements of_dy[loads];
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      of_y[i].load(shown.has(i), row.word_of(first_y, i), 0);
      of_dy[i].load(shown.has(i), row.word_of(first_dy, i), 0);
    }
    float y[elements];
    float dy[elements];
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      unpack_word<Elements>(of_y[i].word(), &y[i * width]);
      unpack_word<Elements>(of_dy[i].word(), &dy[i * width]);
    }
    if (row.has_cut_words()) {
#pragma unroll
      for (int i = 0; i < elements; ++i) {
        if (row.hides(i)) y[i] = 0.0f;
      }
    }
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < elements; ++i) {
      // What y is 0 at adds nothing, whatever dy is there.
      if (y[i] == 0.0f) dy[i] = 0.0f;
      sum = fmaf(y[i], dy[i], sum);
    }
    sum = threads.reduce(sum, Sum{}, scratch[turn]);
    turn ^= 1;
    float dx[elements];
    // y is at most 1: it is scaled first.
#pragma unroll
    for (int i = 0; i < elements; ++i) dx[i] = y[i] * arguments.scale * (dy[i] - sum);
    // Where the sum leaves fp32, zeros must stay zeros.
    if (!(fabsf(sum) < INFINITY)) {
#pragma unroll
      for (int i = 0; i < elements; ++i) dx[i] = y[i] == 0.0f ? 0.0f : dx[i];
    }
    const auto words = row.words();
    T* const first_dx = row.first_of(arguments.dx);
#pragma unroll
    for (int i = 0; i < loads; ++i) {
      if (words.has(i)) store_word<width>(row.word_of(first_dx, i), &dx[i * width]);
    }
  }
}

template <typename T>
LaunchFunction prepare(const Problem& problem, StridedTuning tuning) {
  const Arguments<T> prepared{.y = nullptr,
                              .dy = nullptr,
                              .dx = nullptr,
                              .rows = SmallRows(problem),
                              .scale = static_cast<float>(problem.real("scale")),
                              .threads = RowThreads(shape_of(problem).sk, tuning.elements)};
  return with_elements(tuning, [&](auto elements) -> LaunchFunction {
    const auto words = launch_for_rows(strided_elements_backward<T, elements, kWordWidth<T>>,
                                       prepared.rows, prepared.threads);
    const auto single =
        launch_for_rows(strided_elements_backward<T, elements, 1>, prepared.rows, prepared.threads);
    return [=](const Launch& launch) {
      const BackwardArguments given = backward_arguments(launch, false);
      Arguments<T> arguments = prepared;
      arguments.y = static_cast<const T*>(given.y);
      arguments.dy = static_cast<const T*>(given.dy);
      arguments.dx = static_cast<T*>(given.dx);
      const bool has_words =
          are_aligned<kWordWidth<T>>(prepared.rows.cols, arguments.y, arguments.dy, arguments.dx);
      (has_words ? words : single)(arguments, launch);
    };
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
      .summary = "gradient: several threads per row, an element a thread at a time",
      .constraints = kStridedConstraints,
      .source = "own; S0, S1: the formula",
      .supports = refuse_beyond_block(tuning),
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
    tuned({.elements = 8}),
    tuned({.elements = 4}),
    tuned({.elements = 16}),
}};

}  // namespace
}  // namespace roofmax::masked_softmax
