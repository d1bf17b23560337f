// What is right for operation `softmax_topk`: the row's logits in the stated order, by a full
// comparison of every element, and their exponentials in fp64. The order is total, so there is one
// right answer: a judge of the row holds indices to it exactly, and probabilities to a tolerance.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "reference/float_bits.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/tolerance.hpp"

namespace roofmax::reference {
namespace {

/// Facts of a row: the sum that its probabilities are shares of, how deep below the maximum its
/// terms lie on average, the columns of the results, and their exponentials.
enum Fact : std::size_t { kSum, kDepth, kFirstColumn };

std::int64_t fact_count(const Problem& problem) { return kFirstColumn + 2 * problem.at("k"); }

/// Row `row` of the logits in fp64, which holds every element type exactly.
std::vector<double> logits_of(const Problem& problem, std::span<const std::byte* const> inputs,
                              std::int64_t row) {
  std::vector<double> x(static_cast<std::size_t>(problem.at("vocab")));
  with_format(problem.dtype, [&](auto format) {
    using Format = decltype(format);
    const auto* const data =
        reinterpret_cast<const typename Format::Bits*>(inputs[0]) + row * problem.at("stride");
    for (std::size_t col = 0; col < x.size(); ++col) x[col] = Format::widen(data[col]);
  });
  return x;
}

/// What exponents are taken relative to: the largest number; 0 where there is none or it is -inf,
/// since -inf minus -inf would be NaN. A NaN shows in every sum.
double shift_of(std::span<const double> x) {
  double maximum = -std::numeric_limits<double>::infinity();
  for (const double value : x) maximum = value > maximum ? value : maximum;
  return std::isinf(maximum) && maximum < 0 ? 0 : maximum;
}

struct Sum {
  double terms = 0;
  double depths = 0;  ///< each term times its exponent's magnitude
};

Sum sum_of_exponentials(std::span<const double> x, double shift, double temperature) {
  // Partial sums of a fixed length: the result does not depend on the number of threads.
  constexpr std::int64_t kPiece = 1 << 14;
  const auto count = static_cast<std::int64_t>(x.size());
  const std::int64_t pieces = (count + kPiece - 1) / kPiece;
  std::vector<Sum> sums(static_cast<std::size_t>(pieces));
#pragma omp parallel for schedule(static) if (pieces > 4 && omp_in_parallel() == 0)
  for (std::int64_t piece = 0; piece < pieces; ++piece) {
    Sum sum;
    for (std::int64_t i = piece * kPiece; i < std::min(count, (piece + 1) * kPiece); ++i) {
      const double exponent = (x[static_cast<std::size_t>(i)] - shift) / temperature;
      const double term = std::exp(exponent);
      sum.terms += term;
      if (term > 0) sum.depths -= term * exponent;
    }
    sums[static_cast<std::size_t>(piece)] = sum;
  }
  Sum total;
  for (const Sum& sum : sums) {
    total.terms += sum.terms;
    total.depths += sum.depths;
  }
  return total;
}

/// Whether column `a` of the row comes before column `b` in the stated order, written out once more
/// here and not taken from the kernels.
bool is_before(std::span<const double> x, std::int64_t a, std::int64_t b) {
  const double left = x[static_cast<std::size_t>(a)];
  const double right = x[static_cast<std::size_t>(b)];
  if (std::isnan(left) || std::isnan(right)) {
    return std::isnan(left) && (!std::isnan(right) || a < b);
  }
  return left > right || (left == right && a < b);
}

void evaluate_facts(const Problem& problem, std::span<const std::byte* const> inputs,
                    std::int64_t row, std::span<double> facts) {
  const std::vector<double> x = logits_of(problem, inputs, row);
  const double temperature = problem.real("temperature");
  const auto k = static_cast<std::size_t>(problem.at("k"));
  std::vector<std::int64_t> columns(x.size());
  for (std::size_t col = 0; col < x.size(); ++col) columns[col] = static_cast<std::int64_t>(col);
  std::partial_sort(columns.begin(), columns.begin() + static_cast<std::ptrdiff_t>(k),
                    columns.end(),
                    [&](std::int64_t a, std::int64_t b) { return is_before(x, a, b); });
  const double shift = shift_of(x);
  std::vector<double> chosen(k);
  for (std::size_t j = 0; j < k; ++j) {
    chosen[j] = x[static_cast<std::size_t>(columns[j])];
    facts[kFirstColumn + j] = static_cast<double>(columns[j]);
    facts[kFirstColumn + k + j] = std::exp((chosen[j] - shift) / temperature);
  }
  const bool is_over_row = problem.choice("over") == "row";
  const Sum sum = sum_of_exponentials(is_over_row ? x : chosen, shift, temperature);
  facts[kSum] = sum.terms;
  facts[kDepth] = sum.depths / sum.terms;
}

/// One judge sees both outputs; the log-sum-exp is judged by itself.
bool is_judged_by_row(const Problem&, int output) { return output < 2; }

std::string place_of(const Problem& problem, std::span<const std::byte* const> inputs,
                     std::int64_t row, std::int64_t column) {
  const std::string text = "column " + std::to_string(column);
  if (column < 0 || column >= problem.at("vocab")) return text + " (outside the row)";
  const std::int64_t place = row * problem.at("stride") + column;
  return text + " (" + std::to_string(load_element(problem.dtype, inputs[0], place)) + ")";
}

/// What a softmax may have; and an exponent (x - m) / t, relatively rounded, counts in the sum as
/// in the result: there it is as large as it is on average.
double allowed_ulps_of(double exponential, double mean_depth, std::int64_t terms) {
  return softmax_ulps(depth_of_result(exponential, 1) + std::max(0.0, mean_depth), terms);
}

RowVerdict judge_row(const Problem& problem, std::span<const std::byte* const> inputs,
                     std::span<const double> facts, std::span<const std::byte* const> outputs,
                     std::int64_t row, double extra_ulps) {
  const std::int64_t k = problem.at("k");
  const std::int64_t terms = problem.choice("over") == "row" ? problem.at("vocab") : k;
  const Dtype index_type = problem.choice("indices") == "int64" ? Dtype::int64 : Dtype::int32;
  RowVerdict verdict;
  for (std::int64_t j = 0; j < k; ++j) {
    const auto fact = kFirstColumn + static_cast<std::size_t>(j);
    const double column = load_element(index_type, outputs[1], row * k + j);
    if (column != facts[fact]) {
      return {.correct = false,
              .ulps = verdict.ulps,
              .what = "indices[" + std::to_string(j) + "] is " +
                      place_of(problem, inputs, row, static_cast<std::int64_t>(column)) +
                      ", expected " +
                      place_of(problem, inputs, row, static_cast<std::int64_t>(facts[fact]))};
    }
    const double exponential = facts[fact + static_cast<std::size_t>(k)];
    const double expected = round_to(problem.dtype_out, exponential / facts[kSum]);
    const double got = load_element(problem.dtype_out, outputs[0], row * k + j);
    const double distance = ulp_distance(problem.dtype_out, got, expected);
    verdict.ulps = std::max(verdict.ulps, distance);
    const double allowed = allowed_ulps_of(exponential, facts[kDepth], terms) + extra_ulps;
    if (!(distance <= allowed)) {
      return {.correct = false,
              .ulps = verdict.ulps,
              .what = "probabilities[" + std::to_string(j) + "] is " + std::to_string(got) +
                      ", expected " + std::to_string(expected) + ": " + std::to_string(distance) +
                      " ulp away where " + std::to_string(allowed) + " are allowed"};
    }
  }
  return verdict;
}

/// Output 2, the log-sum-exp of the whole row.
void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int,
                  std::int64_t row, std::span<double> expected) {
  const std::vector<double> x = logits_of(problem, inputs, row);
  const double temperature = problem.real("temperature");
  const double shift = shift_of(x);
  expected[0] = shift / temperature + std::log(sum_of_exponentials(x, shift, temperature).terms);
}

/// The sum is good to a few units, so its logarithm to a few times 2^-23 absolutely, and its two
/// terms may cancel: the logarithm is below 22 for rows of up to 2^31, where a unit is 2^-19; and
/// the shift over the temperature is rounded too, relative to its own size.
void evaluate_slack(const Problem& problem, std::span<const std::byte* const> inputs, int,
                    std::int64_t row, std::span<float> slack) {
  const double shift = shift_of(logits_of(problem, inputs, row));
  const double scaled = std::abs(shift / problem.real("temperature"));
  slack[0] = static_cast<float>(0x1p-21 + 0x1p-19 + 0x1p-22 * scaled);
}

const OracleRegistration oracle{
    Oracle{.operation = "softmax_topk",
           .evaluate_row = evaluate_row,
           .has_slack = [](const Problem&, int output) { return output == 2; },
           .evaluate_slack = evaluate_slack,
           .allowed_ulps = [](const Problem&, int, double, double) { return 4.0; },
           .is_judged_by_row = is_judged_by_row,
           .fact_count = fact_count,
           .evaluate_facts = evaluate_facts,
           .judge_row = judge_row}};

}  // namespace
}  // namespace roofmax::reference
