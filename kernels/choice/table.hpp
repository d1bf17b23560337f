#pragma once

#include <span>

#include "kernels/contract/device.hpp"

namespace roofmax {

/// A line of a table: the kernels measured at one problem with their speed as a share of the
/// fastest, "two_pass@threads=256,vectors=1 1.000 register_cache 0.931". Kernels that this build
/// lacks are passed over.
struct TableLine {
  const char* operation;
  const char* dtype;
  const char* dtype_out;
  const char* axes;  ///< those that are not at their defaults, "rows=2048 cols=4096"
  double sol;        ///< of the fastest; 0 where it is not known
  const char* kernels;
};

/// What was measured on one device: data, made by `roofmax tune`.
struct Table {
  const char* device;
  DeviceKind kind;
  int compute_capability;
  const char* made;
  std::span<const TableLine> lines;
};

/// All tables of this build.
[[nodiscard]] std::span<const Table* const> tables();

}  // namespace roofmax
