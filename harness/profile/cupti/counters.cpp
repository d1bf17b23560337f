// CUPTI's host side: what it knows of chips without one. The library is opened when it is needed,
// so that the program starts where it is missing.

#include "harness/profile/counters.hpp"

#include <cuda.h>
#include <cupti_profiler_host.h>
#include <dlfcn.h>
#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace roofmax {
namespace {

void* open_library() {
  // By its version first; then wherever the toolkit of the build had it.
  const std::string versioned = fmt::format("libcupti.so.{}", CUDA_VERSION / 1000);
  for (const std::string& name :
       {versioned, std::string("libcupti.so"), std::string(ROOFMAX_CUPTI_LIBRARY)}) {
    if (void* const library = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  }
  throw NoCounters(fmt::format(
      "{} is not found, which reads hardware counters: put the folder of CUPTI (extras/CUPTI/lib64 "
      "of the CUDA toolkit, or lib64) into LD_LIBRARY_PATH",
      versioned));
}

/// The library's functions, by the signatures that its headers declare. It stays open for the life
/// of the process: closing it gains nothing.
class Cupti {
  void* library_ = open_library();  // before what is found in it

 public:
  static const Cupti& instance() {
    static const Cupti cupti;
    return cupti;
  }

#define ROOFMAX_CUPTI_FUNCTION(name) decltype(&::name) name = find<decltype(&::name)>(#name)
  ROOFMAX_CUPTI_FUNCTION(cuptiGetResultString);
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
#undef ROOFMAX_CUPTI_FUNCTION

 private:
  Cupti() = default;
  template <typename Function>
  Function find(const char* name) {
    if (void* const found = dlsym(library_, name)) return reinterpret_cast<Function>(found);
    throw NoCounters(fmt::format("CUPTI has no {}: it is older than 12.6", name));
  }
};

/// Throws where a call did not succeed.
void require(CUptiResult result, const char* what) {
  if (result == CUPTI_SUCCESS) return;
  const char* text = nullptr;
  static_cast<void>(Cupti::instance().cuptiGetResultString(result, &text));
  throw NoCounters(fmt::format("CUPTI: {}: {}", what, text == nullptr ? "unknown error" : text));
}

std::vector<std::string> chips() {
  CUpti_Profiler_Host_GetSupportedChips_Params parameters{};
  parameters.structSize = CUpti_Profiler_Host_GetSupportedChips_Params_STRUCT_SIZE;
  require(Cupti::instance().cuptiProfilerHostGetSupportedChips(&parameters), "names of chips");
  return {parameters.ppChipNames, parameters.ppChipNames + parameters.numChips};
}

/// CUPTI's description of a chip, and a choice of its counters.
class Host {
 public:
  explicit Host(const std::string& chip) {
    CUpti_Profiler_Host_Initialize_Params parameters{};
    parameters.structSize = CUpti_Profiler_Host_Initialize_Params_STRUCT_SIZE;
    parameters.profilerType = CUPTI_PROFILER_TYPE_RANGE_PROFILER;
    parameters.pChipName = chip.c_str();
    require(Cupti::instance().cuptiProfilerHostInitialize(&parameters), "description of a chip");
    object_ = parameters.pHostObject;
  }
  ~Host() {
    CUpti_Profiler_Host_Deinitialize_Params parameters{};
    parameters.structSize = CUpti_Profiler_Host_Deinitialize_Params_STRUCT_SIZE;
    parameters.pHostObject = object_;
    static_cast<void>(Cupti::instance().cuptiProfilerHostDeinitialize(&parameters));
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  [[nodiscard]] std::vector<std::string> base_names() const {
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

  /// With its ending, or without.
  [[nodiscard]] std::optional<Counter> find(const std::string& name) const {
    CUpti_Profiler_Host_GetMetricProperties_Params parameters{};
    if (!describe(name, parameters)) return std::nullopt;
    const auto text = [](const char* given) { return std::string(given == nullptr ? "" : given); };
    return Counter{name, text(parameters.pDimUnit), text(parameters.pDescription)};
  }

  [[nodiscard]] std::vector<std::string> endings_of(const std::string& name) const {
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

  /// All that are wanted, in one call: what comes with a later one gets passes of its own. False
  /// where one of them cannot be had; then this choice is spoilt.
  [[nodiscard]] bool choose(const std::vector<std::string>& names) {
    std::vector<const char*> texts;
    for (const std::string& name : names) texts.push_back(name.c_str());
    CUpti_Profiler_Host_ConfigAddMetrics_Params parameters{};
    parameters.structSize = CUpti_Profiler_Host_ConfigAddMetrics_Params_STRUCT_SIZE;
    parameters.pHostObject = object_;
    parameters.ppMetricNames = texts.data();
    parameters.numMetrics = texts.size();
    return Cupti::instance().cuptiProfilerHostConfigAddMetrics(&parameters) == CUPTI_SUCCESS;
  }

  /// For all that were chosen.
  [[nodiscard]] int passes() const {
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
    CUpti_Profiler_Host_GetNumOfPasses_Params count{};
    count.structSize = CUpti_Profiler_Host_GetNumOfPasses_Params_STRUCT_SIZE;
    count.configImageSize = image.size();
    count.pConfigImage = image.data();
    require(Cupti::instance().cuptiProfilerHostGetNumOfPasses(&count), "number of passes");
    return static_cast<int>(count.numOfPasses);
  }

 private:
  [[nodiscard]] bool describe(const std::string& name,
                              CUpti_Profiler_Host_GetMetricProperties_Params& parameters) const {
    parameters.structSize = CUpti_Profiler_Host_GetMetricProperties_Params_STRUCT_SIZE;
    parameters.pHostObject = object_;
    parameters.pMetricName = name.c_str();
    return Cupti::instance().cuptiProfilerHostGetMetricProperties(&parameters) == CUPTI_SUCCESS;
  }

  CUpti_Profiler_Host_Object* object_ = nullptr;
};

std::vector<std::string> split(const std::string& names) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= names.size();) {
    const std::size_t end = std::min(names.find('|', begin), names.size());
    parts.push_back(names.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::string base_of(const std::string& name) {
  // Some names have dots of their own, in front: the ending begins after the last "__".
  const std::size_t last = name.rfind("__");
  const std::size_t dot = name.find('.', last == std::string::npos ? 0 : last);
  return name.substr(0, dot);
}

}  // namespace

struct CounterCatalogue::State {
  std::string chip;
  Host host;

  /// Whether CUPTI takes the counter by itself: a choice in which one is wrong is wrong as a whole.
  [[nodiscard]] bool is_countable(const std::string& name) const {
    return Host(chip).choose({name});
  }

  [[nodiscard]] std::string why_not(const std::string& name) const {
    const std::string base = base_of(name);
    if (!host.find(base)) {
      return fmt::format("{} has no counter {}: `roofmax counters 'PATTERN'` lists those it has",
                         chip, base);
    }
    const std::vector<std::string> endings = host.endings_of(base);
    if (name == base) {
      return fmt::format("it needs an ending: {}", describe_endings(endings));
    }
    return fmt::format("{} has no such ending; it has {}", base, describe_endings(endings));
  }
};

CounterCatalogue::CounterCatalogue(const std::string& chip) {
  const std::vector<std::string> known = chips();
  if (std::find(known.begin(), known.end(), chip) == known.end()) {
    throw NoCounters(fmt::format("this CUPTI does not know the chip {}: it knows {}", chip,
                                 fmt::join(known, ", ")));
  }
  state_.reset(new State{chip, Host(chip)});
}
CounterCatalogue::~CounterCatalogue() = default;

std::vector<Counter> CounterCatalogue::matching(const std::string& pattern) const {
  std::vector<Counter> found;
  for (const std::string& name : state_->host.base_names()) {
    if (fnmatch(pattern.c_str(), name.c_str(), 0) != 0) continue;
    if (const auto counter = state_->host.find(name)) found.push_back(*counter);
  }
  return found;
}

std::vector<std::string> CounterCatalogue::endings_of(const std::string& name) const {
  return state_->host.endings_of(name);
}

CounterPlan CounterCatalogue::plan(const std::vector<std::string>& asked) const {
  CounterPlan plan;
  std::vector<std::string> chosen;
  for (const std::string& entry : asked) {
    const std::vector<std::string> names = split(entry);
    const auto name = std::find_if(names.begin(), names.end(), [this](const std::string& each) {
      return state_->is_countable(each);
    });
    if (name == names.end()) {
      plan.dropped.push_back({names.front(), state_->why_not(names.front())});
      continue;
    }
    if (std::find(chosen.begin(), chosen.end(), *name) != chosen.end()) continue;
    chosen.push_back(*name);
    plan.counters.push_back(state_->host.find(*name).value_or(Counter{*name, {}, {}}));
  }
  if (chosen.empty()) return plan;
  Host choice(state_->chip);
  if (!choice.choose(chosen)) {
    throw NoCounters(fmt::format("CUPTI counts each of these, but not all together: {}",
                                 fmt::join(chosen, ", ")));
  }
  plan.passes = choice.passes();
  return plan;
}

}  // namespace roofmax
