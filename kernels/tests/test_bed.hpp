// Runs a kernel on inputs that the test chooses, at any alignment, and judges what it wrote:
// against the oracle, and every byte around the output.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "harness/backend/backend.hpp"
#include "kernels/contract/registry.hpp"
#include "reference/verdict.hpp"

namespace roofmax::test {

/// What a parameter calls itself, as the name of its tests.
inline constexpr auto kNameOfParam = [](const auto& test) { return test.param.name; };

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// The device of that kind, opened once; nullptr where there is none.
Backend* backend_of(DeviceKind kind);

/// Where a launch's tensors lie: elements between a 256-byte boundary and the first element.
struct Placement {
  int input_offset = 0;
  int output_offset = 0;
  bool in_place = false;  ///< the first output in the memory of an input: of `replaced`
  int replaced = 0;
  int stagger = 0;  ///< added for each further input and output
  /// Inputs fill their memory from their offset to its end: compute-sanitizer's memcheck then sees
  /// reads beside them, which guards would hide.
  bool bare_inputs = false;
  int processors = 0;  ///< that the kernel is told of, where they are not all of the device's

  /// What the kernel is told of the device.
  [[nodiscard]] DeviceTraits told_of(const Backend& backend) const;
};

std::ostream& operator<<(std::ostream& out, const Placement& placement);

/// A problem of `operation`; axes that are not named take their defaults.
Problem problem_of(const std::string& operation, DtypePair dtypes,
                   const std::map<std::string, std::string>& axes);

/// All tunings of a kernel, the default one first.
std::vector<const Kernel*> tunings_of(DeviceKind device, const std::string& operation,
                                      const std::string& name);
/// The element types of its principal input.
std::vector<Dtype> input_dtypes(const Kernel& kernel);

/// Expects of the model of every kernel that takes `problem`, on whichever device, no less than the
/// compulsory work. Returns how many kernels these are.
int expect_models_cover(const Problem& problem);

/// The elements of an input by row and column.
using Value = std::function<double(std::int64_t row, std::int64_t col)>;
/// The same for inputs by their names.
using Values = std::map<std::string, Value>;

/// A problem with its inputs and, computed once for all kernels, its expectation.
class Question {
 public:
  /// Inputs made by the problem's distribution.
  explicit Question(Problem problem, std::uint64_t seed = 1);
  /// The only input set by `value`.
  Question(Problem problem, const Value& value);
  /// Both inputs set by `first` and `second`.
  Question(Problem problem, const Value& first, const Value& second);
  /// Every input set by its name. Values for inputs that this problem lacks are ignored, so that
  /// problems with and without a mask may share theirs.
  Question(Problem problem, const Values& values);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const std::vector<TensorSpec>& input_specs() const { return input_specs_; }
  [[nodiscard]] const std::vector<TensorSpec>& output_specs() const { return output_specs_; }
  [[nodiscard]] const std::vector<std::byte>& input(std::size_t index = 0) const {
    return inputs_[index];
  }
  /// Element (row, col) of an input.
  [[nodiscard]] double element(std::size_t input, std::int64_t row, std::int64_t col) const;
  /// Sets an input anew: each element to `value(row, col, what it was)`.
  void rewrite(std::size_t input,
               const std::function<double(std::int64_t row, std::int64_t col, double was)>& value);
  [[nodiscard]] const reference::Expectation& expectation() const;

 private:
  struct Empty {};
  Question(Problem problem, Empty);
  void fill(std::size_t index, const Value& value);

  Problem problem_;
  std::vector<TensorSpec> input_specs_;
  std::vector<TensorSpec> output_specs_;
  std::vector<std::vector<std::byte>> inputs_;
  mutable std::unique_ptr<reference::Expectation> expectation_;
};

/// Device memory that outlives its user: allocating and freeing for each of ten thousand launches
/// would take longer than the launches.
class PooledMemory {
 public:
  PooledMemory(Backend& backend, std::int64_t bytes);
  ~PooledMemory();
  PooledMemory(const PooledMemory&) = delete;
  PooledMemory& operator=(const PooledMemory&) = delete;

  [[nodiscard]] std::byte* data() const { return memory_.data(); }

 private:
  std::vector<Buffer>& pool_;
  Buffer memory_;
};

/// A kernel that is prepared for a problem, and its arguments in device memory, guarded on both
/// sides of each tensor. All of them are one stretch of memory, with an image on the host: written
/// and read as a whole.
class Arena {
 public:
  Arena(Backend& backend, const Question& question, const Kernel& kernel, Placement placement = {});

  /// The kernel prepared anew, fresh inputs, poisoned outputs, whole guards.
  void reset();
  void poison_outputs();

  /// Null where the kernel asks for none.
  [[nodiscard]] std::byte* workspace() const {
    return workspace_bytes_ > 0 ? memory_.data() + workspace_place_ : nullptr;
  }

  /// Every launch is of the same prepared kernel.
  void launch() { launch_on(backend_.stream()); }
  void launch_on(Stream stream) { launch_with(workspace(), stream); }
  /// With another workspace than its own, of the same problem and kernel.
  void launch_with(std::byte* workspace, Stream stream);

  [[nodiscard]] std::vector<std::byte> output(std::size_t index = 0) const {
    return on_host(outputs_[index], question_.output_specs()[index].bytes());
  }
  [[nodiscard]] std::vector<std::vector<std::byte>> all_outputs() const {
    return outputs_in(on_host(memory_.data(), static_cast<std::int64_t>(image_.size())));
  }

  /// What a launch left.
  struct Left {
    std::vector<std::vector<std::byte>> outputs;
    /// Empty when every byte outside the outputs' rows is as it was, inputs included.
    std::string stray_write;
  };
  [[nodiscard]] Left left() const;

 private:
  [[nodiscard]] std::int64_t lead_of(const TensorSpec& spec, int offset, std::size_t index) const;
  /// Lays out the memory: guards everywhere, but for inputs, poison where outputs will be, and
  /// zeros in the workspace.
  [[nodiscard]] std::vector<std::byte> make_image();
  [[nodiscard]] bool is_in_place(std::size_t output) const {
    return placement_.in_place && output == 0;
  }
  [[nodiscard]] std::vector<std::byte> on_host(const std::byte* from, std::int64_t bytes) const;
  [[nodiscard]] std::vector<std::vector<std::byte>> outputs_in(
      const std::vector<std::byte>& now) const;
  /// Where bytes [begin, end) of the memory are not as they were; empty when they are.
  [[nodiscard]] std::string changed(const std::vector<std::byte>& now, std::int64_t begin,
                                    std::int64_t end) const;
  [[nodiscard]] std::string stray_write_in(const std::vector<std::byte>& now) const;

  Backend& backend_;
  const Question& question_;
  const Kernel& kernel_;
  LaunchFunction prepared_;
  Placement placement_;
  DeviceTraits traits_;
  std::int64_t workspace_bytes_;
  std::vector<std::int64_t> input_places_;  ///< bytes from the begin of the memory
  std::vector<std::int64_t> output_places_;
  std::int64_t workspace_place_ = 0;
  std::vector<std::byte> image_;  ///< the memory before a launch
  PooledMemory memory_;
  std::vector<Buffer> bare_;  ///< inputs with memory of their own
  std::vector<std::byte*> inputs_;
  std::vector<std::byte*> outputs_;
};

/// Expects of every output what `expectation` says, for a kernel that was launched on `question`.
void expect_outputs(const reference::Expectation& expectation, const Question& question,
                    const Kernel& kernel, const std::vector<std::vector<std::byte>>& outputs,
                    Placement placement = {});
void expect_outputs(const reference::Expectation& expectation, const Question& question,
                    const Kernel& kernel, const Arena& arena);

/// Calls `run` for each way in which a kernel of that device may run here. On a CPU: with each
/// instruction set, and the result written either into the caches or past them. Which of the two is
/// random, so that it does not follow the loops over questions, but the same in every run of the
/// tests.
void in_each_way(DeviceKind device, const std::function<void()>& run);

/// Runs `kernel` on `question`, in each way, and expects the oracle's answer and no stray write.
void expect_right(Backend& backend, const Question& question, const Kernel& kernel,
                  Placement placement = {});

}  // namespace roofmax::test
