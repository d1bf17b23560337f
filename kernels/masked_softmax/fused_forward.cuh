// The fused forward: a row is read once, held by a team of threads while it is reduced, and written
// once; only rows that nothing holds are read twice. Scale, mask, sink and softmax take no memory
// of their own.
//
// Only the vectors that the band meets are read; the rest is written as zeros. Hidden scores are
// selected away, never added away: a NaN among them, or a mask of -10000 beside logits below it,
// changes nothing.
//
// Instructions are as scarce as bytes: 27 an element would fill the time that the bytes take on an
// H200, and a row of which little is seen takes as many to begin and to end as any. So hiding,
// signs and the maximum are done to packed halves, and what is seldom asked (is the scale negative,
// are scores far from 0, is the sum a number) is asked once a row and not for each vector. Scores
// that nothing is added to stay as they were stored, and the scale goes into the exponent's factor,
// one multiply-add an element. Rows that are seen whole have kernels of their own where that saves
// time (layouts.hpp), in which no vector asks what it shows: when they came, [32,32,1,32768] bf16
// under a boolean mask took 42 us on an H200 with them and 46 without. Long rows in halves stay
// packed, and their exponentials are taken twice. An additive mask that is aligned otherwise than
// the scores is shifted once for several heads, whose rows a team takes one after another
// (layouts.hpp).
//
// The zeros of what is hidden could be written as soon as the scores are asked for. On an H200 that
// takes longer: [8,32,2048,2048] bf16 causal 798 us, not 781, and [524,1,152,152] bf16 under a
// window of 47 keys back 15 us, not 12.

#pragma once

#include "kernels/device/row_exponential.cuh"
#include "kernels/device/row_team.cuh"
#include "kernels/masked_softmax/fused.hpp"
#include "kernels/masked_softmax/instance.cuh"
#include "kernels/masked_softmax/rows.cuh"
#include "kernels/masked_softmax/vector_scores.cuh"

namespace roofmax::masked_softmax {
namespace {

using namespace device;

template <int width>
__device__ void clear(float (&terms)[width]) {
#pragma unroll
  for (float& term : terms) term = 0.0f;
}

/// Only what the band shows becomes NaN with its row: zeros for the rest of this thread's vectors,
/// which are `step` columns apart.
template <typename T, typename Cut, typename Columns, typename Index>
__device__ void clear_hidden(const RowOf<T>& y, const Cut& cut, const Columns& seen, Index step) {
#pragma unroll 1
  for (Index offset = 0; cut.is_in_row(offset); offset += step) {
    const Span span = seen.span(offset);
#pragma unroll 1
    for (int i = 0; i < Cut::width; ++i) {
      if (!span.has(i)) y.start[offset + i] = Element<T>::round(0.0f);
    }
  }
}

template <typename T>
struct Forward {
  const T* x;
  T* y;
  const void* mask;  ///< or null: of T where it is additive, else bytes
  const T* sink;     ///< or null
  float* lse;        ///< or null
  Rows rows;
  MaskRows mask_rows;
  float scale;

  /// The row of the explicit mask; without one, the scores stand in.
  template <Explicit kind, typename OfCut>
  [[nodiscard]] __device__ RowOf<const MaskElement<T, kind>> mask_row(const Place& place,
                                                                      const OfCut& cut) const {
    if constexpr (kind == Explicit::none) return cut.principal_row();
    return cut.row(static_cast<const MaskElement<T, kind>*>(mask),
                   mask_rows.row(place.batch, place.query), mask_rows.count);
  }
  [[nodiscard]] __device__ float sink_of(const Place& place) const {
    return Element<T>::load(sink + place.head);
  }
};

/// Threads that an SM must hold at once, in whole blocks; 0: no bound. While a row waits, others
/// must run. Without a bound, threads that hold 32 terms take up to 80 registers; held to 64, a
/// causal forward of [2,32,2048,2048] bf16 took 11% less time on an H200. In fp32 two kinds of rows
/// do not fit into so few: unaligned ones whose mask is not kept, and those of more than a warp
/// that a boolean mask hides beside a causal one (with spilled registers they took 3 to 11% longer
/// at 2048 to 8192 columns). Unaligned ones whose mask is kept take 4 to 5% less time so at 401 to
/// 761 columns, which a warp holds, and 2% less at 1023 and 2047.
template <typename T>
[[nodiscard]] constexpr int threads_per_sm(const RowLayout& layout, Explicit mask, bool aligned,
                                           bool banded) {
  if (stays_packed(sizeof(T), mask, layout.registers, aligned)) return 1024;
  const bool is_crowded = aligned
                              ? mask == Explicit::boolean && banded && layout.threads > kWarpSize
                              : !keeps_mask(sizeof(T), layout, mask, aligned, banded);
  const bool fits_tightly = sizeof(T) == 2 || !is_crowded;
  switch (layout.registers) {
    case 24:
    case 32:
      return fits_tightly ? 1024 : 768;
    case 40:
      return fits_tightly ? 896 : 768;
    case 48:
      return fits_tightly ? 768 : 640;
    case 64:
      return 512;
    default:
      return 0;
  }
}

/// `banded`: rows may be seen in part.
template <typename T, Explicit mask, typename Layout, bool aligned, bool banded>
__global__ void __launch_bounds__(RowTeam<Layout::threads, Layout::clustered>::kBlockThreads,
                                  threads_per_sm<T>(kRowLayout<Layout>, mask, aligned, banded) /
                                      RowTeam<Layout::threads, Layout::clustered>::kBlockThreads)
    fused_forward(Forward<T> problem) {
  using OfTeam = RowTeam<Layout::threads, Layout::clustered>;
  using OfScores = Scores<T, mask>;
  constexpr bool keeps = keeps_mask(sizeof(T), kRowLayout<Layout>, mask, aligned, banded);
  constexpr int resident_threads = threads_per_sm<T>(kRowLayout<Layout>, mask, aligned, banded);
  static_assert(resident_threads <= 1536 && resident_threads / OfTeam::kBlockThreads <= 16,
                "more than an SM of capability 8.6 holds");
  static_assert(!keeps || resident_threads > 0, "the host asks how many teams an SM holds");
  constexpr bool packed = stays_packed(sizeof(T), mask, Layout::registers, aligned);
  constexpr int vectors = Layout::registers / forward_registers_per_vector(sizeof(T), mask);
  constexpr int width = kVectorWidth<T>;
  constexpr int end_slots = kEndSlots<T, Layout::threads>;
  // Zeros need no division. Where a warp or less holds an unaligned row, to ask costs more: 1 to 5%
  // at 197 to 1519 columns, with a causal mask or none (but 601 take 2 to 14% less time); under an
  // explicit one it spills.
  constexpr bool skips_hidden =
      banded && (Layout::threads > kWarpSize || (aligned && mask == Explicit::none));
  // Where the mask is aligned otherwise, two of its vectors make one, which waits for both. So the
  // first ones are all under way before any of the second is asked for: at 601 columns of bf16 that
  // takes 14% off an additive mask's time on an H200, and 8% off a boolean one's, although up to
  // 60 bytes spill. Where more than a warp holds a row, it costs more than it saves (2047 columns
  // took 10% longer).
  constexpr bool shifts_later =
      !keeps && !aligned && mask != Explicit::none && Layout::threads <= kWarpSize;
  __shared__ Vector<T> kept[keeps ? vectors : 1][OfTeam::kBlockThreads];
  __shared__ typename OfTeam::Scratch scratch;
  OfTeam team(scratch);
  const Shape shape = problem.rows.shape;
  const std::int64_t rows = problem.rows.count;
  const std::int64_t groups = keeps ? problem.rows.groups() : rows;
  const int step = team.size() * width;

  int row_of_group = 0;  // a team takes all rows of a group before the next
  for (std::int64_t base = team.first_of_block(); base < groups;) {
    // A team beyond the last row takes an empty one, for the sake of the block's barriers.
    const bool has_row = base + team.in_block() < groups;
    const std::int64_t index = has_row ? base + team.in_block() : base;
    const Place place = keeps ? problem.rows.place_in_group(index, row_of_group)
                              : problem.rows.template place<mask == Explicit::none>(index);
    const RowCut<T, int, aligned, banded> cut(problem.x, place.row, rows, shape.sk, team.member());
    const Range shown = !has_row ? Range{0, 0} : banded ? place.shown : Range{0, shape.sk};
    const auto seen = cut.window(shown);
    const bool has_ends = !aligned && team.member() < 2 * width;

    const auto x = cut.principal_row();
    const auto mask_row = problem.template mask_row<mask>(place, cut);
    OfScores scores[vectors];
    if constexpr (keeps) {
      const auto take = [&](const auto& mask_vector) {
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          if (seen.meets(i * step)) {
            scores[i].take(load_vector<Reuse::once>(x.start + i * step));
            scores[i].take_mask(mask_vector(i));
          } else {
            scores[i].hide();
          }
        }
      };
      if (mask_row.misalignment == 0) {
        take([&](int i) { return load_vector<Reuse::keep>(mask_row.start + i * step); });
      } else {
        const auto keep = [&](const auto& reader) {
          Vector<T> begun[vectors];
#pragma unroll
          for (int i = 0; i < vectors; ++i) {
            begun[i] = seen.meets(i * step) ? reader.begin(i * step) : Vector<T>::zero();
          }
#pragma unroll
          for (int i = 0; i < vectors; ++i) {
            if (!seen.meets(i * step)) continue;
            kept[i][threadIdx.x] = reader.finish(begun[i], i * step);
          }
        };
        if (row_of_group == 0) cut.template read_shifted<Reuse::keep>(mask_row, keep);
        take([&](int i) { return kept[i][threadIdx.x]; });
      }
    } else if constexpr (shifts_later) {
      cut.template read_in_steps<Reuse::keep>(mask_row, [&]<typename Reader>(const Reader& reader) {
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          if (seen.meets(i * step)) {
            scores[i].take(load_vector<Reuse::once>(x.start + i * step));
            scores[i].take_mask(reader.begin(i * step));
          } else {
            scores[i].hide();  // for the compiler alone, which else keeps them from row to row
          }
        }
        if constexpr (!Reader::is_whole) {
#pragma unroll
          for (int i = 0; i < vectors; ++i) {
            if (seen.meets(i * step)) scores[i].finish_mask(reader, i * step);
          }
        }
      });
    } else {
      cut.template read<Reuse::keep>(mask_row, [&](const auto& load_mask) {
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          if (seen.meets(i * step)) {
            scores[i].take(load_vector<Reuse::once>(x.start + i * step));
            if constexpr (mask != Explicit::none) scores[i].take_mask(load_mask(i * step));
          } else {
            scores[i].hide();
          }
        }
      });
    }
    // One question for all vectors, and a branch: asked for each, it became predicates, which wait
    // for a vector's load before the next one's is issued. In fp32, aligned causal rows of 2048 and
    // 16384 columns took 27 and 53% longer so on an H200. (Under an additive mask `turn` does
    // nothing.)
    if (!(problem.scale > 0.0f)) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (seen.meets(i * step)) scores[i].turn(problem.scale);
      }
    }
    float end_terms[end_slots];
    float max = -INFINITY;
    if (has_ends) {
#pragma unroll
      for (int i = 0; i < end_slots; ++i) {
        const auto end = cut.end(i, Layout::threads, shown);
        end_terms[i] = end.is_seen ? score_of<T, mask>(x.start + end.offset,
                                                       mask_row.start + end.offset, problem.scale)
                                   : -INFINITY;
        max = fmaxf(max, end_terms[i]);
      }
    }
    float terms[vectors][width];  // scores, until their exponentials are taken; packed ones pass by
    auto largest = OfScores::kNone;
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (seen.meets(i * step)) {
        scores[i].apply_mask(problem.scale, terms[i]);
        if (!seen.covers(i * step)) scores[i].hide_outside(seen.span(i * step), terms[i]);
        scores[i].raise(largest, terms[i]);
      } else if constexpr (mask == Explicit::additive) {
        clear(terms[i]);
      }
    }
    max = fmaxf(max, OfScores::value_of(largest));
    max = team.max(max);  // by every team, as the sum: no other barrier parts one row from the next

    const float factor = OfScores::factor(problem.scale);
    RowExponential<T, mask> exponential(max, factor);
    if (problem.sink != nullptr) exponential.join(problem.sink_of(place), factor);
    float sum = 0.0f;
    if (exponential.shifts()) {
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (seen.meets(i * step)) exponential.shift(terms[i]);
      }
    }
#pragma unroll
    for (int i = 0; i < vectors; ++i) {
      if (seen.meets(i * step)) {
        scores[i].finish(terms[i]);
        exponential.take(terms[i]);
        sum += tree_sum(terms[i]);
        if constexpr (packed) scores[i].forget();
      } else if constexpr (mask != Explicit::additive) {
        clear(terms[i]);
      }
    }
    if (has_ends) {
      exponential(end_terms);
      sum += tree_sum(end_terms);
    }
    sum = static_cast<float>(team.sum(static_cast<Total<T>>(sum)));
    if (problem.sink != nullptr) sum += exponential.of_sink();

    if (has_row) {
      if (team.member() == 0 && problem.lse != nullptr) {
        problem.lse[place.row] = exponential.log_sum(sum);
      }
      const Divisor<T> by_sum = divisor_by<T>(sum);
      const auto y = cut.row(problem.y);
#pragma unroll
      for (int i = 0; i < vectors; ++i) {
        if (!cut.is_in_row(i * step)) continue;
        if constexpr (packed) {
          if (seen.meets(i * step)) {
            scores[i].finish(terms[i]);
            exponential.take(terms[i]);
          } else {
            clear(terms[i]);
          }
        }
        if (!skips_hidden || seen.meets(i * step)) {
#pragma unroll
          for (float& term : terms[i]) term = by_sum(term);
        }
        cut.store(y, i * step, Vector<T>::pack(terms[i]));
      }
      if (has_ends) {
#pragma unroll
        for (int i = 0; i < end_slots; ++i) {
          const auto end = cut.end(i, Layout::threads, shown);
          if (!end.is_there) continue;
          y.start[end.offset] = Element<T>::round(end.is_seen ? by_sum(end_terms[i]) : 0.0f);
        }
      }
      if (banded && !(sum < INFINITY)) clear_hidden(y, cut, seen, step);
    }
    if (!keeps || ++row_of_group == problem.rows.heads.count()) {
      row_of_group = 0;
      base += team.count();
    }
  }
}

/// Rows that no cluster holds: a (max, sum) pair a thread while the row is read, then a second
/// reading.
template <typename T, Explicit mask, bool aligned>
__global__ void __launch_bounds__(Rereading::threads) fused_forward_rereading(Forward<T> problem) {
  using OfScores = Scores<T, mask>;
  constexpr int threads = Rereading::threads;
  constexpr int vectors = Rereading::vectors;
  constexpr int width = kVectorWidth<T>;
  __shared__ ReduceScratch<threads> max_scratch;
  __shared__ ReduceScratch<threads, Total<T>> sum_scratch;
  const Shape shape = problem.rows.shape;
  const float factor = OfScores::factor(problem.scale);

  for (std::int64_t r = blockIdx.x; r < problem.rows.count; r += gridDim.x) {
    const Place place = problem.rows.template place<mask == Explicit::none>(r);
    const int thread = static_cast<int>(threadIdx.x);
    const RowCut<T, std::int64_t, aligned> cut(problem.x, place.row, problem.rows.count, shape.sk,
                                               thread);
    const auto seen = cut.window(place.shown);
    const auto x = cut.principal_row();
    const auto mask_row = problem.template mask_row<mask>(place, cut);

    /// Calls `visit(offset, v, max)` for this thread's vectors.
    const auto for_each = [&](const auto& visit) {
      for (std::int64_t base = 0; cut.is_in_row(base); base += threads * vectors * width) {
        OfScores scores[vectors];
        cut.template read<Reuse::keep>(mask_row, [&](const auto& load_mask) {
#pragma unroll
          for (int i = 0; i < vectors; ++i) {
            const std::int64_t offset = base + i * threads * width;
            if (seen.meets(offset)) {
              scores[i].take(load_vector<Reuse::once>(x.start + offset));
              if constexpr (mask != Explicit::none) scores[i].take_mask(load_mask(offset));
            } else {
              scores[i].hide();
            }
          }
        });
#pragma unroll
        for (int i = 0; i < vectors; ++i) {
          const std::int64_t offset = base + i * threads * width;
          float v[width];
          const bool is_hidden = !seen.meets(offset);
          if (!(problem.scale > 0.0f) && !is_hidden) scores[i].turn(problem.scale);
          scores[i].apply_mask(problem.scale, v);
          if (!is_hidden && !seen.covers(offset)) {
            scores[i].hide_outside(seen.span(offset), v);
          }
          auto largest = OfScores::kNone;
          scores[i].raise(largest, v);
          scores[i].finish(v);
          visit(offset, v, OfScores::value_of(largest));
        }
      }
    };

    float max = -INFINITY;
    RunningSum sum;
    for_each([&](std::int64_t offset, float(&v)[width], float vector_max) {
      if (!seen.meets(offset)) return;
      const float raised = fmaxf(max, vector_max);
      const RowExponential<T, mask> exponential(raised, factor);
      if (raised != max) sum.scale(exponential.rebase(max));
      max = raised;
      exponential(v);
      sum.add(tree_sum(v));
    });
    const bool has_end = !aligned && thread < 2 * width;
    const auto end = cut.end(0, threads, place.shown);
    float end_term[] = {-INFINITY};
    if (has_end && end.is_seen) {
      end_term[0] =
          score_of<T, mask>(x.start + end.offset, mask_row.start + end.offset, problem.scale);
    }
    const float row_max = block_reduce(fmaxf(max, end_term[0]), Maximum{}, max_scratch);
    RowExponential<T, mask> exponential(row_max, factor);
    if (problem.sink != nullptr) exponential.join(problem.sink_of(place), factor);
    exponential(end_term);
    const auto part = static_cast<Total<T>>(sum.value() * exponential.rebase(max)) + end_term[0];
    auto total = static_cast<float>(block_reduce(part, Sum{}, sum_scratch));
    if (problem.sink != nullptr) total += exponential.of_sink();

    const Divisor<T> by_sum = divisor_by<T>(total);
    const auto y = cut.row(problem.y);
    for_each([&](std::int64_t offset, float(&v)[width], float /*max*/) {
      if (!cut.is_in_row(offset)) return;
      exponential(v);
#pragma unroll
      for (int i = 0; i < width; ++i) v[i] = by_sum(v[i]);
      cut.store(y, offset, Vector<T>::pack(v));
    });
    if (has_end && end.is_there) {
      y.start[end.offset] = Element<T>::round(end.is_seen ? by_sum(end_term[0]) : 0.0f);
    }
    if (!(total < INFINITY)) {
      clear_hidden(y, cut, seen, std::int64_t{threads} * width);
    }
    if (thread == 0 && problem.lse != nullptr) problem.lse[place.row] = exponential.log_sum(total);
  }
}

/// Planes that share rows of a mask which the L2 would not hold until the next plane wants them,
/// with results passing through it meanwhile, go through those in turns. An H200 took so, of 3 MB
/// of the mask a turn, 1.06 ms for [8,32,2048,2048] bf16 under an additive mask, and 1.10 plane by
/// plane; [2,32,4096,4096] 1.08 and 1.47. Rows that are seen in part read less of the mask: with a
/// causal one besides, turns took 1% more time for the first.
[[nodiscard]] inline RowOrder order_of(const Shape& shape, const Band& band,
                                       const MaskRows& mask_rows, std::size_t mask_element_bytes,
                                       const DeviceTraits& device) {
  if (mask_rows.per_query == 0) return {};
  const std::int64_t row_bytes = shape.sk * static_cast<std::int64_t>(mask_element_bytes);
  const std::int64_t held = device.cache_bytes / (band.shows_all() ? 8 : 4);
  if (shape.sq * row_bytes < held) return {};
  return {.planes = mask_rows.per_batch == 0 ? shape.planes() : shape.heads,
          .queries = std::max<std::int64_t>(1, device.cache_bytes / 20 / row_bytes)};
}

/// A launch, and the rows that its teams take.
template <typename T>
struct Instance {
  ClusterLaunch<Forward<T>> launch;
  Rows rows;
};

/// `banded`: rows may be seen in part.
template <typename T, Explicit mask, bool aligned, bool banded>
struct ForwardFamily {
  using Parameter = Forward<T>;
  static constexpr std::span<const RowLayout> layouts =
      aligned || banded ? forward_layouts(sizeof(T), mask, aligned, banded)
                        : std::span<const RowLayout>(kUnalignedWholeForwardRows);

  template <typename Layout>
  [[nodiscard]] static auto held() {
    return fused_forward<T, mask, Layout, aligned, banded>;
  }
  [[nodiscard]] static auto rereading() { return fused_forward_rereading<T, mask, aligned>; }

  [[nodiscard]] static std::int64_t registers(const Shape& shape) {
    return most_vectors(shape.sk, kVectorWidth<T>) * forward_registers_per_vector(sizeof(T), mask);
  }
  [[nodiscard]] static bool holds(const Shape& shape) {
    return layout_for(layouts, registers(shape), true) != nullptr;
  }
  [[nodiscard]] static Instance<T> instance(const Problem& problem, const DeviceTraits& device) {
    const Shape shape = shape_of(problem);
    const MaskRows mask_rows = mask_rows_of(problem);
    const RowLayout* const layout =
        layout_of<ForwardFamily>(shape.rows(), registers(shape), device);
    HeadsOfTeam heads;
    if (layout != nullptr && keeps_mask(sizeof(T), *layout, mask, aligned, banded)) {
      const int teams = threads_per_sm<T>(*layout, mask, aligned, banded) / layout->threads;
      heads = heads_of_team(shape, mask_rows, sizeof(T), std::int64_t{teams} * device.processors);
    }
    const Band band = band_of(problem);
    RowOrder order;
    if constexpr (mask != Explicit::none) {
      order = order_of(shape, band, mask_rows, sizeof(MaskElement<T, mask>), device);
      if (order.planes > 1) order.planes /= heads.count();
    }
    const Rows rows(shape, band, order, heads);
    return {launch_of<ForwardFamily>(layout, rows.groups()), rows};
  }
};

/// The instance for rows that are unaligned.
template <typename T, Explicit mask>
[[nodiscard]] Instance<T> unaligned_instance(const Problem& problem, const DeviceTraits& device) {
  if constexpr (mask == Explicit::additive) {
    using OfWholeRows = ForwardFamily<T, mask, false, false>;
    if (band_of(problem).shows_all() && OfWholeRows::holds(shape_of(problem))) {
      return OfWholeRows::instance(problem, device);
    }
  }
  return ForwardFamily<T, mask, false, true>::instance(problem, device);
}

template <typename T, Explicit mask>
LaunchFunction prepare(const Problem& problem, const DeviceTraits& device) {
  constexpr bool banded = !has_whole_row_kernels(mask);
  const Instance<T> aligned = band_of(problem).shows_all()
                                  ? ForwardFamily<T, mask, true, banded>::instance(problem, device)
                                  : ForwardFamily<T, mask, true, true>::instance(problem, device);
  const Instance<T> unaligned = unaligned_instance<T, mask>(problem, device);
  return [=, mask_rows = mask_rows_of(problem), scale = static_cast<float>(problem.real("scale")),
          sink = has_sink(problem)](const Launch& launch) {
    const ForwardArguments arguments = forward_arguments(launch, mask != Explicit::none, sink);
    const auto* const x = static_cast<const T*>(arguments.x);
    auto* const y = static_cast<T*>(arguments.y);
    const bool is_aligned = are_aligned<kVectorWidth<T>>(
        aligned.rows.shape.sk, x, y, static_cast<const MaskElement<T, mask>*>(arguments.mask));
    const Instance<T>& chosen = is_aligned ? aligned : unaligned;
    const Forward<T> forward{.x = x,
                             .y = y,
                             .mask = arguments.mask,
                             .sink = static_cast<const T*>(arguments.sink),
                             .lse = arguments.lse,
                             .rows = chosen.rows,
                             .mask_rows = mask_rows,
                             .scale = scale};
    chosen.launch(forward, launch);
  };
}

}  // namespace

template <Explicit mask>
LaunchFunction prepare_forward(const Problem& problem, const DeviceTraits& device) {
  return dispatch_dtype(problem.dtype,
                        [&]<typename T>() { return prepare<T, mask>(problem, device); });
}

}  // namespace roofmax::masked_softmax
