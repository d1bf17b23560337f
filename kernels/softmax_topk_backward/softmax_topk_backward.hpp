#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "kernels/softmax_topk/softmax_topk.hpp"

namespace roofmax::softmax_topk_backward {

using softmax_topk::Shape;
using softmax_topk::shape_of;

struct Options {
  bool has_wide_indices;  ///< int64, else int32
  double temperature;
};

[[nodiscard]] Options options_of(const Problem& problem);

inline const std::vector<DtypePair> kAllDtypes{
    {Dtype::fp32, Dtype::fp32}, {Dtype::fp32, Dtype::fp16}, {Dtype::fp32, Dtype::bf16}};

/// Every mode of the operation, for `Kernel::serves`.
inline const std::map<std::string, std::vector<std::string>> kEveryMode{
    {"indices", {"int32", "int64"}}};

/// The model of an algorithm that reads its inputs `reads` times.
[[nodiscard]] Traffic modelled_traffic(const Problem& problem, std::int64_t reads);

}  // namespace roofmax::softmax_topk_backward
