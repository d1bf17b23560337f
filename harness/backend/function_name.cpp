#include "harness/backend/function_name.hpp"

#include <cxxabi.h>

#include <cctype>
#include <charconv>
#include <cstdlib>
#include <memory>
#include <regex>
#include <string_view>
#include <vector>

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

std::string function_scope(const char* mangled) {
  // _ZN 7roofmax 7softmax 12_GLOBAL__N_1 8two_pass ...: names with their lengths, the last of which
  // is the function's own.
  std::string_view rest = mangled;
  constexpr std::string_view kNested = "_ZN";
  if (!rest.starts_with(kNested)) return {};
  rest.remove_prefix(kNested.size());
  std::vector<std::string_view> names;
  while (!rest.empty() && std::isdigit(static_cast<unsigned char>(rest.front())) != 0) {
    std::size_t length = 0;
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), length);
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    if (error != std::errc{} || length > rest.size()) return {};
    names.push_back(rest.substr(0, length));
    rest.remove_prefix(length);
  }
  std::erase_if(names, [](std::string_view name) {
    return name == "roofmax" || name.starts_with("_GLOBAL__N_");
  });
  if (names.empty()) return {};
  const std::string_view own = names.back();
  names.pop_back();
  if (!names.empty() && names.back() == own) names.pop_back();
  std::string scope;
  for (const std::string_view name : names) {
    if (!scope.empty()) scope += "::";
    scope += name;
  }
  return scope;
}

}  // namespace roofmax
