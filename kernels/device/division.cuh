// Quotient and remainder by a divisor that is the same for a whole launch: a multiplication and a
// shift in place of a division, which in 64 bits is a subroutine of a hundred instructions.
#pragma once

#include <cstdint>

namespace roofmax::device {

struct Quotient {
  std::int64_t value;
  std::int64_t remainder;
};

class Divider {
 public:
  /// `divisor` > 0. With s = ceil(log2 d) and m = ceil(2^(63 + s) / d), n / d = n m / 2^(63 + s)
  /// for all n below 2^63, rounded down (Granlund and Montgomery, 1994); m has 64 bits.
  explicit Divider(std::int64_t divisor) : divisor_(divisor) {
    if (divisor == 1) return;
    int bits = 1;
    while ((std::int64_t{1} << bits) < divisor) ++bits;
    using Wide = unsigned __int128;
    const auto d = static_cast<Wide>(divisor);
    factor_ = static_cast<std::uint64_t>(((Wide{1} << (63 + bits)) + d - 1) / d);
    shift_ = bits - 1;
  }

  /// Of `number` >= 0.
  [[nodiscard]] __device__ Quotient of(std::int64_t number) const {
    const auto scaled = static_cast<std::int64_t>(
        __umul64hi(static_cast<std::uint64_t>(number), factor_) >> shift_);
    const std::int64_t quotient = divisor_ == 1 ? number : scaled;
    return {quotient, number - quotient * divisor_};
  }

 private:
  std::int64_t divisor_;
  std::uint64_t factor_ = 0;
  int shift_ = 0;
};

}  // namespace roofmax::device
