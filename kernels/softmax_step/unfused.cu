// The launches of masked_softmax's `unfused` and `unfused_backward`, one at a time: maps, and a
// softmax of rows. Those that softmax's `multi_kernel` has too (max, subtract_exp, sum, divide) are
// under that name. The name is that of the pipelines; it is in published records.
//
// Cost: the compulsory bytes of the step, in one launch. A mask that heads share comes from the L2
// cache for all but the first of them. A softmax reads again what of a row is beyond 32 KB.
//
// Documented in S0 (scale, mask add, exp, sum, divide, cast) and S1 (scale, mask, softmax). The
// types are those of the pipelines: exponentials and products in fp32, masks on scores in place.

#include <algorithm>

#include "kernels/contract/registry.hpp"
#include "kernels/device/row_reductions.cuh"
#include "kernels/device/score_maps.cuh"
#include "kernels/softmax_step/dispatch.cuh"

namespace roofmax::softmax_step::unfused {
namespace {

using namespace device;
using scores::Band;
using scores::Explicit;

std::vector<DtypePair> dtypes_of(Step step) {
  std::vector<DtypePair> taken;
  for (const DtypePair& pair : kStepDtypes) {
    const bool is_same = pair.in == pair.out;
    const bool widens = pair.out == Dtype::fp32;
    switch (step) {
      case Step::add_mask:
      case Step::fill_mask:
      case Step::fill_causal:
        if (is_same) taken.push_back(pair);
        break;
      case Step::exp:
      case Step::multiply:
      case Step::subtract_multiply:
        if (widens) taken.push_back(pair);
        break;
      case Step::cast:
        if (!is_same && !widens) taken.push_back(pair);
        break;
      case Step::softmax:
        if (is_same || !widens) taken.push_back(pair);
        break;
      default:
        taken.push_back(pair);
    }
  }
  return taken;
}

std::optional<Refusal> supports(const Problem& problem, const DeviceTraits&) {
  const std::vector<DtypePair> taken = dtypes_of(step_of(problem));
  if (std::count(taken.begin(), taken.end(), DtypePair{problem.dtype, problem.dtype_out}) > 0) {
    return std::nullopt;
  }
  std::string spellings;
  for (const DtypePair& pair : taken) {
    spellings += spellings.empty() ? "" : ", ";
    spellings += name_of(pair.in);
    if (pair.in != pair.out) spellings.append("->").append(name_of(pair.out));
  }
  return Refusal{"dtype", "no pipeline runs step=" + problem.choice("step") +
                              " between these types; use " + spellings};
}

/// The rows as scores: a mask belongs to a batch element, a band to each head.
MaskedRows masked_rows_of(const Problem& problem) {
  const std::int64_t heads = problem.at("heads");
  const std::int64_t queries = problem.at("queries");
  const std::int64_t batches = problem.at("rows") / (heads * queries);
  return {.shape = {.b = batches, .heads = heads, .sq = queries, .sk = problem.at("cols")},
          .band = step_of(problem) == Step::fill_causal ? Band{.right = 0} : Band{},
          .mask_rows = {.count = batches * queries, .per_batch = queries, .per_query = 1}};
}

template <typename In, typename Out>
LaunchFunction prepare(const Problem& problem) {
  constexpr bool is_same = std::is_same_v<In, Out>;
  constexpr bool widens = std::is_same_v<Out, float>;
  const std::int64_t rows = problem.at("rows");
  const std::int64_t cols = problem.at("cols");
  const Step step = step_of(problem);
  const Scale scale{static_cast<float>(problem.real("scale"))};
  const MaskedRows masked_rows = masked_rows_of(problem);
  return [=](const Launch& launch) {
    const Matrix<const In> in{static_cast<const In*>(launch.inputs[0]), rows, cols, cols};
    const Matrix<Out> out{static_cast<Out*>(launch.outputs[0]), rows, cols, cols};
    const cudaStream_t stream = stream_of(launch);
    if (step == Step::scale) return enqueue_map(in, out, scale, stream);
    if constexpr (is_same || !widens) {
      if (step == Step::softmax) return enqueue_row_softmax(in, out, PlainRows{}, stream);
    }
    if constexpr (!is_same && !widens) {
      if (step == Step::cast) return enqueue_map(in, out, Cast{}, stream);
    }
    if constexpr (is_same) {
      const auto mask = [&](Explicit kind) {
        enqueue_mask<In>(in, kind, kind == Explicit::none ? nullptr : launch.inputs[1], out,
                         masked_rows, stream);
      };
      if (step == Step::add_mask) return mask(Explicit::additive);
      if (step == Step::fill_mask) return mask(Explicit::boolean);
      if (step == Step::fill_causal) return mask(Explicit::none);
    }
    if constexpr (widens) {
      if (step == Step::exp) return enqueue_map(in, out, Exponential{}, stream);
      const auto second = [&] { return static_cast<const In*>(launch.inputs[1]); };
      if (step == Step::multiply) return enqueue_multiply(in, second(), out, masked_rows, stream);
      if (step == Step::subtract_multiply) {
        return enqueue_subtract_multiply(in, second(), static_cast<const float*>(launch.inputs[2]),
                                         out, masked_rows, stream);
      }
    }
    throw std::invalid_argument("not a step of the unfused pipelines between these types");
  };
}

Traffic traffic(const Problem& problem, const DeviceTraits& device) {
  Traffic traffic = step_traffic(problem, device);
  if (step_of(problem) == Step::softmax) {
    traffic.exponentials *= 2;  // for the sum, and for the result
    const auto element = static_cast<std::int64_t>(size_of(problem.dtype));
    traffic.bytes.read +=
        problem.at("rows") * softmax_read_again(problem.at("cols"), element) * element;
  }
  return traffic;
}

const Registration kernel{Kernel{
    .name = "unfused",
    .operation = "softmax_step",
    .device = DeviceKind::cuda,
    .dtypes = kStepDtypes,
    .serves = {{"step",
                {"scale", "add_mask", "fill_mask", "fill_causal", "exp", "cast", "softmax",
                 "multiply", "subtract_multiply"}}},
    .summary = "the launches of masked_softmax's unfused pipelines: maps, a softmax of rows",
    .constraints = "the types between which a pipeline runs the step",
    .source = "S0, S1: the unfused fallback",
    .supports = supports,
    .traffic = traffic,
    .prepare = [](const Problem& problem, const DeviceTraits&) -> LaunchFunction {
      if (problem.at("rows") == 0) return [](const Launch&) {};
      return dispatch_step(problem,
                           [&]<typename In, typename Out>() { return prepare<In, Out>(problem); });
    },
}};

}  // namespace
}  // namespace roofmax::softmax_step::unfused
