#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace roofmax {

/// Element types of tensors. Values are part of the C ABI (`abi.h`): append, never renumber.
enum class Dtype : std::uint8_t {
  fp32 = 0,
  fp16 = 1,
  bf16 = 2,
  fp64 = 3,
  int32 = 4,
  uint8 = 5,
  int64 = 6,
};

/// Element types of an operation's principal input and principal output.
struct DtypePair {
  Dtype in;
  Dtype out;
  friend bool operator==(const DtypePair&, const DtypePair&) = default;
};

/// Bytes of one element.
[[nodiscard]] constexpr std::size_t size_of(Dtype dtype) {
  switch (dtype) {
    case Dtype::fp16:
    case Dtype::bf16:
      return 2;
    case Dtype::fp32:
    case Dtype::int32:
      return 4;
    case Dtype::fp64:
    case Dtype::int64:
      return 8;
    case Dtype::uint8:
      return 1;
  }
  return 0;
}

/// The name that users type and records carry: "fp32", "fp16", "bf16", ...
[[nodiscard]] constexpr std::string_view name_of(Dtype dtype) {
  switch (dtype) {
    case Dtype::fp32:
      return "fp32";
    case Dtype::fp16:
      return "fp16";
    case Dtype::bf16:
      return "bf16";
    case Dtype::fp64:
      return "fp64";
    case Dtype::int32:
      return "int32";
    case Dtype::uint8:
      return "uint8";
    case Dtype::int64:
      return "int64";
  }
  return "?";
}

/// Inverse of `name_of`; nothing when the name is unknown.
[[nodiscard]] constexpr std::optional<Dtype> parse_dtype(std::string_view name) {
  for (const Dtype dtype : {Dtype::fp32, Dtype::fp16, Dtype::bf16, Dtype::fp64, Dtype::int32,
                            Dtype::uint8, Dtype::int64}) {
    if (name == name_of(dtype)) return dtype;
  }
  return std::nullopt;
}

}  // namespace roofmax
