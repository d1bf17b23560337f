// The main function of all test programs: GoogleTest's own, and
// - after the tests a line for each reason why some were skipped, which scripts/test adds up;
// - exit code 77 when none ran, by which ctest knows a program that was skipped as a whole;
// - tests of suites called *Huge take turns between processes: each needs most of a device's
// memory;
// - those of suites called *ByCupti have a process of their own, before the others: CUPTI, once
// used, makes every later launch of its process dearer. What --gtest_output writes is that of the
// others.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

class Listener : public testing::EmptyTestEventListener {
 public:
  void OnTestStart(const testing::TestInfo& test) override {
    if (!std::string_view(test.test_suite_name()).ends_with("Huge")) return;
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

constexpr int kAllSkipped = 77;

std::vector<std::string> suites(bool by_cupti) {
  const testing::UnitTest& program = *testing::UnitTest::GetInstance();
  std::vector<std::string> names;
  for (int i = 0; i < program.total_test_suite_count(); ++i) {
    const std::string name = program.GetTestSuite(i)->name();
    if (name.ends_with("ByCupti") == by_cupti) names.push_back(name);
  }
  return names;
}

/// Runs what the filter selects but for these suites.
int run_without(const std::vector<std::string>& suites) {
  std::string filter = testing::GTEST_FLAG(filter);
  for (const std::string& suite : filter.empty() ? std::vector<std::string>{} : suites) {
    filter += (filter.find('-') == std::string::npos ? "-" : ":") + suite + ".*";
  }
  testing::GTEST_FLAG(filter) = filter;
  const int status = RUN_ALL_TESTS();
  const bool has_run = testing::UnitTest::GetInstance()->successful_test_count() > 0;
  return status == 0 && !has_run ? kAllSkipped : status;
}

/// Its exit code; 1 where a signal ended it.
int run_in_another_process_without(const std::vector<std::string>& suites) {
  std::fflush(nullptr);  // or both would write what is buffered
  const pid_t process = fork();
  if (process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    std::exit(run_without(suites));
  }
  int status = 0;
  if (process < 0 || waitpid(process, &status, 0) != process) {
    std::perror("a process for the tests of CUPTI");
    return 1;
  }
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  std::fprintf(stderr, "the tests of CUPTI: ended by signal %d\n", WTERMSIG(status));
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
  testing::UnitTest::GetInstance()->listeners().Append(new Listener);  // GoogleTest owns it
  const std::vector<std::string> by_cupti = suites(true);
  if (by_cupti.empty()) return run_without({});
  const int first = run_in_another_process_without(suites(false));
  const int second = run_without(by_cupti);
  for (const int status : {first, second}) {
    if (status != 0 && status != kAllSkipped) return status;
  }
  return std::min(first, second);
}
