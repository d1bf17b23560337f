// Best kernel of each shape, and how many rows ended how.

#include "harness/cli/tally.hpp"

#include <algorithm>
#include <utility>

#include "harness/cli/format.hpp"

namespace roofmax::cli {
namespace {

bool is_faster(const Record& a, const Record& b) { return a.time_s->typical < b.time_s->typical; }

bool is_automatic(const Record& record) { return record.identity.kernel->stands_for != nullptr; }

}  // namespace

void Tally::add(const Record& record) {
  Record row = record;
  row.samples_s = {};
  row.twin_samples_s = {};
  const auto [place, is_new] = place_of_.try_emplace(row.identity.key(), rows_.size());
  if (is_new) {
    rank(rows_.emplace_back(std::move(row)));
    return;
  }
  rows_[place->second] = std::move(row);
  best_.clear();
  for (const Record& each : rows_) rank(each);
}

int Tally::count(Disposition disposition) const {
  return static_cast<int>(std::count_if(rows_.begin(), rows_.end(), [&](const Record& row) {
    return row.disposition == disposition;
  }));
}

int Tally::total() const { return static_cast<int>(rows_.size()); }

std::set<std::string> Tally::flags() const {
  std::set<std::string> flags;
  for (const Record& row : rows_) {
    const std::vector<std::string> told = told_flags(row);
    flags.insert(told.begin(), told.end());
  }
  return flags;
}

const Best* Tally::best_of(const Problem& problem, Cache cache) const {
  const auto found = std::find_if(best_.begin(), best_.end(), [&](const Best& best) {
    return best.record.identity.problem == problem && best.record.identity.cache == cache;
  });
  return found == best_.end() ? nullptr : &*found;
}

void Tally::rank(const Record& record) {
  if (record.disposition != Disposition::ok || !record.time_s) return;
  Record row = record;
  const auto found = std::find_if(best_.begin(), best_.end(), [&](const Best& best) {
    return best.record.identity.problem == row.identity.problem &&
           best.record.identity.cache == row.identity.cache;
  });
  if (found == best_.end()) {
    best_.push_back({std::move(row), std::nullopt, std::nullopt});
    return;
  }
  if (is_automatic(row)) {
    found->automatic = std::move(row);
    return;
  }
  if (is_automatic(found->record)) {
    found->automatic = std::exchange(found->record, std::move(row));
    return;
  }
  if (is_faster(row, found->record)) std::swap(row, found->record);
  if (!found->second || is_faster(row, *found->second)) found->second = std::move(row);
}

}  // namespace roofmax::cli
