#pragma once

#include <span>
#include <string>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax {

/// Fills outputs before a launch: NaN in fp16, bf16, fp32 and fp64, and no result of arithmetic.
inline constexpr std::uint8_t kPoison = 0xff;

/// The device memory of one problem: sets of its inputs and outputs, each set the same. A launch
/// with index i works on set i modulo `count()`, so that with enough sets nothing it touches can
/// still be cached.
///
/// In each set the tensors that are only read lie first, then those that are written, with guard
/// bytes around each.
class BufferSets {
 public:
  /// Of every tensor's first byte.
  static constexpr std::int64_t kAlignment = 256;

  /// At a place drawn anew where the device has a choice. Throws OutOfMemory.
  BufferSets(Backend& backend, const std::vector<TensorSpec>& tensors, int count);

  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] std::span<const void* const> inputs(std::int64_t index) const;
  [[nodiscard]] std::span<void* const> outputs(std::int64_t index) const;
  /// Of `count` sets from set `first` on.
  [[nodiscard]] std::span<std::byte> memory(std::int64_t first, std::int64_t count) const {
    return {base_of(first), static_cast<std::size_t>(count * layout_.bytes)};
  }
  /// The streams of a twin that moves `bytes` on set `index`.
  [[nodiscard]] StreamingWork streaming_work(std::int64_t index, const Bytes& bytes) const;
  /// The streams of a twin that reads twice as much as one set's inputs hold: from the first set
  /// on, and into the outputs of the second. Needs `kSetsToReadTwice` sets.
  [[nodiscard]] StreamingWork streaming_work_twice(const Bytes& bytes) const;
  static constexpr int kSetsToReadTwice = 2;

  /// Copies the contents of every tensor that `is_read()` to the first set and from there to all
  /// others, and keeps digests of those that are only read.
  void load_inputs(std::span<const std::vector<std::byte>> inputs);
  /// The same from other sets of the same tensors, whose inputs are as they were loaded.
  void take_inputs(BufferSets& other);
  /// Makes a set ready for a launch that is judged: fills the outputs with `kPoison`, gives tensors
  /// in place their inputs back and writes the guards.
  void prepare_outputs(std::int64_t set);
  /// Copies output `output` of a set to the host.
  void read_output(std::int64_t set, int output, std::span<std::byte> host) const;
  /// The digest of what `read_output` would copy.
  [[nodiscard]] std::uint64_t digest_of_output(std::int64_t set, int output) const;
  /// Which guard of a set was overwritten; empty when none was.
  [[nodiscard]] std::string broken_guard(std::int64_t set) const;
  /// Which input of a set differs, by its digest, from what was loaded; empty when none does.
  [[nodiscard]] std::string changed_input(std::int64_t set) const;

  /// Sets that a problem needs for a cold cache: between two uses of a set, at least three times
  /// the last-level cache passes through.
  [[nodiscard]] static int count_for_cold(std::int64_t footprint_bytes, std::int64_t cache_bytes);
  /// Bytes of one set.
  [[nodiscard]] static std::int64_t set_bytes(const std::vector<TensorSpec>& tensors);

 private:
  struct Place {
    TensorSpec spec;
    std::int64_t offset;
  };
  struct Layout {
    std::vector<Place> inputs;
    std::vector<Place> outputs;
    std::int64_t outputs_offset = 0;
    std::int64_t bytes = 0;
  };
  /// Copies the inputs of the first set to all others.
  void spread_inputs();
  [[nodiscard]] static Layout lay_out(const std::vector<TensorSpec>& tensors);
  [[nodiscard]] std::byte* base_of(std::int64_t set) const {
    return memory_.data() + set * layout_.bytes;
  }
  [[nodiscard]] std::uint64_t digest_of(std::int64_t set, const Place& place) const {
    return backend_->digest(base_of(set) + place.offset, place.spec.bytes());
  }

  Backend* backend_;
  int count_;
  std::vector<TensorSpec> tensors_;
  Layout layout_;
  Buffer memory_;
  Buffer in_place_inputs_;  ///< of tensors in place, one after the other
  std::vector<std::vector<const void*>> inputs_;
  std::vector<std::vector<void*>> outputs_;
  std::vector<std::uint64_t> input_digests_;
};

/// A kernel's scratch memory, `count` times the same, for launches in turn: zeroed, with guard
/// bytes on both sides of each.
class Workspaces {
 public:
  /// Throws OutOfMemory.
  Workspaces(Backend& backend, std::int64_t bytes, int count);
  [[nodiscard]] int count() const { return count_; }
  /// Of all, with their guards.
  [[nodiscard]] std::int64_t bytes() const { return memory_.bytes(); }
  [[nodiscard]] std::span<std::byte> memory() const {
    return {memory_.data(), static_cast<std::size_t>(memory_.bytes())};
  }
  /// Workspace `index` modulo `count()`.
  [[nodiscard]] std::byte* data(std::int64_t index) const;
  /// Whether all guards are as they were written.
  [[nodiscard]] bool are_intact() const;

 private:
  Backend* backend_;
  std::int64_t bytes_;
  int count_;
  Buffer memory_;
};

}  // namespace roofmax
