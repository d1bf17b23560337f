// The one-pass softmax: a thread block reads its row once and keeps all of it on chip until the
// result is written, in registers first and in shared memory beyond. `register_cache`,
// `smem_cache_medium` and `smem_cache_extreme` differ in how much of each they use, and in what
// that costs in occupancy.
#pragma once

#include "kernels/device/reduce.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax {

/// Vectors that each thread of a block holds.
struct Held {
  int threads;
  int in_registers;
  int in_shared;

  [[nodiscard]] constexpr std::int64_t shared_bytes() const {
    return std::int64_t{16} * threads * in_shared;
  }
  /// Columns of the longest row that fits at any alignment.
  [[nodiscard]] constexpr std::int64_t columns(Dtype dtype) const {
    return std::int64_t{16} * threads * (in_registers + in_shared) /
           static_cast<std::int64_t>(size_of(dtype));
  }
};

/// Whether a compiler keeps the fp16 that it unpacked for the sum until the result is written: for
/// 9.0 not around the reciprocal of the sum (`Divisor`), and to permute their words costs up to 1%
/// there. For 12.0 it does, and spills.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ == 900
inline constexpr bool kKeepsFp16 = false;
#else
inline constexpr bool kKeepsFp16 = true;
#endif

/// Softmax of the rows blockIdx.x, blockIdx.x + gridDim.x, ... `shared` has room for `in_shared *
/// threads` vectors. Each thread reads back only what it wrote itself, so no barrier is needed.
template <typename T, Form form, bool aligned, int threads, int in_registers, int in_shared>
__device__ void one_pass(const Forward<T>& problem, device::Vector<T>* shared) {
  using namespace device;
  __shared__ ReduceScratch<threads> max_scratch;
  __shared__ ReduceScratch<threads> sum_scratch;
  // Of one vector both forms fit.
  constexpr bool unpacks_again = in_registers > 1 && (kKeepsFp16 || form == Form::log_softmax ||
                                                      Element<T>::has_wide_exponent);
  const int thread = static_cast<int>(threadIdx.x);

  for (std::int64_t r = blockIdx.x; r < problem.shape.rows; r += gridDim.x) {
    const auto row = problem.template row<aligned>(r);
    const int row_vectors = static_cast<int>(row.vectors());
    // Warps begin their vectors with lines where the block has room for the first threads to have
    // none: 2% less time on an H200 (4096 x 3000 fp16 13.8 us, 1000 x 12673 15.8). With a single
    // vector a thread, or half of them in shared memory, it saves nothing.
    int first = thread;
    if constexpr (in_registers > 1 && in_shared == 0) {
      constexpr int most = threads * in_registers - (kLineBytes / 16 - 1);
      if (row_vectors <= most) first -= row.template lead<kLineBytes>();
    }
    const auto is_there = [&](int index) {
      return static_cast<unsigned>(index) < static_cast<unsigned>(row_vectors);
    };
    const auto load = [&](int slot) {
      const int index = first + slot * threads;
      return is_there(index) ? row.template load<Reuse::once>(index) : Vector<T>::neutral();
    };

    const bool has_edge = row.has_edge(thread);
    const auto edge = row.begin_edge(has_edge, thread);
    Vector<T> cache[in_registers];
#pragma unroll
    for (int i = 0; i < in_registers; ++i) cache[i] = load(i);
    float max = -INFINITY;
    if constexpr (in_shared > 0) {
      // All loads of a group are issued before the first is used.
      constexpr int group = in_shared % 8 == 0 ? 8 : 4;
      static_assert(in_shared % group == 0);
      for (int begin = 0; begin < in_shared; begin += group) {
        Vector<T> passing[group];
#pragma unroll
        for (int i = 0; i < group; ++i) passing[i] = load(in_registers + begin + i);
#pragma unroll
        for (int i = 0; i < group; ++i) {
          shared[(begin + i) * threads + thread] = passing[i];
          max = fmaxf(max, passing[i].max());
        }
      }
    }
#pragma unroll
    for (int i = 0; i < in_registers; ++i) max = fmaxf(max, cache[i].max());
    if constexpr (!aligned) max = fmaxf(max, edge.value());
    max = block_reduce(max, Maximum{}, max_scratch);
    const Exponent<T> exponent(max);

    float sum = 0.0f;
    if constexpr (!aligned) sum = exponent.term(edge.value());
#pragma unroll
    for (int i = 0; i < in_registers; ++i) sum += sum_of_terms(cache[i], exponent);
#pragma unroll 4
    for (int i = 0; i < in_shared; ++i) sum += sum_of_terms(shared[i * threads + thread], exponent);
    const MaxSum pair{max, block_reduce(sum, Sum{}, sum_scratch)};
    const Result<T, form> result(pair);

#pragma unroll
    for (int i = 0; i < in_registers; ++i) {
      const int index = first + i * threads;
      if (is_there(index)) {
        store_result<Reuse::once, unpacks_again>(row, index, cache[i], result);
      }
    }
#pragma unroll 4
    for (int i = 0; i < in_shared; ++i) {
      const int index = first + (in_registers + i) * threads;
      if (is_there(index)) store_result(row, index, shared[i * threads + thread], result);
    }
    if (has_edge) row.store_edge(thread, result(edge.value()));
    if (thread == 0) problem.store_lse(r, pair);
  }
}

}  // namespace roofmax::softmax
