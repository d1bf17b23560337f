// 16-byte vectors of fp32, fp16 or bf16 elements, and smaller ones of what goes with them element
// for element: how every kernel touches device memory, and the conversions between storage and the
// fp32 in which all arithmetic is done.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

namespace roofmax::device {

/// Arithmetic facts of an element type. `negative_infinity` is one 32-bit word full of -inf.
template <typename T>
struct Element;

template <>
struct Element<float> {
  static constexpr std::uint32_t negative_infinity = 0xff800000u;
  static constexpr bool has_wide_exponent = true;
  __device__ static float load(const float* p) { return *p; }
  __device__ static float round(float value) { return value; }
};

template <>
struct Element<__half> {
  static constexpr std::uint32_t negative_infinity = 0xfc00fc00u;
  static constexpr bool has_wide_exponent = false;
  __device__ static float load(const __half* p) { return __half2float(*p); }
  __device__ static __half round(float value) { return __float2half_rn(value); }
};

template <>
struct Element<__nv_bfloat16> {
  static constexpr std::uint32_t negative_infinity = 0xff80ff80u;
  static constexpr bool has_wide_exponent = true;
  __device__ static float load(const __nv_bfloat16* p) { return __bfloat162float(*p); }
  __device__ static __nv_bfloat16 round(float value) { return __float2bfloat16_rn(value); }
};

/// Elements of one 16-byte vector.
template <typename T>
inline constexpr int kVectorWidth = 16 / static_cast<int>(sizeof(T));

/// Sum of the values, added as a tree: a long row then loses no more to rounding than a short one.
template <int count>
__device__ float tree_sum(const float (&values)[count]) {
  if constexpr (count == 1) {
    return values[0];
  } else {
    constexpr int half = (count + 1) / 2;
    float sums[half];
#pragma unroll
    for (int i = 0; i < half; ++i) {
      sums[i] = i + half < count ? values[i] + values[i + half] : values[i];
    }
    return tree_sum(sums);
  }
}

/// The larger elements of two words of a vector, place by place; a NaN is passed over.
template <typename T>
__device__ std::uint32_t larger_of(std::uint32_t a, std::uint32_t b) {
  if constexpr (sizeof(T) == 4) {
    return __float_as_uint(fmaxf(__uint_as_float(a), __uint_as_float(b)));
  } else {
    using Pair = std::conditional_t<Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    const Pair pair = __hmax2(reinterpret_cast<const Pair&>(a), reinterpret_cast<const Pair&>(b));
    return reinterpret_cast<const std::uint32_t&>(pair);
  }
}
/// The largest element of a word.
template <typename T>
__device__ float largest_of(std::uint32_t word) {
  if constexpr (sizeof(T) == 4) {
    return __uint_as_float(word);
  } else {
    using Pair = std::conditional_t<Element<T>::has_wide_exponent, __nv_bfloat162, __half2>;
    const Pair pair = reinterpret_cast<const Pair&>(word);
    return fmaxf(__low2float(pair), __high2float(pair));
  }
}

/// One vector of `bytes` bytes, 16 but where two element types of different size go together, kept
/// as it lies in memory.
template <typename T, int bytes = 16>
struct Vector {
  static constexpr int width = bytes / static_cast<int>(sizeof(T));
  static constexpr int word_count = bytes / 4;
  std::uint32_t words[word_count];

  /// A vector that leaves maxima and sums of exponentials alone.
  __device__ static Vector neutral() {
    Vector vector;
#pragma unroll
    for (std::uint32_t& word : vector.words) word = Element<T>::negative_infinity;
    return vector;
  }

  __device__ static Vector zero() { return {}; }

  __device__ void unpack(float (&values)[width]) const {
#pragma unroll
    for (int word = 0; word < word_count; ++word) {
      if constexpr (sizeof(T) == 4) {
        values[word] = __uint_as_float(words[word]);
      } else if constexpr (Element<T>::has_wide_exponent) {
        // A bf16 is the upper half of an fp32.
        values[2 * word] = __uint_as_float(words[word] << 16);
        values[2 * word + 1] = __uint_as_float(words[word] & 0xffff0000u);
      } else {
        const float2 pair = __half22float2(reinterpret_cast<const __half2&>(words[word]));
        values[2 * word] = pair.x;
        values[2 * word + 1] = pair.y;
      }
    }
  }

  /// The same, for the second time, by other instructions. By the same ones the compiler would keep
  /// what it has unpacked from the first time on, in twice the registers of what it is unpacked
  /// from.
  __device__ void unpack_again(float (&values)[width]) const {
#pragma unroll
    for (int word = 0; word < word_count; ++word) {
      if constexpr (sizeof(T) == 4) {
        values[word] = __uint_as_float(words[word]);
      } else if constexpr (Element<T>::has_wide_exponent) {
        values[2 * word] = __uint_as_float(__byte_perm(words[word], 0, 0x1044));
        values[2 * word + 1] = __uint_as_float(__byte_perm(words[word], 0, 0x3244));
      } else {
        const std::uint32_t turned = __byte_perm(words[word], 0, 0x1032);
        const float2 pair = __half22float2(reinterpret_cast<const __half2&>(turned));
        values[2 * word] = pair.y;
        values[2 * word + 1] = pair.x;
      }
    }
  }

  __device__ static Vector pack(const float (&values)[width]) {
    Vector packed;
#pragma unroll
    for (int word = 0; word < word_count; ++word) {
      if constexpr (sizeof(T) == 4) {
        packed.words[word] = __float_as_uint(values[word]);
      } else if constexpr (Element<T>::has_wide_exponent) {
        const __nv_bfloat162 pair = __floats2bfloat162_rn(values[2 * word], values[2 * word + 1]);
        packed.words[word] = reinterpret_cast<const std::uint32_t&>(pair);
      } else {
        const __half2 pair = __floats2half2_rn(values[2 * word], values[2 * word + 1]);
        packed.words[word] = reinterpret_cast<const std::uint32_t&>(pair);
      }
    }
    return packed;
  }

  /// Largest element; a NaN is passed over (it comes back through the sum).
  __device__ float max() const {
    return largest_of<T>(
        larger_of<T>(larger_of<T>(words[0], words[1]), larger_of<T>(words[2], words[3])));
  }

  /// `tree_sum` of the elements.
  __device__ float sum() const {
    float values[width];
    unpack(values);
    return tree_sum(values);
  }
};

/// One element, or a word of several, that may not be there, kept as it lies in memory. Where it
/// were converted at once, the condition would have to be kept until it is here: that takes a
/// predicate, and when there is none left the next load waits a whole trip to memory. Only of
/// memory that the kernel has not written.
template <typename T, int elements>
class OptionalElements {
 public:
  static constexpr int width = elements;

  /// `instead`: a word full of what stands where they are not there.
  __device__ void load(bool is_there, const T* at, std::uint32_t instead) {
    word_ = instead;
    const std::size_t address = __cvta_generic_to_global(at);
    const unsigned condition = is_there ? 1 : 0;
    if constexpr (width * sizeof(T) == 4) {
      asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p ld.global.u32 %0, [%1]; }"
                   : "+r"(word_)
                   : "l"(address), "r"(condition));
    } else if constexpr (width * sizeof(T) == 1) {
      asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p ld.global.u8 %0, [%1]; }"
                   : "+r"(word_)
                   : "l"(address), "r"(condition));
    } else {
      static_assert(width * sizeof(T) == 2);
      asm volatile("{ .reg .pred p; setp.ne.u32 p, %2, 0; @p ld.global.u16 %0, [%1]; }"
                   : "+r"(word_)
                   : "l"(address), "r"(condition));
    }
  }
  /// They, or `instead`. A single half is the lower one.
  [[nodiscard]] __device__ std::uint32_t word() const { return word_; }
  static __device__ void unpack(std::uint32_t word, float (&values)[width]) {
    if constexpr (width * sizeof(T) == 4) {
      Vector<T, 4>{{word}}.unpack(values);
    } else {
      values[0] = Element<T>::load(reinterpret_cast<const T*>(&word));
    }
  }

 private:
  std::uint32_t word_;
};

/// What the caches are told of a line that a load reads: `keep` and `once` nothing, `last` that it
/// will not be read again, after loads that kept it, and may go first. Where it is read `once`, to
/// say so costs time: an H200 then takes 3 to 7% longer for a row that a kernel holds in registers,
/// and up to 40% where it is still in the L2.
enum class Reuse { keep, once, last };

template <Reuse reuse, typename Raw>
__device__ Raw load_raw(const Raw* address) {
  // An instruction of its own, as `last` is: as an ordinary access it may be split, or moved.
  if constexpr (reuse == Reuse::once) return __ldca(address);
  if constexpr (reuse == Reuse::last) return __ldcs(address);
  return *address;
}

template <Reuse reuse, typename T, int bytes = 16>
__device__ Vector<T, bytes> load_vector(const T* aligned) {
  static_assert(bytes == 4 || bytes == 8 || bytes == 16);
  if constexpr (bytes == 4) {
    return {{load_raw<reuse>(reinterpret_cast<const std::uint32_t*>(aligned))}};
  } else if constexpr (bytes == 8) {
    const uint2 raw = load_raw<reuse>(reinterpret_cast<const uint2*>(aligned));
    return {{raw.x, raw.y}};
  } else {
    const uint4 raw = load_raw<reuse>(reinterpret_cast<const uint4*>(aligned));
    return {{raw.x, raw.y, raw.z, raw.w}};
  }
}

/// The vector that begins `by` bytes after `low`, whose continuation is `high`.
template <typename T, int bytes>
__device__ Vector<T, bytes> straddling(const Vector<T, bytes>& low, const Vector<T, bytes>& high,
                                       int by) {
  constexpr int count = Vector<T, bytes>::word_count;
  std::uint32_t words[2 * count];
#pragma unroll
  for (int i = 0; i < count; ++i) {
    words[i] = low.words[i];
    words[count + i] = high.words[i];
  }
#pragma unroll
  for (int step = count / 2; step > 0; step /= 2) {
#pragma unroll
    for (int i = 0; i < 2 * count - step; ++i) {
      words[i] = (by & 4 * step) != 0 ? words[i + step] : words[i];
    }
  }
  Vector<T, bytes> vector;
#pragma unroll
  for (int i = 0; i < count; ++i) {
    vector.words[i] =
        sizeof(T) == 4 ? words[i] : __funnelshift_r(words[i], words[i + 1], 8 * (by % 4));
  }
  return vector;
}

/// `last`: what is stored may leave the caches first, for kernels that have lines there which they
/// will read again.
template <Reuse reuse = Reuse::once, typename T, int bytes>
__device__ void store_vector(T* aligned, const Vector<T, bytes>& vector) {
  static_assert(bytes == 4 || bytes == 8 || bytes == 16);
  const auto store = [](auto* address, const auto& raw) {
    if constexpr (reuse == Reuse::last) {
      __stcs(address, raw);
    } else {
      __stwb(address, raw);
    }
  };
  if constexpr (bytes == 4) {
    store(reinterpret_cast<unsigned*>(aligned), vector.words[0]);
  } else if constexpr (bytes == 8) {
    store(reinterpret_cast<uint2*>(aligned), make_uint2(vector.words[0], vector.words[1]));
  } else {
    store(reinterpret_cast<uint4*>(aligned),
          make_uint4(vector.words[0], vector.words[1], vector.words[2], vector.words[3]));
  }
}

}  // namespace roofmax::device
