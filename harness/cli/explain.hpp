#pragma once

#include <optional>
#include <string>

#include "harness/cli/verbs.hpp"
#include "kernels/contract/kernel.hpp"

namespace roofmax::cli {

/// Prints which kernels of an operation take a problem and which refuse it, each with the
/// constraint and the reason, and what the operation's own rules would choose
/// (`Operation::explain`). `words` is the problem as labels spell it, "sq=2048 mask=causal bf16" or
/// "dtype=bf16", with settings of these rules among them; axes left out take their defaults.
/// Without a `device` for each kind that has kernels of the operation. Rules that ask no device
/// come first, in JSON with a null device. Throws CliError.
void explain(const std::string& operation, const std::string& words,
             std::optional<DeviceKind> device, bool as_json, Session& session);

}  // namespace roofmax::cli
