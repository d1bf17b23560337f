#include "harness/measure/ready_kernel.hpp"

namespace roofmax {

ReadyKernel::ReadyKernel(const Kernel& kernel, const Problem& problem, Backend& backend)
    : launch_(kernel.prepare(problem, backend.traits())),
      workspace_(backend,
                 kernel.workspace_bytes ? kernel.workspace_bytes(problem, backend.traits()) : 0) {}

}  // namespace roofmax
