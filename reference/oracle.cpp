// The registry of oracles.

#include "reference/oracle.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "reference/distribution.hpp"

namespace roofmax::reference {
namespace {

/// Function-local, so that the order in which files register is irrelevant.
std::vector<std::unique_ptr<const Oracle>>& oracles() {
  static std::vector<std::unique_ptr<const Oracle>> all;
  return all;
}

}  // namespace

void generate_inputs(const Problem& problem, std::uint64_t seed,
                     std::span<std::byte* const> inputs) {
  const Oracle* const oracle = find_oracle(problem.operation->name);
  if (oracle != nullptr && oracle->generate) {
    oracle->generate(problem, seed, inputs);
    return;
  }
  std::size_t input = 0;
  for (const TensorSpec& spec : problem.operation->tensors(problem)) {
    if (!spec.is_read()) continue;
    fill_by_distribution(problem.choice("distribution"), seed + input, spec, inputs[input]);
    ++input;
  }
}

const Oracle* find_oracle(std::string_view operation) {
  const auto& all = oracles();
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const auto& oracle) { return oracle->operation == operation; });
  return found == all.end() ? nullptr : found->get();
}

OracleRegistration::OracleRegistration(Oracle oracle) {
  if (find_oracle(oracle.operation) != nullptr) {
    throw std::logic_error("the oracle of operation '" + oracle.operation +
                           "' is registered twice");
  }
  oracles().push_back(std::make_unique<const Oracle>(std::move(oracle)));
}

}  // namespace roofmax::reference
