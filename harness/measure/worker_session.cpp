#include "harness/measure/worker_session.hpp"

namespace roofmax {

nlohmann::json WorkerSession::open() {
  is_open_ = false;
  worker_ = std::make_unique<WorkerProcess>();
  nlohmann::json answer =
      worker_->ask({{"request", "open"}, {"settings", settings_to_json(settings_)}}, kStartDeadline,
                   listener("opening the device", {}));
  is_open_ = true;
  return answer["header"];
}

nlohmann::json WorkerSession::ask(const std::string& what, const nlohmann::json& request,
                                  double deadline_s,
                                  const std::function<void(const nlohmann::json&)>& on_progress) {
  try {
    if (!worker_) static_cast<void>(open());
    return worker_->ask(request, deadline_s, listener(what, on_progress));
  } catch (const WorkerLost&) {
    worker_.reset();
    throw;
  } catch (const Interrupted&) {
    worker_.reset();
    throw;
  } catch (...) {
    if (!is_open_) worker_.reset();
    throw;
  }
}

WorkerProcess::Listener WorkerSession::listener(
    const std::string& what, const std::function<void(const nlohmann::json&)>& on_progress) {
  return {.on_progress = on_progress, .on_first_signal = [this, what] {
            if (observer_ == nullptr || has_said_so_) return;
            has_said_so_ = true;
            observer_->on_note("finishing " + what + "; Ctrl-C again to stop now");
          }};
}

}  // namespace roofmax
