#include "harness/measure/binding.hpp"

#include <array>

namespace roofmax {

std::string_view name_of(Resource resource) {
  switch (resource) {
    case Resource::memory:
      return "memory";
    case Resource::fp32:
      return "fp32";
    case Resource::fp64:
      return "fp64";
    case Resource::matrix:
      return "matrix";
    case Resource::exponentials:
      return "exponentials";
  }
  return "?";
}

Resource binding_resource(const Work& work, double memory_s, const PeakRates& peak) {
  struct Unit {
    Resource resource;
    double work;
    double rate;
  };
  const std::array<Unit, 4> units{{
      {Resource::fp32, work.flops.fp32, peak.fp32_flops},
      {Resource::fp64, work.flops.fp64, peak.fp64_flops},
      {Resource::matrix, work.flops.matrix, peak.matrix_flops},
      {Resource::exponentials, work.exponentials, peak.exponentials},
  }};
  Resource binding = Resource::memory;
  double longest_s = memory_s;
  for (const Unit& unit : units) {
    if (unit.rate <= 0 || unit.work / unit.rate <= longest_s) continue;
    longest_s = unit.work / unit.rate;
    binding = unit.resource;
  }
  return binding;
}

}  // namespace roofmax
