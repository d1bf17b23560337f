#pragma once

#include <stdexcept>
#include <string>

namespace roofmax::cli {

/// What the program tells its caller; the help text lists the same.
enum ExitCode : int {
  kOk = 0,
  kRowsFailed = 1,   ///< some rows are incorrect or failed
  kInterrupted = 2,  ///< by a signal; what was measured is kept
  kBadInput = 3,     ///< usage error, or an invalid file or value
  kNoDevice = 4,     ///< device or environment error
  kNothingDone = 5,  ///< nothing was verified or measured: all rows are unsupported or skipped
};

/// Ends the program with a message and an exit code of its own.
class CliError : public std::runtime_error {
 public:
  CliError(ExitCode code, const std::string& what) : std::runtime_error(what), code_(code) {}
  [[nodiscard]] ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

}  // namespace roofmax::cli
