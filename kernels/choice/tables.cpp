#include <array>

#include "kernels/choice/table.hpp"

namespace roofmax {

namespace choice_tables {
extern const Table h200;
extern const Table cpu;
}  // namespace choice_tables

std::span<const Table* const> tables() {
  static constexpr std::array all{&choice_tables::h200, &choice_tables::cpu};
  return all;
}

}  // namespace roofmax
