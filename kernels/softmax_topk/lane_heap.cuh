// The K best elements that a lane saw, in order, in its registers; and how lanes, and warps, merge
// theirs. What the documented kernels are built of.
#pragma once

#include "kernels/softmax_topk/team.cuh"

namespace roofmax::softmax_topk {

/// Most results that these kernels keep: one for each lane of a warp.
inline constexpr int kMostInRegisters = 32;

/// `most` is the capacity. Where fewer are wanted, the places in front are taken by what nothing
/// displaces: an insertion still moves through all of them, but no more elements enter than have
/// to. Of a short row most elements enter whatever is done: then all places are kept.
template <int most, bool keeps_all = false>
class LaneHeap {
 public:
  /// For the `k` best, at most `most`.
  __device__ explicit LaneHeap(int k) : k_(k) {
#pragma unroll
    for (int i = 0; i < most; ++i) keys_[i] = !keeps_all && i < most - k ? kBeforeAll : 0;
  }

  /// Takes an element whose column is above those of all before it.
  __device__ void take(float value, std::int32_t col) {
    if (!may_take(value)) return;
    insert(key_of(order_of(value), col));
  }

  /// Whether an element of that value, in such a column, would be.
  [[nodiscard]] __device__ bool may_take(float value) const { return !(value <= worst_); }

  /// Over `lanes` adjacent lanes, a power of two: lane j of them gets the j-th best of all, for
  /// each j below K, which is at most `lanes`. Leaves the heaps empty of what was taken.
  template <int lanes>
  __device__ Key merge() {
    const int lane = static_cast<int>(threadIdx.x) % lanes;
    if constexpr (!keeps_all) drop_places_in_front();
    Key mine = 0;
    for (int rank = 0; rank < k_; ++rank) {
      Key best = keys_[0];
#pragma unroll
      for (int step = lanes / 2; step > 0; step /= 2) {
        best = max(best, __shfl_xor_sync(device::kAllLanes, best, step));
      }
      if (keys_[0] == best) move_forward<1>();
      if (rank == lane) mine = best;
    }
    return mine;
  }

 private:
  /// From the front: what is worse moves one place to the back, and the last falls out.
  __device__ void insert(Key key) {
#pragma unroll
    for (int i = 0; i < most; ++i) {
      const Key kept = keys_[i];
      keys_[i] = max(kept, key);
      key = min(kept, key);
    }
    // The value of nothing is a NaN: any element is taken until there are enough. So it is where
    // the worst is a NaN itself, and then the insertion changes nothing.
    worst_ = value_of(order_of(keys_[most - 1]));
  }

  template <int places>
  __device__ void move_forward() {
#pragma unroll
    for (int i = 0; i < most; ++i) keys_[i] = i + places < most ? keys_[i + places] : 0;
  }
  /// By powers of two, so that every place is known to the compiler.
  template <int places = most / 2>
  __device__ void drop_places_in_front() {
    if ((most - k_) & places) move_forward<places>();
    if constexpr (places > 1) drop_places_in_front<places / 2>();
  }

  static constexpr Key kBeforeAll = ~Key{0};
  int k_;
  Key keys_[most];
  float worst_ = kNoThreshold;
};

template <int most, typename T>
__device__ void take_element(const Cut<T>& row, std::int32_t col, bool needs_sum,
                             LaneHeap<most>& heap, RunningTerms& terms) {
  const float x = row.element(col);
  if (needs_sum) terms.add_one(x);
  heap.take(x, col);
}

/// Runs over a row with one of `lanes` lanes, which take its vectors in turns, `vectors` of them at
/// a time.
template <int most, int lanes, int vectors, typename T>
__device__ void take_vectors(const Cut<T>& row, int lane, bool needs_sum, LaneHeap<most>& heap,
                             RunningTerms& terms) {
  using device::Vector;
  if (lane < row.head()) take_element(row, lane, needs_sum, heap, terms);
  for (std::int32_t first = lane; first < row.vectors(); first += vectors * lanes) {
    Vector<T> group[vectors];
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int32_t vector = first + i * lanes;
      group[i] = vector < row.vectors() ? row.load(vector) : Vector<T>::neutral();
    }
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int32_t vector = first + i * lanes;
      if (vector >= row.vectors()) break;
      const float max = largest(group[i]);
      if (needs_sum) terms.add<T, 1>({group[i]}, max);
      if (!heap.may_take(max)) continue;
        // The elements are loaded once more, so that this code is there once a vector.
#pragma unroll 1
      for (int e = 0; e < Vector<T>::width; ++e) {
        const std::int32_t col = row.first_col(vector) + e;
        heap.take(row.element(col), col);
      }
    }
  }
  if (lane < row.tail()) take_element(row, row.tail_col(lane), needs_sum, heap, terms);
}

/// Writes the results of row `r` that the first `k` of `lanes` adjacent lanes hold.
template <int lanes, typename T>
__device__ void store_results(const TopK<T>& problem, std::int64_t r, Key mine,
                              device::MaxSum row) {
  const int lane = static_cast<int>(threadIdx.x) % lanes;
  const bool has_result = lane < problem.shape.k;
  const float value = value_of(order_of(mine));
  // The best element, whose column is the lowest of its equals, is the maximum; or a NaN.
  const float max =
      problem.needs_row_sum() ? row.max : __shfl_sync(device::kAllLanes, value, 0, lanes);
  const float numerator = has_result ? Term(max, problem.factor).result(value) : 0.0f;
  float sum = row.sum;
  if (!problem.is_over_row) {
    sum = numerator;
#pragma unroll
    for (int step = lanes / 2; step > 0; step /= 2) {
      sum += __shfl_xor_sync(device::kAllLanes, sum, step);
    }
  }
  if (r >= problem.shape.rows) return;
  if (has_result) problem.store(r, lane, col_of(mine), numerator / sum);
  if (lane == 0) problem.store_lse(r, row);
}

/// The K best of each warp of a block, in order.
template <int threads>
struct Tournament {
  static constexpr int warps = threads / device::kWarpSize;
  Key best[warps][kMostInRegisters];
};

/// Leaves in `low` the `k` best of both lists, which are in order. By one warp, a result a lane: of
/// an element of one list its rank is its place and how many of the other list come before it.
__device__ inline void merge_lists(Key (&low)[kMostInRegisters],
                                   const Key (&high)[kMostInRegisters], int k) {
  const int lane = static_cast<int>(threadIdx.x) % device::kWarpSize;
  const bool has_key = lane < k;
  const Key mine = has_key ? low[lane] : 0;
  const Key other = has_key ? high[lane] : 0;
  int rank = lane;
  int other_rank = lane;
  for (int i = 0; i < k; ++i) {
    rank += high[i] > mine ? 1 : 0;
    other_rank += low[i] > other ? 1 : 0;
  }
  __syncwarp();
  if (has_key && rank < k) low[rank] = mine;
  if (has_key && other_rank < k) low[other_rank] = other;
}

/// From the arrays of a block's lanes to the results of row `r`.
template <typename T, int most, int threads>
__device__ void finish_by_tournament(const TopK<T>& problem, std::int64_t r, LaneHeap<most>& heap,
                                     Tournament<threads>& tournament, BlockTeam<threads>& team,
                                     device::MaxSum row) {
  const int warp = team.rank() / device::kWarpSize;
  const int lane = team.rank() % device::kWarpSize;
  const auto k = static_cast<int>(problem.shape.k);
  const Key mine = heap.template merge<device::kWarpSize>();
  if (lane < k) tournament.best[warp][lane] = mine;
  team.sync();
#pragma unroll 1
  for (int apart = 1; apart < Tournament<threads>::warps; apart *= 2) {
    if (warp % (2 * apart) == 0)
      merge_lists(tournament.best[warp], tournament.best[warp + apart], k);
    team.sync();
  }
  if (warp == 0) {
    store_results<device::kWarpSize>(problem, r, lane < k ? tournament.best[0][lane] : 0, row);
  }
  team.sync();
}

/// Calls `body.operator()<most>()` with the smallest of the compiled capacities that holds `k`.
template <typename Body>
decltype(auto) dispatch_capacity(std::int64_t k, Body&& body) {
  if (k <= 4) return body.template operator()<4>();
  if (k <= 8) return body.template operator()<8>();
  if (k <= 16) return body.template operator()<16>();
  return body.template operator()<32>();
}

}  // namespace roofmax::softmax_topk
