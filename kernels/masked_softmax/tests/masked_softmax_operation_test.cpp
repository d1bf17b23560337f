// The definition of operation `masked_softmax`: its tensors, what a query sees, the compulsory
// work, and the combinations of axes that are not valid.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax {
namespace {

using Axes = std::map<std::string, std::string>;

Problem problem_of(const Axes& axes, Dtype dtype = Dtype::fp16) {
  return find_operation("masked_softmax")->make_problem({dtype, dtype}, axes);
}

Axes shape_axes(std::int64_t b, std::int64_t heads, std::int64_t sq, std::int64_t sk) {
  return {{"b", std::to_string(b)},
          {"heads", std::to_string(heads)},
          {"sq", std::to_string(sq)},
          {"sk", std::to_string(sk)}};
}

Axes operator+(Axes axes, const Axes& further) {
  axes.insert(further.begin(), further.end());
  return axes;
}

std::vector<TensorSpec> tensors_of(const Problem& problem) {
  return find_operation("masked_softmax")->tensors(problem);
}

Bytes compulsory_of(const Problem& problem) { return problem.operation->compulsory(problem).bytes; }

/// "name:role:dtype[extents]" of every tensor.
std::vector<std::string> described_tensors(const Problem& problem) {
  std::vector<std::string> all;
  for (const TensorSpec& spec : tensors_of(problem)) {
    const char* const role = spec.role == Role::input    ? "in"
                             : spec.role == Role::output ? "out"
                                                         : "state";
    EXPECT_TRUE(spec.is_contiguous()) << spec.name;
    std::string extents;
    for (const std::int64_t extent : spec.extents) {
      extents += (extents.empty() ? "" : " x ") + std::to_string(extent);
    }
    all.push_back(spec.name + ":" + role + ":" + std::string(name_of(spec.dtype)) + "[" + extents +
                  "]");
  }
  return all;
}

/// The definition, column by column: bottom right aligned.
bool sees(const Problem& problem, std::int64_t q, std::int64_t col) {
  const std::int64_t distance = col - (q + problem.at("sk") - problem.at("sq"));
  const std::string& mask = problem.choice("mask");
  if (mask.rfind("causal", 0) == 0) return distance <= 0;
  if (mask != "window") return true;
  const std::int64_t left = problem.at("window_left");
  const std::int64_t right = problem.at("window_right");
  return (left == -1 || -distance <= left) && (right == -1 || distance <= right);
}

const Axes kShape = shape_axes(2, 3, 5, 7);
const Axes kSink{{"sink", "logit"}};
const Axes kBackward{{"direction", "backward"}};

TEST(MaskedSoftmax, ForwardTensors) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(described_tensors(problem_of(kShape)),
            (Names{"x:in:fp16[2 x 3 x 5 x 7]", "y:out:fp16[2 x 3 x 5 x 7]"}));
  EXPECT_EQ(described_tensors(problem_of(kShape + Axes{{"mask", "additive"}} + kSink)),
            (Names{"x:in:fp16[2 x 3 x 5 x 7]", "mask:in:fp16[2 x 1 x 5 x 7]", "sink:in:fp16[3]",
                   "y:out:fp16[2 x 3 x 5 x 7]", "lse:state:fp32[2 x 3 x 5 x 1]"}));
  for (const char* mask : {"boolean", "causal_boolean"}) {
    EXPECT_EQ(described_tensors(problem_of(kShape + Axes{{"mask", mask}}, Dtype::bf16)),
              (Names{"x:in:bf16[2 x 3 x 5 x 7]", "mask:in:uint8[2 x 1 x 5 x 7]",
                     "y:out:bf16[2 x 3 x 5 x 7]"}));
  }
}

TEST(MaskedSoftmax, BackwardTensorsHoldNoMask) {
  using Names = std::vector<std::string>;
  const Axes masked = kShape + Axes{{"mask", "causal_additive"}} + kBackward;
  EXPECT_EQ(described_tensors(problem_of(masked)),
            (Names{"y:in:fp16[2 x 3 x 5 x 7]", "dy:in:fp16[2 x 3 x 5 x 7]",
                   "dx:out:fp16[2 x 3 x 5 x 7]"}));
  EXPECT_EQ(
      described_tensors(problem_of(masked + kSink)),
      (Names{"y:in:fp16[2 x 3 x 5 x 7]", "dy:in:fp16[2 x 3 x 5 x 7]", "sink:in:fp16[3]",
             "lse:in:fp32[2 x 3 x 5 x 1]", "dx:out:fp16[2 x 3 x 5 x 7]", "dsink:out:fp32[3]"}));
}

/// Scores are folded into rows of keys, and so is what goes with each row.
TEST(MaskedSoftmax, RowsAreThoseOfAllHeads) {
  for (const TensorSpec& spec : tensors_of(problem_of(kShape + kSink))) {
    if (spec.name == "sink") continue;
    EXPECT_EQ(spec.rows(), 30) << spec.name;
    EXPECT_EQ(spec.cols(), spec.name == "lse" ? 1 : 7) << spec.name;
  }
}

/// Each query finds its row of a mask that lacks an axis.
TEST(MaskedSoftmax, BroadcastMasks) {
  struct Case {
    const char* broadcast;
    std::int64_t rows;
    std::int64_t row_of_last;  ///< batch element 1, query 4
  };
  for (const auto& [broadcast, rows, row_of_last] :
       {Case{"heads", 10, 9}, Case{"heads_queries", 2, 1}, Case{"batch_heads", 5, 4}}) {
    const Problem problem =
        problem_of(kShape + Axes{{"mask", "additive"}, {"broadcast", broadcast}});
    const TensorSpec mask = tensors_of(problem).at(1);
    EXPECT_EQ(mask.rows(), rows) << broadcast;
    EXPECT_EQ(mask.cols(), 7);
    const MaskRows row = mask_rows_of(problem);
    EXPECT_EQ(row.count, rows) << broadcast;
    EXPECT_EQ(row.row(1, 4), row_of_last) << broadcast;
  }
}

TEST(MaskedSoftmax, ArgumentsStandInTheOrderOfTheTensors) {
  float memory[6];
  const std::vector<const void*> inputs{memory, memory + 1, memory + 2, memory + 3};
  const std::vector<void*> outputs{memory + 4, memory + 5};
  const Launch launch{.inputs = inputs, .outputs = outputs};
  const auto forward = [&](const Problem& problem) {
    return forward_arguments(launch, explicit_mask_of(problem) != Explicit::none,
                             has_sink(problem));
  };
  const ForwardArguments both = forward(problem_of(Axes{{"mask", "boolean"}} + kSink));
  EXPECT_EQ(both.x, memory);
  EXPECT_EQ(both.mask, memory + 1);
  EXPECT_EQ(both.sink, memory + 2);
  EXPECT_EQ(both.y, memory + 4);
  EXPECT_EQ(both.lse, memory + 5);
  const ForwardArguments sink = forward(problem_of(kSink));
  EXPECT_EQ(sink.mask, nullptr);
  EXPECT_EQ(sink.sink, memory + 1);
  const ForwardArguments neither = forward(problem_of({}));
  EXPECT_EQ(neither.sink, nullptr);
  EXPECT_EQ(neither.lse, nullptr);

  const BackwardArguments gradient =
      backward_arguments(launch, has_sink(problem_of(kBackward + kSink)));
  EXPECT_EQ(gradient.y, memory);
  EXPECT_EQ(gradient.dy, memory + 1);
  EXPECT_EQ(gradient.sink, memory + 2);
  EXPECT_EQ(gradient.lse, memory + 3);
  EXPECT_EQ(gradient.dx, memory + 4);
  EXPECT_EQ(gradient.dsink, memory + 5);
  EXPECT_EQ(backward_arguments(launch, has_sink(problem_of(kBackward))).dsink, nullptr);
}

/// Masks and windows that bound what a query sees, small enough to be counted.
std::vector<Axes> bands() {
  std::vector<Axes> all{{{"mask", "none"}}, {{"mask", "causal"}}};
  for (const char* left : {"-1", "0", "1", "3", "9", "4611686018427387904"}) {
    for (const char* right : {"-1", "0", "2", "9", "9223372036854775807"}) {
      all.push_back({{"mask", "window"}, {"window_left", left}, {"window_right", right}});
    }
  }
  return all;
}

TEST(MaskedSoftmax, BandIsWhatTheDefinitionShows) {
  for (const Axes& mask : bands()) {
    for (const std::int64_t sq : {1, 2, 5, 8}) {
      for (const std::int64_t sk : {1, 2, 5, 8, 13}) {
        const Problem problem = problem_of(shape_axes(1, 1, sq, sk) + mask);
        const Shape shape = shape_of(problem);
        for (std::int64_t q = 0; q < sq; ++q) {
          const Range range = band_of(problem).of(q, shape);
          ASSERT_LE(0, range.begin) << describe(problem);
          ASSERT_LE(range.begin, range.end) << describe(problem);
          ASSERT_LE(range.end, sk) << describe(problem);
          for (std::int64_t col = 0; col < sk; ++col) {
            ASSERT_EQ(range.begin <= col && col < range.end, sees(problem, q, col))
                << describe(problem) << " q=" << q << " col=" << col;
          }
        }
      }
    }
  }
}

/// The documents' shape, by hand: 2^30 scores of 2 bytes.
TEST(MaskedSoftmax, CompulsoryBytesOfTheDocumentedShape) {
  constexpr std::int64_t kScores = std::int64_t{8} * 32 * 2048 * 2048 * 2;
  EXPECT_EQ(compulsory_of(problem_of({})), (Bytes{kScores, kScores}));
  // Rows of one group of 16 queries end in the same sector of 16 columns: 16 x (1 + ... + 128).
  constexpr std::int64_t kCausal = std::int64_t{256} * 16 * (128 * 129 / 2) * 32;
  EXPECT_EQ(compulsory_of(problem_of({{"mask", "causal"}})), (Bytes{kCausal, kScores}));
  EXPECT_EQ(compulsory_of(problem_of(Axes{{"mask", "causal"}} + kBackward)),
            (Bytes{2 * kCausal, kScores}));
  // A mask counts once, whatever it is broadcast over; with causal, what is seen of it.
  const auto mask_bytes = [&](const char* mask, const char* broadcast) {
    const std::int64_t scores = std::string(mask).rfind("causal", 0) == 0 ? kCausal : kScores;
    return compulsory_of(problem_of({{"mask", mask}, {"broadcast", broadcast}})).read - scores;
  };
  EXPECT_EQ(mask_bytes("additive", "heads"), kScores / 32);
  EXPECT_EQ(mask_bytes("boolean", "heads"), kScores / 64);
  EXPECT_EQ(mask_bytes("additive", "heads_queries"), 8 * 2048 * 2);
  EXPECT_EQ(mask_bytes("boolean", "batch_heads"), 2048 * 2048);
  EXPECT_EQ(mask_bytes("causal_additive", "heads"), kCausal / 32);
  EXPECT_EQ(mask_bytes("causal_additive", "batch_heads"), kCausal / 256);
  EXPECT_EQ(mask_bytes("causal_boolean", "heads_queries"), 8 * 2048);
  // Sink logits, and the log-sum-exp that the backward takes.
  EXPECT_EQ(compulsory_of(problem_of(kSink)),
            (Bytes{kScores + 32 * 2, kScores + std::int64_t{8} * 32 * 2048 * 4}));
  EXPECT_EQ(compulsory_of(problem_of(kSink + kBackward)),
            (Bytes{2 * kScores + 32 * 2 + std::int64_t{8} * 32 * 2048 * 4, kScores + 32 * 4}));
}

/// Bytes that must be read, by marking the sectors of every score that is seen: at least those
/// inside the tensors, at most the whole sectors.
std::pair<std::int64_t, std::int64_t> counted_reads(const Problem& problem) {
  constexpr std::int64_t kSector = 32;
  const Shape shape = shape_of(problem);
  const MaskRows mask_row = mask_rows_of(problem);
  std::pair<std::int64_t, std::int64_t> reads;
  for (const TensorSpec& spec : tensors_of(problem)) {
    if (!spec.is_read()) continue;
    const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
    std::set<std::int64_t> sectors;
    for (std::int64_t row = 0; row < shape.rows(); ++row) {
      const std::int64_t q = row % shape.sq;
      const std::int64_t batch = row / (shape.heads * shape.sq);
      for (std::int64_t col = 0; col < shape.sk; ++col) {
        if (!sees(problem, q, col)) continue;
        std::int64_t element = row * shape.sk + col;
        if (spec.name == "mask") {
          element = mask_row.row(batch, q) * shape.sk + col;
        } else if (spec.name == "sink" || spec.name == "lse") {
          continue;
        }
        sectors.insert(element * size / kSector);
      }
    }
    for (const std::int64_t sector : sectors) {
      reads.first += std::min(kSector, spec.bytes() - sector * kSector);
      reads.second += kSector;
    }
    if (spec.name == "sink" || spec.name == "lse") {
      reads.first += spec.bytes();
      reads.second += spec.bytes();
    }
  }
  return reads;
}

TEST(MaskedSoftmax, CompulsoryBytesAreThoseOfTheSectorsSeen) {
  std::vector<Axes> masks = bands();
  for (const char* mask : {"additive", "boolean", "causal_additive", "causal_boolean"}) {
    for (const char* broadcast : {"heads", "heads_queries", "batch_heads"}) {
      masks.push_back({{"mask", mask}, {"broadcast", broadcast}});
    }
  }
  const std::vector<Axes> shapes{shape_axes(1, 1, 1, 1), shape_axes(2, 3, 5, 7),
                                 shape_axes(1, 3, 7, 37), shape_axes(3, 1, 37, 9),
                                 // Planes that are not whole sectors, more than repeat.
                                 shape_axes(5, 15, 3, 5), shape_axes(1, 130, 2, 3),
                                 // And planes that are.
                                 shape_axes(1, 3, 16, 48)};
  for (const Dtype dtype : {Dtype::fp16, Dtype::fp32}) {
    for (const Axes& shape : shapes) {
      for (const Axes& mask : masks) {
        for (const Axes& mode : {Axes{}, kBackward, kSink}) {
          const Problem problem = problem_of(shape + mask + mode, dtype);
          const auto [least, most] = counted_reads(problem);
          const Bytes bytes = compulsory_of(problem);
          ASSERT_GE(bytes.read, least) << describe(problem);
          ASSERT_LE(bytes.read, most) << describe(problem);
          std::int64_t written = 0;
          for (const TensorSpec& spec : tensors_of(problem)) {
            if (spec.is_written()) written += spec.bytes();
          }
          ASSERT_EQ(bytes.write, written) << "zeros are written too: " << describe(problem);
        }
      }
    }
  }
}

TEST(MaskedSoftmax, NothingToComputeReadsNothing) {
  std::vector<Axes> masks{{}, {{"mask", "causal"}}, {{"mask", "window"}, {"window_left", "3"}}};
  for (const char* mask : {"additive", "boolean", "causal_additive", "causal_boolean"}) {
    for (const char* broadcast : {"heads", "heads_queries", "batch_heads"}) {
      masks.push_back({{"mask", mask}, {"broadcast", broadcast}});
    }
  }
  for (const char* axis : {"b", "heads", "sq"}) {
    for (const Axes& mask : masks) {
      for (const Axes& mode : {Axes{}, kSink, kBackward, kBackward + kSink}) {
        const Problem problem =
            problem_of(Axes{{axis, "0"}, {"sk", "48"}} + shape_axes(2, 3, 5, 48) + mask + mode);
        const Bytes bytes = compulsory_of(problem);
        EXPECT_EQ(bytes.read, 0) << describe(problem);
        // Sink logits have a gradient without rows too: zeros.
        const bool has_dsink = mode == kBackward + kSink;
        EXPECT_EQ(bytes.write, has_dsink ? problem.at("heads") * 4 : 0) << describe(problem);
      }
    }
  }
}

/// The log-sum-exp of such a row is the sink's. (sk=0 means sq: no axis value gives such rows.)
TEST(MaskedSoftmax, RowsWithoutColumnsReadTheirSinkAlone) {
  const auto without_columns = [](const Axes& axes) {
    Problem problem = problem_of(shape_axes(2, 3, 5, 48) + axes);
    for (Problem::Coordinate& axis : problem.axes) {
      if (axis.name == "sk") axis.value = 0;
    }
    return compulsory_of(problem);
  };
  EXPECT_EQ(without_columns(kSink), (Bytes{3 * 2, 2 * 3 * 5 * 4}));
  EXPECT_EQ(without_columns(kSink + kBackward), (Bytes{0, 3 * 4}));
  EXPECT_EQ(without_columns({{"mask", "additive"}, {"broadcast", "heads_queries"}}), Bytes{});
}

/// One exponential a score that the band shows, and none for a gradient.
TEST(MaskedSoftmax, CompulsoryArithmeticIsThatOfTheScoresShown) {
  const auto work = [](const Axes& axes) {
    const Problem problem = problem_of(shape_axes(1, 2, 4, 6) + axes);
    return problem.operation->compulsory(problem);
  };
  constexpr double kAll = 2 * 4 * 6;
  constexpr double kCausal = 2 * (3 + 4 + 5 + 6);
  EXPECT_EQ(work({}).exponentials, kAll);
  EXPECT_EQ(work({}).flops, Flops{.fp32 = 4 * kAll});
  EXPECT_EQ(work({{"mask", "causal"}}).exponentials, kCausal);
  EXPECT_EQ(work({{"mask", "causal_boolean"}}).flops, Flops{.fp32 = 4 * kCausal});
  EXPECT_EQ(work(kBackward).exponentials, 0);
  EXPECT_EQ(work(kBackward).flops, Flops{.fp32 = 5 * kAll});
}

TEST(MaskedSoftmax, TrafficOfAFusedKernelIsCompulsoryTimesItsReads) {
  const Problem problem = problem_of(shape_axes(1, 2, 4, 6) + Axes{{"mask", "causal"}});
  const Bytes once = compulsory_of(problem);
  const Traffic twice = fused_traffic(problem, 2, 3);
  EXPECT_EQ(twice.bytes, (Bytes{2 * once.read, once.write}));
  EXPECT_EQ(twice.launches, 3);
  constexpr double kSeen = 2 * (3 + 4 + 5 + 6);
  EXPECT_EQ(twice.exponentials, 2 * kSeen);
  EXPECT_EQ(fused_traffic(problem_of(shape_axes(1, 2, 4, 6) + kBackward), 1).exponentials, 0);
}

TEST(MaskedSoftmax, WhatMustStayOnChipIsARowOfEachTensorReadTwice) {
  const Operation& operation = *find_operation("masked_softmax");
  EXPECT_EQ(operation.reuse_bytes(problem_of({{"sk", "100"}})), 200);
  EXPECT_EQ(operation.reuse_bytes(problem_of(Axes{{"sk", "100"}} + kBackward)), 400);
}

/// The axis that an impossible problem is refused for, and what the refusal says.
std::pair<std::string, std::string> refused(const Axes& axes) {
  try {
    static_cast<void>(problem_of(axes));
  } catch (const ProblemError& error) {
    return {error.axis(), error.what()};
  }
  return {};
}

TEST(MaskedSoftmax, AnInvalidAxisIsRefusedWithItsFix) {
  struct Case {
    Axes axes;
    std::string at_fault;
    std::string fix;
  };
  for (const Case& one : {
           Case{{{"window_left", "3"}}, "window_left", "mask=window"},
           Case{{{"mask", "causal"}, {"window_right", "0"}}, "window_right", "mask=window"},
           Case{{{"broadcast", "batch_heads"}}, "broadcast", "additive or boolean"},
           Case{{{"mask", "window"}, {"hidden", "all"}}, "hidden", "additive or boolean"},
           Case{{{"mask", "boolean"}, {"hidden", "bias"}}, "hidden", "additive mask"},
           Case{{{"mask", "causal_boolean"}, {"hidden", "finite_padding"}}, "hidden", "padding"},
           Case{{{"mask", "window"}, {"window_left", "-2"}}, "window_left", "-1"},
           Case{{{"mask", "diagonal"}}, "mask", "causal"},
           Case{{{"mask", "causl"}}, "mask", "is unknown: did you mean 'causal'? use one of: none"},
           Case{{{"scale", "eighth"}}, "scale", "0.125"},
           Case{{{"scale", "nan"}}, "scale", "0.125"},
           Case{{{"b", "4294967296"}, {"sq", "16777216"}}, "sq", "2^56"},
           Case{{{"sk", "72057594037927936"}}, "sk", "2^56"},
           Case{{{"sk", "72057594037927937"}}, "sk", "0 to 72057594037927936"},
           Case{{{"sk", "9223372036854775808"}}, "sk", "0 to 72057594037927936"},
           Case{{{"sk", "-1"}}, "sk", "0 to 72057594037927936"},
       }) {
    const auto [axis, what] = refused(one.axes);
    EXPECT_EQ(axis, one.at_fault) << what;
    EXPECT_NE(what.find(one.fix), std::string::npos) << what;
    const std::string value = "value '" + one.axes.at(one.at_fault) + "' ";
    EXPECT_EQ(what.find("axis '" + axis + "': " + value), 0U) << what;
    EXPECT_EQ(what.find(value), what.rfind(value)) << what;
  }
}

TEST(MaskedSoftmax, AScaleIsZeroOrOfASizeThatLeavesFp32Room) {
  for (const char* scale : {"0", "-0", "1e30", "-1e30", "1e-30", "-1e-30", "1"}) {
    EXPECT_EQ(refused({{"scale", scale}}).second, "") << scale;
  }
  for (const char* scale : {"1.0000000000000002e+30", "-1.0000000000000002e+30", "1e+31", "1e+300",
                            "9.999999999999999e-31", "-9.999999999999999e-31", "1e-31", "5e-324"}) {
    EXPECT_EQ(refused({{"scale", scale}}),
              std::pair(std::string("scale"),
                        "axis 'scale': value '" + std::string(scale) +
                            "' takes scores out of fp32's range; use 0, or a size from 1e-30 to "
                            "1e30"));
  }
}

TEST(MaskedSoftmax, WhatAnAdditiveMaskCanHoldIsTaken) {
  for (const char* hidden : {"padding", "finite_padding", "scattered", "bias", "all"}) {
    EXPECT_EQ(refused({{"mask", "causal_additive"}, {"hidden", hidden}}).second, "");
  }
  for (const char* hidden : {"padding", "scattered", "all"}) {
    EXPECT_EQ(refused({{"mask", "boolean"}, {"hidden", hidden}}).second, "");
  }
}

TEST(MaskedSoftmax, LabelsLeaveOutWhatIsImplied) {
  EXPECT_EQ(describe(problem_of({})), "b=8 heads=32 sq=2048 fp16");
  EXPECT_EQ(describe(problem_of({{"sk", "2048"}, {"scale", "0.125"}, {"window_left", "-1"}})),
            "b=8 heads=32 sq=2048 fp16");
  EXPECT_EQ(describe(problem_of(shape_axes(1, 2, 3, 4) + Axes{{"mask", "window"},
                                                              {"window_left", "7"},
                                                              {"window_right", "0"},
                                                              {"scale", "-0.50"}})),
            "b=1 heads=2 sq=3 sk=4 mask=window window_left=7 window_right=0 scale=-0.5 fp16");
}

}  // namespace
}  // namespace roofmax::masked_softmax
