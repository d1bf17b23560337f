// warp_maxima: a warp for a row of a few thousand elements of which few are wanted. What takes a
// warp longest there is not to read the row but to end it, so this kernel does little at the end:
//   read        of every vector the largest element is noted, in shared memory.
//   bound       the K-th largest of what the lanes have seen, or somewhat less: of up to 8, lanes
//               that have seen the same are counted as one. At least K elements reach it, and of a
//               row in random order few more do.
//   vectors     those whose note reaches the bound, about K, are listed.
//   candidates  the lanes share the listed vectors, an element each, which the L2 still has, and
//               keep what reaches the bound.
//   order       each lane has a candidate and counts those above it: so many results come before.
// A block is one warp and has one row. Which row that is, where it lies and how often loops go
// round is then known to be the same for all lanes, and the compiler leaves out the code with which
// it otherwise prepares every vote and reduction for lanes that are elsewhere.
//
// Cost: one read of the logits, an exponential an element, and the end of a row. With K = 8 a row
// of 1024 in bf16 takes a warp 700 instructions as Nsight Compute counts them, of which reading it
// and adding it up are 220. 65536 such rows take 1.7 times as long as moving their bytes, and
// `warp_threshold` takes 1.4 times as long for them. Of 8192 rows an SM has 62 and holds 32 at a
// time: warps that begin together end their rows together, twice, and the memory waits meanwhile.
//
// K of at most 16: so few of 32 lanes have seen what reaches the bound that most others have not,
// and it is near the K-th element. A row with more candidates than lanes, such as a rising one,
// takes nearly twice the time. One with more than there is room for is read again and ended as
// `warp_threshold` does, in five times the time: long rows that are constant; with K = 1, those
// with a NaN. Of a short row, of which fewer lanes than K have something, all is a candidate; for
// such rows `packed_sort` and `packed_threshold` have several in a warp.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax_topk/selection.cuh"

namespace roofmax::softmax_topk::warp_maxima {
namespace {

using namespace device;

constexpr int kMost = kWarpSize / 2;            ///< results
constexpr std::int64_t kMostRows = 0x7fffffff;  ///< a block each
constexpr int kEach = 4;                        ///< vectors of a lane in a step
constexpr int kMostSteps = 8;                   ///< a bit of a word for each vector of a lane
constexpr int kMostListed = 64;                 ///< vectors
constexpr int kMostCandidates = 128;

static_assert(kMost <= kWarpSize, "a lane has one result");
static_assert(kMostSteps * kEach <= 32, "a bit each");
static_assert(kMostCandidates % kWarpSize == 0, "each becomes a key, 32 at a time");

/// An SM of these holds 32 blocks, for which 64 registers a thread are enough.
#if defined(__CUDA_ARCH__) && \
    (__CUDA_ARCH__ == 800 || __CUDA_ARCH__ == 900 || __CUDA_ARCH__ == 1000)
constexpr int kBlocksOfSm = 32;
#else
constexpr int kBlocksOfSm = 16;
#endif

template <typename T>
constexpr std::int64_t kMostLogits = std::int64_t{kMostSteps * kEach * kWarpSize * kVectorWidth<T>};

// ---- notes --------------------------------------------------------------------------------------

/// The largest of a vector's elements; where two make a word, of those at even and of those at odd
/// columns. NaN where there is one.
template <typename T>
struct Note {
  std::uint32_t word;

  __device__ static Note of(const Vector<T>& vector) {
    Note note{vector.words[0]};
#pragma unroll
    for (int i = 1; i < Vector<T>::word_count; ++i) note.take({vector.words[i]});
    return note;
  }
  __device__ void take(const Note& other) {
    if constexpr (sizeof(T) == 4) {
      word = __float_as_uint(
          softmax_topk::largest(__uint_as_float(word), __uint_as_float(other.word)));
    } else {
      const Pair both = __hmax2_nan(pair(), other.pair());
      word = reinterpret_cast<const std::uint32_t&>(both);
    }
  }
  [[nodiscard]] __device__ float largest() const {
    if constexpr (sizeof(T) == 4) {
      return __uint_as_float(word);
    } else {
      return softmax_topk::largest(__low2float(pair()), __high2float(pair()));
    }
  }
  /// Or has a NaN.
  [[nodiscard]] __device__ bool reaches(T bound) const {
    if constexpr (sizeof(T) == 4) {
      return !(__uint_as_float(word) < bound);
    } else {
      return __hgeu2_mask(pair(), Pair{bound, bound}) != 0;
    }
  }

 private:
  using Pair = std::conditional_t<Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
  [[nodiscard]] __device__ Pair pair() const { return reinterpret_cast<const Pair&>(word); }
};

/// Of the vectors of a lane's step.
template <typename T>
struct alignas(16) Notes {
  Note<T> of[kEach];
};

/// An element that may be a result.
struct alignas(8) Candidate {
  float value;
  std::int32_t col;
};

/// What a warp has in shared memory, as much of it as the steps of its rows need.
template <typename T>
struct WarpRoom {
  std::int32_t listed[kMostListed];  ///< vectors
  union {                            ///< one after the other
    Notes<T> notes[kMostSteps][kWarpSize];
    Candidate candidates[kMostCandidates];
    Key keys[kMostCandidates];  ///< of the candidates, each in its place
  };
  [[nodiscard]] static std::int64_t bytes(std::int64_t steps) {
    static_assert(sizeof(listed) % alignof(Notes<T>) == 0);
    return std::int64_t{sizeof(listed)} +
           std::max(steps * std::int64_t{sizeof(notes[0])}, std::int64_t{sizeof(keys)});
  }
};

// ---- a row --------------------------------------------------------------------------------------

/// A result in a lane, the `place`-th; none where that is K or more.
struct Ranked {
  Key key;
  int place;
};

/// The K best elements of a row, by a block of one warp.
template <typename T>
class Best {
 public:
  static constexpr int width = kVectorWidth<T>;
  static constexpr int step = kWarpSize * kEach;

  __device__ Best(const Cut<T>& row, WarpRoom<T>& room, int k)
      : row_(row), room_(room), lane_(static_cast<int>(threadIdx.x)), k_(k) {}

  /// Reads the row, and adds it up where `needs_sum`.
  __device__ void read(bool needs_sum, RunningTerms& terms);
  /// Finds this lane's result. False where there is no room for all that may be results.
  __device__ bool select(Ranked& result);
  /// The largest element, known when results have been selected.
  [[nodiscard]] __device__ float max() const { return max_; }

 private:
  [[nodiscard]] __device__ Order bound();
  __device__ int list_reaching(T bound);
  __device__ int collect(float bound, int listed);
  __device__ Ranked order(int candidates);
  [[nodiscard]] __device__ bool has_edges() const { return row_.head() + row_.tail() > 0; }
  /// How many lanes below this one are in a ballot.
  [[nodiscard]] __device__ int below(unsigned ballot) const {
    return __popc(ballot & ((1u << lane_) - 1));
  }

  const Cut<T>& row_;
  WarpRoom<T>& room_;
  int lane_;
  int k_;
  int steps_ = 0;
  float largest_ = -INFINITY;  ///< of this lane
  float max_ = -INFINITY;
  /// Of the elements before the first vector and behind the last: a lane's, if it has one.
  bool has_edge_ = false;
  Candidate edge_{};
};

template <typename T>
__device__ void Best<T>::read(bool needs_sum, RunningTerms& terms) {
  const int in_tail = lane_ - row_.head();
  if (has_edges()) has_edge_ = in_tail < row_.tail();
  if (has_edge_) {
    edge_.col = in_tail < 0 ? lane_ : row_.tail_col(in_tail);
    edge_.value = row_.element(edge_.col);
  }
  const std::int32_t end = row_.vectors();
  const T* from = row_.address(lane_);
#pragma unroll 1
  for (std::int32_t base = 0; base < end; base += step, from += step * width, ++steps_) {
    Vector<T> group[kEach];
    if (base + step <= end) {
#pragma unroll
      for (int i = 0; i < kEach; ++i) {
        group[i] = load_vector<Reuse::once>(from + i * kWarpSize * width);
      }
    } else {
#pragma unroll
      for (int i = 0; i < kEach; ++i) {
        group[i] = base + i * kWarpSize + lane_ < end
                       ? load_vector<Reuse::once>(from + i * kWarpSize * width)
                       : Vector<T>::neutral();
      }
    }
    Notes<T> notes;
#pragma unroll
    for (int i = 0; i < kEach; ++i) notes.of[i] = Note<T>::of(group[i]);
    room_.notes[steps_][lane_] = notes;
    Note<T> of_all = notes.of[0];
#pragma unroll
    for (int i = 1; i < kEach; ++i) of_all.take(notes.of[i]);
    const float greatest = of_all.largest();
    largest_ = largest(largest_, greatest);
    if (needs_sum) terms.add(group, greatest, (end - base + kWarpSize - 1) / kWarpSize);
  }
  if (!has_edge_) return;
  largest_ = largest(largest_, edge_.value);
  if (needs_sum) terms.add_one(edge_.value);
}

template <typename T>
__device__ bool Best<T>::select(Ranked& result) {
  const float bound = value_of(this->bound());
  const int listed = list_reaching(Element<T>::round(bound));
  if (listed > kMostListed) return false;
  const int candidates = collect(bound, listed);
  if (candidates > kMostCandidates) return false;
  result = order(candidates);
  return true;
}

/// The K-th largest of the lanes' largest, or a somewhat smaller one; what everything reaches where
/// there are fewer.
template <typename T>
__device__ Order Best<T>::bound() {
  Order mine = order_of(largest_);
  Order bound = __reduce_max_sync(kAllLanes, mine);
  max_ = value_of(bound);
  // So many maxima take less than counting, if equal ones are taken for one. Of many, as bf16 has
  // equal ones, the bound would be too low.
  constexpr int kFewRounds = 8;
  if (k_ <= kFewRounds) {
#pragma unroll 2
    for (int i = 1; i < k_; ++i) {
      if (mine == bound) mine = 0;
      bound = __reduce_max_sync(kAllLanes, mine);
    }
    return bound;
  }
  int reaching = 0;  // mine
#pragma unroll
  for (int lane = 0; lane < kWarpSize; ++lane) {
    count_reaching(reaching, __shfl_sync(kAllLanes, mine, lane), mine);
  }
  return __reduce_max_sync(kAllLanes, reaching >= k_ ? mine : 0);
}

/// Lists the vectors whose note reaches `bound`, and returns how many they are.
template <typename T>
__device__ int Best<T>::list_reaching(T bound) {
  unsigned reaching = 0;
#pragma unroll 1
  for (int i = 0; i < steps_; ++i) {
    const Notes<T> notes = room_.notes[i][lane_];
    unsigned of_step = 0;
#pragma unroll
    for (int v = 0; v < kEach; ++v) of_step |= notes.of[v].reaches(bound) ? 1u << v : 0;
    reaching |= of_step << i * kEach;
  }
  // What the last step lacks behind the row's end reaches a bound of -inf, and is not there.
  const int own = (row_.vectors() - lane_ + kWarpSize - 1) / kWarpSize;
  reaching &= own > 0 ? ~0u >> (kMostSteps * kEach - own) : 0;
  int listed = 0;
#pragma unroll 1
  for (unsigned ballot; (ballot = __ballot_sync(kAllLanes, reaching != 0)) != 0;) {
    const int last = 31 - __clz(static_cast<int>(reaching));
    const int place = listed + below(ballot);
    if (reaching != 0 && place < kMostListed) room_.listed[place] = last * kWarpSize + lane_;
    listed += __popc(ballot);
    reaching &= __funnelshift_l(~1u, ~1u, last);  // of a lane without one: nothing
  }
  __syncwarp();
  return listed;
}

/// Keeps what reaches `bound` of the vectors listed and at the edges, and returns how many they
/// are.
template <typename T>
__device__ int Best<T>::collect(float bound, int listed) {
  constexpr int at_once = kWarpSize / width;  // vectors
  constexpr int passes = 3;                   // whose loads are in flight together
  int kept = 0;
  const auto keep = [&](bool is_there, const Candidate& candidate) {
    const bool reaches = is_there && !(candidate.value < bound);
    const unsigned ballot = __ballot_sync(kAllLanes, reaches);
    const int place = kept + below(ballot);
    if (reaches && place < kMostCandidates) room_.candidates[place] = candidate;
    kept += __popc(ballot);
  };
#pragma unroll 1
  for (int first = 0; first < listed; first += passes * at_once) {
    Candidate found[passes];
    bool is_there[passes];
#pragma unroll
    for (int i = 0; i < passes; ++i) {
      const int place = first + i * at_once + lane_ / width;
      is_there[i] = place < listed;
      const std::int32_t vector = is_there[i] ? room_.listed[place] : 0;
      found[i].col = row_.first_col(vector) + lane_ % width;
      found[i].value = is_there[i] ? row_.element(found[i].col) : 0.0f;
    }
#pragma unroll
    for (int i = 0; i < passes; ++i) keep(is_there[i], found[i]);
  }
  if (has_edges()) keep(has_edge_, edge_);
  __syncwarp();
  return kept;
}

/// Finds the places of the candidates: for each, those above it are counted.
template <typename T>
__device__ Ranked Best<T>::order(int candidates) {
  constexpr int at_once = 4;  // there is room for a whole number of them
  // A candidate becomes a key in its place; nothing is above those that are none.
  const auto key_at = [&](int i) {
    const Candidate candidate = room_.candidates[i];
    return i < candidates ? key_of(order_of(candidate.value), candidate.col) : Key{0};
  };
  const auto place_of = [&](Key key) {
    int place = 0;
#pragma unroll 1
    for (int i = 0; i < candidates; i += at_once) {
#pragma unroll
      for (int j = 0; j < at_once; j += 2) {
        const auto two = *reinterpret_cast<const ulonglong2*>(&room_.keys[i + j]);
        count_above(place, two.x, key);
        count_above(place, two.y, key);
      }
    }
    return place;
  };
  if (candidates <= kWarpSize) {
    const Key key = key_at(lane_);
    room_.keys[lane_] = key;
    __syncwarp();
    return {key, lane_ < candidates ? place_of(key) : k_};
  }
#pragma unroll 1
  for (int i = lane_; i < kMostCandidates; i += kWarpSize) room_.keys[i] = key_at(i);
  __syncwarp();
  // Each of the first K goes to the lane of its place.
  Ranked mine{0, lane_};
#pragma unroll 1
  for (int first = 0; first < candidates; first += kWarpSize) {
    const Key key = room_.keys[first + lane_];
    const int place = key != 0 ? place_of(key) : k_;
#pragma unroll 1
    for (int result = 0; result < k_; ++result) {
      const unsigned ballot = __ballot_sync(kAllLanes, place == result);
      if (ballot == 0) continue;
      const Key found = __shfl_sync(kAllLanes, key, __ffs(static_cast<int>(ballot)) - 1);
      if (lane_ == result) mine.key = found;
    }
  }
  return mine;
}

/// Writes the results of row `r`, each of which a lane has, and what the row adds up to: `pair` is
/// this lane's, `max` the row's.
template <typename T>
__device__ void store_ranked(const TopK<T>& problem, std::int64_t r, const Ranked& result,
                             MaxSum pair, float max) {
  const Term term(max, problem.factor);
  const bool is_result = result.place < static_cast<int>(problem.shape.k);
  const float numerator = is_result ? term.result(value_of(order_of(result.key))) : 0.0f;
  const float of_row = warp_reduce(pair.sum * term.rebase(Term(pair.max, problem.factor)), Sum{});
  const float sum = problem.is_over_row ? of_row : warp_reduce(numerator, Sum{});
  if (is_result) problem.store(r, result.place, col_of(result.key), numerator / sum);
  if (threadIdx.x == 0) problem.store_lse(r, {max, of_row});
}

// ---- the kernel ---------------------------------------------------------------------------------

template <typename T>
__global__ void __launch_bounds__(kWarpSize, kBlocksOfSm)
    warp_maxima(const __grid_constant__ SelectionArguments<T> arguments) {
  extern __shared__ __align__(16) unsigned char shared[];
  __shared__ SelectionScratch<T, WarpTeam, kEach> scratch;
  const TopK<T>& problem = arguments.problem;
  const std::int64_t r = blockIdx.x;
  const T* x = problem.row(r);
  // From here on an address, not two to be added up at every use.
  asm("" : "+l"(x));
  __builtin_assume(__isGlobal(x));
  const Cut<T> row(x, problem.shape.vocab);
  RunningTerms terms(problem.factor);
  Best<T> best(row, *reinterpret_cast<WarpRoom<T>*>(shared), static_cast<int>(problem.shape.k));
  best.read(problem.needs_row_sum(), terms);
  Ranked result;
  if (best.select(result)) {
    store_ranked(problem, r, result, terms.pair(), best.max());
  } else {
    __syncwarp();
    select_rows<false>(arguments, shared, scratch, r, problem.shape.rows);
  }
}

[[nodiscard]] std::optional<Refusal> refuse(const Problem& problem) {
  if (problem.at("rows") > kMostRows) {
    return Refusal{"rows", "a block each: at most 2^31 - 1, not " + problem.text("rows")};
  }
  const std::int64_t most = problem.dtype == Dtype::fp32 ? kMostLogits<float> : kMostLogits<__half>;
  if (problem.at("vocab") <= most) return refuse_k_beyond(kMost, "half of a warp's lanes", problem);
  return Refusal{"vocab", "a lane notes 32 vectors at most: up to " + std::to_string(most) +
                              " logits a row, not " + problem.text("vocab")};
}

const Registration registration{{{
    .name = "warp_maxima",
    .operation = "softmax_topk",
    .device = DeviceKind::cuda,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "one warp per row; the largest of each vector tells which are read again",
    .constraints = "k of at most 16, at most 4096 logits a row (fp32) or 8192, 2^31 - 1 rows",
    .source = "own",
    .supports = [](const Problem& problem, const DeviceTraits&) { return refuse(problem); },
    .traffic = modelled_traffic(1),
    .prepare = prepare_topk([]<typename T>(const Instance<T>& instance) {
      const Shape& shape = instance.shape;
      const std::int64_t vectors = shape.vocab / kVectorWidth<T>;
      const std::int64_t steps = (vectors + Best<T>::step - 1) / Best<T>::step;
      const Room room = Room::of(kWarpSize, kEach, vectors, shape.k);
      const auto kernel = warp_maxima<T>;
      const std::int64_t bytes = std::max(WarpRoom<T>::bytes(steps), std::int64_t{room.bytes()});
      allow_dynamic_shared(kernel, bytes);
      return [=, grid = static_cast<unsigned>(shape.rows)](const TopK<T>& problem,
                                                           const Launch& launch) {
        GridLaunch<SelectionArguments<T>>{kernel, grid, kWarpSize, static_cast<std::size_t>(bytes)}(
            {problem, room}, launch);
      };
    }),
}}};

}  // namespace
}  // namespace roofmax::softmax_topk::warp_maxima
