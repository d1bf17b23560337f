#include "harness/cli/progress_line.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace roofmax::cli {
namespace {

const CeilingStep kStep{.index = 3,
                        .total = 24,
                        .direction = "read",
                        .cache = Cache::cold,
                        .footprint_bytes = 256 << 20};

std::string shown_on(const Terminal& terminal) {
  std::ostringstream out;
  ProgressLine line(out, terminal);
  line.show(kStep);
  line.clear();
  line.clear();
  return out.str();
}

TEST(ProgressLine, SaysHowFarItIsAndIsCleared) {
  EXPECT_EQ(shown_on({.is_terminal = true, .has_colour = false, .columns = 200}),
            "[3/24] 0:00 elapsed, about 0:00 left  ceiling: read, cold, 256 MiB\r\033[K");
}

TEST(ProgressLine, NamesTheUnitWhoseRateIsMeasured) {
  std::ostringstream out;
  ProgressLine line(out, {.is_terminal = true, .has_colour = false, .columns = 200});
  line.show(RateStep{.index = 0, .total = 5, .unit = "exp"});
  EXPECT_EQ(out.str(), "[0/5] 0:00 elapsed  rate: exp");
}

TEST(ProgressLine, NeverWrapsAndIsForTerminalsAlone) {
  EXPECT_EQ(shown_on({.is_terminal = true, .has_colour = false, .columns = 8}), "[3/24] \r\033[K");
  EXPECT_EQ(shown_on({}), "");
}

}  // namespace
}  // namespace roofmax::cli
