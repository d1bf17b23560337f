#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace roofmax::cli {

/// What may be written to an output besides plain lines.
struct Terminal {
  bool is_terminal = false;  ///< progress lines may be drawn and erased
  bool has_colour = false;
  int columns = 80;
};

/// Looks at `out`: only standard output can be a terminal. NO_COLOR and TERM=dumb are respected.
[[nodiscard]] Terminal detect_terminal(const std::ostream& out);

/// Looks of a piece of text; plain where the terminal has no colour.
enum class Look { strong, good, warning, bad, faint };
[[nodiscard]] std::string styled(std::string_view text, Look look, const Terminal& terminal);

}  // namespace roofmax::cli
