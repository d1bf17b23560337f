// `roofmax worker`: the process that holds the device. The other verbs start it.

#include <memory>

#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {

void add_worker(CLI::App& app, Session& session) {
  CLI::App* const verb = app.add_subcommand("worker", "Holds the device for another process");
  verb->group("");  // not for people: left out of the help
  const auto descriptor = std::make_shared<int>(-1);
  verb->add_option("--fd", *descriptor, "Descriptor to take requests from")->required();
  verb->callback([descriptor, &session] { session.exit_code = worker_main(*descriptor); });
}

}  // namespace roofmax::cli
