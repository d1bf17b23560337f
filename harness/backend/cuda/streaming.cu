// Streaming kernels: they move bytes and compute nothing. The best of them, chosen in the run, is
// the SOL twin, so a weak set here would flatter every kernel under test; their own tests hold them
// to what the driver offers for every mix of reads and writes, to each other over growing sizes,
// and to this device family's known bandwidths.

#include <cmath>

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

constexpr bool kEvictFirst = true;
constexpr bool kOrdinary = false;

// ---- tiles: one block moves one tile of 16-byte vectors -----------------------------------------

/// In which order the blocks of one launch, which a GPU starts by their number, take the bytes.
/// Each order is the quickest for some mix and size: memory that turns from reading to writing and
/// back loses time at every turn, and what was read and not yet written back has to lie somewhere.
enum class Order {
  alternating,       ///< each block reads its share of the source and writes its share of the rest
  copy_then_rest,    ///< first copy as much as both directions have, then only read or only write
  reads_then_writes  ///< first all reads, then all writes
};

const char* name_of(Order order) {
  switch (order) {
    case Order::alternating:
      return "alternating";
    case Order::copy_then_rest:
      return "copy_then_rest";
    case Order::reads_then_writes:
      return "reads_then_writes";
  }
  return "?";
}

/// The vectors of a tile, `vectors` for each thread of a block. `is_streamed`: accesses ask the
/// cache to evict their lines first, else they are ordinary ones.
template <int threads, int vectors, bool is_streamed>
struct Tile {
  static constexpr std::int64_t kVectors = std::int64_t{threads} * vectors;
  uint4 data[vectors];

  /// Vectors from `begin` to `end` of the source; zeros beyond.
  __device__ void load(const uint4* source, std::int64_t begin, std::int64_t end) {
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = begin + threadIdx.x + i * threads;
      data[i] = make_uint4(0, 0, 0, 0);
      if (index < end) data[i] = is_streamed ? __ldcs(source + index) : source[index];
    }
  }

  /// To `destination` from `begin` to `end`, folded with `pattern`.
  __device__ void store(uint4* destination, std::int64_t begin, std::int64_t end,
                        uint4 pattern) const {
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      const std::int64_t index = begin + threadIdx.x + i * threads;
      if (index >= end) continue;
      const uint4 vector = fold(data[i], pattern);
      if constexpr (is_streamed) {
        __stcs(destination + index, vector);
      } else {
        destination[index] = vector;
      }
    }
  }

  [[nodiscard]] __device__ uint4 folded() const {
    uint4 all = make_uint4(0, 0, 0, 0);
#pragma unroll
    for (const uint4& vector : data) all = fold(all, vector);
    return all;
  }
};

/// How a launch is cut: whole vectors of both directions, and tiles or shares of them by order.
struct Cut {
  std::int64_t read_vectors;
  std::int64_t write_vectors;
  std::int64_t first;   ///< alternating: vectors a block reads; else: tiles of the first phase
  std::int64_t second;  ///< alternating: vectors a block writes; else: tiles of the second phase
  std::int64_t blocks;
};

Cut cut_into_tiles(const Bytes& bytes, Order order, std::int64_t tile) {
  const std::int64_t read = bytes.read / 16;
  const std::int64_t write = bytes.write / 16;
  const auto tiles_of = [tile](std::int64_t vectors) { return (vectors + tile - 1) / tile; };
  Cut cut{.read_vectors = read, .write_vectors = write, .first = 0, .second = 0, .blocks = 1};
  if (order == Order::alternating) {
    // The larger direction in whole tiles, the smaller in as many parts of whole 128-byte lines.
    constexpr std::int64_t kLineVectors = 8;
    cut.blocks = std::max<std::int64_t>(1, tiles_of(std::max(read, write)));
    const auto share = [&](std::int64_t vectors) {
      const std::int64_t part = (vectors + cut.blocks - 1) / cut.blocks;
      return (part + kLineVectors - 1) / kLineVectors * kLineVectors;
    };
    cut.first = share(read);
    cut.second = share(write);
    return cut;
  }
  const bool copies = order == Order::copy_then_rest;
  cut.first = tiles_of(copies ? std::min(read, write) : read);
  cut.second = tiles_of(copies ? std::max(read, write) - std::min(read, write) : write);
  cut.blocks = std::max<std::int64_t>(1, cut.first + cut.second);
  return cut;
}

/// Bytes after the last whole vector: fewer than 16 in each direction, one for each of the first
/// threads of a launch, so that a ragged size takes no longer than a round one.
struct Rest {
  unsigned char byte = 0;

  __device__ void load(const StreamingWork& work) {
    const std::int64_t index = work.bytes.read / 16 * 16 + threadIdx.x;
    if (index < work.bytes.read) byte = static_cast<const unsigned char*>(work.source)[index];
  }
  __device__ void store(const StreamingWork& work) const {
    const std::int64_t index = work.bytes.write / 16 * 16 + threadIdx.x;
    if (index < work.bytes.write) static_cast<unsigned char*>(work.destination)[index] = byte;
  }
  __device__ void store_and_watch(const StreamingWork& work) const {
    store(work);
    if (byte == kReadSignalByte) atomicAdd(&signals_read, 1U);
  }
};
constexpr int kMostRest = 16;  ///< threads that may have such a byte

template <int threads, int vectors, bool is_streamed, Order order>
__device__ void move_tile(const StreamingWork& work, const Cut& cut) {
  const auto* const source = static_cast<const uint4*>(work.source);
  auto* const destination = static_cast<uint4*>(work.destination);
  Tile<threads, vectors, is_streamed> tile;
  // What is written where nothing was read for it: never zeros alone, which could be compressed.
  const uint4 pattern = make_uint4(threadIdx.x, 1, 2, 3);

  if constexpr (order == Order::alternating) {
    const std::int64_t block = blockIdx.x;
    tile.load(source, block * cut.first, min(cut.read_vectors, (block + 1) * cut.first));
    tile.store(destination, block * cut.second, min(cut.write_vectors, (block + 1) * cut.second),
               pattern);
    watch(tile.folded());
    return;
  }

  const bool is_first = blockIdx.x < cut.first;
  const std::int64_t begin = (is_first ? blockIdx.x : blockIdx.x - cut.first) * tile.kVectors;
  const std::int64_t copied =
      order == Order::copy_then_rest ? min(cut.read_vectors, cut.write_vectors) : std::int64_t{0};
  if (order == Order::copy_then_rest && is_first) {
    tile.load(source, begin, copied);
    tile.store(destination, begin, copied, make_uint4(0, 0, 0, 0));
  } else if (order == Order::copy_then_rest ? cut.read_vectors > cut.write_vectors : is_first) {
    tile.load(source, copied + begin, cut.read_vectors);
    watch(tile.folded());
  } else {
    tile.load(source, 0, 0);
    tile.store(destination, copied + begin, cut.write_vectors, pattern);
  }
}

template <int threads, int vectors, bool is_streamed, Order order>
__global__ void __launch_bounds__(threads) tiles_kernel(StreamingWork work, Cut cut) {
  const bool has_rest = blockIdx.x == 0 && threadIdx.x < kMostRest;
  Rest rest;
  if (has_rest) rest.load(work);
  move_tile<threads, vectors, is_streamed, order>(work, cut);
  if (has_rest) rest.store_and_watch(work);
}

template <Order order, int threads, int vectors, bool is_streamed>
StreamingKernel tiles_candidate() {
  return {
      std::string(name_of(order)) + "@threads=" + std::to_string(threads) +
          ",vectors=" + std::to_string(vectors) + (is_streamed ? ",evict_first" : ""),
      [](const Bytes& bytes) {
        return order != Order::reads_then_writes || (bytes.read > 0 && bytes.write > 0);
      },
      [](const StreamingWork& work, Stream stream) {
        const Cut cut = cut_into_tiles(work.bytes, order, std::int64_t{threads} * vectors);
        tiles_kernel<threads, vectors, is_streamed, order>
            <<<static_cast<unsigned>(cut.blocks), threads, 0, static_cast<cudaStream_t>(stream)>>>(
                work, cut);
      }};
}

// ---- plain copy: as many bytes are written as are read ------------------------------------------

/// A tile, and the few bytes after the last, and nothing else. Where a launch takes a few
/// microseconds, it shows how few instructions that is: an H200 copies 32 KB in 1.34 us so, and in
/// 1.41 by the order `copy_then_rest`.
template <int threads, int vectors, bool is_streamed>
__global__ void __launch_bounds__(threads) copy_kernel(StreamingWork work, unsigned whole) {
  const bool has_rest = blockIdx.x == 0 && threadIdx.x < kMostRest;
  Rest rest;
  if (has_rest) rest.load(work);
  const auto* const source = static_cast<const uint4*>(work.source);
  auto* const destination = static_cast<uint4*>(work.destination);
  const unsigned begin = blockIdx.x * (threads * vectors) + threadIdx.x;
  uint4 data[vectors];
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const unsigned index = begin + i * threads;
    if (index < whole) data[i] = is_streamed ? __ldcs(source + index) : source[index];
  }
#pragma unroll
  for (int i = 0; i < vectors; ++i) {
    const unsigned index = begin + i * threads;
    if (index >= whole) continue;
    if constexpr (is_streamed) {
      __stcs(destination + index, data[i]);
    } else {
      destination[index] = data[i];
    }
  }
  if (has_rest) rest.store(work);
}

template <int threads, int vectors, bool is_streamed>
StreamingKernel copy_candidate() {
  return {"copy@threads=" + std::to_string(threads) + ",vectors=" + std::to_string(vectors) +
              (is_streamed ? ",evict_first" : ""),
          [](const Bytes& bytes) {
            constexpr std::int64_t kMostVectors = std::int64_t{1} << 31;  // an index has 32 bits
            return bytes.read == bytes.write && bytes.read > 0 && bytes.read / 16 < kMostVectors;
          },
          [](const StreamingWork& work, Stream stream) {
            constexpr unsigned tile = threads * vectors;
            const auto whole = static_cast<unsigned>(work.bytes.read / 16);
            const unsigned blocks = std::max(1U, (whole + tile - 1) / tile);
            copy_kernel<threads, vectors, is_streamed>
                <<<blocks, threads, 0, static_cast<cudaStream_t>(stream)>>>(work, whole);
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

void enqueue_driver_copy(const StreamingWork& work, std::int64_t bytes, Stream stream) {
  ROOFMAX_CUDA_TRY(cudaMemcpyAsync(work.destination, work.source, static_cast<std::size_t>(bytes),
                                   cudaMemcpyDeviceToDevice, static_cast<cudaStream_t>(stream)));
}

void enqueue_driver_fill(void* destination, std::int64_t bytes, Stream stream) {
  ROOFMAX_CUDA_TRY(cudaMemsetAsync(destination, 0x5a, static_cast<std::size_t>(bytes),
                                   static_cast<cudaStream_t>(stream)));
}

std::byte* after(void* begin, std::int64_t bytes) { return static_cast<std::byte*>(begin) + bytes; }

StreamingKernel driver_copy_candidate() {
  return {"driver_copy",
          [](const Bytes& bytes) { return bytes.read == bytes.write && bytes.read > 0; },
          [](const StreamingWork& work, Stream stream) {
            enqueue_driver_copy(work, work.bytes.read, stream);
          }};
}

StreamingKernel driver_fill_candidate() {
  return {"driver_fill", [](const Bytes& bytes) { return bytes.read == 0 && bytes.write > 0; },
          [](const StreamingWork& work, Stream stream) {
            enqueue_driver_fill(work.destination, work.bytes.write, stream);
          }};
}

/// Two launches: the driver's copy of what is read, its fill of what else is written.
StreamingKernel driver_copy_and_fill_candidate() {
  return {"driver_copy_and_fill",
          [](const Bytes& bytes) { return bytes.read > 0 && bytes.write > bytes.read; },
          [](const StreamingWork& work, Stream stream) {
            const std::int64_t copied = work.bytes.read;
            enqueue_driver_copy(work, copied, stream);
            enqueue_driver_fill(after(work.destination, copied), work.bytes.write - copied, stream);
          }};
}

/// Two launches: the driver's copy of what is written, `reader` for what else is read. What is
/// copied is rounded down to where `reader` may begin; it writes the rest.
StreamingKernel driver_copy_and_read_candidate(StreamingKernel reader) {
  constexpr std::int64_t kAlignment = 256;
  return {"driver_copy_and_read",
          [](const Bytes& bytes) { return bytes.write >= kAlignment && bytes.read > bytes.write; },
          [reader = std::move(reader)](const StreamingWork& work, Stream stream) {
            const std::int64_t copied = work.bytes.write / kAlignment * kAlignment;
            enqueue_driver_copy(work, copied, stream);
            reader.enqueue({static_cast<const std::byte*>(work.source) + copied,
                            after(work.destination, copied),
                            {work.bytes.read - copied, work.bytes.write - copied}},
                           stream);
          }};
}

// ---- cache flush, launch floor and gate ---------------------------------------------------------

constexpr std::int64_t kFlushPartsBits = 10;
constexpr std::int64_t kFlushParts = 1 << kFlushPartsBits;

/// Ordinary accesses, since what streams past the cache would leave there what it should drive out.
/// Of `kFlushParts` lines `written` are written, evenly spread: those are still to be written back
/// when the next launch runs, as are those that a launch before it leaves. The others are read.
__global__ void __launch_bounds__(512)
    flush_kernel(uint4* data, std::int64_t vectors, std::int64_t written) {
  constexpr std::int64_t kLineVectors = 8;
  const std::int64_t step = std::int64_t{gridDim.x} * blockDim.x;
  for (std::int64_t i = std::int64_t{blockIdx.x} * blockDim.x + threadIdx.x; i < vectors;
       i += step) {
    const std::int64_t before = i / kLineVectors * written;
    if ((before + written) >> kFlushPartsBits != before >> kFlushPartsBits) {
      data[i] = make_uint4(static_cast<unsigned int>(i), 1, 2, 3);
    } else {
      watch(data[i]);
    }
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
  // Of some sixty tilings that were tried on an H200 (64 KB to 2 GB; from all reads over 1:1 to all
  // writes, and ragged sizes) no other was the quickest of any mix and size.
  std::vector<StreamingKernel> all{
      tiles_candidate<Order::alternating, 128, 4, kEvictFirst>(),
      tiles_candidate<Order::alternating, 256, 4, kEvictFirst>(),
      tiles_candidate<Order::alternating, 256, 2, kOrdinary>(),
      tiles_candidate<Order::copy_then_rest, 256, 1, kEvictFirst>(),
      tiles_candidate<Order::copy_then_rest, 512, 1, kEvictFirst>(),
      tiles_candidate<Order::copy_then_rest, 256, 1, kOrdinary>(),
      tiles_candidate<Order::copy_then_rest, 256, 4, kOrdinary>(),
      tiles_candidate<Order::copy_then_rest, 512, 2, kOrdinary>(),
      tiles_candidate<Order::copy_then_rest, 512, 4, kOrdinary>(),
      tiles_candidate<Order::reads_then_writes, 512, 2, kEvictFirst>(),
      tiles_candidate<Order::reads_then_writes, 512, 1, kOrdinary>(),
      tiles_candidate<Order::reads_then_writes, 256, 4, kOrdinary>(),
      tiles_candidate<Order::reads_then_writes, 512, 4, kOrdinary>(),
      copy_candidate<256, 1, kEvictFirst>(),
      copy_candidate<512, 1, kOrdinary>(),
      copy_candidate<128, 4, kOrdinary>(),
      copy_candidate<256, 2, kOrdinary>(),
      copy_candidate<512, 4, kOrdinary>(),
      driver_copy_candidate(),
      driver_fill_candidate(),
      driver_copy_and_fill_candidate(),
      driver_copy_and_read_candidate(tiles_candidate<Order::copy_then_rest, 512, 4, kOrdinary>()),
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

void enqueue_flush(void* data, std::int64_t bytes, const Bytes& like, const DeviceTraits& traits,
                   cudaStream_t stream) {
  constexpr int kThreads = 512;
  constexpr int kBlocksPerProcessor = 4;
  const auto grid = static_cast<unsigned>(traits.processors * kBlocksPerProcessor);
  const double written = static_cast<double>(like.write) /
                         static_cast<double>(std::max<std::int64_t>(like.total(), 1));
  flush_kernel<<<grid, kThreads, 0, stream>>>(static_cast<uint4*>(data), bytes / 16,
                                              std::llround(written * kFlushParts));
}

void enqueue_empty(cudaStream_t stream) { empty_kernel<<<1, 32, 0, stream>>>(); }

void enqueue_gate(const volatile int* flag, double timeout_s, cudaStream_t stream) {
  gate_kernel<<<1, 1, 0, stream>>>(flag, static_cast<long long>(timeout_s * 1e9));
}

}  // namespace roofmax::cuda
