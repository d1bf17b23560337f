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
  Record record;  ///< without its samples
  std::optional<Record> second;
};

/// Keeps what the summary of a run needs, record by record.
class Tally {
 public:
  void add(const Record& record);

  [[nodiscard]] int count(Disposition disposition) const;
  [[nodiscard]] int total() const;
  /// Problems in the order in which they came; of each, cache states in the order in which they
  /// came. Only those with a kernel that is ok.
  [[nodiscard]] const std::vector<Best>& best() const { return best_; }
  /// Every flag that some row carries.
  [[nodiscard]] const std::set<std::string>& flags() const { return flags_; }
  /// The best of one problem and cache state, or nullptr.
  [[nodiscard]] const Best* best_of(const Problem& problem, Cache cache) const;

 private:
  std::map<Disposition, int> counts_;
  std::vector<Best> best_;
  std::set<std::string> flags_;
};

}  // namespace roofmax::cli
