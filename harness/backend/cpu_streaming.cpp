// Streaming kernels of the CPU. Each thread takes its share of the bytes to read and of those to
// write and goes through both in proportion, so that any mix of them is one even stream. Where as
// much is written as read, what is read is what is written; else what is read is folded into a word
// that others may look at. Other mixes are also offered in two phases: what both directions have is
// copied, and the rest filled or read. Few bytes are also offered to one thread alone: opening a
// parallel region may take longer than moving them.

#include "harness/backend/cpu_streaming.hpp"

#include <omp.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#define ROOFMAX_INLINE inline __attribute__((always_inline))

namespace roofmax {
namespace {

constexpr std::int64_t kLine = 64;

/// What one thread moves. Both addresses begin a line and both sizes are in whole lines.
struct Share {
  const std::byte* from;
  std::byte* to;
  std::int64_t read_lines;
  std::int64_t write_lines;
};

/// Part `index` of `count` equal parts of a share.
ROOFMAX_INLINE Share part_of(const Share& whole, std::int64_t index, std::int64_t count) {
  const auto begin = [&](std::int64_t lines, std::int64_t part) { return lines * part / count; };
  const std::int64_t read = begin(whole.read_lines, index);
  const std::int64_t write = begin(whole.write_lines, index);
  return {whole.from + read * kLine, whole.to + write * kLine,
          begin(whole.read_lines, index + 1) - read, begin(whole.write_lines, index + 1) - write};
}

/// Where folded reads end.
std::atomic<std::uint64_t> sink{0};

using MoveShare = void (*)(const Share&);

/// Moves what is left over beyond whole lines, and returns the lines.
Share lines_of(const StreamingWork& work) {
  const Share whole{static_cast<const std::byte*>(work.source),
                    static_cast<std::byte*>(work.destination), work.bytes.read / kLine,
                    work.bytes.write / kLine};
  std::array<std::uint64_t, kLine / 8> leftover{};
  std::copy_n(whole.from + whole.read_lines * kLine, work.bytes.read % kLine,
              reinterpret_cast<std::byte*>(leftover.data()));
  std::fill_n(whole.to + whole.write_lines * kLine, work.bytes.write % kLine, std::byte{0});
  std::uint64_t folded = 0;
  for (const std::uint64_t word : leftover) folded ^= word;
  if (folded != 0) sink.fetch_xor(folded, std::memory_order_relaxed);
  return whole;
}

void on_all_threads(const StreamingWork& work, MoveShare move) {
  const Share whole = lines_of(work);
#pragma omp parallel
  move(part_of(whole, omp_get_thread_num(), omp_get_num_threads()));
}

void on_this_thread(const StreamingWork& work, MoveShare move) { move(lines_of(work)); }

// ---- One stream of reads and writes -------------------------------------------------------------

/// A quarter of a line: the widest access that every processor of a family has.
using Quarter = std::uint64_t __attribute__((vector_size(16)));

ROOFMAX_INLINE Quarter load(const std::byte* from) {
  return *reinterpret_cast<const Quarter*>(from);
}

/// Stores past the caches (`kIsStreamed`, where the processor can) or through them.
template <bool kIsStreamed>
ROOFMAX_INLINE void store(std::byte* to, Quarter value) {
#if defined(__x86_64__)
  if constexpr (kIsStreamed) {
    _mm_stream_si128(reinterpret_cast<__m128i*>(to), reinterpret_cast<__m128i>(value));
    return;
  }
#endif
  *reinterpret_cast<Quarter*>(to) = value;
}

/// Goes through the share at `kFronts` places at once: more pages open in memory, and more
/// prefetch streams.
template <int kFronts, bool kIsStreamed>
void copy(const Share& share) {
  std::array<Share, kFronts> fronts;
  std::int64_t steps = share.read_lines;
  for (int i = 0; i < kFronts; ++i) {
    fronts[static_cast<std::size_t>(i)] = part_of(share, i, kFronts);
    steps = std::min(steps, fronts[static_cast<std::size_t>(i)].read_lines);
  }
  for (std::int64_t at = 0; at < steps * kLine; at += kLine) {
    for (const Share& front : fronts) {
      const std::byte* const from = front.from + at;
      std::byte* const to = front.to + at;
      const Quarter line[] = {load(from), load(from + 16), load(from + 32), load(from + 48)};
      for (int i = 0; i < 4; ++i) store<kIsStreamed>(to + 16 * i, line[i]);
    }
  }
  // Fronts differ by a line at most.
  for (const Share& front : fronts) {
    if (front.read_lines == steps) continue;
    std::memcpy(front.to + steps * kLine, front.from + steps * kLine,
                static_cast<std::size_t>((front.read_lines - steps) * kLine));
  }
}

/// Reads and writes in any proportion.
template <int kFronts, bool kIsStreamed>
void interleave(const Share& share) {
  // Four lines of the larger stream a step, and as many of the smaller as keep it abreast.
  constexpr std::int64_t kStepLines = 4;
  std::array<Share, kFronts> fronts;
  for (int i = 0; i < kFronts; ++i) {
    fronts[static_cast<std::size_t>(i)] = part_of(share, i, kFronts);
  }
  const std::int64_t most = std::max(share.read_lines, share.write_lines) / kFronts + 1;
  const std::int64_t steps = (most + kStepLines - 1) / kStepLines;
  // Lines a step in 32.32 fixed point, rounded up so that the last step reaches the end.
  const auto pace = [&](std::int64_t lines) { return (((lines / kFronts + 1) << 32) / steps) + 1; };
  const std::int64_t read_pace = pace(share.read_lines);
  const std::int64_t write_pace = pace(share.write_lines);
  Quarter folded[4] = {};
  std::int64_t read = 0;
  std::int64_t written = 0;
  for (std::int64_t step = 1; step <= steps; ++step) {
    const std::int64_t read_end = read_pace * step >> 32;
    const std::int64_t write_end = write_pace * step >> 32;
    for (const Share& front : fronts) {
      const std::int64_t reads = std::min(read_end, front.read_lines);
      for (std::int64_t line = read; line < reads; ++line) {
        const std::byte* const from = front.from + line * kLine;
        for (int i = 0; i < 4; ++i) folded[i] ^= load(from + 16 * i);
      }
      const std::int64_t writes = std::min(write_end, front.write_lines);
      for (std::int64_t line = written; line < writes; ++line) {
        std::byte* const to = front.to + line * kLine;
        for (int i = 0; i < 4; ++i) store<kIsStreamed>(to + 16 * i, Quarter{});
      }
    }
    read = read_end;
    written = write_end;
  }
  const Quarter all = folded[0] ^ folded[1] ^ folded[2] ^ folded[3];
  sink.fetch_xor(all[0] ^ all[1], std::memory_order_relaxed);
}

template <int kFronts, bool kIsStreamed>
void move_share(const Share& share) {
  if (share.read_lines == share.write_lines) {
    copy<kFronts, kIsStreamed>(share);
  } else {
    interleave<kFronts, kIsStreamed>(share);
  }
#if defined(__x86_64__)
  // Streamed lines are visible to other threads only after this.
  if constexpr (kIsStreamed) _mm_sfence();
#endif
}

// ---- Reads alone, as wide as the processor's vectors --------------------------------------------

template <int kFronts>
ROOFMAX_INLINE void read_body(const Share& share) {
  constexpr std::int64_t kWords = 16;  // of each front and step: two lines
  const std::int64_t words = share.read_lines * kLine / 8;
  const std::int64_t front_words = words / (kFronts * kWords) * kWords;
  const auto* const data = reinterpret_cast<const std::uint64_t*>(share.from);
  std::uint64_t folded[kFronts * kWords] = {};
  for (std::int64_t at = 0; at < front_words; at += kWords) {
    for (std::int64_t front = 0; front < kFronts; ++front) {
#pragma omp simd
      for (std::int64_t word = 0; word < kWords; ++word) {
        folded[front * kWords + word] ^= data[front * front_words + at + word];
      }
    }
  }
  std::uint64_t all = 0;
  for (const std::uint64_t word : folded) all ^= word;
  for (std::int64_t word = kFronts * front_words; word < words; ++word) all ^= data[word];
  sink.fetch_xor(all, std::memory_order_relaxed);
}

template <int kFronts>
void read_baseline(const Share& share) {
  read_body<kFronts>(share);
}

#if defined(__x86_64__)

template <int kFronts>
__attribute__((target("avx2"))) void read_avx2(const Share& share) {
  read_body<kFronts>(share);
}

template <int kFronts>
__attribute__((target("avx512f"))) void read_avx512(const Share& share) {
  read_body<kFronts>(share);
}

template <int kFronts>
MoveShare reader() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx512f") != 0) return read_avx512<kFronts>;
  if (__builtin_cpu_supports("avx2") != 0) return read_avx2<kFronts>;
  return read_baseline<kFronts>;
}

#else

template <int kFronts>
MoveShare reader() {
  return read_baseline<kFronts>;
}

#endif

// ---- The C library's ----------------------------------------------------------------------------

void memcpy_share(const Share& share) {
  std::memcpy(share.to, share.from, static_cast<std::size_t>(share.write_lines * kLine));
}

void memset_share(const Share& share) {
  std::memset(share.to, 0, static_cast<std::size_t>(share.write_lines * kLine));
}

/// Copies what both directions have, then fills or reads the rest.
void memcpy_then_rest(const Share& share) {
  static const MoveShare read = reader<1>();
  const std::int64_t both = std::min(share.read_lines, share.write_lines);
  const Share rest{share.from + both * kLine, share.to + both * kLine, share.read_lines - both,
                   share.write_lines - both};
  memcpy_share({share.from, share.to, both, both});
  if (rest.write_lines > 0) memset_share(rest);
  if (rest.read_lines > 0) read(rest);
}

bool is_read_only(const Bytes& bytes) { return bytes.write == 0; }
bool is_write_only(const Bytes& bytes) { return bytes.read == 0; }
bool is_one_to_one(const Bytes& bytes) { return bytes.read == bytes.write; }
bool writes(const Bytes& bytes) { return bytes.write > 0; }
bool is_a_mix(const Bytes& bytes) {
  return bytes.read > 0 && bytes.write > 0 && bytes.read != bytes.write;
}

StreamingKernel parallel(std::string name, bool (*supports)(const Bytes&), MoveShare move) {
  return {std::move(name), supports,
          [move](const StreamingWork& work, Stream) { on_all_threads(work, move); }};
}

StreamingKernel serial(std::string name, bool (*supports)(const Bytes&), MoveShare move) {
  // Beyond this, one thread takes longer than any parallel region takes to open.
  constexpr std::int64_t kMostBytes = std::int64_t{4} << 20;
  return {std::move(name),
          [supports](const Bytes& bytes) { return bytes.total() <= kMostBytes && supports(bytes); },
          [move](const StreamingWork& work, Stream) { on_this_thread(work, move); }};
}

}  // namespace

std::uint64_t cpu_streaming_sink() { return sink.load(std::memory_order_relaxed); }

std::vector<StreamingKernel> make_cpu_streaming_kernels() {
  std::vector<StreamingKernel> kernels = {
      parallel("reads", is_read_only, reader<1>()),
      parallel("reads_2_fronts", is_read_only, reader<2>()),
      parallel("stores", writes, move_share<1, false>),
      parallel("stores_2_fronts", writes, move_share<2, false>),
      parallel("memcpy", is_one_to_one, memcpy_share),
      parallel("memset", is_write_only, memset_share),
      parallel("memcpy_then_rest", is_a_mix, memcpy_then_rest),
      serial("serial_memcpy_then_rest", is_a_mix, memcpy_then_rest),
      serial("serial_reads", is_read_only, reader<1>()),
      serial("serial_stores", writes, move_share<1, false>),
      serial("serial_memcpy", is_one_to_one, memcpy_share),
      serial("serial_memset", is_write_only, memset_share),
  };
#if defined(__x86_64__)
  kernels.push_back(parallel("nontemporal_stores", writes, move_share<1, true>));
  kernels.push_back(parallel("nontemporal_stores_2_fronts", writes, move_share<2, true>));
#endif
  return kernels;
}

}  // namespace roofmax
