// Uses the installed library as its users do: plans a softmax on the CPU, runs it and checks that
// each row sums to one and keeps the order of its input.
#include <cmath>
#include <cstdio>
#include <kernels/roofmax.hpp>
#include <vector>

int main() {
  constexpr std::int64_t kRows = 7;
  constexpr std::int64_t kCols = 1000;
  constexpr std::int64_t kStride = 1003;
  std::vector<float> x(kRows * kStride);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = std::sin(static_cast<float>(i)) * 8;
  std::vector<float> y(x.size(), -1);

  const roofmax::SoftmaxPlan plan = roofmax::plan_softmax(
      "parallel_online", roofmax::Dtype::fp32, kRows, kCols, kStride, roofmax::DeviceTraits{});
  std::vector<std::byte> workspace(static_cast<std::size_t>(plan.workspace_bytes()));
  plan.launch(x.data(), y.data(), workspace.data());

  for (std::int64_t row = 0; row < kRows; ++row) {
    double sum = 0;
    bool keeps_order = true;
    for (std::int64_t i = row * kStride; i < row * kStride + kCols; ++i) {
      sum += y[i];
      if (i > row * kStride) keeps_order = keeps_order && (x[i] < x[i - 1]) == (y[i] < y[i - 1]);
    }
    std::printf("row %d sums to %.7f\n", static_cast<int>(row), sum);
    if (!(std::abs(sum - 1) < 1e-5) || !keeps_order) return 1;
  }
  return 0;
}
