#include "harness/measure/buffer_sets.hpp"

#include <algorithm>

namespace roofmax {
namespace {

constexpr std::int64_t kGuardBytes = 256;
constexpr std::uint8_t kGuardPattern = 0xa5;

std::int64_t round_up(std::int64_t bytes) {
  return (bytes + BufferSets::kAlignment - 1) / BufferSets::kAlignment * BufferSets::kAlignment;
}

bool is_guard_intact(Backend& backend, const std::byte* begin, std::int64_t bytes) {
  std::vector<std::uint8_t> now(static_cast<std::size_t>(bytes));
  backend.copy_to_host(now.data(), begin, bytes);
  return std::all_of(now.begin(), now.end(),
                     [](std::uint8_t byte) { return byte == kGuardPattern; });
}

}  // namespace

BufferSets::Layout BufferSets::lay_out(const std::vector<TensorSpec>& tensors) {
  Layout layout;
  for (const TensorSpec& spec : tensors) {
    if (spec.is_written()) continue;
    layout.inputs.push_back({spec, layout.bytes});
    layout.bytes += round_up(spec.bytes());
  }
  layout.outputs_offset = layout.bytes + kGuardBytes;
  for (const TensorSpec& spec : tensors) {
    if (!spec.is_written()) continue;
    layout.bytes += kGuardBytes;
    layout.outputs.push_back({spec, layout.bytes});
    layout.bytes += round_up(spec.bytes());
  }
  // A guard after the last output; it begins at the first byte past the tensor, not at the next
  // aligned address, so the padding is guarded too.
  layout.bytes += kGuardBytes;
  return layout;
}

BufferSets::BufferSets(Backend& backend, const std::vector<TensorSpec>& tensors, int count)
    : backend_(&backend),
      count_(count),
      tensors_(tensors),
      layout_(lay_out(tensors)),
      memory_(backend.allocate_elsewhere(layout_.bytes * count)) {
  for (int set = 0; set < count; ++set) {
    std::byte* const base = memory_.data() + set * layout_.bytes;
    auto& inputs = inputs_.emplace_back();
    for (const Place& place : layout_.inputs) inputs.push_back(base + place.offset);
    auto& outputs = outputs_.emplace_back();
    for (const Place& place : layout_.outputs) outputs.push_back(base + place.offset);
  }
}

std::span<const void* const> BufferSets::inputs(std::int64_t index) const {
  return inputs_[static_cast<std::size_t>(index % count_)];
}

std::span<void* const> BufferSets::outputs(std::int64_t index) const {
  return outputs_[static_cast<std::size_t>(index % count_)];
}

StreamingWork BufferSets::streaming_work(std::int64_t index, const Bytes& bytes) const {
  std::byte* const base = memory_.data() + index % count_ * layout_.bytes;
  return {base, base + layout_.outputs_offset, bytes};
}

StreamingWork BufferSets::streaming_work_twice(const Bytes& bytes) const {
  // Two times the inputs end before the second set's outputs begin.
  return {base_of(0), base_of(1) + layout_.outputs_offset, bytes};
}

void BufferSets::load_inputs(std::span<const std::vector<std::byte>> inputs) {
  // The contents come in the order of the tensors; those in place lie among the outputs.
  auto contents = inputs.begin();
  auto read_only = layout_.inputs.begin();
  auto written = layout_.outputs.begin();
  std::int64_t in_place_bytes = 0;
  for (const Place& place : layout_.outputs) {
    if (place.spec.role == Role::in_place) in_place_bytes += round_up(place.spec.bytes());
  }
  if (in_place_bytes > 0) in_place_inputs_ = backend_->allocate(in_place_bytes);
  std::byte* in_place = in_place_inputs_.data();
  for (const TensorSpec& spec : tensors_) {
    const Place& place = spec.is_written() ? *written++ : *read_only++;
    if (!spec.is_read()) continue;
    const std::vector<std::byte>& host = *contents++;
    const std::int64_t bytes = spec.bytes();
    if (bytes == 0) continue;
    backend_->copy_to_device(base_of(0) + place.offset, host.data(), bytes);
    if (spec.role == Role::in_place) {
      backend_->copy_on_device(in_place, base_of(0) + place.offset, bytes);
      in_place += round_up(bytes);
    }
  }
  input_digests_.clear();
  for (const Place& place : layout_.inputs) input_digests_.push_back(digest_of(0, place));
  spread_inputs();
}

void BufferSets::take_inputs(BufferSets& other) {
  for (const Place& place : layout_.inputs) {
    backend_->copy_on_device(base_of(0) + place.offset, other.base_of(0) + place.offset,
                             place.spec.bytes());
  }
  in_place_inputs_ = std::move(other.in_place_inputs_);
  input_digests_ = other.input_digests_;
  const std::byte* in_place = in_place_inputs_.data();
  for (const Place& place : layout_.outputs) {
    if (place.spec.role != Role::in_place) continue;
    backend_->copy_on_device(base_of(0) + place.offset, in_place, place.spec.bytes());
    in_place += round_up(place.spec.bytes());
  }
  spread_inputs();
}

void BufferSets::spread_inputs() {
  // Whole sets, outputs too: each copy doubles how many sets hold the inputs.
  for (int loaded = 1; loaded < count_; loaded *= 2) {
    const int copied = std::min(loaded, count_ - loaded);
    backend_->copy_on_device(base_of(loaded), base_of(0), copied * layout_.bytes);
  }
}

void BufferSets::prepare_outputs(std::int64_t set) {
  const std::int64_t begin = layout_.outputs_offset - kGuardBytes;
  backend_->fill(base_of(set) + begin, kGuardPattern, layout_.bytes - begin);
  const std::byte* in_place = in_place_inputs_.data();
  for (const Place& place : layout_.outputs) {
    const std::int64_t bytes = place.spec.bytes();
    if (bytes == 0) continue;
    if (place.spec.role == Role::in_place) {
      backend_->copy_on_device(base_of(set) + place.offset, in_place, bytes);
      in_place += round_up(bytes);
    } else {
      backend_->fill(base_of(set) + place.offset, kPoison, bytes);
    }
  }
}

void BufferSets::read_output(std::int64_t set, int output, std::span<std::byte> host) const {
  if (host.empty()) return;
  const Place& place = layout_.outputs[static_cast<std::size_t>(output)];
  backend_->copy_to_host(host.data(), base_of(set) + place.offset,
                         static_cast<std::int64_t>(host.size()));
}

std::uint64_t BufferSets::digest_of_output(std::int64_t set, int output) const {
  return digest_of(set, layout_.outputs[static_cast<std::size_t>(output)]);
}

std::string BufferSets::broken_guard(std::int64_t set) const {
  std::int64_t begin = layout_.outputs_offset - kGuardBytes;
  for (const Place& place : layout_.outputs) {
    if (!is_guard_intact(*backend_, base_of(set) + begin, place.offset - begin)) {
      return "bytes before output '" + place.spec.name + "'";
    }
    begin = place.offset + place.spec.bytes();
  }
  if (!is_guard_intact(*backend_, base_of(set) + begin, layout_.bytes - begin)) {
    return "bytes after output '" + layout_.outputs.back().spec.name + "'";
  }
  return {};
}

std::string BufferSets::changed_input(std::int64_t set) const {
  for (std::size_t i = 0; i < layout_.inputs.size(); ++i) {
    const Place& place = layout_.inputs[i];
    if (digest_of(set, place) != input_digests_[i]) return place.spec.name;
  }
  return {};
}

int BufferSets::count_for_cold(std::int64_t footprint_bytes, std::int64_t cache_bytes) {
  constexpr std::int64_t kCaches = 3;
  const std::int64_t footprint = std::max<std::int64_t>(footprint_bytes, 1);
  return static_cast<int>(
      1 + std::max<std::int64_t>(1, (kCaches * cache_bytes + footprint - 1) / footprint));
}

std::int64_t BufferSets::set_bytes(const std::vector<TensorSpec>& tensors) {
  return lay_out(tensors).bytes;
}

namespace {

/// From the beginning of one workspace to that of the next.
std::int64_t pitch_of(std::int64_t workspace_bytes) {
  return kGuardBytes + round_up(workspace_bytes) + kGuardBytes;
}

}  // namespace

Workspaces::Workspaces(Backend& backend, std::int64_t bytes, int count)
    : backend_(&backend),
      bytes_(bytes),
      count_(count),
      memory_(bytes == 0 ? backend.allocate(pitch_of(bytes))
                         : backend.allocate_elsewhere(count * pitch_of(bytes))) {
  backend.fill(memory_.data(), kGuardPattern, memory_.bytes());
  for (int i = 0; i < count && bytes > 0; ++i) backend.fill(data(i), 0, bytes);
}

std::byte* Workspaces::data(std::int64_t index) const {
  return memory_.data() + index % count_ * pitch_of(bytes_) + kGuardBytes;
}

bool Workspaces::are_intact() const {
  for (int i = 0; i < count_; ++i) {
    const std::byte* const begin = data(i);
    if (!is_guard_intact(*backend_, begin - kGuardBytes, kGuardBytes) ||
        !is_guard_intact(*backend_, begin + bytes_, kGuardBytes)) {
      return false;
    }
  }
  return true;
}

}  // namespace roofmax
