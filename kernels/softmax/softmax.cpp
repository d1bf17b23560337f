// Operation `softmax`: axes, arguments and compulsory traffic. The kernels stand beside it, one
// file each; what is right stands in reference/softmax.cpp.

#include "kernels/softmax/softmax.hpp"

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax {
namespace {

void complete(Problem& problem) {
  std::int64_t& stride = problem.axes[2].value;
  const std::int64_t cols = problem.at("cols");
  if (stride == 0) stride = cols;
  if (stride < cols) {
    throw ProblemError("stride", "axis 'stride': " + std::to_string(stride) +
                                     " elements cannot hold a row of " + std::to_string(cols) +
                                     " columns; use cols or more (0 means cols)");
  }
  // Beyond this, byte offsets no longer fit 63 bits.
  constexpr std::int64_t kMaxElements = std::int64_t{1} << 56;
  const std::int64_t rows = problem.at("rows");
  if (stride != 0 && rows > kMaxElements / stride) {
    throw ProblemError("rows", "axis 'rows': " + std::to_string(rows) + " rows of stride " +
                                   std::to_string(stride) + " pass 2^56 elements; use fewer");
  }
}

std::vector<TensorSpec> tensors(const Problem& problem) {
  const auto [rows, cols, stride] = shape_of(problem);
  return {{"x", Role::input, problem.dtype, rows, cols, stride},
          {"y", Role::output, problem.dtype_out, rows, cols, stride}};
}

Bytes compulsory(const Problem& problem) {
  const auto [rows, cols, stride] = shape_of(problem);
  const auto bytes = [&](Dtype dtype) {
    const auto size = static_cast<std::int64_t>(size_of(dtype));
    return sector_bytes(rows, cols * size, stride * size);
  };
  return {bytes(problem.dtype), bytes(problem.dtype_out)};
}

/// A whole row is used twice: for the sum, and for the result.
std::int64_t reuse_bytes(const Problem& problem) {
  return problem.at("cols") * static_cast<std::int64_t>(size_of(problem.dtype));
}

const Registration operation{Operation{
    .name = "softmax",
    .summary = "softmax of each row of a matrix",
    .formula = "y[r,c] = exp(x[r,c] - m[r]) / sum_c exp(x[r,c] - m[r]), m[r] = max_c x[r,c]",
    .axes = {{.name = "rows", .summary = "independent rows (batch)", .default_value = 2048},
             {.name = "cols", .summary = "elements of a row (hidden size)", .default_value = 4096},
             {.name = "stride", .summary = "elements from row to row; 0 means cols"},
             distribution_axis()},
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}},
    .complete = complete,
    .tensors = tensors,
    .compulsory = compulsory,
    .reuse_bytes = reuse_bytes,
}};

}  // namespace

Shape shape_of(const Problem& problem) {
  return {problem.at("rows"), problem.at("cols"), problem.at("stride")};
}

Traffic modelled_traffic(const Problem& problem, int reads, double exponentials, int launches) {
  const Bytes once = compulsory(problem);
  const double elements =
      static_cast<double>(problem.at("rows")) * static_cast<double>(problem.at("cols"));
  // Per element: subtract and add for the sum, subtract and multiply for the result.
  constexpr double kFlopsPerElement = 4;
  return {.bytes = {reads * once.read, once.write},
          .flops = kFlopsPerElement * elements,
          .exponentials = exponentials * elements,
          .launches = launches};
}

}  // namespace roofmax::softmax
