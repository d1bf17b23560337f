#pragma once

#include <cuda_runtime.h>

#include <optional>

#include "harness/backend/backend.hpp"
#include "harness/record/static_facts.hpp"

namespace roofmax::cuda {

/// What the runtime knows about the kernels that `enqueue` launches for index 0. They are captured
/// and do not run. Nothing where they cannot be captured or there are none. Throws nothing.
[[nodiscard]] std::optional<StaticFacts> static_facts_of(cudaStream_t stream,
                                                         const Enqueue& enqueue) noexcept;

}  // namespace roofmax::cuda
