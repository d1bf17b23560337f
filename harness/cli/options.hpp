#pragma once

// The options of the program, declared verb by verb. CLI11 reads them. Its header takes seconds to
// compile, so options.cpp alone includes it.

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace roofmax::cli {

/// A name with values: "rows=1,2048".
using Assignment = std::pair<std::string, std::vector<std::string>>;

/// An option of a verb that takes these words alone.
struct KnownWords {
  const CLI::App* verb;
  std::string option;
  std::vector<std::string> words;
};

/// What a shell may offer for an option of a verb, or, where it has no name, for the verb's
/// arguments. Asked for when it is wanted.
struct Suggestion {
  const CLI::App* verb;
  std::string option;
  std::function<std::vector<std::string>()> words;
};

/// What the arguments of a verb are.
struct ArgumentKind {
  const CLI::App* verb;
  std::string name;  ///< "a file"
  std::function<std::vector<std::string>()> words;
};

/// What is known of the values of all verbs' options.
struct KnownValues {
  std::vector<KnownWords> words = {};
  std::vector<Suggestion> suggestions = {};
  std::vector<ArgumentKind> arguments = {};
};

/// One verb of the program. In each function `name` is that of the option ("--out") and `type`
/// stands for its value in the help. Values are references to what must outlive the program.
class Verb {
 public:
  Verb(CLI::App& app, KnownValues& known) : app_(app), known_(known) {}

  void flag(const std::string& name, bool& value, const std::string& help);
  /// Any text.
  void text(const std::string& name, std::string& value, const std::string& type,
            const std::string& help);
  void text(const std::string& name, std::optional<std::string>& value, const std::string& type,
            const std::string& help);
  /// Any text; may be given several times.
  void texts(const std::string& name, std::vector<std::string>& values, const std::string& type,
             const std::string& help);
  /// One of the words that are known.
  void word(const std::string& name, std::string& value, const std::vector<std::string>& known,
            const std::string& type, const std::string& help);
  /// Values separated by commas, none of them empty; may be given several times. Only words of
  /// `known`, any when that is empty.
  void list(const std::string& name, std::vector<std::string>& values,
            const std::vector<std::string>& known, const std::string& type,
            const std::string& help);
  /// NAME=V1,V2; may be given several times.
  void assignments(const std::string& name, std::vector<Assignment>& values,
                   const std::string& type, const std::string& help);
  /// A time from `least` to `most` seconds.
  void seconds(const std::string& name, double& value, double least, double most,
               const std::string& help);
  void seconds(const std::string& name, std::optional<double>& value, double least, double most,
               const std::string& help);
  /// A share, given in percent from `least` to `most`: "2" or "2%" is 0.02.
  void percent(const std::string& name, double& share, double least, double most,
               const std::string& help);
  /// A whole number.
  void number(const std::string& name, std::uint64_t& value, const std::string& help,
              bool is_required = false);
  /// A whole number up to `most`.
  void number_up_to(std::uint64_t most, const std::string& name, std::uint64_t& value,
                    const std::string& help, bool is_required = false);
  /// The path of a file.
  void file(const std::string& name, std::string& path, const std::string& help);
  /// Arguments that belong to no option; `name` as in "scenario".
  void arguments(const std::string& name, std::vector<std::string>& values, const std::string& type,
                 const std::string& help, bool is_required = false);
  /// What arguments are, "a file", and the words besides files that they may be. A word that is
  /// neither is none behind the value of an option that may have several ("--kernel a b").
  void arguments_are(
      const std::string& kind,
      std::function<std::vector<std::string>()> words = [] { return std::vector<std::string>{}; });

  /// What a shell offers for an option that takes any text, or (no name) for arguments.
  void suggest(const std::string& name, std::function<std::vector<std::string>()> words);

  /// The help lists the options declared from here on under this title.
  void group(const std::string& title) { group_ = title; }
  [[nodiscard]] bool has_option(const std::string& name) const;
  /// Names of the options that the command line has, once it is read, in the order of the help.
  [[nodiscard]] std::vector<std::string> given() const;
  /// The end of the help.
  void footer(const std::string& text);
  /// Leaves the verb out of the help.
  void hide();
  /// What the verb does when its options have been read.
  void action(std::function<void()> action);

 private:
  CLI::Option& placed(CLI::Option* option, const std::string& type) const;
  /// Words that the option of this name takes alone; any where there are none.
  void know(const std::string& name, const std::vector<std::string>& words);

  CLI::App& app_;
  KnownValues& known_;  ///< of all verbs
  std::string group_;
};

/// The program: its verbs, and what is said of it as a whole.
class Program {
 public:
  Program(const std::string& name, const std::string& summary, const std::string& version,
          const std::string& footer);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  [[nodiscard]] Verb add_verb(const std::string& name, const std::string& summary);

  /// What may stand in the place of the last word of an unfinished command line (without the
  /// program's name): verbs, options, or values as far as they are known. Those that do not begin
  /// with that word are left out.
  [[nodiscard]] std::vector<std::string> candidates(const std::vector<std::string>& words) const;

  /// Reads the arguments (without the program's name) and runs the verb that they name, or prints
  /// help or version. Throws CliError on wrong usage, with a pointer to the help; what the verb
  /// throws passes through.
  void run(const std::vector<std::string>& arguments, std::ostream& out);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace roofmax::cli
