// unfused: masked softmax as a framework without fusion runs it, one launch per operator and every
// intermediate in device memory. Three pipelines, as tuning rows:
//
//   s0    scale, mask, exp, sum, divide, cast: without a row maximum, so that exp overflows fp32
//         where a score is beyond 88.7 (the inputs that could come near are refused)
//   s1    scale, mask, softmax
//   safe  scale, mask, row max, subtract + exp, sum, divide
//
// Every mask is one launch: an explicit one is read by its broadcast, a causal or windowed one is
// computed from indices, and both may be combined. mask=none leaves the launch out. fp32
// needs no cast.
//
// Intermediates. S0 counts 10.5 GB masked and 8.4 GB scaled where the scores hold 2.1 GB, so five
// and four tensors: what scale, mask, exp, divide and cast write, once each and all in the scores'
// type. But the fallback that it documents computes the softmax in fp32 and casts at the end
// (softmax_in_fp32), and the traffic here is that: exponentials are stored in fp32, and what is
// written is also read. Scaled and masked scores are stored in the scores' type, as a framework
// does, where that rounding is harmless: the scale is a power of two up to 1, so that scaling is
// exact, and the mask adds nothing to a score but what hides it. Otherwise half a unit of a score
// near 4 is up to four units of its exponential, and they are stored in fp32. So no pipeline needs
// more than the operation's own tolerance.
//
// Memory: what has the scores' type lies in the output, the rest in one fp32 tensor, each launch in
// place of the one before.
//
// Documented in S0 (s0) and S1 (s1).

#include <array>
#include <cmath>
#include <cstdio>
#include <type_traits>

#include "kernels/contract/registry.hpp"
#include "kernels/device/row_reductions.cuh"
#include "kernels/device/score_maps.cuh"
#include "kernels/masked_softmax/masked_softmax.hpp"

namespace roofmax::masked_softmax::unfused {
namespace {

using namespace device;

enum class Pipeline { s0, s1, safe };

std::string name_of(Pipeline pipeline) {
  return pipeline == Pipeline::s0 ? "s0" : pipeline == Pipeline::s1 ? "s1" : "safe";
}

/// Whether scaled and masked scores can be stored in the scores' type without loss.
bool keeps_scores_type(const Problem& problem) {
  if (problem.dtype == Dtype::fp32) return true;
  int exponent = 0;
  const double scale = std::abs(problem.real("scale"));
  const bool scales_exactly = scale <= 1 && (scale == 0 || std::frexp(scale, &exponent) == 0.5);
  if (explicit_mask_of(problem) != Explicit::additive) return scales_exactly;
  return scales_exactly && problem.choice("hidden") != "bias" &&
         problem.choice("distribution") != "given";
}

/// Bytes of an element of the scaled and masked scores, and of one of the exponentials.
std::int64_t score_bytes(const Problem& problem) {
  return keeps_scores_type(problem) ? static_cast<std::int64_t>(size_of(problem.dtype)) : 4;
}
constexpr std::int64_t kWideBytes = sizeof(float);

/// Where the intermediates lie in the workspace: row maxima, row sums, then the fp32 tensor, where
/// one is needed.
struct Intermediates {
  /// The tensor starts where it is aligned as the one that it is computed from.
  static constexpr std::int64_t slack = 16;

  float* max;
  float* sum;
  float* wide;

  Intermediates(void* workspace, std::int64_t rows)
      : max(static_cast<float*>(workspace)), sum(max + padded(rows)), wide(sum + padded(rows)) {}

  static std::int64_t bytes(Pipeline pipeline, const Problem& problem) {
    const Shape shape = shape_of(problem);
    const bool is_half = problem.dtype != Dtype::fp32;
    const bool has_wide = is_half && (pipeline != Pipeline::s1 || !keeps_scores_type(problem));
    const std::int64_t elements = has_wide ? shape.rows() * shape.sk + slack : 0;
    return (2 * padded(shape.rows()) + elements) * kWideBytes;
  }

 private:
  static std::int64_t padded(std::int64_t rows) { return (rows + 63) / 64 * 64; }
};

/// Elements from the last 16-byte boundary to `data`.
template <typename T>
std::int64_t lead_of(const T* data) {
  return static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(data) % 16 / sizeof(T));
}

/// `Z`: type of the scaled and masked scores.
template <Pipeline pipeline, typename T, typename Z>
LaunchFunction prepare(const Problem& problem) {
  const Shape shape = shape_of(problem);
  const MaskedRows scores{shape, band_of(problem), mask_rows_of(problem)};
  const Explicit mask = explicit_mask_of(problem);
  const bool is_masked = problem.choice("mask") != "none";
  const Scale scale{static_cast<float>(problem.real("scale"))};
  return [=](const Launch& launch) {
    const std::int64_t rows = shape.rows();
    const std::int64_t cols = shape.sk;
    const ForwardArguments arguments = forward_arguments(launch, mask != Explicit::none, false);
    const Intermediates between(launch.workspace, rows);
    const cudaStream_t stream = stream_of(launch);

    const Matrix<const T> x{static_cast<const T*>(arguments.x), rows, cols, cols};
    const Matrix<T> y{static_cast<T*>(arguments.y), rows, cols, cols};
    const std::int64_t lead = std::is_same_v<Z, T> ? lead_of(y.data) : lead_of(x.data);
    const Matrix<float> wide{between.wide + lead, rows, cols, cols};
    const auto place_of = [&]<typename Stored>() {
      if constexpr (std::is_same_v<Stored, T>) {
        return y;
      } else {
        return wide;
      }
    };
    const Matrix<Z> z = place_of.template operator()<Z>();
    const Matrix<float> e = place_of.template operator()<float>();

    enqueue_map(x, z, scale, stream);
    if (is_masked) enqueue_mask<T>(z.read_only(), mask, arguments.mask, z, scores, stream);
    if constexpr (pipeline == Pipeline::s1) {
      enqueue_row_softmax(z.read_only(), y, scores, stream);
      return;
    }
    if constexpr (pipeline == Pipeline::s0) {
      enqueue_map(z.read_only(), e, Exponential{}, stream);
    } else {
      enqueue_row_max(z.read_only(), between.max, stream);
      enqueue_subtract_exp(z.read_only(), between.max, e, scores, stream);
    }
    enqueue_row_sum(e.read_only(), between.sum, stream);
    if constexpr (pipeline == Pipeline::s0 && sizeof(T) == 2) {
      enqueue_divide(e.read_only(), between.sum, e, scores, stream);
      enqueue_map(e.read_only(), y, Cast{}, stream);
    } else {
      enqueue_divide(e.read_only(), between.sum, y, scores, stream);
    }
  };
}

/// The largest magnitude of a score that the distribution makes, rounded up; infinite where the
/// caller makes them.
double largest_score(const std::string& distribution) {
  for (const std::string_view normal : {"normal", "constant", "sparse_neg_inf"}) {
    if (distribution == normal) return 4;
  }
  if (distribution == "ascending" || distribution == "descending") return 8;
  if (distribution == "spikes") return 16;
  if (distribution == "wide") return 40;
  return INFINITY;
}

/// Without a row maximum, exponentials and their sum must stay well within fp32 on their own.
std::optional<Refusal> refusal_of_unstable(const Problem& problem, const DeviceTraits&) {
  constexpr double limit = 44;
  const std::string& distribution = problem.choice("distribution");
  const double scale = std::abs(problem.real("scale"));
  const double bias = problem.choice("hidden") == "bias" ? largest_score("normal") : 0;
  const double largest = largest_score(distribution);
  if (std::isfinite(largest) && scale * largest + bias <= limit) return std::nullopt;
  if (!std::isfinite(largest)) {
    return Refusal{"distribution",
                   "without subtracting the maximum, exp may overflow on inputs of distribution '" +
                       distribution + "'; use normal, or unfused@pipeline=safe"};
  }
  std::array<char, 32> reached{};
  std::snprintf(reached.data(), reached.size(), "%.3g", scale * largest + bias);
  return Refusal{"scale",
                 "without subtracting the maximum, exp may overflow: scores of "
                 "distribution '" +
                     distribution + "' reach " + reached.data() + " with scale=" +
                     problem.choice("scale") + "; use a smaller one, or unfused@pipeline=safe"};
}

/// The modelled traffic of launches, added up.
class Launches {
 public:
  explicit Launches(std::int64_t elements) : elements_(elements) { traffic_.launches = 0; }

  /// Bytes read and written of each element, and besides them.
  void add(std::int64_t read, std::int64_t write, std::int64_t more_read = 0,
           std::int64_t more_written = 0) {
    traffic_.bytes.read += elements_ * read + more_read;
    traffic_.bytes.write += elements_ * write + more_written;
    ++traffic_.launches;
  }
  void compute(int flops, int exponentials = 0) {
    traffic_.flops.fp32 += static_cast<double>(flops) * static_cast<double>(elements_);
    traffic_.exponentials += static_cast<double>(exponentials) * static_cast<double>(elements_);
  }
  [[nodiscard]] const Traffic& traffic() const { return traffic_; }

 private:
  std::int64_t elements_;
  Traffic traffic_;
};

std::int64_t mask_bytes(const Problem& problem) {
  if (explicit_mask_of(problem) == Explicit::none) return 0;
  return problem.operation->tensors(problem)[1].bytes();
}

Traffic modelled_traffic(Pipeline pipeline, const Problem& problem) {
  const Shape shape = shape_of(problem);
  const std::int64_t per_row = shape.rows() * kWideBytes;
  const auto element = static_cast<std::int64_t>(size_of(problem.dtype));
  const std::int64_t score = score_bytes(problem);
  Launches launches(shape.rows() * shape.sk);
  launches.add(element, score);  // scale
  launches.compute(1);
  if (problem.choice("mask") != "none") {
    launches.add(score, score, mask_bytes(problem));
    launches.compute(explicit_mask_of(problem) == Explicit::additive ? 1 : 0);
  }
  if (pipeline == Pipeline::s1) {
    const std::int64_t again = softmax_read_again(shape.sk, score);
    launches.add(score, element, shape.rows() * again * score);
    launches.compute(3, 2);
    return launches.traffic();
  }
  if (pipeline == Pipeline::safe) {
    launches.add(score, 0, 0, per_row);           // row max
    launches.add(score, kWideBytes, per_row, 0);  // subtract + exp
    launches.compute(2, 1);
  } else {
    launches.add(score, kWideBytes);  // exp
    launches.compute(0, 1);
  }
  launches.add(kWideBytes, 0, 0, per_row);  // sum
  launches.compute(2);
  if (pipeline == Pipeline::s0 && problem.dtype != Dtype::fp32) {
    launches.add(kWideBytes, kWideBytes, per_row);  // divide
    launches.add(kWideBytes, element);              // cast
  } else {
    launches.add(kWideBytes, element, per_row);
  }
  return launches.traffic();
}

template <Pipeline pipeline>
Kernel tuned() {
  const bool is_unstable = pipeline == Pipeline::s0;
  return {
      .name = "unfused",
      .tuning = "pipeline=" + name_of(pipeline),
      .operation = "masked_softmax",
      .device = DeviceKind::cuda,
      .dtypes = kDtypes,
      .serves = {{"mask", kEveryMask}},
      .summary = "a launch per operator: scale, mask, then the softmax in one to four of them",
      .constraints = is_unstable
                         ? "pipeline=s0 takes generated scores up to 44: it subtracts no maximum"
                         : "none",
      .source = pipeline == Pipeline::s0   ? "S0: the unfused fallback"
                : pipeline == Pipeline::s1 ? "S1: the unfused fallback"
                                           : "S0, S1: the unfused fallback, with a row maximum",
      .extra_fp32_ulps = is_unstable ? 2.0 : 0.0,
      .supports = is_unstable ? refusal_of_unstable : nullptr,
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return modelled_traffic(pipeline, problem); },
      .workspace_bytes =
          [](const Problem& problem, const DeviceTraits&) {
            return Intermediates::bytes(pipeline, problem);
          },
      .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
        const Shape shape = shape_of(problem);
        if (shape.rows() == 0 || shape.sk == 0) return [](const Launch&) {};
        return dispatch_dtype(problem.dtype, [&]<typename T>() {
          return keeps_scores_type(problem) ? prepare<pipeline, T, T>(problem)
                                            : prepare<pipeline, T, float>(problem);
        });
      },
  };
}

const Registration registration{{
    tuned<Pipeline::s0>(),
    tuned<Pipeline::s1>(),
    tuned<Pipeline::safe>(),
}};

}  // namespace
}  // namespace roofmax::masked_softmax::unfused
