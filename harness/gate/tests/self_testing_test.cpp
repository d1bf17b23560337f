#include "harness/gate/self_testing.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace roofmax::gate {
namespace {

using Found = std::vector<LogRatios>;

/// What 40 pairs of processes found of each of 23 rows without a change. They differ by `spread`
/// for good; a share of them, `odd`, by a fifth.
Found found_with(double spread, double odd) {
  std::mt19937 random(11);
  std::normal_distribution<double> normal(0, 1);
  std::uniform_real_distribution<double> uniform(0, 1);
  Found found(23);
  for (LogRatios& row : found) {
    for (int process = 0; process < 40; ++process) {
      double mean = spread * normal(random);
      if (uniform(random) < odd) mean += uniform(random) < 0.5 ? 0.2 : -0.2;
      row.emplace_back();
      for (int pair = 0; pair < 10; ++pair) row.back().push_back(mean + 0.005 * normal(random));
    }
  }
  return found;
}

double share_of_false_runs(const Found& found) {
  int count = 0;
  constexpr int kRuns = 400;
  for (unsigned seed = 0; seed < kRuns; ++seed) {
    count += is_drawn_run_false(found, {}, seed) ? 1 : 0;
  }
  return count / double{kRuns};
}

TEST(DrawnRuns, FailFalselyOnceInAHundredAtMostWhateverProcessesDifferBy) {
  for (const double spread : {0.0, 0.003, 0.01, 0.03}) {
    EXPECT_LE(share_of_false_runs(found_with(spread, 0)), 0.01) << spread;
  }
  EXPECT_LE(share_of_false_runs(found_with(0.003, 0.05)), 0.01) << "one process in twenty is odd";
}

TEST(DrawnRuns, FindARowThatIsSlowerInAllProcesses) {
  for (const double spread : {0.0, 0.003}) {
    Found found = found_with(spread, 0);
    for (std::vector<double>& pairs : found[5]) {
      for (double& pair : pairs) pair += std::log(1.04);
    }
    EXPECT_GE(share_of_false_runs(found), 0.99) << spread;
  }
}

/// Of rows that are all odd in the same fifth of the processes, most runs have none that is odd; if
/// each row drew for itself, nearly every run would have some.
TEST(DrawnRuns, KeepTogetherWhatHappenedTogether) {
  Found found = found_with(0, 0);
  for (LogRatios& row : found) {
    for (std::size_t process = 0; process < 8; ++process) {
      for (double& pair : row[process]) pair += 0.2;
    }
  }
  int quiet = 0;
  constexpr int kRuns = 400;
  for (unsigned seed = 0; seed < kRuns; ++seed)
    quiet += is_drawn_run_false(found, {}, seed) ? 0 : 1;
  EXPECT_GE(quiet / double{kRuns}, 0.9) << "a row regresses only where all its processes are odd";
  for (LogRatios& row : found) {
    for (std::vector<double>& pairs : row) {
      for (double& pair : pairs) pair = 0.2 + 1e-4 * pair;
    }
  }
  EXPECT_TRUE(is_drawn_run_false(found, {}, 0));
}

TEST(DrawnRuns, OfNoRowsPass) { EXPECT_FALSE(is_drawn_run_false({}, {}, 0)); }

}  // namespace
}  // namespace roofmax::gate
