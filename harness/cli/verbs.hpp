#pragma once

#include <CLI/CLI.hpp>
#include <iosfwd>
#include <string>
#include <vector>

#include "harness/cli/terminal.hpp"

namespace roofmax::cli {

/// What a verb works with and leaves behind.
struct Session {
  std::ostream& out;
  std::ostream& err;
  Terminal terminal;
  std::vector<std::string> command;              ///< as typed, for the header of records
  std::vector<std::string> benchmark_arguments;  ///< --benchmark_*, for Google Benchmark
  int exit_code = 0;
};

/// Each adds one verb: its options, its help and what it does. The session must outlive the app.
void add_list(CLI::App& app, Session& session);
void add_run(CLI::App& app, Session& session);
void add_verify(CLI::App& app, Session& session);
void add_roof(CLI::App& app, Session& session);
void add_report(CLI::App& app, Session& session);
void add_worker(CLI::App& app, Session& session);

}  // namespace roofmax::cli
