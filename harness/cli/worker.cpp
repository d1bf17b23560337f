// `roofmax worker`: the process that holds the device. The other verbs start it.

#include <memory>

#include "harness/cli/verbs.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {

void add_worker(Program& program, Session& session) {
  Verb verb = program.add_verb("worker", "Holds the device for another process");
  verb.hide();
  const auto descriptor = std::make_shared<std::uint64_t>();
  verb.number("--fd", *descriptor, "File descriptor to take requests from", true);
  verb.action(
      [descriptor, &session] { session.exit_code = worker_main(static_cast<int>(*descriptor)); });
}

}  // namespace roofmax::cli
