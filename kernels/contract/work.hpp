#pragma once

#include <cstdint>

namespace roofmax {

/// Bytes that cross a device's memory interface.
struct Bytes {
  std::int64_t read = 0;
  std::int64_t write = 0;
  [[nodiscard]] std::int64_t total() const { return read + write; }
  friend bool operator==(const Bytes&, const Bytes&) = default;
};

/// Floating-point operations by the unit that does them; a fused multiply-add counts as two.
struct Flops {
  double fp32 = 0;
  double fp64 = 0;
  double matrix = 0;  ///< of matrix units
  [[nodiscard]] double total() const { return fp32 + fp64 + matrix; }
  friend bool operator==(const Flops&, const Flops&) = default;
};

/// What any implementation of an operation must do.
struct Work {
  Bytes bytes;
  Flops flops = {};
  double exponentials = 0;
};

/// What one launch of an algorithm moves and computes by its own design (model, not measurement).
struct Traffic {
  Bytes bytes;
  Flops flops = {};
  double exponentials = 0;
  int launches = 1;
};

}  // namespace roofmax
