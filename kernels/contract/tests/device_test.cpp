#include "kernels/contract/device.hpp"

#include <gtest/gtest.h>

namespace roofmax {
namespace {

TEST(Device, TextComesBack) {
  for (const Device device :
       {Device{}, Device{DeviceKind::cuda, 0}, Device{DeviceKind::cuda, 12}}) {
    EXPECT_EQ(parse_device(to_text(device)), device);
  }
  EXPECT_EQ(to_text(Device{}), "cpu");
  EXPECT_EQ(to_text(Device{DeviceKind::cuda, 3}), "cuda:3");
  EXPECT_EQ(parse_device("cuda"), (Device{DeviceKind::cuda, 0}));
}

TEST(Device, TextThatNamesNoneIsRefused) {
  for (const char* const text : {"", "gpu", "cpu:0", "cuda:", "cuda:x", "cuda:-1", "cuda:1x",
                                 "cuda: 1", "cuda:99999999999", "CPU"}) {
    EXPECT_FALSE(parse_device(text)) << text;
  }
}

}  // namespace
}  // namespace roofmax
