// Loads shared libraries that bring kernels through the C ABI: checks everything that they declare,
// then registers an adapter for each kernel. All of a library's kernels are taken, or none.

#include "kernels/contract/plugin.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <vector>

#include "kernels/contract/abi.h"
#include "kernels/contract/registry.hpp"
#include "kernels/contract/spelling.hpp"

namespace roofmax {
namespace {

constexpr const char* kSymbol = "roofmax_plugin_v1";

[[noreturn]] void fail(const std::string& what, const std::string& fix) {
  throw std::runtime_error(what + ": " + fix);
}

std::string text(const char* words) { return words == nullptr ? std::string{} : words; }

// ---- C++ to C
// ------------------------------------------------------------------------------------

/// A problem in C, with the C++ one that it points into.
class AbiProblem {
 public:
  explicit AbiProblem(const Problem& problem)
      : problem_(problem), specs_(problem.operation->tensors(problem)) {
    for (const Problem::Coordinate& axis : problem_.axes) {
      axes_.push_back({axis.name.c_str(), axis.value, axis.choice.c_str()});
    }
    for (const TensorSpec& spec : specs_) {
      tensors_.push_back({.struct_bytes = sizeof(roofmax_tensor),
                          .name = spec.name.c_str(),
                          .role = static_cast<std::int32_t>(spec.role),
                          .dtype = static_cast<std::int32_t>(spec.dtype),
                          .rank = static_cast<std::uint32_t>(spec.extents.size()),
                          .extents = spec.extents.data(),
                          .strides = spec.strides.data()});
    }
    for (const roofmax_tensor& tensor : tensors_) pointers_.push_back(&tensor);
    value_ = {.struct_bytes = sizeof(roofmax_problem),
              .operation = problem_.operation->name.c_str(),
              .dtype = static_cast<std::int32_t>(problem_.dtype),
              .dtype_out = static_cast<std::int32_t>(problem_.dtype_out),
              .axis_count = static_cast<std::uint32_t>(axes_.size()),
              .axes = axes_.data(),
              .tensor_count = static_cast<std::uint32_t>(pointers_.size()),
              .tensors = pointers_.data()};
  }
  AbiProblem(const AbiProblem&) = delete;
  AbiProblem& operator=(const AbiProblem&) = delete;

  [[nodiscard]] const roofmax_problem* get() const { return &value_; }

 private:
  Problem problem_;
  std::vector<TensorSpec> specs_;
  std::vector<roofmax_axis> axes_;
  std::vector<roofmax_tensor> tensors_;
  std::vector<const roofmax_tensor*> pointers_;
  roofmax_problem value_{};
};

/// The name is the traits' own.
roofmax_device to_abi(const DeviceTraits& device) {
  return {.struct_bytes = sizeof(roofmax_device),
          .kind = static_cast<std::int32_t>(device.kind),
          .compute_capability = device.compute_capability,
          .processors = device.processors,
          .cache_bytes = device.cache_bytes,
          .memory_bytes = device.memory_bytes,
          .shared_bytes_per_block = device.shared_bytes_per_block,
          .name = device.name.c_str(),
          .on_chip_bytes = device.on_chip_bytes};
}

std::optional<Refusal> ask_supports(const roofmax_kernel& kernel, const Problem& problem,
                                    const DeviceTraits& device) {
  const AbiProblem abi_problem(problem);
  const roofmax_device abi_device = to_abi(device);
  std::array<char, 256> reason{};
  if (kernel.supports(kernel.context, abi_problem.get(), &abi_device, reason.data(),
                      static_cast<std::uint32_t>(reason.size())) != 0) {
    return std::nullopt;
  }
  reason.back() = '\0';
  const bool is_silent = reason.front() == '\0';
  return Refusal{"plugin", is_silent ? "the plugin refuses it and gives no reason" : reason.data()};
}

Traffic ask_traffic(const roofmax_kernel& kernel, const Problem& problem) {
  const Bytes compulsory = problem.operation->compulsory(problem).bytes;
  if (kernel.traffic == nullptr) return {.bytes = compulsory};
  const AbiProblem abi_problem(problem);
  roofmax_traffic traffic{.struct_bytes = sizeof(roofmax_traffic),
                          .read_bytes = compulsory.read,
                          .write_bytes = compulsory.write,
                          .flops = 0,
                          .exponentials = 0,
                          .launches = 1,
                          .fp64_flops = 0,
                          .matrix_flops = 0};
  kernel.traffic(kernel.context, abi_problem.get(), &traffic);
  const bool is_sane = traffic.read_bytes >= 0 && traffic.write_bytes >= 0 && traffic.flops >= 0 &&
                       traffic.fp64_flops >= 0 && traffic.matrix_flops >= 0 &&
                       traffic.exponentials >= 0 && traffic.launches >= 0;
  if (!is_sane) {
    fail("plugin kernel '" + text(kernel.name) + "' models negative traffic",
         "fix its traffic function");
  }
  return {
      .bytes = {traffic.read_bytes, traffic.write_bytes},
      .flops = {.fp32 = traffic.flops, .fp64 = traffic.fp64_flops, .matrix = traffic.matrix_flops},
      .exponentials = traffic.exponentials,
      .launches = traffic.launches};
}

std::int64_t ask_workspace(const roofmax_kernel& kernel, const Problem& problem,
                           const DeviceTraits& device) {
  const AbiProblem abi_problem(problem);
  const roofmax_device abi_device = to_abi(device);
  const std::int64_t bytes =
      kernel.workspace_bytes_on != nullptr
          ? kernel.workspace_bytes_on(kernel.context, abi_problem.get(), &abi_device)
          : kernel.workspace_bytes(kernel.context, abi_problem.get());
  if (bytes < 0) {
    fail("plugin kernel '" + text(kernel.name) + "' asks for a workspace of " +
             std::to_string(bytes) + " bytes",
         "fix its workspace function");
  }
  return bytes;
}

/// What a plugin prepared for a problem; released with the last copy of its launch function.
class AbiPrepared {
 public:
  AbiPrepared(const roofmax_kernel& kernel, const Problem& problem, const DeviceTraits& device)
      : kernel_(kernel), problem_(problem) {
    if (kernel.prepare == nullptr) return;
    const roofmax_device abi_device = to_abi(device);
    prepared_ = kernel.prepare(kernel.context, problem_.get(), &abi_device);
  }
  ~AbiPrepared() {
    if (kernel_.prepare != nullptr && kernel_.release != nullptr) {
      kernel_.release(kernel_.context, prepared_);
    }
  }
  AbiPrepared(const AbiPrepared&) = delete;
  AbiPrepared& operator=(const AbiPrepared&) = delete;

  void enqueue(const Launch& launch) const {
    const roofmax_launch abi_launch{
        .struct_bytes = sizeof(roofmax_launch),
        .problem = problem_.get(),
        .input_count = static_cast<std::uint32_t>(launch.inputs.size()),
        .inputs = launch.inputs.data(),
        .output_count = static_cast<std::uint32_t>(launch.outputs.size()),
        .outputs = launch.outputs.data(),
        .workspace = launch.workspace,
        .stream = launch.stream,
        .rank = launch.rank,
        .ranks = launch.ranks,
        .communicator = launch.communicator,
        .prepared = prepared_};
    if (const int code = kernel_.launch(kernel_.context, &abi_launch); code != 0) {
      throw std::runtime_error("plugin kernel '" + text(kernel_.name) +
                               "' could not be launched: its launch function returned " +
                               std::to_string(code));
    }
  }

 private:
  const roofmax_kernel& kernel_;
  AbiProblem problem_;
  void* prepared_ = nullptr;
};

// ---- C to C++
// ------------------------------------------------------------------------------------

/// What both sides know of a structure: the smaller of the two sizes; the rest is 0.
template <typename Structure>
Structure as_known(const Structure* declared) {
  Structure known{};
  std::memcpy(&known, declared, std::min<std::size_t>(declared->struct_bytes, sizeof(Structure)));
  return known;
}

// Bytes of structures as the first version of the header had them.
constexpr std::size_t kFirstPluginBytes = sizeof(roofmax_plugin);
constexpr std::size_t kFirstKernelBytes = offsetof(roofmax_kernel, mode_count);

/// Names appear in patterns, keys and file names; these letters mean something there.
bool is_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
    return std::isgraph(static_cast<unsigned char>(letter)) != 0 &&
           std::string_view("@/*?[]").find(letter) == std::string_view::npos;
  });
}

/// Refuses a structure that lacks members of the first version.
void check_size(const std::string& where, const char* type, std::uint32_t bytes,
                std::size_t first_bytes) {
  if (bytes >= first_bytes) return;
  fail(where + ": its " + type + " is " + std::to_string(bytes) + " bytes, not at least " +
           std::to_string(first_bytes),
       std::string("set struct_bytes to sizeof(") + type + ")");
}

/// The modes that a kernel declares, each an axis of its operation with choices of that axis.
std::map<std::string, std::vector<std::string>> served_modes(const roofmax_kernel& declared,
                                                             const Operation& operation,
                                                             const std::string& which) {
  std::map<std::string, std::vector<std::string>> served;
  for (std::uint32_t i = 0; i < declared.mode_count; ++i) {
    if (declared.modes == nullptr || declared.modes[i] == nullptr) {
      fail(which + ": mode " + std::to_string(i) + " is missing", "set mode_count and modes");
    }
    check_size(which, "roofmax_mode", declared.modes[i]->struct_bytes, sizeof(roofmax_mode));
    const roofmax_mode mode = as_known(declared.modes[i]);
    const std::string name = text(mode.axis);
    const auto axis =
        std::find_if(operation.axes.begin(), operation.axes.end(),
                     [&](const Axis& one) { return one.is_mode() && one.name == name; });
    if (axis == operation.axes.end()) {
      std::vector<std::string> known;
      for (const Axis& one : operation.axes) {
        if (one.is_mode()) known.push_back(one.name);
      }
      fail(which + ": operation '" + operation.name + "' has no mode '" + name + "'",
           "use one of: " + join(known));
    }
    if (mode.choices == nullptr || mode.choice_count == 0) {
      fail(which + ": mode '" + name + "' names no choice", "use some of: " + join(axis->choices));
    }
    std::vector<std::string>& choices = served[name];
    for (std::uint32_t k = 0; k < mode.choice_count; ++k) {
      const std::string choice = text(mode.choices[k]);
      if (std::count(axis->choices.begin(), axis->choices.end(), choice) == 0) {
        fail(which + ": mode '" + name + "': invalid choice '" + choice + "'",
             "use one of: " + join(axis->choices));
      }
      choices.push_back(choice);
    }
  }
  return served;
}

/// Checks one declared kernel and adapts it. `where` begins every complaint.
Kernel adapt(std::shared_ptr<const roofmax_kernel> kernel, const std::string& where,
             const std::string& source) {
  const roofmax_kernel& declared = *kernel;
  const std::string name = text(declared.name);
  if (!is_name(name)) {
    fail(where + ": invalid name '" + name + "'",
         "use letters, digits and '_', without any of @/*?[]");
  }
  const std::string which = where + " ('" + name + "')";
  const Operation* const operation = find_operation(text(declared.operation));
  if (operation == nullptr) {
    std::vector<std::string> known;
    for (const Operation* one : operations()) known.push_back(one->name);
    fail(which + ": unknown operation '" + text(declared.operation) + "'",
         "use one of: " + join(known));
  }
  const std::string tuning = text(declared.tuning);
  if (!tuning.empty() && !is_name(tuning)) {
    fail(which + ": invalid tuning '" + tuning + "'", "write it as in threads=256,vectors=4");
  }
  if (declared.device != ROOFMAX_CPU && declared.device != ROOFMAX_CUDA) {
    fail(which + ": unknown device kind " + std::to_string(declared.device),
         "use ROOFMAX_CPU or ROOFMAX_CUDA");
  }
  if (declared.launch == nullptr) fail(which + ": has no launch function", "set its member launch");
  if (declared.dtype_count == 0 || declared.dtypes == nullptr) {
    fail(which + ": names no element types", "set its members dtype_count and dtypes");
  }
  std::vector<DtypePair> dtypes;
  for (std::uint32_t i = 0; i < declared.dtype_count; ++i) {
    const DtypePair pair{static_cast<Dtype>(declared.dtypes[i][0]),
                         static_cast<Dtype>(declared.dtypes[i][1])};
    // Compared as written: a number beyond Dtype's range must not wrap to a valid one.
    const bool is_known = std::any_of(
        operation->dtypes.begin(), operation->dtypes.end(), [&](const DtypePair& taken) {
          return static_cast<std::int32_t>(taken.in) == declared.dtypes[i][0] &&
                 static_cast<std::int32_t>(taken.out) == declared.dtypes[i][1];
        });
    if (!is_known) {
      fail(which + ": operation '" + operation->name + "' does not come in element types (" +
               std::to_string(declared.dtypes[i][0]) + ", " +
               std::to_string(declared.dtypes[i][1]) + ")",
           "use pairs of roofmax_dtype that it comes in");
    }
    dtypes.push_back(pair);
  }

  // More than any documented rounding of intermediates needs.
  constexpr double kMostExtraUlps = 8;
  for (const double ulps : {declared.extra_half_ulps, declared.extra_fp32_ulps}) {
    if (!(ulps >= 0 && ulps <= kMostExtraUlps)) {
      fail(which + ": invalid extra tolerance " + std::to_string(ulps), "use 0 to 8 ulps");
    }
  }

  Kernel adapted{.name = name,
                 .tuning = tuning,
                 .operation = operation->name,
                 .device = static_cast<DeviceKind>(declared.device),
                 .dtypes = std::move(dtypes),
                 .serves = served_modes(declared, *operation, which),
                 .summary = text(declared.summary),
                 .constraints = text(declared.constraints),
                 .source = source,
                 .extra_half_ulps = declared.extra_half_ulps,
                 .extra_fp32_ulps = declared.extra_fp32_ulps};
  adapted.traffic = [kernel](const Problem& problem, const DeviceTraits&) {
    return ask_traffic(*kernel, problem);
  };
  adapted.prepare = [kernel](const Problem& problem, const DeviceTraits& device) {
    const auto prepared = std::make_shared<const AbiPrepared>(*kernel, problem, device);
    return [kernel, prepared](const Launch& launch) { prepared->enqueue(launch); };
  };
  if (declared.supports != nullptr) {
    adapted.supports = [kernel](const Problem& problem, const DeviceTraits& device) {
      return ask_supports(*kernel, problem, device);
    };
  }
  if (declared.workspace_bytes != nullptr || declared.workspace_bytes_on != nullptr) {
    adapted.workspace_bytes = [kernel](const Problem& problem, const DeviceTraits& device) {
      return ask_workspace(*kernel, problem, device);
    };
  }
  return adapted;
}

std::vector<Kernel> adapt_all(const roofmax_plugin& plugin, const std::string& path) {
  const std::string label = "plugin '" + path + "'";
  if (plugin.abi_version != ROOFMAX_ABI_VERSION) {
    fail(label + ": is built for version " + std::to_string(plugin.abi_version) +
             " of the plugin ABI, this roofmax has version " + std::to_string(ROOFMAX_ABI_VERSION),
         "rebuild it with this roofmax's kernels/contract/abi.h");
  }
  check_size(label, "roofmax_plugin", plugin.struct_bytes, kFirstPluginBytes);
  if (plugin.kernel_count == 0 || plugin.kernels == nullptr) {
    fail(label + ": declares no kernel", "set kernel_count and kernels");
  }
  const std::string given_name = text(plugin.name);
  const std::string file_name = std::filesystem::path(path).filename().string();
  const std::string source =
      "plugin " + (given_name.empty() ? file_name : given_name + " (" + file_name + ")");
  std::vector<Kernel> kernels;
  // A library built with another header has elements of another size: step by the size that it
  // declares.
  const auto* place = reinterpret_cast<const std::byte*>(plugin.kernels);
  const std::uint32_t step = plugin.kernels->struct_bytes;
  for (std::uint32_t i = 0; i < plugin.kernel_count; ++i, place += step) {
    const auto* const declared = reinterpret_cast<const roofmax_kernel*>(place);
    const std::string where = label + ": kernel " + std::to_string(i);
    check_size(where, "roofmax_kernel", declared->struct_bytes, kFirstKernelBytes);
    if (declared->struct_bytes != step) {
      fail(where + ": its roofmax_kernel is " + std::to_string(declared->struct_bytes) +
               " bytes, that of kernel 0 " + std::to_string(step),
           "set struct_bytes to sizeof(roofmax_kernel) in each");
    }
    kernels.push_back(
        adapt(std::make_shared<const roofmax_kernel>(as_known(declared)), where, source));
  }
  return kernels;
}

/// What the library that is being opened would register itself; nullptr while none is opened.
std::vector<std::string>* refused_registrations = nullptr;

/// Opens a library. It is never closed: the kernels that it brings live as long as the process.
void* opened(const std::string& path) {
  if (path.empty()) fail("plugin '' is no file", "name a shared library with --plugin FILE.so");
  // With a folder in front, so that the loader's search path has no say in what is opened.
  const std::string absolute = std::filesystem::absolute(path).string();
  std::vector<std::string> refused;
  refused_registrations = &refused;
  void* const library = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL);
  refused_registrations = nullptr;
  if (library == nullptr) {
    fail("plugin '" + path + "' cannot be opened (" + text(dlerror()) + ")",
         "name a shared library for this machine whose own libraries can be found");
  }
  if (!refused.empty()) {
    fail("plugin '" + path + "' registers " + refused.front() + " itself when it is opened",
         std::string("name a library that brings its kernels by ") + kSymbol +
             " alone (see kernels/contract/abi.h), without linking libroofmax");
  }
  return library;
}

/// Refuses names that are taken, in the library itself or in the registry.
void check_unique(const std::vector<Kernel>& added, const std::string& path) {
  const auto is_same_kernel = [](const Kernel& a, const Kernel& b) {
    return a.operation == b.operation && a.device == b.device && a.name == b.name;
  };
  const auto what = [&](const Kernel& kernel) {
    return "plugin '" + path + "': kernel '" + kernel.full_name() + "' of " + kernel.operation;
  };
  for (auto kernel = added.begin(); kernel != added.end(); ++kernel) {
    if (kernel->name == kAutoKernel) {
      fail(what(*kernel) + " has the name of the choice among all kernels", "give it another name");
    }
    if (std::any_of(added.begin(), kernel, [&](const Kernel& other) {
          return is_same_kernel(other, *kernel) && other.tuning == kernel->tuning;
        })) {
      fail(what(*kernel) + " is declared twice", "remove one, or tell them apart by their tuning");
    }
  }
  // Not even another tuning of a kernel that is there: which row is the default one would depend
  // on who came first.
  for (const Kernel& kernel : added) {
    if (std::any_of(kernels().begin(), kernels().end(),
                    [&](const Kernel* other) { return is_same_kernel(*other, kernel); })) {
      fail(what(kernel) + " is registered already",
           "give it another name, or load the plugin once");
    }
  }
}

}  // namespace

bool is_refused_registration(const std::string& what) {
  if (refused_registrations == nullptr) return false;
  refused_registrations->push_back(what);
  return true;
}

int load_plugin(const std::string& path) {
  using Entry = const roofmax_plugin* (*)();
  const auto entry = reinterpret_cast<Entry>(dlsym(opened(path), kSymbol));
  if (entry == nullptr) {
    fail("plugin '" + path + "' has no symbol " + kSymbol,
         "export it with extern \"C\" and default visibility (see kernels/contract/abi.h)");
  }
  const roofmax_plugin* const plugin = entry();
  if (plugin == nullptr) {
    fail("plugin '" + path + "': " + kSymbol + " returned nothing", "return its roofmax_plugin");
  }
  std::vector<Kernel> added = adapt_all(*plugin, path);
  check_unique(added, path);

  // Rows of one kernel are registered together, so that the first declared is the default tuning.
  std::map<std::tuple<std::string, DeviceKind, std::string>, std::vector<Kernel>> rows;
  const int count = static_cast<int>(added.size());
  for (Kernel& kernel : added) {
    rows[{kernel.operation, kernel.device, kernel.name}].push_back(std::move(kernel));
  }
  for (auto& entry_rows : rows) Registration{std::move(entry_rows.second)};
  return count;
}

}  // namespace roofmax
