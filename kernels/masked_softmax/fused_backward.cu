// The fused backward: dx = scale * y * (dy - sum(y dy)). y and dy are read once, held by a team of
// threads while the sum is taken, and dx is written once: three tensor passes. dy is not changed.
// Only rows that nothing holds are read twice. A backward needs no mask: outside the band it reads
// nothing and writes zeros, and where the forward hid a score, y is 0. There dx is 0 whatever dy
// holds.
//
// With a sink, each row leaves what it adds to the sink's gradient in the workspace, and a second
// launch sums that up per head, always in the same order.

#include "kernels/device/max_sum.cuh"
#include "kernels/device/row_cut.cuh"
#include "kernels/device/row_team.cuh"
#include "kernels/masked_softmax/fused.hpp"
#include "kernels/masked_softmax/instance.cuh"
#include "kernels/masked_softmax/products.cuh"
#include "kernels/masked_softmax/rows.cuh"

namespace roofmax::masked_softmax {
namespace {

using namespace device;

template <typename T>
struct Backward {
  const T* y;
  const T* dy;
  const T* sink;     ///< or null
  const float* lse;  ///< or null
  T* dx;
  float* sink_parts;  ///< one for each row, or null
  Rows rows;
  float scale;

  /// By one thread of the row. The sink's share of the denominator is exp(sink - lse), and 0 where
  /// lse is -inf: an empty row.
  __device__ void store_sink_part(const Place& place, float sum) const {
    if (sink_parts == nullptr) return;
    const float of_row = lse[place.row];
    const float share =
        of_row == -INFINITY ? 0.0f : expf(Element<T>::load(sink + place.head) - of_row);
    sink_parts[place.row] = -share * sum;
  }
};

/// One element of y and dy, 0 where it is not seen.
struct Product {
  float y = 0.0f;
  float dy = 0.0f;

  template <typename T>
  [[nodiscard]] static __device__ Product of(const T* y, const T* dy) {
    return {Element<T>::load(y), Element<T>::load(dy)};
  }
  /// What y is 0 at adds nothing, whatever dy is there.
  [[nodiscard]] __device__ float value() const { return y == 0.0f ? 0.0f : y * dy; }
  [[nodiscard]] __device__ float gradient(float scale, float sum) const {
    return y == 0.0f ? 0.0f : y * scale * (dy - sum);
  }
};

/// Threads that an SM must have registers for at once, in whole blocks; 0: as the compiler finds.
/// Where a thread holds 32 of a row it finds 55 to 62, but in clusters more, and asked for one
/// block an SM, 66 to 80 everywhere: 196 us in place of 172 for [2,32,2048,2048] bf16 under a
/// window of 128 on an H200. Room for 1024 threads costs no spills; for 1152, unaligned rows would
/// have them.
template <typename Layout>
[[nodiscard]] constexpr int threads_per_sm() {
  switch (Layout::registers) {
    case 32:
      return 1024;
    case 48:
      return 768;
    default:
      return 0;
  }
}

template <typename T, typename Layout, bool aligned>
__global__ void __launch_bounds__(RowTeam<Layout::threads, Layout::clustered>::kBlockThreads,
                                  threads_per_sm<Layout>() /
                                      RowTeam<Layout::threads, Layout::clustered>::kBlockThreads)
    fused_backward(Backward<T> problem) {
  using OfTeam = RowTeam<Layout::threads, Layout::clustered>;
  constexpr int vectors = Layout::registers / kBackwardRegistersPerVector;
  // Where less than a warp holds a row, to ask costs 3% at 197 columns; else it saves up to 7.
  constexpr bool skips_hidden = Layout::threads >= kWarpSize;
  constexpr int width = kVectorWidth<T>;
  constexpr int end_slots = kEndSlots<T, Layout::threads>;
  __shared__ typename OfTeam::Scratch scratch;
  OfTeam team(scratch);
  const Shape shape = problem.rows.shape;
  const std::int64_t rows = problem.rows.count;
  const int step = team.size() * width;

  for (std::int64_t base = team.first_of_block(); base < rows; base += team.count()) {
    // A team beyond the last row takes an empty one, for the sake of the block's barriers.
    const bool has_row = base + team.in_block() < rows;
    const Place place = problem.rows.place<true>(has_row ? base + team.in_block() : base);
    const RowCut<T, int, aligned> cut(problem.y, place.row, rows, shape.sk, team.member());
    const Range shown = has_row ? place.shown : Range{0, 0};
    const auto seen = cut.window(shown);
    const bool has_ends = !aligned && team.member() < 2 * width;

    const auto y = cut.principal_row();
    const auto dy = cut.row(problem.dy);
    Products<T> products[vectors];
    cut.template read<Reuse::once>(dy, [&](const auto& load_dy) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (seen.meets(i * step)) {
          products[i] = {load_vector<Reuse::once>(y.start + i * step), load_dy(i * step)};
        } else {
          products[i] = {};
        }
      }
    });
    Product ends[end_slots];
    float sum = 0.0f;
    if (has_ends) {
#pragma unroll
      for (int i = 0; i < end_slots; ++i) {
        const auto end = cut.end(i, Layout::threads, shown);
        if (end.is_seen) ends[i] = Product::of(y.start + end.offset, dy.start + end.offset);
        sum += ends[i].value();
      }
    }
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (!seen.meets(i * step)) continue;
      if (!seen.covers(i * step)) products[i].clear_outside(seen.span(i * step));
      sum += products[i].sum();
    }
    sum = team.sum(sum);

    if (has_row) {
      const auto dx = cut.row(problem.dx);
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (!cut.is_in_row(i * step)) continue;
        float gradient[width] = {};
        if (!skips_hidden || seen.meets(i * step))
          products[i].gradient(problem.scale, sum, gradient);
        cut.store(dx, i * step, Vector<T>::pack(gradient));
      }
      if (has_ends) {
#pragma unroll
        for (int i = 0; i < end_slots; ++i) {
          const auto end = cut.end(i, Layout::threads, shown);
          if (!end.is_there) continue;
          dx.start[end.offset] = Element<T>::round(ends[i].gradient(problem.scale, sum));
        }
      }
      if (team.member() == 0) problem.store_sink_part(place, sum);
    }
    if (base + team.count() < rows) team.end_row();
  }
}

/// Rows that no cluster holds: both inputs are read again for the result.
template <typename T, bool aligned>
__global__ void __launch_bounds__(Rereading::threads)
    fused_backward_rereading(Backward<T> problem) {
  constexpr int threads = Rereading::threads;
  constexpr int vectors = Rereading::vectors;
  constexpr int width = kVectorWidth<T>;
  __shared__ ReduceScratch<threads> scratch;
  const Shape shape = problem.rows.shape;

  for (std::int64_t r = blockIdx.x; r < problem.rows.count; r += gridDim.x) {
    const Place place = problem.rows.place<true>(r);
    const int thread = static_cast<int>(threadIdx.x);
    const RowCut<T, std::int64_t, aligned> cut(problem.y, r, problem.rows.count, shape.sk, thread);
    const auto seen = cut.window(place.shown);
    const auto y = cut.principal_row();
    const auto dy = cut.row(problem.dy);

    /// Calls `visit(offset, sum, products)` for this thread's vectors.
    const auto for_each = [&](const auto& visit) {
      for (std::int64_t base = 0; cut.is_in_row(base); base += threads * vectors * width) {
        Products<T> products[vectors];
        cut.template read<Reuse::once>(dy, [&](const auto& load_dy) {
#pragma unroll
          for (int i = 0; i < vectors; ++i) {
            const std::int64_t offset = base + i * threads * width;
            if (seen.meets(offset)) {
              products[i] = {load_vector<Reuse::once>(y.start + offset), load_dy(offset)};
            } else {
              products[i] = {};
            }
          }
        });
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          const std::int64_t offset = base + i * threads * width;
          if (seen.meets(offset) && !seen.covers(offset)) {
            products[i].clear_outside(seen.span(offset));
          }
          visit(offset, products[i].sum(), products[i]);
        }
      }
    };

    RunningSum running;
    for_each([&](std::int64_t /*offset*/, float part, const Products<T>& /*products*/) {
      running.add(part);
    });
    const bool has_end = !aligned && thread < 2 * width;
    const auto end = cut.end(0, threads, place.shown);
    Product last;
    if (has_end && end.is_seen) last = Product::of(y.start + end.offset, dy.start + end.offset);
    const float sum = block_reduce(running.value() + last.value(), Sum{}, scratch);
    const auto dx = cut.row(problem.dx);
    for_each([&](std::int64_t offset, float /*part*/, const Products<T>& products) {
      if (!cut.is_in_row(offset)) return;
      float gradient[width];
      products.gradient(problem.scale, sum, gradient);
      cut.store(dx, offset, Vector<T>::pack(gradient));
    });
    if (has_end && end.is_there) {
      dx.start[end.offset] = Element<T>::round(last.gradient(problem.scale, sum));
    }
    if (thread == 0) problem.store_sink_part(place, sum);
    __syncthreads();
  }
}

/// dsink[h]: a block per head over its rows of every batch element.
__global__ void __launch_bounds__(256)
    sum_sink_parts(const float* parts, float* dsink, Shape shape, IntegerDivider by_queries) {
  constexpr int threads = 256;
  __shared__ ReduceScratch<threads> scratch;
  for (std::int64_t head = blockIdx.x; head < shape.heads; head += gridDim.x) {
    RunningSum running;
    for (std::int64_t i = threadIdx.x; i < shape.b * shape.sq; i += threads) {
      const Quotient batch = by_queries.of(i);
      running.add(parts[(batch.value * shape.heads + head) * shape.sq + batch.remainder]);
    }
    const float sum = block_reduce(running.value(), Sum{}, scratch);
    if (threadIdx.x == 0) dsink[head] = sum;
    __syncthreads();
  }
}

template <typename T, bool aligned>
struct BackwardFamily {
  using Parameter = Backward<T>;
  static constexpr std::span<const RowLayout> layouts = backward_layouts(aligned);

  template <typename Layout>
  [[nodiscard]] static auto held() {
    return fused_backward<T, Layout, aligned>;
  }
  [[nodiscard]] static auto rereading() { return fused_backward_rereading<T, aligned>; }

  [[nodiscard]] static ClusterLaunch<Parameter> instance(const Shape& shape,
                                                         const DeviceTraits& device) {
    const std::int64_t registers =
        most_vectors(shape.sk, kVectorWidth<T>) * kBackwardRegistersPerVector;
    return launch_of<BackwardFamily>(layout_of<BackwardFamily>(shape.rows(), registers, device),
                                     shape.rows());
  }
};

/// Of a problem of one row or more. The launch leaves the sink's gradient in parts.
template <typename T>
LaunchFunction prepare_rows(const Problem& problem, const DeviceTraits& device) {
  const Shape shape = shape_of(problem);
  const ClusterLaunch<Backward<T>> aligned = BackwardFamily<T, true>::instance(shape, device);
  const ClusterLaunch<Backward<T>> unaligned = BackwardFamily<T, false>::instance(shape, device);
  const Backward<T> prepared{.y = nullptr,
                             .dy = nullptr,
                             .sink = nullptr,
                             .lse = nullptr,
                             .dx = nullptr,
                             .sink_parts = nullptr,
                             .rows = Rows(shape, band_of(problem)),
                             .scale = static_cast<float>(problem.real("scale"))};
  return [=, sink = has_sink(problem)](const Launch& launch) {
    const BackwardArguments arguments = backward_arguments(launch, sink);
    Backward<T> backward = prepared;
    backward.y = static_cast<const T*>(arguments.y);
    backward.dy = static_cast<const T*>(arguments.dy);
    backward.sink = static_cast<const T*>(arguments.sink);
    backward.lse = arguments.lse;
    backward.dx = static_cast<T*>(arguments.dx);
    backward.sink_parts = sink ? static_cast<float*>(launch.workspace) : nullptr;
    const bool is_aligned =
        are_aligned<kVectorWidth<T>>(backward.rows.shape.sk, backward.y, backward.dy, backward.dx);
    (is_aligned ? aligned : unaligned)(backward, launch);
  };
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  const Shape shape = shape_of(problem);
  LaunchFunction rows = [](const Launch&) {};
  if (shape.rows() > 0) {
    rows = dispatch_dtype(problem.dtype,
                          [&]<typename T>() { return prepare_rows<T>(problem, device); });
  }
  if (!has_sink(problem) || shape.heads == 0) return rows;
  const IntegerDivider by_queries(std::max<std::int64_t>(shape.sq, 1));
  return [=](const Launch& launch) {
    rows(launch);
    sum_sink_parts<<<grid_for(shape.heads), 256, 0, stream_of(launch)>>>(
        static_cast<const float*>(launch.workspace), backward_arguments(launch, true).dsink, shape,
        by_queries);
  };
}

/// With a sink: each row's part of the sink's gradient.
std::int64_t sink_parts_bytes(const Problem& problem, const DeviceTraits& /*device*/) {
  return has_sink(problem) ? shape_of(problem).rows() * static_cast<std::int64_t>(sizeof(float))
                           : 0;
}

Traffic modelled_traffic(const Problem& problem, const DeviceTraits& device) {
  const RowLayout* const layout = layout_for(backward_layouts(has_aligned_rows(problem)),
                                             row_registers(problem, kBackwardRegistersPerVector),
                                             device.compute_capability >= kClusterCapability);
  Traffic traffic = fused_traffic(problem, layout == nullptr ? 2 : 1, has_sink(problem) ? 2 : 1);
  traffic.bytes.read += sink_parts_bytes(problem, device);
  traffic.bytes.write += sink_parts_bytes(problem, device);
  return traffic;
}

}  // namespace

Kernel fused_backward_kernel(const Fused& fused) {
  return {.name = fused.name + "_backward",
          .operation = "masked_softmax",
          .device = DeviceKind::cuda,
          .dtypes = kDtypes,
          .serves = {{"mask", fused.masks}, {"sink", {fused.sink}}, {"direction", {"backward"}}},
          .summary = "gradient of " + fused.name +
                     (fused.sink == "none" ? " in one launch" : " in two launches"),
          .constraints = "none",
          .source = fused.source,
          .code = fused.sink == "none" ? "fused_backward" : "",  // else two launches
          .traffic = modelled_traffic,
          .workspace_bytes = sink_parts_bytes,
          .prepare = prepare};
}

}  // namespace roofmax::masked_softmax
