// An operation that exists only in the tests, so that what lists, verifies, measures, records and
// reports can know nothing of it: two inputs and two outputs of different types, axes called like
// nothing else, a distribution of its own, a judge of whole rows (which of several equal songs is
// named is left to the kernel), and a mode in which a tensor is overwritten in place.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include "kernels/contract/distribution.hpp"
#include "kernels/contract/registry.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"

namespace roofmax::birds {
namespace {

struct Flocks {
  explicit Flocks(const Problem& problem)
      : flocks(problem.at("flocks")),
        perch(problem.at("perch")),
        wants_loudest(problem.choice("call") == "loudest"),
        is_in_place(problem.choice("echo") == "overwritten") {}
  std::int64_t flocks;
  std::int64_t perch;  ///< birds of a flock
  bool wants_loudest;
  bool is_in_place;
};

/// songs [flocks, perch] of any type, asleep [flocks, perch] bytes; out come the chosen song of
/// each flock in fp32 and its place; or, in place, how far each song is from the chosen one.
std::vector<TensorSpec> tensors(const Problem& problem) {
  const Flocks of(problem);
  const Role songs = of.is_in_place ? Role::in_place : Role::input;
  std::vector<TensorSpec> specs = {
      contiguous("songs", songs, problem.dtype, {of.flocks, of.perch}),
      contiguous("asleep", Role::input, Dtype::uint8, {of.flocks, of.perch})};
  if (!of.is_in_place) {
    specs.push_back(contiguous("song", Role::output, problem.dtype_out, {of.flocks, 1}));
  }
  specs.push_back(contiguous("place", Role::output, Dtype::int32, {of.flocks, 1}));
  return specs;
}

Work compulsory(const Problem& problem) {
  Work work;
  for (const TensorSpec& spec : tensors(problem)) {
    if (spec.is_read()) work.bytes.read += spec.bytes();
    if (spec.is_written()) work.bytes.write += spec.bytes();
  }
  const Flocks of(problem);
  work.flops.fp32 = static_cast<double>(of.flocks) * static_cast<double>(of.perch);
  return work;
}

const Registration operation{Operation{
    .name = "birdsong",
    .summary = "the loudest or quietest bird of each flock that is awake",
    .formula = "song[f] = max_b songs[f,b] over b with asleep[f,b] = 0, place[f] = such a b",
    .axes = {{.name = "flocks",
              .summary = "flocks that are heard apart",
              .role = AxisRole::batch,
              .default_value = 64,
              .minimum = 1},
             {.name = "perch",
              .summary = "birds of a flock",
              .role = AxisRole::length,
              .default_value = 256,
              .minimum = 1},
             {.name = "call",
              .summary = "which bird is meant",
              .role = AxisRole::mode,
              .choices = {"loudest", "quietest"}},
             {.name = "echo",
              .summary = "whether songs are overwritten by their distance from the chosen one",
              .role = AxisRole::mode,
              .choices = {"none", "overwritten"}},
             distribution_axis()},
    .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::bf16, Dtype::fp32}},
    .tensors = tensors,
    .compulsory = compulsory,
}};

float song_at(Dtype dtype, const void* songs, std::int64_t i) {
  return static_cast<float>(
      reference::load_element(dtype, static_cast<const std::byte*>(songs), i));
}

/// The chosen bird of a flock; the last of several with `takes_last`.
std::int64_t choose(const Flocks& of, Dtype dtype, const void* songs, const std::byte* asleep,
                    std::int64_t flock, bool takes_last) {
  std::int64_t best = -1;
  for (std::int64_t b = 0; b < of.perch; ++b) {
    const std::int64_t i = flock * of.perch + b;
    if (asleep[i] != std::byte{0}) continue;
    const float song = song_at(dtype, songs, i);
    const float so_far = best < 0 ? song : song_at(dtype, songs, flock * of.perch + best);
    const bool is_better = of.wants_loudest ? song > so_far : song < so_far;
    if (best < 0 || is_better || (takes_last && song == so_far)) best = b;
  }
  return best;
}

/// `error`: added to every place that is named.
LaunchFunction prepare(const Problem& problem, bool takes_last, std::int32_t error) {
  return [of = Flocks(problem), dtype = problem.dtype, takes_last, error](const Launch& launch) {
    const void* const songs = of.is_in_place ? launch.outputs[0] : launch.inputs[0];
    const auto* const asleep =
        static_cast<const std::byte*>(of.is_in_place ? launch.inputs[0] : launch.inputs[1]);
    auto* const place = static_cast<std::int32_t*>(launch.outputs[1]);
    for (std::int64_t flock = 0; flock < of.flocks; ++flock) {
      const std::int64_t best = choose(of, dtype, songs, asleep, flock, takes_last);
      const float chosen = song_at(dtype, songs, flock * of.perch + best);
      place[flock] = static_cast<std::int32_t>(best) + error;
      if (!of.is_in_place) {
        static_cast<float*>(launch.outputs[0])[flock] = chosen;
        continue;
      }
      for (std::int64_t i = flock * of.perch; i < (flock + 1) * of.perch; ++i) {
        reference::store_element(dtype, static_cast<std::byte*>(launch.outputs[0]), i,
                                 double{song_at(dtype, songs, i)} - chosen);
      }
    }
  };
}

Kernel kernel(const char* name, const char* summary, bool takes_last, std::int32_t error) {
  return {
      .name = name,
      .operation = "birdsong",
      .dtypes = {{Dtype::fp32, Dtype::fp32}, {Dtype::bf16, Dtype::fp32}},
      .serves = {{"call", {"loudest", "quietest"}}, {"echo", {"none", "overwritten"}}},
      .summary = summary,
      .constraints = "none",
      .source = "the tests",
      .traffic = [](const Problem& problem,
                    const DeviceTraits&) { return Traffic{.bytes = compulsory(problem).bytes}; },
      .prepare = [takes_last, error](
                     const Problem& problem,
                     const DeviceTraits&) { return prepare(problem, takes_last, error); }};
}

const Registration first{kernel("first_listener", "names the first of equal birds", false, 0)};
const Registration last{kernel("last_listener", "names the last of equal birds", true, 0)};
const Registration wrong{kernel("wrong_listener", "names the bird beside it", false, 1)};

Kernel boasting_listener() {
  Kernel boasting = kernel("boasting_listener", "says that it does less than nothing", false, 0);
  boasting.traffic = [](const Problem& problem, const DeviceTraits&) {
    return Traffic{.bytes = compulsory(problem).bytes, .flops = {.fp32 = -1}};
  };
  return boasting;
}
const Registration boasting{boasting_listener()};

/// Slower by as many percent as ROOFMAX_TIRED says, wrong where that is "wrong", and the end of its
/// process where it is "dead": the same program is another build of it in another environment.
Kernel tired_listener() {
  Kernel tired = kernel("tired_listener", "as quick as it is told to be", false, 0);
  const char* const told = std::getenv("ROOFMAX_TIRED");
  const std::string mood = told == nullptr ? "0" : told;
  const bool is_wrong = mood == "wrong";
  const bool is_dead = mood == "dead";
  tired.prepare = [is_wrong, is_dead, share = is_wrong || is_dead ? 0.0 : std::stod(mood) / 100](
                      const Problem& problem, const DeviceTraits&) {
    using Clock = std::chrono::steady_clock;
    if (is_dead) std::_Exit(9);
    return [share, listen = prepare(problem, false, is_wrong ? 1 : 0)](const Launch& launch) {
      const auto begin = Clock::now();
      listen(launch);
      const auto end = begin + (Clock::now() - begin) * (1 + share);
      while (Clock::now() < end) {
      }
    };
  };
  return tired;
}
const Registration tired{tired_listener()};

/// There only where ROOFMAX_DODO is set.
const std::optional<Registration> dodo =
    std::getenv("ROOFMAX_DODO") == nullptr
        ? std::nullopt
        : std::optional<Registration>(std::in_place,
                                      kernel("dodo", "is there or is not", false, 0));

/// Songs of a few whole numbers: many birds are as loud as the loudest.
const DistributionRegistration chorus{
    {.name = "chorus",
     .summary = "whole numbers from 0 to 3, so that many are equal",
     .fill = [](std::uint64_t seed, const TensorSpec& spec, std::byte* data) {
       for (std::int64_t i = 0; i < spec.extent(); ++i) {
         const auto word = (static_cast<std::uint64_t>(i) + seed) * 0x9e3779b97f4a7c15U;
         reference::store_element(spec.dtype, data, i, static_cast<double>(word >> 62));
       }
     }}};

void generate(const Problem& problem, std::uint64_t seed, std::span<std::byte* const> inputs) {
  const std::vector<TensorSpec> specs = tensors(problem);
  const Distribution* const songs = find_distribution(problem.choice("distribution"));
  songs->fill(seed, specs[0], inputs[0]);
  const std::int64_t perch = problem.at("perch");
  for (std::int64_t i = 0; i < specs[1].extent(); ++i) {
    // Every third bird sleeps, but never the first of its flock.
    inputs[1][i] = std::byte{static_cast<unsigned char>(i % perch != 0 && i % 3 == 0 ? 1 : 0)};
  }
}

void evaluate_row(const Problem& problem, std::span<const std::byte* const> inputs, int,
                  std::int64_t row, std::span<double> expected) {
  const Flocks of(problem);
  const std::int64_t best = choose(of, problem.dtype, inputs[0], inputs[1], row, false);
  const double chosen = song_at(problem.dtype, inputs[0], row * of.perch + best);
  if (!of.is_in_place) {
    expected[0] = chosen;
    return;
  }
  for (std::int64_t b = 0; b < of.perch; ++b) {
    expected[static_cast<std::size_t>(b)] =
        song_at(problem.dtype, inputs[0], row * of.perch + b) - chosen;
  }
}

reference::RowVerdict judge_row(const Problem& problem, std::span<const std::byte* const> inputs,
                                std::span<const double>, std::span<const std::byte* const> outputs,
                                std::int64_t row, double) {
  const Flocks of(problem);
  std::int32_t place = 0;
  std::memcpy(&place, outputs[1] + row * static_cast<std::int64_t>(sizeof(place)), sizeof(place));
  const std::int64_t best = choose(of, problem.dtype, inputs[0], inputs[1], row, false);
  const auto song_of = [&](std::int64_t b) {
    return song_at(problem.dtype, inputs[0], row * of.perch + b);
  };
  const bool is_right = place >= 0 && place < of.perch &&
                        inputs[1][row * of.perch + place] == std::byte{0} &&
                        song_of(place) == song_of(best);
  if (is_right) return {};
  return {.correct = false,
          .ulps = 0,
          .what = "place is " + std::to_string(place) + ", expected " + std::to_string(best)};
}

const reference::OracleRegistration oracle{
    {.operation = "birdsong",
     .generate = generate,
     .evaluate_row = evaluate_row,
     .allowed_ulps = [](const Problem&, int, double, double) { return 1.0; },
     .is_judged_by_row = [](const Problem&, int output) { return output == 1; },
     .judge_row = judge_row}};

}  // namespace
}  // namespace roofmax::birds
