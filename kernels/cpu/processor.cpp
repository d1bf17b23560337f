// The processor that kernels run on, or the one that a test assumes.

#include "kernels/cpu/processor.hpp"

#include <optional>
#include <stdexcept>
#include <string>

#include "kernels/cpu/cache.hpp"

namespace roofmax::cpu {
namespace {

std::optional<Processor>& assumed_processor() {
  static std::optional<Processor> assumed;
  return assumed;
}

}  // namespace

Processor processor() {
  if (assumed_processor()) return *assumed_processor();
  static const Processor at_hand{instruction_set_of_this_processor(), last_level_cache_bytes()};
  return at_hand;
}

std::vector<InstructionSet> instruction_sets_of_this_processor() {
  std::vector<InstructionSet> sets;
  for (const InstructionSet set :
       {InstructionSet::avx512, InstructionSet::avx2, InstructionSet::baseline}) {
    if (set <= instruction_set_of_this_processor()) sets.push_back(set);
  }
  return sets;
}

AssumedProcessor::AssumedProcessor(const Processor& assumed) {
  if (assumed.instructions > instruction_set_of_this_processor()) {
    throw std::invalid_argument("this processor lacks the instructions of set '" +
                                std::string(name_of(assumed.instructions)) +
                                "': assume one of instruction_sets_of_this_processor()");
  }
  assumed_processor() = assumed;
}

AssumedProcessor::~AssumedProcessor() { assumed_processor().reset(); }

}  // namespace roofmax::cpu
