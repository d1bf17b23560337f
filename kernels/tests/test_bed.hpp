// Runs a kernel on inputs that the test chooses, at any alignment, and judges what it wrote:
// against the oracle, and every byte around the output.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <concepts>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <ostream>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "harness/backend/backend.hpp"
#include "kernels/contract/registry.hpp"
#include "kernels/cpu/processor.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"
#include "reference/verdict.hpp"

namespace roofmax::test {

/// What a parameter calls itself, as the name of its tests.
inline constexpr auto kNameOfParam = [](const auto& test) { return test.param.name; };

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// The device of that kind, opened once; nullptr where there is none.
inline Backend* backend_of(DeviceKind kind) {
  static const std::unique_ptr<Backend> cpu = make_cpu_backend();
  static const std::unique_ptr<Backend> cuda =
      cuda_device_names().empty() ? nullptr : make_cuda_backend(0);
  return kind == DeviceKind::cpu ? cpu.get() : cuda.get();
}

/// Where a launch's tensors lie: elements between a 256-byte boundary and the first element.
struct Placement {
  int input_offset = 0;
  int output_offset = 0;
  bool in_place = false;  ///< the first output in the first input's memory
  int stagger = 0;        ///< added for each further input and output
  /// Inputs fill their memory from their offset to its end: compute-sanitizer's memcheck then sees
  /// reads beside them, which guards would hide.
  bool bare_inputs = false;
};

inline std::ostream& operator<<(std::ostream& out, const Placement& placement) {
  return out << "input+" << placement.input_offset << " output+" << placement.output_offset
             << (placement.in_place ? " in place" : "") << " stagger " << placement.stagger
             << (placement.bare_inputs ? " bare" : "");
}

/// A problem of `operation`; axes that are not named take their defaults.
inline Problem problem_of(const std::string& operation, DtypePair dtypes,
                          const std::map<std::string, std::string>& axes) {
  return find_operation(operation)->make_problem(dtypes, axes);
}

/// The elements of an input by its name, each by row and column.
using Values = std::map<std::string, std::function<double(std::int64_t row, std::int64_t col)>>;

/// A problem with its inputs and, computed once for all kernels, its expectation.
class Question {
 public:
  /// Inputs made by the problem's distribution.
  explicit Question(Problem problem, std::uint64_t seed = 1)
      : Question(std::move(problem), Empty{}) {
    std::vector<std::byte*> pointers;
    for (auto& input : inputs_) pointers.push_back(input.data());
    reference::generate_inputs(problem_, seed, pointers);
  }
  /// The only input set by `value(row, col)`.
  template <std::invocable<std::int64_t, std::int64_t> Value>
  Question(Problem problem, Value&& value) : Question(std::move(problem), Empty{}) {
    fill(0, value);
  }
  /// Both inputs set by `first(row, col)` and `second(row, col)`.
  template <std::invocable<std::int64_t, std::int64_t> First,
            std::invocable<std::int64_t, std::int64_t> Second>
  Question(Problem problem, First&& first, Second&& second)
      : Question(std::move(problem), Empty{}) {
    fill(0, first);
    fill(1, second);
  }
  /// Every input set by its name. Values for inputs that this problem lacks are ignored, so that
  /// problems with and without a mask may share theirs.
  Question(Problem problem, const Values& values) : Question(std::move(problem), Empty{}) {
    for (std::size_t index = 0; index < inputs_.size(); ++index) {
      const auto found = values.find(input_specs_[index].name);
      if (found == values.end()) {
        throw std::invalid_argument("no values for input '" + input_specs_[index].name + "'");
      }
      fill(index, found->second);
    }
  }

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const std::vector<TensorSpec>& input_specs() const { return input_specs_; }
  [[nodiscard]] const std::vector<TensorSpec>& output_specs() const { return output_specs_; }
  [[nodiscard]] const std::vector<std::byte>& input(std::size_t index = 0) const {
    return inputs_[index];
  }
  /// Element (row, col) of an input.
  [[nodiscard]] double element(std::size_t input, std::int64_t row, std::int64_t col) const {
    const TensorSpec& spec = input_specs_.at(input);
    return reference::load_element(spec.dtype, inputs_[input].data(), spec.row_offset(row) + col);
  }
  /// Sets an input anew: each element to `value(row, col, what it was)`.
  template <std::invocable<std::int64_t, std::int64_t, double> Value>
  void rewrite(std::size_t input, Value&& value) {
    fill(input, [&](std::int64_t row, std::int64_t col) {
      return value(row, col, element(input, row, col));
    });
    expectation_.reset();
  }
  [[nodiscard]] const reference::Expectation& expectation() const {
    if (!expectation_) {
      std::vector<const std::byte*> pointers;
      for (const auto& input : inputs_) pointers.push_back(input.data());
      expectation_ = std::make_unique<reference::Expectation>(problem_, pointers);
    }
    return *expectation_;
  }

 private:
  struct Empty {};
  Question(Problem problem, Empty) : problem_(std::move(problem)) {
    for (TensorSpec& spec : problem_.operation->tensors(problem_)) {
      if (spec.role == Role::in_place) throw std::logic_error("no test bed for in-place tensors");
      if (spec.is_read()) {
        inputs_.emplace_back(static_cast<std::size_t>(spec.bytes()));
        input_specs_.push_back(std::move(spec));
      } else {
        output_specs_.push_back(std::move(spec));
      }
    }
  }
  template <typename Value>
  void fill(std::size_t index, Value&& value) {
    const TensorSpec& spec = input_specs_.at(index);
    for (std::int64_t row = 0; row < spec.rows(); ++row) {
      const std::int64_t offset = spec.row_offset(row);
      for (std::int64_t col = 0; col < spec.cols(); ++col) {
        reference::store_element(spec.dtype, inputs_[index].data(), offset + col, value(row, col));
      }
    }
  }

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
  PooledMemory(Backend& backend, std::int64_t bytes) : pool_(pool_of(backend.traits().kind)) {
    const auto fits = [&](const Buffer& one) { return one.bytes() >= bytes; };
    const auto found = std::find_if(pool_.begin(), pool_.end(), fits);
    if (found != pool_.end()) {
      memory_ = std::move(*found);
      pool_.erase(found);
      return;
    }
    pool_.clear();  // all of it is smaller
    memory_ = backend.allocate(bytes);
  }
  ~PooledMemory() { pool_.push_back(std::move(memory_)); }
  PooledMemory(const PooledMemory&) = delete;
  PooledMemory& operator=(const PooledMemory&) = delete;

  [[nodiscard]] std::byte* data() const { return memory_.data(); }

 private:
  /// Never destroyed: a device may be gone before its memory.
  static std::vector<Buffer>& pool_of(DeviceKind kind) {
    static auto& pools = *new std::map<DeviceKind, std::vector<Buffer>>;
    return pools[kind];
  }

  std::vector<Buffer>& pool_;
  Buffer memory_;
};

/// A kernel that is prepared for a problem, and its arguments in device memory, guarded on both
/// sides of each tensor. All of them are one stretch of memory, with an image on the host: written
/// and read as a whole.
class Arena {
 public:
  Arena(Backend& backend, const Question& question, const Kernel& kernel, Placement placement = {})
      : backend_(backend),
        question_(question),
        kernel_(kernel),
        placement_(placement),
        workspace_bytes_(kernel.workspace_bytes
                             ? kernel.workspace_bytes(question.problem(), backend.traits())
                             : 0),
        image_(make_image()),
        memory_(backend, static_cast<std::int64_t>(image_.size())) {
    if (placement.in_place && placement.bare_inputs) {
      throw std::logic_error("an output in place has guards: its input cannot be bare");
    }
    for (std::size_t i = 0; i < input_places_.size(); ++i) {
      if (!placement.bare_inputs) {
        inputs_.push_back(memory_.data() + input_places_[i]);
        continue;
      }
      const std::int64_t lead = lead_of(question.input_specs()[i], placement.input_offset, i);
      bare_.push_back(backend.allocate(lead + question.input_specs()[i].bytes()));
      inputs_.push_back(bare_.back().data() + lead);
    }
    for (std::size_t i = 0; i < output_places_.size(); ++i) {
      outputs_.push_back(is_in_place(i) ? inputs_.front() : memory_.data() + output_places_[i]);
    }
    reset();
  }

  /// The kernel prepared anew, fresh inputs, poisoned outputs, whole guards.
  void reset() {
    // From copies that are gone before the first launch: it may not need them.
    prepared_ = kernel_.prepare(Problem(question_.problem()), DeviceTraits(backend_.traits()));
    backend_.copy_to_device(memory_.data(), image_.data(),
                            static_cast<std::int64_t>(image_.size()));
    for (std::size_t i = 0; i < bare_.size(); ++i) {
      const std::int64_t bytes = question_.input_specs()[i].bytes();
      if (bytes > 0) backend_.copy_to_device(inputs_[i], question_.input(i).data(), bytes);
    }
  }

  void poison_outputs() {
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      const std::int64_t bytes = question_.output_specs()[i].bytes();
      if (bytes > 0 && !is_in_place(i)) backend_.fill(outputs_[i], kPoison, bytes);
    }
  }

  /// Null where the kernel asks for none.
  [[nodiscard]] std::byte* workspace() const {
    return workspace_bytes_ > 0 ? memory_.data() + workspace_place_ : nullptr;
  }

  /// Every launch is of the same prepared kernel.
  void launch() { launch_on(backend_.stream()); }
  void launch_on(Stream stream) { launch_with(workspace(), stream); }
  /// With another workspace than its own, of the same problem and kernel.
  void launch_with(std::byte* workspace, Stream stream) {
    const std::vector<const void*> inputs(inputs_.begin(), inputs_.end());
    const std::vector<void*> outputs(outputs_.begin(), outputs_.end());
    prepared_({.inputs = inputs, .outputs = outputs, .workspace = workspace, .stream = stream});
  }

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
  [[nodiscard]] Left left() const {
    const std::vector<std::byte> now =
        on_host(memory_.data(), static_cast<std::int64_t>(image_.size()));
    return {outputs_in(now), stray_write_in(now)};
  }

 private:
  static constexpr std::int64_t kGuard = 512;
  static constexpr std::uint8_t kGuardPattern = 0xa5;
  /// Finite in every float type and above any right result: catches an element that should be NaN
  /// and was never written.
  static constexpr std::uint8_t kPoison = 0x42;

  [[nodiscard]] std::int64_t lead_of(const TensorSpec& spec, int offset, std::size_t index) const {
    return (offset + placement_.stagger * static_cast<std::int64_t>(index)) *
           static_cast<std::int64_t>(size_of(spec.dtype));
  }

  /// Lays out the memory: guards everywhere, but for inputs, poison where outputs will be, and
  /// zeros in the workspace.
  [[nodiscard]] std::vector<std::byte> make_image() {
    std::int64_t end = 0;
    const auto place = [&](std::int64_t lead, std::int64_t bytes) {
      constexpr std::int64_t kAlignment = 256;
      const std::int64_t begin = (end + kGuard + kAlignment - 1) / kAlignment * kAlignment + lead;
      end = begin + bytes;
      return begin;
    };
    for (const TensorSpec& spec : question_.input_specs()) {
      const std::int64_t lead = lead_of(spec, placement_.input_offset, input_places_.size());
      input_places_.push_back(place(lead, placement_.bare_inputs ? 0 : spec.bytes()));
    }
    for (const TensorSpec& spec : question_.output_specs()) {
      const std::int64_t lead = lead_of(spec, placement_.output_offset, output_places_.size());
      output_places_.push_back(is_in_place(output_places_.size()) ? input_places_.front()
                                                                  : place(lead, spec.bytes()));
    }
    workspace_place_ = place(0, workspace_bytes_);

    std::vector<std::byte> image(static_cast<std::size_t>(end + kGuard), std::byte{kGuardPattern});
    for (std::size_t i = 0; i < output_places_.size(); ++i) {
      std::fill_n(image.begin() + output_places_[i], question_.output_specs()[i].bytes(),
                  std::byte{kPoison});
    }
    for (std::size_t i = 0; i < input_places_.size() && !placement_.bare_inputs; ++i) {
      const std::vector<std::byte>& input = question_.input(i);
      std::copy(input.begin(), input.end(), image.begin() + input_places_[i]);
    }
    std::fill_n(image.begin() + workspace_place_, workspace_bytes_, std::byte{0});
    return image;
  }

  [[nodiscard]] bool is_in_place(std::size_t output) const {
    return placement_.in_place && output == 0;
  }

  [[nodiscard]] std::vector<std::byte> on_host(const std::byte* from, std::int64_t bytes) const {
    std::vector<std::byte> host(static_cast<std::size_t>(bytes));
    if (bytes > 0) backend_.copy_to_host(host.data(), from, bytes);
    return host;
  }

  [[nodiscard]] std::vector<std::vector<std::byte>> outputs_in(
      const std::vector<std::byte>& now) const {
    std::vector<std::vector<std::byte>> all;
    for (std::size_t i = 0; i < output_places_.size(); ++i) {
      const auto begin = now.begin() + output_places_[i];
      all.emplace_back(begin, begin + question_.output_specs()[i].bytes());
    }
    return all;
  }

  /// Where bytes [begin, end) of the memory are not as they were; empty when they are.
  [[nodiscard]] std::string changed(const std::vector<std::byte>& now, std::int64_t begin,
                                    std::int64_t end) const {
    const auto [place, was] =
        std::mismatch(now.begin() + begin, now.begin() + end, image_.begin() + begin);
    return place == now.begin() + end ? "" : "byte " + std::to_string(place - now.begin() - begin);
  }

  [[nodiscard]] std::string stray_write_in(const std::vector<std::byte>& now) const {
    // Between what launches may write: the rows of the outputs and the workspace.
    std::int64_t begin = 0;
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      const TensorSpec& spec = question_.output_specs()[i];
      const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
      for (std::int64_t row = 0; row < spec.rows() && spec.cols() > 0; ++row) {
        const std::int64_t first = output_places_[i] + spec.row_offset(row) * size;
        if (const std::string stray = changed(now, begin, first); !stray.empty()) {
          return "before row " + std::to_string(row) + " of output '" + spec.name + "': " + stray +
                 " after what comes before";
        }
        begin = first + spec.cols() * size;
      }
    }
    if (const std::string stray = changed(now, begin, workspace_place_); !stray.empty()) {
      return "between outputs and workspace: " + stray;
    }
    const std::string stray =
        changed(now, workspace_place_ + workspace_bytes_, static_cast<std::int64_t>(now.size()));
    if (!stray.empty()) return "after the workspace: " + stray;
    for (std::size_t i = 0; i < bare_.size(); ++i) {
      if (on_host(inputs_[i], question_.input_specs()[i].bytes()) != question_.input(i)) {
        return "input '" + question_.input_specs()[i].name + "' was changed";
      }
    }
    return {};
  }

  Backend& backend_;
  const Question& question_;
  const Kernel& kernel_;
  LaunchFunction prepared_;
  Placement placement_;
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
inline void expect_outputs(const reference::Expectation& expectation, const Question& question,
                           const Kernel& kernel, const std::vector<std::vector<std::byte>>& outputs,
                           Placement placement = {}) {
  const auto expect_correct = [&](const reference::Verdict& verdict) {
    EXPECT_TRUE(verdict.correct) << kernel.full_name() << ' ' << describe(question.problem()) << ' '
                                 << placement << ": " << verdict.what;
  };
  const double extra_ulps = kernel.extra_ulps(question.problem());
  std::vector<const std::byte*> pointers;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    pointers.push_back(outputs[i].data());
    const auto output = static_cast<int>(i);
    if (expectation.is_judged_by_row(output)) continue;
    expect_correct(expectation.judge(output, outputs[i].data(), extra_ulps));
  }
  expect_correct(expectation.judge_rows(pointers, extra_ulps));
}
inline void expect_outputs(const reference::Expectation& expectation, const Question& question,
                           const Kernel& kernel, const Arena& arena) {
  expect_outputs(expectation, question, kernel, arena.all_outputs());
}

/// Calls `run` for each way in which a kernel of that device may run here. On a CPU: with each
/// instruction set, and the result written either into the caches or past them. Which of the two is
/// random, so that it does not follow the loops over questions, but the same in every run of the
/// tests.
template <typename Run>
void in_each_way(DeviceKind device, const Run& run) {
  if (device != DeviceKind::cpu) {
    run();
    return;
  }
  static std::minstd_rand random;
  for (const cpu::InstructionSet set : cpu::instruction_sets_of_this_processor()) {
    const bool is_streamed = random() > std::minstd_rand::max() / 2;
    constexpr std::int64_t kAll = std::numeric_limits<std::int64_t>::max();
    const testing::ScopedTrace way(
        __FILE__, __LINE__,
        "instructions " + std::string(cpu::name_of(set)) + (is_streamed ? ", streamed" : ""));
    const cpu::AssumedProcessor assumed({set, is_streamed ? 0 : kAll});
    run();
  }
}

/// Runs `kernel` on `question`, in each way, and expects the oracle's answer and no stray write.
inline void expect_right(Backend& backend, const Question& question, const Kernel& kernel,
                         Placement placement = {}) {
  Arena arena(backend, question, kernel, placement);
  in_each_way(kernel.device, [&] {
    arena.reset();
    arena.launch();
    backend.synchronize();
    const Arena::Left left = arena.left();
    expect_outputs(question.expectation(), question, kernel, left.outputs, placement);
    EXPECT_EQ(left.stray_write, "")
        << kernel.full_name() << ' ' << describe(question.problem()) << ' ' << placement;
  });
}

}  // namespace roofmax::test
