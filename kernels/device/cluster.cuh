// A cluster of thread blocks (Hopper and later), which see each other's shared memory: its barrier,
// and what they send each other. On older GPUs the barrier traps: a kernel that uses it is not
// launched there.
#pragma once

#include "kernels/device/reduce.cuh"

namespace roofmax::device {

/// Compute capability from which clusters exist.
inline constexpr int kClusterCapability = 90;
/// Blocks of a cluster on every GPU that has clusters.
inline constexpr int kMaxCluster = 8;

[[nodiscard]] __device__ inline unsigned block_in_cluster() {
  unsigned rank = 0;
#if __CUDA_ARCH__ >= 900
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
#endif
  return rank;
}

[[nodiscard]] __device__ inline unsigned cluster_blocks() {
  unsigned blocks = 1;
#if __CUDA_ARCH__ >= 900
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(blocks));
#endif
  return blocks;
}

/// Which of the grid's clusters this block is in; of blocks, where they are no clusters.
[[nodiscard]] __device__ inline unsigned cluster_index() {
  unsigned index = blockIdx.x;
#if __CUDA_ARCH__ >= 900
  asm("mov.u32 %0, %%clusterid.x;" : "=r"(index));
#endif
  return index;
}

/// The first half of a barrier that orders no memory: after the second every block has begun.
__device__ inline void announce_to_cluster() {
#if __CUDA_ARCH__ >= 900
  __syncwarp();  // the instruction wants the lanes of a warp together
  asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
#else
  __trap();
#endif
}

/// Barrier of all threads of the cluster; what they wrote to shared memory before it is seen after.
/// In two halves where there is something to do that need not wait for others.
__device__ inline void arrive_at_cluster() {
#if __CUDA_ARCH__ >= 900
  __syncwarp();  // the instruction wants the lanes of a warp together
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
#else
  __trap();
#endif
}
__device__ inline void wait_for_cluster() {
#if __CUDA_ARCH__ >= 900
  __syncwarp();
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
#endif
}

__device__ inline void sync_cluster() {
  arrive_at_cluster();
  wait_for_cluster();
}

/// The same place in the shared memory of block `rank` of the cluster, to read, write and count at.
template <typename Value>
[[nodiscard]] __device__ Value* in_block(Value* own, unsigned rank) {
  Value* there = own;
#if __CUDA_ARCH__ >= 900
  asm("mapa.u64 %0, %1, %2;" : "=l"(there) : "l"(own), "r"(rank));
#endif
  return there;
}

/// A known number of bytes that blocks of the cluster send to this one, in its shared memory. Who
/// waits for them need not wait for the blocks that sent them, as at a barrier of the cluster, nor
/// for anything else that is on its way. Of fewer than 2^20 bytes, in a launch of clusters; the
/// block may not end before they are here.
class Inbox {
 public:
  /// For one use. By one warp, before the block meets the cluster.
  __device__ void expect(unsigned bytes) {
#if __CUDA_ARCH__ >= 900
    const bool is_first = threadIdx.x % kWarpSize == 0;
    if (is_first) {
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(here()) : "memory");
      asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    // The first is compiled as the whole warp's, and racecheck takes it for that.
    __syncwarp();
    if (is_first) {
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(here()),
                   "r"(bytes)
                   : "memory");
    }
#endif
  }
  /// For several uses, one after another, of which each must `arm` it. By one warp, before the
  /// block meets the cluster.
  __device__ void open() {
#if __CUDA_ARCH__ >= 900
    if (threadIdx.x % kWarpSize == 0) {
      asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(here()) : "memory");
      asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    // That is compiled as the whole warp's, and racecheck takes it for that.
    __syncwarp();
#endif
  }
  /// Says how many bytes come, of which some may be here already. By one thread, once for each use,
  /// when all of the use before are here.
  __device__ void arm(unsigned bytes) {
#if __CUDA_ARCH__ >= 900
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(here()), "r"(bytes)
                 : "memory");
#endif
  }
  /// Writes `value` to `place` in block `rank`, whose inbox counts it. Both are named by where they
  /// lie in this block.
  template <typename Value>
  __device__ void send(Value* place, Value value, unsigned rank) {
    static_assert(sizeof(Value) == 4 || sizeof(Value) == 8);
#if __CUDA_ARCH__ >= 900
    const unsigned to = there(static_cast<unsigned>(__cvta_generic_to_shared(place)), rank);
    const unsigned inbox = there(here(), rank);
    if constexpr (sizeof(Value) == 8) {
      asm volatile(
          "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b64 [%0], %1, [%2];" ::"r"(
              to),
          "l"(reinterpret_cast<const unsigned long long&>(value)), "r"(inbox)
          : "memory");
    } else {
      asm volatile(
          "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(
              to),
          "r"(reinterpret_cast<const unsigned&>(value)), "r"(inbox)
          : "memory");
    }
#endif
  }
  /// Until everything is here, for the thread that calls it, with nothing said about what else the
  /// senders wrote. Its order is that of a block, which PTX does not promise to reach what other
  /// blocks sent; the hardware, on which copies across a cluster rely too, does.
  __device__ void wait_in_block() {
#if __CUDA_ARCH__ >= 900
    unsigned is_here = 0;
    while (is_here == 0) {
      asm volatile(
          "{ .reg .pred p; mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], 0; "
          "selp.u32 %0, 1, 0, p; }"
          : "=r"(is_here)
          : "r"(here())
          : "memory");
    }
#endif
  }
  /// The same of use number `use`, counted from 0: no thread may be more than one behind.
  __device__ void wait_in_block(unsigned use) {
#if __CUDA_ARCH__ >= 900
    unsigned is_here = 0;
    while (is_here == 0) {
      asm volatile(
          "{ .reg .pred p; mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2; "
          "selp.u32 %0, 1, 0, p; }"
          : "=r"(is_here)
          : "r"(here()), "r"(use % 2)
          : "memory");
    }
#endif
  }
  /// Until everything is here, for the thread that calls it.
  __device__ void wait() {
#if __CUDA_ARCH__ >= 900
    unsigned is_here = 0;
    while (is_here == 0) {
      asm volatile(
          "{ .reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], 0; "
          "selp.u32 %0, 1, 0, p; }"
          : "=r"(is_here)
          : "r"(here())
          : "memory");
    }
#endif
  }

 private:
  [[nodiscard]] __device__ unsigned here() const {
    return static_cast<unsigned>(__cvta_generic_to_shared(&barrier_));
  }
  [[nodiscard]] __device__ static unsigned there(unsigned here, unsigned rank) {
    unsigned address = 0;
#if __CUDA_ARCH__ >= 900
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(address) : "r"(here), "r"(rank));
#endif
    return address;
  }

  std::uint64_t barrier_;
};

}  // namespace roofmax::device
