// What the kernels of short rows share that read them element by element: which lanes have a row,
// and which of its elements.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "kernels/device/element_words.cuh"
#include "kernels/softmax/row_vectors.cuh"
#include "kernels/softmax/short_rows.cuh"

namespace roofmax::softmax {

/// Elements that a lane takes one after the other, and how many such groups it has at most, where a
/// whole warp has the row.
inline constexpr int kLaneGroup = 8;
inline constexpr int kMostLaneGroups = 4;

/// The lanes of a row, and the registers of each: `groups` groups of `group` elements.
template <int lanes_of_row, int groups_of_lane, int elements_of_group>
struct LaneShare {
  static constexpr int row_lanes = lanes_of_row;
  static constexpr int groups = groups_of_lane;
  static constexpr int group = elements_of_group;
};

/// Threads of a block at most.
inline constexpr int kMostElementThreads = 128;
/// For launch bounds: blocks that fill an SM where a lane has one group of elements, which takes 32
/// registers then; else no bound.
template <typename Share>
inline constexpr int kLeastBlocks = Share::groups == 1 ? device::least_blocks(device::kThreadsOfSm,
                                                                              kMostElementThreads)
                                                       : 0;

/// A tuning of these kernels.
struct ElementTuning {
  int threads;   ///< at most `kMostElementThreads`
  int elements;  ///< of a lane: `kLaneGroup` or half as many

  [[nodiscard]] std::string name() const {
    return "threads=" + std::to_string(threads) + ",elements=" + std::to_string(elements);
  }
  [[nodiscard]] std::int64_t most_cols() const {
    return elements * device::kWarpSize * (elements == kLaneGroup ? kMostLaneGroups : 1);
  }
};

inline constexpr auto kElementConstraints = "rows of at most 1024 columns; with elements=4 of 128";

/// `Kernel::supports` of these kernels. A lane has further groups of `kLaneGroup` elements where a
/// warp has the row.
[[nodiscard]] inline auto refuse_beyond_lanes(ElementTuning tuning) {
  return [tuning](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
    return refuse_beyond(tuning.most_cols(), "a warp's registers", problem);
  };
}

/// The fewest lanes of a row: with one, the lanes of a warp would load from a row each.
inline constexpr int kFewestLanes = 2;

[[nodiscard]] inline LanePlan plan_elements(const Shape& shape, ElementTuning tuning) {
  return plan_lanes(shape.rows, shape.cols, tuning.elements, tuning.threads, kFewestLanes);
}

/// `body(LaneShare)`: the one with the fewest registers that serves the plan.
template <int elements, int row_lanes = kFewestLanes, typename Body>
[[nodiscard]] auto with_share(const LanePlan& plan, const Body& body) {
  if constexpr (row_lanes < device::kWarpSize) {
    if (plan.lanes.count() > row_lanes) return with_share<elements, 2 * row_lanes>(plan, body);
  } else if constexpr (elements == kLaneGroup) {
    if (plan.used > 2 * elements) return body(LaneShare<row_lanes, kMostLaneGroups, elements>{});
    if (plan.used > elements) return body(LaneShare<row_lanes, 2, elements>{});
  }
  return body(LaneShare<row_lanes, 1, elements>{});
}
template <typename Body>
[[nodiscard]] auto with_share(const LanePlan& plan, int elements, const Body& body) {
  switch (elements) {
    case kLaneGroup:
      return with_share<kLaneGroup>(plan, body);
    case kLaneGroup / 2:
      return with_share<kLaneGroup / 2>(plan, body);
    default:
      throw std::invalid_argument("no kernels are compiled for " + std::to_string(elements) +
                                  " elements of a lane");
  }
}

/// What a lane has of a row: every so-many-th `width` elements, which all are in the row or none.
template <typename Share, int width>
class LaneElements {
 public:
  static constexpr RowLanes lanes() { return RowLanes(Share::row_lanes); }

  /// Nothing beyond the last row. `used`: elements that a lane has at most of such rows.
  __device__ LaneElements(const Shape& shape, std::int64_t r, int used)
      : first_col_(lanes().lane() * width),
        start_(r * shape.stride + first_col_),
        left_(r < shape.rows ? static_cast<int>(shape.cols) - first_col_ : 0),
        used_groups_(Share::groups == 1 ? 1 : (used + Share::group - 1) / Share::group) {}

  /// This lane's first element of a tensor.
  template <typename T>
  [[nodiscard]] __device__ T* first_of(T* tensor) const {
    T* first = tensor + start_;
    // Hides from the compiler how it was computed: else it is computed again for each store.
    asm("" : "+l"(first));
    return first;
  }
  /// Groups that have elements, in any lane.
  [[nodiscard]] __device__ int used_groups() const { return used_groups_; }

  /// Calls `visit(group, first of `width` elements in it, their place after the first, whether they
  /// are there)` for all.
  template <typename Visit>
  __device__ void each(const Visit& visit) const {
#pragma unroll
    for (int g = 0; g < Share::groups; ++g) {
      if (g >= used_groups_) break;
#pragma unroll
      for (int i = 0; i < Share::group; i += width) {
        const int place = (g * Share::group + i) * Share::row_lanes;
        visit(g, i, place, place < left_);
      }
    }
  }

 private:
  int first_col_;
  std::int64_t start_;
  int left_;  ///< columns from this lane's first to the row's end
  int used_groups_;
};

}  // namespace roofmax::softmax
