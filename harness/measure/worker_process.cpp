#include "harness/measure/worker_process.hpp"

#include <fcntl.h>
#include <omp.h>
#include <sched.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <thread>
#include <vector>

namespace roofmax {
namespace {

volatile sig_atomic_t signals_seen = 0;
int guards = 0;  ///< that live
struct sigaction previous_interrupt;
struct sigaction previous_terminate;

void note_signal(int) { signals_seen = signals_seen + 1; }

/// Starts `roofmax worker` with its end of a socket as descriptor `kWorkerFd`.
constexpr int kWorkerFd = 3;

/// The processors of all places of OpenMP, if it binds threads. It has then bound this one to the
/// first place, and a worker that inherits that finds no other processor to run threads on.
std::optional<cpu_set_t> processors_of_all_places() {
  const int places = omp_get_num_places();
  if (omp_get_proc_bind() == omp_proc_bind_false || places == 0) return std::nullopt;
  cpu_set_t all;
  CPU_ZERO(&all);
  for (int place = 0; place < places; ++place) {
    std::vector<int> ids(static_cast<std::size_t>(omp_get_place_num_procs(place)));
    if (ids.empty()) continue;
    omp_get_place_proc_ids(place, ids.data());
    for (const int id : ids) CPU_SET(static_cast<std::size_t>(id), &all);
  }
  return all;
}

std::pair<pid_t, int> start(const std::string& program) {
  const std::optional<cpu_set_t> processors = processors_of_all_places();
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    throw std::runtime_error(std::string("cannot start a worker: socketpair: ") +
                             std::strerror(errno));
  }
  const pid_t pid = fork();
  if (pid < 0) {
    throw std::runtime_error(std::string("cannot start a worker: fork: ") + std::strerror(errno));
  }
  if (pid == 0) {
    if (processors) static_cast<void>(sched_setaffinity(0, sizeof(*processors), &*processors));
    // dup2 clears close-on-exec, but not when the descriptor already is the wanted one.
    if (ends[1] == kWorkerFd) {
      fcntl(kWorkerFd, F_SETFD, 0);
    } else {
      dup2(ends[1], kWorkerFd);
    }
    execl(program.c_str(), "roofmax", "worker", "--fd", "3", nullptr);
    _exit(127);
  }
  close(ends[1]);
  return {pid, ends[0]};
}

}  // namespace

WorkerProcess::WorkerProcess(const std::string& program)
    : channel_([this, &program] {
        const auto [pid, fd] = start(program);
        pid_ = pid;
        return Channel(fd);
      }()) {}

WorkerProcess::~WorkerProcess() { kill_now(); }

void WorkerProcess::throw_lost(const std::string& words) {
  // One that had not yet begun to ignore the signal was ended by it.
  if (InterruptGuard::count() > 0) throw Interrupted("interrupted");
  throw WorkerLost(words + how_it_ended());
}

nlohmann::json WorkerProcess::ask(const nlohmann::json& request, double deadline_s,
                                  const Listener& listener) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  if (!channel_.send(request)) throw_lost("the worker ");
  bool has_told_signal = false;
  while (true) {
    // Checked every time: a signal that arrives while progress is handled interrupts no wait.
    if (InterruptGuard::count() >= 2) {
      kill_now();
      throw Interrupted("interrupted");
    }
    if (InterruptGuard::count() == 1 && !has_told_signal && listener.on_first_signal) {
      has_told_signal = true;
      listener.on_first_signal();
    }
    const double left = deadline_s - std::chrono::duration<double>(Clock::now() - begin).count();
    const Channel::Received received = channel_.receive(std::max(left, 0.0));
    switch (received.status) {
      case Channel::Status::interrupted:
        continue;
      case Channel::Status::timeout:
        kill_now();
        throw WorkerLost("hung: no answer within " + std::to_string(static_cast<int>(deadline_s)) +
                         " s; the worker was killed");
      case Channel::Status::closed:
        throw_lost("crashed: the worker ");
      case Channel::Status::message:
        break;
    }
    if (received.message.contains("progress")) {
      if (listener.on_progress) listener.on_progress(received.message["progress"]);
      continue;
    }
    if (received.message.contains("error")) {
      const std::string error = received.message["error"];
      if (received.message.value("sticky", false)) {
        kill_now();
        throw WorkerLost(error);
      }
      throw WorkerError(error);
    }
    return received.message;
  }
}

std::string WorkerProcess::how_it_ended() {
  // It may have hung up without ending, so it is waited for a moment only, and killed.
  int status = 0;
  pid_t ended = 0;
  constexpr int kPatience = 100;
  for (int i = 0; pid_ > 0 && ended == 0 && i < kPatience; ++i) {
    ended = waitpid(pid_, &status, WNOHANG);
    if (ended == 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  const bool is_known = ended > 0;
  if (pid_ > 0 && ended == 0) {
    kill_now();
    return "hung up without ending, and was killed";
  }
  pid_ = -1;
  if (is_known && WIFSIGNALED(status)) {
    return std::string("was ended by signal ") + std::to_string(WTERMSIG(status)) + " (" +
           strsignal(WTERMSIG(status)) + ")";
  }
  if (is_known && WIFEXITED(status)) {
    return "exited with status " + std::to_string(WEXITSTATUS(status));
  }
  return "is gone";
}

void WorkerProcess::kill_now() {
  if (pid_ <= 0) return;
  kill(pid_, SIGKILL);
  // A process inside a driver call may take a while to die; it is not waited for beyond this.
  constexpr int kPatience = 1000;
  for (int i = 0; i < kPatience; ++i) {
    const pid_t ended = waitpid(pid_, nullptr, WNOHANG);
    if (ended == pid_ || (ended < 0 && errno != EINTR)) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  pid_ = -1;
}

InterruptGuard::InterruptGuard() {
  if (guards++ > 0) return;
  signals_seen = 0;
  struct sigaction action {};
  action.sa_handler = note_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &previous_interrupt);
  sigaction(SIGTERM, &action, &previous_terminate);
}

InterruptGuard::~InterruptGuard() {
  if (--guards > 0) return;
  sigaction(SIGINT, &previous_interrupt, nullptr);
  sigaction(SIGTERM, &previous_terminate, nullptr);
}

int InterruptGuard::count() { return signals_seen; }

}  // namespace roofmax
