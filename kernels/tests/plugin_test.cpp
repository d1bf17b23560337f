#include "kernels/contract/plugin.hpp"

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "kernels/contract/registry.hpp"

namespace roofmax {
namespace {

const std::string kCopying = std::string(ROOFMAX_TEST_PLUGINS) + "/copying.so";

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
  EXPECT_EQ(traffic.flops, 2);
  EXPECT_EQ(traffic.launches, 2);
  EXPECT_EQ(kernel.workspace_bytes(problem("2", "8")), 512);
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
  kernel.launch({.problem = small, .inputs = inputs, .outputs = outputs});
  EXPECT_EQ(output, input);
  const Problem failing = problem("13", "3");
  try {
    kernel.launch({.problem = failing, .inputs = inputs, .outputs = outputs});
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

TEST_F(Plugin, EveryFaultIsNamedWithItsCure) {
  const std::size_t before = kernels().size();
  const std::pair<const char*, const char*> faults[] = {
      {"nothing", "roofmax_plugin_v1 returned nothing: return its roofmax_plugin"},
      {"abi", "is built for version 2 of the plugin ABI, this roofmax has version 1: rebuild it"},
      {"plugin_size", "its roofmax_plugin is 4 bytes, not at least "},
      {"no_kernels", "declares no kernel: set kernel_count and kernels"},
      {"kernel_size", "kernel 1: its roofmax_kernel is 8 bytes, not at least "},
      {"name", "kernel 1: name 'a@b' does not do: use letters, digits and '_'"},
      {"no_name", "kernel 1: name '' does not do"},
      {"operation",
       "kernel 1 ('copying'): unknown operation 'sofmax': use one of: masked_softmax, softmax"},
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

TEST_F(Plugin, FilesThatAreNoPluginAreNamed) {
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
