// Cubins: ELF files with the code of one architecture, whole within the program that carries them.
// NVIDIA does not document their sections; those used here have had these names and contents since
// CUDA 4, but for where the architecture stands. Tests compare what comes out with what ptxas says.
//
//   .text.FUNCTION       its instructions
//   .nv.shared.FUNCTION  its shared memory (no bytes in the file); from 9.0 on with the kilobyte
//                        that the system has of each block
//   .nv.info             attributes of all functions, each with the number of its symbol
//   .nv.info.FUNCTION    further attributes of one function
//
// An attribute is one byte of format, one of name, and two of value; those of format 4 have as many
// bytes more as the value says.

#include "harness/profile/cubin.hpp"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <tuple>

#include "harness/backend/function_name.hpp"

namespace roofmax {
namespace {

constexpr std::uint16_t kMachine = 190;  ///< EM_CUDA, which older <elf.h> lack
constexpr unsigned char kKernelSymbol = 0x10;
constexpr std::int64_t kSharedOfSystem = 1024;
constexpr int kFirstWithSharedOfSystem = 90;
/// Of the identification of ELF: code since CUDA 13 has the architecture in the second byte of the
/// flags, older code in the first.
constexpr unsigned char kNewLayout = 8;

enum Attribute : std::uint8_t {
  kMaxThreads = 0x05,
  kMinStackSize = 0x12,
  kRegisters = 0x2f,
};
constexpr std::uint8_t kSized = 4;  ///< a format

/// ByteView that are read only within their bounds.
class ByteView {
 public:
  explicit ByteView(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::string_view part(std::size_t begin, std::size_t count) const {
    if (begin > bytes_.size() || count > bytes_.size() - begin) {
      throw std::out_of_range("something lies beyond its end");
    }
    return bytes_.substr(begin, count);
  }
  template <typename Value>
  [[nodiscard]] Value at(std::size_t begin) const {
    Value value;
    std::memcpy(&value, part(begin, sizeof value).data(), sizeof value);
    return value;
  }
  /// Up to the next zero.
  [[nodiscard]] std::string text(std::size_t begin) const {
    const std::size_t end = bytes_.find('\0', begin);
    if (end == std::string_view::npos) throw std::out_of_range("a name has no end");
    return std::string(bytes_.substr(begin, end - begin));
  }

 private:
  std::string_view bytes_;
};

struct Section {
  std::string name;
  Elf64_Shdr header;
};

template <typename Visit>
void for_each_attribute(const ByteView& info, const Visit& visit) {
  for (std::size_t at = 0; at + 4 <= info.size();) {
    const auto format = info.at<std::uint8_t>(at);
    const auto name = info.at<std::uint8_t>(at + 1);
    const std::size_t count = format == kSized ? info.at<std::uint16_t>(at + 2) : 0;
    visit(name, ByteView(info.part(at + 4, count)));
    at += 4 + count;
  }
}

class Cubin {
 public:
  /// `bytes` begin with it, and may go on behind it.
  explicit Cubin(std::string_view bytes) : bytes_(bytes) {
    const auto header = bytes_.at<Elf64_Ehdr>(0);
    const bool is_new = header.e_ident[EI_ABIVERSION] >= kNewLayout;
    architecture_ = static_cast<int>((is_new ? header.e_flags >> 8 : header.e_flags) & 0xff);
    for (std::size_t i = 0; i < header.e_shnum; ++i) {
      sections_.push_back({{}, bytes_.at<Elf64_Shdr>(header.e_shoff + i * header.e_shentsize)});
    }
    const std::size_t names = section_at(header.e_shstrndx).header.sh_offset;
    for (Section& section : sections_) section.name = bytes_.text(names + section.header.sh_name);
  }

  [[nodiscard]] std::vector<CompiledFunction> functions() const {
    std::map<std::string, CompiledFunction> functions;  // by symbol
    const std::vector<std::string> symbols = read_symbols(functions);
    for (const Section& section : sections_) {
      if (section.name == ".nv.info") {
        read_attributes(section, symbols, functions);
        continue;
      }
      if (CompiledFunction* function = of_section(".text.", section, functions)) {
        read_code(section, *function);
      } else if (CompiledFunction* other = of_section(".nv.shared.", section, functions)) {
        other->shared_bytes = shared_of(section);
      } else if (CompiledFunction* third = of_section(".nv.info.", section, functions)) {
        read_own_attributes(section, *third);
      }
    }
    std::vector<CompiledFunction> all;
    for (auto& [symbol, function] : functions) all.push_back(std::move(function));
    return all;
  }

 private:
  [[nodiscard]] const Section& section_at(std::size_t index) const {
    if (index >= sections_.size()) throw std::out_of_range("a section is missing");
    return sections_[index];
  }
  [[nodiscard]] std::string_view contents(const Section& section) const {
    return bytes_.part(section.header.sh_offset, section.header.sh_size);
  }

  /// The function whose name follows `prefix` in that of a section; null if there is none.
  static CompiledFunction* of_section(std::string_view prefix, const Section& section,
                                      std::map<std::string, CompiledFunction>& functions) {
    if (!section.name.starts_with(prefix)) return nullptr;
    const auto found = functions.find(section.name.substr(prefix.size()));
    return found == functions.end() ? nullptr : &found->second;
  }

  /// Names of all symbols. Those of kernels become functions.
  std::vector<std::string> read_symbols(std::map<std::string, CompiledFunction>& functions) const {
    std::vector<std::string> names;
    for (const Section& section : sections_) {
      if (section.header.sh_type != SHT_SYMTAB) continue;
      const std::size_t strings = section_at(section.header.sh_link).header.sh_offset;
      const ByteView symbols(contents(section));
      for (std::size_t at = 0; at + sizeof(Elf64_Sym) <= symbols.size(); at += sizeof(Elf64_Sym)) {
        const auto symbol = symbols.at<Elf64_Sym>(at);
        names.push_back(bytes_.text(strings + symbol.st_name));
        if (ELF64_ST_TYPE(symbol.st_info) != STT_FUNC || (symbol.st_other & kKernelSymbol) == 0) {
          continue;
        }
        const char* const mangled = names.back().c_str();
        functions[names.back()] = {.name = short_function_name(mangled),
                                   .scope = function_scope(mangled),
                                   .architecture = architecture_};
      }
    }
    return names;
  }

  void read_attributes(const Section& section, const std::vector<std::string>& symbols,
                       std::map<std::string, CompiledFunction>& functions) const {
    for_each_attribute(ByteView(contents(section)), [&](std::uint8_t name, const ByteView& value) {
      if (name != kRegisters && name != kMinStackSize) return;
      const auto symbol = value.at<std::uint32_t>(0);
      if (symbol >= symbols.size()) throw std::out_of_range("a symbol is missing");
      const auto found = functions.find(symbols[symbol]);
      if (found == functions.end()) return;
      const auto number = value.at<std::uint32_t>(4);
      if (name == kRegisters) {
        found->second.registers = static_cast<int>(number);
      } else {
        found->second.stack_bytes = number;
      }
    });
  }

  void read_own_attributes(const Section& section, CompiledFunction& function) const {
    for_each_attribute(ByteView(contents(section)), [&](std::uint8_t name, const ByteView& value) {
      if (name != kMaxThreads) return;
      function.most_threads = static_cast<int>(
          value.at<std::uint32_t>(0) * value.at<std::uint32_t>(4) * value.at<std::uint32_t>(8));
    });
  }

  void read_code(const Section& section, CompiledFunction& function) const {
    if (architecture_ < kOldestReadableCode) return;
    const std::string_view code = contents(section);
    function.code =
        read_machine_code(std::as_bytes(std::span<const char>(code.data(), code.size())));
  }

  [[nodiscard]] std::int64_t shared_of(const Section& section) const {
    const auto all = static_cast<std::int64_t>(section.header.sh_size);
    return architecture_ < kFirstWithSharedOfSystem
               ? all
               : std::max(all - kSharedOfSystem, std::int64_t{0});
  }

  ByteView bytes_;
  int architecture_ = 0;
  std::vector<Section> sections_;
};

/// Where the next cubin begins from `from` on; npos if there is none.
std::size_t find_cubin(std::string_view bytes, std::size_t from) {
  constexpr std::string_view kMagic(ELFMAG, SELFMAG);
  for (std::size_t at = bytes.find(kMagic, from); at != std::string_view::npos;
       at = bytes.find(kMagic, at + 1)) {
    if (bytes.size() - at < sizeof(Elf64_Ehdr)) break;
    const auto header = ByteView(bytes).at<Elf64_Ehdr>(at);
    if (header.e_machine == kMachine && header.e_ident[EI_CLASS] == ELFCLASS64) return at;
  }
  return std::string_view::npos;
}

}  // namespace

std::vector<CompiledFunction> compiled_functions_in(std::string_view bytes,
                                                    const std::string& name) {
  std::vector<CompiledFunction> all;
  for (std::size_t at = find_cubin(bytes, 0); at != std::string_view::npos;
       at = find_cubin(bytes, at + 1)) {
    try {
      std::vector<CompiledFunction> functions = Cubin(bytes.substr(at)).functions();
      std::move(functions.begin(), functions.end(), std::back_inserter(all));
    } catch (const std::out_of_range& error) {
      throw std::runtime_error(
          fmt::format("{}: the GPU code at byte {} is damaged: {}", name, at, error.what()));
    }
  }
  std::sort(all.begin(), all.end(), [](const CompiledFunction& a, const CompiledFunction& b) {
    return std::tie(a.scope, a.name, a.architecture) < std::tie(b.scope, b.name, b.architecture);
  });
  return all;
}

std::vector<CompiledFunction> compiled_functions(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  if (!file || !(bytes << file.rdbuf())) {
    throw std::runtime_error(path + ": cannot be read: name a program, a library or a cubin");
  }
  return compiled_functions_in(bytes.view(), path);
}

}  // namespace roofmax
