// `roofmax completion SHELL`: what makes a shell complete roofmax's commands. It asks the program
// each time, so that it knows what this build knows.

#include <memory>
#include <ostream>

#include "harness/cli/exit_code.hpp"
#include "harness/cli/verbs.hpp"

namespace roofmax::cli {
namespace {

// Bash also breaks words at "=", "@" and ":", and replaces what stands behind the last of them.
constexpr const char* kBash = R"(_roofmax() {
  local line="${COMP_LINE:0:COMP_POINT}" words current IFS=$' \t\n'
  read -ra words <<<"$line"
  [[ "$line" == *[[:space:]] ]] && words+=("")
  current="${words[-1]}"
  IFS=$'\n'
  COMPREPLY=($("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null))
  if [[ "$current" == *[=@:]* ]]; then
    COMPREPLY=("${COMPREPLY[@]#"${current%"${current##*[=@:]}"}"}")
  fi
}
complete -o default -o bashdefault -F _roofmax roofmax
)";

constexpr const char* kZsh = R"(#compdef roofmax
_roofmax() {
  local -a found
  found=("${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( ${#found[1]} )); then compadd -- "${found[@]}"; else _files; fi
}
compdef _roofmax roofmax
)";

constexpr const char* kFish = R"(function __roofmax_next
  set -l words (commandline -opc) (commandline -ct)
  set -l found ($words[1] complete -- $words[2..] 2>/dev/null)
  if set -q found[1]
    printf '%s\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c roofmax -f -a '(__roofmax_next)'
)";

}  // namespace

void add_completion(Program& program, Session& session) {
  Verb verb = program.add_verb("completion", "Make a shell complete roofmax's commands");
  const auto shells = std::make_shared<std::vector<std::string>>();
  verb.arguments("shell", *shells, "SHELL", "bash, zsh or fish", true);
  verb.suggest("", [] { return std::vector<std::string>{"bash", "zsh", "fish"}; });
  verb.footer(R"(
Completes commands, options, scenarios, kernels, element types and other words that this build knows,
and files where it knows none.

Examples
  source <(roofmax completion bash)                          this bash; in ~/.bashrc every one
  source <(roofmax completion zsh)                           the same for zsh, after compinit
  roofmax completion fish >~/.config/fish/completions/roofmax.fish
)");
  verb.action([shells, &session] {
    if (shells->size() == 1 && shells->front() == "bash") {
      session.out << kBash;
    } else if (shells->size() == 1 && shells->front() == "zsh") {
      session.out << kZsh;
    } else if (shells->size() == 1 && shells->front() == "fish") {
      session.out << kFish;
    } else {
      throw CliError(kBadInput, "completion: name one shell: bash, zsh or fish");
    }
  });

  Verb hidden = program.add_verb("complete", "Print what may come next, for shells");
  hidden.hide();
  const auto words = std::make_shared<std::vector<std::string>>();
  hidden.arguments("words", *words, "WORDS", "The command line so far; behind --");
  hidden.action([words, &program, &session] {
    for (const std::string& candidate : program.candidates(*words)) {
      session.out << candidate << '\n';
    }
  });
}

}  // namespace roofmax::cli
