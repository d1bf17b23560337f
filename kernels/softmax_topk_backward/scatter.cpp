// `scatter`: for each row the sum of p dp, then zeros, then the gradients of the chosen logits over
// them.
//
// One read of the inputs, one write of the result and K elements of it once more, one thread: the
// baseline of these kernels on a machine without a GPU. The formula is that of the softmax's
// gradient in S0 and S1, for the softmax of the K.

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk_backward/cpu_rows.hpp"

namespace roofmax::softmax_topk_backward {
namespace {

template <typename T, typename Index>
void gradient_of_row(const Rows<T, Index>& rows, std::int64_t r) {
  const std::int64_t k = rows.shape.k;
  const std::int64_t vocab = rows.shape.vocab;
  const float* const p = rows.probabilities + r * k;
  const float* const dp = rows.dprobabilities + r * k;
  const Index* const columns = rows.indices + r * k;
  T* const dx = rows.dlogits + r * rows.shape.stride;
  double sum = 0;
  for (std::int64_t j = 0; j < k; ++j) sum += static_cast<double>(p[j]) * dp[j];
  std::fill(dx, dx + vocab, T{});
  for (std::int64_t j = 0; j < k; ++j) {
    if (columns[j] < 0 || columns[j] >= vocab) continue;
    const double gradient = p[j] * (dp[j] - sum) / rows.temperature;
    dx[columns[j]] = cpu::from_float<T>(static_cast<float>(gradient));
  }
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  return prepare_rows(problem, []<typename T, typename Index>() {
    return [](const Rows<T, Index>& rows) {
      for (std::int64_t r = 0; r < rows.shape.rows; ++r) gradient_of_row(rows, r);
    };
  });
}

const Registration kernel{Kernel{
    .name = "scatter",
    .operation = "softmax_topk_backward",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "zeros, then the gradients over them, one thread",
    .constraints = "none",
    .source = "S0, S1: the formula",
    .traffic = [](const Problem& problem,
                  const DeviceTraits&) { return modelled_traffic(problem, 1); },
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax_topk_backward
