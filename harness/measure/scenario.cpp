// Reads scenario files. Every complaint names file, line, key and value, and what would do.

#include "harness/measure/scenario.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>

#include "harness/measure/data_folder.hpp"
#include "harness/record/record.hpp"
#include "harness/record/text_file.hpp"
#include "harness/record/words.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".yaml";

/// What the stopping rule asks for at least; a row that keeps fewer could never be settled.
constexpr std::size_t kFewestSamplesKept = 30;

fs::path scenario_folder() { return data_folder("scenarios", "ROOFMAX_SCENARIOS"); }

/// A file and what to call it: in messages, and in records (where no absolute path belongs).
struct Source {
  std::string file;
  std::string label;
};

Source locate(const std::string& name_or_path) {
  const bool is_name =
      name_or_path.find('/') == std::string::npos && !fs::is_regular_file(name_or_path);
  if (is_name) {
    const std::string stem = fs::path(name_or_path).extension() == kExtension
                                 ? fs::path(name_or_path).stem().string()
                                 : name_or_path;
    const fs::path file = scenario_folder() / (stem + kExtension);
    if (fs::exists(file)) return {file.string(), "scenarios/" + stem + kExtension};
    const std::vector<std::string> names = scenario_names();
    const std::string hint = did_you_mean(stem, names);
    throw std::runtime_error(fmt::format(
        "there is no scenario '{}': {}{}name one of: {}; or give the path of a YAML file",
        name_or_path, hint, hint.empty() ? "" : " ", names.empty() ? "(none found)" : join(names)));
  }
  if (!fs::exists(name_or_path)) {
    throw std::runtime_error(
        fmt::format("{}: there is no such file: check the path, or name a scenario: {}",
                    name_or_path, join(scenario_names())));
  }
  return {name_or_path, name_or_path};
}

/// One line that shows a value of any type.
std::string shown(const YAML::Node& node) {
  constexpr std::size_t kLongest = 60;
  std::string text;
  if (node.IsScalar()) {
    text = node.Scalar();
  } else if (node.IsMap()) {
    text = "{...}";
  } else if (node.IsSequence()) {
    for (const YAML::Node& element : node) {
      text += (text.empty() ? "" : ", ") + (element.IsScalar() ? element.Scalar() : "...");
    }
    text = '[' + text + ']';
  }
  if (text.size() > kLongest) text = text.substr(0, kLongest) + "...";
  return text;
}

/// Reads nodes of one file.
class Reader {
 public:
  explicit Reader(std::string label) : label_(std::move(label)) {}

  [[noreturn]] void fail(const YAML::Node& at, const std::string& what) const {
    throw std::runtime_error(fmt::format("{}:{}: {}", label_, line_of(at), what));
  }

  [[noreturn]] void fail_value(const std::string& key, const YAML::Node& value,
                               const std::string& problem, const std::string& cure) const {
    fail(value, fmt::format("key '{}': value '{}' {}: {}", key, shown(value), problem, cure));
  }

  static int line_of(const YAML::Node& node) { return node.Mark().line + 1; }

  /// The members of a map by key; keys outside `known` (when that is not empty) and keys that stand
  /// there twice are refused. In the order of the file.
  [[nodiscard]] std::vector<std::pair<std::string, YAML::Node>> members(
      const YAML::Node& map, const std::vector<std::string>& known) const {
    std::vector<std::pair<std::string, YAML::Node>> found;
    std::set<std::string> seen;
    for (const auto& member : map) {
      if (!member.first.IsScalar()) fail(member.first, "a key must be a plain word");
      const std::string key = member.first.Scalar();
      if (std::find(known.begin(), known.end(), key) == known.end()) {
        const std::string hint = did_you_mean(key, known);
        fail(member.first, fmt::format("key '{}' is unknown here: {}{}the keys are: {}", key, hint,
                                       hint.empty() ? "" : " ", join(known)));
      }
      if (!seen.insert(key).second) {
        fail(member.first, fmt::format("key '{}' is there twice: remove one", key));
      }
      found.emplace_back(key, member.second);
    }
    return found;
  }

  [[nodiscard]] std::string text(const std::string& key, const YAML::Node& value) const {
    if (!value.IsScalar() || value.Scalar().empty()) {
      fail_value(key, value, "is not a text", "write one line of text");
    }
    return value.Scalar();
  }

  template <typename Number>
  [[nodiscard]] Number number(const std::string& key, const YAML::Node& value, Number least,
                              Number most, const std::string& what) const {
    Number found{};
    const bool is_number = value.IsScalar() && YAML::convert<Number>::decode(value, found);
    if (!is_number || !(found >= least && found <= most)) {
      fail_value(key, value, "does not do", fmt::format("use {}, {} to {}", what, least, most));
    }
    return found;
  }

  [[nodiscard]] double finite(const std::string& key, const YAML::Node& value) const {
    double found = 0;
    const bool is_number = value.IsScalar() && YAML::convert<double>::decode(value, found);
    if (!is_number || !std::isfinite(found)) {
      fail_value(key, value, "does not do", "use a finite number");
    }
    return found;
  }

  double positive(const std::string& key, const YAML::Node& value) const {
    const double found = finite(key, value);
    if (found <= 0) fail_value(key, value, "does not do", "use a number above 0");
    return found;
  }

  /// A list of numbers, or one of them.
  [[nodiscard]] std::vector<double> finite_list(const std::string& key,
                                                const YAML::Node& value) const {
    if (!value.IsSequence()) return {finite(key, value)};
    std::vector<double> found;
    for (const YAML::Node& node : value) found.push_back(finite(key, node));
    return found;
  }

  /// A word out of `known`.
  std::string one_of(const std::string& key, const YAML::Node& value,
                     const std::vector<std::string>& known) const {
    const std::string word = text(key, value);
    if (std::find(known.begin(), known.end(), word) != known.end()) return word;
    const std::string hint = did_you_mean(word, known);
    fail_value(key, value, "is unknown",
               hint + (hint.empty() ? "use" : " use") + " one of: " + join(known));
  }

  /// One value or a list of them; each of them a plain word, none there twice.
  [[nodiscard]] std::vector<std::string> words(const std::string& key,
                                               const YAML::Node& value) const {
    std::vector<YAML::Node> nodes;
    if (value.IsSequence()) {
      for (const YAML::Node& node : value) nodes.push_back(node);
    } else {
      nodes.push_back(value);
    }
    if (nodes.empty()) fail_value(key, value, "is an empty list", "name at least one value");
    std::vector<std::string> found;
    for (const YAML::Node& node : nodes) {
      if (!node.IsScalar()) {
        fail_value(key, node, "is not a single value", "write one value or a list, as in [1, 2]");
      }
      if (std::find(found.begin(), found.end(), node.Scalar()) != found.end()) {
        fail_value(key, node, "is in the list twice", "remove one");
      }
      found.push_back(node.Scalar());
    }
    return found;
  }

  /// `words`, each through `parse`, which gives nothing for an unknown one.
  template <typename Parse>
  [[nodiscard]] auto parsed(const std::string& key, const YAML::Node& value,
                            const std::vector<std::string>& known, Parse parse) const {
    std::vector<typename decltype(parse(std::string_view{}))::value_type> found;
    for (const std::string& word : words(key, value)) {
      const auto one = parse(std::string_view(word));
      if (!one) {
        const std::string hint = did_you_mean(word, known);
        fail_value(key, element(value, word), "is unknown",
                   hint + (hint.empty() ? "use" : " use") + " one of: " + join(known));
      }
      found.push_back(*one);
    }
    return found;
  }

  /// The element of a list that reads `word`; the value itself when it is no list.
  [[nodiscard]] static YAML::Node element(const YAML::Node& value, const std::string& word) {
    if (value.IsSequence()) {
      for (const YAML::Node& node : value) {
        if (node.IsScalar() && node.Scalar() == word) return node;
      }
    }
    return value;
  }

  /// Any YAML as JSON: plain numbers and truth values keep their type, the rest is text.
  [[nodiscard]] nlohmann::json to_json(const YAML::Node& node, int depth = 0) const {
    constexpr int kDeepest = 32;  // an anchor may contain itself
    if (depth > kDeepest) fail(node, "is nested too deeply: remove the anchor that holds itself");
    if (node.IsMap()) {
      nlohmann::json object = nlohmann::json::object();
      for (const auto& member : node) {
        if (!member.first.IsScalar()) fail(member.first, "a key must be a plain word");
        object[member.first.Scalar()] = to_json(member.second, depth + 1);
      }
      return object;
    }
    if (node.IsSequence()) {
      nlohmann::json list = nlohmann::json::array();
      for (const YAML::Node& element : node) list.push_back(to_json(element, depth + 1));
      return list;
    }
    if (!node.IsScalar()) return nullptr;
    const bool is_quoted = node.Tag() == "!";
    if (!is_quoted) {
      std::int64_t whole = 0;
      double real = 0;
      bool truth = false;
      if (YAML::convert<std::int64_t>::decode(node, whole)) return whole;
      if (YAML::convert<double>::decode(node, real) && std::isfinite(real)) return real;
      if (YAML::convert<bool>::decode(node, truth)) return truth;
    }
    return node.Scalar();
  }

 private:
  std::string label_;
};

std::optional<DeviceKind> parse_device_kind(std::string_view name) {
  for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
    if (name == name_of(kind)) return kind;
  }
  return std::nullopt;
}

template <typename Word>
bool overlap(const std::vector<Word>& a, const std::vector<Word>& b) {
  return std::any_of(a.begin(), a.end(),
                     [&](Word word) { return std::find(b.begin(), b.end(), word) != b.end(); });
}

/// Whether a problem of both grids would be one that is asked for twice.
bool ask_for_the_same(const Grid& a, const Grid& b, const Scenario& scenario) {
  const auto caches = [&](const Grid& grid) {
    return grid.caches.empty() ? scenario.caches : grid.caches;
  };
  const auto kernels = [&](const Grid& grid) {
    return grid.kernels.empty() ? scenario.kernels : grid.kernels;
  };
  const bool share_a_device =
      a.devices.empty() || b.devices.empty() || overlap(a.devices, b.devices);
  return share_a_device && overlap(caches(a), caches(b)) && kernels(a) == kernels(b);
}

std::vector<Cache> read_caches(const Reader& reader, const YAML::Node& value) {
  return reader.parsed("caches", value, {"cold", "hot"}, parse_cache);
}

/// `devices`: what the patterns are for; empty stands for every kind.
void check_kernels(const Reader& reader, const YAML::Node& node,
                   const std::vector<std::string>& patterns, const std::string& operation,
                   const std::vector<DeviceKind>& devices) {
  std::vector<std::string> names;
  bool has_cuda = false;
  std::vector<std::string> unmatched;
  for (const Kernel* kernel : kernels()) {
    if (kernel->operation != operation) continue;
    if (names.empty() || names.back() != kernel->name) names.push_back(kernel->name);
    has_cuda = has_cuda || kernel->device == DeviceKind::cuda;
  }
  for (const std::string& pattern : patterns) {
    if (std::none_of(kernels().begin(), kernels().end(), [&](const Kernel* kernel) {
          return kernel->operation == operation && selects(pattern, *kernel);
        })) {
      unmatched.push_back(pattern);
    }
  }
  // In a build without CUDA a pattern may well name a kernel that is not there.
  const bool is_for_cpu = devices.empty() || std::find(devices.begin(), devices.end(),
                                                       DeviceKind::cpu) != devices.end();
  const bool excused = !has_cuda && (unmatched.size() < patterns.size() || !is_for_cpu);
  if (unmatched.empty() || excused) return;
  const std::string& first = unmatched.front();
  const std::string hint = did_you_mean(first.substr(0, first.find('@')), names);
  reader.fail_value(
      "kernels", Reader::element(node, first), fmt::format("matches no kernel of {}", operation),
      fmt::format("{}{}the kernels are: {}; tunings are matched with '@', as in '*@*'{}", hint,
                  hint.empty() ? "" : " ", join(names),
                  has_cuda ? "" : " (this build has no CUDA kernels)"));
}

Grid read_grid(const Reader& reader, const YAML::Node& node, const Operation& operation) {
  if (!node.IsMap()) {
    reader.fail_value("grids", node, "is not a grid",
                      "write axes and their values, as in {dtypes: [fp32], rows: 1, cols: 1024}");
  }
  std::vector<std::string> known = {"dtypes", "devices", "kernels", "caches"};
  for (const Axis& axis : operation.axes) known.push_back(axis.name);
  std::vector<std::string> spellings;
  for (const DtypePair& pair : operation.dtypes) spellings.push_back(to_text(pair));
  const auto taken_dtypes = [&](std::string_view word) -> std::optional<DtypePair> {
    const auto pair = parse_dtypes(word);
    const auto& all = operation.dtypes;
    return pair && std::find(all.begin(), all.end(), *pair) != all.end() ? pair : std::nullopt;
  };

  Grid grid;
  std::vector<std::pair<std::string, YAML::Node>> members = reader.members(node, known);
  for (const auto& [key, value] : members) {
    if (key == "dtypes") {
      grid.dtypes = reader.parsed(key, value, spellings, taken_dtypes);
    } else if (key == "devices") {
      grid.devices = reader.parsed(key, value, {"cpu", "cuda"}, parse_device_kind);
    } else if (key == "caches") {
      grid.caches = read_caches(reader, value);
    } else if (key == "kernels") {
      grid.kernels = reader.words(key, value);
    } else {
      grid.axes.emplace_back(key, reader.words(key, value));
    }
  }
  if (grid.dtypes.empty()) {
    reader.fail(node, "key 'dtypes' is missing in this grid: name one of: " + join(spellings));
  }
  if (!grid.kernels.empty()) {
    check_kernels(reader, node["kernels"], grid.kernels, operation.name, grid.devices);
  }
  return grid;
}

/// Reports an axis out of its domain where its value stands in a map of axes.
[[noreturn]] void fail_axis(const Reader& reader, const YAML::Node& node,
                            const ProblemError& error) {
  const YAML::Node value = node[error.axis()];
  if (!value) reader.fail(node, error.what());
  if (error.complaint().empty()) reader.fail(value, error.what());
  reader.fail(
      Reader::element(value, error.value()),
      fmt::format("key '{}': value '{}' {}", error.axis(), error.value(), error.complaint()));
}

/// The grid's problems; an axis out of its domain is reported where its value stands.
std::vector<Problem> checked_problems(const Reader& reader, const YAML::Node& node,
                                      const Grid& grid, const std::string& operation) {
  try {
    return problems_of(grid, operation);
  } catch (const ProblemError& error) {
    fail_axis(reader, node, error);
  }
}

/// A kind of claim: the keys that it needs beside its text, and those that it may have.
struct ClaimKind {
  std::string name;
  std::vector<std::string> needed;
  std::vector<std::string> optional;
};

// The keys of `published`, and the kinds of claims with theirs, the first being that of a claim
// which names none. The reports read the same (published.py, claims.py).
const std::vector<std::string>& published_keys() {
  static const std::vector<std::string> keys = {"source",    "unit",      "operation", "dtype",
                                                "yardstick", "reference", "assumed",   "columns",
                                                "rows",      "claims"};
  return keys;
}

const std::vector<ClaimKind>& claim_kinds() {
  static const std::vector<ClaimKind> kinds = {
      {"faster", {"faster", "than"}, {"shapes", "share"}},
      {"ordering", {"order"}, {"shapes", "share"}},
      {"ratio", {"kernel", "over", "shape"}, {"ratio", "band"}},
      {"costs_occupancy", {"heavy", "light"}, {"shapes", "share"}},
      {"limit", {"kernel", "axis", "stated"}, {}},
      {"traffic", {"kernel", "over", "shape", "counts"}, {"stated", "ratio", "band"}},
      {"time", {"kernels", "memory"}, {"shapes", "device"}},
      {"launch_cost", {"stated"}, {}},
      {"arithmetic", {"formula", "inputs", "stated"}, {}},
  };
  return kinds;
}

const ClaimKind& claim_kind(const Reader& reader, const YAML::Node& claim) {
  const YAML::Node named = claim["kind"];
  if (!named) return claim_kinds().front();
  const std::string name = reader.text("kind", named);
  std::vector<std::string> names;
  for (const ClaimKind& kind : claim_kinds()) {
    if (kind.name == name) return kind;
    names.push_back(kind.name);
  }
  const std::string hint = did_you_mean(name, names);
  reader.fail_value("kind", named, "is unknown",
                    hint + (hint.empty() ? "use" : " use") + " one of: " + join(names));
}

/// What the words of a block of `published` must be of.
struct PublishedContext {
  const Operation& operation;
  DtypePair dtypes;
  std::vector<std::string> columns;

  [[nodiscard]] std::vector<std::string> axes() const {
    std::vector<std::string> names;
    for (const Axis& axis : operation.axes) names.push_back(axis.name);
    return names;
  }
};

void require_map(const Reader& reader, const std::string& key, const YAML::Node& value) {
  if (!value.IsMap()) {
    reader.fail_value(key, value, "is not a mapping", "write keys and values, as in {key: value}");
  }
}

/// Axes and their values, beside a list of times where `times_key` names one.
void check_shape(const Reader& reader, const YAML::Node& shape, const PublishedContext& context,
                 const std::string& times_key = "") {
  std::vector<std::string> known = context.axes();
  if (!times_key.empty()) known.push_back(times_key);
  std::map<std::string, std::string> values;
  for (const auto& [key, value] : reader.members(shape, known)) {
    if (key != times_key) values[key] = reader.text(key, value);
  }
  try {
    (void)context.operation.make_problem(context.dtypes, values);
  } catch (const ProblemError& error) {
    fail_axis(reader, shape, error);
  }
}

/// Inclusive ranges of numeric axes, and words of the others.
void check_shapes(const Reader& reader, const YAML::Node& shapes, const PublishedContext& context) {
  require_map(reader, "shapes", shapes);
  for (const auto& [key, value] : reader.members(shapes, context.axes())) {
    const std::string& name = key;
    const auto axis = std::find_if(context.operation.axes.begin(), context.operation.axes.end(),
                                   [&](const Axis& candidate) { return candidate.name == name; });
    if (axis->is_choice()) {
      reader.one_of(key, value, axis->choices);
      continue;
    }
    const bool is_quoted = value.IsScalar() && value.Tag() == "!";
    if (axis->is_real() && is_quoted) continue;
    if (!value.IsSequence() || value.size() != 2) {
      reader.fail_value(key, value, "is not an inclusive range", "write [low, high]");
    }
    const double low = value[0].IsNull() ? -HUGE_VAL : reader.finite(key, value[0]);
    const double high = value[1].IsNull() ? HUGE_VAL : reader.finite(key, value[1]);
    if (low > high) {
      reader.fail_value(key, value, "ends before it begins", "write [low, high]");
    }
  }
}

void check_rows(const Reader& reader, const YAML::Node& rows, const std::string& unit,
                const PublishedContext& context) {
  if (!rows.IsSequence()) {
    reader.fail_value("rows", rows, "is not a list of rows", "begin each row with '- {...}'");
  }
  for (const YAML::Node& row : rows) {
    if (!row.IsMap() || !row[unit] || !row[unit].IsSequence()) {
      reader.fail_value("rows", row, "is not a row of figures",
                        "write the axes of a shape and a list '" + unit + "' of times");
    }
    const YAML::Node times = row[unit];
    if (times.size() != context.columns.size()) {
      reader.fail_value(unit, times, "does not do",
                        fmt::format("write {} times, one for each of the columns, null where "
                                    "nothing was published",
                                    context.columns.size()));
    }
    for (const YAML::Node& time : times) {
      if (!time.IsNull()) reader.positive(unit, time);
    }
    check_shape(reader, row, context, unit);
  }
}

/// Numbers that the formula of a claim of kind 'arithmetic' gives for its inputs.
std::size_t check_inputs(const Reader& reader, const YAML::Node& claim) {
  const std::string formula =
      reader.one_of("formula", claim["formula"], {"softmax", "transfer_time"});
  const YAML::Node inputs = claim["inputs"];
  require_map(reader, "inputs", inputs);
  const bool is_softmax = formula == "softmax";
  const std::vector<std::string> needed =
      is_softmax ? std::vector<std::string>{"logits"}
                 : std::vector<std::string>{"elements", "element_bytes", "passes", "bytes_per_s"};
  std::vector<std::string> known = needed;
  if (is_softmax) known.emplace_back("sink");
  for (const auto& [key, value] : reader.members(inputs, known)) {
    if (key == "element_bytes" || key == "bytes_per_s") {
      reader.positive(key, value);
    } else if (key == "sink") {
      if (!value.IsNull()) (void)reader.finite(key, value);
    } else if (reader.finite_list(key, value).empty()) {
      reader.fail_value(key, value, "is an empty list", "name at least one number");
    }
  }
  for (const std::string& key : needed) {
    if (!inputs[key]) {
      reader.fail(inputs, fmt::format("key '{}' is missing in the inputs of formula '{}': add it",
                                      key, formula));
    }
  }
  return reader.finite_list("inputs", inputs[is_softmax ? "logits" : "passes"]).size();
}

/// What a claim states: two numbers, limits by where they are stated, or one for each result.
void check_stated(const Reader& reader, const YAML::Node& claim, const std::string& kind) {
  const YAML::Node stated = claim["stated"];
  if (kind == "limit") {
    require_map(reader, "stated", stated);
    for (const auto& member : stated) {
      reader.positive(reader.text("stated", member.first), member.second);
    }
  } else if (kind == "launch_cost") {
    reader.positive("stated", stated);
  } else if (kind == "traffic") {
    if (!stated.IsSequence() || stated.size() != 2) {
      reader.fail_value("stated", stated, "does not do",
                        "write two numbers, [of 'over', of 'kernel']");
    }
    for (const YAML::Node& number : stated) reader.positive("stated", number);
  } else if (const std::size_t count = check_inputs(reader, claim);
             reader.finite_list("stated", stated).size() != count) {
    reader.fail_value("stated", stated, "does not do",
                      fmt::format("write {} numbers, as many as the formula gives", count));
  }
}

void check_claim_value(const Reader& reader, const std::string& key, const YAML::Node& value,
                       const PublishedContext& context) {
  if (key == "share") {
    (void)reader.number<double>(key, value, 0, 1, "a share");
  } else if (key == "ratio" || key == "band") {
    reader.positive(key, value);
  } else if (key == "counts") {
    reader.one_of(key, value, {"bytes", "passes", "launches"});
  } else if (key == "axis") {
    reader.one_of(key, value, context.axes());
  } else if (key == "shape") {
    require_map(reader, key, value);
    check_shape(reader, value, context);
  } else if (key == "shapes") {
    check_shapes(reader, value, context);
  } else if (key == "memory") {
    require_map(reader, key, value);
    (void)reader.members(value, {"name", "bytes_per_s"});
    if (!value["name"] || !value["bytes_per_s"]) {
      reader.fail_value(key, value, "does not do", "give it a 'name' and 'bytes_per_s'");
    }
    (void)reader.text("name", value["name"]);
    reader.positive("bytes_per_s", value["bytes_per_s"]);
  } else if (key == "faster" || key == "kernel" || key == "over" || key == "light") {
    reader.one_of(key, value, context.columns);
  } else if (key == "than" || key == "order" || key == "heavy" || key == "kernels") {
    for (const std::string& name : reader.words(key, value)) {
      reader.one_of(key, Reader::element(value, name), context.columns);
    }
    if (key == "order" && (!value.IsSequence() || value.size() < 2)) {
      reader.fail_value(key, value, "does not do", "name at least two kernels, fastest first");
    }
  } else if (key == "text" || key == "device") {
    (void)reader.text(key, value);
  }
}

void check_claim(const Reader& reader, const YAML::Node& claim, const PublishedContext& context) {
  if (!claim.IsMap()) {
    reader.fail_value("claims", claim, "is not a claim",
                      "write keys and values, as in {text: ..., faster: A, than: [B]}");
  }
  const ClaimKind& kind = claim_kind(reader, claim);
  std::vector<std::string> known = {"id", "text", "kind"};
  known.insert(known.end(), kind.needed.begin(), kind.needed.end());
  known.insert(known.end(), kind.optional.begin(), kind.optional.end());
  const auto members = reader.members(claim, known);
  std::vector<std::string> needed = kind.needed;
  needed.insert(needed.begin(), "text");
  const auto is_absent = [&](const char* key) { return !claim[key] || claim[key].IsNull(); };
  for (const std::string& key : needed) {
    if (is_absent(key.c_str())) {
      reader.fail(claim, fmt::format("key '{}' is missing in this claim of kind '{}': add it", key,
                                     kind.name));
    }
  }
  for (const auto& [key, value] : members) {
    if (!value.IsNull()) check_claim_value(reader, key, value, context);
  }
  if (!is_absent("stated")) check_stated(reader, claim, kind.name);
  if (kind.name == "traffic" && is_absent("stated") && is_absent("ratio")) {
    reader.fail(claim, "a claim of kind 'traffic' needs key 'stated' or 'ratio': add one");
  }
}

PublishedContext published_context(const Reader& reader, const YAML::Node& published,
                                   const Operation& of_scenario) {
  const Operation* operation = &of_scenario;
  if (const YAML::Node named = published["operation"]; named && !named.IsNull()) {
    std::vector<std::string> names;
    for (const Operation* one : operations()) names.push_back(one->name);
    operation = find_operation(reader.one_of("operation", named, names));
  }
  PublishedContext context{*operation, operation->dtypes.front(), {}};
  if (const YAML::Node named = published["dtype"]; named && !named.IsNull()) {
    std::vector<std::string> spellings;
    for (const DtypePair& pair : operation->dtypes) spellings.push_back(to_text(pair));
    context.dtypes = *parse_dtypes(reader.one_of("dtype", named, spellings));
  }
  const YAML::Node columns = published["columns"];
  if (!columns || !columns.IsSequence()) {
    reader.fail(published,
                "key 'columns' is missing in this block: list a name for each time of "
                "a row, as in [A, B]");
  }
  context.columns = reader.words("columns", columns);
  return context;
}

void check_published_block(const Reader& reader, const YAML::Node& published,
                           const Operation& of_scenario) {
  if (!published.IsMap()) {
    reader.fail_value("published", published, "is not a mapping",
                      "write keys and values, of: " + join(published_keys()));
  }
  (void)reader.members(published, published_keys());
  const PublishedContext context = published_context(reader, published, of_scenario);
  const YAML::Node unit = published["unit"];
  const std::string unit_name =
      unit ? reader.one_of("unit", unit, {"s", "ms", "us", "ns"}) : std::string("us");
  for (const char* const key : {"yardstick", "reference"}) {
    const YAML::Node name = published[key];
    if (name && !name.IsNull()) reader.one_of(key, name, context.columns);
  }
  if (const YAML::Node assumed = published["assumed"]) {
    if (!assumed.IsSequence()) {
      reader.fail_value("assumed", assumed, "is not a list",
                        "list the axes that the source does not state, as in [b, heads]");
    }
    for (const YAML::Node& axis : assumed) reader.one_of("assumed", axis, context.axes());
  }
  if (const YAML::Node rows = published["rows"]) check_rows(reader, rows, unit_name, context);
  const YAML::Node claims = published["claims"];
  if (!claims) return;
  if (!claims.IsSequence()) {
    reader.fail_value("claims", claims, "is not a list of claims",
                      "begin each claim with '- text: ...'");
  }
  for (const YAML::Node& claim : claims) check_claim(reader, claim, context);
}

/// What is wrong would otherwise be found only when a report is made of the records.
void check_published(const Reader& reader, const YAML::Node& published,
                     const Operation& operation) {
  if (published.IsNull()) return;
  if (published.IsSequence()) {
    for (const YAML::Node& block : published) check_published_block(reader, block, operation);
  } else {
    check_published_block(reader, published, operation);
  }
}

Scenario read_document(const Reader& reader, const YAML::Node& root) {
  if (!root.IsMap()) {
    reader.fail(root, "is not a scenario: write 'scenario: NAME' and the other keys");
  }
  const auto members =
      reader.members(root, {"scenario", "summary", "operation", "source", "kernels", "caches",
                            "budget_s", "samples", "grids", "published"});
  const auto find = [&](const std::string& key) {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const auto& member) { return member.first == key; });
    return found == members.end() ? nullptr : &found->second;
  };
  for (const char* const key : {"scenario", "summary", "operation", "grids"}) {
    if (find(key) == nullptr) reader.fail(root, fmt::format("key '{}' is missing: add it", key));
  }

  Scenario scenario;
  scenario.name = reader.text("scenario", *find("scenario"));
  const bool is_plain = std::all_of(scenario.name.begin(), scenario.name.end(), [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-';
  });
  if (!is_plain) {
    reader.fail_value("scenario", *find("scenario"), "is no name",
                      "use letters, digits, '_' and '-' (it becomes part of file names)");
  }
  scenario.summary = reader.text("summary", *find("summary"));
  if (find("source") != nullptr) (void)reader.text("source", *find("source"));

  scenario.operation = reader.text("operation", *find("operation"));
  const Operation* const operation = find_operation(scenario.operation);
  if (operation == nullptr) {
    std::vector<std::string> names;
    for (const Operation* one : operations()) names.push_back(one->name);
    const std::string hint = did_you_mean(scenario.operation, names);
    reader.fail_value("operation", *find("operation"), "is unknown",
                      hint + (hint.empty() ? "use" : " use") + " one of: " + join(names));
  }
  if (const YAML::Node* const node = find("kernels")) {
    scenario.kernels = reader.words("kernels", *node);
    check_kernels(reader, *node, scenario.kernels, scenario.operation, {});
  }
  if (const YAML::Node* const node = find("caches")) {
    scenario.caches = read_caches(reader, *node);
  }
  if (const YAML::Node* const node = find("budget_s")) {
    scenario.budget_s = reader.number<double>("budget_s", *node, 0.001, 3600, "seconds");
  }
  if (const YAML::Node* const node = find("samples")) {
    scenario.samples = reader.number<std::size_t>("samples", *node, kFewestSamplesKept, kMaxSamples,
                                                  "a whole number");
  }
  if (const YAML::Node* const node = find("published")) {
    scenario.published = reader.to_json(*node);
    check_published(reader, *node, *operation);
  }

  const YAML::Node& grids = *find("grids");
  if (!grids.IsSequence() || grids.size() == 0) {
    reader.fail_value("grids", grids, "is not a list of grids",
                      "begin each grid with '- dtypes: [...]'");
  }
  struct Origin {
    Problem problem;
    const Grid* grid;
    int line;
  };
  std::map<std::string, std::vector<Origin>> seen;
  scenario.grids.reserve(grids.size());  // `seen` points to them
  for (const YAML::Node& node : grids) {
    const Grid& grid = scenario.grids.emplace_back(read_grid(reader, node, *operation));
    for (Problem& problem : checked_problems(reader, node, grid, scenario.operation)) {
      const std::string label = describe(problem);
      for (const Origin& other : seen[label]) {
        if (other.problem == problem && ask_for_the_same(*other.grid, grid, scenario)) {
          reader.fail(node, fmt::format("key 'grids': value '{}' is also in the grid of line {}: "
                                        "remove it from one of them",
                                        label, other.line));
        }
      }
      seen[label].push_back({std::move(problem), &grid, Reader::line_of(node)});
    }
  }
  return scenario;
}

}  // namespace

std::vector<std::string> scenario_names() {
  std::vector<std::string> names;
  std::error_code no_folder;
  for (const auto& entry : fs::directory_iterator(scenario_folder(), no_folder)) {
    if (entry.path().extension() == kExtension) names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

Scenario read_scenario(const std::string& name_or_path) {
  const Source source = locate(name_or_path);
  const std::string text = read_text_file(source.file);
  std::vector<YAML::Node> documents;
  try {
    documents = YAML::LoadAll(text);
  } catch (const YAML::Exception& error) {
    throw std::runtime_error(
        fmt::format("{}:{}: is not YAML ({}): check indentation, brackets and quotes (a pattern "
                    "that begins with '*' needs them)",
                    source.label, error.mark.line + 1, error.msg));
  }
  if (documents.empty() || (documents.size() == 1 && documents.front().IsNull())) {
    throw std::runtime_error(
        fmt::format("{}:1: is empty: write 'scenario: NAME' and the other keys", source.label));
  }
  if (documents.size() > 1) {
    throw std::runtime_error(fmt::format("{}: holds {} documents: keep one scenario a file",
                                         source.label, documents.size()));
  }
  Scenario scenario = read_document(Reader(source.label), documents.front());
  const fs::path path(source.label);
  scenario.path = path.is_absolute() ? path.filename().string() : source.label;
  return scenario;
}

}  // namespace roofmax
