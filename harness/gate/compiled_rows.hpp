#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "harness/gate/verdict.hpp"

namespace roofmax::gate {

/// What may grow of the instructions of a function before it counts as a change.
inline constexpr double kMoreInstructions = 0.1;

/// What the compiler made of the functions of two builds, as `roofmax static --format json` lists
/// them, side by side and with verdicts. A function regressed if it spills more, uses more local
/// memory, leaves room for fewer resident threads, or has a tenth more instructions; it improved if
/// one of these is better and none worse. Registers and shared memory that cost no resident thread
/// are told, and are no change. Of what one of the two does not know nothing is said. Throws
/// std::runtime_error where a list is not of this form.
[[nodiscard]] std::vector<Row> compare_compiled(const nlohmann::json& before,
                                                const nlohmann::json& after);

}  // namespace roofmax::gate
