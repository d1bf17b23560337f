#pragma once

#include <iosfwd>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "harness/cli/tally.hpp"
#include "harness/cli/terminal.hpp"
#include "harness/cli/verbs.hpp"

namespace roofmax::cli {

/// How a run ended, for its summary.
struct Ending {
  bool is_interrupted = false;
  int planned = 0;                   ///< cases that were to be done
  int measured = 0;                  ///< cases that were done
  std::string records;               ///< path of the record file; empty when there is none
  std::string program = "roofmax";   ///< how it was called
  std::vector<std::string> command;  ///< as typed
  /// What the time of rows goes into (`explain`), by the keys of their cases.
  std::map<std::string, std::string> causes = {};
  bool is_explained = false;  ///< they are explained next: no command for that is told
};

/// Says which kernel to use for each shape, how far it is from the speed of light and, where it is
/// far, what its time goes into, from all rows of the file; counts how they ended; says where the
/// records are and which command comes next.
void print_summary(std::ostream& out, const Terminal& terminal, const Tally& tally,
                   const Ending& ending);

/// Sets the exit code by the rows, old or new, of the cases with these keys. Where none of them was
/// verified or measured, says so: nobody shall take that for success.
void conclude(Session& session, bool is_interrupted, const Tally& tally,
              const std::set<std::string>& asked_for);

/// "54 ok, 6 unsupported, 1 incorrect".
[[nodiscard]] std::string format_counts(const Tally& tally);

/// "interrupted after 3 of 12 cases".
[[nodiscard]] std::string describe_interruption(int done, int planned, const Terminal& terminal);

/// Words as one would type them into a shell.
[[nodiscard]] std::string to_command_line(const std::vector<std::string>& words);

}  // namespace roofmax::cli
