// The fused forward: a row is read once, held by a team of threads while it is reduced, and written
// once; only rows that nothing holds are read twice. Scale, mask, sink and softmax take no memory
// of their own.
//
// Only the band of a row is read, and a vector of it only if it shows something; the rest is
// written as zeros. Hidden scores are selected away, never added away: a NaN among them, or a
// mask of -10000 beside logits below it, changes nothing.
//
// At these sizes instructions are as scarce as bytes: 27 an element would fill the time that the
// bytes take on an H200. So what can be done to packed halves is: hiding, signs, the maximum.
// Scores that nothing is added to stay as they were stored, and the scale goes into the exponent's
// factor, one multiply-add an element. Aligned rows that are seen whole have kernels of their own,
// in which no vector asks what it shows. Long rows in halves stay packed even when their
// exponentials have been taken, which are then taken again for the results.

#pragma once

#include "kernels/device/max_sum.cuh"
#include "kernels/masked_softmax/fused.hpp"
#include "kernels/masked_softmax/instance.cuh"
#include "kernels/masked_softmax/row_cut.cuh"
#include "kernels/masked_softmax/row_team.cuh"
#include "kernels/masked_softmax/rows.cuh"

namespace roofmax::masked_softmax {
namespace {

using namespace device;

template <typename T, Explicit kind>
using MaskElement = std::conditional_t<kind == Explicit::boolean, std::uint8_t, T>;

/// One row of what is read element for element.
template <typename T, Explicit kind>
struct Inputs {
  RowOf<const T> x;
  RowOf<const MaskElement<T, kind>> mask;  ///< if there is one
};

template <typename T>
struct Forward {
  const T* x;
  T* y;
  const void* mask;  ///< or null: of T where it is additive, else bytes
  const T* sink;     ///< or null
  float* lse;        ///< or null
  Rows rows;
  MaskRows mask_rows;
  float scale;

  template <Explicit kind, typename OfCut>
  [[nodiscard]] __device__ Inputs<T, kind> inputs(const Place& place, const OfCut& cut) const {
    Inputs<T, kind> inputs{.x = cut.principal_row(), .mask = {}};
    if constexpr (kind != Explicit::none) {
      inputs.mask = cut.row(static_cast<const MaskElement<T, kind>*>(mask),
                            mask_rows.row(place.batch, place.query),
                            mask_rows.row(rows.shape.b - 1, rows.shape.sq - 1) + 1);
    }
    return inputs;
  }
  [[nodiscard]] __device__ float sink_of(const Place& place) const {
    return sink == nullptr ? -INFINITY : Element<T>::load(sink + place.head);
  }
};

/// Terms of a row in half precision carry this power of two, which goes out again with their sum:
/// so none of them, down to the smallest bf16, leaves fp32's normal range, and an exponential is
/// one instruction.
template <typename T>
constexpr float kLift = sizeof(T) == 4 ? 0.0f : 64.0f;

/// As long as the sink is no further above the largest score, that stays what is subtracted.
constexpr float kSinkAhead = 8.0f;

/// Exponentials of one row's scores v, of which z = scale * v and `max` is the largest: those of
/// z - shift, where shift is the largest z or, if far above, the sink. In half precision they are
/// so but for a factor that all of the row share, `unit()`, which is the same for two maxima if
/// they must be `comparable`. `scale` > 0.
template <typename T>
class RowExponential {
 public:
  __device__ RowExponential(float max, float scale, float sink, bool comparable = false)
      : top_(max == -INFINITY ? 0.0f : max), factor_(scale) {
    const bool is_empty = max == -INFINITY;
    const float largest = max * scale;
    // Rounded once: both may be large, and close.
    sink_above_ = fmaf(-top_, scale, sink);
    const bool leads = sink > -INFINITY && (is_empty || sink_above_ > kSinkAhead);
    const float beyond = leads && !is_empty ? sink_above_ : 0.0f;
    shift_ = leads ? sink : is_empty ? 0.0f : largest;
    if (leads) sink_above_ = sink - sink;  // 0, or NaN
    if constexpr (sizeof(T) == 4) {
      offset_ = -beyond;
    } else {
      // Past this, the rounding of the offset alone would be a factor that leaves fp32.
      constexpr float kLarge = 1048576.0f;
      factor_ *= kLog2E;
      subtracts_ = comparable || leads || !(fabsf(largest * kLog2E) < kLarge);
      offset_ = fmaf(subtracts_ ? beyond : largest, -kLog2E, kLift<T>);
    }
  }

  /// From a vector's scores to its terms.
  __device__ void operator()(float (&v)[kVectorWidth<T>]) const {
    if constexpr (sizeof(T) == 4) {
#pragma unroll
      for (float& value : v) value = expf(fmaf(value - top_, factor_, offset_));
    } else {
      if (subtracts_) {
#pragma unroll
        for (float& value : v) value -= top_;
      }
#pragma unroll
      for (float& value : v) value = exp2_flushed(fmaf(value, factor_, offset_));
    }
  }
  /// By what a sum of terms that are comparable is multiplied when `max` was their largest score.
  [[nodiscard]] __device__ float rebase(float max) const {
    const float exponent = fmaf(max - top_, factor_, offset_ - kLift<T>);
    return sizeof(T) == 4 ? expf(exponent) : exp2_flushed(exponent);
  }
  [[nodiscard]] __device__ float of_sink() const { return unit() * expf(sink_above_); }
  /// Log-sum-exp of the row, given the sum of its terms.
  [[nodiscard]] __device__ float log_sum(float sum) const { return shift_ + logf(sum / unit()); }

 private:
  /// The term of a score whose z is the shift.
  [[nodiscard]] __device__ float unit() const {
    if (sizeof(T) == 4) return 1.0f;
    return exp2_flushed(subtracts_ ? kLift<T> : fmaf(top_, factor_, offset_));
  }

  float top_;
  float factor_;
  float shift_;
  float offset_;
  float sink_above_;  ///< the shift
  bool subtracts_ = true;
};

/// The scores v of one vector, hidden ones -inf, and what the explicit mask does to them. They stay
/// packed until their exponentials are taken, unless something is added to them: an additive mask
/// makes them z itself, in fp32. Either way they end in `v`, registers of the caller's.
template <typename T, Explicit mask>
class Scores;

template <typename T>
class Scores<T, Explicit::none> {
 public:
  static constexpr int width = kVectorWidth<T>;

  __device__ void hide() { v_ = Vector<T>::neutral(); }

  template <Explicit mask, typename Index, typename OfCut>
  __device__ void load(const Inputs<T, mask>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    v_ = cut.template load<Reuse::stream>(inputs.x, offset, seen);
  }

  /// `scale`: negative ones turn the scores over, 0 makes them 0 (or NaN, where they are not
  /// finite).
  __device__ void prepare(float scale, bool is_hidden, float (&v)[width]) {
    if (scale > 0.0f || is_hidden) return;
    v_.unpack(v);
#pragma unroll
    for (float& value : v) value *= scale == 0.0f ? 0.0f : -1.0f;
    v_ = Vector<T>::pack(v);
  }
  __device__ void hide_outside(Span span, float (&/*v*/)[width]) {
#pragma unroll
    for (int i = 0; i < Vector<T>::word_count; ++i) hide_bits(i, ~bits_in<T>(span, i));
  }
  static __device__ float factor(float scale) { return scale == 0.0f ? 1.0f : fabsf(scale); }

  [[nodiscard]] __device__ float max(const float (&/*v*/)[width]) const { return v_.max(); }
  __device__ void finish(float (&v)[width]) const { v_.unpack(v); }
  /// Keeps the compiler from keeping what was computed from the scores so far.
  __device__ void forget() {
#pragma unroll
    for (std::uint32_t& word : v_.words) asm volatile("" : "+r"(word));
  }

 protected:
  __device__ void hide_bits(int word, std::uint32_t bits) {
    v_.words[word] = (v_.words[word] & ~bits) | (Element<T>::negative_infinity & bits);
  }

 private:
  Vector<T> v_;
};

template <typename T>
class Scores<T, Explicit::boolean> : public Scores<T, Explicit::none> {
  using Base = Scores<T, Explicit::none>;

 public:
  static constexpr int width = kVectorWidth<T>;

  __device__ void hide() {
    Base::hide();
#pragma unroll
    for (std::uint32_t& word : bytes_.words) word = 0xffffffffu;
  }

  template <typename Index, typename OfCut>
  __device__ void load(const Inputs<T, Explicit::boolean>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    Base::load(inputs, cut, offset, seen);
    bytes_ = cut.template load<Reuse::keep>(inputs.mask, offset, seen);
  }

  __device__ void prepare(float scale, bool is_hidden, float (&v)[width]) {
    Base::prepare(scale, is_hidden, v);
#pragma unroll
    for (int i = 0; i < Vector<T>::word_count; ++i) Base::hide_bits(i, hidden_bits(i));
  }

 private:
  /// A bit for every bit of the hidden elements of word `word`.
  [[nodiscard]] __device__ std::uint32_t hidden_bits(int word) const {
    constexpr int kElements = 4 / static_cast<int>(sizeof(T));
    const std::uint32_t nonzero = __vcmpne4(bytes_.words[word * kElements / 4], 0);
    const auto first = static_cast<unsigned>(word * kElements % 4);
    if constexpr (sizeof(T) == 4) return __byte_perm(nonzero, 0, first * 0x1111);
    return __byte_perm(nonzero, 0, 0x1100 + first * 0x1111);
  }

  Vector<std::uint8_t, width> bytes_;
};

template <typename T>
class Scores<T, Explicit::additive> {
 public:
  static constexpr int width = kVectorWidth<T>;

  __device__ void hide() {
    x_ = Vector<T>::zero();
    added_ = Vector<T>::neutral();
  }

  template <typename Index, typename OfCut>
  __device__ void load(const Inputs<T, Explicit::additive>& inputs, const OfCut& cut, Index offset,
                       const typename OfCut::Columns& seen) {
    x_ = cut.template load<Reuse::stream>(inputs.x, offset, seen);
    added_ = cut.template load<Reuse::keep>(inputs.mask, offset, seen);
  }

  __device__ void prepare(float scale, bool /*is_hidden*/, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < Vector<T>::word_count; ++i) {
      x_.words[i] &= ~bits_equal<T>(added_.words[i], Element<T>::negative_infinity);
    }
    float added[width];
    x_.unpack(v);
    added_.unpack(added);
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = fmaf(v[i], scale, added[i]);
  }
  __device__ void hide_outside(Span span, float (&v)[width]) {
#pragma unroll
    for (int i = 0; i < width; ++i) v[i] = span.has(i) ? v[i] : -INFINITY;
  }
  static __device__ float factor(float /*scale*/) { return 1.0f; }

  [[nodiscard]] __device__ float max(const float (&v)[width]) const {
    float max = v[0];
#pragma unroll
    for (int i = 1; i < width; ++i) max = fmaxf(max, v[i]);
    return max;
  }
  __device__ void finish(float (&/*v*/)[width]) const {}

 private:
  Vector<T> x_;
  Vector<T> added_;
};

/// In fp32 even the roundings of the last few additions would show, in rows of nearly equal scores.
template <typename T>
using Total = std::conditional_t<sizeof(T) == 4, double, float>;

template <int width>
__device__ void clear(float (&terms)[width]) {
#pragma unroll
  for (float& term : terms) term = 0.0f;
}

/// From a row's terms to its results: divided by their sum.
template <typename T>
class Normaliser {
 public:
  /// With nothing shown all terms are 0, whatever they are divided by.
  __device__ explicit Normaliser(float sum)
      : by_sum_(sum == 0.0f ? 1.0f : sum), is_number_(sum < INFINITY) {}

  template <typename Columns, typename Index>
  __device__ void operator()(float (&terms)[kVectorWidth<T>], const Columns& seen,
                             Index offset) const {
#pragma unroll
    for (float& term : terms) term = by_sum_(term);
    // Only what the band shows becomes NaN with its row.
    if (!is_number_) {
      const Span span = seen.span(offset);
#pragma unroll
      for (int i = 0; i < kVectorWidth<T>; ++i) terms[i] = span.has(i) ? terms[i] : 0.0f;
    }
  }

 private:
  Divisor<T> by_sum_;
  bool is_number_;
};

/// Threads that an SM must hold at once, in whole blocks, 0 for as many as it happens to: what a
/// row waits for, other rows must cover. Left alone, threads that hold 32 terms take up to 80
/// registers; held to 64, a causal forward of [2,32,2048,2048] bf16 took 11% less time on an H200.
/// Rows in fp32 that begin anywhere do not fit into as few; in halves, under an additive mask, two
/// registers are spilled. GPUs of capability 8.6 hold 16 blocks.
template <typename T, Explicit mask, typename Layout, bool aligned>
[[nodiscard]] constexpr int threads_per_sm() {
  if (stays_packed(sizeof(T), mask, Layout::registers, aligned)) return 1024;
  const bool fits_tightly = aligned || sizeof(T) == 2;
  switch (Layout::registers) {
    case 32:
      return fits_tightly ? 1024 : 768;
    case 48:
      return fits_tightly ? 768 : 640;
    case 64:
      return 512;
    default:
      return 0;
  }
}

/// `banded`: rows may be seen in part.
template <typename T, Explicit mask, typename Layout, bool aligned, bool banded>
__global__ void __launch_bounds__(RowTeam<Layout::threads, Layout::clustered>::kBlockThreads,
                                  threads_per_sm<T, mask, Layout, aligned>() /
                                      RowTeam<Layout::threads, Layout::clustered>::kBlockThreads)
    fused_forward(Forward<T> problem) {
  using OfTeam = RowTeam<Layout::threads, Layout::clustered>;
  using OfScores = Scores<T, mask>;
  constexpr bool packed = stays_packed(sizeof(T), mask, Layout::registers, aligned);
  constexpr int vectors = Layout::registers / forward_registers_per_vector(sizeof(T), mask);
  constexpr int width = kVectorWidth<T>;
  __shared__ typename OfTeam::Scratch scratch;
  OfTeam team(scratch);
  const Shape shape = problem.rows.shape;
  const std::int64_t rows = problem.rows.count;
  const int step = team.size() * width;

  for (std::int64_t base = team.first_of_block(); base < rows; base += team.count()) {
    // A team beyond the last row goes along with an empty one.
    const bool has_row = base + team.in_block() < rows;
    const Place place = problem.rows.place(has_row ? base + team.in_block() : base);
    const RowCut<T, int, aligned, banded> cut(problem.x, place.row, rows, shape.sk, team.member());
    const Range shown = banded ? place.shown : Range{0, shape.sk};
    const auto seen = cut.window(has_row ? shown : Range{0, 0});

    const auto inputs = problem.template inputs<mask>(place, cut);
    OfScores scores[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (seen.meets(i * step)) {
        scores[i].load(inputs, cut, i * step, seen);
      } else {
        scores[i].hide();
      }
    }
    float terms[vectors][width];  // scores, until their exponentials are taken; packed ones pass by
    float max = -INFINITY;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const bool is_hidden = !seen.meets(i * step);
      scores[i].prepare(problem.scale, is_hidden, terms[i]);
      if (!is_hidden && !seen.covers(i * step)) {
        scores[i].hide_outside(seen.span(i * step), terms[i]);
      }
      max = fmaxf(max, scores[i].max(terms[i]));
    }
    max = team.max(max);

    const float sink = problem.sink_of(place);
    const RowExponential<T> exponential(max, OfScores::factor(problem.scale), sink);
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (seen.meets(i * step)) {
        scores[i].finish(terms[i]);
        exponential(terms[i]);
        sum += tree_sum(terms[i]);
        if constexpr (packed) scores[i].forget();
      } else {
        clear(terms[i]);
      }
    }
    sum = static_cast<float>(team.sum(static_cast<Total<T>>(sum)));
    if (problem.sink != nullptr) sum += exponential.of_sink();

    if (has_row) {
      if (team.member() == 0 && problem.lse != nullptr) {
        problem.lse[place.row] = exponential.log_sum(sum);
      }
      const Normaliser<T> normalise(sum);
      const auto y = cut.row(problem.y);
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (!cut.is_in_row(i * step)) continue;
        if constexpr (packed) {
          if (seen.meets(i * step)) {
            scores[i].finish(terms[i]);
            exponential(terms[i]);
          } else {
            clear(terms[i]);
          }
        }
        normalise(terms[i], seen, i * step);
        cut.store(y, i * step, terms[i]);
      }
    }
    team.end_row();
  }
}

/// Rows beyond a cluster: a pair per thread while the row is read, and a second reading.
template <typename T, Explicit mask, bool aligned>
__global__ void __launch_bounds__(Rereading::threads) fused_forward_rereading(Forward<T> problem) {
  using OfScores = Scores<T, mask>;
  constexpr int threads = Rereading::threads;
  constexpr int vectors = Rereading::vectors;
  constexpr int width = kVectorWidth<T>;
  __shared__ ReduceScratch<threads> max_scratch;
  __shared__ ReduceScratch<threads, Total<T>> sum_scratch;
  const Shape shape = problem.rows.shape;
  const float factor = OfScores::factor(problem.scale);

  for (std::int64_t r = blockIdx.x; r < problem.rows.count; r += gridDim.x) {
    const Place place = problem.rows.place(r);
    const int thread = static_cast<int>(threadIdx.x);
    const RowCut<T, std::int64_t, aligned> cut(problem.x, r, problem.rows.count, shape.sk, thread);
    const auto seen = cut.window(place.shown);
    const auto inputs = problem.template inputs<mask>(place, cut);

    /// Calls `visit(offset, v, max)` for this thread's vectors.
    const auto for_each = [&](const auto& visit) {
      for (std::int64_t base = 0; cut.is_in_row(base); base += threads * vectors * width) {
        OfScores scores[vectors];
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          const std::int64_t offset = base + i * threads * width;
          if (seen.meets(offset)) {
            scores[i].load(inputs, cut, offset, seen);
          } else {
            scores[i].hide();
          }
        }
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          const std::int64_t offset = base + i * threads * width;
          float v[width];
          const bool is_hidden = !seen.meets(offset);
          scores[i].prepare(problem.scale, is_hidden, v);
          if (!is_hidden && !seen.covers(offset)) {
            scores[i].hide_outside(seen.span(offset), v);
          }
          const float max = scores[i].max(v);
          scores[i].finish(v);
          visit(offset, v, max);
        }
      }
    };

    float max = -INFINITY;
    RunningSum sum;
    for_each([&](std::int64_t offset, float(&v)[width], float vector_max) {
      if (!seen.meets(offset)) return;
      const float raised = fmaxf(max, vector_max);
      const RowExponential<T> exponential(raised, factor, -INFINITY, true);
      if (raised != max) sum.scale(exponential.rebase(max));
      max = raised;
      exponential(v);
      sum.add(tree_sum(v));
    });
    const float row_max = block_reduce(max, Maximum{}, max_scratch);
    const float sink = problem.sink_of(place);
    const RowExponential<T> exponential(row_max, factor, sink, true);
    const auto part = static_cast<Total<T>>(sum.value() * exponential.rebase(max));
    auto total = static_cast<float>(block_reduce(part, Sum{}, sum_scratch));
    if (problem.sink != nullptr) total += exponential.of_sink();

    const Normaliser<T> normalise(total);
    const auto y = cut.row(problem.y);
    for_each([&](std::int64_t offset, float(&v)[width], float /*max*/) {
      if (!cut.is_in_row(offset)) return;
      exponential(v);
      normalise(v, seen, offset);
      cut.store(y, offset, v);
    });
    if (thread == 0 && problem.lse != nullptr) problem.lse[r] = exponential.log_sum(total);
    __syncthreads();
  }
}

/// `banded`: rows may be seen in part.
template <typename T, Explicit mask, bool aligned, bool banded>
struct ForwardFamily {
  using Parameter = Forward<T>;
  static constexpr std::span<const RowLayout> layouts = forward_layouts(sizeof(T), mask, aligned);

  template <typename Layout>
  [[nodiscard]] static auto held() {
    return fused_forward<T, mask, Layout, aligned, banded>;
  }
  [[nodiscard]] static auto rereading() { return fused_forward_rereading<T, mask, aligned>; }

  [[nodiscard]] static Instance<Parameter> instance(const Shape& shape,
                                                    const DeviceTraits& device) {
    const std::int64_t registers = most_vectors(shape.sk, kVectorWidth<T>, aligned) *
                                   forward_registers_per_vector(sizeof(T), mask);
    return instance_of<ForwardFamily>(shape.rows(), registers, device);
  }
};

template <typename T, Explicit mask>
LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  const Shape shape = shape_of(problem);
  const Band band = band_of(problem);
  const bool is_whole = band.shows_all();
  const Instance<Forward<T>> aligned =
      is_whole ? ForwardFamily<T, mask, true, false>::instance(shape, device)
               : ForwardFamily<T, mask, true, true>::instance(shape, device);
  const Instance<Forward<T>> unaligned =
      ForwardFamily<T, mask, false, true>::instance(shape, device);
  const Forward<T> prepared{.x = nullptr,
                            .y = nullptr,
                            .mask = nullptr,
                            .sink = nullptr,
                            .lse = nullptr,
                            .rows = Rows(shape, band),
                            .mask_rows = mask_rows_of(problem),
                            .scale = static_cast<float>(problem.real("scale"))};
  return [=, sink = has_sink(problem)](const Launch& launch) {
    const ForwardArguments arguments = forward_arguments(launch, mask != Explicit::none, sink);
    Forward<T> forward = prepared;
    forward.x = static_cast<const T*>(arguments.x);
    forward.y = static_cast<T*>(arguments.y);
    forward.mask = arguments.mask;
    forward.sink = static_cast<const T*>(arguments.sink);
    forward.lse = arguments.lse;
    const bool is_aligned =
        are_aligned<kVectorWidth<T>>(forward.rows.shape.sk, forward.x, forward.y,
                                     static_cast<const MaskElement<T, mask>*>(forward.mask));
    (is_aligned ? aligned : unaligned).enqueue(forward, stream_of(launch));
  };
}

}  // namespace

template <Explicit mask>
LaunchFunction prepare_forward(const Problem& problem, const DeviceTraits& device) {
  return dispatch_dtype(problem.dtype,
                        [&]<typename T>() { return prepare<T, mask>(problem, device); });
}

}  // namespace roofmax::masked_softmax
