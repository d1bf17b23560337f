#include "harness/measure/verifier.hpp"

#include <algorithm>
#include <numeric>

#include "harness/profile/nvtx_range.hpp"

namespace roofmax {
namespace {

const std::string kWhenTimed = "when timed, though right when launched alone: ";

/// Rows of a tensor in the order in which they lie in memory.
std::vector<std::int64_t> rows_by_place(const TensorSpec& spec) {
  std::vector<std::int64_t> rows(static_cast<std::size_t>(spec.rows()));
  std::iota(rows.begin(), rows.end(), 0);
  const auto is_before = [&](std::int64_t a, std::int64_t b) {
    return spec.row_offset(a) < spec.row_offset(b);
  };
  if (!std::is_sorted(rows.begin(), rows.end(), is_before)) {
    std::sort(rows.begin(), rows.end(), is_before);
  }
  return rows;
}

/// Bytes between the rows of an output that a kernel wrote to; empty when there are none.
std::string touched_gap(const TensorSpec& spec, std::span<const std::byte> data) {
  if (spec.is_contiguous()) return {};
  const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
  const std::vector<std::int64_t> rows = rows_by_place(spec);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    const std::int64_t begin = (spec.row_offset(rows[i]) + spec.cols()) * size;
    const std::int64_t end = spec.row_offset(rows[i + 1]) * size;
    if (begin >= end) continue;
    const auto gap =
        data.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
    if (std::any_of(gap.begin(), gap.end(), [](std::byte b) { return b != std::byte{kPoison}; })) {
      return "elements between rows " + std::to_string(rows[i]) + " and " +
             std::to_string(rows[i + 1]) + " of output '" + spec.name + "'";
    }
  }
  return {};
}

void note_errors(const reference::Verdict& verdict, Record& record) {
  record.max_ulp = std::max(record.max_ulp.value_or(0), verdict.max_ulp);
  record.judged_ulp = std::max(record.judged_ulp.value_or(0), verdict.judged_ulp);
  record.row_sum_error = std::max(record.row_sum_error, verdict.row_sum_error);  // none is least
}

void inspect_workspaces(const ReadyKernel& kernel) {
  if (kernel.kept_to_its_workspaces()) return;
  throw Incorrect("wrote out of bounds: bytes around its workspace");
}

void inspect_inputs(const BufferSets& sets, std::int64_t set) {
  if (const std::string input = sets.changed_input(set); !input.empty()) {
    throw Incorrect("changed its input '" + input + "'");
  }
}

}  // namespace

std::span<std::byte> Verifier::Scratch::of(std::int64_t bytes) {
  const auto size = static_cast<std::size_t>(bytes);
  if (size > capacity_) {
    capacity_ = 0;
    data_.reset();  // its memory first
    data_ = std::make_unique_for_overwrite<std::byte[]>(size);
    capacity_ = size;
  }
  return {data_.get(), size};
}

void Verifier::verify(const Case& c, const LoadedProblem& loaded, const ReadyKernel& kernel,
                      Record& record) {
  const NvtxRange range(Phase::verify, "verify");
  loaded.sets().prepare_outputs(0);
  kernel.enqueue(loaded.sets(), 0, backend_.stream());
  backend_.synchronize();
  judged_right_.clear();
  inspect(c, loaded, 0, kernel, record);
  if (loaded.expectation().sampled()) record.flags.emplace_back("sampled");
}

void Verifier::verify_timed(const Case& c, const LoadedProblem& loaded, const ReadyKernel& kernel,
                            Batch& batch, std::int64_t first, std::int64_t last, Record& record) {
  const NvtxRange range(Phase::verify, "verify what was timed");
  for (const std::int64_t set : {first, last}) loaded.sets().prepare_outputs(set);
  if (loaded.is_in_place()) {
    kernel.enqueue(loaded.sets(), first, backend_.stream());
    last = first;
  } else {
    static_cast<void>(batch.run());
  }
  backend_.synchronize();
  try {
    inspect(c, loaded, first, kernel, record);
    if (last != first) inspect(c, loaded, last, kernel, record);
  } catch (const Incorrect& error) {
    throw Incorrect(kWhenTimed + error.what());
  }
}

void Verifier::verify_before_move(const LoadedProblem& loaded, const ReadyKernel& kernel) {
  try {
    inspect_workspaces(kernel);
    inspect_inputs(loaded.sets(), 0);
  } catch (const Incorrect& error) {
    throw Incorrect(kWhenTimed + error.what());
  }
}

void Verifier::inspect(const Case& c, const LoadedProblem& loaded, std::int64_t set,
                       const ReadyKernel& kernel, Record& record) {
  const BufferSets& sets = loaded.sets();
  if (const std::string where = sets.broken_guard(set); !where.empty()) {
    throw Incorrect("wrote out of bounds: " + where);
  }
  inspect_workspaces(kernel);
  inspect_inputs(sets, set);
  int output = 0;
  std::uint64_t of_all = 0;
  bool has_judge_of_rows = false;
  for (const TensorSpec& spec : loaded.tensors()) {
    if (!spec.is_written()) continue;
    // What is bit for bit what was judged before is as right. A kernel need not repeat itself bit
    // for bit: what differs is judged anew.
    const std::pair seen{output, sets.digest_of_output(set, output)};
    if (!judged_right_.contains(seen)) {
      judge(c, loaded, spec, output, fetch(loaded, spec, set, output), record);
      judged_right_.insert(seen);
    }
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;  // so that the order of outputs counts
    of_all = of_all * kOdd + seen.second;
    has_judge_of_rows = has_judge_of_rows || loaded.expectation().is_judged_by_row(output);
    ++output;
  }
  // Rows that are judged together are as right as before only together.
  constexpr int kTogether = -1;
  if (!has_judge_of_rows || judged_right_.contains({kTogether, of_all})) return;
  judge_rows(c, loaded, set, record);
  judged_right_.insert({kTogether, of_all});
}

void Verifier::judge_rows(const Case& c, const LoadedProblem& loaded, std::int64_t set,
                          Record& record) {
  std::vector<const std::byte*> outputs;
  for (const TensorSpec& spec : loaded.tensors()) {
    if (!spec.is_written()) continue;
    outputs.push_back(fetch(loaded, spec, set, static_cast<int>(outputs.size())).data());
  }
  const reference::Verdict verdict =
      loaded.expectation().judge_rows(outputs, c.kernel->extra_ulps(c.problem));
  note_errors(verdict, record);
  if (!verdict.correct) throw Incorrect(verdict.what);
}

std::span<std::byte> Verifier::fetch(const LoadedProblem& loaded, const TensorSpec& spec,
                                     std::int64_t set, int output) {
  const auto place = static_cast<std::size_t>(output);
  if (scratch_.size() <= place) scratch_.resize(place + 1);
  const std::span<std::byte> actual = scratch_[place].of(spec.bytes());
  loaded.sets().read_output(set, output, actual);
  return actual;
}

void Verifier::judge(const Case& c, const LoadedProblem& loaded, const TensorSpec& spec, int output,
                     std::span<const std::byte> actual, Record& record) const {
  const reference::Expectation& expectation = loaded.expectation();
  if (!expectation.is_judged_by_row(output)) {
    const reference::Verdict verdict =
        expectation.judge(output, actual.data(), c.kernel->extra_ulps(c.problem));
    note_errors(verdict, record);
    if (!verdict.correct) throw Incorrect(verdict.what);
  }
  if (const auto row = expectation.unwritten_row(output, actual.data(), kPoison)) {
    throw Incorrect("row " + std::to_string(*row) + " of output '" + spec.name +
                    "' was not written, or not to its end");
  }
  // An input in place holds what its caller left between the rows.
  if (spec.role == Role::in_place) return;
  if (const std::string gap = touched_gap(spec, actual); !gap.empty()) {
    throw Incorrect("wrote out of bounds: " + gap);
  }
}

}  // namespace roofmax
