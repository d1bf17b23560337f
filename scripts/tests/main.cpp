// The main function of all test programs: GoogleTest's own, and
// - after the tests a line for each reason why some were skipped, which scripts/test adds up;
// - exit code 77 when none ran, by which ctest knows a program that was skipped as a whole;
// - tests of suites called *Huge take turns between processes: each needs most of a device's
// memory.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace {

class Listener : public testing::EmptyTestEventListener {
 public:
  void OnTestStart(const testing::TestInfo& test) override {
    const std::string_view suite = test.test_suite_name();
    if (suite.size() < 4 || suite.substr(suite.size() - 4) != "Huge") return;
    const auto path = std::filesystem::temp_directory_path() /
                      ("roofmax_tests_" + std::to_string(getuid()) + ".lock");
    lock_ = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (lock_ >= 0) flock(lock_, LOCK_EX);
  }

  void OnTestPartResult(const testing::TestPartResult& result) override {
    if (!result.skipped()) return;
    std::string_view reason = result.message();
    reason = reason.substr(std::min(reason.find_first_not_of('\n'), reason.size()));
    reason_ = reason.empty() ? "no reason given" : reason.substr(0, reason.find('\n'));
  }

  void OnTestEnd(const testing::TestInfo& test) override {
    if (test.result()->Skipped()) ++skipped_[reason_];
    if (lock_ >= 0) close(lock_);
    lock_ = -1;
  }

  void OnTestProgramEnd(const testing::UnitTest& /*program*/) override {
    for (const auto& [reason, count] : skipped_) {
      std::printf("skipped %d: %s\n", count, reason.c_str());
    }
  }

 private:
  std::map<std::string, int> skipped_;  ///< number of tests by reason
  std::string reason_;
  int lock_ = -1;
};

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  testing::UnitTest& program = *testing::UnitTest::GetInstance();
  program.listeners().Append(new Listener);  // the program owns it
  const int status = RUN_ALL_TESTS();
  constexpr int kAllSkipped = 77;
  const bool lists = testing::GTEST_FLAG(list_tests);
  if (status == 0 && !lists && program.successful_test_count() == 0) return kAllSkipped;
  return status;
}
