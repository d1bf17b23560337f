// The processor that kernels take themselves to run on.

#include "kernels/cpu/processor.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "kernels/cpu/cache.hpp"

namespace roofmax::cpu {
namespace {

TEST(Processor, IsTheOneAtHand) {
  EXPECT_EQ(processor().instructions, instruction_set_of_this_processor());
  EXPECT_EQ(processor().cache_bytes, last_level_cache_bytes());
}

TEST(Processor, HasItsWidestInstructionSetAndAllBelow) {
  const auto sets = instruction_sets_of_this_processor();
  ASSERT_FALSE(sets.empty());
  EXPECT_EQ(sets.front(), instruction_set_of_this_processor());
  EXPECT_EQ(sets.back(), InstructionSet::baseline);
}

TEST(AssumedProcessor, IsSeenForAsLongAsItLives) {
  {
    const AssumedProcessor assumed({InstructionSet::baseline, 12345});
    EXPECT_EQ(processor().instructions, InstructionSet::baseline);
    EXPECT_EQ(processor().cache_bytes, 12345);
  }
  EXPECT_EQ(processor().instructions, instruction_set_of_this_processor());
  EXPECT_EQ(processor().cache_bytes, last_level_cache_bytes());
}

TEST(AssumedProcessor, HasNoInstructionsThatTheOneAtHandLacks) {
  for (const InstructionSet set : {InstructionSet::avx2, InstructionSet::avx512}) {
    const auto assume = [&] { const AssumedProcessor assumed({set, 0}); };
    if (set <= instruction_set_of_this_processor()) {
      EXPECT_NO_THROW(assume()) << name_of(set);
    } else {
      EXPECT_THROW(assume(), std::invalid_argument) << name_of(set);
    }
  }
}

}  // namespace
}  // namespace roofmax::cpu
