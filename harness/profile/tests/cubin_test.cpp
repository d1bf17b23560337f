#include "harness/profile/cubin.hpp"

#include <gtest/gtest.h>

#include <algorithm>
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

/// The first cubin of this program that has functions, and little more; empty in a build without
/// CUDA.
std::string first_cubin() {
  constexpr std::string_view kMagic = "\x7f\x45LF";
  for (std::size_t at = program().find(kMagic, 1); at != std::string::npos;) {
    const std::size_t next = program().find(kMagic, at + 1);
    std::string part = program().substr(at, next - at);
    if (!compiled_functions_in(part, "part").empty()) return part;
    at = next;
  }
  return {};
}

TEST(Cubin, OfThisProgramHasItsKernels) {
  const std::vector<CompiledFunction> functions = compiled_functions("/proc/self/exe");
  if (functions.empty()) GTEST_SKIP() << "built without CUDA";
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

TEST(Cubin, DamagedOnesAreRefused) {
  const std::string whole = first_cubin();
  if (whole.empty()) GTEST_SKIP() << "built without CUDA";
  // Its table of sections is at the end: most of what is cut off is missed.
  int refused = 0;
  constexpr std::size_t kCuts = 64;
  for (std::size_t i = 1; i < kCuts; ++i) {
    try {
      static_cast<void>(compiled_functions_in(whole.substr(0, whole.size() * i / kCuts), "cut"));
    } catch (const std::runtime_error& error) {
      EXPECT_NE(std::string(error.what()).find("cut: the GPU code at byte 0 is damaged"),
                std::string::npos)
          << error.what();
      ++refused;
    }
  }
  EXPECT_GT(refused, static_cast<int>(kCuts) / 2);
  // Wherever a byte is wrong, it is read or refused, and nothing else happens.
  for (std::size_t at = 0; at < whole.size(); at += 1 + at / 16) {
    std::string wrong = whole;
    wrong[at] = static_cast<char>(~wrong[at]);
    try {
      static_cast<void>(compiled_functions_in(wrong, "wrong"));
    } catch (const std::runtime_error&) {
    }
  }
}

TEST(Cubin, FilesWithoutOneHaveNoFunctions) {
  EXPECT_TRUE(compiled_functions_in("", "empty").empty());
  EXPECT_TRUE(compiled_functions_in("\x7f"
                                    "ELF",
                                    "short")
                  .empty());
  EXPECT_TRUE(compiled_functions_in(std::string(4096, 'x'), "text").empty());
}

TEST(Cubin, FilesThatCannotBeReadAreNamed) {
  try {
    static_cast<void>(compiled_functions("/nowhere/mine.so"));
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("/nowhere/mine.so"), std::string::npos);
  }
}

}  // namespace
}  // namespace roofmax
