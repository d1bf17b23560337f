// What is right for operation `softmax_topk_backward`: in the chosen columns of a row
// p (dp - sum(p dp)) / t in fp64, from the stored inputs, and exactly 0 in all others. Plain
// arithmetic: a NaN in p or dp, or an infinite dp, reaches all chosen columns of its row through
// the sum, and never the others. A p of 0 has a gradient of 0 where the rest of the row is finite.
// An index that is no column of the row has nowhere to go; its p dp counts in the sum.
//
// A judge of the row sees all of it: a tolerance, however small, would let something through where
// nothing may be.

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "reference/distribution.hpp"
#include "reference/float_bits.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"

namespace roofmax::reference {
namespace {

/// Facts of a row: the sum of p dp, and that of their magnitudes.
enum Fact : std::size_t { kSum, kMagnitude, kFactCount };

Dtype index_type_of(const Problem& problem) {
  return problem.choice("indices") == "int64" ? Dtype::int64 : Dtype::int32;
}

/// The inputs of one row.
class ChosenLogits {
 public:
  ChosenLogits(const Problem& problem, std::span<const std::byte* const> inputs, std::int64_t row)
      : dtype_(problem.dtype),
        index_type_(index_type_of(problem)),
        inputs_(inputs),
        first_(row * problem.at("k")) {}

  [[nodiscard]] double probability(std::int64_t j) const {
    return load_element(dtype_, inputs_[0], first_ + j);
  }
  [[nodiscard]] std::int64_t column(std::int64_t j) const {
    const std::byte* const columns = inputs_[1];
    return index_type_ == Dtype::int64 ? reinterpret_cast<const std::int64_t*>(columns)[first_ + j]
                                       : reinterpret_cast<const std::int32_t*>(columns)[first_ + j];
  }
  [[nodiscard]] double gradient(std::int64_t j) const {
    return load_element(dtype_, inputs_[2], first_ + j);
  }

 private:
  Dtype dtype_;
  Dtype index_type_;
  std::span<const std::byte* const> inputs_;
  std::int64_t first_;
};

void evaluate_facts(const Problem& problem, std::span<const std::byte* const> inputs,
                    std::int64_t row, std::span<double> facts) {
  const ChosenLogits chosen(problem, inputs, row);
  facts[kSum] = facts[kMagnitude] = 0;
  for (std::int64_t j = 0; j < problem.at("k"); ++j) {
    const double product = chosen.probability(j) * chosen.gradient(j);
    facts[kSum] += product;
    facts[kMagnitude] += std::abs(product);
  }
}

/// The units in the last place of `expected` by which `got` differs from it, once `slack` is
/// granted; all of them where one is not finite.
double units_beyond(Dtype dtype, double slack, double expected, double got) {
  const double distance = ulp_distance(dtype, got, expected);
  const double error = std::abs(got - expected);
  if (distance == 0 || !std::isfinite(error)) return distance;
  const double unit = with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    return Format::ulp(Format::narrow(expected));
  });
  return std::min(distance, std::max(0.0, error - slack) / unit);
}

/// How many elements of a row are not 0, of either sign.
std::int64_t count_nonzero(Dtype dtype, const std::byte* data, std::int64_t first,
                           std::int64_t count) {
  return with_format(dtype, [&](auto format) {
    using Bits = typename decltype(format)::Bits;
    const auto* const elements = reinterpret_cast<const Bits*>(data) + first;
    std::int64_t found = 0;
    for (std::int64_t i = 0; i < count; ++i) {
      found += static_cast<Bits>(elements[i] << 1) != 0 ? 1 : 0;
    }
    return found;
  });
}

/// The first column that is not 0 and not chosen.
std::string describe_stray(const Problem& problem, const ChosenLogits& chosen,
                           const std::byte* output, std::int64_t first) {
  std::vector<std::int64_t> columns;
  for (std::int64_t j = 0; j < problem.at("k"); ++j) columns.push_back(chosen.column(j));
  std::sort(columns.begin(), columns.end());
  for (std::int64_t col = 0; col < problem.at("vocab"); ++col) {
    const double got = load_element(problem.dtype_out, output, first + col);
    if (got == 0 || std::binary_search(columns.begin(), columns.end(), col)) continue;
    return "column " + std::to_string(col) + " is " + std::to_string(got) +
           ", expected 0: it is not among the indices";
  }
  return "an index is there twice";
}

/// Half types: one unit, for a value computed in fp32 and rounded once may land on either side of a
/// tie. fp32: four, for the difference, two products and the temperature's reciprocal. Absolutely:
/// the sum is good to 4 units of the sum of the magnitudes, and the difference may cancel; and a
/// product on the way may be subnormal where the result is not.
RowVerdict judge_row(const Problem& problem, std::span<const std::byte* const> inputs,
                     std::span<const double> facts, std::span<const std::byte* const> outputs,
                     std::int64_t row, double extra_ulps) {
  constexpr double kFourUnits = 0x1p-21;
  constexpr double kLeast = std::numeric_limits<float>::denorm_min();
  const ChosenLogits chosen(problem, inputs, row);
  const std::int64_t vocab = problem.at("vocab");
  const std::int64_t first = row * problem.at("stride");
  const double factor = 1 / problem.real("temperature");
  const double allowed = (problem.dtype_out == Dtype::fp32 ? 4.0 : 1.0) + extra_ulps;
  RowVerdict verdict;
  std::int64_t nonzero = 0;
  for (std::int64_t j = 0; j < problem.at("k"); ++j) {
    const std::int64_t column = chosen.column(j);
    if (column < 0 || column >= vocab) continue;
    const double p = chosen.probability(j);
    const double dp = chosen.gradient(j);
    const double expected = round_to(problem.dtype_out, p * (dp - facts[kSum]) * factor);
    const double difference = std::abs(dp) + facts[kMagnitude];
    const double slack = kFourUnits * factor * std::abs(p) * difference +
                         kLeast * (factor + std::abs(p) * factor + difference);
    const double got = load_element(problem.dtype_out, outputs[0], first + column);
    nonzero += got != 0 ? 1 : 0;
    const double units = units_beyond(problem.dtype_out, slack, expected, got);
    verdict.ulps = std::max(verdict.ulps, units);
    if (units <= allowed) continue;
    return {.correct = false,
            .ulps = verdict.ulps,
            .what = "column " + std::to_string(column) + " is " + std::to_string(got) +
                    ", expected " + std::to_string(expected) + ": " + std::to_string(units) +
                    " ulp away where " + std::to_string(allowed) + " are allowed"};
  }
  if (count_nonzero(problem.dtype_out, outputs[0], first, vocab) != nonzero) {
    return {.correct = false,
            .ulps = std::numeric_limits<double>::infinity(),
            .what = describe_stray(problem, chosen, outputs[0], first)};
  }
  return verdict;
}

/// Leaves in `columns` those of the `k` largest elements of `x` in the forward's order.
void choose(std::span<const double> x, std::int64_t k, std::vector<std::int64_t>& columns) {
  columns.resize(x.size());
  std::iota(columns.begin(), columns.end(), 0);
  std::partial_sort(columns.begin(), columns.begin() + k, columns.end(),
                    [&](std::int64_t a, std::int64_t b) {
                      const double left = x[static_cast<std::size_t>(a)];
                      const double right = x[static_cast<std::size_t>(b)];
                      return left > right || (left == right && a < b);
                    });
  columns.resize(static_cast<std::size_t>(k));
}

/// What a forward would have left of logits of the problem's distribution. dp is normal about 3:
/// about 0, what a kernel lost of sum(p dp) would hardly show.
void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const std::int64_t rows = problem.at("rows");
  const std::int64_t vocab = problem.at("vocab");
  const std::int64_t k = problem.at("k");
  const double temperature = problem.real("temperature");
  const Dtype index_type = index_type_of(problem);
  const TensorSpec logits = contiguous("logits", Role::input, problem.dtype_out, {rows, vocab});
  const TensorSpec chosen = contiguous("dprobabilities", Role::input, problem.dtype, {rows, k});
  std::vector<std::byte> data(static_cast<std::size_t>(logits.bytes()));
  fill_by_distribution(problem.choice("distribution"), seed, logits, data.data());
  fill_by_distribution("normal", seed + 1, chosen, inputs[2]);
#pragma omp parallel
  {
    std::vector<double> x(static_cast<std::size_t>(vocab));
    std::vector<std::int64_t> columns;
#pragma omp for schedule(static)
    for (std::int64_t row = 0; row < rows; ++row) {
      for (std::int64_t col = 0; col < vocab; ++col) {
        x[static_cast<std::size_t>(col)] =
            load_element(problem.dtype_out, data.data(), row * vocab + col);
      }
      choose(x, k, columns);
      const auto exponential = [&](std::int64_t column) {
        const double largest = x[static_cast<std::size_t>(columns.front())];
        return std::exp((x[static_cast<std::size_t>(column)] - largest) / temperature);
      };
      double sum = 0;
      for (const std::int64_t column : columns) sum += exponential(column);
      for (std::int64_t j = 0; j < k; ++j) {
        const std::int64_t place = row * k + j;
        const std::int64_t column = columns[static_cast<std::size_t>(j)];
        store_element(problem.dtype, inputs[0], place, exponential(column) / sum);
        store_element(index_type, inputs[1], place, static_cast<double>(column));
        store_element(problem.dtype, inputs[2], place,
                      load_element(problem.dtype, inputs[2], place) + 3.0);
      }
    }
  }
}

const OracleRegistration oracle{
    Oracle{.operation = "softmax_topk_backward",
           .generate = generate,
           .evaluate_row = {},
           .allowed_ulps = {},
           .is_judged_by_row = [](const Problem&, int) { return true; },
           .fact_count = [](const Problem&) { return static_cast<std::int64_t>(kFactCount); },
           .evaluate_facts = evaluate_facts,
           .judge_row = judge_row}};

}  // namespace
}  // namespace roofmax::reference
