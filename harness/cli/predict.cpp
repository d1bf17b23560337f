// `roofmax predict`: how long kernels would take on a GPU that is not here.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/gate/record_rows.hpp"
#include "harness/measure/data_folder.hpp"
#include "harness/predict/described_device.hpp"
#include "harness/predict/described_launches.hpp"
#include "harness/predict/prediction.hpp"
#include "harness/record/record_file.hpp"
#include "harness/record/words.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

using nlohmann::json;
using predict::DescribedDevice;
using predict::DescribedLaunch;
using predict::Prediction;

/// Rows are long from here on: of shorter ones much is what any launch costs.
constexpr double kLong = 20e-6;

struct PredictOptions {
  Selection selection;
  std::string device = "h200";
  std::vector<std::string> against;
  std::string format = "text";
};

/// A case with what was predicted of it.
struct PredictedCase {
  const Case* of = nullptr;
  std::string kernel;  ///< with its tuning; of `auto` the one that it chooses
  Traffic traffic;     ///< by the kernel's model
  std::vector<DescribedLaunch> launches;
  Prediction prediction;
  std::optional<double> measured_s;

  [[nodiscard]] std::optional<double> error() const {
    if (!measured_s) return std::nullopt;
    return prediction.time_s / *measured_s - 1;
  }
};

struct Predictions {
  DescribedDevice device;
  std::string source;  ///< of what is known of the device
  std::vector<PredictedCase> cases = {};
  std::vector<std::string> left_out = {};  ///< with the reason
  std::size_t refused = 0;                 ///< problems that a kernel does not take
  std::size_t chosen_otherwise = 0;  ///< rows of `auto` that are of another kernel than it is now
};

// ---- what is known of the device ----------------------------------------------------------------

std::filesystem::path roofs_folder() { return data_folder("reports", nullptr) / "records"; }

std::filesystem::path roof_of(const std::string& name) {
  return roofs_folder() / name / "roof.jsonl";
}

std::vector<std::string> devices_with_roofs() {
  std::vector<std::string> names;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(roofs_folder(), none)) {
    const std::string name = entry.path().filename().string();
    if (std::filesystem::exists(roof_of(name))) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// Throws CliError where nothing of that name is known.
std::filesystem::path find_roof(const std::string& named) {
  const bool is_name = named.find('/') == std::string::npos;
  if (is_name && std::filesystem::exists(roof_of(named))) return roof_of(named);
  if (std::filesystem::exists(named)) return named;
  const std::vector<std::string> known = devices_with_roofs();
  throw CliError(kBadInput,
                 fmt::format("--device {}: {}known are: {}; or name a record file of that device "
                             "with its ceilings ('roofmax roof --device cuda --out FILE' there)",
                             named, hint_of(named, known), fmt::join(known, ", ")));
}

DescribedDevice describe_device(const std::string& path) {
  try {
    return predict::described_device(read_record_file(path).headers.front());
  } catch (const std::exception& error) {
    throw CliError(kBadInput, fmt::format("--device {}: {}", path, error.what()));
  }
}

// ---- predicting ---------------------------------------------------------------------------------

/// What a record has of a case.
struct MeasuredCase {
  double time_s = 0;
  std::string chosen;  ///< by `auto`; empty for other kernels
};

/// By the keys of cases; of a key that is there twice, the last. Throws CliError where they are of
/// another device.
std::map<std::string, MeasuredCase> measured_in(const std::vector<std::string>& files,
                                                const DeviceTraits& device) {
  std::map<std::string, MeasuredCase> measured;
  for (const std::string& path : files) {
    const RecordFile file = read_record_file(path);
    for (const json& header : file.headers) {
      const json& there = header.at("device");
      if (there.value("name", "") == device.name &&
          there.value("processors", 0) == device.processors) {
        continue;
      }
      throw CliError(kBadInput,
                     fmt::format("--against {}: it is of {} with {} processors, and times are "
                                 "predicted for {} with {}: name its device with --device",
                                 path, there.value("name", "a device"),
                                 there.value("processors", 0), device.name, device.processors));
    }
    for (const json& row : file.rows) {
      const auto time = row.find("median_s");
      if (time == row.end() || !time->is_number() || time->get<double>() <= 0) continue;
      measured.insert_or_assign(row.at("key").get<std::string>(),
                                MeasuredCase{time->get<double>(), gate::chosen_of(row)});
    }
  }
  return measured;
}

/// Bytes of all tensors of a problem.
double bytes_of(const Problem& problem) {
  double bytes = 0;
  for (const TensorSpec& tensor : problem.operation->tensors(problem)) {
    bytes += static_cast<double>(tensor.bytes());
  }
  return bytes;
}

/// Nothing where the kernel does not take the problem. Throws what the kernel's `prepare` throws.
std::optional<PredictedCase> predict_case(const Case& c, const DescribedDevice& device) {
  const Kernel* kernel = c.kernel;
  if (refusal_of(*kernel, c.problem, device.traits)) return std::nullopt;
  if (kernel->stands_for) kernel = kernel->stands_for(c.problem, device.traits);
  if (kernel == nullptr) return std::nullopt;
  if (!kernel->traffic) throw std::runtime_error("it has no model of what it moves");
  const Bytes compulsory = c.problem.operation->compulsory(c.problem).bytes;
  if (compulsory.total() == 0) {
    throw std::runtime_error("nothing to predict: the problem has no elements");
  }
  if (bytes_of(c.problem) > static_cast<double>(device.traits.memory_bytes)) {
    throw std::runtime_error(fmt::format("its tensors do not fit the {} of the device",
                                         format_size(device.traits.memory_bytes)));
  }
  PredictedCase predicted{.of = &c,
                          .kernel = kernel->full_name(),
                          .traffic = kernel->traffic(c.problem, device.traits),
                          .launches = predict::launches_on(device, *kernel, c.problem),
                          .prediction = {},
                          .measured_s = {}};
  predicted.prediction =
      predict::predict(compulsory, predicted.traffic, c.cache, predicted.launches, device);
  return predicted;
}

Predictions predict_all(const std::vector<Case>& cases, const PredictOptions& options) {
  const std::filesystem::path roof = find_roof(options.device);
  Predictions all{.device = describe_device(roof.string()), .source = roof.string()};
  const auto measured = measured_in(options.against, all.device.traits);
  for (const Case& c : cases) {
    const auto row = measured.find(c.key());
    if (!options.against.empty() && row == measured.end()) continue;
    try {
      auto predicted = predict_case(c, all.device);
      if (!predicted) {
        ++all.refused;
        continue;
      }
      if (row != measured.end()) {
        const MeasuredCase& there = row->second;
        if (!there.chosen.empty() && there.chosen != predicted->kernel) {
          ++all.chosen_otherwise;
          continue;
        }
        predicted->measured_s = there.time_s;
      }
      all.cases.push_back(std::move(*predicted));
    } catch (const std::exception& error) {
      all.left_out.push_back(
          fmt::format("{} {}: {}", c.kernel->full_name(), describe(c.problem), error.what()));
    }
  }
  return all;
}

// ---- errors -------------------------------------------------------------------------------------

/// Predictions against what was measured.
struct Errors {
  std::vector<double> signed_errors;

  [[nodiscard]] std::size_t count() const { return signed_errors.size(); }
  /// The error that a share of the rows stays within, whatever its sign.
  [[nodiscard]] double within(double share) const {
    std::vector<double> sizes;
    for (const double error : signed_errors) sizes.push_back(std::abs(error));
    return quantile(std::move(sizes), share);
  }
  [[nodiscard]] double bias() const { return quantile(signed_errors, 0.5); }

 private:
  static double quantile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
  }
};

constexpr const char* kLongRows = "rows of 20 us and more";
constexpr const char* kShortRows = "shorter rows";

/// Of long and of short rows, and of the long ones of each kernel ("  softmax/two_pass"): by name,
/// those without rows left out.
std::vector<std::pair<std::string, Errors>> errors_of(const std::vector<PredictedCase>& cases) {
  std::map<std::string, Errors> groups;
  std::map<std::string, Errors> by_kernel;
  for (const PredictedCase& predicted : cases) {
    if (!predicted.measured_s) continue;
    const bool is_long = *predicted.measured_s >= kLong;
    groups[is_long ? kLongRows : kShortRows].signed_errors.push_back(*predicted.error());
    if (!is_long) continue;
    const std::string name =
        fmt::format("  {}/{}", predicted.of->problem.operation->name, predicted.of->kernel->name);
    by_kernel[name].signed_errors.push_back(*predicted.error());
  }
  std::vector<std::pair<std::string, Errors>> all(groups.rbegin(), groups.rend());
  std::reverse(all.begin(), all.end());
  all.insert(all.end(), by_kernel.begin(), by_kernel.end());
  return all;
}

/// How good a choice the first of each problem's predictions is.
struct Regret {
  int problems = 0;  ///< of which several kernels were measured
  int hits = 0;      ///< of these, where the first was the fastest
  double log_sum = 0;
  double worst = 1;

  void add(const std::vector<const PredictedCase*>& of_problem) {
    double fastest = std::numeric_limits<double>::infinity();
    const PredictedCase* first = nullptr;
    int measured = 0;
    for (const PredictedCase* const each : of_problem) {
      // `auto` is one of the others.
      if (!each->measured_s || each->of->kernel->stands_for) continue;
      ++measured;
      fastest = std::min(fastest, *each->measured_s);
      if (first == nullptr || each->prediction.time_s < first->prediction.time_s) first = each;
    }
    if (measured < 2) return;
    const double ratio = *first->measured_s / fastest;
    ++problems;
    if (ratio <= 1) ++hits;
    log_sum += std::log(ratio);
    worst = std::max(worst, ratio);
  }
  [[nodiscard]] double mean() const { return std::exp(log_sum / problems); }
};

// ---- showing ------------------------------------------------------------------------------------

std::string signed_percent(double share) { return fmt::format("{:+.0f}%", 100 * share); }

/// The cases of each problem and cache state, in their order.
std::vector<std::vector<const PredictedCase*>> by_problem(const std::vector<PredictedCase>& cases) {
  std::vector<std::vector<const PredictedCase*>> problems;
  for (const PredictedCase& predicted : cases) {
    const auto is_alike = [&](const PredictedCase& other) {
      return other.of->cache == predicted.of->cache &&
             other.of->problem.operation == predicted.of->problem.operation &&
             describe(other.of->problem) == describe(predicted.of->problem);
    };
    if (problems.empty() || !is_alike(*problems.back().front())) problems.emplace_back();
    problems.back().push_back(&predicted);
  }
  return problems;
}

/// The quickest first.
void print_problem(std::vector<const PredictedCase*> cases, Session& session) {
  std::stable_sort(cases.begin(), cases.end(), [](const auto* left, const auto* right) {
    return left->prediction.time_s < right->prediction.time_s;
  });
  const Case& first = *cases.front()->of;
  session.out << styled(
                     fmt::format("{} {}", first.problem.operation->name, describe(first.problem)),
                     Look::strong, session.terminal)
              << ' ' << name_of(first.cache) << '\n';
  for (const PredictedCase* predicted : cases) {
    const Prediction& prediction = predicted->prediction;
    std::string line = fmt::format("  {:>9}", format_time(prediction.time_s));
    if (predicted->measured_s) {
      line += fmt::format("  measured {:>9} ({:>5})", format_time(*predicted->measured_s),
                          signed_percent(*predicted->error()));
    }
    line += fmt::format("  SOL {:>4}  {:<12}  {}", format_share(prediction.sol()),
                        predict::name_of(prediction.bound()), predicted->kernel);
    session.out << line << '\n';
  }
}

void print_errors(const Predictions& all, Session& session) {
  session.out << fmt::format("\n{:<52}  {:>5}  {:>6}  {:>6}  {:>6}  {:>6}\n", "error", "rows",
                             "median", "75%", "90%", "bias");
  for (const auto& [name, errors] : errors_of(all.cases)) {
    session.out << fmt::format("{:<52}  {:>5}  {:>6}  {:>6}  {:>6}  {:>6}\n", name, errors.count(),
                               format_share(errors.within(0.5)), format_share(errors.within(0.75)),
                               format_share(errors.within(0.9)), signed_percent(errors.bias()));
  }
  Regret regret;
  for (const auto& of_problem : by_problem(all.cases)) regret.add(of_problem);
  if (regret.problems == 0) return;
  session.out << fmt::format(
      "the kernel predicted to be the fastest was so in {} of {} problems, and took {:.1f}% longer "
      "than the fastest (geometric mean; {:.2f} times at most)\n",
      regret.hits, regret.problems, 100 * (regret.mean() - 1), regret.worst);
}

void print_text(const Predictions& all, const PredictOptions& options, Session& session) {
  constexpr double kGiga = 1e9;
  session.out << fmt::format("{}, {} SMs of {:.2f} GHz, ceilings of {}\n", all.device.traits.name,
                             all.device.traits.processors, all.device.clock_hz / kGiga, all.source);
  for (auto& of_problem : by_problem(all.cases)) print_problem(of_problem, session);
  if (!options.against.empty()) print_errors(all, session);
  for (const std::string& line : all.left_out) {
    session.out << styled("not predicted: " + line, Look::warning, session.terminal) << '\n';
  }
  session.out << fmt::format("{} predicted", all.cases.size());
  if (all.refused > 0) session.out << fmt::format(", {} refused by their kernels", all.refused);
  if (!all.left_out.empty()) session.out << fmt::format(", {} not predicted", all.left_out.size());
  if (all.chosen_otherwise > 0) {
    session.out << fmt::format(", {} left out because auto chose another kernel then",
                               all.chosen_otherwise);
  }
  session.out << '\n';
}

json to_json(const PredictedCase& predicted) {
  const Prediction& prediction = predicted.prediction;
  json launches = json::array();
  for (const DescribedLaunch& launch : predicted.launches) {
    launches.push_back({{"function", launch.function},
                        {"grid", launch.blocks},
                        {"threads", launch.threads},
                        {"registers", launch.registers},
                        {"shared_bytes", launch.shared_bytes},
                        {"dynamic_bytes", launch.dynamic_bytes},
                        {"blocks_per_sm", launch.blocks_per_sm},
                        {"instructions", launch.instructions},
                        {"load_bytes_in_flight", launch.bytes_in_flight}});
  }
  return {{"key", predicted.of->key()},
          {"kernel", predicted.kernel},
          {"time_s", prediction.time_s},
          {"twin_s", prediction.twin_s},
          {"sol", prediction.sol()},
          {"bound", predict::name_of(prediction.bound())},
          {"memory_s", prediction.memory_s},
          {"blocks_s", prediction.blocks_s},
          {"instructions_s", prediction.instructions_s},
          {"read_bytes", predicted.traffic.bytes.read},
          {"exponentials", predicted.traffic.exponentials},
          {"measured_s", predicted.measured_s ? json(*predicted.measured_s) : json()},
          {"launches", launches}};
}

json to_json(const Predictions& all) {
  json cases = json::array();
  for (const PredictedCase& predicted : all.cases) cases.push_back(to_json(predicted));
  json errors = json::object();
  for (const auto& [name, of] : errors_of(all.cases)) {
    errors[name.substr(name.find_first_not_of(' '))] = {{"rows", of.count()},
                                                        {"median", of.within(0.5)},
                                                        {"within_75_percent", of.within(0.75)},
                                                        {"within_90_percent", of.within(0.9)},
                                                        {"bias", of.bias()}};
  }
  return {{"format", 1},
          {"device",
           {{"name", all.device.traits.name},
            {"processors", all.device.traits.processors},
            {"clock_hz", all.device.clock_hz},
            {"ceilings_of", all.source}}},
          {"cases", std::move(cases)},
          {"errors", std::move(errors)},
          {"refused", all.refused},
          {"chosen_otherwise", all.chosen_otherwise},
          {"left_out", all.left_out}};
}

void predict_times(PredictOptions options, Session& session) {
  const bool has_gpu_kernels =
      std::any_of(kernels().begin(), kernels().end(),
                  [](const Kernel* const kernel) { return kernel->device == DeviceKind::cuda; });
  if (!has_gpu_kernels) {
    throw CliError(kNoDevice,
                   "this build has no GPU kernels, for it was configured without CUDA: install the "
                   "CUDA Toolkit (nvcc; no GPU is needed) and build again");
  }
  options.selection.device = to_text(Device{DeviceKind::cuda});
  const Selected selected = select(options.selection, false);
  const Predictions all = predict_all(selected.cases, options);
  if (all.cases.empty()) {
    if (!all.left_out.empty()) throw CliError(kNothingDone, all.left_out.front());
    throw CliError(kNothingDone,
                   options.against.empty()
                       ? "every kernel refuses these problems on that device"
                       : fmt::format("{} has no timed row of these cases: name the scenario that "
                                     "it was recorded with",
                                     fmt::join(options.against, ", ")));
  }
  if (options.format == "json") {
    session.out << to_json(all).dump(1) << '\n';
  } else {
    print_text(all, options, session);
  }
}

}  // namespace

void add_predict(Program& program, Session& session) {
  Verb verb = program.add_verb("predict", "Predict the times of kernels on a GPU that is not here");
  const auto options = std::make_shared<PredictOptions>();
  add_scenarios(verb, options->selection);
  verb.text("--device", options->device, "NAME|FILE",
            "The GPU: one whose ceilings are published (h100, h200), or a record file of it");
  verb.suggest("--device", devices_with_roofs);
  add_filters(verb, options->selection);
  add_cache(verb, options->selection);
  verb.texts("--against", options->against, "FILE",
             "Record files to compare with: only their rows, and the error of the prediction");
  verb.word("--format", options->format, {"text", "json"}, "FORMAT", "text or json");
  add_shapes(verb, options->selection);
  verb.footer(R"(
Nothing runs, and no GPU is needed. Each kernel prepares its launches for the GPU as it is described,
and the compiled code tells registers, shared memory, instructions and loads; the times of moving
bytes are ceilings that were measured on such a GPU ('roofmax roof --out FILE'). From these a fixed
formula with the same five constants for every kernel makes a time in a graph: memory, waves of
blocks and instructions overlap, and most of the first wave overlaps with nothing. What binds it is
the longest of the three. Paths that only the data decides, as in top-K, are not seen. With --against
the error of long and of short rows is stated, and how good a choice the first kernel of each problem
would have been: a prediction is no measurement. The program must have code for that GPU
(CMAKE_CUDA_ARCHITECTURES).

Examples
  roofmax predict quick
  roofmax predict --rows 4096 --cols 1000,50257 --dtype bf16
  roofmax predict unseen_shapes --against reports/records/unseen_shapes/h200.jsonl
)");
  verb.action([options, &session] { predict_times(*options, session); });
}

}  // namespace roofmax::cli
