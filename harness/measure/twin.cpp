#include "harness/measure/twin.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"

namespace roofmax {

double sample_seconds(const Backend& backend) {
  return backend.traits().kind == DeviceKind::cuda ? 1e-3 : 5e-3;
}

Twin choose_twin(Backend& backend, const Bytes& bytes,
                 const std::function<StreamingWork(std::int64_t)>& work, int sets, double sample_s,
                 const PrepareBatch& prepare) {
  constexpr int kTrials = 3;
  Twin best{.kernel = nullptr, .seconds = std::numeric_limits<double>::infinity()};
  for (const StreamingKernel& candidate : backend.streaming_kernels()) {
    if (!candidate.supports(bytes)) continue;
    const Enqueue enqueue = [&](std::int64_t index, Stream stream) {
      candidate.enqueue(work(index), stream);
    };
    const std::unique_ptr<Batch> first = prepare(sets, enqueue);
    static_cast<void>(first->run());
    const int launches = launches_for(first->run(), sets, sample_s);
    const std::unique_ptr<Batch> batch = prepare(launches, enqueue);
    static_cast<void>(batch->run());
    std::vector<double> trials;
    for (int i = 0; i < kTrials; ++i) trials.push_back(batch->run());
    const double seconds = median_of(trials);
    if (seconds < best.seconds) best = {&candidate, seconds};
  }
  if (best.kernel == nullptr) {
    throw DeviceError("no streaming kernel moves " + std::to_string(bytes.read) + " bytes in and " +
                          std::to_string(bytes.write) + " out",
                      false);
  }
  return best;
}

}  // namespace roofmax
