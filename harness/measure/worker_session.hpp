#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "harness/measure/run.hpp"
#include "harness/measure/worker_process.hpp"

namespace roofmax {

/// A worker with its device open; restarted after a crash or a hang.
class WorkerSession {
 public:
  /// Both must outlive it. `observer` may be null.
  WorkerSession(const RunSettings& settings, WorkObserver* observer)
      : settings_(settings), observer_(observer) {}

  /// The header as far as the worker knows it. Throws std::runtime_error when it cannot open.
  nlohmann::json open();

  /// Opens it first where that has not been done. `what` names the current step, for the user who
  /// interrupts it. Throws what WorkerProcess::ask does.
  nlohmann::json ask(const std::string& what, const nlohmann::json& request, double deadline_s,
                     const std::function<void(const nlohmann::json&)>& on_progress = {});

 private:
  WorkerProcess::Listener listener(const std::string& what,
                                   const std::function<void(const nlohmann::json&)>& on_progress);

  const RunSettings& settings_;
  WorkObserver* observer_;
  bool has_said_so_ = false;
  std::unique_ptr<WorkerProcess> worker_;
  bool is_open_ = false;
};

}  // namespace roofmax
