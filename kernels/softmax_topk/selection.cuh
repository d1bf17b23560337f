// Selecting the K best elements of a row, or of a part of it, by a team of threads. While the row
// is read, nothing depends on its values: each thread only notes the largest element of every group
// of vectors that it reads. Then
//   bound       the K-th largest of the notes, or of what each thread has seen where threads are
//               enough. At least K elements reach it, and of a row in random order few more do:
//               about K + K²/2M of M notes, or threads.
//   candidates  the groups whose note reaches the bound, K or a few more, are read once more, which
//               their lines in the L2 make cheap. What reaches the bound in them is kept.
//   order       the candidates are put in order, and the first K are the results.
// Where K is large, the groups that reach the bound are a good part of a row, and there is another
// way: of a row in random order, the first elements tell what about K of all will reach. This is
// the gate; what reaches it is kept while the rest of the row is read, and if it turns out to be K
// or more and there was room for it, bound and candidates are not needed.
// Where more elements reach the bound than there is room for, there is a higher bound, searched for
// by counting (in a rising row the best K share few groups, and in a short one there are hardly
// more groups than results); or they are equal, and of those the first by column are taken.
#pragma once

#include <bit>

#include "kernels/softmax_topk/team.cuh"

namespace roofmax::softmax_topk {

/// Vectors [begin, end) of a row, and what lies before the first and behind the last.
template <typename T>
struct Part {
  Cut<T> row;
  std::int32_t begin;
  std::int32_t end;
  bool has_head;
  bool has_tail;

  /// All of a row.
  __device__ explicit Part(const Cut<T>& row)
      : row(row), begin(0), end(row.vectors()), has_head(true), has_tail(true) {}
  __device__ Part(const Cut<T>& row, std::int32_t begin, std::int32_t end, bool is_first,
                  bool is_last)
      : row(row), begin(begin), end(end), has_head(is_first), has_tail(is_last) {}
};

/// Shared memory of a selection.
struct Room {
  static constexpr int kMostNotes = 16;
  static constexpr std::int64_t kMostOfVector = 8;  ///< elements
  int threads;
  int notes;           ///< of each thread
  int steps_per_note;  ///< log2
  int candidates;

  /// For parts of up to `vectors` vectors, of which a step takes `each` of a thread.
  static Room of(int threads, int each, std::int64_t vectors, std::int64_t k) {
    const std::int64_t step = std::int64_t{threads} * each;
    const std::int64_t steps = std::max<std::int64_t>(1, (vectors + step - 1) / step);
    int shift = 0;
    while (((steps - 1) >> shift) + 1 > kMostNotes) ++shift;
    // A rising row has a vector's width of candidates for each result. A power of two can be
    // sorted.
    std::int64_t candidates = std::max(2 * k, std::min<std::int64_t>(8 * k, 256));
    const std::int64_t notes = ((steps - 1) >> shift) + 1;
    // Where groups are hardly more than results, most of a short row reaches the bound.
    constexpr std::int64_t kWhole = 2048;
    if (threads > device::kWarpSize && notes * threads < 4 * k) {
      candidates = std::max(candidates, std::min(kWhole, kMostOfVector * (vectors + 1)));
    }
    return {threads, static_cast<int>(notes), shift,
            static_cast<int>(std::bit_ceil(static_cast<std::uint64_t>(candidates)))};
  }
  __host__ __device__ int groups() const { return notes * threads; }
  /// Of the notes and of the groups to be read once more; later of the ordered candidates.
  __host__ __device__ int bytes_of_notes() const {
    const int while_reading = groups() * static_cast<int>(sizeof(float) + sizeof(std::uint16_t));
    const int while_ordering = candidates * static_cast<int>(sizeof(Key));
    return (max_of(while_reading, while_ordering) + 15) / 16 * 16;
  }
  __host__ __device__ int bytes() const {
    return bytes_of_notes() + candidates * static_cast<int>(sizeof(Key));
  }

 private:
  __host__ __device__ static int max_of(int a, int b) { return a > b ? a : b; }
};

/// By how much more than K elements of a row are to reach a gate: of a row in random order hardly
/// ever fewer than K do then, nor more than there is room for.
inline constexpr float kGateMargin = 1.35f;

/// How many of `threads`, each of which has seen `seen` of `cols` elements in random order, are to
/// have seen one that reaches the gate.
[[nodiscard]] __host__ __device__ inline float threads_to_reach_gate(int threads, int seen, int k,
                                                                     std::int32_t cols) {
  const float share = kGateMargin * static_cast<float>(k) / static_cast<float>(cols);
  const float of_threads = 1.0f - powf(1.0f - fminf(share, 1.0f), static_cast<float>(seen));
  return of_threads * static_cast<float>(threads);
}

/// Whether what each thread has seen first, `seen` elements of no more than half of a row, tells
/// enough of the rest for a gate: threads that reach it are so many that their number is known to a
/// sixth, and not all. A row has more than there is room for then: what a gate of -inf would keep
/// of beyond its end is kept in vain.
[[nodiscard]] inline bool can_have_gate(const Room& room, int seen, std::int64_t vocab,
                                        std::int64_t k) {
  constexpr float kEnough = 40;
  constexpr float kMostOfThreads = 0.8f;
  if (vocab < std::int64_t{2} * room.threads * seen || vocab <= room.candidates) return false;
  const float reaching = threads_to_reach_gate(room.threads, seen, static_cast<int>(k),
                                               static_cast<std::int32_t>(vocab));
  return reaching >= kEnough && reaching <= kMostOfThreads * static_cast<float>(room.threads);
}

/// Arguments of a launch whose teams each select from a row by themselves.
template <typename T>
struct SelectionArguments {
  TopK<T> problem;
  Room room;
};

/// What enqueues `kernel` with blocks of `teams` such teams.
template <typename T>
[[nodiscard]] auto launch_with_room(void (*kernel)(SelectionArguments<T>), std::int64_t rows,
                                    int threads, int teams, const Room& room) {
  const auto bytes = static_cast<std::size_t>(teams * room.bytes());
  const unsigned blocks = device::grid_for((rows + teams - 1) / teams);
  device::allow_dynamic_shared(kernel, static_cast<std::int64_t>(bytes));
  return [=](const TopK<T>& problem, const Launch& launch) {
    device::GridLaunch<SelectionArguments<T>>{kernel, blocks, threads, bytes}({problem, room},
                                                                              launch);
  };
}

/// A bit for each element of a vector that is not below `bound`.
template <typename T>
__device__ unsigned reaching(const device::Vector<T>& vector, T bound) {
  unsigned reaching = 0;
  if constexpr (sizeof(T) == 4) {
#pragma unroll
    for (int e = 0; e < device::Vector<T>::width; ++e) {
      reaching |= __uint_as_float(vector.words[e]) < bound ? 0 : 1u << e;
    }
    return reaching;
  } else {
    using Two = std::conditional_t<device::Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    const Two bounds{bound, bound};
#pragma unroll
    for (int i = 0; i < device::Vector<T>::word_count; ++i) {
      const unsigned both = __hgeu2_mask(reinterpret_cast<const Two&>(vector.words[i]), bounds);
      // For now those of the upper halves are 16 bits further up.
      reaching |= both & (0x20001u << 2 * i);
    }
    return (reaching | reaching >> 16) & 0xffu;
  }
}

/// Up to K best elements of a part of a row, read by a team whose threads take `each` vectors at a
/// step. All threads call every function together, and what is known is the same in all of them.
template <typename T, typename Team, int each>
class Selection {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  struct Counters {
    int groups;      ///< that reach the bound
    int candidates;  ///< runs over where there is no room
  };

  /// `shared` is of `room.bytes()`, 16-byte aligned.
  __device__ Selection(unsigned char* shared, Counters& counters, const Room& room, Team& team,
                       int k)
      : notes_(reinterpret_cast<float*>(shared)),
        groups_(reinterpret_cast<std::uint16_t*>(notes_ + room.groups())),
        ordered_(reinterpret_cast<Key*>(shared)),
        candidates_(reinterpret_cast<Key*>(shared + room.bytes_of_notes())),
        counters_(counters),
        room_(room),
        team_(team),
        k_(k) {}

  /// Reads a part of a row, and adds it up where `needs_sum`. `has_gate`: what is to be selected
  /// then is kept on the way, if possible (`can_have_gate`).
  template <bool has_gate = false>
  __device__ void read(const Part<T>& part, bool needs_sum, RunningTerms& terms);

  /// The K best of what was read through a gate, in order. They stay until the next read().
  __device__ const Key* select_gated(const Part<T>& part) {
    team_.sync();
    const int count = counters_.candidates;
    team_.sync();  // select() begins to count anew
    if (count < k_ || count > room_.candidates) return select(part);
    for (int i = team_.rank(); i < count; i += Team::size) {
      const std::int32_t col = col_of_candidate(i);
      candidates_[i] = key_of(order_of(part.row.element(col)), col);
    }
    team_.sync();
    return order_candidates(count);
  }

  /// The K best of what was read, in order. They stay until the next read().
  __device__ const Key* select(const Part<T>& part) {
    const Order bound = this->bound();
    collect(part, bound);
    if (count_ > room_.candidates) collect_fewer(part, bound);
    order();
    return ordered_;
  }

  // ---- the steps, for several teams that read a row ----

  /// The largest element that this thread read; -inf if none.
  [[nodiscard]] __device__ Order largest_read() const { return order_of(largest_); }
  /// Calls `take(key)` for every element that reaches `bound`, in any order.
  template <typename Take>
  __device__ void for_each_reaching(const Part<T>& part, Order bound, const Take& take) {
    list_groups(part, bound);
    for_each_listed(part, bound, take);
  }
  /// Where candidates lie.
  [[nodiscard]] __device__ Key* candidates() const { return candidates_; }
  /// The K best of `count` candidates put there, in order.
  __device__ const Key* order_candidates(int count) {
    count_ = count;
    order();
    return ordered_;
  }

 private:
  [[nodiscard]] __device__ T gate_by(float greatest, std::int32_t cols);
  __device__ void keep(const device::Vector<T> (&group)[each], T gate, const Cut<T>& row,
                       std::int32_t first_vector);
  [[nodiscard]] __device__ Order bound();
  __device__ void list_groups(const Part<T>& part, Order bound);
  template <typename Take>
  __device__ void for_each_listed(const Part<T>& part, Order bound, const Take& take);
  __device__ void collect(const Part<T>& part, Order bound);
  __device__ void collect_fewer(const Part<T>& part, Order bound);
  __device__ void take_first_equal(const Part<T>& part, Order value, int wanted);
  __device__ void order();
  __device__ void order_by_counting();
  __device__ bool order_by_buckets();
  __device__ void order_bitonic();

  /// Of a candidate that was kept while its row was read.
  [[nodiscard]] __device__ std::int32_t& col_of_candidate(int place) {
    return *reinterpret_cast<std::int32_t*>(candidates_ + place);
  }
  __device__ void push(Key key) {
    const int place = atomicAdd(&counters_.candidates, 1);
    if (place < room_.candidates) candidates_[place] = key;
  }
  [[nodiscard]] __device__ int log_vectors_of_group() const {
    constexpr int kLogEach = each == 1 ? 0 : each == 2 ? 1 : each == 4 ? 2 : 3;
    static_assert(1 << kLogEach == each);
    return room_.steps_per_note + kLogEach;
  }

  float* notes_;
  std::uint16_t* groups_;
  Key* ordered_;
  Key* candidates_;
  Counters& counters_;
  const Room& room_;
  Team& team_;
  int k_;
  int count_ = 0;  ///< candidates
  float largest_ = -INFINITY;
  /// A thread's element of those before the first vector and behind the last; 0 if it has none.
  Key edge_ = 0;
};

/// What about `kGateMargin` times K of a row of `cols` elements reach, by the largest that each
/// thread has seen of the first. Nothing has been kept afterwards.
template <typename T, typename Team, int each>
__device__ T Selection<T, Team, each>::gate_by(float greatest, std::int32_t cols) {
  if (team_.rank() == 0) counters_.candidates = 0;  // seen by all after what follows
  const float wanted = threads_to_reach_gate(Team::size, each * width, k_, cols);
  return device::Element<T>::round(
      value_of(team_.kth_largest(order_of(greatest), static_cast<int>(wanted))));
}

/// Keeps the columns of what reaches the gate of a group whose first vector is `first_vector`.
template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::keep(const device::Vector<T> (&group)[each], T gate,
                                               const Cut<T>& row, std::int32_t first_vector) {
  static_assert(each * width <= 32);
  unsigned reaching = 0;  // a bit for each element
#pragma unroll
  for (int v = 0; v < each; ++v) reaching |= softmax_topk::reaching(group[v], gate) << (v * width);
  if (reaching == 0) return;
  const int count = __popc(reaching);
  int place = atomicAdd(&counters_.candidates, count);
  if (place + count > room_.candidates) return;
  const std::int32_t first_col = row.first_col(first_vector);
  constexpr std::int32_t to_next_vector = (Team::size - 1) * width;
#pragma unroll 1
  for (; reaching != 0; reaching &= reaching - 1, ++place) {
    const int element = __ffs(static_cast<int>(reaching)) - 1;
    col_of_candidate(place) = first_col + element + element / width * to_next_vector;
  }
}

template <typename T, typename Team, int each>
template <bool has_gate>
__device__ void Selection<T, Team, each>::read(const Part<T>& part, bool needs_sum,
                                               RunningTerms& terms) {
  using device::Vector;
  constexpr std::int32_t step = Team::size * each;
  const std::int32_t rank = team_.rank();
  const Cut<T>& row = part.row;

  // An element before the first vector or behind the last is on its way while those are read.
  const bool is_in_head = part.has_head && rank < row.head();
  const int in_tail = rank - row.head();
  const bool is_in_tail = part.has_tail && in_tail >= 0 && in_tail < row.tail();
  const bool has_edge = is_in_head || is_in_tail;
  const std::int32_t edge_col = is_in_head ? rank : row.tail_col(in_tail);
  const float edge = has_edge ? row.element(edge_col) : 0.0f;

  largest_ = -INFINITY;
  const int last_of_group = (1 << room_.steps_per_note) - 1;
  float* note_at = notes_ + rank;
  float note = -INFINITY;
  int steps = 0;
  const auto make_note = [&](float greatest) {
    largest_ = largest(largest_, greatest);
    note = largest(note, greatest);
    *note_at = note;
    if ((steps++ & last_of_group) == last_of_group) {
      note_at += Team::size;
      note = -INFINITY;
    }
  };
  // The next group is on its way while a block looks at one. A warp by itself is one of many, which
  // are as good, and more of them fit where each has fewer registers.
  constexpr bool is_ahead = Team::size > device::kWarpSize;
  Vector<T> next[each];
  const auto load = [&](std::int32_t base) {
    const T* const from = row.address(base + rank);
    if (base + step <= part.end) {
#pragma unroll
      for (int i = 0; i < each; ++i) {
        next[i] = device::load_vector<device::Reuse::stream>(from + i * Team::size * width);
      }
    } else if (base < part.end) {
#pragma unroll
      for (int i = 0; i < each; ++i) {
        next[i] = base + rank + i * Team::size < part.end
                      ? device::load_vector<device::Reuse::stream>(from + i * Team::size * width)
                      : Vector<T>::neutral();
      }
    }
  };
  const std::int32_t rank_of_warp = rank - rank % device::kWarpSize;
  [[maybe_unused]] T gate{};
  if (is_ahead) load(part.begin);
  for (std::int32_t base = part.begin; base < part.end; base += step) {
    if (!is_ahead) load(base);
    Vector<T> group[each];
#pragma unroll
    for (int i = 0; i < each; ++i) group[i] = next[i];
    if (is_ahead) load(base + step);
    const float greatest = largest(group);
    make_note(greatest);
    if constexpr (has_gate) {
      if (base == part.begin) gate = gate_by(greatest, (part.end - part.begin) * width);
      keep(group, gate, row, base + rank);
    }
    const int present = (part.end - base - rank_of_warp + Team::size - 1) / Team::size;
    if (needs_sum) terms.add(group, greatest, present);
  }
  // Of the other groups nothing was read.
  if ((steps & last_of_group) != 0) note_at += Team::size;
  for (; note_at < notes_ + room_.groups(); note_at += Team::size) *note_at = -INFINITY;

  edge_ = 0;
  if (!has_edge) return;
  edge_ = key_of(order_of(edge), edge_col);
  largest_ = largest(largest_, edge);
  if (needs_sum) terms.add_one(edge);
  if (has_gate && !(edge < static_cast<float>(gate))) {
    const int place = atomicAdd(&counters_.candidates, 1);
    if (place < room_.candidates) col_of_candidate(place) = edge_col;
  }
}

/// The K-th largest of the threads' largest elements where threads are twice as many as K, else of
/// the notes; or somewhat less. 0, which everything reaches, where there are too few.
template <typename T, typename Team, int each>
__device__ Order Selection<T, Team, each>::bound() {
  if (2 * k_ <= Team::size) return team_.kth_largest(order_of(largest_), k_);
  if (room_.groups() < k_) return 0;
  Order notes[Room::kMostNotes];
  Order least = kNanOrder;
#pragma unroll
  for (int i = 0; i < Room::kMostNotes; ++i) {
    notes[i] = i < room_.notes ? order_of(notes_[i * Team::size + team_.rank()]) : 0;
    if (i < room_.notes) least = min(least, notes[i]);
  }
  return reached_by(k_, k_ + k_ / 8, team_.least(least), team_.largest(order_of(largest_)),
                    [&](Order order) {
                      int mine = 0;
#pragma unroll
                      for (const Order note : notes) count_reaching(mine, note, order);
                      return team_.sum(mine);
                    });
}

/// The groups that reach the bound into `groups_`.
template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::list_groups(const Part<T>& part, Order bound) {
  if (team_.rank() == 0) counters_ = {0, 0};
  team_.sync();
  const float least = value_of(bound);
  // Only a NaN is above infinity, which no comparison of numbers tells.
  const bool is_beyond_infinity = bound > order_of(INFINITY);
  const auto may_reach = [&](float note) {
    return is_beyond_infinity ? order_of(note) >= bound : !(note < least);
  };
  if (may_reach(largest_)) {
    // Beyond the end there are groups of no elements.
    std::int32_t vector = part.begin + team_.rank();
    const std::int32_t vectors_of_group = Team::size << log_vectors_of_group();
    for (int i = 0; i < room_.notes && vector < part.end; ++i, vector += vectors_of_group) {
      const int group = i * Team::size + team_.rank();
      if (!may_reach(notes_[group])) continue;
      groups_[atomicAdd(&counters_.groups, 1)] = static_cast<std::uint16_t>(group);
    }
  }
  team_.sync();
}

/// Calls `take(key)` for every element of the listed groups that reaches `bound`.
template <typename T, typename Team, int each>
template <typename Take>
__device__ void Selection<T, Team, each>::for_each_listed(const Part<T>& part, Order bound,
                                                          const Take& take) {
  const int log_vectors = log_vectors_of_group();
  const int vectors = counters_.groups << log_vectors;
  const float least = value_of(bound);
  const auto take_if_reaching = [&](Key key) {
    if (order_of(key) >= bound) take(key);
  };
  for (int i = team_.rank(); i < vectors; i += Team::size) {
    const int group = groups_[i >> log_vectors];
    if (notes_[group] < least) continue;
    const int in_group = i & ((1 << log_vectors) - 1);
    const std::int32_t turn = (group / Team::size << log_vectors) + in_group;
    const std::int32_t vector = part.begin + turn * Team::size + group % Team::size;
    if (vector >= part.end) continue;
    const device::Vector<T> elements = part.row.load(vector);
    float values[width];
    elements.unpack(values);
    unsigned reaching = 0;
#pragma unroll
    for (int e = 0; e < width; ++e) reaching |= values[e] < least ? 0u : 1u << e;
    for (; reaching != 0; reaching &= reaching - 1) {
      const int e = __ffs(static_cast<int>(reaching)) - 1;
      take_if_reaching(key_of(order_of(element_of(elements, e)), part.row.first_col(vector) + e));
    }
  }
  if (edge_ != 0) take_if_reaching(edge_);
}

template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::collect(const Part<T>& part, Order bound) {
  list_groups(part, bound);
  // Each has one at least.
  if (counters_.groups > room_.candidates) {
    count_ = counters_.groups;
    return;
  }
  for_each_listed(part, bound, [this](Key key) { push(key); });
  team_.sync();
  count_ = counters_.candidates;
}

/// There was no room for all that reach `bound`.
template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::collect_fewer(const Part<T>& part, Order bound) {
  // Or, where that is enough to know that there are too many, how many groups.
  const auto reaching = [&](Order order) {
    int mine = 0;
    for (int i = team_.rank(); i < counters_.groups; i += Team::size) {
      mine += order_of(notes_[groups_[i]]) >= order ? 1 : 0;
    }
    const int groups = team_.sum(mine);
    if (groups > room_.candidates) return groups;
    mine = 0;
    for_each_listed(part, order, [&mine](Key) { ++mine; });
    return team_.sum(mine);
  };
  const Order most = team_.largest(order_of(largest_));
  const Order kth = reached_by(k_, room_.candidates, bound, most, reaching);
  const bool has_room = reaching(kth) <= room_.candidates;
  // Fewer than K are above the K-th; the rest are equal to it.
  collect(part, has_room ? kth : kth + 1);
  if (!has_room) take_first_equal(part, kth, k_ - count_);
}

/// The first `wanted` elements by column that are equal to `value`, of which there are as many.
template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::take_first_equal(const Part<T>& part, Order value,
                                                           int wanted) {
  // Which of those that a thread has are equal, from the lowest bit on, and where the first is.
  const auto take = [&](unsigned equal, std::int32_t col) {
    int of_all = 0;
    int place = team_.before(__popc(equal), of_all);
    for (; equal != 0 && place < wanted; equal &= equal - 1, ++place) {
      candidates_[count_ + place] = key_of(value, col + __ffs(static_cast<int>(equal)) - 1);
    }
    count_ += min(of_all, wanted);
    wanted -= min(of_all, wanted);
  };
  const bool is_edge = edge_ != 0 && order_of(edge_) == value;
  const bool is_in_head = is_edge && part.has_head && col_of(edge_) < part.row.head();
  take(is_in_head ? 1 : 0, col_of(edge_));
  for (std::int32_t base = part.begin; base < part.end && wanted > 0; base += Team::size) {
    const std::int32_t vector = base + team_.rank();
    unsigned equal = 0;
    if (vector < part.end) {
      float values[width];
      part.row.load(vector).unpack(values);
#pragma unroll
      for (int e = 0; e < width; ++e) equal |= order_of(values[e]) == value ? 1u << e : 0u;
    }
    take(equal, part.row.first_col(vector));
  }
  take(is_edge && !is_in_head ? 1 : 0, col_of(edge_));
  team_.sync();
}

template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::order() {
  constexpr int kFew = 64;
  if constexpr (Team::size > device::kWarpSize) {
    if (count_ > kFew) {
      if (!order_by_buckets()) order_bitonic();
      team_.sync();
      return;
    }
  }
  order_by_counting();
  team_.sync();
}

/// Everyone counts how many come before its own: no rounds, and for few the quickest.
template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::order_by_counting() {
  constexpr int kStep = 8;  // there is room for a whole number of them
  const int padded = (count_ + kStep - 1) / kStep * kStep;
  for (int i = count_ + team_.rank(); i < padded; i += Team::size) candidates_[i] = 0;
  team_.sync();
  for (int i = team_.rank(); i < count_; i += Team::size) {
    const Key mine = candidates_[i];
    int rank = 0;
#pragma unroll 1
    for (int begin = 0; begin < padded; begin += kStep) {
#pragma unroll
      for (int j = 0; j < kStep; ++j) count_above(rank, candidates_[begin + j], mine);
    }
    if (rank < k_) ordered_[rank] = mine;
  }
}

/// Into buckets by order, which are as even as the values; everyone then counts in its own. False,
/// and nothing is done, where some bucket is crowded.
template <typename T, typename Team, int each>
__device__ bool Selection<T, Team, each>::order_by_buckets() {
  constexpr int kBuckets = 2 * Team::size;
  constexpr int kCrowd = 48;
  __shared__ int ends[kBuckets];
  const int rank = team_.rank();
  Order mine_least = ~Order{0};
  Order mine_most = 0;
  for (int i = rank; i < count_; i += Team::size) {
    mine_least = min(mine_least, order_of(candidates_[i]));
    mine_most = max(mine_most, order_of(candidates_[i]));
  }
  const Order least = team_.least(mine_least);
  const Order most = team_.largest(mine_most);
  const int shift = max(0, 32 - __clz(static_cast<int>((most - least) / kBuckets)));
  // The first bucket is of the largest.
  const auto bucket_of = [&](Key key) { return static_cast<int>((most - order_of(key)) >> shift); };

  for (int i = rank; i < kBuckets; i += Team::size) ends[i] = 0;
  team_.sync();
  for (int i = rank; i < count_; i += Team::size) atomicAdd(&ends[bucket_of(candidates_[i])], 1);
  team_.sync();
  const int first = ends[2 * rank];
  const int second = ends[2 * rank + 1];
  if (team_.count(max(first, second) > kCrowd) > 0) return false;
  int of_all = 0;
  const int begin = team_.before(first + second, of_all);
  ends[2 * rank] = begin;
  ends[2 * rank + 1] = begin + first;
  team_.sync();
  for (int i = rank; i < count_; i += Team::size) {
    const Key key = candidates_[i];
    ordered_[atomicAdd(&ends[bucket_of(key)], 1)] = key;
  }
  team_.sync();
  for (int i = rank; i < count_; i += Team::size) {
    const Key key = ordered_[i];
    const int bucket = bucket_of(key);
    const int begin_of_bucket = bucket == 0 ? 0 : ends[bucket - 1];
    int place = begin_of_bucket;
    for (int j = begin_of_bucket; j < ends[bucket]; ++j) place += ordered_[j] > key ? 1 : 0;
    candidates_[place] = key;
  }
  team_.sync();
  for (int i = rank; i < min(count_, k_); i += Team::size) ordered_[i] = candidates_[i];
  return true;
}

template <typename T, typename Team, int each>
__device__ void Selection<T, Team, each>::order_bitonic() {
  int size = 1;
  while (size < count_) size *= 2;
  for (int i = count_ + team_.rank(); i < size; i += Team::size) candidates_[i] = 0;
  team_.sync();
  for (int run = 2; run <= size; run *= 2) {
    for (int step = run / 2; step > 0; step /= 2) {
      for (int pair = team_.rank(); pair < size / 2; pair += Team::size) {
        const int low = 2 * pair - pair % step;
        const int high = low + step;
        const bool descends = (low & run) == 0;
        const Key a = candidates_[low];
        const Key b = candidates_[high];
        if ((a < b) == descends) {
          candidates_[low] = b;
          candidates_[high] = a;
        }
      }
      team_.sync();
    }
  }
  for (int i = team_.rank(); i < min(count_, k_); i += Team::size) ordered_[i] = candidates_[i];
}

/// Writes the results of row `r`: `best` in order, and what the row adds up to.
template <typename T, typename Team>
__device__ void store_results(const TopK<T>& problem, std::int64_t r, const Key* best, Team& team,
                              device::MaxSum row) {
  const auto k = static_cast<int>(problem.shape.k);
  const Term term(problem.needs_row_sum() ? row.max : value_of(order_of(best[0])), problem.factor);
  float sum = row.sum;
  if (!problem.is_over_row) {
    sum = 0.0f;
    for (int rank = team.rank(); rank < k; rank += Team::size) {
      sum += term.result(value_of(order_of(best[rank])));
    }
    sum = team.sum(sum);
  }
  for (int rank = team.rank(); rank < k; rank += Team::size) {
    const Key key = best[rank];
    problem.store(r, rank, col_of(key), term.result(value_of(order_of(key))) / sum);
  }
  if (team.rank() == 0) problem.store_lse(r, row);
}

/// Selects from every `stride`-th row from `first` on; `shared` is the team's.
template <int each, bool has_gate, typename T, typename Team, typename Counters>
__device__ void select_rows(const SelectionArguments<T>& arguments, unsigned char* shared,
                            Counters& counters, Team& team, std::int64_t first,
                            std::int64_t stride) {
  const auto& [problem, room] = arguments;
  for (std::int64_t r = first; r < problem.shape.rows; r += stride) {
    const Part<T> row(Cut<T>(problem.row(r), problem.shape.vocab));
    RunningTerms terms(problem.factor);
    Selection<T, Team, each> selection(shared, counters, room, team,
                                       static_cast<int>(problem.shape.k));
    selection.template read<has_gate>(row, problem.needs_row_sum(), terms);
    const device::MaxSum pair = team.merge(terms.pair(), problem.factor);
    const Key* const best = has_gate ? selection.select_gated(row) : selection.select(row);
    store_results(problem, r, best, team, pair);
    team.sync();
  }
}

}  // namespace roofmax::softmax_topk
