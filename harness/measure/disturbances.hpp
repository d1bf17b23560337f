#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "harness/backend/device_health.hpp"
#include "harness/measure/machine.hpp"
#include "kernels/contract/device.hpp"

namespace roofmax {

/// Something about a machine that moves what is measured on it.
struct Disturbance {
  std::string what;     ///< one word: "other_processes", "steal", ... (see SCHEMA.md)
  std::string finding;  ///< what, how much, and from where on it is severe
  std::string cure;
  bool is_severe = false;  ///< figures measured beside it cannot be believed
};

/// From where on something is said, and from where on it is severe. `processors` are processors in
/// use; shares are of time.
namespace limits {
inline constexpr double kProcessNamed = 0.05;  ///< processors of one process
inline constexpr double kOthersSaid = 0.1;     ///< processors of all others together
inline constexpr double kOthersSevere = 0.2;   ///< processors more than OpenMP's threads leave over
inline constexpr double kOthersShareSevere =
    0.25;  ///< of all processors, even of those left over: memory is shared too
inline constexpr double kStealSaid = 0.01;
inline constexpr double kStealSevere = 0.05;
inline constexpr double kLoadSaid = 0.5;  ///< load average of a minute by processor
inline constexpr double kPressureSaid = 0.01;
inline constexpr double kPressureSevere = 0.1;
inline constexpr double kMemorySaid = 0.1;  ///< share that is still available
inline constexpr double kUtilisationSaid = 0.02;
inline constexpr double kUtilisationSevere = 0.1;
inline constexpr double kDegreesSaid = 5;       ///< below the temperature of a slowdown
inline constexpr double kCeilingsSevere = 0.1;  ///< share of the ceilings that were disturbed
inline constexpr double kUnsteadySaid = 0.05;   ///< by how much a ceiling differs from itself
inline constexpr double kUnsteadySevere = 0.1;
}  // namespace limits

/// What is known of a machine and its device when something is about to be measured, or was.
struct MachineState {
  DeviceKind device = DeviceKind::cpu;
  HostFacts host;
  ProcessorUse use;
  std::optional<DeviceHealth> health;
};

/// What will disturb a measurement that is about to begin. On a GPU, what the host does is never
/// severe, and how its processors are set up is not said: launches are timed on the device.
[[nodiscard]] std::vector<Disturbance> disturbances_before(const MachineState& state);
/// What disturbed one: those that can come and go, seen from its beginning to its end.
[[nodiscard]] std::vector<Disturbance> disturbances_during(const MachineState& state);

/// Whether ceilings that were measured again, when all others were done, are what they were: a
/// neighbour who takes bandwidth of memory shows in nothing else. Both are lists as in the header.
[[nodiscard]] std::optional<Disturbance> unsteadiness(const nlohmann::json& ceilings,
                                                      const nlohmann::json& again);

/// An entry of the header's list. `when`: "before" or "during".
[[nodiscard]] nlohmann::json to_json(const Disturbance& disturbance, const std::string& when);

}  // namespace roofmax
