// `roofmax list --explain`: which kernel takes a problem, and why the others do not.

#include "harness/cli/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <vector>

#include "harness/backend/backend.hpp"
#include "harness/cli/exit_code.hpp"
#include "harness/cli/selection.hpp"
#include "harness/measure/grid.hpp"
#include "harness/record/words.hpp"
#include "kernels/choice/choice.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::cli {
namespace {

constexpr const char* kDtype = "dtype";
/// The rule of kernels themselves.
constexpr const char* kSupports = "kernels for ";

struct Question {
  Problem problem;
  ChoiceSettings settings;
};

/// What rules say of one device; without `device`, what they say of all.
struct Answer {
  std::optional<std::string> device;
  std::vector<Choice> choices;
};

bool has(const std::vector<Axis>& axes, const std::string& name) {
  return std::any_of(axes.begin(), axes.end(), [&](const Axis& axis) { return axis.name == name; });
}

std::vector<std::string> spellings_of(const std::vector<DtypePair>& pairs) {
  std::vector<std::string> spellings;
  for (const DtypePair& pair : pairs) spellings.push_back(to_text(pair));
  return spellings;
}

/// How to write a word that is a choice of some axes or settings, with a space behind it; empty
/// when it is none.
std::string hint_of_choice(const Operation& operation, const std::string& word) {
  std::vector<std::string> spellings;
  for (const auto* axes : {&operation.axes, &operation.choice_settings}) {
    for (const Axis& axis : *axes) {
      const std::vector<std::string> words = axis.words();
      if (std::find(words.begin(), words.end(), word) == words.end()) continue;
      spellings.push_back(axis.name + "=" + word);
    }
  }
  return spellings.empty() ? "" : fmt::format("write {}; ", fmt::join(spellings, " or "));
}

[[noreturn]] void refuse_word(const Operation& operation, const std::string& word,
                              const std::string& name) {
  std::vector<std::string> known = {kDtype};
  for (const auto* axes : {&operation.axes, &operation.choice_settings}) {
    for (const Axis& axis : *axes) known.push_back(axis.name);
  }
  if (std::find(known.begin(), known.end(), name) != known.end()) {
    throw CliError(kBadInput,
                   fmt::format("--explain: '{}' has no value: write {}=VALUE", word, name));
  }
  const std::vector<std::string> dtypes = spellings_of(operation.dtypes);
  std::string hint = hint_of_choice(operation, word);
  if (hint.empty() && !name.empty()) {
    std::vector<std::string> candidates = known;
    // A name may be misspelt before its value, an element type stands alone.
    if (name == word) candidates.insert(candidates.end(), dtypes.begin(), dtypes.end());
    hint = hint_of(name, candidates);
  }
  throw CliError(
      kBadInput,
      fmt::format("--explain: '{}' is neither name=value nor an element type: {}the "
                  "names of {} are: {}; its element types are: {}",
                  word, hint, operation.name, fmt::join(known, ", "), fmt::join(dtypes, ", ")));
}

DtypePair parse_dtype_word(const Operation& operation, const std::string& word) {
  for (const DtypePair& pair : operation.dtypes) {
    if (to_text(pair) == word) return pair;
  }
  const std::vector<std::string> known = spellings_of(operation.dtypes);
  throw CliError(kBadInput, fmt::format("--explain: dtype '{}' is invalid: {}use one of: {}", word,
                                        hint_of(word, known), fmt::join(known, ", ")));
}

/// 64K is 65536, as an option of `run` takes it; a range is more than one value.
std::string number_of(const Operation& operation, const std::string& name,
                      const std::string& value) {
  const auto axis = std::find_if(operation.axes.begin(), operation.axes.end(),
                                 [&](const Axis& candidate) { return candidate.name == name; });
  if (axis->is_choice() || axis->is_real()) return value;
  const std::vector<std::string> numbers = expand_numbers(value);
  if (numbers.size() == 1) return numbers.front();
  throw CliError(kBadInput, fmt::format("--explain: '{}={}' is more than one value: give one, such "
                                        "as {}={}",
                                        name, value, name, numbers.front()));
}

Question parse(const Operation& operation, const std::string& words) {
  std::map<std::string, std::string> axes;
  ChoiceSettings settings;
  std::optional<DtypePair> dtypes;
  std::istringstream stream(words);
  for (std::string word; stream >> word;) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    const bool is_bare = equals == std::string::npos;
    const bool is_dtype = is_bare ? parse_dtypes(word).has_value() : name == kDtype;
    const std::string value = is_bare ? word : word.substr(equals + 1);
    bool is_twice = false;
    if (is_dtype) {
      is_twice = dtypes.has_value();
      dtypes = parse_dtype_word(operation, value);
    } else if (!is_bare && has(operation.axes, name)) {
      is_twice = !axes.emplace(name, number_of(operation, name, value)).second;
    } else if (!is_bare && has(operation.choice_settings, name)) {
      is_twice = !settings.emplace(name, value).second;
    } else {
      refuse_word(operation, word, name);
    }
    if (is_twice) {
      throw CliError(kBadInput, fmt::format("--explain: '{}' is given twice: give it once",
                                            is_dtype ? kDtype : name));
    }
  }
  try {
    return {operation.make_problem(dtypes.value_or(operation.dtypes.front()), axes),
            operation.make_settings(settings)};
  } catch (const ProblemError& error) {
    throw CliError(kBadInput, fmt::format("--explain: {}", error.what()));
  }
}

/// The first device of that kind; an assumed one where there is none, so that kernels can be asked
/// anywhere.
DeviceTraits device_to_ask(DeviceKind kind) {
  if (kind == DeviceKind::cpu || !cuda_device_names().empty()) {
    return make_backend({.kind = kind})->traits();
  }
  // An H100 SXM, by the CUDA documentation and its data sheet.
  return {.kind = DeviceKind::cuda,
          .name = "an assumed device of compute capability 9.0 (there is none here)",
          .compute_capability = 90,
          .processors = 132,
          .cache_bytes = 50 << 20,
          .memory_bytes = std::int64_t{80} << 30,
          .on_chip_bytes = (132 * 512 << 10) + (50 << 20),
          .shared_bytes_per_block = 227 << 10};
}

std::vector<DeviceKind> kinds_with_kernels(const std::string& operation) {
  std::vector<DeviceKind> kinds;
  for (const Kernel* const kernel : kernels()) {
    if (kernel->operation == operation && (kinds.empty() || kinds.back() != kernel->device)) {
      kinds.push_back(kernel->device);
    }
  }
  return kinds;
}

std::vector<Choice> choices_on(const DeviceTraits& device, const Operation& operation,
                               const Question& question) {
  std::vector<Choice> choices;
  if (operation.explain) {
    choices = operation.explain(question.problem, question.settings, device);
  }
  const std::string rule = kSupports + std::string(name_of(device.kind));
  if (const auto chosen = choose(question.problem, device)) {
    choices.push_back({.rule = "auto on " + std::string(name_of(device.kind)),
                       .kernel = chosen->kernel->full_name(),
                       .reason = chosen->why});
  }
  bool has_kernel = false;
  for (const Kernel* const kernel : kernels()) {
    if (kernel->operation != operation.name || kernel->device != device.kind) continue;
    has_kernel = true;
    if (!kernel->default_tuning) continue;
    Choice choice{rule, kernel->name};
    if (const auto refusal = refusal_of(*kernel, question.problem, device)) {
      choice.outcome = Choice::Outcome::refuses;
      choice.constraint = refusal->constraint;
      choice.reason = refusal->reason;
    }
    choices.push_back(std::move(choice));
  }
  if (!has_kernel) {
    choices.push_back({rule, "", Choice::Outcome::raises, "kernel", "no kernel in this build"});
  }
  return choices;
}

/// What asks no device comes first, once.
std::vector<Answer> ask(const Operation& operation, const Question& question,
                        const std::vector<DeviceKind>& kinds) {
  std::vector<Answer> answers{{std::nullopt, {}}};
  for (const DeviceKind kind : kinds) {
    const DeviceTraits device = device_to_ask(kind);
    Answer answer{device.name, {}};
    for (Choice& choice : choices_on(device, operation, question)) {
      if (choice.asks_device) {
        answer.choices.push_back(std::move(choice));
      } else if (kind == kinds.front()) {
        answers.front().choices.push_back(std::move(choice));
      }
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

const char* word_of(Choice::Outcome outcome) {
  switch (outcome) {
    case Choice::Outcome::takes:
      return "takes";
    case Choice::Outcome::refuses:
      return "refuses";
    case Choice::Outcome::raises:
      return "raises";
    case Choice::Outcome::warns:
      return "warns";
  }
  return "";
}

Look look_of(Choice::Outcome outcome) {
  switch (outcome) {
    case Choice::Outcome::takes:
      return Look::good;
    case Choice::Outcome::refuses:
      return Look::faint;
    case Choice::Outcome::raises:
      return Look::bad;
    case Choice::Outcome::warns:
      return Look::warning;
  }
  return Look::faint;
}

nlohmann::json to_json(const Operation& operation, const Question& question,
                       const std::vector<Answer>& answers) {
  nlohmann::json axes = nlohmann::json::object();
  for (const Problem::Coordinate& axis : question.problem.axes) {
    if (axis.choice.empty()) {
      axes[axis.name] = axis.value;
    } else {
      axes[axis.name] = axis.choice;
    }
  }
  nlohmann::json choices = nlohmann::json::array();
  for (const Answer& answer : answers) {
    const nlohmann::json device = answer.device ? nlohmann::json(*answer.device) : nullptr;
    for (const Choice& choice : answer.choices) {
      choices.push_back({{"device", device},
                         {"rule", choice.rule},
                         {"kernel", choice.kernel},
                         {"outcome", word_of(choice.outcome)},
                         {"constraint", choice.constraint},
                         {"reason", choice.reason}});
    }
  }
  return {{"operation", operation.name},
          {"dtype", name_of(question.problem.dtype)},
          {"dtype_out", name_of(question.problem.dtype_out)},
          {"problem", axes},
          {"settings", question.settings},
          {"choices", choices}};
}

void print_choice(const Choice& choice, std::size_t width, Session& session) {
  const std::string outcome = styled(fmt::format("{:<7}", word_of(choice.outcome)),
                                     look_of(choice.outcome), session.terminal);
  // Without a kernel the reason stands in place of its name.
  std::string line = "    " + outcome + "  ";
  if (!choice.kernel.empty()) {
    line += fmt::format("{:<{}}  ", choice.kernel, width);
    if (!choice.constraint.empty()) line += choice.constraint + ": ";
  }
  line += choice.reason;
  line.erase(line.find_last_not_of(' ') + 1);
  session.out << line << '\n';
}

void print_text(const Operation& operation, const Question& question,
                const std::vector<Answer>& answers, Session& session) {
  session.out << styled(operation.name, Look::strong, session.terminal) << ' '
              << describe(question.problem);
  for (const auto& [name, value] : question.settings) session.out << ' ' << name << '=' << value;
  session.out << '\n';
  std::size_t width = 0;
  for (const Answer& answer : answers) {
    for (const Choice& choice : answer.choices) width = std::max(width, choice.kernel.size());
  }
  for (const Answer& answer : answers) {
    if (answer.device) session.out << "  on " << *answer.device << '\n';
    std::string rule;
    for (const Choice& choice : answer.choices) {
      if (choice.rule != rule) session.out << "  " << choice.rule << ":\n";
      rule = choice.rule;
      print_choice(choice, width, session);
    }
  }
}

}  // namespace

void explain(const std::string& operation, const std::string& words,
             std::optional<DeviceKind> device, bool as_json, Session& session) {
  if (operation.empty()) {
    throw CliError(kBadInput, fmt::format("--explain: name the operation with --operation: {}",
                                          fmt::join(operation_names(), ", ")));
  }
  const Operation& asked = *find_operation(operation);
  const Question question = parse(asked, words);
  std::vector<DeviceKind> kinds = kinds_with_kernels(operation);
  if (device) kinds = {*device};
  const std::vector<Answer> answers = ask(asked, question, kinds);
  if (as_json) {
    session.out << to_json(asked, question, answers).dump(2) << '\n';
  } else {
    print_text(asked, question, answers, session);
  }
}

}  // namespace roofmax::cli
