#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/operation.hpp"

namespace roofmax::reference {

/// What a judge says of one row of all outputs.
struct RowVerdict {
  bool correct = true;
  double ulps = 0;   ///< largest distance from the right value, where that says something
  std::string what;  ///< empty when correct; else column, expected and got
};

/// What is right, for one operation: how its inputs are made, the fp64 result of any output row
/// and how far a kernel may be from it. One per operation, registered beside its definition.
struct Oracle {
  std::string operation;

  /// Fills every tensor that `is_read()` (in the order of `Operation::tensors`, host memory laid
  /// out as their specs say, gaps between rows included). Deterministic in `seed`, whatever the
  /// number of threads. Absent: the problem's distribution for each, with a seed of its own.
  std::function<void(const Problem&, std::uint64_t seed, std::span<std::byte* const> inputs)>
      generate = {};

  /// Expected values of row `row` of output `output` (a tensor that `is_written()`), in fp64, one
  /// per column. `inputs` are those that `generate` filled, as they were before a launch. Must be
  /// callable from several threads at once; may use OpenMP inside when the row is long.
  std::function<void(const Problem&, std::span<const std::byte* const> inputs, int output,
                     std::int64_t row, std::span<double> expected)>
      evaluate_row;

  /// Where terms cancel, fp32 arithmetic leaves an absolute error that may be large beside the
  /// result. Whether that output has an absolute tolerance besides the units below (absent: none
  /// has), and how large it is for each element of a row. Callable as `evaluate_row` is.
  std::function<bool(const Problem&, int output)> has_slack = {};
  std::function<void(const Problem&, std::span<const std::byte* const> inputs, int output,
                     std::int64_t row, std::span<float> slack)>
      evaluate_slack = {};

  /// How much of a row's slack may show in its sum, given the expected values; absent: all of it.
  /// Where the elements of a row add up to something known, what one of them gains others lose.
  std::function<double(const Problem&, int output, std::span<const double> expected,
                       std::span<const float> slack)>
      sum_slack = {};

  /// Units in the last place that a result may be away from `expected`, the correctly rounded
  /// value, where `row_peak` is the largest finite |expected| of its row. Below the smallest normal
  /// a unit is the spacing of subnormals. Never less than at `expected == row_peak`.
  std::function<double(const Problem&, int output, double expected, double row_peak)> allowed_ulps;

  /// Outputs of which a row can only be judged together with others: indices beside values, where
  /// ties leave a choice. `is_judged_by_row` names them (absent: none); the functions above are not
  /// asked about these. `judge_row` sees row `row` of every output, whole tensors in host memory,
  /// and the row's facts: what it needs to know of the inputs, evaluated once for all kernels, as
  /// many numbers as `fact_count` says (absent: none). Callable as `evaluate_row` is.
  std::function<bool(const Problem&, int output)> is_judged_by_row = {};
  std::function<std::int64_t(const Problem&)> fact_count = {};
  std::function<void(const Problem&, std::span<const std::byte* const> inputs, std::int64_t row,
                     std::span<double> facts)>
      evaluate_facts = {};
  std::function<RowVerdict(const Problem&, std::span<const std::byte* const> inputs,
                           std::span<const double> facts, std::span<const std::byte* const> outputs,
                           std::int64_t row, double extra_ulps)>
      judge_row = {};
};

/// Fills every tensor of the problem that `is_read()`: see `Oracle::generate`. Throws
/// std::invalid_argument where the distribution leaves the inputs to the caller.
void generate_inputs(const Problem& problem, std::uint64_t seed,
                     std::span<std::byte* const> inputs);

/// The oracle of that operation, or nullptr.
[[nodiscard]] const Oracle* find_oracle(std::string_view operation);

/// Registers an oracle; a namespace-scope constant beside its definition.
class OracleRegistration {
 public:
  explicit OracleRegistration(Oracle oracle);
};

}  // namespace roofmax::reference
