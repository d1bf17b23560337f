// The table that grows while a run goes on.

#include "harness/cli/live_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/format.hpp"

namespace roofmax::cli {
namespace {

constexpr std::size_t kWidestKernel = 48;

/// One part of the device line, from a member that may be null.
void add_part(std::vector<std::string>& parts, const nlohmann::json& device, const char* member,
              const std::function<std::string(const nlohmann::json&)>& text) {
  const auto found = device.find(member);
  if (found != device.end() && !found->is_null()) parts.push_back(text(*found));
}

std::string describe_device_line(const nlohmann::json& header) {
  const auto found = header.find("device");
  if (found == header.end() || !found->is_object()) return "(device not described)";
  std::vector<std::string> parts;
  add_part(parts, *found, "processors", [&](const nlohmann::json& count) {
    const bool is_cuda = found->value("kind", std::string{}) == name_of(DeviceKind::cuda);
    return count.dump() + (is_cuda ? " SMs" : " threads");
  });
  const auto size_of_member = [](const char* what) {
    return [what](const nlohmann::json& bytes) {
      return bytes.is_number() ? format_size(bytes.get<std::int64_t>()) + ' ' + what
                               : std::string{};
    };
  };
  add_part(parts, *found, "cache_bytes", size_of_member("cache"));
  add_part(parts, *found, "memory_bytes", size_of_member("memory"));
  add_part(parts, *found, "driver", [](const nlohmann::json& version) {
    return "driver " + (version.is_string() ? version.get<std::string>() : version.dump());
  });
  const auto text = [&](const char* member) {
    const auto value = found->find(member);
    return value != found->end() && value->is_string() ? value->get<std::string>()
                                                       : std::string("?");
  };
  return fmt::format("{} ({}): {}", text("name"), text("id"), fmt::join(parts, ", "));
}

Look look_of(Disposition disposition) {
  switch (disposition) {
    case Disposition::ok:
      return Look::good;
    case Disposition::incorrect:
    case Disposition::failed:
      return Look::bad;
    case Disposition::unsupported:
    case Disposition::skipped:
      return Look::faint;
  }
  return Look::strong;
}

std::string reason_of(const Record& record) {
  std::string text(name_of(record.disposition));
  if (!record.constraint.empty()) text += " (" + record.constraint + ")";
  if (!record.reason.empty()) text += ": " + record.reason;
  return text;
}

std::string format_error(const Record& record) {
  if (!record.judged_ulp) return "-";
  // A wrong result is easily billions away: exact digits would not help.
  constexpr double kFar = 1e6;
  return (*record.judged_ulp < kFar ? format_number(*record.judged_ulp)
                                    : fmt::format("{:.1e}", *record.judged_ulp)) +
         " ulp";
}

}  // namespace

std::string format_sol(const Record& record) {
  if (!record.sol) return "-";
  // Above the ceiling the share says nothing about the kernel, only that something is wrong.
  return record.sol->typical > 1 ? ">100%" : format_share(record.sol->typical);
}

std::string format_doubt(const Best& best) {
  const std::vector<std::string>& flags = best.record.flags;
  std::vector<std::string> doubts;
  // These say that the time may be wrong, which no interval shows.
  for (const char* const flag : {"above_twin", "contended"}) {
    if (std::find(flags.begin(), flags.end(), flag) != flags.end()) doubts.emplace_back(flag);
  }
  if (best.second && best.record.time_s->high >= best.second->time_s->low) {
    doubts.push_back("as fast as " + best.second->identity.kernel->full_name());
  }
  return fmt::format("{}", fmt::join(doubts, ", "));
}

std::string format_bandwidth(const Record& record) {
  if (!record.time_s || !record.compulsory || record.time_s->typical <= 0) return "-";
  return format_gb_per_s(static_cast<double>(record.compulsory->total()) / record.time_s->typical);
}

std::string explain_sol() {
  return "SOL: speed relative to moving the same bytes on this device, measured side by side "
         "(not Nsight Compute's SOL).";
}

LiveTable::LiveTable(std::ostream& out, const Terminal& terminal, const std::vector<Case>& cases,
                     Content content)
    : out_(out), terminal_(terminal), content_(content), progress_(out, terminal) {
  for (const Case& c : cases) {
    kernel_width_ = std::max(kernel_width_, std::min(kWidestKernel, c.kernel->full_name().size()));
    shape_width_ = std::max(shape_width_, format_shape(c.problem).size());
    dtype_width_ = std::max(dtype_width_, format_dtype(c.problem).size());
  }
}

void LiveTable::on_header(const nlohmann::json& header) {
  progress_.clear();
  out_ << styled(describe_device_line(header), Look::strong, terminal_) << '\n';
  if (content_ == Content::timings) {
    out_ << explain_sol() << "\nGB/s counts the bytes that any implementation must move.\n\n";
  } else {
    out_ << "Outputs are compared with an fp64 reference. Errors are in units in the last place\n"
            "(ulp), less the absolute error that fp32 arithmetic leaves where terms are large or "
            "cancel.\n\n";
  }
  print_columns();
  out_.flush();
}

void LiveTable::on_begin(const Case& c, std::size_t /*index*/, std::size_t total) {
  draw_progress(c, total);
}

void LiveTable::on_record(const Record& record, std::size_t /*index*/, std::size_t total) {
  progress_.clear();
  const Case& c = record.identity;
  if (group_ && *group_ != c.problem) end_group();
  group_ = c.problem;
  if (std::find(group_caches_.begin(), group_caches_.end(), c.cache) == group_caches_.end()) {
    group_caches_.push_back(c.cache);
  }
  ++group_rows_;
  tally_.add(record);
  if (content_ == Content::timings) {
    print_row(record);
  } else {
    print_verdict(record);
  }
  out_.flush();
  draw_progress(c, total);
}

void LiveTable::on_note(const std::string& note) {
  progress_.clear();
  out_ << styled("note: " + note, Look::warning, terminal_) << '\n';
  out_.flush();
}

void LiveTable::finish() {
  progress_.clear();
  if (group_) end_group();
  out_.flush();
}

void LiveTable::print_columns() {
  const std::string columns =
      content_ == Content::timings
          ? fmt::format("{:<{}}  {:<{}}  {:<{}}  {:<5}  {:>9}  {:>6}  {:>5}  {}", "kernel",
                        kernel_width_, "shape", shape_width_, "dtype", dtype_width_, "cache",
                        "time", "GB/s", "SOL", "notes")
          : fmt::format("{:<11}  {:<{}}  {:<{}}  {:<{}}  {:>11}  {}", "verdict", "kernel",
                        kernel_width_, "shape", shape_width_, "dtype", dtype_width_, "worst error",
                        "notes");
  out_ << styled(columns, Look::strong, terminal_) << '\n';
}

std::string LiveTable::columns_of(const Record& record) const {
  const Case& c = record.identity;
  return fmt::format("{:<{}}  {:<{}}  {:<{}}", c.kernel->full_name(), kernel_width_,
                     format_shape(c.problem), shape_width_, format_dtype(c.problem), dtype_width_);
}

void LiveTable::print_row(const Record& record) {
  const std::string identity =
      fmt::format("{}  {:<5}", columns_of(record), name_of(record.identity.cache));
  if (record.disposition != Disposition::ok) {
    out_ << styled(identity + "  " + reason_of(record), look_of(record.disposition), terminal_)
         << '\n';
    return;
  }
  out_ << fmt::format("{}  {:>9}  {:>6}  {:>5}", identity,
                      record.time_s ? format_time(record.time_s->typical) : std::string("-"),
                      format_bandwidth(record), format_sol(record));
  if (!record.chosen.empty()) out_ << "  is " << record.chosen;
  if (const std::vector<std::string> flags = told_flags(record); !flags.empty()) {
    out_ << "  " << styled(fmt::format("{}", fmt::join(flags, ", ")), Look::warning, terminal_);
  }
  out_ << '\n';
}

void LiveTable::print_verdict(const Record& record) {
  const bool is_ok = record.disposition == Disposition::ok;
  const std::string verdict = fmt::format("{:<11}", name_of(record.disposition));
  std::string notes = record.reason;
  if (is_ok) {
    std::vector<std::string> parts;
    if (!record.chosen.empty()) parts.push_back("is " + record.chosen);
    if (record.row_sum_error) {
      parts.push_back(fmt::format("row sums within {:.1e}", *record.row_sum_error));
    }
    const std::vector<std::string> flags = told_flags(record);
    parts.insert(parts.end(), flags.begin(), flags.end());
    notes = fmt::format("{}", fmt::join(parts, ", "));
  }
  out_ << styled(verdict, look_of(record.disposition), terminal_)
       << fmt::format("  {}  {:>11}  {}\n", columns_of(record), format_error(record), notes);
}

void LiveTable::end_group() {
  const bool says_more = content_ == Content::timings && group_rows_ > 1;
  if (says_more) {
    std::vector<std::string> parts;
    bool is_certain = true;
    for (const Cache cache : group_caches_) {
      const Best* const best = tally_.best_of(*group_, cache);
      if (best == nullptr) continue;
      const Record& row = best->record;
      const std::string doubt = format_doubt(*best);
      std::string remark;
      if (best->is_only_one()) remark += fmt::format(", {}", kOnlyOne);
      if (!doubt.empty()) remark += ", not certain: " + doubt;
      parts.push_back(fmt::format("{} {} {} (SOL {}{})", name_of(cache), describe_kernel(row),
                                  format_time(row.time_s->typical), format_sol(row), remark));
      is_certain = is_certain && doubt.empty();
    }
    if (!parts.empty()) {
      out_ << styled(fmt::format("best: {}", fmt::join(parts, "; ")),
                     is_certain ? Look::good : Look::warning, terminal_)
           << '\n';
    }
    out_ << '\n';
  }
  group_.reset();
  group_caches_.clear();
  group_rows_ = 0;
}

void LiveTable::draw_progress(const Case& c, std::size_t total) {
  progress_.show(static_cast<std::size_t>(tally_.total()), total,
                 c.kernel->full_name() + ' ' + describe(c.problem));
}

}  // namespace roofmax::cli
