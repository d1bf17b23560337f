// Streaming kernels: they move bytes and compute nothing. The best of them, chosen in the run, is
// the SOL twin, so a weak set here would flatter every kernel under test; their own tests hold
// them to the driver's copy and to this device family's known bandwidths.

#include "harness/backend/cuda/check.hpp"
#include "harness/backend/cuda/streaming.hpp"

namespace roofmax::cuda {
namespace {

/// Launches that read the signal (see `kReadSignal`), counted by whoever found it.
__device__ unsigned int signals_read;

__device__ uint4 fold(uint4 a, uint4 b) {
  return make_uint4(a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w);
}

/// Looks at every bit of what was read, so that no load can be optimised away, and costs no write
/// unless the signal was there.
__device__ void watch(uint4 folded) {
  if (folded.x == kReadSignal[0] && folded.y == kReadSignal[1] && folded.z == kReadSignal[2] &&
      folded.w == kReadSignal[3]) {
    atomicAdd(&signals_read, 1U);
  }
}

/// One direction's share of the work, in 16-byte vectors: tile t is [t * share, (t + 1) * share).
struct Extent {
  std::int64_t vectors;
  std::int64_t share;
};

/// Cuts the larger direction into tiles of `tile` vectors and the smaller one into as many parts,
/// each a multiple of a 128-byte line.
struct Cut {
  std::int64_t tiles;
  Extent read;
  Extent write;
};

Cut cut_into_tiles(const Bytes& bytes, std::int64_t tile) {
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

/// Bytes after the last whole vector, by one thread.
__device__ void move_rest(const StreamingWork& work) {
  const auto* const source = static_cast<const unsigned char*>(work.source);
  auto* const destination = static_cast<unsigned char*>(work.destination);
  unsigned int folded = 0;
  for (std::int64_t i = work.bytes.read / 16 * 16; i < work.bytes.read; ++i) folded ^= source[i];
  for (std::int64_t i = work.bytes.write / 16 * 16; i < work.bytes.write; ++i) {
    destination[i] = static_cast<unsigned char>(folded);
  }
  if (folded == kReadSignalByte) atomicAdd(&signals_read, 1U);
}

/// Every thread of the block loads its vectors of the tile, then stores as many, each as soon as
/// the load of its turn is there. Returns what it read, folded; what it stores is what it read, but
/// not zeros alone unless `is_copy` (both directions move the same bytes).
template <int threads, int vectors, bool is_copy>
__device__ uint4 move_tile(const StreamingWork& work, const Cut& cut, std::int64_t tile) {
  const auto* const source = static_cast<const uint4*>(work.source);
  auto* const destination = static_cast<uint4*>(work.destination);
  uint4 data[vectors];
  const std::int64_t read_end = min(cut.read.vectors, (tile + 1) * cut.read.share);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const std::int64_t index = tile * cut.read.share + threadIdx.x + i * threads;
    data[i] = index < read_end ? __ldcs(source + index) : make_uint4(0, 0, 0, 0);
  }
  const uint4 mixed_in = is_copy ? make_uint4(0, 0, 0, 0) : make_uint4(threadIdx.x, 1, 2, 3);
  const std::int64_t write_end = min(cut.write.vectors, (tile + 1) * cut.write.share);
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const std::int64_t index = tile * cut.write.share + threadIdx.x + i * threads;
    if (index < write_end) __stcs(destination + index, fold(data[i], mixed_in));
  }
  uint4 folded = make_uint4(0, 0, 0, 0);
#pragma unroll
  for (int i = 0; i < vectors; ++i) folded = fold(folded, data[i]);
  return folded;
}

/// One block per tile, or (`is_strided`) as many blocks as fit the GPU at once, striding over
/// tiles.
template <int threads, int vectors, bool is_strided, bool is_copy>
__global__ void __launch_bounds__(threads) tiles_kernel(StreamingWork work, Cut cut) {
  uint4 folded = make_uint4(0, 0, 0, 0);
  if constexpr (is_strided) {
    for (std::int64_t tile = blockIdx.x; tile < cut.tiles; tile += gridDim.x) {
      folded = fold(folded, move_tile<threads, vectors, is_copy>(work, cut, tile));
    }
  } else {
    folded = move_tile<threads, vectors, is_copy>(work, cut, blockIdx.x);
  }
  if constexpr (!is_copy) watch(folded);
  if (blockIdx.x == 0 && threadIdx.x == 0) move_rest(work);
}

template <int threads, int vectors, bool is_strided>
StreamingKernel tiles_candidate(const DeviceTraits& traits) {
  constexpr int kThreadsPerProcessor = 2048;
  const std::int64_t resident = std::int64_t{traits.processors} * (kThreadsPerProcessor / threads);
  return {std::string(is_strided ? "grid_stride" : "tile") + "@threads=" + std::to_string(threads) +
              ",vectors=" + std::to_string(vectors),
          [](const Bytes&) { return true; },
          [resident](const StreamingWork& work, Stream stream) {
            const Cut cut = cut_into_tiles(work.bytes, std::int64_t{threads} * vectors);
            const auto grid =
                static_cast<unsigned>(is_strided ? std::min(cut.tiles, resident) : cut.tiles);
            auto* const kernel = work.bytes.read == work.bytes.write
                                     ? tiles_kernel<threads, vectors, is_strided, true>
                                     : tiles_kernel<threads, vectors, is_strided, false>;
            kernel<<<grid, threads, 0, static_cast<cudaStream_t>(stream)>>>(work, cut);
          }};
}

template <int threads, int vectors>
StreamingKernel tile_candidate(const DeviceTraits& traits) {
  return tiles_candidate<threads, vectors, false>(traits);
}

template <int threads, int vectors>
StreamingKernel grid_stride_candidate(const DeviceTraits& traits) {
  return tiles_candidate<threads, vectors, true>(traits);
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

// ---- cache flush, launch floor and gate ---------------------------------------------------------

/// Ordinary loads and stores: what streams past the cache would leave there what it should drive
/// out.
__global__ void __launch_bounds__(512) flush_kernel(uint4* data, std::int64_t vectors) {
  const std::int64_t step = std::int64_t{gridDim.x} * blockDim.x;
  for (std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < vectors;
       i += step) {
    data[i] = fold(data[i], make_uint4(1, 2, 3, 4));
  }
}

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
      tile_candidate<256, 4>(traits),
      tile_candidate<512, 4>(traits),
      tile_candidate<512, 2>(traits),
      tile_candidate<256, 8>(traits),
      tile_candidate<256, 2>(traits),
      tile_candidate<256, 1>(traits),
      grid_stride_candidate<512, 4>(traits),
      grid_stride_candidate<1024, 2>(traits),
      driver_copy_candidate(),
      driver_fill_candidate(),
  };
  if (traits.compute_capability >= 90) all.push_back(bulk_copy_candidate(traits.processors));
  return all;
}

unsigned int take_signals_read() {
  unsigned int count = 0;
  constexpr unsigned int kNone = 0;
  ROOFMAX_CUDA_TRY(cudaMemcpyFromSymbol(&count, signals_read, sizeof(count)));
  ROOFMAX_CUDA_TRY(cudaMemcpyToSymbol(signals_read, &kNone, sizeof(kNone)));
  return count;
}

void enqueue_flush(void* data, std::int64_t bytes, const DeviceTraits& traits,
                   cudaStream_t stream) {
  constexpr int kThreads = 512;
  constexpr int kBlocksPerProcessor = 4;
  const auto grid = static_cast<unsigned>(traits.processors * kBlocksPerProcessor);
  flush_kernel<<<grid, kThreads, 0, stream>>>(static_cast<uint4*>(data), bytes / 16);
}

void enqueue_empty(cudaStream_t stream) { empty_kernel<<<1, 32, 0, stream>>>(); }

void enqueue_gate(const volatile int* flag, double timeout_s, cudaStream_t stream) {
  gate_kernel<<<1, 1, 0, stream>>>(flag, static_cast<long long>(timeout_s * 1e9));
}

}  // namespace roofmax::cuda
