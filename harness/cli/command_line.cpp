// The command line as a whole: its verbs, the end of the help, and exit codes.

#include "harness/cli/command_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "harness/backend/backend.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/output.hpp"
#include "harness/cli/verbs.hpp"
#include "roofmax_build_info.hpp"

namespace roofmax::cli {
namespace {

constexpr const char* kFooter = R"(
Examples
  roofmax run                              run the scenario 'quick' on the GPU, else on the CPU
  roofmax run --rows 1,2048 --cols 4096    measure shapes of your own
  roofmax report results/FILE.jsonl        turn a record file into plots and an HTML page

Exit codes
  0  success
  1  some rows are incorrect or failed
  2  interrupted; the rows finished so far are kept
  3  usage error, or an invalid file or value
  4  device or environment error
  5  nothing was verified or measured: all rows are unsupported or skipped
The gate has codes of its own: see roofmax gate --help
When the reader of standard output has seen enough (| head), work goes on to its end all the same.
)";

/// Arguments for Google Benchmark pass untouched through the verbs that measure by it.
std::vector<std::string> take_benchmark_arguments(std::vector<std::string>& arguments) {
  if (arguments.empty()) return {};
  if (arguments.front() != "run" && arguments.front() != "explain") return {};
  const auto first = std::stable_partition(
      arguments.begin(), arguments.end(),
      [](const std::string& argument) { return !argument.starts_with("--benchmark_"); });
  std::vector<std::string> taken(first, arguments.end());
  arguments.erase(first, arguments.end());
  return taken;
}

int report_error(const std::exception& error, ExitCode code, Session& session) {
  // The terminal must show an erased progress line as erased before the message.
  session.out.flush();
  session.err << "roofmax: " << error.what() << '\n';
  return code;
}

}  // namespace

int run_command_line(const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err, const std::string& program_name) {
  // The program by its name alone: where it lies on this machine belongs in no record.
  std::vector<std::string> command = {"roofmax"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  std::vector<std::string> own_arguments = arguments;
  Session session{.out = out,
                  .err = err,
                  .terminal = detect_terminal(out),
                  .program = program_name,
                  .command = std::move(command),
                  .benchmark_arguments = take_benchmark_arguments(own_arguments)};

  Program program("roofmax", "Measures kernels and says how far each is from the speed of light.",
                  fmt::format("roofmax {} ({}{})", build_info::kVersion, build_info::kRevision,
                              build_info::kDirty ? ", modified" : ""),
                  kFooter);
  add_list(program, session);
  add_run(program, session);
  add_verify(program, session);
  add_roof(program, session);
  add_report(program, session);
  add_static(program, session);
  add_counters(program, session);
  add_compare(program, session);
  add_explain(program, session);
  add_predict(program, session);
  add_gate(program, session);
  add_tune(program, session);
  add_completion(program, session);
  add_worker(program, session);

  try {
    program.run(own_arguments, out);
    out.flush();
    if (!out && !is_reader_gone()) {
      const CliError error(kNoDevice,
                           "standard output took not all that was said (is its disk full?): record "
                           "files are whole, say the rest elsewhere");
      const int code = report_error(error, error.code(), session);
      if (session.exit_code == kOk) return code;
    }
    return session.exit_code;
  } catch (const CliError& error) {
    return report_error(error, error.code(), session);
  } catch (const DeviceError& error) {
    return report_error(error, kNoDevice, session);
  } catch (const std::exception& error) {
    return report_error(error, kBadInput, session);
  }
}

}  // namespace roofmax::cli
