// Bulk copies from device to shared memory (Hopper and later): one thread asks for kilobytes, the
// copy engine brings them, and a barrier in shared memory says when they are there. On older GPUs
// these functions trap: a kernel that uses them refuses such a device.
#pragma once

#include <cstdint>

namespace roofmax::device {

/// Compute capability from which the copies exist.
inline constexpr int kBulkCopyCapability = 90;

/// Counts the bytes of copies that are under way. In shared memory; a phase completes when the
/// bytes that were announced for it have arrived, and the next begins.
class ArrivalBarrier {
 public:
  /// By one thread, before the block's next barrier.
  __device__ void init() {
#if __CUDA_ARCH__ >= 900
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(address()) : "memory");
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
#else
    __trap();
#endif
  }

  /// Begins a phase of `bytes` bytes, by one thread.
  __device__ void expect(std::uint32_t bytes) {
#if __CUDA_ARCH__ >= 900
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(address()),
                 "r"(bytes)
                 : "memory");
#endif
  }

  /// Returns once the phase of that parity (0 for the first, then in turn) has completed.
  __device__ void wait(std::uint32_t parity) {
#if __CUDA_ARCH__ >= 900
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "again:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        "@!done bra again;\n"
        "}" ::"r"(address()),
        "r"(parity)
        : "memory");
#endif
  }

  [[nodiscard]] __device__ std::uint32_t address() const {
    return static_cast<std::uint32_t>(__cvta_generic_to_shared(&phase_));
  }

 private:
  std::uint64_t phase_;
};

/// Copies `bytes` bytes, a multiple of 16, between addresses that are multiples of 16; `barrier`
/// has been told to expect them. By one thread.
__device__ inline void copy_bulk(void* to_shared, const void* from, std::uint32_t bytes,
                                 const ArrivalBarrier& barrier) {
#if __CUDA_ARCH__ >= 900
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
          "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(to_shared))),
      "l"(from), "r"(bytes), "r"(barrier.address())
      : "memory");
#endif
}

}  // namespace roofmax::device
