// shared_scatter, warp_scatter: a row of the result is zeros but for K elements. What there is to
// do is to write it, every byte once and in whole lines, while the few inputs arrive. The two
// differ in where the gradients meet the zeros. Neither compares vectors with indices: that would
// take K comparisons for each.
//
// shared_scatter: in shared memory. A block takes neighbouring rows, as many as its threads have
// results for in a few rounds. A row has a team of up to 32 lanes. They load a result each and add
// up p dp in shuffles; before that, while the loads are under way, all threads fill a tile with
// zeros. The gradients go into the tile, and the tile goes to memory. Rows that follow each other
// without a gap are one stretch of memory there, of which only the two ends may be less than a
// vector, however odd the number of experts; with a gap each row has ends of its own. The tile is
// written once more than the result, and read once, but shared memory has several times the
// bandwidth that the result needs. A row must fit 48 KB of it. Where rows are few, or K is large
// beside the row, the three steps behind each other's barriers are the time that it takes.
//
// warp_scatter: in memory. A warp writes the zeros of a row, or of a piece of a long one, whichever
// lane has which, and then the gradients over them. In between is a __syncwarp(): it orders what
// lanes wrote before it and what others write after it to the same place. The second write of a
// sector finds it in L2 and costs no memory traffic, but 2 or 4 bytes take as much of L2's time as
// 32. That is nothing for a vocabulary; of 128 experts, eight of them chosen, two fifths of the
// sectors are written twice in fp32 and two thirds in half precision, and rows of less than 512
// bytes leave lanes without a vector. Any length. Each piece of a row reads all of its inputs for
// the sum: pieces are longer where K is large, so that this is a quarter of what they write. On an
// H200 it takes 1.04 to 4.1 times as long as shared_scatter for the rows of 8 to 512 experts of
// scenario router_topk: it is for rows that do not fit shared memory.
//
// This project's own; the formula is that of the softmax's gradient in S0 and S1.

#include "kernels/contract/registry.hpp"
#include "kernels/device/launch.cuh"
#include "kernels/device/max_sum.cuh"
#include "kernels/device/reduce.cuh"
#include "kernels/softmax_topk_backward/softmax_topk_backward.hpp"

namespace roofmax::softmax_topk_backward::scatter {
namespace {

using namespace device;

constexpr int kMostThreads = 256;
constexpr int kLine = 128;  ///< bytes
template <typename T>
constexpr int kPerLine = kLine / static_cast<int>(sizeof(T));

// ---- results and where they go ------------------------------------------------------------------

/// A chosen logit, or none. `Column`: an integer that holds those of a row.
template <typename Column>
struct Chosen {
  float p = 0.0f;
  float dp = 0.0f;
  Column column = -1;

  /// Rounded: fused with an addition, the lanes of a row would differ in its sum.
  [[nodiscard]] __device__ float product() const { return __fmul_rn(p, dp); }
};

/// Arguments of a launch.
template <typename T>
struct Gradient {
  const float* probabilities;
  const void* indices;
  const float* dprobabilities;
  T* dlogits;
  Shape shape;
  float factor;  ///< 1 / temperature
  bool has_wide_indices;

  /// The `j`-th of row `r`; its column is -1 where it is none of the row's.
  template <typename Column>
  [[nodiscard]] __device__ Chosen<Column> chosen(std::int64_t r, std::int64_t j) const {
    const std::int64_t place = r * shape.k + j;
    const std::int64_t column = has_wide_indices ? static_cast<const std::int64_t*>(indices)[place]
                                                 : static_cast<const std::int32_t*>(indices)[place];
    return {probabilities[place], dprobabilities[place],
            static_cast<Column>(column >= 0 && column < shape.vocab ? column : -1)};
  }
  template <typename Column>
  [[nodiscard]] __device__ T of(const Chosen<Column>& chosen, float sum) const {
    return Element<T>::round(chosen.p * (chosen.dp - sum) * factor);
  }
  [[nodiscard]] __device__ T* row(std::int64_t r) const { return dlogits + r * shape.stride; }

  /// The sum of p dp over row `r`, by a team of lanes each of which has loaded its `first`. All
  /// lanes of a warp come here; those without a row have nothing to add.
  template <typename Column>
  [[nodiscard]] __device__ float sum(std::int64_t r, bool is_there, const Chosen<Column>& first,
                                     int lane, int lanes) const {
    float mine = first.product();
    if (shape.k > lanes) {
      RunningSum running;
      running.add(mine);
      for (std::int64_t j = lane + lanes; is_there && j < shape.k; j += lanes) {
        const Chosen<Column> further = chosen<Column>(r, j);
        running.add(further.product());
      }
      mine = running.value();
    }
    for (int step = lanes / 2; step > 0; step /= 2) mine += __shfl_xor_sync(kAllLanes, mine, step);
    return mine;
  }

  /// Calls `put(column, gradient)` for those that this lane of row `r` has.
  template <typename Column, typename Put>
  __device__ void scatter(std::int64_t r, const Chosen<Column>& first, int lane, int lanes,
                          float sum, const Put& put) const {
    if (first.column >= 0) put(first.column, of(first, sum));
    for (std::int64_t j = lane + lanes; j < shape.k; j += lanes) {
      const Chosen<Column> further = chosen<Column>(r, j);
      if (further.column >= 0) put(further.column, of(further, sum));
    }
  }
};

/// Neighbouring elements of the result at any element-aligned address, in vectors that are counted
/// from the line in which they begin. The first and the last may be there in part.
template <typename T>
class Stretch {
 public:
  static constexpr int width = kVectorWidth<T>;

  __device__ Stretch(T* first, std::int64_t count)
      : lead_(static_cast<int>(reinterpret_cast<std::uintptr_t>(first) % kLine / sizeof(T))),
        line_(first - lead_),
        end_(lead_ + count) {}

  /// Elements between the begin of the line and the first.
  [[nodiscard]] __device__ int lead() const { return lead_; }
  [[nodiscard]] __device__ std::int64_t begin() const { return lead_ / width; }
  [[nodiscard]] __device__ std::int64_t end() const { return (end_ + width - 1) / width; }

  __device__ void store(std::int64_t vector, const Vector<T>& elements) const {
    const std::int64_t place = vector * width;
    if (place >= lead_ && place + width <= end_) {
      store_vector(line_ + place, elements);
      return;
    }
    const T* const each = reinterpret_cast<const T*>(elements.words);
#pragma unroll
    for (int e = 0; e < width; ++e) {
      if (place + e >= lead_ && place + e < end_) line_[place + e] = each[e];
    }
  }

 private:
  int lead_;
  T* line_;
  std::int64_t end_;
};

// ---- shared_scatter -----------------------------------------------------------------------------

/// Rounds in which a block's teams take the rows of a tile: as many loads are under way in a
/// thread.
constexpr int kRounds = 4;
constexpr std::int64_t kMostShared = 48 * 1024;
/// So many blocks leave each thread 48 registers, which hold the rounds.
constexpr int kBlocksOfSm = 5;

template <typename T>
struct Tiles {
  Gradient<T> gradient;
  int rows;       ///< of a tile
  int pitch;      ///< elements from row to row of a tile whose rows have gaps between them; else 0
  int lanes_log;  ///< of the lanes of a row
  int vectors;    ///< of a tile
};

extern __shared__ uint4 tile_memory[];

template <typename T>
__global__ void __launch_bounds__(kMostThreads, kBlocksOfSm)
    shared_scatter(const __grid_constant__ Tiles<T> arguments) {
  const Gradient<T>& gradient = arguments.gradient;
  const std::int64_t vocab = gradient.shape.vocab;
  const auto threads = static_cast<int>(blockDim.x);
  const auto thread = static_cast<int>(threadIdx.x);
  const int lanes = 1 << arguments.lanes_log;
  const int lane = thread & (lanes - 1);
  const int slot = thread >> arguments.lanes_log;
  const int slots = threads >> arguments.lanes_log;
  auto* const tile = reinterpret_cast<T*>(tile_memory);
  const auto* const vectors = reinterpret_cast<const Vector<T>*>(tile_memory);

  for (std::int64_t first = std::int64_t{blockIdx.x} * arguments.rows; first < gradient.shape.rows;
       first += std::int64_t{gridDim.x} * arguments.rows) {
    const std::int64_t left = gradient.shape.rows - first;
    const int count = left < arguments.rows ? static_cast<int>(left) : arguments.rows;
    Chosen<std::int32_t> mine[kRounds];
#pragma unroll
    for (int round = 0; round < kRounds; ++round) {
      const int r = round * slots + slot;
      if (r < count && lane < gradient.shape.k)
        mine[round] = gradient.template chosen<std::int32_t>(first + r, lane);
    }
    for (int v = thread; v < arguments.vectors; v += threads) tile_memory[v] = uint4{0, 0, 0, 0};
    __syncthreads();

    const Stretch<T> all(gradient.row(first), count * vocab);
#pragma unroll
    for (int round = 0; round < kRounds; ++round) {
      if (round * slots >= count) break;
      const int r = round * slots + slot;
      const bool is_there = r < count;
      const float sum = gradient.sum(first + r, is_there, mine[round], lane, lanes);
      if (!is_there) continue;
      T* const row = arguments.pitch == 0 ? tile + all.lead() + r * vocab
                                          : tile + r * arguments.pitch +
                                                Stretch<T>(gradient.row(first + r), 0).lead();
      gradient.scatter(first + r, mine[round], lane, lanes, sum,
                       [&](std::int32_t column, T value) { row[column] = value; });
    }
    __syncthreads();

    if (arguments.pitch == 0) {
#pragma unroll 4
      for (std::int64_t v = all.begin() + thread; v < all.end(); v += threads) {
        all.store(v, vectors[v]);
      }
    } else {
      for (int r = thread / kWarpSize; r < count; r += threads / kWarpSize) {
        const Stretch<T> row(gradient.row(first + r), vocab);
        const Vector<T>* const from = vectors + r * arguments.pitch / Vector<T>::width;
        for (std::int64_t v = row.begin() + thread % kWarpSize; v < row.end(); v += kWarpSize) {
          row.store(v, from[v]);
        }
      }
    }
    __syncthreads();  // before the next tile's zeros
  }
}

/// Elements that a row takes in a tile: with gaps between rows it has lines of its own, without
/// them only the first row has something ahead of it, up to the begin of its line.
template <typename T>
struct TileShape {
  bool has_gaps;
  std::int64_t of_row;
  std::int64_t ahead;

  explicit TileShape(const Shape& shape) : has_gaps(shape.stride != shape.vocab) {
    const std::int64_t lines = (shape.vocab + kPerLine<T> - 1) / kPerLine<T> + 1;
    of_row = has_gaps ? lines * kPerLine<T> : shape.vocab;
    ahead = has_gaps ? 0 : kPerLine<T>;
  }
  [[nodiscard]] std::int64_t bytes(std::int64_t rows) const {
    constexpr auto kVector = static_cast<std::int64_t>(sizeof(uint4));
    const auto size = static_cast<std::int64_t>(sizeof(T));
    return ((ahead + rows * of_row) * size + kVector - 1) / kVector * kVector;
  }
};

/// Rows of a tile of about `tile_bytes`: no more than the block's teams take in their rounds, and
/// than leave every SM a few blocks. Where they are many, as many as begin at a sector.
template <typename T>
std::int64_t rows_of_tile(const Shape& shape, int threads, int lanes, std::int64_t tile_bytes,
                          int processors) {
  constexpr std::int64_t kLeastBlocksOfSm = 4;
  constexpr std::int64_t kWholeSectors = 16;
  const TileShape<T> tile(shape);
  std::int64_t rows = std::min<std::int64_t>(
      {tile_bytes / (tile.of_row * static_cast<std::int64_t>(sizeof(T))),
       std::int64_t{kRounds} * (threads / lanes), shape.rows / (kLeastBlocksOfSm * processors)});
  if (rows > kWholeSectors) rows -= rows % kWholeSectors;
  return std::max<std::int64_t>(rows, 1);
}

template <typename T>
auto launch_shared(const Shape& shape, int threads, std::int64_t tile_bytes,
                   const DeviceTraits& device) {
  int lanes_log = 0;
  while (1 << lanes_log < kWarpSize && 1 << lanes_log < shape.k) ++lanes_log;
  const TileShape<T> tile(shape);
  const std::int64_t rows =
      rows_of_tile<T>(shape, threads, 1 << lanes_log, tile_bytes, device.processors);
  const std::int64_t bytes = tile.bytes(rows);
  const unsigned grid = grid_for((shape.rows + rows - 1) / rows);
  const GridLaunch<Tiles<T>> launch{shared_scatter<T>, grid, threads,
                                    static_cast<std::size_t>(bytes)};
  const Tiles<T> tiles{.gradient = {},
                       .rows = static_cast<int>(rows),
                       .pitch = tile.has_gaps ? static_cast<int>(tile.of_row) : 0,
                       .lanes_log = lanes_log,
                       .vectors = static_cast<int>(bytes / static_cast<int>(sizeof(uint4)))};
  return [=](const Gradient<T>& gradient, const Launch& given) {
    Tiles<T> arguments = tiles;
    arguments.gradient = gradient;
    launch(arguments, given);
  };
}

// ---- warp_scatter -------------------------------------------------------------------------------

template <typename T>
struct Pieces {
  Gradient<T> gradient;
  std::int64_t of_row;
  std::int64_t vectors;  ///< of a piece, counted from the row's first line
};

template <typename T>
__global__ void __launch_bounds__(kMostThreads)
    warp_scatter(const __grid_constant__ Pieces<T> arguments) {
  const Gradient<T>& gradient = arguments.gradient;
  const auto lane = static_cast<int>(threadIdx.x % kWarpSize);
  const auto warps = static_cast<int>(blockDim.x / kWarpSize);
  const std::int64_t pieces = gradient.shape.rows * arguments.of_row;

  for (std::int64_t piece = std::int64_t{blockIdx.x} * warps + threadIdx.x / kWarpSize;
       piece < pieces; piece += std::int64_t{gridDim.x} * warps) {
    const std::int64_t r = arguments.of_row == 1 ? piece : piece / arguments.of_row;
    Chosen<std::int64_t> mine;
    if (lane < gradient.shape.k) mine = gradient.template chosen<std::int64_t>(r, lane);

    T* const to = gradient.row(r);
    const Stretch<T> row(to, gradient.shape.vocab);
    const std::int64_t first = (piece - r * arguments.of_row) * arguments.vectors;
    const std::int64_t last =
        first + arguments.vectors < row.end() ? first + arguments.vectors : row.end();
#pragma unroll 4
    for (std::int64_t v = (first > row.begin() ? first : row.begin()) + lane; v < last;
         v += kWarpSize) {
      row.store(v, Vector<T>::zero());
    }
    const float sum = gradient.sum(r, true, mine, lane, kWarpSize);
    __syncwarp();
    const std::int64_t first_column = first * Vector<T>::width - row.lead();
    const std::int64_t last_column = last * Vector<T>::width - row.lead();
    gradient.scatter(r, mine, lane, kWarpSize, sum, [&](std::int64_t column, T value) {
      if (column >= first_column && column < last_column) to[column] = value;
    });
  }
}

/// How rows of `size`-byte elements are cut into pieces of about `piece_bytes`.
struct PieceCut {
  std::int64_t lines;   ///< of a piece
  std::int64_t of_row;  ///< pieces, at whatever place of a line the row begins

  PieceCut(const Shape& shape, std::int64_t size, std::int64_t piece_bytes) {
    constexpr std::int64_t kInputBytes = 12;  // of a result
    constexpr std::int64_t kWrittenToRead = 4;
    const std::int64_t wanted = std::max(piece_bytes, kWrittenToRead * kInputBytes * shape.k);
    lines = (wanted + kLine - 1) / kLine;
    const std::int64_t most_bytes = kLine - size + shape.vocab * size;
    of_row = (most_bytes + lines * kLine - 1) / (lines * kLine);
  }
};

template <typename T>
auto launch_warps(const Shape& shape, int threads, std::int64_t piece_bytes) {
  const PieceCut cut(shape, static_cast<std::int64_t>(sizeof(T)), piece_bytes);
  const std::int64_t warps = threads / kWarpSize;
  const unsigned grid = grid_for((shape.rows * cut.of_row + warps - 1) / warps);
  return [=](const Gradient<T>& gradient, const Launch& launch) {
    GridLaunch<Pieces<T>>{warp_scatter<T>, grid, threads}(
        {gradient, cut.of_row, cut.lines * (kLine / static_cast<int>(sizeof(uint4)))}, launch);
  };
}

// ---- registration -------------------------------------------------------------------------------

/// `Kernel::prepare`: `body.operator()<T>(shape, device)` returns what enqueues a launch, a
/// function of `(const Gradient<T>&, const Launch&)`.
template <typename Body>
auto prepare_gradient(Body body) {
  return [body](const Problem& problem, const DeviceTraits& device) -> LaunchFunction {
    const Shape shape = shape_of(problem);
    const Options options = options_of(problem);
    if (shape.rows == 0) return [](const Launch&) {};
    return dispatch_dtype(problem.dtype_out, [&]<typename T>() -> LaunchFunction {
      return [=, enqueue = body.template operator()<T>(shape, device)](const Launch& launch) {
        enqueue(Gradient<T>{.probabilities = static_cast<const float*>(launch.inputs[0]),
                            .indices = launch.inputs[1],
                            .dprobabilities = static_cast<const float*>(launch.inputs[2]),
                            .dlogits = static_cast<T*>(launch.outputs[0]),
                            .shape = shape,
                            .factor = static_cast<float>(1 / options.temperature),
                            .has_wide_indices = options.has_wide_indices},
                launch);
      };
    });
  };
}

/// What does not fit the lanes of a row is read once for the sum and once for the result.
std::int64_t reads_of(const Problem& problem) { return problem.at("k") > kWarpSize ? 2 : 1; }

Kernel shared_tuned(int threads, std::int64_t tile_bytes) {
  return {
      .name = "shared_scatter",
      .tuning = "threads=" + std::to_string(threads) + ",tile=" + std::to_string(tile_bytes),
      .operation = "softmax_topk_backward",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "rows assembled in shared memory, several a block, written in whole lines",
      .constraints = "a row in 48 KB of shared memory",
      .source = "own",
      .supports = [](const Problem& problem, const DeviceTraits&) -> std::optional<Refusal> {
        const auto size = static_cast<std::int64_t>(size_of(problem.dtype_out));
        const std::int64_t most = (kMostShared - 2 * kLine) / size;
        if (problem.at("vocab") <= most) return std::nullopt;
        return Refusal{"vocab", "a tile in shared memory holds a row of at most " +
                                    std::to_string(most) + " " +
                                    std::string(name_of(problem.dtype_out)) + " logits, not " +
                                    problem.text("vocab")};
      },
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return modelled_traffic(problem, reads_of(problem)); },
      .prepare = prepare_gradient([=]<typename T>(const Shape& shape, const DeviceTraits& device) {
        return launch_shared<T>(shape, threads, tile_bytes, device);
      }),
  };
}

Kernel warp_tuned(int threads, std::int64_t piece_bytes) {
  return {
      .name = "warp_scatter",
      .tuning = "threads=" + std::to_string(threads) + ",piece=" + std::to_string(piece_bytes),
      .operation = "softmax_topk_backward",
      .device = DeviceKind::cuda,
      .dtypes = kAllDtypes,
      .serves = kEveryMode,
      .summary = "a warp per row or piece of a row: zeros, then the gradients over them",
      .constraints = "none",
      .source = "own",
      .traffic =
          [=](const Problem& problem, const DeviceTraits&) {
            const auto size = static_cast<std::int64_t>(size_of(problem.dtype_out));
            const PieceCut cut(shape_of(problem), size, piece_bytes);
            return modelled_traffic(problem, cut.of_row * reads_of(problem));
          },
      .prepare = prepare_gradient([=]<typename T>(const Shape& shape, const DeviceTraits&) {
        return launch_warps<T>(shape, threads, piece_bytes);
      }),
  };
}

const Registration shared_registration{{
    shared_tuned(128, 8192),
    shared_tuned(256, 16384),
    shared_tuned(128, 4096),
}};

const Registration warp_registration{{
    warp_tuned(128, 8192),
    warp_tuned(256, 32768),
    warp_tuned(128, 2048),
}};

}  // namespace
}  // namespace roofmax::softmax_topk_backward::scatter
