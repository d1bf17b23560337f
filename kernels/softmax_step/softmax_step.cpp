// Operation `softmax_step`: one launch of an unfused softmax, with its intermediates as arguments.
// A pipeline of launches is an honest yardstick only when each of them is a decent kernel; here
// each is verified and measured against its own speed of light, like any other operation.

#include "kernels/softmax_step/softmax_step.hpp"

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax_step {
namespace {

std::vector<TensorSpec> tensors(const Problem& problem) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const auto matrix = [&](const char* name, Role role, Dtype dtype) {
    return TensorSpec{name, role, dtype, rows, cols, cols};
  };
  const auto per_row = [&](const char* name, Role role) {
    return TensorSpec{name, role, Dtype::fp32, rows, 1, 1};
  };
  switch (step_of(problem)) {
    case Step::max:
      return {matrix("x", Role::input, problem.dtype), per_row("max", Role::output)};
    case Step::subtract_exp:
      return {matrix("x", Role::input, problem.dtype), per_row("max", Role::input),
              matrix("e", Role::output, problem.dtype_out)};
    case Step::sum:
      return {matrix("e", Role::input, problem.dtype), per_row("sum", Role::output)};
    case Step::divide:
      return {matrix("e", Role::input, problem.dtype), per_row("sum", Role::input),
              matrix("y", Role::output, problem.dtype_out)};
  }
  return {};
}

Bytes compulsory(const Problem& problem) {
  Bytes bytes;
  for (const TensorSpec& spec : tensors(problem)) {
    (spec.role == Role::input ? bytes.read : bytes.write) += spec.bytes();
  }
  return bytes;
}

const Registration operation{Operation{
    .name = "softmax_step",
    .summary = "one launch of an unfused softmax, measured by itself",
    .formula = "max: m[r] = max_c x[r,c]; subtract_exp: e[r,c] = exp(x[r,c] - m[r]); sum: s[r] = "
               "sum_c e[r,c]; divide: y[r,c] = e[r,c] / s[r]",
    .axes = {{.name = "rows",
              .summary = "independent rows",
              .default_value = 8192,
              .maximum = std::int64_t{1} << 31},
             {.name = "cols",
              .summary = "elements of a row",
              .default_value = 8192,
              .minimum = 1,
              .maximum = std::int64_t{1} << 31},
             {.name = "step",
              .summary = "which launch",
              .choices = {"max", "subtract_exp", "sum", "divide"},
              .is_mode = true},
             distribution_axis()},
    .dtypes = kStepDtypes,
    .tensors = tensors,
    .compulsory = compulsory,
}};

}  // namespace

Step step_of(const Problem& problem) { return static_cast<Step>(problem.at("step")); }

}  // namespace roofmax::softmax_step
