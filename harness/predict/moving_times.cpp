#include "harness/predict/moving_times.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace roofmax::predict {
namespace {

constexpr std::array kDirections = {"read", "write", "copy"};
constexpr std::array kCaches = {Cache::cold, Cache::hot};

}  // namespace

MovingTimes::MovingTimes(const nlohmann::json& ceilings) {
  for (const nlohmann::json& ceiling : ceilings) {
    const auto cache = parse_cache(ceiling.at("cache").get<std::string>());
    const auto direction = std::find(kDirections.begin(), kDirections.end(),
                                     ceiling.at("direction").get<std::string>());
    if (!cache || direction == kDirections.end()) continue;
    const auto bytes = ceiling.at("footprint_bytes").get<double>();
    const auto bytes_per_s = ceiling.at("bytes_per_s").get<double>();
    const auto place = static_cast<std::size_t>(direction - kDirections.begin());
    curves_[static_cast<std::size_t>(*cache)][place].emplace_back(bytes, bytes / bytes_per_s);
    if (*cache == Cache::hot && place == read) {
      cached_bytes_per_s_ = std::max(cached_bytes_per_s_, bytes_per_s);
    }
  }
  for (const Cache cache : kCaches) {
    for (std::size_t direction = 0; direction < kDirections.size(); ++direction) {
      Curve& curve = curves_[static_cast<std::size_t>(cache)][direction];
      std::sort(curve.begin(), curve.end());
      if (curve.size() < 2) {
        throw std::runtime_error(
            fmt::format("ceilings: {} of {} ({}) where two footprints are needed: measure them "
                        "with 'roofmax roof --device cuda --out FILE'",
                        curve.size(), kDirections[direction], name_of(cache)));
      }
    }
  }
}

double MovingTimes::on(const Curve& curve, double bytes) {
  const auto above = std::find_if(curve.begin(), curve.end(),
                                  [bytes](const auto& at) { return at.first >= bytes; });
  if (above == curve.begin()) return above->second;
  if (above == curve.end()) return curve.back().second * bytes / curve.back().first;
  const auto below = above - 1;
  const double share = (bytes - below->first) / (above->first - below->first);
  return below->second + share * (above->second - below->second);
}

double MovingTimes::seconds(const Bytes& bytes, Cache cache) const {
  const auto& curves = curves_[static_cast<std::size_t>(cache)];
  const auto total = static_cast<double>(bytes.total());
  if (total <= 0) return 0;
  const double copied = 2 * static_cast<double>(std::min(bytes.read, bytes.write)) / total;
  const Direction rest = bytes.read > bytes.write ? read : write;
  return copied * on(curves[copy], total) + (1 - copied) * on(curves[rest], total);
}

}  // namespace roofmax::predict
