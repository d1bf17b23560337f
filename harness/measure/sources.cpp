// Reads the titles of sources.

#include "harness/measure/sources.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "harness/measure/data_folder.hpp"
#include "harness/record/text_file.hpp"

namespace roofmax {

nlohmann::json sources() {
  const std::filesystem::path file = data_folder("scenarios", "ROOFMAX_SCENARIOS") / "sources.json";
  if (!std::filesystem::exists(file)) return nlohmann::json::object();
  const auto titles = nlohmann::json::parse(read_text_file(file.string()), nullptr,
                                            /*allow_exceptions=*/false);
  const bool is_valid =
      titles.is_object() && std::all_of(titles.begin(), titles.end(), [](const auto& title) {
        return title.is_string() && !title.template get_ref<const std::string&>().empty();
      });
  if (!is_valid) {
    throw std::runtime_error(fmt::format(
        "{}: is not an object of titles: write it as in {{\"S0\": \"title of the document\"}}",
        file.string()));
  }
  return titles;
}

}  // namespace roofmax
