// The documented wrapper's choice of a kernel at each of its limits, and roofmax's own beside it.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/dispatch.hpp"

namespace roofmax::masked_softmax {
namespace {

using Axes = std::map<std::string, std::string>;

Problem problem(const Axes& axes, Dtype dtype = Dtype::bf16) {
  return find_operation("masked_softmax")->make_problem({dtype, dtype}, axes);
}

/// A shape that meets every constraint, with some axes changed.
Problem changed(const Axes& axes, Dtype dtype = Dtype::bf16) {
  Axes all{{"b", "2"}, {"heads", "4"}, {"sq", "64"}, {"sk", "64"}};
  for (const auto& [axis, value] : axes) all[axis] = value;
  return problem(all, dtype);
}

/// The constraints that refused, in order.
std::vector<std::string> refused(const Problem& asked, const WrapperSettings& settings = {}) {
  std::vector<std::string> words;
  for (const Refusal& refusal : dispatch(asked, settings).refusals) {
    words.push_back(refusal.constraint);
  }
  return words;
}

std::string kernel_of(const Axes& axes) { return dispatch(changed(axes), {}).kernel; }

using Words = std::vector<std::string>;

TEST(DocumentedWrapper, RunsTheFusedKernelOfTheMask) {
  EXPECT_EQ(kernel_of({}), "scaled");
  EXPECT_EQ(kernel_of({{"mask", "causal"}}), "scaled_causal");
  EXPECT_EQ(kernel_of({{"mask", "additive"}}), "scaled_masked");
  EXPECT_EQ(kernel_of({{"mask", "boolean"}, {"broadcast", "heads_queries"}}), "scaled_masked");
  EXPECT_EQ(kernel_of({{"direction", "backward"}}), "scaled_backward");
  EXPECT_EQ(kernel_of({{"mask", "causal"}, {"direction", "backward"}}), "scaled_causal_backward");
  EXPECT_EQ(kernel_of({{"sk", "4100"}, {"direction", "backward"}}), "unfused_backward");
}

TEST(DocumentedWrapper, FusesRowsAbove16AndTo4096Columns) {
  EXPECT_EQ(refused(changed({{"sk", "16"}})), Words{"sk_range"});
  EXPECT_EQ(refused(changed({{"sk", "20"}})), Words{});
  EXPECT_EQ(refused(changed({{"sk", "4096"}})), Words{});
  EXPECT_EQ(refused(changed({{"sk", "4100"}})), Words{"sk_range"});
  const Dispatch found = dispatch(changed({{"sk", "16"}}), {});
  EXPECT_EQ(found.kernel, "unfused");
  EXPECT_EQ(found.refusals[0].reason, "sk is 16, but must be above 16 and at most 4096");
}

TEST(DocumentedWrapper, WantsMultiplesOfFour) {
  for (const char* const sk : {"61", "62", "63"}) {
    EXPECT_EQ(refused(changed({{"sk", sk}})), Words{"sk_multiple"}) << sk;
  }
  for (const char* const sq : {"61", "62", "63"}) {
    EXPECT_EQ(refused(changed({{"sq", sq}})), Words{"sq_multiple"}) << sq;
  }
  EXPECT_EQ(refused(changed({{"b", "3"}, {"heads", "2"}})), Words{"planes_multiple"});
  EXPECT_EQ(refused(changed({{"b", "3"}, {"heads", "4"}})), Words{});
  EXPECT_EQ(refused(changed({{"b", "2"}, {"heads", "2"}})), Words{});
  EXPECT_EQ(dispatch(changed({{"sq", "62"}}), {}).refusals[0].reason,
            "sq is 62, but must be a multiple of 4");
}

TEST(DocumentedWrapper, WantsHalfPrecisionNoSinkAndFusionOn) {
  EXPECT_EQ(refused(changed({}, Dtype::fp32)), Words{"dtype"});
  EXPECT_EQ(refused(changed({}, Dtype::fp16)), Words{});
  EXPECT_EQ(refused(changed({{"sink", "logit"}})), Words{"sink"});
  EXPECT_EQ(refused(changed({}), {.has_fusion = false}), Words{"fusion"});
}

TEST(DocumentedWrapper, NamesEveryConstraintThatRefuses) {
  const Problem asked =
      problem({{"b", "3"}, {"heads", "5"}, {"sq", "1"}, {"sk", "5001"}}, Dtype::fp32);
  EXPECT_EQ(
      refused(asked, {.has_fusion = false}),
      (Words{"fusion", "dtype", "sk_range", "sq_multiple", "sk_multiple", "planes_multiple"}));
}

TEST(DocumentedWrapper, TakesEightRowsABlockTo128ColumnsAndFourBeyond) {
  EXPECT_EQ(rows_per_block(17), 8);
  EXPECT_EQ(rows_per_block(128), 8);
  EXPECT_EQ(rows_per_block(129), 4);
  EXPECT_EQ(rows_per_block(4096), 4);
}

TEST(DocumentedWrapper, CountsRowsOfABlockInQueriesUnlessCausal) {
  EXPECT_EQ(refused(changed({{"sq", "60"}, {"sk", "128"}})), Words{"rows_per_block"});
  EXPECT_EQ(refused(changed({{"sq", "60"}, {"sk", "132"}})), Words{});
  EXPECT_EQ(refused(changed({{"sq", "60"}, {"sk", "60"}, {"mask", "additive"}})),
            Words{"rows_per_block"});
  // Causal counts planes: 12 is not a multiple of 8, whatever sq is.
  const Axes planes{{"b", "3"}, {"mask", "causal"}};
  EXPECT_EQ(refused(changed(planes)), Words{"rows_per_block"});
  EXPECT_EQ(refused(changed({{"sq", "60"}, {"sk", "60"}, {"mask", "causal"}})), Words{});
  EXPECT_EQ(refused(changed({{"b", "3"}, {"mask", "causal"}, {"sq", "132"}, {"sk", "132"}})),
            Words{});
  EXPECT_EQ(dispatch(changed(planes), {}).refusals[0].reason,
            "b * heads is 12, but must be a multiple of 8, the rows of a thread block at sk = 64 "
            "by the layout of its warps");
}

TEST(DocumentedWrapper, RaisesOnACausalMaskThatIsNotSquare) {
  const Dispatch found = dispatch(changed({{"mask", "causal"}, {"sq", "32"}}), {});
  EXPECT_EQ(found.kernel, "");
  ASSERT_TRUE(found.error);
  EXPECT_EQ(found.error->constraint, "causal_square");
  EXPECT_NE(found.error->reason.find("sq is 32 and sk is 64"), std::string::npos);
  // The check stands in the fused path: what is refused before reaches the fallback.
  const Dispatch fallen = dispatch(changed({{"mask", "causal"}, {"sq", "1"}}), {});
  EXPECT_FALSE(fallen.error);
  EXPECT_EQ(fallen.kernel, "unfused");
  EXPECT_FALSE(dispatch(changed({{"sq", "32"}}), {}).error);
}

TEST(DocumentedWrapper, DropsAMaskUnderCausalAndAWindow) {
  const auto dropped = [](const Axes& axes) {
    const Dispatch found = dispatch(changed(axes), {});
    return found.warnings.empty() ? found.kernel
                                  : found.kernel + ": " + found.warnings[0].constraint;
  };
  EXPECT_EQ(dropped({{"mask", "causal"}}), "scaled_causal");
  EXPECT_EQ(dropped({{"mask", "causal_additive"}}), "scaled_causal: mask");
  EXPECT_EQ(dropped({{"mask", "causal_boolean"}}), "scaled_causal: mask");
  EXPECT_EQ(dropped({{"mask", "causal_boolean"}, {"sk", "62"}, {"sq", "62"}}), "unfused");
  EXPECT_EQ(dropped({{"mask", "window"}, {"window_left", "8"}, {"window_right", "0"}}),
            "scaled_causal: window");
  EXPECT_EQ(dropped({{"mask", "window"}, {"window_left", "8"}, {"window_right", "4"}}),
            "scaled: window");
  EXPECT_EQ(dropped({{"mask", "window"}, {"window_right", "0"}}), "scaled_causal");
  EXPECT_EQ(dropped({{"mask", "window"}}), "scaled");
  EXPECT_EQ(dispatch(changed({{"mask", "window"}, {"window_left", "8"}, {"window_right", "4"}}), {})
                .warnings[0]
                .reason,
            "the documented wrapper would ignore window_left=8 and window_right=4: its fused "
            "kernels have no window");
}

/// What a rule says, "outcome kernel constraint" a line.
Words lines_of(const std::string& rule, const Problem& asked, const ChoiceSettings& settings = {},
               DeviceKind kind = DeviceKind::cpu) {
  const Operation& operation = *find_operation("masked_softmax");
  Words lines;
  for (const Choice& choice : operation.explain(asked, operation.make_settings(settings),
                                                {.kind = kind, .name = "test"})) {
    if (choice.rule != rule) continue;
    const char* const outcomes[] = {"takes", "refuses", "raises", "warns"};
    lines.push_back(std::string(outcomes[static_cast<int>(choice.outcome)]) + " " + choice.kernel +
                    (choice.constraint.empty() ? "" : " " + choice.constraint));
  }
  return lines;
}

TEST(Explain, SaysWhatTheWrapperWouldDoLineByLine) {
  const char* const rule = "documented wrapper";
  EXPECT_EQ(lines_of(rule, changed({})), Words{"takes scaled"});
  EXPECT_EQ(lines_of(rule, changed({}), {{"fusion", "off"}}),
            (Words{"refuses scaled fusion", "takes unfused"}));
  EXPECT_EQ(lines_of(rule, changed({{"mask", "causal"}, {"sq", "32"}})),
            Words{"raises scaled_causal causal_square"});
  EXPECT_EQ(lines_of(rule, changed({{"mask", "causal_boolean"}})),
            (Words{"takes scaled_causal", "warns scaled_causal mask"}));
  EXPECT_EQ(lines_of(rule, changed({{"sink", "logit"}})),
            (Words{"refuses scaled sink", "takes unfused", "warns unfused sink"}));
}

TEST(DocumentedWrapper, WarnsThatNoKernelHereComputesTheFallbackInHalfPrecision) {
  const auto warned = [](const Problem& asked, bool has_fusion, bool in_fp32) {
    Words words;
    for (const Refusal& warning :
         dispatch(asked, {.has_fusion = has_fusion, .softmax_in_fp32 = in_fp32}).warnings) {
      words.push_back(warning.reason);
    }
    return words;
  };
  EXPECT_EQ(warned(changed({}), false, false),
            Words{"the documented fallback would compute the softmax in bf16 throughout; no kernel "
                  "here does that: unfused computes it in fp32"});
  EXPECT_EQ(warned(changed({}), false, true), Words{});
  EXPECT_EQ(warned(changed({}), true, false), Words{});
  EXPECT_EQ(warned(changed({}, Dtype::fp32), false, false), Words{});
  EXPECT_EQ(warned(changed({{"direction", "backward"}}), false, false), Words{});
}

/// What the wrapper falls back to has a sink; what bears its name here has none.
TEST(DocumentedWrapper, WarnsThatNoUnfusedKernelHereTakesASink) {
  for (const auto& [direction, suffix] :
       std::map<std::string, std::string>{{"forward", ""}, {"backward", "_backward"}}) {
    const Problem asked = changed({{"sink", "logit"}, {"direction", direction}});
    const Dispatch found = dispatch(asked, {});
    EXPECT_EQ(found.kernel, "unfused" + suffix);
    ASSERT_EQ(found.warnings.size(), 1U);
    EXPECT_EQ(found.warnings[0].constraint, "sink");
    EXPECT_EQ(found.warnings[0].reason,
              "the documented fallback appends the sink's logit to each row of scores and drops "
              "its share; unfused" +
                  suffix + " here takes no sink: sink" + suffix + " is the kernel that does");
    for (const Kernel* const kernel : kernels()) {
      const bool is_named =
          kernel->name == found.kernel && kernel->operation == asked.operation->name;
      if (!is_named) continue;
      EXPECT_TRUE(refusal_of(*kernel, asked, {.kind = kernel->device, .name = "test"}));
    }
  }
}

TEST(Explain, SaysInWhatPrecisionTheFallbackComputes) {
  const auto reason = [](const Problem& asked, const char* in_fp32) {
    const Operation& operation = *find_operation("masked_softmax");
    const ChoiceSettings settings =
        operation.make_settings({{"fusion", "off"}, {"softmax_in_fp32", in_fp32}});
    const std::vector<Choice> choices = operation.explain(asked, settings, {});
    return std::find_if(
               choices.begin(), choices.end(),
               [](const Choice& choice) { return choice.outcome == Choice::Outcome::takes; })
        ->reason;
  };
  const std::string fallback = "the fallback, which applies masks and windows";
  EXPECT_EQ(reason(changed({}), "yes"),
            fallback + "; softmax_in_fp32: the softmax in fp32, then a cast back");
  EXPECT_EQ(reason(changed({}), "no"), fallback);
  EXPECT_EQ(reason(changed({}, Dtype::fp32), "no"), fallback + "; all of it in fp32");
  // A backward applies no mask and casts nothing.
  for (const char* const in_fp32 : {"yes", "no"}) {
    EXPECT_EQ(reason(changed({{"mask", "boolean"}, {"direction", "backward"}}), in_fp32),
              "the fallback, the gradient from y and dy, a launch per operator; it needs no mask, "
              "because y is 0 where one hides a score");
  }
}

TEST(Explain, ReadsTheWrapperWithoutADevice) {
  const Operation& operation = *find_operation("masked_softmax");
  const ChoiceSettings settings = operation.make_settings({});
  const auto documented = [&](const Axes& axes, DeviceKind kind) {
    Words lines;
    for (const Choice& choice :
         operation.explain(changed(axes), settings, {.kind = kind, .name = "test"})) {
      EXPECT_EQ(choice.asks_device, choice.rule != "documented wrapper") << choice.rule;
      if (!choice.asks_device) lines.push_back(choice.kernel + ": " + choice.reason);
    }
    return lines;
  };
  for (const Axes& axes : {Axes{}, {{"mask", "causal_boolean"}}, {{"sq", "62"}}}) {
    const Words on_cpu = documented(axes, DeviceKind::cpu);
    EXPECT_FALSE(on_cpu.empty());
    EXPECT_EQ(on_cpu, documented(axes, DeviceKind::cuda));
  }
  EXPECT_EQ(documented({{"mask", "causal_boolean"}}, DeviceKind::cpu).back(),
            "scaled_causal: the documented wrapper would drop the explicit mask of "
            "mask=causal_boolean: its causal kernel takes none");
}

TEST(Explain, SettingsAreChecked) {
  const Operation& operation = *find_operation("masked_softmax");
  EXPECT_THROW((void)operation.make_settings({{"fusion", "perhaps"}}), ProblemError);
  EXPECT_THROW((void)operation.make_settings({{"fussion", "on"}}), ProblemError);
}

}  // namespace
}  // namespace roofmax::masked_softmax
