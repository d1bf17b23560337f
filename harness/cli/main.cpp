// The program `roofmax`.

#include <iostream>

#include "harness/cli/command_line.hpp"

int main(int argc, char** argv) {
  return roofmax::cli::run_command_line({argv + 1, argv + argc}, std::cout, std::cerr);
}
