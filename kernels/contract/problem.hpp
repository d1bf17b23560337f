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

/// One coordinate of a problem: a whole number, a word out of `choices`, which is then held as its
/// index, or a real number (`default_word` not empty), held as the shortest word that reads back as
/// it.
struct Axis {
  std::string name;
  std::string summary;
  std::int64_t default_value = 0;
  std::int64_t minimum = 0;
  std::int64_t maximum = std::numeric_limits<std::int64_t>::max();
  std::vector<std::string> choices = {};
  /// Numeric axis: the earlier axis whose value it takes when it is 0 ("stride" takes that of
  /// "cols").
  std::string same_as = {};
  /// Choice axis: it changes what is computed, not how large or on which data. A kernel serves the
  /// choices that it names (`Kernel::serves`), by itself only the default.
  bool is_mode = false;
  /// Real axis: its default, written out ("0.125").
  std::string default_word = {};
  /// Whether labels leave the axis out at its default. Unless said: choices and reals yes, whole
  /// numbers no.
  std::optional<bool> hides_default = {};

  [[nodiscard]] bool is_choice() const { return !choices.empty(); }
  [[nodiscard]] bool is_real() const { return !default_word.empty(); }
};

/// A problem is out of its operation's domain. `axis` names the coordinate at fault, `what` says
/// which value is wrong and which would do.
class ProblemError : public std::invalid_argument {
 public:
  ProblemError(std::string axis, const std::string& what)
      : std::invalid_argument(what), axis_(std::move(axis)) {}
  /// A value that does not do: `complaint` goes on where "axis 'mask': value 'diagonal'" ends.
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
    std::int64_t value = 0;
    std::string choice = {};  ///< the word, where the axis is a choice or real; else empty
    bool is_implied = false;  ///< says nothing that the other axes and the defaults do not
    friend bool operator==(const Coordinate&, const Coordinate&) = default;
  };

  std::string operation;
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

/// Label for people and keys, "rows=2048 cols=4096 fp16": what is implied is left out.
[[nodiscard]] std::string describe(const Problem& problem);

}  // namespace roofmax
