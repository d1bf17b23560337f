// Operation `masked_softmax`: the softmax of attention scores as frameworks fuse it, between the
// two matrix products. Axes, arguments and compulsory work. The oracle is
// reference/masked_softmax.cpp.

#include "kernels/masked_softmax/masked_softmax.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "kernels/contract/registry.hpp"
#include "kernels/masked_softmax/dispatch.hpp"

namespace roofmax::masked_softmax {
namespace {

enum class MaskKind {
  none,
  causal,
  window,
  additive,
  boolean,
  causal_additive,
  causal_boolean,
};
enum class Broadcast { heads, heads_queries, batch_heads };

MaskKind mask_kind(const Problem& problem) { return static_cast<MaskKind>(problem.at("mask")); }

std::vector<std::int64_t> mask_extents(const Problem& problem) {
  const auto [b, heads, sq, sk] = shape_of(problem);
  switch (static_cast<Broadcast>(problem.at("broadcast"))) {
    case Broadcast::heads:
      return {b, 1, sq, sk};
    case Broadcast::heads_queries:
      return {b, 1, 1, sk};
    case Broadcast::batch_heads:
      return {1, 1, sq, sk};
  }
  return {};
}

/// An axis that this mask does not use must stay at its default: else two names would stand for one
/// problem.
void require_default(const Problem& problem, const std::string& axis, bool is_default,
                     const std::string& needs) {
  if (is_default) return;
  throw ProblemError(
      axis, problem.text(axis),
      "is not valid with mask=" + problem.choice("mask") + "; use " + needs + ", or leave it out");
}

/// Beyond this, byte offsets do not fit 63 bits.
constexpr std::int64_t kMostElements = std::int64_t{1} << 56;

void validate(const Problem& problem) {
  std::int64_t elements = 1;
  for (const char* axis : {"b", "heads", "sq", "sk"}) {
    const std::int64_t extent = problem.at(axis);
    if (extent != 0 && elements > kMostElements / extent) {
      throw ProblemError(axis, problem.text(axis),
                         "makes more than 2^56 scores; use a smaller one");
    }
    elements *= std::max<std::int64_t>(extent, 1);
  }
  // Kernels take the scale as fp32, and scaled scores must fit it too.
  constexpr double kLeastScale = 1e-30;
  constexpr double kMostScale = 1e30;
  const double scale = std::abs(problem.real("scale"));
  if (scale > kMostScale || (scale != 0 && scale < kLeastScale)) {
    throw ProblemError("scale", problem.text("scale"),
                       "takes scores out of fp32's range; use 0, or a size from 1e-30 to 1e30");
  }
  const MaskKind kind = mask_kind(problem);
  const bool is_explicit = explicit_mask_of(problem) != Explicit::none;
  for (const char* axis : {"window_left", "window_right"}) {
    require_default(problem, axis, kind == MaskKind::window || problem.at(axis) == -1,
                    "mask=window");
  }
  for (const char* axis : {"broadcast", "hidden"}) {
    require_default(problem, axis, is_explicit || problem.at(axis) == 0,
                    "an additive or boolean mask");
  }
  const std::string& hidden = problem.choice("hidden");
  if (explicit_mask_of(problem) == Explicit::boolean &&
      (hidden == "finite_padding" || hidden == "bias")) {
    throw ProblemError("hidden", hidden,
                       "adds finite numbers, which a boolean mask cannot; use padding, scattered "
                       "or all, or an additive mask");
  }
}

std::vector<TensorSpec> tensors(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const auto scores = [&](const char* name, Role role) {
    return contiguous(name, role, problem.dtype, {shape.b, shape.heads, shape.sq, shape.sk});
  };
  const auto lse = [&](Role role) {
    return contiguous("lse", role, Dtype::fp32, {shape.b, shape.heads, shape.sq, 1});
  };
  const TensorSpec sink = contiguous("sink", Role::input, problem.dtype, {shape.heads});
  std::vector<TensorSpec> specs;
  if (is_backward(problem)) {
    specs = {scores("y", Role::input), scores("dy", Role::input)};
    if (has_sink(problem)) {
      specs.push_back(sink);
      specs.push_back(lse(Role::input));
    }
    specs.push_back(scores("dx", Role::output));
    if (has_sink(problem)) {
      specs.push_back(contiguous("dsink", Role::output, Dtype::fp32, {shape.heads}));
    }
    return specs;
  }
  specs = {scores("x", Role::input)};
  const Explicit mask = explicit_mask_of(problem);
  if (mask != Explicit::none) {
    specs.push_back(contiguous("mask", Role::input,
                               mask == Explicit::boolean ? Dtype::uint8 : problem.dtype,
                               mask_extents(problem)));
  }
  if (has_sink(problem)) specs.push_back(sink);
  specs.push_back(scores("y", Role::output));
  if (has_sink(problem)) specs.push_back(lse(Role::state));
  return specs;
}

/// Bytes of what the band shows of `planes` times `shape.sq` rows, in whole sectors. A sector that
/// two neighbouring rows share counts once.
std::int64_t banded_bytes(const Shape& shape, const Band& band, std::int64_t planes,
                          std::int64_t element_bytes) {
  constexpr std::int64_t kSector = 32;
  if (band.left == Band::kUnlimited && band.right == Band::kUnlimited) {
    return (planes * shape.sq * shape.sk * element_bytes + kSector - 1) / kSector * kSector;
  }
  // Where a plane starts within a sector repeats after 32 planes.
  const auto sectors_of_first = [&](std::int64_t count) {
    std::int64_t sectors = 0;
    std::int64_t counted_to = 0;
    for (std::int64_t row = 0; row < count * shape.sq; ++row) {
      const Range seen = band.of(row % shape.sq, shape);
      if (seen.begin == seen.end) continue;
      const std::int64_t base = row * shape.sk;
      const std::int64_t first =
          std::max(counted_to, (base + seen.begin) * element_bytes / kSector);
      const std::int64_t end = ((base + seen.end) * element_bytes + kSector - 1) / kSector;
      sectors += std::max<std::int64_t>(0, end - first);
      counted_to = std::max(counted_to, end);
    }
    return sectors;
  };
  const bool plane_is_whole = shape.sq * shape.sk * element_bytes % kSector == 0;
  if (plane_is_whole) return planes * sectors_of_first(planes > 0 ? 1 : 0) * kSector;
  if (planes <= 2 * kSector) return sectors_of_first(planes) * kSector;
  const std::int64_t one_period = sectors_of_first(kSector);
  const std::int64_t each_further = sectors_of_first(2 * kSector) - one_period;
  const std::int64_t rest = sectors_of_first(kSector + planes % kSector) - one_period;
  return (one_period + (planes / kSector - 1) * each_further + rest) * kSector;
}

/// Of the scores what the band shows; of a mask likewise, once, unbroadcast; all of the outputs.
Bytes compulsory_bytes(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  const auto broadcast = static_cast<Broadcast>(problem.at("broadcast"));
  // Inputs may have elements where the scores have none: a mask of broadcast heads, sink logits.
  const bool has_terms = shape.rows() * shape.sk > 0;
  const bool needs_inputs = is_backward(problem) ? has_terms : shape.rows() > 0;
  Bytes bytes;
  for (const TensorSpec& spec : tensors(problem)) {
    const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
    if (spec.is_written()) {
      bytes.write += spec.bytes();
    } else if (!needs_inputs) {
      continue;
    } else if (spec.name == "sink" || spec.name == "lse") {
      bytes.read += spec.bytes();
    } else if (spec.name != "mask") {
      bytes.read += banded_bytes(shape, band, shape.planes(), size);
    } else if (broadcast == Broadcast::heads_queries) {
      // Of such a mask, each column that any query sees is read once.
      const Range first = band.of(0, shape);
      const Range last = band.of(std::max<std::int64_t>(shape.sq - 1, 0), shape);
      bytes.read += sector_bytes(spec.rows(), (last.end - first.begin) * size, shape.sk * size);
    } else {
      bytes.read +=
          banded_bytes(shape, band, spec.rows() / std::max<std::int64_t>(shape.sq, 1), size);
    }
  }
  return bytes;
}

/// Scores that the band shows.
double shown_scores(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  double shown = 0;
  for (std::int64_t q = 0; q < shape.sq; ++q) {
    const Range range = band.of(q, shape);
    shown += static_cast<double>(range.end - range.begin);
  }
  return shown * static_cast<double>(shape.planes());
}

/// Of each score that the band shows. Forward: scale, subtract, sum, normalise, and an exponential.
/// Backward: multiply and add for the sum, subtract, multiply, scale.
Work compulsory(const Problem& problem) {
  const double shown = shown_scores(problem);
  const bool backward = is_backward(problem);
  return {.bytes = compulsory_bytes(problem),
          .flops = {.fp32 = (backward ? 5 : 4) * shown},
          .exponentials = backward ? 0 : shown};
}

/// Each row of the inputs is used twice: for the sum, and for the result.
std::int64_t reuse_bytes(const Problem& problem) {
  const std::int64_t row = shape_of(problem).sk * static_cast<std::int64_t>(size_of(problem.dtype));
  return is_backward(problem) ? 2 * row : row;
}

const Registration operation{Operation{
    .name = "masked_softmax",
    .summary = "softmax of scaled, masked attention scores [b, heads, sq, sk], or its gradient",
    .formula =
        "z = scale * x + mask where the mask shows a score, else nothing; y = exp(z - m) / s, m = "
        "max z, s = sum exp(z - m), both with the sink logit where there is one; a row that shows "
        "nothing is 0. backward: dx = scale * y (dy - sum y dy), dsink[h] = -sum exp(sink[h] - "
        "lse) sum y dy. causal and window: query q stands at column q + sk - sq (bottom right)",
    .axes = {{.name = "b",
              .summary = "sequences (batch)",
              .role = AxisRole::batch,
              .default_value = 8,
              .maximum = kMostElements},
             {.name = "heads",
              .summary = "attention heads",
              .role = AxisRole::batch,
              .default_value = 32,
              .maximum = kMostElements},
             {.name = "sq",
              .summary = "queries of a sequence",
              .role = AxisRole::batch,
              .default_value = 2048,
              .maximum = std::int64_t{1} << 24},
             {.name = "sk",
              .summary = "keys of a sequence; 0 means sq",
              .role = AxisRole::length,
              .maximum = kMostElements,
              .same_as = "sq"},
             {.name = "mask",
              .summary = "what a query sees: causal up to its own position, window some columns "
                         "around it; additive and boolean (nonzero hides) by an explicit mask, "
                         "alone or with causal",
              .role = AxisRole::mode,
              .choices = kEveryMask},
             {.name = "broadcast",
              .summary = "axes over which the explicit mask is broadcast: heads means [b,1,sq,sk], "
                         "heads_queries [b,1,1,sk], batch_heads [1,1,sq,sk]",
              .role = AxisRole::layout,
              .choices = {"heads", "heads_queries", "batch_heads"}},
             {.name = "hidden",
              .summary = "what the explicit mask holds: padding beyond each sequence's length, "
                         "the same by -10000 instead of -inf, a quarter of the scores at random, "
                         "a finite bias, or all scores hidden",
              .role = AxisRole::data,
              .choices = {"padding", "finite_padding", "scattered", "bias", "all"}},
             {.name = "window_left",
              .summary = "columns seen before a query's own; -1 means all",
              .role = AxisRole::size,
              .default_value = -1,
              .minimum = -1,
              .hides_default = true},
             {.name = "window_right",
              .summary = "columns seen beyond a query's own; -1 means all",
              .role = AxisRole::size,
              .default_value = -1,
              .minimum = -1,
              .hides_default = true},
             {.name = "sink",
              .summary = "whether a logit per head joins the denominator (softmax off by one)",
              .role = AxisRole::mode,
              .choices = {"none", "logit"}},
             {.name = "direction",
              .summary = "forward, or the gradient from y and dy",
              .role = AxisRole::mode,
              .choices = {"forward", "backward"}},
             {.name = "scale",
              .summary = "factor of the scores, 1 / sqrt(head size); 0, or a size from 1e-30 to "
                         "1e30, by which no score may leave fp32 (3.4e38)",
              .role = AxisRole::data,
              .default_word = "0.125"},
             distribution_axis()},
    .dtypes = kDtypes,
    .validate = validate,
    .tensors = tensors,
    .compulsory = compulsory,
    .reuse_bytes = reuse_bytes,
    .choice_settings = choice_settings(),
    .explain = explain,
}};

}  // namespace

Shape shape_of(const Problem& problem) {
  return {problem.at("b"), problem.at("heads"), problem.at("sq"), problem.at("sk")};
}

Band band_of(const Problem& problem) {
  const auto limit = [&](const char* axis) {
    const std::int64_t columns = problem.at(axis);
    return columns < 0 ? Band::kUnlimited : std::min(columns, Band::kUnlimited);
  };
  switch (mask_kind(problem)) {
    case MaskKind::causal:
    case MaskKind::causal_additive:
    case MaskKind::causal_boolean:
      return {.right = 0};
    case MaskKind::window:
      return {.left = limit("window_left"), .right = limit("window_right")};
    default:
      return {};
  }
}

Explicit explicit_mask_of(const Problem& problem) {
  switch (mask_kind(problem)) {
    case MaskKind::additive:
    case MaskKind::causal_additive:
      return Explicit::additive;
    case MaskKind::boolean:
    case MaskKind::causal_boolean:
      return Explicit::boolean;
    default:
      return Explicit::none;
  }
}

MaskRows mask_rows_of(const Problem& problem) {
  const Shape shape = shape_of(problem);
  switch (static_cast<Broadcast>(problem.at("broadcast"))) {
    case Broadcast::heads:
      return {.count = shape.b * shape.sq, .per_batch = shape.sq, .per_query = 1};
    case Broadcast::heads_queries:
      return {.count = shape.b, .per_batch = 1, .per_query = 0};
    case Broadcast::batch_heads:
      return {.count = shape.sq, .per_batch = 0, .per_query = 1};
  }
  return {};
}

bool is_backward(const Problem& problem) { return problem.choice("direction") == "backward"; }

bool has_sink(const Problem& problem) { return problem.choice("sink") == "logit"; }

ForwardArguments forward_arguments(const Launch& launch, bool has_mask, bool has_sink) {
  ForwardArguments arguments{.x = launch.inputs[0], .y = launch.outputs[0]};
  std::size_t next = 1;
  if (has_mask) arguments.mask = launch.inputs[next++];
  if (has_sink) {
    arguments.sink = launch.inputs[next];
    arguments.lse = static_cast<float*>(launch.outputs[1]);
  }
  return arguments;
}

BackwardArguments backward_arguments(const Launch& launch, bool has_sink) {
  BackwardArguments arguments{
      .y = launch.inputs[0], .dy = launch.inputs[1], .dx = launch.outputs[0]};
  if (has_sink) {
    arguments.sink = launch.inputs[2];
    arguments.lse = static_cast<const float*>(launch.inputs[3]);
    arguments.dsink = static_cast<float*>(launch.outputs[1]);
  }
  return arguments;
}

Traffic fused_traffic(const Problem& problem, int reads, int launches) {
  const Work once = compulsory(problem);
  return {.bytes = {reads * once.bytes.read, once.bytes.write},
          .flops = once.flops,
          .exponentials = once.exponentials * reads,
          .launches = launches};
}

}  // namespace roofmax::masked_softmax
