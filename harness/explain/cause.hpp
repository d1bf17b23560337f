#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roofmax::explain {

/// What a row's time goes into, above all.
enum class Cause : std::uint8_t {
  fixed_cost,    ///< what any launch costs
  parallelism,   ///< too few bytes in flight: too few blocks or warps
  memory,        ///< moving what any implementation must move
  reread,        ///< moving more than that
  cache,         ///< the last-level cache (of a GPU L2), which holds the problem
  coalescing,    ///< accesses that are spread over more of L1's sectors than they use
  exponentials,  ///< of the unit that takes them, which converts too
  issue,         ///< instructions
  imbalance,     ///< a last wave of blocks that leaves most of the device idle
  unknown,
};

[[nodiscard]] std::string_view name_of(Cause cause);

/// Where the twin, and any kernel, finds the bytes of a problem.
enum class Source : std::uint8_t {
  memory,
  cache,
  both,  ///< some in the cache, so that neither's speed says how long they take
};

/// A kernel, copy or fill that a launch is made of.
struct Part {
  std::string name;
  double share = 0;  ///< of what all parts take together
};

/// What is known of a row. Shares are of its time (1: all of it).
struct Facts {
  double sol = 0;     ///< t(twin) / t(kernel)
  double launch = 0;  ///< share that the smallest copy takes, which the twin has to take too
  bool is_cpu = false;
  Source source = Source::memory;
  double fixed = 0;         ///< share that as many of the smallest copies take as it has launches
  double moved = 1;         ///< bytes that memory moved, over the compulsory ones
  bool is_counted = false;  ///< `moved` is, else it is the kernel's own model
  double from_cache = 0;    ///< what the model moves besides, which memory cannot have moved in the
                            ///< time, over the compulsory bytes
  std::int64_t launches = 1;
  // Of a GPU, of the launch with the most blocks:
  std::optional<std::int64_t> blocks = {};
  std::optional<std::int64_t> processors = {};
  std::optional<std::int64_t> rows = {};                 ///< of the problem
  std::optional<std::int64_t> blocks_of_all = {};        ///< of all launches together
  std::optional<std::int64_t> most_blocks = {};          ///< of any launch
  std::optional<std::int64_t> blocks_of_processor = {};  ///< that fit
  std::optional<double> warps = {};    ///< share of the warps that processors can hold: counted, or
                                       ///< as many as fit
  std::optional<double> spread = {};   ///< bytes of the sectors that L1 moved, over the model's
  std::optional<double> sectors = {};  ///< share that these take, one a cycle in each processor
  std::optional<double> over_l2 = {};  ///< bytes of the sectors that L1 moved, over those of L2
  std::optional<double> of_access = {};  ///< sectors of a warp's load, or store if they have more
  std::optional<double> issue = {};      ///< share of issue slots that its instructions take
  std::optional<double> exponentials = {};  ///< share that its model's exponentials take
  std::optional<double> exponential_unit =
      {};  ///< share that their unit was busy, by its instructions, which convert too
  std::optional<std::int64_t> local_bytes = {};  ///< of a thread: arrays, and what was spilled
  std::optional<std::int64_t> registers = {};
  std::vector<Part> parts = {};  ///< of a launch that is several, where they were timed
  double gaps = 0;               ///< between them, as a share of what they take together
};

/// The share of memory's speed, or of the cache's where the twin is there, at which it moves the
/// compulsory bytes: twin and kernel compared without the launch that either needs.
[[nodiscard]] double speed_of(const Facts& facts);

struct Finding {
  Cause cause = Cause::unknown;
  std::string evidence;      ///< the figures that say so
  std::string first_change;  ///< what to try first
};

/// Names the cause that the figures support, by fixed rules in a fixed order: nothing is fitted,
/// and where no rule holds the cause is unknown.
[[nodiscard]] Finding explain(const Facts& facts);

}  // namespace roofmax::explain
