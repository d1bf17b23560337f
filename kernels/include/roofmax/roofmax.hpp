// The C++ interface of the library: plan an operation once, launch it as often as you want on your
// own pointers and stream. No CUDA header is needed.
//
//   const auto device = roofmax::device_traits();  // the CPU; {DeviceKind::cuda, 0} for a GPU
//   const roofmax::SoftmaxOptions options{.rows = rows, .cols = cols};
//   const auto plan = roofmax::plan_softmax(options, device);  // or by name: ("two_pass", ...)
//   plan.launch({x}, {y});
#pragma once

#include "roofmax/masked_softmax.hpp"
#include "roofmax/plan.hpp"
#include "roofmax/softmax.hpp"
#include "roofmax/softmax_topk.hpp"
