#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace roofmax::cli {

/// Runs what the arguments (without the program's name) ask for and returns the exit code. Errors
/// become one message on `err`.
int run_command_line(const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err);

}  // namespace roofmax::cli
