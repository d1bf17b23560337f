#include "harness/measure/loaded_problem.hpp"

#include <algorithm>

#include "harness/profile/nvtx_range.hpp"
#include "reference/oracle.hpp"

namespace roofmax {

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
  const std::vector<const std::byte*> contents(pointers.begin(), pointers.end());
  expectation_ = std::make_unique<reference::Expectation>(problem_, contents);
}

bool LoadedProblem::must_read_twice() const {
  const Operation& operation = *problem_.operation;
  return operation.reuse_bytes && operation.reuse_bytes(problem_) > backend_.traits().on_chip_bytes;
}

void LoadedProblem::allocate_sets(int least, int preferred) {
  if (sets_ && sets_->count() >= least) return;
  sets_.reset();
  twins.clear();
  two_read_twins.clear();
  constexpr int kUsablePercent = 90;
  const std::int64_t free = backend_.free_bytes();
  const auto bytes_of = [this](int count) {
    return static_cast<double>(BufferSets::set_bytes(tensors_)) * count;
  };
  const auto fits = [&](int count) {
    return bytes_of(count) <= kUsablePercent / 100.0 * static_cast<double>(free);
  };
  if (!fits(least)) {
    throw Skip("device memory: " + std::to_string(least) + " buffer set(s) need " +
               std::to_string(static_cast<std::int64_t>(bytes_of(least))) + " bytes; " +
               std::to_string(free) + " are free, of which " + std::to_string(kUsablePercent) +
               "% may be used");
  }
  const NvtxRange range(Phase::inputs, "buffer sets");
  sets_ = std::make_unique<BufferSets>(backend_, tensors_, fits(preferred) ? preferred : least);
  sets_->load_inputs(inputs_);
}

}  // namespace roofmax
