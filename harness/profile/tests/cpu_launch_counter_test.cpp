#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <thread>

#include "harness/profile/launch_counter.hpp"

namespace roofmax {
namespace {

/// Memory of which the system has provided nothing yet.
class FreshPages {
 public:
  explicit FreshPages(std::size_t count) : bytes_(count * page()) {
    memory_ = static_cast<std::byte*>(
        mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    madvise(memory_, bytes_, MADV_NOHUGEPAGE);
  }
  ~FreshPages() { munmap(memory_, bytes_); }
  FreshPages(const FreshPages&) = delete;
  FreshPages& operator=(const FreshPages&) = delete;

  void touch() {
    for (std::size_t at = 0; at < bytes_; at += page()) memory_[at] = std::byte{1};
  }

 private:
  static std::size_t page() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }
  std::size_t bytes_;
  std::byte* memory_;
};

// Page faults are the system's own: any machine that lets a user count at all can count them.
class CpuCounters : public testing::Test {
 protected:
  void SetUp() override {
    try {
      counter_ = make_cpu_launch_counter({"page-faults"});
    } catch (const NoCounters& error) {
      GTEST_SKIP() << error.what();
    }
  }
  double page_faults(const std::function<void()>& prepare, const std::function<void()>& work) {
    return counter_->count(prepare, work).at("page-faults");
  }

 private:
  std::unique_ptr<LaunchCounter> counter_;
};

TEST_F(CpuCounters, CountTheWorkAndNothingBefore) {
  constexpr std::size_t kPages = 1000;
  FreshPages before(kPages);
  FreshPages counted(kPages);
  const double faults = page_faults([&] { before.touch(); }, [&] { counted.touch(); });
  EXPECT_GE(faults, kPages);
  EXPECT_LT(faults, 1.5 * kPages);
  EXPECT_LT(page_faults([] {}, [&] { counted.touch(); }), kPages / 10.0);
}

TEST_F(CpuCounters, CountEveryThreadThatIsThere) {
  constexpr std::size_t kPages = 1000;
  FreshPages pages(kPages);
  std::atomic<bool> may_begin = false;
  std::atomic<bool> is_done = false;
  std::thread other([&] {
    may_begin.wait(false);
    pages.touch();
    is_done = true;
    is_done.notify_one();
  });
  const double faults = page_faults([] {},
                                    [&] {
                                      may_begin = true;
                                      may_begin.notify_one();
                                      is_done.wait(false);
                                    });
  other.join();
  EXPECT_GE(faults, kPages);
}

TEST_F(CpuCounters, UnknownNamesAreDroppedAlone) {
  const auto counter = make_cpu_launch_counter({"page-faults", "bites", "page-faults"});
  ASSERT_EQ(counter->plan().counters.size(), 1U);
  EXPECT_EQ(counter->plan().passes, 1);
  ASSERT_EQ(counter->plan().dropped.size(), 1U);
  EXPECT_NE(counter->plan().dropped.front().reason.find("known are instructions, cycles"),
            std::string::npos);
}

TEST(CpuCounterNames, ThatAreAllUnknownSayWhy) {
  EXPECT_THROW(static_cast<void>(make_cpu_launch_counter({"bites"})), NoCounters);
  EXPECT_EQ(make_cpu_launch_counter({"none"})->plan().passes, 0);
  try {
    static_cast<void>(make_cpu_launch_counter({"bites", "barks"}));
  } catch (const NoCounters& error) {
    EXPECT_EQ(std::string(error.what()).find("bites, barks: not known of a CPU"), 0U)
        << error.what();
  }
  try {
    static_cast<void>(make_cpu_launch_counter({"bites", "barks", "bites"}));
  } catch (const NoCounters& error) {
    EXPECT_EQ(std::string(error.what()).find("bites, barks: not known of a CPU"), 0U)
        << error.what();
    ASSERT_EQ(error.dropped().size(), 2U) << "each once";
    EXPECT_EQ(error.dropped().back().name, "barks");
  }
}

}  // namespace
}  // namespace roofmax
