// grid_resident_backward: as in `grid_resident`, all of the matrix is on the device at once. All of
// y and dy is read into the registers and the shared memory of a resident grid, two blocks on each
// SM, then all of dx is written. Warps have parts of rows, all of the same size
// (resident_parts.cuh).
//
// Where that is more than they hold, some rows come after others, in turns, and the end of each
// part is read again, as in `grid_resident`.
//
// A thread multiplies its vectors of y and dy as they arrive. Warps and blocks that share a row add
// their sums of these products in between.
//
// Cost: the compulsory bytes, y and dy in and dx out. In rows of 700 KB or more, from some 7 MB of
// y on, it is the fastest at 49 of 50 shapes of the records of `tuning_gradients`,
// `unseen_gradients` and `softmax_backward` (H200): 16 x 637400 fp16 takes 19.6 us, and 26.3 by
// `cluster_shared_backward`; 4 x 1048576 takes 10.8, and 11.3 by `split_k_cooperative_backward`.
// That one reads twice what its registers do not hold, and takes 82 us for 16 x 2000000 and 168 for
// 64 x 1048576; this one, in turns, 61.5 and 120. Shorter rows, and fewer of them, are better in
// clusters, which need not wait for all of the device: 33 x 129280 takes 10.4, and 8.8 by
// `cluster_registers_backward`.
//
// Rows of whole vectors have kernels of their own: 3 to 4% less time.
//
// Safety. The grid is launched cooperatively: all of its blocks are resident, and none waits for
// one that never started. How sums are told through memory: published_words.cuh.
//
// The formula is S0's and S1's, dx = y (dy - sum(y dy)); the kernel is this project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/resident_parts.cuh"

namespace roofmax::softmax::grid_resident_backward {
namespace {

using namespace device;

/// The sum of y dy over what a thread has read.
template <typename T>
class RunningProducts {
 public:
  __device__ void add(ResidentEdge<T, 2> edge) {
    sum_.add(edge.of[0].value() * edge.of[1].value());
  }
  template <int count>
  __device__ void add(const ResidentSlot<T, 2> (&slots)[count]) {
    float sums[count];
#pragma unroll
    for (int i = 0; i < count; ++i) sums[i] = dot(slots[i].of[0], slots[i].of[1]);
    sum_.add(tree_sum(sums));
  }
  [[nodiscard]] __device__ float value() const { return sum_.value(); }

 private:
  RunningSum sum_;
};

template <typename T>
struct Gradients {
  float sum;

  __device__ void operator()(const ResidentSlot<T, 2>& slot,
                             float (&values)[kVectorWidth<T>]) const {
    gradient(slot.of[0], slot.of[1], sum, values);
  }
  __device__ float operator()(ResidentEdge<T, 2> edge) const {
    return edge.of[0].value() * (edge.of[1].value() - sum);
  }
};

template <typename T, bool aligned, int warps, int kept, bool refills>
__global__ void __launch_bounds__(warps* kWarpSize, kResidentOfSm)
    grid_resident_backward(const __grid_constant__ ResidentArguments<Backward<T>> arguments) {
  const auto& [problem, plan, workspace] = arguments;
  const auto [rows, cols, stride] = problem.shape;
  PublishedSums published(workspace, refills ? plan.places_of_turns() : plan.places());
  const ResidentRun run(plan, static_cast<int>(threadIdx.x) / kWarpSize);

  for (int turn = 0;; ++turn) {
    const std::int64_t r = refills ? std::int64_t{turn} * plan.rows + run.row : run.row;
    const bool has_part = r < rows && (!refills || run.row < plan.rows);

    const std::int64_t start = r * stride;
    ResidentPart<T, 2, aligned, warps, kept, refills> part(
        {problem.y + start, problem.dx + start, has_part ? cols : 0}, problem.dy + start, plan,
        run);
    RunningProducts<T> running;
    part.read(running);
    const float sum = value_of_row<warps>(published, plan, run, warp_reduce(running.value(), Sum{}),
                                          [](float) {});
    if (has_part) part.write(Gradients<T>{sum});

    if (!refills || turn + 1 == plan.turns) break;
    published.skip(plan.places());
  }
}

template <int warps, int kept, bool takes_turns>
Kernel tuned() {
  static constexpr ResidentTuning tuning{2, warps, kept, takes_turns};
  return with_tuning(
      {
          .name = "grid_resident_backward",
          .operation = "softmax",
          .device = DeviceKind::cuda,
          .dtypes = kAllDtypes,
          .serves = kBackward,
          .summary =
              "gradient: y and dy in registers and shared memory of a resident grid, in turns",
          .constraints = tuning.constraints(),
          .source = "own; S0, S1: the formula",
          .prepare = prepare_backward([]<typename T>(BackwardInstance<T> instance) {
            return launch_of_resident<tuning>(
                [](auto aligned, auto refills) {
                  return grid_resident_backward<T, decltype(aligned)::value, warps, kept,
                                                decltype(refills)::value>;
                },
                tuning.template plan<T>(instance.shape, instance.device));
          }),
      },
      tuning, 0.0);
}

const Registration registration{{tuned<8, 8, true>(), tuned<8, 4, false>()}};

}  // namespace
}  // namespace roofmax::softmax::grid_resident_backward
