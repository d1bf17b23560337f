#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernels/contract/operation.hpp"
#include "reference/oracle.hpp"

namespace roofmax::reference {

/// Outcome of a comparison against the oracle. `correct` is false unless every comparison held, so
/// a NaN anywhere fails.
struct Verdict {
  bool correct = false;
  double max_ulp = 0;     ///< largest distance from the correctly rounded value; inf on NaN
  double judged_ulp = 0;  ///< largest that is held against a tolerance in ulps: see `judge`
  /// The largest |sum(row) - sum(rounded oracle row)| over max(1, |sum|), where sums were compared.
  std::optional<double> row_sum_error;
  std::string what;  ///< empty when correct; else tensor, row, column, expected, got
};

/// What an operation's outputs should be for given inputs: the oracle, evaluated once and kept in
/// the output's own type so that every kernel of a problem can be judged against it. Outputs are
/// counted among the tensors that `is_written()`.
///
/// Problems of more than `max_elements` output elements are judged on sampled rows only (the
/// first, the last and evenly spread ones); `sampled()` says so.
class Expectation {
 public:
  /// Evaluates the oracle on all cores. `inputs`: those that `generate_inputs` fills; where outputs
  /// are judged by the row, they are read again then and must live as long. Throws std::logic_error
  /// when the operation has no oracle.
  Expectation(const Problem& problem, std::span<const std::byte* const> inputs,
              std::int64_t max_elements = std::int64_t{1} << 28);

  /// The rows of output `output` that are judged, ascending.
  [[nodiscard]] const std::vector<std::int64_t>& rows(int output) const;
  [[nodiscard]] bool sampled() const;
  /// Judges output `output`, whose whole tensor is at `data` in host memory, laid out as its spec
  /// says. `extra_ulps` is added to the operation's tolerance. Checks each element and the sum of
  /// each row; runs on all cores. Of an element that the operation grants an absolute error
  /// (`Oracle::evaluate_slack`), only what the error exceeds that by counts, in ulps of the
  /// expected value, and never more than its distance.
  [[nodiscard]] Verdict judge(int output, const std::byte* data, double extra_ulps = 0) const;

  /// Whether that output is judged by `judge_rows` and not by `judge`.
  [[nodiscard]] bool is_judged_by_row(int output) const;
  /// Judges whole rows of all outputs at once (`Oracle::judge_row`); correct where no output is
  /// judged so. Runs on all cores.
  [[nodiscard]] Verdict judge_rows(std::span<const std::byte* const> outputs,
                                   double extra_ulps = 0) const;

  /// Looks at what `judge` does not: the first row that is not judged and has an element all bytes
  /// of which are `poison`, with which the output was filled before. Runs on all cores.
  [[nodiscard]] std::optional<std::int64_t> unwritten_row(int output, const std::byte* data,
                                                          std::uint8_t poison) const;

  ~Expectation();
  Expectation(Expectation&&) noexcept;
  Expectation& operator=(Expectation&&) noexcept;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace roofmax::reference
