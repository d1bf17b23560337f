#include "kernels/tests/corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxCorners, testing::ValuesIn(subjects_of(DeviceKind::cpu)),
                         [](const auto& subject) { return subject.param.name; });

}  // namespace roofmax::test
