#pragma once

#include <cstdint>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax::masked_softmax {

#ifdef __CUDACC__
#define ROOFMAX_HOST_DEVICE __host__ __device__
#else
#define ROOFMAX_HOST_DEVICE
#endif

/// Scores [b, heads, sq, sk], folded into b * heads * sq rows of sk columns. A plane is one head of
/// one batch element: sq rows.
struct Shape {
  std::int64_t b;
  std::int64_t heads;
  std::int64_t sq;
  std::int64_t sk;

  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t planes() const { return b * heads; }
  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t rows() const { return b * heads * sq; }
};

/// Columns [begin, end) of a row.
struct Range {
  std::int64_t begin;
  std::int64_t end;
};
/// What of columns [begin, end) is in a row of `cols`; begin == end where that is nothing.
template <typename Number>
[[nodiscard]] ROOFMAX_HOST_DEVICE Range clip(Number begin, Number end, Number cols) {
  begin = begin < 0 ? 0 : begin > cols ? cols : begin;
  end = end < begin ? begin : end > cols ? cols : end;
  return {begin, end};
}

/// The part of the mask that the shape implies: a row sees `left` columns before its diagonal and
/// `right` beyond it. The diagonal ends in the bottom right corner: query q stands at column
/// q + sk - sq, so that the last query sees the last key, however many there are of each.
struct Band {
  /// More than any row has: no limit on that side.
  static constexpr std::int64_t kUnlimited = std::int64_t{1} << 60;

  std::int64_t left = kUnlimited;
  std::int64_t right = kUnlimited;

  [[nodiscard]] bool shows_all() const { return left >= kUnlimited && right >= kUnlimited; }
  /// What query `q` sees of its row; begin == end where that is nothing.
  [[nodiscard]] ROOFMAX_HOST_DEVICE Range of(std::int64_t q, const Shape& shape) const {
    const std::int64_t diagonal = q + shape.sk - shape.sq;
    return clip(diagonal - left, diagonal + right + 1, shape.sk);
  }
};

/// How a mask is given: the explicit part of the axis `mask`.
enum class Explicit : std::uint8_t {
  none,
  additive,  ///< in the scores' type, added to the scaled scores; -inf hides
  boolean,   ///< a byte per score; nonzero hides
};

/// Which row of the explicit mask belongs to a query of a batch element, by its broadcast.
struct MaskRows {
  std::int64_t per_batch;
  std::int64_t per_query;

  [[nodiscard]] ROOFMAX_HOST_DEVICE std::int64_t row(std::int64_t batch, std::int64_t query) const {
    return batch * per_batch + query * per_query;
  }
};

[[nodiscard]] Shape shape_of(const Problem& problem);
[[nodiscard]] Band band_of(const Problem& problem);
[[nodiscard]] Explicit explicit_mask_of(const Problem& problem);
[[nodiscard]] MaskRows mask_rows_of(const Problem& problem);
[[nodiscard]] bool is_backward(const Problem& problem);
[[nodiscard]] bool has_sink(const Problem& problem);

/// Where the arguments stand among a launch's inputs and outputs. Forward: scores x, the explicit
/// mask if there is one, the sink logits if there are any; out come y and, with a sink, the state
/// lse. Backward: y, dy and, with a sink, the sink logits and lse; out come dx and, with a sink,
/// dsink.
struct ForwardArguments {
  const void* x = nullptr;
  const void* mask = nullptr;  ///< or null
  const void* sink = nullptr;  ///< or null
  void* y = nullptr;
  float* lse = nullptr;  ///< or null
};
struct BackwardArguments {
  const void* y = nullptr;
  const void* dy = nullptr;
  const void* sink = nullptr;  ///< or null
  const float* lse = nullptr;  ///< or null
  void* dx = nullptr;
  float* dsink = nullptr;  ///< or null
};
[[nodiscard]] ForwardArguments forward_arguments(const Launch& launch);
[[nodiscard]] BackwardArguments backward_arguments(const Launch& launch);

/// Element types of every kernel here.
inline const std::vector<DtypePair> kDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}};

/// Modelled traffic of a fused kernel: the compulsory bytes, its principal inputs `reads` times.
[[nodiscard]] Traffic fused_traffic(const Problem& problem, int reads, int launches = 1);

}  // namespace roofmax::masked_softmax
