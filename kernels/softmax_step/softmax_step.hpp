#pragma once

#include <cstdint>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax::softmax_step {

/// The steps of unfused softmaxes: the values of the axis `step`.
enum class Step {
  max,
  subtract_exp,
  sum,
  divide,
  // of masked scores
  scale,
  add_mask,
  fill_mask,
  fill_causal,
  exp,
  cast,
  softmax,
  // of their gradient
  multiply,
  subtract_multiply,
};

/// Types in and out: the same, or an intermediate in fp32 beside a half.
inline const std::vector<DtypePair> kStepDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16},
    {Dtype::fp16, Dtype::fp32}, {Dtype::bf16, Dtype::fp32}, {Dtype::fp32, Dtype::fp16},
    {Dtype::fp32, Dtype::bf16}};

[[nodiscard]] Step step_of(const Problem& problem);

/// What a step moves and computes: its compulsory work, in one launch.
[[nodiscard]] Traffic step_traffic(const Problem& problem, const DeviceTraits& device);

}  // namespace roofmax::softmax_step
