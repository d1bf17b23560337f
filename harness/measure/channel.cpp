#include "harness/measure/channel.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>

namespace roofmax {

Channel::~Channel() {
  if (fd_ >= 0) close(fd_);
}

Channel::Channel(Channel&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), pending_(std::move(other.pending_)) {}

bool Channel::send(const nlohmann::json& message) {
  // Invalid UTF-8 (a plugin's own words, say) is replaced rather than thrown on.
  const std::string line =
      message.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
  std::size_t sent = 0;
  while (sent < line.size()) {
    const ssize_t n = ::send(fd_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    sent += static_cast<std::size_t>(n);
  }
  return true;
}

Channel::Received Channel::receive(double timeout_s) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  while (true) {
    if (const auto end = pending_.find('\n'); end != std::string::npos) {
      const std::string line = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      nlohmann::json message = nlohmann::json::parse(line, nullptr, false);
      if (message.is_discarded()) return {Status::closed, {}};
      return {Status::message, std::move(message)};
    }
    int wait_ms = -1;
    if (timeout_s >= 0) {
      const double left = timeout_s - std::chrono::duration<double>(Clock::now() - begin).count();
      if (left <= 0) return {Status::timeout, {}};
      wait_ms = static_cast<int>(left * 1e3) + 1;
    }
    pollfd entry{.fd = fd_, .events = POLLIN, .revents = 0};
    const int ready = poll(&entry, 1, wait_ms);
    if (ready < 0) return {errno == EINTR ? Status::interrupted : Status::closed, {}};
    if (ready == 0) continue;
    std::array<char, 65536> block;
    const ssize_t n = recv(fd_, block.data(), block.size(), 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return {Status::closed, {}};
    pending_.append(block.data(), static_cast<std::size_t>(n));
  }
}

}  // namespace roofmax
