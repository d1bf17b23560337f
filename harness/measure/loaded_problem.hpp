#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <vector>

#include "harness/measure/buffer_sets.hpp"
#include "harness/measure/twin.hpp"
#include "reference/verdict.hpp"

namespace roofmax {

/// A case that cannot be done here and now, though nothing is wrong with the kernel.
class Skip : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What is kept from case to case of one problem: its inputs, what is right, its buffers on the
/// device, and what was learnt of them.
class LoadedProblem {
 public:
  /// Generates the inputs, on all cores.
  LoadedProblem(Backend& backend, const Problem& problem, std::uint64_t seed);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const std::vector<TensorSpec>& tensors() const { return tensors_; }
  [[nodiscard]] const Work& compulsory() const { return compulsory_; }
  /// What is right. The oracle is evaluated, on all cores, when it is asked first.
  [[nodiscard]] const reference::Expectation& expectation() const;
  /// Whether a launch overwrites an input, so that a second one computes something else.
  [[nodiscard]] bool is_in_place() const { return is_in_place_; }
  /// Whether a row cannot stay on chip between its two uses.
  [[nodiscard]] bool must_read_twice() const;

  /// Makes sure of `least` buffer sets; where it has to make them, `preferred` when there is room.
  /// Throws Skip when not even `least` fit.
  void allocate_sets(int least, int preferred);
  [[nodiscard]] BufferSets& sets() const { return *sets_; }
  /// Frees the buffer sets: what a kernel did to them must not be the next one's.
  void drop_sets() { sets_.reset(); }
  /// Moves the buffer sets to another place in memory. They stay where they are when the device has
  /// no choice: those of gigabytes, which lie everywhere at once.
  void move_sets();
  /// What can be said before anything is generated. Throws Skip when `least` sets, beside the
  /// inputs where the device's memory is the host's, cannot fit.
  static void check_room(Backend& backend, const Problem& problem, int least);

  /// Twins outlive the buffer sets: those of one problem are all the same.
  using TwinKey = std::pair<Cache, TimerKind>;
  std::map<TwinKey, Twin> twins;
  std::map<TwinKey, Twin> two_read_twins;
  std::map<TwinKey, std::string> twin_names;  ///< of twins that were chosen before this was loaded
  std::map<const Kernel*, std::optional<StaticFacts>> static_facts;

 private:
  Backend& backend_;
  Problem problem_;
  std::vector<TensorSpec> tensors_;
  Work compulsory_;
  bool is_in_place_ = false;
  std::vector<std::vector<std::byte>> inputs_;
  mutable std::unique_ptr<reference::Expectation> expectation_;  ///< null until it is asked for
  std::unique_ptr<BufferSets> sets_;
};

}  // namespace roofmax
