// Made by `roofmax tune`: what was measured on AMD EPYC. Data; to change it, measure again.
// clang-format off

#include "kernels/choice/table.hpp"

namespace roofmax::choice_tables {

namespace {

constexpr TableLine kLines[] = {
  {"softmax", "fp32", "fp32", "rows=1024 cols=4096", 0.695,
   "parallel_online 1.000"
   " basic 0.043"
   " online 0.036"
   " safe 0.035"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024", 0.663,
   "parallel_online 1.000"
   " basic 0.011"
   " online 0.010"
   " safe 0.009"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024", 0.738,
   "parallel_online 1.000"
   " basic 0.043"
   " online 0.037"
   " safe 0.035"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576", 0.490,
   "parallel_online 1.000"
   " basic 0.063"
   " online 0.058"
   " safe 0.055"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096", 0.778,
   "parallel_online 1.000"
   " basic 0.011"
   " online 0.007"
   " safe 0.007"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096", 0.928,
   "parallel_online 1.000"
   " basic 0.032"
   " online 0.030"
   " safe 0.027"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.037,
   "parallel_threshold 1.000"
   " heap 0.159"},
  {"softmax_topk", "fp32", "fp32", "rows=64 vocab=50257 k=10", 0.398,
   "parallel_threshold 1.000"
   " heap 0.046"},
};

}  // namespace

extern const Table cpu;
const Table cpu{"AMD EPYC", DeviceKind::cpu, 0, "2026-11-23, fc01f6f5b082ec93f4c6b4659f745707022ce6f5", kLines};

}  // namespace roofmax::choice_tables
