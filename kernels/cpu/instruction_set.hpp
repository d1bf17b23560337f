#pragma once

#include <cstdint>
#include <string_view>

// Loops written once, compiled for each instruction set, and chosen when the program runs.

/// For what a compiled loop calls: only what is inlined is compiled for the loop's instruction set.
#define ROOFMAX_INLINE inline __attribute__((always_inline))

#if defined(__x86_64__)
#define ROOFMAX_AVX2 __attribute__((target("avx2,fma")))
#define ROOFMAX_AVX512 __attribute__((target("avx512f,avx512vl,avx512bw,avx512dq,avx2,fma")))
#endif

namespace roofmax::cpu {

/// In ascending order: a processor that has one has those before it.
enum class InstructionSet : std::uint8_t {
  baseline,  ///< what every processor of the architecture has
  avx2,      ///< with FMA
  avx512,    ///< F, VL, BW and DQ, with AVX2 and FMA
};

[[nodiscard]] constexpr std::string_view name_of(InstructionSet set) {
  switch (set) {
    case InstructionSet::avx512:
      return "avx512";
    case InstructionSet::avx2:
      return "avx2";
    case InstructionSet::baseline:
      break;
  }
  return "baseline";
}

/// The widest set that this processor has.
[[nodiscard]] inline InstructionSet instruction_set_of_this_processor() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool has_avx2 = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0;
  const bool has_avx512 =
      __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vl") != 0 &&
      __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512dq") != 0;
  if (has_avx2) return has_avx512 ? InstructionSet::avx512 : InstructionSet::avx2;
#endif
  return InstructionSet::baseline;
}

#if defined(__aarch64__)
inline constexpr bool kBaselineHasFma = true;
#else
inline constexpr bool kBaselineHasFma = false;
#endif

/// a * b + c, rounded once where the instruction set does that at no cost. Not left to the
/// compiler, so that results do not depend on its flags.
template <bool kHasFma>
ROOFMAX_INLINE float multiply_add(float a, float b, float c) {
  if constexpr (kHasFma) return __builtin_fmaf(a, b, c);
  return a * b + c;
}

/// A ROOFMAX_INLINE function compiled for each instruction set: `kWithoutFma` where a set
/// has no fused multiply-add, `kWithFma` where it has.
template <auto kWithoutFma, auto kWithFma = kWithoutFma>
struct Compiled;

template <typename Result, typename... Arguments, Result (*kWithoutFma)(Arguments...),
          Result (*kWithFma)(Arguments...)>
struct Compiled<kWithoutFma, kWithFma> {
  using Function = Result (*)(Arguments...);

  static Result baseline(Arguments... arguments) {
    if constexpr (kBaselineHasFma) return kWithFma(arguments...);
    return kWithoutFma(arguments...);
  }
#if defined(__x86_64__)
  ROOFMAX_AVX2 static Result avx2(Arguments... arguments) { return kWithFma(arguments...); }
  ROOFMAX_AVX512 static Result avx512(Arguments... arguments) { return kWithFma(arguments...); }
#endif

  [[nodiscard]] static Function for_set([[maybe_unused]] InstructionSet set) {
#if defined(__x86_64__)
    if (set == InstructionSet::avx512) return avx512;
    if (set == InstructionSet::avx2) return avx2;
#endif
    return baseline;
  }
};

}  // namespace roofmax::cpu
