#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "harness/record/record.hpp"

namespace roofmax::cli {

/// The fastest kernel of one problem in one cache state.
struct Best {
  Record record;  ///< without its samples; of `auto` only where nothing else was measured
  std::optional<Record> second;
  std::optional<Record> automatic;  ///< of `auto`, which is one of the others

  /// Whether `auto` took the kernel of `record`.
  [[nodiscard]] bool is_choice() const {
    return automatic && automatic->chosen == record.identity.kernel->full_name();
  }
  /// Whether no other kernel was measured, by its own name or as the choice of `auto`.
  [[nodiscard]] bool is_only_one() const { return !second && (!automatic || is_choice()); }
};

/// Keeps what the summary of a run needs, record by record. Of records of one case the last counts.
class Tally {
 public:
  void add(const Record& record);

  /// One of each case, without samples, in the order in which the cases came.
  [[nodiscard]] const std::vector<Record>& rows() const { return rows_; }

  [[nodiscard]] int count(Disposition disposition) const;
  [[nodiscard]] int total() const;
  /// Problems in the order in which they came; of each, cache states in the order in which they
  /// came. Only those with a kernel that is ok.
  [[nodiscard]] const std::vector<Best>& best() const { return best_; }
  /// Every flag that some row carries.
  [[nodiscard]] std::set<std::string> flags() const;
  /// The best of one problem and cache state, or nullptr.
  [[nodiscard]] const Best* best_of(const Problem& problem, Cache cache) const;

 private:
  void rank(const Record& row);

  std::vector<Record> rows_;
  std::map<std::string, std::size_t> place_of_;  ///< in `rows_`, by the key of the case
  std::vector<Best> best_;
};

}  // namespace roofmax::cli
