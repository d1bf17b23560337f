#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax::masked_softmax {

/// What the documented wrapper is set to, beside the problem (S0, S1).
struct WrapperSettings {
  bool has_fusion = true;
  /// Of the fallback: exp, sum and quotient in fp32 with a cast back, else in the scores' type.
  bool softmax_in_fp32 = true;
};

/// What the documented wrapper does with a problem.
struct Dispatch {
  /// The fused kernel that it has for the problem's mask and direction.
  std::string fused;
  /// What it runs: `fused` or the unfused fallback; empty where it raises an error.
  std::string kernel;
  /// Every constraint that refused fusion, in the wrapper's order.
  std::vector<Refusal> refusals;
  /// Raised in the fused path, so only where nothing refused it.
  std::optional<Refusal> error;
  /// What the fused path silently leaves out of the computation, or what the fallback would do that
  /// no kernel here does.
  std::vector<Refusal> warnings;
};

/// Fused when fusion is on, there is no sink, fp16 or bf16, 16 < sk <= 4096, and sq, sk and b *
/// heads are multiples of 4; then b * heads (causal) or sq (else) must be a multiple of
/// `rows_per_block`. The causal path requires sq == sk.
[[nodiscard]] Dispatch dispatch(const Problem& problem, const WrapperSettings& settings);

/// Rows that a thread block of the wrapper's fused kernels takes, from their layout of warps: four
/// warps, of two rows each where a row has at most 128 columns. (S1 prints ranges instead, 4 to 8
/// below 512 columns, 2 to 4 to 2048, 1 to 2 to 4096, which decide no constraint.)
[[nodiscard]] std::int64_t rows_per_block(std::int64_t sk);

/// That choice as `Operation::explain` gives it; the settings are `choice_settings()`.
[[nodiscard]] std::vector<Choice> explain(const Problem& problem, const ChoiceSettings& settings,
                                          const DeviceTraits& device);
[[nodiscard]] std::vector<Axis> choice_settings();

}  // namespace roofmax::masked_softmax
