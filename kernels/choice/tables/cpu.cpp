// Made by `roofmax tune`: what was measured on AMD EPYC. Data; to change it, measure again.
// clang-format off

#include "kernels/choice/table.hpp"

namespace roofmax::choice_tables {

namespace {

constexpr TableLine kLines[] = {
  {"softmax", "fp32", "fp32", "rows=1024 cols=4096", 0.692,
   "parallel_online 1.000"
   " basic 0.041"
   " online 0.037"
   " safe 0.035"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024", 0.704,
   "parallel_online 1.000"
   " basic 0.010"
   " online 0.009"
   " safe 0.009"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024", 0.741,
   "parallel_online 1.000"
   " basic 0.041"
   " online 0.037"
   " safe 0.035"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576", 0.482,
   "parallel_online 1.000"
   " basic 0.066"
   " online 0.060"
   " safe 0.056"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096", 0.842,
   "parallel_online 1.000"
   " basic 0.007"
   " online 0.007"
   " safe 0.006"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096", 0.961,
   "parallel_online 1.000"
   " basic 0.031"
   " online 0.027"
   " safe 0.026"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.036,
   "parallel_threshold 1.000"
   " heap 0.167"},
  {"softmax_topk", "fp32", "fp32", "rows=64 vocab=50257 k=10", 0.394,
   "parallel_threshold 1.000"
   " heap 0.047"},
};

}  // namespace

extern const Table cpu;
const Table cpu{"AMD EPYC", DeviceKind::cpu, 0, "2026-11-23, fc01f6f5b082ec93f4c6b4659f745707022ce6f5", kLines};

}  // namespace roofmax::choice_tables
