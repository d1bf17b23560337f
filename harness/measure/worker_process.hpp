#pragma once

#include <sys/types.h>

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>

#include "harness/measure/channel.hpp"
#include "harness/measure/run.hpp"

namespace roofmax {

/// The worker died or hung; a new one is needed. `what()` says which, for the record.
class WorkerLost : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The worker answered with an error and goes on.
class WorkerError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The parent's handle on a worker: `roofmax worker` at the other end of a socket, of this program
/// or another build of it. Killed when the handle goes.
class WorkerProcess {
 public:
  static constexpr const char* kThisProgram = "/proc/self/exe";

  explicit WorkerProcess(const std::string& program = kThisProgram);
  ~WorkerProcess();
  WorkerProcess(const WorkerProcess&) = delete;
  WorkerProcess& operator=(const WorkerProcess&) = delete;

  /// Told what happens before the answer comes. What it throws leaves the worker at its work.
  struct Listener {
    std::function<void(const nlohmann::json&)> on_progress = {};
    std::function<void()> on_first_signal = {};  ///< may be called more than once
  };

  /// Sends a request and waits for its answer. Throws WorkerLost when the worker dies, or does not
  /// answer within `deadline_s` and is killed; WorkerError when it answers with an error;
  /// Interrupted at the second signal, the worker then killed.
  [[nodiscard]] nlohmann::json ask(const nlohmann::json& request, double deadline_s,
                                   const Listener& listener);

 private:
  [[nodiscard]] std::string how_it_ended();
  /// Throws Interrupted after a signal, else WorkerLost: the words, and how it ended.
  [[noreturn]] void throw_lost(const std::string& words);
  void kill_now();

  pid_t pid_ = -1;
  Channel channel_;
};

/// A second Ctrl-C: stop now, without waiting for the current case.
class Interrupted : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// While it lives, SIGINT and SIGTERM are counted instead of ending the process.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;

  /// Signals since the outermost guard was made.
  [[nodiscard]] static int count();
};

}  // namespace roofmax
