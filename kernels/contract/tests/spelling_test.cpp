// Suggestions for misspelt words: what a person would call a typo, and no more.

#include "kernels/contract/spelling.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace roofmax {
namespace {

using Words = std::vector<std::string>;

/// The word that is suggested, or nothing.
std::string suggested(const std::string& word, const Words& known) {
  const std::string hint = did_you_mean(word, known);
  const std::size_t begin = hint.find('\'');
  return begin == std::string::npos ? hint : hint.substr(begin + 1, hint.rfind('\'') - begin - 1);
}

TEST(Spelling, SuggestsWhatIsATypo) {
  const Words known = {"kernels", "caches", "grids", "run"};
  EXPECT_EQ(did_you_mean("kernel", known), "did you mean 'kernels'?");
  EXPECT_EQ(suggested("cahces", known), "caches");
  EXPECT_EQ(suggested("rn", known), "run");
  EXPECT_EQ(suggested("girds", known), "grids");
  EXPECT_EQ(suggested("GRIDS", known), "grids");
  EXPECT_EQ(suggested("timer", known), "");
  EXPECT_EQ(suggested("", known), "");
}

TEST(Spelling, AWordOfWhichEveryLetterDiffersIsNoTypo) {
  const Words known = {"b", "sq", "sk", "hot", "cpu"};
  for (const char* const word : {"a", "x1", "hd", "rows", "abc", "xy", "ab"}) {
    EXPECT_EQ(suggested(word, known), "") << word;
  }
}

TEST(Spelling, SuggestsWhatTheWordBeginsOrEndsShortOf) {
  const Words known = {"softmax_topk", "softmax", "mask", "window_left"};
  EXPECT_EQ(suggested("soft", known), "softmax");
  EXPECT_EQ(suggested("window", known), "window_left");
  EXPECT_EQ(suggested("mask_of_boolean", known), "mask");
  EXPECT_EQ(suggested("m", known), "") << "one letter begins too many words";
}

TEST(Spelling, ALongWordIsComparedWithNothing) {
  EXPECT_EQ(suggested(std::string(1 << 24, 'x'), {"softmax", "softmax_topk"}), "");
}

TEST(Spelling, JoinsWithCommasUnlessToldOtherwise) {
  EXPECT_EQ(join({"a", "b"}), "a, b");
  EXPECT_EQ(join({"a", "b"}, "; "), "a; b");
  EXPECT_EQ(join({}), "");
}

}  // namespace
}  // namespace roofmax
