#include "harness/profile/cupti/host.hpp"

#include <algorithm>

namespace roofmax {
namespace {

std::vector<const char*> c_strings(const std::vector<std::string>& texts) {
  std::vector<const char*> found;
  for (const std::string& text : texts) found.push_back(text.c_str());
  return found;
}

}  // namespace

std::vector<std::string> known_chips() {
  CUpti_Profiler_Host_GetSupportedChips_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE;
  require(Cupti::instance().cuptiProfilerHostGetSupportedChips(&parameters), "names of chips");
  return {parameters.ppChipNames, parameters.ppChipNames + parameters.numChips};
}

CuptiHost::CuptiHost(const std::string& chip) {
  CUpti_Profiler_Host_Initialize_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE;
  parameters.profilerType = CUPTI_PROFILER_TYPE_RANGE_PROFILER;
  parameters.pChipName = chip.c_str();
  require(Cupti::instance().cuptiProfilerHostInitialize(&parameters), "description of a chip");
  object_ = parameters.pHostObject;
}

CuptiHost::~CuptiHost() {
  CUpti_Profiler_Host_Deinitialize_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE;
  parameters.pHostObject = object_;
  static_cast<void>(Cupti::instance().cuptiProfilerHostDeinitialize(&parameters));
}

std::vector<std::string> CuptiHost::base_names() const {
  std::vector<std::string> names;
  for (const CUpti_MetricType type :
       {CUPTI_METRIC_TYPE_COUNTER, CUPTI_METRIC_TYPE_RATIO, CUPTI_METRIC_TYPE_THROUGHPUT}) {
    CUpti_Profiler_Host_GetBaseMetrics_Params parameters{};
    parameters.structSize = CUpti_Profiler_Host_GetBaseMetrics_Params_STRUCT_SIZE;
    parameters.pHostObject = object_;
    parameters.metricType = type;
    require(Cupti::instance().cuptiProfilerHostGetBaseMetrics(&parameters), "list of counters");
    names.insert(names.end(), parameters.ppMetricNames,
                 parameters.ppMetricNames + parameters.numMetrics);
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<Counter> CuptiHost::find(const std::string& name) const {
  CUpti_Profiler_Host_GetMetricProperties_Params parameters{};
  if (!describe(name, parameters)) return std::nullopt;
  const auto text = [](const char* given) { return std::string(given == nullptr ? "" : given); };
  return Counter{name, text(parameters.pDimUnit), text(parameters.pDescription)};
}

std::vector<std::string> CuptiHost::endings_of(const std::string& name) const {
  CUpti_Profiler_Host_GetMetricProperties_Params properties{};
  if (!describe(name, properties)) return {};
  CUpti_Profiler_Host_GetSubMetrics_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_GetSubMetrics_Params_STRUCT_SIZE;
  parameters.pHostObject = object_;
  parameters.metricType = properties.metricType;
  parameters.pMetricName = name.c_str();
  require(Cupti::instance().cuptiProfilerHostGetSubMetrics(&parameters), "endings of a counter");
  return {parameters.ppSubMetrics, parameters.ppSubMetrics + parameters.numOfSubmetrics};
}

bool CuptiHost::choose(const std::vector<std::string>& names) {
  std::vector<const char*> texts = c_strings(names);
  CUpti_Profiler_Host_ConfigAddMetrics_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE;
  parameters.pHostObject = object_;
  parameters.ppMetricNames = texts.data();
  parameters.numMetrics = texts.size();
  return Cupti::instance().cuptiProfilerHostConfigAddMetrics(&parameters) == CUPTI_SUCCESS;
}

std::vector<std::uint8_t> CuptiHost::configuration() const {
  CUpti_Profiler_Host_GetConfigImageSize_Params size{};
  size.structSize = CUpti_Profiler_Host_GetConfigImageSize_Params_STRUCT_SIZE;
  size.pHostObject = object_;
  require(Cupti::instance().cuptiProfilerHostGetConfigImageSize(&size), "size of a choice");
  std::vector<std::uint8_t> image(size.configImageSize);
  CUpti_Profiler_Host_GetConfigImage_Params fill{};
  fill.structSize = CUpti_Profiler_Host_GetConfigImage_Params_STRUCT_SIZE;
  fill.pHostObject = object_;
  fill.configImageSize = image.size();
  fill.pConfigImage = image.data();
  require(Cupti::instance().cuptiProfilerHostGetConfigImage(&fill), "a choice of counters");
  return image;
}

int CuptiHost::passes(const std::vector<std::uint8_t>& configuration) {
  CUpti_Profiler_Host_GetNumOfPasses_Params count{};
  count.structSize = CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE;
  count.configImageSize = configuration.size();
  // CUPTI reads it.
  count.pConfigImage = const_cast<std::uint8_t*>(configuration.data());
  require(Cupti::instance().cuptiProfilerHostGetNumOfPasses(&count), "number of passes");
  return static_cast<int>(count.numOfPasses);
}

std::vector<double> CuptiHost::evaluate(const std::vector<std::uint8_t>& counter_data,
                                        const std::vector<std::string>& names) const {
  std::vector<const char*> texts = c_strings(names);
  std::vector<double> values(names.size());
  CUpti_Profiler_Host_EvaluateToGpuValues_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_EvaluateToGpuValues_Params_STRUCT_SIZE;
  parameters.pHostObject = object_;
  parameters.pCounterDataImage = counter_data.data();
  parameters.counterDataImageSize = counter_data.size();
  parameters.ppMetricNames = texts.data();
  parameters.numMetrics = texts.size();
  parameters.pMetricValues = values.data();
  require(Cupti::instance().cuptiProfilerHostEvaluateToGpuValues(&parameters),
          "values of what was counted");
  return values;
}

bool CuptiHost::describe(const std::string& name,
                         CUpti_Profiler_Host_GetMetricProperties_Params& parameters) const {
  parameters.structSize = CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE;
  parameters.pHostObject = object_;
  parameters.pMetricName = name.c_str();
  return Cupti::instance().cuptiProfilerHostGetMetricProperties(&parameters) == CUPTI_SUCCESS;
}

}  // namespace roofmax
