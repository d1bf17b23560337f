#include "harness/measure/worker_process.hpp"

#include <gtest/gtest.h>

#include <csignal>

namespace roofmax {
namespace {

constexpr double kDeadline = 10;

/// A worker has the signal of a keyboard too, and at first nothing keeps it from ending by it.
TEST(WorkerProcess, OneThatASignalEndedWasInterrupted) {
  const InterruptGuard guard;
  ASSERT_EQ(std::raise(SIGINT), 0);
  WorkerProcess worker("/bin/false");
  EXPECT_THROW(static_cast<void>(worker.ask({{"request", "greeting"}}, kDeadline, {})),
               Interrupted);
}

TEST(WorkerProcess, OneThatEndsWithoutASignalIsLost) {
  const InterruptGuard guard;
  WorkerProcess worker("/bin/false");
  EXPECT_THROW(static_cast<void>(worker.ask({{"request", "greeting"}}, kDeadline, {})), WorkerLost);
}

}  // namespace
}  // namespace roofmax
