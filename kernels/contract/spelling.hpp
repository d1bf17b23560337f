#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace roofmax {

// What messages about misspelt words share.

/// "a, b, c".
[[nodiscard]] std::string join(const std::vector<std::string>& words,
                               std::string_view separator = ", ");

/// "did you mean 'two_pass'?" when the word is a typo of one of the candidates, else empty. A typo:
/// the word begins the candidate or the candidate the word, two letters of it at least; or letters
/// missing, superfluous, wrong or swapped are at most a third of the longer of the two. Capitals
/// count as small letters. Of candidates as close the longest is meant. "gpu" is another word for
/// "cuda", and a typo of nothing where that is a candidate.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace roofmax
