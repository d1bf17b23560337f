#include "kernels/contract/plugin.hpp"

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "kernels/contract/distribution.hpp"
#include "kernels/contract/registry.hpp"
#include "kernels/contract/spelling.hpp"
#include "reference/oracle.hpp"
#include "reference/verdict.hpp"

namespace roofmax {
namespace {

std::string plugin_file(const std::string& name) {
  return std::string(ROOFMAX_TEST_PLUGINS) + "/" + name + ".so";
}
const std::string kCopying = plugin_file("copying");

std::string error_of(const std::string& path) {
  try {
    load_plugin(path);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "(nothing thrown)";
}

const Kernel* find(const char* name) { return find_kernel("softmax", DeviceKind::cpu, name); }

Problem problem(const std::string& rows, const std::string& cols) {
  return find_operation("softmax")->make_problem({Dtype::fp32, Dtype::fp32},
                                                 {{"rows", rows}, {"cols", cols}});
}

/// The plugin is loaded once for all tests: what is registered stays.
class Plugin : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (find("copying_plain") == nullptr) {
      unsetenv("ROOFMAX_TEST_FAULT");
      ASSERT_EQ(load_plugin(kCopying), 3);
    }
  }
};

TEST_F(Plugin, KernelsAreRegisteredWithTheirTunings) {
  const Kernel* const kernel = find("copying");
  ASSERT_NE(kernel, nullptr);
  EXPECT_EQ(kernel->full_name(), "copying@way=there") << "the first declared is the default";
  EXPECT_EQ(kernel->summary, "copies its input");
  EXPECT_EQ(kernel->constraints, "at most 4096 columns");
  EXPECT_EQ(kernel->source, "plugin copies (copying.so)");
  EXPECT_EQ(kernel->dtypes, (std::vector<DtypePair>{{Dtype::fp32, Dtype::fp32}}));
  ASSERT_NE(find("copying@way=back"), nullptr);
  EXPECT_FALSE(find("copying@way=back")->default_tuning);
}

TEST_F(Plugin, AnswersPassThroughTheAbi) {
  const Kernel& kernel = *find("copying");
  DeviceTraits device;
  EXPECT_FALSE(refusal_of(kernel, problem("2", "4096"), device));
  const auto refusal = refusal_of(kernel, problem("2", "4097"), device);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->constraint, "plugin");
  EXPECT_EQ(refusal->reason, "cols must be at most 4096");
  device.processors = 0;
  EXPECT_EQ(refusal_of(kernel, problem("2", "8"), device)->reason,
            "the plugin refuses it and gives no reason");
  const Traffic traffic = kernel.traffic(problem("2", "8"), DeviceTraits{});
  EXPECT_EQ(traffic.bytes, (Bytes{128, 64}));
  EXPECT_EQ(traffic.flops, Flops{.fp32 = 2});
  EXPECT_EQ(traffic.launches, 2);
  EXPECT_EQ(kernel.workspace_bytes(problem("2", "8"), device), 512);
}

TEST_F(Plugin, AbsentFunctionsHaveTheirMeaning) {
  const Kernel& kernel = *find("copying_plain");
  EXPECT_FALSE(refusal_of(kernel, problem("2", "100000"), DeviceTraits{}));
  EXPECT_EQ(kernel.traffic(problem("2", "8"), DeviceTraits{}).bytes, (Bytes{64, 64}));
  EXPECT_EQ(kernel.traffic(problem("2", "8"), DeviceTraits{}).launches, 1);
  EXPECT_FALSE(kernel.workspace_bytes);
}

TEST_F(Plugin, LaunchReachesItAndItsErrorsComeBack) {
  const Kernel& kernel = *find("copying");
  const Problem small = problem("2", "3");
  const std::vector<float> input = {1, 2, 3, 4, 5, 6};
  std::vector<float> output(6, 0);
  const void* const inputs[] = {input.data()};
  void* const outputs[] = {output.data()};
  kernel.prepare(small, DeviceTraits{})({.inputs = inputs, .outputs = outputs});
  EXPECT_EQ(output, input);
  const LaunchFunction failing = kernel.prepare(problem("13", "3"), DeviceTraits{});
  try {
    failing({.inputs = inputs, .outputs = outputs});
    FAIL() << "the error code was lost";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(),
                 "plugin kernel 'copying' could not be launched: its launch function returned 13");
  }
}

TEST_F(Plugin, LoadingItAgainIsRefusedAndChangesNothing) {
  const std::size_t before = kernels().size();
  EXPECT_NE(error_of(kCopying).find("kernel 'copying@way=there' of softmax is registered already: "
                                    "give it another name, or load the plugin once"),
            std::string::npos);
  EXPECT_EQ(kernels().size(), before);
}

TEST_F(Plugin, EveryFaultIsNamedWithItsFix) {
  const std::size_t before = kernels().size();
  std::vector<std::string> operation_names;
  for (const Operation* operation : operations()) operation_names.push_back(operation->name);
  const std::pair<const char*, std::string> faults[] = {
      {"nothing", "roofmax_plugin_v1 returned nothing: return its roofmax_plugin"},
      {"abi", "is built for version 2 of the plugin ABI, this roofmax has version 1: rebuild it"},
      {"plugin_size", "its roofmax_plugin is 4 bytes, not at least "},
      {"no_kernels", "declares no kernel: set kernel_count and kernels"},
      {"kernel_size", "kernel 1: its roofmax_kernel is 8 bytes, not at least "},
      {"uneven", "kernel 1: its roofmax_kernel is "},
      {"no_modes", "kernel 1 ('copying'): mode 0 is missing: set mode_count and modes"},
      {"no_choices", "kernel 1 ('copying'): mode 'direction' names no choice: use some of: "},
      {"tolerance", "kernel 1 ('copying'): invalid extra tolerance "},
      {"mode", "kernel 1 ('copying'): operation 'softmax' has no mode 'directoin': use one of: "},
      {"choice",
       "kernel 1 ('copying'): mode 'direction': invalid choice 'sideways': use one of: "
       "forward, backward"},
      {"name", "kernel 1: invalid name 'a@b': use letters, digits and '_'"},
      {"no_name", "kernel 1: invalid name ''"},
      {"operation",
       "kernel 1 ('copying'): unknown operation 'sofmax': use one of: " + join(operation_names)},
      {"device", "kernel 1 ('copying'): unknown device kind 7: use ROOFMAX_CPU or ROOFMAX_CUDA"},
      {"no_launch", "kernel 1 ('copying'): has no launch function: set its member launch"},
      {"no_dtypes", "kernel 1 ('copying'): names no element types"},
      {"dtypes",
       "kernel 1 ('copying'): operation 'softmax' does not come in element types (0, 256)"},
      {"twice", "kernel 'copying@way=there' of softmax is declared twice"},
  };
  for (const auto& [fault, expected] : faults) {
    setenv("ROOFMAX_TEST_FAULT", fault, 1);
    const std::string what = error_of(kCopying);
    EXPECT_NE(what.find("plugin '" + kCopying + "'"), std::string::npos) << what;
    EXPECT_NE(what.find(expected), std::string::npos) << fault << ": " << what;
  }
  unsetenv("ROOFMAX_TEST_FAULT");
  EXPECT_EQ(kernels().size(), before) << "a plugin with a fault must bring no kernel at all";
}

/// Runs a CPU kernel on a problem and holds what it wrote to the oracle; empty when it is right.
std::string wrong_with(const Kernel& kernel, const Problem& problem) {
  std::vector<std::vector<std::byte>> tensors;
  std::vector<std::byte*> contents;
  std::vector<const void*> inputs;
  std::vector<void*> outputs;
  for (const TensorSpec& spec : problem.operation->tensors(problem)) {
    std::byte* const data = tensors.emplace_back(static_cast<std::size_t>(spec.bytes())).data();
    if (spec.is_read()) contents.push_back(data);
    if (spec.is_written()) {
      outputs.push_back(data);
    } else {
      inputs.push_back(data);
    }
  }
  reference::generate_inputs(problem, 1, contents);
  const std::vector<const std::byte*> expected_of(contents.begin(), contents.end());
  const reference::Expectation expectation(problem, expected_of);
  kernel.prepare(problem, DeviceTraits{})({.inputs = inputs, .outputs = outputs});
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const auto verdict = expectation.judge(
        static_cast<int>(i), static_cast<const std::byte*>(outputs[i]), kernel.extra_ulps(problem));
    if (!verdict.correct) return verdict.what;
  }
  return {};
}

TEST(PluginAbi, APluginOfAnOlderHeaderIsTakenAsFarAsItGoes) {
  ASSERT_EQ(load_plugin(plugin_file("frozen_abi")), 2);
  for (const char* const name : {"frozen_one", "frozen_two"}) {
    const Kernel* const kernel = find(name);
    ASSERT_NE(kernel, nullptr) << name;
    EXPECT_TRUE(kernel->serves.empty());
    EXPECT_EQ(kernel->extra_fp32_ulps, 0);
    const Problem small = problem("3", "5");
    const Traffic traffic = kernel->traffic(small, DeviceTraits{});
    EXPECT_EQ(traffic.bytes, (Bytes{180, 60}));
    EXPECT_EQ(traffic.flops, Flops{.fp32 = 7}) << "what it does not know stays 0";
    EXPECT_EQ(kernel->workspace_bytes(small, DeviceTraits{}), 3);
    EXPECT_EQ(wrong_with(*kernel, small), "");
  }
}

TEST(PluginAbi, APluginServesModesAndFindsItsTensors) {
  const std::string file = plugin_file("serving_modes");
  ASSERT_EQ(load_plugin(file), 3);
  void* const library = dlopen(file.c_str(), RTLD_NOW | RTLD_NOLOAD);
  ASSERT_NE(library, nullptr);
  const auto live = reinterpret_cast<int (*)()>(dlsym(library, "served_live_preparations"));
  const DtypePair fp32{Dtype::fp32, Dtype::fp32};
  struct Served {
    const char* operation;
    const char* kernel;
    std::map<std::string, std::string> axes;
  };
  const std::vector<Served> all = {
      {"softmax",
       "served_lse",
       {{"rows", "3"}, {"cols", "37"}, {"stride", "40"}, {"lse", "stored"}}},
      {"softmax", "served_lse", {{"rows", "3"}, {"cols", "37"}}},
      {"softmax", "served_backward", {{"rows", "4"}, {"cols", "65"}, {"direction", "backward"}}},
      {"masked_softmax",
       "served_causal",
       {{"b", "2"}, {"heads", "3"}, {"sq", "5"}, {"sk", "9"}, {"mask", "causal"}}}};
  for (const auto& [operation, name, axes] : all) {
    const Kernel* const kernel = find_kernel(operation, DeviceKind::cpu, name);
    ASSERT_NE(kernel, nullptr) << name;
    EXPECT_EQ(kernel->extra_fp32_ulps, 0.5);
    const Problem served = find_operation(operation)->make_problem(fp32, axes);
    EXPECT_FALSE(refusal_of(*kernel, served, DeviceTraits{})) << name;
    EXPECT_EQ(wrong_with(*kernel, served), "") << name;
    EXPECT_EQ(live(), 0) << "released with the last launch function";
  }
  const Problem forward = problem("2", "8");
  EXPECT_EQ(refusal_of(*find("served_backward"), forward, DeviceTraits{})->constraint, "direction");
}

TEST_F(Plugin, OneThatRegistersPastTheAbiIsRefusedWhole) {
  const std::size_t before = kernels().size();
  const std::size_t distributions_before = distributions().size();
  const std::string file = plugin_file("registering");
  EXPECT_EQ(error_of(file),
            "plugin '" + file +
                "' registers distribution 'given' itself when it is opened: name a library that "
                "brings its kernels by roofmax_plugin_v1 alone (see kernels/contract/abi.h), "
                "without linking libroofmax");
  EXPECT_EQ(kernels().size(), before);
  EXPECT_EQ(distributions().size(), distributions_before);
  EXPECT_EQ(find("past_the_abi"), nullptr);
  EXPECT_EQ(find("by_the_abi"), nullptr);
}

TEST_F(Plugin, FilesThatAreNoPluginAreNamed) {
  EXPECT_EQ(error_of(""), "plugin '' is no file: name a shared library with --plugin FILE.so");
  EXPECT_NE(error_of("no_such_plugin.so").find("plugin 'no_such_plugin.so' cannot be opened"),
            std::string::npos);
  const auto text_file = std::filesystem::temp_directory_path() /
                         ("roofmax-no-library-" + std::to_string(getpid()) + ".so");
  std::ofstream(text_file) << "not a library";
  EXPECT_NE(error_of(text_file.string()).find("cannot be opened"), std::string::npos);
  std::filesystem::remove(text_file);
  // A library of the system's, which exports no such symbol.
  Dl_info library{};
  ASSERT_NE(dladdr(reinterpret_cast<void*>(&std::getenv), &library), 0);
  EXPECT_NE(error_of(library.dli_fname).find("has no symbol roofmax_plugin_v1: export it"),
            std::string::npos);
}

}  // namespace
}  // namespace roofmax
