#include "harness/cli/child_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <string_view>

#include "harness/measure/worker_process.hpp"

namespace roofmax::cli {
namespace {

/// What is done to the descriptors of a child.
class FileActions {
 public:
  FileActions() { posix_spawn_file_actions_init(&actions_); }
  ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
  FileActions(const FileActions&) = delete;
  FileActions& operator=(const FileActions&) = delete;

  void discard(int descriptor) {
    posix_spawn_file_actions_addopen(&actions_, descriptor, "/dev/null", O_WRONLY, 0);
  }
  void take_from_nothing() {
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  }
  void replace(int descriptor, int with) {
    posix_spawn_file_actions_adddup2(&actions_, with, descriptor);
  }
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// Whether a child is born with Ctrl-C and the demand to end blocked.
enum class Signals { taken, blocked };

class Attributes {
 public:
  explicit Attributes(Signals signals) {
    posix_spawnattr_init(&attributes_);
    if (signals == Signals::taken) return;
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    sigaddset(&blocked, SIGTERM);
    posix_spawnattr_setsigmask(&attributes_, &blocked);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK);
  }
  ~Attributes() { posix_spawnattr_destroy(&attributes_); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;

  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

/// Its process; 0 when it cannot be started.
pid_t start(const std::vector<std::string>& words, const FileActions& actions, Signals signals) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  pid_t child = 0;
  const Attributes attributes(signals);
  const int error = posix_spawnp(&child, arguments.front(), actions.get(), attributes.get(),
                                 arguments.data(), environ);
  return error == 0 ? child : 0;
}

int status_of(pid_t child) {
  if (child == 0) return kNotStarted;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return kNotStarted;
    // A signal to this process alone is for the child too.
    if (InterruptGuard::count() > 0) ::kill(child, SIGINT);
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : kNotStarted;
}

std::string read_all(int descriptor) {
  std::string text;
  std::array<char, 1 << 14> chunk{};
  for (;;) {
    const ssize_t count = ::read(descriptor, chunk.data(), chunk.size());
    if (count > 0) {
      text.append(chunk.data(), static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      return text;
    }
  }
}

/// Whether all of it could be written.
bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor, text.data(), text.size());
    if (count > 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (count == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

}  // namespace

int run_program(const std::vector<std::string>& words, Speech speech) {
  FileActions actions;
  if (speech == Speech::passed_on) return status_of(start(words, actions, Signals::blocked));
  actions.discard(STDOUT_FILENO);
  actions.discard(STDERR_FILENO);
  return status_of(start(words, actions, Signals::taken));
}

int tell_program(const std::vector<std::string>& words, const std::string& text) {
  // Of a pipe, which holds little, a program that ended early would leave the writer a signal.
  const int memory = ::memfd_create("input", MFD_CLOEXEC);
  if (memory < 0) return kNotStarted;
  int status = kNotStarted;
  if (write_all(memory, text) && ::lseek(memory, 0, SEEK_SET) == 0) {
    FileActions actions;
    actions.replace(STDIN_FILENO, memory);
    status = status_of(start(words, actions, Signals::blocked));
  }
  ::close(memory);
  return status;
}

Spoken hear_program(const std::vector<std::string>& words) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return {};
  FileActions actions;
  actions.take_from_nothing();
  actions.replace(STDOUT_FILENO, ends[1]);
  const pid_t child = start(words, actions, Signals::taken);
  ::close(ends[1]);
  std::string output = read_all(ends[0]);
  ::close(ends[0]);
  return {status_of(child), std::move(output)};
}

}  // namespace roofmax::cli
