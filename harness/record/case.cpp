// Names of cache states and timers, and the identity of a case.

#include "harness/record/case.hpp"

#include <vector>

#include "harness/record/words.hpp"
#include "kernels/contract/operation.hpp"

namespace roofmax {

std::string_view name_of(Cache cache) { return cache == Cache::hot ? "hot" : "cold"; }

std::string_view name_of(TimerKind timer) {
  switch (timer) {
    case TimerKind::graph:
      return "graph";
    case TimerKind::event:
      return "event";
    case TimerKind::cupti:
      return "cupti";
    case TimerKind::wall:
      return "wall";
  }
  return "?";
}

std::optional<Cache> parse_cache(std::string_view name) {
  for (const Cache cache : {Cache::cold, Cache::hot}) {
    if (name == name_of(cache)) return cache;
  }
  return std::nullopt;
}

std::optional<TimerKind> parse_timer(std::string_view name) {
  for (const TimerKind timer :
       {TimerKind::graph, TimerKind::event, TimerKind::cupti, TimerKind::wall}) {
    if (name == name_of(timer)) return timer;
  }
  return std::nullopt;
}

std::string Case::key() const {
  std::string text = problem.operation->name + '/' + kernel->full_name() + '/' +
                     to_text(DtypePair{problem.dtype, problem.dtype_out});
  // A mode at its default is left out: records from before the operation had that mode keep their
  // keys.
  const std::vector<Axis>& axes = problem.operation->axes;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const Problem::Coordinate& axis = problem.axes[i];
    if (axes[i].is_mode() && axis.is_implied) continue;
    text += '/' + axis.name + '=' + to_text(axis);
  }
  // The kind alone: the second device of a host measures the same case as the first.
  text += '/';
  text += name_of(device.kind);
  text += '/';
  text += name_of(cache);
  text += '/';
  text += name_of(timer);
  return text;
}

}  // namespace roofmax
