// The command line as a whole: the verbs, what their help ends with, and how errors end.

#include "harness/cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <ostream>

#include "harness/backend/backend.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/record/words.hpp"
#include "kernels/contract/registry.hpp"
#include "roofmax_build_info.hpp"

namespace roofmax::cli {
namespace {

constexpr const char* kFooter = R"(
Examples
  roofmax run quick                        measure a scenario on the best device there is
  roofmax run --rows 1,2048 --cols 4096    measure shapes of your own
  roofmax report results/FILE.jsonl        pictures and one HTML page from a record file

Exit codes
  0  everything asked for was done
  1  some rows are incorrect or failed
  2  interrupted; the rows finished so far are kept
  3  usage, or a file or value that does not do
  4  the device or the environment is at fault
)";

/// Arguments for Google Benchmark pass untouched through the verb that measures.
std::vector<std::string> take_benchmark_arguments(std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front() != "run") return {};
  const auto first = std::stable_partition(
      arguments.begin(), arguments.end(),
      [](const std::string& argument) { return !argument.starts_with("--benchmark_"); });
  std::vector<std::string> taken(first, arguments.end());
  arguments.erase(first, arguments.end());
  return taken;
}

/// What is wrong with the first word, where the parser would only say that it lacks a verb.
std::string complain_of_verb(const CLI::App& app, const std::vector<std::string>& arguments) {
  std::vector<std::string> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) {
    if (!arguments.empty() && verb->get_name() == arguments.front()) return {};
    if (!verb->get_group().empty()) verbs.push_back(verb->get_name());
  }
  if (arguments.empty()) return "name a command: " + join(verbs);
  const std::string& first = arguments.front();
  if (first.starts_with("-")) {
    if (app.get_option_no_throw(first) != nullptr) return {};
    return fmt::format("there is no option '{}' before the command; the commands are: {}", first,
                       join(verbs));
  }
  const std::string hint = did_you_mean(first, verbs);
  return fmt::format("there is no command '{}': {}{}the commands are: {}", first, hint,
                     hint.empty() ? "" : " ", join(verbs));
}

/// What the parser says, but where it names neither what is wrong nor what would do.
std::string complain_of_arguments(const CLI::ParseError& error, const CLI::App& verb) {
  const std::string what = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return what.substr(0, what.find(':')) + ": a value is missing";
  }
  const std::vector<std::string> rest = verb.remaining(true);
  if (dynamic_cast<const CLI::ExtrasError*>(&error) == nullptr || rest.empty()) return what;
  const auto option = std::find_if(rest.begin(), rest.end(), [](const std::string& argument) {
    return argument.starts_with("-");
  });
  if (option == rest.end()) {
    const bool names_operation = verb.get_option_no_throw("--operation") != nullptr &&
                                 find_operation(rest.front()) != nullptr;
    return fmt::format("{} takes no argument '{}' here{}", verb.get_name(), rest.front(),
                       names_operation ? ": write --operation " + rest.front() : "");
  }
  std::vector<std::string> known;
  for (const CLI::Option* one : verb.get_options()) {
    for (const std::string& name : one->get_lnames()) known.push_back("--" + name);
  }
  const std::string hint = did_you_mean(option->substr(0, option->find('=')), known);
  return fmt::format("{} has no option '{}'{}{}", verb.get_name(), *option,
                     hint.empty() ? "" : ": ", hint);
}

int report_error(const std::exception& error, ExitCode code, Session& session) {
  // An erased progress line may stand where this begins.
  session.out.flush();
  session.err << "roofmax: " << error.what() << '\n';
  return code;
}

}  // namespace

int run_command_line(const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err) {
  // The program by its name alone: where it lies on this machine belongs in no record.
  std::vector<std::string> command = {"roofmax"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  std::vector<std::string> own_arguments = arguments;
  Session session{.out = out,
                  .err = err,
                  .terminal = detect_terminal(out),
                  .command = std::move(command),
                  .benchmark_arguments = take_benchmark_arguments(own_arguments)};

  CLI::App app("Measures softmax kernels and says how far each is from the speed of light.",
               "roofmax");
  app.set_version_flag("--version",
                       fmt::format("roofmax {} ({}{})", build_info::kVersion, build_info::kRevision,
                                   build_info::kDirty ? ", modified" : ""));
  app.footer(kFooter);
  app.require_subcommand(1);
  add_list(app, session);
  add_run(app, session);
  add_verify(app, session);
  add_roof(app, session);
  add_report(app, session);
  add_worker(app, session);

  if (const std::string complaint = complain_of_verb(app, own_arguments); !complaint.empty()) {
    err << "roofmax: " << complaint << "\nSee 'roofmax --help'.\n";
    return kBadInput;
  }
  try {
    // The parser takes them from the back.
    std::reverse(own_arguments.begin(), own_arguments.end());
    app.parse(own_arguments);
    return session.exit_code;
  } catch (const CLI::Success& asked) {  // --help, --version
    return app.exit(asked, out, err);
  } catch (const CLI::ParseError& error) {
    const auto verbs = app.get_subcommands();
    const CLI::App& verb = verbs.empty() ? app : *verbs.front();
    err << "roofmax: " << complain_of_arguments(error, verb) << "\nSee 'roofmax "
        << (verbs.empty() ? "" : verb.get_name() + " ") << "--help'.\n";
    return kBadInput;
  } catch (const CliError& error) {
    return report_error(error, error.code(), session);
  } catch (const DeviceError& error) {
    return report_error(error, kNoDevice, session);
  } catch (const std::exception& error) {
    return report_error(error, kBadInput, session);
  }
}

}  // namespace roofmax::cli
