#include "harness/measure/loaded_problem.hpp"

#include <algorithm>
#include <string>

#include "harness/profile/nvtx_range.hpp"
#include "reference/oracle.hpp"

namespace roofmax {
namespace {

constexpr int kUsablePercent = 90;

double bytes_of(const std::vector<TensorSpec>& tensors, int sets) {
  return static_cast<double>(BufferSets::set_bytes(tensors)) * sets;
}

bool fits(double bytes, std::int64_t free) {
  return bytes <= kUsablePercent / 100.0 * static_cast<double>(free);
}

[[noreturn]] void skip_for_lack_of_memory(const std::string& what, double bytes,
                                          std::int64_t free) {
  throw Skip("device memory: " + what + " need " +
             std::to_string(static_cast<std::int64_t>(bytes)) + " bytes; " + std::to_string(free) +
             " are free, of which " + std::to_string(kUsablePercent) + "% may be used");
}

}  // namespace

LoadedProblem::LoadedProblem(Backend& backend, const Problem& problem, std::uint64_t seed)
    : backend_(backend),
      problem_(problem),
      tensors_(problem.operation->tensors(problem)),
      compulsory_(problem.operation->compulsory(problem)) {
  const NvtxRange range(Phase::inputs, "inputs");
  std::vector<std::byte*> pointers;
  for (const TensorSpec& spec : tensors_) {
    is_in_place_ = is_in_place_ || spec.role == Role::in_place;
    if (!spec.is_read()) continue;
    pointers.push_back(inputs_.emplace_back(static_cast<std::size_t>(spec.bytes())).data());
  }
  reference::generate_inputs(problem_, seed, pointers);
}

const reference::Expectation& LoadedProblem::expectation() const {
  if (!expectation_) {
    const NvtxRange range(Phase::inputs, "oracle");
    std::vector<const std::byte*> contents;
    for (const std::vector<std::byte>& input : inputs_) contents.push_back(input.data());
    expectation_ = std::make_unique<reference::Expectation>(problem_, contents);
  }
  return *expectation_;
}

bool LoadedProblem::must_read_twice() const {
  const Operation& operation = *problem_.operation;
  return operation.reuse_bytes && operation.reuse_bytes(problem_) > backend_.traits().on_chip_bytes;
}

void LoadedProblem::check_room(Backend& backend, const Problem& problem, int least) {
  const std::vector<TensorSpec> tensors = problem.operation->tensors(problem);
  double bytes = bytes_of(tensors, least);
  std::string what = std::to_string(least) + " buffer set(s)";
  if (backend.traits().kind == DeviceKind::cpu) {
    what += " and the inputs they are loaded from";
    for (const TensorSpec& spec : tensors) {
      if (spec.is_read()) bytes += static_cast<double>(spec.bytes());
    }
  }
  const std::int64_t free = backend.free_bytes();
  if (!fits(bytes, free)) skip_for_lack_of_memory(what, bytes, free);
}

void LoadedProblem::allocate_sets(int least, int preferred) {
  if (sets_ && sets_->count() >= least) return;
  sets_.reset();
  const std::int64_t free = backend_.free_bytes();
  if (!fits(bytes_of(tensors_, least), free)) {
    skip_for_lack_of_memory(std::to_string(least) + " buffer set(s)", bytes_of(tensors_, least),
                            free);
  }
  const NvtxRange range(Phase::inputs, "buffer sets");
  const int count = fits(bytes_of(tensors_, preferred), free) ? preferred : least;
  sets_ = std::make_unique<BufferSets>(backend_, tensors_, count);
  sets_->load_inputs(inputs_);
}

void LoadedProblem::move_sets() {
  const std::int64_t bytes = BufferSets::set_bytes(tensors_) * sets_->count();
  if (!backend_.has_choice_of_place(bytes)) return;
  const NvtxRange range(Phase::inputs, "move buffer sets");
  auto moved = std::make_unique<BufferSets>(backend_, tensors_, sets_->count());
  moved->take_inputs(*sets_);
  sets_ = std::move(moved);
}

}  // namespace roofmax
