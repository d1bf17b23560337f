// unfused_backward: the gradient of a masked softmax as a framework without fusion runs it, one
// launch per operator and every intermediate in device memory: multiply (y dy), row sum, subtract +
// multiply (y (dy - sum)), scale (and cast).
//
// A mask needs no launch: y is 0 where it hides. There, and outside the band, the gradient is
// exactly 0 whatever dy holds. Intermediates are fp32, in one tensor: the products, then in their
// place the unscaled gradient.
//
// Cost: nine tensor passes, four of them in fp32, where a fused kernel makes three.
//
// S0 and S1 give the formula, and S0 the time of an unfused backward, but not its launches: these
// are the formula's operators.

#include "kernels/contract/registry.hpp"
#include "kernels/device/row_reductions.cuh"
#include "kernels/device/score_maps.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax::unfused_backward {
namespace {

using namespace device;

/// Where the intermediates lie in the workspace: row sums, then the fp32 tensor.
struct Intermediates {
  /// The tensor starts where it is aligned as y is.
  static constexpr std::int64_t slack = 16;

  float* sum;
  float* wide;

  template <typename T>
  Intermediates(void* workspace, const T* y, std::int64_t rows)
      : sum(static_cast<float*>(workspace)),
        wide(sum + padded(rows) + reinterpret_cast<std::uintptr_t>(y) % 16 / sizeof(T)) {}

  static std::int64_t bytes(const Problem& problem) {
    const Shape shape = shape_of(problem);
    return (padded(shape.rows()) + shape.rows() * shape.sk + slack) *
           static_cast<std::int64_t>(sizeof(float));
  }

 private:
  static std::int64_t padded(std::int64_t rows) { return (rows + 63) / 64 * 64; }
};

template <typename T>
LaunchFunction prepare(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const MaskedRows scores{shape, band_of(problem), mask_rows_of(problem)};
  const Scale scale{static_cast<float>(problem.real("scale"))};
  return [=](const Launch& launch) {
    const std::int64_t rows = shape.rows();
    const std::int64_t cols = shape.sk;
    const BackwardArguments arguments = backward_arguments(launch, false);
    const Matrix<const T> y{static_cast<const T*>(arguments.y), rows, cols, cols};
    const auto* const dy = static_cast<const T*>(arguments.dy);
    const Matrix<T> dx{static_cast<T*>(arguments.dx), rows, cols, cols};
    const Intermediates between(launch.workspace, y.data, rows);
    const Matrix<float> wide{between.wide, rows, cols, cols};
    const cudaStream_t stream = stream_of(launch);

    enqueue_multiply(y, dy, wide, scores, stream);
    enqueue_row_sum(wide.read_only(), between.sum, stream);
    enqueue_subtract_multiply(y, dy, between.sum, wide, scores, stream);
    enqueue_map(wide.read_only(), dx, scale, stream);
  };
}

Traffic modelled_traffic(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  const std::int64_t elements = shape.rows() * shape.sk;
  const auto element = static_cast<std::int64_t>(size_of(problem.dtype));
  constexpr std::int64_t wide = sizeof(float);
  const std::int64_t per_row = shape.rows() * wide;
  const std::int64_t multiply = 2 * element;
  return {.bytes = {elements * (multiply + wide + multiply + wide) + per_row,
                    elements * (wide + wide + element) + per_row},
          .flops = {.fp32 = 5 * static_cast<double>(elements)},
          .launches = 4};
}

const Registration kernel{Kernel{
    .name = "unfused_backward",
    .operation = "masked_softmax",
    .device = DeviceKind::cuda,
    .dtypes = kDtypes,
    .serves = {{"mask", kEveryMask}, {"direction", {"backward"}}},
    .summary = "gradient, a launch per operator: y dy, its row sum, y (dy - sum), scale",
    .constraints = "none",
    .source = "S0, S1: the formula, unfused",
    .traffic = modelled_traffic,
    .workspace_bytes = [](const Problem& problem,
                          const DeviceTraits&) { return Intermediates::bytes(problem); },
    .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
      const Shape shape = shape_of(problem);
      if (shape.rows() == 0 || shape.sk == 0) return [](const Launch&) {};
      return dispatch_dtype(problem.dtype, [&]<typename T>() { return prepare<T>(problem); });
    },
}};

}  // namespace
}  // namespace roofmax::masked_softmax::unfused_backward
