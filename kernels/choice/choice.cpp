#include "kernels/choice/choice.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <span>
#include <sstream>
#include <tuple>

#include "kernels/choice/table.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

// How much each difference counts, in doublings of rows or of a length. Chosen together with the
// constants from kNearest to kCaution, by what the problems of all records of an H200 lose when
// each is left out in turn: from some hundred sets, of which many lose as little. How much of a
// power of two a row fills is none of them: with it, an earlier table chose another kernel at 183
// of 2800 problems drawn at random, and these took 0.8 +- 0.6% less time on an H200, too little to
// be told from chance.
constexpr double kAlignment = 0.65;     // whole vectors, or not
constexpr double kEnds = 12.0;          // and as much more, of a row of one vector
constexpr double kOtherType = 0.45;     // of as many bytes
constexpr double kOtherTypeSize = 1.6;  // of twice or half as many
constexpr double kMode = 0.7;
constexpr double kLayout = 0.3;
/// Beyond so many rows, which keep a device busy, a doubling counts this much alone.
constexpr double kManyRows = 128;
constexpr double kOfManyRows = 0.5;
// Of a kernel kNearest problems are looked at. Its losses, as logarithms, are spread by kSpread
// around a mean, and at a distance of kRange what two of them share has fallen to 1/e; each is off
// by kNoise besides, which no other problem tells: where the problem itself was measured, beside
// others, what was measured is taken. kCaution standard deviations of the guess are added to it:
// what was measured close by is trusted more, and the more so, the less was measured.
constexpr std::size_t kNearest = 48;
constexpr double kSpread = 0.42;
constexpr double kRange = 14.0;
constexpr double kNoise = 0.06;
constexpr double kCaution = 0.8;
/// No kernel is expected to be faster than the fastest by more than this, where a trend would say
/// so.
constexpr double kLeastLoss = -0.05;
/// By how much the SOL of the fastest kernel may differ for each doubling between two problems, as
/// a logarithm. A difference beyond that says that a better kernel was not measured at one of them.
constexpr double kOfSol = 0.1;
/// How many times as long as its own bytes should take a kernel is expected to take that was
/// measured nowhere, as a logarithm: it is chosen only where all others are known to be slow.
constexpr double kUnmeasured = 0.5;

constexpr std::size_t kTold = 3;  // problems that the reason of a choice names

/// What is written as 0.000 in a table.
constexpr double kLeastShare = 0.0005;

constexpr std::int64_t kVectorBytes = 16;

/// Doublings from nothing to so much.
double doublings_to(double value) { return std::log2(1 + std::abs(value)); }

double doublings_to_rows(std::int64_t rows) {
  const double all = doublings_to(static_cast<double>(rows));
  const double beyond = all - doublings_to(kManyRows);
  return beyond > 0 ? all - (1 - kOfManyRows) * beyond : all;
}

std::int64_t rows_of(const Problem& problem) {
  std::int64_t rows = 1;
  for (std::size_t i = 0; i < problem.axes.size(); ++i) {
    if (problem.operation->axes[i].role == AxisRole::batch) rows *= problem.axes[i].value;
  }
  return rows;
}

bool has_whole_vectors(const Problem& problem) {
  for (std::size_t i = 0; i < problem.axes.size(); ++i) {
    const Axis& axis = problem.operation->axes[i];
    const bool is_extent =
        axis.role == AxisRole::length || (axis.role == AxisRole::layout && !axis.is_choice());
    const auto bytes = problem.axes[i].value * static_cast<std::int64_t>(size_of(problem.dtype));
    if (is_extent && bytes % kVectorBytes != 0) return false;
  }
  return true;
}

/// Of the shortest length, at least 1.
double vectors_of(const Problem& problem) {
  double vectors = INFINITY;
  for (std::size_t i = 0; i < problem.axes.size(); ++i) {
    if (problem.operation->axes[i].role != AxisRole::length) continue;
    const auto bytes = problem.axes[i].value * static_cast<std::int64_t>(size_of(problem.dtype));
    vectors = std::min(vectors, static_cast<double>(bytes) / kVectorBytes);
  }
  return std::max(1.0, vectors);
}

/// A row that does not begin and end with a vector has two that are not whole, of however many.
double unalignment_of(const Problem& problem) {
  return has_whole_vectors(problem) ? 0 : kAlignment + kEnds / vectors_of(problem);
}

double type_distance(const Problem& one, const Problem& other) {
  if (one.dtype == other.dtype && one.dtype_out == other.dtype_out) return 0;
  const bool is_as_large = size_of(one.dtype) == size_of(other.dtype) &&
                           size_of(one.dtype_out) == size_of(other.dtype_out);
  return is_as_large ? kOtherType : kOtherTypeSize;
}

/// Between two problems of which one has so many doublings more, or another word.
double axis_distance(const Axis& axis, double doublings, bool has_other_word) {
  switch (axis.role) {
    case AxisRole::length:
      return std::abs(doublings);
    case AxisRole::size:
      // A limit that need not be there, as a window's: counted in doublings it would be far from
      // none (-1), though it says little of which kernel is fast.
      if (axis.default_value < 0) return 0;
      return axis.is_choice() ? (has_other_word ? kLayout : 0) : std::abs(doublings);
    case AxisRole::mode:
      return has_other_word ? kMode : 0;
    case AxisRole::layout:
      return axis.is_choice() && has_other_word ? kLayout : 0;
    case AxisRole::batch:  // all of them together
    case AxisRole::data:
      return 0;
  }
  return 0;
}

/// Where a problem, which must outlive this, lies among the others of its operation.
class Place {
 public:
  explicit Place(const Problem& problem)
      : problem_(&problem),
        rows_(doublings_to_rows(rows_of(problem))),
        unalignment_(unalignment_of(problem)) {
    for (const Problem::Coordinate& axis : problem.axes) {
      doublings_.push_back(doublings_to(static_cast<double>(axis.value)));
    }
  }

  [[nodiscard]] double distance_to(const Place& other) const {
    double square = 0;
    const auto add = [&square](double distance) { square += distance * distance; };
    add(rows_ - other.rows_);
    add(type_distance(*problem_, *other.problem_));
    add(unalignment_ - other.unalignment_);
    for (std::size_t i = 0; i < doublings_.size(); ++i) {
      add(axis_distance(problem_->operation->axes[i], doublings_[i] - other.doublings_[i],
                        problem_->axes[i].choice != other.problem_->axes[i].choice));
    }
    return std::sqrt(square);
  }

 private:
  const Problem* problem_;
  double rows_;
  double unalignment_;
  std::vector<double> doublings_;  // from nothing to the value of each axis
};

std::vector<const Kernel*> candidates_of(const Problem& problem, const DeviceTraits& device) {
  std::vector<const Kernel*> found;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation != problem.operation->name || kernel->device != device.kind) continue;
    if (!refusal_of(*kernel, problem, device)) found.push_back(kernel);
  }
  return found;
}

/// Adds what is not there yet.
template <typename T>
void add_to(std::vector<T>& all, const std::vector<T>& more) {
  for (const T& each : more) {
    if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(each);
  }
}

/// The constraint on which most of the kernels that compute what is asked for refuse it, in the
/// words of one of them; of any kernels where none computes it.
std::optional<Refusal> why_none_takes(const Problem& problem, const DeviceTraits& device) {
  struct Reason {
    Refusal refusal;
    int kernels = 0;
  };
  std::map<std::pair<bool, std::string>, Reason> reasons;  // by whether it serves, and constraint
  for (const Kernel* const kernel : kernels()) {
    if (kernel->operation != problem.operation->name || kernel->device != device.kind) continue;
    auto refusal = refusal_of(*kernel, problem, device);
    if (!refusal) continue;
    refusal->reason = "no kernel takes it: " + kernel->full_name() + ": " + refusal->reason;
    const bool serves = unserved_mode(*kernel, problem) == nullptr;
    ++reasons.try_emplace({serves, refusal->constraint}, Reason{*refusal}).first->second.kernels;
  }
  const auto weight = [](const auto& each) {
    return std::pair(each.first.first, each.second.kernels);
  };
  const auto main = std::max_element(
      reasons.begin(), reasons.end(),
      [&](const auto& left, const auto& right) { return weight(left) < weight(right); });
  return main == reasons.end() ? std::nullopt : std::optional(main->second.refusal);
}

std::size_t served_choices(const Kernel& kernel) {
  std::size_t count = 1;
  for (const auto& [mode, choices] : kernel.serves) count *= choices.size();
  return count;
}

/// Of kernels nobody has measured: the documented tuning that models the fewest bytes, then the
/// fewest launches, then the one that serves the fewest other modes.
const Kernel* by_model(const std::vector<const Kernel*>& candidates, const Problem& problem,
                       const DeviceTraits& device) {
  const auto cost = [&](const Kernel* kernel) {
    const Traffic traffic = kernel->traffic ? kernel->traffic(problem, device)
                                            : Traffic{.bytes = {INT64_MAX, 0}, .launches = 0};
    return std::tuple(!kernel->default_tuning, traffic.bytes.total(), traffic.launches,
                      served_choices(*kernel), kernel->full_name());
  };
  return *std::min_element(
      candidates.begin(), candidates.end(),
      [&](const Kernel* left, const Kernel* right) { return cost(left) < cost(right); });
}

bool takes_types_of(const Kernel& kernel, const Problem& problem) {
  const DtypePair types{problem.dtype, problem.dtype_out};
  return std::find(kernel.dtypes.begin(), kernel.dtypes.end(), types) != kernel.dtypes.end();
}

/// Share of the fastest kernel that takes the types of `problem`: how far a kernel for halves is
/// ahead of others says nothing of how slow these are in fp32.
double fastest_for(const Problem& problem, const MeasuredProblem& measured) {
  const auto found =
      std::find_if(measured.shares.begin(), measured.shares.end(),
                   [&](const auto& share) { return takes_types_of(*share.first, problem); });
  return found == measured.shares.end() ? 1 : found->second;
}

struct Neighbour {
  Place place;
  double distance;
  const MeasuredProblem* measured;
  double fastest;  ///< `fastest_for` the problem in question
  bool is_contest;
  bool is_itself;  ///< the problem in question
};

using Neighbours = std::vector<const Neighbour*>;

/// Whether several algorithms were measured, so that one's speed says something of another's.
bool is_contest(const MeasuredProblem& measured) {
  return std::any_of(measured.shares.begin(), measured.shares.end(), [&](const auto& share) {
    return share.first->name != measured.shares.front().first->name;
  });
}

/// All problems of the operation, the nearest first.
std::vector<Neighbour> by_distance(const Problem& problem, const Evidence& evidence) {
  const Place here(problem);
  std::vector<Neighbour> found;
  for (const MeasuredProblem& measured : evidence.problems) {
    if (measured.problem.operation != problem.operation) continue;
    const Place place(measured.problem);
    found.push_back({.place = place,
                     .distance = here.distance_to(place),
                     .measured = &measured,
                     .fastest = fastest_for(problem, measured),
                     .is_contest = is_contest(measured),
                     .is_itself = measured.problem == problem});
  }
  std::stable_sort(found.begin(), found.end(), [](const Neighbour& left, const Neighbour& right) {
    return left.distance < right.distance;
  });
  return found;
}

bool are_one_code(const Kernel& one, const Kernel& other) {
  return &one == &other ||
         (!one.code.empty() && one.code == other.code && one.tuning == other.tuning);
}

/// Of the kernel, or of its code under another name; nullptr where neither was measured.
const MeasuredProblem::Share* share_of(const Kernel* kernel, const MeasuredProblem& measured) {
  const auto found = std::find_if(measured.shares.begin(), measured.shares.end(),
                                  [kernel](const MeasuredProblem::Share& share) {
                                    return are_one_code(*share.first, *kernel);
                                  });
  return found == measured.shares.end() ? nullptr : &*found;
}

/// The problems nearest to one at which a kernel's code was measured beside others; those where it
/// was alone only if there are no others.
Neighbours nearest(const Kernel* kernel, const std::vector<Neighbour>& all) {
  Neighbours found;
  for (const bool is_contested : {true, false}) {
    for (const Neighbour& each : all) {
      if (found.size() == kNearest) return found;
      if (each.is_contest == is_contested && share_of(kernel, *each.measured) != nullptr) {
        found.push_back(&each);
      }
    }
    if (!found.empty()) break;
  }
  return found;
}

/// What is expected of a kernel.
struct Expectation {
  const Kernel* kernel;
  Neighbours neighbours;
  double loss;     ///< logarithm of how many times as long as the fastest it takes
  double caution;  ///< what is added to that because so little is known
};

/// The same of a kernel that was measured nowhere, by the bytes of its model. Nothing where it has
/// none.
std::optional<double> modelled_loss(const Kernel& kernel, const Problem& problem,
                                    const DeviceTraits& device) {
  if (!kernel.traffic) return std::nullopt;
  const auto least = static_cast<double>(problem.operation->compulsory(problem).bytes.total());
  const auto bytes = static_cast<double>(kernel.traffic(problem, device).bytes.total());
  if (least <= 0 || bytes <= 0) return std::nullopt;
  return std::log(std::max(1.0, bytes / least)) + kUnmeasured;
}

/// What two losses share whose problems are so far apart: an exponential covariance. Of problems
/// that are points of a Euclidean space, as those of `distance_between` are, it makes a matrix that
/// is positive definite.
double covariance_at(double distance) { return kSpread * kSpread * std::exp(-distance / kRange); }
/// What a loss varies by in all.
constexpr double kVariance = kSpread * kSpread + kNoise * kNoise;

/// A matrix that is symmetric and positive definite, as the product of a triangle with itself.
class Cholesky {
 public:
  /// `matrix`: its rows up to the diagonal.
  explicit Cholesky(std::vector<std::vector<double>> matrix) : lower_(std::move(matrix)) {
    for (std::size_t i = 0; i < lower_.size(); ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        double rest = lower_[i][j];
        for (std::size_t k = 0; k < j; ++k) rest -= lower_[i][k] * lower_[j][k];
        lower_[i][j] = i == j ? std::sqrt(rest) : rest / lower_[j][j];
      }
    }
  }

  /// x of matrix x = right.
  [[nodiscard]] std::vector<double> solve(std::vector<double> right) const {
    const std::size_t size = lower_.size();
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t k = 0; k < i; ++k) right[i] -= lower_[i][k] * right[k];
      right[i] /= lower_[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
      for (std::size_t k = i + 1; k < size; ++k) right[i] -= lower_[k][i] * right[k];
      right[i] /= lower_[i][i];
    }
    return right;
  }

 private:
  std::vector<std::vector<double>> lower_;
};

double dot(const std::vector<double>& one, const std::vector<double>& other) {
  return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}

/// From losses of neighbours to that at a problem, by ordinary kriging (Matheron, Principles of
/// geostatistics, 1963): the best linear guess, where their mean is not known. Neighbours that are
/// close to each other count together, not each by itself. How much each counts depends on where
/// they lie alone: kernels with the same neighbours share an interpolation.
class Interpolation {
 public:
  explicit Interpolation(const Neighbours& neighbours) {
    std::vector<std::vector<double>> shared;  // between neighbours
    std::vector<double> here;                 // between each of them and the problem
    for (const Neighbour* const one : neighbours) {
      std::vector<double>& row = shared.emplace_back();
      for (std::size_t other = 0; other + 1 < shared.size(); ++other) {
        row.push_back(covariance_at(one->place.distance_to(neighbours[other]->place)));
      }
      row.push_back(kVariance);
      here.push_back(covariance_at(one->distance));
    }
    const Cholesky covariance(std::move(shared));
    const std::vector<double> ones(neighbours.size(), 1.0);
    of_mean_ = covariance.solve(ones);
    weights_ = covariance.solve(here);
    certainty_ = dot(of_mean_, ones);
    not_shared_ = 1 - dot(weights_, ones);
    const double variance =
        kVariance - dot(weights_, here) + not_shared_ * not_shared_ / certainty_;
    deviation_ = std::sqrt(std::max(variance, 0.0));
  }

  /// From those of the neighbours, in their order.
  [[nodiscard]] double loss(const std::vector<double>& losses) const {
    return dot(weights_, losses) + not_shared_ * dot(of_mean_, losses) / certainty_;
  }
  /// Of the loss from that, one standard deviation.
  [[nodiscard]] double deviation() const { return deviation_; }

 private:
  std::vector<double> of_mean_;  // how much each neighbour counts in their mean
  std::vector<double> weights_;  // in the loss, beside that
  double certainty_;             // the sum of the first
  double not_shared_;            // how much the mean counts in the loss
  double deviation_;
};

/// Those that a problem needed so far.
using Interpolations = std::map<Neighbours, Interpolation>;

/// Of a kernel that was measured somewhere.
Expectation expectation_of(const Kernel* kernel, Neighbours neighbours,
                           Interpolations& interpolations) {
  const auto loss_at = [kernel](const Neighbour* neighbour) {
    return neighbour->measured->shortfall -
           std::log(share_of(kernel, *neighbour->measured)->second / neighbour->fastest);
  };
  const auto itself = std::find_if(neighbours.begin(), neighbours.end(),
                                   [](const Neighbour* each) { return each->is_itself; });
  if (itself != neighbours.end()) {
    const double loss = loss_at(*itself);
    return {kernel, std::move(neighbours), loss, 0};
  }
  const Interpolation& interpolation =
      interpolations.try_emplace(neighbours, neighbours).first->second;
  std::vector<double> losses;
  for (const Neighbour* const each : neighbours) losses.push_back(loss_at(each));
  const double loss = std::max(interpolation.loss(losses), kLeastLoss);
  return {kernel, std::move(neighbours), loss, kCaution * interpolation.deviation()};
}

Evidence read(const Table& table) {
  Evidence evidence{.device = table.device, .made = table.made, .problems = {}};
  for (const TableLine& line : table.lines) {
    const Operation* const operation = find_operation(line.operation);
    const auto dtype = parse_dtype(line.dtype);
    const auto dtype_out = parse_dtype(line.dtype_out);
    if (operation == nullptr || !dtype || !dtype_out) continue;
    std::map<std::string, std::string> axes;
    std::istringstream words(line.axes);
    for (std::string word; words >> word;) {
      const std::size_t equals = word.find('=');
      axes[word.substr(0, equals)] = word.substr(equals + 1);
    }
    MeasuredProblem measured{.problem = operation->make_problem({*dtype, *dtype_out}, axes),
                             .shares = {},
                             .sol = line.sol};
    std::istringstream kernels(line.kernels);
    std::string name;
    for (double share = 0; kernels >> name >> share;) {
      share = std::max(share, kLeastShare);
      const Kernel* const kernel = find_kernel(operation->name, table.kind, name);
      if (kernel != nullptr) {
        measured.shares.emplace_back(kernel, share);
      } else if (measured.shares.empty()) {
        measured.sol = 0;  // it was that of a kernel which this build lacks
      }
    }
    if (!measured.shares.empty()) evidence.problems.push_back(std::move(measured));
  }
  find_shortfalls(evidence);
  return evidence;
}

/// The table of the device itself, or else of one of its kind: of the capability nearest to its.
const Table* table_of(const DeviceTraits& device) {
  const Table* best = nullptr;
  const auto distance = [&](const Table* table) {
    return std::pair(device.name.find(table->device) == std::string::npos,
                     std::abs(table->compute_capability - device.compute_capability));
  };
  for (const Table* table : tables()) {
    if (table->kind != device.kind) continue;
    if (best == nullptr || distance(table) < distance(best)) best = table;
  }
  return best;
}

std::string why(const Expectation& expectation, const Evidence& evidence,
                const DeviceTraits& device) {
  std::string text;
  const std::size_t told = std::min(kTold, expectation.neighbours.size());
  for (const Neighbour* const neighbour : std::span(expectation.neighbours).first(told)) {
    const auto& [measured, share] = *share_of(expectation.kernel, *neighbour->measured);
    const auto percent = std::lround(100 * (1 / share - 1));
    text += text.empty() ? "" : ", ";
    text += percent == 0 ? "the fastest at " : std::to_string(percent) + "% slower than it at ";
    text += describe(neighbour->measured->problem);
    if (measured->name != expectation.kernel->name) text += " (as " + measured->name + ")";
  }
  const bool is_device = device.name.find(evidence.device) != std::string::npos;
  return text + "; measured on " + (is_device ? "this device" : evidence.device) + " (" +
         evidence.made + ")";
}

}  // namespace

double distance_between(const Problem& one, const Problem& other) {
  return Place(one).distance_to(Place(other));
}

namespace {

/// Whether two problems of an operation are of the same kind: they differ at most in rows, lengths,
/// layouts, limits and types.
bool are_of_one_kind(const Problem& one, const Problem& other) {
  for (std::size_t i = 0; i < one.axes.size(); ++i) {
    const Axis& axis = one.operation->axes[i];
    const bool has_other_word = one.axes[i].choice != other.axes[i].choice;
    if (axis.role == AxisRole::mode && has_other_word) return false;
    if (axis.role != AxisRole::size || axis.default_value < 0) continue;
    if (axis.is_choice() ? has_other_word : one.axes[i].value != other.axes[i].value) return false;
  }
  return true;
}

/// Whether the algorithm of `kernel` was measured, in any tuning.
bool has_algorithm_of(const Kernel* kernel, const MeasuredProblem& measured) {
  return std::any_of(measured.shares.begin(), measured.shares.end(),
                     [&](const auto& share) { return share.first->name == kernel->name; });
}

/// What was measured at a problem, and where that lies.
struct Placed {
  explicit Placed(const MeasuredProblem& problem) : measured(&problem), place(problem.problem) {}

  const MeasuredProblem* measured;
  Place place;
};

std::vector<Placed> placed(const Evidence& evidence) {
  return {evidence.problems.begin(), evidence.problems.end()};
}

/// The shortfall at `at` that another problem speaks of.
double shortfall_by(const Placed& speaker, const Placed& at) {
  const MeasuredProblem& other = *speaker.measured;
  const MeasuredProblem& one = *at.measured;
  if (one.problem.operation != other.problem.operation || one.sol == 0) return 0;
  if (other.shares.empty() || other.sol <= one.sol) return 0;
  if (!are_of_one_kind(one.problem, other.problem)) return 0;
  const Kernel* const fastest = other.shares.front().first;
  if (!takes_types_of(*fastest, one.problem) || has_algorithm_of(fastest, one)) return 0;
  const double ahead = std::log(other.sol / one.sol);
  return std::max(0.0, ahead - kOfSol * at.place.distance_to(speaker.place));
}

/// The largest of which any speaks.
double shortfall_by(const std::vector<Placed>& all, const Placed& at) {
  double shortfall = 0;
  double known_sol = at.measured->sol;  // with the shortfall so far: no less adds to it
  for (const Placed& other : all) {
    if (other.measured->sol <= known_sol) continue;
    shortfall = std::max(shortfall, shortfall_by(other, at));
    known_sol = at.measured->sol * std::exp(shortfall);
  }
  return shortfall;
}

}  // namespace

void find_shortfalls(Evidence& evidence) {
  const std::vector<Placed> all = placed(evidence);
  for (MeasuredProblem& one : evidence.problems) one.shortfall = shortfall_by(all, Placed(one));
}

Evidence without(const Evidence& evidence, std::size_t index) {
  Evidence rest = evidence;
  const Placed left_out(evidence.problems.at(index));
  rest.problems.erase(rest.problems.begin() + static_cast<std::ptrdiff_t>(index));
  std::vector<Placed> others;
  for (MeasuredProblem& one : rest.problems) {
    // The others say at most as much: where it said less, nothing changes.
    if (one.shortfall > 0 && shortfall_by(left_out, Placed(one)) >= one.shortfall) {
      if (others.empty()) others = placed(rest);
      one.shortfall = shortfall_by(others, Placed(one));
    }
  }
  return rest;
}

const Evidence* evidence_of(const DeviceTraits& device) {
  const Table* const table = table_of(device);
  if (table == nullptr) return nullptr;
  static std::mutex mutex;
  static std::map<const Table*, Evidence> known;
  const std::lock_guard lock(mutex);
  const auto found = known.find(table);
  return found != known.end() ? &found->second : &known.emplace(table, read(*table)).first->second;
}

std::optional<Chosen> choose(const Problem& problem, const DeviceTraits& device) {
  static const Evidence none;
  const Evidence* const evidence = evidence_of(device);
  return choose(problem, device, evidence == nullptr ? none : *evidence);
}

const Kernel* auto_kernel(const Operation& operation, DeviceKind device) {
  static std::mutex mutex;
  static std::map<std::pair<const Operation*, DeviceKind>, Kernel> known;
  const std::lock_guard lock(mutex);
  // Made anew each time: a plugin may have brought kernels that compute more.
  Kernel made{.name = std::string(kAutoKernel),
              .operation = operation.name,
              .device = device,
              .dtypes = {},
              .summary = "for each problem the kernel that is expected to be the fastest",
              .constraints = "those of the kernel that it stands for",
              .source = "own"};
  for (const Kernel* const kernel : kernels()) {
    if (kernel->operation != operation.name || kernel->device != device) continue;
    add_to(made.dtypes, kernel->dtypes);
    for (const auto& [mode, choices] : kernel->serves) add_to(made.serves[mode], choices);
  }
  if (made.dtypes.empty()) return nullptr;
  // A kernel that does not name a mode serves its default.
  for (auto& [mode, choices] : made.serves) {
    for (const Axis& axis : operation.axes) {
      if (axis.name == mode) add_to(choices, {axis.default_text()});
    }
  }
  made.supports = [](const Problem& problem, const DeviceTraits& traits) {
    return choose(problem, traits) ? std::nullopt : why_none_takes(problem, traits);
  };
  made.stands_for = [](const Problem& problem, const DeviceTraits& traits) -> const Kernel* {
    const auto chosen = choose(problem, traits);
    return chosen ? chosen->kernel : nullptr;
  };
  Kernel& kernel = known[{&operation, device}];
  kernel = std::move(made);
  return &kernel;
}

std::optional<Chosen> choose(const Problem& problem, const DeviceTraits& device,
                             const Evidence& evidence) {
  const std::vector<const Kernel*> candidates = candidates_of(problem, device);
  if (candidates.empty()) return std::nullopt;
  const std::vector<Neighbour> all = by_distance(problem, evidence);
  Interpolations interpolations;
  std::vector<Expectation> expectations;
  std::vector<const Kernel*> unmeasured;
  for (const Kernel* const candidate : candidates) {
    Neighbours neighbours = nearest(candidate, all);
    if (neighbours.empty()) {
      unmeasured.push_back(candidate);
    } else {
      expectations.push_back(expectation_of(candidate, std::move(neighbours), interpolations));
    }
  }
  if (expectations.empty()) {
    const std::string of_several =
        "nothing like it was measured; of the " + std::to_string(candidates.size()) +
        " kernels that take the problem, the one that models the fewest bytes, then the fewest "
        "launches, then the one that serves the fewest other modes";
    return Chosen{by_model(candidates, problem, device),
                  candidates.size() == 1 ? "the only kernel that takes the problem" : of_several};
  }
  const Expectation& best =
      *std::min_element(expectations.begin(), expectations.end(),
                        [](const Expectation& left, const Expectation& right) {
                          return left.loss + left.caution < right.loss + right.caution;
                        });
  if (!unmeasured.empty()) {
    const Kernel* const kernel = by_model(unmeasured, problem, device);
    if (const auto loss = modelled_loss(*kernel, problem, device); loss && *loss < best.loss) {
      return Chosen{kernel,
                    "it was measured nowhere, but models few bytes; all that were measured are "
                    "slow at the problems nearest to this one"};
    }
  }
  return Chosen{best.kernel, why(best, evidence, device)};
}

}  // namespace roofmax
