// lane_elements: a row belongs to 2 to 32 lanes of a warp, as few as hold it with a few elements
// each. They read it an element a lane at a time, or of halves a word of two where every row is
// made of whole words, hold it in registers and write it in the same way.
//
// Cost: the compulsory bytes, by an instruction for each element or two of a lane where `warp_rows`
// has one for a vector. So it is for matrices that are small or of odd short rows: there what
// counts is how long a row takes from its first load to its last store. Rows have no ends to be
// asked about, a chunk no barriers, and a lane of few elements has little to do one after the
// other.
//
// All loads are under way before the first is used: what may not be there is kept as it lies in
// memory until then (`OptionalElements`).
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/lane_elements.cuh"

namespace roofmax::softmax {
namespace {

using namespace device;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  int used;  ///< elements of a lane
};

/// `width`: elements of a load.
template <typename T, Form form, typename Share, int width>
__global__ void __launch_bounds__(kMostElementThreads, kLeastBlocks<Share>)
    lane_elements(const __grid_constant__ Arguments<T> arguments) {
  using Elements = OptionalElements<T, width>;
  const Forward<T>& problem = arguments.problem;
  constexpr RowLanes lanes(Share::row_lanes);
  const int rows_of_block = lanes.rows_of(static_cast<int>(blockDim.x));

  // All lanes of a warp stay together: beyond the last row they have nothing.
  for (std::int64_t first = std::int64_t{blockIdx.x} * rows_of_block; first < problem.shape.rows;
       first += std::int64_t{gridDim.x} * rows_of_block) {
    const std::int64_t r = first + lanes.row();
    const LaneElements<Share, width> row(problem.shape, r, arguments.used);
    const T* const x = row.first_of(problem.x);
    T* const y = row.first_of(problem.y);
    Elements loaded[Share::groups][Share::group / width];
    row.each([&](int g, int i, int place, bool is_there) {
      loaded[g][i / width].load(is_there, x + place, Element<T>::negative_infinity);
    });
    std::uint32_t largest = Element<T>::negative_infinity;
    float values[Share::groups][Share::group];
    row.each([&](int g, int i, int, bool) {
      const std::uint32_t word = loaded[g][i / width].word();
      largest = larger_of<T>(largest, word);
      unpack_to<Elements>(word, &values[g][i]);
    });
    float max[width];
    Elements::unpack(largest, max);
    const MaxSum pair =
        make_results<T, form>(values, row.used_groups(), fmaxf(max[0], max[width - 1]), lanes);
    row.each([&](int g, int i, int place, bool is_there) {
      if (is_there) store_elements<width>(y + place, &values[g][i]);
    });
    if (lanes.lane() == 0 && r < problem.shape.rows) problem.store_lse(r, pair);
  }
}

template <typename T, Form form, int width>
auto launch_for(const Shape& shape, ElementTuning tuning) {
  const LanePlan plan = plan_elements(shape, tuning);
  const auto kernel = with_share(plan, tuning.elements, []<typename Share>(Share) {
    return lane_elements<T, form, Share, width>;
  });
  const GridLaunch<Arguments<T>> enqueue{kernel, plan.grid, tuning.threads};
  return [=](const Forward<T>& problem, const Launch& launch) {
    enqueue({problem, plan.used}, launch);
  };
}

Kernel tuned(ElementTuning tuning) {
  return {
      .name = "lane_elements",
      .tuning = tuning.name(),
      .operation = "softmax",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryForward,
      .summary = "a few lanes per row, an element a lane at a time, one pass, in registers",
      .constraints = "rows of at most 1024 columns; with elements=4 of 128",
      .source = "own",
      .supports =
          [tuning](const Problem& problem, const DeviceTraits&) {
            return refuse_beyond(tuning.most_cols(), "a warp's registers", problem);
          },
      .traffic = traffic_of_short_rows,
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const auto elements = launch_for<T, form, 1>(instance.shape, tuning);
            if constexpr (sizeof(T) == 4) {
              return elements;
            } else {
              const auto words = launch_for<T, form, 2>(instance.shape, tuning);
              return [=](const Forward<T>& problem, const Launch& launch) {
                if (has_whole_words(problem.shape, problem.x, problem.y)) {
                  words(problem, launch);
                } else {
                  elements(problem, launch);
                }
              };
            }
          }),
  };
}

const Registration registration{{
    tuned({.threads = 128, .elements = 4}),
    tuned({.threads = 128, .elements = 8}),
}};

}  // namespace
}  // namespace roofmax::softmax
