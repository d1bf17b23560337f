// Reads values of YAML nodes; every error names file, line, key, value and the fix.

#include "harness/measure/yaml_reader.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

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

}  // namespace

void YamlReader::fail(const YAML::Node& at, const std::string& what) const {
  throw std::runtime_error(fmt::format("{}:{}: {}", label_, line_of(at), what));
}

void YamlReader::fail_value(const std::string& key, const YAML::Node& value,
                            const std::string& problem, const std::string& fix) const {
  fail(value, fmt::format("key '{}': value '{}' {}: {}", key, shown(value), problem, fix));
}

void YamlReader::fail_unknown(const std::string& key, const YAML::Node& value,
                              const std::string& word,
                              const std::vector<std::string>& known) const {
  const std::string hint = did_you_mean(word, known);
  fail_value(key, value, "is unknown",
             hint + (hint.empty() ? "use" : " use") + " one of: " + join(known));
}

void YamlReader::fail_axis(const YAML::Node& axes, const ProblemError& error) const {
  const YAML::Node value = axes[error.axis()];
  if (!value) fail(axes, error.what());
  if (error.complaint().empty()) fail(value, error.what());
  fail(element(value, error.value()),
       fmt::format("key '{}': value '{}' {}", error.axis(), error.value(), error.complaint()));
}

YAML::Node YamlReader::element(const YAML::Node& value, const std::string& word) {
  if (value.IsSequence()) {
    for (const YAML::Node& node : value) {
      if (node.IsScalar() && node.Scalar() == word) return node;
    }
  }
  return value;
}

std::vector<std::pair<std::string, YAML::Node>> YamlReader::members(
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

std::string YamlReader::text(const std::string& key, const YAML::Node& value) const {
  if (!value.IsScalar() || value.Scalar().empty()) {
    fail_value(key, value, "is not a text", "write one line of text");
  }
  return value.Scalar();
}

double YamlReader::finite(const std::string& key, const YAML::Node& value) const {
  double found = 0;
  const bool is_number = value.IsScalar() && YAML::convert<double>::decode(value, found);
  if (!is_number || !std::isfinite(found)) {
    fail_value(key, value, "is invalid", "use a finite number");
  }
  return found;
}

double YamlReader::positive(const std::string& key, const YAML::Node& value) const {
  const double found = finite(key, value);
  if (found <= 0) fail_value(key, value, "is invalid", "use a number above 0");
  return found;
}

std::vector<double> YamlReader::finite_list(const std::string& key, const YAML::Node& value) const {
  if (!value.IsSequence()) return {finite(key, value)};
  std::vector<double> found;
  for (const YAML::Node& node : value) found.push_back(finite(key, node));
  return found;
}

std::string YamlReader::one_of(const std::string& key, const YAML::Node& value,
                               const std::vector<std::string>& known) const {
  const std::string word = text(key, value);
  if (std::find(known.begin(), known.end(), word) != known.end()) return word;
  fail_unknown(key, value, word, known);
}

std::vector<std::string> YamlReader::words(const std::string& key, const YAML::Node& value) const {
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

const Operation& YamlReader::operation(const std::string& key, const YAML::Node& value) const {
  std::vector<std::string> names;
  for (const Operation* one : operations()) names.push_back(one->name);
  return *find_operation(one_of(key, value, names));
}

nlohmann::json YamlReader::to_json(const YAML::Node& node, int depth) const {
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

}  // namespace roofmax
