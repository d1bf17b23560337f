#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "harness/cli/options.hpp"
#include "harness/cli/terminal.hpp"

namespace roofmax::cli {

/// What a verb works with and leaves behind.
struct Session {
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
  std::string program;               ///< how this program was called, for commands to be typed
  std::vector<std::string> command;  ///< as typed, for the header of records
  std::vector<std::string> benchmark_arguments;  ///< --benchmark_*, for Google Benchmark
  int exit_code = 0;
};

/// Each adds one verb: its options, its help and what it does. The session must outlive the
/// program.
void add_list(Program& program, Session& session);
void add_run(Program& program, Session& session);
void add_verify(Program& program, Session& session);
void add_roof(Program& program, Session& session);
void add_report(Program& program, Session& session);
void add_static(Program& program, Session& session);
void add_counters(Program& program, Session& session);
void add_compare(Program& program, Session& session);
void add_explain(Program& program, Session& session);
void add_predict(Program& program, Session& session);
void add_gate(Program& program, Session& session);
void add_tune(Program& program, Session& session);
void add_completion(Program& program, Session& session);
void add_worker(Program& program, Session& session);

}  // namespace roofmax::cli
