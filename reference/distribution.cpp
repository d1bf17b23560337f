// The distributions that every operation has. Each value is a few integer operations on (seed, row,
// column) and one multiplication by a constant, so there is no sum for a compiler to fuse and the
// bits are the same everywhere.

#include "reference/distribution.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "reference/float_bits.hpp"

namespace roofmax::reference {
namespace {

/// A bijection of 64-bit words in which every output bit depends on every input bit.
constexpr std::uint64_t mix(std::uint64_t word) {
  word ^= word >> 32;
  word *= 0xd6e8feb86659fd93U;
  word ^= word >> 32;
  word *= 0xd6e8feb86659fd93U;
  word ^= word >> 32;
  return word;
}

/// Odd, near 2^64 / golden ratio: spreads consecutive numbers over all 64 bits.
constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15U;

constexpr std::uint64_t row_key(std::uint64_t seed, std::int64_t row) {
  return mix(mix(seed + kStep) + static_cast<std::uint64_t>(row) * kStep);
}

constexpr std::uint64_t word_of(std::uint64_t key, std::int64_t col) {
  return mix(key + static_cast<std::uint64_t>(col) * kStep);
}

/// The sum of four 16-bit uniforms, centred: variance 4 * 2^32 / 12.
constexpr std::int64_t centred_sum(std::uint64_t word) {
  const std::uint64_t sum =
      (word & 0xffff) + (word >> 16 & 0xffff) + (word >> 32 & 0xffff) + (word >> 48);
  return static_cast<std::int64_t>(sum) - 2 * 0xffff;
}
constexpr double kToUnitVariance = 1.7320508075688772 / 65536;
constexpr std::int64_t kSpike = 12 * 37837;  // 12 / kToUnitVariance, to the nearest 12

/// A column of the row that a rare event is certain to hit.
constexpr std::int64_t chosen_col(std::uint64_t key, std::int64_t cols) {
  return static_cast<std::int64_t>(mix(key ^ kStep) % static_cast<std::uint64_t>(cols));
}

enum class Shape : std::uint8_t {
  normal,
  wide,
  ascending,
  descending,
  constant,
  spikes,
  sparse_neg_inf
};

template <Shape kShape, typename Format>
void fill_columns(std::uint64_t key, std::int64_t cols, std::int64_t first, std::int64_t last,
                  typename Format::Bits* row) {
  const std::int64_t chosen = chosen_col(key, cols);
  const double slope = 8.0 / static_cast<double>(std::max<std::int64_t>(1, cols - 1));
  const typename Format::Bits negative_infinity =
      Format::narrow(-std::numeric_limits<double>::infinity());
  const typename Format::Bits level =
      Format::narrow(static_cast<double>(centred_sum(word_of(key, -1))) * kToUnitVariance);
  for (std::int64_t col = first; col < last; ++col) {
    if constexpr (kShape == Shape::constant) {
      row[col] = level;
    } else if constexpr (kShape == Shape::ascending || kShape == Shape::descending) {
      const std::int64_t place = 2 * col - (cols - 1);
      row[col] =
          Format::narrow(static_cast<double>(kShape == Shape::ascending ? place : -place) * slope);
    } else {
      const std::uint64_t word = word_of(key, col);
      std::int64_t sum = centred_sum(word);
      constexpr double kScale = kShape == Shape::wide ? 10 * kToUnitVariance : kToUnitVariance;
      if constexpr (kShape == Shape::spikes) {
        if (mix(word) % 1024 == 0 || col == chosen) sum += kSpike;
      }
      row[col] = Format::narrow(static_cast<double>(sum) * kScale);
      if constexpr (kShape == Shape::sparse_neg_inf) {
        if (mix(word) % 4 != 0 && col != chosen) row[col] = negative_infinity;
      }
    }
  }
}

template <Shape kShape, typename Format>
void fill(std::uint64_t seed, const TensorSpec& spec, std::byte* data) {
  using Bits = typename Format::Bits;
  auto* const elements = reinterpret_cast<Bits*>(data);
  const Bits gap = Format::narrow(std::numeric_limits<double>::quiet_NaN());
  constexpr std::int64_t kPiece = 1 << 14;
  const std::int64_t rows = spec.rows();
  const std::int64_t cols = spec.cols();
  const std::int64_t pieces = (cols + kPiece - 1) / kPiece;
  if (!spec.is_contiguous()) std::fill(elements, elements + spec.extent(), gap);
#pragma omp parallel for collapse(2) schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    for (std::int64_t piece = 0; piece < pieces; ++piece) {
      const std::int64_t last = std::min(cols, (piece + 1) * kPiece);
      fill_columns<kShape, Format>(row_key(seed, row), cols, piece * kPiece, last,
                                   elements + spec.row_offset(row));
    }
  }
}

template <Shape kShape>
void fill_any(std::uint64_t seed, const TensorSpec& spec, std::byte* data) {
  switch (spec.dtype) {
    case Dtype::fp32:
      return fill<kShape, Fp32>(seed, spec, data);
    case Dtype::fp16:
      return fill<kShape, Fp16>(seed, spec, data);
    case Dtype::bf16:
      return fill<kShape, Bf16>(seed, spec, data);
    case Dtype::fp64:
      return fill<kShape, Fp64>(seed, spec, data);
    case Dtype::int32:
    case Dtype::uint8:
    case Dtype::int64:
      break;
  }
  throw std::logic_error("input '" + spec.name + "' is of type " +
                         std::string(name_of(spec.dtype)) +
                         ", which no distribution makes: give its operation's oracle a generator");
}

template <Shape kShape>
DistributionRegistration shaped(const char* name, const char* summary) {
  return DistributionRegistration({.name = name, .summary = summary, .fill = fill_any<kShape>});
}

const DistributionRegistration normal = shaped<Shape::normal>("normal", "approximately N(0, 1)");
const DistributionRegistration wide = shaped<Shape::wide>(
    "wide", "normal times 10: most softmax results of a long row round to 0, a few carry the row");
const DistributionRegistration ascending = shaped<Shape::ascending>(
    "ascending", "grows along the row from -8 to 8: a running maximum moves at every step");
const DistributionRegistration descending = shaped<Shape::descending>(
    "descending", "falls along the row from 8 to -8: the first element is the maximum");
const DistributionRegistration constant =
    shaped<Shape::constant>("constant", "one value for the whole row");
const DistributionRegistration spikes = shaped<Shape::spikes>(
    "spikes", "normal, about one element in 1024 raised by 12, at least one in every row");
const DistributionRegistration sparse_neg_inf = shaped<Shape::sparse_neg_inf>(
    "sparse_neg_inf", "normal, three elements in four set to -inf, never a whole row");

}  // namespace

void fill_by_distribution(const std::string& distribution, std::uint64_t seed,
                          const TensorSpec& spec, std::byte* data) {
  const Distribution* const known = find_distribution(distribution);
  if (known == nullptr) {
    throw std::invalid_argument("unknown distribution '" + distribution +
                                "': use one of the choices of the axis 'distribution'");
  }
  if (!known->fill) {
    throw std::invalid_argument("distribution '" + distribution +
                                "' leaves the inputs to the caller: use another to generate them");
  }
  known->fill(seed, spec, data);
}

}  // namespace roofmax::reference
