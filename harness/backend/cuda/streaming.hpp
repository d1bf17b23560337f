#pragma once

#include <cuda_runtime.h>

#include <array>
#include <cstdint>
#include <vector>

#include "harness/backend/backend.hpp"

namespace roofmax::cuda {

/// The candidates for the SOL twin on the current device.
[[nodiscard]] std::vector<StreamingKernel> streaming_kernels(const DeviceTraits& traits);

/// What shows that a streaming kernel which writes something else than what it reads, or nothing,
/// does read: where one 16-byte vector of its source is this and all others are zero, or one of the
/// bytes after the last whole vector is that, it counts a signal, wherever the one lies.
inline constexpr std::array<unsigned int, 4> kReadSignal{0x5bd1e995U, 0x9e3779b9U, 0x85ebca6bU,
                                                         0xc2b2ae35U};
inline constexpr unsigned char kReadSignalByte = 0xa7;
/// Signals counted since the last call, by work that was waited for.
[[nodiscard]] unsigned int take_signals_read();

/// Enqueues a kernel that brings `bytes` bytes through the cache, as many of them by stores as of
/// those of `like` are written, the others by loads.
void enqueue_flush(void* data, std::int64_t bytes, const Bytes& like, const DeviceTraits& traits,
                   cudaStream_t stream);

/// Enqueues a kernel that does nothing.
void enqueue_empty(cudaStream_t stream);

/// Enqueues a kernel that holds the stream until `*flag` (host-mapped) is not 0, or for at most
/// `timeout_s` seconds.
void enqueue_gate(const volatile int* flag, double timeout_s, cudaStream_t stream);

}  // namespace roofmax::cuda
