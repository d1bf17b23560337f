// Operation `softmax_topk_backward`: the gradient of a router's choice of experts, `softmax_topk`
// with over=top_k. Given the gradient of the K probabilities of a row, it is that of all its
// logits: only those that were chosen have one. Axes, arguments and compulsory work. Its kernels
// are beside this file; its oracle is reference/softmax_topk_backward.cpp.
//
// An operation of its own and no mode of the forward: it reads fp32 and writes the logits' type,
// where the forward does the opposite.

#include "kernels/softmax_topk_backward/softmax_topk_backward.hpp"

#include "kernels/contract/registry.hpp"

namespace roofmax::softmax_topk_backward {
namespace {

std::vector<TensorSpec> tensors(const Problem& problem) {
  const auto [rows, vocab, stride, k] = shape_of(problem);
  const Dtype index_type = options_of(problem).has_wide_indices ? Dtype::int64 : Dtype::int32;
  return {matrix("probabilities", Role::input, problem.dtype, rows, k, k),
          matrix("indices", Role::input, index_type, rows, k, k),
          matrix("dprobabilities", Role::input, problem.dtype, rows, k, k),
          matrix("dlogits", Role::output, problem.dtype_out, rows, vocab, stride)};
}

double results_of(const Problem& problem) {
  const Shape shape = shape_of(problem);
  return static_cast<double>(shape.rows) * static_cast<double>(shape.k);
}

/// A chosen logit: multiply and add for the sum; subtract and multiply for the result, and divide
/// by the temperature where there is one.
Work compulsory(const Problem& problem) {
  const double flops = options_of(problem).temperature == 1 ? 4 : 5;
  return {.bytes = sector_bytes(tensors(problem)), .flops = {.fp32 = flops * results_of(problem)}};
}

const Registration operation{Operation{
    .name = "softmax_topk_backward",
    .summary = "the gradient of softmax_topk over=top_k: of all logits of each row, from that of "
               "its k probabilities",
    .formula = "dx[r,c] = p[r,j] (dp[r,j] - sum_i p[r,i] dp[r,i]) / t where c = indices[r,j], t "
               "the temperature; 0 in every other column. The k indices of a row differ; one that "
               "is no column of it has a part in the sum alone",
    // Who names rows, vocab and k alone means the forward.
    .is_part = true,
    .axes =
        {{.name = "rows",
          .summary = "independent rows (tokens)",
          .role = AxisRole::batch,
          .default_value = 4096},
         {.name = "vocab",
          .summary = "logits of a row (experts)",
          .role = AxisRole::length,
          .default_value = 128,
          .minimum = 1},
         {.name = "k", .summary = "how many of them were chosen", .default_value = 8, .minimum = 1},
         {.name = "stride",
          .summary = "elements from row to row of dlogits; 0 means vocab",
          .role = AxisRole::layout,
          .same_as = "vocab"},
         {.name = "indices",
          .summary = "element type of the columns",
          .role = AxisRole::mode,
          .choices = {"int32", "int64"}},
         {.name = "temperature",
          .summary = "what logits were divided by",
          .role = AxisRole::data,
          .default_word = "1"},
         distribution_axis()},
    .dtypes = kAllDtypes,
    .validate = softmax_topk::validate,
    .tensors = tensors,
    .compulsory = compulsory,
    .reuse_bytes = [](const Problem&) { return std::int64_t{0}; },
}};

}  // namespace

Options options_of(const Problem& problem) {
  return {.has_wide_indices = problem.choice("indices") == "int64",
          .temperature = problem.real("temperature")};
}

Traffic modelled_traffic(const Problem& problem, std::int64_t reads) {
  const Bytes once = compulsory(problem).bytes;
  // A temperature of 1 is multiplied by, too.
  return {.bytes = {reads * once.read, once.write}, .flops = {.fp32 = 5 * results_of(problem)}};
}

}  // namespace roofmax::softmax_topk_backward
