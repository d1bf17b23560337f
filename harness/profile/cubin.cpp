// Cubins are ELF files with the code of one architecture. A program has them in containers, which
// nvcc calls fat binaries, beside the same in PTX. NVIDIA documents neither; what is used here has
// been the same since CUDA 12, but for where the architecture stands. Tests compare what comes out
// with what ptxas says.
//
//   .text.FUNCTION       its instructions
//   .nv.shared.FUNCTION  its shared memory (no bytes in the file); from 9.0 on with the kilobyte
//                        that the system has of each block
//   .nv.info             attributes of all functions, each with the number of its symbol
//   .nv.info.FUNCTION    further attributes of one function
//   .rela.text.FUNCTION  (or .rel) what else its instructions refer to
//
// An attribute is one byte of format, one of name, and two of value; those of format 4 have as many
// bytes more as the value says.

#include "harness/profile/cubin.hpp"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
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
  kRequiredThreads = 0x10,
  kMinStackSize = 0x12,
  kRegisters = 0x2f,
  kBarrierCount = 0x4c,
};
constexpr std::uint8_t kSized = 4;  ///< a format

/// The head of a container; its entries follow.
struct Container {
  std::uint32_t magic;
  std::uint16_t version;
  std::uint16_t head_bytes;
  std::uint64_t bytes;  ///< behind the head
};
constexpr std::uint32_t kContainer = 0xba55ed50;
/// The head of an entry.
struct Entry {
  std::uint16_t kind;
  std::uint16_t version;
  std::uint32_t head_bytes;
  std::uint64_t bytes;  ///< behind the head
};
constexpr std::uint16_t kPtx = 1;
constexpr std::uint16_t kCubin = 2;

/// No compiler writes longer names.
constexpr std::size_t kLongestName = 8192;

/// Bytes that are read only within their bounds.
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
    if (end - begin > kLongestName) throw std::out_of_range("a name is too long");
    return std::string(bytes_.substr(begin, end - begin));
  }

 private:
  std::string_view bytes_;
};

/// Names come from a file and go to a terminal.
std::string printable(std::string name) {
  for (char& letter : name) {
    const auto code = static_cast<unsigned char>(letter);
    if (code >= 0x80 || std::isprint(code) == 0) letter = '?';
  }
  return name;
}

struct Section {
  std::string name;
  Elf64_Shdr header;
};

template <typename Visit>
void for_each_attribute(const ByteView& info, const Visit& visit) {
  for (std::size_t at = 0; at + 4 <= info.size();) {
    const auto format = info.at<std::uint8_t>(at);
    const auto name = info.at<std::uint8_t>(at + 1);
    const std::size_t more = format == kSized ? info.at<std::uint16_t>(at + 2) : 0;
    visit(name, ByteView(format == kSized ? info.part(at + 4, more) : info.part(at + 2, 2)));
    at += 4 + more;
  }
}

class Cubin {
 public:
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
    // What a function calls can have code of its own, under its own name or in a library.
    bool has_other_code = false;
    for (const Section& section : sections_) {
      if (section.name == ".nv.info") {
        read_attributes(section, symbols, functions);
      } else if (CompiledFunction* of_text = of_section(".text.", section, functions)) {
        read_code(section, *of_text);
      } else if (section.name.starts_with(".text.")) {
        has_other_code = true;
      } else if (CompiledFunction* of_shared = of_section(".nv.shared.", section, functions)) {
        of_shared->shared_bytes = shared_of(section);
      } else if (CompiledFunction* of_info = of_section(".nv.info.", section, functions)) {
        read_own_attributes(section, *of_info);
      }
    }
    std::vector<CompiledFunction> all;
    for (auto& [symbol, function] : functions) {
      check(function);
      const bool refers_to_others =
          has_section(".rela.text." + symbol) || has_section(".rel.text." + symbol);
      if (function.code && (function.code->has_far_calls ||
                            (function.code->has_calls && (has_other_code || refers_to_others)))) {
        // What is called may spill, and its arguments lie on the stack as what is spilt does.
        function.code->spill_store_bytes = std::nullopt;
        function.code->spill_load_bytes = std::nullopt;
      }
      all.push_back(std::move(function));
    }
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

  /// Whether there is such a section with something in it.
  [[nodiscard]] bool has_section(const std::string& name) const {
    return std::any_of(sections_.begin(), sections_.end(), [&name](const Section& section) {
      return section.name == name && section.header.sh_size > 0;
    });
  }

  /// Throws where figures are none that a compiler writes.
  void check(const CompiledFunction& function) const {
    constexpr int kMostRegisters = 255;
    constexpr int kMostThreads = 1024;
    constexpr std::int64_t kMostShared = std::int64_t{1} << 20;
    const int threads = function.most_threads.value_or(1);
    if (function.registers < 1 || function.registers > kMostRegisters) {
      throw std::out_of_range("a function has no valid number of registers");
    }
    if (threads < 1 || threads > kMostThreads) {
      throw std::out_of_range("a function has no valid number of threads");
    }
    if (function.shared_bytes > kMostShared) {
      throw std::out_of_range("a function has more shared memory than there is");
    }
    if (architecture_ >= kOldestReadableCode && !function.code) {
      throw std::out_of_range("a function has no code");
    }
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
        functions[names.back()] = {.name = printable(short_function_name(mangled)),
                                   .scope = printable(function_scope(mangled)),
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
      if (name == kMaxThreads || name == kRequiredThreads) {
        function.most_threads = static_cast<int>(
            value.at<std::uint32_t>(0) * value.at<std::uint32_t>(4) * value.at<std::uint32_t>(8));
      } else if (name == kBarrierCount) {
        function.barriers = value.at<std::uint8_t>(0);
      }
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

bool is_cubin(std::string_view bytes) {
  const bool is_elf = bytes.starts_with(std::string_view(ELFMAG, SELFMAG));
  if (!is_elf || bytes.size() < sizeof(Elf64_Ehdr)) return false;
  const auto header = ByteView(bytes).at<Elf64_Ehdr>(0);
  return header.e_machine == kMachine && header.e_ident[EI_CLASS] == ELFCLASS64;
}

void read_cubin(std::string_view bytes, CompiledCode& code) {
  std::vector<CompiledFunction> functions = Cubin(bytes).functions();
  std::move(functions.begin(), functions.end(), std::back_inserter(code.functions));
}

/// All entries of the container that `bytes` begin with.
void read_container(std::string_view bytes, CompiledCode& code) {
  const auto head = ByteView(bytes).at<Container>(0);
  const ByteView entries(ByteView(bytes).part(head.head_bytes, head.bytes));
  for (std::size_t at = 0; at + sizeof(Entry) <= entries.size();) {
    const auto entry = entries.at<Entry>(at);
    const std::string_view contents = entries.part(at + entry.head_bytes, entry.bytes);
    if (entry.kind == kPtx) code.has_ptx = true;
    if (entry.kind == kCubin && is_cubin(contents)) {
      read_cubin(contents, code);
    } else if (entry.kind == kCubin) {
      ++code.compressed;
    }
    at += std::max<std::size_t>(entry.head_bytes + entry.bytes, sizeof(Entry));
  }
}

/// Where the next container begins from `from` on; npos if there is none.
std::size_t find_container(std::string_view bytes, std::size_t from) {
  const std::string_view magic(reinterpret_cast<const char*>(&kContainer), sizeof kContainer);
  for (std::size_t at = bytes.find(magic, from); at != std::string_view::npos;
       at = bytes.find(magic, at + 1)) {
    if (bytes.size() - at < sizeof(Container)) break;
    const auto head = ByteView(bytes).at<Container>(at);
    if (head.version == 1 && head.head_bytes == sizeof(Container)) return at;
  }
  return std::string_view::npos;
}

}  // namespace

CompiledCode read_compiled_code_in(std::string_view bytes, const std::string& name) {
  CompiledCode code;
  std::size_t at = 0;
  try {
    if (is_cubin(bytes)) {
      read_cubin(bytes, code);
    } else {
      for (at = find_container(bytes, 0); at != std::string_view::npos;
           at = find_container(bytes, at + 1)) {
        read_container(bytes.substr(at), code);
      }
    }
  } catch (const std::out_of_range& error) {
    throw std::runtime_error(
        fmt::format("{}: the GPU code at byte {} is damaged: {}", name, at, error.what()));
  }
  std::vector<CompiledFunction>& functions = code.functions;
  std::stable_sort(functions.begin(), functions.end(),
                   [](const CompiledFunction& a, const CompiledFunction& b) {
                     return std::tie(a.scope, a.name, a.architecture, a.registers) <
                            std::tie(b.scope, b.name, b.architecture, b.registers);
                   });
  functions.erase(std::unique(functions.begin(), functions.end()), functions.end());
  return code;
}

CompiledCode read_compiled_code(const std::string& path) {
  std::error_code error;
  const bool is_file = std::filesystem::is_regular_file(path, error);
  if (error || !is_file) {
    throw std::runtime_error(
        fmt::format("{}: cannot be read: {}; name a program, a library, an object file or a cubin",
                    path, error ? error.message() : "it is no plain file"));
  }
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::filesystem::file_size(path), '\0');
  if (!file || !file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
    throw std::runtime_error(fmt::format("{}: cannot be read: {}", path, std::strerror(errno)));
  }
  return read_compiled_code_in(bytes, path);
}

}  // namespace roofmax
