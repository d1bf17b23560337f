// Streaming kernels: they move bytes and compute nothing. The best of them, chosen in the run, is
// the SOL twin, so a weak set here would flatter every kernel under test; their own tests hold
// them to the driver's copy and to this device family's known bandwidths.

#include "harness/backend/cuda/check.hpp"
#include "harness/backend/cuda/streaming.hpp"

namespace roofmax::cuda {
namespace {

/// Read results are folded into this when they match a pattern that practically never occurs, so
/// that no load can be optimised away.
__device__ unsigned int sink;

/// One direction's share of the work, in 16-byte vectors: block b moves [b * share, (b+1) * share).
struct Extent {
  std::int64_t vectors;
  std::int64_t share;
};

__device__ uint4 fold(uint4 a, uint4 b) {
  return make_uint4(a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w);
}

__device__ void keep(uint4 folded) {
  if (folded.x == 0x5bd1e995u && folded.y == 0x9e3779b9u && folded.z == ~folded.w) sink = folded.x;
}

/// Bytes after the last whole vector, by one thread.
__device__ void move_rest(const StreamingWork& work) {
  const auto* const source = static_cast<const unsigned char*>(work.source);
  auto* const destination = static_cast<unsigned char*>(work.destination);
  unsigned int folded = 0;
  for (std::int64_t i = work.bytes.read / 16 * 16; i < work.bytes.read; ++i) folded += source[i];
  for (std::int64_t i = work.bytes.write / 16 * 16; i < work.bytes.write; ++i) {
    destination[i] = static_cast<unsigned char>(folded);
  }
  if (folded == 0xffffffffu) sink = folded;
}

/// One block per tile: every thread loads its vectors, then stores as many. `is_copy` when both
/// directions move the same bytes.
template <int threads, int vectors, bool is_copy>
__global__ void __launch_bounds__(threads)
    tile_kernel(StreamingWork work, Extent read, Extent write) {
  const auto* const source = static_cast<const uint4*>(work.source);
  auto* const destination = static_cast<uint4*>(work.destination);
  const std::int64_t block = blockIdx.x;

  uint4 data[vectors];
  const std::int64_t read_end = min(read.vectors, (block + 1) * read.share);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const std::int64_t index = block * read.share + threadIdx.x + i * threads;
    data[i] = index < read_end ? __ldcs(source + index) : make_uint4(0, 0, 0, 0);
  }
  uint4 folded = make_uint4(threadIdx.x, 1, 2, 3);
  if constexpr (!is_copy) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) folded = fold(folded, data[i]);
  }
  const std::int64_t write_end = min(write.vectors, (block + 1) * write.share);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const std::int64_t index = block * write.share + threadIdx.x + i * threads;
    if (index < write_end) __stcs(destination + index, is_copy ? data[i] : folded);
  }
  if constexpr (!is_copy) keep(folded);
  if (block == 0 && threadIdx.x == 0) move_rest(work);
}

/// As many blocks as fit the GPU at once, striding over tiles.
template <int threads, int vectors, bool is_copy>
__global__ void __launch_bounds__(threads)
    grid_stride_kernel(StreamingWork work, Extent read, Extent write, std::int64_t tiles) {
  const auto* const source = static_cast<const uint4*>(work.source);
  auto* const destination = static_cast<uint4*>(work.destination);
  uint4 folded = make_uint4(threadIdx.x, 1, 2, 3);
  for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    uint4 data[vectors];
    const std::int64_t read_end = min(read.vectors, (tile + 1) * read.share);
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = tile * read.share + threadIdx.x + i * threads;
      data[i] = index < read_end ? __ldcs(source + index) : make_uint4(0, 0, 0, 0);
    }
    if constexpr (!is_copy) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) folded = fold(folded, data[i]);
    }
    const std::int64_t write_end = min(write.vectors, (tile + 1) * write.share);
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = tile * write.share + threadIdx.x + i * threads;
      if (index < write_end) __stcs(destination + index, is_copy ? data[i] : folded);
    }
  }
  if constexpr (!is_copy) keep(folded);
  if (blockIdx.x == 0 && threadIdx.x == 0) move_rest(work);
}

/// Cuts the larger direction into tiles of `tile` vectors and the smaller one into as many parts,
/// each a multiple of a 128-byte line.
struct Cut {
  std::int64_t tiles;
  Extent read;
  Extent write;
};

Cut cut(const Bytes& bytes, std::int64_t tile) {
  constexpr std::int64_t kLineVectors = 8;
  const std::int64_t read = bytes.read / 16;
  const std::int64_t write = bytes.write / 16;
  const std::int64_t tiles = std::max<std::int64_t>(1, (std::max(read, write) + tile - 1) / tile);
  const auto share = [&](std::int64_t vectors) {
    const std::int64_t part = (vectors + tiles - 1) / tiles;
    return (part + kLineVectors - 1) / kLineVectors * kLineVectors;
  };
  return {tiles, {read, share(read)}, {write, share(write)}};
}

template <int threads, int vectors>
StreamingKernel tile_candidate() {
  return {"tile@threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
          [](const Bytes&) { return true; },
          [](const StreamingWork& work, Stream stream) {
            const Cut c = cut(work.bytes, std::int64_t{threads} * vectors);
            const auto grid = static_cast<unsigned>(c.tiles);
            auto* const s = static_cast<cudaStream_t>(stream);
            if (work.bytes.read == work.bytes.write) {
              tile_kernel<threads, vectors, true><<<grid, threads, 0, s>>>(work, c.read, c.write);
            } else {
              tile_kernel<threads, vectors, false><<<grid, threads, 0, s>>>(work, c.read, c.write);
            }
          }};
}

template <int threads, int vectors>
StreamingKernel grid_stride_candidate(int processors) {
  return {"grid_stride@threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors),
          [](const Bytes&) { return true; },
          [processors](const StreamingWork& work, Stream stream) {
            const Cut c = cut(work.bytes, std::int64_t{threads} * vectors);
            constexpr int kThreadsPerProcessor = 2048;
            const std::int64_t resident =
                std::int64_t{processors} * (kThreadsPerProcessor / threads);
            const auto grid = static_cast<unsigned>(std::min(c.tiles, resident));
            auto* const s = static_cast<cudaStream_t>(stream);
            if (work.bytes.read == work.bytes.write) {
              grid_stride_kernel<threads, vectors, true>
                  <<<grid, threads, 0, s>>>(work, c.read, c.write, c.tiles);
            } else {
              grid_stride_kernel<threads, vectors, false>
                  <<<grid, threads, 0, s>>>(work, c.read, c.write, c.tiles);
            }
          }};
}

// ---- bulk copy: the copy engine of compute capability 9.0 moves tiles through shared memory -----

constexpr int kBulkStages = 4;
constexpr unsigned kBulkTileBytes = 16384;
constexpr int kBulkBlocksPerProcessor = 3;

__global__ void __launch_bounds__(32) bulk_copy_kernel(StreamingWork work) {
#if __CUDA_ARCH__ >= 900
  extern __shared__ __align__(128) unsigned char tiles[];
  __shared__ __align__(8) std::uint64_t arrived[kBulkStages];
  if (threadIdx.x != 0) return;

  const auto shared_address = [](const void* pointer) {
    return static_cast<unsigned>(__cvta_generic_to_shared(pointer));
  };
  const std::int64_t total = work.bytes.read;
  const std::int64_t count = (total + kBulkTileBytes - 1) / kBulkTileBytes;
  const auto bytes_of = [&](std::int64_t tile) {
    return static_cast<unsigned>(
        min(std::int64_t{kBulkTileBytes}, total - tile * std::int64_t{kBulkTileBytes}));
  };
  const auto* const source = static_cast<const unsigned char*>(work.source);
  auto* const destination = static_cast<unsigned char*>(work.destination);

  for (int stage = 0; stage < kBulkStages; ++stage) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(shared_address(&arrived[stage])));
  }
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");

  const auto load = [&](std::int64_t tile, int stage) {
    const unsigned barrier = shared_address(&arrived[stage]);
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier),
                 "r"(bytes_of(tile))
                 : "memory");
    asm volatile(
        "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
            "r"(shared_address(tiles + stage * kBulkTileBytes)),
        "l"(source + tile * kBulkTileBytes), "r"(bytes_of(tile)), "r"(barrier)
        : "memory");
  };

  // One stage stays behind: its store may still be reading shared memory.
  constexpr int kLoadsAhead = kBulkStages - 1;
  for (int i = 0; i < kLoadsAhead; ++i) {
    const std::int64_t tile = blockIdx.x + std::int64_t{i} * gridDim.x;
    if (tile < count) load(tile, i);
  }
  std::int64_t turn = 0;
  for (std::int64_t tile = blockIdx.x; tile < count; tile += gridDim.x, ++turn) {
    const int stage = static_cast<int>(turn % kBulkStages);
    const unsigned phase = static_cast<unsigned>(turn / kBulkStages) & 1u;
    unsigned done = 0;
    while (done == 0) {
      asm volatile(
          "{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; "
          "selp.u32 %0, 1, 0, p; }"
          : "=r"(done)
          : "r"(shared_address(&arrived[stage])), "r"(phase)
          : "memory");
    }
    asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(
                     destination + tile * kBulkTileBytes),
                 "r"(shared_address(tiles + stage * kBulkTileBytes)), "r"(bytes_of(tile))
                 : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    const std::int64_t ahead = tile + std::int64_t{kLoadsAhead} * gridDim.x;
    if (ahead < count) {
      // The stage to be filled is the one stored a turn ago.
      asm volatile("cp.async.bulk.wait_group.read 1;" ::: "memory");
      load(ahead, static_cast<int>((turn + kLoadsAhead) % kBulkStages));
    }
  }
  asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
#endif
}

StreamingKernel bulk_copy_candidate(int processors) {
  constexpr int kSharedBytes = kBulkStages * static_cast<int>(kBulkTileBytes);
  ROOFMAX_CUDA_TRY(cudaFuncSetAttribute(bulk_copy_kernel,
                                        cudaFuncAttributeMaxDynamicSharedMemorySize, kSharedBytes));
  return {"bulk_copy",
          [](const Bytes& bytes) {
            return bytes.read == bytes.write && bytes.read > 0 && bytes.read % 16 == 0;
          },
          [processors](const StreamingWork& work, Stream stream) {
            const std::int64_t tiles = (work.bytes.read + kBulkTileBytes - 1) / kBulkTileBytes;
            const std::int64_t resident = std::int64_t{processors} * kBulkBlocksPerProcessor;
            bulk_copy_kernel<<<static_cast<unsigned>(std::min(tiles, resident)), 32, kSharedBytes,
                               static_cast<cudaStream_t>(stream)>>>(work);
          }};
}

// ---- what the driver offers ---------------------------------------------------------------------

StreamingKernel driver_copy_candidate() {
  return {"driver_copy",
          [](const Bytes& bytes) { return bytes.read == bytes.write && bytes.read > 0; },
          [](const StreamingWork& work, Stream stream) {
            ROOFMAX_CUDA_TRY(cudaMemcpyAsync(
                work.destination, work.source, static_cast<std::size_t>(work.bytes.read),
                cudaMemcpyDeviceToDevice, static_cast<cudaStream_t>(stream)));
          }};
}

StreamingKernel driver_fill_candidate() {
  return {"driver_fill", [](const Bytes& bytes) { return bytes.read == 0 && bytes.write > 0; },
          [](const StreamingWork& work, Stream stream) {
            ROOFMAX_CUDA_TRY(cudaMemsetAsync(work.destination, 0x5a,
                                             static_cast<std::size_t>(work.bytes.write),
                                             static_cast<cudaStream_t>(stream)));
          }};
}

// ---- launch floor and gate ----------------------------------------------------------------------

__global__ void empty_kernel() {}

__global__ void gate_kernel(const volatile int* flag, long long timeout_ns) {
  const auto now = [] {
    long long ns;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(ns));
    return ns;
  };
  const long long begin = now();
  while (*flag == 0 && now() - begin < timeout_ns) {
  }
}

}  // namespace

std::vector<StreamingKernel> streaming_kernels(const DeviceTraits& traits) {
  std::vector<StreamingKernel> all{
      tile_candidate<256, 4>(),
      tile_candidate<512, 4>(),
      tile_candidate<256, 8>(),
      tile_candidate<256, 2>(),
      tile_candidate<256, 1>(),
      grid_stride_candidate<512, 4>(traits.processors),
      grid_stride_candidate<1024, 2>(traits.processors),
      driver_copy_candidate(),
      driver_fill_candidate(),
  };
  if (traits.compute_capability >= 90) all.push_back(bulk_copy_candidate(traits.processors));
  return all;
}

void enqueue_empty(cudaStream_t stream) { empty_kernel<<<1, 32, 0, stream>>>(); }

void enqueue_gate(const volatile int* flag, double timeout_s, cudaStream_t stream) {
  gate_kernel<<<1, 1, 0, stream>>>(flag, static_cast<long long>(timeout_s * 1e9));
}

}  // namespace roofmax::cuda
