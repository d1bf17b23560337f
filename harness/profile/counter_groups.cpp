#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "harness/profile/counters.hpp"

namespace roofmax {
namespace {

using Names = std::vector<std::string>;

constexpr const char* kDramRead = "dram__bytes_read.sum|dram__bytes_op_read.sum";
constexpr const char* kDramWrite = "dram__bytes_write.sum|dram__bytes_op_write.sum";
constexpr const char* kL2 = "lts__t_bytes.sum";

/// What tells where the bytes of a row came from and what its time went into. One pass on Hopper.
const Names& usual() {
  static const Names names = {
      kDramRead,
      kDramWrite,
      kL2,
      "l1tex__t_bytes.sum",
      "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum",
      "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum",
      "sm__warps_active.avg.pct_of_peak_sustained_active",
      "smsp__inst_executed.sum",
      "smsp__inst_executed_op_global_ld.sum",
      "smsp__inst_executed_op_global_st.sum",
      "smsp__inst_executed_pipe_xu.sum",
      "sm__cycles_elapsed.avg.per_second",
      "gpu__time_duration.sum",
  };
  return names;
}

/// Those, and how busy each unit was: several passes.
Names everything() {
  Names names = usual();
  const Names more = {
      "smsp__issue_active.avg.pct_of_peak_sustained_active",
      "sm__inst_executed_pipe_alu.avg.pct_of_peak_sustained_active",
      "sm__inst_executed_pipe_fma.avg.pct_of_peak_sustained_active",
      "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active",
      "sm__inst_executed_pipe_lsu.avg.pct_of_peak_sustained_active",
      "l1tex__data_bank_conflicts_pipe_lsu.sum",
      "lts__t_sector_hit_rate.pct",
      "sm__throughput.avg.pct_of_peak_sustained_elapsed",
      "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed",
  };
  names.insert(names.end(), more.begin(), more.end());
  return names;
}

}  // namespace

std::string describe_endings(const std::vector<std::string>& endings) {
  std::set<std::string> first;
  std::set<std::string> further;
  for (const std::string& ending : endings) {
    const std::size_t second = ending.find('.', 1);
    first.insert(ending.substr(0, second));
    if (second != std::string::npos) further.insert(ending.substr(second));
  }
  std::string text = fmt::format("{}", fmt::join(first, " "));
  if (!further.empty()) text += fmt::format(", alone or with {}", fmt::join(further, " "));
  return text;
}

const std::vector<std::string>* find_counter_group(const std::string& word) {
  static const std::map<std::string, Names> groups = {
      {"none", {}}, {"default", usual()}, {"full", everything()}};
  const auto found = groups.find(word);
  return found == groups.end() ? nullptr : &found->second;
}

std::vector<std::string> split_alternatives(const std::string& names) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= names.size();) {
    const std::size_t end = std::min(names.find('|', begin), names.size());
    parts.push_back(names.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::optional<double> counted(const std::map<std::string, double>& values, ByteCounter counter) {
  const char* const names = counter == ByteCounter::dram_read    ? kDramRead
                            : counter == ByteCounter::dram_write ? kDramWrite
                                                                 : kL2;
  for (const std::string& name : split_alternatives(names)) {
    const auto found = values.find(name);
    if (found != values.end()) return found->second;
  }
  return std::nullopt;
}

void drop(const std::string& name, const std::string& reason,
          std::vector<DroppedCounter>& dropped) {
  const bool is_there = std::any_of(dropped.begin(), dropped.end(),
                                    [&](const DroppedCounter& one) { return one.name == name; });
  if (!is_there) dropped.push_back({name, reason});
}

std::vector<std::string> expand_counter_groups(const std::vector<std::string>& words) {
  std::vector<std::string> names;
  for (const std::string& word : words) {
    const auto* const group = find_counter_group(word);
    if (group == nullptr) {
      names.push_back(word);
    } else {
      names.insert(names.end(), group->begin(), group->end());
    }
  }
  return names;
}

}  // namespace roofmax
