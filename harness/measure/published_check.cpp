// Interprets the schema of published figures and claims. The reports interpret the same file
// (published_schema.py); which axes and element types an operation has is known here alone.

#include "harness/measure/published_check.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "harness/measure/data_folder.hpp"
#include "harness/record/text_file.hpp"
#include "harness/record/words.hpp"

namespace roofmax {
namespace {

// The order of the file is that of messages.
using Json = nlohmann::ordered_json;

/// The keys of an object, or the words of a list.
std::vector<std::string> names_of(const Json& names) {
  std::vector<std::string> found;
  for (const auto& [key, value] : names.items()) {
    found.push_back(names.is_object() ? key : value.get<std::string>());
  }
  return found;
}

bool is_given(const YAML::Node& node) { return node && !node.IsNull(); }

/// Numbers in a list; a number counts as a list of one.
std::size_t count_of(const YAML::Node& numbers) {
  return numbers.IsSequence() ? numbers.size() : 1;
}

class PublishedCheck {
 public:
  PublishedCheck(const YamlReader& reader, const Json& schema, const Operation& of_scenario)
      : reader_(reader),
        schema_(schema),
        operation_(&of_scenario),
        dtypes_(of_scenario.dtypes.front()) {}

  /// The types that the schema may use.
  static bool knows_type(const std::string& type) { return checks().count(type) != 0; }

  void check_block(const YAML::Node& block) {
    const Json& keys = schema_.at("block");
    if (!block.IsMap()) {
      reader_.fail_value("published", block, "is not a mapping",
                         "write keys and values, of: " + join(names_of(keys)));
    }
    (void)reader_.members(block, names_of(keys));
    // What the other values are of.
    if (const YAML::Node named = block["operation"]; is_given(named)) {
      operation_ = &reader_.operation("operation", named);
      dtypes_ = operation_->dtypes.front();
    }
    if (const YAML::Node named = block["dtype"]; is_given(named)) {
      dtypes_ = *parse_dtypes(reader_.one_of("dtype", named, spellings()));
    }
    if (const YAML::Node named = block["columns"]; is_given(named)) {
      check_value("columns", named, keys.at("columns"));
      columns_ = reader_.words("columns", named);
    }
    const Json& unit = keys.at("unit");
    const YAML::Node named = block["unit"];
    unit_ = is_given(named) ? reader_.one_of("unit", named, names_of(unit.at("of")))
                            : unit.at("default").get<std::string>();
    check_keys(block, keys, "this block");
  }

 private:
  using Check = void (PublishedCheck::*)(const std::string& key, const YAML::Node& value,
                                         const Json& spec) const;

  /// A function for each type of the schema.
  static const std::map<std::string, Check>& checks() {
    using C = PublishedCheck;
    static const std::map<std::string, Check> all = {
        {"axes", &C::axes},           {"axis", &C::axis},         {"claims", &C::claims},
        {"column", &C::column},       {"columns", &C::columns},   {"dtype", &C::dtype},
        {"formula", &C::text},        {"kind", &C::kind},         {"mapping", &C::mapping},
        {"names", &C::names},         {"numbers", &C::numbers},   {"one_of", &C::one_of},
        {"operation", &C::operation}, {"positive", &C::positive}, {"positives", &C::positives},
        {"ranges", &C::ranges},       {"rows", &C::rows},         {"scalar", &C::scalar},
        {"shape", &C::shape},         {"share", &C::share},       {"text", &C::text}};
    return all;
  }

  void check_value(const std::string& key, const YAML::Node& value, const Json& spec) const {
    (this->*checks().at(spec.at("type").get<std::string>()))(key, value, spec);
  }

  /// A map of these keys; `what` it is stands in messages.
  void check_keys(const YAML::Node& map, const Json& keys, const std::string& what) const {
    const auto members = reader_.members(map, names_of(keys));
    for (const auto& [key, spec] : keys.items()) {
      if (spec.value("needed", false) && !is_given(map[key])) {
        reader_.fail(map,
                     fmt::format("key '{}' is missing in {}: write {}", key, what, phrase(spec)));
      }
    }
    for (const auto& [key, value] : members) {
      if (!value.IsNull()) check_value(key, value, keys.at(key));
    }
    for (const auto& [key, spec] : keys.items()) {
      if (spec.contains("as_many_as") && is_given(map[key])) {
        check_count(key, map[key], spec.at("as_many_as").get<std::string>(), map);
      }
    }
  }

  /// As many numbers as the longest list in the mapping of another key has.
  void check_count(const std::string& key, const YAML::Node& value, const std::string& other,
                   const YAML::Node& map) const {
    std::size_t longest = 1;
    for (const auto& member : map[other]) longest = std::max(longest, count_of(member.second));
    if (count_of(value) != longest) {
      reader_.fail_value(
          key, value, "is invalid",
          fmt::format("write {} numbers, as many as the longest list of '{}'", longest, other));
    }
  }

  void check_claim(const YAML::Node& claim) const {
    if (!claim.IsMap()) {
      reader_.fail_value("claims", claim, "is not a claim",
                         "write keys and values, as in {text: ..., faster: A, than: [B]}");
    }
    Json keys = schema_.at("claim");
    const YAML::Node named = claim["kind"];
    if (is_given(named)) kind("kind", named, keys.at("kind"));
    const std::string name =
        is_given(named) ? named.Scalar() : keys.at("kind").at("default").get<std::string>();
    const Json& of_kind = schema_.at("kinds").at(name);
    keys.update(of_kind.at("keys"));
    check_keys(claim, keys, fmt::format("this claim of kind '{}'", name));
    if (!of_kind.contains("needs_one_of")) return;
    const std::vector<std::string> either = names_of(of_kind.at("needs_one_of"));
    if (std::none_of(either.begin(), either.end(),
                     [&](const std::string& key) { return is_given(claim[key]); })) {
      reader_.fail(claim, fmt::format("a claim of kind '{}' needs key '{}': add one", name,
                                      join(either, "' or '")));
    }
  }

  // ---- One function a type ----------------------------------------------------------------------

  void text(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.text(key, value);
  }

  void scalar(const std::string& key, const YAML::Node& value, const Json& spec) const {
    if (!value.IsScalar()) reader_.fail_value(key, value, "is invalid", "write " + phrase(spec));
  }

  void one_of(const std::string& key, const YAML::Node& value, const Json& spec) const {
    (void)reader_.one_of(key, value, names_of(spec.at("of")));
  }

  void kind(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.one_of(key, value, names_of(schema_.at("kinds")));
  }

  void operation(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.operation(key, value);
  }

  void dtype(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.one_of(key, value, spellings());
  }

  void axis(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.one_of(key, value, axis_names());
  }

  void axes(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_list(key, value, spec);
    for (const YAML::Node& element : value) axis(key, element, spec);
  }

  void column(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.one_of(key, value, columns_);
  }

  void columns(const std::string& key, const YAML::Node& value, const Json& spec) const {
    const std::vector<std::string> words = reader_.words(key, value);
    const std::size_t least = spec.value("at_least", std::size_t{1});
    if (words.size() < least) {
      reader_.fail_value(key, value, "is too short",
                         fmt::format("name at least {} of: {}", least, join(columns_)));
    }
    for (const std::string& word : words) column(key, YamlReader::element(value, word), spec);
  }

  void names(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_list(key, value, spec);
    (void)reader_.words(key, value);
  }

  void positive(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.positive(key, value);
  }

  void share(const std::string& key, const YAML::Node& value, const Json&) const {
    (void)reader_.number<double>(key, value, 0, 1, "a number");
  }

  void positives(const std::string& key, const YAML::Node& value, const Json& spec) const {
    if (!value.IsSequence() || value.size() != spec.value("count", value.size())) {
      reader_.fail_value(key, value, "is invalid", "write " + spec.value("about", phrase(spec)));
    }
    for (const YAML::Node& element : value) positive(key, element, spec);
  }

  void numbers(const std::string& key, const YAML::Node& value, const Json&) const {
    if (reader_.finite_list(key, value).empty()) {
      reader_.fail_value(key, value, "is an empty list", "name at least one number");
    }
  }

  /// Of given keys, or of any keys and values of one type.
  void mapping(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_map(key, value, spec);
    if (spec.contains("keys")) {
      check_keys(value, spec.at("keys"), fmt::format("'{}'", key));
      return;
    }
    if (value.size() == 0) {
      reader_.fail_value(key, value, "is empty", "write " + phrase(spec));
    }
    for (const auto& member : value) {
      check_value(reader_.text(key, member.first), member.second, spec.at("values"));
    }
  }

  void shape(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_map(key, value, spec);
    check_shape(value, {});
  }

  void ranges(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_map(key, value, spec);
    for (const auto& [name, ends] : reader_.members(value, axis_names())) {
      const auto& all = operation_->axes;
      const std::string& wanted = name;
      const auto found = std::find_if(
          all.begin(), all.end(), [&](const Axis& candidate) { return candidate.name == wanted; });
      if (found->is_choice()) {
        (void)reader_.one_of(name, ends, found->words());
        continue;
      }
      const bool is_quoted = ends.IsScalar() && ends.Tag() == "!";
      if (found->is_real() && is_quoted) continue;
      if (!ends.IsSequence() || ends.size() != 2) {
        reader_.fail_value(name, ends, "is not an inclusive range", "write [low, high]");
      }
      const double low = ends[0].IsNull() ? -HUGE_VAL : reader_.finite(name, ends[0]);
      const double high = ends[1].IsNull() ? HUGE_VAL : reader_.finite(name, ends[1]);
      if (low > high) {
        reader_.fail_value(name, ends, "ends before it begins", "write [low, high]");
      }
    }
  }

  void rows(const std::string& key, const YAML::Node& value, const Json& spec) const {
    require_list(key, value, spec);
    for (const YAML::Node& row : value) {
      if (!row.IsMap() || !row[unit_] || !row[unit_].IsSequence()) {
        reader_.fail_value(key, row, "is not a row of figures",
                           "write the axes of a shape and a list '" + unit_ + "' of times");
      }
      const YAML::Node times = row[unit_];
      if (times.size() != columns_.size()) {
        reader_.fail_value(unit_, times, "is invalid",
                           fmt::format("write {} times, one for each of the columns, null where "
                                       "nothing was published",
                                       columns_.size()));
      }
      for (const YAML::Node& time : times) {
        if (!time.IsNull()) (void)reader_.positive(unit_, time);
      }
      check_shape(row, unit_);
    }
  }

  void claims(const std::string& key, const YAML::Node& value, const Json&) const {
    if (!value.IsSequence()) {
      reader_.fail_value(key, value, "is not a list of claims",
                         "begin each claim with '- text: ...'");
    }
    for (const YAML::Node& claim : value) check_claim(claim);
  }

  // ---- What they share --------------------------------------------------------------------------

  [[nodiscard]] std::string phrase(const Json& spec) const {
    return schema_.at("types").at(spec.at("type").get<std::string>()).get<std::string>();
  }

  void require_map(const std::string& key, const YAML::Node& value, const Json& spec) const {
    if (!value.IsMap()) {
      reader_.fail_value(key, value, "is not a mapping", "write " + phrase(spec));
    }
  }

  void require_list(const std::string& key, const YAML::Node& value, const Json& spec) const {
    if (!value.IsSequence()) {
      reader_.fail_value(key, value, "is not a list", "write " + phrase(spec));
    }
  }

  /// Axes and their values, which must make a problem; beside them a key that is not an axis, if
  /// it has a name.
  void check_shape(const YAML::Node& shape, const std::string& beside) const {
    std::vector<std::string> known = axis_names();
    if (!beside.empty()) known.push_back(beside);
    std::map<std::string, std::string> values;
    for (const auto& [key, value] : reader_.members(shape, known)) {
      if (key != beside) values[key] = reader_.text(key, value);
    }
    try {
      (void)operation_->make_problem(dtypes_, values);
    } catch (const ProblemError& error) {
      reader_.fail_axis(shape, error);
    }
  }

  [[nodiscard]] std::vector<std::string> axis_names() const {
    std::vector<std::string> found;
    for (const Axis& one : operation_->axes) found.push_back(one.name);
    return found;
  }

  [[nodiscard]] std::vector<std::string> spellings() const {
    std::vector<std::string> found;
    for (const DtypePair& pair : operation_->dtypes) found.push_back(to_text(pair));
    return found;
  }

  const YamlReader& reader_;
  const Json& schema_;
  const Operation* operation_;
  DtypePair dtypes_;
  std::vector<std::string> columns_;
  std::string unit_;
};

/// Throws std::runtime_error where the file is missing, damaged, or of another version.
Json read_schema() {
  // No variable moves it: it belongs to this program, not to the scenarios in use.
  const std::string file = (data_folder("scenarios/schema", nullptr) / "published.json").string();
  Json schema;
  try {
    schema = Json::parse(read_text_file(file));
  } catch (const Json::parse_error& error) {
    throw std::runtime_error(
        fmt::format("{}: is not JSON ({}): install roofmax again", file, error.what()));
  }
  for (const std::string& type : names_of(schema.at("types"))) {
    if (!PublishedCheck::knows_type(type)) {
      throw std::runtime_error(
          fmt::format("{}: key 'types': value '{}' is unknown: install roofmax again", file, type));
    }
  }
  return schema;
}

}  // namespace

void check_published(const YamlReader& reader, const YAML::Node& published,
                     const Operation& of_scenario) {
  if (published.IsNull()) return;
  const Json schema = read_schema();
  if (!published.IsSequence()) {
    PublishedCheck(reader, schema, of_scenario).check_block(published);
    return;
  }
  for (const YAML::Node& block : published) {
    PublishedCheck(reader, schema, of_scenario).check_block(block);
  }
}

}  // namespace roofmax
