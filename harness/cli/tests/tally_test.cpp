#include "harness/cli/tally.hpp"

#include <gtest/gtest.h>

#include "harness/tests/toy_operation.hpp"

namespace roofmax::cli {
namespace {

using tests::toy_case;

Record ended(const Case& c, Disposition disposition, double seconds = 0) {
  Record record;
  record.identity = c;
  record.disposition = disposition;
  if (disposition == Disposition::ok) record.time_s = Summary{seconds, seconds, seconds};
  return record;
}

TEST(Tally, OfRecordsOfOneCaseTheLastCounts) {
  Tally tally;
  tally.add(ended(toy_case(), Disposition::skipped));
  tally.add(ended(toy_case("blocked"), Disposition::ok, 2e-6));
  tally.add(ended(toy_case(), Disposition::ok, 1e-6));
  EXPECT_EQ(tally.total(), 2);
  EXPECT_EQ(tally.count(Disposition::skipped), 0);
  ASSERT_EQ(tally.best().size(), 1u);
  EXPECT_EQ(tally.best()[0].record.identity.kernel->name, "plain");
  ASSERT_TRUE(tally.best()[0].second);
  EXPECT_EQ(tally.best()[0].second->identity.kernel->name, "blocked");

  // A later, slower or failed record takes the place of the faster one.
  Record slower = ended(toy_case(), Disposition::ok, 3e-6);
  slower.flags = {"noisy"};
  tally.add(slower);
  EXPECT_EQ(tally.best()[0].record.identity.kernel->name, "blocked");
  EXPECT_EQ(tally.flags(), std::set<std::string>{"noisy"});
  tally.add(ended(toy_case(), Disposition::failed));
  EXPECT_EQ(tally.best().size(), 1u);
  EXPECT_FALSE(tally.best()[0].second);
  EXPECT_EQ(tally.count(Disposition::failed), 1);
  EXPECT_TRUE(tally.flags().empty());
}

}  // namespace
}  // namespace roofmax::cli
