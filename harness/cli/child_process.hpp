#pragma once

#include <string>
#include <vector>

namespace roofmax::cli {

/// The exit status of a program that cannot be started.
inline constexpr int kNotStarted = 127;

/// What becomes of what a program says on its standard output and error.
enum class Speech { passed_on, discarded };

/// Runs a program and returns its exit status.
[[nodiscard]] int run_program(const std::vector<std::string>& words, Speech speech);

/// Runs a program that is told this text on its standard input, and returns its exit status; what
/// it says is passed on.
[[nodiscard]] int tell_program(const std::vector<std::string>& words, const std::string& text);

/// The exit status of a program and what it said on standard output.
struct Spoken {
  int status = kNotStarted;
  std::string output;
};

/// Runs a program to hear it; it is told nothing. Its standard error is passed on.
[[nodiscard]] Spoken hear_program(const std::vector<std::string>& words);

}  // namespace roofmax::cli
