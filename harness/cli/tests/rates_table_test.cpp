#include "harness/cli/rates_table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

namespace roofmax::cli {
namespace {

using nlohmann::json;

std::string table_of(const json& header) {
  std::ostringstream out;
  print_rates(header, out);
  return out.str();
}

json rate(const char* unit, double per_s, const json& peak_per_s, const json& flags) {
  return {{"unit", unit},  {"per_s", per_s},           {"ci", {per_s, per_s}},
          {"samples", 10}, {"kernel", "k@threads=64"}, {"peak_per_s", peak_per_s},
          {"flags", flags}};
}

TEST(RatesTable, ShowsEachBesideItsPeak) {
  const json header = {
      {"device", {{"clock_mhz_max", 2000.0}}},
      {"rates",
       {rate("fp32_fma", 33e12, 33.5e12, json::array()), rate("exp", 3000e9, 4000e9, {"throttled"}),
        rate("issue", 1000e9, json(), json::array()), rate("l1", 30.25e12, 33e12, json::array()),
        rate("l2", 6.5e12, json(), json::array()), rate("doubles", 5e12, json(), json::array())}}};
  EXPECT_EQ(table_of(header),
            "Rates of the units of all SMs, beside their peak at 2000 MHz\n"
            "unit      measured      peak          share  kernel\n"
            "fp32_fma  33.00 TFMA/s  33.50 TFMA/s  99%    k@threads=64\n"
            "exp       3000 Gexp/s   4000 Gexp/s   75%    k@threads=64 !\n"
            "issue     1000 Ginst/s  -             -      k@threads=64\n"
            "l1        30.25 TB/s    33.00 TB/s    92%    k@threads=64\n"
            "l2        6.500 TB/s    -             -      k@threads=64\n"
            "doubles   5e+12/s       -             -      k@threads=64\n");
}

TEST(RatesTable, ACpuHasNone) {
  EXPECT_EQ(table_of({{"rates", json::array()}}),
            "Rates of single units are measured on GPUs only\n");
}

TEST(RatesTable, OlderHeadersHaveNoTable) {
  EXPECT_EQ(table_of(json::object()), "");
  EXPECT_EQ(table_of({{"rates", nullptr}}), "");
}

}  // namespace
}  // namespace roofmax::cli
