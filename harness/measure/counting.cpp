#include "harness/measure/counting.hpp"

#include <fmt/format.h>

#include "harness/profile/counters.hpp"
#include "harness/profile/launch_counter.hpp"

namespace roofmax {
namespace {

/// A counter takes a pass at worst.
constexpr double kPass = 2;

std::string describe_problem(const Case& c) {
  return c.problem.operation->name + " " + roofmax::describe(c.problem);
}

}  // namespace

bool is_beyond_model(const CountedBytes& measured, const Bytes& modelled,
                     std::int64_t cache_bytes) {
  constexpr double kMost = 1.05;
  constexpr double kOfLaunch = 256 << 10;  // an H200 reads 70 KB for a kernel of 64 KB
  const auto exceeds = [](std::optional<double> counted, std::int64_t model, double besides) {
    return counted && *counted > kMost * static_cast<double>(model) + besides;
  };
  return exceeds(measured.dram_read, modelled.read, kOfLaunch) ||
         exceeds(measured.dram_write, modelled.write, kOfLaunch + static_cast<double>(cache_bytes));
}

Counting::Counting(const RunSettings& settings, WorkObserver& observer)
    : settings_(settings), observer_(observer), session_(settings, &observer) {}

nlohmann::json Counting::ask(const nlohmann::json& request, double deadline_s,
                             std::string& reason) {
  try {
    return session_.ask("counting", request, deadline_s);
  } catch (const WorkerLost& error) {
    loaded_.clear();
    reason = fmt::format("the process that counts: {}", error.what());
  } catch (const WorkerError& error) {
    reason = error.what();
  }
  return nullptr;
}

void Counting::describe(nlohmann::json& header) {
  cache_bytes_ = header.at("device").at("cache_bytes");
  const nlohmann::json answer = ask({{"request", "counters"}}, kStartDeadline, why_none_);
  nlohmann::json counters = answer.is_null() ? nlohmann::json{{"asked", settings_.counters},
                                                              {"names", nlohmann::json::array()},
                                                              {"passes", nullptr},
                                                              {"dropped", nlohmann::json::array()},
                                                              {"why_none", why_none_}}
                                             : answer.at("counters");
  if (const nlohmann::json& why = counters.at("why_none"); !why.is_null()) {
    why_none_ = why.get<std::string>();
    observer_.on_note("no counters: " + why_none_);
  } else {
    for (const nlohmann::json& each : counters.at("dropped")) {
      observer_.on_note(fmt::format("counter {} is left out: {}",
                                    each.at("name").get<std::string>(),
                                    each.at("reason").get<std::string>()));
    }
  }
  header["counters"] = std::move(counters);
}

void Counting::make_room_for(const Case& c) {
  if (loaded_.empty() || loaded_ == describe_problem(c)) return;
  std::string unheard;
  static_cast<void>(ask({{"request", "let_go"}}, kStartDeadline, unheard));
  loaded_.clear();
}

void Counting::count(Record& record) {
  record.why_no_counters = why_none_;
  if (!why_none_.empty()) return;
  const Case& c = record.identity;
  loaded_ = describe_problem(c);
  const auto passes = static_cast<double>(expand_counter_groups(settings_.counters).size());
  try {
    const nlohmann::json answer =
        ask({{"request", "count"}, {"case", to_json(c)}},
            deadline_of(c, settings_) + kPass * passes, record.why_no_counters);
    if (answer.is_null()) return;
    record.counters = answer.at("counters").get<Counts>();
    record.why_no_counters = answer.at("why_none").get<std::string>();
  } catch (const Interrupted&) {
    record.why_no_counters = "interrupted before it was counted";
    throw;
  }
  const CountedBytes bytes{.dram_read = counted(record.counters, ByteCounter::dram_read),
                           .dram_write = counted(record.counters, ByteCounter::dram_write),
                           .l2 = counted(record.counters, ByteCounter::l2)};
  if (!bytes.dram_read && !bytes.dram_write && !bytes.l2) return;
  record.measured = bytes;
  if (record.modelled && is_beyond_model(bytes, *record.modelled, cache_bytes_)) {
    record.flags.emplace_back(kBeyondModel);
  }
}

}  // namespace roofmax
