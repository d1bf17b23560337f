// The corner cases on a CPU.

#include "kernels/softmax_topk/tests/topk_corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cpu, TopkCorners, testing::ValuesIn(topk_subjects(DeviceKind::cpu)),
                         kNameOfParam);

}  // namespace roofmax::test
