// Loads shared libraries that bring kernels through the C ABI: checks everything that they declare,
// then registers an adapter for each kernel. All of a library's kernels are taken, or none.

#include "kernels/contract/plugin.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <vector>

#include "kernels/contract/abi.h"
#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

constexpr const char* kSymbol = "roofmax_plugin_v1";
constexpr std::size_t kMostAxes = 32;

[[noreturn]] void fail(const std::string& what, const std::string& cure) {
  throw std::runtime_error(what + ": " + cure);
}

std::string text(const char* words) { return words == nullptr ? std::string{} : words; }

// ---- C++ to C
// ------------------------------------------------------------------------------------

/// A problem in C; points into the C++ one, and allocates nothing.
class AbiProblem {
 public:
  explicit AbiProblem(const Problem& problem) {
    const std::size_t count = std::min(problem.axes.size(), kMostAxes);
    for (std::size_t i = 0; i < count; ++i) {
      const Problem::Coordinate& axis = problem.axes[i];
      axes_[i] = {axis.name.c_str(), axis.value, axis.choice.c_str()};
    }
    value_ = {.struct_bytes = sizeof(roofmax_problem),
              .operation = problem.operation.c_str(),
              .dtype = static_cast<std::int32_t>(problem.dtype),
              .dtype_out = static_cast<std::int32_t>(problem.dtype_out),
              .axis_count = static_cast<std::uint32_t>(count),
              .axes = axes_.data()};
  }
  AbiProblem(const AbiProblem&) = delete;
  AbiProblem& operator=(const AbiProblem&) = delete;

  [[nodiscard]] const roofmax_problem* get() const { return &value_; }

 private:
  std::array<roofmax_axis, kMostAxes> axes_{};
  roofmax_problem value_{};
};

std::optional<Refusal> ask_supports(const roofmax_kernel& kernel, const Problem& problem,
                                    const DeviceTraits& device) {
  const AbiProblem abi_problem(problem);
  const roofmax_device abi_device{.struct_bytes = sizeof(roofmax_device),
                                  .kind = static_cast<std::int32_t>(device.kind),
                                  .compute_capability = device.compute_capability,
                                  .processors = device.processors,
                                  .cache_bytes = device.cache_bytes,
                                  .memory_bytes = device.memory_bytes,
                                  .shared_bytes_per_block = device.shared_bytes_per_block};
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
  const Bytes compulsory = find_operation(problem.operation)->compulsory(problem);
  if (kernel.traffic == nullptr) return {.bytes = compulsory};
  const AbiProblem abi_problem(problem);
  roofmax_traffic traffic{.struct_bytes = sizeof(roofmax_traffic),
                          .read_bytes = compulsory.read,
                          .write_bytes = compulsory.write,
                          .flops = 0,
                          .exponentials = 0,
                          .launches = 1};
  kernel.traffic(kernel.context, abi_problem.get(), &traffic);
  const bool is_sane = traffic.read_bytes >= 0 && traffic.write_bytes >= 0 && traffic.flops >= 0 &&
                       traffic.exponentials >= 0 && traffic.launches >= 0;
  if (!is_sane) {
    fail("plugin kernel '" + text(kernel.name) + "' models negative traffic",
         "mend its traffic function");
  }
  return {.bytes = {traffic.read_bytes, traffic.write_bytes},
          .flops = traffic.flops,
          .exponentials = traffic.exponentials,
          .launches = traffic.launches};
}

std::int64_t ask_workspace(const roofmax_kernel& kernel, const Problem& problem) {
  const AbiProblem abi_problem(problem);
  const std::int64_t bytes = kernel.workspace_bytes(kernel.context, abi_problem.get());
  if (bytes < 0) {
    fail("plugin kernel '" + text(kernel.name) + "' asks for a workspace of " +
             std::to_string(bytes) + " bytes",
         "mend its workspace_bytes function");
  }
  return bytes;
}

void enqueue(const roofmax_kernel& kernel, const Launch& launch) {
  const AbiProblem problem(launch.problem);
  const roofmax_launch abi_launch{.struct_bytes = sizeof(roofmax_launch),
                                  .problem = problem.get(),
                                  .input_count = static_cast<std::uint32_t>(launch.inputs.size()),
                                  .inputs = launch.inputs.data(),
                                  .output_count = static_cast<std::uint32_t>(launch.outputs.size()),
                                  .outputs = launch.outputs.data(),
                                  .workspace = launch.workspace,
                                  .stream = launch.stream,
                                  .rank = launch.rank,
                                  .ranks = launch.ranks,
                                  .communicator = launch.communicator};
  if (const int code = kernel.launch(kernel.context, &abi_launch); code != 0) {
    throw std::runtime_error("plugin kernel '" + text(kernel.name) +
                             "' could not be launched: its launch function returned " +
                             std::to_string(code));
  }
}

// ---- C to C++
// ------------------------------------------------------------------------------------

/// Names appear in patterns, keys and file names; these letters mean something there.
bool is_name(const std::string& name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char letter) {
    return std::isgraph(static_cast<unsigned char>(letter)) != 0 &&
           std::string_view("@/*?[]").find(letter) == std::string_view::npos;
  });
}

/// Checks one declared kernel and adapts it. `where` begins every complaint.
Kernel adapt(const roofmax_kernel& declared, const std::string& where, const std::string& source) {
  const std::string name = text(declared.name);
  if (!is_name(name)) {
    fail(where + ": name '" + name + "' does not do",
         "use letters, digits and '_', without any of @/*?[]");
  }
  const std::string which = where + " ('" + name + "')";
  const Operation* const operation = find_operation(text(declared.operation));
  if (operation == nullptr) {
    std::string known;
    for (const Operation* one : operations()) known += (known.empty() ? "" : ", ") + one->name;
    fail(which + ": unknown operation '" + text(declared.operation) + "'", "use one of: " + known);
  }
  const std::string tuning = text(declared.tuning);
  if (!tuning.empty() && !is_name(tuning)) {
    fail(which + ": tuning '" + tuning + "' does not do", "write it as in threads=256,vectors=4");
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
  if (operation->axes.size() > kMostAxes) {
    fail(which + ": operation '" + operation->name + "' has more axes than the ABI carries",
         "implement it in the tree");
  }

  const roofmax_kernel* const kernel = &declared;  // lives as long as the process
  Kernel adapted{.name = name,
                 .tuning = tuning,
                 .operation = operation->name,
                 .device = static_cast<DeviceKind>(declared.device),
                 .dtypes = std::move(dtypes),
                 .summary = text(declared.summary),
                 .constraints = text(declared.constraints),
                 .source = source,
                 .supports = nullptr,
                 .traffic = [kernel](const Problem& p,
                                     const DeviceTraits&) { return ask_traffic(*kernel, p); },
                 .workspace_bytes = nullptr,
                 .launch = [kernel](const Launch& launch) { enqueue(*kernel, launch); }};
  if (kernel->supports != nullptr) {
    adapted.supports = [kernel](const Problem& problem, const DeviceTraits& device) {
      return ask_supports(*kernel, problem, device);
    };
  }
  if (kernel->workspace_bytes != nullptr) {
    adapted.workspace_bytes = [kernel](const Problem& p) { return ask_workspace(*kernel, p); };
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
  if (plugin.struct_bytes < sizeof(roofmax_plugin)) {
    fail(label + ": its roofmax_plugin is " + std::to_string(plugin.struct_bytes) +
             " bytes, not at least " + std::to_string(sizeof(roofmax_plugin)),
         "set struct_bytes to sizeof(roofmax_plugin)");
  }
  if (plugin.kernel_count == 0 || plugin.kernels == nullptr) {
    fail(label + ": declares no kernel", "set kernel_count and kernels");
  }
  const std::string given_name = text(plugin.name);
  const std::string file_name = std::filesystem::path(path).filename().string();
  const std::string source =
      "plugin " + (given_name.empty() ? file_name : given_name + " (" + file_name + ")");
  std::vector<Kernel> kernels;
  // A library built with a later header has larger elements: step by the size that it declares.
  const auto* place = reinterpret_cast<const std::byte*>(plugin.kernels);
  const std::uint32_t step = plugin.kernels->struct_bytes;
  for (std::uint32_t i = 0; i < plugin.kernel_count; ++i, place += step) {
    const auto& declared = *reinterpret_cast<const roofmax_kernel*>(place);
    const std::string where = label + ": kernel " + std::to_string(i);
    if (declared.struct_bytes < sizeof(roofmax_kernel) || declared.struct_bytes != step) {
      fail(where + ": its roofmax_kernel is " + std::to_string(declared.struct_bytes) +
               " bytes, not at least " + std::to_string(sizeof(roofmax_kernel)),
           "set struct_bytes to sizeof(roofmax_kernel) in each");
    }
    kernels.push_back(adapt(declared, where, source));
  }
  return kernels;
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

int load_plugin(const std::string& path) {
  // With a folder in front, so that the loader's search path has no say in what is opened.
  const std::string absolute = std::filesystem::absolute(path).string();
  void* const library = dlopen(absolute.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    fail("plugin '" + path + "' cannot be opened (" + text(dlerror()) + ")",
         "name a shared library for this machine whose own libraries can be found");
  }
  // Never closed: the kernels that it brings live as long as the process.
  using Entry = const roofmax_plugin* (*)();
  const auto entry = reinterpret_cast<Entry>(dlsym(library, kSymbol));
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
