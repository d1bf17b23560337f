// Few of NVIDIA's instructions matter here, and few of their bits. NVIDIA does not document them;
// those used have been the same from compute capability 8.0 to 12.0. Tests compare what comes out
// with what ptxas says of the same code.
//
//   bits 0-11     opcode
//   bits 12-15    predicate; 7 is "always"
//   bits 16-23    register that a load fills
//   bits 24-31    register with the address
//   bits 73-75    width of a memory access
//   bits 110-112  barrier that a load releases when it is done; 7 is none
//   bits 116-121  barriers to wait for before this instruction starts
//
// How many bytes are under way is followed in the order of the code, not of its branches: a load is
// under way until its barrier is waited for, or another fills the same register (of two loads under
// opposite predicates one happens). Behind an unconditional branch nothing is.

#include "harness/profile/machine_code.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace roofmax {
namespace {

enum Opcode : unsigned {
  kStoreLocal = 0x387,
  kNothing = 0x918,
  kBranch = 0x947,
  kExit = 0x94d,
  kReturn = 0x950,
  kLoadGlobalWide = 0x97e,  // 32 bytes, of 10.0 and later
  kLoadGlobal = 0x981,
  kLoadLocal = 0x983,
};

constexpr std::size_t kBytes = 16;  ///< of an instruction
constexpr unsigned kCallAbsolute = 0x143;
constexpr unsigned kCallRelative = 0x144;
constexpr std::int64_t kWideLoad = 32;
constexpr std::size_t kRegisterNames = 256;
constexpr unsigned kNoBarrier = 7;
constexpr unsigned kAlways = 7;
constexpr unsigned kStackPointer = 1;

class Instruction {
 public:
  explicit Instruction(const std::byte* at) {
    std::memcpy(&low_, at, sizeof low_);
    std::memcpy(&high_, at + sizeof low_, sizeof high_);
  }
  [[nodiscard]] unsigned opcode() const { return bits(low_, 0, 12); }
  /// Calls have several forms, by where their target stands; these bits are the same in all.
  [[nodiscard]] bool is_far_call() const { return bits(low_, 0, 9) == kCallAbsolute; }
  [[nodiscard]] bool is_near_call() const { return bits(low_, 0, 9) == kCallRelative; }
  [[nodiscard]] bool is_unconditional() const { return bits(low_, 12, 4) == kAlways; }
  [[nodiscard]] unsigned filled_register() const { return bits(low_, 16, 8); }
  [[nodiscard]] bool is_on_stack() const { return bits(low_, 24, 8) == kStackPointer; }
  [[nodiscard]] std::int64_t width() const {
    constexpr std::array<std::int64_t, 8> kWidths = {1, 1, 2, 2, 4, 8, 16, 16};
    return kWidths.at(bits(high_, 73 - 64, 3));
  }
  [[nodiscard]] unsigned barrier() const { return bits(high_, 110 - 64, 3); }
  [[nodiscard]] bool has_barrier() const { return barrier() != kNoBarrier; }
  [[nodiscard]] bool waits_for(unsigned barrier) const {
    return bits(high_, 116 - 64 + static_cast<int>(barrier), 1) != 0;
  }

 private:
  static unsigned bits(std::uint64_t word, int first, int count) {
    return static_cast<unsigned>(word >> first & ((std::uint64_t{1} << count) - 1));
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

/// A load that is under way; of no bytes when it is done.
struct Load {
  std::int64_t bytes = 0;
  unsigned barrier = 0;
};

std::int64_t bytes_of(const std::array<Load, kRegisterNames>& loads) {
  std::int64_t bytes = 0;
  for (const Load& load : loads) bytes += load.bytes;
  return bytes;
}

}  // namespace

CodeFacts read_machine_code(std::span<const std::byte> code) {
  CodeFacts facts;
  std::array<Load, kRegisterNames> loads{};  // by the register that they fill
  std::int64_t stored = 0;                   // on the stack
  std::int64_t loaded = 0;
  for (std::size_t at = 0; at + kBytes <= code.size(); at += kBytes) {
    const Instruction instruction(code.data() + at);
    for (Load& load : loads) {
      if (instruction.waits_for(load.barrier)) load.bytes = 0;
    }
    if (instruction.opcode() == kNothing) continue;
    ++facts.instructions;
    facts.has_far_calls |= instruction.is_far_call();
    facts.has_calls |= instruction.is_far_call() || instruction.is_near_call();
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
      case kLoadGlobalWide:
        if (!instruction.has_barrier()) break;
        loads.at(instruction.filled_register()) = {
            instruction.opcode() == kLoadGlobalWide ? kWideLoad : instruction.width(),
            instruction.barrier()};
        facts.load_bytes_in_flight = std::max(facts.load_bytes_in_flight, bytes_of(loads));
        break;
      case kBranch:
      case kExit:
      case kReturn:
        if (instruction.is_unconditional()) loads.fill({});
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
