// `roofmax predict`: how long kernels would take on a GPU that is not here.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/format.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/verbs.hpp"
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

/// Shorter rows are mostly what any launch costs, which was measured.
constexpr double kShortest = 20e-6;

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
};

// ---- what is known of the device
// -----------------------------------------------------------------

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

// ---- predicting
// ----------------------------------------------------------------------------------

/// Medians by the keys of cases; of a key that is there twice, the last. Throws CliError where they
/// are of another device.
std::map<std::string, double> measured_in(const std::vector<std::string>& files,
                                          const std::string& device) {
  std::map<std::string, double> measured;
  for (const std::string& path : files) {
    const RecordFile file = read_record_file(path);
    const auto there = file.headers.front().at("device").value("name", "");
    if (there != device) {
      throw CliError(kBadInput, fmt::format("--against {}: it is of {}, and times are predicted "
                                            "for {}: name a device with --device, or its record",
                                            path, there, device));
    }
    for (const json& row : file.rows) {
      const auto time = row.find("median_s");
      if (time == row.end() || !time->is_number()) continue;
      measured.insert_or_assign(row.at("key").get<std::string>(), time->get<double>());
    }
  }
  return measured;
}

/// Nothing where the kernel does not take the problem. Throws what the kernel's `prepare` throws.
std::optional<PredictedCase> predict_case(const Case& c, const DescribedDevice& device) {
  const Kernel* kernel = c.kernel;
  if (refusal_of(*kernel, c.problem, device.traits)) return std::nullopt;
  if (kernel->stands_for) kernel = kernel->stands_for(c.problem, device.traits);
  if (kernel == nullptr) return std::nullopt;
  if (!kernel->traffic) throw std::runtime_error("it has no model of what it moves");
  PredictedCase predicted{.of = &c,
                          .kernel = kernel->full_name(),
                          .launches = predict::launches_on(device, *kernel, c.problem),
                          .prediction = {},
                          .measured_s = {}};
  const Bytes compulsory = c.problem.operation->compulsory(c.problem).bytes;
  predicted.prediction = predict::predict(compulsory, kernel->traffic(c.problem, device.traits),
                                          c.cache, predicted.launches, device);
  return predicted;
}

Predictions predict_all(const std::vector<Case>& cases, const PredictOptions& options) {
  const std::filesystem::path roof = find_roof(options.device);
  Predictions all{.device = describe_device(roof.string()), .source = roof.string()};
  const std::map<std::string, double> measured =
      measured_in(options.against, all.device.traits.name);
  for (const Case& c : cases) {
    try {
      auto predicted = predict_case(c, all.device);
      if (!predicted) {
        ++all.refused;
        continue;
      }
      const auto row = measured.find(c.key());
      if (row != measured.end()) predicted->measured_s = row->second;
      if (options.against.empty() || predicted->measured_s) {
        all.cases.push_back(std::move(*predicted));
      }
    } catch (const std::exception& error) {
      all.left_out.push_back(
          fmt::format("{} {}: {}", c.kernel->full_name(), describe(c.problem), error.what()));
    }
  }
  return all;
}

// ---- errors
// --------------------------------------------------------------------------------------

/// Predictions of rows that are not too short, against what was measured.
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

std::map<std::string, Errors> errors_by_kernel(const std::vector<PredictedCase>& cases) {
  std::map<std::string, Errors> errors;
  for (const PredictedCase& predicted : cases) {
    if (predicted.measured_s.value_or(0) < kShortest) continue;
    const Problem& problem = predicted.of->problem;
    errors[problem.operation->name + "/" + predicted.of->kernel->name].signed_errors.push_back(
        *predicted.error());
  }
  return errors;
}

Errors together(const std::map<std::string, Errors>& by_kernel) {
  Errors all;
  for (const auto& [kernel, errors] : by_kernel) {
    all.signed_errors.insert(all.signed_errors.end(), errors.signed_errors.begin(),
                             errors.signed_errors.end());
  }
  return all;
}

// ---- showing
// -------------------------------------------------------------------------------------

std::string signed_percent(double share) { return fmt::format("{:+.0f}%", 100 * share); }

/// The cases of one problem and cache, the quickest first.
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
  const std::map<std::string, Errors> by_kernel = errors_by_kernel(all.cases);
  const Errors errors = together(by_kernel);
  if (errors.count() == 0) {
    session.out << "none of these rows took 20 us: of shorter ones no error is stated\n";
    return;
  }
  const auto line = [](const std::string& name, const Errors& of) {
    return fmt::format("{:<34}  {:>5}  {:>6}  {:>6}  {:>6}  {:>6}\n", name, of.count(),
                       format_share(of.within(0.5)), format_share(of.within(0.75)),
                       format_share(of.within(0.9)), signed_percent(of.bias()));
  };
  session.out << fmt::format("\n{:<34}  {:>5}  {:>6}  {:>6}  {:>6}  {:>6}\n",
                             "error of rows of 20 us and more", "rows", "median", "75%", "90%",
                             "bias")
              << line("all", errors);
  for (const auto& [kernel, of] : by_kernel) session.out << line("  " + kernel, of);
}

void print_text(const Predictions& all, const PredictOptions& options, Session& session) {
  constexpr double kGiga = 1e9;
  session.out << fmt::format("{}, {} SMs of {:.2f} GHz, ceilings of {}\n", all.device.traits.name,
                             all.device.traits.processors, all.device.clock_hz / kGiga, all.source);
  for (auto begin = all.cases.begin(); begin != all.cases.end();) {
    std::vector<const PredictedCase*> of_problem;
    auto end = begin;
    for (; end != all.cases.end() && end->of->cache == begin->of->cache &&
           end->of->problem.operation == begin->of->problem.operation &&
           describe(end->of->problem) == describe(begin->of->problem);
         ++end) {
      of_problem.push_back(&*end);
    }
    print_problem(of_problem, session);
    begin = end;
  }
  if (!options.against.empty()) print_errors(all, session);
  for (const std::string& line : all.left_out) {
    session.out << styled("not predicted: " + line, Look::warning, session.terminal) << '\n';
  }
  session.out << fmt::format("{} predicted, {} refused by their kernels", all.cases.size(),
                             all.refused);
  if (!all.left_out.empty()) session.out << fmt::format(", {} not predicted", all.left_out.size());
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
                        {"blocks_per_sm", launch.blocks_per_sm}});
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
          {"first_block_s", prediction.first_block_s},
          {"measured_s", predicted.measured_s ? json(*predicted.measured_s) : json()},
          {"launches", launches}};
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
    json document = json::array();
    for (const PredictedCase& predicted : all.cases) document.push_back(to_json(predicted));
    session.out << document.dump(1) << '\n';
    for (const std::string& line : all.left_out) {
      session.err << "roofmax: not predicted: " << line << '\n';
    }
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
            "The GPU: one whose ceilings are published (h200), or a record file of it");
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
formula with the same few constants for every kernel makes a time in a graph: memory, waves of blocks
and instructions overlap, and the first block of a launch overlaps with nothing. What binds it is
the longest of the three. Paths that only the data decides, as in top-K, are not seen.

Examples
  roofmax predict quick
  roofmax predict --rows 4096 --cols 1000,50257 --dtype bf16
  roofmax predict unseen_shapes --against reports/records/unseen_shapes/h200.jsonl
)");
  verb.action([options, &session] { predict_times(*options, session); });
}

}  // namespace roofmax::cli
