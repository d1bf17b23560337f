#include "harness/profile/cubin.hpp"

#include <elf.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string_view>

namespace roofmax {
namespace {

/// This program, which has the kernels in it.
const std::string& program() {
  static const std::string bytes = [] {
    std::ifstream file("/proc/self/exe", std::ios::binary);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
  }();
  return bytes;
}

/// The first cubin of this program that has functions, without what lies behind it.
std::string first_cubin() {
  constexpr std::string_view kMagic = "\x7f\x45LF";
  for (std::size_t at = program().find(kMagic, 1); at != std::string::npos;
       at = program().find(kMagic, at + 1)) {
    Elf64_Ehdr header;
    if (program().size() - at < sizeof header) break;
    std::memcpy(&header, program().data() + at, sizeof header);
    constexpr int kMachine = 190;  // of GPUs
    if (header.e_machine != kMachine) continue;
    const std::size_t end = std::max(header.e_shoff + header.e_shnum * header.e_shentsize,
                                     header.e_phoff + header.e_phnum * header.e_phentsize);
    const std::string cubin = program().substr(at, end);
    if (!read_compiled_code_in(cubin, "cubin").functions.empty()) return cubin;
  }
  return {};
}

class CubinOf : public testing::Test {
 protected:
  void SetUp() override {
    if (ROOFMAX_TEST_CUDA == 0) GTEST_SKIP() << "built without CUDA";
  }
};

TEST_F(CubinOf, ThisProgramHasItsKernels) {
  const CompiledCode code = read_compiled_code("/proc/self/exe");
  EXPECT_EQ(code.compressed, 0);
  const std::vector<CompiledFunction>& functions = code.functions;
  const auto two_pass = std::find_if(
      functions.begin(), functions.end(),
      [](const CompiledFunction& function) { return function.name.starts_with("two_pass<"); });
  ASSERT_NE(two_pass, functions.end());
  EXPECT_EQ(two_pass->scope, "softmax");
  for (const CompiledFunction& function : functions) {
    SCOPED_TRACE(function.scope + "::" + function.name);
    EXPECT_GE(function.architecture, 50);
    EXPECT_LE(function.architecture, 200);
    EXPECT_GE(function.registers, 1);
    EXPECT_LE(function.registers, 255);
    EXPECT_GE(function.shared_bytes, 0);
    EXPECT_LE(function.shared_bytes, 48 * 1024);
    if (function.most_threads) {
      EXPECT_GE(*function.most_threads, 32);
      EXPECT_LE(*function.most_threads, 1024);
    }
    if (!function.code) continue;
    EXPECT_GT(function.code->instructions, 0);
    // What is spilt lies on the stack.
    if (function.stack_bytes == 0) {
      EXPECT_EQ(function.code->spill_store_bytes, 0);
    }
  }
}

TEST_F(CubinOf, DamagedOnesAreRefused) {
  const std::string whole = first_cubin();
  ASSERT_FALSE(whole.empty());
  // Its table of sections is at the end: most of what is cut off is missed.
  int refused = 0;
  constexpr std::size_t kCuts = 64;
  for (std::size_t i = 1; i < kCuts; ++i) {
    try {
      static_cast<void>(read_compiled_code_in(whole.substr(0, whole.size() * i / kCuts), "cut"));
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("cut: the GPU code at byte 0 is damaged"),
                std::string::npos)
          << error.what();
      ++refused;
    }
  }
  EXPECT_GT(refused, static_cast<int>(kCuts) / 2);
  // Wherever a byte is wrong: refused, or read with figures that a compiler could have written.
  for (std::size_t at = 0; at < whole.size(); at += 1 + at / 16) {
    std::string wrong = whole;
    wrong[at] = static_cast<char>(~wrong[at]);
    std::vector<CompiledFunction> found;
    try {
      found = read_compiled_code_in(wrong, "wrong").functions;
    } catch (const std::runtime_error&) {
      ++refused;
    }
    for (const CompiledFunction& function : found) {
      ASSERT_GE(function.registers, 1) << at;
      ASSERT_LE(function.registers, 255) << at;
      ASSERT_LE(function.most_threads.value_or(1), 1024) << at;
    }
  }
}

TEST(Cubin, FilesWithoutOneHaveNoFunctions) {
  EXPECT_TRUE(read_compiled_code_in("", "empty").functions.empty());
  EXPECT_TRUE(read_compiled_code_in("\x7f\x45LF", "short").functions.empty());
  EXPECT_TRUE(read_compiled_code_in(std::string(4096, 'x'), "text").functions.empty());
}

TEST(Cubin, FilesThatCannotBeReadAreNamed) {
  try {
    static_cast<void>(read_compiled_code("/nowhere/mine.so"));
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("/nowhere/mine.so: cannot be read: No such file"),
              std::string::npos)
        << error.what();
  }
}

}  // namespace
}  // namespace roofmax
