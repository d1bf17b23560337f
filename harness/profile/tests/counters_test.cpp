#include "harness/profile/counters.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace roofmax {
namespace {

class CountersOf : public testing::Test {
 protected:
  void SetUp() override {
    if (ROOFMAX_TEST_CUPTI == 0) GTEST_SKIP() << "built without CUPTI";
  }
  void open(const std::string& chip) { catalogue_.emplace(chip); }
  [[nodiscard]] const CounterCatalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] CounterPlan plan(const std::vector<std::string>& names) const {
    return catalogue_->plan(names);
  }

 private:
  std::optional<CounterCatalogue> catalogue_;
};

std::vector<std::string> names_of(const CounterPlan& plan) {
  std::vector<std::string> names;
  for (const Counter& counter : plan.counters) names.push_back(counter.name);
  return names;
}

// The traps that it is about: a second call of CUPTI would give each counter passes of its own, and
// one wrong name would spoil them all.
TEST_F(CountersOf, HopperTakesTheDefaultGroupInOnePass) {
  open("GH100");
  const CounterPlan found = plan(*find_counter_group("default"));
  EXPECT_TRUE(found.dropped.empty());
  EXPECT_EQ(found.counters.size(), find_counter_group("default")->size());
  EXPECT_EQ(found.passes, 1);
  EXPECT_EQ(found.counters.front().name, "dram__bytes_read.sum");
  EXPECT_EQ(found.counters.front().unit, "byte");
  EXPECT_FALSE(found.counters.front().description.empty());
  EXPECT_GT(plan(*find_counter_group("full")).passes, 1);
}

TEST_F(CountersOf, BlackwellNamesBytesOfMemoryOtherwise) {
  open("GB202");
  const CounterPlan found = plan(*find_counter_group("default"));
  EXPECT_TRUE(found.dropped.empty());
  EXPECT_EQ(found.counters.front().name, "dram__bytes_op_read.sum");
}

TEST_F(CountersOf, WrongNamesAreDroppedAlone) {
  open("GH100");
  const CounterPlan found =
      plan({"dram__bytes.sum", "dram__bites.sum", "lts__t_bytes", "lts__t_bytes.middle", "",
            "smsp__inst_executed.sum", "dram__bytes.sum"});
  EXPECT_EQ(names_of(found),
            (std::vector<std::string>{"dram__bytes.sum", "smsp__inst_executed.sum"}));
  EXPECT_EQ(found.passes, 1);
  ASSERT_EQ(found.dropped.size(), 4U);
  EXPECT_NE(found.dropped[0].reason.find("GH100 has no counter dram__bites"), std::string::npos);
  EXPECT_EQ(found.dropped[1].name, "lts__t_bytes");
  EXPECT_NE(found.dropped[1].reason.find("it needs an ending: .avg .max .min .sum"),
            std::string::npos);
  EXPECT_NE(found.dropped[2].reason.find("no such ending; it has .avg"), std::string::npos);
  EXPECT_FALSE(found.dropped[3].reason.empty());
}

TEST_F(CountersOf, NothingTakesNoPass) {
  open("GH100");
  EXPECT_EQ(plan({}).passes, 0);
  EXPECT_EQ(plan({"nonsense"}).passes, 0);
  EXPECT_EQ(plan(*find_counter_group("none")).passes, 0);
}

TEST_F(CountersOf, PatternsListNamesThatCanBeCountedWithTheirEndings) {
  open("GH100");
  const std::vector<Counter> found = catalogue().matching("dram__bytes*");
  ASSERT_GT(found.size(), 2U);
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
                             [](const Counter& a, const Counter& b) { return a.name < b.name; }));
  for (const Counter& counter : found) {
    EXPECT_TRUE(counter.name.starts_with("dram__bytes"));
    const std::vector<std::string> endings = catalogue().endings_of(counter.name);
    ASSERT_FALSE(endings.empty());
    EXPECT_EQ(plan({counter.name + endings.front()}).counters.size(), 1U) << counter.name;
  }
  EXPECT_TRUE(catalogue().matching("nothing*").empty());
}

TEST_F(CountersOf, UnknownChipsAreNamed) {
  open("GH100");
  try {
    const CounterCatalogue unknown("XY1");
    FAIL() << "nothing was thrown";
  } catch (const NoCounters& error) {
    EXPECT_NE(std::string(error.what()).find("does not know the chip XY1"), std::string::npos);
  }
}

TEST(CounterGroups, AreKnownByTheirWords) {
  EXPECT_TRUE(find_counter_group("none")->empty());
  EXPECT_EQ(find_counter_group("most"), nullptr);
  // The full group has what the default one has, in the same order.
  const auto& usual = *find_counter_group("default");
  const auto& full = *find_counter_group("full");
  ASSERT_GT(full.size(), usual.size());
  EXPECT_TRUE(std::equal(usual.begin(), usual.end(), full.begin()));
}

TEST(CounterGroups, EndingsAreToldInFewWords) {
  EXPECT_EQ(describe_endings({".avg", ".avg.per_second", ".sum", ".sum.per_second"}),
            ".avg .sum, alone or with .per_second");
  EXPECT_EQ(describe_endings({".pct", ".ratio"}), ".pct .ratio");
}

}  // namespace
}  // namespace roofmax
