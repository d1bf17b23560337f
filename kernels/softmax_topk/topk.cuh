// What the CUDA kernels of operation `softmax_topk` share: their typed arguments, the order of the
// results as an integer, sums of exponentials, how a row is cut into vectors, and how a result is
// written.
#pragma once

#include "kernels/device/launch.cuh"
#include "kernels/device/max_sum.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax_topk/softmax_topk.hpp"

namespace roofmax::softmax_topk {

// ---- order --------------------------------------------------------------------------------------

/// A value as an unsigned integer that grows with it. Both zeros are one, and every NaN is the
/// largest of all. Nothing is 0, nor is anything the greatest Order.
using Order = std::uint32_t;
inline constexpr Order kNanOrder = 0xfffffffeu;

__device__ inline Order order_of(float value) {
  const std::uint32_t bits = __float_as_uint(value + 0.0f);  // -0 becomes +0
  if (value != value) return kNanOrder;
  return (bits & 0x80000000u) != 0 ? ~bits : bits | 0x80000000u;
}

__device__ inline float value_of(Order order) {
  return __uint_as_float((order & 0x80000000u) != 0 ? order & 0x7fffffffu : ~order);
}

/// A threshold that everything passes which is not known to be at most, or less than, it.
inline constexpr float kNoThreshold = std::numeric_limits<float>::quiet_NaN();

/// An element in the operation's order: of two keys the greater one comes first. No element is 0.
using Key = unsigned long long;

__device__ inline Key key_of(Order order, std::int32_t col) {
  return Key{order} << 32 | ~static_cast<std::uint32_t>(col);
}
__device__ inline Order order_of(Key key) { return static_cast<Order>(key >> 32); }
__device__ inline std::int32_t col_of(Key key) {
  return static_cast<std::int32_t>(~static_cast<std::uint32_t>(key));
}

/// Counts one more where `order` reaches `other`. In few instructions, which the compiler does not
/// find by itself.
__device__ inline void count_reaching(int& count, Order order, Order other) {
  asm("{ .reg .pred p; setp.ge.u32 p, %1, %2; @p add.s32 %0, %0, 1; }"
      : "+r"(count)
      : "r"(order), "r"(other));
}

/// Counts one more where `key` is above `other`.
__device__ inline void count_above(int& count, Key key, Key other) {
  asm("{ .reg .pred p; setp.gt.u64 p, %1, %2; @p add.s32 %0, %0, 1; }"
      : "+r"(count)
      : "l"(key), "l"(other));
}

/// The largest, or NaN if there is one.
__device__ inline float largest(float a, float b) {
  float c;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(c) : "f"(a), "f"(b));
  return c;
}

/// The largest element of some vectors, or NaN if they have one.
template <typename T, int count>
__device__ float largest(const device::Vector<T> (&vectors)[count]) {
  constexpr int words = device::Vector<T>::word_count;
  if constexpr (sizeof(T) == 4) {
    float all = __uint_as_float(vectors[0].words[0]);
#pragma unroll
    for (int i = 1; i < count * words; ++i) {
      all = largest(all, __uint_as_float(vectors[i / words].words[i % words]));
    }
    return all;
  } else {
    using Pair = std::conditional_t<device::Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    const auto pair = [&](int i) {
      return reinterpret_cast<const Pair&>(vectors[i / words].words[i % words]);
    };
    Pair all = pair(0);
#pragma unroll
    for (int i = 1; i < count * words; ++i) all = __hmax2_nan(all, pair(i));
    return largest(__low2float(all), __high2float(all));
  }
}

template <typename T>
__device__ float largest(const device::Vector<T>& vector) {
  return largest<T, 1>({vector});
}

/// Element `i` of a vector, which is not known to the compiler. (By shifts: an array indexed so
/// would lie in local memory.)
template <typename T>
__device__ float element_of(const device::Vector<T>& vector, int i) {
  constexpr int per_half = 8 / static_cast<int>(sizeof(T));
  const auto half_at = [&](int word) {
    return std::uint64_t{vector.words[word + 1]} << 32 | vector.words[word];
  };
  const std::uint64_t half = i < per_half ? half_at(0) : half_at(2);
  const auto raw = static_cast<std::uint32_t>(half >> (i % per_half * 8 * int{sizeof(T)}));
  if constexpr (sizeof(T) == 4) return __uint_as_float(raw);
  return device::Element<T>::load(reinterpret_cast<const T*>(&raw));
}

/// The largest of some values, or NaN if there is one.
template <int count>
__device__ float largest(const float (&values)[count]) {
  float all = values[0];
#pragma unroll
  for (int i = 1; i < count; ++i) all = largest(all, values[i]);
  return all;
}

// ---- sums of exponentials -----------------------------------------------------------------------

/// The product as a number of its own, never part of a fused multiply-add.
__device__ inline float rounded_product(float a, float b) {
  float product;
  asm("mul.rn.f32 %0, %1, %2;" : "=f"(product) : "f"(a), "f"(b));
  return product;
}

/// exp(x / temperature) for the elements of a row, or of a part of it, relative to nearly that of
/// its largest element `max`: 2^(x factor - offset), one fused multiply-add an element. The offset
/// is the rounded product of max and factor; how it was rounded is a factor that numerators and
/// sums share. Where the product is so large that this factor would be large too, or is not finite,
/// the difference from max is taken first.
class Term {
 public:
  __device__ Term(float max, float factor)
      : max_(max),
        factor_(factor),
        offset_(rounded_product(max, factor)),
        is_plain_(fabsf(offset_) < kLargestOffset) {}
  __device__ float operator()(float x) const { return device::exp2_flushed(exponent(x)); }
  /// Subnormals included.
  __device__ float result(float x) const { return exp2f(exponent(x)); }
  /// The log-sum-exp of the row whose largest element is `max`, given the sum of its terms.
  __device__ float log_sum_exp(float sum, float inverse_temperature) const {
    constexpr float kLn2 = 0.6931471805599453f;
    return fmaf(shift(), inverse_temperature, logf(sum) - excess() * kLn2);
  }
  /// What takes a sum of such terms as `other` to one of such as these. Equal maxima give exactly
  /// 1, infinities too.
  __device__ float rebase(const Term& other) const {
    if (other.max_ == max_) return 1.0f;
    if (is_plain_ && other.is_plain_) return device::exp2_flushed(other.offset_ - offset_);
    return device::exp2_flushed((other.max_ - max_) * factor_ + (excess() - other.excess()));
  }
  /// The sum of the terms of vectors, of which those of all but the first `present` are known to be
  /// 0.
  template <typename T, int count>
  __device__ float sum(const device::Vector<T> (&vectors)[count], int present = count) const {
    float sums[count] = {};
    if (is_plain_ && present >= count) {
      // All of them together, which keeps the exponential units busy.
#pragma unroll
      for (int i = 0; i < count; ++i) {
        float terms[device::Vector<T>::width];
        vectors[i].unpack(terms);
#pragma unroll
        for (float& x : terms) x = device::exp2_flushed(fmaf(x, factor_, -offset_));
        sums[i] = device::tree_sum(terms);
      }
    } else {
#pragma unroll
      for (int i = 0; i < count; ++i) {
        if (i >= present) break;
        float values[device::Vector<T>::width];
        vectors[i].unpack(values);
        sums[i] = sum(values);
      }
    }
    return device::tree_sum(sums);
  }
  template <int count>
  __device__ float sum(const float (&values)[count]) const {
    float terms[count];
    if (is_plain_) {
#pragma unroll
      for (int i = 0; i < count; ++i) {
        terms[i] = device::exp2_flushed(fmaf(values[i], factor_, -offset_));
      }
    } else {
#pragma unroll
      for (int i = 0; i < count; ++i) {
        terms[i] = device::exp2_flushed((values[i] - shift()) * factor_);
      }
    }
    return device::tree_sum(terms);
  }
  /// How many powers of 2 the term of `x` is.
  __device__ float exponent(float x) const {
    return is_plain_ ? fmaf(x, factor_, -offset_) : (x - shift()) * factor_;
  }

 private:
  static constexpr float kLargestOffset = 0x1p24f;

  /// 0 stands for a maximum of -inf: -inf minus -inf would be NaN.
  __device__ float shift() const { return max_ == -INFINITY ? 0.0f : max_; }
  /// The exponent of the largest element.
  __device__ float excess() const { return is_plain_ ? fmaf(max_, factor_, -offset_) : 0.0f; }
  float max_;
  float factor_;
  float offset_;
  bool is_plain_;
};

/// The sum of the terms of everything seen, however much, relative to a value near the largest. It
/// follows the largest only when that is far above: each time costs a rounding of the whole sum,
/// and those of the thousand times that a rising row would have all go the same way. A NaN ends up
/// in the sum.
class RunningTerms {
 public:
  __device__ explicit RunningTerms(float factor) : factor_(factor) {}

  /// Adds the terms of elements whose largest is `greatest`. Those of all but the first `present`
  /// vectors are known to be 0.
  template <typename T, int count>
  __device__ void add(const device::Vector<T> (&vectors)[count], float greatest,
                      int present = count) {
    raise(greatest);
    sum_.add(term_.sum(vectors, present));
  }
  /// Adds the terms of `values`, of which `greatest` is the largest.
  template <int count>
  __device__ void add(const float (&values)[count], float greatest) {
    raise(greatest);
    sum_.add(term_.sum(values));
  }
  __device__ void add_one(float x) {
    raise(x);
    sum_.add(term_(x));
  }
  [[nodiscard]] __device__ device::MaxSum pair() const { return {max_, sum_.value()}; }

 private:
  /// Makes sure that a term of `value` is no more than a small power of 2.
  __device__ void raise(float value) {
    constexpr float kFar = 4.0f;  // powers of 2
    // Above -inf everything is far, but -inf.
    if (!(max_ == -INFINITY ? value > max_ : term_.exponent(value) > kFar)) return;
    const Term raised(value, factor_);
    sum_.scale(raised.rebase(term_));
    max_ = value;
    term_ = raised;
  }

  float factor_;
  float max_ = -INFINITY;
  Term term_{-INFINITY, factor_};
  device::RunningSum sum_;
};

/// Over a group of `lanes` adjacent lanes, a power of two; all of them get the result.
template <int lanes>
__device__ device::MaxSum merge_in_warp(device::MaxSum pair, float factor) {
  float max = pair.max;
#pragma unroll
  for (int step = lanes / 2; step > 0; step /= 2) {
    max = largest(max, __shfl_xor_sync(device::kAllLanes, max, step));
  }
  float sum = pair.sum * Term(max, factor).rebase(Term(pair.max, factor));
#pragma unroll
  for (int step = lanes / 2; step > 0; step /= 2) {
    sum += __shfl_xor_sync(device::kAllLanes, sum, step);
  }
  return {max, sum};
}

// ---- arguments and results ----------------------------------------------------------------------

/// Arguments of a launch. `lse` is null where the log-sum-exp is not asked for.
template <typename T>
struct TopK {
  const T* logits;
  float* probabilities;
  void* indices;
  float* lse;
  Shape shape;
  float factor;  ///< log2(e) / temperature
  float inverse_temperature;
  bool is_over_row;  ///< else over the k largest
  bool has_wide_indices;

  [[nodiscard]] __device__ const T* row(std::int64_t r) const { return logits + r * shape.stride; }
  [[nodiscard]] __device__ bool needs_row_sum() const { return is_over_row || lse != nullptr; }

  __device__ void store(std::int64_t r, int rank, std::int32_t col, float probability) const {
    const std::int64_t place = r * shape.k + rank;
    probabilities[place] = probability;
    if (has_wide_indices) {
      static_cast<std::int64_t*>(indices)[place] = col;
    } else {
      static_cast<std::int32_t*>(indices)[place] = col;
    }
  }
  /// Marks a row that a later launch is to do, in place of its first result.
  __device__ void leave_unfinished(std::int64_t r) const { store(r, 0, kUnfinished, 0.0f); }
  [[nodiscard]] __device__ bool is_unfinished(std::int64_t r) const {
    const std::int64_t place = r * shape.k;
    return has_wide_indices ? static_cast<const std::int64_t*>(indices)[place] == kUnfinished
                            : static_cast<const std::int32_t*>(indices)[place] == kUnfinished;
  }
  /// By one thread of the row.
  __device__ void store_lse(std::int64_t r, device::MaxSum row) const {
    if (lse == nullptr) return;
    lse[r] = Term(row.max, factor).log_sum_exp(row.sum, inverse_temperature);
  }

 private:
  static constexpr std::int32_t kUnfinished = -1;  ///< no column
};

/// A row of any length at any element-aligned address: up to one vector's worth of elements in
/// front (head), aligned 16-byte vectors, and the rest (tail), in the order of their columns.
template <typename T>
class Cut {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  __device__ Cut(const T* x, std::int64_t vocab) : x_(x) {
    const auto cols = static_cast<std::int32_t>(vocab);  // as refuse_wide_rows() sees to
    const auto misalignment = static_cast<int>(reinterpret_cast<std::uintptr_t>(x) % 16);
    const int to_boundary = misalignment == 0 ? 0 : (16 - misalignment) / int{sizeof(T)};
    head_ = min(cols, to_boundary);
    vectors_ = (cols - head_) / width;
    tail_ = cols - head_ - vectors_ * width;
  }

  [[nodiscard]] __device__ std::int32_t head() const { return head_; }
  [[nodiscard]] __device__ std::int32_t vectors() const { return vectors_; }
  [[nodiscard]] __device__ std::int32_t tail() const { return tail_; }

  template <device::Reuse reuse = device::Reuse::once>
  [[nodiscard]] __device__ device::Vector<T> load(std::int32_t vector) const {
    return device::load_vector<reuse>(address(vector));
  }
  [[nodiscard]] __device__ const T* at(std::int32_t col) const { return x_ + col; }
  [[nodiscard]] __device__ const T* address(std::int32_t vector) const {
    return at(first_col(vector));
  }
  [[nodiscard]] __device__ std::int32_t first_col(std::int32_t vector) const {
    return head_ + vector * width;
  }
  [[nodiscard]] __device__ std::int32_t tail_col(int i) const {
    return head_ + vectors_ * width + i;
  }
  [[nodiscard]] __device__ float element(std::int32_t col) const {
    return device::Element<T>::load(at(col));
  }

 private:
  const T* x_;
  std::int32_t head_;
  std::int32_t vectors_;
  std::int32_t tail_;
};

// ---- preparation --------------------------------------------------------------------------------

/// Columns are 32-bit integers in every kernel here, also those of a step that goes beyond a row.
[[nodiscard]] inline std::optional<Refusal> refuse_wide_rows(const Problem& problem) {
  constexpr std::int64_t kMost = (std::int64_t{1} << 31) - (std::int64_t{1} << 20);
  if (problem.at("vocab") <= kMost) return std::nullopt;
  return Refusal{"vocab", "columns are 32-bit integers, also a little beyond a row: at most " +
                              std::to_string(kMost) + " logits a row, not " +
                              problem.text("vocab")};
}

[[nodiscard]] inline std::optional<Refusal> refuse_k_beyond(std::int64_t most,
                                                            std::string_view holder,
                                                            const Problem& problem) {
  if (problem.at("k") <= most) return refuse_wide_rows(problem);
  return Refusal{"k", "at most " + std::to_string(most) + " results (" + std::string(holder) +
                          "), not " + problem.text("k")};
}

/// The instance of a kernel's template that a problem needs, and what of the problem and the device
/// is known before a launch.
template <typename T>
struct Instance {
  Shape shape;
  const DeviceTraits& device;
};

/// `Kernel::prepare`: `body(Instance<T>)` is called once, for the problem's dtype, and returns what
/// enqueues a launch, a function of `(const TopK<T>&, const Launch&)`.
template <typename Body>
[[nodiscard]] auto prepare_topk(Body body) {
  return [body](const Problem& problem, const DeviceTraits& traits) -> LaunchFunction {
    const Shape shape = shape_of(problem);
    const Options options = options_of(problem);
    if (shape.rows == 0) return [](const Launch&) {};
    return device::dispatch_dtype(problem.dtype, [&]<typename T>() -> LaunchFunction {
      return [=, enqueue = body(Instance<T>{shape, traits})](const Launch& launch) {
        constexpr double kLog2E = 1.4426950408889634074;
        enqueue(TopK<T>{.logits = static_cast<const T*>(launch.inputs[0]),
                        .probabilities = static_cast<float*>(launch.outputs[0]),
                        .indices = launch.outputs[1],
                        .lse = options.has_lse ? static_cast<float*>(launch.outputs[2]) : nullptr,
                        .shape = shape,
                        .factor = static_cast<float>(kLog2E / options.temperature),
                        .inverse_temperature = static_cast<float>(1 / options.temperature),
                        .is_over_row = options.over == Over::row,
                        .has_wide_indices = options.has_wide_indices},
                launch);
      };
    });
  };
}

}  // namespace roofmax::softmax_topk
