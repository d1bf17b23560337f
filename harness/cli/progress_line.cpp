#include "harness/cli/progress_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "harness/cli/format.hpp"

namespace roofmax::cli {

void ProgressLine::show(std::size_t done, std::size_t total, const std::string& what) {
  if (!terminal_.is_terminal) return;
  clear();
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin_;
  std::string line =
      fmt::format("[{}/{}] {} elapsed", done, total, format_duration(elapsed.count()));
  if (done > 0 && done < total) {
    const double left =
        elapsed.count() / static_cast<double>(done) * static_cast<double>(total - done);
    line += fmt::format(", about {} left", format_duration(left));
  }
  line += "  " + what;
  // One column is kept free: some terminals wrap when the last one is written.
  out_ << line.substr(0, static_cast<std::size_t>(std::max(1, terminal_.columns - 1)));
  out_.flush();
  is_shown_ = true;
}

void ProgressLine::show(const CeilingStep& step) {
  show(step.index, step.total,
       fmt::format("ceiling: {}, {}, {}", step.direction, name_of(step.cache),
                   format_size(step.footprint_bytes)));
}

void ProgressLine::show(const RateStep& step) {
  show(step.index, step.total, "rate: " + step.unit);
}

void ProgressLine::clear() {
  if (!is_shown_) return;
  out_ << "\r\033[K";
  out_.flush();
  is_shown_ = false;
}

}  // namespace roofmax::cli
