// Best kernel of each shape, and how many rows ended how.

#include "harness/cli/tally.hpp"

#include <algorithm>
#include <utility>

namespace roofmax::cli {
namespace {

bool is_faster(const Record& a, const Record& b) { return a.time_s->median < b.time_s->median; }

}  // namespace

void Tally::add(const Record& record) {
  ++counts_[record.disposition];
  flags_.insert(record.flags.begin(), record.flags.end());
  if (record.disposition != Disposition::ok || !record.time_s) return;
  Record row = record;
  row.samples_s = {};
  row.twin_samples_s = {};
  const auto found = std::find_if(best_.begin(), best_.end(), [&](const Best& best) {
    return best.record.identity.problem == row.identity.problem &&
           best.record.identity.cache == row.identity.cache;
  });
  if (found == best_.end()) {
    best_.push_back({std::move(row), std::nullopt});
    return;
  }
  if (is_faster(row, found->record)) std::swap(row, found->record);
  if (!found->second || is_faster(row, *found->second)) found->second = std::move(row);
}

int Tally::count(Disposition disposition) const {
  const auto found = counts_.find(disposition);
  return found == counts_.end() ? 0 : found->second;
}

int Tally::total() const {
  int total = 0;
  for (const auto& [disposition, count] : counts_) total += count;
  return total;
}

const Best* Tally::best_of(const Problem& problem, Cache cache) const {
  const auto found = std::find_if(best_.begin(), best_.end(), [&](const Best& best) {
    return best.record.identity.problem == problem && best.record.identity.cache == cache;
  });
  return found == best_.end() ? nullptr : &*found;
}

}  // namespace roofmax::cli
