#include "harness/record/operation_json.hpp"

#include <nlohmann/json.hpp>

namespace roofmax {

nlohmann::json to_json(const Axis& axis) {
  nlohmann::json fields = {
      {"name", axis.name}, {"role", name_of(axis.role)}, {"summary", axis.summary}};
  const bool is_word = axis.is_choice() || axis.is_real();
  fields["default"] =
      is_word ? nlohmann::json(axis.default_text()) : nlohmann::json(axis.default_value);
  if (axis.is_choice()) fields["choices"] = axis.words();
  if (!axis.same_as.empty()) fields["same_as"] = axis.same_as;
  if (axis.leaves_out_default()) fields["hides_default"] = true;
  return fields;
}

nlohmann::json to_json(const Operation& operation) {
  nlohmann::json axes = nlohmann::json::array();
  for (const Axis& axis : operation.axes) axes.push_back(to_json(axis));
  return {{"summary", operation.summary}, {"formula", operation.formula}, {"axes", axes}};
}

}  // namespace roofmax
