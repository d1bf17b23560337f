#include "harness/predict/moving_times.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace roofmax::predict {
namespace {

constexpr std::array kDirections = {"read", "write", "copy"};
constexpr std::array kCaches = {Cache::cold, Cache::hot};
constexpr const char* kMeasureThem = "measure them with 'roofmax roof --device cuda --out FILE'";

bool is_disturbed(const nlohmann::json& ceiling) {
  const auto flags = ceiling.find("flags");
  return flags != ceiling.end() && flags->is_array() && !flags->empty();
}

double positive(const nlohmann::json& ceiling, const char* field) {
  const auto found = ceiling.find(field);
  const double value = found != ceiling.end() && found->is_number() ? found->get<double>() : 0;
  if (!std::isfinite(value) || value <= 0) {
    throw std::runtime_error(
        fmt::format("ceilings: {} of one is no number above 0: {}", field, kMeasureThem));
  }
  return value;
}

/// Empty where there is none.
std::string word(const nlohmann::json& ceiling, const char* field) {
  const auto found = ceiling.find(field);
  if (found == ceiling.end()) return {};
  if (found->is_string()) return found->get<std::string>();
  throw std::runtime_error(
      fmt::format("ceilings: {} of one is {}, not text: {}", field, found->dump(), kMeasureThem));
}

}  // namespace

MovingTimes::MovingTimes(const nlohmann::json& ceilings, std::int64_t cache_bytes) {
  for (const nlohmann::json& ceiling : ceilings) {
    const auto cache = parse_cache(word(ceiling, "cache"));
    const auto direction =
        std::find(kDirections.begin(), kDirections.end(), word(ceiling, "direction"));
    if (!cache || direction == kDirections.end() || is_disturbed(ceiling)) continue;
    const double bytes = positive(ceiling, "footprint_bytes");
    const double bytes_per_s = positive(ceiling, "bytes_per_s");
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
      const auto repeated =
          std::unique(curve.begin(), curve.end(),
                      [](const auto& one, const auto& other) { return one.first == other.first; });
      curve.erase(repeated, curve.end());
      if (curve.size() < 2) {
        throw std::runtime_error(
            fmt::format("ceilings: {} of {} ({}) where two footprints are needed: {}", curve.size(),
                        kDirections[direction], name_of(cache), kMeasureThem));
      }
      if (cache == Cache::hot) extend_to(curve, static_cast<double>(cache_bytes));
    }
  }
}

void MovingTimes::extend_to(Curve& curve, double edge) {
  const auto beyond =
      std::find_if(curve.begin(), curve.end(), [edge](const auto& at) { return at.first >= edge; });
  if (beyond - curve.begin() < 2) return;
  const auto [bytes, seconds] = *(beyond - 1);
  const auto [fewer_bytes, fewer_seconds] = *(beyond - 2);
  const double slope = (seconds - fewer_seconds) / (bytes - fewer_bytes);
  curve.emplace(beyond, edge, seconds + slope * (edge - bytes));
}

double MovingTimes::memory_bytes_per_s() const {
  const auto& [bytes, seconds] = curves_[static_cast<std::size_t>(Cache::cold)][copy].back();
  return bytes / seconds;
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
