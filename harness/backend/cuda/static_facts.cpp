// Static facts of kernels, from the runtime or the driver: a launch is captured into a graph, and
// each of the graph's kernel nodes names its function. No kernel declares anything.

#include "harness/backend/cuda/static_facts.hpp"

#include <algorithm>
#include <vector>

#include "harness/backend/cuda/capture.hpp"
#include "harness/backend/cuda/check.hpp"
#include "harness/backend/cuda/driver.hpp"
#include "harness/backend/function_name.hpp"

namespace roofmax::cuda {
namespace {

/// Whether the runtime could answer. It does not know a function of a plugin that brings a runtime
/// of its own; the driver does.
bool is_known_to_runtime(cudaError_t error) {
  if (error == cudaSuccess) return true;
  static_cast<void>(cudaGetLastError());
  return false;
}

struct Edge {
  cudaGraphNode_t from;
  cudaGraphNode_t to;
};

std::vector<Edge> edges_of(cudaGraph_t graph) {
  // Edges between the programmatically overlapped launches of one stream carry data.
#if CUDART_VERSION >= 13000
  const auto ask = [graph](cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* data,
                           std::size_t* count) {
    return cudaGraphGetEdges(graph, from, to, data, count);
  };
  using EdgeData = cudaGraphEdgeData;
#elif CUDART_VERSION >= 12030
  const auto ask = [graph](cudaGraphNode_t* from, cudaGraphNode_t* to, cudaGraphEdgeData* data,
                           std::size_t* count) {
    return cudaGraphGetEdges_v2(graph, from, to, data, count);
  };
  using EdgeData = cudaGraphEdgeData;
#else
  struct EdgeData {};
  const auto ask = [graph](cudaGraphNode_t* from, cudaGraphNode_t* to, EdgeData*,
                           std::size_t* count) {
    return cudaGraphGetEdges(graph, from, to, count);
  };
#endif
  std::size_t count = 0;
  ROOFMAX_CUDA_TRY(ask(nullptr, nullptr, nullptr, &count));
  std::vector<cudaGraphNode_t> from(count);
  std::vector<cudaGraphNode_t> to(count);
  std::vector<EdgeData> data(count);
  if (count > 0) ROOFMAX_CUDA_TRY(ask(from.data(), to.data(), data.data(), &count));
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < count; ++i) edges.push_back({from[i], to[i]});
  return edges;
}

/// All nodes, each after those that it depends on.
std::vector<cudaGraphNode_t> ordered_nodes_of(cudaGraph_t graph) {
  std::size_t count = 0;
  ROOFMAX_CUDA_TRY(cudaGraphGetNodes(graph, nullptr, &count));
  std::vector<cudaGraphNode_t> waiting(count);
  if (count > 0) ROOFMAX_CUDA_TRY(cudaGraphGetNodes(graph, waiting.data(), &count));
  std::vector<Edge> edges = edges_of(graph);
  std::vector<cudaGraphNode_t> ordered;
  while (!waiting.empty()) {
    // A graph has no cycles: one that depends on nothing is always left.
    const auto ready = std::find_if(waiting.begin(), waiting.end(), [&](cudaGraphNode_t node) {
      return std::none_of(edges.begin(), edges.end(),
                          [node](const Edge& edge) { return edge.to == node; });
    });
    if (ready == waiting.end()) throw DeviceError("a captured graph has a cycle", false);
    std::erase_if(edges, [node = *ready](const Edge& edge) { return edge.from == node; });
    ordered.push_back(*ready);
    waiting.erase(ready);
  }
  return ordered;
}

std::string name_of_function([[maybe_unused]] const void* function) {
#if CUDART_VERSION >= 12030
  const char* name = nullptr;
  if (is_known_to_runtime(cudaFuncGetName(&name, function)) && name != nullptr) {
    return short_function_name(name);
  }
#endif
  return {};
}

int attribute_of_device(cudaDeviceAttr attribute) {
  int device = 0;
  int value = 0;
  ROOFMAX_CUDA_TRY(cudaGetDevice(&device));
  ROOFMAX_CUDA_TRY(cudaDeviceGetAttribute(&value, attribute, device));
  return value;
}

double occupancy_of(int blocks_per_sm, int threads) {
  const int warp = attribute_of_device(cudaDevAttrWarpSize);
  const int resident_warps = blocks_per_sm * ((threads + warp - 1) / warp);
  return static_cast<double>(resident_warps * warp) /
         attribute_of_device(cudaDevAttrMaxThreadsPerMultiProcessor);
}

/// What the driver tells of functions.
struct Driver {
  static constexpr unsigned kVersion = 12030;
#define ROOFMAX_DRIVER_FUNCTION(name) \
  decltype(::name)* name = driver_function<decltype(::name)>(#name, kVersion)
  decltype(::cuGraphKernelNodeGetParams)* params_of =
      driver_function<decltype(::cuGraphKernelNodeGetParams)>("cuGraphKernelNodeGetParams",
                                                              kVersion);
  ROOFMAX_DRIVER_FUNCTION(cuKernelGetFunction);
  ROOFMAX_DRIVER_FUNCTION(cuFuncGetAttribute);
  ROOFMAX_DRIVER_FUNCTION(cuFuncGetName);
  ROOFMAX_DRIVER_FUNCTION(cuOccupancyMaxActiveBlocksPerMultiprocessor);
#undef ROOFMAX_DRIVER_FUNCTION

  [[nodiscard]] bool is_complete() const {
    return params_of != nullptr && cuKernelGetFunction != nullptr &&
           cuFuncGetAttribute != nullptr && cuFuncGetName != nullptr &&
           cuOccupancyMaxActiveBlocksPerMultiprocessor != nullptr;
  }
  [[nodiscard]] std::optional<int> attribute(CUfunction function,
                                             CUfunction_attribute which) const {
    int value = 0;
    if (cuFuncGetAttribute(&value, which, function) != CUDA_SUCCESS) return std::nullopt;
    return value;
  }
};

LaunchFacts facts_by_driver(cudaGraphNode_t node) {
  LaunchFacts facts;
  const Driver driver;
  CUDA_KERNEL_NODE_PARAMS launch{};
  if (!driver.is_complete() || driver.params_of(node, &launch) != CUDA_SUCCESS) return facts;
  facts.grid = std::int64_t{launch.gridDimX} * launch.gridDimY * launch.gridDimZ;
  const auto threads = static_cast<int>(launch.blockDimX * launch.blockDimY * launch.blockDimZ);
  facts.threads = threads;
  CUfunction function = launch.func;
  if (function == nullptr && (launch.kern == nullptr ||
                              driver.cuKernelGetFunction(&function, launch.kern) != CUDA_SUCCESS)) {
    return facts;
  }
  const char* name = nullptr;
  if (driver.cuFuncGetName(&name, function) == CUDA_SUCCESS && name != nullptr) {
    facts.function = short_function_name(name);
  }
  facts.registers = driver.attribute(function, CU_FUNC_ATTRIBUTE_NUM_REGS);
  facts.local_bytes = driver.attribute(function, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
  if (const auto shared = driver.attribute(function, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)) {
    facts.shared_bytes = std::int64_t{*shared} + launch.sharedMemBytes;
  }
  int blocks = 0;
  const bool is_known = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(
                            &blocks, function, threads, launch.sharedMemBytes) == CUDA_SUCCESS;
  if (is_known && blocks > 0) {
    facts.blocks_per_sm = blocks;
    facts.occupancy = occupancy_of(blocks, threads);
  }
  return facts;
}

LaunchFacts facts_of(cudaGraphNode_t node) {
  LaunchFacts facts;
  cudaKernelNodeParams launch{};
  if (!is_known_to_runtime(cudaGraphKernelNodeGetParams(node, &launch))) {
    return facts_by_driver(node);
  }
  facts.grid = std::int64_t{launch.gridDim.x} * launch.gridDim.y * launch.gridDim.z;
  const auto threads = static_cast<int>(launch.blockDim.x * launch.blockDim.y * launch.blockDim.z);
  facts.threads = threads;
  cudaFuncAttributes function{};
  if (launch.func == nullptr ||
      !is_known_to_runtime(cudaFuncGetAttributes(&function, launch.func))) {
    return facts;
  }
  facts.function = name_of_function(launch.func);
  facts.registers = function.numRegs;
  facts.shared_bytes = static_cast<std::int64_t>(function.sharedSizeBytes + launch.sharedMemBytes);
  facts.local_bytes = static_cast<std::int64_t>(function.localSizeBytes);
  int blocks = 0;
  const bool is_known = is_known_to_runtime(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
      &blocks, launch.func, threads, launch.sharedMemBytes));
  if (is_known && blocks > 0) {
    facts.blocks_per_sm = blocks;
    facts.occupancy = occupancy_of(blocks, threads);
  }
  return facts;
}

std::optional<StaticFacts> facts_of(cudaGraph_t graph) {
  StaticFacts facts;
  for (const cudaGraphNode_t node : ordered_nodes_of(graph)) {
    cudaGraphNodeType type{};
    ROOFMAX_CUDA_TRY(cudaGraphNodeGetType(node, &type));
    // What a graph within the graph launches is not known here.
    if (type == cudaGraphNodeTypeGraph) return std::nullopt;
    if (type == cudaGraphNodeTypeKernel) facts.launches.push_back(facts_of(node));
  }
  if (facts.launches.empty()) return std::nullopt;
  return facts;
}

}  // namespace

std::optional<StaticFacts> static_facts_of(cudaStream_t stream, const Enqueue& enqueue) noexcept {
  try {
    const CapturedGraph captured(stream, 1, enqueue);
    return facts_of(captured.get());
  } catch (...) {
    // A kernel that cannot be captured can still be right, and timed by another timer.
    static_cast<void>(cudaGetLastError());
    return std::nullopt;
  }
}

}  // namespace roofmax::cuda
