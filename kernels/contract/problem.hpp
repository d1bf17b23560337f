#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/dtype.hpp"

namespace roofmax {

struct Operation;  // operation.hpp

/// What an axis stands for. Command line, records and reports know axes by this alone.
enum class AxisRole : std::uint8_t {
  batch,   ///< how many rows there are: rows are independent of each other along it
  length,  ///< how long a row is: the extent that is reduced, which plots run along
  size,    ///< another number that shapes the problem
  layout,  ///< how arguments lie in memory, or are broadcast
  data,    ///< which values the arguments hold
  mode,    ///< what is computed: a kernel serves the choices that it names (`Kernel::serves`)
};

/// The word that records carry.
[[nodiscard]] std::string_view name_of(AxisRole role);

/// One coordinate of a problem: a whole number, a word out of its choices, or a real number
/// (`default_word` not empty and no choices), held as the shortest word that reads back as it.
struct Axis {
  std::string name;
  std::string summary;
  AxisRole role = AxisRole::size;
  std::int64_t default_value = 0;  ///< of a choice axis: the index of its default
  std::int64_t minimum = 0;
  std::int64_t maximum = std::numeric_limits<std::int64_t>::max();
  std::vector<std::string> choices = {};
  /// In place of `choices`: words that are registered elsewhere, asked for whenever they are
  /// needed.
  std::vector<std::string> (*open_choices)() = nullptr;
  /// Numeric axis: the earlier axis whose value it takes when it is 0 ("stride" takes that of
  /// "cols").
  std::string same_as = {};
  /// Real axis, or one of open choices: its default, written out ("0.125").
  std::string default_word = {};
  /// Whether labels leave the axis out at its default. Unless set: choices and reals yes, whole
  /// numbers no.
  std::optional<bool> hides_default = {};

  [[nodiscard]] bool is_mode() const { return role == AxisRole::mode; }
  [[nodiscard]] bool is_choice() const { return !choices.empty() || open_choices != nullptr; }
  [[nodiscard]] bool is_real() const { return !default_word.empty() && !is_choice(); }
  /// The words of a choice axis, whichever way they are given.
  [[nodiscard]] std::vector<std::string> words() const {
    return open_choices != nullptr ? open_choices() : choices;
  }
  /// The default as users write it.
  [[nodiscard]] std::string default_text() const;
  /// Whether labels leave the default out.
  [[nodiscard]] bool leaves_out_default() const {
    return hides_default.value_or(is_choice() || is_real());
  }
};

/// A problem is outside its operation's domain. `axis` names the coordinate at fault, `what` says
/// which value is wrong and which values are valid.
class ProblemError : public std::invalid_argument {
 public:
  ProblemError(std::string axis, const std::string& what)
      : std::invalid_argument(what), axis_(std::move(axis)) {}
  /// An invalid value: `complaint` continues "axis 'mask': value 'diagonal'".
  ProblemError(std::string axis, std::string value, std::string complaint)
      : std::invalid_argument("axis '" + axis + "': value '" + value + "' " + complaint),
        axis_(std::move(axis)),
        value_(std::move(value)),
        complaint_(std::move(complaint)) {}

  [[nodiscard]] const std::string& axis() const { return axis_; }
  /// The value and what is wrong with it; `complaint` is empty where no value is at fault.
  [[nodiscard]] const std::string& value() const { return value_; }
  [[nodiscard]] const std::string& complaint() const { return complaint_; }

 private:
  std::string axis_;
  std::string value_;
  std::string complaint_;
};

/// One point of an operation's domain: what is computed, on which shape and which element types.
/// Plain data; `Operation::make_problem` makes complete and valid ones.
struct Problem {
  struct Coordinate {
    std::string name;
    std::int64_t value = 0;   ///< of a choice axis: the index among `Axis::choices`
    std::string choice = {};  ///< the word, where the axis is a choice or real; else empty
    bool is_implied = false;  ///< follows from the other axes and the defaults
    friend bool operator==(const Coordinate&, const Coordinate&) = default;
  };

  const Operation* operation = nullptr;
  Dtype dtype = Dtype::fp32;
  Dtype dtype_out = Dtype::fp32;
  std::vector<Coordinate> axes;  ///< in the operation's order

  /// Value of an axis (the index of the word, for a choice). Throws ProblemError when the
  /// operation has no such axis.
  [[nodiscard]] std::int64_t at(std::string_view axis) const;
  /// The word of a choice axis. Throws ProblemError when there is no such axis.
  [[nodiscard]] const std::string& choice(std::string_view axis) const;
  /// Value of any axis as users write it. Throws ProblemError when there is no such axis.
  [[nodiscard]] std::string text(std::string_view axis) const;
  /// Value of a real axis. Throws ProblemError when there is no such axis.
  [[nodiscard]] double real(std::string_view axis) const;

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// The number or the word of a coordinate, as users write it.
[[nodiscard]] std::string to_text(const Problem::Coordinate& coordinate);

/// Label for people and keys, "rows=2048 cols=4096 fp16": what is implied is left out.
[[nodiscard]] std::string describe(const Problem& problem);

/// The shortest word for a value of a real axis that `Problem::real` gives back exactly.
[[nodiscard]] std::string shortest_word(double value);

}  // namespace roofmax
