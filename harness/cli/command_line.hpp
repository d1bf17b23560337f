#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace roofmax::cli {

/// Runs what the arguments (without the program's name) ask for and returns the exit code. Errors
/// become one message on `err`. `program`: how the program was called.
int run_command_line(const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err, const std::string& program = "roofmax");

}  // namespace roofmax::cli
