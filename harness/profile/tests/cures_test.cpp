#include "harness/profile/cures.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace roofmax {
namespace {

struct Refused {
  int result;
  std::string_view why;   ///< CUPTI's own name
  std::string_view cure;  ///< words of it
};

class CuresOfCupti : public testing::TestWithParam<Refused> {};

TEST_P(CuresOfCupti, AreOfWhatWasRefused) {
  EXPECT_NE(cure_of(GetParam().result).find(GetParam().cure), std::string::npos)
      << GetParam().why << ": " << cure_of(GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Known, CuresOfCupti,
    testing::Values(Refused{2, "INVALID_DEVICE", "older than Turing"},
                    Refused{15, "NOT_INITIALIZED", "a driver of this CUPTI's CUDA"},
                    Refused{26, "HARDWARE_BUSY", "end the other profiler"},
                    Refused{27, "NOT_SUPPORTED", "a newer driver"},
                    Refused{33, "VIRTUALIZED_DEVICE_NOT_SUPPORTED", "a virtual GPU has none"},
                    Refused{35, "INSUFFICIENT_PRIVILEGES", "CAP_PERFMON"},
                    Refused{35, "INSUFFICIENT_PRIVILEGES", "NVreg_RestrictProfilingToAdminUsers=0"},
                    Refused{39, "MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED", "end the other profiler"},
                    Refused{40, "VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES",
                            "host allow profiling"},
                    Refused{41, "CONFIDENTIAL_COMPUTING_NOT_SUPPORTED", "confidential computing"},
                    Refused{43, "MIG_DEVICE_NOT_SUPPORTED", "a divided GPU (MIG)"},
                    Refused{45, "WSL_DEVICE_NOT_SUPPORTED", "control panel of Windows"}));

TEST(Cures, OfWhatIsNotKnownThereIsNone) {
  EXPECT_EQ(cure_of(0), "");
  EXPECT_EQ(cure_of(999), "");
}

}  // namespace
}  // namespace roofmax
