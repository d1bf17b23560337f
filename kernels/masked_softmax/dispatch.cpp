// Which kernel computes a masked softmax by the wrapper documented in S0 and S1, with every
// constraint that keeps it from fusing. roofmax's own choice (kernels/choice) has none of them.

#include "kernels/masked_softmax/dispatch.hpp"

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {
namespace {

constexpr std::int64_t kShortestRow = 16;  // exclusive
constexpr std::int64_t kLongestRow = 4096;
constexpr std::int64_t kMultiple = 4;

std::string text(std::int64_t number) { return std::to_string(number); }

std::string with_direction(const std::string& name, const Problem& problem) {
  return is_backward(problem) ? name + "_backward" : name;
}

/// Whether the wrapper treats the problem as causal: so it does with a window without a right side.
bool is_causal(const Problem& problem) { return band_of(problem).right == 0; }

std::string fused_kernel(const Problem& problem) {
  const char* const name = is_causal(problem)                            ? "scaled_causal"
                           : explicit_mask_of(problem) != Explicit::none ? "scaled_masked"
                                                                         : "scaled";
  return with_direction(name, problem);
}

void require_multiple(const char* constraint, const std::string& what, std::int64_t value,
                      std::int64_t of, const std::string& why, std::vector<Refusal>& refusals) {
  if (value % of == 0) return;
  refusals.push_back(
      {constraint, what + " is " + text(value) + ", but must be a multiple of " + text(of) + why});
}

std::vector<Refusal> refusals_of(const Problem& problem, const WrapperSettings& settings) {
  const Shape shape = shape_of(problem);
  std::vector<Refusal> refusals;
  if (!settings.has_fusion) refusals.push_back({"fusion", "fusion is off, but must be on"});
  if (has_sink(problem)) {
    refusals.push_back({"sink", "sink is logit, but must be none: its fused kernels take no sink"});
  }
  if (problem.dtype != Dtype::fp16 && problem.dtype != Dtype::bf16) {
    refusals.push_back({"dtype", "the scores are " + std::string(name_of(problem.dtype)) +
                                     ", but must be fp16 or bf16"});
  }
  if (shape.sk <= kShortestRow || shape.sk > kLongestRow) {
    refusals.push_back({"sk_range", "sk is " + text(shape.sk) + ", but must be above " +
                                        text(kShortestRow) + " and at most " + text(kLongestRow)});
  }
  require_multiple("sq_multiple", "sq", shape.sq, kMultiple, "", refusals);
  require_multiple("sk_multiple", "sk", shape.sk, kMultiple, "", refusals);
  require_multiple("planes_multiple", "b * heads", shape.planes(), kMultiple, "", refusals);
  // The wrapper checks its layout of warps only where it has one for the shape.
  if (refusals.empty()) {
    const std::string why =
        ", the rows of a thread block at sk = " + text(shape.sk) + " by the layout of its warps";
    const std::int64_t rows = rows_per_block(shape.sk);
    if (is_causal(problem)) {
      require_multiple("rows_per_block", "b * heads", shape.planes(), rows, why, refusals);
    } else {
      require_multiple("rows_per_block", "sq", shape.sq, rows, why, refusals);
    }
  }
  return refusals;
}

/// Of a forward only: the backward needs no mask where y is right.
std::vector<Refusal> dropped_by_fused(const Problem& problem) {
  if (is_backward(problem)) return {};
  std::vector<Refusal> dropped;
  if (is_causal(problem) && explicit_mask_of(problem) != Explicit::none) {
    dropped.push_back({"mask", "the documented wrapper would drop the explicit mask of mask=" +
                                   problem.choice("mask") + ": its causal kernel takes none"});
  }
  const Band band = band_of(problem);
  const bool ignores_left = band.left != Band::kUnlimited;
  const bool ignores_right = band.right != Band::kUnlimited && band.right != 0;
  if (ignores_left || ignores_right) {
    std::string window;
    if (ignores_left) window = "window_left=" + text(band.left);
    if (ignores_right) {
      window += (window.empty() ? "" : " and ") + std::string("window_right=") + text(band.right);
    }
    dropped.push_back({"window", "the documented wrapper would ignore " + window +
                                     ": its fused kernels have no window"});
  }
  return dropped;
}

/// Why the kernel here of the fallback's name does not take the problem; nothing where it does, or
/// where this build has none.
std::optional<Refusal> refusal_of_namesake(const std::string& fallback, const Problem& problem) {
  for (const Kernel* const kernel : kernels()) {
    const bool is_namesake = kernel->operation == problem.operation->name &&
                             kernel->name == fallback && kernel->default_tuning;
    if (!is_namesake) continue;
    auto refusal = refusal_of(*kernel, problem, {.kind = kernel->device, .name = {}});
    if (refusal) return refusal;
  }
  return std::nullopt;
}

/// What the fallback would do that `unfused` here does not: serve a sink, compute in the type of
/// the scores, which is a setting of the wrapper, or take the problem at all.
std::vector<Refusal> unlike_fallback(const Problem& problem, const WrapperSettings& settings) {
  const std::string fallback = with_direction("unfused", problem);
  if (has_sink(problem)) {
    return {{"sink",
             "the documented fallback appends the sink's logit to each row of scores and "
             "drops its share; " +
                 fallback + " here takes no sink: " + with_direction("sink", problem) +
                 " is the kernel that does"}};
  }
  std::vector<Refusal> unlike;
  if (!settings.softmax_in_fp32 && problem.dtype != Dtype::fp32 && !is_backward(problem)) {
    unlike.push_back({"softmax_in_fp32",
                      "the documented fallback would compute the softmax in " +
                          std::string(name_of(problem.dtype)) +
                          " throughout; no kernel here does that: unfused computes it in fp32"});
  }
  if (const auto refusal = refusal_of_namesake(fallback, problem)) {
    unlike.push_back({refusal->constraint, "the documented fallback would take the problem; " +
                                               fallback + " here does not: " + refusal->reason});
  }
  return unlike;
}

std::string reason_of_fused(const Problem& problem) {
  const std::int64_t sk = shape_of(problem).sk;
  return "every constraint is met; a thread block takes " + text(rows_per_block(sk)) +
         " rows at sk = " + text(sk) +
         " by the layout of its warps (S1 prints 4 to 8 below 512, 2 to 4 to 2048, 1 to 2 to 4096)";
}

std::string reason_of_fallback(const Problem& problem, const WrapperSettings& settings) {
  if (is_backward(problem)) {
    return "the fallback, the gradient from y and dy, a launch per operator; it needs no mask, "
           "because y is 0 where one hides a score";
  }
  const std::string fallback = "the fallback, which applies masks and windows";
  if (problem.dtype == Dtype::fp32) return fallback + "; all of it in fp32";
  if (!settings.softmax_in_fp32) return fallback;
  return fallback + "; softmax_in_fp32: the softmax in fp32, then a cast back";
}

std::vector<Choice> explain_documented(const Problem& problem, const WrapperSettings& settings) {
  std::vector<Choice> choices;
  const auto add = [&](const std::string& kernel, Choice::Outcome outcome,
                       const std::string& constraint, const std::string& reason) {
    choices.push_back({.rule = "documented wrapper",
                       .kernel = kernel,
                       .outcome = outcome,
                       .constraint = constraint,
                       .reason = reason,
                       .asks_device = false});
  };
  const Dispatch found = dispatch(problem, settings);
  for (const Refusal& refusal : found.refusals) {
    add(found.fused, Choice::Outcome::refuses, refusal.constraint, refusal.reason);
  }
  if (found.error) {
    add(found.fused, Choice::Outcome::raises, found.error->constraint, found.error->reason);
    return choices;
  }
  add(found.kernel, Choice::Outcome::takes, "",
      found.refusals.empty() ? reason_of_fused(problem) : reason_of_fallback(problem, settings));
  for (const Refusal& warning : found.warnings) {
    add(found.kernel, Choice::Outcome::warns, warning.constraint, warning.reason);
  }
  return choices;
}

}  // namespace

Dispatch dispatch(const Problem& problem, const WrapperSettings& settings) {
  Dispatch found;
  found.fused = fused_kernel(problem);
  found.refusals = refusals_of(problem, settings);
  if (!found.refusals.empty()) {
    found.kernel = with_direction("unfused", problem);
    found.warnings = unlike_fallback(problem, settings);
    return found;
  }
  const Shape shape = shape_of(problem);
  if (is_causal(problem) && shape.sq != shape.sk) {
    found.error =
        Refusal{"causal_square", "sq is " + text(shape.sq) + " and sk is " + text(shape.sk) +
                                     ", but must be equal: its causal kernel is for "
                                     "self-attention only, and it has no fallback"};
    return found;
  }
  found.kernel = found.fused;
  found.warnings = dropped_by_fused(problem);
  return found;
}

std::int64_t rows_per_block(std::int64_t sk) {
  constexpr std::int64_t kWarps = 4;
  constexpr std::int64_t kLongestOfTwo = 128;
  return kWarps * (sk <= kLongestOfTwo ? 2 : 1);
}

std::vector<Choice> explain(const Problem& problem, const ChoiceSettings& settings,
                            const DeviceTraits& /*device*/) {
  return explain_documented(problem, {.has_fusion = settings.at("fusion") == "on",
                                      .softmax_in_fp32 = settings.at("softmax_in_fp32") == "yes"});
}

std::vector<Axis> choice_settings() {
  return {{.name = "fusion",
           .summary = "whether the documented wrapper may fuse",
           .choices = {"on", "off"}},
          {.name = "softmax_in_fp32",
           .summary = "whether its fallback computes the softmax in fp32, else in the scores' type",
           .choices = {"yes", "no"}}};
}

}  // namespace roofmax::masked_softmax
