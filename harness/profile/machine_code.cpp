// Few of NVIDIA's instructions matter here, and few of their bits. NVIDIA does not document them;
// what is used has been the same from compute capability 7.0 to 12.0. Tests compare what comes out
// with what ptxas says of the same code.
//
//   bits 0-11     opcode
//   bits 12-15    predicate; 7 is "always"
//   bits 24-31    register with the address
//   bits 73-75    width of a memory access
//   bits 110-112  barrier that a load releases when it is done; 7 is none
//   bits 116-121  barriers to wait for before this instruction starts
//
// How many bytes are under way is followed in the order of the code, not of its branches: loads add
// to their barrier, a wait for it ends them, and after an unconditional branch there are none.

#include "harness/profile/machine_code.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>

namespace roofmax {
namespace {

enum Opcode : unsigned {
  kStoreLocal = 0x387,
  kNothing = 0x918,
  kBranch = 0x947,
  kExit = 0x94d,
  kReturn = 0x950,
  kLoadGlobal = 0x981,
  kLoadLocal = 0x983,
};

constexpr std::size_t kBytes = 16;  ///< of an instruction
constexpr int kBarriers = 6;
constexpr unsigned kAlways = 7;
constexpr unsigned kStackPointer = 1;

class Instruction {
 public:
  explicit Instruction(const std::byte* at) {
    std::memcpy(&low_, at, sizeof low_);
    std::memcpy(&high_, at + sizeof low_, sizeof high_);
  }
  [[nodiscard]] unsigned opcode() const { return bits(low_, 0, 12); }
  [[nodiscard]] bool is_unconditional() const { return bits(low_, 12, 4) == kAlways; }
  [[nodiscard]] bool is_on_stack() const { return bits(low_, 24, 8) == kStackPointer; }
  [[nodiscard]] std::int64_t width() const {
    constexpr std::array<std::int64_t, 8> kWidths = {1, 1, 2, 2, 4, 8, 16, 16};
    return kWidths.at(bits(high_, 73 - 64, 3));
  }
  [[nodiscard]] unsigned barrier() const { return bits(high_, 110 - 64, 3); }
  [[nodiscard]] bool waits_for(int barrier) const {
    return bits(high_, 116 - 64 + barrier, 1) != 0;
  }

 private:
  static unsigned bits(std::uint64_t word, int first, int count) {
    return static_cast<unsigned>(word >> first & ((std::uint64_t{1} << count) - 1));
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace

CodeFacts read_machine_code(std::span<const std::byte> code) {
  CodeFacts facts;
  std::array<std::int64_t, kBarriers> under_way{};
  std::int64_t stored = 0;  // on the stack
  std::int64_t loaded = 0;
  for (std::size_t at = 0; at + kBytes <= code.size(); at += kBytes) {
    const Instruction instruction(code.data() + at);
    for (int i = 0; i < kBarriers; ++i) {
      if (instruction.waits_for(i)) under_way.at(static_cast<std::size_t>(i)) = 0;
    }
    if (instruction.opcode() == kNothing) continue;
    ++facts.instructions;
    switch (instruction.opcode()) {
      case kLoadLocal:
      case kStoreLocal:
        if (!instruction.is_on_stack()) {
          facts.has_local_array = true;
        } else if (instruction.opcode() == kLoadLocal) {
          loaded += instruction.width();
        } else {
          stored += instruction.width();
        }
        break;
      case kLoadGlobal:
        if (instruction.barrier() < kBarriers) {
          under_way.at(instruction.barrier()) += instruction.width();
        }
        facts.load_bytes_in_flight =
            std::max(facts.load_bytes_in_flight,
                     std::accumulate(under_way.begin(), under_way.end(), std::int64_t{0}));
        break;
      case kBranch:
      case kExit:
      case kReturn:
        if (instruction.is_unconditional()) under_way.fill(0);
        break;
      default:
        break;
    }
  }
  facts.spill_store_bytes = facts.has_local_array ? std::nullopt : std::optional(stored);
  facts.spill_load_bytes = facts.has_local_array ? std::nullopt : std::optional(loaded);
  return facts;
}

}  // namespace roofmax
