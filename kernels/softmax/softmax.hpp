#pragma once

#include <cstdint>

#include "kernels/contract/kernel.hpp"

namespace roofmax::softmax {

/// The axes of operation `softmax`, typed: `rows` rows of `cols` elements, `stride` elements apart
/// in both input and output.
struct Shape {
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t stride;
};

[[nodiscard]] Shape shape_of(const Problem& problem);

/// Modelled traffic of an algorithm that reads the input `reads` times and takes `exponentials`
/// exponentials per element.
[[nodiscard]] Traffic modelled_traffic(const Problem& problem, int reads, double exponentials,
                                       int launches = 1);

}  // namespace roofmax::softmax
