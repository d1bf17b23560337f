// A stretch of a row through one function: what the launches of unfused pipelines do between their
// reductions.
#pragma once

#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// out[i] = f(in[i]) for i in [0, count), by a block of `threads` threads; `in` and `out` may be
/// the same. A thread moves a 16-byte vector of the wider type, and as many elements of the
/// narrower. Vectors are used as far as `in` can be cut into aligned ones; `out` is stored element
/// by element where it is not aligned at the same places.
template <int threads, typename In, typename Out, typename Function>
__device__ void map_elements(const In* in, Out* out, std::int64_t count, const Function& f) {
  constexpr int group = 16 / static_cast<int>(sizeof(In) > sizeof(Out) ? sizeof(In) : sizeof(Out));
  constexpr int in_bytes = group * static_cast<int>(sizeof(In));
  constexpr int out_bytes = group * static_cast<int>(sizeof(Out));
  constexpr int unroll = 4;
  const auto misalignment =
      static_cast<int>(reinterpret_cast<std::uintptr_t>(in) % unsigned{in_bytes});
  const std::int64_t to_boundary =
      misalignment == 0 ? 0 : (in_bytes - misalignment) / static_cast<int>(sizeof(In));
  const std::int64_t head = count < to_boundary ? count : to_boundary;
  const std::int64_t groups = (count - head) / group;
  const std::int64_t tail = head + groups * group;
  const bool stores_vectors =
      reinterpret_cast<std::uintptr_t>(out + head) % unsigned{out_bytes} == 0;

  for (std::int64_t base = threadIdx.x; base < groups; base += threads * unroll) {
    Vector<In, in_bytes> loaded[unroll];
#pragma unroll
    for (int i = 0; i < unroll; ++i) {
      const std::int64_t index = base + i * threads;
      if (index < groups) {
        loaded[i] = load_vector<Reuse::stream, In, in_bytes>(in + head + index * group);
      }
    }
#pragma unroll
    for (int i = 0; i < unroll; ++i) {
      const std::int64_t index = base + i * threads;
      if (index >= groups) continue;
      float values[group];
      loaded[i].unpack(values);
#pragma unroll
      for (float& value : values) value = f(value);
      Out* const to = out + head + index * group;
      if (stores_vectors) {
        store_vector(to, Vector<Out, out_bytes>::pack(values));
      } else {
#pragma unroll
        for (int k = 0; k < group; ++k) to[k] = Element<Out>::round(values[k]);
      }
    }
  }
  for (std::int64_t i = threadIdx.x; i < head + (count - tail); i += threads) {
    const std::int64_t place = i < head ? i : tail + (i - head);
    out[place] = Element<Out>::round(f(Element<In>::load(in + place)));
  }
}

}  // namespace roofmax::device
