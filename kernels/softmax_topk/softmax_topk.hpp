#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax::softmax_topk {

/// The axes of operation `softmax_topk`, typed: `rows` rows of `vocab` logits, `stride` elements
/// apart, of which the `k` largest are wanted.
struct Shape {
  std::int64_t rows;
  std::int64_t vocab;
  std::int64_t stride;
  std::int64_t k;
};

/// What the probabilities of a row are shares of: the values of the axis `over`.
enum class Over { row, top_k };

/// What is computed of a row.
struct Options {
  Over over;
  bool has_lse;
  bool has_wide_indices;  ///< int64, else int32
  double temperature;

  /// Whether every logit counts, and not only the `k` largest.
  [[nodiscard]] bool needs_row_sum() const { return over == Over::row || has_lse; }
};

[[nodiscard]] Shape shape_of(const Problem& problem);
/// `Operation::validate` of this operation and of its gradient, whose axes have the same domain.
void validate(const Problem& problem);
[[nodiscard]] Options options_of(const Problem& problem);

/// The order of the results, a total one: whether the element of value `a` in column `a_col` comes
/// before that of value `b` in column `b_col`. NaN before every number, whatever its sign; then the
/// larger; of equal ones, as -0 and +0 are, the one in the lower column.
[[nodiscard]] inline bool comes_before(float a, std::int64_t a_col, float b, std::int64_t b_col) {
  const bool a_is_nan = a != a;
  const bool b_is_nan = b != b;
  if (a_is_nan != b_is_nan) return a_is_nan;
  if (!a_is_nan && a != b) return a > b;
  return a_col < b_col;
}

inline const std::vector<DtypePair> kAllDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp32}, {Dtype::bf16, Dtype::fp32}};

/// Every mode of the operation, for `Kernel::serves`.
inline const std::map<std::string, std::vector<std::string>> kEveryMode{
    {"over", {"row", "top_k"}}, {"indices", {"int32", "int64"}}, {"lse", {"none", "stored"}}};

/// `Kernel::traffic` of an algorithm that reads the logits once and takes `exponentials` of them
/// for each, and as many more as there are results.
[[nodiscard]] std::function<Traffic(const Problem&, const DeviceTraits&)> modelled_traffic(
    double exponentials, int launches = 1);

}  // namespace roofmax::softmax_topk
