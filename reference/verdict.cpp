// The oracle's rows, rounded to the output's type, and the comparison of a kernel's output with
// them. Rows are judged in parallel; where there are fewer rows than cores, each row is.

#include "reference/verdict.hpp"

#include <omp.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <sstream>
#include <stdexcept>

#include "kernels/contract/operation.hpp"
#include "reference/float_bits.hpp"

namespace roofmax::reference {
namespace {

/// Sums are taken piece by piece and the pieces in order, whatever the number of threads.
constexpr std::int64_t kPiece = std::int64_t{1} << 13;
/// Bookkeeping costs as much as this many elements, so short rows count as rows of this length.
constexpr std::int64_t kLeastCols = 16;

constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// Relative error that a whole row may share, 4 units of fp32: above all that of its denominator,
/// for such sums are computed in fp32.
constexpr double kSharedError = 4 * 0x1p-23;

/// What a row's verdict needs besides its values.
struct RowFacts {
  double peak = 0;          ///< largest finite |expected|
  double sum = 0;           ///< of the rounded values; not finite when one of them is not
  double absolute_sum = 0;  ///< of their magnitudes
  double sum_ulps = 0;      ///< sum of the spacings of representable numbers
  double square_ulps = 0;   ///< sum of their squares
  double tied_up = 0;       ///< sum of the steps up that `kSharedError` may decide, near ties
  double tied_down = 0;     ///< the same down
  double peak_ulps = 0;     ///< the tolerance at the peak
  double slack = 0;         ///< sum of the elements' absolute tolerances
};

void add(RowFacts& total, const RowFacts& part) {
  total.peak = std::max(total.peak, part.peak);
  total.sum += part.sum;
  total.absolute_sum += part.absolute_sum;
  total.sum_ulps += part.sum_ulps;
  total.square_ulps += part.square_ulps;
  total.tied_up += part.tied_up;
  total.tied_down += part.tied_down;
}

/// Rounds a piece of a row and gathers its facts.
template <typename Format>
RowFacts round_piece(const double* values, std::int64_t count, typename Format::Bits* rounded) {
  RowFacts facts;
  for (std::int64_t i = 0; i < count; ++i) {
    const typename Format::Bits bits = Format::narrow(values[i]);
    rounded[i] = bits;
    const double value = Format::widen(bits);
    const double magnitude = std::abs(value);
    if (!Format::is_special(bits)) facts.peak = std::max(facts.peak, magnitude);
    facts.sum += value;
    facts.absolute_sum += magnitude;
    const double ulp = Format::ulp(bits);
    facts.sum_ulps += ulp;
    facts.square_ulps += ulp * ulp;
    // Of fp32 no element is that certain: there the error itself counts.
    if constexpr (sizeof(bits) == 2) {
      const double rounded_off = values[i] - value;
      const double window = kSharedError * std::abs(values[i]);
      // Below a power of two the next number is half as far.
      if (std::abs(rounded_off) + window >= ulp / 4) {
        const bool is_outward = std::abs(values[i]) > magnitude;
        const auto other = static_cast<typename Format::Bits>(is_outward ? bits + 1 : bits - 1);
        const double step = std::abs(Format::widen(other) - value);
        if (step / 2 - std::abs(rounded_off) <= window) {
          (rounded_off > 0 ? facts.tied_up : facts.tied_down) += step;
        }
      }
    }
  }
  return facts;
}

/// What comparing a piece of a row finds.
struct Comparison {
  double worst = 0;   ///< largest distance in ulps
  double judged = 0;  ///< largest beyond what is granted absolutely
  double sum = 0;     ///< of what was got
  std::int64_t failures = 0;
  std::int64_t first_failure = std::numeric_limits<std::int64_t>::max();  ///< column
  double allowed = 0;                                                     ///< there, in ulps
};

void add(Comparison& total, const Comparison& part) {
  total.worst = std::max(total.worst, part.worst);
  total.judged = std::max(total.judged, part.judged);
  total.sum += part.sum;
  total.failures += part.failures;
  if (part.first_failure < total.first_failure) {
    total.first_failure = part.first_failure;
    total.allowed = part.allowed;
  }
}

/// NaN is right only where NaN is expected, an infinity only where that infinity is.
template <typename Format>
double distance(typename Format::Bits expected, typename Format::Bits got) {
  if (Format::is_nan(expected) && Format::is_nan(got)) return 0;
  const bool is_special = Format::is_special(expected) || Format::is_special(got);
  if (is_special && expected != got) return kInfinite;
  return static_cast<double>(order_distance<Format>(expected, got));
}

/// What of the distance `found` is left when an absolute error of `slack` is granted; a `slack`
/// that is not a number grants nothing.
template <typename Format>
double beyond(double slack, double found, typename Format::Bits expected,
              typename Format::Bits got) {
  if (found == 0 || found == kInfinite || std::isnan(slack)) return found;
  const double error = std::abs(Format::widen(got) - Format::widen(expected));
  return std::min(found, std::max(0.0, error - slack) / Format::ulp(expected));
}

/// The loop that nearly every element goes through: false unless all are numbers no further than
/// `limit` from what is expected.
template <typename Format>
bool compare_quickly(const typename Format::Bits* expected, const typename Format::Bits* got,
                     std::int64_t count, double limit, Comparison& comparison) {
  std::make_unsigned_t<typename Format::Order> worst = 0;
  unsigned special = 0;
  double sum = 0;
#pragma omp simd reduction(max : worst) reduction(| : special) reduction(+ : sum)
  for (std::int64_t i = 0; i < count; ++i) {
    special |= (Format::is_special(expected[i]) ? 1U : 0U) | (Format::is_special(got[i]) ? 1U : 0U);
    worst = std::max(worst, order_distance<Format>(expected[i], got[i]));
    sum += Format::widen(got[i]);
  }
  comparison.worst = comparison.judged = static_cast<double>(worst);
  comparison.sum = sum;
  return special == 0 && comparison.worst <= limit;
}

/// One piece of a row: quickly, and element by element only where that does not settle it. `slack`
/// holds the elements' absolute tolerances, or is null.
template <typename Format, typename Allowed>
Comparison compare_piece(const typename Format::Bits* expected, const typename Format::Bits* got,
                         const float* slack, std::int64_t first, std::int64_t last, double limit,
                         const Allowed& allowed_ulps) {
  constexpr std::int64_t kGroup = 256;
  Comparison total;
  for (std::int64_t begin = first; begin < last; begin += kGroup) {
    const std::int64_t end = std::min(last, begin + kGroup);
    Comparison group;
    const bool is_close =
        compare_quickly<Format>(expected + begin, got + begin, end - begin, limit, group);
    if (!is_close || (slack != nullptr && group.worst > 0)) {
      group.worst = group.judged = 0;
      for (std::int64_t col = begin; col < end; ++col) {
        const double found = distance<Format>(expected[col], got[col]);
        const double judged =
            slack == nullptr ? found : beyond<Format>(slack[col], found, expected[col], got[col]);
        group.worst = std::max(group.worst, found);
        group.judged = std::max(group.judged, judged);
        if (judged <= limit) continue;
        const double allowed =
            found < kInfinite ? allowed_ulps(Format::widen(expected[col])) : limit;
        if (judged <= allowed) continue;
        if (group.failures++ == 0) {
          group.first_failure = col;
          group.allowed = allowed;
        }
      }
    }
    add(total, group);
  }
  return total;
}

/// How far the sum of a row may be above (or below) that of its rounded oracle. Two kinds of error
/// add up:
///
/// - each element's own rounding, at most `ulps` units and as often up as down. By Hoeffding's
///   inequality a sum of independent errors of mean 0 within +-t_i leaves 8 sqrt(sum t_i^2) with a
///   probability below 2 exp(-32), about 3e-14;
/// - what a whole row shares: `kSharedError`, and what it decides where a result lies as near a tie
///   of two neighbours, which in a row of few distinct values many do; and documented extra
///   roundings, which equal elements share, so that such a row has them all on one side.
///
/// What an operation allows each element absolutely, for its own reasons, is added.
///
/// The first grows with the square root of the row's length where a bias grows with the length:
/// results that are each within tolerance, but all on one side, or all zero because each is small,
/// pass element by element and fail here.
template <typename Format>
double allowed_sum_error(const RowFacts& facts, double extra_ulps, bool is_above) {
  constexpr double kDeviations = 8;
  const double own = kDeviations * (facts.peak_ulps + extra_ulps) * std::sqrt(facts.square_ulps);
  const double shared = kSharedError * facts.absolute_sum +
                        (is_above ? facts.tied_up : facts.tied_down) + extra_ulps * facts.sum_ulps;
  return own + shared + facts.slack;
}

/// The judged rows of one output.
struct Output {
  TensorSpec spec;
  std::vector<std::int64_t> rows;
  bool is_sampled = false;
  bool is_judged_by_row = false;  ///< then it has no values of its own
  /// Rows without gaps. Not a vector, which one thread alone would fill with zeros first.
  std::unique_ptr<std::byte[]> values;
  std::vector<RowFacts> facts;
  std::unique_ptr<float[]> slack;  ///< absolute tolerances, laid out as the values; may be null

  [[nodiscard]] std::int64_t row_count() const { return static_cast<std::int64_t>(rows.size()); }
  [[nodiscard]] std::int64_t pieces() const { return (spec.cols() + kPiece - 1) / kPiece; }
  /// Whether to share out rows among the threads, rather than the pieces of each row.
  [[nodiscard]] bool has_rows_for_all() const {
    return row_count() >= omp_get_max_threads() || pieces() < 2;
  }
};

/// `count` rows out of `all`: the first, the last and evenly spread ones.
std::vector<std::int64_t> spread_rows(std::int64_t all, std::int64_t count) {
  std::vector<std::int64_t> rows(static_cast<std::size_t>(count));
  const double step = count < 2 ? 0 : static_cast<double>(all - 1) / static_cast<double>(count - 1);
  for (std::int64_t i = 0; i < count; ++i) {
    rows[static_cast<std::size_t>(i)] =
        count == all ? i : static_cast<std::int64_t>(static_cast<double>(i) * step);
  }
  if (count > 1) rows.back() = all - 1;
  return rows;
}

/// Runs `piece_of(first, last)` over the columns of one row and adds up what it returns.
template <typename Result, typename PieceOf>
Result over_row(const Output& output, bool is_parallel, const PieceOf& piece_of) {
  const std::int64_t cols = output.spec.cols();
  Result total;
  if (!is_parallel) {
    for (std::int64_t first = 0; first < cols; first += kPiece) {
      add(total, piece_of(first, std::min(cols, first + kPiece)));
    }
    return total;
  }
  std::vector<Result> parts(static_cast<std::size_t>(output.pieces()));
#pragma omp parallel for schedule(static)
  for (std::int64_t piece = 0; piece < output.pieces(); ++piece) {
    parts[static_cast<std::size_t>(piece)] =
        piece_of(piece * kPiece, std::min(cols, (piece + 1) * kPiece));
  }
  for (const Result& part : parts) add(total, part);
  return total;
}

/// The first row that is not judged and has a poisoned element.
template <typename Bits>
std::optional<std::int64_t> first_poisoned_row(const Output& output, const std::byte* data,
                                               std::uint8_t poison) {
  Bits pattern;
  std::memset(&pattern, poison, sizeof(pattern));
  const auto* const elements = reinterpret_cast<const Bits*>(data);
  const auto is_poisoned = [&](std::int64_t row) {
    const Bits* const begin = elements + output.spec.row_offset(row);
    const std::int64_t cols = output.spec.cols();
    unsigned found = 0;
#pragma omp simd reduction(| : found)
    for (std::int64_t col = 0; col < cols; ++col) {
      found |= begin[col] == pattern ? 1U : 0U;
    }
    return found != 0;
  };
  constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
  std::int64_t first = kNone;
#pragma omp parallel for schedule(static) reduction(min : first)
  for (std::int64_t row = 0; row < output.spec.rows(); ++row) {
    if (row > first || !is_poisoned(row)) continue;
    if (!std::binary_search(output.rows.begin(), output.rows.end(), row)) first = row;
  }
  return first == kNone ? std::nullopt : std::optional(first);
}

}  // namespace

struct Expectation::State {
  Problem problem;
  const Oracle* oracle = nullptr;
  std::vector<const std::byte*> inputs;
  std::vector<Output> outputs;
  /// For `Oracle::judge_row`, `fact_count` numbers for each of the judged rows.
  std::int64_t fact_count = 0;
  std::vector<double> row_facts;

  void evaluate(int index);
  void evaluate_facts(const Output& output);
  [[nodiscard]] std::span<const double> facts_of(std::int64_t place) const {
    return std::span(row_facts).subspan(static_cast<std::size_t>(place * fact_count),
                                        static_cast<std::size_t>(fact_count));
  }
  template <typename Format>
  void evaluate_as(int index);
  template <typename Format>
  [[nodiscard]] Verdict judge_as(int index, const std::byte* data, double extra_ulps) const;
};

Expectation::Expectation(const Problem& problem, std::span<const std::byte* const> inputs,
                         std::int64_t max_elements)
    : state_(std::make_unique<State>()) {
  state_->problem = problem;
  state_->oracle = find_oracle(problem.operation->name);
  if (state_->oracle == nullptr) {
    throw std::logic_error("operation '" + problem.operation->name +
                           "' has no oracle: add one in reference/");
  }
  state_->inputs.assign(inputs.begin(), inputs.end());
  for (const TensorSpec& spec : problem.operation->tensors(problem)) {
    if (!spec.is_written()) continue;
    const int index = static_cast<int>(state_->outputs.size());
    Output output;
    output.spec = spec;
    output.is_judged_by_row =
        state_->oracle->is_judged_by_row && state_->oracle->is_judged_by_row(problem, index);
    const std::int64_t rows = spec.rows();
    const std::int64_t most_rows =
        std::max<std::int64_t>(1, max_elements / std::max(spec.cols(), kLeastCols));
    output.is_sampled = rows > most_rows;
    output.rows = spread_rows(rows, std::min(rows, std::max<std::int64_t>(most_rows, 2)));
    state_->outputs.push_back(std::move(output));
    if (!state_->outputs.back().is_judged_by_row) {
      state_->evaluate(index);
    } else if (state_->row_facts.empty()) {
      state_->evaluate_facts(state_->outputs.back());
    }
  }
}

const std::vector<std::int64_t>& Expectation::rows(int output) const {
  return state_->outputs.at(static_cast<std::size_t>(output)).rows;
}

bool Expectation::sampled() const {
  return std::any_of(state_->outputs.begin(), state_->outputs.end(),
                     [](const Output& output) { return output.is_sampled; });
}

bool Expectation::is_judged_by_row(int output) const {
  return state_->outputs.at(static_cast<std::size_t>(output)).is_judged_by_row;
}

Verdict Expectation::judge(int output, const std::byte* data, double extra_ulps) const {
  const Dtype dtype = state_->outputs.at(static_cast<std::size_t>(output)).spec.dtype;
  return with_format(dtype, [&](auto format) {
    return state_->judge_as<decltype(format)>(output, data, extra_ulps);
  });
}

Verdict Expectation::judge_rows(std::span<const std::byte* const> outputs,
                                double extra_ulps) const {
  const State& state = *state_;
  Verdict verdict;
  verdict.correct = true;
  for (const Output& output : state.outputs) {
    if (!output.is_judged_by_row) continue;
    const auto count = static_cast<std::int64_t>(output.rows.size());
    constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
    std::int64_t first = kNone;
    std::int64_t failures = 0;
    RowVerdict worst;
#pragma omp parallel for schedule(dynamic, 16) reduction(+ : failures)
    for (std::int64_t place = 0; place < count; ++place) {
      const RowVerdict row =
          state.oracle->judge_row(state.problem, state.inputs, state.facts_of(place), outputs,
                                  output.rows[static_cast<std::size_t>(place)], extra_ulps);
      if (!row.correct) ++failures;
#pragma omp critical(roofmax_row_verdict)
      {
        verdict.max_ulp = std::max(verdict.max_ulp, row.ulps);
        if (!row.correct && place < first) {
          first = place;
          worst = row;
        }
      }
    }
    verdict.judged_ulp = verdict.max_ulp;
    if (first != kNone) {
      verdict.correct = false;
      verdict.what = "row " + std::to_string(output.rows[static_cast<std::size_t>(first)]) + ": " +
                     worst.what + "; " + std::to_string(failures) + " rows fail";
    }
    return verdict;  // the judge sees all outputs of a row: once is enough
  }
  return verdict;
}

std::optional<std::int64_t> Expectation::unwritten_row(int output, const std::byte* data,
                                                       std::uint8_t poison) const {
  const Output& judged = state_->outputs.at(static_cast<std::size_t>(output));
  if (!judged.is_sampled) return std::nullopt;
  return with_format(judged.spec.dtype, [&](auto format) {
    return first_poisoned_row<typename decltype(format)::Bits>(judged, data, poison);
  });
}

Expectation::~Expectation() = default;
Expectation::Expectation(Expectation&&) noexcept = default;
Expectation& Expectation::operator=(Expectation&&) noexcept = default;

/// Where there are fewer rows than cores, the oracle may use all of them for each.
void Expectation::State::evaluate_facts(const Output& output) {
  if (!oracle->fact_count) return;
  fact_count = oracle->fact_count(problem);
  row_facts.resize(static_cast<std::size_t>(output.row_count() * fact_count));
  const auto evaluate_place = [&](std::int64_t place) {
    oracle->evaluate_facts(
        problem, inputs, output.rows[static_cast<std::size_t>(place)],
        std::span(row_facts).subspan(static_cast<std::size_t>(place * fact_count),
                                     static_cast<std::size_t>(fact_count)));
  };
  if (output.row_count() < omp_get_max_threads()) {
    for (std::int64_t place = 0; place < output.row_count(); ++place) evaluate_place(place);
    return;
  }
#pragma omp parallel for schedule(dynamic)
  for (std::int64_t place = 0; place < output.row_count(); ++place) evaluate_place(place);
}

void Expectation::State::evaluate(int index) {
  with_format(outputs[static_cast<std::size_t>(index)].spec.dtype,
              [&](auto format) { evaluate_as<decltype(format)>(index); });
}

template <typename Format>
void Expectation::State::evaluate_as(int index) {
  Output& output = outputs[static_cast<std::size_t>(index)];
  const auto cols = static_cast<std::size_t>(output.spec.cols());
  output.values = std::make_unique_for_overwrite<std::byte[]>(output.rows.size() * cols *
                                                              sizeof(typename Format::Bits));
  output.facts.resize(output.rows.size());
  if (oracle->has_slack && oracle->has_slack(problem, index)) {
    output.slack = std::make_unique_for_overwrite<float[]>(output.rows.size() * cols);
  }
  auto* const values = reinterpret_cast<typename Format::Bits*>(output.values.get());
  const bool is_row_parallel = output.has_rows_for_all();

  const auto evaluate_one = [&](std::int64_t place, std::vector<double>& buffer) {
    oracle->evaluate_row(problem, inputs, index, output.rows[static_cast<std::size_t>(place)],
                         buffer);
    auto* const rounded = values + static_cast<std::size_t>(place) * cols;
    RowFacts facts =
        over_row<RowFacts>(output, !is_row_parallel, [&](std::int64_t first, std::int64_t last) {
          return round_piece<Format>(buffer.data() + first, last - first, rounded + first);
        });
    facts.peak_ulps = oracle->allowed_ulps(problem, index, facts.peak, facts.peak);
    if (output.slack) {
      const std::span<float> slack(output.slack.get() + static_cast<std::size_t>(place) * cols,
                                   cols);
      oracle->evaluate_slack(problem, inputs, index, output.rows[static_cast<std::size_t>(place)],
                             slack);
      facts.slack = oracle->sum_slack ? oracle->sum_slack(problem, index, buffer, slack)
                                      : std::accumulate(slack.begin(), slack.end(), 0.0);
      // An operation that says itself what of its slack may show says so of roundings too.
      if (oracle->sum_slack) facts.tied_up = facts.tied_down = 0;
    }
    output.facts[static_cast<std::size_t>(place)] = facts;
  };
  if (is_row_parallel) {
#pragma omp parallel
    {
      std::vector<double> buffer(cols);
#pragma omp for schedule(static)
      for (std::int64_t place = 0; place < output.row_count(); ++place) {
        evaluate_one(place, buffer);
      }
    }
  } else {
    std::vector<double> buffer(cols);
    for (std::int64_t place = 0; place < output.row_count(); ++place) evaluate_one(place, buffer);
  }
}

template <typename Format>
Verdict Expectation::State::judge_as(int index, const std::byte* data, double extra_ulps) const {
  using Bits = typename Format::Bits;
  const Output& output = outputs[static_cast<std::size_t>(index)];
  const auto* const values = reinterpret_cast<const Bits*>(output.values.get());
  const auto* const got_all = reinterpret_cast<const Bits*>(data);
  const bool is_row_parallel = output.has_rows_for_all();
  const std::int64_t cols = output.spec.cols();

  /// One thread's share; the first failure by row wins, so the sentence is always the same.
  struct Share {
    double max_ulp = 0;
    double judged_ulp = 0;
    double row_sum_error = 0;
    std::int64_t failures = 0;
    std::int64_t failed_rows = 0;  ///< rows whose sum is off
    std::int64_t element_place = std::numeric_limits<std::int64_t>::max();
    std::int64_t element_col = 0;
    double element_allowed = 0;
    std::int64_t sum_place = std::numeric_limits<std::int64_t>::max();
    double sum_got = 0;
  };

  const auto judge_row = [&](std::int64_t place, Share& share) {
    const RowFacts& facts = output.facts[static_cast<std::size_t>(place)];
    const Bits* const expected = values + place * cols;
    const Bits* const got =
        got_all + output.spec.row_offset(output.rows[static_cast<std::size_t>(place)]);
    const float* const slack = output.slack ? output.slack.get() + place * cols : nullptr;
    const double limit = facts.peak_ulps + extra_ulps;
    const auto allowed_ulps = [&](double value) {
      return oracle->allowed_ulps(problem, index, value, facts.peak) + extra_ulps;
    };
    const Comparison row =
        over_row<Comparison>(output, !is_row_parallel, [&](std::int64_t first, std::int64_t last) {
          return compare_piece<Format>(expected, got, slack, first, last, limit, allowed_ulps);
        });
    share.max_ulp = std::max(share.max_ulp, row.worst);
    share.judged_ulp = std::max(share.judged_ulp, row.judged);
    share.failures += row.failures;
    if (row.failures > 0 && place < share.element_place) {
      share.element_place = place;
      share.element_col = row.first_failure;
      share.element_allowed = row.allowed;
    }
    // A row that should hold NaN or infinity has no sum to compare; its elements were.
    if (!std::isfinite(facts.sum)) return;
    const double error = std::abs(row.sum - facts.sum);
    const double relative = error / std::max(1.0, std::abs(facts.sum));
    share.row_sum_error = std::max(share.row_sum_error, error == error ? relative : kInfinite);
    if (!(error <= allowed_sum_error<Format>(facts, extra_ulps, row.sum > facts.sum))) {
      ++share.failed_rows;
      if (place < share.sum_place) {
        share.sum_place = place;
        share.sum_got = row.sum;
      }
    }
  };

  Share total;
  if (is_row_parallel) {
#pragma omp parallel
    {
      Share mine;
#pragma omp for schedule(static) nowait
      for (std::int64_t place = 0; place < output.row_count(); ++place) judge_row(place, mine);
#pragma omp critical(roofmax_verdict)
      {
        total.max_ulp = std::max(total.max_ulp, mine.max_ulp);
        total.judged_ulp = std::max(total.judged_ulp, mine.judged_ulp);
        total.row_sum_error = std::max(total.row_sum_error, mine.row_sum_error);
        total.failures += mine.failures;
        total.failed_rows += mine.failed_rows;
        if (mine.element_place < total.element_place) {
          total.element_place = mine.element_place;
          total.element_col = mine.element_col;
          total.element_allowed = mine.element_allowed;
        }
        if (mine.sum_place < total.sum_place) {
          total.sum_place = mine.sum_place;
          total.sum_got = mine.sum_got;
        }
      }
    }
  } else {
    for (std::int64_t place = 0; place < output.row_count(); ++place) judge_row(place, total);
  }

  Verdict verdict{.correct = total.failures == 0 && total.failed_rows == 0,
                  .max_ulp = total.max_ulp,
                  .judged_ulp = total.judged_ulp,
                  .row_sum_error = total.row_sum_error,
                  .what = {}};
  std::ostringstream what;
  what.precision(9);
  if (total.failures > 0) {
    const std::int64_t row = output.rows[static_cast<std::size_t>(total.element_place)];
    const Bits expected = values[total.element_place * cols + total.element_col];
    const Bits got = got_all[output.spec.row_offset(row) + total.element_col];
    const double found = distance<Format>(expected, got);
    what << output.spec.name << "[" << row << ", " << total.element_col << "]: expected "
         << Format::widen(expected) << ", got " << Format::widen(got) << ", ";
    const double slack =
        output.slack ? output.slack[total.element_place * cols + total.element_col] : 0;
    if (slack > 0 && found < kInfinite) {
      what << beyond<Format>(slack, found, expected, got) << " ulp beyond an error of " << slack;
    } else {
      what << found << " ulp away";
    }
    what << " where " << total.element_allowed << " are allowed; " << total.failures
         << " elements fail";
  } else if (total.failed_rows > 0) {
    const auto place = static_cast<std::size_t>(total.sum_place);
    const RowFacts& facts = output.facts[place];
    what << output.spec.name << "[" << output.rows[place] << ", :]: the row should add up to "
         << facts.sum << " within "
         << allowed_sum_error<Format>(facts, extra_ulps, total.sum_got > facts.sum) << ", got "
         << total.sum_got << ": its errors lean to one side; " << total.failed_rows << " rows fail";
  }
  verdict.what = what.str();
  return verdict;
}

}  // namespace roofmax::reference
