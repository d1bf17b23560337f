// CUPTI's Range Profiler: one range around one piece of work, which is run again for every pass.
// What it needs of the device is there only while it counts, so that nothing else is slowed down.

#include "harness/profile/launch_counter.hpp"

#include <cuda.h>
#include <cuda_runtime_api.h>
#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "harness/backend/cuda/driver.hpp"
#include "harness/profile/cupti/host.hpp"

namespace roofmax {
namespace {

/// The current context, which the runtime made.
CUcontext current_context() {
  constexpr unsigned kSince = 4000;
  auto* const ask = cuda::driver_function<decltype(::cuCtxGetCurrent)>("cuCtxGetCurrent", kSince);
  if (ask == nullptr) throw NoCounters("the driver does not tell its context");
  CUcontext context = nullptr;
  static_cast<void>(ask(&context));
  if (context == nullptr) throw NoCounters("no CUDA context is current");
  return context;
}

void initialise_profiler() {
  CUpti_Profiler_Initialize_Params parameters{};
  parameters.structSize = CUpti_Profiler_Initialize_Params_STRUCT_SIZE;
  require(Cupti::instance().cuptiProfilerInitialize(&parameters), "start");
}

/// CUPTI 13.0 crashes where it is asked before the profiler is initialised.
std::string chip_of(int ordinal) {
  initialise_profiler();
  CUpti_Device_GetChipName_Params parameters{};
  parameters.structSize = CUpti_Device_GetChipName_Params_STRUCT_SIZE;
  parameters.deviceIndex = static_cast<std::size_t>(ordinal);
  require(Cupti::instance().cuptiDeviceGetChipName(&parameters), "name of the chip");
  return parameters.pChipName;
}

void require_support(int ordinal) {
  CUpti_Profiler_DeviceSupported_Params support{};
  support.structSize = CUpti_Profiler_DeviceSupported_Params_STRUCT_SIZE;
  support.cuDevice = ordinal;
  support.api = CUPTI_PROFILER_RANGE_PROFILING;
  require(Cupti::instance().cuptiProfilerDeviceSupported(&support), "support of the device");
  if (support.isSupported == CUPTI_PROFILER_CONFIGURATION_SUPPORTED) return;
  const std::pair<CUpti_Profiler_Support_Level, const char*> causes[] = {
      {support.architecture, "a GPU older than Turing has none"},
      {support.vGpu, "a virtual GPU has none, or its host does not allow them"},
      {support.sli, "not to be had with SLI"},
      {support.confidentialCompute, "not to be had while confidential computing is on"},
      {support.cmp, "a mining processor has none"},
      {support.wsl, "not to be had in this Windows Subsystem for Linux"},
  };
  for (const auto& [level, cause] : causes) {
    if (level != CUPTI_PROFILER_CONFIGURATION_SUPPORTED) {
      throw NoCounters(fmt::format("no hardware counters: {}", cause));
    }
  }
  throw NoCounters("no hardware counters: CUPTI does not support this device");
}

/// The profiler of a context, while it lives.
class RangeProfiler {
 public:
  explicit RangeProfiler(CUcontext context) {
    CUpti_RangeProfiler_Enable_Params parameters{};
    parameters.structSize = CUpti_RangeProfiler_Enable_Params_STRUCT_SIZE;
    parameters.ctx = context;
    require(Cupti::instance().cuptiRangeProfilerEnable(&parameters), "access to the counters");
    object_ = parameters.pRangeProfilerObject;
  }
  ~RangeProfiler() {
    auto parameters =
        of_this<CUpti_RangeProfiler_Disable_Params>(CUpti_RangeProfiler_Disable_Params_STRUCT_SIZE);
    static_cast<void>(Cupti::instance().cuptiRangeProfilerDisable(&parameters));
  }
  RangeProfiler(const RangeProfiler&) = delete;
  RangeProfiler& operator=(const RangeProfiler&) = delete;

  /// Where the counts of one range go. It must stay where it is while there is a configuration.
  [[nodiscard]] std::vector<std::uint8_t> counter_data(
      const std::vector<std::string>& names) const {
    std::vector<const char*> texts;
    for (const std::string& name : names) texts.push_back(name.c_str());
    auto size = of_this<CUpti_RangeProfiler_GetCounterDataSize_Params>(
        CUpti_RangeProfiler_GetCounterDataSize_Params_STRUCT_SIZE);
    size.pMetricNames = texts.data();
    size.numMetrics = texts.size();
    size.maxNumOfRanges = 1;
    size.maxNumRangeTreeNodes = 1;
    require(Cupti::instance().cuptiRangeProfilerGetCounterDataSize(&size), "size of the counts");
    std::vector<std::uint8_t> data(size.counterDataSize);
    auto initialise = of_this<CUpti_RangeProfiler_CounterDataImage_Initialize_Params>(
        CUpti_RangeProfiler_CounterDataImage_Initialize_Params_STRUCT_SIZE);
    initialise.counterDataSize = data.size();
    initialise.pCounterData = data.data();
    require(Cupti::instance().cuptiRangeProfilerCounterDataImageInitialize(&initialise),
            "room for the counts");
    return data;
  }

  void configure(const std::vector<std::uint8_t>& configuration, std::vector<std::uint8_t>& data) {
    auto parameters = of_this<CUpti_RangeProfiler_SetConfig_Params>(
        CUpti_RangeProfiler_SetConfig_Params_STRUCT_SIZE);
    parameters.configSize = configuration.size();
    parameters.pConfig = configuration.data();
    parameters.counterDataImageSize = data.size();
    parameters.pCounterDataImage = data.data();
    parameters.range = CUPTI_UserRange;
    parameters.replayMode = CUPTI_UserReplay;
    parameters.maxRangesPerPass = 1;
    parameters.numNestingLevels = 1;
    parameters.minNestingLevel = 1;
    parameters.passIndex = 0;
    parameters.targetNestingLevel = 1;
    require(Cupti::instance().cuptiRangeProfilerSetConfig(&parameters), "choice of counters");
  }

  void start_pass() {
    auto parameters =
        of_this<CUpti_RangeProfiler_Start_Params>(CUpti_RangeProfiler_Start_Params_STRUCT_SIZE);
    require(Cupti::instance().cuptiRangeProfilerStart(&parameters), "start of a pass");
  }
  /// Whether all passes are done.
  [[nodiscard]] bool stop_pass() {
    auto parameters =
        of_this<CUpti_RangeProfiler_Stop_Params>(CUpti_RangeProfiler_Stop_Params_STRUCT_SIZE);
    require(Cupti::instance().cuptiRangeProfilerStop(&parameters), "end of a pass");
    return parameters.isAllPassSubmitted != 0;
  }
  void begin_range() {
    auto parameters = of_this<CUpti_RangeProfiler_PushRange_Params>(
        CUpti_RangeProfiler_PushRange_Params_STRUCT_SIZE);
    parameters.pRangeName = "launch";
    require(Cupti::instance().cuptiRangeProfilerPushRange(&parameters), "begin of a range");
  }
  void end_range() {
    auto parameters = of_this<CUpti_RangeProfiler_PopRange_Params>(
        CUpti_RangeProfiler_PopRange_Params_STRUCT_SIZE);
    require(Cupti::instance().cuptiRangeProfilerPopRange(&parameters), "end of a range");
  }
  void decode() {
    auto parameters = of_this<CUpti_RangeProfiler_DecodeData_Params>(
        CUpti_RangeProfiler_DecodeData_Params_STRUCT_SIZE);
    require(Cupti::instance().cuptiRangeProfilerDecodeData(&parameters), "decoding of counts");
    if (parameters.numOfRangeDropped > 0) throw NoCounters("CUPTI dropped what it had counted");
  }

 private:
  template <typename Parameters>
  [[nodiscard]] Parameters of_this(std::size_t size) const {
    Parameters parameters{};
    parameters.structSize = size;
    parameters.pRangeProfilerObject = object_;
    return parameters;
  }

  CUpti_RangeProfiler_Object* object_ = nullptr;
};

class CuptiLaunchCounter : public LaunchCounter {
 public:
  CuptiLaunchCounter(int ordinal, const std::vector<std::string>& asked)
      : CuptiLaunchCounter(chip_of(ordinal), asked) {
    require_support(ordinal);
  }

  [[nodiscard]] const CounterPlan& plan() const override { return plan_; }

  [[nodiscard]] Counts count(const std::function<void()>& prepare,
                             const std::function<void()>& work) override {
    if (names_.empty()) return {};
    RangeProfiler profiler(current_context());
    std::vector<std::uint8_t> data = profiler.counter_data(names_);
    profiler.configure(configuration_, data);
    bool is_done = false;
    for (int pass = 0; !is_done; ++pass) {
      if (pass >= plan_.passes) throw NoCounters("CUPTI wants more passes than it said");
      profiler.start_pass();
      prepare();
      profiler.begin_range();
      work();
      profiler.end_range();
      is_done = profiler.stop_pass();
    }
    profiler.decode();
    const std::vector<double> values = host_.evaluate(data, names_);
    Counts counts;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (std::isfinite(values[i])) counts.emplace(names_[i], values[i]);
    }
    return counts;
  }

 private:
  CuptiLaunchCounter(const std::string& chip, const std::vector<std::string>& asked)
      : plan_(CounterCatalogue(chip).plan(expand_counter_groups(asked))), host_(chip) {
    for (const Counter& counter : plan_.counters) names_.push_back(counter.name);
    if (names_.empty()) return;
    if (!host_.choose(names_)) throw NoCounters("CUPTI does not count all of these together");
    configuration_ = host_.configuration();
  }

  CounterPlan plan_;
  CuptiHost host_;
  std::vector<std::string> names_;
  std::vector<std::uint8_t> configuration_;
};

}  // namespace

std::unique_ptr<LaunchCounter> make_cuda_launch_counter(int ordinal,
                                                        const std::vector<std::string>& asked) {
  return std::make_unique<CuptiLaunchCounter>(ordinal, asked);
}

}  // namespace roofmax
