#include "harness/measure/ceilings.hpp"

#include <algorithm>
#include <array>

#include "harness/measure/buffer_sets.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/twin.hpp"

namespace roofmax {
namespace {

struct Direction {
  const char* name;
  int read_share;
  int write_share;
};

constexpr std::array<Direction, 3> kDirections{{{"read", 2, 0}, {"write", 0, 2}, {"copy", 1, 1}}};

}  // namespace

std::vector<std::int64_t> ceiling_footprints(std::int64_t largest, int factor) {
  std::vector<std::int64_t> footprints;
  for (std::int64_t bytes = 64 * 1024; bytes <= largest; bytes *= factor)
    footprints.push_back(bytes);
  return footprints;
}

nlohmann::json measure_ceilings(Backend& backend, const std::vector<std::int64_t>& footprints,
                                double budget_s_each,
                                const std::function<void(const std::string&)>& on_progress) {
  nlohmann::json ceilings = nlohmann::json::array();
  const PrepareBatch prepare = [&](int launches, Enqueue enqueue) {
    return backend.prepare(backend.timers().front(), launches, std::move(enqueue));
  };
  for (const std::int64_t footprint : footprints) {
    const int cold_sets = BufferSets::count_for_cold(footprint, backend.traits().cache_bytes);
    if (footprint * cold_sets > backend.free_bytes() / 10 * 9) {
      on_progress("not enough device memory for a footprint of " + std::to_string(footprint) +
                  " bytes; left out");
      continue;
    }
    const Buffer memory = backend.allocate(footprint * cold_sets);
    // Written once, so that no page is read before it exists, and never zeros.
    backend.fill(memory.data(), 0x5a, memory.bytes());
    for (const Cache cache : {Cache::cold, Cache::hot}) {
      const int sets = cache == Cache::cold ? cold_sets : 1;
      for (const Direction& direction : kDirections) {
        const Bytes bytes{footprint / 2 * direction.read_share,
                          footprint / 2 * direction.write_share};
        const auto work = [&](std::int64_t index) {
          std::byte* const base = memory.data() + index % sets * footprint;
          return StreamingWork{base, base + bytes.read, bytes};
        };
        const double sample_s = sample_seconds(backend);
        const Twin twin = choose_twin(backend, bytes, work, sets, sample_s, prepare);
        const auto batch = prepare(
            launches_for(twin.seconds, sets, sample_s),
            [&](std::int64_t index, Stream stream) { twin.kernel->enqueue(work(index), stream); });
        const double seconds =
            median_of(sample_alone(*batch, {.minimum_samples = 10, .budget_s = budget_s_each}));
        const double rate = static_cast<double>(footprint) / seconds;
        ceilings.push_back({{"direction", direction.name},
                            {"cache", name_of(cache)},
                            {"footprint_bytes", footprint},
                            {"bytes_per_s", rate},
                            {"kernel", twin.kernel->name}});
        on_progress(std::string(direction.name) + " " + std::string(name_of(cache)) + " " +
                    std::to_string(footprint) +
                    " bytes: " + std::to_string(static_cast<std::int64_t>(rate / 1e9)) + " GB/s");
      }
    }
  }
  return ceilings;
}

}  // namespace roofmax
