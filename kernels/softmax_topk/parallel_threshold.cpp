// `parallel_threshold`: one pass on all cores and vector lanes. Nearly every element costs one
// comparison, with a threshold that at least K elements before it reach.
//
// The row is taken in blocks of 1024 elements. Of each block the largest element is found, as an
// integer that orders alike; then the exponentials are taken and added up while the block is in the
// nearest cache. Only a block whose largest element exceeds the threshold is looked at again, in
// groups of 64 and these element by element, and what exceeds the threshold goes into a buffer.
// When that is full, its K best are kept and the K-th of them is the new threshold. About K
// ln(vocab / K) elements of a row in random order go into the buffer; of an ascending row all do,
// which costs a few times as much. Where K is small the first block, which may be all of the row,
// has a threshold of its own: the K-th largest of the largest elements of 32 interleaved parts.
// Elements come in the order of their columns, so one that equals the threshold comes too late.
//
// Rows are divided among the threads. Long rows too few to keep all threads busy are split by
// columns, and the threads' best and sums are merged. The exponential is a polynomial good to about
// 1 ulp; sums are taken in fp64. The threshold is this project's own.

#include <omp.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/element.hpp"
#include "kernels/cpu/exp.hpp"
#include "kernels/cpu/instruction_set.hpp"
#include "kernels/cpu/processor.hpp"
#include "kernels/softmax_topk/cpu_results.hpp"

namespace roofmax::softmax_topk {
namespace {

constexpr std::int64_t kBlock = 1024;
constexpr std::int64_t kGroup = 64;
/// Shortest share of a row that is worth the barrier of splitting.
constexpr std::int64_t kLeastShare = 16384;
/// Most threads that take part.
constexpr int kMostThreads = 512;

// ---- Loops over elements: written once, compiled for each instruction set -----------------------

/// Integers that order as the elements do, but for the two zeros; every NaN is the largest.
template <typename T>
struct Key {
  using Integer = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int16_t>;
  static constexpr Integer kMagnitude = std::numeric_limits<Integer>::max();
  static constexpr Integer kInfinity = std::is_same_v<T, float>       ? 0x7f800000
                                       : std::is_same_v<T, cpu::Half> ? 0x7c00
                                                                      : 0x7f80;
  static constexpr int kSign = 8 * static_cast<int>(sizeof(T)) - 1;

  ROOFMAX_INLINE static Integer of(T element) {
    const Integer bits = std::bit_cast<Integer>(element);
    const auto key = static_cast<Integer>(bits ^ ((bits >> kSign) & kMagnitude));
    return static_cast<Integer>(bits & kMagnitude) > kInfinity ? kMagnitude : key;
  }
  static float value_of(Integer key) {
    if (key == kMagnitude) return std::numeric_limits<float>::quiet_NaN();
    const auto bits = static_cast<Integer>(key ^ ((key >> kSign) & kMagnitude));
    return cpu::to_float(std::bit_cast<T>(bits));
  }
};

template <typename T>
ROOFMAX_INLINE typename Key<T>::Integer largest_key(const T* x, std::int64_t count) {
  auto largest = std::numeric_limits<typename Key<T>::Integer>::min();
#pragma omp simd reduction(max : largest)
  for (std::int64_t i = 0; i < count; ++i) {
    const auto key = Key<T>::of(x[i]);
    largest = key > largest ? key : largest;
  }
  return largest;
}

/// Of so many interleaved parts of the first block the largest elements are compared, where results
/// are no more than half as many.
constexpr std::int64_t kParts = 32;

/// The K-th largest of the parts' largest, which at least K elements reach.
template <typename T>
ROOFMAX_INLINE typename Key<T>::Integer kth_of_parts(const T* x, std::int64_t count,
                                                     std::int64_t k) {
  using Integer = typename Key<T>::Integer;
  constexpr auto kLeast = std::numeric_limits<Integer>::min();
  alignas(64) Integer largest[kParts];
  alignas(64) Integer reaching[kParts];
  for (std::int64_t i = 0; i < kParts; ++i) largest[i] = kLeast;
  const std::int64_t rounds = count / kParts;
  for (std::int64_t round = 0; round < rounds; ++round) {
#pragma omp simd
    for (std::int64_t i = 0; i < kParts; ++i) {
      const Integer key = Key<T>::of(x[round * kParts + i]);
      largest[i] = key > largest[i] ? key : largest[i];
    }
  }
  for (std::int64_t i = 0; i < count - rounds * kParts; ++i) {
    largest[i] = std::max(largest[i], Key<T>::of(x[rounds * kParts + i]));
  }
  for (std::int64_t i = 0; i < kParts; ++i) reaching[i] = 0;
  for (std::int64_t i = 0; i < kParts; ++i) {
#pragma omp simd
    for (std::int64_t j = 0; j < kParts; ++j) {
      reaching[j] = static_cast<Integer>(reaching[j] + (largest[i] >= largest[j] ? 1 : 0));
    }
  }
  Integer kth = kLeast;
  for (std::int64_t i = 0; i < kParts; ++i) {
    if (reaching[i] >= k) kth = std::max(kth, largest[i]);
  }
  return kth;
}

/// The columns of what reaches `bound`: how many.
template <typename T>
ROOFMAX_INLINE std::int64_t columns_reaching(const T* x, std::int64_t count,
                                             typename Key<T>::Integer bound,
                                             std::int32_t* columns) {
  std::int64_t found = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    columns[found] = static_cast<std::int32_t>(i);
    found += Key<T>::of(x[i]) >= bound ? 1 : 0;
  }
  return found;
}

/// e[i] = (x[i] - subtracted) * factor.
template <typename T>
ROOFMAX_INLINE void scale_distances(const T* x, std::int64_t count, float subtracted, float factor,
                                    float* e) {
#pragma omp simd
  for (std::int64_t i = 0; i < count; ++i) e[i] = (cpu::to_float(x[i]) - subtracted) * factor;
}

template <bool kHasFma, typename T>
ROOFMAX_INLINE double exp_sum_body(const T* x, std::int64_t count, float subtracted, float factor,
                                   float* e) {
  constexpr const float* kNothingAhead = nullptr;
  if (factor == 1.0F) return cpu::exp_sum<kHasFma>(x, count, subtracted, e, kNothingAhead);
  scale_distances(x, count, subtracted, factor, e);
  return cpu::exp_sum<kHasFma>(e, count, 0.0F, e, kNothingAhead);
}

/// The loops for one instruction set.
template <typename T>
struct Loops {
  typename Key<T>::Integer (*largest_key)(const T* x, std::int64_t count);
  typename Key<T>::Integer (*kth_of_parts)(const T* x, std::int64_t count, std::int64_t k);
  std::int64_t (*columns_reaching)(const T* x, std::int64_t count, typename Key<T>::Integer bound,
                                   std::int32_t* columns);
  double (*exp_sum)(const T* x, std::int64_t count, float subtracted, float factor, float* e);
};

template <typename T>
Loops<T> loops_of_processor() {
  const cpu::InstructionSet set = cpu::processor().instructions;
  return {cpu::Compiled<largest_key<T>>::for_set(set), cpu::Compiled<kth_of_parts<T>>::for_set(set),
          cpu::Compiled<columns_reaching<T>>::for_set(set),
          cpu::Compiled<exp_sum_body<false, T>, exp_sum_body<true, T>>::for_set(set)};
}

/// The largest that is a number; -inf where none is.
template <typename T>
float largest_number(const T* x, std::int64_t count) {
  float largest = -std::numeric_limits<float>::infinity();
  for (std::int64_t i = 0; i < count; ++i) largest = std::max(largest, cpu::to_float(x[i]));
  return largest;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// The best of what was seen, and what came since they were last told apart from it.
class Best {
 public:
  static std::int64_t room_for(std::int64_t k) { return 2 * k + kLeastRoom; }

  Best(Candidate* memory, std::int64_t k) : memory_(memory), k_(k) {}

  /// Whether an element of that value, in a later column than all before it, may be among them. So
  /// may a NaN, unless there are k.
  [[nodiscard]] bool may_take(float value) const {
    return !has_threshold_ || value > threshold_ || (value != value && threshold_ == threshold_);
  }
  void take(const Candidate& candidate) {
    memory_[count_++] = candidate;
    if (count_ == room_for(k_)) keep_best();
  }
  /// Makes a threshold of what was taken, k or more.
  void keep_best() {
    std::nth_element(memory_, memory_ + k_ - 1, memory_ + count_);
    count_ = k_;
    has_threshold_ = true;
    threshold_ = memory_[k_ - 1].value;
  }
  /// The k best that were taken, or all, in order: how many these are.
  std::int64_t finish() {
    constexpr std::int64_t kFew = 32;  // are in order sooner than told apart
    if (count_ > std::max(k_, kFew)) keep_best();
    std::sort(memory_, memory_ + count_);
    return std::min(count_, k_);
  }
  [[nodiscard]] const Candidate* begin() const { return memory_; }

 private:
  static constexpr std::int64_t kLeastRoom = 16;

  Candidate* memory_;
  std::int64_t k_;
  std::int64_t count_ = 0;
  bool has_threshold_ = false;
  float threshold_ = 0;
};

/// What all threads of a launch are given.
template <typename T>
struct RowWork {
  Loops<T> loops;
  Shape shape;
  Options options;
  const T* logits;
  Candidate* memory;  ///< `Best::room_for(k)` candidates for each thread, and k more
  int threads;

  [[nodiscard]] Best best_of(std::int64_t thread) const {
    return {memory + thread * Best::room_for(shape.k), shape.k};
  }
  [[nodiscard]] Candidate* merged() const { return memory + threads * Best::room_for(shape.k); }
};

/// The first elements all would go into the buffer, as long as there is no threshold: only what
/// reaches that of the parts does.
template <typename T>
void take_first(const RowWork<T>& work, const T* x, std::int64_t first, std::int64_t count,
                Best& best) {
  std::int32_t columns[kBlock];
  auto bound = work.loops.kth_of_parts(x + first, count, work.shape.k);
  if (bound == 0) bound = -1;  // the other zero
  const std::int64_t found = work.loops.columns_reaching(x + first, count, bound, columns);
  for (std::int64_t i = 0; i < found; ++i) {
    const std::int64_t col = first + columns[i];
    const float value = cpu::to_float(x[col]);
    if (best.may_take(value)) best.take({value, col});
  }
}

/// Sums of `cpu::scaled_exp` become sums of exponentials at the end.
template <typename T>
RowSum reduce_columns(const RowWork<T>& work, const T* x, std::int64_t first, std::int64_t last,
                      Best& best) {
  alignas(64) float scratch[kBlock];
  const bool needs_sum = work.options.needs_row_sum();
  const auto factor = static_cast<float>(1 / work.options.temperature);
  RowSum row;
  for (std::int64_t block = first; block < last; block += kBlock) {
    const std::int64_t count = std::min(kBlock, last - block);
    const float largest = Key<T>::value_of(work.loops.largest_key(x + block, count));
    const bool may_take = best.may_take(largest);
    const float raised = largest != largest ? largest_number(x + block, count) : largest;
    if (raised > row.maximum) {
      row.rescale(raised, work.options.temperature);
      row.maximum = raised;
    }
    if (needs_sum) {
      const float shift =
          row.maximum == -std::numeric_limits<float>::infinity() ? 0.0F : row.maximum;
      row.sum += work.loops.exp_sum(x + block, count, shift, factor, scratch);
    }
    if (!may_take) continue;
    if (block == first && work.shape.k <= kParts / 2 && count >= 2 * kParts) {
      take_first(work, x, block, count, best);
      if (block + count < last) best.keep_best();
      continue;
    }
    for (std::int64_t group = block; group < block + count; group += kGroup) {
      const std::int64_t end = std::min(group + kGroup, block + count);
      if (!best.may_take(Key<T>::value_of(work.loops.largest_key(x + group, end - group))))
        continue;
      for (std::int64_t col = group; col < end; ++col) {
        const float value = cpu::to_float(x[col]);
        if (best.may_take(value)) best.take({value, col});
      }
    }
  }
  return row;
}

/// The row's own sum from one of scaled exponentials. Nothing but -inf has none, where
/// `cpu::scaled_exp` has something small.
RowSum unscaled(RowSum row) {
  const bool is_empty = row.maximum == -std::numeric_limits<float>::infinity();
  row.sum = is_empty && row.sum == row.sum ? 0 : row.sum / cpu::kExpScale;
  return row;
}

/// Rows divided among the threads.
template <typename T>
void by_rows(const RowWork<T>& work, const Launch& launch) {
  const Shape& shape = work.shape;
#pragma omp parallel num_threads(work.threads)
  {
    const int thread = omp_get_thread_num();
#pragma omp for schedule(static)
    for (std::int64_t r = 0; r < shape.rows; ++r) {
      Best best = work.best_of(thread);
      const T* const x = work.logits + r * shape.stride;
      const RowSum row = reduce_columns(work, x, 0, shape.vocab, best);
      best.finish();
      write_results(launch, shape, work.options, r, best.begin(), unscaled(row));
    }
  }
}

/// What a thread found in its share of a row: elements in order, and a sum.
struct Share {
  const Candidate* next;
  const Candidate* end;
  RowSum row;
};

/// Leaves the k best of all shares in `merged`, in order.
RowSum merge(Share* shares, std::int64_t count, std::int64_t k, double temperature,
             Candidate* merged) {
  RowSum row;
  for (std::int64_t i = 0; i < count; ++i) {
    row.maximum = std::max(row.maximum, shares[i].row.maximum);
  }
  for (std::int64_t i = 0; i < count; ++i) {
    shares[i].row.rescale(row.maximum, temperature);
    row.sum += shares[i].row.sum;
  }
  for (std::int64_t j = 0; j < k; ++j) {
    Share* best = nullptr;
    for (Share* share = shares; share != shares + count; ++share) {
      if (share->next == share->end) continue;
      if (best == nullptr || *share->next < *best->next) best = share;
    }
    merged[j] = *best->next++;
  }
  return row;
}

/// The columns of each row divided among the threads.
template <typename T>
void by_columns(const RowWork<T>& work, const Launch& launch) {
  const Shape& shape = work.shape;
  std::array<Share, kMostThreads> shares;
#pragma omp parallel num_threads(work.threads)
  {
    const std::int64_t team = omp_get_num_threads();
    const std::int64_t mine = omp_get_thread_num();
    const std::int64_t blocks = (shape.vocab + kBlock - 1) / kBlock;
    const std::int64_t first = std::min(shape.vocab, blocks * mine / team * kBlock);
    const std::int64_t last = std::min(shape.vocab, blocks * (mine + 1) / team * kBlock);
    for (std::int64_t r = 0; r < shape.rows; ++r) {
      Best best = work.best_of(mine);
      const RowSum row = reduce_columns(work, work.logits + r * shape.stride, first, last, best);
      const std::int64_t found = best.finish();
      shares[static_cast<std::size_t>(mine)] = {best.begin(), best.begin() + found, row};
#pragma omp barrier
#pragma omp single
      {
        const RowSum whole =
            merge(shares.data(), team, shape.k, work.options.temperature, work.merged());
        write_results(launch, shape, work.options, r, work.merged(), unscaled(whole));
      }
    }
  }
}

bool wants_columns(const Shape& shape, int threads) {
  return threads > 1 && shape.rows < threads && shape.vocab / threads >= kLeastShare;
}

int thread_count() { return std::min(omp_get_max_threads(), kMostThreads); }

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  const Shape shape = shape_of(problem);
  const Options options = options_of(problem);
  const int threads = thread_count();
  return cpu::with_element(problem.dtype, [&](auto element) -> LaunchFunction {
    using T = decltype(element);
    return [=, loops = loops_of_processor<T>()](const Launch& launch) {
      const RowWork<T> work{loops,
                            shape,
                            options,
                            static_cast<const T*>(launch.inputs[0]),
                            static_cast<Candidate*>(launch.workspace),
                            threads};
      wants_columns(shape, threads) ? by_columns(work, launch) : by_rows(work, launch);
    };
  });
}

const Registration kernel{Kernel{
    .name = "parallel_threshold",
    .operation = "softmax_topk",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "one pass on all cores and vector lanes; a threshold drops nearly every element",
    .constraints = "none",
    .source = "S3 (one pass); the threshold is this project's own",
    .traffic = modelled_traffic(1),
    .workspace_bytes =
        [](const Problem& problem, const DeviceTraits&) {
          const std::int64_t k = problem.at("k");
          const std::int64_t candidates = thread_count() * Best::room_for(k) + k;
          return candidates * static_cast<std::int64_t>(sizeof(Candidate));
        },
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax_topk
