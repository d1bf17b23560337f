// The corner cases on a CPU.

#include "kernels/softmax_topk_backward/tests/topk_backward_corner_cases.hpp"

namespace roofmax::test {

INSTANTIATE_TEST_SUITE_P(Cpu, TopkBackwardCorners,
                         testing::ValuesIn(topk_backward_subjects(DeviceKind::cpu)), kNameOfParam);

}  // namespace roofmax::test
