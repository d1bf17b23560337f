#pragma once

#include <cstdint>

#include "kernels/contract/kernel.hpp"

namespace roofmax::softmax_step {

/// The steps of an unfused softmax: the values of the axis `step`.
enum class Step { max, subtract_exp, sum, divide };

[[nodiscard]] Step step_of(const Problem& problem);

}  // namespace roofmax::softmax_step
