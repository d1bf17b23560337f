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
// Where there is room for all of a row's elements, and hardly more groups than results, the row is
// put in order as a whole.
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
  bool is_for_all;  ///< elements: a short row of which a good part is wanted

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
    // The bound of a cluster, which is found in few rounds, is reached by some more than K.
    constexpr std::int64_t kLeastOfBlock = 128;
    if (threads > device::kWarpSize) candidates = std::max(candidates, kLeastOfBlock);
    // Where groups are hardly more than results, most of a short row reaches the bound.
    constexpr std::int64_t kShort = 2048;
    const std::int64_t elements = kMostOfVector * (vectors + 1);  // or fewer
    if (threads > device::kWarpSize && notes * threads < 4 * k) {
      candidates = std::max(candidates, std::min(kShort, elements));
    }
    constexpr std::int64_t kMostForAll = 4096;
    const std::int64_t groups = std::min(notes * threads, vectors);  // with something in them
    const bool is_for_all =
        threads > device::kWarpSize && 3 * groups <= 4 * k && elements <= kMostForAll;
    if (is_for_all) candidates = std::max(candidates, elements);
    return {threads, static_cast<int>(notes), shift,
            static_cast<int>(std::bit_ceil(static_cast<std::uint64_t>(candidates))), is_for_all};
  }
  __host__ __device__ int groups() const { return notes * threads; }
  /// Of the notes; later of the ordered candidates.
  __host__ __device__ int bytes_of_notes() const {
    const int while_reading = groups() * static_cast<int>(sizeof(float));
    const int while_ordering = candidates * static_cast<int>(sizeof(Key));
    return (max_of(while_reading, while_ordering) + 15) / 16 * 16;
  }
  __host__ __device__ int bytes() const {
    return bytes_of_notes() + candidates * static_cast<int>(sizeof(Key));
  }

 private:
  __host__ __device__ static int max_of(int a, int b) { return a > b ? a : b; }
};

/// How many times K elements of a row are to reach a gate: of a row in random order seldom fewer
/// than K do then, and hardly ever more than there is room for.
inline constexpr float kGateMargin = 1.25f;
/// The same where fewer than K did.
inline constexpr float kWiderGateMargin = 1.5f;

/// How many of `threads`, each of which has seen `seen` of `cols` elements in random order, are to
/// have seen one that reaches a gate of such a margin.
[[nodiscard]] __host__ __device__ inline float threads_to_reach_gate(int threads, int seen, int k,
                                                                     std::int32_t cols,
                                                                     float margin) {
  const float share = margin * static_cast<float>(k) / static_cast<float>(cols);
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
                                               static_cast<std::int32_t>(vocab), kGateMargin);
  return reaching >= kEnough && reaching <= kMostOfThreads * static_cast<float>(room.threads);
}

/// Arguments of a launch whose teams each select from a row by themselves.
template <typename T>
struct SelectionArguments {
  TopK<T> problem;
  Room room;
  bool only_unfinished = false;  ///< of the rows, those that a launch before left so
};

/// What enqueues `kernel` with `blocks` blocks of `teams` such teams.
template <typename T>
[[nodiscard]] auto launch_with_room(void (*kernel)(SelectionArguments<T>), std::int64_t blocks,
                                    int threads, int teams, const Room& room,
                                    bool only_unfinished = false) {
  const auto bytes = static_cast<std::size_t>(teams * room.bytes());
  const unsigned grid = device::grid_for(blocks);
  device::allow_dynamic_shared(kernel, static_cast<std::int64_t>(bytes));
  return [=](const TopK<T>& problem, const Launch& launch) {
    device::GridLaunch<SelectionArguments<T>>{kernel, grid, threads, bytes}(
        {problem, room, only_unfinished}, launch);
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

/// The same for several vectors.
template <typename T, int count>
__device__ unsigned reaching(const device::Vector<T> (&vectors)[count], T bound) {
  constexpr int width = device::kVectorWidth<T>;
  static_assert(count * width <= 32);
  unsigned bits = 0;
#pragma unroll
  for (int v = 0; v < count; ++v) bits |= reaching(vectors[v], bound) << (v * width);
  return bits;
}

/// What the threads of a team count together.
struct SelectionCounters {
  int candidates;  ///< runs over where there is no room
};

/// Up to K best elements of a part of a row, read by a team whose threads take `each` vectors at a
/// step. All threads call every function together, and what is known is the same in all of them.
/// `has_gate`: what is to be selected is kept while the row is read, if possible (`can_have_gate`).
template <typename T, typename Team, int each, bool has_gate = false>
class Selection {
 public:
  static constexpr int width = device::kVectorWidth<T>;

  /// `shared` is of `room.bytes()`, 16-byte aligned.
  __device__ Selection(unsigned char* shared, SelectionCounters& counters, const Room& room,
                       Team& team, const Shape& shape)
      : notes_(reinterpret_cast<float*>(shared)),
        ordered_(reinterpret_cast<Key*>(shared)),
        candidates_(reinterpret_cast<Key*>(shared + room.bytes_of_notes())),
        counters_(counters),
        room_(room),
        team_(team),
        shape_(shape),
        k_(static_cast<int>(shape.k)) {}

  /// Reads a part of a row, and adds it up where `needs_sum`. `margin` is the gate's.
  template <device::Reuse reuse = device::Reuse::once>
  __device__ void read(const Part<T>& part, bool needs_sum, RunningTerms& terms,
                       float margin = kGateMargin);

  /// The K best of what was read, in order. They stay until the next read().
  __device__ const Key* select(const Part<T>& part) {
    if (has_room_for_all()) {
      collect_all(part);
    } else {
      const Order bound = this->bound();
      collect(part, bound);
      if (count_ > room_.candidates) collect_fewer(part, bound);
    }
    order();
    return ordered_;
  }
  /// How many passed the gate; beyond the room, not all of them were kept.
  [[nodiscard]] __device__ int passed() {
    static_assert(has_gate);
    team_.sync();
    count_ = counters_.candidates;
    return count_;
  }
  /// The K best of what passed the gate, where it is K or more and there was room for it.
  __device__ const Key* select_kept(const Part<T>& part) {
    for (int i = team_.rank(); i < count_; i += Team::size) {
      const std::int32_t col = col_of_candidate(i);
      candidates_[i] = key_of(order_of(part.row.element(col)), col);
    }
    team_.sync();
    order();
    return ordered_;
  }

  // ---- the steps, for several teams that read a row ----

  /// The largest element that this thread read; -inf if none.
  [[nodiscard]] __device__ Order largest_read() const { return order_of(largest_); }
  /// Calls `take(key)` for every element that reaches `bound` of those that this thread read, in
  /// any order.
  template <typename Take>
  __device__ void for_each_reaching(const Part<T>& part, Order bound, const Take& take) {
    for_each_reaching(part, groups_reaching(bound), bound, take);
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
  [[nodiscard]] __device__ T gate_by(float greatest, std::int32_t cols, float margin);
  __device__ void keep(const device::Vector<T> (&group)[each], T gate, const Cut<T>& row,
                       std::int32_t first_vector);
  [[nodiscard]] __device__ Order bound();
  [[nodiscard]] __device__ unsigned groups_reaching(Order bound) const;
  template <typename Look>
  __device__ void look_at(const Part<T>& part, unsigned groups, const Look& look) const;
  template <typename Take>
  __device__ void for_each_reaching(const Part<T>& part, unsigned groups, Order bound,
                                    const Take& take) const;
  __device__ void collect_all(const Part<T>& part);
  __device__ void collect(const Part<T>& part, Order bound);
  __device__ void collect_fewer(const Part<T>& part, Order bound);
  [[nodiscard]] __device__ int count(const Part<T>& part, Order bound);
  __device__ void take_first_equal(const Part<T>& part, Order value, int wanted);
  __device__ void order();
  __device__ void order_by_counting();
  __device__ bool order_by_buckets();
  __device__ void order_bitonic();

  /// Of a bf16, which shows where many are wanted; it takes registers, of which a small team that
  /// has no gate would notice the loss.
  static constexpr bool kHasFewValues =
      sizeof(T) == 2 && device::Element<T>::has_wide_exponent && (has_gate || Team::size > 256);
  /// Whether the room is for all elements of a row.
  [[nodiscard]] __device__ bool has_room_for_all() const {
    return Team::size > device::kWarpSize && !has_gate && room_.is_for_all;
  }
  /// Of a step: how many columns behind its first the first of those is that `reaching` has.
  [[nodiscard]] __device__ static std::int32_t first_of_step(unsigned reaching) {
    constexpr std::int32_t to_next_vector = (Team::size - 1) * width;
    const int element = __ffs(static_cast<int>(reaching)) - 1;
    return element + element / width * to_next_vector;
  }
  /// Of a candidate that was kept while its row was read.
  [[nodiscard]] __device__ std::int32_t& col_of_candidate(int place) {
    return *reinterpret_cast<std::int32_t*>(candidates_ + place);
  }
  __device__ void push(Key key) {
    const int place = atomicAdd(&counters_.candidates, 1);
    if (place < room_.candidates) candidates_[place] = key;
  }
  float* notes_;
  Key* ordered_;
  Key* candidates_;
  SelectionCounters& counters_;
  const Room& room_;
  Team& team_;
  const Shape& shape_;
  int k_;
  int count_ = 0;  ///< candidates
  float largest_ = -INFINITY;
  /// A thread's element of those before the first vector and behind the last; 0 if it has none.
  Key edge_ = 0;
};

/// What about `margin` times K of a row of `cols` elements reach, by the largest that each thread
/// has seen of the first. Nothing has been kept afterwards.
template <typename T, typename Team, int each, bool has_gate>
__device__ T Selection<T, Team, each, has_gate>::gate_by(float greatest, std::int32_t cols,
                                                         float margin) {
  if (team_.rank() == 0) counters_.candidates = 0;  // seen by all after what follows
  const float wanted = threads_to_reach_gate(Team::size, each * width, k_, cols, margin);
  return device::Element<T>::round(
      value_of(team_.kth_largest(order_of(greatest), static_cast<int>(wanted))));
}

/// Keeps the columns of what reaches the gate of a group whose first vector is `first_vector`.
template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::keep(const device::Vector<T> (&group)[each],
                                                         T gate, const Cut<T>& row,
                                                         std::int32_t first_vector) {
  unsigned reaching = softmax_topk::reaching(group, gate);
  if (reaching == 0) return;
  const int count = __popc(reaching);
  int place = atomicAdd(&counters_.candidates, count);
  if (place + count > room_.candidates) return;
  const std::int32_t first_col = row.first_col(first_vector);
#pragma unroll 1
  for (; reaching != 0; reaching &= reaching - 1, ++place) {
    col_of_candidate(place) = first_col + first_of_step(reaching);
  }
}

template <typename T, typename Team, int each, bool has_gate>
template <device::Reuse reuse>
__device__ void Selection<T, Team, each, has_gate>::read(const Part<T>& part, bool needs_sum,
                                                         RunningTerms& terms,
                                                         [[maybe_unused]] float margin) {
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
        next[i] = device::load_vector<reuse>(from + i * Team::size * width);
      }
    } else if (base < part.end) {
#pragma unroll
      for (int i = 0; i < each; ++i) {
        next[i] = base + rank + i * Team::size < part.end
                      ? device::load_vector<reuse>(from + i * Team::size * width)
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
      if (base == part.begin) gate = gate_by(greatest, (part.end - part.begin) * width, margin);
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
template <typename T, typename Team, int each, bool has_gate>
__device__ Order Selection<T, Team, each, has_gate>::bound() {
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

/// A bit for each of this thread's groups whose note reaches `bound`.
template <typename T, typename Team, int each, bool has_gate>
__device__ unsigned Selection<T, Team, each, has_gate>::groups_reaching(Order bound) const {
  const auto groups_with = [&](const auto& reaches) {
    unsigned groups = 0;
    if (!reaches(largest_)) return groups;
    for (int i = 0; i < room_.notes; ++i) {
      groups |= reaches(notes_[i * Team::size + team_.rank()]) ? 1u << i : 0;
    }
    return groups;
  };
  if (bound <= order_of(INFINITY)) {
    const float least = value_of(bound);
    return groups_with([least](float note) { return !(note < least); });
  }
  // Only a NaN is above infinity, which no comparison of numbers tells.
  return groups_with([bound](float note) { return order_of(note) >= bound; });
}

/// Calls `look(vectors, elements, first_vector)` for every step of this thread's `groups`, where
/// `elements` has a bit for each that there is.
template <typename T, typename Team, int each, bool has_gate>
template <typename Look>
__device__ void Selection<T, Team, each, has_gate>::look_at(const Part<T>& part, unsigned groups,
                                                            const Look& look) const {
  // The lanes of a warp go on together, each with a group of its own, until none has one.
#pragma unroll 1
  for (; __any_sync(device::kAllLanes, groups != 0) != 0; groups &= groups - 1) {
    const int group = __ffs(static_cast<int>(groups)) - 1;
    std::int32_t vector =
        groups == 0
            ? part.end
            : part.begin + (group << room_.steps_per_note) * each * Team::size + team_.rank();
    const int steps = 1 << room_.steps_per_note;
#pragma unroll 1
    for (int step = 0; step < steps; ++step, vector += each * Team::size) {
      device::Vector<T> vectors[each];
      unsigned elements = 0;
#pragma unroll
      for (int v = 0; v < each; ++v) {
        if (vector + v * Team::size >= part.end) continue;
        vectors[v] = part.row.load(vector + v * Team::size);
        elements |= ((1u << width) - 1) << (v * width);
      }
      look(vectors, elements, vector);
    }
  }
}

/// Calls `take(key)` for every element of this thread's `groups` that reaches `bound`.
template <typename T, typename Team, int each, bool has_gate>
template <typename Take>
__device__ void Selection<T, Team, each, has_gate>::for_each_reaching(const Part<T>& part,
                                                                      unsigned groups, Order bound,
                                                                      const Take& take) const {
  const T least = device::Element<T>::round(value_of(bound));
  const auto take_if_reaching = [&](Key key) {
    if (order_of(key) >= bound) take(key);
  };
  look_at(part, groups,
          [&](const device::Vector<T>(&vectors)[each], unsigned elements, std::int32_t vector) {
            unsigned reaching = softmax_topk::reaching(vectors, least) & elements;
            const std::int32_t first_col = reaching == 0 ? 0 : part.row.first_col(vector);
#pragma unroll 1
            for (; __any_sync(device::kAllLanes, reaching != 0) != 0; reaching &= reaching - 1) {
              if (reaching == 0) continue;
              const std::int32_t col = first_col + first_of_step(reaching);
              take_if_reaching(key_of(order_of(part.row.element(col)), col));
            }
          });
  if (edge_ != 0) take_if_reaching(edge_);
}

template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::collect_all(const Part<T>& part) {
  count_ = static_cast<int>(shape_.vocab);
  team_.sync();
#pragma unroll 4
  for (std::int32_t col = team_.rank(); col < count_; col += Team::size) {
    candidates_[col] = key_of(order_of(part.row.element(col)), col);
  }
  team_.sync();
}

template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::collect(const Part<T>& part, Order bound) {
  if (team_.rank() == 0) counters_.candidates = 0;
  const unsigned groups = groups_reaching(bound);
  // Each has one at least.
  count_ = team_.sum(__popc(groups));
  team_.sync();
  if (count_ > room_.candidates) return;
  for_each_reaching(part, groups, bound, [this](Key key) { push(key); });
  team_.sync();
  count_ = counters_.candidates;
}

/// There was no room for all that reach `bound`.
template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::collect_fewer(const Part<T>& part,
                                                                  Order bound) {
  const Order most = team_.largest(order_of(largest_));
  const Order kth = reached_by(k_, room_.candidates, bound, most,
                               [&](Order order) { return count(part, order); });
  const bool has_room = count(part, kth) <= room_.candidates;
  team_.sync();  // all have read the counter, which begins anew
  // Fewer than K are above the K-th; the rest are equal to it.
  collect(part, has_room ? kth : kth + 1);
  if (!has_room) take_first_equal(part, kth, k_ - count_);
}

/// How many elements reach `bound`; or, where that is enough to know that there are too many, how
/// many groups do.
template <typename T, typename Team, int each, bool has_gate>
__device__ int Selection<T, Team, each, has_gate>::count(const Part<T>& part, Order bound) {
  const unsigned groups = groups_reaching(bound);
  const int of_all = team_.sum(__popc(groups));
  if (of_all > room_.candidates) return of_all;
  int mine = edge_ != 0 && order_of(edge_) >= bound ? 1 : 0;
  look_at(part, groups,
          [&](const device::Vector<T>(&vectors)[each], unsigned elements, std::int32_t) {
#pragma unroll
            for (int v = 0; v < each; ++v) {
              if ((elements >> (v * width) & 1u) == 0) break;
              float values[width];
              vectors[v].unpack(values);
#pragma unroll
              for (const float value : values) count_reaching(mine, order_of(value), bound);
            }
          });
  return team_.sum(mine);
}

/// The first `wanted` elements by column that are equal to `value`, of which there are as many.
template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::take_first_equal(const Part<T>& part,
                                                                     Order value, int wanted) {
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

template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::order() {
  constexpr int kFew = 128;
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

/// For each candidate a few threads count those that come before it: no rounds, and for few the
/// quickest.
template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::order_by_counting() {
  constexpr int kOfCandidate = Team::size > device::kWarpSize ? 4 : 1;  // threads
  constexpr int kStep = 8;  // there is room for a whole number of them
  constexpr int kAtOnce = Team::size / kOfCandidate;
  const int padded = (count_ + kStep - 1) / kStep * kStep;
  for (int i = count_ + team_.rank(); i < padded; i += Team::size) candidates_[i] = 0;
  team_.sync();
  const int first = team_.rank() % kOfCandidate;
  for (int begin = 0; begin < count_; begin += kAtOnce) {
    const int i = begin + team_.rank() / kOfCandidate;
    const Key mine = i < count_ ? candidates_[i] : 0;
    int rank = 0;
#pragma unroll 1
    for (int other = first; other < padded; other += kStep) {
#pragma unroll
      for (int j = 0; j < kStep; j += kOfCandidate) {
        count_above(rank, candidates_[other + j], mine);
      }
    }
#pragma unroll
    for (int step = 1; step < kOfCandidate; step *= 2) {
      rank += __shfl_xor_sync(device::kAllLanes, rank, step);
    }
    if (mine != 0 && rank < k_ && first == 0) ordered_[rank] = mine;
  }
}

/// Into buckets: of a whole row as even as its values, of its best as their orders, whose range may
/// be wide. Everyone then counts in its own. False, and nothing is done, where some bucket is
/// crowded.
template <typename T, typename Team, int each, bool has_gate>
__device__ bool Selection<T, Team, each, has_gate>::order_by_buckets() {
  constexpr int kBuckets = 2 * Team::size;
  const int most_in_bucket = has_room_for_all() ? 96 : 48;
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
  // What is not a number becomes 0: where a range is infinite, all share a bucket.
  const float of_range =
      has_room_for_all() ? static_cast<float>(kBuckets) / (value_of(most) - value_of(least)) : 0.0f;
  // How many buckets a value has, by column: the values of a type that has few of them are equal
  // more often than a bucket has room for.
  constexpr int kApart = 16;  // orders between neighbours (log2)
  const Order of_value = kHasFewValues ? kBuckets / (((most - least) >> kApart) + 1) : 0;
  // The first bucket is of the largest.
  const auto bucket_of = [&](Key key) {
    const Order below = most - order_of(key);
    if (of_value > 1) {
      const float of_cols = static_cast<float>(col_of(key)) / static_cast<float>(shape_.vocab);
      const auto place = static_cast<Order>(of_cols * static_cast<float>(of_value));
      return static_cast<int>((below >> kApart) * of_value + min(place, of_value - 1));
    }
    if (has_room_for_all()) {
      const float place = (value_of(most) - value_of(order_of(key))) * of_range;
      return min(static_cast<int>(place), kBuckets - 1);
    }
    return static_cast<int>(below >> shift);
  };

  for (int i = rank; i < kBuckets; i += Team::size) ends[i] = 0;
  team_.sync();
  for (int i = rank; i < count_; i += Team::size) atomicAdd(&ends[bucket_of(candidates_[i])], 1);
  team_.sync();
  const int first = ends[2 * rank];
  const int second = ends[2 * rank + 1];
  if (team_.count(max(first, second) > most_in_bucket) > 0) return false;
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

template <typename T, typename Team, int each, bool has_gate>
__device__ void Selection<T, Team, each, has_gate>::order_bitonic() {
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

/// What a team selects with, beside the room.
template <typename T, typename Team, int each>
struct SelectionScratch {
  typename Team::Scratch of_team;
  SelectionCounters counters;
};

/// The K best of row `r`, by a team for which something quicker failed: the row is read again. Rare
/// and long: a function of its own, which takes no registers of a kernel.
template <typename T, typename Team, int each>
__device__ __noinline__ const Key* select_alone(const TopK<T>& problem, const Room& room,
                                                std::int64_t r, unsigned char* shared,
                                                SelectionScratch<T, Team, each>& scratch) {
  Team team(scratch.of_team);
  team.sync();  // the scratch is free
  const Part<T> row(Cut<T>(problem.row(r), problem.shape.vocab));
  Selection<T, Team, each> selection(shared, scratch.counters, room, team, problem.shape);
  RunningTerms unused(problem.factor);
  selection.read(row, false, unused);
  return selection.select(row);
}

/// Selects from every `stride`-th row from `first` on; `shared` is the team's. Where a gate lets
/// pass somewhat fewer than K, the row is read again with a wider one. Where far fewer have passed,
/// or more than there is room for, it is left unfinished.
template <bool has_gate, device::Reuse reuse = device::Reuse::once, typename T, typename Team,
          int each>
__device__ void select_rows(const SelectionArguments<T>& arguments, unsigned char* shared,
                            SelectionScratch<T, Team, each>& scratch, std::int64_t first,
                            std::int64_t stride) {
  const auto& [problem, room, only_unfinished] = arguments;
  Team team(scratch.of_team);
  if (only_unfinished) {
    // All of the team's rows at once: they are hardly ever.
    bool has_unfinished = false;
    for (std::int64_t r = first + team.rank() * stride; r < problem.shape.rows;
         r += Team::size * stride) {
      has_unfinished |= problem.is_unfinished(r);
    }
    if (team.count(has_unfinished) == 0) return;
  }
  [[maybe_unused]] float margin = kGateMargin;
  for (std::int64_t r = first; r < problem.shape.rows; r += stride) {
    if (only_unfinished && !problem.is_unfinished(r)) continue;
    const Part<T> row(Cut<T>(problem.row(r), problem.shape.vocab));
    RunningTerms terms(problem.factor);
    Selection<T, Team, each, has_gate> selection(shared, scratch.counters, room, team,
                                                 problem.shape);
    selection.template read<reuse>(row, problem.needs_row_sum(), terms, margin);
    const device::MaxSum pair = team.merge(terms.pair(), problem.factor);
    if constexpr (has_gate) {
      const int passed = selection.passed();
      if (passed < problem.shape.k && passed > problem.shape.k / 2 && margin != kWiderGateMargin) {
        margin = kWiderGateMargin;
        r -= stride;  // the same row once more
      } else {
        margin = kGateMargin;
        if (passed >= problem.shape.k && passed <= room.candidates) {
          store_results(problem, r, selection.select_kept(row), team, pair);
        } else if (team.rank() == 0) {
          problem.leave_unfinished(r);
        }
      }
    } else {
      store_results(problem, r, selection.select(row), team, pair);
    }
    team.sync();
  }
}

}  // namespace roofmax::softmax_topk
