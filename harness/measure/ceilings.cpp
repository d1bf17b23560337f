#include "harness/measure/ceilings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <nlohmann/json.hpp>

#include "harness/measure/ceiling_samples.hpp"
#include "harness/measure/conditioned_batch.hpp"
#include "harness/measure/rotation.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/surroundings.hpp"
#include "harness/measure/twin.hpp"

namespace roofmax {
namespace {

struct Direction {
  const char* name;
  int read_share;
  int write_share;
};

constexpr std::array<Direction, 3> kDirections{{{"read", 2, 0}, {"write", 0, 2}, {"copy", 1, 1}}};
constexpr std::array<Cache, 2> kCaches{Cache::cold, Cache::hot};

/// Buffers of `footprint` bytes lie in `memory`, one after the other.
CeilingSamples sample_ceiling(Backend& backend, const Buffer& memory, std::int64_t footprint,
                              Cache cache, const Direction& direction, double budget_s) {
  const TimerKind timer = backend.timers().front();
  const Rotation rotation = rotation_for(cache, footprint, backend);
  // A graph keeps the buffers it was captured with. The other timers launch anew in every sample
  // and go on from wherever the last launch, of any candidate, left off.
  const bool is_graph = timer == TimerKind::graph;
  std::int64_t turn = 0;
  const Bytes bytes{footprint / 2 * direction.read_share, footprint / 2 * direction.write_share};
  const double sample_s = sample_seconds(backend);
  const auto next_memory = [&](int launches) {
    Memory used;
    for (const auto& [first, count] :
         rotation.used_from(is_graph ? 0 : turn % rotation.sets, launches)) {
      used.emplace_back(memory.data() + first * footprint,
                        static_cast<std::size_t>(count * footprint));
    }
    return used;
  };
  const TwinTask task{
      .bytes = bytes,
      .work =
          [&](std::int64_t index) {
            const std::int64_t set = (is_graph ? index : turn++) % rotation.sets;
            std::byte* const base = memory.data() + set * footprint;
            return StreamingWork{base, base + bytes.read, bytes};
          },
      .prepare =
          [&](int launches, const Enqueue& enqueue) {
            return std::make_unique<ConditionedBatch>(backend, rotation, bytes, timer, launches,
                                                      enqueue, next_memory);
          },
      .launches_of = [&](double seconds) { return rotation.launches_for(seconds, sample_s); },
      .trial_launches = is_graph ? std::min(rotation.sets, 16) : 1};
  // A disturbed choice can fall on a slow kernel, which makes a low ceiling as well.
  Surroundings of_choice(backend);
  const Twin twin = choose_twin(backend, task);
  of_choice.finish();
  const auto batch = task.prepare(
      task.launches_of(twin.seconds),
      [&](std::int64_t index, Stream stream) { twin.kernel->enqueue(task.work(index), stream); });
  Surroundings of_samples(backend);
  const auto samples = sample_alone(*batch, {.minimum_samples = 10, .budget_s = budget_s});
  of_samples.finish();
  return {.work = static_cast<double>(footprint),
          .seconds = summarise(samples, {samples.size()}),
          .samples = samples.size(),
          .kernel = twin.kernel->name,
          .flags = united(of_choice.flags(), of_samples.flags())};
}

}  // namespace

std::vector<std::int64_t> ceiling_footprints(std::int64_t largest, int factor) {
  std::vector<std::int64_t> footprints;
  for (std::int64_t bytes = 64 * 1024; bytes <= largest; bytes *= factor)
    footprints.push_back(bytes);
  return footprints;
}

std::vector<std::string> measure_ceilings(
    Backend& backend, const std::vector<std::int64_t>& footprints, const CeilingBudget& budget,
    const std::function<void(const nlohmann::json&)>& on_progress) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration<double>(budget.total_s);
  constexpr std::size_t kEach = kCaches.size() * kDirections.size();
  const std::size_t total = footprints.size() * kEach;
  std::vector<std::string> left_out;
  std::size_t index = 0;
  for (const std::int64_t footprint : footprints) {
    const int cold_sets = rotation_for(Cache::cold, footprint, backend).sets;
    if (footprint * cold_sets > backend.free_bytes() / 10 * 9) {
      left_out.push_back(
          fmt::format("no ceilings of {} KiB: not enough device memory is free", footprint / 1024));
      index += kEach;
      continue;
    }
    Buffer memory;
    for (const Cache cache : kCaches) {
      for (const Direction& direction : kDirections) {
        if (Clock::now() >= end) {
          const auto [least, most] = std::minmax_element(
              footprints.begin() + static_cast<std::ptrdiff_t>(index / kEach), footprints.end());
          left_out.push_back(fmt::format(
              "{} of {} ceilings, of {} to {} KiB, are left out: the {:g} s for ceilings are over",
              total - index, total, *least / 1024, *most / 1024, budget.total_s));
          return left_out;
        }
        nlohmann::json ceiling = {{"direction", direction.name},
                                  {"cache", name_of(cache)},
                                  {"footprint_bytes", footprint}};
        nlohmann::json step = ceiling;
        step["index"] = index++;
        step["total"] = total;
        on_progress({{"step", std::move(step)}});
        if (memory.bytes() == 0) {
          memory = backend.allocate(footprint * cold_sets);
          // Written once, so that no page is read before it exists, and never zeros.
          backend.fill(memory.data(), 0x5a, memory.bytes());
        }
        const CeilingSamples found = least_disturbed([&] {
          return sample_ceiling(backend, memory, footprint, cache, direction, budget.each_s);
        });
        describe(found, "bytes_per_s", ceiling);
        on_progress({{"ceiling", std::move(ceiling)}});
      }
    }
  }
  return left_out;
}

}  // namespace roofmax
