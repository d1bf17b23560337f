// Runs a kernel on inputs of the test's choosing, at any alignment, and judges what it wrote:
// against the oracle, and for every byte around the output.
#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"
#include "kernels/contract/registry.hpp"
#include "reference/distribution.hpp"
#include "reference/float_format.hpp"
#include "reference/verdict.hpp"

namespace roofmax::test {

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
  bool in_place = false;
};

inline Problem softmax_problem(Dtype dtype, std::int64_t rows, std::int64_t cols,
                               std::int64_t stride = 0, const std::string& distribution = "given") {
  return find_operation("softmax")->make_problem({dtype, dtype},
                                                 {{"rows", std::to_string(rows)},
                                                  {"cols", std::to_string(cols)},
                                                  {"stride", std::to_string(stride)},
                                                  {"distribution", distribution}});
}

/// A problem of `softmax` with its input and, computed once for all kernels, its expectation.
class Question {
 public:
  /// Input made by the problem's distribution.
  explicit Question(Problem problem, std::uint64_t seed = 1)
      : Question(std::move(problem), Empty{}) {
    reference::fill_by_distribution(problem_.choice("distribution"), seed, input_spec(),
                                    input_.data());
  }
  /// Input set by `value(row, col)`.
  template <std::invocable<std::int64_t, std::int64_t> Value>
  Question(Problem problem, Value&& value) : Question(std::move(problem), Empty{}) {
    const TensorSpec spec = input_spec();
    for (std::int64_t row = 0; row < spec.rows; ++row) {
      for (std::int64_t col = 0; col < spec.cols; ++col) {
        reference::store_element(spec.dtype, input_.data(), row * spec.stride + col,
                                 value(row, col));
      }
    }
  }

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] TensorSpec input_spec() const { return tensors()[0]; }
  [[nodiscard]] TensorSpec output_spec() const { return tensors()[1]; }
  [[nodiscard]] const std::vector<std::byte>& input() const { return input_; }
  [[nodiscard]] const reference::Expectation& expectation() const {
    if (!expectation_) {
      const std::byte* const pointer = input_.data();
      expectation_ = std::make_unique<reference::Expectation>(problem_, std::span(&pointer, 1));
    }
    return *expectation_;
  }

 private:
  struct Empty {};
  Question(Problem problem, Empty)
      : problem_(std::move(problem)), input_(static_cast<std::size_t>(input_spec().bytes())) {}
  [[nodiscard]] std::vector<TensorSpec> tensors() const {
    return find_operation("softmax")->tensors(problem_);
  }

  Problem problem_;
  std::vector<std::byte> input_;
  mutable std::unique_ptr<reference::Expectation> expectation_;
};

/// A kernel's arguments in device memory, guarded on both sides of the output.
class Arena {
 public:
  Arena(Backend& backend, const Question& question, const Kernel& kernel, Placement placement = {})
      : backend_(backend), question_(question), kernel_(kernel), placement_(placement) {
    const auto size = static_cast<std::int64_t>(size_of(question.problem().dtype));
    const std::int64_t bytes = question.input_spec().bytes();
    input_memory_ = backend.allocate(2 * kGuard + bytes + 256);
    output_memory_ = backend.allocate(2 * kGuard + bytes + 256);
    workspace_bytes_ = kernel.workspace_bytes ? kernel.workspace_bytes(question.problem()) : 0;
    workspace_ = backend.allocate(workspace_bytes_ + kGuard);
    backend.fill(workspace_.data(), 0, workspace_bytes_);
    input_ = input_memory_.data() + kGuard + placement.input_offset * size;
    output_ = placement.in_place ? input_
                                 : output_memory_.data() + kGuard + placement.output_offset * size;
    reset();
  }

  /// Fresh input, poisoned output, whole guards.
  void reset() {
    const std::int64_t bytes = question_.input_spec().bytes();
    backend_.fill(input_memory_.data(), kGuardPattern, input_memory_.bytes());
    backend_.fill(output_memory_.data(), kGuardPattern, output_memory_.bytes());
    backend_.fill(workspace_.data() + workspace_bytes_, kGuardPattern, kGuard);
    if (bytes == 0) return;
    if (!placement_.in_place) backend_.fill(output_, 0xff, bytes);
    backend_.copy_to_device(input_, question_.input().data(), bytes);
  }

  void launch() { launch_on(backend_.stream()); }
  void launch_on(Stream stream) {
    const void* const input = input_;
    void* const output = output_;
    kernel_.launch({.problem = question_.problem(),
                    .inputs = std::span(&input, 1),
                    .outputs = std::span(&output, 1),
                    .workspace = workspace_.data(),
                    .stream = stream});
  }

  [[nodiscard]] std::vector<std::byte> output() const {
    std::vector<std::byte> host(static_cast<std::size_t>(question_.output_spec().bytes()));
    if (!host.empty()) {
      backend_.copy_to_host(host.data(), output_, static_cast<std::int64_t>(host.size()));
    }
    return host;
  }

  /// Empty when every byte outside the output's rows is as it was.
  [[nodiscard]] std::string stray_write() const {
    const std::string output_stray = stray_in(placement_.in_place ? input_memory_ : output_memory_,
                                              output_, question_.output_spec().bytes());
    if (!output_stray.empty()) return "around the output: " + output_stray;
    std::vector<std::uint8_t> tail(kGuard);
    backend_.copy_to_host(tail.data(), workspace_.data() + workspace_bytes_, kGuard);
    for (const std::uint8_t byte : tail) {
      if (byte != kGuardPattern) return "after the workspace";
    }
    return {};
  }

 private:
  static constexpr std::int64_t kGuard = 512;
  static constexpr std::uint8_t kGuardPattern = 0xa5;

  [[nodiscard]] std::string stray_in(const Buffer& memory, const std::byte* begin,
                                     std::int64_t bytes) const {
    std::vector<std::uint8_t> all(static_cast<std::size_t>(memory.bytes()));
    backend_.copy_to_host(all.data(), memory.data(), memory.bytes());
    const TensorSpec spec = question_.output_spec();
    const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
    const std::int64_t first = begin - memory.data();
    for (std::int64_t i = 0; i < memory.bytes(); ++i) {
      const bool is_inside = i >= first && i < first + bytes;
      if (!is_inside && all[static_cast<std::size_t>(i)] != kGuardPattern) {
        return "byte " + std::to_string(i - first);
      }
      const bool is_gap = is_inside && (i - first) / size % spec.stride >= spec.cols;
      if (!is_gap) continue;
      const auto now = all[static_cast<std::size_t>(i)];
      const auto before =
          placement_.in_place
              ? static_cast<std::uint8_t>(question_.input()[static_cast<std::size_t>(i - first)])
              : std::uint8_t{0xff};
      if (now != before) return "byte " + std::to_string(i - first) + ", between rows";
    }
    return {};
  }

  Backend& backend_;
  const Question& question_;
  const Kernel& kernel_;
  Placement placement_;
  Buffer input_memory_;
  Buffer output_memory_;
  Buffer workspace_;
  std::int64_t workspace_bytes_ = 0;
  std::byte* input_ = nullptr;
  std::byte* output_ = nullptr;
};

/// Runs `kernel` on `question` and expects the oracle's answer and no stray write.
inline void expect_right(Backend& backend, const Question& question, const Kernel& kernel,
                         Placement placement = {}) {
  SCOPED_TRACE(kernel.full_name() + " " + describe(question.problem()) + " input+" +
               std::to_string(placement.input_offset) + " output+" +
               std::to_string(placement.output_offset) + (placement.in_place ? " in place" : ""));
  Arena arena(backend, question, kernel, placement);
  arena.launch();
  backend.synchronize();
  const std::vector<std::byte> output = arena.output();
  const reference::Verdict verdict =
      question.expectation().judge(0, output.data(), kernel.extra_ulps);
  EXPECT_TRUE(verdict.correct) << verdict.what;
  EXPECT_EQ(arena.stray_write(), "");
}

}  // namespace roofmax::test
