// Operation `softmax_topk`: the K most probable entries of each row of logits, as a sampler or a
// router of experts wants them. Axes, arguments and compulsory work. Its kernels are beside this
// file, one file each; its oracle is reference/softmax_topk.cpp.

#include "kernels/softmax_topk/softmax_topk.hpp"

#include <algorithm>
#include <limits>

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax_topk {
namespace {

std::vector<TensorSpec> tensors(const Problem& problem) {
  const auto [rows, vocab, stride, k] = shape_of(problem);
  const Options options = options_of(problem);
  std::vector<TensorSpec> specs{
      matrix("logits", Role::input, problem.dtype, rows, vocab, stride),
      matrix("probabilities", Role::output, problem.dtype_out, rows, k, k),
      matrix("indices", Role::output, options.has_wide_indices ? Dtype::int64 : Dtype::int32, rows,
             k, k)};
  if (options.has_lse) specs.push_back(matrix("lse", Role::output, Dtype::fp32, rows, 1, 1));
  return specs;
}

double results_of(const Problem& problem) {
  const Shape shape = shape_of(problem);
  return static_cast<double>(shape.rows) * static_cast<double>(shape.k);
}

/// Elements that have a part in a sum: of the row, or of the K largest alone.
double terms_of(const Problem& problem) {
  const Shape shape = shape_of(problem);
  if (!options_of(problem).needs_row_sum()) return results_of(problem);
  return static_cast<double>(shape.rows) * static_cast<double>(shape.vocab);
}

/// A term of a sum: subtract the maximum, divide by the temperature where there is one, take the
/// exponential and add it. A result: divide by the sum. Comparisons do not count.
Work compulsory(const Problem& problem) {
  const double flops_per_term = options_of(problem).temperature == 1 ? 2 : 3;
  return {.bytes = sector_bytes(tensors(problem)),
          .flops = {.fp32 = flops_per_term * terms_of(problem) + results_of(problem)},
          .exponentials = terms_of(problem)};
}

const Registration operation{Operation{
    .name = "softmax_topk",
    .summary = "the k largest softmax probabilities of each row of logits, and their columns",
    .formula = "p[r,j] = exp((x[r,i] - m[r]) / t) / s[r], i = indices[r,j] the column of the j-th "
               "largest logit of the row (ties: the lower column first; NaN first of all), m[r] "
               "the largest, t the temperature, s[r] = sum_c exp((x[r,c] - m[r]) / t) over the row "
               "or over the k; lse[r] = m[r] / t + log s[r] over the row (fp32)",
    .axes = {{.name = "rows",
              .summary = "independent rows (tokens)",
              .role = AxisRole::batch,
              .default_value = 64},
             {.name = "vocab",
              .summary = "logits of a row (vocabulary, or experts)",
              .role = AxisRole::length,
              .default_value = 32000,
              .minimum = 1},
             {.name = "k",
              .summary = "how many of the largest are wanted",
              .default_value = 10,
              .minimum = 1},
             {.name = "stride",
              .summary = "elements from row to row; 0 means vocab",
              .role = AxisRole::layout,
              .same_as = "vocab"},
             {.name = "over",
              .summary = "what probabilities are shares of: the whole row, or the k largest",
              .role = AxisRole::mode,
              .choices = {"row", "top_k"}},
             {.name = "indices",
              .summary = "element type of the columns",
              .role = AxisRole::mode,
              .choices = {"int32", "int64"}},
             {.name = "lse",
              .summary = "whether the log-sum-exp of each row is an output too",
              .role = AxisRole::mode,
              .choices = {"none", "stored"}},
             {.name = "temperature",
              .summary = "what logits are divided by",
              .role = AxisRole::data,
              .default_word = "1"},
             distribution_axis()},
    .dtypes = kAllDtypes,
    .validate = validate,
    .tensors = tensors,
    .compulsory = compulsory,
    .reuse_bytes = [](const Problem&) { return std::int64_t{0}; },
}};

}  // namespace

Shape shape_of(const Problem& problem) {
  return {problem.at("rows"), problem.at("vocab"), problem.at("stride"), problem.at("k")};
}

void validate(const Problem& problem) {
  const auto [rows, vocab, stride, k] = shape_of(problem);
  if (stride < vocab) {
    throw ProblemError("stride", problem.text("stride"),
                       "cannot hold a row of " + std::to_string(vocab) +
                           " logits; use vocab or more (0 means vocab)");
  }
  // Beyond this, byte offsets no longer fit 63 bits.
  constexpr std::int64_t kMaxElements = std::int64_t{1} << 56;
  if (rows > kMaxElements / stride) {
    throw ProblemError(
        "rows", problem.text("rows"),
        "exceeds 2^56 elements with a stride of " + std::to_string(stride) + "; use fewer");
  }
  if (k > vocab) {
    throw ProblemError("k", problem.text("k"),
                       "exceeds the " + std::to_string(vocab) + " logits of a row; use 1 to " +
                           std::to_string(vocab));
  }
  if (vocab > std::numeric_limits<std::int32_t>::max() && problem.choice("indices") != "int64") {
    throw ProblemError("vocab", problem.text("vocab"),
                       "has columns that no int32 holds; use indices=int64, or 2147483647 or less");
  }
  // Kernels take its reciprocal as fp32.
  constexpr double kLeast = 1e-30;
  constexpr double kMost = 1e30;
  const double temperature = problem.real("temperature");
  if (!(temperature >= kLeast && temperature <= kMost)) {
    throw ProblemError("temperature", problem.text("temperature"), "is not from 1e-30 to 1e30");
  }
}

Options options_of(const Problem& problem) {
  return {.over = static_cast<Over>(problem.at("over")),
          .has_lse = problem.choice("lse") == "stored",
          .has_wide_indices = problem.choice("indices") == "int64",
          .temperature = problem.real("temperature")};
}

std::function<Traffic(const Problem&, const DeviceTraits&)> modelled_traffic(double exponentials,
                                                                             int launches) {
  return [=](const Problem& problem, const DeviceTraits&) -> Traffic {
    const Work least = compulsory(problem);
    return {.bytes = least.bytes,
            .flops = least.flops,
            .exponentials = exponentials * terms_of(problem) + results_of(problem),
            .launches = launches};
  };
}

}  // namespace roofmax::softmax_topk
