// The worker: the one process that touches the device. It answers requests from its parent until
// the parent hangs up.
//
//   {"request": "greeting"}                    -> {"greeting": {"protocol", "version", "revision",
//                                                  "dirty"}}
//   {"request": "devices"}                      -> {"devices": [...], "why_none": "..."}
//   {"request": "open", "settings": {...}}      -> {"header": {...}}
//   {"request": "ceilings",
//    "footprints": [bytes], "each_s": seconds,
//    "total_s": seconds}                       -> {"progress": {...}}* {"left_out": [...]}
//   {"request": "rates", "each_s": seconds}     -> {"progress": {...}}* {}
//   {"request": "counters"}                     -> {"counters": {...} or null}: what is counted
//   {"request": "count", "case": {...}}         -> {"counters": {name: value}, "why_none": "..."}
//   {"request": "let_go"}                       -> {}: what was loaded for the last case is freed
//   {"request": "launch_costs",
//    "timer": name of one, or ""}               -> {"launch_floor_s": {...}, "fixed_cost_s":
//    {...}}:
//                                                  of that one, else of the device's usual timers
//   {"request": "disturbances",
//    "when": "before" or "during",
//    "at_least_s": seconds}                     -> {"disturbances": [...]}: since it was asked
//                                                  last, or the device opened
//   {"request": "case", "case": {...},
//    "twin": name of the twin, or ""}           -> {"record": {...}}
//
// A case that takes turns with that of another build is in hand from `take` to `finish`:
//
//   {"request": "take", "case": {...},
//    "launches": of a sample, or null,
//    "delay": share to be slower by}            -> {"record": {...}, "launches": count}
//   {"request": "sample", "count": samples}     -> {"samples_s": [seconds]}: of one visit; none if
//                                                  it went wrong
//   {"request": "finish"}                       -> {"record": {...}}
//
// Any of them may be answered by {"error": "...", "sticky": bool}; after a sticky error the worker
// exits, because its context is lost.

#include <sys/prctl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <exception>
#include <nlohmann/json.hpp>
#include <thread>

#include "harness/backend/backend.hpp"
#include "harness/measure/bench.hpp"
#include "harness/measure/ceilings.hpp"
#include "harness/measure/channel.hpp"
#include "harness/measure/disturbances.hpp"
#include "harness/measure/environment.hpp"
#include "harness/measure/machine.hpp"
#include "harness/measure/rates.hpp"
#include "harness/measure/settings.hpp"

namespace roofmax {
namespace {

class Worker {
 public:
  explicit Worker(Channel& channel) : channel_(channel) {}

  nlohmann::json answer(const nlohmann::json& message) {
    const std::string request = message.at("request");
    if (request == "greeting") return {{"greeting", greeting()}};
    if (request == "devices") {
      return {{"devices", cuda_device_names()}, {"why_none", why_no_cuda()}};
    }
    if (request == "open") return open(settings_from_json(message.at("settings")));
    if (!bench_) throw std::logic_error("request '" + request + "' before 'open'");
    const auto progress = [this](const nlohmann::json& what) {
      static_cast<void>(channel_.send({{"progress", what}}));
    };
    if (request == "ceilings") {
      return {{"left_out",
               measure_ceilings(*backend_, message.at("footprints"),
                                {.each_s = message.at("each_s"), .total_s = message.at("total_s")},
                                progress)}};
    }
    if (request == "rates") {
      measure_rates(*backend_, message.at("each_s"), progress);
      return nlohmann::json::object();
    }
    if (request == "counters") return {{"counters", bench_->describe_counters()}};
    if (request == "count") return count(case_from_json(message.at("case")));
    if (request == "let_go") {
      bench_->let_go();
      return nlohmann::json::object();
    }
    if (request == "launch_costs")
      return bench_->launch_costs(parse_timer(message.at("timer").get<std::string>()));
    if (request == "disturbances") {
      return {{"disturbances", disturbances(message.at("when"), message.at("at_least_s"))}};
    }
    if (request == "case") {
      return {
          {"record", to_json(bench_->run(case_from_json(message.at("case")), message.at("twin")))}};
    }
    if (request == "take") return take(message);
    if (request == "sample") {
      return {{"samples_s", bench_->sample(message.at("count").get<std::size_t>())}};
    }
    if (request == "finish") return {{"record", to_json(bench_->finish())}};
    throw std::logic_error("unknown request '" + request + "'");
  }

 private:
  nlohmann::json count(const Case& c) {
    try {
      return {{"counters", bench_->count(c)}, {"why_none", ""}};
    } catch (const NoCounters& error) {
      return {{"counters", nlohmann::json::object()}, {"why_none", error.what()}};
    }
  }

  nlohmann::json take(const nlohmann::json& message) {
    const nlohmann::json& launches = message.at("launches");
    const Record record =
        bench_->take(case_from_json(message.at("case")),
                     launches.is_null() ? std::nullopt : std::optional(launches.get<int>()),
                     message.value("delay", 0.0));
    return {{"record", to_json(record)}, {"launches", bench_->launches_in_hand()}};
  }

  nlohmann::json open(const RunSettings& settings) {
    host_ = host_facts();
    look_ = look_at_processors();
    nlohmann::json plugins = nlohmann::json::array();
    for (const std::string& plugin : settings.plugins) {
      plugins.push_back(load_described_plugin(plugin));
    }
    backend_ = make_backend(settings.device);
    bench_ = std::make_unique<Bench>(*backend_, settings);
    return {{"header", describe_environment(*backend_, host_, plugins)}};
  }

  nlohmann::json disturbances(const std::string& when, double at_least_s) {
    std::this_thread::sleep_until(look_.at + std::chrono::duration<double>(at_least_s));
    ProcessorLook now = look_at_processors();
    MachineState state{.device = backend_->traits().kind,
                       .host = host_,
                       .use = use_between(look_, now, {getpid(), getppid()}),
                       .health = backend_->health()};
    look_ = std::move(now);
    const bool is_before = when == "before";
    if (!is_before) {
      state.host.memory_pressure = memory_pressure("/");
      state.host.memory_available.reset();  // what is measured takes most of it
    }
    nlohmann::json found = nlohmann::json::array();
    for (const Disturbance& each :
         is_before ? disturbances_before(state) : disturbances_during(state)) {
      found.push_back(to_json(each, when));
    }
    return found;
  }

  Channel& channel_;
  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Bench> bench_;
  HostFacts host_;
  ProcessorLook look_;
};

}  // namespace

int worker_main(int fd) {
  // The parent decides when to stop: signals to the whole group are for it. When it dies, so do we.
  std::signal(SIGINT, SIG_IGN);
  std::signal(SIGTERM, SIG_IGN);
  // What a plugin prints must not land in the parent's table.
  dup2(STDERR_FILENO, STDOUT_FILENO);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // Instead of that of the link by which it was started.
  prctl(PR_SET_NAME, "roofmax");
  Channel channel(fd);
  Worker worker(channel);
  while (true) {
    const Channel::Received received = channel.receive(-1);
    if (received.status == Channel::Status::interrupted) continue;
    if (received.status != Channel::Status::message) return 0;
    try {
      if (!channel.send(worker.answer(received.message))) return 0;
    } catch (const DeviceError& error) {
      static_cast<void>(channel.send({{"error", error.what()}, {"sticky", error.is_sticky()}}));
      // Destructors would only call into the lost context.
      if (error.is_sticky()) std::_Exit(1);
    } catch (const std::exception& error) {
      static_cast<void>(channel.send({{"error", error.what()}, {"sticky", false}}));
    }
  }
}

}  // namespace roofmax
