// Rows that are on the device all at once, in the registers and the shared memory of a resident
// grid, two blocks on each SM: how they are dealt out, a thread's part of them, and how those that
// share a row tell each other what it adds up to. Of a matrix that is larger, as many rows as the
// plan says are there in each of several turns, and what the chip cannot hold of them is read
// again.
#pragma once

#include <algorithm>

#include "kernels/device/division.cuh"
#include "kernels/softmax/published_words.cuh"
#include "kernels/softmax/row_vectors.cuh"

namespace roofmax::softmax {

/// Blocks of an SM: with two of them one reads or writes while the other's warps meet.
inline constexpr int kResidentOfSm = 2;

/// Slots of a thread that pass through a ring of as many places, where it has more than it holds.
constexpr int resident_ring(int tensors) { return 8 / tensors; }

/// How a launch divides its work. In each turn every row is cut into parts of the same size, one
/// for a warp, and blocks have runs of parts that differ by one at most, whichever rows these
/// belong to: no SM is idle because rows, or teams that share one, cannot be dealt out evenly. Part
/// p is of row p / parts; a block has those from `first_of` on.
class ResidentPlan {
 public:
  int blocks;
  int turns;
  int rows;   ///< of a turn, though the last may have fewer
  int parts;  ///< of a row; of all rows no more than warps
  int slots;  ///< of a thread in its part: in each, a vector of every tensor that is read
  int own;    ///< slots that have a place for themselves; the others take turns in a ring

  ResidentPlan(int blocks, int turns, int rows, int parts, int slots, int own)
      : blocks(blocks),
        turns(turns),
        rows(rows),
        parts(parts),
        slots(slots),
        own(own),
        by_parts_(parts),
        by_blocks_(blocks),
        by_all_(rows * parts) {}

  [[nodiscard]] __device__ int row_of(int part) const { return by_parts_.of(part).value; }
  [[nodiscard]] __device__ int first_of(int block) const {
    return by_blocks_.of(block * rows * parts).value;
  }
  [[nodiscard]] __device__ int block_of(int part) const {
    return by_all_.of((part + 1) * blocks - 1).value;
  }
  /// Whether a place on chip has more than one vector in a launch.
  [[nodiscard]] bool refills() const { return turns > 1 || slots > own; }
  /// For words of a turn's rows that blocks share: that of row r and block b is at r + b, since the
  /// first block of a row is the last of the row before it, or a later one.
  [[nodiscard]] __host__ __device__ int places() const { return rows + blocks; }
  [[nodiscard]] __host__ __device__ std::int64_t places_of_turns() const {
    return std::int64_t{turns} * places();
  }

 private:
  device::IntegerDivider by_parts_;
  device::IntegerDivider by_blocks_;
  device::IntegerDivider by_all_;
};

/// The parts of one row that a block has, and which of them a warp has.
struct ResidentRun {
  int row;    ///< beyond the last where the warp has no part: the others mean nothing then
  int begin;  ///< parts of the row
  int end;
  int place;  ///< of the warp's part, from `begin`

  __device__ ResidentRun(const ResidentPlan& plan, int warp) {
    const int first = plan.first_of(static_cast<int>(blockIdx.x));
    const int last = plan.first_of(static_cast<int>(blockIdx.x) + 1);
    const int part = first + warp;
    row = part < last ? plan.row_of(part) : plan.rows;
    const int of_row = row * plan.parts;
    begin = max(first - of_row, 0);
    end = min(last - of_row, plan.parts);
    place = part - of_row - begin;
  }
  [[nodiscard]] __device__ int count() const { return end - begin; }
};

/// A vector of each of `tensors` tensors, at the same place.
template <typename T, int tensors>
struct ResidentSlot {
  device::Vector<T> of[tensors];

  /// What adds nothing: an x of -inf, or a y and a dy of 0.
  [[nodiscard]] static __device__ ResidentSlot nothing() {
    ResidentSlot slot;
    for (auto& vector : slot.of) {
      vector = tensors == 1 ? device::Vector<T>::neutral() : device::Vector<T>::zero();
    }
    return slot;
  }
};

/// An element of each, of those before a row's first vector or after its last.
template <typename T, int tensors>
struct ResidentEdge {
  device::Edge<T> of[tensors];
};

/// A thread's vectors of a part, of one tensor or of two, in as many slots of each: `kept` in
/// registers, the others in shared memory. Where it has more than that (`refills`), the last slots
/// take turns in a ring of places there: the ring's first content is gone when the last is read,
/// and is read again, backwards, while the last leaves. In a slot the vectors of all warps of a run
/// lie side by side, each warp's in four whole lines, so that the first lanes of a row may have
/// none in its first slot. What is left of the row before its first vector and after its last goes
/// to its first warp, an element a lane.
template <typename T, int tensors, bool aligned, int warps, int kept, bool refills>
class ResidentPart {
  static constexpr int kAtOnce = 4 / tensors;     ///< slots that a thread takes together
  static constexpr int kUnderWay = 16 / tensors;  ///< slots that a thread waits for at most
  static constexpr int kRing = resident_ring(tensors);
  static_assert(kept % kAtOnce == 0 && kept <= kUnderWay && kRing % kAtOnce == 0);

 public:
  using Slot = ResidentSlot<T, tensors>;
  using Edge = ResidentEdge<T, tensors>;

  /// Of `row`, and of one like it in another tensor where there are two.
  __device__ ResidentPart(const device::Row<T, aligned>& row, const T* beside,
                          const ResidentPlan& plan, const ResidentRun& run)
      : row_(row),
        beside_(beside),
        step_(run.count() * device::kWarpSize),
        slots_(plan.slots),
        own_(refills ? plan.own : plan.slots) {
    const int lane = static_cast<int>(threadIdx.x) % device::kWarpSize;
    first_ = (run.begin * plan.slots + run.place) * device::kWarpSize + lane -
             row_.template lead<kLineBytes>();
    end_ = min(static_cast<int>(row_.vectors()), max(first_ + slots_ * step_, 0));
    results_ = row_.result_address(first_);
    asm("" : "+l"(results_));  // computed once, and not again for each slot
    has_edge_ = run.begin == 0 && run.place == 0 && row_.has_edge(lane);
  }

  /// Reads all, and gives it to `running` as it arrives, while `kUnderWay` slots are on their way.
  /// With all of them under way at once, a warp would stand before a load that it cannot issue yet,
  /// and not add up what is there: softmax of 77 x 262147 fp16 took 29.0 us so on an H200, and
  /// 27.6 as it is (one run, with one block of 16 warps on each SM).
  template <typename Running>
  __device__ void read(Running& running) {
    edge_ = begin_edge();
    load_kept();
    int fetched = kept;
    for (int i = kept; i < kUnderWay; i += kAtOnce) fetch_next(fetched, 0);

    if constexpr (!aligned) running.add(edge_);
#pragma unroll
    for (int i = 0; i < kept; i += kAtOnce) {
      if (i >= slots_) break;
      Slot slots[kAtOnce];
#pragma unroll
      for (int j = 0; j < kAtOnce; ++j) slots[j] = kept_[i + j];
      running.add(slots);
      fetch_next(fetched, i + kAtOnce);
    }
    for (int i = kept; i < slots_; i += kAtOnce) {
      __pipeline_wait_prior(static_cast<std::size_t>((fetched - i) / kAtOnce - 1));
      asm volatile("" ::: "memory");  // the wait does not tell the compiler that memory changed
      Slot slots[kAtOnce];
#pragma unroll
      for (int j = 0; j < kAtOnce; ++j) slots[j] = i + j < slots_ ? copied(i + j) : Slot::nothing();
      running.add(slots);
      fetch_next(fetched, i + kAtOnce);
    }
  }

  /// Writes all: `result(slot, values)` gives a slot's, and `result(edge)` an edge's.
  template <typename ResultOf>
  __device__ void write(const ResultOf& result) const {
    if constexpr (refills) write_ring(result);
#pragma unroll
    for (int i = 0; i < kept; ++i) {
      if (is_there(i)) store(i, kept_[i], result);
    }
    for (int i = kept; i < own_; ++i) {
      if (is_there(i)) store(i, copied(i), result);
    }
    if (has_edge_) row_.store_edge(threadIdx.x % device::kWarpSize, result(edge_));
  }

 private:
  [[nodiscard]] __device__ int index(int slot) const { return first_ + slot * step_; }
  [[nodiscard]] __device__ bool is_there(int slot) const {
    return static_cast<unsigned>(index(slot)) < static_cast<unsigned>(end_);
  }
  /// The slots of the ring, from the last on: what is written makes room for what was there before.
  template <typename ResultOf>
  __device__ void write_ring(const ResultOf& result) const {
    for (int i = slots_ - 1; i >= own_; i -= kAtOnce) {
      __pipeline_wait_prior(kRing / kAtOnce - 1);
      asm volatile("" ::: "memory");
#pragma unroll
      for (int j = 0; j < kAtOnce; ++j) {
        const int slot = i - j;
        if (slot < own_) break;
        if (is_there(slot)) store(slot, copied(slot), result);
        if (slot - kRing >= own_) fetch(slot - kRing);
      }
      __pipeline_commit();
    }
  }
  template <typename ResultOf>
  __device__ void store(int slot, const Slot& read, const ResultOf& result) const {
    using device::Reuse;
    float values[device::Vector<T>::width];
    result(read, values);
    // Lines of which a ring will read again should outlive those that are written.
    row_.template store_at<refills ? Reuse::last : Reuse::once>(
        results_ + slot * step_ * device::Vector<T>::width, values);
  }
  [[nodiscard]] __device__ device::Vector<T>* at(int slot, int tensor) const {
    extern __shared__ uint4 dynamic_shared[];
    int place = slot;
    if constexpr (refills) place = min(slot, own_ + ((slot - own_) & (kRing - 1)));
    return reinterpret_cast<device::Vector<T>*>(dynamic_shared) +
           ((place - kept) * tensors + tensor) * warps * device::kWarpSize + threadIdx.x;
  }
  [[nodiscard]] __device__ Slot copied(int slot) const {
    Slot copied;
#pragma unroll
    for (int tensor = 0; tensor < tensors; ++tensor) copied.of[tensor] = *at(slot, tensor);
    return copied;
  }
  __device__ void fetch(int slot) const {
    using Vector = device::Vector<T>;
    if (!is_there(slot)) {
      const Slot nothing = Slot::nothing();
#pragma unroll
      for (int tensor = 0; tensor < tensors; ++tensor) *at(slot, tensor) = nothing.of[tensor];
      return;
    }
    __pipeline_memcpy_async(at(slot, 0), row_.address(index(slot)), sizeof(Vector));
    if constexpr (tensors == 2) {
      if (has_vectors_beside()) {
        __pipeline_memcpy_async(at(slot, 1), row_.address_beside(beside_, index(slot)),
                                sizeof(Vector));
      } else {
        *at(slot, 1) = row_.template load_beside<device::Reuse::once>(beside_, index(slot));
      }
    }
  }
  /// Begins to copy the next few slots to shared memory, if there are more, and room: of the ring's
  /// slots those whose predecessors are among the `added`.
  __device__ void fetch_next(int& fetched, int added) const {
    if (fetched >= slots_) return;
    if (refills && fetched + kAtOnce > max(own_, added) + kRing) return;
#pragma unroll
    for (int j = 0; j < kAtOnce; ++j) {
      if (fetched + j < slots_) fetch(fetched + j);
    }
    __pipeline_commit();
    fetched += kAtOnce;
  }
  /// All loads begin at once: how the other tensor is aligned is asked once, not for each vector.
  __device__ void load_kept() {
    using device::Reuse;
    const Slot nothing = Slot::nothing();
#pragma unroll
    for (int i = 0; i < kept; ++i) {
      kept_[i].of[0] = is_there(i) ? row_.template load<Reuse::once>(index(i)) : nothing.of[0];
    }
    if constexpr (tensors == 2) {
      if (has_vectors_beside()) {
#pragma unroll
        for (int i = 0; i < kept; ++i) {
          const T* const from = row_.address_beside(beside_, index(i));
          kept_[i].of[1] = is_there(i) ? device::load_vector<Reuse::once>(from) : nothing.of[1];
        }
      } else {
#pragma unroll
        for (int i = 0; i < kept; ++i) {
          kept_[i].of[1] = is_there(i) ? row_.template load_beside<Reuse::once>(beside_, index(i))
                                       : nothing.of[1];
        }
      }
    }
  }
  /// Whether the other tensor's row is aligned as this one is.
  [[nodiscard]] __device__ bool has_vectors_beside() const {
    return aligned || reinterpret_cast<std::uintptr_t>(row_.address_beside(beside_, 0)) %
                              sizeof(device::Vector<T>) ==
                          0;
  }
  [[nodiscard]] __device__ Edge begin_edge() const {
    const int lane = static_cast<int>(threadIdx.x) % device::kWarpSize;
    Edge edge;
    if constexpr (tensors == 1) {
      edge.of[0] = row_.begin_edge(has_edge_, lane);
    } else {
      edge.of[0] = row_.begin_edge(has_edge_, lane, 0);
      edge.of[1] = row_.begin_edge_beside(beside_, has_edge_, lane, 0);
    }
    return edge;
  }

  device::Row<T, aligned> row_;
  const T* beside_;
  int first_;  ///< of the row's vectors, the thread's in the first slot, or less than 0
  int step_;
  int end_;  ///< of the row's vectors that this thread may have: those before it
  int slots_;
  int own_;
  T* results_;  ///< of the first slot
  bool has_edge_;
  Edge edge_;
  Slot kept_[kept];
};

/// What a row adds up to, given what the warp's part does. By all threads of a block, once they
/// have read, also those that have no part, which get an empty value. The block merges the values
/// of its warps, row by row; of the two rows that it may share with the blocks beside it, or of its
/// only one, it tells its value through memory, waits for those of the others and merges them.
/// `Published`: a class of published_words.cuh. `keep(value)` is called by one thread of each row
/// of the plan, though there be none in the last turn; here, where the other warps wait anyway:
/// behind the exchange its code would have to be fetched before anything is written.
template <int warps, typename Published, typename Keep>
[[nodiscard]] __device__ typename Published::Value value_of_row(const Published& published,
                                                                const ResidentPlan& plan,
                                                                const ResidentRun& run,
                                                                typename Published::Value of_warp,
                                                                const Keep& keep) {
  static_assert(warps <= device::kWarpSize, "a warp merges the values of all");
  using Value = typename Published::Value;
  __shared__ PublishedWords::Word of_warps[warps];
  __shared__ PublishedWords::Word of_rows[warps];  // of each at its first warp
  const int warp = static_cast<int>(threadIdx.x) / device::kWarpSize;
  const int lane = static_cast<int>(threadIdx.x) % device::kWarpSize;
  if (lane == 0) of_warps[warp] = Published::word_of(of_warp);
  __syncthreads();

  const bool has_part = run.row < plan.rows;
  if (has_part && run.place == 0) {
    Value of_row = Published::merged(lane < run.count() ? Published::value_of(of_warps[warp + lane])
                                                        : Value{});
    if (run.count() < plan.parts) {
      const int begin = plan.block_of(run.row * plan.parts);
      const int end = plan.block_of((run.row + 1) * plan.parts - 1) + 1;
      if (lane == 0) published.publish(run.row + blockIdx.x, of_row);
      of_row = published.await(run.row + begin, end - begin);
    }
    if (lane == 0) {
      of_rows[warp] = Published::word_of(of_row);
      if (run.begin == 0) keep(of_row);
    }
  }
  __syncthreads();
  if (threadIdx.x == 0) published.close();
  return has_part ? Published::value_of(of_rows[warp - run.place]) : Value{};
}

struct ResidentTuning {
  int tensors;
  int warps;         ///< of a block
  int kept;          ///< slots in a thread's registers
  bool takes_turns;  ///< with more than it holds

  [[nodiscard]] constexpr int threads() const { return warps * device::kWarpSize; }
  [[nodiscard]] constexpr int ring() const { return resident_ring(tensors); }
  /// Its warps are those of an SM.
  [[nodiscard]] std::string name() const {
    return "warps=" + std::to_string(kResidentOfSm * warps) + ",vectors=" + std::to_string(kept);
  }
  [[nodiscard]] std::string constraints() const {
    return takes_turns ? "no more rows than the resident grid has warps"
                       : "all that is read in the registers and shared memory of the device, a "
                         "warp or more for each row";
  }
  /// Dynamic shared memory of a block.
  [[nodiscard]] std::size_t shared_bytes(const ResidentPlan& plan) const {
    const int places = plan.own - kept + (plan.slots > plan.own ? ring() : 0);
    return std::size_t{16} * tensors * threads() * std::max(places, 0);
  }
  /// Slots that a thread can hold.
  [[nodiscard]] std::int64_t most_slots(const DeviceTraits& device) const {
    const std::int64_t bytes = device::dynamic_shared_bytes_of(kResidentOfSm, device);
    return kept + bytes / (16 * tensors * threads());
  }
  [[nodiscard]] std::int64_t blocks(const DeviceTraits& device) const {
    return std::min(kResidentOfSm * device.processors, PublishedWords::kMostAwaited);
  }
  /// Parts of a row at most, with so many in a turn; none where there are more rows than warps.
  [[nodiscard]] std::int64_t most_parts(std::int64_t rows, const DeviceTraits& device) const {
    return blocks(device) * warps / rows;
  }
  /// Whether a thread can have more than that.
  [[nodiscard]] bool has_ring(const DeviceTraits& device) const {
    return takes_turns && most_slots(device) >= kept + ring();
  }

  /// Of a turn: as many parts of a row as there may be, then no more than are needed for as many
  /// slots. Of the numbers of turns the one that should take the least time. There is one for what
  /// `refuse` lets pass.
  template <typename T>
  [[nodiscard]] ResidentPlan plan(const Shape& shape, const DeviceTraits& device) const {
    const std::int64_t vectors = most_covering_vectors<T, kLineBytes>(shape.cols);
    const std::int64_t held = most_slots(device);
    const auto divided = [](std::int64_t work, std::int64_t by) {
      return std::max<std::int64_t>(1, (work + by - 1) / by);
    };
    std::optional<ResidentPlan> best;
    double least = 0;
    for (std::int64_t turns = 1; turns <= (takes_turns ? shape.rows : 1); ++turns) {
      const std::int64_t rows = divided(shape.rows, turns);
      if (divided(shape.rows, rows) < turns) continue;
      const std::int64_t slots = divided(vectors, most_parts(rows, device) * device::kWarpSize);
      const bool is_held = slots <= held;
      if (!is_held && !has_ring(device)) continue;
      const double cost =
          static_cast<double>(turns) *
          (kOfTurn / tensors + static_cast<double>(slots) +
           kOfReading * static_cast<double>(std::max<std::int64_t>(slots - held, 0)));
      if (best && cost >= least) continue;
      least = cost;
      const std::int64_t parts = divided(vectors, slots * device::kWarpSize);
      // A block without a part would publish nothing, and those beside it wait for it.
      const std::int64_t of_grid = std::min(blocks(device), rows * parts);
      best = {static_cast<int>(of_grid), static_cast<int>(turns),
              static_cast<int>(rows),    static_cast<int>(parts),
              static_cast<int>(slots),   static_cast<int>(is_held ? slots : held - ring())};
    }
    return best.value();
  }
  [[nodiscard]] ResidentPlan plan(const Problem& problem, const DeviceTraits& device) const {
    return device::dispatch_dtype(
        problem.dtype, [&]<typename T>() { return this->plan<T>(shape_of(problem), device); });
  }

  [[nodiscard]] std::optional<Refusal> refuse(const Problem& problem,
                                              const DeviceTraits& device) const {
    const std::int64_t rows = shape_of(problem).rows;
    if (rows == 0) return std::nullopt;
    if (most_parts(rows, device) == 0) {
      return Refusal{"rows", "it is for no more rows than its blocks have warps on all SMs, " +
                                 std::to_string(blocks(device) * warps) + ": not " +
                                 std::to_string(rows)};
    }
    const std::int64_t parts = most_parts(takes_turns ? 1 : rows, device);
    const std::int64_t held = parts * device::kWarpSize * most_slots(device) * 16;
    // As many columns as `plan` finds no more vectors for: off its alignment a row may begin a line
    // early, and end a vector late.
    const std::int64_t bytes = (has_ring(device) ? kMostBytes : held) - kLineBytes - 16;
    return refuse_beyond(bytes / static_cast<std::int64_t>(size_of(problem.dtype)),
                         has_ring(device) ? "its 30-bit numbers of vectors"
                         : takes_turns    ? "the device's registers and shared memory"
                                       : "the device's registers and shared memory, with so many "
                                         "rows,",
                         problem);
  }

  /// `modelled_traffic`, with what is read again.
  [[nodiscard]] Traffic traffic(const Problem& problem, const DeviceTraits& device,
                                double exponentials) const {
    Traffic traffic = modelled_traffic(1, exponentials)(problem, device);
    if (shape_of(problem).rows == 0 || refuse(problem, device)) return traffic;
    const ResidentPlan plan = this->plan(problem, device);
    const std::int64_t again = std::max(plan.slots - plan.own - ring(), 0);
    traffic.bytes.read += traffic.bytes.read * again / plan.slots;
    return traffic;
  }

  [[nodiscard]] std::int64_t workspace_bytes(const Problem& problem,
                                             const DeviceTraits& device) const {
    if (shape_of(problem).rows == 0 || refuse(problem, device)) return 0;
    const ResidentPlan plan = this->plan(problem, device);
    return PublishedWords::bytes(plan.places_of_turns(), plan.blocks);
  }

 private:
  // In slots of one tensor: what a turn costs beside its slots, and to read one again. By how long
  // 64 x 1048576, 16 x 4194304 and 4 x 33554432 fp16 took on an H200.
  static constexpr double kOfTurn = 12;
  static constexpr double kOfReading = 0.75;
  /// Of a row: numbers of vectors, and what is added to them, are 32-bit integers.
  static constexpr std::int64_t kMostBytes = std::int64_t{1} << 34;
};

/// `kernel` with what its tuning says of problems. `exponentials`: of an element.
[[nodiscard]] inline Kernel with_tuning(Kernel kernel, const ResidentTuning& tuning,
                                        double exponentials) {
  kernel.tuning = tuning.name();
  kernel.supports = [=](const Problem& problem, const DeviceTraits& device) {
    return tuning.refuse(problem, device);
  };
  kernel.traffic = [=](const Problem& problem, const DeviceTraits& device) {
    return tuning.traffic(problem, device, exponentials);
  };
  kernel.workspace_bytes = [=](const Problem& problem, const DeviceTraits& device) {
    return tuning.workspace_bytes(problem, device);
  };
  return kernel;
}

/// Of a kernel. `Direction`: `Forward` or `Backward`, of an element type.
template <typename Direction>
struct ResidentArguments {
  Direction problem;
  ResidentPlan plan;
  PublishedWords::Word* workspace;
};

/// What enqueues such a kernel.
template <typename Direction>
[[nodiscard]] auto launch_of_resident(void (*kernel)(ResidentArguments<Direction>),
                                      const ResidentTuning& tuning, const ResidentPlan& plan) {
  const std::size_t shared = tuning.shared_bytes(plan);
  device::allow_dynamic_shared(kernel, static_cast<std::int64_t>(shared));
  return [=, threads = tuning.threads()](const Direction& problem, const Launch& launch) {
    device::launch_resident(
        kernel, static_cast<unsigned>(plan.blocks), threads, shared, device::stream_of(launch),
        ResidentArguments<Direction>{problem, plan,
                                     static_cast<PublishedWords::Word*>(launch.workspace)});
  };
}
/// The same by the one of its functions that the plan and a problem's alignment ask for.
/// `kernel_of(aligned, refills)` gives each, given types of a bool; the tuning says which are
/// compiled.
template <ResidentTuning tuning, typename KernelOf>
[[nodiscard]] auto launch_of_resident(const KernelOf& kernel_of, const ResidentPlan& plan) {
  const auto launch_of = [&](auto aligned) {
    auto* kernel = kernel_of(aligned, std::false_type{});
    if constexpr (tuning.takes_turns) {
      if (plan.refills()) kernel = kernel_of(aligned, std::true_type{});
    }
    return launch_of_resident(kernel, tuning, plan);
  };
  return launch_as_aligned(launch_of(std::true_type{}), launch_of(std::false_type{}));
}

}  // namespace roofmax::softmax
