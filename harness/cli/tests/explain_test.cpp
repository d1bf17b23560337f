// What `list --explain` says of the documented wrapper of masked_softmax, whose fallback bears the
// name of a kernel here.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "harness/cli/command_line.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax::cli {
namespace {

/// Stands in for the kernel of that name, which not every build has, and refuses what it does.
Kernel namesake_of_fallback() {
  Kernel kernel = tests::toy_kernel("unfused", DeviceKind::cpu, "");
  kernel.operation = "masked_softmax";
  kernel.supports = [](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
    if (problem.real("scale") < 100) return std::nullopt;
    return Refusal{"scale", "exp may overflow; use a smaller one"};
  };
  kernel.traffic = [](const Problem&, const DeviceTraits&) { return Traffic{}; };
  return kernel;
}
const Registration namesake{namesake_of_fallback()};

/// What the documented wrapper takes and warns of.
std::vector<std::string> said_of_fallback(const std::string& problem) {
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(run_command_line(
                {"list", "--operation", "masked_softmax", "--format", "json", "--explain", problem},
                out, err),
            kOk)
      << err.str();
  const auto answer = nlohmann::json::parse(out.str());
  std::vector<std::string> lines;
  for (const nlohmann::json& choice : answer.at("choices")) {
    const std::string outcome = choice.at("outcome");
    if (choice.at("rule") != "documented wrapper" || outcome == "refuses") continue;
    lines.push_back(outcome + " " + choice.at("kernel").get<std::string>() + " " +
                    choice.at("constraint").get<std::string>());
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Explain, WarnsWhereTheKernelOfTheFallbacksNameRefusesTheProblem) {
  EXPECT_EQ(said_of_fallback("scale=1e30 fp16 sq=8192"),
            (Lines{"takes unfused ", "warns unfused scale"}));
  EXPECT_EQ(said_of_fallback("scale=1e30 fp16 sq=8192 softmax_in_fp32=no"),
            (Lines{"takes unfused ", "warns unfused softmax_in_fp32", "warns unfused scale"}));
  EXPECT_EQ(said_of_fallback("fp16 sq=8192"), Lines{"takes unfused "});
  EXPECT_EQ(said_of_fallback("scale=1e30 fp16"), Lines{"takes scaled "}) << "nothing falls back";
}

}  // namespace
}  // namespace roofmax::cli
