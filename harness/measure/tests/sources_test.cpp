#include "harness/measure/sources.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "harness/tests/temporary_folder.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

using tests::error_of;
using tests::TemporaryFolder;

/// Scenarios are looked for in a folder of the test's.
class ScenarioFolder : public ::testing::Test {
 protected:
  void SetUp() override {
    if (const char* const value = std::getenv(kVariable)) before_ = value;
    setenv(kVariable, folder_.path("").c_str(), 1);
  }
  void TearDown() override {
    if (before_) {
      setenv(kVariable, before_->c_str(), 1);
    } else {
      unsetenv(kVariable);
    }
  }

  TemporaryFolder folder_;

 private:
  static constexpr const char* kVariable = "ROOFMAX_SCENARIOS";
  std::optional<std::string> before_;
};

TEST(Sources, OfTheTreeHaveTitlesForWhatScenariosAndKernelsName) {
  const nlohmann::json titles = sources();
  for (const char* const name : {"S0", "S1", "S2", "S3", "S4"}) {
    ASSERT_TRUE(titles.contains(name)) << name;
    EXPECT_FALSE(titles.at(name).get<std::string>().empty());
  }
  for (const Kernel* const kernel : kernels()) {
    const std::string& source = kernel->source;
    if (source.size() < 2 || source[0] != 'S' || source[1] < '0' || source[1] > '9') continue;
    EXPECT_TRUE(titles.contains(source.substr(0, 2))) << kernel->name << ": " << source;
  }
}

TEST_F(ScenarioFolder, WithoutSourcesHasNone) { EXPECT_EQ(sources(), nlohmann::json::object()); }

TEST_F(ScenarioFolder, BringsItsOwnSources) {
  (void)folder_.write("sources.json", R"({"P": "A paper"})");
  EXPECT_EQ(sources(), nlohmann::json::parse(R"({"P": "A paper"})"));
}

TEST_F(ScenarioFolder, SourcesThatAreNotTitlesAreAnError) {
  for (const char* const text : {"{", "[]", R"({"P": 1})", R"({"P": ""})", R"({"P": {}})"}) {
    const std::string path = folder_.write("sources.json", text);
    EXPECT_EQ(error_of([] { return sources(); }).find(path + ": is not an object of titles: "), 0u)
        << text;
  }
}

}  // namespace
}  // namespace roofmax
