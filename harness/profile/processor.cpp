#include "harness/profile/processor.hpp"

#include <algorithm>
#include <set>

namespace roofmax {
namespace {

constexpr std::int64_t kKiB = 1024;
constexpr int kRegisterFile = 65536;

}  // namespace

const std::vector<Processor>& processors() {
  // CUDA C++ Programming Guide, "Technical Specifications per Compute Capability".
  static const std::vector<Processor> all = {
      {"a100", "GA100", 80, 2048, kRegisterFile, 164 * kKiB, 163 * kKiB},
      {"a10", "GA102", 86, 1536, kRegisterFile, 100 * kKiB, 99 * kKiB},
      {"l40s", "AD102", 89, 1536, kRegisterFile, 100 * kKiB, 99 * kKiB},
      {"h200", "GH100", 90, 2048, kRegisterFile, 228 * kKiB, 227 * kKiB},
      {"h100", "GH100", 90, 2048, kRegisterFile, 228 * kKiB, 227 * kKiB},
      {"b200", "GB100", 100, 2048, kRegisterFile, 228 * kKiB, 227 * kKiB},
      {"rtx5090", "GB202", 120, 1536, kRegisterFile, 100 * kKiB, 99 * kKiB},
  };
  return all;
}

std::vector<std::string> processor_names() {
  std::set<std::string> names;
  for (const Processor& processor : processors()) {
    names.insert(processor.name);
    names.insert("sm_" + std::to_string(processor.capability));
  }
  return {names.begin(), names.end()};
}

const Processor* find_processor(std::string_view name) {
  const auto found =
      std::find_if(processors().begin(), processors().end(), [name](const Processor& processor) {
        return processor.name == name || "sm_" + std::to_string(processor.capability) == name;
      });
  return found == processors().end() ? nullptr : &*found;
}

const Processor* find_processor_of(int capability) {
  return find_processor("sm_" + std::to_string(capability));
}

bool runs_code_of(int capability, int architecture) {
  return capability / 10 == architecture / 10 && architecture <= capability;
}

}  // namespace roofmax
