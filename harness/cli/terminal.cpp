// Colour and erasable lines, where a person looks at the output.

#include "harness/cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

namespace roofmax::cli {
namespace {

bool is_set(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

const char* code_of(Look look) {
  switch (look) {
    case Look::strong:
      return "\033[1m";
    case Look::good:
      return "\033[32m";
    case Look::warning:
      return "\033[33m";
    case Look::bad:
      return "\033[31m";
    case Look::faint:
      return "\033[2m";
  }
  return "";
}

}  // namespace

Terminal detect_terminal(const std::ostream& out) {
  Terminal terminal;
  if (&out != &std::cout || ::isatty(STDOUT_FILENO) == 0) return terminal;
  const char* const type = std::getenv("TERM");
  const bool is_dumb = type == nullptr || std::string_view(type) == "dumb";
  terminal.is_terminal = !is_dumb;
  terminal.has_colour = !is_dumb && !is_set("NO_COLOR");
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    terminal.columns = size.ws_col;
  }
  return terminal;
}

std::string styled(std::string_view text, Look look, const Terminal& terminal) {
  if (!terminal.has_colour) return std::string(text);
  return std::string(code_of(look)) + std::string(text) + "\033[0m";
}

}  // namespace roofmax::cli
