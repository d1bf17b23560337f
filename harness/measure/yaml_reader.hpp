#pragma once

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/contract/operation.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {

/// Reads nodes of one YAML file. Whatever is wrong throws std::runtime_error "FILE:LINE: key 'K':
/// value 'V' is ...: fix".
class YamlReader {
 public:
  /// `label` is what messages call the file.
  explicit YamlReader(std::string label) : label_(std::move(label)) {}

  [[noreturn]] void fail(const YAML::Node& at, const std::string& what) const;
  [[noreturn]] void fail_value(const std::string& key, const YAML::Node& value,
                               const std::string& problem, const std::string& fix) const;
  /// Reports an axis out of its domain where its value stands in a map of axes.
  [[noreturn]] void fail_axis(const YAML::Node& axes, const ProblemError& error) const;

  [[nodiscard]] static int line_of(const YAML::Node& node) { return node.Mark().line + 1; }
  /// The element of a list that reads `word`; the value itself when it is not a list.
  [[nodiscard]] static YAML::Node element(const YAML::Node& value, const std::string& word);

  /// The members of a map in the order of the file. Keys outside `known` and repeated keys are
  /// refused.
  [[nodiscard]] std::vector<std::pair<std::string, YAML::Node>> members(
      const YAML::Node& map, const std::vector<std::string>& known) const;

  [[nodiscard]] std::string text(const std::string& key, const YAML::Node& value) const;
  [[nodiscard]] double finite(const std::string& key, const YAML::Node& value) const;
  [[nodiscard]] double positive(const std::string& key, const YAML::Node& value) const;
  /// A list of numbers, or one of them.
  [[nodiscard]] std::vector<double> finite_list(const std::string& key,
                                                const YAML::Node& value) const;
  /// A word out of `known`.
  [[nodiscard]] std::string one_of(const std::string& key, const YAML::Node& value,
                                   const std::vector<std::string>& known) const;
  /// One value or a list of them: plain words, each of them once.
  [[nodiscard]] std::vector<std::string> words(const std::string& key,
                                               const YAML::Node& value) const;
  /// A registered operation, by name.
  [[nodiscard]] const Operation& operation(const std::string& key, const YAML::Node& value) const;

  /// A number from `least` to `most`; `what` says of which sort.
  template <typename Number>
  [[nodiscard]] Number number(const std::string& key, const YAML::Node& value, Number least,
                              Number most, const std::string& what) const {
    Number found{};
    const bool is_number = value.IsScalar() && YAML::convert<Number>::decode(value, found);
    if (!is_number || !(found >= least && found <= most)) {
      fail_value(key, value, "is invalid", fmt::format("use {}, {} to {}", what, least, most));
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
      if (!one) fail_unknown(key, element(value, word), word, known);
      found.push_back(*one);
    }
    return found;
  }

  /// Any YAML as JSON: plain numbers and truth values keep their type, the rest is text.
  [[nodiscard]] nlohmann::json to_json(const YAML::Node& node, int depth = 0) const;

 private:
  [[noreturn]] void fail_unknown(const std::string& key, const YAML::Node& value,
                                 const std::string& word,
                                 const std::vector<std::string>& known) const;

  std::string label_;
};

}  // namespace roofmax
