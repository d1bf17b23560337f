#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "kernels/contract/device.hpp"
#include "kernels/contract/problem.hpp"
#include "kernels/contract/tensor.hpp"
#include "kernels/contract/work.hpp"

namespace roofmax {

/// What a rule for choosing a kernel says of one kernel.
struct Choice {
  enum class Outcome : std::uint8_t {
    takes,    ///< the rule would run it
    refuses,  ///< and why not
    raises,   ///< the rule ends in an error instead of a kernel
    warns,    ///< what a user of the rule should know about the kernel that it takes
  };
  std::string rule;    ///< whose rule, one or two words
  std::string kernel;  ///< name; empty where the rule finds none
  Outcome outcome = Outcome::takes;
  std::string constraint = {};  ///< short, stable word of what refuses, raises or warns
  std::string reason = {};      ///< the sentence shown to the user
  bool asks_device = true;      ///< whether the rule could say otherwise of another device
};

/// Settings of such rules beside the problem: values by name.
using ChoiceSettings = std::map<std::string, std::string>;

/// What is computed, independent of who computes it: the problem's axes, its arguments and the
/// bytes that any implementation must move. The harness and the reports know operations only
/// through this structure.
struct Operation {
  std::string name;
  std::string summary;
  std::string formula;
  /// A part of other operations, or the gradient of one: meant where it is named, or where nothing
  /// else fits.
  bool is_part = false;
  std::vector<Axis> axes;
  std::vector<DtypePair> dtypes;
  /// Throws ProblemError on an invalid combination of axes.
  std::function<void(const Problem&)> validate = {};
  /// Arguments in the order in which kernels receive them: those that are only read, and apart from
  /// them those that are written.
  std::function<std::vector<TensorSpec>(const Problem&)> tensors = {};
  /// Compulsory work: each distinct byte that an output depends on read once and each output byte
  /// written once, in 32-byte sectors where rows are ragged; and the arithmetic without which there
  /// is no result.
  std::function<Work(const Problem&)> compulsory = {};
  /// Bytes of the largest working set that an algorithm must keep on chip to read its input only
  /// once; 0 when the operation never re-reads.
  std::function<std::int64_t(const Problem&)> reuse_bytes = {};
  /// Settings that `explain` knows: axes of their own, choices all of them.
  std::vector<Axis> choice_settings = {};
  /// What the operation's rules for choosing a kernel say of a problem on a device; the settings
  /// are complete (`make_settings`). Absent: it has no such rules.
  std::function<std::vector<Choice>(const Problem&, const ChoiceSettings&, const DeviceTraits&)>
      explain = {};

  /// A complete, valid problem from named values; axes that are not named take their defaults.
  /// Throws ProblemError naming the axis, the value and what is allowed.
  [[nodiscard]] Problem make_problem(DtypePair dtypes,
                                     const std::map<std::string, std::string>& values) const;
  /// Complete, valid settings from those named. Throws ProblemError likewise.
  [[nodiscard]] ChoiceSettings make_settings(const ChoiceSettings& values) const;
};

/// The choice that every operation takes unless told otherwise.
inline constexpr std::string_view kDefaultDistribution = "normal";
/// The axis every operation carries: which of the registered distributions its inputs have.
[[nodiscard]] Axis distribution_axis();

/// Bytes of `rows` rows of `row_bytes`, `stride_bytes` apart, in whole 32-byte sectors when the
/// rows are not adjacent. The first row is taken to start on a sector.
[[nodiscard]] std::int64_t sector_bytes(std::int64_t rows, std::int64_t row_bytes,
                                        std::int64_t stride_bytes);
/// The same for every tensor of an operation whose tensors are matrices, each byte once in each
/// direction in which it is used.
[[nodiscard]] Bytes sector_bytes(const std::vector<TensorSpec>& matrices);

}  // namespace roofmax
