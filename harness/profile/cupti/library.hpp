#pragma once

#include <cupti_activity.h>
#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_result.h>
#include <cupti_target.h>

namespace roofmax {

/// CUPTI's functions, by the signatures that its headers declare. The library is opened when it is
/// needed, so that the program starts where it is missing, and stays open for the life of the
/// process: closing it gains nothing.
class Cupti {
  void* library_;  // before what is found in it

 public:
  /// Throws NoCounters where the library, or something in it, is missing.
  static const Cupti& instance();

#define ROOFMAX_CUPTI_FUNCTION(name) decltype(&::name) name = find<decltype(&::name)>(#name)
  ROOFMAX_CUPTI_FUNCTION(cuptiGetResultString);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityRegisterCallbacks);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityEnable);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityDisable);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityFlushAll);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityGetNextRecord);
  ROOFMAX_CUPTI_FUNCTION(cuptiActivityGetNumDroppedRecords);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostInitialize);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostDeinitialize);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetSupportedChips);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetBaseMetrics);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetSubMetrics);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetMetricProperties);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostConfigAddMetrics);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetConfigImageSize);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetConfigImage);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostGetNumOfPasses);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerHostEvaluateToGpuValues);
  ROOFMAX_CUPTI_FUNCTION(cuptiDeviceGetChipName);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerInitialize);
  ROOFMAX_CUPTI_FUNCTION(cuptiProfilerDeviceSupported);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerEnable);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerDisable);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerSetConfig);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerStart);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerStop);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerPushRange);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerPopRange);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerDecodeData);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerGetCounterDataSize);
  ROOFMAX_CUPTI_FUNCTION(cuptiRangeProfilerCounterDataImageInitialize);
#undef ROOFMAX_CUPTI_FUNCTION

 private:
  Cupti();
  [[nodiscard]] void* find_symbol(const char* name) const;
  template <typename Function>
  Function find(const char* name) const {
    return reinterpret_cast<Function>(find_symbol(name));
  }
};

/// Throws NoCounters where a call did not succeed; `what` it was for.
void require(CUptiResult result, const char* what);

}  // namespace roofmax
