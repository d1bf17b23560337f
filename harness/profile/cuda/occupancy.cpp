#include "harness/profile/occupancy.hpp"

#include <cuda_occupancy.h>

namespace roofmax {
namespace {

constexpr int kWarp = 32;

cudaOccDeviceProp properties_of(const Processor& processor) {
  constexpr int kMostThreadsOfBlock = 1024;
  constexpr std::size_t kSharedWithoutAsking = 48 * 1024;
  constexpr std::size_t kReservedShared = 1024;  // of each block
  cudaOccDeviceProp properties;
  properties.computeMajor = processor.capability / 10;
  properties.computeMinor = processor.capability % 10;
  properties.maxThreadsPerBlock = kMostThreadsOfBlock;
  properties.maxThreadsPerMultiprocessor = processor.threads;
  properties.regsPerBlock = processor.registers;
  properties.regsPerMultiprocessor = processor.registers;
  properties.warpSize = kWarp;
  properties.sharedMemPerBlock = kSharedWithoutAsking;
  properties.sharedMemPerMultiprocessor = static_cast<std::size_t>(processor.shared_bytes);
  properties.sharedMemPerBlockOptin = static_cast<std::size_t>(processor.shared_bytes_of_block);
  properties.reservedSharedMemPerBlock = kReservedShared;
  properties.numSms = 1;
  return properties;
}

std::string limit_of(const cudaOccResult& result) {
  const int blocks = result.activeBlocksPerMultiprocessor;
  if (blocks == result.blockLimitWarps) return "warps";
  if (blocks == result.blockLimitRegs) return "registers";
  if (blocks == result.blockLimitSharedMem) return "shared memory";
  if (blocks == result.blockLimitBlocks) return "blocks";
  return "barriers";
}

}  // namespace

std::optional<Occupancy> occupancy_of(const Processor& processor, int threads, int registers,
                                      std::int64_t shared_bytes, int barriers) {
  const cudaOccDeviceProp properties = properties_of(processor);
  cudaOccFuncAttributes function;
  function.maxThreadsPerBlock = properties.maxThreadsPerBlock;
  function.numRegs = registers;
  function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
  function.maxDynamicSharedSizeBytes = properties.sharedMemPerBlockOptin;
  function.numBlockBarriers = barriers;
  const cudaOccDeviceState state;
  cudaOccResult result{};
  const cudaOccError error = cudaOccMaxActiveBlocksPerMultiprocessor(
      &result, &properties, &function, &state, threads, static_cast<std::size_t>(shared_bytes));
  if (error != CUDA_OCC_SUCCESS || result.activeBlocksPerMultiprocessor == 0) return std::nullopt;
  const int warps = result.activeBlocksPerMultiprocessor * ((threads + kWarp - 1) / kWarp);
  return Occupancy{.blocks = result.activeBlocksPerMultiprocessor,
                   .share = static_cast<double>(warps * kWarp) / processor.threads,
                   .limit = limit_of(result)};
}

}  // namespace roofmax
