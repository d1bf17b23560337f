// A block's chunks through a ring of stages in shared memory, filled by bulk copies: the loads of
// the next chunks are under way whatever the threads are doing, waiting for other blocks included.
#pragma once

#include "kernels/device/bulk.cuh"
#include "kernels/softmax/chunk.cuh"

namespace roofmax::softmax {

/// In place of `ChunksByThread`. The last `stages` chunks stay in shared memory between the way
/// onwards and the way back. Chunk i of a block has stage i % stages, and is in it for the
/// (i / stages)th time on the way onwards; going back, the parity of the times is the same, since
/// each stage then counts down what it had counted up.
template <typename T, int threads, int vectors, int stages>
class ChunkRing {
 public:
  using Held = HeldChunk<T, threads, vectors>;
  static constexpr int kStageVectors = threads * vectors;
  static constexpr std::int64_t kStageBytes = std::int64_t{16} * kStageVectors;
  /// Of dynamic shared memory. The barriers stand behind the stages.
  static constexpr std::int64_t kSharedBytes =
      stages * (kStageBytes + static_cast<std::int64_t>(sizeof(device::ArrivalBarrier)));

  __device__ explicit ChunkRing(const Forward<T>& problem)
      : problem_(problem), chunking_(Chunking<T, threads, vectors>::of(problem.shape)) {
    extern __shared__ __align__(128) std::byte shared[];
    stage_ = reinterpret_cast<device::Vector<T>*>(shared);
    arrived_ = reinterpret_cast<device::ArrivalBarrier*>(shared + stages * kStageBytes);
    const std::int64_t own = chunking_.total - blockIdx.x;
    count_ = own > 0 ? (own + gridDim.x - 1) / gridDim.x : 0;
    if (threadIdx.x == 0) {
      for (int stage = 0; stage < stages; ++stage) arrived_[stage].init();
      for (int i = 0; i < stages; ++i) request(i);
    }
    __syncthreads();
  }

  __device__ void load_onwards(Held& held, const device::Row<T>& row, std::int64_t number) {
    take(held, row, number, next_);
    if (threadIdx.x == 0) request(next_ + stages);
    ++next_;
  }
  __device__ void load_backwards(Held& held, const device::Row<T>& row, std::int64_t number) {
    --next_;
    take(held, row, number, next_);
    if (threadIdx.x == 0) request(next_ - stages);
  }

 private:
  /// Once all threads have theirs, the stage is free.
  __device__ void take(Held& held, const device::Row<T>& row, std::int64_t number, std::int64_t i) {
    const int stage = static_cast<int>(i % stages);
    arrived_[stage].wait(static_cast<std::uint32_t>(i / stages % 2));
    held.load_copy(row, number, stage_ + stage * kStageVectors);
    __syncthreads();
  }

  /// Has the block's chunk `i` copied to its stage, if there is such a chunk.
  __device__ void request(std::int64_t i) {
    if (i < 0 || i >= count_) return;
    const std::int64_t chunk = blockIdx.x + i * gridDim.x;
    const std::int64_t r = chunk / chunking_.per_row;
    const device::Row<T> row = problem_.row(r);
    const std::int64_t first = (chunk - r * chunking_.per_row) * kStageVectors;
    const std::int64_t whole = row.vectors() - first;
    const auto bytes = static_cast<std::uint32_t>(16 * (whole < 0               ? 0
                                                        : whole < kStageVectors ? whole
                                                                                : kStageVectors));
    const int stage = static_cast<int>(i % stages);
    arrived_[stage].expect(bytes);
    if (bytes > 0) {
      device::copy_bulk(stage_ + stage * kStageVectors, row.address(first), bytes, arrived_[stage]);
    }
  }

  const Forward<T>& problem_;
  Chunking<T, threads, vectors> chunking_;
  device::Vector<T>* stage_;
  device::ArrivalBarrier* arrived_;
  std::int64_t count_;
  std::int64_t next_ = 0;
};

}  // namespace roofmax::softmax
