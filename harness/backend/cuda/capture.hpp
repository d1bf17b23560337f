#pragma once

#include <cuda_runtime.h>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/check.hpp"

namespace roofmax::cuda {

/// Owns a graph of what was enqueued on a stream while it was captured; none of it has run.
class CapturedGraph {
 public:
  /// Enqueues launches 0 to `launches` - 1. Throws DeviceError, or what `enqueue` throws.
  CapturedGraph(cudaStream_t stream, int launches, const Enqueue& enqueue) {
    ROOFMAX_CUDA_TRY(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    try {
      for (int i = 0; i < launches; ++i) enqueue(i, stream);
      check(cudaGetLastError(), "launch");
    } catch (...) {
      ROOFMAX_CUDA_IGNORE(cudaStreamEndCapture(stream, &graph_));
      if (graph_ != nullptr) ROOFMAX_CUDA_IGNORE(cudaGraphDestroy(graph_));
      throw;
    }
    ROOFMAX_CUDA_TRY(cudaStreamEndCapture(stream, &graph_));
  }
  ~CapturedGraph() { ROOFMAX_CUDA_IGNORE(cudaGraphDestroy(graph_)); }
  CapturedGraph(const CapturedGraph&) = delete;
  CapturedGraph& operator=(const CapturedGraph&) = delete;

  [[nodiscard]] cudaGraph_t get() const { return graph_; }

 private:
  cudaGraph_t graph_ = nullptr;
};

}  // namespace roofmax::cuda
