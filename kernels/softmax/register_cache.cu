// register_cache: a thread block reads its row once, in 16-byte vectors, and keeps all of it in
// registers until the result is written.
//
// Cost: the compulsory bytes and nothing more; two exponentials an element (keeping the first
// one's result would take fp32 registers in place of packed halves). The row must fit: threads x
// vectors x 16 bytes. Registers bought for length are paid for in occupancy: the documented
// 16 vectors a thread hold 64 registers of data, so only two blocks live on an SM, and a short row
// leaves most of them empty. The further tunings size the block to the row.
//
// Documented as "fp16x8 packed" in S4 (any-size safe online softmax): 256 threads x 16 vectors.
// Its text says cols <= 8192; the configuration it states holds 32768 halves.

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/device/row.cuh"
#include "kernels/softmax/softmax.hpp"

namespace roofmax::softmax {
namespace {

using namespace device;

template <typename T, int threads, int vectors>
__global__ void __launch_bounds__(threads) register_cache(const T* x, T* y, Shape shape) {
  __shared__ ReduceScratch<threads> max_scratch;
  __shared__ ReduceScratch<threads> sum_scratch;
  const int thread = static_cast<int>(threadIdx.x);

  for (std::int64_t r = blockIdx.x; r < shape.rows; r += gridDim.x) {
    const Row<T> row(x + r * shape.stride, y + r * shape.stride, shape.cols);
    const int row_vectors = static_cast<int>(row.vectors());

    Vector<T> cache[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const int index = thread + i * threads;
      cache[i] =
          index < row_vectors ? row.template load<Reuse::stream>(index) : Vector<T>::neutral();
    }
    const bool has_edge = row.has_edge(thread);
    const float edge = has_edge ? row.load_edge(thread) : -INFINITY;

    float max = edge;
#pragma unroll
    for (int i = 0; i < vectors; ++i) max = fmaxf(max, cache[i].max());
    const float shift = shift_of(block_reduce(max, Maximum{}, max_scratch));

    float sum = exp_term<T>(edge, shift);
#pragma unroll
    for (int i = 0; i < vectors; ++i) sum += sum_of_exp(cache[i], shift);
    const Divisor<T> by_sum(block_reduce(sum, Sum{}, sum_scratch));

#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const int index = thread + i * threads;
      if (index < row_vectors) {
        float values[Vector<T>::width];
        cache[i].unpack(values);
#pragma unroll
        for (float& value : values) value = by_sum(exp_result<T>(value, shift));
        row.store(index, values);
      }
    }
    if (has_edge) row.store_edge(thread, by_sum(exp_result<T>(edge, shift)));
  }
}

template <int threads, int vectors>
Kernel tuned() {
  const auto capacity = [](const Problem& problem) {
    return std::int64_t{threads} * vectors * 16 / static_cast<std::int64_t>(size_of(problem.dtype));
  };
  return {
      .name = "register_cache",
      .tuning = "threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = {{Dtype::fp32, Dtype::fp32},
                 {Dtype::fp16, Dtype::fp16},
                 {Dtype::bf16, Dtype::bf16}},
      .summary = "one block per row, one pass, the whole row in registers",
      .constraints = "cols <= threads * vectors * (16 bytes / element size)",
      .source = "S4 'fp16x8 packed'",
      .supports = [capacity](const Problem& problem,
                             const DeviceTraits&) -> std::optional<Refusal> {
        const std::int64_t limit = capacity(problem);
        if (problem.at("cols") <= limit) return std::nullopt;
        return Refusal{"cols", "a block's registers hold " + std::to_string(limit) + " " +
                                   std::string(name_of(problem.dtype)) + " columns, not " +
                                   std::to_string(problem.at("cols"))};
      },
      .traffic = [](const Problem& problem) { return modelled_traffic(problem, 1, 2.0); },
      .launch =
          [](const Launch& launch) {
            const Shape shape = shape_of(launch.problem);
            if (shape.rows == 0 || shape.cols == 0) return;
            dispatch_dtype(launch.problem.dtype, [&]<typename T>() {
              register_cache<T, threads, vectors>
                  <<<grid_for(shape.rows), threads, 0, stream_of(launch)>>>(
                      static_cast<const T*>(launch.inputs[0]), static_cast<T*>(launch.outputs[0]),
                      shape);
            });
          },
  };
}

const Registration registration{{
    tuned<256, 16>(),  // documented
    tuned<512, 8>(),
    tuned<1024, 4>(),
    tuned<512, 4>(),
    tuned<256, 4>(),
    tuned<512, 2>(),
    tuned<1024, 1>(),
    tuned<256, 2>(),
    tuned<128, 4>(),
    tuned<128, 2>(),
    tuned<128, 1>(),
}};

}  // namespace
}  // namespace roofmax::softmax
