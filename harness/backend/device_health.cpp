#include "harness/backend/device_health.hpp"

#include <array>

namespace roofmax {

std::vector<DeviceHealth::Throttling> throttling_of(std::uint64_t reasons) {
  struct Reason {
    std::uint64_t bit;
    const char* words;
    bool is_severe;
  };
  // As NVML numbers them. An idle device (bit 0) and clocks of a display (bit 8) are none.
  static constexpr std::array kReasons{
      Reason{0x02, "the application clocks are set", false},
      Reason{0x04, "power cap (software)", false},
      Reason{0x08, "hardware slowdown (heat or power)", true},
      Reason{0x10, "sync boost with other devices", false},
      Reason{0x20, "heat (software thermal slowdown)", true},
      Reason{0x40, "heat (hardware thermal slowdown)", true},
      Reason{0x80, "power brake of the power supply", true},
  };
  std::vector<DeviceHealth::Throttling> found;
  for (const Reason& reason : kReasons) {
    if ((reasons & reason.bit) != 0) found.push_back({reason.words, reason.is_severe});
  }
  return found;
}

}  // namespace roofmax
