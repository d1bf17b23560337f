#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace roofmax {

// Hardware counters of NVIDIA GPUs, as CUPTI names and describes them. Nothing here asks a device:
// which counters a chip has, and how often work must run for some of them, is known without one.

/// A counter that was asked for and cannot be had.
struct DroppedCounter {
  std::string name;
  std::string reason;
};

/// Why there are no counters here, and the cure.
class NoCounters : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
  /// As none of those that were asked for can be had.
  NoCounters(const std::string& why, std::vector<DroppedCounter> dropped)
      : std::runtime_error(why), dropped_(std::move(dropped)) {}

  [[nodiscard]] const std::vector<DroppedCounter>& dropped() const { return dropped_; }

 private:
  std::vector<DroppedCounter> dropped_ = {};
};

/// One counter.
struct Counter {
  std::string name;  ///< "dram__bytes_read.sum", or without its ending in a list of what there is
  std::string unit;  ///< "byte"; empty where it has none
  std::string description;
};

/// What can be had of the counters that were asked for.
struct CounterPlan {
  std::vector<Counter> counters = {};        ///< in the order asked for, each once
  std::vector<DroppedCounter> dropped = {};  ///< each once
  int passes = 0;  ///< how often the same work runs for all of them together
};

/// The counters of one kind of chip.
class CounterCatalogue {
 public:
  /// `chip` as CUPTI names it: "GH100". Throws NoCounters where CUPTI is missing, too old, or does
  /// not know the chip.
  explicit CounterCatalogue(const std::string& chip);
  ~CounterCatalogue();
  CounterCatalogue(const CounterCatalogue&) = delete;
  CounterCatalogue& operator=(const CounterCatalogue&) = delete;

  /// Those whose name, without its ending, matches a shell pattern (* and ?), by name.
  [[nodiscard]] std::vector<Counter> matching(const std::string& pattern) const;
  /// The endings of a counter that `matching` gives: ".sum", ".avg.per_second".
  [[nodiscard]] std::vector<std::string> endings_of(const std::string& name) const;
  /// Of several names joined by "|" the first that the chip has counts.
  [[nodiscard]] CounterPlan plan(const std::vector<std::string>& asked) const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Many endings in few words: ".avg .max .min .sum, alone or with .per_second".
[[nodiscard]] std::string describe_endings(const std::vector<std::string>& endings);

/// The counter of bytes that are read from, or written to, the device's memory, or that go through
/// its L2, under whichever name a chip has it.
enum class ByteCounter : std::uint8_t { dram_read, dram_write, l2 };
/// Of values by names; nothing where it is not among them.
[[nodiscard]] std::optional<double> counted(const std::map<std::string, double>& values,
                                            ByteCounter counter);

/// Adds one that cannot be had, unless it is there.
void drop(const std::string& name, const std::string& reason, std::vector<DroppedCounter>& dropped);

/// Names of counters that a word stands for: "default", "full", "none". Nothing for other words.
/// Where chips differ, an entry is several names joined by "|".
[[nodiscard]] const std::vector<std::string>* find_counter_group(const std::string& word);
/// The names of an entry that are joined by "|".
[[nodiscard]] std::vector<std::string> split_alternatives(const std::string& names);
/// Groups by their counters, and other words as they are.
[[nodiscard]] std::vector<std::string> expand_counter_groups(const std::vector<std::string>& words);

}  // namespace roofmax
