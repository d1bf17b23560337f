#include "harness/backend/function_name.hpp"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <regex>

namespace roofmax {
namespace {

std::string demangled(const char* name) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> text(
      abi::__cxa_demangle(name, nullptr, nullptr, &status), std::free);
  return status == 0 ? text.get() : name;
}

/// Without namespaces, those within template arguments too.
std::string unqualified(const std::string& name) {
  static const std::regex qualifier(R"((\(anonymous namespace\)|[A-Za-z_]\w*)::)");
  return std::regex_replace(name, qualifier, "");
}

}  // namespace

std::string short_function_name(const char* mangled) {
  const std::string name = unqualified(demangled(mangled));
  // The name itself lies between the return type, if there is one, and the parameters.
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char letter = name[i];
    if (letter == '(' && depth == 0) return name.substr(begin, i - begin);
    if (letter == ' ' && depth == 0) begin = i + 1;
    if (letter == '<' || letter == '(') ++depth;
    if (letter == '>' || letter == ')') --depth;
  }
  return name.substr(begin);
}

}  // namespace roofmax
