#pragma once

#include <set>
#include <span>
#include <stdexcept>
#include <vector>

#include "harness/measure/loaded_problem.hpp"
#include "harness/measure/ready_kernel.hpp"
#include "harness/record/record.hpp"

namespace roofmax {

/// Outputs are wrong, or memory that is not the kernel's was written.
class Incorrect : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Holds a case's kernel to the oracle: what it writes, what it must not write, what it must leave
/// as it was. Keeps its scratch memory from case to case.
class Verifier {
 public:
  explicit Verifier(Backend& backend) : backend_(backend) {}

  /// Launches the kernel once over poisoned outputs and inspects buffer set 0. Notes the errors in
  /// the record. Throws Incorrect.
  void verify(const Case& c, const LoadedProblem& loaded, const ReadyKernel& kernel,
              Record& record);
  /// The same of what was timed: runs the batch once more over poisoned outputs and inspects its
  /// first and last set, so that a kernel which is right only when launched alone is caught. An
  /// operation in place is launched alone: each launch of a batch takes what the one before left.
  void verify_timed(const Case& c, const LoadedProblem& loaded, const ReadyKernel& kernel,
                    Batch& batch, std::int64_t first, std::int64_t last, Record& record);
  /// What would be lost when buffers move: whether the inputs of set 0, which are copied there, are
  /// as they were loaded, and the bytes around the workspaces as they were. Throws Incorrect.
  static void verify_before_move(const LoadedProblem& loaded, const ReadyKernel& kernel);

 private:
  /// Host memory that is kept from use to use, for its pages cost more than what is done with them.
  class Scratch {
   public:
    /// Memory of that size, whatever it held before; the last that was given is no longer valid.
    [[nodiscard]] std::span<std::byte> of(std::int64_t bytes);

   private:
    std::unique_ptr<std::byte[]> data_;
    std::size_t capacity_ = 0;
  };

  void inspect(const Case& c, const LoadedProblem& loaded, std::int64_t set,
               const ReadyKernel& kernel, Record& record);
  /// Copies output `output` of a set to the host.
  [[nodiscard]] std::span<std::byte> fetch(const LoadedProblem& loaded, const TensorSpec& spec,
                                           std::int64_t set, int output);
  void judge(const Case& c, const LoadedProblem& loaded, const TensorSpec& spec, int output,
             std::span<const std::byte> actual, Record& record) const;
  void judge_rows(const Case& c, const LoadedProblem& loaded, std::int64_t set, Record& record);

  Backend& backend_;
  /// Outputs of the case that were judged right, each by its number and its digest; all of them
  /// together by the number -1.
  std::set<std::pair<int, std::uint64_t>> judged_right_;
  std::vector<Scratch> scratch_;  ///< one for each output
};

}  // namespace roofmax
