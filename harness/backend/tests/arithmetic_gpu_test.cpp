// A rate is only worth something if its kernels do what they are said to do, all of it and nothing
// else that takes time: what they compute is computed again, and more of it takes longer.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstring>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "harness/backend/backend.hpp"
#include "harness/backend/cuda/arithmetic.hpp"
#include "harness/measure/rates.hpp"
#include "harness/measure/sampler.hpp"
#include "harness/measure/statistics.hpp"
#include "harness/measure/stopwatch.hpp"

namespace roofmax {
namespace {

class Arithmetic : public testing::Test {
 protected:
  void SetUp() override {
    if (cuda_device_names().empty()) GTEST_SKIP() << why_no_cuda();
    backend_ = make_cuda_backend(0);
  }

  std::vector<unsigned int> results(const cuda::UnitWork& work, int rounds) {
    work.enqueue(rounds, backend_->stream());
    backend_->synchronize();
    return cuda::results_of_threads(work.threads);
  }

  std::unique_ptr<Backend> backend_;
};

unsigned int bits_of(float value) {
  unsigned int bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

float float_of(unsigned int bits) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

unsigned int multiply_adds(const cuda::UnitWork& work, int thread, int rounds) {
  unsigned int result = 0;
  for (int chain = 0; chain < work.floats; ++chain) {
    float x = cuda::first_float(thread, chain);
    for (int i = 0; i < rounds * work.steps; ++i) x = std::fma(x, x, cuda::kAddend);
    result ^= bits_of(x);
  }
  const auto count = static_cast<std::size_t>(work.integers);
  std::vector<unsigned int> y;
  for (int i = 0; i < work.integers; ++i) y.push_back(cuda::first_integer(thread, i));
  for (int step = 0; step < rounds * work.steps; ++step) {
    for (std::size_t i = 0; i < count; ++i) y[i] ^= y[(i + 1) % count] & y[(i + 2) % count];
  }
  for (const unsigned int word : y) result ^= word;
  return result;
}

unsigned int loads(const cuda::UnitWork& work, int thread, int rounds) {
  constexpr std::array<unsigned int, 4> kFactors{1, 3, 5, 7};
  constexpr int kWarp = 32;
  unsigned int result = 0;
  for (int round = 0; round < rounds; ++round) {
    for (int load = 0; load < work.steps; ++load) {
      const int vector = cuda::first_vector(thread, round) + kWarp * load;
      for (int word = 0; word < 4; ++word) {
        result += kFactors[static_cast<std::size_t>(word)] * cuda::window_word(4 * vector + word);
      }
    }
  }
  return result;
}

unsigned int resident_loads(const cuda::UnitWork& work, int thread, int rounds) {
  constexpr std::array<unsigned int, 4> kFactors{1, 3, 5, 7};
  unsigned int result = 0;
  for (int round = 0; round < rounds; ++round) {
    const int first = cuda::first_resident(0, work.threads, work.steps, work.kibibytes, round);
    for (int load = 0; load < work.steps; ++load) {
      const int vector = first + work.threads * load + thread;
      for (int word = 0; word < 4; ++word) {
        result += kFactors[static_cast<std::size_t>(word)] * cuda::window_word(4 * vector + word);
      }
    }
  }
  return result;
}

bool is_of(const cuda::UnitWork& work, const char* kernel) {
  return work.name.rfind(kernel, 0) == 0;
}

TEST_F(Arithmetic, IsDoneInAllRounds) {
  constexpr int kRounds = 19;  // more than there are places where loads of L1 begin
  for (const cuda::UnitWork& work : cuda::unit_work()) {
    SCOPED_TRACE(work.unit + " " + work.name);
    if (is_of(work, "exponentials")) continue;
    const auto expected = is_of(work, "loads")            ? loads
                          : is_of(work, "resident_loads") ? resident_loads
                                                          : multiply_adds;
    const std::vector<unsigned int> found = results(work, kRounds);
    int right = 0;
    int as_of_fewer_rounds = 0;
    for (int thread = 0; thread < work.threads; ++thread) {
      const unsigned int result = found[static_cast<std::size_t>(thread)];
      right += result == expected(work, thread, kRounds) ? 1 : 0;
      as_of_fewer_rounds += result == expected(work, thread, kRounds - 1) ? 1 : 0;
    }
    EXPECT_EQ(right, work.threads);
    EXPECT_EQ(as_of_fewer_rounds, 0) << "the comparison cannot fail";
  }
}

TEST_F(Arithmetic, ExponentialsSettleWhereTheyShould) {
  constexpr float kFixedPoint = 0.641185744F;  // x = 2^-x
  constexpr float kRelative = 1e-5F;
  for (const cuda::UnitWork& work : cuda::unit_work()) {
    if (!is_of(work, "exponentials")) continue;
    SCOPED_TRACE(work.name);
    const float expected = static_cast<float>(work.floats) * kFixedPoint;
    for (const unsigned int result : results(work, 2)) {
      ASSERT_NEAR(float_of(result), expected, kRelative * expected);
    }
    for (const unsigned int result : results(work, 0)) {
      ASSERT_GT(std::abs(float_of(result) - expected), kRelative * expected) << "before any";
    }
  }
}

TEST_F(Arithmetic, TwiceTheWorkTakesTwiceTheTime) {
  const std::vector<UnitKernel> once = cuda::unit_kernels(backend_->traits());
  const std::vector<UnitKernel> twice = cuda::unit_kernels(backend_->traits(), 2);
  const auto seconds_of = [&](const UnitKernel& kernel) {
    const auto batch = backend_->prepare(
        TimerKind::graph, 2, [&](std::int64_t, Stream stream) { kernel.enqueue(stream); });
    warm_up(*batch);
    std::vector<double> samples;
    for (int i = 0; i < 15; ++i) samples.push_back(batch->run());
    return median_of(samples);
  };
  ASSERT_EQ(once.size(), twice.size());
  for (std::size_t i = 0; i < once.size(); ++i) {
    const UnitKernel& kernel = once[i];
    SCOPED_TRACE(kernel.unit + " " + kernel.name);
    const double seconds = seconds_of(kernel);
    const double seconds_of_twice = seconds_of(twice[i]);
    std::cout << kernel.unit << ' ' << kernel.name << ": " << 1e6 * seconds << " us, "
              << kernel.work / seconds << " a second, " << kernel.work / seconds / kernel.peak_per_s
              << " of the peak\n";
    EXPECT_EQ(kernel.name, twice[i].name);
    EXPECT_DOUBLE_EQ(twice[i].work, 2 * kernel.work);
    EXPECT_NEAR(seconds_of_twice / seconds, 2, 0.06);
    EXPECT_GT(seconds, 200e-6) << "launch and ramp would show";
  }
}

TEST_F(Arithmetic, RatesAreNearTheirPeakAndSoonMeasured) {
  constexpr double kBudget = 0.03;  // that of a run
  std::vector<std::string> units;
  std::map<std::string, double> per_s;
  const Stopwatch watch;
  measure_rates(*backend_, kBudget, [&](const nlohmann::json& told) {
    if (!told.contains("rate")) return;
    const nlohmann::json& rate = told.at("rate");
    std::cout << rate.dump() << '\n';
    units.push_back(rate.at("unit"));
    per_s[units.back()] = rate.at("per_s");
    if (rate.at("peak_per_s").is_null()) return;
    const double share = rate.at("per_s").get<double>() / rate.at("peak_per_s").get<double>();
    EXPECT_GE(share, 0.7) << rate;
    EXPECT_LE(share, 1.01) << rate;
  });
  const double elapsed_s = watch.seconds();
  EXPECT_EQ(units, (std::vector<std::string>{"fp32_fma", "exp", "issue", "shared", "l1", "l2"}));
  EXPECT_LT(per_s["l2"], 0.7 * per_s["l1"]) << "L1 would be the limit, or give some of it";
  EXPECT_LT(elapsed_s, 1.5);
}

class ArithmeticByCupti : public Arithmetic {};

/// Past L1, and nothing of it from memory.
TEST_F(ArithmeticByCupti, LoadsFromL2AreServedByIt) {
  std::unique_ptr<LaunchCounter> counter;
  try {
    counter = backend_->launch_counter({"lts__t_bytes.sum", "default"});
  } catch (const NoCounters& error) {
    GTEST_SKIP() << error.what();
  }
  int found = 0;
  for (const UnitKernel& kernel : cuda::unit_kernels(backend_->traits())) {
    if (kernel.unit != "l2") continue;
    ++found;
    SCOPED_TRACE(kernel.name);
    const auto launch = [&] {
      kernel.enqueue(backend_->stream());
      backend_->synchronize();
    };
    const Counts counts = counter->count(launch, launch);
    EXPECT_GE(counted(counts, ByteCounter::l2).value(), 0.97 * kernel.work);
    EXPECT_LE(counted(counts, ByteCounter::dram_read).value(), 0.01 * kernel.work);
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace roofmax
