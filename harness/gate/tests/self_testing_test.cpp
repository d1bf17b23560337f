#include "harness/gate/self_testing.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace roofmax::gate {
namespace {

using Found = std::vector<std::vector<std::vector<double>>>;

/// Eight pairs that all found `ratio`, but for a little that is different in each.
std::vector<double> pairs(double ratio) {
  std::vector<double> values;
  for (int i = 0; i < 8; ++i) values.push_back(std::log(ratio) + 0.0002 * (i - 3.5));
  return values;
}

int false_runs_of(const Found& found) {
  int count = 0;
  for (unsigned seed = 0; seed < 200; ++seed) count += is_drawn_run_false(found, {}, seed) ? 1 : 0;
  return count;
}

TEST(DrawnRuns, WhereAllProcessesAgreeThatIsTheVerdict) {
  EXPECT_EQ(false_runs_of({{pairs(1.0), pairs(1.001)}, {pairs(0.9)}}), 0);
  EXPECT_EQ(false_runs_of({{pairs(1.0)}, {pairs(1.1), pairs(1.2)}}), 200);
}

TEST(DrawnRuns, AProcessThatIsSlowForGoodMustMeetItsLikeToBeBelieved) {
  // One process in ten: two of them one after the other are drawn in one run in a hundred.
  Found found(1, std::vector<std::vector<double>>(9, pairs(1.0)));
  found[0].push_back(pairs(1.25));
  EXPECT_LE(false_runs_of(found), 7);
  // All are: then it passes for a change.
  EXPECT_EQ(false_runs_of({{pairs(1.25)}}), 200);
}

TEST(DrawnRuns, OfNoRowsPass) { EXPECT_EQ(false_runs_of({}), 0); }

}  // namespace
}  // namespace roofmax::gate
