#include "harness/profile/machine_code.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

namespace roofmax {
namespace {

constexpr unsigned kAlways = 7;
constexpr unsigned kNoBarrier = 7;

/// An instruction, by the bits that are read of it.
struct Encoded {
  unsigned opcode = 0;
  unsigned predicate = kAlways;
  unsigned filled_register = 0;
  unsigned address_register = 0;
  unsigned width = 0;  ///< as encoded: 4 is 4 bytes, 5 is 8, 6 is 16
  unsigned barrier = kNoBarrier;
  unsigned waits = 0;  ///< a bit for each barrier
};

/// Each into registers of its own.
Encoded load(unsigned width, unsigned barrier) {
  static unsigned next = 0;
  next = (next + 8) % 248;
  return {.opcode = 0x981,
          .filled_register = next,
          .address_register = 4,
          .width = width,
          .barrier = barrier};
}
Encoded other(unsigned waits) { return {.opcode = 0x221, .waits = waits}; }
Encoded branch(unsigned predicate) { return {.opcode = 0x947, .predicate = predicate}; }

CodeFacts read(const std::vector<Encoded>& instructions) {
  std::vector<std::uint64_t> words;
  for (const Encoded& one : instructions) {
    words.push_back(one.opcode | std::uint64_t{one.predicate} << 12 |
                    std::uint64_t{one.filled_register} << 16 |
                    std::uint64_t{one.address_register} << 24);
    words.push_back(std::uint64_t{one.width} << 9 | std::uint64_t{one.barrier} << 46 |
                    std::uint64_t{one.waits} << 52);
  }
  return read_machine_code(std::as_bytes(std::span(words)));
}

TEST(MachineCode, LoadsAreInFlightUntilTheirBarrierIsWaitedFor) {
  EXPECT_EQ(read({load(6, 0), load(6, 0), load(5, 1), other(0)}).load_bytes_in_flight, 40);
  EXPECT_EQ(read({load(6, 0), other(1), load(6, 0)}).load_bytes_in_flight, 16);
  // A wait for one barrier leaves the loads of another.
  EXPECT_EQ(read({load(6, 0), load(6, 1), other(1), load(4, 0)}).load_bytes_in_flight, 32);
  EXPECT_EQ(read({load(6, 0), load(6, 1), other(1), load(6, 0), load(6, 0)}).load_bytes_in_flight,
            48);
  // The waits of a load itself come before it.
  Encoded waiting = load(6, 1);
  waiting.waits = 1;
  EXPECT_EQ(read({load(6, 0), waiting}).load_bytes_in_flight, 16);
  EXPECT_EQ(read({other(0)}).load_bytes_in_flight, 0);
}

TEST(MachineCode, AfterAnUnconditionalBranchNothingIsInFlight) {
  EXPECT_EQ(read({load(6, 0), branch(kAlways), load(6, 0)}).load_bytes_in_flight, 16);
  EXPECT_EQ(read({load(6, 0), branch(2), load(6, 0)}).load_bytes_in_flight, 32);
}

TEST(MachineCode, OfTwoLoadsIntoOneRegisterOneHappens) {
  Encoded taken = load(6, 0);
  Encoded other_way = taken;
  taken.predicate = 0;
  other_way.predicate = 8;  // unless
  EXPECT_EQ(read({taken, other_way, other(0)}).load_bytes_in_flight, 16);
}

TEST(MachineCode, WideLoadsAre32Bytes) {
  Encoded wide = load(0, 0);
  wide.opcode = 0x97e;
  EXPECT_EQ(read({wide, load(6, 1)}).load_bytes_in_flight, 48);
}

TEST(MachineCode, CallsAreSeen) {
  EXPECT_FALSE(read({other(0)}).has_calls);
  EXPECT_TRUE(read({{.opcode = 0x944}}).has_calls);
  EXPECT_FALSE(read({{.opcode = 0x944}}).has_far_calls);
  for (const unsigned opcode : {0x343U, 0x943U}) {
    EXPECT_TRUE(read({{.opcode = opcode}}).has_calls);
    EXPECT_TRUE(read({{.opcode = opcode}}).has_far_calls);
  }
}

TEST(MachineCode, SpillsAreAccessesOfTheStack) {
  const Encoded store{.opcode = 0x387, .address_register = 1, .width = 5};
  const Encoded fill{.opcode = 0x983, .address_register = 1, .width = 4};
  const CodeFacts facts = read({store, store, fill});
  EXPECT_EQ(facts.spill_store_bytes, 16);
  EXPECT_EQ(facts.spill_load_bytes, 4);
  EXPECT_FALSE(facts.has_local_array);
}

TEST(MachineCode, LocalMemoryAtOtherAddressesIsAnArray) {
  const CodeFacts facts = read({{.opcode = 0x983, .address_register = 9, .width = 4}});
  EXPECT_TRUE(facts.has_local_array);
  // Accesses of the array at constant indices look like spills.
  EXPECT_FALSE(facts.spill_load_bytes);
  EXPECT_FALSE(facts.spill_store_bytes);
}

TEST(MachineCode, PaddingIsNotCounted) {
  const Encoded padding{.opcode = 0x918};
  EXPECT_EQ(read({other(0), padding, padding}).instructions, 1);
}

TEST(MachineCode, HalfAnInstructionIsLeftOut) {
  const std::vector<std::byte> bytes(24);
  EXPECT_EQ(read_machine_code(bytes).instructions, 1);
}

}  // namespace
}  // namespace roofmax
