// A stretch of a row through one function: what the launches of unfused pipelines do between their
// reductions.
#pragma once

#include <algorithm>
#include <type_traits>

#include "kernels/device/vector.cuh"

namespace roofmax::device {

/// The threads that share a stretch: this one is `member` of `size`.
struct Team {
  int member;
  int size;
};

/// `count` elements at any element-aligned address, cut so that the bulk can be moved in aligned
/// groups of `group`: up to a group's worth of elements in front, the groups, and the rest. What is
/// in front and the rest are its edges.
template <int group>
class Cut {
 public:
  template <typename T>
  __device__ Cut(const T* data, std::int64_t count) : count_(count) {
    constexpr unsigned bytes = group * sizeof(T);
    const auto misalignment = static_cast<unsigned>(reinterpret_cast<std::uintptr_t>(data) % bytes);
    const int to_boundary =
        misalignment == 0 ? 0 : static_cast<int>((bytes - misalignment) / sizeof(T));
    head_ = count < to_boundary ? static_cast<int>(count) : to_boundary;
    groups_ = (count - head_) / group;
  }

  [[nodiscard]] __device__ std::int64_t groups() const { return groups_; }
  /// First element of a group.
  [[nodiscard]] __device__ std::int64_t place(std::int64_t index) const {
    return head_ + index * group;
  }
  [[nodiscard]] __device__ int edges() const { return static_cast<int>(count_ - groups_ * group); }
  [[nodiscard]] __device__ std::int64_t edge(int index) const {
    return index < head_ ? index : groups_ * group + index;
  }

 private:
  std::int64_t count_;
  std::int64_t groups_;
  int head_;
};

/// `count` neighbouring elements, kept as they lie in memory.
template <typename T, int count>
struct Group {
  static constexpr int bytes = count * static_cast<int>(sizeof(T));

  template <Reuse reuse, bool is_aligned>
  __device__ void load(const T* from) {
    if constexpr (is_aligned) {
      vector = load_vector<reuse, T, bytes>(from);
    } else {
      float values[count];
#pragma unroll
      for (int i = 0; i < count; ++i) values[i] = Element<T>::load(from + i);
      vector = Vector<T, bytes>::pack(values);
    }
  }
  __device__ void unpack(float (&values)[count]) const { vector.unpack(values); }
  __device__ static float element(const T* from) { return Element<T>::load(from); }

  Vector<T, bytes> vector;
};

/// Bytes, which are numbers.
template <int count>
struct Group<std::uint8_t, count> {
  static_assert(count == 4 || count == 8);
  static constexpr int bytes = count;

  template <Reuse, bool is_aligned>
  __device__ void load(const std::uint8_t* from) {
    if constexpr (!is_aligned) {
#pragma unroll
      for (int i = 0; i < count; ++i) {
        const std::uint32_t byte = std::uint32_t{from[i]} << (i % 4 * 8);
        words[i / 4] = i % 4 == 0 ? byte : words[i / 4] | byte;
      }
    } else if constexpr (count == 8) {
      const uint2 raw = *reinterpret_cast<const uint2*>(from);
      words[0] = raw.x;
      words[1] = raw.y;
    } else {
      words[0] = *reinterpret_cast<const std::uint32_t*>(from);
    }
  }
  __device__ void unpack(float (&values)[count]) const {
#pragma unroll
    for (int i = 0; i < count; ++i) {
      values[i] = static_cast<float>(words[i / 4] >> (i % 4 * 8) & 0xffu);
    }
  }
  __device__ static float element(const std::uint8_t* from) { return static_cast<float>(*from); }

  std::uint32_t words[count / 4];
};

/// In place of a second input: there is none, and its elements are 0.
struct Nothing {};

template <int count>
struct Group<Nothing, count> {
  static constexpr int bytes = 1;

  template <Reuse, bool>
  __device__ void load(const Nothing*) {}
  __device__ void unpack(float (&values)[count]) const {
#pragma unroll
    for (float& value : values) value = 0.0f;
  }
  __device__ static float element(const Nothing*) { return 0.0f; }
};

/// Whether groups of `count` elements from here on are aligned.
template <int count, typename T>
[[nodiscard]] __device__ bool is_aligned_group(const T* from) {
  return reinterpret_cast<std::uintptr_t>(from) % unsigned{Group<T, count>::bytes} == 0;
}

/// Stores a group; element by element where it is not aligned.
template <typename T, int count>
__device__ void store_group(T* to, const float (&values)[count], bool is_aligned) {
  if (is_aligned) {
    store_vector(to, Vector<T, count* static_cast<int>(sizeof(T))>::pack(values));
  } else {
#pragma unroll
    for (int i = 0; i < count; ++i) to[i] = Element<T>::round(values[i]);
  }
}

/// Elements that a thread moves at once: a 16-byte vector of the widest type.
template <typename... Types>
inline constexpr int kGroupOf = 16 / static_cast<int>(std::max({sizeof(Types)...}));

/// Groups that each thread of a map has under way.
inline constexpr int kMapUnroll = 4;

/// The groups of `map_elements`, by threads that know whether the second input is aligned.
template <bool second_is_aligned, int group, typename In, typename Second, typename Out,
          typename Function>
__device__ void map_groups(Team team, const Cut<group>& cut, const In* in, const Second* second,
                           Out* out, const Function& f) {
  const bool stores_vectors = is_aligned_group<group>(out + cut.place(0));
  for (std::int64_t base = team.member; base < cut.groups(); base += team.size * kMapUnroll) {
    Group<In, group> loaded[kMapUnroll];
    Group<Second, group> loaded_second[kMapUnroll];
#pragma unroll
    for (int i = 0; i < kMapUnroll; ++i) {
      const std::int64_t index = base + i * team.size;
      if (index >= cut.groups()) continue;
      loaded[i].template load<Reuse::last, true>(in + cut.place(index));
      loaded_second[i].template load<Reuse::keep, second_is_aligned>(second + cut.place(index));
    }
#pragma unroll
    for (int i = 0; i < kMapUnroll; ++i) {
      const std::int64_t index = base + i * team.size;
      if (index >= cut.groups()) continue;
      const std::int64_t place = cut.place(index);
      float values[group];
      float seconds[group];
      loaded[i].unpack(values);
      loaded_second[i].unpack(seconds);
#pragma unroll
      for (int k = 0; k < group; ++k) {
        values[k] = f(static_cast<int>(place) + k, values[k], seconds[k]);
      }
      store_group(out + place, values, stores_vectors);
    }
  }
}

/// out[i] = f(i, in[i], second[i]) for i in [0, count), by a team. `out` may be `in` or `second`.
/// Vectors are used as far as `in` can be cut into aligned ones; `second` is loaded, and `out`
/// stored, element by element where it is not aligned at the same places.
template <typename In, typename Second, typename Out, typename Function>
__device__ void map_elements(Team team, const In* in, const Second* second, Out* out, int count,
                             const Function& f) {
  constexpr int group = kGroupOf<In, Second, Out>;
  const Cut<group> cut(in, count);
  if (std::is_same_v<Second, Nothing> || is_aligned_group<group>(second + cut.place(0))) {
    map_groups<true>(team, cut, in, second, out, f);
  } else {
    map_groups<false>(team, cut, in, second, out, f);
  }
  for (int i = team.member; i < cut.edges(); i += team.size) {
    const auto place = static_cast<int>(cut.edge(i));
    out[place] = Element<Out>::round(f(place, Group<In, group>::element(in + place),
                                       Group<Second, group>::element(second + place)));
  }
}

/// out[i] = f(in[i]).
template <typename In, typename Out, typename Function>
__device__ void map_elements(Team team, const In* in, Out* out, int count, const Function& f) {
  map_elements(team, in, static_cast<const Nothing*>(nullptr), out, count,
               [&f](int, float value, float) { return f(value); });
}

}  // namespace roofmax::device
