// Kernels launch through the CUDA runtime, and ask it what a device holds. Programs of roofmax are
// linked so that those calls come here first (`--wrap`, by CMakeLists.txt): they pass through to
// the runtime, unless this thread is asking what a kernel would do on a device that is described.
// Then they are answered from the description and from the compiled code, and a launch is written
// down.

#include "harness/predict/described_launches.hpp"

#include <cuda_runtime_api.h>
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <stdexcept>
#include <unordered_map>

#include "harness/backend/function_name.hpp"
#include "harness/profile/cubin.hpp"
#include "harness/profile/occupancy.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::predict {
namespace {

using Address = const void*;

/// Mangled names of the functions of this program, by the addresses that stand for them on the
/// host.
std::unordered_map<Address, const char*>& registered_functions() {
  static std::unordered_map<Address, const char*> functions;
  return functions;
}

/// The functions that handles of the runtime stand for. A launch expression asks for its handle
/// once and keeps it for good, so one that was given while somebody answers must be good
/// afterwards, and the other way round. A handle that the runtime did not give is the function's
/// own address.
class Handles {
 public:
  [[nodiscard]] Address own(Address function) {
    has_own_ = true;
    return function;
  }
  void remember(Address handle, Address function) {
    const std::lock_guard lock(mutex_);
    functions_.insert_or_assign(handle, function);
  }
  [[nodiscard]] Address function_of(Address handle) {
    const std::lock_guard lock(mutex_);
    const auto found = functions_.find(handle);
    return found == functions_.end() ? handle : found->second;
  }
  [[nodiscard]] bool is_own(Address handle) const {
    return has_own_ && registered_functions().contains(handle);
  }

 private:
  std::atomic<bool> has_own_{false};
  std::mutex mutex_;
  std::unordered_map<Address, Address> functions_;
};

Handles& handles() {
  static Handles all;
  return all;
}

/// What the compiler made of this program's functions, for one kind of processor.
class CompiledFunctions {
 public:
  explicit CompiledFunctions(int capability) {
    for (CompiledFunction& function : read_compiled_code("/proc/self/exe").functions) {
      if (!runs_code_of(capability, function.architecture)) continue;
      const auto [place, is_new] =
          functions_.try_emplace({function.scope, function.name}, function);
      if (!is_new && place->second.architecture < function.architecture) {
        place->second = std::move(function);
      }
    }
    if (functions_.empty()) {
      throw std::runtime_error(fmt::format(
          "this build has no code for compute capability {}.{}: configure it with {} among "
          "CMAKE_CUDA_ARCHITECTURES",
          capability / 10, capability % 10, capability));
    }
  }

  /// Null where there is none.
  [[nodiscard]] const CompiledFunction* find(const char* mangled) const {
    const auto found = functions_.find({function_scope(mangled), short_function_name(mangled)});
    return found == functions_.end() ? nullptr : &found->second;
  }

 private:
  std::map<std::pair<std::string, std::string>, CompiledFunction> functions_;
};

const CompiledFunctions& compiled_functions(int capability) {
  static std::mutex mutex;
  static std::map<int, CompiledFunctions> by_capability;
  const std::lock_guard lock(mutex);
  const auto found = by_capability.find(capability);
  if (found != by_capability.end()) return found->second;
  return by_capability.emplace(capability, CompiledFunctions(capability)).first->second;
}

/// Answers in place of the runtime, for one kernel on one device.
class Answering {
 public:
  explicit Answering(const DescribedDevice& device)
      : device_(device), functions_(compiled_functions(device.processor.capability)) {
    current_ = this;
  }
  ~Answering() { current_ = nullptr; }
  Answering(const Answering&) = delete;
  Answering& operator=(const Answering&) = delete;

  /// The one of this thread; null where none answers.
  [[nodiscard]] static Answering* current() { return current_; }

  [[nodiscard]] const DeviceTraits& traits() const { return device_.traits; }
  /// Throws std::runtime_error where one could not be made: launch expressions pass over it.
  [[nodiscard]] const std::vector<DescribedLaunch>& launches() const {
    if (!failure_.empty()) throw std::runtime_error(failure_);
    return launches_;
  }

  [[nodiscard]] cudaError_t attributes(cudaFuncAttributes& asked, Address function) {
    const CompiledFunction* const compiled = find(function);
    if (compiled == nullptr) return cudaErrorInvalidDeviceFunction;
    asked = {};
    asked.numRegs = compiled->registers;
    asked.sharedSizeBytes = static_cast<std::size_t>(compiled->shared_bytes);
    asked.localSizeBytes = static_cast<std::size_t>(compiled->stack_bytes.value_or(0));
    asked.maxThreadsPerBlock = compiled->most_threads.value_or(kMostThreads);
    asked.ptxVersion = compiled->architecture;
    asked.binaryVersion = compiled->architecture;
    asked.maxDynamicSharedSizeBytes = static_cast<int>(dynamic_bytes_of(function, *compiled));
    return cudaSuccess;
  }

  [[nodiscard]] cudaError_t allow(Address function, cudaFuncAttribute attribute, int value) {
    const CompiledFunction* const compiled = find(function);
    if (compiled == nullptr) return cudaErrorInvalidDeviceFunction;
    if (attribute != cudaFuncAttributeMaxDynamicSharedMemorySize) return cudaSuccess;
    if (value + compiled->shared_bytes > device_.processor.shared_bytes_of_block) {
      return cudaErrorInvalidValue;
    }
    allowed_[function] = value;
    return cudaSuccess;
  }

  /// 0 where no block fits.
  [[nodiscard]] int blocks_per_sm(Address function, int threads, std::int64_t dynamic_bytes) {
    const CompiledFunction* const compiled = find(function);
    if (compiled == nullptr) return 0;
    const auto occupancy = occupancy_of(device_.processor, threads, compiled->registers,
                                        compiled->shared_bytes + dynamic_bytes, compiled->barriers);
    return occupancy ? occupancy->blocks : 0;
  }

  [[nodiscard]] cudaError_t launch(Address function, dim3 grid, dim3 block,
                                   std::size_t dynamic_bytes) {
    const CompiledFunction* const compiled = find(function);
    if (compiled == nullptr) {
      return fail("a launch is of a function that this program's code does not have",
                  cudaErrorInvalidDeviceFunction);
    }
    DescribedLaunch launch{
        .function = compiled->name,
        .blocks = std::int64_t{grid.x} * grid.y * grid.z,
        .threads = static_cast<int>(block.x * block.y * block.z),
        .shared_bytes = compiled->shared_bytes + static_cast<std::int64_t>(dynamic_bytes),
        .dynamic_bytes = static_cast<std::int64_t>(dynamic_bytes),
        .registers = compiled->registers};
    launch.blocks_per_sm = blocks_per_sm(function, launch.threads, launch.dynamic_bytes);
    const bool is_allowed = launch.threads <= compiled->most_threads.value_or(kMostThreads) &&
                            launch.dynamic_bytes <= dynamic_bytes_of(function, *compiled);
    if (launch.blocks == 0 || launch.blocks_per_sm == 0 || !is_allowed) {
      return fail(fmt::format("{}: no {} blocks of {} threads and {} bytes of shared memory can be "
                              "launched",
                              launch.function, launch.blocks, launch.threads, launch.shared_bytes),
                  cudaErrorInvalidConfiguration);
    }
    if (compiled->code) {
      launch.instructions = compiled->code->instructions;
      launch.bytes_in_flight = compiled->code->load_bytes_in_flight;
    }
    launches_.push_back(std::move(launch));
    return cudaSuccess;
  }

 private:
  static constexpr int kMostThreads = 1024;
  static constexpr std::int64_t kSharedWithoutAsking = 48 * 1024;

  /// The first failure is told.
  [[nodiscard]] cudaError_t fail(const std::string& why, cudaError_t error) {
    if (failure_.empty()) failure_ = why;
    return error;
  }
  [[nodiscard]] const CompiledFunction* find(Address function) const {
    const auto name = registered_functions().find(function);
    return name == registered_functions().end() ? nullptr : functions_.find(name->second);
  }
  [[nodiscard]] std::int64_t dynamic_bytes_of(Address function,
                                              const CompiledFunction& compiled) const {
    const auto allowed = allowed_.find(function);
    return allowed == allowed_.end() ? kSharedWithoutAsking - compiled.shared_bytes
                                     : allowed->second;
  }

  static thread_local Answering* current_;
  const DescribedDevice& device_;
  const CompiledFunctions& functions_;
  std::map<Address, std::int64_t> allowed_;
  std::vector<DescribedLaunch> launches_;
  std::string failure_;
};

thread_local Answering* Answering::current_ = nullptr;

/// Addresses of tensors that no memory stands behind, aligned as the harness aligns them.
struct NoMemory {
  std::vector<const void*> inputs;
  std::vector<void*> outputs;

  explicit NoMemory(const std::vector<TensorSpec>& tensors) {
    constexpr std::uintptr_t kFar = std::uintptr_t{1} << 40;
    std::uintptr_t next = kFar;
    for (const TensorSpec& tensor : tensors) {
      // NOLINTNEXTLINE(performance-no-int-to-ptr): nothing is read or written there.
      void* const address = reinterpret_cast<void*>(next);
      if (tensor.is_written()) {
        outputs.push_back(address);
      } else {
        inputs.push_back(address);
      }
      next += kFar;
    }
  }
};

}  // namespace

std::vector<DescribedLaunch> launches_on(const DescribedDevice& device, const Kernel& kernel,
                                         const Problem& problem) {
  const NoMemory tensors(find_operation(kernel.operation)->tensors(problem));
  constexpr std::uintptr_t kWorkspace = 1 << 20;
  Answering answering(device);
  const LaunchFunction launch = kernel.prepare(problem, device.traits);
  launch({.inputs = tensors.inputs,
          .outputs = tensors.outputs,
          // NOLINTNEXTLINE(performance-no-int-to-ptr): nor there.
          .workspace = reinterpret_cast<void*>(kWorkspace)});
  return answering.launches();
}

}  // namespace roofmax::predict

// ---- the functions of the runtime, as the linker knows them with --wrap -------------------------
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-identifier-naming)
using roofmax::predict::Answering;
using roofmax::predict::handles;
using roofmax::predict::registered_functions;

extern "C" {

void __real___cudaRegisterFunction(void** module, const char* host, char* device, const char* name,
                                   int thread_limit, uint3* thread, uint3* block, dim3* block_size,
                                   dim3* grid_size, int* warp_size);
cudaError_t __real_cudaGetDevice(int* device);
cudaError_t __real_cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device);
cudaError_t __real_cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* function);
cudaError_t __real_cudaFuncSetAttribute(const void* function, cudaFuncAttribute attribute,
                                        int value);
cudaError_t __real_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, const void* function, int threads, std::size_t dynamic_bytes, unsigned flags);
cudaError_t __real_cudaOccupancyMaxActiveClusters(int* clusters, const void* function,
                                                  const cudaLaunchConfig_t* config);
cudaError_t __real_cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                    std::size_t dynamic_bytes, cudaStream_t stream);
cudaError_t __real_cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* function,
                                       void** arguments);
// Of toolkits whose launch expressions keep a handle (a cudaKernel_t, which older ones lack).
__attribute__((weak)) cudaError_t __real___cudaGetKernel(const void** handle, const void* function);
__attribute__((weak)) cudaError_t __real___cudaLaunchKernel(const void* handle, dim3 grid,
                                                            dim3 block, void** arguments,
                                                            std::size_t dynamic_bytes,
                                                            cudaStream_t stream);

void __wrap___cudaRegisterFunction(void** module, const char* host, char* device, const char* name,
                                   int thread_limit, uint3* thread, uint3* block, dim3* block_size,
                                   dim3* grid_size, int* warp_size) {
  registered_functions().emplace(host, name);
  __real___cudaRegisterFunction(module, host, device, name, thread_limit, thread, block, block_size,
                                grid_size, warp_size);
}

cudaError_t __wrap_cudaGetDevice(int* device) {
  if (Answering::current() == nullptr) return __real_cudaGetDevice(device);
  *device = 0;
  return cudaSuccess;
}

cudaError_t __wrap_cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device) {
  const Answering* const answering = Answering::current();
  if (answering == nullptr) return __real_cudaDeviceGetAttribute(value, attribute, device);
  if (attribute != cudaDevAttrMultiProcessorCount) return cudaErrorNotSupported;
  *value = answering->traits().processors;
  return cudaSuccess;
}

cudaError_t __wrap_cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* function) {
  Answering* const answering = Answering::current();
  return answering == nullptr ? __real_cudaFuncGetAttributes(attributes, function)
                              : answering->attributes(*attributes, function);
}

cudaError_t __wrap_cudaFuncSetAttribute(const void* function, cudaFuncAttribute attribute,
                                        int value) {
  Answering* const answering = Answering::current();
  return answering == nullptr ? __real_cudaFuncSetAttribute(function, attribute, value)
                              : answering->allow(function, attribute, value);
}

cudaError_t __wrap_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int* blocks, const void* function, int threads, std::size_t dynamic_bytes, unsigned flags) {
  Answering* const answering = Answering::current();
  if (answering == nullptr) {
    return __real_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, threads,
                                                                         dynamic_bytes, flags);
  }
  *blocks = answering->blocks_per_sm(function, threads, static_cast<std::int64_t>(dynamic_bytes));
  return cudaSuccess;
}

/// As many as would fit if a cluster could take any of the SMs.
cudaError_t __wrap_cudaOccupancyMaxActiveClusters(int* clusters, const void* function,
                                                  const cudaLaunchConfig_t* config) {
  Answering* const answering = Answering::current();
  if (answering == nullptr) {
    return __real_cudaOccupancyMaxActiveClusters(clusters, function, config);
  }
  int blocks_of_cluster = 1;
  for (unsigned i = 0; i < config->numAttrs; ++i) {
    const cudaLaunchAttribute& attribute = config->attrs[i];
    if (attribute.id != cudaLaunchAttributeClusterDimension) continue;
    blocks_of_cluster = static_cast<int>(attribute.val.clusterDim.x * attribute.val.clusterDim.y *
                                         attribute.val.clusterDim.z);
  }
  const auto threads =
      static_cast<int>(config->blockDim.x * config->blockDim.y * config->blockDim.z);
  const int resident = answering->blocks_per_sm(
      function, threads, static_cast<std::int64_t>(config->dynamicSmemBytes));
  *clusters = answering->traits().processors * resident / blocks_of_cluster;
  return cudaSuccess;
}

cudaError_t __wrap_cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** arguments,
                                    std::size_t dynamic_bytes, cudaStream_t stream) {
  Answering* const answering = Answering::current();
  return answering == nullptr
             ? __real_cudaLaunchKernel(function, grid, block, arguments, dynamic_bytes, stream)
             : answering->launch(function, grid, block, dynamic_bytes);
}

cudaError_t __wrap_cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* function,
                                       void** arguments) {
  Answering* const answering = Answering::current();
  return answering == nullptr ? __real_cudaLaunchKernelExC(config, function, arguments)
                              : answering->launch(function, config->gridDim, config->blockDim,
                                                  config->dynamicSmemBytes);
}

cudaError_t __wrap___cudaGetKernel(const void** handle, const void* function) {
  if (Answering::current() == nullptr && __real___cudaGetKernel(handle, function) == cudaSuccess &&
      *handle != nullptr) {
    handles().remember(*handle, function);
  } else {
    *handle = handles().own(function);
  }
  return cudaSuccess;
}

cudaError_t __wrap___cudaLaunchKernel(const void* handle, dim3 grid, dim3 block, void** arguments,
                                      std::size_t dynamic_bytes, cudaStream_t stream) {
  Answering* const answering = Answering::current();
  if (answering != nullptr) {
    return answering->launch(handles().function_of(handle), grid, block, dynamic_bytes);
  }
  if (handles().is_own(handle)) {
    return __real_cudaLaunchKernel(handle, grid, block, arguments, dynamic_bytes, stream);
  }
  return __real___cudaLaunchKernel(handle, grid, block, arguments, dynamic_bytes, stream);
}

}  // extern "C"
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp,readability-identifier-naming)
