#include "harness/measure/rates.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "harness/measure/tests/fake_backend.hpp"

namespace roofmax {
namespace {

class Rates : public ::testing::Test {
 protected:
  /// Looks at what threads waited while one rate is measured: before and after.
  static constexpr int kLooks = 2;

  /// A kernel whose launches do `work` at `per_s`.
  void add(const std::string& unit, const std::string& name, double work, double per_s,
           double peak_per_s = 0) {
    backend_.add(UnitKernel{.unit = unit,
                            .name = name,
                            .work = work,
                            .peak_per_s = peak_per_s,
                            .enqueue = [this, name, seconds = work / per_s](Stream) {
                              backend_.launched(name, seconds);
                            }});
  }

  /// Two units; of the first, the kernel that takes longest does most in a second.
  void add_two_units() {
    add("exp", "small", 1e6, 2e9, 8e9);
    add("exp", "large", 1e8, 4e9, 8e9);
    add("exp", "slow", 1e6, 1e9, 8e9);
    add("issue", "only", 1e6, 1e9);
  }

  std::vector<nlohmann::json> measure() {
    told_.clear();
    measure_rates(backend_, 1e-3, [&](const nlohmann::json& what) { told_.push_back(what); });
    return told_;
  }

  tests::FakeBackend backend_;
  std::vector<nlohmann::json> told_;
};

TEST_F(Rates, EachIsAnnouncedAndThenToldOfItsFastestKernel) {
  add_two_units();
  measure();
  ASSERT_EQ(told_.size(), 4u);
  EXPECT_EQ(told_[0], (nlohmann::json{{"step", {{"index", 0}, {"total", 2}, {"unit", "exp"}}}}));
  EXPECT_EQ(told_[2], (nlohmann::json{{"step", {{"index", 1}, {"total", 2}, {"unit", "issue"}}}}));
  const nlohmann::json& exp = told_[1].at("rate");
  EXPECT_EQ(exp.at("unit"), "exp");
  EXPECT_EQ(exp.at("kernel"), "large");
  EXPECT_NEAR(exp.at("per_s").get<double>(), 4e9, 1);
  EXPECT_LE(exp.at("ci")[0], exp.at("per_s"));
  EXPECT_GE(exp.at("ci")[1], exp.at("per_s"));
  EXPECT_GE(exp.at("samples"), 5);
  EXPECT_EQ(exp.at("peak_per_s"), 8e9);
  EXPECT_EQ(exp.at("flags"), nlohmann::json::array());
  EXPECT_EQ(exp.size(), 7u) << "as SCHEMA.md lists them";
  const nlohmann::json& issue = told_[3].at("rate");
  EXPECT_EQ(issue.at("kernel"), "only");
  EXPECT_TRUE(issue.at("peak_per_s").is_null()) << "not known";
}

TEST_F(Rates, ADeviceWithoutKernelsForUnitsHasNone) {
  EXPECT_TRUE(measure().empty());
  EXPECT_TRUE(make_cpu_backend()->unit_kernels().empty());
}

TEST_F(Rates, OneThatIsDisturbedOnceIsMeasuredAgain) {
  add_two_units();
  backend_.contend_for(kLooks);
  measure();
  EXPECT_EQ(told_.at(1).at("rate").at("flags"), nlohmann::json::array());
  EXPECT_EQ(told_.at(3).at("rate").at("flags"), nlohmann::json::array());
}

TEST_F(Rates, OneThatIsDisturbedTwiceIsFlaggedAndNoOther) {
  add_two_units();
  backend_.contend_for(2 * kLooks);
  measure();
  EXPECT_EQ(told_.at(1).at("rate").at("flags"), nlohmann::json{"contended"});
  EXPECT_EQ(told_.at(3).at("rate").at("flags"), nlohmann::json::array());
}

TEST_F(Rates, OfTwoDisturbedAttemptsTheFasterCounts) {
  // The first attempt finds a kernel that does little but is quick, the second one that does a
  // hundred times as much in fifty times the time.
  backend_.add(UnitKernel{.unit = "exp", .name = "small", .work = 1e6, .enqueue = [&](Stream) {
                            backend_.launched("small", 1e-3);
                          }});
  int launches_of_large = 0;
  backend_.add(UnitKernel{.unit = "exp", .name = "large", .work = 1e8, .enqueue = [&](Stream) {
                            constexpr int kInFirstAttempt =
                                2;  // one, and a trial, long enough to be the last
                            const bool is_slow = ++launches_of_large <= kInFirstAttempt;
                            backend_.launched("large", is_slow ? 1.0 : 5e-2);
                          }});
  backend_.contend_for(2 * kLooks);
  measure();
  EXPECT_EQ(told_.at(1).at("rate").at("kernel"), "large");
  EXPECT_NEAR(told_.at(1).at("rate").at("per_s").get<double>(), 2e9, 1);
}

}  // namespace
}  // namespace roofmax
