#pragma once

// An operation of the tests' own, so that what they say about patterns, grids and tables does not
// change with the kernels of the tree. It is never launched.

#include "harness/record/case.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::tests {

inline Bytes toy_bytes(const Problem& problem) {
  const std::int64_t n = problem.at("n");
  return {n * static_cast<std::int64_t>(size_of(problem.dtype)),
          n * static_cast<std::int64_t>(size_of(problem.dtype_out))};
}

inline Operation toy_operation() {
  Operation operation;
  operation.name = "toy";
  operation.summary = "an operation of the tests";
  operation.formula = "y = x";
  operation.axes = {
      {.name = "n",
       .summary = "elements",
       .role = AxisRole::length,
       .default_value = 64,
       .minimum = 1,
       .maximum = 1'000'000},
      {.name = "part", .summary = "elements of a part", .default_value = 8, .minimum = 1},
      {.name = "order", .summary = "direction", .role = AxisRole::data, .choices = {"up", "down"}}};
  operation.dtypes = {
      {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::fp32}};
  operation.validate = [](const Problem& problem) {
    if (problem.at("part") > problem.at("n")) {
      throw ProblemError("part", problem.text("part"), "is longer than the whole; use n or less");
    }
  };
  operation.tensors = [](const Problem& problem) {
    const std::int64_t n = problem.at("n");
    return std::vector<TensorSpec>{contiguous("x", Role::input, problem.dtype, {1, n}),
                                   contiguous("y", Role::output, problem.dtype_out, {1, n})};
  };
  operation.compulsory = [](const Problem& problem) { return Work{.bytes = toy_bytes(problem)}; };
  operation.reuse_bytes = [](const Problem&) { return std::int64_t{0}; };
  return operation;
}

inline Kernel toy_kernel(const std::string& name, DeviceKind device, const std::string& tuning) {
  Kernel kernel;
  kernel.name = name;
  kernel.tuning = tuning;
  kernel.operation = "toy";
  kernel.device = device;
  kernel.dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}};
  kernel.summary = "does nothing";
  kernel.constraints = "none";
  kernel.source = "the tests";
  kernel.traffic = [](const Problem& problem, const DeviceTraits&) {
    return Traffic{.bytes = toy_bytes(problem)};
  };
  kernel.prepare = [](const Problem&, const DeviceTraits&) { return [](const Launch&) {}; };
  return kernel;
}

inline const Registration toy{toy_operation()};
inline const Registration toy_plain{toy_kernel("plain", DeviceKind::cpu, "")};
inline const Registration toy_blocked{
    std::vector<Kernel>{toy_kernel("blocked", DeviceKind::cpu, "block=16"),
                        toy_kernel("blocked", DeviceKind::cpu, "block=64")}};
inline const Registration toy_wide{
    std::vector<Kernel>{toy_kernel("wide", DeviceKind::cuda, "threads=128"),
                        toy_kernel("wide", DeviceKind::cuda, "threads=256")}};

inline Problem toy_problem(const std::string& n = "64", Dtype dtype = Dtype::fp32) {
  return find_operation("toy")->make_problem({dtype, dtype}, {{"n", n}});
}

/// A case of a CPU kernel of the toy operation.
inline Case toy_case(const std::string& kernel = "plain", const std::string& n = "64",
                     Cache cache = Cache::cold) {
  return {.problem = toy_problem(n),
          .kernel = find_kernel("toy", DeviceKind::cpu, kernel),
          .device = {},
          .cache = cache,
          .timer = TimerKind::wall};
}

}  // namespace roofmax::tests
