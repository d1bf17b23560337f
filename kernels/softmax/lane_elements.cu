// lane_elements: a row belongs to 2 to 32 lanes of a warp, as few as hold it with four or eight
// elements each. They read it an element a lane at a time, hold it in registers and write it in the
// same way. It does not matter where a row begins. Halves go by two, a word, where all rows are
// made of whole words: an early form took 3.8 us on an H200 for 25000 x 64 fp16 by elements, 3.3 by
// words.
//
// Cost: the compulsory bytes, by an instruction for each element or word of a lane where
// `warp_rows` has one for a vector. So it is for short rows, above all where a matrix is small:
// there what counts is how long a row takes from its first load to its last store, and neither ends
// of rows to be asked about nor a chunk to be staged are in the way, and a lane has little to do
// one after the other. On an H200 19308 x 23 fp16 takes 2.2 us, 2.9 by `staged_rows` and 3.9 by
// `warp_rows`; 4793 x 64 bf16, of whole vectors, 2.1, and 2.4 by `warp_rows`. Where what is moved
// takes longer than that, instructions are in the way: 180333 x 129 bf16 takes 45 us, 33 by
// `staged_rows`; 192070 x 112 fp16 24, 22 by `warp_rows`.
//
// A lane of fewer elements is sooner done with its row, one of more leaves more rows to a warp:
// 8493 x 59 fp16 takes 2.30 us with four and 2.37 with eight, 32768 x 64 fp16 4.4 and 3.8. Rows
// that are longer than eight elements for each lane of a warp are compiled for two and for four
// such groups: with registers for the longest, half as many are on an SM at once (100000 x 129
// fp16, in an earlier form that gave each row a warp: 45 us with them, 24 with those for one
// group).
//
// All loads are under way before the first is used: what may not be there is kept as it lies in
// memory until then (`OptionalElements`). Halves that were converted at once waited for six loads
// at a time, and 2048 x 333 took 3.5 us in that form, not 2.6.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/lane_elements.cuh"

namespace roofmax::softmax::lane_elements {
namespace {

using namespace device;

/// What a launch is told beside the problem.
template <typename T>
struct Arguments {
  Forward<T> problem;
  int used;  ///< elements of a lane
};

/// `width`: elements of a load, and of a store.
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
      unpack_word<Elements>(word, &values[g][i]);
    });
    float max[width];
    Elements::unpack(largest, max);
    const MaxSum pair =
        make_results<T, form>(values, row.used_groups(), fmaxf(max[0], max[width - 1]), lanes);
    row.each([&](int g, int i, int place, bool is_there) {
      if (is_there) store_word<width>(y + place, &values[g][i]);
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
      .constraints = kElementConstraints,
      .source = "own",
      .supports = refuse_beyond_lanes(tuning),
      .traffic = modelled_traffic(1, 1.0),
      .prepare =
          prepare_forward([tuning]<typename T, Form form>(ForwardInstance<T, form> instance) {
            const auto elements = launch_for<T, form, 1>(instance.shape, tuning);
            if constexpr (sizeof(T) == 4) {
              return elements;
            } else {
              return launch_as_aligned<4>(launch_for<T, form, 2>(instance.shape, tuning), elements);
            }
          }),
  };
}

const Registration registration{{
    tuned({.threads = 128, .elements = 8}),
    tuned({.threads = 128, .elements = 4}),
}};

}  // namespace
}  // namespace roofmax::softmax::lane_elements
