#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "harness/cli/progress_line.hpp"
#include "harness/cli/tally.hpp"
#include "harness/cli/terminal.hpp"
#include "harness/measure/run.hpp"

namespace roofmax::cli {

/// Prints a run while it happens: one line per finished row, the best kernel after each problem,
/// and on a terminal a progress line at the bottom.
class LiveTable : public RunObserver {
 public:
  enum class Content { timings, verdicts };

  LiveTable(std::ostream& out, const Terminal& terminal, const std::vector<Case>& cases,
            Content content);

  void on_header(const nlohmann::json& header) override;
  void on_begin(const Case& c, std::size_t index, std::size_t total) override;
  void on_record(const Record& record, std::size_t index, std::size_t total) override;
  void on_note(const std::string& note) override;

  /// Ends the last group of rows and clears the progress line. To be called when the run is over.
  void finish();

  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  void print_columns();
  void print_row(const Record& record);
  void print_verdict(const Record& record);
  void end_group();
  void draw_progress(const Case& c, std::size_t total);
  [[nodiscard]] std::string columns_of(const Record& record) const;

  std::ostream& out_;
  Terminal terminal_;
  Content content_;
  ProgressLine progress_;
  std::size_t kernel_width_ = 6;
  std::size_t shape_width_ = 5;
  std::size_t dtype_width_ = 5;
  Tally tally_;
  std::optional<Problem> group_;
  std::vector<Cache> group_caches_;
  int group_rows_ = 0;
};

/// "87%"; ">100%" where the kernel was faster than its twin; "-" where there is none.
[[nodiscard]] std::string format_sol(const Record& record);
/// Why the fastest kernel is not the clear winner of its shape: "above_twin, contended, as fast as
/// two_pass"; empty when it is.
[[nodiscard]] std::string format_doubt(const Best& best);
/// Said of the only kernel of a problem.
inline constexpr const char* kOnlyOne = "the only one measured";
/// Compulsory bytes over the time, in GB/s, or "-".
[[nodiscard]] std::string format_bandwidth(const Record& record);

/// What SOL means here, in one line.
[[nodiscard]] std::string explain_sol();

}  // namespace roofmax::cli
