// Options as CLI11 reads them, and what is said where it would say too little.

#include "harness/cli/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <ostream>
#include <sstream>

#include "harness/cli/exit_code.hpp"
#include "harness/record/words.hpp"

namespace roofmax::cli {
namespace {

/// The values of a list, the empty ones too. CLI11's own delimiter drops these, and where nothing
/// is left takes the next argument for a value.
std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> values;
  std::istringstream stream(list + ',');
  for (std::string value; std::getline(stream, value, ',');) values.push_back(value);
  return values;
}

std::string complain_of_word(const std::string& word, const std::vector<std::string>& known) {
  if (std::find(known.begin(), known.end(), word) != known.end()) return {};
  return fmt::format("invalid value '{}': {}use one of: {}", word, hint_of(word, known),
                     fmt::join(known, ", "));
}

/// Words outside `known` are refused when that is not empty.
std::string complain_of_list(const std::string& list, const std::vector<std::string>& known) {
  for (const std::string& value : split(list)) {
    if (value.empty()) {
      return fmt::format(
          "'{}' has an empty value: write one value, or several with commas "
          "between",
          list);
    }
    if (known.empty()) continue;
    if (std::string complaint = complain_of_word(value, known); !complaint.empty()) {
      return complaint;
    }
  }
  return {};
}

std::string complain_of_assignment(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos || equals == 0) {
    return fmt::format("'{}': write it as name=value or name=v1,v2", text);
  }
  const std::vector<std::string> values = split(text.substr(equals + 1));
  if (std::find(values.begin(), values.end(), "") == values.end()) return {};
  return fmt::format(
      "'{0}' has an empty value: write {1}=VALUE, or several values with commas between", text,
      text.substr(0, equals));
}

/// The number that `text` is from its first letter to its last.
template <typename Number>
std::optional<Number> parse(const std::string& text) {
  Number value{};
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  return error == std::errc{} && stop == end ? std::optional(value) : std::nullopt;
}

/// `complain` returns what is wrong with a text, or nothing.
CLI::Validator check(std::function<std::string(const std::string&)> complain) {
  return {[complain = std::move(complain)](const std::string& text) { return complain(text); }, ""};
}

CLI::Validator check_seconds(double least, double most) {
  return check([least, most](const std::string& text) -> std::string {
    const auto value = parse<double>(text);
    if (value && *value >= least && *value <= most) return {};
    return fmt::format("'{}' is invalid: use seconds from {:g} to {:g}", text, least, most);
  });
}

/// What is wrong with the first word, where CLI11 would only say that it lacks a verb.
std::string complain_of_verb(const CLI::App& app, const std::vector<std::string>& arguments) {
  std::vector<std::string> verbs;
  for (const CLI::App* verb : app.get_subcommands({})) {
    if (!arguments.empty() && verb->get_name() == arguments.front()) return {};
    if (!verb->get_group().empty()) verbs.push_back(verb->get_name());
  }
  if (arguments.empty()) return fmt::format("name a command: {}", fmt::join(verbs, ", "));
  const std::string& first = arguments.front();
  if (first.starts_with("-")) {
    if (app.get_option_no_throw(first) != nullptr) return {};
    return fmt::format("unknown option '{}' before the command; the commands are: {}", first,
                       fmt::join(verbs, ", "));
  }
  return fmt::format("unknown command '{}': {}the commands are: {}", first, hint_of(first, verbs),
                     fmt::join(verbs, ", "));
}

/// The option of a verb that an argument names, "--rows" or "--rows=4"; null where it names none.
const CLI::Option* option_of(const CLI::App& verb, const std::string& argument) {
  return argument.starts_with("--")
             ? verb.get_option_no_throw(argument.substr(0, argument.find('=')))
             : nullptr;
}

bool is_flag(const CLI::Option& option) { return option.get_expected_max() == 0; }

std::string complain_of_flag_with_value(const std::string& argument) {
  const std::size_t equals = argument.find('=');
  return fmt::format("{0}: takes no value: write {0} alone, or leave it out, in place of '{1}'",
                     argument.substr(0, equals), argument);
}

/// `--name=` with nothing behind it, where CLI11 would take the next argument for the value.
std::string complain_of_empty_value(const CLI::App& verb,
                                    const std::vector<std::string>& arguments) {
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (!argument.starts_with("--") || argument.find('=') != argument.size() - 1) continue;
    const CLI::Option* const option = option_of(verb, argument);
    if (option != nullptr && is_flag(*option)) return complain_of_flag_with_value(argument);
    return argument.substr(0, argument.size() - 1) + ": a value is missing";
  }
  return {};
}

/// `--rows --cols 4`, where CLI11 would take the second option for the value of the first.
std::string complain_of_option_as_value(const CLI::App& verb,
                                        const std::vector<std::string>& arguments) {
  for (std::size_t i = 1; i + 1 < arguments.size(); ++i) {
    if (arguments[i] == "--") break;
    const CLI::Option* const option = option_of(verb, arguments[i]);
    if (option == nullptr || is_flag(*option) || arguments[i].find('=') != std::string::npos) {
      continue;
    }
    // Of a list no value begins so, also where the second is misspelt.
    const std::string& next = arguments[i + 1];
    const bool is_list = option->get_expected_max() > 1;
    const bool is_option =
        option_of(verb, next) != nullptr || (is_list && next.starts_with("--") && next != "--");
    if (!is_option) continue;
    return fmt::format(
        "{0}: a value is missing: behind it stands '{1}', an option: write {0} VALUE", arguments[i],
        next);
  }
  return {};
}

/// The words that are known to an option, or for a verb's arguments where `option` is empty.
std::vector<std::string> words_known(const KnownValues& known, const CLI::App& verb,
                                     const std::string& option) {
  std::vector<std::string> words;
  for (const Suggestion& each : known.suggestions) {
    if (each.verb != &verb || each.option != option) continue;
    const std::vector<std::string> suggested = each.words();
    words.insert(words.end(), suggested.begin(), suggested.end());
  }
  return words;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// `--kernel a b`, where b would be taken for an argument of the verb that it cannot be: no file,
/// nothing that looks like one, and no word that is known for arguments; and where it is a word of
/// that option, if those are known.
std::string complain_of_second_value(const CLI::App& verb,
                                     const std::vector<std::string>& arguments,
                                     const KnownValues& known) {
  const auto kind = std::find_if(known.arguments.begin(), known.arguments.end(),
                                 [&](const ArgumentKind& each) { return each.verb == &verb; });
  if (kind == known.arguments.end()) return {};
  std::vector<std::string> known_arguments = kind->words();
  const auto is_argument = [&](const std::string& word) {
    std::error_code ignored;
    return word.empty() || word.starts_with("-") || word.find_first_of("/.") != std::string::npos ||
           std::filesystem::exists(word, ignored) || contains(known_arguments, word);
  };
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    if (arguments[i] == "--") break;
    const CLI::Option* const option = option_of(verb, arguments[i]);
    const std::size_t equals = arguments[i].find('=');
    const std::string name = arguments[i].substr(0, equals);
    if (option == nullptr || option->get_expected_max() <= 1) continue;
    const std::size_t value = equals == std::string::npos ? i + 1 : i;
    if (value >= arguments.size() || arguments[value] == "--") continue;
    std::vector<std::string> values = {
        equals == std::string::npos ? arguments[value] : arguments[value].substr(equals + 1)};
    const std::vector<std::string> words = words_known(known, verb, name);
    for (std::size_t next = value + 1; next < arguments.size(); ++next) {
      const bool belongs = words.empty() || contains(words, arguments[next]);
      if (is_argument(arguments[next]) || !belongs) break;
      values.push_back(arguments[next]);
    }
    if (values.size() == 1) continue;
    return fmt::format(
        "{0}: '{1}' behind its value is taken for {2}, and there is none of that name: for several "
        "values write {0} {3}",
        name, values[1], kind->name,
        // What has a name of its own ("rows=1") is given by an option of its own.
        fmt::join(values, values[0].find('=') == std::string::npos ? "," : " " + name + " "));
  }
  return {};
}

std::string complain_of_stray_word(const std::string& word, const CLI::App& verb,
                                   const std::vector<KnownWords>& known) {
  const auto option = std::find_if(known.begin(), known.end(), [&](const KnownWords& one) {
    return one.verb == &verb &&
           std::find(one.words.begin(), one.words.end(), word) != one.words.end();
  });
  return fmt::format("{} takes no argument '{}' here{}", verb.get_name(), word,
                     option == known.end() ? "" : ": write " + option->option + " " + word);
}

std::ptrdiff_t times_given(const std::string& option, const std::vector<std::string>& arguments) {
  return std::count_if(arguments.begin(), arguments.end(), [&](const std::string& argument) {
    return argument == option || argument.starts_with(option + '=');
  });
}

/// CLI11's own words, except where they name neither what is wrong nor what is valid.
std::string complain_of_arguments(const CLI::ParseError& error, const CLI::App& verb,
                                  const std::vector<std::string>& arguments,
                                  const std::vector<KnownWords>& known) {
  const std::string what = error.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string option = what.substr(0, what.find(':'));
    const bool is_repeated = times_given(option, arguments) > 1;
    return option + (is_repeated ? ": is given more than once" : ": a value is missing");
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
    const auto flag =
        std::find_if(arguments.begin(), arguments.end(), [&](const std::string& argument) {
          const CLI::Option* const option = option_of(verb, argument);
          const std::size_t equals = argument.find('=');
          return option != nullptr && is_flag(*option) && equals != std::string::npos &&
                 what.find(argument.substr(0, equals)) != std::string::npos;
        });
    if (flag != arguments.end()) return complain_of_flag_with_value(*flag);
  }
  const std::vector<std::string> rest = verb.remaining(true);
  const bool has_stray = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  // What is missing may only stand behind an option that there is not.
  const bool has_missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  if ((!has_stray && !has_missing) || rest.empty()) return what;
  const auto option = std::find_if(rest.begin(), rest.end(), [](const std::string& argument) {
    return argument.starts_with("-");
  });
  if (option == rest.end()) {
    return has_missing ? what : complain_of_stray_word(rest.front(), verb, known);
  }
  std::vector<std::string> names;
  for (const CLI::Option* one : verb.get_options()) {
    for (const std::string& name : one->get_lnames()) names.push_back("--" + name);
  }
  const std::string hint = did_you_mean(option->substr(0, option->find('=')), names);
  return fmt::format("{} has no option '{}'{}{}", verb.get_name(), *option,
                     hint.empty() ? "" : ": ", hint);
}

/// CLI11's help, but for "..." behind options that take one argument each time they are given.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    std::string text = CLI::Formatter::make_option_opts(option);
    const std::string several = " ...";
    const std::size_t place = text.find(several);
    if (!option->get_positional() && place != std::string::npos) text.erase(place, several.size());
    return text;
  }
};

/// `help VERB` is `VERB --help`. Throws CliError where another command is behind it.
std::vector<std::string> without_help_verb(const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front() != "help") return arguments;
  if (arguments.size() == 1) return {"--help"};
  if (arguments.size() > 2 && !arguments[2].starts_with("-")) {
    throw CliError(kBadInput, fmt::format("help is for one command: leave out '{}'", arguments[2]));
  }
  return {arguments[1], "--help"};
}

}  // namespace

CLI::Option& Verb::placed(CLI::Option* option, const std::string& type) const {
  option->type_name(type);
  if (!group_.empty()) option->group(group_);
  return *option;
}

void Verb::flag(const std::string& name, bool& value, const std::string& help) {
  placed(app_.add_flag(name, value, help), "");
}

void Verb::text(const std::string& name, std::string& value, const std::string& type,
                const std::string& help) {
  placed(app_.add_option(name, value, help)->capture_default_str(), type);
}

void Verb::text(const std::string& name, std::optional<std::string>& value, const std::string& type,
                const std::string& help) {
  placed(app_.add_option(name, value, help), type);
}

// What may be repeated takes one argument at a time, so that it never swallows the argument behind
// it.

void Verb::texts(const std::string& name, std::vector<std::string>& values, const std::string& type,
                 const std::string& help) {
  placed(app_.add_option(name, values, help), type).allow_extra_args(false);
}

void Verb::word(const std::string& name, std::string& value, const std::vector<std::string>& known,
                const std::string& type, const std::string& help) {
  text(name, value, type, help);
  app_.get_option(name)->check(
      check([known](const std::string& given) { return complain_of_word(given, known); }));
  know(name, known);
}

void Verb::list(const std::string& name, std::vector<std::string>& values,
                const std::vector<std::string>& known, const std::string& type,
                const std::string& help) {
  const auto take = [&values](const std::vector<std::string>& lists) {
    for (const std::string& list : lists) {
      for (std::string& value : split(list)) values.push_back(std::move(value));
    }
  };
  placed(app_.add_option_function<std::vector<std::string>>(name, take, help), type)
      .allow_extra_args(false)
      ->check(check([known](const std::string& given) { return complain_of_list(given, known); }));
  know(name, known);
}

void Verb::assignments(const std::string& name, std::vector<Assignment>& values,
                       const std::string& type, const std::string& help) {
  const auto take = [&values](const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      const std::size_t equals = text.find('=');
      values.emplace_back(text.substr(0, equals), split(text.substr(equals + 1)));
    }
  };
  placed(app_.add_option_function<std::vector<std::string>>(name, take, help), type)
      .allow_extra_args(false)
      ->check(check(complain_of_assignment));
}

void Verb::seconds(const std::string& name, double& value, double least, double most,
                   const std::string& help) {
  placed(app_.add_option(name, value, help), "SECONDS")
      .check(check_seconds(least, most))
      ->capture_default_str();
}

void Verb::seconds(const std::string& name, std::optional<double>& value, double least, double most,
                   const std::string& help) {
  placed(app_.add_option(name, value, help), "SECONDS").check(check_seconds(least, most));
}

void Verb::percent(const std::string& name, double& share, double least, double most,
                   const std::string& help) {
  constexpr double kHundred = 100;
  const auto number_in = [](std::string text) {
    if (text.ends_with('%')) text.pop_back();
    return parse<double>(text);
  };
  const auto complain = [least, most, number_in](const std::string& text) -> std::string {
    const auto value = number_in(text);
    if (value && *value >= least && *value <= most) return {};
    return fmt::format("'{}' is invalid: use percent from {:g} to {:g}", text, least, most);
  };
  placed(app_.add_option_function<std::string>(
             name,
             [&share, number_in](const std::string& text) {
               share = number_in(text).value() / kHundred;
             },
             help),
         "PERCENT")
      .check(check(complain))
      ->default_str(fmt::format("{:g}%", kHundred * share));
}

void Verb::number(const std::string& name, std::uint64_t& value, const std::string& help,
                  bool is_required) {
  number_up_to(std::numeric_limits<std::uint64_t>::max(), name, value, help, is_required);
}

void Verb::number_up_to(std::uint64_t most, const std::string& name, std::uint64_t& value,
                        const std::string& help, bool is_required) {
  // CLI11 alone would wrap a negative number and clip a large one.
  const auto complain = [most](const std::string& text) -> std::string {
    const auto number = parse<std::uint64_t>(text);
    if (number && *number <= most) return {};
    return fmt::format("'{}' is invalid: use a whole number from 0 to {}", text, most);
  };
  placed(app_.add_option(name, value, help), "N")
      .check(check(complain))
      ->capture_default_str()
      ->required(is_required);
}

void Verb::file(const std::string& name, std::string& path, const std::string& help) {
  placed(app_.add_option(name, path, help), "FILE")
      .check(check([](const std::string& text) -> std::string {
        if (text.empty()) return "is empty: name a file";
        if (text == "-") return "'-' names no file: name one, or /dev/stdout for standard output";
        return {};
      }));
}

void Verb::arguments(const std::string& name, std::vector<std::string>& values,
                     const std::string& type, const std::string& help, bool is_required) {
  placed(app_.add_option(name, values, help), type).required(is_required);
}

void Verb::arguments_are(const std::string& kind, std::function<std::vector<std::string>()> words) {
  known_.arguments.push_back({&app_, kind, std::move(words)});
}

void Verb::know(const std::string& name, const std::vector<std::string>& words) {
  known_.words.push_back({&app_, name, words});
  suggest(name, [words] { return words; });
}

void Verb::suggest(const std::string& name, std::function<std::vector<std::string>()> words) {
  known_.suggestions.push_back({&app_, name, std::move(words)});
}

bool Verb::has_option(const std::string& name) const {
  return app_.get_option_no_throw(name) != nullptr;
}

std::vector<std::string> Verb::given() const {
  std::vector<std::string> names;
  for (const CLI::Option* option : app_.get_options()) {
    const std::vector<std::string>& of_option = option->get_lnames();
    if (option->count() > 0 && !of_option.empty()) names.push_back("--" + of_option.front());
  }
  return names;
}

void Verb::footer(const std::string& text) { app_.footer(text); }

void Verb::hide() { app_.group(""); }

void Verb::action(std::function<void()> action) { app_.callback(std::move(action)); }

struct Program::State {
  CLI::App app;
  KnownValues known = {};
};

Program::Program(const std::string& name, const std::string& summary, const std::string& version,
                 const std::string& footer)
    : state_(new State{.app = CLI::App(summary, name)}) {
  state_->app.set_version_flag("--version", version);
  state_->app.footer(footer);
  state_->app.formatter(std::make_shared<HelpFormatter>());
  state_->app.require_subcommand(1);
}

Program::~Program() = default;

Verb Program::add_verb(const std::string& name, const std::string& summary) {
  return {*state_->app.add_subcommand(name, summary), state_->known};
}

std::vector<std::string> Program::candidates(const std::vector<std::string>& words) const {
  if (words.empty()) return {};
  // What is complete, and what is being written: of a list, its last value.
  const std::string& last = words.back();
  const auto beginning_with = [](std::vector<std::string> all, const std::string& begin) {
    std::erase_if(all, [&](const std::string& each) { return !each.starts_with(begin); });
    return all;
  };
  std::vector<std::string> verbs;
  const CLI::App* verb = nullptr;
  for (const CLI::App* each : state_->app.get_subcommands({})) {
    if (each->get_name() == words.front()) verb = each;
    if (!each->get_group().empty()) verbs.push_back(each->get_name());
  }
  if (words.size() == 1) {
    verbs.insert(verbs.end(), {"help", "--help", "--version"});
    return beginning_with(verbs, last);
  }
  if (words.front() == "help") {
    return words.size() == 2 ? beginning_with(verbs, last) : std::vector<std::string>{};
  }
  if (verb == nullptr) return {};

  // "--cache=cold" is "--cache" "cold".
  const std::size_t equals = last.starts_with("--") ? last.find('=') : std::string::npos;
  const bool is_joined = equals != std::string::npos;
  const std::string before = is_joined ? last.substr(0, equals) : words[words.size() - 2];
  const std::string joint = is_joined ? last.substr(0, equals + 1) : "";
  const bool is_value = before.starts_with("--") && verb->get_option_no_throw(before) != nullptr &&
                        verb->get_option(before)->get_expected_max() > 0;
  if (is_joined && !is_value) return {};
  if (!is_value && last.starts_with("-")) {
    std::vector<std::string> options;
    for (const CLI::Option* option : verb->get_options()) {
      for (const std::string& name : option->get_lnames()) options.push_back("--" + name);
    }
    return beginning_with(options, last);
  }
  std::string value = last.substr(joint.size());
  const std::size_t quote = value.find_first_not_of("'\"");
  value.erase(0, quote == std::string::npos ? value.size() : quote);
  const std::size_t comma = is_value ? value.rfind(',') : std::string::npos;
  const std::string done = comma == std::string::npos ? "" : value.substr(0, comma + 1);
  const std::vector<std::string> given = done.empty() ? std::vector<std::string>{} : split(done);
  const bool wants_tunings = value.find('@') != std::string::npos;
  std::vector<std::string> found;
  for (const Suggestion& each : state_->known.suggestions) {
    if (each.verb != verb || each.option != (is_value ? before : "")) continue;
    for (const std::string& word : each.words()) {
      const bool is_given = std::find(given.begin(), given.end(), word) != given.end();
      const bool is_tuning = word.find('@') != std::string::npos;
      if (!is_given && is_tuning == wants_tunings) found.push_back(done + word);
    }
  }
  found = beginning_with(found, value);
  for (std::string& each : found) each.insert(0, joint);
  return found;
}

void Program::run(const std::vector<std::string>& given, std::ostream& out) {
  CLI::App& app = state_->app;
  const std::vector<std::string> arguments = without_help_verb(given);
  if (const std::string complaint = complain_of_verb(app, arguments); !complaint.empty()) {
    throw CliError(kBadInput, fmt::format("{}\nSee '{} --help'.", complaint, app.get_name()));
  }
  for (const CLI::App* const verb : app.get_subcommands({})) {
    if (verb->get_name() != arguments.front()) continue;
    for (const std::string& complaint :
         {complain_of_empty_value(*verb, arguments), complain_of_option_as_value(*verb, arguments),
          complain_of_second_value(*verb, arguments, state_->known)}) {
      if (complaint.empty()) continue;
      throw CliError(kBadInput, fmt::format("{}\nSee '{} {} --help'.", complaint, app.get_name(),
                                            verb->get_name()));
    }
  }
  try {
    // CLI11 takes them from the back.
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::Success& asked) {  // --help, --version
    app.exit(asked, out, out);
  } catch (const CLI::ParseError& error) {
    const auto verbs = app.get_subcommands();
    const CLI::App& verb = verbs.empty() ? app : *verbs.front();
    throw CliError(kBadInput,
                   fmt::format("{}\nSee '{} {}--help'.",
                               complain_of_arguments(error, verb, arguments, state_->known.words),
                               app.get_name(), verbs.empty() ? "" : verb.get_name() + " "));
  }
}

}  // namespace roofmax::cli
