#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>

namespace roofmax::cli {

/// The rates of a header as a table: measured, peak, the share of it, and the kernel. One line
/// where the device has none, nothing where they were not measured.
void print_rates(const nlohmann::json& header, std::ostream& out);

}  // namespace roofmax::cli
