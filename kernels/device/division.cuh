// Quotient and remainder by a divisor that is the same for a whole launch: a multiplication and a
// shift in place of a division, which in 64 bits is a subroutine of a hundred instructions.
// Numbers of 32 bits take a third of the instructions that those of 64 do.
#pragma once

#include <cstdint>

namespace roofmax::device {

template <typename Number>
struct Quotient {
  Number value;
  Number remainder;
};

class IntegerDivider {
 public:
  /// `divisor` from 1 to 2^62. With s = ceil(log2 d) and m = ceil(2^(N + s) / d), n / d is
  /// n m / 2^(N + s) rounded down for all n below 2^N (Granlund and Montgomery, 1994), and m is
  /// below 2^(N + 1).
  explicit IntegerDivider(std::int64_t divisor) : divisor_(divisor) {
    while ((std::int64_t{1} << bits_) < divisor) ++bits_;
    const auto factor = [&](int number_bits) {
      using Wide = unsigned __int128;
      const auto d = static_cast<Wide>(divisor);
      return ((Wide{1} << (number_bits + bits_)) + d - 1) / d;
    };
    factor_ = static_cast<std::uint64_t>(factor(63));
    narrow_factor_ = static_cast<std::uint32_t>(factor(31));
  }

  /// Of `number` >= 0.
  [[nodiscard]] __device__ Quotient<std::int64_t> of(std::int64_t number) const {
    const std::uint64_t high = __umul64hi(static_cast<std::uint64_t>(number), factor_);
    const std::int64_t value = bits_ == 0 ? number : static_cast<std::int64_t>(high >> (bits_ - 1));
    return {value, number - value * divisor_};
  }
  /// For divisors below 2^31 alone.
  [[nodiscard]] __device__ Quotient<std::int32_t> of(std::int32_t number) const {
    const std::uint64_t product =
        std::uint64_t{static_cast<std::uint32_t>(number)} * narrow_factor_;
    const auto value = static_cast<std::int32_t>(product >> (31 + bits_));
    return {value, number - value * static_cast<std::int32_t>(divisor_)};
  }

 private:
  std::int64_t divisor_;
  std::uint64_t factor_;
  std::uint32_t narrow_factor_;
  int bits_ = 0;
};

}  // namespace roofmax::device
