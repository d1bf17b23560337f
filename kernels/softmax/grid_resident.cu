// grid_resident: all of the matrix is on the device at once, in the registers and the shared memory
// of a resident grid, two blocks on each SM. Warps have parts of rows, all of the same size
// (resident_parts.cuh). First everything is read, then everything is written.
//
// A thread adds up its vectors as they arrive, relative to its own maximum so far, so that the
// sum's exponentials hide behind the reading as the results' do behind the writing. Warps and
// blocks that share a row merge their pairs of maximum and sum in between.
//
// Of a larger matrix some rows are there at once, and the others in turns after them. Nor need they
// fit: the end of each part passes through a ring in shared memory, and all of it but what the ring
// holds at last is read again, backwards, when the row is known: first what was read last, for what
// the L2 may still hold. How many turns there are, and with how much to read again, is the cheapest
// by a model of both (`ResidentTuning::plan`).
//
// Cost: the compulsory bytes, two exponentials an element. 77 x 262147 fp16 takes 26.6 us on an
// H200 (twin: 19.9), as long as by `cluster_packed`. Of 25.6 in a run with timestamps half of the
// blocks have read after 13.7, of which the bytes alone take 9, know their rows after another 2.7
// and have written after another 7.1; the last one needs 2.1 more. The same fixed costs are worth
// it from some 13 MB on, in rows of 300 KB or more: there it is the fastest at 96 of 122 shapes of
// the records of `tuning_shapes`, `unseen_shapes` and `peers_grid`, and at 22 of the others
// `cluster_packed` is, whose clusters begin the next row while others end theirs. 10 x 2009274
// takes 27.1 us, and 30.3 by `grid_shared`; 11 x 615566 fp32 19.5, and 22.8 by `split_k`.
//
// In turns each one costs 5 to 10 us more than its bytes, by the records. 4 x 33554432 fp16 takes
// 185 us, a row a turn with a third of it read again, and 204 by `split_k`, which reads all of it
// twice; 4 x 3840224 fp32 39.6, and 50.2; 12 x 2729383 fp32 87, and 102 by `grid_shared`. Where
// that holds several rows it hides what they cost, and is faster: 64 x 1048576 fp16 takes 85 us
// here and 76 there. In runs of which no record is left, to begin the next turn's reading while
// this one writes, in the places that become free, took longer forward (64 x 1048576: 88 us) and 2
// to 4% less in three gradients of four; to fetch the next turn's first slots to the L2 meanwhile,
// 2 to 9% longer.
//
// Rows of whole vectors have kernels of their own: 2 to 3% less time.
//
// Safety. The grid is launched cooperatively: all of its blocks are resident, and none waits for
// one that never started. How pairs are told through memory: published_words.cuh.
//
// This project's own.

#include "kernels/contract/registry.hpp"
#include "kernels/softmax/resident_parts.cuh"

namespace roofmax::softmax::grid_resident {
namespace {

using namespace device;

/// The pair of what a thread has read.
template <typename T>
class RunningPair {
 public:
  __device__ void add(ResidentEdge<T, 1> edge) {
    const float value = edge.of[0].value();
    running_.add(running_.raise(value).term(value));
  }
  template <int count>
  __device__ void add(const ResidentSlot<T, 1> (&slots)[count]) {
    float max = slots[0].of[0].max();
#pragma unroll
    for (int i = 1; i < count; ++i) max = fmaxf(max, slots[i].of[0].max());
    const Exponent<T> exponent = running_.raise(max);
    float sums[count];
#pragma unroll
    for (int i = 0; i < count; ++i) sums[i] = sum_of_terms(slots[i].of[0], exponent);
    running_.add(tree_sum(sums));
  }
  [[nodiscard]] __device__ MaxSum pair() const { return running_.pair(); }

 private:
  RunningMaxSum<T> running_;
};

template <typename T, Form form>
struct Results {
  Result<T, form> result;

  __device__ void operator()(const ResidentSlot<T, 1>& slot,
                             float (&values)[kVectorWidth<T>]) const {
    slot.of[0].unpack(values);
#pragma unroll
    for (float& value : values) value = result(value);
  }
  __device__ float operator()(ResidentEdge<T, 1> edge) const { return result(edge.of[0].value()); }
};

template <typename T, Form form, bool aligned, int warps, int kept, bool refills>
__global__ void __launch_bounds__(warps* kWarpSize, kResidentOfSm)
    grid_resident(const __grid_constant__ ResidentArguments<Forward<T>> arguments) {
  const auto& [problem, plan, workspace] = arguments;
  const auto [rows, cols, stride] = problem.shape;
  PublishedPairs<T> published(workspace, refills ? plan.places_of_turns() : plan.places());
  const ResidentRun run(plan, static_cast<int>(threadIdx.x) / kWarpSize);

  for (int turn = 0;; ++turn) {
    const std::int64_t r = refills ? std::int64_t{turn} * plan.rows + run.row : run.row;
    const bool has_part = r < rows && (!refills || run.row < plan.rows);

    const std::int64_t start = r * stride;
    ResidentPart<T, 1, aligned, warps, kept, refills> part(
        {problem.x + start, problem.y + start, has_part ? cols : 0}, nullptr, plan, run);
    RunningPair<T> running;
    part.read(running);
    const MaxSum of_row =
        value_of_row<warps>(published, plan, run, warp_reduce<T>(running.pair()), [&](MaxSum row) {
          if (!refills || has_part) problem.store_lse(r, row);
        });
    if (has_part) part.write(Results<T, form>{Result<T, form>(of_row)});

    if (!refills || turn + 1 == plan.turns) break;
    published.skip(plan.places());
  }
}

template <int warps, int kept, bool takes_turns>
Kernel tuned() {
  static constexpr ResidentTuning tuning{1, warps, kept, takes_turns};
  return with_tuning(
      {
          .name = "grid_resident",
          .operation = "softmax",
          .device = DeviceKind::cuda,
          .dtypes = kAllDtypes,
          .serves = kEveryForward,
          .summary = "rows in registers and shared memory of all of a resident grid, in turns",
          .constraints = tuning.constraints(),
          .source = "own",
          .prepare = prepare_forward([]<typename T, Form form>(ForwardInstance<T, form> instance) {
            return launch_of_resident<tuning>(
                [](auto aligned, auto refills) {
                  return grid_resident<T, form, decltype(aligned)::value, warps, kept,
                                       decltype(refills)::value>;
                },
                tuning.template plan<T>(instance.shape, instance.device));
          }),
      },
      tuning, 2.0);
}

// The first holds 47 MB on an H200, in each turn, and the second 38. Of fewer registers there is
// less code to fetch: up to 4% less time where both hold a matrix (20 x 400406 fp16: 13.5 and 13.8
// us). In one run one block of twice the warps on each SM took 2% longer (77 x 262147: 27.2 us,
// not 26.7), and 7% less of a single row, where fewer blocks wait for each other; others are faster
// there.
const Registration registration{{tuned<8, 16, true>(), tuned<16, 4, false>()}};

}  // namespace
}  // namespace roofmax::softmax::grid_resident
