// Operation `softmax_step`: one launch of an unfused softmax, with its intermediates as arguments.
// A pipeline of launches is a fair baseline only when each of them is a good kernel: here each is
// verified and measured against its own speed of light.

#include "kernels/softmax_step/softmax_step.hpp"

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax_step {
namespace {

bool has_mask(Step step) { return step == Step::add_mask || step == Step::fill_mask; }

std::vector<TensorSpec> tensors(const Problem& problem) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const auto input = [&](const char* name) {
    return contiguous(name, Role::input, problem.dtype, {rows, cols});
  };
  const auto mask = [&](Dtype dtype) {
    return contiguous("mask", Role::input, dtype, {rows / problem.at("heads"), cols});
  };
  const auto output = [&](const char* name) {
    return contiguous(name, Role::output, problem.dtype_out, {rows, cols});
  };
  const auto per_row = [&](const char* name, Role role) {
    return contiguous(name, role, Dtype::fp32, {rows, 1});
  };
  switch (step_of(problem)) {
    case Step::max:
      return {input("x"), per_row("max", Role::output)};
    case Step::subtract_exp:
      return {input("x"), per_row("max", Role::input), output("e")};
    case Step::sum:
      return {input("e"), per_row("sum", Role::output)};
    case Step::divide:
      return {input("e"), per_row("sum", Role::input), output("y")};
    case Step::scale:
    case Step::fill_causal:
      return {input("x"), output("z")};
    case Step::add_mask:
      return {input("x"), mask(problem.dtype), output("z")};
    case Step::fill_mask:
      return {input("x"), mask(Dtype::uint8), output("z")};
    case Step::exp:
      return {input("x"), output("e")};
    case Step::cast:
    case Step::softmax:
      return {input("x"), output("y")};
    case Step::multiply:
      return {input("y"), input("dy"), output("p")};
    case Step::subtract_multiply:
      return {input("y"), input("dy"), per_row("sum", Role::input), output("g")};
  }
  return {};
}

void require_default(const Problem& problem, const std::string& axis, bool is_default,
                     const std::string& needs) {
  if (is_default) return;
  throw ProblemError(
      axis, problem.text(axis),
      "is not valid with step=" + problem.choice("step") + "; use " + needs + ", or leave it out");
}

void validate(const Problem& problem) {
  const Step step = step_of(problem);
  const std::int64_t heads = problem.at("heads");
  const std::int64_t queries = problem.at("queries");
  require_default(problem, "heads", has_mask(step) || heads == 1, "step=add_mask or fill_mask");
  require_default(problem, "queries", has_mask(step) || step == Step::fill_causal || queries == 1,
                  "step=add_mask, fill_mask or fill_causal");
  require_default(problem, "scale", step == Step::scale || problem.real("scale") == 0.125,
                  "step=scale");
  const std::int64_t rows = problem.at("rows");
  if (rows % heads != 0 || rows / heads % queries != 0) {
    throw ProblemError("rows", problem.text("rows"),
                       "is not a multiple of " + std::to_string(heads) + " heads x " +
                           std::to_string(queries) + " queries; use one that is");
  }
}

Work compulsory(const Problem& problem) {
  const double elements =
      static_cast<double>(problem.at("rows")) * static_cast<double>(problem.at("cols"));
  Work work{.bytes = {}, .flops = {.fp32 = elements}};
  for (const TensorSpec& spec : tensors(problem)) {
    (spec.is_written() ? work.bytes.write : work.bytes.read) += spec.bytes();
  }
  switch (step_of(problem)) {
    case Step::subtract_exp:
      work.exponentials = elements;
      break;
    case Step::exp:
      work.flops = {};
      work.exponentials = elements;
      break;
    case Step::softmax:
      // Subtract, sum, divide.
      work.flops.fp32 = 3 * elements;
      work.exponentials = elements;
      break;
    case Step::subtract_multiply:
      work.flops.fp32 = 2 * elements;
      break;
    case Step::fill_mask:
    case Step::fill_causal:
    case Step::cast:
      work.flops = {};
      break;
    default:
      break;
  }
  return work;
}

const Registration operation{Operation{
    .name = "softmax_step",
    .summary = "one launch of an unfused softmax, measured by itself",
    .formula =
        "max: m[r] = max_c x[r,c]; subtract_exp: e[r,c] = exp(x[r,c] - m[r]); sum: s[r] = sum_c "
        "e[r,c]; divide: y[r,c] = e[r,c] / s[r]. Masked: scale: z = scale * x; add_mask: z = x + "
        "mask; fill_mask, fill_causal: z = -inf where hidden, else x; exp: e = exp(x); cast: y = "
        "x; softmax: all of it. Gradient: multiply: p = y dy; subtract_multiply: g = y (dy - "
        "sum), 0 where y is 0",
    .is_part = true,
    .axes = {{.name = "rows",
              .summary = "independent rows",
              .role = AxisRole::batch,
              .default_value = 8192,
              .maximum = std::int64_t{1} << 31},
             {.name = "cols",
              .summary = "elements of a row",
              .role = AxisRole::length,
              .default_value = 8192,
              .minimum = 1,
              .maximum = std::int64_t{1} << 31},
             {.name = "step",
              .summary = "which launch",
              .role = AxisRole::mode,
              .choices = {"max", "subtract_exp", "sum", "divide", "scale", "add_mask", "fill_mask",
                          "fill_causal", "exp", "cast", "softmax", "multiply", "subtract_multiply"},
              .hides_default = false},
             {.name = "heads",
              .summary = "attention heads that share each row of a mask",
              .role = AxisRole::size,
              .default_value = 1,
              .minimum = 1,
              .maximum = std::int64_t{1} << 31,
              .hides_default = true},
             {.name = "queries",
              .summary = "rows of one head: rows are [rows / (heads * queries), heads, queries]",
              .role = AxisRole::size,
              .default_value = 1,
              .minimum = 1,
              .maximum = std::int64_t{1} << 31,
              .hides_default = true},
             {.name = "scale",
              .summary = "factor of the step scale",
              .role = AxisRole::data,
              .default_word = "0.125"},
             distribution_axis()},
    .dtypes = kStepDtypes,
    .validate = validate,
    .tensors = tensors,
    .compulsory = compulsory,
}};

}  // namespace

Step step_of(const Problem& problem) { return static_cast<Step>(problem.at("step")); }

Traffic step_traffic(const Problem& problem, const DeviceTraits&) {
  const Work once = compulsory(problem);
  return {.bytes = once.bytes, .flops = once.flops, .exponentials = once.exponentials};
}

}  // namespace roofmax::softmax_step
