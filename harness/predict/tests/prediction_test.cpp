#include "harness/predict/prediction.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "harness/backend/backend.hpp"
#include "harness/record/record_file.hpp"
#include "kernels/contract/registry.hpp"

namespace roofmax::predict {
namespace {

using nlohmann::json;

json header_of_h200() {
  static const json header =
      read_record_file(
          (std::filesystem::path(ROOFMAX_TEST_SOURCE) / "reports/records/h200/roof.jsonl").string())
          .headers.front();
  return header;
}

DescribedDevice h200() { return described_device(header_of_h200()); }

DescribedLaunch launch_of(std::int64_t blocks) {
  return {.function = "f",
          .blocks = blocks,
          .threads = 256,
          .registers = 32,
          .blocks_per_sm = 8,
          .instructions = 500,
          .bytes_in_flight = 64};
}

Prediction predict_copy(std::int64_t bytes, const std::vector<DescribedLaunch>& launches,
                        double exponentials = 0) {
  const Bytes moved{bytes / 2, bytes / 2};
  return predict(moved, {.bytes = moved, .exponentials = exponentials}, Cache::cold, launches,
                 h200());
}

TEST(DescribedDevice, IsThatOfTheHeader) {
  const DescribedDevice device = h200();
  EXPECT_EQ(device.traits.name, "NVIDIA H200");
  EXPECT_EQ(device.traits.processors, 132);
  EXPECT_EQ(device.traits.shared_bytes_per_block, 227 * 1024);
  // Registers, shared memory and the L2.
  EXPECT_EQ(device.traits.on_chip_bytes, 132 * (256 + 228) * 1024 + 62914560);
  EXPECT_DOUBLE_EQ(device.clock_hz, 1.98e9);
}

TEST(DescribedDevice, NeedsAGpuThatIsKnownWithItsCeilings) {
  const auto refusal = [](const json& header) -> std::string {
    try {
      static_cast<void>(described_device(header));
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "taken";
  };
  json header = header_of_h200();
  header["device"]["kind"] = "cpu";
  EXPECT_EQ(refusal(header), "its device is no GPU, and only times of GPUs are predicted");
  header = header_of_h200();
  header["device"]["compute_capability"] = 35;
  EXPECT_EQ(refusal(header), "compute capability 3.5: not known");
  header = header_of_h200();
  header["device"]["clock_mhz_max"] = nullptr;
  EXPECT_EQ(
      refusal(header),
      "its header has no /device/clock_mhz_max: measure it with 'roofmax roof --device cuda --out "
      "FILE'");
  header = header_of_h200();
  header.erase("ceilings");
  EXPECT_NE(refusal(header).find("roofmax roof --device cuda --out FILE"), std::string::npos);
}

TEST(Prediction, OfMuchMemoryIsTheTimeOfMovingIt) {
  const Prediction found = predict_copy(std::int64_t{2} << 30, {launch_of(4096)});
  EXPECT_EQ(found.bound(), Bound::memory);
  EXPECT_GT(found.sol(), 0.95);
  EXPECT_LT(found.sol(), 1);
  const double bytes_per_s = static_cast<double>(std::int64_t{2} << 30) / found.twin_s;
  EXPECT_GT(bytes_per_s, 4.2e12);
  EXPECT_LT(bytes_per_s, 4.8e12);
}

TEST(Prediction, OfManySmallBlocksIsTheTimeOfTheirWaves) {
  const Prediction one = predict_copy(1 << 20, {launch_of(132 * 8)});
  const Prediction many = predict_copy(1 << 20, {launch_of(132 * 8 * 50)});
  EXPECT_EQ(many.bound(), Bound::blocks);
  EXPECT_NEAR(many.blocks_s, 50 * one.blocks_s, 1e-9);
  EXPECT_GT(many.time_s, 10 * one.time_s);
}

TEST(Prediction, OfMuchArithmeticIsTheTimeOfInstructions) {
  const Prediction found = predict_copy(64 << 20, {launch_of(1056)}, 1e10);
  EXPECT_EQ(found.bound(), Bound::instructions);
  EXPECT_NEAR(found.instructions_s, 1e10 / (16 * 132 * 1.98e9), 0.1e-3);
}

TEST(Prediction, OfFewBlocksUsesFewProcessors) {
  const Prediction few = predict_copy(64 << 20, {launch_of(4)}, 1e8);
  EXPECT_GE(few.instructions_s, 1e8 / (16 * 4 * 1.98e9));
}

TEST(Prediction, OfALaunchMoreIsLongerByItsBlocks) {
  const Prediction one = predict_copy(1 << 20, {launch_of(100)});
  const Prediction two = predict_copy(1 << 20, {launch_of(100), launch_of(100)});
  EXPECT_DOUBLE_EQ(two.blocks_s, 2 * one.blocks_s);
  EXPECT_GT(two.time_s, one.time_s + 0.68 * one.blocks_s);
}

TEST(Prediction, OfNoLaunchIsNoTime) {
  const Prediction none = predict({0, 0}, {.bytes = {0, 0}}, Cache::cold, {}, h200());
  EXPECT_EQ(none.time_s, 0);
  EXPECT_EQ(none.sol(), 0);
}

TEST(Prediction, OfAPartOfAWaveIsThatOfAWhole) {
  const std::int64_t resident = 132 * 8;
  const auto blocks_s = [](std::int64_t blocks) {
    return predict_copy(4096, {launch_of(blocks)}).blocks_s;
  };
  EXPECT_DOUBLE_EQ(blocks_s(resident + 1), blocks_s(2 * resident));
  EXPECT_DOUBLE_EQ(blocks_s(1), blocks_s(resident));
  EXPECT_LT(blocks_s(9 * resident + 1), blocks_s(10 * resident));
}

/// What a launch writes for the next one comes back from memory where the cache is too small for
/// it.
TEST(Prediction, OfResultsInBetweenIsMovingThem) {
  const auto memory_s = [](std::int64_t bytes, std::int64_t between) {
    const Bytes moved{bytes, bytes};
    const Prediction found =
        predict(moved, {.bytes = {bytes + between, bytes + between}}, Cache::cold,
                std::vector<DescribedLaunch>{launch_of(1056), launch_of(1056)}, h200());
    return found.memory_s - found.twin_s;
  };
  const std::int64_t large = std::int64_t{1} << 30;
  const MovingTimes& moving = h200().moving;
  EXPECT_DOUBLE_EQ(memory_s(large, large),
                   2 * static_cast<double>(large) / moving.memory_bytes_per_s());
  const std::int64_t small = 1 << 20;
  EXPECT_DOUBLE_EQ(memory_s(small, small),
                   2 * static_cast<double>(small) / moving.cached_bytes_per_s());
}

TEST(Prediction, OfBytesMovedTwiceIsLonger) {
  const Bytes once{std::int64_t{1} << 29, std::int64_t{1} << 29};
  const std::vector<DescribedLaunch> launches = {launch_of(1056)};
  const auto time = [&](std::int64_t read) {
    return predict(once, {.bytes = {read, once.write}}, Cache::cold, launches, h200()).time_s;
  };
  EXPECT_GT(time(2 * once.read), 1.2 * time(once.read));
}

class LaunchesOn : public testing::Test {
 protected:
  void SetUp() override {
    if (ROOFMAX_TEST_CUDA == 0) GTEST_SKIP() << "built without CUDA";
  }

  // Takes a pointer: with a std::string made for the call GCC 13 warns of a dangling reference.
  static const Kernel& kernel(const char* full_name) {
    for (const Kernel* const kernel : kernels()) {
      if (kernel->full_name() == full_name && kernel->device == DeviceKind::cuda) return *kernel;
    }
    throw std::runtime_error(std::string("no kernel ") + full_name);
  }
  static Problem softmax(std::int64_t rows, std::int64_t cols) {
    return find_operation("softmax")->make_problem(
        {Dtype::fp16, Dtype::fp16},
        {{"rows", std::to_string(rows)}, {"cols", std::to_string(cols)}});
  }
};

TEST_F(LaunchesOn, AreOfTheKernelsOwnGrid) {
  const auto launches =
      launches_on(h200(), kernel("two_pass@threads=256,vectors=1"), softmax(77, 1000));
  ASSERT_EQ(launches.size(), 1U);
  EXPECT_EQ(launches[0].blocks, 77);
  EXPECT_EQ(launches[0].threads, 256);
  EXPECT_TRUE(launches[0].function.starts_with("two_pass<__half")) << launches[0].function;
  EXPECT_GT(launches[0].instructions, 100);
  EXPECT_GE(launches[0].bytes_in_flight, 16);
  EXPECT_EQ(launches[0].blocks_per_sm, 8);
}

TEST_F(LaunchesOn, AsManyAsAreMade) {
  EXPECT_EQ(
      launches_on(h200(), kernel("multi_kernel@intermediate=input"), softmax(16, 4096)).size(), 4U);
}

TEST_F(LaunchesOn, FillTheDeviceThatIsDescribed) {
  DescribedDevice half = h200();
  half.traits.processors = 66;
  const Kernel& persistent = kernel("split_k_persistent@threads=256,vectors=16");
  const auto whole = launches_on(h200(), persistent, softmax(4096, 4096));
  const auto of_half = launches_on(half, persistent, softmax(4096, 4096));
  EXPECT_EQ(whole.at(0).blocks, 2 * of_half.at(0).blocks);
}

TEST_F(LaunchesOn, NeedCodeForTheDevice) {
  DescribedDevice other = h200();
  other.processor = *find_processor("a100");
  if (std::string(ROOFMAX_TEST_ARCHITECTURES).find("80") != std::string::npos) {
    GTEST_SKIP() << "built for it";
  }
  try {
    static_cast<void>(
        launches_on(other, kernel("two_pass@threads=256,vectors=1"), softmax(16, 1000)));
    FAIL() << "launched";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("80 among CMAKE_CUDA_ARCHITECTURES"),
              std::string::npos)
        << error.what();
  }
}

TEST_F(LaunchesOn, LeaveTheRuntimeToOthersAfterwards) {
  // A refusal of `prepare` passes, nobody answers then, and the next kernel is answered again.
  const Kernel& clusters = kernel("cluster_registers@cluster=16,elements=32");
  DescribedDevice small = h200();
  small.processor.shared_bytes = 0;
  EXPECT_THROW(static_cast<void>(launches_on(small, clusters, softmax(16, 65536))),
               std::runtime_error);
  if (cuda_device_names().empty()) {
    EXPECT_THROW(static_cast<void>(clusters.prepare(softmax(16, 65536), h200().traits)),
                 std::runtime_error)
        << "there is no runtime that could answer";
  }
  EXPECT_EQ(launches_on(h200(), clusters, softmax(16, 65536)).size(), 1U);
}

}  // namespace
}  // namespace roofmax::predict
