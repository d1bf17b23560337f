// From figures to a cause. A resource explains a row when the time that it needs alone is most of
// the row's; what keeps all resources idle is looked for before that.

#include "harness/explain/cause.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace roofmax::explain {
namespace {

// Shares of the time, from which on something explains a row. They were chosen on records of an
// H200, where kernels of known weakness stand apart by them.
constexpr double kFixed = 0.3;   // of a launch; little is left to win below three of them
constexpr double kNear = 0.88;   // of memory's own speed
constexpr double kMostly = 0.6;  // of it, with bytes that need not be
constexpr double kBusy = 0.5;  // of instructions or exponentials: what remains is waiting for them
constexpr double kCached = 0.75;     // of the twin's speed, in the cache
constexpr double kBytes = 3;         // launches that a twin takes, to say how fast bytes are
constexpr double kConverts = 2;      // times the model's exponentials, or their unit does more
constexpr double kMoreBytes = 1.15;  // times the compulsory
constexpr double kSpread = 4;        // times the model's: of each sector a quarter is used
constexpr double kReused = 2;        // times the bytes of L2, which L1 does not have to ask for
constexpr double kWhole = 20;        // sectors of an access: 16 are 16 bytes a thread, 17 unaligned
constexpr double kSectors = 0.25;    // of the time, for what nothing else explains
constexpr double kWasted = 0.125;    // the same where accesses were counted: L2 and memory wait too
constexpr double kFewBlocks = 0.75;  // of the processors
constexpr double kFewWarps = 0.35;
constexpr double kFewWaves = 4;
constexpr double kFullWave = 0.8;
constexpr double kOfLost = 0.5;  // of what is lost, that idle processors explain
constexpr double kRoom = 1.1;    // times all that is lost, which they cannot exceed

std::string percent(double share) {
  constexpr double kLeast = 0.005;
  return share < kLeast ? "under 1%" : fmt::format("{:.0f}%", 100 * share);
}

/// By memory and cache, over the compulsory bytes.
double moved_by_all(const Facts& facts) { return facts.moved + facts.from_cache; }

std::string bytes_moved(const Facts& facts) {
  return fmt::format("{} {:.2f} times the compulsory bytes{}",
                     facts.is_counted ? "memory moved" : "its own model moves", moved_by_all(facts),
                     facts.from_cache > 0 ? ", of which a cache gave some" : "");
}

Finding of_fixed_cost(const Facts& facts) {
  const std::string one = "the smallest copy takes " + percent(facts.fixed) + " of the time";
  if (facts.launches <= 1) {
    return {Cause::fixed_cost, one,
            "launch fewer and larger problems; another kernel can save a part of the rest"};
  }
  return {Cause::fixed_cost,
          fmt::format("{} of the smallest copies, as many as it has launches, take {} of the time",
                      facts.launches, percent(facts.fixed)),
          "do it in one launch"};
}

/// Whether there are blocks for a part of the processors only.
bool leaves_processors_idle(const Facts& facts) {
  return facts.blocks && facts.processors &&
         static_cast<double>(*facts.blocks) < kFewBlocks * static_cast<double>(*facts.processors);
}

/// Whether it is launches that each leave processors idle, though together they have blocks for all
/// of them twice.
bool are_pieces(const Facts& facts) {
  return facts.launches > 1 && facts.blocks_of_all.value_or(0) >= 2 * *facts.processors &&
         facts.most_blocks.value_or(*facts.processors) < *facts.processors;
}

Finding of_pieces(const Facts& facts) {
  return {Cause::fixed_cost,
          fmt::format("{} launches, of {} blocks at most for {} processors, come one after the "
                      "other; {} of the smallest copies take {} of the time",
                      facts.launches, *facts.most_blocks, *facts.processors, facts.launches,
                      percent(facts.fixed)),
          "do it in one launch"};
}

Finding of_memory(const Facts& facts) {
  return {Cause::memory,
          fmt::format("{}, at {} of the speed of memory", bytes_moved(facts),
                      percent(speed_of(facts) * facts.moved)),
          "fewer bytes: a narrower type, or fusion with its neighbours; little else is left"};
}

Finding of_reread(const Facts& facts) {
  return {Cause::reread,
          fmt::format("{}, at {} of the speed of memory", bytes_moved(facts),
                      percent(speed_of(facts) * moved_by_all(facts))),
          std::string(facts.is_counted ? "" : "count its bytes (--counters default); if so, ") +
              (facts.is_cpu ? "keep a row in the nearest cache between its passes"
                            : "keep a row on chip between its passes: registers, shared memory, a "
                              "cluster")};
}

std::optional<Finding> of_last_wave(const Facts& facts) {
  if (!facts.blocks || !facts.processors || !facts.blocks_of_processor) return std::nullopt;
  const std::int64_t held =
      *facts.processors * std::max<std::int64_t>(1, *facts.blocks_of_processor);
  const double waves = static_cast<double>(*facts.blocks) / static_cast<double>(held);
  const double full = waves / std::ceil(waves);
  if (waves <= 1 || waves > kFewWaves || full > kFullWave) return std::nullopt;
  const double idle = 1 - full;  // of all waves, if they take as long
  const double lost = 1 - facts.sol;
  if (idle < kOfLost * lost || idle > kRoom * lost) return std::nullopt;
  return Finding{
      Cause::imbalance,
      fmt::format("the device holds {} of its {} blocks at a time: the last {} leave it "
                  "{} idle, which is {} of the time of its {:.0f} waves; {} is lost",
                  held, *facts.blocks, *facts.blocks % held, percent(std::ceil(waves) - waves),
                  percent(idle), std::ceil(waves), percent(lost)),
      "choose blocks that fill whole waves, or as many as fit that take rows in turns"};
}

/// Whether L1 moves sectors of which little is used: by the sectors of an access, where those are
/// counted. Else more than the model moves may also be passes that the model leaves out, which L1
/// serves, or what was spilled.
bool are_accesses_spread(const Facts& facts) {
  const double share = facts.sectors.value_or(0);
  if (facts.of_access) return share >= kWasted && *facts.of_access >= kWhole;
  return share >= kSectors && facts.spread.value_or(0) >= kSpread &&
         facts.over_l2.value_or(0) <= kReused && facts.local_bytes.value_or(0) == 0;
}

Finding of_spread_accesses(const Facts& facts) {
  return {Cause::coalescing,
          fmt::format("L1 moves {:.1f} times the bytes of its model, in sectors that take {} of "
                      "the time at one a cycle{}",
                      *facts.spread, percent(*facts.sectors),
                      facts.of_access
                          ? fmt::format(", {:.0f} for each access of a warp", *facts.of_access)
                          : ""),
          "let neighbouring threads take neighbouring bytes, in vectors of 16, and keep what is "
          "used again in registers"};
}

/// The share of the time that moving its bytes needs; 0 where that is not known.
double moving_share(const Facts& facts) {
  switch (facts.source) {
    case Source::memory:
      return speed_of(facts) * facts.moved;
    case Source::cache:
      return speed_of(facts);
    case Source::both:
      break;
  }
  return 0;
}

std::string describe_moving(const Facts& facts) {
  return fmt::format("{} {} of the time",
                     facts.source == Source::cache ? "the cache needs" : "memory needs",
                     percent(moving_share(facts)));
}

/// Whether the twin takes long enough to say how fast bytes can be moved.
bool is_of_bytes(const Facts& facts) { return facts.sol >= kBytes * facts.launch; }

/// What to do where there are too few blocks.
std::string more_blocks(const Facts& facts) {
  const std::int64_t rows = facts.rows.value_or(*facts.blocks);
  if (*facts.blocks > rows) {
    return "more blocks a row than it has, or less to do after the last load of a row";
  }
  return *facts.blocks < rows ? "fewer rows a block; then let several blocks share a row"
                              : "let several blocks share a row";
}

/// What the unit of exponentials does, by the instructions that it was counted to take, or by the
/// kernel's own model.
Finding of_exponentials(const Facts& facts) {
  const char* const fewer =
      "take fewer of them: one an element, by keeping them or by rebasing sums";
  const double modelled = facts.exponentials.value_or(0);
  if (!facts.exponential_unit) {
    return {Cause::exponentials,
            "its model's exponentials need " + percent(modelled) + " of the time of their unit",
            fewer};
  }
  return {
      Cause::exponentials,
      fmt::format("the unit of exponentials, which also does conversions and reciprocals, needs "
                  "{} of the time; the model's exponentials are {}",
                  percent(*facts.exponential_unit), percent(modelled)),
      *facts.exponential_unit < kConverts * modelled
          ? fewer
          : "find what the unit does beyond the model: exponentials of places that hold no "
            "element, "
            "or taken again, conversions, divisions"};
}

/// Of a CPU by elimination: what moving its bytes does not need.
Finding of_cpu_instructions(const Facts& facts) {
  return {Cause::issue, describe_moving(facts) + ": the rest is instructions, or idle cores",
          "all cores and vector lanes, if it has not; then fewer instructions an element"};
}

Finding of_nothing(const Facts& facts) {
  std::string evidence = "no resource needs most of the time";
  if (facts.source == Source::both) {
    evidence = facts.is_counted ? fmt::format("{}: the cache gave the rest", bytes_moved(facts))
                                : "hot, and too large for the cache to hold all of it";
  } else if (moving_share(facts) >= kBusy) {
    evidence = describe_moving(facts) + ", and nothing measured says what the rest is";
  }
  return {Cause::unknown, std::move(evidence),
          facts.is_cpu || facts.issue
              ? "profile it"
              : "count its instructions (--counters default), or profile it"};
}

}  // namespace

double speed_of(const Facts& facts) {
  return facts.launch < 1 ? std::max(0.0, (facts.sol - facts.launch) / (1 - facts.launch)) : 0;
}

std::string_view name_of(Cause cause) {
  switch (cause) {
    case Cause::fixed_cost:
      return "fixed cost";
    case Cause::parallelism:
      return "too few bytes in flight";
    case Cause::memory:
      return "memory";
    case Cause::reread:
      return "re-read";
    case Cause::cache:
      return "cache";
    case Cause::coalescing:
      return "uncoalesced";
    case Cause::exponentials:
      return "exponentials";
    case Cause::issue:
      return "issue";
    case Cause::imbalance:
      return "imbalance";
    case Cause::unknown:
      return "unknown";
  }
  return "?";
}

namespace {

Finding find_cause(const Facts& facts) {
  const bool is_of_memory = facts.source == Source::memory && is_of_bytes(facts);
  const double of_memory_speed = is_of_memory ? moving_share(facts) : 0;
  const bool moves_more = moved_by_all(facts) >= kMoreBytes;
  if (of_memory_speed >= kNear && facts.moved < kMoreBytes) return of_memory(facts);
  if (facts.source == Source::cache && is_of_bytes(facts) && speed_of(facts) >= kCached) {
    return {Cause::cache,
            "its buffers are in the cache, at " + percent(speed_of(facts)) +
                " of the speed at which they can be moved",
            "fewer bytes: little else is left"};
  }
  if (facts.fixed >= kFixed) return of_fixed_cost(facts);
  if (leaves_processors_idle(facts)) {
    if (are_pieces(facts)) return of_pieces(facts);
    return {Cause::parallelism,
            fmt::format("{} blocks for {} processors", *facts.blocks, *facts.processors),
            more_blocks(facts)};
  }
  const bool is_moving = of_memory_speed >= kMostly || (facts.from_cache > 0 && is_of_memory);
  if (moves_more && is_moving) return of_reread(facts);
  const double issue = facts.issue.value_or(0);
  const double exponentials = facts.exponential_unit.value_or(facts.exponentials.value_or(0));
  if (std::max(issue, exponentials) >= kBusy) {
    if (exponentials > issue) return of_exponentials(facts);
    return {Cause::issue, "its instructions need " + percent(issue) + " of all issue slots",
            "fewer instructions an element: packed halves, wider vectors, less bookkeeping"};
  }
  if (facts.warps && *facts.warps < kFewWarps) {
    const std::string registers =
        facts.registers ? fmt::format(" ({} registers a thread)", *facts.registers) : "";
    return {Cause::parallelism,
            "processors hold " + percent(*facts.warps) + " of their warps" + registers,
            "more warps, or more loads of each before the first is used"};
  }
  if (const auto last_wave = of_last_wave(facts)) return *last_wave;
  if (are_accesses_spread(facts)) return of_spread_accesses(facts);
  if (moves_more && of_memory_speed > kBusy) return of_reread(facts);
  if (facts.is_cpu && facts.source != Source::both && moving_share(facts) < kBusy)
    return of_cpu_instructions(facts);
  return of_nothing(facts);
}

/// "row_max 30%, subtract_exp 70%; the gaps between add 4%": all of few parts, the largest of many.
std::string describe_parts(const Facts& facts) {
  constexpr std::size_t kMost = 4;
  std::vector<Part> parts = facts.parts;
  const bool shows_all = parts.size() <= kMost;
  if (!shows_all) {
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.share > b.share; });
    parts.resize(kMost);
  }
  std::string text =
      fmt::format("of its {} parts{} ", facts.parts.size(), shows_all ? "" : " the longest are");
  for (std::size_t i = 0; i < parts.size(); ++i) {
    text += fmt::format("{}{} {}", i == 0 ? "" : ", ", parts[i].name, percent(parts[i].share));
  }
  if (facts.gaps > 0) text += fmt::format("; the gaps between add {}", percent(facts.gaps));
  return text;
}

}  // namespace

Finding explain(const Facts& facts) {
  Finding finding = find_cause(facts);
  if (facts.parts.size() > 1) finding.evidence += "; " + describe_parts(facts);
  return finding;
}

}  // namespace roofmax::explain
