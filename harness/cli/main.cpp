// The program `roofmax`.

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <iostream>

#include "harness/cli/command_line.hpp"

namespace {

/// Opens /dev/null as each standard stream that the caller closed (`>&-`). Otherwise the record
/// file or the pipe to a worker, opened next, would take its number, and what is said its place.
void fill_closed_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    const bool is_closed = fcntl(stream, F_GETFD) == -1;
    // The lowest number that is free: this one, since those before are open.
    if (is_closed && open("/dev/null", O_RDWR) != stream) _exit(EXIT_FAILURE);
  }
}

/// A run whose standard output nobody reads any longer goes on measuring: its record is read.
/// Unlike SIG_IGN, a handler is not handed on to the programs that are started.
void outlive_readers() {
  static_cast<void>(std::signal(SIGPIPE, [](int) {}));
}

}  // namespace

int main(int argc, char** argv) {
  fill_closed_streams();
  outlive_readers();
  return roofmax::cli::run_command_line({argv + 1, argv + argc}, std::cout, std::cerr,
                                        argc > 0 ? argv[0] : "roofmax");
}
