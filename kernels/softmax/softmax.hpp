#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/contract/kernel.hpp"

namespace roofmax::softmax {

/// The axes of operation `softmax`, typed: `rows` rows of `cols` elements, `stride` elements apart
/// in every tensor of that shape.
struct Shape {
  std::int64_t rows;
  std::int64_t cols;
  std::int64_t stride;
};

[[nodiscard]] Shape shape_of(const Problem& problem);
/// Whether a forward writes the log-sum-exp of each row beside its result.
[[nodiscard]] bool stores_lse(const Problem& problem);

/// Element types of every kernel here that is not bound to one of them.
inline const std::vector<DtypePair> kAllDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::bf16}};

/// Modes of the operation, for `Kernel::serves`.
using Modes = std::map<std::string, std::vector<std::string>>;
inline const Modes kForwardWithLse{{"lse", {"none", "stored"}}};
inline const Modes kEveryForward{{"result", {"softmax", "log_softmax"}},
                                 {"lse", {"none", "stored"}}};
inline const Modes kBackward{{"direction", {"backward"}}};

/// `Kernel::traffic` of an algorithm that reads its inputs `reads` times and takes `exponentials`
/// exponentials per element for a softmax. Where one of several is the result's, a logarithm saves
/// it.
[[nodiscard]] std::function<Traffic(const Problem&, const DeviceTraits&)> modelled_traffic(
    int reads, double exponentials, int launches = 1);

/// Refuses rows of more than `limit` columns, which `holder` ("a block's registers") cannot hold.
[[nodiscard]] std::optional<Refusal> refuse_beyond(std::int64_t limit, std::string_view holder,
                                                   const Problem& problem);

}  // namespace roofmax::softmax
