#pragma once

#include <string>
#include <vector>

namespace roofmax::cli {

/// The exit status of a program that cannot be started.
inline constexpr int kNotStarted = 127;

/// What becomes of what a program says on its standard output and error.
enum class Speech { passed_on, discarded };

/// Runs a program and returns its exit status. Where its speech is passed on, it finds Ctrl-C and
/// the demand to end blocked, and unblocks them when it can answer them in its own words.
[[nodiscard]] int run_program(const std::vector<std::string>& words, Speech speech);

/// The same of a program that is told this text on its standard input, and whose speech is passed
/// on.
[[nodiscard]] int tell_program(const std::vector<std::string>& words, const std::string& text);

/// The exit status of a program and what it said on standard output.
struct Spoken {
  int status = kNotStarted;
  std::string output;
};

/// Runs a program to hear it; it is told nothing. Its standard error is passed on.
[[nodiscard]] Spoken hear_program(const std::vector<std::string>& words);

}  // namespace roofmax::cli
