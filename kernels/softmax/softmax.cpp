// Operation `softmax`: axes, arguments and compulsory work. Its kernels are beside this file, one
// file each; its oracle is reference/softmax.cpp.

#include "kernels/softmax/softmax.hpp"

#include <algorithm>

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax {
namespace {

bool is_backward(const Problem& problem) { return problem.choice("direction") == "backward"; }

void validate(const Problem& problem) {
  const auto [rows, cols, stride] = shape_of(problem);
  if (stride < cols) {
    throw ProblemError("stride", problem.text("stride"),
                       "cannot hold a row of " + std::to_string(cols) +
                           " columns; use cols or more (0 means cols)");
  }
  // Beyond this, byte offsets no longer fit 63 bits.
  constexpr std::int64_t kMaxElements = std::int64_t{1} << 56;
  if (rows > kMaxElements / std::max<std::int64_t>(stride, 1)) {
    throw ProblemError(
        "rows", problem.text("rows"),
        "exceeds 2^56 elements with a stride of " + std::to_string(stride) + "; use fewer");
  }
  if (is_backward(problem) && stores_lse(problem)) {
    throw ProblemError("lse", problem.text("lse"),
                       "is not valid with direction=backward, which has no log-sum-exp to store; "
                       "use none");
  }
  if (is_backward(problem) && problem.choice("result") != "softmax") {
    throw ProblemError("result", problem.text("result"),
                       "has no backward in this operation; use softmax");
  }
}

std::vector<TensorSpec> tensors(const Problem& problem) {
  const auto [rows, cols, stride] = shape_of(problem);
  if (is_backward(problem)) {
    return {matrix("y", Role::input, problem.dtype, rows, cols, stride),
            matrix("dy", Role::input, problem.dtype, rows, cols, stride),
            matrix("dx", Role::output, problem.dtype_out, rows, cols, stride)};
  }
  std::vector<TensorSpec> specs{matrix("x", Role::input, problem.dtype, rows, cols, stride),
                                matrix("y", Role::output, problem.dtype_out, rows, cols, stride)};
  if (stores_lse(problem)) specs.push_back(matrix("lse", Role::output, Dtype::fp32, rows, 1, 1));
  return specs;
}

double elements_of(const Problem& problem) {
  return static_cast<double>(problem.at("rows")) * static_cast<double>(problem.at("cols"));
}

/// An element of a forward: subtract the maximum, take the exponential, add it to the sum, then
/// multiply by the sum's reciprocal or subtract its logarithm. Of a backward: multiply and add for
/// the sum, subtract and multiply for the result. What a row needs once is left out.
Work compulsory(const Problem& problem) {
  const bool backward = is_backward(problem);
  return {.bytes = sector_bytes(tensors(problem)),
          .flops = {.fp32 = (backward ? 4 : 3) * elements_of(problem)},
          .exponentials = (backward ? 0 : 1) * elements_of(problem)};
}

/// A whole row of each input is used twice: for the sum, and for the result.
std::int64_t reuse_bytes(const Problem& problem) {
  std::int64_t bytes = 0;
  for (const TensorSpec& spec : tensors(problem)) {
    if (spec.is_read()) bytes += spec.cols() * static_cast<std::int64_t>(size_of(spec.dtype));
  }
  return bytes;
}

const Registration operation{Operation{
    .name = "softmax",
    .summary = "softmax of each row of a matrix, its logarithm, or its gradient",
    .formula = "y[r,c] = exp(x[r,c] - m[r]) / s[r], m[r] = max_c x[r,c], s[r] = sum_c exp(x[r,c] - "
               "m[r]); log_softmax: x[r,c] - m[r] - log s[r]; lse[r] = m[r] + log s[r] (fp32); "
               "backward: dx[r,c] = y[r,c] (dy[r,c] - sum_c y[r,c] dy[r,c])",
    .axes = {{.name = "rows",
              .summary = "independent rows (batch)",
              .role = AxisRole::batch,
              .default_value = 2048},
             {.name = "cols",
              .summary = "elements of a row (hidden size)",
              .role = AxisRole::length,
              .default_value = 4096},
             {.name = "stride",
              .summary = "elements from row to row; 0 means cols",
              .role = AxisRole::layout,
              .same_as = "cols"},
             {.name = "result",
              .summary = "what a row becomes",
              .role = AxisRole::mode,
              .choices = {"softmax", "log_softmax"}},
             {.name = "lse",
              .summary = "whether the log-sum-exp of each row is an output too",
              .role = AxisRole::mode,
              .choices = {"none", "stored"}},
             {.name = "direction",
              .summary = "forward, or the gradient from y and dy",
              .role = AxisRole::mode,
              .choices = {"forward", "backward"}},
             distribution_axis()},
    .dtypes = kAllDtypes,
    .validate = validate,
    .tensors = tensors,
    .compulsory = compulsory,
    .reuse_bytes = reuse_bytes,
}};

}  // namespace

Shape shape_of(const Problem& problem) {
  return {problem.at("rows"), problem.at("cols"), problem.at("stride")};
}

bool stores_lse(const Problem& problem) { return problem.choice("lse") == "stored"; }

std::function<Traffic(const Problem&, const DeviceTraits&)> modelled_traffic(int reads,
                                                                             double exponentials,
                                                                             int launches) {
  return [=](const Problem& problem, const DeviceTraits&) -> Traffic {
    const Bytes once = sector_bytes(tensors(problem));
    // Per element: subtract and add for the sum, subtract and multiply for the result; a backward
    // multiplies and adds for the sum, subtracts and multiplies for the result.
    constexpr double kFlopsPerElement = 4;
    // A logarithm needs one for the sum and none for the result.
    const double taken =
        problem.choice("result") == "log_softmax" ? std::max(exponentials - 1, 1.0) : exponentials;
    return {.bytes = {reads * once.read, once.write},
            .flops = {.fp32 = kFlopsPerElement * elements_of(problem)},
            .exponentials = taken * elements_of(problem),
            .launches = launches};
  };
}

std::optional<Refusal> refuse_beyond(std::int64_t limit, std::string_view holder,
                                     const Problem& problem) {
  if (problem.at("cols") <= limit) return std::nullopt;
  return Refusal{"cols", std::string(holder) + " hold " + std::to_string(limit) + " " +
                             std::string(name_of(problem.dtype)) + " columns, not " +
                             std::to_string(problem.at("cols"))};
}

}  // namespace roofmax::softmax
