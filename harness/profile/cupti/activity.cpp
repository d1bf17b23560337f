// CUPTI's activity API: begin and end of everything the device does, by its own clock. CUPTI fills
// buffers and hands them back whenever it likes, on whatever thread.

#include "harness/profile/activity.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <utility>

#include "harness/backend/function_name.hpp"
#include "harness/profile/counters.hpp"
#include "harness/profile/cupti/library.hpp"

namespace roofmax {
namespace {

/// With the number of the call that enqueued it: calls are numbered in order.
struct Recorded {
  std::uint32_t call = 0;
  Activity activity;
};

constexpr std::array kKinds = {CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, CUPTI_ACTIVITY_KIND_MEMCPY,
                               CUPTI_ACTIVITY_KIND_MEMSET};

/// What CUPTI has handed back. Its callbacks know nothing of the recorder.
class Inbox {
 public:
  /// Never destroyed: CUPTI may hand back buffers until the process ends.
  static Inbox& instance() {
    static auto* const inbox = new Inbox;
    return *inbox;
  }

  void add(const CUpti_Activity& record) {
    const std::lock_guard lock(mutex_);
    switch (record.kind) {
      case CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: {
        // What it has in common with its successors of later versions is all that is read.
        const auto& kernel = reinterpret_cast<const CUpti_ActivityKernel9&>(record);
        add(kernel, kernel.name == nullptr ? "?" : short_function_name(kernel.name));
        break;
      }
      case CUPTI_ACTIVITY_KIND_MEMCPY:
        add(reinterpret_cast<const CUpti_ActivityMemcpy6&>(record), "copy");
        break;
      case CUPTI_ACTIVITY_KIND_MEMSET:
        add(reinterpret_cast<const CUpti_ActivityMemset4&>(record), "fill");
        break;
      default:
        break;
    }
  }
  void note_lost(std::size_t count) {
    const std::lock_guard lock(mutex_);
    lost_ += count;
  }

  [[nodiscard]] std::vector<Recorded> take() {
    const std::lock_guard lock(mutex_);
    if (std::exchange(lost_, 0) > 0) {
      recorded_.clear();
      throw NoCounters("CUPTI lost a part of what it had recorded");
    }
    return std::exchange(recorded_, {});
  }

 private:
  template <typename Record>
  void add(const Record& record, std::string name) {
    constexpr double kNanosecond = 1e-9;
    // Differences matter, and a double holds no date to the nanosecond.
    if (origin_ == 0) origin_ = record.start;
    const auto seconds = [this](std::uint64_t time) {
      return kNanosecond * static_cast<double>(static_cast<std::int64_t>(time - origin_));
    };
    recorded_.push_back(
        {record.correlationId, {std::move(name), seconds(record.start), seconds(record.end)}});
  }

  std::mutex mutex_;
  std::vector<Recorded> recorded_;
  std::uint64_t origin_ = 0;
  std::size_t lost_ = 0;
};

constexpr std::size_t kBufferBytes = std::size_t{1} << 20;
constexpr std::size_t kAlignment = 8;  // that CUPTI asks for

void give_buffer(std::uint8_t** buffer, std::size_t* bytes, std::size_t* most_records) {
  *buffer = static_cast<std::uint8_t*>(std::aligned_alloc(kAlignment, kBufferBytes));
  *bytes = *buffer == nullptr ? 0 : kBufferBytes;
  *most_records = 0;  // as many as there is room for
}

void take_buffer(CUcontext context, std::uint32_t stream, std::uint8_t* buffer,
                 std::size_t /*bytes*/, std::size_t valid_bytes) {
  const Cupti& cupti = Cupti::instance();
  CUpti_Activity* record = nullptr;
  std::size_t lost = 0;
  while (valid_bytes > 0 &&
         cupti.cuptiActivityGetNextRecord(buffer, valid_bytes, &record) == CUPTI_SUCCESS) {
    // No exception may pass through CUPTI.
    try {
      Inbox::instance().add(*record);
    } catch (const std::exception&) {
      Inbox::instance().note_lost(1);
    }
  }
  if (cupti.cuptiActivityGetNumDroppedRecords(context, stream, &lost) == CUPTI_SUCCESS) {
    Inbox::instance().note_lost(lost);
  }
  std::free(buffer);
}

class CuptiActivityRecorder : public ActivityRecorder {
 public:
  CuptiActivityRecorder() {
    const Cupti& cupti = Cupti::instance();
    require(cupti.cuptiActivityRegisterCallbacks(give_buffer, take_buffer), "recording");
    for (const CUpti_ActivityKind kind : kKinds) {
      require(cupti.cuptiActivityEnable(kind), "recording of what the device does");
    }
  }
  ~CuptiActivityRecorder() override {
    for (const CUpti_ActivityKind kind : kKinds) {
      static_cast<void>(Cupti::instance().cuptiActivityDisable(kind));
    }
  }
  CuptiActivityRecorder(const CuptiActivityRecorder&) = delete;
  CuptiActivityRecorder& operator=(const CuptiActivityRecorder&) = delete;

  std::vector<Activity> take() override {
    require(Cupti::instance().cuptiActivityFlushAll(0), "what was recorded");
    std::vector<Recorded> recorded = Inbox::instance().take();
    std::stable_sort(recorded.begin(), recorded.end(),
                     [](const Recorded& a, const Recorded& b) { return a.call < b.call; });
    std::vector<Activity> activities;
    for (Recorded& each : recorded) activities.push_back(std::move(each.activity));
    return activities;
  }
};

}  // namespace

std::unique_ptr<ActivityRecorder> make_activity_recorder() {
  return std::make_unique<CuptiActivityRecorder>();
}

}  // namespace roofmax
