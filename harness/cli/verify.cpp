// `roofmax verify`: compares kernels with the fp64 reference and times nothing.

#include <memory>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/live_table.hpp"
#include "harness/cli/selection.hpp"
#include "harness/cli/summary.hpp"
#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {
namespace {

struct VerifyOptions {
  Selection selection;
  std::uint64_t seed = RunSettings{}.seed;
  double deadline_s = RunSettings{}.deadline_s;
};

void verify(VerifyOptions options, Session& session) {
  Selection& selection = options.selection;
  // What a kernel computes does not depend on the cache: once is enough.
  selection.caches = {std::string(name_of(Cache::hot))};
  const Selected selected = select(selection, true);

  RunSettings settings = settings_for(selection, selected);
  settings.deadline_s = options.deadline_s;
  settings.seed = options.seed;
  settings.verify_only = true;
  LiveTable table(session.out, session.terminal, selected.cases, LiveTable::Content::verdicts);
  if (const std::string large = describe_large_problem(selected.cases); !large.empty()) {
    table.on_note(large);
  }
  RunEnd end = RunEnd::complete;
  try {
    end = run_cases(selected.cases, settings, table);
  } catch (const std::exception& error) {
    table.finish();
    throw CliError(kNoDevice, error.what());
  }
  table.finish();

  const Tally& tally = table.tally();
  const bool is_interrupted = end == RunEnd::interrupted;
  session.out << '\n' << format_counts(tally) << '\n';
  if (is_interrupted) {
    session.out << describe_interruption(tally.total(), static_cast<int>(selected.cases.size()),
                                         session.terminal)
                << '\n';
  }
  conclude(session, is_interrupted, tally, keys_of(selected.cases));
}

}  // namespace

void add_verify(Program& program, Session& session) {
  Verb verb = program.add_verb("verify", "Compare kernels with the fp64 reference, without timing");
  const auto options = std::make_shared<VerifyOptions>();
  add_selection(verb, options->selection);
  add_seed_and_deadline(verb, options->seed, options->deadline_s);
  add_shapes(verb, options->selection);
  verb.footer(R"(
Examples
  roofmax verify --kernel 'split_k*@*' --device cuda
  roofmax verify --rows 3 --cols 1,1023,1025 --distribution wide,sparse_neg_inf
)");
  verb.action([options, &session] { verify(*options, session); });
}

}  // namespace roofmax::cli
