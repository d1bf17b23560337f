#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace roofmax {

/// Version of what parent and worker say to each other. Requests and fields are added, and what is
/// not known is ignored; it grows when a parent can no longer talk to an older worker.
inline constexpr int kWorkerProtocol = 1;

/// One end of the conversation between parent and worker: JSON values, one a line, over a socket.
/// Owns the descriptor.
class Channel {
 public:
  explicit Channel(int fd) : fd_(fd) {}
  ~Channel();
  Channel(Channel&& other) noexcept;
  Channel& operator=(Channel&&) = delete;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  enum class Status { message, closed, timeout, interrupted };
  struct Received {
    Status status;
    nlohmann::json message;
  };

  /// False when the other end is gone.
  [[nodiscard]] bool send(const nlohmann::json& message);
  /// Waits at most `timeout_s` seconds (negative: for ever). `interrupted` when a signal arrived.
  [[nodiscard]] Received receive(double timeout_s);

 private:
  int fd_;
  std::string pending_;
};

}  // namespace roofmax
