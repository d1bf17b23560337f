// Conversions of single elements; the arithmetic stands in float_bits.hpp.

#include "reference/float_format.hpp"

#include <limits>

#include "reference/float_bits.hpp"

namespace roofmax::reference {

double load_element(Dtype dtype, const std::byte* data, std::int64_t index) {
  return with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    return Format::widen(reinterpret_cast<const typename Format::Bits*>(data)[index]);
  });
}

void store_element(Dtype dtype, std::byte* data, std::int64_t index, double value) {
  with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    reinterpret_cast<typename Format::Bits*>(data)[index] = Format::narrow(value);
  });
}

double round_to(Dtype dtype, double value) {
  return with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    return Format::widen(Format::narrow(value));
  });
}

double ulp_distance(Dtype dtype, double a, double b) {
  return with_format(dtype, [&](auto format) {
    using Format = decltype(format);
    const bool is_a_nan = a != a;
    const bool is_b_nan = b != b;
    if (is_a_nan && is_b_nan) return 0.0;
    if (is_a_nan || is_b_nan) return std::numeric_limits<double>::infinity();
    return static_cast<double>(order_distance<Format>(Format::narrow(a), Format::narrow(b)));
  });
}

}  // namespace roofmax::reference
