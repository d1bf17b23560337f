// multi_kernel: softmax as a framework without fusion runs it. One launch per step, every
// intermediate in device memory: row maximum, subtract and exp, row sum, divide.
//
// Cost: three more reads and one more write of the matrix than are compulsory, and four launches.
// Operation `softmax_step` measures the steps one by one beside their own twins: as far as they are
// near these, what a fused kernel gains over this is the gain of fusion. Reductions are one warp or
// one block per row, as frameworks do: with few rows they leave most of the GPU idle.
//
// Documented as the unfused form in S0 and S1. The exponentials are stored in the input's type, as
// the traffic that S0 counts implies; intermediate=fp32 stores them without rounding, and then
// "divide" is "divide and cast".

#include "kernels/contract/registry.hpp"
#include "kernels/device/maps.cuh"
#include "kernels/device/row_reductions.cuh"
#include "kernels/softmax/forward.cuh"

namespace roofmax::softmax::multi_kernel {
namespace {

using namespace device;

/// Where the intermediates lie in the workspace: row maxima, row sums, then the exponentials.
template <typename E>
struct Intermediates {
  /// Rows of exponentials are aligned as the input's rows are, so that both can be moved in
  /// vectors. Costs at most one vector of slack per row.
  static constexpr std::int64_t slack = 16;

  float* max;
  float* sum;
  E* exponentials;
  std::int64_t stride;

  Intermediates(void* workspace, const Shape& shape)
      : max(static_cast<float*>(workspace)),
        sum(max + padded_rows(shape)),
        exponentials(reinterpret_cast<E*>(sum + padded_rows(shape))),
        stride(stride_for(shape)) {}

  static std::int64_t bytes(const Shape& shape) {
    return 2 * padded_rows(shape) * static_cast<std::int64_t>(sizeof(float)) +
           (shape.rows * stride_for(shape) + slack) * static_cast<std::int64_t>(sizeof(E));
  }

 private:
  static std::int64_t padded_rows(const Shape& shape) { return (shape.rows + 63) / 64 * 64; }
  /// The input's, modulo a vector, so that one offset aligns all rows.
  static std::int64_t stride_for(const Shape& shape) {
    return shape.cols + ((shape.stride - shape.cols) % slack + slack) % slack;
  }
};

template <typename T, typename E>
void enqueue(const Forward<T>& problem, const Launch& launch) {
  const auto [rows, cols, stride] = problem.shape;
  const Intermediates<E> between(launch.workspace, problem.shape);
  // Elements from the last 16-byte boundary to the input's first element. As many come before the
  // first exponential.
  const auto lead =
      static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(problem.x) % 16 / sizeof(T));
  const Matrix<const T> x{problem.x, rows, cols, stride};
  const Matrix<E> e{between.exponentials + lead, rows, cols, between.stride};
  const Matrix<T> y{problem.y, rows, cols, stride};
  const cudaStream_t stream = stream_of(launch);

  enqueue_row_max(x, between.max, stream);
  enqueue_subtract_exp(x, between.max, e, PlainRows{}, stream);
  enqueue_row_sum(e.read_only(), between.sum, stream);
  enqueue_divide(e.read_only(), between.sum, y, PlainRows{}, stream);
}

/// The type in which the exponentials of elements of type T are stored.
template <typename T, bool keeps_fp32>
using Stored = std::conditional_t<keeps_fp32, float, T>;

template <bool keeps_fp32>
Kernel tuned() {
  return {
      .name = "multi_kernel",
      .tuning = std::string("intermediate=") + (keeps_fp32 ? "fp32" : "input"),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = keeps_fp32
                    ? std::vector<DtypePair>{{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}}
                    : kAllDtypes,
      .summary = "unfused: row max, subtract + exp, row sum, divide; intermediates in memory",
      .constraints = keeps_fp32 ? "fp16, bf16" : "none",
      .source = "S0, S1: the unfused softmax",
      .extra_half_ulps = keeps_fp32 ? 0.0 : 1.0,
      .traffic =
          [](const Problem& problem, const DeviceTraits& device) {
            Traffic traffic = modelled_traffic(2, 1.0, 4)(problem, device);
            const Shape shape = shape_of(problem);
            const std::size_t element = keeps_fp32 ? sizeof(float) : size_of(problem.dtype);
            const std::int64_t stored =
                shape.rows * shape.cols * static_cast<std::int64_t>(element);
            const std::int64_t per_row = shape.rows * std::int64_t{sizeof(float)};
            traffic.bytes.read += 2 * stored + 2 * per_row;
            traffic.bytes.write += stored + 2 * per_row;
            return traffic;
          },
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits&) {
            return dispatch_dtype(problem.dtype, [&]<typename T>() {
              return Intermediates<Stored<T, keeps_fp32>>::bytes(shape_of(problem));
            });
          },
      .prepare = prepare_forward([]<typename T>(ForwardInstance<T>) {
        return [](const Forward<T>& problem, const Launch& launch) {
          enqueue<T, Stored<T, keeps_fp32>>(problem, launch);
        };
      }),
  };
}

const Registration registration{{
    tuned<false>(),  // documented
    tuned<true>(),
}};

}  // namespace
}  // namespace roofmax::softmax::multi_kernel
