#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "harness/record/case.hpp"
#include "harness/record/launch_part.hpp"
#include "harness/record/static_facts.hpp"
#include "harness/record/typical.hpp"

namespace roofmax {

/// Version of the record format. Fields are added, never renamed.
inline constexpr int kRecordSchema = 1;

/// How a case ended. Only `ok` rows carry timings.
enum class Disposition : std::uint8_t { ok, unsupported, incorrect, failed, skipped };
[[nodiscard]] std::string_view name_of(Disposition disposition);
[[nodiscard]] std::optional<Disposition> parse_disposition(std::string_view name);

/// Flags of rows that something from outside disturbed, and that are measured once more for it.
inline constexpr const char* kThrottled = "throttled";
inline constexpr const char* kContended = "contended";

/// Flags of rows whose samples ended before the rule was met: fewer than it wants, or an interval
/// wider than it wants. The third says either, for readers that know no other.
inline constexpr const char* kFewSamples = "few_samples";
inline constexpr const char* kWide = "wide";
inline constexpr const char* kNoisy = "noisy";

/// What is typical of the samples of all visits (`typical_of`) and its 95% interval.
struct Summary {
  double typical = 0;
  double low = 0;
  double high = 0;
};

/// Bytes that one call was counted to move. Absent where their counter was not read.
struct CountedBytes {
  std::optional<double> dram_read = {};
  std::optional<double> dram_write = {};
  std::optional<double> l2 = {};  ///< that went through the L2, in either direction
};

/// One result: what was asked (`identity`) and what came of it. Times in seconds. Absent values
/// are null in JSON, never 0.
struct Record {
  Case identity;
  Disposition disposition = Disposition::failed;
  std::string reason;      ///< why not ok; empty when ok
  std::string constraint;  ///< of `unsupported`: which constraint refused
  std::string chosen;      ///< the kernel that `auto` stood for, with its tuning; else empty

  std::vector<double> samples_s;  ///< seconds per launch, at most kMaxSamples
  std::optional<Summary> time_s;
  std::vector<double> twin_samples_s;
  Visits visits;              ///< how many of the samples each visit took, in order
  std::string samples_after;  ///< which side ran before each sample: k(ernel), t(win), f(loor)
  std::string twin_samples_after;
  std::optional<Summary> sol;  ///< t(twin) / t(kernel)
  std::string twin;            ///< which streaming kernel was the twin
  int launches_per_sample = 0;
  int twin_launches_per_sample = 0;
  int buffer_sets = 0;

  std::optional<Bytes> compulsory;
  std::optional<Flops> compulsory_flops;
  std::optional<double> compulsory_exponentials;
  std::string bound_by;  ///< the resource that takes longest for the compulsory work; see Resource
  std::optional<Bytes> modelled;
  std::optional<double> modelled_flops;
  std::optional<double> modelled_exponentials;
  std::optional<int> modelled_launches;
  /// Seconds in which this device could read the input twice and write the output once; only
  /// where a row cannot stay on chip between its two uses.
  std::optional<Summary> two_read_floor_s;
  std::vector<double> two_read_samples_s;

  /// What one call of the kernel was counted to do, by names of counters; by itself, after it was
  /// timed. Empty where nothing was counted.
  std::map<std::string, double> counters;
  std::string why_no_counters;  ///< where they were asked for and could not be had
  std::optional<CountedBytes> measured;

  /// What one call of the kernel was made of on the device; only where the timer tells.
  std::vector<LaunchPart> parts;

  /// Of the compiled kernels that it launches; only if a device's runtime reports it.
  std::optional<StaticFacts> static_facts;

  std::optional<double> max_ulp;
  std::optional<double> judged_ulp;  ///< absent in records from before there was one
  std::optional<double> row_sum_error;
  std::optional<double> clock_mhz_before;
  std::optional<double> clock_mhz_after;
  std::vector<std::string>
      flags;             ///< few_samples, wide, launch_bound, above_twin, launches_differ, ...
  double elapsed_s = 0;  ///< wall time that the case took, verification included
};

/// The kernel with its tuning; of `auto` with the one that it stood for: "auto (two_pass)".
[[nodiscard]] std::string describe_kernel(const Record& record);

/// Samples kept per row.
inline constexpr std::size_t kMaxSamples = 200;

[[nodiscard]] nlohmann::json to_json(const Case& c);
/// Throws std::runtime_error naming the field at fault (or the kernel that this build lacks).
[[nodiscard]] Case case_from_json(const nlohmann::json& json);
[[nodiscard]] nlohmann::json to_json(const Record& record);
/// Throws std::runtime_error naming the field at fault and its value (or the kernel that this build
/// lacks).
[[nodiscard]] Record record_from_json(const nlohmann::json& json);
/// Checks the fields of a row that stands in a file: their types and ranges, and that times are
/// there just when it is ok. The operation and the kernel may be unknown to this build. Throws
/// std::runtime_error naming the field at fault and its value.
void check_row(const nlohmann::json& json);

}  // namespace roofmax
