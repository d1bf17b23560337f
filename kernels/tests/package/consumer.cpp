// Uses the installed library as its users do: plans on the CPU by several of its forms, runs them
// and checks the results.
#include <cmath>
#include <cstdio>
#include <roofmax/roofmax.hpp>
#include <vector>

namespace {

int failures = 0;

void expect(bool condition, const char* what) {
  std::printf("%s %s\n", condition ? "right:" : "WRONG:", what);
  if (!condition) ++failures;
}

constexpr std::int64_t kRows = 7;
constexpr std::int64_t kCols = 1000;
constexpr std::int64_t kStride = 1003;
const roofmax::DtypePair kFp32{roofmax::Dtype::fp32, roofmax::Dtype::fp32};

std::vector<float> waves() {
  std::vector<float> x(kRows * kStride);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = std::sin(static_cast<float>(i)) * 8;
  return x;
}

/// Each row sums to one and keeps the order of its input; the gaps between rows are not written.
bool is_softmax(const std::vector<float>& x, const std::vector<float>& y) {
  for (std::int64_t row = 0; row < kRows; ++row) {
    double sum = 0;
    for (std::int64_t i = row * kStride; i < row * kStride + kCols; ++i) {
      sum += y[i];
      if (i > row * kStride && (x[i] < x[i - 1]) != (y[i] < y[i - 1])) return false;
    }
    if (!(std::abs(sum - 1) < 1e-5)) return false;
    for (std::int64_t i = row * kStride + kCols; i < (row + 1) * kStride; ++i) {
      if (y[i] != -1) return false;
    }
  }
  return true;
}

}  // namespace

int main() {
  const roofmax::DeviceTraits cpu = roofmax::device_traits();
  const std::vector<float> x = waves();
  const roofmax::SoftmaxOptions options{.rows = kRows, .cols = kCols, .stride = kStride};

  std::vector<float> y(x.size(), -1);
  roofmax::plan_softmax(options, cpu).launch({x.data()}, {y.data()});
  expect(is_softmax(x, y), "softmax");

  std::vector<float> by_name(x.size(), -1);
  roofmax::plan("softmax", "parallel_online", kFp32,
                {{"rows", "7"}, {"cols", "1000"}, {"stride", "1003"}}, cpu)
      .launch({x.data()}, {by_name.data()});
  expect(is_softmax(x, by_name), "the same by the names of kernel and axes");

  std::vector<float> log(x.size(), -1);
  std::vector<float> lse(kRows);
  roofmax::SoftmaxOptions with_lse = options;
  with_lse.lse = true;
  const auto names =
      roofmax::kernel_names("softmax", kFp32, {{"result", "log_softmax"}, {"lse", "stored"}}, cpu);
  roofmax::plan_log_softmax(names.at(0), with_lse, cpu)
      .launch({x.data()}, {log.data(), lse.data()});
  expect(std::abs(log[5] - std::log(y[5])) < 1e-5 && std::abs(x[5] - lse[0] - log[5]) < 1e-5,
         "log-softmax and log-sum-exp");

  const std::vector<float> ones(x.size(), 1);
  std::vector<float> dx(x.size(), -1);
  roofmax::plan_softmax_backward("safe_backward", options, cpu)
      .launch({y.data(), ones.data()}, {dx.data()});
  expect(std::abs(dx[5]) < 1e-6, "gradient of a constant");

  const roofmax::MaskedSoftmaxOptions causal{.dtype = roofmax::Dtype::fp32,
                                             .batch = 1,
                                             .heads = 1,
                                             .seqlen_q = 2,
                                             .seqlen_k = 2,
                                             .mask = roofmax::Mask::causal};
  const float scores[] = {3, 9, 4, 4};
  float shown[4] = {};
  roofmax::plan_masked_softmax("parallel_rows", causal, cpu).launch({scores}, {shown});
  expect(shown[0] == 1 && shown[1] == 0 && std::abs(shown[2] - 0.5F) < 1e-6, "causal softmax");

  float shares[2] = {};
  std::int32_t columns[2] = {};
  const roofmax::SoftmaxTopkOptions two{
      .dtype = roofmax::Dtype::fp32, .rows = 1, .vocab = 4, .k = 2};
  const auto topk = roofmax::plan_softmax_topk("heap", two, cpu);
  alignas(256) std::byte workspace[1024] = {};
  expect(topk.workspace_bytes() <= 1024, "a small workspace");
  topk.launch({scores}, {shares, columns}, workspace);
  expect(columns[0] == 1 && columns[1] == 2 && shares[0] > 0.98F, "softmax and top-2");

  try {
    roofmax::plan_softmax("parallel_online", options, cpu).launch({nullptr}, {y.data()});
    expect(false, "a null pointer is refused");
  } catch (const roofmax::ArgumentError& error) {
    std::puts(error.what());
    expect(true, "a null pointer is refused");
  }
  return failures;
}
