#pragma once

#include <memory>
#include <string>
#include <vector>

namespace roofmax {

/// Something that the device did. Seconds are those of one clock, whose zero is arbitrary.
struct Activity {
  std::string name;  ///< of a kernel what people call it; "copy" or "fill"
  double begin_s = 0;
  double end_s = 0;
};

/// Records what the current device does, until it is destroyed. From its construction on every
/// launch of the process is dearer (by tenths of a microsecond a graph node on an H200), even after
/// it is destroyed; kernels take no longer. One at a time in a process.
class ActivityRecorder {
 public:
  virtual ~ActivityRecorder() = default;
  /// What was enqueued since it was asked last, in that order. All of it must have ended. Throws
  /// NoCounters where some is lost.
  [[nodiscard]] virtual std::vector<Activity> take() = 0;
};

/// Throws NoCounters with the reason and the cure.
[[nodiscard]] std::unique_ptr<ActivityRecorder> make_activity_recorder();

}  // namespace roofmax
