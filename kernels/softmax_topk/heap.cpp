// `heap`: one pass over the row that keeps a heap of the K best elements seen, the worst of them on
// top, and the online pair of maximum and sum; then the heap is sorted.
//
// One read of the logits, an exponential an element and one more whenever the maximum is raised, a
// comparison an element, and log2(K) exchanges for each that enters the heap: about
// K ln(vocab / K) of them for a row in random order, all of them for an ascending one. One thread,
// one element at a time. The single pass is that of source S3, which keeps a sorted array a lane
// instead.

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/softmax_topk/cpu_results.hpp"

namespace roofmax::softmax_topk {
namespace {

/// Leaves the k best elements of a row in `best`, in order.
template <typename T>
RowSum select_row(const T* x, const Shape& shape, const Options& options, Candidate* best) {
  const bool needs_sum = options.needs_row_sum();
  RowSum row;
  for (std::int64_t col = 0; col < shape.vocab; ++col) {
    const float value = cpu::to_float(x[col]);
    if (value > row.maximum) {
      if (needs_sum) row.rescale(value, options.temperature);
      row.maximum = value;
    }
    if (needs_sum) row.sum += term(value, row.maximum, options.temperature);
    const Candidate candidate{value, col};
    if (col < shape.k) {
      best[col] = candidate;
      std::push_heap(best, best + col + 1);
    } else if (candidate < best[0]) {
      std::pop_heap(best, best + shape.k);
      best[shape.k - 1] = candidate;
      std::push_heap(best, best + shape.k);
    }
  }
  std::sort_heap(best, best + shape.k);
  return row;
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  const Options options = options_of(problem);
  return cpu::with_element(problem.dtype, [&](auto element) -> LaunchFunction {
    using T = decltype(element);
    return [=](const Launch& launch) {
      auto* const best = static_cast<Candidate*>(launch.workspace);
      for (std::int64_t r = 0; r < shape.rows; ++r) {
        const auto* const x = static_cast<const T*>(launch.inputs[0]) + r * shape.stride;
        const RowSum row = select_row(x, shape, options, best);
        write_results(launch, shape, options, r, best, row);
      }
    };
  });
}

const Registration kernel{Kernel{
    .name = "heap",
    .operation = "softmax_topk",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "one pass with a heap of the k best and the online sum, one thread",
    .constraints = "none",
    .source = "S3 (one pass; a heap in place of a sorted array)",
    .traffic = modelled_traffic(1),
    .workspace_bytes =
        [](const Problem& problem, const DeviceTraits&) {
          return problem.at("k") * static_cast<std::int64_t>(sizeof(Candidate));
        },
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax_topk
