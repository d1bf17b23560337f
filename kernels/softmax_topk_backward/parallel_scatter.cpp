// `parallel_scatter`: rows divided among all cores, their gradients computed in vector lanes and
// their zeros written in whole vectors, past the caches where these do not hold the result.
//
// Of a result that stays in the caches a row is zeros first, then the chosen gradients over them.
// Past the caches that would be dear: each gradient would fetch back the line that was just sent
// away, and of 128 experts nearly every line has one. There, short rows are assembled in a tile of
// the nearest cache, as many at a time as it holds where they follow each other, and leave it as
// whole lines. Rows beyond the tile go back to zeros and gradients: they have lines by the
// thousand, of which few are chosen.
//
// One read of the inputs and one write of the result. Rows too few for all cores are split by
// columns, and each part takes the row's sum for itself.

#include <omp.h>

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/cpu/processor.hpp"
#include "kernels/cpu/stream.hpp"
#include "kernels/softmax_topk_backward/cpu_rows.hpp"

namespace roofmax::softmax_topk_backward {
namespace {

/// Elements that are assembled at a time: 8 or 16 KB.
constexpr std::int64_t kTile = 4096;
/// Shortest part of a row that is worth a thread.
constexpr std::int64_t kLeastPart = 16384;

/// Copies to where the caches are passed. `from` is as far beyond the begin of a line as `to`.
template <typename T>
void stream_copy(const T* from, std::int64_t count, T* to) {
  constexpr auto kPerLine = static_cast<std::int64_t>(cpu::kCacheLine / sizeof(T));
  const std::int64_t head = std::min(count, cpu::elements_before_line(to));
  const std::int64_t whole = (count - head) / kPerLine * kPerLine;
  std::copy(from, from + head, to);
  cpu::stream_lines(reinterpret_cast<std::byte*>(to + head),
                    reinterpret_cast<const std::byte*>(from + head),
                    whole * static_cast<std::int64_t>(sizeof(T)));
  std::copy(from + head + whole, from + count, to + head + whole);
}

/// The columns of some rows, as a stretch of memory that holds them: column `first` of row
/// `first_row` is at `to`.
template <typename T>
struct Part {
  std::int64_t first_row;
  std::int64_t last_row;
  std::int64_t first;
  std::int64_t last;
  T* to;
  std::int64_t pitch;  ///< elements from row to row
};

/// Stores the gradients of a part. Compiled for the vectors that every processor has: the eight
/// results of a row fill few of wider ones, and with AVX-512, whose masked stores cannot be read
/// back before they are in the cache, a row of them takes 41 ns in place of 12 (Zen 5).
template <typename T, typename Index>
void scatter_part(const Rows<T, Index>& rows, const Part<T>& part) {
  constexpr std::int64_t kGroup = 64;
  const std::int64_t k = rows.shape.k;
  const auto factor = static_cast<float>(1 / rows.temperature);
  for (std::int64_t r = part.first_row; r < part.last_row; ++r) {
    const float* const p = rows.probabilities + r * k;
    const float* const dp = rows.dprobabilities + r * k;
    double exact_sum = 0;
#pragma omp simd reduction(+ : exact_sum)
    for (std::int64_t j = 0; j < k; ++j) exact_sum += static_cast<double>(p[j]) * dp[j];
    const auto sum = static_cast<float>(exact_sum);
    T* const to = part.to + (r - part.first_row) * part.pitch;
    for (std::int64_t group = 0; group < k; group += kGroup) {
      const std::int64_t count = std::min(kGroup, k - group);
      T gradients[kGroup];
#pragma omp simd
      for (std::int64_t j = 0; j < count; ++j) {
        gradients[j] = cpu::from_float<T>(p[group + j] * (dp[group + j] - sum) * factor);
      }
      const Index* const columns = rows.indices + r * k + group;
      for (std::int64_t j = 0; j < count; ++j) {
        const std::int64_t column = columns[j];
        if (column >= part.first && column < part.last) to[column - part.first] = gradients[j];
      }
    }
  }
}

template <typename T, typename Index>
void assemble(const Rows<T, Index>& rows, int threads) {
  constexpr auto kPerLine = static_cast<std::int64_t>(cpu::kCacheLine / sizeof(T));
  const std::int64_t count = rows.shape.rows;
  const std::int64_t vocab = rows.shape.vocab;
  const std::int64_t stride = rows.shape.stride;
  const std::int64_t together = stride == vocab ? kTile / vocab : 1;
#pragma omp parallel num_threads(threads)
  {
    alignas(cpu::kCacheLine) T tile[kTile + kPerLine];
#pragma omp for schedule(static)
    for (std::int64_t first = 0; first < count; first += together) {
      const std::int64_t last = std::min(count, first + together);
      T* const to = rows.dlogits + first * stride;
      T* const from = tile + (kPerLine - cpu::elements_before_line(to)) % kPerLine;
      std::fill(from, from + (last - first) * vocab, T{});
      scatter_part(rows, Part<T>{first, last, 0, vocab, from, vocab});
      stream_copy(from, (last - first) * vocab, to);
    }
    cpu::finish_streaming();
  }
}

/// Zeros first. Where they are streamed too: what one thread stores in one place stays in order.
template <typename T, typename Index>
void overwrite(const Rows<T, Index>& rows, bool is_streamed, int threads) {
  const std::int64_t count = rows.shape.rows;
  const std::int64_t vocab = rows.shape.vocab;
  const std::int64_t most = std::max<std::int64_t>(1, vocab / kLeastPart);
  const std::int64_t parts = count < threads ? std::min<std::int64_t>(most, threads) : 1;
#pragma omp parallel num_threads(threads)
  {
#pragma omp for collapse(2) schedule(static)
    for (std::int64_t r = 0; r < count; ++r) {
      for (std::int64_t part = 0; part < parts; ++part) {
        const std::int64_t first = vocab * part / parts;
        const std::int64_t last = vocab * (part + 1) / parts;
        T* const to = rows.dlogits + r * rows.shape.stride + first;
        if (is_streamed) {
          cpu::stream_zeros(last - first, to);
        } else {
          std::fill(to, to + (last - first), T{});
        }
        scatter_part(rows, Part<T>{r, r + 1, first, last, to, last - first});
      }
    }
    if (is_streamed) cpu::finish_streaming();
  }
}

LaunchFunction prepare(const Problem& problem, const DeviceTraits&) {
  const int threads = omp_get_max_threads();
  const bool is_streamed = static_cast<double>(problem.operation->compulsory(problem).bytes.write) >
                           static_cast<double>(cpu::processor().cache_bytes);
  return prepare_rows(problem, [=]<typename T, typename Index>() {
    return [=](const Rows<T, Index>& rows) {
      if (is_streamed && rows.shape.vocab <= kTile) {
        assemble(rows, threads);
      } else {
        overwrite(rows, is_streamed, threads);
      }
    };
  });
}

const Registration kernel{Kernel{
    .name = "parallel_scatter",
    .operation = "softmax_topk_backward",
    .device = DeviceKind::cpu,
    .dtypes = kAllDtypes,
    .serves = kEveryMode,
    .summary = "on all cores; short rows assembled in cache and written past it",
    .constraints = "none",
    .source = "own",
    .traffic = [](const Problem& problem,
                  const DeviceTraits&) { return modelled_traffic(problem, 1); },
    .prepare = prepare,
}};

}  // namespace
}  // namespace roofmax::softmax_topk_backward
