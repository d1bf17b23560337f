// Made by `roofmax tune`: what was measured on NVIDIA H200. Data; to change it, measure again.
// clang-format off

#include "kernels/choice/table.hpp"

namespace roofmax::choice_tables {

namespace {

constexpr TableLine kLines[] = {
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=4096 mask=window window_left=1023 window_right=0", 0.891,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.079"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=12288 mask=additive", 0.896,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=12288 mask=causal_additive", 0.789,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.143"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=16384", 0.928,
   "scaled 1.000"
   " unfused@pipeline=s0 0.282"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=16384 mask=additive", 0.695,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.275"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=16384 mask=boolean", 0.889,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.225"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=16384 mask=causal", 0.926,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.218"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=16384 mask=causal_boolean", 0.834,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.238"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048", 0.954,
   "scaled 1.000"
   " unfused@pipeline=s0 0.285"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=additive", 0.925,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.230"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=boolean", 0.935,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.225"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=causal", 0.931,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.212"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=causal_boolean", 0.923,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.215"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=24576 mask=additive", 0.747,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.153"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=24576 mask=causal_additive", 0.743,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.152"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072", 0.948,
   "scaled 1.000"
   " unfused@pipeline=s0 0.269"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072 mask=additive", 0.906,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.222"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072 mask=boolean", 0.938,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.214"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072 mask=causal", 0.942,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.206"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072 mask=causal_boolean", 0.922,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.209"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144", 0.946,
   "scaled 1.000"
   " unfused@pipeline=s0 0.274"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=6144 mask=additive", 0.909,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=additive", 0.908,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.221"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=boolean", 0.918,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.221"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=causal", 0.943,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.211"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=6144 mask=causal_additive", 0.906,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=causal_boolean", 0.912,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072 direction=backward", 0.953,
   "scaled_backward 1.000"
   " unfused_backward 0.226"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072 direction=backward", 0.904,
   "scaled_backward 1.000"
   " unfused_backward 0.343"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072", 0.827,
   "scaled 1.000"
   " unfused@pipeline=s0 0.319"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072 mask=additive", 0.592,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.200"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072 mask=additive", 0.515,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.372"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=32768", 0.883,
   "scaled 1.000"
   " unfused@pipeline=s0 0.149"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=32768 direction=backward", 0.975,
   "scaled_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=32768 direction=backward", 0.992,
   "scaled_backward 1.000"
   " unfused_backward 0.318"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=32768", 0.924,
   "scaled 1.000"
   " unfused@pipeline=s0 0.281"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=32768 mask=additive", 0.612,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.191"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=32768 mask=additive", 0.681,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.301"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536", 0.910,
   "scaled 1.000"
   " unfused@pipeline=s0 0.147"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536 direction=backward", 0.989,
   "scaled_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536 direction=backward", 0.978,
   "scaled_backward 1.000"
   " unfused_backward 0.323"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536", 0.942,
   "scaled 1.000"
   " unfused@pipeline=s0 0.281"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536 mask=additive", 0.608,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.195"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536 mask=additive", 0.607,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.337"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048", 0.966,
   "scaled 1.000"
   " unfused@pipeline=s1 0.431"
   " unfused@pipeline=safe 0.174"
   " unfused@pipeline=s0 0.139"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=boolean", 0.932,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.302"
   " unfused@pipeline=safe 0.152"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=causal", 0.923,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.233"
   " unfused@pipeline=safe 0.115"
   " unfused@pipeline=s0 0.095"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576", 0.588,
   "scaled 1.000"
   " unfused@pipeline=s0 0.224"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576 direction=backward", 0.559,
   "scaled_backward 1.000"
   " unfused_backward 0.375"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144", 0.787,
   "scaled 1.000"
   " unfused@pipeline=s0 0.171"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144 direction=backward", 0.848,
   "scaled_backward 1.000"
   " unfused_backward 0.257"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=0 window_right=0", 0.751,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.075"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=127 window_right=0", 0.842,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.076"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=511 window_right=0", 0.898,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.090"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=0 window_right=0", 0.803,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.069"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=127 window_right=0", 0.842,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.071"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128", 0.864,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.074"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128 direction=backward", 0.883,
   "scaled_window_backward 1.000"
   " unfused_backward 0.101"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=511 window_right=0", 0.888,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.079"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal", 0.844,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.076"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal direction=backward", 0.861,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.104"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=4096 mask=causal", 0.870,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.231"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=boolean", 0.958,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=causal", 0.951,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.116"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=boolean", 0.907,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=causal", 0.940,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.122"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072", 0.922,
   "scaled 1.000"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072 mask=boolean", 0.815,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.144"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048", 0.808,
   "scaled 1.000"
   " unfused@pipeline=s0 0.224"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048 mask=boolean", 0.761,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.203"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=2048 mask=causal", 0.777,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.198"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768", 0.883,
   "scaled 1.000"
   " unfused@pipeline=s0 0.149"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768 mask=boolean", 0.855,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.134"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=32768 mask=causal", 0.866,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.132"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512", 0.680,
   "scaled 1.000"
   " unfused@pipeline=s0 0.259"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512 mask=boolean", 0.662,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.219"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192", 0.904,
   "scaled 1.000"
   " unfused@pipeline=s0 0.215"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192 mask=boolean", 0.846,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.194"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023", 0.951,
   "scaled 1.000"
   " unfused@pipeline=s0 0.134"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive", 0.773,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.139"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive direction=backward", 0.975,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.214"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal", 0.875,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.093"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal direction=backward", 0.934,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive", 0.967,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.122"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive broadcast=batch_heads", 0.962,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive broadcast=heads_queries", 0.965,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.120"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean", 0.966,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean broadcast=batch_heads", 0.962,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.120"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean broadcast=heads_queries", 0.965,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.120"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit", 0.896,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit direction=backward", 0.917,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive", 0.924,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=batch_heads", 0.917,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=heads_queries", 0.919,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive direction=backward", 0.953,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean", 0.918,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.095"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean broadcast=batch_heads", 0.912,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.095"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean broadcast=heads_queries", 0.914,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.095"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward", 0.953,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward", 0.932,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.225"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean", 0.902,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.170"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit", 0.947,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit direction=backward", 0.954,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit", 0.947,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit direction=backward", 0.954,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111", 0.944,
   "scaled 1.000"
   " unfused@pipeline=s0 0.131"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111 mask=additive", 0.714,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111 mask=causal", 0.847,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197", 0.800,
   "scaled 1.000"
   " unfused@pipeline=s0 0.200"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197 mask=additive", 0.523,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.247"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197 mask=causal", 0.693,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.164"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s0 0.135"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=additive", 0.732,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.143"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=causal", 0.885,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.092"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2048 mask=causal_boolean broadcast=heads_queries", 0.908,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.092"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=512 mask=causal_boolean broadcast=heads_queries", 0.884,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.099"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781", 0.895,
   "scaled 1.000"
   " unfused@pipeline=s0 0.140"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=additive", 0.705,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=causal", 0.793,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.101"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024", 0.947,
   "scaled 1.000"
   " unfused@pipeline=s1 0.363"
   " unfused@pipeline=safe 0.176"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 direction=backward", 0.962,
   "scaled_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=additive", 0.944,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.260"
   " unfused@pipeline=safe 0.149"
   " unfused@pipeline=s0 0.122"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=additive direction=backward", 0.962,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=boolean", 0.944,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.257"
   " unfused@pipeline=safe 0.148"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal", 0.926,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.205"
   " unfused@pipeline=safe 0.116"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal direction=backward", 0.927,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128", 0.916,
   "scaled 1.000"
   " unfused@pipeline=s0 0.172"
   " unfused@pipeline=safe 0.157"
   " unfused@pipeline=s1 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 direction=backward", 0.907,
   "scaled_backward 1.000"
   " unfused_backward 0.241"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=additive", 0.840,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.161"
   " unfused@pipeline=safe 0.149"
   " unfused@pipeline=s1 0.139"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=additive direction=backward", 0.907,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.241"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=boolean", 0.810,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.165"
   " unfused@pipeline=safe 0.154"
   " unfused@pipeline=s1 0.143"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=causal", 0.852,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.136"
   " unfused@pipeline=safe 0.126"
   " unfused@pipeline=s1 0.117"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=causal direction=backward", 0.819,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.204"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s1 0.430"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 direction=backward", 0.946,
   "scaled_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive", 0.893,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.301"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive direction=backward", 0.946,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=additive", 0.891,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=boolean", 0.885,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.301"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal", 0.897,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.231"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal direction=backward", 0.911,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.152"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=causal direction=backward", 0.911,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.152"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=causal", 0.898,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.093"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal_additive", 0.868,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s1 0.232"
   " unfused@pipeline=s0 0.096"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal_additive direction=backward", 0.911,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.152"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512", 0.959,
   "scaled 1.000"
   " unfused@pipeline=s1 0.278"
   " unfused@pipeline=safe 0.172"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 direction=backward", 0.991,
   "scaled_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=additive", 0.963,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.214"
   " unfused@pipeline=safe 0.146"
   " unfused@pipeline=s0 0.122"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=additive direction=backward", 0.992,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=additive direction=backward", 0.981,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.322"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=additive", 0.972,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.214"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=boolean", 0.961,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.213"
   " unfused@pipeline=safe 0.145"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal", 0.914,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.173"
   " unfused@pipeline=safe 0.117"
   " unfused@pipeline=s0 0.097"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal direction=backward", 0.933,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.157"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal direction=backward", 0.949,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.228"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal", 0.919,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.167"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1023", 0.495,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.939"
   " register_cache@threads=256,vectors=16 0.667"
   " smem_cache_medium@blocks=2 0.658"
   " split_k_persistent@threads=256,vectors=16 0.413"
   " split_k_cooperative@threads=256,vectors=16 0.399"
   " split_k@threads=256,vectors=16,reread=forward 0.391"
   " multi_kernel@intermediate=input 0.333"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.258"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1024", 0.524,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.762"
   " register_cache@threads=256,vectors=16 0.551"
   " smem_cache_medium@blocks=2 0.541"
   " split_k_persistent@threads=256,vectors=16 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.322"
   " multi_kernel@intermediate=input 0.300"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.215"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1048576", 0.287,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.981"
   " split_k@threads=256,vectors=16,reread=forward 0.935"
   " multi_kernel@intermediate=input 0.134"
   " two_pass@threads=256,vectors=1 0.029"
   " scalar@threads=256,elements=8 0.009"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1091968", 0.427,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.987"
   " split_k_persistent@threads=256,vectors=4 0.928"
   " split_k_persistent@threads=256,vectors=2 0.894"
   " split_k@threads=256,vectors=8,reread=reverse 0.891"
   " grid_shared@warps=16,blocks_per_sm=1 0.720"
   " grid_shared@warps=8,blocks_per_sm=2 0.709"
   " split_k_persistent@threads=256,vectors=16 0.707"
   " split_k@threads=256,vectors=16,reread=reverse 0.650"
   " cluster_shared@cluster=16,threads=512 0.504"
   " cluster_shared@cluster=16,threads=256 0.463"
   " two_pass@threads=1024,vectors=4 0.064"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128", 0.495,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.929"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.543"
   " split_k_persistent@threads=256,vectors=16 0.329"
   " multi_kernel@intermediate=input 0.328"
   " split_k_cooperative@threads=256,vectors=16 0.318"
   " split_k@threads=256,vectors=16,reread=forward 0.315"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.210"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128256", 0.200,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.978"
   " split_k@threads=256,vectors=16,reread=forward 0.951"
   " multi_kernel@intermediate=input 0.553"
   " two_pass@threads=256,vectors=1 0.231"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1287209 direction=backward", 0.507,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.988"
   " two_pass_backward@threads=1024,vectors=2 0.053"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1287209", 0.430,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.984"
   " split_k_persistent@threads=256,vectors=4 0.943"
   " split_k@threads=256,vectors=8,reread=reverse 0.910"
   " split_k_persistent@threads=256,vectors=2 0.894"
   " split_k_persistent@threads=256,vectors=16 0.753"
   " grid_shared@warps=16,blocks_per_sm=1 0.742"
   " grid_shared@warps=8,blocks_per_sm=2 0.725"
   " split_k@threads=256,vectors=16,reread=reverse 0.676"
   " cluster_shared@cluster=16,threads=512 0.451"
   " cluster_shared@cluster=16,threads=256 0.377"
   " two_pass@threads=1024,vectors=4 0.058"},
  {"softmax", "fp16", "fp16", "rows=1 cols=131072", 0.200,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.979"
   " split_k@threads=256,vectors=16,reread=forward 0.953"
   " multi_kernel@intermediate=input 0.555"
   " two_pass@threads=256,vectors=1 0.228"
   " scalar@threads=256,elements=8 0.067"},
  {"softmax", "fp32", "fp32", "rows=1 cols=149068", 0.388,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.974"
   " cluster_shared@cluster=16,threads=512 0.843"
   " cluster_registers@cluster=16,elements=64 0.829"
   " cluster_shared@cluster=16,threads=256 0.802"
   " cluster_registers@cluster=8,elements=64 0.706"
   " grid_shared@warps=16,blocks_per_sm=1 0.633"
   " grid_shared@warps=8,blocks_per_sm=2 0.627"
   " cluster_shared@cluster=8,threads=512 0.627"
   " cluster_shared@cluster=8,threads=256 0.607"
   " cluster_shared@cluster=4,threads=512 0.405"
   " cluster_shared@cluster=4,threads=256 0.388"
   " two_pass@threads=512,vectors=4 0.134"},
  {"softmax", "fp32", "fp32", "rows=1 cols=1607939 stride=1607958", 0.496,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.979"
   " split_k_persistent@threads=256,vectors=16 0.961"
   " split_k@threads=256,vectors=8,reread=reverse 0.954"
   " split_k@threads=256,vectors=2,reread=reverse 0.877"
   " split_k@threads=256,vectors=16,reread=reverse 0.864"
   " grid_shared@warps=8,blocks_per_sm=2 0.750"
   " grid_shared@warps=16,blocks_per_sm=1 0.747"
   " split_k_persistent@threads=256,vectors=2 0.680"
   " two_pass@threads=1024,vectors=4 0.037"},
  {"softmax", "fp16", "fp16", "rows=1 cols=16384", 0.292,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.983"
   " two_pass@threads=256,vectors=1 0.820"
   " split_k_persistent@threads=256,vectors=16 0.652"
   " split_k_cooperative@threads=256,vectors=16 0.629"
   " split_k@threads=256,vectors=16,reread=forward 0.628"
   " multi_kernel@intermediate=input 0.477"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.447"
   " scalar@threads=256,elements=8 0.398"},
  {"softmax", "fp16", "fp16", "rows=1 cols=17408 direction=backward", 0.665,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.997"
   " cluster_registers_backward@cluster=4,vectors=2 0.970"
   " cluster_registers_backward@cluster=8,vectors=4 0.956"
   " cluster_registers_backward@cluster=16,vectors=4 0.943"
   " cluster_registers_backward@cluster=4,vectors=4 0.894"
   " cluster_registers_backward@cluster=2,vectors=2 0.886"
   " cluster_shared_backward@cluster=16,threads=256 0.852"
   " cluster_shared_backward@cluster=8,threads=256 0.849"
   " cluster_registers_backward@cluster=16,vectors=8 0.841"
   " cluster_registers_backward@cluster=8,vectors=8 0.834"
   " cluster_registers_backward@cluster=2,vectors=4 0.833"
   " cluster_registers_backward@cluster=4,vectors=8 0.827"
   " cluster_shared_backward@cluster=16,threads=512 0.788"
   " cluster_shared_backward@cluster=8,threads=512 0.785"
   " cluster_registers_backward@cluster=2,vectors=8 0.748"
   " cluster_registers_backward@cluster=1,vectors=4 0.740"
   " cluster_shared_backward@cluster=2,threads=512 0.704"
   " cluster_registers_backward@cluster=1,vectors=8 0.689"
   " two_pass_backward@threads=1024,vectors=2 0.541"
   " split_k_cooperative_backward@threads=512,vectors=2 0.484"
   " split_k_cooperative_backward@threads=256,vectors=4 0.469"},
  {"softmax", "fp16", "fp16", "rows=1 cols=17408", 0.500,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.998"
   " cluster_registers@cluster=4,elements=32 0.903"
   " cluster_registers@cluster=4,elements=64 0.845"
   " cluster_registers@cluster=2,elements=32 0.834"
   " cluster_registers@cluster=2,elements=64 0.779"
   " cluster_registers@cluster=1,elements=64 0.762"
   " cluster_shared@cluster=1,threads=512 0.672"
   " cluster_shared@cluster=1,threads=256 0.631"
   " register_cache@threads=256,vectors=16 0.586"
   " two_pass@threads=512,vectors=2 0.550"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1744199", 0.454,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.969"
   " split_k_persistent@threads=256,vectors=4 0.967"
   " split_k@threads=256,vectors=8,reread=reverse 0.939"
   " split_k_persistent@threads=256,vectors=2 0.850"
   " split_k_persistent@threads=256,vectors=16 0.790"
   " grid_shared@warps=16,blocks_per_sm=1 0.744"
   " grid_shared@warps=8,blocks_per_sm=2 0.732"
   " split_k@threads=256,vectors=16,reread=reverse 0.713"
   " cluster_shared@cluster=16,threads=512 0.389"
   " cluster_shared@cluster=16,threads=256 0.326"
   " two_pass@threads=1024,vectors=4 0.048"},
  {"softmax", "fp16", "fp16", "rows=1 cols=2048", 0.519,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.777"
   " register_cache@threads=256,vectors=16 0.570"
   " smem_cache_medium@blocks=2 0.564"
   " split_k_persistent@threads=256,vectors=16 0.347"
   " split_k@threads=256,vectors=16,reread=forward 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.337"
   " multi_kernel@intermediate=input 0.269"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.228"},
  {"softmax", "bf16", "bf16", "rows=1 cols=2423426 stride=2423448", 0.444,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.978"
   " split_k_persistent@threads=256,vectors=4 0.921"
   " split_k_persistent@threads=256,vectors=16 0.907"
   " split_k@threads=256,vectors=8,reread=reverse 0.891"
   " split_k_persistent@threads=256,vectors=2 0.838"
   " grid_shared@warps=16,blocks_per_sm=1 0.802"
   " split_k@threads=256,vectors=16,reread=reverse 0.796"
   " grid_shared@warps=8,blocks_per_sm=2 0.794"
   " two_pass@threads=1024,vectors=4 0.041"},
  {"softmax", "bf16", "bf16", "rows=1 cols=2423426 stride=2423448 direction=backward", 0.563,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.931"
   " two_pass_backward@threads=1024,vectors=2 0.038"},
  {"softmax", "fp16", "fp16", "rows=1 cols=262144", 0.211,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.979"
   " split_k@threads=256,vectors=16,reread=forward 0.938"
   " multi_kernel@intermediate=input 0.375"
   " two_pass@threads=256,vectors=1 0.109"
   " scalar@threads=256,elements=8 0.033"},
  {"softmax", "fp16", "fp16", "rows=1 cols=284297 direction=backward", 0.386,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.986"
   " split_k_cooperative_backward@threads=256,vectors=4 0.953"
   " cluster_registers_backward@cluster=16,vectors=8 0.879"
   " cluster_shared_backward@cluster=16,threads=512 0.801"
   " cluster_registers_backward@cluster=8,vectors=8 0.779"
   " cluster_shared_backward@cluster=16,threads=256 0.760"
   " cluster_shared_backward@cluster=8,threads=512 0.650"
   " cluster_shared_backward@cluster=8,threads=256 0.587"
   " two_pass_backward@threads=1024,vectors=2 0.161"},
  {"softmax", "fp16", "fp16", "rows=1 cols=284297", 0.359,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.865"
   " cluster_registers@cluster=8,elements=64 0.811"
   " cluster_shared@cluster=16,threads=256 0.809"
   " grid_shared@warps=16,blocks_per_sm=1 0.705"
   " grid_shared@warps=8,blocks_per_sm=2 0.676"
   " cluster_shared@cluster=8,threads=512 0.666"
   " cluster_shared@cluster=8,threads=256 0.578"
   " cluster_shared@cluster=4,threads=512 0.420"
   " cluster_shared@cluster=4,threads=256 0.368"
   " two_pass@threads=512,vectors=4 0.153"},
  {"softmax", "fp32", "fp32", "rows=1 cols=29580", 0.481,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.959"
   " cluster_shared@cluster=16,threads=512 0.916"
   " cluster_shared@cluster=16,threads=256 0.895"
   " cluster_registers@cluster=8,elements=32 0.892"
   " cluster_registers@cluster=16,elements=32 0.885"
   " cluster_shared@cluster=8,threads=512 0.835"
   " cluster_registers@cluster=4,elements=32 0.797"
   " cluster_shared@cluster=8,threads=256 0.773"
   " cluster_registers@cluster=4,elements=64 0.711"
   " cluster_registers@cluster=16,elements=64 0.709"
   " cluster_registers@cluster=8,elements=64 0.706"
   " cluster_shared@cluster=4,threads=512 0.678"
   " cluster_shared@cluster=4,threads=256 0.636"
   " cluster_registers@cluster=2,elements=64 0.612"
   " cluster_shared@cluster=2,threads=512 0.534"
   " cluster_shared@cluster=2,threads=256 0.516"
   " grid_shared@warps=16,blocks_per_sm=1 0.456"
   " grid_shared@warps=8,blocks_per_sm=2 0.452"
   " cluster_shared@cluster=1,threads=512 0.404"
   " two_pass@threads=512,vectors=4 0.378"},
  {"softmax", "bf16", "bf16", "rows=1 cols=30633", 0.468,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.976"
   " cluster_registers@cluster=4,elements=32 0.880"
   " cluster_registers@cluster=2,elements=32 0.781"
   " cluster_registers@cluster=4,elements=64 0.709"
   " cluster_registers@cluster=2,elements=64 0.691"
   " cluster_registers@cluster=1,elements=64 0.616"
   " register_cache@threads=256,vectors=16 0.471"
   " cluster_shared@cluster=1,threads=512 0.457"
   " two_pass@threads=512,vectors=2 0.455"
   " cluster_shared@cluster=1,threads=256 0.412"},
  {"softmax", "bf16", "bf16", "rows=1 cols=307520", 0.351,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.861"
   " cluster_shared@cluster=16,threads=256 0.807"
   " cluster_registers@cluster=8,elements=64 0.803"
   " grid_shared@warps=16,blocks_per_sm=1 0.710"
   " grid_shared@warps=8,blocks_per_sm=2 0.670"
   " cluster_shared@cluster=8,threads=512 0.620"
   " cluster_shared@cluster=8,threads=256 0.595"
   " cluster_shared@cluster=4,threads=512 0.397"
   " cluster_shared@cluster=4,threads=256 0.363"
   " two_pass@threads=512,vectors=4 0.126"},
  {"softmax", "fp16", "fp16", "rows=1 cols=30774 direction=backward", 0.473,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.988"
   " cluster_shared_backward@cluster=16,threads=256 0.978"
   " cluster_shared_backward@cluster=8,threads=512 0.926"
   " cluster_shared_backward@cluster=16,threads=512 0.917"
   " cluster_registers_backward@cluster=4,vectors=2 0.912"
   " cluster_shared_backward@cluster=8,threads=256 0.893"
   " cluster_registers_backward@cluster=8,vectors=4 0.881"
   " cluster_registers_backward@cluster=16,vectors=4 0.876"
   " cluster_registers_backward@cluster=4,vectors=4 0.834"
   " cluster_registers_backward@cluster=2,vectors=2 0.790"
   " cluster_registers_backward@cluster=2,vectors=4 0.761"
   " split_k_cooperative_backward@threads=512,vectors=2 0.683"
   " cluster_registers_backward@cluster=1,vectors=4 0.671"
   " split_k_cooperative_backward@threads=256,vectors=4 0.658"
   " two_pass_backward@threads=1024,vectors=2 0.648"
   " cluster_registers_backward@cluster=16,vectors=8 0.629"
   " cluster_registers_backward@cluster=2,vectors=8 0.628"
   " cluster_registers_backward@cluster=4,vectors=8 0.626"
   " cluster_registers_backward@cluster=8,vectors=8 0.610"
   " cluster_registers_backward@cluster=1,vectors=8 0.581"
   " cluster_shared_backward@cluster=2,threads=512 0.577"},
  {"softmax", "fp16", "fp16", "rows=1 cols=30774", 0.458,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.991"
   " cluster_registers@cluster=4,elements=32 0.863"
   " cluster_registers@cluster=2,elements=32 0.793"
   " cluster_registers@cluster=4,elements=64 0.750"
   " cluster_registers@cluster=2,elements=64 0.728"
   " cluster_registers@cluster=1,elements=64 0.641"
   " register_cache@threads=256,vectors=16 0.583"
   " cluster_shared@cluster=1,threads=512 0.481"
   " two_pass@threads=512,vectors=2 0.469"
   " cluster_shared@cluster=1,threads=256 0.393"},
  {"softmax", "fp32", "fp32", "rows=1 cols=3167893", 0.545,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=16 0.989"
   " split_k_persistent@threads=256,vectors=4 0.922"
   " split_k@threads=256,vectors=16,reread=reverse 0.913"
   " split_k@threads=256,vectors=4,reread=reverse 0.907"
   " split_k_persistent@threads=256,vectors=2 0.849"
   " grid_shared@warps=16,blocks_per_sm=1 0.801"
   " grid_shared@warps=8,blocks_per_sm=2 0.799"
   " split_k@threads=256,vectors=2,reread=reverse 0.761"
   " two_pass@threads=1024,vectors=4 0.028"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32000", 0.267,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.964"
   " split_k_persistent@threads=256,vectors=16 0.688"
   " split_k_cooperative@threads=256,vectors=16 0.663"
   " split_k@threads=256,vectors=16,reread=forward 0.659"
   " multi_kernel@intermediate=input 0.577"
   " two_pass@threads=256,vectors=1 0.569"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.495"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32768", 0.267,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.964"
   " split_k_persistent@threads=256,vectors=16 0.687"
   " split_k_cooperative@threads=256,vectors=16 0.663"
   " split_k@threads=256,vectors=16,reread=forward 0.662"
   " multi_kernel@intermediate=input 0.577"
   " two_pass@threads=256,vectors=1 0.564"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.494"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4096", 0.483,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.642"
   " scalar@threads=256,elements=8 0.632"
   " smem_cache_medium@blocks=2 0.626"
   " split_k_persistent@threads=256,vectors=16 0.393"
   " split_k_cooperative@threads=256,vectors=16 0.380"
   " split_k@threads=256,vectors=16,reread=forward 0.378"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.259"
   " multi_kernel@intermediate=input 0.224"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4097", 0.465,
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.705"
   " register_cache@threads=256,vectors=16 0.683"
   " scalar@threads=256,elements=8 0.607"
   " split_k_persistent@threads=256,vectors=16 0.448"
   " split_k_cooperative@threads=256,vectors=16 0.432"
   " split_k@threads=256,vectors=16,reread=forward 0.419"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.288"
   " multi_kernel@intermediate=input 0.240"},
  {"softmax", "fp16", "fp16", "rows=1 cols=50257", 0.195,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.925"
   " multi_kernel@intermediate=input 0.755"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.663"
   " two_pass@threads=256,vectors=1 0.555"
   " scalar@threads=256,elements=8 0.242"},
  {"softmax", "fp16", "fp16", "rows=1 cols=512", 0.514,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.769"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.540"
   " split_k_persistent@threads=256,vectors=16 0.332"
   " multi_kernel@intermediate=input 0.328"
   " split_k_cooperative@threads=256,vectors=16 0.319"
   " split_k@threads=256,vectors=16,reread=forward 0.317"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.211"},
  {"softmax", "fp16", "fp16", "rows=1 cols=524288", 0.229,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.943"
   " multi_kernel@intermediate=input 0.231"
   " two_pass@threads=256,vectors=1 0.055"
   " scalar@threads=256,elements=8 0.017"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65536", 0.193,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.973"
   " split_k@threads=256,vectors=16,reread=forward 0.956"
   " multi_kernel@intermediate=input 0.746"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.658"
   " two_pass@threads=256,vectors=1 0.466"
   " scalar@threads=256,elements=8 0.191"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65537", 0.197,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.986"
   " split_k@threads=256,vectors=16,reread=forward 0.928"
   " multi_kernel@intermediate=input 0.736"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.634"
   " two_pass@threads=256,vectors=1 0.460"
   " scalar@threads=256,elements=8 0.189"},
  {"softmax", "fp16", "fp16", "rows=1 cols=715218", 0.407,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.949"
   " split_k_persistent@threads=256,vectors=2 0.898"
   " split_k_persistent@threads=256,vectors=4 0.885"
   " split_k@threads=256,vectors=8,reread=reverse 0.809"
   " grid_shared@warps=16,blocks_per_sm=1 0.680"
   " grid_shared@warps=8,blocks_per_sm=2 0.666"
   " split_k_persistent@threads=256,vectors=16 0.639"
   " split_k@threads=256,vectors=16,reread=reverse 0.590"
   " cluster_shared@cluster=16,threads=512 0.574"
   " cluster_shared@cluster=16,threads=256 0.503"
   " two_pass@threads=1024,vectors=4 0.084"},
  {"softmax", "bf16", "bf16", "rows=1 cols=752448", 0.410,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.943"
   " split_k_persistent@threads=256,vectors=2 0.890"
   " split_k_persistent@threads=256,vectors=4 0.884"
   " split_k@threads=256,vectors=8,reread=reverse 0.765"
   " grid_shared@warps=16,blocks_per_sm=1 0.704"
   " grid_shared@warps=8,blocks_per_sm=2 0.685"
   " split_k_persistent@threads=256,vectors=16 0.630"
   " split_k@threads=256,vectors=16,reread=reverse 0.573"
   " cluster_shared@cluster=16,threads=512 0.550"
   " cluster_shared@cluster=16,threads=256 0.511"
   " two_pass@threads=1024,vectors=4 0.077"},
  {"softmax", "fp16", "fp16", "rows=1 cols=8192", 0.357,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.856"
   " smem_cache_medium@blocks=2 0.840"
   " scalar@threads=256,elements=8 0.548"
   " split_k_persistent@threads=256,vectors=16 0.538"
   " split_k@threads=256,vectors=16,reread=forward 0.517"
   " split_k_cooperative@threads=256,vectors=16 0.516"
   " multi_kernel@intermediate=input 0.458"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.359"},
  {"softmax", "fp16", "fp16", "rows=1 cols=939715", 0.434,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.959"
   " split_k_persistent@threads=256,vectors=2 0.907"
   " split_k_persistent@threads=256,vectors=4 0.904"
   " split_k@threads=256,vectors=8,reread=reverse 0.821"
   " grid_shared@warps=16,blocks_per_sm=1 0.689"
   " grid_shared@warps=8,blocks_per_sm=2 0.671"
   " split_k_persistent@threads=256,vectors=16 0.655"
   " split_k@threads=256,vectors=16,reread=reverse 0.605"
   " cluster_shared@cluster=16,threads=512 0.491"
   " cluster_shared@cluster=16,threads=256 0.432"
   " two_pass@threads=1024,vectors=4 0.068"},
  {"softmax", "bf16", "bf16", "rows=1 cols=94888", 0.454,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.983"
   " cluster_registers@cluster=16,elements=64 0.923"
   " cluster_registers@cluster=8,elements=32 0.904"
   " cluster_registers@cluster=8,elements=16 0.889"
   " cluster_registers@cluster=8,elements=64 0.864"
   " cluster_shared@cluster=16,threads=256 0.857"
   " cluster_shared@cluster=16,threads=512 0.849"
   " cluster_shared@cluster=8,threads=512 0.754"
   " cluster_shared@cluster=8,threads=256 0.734"
   " cluster_registers@cluster=4,elements=64 0.726"
   " cluster_shared@cluster=4,threads=512 0.574"
   " cluster_shared@cluster=4,threads=256 0.532"
   " cluster_registers@cluster=2,elements=64 0.506"
   " grid_shared@warps=16,blocks_per_sm=1 0.497"
   " grid_shared@warps=8,blocks_per_sm=2 0.483"
   " cluster_shared@cluster=2,threads=512 0.416"
   " cluster_shared@cluster=2,threads=256 0.367"
   " cluster_shared@cluster=1,threads=512 0.265"
   " two_pass@threads=512,vectors=4 0.253"},
  {"softmax", "fp16", "fp16", "rows=1 cols=98171", 0.472,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.935"
   " cluster_registers@cluster=8,elements=16 0.908"
   " cluster_registers@cluster=8,elements=32 0.898"
   " cluster_registers@cluster=16,elements=64 0.800"
   " cluster_registers@cluster=8,elements=64 0.796"
   " cluster_shared@cluster=16,threads=256 0.779"
   " cluster_shared@cluster=16,threads=512 0.753"
   " cluster_shared@cluster=8,threads=512 0.709"
   " cluster_registers@cluster=4,elements=64 0.700"
   " cluster_shared@cluster=8,threads=256 0.653"
   " cluster_shared@cluster=4,threads=512 0.554"
   " cluster_registers@cluster=2,elements=64 0.499"
   " grid_shared@warps=8,blocks_per_sm=2 0.498"
   " grid_shared@warps=16,blocks_per_sm=1 0.488"
   " cluster_shared@cluster=4,threads=256 0.469"
   " cluster_shared@cluster=2,threads=512 0.399"
   " cluster_shared@cluster=2,threads=256 0.320"
   " two_pass@threads=512,vectors=4 0.279"
   " cluster_shared@cluster=1,threads=512 0.262"},
  {"softmax", "fp16", "fp16", "rows=10 cols=14080", 0.547,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.990"
   " cluster_registers@cluster=4,elements=32 0.936"
   " cluster_registers@cluster=2,elements=32 0.894"
   " cluster_registers@cluster=1,elements=32 0.888"
   " cluster_registers@cluster=1,elements=64 0.873"
   " cluster_registers@cluster=4,elements=64 0.847"
   " cluster_registers@cluster=2,elements=64 0.843"
   " register_cache@threads=512,vectors=4 0.786"
   " cluster_shared@cluster=1,threads=512 0.756"
   " cluster_shared@cluster=1,threads=256 0.691"
   " two_pass@threads=512,vectors=2 0.681"
   " register_cache@threads=256,vectors=16 0.624"},
  {"softmax", "fp32", "fp32", "rows=10 cols=2138812", 0.662,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.980"
   " split_k@threads=256,vectors=8,reread=reverse 0.862"
   " split_k@threads=256,vectors=16,reread=reverse 0.860"
   " split_k_persistent@threads=256,vectors=16 0.829"
   " split_k@threads=256,vectors=4,reread=reverse 0.806"
   " split_k_persistent@threads=256,vectors=4 0.686"
   " split_k@threads=256,vectors=2,reread=reverse 0.674"
   " split_k_persistent@threads=256,vectors=2 0.591"
   " two_pass@threads=1024,vectors=4 0.166"},
  {"softmax", "fp16", "fp16", "rows=10 cols=367719", 0.553,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_registers@cluster=8,elements=64 0.960"
   " cluster_shared@cluster=16,threads=512 0.898"
   " cluster_shared@cluster=16,threads=256 0.804"
   " cluster_shared@cluster=8,threads=512 0.793"
   " grid_shared@warps=8,blocks_per_sm=2 0.792"
   " grid_shared@warps=16,blocks_per_sm=1 0.781"
   " cluster_shared@cluster=8,threads=256 0.764"
   " cluster_shared@cluster=4,threads=512 0.612"
   " cluster_shared@cluster=4,threads=256 0.528"
   " two_pass@threads=512,vectors=4 0.208"},
  {"softmax", "fp32", "fp32", "rows=10 cols=3820 direction=backward", 0.725,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.985"
   " cluster_registers_backward@cluster=8,vectors=2 0.984"
   " cluster_registers_backward@cluster=4,vectors=2 0.983"
   " cluster_registers_backward@cluster=8,vectors=4 0.979"
   " cluster_registers_backward@cluster=1,vectors=2 0.979"
   " cluster_registers_backward@cluster=1,vectors=4 0.972"
   " cluster_registers_backward@cluster=4,vectors=4 0.946"
   " register_cache_backward@threads=512,vectors=4 0.940"
   " cluster_registers_backward@cluster=2,vectors=2 0.934"
   " cluster_registers_backward@cluster=2,vectors=4 0.932"
   " register_cache_backward@threads=256,vectors=8 0.908"
   " register_cache_backward@threads=1024,vectors=2 0.905"
   " two_pass_backward@threads=512,vectors=2 0.866"
   " register_cache_backward@threads=512,vectors=8 0.865"
   " cluster_shared_backward@cluster=1,threads=512 0.776"
   " cluster_shared_backward@cluster=1,threads=256 0.742"},
  {"softmax", "fp32", "fp32", "rows=10 cols=3820", 0.559,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=16,elements=16 0.964"
   " cluster_registers@cluster=1,elements=16 0.960"
   " cluster_registers@cluster=8,elements=16 0.940"
   " two_pass@threads=512,vectors=2 0.907"
   " register_cache@threads=512,vectors=4 0.902"
   " cluster_registers@cluster=1,elements=32 0.871"
   " cluster_registers@cluster=4,elements=32 0.817"
   " cluster_shared@cluster=1,threads=512 0.810"
   " cluster_registers@cluster=2,elements=32 0.772"
   " cluster_shared@cluster=1,threads=256 0.737"
   " register_cache@threads=256,vectors=16 0.709"
   " cluster_registers@cluster=1,elements=64 0.681"
   " cluster_registers@cluster=4,elements=64 0.677"
   " cluster_registers@cluster=2,elements=64 0.625"},
  {"softmax", "fp32", "fp32", "rows=10 cols=4272 direction=backward", 0.721,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.993"
   " cluster_registers_backward@cluster=16,vectors=2 0.985"
   " cluster_registers_backward@cluster=4,vectors=2 0.985"
   " cluster_registers_backward@cluster=1,vectors=4 0.972"
   " cluster_registers_backward@cluster=1,vectors=2 0.971"
   " cluster_registers_backward@cluster=8,vectors=4 0.970"
   " cluster_registers_backward@cluster=4,vectors=4 0.970"
   " register_cache_backward@threads=512,vectors=4 0.940"
   " cluster_registers_backward@cluster=2,vectors=2 0.937"
   " cluster_registers_backward@cluster=2,vectors=4 0.922"
   " register_cache_backward@threads=256,vectors=8 0.910"
   " register_cache_backward@threads=1024,vectors=2 0.908"
   " register_cache_backward@threads=512,vectors=8 0.861"
   " cluster_shared_backward@cluster=1,threads=256 0.833"
   " cluster_shared_backward@cluster=1,threads=512 0.805"
   " two_pass_backward@threads=512,vectors=2 0.703"},
  {"softmax", "fp32", "fp32", "rows=10 cols=4272", 0.534,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.949"
   " register_cache@threads=512,vectors=4 0.940"
   " cluster_registers@cluster=8,elements=16 0.926"
   " cluster_shared@cluster=1,threads=512 0.843"
   " cluster_registers@cluster=1,elements=32 0.842"
   " cluster_registers@cluster=4,elements=32 0.835"
   " cluster_shared@cluster=1,threads=256 0.834"
   " cluster_registers@cluster=2,elements=32 0.817"
   " two_pass@threads=512,vectors=2 0.773"
   " cluster_registers@cluster=1,elements=64 0.752"
   " register_cache@threads=256,vectors=16 0.745"
   " cluster_registers@cluster=4,elements=64 0.705"
   " cluster_registers@cluster=2,elements=64 0.694"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=12673 direction=backward", 0.896,
   "cluster_registers_backward@cluster=2,vectors=4 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.953"
   " cluster_registers_backward@cluster=1,vectors=4 0.946"
   " cluster_registers_backward@cluster=4,vectors=2 0.910"
   " cluster_registers_backward@cluster=4,vectors=4 0.905"
   " cluster_shared_backward@cluster=1,threads=512 0.896"
   " cluster_shared_backward@cluster=2,threads=256 0.891"
   " two_pass_backward@threads=512,vectors=2 0.861"
   " cluster_shared_backward@cluster=1,threads=256 0.861"
   " register_cache_backward@threads=1024,vectors=2 0.843"
   " register_cache_backward@threads=512,vectors=4 0.839"
   " cluster_registers_backward@cluster=2,vectors=8 0.835"
   " cluster_shared_backward@cluster=2,threads=512 0.825"
   " register_cache_backward@threads=256,vectors=8 0.815"
   " cluster_registers_backward@cluster=1,vectors=8 0.809"
   " cluster_registers_backward@cluster=8,vectors=2 0.798"
   " cluster_registers_backward@cluster=1,vectors=2 0.774"
   " cluster_registers_backward@cluster=4,vectors=8 0.768"
   " two_pass_backward@threads=256,vectors=2 0.766"
   " register_cache_backward@threads=512,vectors=8 0.732"
   " cluster_registers_backward@cluster=8,vectors=4 0.706"
   " two_pass_backward@threads=1024,vectors=2 0.676"
   " cluster_registers_backward@cluster=8,vectors=8 0.547"
   " cluster_registers_backward@cluster=16,vectors=2 0.464"
   " cluster_registers_backward@cluster=16,vectors=4 0.428"
   " cluster_registers_backward@cluster=16,vectors=8 0.285"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=12673 direction=backward", 0.984,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.992"
   " cluster_registers_backward@cluster=8,vectors=4 0.976"
   " cluster_registers_backward@cluster=2,vectors=2 0.972"
   " cluster_registers_backward@cluster=4,vectors=4 0.965"
   " register_cache_backward@threads=512,vectors=8 0.952"
   " cluster_shared_backward@cluster=1,threads=512 0.950"
   " cluster_registers_backward@cluster=2,vectors=4 0.950"
   " cluster_registers_backward@cluster=4,vectors=8 0.929"
   " cluster_shared_backward@cluster=2,threads=512 0.926"
   " cluster_registers_backward@cluster=1,vectors=4 0.909"
   " cluster_shared_backward@cluster=2,threads=256 0.909"
   " cluster_registers_backward@cluster=2,vectors=8 0.895"
   " cluster_registers_backward@cluster=8,vectors=8 0.873"
   " cluster_shared_backward@cluster=1,threads=256 0.870"
   " cluster_registers_backward@cluster=1,vectors=8 0.857"
   " two_pass_backward@threads=512,vectors=2 0.765"
   " cluster_registers_backward@cluster=16,vectors=2 0.733"
   " two_pass_backward@threads=1024,vectors=2 0.719"
   " cluster_registers_backward@cluster=16,vectors=4 0.672"
   " cluster_registers_backward@cluster=16,vectors=8 0.602"
   " two_pass_backward@threads=256,vectors=2 0.576"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=12673", 0.827,
   "register_cache@threads=512,vectors=4 1.000"
   " cluster_registers@cluster=2,elements=32 0.965"
   " cluster_shared@cluster=1,threads=256 0.958"
   " cluster_registers@cluster=2,elements=64 0.885"
   " two_pass@threads=512,vectors=2 0.876"
   " cluster_shared@cluster=1,threads=512 0.798"
   " cluster_shared@cluster=2,threads=256 0.780"
   " register_cache@threads=512,vectors=8 0.752"
   " two_pass@threads=512,vectors=4 0.744"
   " cluster_shared@cluster=2,threads=512 0.591"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=16384 direction=backward", 0.985,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.992"
   " cluster_registers_backward@cluster=2,vectors=2 0.991"
   " cluster_registers_backward@cluster=2,vectors=4 0.984"
   " cluster_registers_backward@cluster=1,vectors=4 0.971"
   " cluster_registers_backward@cluster=8,vectors=2 0.968"
   " cluster_shared_backward@cluster=1,threads=512 0.958"
   " cluster_shared_backward@cluster=2,threads=512 0.957"
   " cluster_shared_backward@cluster=2,threads=256 0.951"
   " cluster_shared_backward@cluster=1,threads=256 0.945"
   " cluster_registers_backward@cluster=8,vectors=4 0.921"
   " two_pass_backward@threads=512,vectors=2 0.907"
   " cluster_registers_backward@cluster=2,vectors=8 0.899"
   " register_cache_backward@threads=512,vectors=4 0.897"
   " register_cache_backward@threads=1024,vectors=2 0.889"
   " cluster_registers_backward@cluster=1,vectors=8 0.874"
   " register_cache_backward@threads=256,vectors=8 0.871"
   " cluster_registers_backward@cluster=4,vectors=8 0.832"
   " register_cache_backward@threads=512,vectors=8 0.810"
   " two_pass_backward@threads=1024,vectors=2 0.790"
   " cluster_registers_backward@cluster=8,vectors=8 0.698"
   " two_pass_backward@threads=256,vectors=2 0.661"
   " cluster_registers_backward@cluster=16,vectors=2 0.575"
   " cluster_registers_backward@cluster=16,vectors=4 0.574"
   " cluster_registers_backward@cluster=16,vectors=8 0.519"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=16384 direction=backward", 0.994,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=8 0.999"
   " cluster_registers_backward@cluster=4,vectors=4 0.996"
   " cluster_registers_backward@cluster=4,vectors=8 0.995"
   " cluster_registers_backward@cluster=4,vectors=2 0.994"
   " cluster_registers_backward@cluster=2,vectors=8 0.986"
   " cluster_registers_backward@cluster=2,vectors=4 0.986"
   " cluster_shared_backward@cluster=2,threads=512 0.976"
   " cluster_shared_backward@cluster=2,threads=256 0.964"
   " register_cache_backward@threads=512,vectors=8 0.956"
   " cluster_registers_backward@cluster=1,vectors=8 0.954"
   " cluster_registers_backward@cluster=16,vectors=2 0.917"
   " cluster_shared_backward@cluster=1,threads=512 0.899"
   " cluster_registers_backward@cluster=16,vectors=4 0.888"
   " cluster_shared_backward@cluster=1,threads=256 0.874"
   " cluster_registers_backward@cluster=16,vectors=8 0.863"
   " two_pass_backward@threads=1024,vectors=2 0.843"
   " two_pass_backward@threads=512,vectors=2 0.701"
   " two_pass_backward@threads=256,vectors=2 0.565"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=32000 direction=backward", 0.992,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.999"
   " cluster_registers_backward@cluster=4,vectors=2 0.994"
   " cluster_registers_backward@cluster=4,vectors=4 0.994"
   " cluster_registers_backward@cluster=2,vectors=4 0.979"
   " cluster_shared_backward@cluster=2,threads=512 0.973"
   " cluster_shared_backward@cluster=2,threads=256 0.959"
   " cluster_registers_backward@cluster=1,vectors=4 0.935"
   " cluster_registers_backward@cluster=4,vectors=8 0.919"
   " register_cache_backward@threads=512,vectors=8 0.912"
   " cluster_registers_backward@cluster=16,vectors=2 0.889"
   " cluster_shared_backward@cluster=1,threads=512 0.881"
   " cluster_registers_backward@cluster=2,vectors=8 0.881"
   " cluster_registers_backward@cluster=1,vectors=8 0.864"
   " cluster_registers_backward@cluster=16,vectors=4 0.851"
   " cluster_registers_backward@cluster=8,vectors=8 0.850"
   " cluster_registers_backward@cluster=2,vectors=2 0.846"
   " cluster_shared_backward@cluster=1,threads=256 0.829"
   " two_pass_backward@threads=1024,vectors=2 0.819"
   " two_pass_backward@threads=512,vectors=2 0.710"
   " cluster_registers_backward@cluster=16,vectors=8 0.629"
   " two_pass_backward@threads=256,vectors=2 0.560"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=32000 direction=backward", 1.000,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.997"
   " cluster_registers_backward@cluster=8,vectors=8 0.996"
   " cluster_registers_backward@cluster=16,vectors=8 0.996"
   " cluster_registers_backward@cluster=8,vectors=2 0.995"
   " cluster_registers_backward@cluster=4,vectors=4 0.991"
   " cluster_registers_backward@cluster=4,vectors=2 0.991"
   " cluster_registers_backward@cluster=4,vectors=8 0.988"
   " cluster_registers_backward@cluster=2,vectors=8 0.965"
   " cluster_registers_backward@cluster=2,vectors=4 0.962"
   " cluster_shared_backward@cluster=2,threads=512 0.920"
   " cluster_shared_backward@cluster=2,threads=256 0.888"
   " two_pass_backward@threads=1024,vectors=2 0.816"
   " two_pass_backward@threads=512,vectors=2 0.578"
   " two_pass_backward@threads=256,vectors=2 0.549"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=8192 direction=backward", 0.974,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 0.999"
   " cluster_registers_backward@cluster=2,vectors=2 0.996"
   " cluster_registers_backward@cluster=1,vectors=4 0.990"
   " cluster_registers_backward@cluster=2,vectors=4 0.987"
   " cluster_registers_backward@cluster=4,vectors=2 0.981"
   " two_pass_backward@threads=512,vectors=2 0.964"
   " cluster_shared_backward@cluster=1,threads=256 0.948"
   " cluster_shared_backward@cluster=1,threads=512 0.945"
   " cluster_registers_backward@cluster=4,vectors=4 0.935"
   " cluster_shared_backward@cluster=2,threads=256 0.935"
   " cluster_registers_backward@cluster=1,vectors=8 0.893"
   " two_pass_backward@threads=256,vectors=2 0.879"
   " cluster_registers_backward@cluster=2,vectors=8 0.860"
   " cluster_shared_backward@cluster=2,threads=512 0.753"
   " cluster_registers_backward@cluster=4,vectors=8 0.719"
   " register_cache_backward@threads=512,vectors=4 0.686"
   " register_cache_backward@threads=1024,vectors=2 0.679"
   " cluster_registers_backward@cluster=8,vectors=2 0.667"
   " cluster_registers_backward@cluster=8,vectors=4 0.657"
   " register_cache_backward@threads=256,vectors=8 0.655"
   " register_cache_backward@threads=512,vectors=8 0.595"
   " cluster_registers_backward@cluster=8,vectors=8 0.589"
   " two_pass_backward@threads=1024,vectors=2 0.581"
   " cluster_registers_backward@cluster=16,vectors=2 0.395"
   " cluster_registers_backward@cluster=16,vectors=4 0.373"
   " cluster_registers_backward@cluster=16,vectors=8 0.319"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=8192 direction=backward", 0.983,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=8 0.994"
   " cluster_registers_backward@cluster=2,vectors=8 0.994"
   " cluster_registers_backward@cluster=2,vectors=4 0.993"
   " cluster_registers_backward@cluster=1,vectors=8 0.992"
   " cluster_registers_backward@cluster=2,vectors=2 0.991"
   " cluster_registers_backward@cluster=8,vectors=2 0.987"
   " register_cache_backward@threads=512,vectors=4 0.985"
   " register_cache_backward@threads=1024,vectors=2 0.984"
   " cluster_registers_backward@cluster=1,vectors=4 0.984"
   " cluster_shared_backward@cluster=2,threads=512 0.974"
   " cluster_registers_backward@cluster=8,vectors=4 0.967"
   " cluster_shared_backward@cluster=1,threads=512 0.967"
   " register_cache_backward@threads=256,vectors=8 0.959"
   " cluster_shared_backward@cluster=1,threads=256 0.956"
   " cluster_shared_backward@cluster=2,threads=256 0.954"
   " two_pass_backward@threads=512,vectors=2 0.921"
   " cluster_registers_backward@cluster=8,vectors=8 0.906"
   " register_cache_backward@threads=512,vectors=8 0.897"
   " two_pass_backward@threads=1024,vectors=2 0.828"
   " two_pass_backward@threads=256,vectors=2 0.679"
   " cluster_registers_backward@cluster=16,vectors=4 0.618"
   " cluster_registers_backward@cluster=16,vectors=2 0.598"
   " cluster_registers_backward@cluster=16,vectors=8 0.586"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=10 direction=backward", 0.735,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.974"
   " warp_rows_backward@threads=128,vectors=2 0.877"
   " warp_rows_backward@threads=128,vectors=4 0.583"
   " register_cache_backward@threads=128,vectors=1 0.063"
   " cluster_registers_backward@cluster=1,vectors=2 0.061"
   " register_cache_backward@threads=128,vectors=2 0.043"
   " cluster_registers_backward@cluster=1,vectors=4 0.039"
   " register_cache_backward@threads=256,vectors=2 0.021"
   " cluster_registers_backward@cluster=1,vectors=8 0.019"
   " register_cache_backward@threads=512,vectors=2 0.009"
   " register_cache_backward@threads=512,vectors=4 0.004"
   " register_cache_backward@threads=1024,vectors=2 0.004"
   " register_cache_backward@threads=256,vectors=8 0.003"
   " register_cache_backward@threads=512,vectors=8 0.002"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=10 direction=backward", 0.876,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.936"
   " staged_rows_backward@threads=256,bytes=8192 0.884"
   " warp_rows_backward@threads=128,vectors=4 0.822"
   " register_cache_backward@threads=128,vectors=1 0.080"
   " cluster_registers_backward@cluster=1,vectors=2 0.080"
   " cluster_registers_backward@cluster=1,vectors=4 0.079"
   " register_cache_backward@threads=128,vectors=2 0.073"
   " cluster_registers_backward@cluster=1,vectors=8 0.042"
   " register_cache_backward@threads=256,vectors=2 0.038"
   " register_cache_backward@threads=512,vectors=2 0.019"
   " register_cache_backward@threads=512,vectors=4 0.010"
   " register_cache_backward@threads=256,vectors=8 0.009"
   " register_cache_backward@threads=1024,vectors=2 0.009"
   " register_cache_backward@threads=512,vectors=8 0.004"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=17 direction=backward", 0.742,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.957"
   " warp_rows_backward@threads=128,vectors=2 0.583"
   " warp_rows_backward@threads=128,vectors=4 0.466"
   " cluster_registers_backward@cluster=1,vectors=2 0.079"
   " register_cache_backward@threads=128,vectors=1 0.077"
   " register_cache_backward@threads=128,vectors=2 0.052"
   " cluster_registers_backward@cluster=1,vectors=4 0.052"
   " register_cache_backward@threads=256,vectors=2 0.026"
   " cluster_registers_backward@cluster=1,vectors=8 0.025"
   " register_cache_backward@threads=512,vectors=2 0.011"
   " register_cache_backward@threads=512,vectors=4 0.005"
   " register_cache_backward@threads=1024,vectors=2 0.005"
   " register_cache_backward@threads=256,vectors=8 0.004"
   " register_cache_backward@threads=512,vectors=8 0.003"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=17 direction=backward", 0.864,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.983"
   " staged_rows_backward@threads=256,bytes=8192 0.944"
   " warp_rows_backward@threads=128,vectors=4 0.846"
   " cluster_registers_backward@cluster=1,vectors=2 0.117"
   " cluster_registers_backward@cluster=1,vectors=4 0.116"
   " register_cache_backward@threads=128,vectors=1 0.116"
   " register_cache_backward@threads=128,vectors=2 0.106"
   " cluster_registers_backward@cluster=1,vectors=8 0.061"
   " register_cache_backward@threads=256,vectors=2 0.055"
   " register_cache_backward@threads=512,vectors=2 0.027"
   " register_cache_backward@threads=512,vectors=4 0.014"
   " register_cache_backward@threads=256,vectors=8 0.014"
   " register_cache_backward@threads=1024,vectors=2 0.013"
   " register_cache_backward@threads=512,vectors=8 0.006"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=33 direction=backward", 0.630,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.971"
   " staged_rows_backward@threads=256,bytes=8192 0.957"
   " warp_rows_backward@threads=128,vectors=4 0.728"
   " cluster_registers_backward@cluster=1,vectors=2 0.146"
   " register_cache_backward@threads=128,vectors=1 0.140"
   " cluster_registers_backward@cluster=1,vectors=4 0.095"
   " register_cache_backward@threads=128,vectors=2 0.094"
   " register_cache_backward@threads=256,vectors=2 0.047"
   " cluster_registers_backward@cluster=1,vectors=8 0.046"
   " register_cache_backward@threads=512,vectors=2 0.019"
   " register_cache_backward@threads=512,vectors=4 0.009"
   " register_cache_backward@threads=1024,vectors=2 0.009"
   " register_cache_backward@threads=256,vectors=8 0.008"
   " register_cache_backward@threads=512,vectors=8 0.006"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=33 direction=backward", 0.922,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.945"
   " staged_rows_backward@threads=256,bytes=8192 0.796"
   " staged_rows_backward@threads=64,bytes=2048 0.796"
   " cluster_registers_backward@cluster=1,vectors=2 0.188"
   " cluster_registers_backward@cluster=1,vectors=4 0.187"
   " register_cache_backward@threads=128,vectors=1 0.186"
   " register_cache_backward@threads=128,vectors=2 0.171"
   " cluster_registers_backward@cluster=1,vectors=8 0.099"
   " register_cache_backward@threads=256,vectors=2 0.089"
   " register_cache_backward@threads=512,vectors=2 0.043"
   " register_cache_backward@threads=512,vectors=4 0.023"
   " register_cache_backward@threads=256,vectors=8 0.022"
   " register_cache_backward@threads=1024,vectors=2 0.021"
   " register_cache_backward@threads=512,vectors=8 0.010"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=33", 0.769,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.980"
   " warp_rows@threads=128,vectors=2 0.624"
   " warp_rows@threads=128,vectors=4 0.488"
   " warp_rows@threads=64,vectors=4 0.483"
   " warp_elements@threads=128 0.215"
   " warp_elements@threads=32 0.096"
   " cluster_registers@cluster=1,elements=16 0.096"
   " cluster_registers@cluster=1,elements=32 0.081"
   " cluster_registers@cluster=1,elements=64 0.045"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=640 direction=backward", 1.005,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.994"
   " warp_rows_backward@threads=128,vectors=4 0.994"
   " cluster_registers_backward@cluster=1,vectors=4 0.993"
   " register_cache_backward@threads=128,vectors=1 0.959"
   " staged_rows_backward@threads=256,bytes=8192 0.935"
   " staged_rows_backward@threads=64,bytes=2048 0.926"
   " cluster_registers_backward@cluster=1,vectors=8 0.867"
   " register_cache_backward@threads=128,vectors=2 0.778"
   " register_cache_backward@threads=256,vectors=2 0.438"
   " register_cache_backward@threads=512,vectors=2 0.189"
   " register_cache_backward@threads=512,vectors=4 0.087"
   " register_cache_backward@threads=1024,vectors=2 0.087"
   " register_cache_backward@threads=256,vectors=8 0.082"
   " register_cache_backward@threads=512,vectors=8 0.059"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=640 direction=backward", 0.988,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=128,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.998"
   " cluster_registers_backward@cluster=1,vectors=8 0.998"
   " warp_rows_backward@threads=128,vectors=4 0.997"
   " warp_rows_backward@threads=128,vectors=2 0.996"
   " staged_rows_backward@threads=64,bytes=2048 0.971"
   " staged_rows_backward@threads=256,bytes=8192 0.970"
   " register_cache_backward@threads=256,vectors=2 0.936"
   " register_cache_backward@threads=512,vectors=2 0.583"
   " register_cache_backward@threads=512,vectors=4 0.313"
   " register_cache_backward@threads=256,vectors=8 0.301"
   " register_cache_backward@threads=1024,vectors=2 0.289"
   " register_cache_backward@threads=512,vectors=8 0.144"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=640", 0.958,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " warp_rows@threads=64,vectors=4 0.989"
   " warp_rows@threads=128,vectors=4 0.979"
   " cluster_registers@cluster=1,elements=32 0.978"
   " warp_rows@threads=128,vectors=2 0.978"
   " cluster_registers@cluster=1,elements=16 0.857"
   " cluster_registers@cluster=1,elements=64 0.761"
   " warp_elements@threads=128 0.669"
   " warp_elements@threads=32 0.623"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=96 direction=backward", 0.989,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.977"
   " staged_rows_backward@threads=64,bytes=2048 0.815"
   " staged_rows_backward@threads=256,bytes=8192 0.806"
   " cluster_registers_backward@cluster=1,vectors=2 0.245"
   " cluster_registers_backward@cluster=1,vectors=4 0.244"
   " register_cache_backward@threads=128,vectors=1 0.240"
   " cluster_registers_backward@cluster=1,vectors=8 0.170"
   " register_cache_backward@threads=128,vectors=2 0.168"
   " register_cache_backward@threads=256,vectors=2 0.083"
   " register_cache_backward@threads=512,vectors=2 0.035"
   " register_cache_backward@threads=512,vectors=4 0.015"
   " register_cache_backward@threads=1024,vectors=2 0.015"
   " register_cache_backward@threads=256,vectors=8 0.014"
   " register_cache_backward@threads=512,vectors=8 0.010"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=96 direction=backward", 0.990,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.995"
   " staged_rows_backward@threads=64,bytes=2048 0.960"
   " staged_rows_backward@threads=256,bytes=8192 0.948"
   " cluster_registers_backward@cluster=1,vectors=4 0.458"
   " cluster_registers_backward@cluster=1,vectors=2 0.458"
   " cluster_registers_backward@cluster=1,vectors=8 0.453"
   " register_cache_backward@threads=128,vectors=1 0.450"
   " register_cache_backward@threads=128,vectors=2 0.432"
   " register_cache_backward@threads=256,vectors=2 0.219"
   " register_cache_backward@threads=512,vectors=2 0.106"
   " register_cache_backward@threads=512,vectors=4 0.056"
   " register_cache_backward@threads=256,vectors=8 0.054"
   " register_cache_backward@threads=1024,vectors=2 0.050"
   " register_cache_backward@threads=512,vectors=8 0.024"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=96", 0.942,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.998"
   " warp_rows@threads=128,vectors=2 0.967"
   " staged_rows@threads=64,bytes=4096 0.784"
   " staged_rows@threads=128,bytes=8192 0.765"
   " warp_elements@threads=128 0.380"
   " warp_elements@threads=32 0.179"
   " cluster_registers@cluster=1,elements=32 0.179"
   " cluster_registers@cluster=1,elements=16 0.178"
   " cluster_registers@cluster=1,elements=64 0.148"},
  {"softmax", "bf16", "bf16", "rows=1003 cols=75", 0.727,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.971"
   " cluster_registers@cluster=1,elements=16 0.860"
   " warp_rows@threads=128,vectors=2 0.794"
   " warp_rows@threads=64,vectors=4 0.779"
   " cluster_registers@cluster=1,elements=32 0.772"
   " register_cache@threads=128,vectors=1 0.772"
   " warp_rows@threads=128,vectors=4 0.771"
   " register_cache@threads=128,vectors=2 0.707"
   " staged_rows@threads=64,bytes=4096 0.706"
   " staged_rows@threads=128,bytes=8192 0.696"
   " two_pass@threads=256,vectors=1 0.532"},
  {"softmax", "bf16", "bf16", "rows=1020650 cols=31", 0.895,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.988"
   " warp_rows@threads=128,vectors=2 0.432"
   " warp_rows@threads=128,vectors=4 0.387"
   " warp_rows@threads=64,vectors=4 0.384"
   " warp_elements@threads=128 0.117"
   " warp_elements@threads=32 0.055"
   " cluster_registers@cluster=1,elements=16 0.055"
   " cluster_registers@cluster=1,elements=32 0.040"
   " register_cache@threads=128,vectors=1 0.033"
   " register_cache@threads=128,vectors=2 0.025"
   " two_pass@threads=256,vectors=1 0.015"},
  {"softmax", "bf16", "bf16", "rows=1020650 cols=31 direction=backward", 0.834,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.991"
   " warp_rows_backward@threads=128,vectors=2 0.638"
   " warp_rows_backward@threads=128,vectors=4 0.548"
   " register_cache_backward@threads=128,vectors=1 0.072"
   " register_cache_backward@threads=128,vectors=2 0.047"
   " two_pass_backward@threads=256,vectors=2 0.025"
   " register_cache_backward@threads=256,vectors=2 0.024"},
  {"softmax", "bf16", "bf16", "rows=10226 cols=1080", 0.795,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.987"
   " cluster_registers@cluster=1,elements=16 0.937"
   " cluster_registers@cluster=1,elements=32 0.931"
   " warp_rows@threads=64,vectors=4 0.896"
   " warp_rows@threads=128,vectors=4 0.885"
   " warp_rows@threads=128,vectors=2 0.884"
   " register_cache@threads=128,vectors=2 0.804"
   " two_pass@threads=256,vectors=1 0.511"},
  {"softmax", "fp32", "fp32", "rows=1024 cols=32000", 0.954,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.992"
   " cluster_registers@cluster=8,elements=16 0.979"
   " cluster_registers@cluster=4,elements=64 0.969"
   " cluster_registers@cluster=2,elements=32 0.968"
   " cluster_registers@cluster=2,elements=64 0.967"
   " cluster_registers@cluster=8,elements=64 0.961"
   " cluster_shared@cluster=2,threads=512 0.954"
   " cluster_shared@cluster=2,threads=256 0.928"
   " cluster_registers@cluster=1,elements=64 0.905"
   " cluster_shared@cluster=4,threads=256 0.895"
   " cluster_shared@cluster=8,threads=256 0.871"
   " two_pass@threads=512,vectors=4 0.861"
   " cluster_registers@cluster=16,elements=16 0.823"
   " cluster_shared@cluster=1,threads=512 0.817"
   " cluster_shared@cluster=4,threads=512 0.813"
   " cluster_registers@cluster=16,elements=32 0.757"
   " two_pass@threads=512,vectors=2 0.737"
   " cluster_shared@cluster=1,threads=256 0.703"
   " cluster_registers@cluster=16,elements=64 0.693"
   " cluster_shared@cluster=8,threads=512 0.610"
   " cluster_shared@cluster=16,threads=256 0.603"
   " cluster_shared@cluster=16,threads=512 0.372"},
  {"softmax", "fp16", "fp16", "rows=1029 cols=5028", 0.818,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.958"
   " cluster_registers@cluster=1,elements=64 0.953"
   " cluster_registers@cluster=1,elements=16 0.913"
   " cluster_registers@cluster=2,elements=32 0.819"
   " cluster_shared@cluster=1,threads=256 0.751"
   " cluster_registers@cluster=2,elements=64 0.719"
   " two_pass@threads=512,vectors=2 0.709"
   " register_cache@threads=512,vectors=4 0.623"
   " cluster_shared@cluster=1,threads=512 0.593"
   " cluster_registers@cluster=4,elements=32 0.485"
   " cluster_registers@cluster=4,elements=64 0.456"
   " register_cache@threads=256,vectors=16 0.404"
   " cluster_registers@cluster=8,elements=16 0.325"
   " cluster_registers@cluster=16,elements=16 0.191"},
  {"softmax", "fp32", "fp32", "rows=103791 cols=42", 0.913,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.991"
   " warp_rows@threads=128,vectors=4 0.850"
   " warp_rows@threads=64,vectors=4 0.835"
   " warp_rows@threads=128,vectors=2 0.777"
   " warp_elements@threads=128 0.306"
   " warp_elements@threads=32 0.164"
   " cluster_registers@cluster=1,elements=16 0.127"
   " register_cache@threads=128,vectors=1 0.096"
   " register_cache@threads=128,vectors=2 0.076"
   " cluster_registers@cluster=1,elements=32 0.073"
   " two_pass@threads=256,vectors=1 0.046"},
  {"softmax", "fp32", "fp32", "rows=104 cols=274934", 0.721,
   "cluster_shared@cluster=16,threads=512 1.000"
   " cluster_shared@cluster=16,threads=256 0.941"
   " grid_shared@warps=16,blocks_per_sm=1 0.896"
   " grid_shared@warps=8,blocks_per_sm=2 0.868"
   " split_k@threads=256,vectors=4,reread=reverse 0.825"
   " split_k@threads=256,vectors=8,reread=reverse 0.817"
   " split_k@threads=256,vectors=16,reread=reverse 0.806"
   " two_pass@threads=1024,vectors=4 0.759"
   " split_k_persistent@threads=256,vectors=16 0.756"
   " split_k@threads=256,vectors=2,reread=reverse 0.743"
   " split_k_persistent@threads=256,vectors=4 0.664"
   " split_k_persistent@threads=256,vectors=2 0.474"},
  {"softmax", "bf16", "bf16", "rows=1041 cols=64", 0.709,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.996"
   " warp_elements@threads=32 0.964"
   " cluster_registers@cluster=1,elements=16 0.955"
   " warp_rows@threads=64,vectors=4 0.913"
   " warp_rows@threads=128,vectors=4 0.904"
   " cluster_registers@cluster=1,elements=32 0.885"
   " register_cache@threads=128,vectors=1 0.829"
   " register_cache@threads=128,vectors=2 0.760"
   " two_pass@threads=256,vectors=1 0.625"
   " staged_rows@threads=64,bytes=4096 0.574"
   " staged_rows@threads=128,bytes=8192 0.568"},
  {"softmax", "fp16", "fp16", "rows=105 cols=2880", 0.659,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.966"
   " cluster_registers@cluster=1,elements=32 0.936"
   " cluster_registers@cluster=8,elements=16 0.912"
   " cluster_registers@cluster=4,elements=32 0.870"
   " register_cache@threads=256,vectors=4 0.868"
   " two_pass@threads=512,vectors=2 0.866"
   " cluster_shared@cluster=1,threads=512 0.846"
   " cluster_registers@cluster=1,elements=64 0.839"
   " cluster_shared@cluster=1,threads=256 0.809"
   " cluster_registers@cluster=2,elements=32 0.801"
   " cluster_registers@cluster=4,elements=64 0.785"
   " cluster_registers@cluster=2,elements=64 0.776"
   " register_cache@threads=512,vectors=4 0.763"
   " register_cache@threads=256,vectors=16 0.586"
   " cluster_registers@cluster=16,elements=16 0.521"},
  {"softmax", "fp32", "fp32", "rows=1053 cols=2125", 0.702,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.972"
   " cluster_registers@cluster=1,elements=16 0.965"
   " cluster_shared@cluster=1,threads=256 0.847"
   " cluster_registers@cluster=1,elements=64 0.781"
   " cluster_registers@cluster=2,elements=32 0.729"
   " register_cache@threads=512,vectors=4 0.695"
   " two_pass@threads=512,vectors=2 0.674"
   " cluster_shared@cluster=1,threads=512 0.669"
   " cluster_registers@cluster=2,elements=64 0.648"
   " register_cache@threads=256,vectors=16 0.477"
   " cluster_registers@cluster=4,elements=32 0.467"
   " cluster_registers@cluster=8,elements=16 0.351"
   " cluster_registers@cluster=4,elements=64 0.310"
   " cluster_registers@cluster=16,elements=16 0.176"},
  {"softmax", "fp16", "fp16", "rows=1057 cols=768 direction=backward", 0.916,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.989"
   " warp_rows_backward@threads=128,vectors=4 0.951"
   " warp_rows_backward@threads=128,vectors=2 0.950"
   " register_cache_backward@threads=256,vectors=2 0.752"
   " two_pass_backward@threads=256,vectors=2 0.661"
   " staged_rows_backward@threads=64,bytes=2048 0.647"
   " staged_rows_backward@threads=256,bytes=8192 0.630"},
  {"softmax", "fp16", "fp16", "rows=1057 cols=768", 0.798,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=128,vectors=2 0.955"
   " warp_rows@threads=128,vectors=4 0.955"
   " cluster_registers@cluster=1,elements=16 0.954"
   " warp_rows@threads=64,vectors=4 0.954"
   " register_cache@threads=128,vectors=1 0.903"
   " register_cache@threads=128,vectors=2 0.867"
   " staged_rows@threads=64,bytes=4096 0.857"
   " staged_rows@threads=128,bytes=8192 0.839"
   " two_pass@threads=256,vectors=1 0.659"
   " warp_elements@threads=128 0.562"
   " warp_elements@threads=32 0.561"},
  {"softmax", "fp32", "fp32", "rows=10593 cols=70", 0.750,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.994"
   " warp_rows@threads=128,vectors=2 0.939"
   " staged_rows@threads=64,bytes=4096 0.884"
   " staged_rows@threads=128,bytes=8192 0.844"
   " warp_elements@threads=128 0.711"
   " warp_elements@threads=32 0.487"
   " cluster_registers@cluster=1,elements=16 0.381"
   " register_cache@threads=128,vectors=1 0.300"
   " register_cache@threads=128,vectors=2 0.245"
   " cluster_registers@cluster=1,elements=32 0.234"
   " two_pass@threads=256,vectors=1 0.152"},
  {"softmax", "fp16", "fp16", "rows=106 cols=43317 stride=43340", 0.666,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_registers@cluster=4,elements=64 0.996"
   " cluster_registers@cluster=2,elements=64 0.983"
   " cluster_registers@cluster=8,elements=32 0.972"
   " two_pass@threads=512,vectors=4 0.955"
   " cluster_registers@cluster=8,elements=16 0.928"
   " cluster_registers@cluster=4,elements=32 0.916"
   " cluster_registers@cluster=16,elements=16 0.915"
   " cluster_shared@cluster=2,threads=512 0.903"
   " cluster_shared@cluster=1,threads=512 0.881"
   " cluster_registers@cluster=16,elements=32 0.880"
   " cluster_shared@cluster=2,threads=256 0.844"
   " cluster_shared@cluster=4,threads=256 0.833"
   " cluster_shared@cluster=8,threads=256 0.809"
   " grid_shared@warps=16,blocks_per_sm=1 0.801"
   " cluster_registers@cluster=16,elements=64 0.783"
   " cluster_shared@cluster=4,threads=512 0.732"
   " grid_shared@warps=8,blocks_per_sm=2 0.660"
   " cluster_shared@cluster=16,threads=256 0.594"
   " cluster_shared@cluster=8,threads=512 0.590"
   " cluster_shared@cluster=16,threads=512 0.399"},
  {"softmax", "bf16", "bf16", "rows=108 cols=134254", 0.632,
   "cluster_shared@cluster=8,threads=256 1.000"
   " cluster_registers@cluster=16,elements=32 0.983"
   " two_pass@threads=512,vectors=4 0.961"
   " cluster_shared@cluster=4,threads=512 0.907"
   " grid_shared@warps=16,blocks_per_sm=1 0.900"
   " cluster_registers@cluster=8,elements=64 0.897"
   " cluster_shared@cluster=8,threads=512 0.879"
   " cluster_registers@cluster=16,elements=64 0.879"
   " cluster_shared@cluster=16,threads=256 0.875"
   " grid_shared@warps=8,blocks_per_sm=2 0.848"
   " cluster_shared@cluster=4,threads=256 0.829"
   " cluster_registers@cluster=4,elements=64 0.827"
   " cluster_shared@cluster=2,threads=512 0.820"
   " cluster_registers@cluster=16,elements=16 0.724"
   " cluster_shared@cluster=2,threads=256 0.708"
   " cluster_shared@cluster=16,threads=512 0.703"},
  {"softmax", "fp32", "fp32", "rows=108 cols=468", 0.675,
   "warp_elements@threads=128 1.000"
   " register_cache@threads=128,vectors=1 0.999"
   " register_cache@threads=128,vectors=2 0.981"
   " warp_elements@threads=32 0.976"
   " warp_rows@threads=128,vectors=4 0.972"
   " warp_rows@threads=64,vectors=4 0.972"
   " warp_rows@threads=128,vectors=2 0.972"
   " cluster_registers@cluster=1,elements=16 0.942"
   " two_pass@threads=256,vectors=1 0.926"
   " cluster_registers@cluster=1,elements=32 0.837"
   " staged_rows@threads=64,bytes=4096 0.716"
   " staged_rows@threads=128,bytes=8192 0.704"},
  {"softmax", "fp16", "fp16", "rows=109 cols=330", 0.578,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=16 0.996"
   " register_cache@threads=128,vectors=2 0.987"
   " warp_rows@threads=128,vectors=2 0.986"
   " staged_rows@threads=64,bytes=4096 0.954"
   " staged_rows@threads=128,bytes=8192 0.945"
   " cluster_registers@cluster=1,elements=32 0.896"
   " warp_elements@threads=128 0.832"
   " two_pass@threads=256,vectors=1 0.825"
   " warp_rows@threads=128,vectors=4 0.816"
   " warp_elements@threads=32 0.815"
   " warp_rows@threads=64,vectors=4 0.814"},
  {"softmax", "fp16", "fp16", "rows=109 cols=52823", 0.688,
   "cluster_registers@cluster=8,elements=32 1.000"
   " two_pass@threads=512,vectors=4 0.935"
   " cluster_registers@cluster=16,elements=32 0.930"
   " cluster_shared@cluster=2,threads=512 0.917"
   " cluster_registers@cluster=4,elements=32 0.916"
   " cluster_shared@cluster=1,threads=512 0.892"
   " cluster_registers@cluster=8,elements=64 0.874"
   " cluster_shared@cluster=2,threads=256 0.869"
   " cluster_registers@cluster=4,elements=64 0.852"
   " cluster_shared@cluster=4,threads=256 0.847"
   " cluster_registers@cluster=16,elements=64 0.838"
   " grid_shared@warps=16,blocks_per_sm=1 0.828"
   " cluster_registers@cluster=8,elements=16 0.812"
   " cluster_registers@cluster=16,elements=16 0.807"
   " cluster_registers@cluster=2,elements=64 0.803"
   " cluster_shared@cluster=8,threads=256 0.776"
   " cluster_shared@cluster=4,threads=512 0.710"
   " grid_shared@warps=8,blocks_per_sm=2 0.699"
   " cluster_shared@cluster=16,threads=256 0.656"
   " cluster_shared@cluster=8,threads=512 0.636"
   " cluster_shared@cluster=16,threads=512 0.443"},
  {"softmax", "fp16", "fp16", "rows=11 cols=1771", 0.592,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.994"
   " cluster_registers@cluster=1,elements=32 0.861"
   " two_pass@threads=256,vectors=1 0.854"
   " staged_rows@threads=64,bytes=4096 0.698"
   " staged_rows@threads=128,bytes=8192 0.689"
   " warp_rows@threads=128,vectors=4 0.652"
   " warp_rows@threads=128,vectors=2 0.652"
   " warp_rows@threads=64,vectors=4 0.650"},
  {"softmax", "bf16", "bf16", "rows=11 cols=1998848", 0.615,
   "grid_shared@warps=8,blocks_per_sm=2 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.980"
   " split_k@threads=256,vectors=8,reread=reverse 0.954"
   " split_k@threads=256,vectors=4,reread=reverse 0.953"
   " split_k@threads=256,vectors=16,reread=reverse 0.900"
   " split_k_persistent@threads=256,vectors=16 0.893"
   " split_k@threads=256,vectors=2,reread=reverse 0.782"
   " split_k_persistent@threads=256,vectors=4 0.733"
   " split_k_persistent@threads=256,vectors=2 0.486"
   " two_pass@threads=1024,vectors=4 0.192"},
  {"softmax", "bf16", "bf16", "rows=11 cols=1998848 direction=backward", 0.564,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.924"
   " two_pass_backward@threads=1024,vectors=2 0.257"},
  {"softmax", "fp16", "fp16", "rows=11008 cols=960", 0.946,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.985"
   " warp_rows@threads=64,vectors=4 0.983"
   " warp_rows@threads=128,vectors=4 0.982"
   " warp_rows@threads=128,vectors=2 0.980"
   " staged_rows@threads=64,bytes=4096 0.927"
   " staged_rows@threads=128,bytes=8192 0.916"
   " register_cache@threads=128,vectors=1 0.762"
   " register_cache@threads=128,vectors=2 0.724"
   " warp_elements@threads=32 0.645"
   " warp_elements@threads=128 0.639"
   " two_pass@threads=256,vectors=1 0.425"},
  {"softmax", "bf16", "bf16", "rows=111 cols=4930", 0.628,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.920"
   " register_cache@threads=256,vectors=4 0.909"
   " cluster_registers@cluster=8,elements=16 0.838"
   " two_pass@threads=512,vectors=2 0.829"
   " cluster_registers@cluster=4,elements=32 0.817"
   " register_cache@threads=512,vectors=4 0.807"
   " cluster_registers@cluster=2,elements=32 0.799"
   " cluster_registers@cluster=1,elements=64 0.770"
   " cluster_shared@cluster=1,threads=256 0.760"
   " cluster_shared@cluster=1,threads=512 0.760"
   " cluster_registers@cluster=4,elements=64 0.746"
   " cluster_registers@cluster=2,elements=64 0.702"
   " register_cache@threads=256,vectors=16 0.612"
   " cluster_registers@cluster=16,elements=16 0.515"},
  {"softmax", "bf16", "bf16", "rows=111 cols=4930 direction=backward", 0.804,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=1024,vectors=2 0.955"
   " register_cache_backward@threads=512,vectors=4 0.935"
   " register_cache_backward@threads=256,vectors=8 0.900"
   " cluster_registers_backward@cluster=1,vectors=2 0.829"
   " register_cache_backward@threads=512,vectors=8 0.815"
   " two_pass_backward@threads=512,vectors=2 0.802"
   " cluster_registers_backward@cluster=2,vectors=2 0.742"
   " cluster_shared_backward@cluster=1,threads=512 0.740"
   " cluster_registers_backward@cluster=4,vectors=2 0.735"
   " cluster_registers_backward@cluster=1,vectors=4 0.726"
   " cluster_shared_backward@cluster=1,threads=256 0.710"
   " cluster_registers_backward@cluster=8,vectors=2 0.706"
   " cluster_registers_backward@cluster=4,vectors=4 0.681"
   " cluster_registers_backward@cluster=8,vectors=4 0.678"
   " cluster_registers_backward@cluster=2,vectors=4 0.673"
   " cluster_registers_backward@cluster=16,vectors=2 0.462"
   " cluster_registers_backward@cluster=16,vectors=4 0.411"},
  {"softmax", "fp16", "fp16", "rows=1139 cols=30", 0.689,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.933"
   " warp_rows@threads=128,vectors=2 0.920"
   " cluster_registers@cluster=1,elements=16 0.843"
   " warp_rows@threads=64,vectors=4 0.771"
   " warp_rows@threads=128,vectors=4 0.769"
   " staged_rows@threads=64,bytes=4096 0.769"
   " staged_rows@threads=128,bytes=8192 0.753"
   " cluster_registers@cluster=1,elements=32 0.725"
   " register_cache@threads=128,vectors=1 0.707"
   " register_cache@threads=128,vectors=2 0.659"
   " two_pass@threads=256,vectors=1 0.411"},
  {"softmax", "fp16", "fp16", "rows=1150 cols=13688", 0.904,
   "cluster_registers@cluster=1,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.992"
   " cluster_registers@cluster=2,elements=32 0.972"
   " register_cache@threads=512,vectors=4 0.950"
   " cluster_registers@cluster=1,elements=32 0.916"
   " cluster_shared@cluster=1,threads=256 0.882"
   " cluster_registers@cluster=4,elements=32 0.872"
   " cluster_shared@cluster=1,threads=512 0.834"
   " two_pass@threads=512,vectors=2 0.822"
   " cluster_registers@cluster=4,elements=64 0.818"
   " register_cache@threads=256,vectors=16 0.683"
   " cluster_registers@cluster=8,elements=16 0.571"
   " cluster_registers@cluster=16,elements=16 0.334"},
  {"softmax", "fp16", "fp16", "rows=115526 cols=17 direction=backward", 0.740,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.981"
   " warp_rows_backward@threads=128,vectors=2 0.553"
   " warp_rows_backward@threads=128,vectors=4 0.448"
   " register_cache_backward@threads=128,vectors=1 0.068"
   " register_cache_backward@threads=128,vectors=2 0.047"
   " two_pass_backward@threads=256,vectors=2 0.024"
   " register_cache_backward@threads=256,vectors=2 0.024"},
  {"softmax", "fp16", "fp16", "rows=115526 cols=17", 0.724,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.982"
   " warp_rows@threads=128,vectors=2 0.444"
   " warp_rows@threads=128,vectors=4 0.381"
   " warp_rows@threads=64,vectors=4 0.375"
   " warp_elements@threads=128 0.148"
   " warp_elements@threads=32 0.065"
   " cluster_registers@cluster=1,elements=16 0.064"
   " cluster_registers@cluster=1,elements=32 0.055"
   " register_cache@threads=128,vectors=1 0.039"
   " register_cache@threads=128,vectors=2 0.032"
   " two_pass@threads=256,vectors=1 0.020"},
  {"softmax", "bf16", "bf16", "rows=1161 cols=2240", 0.781,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.958"
   " cluster_registers@cluster=1,elements=64 0.909"
   " register_cache@threads=256,vectors=2 0.798"
   " cluster_shared@cluster=1,threads=256 0.672"
   " register_cache@threads=256,vectors=4 0.666"
   " cluster_registers@cluster=2,elements=64 0.568"
   " cluster_registers@cluster=2,elements=32 0.568"
   " cluster_shared@cluster=1,threads=512 0.531"
   " two_pass@threads=512,vectors=2 0.518"
   " register_cache@threads=512,vectors=4 0.421"
   " cluster_registers@cluster=4,elements=32 0.408"
   " cluster_registers@cluster=4,elements=64 0.355"
   " cluster_registers@cluster=8,elements=16 0.249"
   " register_cache@threads=256,vectors=16 0.237"
   " cluster_registers@cluster=16,elements=16 0.126"},
  {"softmax", "bf16", "bf16", "rows=1165 cols=192", 0.722,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.980"
   " cluster_registers@cluster=1,elements=16 0.973"
   " warp_rows@threads=128,vectors=2 0.928"
   " warp_rows@threads=64,vectors=4 0.915"
   " warp_rows@threads=128,vectors=4 0.913"
   " cluster_registers@cluster=1,elements=32 0.893"
   " register_cache@threads=128,vectors=1 0.839"
   " register_cache@threads=128,vectors=2 0.771"
   " staged_rows@threads=64,bytes=4096 0.684"
   " staged_rows@threads=128,bytes=8192 0.673"
   " two_pass@threads=256,vectors=1 0.502"},
  {"softmax", "fp32", "fp32", "rows=11699 cols=2616", 0.949,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.995"
   " cluster_registers@cluster=1,elements=64 0.967"
   " register_cache@threads=256,vectors=4 0.934"
   " cluster_shared@cluster=1,threads=256 0.817"
   " cluster_registers@cluster=2,elements=32 0.689"
   " cluster_registers@cluster=2,elements=64 0.662"
   " two_pass@threads=512,vectors=2 0.585"
   " cluster_shared@cluster=1,threads=512 0.568"
   " register_cache@threads=512,vectors=4 0.559"
   " cluster_registers@cluster=4,elements=32 0.451"
   " cluster_registers@cluster=4,elements=64 0.384"
   " register_cache@threads=256,vectors=16 0.353"
   " cluster_registers@cluster=8,elements=16 0.285"
   " cluster_registers@cluster=16,elements=16 0.140"},
  {"softmax", "bf16", "bf16", "rows=119 cols=34956", 0.714,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=4,elements=64 0.868"
   " cluster_registers@cluster=2,elements=64 0.864"
   " cluster_registers@cluster=8,elements=64 0.854"
   " two_pass@threads=512,vectors=4 0.843"
   " cluster_registers@cluster=8,elements=16 0.819"
   " cluster_shared@cluster=2,threads=512 0.816"
   " cluster_registers@cluster=8,elements=32 0.816"
   " cluster_shared@cluster=1,threads=512 0.792"
   " cluster_shared@cluster=2,threads=256 0.758"
   " cluster_shared@cluster=4,threads=256 0.753"
   " grid_shared@warps=16,blocks_per_sm=1 0.720"
   " cluster_registers@cluster=16,elements=16 0.667"
   " cluster_shared@cluster=8,threads=256 0.647"
   " cluster_registers@cluster=16,elements=32 0.624"
   " cluster_shared@cluster=4,threads=512 0.614"
   " grid_shared@warps=8,blocks_per_sm=2 0.589"
   " cluster_registers@cluster=16,elements=64 0.522"
   " cluster_shared@cluster=8,threads=512 0.490"
   " cluster_shared@cluster=16,threads=256 0.452"
   " cluster_shared@cluster=16,threads=512 0.299"},
  {"softmax", "bf16", "bf16", "rows=1198 cols=80", 0.697,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.967"
   " warp_elements@threads=32 0.952"
   " cluster_registers@cluster=1,elements=16 0.947"
   " warp_rows@threads=64,vectors=4 0.932"
   " warp_rows@threads=128,vectors=4 0.930"
   " cluster_registers@cluster=1,elements=32 0.873"
   " register_cache@threads=128,vectors=1 0.813"
   " staged_rows@threads=64,bytes=4096 0.803"
   " staged_rows@threads=128,bytes=8192 0.795"
   " register_cache@threads=128,vectors=2 0.736"
   " two_pass@threads=256,vectors=1 0.481"},
  {"softmax", "bf16", "bf16", "rows=1198 cols=80 direction=backward", 0.864,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.947"
   " register_cache_backward@threads=128,vectors=1 0.833"
   " register_cache_backward@threads=128,vectors=2 0.771"
   " staged_rows_backward@threads=64,bytes=2048 0.702"
   " staged_rows_backward@threads=256,bytes=8192 0.684"
   " two_pass_backward@threads=256,vectors=2 0.501"
   " register_cache_backward@threads=256,vectors=2 0.497"},
  {"softmax", "fp16", "fp16", "rows=12 cols=10439", 0.503,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.970"
   " cluster_registers@cluster=1,elements=32 0.966"
   " cluster_registers@cluster=16,elements=16 0.957"
   " register_cache@threads=512,vectors=4 0.867"
   " cluster_registers@cluster=4,elements=32 0.866"
   " cluster_registers@cluster=2,elements=32 0.863"
   " cluster_registers@cluster=1,elements=64 0.809"
   " cluster_registers@cluster=2,elements=64 0.761"
   " cluster_shared@cluster=1,threads=512 0.746"
   " two_pass@threads=512,vectors=2 0.722"
   " cluster_registers@cluster=4,elements=64 0.721"
   " register_cache@threads=256,vectors=16 0.676"
   " cluster_shared@cluster=1,threads=256 0.644"},
  {"softmax", "fp16", "fp16", "rows=12 cols=11528", 0.548,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.981"
   " cluster_registers@cluster=1,elements=32 0.933"
   " cluster_registers@cluster=4,elements=32 0.927"
   " cluster_registers@cluster=1,elements=16 0.920"
   " cluster_registers@cluster=2,elements=32 0.896"
   " cluster_registers@cluster=1,elements=64 0.881"
   " cluster_registers@cluster=4,elements=64 0.845"
   " cluster_registers@cluster=2,elements=64 0.836"
   " register_cache@threads=512,vectors=4 0.798"
   " cluster_shared@cluster=1,threads=512 0.761"
   " cluster_shared@cluster=1,threads=256 0.705"
   " two_pass@threads=512,vectors=2 0.692"
   " register_cache@threads=256,vectors=16 0.631"},
  {"softmax", "fp16", "fp16", "rows=12 cols=129238", 0.625,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.974"
   " cluster_registers@cluster=8,elements=32 0.931"
   " cluster_registers@cluster=16,elements=64 0.915"
   " cluster_registers@cluster=8,elements=64 0.906"
   " cluster_shared@cluster=16,threads=512 0.838"
   " cluster_shared@cluster=16,threads=256 0.791"
   " cluster_registers@cluster=4,elements=64 0.782"
   " cluster_shared@cluster=8,threads=512 0.775"
   " cluster_shared@cluster=8,threads=256 0.741"
   " cluster_shared@cluster=4,threads=512 0.640"
   " grid_shared@warps=8,blocks_per_sm=2 0.585"
   " grid_shared@warps=16,blocks_per_sm=1 0.582"
   " cluster_shared@cluster=4,threads=256 0.571"
   " cluster_shared@cluster=2,threads=512 0.469"
   " cluster_shared@cluster=2,threads=256 0.378"
   " two_pass@threads=512,vectors=4 0.289"},
  {"softmax", "fp16", "fp16", "rows=12 cols=168172 stride=168201", 0.633,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.979"
   " cluster_registers@cluster=16,elements=64 0.913"
   " cluster_registers@cluster=8,elements=64 0.887"
   " cluster_shared@cluster=16,threads=512 0.816"
   " cluster_shared@cluster=16,threads=256 0.756"
   " cluster_shared@cluster=8,threads=512 0.750"
   " cluster_shared@cluster=8,threads=256 0.743"
   " cluster_registers@cluster=4,elements=64 0.728"
   " cluster_shared@cluster=4,threads=512 0.614"
   " grid_shared@warps=8,blocks_per_sm=2 0.613"
   " grid_shared@warps=16,blocks_per_sm=1 0.608"
   " cluster_shared@cluster=4,threads=256 0.561"
   " cluster_shared@cluster=2,threads=512 0.446"
   " cluster_shared@cluster=2,threads=256 0.352"
   " two_pass@threads=512,vectors=4 0.248"},
  {"softmax", "fp16", "fp16", "rows=12 cols=68579 stride=68638", 0.584,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.980"
   " cluster_registers@cluster=16,elements=32 0.958"
   " cluster_registers@cluster=8,elements=32 0.956"
   " cluster_registers@cluster=16,elements=64 0.862"
   " cluster_registers@cluster=8,elements=64 0.853"
   " cluster_registers@cluster=4,elements=64 0.794"
   " cluster_shared@cluster=16,threads=256 0.772"
   " cluster_shared@cluster=8,threads=256 0.767"
   " cluster_shared@cluster=8,threads=512 0.764"
   " cluster_shared@cluster=16,threads=512 0.724"
   " cluster_shared@cluster=4,threads=512 0.670"
   " cluster_shared@cluster=4,threads=256 0.634"
   " cluster_registers@cluster=2,elements=64 0.626"
   " cluster_shared@cluster=2,threads=512 0.547"
   " grid_shared@warps=16,blocks_per_sm=1 0.530"
   " grid_shared@warps=8,blocks_per_sm=2 0.527"
   " cluster_shared@cluster=2,threads=256 0.478"
   " cluster_shared@cluster=1,threads=512 0.396"
   " two_pass@threads=512,vectors=4 0.374"},
  {"softmax", "fp32", "fp32", "rows=12182 cols=173 stride=180", 0.841,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.994"
   " warp_elements@threads=128 0.893"
   " warp_rows@threads=128,vectors=2 0.858"
   " warp_elements@threads=32 0.728"
   " cluster_registers@cluster=1,elements=16 0.533"
   " register_cache@threads=128,vectors=1 0.436"
   " register_cache@threads=128,vectors=2 0.362"
   " cluster_registers@cluster=1,elements=32 0.341"
   " two_pass@threads=256,vectors=1 0.212"},
  {"softmax", "fp16", "fp16", "rows=1226 cols=64", 0.731,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.959"
   " warp_rows@threads=64,vectors=4 0.923"
   " cluster_registers@cluster=1,elements=16 0.919"
   " warp_rows@threads=128,vectors=4 0.918"
   " warp_elements@threads=32 0.900"
   " cluster_registers@cluster=1,elements=32 0.840"
   " register_cache@threads=128,vectors=1 0.736"
   " register_cache@threads=128,vectors=2 0.682"
   " staged_rows@threads=64,bytes=4096 0.570"
   " staged_rows@threads=128,bytes=8192 0.565"
   " two_pass@threads=256,vectors=1 0.457"},
  {"softmax", "fp32", "fp32", "rows=122872 cols=84", 0.935,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 1.000"
   " staged_rows@threads=128,bytes=8192 0.988"
   " staged_rows@threads=64,bytes=4096 0.988"
   " warp_rows@threads=128,vectors=2 0.896"
   " warp_elements@threads=128 0.496"
   " warp_elements@threads=32 0.287"
   " cluster_registers@cluster=1,elements=16 0.285"
   " cluster_registers@cluster=1,elements=32 0.229"
   " register_cache@threads=128,vectors=1 0.174"
   " register_cache@threads=128,vectors=2 0.137"
   " two_pass@threads=256,vectors=1 0.097"},
  {"softmax", "fp16", "fp16", "rows=12375 cols=1664 direction=backward", 1.005,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.976"
   " warp_rows_backward@threads=128,vectors=4 0.976"
   " staged_rows_backward@threads=64,bytes=2048 0.856"
   " register_cache_backward@threads=256,vectors=2 0.844"
   " staged_rows_backward@threads=256,bytes=8192 0.824"
   " two_pass_backward@threads=256,vectors=2 0.743"},
  {"softmax", "fp16", "fp16", "rows=12375 cols=1664", 0.953,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=64,vectors=4 0.982"
   " warp_rows@threads=128,vectors=2 0.980"
   " warp_rows@threads=128,vectors=4 0.979"
   " register_cache@threads=128,vectors=2 0.954"
   " cluster_registers@cluster=1,elements=16 0.920"
   " staged_rows@threads=64,bytes=4096 0.916"
   " staged_rows@threads=128,bytes=8192 0.906"
   " two_pass@threads=256,vectors=1 0.569"},
  {"softmax", "fp16", "fp16", "rows=127683 cols=64", 0.962,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.809"
   " warp_rows@threads=128,vectors=4 0.803"
   " staged_rows@threads=64,bytes=4096 0.521"
   " staged_rows@threads=128,bytes=8192 0.513"
   " warp_elements@threads=128 0.267"
   " warp_elements@threads=32 0.121"
   " cluster_registers@cluster=1,elements=16 0.120"
   " cluster_registers@cluster=1,elements=32 0.120"
   " register_cache@threads=128,vectors=1 0.075"
   " register_cache@threads=128,vectors=2 0.062"
   " two_pass@threads=256,vectors=1 0.040"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1000", 0.618,
   "warp_elements@threads=128 1.000"
   " cluster_registers@cluster=1,elements=16 0.992"
   " warp_elements@threads=32 0.978"
   " warp_rows@threads=64,vectors=4 0.964"
   " warp_rows@threads=128,vectors=4 0.959"
   " warp_rows@threads=128,vectors=2 0.959"
   " cluster_registers@cluster=1,elements=32 0.927"
   " staged_rows@threads=64,bytes=4096 0.816"
   " staged_rows@threads=128,bytes=8192 0.810"
   " cluster_registers@cluster=1,elements=64 0.758"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1023", 0.511,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.939"
   " register_cache@threads=256,vectors=16 0.715"
   " smem_cache_medium@blocks=2 0.707"
   " split_k_persistent@threads=256,vectors=16 0.456"
   " split_k_cooperative@threads=256,vectors=16 0.443"
   " split_k@threads=256,vectors=16,reread=forward 0.409"
   " multi_kernel@intermediate=input 0.337"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.290"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024 direction=backward", 0.840,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.996"
   " cluster_registers_backward@cluster=1,vectors=2 0.973"
   " register_cache_backward@threads=512,vectors=2 0.949"
   " cluster_registers_backward@cluster=1,vectors=4 0.941"
   " warp_rows_backward@threads=128,vectors=2 0.938"
   " warp_rows_backward@threads=128,vectors=4 0.936"
   " register_cache_backward@threads=1024,vectors=2 0.876"
   " register_cache_backward@threads=256,vectors=8 0.866"
   " register_cache_backward@threads=512,vectors=4 0.866"
   " cluster_registers_backward@cluster=1,vectors=8 0.838"
   " register_cache_backward@threads=512,vectors=8 0.751"
   " staged_rows_backward@threads=64,bytes=2048 0.498"
   " staged_rows_backward@threads=256,bytes=8192 0.464"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024 direction=backward", 0.868,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.995"
   " cluster_registers_backward@cluster=1,vectors=4 0.961"
   " cluster_registers_backward@cluster=1,vectors=2 0.956"
   " register_cache_backward@threads=512,vectors=2 0.953"
   " warp_rows_backward@threads=128,vectors=4 0.893"
   " warp_rows_backward@threads=128,vectors=2 0.893"
   " register_cache_backward@threads=512,vectors=4 0.891"
   " cluster_registers_backward@cluster=1,vectors=8 0.885"
   " register_cache_backward@threads=1024,vectors=2 0.866"
   " register_cache_backward@threads=256,vectors=8 0.860"
   " register_cache_backward@threads=512,vectors=8 0.800"
   " staged_rows_backward@threads=64,bytes=2048 0.557"
   " staged_rows_backward@threads=256,bytes=8192 0.486"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024", 0.670,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=1 0.973"
   " register_cache@threads=128,vectors=2 0.972"
   " register_cache@threads=256,vectors=2 0.959"
   " warp_rows@threads=128,vectors=4 0.956"
   " register_cache@threads=128,vectors=4 0.916"
   " two_pass@threads=256,vectors=1 0.915"
   " two_pass@threads=128,vectors=1 0.904"
   " register_cache@threads=512,vectors=2 0.863"
   " cluster_shared@cluster=1,threads=256 0.854"
   " register_cache@threads=256,vectors=4 0.842"
   " two_pass@threads=512,vectors=2 0.838"
   " register_cache@threads=1024,vectors=1 0.821"
   " two_pass@threads=256,vectors=4 0.814"
   " staged_rows@threads=64,bytes=4096 0.808"
   " two_pass@threads=512,vectors=4 0.801"
   " two_pass@threads=1024,vectors=2 0.774"
   " register_cache@threads=512,vectors=4 0.729"
   " two_pass@threads=1024,vectors=4 0.726"
   " scalar@threads=256,elements=8 0.714"
   " register_cache@threads=512,vectors=8 0.617"
   " register_cache@threads=256,vectors=16 0.562"
   " smem_cache_medium@blocks=3 0.555"
   " smem_cache_medium@blocks=2 0.548"
   " register_cache@threads=1024,vectors=4 0.544"
   " split_k@threads=128,vectors=2,reread=reverse 0.539"
   " split_k@threads=256,vectors=2,reread=reverse 0.536"
   " split_k@threads=256,vectors=4,reread=reverse 0.508"
   " split_k_persistent@threads=256,vectors=2 0.475"
   " split_k_cooperative@threads=256,vectors=2 0.468"
   " split_k@threads=256,vectors=8,reread=reverse 0.451"
   " split_k_persistent@threads=256,vectors=4 0.450"
   " split_k_cooperative@threads=256,vectors=4 0.444"
   " split_k@threads=512,vectors=4,reread=reverse 0.438"
   " split_k_persistent@threads=512,vectors=4 0.413"
   " split_k_cooperative@threads=512,vectors=4 0.406"
   " split_k@threads=512,vectors=8,reread=reverse 0.370"
   " split_k_persistent@threads=256,vectors=16 0.353"
   " split_k_cooperative@threads=256,vectors=16 0.342"
   " split_k@threads=256,vectors=16,reread=reverse 0.321"
   " split_k@threads=256,vectors=16,reread=forward 0.321"
   " multi_kernel@intermediate=input 0.288"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.265"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.230"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024", 0.680,
   "register_cache@threads=128,vectors=2 1.000"
   " register_cache@threads=256,vectors=2 0.983"
   " register_cache@threads=128,vectors=4 0.947"
   " two_pass@threads=256,vectors=1 0.937"
   " register_cache@threads=512,vectors=2 0.920"
   " register_cache@threads=256,vectors=4 0.899"
   " warp_rows@threads=128,vectors=4 0.874"
   " cluster_shared@cluster=1,threads=256 0.864"
   " register_cache@threads=1024,vectors=1 0.858"
   " scalar@threads=256,elements=8 0.812"
   " register_cache@threads=512,vectors=4 0.803"
   " vector4@threads=256,vectors=4 0.791"
   " cluster_registers@cluster=1,elements=32 0.785"
   " staged_rows@threads=64,bytes=4096 0.747"
   " register_cache@threads=512,vectors=8 0.707"
   " register_cache@threads=1024,vectors=4 0.642"
   " register_cache@threads=256,vectors=16 0.627"
   " smem_cache_medium@blocks=2 0.626"
   " split_k@threads=128,vectors=2,reread=reverse 0.545"
   " split_k@threads=256,vectors=2,reread=reverse 0.539"
   " split_k@threads=256,vectors=4,reread=reverse 0.516"
   " split_k@threads=512,vectors=4,reread=reverse 0.459"
   " split_k@threads=256,vectors=8,reread=reverse 0.457"
   " split_k@threads=512,vectors=8,reread=reverse 0.397"
   " split_k_persistent@threads=256,vectors=16 0.381"
   " split_k_cooperative@threads=256,vectors=16 0.366"
   " split_k@threads=256,vectors=16,reread=forward 0.343"
   " split_k@threads=256,vectors=16,reread=reverse 0.343"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.274"
   " multi_kernel@intermediate=input 0.262"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1048576", 0.605,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.903"
   " split_k_persistent@threads=256,vectors=16 0.881"
   " multi_kernel@intermediate=input 0.500"
   " two_pass@threads=256,vectors=1 0.437"
   " scalar@threads=256,elements=8 0.122"},
  {"softmax", "fp16", "fp16", "rows=128 cols=128", 0.565,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.904"
   " register_cache@threads=256,vectors=16 0.592"
   " smem_cache_medium@blocks=2 0.581"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.348"
   " split_k@threads=256,vectors=16,reread=forward 0.333"
   " multi_kernel@intermediate=input 0.323"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.230"},
  {"softmax", "fp16", "fp16", "rows=128 cols=128256", 0.573,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.965"
   " split_k_cooperative@threads=256,vectors=16 0.919"
   " two_pass@threads=256,vectors=1 0.629"
   " multi_kernel@intermediate=input 0.561"
   " scalar@threads=256,elements=8 0.195"},
  {"softmax", "fp16", "fp16", "rows=128 cols=131072", 0.574,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.968"
   " split_k_cooperative@threads=256,vectors=16 0.931"
   " two_pass@threads=256,vectors=1 0.623"
   " multi_kernel@intermediate=input 0.563"
   " scalar@threads=256,elements=8 0.195"},
  {"softmax", "fp16", "fp16", "rows=128 cols=16384", 0.546,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.994"
   " two_pass@threads=256,vectors=1 0.933"
   " split_k_persistent@threads=256,vectors=16 0.724"
   " split_k_cooperative@threads=256,vectors=16 0.702"
   " split_k@threads=256,vectors=16,reread=forward 0.669"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.551"
   " scalar@threads=256,elements=8 0.478"
   " multi_kernel@intermediate=input 0.454"},
  {"softmax", "fp16", "fp16", "rows=128 cols=2048", 0.613,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.787"
   " register_cache@threads=256,vectors=16 0.628"
   " smem_cache_medium@blocks=2 0.617"
   " split_k_persistent@threads=256,vectors=16 0.397"
   " split_k_cooperative@threads=256,vectors=16 0.386"
   " split_k@threads=256,vectors=16,reread=forward 0.367"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.267"
   " multi_kernel@intermediate=input 0.262"},
  {"softmax", "fp16", "fp16", "rows=128 cols=256 direction=backward", 0.837,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.993"
   " register_cache_backward@threads=256,vectors=2 0.959"
   " register_cache_backward@threads=128,vectors=2 0.958"
   " register_cache_backward@threads=128,vectors=1 0.958"
   " cluster_registers_backward@cluster=1,vectors=4 0.938"
   " warp_rows_backward@threads=128,vectors=4 0.928"
   " register_cache_backward@threads=512,vectors=2 0.909"
   " register_cache_backward@threads=1024,vectors=2 0.829"
   " register_cache_backward@threads=512,vectors=4 0.827"
   " register_cache_backward@threads=256,vectors=8 0.826"
   " cluster_registers_backward@cluster=1,vectors=8 0.814"
   " register_cache_backward@threads=512,vectors=8 0.664"
   " staged_rows_backward@threads=64,bytes=2048 0.600"
   " staged_rows_backward@threads=256,bytes=8192 0.574"},
  {"softmax", "fp32", "fp32", "rows=128 cols=256 direction=backward", 0.865,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.977"
   " warp_rows_backward@threads=128,vectors=2 0.976"
   " warp_rows_backward@threads=128,vectors=4 0.969"
   " register_cache_backward@threads=128,vectors=2 0.964"
   " register_cache_backward@threads=256,vectors=2 0.953"
   " register_cache_backward@threads=128,vectors=1 0.929"
   " cluster_registers_backward@cluster=1,vectors=8 0.926"
   " register_cache_backward@threads=512,vectors=2 0.892"
   " register_cache_backward@threads=512,vectors=4 0.838"
   " register_cache_backward@threads=256,vectors=8 0.809"
   " register_cache_backward@threads=1024,vectors=2 0.797"
   " register_cache_backward@threads=512,vectors=8 0.743"
   " staged_rows_backward@threads=64,bytes=2048 0.628"
   " staged_rows_backward@threads=256,bytes=8192 0.560"},
  {"softmax", "fp32", "fp32", "rows=128 cols=256", 0.742,
   "warp_elements@threads=128 1.000"
   " register_cache@threads=128,vectors=1 0.976"
   " warp_elements@threads=32 0.967"
   " warp_rows@threads=128,vectors=2 0.945"
   " warp_rows@threads=128,vectors=4 0.922"
   " warp_rows@threads=64,vectors=4 0.916"
   " cluster_registers@cluster=1,elements=16 0.913"
   " cluster_registers@cluster=1,elements=32 0.817"
   " staged_rows@threads=64,bytes=4096 0.783"
   " staged_rows@threads=128,bytes=8192 0.772"
   " cluster_registers@cluster=1,elements=64 0.651"},
  {"softmax", "fp16", "fp16", "rows=128 cols=262144", 0.569,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.942"
   " split_k_cooperative@threads=256,vectors=16 0.921"
   " multi_kernel@intermediate=input 0.533"
   " two_pass@threads=256,vectors=1 0.510"
   " scalar@threads=256,elements=8 0.133"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32000", 0.646,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.988"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " split_k_cooperative@threads=256,vectors=16 0.769"
   " two_pass@threads=256,vectors=1 0.745"
   " split_k@threads=256,vectors=16,reread=forward 0.706"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.635"
   " multi_kernel@intermediate=input 0.479"
   " scalar@threads=256,elements=8 0.342"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32768", 0.646,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.994"
   " split_k_persistent@threads=256,vectors=16 0.795"
   " split_k_cooperative@threads=256,vectors=16 0.768"
   " two_pass@threads=256,vectors=1 0.742"
   " split_k@threads=256,vectors=16,reread=forward 0.703"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.638"
   " multi_kernel@intermediate=input 0.480"
   " scalar@threads=256,elements=8 0.346"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4096", 0.601,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.687"
   " smem_cache_medium@blocks=2 0.677"
   " scalar@threads=256,elements=8 0.643"
   " split_k_persistent@threads=256,vectors=16 0.438"
   " split_k_cooperative@threads=256,vectors=16 0.428"
   " split_k@threads=256,vectors=16,reread=forward 0.407"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.301"
   " multi_kernel@intermediate=input 0.219"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4097", 0.527,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.808"
   " smem_cache_medium@blocks=2 0.798"
   " scalar@threads=256,elements=8 0.695"
   " split_k_persistent@threads=256,vectors=16 0.525"
   " split_k_cooperative@threads=256,vectors=16 0.515"
   " split_k@threads=256,vectors=16,reread=forward 0.478"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.350"
   " multi_kernel@intermediate=input 0.245"},
  {"softmax", "fp16", "fp16", "rows=128 cols=50257", 0.567,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.924"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.872"
   " split_k@threads=256,vectors=16,reread=forward 0.859"
   " two_pass@threads=256,vectors=1 0.810"
   " multi_kernel@intermediate=input 0.546"
   " scalar@threads=256,elements=8 0.365"},
  {"softmax", "fp16", "fp16", "rows=128 cols=512", 0.608,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.775"
   " register_cache@threads=256,vectors=16 0.606"
   " smem_cache_medium@blocks=2 0.595"
   " split_k_persistent@threads=256,vectors=16 0.372"
   " split_k_cooperative@threads=256,vectors=16 0.362"
   " split_k@threads=256,vectors=16,reread=forward 0.344"
   " multi_kernel@intermediate=input 0.334"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.243"},
  {"softmax", "fp16", "fp16", "rows=128 cols=524288", 0.585,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.906"
   " split_k_persistent@threads=256,vectors=16 0.906"
   " multi_kernel@intermediate=input 0.512"
   " two_pass@threads=256,vectors=1 0.464"
   " scalar@threads=256,elements=8 0.127"},
  {"softmax", "fp32", "fp32", "rows=128 cols=65", 0.696,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.961"
   " warp_rows@threads=128,vectors=2 0.887"
   " register_cache@threads=128,vectors=1 0.883"
   " cluster_registers@cluster=1,elements=16 0.805"
   " warp_rows@threads=128,vectors=4 0.798"
   " warp_rows@threads=64,vectors=4 0.796"
   " cluster_registers@cluster=1,elements=32 0.645"
   " staged_rows@threads=64,bytes=4096 0.630"
   " staged_rows@threads=128,bytes=8192 0.617"
   " cluster_registers@cluster=1,elements=64 0.333"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65536", 0.638,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.916"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.915"
   " split_k@threads=256,vectors=16,reread=forward 0.879"
   " two_pass@threads=256,vectors=1 0.726"
   " multi_kernel@intermediate=input 0.530"
   " scalar@threads=256,elements=8 0.318"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65537", 0.561,
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.813"
   " two_pass@threads=256,vectors=1 0.793"
   " split_k_persistent@threads=256,vectors=16 0.758"
   " split_k_cooperative@threads=256,vectors=16 0.740"
   " multi_kernel@intermediate=input 0.591"
   " scalar@threads=256,elements=8 0.362"},
  {"softmax", "fp16", "fp16", "rows=128 cols=773 direction=backward", 0.767,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.998"
   " register_cache_backward@threads=128,vectors=1 0.998"
   " register_cache_backward@threads=512,vectors=2 0.952"
   " register_cache_backward@threads=1024,vectors=2 0.875"
   " register_cache_backward@threads=256,vectors=8 0.871"
   " register_cache_backward@threads=512,vectors=4 0.868"
   " cluster_registers_backward@cluster=1,vectors=2 0.864"
   " warp_rows_backward@threads=128,vectors=4 0.770"
   " warp_rows_backward@threads=128,vectors=2 0.770"
   " cluster_registers_backward@cluster=1,vectors=4 0.740"
   " register_cache_backward@threads=512,vectors=8 0.735"
   " staged_rows_backward@threads=256,bytes=8192 0.551"
   " staged_rows_backward@threads=64,bytes=2048 0.519"
   " cluster_registers_backward@cluster=1,vectors=8 0.471"},
  {"softmax", "fp32", "fp32", "rows=128 cols=773 direction=backward", 0.846,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.991"
   " register_cache_backward@threads=512,vectors=2 0.947"
   " register_cache_backward@threads=512,vectors=4 0.877"
   " register_cache_backward@threads=1024,vectors=2 0.852"
   " cluster_registers_backward@cluster=1,vectors=2 0.850"
   " register_cache_backward@threads=256,vectors=8 0.844"
   " register_cache_backward@threads=512,vectors=8 0.792"
   " cluster_registers_backward@cluster=1,vectors=4 0.777"
   " warp_rows_backward@threads=128,vectors=4 0.630"
   " warp_rows_backward@threads=128,vectors=2 0.630"
   " cluster_registers_backward@cluster=1,vectors=8 0.627"
   " staged_rows_backward@threads=256,bytes=8192 0.524"
   " staged_rows_backward@threads=64,bytes=2048 0.510"},
  {"softmax", "fp16", "fp16", "rows=128 cols=8192", 0.561,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.867"
   " smem_cache_medium@blocks=2 0.861"
   " split_k_persistent@threads=256,vectors=16 0.572"
   " scalar@threads=256,elements=8 0.571"
   " split_k_cooperative@threads=256,vectors=16 0.560"
   " split_k@threads=256,vectors=16,reread=forward 0.537"
   " multi_kernel@intermediate=input 0.442"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.418"},
  {"softmax", "fp16", "fp16", "rows=12871 cols=340", 0.744,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.978"
   " warp_rows@threads=128,vectors=4 0.918"
   " warp_rows@threads=64,vectors=4 0.916"
   " warp_rows@threads=128,vectors=2 0.843"
   " warp_elements@threads=128 0.748"
   " cluster_registers@cluster=1,elements=16 0.745"
   " warp_elements@threads=32 0.696"
   " cluster_registers@cluster=1,elements=32 0.621"
   " register_cache@threads=128,vectors=1 0.470"
   " register_cache@threads=128,vectors=2 0.411"
   " two_pass@threads=256,vectors=1 0.228"},
  {"softmax", "fp16", "fp16", "rows=13 cols=70871 stride=70929", 0.599,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.979"
   " cluster_registers@cluster=16,elements=32 0.962"
   " cluster_registers@cluster=8,elements=32 0.951"
   " cluster_registers@cluster=16,elements=64 0.865"
   " cluster_registers@cluster=8,elements=64 0.859"
   " cluster_registers@cluster=4,elements=64 0.801"
   " cluster_shared@cluster=16,threads=256 0.786"
   " cluster_shared@cluster=8,threads=256 0.772"
   " cluster_shared@cluster=8,threads=512 0.766"
   " cluster_shared@cluster=16,threads=512 0.749"
   " cluster_shared@cluster=4,threads=512 0.684"
   " cluster_shared@cluster=4,threads=256 0.653"
   " cluster_registers@cluster=2,elements=64 0.606"
   " cluster_shared@cluster=2,threads=512 0.553"
   " grid_shared@warps=16,blocks_per_sm=1 0.534"
   " grid_shared@warps=8,blocks_per_sm=2 0.533"
   " cluster_shared@cluster=2,threads=256 0.460"
   " cluster_shared@cluster=1,threads=512 0.387"
   " two_pass@threads=512,vectors=4 0.372"},
  {"softmax", "fp16", "fp16", "rows=1301 cols=16823", 0.816,
   "cluster_shared@cluster=1,threads=256 1.000"
   " cluster_registers@cluster=2,elements=32 0.992"
   " cluster_shared@cluster=1,threads=512 0.962"
   " cluster_registers@cluster=1,elements=64 0.910"
   " cluster_registers@cluster=4,elements=32 0.888"
   " cluster_registers@cluster=2,elements=64 0.876"
   " cluster_registers@cluster=4,elements=64 0.852"
   " two_pass@threads=512,vectors=2 0.849"
   " register_cache@threads=256,vectors=16 0.847"
   " cluster_registers@cluster=8,elements=16 0.645"
   " cluster_registers@cluster=16,elements=16 0.399"},
  {"softmax", "fp16", "fp16", "rows=130632 cols=18", 0.751,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.985"
   " warp_rows@threads=128,vectors=2 0.425"
   " warp_rows@threads=64,vectors=4 0.369"
   " warp_rows@threads=128,vectors=4 0.368"
   " warp_elements@threads=128 0.141"
   " warp_elements@threads=32 0.062"
   " cluster_registers@cluster=1,elements=16 0.061"
   " cluster_registers@cluster=1,elements=32 0.052"
   " register_cache@threads=128,vectors=1 0.037"
   " register_cache@threads=128,vectors=2 0.031"
   " two_pass@threads=256,vectors=1 0.018"},
  {"softmax", "fp32", "fp32", "rows=1317 cols=149 stride=211", 0.757,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.977"
   " warp_rows@threads=128,vectors=2 0.846"
   " warp_rows@threads=128,vectors=4 0.809"
   " warp_rows@threads=64,vectors=4 0.807"
   " cluster_registers@cluster=1,elements=16 0.750"
   " register_cache@threads=128,vectors=1 0.740"
   " register_cache@threads=128,vectors=2 0.735"
   " cluster_registers@cluster=1,elements=32 0.563"
   " two_pass@threads=256,vectors=1 0.414"},
  {"softmax", "bf16", "bf16", "rows=137856 cols=64", 0.955,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.868"
   " warp_rows@threads=128,vectors=4 0.861"
   " staged_rows@threads=64,bytes=4096 0.465"
   " staged_rows@threads=128,bytes=8192 0.458"
   " warp_elements@threads=128 0.244"
   " warp_elements@threads=32 0.120"
   " cluster_registers@cluster=1,elements=16 0.119"
   " cluster_registers@cluster=1,elements=32 0.119"
   " register_cache@threads=128,vectors=1 0.076"
   " register_cache@threads=128,vectors=2 0.059"
   " two_pass@threads=256,vectors=1 0.038"},
  {"softmax", "bf16", "bf16", "rows=13798 cols=40", 0.760,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.970"
   " warp_rows@threads=64,vectors=4 0.966"
   " staged_rows@threads=64,bytes=4096 0.841"
   " staged_rows@threads=128,bytes=8192 0.823"
   " warp_elements@threads=128 0.466"
   " warp_elements@threads=32 0.257"
   " cluster_registers@cluster=1,elements=16 0.257"
   " cluster_registers@cluster=1,elements=32 0.251"
   " register_cache@threads=128,vectors=1 0.173"
   " register_cache@threads=128,vectors=2 0.135"
   " two_pass@threads=256,vectors=1 0.091"},
  {"softmax", "bf16", "bf16", "rows=140 cols=237", 0.608,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_elements@threads=128 0.987"
   " register_cache@threads=128,vectors=1 0.981"
   " warp_elements@threads=32 0.974"
   " register_cache@threads=128,vectors=2 0.954"
   " cluster_registers@cluster=1,elements=32 0.906"
   " staged_rows@threads=64,bytes=4096 0.828"
   " warp_rows@threads=128,vectors=2 0.817"
   " staged_rows@threads=128,bytes=8192 0.816"
   " warp_rows@threads=128,vectors=4 0.791"
   " warp_rows@threads=64,vectors=4 0.788"
   " two_pass@threads=256,vectors=1 0.771"},
  {"softmax", "fp16", "fp16", "rows=140 cols=576", 0.662,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.976"
   " register_cache@threads=128,vectors=1 0.975"
   " register_cache@threads=128,vectors=2 0.973"
   " warp_rows@threads=64,vectors=4 0.969"
   " warp_rows@threads=128,vectors=4 0.968"
   " warp_rows@threads=128,vectors=2 0.968"
   " two_pass@threads=256,vectors=1 0.906"
   " staged_rows@threads=64,bytes=4096 0.758"
   " staged_rows@threads=128,bytes=8192 0.748"
   " warp_elements@threads=128 0.560"
   " warp_elements@threads=32 0.555"},
  {"softmax", "fp16", "fp16", "rows=143 cols=5319", 0.635,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.991"
   " register_cache@threads=256,vectors=4 0.939"
   " cluster_registers@cluster=2,elements=32 0.878"
   " cluster_registers@cluster=1,elements=64 0.865"
   " cluster_registers@cluster=4,elements=32 0.863"
   " two_pass@threads=512,vectors=2 0.818"
   " cluster_shared@cluster=1,threads=256 0.803"
   " cluster_registers@cluster=4,elements=64 0.770"
   " cluster_shared@cluster=1,threads=512 0.765"
   " register_cache@threads=512,vectors=4 0.747"
   " cluster_registers@cluster=2,elements=64 0.735"
   " cluster_registers@cluster=8,elements=16 0.583"
   " register_cache@threads=256,vectors=16 0.559"
   " cluster_registers@cluster=16,elements=16 0.441"},
  {"softmax", "fp16", "fp16", "rows=143 cols=55456", 0.786,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_registers@cluster=8,elements=32 0.971"
   " cluster_registers@cluster=4,elements=64 0.955"
   " cluster_registers@cluster=4,elements=32 0.837"
   " cluster_registers@cluster=16,elements=32 0.823"
   " cluster_shared@cluster=8,threads=256 0.814"
   " cluster_shared@cluster=2,threads=512 0.806"
   " cluster_registers@cluster=16,elements=64 0.785"
   " cluster_shared@cluster=4,threads=256 0.779"
   " cluster_shared@cluster=2,threads=256 0.771"
   " two_pass@threads=512,vectors=4 0.766"
   " cluster_shared@cluster=4,threads=512 0.750"
   " cluster_registers@cluster=8,elements=16 0.736"
   " cluster_registers@cluster=16,elements=16 0.721"
   " cluster_registers@cluster=2,elements=64 0.705"
   " grid_shared@warps=16,blocks_per_sm=1 0.705"
   " cluster_shared@cluster=1,threads=512 0.674"
   " grid_shared@warps=8,blocks_per_sm=2 0.632"
   " cluster_shared@cluster=16,threads=256 0.622"
   " cluster_shared@cluster=8,threads=512 0.617"
   " cluster_shared@cluster=16,threads=512 0.430"},
  {"softmax", "fp16", "fp16", "rows=1445 cols=2756", 0.829,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.861"
   " register_cache@threads=256,vectors=2 0.861"
   " cluster_registers@cluster=1,elements=64 0.798"
   " register_cache@threads=256,vectors=4 0.708"
   " cluster_shared@cluster=1,threads=256 0.637"
   " cluster_registers@cluster=2,elements=32 0.571"
   " two_pass@threads=512,vectors=2 0.525"
   " cluster_registers@cluster=2,elements=64 0.519"
   " cluster_shared@cluster=1,threads=512 0.465"
   " register_cache@threads=512,vectors=4 0.426"
   " cluster_registers@cluster=4,elements=32 0.370"
   " cluster_registers@cluster=4,elements=64 0.309"
   " register_cache@threads=256,vectors=16 0.257"
   " cluster_registers@cluster=8,elements=16 0.232"
   " cluster_registers@cluster=16,elements=16 0.116"},
  {"softmax", "fp16", "fp16", "rows=146 cols=66702", 0.683,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_shared@cluster=8,threads=256 0.954"
   " cluster_shared@cluster=4,threads=256 0.945"
   " cluster_shared@cluster=2,threads=512 0.927"
   " cluster_registers@cluster=16,elements=32 0.922"
   " cluster_shared@cluster=4,threads=512 0.893"
   " two_pass@threads=512,vectors=4 0.887"
   " cluster_registers@cluster=16,elements=64 0.878"
   " cluster_registers@cluster=8,elements=64 0.872"
   " cluster_registers@cluster=4,elements=64 0.852"
   " cluster_shared@cluster=2,threads=256 0.845"
   " grid_shared@warps=8,blocks_per_sm=2 0.845"
   " cluster_registers@cluster=16,elements=16 0.789"
   " cluster_registers@cluster=2,elements=64 0.771"
   " grid_shared@warps=16,blocks_per_sm=1 0.763"
   " cluster_registers@cluster=8,elements=16 0.761"
   " cluster_shared@cluster=16,threads=256 0.701"
   " cluster_shared@cluster=8,threads=512 0.695"
   " cluster_shared@cluster=1,threads=512 0.682"
   " cluster_shared@cluster=16,threads=512 0.480"},
  {"softmax", "fp16", "fp16", "rows=1467 cols=910", 0.722,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.996"
   " register_cache@threads=128,vectors=1 0.989"
   " warp_rows@threads=128,vectors=2 0.971"
   " warp_rows@threads=128,vectors=4 0.970"
   " warp_rows@threads=64,vectors=4 0.962"
   " register_cache@threads=128,vectors=2 0.940"
   " staged_rows@threads=64,bytes=4096 0.910"
   " staged_rows@threads=128,bytes=8192 0.907"
   " warp_elements@threads=128 0.645"
   " warp_elements@threads=32 0.643"
   " two_pass@threads=256,vectors=1 0.596"},
  {"softmax", "fp16", "fp16", "rows=147 cols=223882", 0.717,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=256 0.978"
   " cluster_shared@cluster=8,threads=512 0.963"
   " cluster_shared@cluster=8,threads=256 0.945"
   " cluster_shared@cluster=4,threads=512 0.894"
   " grid_shared@warps=8,blocks_per_sm=2 0.876"
   " grid_shared@warps=16,blocks_per_sm=1 0.874"
   " cluster_registers@cluster=16,elements=32 0.853"
   " cluster_shared@cluster=16,threads=512 0.833"
   " cluster_shared@cluster=4,threads=256 0.798"
   " cluster_registers@cluster=8,elements=64 0.782"
   " cluster_shared@cluster=2,threads=512 0.773"
   " two_pass@threads=512,vectors=4 0.771"
   " cluster_shared@cluster=2,threads=256 0.644"},
  {"softmax", "fp32", "fp32", "rows=15 cols=2398", 0.566,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=16,elements=16 0.898"
   " register_cache@threads=512,vectors=4 0.889"
   " cluster_registers@cluster=1,elements=16 0.885"
   " cluster_registers@cluster=8,elements=16 0.875"
   " two_pass@threads=512,vectors=2 0.801"
   " cluster_shared@cluster=1,threads=512 0.763"
   " cluster_shared@cluster=1,threads=256 0.760"
   " cluster_registers@cluster=1,elements=32 0.739"
   " cluster_registers@cluster=4,elements=32 0.715"
   " cluster_registers@cluster=2,elements=32 0.675"
   " register_cache@threads=256,vectors=16 0.675"
   " cluster_registers@cluster=1,elements=64 0.489"
   " cluster_registers@cluster=2,elements=64 0.469"
   " cluster_registers@cluster=4,elements=64 0.435"},
  {"softmax", "bf16", "bf16", "rows=1501 cols=50257 direction=backward", 0.974,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.986"
   " cluster_shared_backward@cluster=2,threads=512 0.972"
   " cluster_registers_backward@cluster=16,vectors=2 0.970"
   " cluster_registers_backward@cluster=4,vectors=2 0.958"
   " cluster_registers_backward@cluster=4,vectors=4 0.931"
   " cluster_shared_backward@cluster=2,threads=256 0.916"
   " cluster_registers_backward@cluster=2,vectors=4 0.901"
   " cluster_shared_backward@cluster=8,threads=256 0.879"
   " cluster_registers_backward@cluster=16,vectors=4 0.862"
   " cluster_registers_backward@cluster=8,vectors=8 0.861"
   " cluster_registers_backward@cluster=4,vectors=8 0.805"
   " cluster_registers_backward@cluster=2,vectors=8 0.784"
   " two_pass_backward@threads=1024,vectors=2 0.733"
   " cluster_registers_backward@cluster=16,vectors=8 0.719"
   " cluster_shared_backward@cluster=16,threads=256 0.690"
   " cluster_shared_backward@cluster=8,threads=512 0.684"
   " split_k_cooperative_backward@threads=256,vectors=4 0.560"
   " split_k_cooperative_backward@threads=512,vectors=2 0.531"
   " cluster_shared_backward@cluster=16,threads=512 0.428"},
  {"softmax", "fp32", "fp32", "rows=151 cols=178596 stride=178656", 0.766,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_shared@cluster=16,threads=256 0.967"
   " cluster_registers@cluster=16,elements=32 0.956"
   " cluster_shared@cluster=8,threads=256 0.943"
   " cluster_shared@cluster=16,threads=512 0.940"
   " cluster_shared@cluster=8,threads=512 0.939"
   " grid_shared@warps=8,blocks_per_sm=2 0.937"
   " grid_shared@warps=16,blocks_per_sm=1 0.930"
   " cluster_registers@cluster=16,elements=64 0.896"
   " cluster_registers@cluster=8,elements=64 0.889"
   " cluster_shared@cluster=4,threads=512 0.782"
   " cluster_shared@cluster=4,threads=256 0.733"
   " two_pass@threads=512,vectors=4 0.701"},
  {"softmax", "fp16", "fp16", "rows=1538 cols=10773", 0.837,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=2,elements=64 0.960"
   " cluster_registers@cluster=2,elements=32 0.955"
   " register_cache@threads=512,vectors=4 0.945"
   " cluster_registers@cluster=1,elements=64 0.939"
   " cluster_shared@cluster=1,threads=256 0.925"
   " cluster_registers@cluster=1,elements=16 0.825"
   " two_pass@threads=512,vectors=2 0.810"
   " cluster_shared@cluster=1,threads=512 0.808"
   " cluster_registers@cluster=4,elements=32 0.747"
   " cluster_registers@cluster=4,elements=64 0.654"
   " register_cache@threads=256,vectors=16 0.639"
   " cluster_registers@cluster=8,elements=16 0.514"
   " cluster_registers@cluster=16,elements=16 0.276"},
  {"softmax", "fp16", "fp16", "rows=15511 cols=40", 0.799,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.970"
   " warp_rows@threads=64,vectors=4 0.960"
   " staged_rows@threads=64,bytes=4096 0.844"
   " staged_rows@threads=128,bytes=8192 0.825"
   " warp_elements@threads=128 0.452"
   " cluster_registers@cluster=1,elements=16 0.232"
   " warp_elements@threads=32 0.231"
   " cluster_registers@cluster=1,elements=32 0.227"
   " register_cache@threads=128,vectors=1 0.149"
   " register_cache@threads=128,vectors=2 0.127"
   " two_pass@threads=256,vectors=1 0.082"},
  {"softmax", "fp16", "fp16", "rows=1562 cols=218", 0.712,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.926"
   " warp_rows@threads=128,vectors=2 0.868"
   " cluster_registers@cluster=1,elements=16 0.859"
   " staged_rows@threads=64,bytes=4096 0.816"
   " warp_rows@threads=64,vectors=4 0.809"
   " staged_rows@threads=128,bytes=8192 0.799"
   " warp_rows@threads=128,vectors=4 0.797"
   " cluster_registers@cluster=1,elements=32 0.761"
   " register_cache@threads=128,vectors=1 0.742"
   " register_cache@threads=128,vectors=2 0.693"
   " two_pass@threads=256,vectors=1 0.404"},
  {"softmax", "fp16", "fp16", "rows=156610 cols=91 direction=backward", 0.804,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.997"
   " warp_rows_backward@threads=128,vectors=2 0.942"
   " warp_rows_backward@threads=128,vectors=4 0.818"
   " register_cache_backward@threads=128,vectors=1 0.228"
   " register_cache_backward@threads=128,vectors=2 0.155"
   " register_cache_backward@threads=256,vectors=2 0.077"
   " two_pass_backward@threads=256,vectors=2 0.070"},
  {"softmax", "fp16", "fp16", "rows=156610 cols=91", 0.835,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.968"
   " warp_rows@threads=128,vectors=2 0.721"
   " warp_rows@threads=128,vectors=4 0.659"
   " warp_rows@threads=64,vectors=4 0.655"
   " warp_elements@threads=128 0.392"
   " warp_elements@threads=32 0.182"
   " cluster_registers@cluster=1,elements=16 0.181"
   " cluster_registers@cluster=1,elements=32 0.154"
   " register_cache@threads=128,vectors=1 0.108"
   " register_cache@threads=128,vectors=2 0.091"
   " two_pass@threads=256,vectors=1 0.049"},
  {"softmax", "fp16", "fp16", "rows=1574 cols=19632", 0.913,
   "cluster_registers@cluster=1,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.997"
   " cluster_shared@cluster=1,threads=512 0.976"
   " cluster_registers@cluster=4,elements=64 0.973"
   " cluster_shared@cluster=1,threads=256 0.967"
   " cluster_registers@cluster=4,elements=32 0.965"
   " cluster_registers@cluster=2,elements=32 0.920"
   " register_cache@threads=256,vectors=16 0.860"
   " two_pass@threads=512,vectors=2 0.849"
   " cluster_registers@cluster=8,elements=16 0.685"
   " cluster_registers@cluster=16,elements=16 0.411"},
  {"softmax", "bf16", "bf16", "rows=158 cols=45963", 0.694,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.981"
   " two_pass@threads=512,vectors=4 0.898"
   " cluster_shared@cluster=2,threads=512 0.872"
   " cluster_registers@cluster=8,elements=16 0.870"
   " cluster_registers@cluster=8,elements=64 0.858"
   " cluster_registers@cluster=16,elements=16 0.853"
   " cluster_registers@cluster=4,elements=64 0.846"
   " cluster_registers@cluster=2,elements=64 0.829"
   " cluster_shared@cluster=8,threads=256 0.821"
   " cluster_registers@cluster=16,elements=32 0.811"
   " cluster_shared@cluster=4,threads=256 0.797"
   " cluster_shared@cluster=2,threads=256 0.793"
   " grid_shared@warps=8,blocks_per_sm=2 0.759"
   " cluster_shared@cluster=4,threads=512 0.751"
   " cluster_shared@cluster=1,threads=512 0.721"
   " cluster_registers@cluster=16,elements=64 0.710"
   " grid_shared@warps=16,blocks_per_sm=1 0.669"
   " cluster_shared@cluster=8,threads=512 0.574"
   " cluster_shared@cluster=16,threads=256 0.561"
   " cluster_shared@cluster=16,threads=512 0.368"},
  {"softmax", "fp32", "fp32", "rows=1582 cols=483", 0.862,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.995"
   " register_cache@threads=128,vectors=1 0.897"
   " warp_rows@threads=128,vectors=4 0.890"
   " warp_rows@threads=128,vectors=2 0.889"
   " warp_rows@threads=64,vectors=4 0.884"
   " register_cache@threads=128,vectors=2 0.856"
   " staged_rows@threads=64,bytes=4096 0.765"
   " staged_rows@threads=128,bytes=8192 0.734"
   " cluster_registers@cluster=1,elements=16 0.704"
   " cluster_registers@cluster=1,elements=32 0.689"
   " two_pass@threads=256,vectors=1 0.524"},
  {"softmax", "fp16", "fp16", "rows=159 cols=24193", 0.731,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.989"
   " cluster_registers@cluster=2,elements=64 0.878"
   " cluster_registers@cluster=4,elements=64 0.872"
   " cluster_registers@cluster=1,elements=64 0.866"
   " cluster_registers@cluster=8,elements=16 0.851"
   " two_pass@threads=512,vectors=2 0.804"
   " register_cache@threads=256,vectors=16 0.735"
   " cluster_shared@cluster=1,threads=512 0.731"
   " cluster_shared@cluster=1,threads=256 0.697"
   " cluster_registers@cluster=16,elements=16 0.655"},
  {"softmax", "fp16", "fp16", "rows=159 cols=39819", 0.706,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.938"
   " cluster_shared@cluster=2,threads=512 0.912"
   " two_pass@threads=512,vectors=4 0.864"
   " cluster_registers@cluster=8,elements=64 0.863"
   " cluster_shared@cluster=4,threads=256 0.858"
   " cluster_registers@cluster=4,elements=64 0.844"
   " cluster_shared@cluster=2,threads=256 0.840"
   " cluster_registers@cluster=2,elements=64 0.827"
   " cluster_registers@cluster=8,elements=16 0.826"
   " cluster_registers@cluster=16,elements=16 0.806"
   " cluster_shared@cluster=8,threads=256 0.801"
   " cluster_registers@cluster=16,elements=32 0.772"
   " cluster_shared@cluster=1,threads=512 0.771"
   " grid_shared@warps=8,blocks_per_sm=2 0.758"
   " cluster_shared@cluster=4,threads=512 0.727"
   " grid_shared@warps=16,blocks_per_sm=1 0.726"
   " cluster_registers@cluster=16,elements=64 0.691"
   " cluster_shared@cluster=8,threads=512 0.542"
   " cluster_shared@cluster=16,threads=256 0.522"
   " cluster_shared@cluster=16,threads=512 0.337"},
  {"softmax", "fp32", "fp32", "rows=159 cols=55116", 0.826,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=8,elements=32 0.994"
   " cluster_registers@cluster=16,elements=16 0.937"
   " cluster_registers@cluster=4,elements=32 0.929"
   " cluster_registers@cluster=8,elements=64 0.927"
   " cluster_registers@cluster=8,elements=16 0.919"
   " cluster_shared@cluster=8,threads=256 0.891"
   " cluster_registers@cluster=16,elements=64 0.889"
   " cluster_shared@cluster=4,threads=512 0.852"
   " cluster_shared@cluster=4,threads=256 0.844"
   " cluster_shared@cluster=2,threads=512 0.841"
   " cluster_registers@cluster=4,elements=64 0.841"
   " two_pass@threads=512,vectors=4 0.777"
   " cluster_shared@cluster=16,threads=256 0.774"
   " cluster_shared@cluster=8,threads=512 0.764"
   " cluster_shared@cluster=2,threads=256 0.752"
   " cluster_registers@cluster=2,elements=64 0.744"
   " grid_shared@warps=16,blocks_per_sm=1 0.706"
   " grid_shared@warps=8,blocks_per_sm=2 0.703"
   " cluster_shared@cluster=1,threads=512 0.662"
   " cluster_shared@cluster=16,threads=512 0.542"},
  {"softmax", "fp16", "fp16", "rows=1595 cols=2560 direction=backward", 0.965,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.997"
   " cluster_registers_backward@cluster=1,vectors=4 0.977"
   " cluster_shared_backward@cluster=1,threads=256 0.904"
   " cluster_registers_backward@cluster=2,vectors=2 0.861"
   " cluster_registers_backward@cluster=2,vectors=4 0.825"
   " cluster_shared_backward@cluster=1,threads=512 0.690"
   " register_cache_backward@threads=512,vectors=2 0.654"
   " two_pass_backward@threads=512,vectors=2 0.550"
   " cluster_registers_backward@cluster=4,vectors=2 0.545"
   " cluster_registers_backward@cluster=4,vectors=4 0.544"
   " register_cache_backward@threads=1024,vectors=2 0.369"
   " register_cache_backward@threads=512,vectors=4 0.361"
   " register_cache_backward@threads=256,vectors=8 0.335"
   " cluster_registers_backward@cluster=8,vectors=2 0.334"
   " cluster_registers_backward@cluster=8,vectors=4 0.314"
   " register_cache_backward@threads=512,vectors=8 0.273"
   " cluster_registers_backward@cluster=16,vectors=2 0.167"
   " cluster_registers_backward@cluster=16,vectors=4 0.155"},
  {"softmax", "fp16", "fp16", "rows=1595 cols=2560", 0.903,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.933"
   " cluster_registers@cluster=1,elements=16 0.929"
   " register_cache@threads=256,vectors=2 0.817"
   " cluster_shared@cluster=1,threads=256 0.656"
   " register_cache@threads=256,vectors=4 0.629"
   " cluster_registers@cluster=2,elements=32 0.582"
   " cluster_registers@cluster=2,elements=64 0.573"
   " two_pass@threads=512,vectors=2 0.495"
   " cluster_shared@cluster=1,threads=512 0.457"
   " cluster_registers@cluster=4,elements=32 0.366"
   " register_cache@threads=512,vectors=4 0.363"
   " cluster_registers@cluster=4,elements=64 0.320"
   " cluster_registers@cluster=8,elements=16 0.225"
   " register_cache@threads=256,vectors=16 0.221"
   " cluster_registers@cluster=16,elements=16 0.111"},
  {"softmax", "fp16", "fp16", "rows=16 cols=100000", 0.623,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.992"
   " cluster_registers@cluster=8,elements=32 0.960"
   " cluster_registers@cluster=8,elements=64 0.957"
   " cluster_registers@cluster=16,elements=64 0.949"
   " cluster_registers@cluster=4,elements=64 0.884"
   " cluster_shared@cluster=16,threads=512 0.803"
   " cluster_shared@cluster=16,threads=256 0.798"
   " cluster_shared@cluster=8,threads=512 0.775"
   " cluster_shared@cluster=4,threads=512 0.771"
   " cluster_shared@cluster=8,threads=256 0.761"
   " cluster_shared@cluster=4,threads=256 0.727"
   " cluster_shared@cluster=2,threads=512 0.603"
   " cluster_shared@cluster=2,threads=256 0.542"
   " cluster_shared@cluster=1,threads=512 0.405"
   " two_pass@threads=512,vectors=4 0.359"
   " cluster_shared@cluster=1,threads=256 0.353"
   " two_pass@threads=512,vectors=2 0.280"},
  {"softmax", "fp16", "fp16", "rows=16 cols=10611 direction=backward", 0.631,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.980"
   " cluster_registers_backward@cluster=16,vectors=2 0.979"
   " register_cache_backward@threads=1024,vectors=2 0.977"
   " register_cache_backward@threads=512,vectors=4 0.947"
   " cluster_registers_backward@cluster=2,vectors=2 0.944"
   " register_cache_backward@threads=256,vectors=8 0.914"
   " cluster_registers_backward@cluster=1,vectors=2 0.913"
   " cluster_registers_backward@cluster=16,vectors=4 0.889"
   " cluster_registers_backward@cluster=8,vectors=4 0.875"
   " cluster_registers_backward@cluster=4,vectors=4 0.856"
   " cluster_registers_backward@cluster=1,vectors=4 0.840"
   " cluster_registers_backward@cluster=2,vectors=4 0.823"
   " register_cache_backward@threads=512,vectors=8 0.808"
   " cluster_shared_backward@cluster=1,threads=512 0.782"
   " two_pass_backward@threads=512,vectors=2 0.701"
   " cluster_shared_backward@cluster=1,threads=256 0.678"},
  {"softmax", "fp16", "fp16", "rows=16 cols=10611", 0.527,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.974"
   " cluster_registers@cluster=1,elements=16 0.944"
   " cluster_registers@cluster=1,elements=32 0.939"
   " cluster_registers@cluster=2,elements=32 0.872"
   " cluster_registers@cluster=4,elements=32 0.872"
   " register_cache@threads=512,vectors=4 0.841"
   " cluster_registers@cluster=1,elements=64 0.813"
   " cluster_registers@cluster=4,elements=64 0.765"
   " cluster_registers@cluster=2,elements=64 0.763"
   " cluster_shared@cluster=1,threads=512 0.762"
   " two_pass@threads=512,vectors=2 0.706"
   " cluster_shared@cluster=1,threads=256 0.684"
   " register_cache@threads=256,vectors=16 0.656"},
  {"softmax", "fp16", "fp16", "rows=16 cols=1312", 0.627,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.970"
   " cluster_registers@cluster=1,elements=32 0.913"
   " two_pass@threads=256,vectors=1 0.906"
   " warp_rows@threads=64,vectors=4 0.859"
   " warp_rows@threads=128,vectors=4 0.858"
   " warp_rows@threads=128,vectors=2 0.858"
   " staged_rows@threads=128,bytes=8192 0.692"
   " staged_rows@threads=64,bytes=4096 0.688"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2000000 direction=backward", 0.561,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.950"
   " two_pass_backward@threads=1024,vectors=2 0.371"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2000000", 0.718,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.985"
   " split_k@threads=256,vectors=8,reread=reverse 0.840"
   " split_k@threads=256,vectors=4,reread=reverse 0.840"
   " split_k@threads=256,vectors=16,reread=reverse 0.797"
   " split_k@threads=512,vectors=4,reread=reverse 0.796"
   " split_k_persistent@threads=256,vectors=16 0.776"
   " split_k@threads=256,vectors=2,reread=reverse 0.750"
   " split_k@threads=512,vectors=8,reread=reverse 0.746"
   " split_k_persistent@threads=256,vectors=4 0.699"
   " split_k_persistent@threads=512,vectors=4 0.673"
   " split_k_persistent@threads=512,vectors=8 0.607"
   " split_k@threads=128,vectors=2,reread=reverse 0.573"
   " split_k_persistent@threads=256,vectors=2 0.510"
   " split_k_persistent@threads=512,vectors=2 0.478"
   " split_k_persistent@threads=1024,vectors=2 0.436"
   " two_pass@threads=256,vectors=1 0.057"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2437", 0.577,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.982"
   " cluster_registers@cluster=8,elements=16 0.931"
   " cluster_registers@cluster=16,elements=16 0.926"
   " register_cache@threads=256,vectors=4 0.912"
   " cluster_registers@cluster=1,elements=32 0.872"
   " cluster_shared@cluster=1,threads=512 0.822"
   " cluster_registers@cluster=4,elements=32 0.816"
   " two_pass@threads=512,vectors=2 0.796"
   " register_cache@threads=512,vectors=4 0.796"
   " cluster_shared@cluster=1,threads=256 0.770"
   " cluster_registers@cluster=2,elements=32 0.764"
   " cluster_registers@cluster=1,elements=64 0.747"
   " cluster_registers@cluster=4,elements=64 0.689"
   " cluster_registers@cluster=2,elements=64 0.685"
   " register_cache@threads=256,vectors=16 0.588"},
  {"softmax", "fp32", "fp32", "rows=16 cols=32000", 0.598,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.992"
   " cluster_registers@cluster=16,elements=32 0.953"
   " cluster_registers@cluster=8,elements=32 0.948"
   " cluster_registers@cluster=4,elements=32 0.921"
   " cluster_shared@cluster=16,threads=256 0.884"
   " cluster_shared@cluster=8,threads=256 0.880"
   " cluster_shared@cluster=16,threads=512 0.849"
   " cluster_shared@cluster=4,threads=512 0.848"
   " cluster_registers@cluster=16,elements=64 0.833"
   " cluster_shared@cluster=8,threads=512 0.821"
   " cluster_shared@cluster=4,threads=256 0.811"
   " cluster_registers@cluster=8,elements=64 0.811"
   " cluster_registers@cluster=4,elements=64 0.809"
   " cluster_registers@cluster=2,elements=32 0.764"
   " cluster_registers@cluster=2,elements=64 0.723"
   " cluster_shared@cluster=2,threads=512 0.684"
   " cluster_shared@cluster=2,threads=256 0.630"
   " cluster_registers@cluster=1,elements=64 0.560"
   " cluster_shared@cluster=1,threads=512 0.493"
   " two_pass@threads=512,vectors=4 0.463"
   " cluster_shared@cluster=1,threads=256 0.438"
   " two_pass@threads=512,vectors=2 0.382"},
  {"softmax", "fp16", "fp16", "rows=16 cols=32768", 0.590,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=32 0.972"
   " cluster_registers@cluster=16,elements=32 0.964"
   " cluster_registers@cluster=4,elements=32 0.940"
   " cluster_registers@cluster=16,elements=64 0.931"
   " cluster_registers@cluster=8,elements=64 0.888"
   " cluster_registers@cluster=4,elements=64 0.880"
   " cluster_shared@cluster=16,threads=256 0.841"
   " cluster_shared@cluster=8,threads=256 0.826"
   " cluster_shared@cluster=8,threads=512 0.805"
   " cluster_shared@cluster=4,threads=256 0.802"
   " cluster_registers@cluster=2,elements=64 0.796"
   " cluster_shared@cluster=4,threads=512 0.795"
   " cluster_shared@cluster=16,threads=512 0.719"
   " cluster_shared@cluster=2,threads=512 0.711"
   " cluster_registers@cluster=1,elements=64 0.673"
   " cluster_shared@cluster=2,threads=256 0.669"
   " cluster_shared@cluster=1,threads=512 0.578"
   " two_pass@threads=512,vectors=4 0.552"
   " cluster_shared@cluster=1,threads=256 0.524"
   " two_pass@threads=512,vectors=2 0.461"},
  {"softmax", "fp16", "fp16", "rows=16 cols=8192", 0.609,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.979"
   " cluster_registers@cluster=8,elements=16 0.949"
   " cluster_registers@cluster=1,elements=32 0.948"
   " cluster_registers@cluster=16,elements=32 0.943"
   " cluster_registers@cluster=8,elements=32 0.930"
   " cluster_registers@cluster=1,elements=64 0.888"
   " cluster_registers@cluster=4,elements=32 0.874"
   " cluster_registers@cluster=2,elements=32 0.872"
   " two_pass@threads=512,vectors=2 0.842"
   " cluster_registers@cluster=16,elements=64 0.838"
   " cluster_registers@cluster=8,elements=64 0.833"
   " cluster_shared@cluster=4,threads=256 0.823"
   " cluster_registers@cluster=4,elements=64 0.819"
   " cluster_shared@cluster=8,threads=256 0.808"
   " cluster_shared@cluster=1,threads=512 0.801"
   " cluster_shared@cluster=1,threads=256 0.798"
   " cluster_registers@cluster=2,elements=64 0.783"
   " cluster_shared@cluster=2,threads=512 0.780"
   " cluster_shared@cluster=2,threads=256 0.771"
   " cluster_shared@cluster=4,threads=512 0.766"
   " two_pass@threads=512,vectors=4 0.763"
   " cluster_shared@cluster=16,threads=256 0.752"
   " cluster_shared@cluster=8,threads=512 0.709"
   " cluster_shared@cluster=16,threads=512 0.615"},
  {"softmax", "bf16", "bf16", "rows=16 cols=86955", 0.583,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=32 0.976"
   " cluster_registers@cluster=16,elements=32 0.966"
   " cluster_registers@cluster=8,elements=16 0.931"
   " cluster_registers@cluster=8,elements=64 0.900"
   " cluster_registers@cluster=16,elements=64 0.884"
   " cluster_registers@cluster=4,elements=64 0.876"
   " cluster_shared@cluster=16,threads=256 0.789"
   " cluster_shared@cluster=8,threads=512 0.737"
   " cluster_shared@cluster=8,threads=256 0.731"
   " cluster_shared@cluster=16,threads=512 0.727"
   " cluster_shared@cluster=4,threads=512 0.701"
   " cluster_shared@cluster=4,threads=256 0.676"
   " cluster_registers@cluster=2,elements=64 0.635"
   " grid_shared@warps=16,blocks_per_sm=1 0.596"
   " grid_shared@warps=8,blocks_per_sm=2 0.593"
   " cluster_shared@cluster=2,threads=512 0.551"
   " cluster_shared@cluster=2,threads=256 0.468"
   " cluster_shared@cluster=1,threads=512 0.367"
   " two_pass@threads=512,vectors=4 0.357"},
  {"softmax", "fp32", "fp32", "rows=161 cols=246 direction=backward", 0.814,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.998"
   " register_cache_backward@threads=256,vectors=2 0.988"
   " warp_rows_backward@threads=128,vectors=2 0.906"
   " warp_rows_backward@threads=128,vectors=4 0.794"
   " two_pass_backward@threads=256,vectors=2 0.741"
   " staged_rows_backward@threads=64,bytes=2048 0.636"
   " staged_rows_backward@threads=256,bytes=8192 0.583"},
  {"softmax", "fp32", "fp32", "rows=161 cols=246", 0.723,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.987"
   " register_cache@threads=128,vectors=2 0.894"
   " register_cache@threads=128,vectors=1 0.869"
   " warp_rows@threads=128,vectors=2 0.856"
   " cluster_registers@cluster=1,elements=16 0.796"
   " warp_rows@threads=128,vectors=4 0.750"
   " warp_rows@threads=64,vectors=4 0.749"
   " two_pass@threads=256,vectors=1 0.691"
   " staged_rows@threads=64,bytes=4096 0.664"
   " cluster_registers@cluster=1,elements=32 0.651"
   " staged_rows@threads=128,bytes=8192 0.650"},
  {"softmax", "fp16", "fp16", "rows=16193 cols=1920 direction=backward", 1.000,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.988"
   " warp_rows_backward@threads=128,vectors=4 0.984"
   " register_cache_backward@threads=256,vectors=2 0.893"
   " staged_rows_backward@threads=64,bytes=2048 0.875"
   " staged_rows_backward@threads=256,bytes=8192 0.821"
   " two_pass_backward@threads=256,vectors=2 0.798"},
  {"softmax", "fp16", "fp16", "rows=16193 cols=1920", 0.965,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.996"
   " warp_rows@threads=64,vectors=4 0.981"
   " warp_rows@threads=128,vectors=4 0.979"
   " warp_rows@threads=128,vectors=2 0.979"
   " cluster_registers@cluster=1,elements=16 0.966"
   " staged_rows@threads=64,bytes=4096 0.943"
   " staged_rows@threads=128,bytes=8192 0.939"
   " two_pass@threads=256,vectors=1 0.603"},
  {"softmax", "fp16", "fp16", "rows=162 cols=18240 direction=backward", 0.890,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.997"
   " cluster_registers_backward@cluster=2,vectors=2 0.965"
   " cluster_registers_backward@cluster=4,vectors=4 0.962"
   " cluster_registers_backward@cluster=2,vectors=4 0.944"
   " cluster_registers_backward@cluster=8,vectors=4 0.931"
   " cluster_registers_backward@cluster=4,vectors=8 0.918"
   " cluster_registers_backward@cluster=2,vectors=8 0.888"
   " cluster_registers_backward@cluster=1,vectors=4 0.881"
   " cluster_registers_backward@cluster=1,vectors=8 0.870"
   " cluster_registers_backward@cluster=8,vectors=8 0.865"
   " cluster_shared_backward@cluster=2,threads=512 0.837"
   " cluster_shared_backward@cluster=8,threads=256 0.727"
   " cluster_registers_backward@cluster=16,vectors=2 0.726"
   " cluster_registers_backward@cluster=16,vectors=4 0.685"
   " cluster_registers_backward@cluster=16,vectors=8 0.642"
   " two_pass_backward@threads=1024,vectors=2 0.628"
   " split_k_cooperative_backward@threads=512,vectors=2 0.583"
   " split_k_cooperative_backward@threads=256,vectors=4 0.532"
   " cluster_shared_backward@cluster=16,threads=256 0.513"
   " cluster_shared_backward@cluster=8,threads=512 0.508"
   " cluster_shared_backward@cluster=16,threads=512 0.285"},
  {"softmax", "fp16", "fp16", "rows=162 cols=18240", 0.752,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.981"
   " cluster_registers@cluster=4,elements=64 0.948"
   " cluster_registers@cluster=2,elements=64 0.931"
   " cluster_registers@cluster=1,elements=64 0.907"
   " cluster_shared@cluster=1,threads=512 0.807"
   " cluster_registers@cluster=8,elements=16 0.775"
   " cluster_shared@cluster=1,threads=256 0.766"
   " two_pass@threads=512,vectors=2 0.764"
   " register_cache@threads=256,vectors=16 0.681"
   " cluster_registers@cluster=16,elements=16 0.606"},
  {"softmax", "bf16", "bf16", "rows=162 cols=320", 0.715,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.928"
   " cluster_registers@cluster=1,elements=32 0.917"
   " warp_rows@threads=128,vectors=2 0.899"
   " register_cache@threads=128,vectors=2 0.897"
   " warp_rows@threads=128,vectors=4 0.865"
   " warp_rows@threads=64,vectors=4 0.859"
   " two_pass@threads=256,vectors=1 0.815"
   " staged_rows@threads=64,bytes=4096 0.763"
   " staged_rows@threads=128,bytes=8192 0.755"
   " warp_elements@threads=128 0.668"
   " warp_elements@threads=32 0.662"},
  {"softmax", "fp16", "fp16", "rows=165015 cols=23", 0.746,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.972"
   " warp_rows@threads=128,vectors=2 0.384"
   " warp_rows@threads=128,vectors=4 0.338"
   " warp_rows@threads=64,vectors=4 0.331"
   " warp_elements@threads=128 0.150"
   " warp_elements@threads=32 0.066"
   " cluster_registers@cluster=1,elements=16 0.065"
   " cluster_registers@cluster=1,elements=32 0.056"
   " register_cache@threads=128,vectors=1 0.039"
   " register_cache@threads=128,vectors=2 0.033"
   " two_pass@threads=256,vectors=1 0.019"},
  {"softmax", "fp32", "fp32", "rows=17 cols=1235242 direction=backward", 0.548,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.990"
   " two_pass_backward@threads=1024,vectors=2 0.411"},
  {"softmax", "fp32", "fp32", "rows=17 cols=1235242", 0.601,
   "grid_shared@warps=8,blocks_per_sm=2 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.987"
   " split_k@threads=256,vectors=8,reread=reverse 0.970"
   " split_k@threads=256,vectors=16,reread=reverse 0.944"
   " split_k@threads=256,vectors=4,reread=reverse 0.943"
   " split_k_persistent@threads=256,vectors=16 0.905"
   " split_k@threads=256,vectors=2,reread=reverse 0.802"
   " split_k_persistent@threads=256,vectors=4 0.776"
   " split_k_persistent@threads=256,vectors=2 0.524"
   " two_pass@threads=1024,vectors=4 0.304"},
  {"softmax", "fp16", "fp16", "rows=17 cols=402048 direction=backward", 0.660,
   "cluster_shared_backward@cluster=16,threads=512 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.938"
   " cluster_registers_backward@cluster=16,vectors=8 0.914"
   " cluster_shared_backward@cluster=16,threads=256 0.913"
   " split_k_cooperative_backward@threads=256,vectors=4 0.853"
   " cluster_shared_backward@cluster=8,threads=256 0.833"
   " split_k_cooperative_backward@threads=512,vectors=2 0.813"
   " cluster_shared_backward@cluster=8,threads=512 0.807"
   " two_pass_backward@threads=1024,vectors=2 0.378"},
  {"softmax", "fp16", "fp16", "rows=17 cols=402048", 0.550,
   "cluster_shared@cluster=16,threads=512 1.000"
   " cluster_shared@cluster=16,threads=256 0.989"
   " grid_shared@warps=8,blocks_per_sm=2 0.961"
   " grid_shared@warps=16,blocks_per_sm=1 0.919"
   " cluster_registers@cluster=16,elements=64 0.863"
   " cluster_shared@cluster=8,threads=256 0.857"
   " cluster_shared@cluster=8,threads=512 0.836"
   " cluster_shared@cluster=4,threads=512 0.836"
   " cluster_shared@cluster=4,threads=256 0.782"
   " two_pass@threads=512,vectors=4 0.321"},
  {"softmax", "fp16", "fp16", "rows=170 cols=9088 direction=backward", 0.869,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.986"
   " cluster_registers_backward@cluster=2,vectors=2 0.977"
   " cluster_registers_backward@cluster=4,vectors=4 0.953"
   " cluster_registers_backward@cluster=1,vectors=4 0.950"
   " cluster_registers_backward@cluster=2,vectors=4 0.936"
   " cluster_shared_backward@cluster=1,threads=256 0.852"
   " cluster_shared_backward@cluster=1,threads=512 0.840"
   " two_pass_backward@threads=512,vectors=2 0.804"
   " cluster_registers_backward@cluster=8,vectors=2 0.778"
   " register_cache_backward@threads=1024,vectors=2 0.754"
   " register_cache_backward@threads=512,vectors=4 0.754"
   " register_cache_backward@threads=256,vectors=8 0.728"
   " cluster_registers_backward@cluster=8,vectors=4 0.728"
   " register_cache_backward@threads=512,vectors=8 0.652"
   " cluster_registers_backward@cluster=16,vectors=2 0.583"
   " cluster_registers_backward@cluster=16,vectors=4 0.576"},
  {"softmax", "fp16", "fp16", "rows=170 cols=9088", 0.717,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.997"
   " cluster_registers@cluster=1,elements=64 0.936"
   " cluster_registers@cluster=2,elements=32 0.930"
   " cluster_registers@cluster=4,elements=32 0.922"
   " cluster_registers@cluster=4,elements=64 0.874"
   " cluster_registers@cluster=2,elements=64 0.874"
   " cluster_shared@cluster=1,threads=512 0.829"
   " cluster_shared@cluster=1,threads=256 0.828"
   " register_cache@threads=512,vectors=4 0.771"
   " two_pass@threads=512,vectors=2 0.769"
   " cluster_registers@cluster=8,elements=16 0.679"
   " register_cache@threads=256,vectors=16 0.619"
   " cluster_registers@cluster=16,elements=16 0.491"},
  {"softmax", "fp16", "fp16", "rows=1715 cols=142", 0.717,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.882"
   " warp_rows@threads=128,vectors=2 0.843"
   " warp_rows@threads=64,vectors=4 0.801"
   " warp_rows@threads=128,vectors=4 0.799"
   " cluster_registers@cluster=1,elements=16 0.794"
   " staged_rows@threads=64,bytes=4096 0.745"
   " staged_rows@threads=128,bytes=8192 0.743"
   " cluster_registers@cluster=1,elements=32 0.704"
   " register_cache@threads=128,vectors=1 0.681"
   " register_cache@threads=128,vectors=2 0.624"
   " two_pass@threads=256,vectors=1 0.375"},
  {"softmax", "fp16", "fp16", "rows=172 cols=1029 direction=backward", 0.774,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.995"
   " two_pass_backward@threads=256,vectors=2 0.783"
   " warp_rows_backward@threads=128,vectors=4 0.510"
   " warp_rows_backward@threads=128,vectors=2 0.508"
   " staged_rows_backward@threads=256,bytes=8192 0.487"
   " staged_rows_backward@threads=64,bytes=2048 0.467"},
  {"softmax", "fp16", "fp16", "rows=172 cols=1029", 0.624,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.960"
   " cluster_registers@cluster=1,elements=32 0.846"
   " two_pass@threads=256,vectors=1 0.826"
   " staged_rows@threads=64,bytes=4096 0.813"
   " staged_rows@threads=128,bytes=8192 0.803"
   " warp_rows@threads=128,vectors=2 0.742"
   " warp_rows@threads=128,vectors=4 0.741"
   " warp_rows@threads=64,vectors=4 0.732"},
  {"softmax", "fp16", "fp16", "rows=172 cols=140928", 0.790,
   "cluster_shared@cluster=8,threads=256 1.000"
   " cluster_registers@cluster=16,elements=32 0.954"
   " cluster_registers@cluster=16,elements=64 0.917"
   " cluster_shared@cluster=4,threads=256 0.913"
   " cluster_registers@cluster=8,elements=64 0.904"
   " cluster_shared@cluster=4,threads=512 0.901"
   " grid_shared@warps=8,blocks_per_sm=2 0.897"
   " cluster_shared@cluster=16,threads=256 0.877"
   " grid_shared@warps=16,blocks_per_sm=1 0.864"
   " cluster_shared@cluster=8,threads=512 0.858"
   " two_pass@threads=512,vectors=4 0.816"
   " cluster_registers@cluster=4,elements=64 0.801"
   " cluster_shared@cluster=2,threads=512 0.778"
   " cluster_shared@cluster=2,threads=256 0.696"
   " cluster_shared@cluster=16,threads=512 0.666"
   " cluster_registers@cluster=16,elements=16 0.625"},
  {"softmax", "bf16", "bf16", "rows=1731 cols=3449", 0.756,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=2 0.982"
   " cluster_registers@cluster=1,elements=16 0.946"
   " cluster_registers@cluster=1,elements=64 0.845"
   " register_cache@threads=256,vectors=4 0.816"
   " cluster_shared@cluster=1,threads=256 0.688"
   " cluster_registers@cluster=2,elements=32 0.657"
   " cluster_registers@cluster=2,elements=64 0.609"
   " two_pass@threads=512,vectors=2 0.520"
   " cluster_shared@cluster=1,threads=512 0.514"
   " register_cache@threads=512,vectors=4 0.493"
   " cluster_registers@cluster=4,elements=32 0.460"
   " cluster_registers@cluster=4,elements=64 0.366"
   " register_cache@threads=256,vectors=16 0.293"
   " cluster_registers@cluster=8,elements=16 0.290"
   " cluster_registers@cluster=16,elements=16 0.141"},
  {"softmax", "fp16", "fp16", "rows=174355 cols=18", 0.696,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.985"
   " warp_rows@threads=128,vectors=2 0.419"
   " warp_rows@threads=128,vectors=4 0.379"
   " warp_rows@threads=64,vectors=4 0.376"
   " warp_elements@threads=128 0.138"
   " warp_elements@threads=32 0.060"
   " cluster_registers@cluster=1,elements=16 0.059"
   " cluster_registers@cluster=1,elements=32 0.051"
   " register_cache@threads=128,vectors=1 0.035"
   " register_cache@threads=128,vectors=2 0.030"
   " two_pass@threads=256,vectors=1 0.018"},
  {"softmax", "bf16", "bf16", "rows=175516 cols=128", 0.968,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.999"
   " warp_rows@threads=128,vectors=2 0.996"
   " staged_rows@threads=64,bytes=4096 0.767"
   " staged_rows@threads=128,bytes=8192 0.751"
   " warp_elements@threads=128 0.422"
   " cluster_registers@cluster=1,elements=16 0.213"
   " warp_elements@threads=32 0.213"
   " cluster_registers@cluster=1,elements=32 0.213"
   " register_cache@threads=128,vectors=1 0.135"
   " register_cache@threads=128,vectors=2 0.103"
   " two_pass@threads=256,vectors=1 0.068"},
  {"softmax", "bf16", "bf16", "rows=175516 cols=128 direction=backward", 0.991,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.991"
   " staged_rows_backward@threads=64,bytes=2048 0.823"
   " staged_rows_backward@threads=256,bytes=8192 0.816"
   " register_cache_backward@threads=128,vectors=1 0.274"
   " register_cache_backward@threads=128,vectors=2 0.188"
   " two_pass_backward@threads=256,vectors=2 0.102"
   " register_cache_backward@threads=256,vectors=2 0.095"},
  {"softmax", "fp32", "fp32", "rows=17732 cols=22", 0.740,
   "warp_rows@threads=128,vectors=2 1.000"
   " staged_rows@threads=64,bytes=4096 0.905"
   " warp_rows@threads=64,vectors=4 0.878"
   " staged_rows@threads=128,bytes=8192 0.872"
   " warp_rows@threads=128,vectors=4 0.845"
   " warp_elements@threads=128 0.425"
   " warp_elements@threads=32 0.242"
   " cluster_registers@cluster=1,elements=16 0.191"
   " register_cache@threads=128,vectors=1 0.146"
   " register_cache@threads=128,vectors=2 0.118"
   " cluster_registers@cluster=1,elements=32 0.114"
   " two_pass@threads=256,vectors=1 0.073"},
  {"softmax", "fp16", "fp16", "rows=1773274 cols=18", 0.770,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.971"
   " warp_rows@threads=128,vectors=2 0.321"
   " warp_rows@threads=128,vectors=4 0.265"
   " warp_rows@threads=64,vectors=4 0.263"
   " warp_elements@threads=128 0.088"
   " warp_elements@threads=32 0.037"
   " cluster_registers@cluster=1,elements=16 0.037"
   " cluster_registers@cluster=1,elements=32 0.032"
   " register_cache@threads=128,vectors=1 0.022"
   " register_cache@threads=128,vectors=2 0.018"
   " two_pass@threads=256,vectors=1 0.011"},
  {"softmax", "fp16", "fp16", "rows=178 cols=19636", 0.740,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.985"
   " cluster_registers@cluster=1,elements=64 0.911"
   " cluster_registers@cluster=2,elements=64 0.893"
   " cluster_registers@cluster=4,elements=64 0.869"
   " cluster_registers@cluster=8,elements=16 0.806"
   " two_pass@threads=512,vectors=2 0.778"
   " cluster_shared@cluster=1,threads=512 0.777"
   " cluster_shared@cluster=1,threads=256 0.733"
   " register_cache@threads=256,vectors=16 0.726"
   " cluster_registers@cluster=16,elements=16 0.527"},
  {"softmax", "fp16", "fp16", "rows=18 cols=1031040 stride=1031074", 0.606,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.997"
   " grid_shared@warps=16,blocks_per_sm=1 0.985"
   " grid_shared@warps=8,blocks_per_sm=2 0.977"
   " split_k@threads=256,vectors=16,reread=reverse 0.907"
   " split_k@threads=256,vectors=2,reread=reverse 0.894"
   " split_k_persistent@threads=256,vectors=16 0.837"
   " split_k_persistent@threads=256,vectors=4 0.797"
   " cluster_shared@cluster=16,threads=512 0.749"
   " cluster_shared@cluster=16,threads=256 0.663"
   " split_k_persistent@threads=256,vectors=2 0.611"
   " two_pass@threads=1024,vectors=4 0.311"},
  {"softmax", "fp16", "fp16", "rows=18 cols=178017", 0.658,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.910"
   " cluster_registers@cluster=8,elements=64 0.861"
   " cluster_registers@cluster=4,elements=64 0.822"
   " cluster_shared@cluster=16,threads=512 0.820"
   " cluster_registers@cluster=16,elements=16 0.793"
   " cluster_shared@cluster=16,threads=256 0.770"
   " cluster_shared@cluster=8,threads=256 0.711"
   " cluster_shared@cluster=8,threads=512 0.702"
   " cluster_shared@cluster=4,threads=512 0.697"
   " grid_shared@warps=8,blocks_per_sm=2 0.635"
   " grid_shared@warps=16,blocks_per_sm=1 0.627"
   " cluster_shared@cluster=4,threads=256 0.617"
   " cluster_shared@cluster=2,threads=512 0.516"
   " cluster_shared@cluster=2,threads=256 0.411"
   " two_pass@threads=512,vectors=4 0.297"},
  {"softmax", "fp32", "fp32", "rows=18 cols=3392", 0.579,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=16,elements=16 0.966"
   " cluster_registers@cluster=1,elements=16 0.961"
   " cluster_registers@cluster=8,elements=16 0.942"
   " two_pass@threads=512,vectors=2 0.927"
   " register_cache@threads=512,vectors=4 0.900"
   " cluster_registers@cluster=1,elements=32 0.874"
   " cluster_shared@cluster=1,threads=512 0.837"
   " cluster_registers@cluster=4,elements=32 0.816"
   " cluster_registers@cluster=2,elements=32 0.769"
   " cluster_shared@cluster=1,threads=256 0.761"
   " register_cache@threads=256,vectors=16 0.709"
   " cluster_registers@cluster=1,elements=64 0.688"
   " cluster_registers@cluster=4,elements=64 0.679"
   " cluster_registers@cluster=2,elements=64 0.638"},
  {"softmax", "fp16", "fp16", "rows=18 cols=387497", 0.568,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.999"
   " cluster_shared@cluster=16,threads=256 0.923"
   " grid_shared@warps=8,blocks_per_sm=2 0.895"
   " grid_shared@warps=16,blocks_per_sm=1 0.887"
   " cluster_registers@cluster=8,elements=64 0.855"
   " cluster_shared@cluster=8,threads=256 0.815"
   " cluster_shared@cluster=8,threads=512 0.806"
   " cluster_shared@cluster=4,threads=512 0.780"
   " cluster_shared@cluster=4,threads=256 0.691"
   " two_pass@threads=512,vectors=4 0.315"},
  {"softmax", "bf16", "bf16", "rows=18 cols=7232 stride=7239", 0.535,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.965"
   " cluster_registers@cluster=1,elements=32 0.920"
   " cluster_registers@cluster=8,elements=16 0.902"
   " register_cache@threads=256,vectors=4 0.886"
   " two_pass@threads=512,vectors=2 0.841"
   " cluster_registers@cluster=2,elements=32 0.815"
   " cluster_registers@cluster=4,elements=32 0.813"
   " register_cache@threads=512,vectors=4 0.802"
   " cluster_shared@cluster=1,threads=512 0.728"
   " cluster_registers@cluster=1,elements=64 0.727"
   " cluster_registers@cluster=4,elements=64 0.679"
   " cluster_registers@cluster=2,elements=64 0.652"
   " cluster_shared@cluster=1,threads=256 0.610"
   " register_cache@threads=256,vectors=16 0.583"},
  {"softmax", "fp16", "fp16", "rows=1827 cols=20 direction=backward", 0.627,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.936"
   " staged_rows_backward@threads=256,bytes=8192 0.906"
   " register_cache_backward@threads=128,vectors=1 0.849"
   " warp_rows_backward@threads=128,vectors=4 0.849"
   " register_cache_backward@threads=128,vectors=2 0.684"
   " register_cache_backward@threads=256,vectors=2 0.460"
   " two_pass_backward@threads=256,vectors=2 0.397"},
  {"softmax", "fp16", "fp16", "rows=1827 cols=20", 0.681,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.927"
   " staged_rows@threads=128,bytes=8192 0.848"
   " staged_rows@threads=64,bytes=4096 0.841"
   " warp_rows@threads=128,vectors=4 0.794"
   " warp_elements@threads=32 0.793"
   " warp_rows@threads=64,vectors=4 0.789"
   " cluster_registers@cluster=1,elements=16 0.718"
   " cluster_registers@cluster=1,elements=32 0.640"
   " register_cache@threads=128,vectors=1 0.629"
   " register_cache@threads=128,vectors=2 0.551"
   " two_pass@threads=256,vectors=1 0.356"},
  {"softmax", "bf16", "bf16", "rows=1851 cols=6959", 0.832,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.990"
   " cluster_registers@cluster=1,elements=64 0.880"
   " cluster_registers@cluster=2,elements=32 0.858"
   " cluster_registers@cluster=1,elements=16 0.842"
   " cluster_registers@cluster=2,elements=64 0.756"
   " cluster_shared@cluster=1,threads=256 0.751"
   " register_cache@threads=512,vectors=4 0.701"
   " two_pass@threads=512,vectors=2 0.674"
   " cluster_shared@cluster=1,threads=512 0.631"
   " cluster_registers@cluster=4,elements=32 0.564"
   " cluster_registers@cluster=4,elements=64 0.522"
   " register_cache@threads=256,vectors=16 0.426"
   " cluster_registers@cluster=8,elements=16 0.377"
   " cluster_registers@cluster=16,elements=16 0.216"},
  {"softmax", "bf16", "bf16", "rows=1851 cols=6959 direction=backward", 0.949,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.974"
   " register_cache_backward@threads=512,vectors=2 0.943"
   " cluster_registers_backward@cluster=2,vectors=4 0.932"
   " cluster_shared_backward@cluster=1,threads=512 0.872"
   " cluster_shared_backward@cluster=1,threads=256 0.867"
   " cluster_registers_backward@cluster=4,vectors=2 0.798"
   " two_pass_backward@threads=512,vectors=2 0.777"
   " cluster_registers_backward@cluster=4,vectors=4 0.704"
   " register_cache_backward@threads=1024,vectors=2 0.622"
   " register_cache_backward@threads=512,vectors=4 0.617"
   " register_cache_backward@threads=256,vectors=8 0.585"
   " register_cache_backward@threads=512,vectors=8 0.535"
   " cluster_registers_backward@cluster=8,vectors=2 0.522"
   " cluster_registers_backward@cluster=8,vectors=4 0.471"
   " cluster_registers_backward@cluster=16,vectors=2 0.292"
   " cluster_registers_backward@cluster=16,vectors=4 0.248"},
  {"softmax", "fp16", "fp16", "rows=1869 cols=5557", 0.866,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.976"
   " cluster_registers@cluster=1,elements=64 0.902"
   " cluster_registers@cluster=1,elements=16 0.888"
   " cluster_shared@cluster=1,threads=256 0.784"
   " cluster_registers@cluster=2,elements=32 0.774"
   " cluster_registers@cluster=2,elements=64 0.677"
   " two_pass@threads=512,vectors=2 0.664"
   " register_cache@threads=512,vectors=4 0.614"
   " cluster_shared@cluster=1,threads=512 0.575"
   " cluster_registers@cluster=4,elements=32 0.494"
   " cluster_registers@cluster=4,elements=64 0.465"
   " register_cache@threads=256,vectors=16 0.388"
   " cluster_registers@cluster=8,elements=16 0.316"
   " cluster_registers@cluster=16,elements=16 0.180"},
  {"softmax", "fp32", "fp32", "rows=187 cols=90", 0.718,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.985"
   " register_cache@threads=128,vectors=2 0.875"
   " warp_rows@threads=128,vectors=2 0.859"
   " register_cache@threads=128,vectors=1 0.848"
   " cluster_registers@cluster=1,elements=16 0.811"
   " warp_rows@threads=128,vectors=4 0.780"
   " warp_rows@threads=64,vectors=4 0.779"
   " staged_rows@threads=64,bytes=4096 0.725"
   " staged_rows@threads=128,bytes=8192 0.709"
   " two_pass@threads=256,vectors=1 0.670"
   " cluster_registers@cluster=1,elements=32 0.647"},
  {"softmax", "fp16", "fp16", "rows=19 cols=256820", 0.660,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.895"
   " cluster_registers@cluster=16,elements=32 0.858"
   " cluster_shared@cluster=16,threads=256 0.838"
   " cluster_shared@cluster=8,threads=512 0.742"
   " cluster_shared@cluster=8,threads=256 0.731"
   " cluster_registers@cluster=8,elements=64 0.716"
   " cluster_shared@cluster=4,threads=512 0.701"
   " grid_shared@warps=8,blocks_per_sm=2 0.700"
   " grid_shared@warps=16,blocks_per_sm=1 0.675"
   " cluster_shared@cluster=4,threads=256 0.611"
   " two_pass@threads=512,vectors=4 0.291"},
  {"softmax", "fp16", "fp16", "rows=19 cols=455432", 0.611,
   "cluster_shared@cluster=16,threads=256 1.000"
   " cluster_shared@cluster=16,threads=512 0.980"
   " cluster_shared@cluster=8,threads=512 0.867"
   " grid_shared@warps=8,blocks_per_sm=2 0.859"
   " cluster_shared@cluster=8,threads=256 0.856"
   " cluster_registers@cluster=16,elements=64 0.836"
   " cluster_shared@cluster=4,threads=512 0.834"
   " grid_shared@warps=16,blocks_per_sm=1 0.819"
   " cluster_shared@cluster=4,threads=256 0.764"
   " two_pass@threads=512,vectors=4 0.297"},
  {"softmax", "fp16", "fp16", "rows=191 cols=1205", 0.634,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.988"
   " cluster_registers@cluster=1,elements=32 0.856"
   " two_pass@threads=256,vectors=1 0.852"
   " staged_rows@threads=128,bytes=8192 0.843"
   " staged_rows@threads=64,bytes=4096 0.843"
   " warp_rows@threads=128,vectors=2 0.761"
   " warp_rows@threads=128,vectors=4 0.755"
   " warp_rows@threads=64,vectors=4 0.752"},
  {"softmax", "fp32", "fp32", "rows=191713 cols=49", 0.910,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.986"
   " warp_rows@threads=128,vectors=2 0.863"
   " warp_rows@threads=128,vectors=4 0.800"
   " warp_rows@threads=64,vectors=4 0.794"
   " warp_elements@threads=128 0.326"
   " warp_elements@threads=32 0.175"
   " cluster_registers@cluster=1,elements=16 0.135"
   " register_cache@threads=128,vectors=1 0.102"
   " register_cache@threads=128,vectors=2 0.080"
   " cluster_registers@cluster=1,elements=32 0.078"
   " two_pass@threads=256,vectors=1 0.049"},
  {"softmax", "fp16", "fp16", "rows=196888 cols=27", 0.767,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.963"
   " warp_rows@threads=128,vectors=2 0.555"
   " warp_rows@threads=64,vectors=4 0.378"
   " warp_rows@threads=128,vectors=4 0.376"
   " warp_elements@threads=128 0.159"
   " warp_elements@threads=32 0.069"
   " cluster_registers@cluster=1,elements=16 0.069"
   " cluster_registers@cluster=1,elements=32 0.059"
   " register_cache@threads=128,vectors=1 0.041"
   " register_cache@threads=128,vectors=2 0.035"
   " two_pass@threads=256,vectors=1 0.020"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1077504", 0.477,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.995"
   " split_k@threads=256,vectors=2,reread=reverse 0.971"
   " split_k@threads=256,vectors=8,reread=reverse 0.943"
   " split_k_persistent@threads=256,vectors=2 0.902"
   " split_k_persistent@threads=256,vectors=16 0.817"
   " grid_shared@warps=8,blocks_per_sm=2 0.813"
   " grid_shared@warps=16,blocks_per_sm=1 0.801"
   " split_k@threads=256,vectors=16,reread=reverse 0.737"
   " cluster_shared@cluster=16,threads=512 0.626"
   " cluster_shared@cluster=16,threads=256 0.584"
   " two_pass@threads=1024,vectors=4 0.081"},
  {"softmax", "fp32", "fp32", "rows=2 cols=12203", 0.464,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.994"
   " cluster_registers@cluster=4,elements=32 0.816"
   " register_cache@threads=256,vectors=16 0.760"
   " cluster_registers@cluster=2,elements=32 0.745"
   " cluster_registers@cluster=1,elements=16 0.723"
   " cluster_registers@cluster=1,elements=32 0.714"
   " cluster_shared@cluster=1,threads=512 0.616"
   " two_pass@threads=512,vectors=2 0.591"
   " cluster_registers@cluster=1,elements=64 0.566"
   " cluster_registers@cluster=4,elements=64 0.562"
   " cluster_registers@cluster=2,elements=64 0.561"
   " cluster_shared@cluster=1,threads=256 0.497"},
  {"softmax", "bf16", "bf16", "rows=2 cols=12391", 0.429,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.999"
   " cluster_registers@cluster=1,elements=32 0.947"
   " cluster_registers@cluster=2,elements=32 0.904"
   " cluster_registers@cluster=4,elements=32 0.875"
   " register_cache@threads=512,vectors=4 0.862"
   " cluster_registers@cluster=1,elements=64 0.802"
   " two_pass@threads=512,vectors=2 0.726"
   " cluster_registers@cluster=4,elements=64 0.726"
   " cluster_registers@cluster=2,elements=64 0.725"
   " cluster_shared@cluster=1,threads=256 0.614"
   " register_cache@threads=256,vectors=16 0.605"
   " cluster_shared@cluster=1,threads=512 0.596"},
  {"softmax", "bf16", "bf16", "rows=2 cols=12391 direction=backward", 0.565,
   "register_cache_backward@threads=1024,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.993"
   " register_cache_backward@threads=256,vectors=8 0.955"
   " register_cache_backward@threads=512,vectors=8 0.834"
   " cluster_registers_backward@cluster=16,vectors=2 0.832"
   " cluster_registers_backward@cluster=8,vectors=2 0.830"
   " cluster_registers_backward@cluster=4,vectors=2 0.818"
   " cluster_registers_backward@cluster=2,vectors=2 0.773"
   " cluster_registers_backward@cluster=1,vectors=2 0.759"
   " cluster_registers_backward@cluster=2,vectors=4 0.701"
   " cluster_registers_backward@cluster=1,vectors=4 0.695"
   " two_pass_backward@threads=512,vectors=2 0.694"
   " cluster_registers_backward@cluster=16,vectors=4 0.685"
   " cluster_registers_backward@cluster=8,vectors=4 0.675"
   " cluster_registers_backward@cluster=4,vectors=4 0.672"
   " cluster_shared_backward@cluster=1,threads=256 0.530"
   " cluster_shared_backward@cluster=1,threads=512 0.482"},
  {"softmax", "fp32", "fp32", "rows=2 cols=14296", 0.484,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.997"
   " cluster_registers@cluster=4,elements=32 0.879"
   " cluster_registers@cluster=2,elements=32 0.789"
   " register_cache@threads=256,vectors=16 0.714"
   " cluster_registers@cluster=2,elements=64 0.707"
   " cluster_registers@cluster=4,elements=64 0.707"
   " cluster_registers@cluster=1,elements=32 0.698"
   " cluster_registers@cluster=1,elements=64 0.650"
   " cluster_shared@cluster=1,threads=512 0.615"
   " cluster_shared@cluster=1,threads=256 0.574"
   " two_pass@threads=512,vectors=2 0.509"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1599296", 0.514,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.998"
   " split_k@threads=256,vectors=2,reread=reverse 0.936"
   " split_k@threads=256,vectors=8,reread=reverse 0.914"
   " split_k_persistent@threads=256,vectors=16 0.897"
   " grid_shared@warps=8,blocks_per_sm=2 0.814"
   " grid_shared@warps=16,blocks_per_sm=1 0.802"
   " split_k@threads=256,vectors=16,reread=reverse 0.793"
   " split_k_persistent@threads=256,vectors=2 0.562"
   " cluster_shared@cluster=16,threads=512 0.541"
   " cluster_shared@cluster=16,threads=256 0.498"
   " two_pass@threads=1024,vectors=4 0.065"},
  {"softmax", "bf16", "bf16", "rows=2 cols=1669696", 0.484,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.995"
   " split_k_persistent@threads=256,vectors=16 0.951"
   " split_k@threads=256,vectors=8,reread=reverse 0.940"
   " split_k@threads=256,vectors=2,reread=reverse 0.935"
   " grid_shared@warps=16,blocks_per_sm=1 0.861"
   " grid_shared@warps=8,blocks_per_sm=2 0.857"
   " split_k@threads=256,vectors=16,reread=reverse 0.828"
   " split_k_persistent@threads=256,vectors=2 0.561"
   " cluster_shared@cluster=16,threads=512 0.542"
   " cluster_shared@cluster=16,threads=256 0.483"
   " two_pass@threads=1024,vectors=4 0.065"},
  {"softmax", "bf16", "bf16", "rows=2 cols=16777216 direction=backward", 0.580,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.986"
   " two_pass_backward@threads=1024,vectors=2 0.048"},
  {"softmax", "bf16", "bf16", "rows=2 cols=17602 stride=17651", 0.448,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.982"
   " cluster_registers@cluster=4,elements=32 0.898"
   " cluster_registers@cluster=2,elements=32 0.864"
   " cluster_registers@cluster=1,elements=64 0.739"
   " cluster_registers@cluster=4,elements=64 0.730"
   " cluster_registers@cluster=2,elements=64 0.722"
   " cluster_shared@cluster=1,threads=512 0.630"
   " two_pass@threads=512,vectors=2 0.588"
   " cluster_shared@cluster=1,threads=256 0.563"
   " register_cache@threads=256,vectors=16 0.545"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1899812", 0.524,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.982"
   " split_k@threads=256,vectors=8,reread=reverse 0.934"
   " split_k_persistent@threads=256,vectors=16 0.932"
   " split_k@threads=256,vectors=2,reread=reverse 0.905"
   " split_k@threads=256,vectors=16,reread=reverse 0.816"
   " grid_shared@warps=8,blocks_per_sm=2 0.790"
   " grid_shared@warps=16,blocks_per_sm=1 0.782"
   " split_k_persistent@threads=256,vectors=2 0.611"
   " two_pass@threads=1024,vectors=4 0.055"},
  {"softmax", "fp16", "fp16", "rows=2 cols=190783 stride=190790", 0.441,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.990"
   " cluster_registers@cluster=16,elements=64 0.903"
   " cluster_shared@cluster=16,threads=512 0.824"
   " cluster_registers@cluster=8,elements=64 0.816"
   " cluster_shared@cluster=16,threads=256 0.755"
   " cluster_shared@cluster=8,threads=512 0.658"
   " cluster_registers@cluster=4,elements=64 0.585"
   " grid_shared@warps=16,blocks_per_sm=1 0.578"
   " grid_shared@warps=8,blocks_per_sm=2 0.575"
   " cluster_shared@cluster=8,threads=256 0.548"
   " cluster_shared@cluster=4,threads=512 0.443"
   " cluster_shared@cluster=4,threads=256 0.383"
   " cluster_shared@cluster=2,threads=512 0.302"
   " cluster_shared@cluster=2,threads=256 0.242"
   " two_pass@threads=512,vectors=4 0.174"},
  {"softmax", "fp32", "fp32", "rows=2 cols=20813 stride=20866", 0.463,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.961"
   " cluster_shared@cluster=16,threads=512 0.919"
   " cluster_shared@cluster=16,threads=256 0.865"
   " cluster_registers@cluster=8,elements=32 0.846"
   " cluster_registers@cluster=16,elements=32 0.846"
   " cluster_shared@cluster=8,threads=256 0.821"
   " cluster_shared@cluster=8,threads=512 0.812"
   " cluster_registers@cluster=4,elements=32 0.777"
   " cluster_shared@cluster=4,threads=512 0.735"
   " cluster_shared@cluster=4,threads=256 0.675"
   " cluster_shared@cluster=2,threads=512 0.593"
   " cluster_registers@cluster=4,elements=64 0.584"
   " cluster_registers@cluster=2,elements=64 0.554"
   " cluster_registers@cluster=8,elements=64 0.548"
   " cluster_registers@cluster=16,elements=64 0.545"
   " cluster_shared@cluster=2,threads=256 0.541"
   " two_pass@threads=512,vectors=4 0.480"
   " cluster_shared@cluster=1,threads=512 0.477"
   " grid_shared@warps=16,blocks_per_sm=1 0.472"
   " grid_shared@warps=8,blocks_per_sm=2 0.458"},
  {"softmax", "fp32", "fp32", "rows=2 cols=210846", 0.391,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.916"
   " cluster_shared@cluster=16,threads=512 0.869"
   " cluster_shared@cluster=16,threads=256 0.828"
   " grid_shared@warps=16,blocks_per_sm=1 0.718"
   " grid_shared@warps=8,blocks_per_sm=2 0.718"
   " cluster_registers@cluster=8,elements=64 0.687"
   " cluster_shared@cluster=8,threads=512 0.645"
   " cluster_shared@cluster=8,threads=256 0.580"
   " cluster_shared@cluster=4,threads=512 0.389"
   " cluster_shared@cluster=4,threads=256 0.343"
   " two_pass@threads=512,vectors=4 0.130"},
  {"softmax", "fp32", "fp32", "rows=2 cols=2711342", 0.570,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.970"
   " split_k@threads=256,vectors=16,reread=reverse 0.935"
   " grid_shared@warps=8,blocks_per_sm=2 0.906"
   " split_k_persistent@threads=256,vectors=16 0.889"
   " grid_shared@warps=16,blocks_per_sm=1 0.887"
   " split_k_persistent@threads=256,vectors=4 0.887"
   " split_k_persistent@threads=256,vectors=2 0.830"
   " split_k@threads=256,vectors=2,reread=reverse 0.759"
   " two_pass@threads=1024,vectors=4 0.047"},
  {"softmax", "fp16", "fp16", "rows=2 cols=279150 direction=backward", 0.473,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.919"
   " split_k_cooperative_backward@threads=256,vectors=4 0.896"
   " cluster_registers_backward@cluster=16,vectors=8 0.887"
   " cluster_shared_backward@cluster=16,threads=512 0.777"
   " cluster_registers_backward@cluster=8,vectors=8 0.771"
   " cluster_shared_backward@cluster=16,threads=256 0.744"
   " cluster_shared_backward@cluster=8,threads=512 0.638"
   " cluster_shared_backward@cluster=8,threads=256 0.580"
   " two_pass_backward@threads=1024,vectors=2 0.159"},
  {"softmax", "fp16", "fp16", "rows=2 cols=279150", 0.390,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.878"
   " cluster_shared@cluster=16,threads=256 0.827"
   " cluster_registers@cluster=8,elements=64 0.824"
   " grid_shared@warps=16,blocks_per_sm=1 0.682"
   " cluster_shared@cluster=8,threads=512 0.679"
   " grid_shared@warps=8,blocks_per_sm=2 0.673"
   " cluster_shared@cluster=8,threads=256 0.597"
   " cluster_shared@cluster=4,threads=512 0.439"
   " cluster_shared@cluster=4,threads=256 0.383"
   " two_pass@threads=512,vectors=4 0.158"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3303050", 0.549,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.982"
   " split_k@threads=256,vectors=8,reread=reverse 0.969"
   " split_k@threads=256,vectors=16,reread=reverse 0.900"
   " grid_shared@warps=16,blocks_per_sm=1 0.877"
   " grid_shared@warps=8,blocks_per_sm=2 0.872"
   " split_k@threads=256,vectors=2,reread=reverse 0.845"
   " split_k_persistent@threads=256,vectors=4 0.837"
   " split_k_persistent@threads=256,vectors=2 0.703"
   " two_pass@threads=1024,vectors=4 0.051"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3736000", 0.579,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.973"
   " split_k@threads=256,vectors=8,reread=reverse 0.963"
   " grid_shared@warps=8,blocks_per_sm=2 0.901"
   " split_k@threads=256,vectors=16,reread=reverse 0.897"
   " grid_shared@warps=16,blocks_per_sm=1 0.884"
   " split_k_persistent@threads=256,vectors=4 0.867"
   " split_k@threads=256,vectors=2,reread=reverse 0.815"
   " split_k_persistent@threads=256,vectors=2 0.734"
   " two_pass@threads=1024,vectors=4 0.049"},
  {"softmax", "fp16", "fp16", "rows=2 cols=4178415", 0.606,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.955"
   " split_k@threads=256,vectors=4,reread=reverse 0.934"
   " split_k@threads=256,vectors=16,reread=reverse 0.893"
   " split_k_persistent@threads=256,vectors=4 0.857"
   " grid_shared@warps=16,blocks_per_sm=1 0.838"
   " grid_shared@warps=8,blocks_per_sm=2 0.831"
   " split_k@threads=256,vectors=2,reread=reverse 0.763"
   " split_k_persistent@threads=256,vectors=2 0.673"
   " two_pass@threads=1024,vectors=4 0.044"},
  {"softmax", "bf16", "bf16", "rows=2 cols=637539", 0.437,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.942"
   " split_k_persistent@threads=256,vectors=2 0.925"
   " split_k_persistent@threads=256,vectors=4 0.912"
   " split_k@threads=256,vectors=8,reread=reverse 0.832"
   " grid_shared@warps=16,blocks_per_sm=1 0.710"
   " split_k_persistent@threads=256,vectors=16 0.708"
   " grid_shared@warps=8,blocks_per_sm=2 0.698"
   " cluster_shared@cluster=16,threads=512 0.665"
   " split_k@threads=256,vectors=16,reread=reverse 0.632"
   " cluster_shared@cluster=16,threads=256 0.566"
   " two_pass@threads=1024,vectors=4 0.102"},
  {"softmax", "fp32", "fp32", "rows=2 cols=68799 direction=backward", 0.578,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.994"
   " cluster_registers_backward@cluster=8,vectors=4 0.902"
   " cluster_registers_backward@cluster=16,vectors=8 0.879"
   " cluster_registers_backward@cluster=8,vectors=8 0.803"
   " cluster_shared_backward@cluster=16,threads=256 0.729"
   " cluster_shared_backward@cluster=16,threads=512 0.710"
   " split_k_cooperative_backward@threads=256,vectors=4 0.669"
   " split_k_cooperative_backward@threads=512,vectors=2 0.661"
   " cluster_shared_backward@cluster=8,threads=256 0.655"
   " cluster_registers_backward@cluster=4,vectors=8 0.651"
   " cluster_shared_backward@cluster=8,threads=512 0.637"
   " two_pass_backward@threads=1024,vectors=2 0.217"},
  {"softmax", "fp32", "fp32", "rows=2 cols=68799", 0.445,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.871"
   " cluster_registers@cluster=8,elements=16 0.861"
   " cluster_shared@cluster=16,threads=512 0.830"
   " cluster_shared@cluster=16,threads=256 0.819"
   " cluster_registers@cluster=8,elements=32 0.777"
   " cluster_shared@cluster=8,threads=512 0.709"
   " cluster_shared@cluster=8,threads=256 0.683"
   " cluster_registers@cluster=8,elements=64 0.635"
   " cluster_registers@cluster=16,elements=64 0.634"
   " cluster_registers@cluster=4,elements=64 0.538"
   " grid_shared@warps=16,blocks_per_sm=1 0.536"
   " cluster_shared@cluster=4,threads=512 0.536"
   " grid_shared@warps=8,blocks_per_sm=2 0.533"
   " cluster_shared@cluster=4,threads=256 0.501"
   " cluster_shared@cluster=2,threads=512 0.388"
   " cluster_shared@cluster=2,threads=256 0.313"
   " two_pass@threads=512,vectors=4 0.229"},
  {"softmax", "fp32", "fp32", "rows=2 cols=947136 stride=947153", 0.520,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.993"
   " split_k_persistent@threads=256,vectors=16 0.957"
   " split_k@threads=256,vectors=8,reread=reverse 0.954"
   " split_k@threads=256,vectors=2,reread=reverse 0.885"
   " split_k@threads=256,vectors=16,reread=reverse 0.846"
   " grid_shared@warps=8,blocks_per_sm=2 0.743"
   " grid_shared@warps=16,blocks_per_sm=1 0.727"
   " split_k_persistent@threads=256,vectors=2 0.585"
   " two_pass@threads=1024,vectors=4 0.059"},
  {"softmax", "fp32", "fp32", "rows=20 cols=120003 direction=backward", 0.725,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.991"
   " cluster_shared_backward@cluster=16,threads=512 0.972"
   " cluster_registers_backward@cluster=16,vectors=8 0.910"
   " cluster_shared_backward@cluster=16,threads=256 0.902"
   " cluster_registers_backward@cluster=8,vectors=4 0.887"
   " cluster_registers_backward@cluster=8,vectors=8 0.882"
   " split_k_cooperative_backward@threads=256,vectors=4 0.736"
   " cluster_shared_backward@cluster=8,threads=256 0.733"
   " split_k_cooperative_backward@threads=512,vectors=2 0.721"
   " cluster_shared_backward@cluster=8,threads=512 0.711"
   " two_pass_backward@threads=1024,vectors=2 0.403"},
  {"softmax", "fp32", "fp32", "rows=20 cols=120003", 0.643,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=8,elements=32 0.929"
   " cluster_shared@cluster=16,threads=512 0.925"
   " cluster_registers@cluster=16,elements=64 0.911"
   " cluster_registers@cluster=8,elements=64 0.878"
   " cluster_shared@cluster=16,threads=256 0.870"
   " cluster_registers@cluster=16,elements=16 0.858"
   " cluster_registers@cluster=4,elements=64 0.837"
   " cluster_shared@cluster=8,threads=256 0.788"
   " cluster_shared@cluster=8,threads=512 0.767"
   " cluster_shared@cluster=4,threads=512 0.765"
   " cluster_shared@cluster=4,threads=256 0.696"
   " grid_shared@warps=8,blocks_per_sm=2 0.670"
   " grid_shared@warps=16,blocks_per_sm=1 0.662"
   " two_pass@threads=512,vectors=4 0.319"},
  {"softmax", "fp16", "fp16", "rows=2025 cols=885", 0.736,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.986"
   " register_cache@threads=128,vectors=1 0.975"
   " warp_rows@threads=128,vectors=2 0.971"
   " warp_rows@threads=128,vectors=4 0.969"
   " warp_rows@threads=64,vectors=4 0.966"
   " register_cache@threads=128,vectors=2 0.915"
   " staged_rows@threads=64,bytes=4096 0.906"
   " staged_rows@threads=128,bytes=8192 0.894"
   " warp_elements@threads=128 0.704"
   " warp_elements@threads=32 0.700"
   " two_pass@threads=256,vectors=1 0.594"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1023", 0.457,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.710"
   " multi_kernel@intermediate=input 0.604"
   " register_cache@threads=256,vectors=16 0.236"
   " smem_cache_medium@blocks=2 0.234"
   " split_k@threads=256,vectors=16,reread=forward 0.153"
   " split_k_cooperative@threads=256,vectors=16 0.141"
   " split_k_persistent@threads=256,vectors=16 0.135"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.050"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1024 direction=backward", 0.952,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.996"
   " register_cache_backward@threads=128,vectors=2 0.991"
   " cluster_registers_backward@cluster=1,vectors=4 0.984"
   " warp_rows_backward@threads=128,vectors=4 0.978"
   " warp_rows_backward@threads=128,vectors=2 0.978"
   " cluster_registers_backward@cluster=1,vectors=8 0.904"
   " register_cache_backward@threads=256,vectors=2 0.777"
   " staged_rows_backward@threads=64,bytes=2048 0.663"
   " staged_rows_backward@threads=256,bytes=8192 0.642"
   " register_cache_backward@threads=512,vectors=2 0.405"
   " register_cache_backward@threads=1024,vectors=2 0.204"
   " register_cache_backward@threads=512,vectors=4 0.204"
   " register_cache_backward@threads=256,vectors=8 0.196"
   " register_cache_backward@threads=512,vectors=8 0.144"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=1024 direction=backward", 0.984,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.999"
   " cluster_registers_backward@cluster=1,vectors=4 0.992"
   " cluster_registers_backward@cluster=1,vectors=8 0.985"
   " cluster_registers_backward@cluster=1,vectors=2 0.981"
   " warp_rows_backward@threads=128,vectors=4 0.973"
   " warp_rows_backward@threads=128,vectors=2 0.968"
   " register_cache_backward@threads=512,vectors=2 0.829"
   " staged_rows_backward@threads=64,bytes=2048 0.784"
   " staged_rows_backward@threads=256,bytes=8192 0.748"
   " register_cache_backward@threads=512,vectors=4 0.531"
   " register_cache_backward@threads=256,vectors=8 0.511"
   " register_cache_backward@threads=1024,vectors=2 0.502"
   " register_cache_backward@threads=512,vectors=8 0.270"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1024", 0.847,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.987"
   " warp_rows@threads=128,vectors=4 0.973"
   " warp_rows@threads=128,vectors=2 0.972"
   " warp_rows@threads=64,vectors=4 0.969"
   " register_cache@threads=128,vectors=1 0.908"
   " cluster_registers@cluster=1,elements=64 0.893"
   " register_cache@threads=128,vectors=2 0.860"
   " staged_rows@threads=64,bytes=4096 0.851"
   " two_pass@threads=128,vectors=1 0.840"
   " staged_rows@threads=128,bytes=8192 0.824"
   " register_cache@threads=128,vectors=4 0.652"
   " two_pass@threads=256,vectors=1 0.620"
   " warp_elements@threads=128 0.598"
   " warp_elements@threads=32 0.597"
   " register_cache@threads=256,vectors=2 0.596"
   " cluster_shared@cluster=1,threads=256 0.493"
   " split_k@threads=128,vectors=2,reread=reverse 0.475"
   " register_cache@threads=256,vectors=4 0.410"
   " two_pass@threads=256,vectors=4 0.401"
   " scalar@threads=256,elements=8 0.382"
   " two_pass@threads=512,vectors=2 0.356"
   " multi_kernel@intermediate=input 0.349"
   " register_cache@threads=512,vectors=2 0.342"
   " split_k@threads=256,vectors=2,reread=reverse 0.289"
   " split_k@threads=256,vectors=4,reread=reverse 0.231"
   " two_pass@threads=512,vectors=4 0.218"
   " register_cache@threads=512,vectors=4 0.218"
   " register_cache@threads=1024,vectors=1 0.209"
   " two_pass@threads=1024,vectors=2 0.202"
   " split_k_cooperative@threads=256,vectors=2 0.188"
   " split_k_persistent@threads=256,vectors=2 0.176"
   " split_k_persistent@threads=256,vectors=4 0.174"
   " split_k_cooperative@threads=256,vectors=4 0.159"
   " smem_cache_medium@blocks=3 0.157"
   " split_k@threads=256,vectors=8,reread=reverse 0.151"
   " register_cache@threads=512,vectors=8 0.142"
   " register_cache@threads=256,vectors=16 0.132"
   " smem_cache_medium@blocks=2 0.129"
   " split_k@threads=512,vectors=4,reread=reverse 0.116"
   " two_pass@threads=1024,vectors=4 0.110"
   " split_k_cooperative@threads=512,vectors=4 0.095"
   " split_k_persistent@threads=512,vectors=4 0.087"
   " split_k@threads=256,vectors=16,reread=reverse 0.085"
   " split_k@threads=256,vectors=16,reread=forward 0.085"
   " register_cache@threads=1024,vectors=4 0.080"
   " split_k_cooperative@threads=256,vectors=16 0.078"
   " split_k_persistent@threads=256,vectors=16 0.076"
   " split_k@threads=512,vectors=8,reread=reverse 0.065"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.032"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.028"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=1024", 0.641,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.723"
   " vector4@threads=256,vectors=4 0.600"
   " multi_kernel@intermediate=input 0.494"
   " register_cache@threads=256,vectors=16 0.273"
   " smem_cache_medium@blocks=2 0.264"
   " split_k@threads=256,vectors=16,reread=forward 0.176"
   " split_k_cooperative@threads=256,vectors=16 0.158"
   " split_k_persistent@threads=256,vectors=16 0.147"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.067"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=128", 0.308,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.744"
   " multi_kernel@intermediate=input 0.654"
   " register_cache@threads=256,vectors=16 0.185"
   " smem_cache_medium@blocks=2 0.178"
   " split_k@threads=256,vectors=16,reread=forward 0.116"
   " split_k_cooperative@threads=256,vectors=16 0.104"
   " split_k_persistent@threads=256,vectors=16 0.100"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.037"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=128256", 0.605,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.992"
   " split_k_cooperative@threads=256,vectors=16 0.886"
   " split_k_persistent@threads=256,vectors=16 0.867"
   " scalar@threads=256,elements=8 0.538"
   " multi_kernel@intermediate=input 0.505"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=131072", 0.605,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.992"
   " split_k_cooperative@threads=256,vectors=16 0.899"
   " split_k_persistent@threads=256,vectors=16 0.876"
   " scalar@threads=256,elements=8 0.541"
   " multi_kernel@intermediate=input 0.505"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=151936", 0.606,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.982"
   " split_k_cooperative@threads=256,vectors=16 0.887"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=16384", 0.809,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.842"
   " smem_cache_medium@blocks=2 0.829"
   " split_k@threads=256,vectors=16,reread=forward 0.605"
   " split_k_cooperative@threads=256,vectors=16 0.541"
   " split_k_persistent@threads=256,vectors=16 0.533"
   " scalar@threads=256,elements=8 0.506"
   " multi_kernel@intermediate=input 0.389"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.256"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=16384", 0.880,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.997"
   " two_pass@threads=256,vectors=1 0.742"
   " split_k@threads=256,vectors=16,reread=forward 0.663"
   " split_k_cooperative@threads=256,vectors=16 0.612"
   " split_k_persistent@threads=256,vectors=16 0.603"
   " vector4@threads=256,vectors=4 0.585"
   " scalar@threads=256,elements=8 0.496"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.466"
   " multi_kernel@intermediate=input 0.343"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=200", 0.760,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.970"
   " warp_rows@threads=64,vectors=4 0.935"
   " warp_rows@threads=128,vectors=4 0.923"
   " cluster_registers@cluster=1,elements=16 0.857"
   " warp_elements@threads=32 0.821"
   " cluster_registers@cluster=1,elements=32 0.801"
   " staged_rows@threads=64,bytes=4096 0.785"
   " register_cache@threads=128,vectors=1 0.775"
   " staged_rows@threads=128,bytes=8192 0.766"
   " cluster_registers@cluster=1,elements=64 0.684"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=2000", 0.912,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.974"
   " cluster_registers@cluster=1,elements=16 0.964"
   " warp_rows@threads=64,vectors=4 0.934"
   " warp_rows@threads=128,vectors=4 0.933"
   " warp_rows@threads=128,vectors=2 0.933"
   " staged_rows@threads=64,bytes=4096 0.753"
   " staged_rows@threads=128,bytes=8192 0.749"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=2048", 0.905,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.981"
   " warp_rows@threads=128,vectors=4 0.950"
   " two_pass@threads=128,vectors=1 0.902"
   " register_cache@threads=128,vectors=4 0.817"
   " staged_rows@threads=64,bytes=4096 0.776"
   " register_cache@threads=256,vectors=2 0.765"
   " two_pass@threads=256,vectors=1 0.715"
   " cluster_shared@cluster=1,threads=256 0.602"
   " split_k@threads=128,vectors=2,reread=reverse 0.593"
   " register_cache@threads=256,vectors=4 0.552"
   " scalar@threads=256,elements=8 0.538"
   " two_pass@threads=256,vectors=4 0.477"
   " register_cache@threads=512,vectors=2 0.473"
   " two_pass@threads=512,vectors=2 0.454"
   " split_k@threads=256,vectors=2,reread=reverse 0.411"
   " multi_kernel@intermediate=input 0.334"
   " split_k@threads=256,vectors=4,reread=reverse 0.329"
   " register_cache@threads=512,vectors=4 0.307"
   " register_cache@threads=1024,vectors=1 0.287"
   " two_pass@threads=512,vectors=4 0.282"
   " two_pass@threads=1024,vectors=2 0.267"
   " split_k_cooperative@threads=256,vectors=2 0.264"
   " split_k_persistent@threads=256,vectors=4 0.249"
   " split_k_persistent@threads=256,vectors=2 0.248"
   " split_k_cooperative@threads=256,vectors=4 0.227"
   " smem_cache_medium@blocks=3 0.220"
   " split_k@threads=256,vectors=8,reread=reverse 0.215"
   " register_cache@threads=512,vectors=8 0.203"
   " register_cache@threads=256,vectors=16 0.184"
   " smem_cache_medium@blocks=2 0.178"
   " split_k@threads=512,vectors=4,reread=reverse 0.169"
   " two_pass@threads=1024,vectors=4 0.148"
   " split_k_cooperative@threads=512,vectors=4 0.138"
   " split_k_persistent@threads=512,vectors=4 0.127"
   " split_k@threads=256,vectors=16,reread=forward 0.122"
   " split_k@threads=256,vectors=16,reread=reverse 0.122"
   " split_k_cooperative@threads=256,vectors=16 0.113"
   " split_k_persistent@threads=256,vectors=16 0.110"
   " register_cache@threads=1024,vectors=4 0.107"
   " split_k@threads=512,vectors=8,reread=reverse 0.095"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.047"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.040"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=256 direction=backward", 0.886,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.958"
   " warp_rows_backward@threads=128,vectors=4 0.951"
   " register_cache_backward@threads=128,vectors=1 0.885"
   " cluster_registers_backward@cluster=1,vectors=4 0.877"
   " register_cache_backward@threads=128,vectors=2 0.717"
   " cluster_registers_backward@cluster=1,vectors=8 0.708"
   " staged_rows_backward@threads=64,bytes=2048 0.687"
   " staged_rows_backward@threads=256,bytes=8192 0.670"
   " register_cache_backward@threads=256,vectors=2 0.472"
   " register_cache_backward@threads=512,vectors=2 0.241"
   " register_cache_backward@threads=512,vectors=4 0.118"
   " register_cache_backward@threads=1024,vectors=2 0.117"
   " register_cache_backward@threads=256,vectors=8 0.111"
   " register_cache_backward@threads=512,vectors=8 0.078"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=256 direction=backward", 0.954,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.989"
   " cluster_registers_backward@cluster=1,vectors=2 0.980"
   " register_cache_backward@threads=128,vectors=2 0.979"
   " warp_rows_backward@threads=128,vectors=2 0.979"
   " cluster_registers_backward@cluster=1,vectors=8 0.971"
   " register_cache_backward@threads=128,vectors=1 0.951"
   " staged_rows_backward@threads=64,bytes=2048 0.760"
   " register_cache_backward@threads=256,vectors=2 0.719"
   " staged_rows_backward@threads=256,bytes=8192 0.707"
   " register_cache_backward@threads=512,vectors=2 0.435"
   " register_cache_backward@threads=512,vectors=4 0.256"
   " register_cache_backward@threads=256,vectors=8 0.252"
   " register_cache_backward@threads=1024,vectors=2 0.234"
   " register_cache_backward@threads=512,vectors=8 0.124"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=256", 0.432,
   "two_pass@threads=256,vectors=1 1.000"
   " vector4@threads=256,vectors=4 0.675"
   " multi_kernel@intermediate=input 0.631"
   " scalar@threads=256,elements=8 0.552"
   " register_cache@threads=256,vectors=16 0.193"
   " smem_cache_medium@blocks=2 0.191"
   " split_k@threads=256,vectors=16,reread=forward 0.121"
   " split_k_cooperative@threads=256,vectors=16 0.109"
   " split_k_persistent@threads=256,vectors=16 0.102"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.046"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=262144", 0.598,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.982"
   " split_k_cooperative@threads=256,vectors=16 0.892"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=3000", 0.934,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.956"
   " cluster_registers@cluster=1,elements=64 0.953"
   " register_cache@threads=128,vectors=4 0.943"
   " register_cache@threads=256,vectors=2 0.887"
   " register_cache@threads=256,vectors=4 0.693"
   " cluster_shared@cluster=1,threads=256 0.667"
   " cluster_shared@cluster=1,threads=512 0.466"
   " register_cache@threads=256,vectors=16 0.244"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=3000", 0.926,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.983"
   " register_cache@threads=256,vectors=4 0.975"
   " cluster_registers@cluster=1,elements=64 0.929"
   " cluster_shared@cluster=1,threads=256 0.843"
   " cluster_shared@cluster=1,threads=512 0.632"
   " register_cache@threads=256,vectors=16 0.434"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32000", 0.866,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.998"
   " two_pass@threads=256,vectors=1 0.772"
   " split_k@threads=256,vectors=16,reread=forward 0.675"
   " split_k_persistent@threads=256,vectors=16 0.609"
   " split_k_cooperative@threads=256,vectors=16 0.608"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.425"
   " scalar@threads=256,elements=8 0.390"
   " multi_kernel@intermediate=input 0.338"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=32000", 0.615,
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " two_pass@threads=256,vectors=1 0.993"
   " split_k@threads=256,vectors=16,reread=forward 0.987"
   " split_k_cooperative@threads=256,vectors=16 0.890"
   " split_k_persistent@threads=256,vectors=16 0.870"
   " vector4@threads=256,vectors=4 0.769"
   " scalar@threads=256,elements=8 0.665"
   " multi_kernel@intermediate=input 0.504"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32768", 0.866,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.997"
   " two_pass@threads=256,vectors=1 0.767"
   " split_k@threads=256,vectors=16,reread=forward 0.675"
   " split_k_cooperative@threads=256,vectors=16 0.613"
   " split_k_persistent@threads=256,vectors=16 0.612"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.431"
   " scalar@threads=256,elements=8 0.392"
   " multi_kernel@intermediate=input 0.338"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 direction=backward", 0.947,
   "two_pass_backward@threads=256,vectors=2 1.000"
   " cluster_shared_backward@cluster=1,threads=256 0.981"
   " register_cache_backward@threads=256,vectors=8 0.453"
   " split_k_cooperative_backward@threads=512,vectors=2 0.432"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 direction=backward", 0.946,
   "two_pass_backward@threads=256,vectors=2 1.000"
   " cluster_shared_backward@cluster=1,threads=256 0.984"
   " register_cache_backward@threads=256,vectors=8 0.438"
   " split_k_cooperative_backward@threads=512,vectors=2 0.429"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 direction=backward", 0.961,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " cluster_shared_backward@cluster=1,threads=256 0.977"
   " two_pass_backward@threads=256,vectors=2 0.973"
   " split_k_cooperative_backward@threads=512,vectors=2 0.568"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096", 0.936,
   "cluster_registers@cluster=1,elements=64 1.000"
   " cluster_registers@cluster=1,elements=32 0.997"
   " register_cache@threads=128,vectors=4 0.987"
   " register_cache@threads=256,vectors=2 0.980"
   " cluster_registers@cluster=1,elements=16 0.976"
   " two_pass@threads=128,vectors=1 0.897"
   " two_pass@threads=256,vectors=1 0.879"
   " register_cache@threads=256,vectors=4 0.800"
   " cluster_shared@cluster=1,threads=256 0.766"
   " two_pass@threads=256,vectors=4 0.706"
   " register_cache@threads=512,vectors=2 0.685"
   " split_k@threads=128,vectors=2,reread=reverse 0.622"
   " split_k@threads=256,vectors=2,reread=reverse 0.612"
   " two_pass@threads=512,vectors=2 0.586"
   " cluster_shared@cluster=1,threads=512 0.551"
   " scalar@threads=256,elements=8 0.545"
   " split_k@threads=256,vectors=4,reread=reverse 0.508"
   " register_cache@threads=512,vectors=4 0.478"
   " register_cache@threads=1024,vectors=1 0.423"
   " split_k_cooperative@threads=256,vectors=2 0.398"
   " split_k_persistent@threads=256,vectors=4 0.391"
   " two_pass@threads=1024,vectors=2 0.381"
   " split_k_persistent@threads=256,vectors=2 0.378"
   " two_pass@threads=512,vectors=4 0.373"
   " split_k_cooperative@threads=256,vectors=4 0.358"
   " multi_kernel@intermediate=input 0.353"
   " smem_cache_medium@blocks=3 0.353"
   " split_k@threads=256,vectors=8,reread=reverse 0.339"
   " register_cache@threads=512,vectors=8 0.327"
   " register_cache@threads=256,vectors=16 0.296"
   " smem_cache_medium@blocks=2 0.287"
   " split_k@threads=512,vectors=4,reread=reverse 0.277"
   " split_k_cooperative@threads=512,vectors=4 0.226"
   " two_pass@threads=1024,vectors=4 0.213"
   " split_k_persistent@threads=512,vectors=4 0.208"
   " split_k@threads=256,vectors=16,reread=forward 0.199"
   " split_k@threads=256,vectors=16,reread=reverse 0.199"
   " split_k_cooperative@threads=256,vectors=16 0.184"
   " split_k_persistent@threads=256,vectors=16 0.178"
   " register_cache@threads=1024,vectors=4 0.172"
   " split_k@threads=512,vectors=8,reread=reverse 0.155"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.076"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.068"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096", 0.935,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.999"
   " cluster_registers@cluster=1,elements=32 0.998"
   " cluster_registers@cluster=1,elements=64 0.973"
   " register_cache@threads=512,vectors=2 0.965"
   " cluster_shared@cluster=1,threads=256 0.918"
   " vector4@threads=256,vectors=4 0.891"
   " two_pass@threads=256,vectors=1 0.861"
   " register_cache@threads=512,vectors=4 0.755"
   " cluster_shared@cluster=1,threads=512 0.728"
   " scalar@threads=256,elements=8 0.708"
   " split_k@threads=256,vectors=4,reread=reverse 0.644"
   " register_cache@threads=1024,vectors=1 0.629"
   " split_k@threads=128,vectors=2,reread=reverse 0.601"
   " split_k@threads=256,vectors=2,reread=reverse 0.591"
   " split_k@threads=256,vectors=8,reread=reverse 0.537"
   " register_cache@threads=256,vectors=16 0.519"
   " register_cache@threads=512,vectors=8 0.518"
   " smem_cache_medium@blocks=2 0.496"
   " split_k@threads=512,vectors=4,reread=reverse 0.437"
   " multi_kernel@intermediate=input 0.399"
   " register_cache@threads=1024,vectors=4 0.342"
   " split_k@threads=256,vectors=16,reread=reverse 0.341"
   " split_k@threads=256,vectors=16,reread=forward 0.338"
   " split_k_cooperative@threads=256,vectors=16 0.321"
   " split_k_persistent@threads=256,vectors=16 0.296"
   " split_k@threads=512,vectors=8,reread=reverse 0.264"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.142"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 lse=stored", 0.908,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.854"
   " cluster_shared@cluster=1,threads=256 0.731"
   " scalar@threads=256,elements=8 0.509"
   " grid_shared@warps=16,blocks_per_sm=1 0.359"
   " smem_cache_medium@blocks=2 0.279"
   " register_cache@threads=256,vectors=16 0.271"
   " split_k@threads=256,vectors=16,reread=forward 0.190"
   " split_k_cooperative@threads=256,vectors=16 0.188"
   " split_k_persistent@threads=256,vectors=16 0.179"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.066"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 lse=stored", 0.926,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.873"
   " cluster_shared@cluster=1,threads=256 0.763"
   " scalar@threads=256,elements=8 0.542"
   " grid_shared@warps=16,blocks_per_sm=1 0.388"
   " register_cache@threads=256,vectors=16 0.293"
   " smem_cache_medium@blocks=2 0.286"
   " split_k@threads=256,vectors=16,reread=forward 0.200"
   " split_k_cooperative@threads=256,vectors=16 0.187"
   " split_k_persistent@threads=256,vectors=16 0.179"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.068"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 lse=stored", 0.923,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.921"
   " vector4@threads=256,vectors=4 0.884"
   " two_pass@threads=256,vectors=1 0.865"
   " scalar@threads=256,elements=8 0.710"
   " grid_shared@warps=16,blocks_per_sm=1 0.543"
   " register_cache@threads=256,vectors=16 0.519"
   " smem_cache_medium@blocks=2 0.500"
   " split_k@threads=256,vectors=16,reread=forward 0.339"
   " split_k_cooperative@threads=256,vectors=16 0.322"
   " split_k_persistent@threads=256,vectors=16 0.293"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.143"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 result=log_softmax", 0.902,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.725"
   " cluster_shared@cluster=1,threads=256 0.724"
   " grid_shared@warps=16,blocks_per_sm=1 0.374"
   " split_k@threads=256,vectors=16,reread=forward 0.196"
   " register_cache@threads=256,vectors=16 0.181"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 result=log_softmax", 0.942,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.866"
   " cluster_shared@cluster=1,threads=256 0.772"
   " grid_shared@warps=16,blocks_per_sm=1 0.392"
   " split_k@threads=256,vectors=16,reread=forward 0.197"
   " register_cache@threads=256,vectors=16 0.183"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 result=log_softmax", 0.942,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.956"
   " two_pass@threads=256,vectors=1 0.883"
   " grid_shared@warps=16,blocks_per_sm=1 0.632"
   " register_cache@threads=256,vectors=16 0.497"
   " split_k@threads=256,vectors=16,reread=forward 0.288"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4097", 0.702,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.688"
   " multi_kernel@intermediate=input 0.399"
   " register_cache@threads=256,vectors=16 0.383"
   " smem_cache_medium@blocks=2 0.377"
   " split_k@threads=256,vectors=16,reread=forward 0.259"
   " split_k_cooperative@threads=256,vectors=16 0.239"
   " split_k_persistent@threads=256,vectors=16 0.229"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.088"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=50257", 0.585,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.985"
   " split_k_cooperative@threads=256,vectors=16 0.826"
   " split_k_persistent@threads=256,vectors=16 0.825"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.779"
   " scalar@threads=256,elements=8 0.503"
   " multi_kernel@intermediate=input 0.487"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=50257", 0.600,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.937"
   " two_pass@threads=256,vectors=1 0.893"
   " split_k_cooperative@threads=256,vectors=16 0.795"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " vector4@threads=256,vectors=4 0.754"
   " scalar@threads=256,elements=8 0.553"
   " multi_kernel@intermediate=input 0.495"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=512", 0.836,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=128,vectors=2 0.973"
   " warp_rows@threads=128,vectors=4 0.940"
   " cluster_registers@cluster=1,elements=32 0.940"
   " warp_rows@threads=64,vectors=4 0.938"
   " register_cache@threads=128,vectors=1 0.903"
   " staged_rows@threads=64,bytes=4096 0.800"
   " staged_rows@threads=128,bytes=8192 0.770"
   " cluster_registers@cluster=1,elements=64 0.767"
   " warp_elements@threads=128 0.711"
   " warp_elements@threads=32 0.707"
   " two_pass@threads=256,vectors=1 0.505"
   " multi_kernel@intermediate=input 0.316"
   " scalar@threads=256,elements=8 0.280"
   " register_cache@threads=256,vectors=16 0.098"
   " smem_cache_medium@blocks=2 0.095"
   " split_k@threads=256,vectors=16,reread=forward 0.062"
   " split_k_cooperative@threads=256,vectors=16 0.056"
   " split_k_persistent@threads=256,vectors=16 0.053"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.020"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=524288", 0.597,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.974"
   " split_k_cooperative@threads=256,vectors=16 0.895"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=64", 0.748,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.942"
   " warp_rows@threads=64,vectors=4 0.929"
   " warp_rows@threads=128,vectors=4 0.920"
   " cluster_registers@cluster=1,elements=16 0.776"
   " warp_elements@threads=32 0.758"
   " cluster_registers@cluster=1,elements=32 0.724"
   " register_cache@threads=128,vectors=1 0.669"
   " cluster_registers@cluster=1,elements=64 0.632"
   " staged_rows@threads=128,bytes=8192 0.576"
   " staged_rows@threads=64,bytes=4096 0.574"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65536", 0.615,
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.985"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.895"
   " split_k_cooperative@threads=256,vectors=16 0.888"
   " split_k_persistent@threads=256,vectors=16 0.872"
   " scalar@threads=256,elements=8 0.553"
   " multi_kernel@intermediate=input 0.498"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=65536", 0.604,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.989"
   " split_k_cooperative@threads=256,vectors=16 0.909"
   " split_k_persistent@threads=256,vectors=16 0.883"
   " vector4@threads=256,vectors=4 0.767"
   " scalar@threads=256,elements=8 0.675"
   " multi_kernel@intermediate=input 0.509"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65537", 0.585,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.971"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.904"
   " split_k_cooperative@threads=256,vectors=16 0.806"
   " split_k_persistent@threads=256,vectors=16 0.799"
   " multi_kernel@intermediate=input 0.506"
   " scalar@threads=256,elements=8 0.498"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=773 direction=backward", 0.898,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.883"
   " cluster_registers_backward@cluster=1,vectors=2 0.880"
   " warp_rows_backward@threads=128,vectors=2 0.845"
   " warp_rows_backward@threads=128,vectors=4 0.843"
   " cluster_registers_backward@cluster=1,vectors=4 0.823"
   " staged_rows_backward@threads=256,bytes=8192 0.669"
   " staged_rows_backward@threads=64,bytes=2048 0.655"
   " register_cache_backward@threads=256,vectors=2 0.654"
   " cluster_registers_backward@cluster=1,vectors=8 0.605"
   " register_cache_backward@threads=512,vectors=2 0.323"
   " register_cache_backward@threads=512,vectors=4 0.164"
   " register_cache_backward@threads=1024,vectors=2 0.161"
   " register_cache_backward@threads=256,vectors=8 0.157"
   " register_cache_backward@threads=512,vectors=8 0.117"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=773 direction=backward", 0.967,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.983"
   " cluster_registers_backward@cluster=1,vectors=2 0.947"
   " cluster_registers_backward@cluster=1,vectors=4 0.923"
   " cluster_registers_backward@cluster=1,vectors=8 0.875"
   " warp_rows_backward@threads=128,vectors=2 0.875"
   " warp_rows_backward@threads=128,vectors=4 0.874"
   " staged_rows_backward@threads=64,bytes=2048 0.752"
   " staged_rows_backward@threads=256,bytes=8192 0.746"
   " register_cache_backward@threads=512,vectors=2 0.724"
   " register_cache_backward@threads=512,vectors=4 0.443"
   " register_cache_backward@threads=256,vectors=8 0.430"
   " register_cache_backward@threads=1024,vectors=2 0.417"
   " register_cache_backward@threads=512,vectors=8 0.220"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=8192", 0.936,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.979"
   " register_cache@threads=512,vectors=2 0.943"
   " cluster_shared@cluster=1,threads=256 0.938"
   " two_pass@threads=256,vectors=1 0.896"
   " two_pass@threads=512,vectors=2 0.870"
   " two_pass@threads=128,vectors=1 0.852"
   " two_pass@threads=256,vectors=4 0.793"
   " register_cache@threads=512,vectors=4 0.740"
   " split_k@threads=256,vectors=4,reread=reverse 0.672"
   " register_cache@threads=1024,vectors=1 0.625"
   " split_k@threads=128,vectors=2,reread=reverse 0.623"
   " split_k@threads=256,vectors=2,reread=reverse 0.611"
   " two_pass@threads=512,vectors=4 0.591"
   " split_k_persistent@threads=256,vectors=4 0.577"
   " smem_cache_medium@blocks=3 0.569"
   " scalar@threads=256,elements=8 0.555"
   " split_k_cooperative@threads=256,vectors=4 0.545"
   " split_k@threads=256,vectors=8,reread=reverse 0.533"
   " register_cache@threads=512,vectors=8 0.519"
   " two_pass@threads=1024,vectors=2 0.513"
   " register_cache@threads=256,vectors=16 0.483"
   " smem_cache_medium@blocks=2 0.470"
   " split_k@threads=512,vectors=4,reread=reverse 0.449"
   " split_k_cooperative@threads=256,vectors=2 0.417"
   " multi_kernel@intermediate=input 0.391"
   " split_k_persistent@threads=256,vectors=2 0.386"
   " split_k_cooperative@threads=512,vectors=4 0.366"
   " split_k_persistent@threads=512,vectors=4 0.339"
   " split_k@threads=256,vectors=16,reread=reverse 0.335"
   " split_k@threads=256,vectors=16,reread=forward 0.330"
   " split_k_cooperative@threads=256,vectors=16 0.311"
   " split_k_persistent@threads=256,vectors=16 0.298"
   " two_pass@threads=1024,vectors=4 0.296"
   " register_cache@threads=1024,vectors=4 0.284"
   " split_k@threads=512,vectors=8,reread=reverse 0.259"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.135"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.121"},
  {"softmax", "fp32", "fp32", "rows=2073 cols=196", 0.846,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.938"
   " warp_rows@threads=128,vectors=4 0.927"
   " warp_rows@threads=64,vectors=4 0.922"
   " warp_elements@threads=32 0.893"
   " cluster_registers@cluster=1,elements=16 0.810"
   " staged_rows@threads=64,bytes=4096 0.754"
   " register_cache@threads=128,vectors=1 0.745"
   " staged_rows@threads=128,bytes=8192 0.731"
   " cluster_registers@cluster=1,elements=32 0.726"
   " register_cache@threads=128,vectors=2 0.588"
   " two_pass@threads=256,vectors=1 0.465"},
  {"softmax", "fp32", "fp32", "rows=2088 cols=11374 direction=backward", 0.994,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.999"
   " cluster_registers_backward@cluster=4,vectors=4 0.990"
   " cluster_registers_backward@cluster=2,vectors=2 0.986"
   " cluster_shared_backward@cluster=2,threads=512 0.986"
   " cluster_registers_backward@cluster=8,vectors=4 0.971"
   " cluster_registers_backward@cluster=2,vectors=4 0.970"
   " cluster_registers_backward@cluster=4,vectors=8 0.966"
   " cluster_registers_backward@cluster=2,vectors=8 0.962"
   " cluster_registers_backward@cluster=1,vectors=4 0.946"
   " cluster_registers_backward@cluster=1,vectors=8 0.904"
   " cluster_registers_backward@cluster=8,vectors=8 0.903"
   " cluster_shared_backward@cluster=8,threads=256 0.801"
   " two_pass_backward@threads=1024,vectors=2 0.700"
   " cluster_registers_backward@cluster=16,vectors=2 0.682"
   " cluster_registers_backward@cluster=16,vectors=4 0.635"
   " cluster_registers_backward@cluster=16,vectors=8 0.570"
   " split_k_cooperative_backward@threads=256,vectors=4 0.550"
   " split_k_cooperative_backward@threads=512,vectors=2 0.530"
   " cluster_shared_backward@cluster=16,threads=256 0.474"
   " cluster_shared_backward@cluster=8,threads=512 0.471"
   " cluster_shared_backward@cluster=16,threads=512 0.229"},
  {"softmax", "fp32", "fp32", "rows=2088 cols=11374", 0.894,
   "cluster_registers@cluster=2,elements=32 1.000"
   " register_cache@threads=256,vectors=16 0.982"
   " cluster_registers@cluster=1,elements=32 0.942"
   " cluster_shared@cluster=1,threads=256 0.940"
   " cluster_shared@cluster=1,threads=512 0.938"
   " cluster_registers@cluster=4,elements=32 0.895"
   " cluster_registers@cluster=2,elements=64 0.860"
   " two_pass@threads=512,vectors=2 0.830"
   " cluster_registers@cluster=1,elements=64 0.825"
   " cluster_registers@cluster=1,elements=16 0.707"
   " cluster_registers@cluster=4,elements=64 0.703"
   " cluster_registers@cluster=8,elements=16 0.672"
   " cluster_registers@cluster=16,elements=16 0.419"},
  {"softmax", "bf16", "bf16", "rows=208821 cols=33", 0.771,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.991"
   " warp_rows@threads=128,vectors=2 0.577"
   " warp_rows@threads=128,vectors=4 0.451"
   " warp_rows@threads=64,vectors=4 0.445"
   " warp_elements@threads=128 0.172"
   " warp_elements@threads=32 0.082"
   " cluster_registers@cluster=1,elements=16 0.082"
   " cluster_registers@cluster=1,elements=32 0.059"
   " register_cache@threads=128,vectors=1 0.049"
   " register_cache@threads=128,vectors=2 0.037"
   " two_pass@threads=256,vectors=1 0.023"},
  {"softmax", "bf16", "bf16", "rows=21 cols=15885", 0.549,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.994"
   " cluster_registers@cluster=4,elements=32 0.913"
   " cluster_registers@cluster=2,elements=32 0.885"
   " cluster_registers@cluster=1,elements=32 0.862"
   " cluster_registers@cluster=1,elements=64 0.776"
   " register_cache@threads=512,vectors=4 0.774"
   " cluster_registers@cluster=2,elements=64 0.729"
   " cluster_registers@cluster=4,elements=64 0.716"
   " two_pass@threads=512,vectors=2 0.668"
   " cluster_shared@cluster=1,threads=512 0.595"
   " register_cache@threads=256,vectors=16 0.556"
   " cluster_shared@cluster=1,threads=256 0.536"},
  {"softmax", "fp16", "fp16", "rows=21136 cols=128 stride=188", 0.559,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.997"
   " warp_rows@threads=128,vectors=2 0.957"
   " warp_elements@threads=128 0.942"
   " warp_elements@threads=32 0.535"
   " cluster_registers@cluster=1,elements=16 0.518"
   " cluster_registers@cluster=1,elements=32 0.452"
   " register_cache@threads=128,vectors=1 0.323"
   " register_cache@threads=128,vectors=2 0.277"
   " two_pass@threads=256,vectors=1 0.162"},
  {"softmax", "fp32", "fp32", "rows=2128 cols=31", 0.710,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.928"
   " warp_rows@threads=128,vectors=4 0.872"
   " warp_rows@threads=64,vectors=4 0.868"
   " warp_elements@threads=32 0.777"
   " staged_rows@threads=64,bytes=4096 0.715"
   " staged_rows@threads=128,bytes=8192 0.711"
   " cluster_registers@cluster=1,elements=16 0.631"
   " register_cache@threads=128,vectors=1 0.542"
   " register_cache@threads=128,vectors=2 0.494"
   " cluster_registers@cluster=1,elements=32 0.428"
   " two_pass@threads=256,vectors=1 0.308"},
  {"softmax", "fp32", "fp32", "rows=213248 cols=20 direction=backward", 0.989,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.972"
   " staged_rows_backward@threads=64,bytes=2048 0.925"
   " staged_rows_backward@threads=256,bytes=8192 0.906"
   " register_cache_backward@threads=128,vectors=1 0.105"
   " register_cache_backward@threads=128,vectors=2 0.095"
   " register_cache_backward@threads=256,vectors=2 0.049"
   " two_pass_backward@threads=256,vectors=2 0.037"},
  {"softmax", "fp32", "fp32", "rows=213248 cols=20", 0.881,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.991"
   " warp_rows@threads=128,vectors=2 0.978"
   " staged_rows@threads=64,bytes=4096 0.832"
   " staged_rows@threads=128,bytes=8192 0.820"
   " warp_elements@threads=128 0.160"
   " warp_elements@threads=32 0.082"
   " cluster_registers@cluster=1,elements=16 0.082"
   " cluster_registers@cluster=1,elements=32 0.066"
   " register_cache@threads=128,vectors=1 0.050"
   " register_cache@threads=128,vectors=2 0.039"
   " two_pass@threads=256,vectors=1 0.028"},
  {"softmax", "fp16", "fp16", "rows=21378 cols=463", 0.818,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.997"
   " staged_rows@threads=128,bytes=8192 0.977"
   " staged_rows@threads=64,bytes=4096 0.974"
   " warp_rows@threads=128,vectors=2 0.880"
   " warp_elements@threads=128 0.781"
   " warp_elements@threads=32 0.760"
   " cluster_registers@cluster=1,elements=32 0.680"
   " register_cache@threads=128,vectors=1 0.504"
   " cluster_registers@cluster=1,elements=16 0.495"
   " register_cache@threads=128,vectors=2 0.450"
   " two_pass@threads=256,vectors=1 0.243"},
  {"softmax", "fp16", "fp16", "rows=215 cols=22472", 0.792,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.986"
   " cluster_registers@cluster=1,elements=64 0.974"
   " cluster_registers@cluster=4,elements=32 0.960"
   " cluster_registers@cluster=2,elements=32 0.942"
   " two_pass@threads=512,vectors=2 0.858"
   " cluster_registers@cluster=8,elements=16 0.824"
   " cluster_shared@cluster=1,threads=512 0.804"
   " cluster_shared@cluster=1,threads=256 0.792"
   " register_cache@threads=256,vectors=16 0.779"
   " cluster_registers@cluster=16,elements=16 0.576"},
  {"softmax", "fp16", "fp16", "rows=21674 cols=350", 0.808,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.969"
   " warp_rows@threads=64,vectors=4 0.896"
   " warp_rows@threads=128,vectors=4 0.892"
   " warp_rows@threads=128,vectors=2 0.755"
   " cluster_registers@cluster=1,elements=16 0.690"
   " warp_elements@threads=128 0.682"
   " warp_elements@threads=32 0.662"
   " cluster_registers@cluster=1,elements=32 0.562"
   " register_cache@threads=128,vectors=1 0.415"
   " register_cache@threads=128,vectors=2 0.365"
   " two_pass@threads=256,vectors=1 0.199"},
  {"softmax", "bf16", "bf16", "rows=21923 cols=256", 0.913,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.988"
   " warp_rows@threads=128,vectors=4 0.987"
   " staged_rows@threads=64,bytes=4096 0.796"
   " staged_rows@threads=128,bytes=8192 0.776"
   " warp_elements@threads=128 0.653"
   " cluster_registers@cluster=1,elements=16 0.497"
   " cluster_registers@cluster=1,elements=32 0.488"
   " warp_elements@threads=32 0.485"
   " register_cache@threads=128,vectors=1 0.324"
   " register_cache@threads=128,vectors=2 0.252"
   " two_pass@threads=256,vectors=1 0.167"},
  {"softmax", "fp32", "fp32", "rows=221045 cols=19", 0.905,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.997"
   " warp_rows@threads=128,vectors=2 0.730"
   " warp_rows@threads=128,vectors=4 0.607"
   " warp_rows@threads=64,vectors=4 0.606"
   " warp_elements@threads=128 0.149"
   " warp_elements@threads=32 0.077"
   " cluster_registers@cluster=1,elements=16 0.059"
   " register_cache@threads=128,vectors=1 0.044"
   " register_cache@threads=128,vectors=2 0.035"
   " cluster_registers@cluster=1,elements=32 0.034"
   " two_pass@threads=256,vectors=1 0.022"},
  {"softmax", "bf16", "bf16", "rows=22109 cols=256", 0.913,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.987"
   " warp_rows@threads=128,vectors=4 0.986"
   " staged_rows@threads=64,bytes=4096 0.800"
   " staged_rows@threads=128,bytes=8192 0.780"
   " warp_elements@threads=128 0.653"
   " cluster_registers@cluster=1,elements=16 0.498"
   " cluster_registers@cluster=1,elements=32 0.486"
   " warp_elements@threads=32 0.485"
   " register_cache@threads=128,vectors=1 0.326"
   " register_cache@threads=128,vectors=2 0.251"
   " two_pass@threads=256,vectors=1 0.167"},
  {"softmax", "bf16", "bf16", "rows=2212 cols=447", 0.674,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_elements@threads=128 0.961"
   " warp_elements@threads=32 0.936"
   " warp_rows@threads=128,vectors=4 0.928"
   " warp_rows@threads=64,vectors=4 0.927"
   " warp_rows@threads=128,vectors=2 0.922"
   " staged_rows@threads=64,bytes=4096 0.883"
   " staged_rows@threads=128,bytes=8192 0.880"
   " cluster_registers@cluster=1,elements=32 0.827"
   " register_cache@threads=128,vectors=1 0.777"
   " register_cache@threads=128,vectors=2 0.686"
   " two_pass@threads=256,vectors=1 0.432"},
  {"softmax", "fp16", "fp16", "rows=226 cols=15015 stride=15028 direction=backward", 0.810,
   "two_pass_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 1.000"
   " cluster_registers_backward@cluster=2,vectors=4 0.942"
   " cluster_registers_backward@cluster=4,vectors=4 0.934"
   " register_cache_backward@threads=1024,vectors=2 0.922"
   " register_cache_backward@threads=512,vectors=4 0.914"
   " register_cache_backward@threads=256,vectors=8 0.894"
   " cluster_registers_backward@cluster=4,vectors=2 0.874"
   " cluster_shared_backward@cluster=1,threads=512 0.869"
   " cluster_registers_backward@cluster=8,vectors=2 0.850"
   " cluster_registers_backward@cluster=2,vectors=2 0.829"
   " register_cache_backward@threads=512,vectors=8 0.828"
   " cluster_registers_backward@cluster=1,vectors=2 0.820"
   " cluster_shared_backward@cluster=1,threads=256 0.801"
   " cluster_registers_backward@cluster=8,vectors=4 0.775"
   " cluster_registers_backward@cluster=16,vectors=2 0.601"
   " cluster_registers_backward@cluster=16,vectors=4 0.552"},
  {"softmax", "fp16", "fp16", "rows=226 cols=15015 stride=15028", 0.767,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.973"
   " cluster_registers@cluster=2,elements=32 0.961"
   " cluster_registers@cluster=1,elements=64 0.913"
   " register_cache@threads=512,vectors=4 0.894"
   " cluster_registers@cluster=2,elements=64 0.854"
   " two_pass@threads=512,vectors=2 0.848"
   " cluster_registers@cluster=4,elements=64 0.848"
   " cluster_shared@cluster=1,threads=512 0.807"
   " cluster_registers@cluster=8,elements=16 0.758"
   " cluster_shared@cluster=1,threads=256 0.741"
   " register_cache@threads=256,vectors=16 0.730"
   " cluster_registers@cluster=16,elements=16 0.480"},
  {"softmax", "bf16", "bf16", "rows=2281 cols=7747", 0.877,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.921"
   " cluster_registers@cluster=1,elements=64 0.909"
   " cluster_registers@cluster=2,elements=32 0.904"
   " cluster_registers@cluster=1,elements=16 0.837"
   " cluster_shared@cluster=1,threads=256 0.789"
   " cluster_registers@cluster=2,elements=64 0.765"
   " register_cache@threads=512,vectors=4 0.709"
   " two_pass@threads=512,vectors=2 0.674"
   " cluster_shared@cluster=1,threads=512 0.630"
   " cluster_registers@cluster=4,elements=32 0.582"
   " cluster_registers@cluster=4,elements=64 0.524"
   " register_cache@threads=256,vectors=16 0.428"
   " cluster_registers@cluster=8,elements=16 0.377"
   " cluster_registers@cluster=16,elements=16 0.221"},
  {"softmax", "fp16", "fp16", "rows=23 cols=339787 direction=backward", 0.628,
   "cluster_shared_backward@cluster=16,threads=512 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.968"
   " cluster_registers_backward@cluster=16,vectors=4 0.924"
   " split_k_cooperative_backward@threads=512,vectors=2 0.898"
   " cluster_shared_backward@cluster=16,threads=256 0.895"
   " cluster_registers_backward@cluster=16,vectors=8 0.870"
   " cluster_shared_backward@cluster=8,threads=512 0.867"
   " cluster_shared_backward@cluster=8,threads=256 0.854"
   " two_pass_backward@threads=1024,vectors=2 0.470"},
  {"softmax", "fp16", "fp16", "rows=23 cols=339787", 0.607,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.887"
   " cluster_shared@cluster=8,threads=256 0.877"
   " cluster_registers@cluster=8,elements=64 0.856"
   " grid_shared@warps=8,blocks_per_sm=2 0.845"
   " cluster_shared@cluster=8,threads=512 0.843"
   " cluster_shared@cluster=4,threads=512 0.839"
   " cluster_shared@cluster=16,threads=256 0.833"
   " grid_shared@warps=16,blocks_per_sm=1 0.816"
   " cluster_shared@cluster=4,threads=256 0.750"
   " two_pass@threads=512,vectors=4 0.360"},
  {"softmax", "fp32", "fp32", "rows=23 cols=44544", 0.652,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.960"
   " cluster_registers@cluster=8,elements=32 0.959"
   " cluster_registers@cluster=4,elements=32 0.935"
   " cluster_registers@cluster=16,elements=32 0.919"
   " cluster_registers@cluster=16,elements=64 0.871"
   " cluster_registers@cluster=8,elements=64 0.853"
   " cluster_registers@cluster=4,elements=64 0.849"
   " cluster_shared@cluster=8,threads=256 0.843"
   " cluster_shared@cluster=8,threads=512 0.829"
   " cluster_shared@cluster=16,threads=256 0.820"
   " cluster_shared@cluster=4,threads=512 0.810"
   " cluster_shared@cluster=4,threads=256 0.793"
   " cluster_registers@cluster=2,elements=64 0.735"
   " cluster_shared@cluster=2,threads=512 0.684"
   " cluster_shared@cluster=2,threads=256 0.626"
   " cluster_shared@cluster=16,threads=512 0.616"
   " grid_shared@warps=8,blocks_per_sm=2 0.592"
   " grid_shared@warps=16,blocks_per_sm=1 0.562"
   " cluster_shared@cluster=1,threads=512 0.496"
   " two_pass@threads=512,vectors=4 0.444"},
  {"softmax", "fp32", "fp32", "rows=2304 cols=393 stride=398 direction=backward", 0.925,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.999"
   " warp_rows_backward@threads=128,vectors=2 0.945"
   " warp_rows_backward@threads=128,vectors=4 0.944"
   " register_cache_backward@threads=256,vectors=2 0.838"
   " two_pass_backward@threads=256,vectors=2 0.555"},
  {"softmax", "fp32", "fp32", "rows=2304 cols=393 stride=398", 0.847,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.991"
   " warp_rows@threads=128,vectors=4 0.876"
   " warp_rows@threads=128,vectors=2 0.875"
   " warp_rows@threads=64,vectors=4 0.862"
   " cluster_registers@cluster=1,elements=16 0.812"
   " register_cache@threads=128,vectors=1 0.724"
   " register_cache@threads=128,vectors=2 0.701"
   " cluster_registers@cluster=1,elements=32 0.608"
   " two_pass@threads=256,vectors=1 0.432"},
  {"softmax", "fp16", "fp16", "rows=2358 cols=93", 0.713,
   "warp_elements@threads=128 1.000"
   " staged_rows@threads=64,bytes=4096 0.847"
   " staged_rows@threads=128,bytes=8192 0.839"
   " warp_rows@threads=128,vectors=2 0.813"
   " warp_elements@threads=32 0.774"
   " warp_rows@threads=128,vectors=4 0.741"
   " warp_rows@threads=64,vectors=4 0.731"
   " cluster_registers@cluster=1,elements=16 0.701"
   " cluster_registers@cluster=1,elements=32 0.622"
   " register_cache@threads=128,vectors=1 0.501"
   " register_cache@threads=128,vectors=2 0.474"
   " two_pass@threads=256,vectors=1 0.287"},
  {"softmax", "fp16", "fp16", "rows=237852 cols=64", 0.968,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.848"
   " warp_rows@threads=128,vectors=4 0.841"
   " staged_rows@threads=64,bytes=4096 0.515"
   " staged_rows@threads=128,bytes=8192 0.506"
   " warp_elements@threads=128 0.246"
   " cluster_registers@cluster=1,elements=16 0.111"
   " warp_elements@threads=32 0.110"
   " cluster_registers@cluster=1,elements=32 0.110"
   " register_cache@threads=128,vectors=1 0.068"
   " register_cache@threads=128,vectors=2 0.057"
   " two_pass@threads=256,vectors=1 0.036"},
  {"softmax", "fp16", "fp16", "rows=23823 cols=583", 0.823,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.998"
   " warp_rows@threads=64,vectors=4 0.810"
   " warp_rows@threads=128,vectors=2 0.806"
   " warp_rows@threads=128,vectors=4 0.806"
   " cluster_registers@cluster=1,elements=32 0.806"
   " warp_elements@threads=128 0.710"
   " warp_elements@threads=32 0.684"
   " register_cache@threads=128,vectors=1 0.586"
   " cluster_registers@cluster=1,elements=16 0.538"
   " register_cache@threads=128,vectors=2 0.523"
   " two_pass@threads=256,vectors=1 0.279"},
  {"softmax", "fp16", "fp16", "rows=24 cols=598587", 0.665,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.934"
   " split_k@threads=256,vectors=8,reread=reverse 0.905"
   " split_k_persistent@threads=256,vectors=16 0.874"
   " grid_shared@warps=8,blocks_per_sm=2 0.864"
   " cluster_shared@cluster=16,threads=512 0.855"
   " split_k@threads=256,vectors=2,reread=reverse 0.845"
   " split_k@threads=256,vectors=16,reread=reverse 0.820"
   " cluster_shared@cluster=16,threads=256 0.751"
   " split_k_persistent@threads=256,vectors=4 0.727"
   " split_k_persistent@threads=256,vectors=2 0.540"
   " two_pass@threads=1024,vectors=4 0.372"},
  {"softmax", "fp16", "fp16", "rows=24 cols=726 stride=771", 0.537,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.986"
   " cluster_registers@cluster=1,elements=16 0.949"
   " cluster_registers@cluster=1,elements=32 0.905"
   " warp_rows@threads=128,vectors=4 0.887"
   " warp_rows@threads=128,vectors=2 0.884"
   " warp_rows@threads=64,vectors=4 0.881"
   " two_pass@threads=256,vectors=1 0.876"
   " warp_elements@threads=128 0.607"
   " warp_elements@threads=32 0.600"},
  {"softmax", "bf16", "bf16", "rows=240 cols=49653", 0.749,
   "two_pass@threads=512,vectors=4 1.000"
   " cluster_shared@cluster=1,threads=512 0.928"
   " cluster_shared@cluster=2,threads=512 0.918"
   " cluster_registers@cluster=8,elements=32 0.901"
   " cluster_shared@cluster=2,threads=256 0.877"
   " cluster_shared@cluster=4,threads=256 0.859"
   " grid_shared@warps=16,blocks_per_sm=1 0.823"
   " cluster_registers@cluster=8,elements=64 0.810"
   " cluster_registers@cluster=4,elements=64 0.808"
   " cluster_registers@cluster=4,elements=32 0.787"
   " cluster_registers@cluster=16,elements=32 0.763"
   " grid_shared@warps=8,blocks_per_sm=2 0.751"
   " cluster_shared@cluster=8,threads=256 0.735"
   " cluster_registers@cluster=2,elements=64 0.696"
   " cluster_shared@cluster=4,threads=512 0.686"
   " cluster_registers@cluster=8,elements=16 0.684"
   " cluster_registers@cluster=16,elements=16 0.679"
   " cluster_registers@cluster=16,elements=64 0.669"
   " cluster_shared@cluster=8,threads=512 0.541"
   " cluster_shared@cluster=16,threads=256 0.534"
   " cluster_shared@cluster=16,threads=512 0.345"},
  {"softmax", "fp16", "fp16", "rows=24395 cols=536", 0.871,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.998"
   " warp_rows@threads=64,vectors=4 0.985"
   " warp_rows@threads=128,vectors=2 0.979"
   " warp_rows@threads=128,vectors=4 0.975"
   " cluster_registers@cluster=1,elements=32 0.919"
   " cluster_registers@cluster=1,elements=16 0.801"
   " warp_elements@threads=128 0.704"
   " warp_elements@threads=32 0.670"
   " register_cache@threads=128,vectors=1 0.539"
   " register_cache@threads=128,vectors=2 0.476"
   " two_pass@threads=256,vectors=1 0.284"},
  {"softmax", "fp32", "fp32", "rows=247 cols=1772", 0.772,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.917"
   " register_cache@threads=256,vectors=4 0.888"
   " cluster_registers@cluster=1,elements=32 0.842"
   " two_pass@threads=512,vectors=2 0.814"
   " cluster_shared@cluster=1,threads=512 0.806"
   " cluster_shared@cluster=1,threads=256 0.801"
   " cluster_registers@cluster=2,elements=32 0.786"
   " cluster_registers@cluster=4,elements=32 0.780"
   " cluster_registers@cluster=1,elements=64 0.741"
   " register_cache@threads=512,vectors=4 0.738"
   " cluster_registers@cluster=2,elements=64 0.702"
   " cluster_registers@cluster=4,elements=64 0.682"
   " register_cache@threads=256,vectors=16 0.593"
   " cluster_registers@cluster=8,elements=16 0.499"
   " cluster_registers@cluster=16,elements=16 0.268"},
  {"softmax", "fp16", "fp16", "rows=2476 cols=97", 0.709,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.886"
   " warp_rows@threads=128,vectors=4 0.820"
   " warp_rows@threads=64,vectors=4 0.819"
   " staged_rows@threads=64,bytes=4096 0.796"
   " staged_rows@threads=128,bytes=8192 0.768"
   " warp_elements@threads=32 0.759"
   " cluster_registers@cluster=1,elements=16 0.687"
   " cluster_registers@cluster=1,elements=32 0.612"
   " register_cache@threads=128,vectors=1 0.490"
   " register_cache@threads=128,vectors=2 0.462"
   " two_pass@threads=256,vectors=1 0.281"},
  {"softmax", "fp16", "fp16", "rows=2547 cols=1144", 0.848,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=128,vectors=2 0.999"
   " warp_rows@threads=64,vectors=4 0.996"
   " cluster_registers@cluster=1,elements=32 0.911"
   " cluster_registers@cluster=1,elements=16 0.900"
   " register_cache@threads=128,vectors=2 0.863"
   " staged_rows@threads=64,bytes=4096 0.855"
   " staged_rows@threads=128,bytes=8192 0.849"
   " two_pass@threads=256,vectors=1 0.581"},
  {"softmax", "fp16", "fp16", "rows=255 cols=433", 0.625,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.994"
   " register_cache@threads=128,vectors=1 0.986"
   " warp_rows@threads=128,vectors=2 0.968"
   " cluster_registers@cluster=1,elements=32 0.911"
   " staged_rows@threads=64,bytes=4096 0.864"
   " staged_rows@threads=128,bytes=8192 0.862"
   " warp_elements@threads=128 0.821"
   " warp_elements@threads=32 0.819"
   " two_pass@threads=256,vectors=1 0.816"
   " warp_rows@threads=64,vectors=4 0.807"
   " warp_rows@threads=128,vectors=4 0.791"},
  {"softmax", "bf16", "bf16", "rows=256 cols=320", 0.711,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.935"
   " register_cache@threads=128,vectors=1 0.932"
   " warp_rows@threads=128,vectors=2 0.907"
   " register_cache@threads=128,vectors=2 0.904"
   " warp_rows@threads=64,vectors=4 0.872"
   " warp_rows@threads=128,vectors=4 0.868"
   " two_pass@threads=256,vectors=1 0.809"
   " staged_rows@threads=64,bytes=4096 0.766"
   " staged_rows@threads=128,bytes=8192 0.760"
   " warp_elements@threads=128 0.676"
   " warp_elements@threads=32 0.674"},
  {"softmax", "fp16", "fp16", "rows=2595 cols=4121", 0.813,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.923"
   " register_cache@threads=256,vectors=4 0.921"
   " cluster_registers@cluster=1,elements=64 0.904"
   " cluster_shared@cluster=1,threads=256 0.725"
   " cluster_registers@cluster=2,elements=32 0.718"
   " two_pass@threads=512,vectors=2 0.618"
   " cluster_registers@cluster=2,elements=64 0.604"
   " register_cache@threads=512,vectors=4 0.527"
   " cluster_shared@cluster=1,threads=512 0.491"
   " cluster_registers@cluster=4,elements=32 0.407"
   " cluster_registers@cluster=4,elements=64 0.387"
   " register_cache@threads=256,vectors=16 0.327"
   " cluster_registers@cluster=8,elements=16 0.250"
   " cluster_registers@cluster=16,elements=16 0.141"},
  {"softmax", "fp16", "fp16", "rows=26 cols=166010 stride=166057", 0.641,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_registers@cluster=8,elements=64 0.965"
   " cluster_registers@cluster=4,elements=64 0.888"
   " cluster_registers@cluster=16,elements=32 0.877"
   " cluster_registers@cluster=16,elements=16 0.877"
   " cluster_shared@cluster=8,threads=512 0.836"
   " cluster_shared@cluster=8,threads=256 0.818"
   " cluster_shared@cluster=16,threads=256 0.815"
   " cluster_shared@cluster=4,threads=512 0.780"
   " cluster_shared@cluster=4,threads=256 0.739"
   " cluster_shared@cluster=16,threads=512 0.730"
   " grid_shared@warps=8,blocks_per_sm=2 0.691"
   " grid_shared@warps=16,blocks_per_sm=1 0.682"
   " cluster_shared@cluster=2,threads=512 0.631"
   " cluster_shared@cluster=2,threads=256 0.538"
   " two_pass@threads=512,vectors=4 0.386"},
  {"softmax", "fp32", "fp32", "rows=26 cols=173583", 0.595,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_shared@cluster=16,threads=256 0.971"
   " cluster_shared@cluster=8,threads=256 0.961"
   " cluster_shared@cluster=16,threads=512 0.953"
   " cluster_shared@cluster=8,threads=512 0.953"
   " cluster_shared@cluster=4,threads=512 0.915"
   " cluster_registers@cluster=16,elements=64 0.898"
   " cluster_registers@cluster=8,elements=64 0.894"
   " grid_shared@warps=8,blocks_per_sm=2 0.857"
   " cluster_shared@cluster=4,threads=256 0.852"
   " grid_shared@warps=16,blocks_per_sm=1 0.832"
   " cluster_registers@cluster=16,elements=16 0.777"
   " two_pass@threads=512,vectors=4 0.404"},
  {"softmax", "fp16", "fp16", "rows=26120 cols=49", 0.669,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.999"
   " warp_rows@threads=128,vectors=2 0.754"
   " warp_rows@threads=64,vectors=4 0.649"
   " warp_rows@threads=128,vectors=4 0.625"
   " warp_elements@threads=128 0.478"
   " warp_elements@threads=32 0.234"
   " cluster_registers@cluster=1,elements=16 0.228"
   " cluster_registers@cluster=1,elements=32 0.199"
   " register_cache@threads=128,vectors=1 0.142"
   " register_cache@threads=128,vectors=2 0.120"
   " two_pass@threads=256,vectors=1 0.068"},
  {"softmax", "fp16", "fp16", "rows=2617 cols=5264 direction=backward", 0.989,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.994"
   " cluster_registers_backward@cluster=2,vectors=4 0.989"
   " cluster_registers_backward@cluster=1,vectors=4 0.986"
   " cluster_shared_backward@cluster=1,threads=256 0.961"
   " cluster_shared_backward@cluster=1,threads=512 0.894"
   " register_cache_backward@threads=512,vectors=2 0.868"
   " cluster_registers_backward@cluster=4,vectors=2 0.795"
   " cluster_registers_backward@cluster=4,vectors=4 0.749"
   " two_pass_backward@threads=512,vectors=2 0.730"
   " register_cache_backward@threads=1024,vectors=2 0.529"
   " register_cache_backward@threads=512,vectors=4 0.518"
   " register_cache_backward@threads=256,vectors=8 0.484"
   " cluster_registers_backward@cluster=8,vectors=4 0.483"
   " cluster_registers_backward@cluster=8,vectors=2 0.482"
   " register_cache_backward@threads=512,vectors=8 0.420"
   " cluster_registers_backward@cluster=16,vectors=2 0.260"
   " cluster_registers_backward@cluster=16,vectors=4 0.245"},
  {"softmax", "fp16", "fp16", "rows=2617 cols=5264", 0.925,
   "cluster_registers@cluster=1,elements=64 1.000"
   " cluster_registers@cluster=1,elements=32 0.999"
   " register_cache@threads=256,vectors=4 0.915"
   " cluster_registers@cluster=1,elements=16 0.897"
   " cluster_shared@cluster=1,threads=256 0.835"
   " cluster_registers@cluster=2,elements=32 0.781"
   " cluster_registers@cluster=2,elements=64 0.732"
   " two_pass@threads=512,vectors=2 0.689"
   " cluster_shared@cluster=1,threads=512 0.587"
   " register_cache@threads=512,vectors=4 0.559"
   " cluster_registers@cluster=4,elements=64 0.488"
   " cluster_registers@cluster=4,elements=32 0.482"
   " register_cache@threads=256,vectors=16 0.351"
   " cluster_registers@cluster=8,elements=16 0.299"
   " cluster_registers@cluster=16,elements=16 0.169"},
  {"softmax", "bf16", "bf16", "rows=2617 cols=6692 stride=6733", 0.836,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.980"
   " cluster_registers@cluster=1,elements=64 0.905"
   " cluster_registers@cluster=2,elements=32 0.848"
   " cluster_registers@cluster=1,elements=16 0.823"
   " cluster_shared@cluster=1,threads=256 0.772"
   " cluster_registers@cluster=2,elements=64 0.755"
   " register_cache@threads=512,vectors=4 0.676"
   " two_pass@threads=512,vectors=2 0.650"
   " cluster_shared@cluster=1,threads=512 0.613"
   " cluster_registers@cluster=4,elements=32 0.546"
   " cluster_registers@cluster=4,elements=64 0.500"
   " register_cache@threads=256,vectors=16 0.399"
   " cluster_registers@cluster=8,elements=16 0.352"
   " cluster_registers@cluster=16,elements=16 0.203"},
  {"softmax", "bf16", "bf16", "rows=2617 cols=6692 stride=6733 direction=backward", 0.956,
   "cluster_registers_backward@cluster=2,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.996"
   " cluster_registers_backward@cluster=1,vectors=4 0.977"
   " cluster_registers_backward@cluster=2,vectors=4 0.935"
   " register_cache_backward@threads=512,vectors=2 0.926"
   " cluster_shared_backward@cluster=1,threads=512 0.875"
   " cluster_shared_backward@cluster=1,threads=256 0.874"
   " cluster_registers_backward@cluster=4,vectors=2 0.780"
   " two_pass_backward@threads=512,vectors=2 0.757"
   " cluster_registers_backward@cluster=4,vectors=4 0.686"
   " register_cache_backward@threads=1024,vectors=2 0.590"
   " register_cache_backward@threads=512,vectors=4 0.584"
   " register_cache_backward@threads=256,vectors=8 0.554"
   " register_cache_backward@threads=512,vectors=8 0.504"
   " cluster_registers_backward@cluster=8,vectors=2 0.495"
   " cluster_registers_backward@cluster=8,vectors=4 0.450"
   " cluster_registers_backward@cluster=16,vectors=2 0.276"
   " cluster_registers_backward@cluster=16,vectors=4 0.234"},
  {"softmax", "fp16", "fp16", "rows=262 cols=71068 stride=71100", 0.775,
   "cluster_shared@cluster=2,threads=512 1.000"
   " cluster_registers@cluster=8,elements=32 0.957"
   " two_pass@threads=512,vectors=4 0.947"
   " cluster_shared@cluster=4,threads=256 0.912"
   " cluster_shared@cluster=8,threads=256 0.898"
   " grid_shared@warps=16,blocks_per_sm=1 0.883"
   " cluster_registers@cluster=16,elements=32 0.872"
   " cluster_registers@cluster=8,elements=64 0.870"
   " grid_shared@warps=8,blocks_per_sm=2 0.863"
   " cluster_registers@cluster=4,elements=64 0.860"
   " cluster_registers@cluster=16,elements=64 0.848"
   " cluster_shared@cluster=4,threads=512 0.828"
   " cluster_shared@cluster=2,threads=256 0.825"
   " cluster_shared@cluster=1,threads=512 0.820"
   " cluster_registers@cluster=2,elements=64 0.815"
   " cluster_registers@cluster=16,elements=16 0.747"
   " cluster_registers@cluster=8,elements=16 0.663"
   " cluster_shared@cluster=8,threads=512 0.651"
   " cluster_shared@cluster=16,threads=256 0.635"
   " cluster_shared@cluster=16,threads=512 0.400"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=1430 direction=backward", 0.935,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.793"
   " staged_rows_backward@threads=64,bytes=2048 0.652"
   " warp_rows_backward@threads=128,vectors=4 0.636"
   " warp_rows_backward@threads=128,vectors=2 0.635"
   " staged_rows_backward@threads=256,bytes=8192 0.620"
   " two_pass_backward@threads=256,vectors=2 0.616"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=1430", 0.746,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.976"
   " cluster_registers@cluster=1,elements=32 0.922"
   " staged_rows@threads=128,bytes=8192 0.909"
   " staged_rows@threads=64,bytes=4096 0.901"
   " warp_rows@threads=64,vectors=4 0.727"
   " warp_rows@threads=128,vectors=2 0.726"
   " warp_rows@threads=128,vectors=4 0.725"
   " two_pass@threads=256,vectors=1 0.632"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=64 direction=backward", 0.885,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.913"
   " register_cache_backward@threads=128,vectors=1 0.588"
   " staged_rows_backward@threads=64,bytes=2048 0.534"
   " register_cache_backward@threads=128,vectors=2 0.511"
   " staged_rows_backward@threads=256,bytes=8192 0.509"
   " register_cache_backward@threads=256,vectors=2 0.312"
   " two_pass_backward@threads=256,vectors=2 0.299"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=64", 0.743,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.945"
   " warp_rows@threads=64,vectors=4 0.938"
   " warp_rows@threads=128,vectors=4 0.935"
   " cluster_registers@cluster=1,elements=16 0.696"
   " warp_elements@threads=32 0.688"
   " cluster_registers@cluster=1,elements=32 0.650"
   " staged_rows@threads=64,bytes=4096 0.590"
   " staged_rows@threads=128,bytes=8192 0.582"
   " register_cache@threads=128,vectors=1 0.494"
   " register_cache@threads=128,vectors=2 0.452"
   " two_pass@threads=256,vectors=1 0.314"},
  {"softmax", "fp16", "fp16", "rows=26522 cols=1163", 0.890,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.995"
   " register_cache@threads=128,vectors=2 0.822"
   " cluster_registers@cluster=1,elements=16 0.779"
   " cluster_registers@cluster=1,elements=32 0.688"
   " warp_rows@threads=64,vectors=4 0.662"
   " warp_rows@threads=128,vectors=2 0.658"
   " warp_rows@threads=128,vectors=4 0.657"
   " two_pass@threads=256,vectors=1 0.434"},
  {"softmax", "fp16", "fp16", "rows=26828 cols=1152", 0.942,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.991"
   " warp_rows@threads=64,vectors=4 0.946"
   " warp_rows@threads=128,vectors=4 0.940"
   " warp_rows@threads=128,vectors=2 0.937"
   " cluster_registers@cluster=1,elements=32 0.914"
   " cluster_registers@cluster=1,elements=16 0.906"
   " register_cache@threads=128,vectors=2 0.799"
   " two_pass@threads=256,vectors=1 0.454"},
  {"softmax", "fp16", "fp16", "rows=2690 cols=244", 0.706,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.972"
   " warp_rows@threads=64,vectors=4 0.897"
   " warp_rows@threads=128,vectors=4 0.897"
   " staged_rows@threads=64,bytes=4096 0.882"
   " staged_rows@threads=128,bytes=8192 0.872"
   " warp_elements@threads=32 0.857"
   " cluster_registers@cluster=1,elements=16 0.810"
   " cluster_registers@cluster=1,elements=32 0.720"
   " register_cache@threads=128,vectors=1 0.580"
   " register_cache@threads=128,vectors=2 0.548"
   " two_pass@threads=256,vectors=1 0.340"},
  {"softmax", "fp16", "fp16", "rows=27 cols=390557 direction=backward", 0.634,
   "cluster_shared_backward@cluster=16,threads=512 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.981"
   " cluster_registers_backward@cluster=16,vectors=8 0.961"
   " split_k_cooperative_backward@threads=256,vectors=4 0.912"
   " cluster_shared_backward@cluster=8,threads=512 0.907"
   " split_k_cooperative_backward@threads=512,vectors=2 0.905"
   " cluster_shared_backward@cluster=16,threads=256 0.896"
   " cluster_shared_backward@cluster=8,threads=256 0.884"
   " two_pass_backward@threads=1024,vectors=2 0.506"},
  {"softmax", "fp16", "fp16", "rows=27 cols=390557", 0.648,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.969"
   " grid_shared@warps=16,blocks_per_sm=1 0.957"
   " cluster_shared@cluster=16,threads=256 0.944"
   " cluster_shared@cluster=8,threads=512 0.934"
   " cluster_registers@cluster=8,elements=64 0.917"
   " cluster_shared@cluster=8,threads=256 0.907"
   " cluster_shared@cluster=4,threads=512 0.852"
   " grid_shared@warps=8,blocks_per_sm=2 0.833"
   " cluster_shared@cluster=4,threads=256 0.780"
   " two_pass@threads=512,vectors=4 0.373"},
  {"softmax", "fp32", "fp32", "rows=27 cols=6901", 0.555,
   "cluster_registers@cluster=16,elements=16 1.000"
   " register_cache@threads=512,vectors=4 0.945"
   " cluster_registers@cluster=8,elements=16 0.928"
   " cluster_registers@cluster=1,elements=16 0.863"
   " cluster_registers@cluster=1,elements=32 0.784"
   " cluster_registers@cluster=4,elements=32 0.774"
   " register_cache@threads=256,vectors=16 0.768"
   " cluster_registers@cluster=2,elements=32 0.768"
   " two_pass@threads=512,vectors=2 0.689"
   " cluster_shared@cluster=1,threads=512 0.679"
   " cluster_shared@cluster=1,threads=256 0.676"
   " cluster_registers@cluster=1,elements=64 0.572"
   " cluster_registers@cluster=4,elements=64 0.519"
   " cluster_registers@cluster=2,elements=64 0.513"},
  {"softmax", "fp16", "fp16", "rows=27568 cols=23", 0.670,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.986"
   " warp_rows@threads=128,vectors=2 0.612"
   " warp_rows@threads=128,vectors=4 0.572"
   " warp_rows@threads=64,vectors=4 0.572"
   " warp_elements@threads=128 0.345"
   " warp_elements@threads=32 0.166"
   " cluster_registers@cluster=1,elements=16 0.162"
   " cluster_registers@cluster=1,elements=32 0.142"
   " register_cache@threads=128,vectors=1 0.101"
   " register_cache@threads=128,vectors=2 0.085"
   " two_pass@threads=256,vectors=1 0.051"},
  {"softmax", "fp16", "fp16", "rows=2784 cols=491 direction=backward", 0.768,
   "warp_rows_backward@threads=128,vectors=4 1.000"
   " register_cache_backward@threads=128,vectors=1 0.973"
   " warp_rows_backward@threads=128,vectors=2 0.971"
   " register_cache_backward@threads=128,vectors=2 0.863"
   " staged_rows_backward@threads=256,bytes=8192 0.810"
   " staged_rows_backward@threads=64,bytes=2048 0.789"
   " register_cache_backward@threads=256,vectors=2 0.554"
   " two_pass_backward@threads=256,vectors=2 0.473"},
  {"softmax", "fp16", "fp16", "rows=2784 cols=491", 0.713,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.994"
   " warp_rows@threads=64,vectors=4 0.992"
   " staged_rows@threads=64,bytes=4096 0.926"
   " staged_rows@threads=128,bytes=8192 0.924"
   " warp_elements@threads=128 0.907"
   " warp_elements@threads=32 0.898"
   " cluster_registers@cluster=1,elements=32 0.885"
   " cluster_registers@cluster=1,elements=16 0.767"
   " register_cache@threads=128,vectors=1 0.724"
   " register_cache@threads=128,vectors=2 0.701"
   " two_pass@threads=256,vectors=1 0.432"},
  {"softmax", "fp32", "fp32", "rows=27993 cols=25", 0.772,
   "warp_rows@threads=128,vectors=2 1.000"
   " staged_rows@threads=64,bytes=4096 0.901"
   " staged_rows@threads=128,bytes=8192 0.879"
   " warp_rows@threads=64,vectors=4 0.762"
   " warp_rows@threads=128,vectors=4 0.732"
   " warp_elements@threads=128 0.357"
   " warp_elements@threads=32 0.198"
   " cluster_registers@cluster=1,elements=16 0.155"
   " register_cache@threads=128,vectors=1 0.118"
   " register_cache@threads=128,vectors=2 0.095"
   " cluster_registers@cluster=1,elements=32 0.091"
   " two_pass@threads=256,vectors=1 0.059"},
  {"softmax", "fp16", "fp16", "rows=28 cols=1030713", 0.674,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.986"
   " split_k@threads=256,vectors=4,reread=reverse 0.881"
   " split_k@threads=256,vectors=8,reread=reverse 0.879"
   " split_k@threads=256,vectors=16,reread=reverse 0.830"
   " split_k_persistent@threads=256,vectors=16 0.802"
   " split_k@threads=256,vectors=2,reread=reverse 0.792"
   " split_k_persistent@threads=256,vectors=4 0.735"
   " cluster_shared@cluster=16,threads=512 0.710"
   " cluster_shared@cluster=16,threads=256 0.636"
   " split_k_persistent@threads=256,vectors=2 0.533"
   " two_pass@threads=1024,vectors=4 0.412"},
  {"softmax", "fp32", "fp32", "rows=28 cols=704", 0.664,
   "register_cache@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.941"
   " two_pass@threads=256,vectors=1 0.922"
   " warp_elements@threads=32 0.920"
   " warp_rows@threads=128,vectors=4 0.900"
   " warp_rows@threads=128,vectors=2 0.896"
   " warp_rows@threads=64,vectors=4 0.894"
   " cluster_registers@cluster=1,elements=16 0.862"
   " cluster_registers@cluster=1,elements=32 0.816"
   " staged_rows@threads=128,bytes=8192 0.774"
   " staged_rows@threads=64,bytes=4096 0.773"},
  {"softmax", "fp32", "fp32", "rows=28399 cols=512", 0.958,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_elements@threads=32 0.999"
   " warp_rows@threads=64,vectors=4 0.997"
   " warp_rows@threads=128,vectors=4 0.995"
   " warp_rows@threads=128,vectors=2 0.993"
   " warp_elements@threads=128 0.992"
   " staged_rows@threads=64,bytes=4096 0.990"
   " staged_rows@threads=128,bytes=8192 0.985"
   " cluster_registers@cluster=1,elements=32 0.921"
   " register_cache@threads=128,vectors=1 0.790"
   " register_cache@threads=128,vectors=2 0.697"
   " two_pass@threads=256,vectors=1 0.433"},
  {"softmax", "fp32", "fp32", "rows=287 cols=8212 stride=8264", 0.732,
   "cluster_registers@cluster=2,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.979"
   " cluster_registers@cluster=1,elements=32 0.957"
   " cluster_registers@cluster=2,elements=64 0.942"
   " cluster_registers@cluster=1,elements=64 0.916"
   " two_pass@threads=512,vectors=2 0.913"
   " cluster_registers@cluster=4,elements=32 0.898"
   " cluster_shared@cluster=1,threads=256 0.894"
   " cluster_shared@cluster=1,threads=512 0.884"
   " register_cache@threads=256,vectors=16 0.836"
   " cluster_registers@cluster=4,elements=64 0.786"
   " cluster_registers@cluster=8,elements=16 0.715"
   " cluster_registers@cluster=16,elements=16 0.468"},
  {"softmax", "fp16", "fp16", "rows=288 cols=90", 0.696,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.988"
   " cluster_registers@cluster=1,elements=16 0.901"
   " warp_rows@threads=128,vectors=2 0.887"
   " cluster_registers@cluster=1,elements=32 0.819"
   " staged_rows@threads=64,bytes=4096 0.805"
   " register_cache@threads=128,vectors=1 0.805"
   " register_cache@threads=128,vectors=2 0.805"
   " staged_rows@threads=128,bytes=8192 0.800"
   " warp_rows@threads=128,vectors=4 0.796"
   " warp_rows@threads=64,vectors=4 0.796"
   " two_pass@threads=256,vectors=1 0.642"},
  {"softmax", "fp32", "fp32", "rows=29 cols=8278 direction=backward", 0.723,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.992"
   " cluster_registers_backward@cluster=16,vectors=2 0.990"
   " cluster_registers_backward@cluster=8,vectors=4 0.976"
   " cluster_registers_backward@cluster=4,vectors=4 0.943"
   " cluster_registers_backward@cluster=16,vectors=4 0.928"
   " cluster_registers_backward@cluster=2,vectors=2 0.918"
   " cluster_registers_backward@cluster=2,vectors=4 0.908"
   " cluster_registers_backward@cluster=1,vectors=4 0.884"
   " cluster_registers_backward@cluster=4,vectors=8 0.820"
   " cluster_registers_backward@cluster=8,vectors=8 0.813"
   " cluster_registers_backward@cluster=16,vectors=8 0.808"
   " cluster_shared_backward@cluster=8,threads=512 0.780"
   " cluster_registers_backward@cluster=2,vectors=8 0.780"
   " cluster_registers_backward@cluster=1,vectors=8 0.777"
   " cluster_shared_backward@cluster=16,threads=256 0.774"
   " cluster_shared_backward@cluster=8,threads=256 0.747"
   " cluster_shared_backward@cluster=2,threads=512 0.700"
   " two_pass_backward@threads=1024,vectors=2 0.645"
   " split_k_cooperative_backward@threads=256,vectors=4 0.583"
   " split_k_cooperative_backward@threads=512,vectors=2 0.573"
   " cluster_shared_backward@cluster=16,threads=512 0.468"},
  {"softmax", "fp32", "fp32", "rows=29 cols=8278", 0.546,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.918"
   " cluster_registers@cluster=1,elements=16 0.870"
   " cluster_registers@cluster=4,elements=32 0.847"
   " register_cache@threads=256,vectors=16 0.817"
   " cluster_registers@cluster=2,elements=32 0.781"
   " cluster_registers@cluster=1,elements=32 0.771"
   " cluster_shared@cluster=1,threads=512 0.746"
   " cluster_shared@cluster=1,threads=256 0.678"
   " two_pass@threads=512,vectors=2 0.650"
   " cluster_registers@cluster=1,elements=64 0.613"
   " cluster_registers@cluster=2,elements=64 0.573"
   " cluster_registers@cluster=4,elements=64 0.563"},
  {"softmax", "bf16", "bf16", "rows=290 cols=46100", 0.710,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.996"
   " cluster_shared@cluster=2,threads=512 0.938"
   " cluster_registers@cluster=8,elements=64 0.934"
   " cluster_registers@cluster=4,elements=64 0.930"
   " cluster_registers@cluster=2,elements=64 0.908"
   " cluster_shared@cluster=4,threads=256 0.899"
   " two_pass@threads=512,vectors=4 0.889"
   " cluster_shared@cluster=2,threads=256 0.855"
   " cluster_registers@cluster=8,elements=16 0.850"
   " cluster_shared@cluster=1,threads=512 0.835"
   " cluster_shared@cluster=8,threads=256 0.817"
   " cluster_registers@cluster=16,elements=16 0.817"
   " cluster_registers@cluster=16,elements=32 0.780"
   " grid_shared@warps=16,blocks_per_sm=1 0.778"
   " cluster_shared@cluster=4,threads=512 0.763"
   " grid_shared@warps=8,blocks_per_sm=2 0.752"
   " cluster_registers@cluster=16,elements=64 0.684"
   " cluster_shared@cluster=8,threads=512 0.553"
   " cluster_shared@cluster=16,threads=256 0.529"
   " cluster_shared@cluster=16,threads=512 0.337"},
  {"softmax", "bf16", "bf16", "rows=290 cols=46100 direction=backward", 0.938,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.909"
   " cluster_registers_backward@cluster=4,vectors=2 0.895"
   " cluster_registers_backward@cluster=4,vectors=4 0.882"
   " cluster_registers_backward@cluster=8,vectors=4 0.852"
   " cluster_shared_backward@cluster=2,threads=512 0.851"
   " cluster_shared_backward@cluster=8,threads=256 0.844"
   " cluster_registers_backward@cluster=16,vectors=4 0.819"
   " cluster_registers_backward@cluster=2,vectors=4 0.774"
   " cluster_registers_backward@cluster=8,vectors=8 0.773"
   " cluster_registers_backward@cluster=4,vectors=8 0.770"
   " two_pass_backward@threads=1024,vectors=2 0.731"
   " cluster_registers_backward@cluster=2,vectors=8 0.686"
   " cluster_registers_backward@cluster=16,vectors=8 0.667"
   " cluster_shared_backward@cluster=16,threads=256 0.648"
   " cluster_shared_backward@cluster=8,threads=512 0.637"
   " split_k_cooperative_backward@threads=256,vectors=4 0.613"
   " split_k_cooperative_backward@threads=512,vectors=2 0.564"
   " cluster_shared_backward@cluster=16,threads=512 0.425"},
  {"softmax", "bf16", "bf16", "rows=294 cols=124", 0.699,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.995"
   " cluster_registers@cluster=1,elements=16 0.914"
   " register_cache@threads=128,vectors=1 0.848"
   " cluster_registers@cluster=1,elements=32 0.830"
   " register_cache@threads=128,vectors=2 0.828"
   " warp_rows@threads=128,vectors=2 0.807"
   " warp_rows@threads=128,vectors=4 0.772"
   " warp_rows@threads=64,vectors=4 0.770"
   " staged_rows@threads=128,bytes=8192 0.739"
   " staged_rows@threads=64,bytes=4096 0.736"
   " two_pass@threads=256,vectors=1 0.645"},
  {"softmax", "fp16", "fp16", "rows=29973 cols=703", 0.802,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.990"
   " cluster_registers@cluster=1,elements=32 0.937"
   " warp_rows@threads=64,vectors=4 0.932"
   " warp_rows@threads=128,vectors=4 0.926"
   " warp_rows@threads=128,vectors=2 0.924"
   " warp_elements@threads=128 0.812"
   " warp_elements@threads=32 0.784"
   " register_cache@threads=128,vectors=1 0.684"
   " cluster_registers@cluster=1,elements=16 0.647"
   " register_cache@threads=128,vectors=2 0.619"
   " two_pass@threads=256,vectors=1 0.331"},
  {"softmax", "bf16", "bf16", "rows=3 cols=1065088", 0.517,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.982"
   " split_k@threads=256,vectors=2,reread=reverse 0.922"
   " split_k_persistent@threads=256,vectors=16 0.869"
   " split_k@threads=256,vectors=8,reread=reverse 0.866"
   " grid_shared@warps=8,blocks_per_sm=2 0.844"
   " grid_shared@warps=16,blocks_per_sm=1 0.832"
   " split_k@threads=256,vectors=16,reread=reverse 0.763"
   " cluster_shared@cluster=16,threads=512 0.688"
   " cluster_shared@cluster=16,threads=256 0.627"
   " split_k_persistent@threads=256,vectors=2 0.522"
   " two_pass@threads=1024,vectors=4 0.090"},
  {"softmax", "fp16", "fp16", "rows=3 cols=1385984", 0.541,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.998"
   " split_k@threads=256,vectors=8,reread=reverse 0.950"
   " split_k_persistent@threads=256,vectors=16 0.929"
   " split_k@threads=256,vectors=2,reread=reverse 0.916"
   " grid_shared@warps=8,blocks_per_sm=2 0.854"
   " split_k@threads=256,vectors=16,reread=reverse 0.821"
   " grid_shared@warps=16,blocks_per_sm=1 0.815"
   " split_k_persistent@threads=256,vectors=2 0.659"
   " cluster_shared@cluster=16,threads=512 0.657"
   " cluster_shared@cluster=16,threads=256 0.615"
   " two_pass@threads=1024,vectors=4 0.084"},
  {"softmax", "fp16", "fp16", "rows=3 cols=1505647", 0.545,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.920"
   " split_k@threads=256,vectors=2,reread=reverse 0.894"
   " split_k_persistent@threads=256,vectors=16 0.851"
   " grid_shared@warps=8,blocks_per_sm=2 0.804"
   " grid_shared@warps=16,blocks_per_sm=1 0.795"
   " split_k@threads=256,vectors=16,reread=reverse 0.737"
   " split_k_persistent@threads=256,vectors=4 0.720"
   " split_k_persistent@threads=256,vectors=2 0.690"
   " cluster_shared@cluster=16,threads=512 0.644"
   " cluster_shared@cluster=16,threads=256 0.553"
   " two_pass@threads=1024,vectors=4 0.082"},
  {"softmax", "fp16", "fp16", "rows=3 cols=2048490 stride=2048547", 0.562,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.974"
   " split_k_persistent@threads=256,vectors=16 0.939"
   " split_k@threads=256,vectors=2,reread=reverse 0.896"
   " grid_shared@warps=16,blocks_per_sm=1 0.856"
   " grid_shared@warps=8,blocks_per_sm=2 0.853"
   " split_k@threads=256,vectors=16,reread=reverse 0.837"
   " split_k_persistent@threads=256,vectors=4 0.811"
   " split_k_persistent@threads=256,vectors=2 0.564"
   " two_pass@threads=1024,vectors=4 0.069"},
  {"softmax", "bf16", "bf16", "rows=3 cols=2096094", 0.554,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.983"
   " split_k_persistent@threads=256,vectors=16 0.964"
   " split_k@threads=256,vectors=2,reread=reverse 0.867"
   " grid_shared@warps=16,blocks_per_sm=1 0.840"
   " grid_shared@warps=8,blocks_per_sm=2 0.840"
   " split_k@threads=256,vectors=16,reread=reverse 0.830"
   " split_k_persistent@threads=256,vectors=4 0.803"
   " split_k_persistent@threads=256,vectors=2 0.547"
   " two_pass@threads=1024,vectors=4 0.072"},
  {"softmax", "fp32", "fp32", "rows=3 cols=214254 direction=backward", 0.577,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.984"
   " split_k_cooperative_backward@threads=256,vectors=4 0.895"
   " split_k_cooperative_backward@threads=512,vectors=2 0.888"
   " cluster_shared_backward@cluster=16,threads=512 0.815"
   " cluster_shared_backward@cluster=16,threads=256 0.791"
   " cluster_shared_backward@cluster=8,threads=256 0.672"
   " cluster_shared_backward@cluster=8,threads=512 0.659"
   " two_pass_backward@threads=1024,vectors=2 0.129"},
  {"softmax", "fp32", "fp32", "rows=3 cols=214254", 0.433,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.943"
   " cluster_shared@cluster=16,threads=512 0.930"
   " cluster_shared@cluster=16,threads=256 0.838"
   " cluster_registers@cluster=8,elements=64 0.736"
   " grid_shared@warps=8,blocks_per_sm=2 0.718"
   " grid_shared@warps=16,blocks_per_sm=1 0.705"
   " cluster_shared@cluster=8,threads=512 0.669"
   " cluster_shared@cluster=8,threads=256 0.613"
   " cluster_shared@cluster=4,threads=512 0.412"
   " cluster_shared@cluster=4,threads=256 0.371"
   " two_pass@threads=512,vectors=4 0.134"},
  {"softmax", "fp32", "fp32", "rows=3 cols=22144", 0.498,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.970"
   " cluster_shared@cluster=16,threads=512 0.918"
   " cluster_shared@cluster=16,threads=256 0.915"
   " cluster_registers@cluster=16,elements=32 0.897"
   " cluster_registers@cluster=8,elements=32 0.886"
   " cluster_shared@cluster=8,threads=256 0.867"
   " cluster_shared@cluster=8,threads=512 0.843"
   " cluster_registers@cluster=4,elements=32 0.819"
   " cluster_shared@cluster=4,threads=512 0.761"
   " cluster_registers@cluster=16,elements=64 0.752"
   " cluster_shared@cluster=4,threads=256 0.747"
   " cluster_registers@cluster=8,elements=64 0.732"
   " cluster_registers@cluster=4,elements=64 0.714"
   " cluster_shared@cluster=2,threads=512 0.637"
   " cluster_registers@cluster=2,elements=64 0.628"
   " cluster_shared@cluster=2,threads=256 0.608"
   " cluster_shared@cluster=1,threads=512 0.502"
   " grid_shared@warps=8,blocks_per_sm=2 0.478"
   " grid_shared@warps=16,blocks_per_sm=1 0.472"
   " two_pass@threads=512,vectors=4 0.469"},
  {"softmax", "bf16", "bf16", "rows=3 cols=2952573", 0.533,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.968"
   " grid_shared@warps=16,blocks_per_sm=1 0.922"
   " grid_shared@warps=8,blocks_per_sm=2 0.914"
   " split_k@threads=256,vectors=2,reread=reverse 0.876"
   " split_k_persistent@threads=256,vectors=16 0.837"
   " split_k@threads=256,vectors=16,reread=reverse 0.822"
   " split_k_persistent@threads=256,vectors=4 0.723"
   " split_k_persistent@threads=256,vectors=2 0.624"
   " two_pass@threads=1024,vectors=4 0.072"},
  {"softmax", "fp16", "fp16", "rows=3 cols=3186568", 0.569,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.998"
   " grid_shared@warps=8,blocks_per_sm=2 0.950"
   " grid_shared@warps=16,blocks_per_sm=1 0.918"
   " split_k@threads=256,vectors=16,reread=reverse 0.834"
   " split_k@threads=256,vectors=2,reread=reverse 0.832"
   " split_k_persistent@threads=256,vectors=16 0.791"
   " split_k_persistent@threads=256,vectors=4 0.757"
   " split_k_persistent@threads=256,vectors=2 0.659"
   " two_pass@threads=1024,vectors=4 0.064"},
  {"softmax", "fp32", "fp32", "rows=3 cols=3653232", 0.579,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.987"
   " split_k@threads=256,vectors=16,reread=reverse 0.980"
   " grid_shared@warps=8,blocks_per_sm=2 0.964"
   " split_k_persistent@threads=256,vectors=16 0.950"
   " split_k@threads=256,vectors=4,reread=reverse 0.921"
   " split_k_persistent@threads=256,vectors=4 0.909"
   " split_k_persistent@threads=256,vectors=2 0.789"
   " split_k@threads=256,vectors=2,reread=reverse 0.687"
   " two_pass@threads=1024,vectors=4 0.065"},
  {"softmax", "fp16", "fp16", "rows=3 cols=38661 stride=38687", 0.497,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.960"
   " cluster_registers@cluster=8,elements=32 0.882"
   " cluster_registers@cluster=16,elements=32 0.873"
   " cluster_registers@cluster=4,elements=32 0.832"
   " cluster_shared@cluster=16,threads=512 0.815"
   " cluster_registers@cluster=16,elements=64 0.768"
   " cluster_registers@cluster=8,elements=64 0.765"
   " cluster_shared@cluster=16,threads=256 0.755"
   " cluster_registers@cluster=4,elements=64 0.736"
   " cluster_shared@cluster=8,threads=256 0.725"
   " cluster_shared@cluster=8,threads=512 0.711"
   " cluster_registers@cluster=2,elements=64 0.678"
   " cluster_shared@cluster=4,threads=512 0.664"
   " cluster_shared@cluster=4,threads=256 0.655"
   " cluster_shared@cluster=2,threads=512 0.593"
   " cluster_shared@cluster=2,threads=256 0.501"
   " grid_shared@warps=8,blocks_per_sm=2 0.461"
   " cluster_shared@cluster=1,threads=512 0.459"
   " grid_shared@warps=16,blocks_per_sm=1 0.458"
   " two_pass@threads=512,vectors=4 0.453"},
  {"softmax", "bf16", "bf16", "rows=3 cols=42368", 0.504,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.977"
   " cluster_registers@cluster=16,elements=32 0.959"
   " cluster_registers@cluster=8,elements=32 0.937"
   " cluster_registers@cluster=16,elements=64 0.878"
   " cluster_registers@cluster=8,elements=64 0.877"
   " cluster_shared@cluster=16,threads=512 0.875"
   " cluster_registers@cluster=4,elements=32 0.858"
   " cluster_shared@cluster=16,threads=256 0.845"
   " cluster_shared@cluster=8,threads=256 0.812"
   " cluster_registers@cluster=4,elements=64 0.812"
   " cluster_shared@cluster=8,threads=512 0.788"
   " cluster_shared@cluster=4,threads=512 0.706"
   " cluster_registers@cluster=2,elements=64 0.693"
   " cluster_shared@cluster=4,threads=256 0.676"
   " cluster_shared@cluster=2,threads=512 0.586"
   " cluster_shared@cluster=2,threads=256 0.544"
   " grid_shared@warps=16,blocks_per_sm=1 0.501"
   " grid_shared@warps=8,blocks_per_sm=2 0.485"
   " cluster_shared@cluster=1,threads=512 0.450"
   " two_pass@threads=512,vectors=4 0.411"},
  {"softmax", "bf16", "bf16", "rows=3 cols=542063", 0.450,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.969"
   " split_k_persistent@threads=256,vectors=4 0.950"
   " split_k_persistent@threads=256,vectors=2 0.912"
   " split_k@threads=256,vectors=8,reread=reverse 0.865"
   " cluster_shared@cluster=16,threads=512 0.786"
   " split_k_persistent@threads=256,vectors=16 0.756"
   " grid_shared@warps=8,blocks_per_sm=2 0.733"
   " grid_shared@warps=16,blocks_per_sm=1 0.723"
   " cluster_shared@cluster=16,threads=256 0.710"
   " split_k@threads=256,vectors=16,reread=reverse 0.670"
   " two_pass@threads=1024,vectors=4 0.131"},
  {"softmax", "bf16", "bf16", "rows=3 cols=542063 direction=backward", 0.545,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.805"
   " cluster_shared_backward@cluster=16,threads=256 0.734"
   " two_pass_backward@threads=1024,vectors=2 0.122"},
  {"softmax", "fp16", "fp16", "rows=3 cols=55365", 0.521,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.948"
   " cluster_registers@cluster=8,elements=32 0.893"
   " cluster_registers@cluster=16,elements=32 0.888"
   " cluster_shared@cluster=16,threads=512 0.831"
   " cluster_registers@cluster=4,elements=32 0.812"
   " cluster_shared@cluster=16,threads=256 0.781"
   " cluster_registers@cluster=8,elements=64 0.779"
   " cluster_registers@cluster=16,elements=64 0.773"
   " cluster_registers@cluster=4,elements=64 0.742"
   " cluster_shared@cluster=8,threads=512 0.726"
   " cluster_shared@cluster=8,threads=256 0.616"
   " cluster_registers@cluster=2,elements=64 0.606"
   " cluster_shared@cluster=4,threads=256 0.590"
   " cluster_shared@cluster=4,threads=512 0.565"
   " cluster_shared@cluster=2,threads=512 0.516"
   " grid_shared@warps=8,blocks_per_sm=2 0.474"
   " grid_shared@warps=16,blocks_per_sm=1 0.466"
   " cluster_shared@cluster=2,threads=256 0.436"
   " cluster_shared@cluster=1,threads=512 0.375"
   " two_pass@threads=512,vectors=4 0.373"},
  {"softmax", "fp16", "fp16", "rows=3 cols=9456 direction=backward", 0.684,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.995"
   " cluster_registers_backward@cluster=4,vectors=2 0.977"
   " cluster_registers_backward@cluster=1,vectors=2 0.970"
   " cluster_registers_backward@cluster=2,vectors=2 0.951"
   " cluster_registers_backward@cluster=16,vectors=4 0.951"
   " cluster_registers_backward@cluster=8,vectors=4 0.944"
   " cluster_registers_backward@cluster=4,vectors=4 0.930"
   " cluster_registers_backward@cluster=1,vectors=4 0.928"
   " register_cache_backward@threads=1024,vectors=2 0.908"
   " cluster_registers_backward@cluster=2,vectors=4 0.892"
   " register_cache_backward@threads=512,vectors=4 0.878"
   " register_cache_backward@threads=256,vectors=8 0.853"
   " cluster_shared_backward@cluster=1,threads=256 0.790"
   " cluster_shared_backward@cluster=1,threads=512 0.766"
   " register_cache_backward@threads=512,vectors=8 0.721"
   " two_pass_backward@threads=512,vectors=2 0.662"},
  {"softmax", "fp16", "fp16", "rows=3 cols=9456", 0.516,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.996"
   " cluster_registers@cluster=1,elements=16 0.982"
   " cluster_registers@cluster=1,elements=32 0.960"
   " cluster_registers@cluster=4,elements=32 0.921"
   " cluster_registers@cluster=2,elements=32 0.901"
   " cluster_registers@cluster=1,elements=64 0.887"
   " cluster_registers@cluster=2,elements=64 0.844"
   " cluster_registers@cluster=4,elements=64 0.835"
   " register_cache@threads=512,vectors=4 0.813"
   " cluster_shared@cluster=1,threads=512 0.793"
   " cluster_shared@cluster=1,threads=256 0.775"
   " two_pass@threads=512,vectors=2 0.707"
   " register_cache@threads=256,vectors=16 0.627"},
  {"softmax", "fp16", "fp16", "rows=30 cols=625600", 0.663,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " cluster_shared@cluster=16,threads=512 0.962"
   " grid_shared@warps=8,blocks_per_sm=2 0.954"
   " split_k@threads=256,vectors=4,reread=reverse 0.927"
   " split_k@threads=256,vectors=8,reread=reverse 0.922"
   " cluster_shared@cluster=16,threads=256 0.845"
   " split_k@threads=256,vectors=2,reread=reverse 0.841"
   " split_k@threads=256,vectors=16,reread=reverse 0.833"
   " split_k_persistent@threads=256,vectors=16 0.796"
   " split_k_persistent@threads=256,vectors=4 0.743"
   " split_k_persistent@threads=256,vectors=2 0.568"
   " two_pass@threads=1024,vectors=4 0.475"},
  {"softmax", "fp16", "fp16", "rows=300 cols=151937 direction=backward", 0.871,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=8 0.977"
   " cluster_registers_backward@cluster=4,vectors=8 0.921"
   " cluster_registers_backward@cluster=16,vectors=8 0.918"
   " cluster_shared_backward@cluster=16,threads=256 0.893"
   " cluster_registers_backward@cluster=16,vectors=2 0.881"
   " cluster_shared_backward@cluster=16,threads=512 0.858"
   " cluster_shared_backward@cluster=8,threads=512 0.833"
   " cluster_registers_backward@cluster=8,vectors=4 0.820"
   " cluster_shared_backward@cluster=8,threads=256 0.804"
   " split_k_cooperative_backward@threads=256,vectors=4 0.634"
   " two_pass_backward@threads=1024,vectors=2 0.628"
   " split_k_cooperative_backward@threads=512,vectors=2 0.609"},
  {"softmax", "fp32", "fp32", "rows=300 cols=151937 direction=backward", 0.934,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=8,vectors=8 0.961"
   " cluster_shared_backward@cluster=16,threads=512 0.773"
   " cluster_registers_backward@cluster=16,vectors=4 0.768"
   " cluster_shared_backward@cluster=16,threads=256 0.753"
   " cluster_shared_backward@cluster=8,threads=256 0.724"
   " cluster_shared_backward@cluster=8,threads=512 0.700"
   " split_k_cooperative_backward@threads=256,vectors=4 0.585"
   " split_k_cooperative_backward@threads=512,vectors=2 0.572"
   " two_pass_backward@threads=1024,vectors=2 0.547"},
  {"softmax", "fp16", "fp16", "rows=300 cols=151937", 0.806,
   "cluster_shared@cluster=8,threads=256 1.000"
   " cluster_registers@cluster=8,elements=64 0.904"
   " cluster_shared@cluster=16,threads=256 0.888"
   " cluster_shared@cluster=4,threads=512 0.880"
   " cluster_shared@cluster=8,threads=512 0.876"
   " cluster_shared@cluster=4,threads=256 0.800"
   " cluster_shared@cluster=2,threads=512 0.754"
   " cluster_shared@cluster=2,threads=256 0.653"
   " cluster_shared@cluster=16,threads=512 0.650"
   " two_pass@threads=256,vectors=1 0.550"},
  {"softmax", "fp16", "fp16", "rows=300 cols=246", 0.622,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=128,vectors=2 0.974"
   " warp_elements@threads=128 0.967"
   " warp_elements@threads=32 0.964"
   " register_cache@threads=128,vectors=2 0.929"
   " register_cache@threads=128,vectors=1 0.924"
   " cluster_registers@cluster=1,elements=32 0.908"
   " warp_rows@threads=64,vectors=4 0.869"
   " warp_rows@threads=128,vectors=4 0.869"
   " staged_rows@threads=64,bytes=4096 0.856"
   " staged_rows@threads=128,bytes=8192 0.848"
   " two_pass@threads=256,vectors=1 0.747"},
  {"softmax", "fp16", "fp16", "rows=300 cols=65536 direction=backward", 0.977,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.995"
   " cluster_registers_backward@cluster=8,vectors=4 0.994"
   " cluster_registers_backward@cluster=8,vectors=2 0.991"
   " cluster_registers_backward@cluster=4,vectors=4 0.964"
   " cluster_shared_backward@cluster=8,threads=256 0.888"
   " cluster_shared_backward@cluster=16,threads=256 0.841"
   " cluster_registers_backward@cluster=8,vectors=8 0.824"
   " cluster_shared_backward@cluster=8,threads=512 0.819"
   " cluster_registers_backward@cluster=4,vectors=8 0.813"
   " cluster_shared_backward@cluster=2,threads=512 0.797"
   " cluster_registers_backward@cluster=16,vectors=8 0.784"
   " cluster_registers_backward@cluster=2,vectors=8 0.765"
   " two_pass_backward@threads=1024,vectors=2 0.761"
   " cluster_shared_backward@cluster=2,threads=256 0.741"
   " cluster_shared_backward@cluster=16,threads=512 0.601"
   " split_k_cooperative_backward@threads=256,vectors=4 0.572"
   " split_k_cooperative_backward@threads=512,vectors=2 0.537"},
  {"softmax", "fp32", "fp32", "rows=300 cols=65536 direction=backward", 0.994,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.998"
   " cluster_registers_backward@cluster=16,vectors=2 0.998"
   " cluster_registers_backward@cluster=8,vectors=4 0.982"
   " cluster_registers_backward@cluster=8,vectors=8 0.971"
   " cluster_registers_backward@cluster=4,vectors=8 0.943"
   " cluster_shared_backward@cluster=8,threads=256 0.876"
   " cluster_shared_backward@cluster=8,threads=512 0.829"
   " cluster_shared_backward@cluster=16,threads=512 0.828"
   " cluster_shared_backward@cluster=16,threads=256 0.827"
   " two_pass_backward@threads=1024,vectors=2 0.579"
   " split_k_cooperative_backward@threads=256,vectors=4 0.563"
   " split_k_cooperative_backward@threads=512,vectors=2 0.543"},
  {"softmax", "fp16", "fp16", "rows=303 cols=568 direction=backward", 0.831,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.989"
   " warp_rows_backward@threads=128,vectors=2 0.947"
   " warp_rows_backward@threads=128,vectors=4 0.945"
   " register_cache_backward@threads=256,vectors=2 0.940"
   " two_pass_backward@threads=256,vectors=2 0.843"
   " staged_rows_backward@threads=64,bytes=2048 0.621"
   " staged_rows_backward@threads=256,bytes=8192 0.601"},
  {"softmax", "fp16", "fp16", "rows=303 cols=568", 0.686,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=64,vectors=4 0.959"
   " warp_rows@threads=128,vectors=4 0.959"
   " warp_rows@threads=128,vectors=2 0.956"
   " register_cache@threads=128,vectors=1 0.952"
   " register_cache@threads=128,vectors=2 0.952"
   " cluster_registers@cluster=1,elements=16 0.950"
   " two_pass@threads=256,vectors=1 0.858"
   " staged_rows@threads=64,bytes=4096 0.759"
   " staged_rows@threads=128,bytes=8192 0.747"
   " warp_elements@threads=128 0.568"
   " warp_elements@threads=32 0.566"},
  {"softmax", "fp32", "fp32", "rows=31 cols=237266", 0.639,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_shared@cluster=16,threads=512 0.945"
   " cluster_registers@cluster=16,elements=64 0.907"
   " cluster_shared@cluster=16,threads=256 0.862"
   " grid_shared@warps=16,blocks_per_sm=1 0.846"
   " cluster_registers@cluster=8,elements=64 0.843"
   " grid_shared@warps=8,blocks_per_sm=2 0.807"
   " cluster_shared@cluster=8,threads=512 0.676"
   " cluster_shared@cluster=8,threads=256 0.655"
   " two_pass@threads=512,vectors=4 0.408"},
  {"softmax", "fp16", "fp16", "rows=32 cols=1024", 0.702,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=32 0.937"
   " cluster_registers@cluster=1,elements=16 0.936"
   " warp_rows@threads=64,vectors=4 0.887"
   " warp_rows@threads=128,vectors=2 0.884"
   " warp_rows@threads=128,vectors=4 0.883"
   " cluster_registers@cluster=1,elements=64 0.823"
   " staged_rows@threads=64,bytes=4096 0.736"
   " staged_rows@threads=128,bytes=8192 0.727"
   " warp_elements@threads=128 0.388"
   " warp_elements@threads=32 0.383"},
  {"softmax", "fp32", "fp32", "rows=32 cols=1024", 0.625,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.864"
   " vector4@threads=256,vectors=4 0.834"
   " register_cache@threads=256,vectors=16 0.655"
   " smem_cache_medium@blocks=2 0.651"
   " split_k_persistent@threads=256,vectors=16 0.367"
   " split_k_cooperative@threads=256,vectors=16 0.364"
   " split_k@threads=256,vectors=16,reread=forward 0.353"
   " multi_kernel@intermediate=input 0.276"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.275"},
  {"softmax", "fp32", "fp32", "rows=32 cols=128256", 0.628,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.957"
   " split_k@threads=256,vectors=16,reread=forward 0.926"
   " multi_kernel@intermediate=input 0.445"
   " vector4@threads=256,vectors=4 0.270"
   " two_pass@threads=256,vectors=1 0.158"
   " scalar@threads=256,elements=8 0.119"},
  {"softmax", "fp32", "fp32", "rows=32 cols=16384", 0.482,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.984"
   " vector4@threads=256,vectors=4 0.666"
   " split_k_persistent@threads=256,vectors=16 0.621"
   " split_k_cooperative@threads=256,vectors=16 0.613"
   " split_k@threads=256,vectors=16,reread=forward 0.586"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.533"
   " multi_kernel@intermediate=input 0.478"
   " scalar@threads=256,elements=8 0.408"
   " two_pass@threads=256,vectors=1 0.407"},
  {"softmax", "fp16", "fp16", "rows=32 cols=200", 0.679,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_elements@threads=128 0.975"
   " register_cache@threads=128,vectors=1 0.955"
   " warp_rows@threads=128,vectors=2 0.951"
   " cluster_registers@cluster=1,elements=32 0.927"
   " warp_elements@threads=32 0.909"
   " warp_rows@threads=128,vectors=4 0.882"
   " warp_rows@threads=64,vectors=4 0.881"
   " cluster_registers@cluster=1,elements=64 0.793"
   " staged_rows@threads=128,bytes=8192 0.725"
   " staged_rows@threads=64,bytes=4096 0.722"},
  {"softmax", "fp16", "fp16", "rows=32 cols=2000", 0.673,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.910"
   " cluster_registers@cluster=1,elements=64 0.863"
   " warp_rows@threads=64,vectors=4 0.798"
   " warp_rows@threads=128,vectors=4 0.793"
   " warp_rows@threads=128,vectors=2 0.793"
   " staged_rows@threads=64,bytes=4096 0.614"
   " staged_rows@threads=128,bytes=8192 0.612"},
  {"softmax", "fp16", "fp16", "rows=32 cols=512", 0.725,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.944"
   " warp_rows@threads=128,vectors=2 0.903"
   " cluster_registers@cluster=1,elements=32 0.900"
   " warp_rows@threads=128,vectors=4 0.855"
   " warp_rows@threads=64,vectors=4 0.854"
   " cluster_registers@cluster=1,elements=64 0.783"
   " staged_rows@threads=64,bytes=4096 0.688"
   " staged_rows@threads=128,bytes=8192 0.682"
   " warp_elements@threads=128 0.563"
   " warp_elements@threads=32 0.553"},
  {"softmax", "fp16", "fp16", "rows=32 cols=64", 0.657,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=128,vectors=2 0.988"
   " warp_elements@threads=128 0.966"
   " register_cache@threads=128,vectors=1 0.943"
   " warp_elements@threads=32 0.939"
   " cluster_registers@cluster=1,elements=32 0.927"
   " warp_rows@threads=128,vectors=4 0.922"
   " warp_rows@threads=64,vectors=4 0.919"
   " cluster_registers@cluster=1,elements=64 0.788"
   " staged_rows@threads=64,bytes=4096 0.548"
   " staged_rows@threads=128,bytes=8192 0.544"},
  {"softmax", "fp32", "fp32", "rows=3211 cols=128", 0.830,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.996"
   " warp_rows@threads=128,vectors=4 0.975"
   " warp_rows@threads=64,vectors=4 0.969"
   " staged_rows@threads=64,bytes=4096 0.772"
   " warp_elements@threads=32 0.766"
   " staged_rows@threads=128,bytes=8192 0.748"
   " cluster_registers@cluster=1,elements=16 0.728"
   " cluster_registers@cluster=1,elements=32 0.641"
   " register_cache@threads=128,vectors=1 0.560"
   " register_cache@threads=128,vectors=2 0.457"
   " two_pass@threads=256,vectors=1 0.353"},
  {"softmax", "bf16", "bf16", "rows=32334 cols=813 stride=835", 0.761,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=64,vectors=4 0.981"
   " warp_rows@threads=128,vectors=2 0.978"
   " warp_rows@threads=128,vectors=4 0.976"
   " cluster_registers@cluster=1,elements=16 0.818"
   " register_cache@threads=128,vectors=1 0.763"
   " warp_elements@threads=128 0.743"
   " warp_elements@threads=32 0.740"
   " register_cache@threads=128,vectors=2 0.644"
   " two_pass@threads=256,vectors=1 0.370"},
  {"softmax", "bf16", "bf16", "rows=325 cols=152", 0.707,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_elements@threads=128 0.999"
   " warp_elements@threads=32 0.990"
   " cluster_registers@cluster=1,elements=32 0.938"
   " warp_rows@threads=128,vectors=2 0.930"
   " register_cache@threads=128,vectors=1 0.929"
   " register_cache@threads=128,vectors=2 0.901"
   " warp_rows@threads=64,vectors=4 0.891"
   " warp_rows@threads=128,vectors=4 0.891"
   " two_pass@threads=256,vectors=1 0.787"
   " staged_rows@threads=128,bytes=8192 0.701"
   " staged_rows@threads=64,bytes=4096 0.700"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1000 direction=backward", 0.997,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.995"
   " cluster_registers_backward@cluster=1,vectors=4 0.992"
   " warp_rows_backward@threads=128,vectors=2 0.989"
   " warp_rows_backward@threads=128,vectors=4 0.989"
   " cluster_registers_backward@cluster=1,vectors=8 0.960"
   " register_cache_backward@threads=128,vectors=2 0.947"
   " staged_rows_backward@threads=256,bytes=8192 0.899"
   " staged_rows_backward@threads=64,bytes=2048 0.867"
   " register_cache_backward@threads=256,vectors=2 0.633"
   " register_cache_backward@threads=512,vectors=2 0.286"
   " register_cache_backward@threads=1024,vectors=2 0.134"
   " register_cache_backward@threads=512,vectors=4 0.133"
   " register_cache_backward@threads=256,vectors=8 0.128"
   " register_cache_backward@threads=512,vectors=8 0.093"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1000 direction=backward", 1.005,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.991"
   " cluster_registers_backward@cluster=1,vectors=4 0.990"
   " cluster_registers_backward@cluster=1,vectors=2 0.989"
   " cluster_registers_backward@cluster=1,vectors=8 0.987"
   " warp_rows_backward@threads=128,vectors=2 0.986"
   " warp_rows_backward@threads=128,vectors=4 0.986"
   " staged_rows_backward@threads=256,bytes=8192 0.953"
   " staged_rows_backward@threads=64,bytes=2048 0.936"
   " register_cache_backward@threads=512,vectors=2 0.788"
   " register_cache_backward@threads=512,vectors=4 0.455"
   " register_cache_backward@threads=256,vectors=8 0.439"
   " register_cache_backward@threads=1024,vectors=2 0.427"
   " register_cache_backward@threads=512,vectors=8 0.216"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1000", 0.957,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.999"
   " warp_rows@threads=64,vectors=4 0.998"
   " staged_rows@threads=64,bytes=4096 0.997"
   " warp_rows@threads=128,vectors=4 0.996"
   " warp_rows@threads=128,vectors=2 0.995"
   " warp_elements@threads=32 0.993"
   " staged_rows@threads=128,bytes=8192 0.993"
   " warp_elements@threads=128 0.986"
   " cluster_registers@cluster=1,elements=64 0.894"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1023", 0.354,
   "two_pass@threads=256,vectors=1 1.000"
   " multi_kernel@intermediate=input 0.814"
   " scalar@threads=256,elements=8 0.674"
   " register_cache@threads=256,vectors=16 0.197"
   " smem_cache_medium@blocks=2 0.195"
   " split_k@threads=256,vectors=16,reread=forward 0.128"
   " split_k_cooperative@threads=256,vectors=16 0.116"
   " split_k_persistent@threads=256,vectors=16 0.109"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.039"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1024", 0.958,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.999"
   " warp_rows@threads=64,vectors=4 0.994"
   " warp_rows@threads=128,vectors=2 0.988"
   " warp_rows@threads=128,vectors=4 0.987"
   " staged_rows@threads=64,bytes=4096 0.980"
   " staged_rows@threads=128,bytes=8192 0.968"
   " cluster_registers@cluster=1,elements=64 0.958"
   " register_cache@threads=128,vectors=1 0.892"
   " warp_elements@threads=128 0.727"
   " warp_elements@threads=32 0.689"
   " two_pass@threads=256,vectors=1 0.421"
   " multi_kernel@intermediate=input 0.322"
   " scalar@threads=256,elements=8 0.249"
   " register_cache@threads=256,vectors=16 0.076"
   " smem_cache_medium@blocks=2 0.074"
   " split_k@threads=256,vectors=16,reread=forward 0.049"
   " split_k_cooperative@threads=256,vectors=16 0.043"
   " split_k_persistent@threads=256,vectors=16 0.040"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.015"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1024", 0.610,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.693"
   " vector4@threads=256,vectors=4 0.537"
   " multi_kernel@intermediate=input 0.502"
   " register_cache@threads=256,vectors=16 0.227"
   " smem_cache_medium@blocks=2 0.218"
   " split_k@threads=256,vectors=16,reread=forward 0.147"
   " split_k_cooperative@threads=256,vectors=16 0.130"
   " split_k_persistent@threads=256,vectors=16 0.119"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.054"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=128", 0.168,
   "multi_kernel@intermediate=input 1.000"
   " two_pass@threads=256,vectors=1 0.503"
   " scalar@threads=256,elements=8 0.352"
   " register_cache@threads=256,vectors=16 0.074"
   " smem_cache_medium@blocks=2 0.071"
   " split_k@threads=256,vectors=16,reread=forward 0.048"
   " split_k_cooperative@threads=256,vectors=16 0.041"
   " split_k_persistent@threads=256,vectors=16 0.039"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.014"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16384", 0.819,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.867"
   " smem_cache_medium@blocks=2 0.853"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16385", 0.811,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.831"
   " smem_cache_medium@blocks=2 0.830"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=200", 0.902,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=128,vectors=2 0.985"
   " staged_rows@threads=64,bytes=4096 0.877"
   " staged_rows@threads=128,bytes=8192 0.867"
   " warp_elements@threads=128 0.709"
   " cluster_registers@cluster=1,elements=16 0.396"
   " warp_elements@threads=32 0.394"
   " cluster_registers@cluster=1,elements=32 0.392"
   " cluster_registers@cluster=1,elements=64 0.324"
   " register_cache@threads=128,vectors=1 0.298"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=2000", 0.959,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.997"
   " cluster_registers@cluster=1,elements=16 0.996"
   " warp_rows@threads=64,vectors=4 0.988"
   " warp_rows@threads=128,vectors=2 0.985"
   " warp_rows@threads=128,vectors=4 0.983"
   " staged_rows@threads=64,bytes=4096 0.974"
   " staged_rows@threads=128,bytes=8192 0.973"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=2048", 0.614,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.732"
   " multi_kernel@intermediate=input 0.495"
   " register_cache@threads=256,vectors=16 0.222"
   " smem_cache_medium@blocks=2 0.213"
   " split_k@threads=256,vectors=16,reread=forward 0.145"
   " split_k_cooperative@threads=256,vectors=16 0.129"
   " split_k_persistent@threads=256,vectors=16 0.121"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.045"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=256 direction=backward", 0.980,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.993"
   " staged_rows_backward@threads=64,bytes=2048 0.813"
   " staged_rows_backward@threads=256,bytes=8192 0.786"
   " cluster_registers_backward@cluster=1,vectors=2 0.640"
   " cluster_registers_backward@cluster=1,vectors=4 0.634"
   " register_cache_backward@threads=128,vectors=1 0.605"
   " cluster_registers_backward@cluster=1,vectors=8 0.444"
   " register_cache_backward@threads=128,vectors=2 0.427"
   " register_cache_backward@threads=256,vectors=2 0.219"
   " register_cache_backward@threads=512,vectors=2 0.093"
   " register_cache_backward@threads=512,vectors=4 0.042"
   " register_cache_backward@threads=1024,vectors=2 0.042"
   " register_cache_backward@threads=256,vectors=8 0.039"
   " register_cache_backward@threads=512,vectors=8 0.027"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=256 direction=backward", 0.999,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.996"
   " warp_rows_backward@threads=128,vectors=4 0.990"
   " warp_rows_backward@threads=128,vectors=2 0.989"
   " cluster_registers_backward@cluster=1,vectors=8 0.942"
   " staged_rows_backward@threads=64,bytes=2048 0.937"
   " staged_rows_backward@threads=256,bytes=8192 0.917"
   " register_cache_backward@threads=128,vectors=2 0.911"
   " register_cache_backward@threads=128,vectors=1 0.909"
   " register_cache_backward@threads=256,vectors=2 0.540"
   " register_cache_backward@threads=512,vectors=2 0.274"
   " register_cache_backward@threads=512,vectors=4 0.146"
   " register_cache_backward@threads=256,vectors=8 0.141"
   " register_cache_backward@threads=1024,vectors=2 0.131"
   " register_cache_backward@threads=512,vectors=8 0.064"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=256", 0.943,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.988"
   " warp_rows@threads=128,vectors=4 0.983"
   " staged_rows@threads=64,bytes=4096 0.863"
   " staged_rows@threads=128,bytes=8192 0.839"
   " warp_elements@threads=128 0.669"
   " cluster_registers@cluster=1,elements=16 0.468"
   " cluster_registers@cluster=1,elements=32 0.463"
   " warp_elements@threads=32 0.456"
   " cluster_registers@cluster=1,elements=64 0.382"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=256", 0.954,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.997"
   " warp_rows@threads=128,vectors=2 0.987"
   " warp_elements@threads=128 0.978"
   " staged_rows@threads=64,bytes=4096 0.978"
   " staged_rows@threads=128,bytes=8192 0.963"
   " warp_elements@threads=32 0.819"
   " cluster_registers@cluster=1,elements=16 0.793"
   " cluster_registers@cluster=1,elements=32 0.608"
   " register_cache@threads=128,vectors=1 0.555"
   " cluster_registers@cluster=1,elements=64 0.340"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=257 direction=backward", 0.738,
   "warp_rows_backward@threads=128,vectors=4 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.946"
   " staged_rows_backward@threads=64,bytes=2048 0.820"
   " warp_rows_backward@threads=128,vectors=2 0.820"
   " register_cache_backward@threads=128,vectors=1 0.695"
   " cluster_registers_backward@cluster=1,vectors=2 0.668"
   " cluster_registers_backward@cluster=1,vectors=4 0.472"
   " register_cache_backward@threads=128,vectors=2 0.471"
   " cluster_registers_backward@cluster=1,vectors=8 0.240"
   " register_cache_backward@threads=256,vectors=2 0.238"
   " register_cache_backward@threads=512,vectors=2 0.099"
   " register_cache_backward@threads=512,vectors=4 0.046"
   " register_cache_backward@threads=1024,vectors=2 0.046"
   " register_cache_backward@threads=256,vectors=8 0.044"
   " register_cache_backward@threads=512,vectors=8 0.033"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=257 direction=backward", 0.985,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.999"
   " cluster_registers_backward@cluster=1,vectors=4 0.969"
   " staged_rows_backward@threads=256,bytes=8192 0.929"
   " register_cache_backward@threads=128,vectors=1 0.900"
   " register_cache_backward@threads=128,vectors=2 0.898"
   " staged_rows_backward@threads=64,bytes=2048 0.864"
   " cluster_registers_backward@cluster=1,vectors=2 0.816"
   " cluster_registers_backward@cluster=1,vectors=8 0.580"
   " register_cache_backward@threads=256,vectors=2 0.528"
   " register_cache_backward@threads=512,vectors=2 0.269"
   " register_cache_backward@threads=512,vectors=4 0.140"
   " register_cache_backward@threads=256,vectors=8 0.136"
   " register_cache_backward@threads=1024,vectors=2 0.130"
   " register_cache_backward@threads=512,vectors=8 0.062"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32000", 0.868,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.992"
   " two_pass@threads=256,vectors=1 0.766"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32768", 0.881,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.974"
   " two_pass@threads=256,vectors=1 0.745"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4096", 0.870,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.598"
   " multi_kernel@intermediate=input 0.355"
   " register_cache@threads=256,vectors=16 0.294"
   " smem_cache_medium@blocks=2 0.283"
   " split_k@threads=256,vectors=16,reread=forward 0.195"
   " split_k_cooperative@threads=256,vectors=16 0.174"
   " split_k_persistent@threads=256,vectors=16 0.163"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.063"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=4096", 0.822,
   "vector4@threads=256,vectors=4 1.000"
   " two_pass@threads=256,vectors=1 0.951"
   " scalar@threads=256,elements=8 0.912"
   " register_cache@threads=256,vectors=16 0.570"
   " smem_cache_medium@blocks=2 0.530"
   " multi_kernel@intermediate=input 0.376"
   " split_k@threads=256,vectors=16,reread=forward 0.373"
   " split_k_cooperative@threads=256,vectors=16 0.335"
   " split_k_persistent@threads=256,vectors=16 0.307"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.151"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4097", 0.761,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.679"
   " multi_kernel@intermediate=input 0.350"
   " register_cache@threads=256,vectors=16 0.326"
   " smem_cache_medium@blocks=2 0.319"
   " split_k@threads=256,vectors=16,reread=forward 0.213"
   " split_k_cooperative@threads=256,vectors=16 0.198"
   " split_k_persistent@threads=256,vectors=16 0.185"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.070"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=512", 0.954,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.987"
   " warp_rows@threads=128,vectors=4 0.982"
   " staged_rows@threads=64,bytes=4096 0.942"
   " staged_rows@threads=128,bytes=8192 0.918"
   " cluster_registers@cluster=1,elements=16 0.821"
   " cluster_registers@cluster=1,elements=32 0.811"
   " warp_elements@threads=128 0.704"
   " warp_elements@threads=32 0.668"
   " cluster_registers@cluster=1,elements=64 0.649"
   " register_cache@threads=128,vectors=1 0.577"
   " multi_kernel@intermediate=input 0.338"
   " two_pass@threads=256,vectors=1 0.257"
   " scalar@threads=256,elements=8 0.132"
   " register_cache@threads=256,vectors=16 0.041"
   " smem_cache_medium@blocks=2 0.039"
   " split_k@threads=256,vectors=16,reread=forward 0.026"
   " split_k_cooperative@threads=256,vectors=16 0.023"
   " split_k_persistent@threads=256,vectors=16 0.021"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.008"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=64", 0.891,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.914"
   " warp_rows@threads=128,vectors=4 0.913"
   " staged_rows@threads=64,bytes=4096 0.584"
   " staged_rows@threads=128,bytes=8192 0.574"
   " warp_elements@threads=128 0.364"
   " cluster_registers@cluster=1,elements=16 0.178"
   " warp_elements@threads=32 0.178"
   " cluster_registers@cluster=1,elements=32 0.176"
   " cluster_registers@cluster=1,elements=64 0.148"
   " register_cache@threads=128,vectors=1 0.135"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=65", 0.738,
   "staged_rows@threads=64,bytes=4096 1.000"
   " warp_rows@threads=64,vectors=4 0.988"
   " warp_rows@threads=128,vectors=4 0.988"
   " staged_rows@threads=128,bytes=8192 0.957"
   " warp_rows@threads=128,vectors=2 0.799"
   " warp_elements@threads=128 0.588"
   " warp_elements@threads=32 0.344"
   " cluster_registers@cluster=1,elements=16 0.265"
   " register_cache@threads=128,vectors=1 0.229"
   " cluster_registers@cluster=1,elements=32 0.156"
   " cluster_registers@cluster=1,elements=64 0.064"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=8192", 0.915,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.639"
   " register_cache@threads=256,vectors=16 0.494"
   " smem_cache_medium@blocks=2 0.479"
   " multi_kernel@intermediate=input 0.335"
   " split_k@threads=256,vectors=16,reread=forward 0.334"
   " split_k_cooperative@threads=256,vectors=16 0.297"
   " split_k_persistent@threads=256,vectors=16 0.281"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp32", "fp32", "rows=33 cols=106199", 0.588,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_shared@cluster=16,threads=256 0.942"
   " cluster_registers@cluster=8,elements=32 0.931"
   " cluster_shared@cluster=8,threads=256 0.920"
   " cluster_registers@cluster=16,elements=16 0.914"
   " cluster_shared@cluster=16,threads=512 0.877"
   " cluster_shared@cluster=8,threads=512 0.852"
   " cluster_registers@cluster=16,elements=64 0.836"
   " cluster_shared@cluster=2,threads=512 0.832"
   " grid_shared@warps=8,blocks_per_sm=2 0.817"
   " grid_shared@warps=16,blocks_per_sm=1 0.803"
   " cluster_registers@cluster=8,elements=64 0.794"
   " cluster_shared@cluster=4,threads=256 0.768"
   " cluster_shared@cluster=4,threads=512 0.758"
   " cluster_registers@cluster=4,elements=64 0.724"
   " cluster_shared@cluster=2,threads=256 0.699"
   " two_pass@threads=512,vectors=4 0.530"},
  {"softmax", "fp16", "fp16", "rows=33 cols=129280 direction=backward", 0.857,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.961"
   " cluster_registers_backward@cluster=8,vectors=4 0.889"
   " cluster_registers_backward@cluster=16,vectors=8 0.876"
   " cluster_shared_backward@cluster=16,threads=256 0.790"
   " cluster_shared_backward@cluster=16,threads=512 0.786"
   " cluster_shared_backward@cluster=8,threads=256 0.780"
   " cluster_registers_backward@cluster=8,vectors=8 0.759"
   " cluster_shared_backward@cluster=8,threads=512 0.757"
   " cluster_registers_backward@cluster=8,vectors=2 0.726"
   " split_k_cooperative_backward@threads=512,vectors=2 0.701"
   " cluster_registers_backward@cluster=4,vectors=4 0.701"
   " cluster_registers_backward@cluster=4,vectors=8 0.695"
   " split_k_cooperative_backward@threads=256,vectors=4 0.664"
   " two_pass_backward@threads=1024,vectors=2 0.508"},
  {"softmax", "fp32", "fp32", "rows=33 cols=129280 direction=backward", 0.849,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.980"
   " cluster_registers_backward@cluster=16,vectors=8 0.975"
   " cluster_shared_backward@cluster=16,threads=512 0.886"
   " cluster_registers_backward@cluster=8,vectors=8 0.876"
   " cluster_registers_backward@cluster=8,vectors=4 0.854"
   " cluster_shared_backward@cluster=16,threads=256 0.812"
   " split_k_cooperative_backward@threads=256,vectors=4 0.765"
   " cluster_shared_backward@cluster=8,threads=256 0.724"
   " split_k_cooperative_backward@threads=512,vectors=2 0.716"
   " cluster_shared_backward@cluster=8,threads=512 0.680"
   " two_pass_backward@threads=1024,vectors=2 0.515"},
  {"softmax", "fp16", "fp16", "rows=33 cols=129280", 0.744,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_registers@cluster=16,elements=32 0.888"
   " cluster_shared@cluster=16,threads=256 0.832"
   " cluster_registers@cluster=16,elements=16 0.803"
   " cluster_shared@cluster=8,threads=256 0.783"
   " split_k@threads=256,vectors=4,reread=reverse 0.765"
   " split_k@threads=128,vectors=2,reread=reverse 0.752"
   " cluster_shared@cluster=8,threads=512 0.750"
   " split_k@threads=256,vectors=2,reread=reverse 0.728"
   " split_k@threads=256,vectors=8,reread=reverse 0.721"
   " split_k@threads=512,vectors=4,reread=reverse 0.708"
   " cluster_shared@cluster=16,threads=512 0.704"
   " cluster_shared@cluster=2,threads=512 0.663"
   " cluster_shared@cluster=4,threads=512 0.646"
   " split_k@threads=512,vectors=8,reread=reverse 0.643"
   " cluster_shared@cluster=4,threads=256 0.642"
   " split_k@threads=256,vectors=16,reread=reverse 0.615"
   " cluster_shared@cluster=2,threads=256 0.600"},
  {"softmax", "fp16", "fp16", "rows=33 cols=16384 direction=backward", 0.755,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.990"
   " cluster_registers_backward@cluster=4,vectors=2 0.988"
   " cluster_registers_backward@cluster=16,vectors=4 0.957"
   " cluster_registers_backward@cluster=8,vectors=4 0.952"
   " cluster_registers_backward@cluster=4,vectors=4 0.949"
   " cluster_registers_backward@cluster=2,vectors=2 0.948"
   " cluster_registers_backward@cluster=2,vectors=4 0.903"
   " cluster_shared_backward@cluster=8,threads=256 0.869"
   " cluster_registers_backward@cluster=1,vectors=4 0.869"
   " cluster_registers_backward@cluster=16,vectors=8 0.866"
   " cluster_shared_backward@cluster=2,threads=256 0.841"
   " cluster_shared_backward@cluster=2,threads=512 0.818"
   " cluster_registers_backward@cluster=8,vectors=8 0.817"
   " cluster_registers_backward@cluster=4,vectors=8 0.811"
   " cluster_registers_backward@cluster=2,vectors=8 0.804"
   " cluster_registers_backward@cluster=1,vectors=8 0.794"
   " two_pass_backward@threads=1024,vectors=2 0.783"
   " cluster_shared_backward@cluster=16,threads=256 0.782"
   " cluster_shared_backward@cluster=8,threads=512 0.745"
   " split_k_cooperative_backward@threads=512,vectors=2 0.571"
   " split_k_cooperative_backward@threads=256,vectors=4 0.557"
   " cluster_shared_backward@cluster=16,threads=512 0.483"},
  {"softmax", "fp32", "fp32", "rows=33 cols=16384 direction=backward", 0.786,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.999"
   " cluster_registers_backward@cluster=16,vectors=2 0.999"
   " cluster_registers_backward@cluster=16,vectors=4 0.994"
   " cluster_registers_backward@cluster=8,vectors=8 0.985"
   " cluster_registers_backward@cluster=16,vectors=8 0.985"
   " cluster_registers_backward@cluster=4,vectors=8 0.977"
   " cluster_registers_backward@cluster=4,vectors=4 0.976"
   " cluster_registers_backward@cluster=4,vectors=2 0.966"
   " cluster_registers_backward@cluster=2,vectors=8 0.924"
   " cluster_registers_backward@cluster=2,vectors=4 0.904"
   " cluster_shared_backward@cluster=8,threads=256 0.884"
   " cluster_registers_backward@cluster=1,vectors=8 0.861"
   " cluster_shared_backward@cluster=16,threads=256 0.859"
   " cluster_shared_backward@cluster=2,threads=512 0.849"
   " cluster_shared_backward@cluster=8,threads=512 0.843"
   " cluster_shared_backward@cluster=2,threads=256 0.838"
   " two_pass_backward@threads=1024,vectors=2 0.727"
   " split_k_cooperative_backward@threads=256,vectors=4 0.671"
   " split_k_cooperative_backward@threads=512,vectors=2 0.642"
   " cluster_shared_backward@cluster=16,threads=512 0.613"},
  {"softmax", "fp32", "fp32", "rows=335 cols=1462 direction=backward", 0.928,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 0.965"
   " cluster_registers_backward@cluster=1,vectors=2 0.914"
   " cluster_registers_backward@cluster=1,vectors=4 0.910"
   " cluster_registers_backward@cluster=2,vectors=2 0.866"
   " cluster_registers_backward@cluster=2,vectors=4 0.827"
   " two_pass_backward@threads=512,vectors=2 0.797"
   " cluster_shared_backward@cluster=1,threads=512 0.768"
   " cluster_shared_backward@cluster=1,threads=256 0.733"
   " register_cache_backward@threads=1024,vectors=2 0.716"
   " register_cache_backward@threads=512,vectors=4 0.708"
   " register_cache_backward@threads=256,vectors=8 0.658"
   " cluster_registers_backward@cluster=4,vectors=2 0.614"
   " cluster_registers_backward@cluster=4,vectors=4 0.589"
   " register_cache_backward@threads=512,vectors=8 0.489"
   " cluster_registers_backward@cluster=8,vectors=2 0.472"
   " cluster_registers_backward@cluster=8,vectors=4 0.439"
   " cluster_registers_backward@cluster=16,vectors=2 0.269"
   " cluster_registers_backward@cluster=16,vectors=4 0.244"},
  {"softmax", "fp32", "fp32", "rows=335 cols=1462", 0.731,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.927"
   " register_cache@threads=256,vectors=4 0.868"
   " cluster_shared@cluster=1,threads=256 0.792"
   " cluster_shared@cluster=1,threads=512 0.792"
   " cluster_registers@cluster=1,elements=32 0.775"
   " two_pass@threads=512,vectors=2 0.750"
   " cluster_registers@cluster=2,elements=32 0.736"
   " register_cache@threads=512,vectors=4 0.694"
   " cluster_registers@cluster=1,elements=64 0.560"
   " cluster_registers@cluster=2,elements=64 0.543"
   " cluster_registers@cluster=4,elements=32 0.459"
   " register_cache@threads=256,vectors=16 0.439"
   " cluster_registers@cluster=8,elements=16 0.398"
   " cluster_registers@cluster=4,elements=64 0.304"
   " cluster_registers@cluster=16,elements=16 0.218"},
  {"softmax", "fp16", "fp16", "rows=3407 cols=1282", 0.735,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.981"
   " cluster_registers@cluster=1,elements=32 0.923"
   " staged_rows@threads=128,bytes=8192 0.908"
   " staged_rows@threads=64,bytes=4096 0.904"
   " warp_rows@threads=64,vectors=4 0.783"
   " warp_rows@threads=128,vectors=2 0.781"
   " warp_rows@threads=128,vectors=4 0.779"
   " two_pass@threads=256,vectors=1 0.599"},
  {"softmax", "fp16", "fp16", "rows=3427 cols=29", 0.680,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.950"
   " warp_rows@threads=64,vectors=4 0.847"
   " warp_rows@threads=128,vectors=4 0.832"
   " staged_rows@threads=64,bytes=4096 0.830"
   " staged_rows@threads=128,bytes=8192 0.819"
   " warp_elements@threads=32 0.636"
   " cluster_registers@cluster=1,elements=16 0.574"
   " cluster_registers@cluster=1,elements=32 0.516"
   " register_cache@threads=128,vectors=1 0.443"
   " register_cache@threads=128,vectors=2 0.394"
   " two_pass@threads=256,vectors=1 0.241"},
  {"softmax", "fp16", "fp16", "rows=3431 cols=32 direction=backward", 0.881,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.886"
   " staged_rows_backward@threads=64,bytes=2048 0.530"
   " staged_rows_backward@threads=256,bytes=8192 0.509"
   " register_cache_backward@threads=128,vectors=1 0.502"
   " register_cache_backward@threads=128,vectors=2 0.414"
   " register_cache_backward@threads=256,vectors=2 0.248"
   " two_pass_backward@threads=256,vectors=2 0.239"},
  {"softmax", "fp16", "fp16", "rows=3431 cols=32", 0.760,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.918"
   " warp_rows@threads=128,vectors=4 0.888"
   " warp_elements@threads=128 0.872"
   " staged_rows@threads=64,bytes=4096 0.577"
   " staged_rows@threads=128,bytes=8192 0.574"
   " cluster_registers@cluster=1,elements=16 0.561"
   " warp_elements@threads=32 0.553"
   " cluster_registers@cluster=1,elements=32 0.528"
   " register_cache@threads=128,vectors=1 0.407"
   " register_cache@threads=128,vectors=2 0.353"
   " two_pass@threads=256,vectors=1 0.237"},
  {"softmax", "fp16", "fp16", "rows=348 cols=93", 0.697,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.996"
   " cluster_registers@cluster=1,elements=16 0.885"
   " warp_rows@threads=128,vectors=2 0.876"
   " register_cache@threads=128,vectors=1 0.806"
   " register_cache@threads=128,vectors=2 0.806"
   " staged_rows@threads=64,bytes=4096 0.801"
   " cluster_registers@cluster=1,elements=32 0.799"
   " staged_rows@threads=128,bytes=8192 0.790"
   " warp_rows@threads=64,vectors=4 0.735"
   " warp_rows@threads=128,vectors=4 0.733"
   " two_pass@threads=256,vectors=1 0.640"},
  {"softmax", "fp32", "fp32", "rows=3494 cols=2700", 0.920,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.986"
   " register_cache@threads=256,vectors=4 0.949"
   " cluster_registers@cluster=1,elements=64 0.934"
   " cluster_shared@cluster=1,threads=256 0.819"
   " cluster_registers@cluster=2,elements=32 0.713"
   " cluster_registers@cluster=2,elements=64 0.662"
   " two_pass@threads=512,vectors=2 0.618"
   " cluster_shared@cluster=1,threads=512 0.595"
   " register_cache@threads=512,vectors=4 0.590"
   " cluster_registers@cluster=4,elements=32 0.479"
   " cluster_registers@cluster=4,elements=64 0.405"
   " register_cache@threads=256,vectors=16 0.376"
   " cluster_registers@cluster=8,elements=16 0.311"
   " cluster_registers@cluster=16,elements=16 0.156"},
  {"softmax", "bf16", "bf16", "rows=35 cols=611", 0.624,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.966"
   " cluster_registers@cluster=1,elements=32 0.831"
   " cluster_registers@cluster=1,elements=16 0.829"
   " warp_rows@threads=128,vectors=4 0.795"
   " warp_rows@threads=128,vectors=2 0.794"
   " two_pass@threads=256,vectors=1 0.792"
   " warp_rows@threads=64,vectors=4 0.788"
   " staged_rows@threads=128,bytes=8192 0.769"
   " staged_rows@threads=64,bytes=4096 0.755"
   " warp_elements@threads=128 0.591"
   " warp_elements@threads=32 0.570"},
  {"softmax", "bf16", "bf16", "rows=35052 cols=32", 0.896,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.767"
   " warp_rows@threads=128,vectors=4 0.737"
   " staged_rows@threads=64,bytes=4096 0.538"
   " staged_rows@threads=128,bytes=8192 0.529"
   " warp_elements@threads=128 0.247"
   " warp_elements@threads=32 0.126"
   " cluster_registers@cluster=1,elements=16 0.125"
   " cluster_registers@cluster=1,elements=32 0.124"
   " register_cache@threads=128,vectors=1 0.082"
   " register_cache@threads=128,vectors=2 0.063"
   " two_pass@threads=256,vectors=1 0.042"},
  {"softmax", "fp16", "fp16", "rows=359 cols=121", 0.732,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.994"
   " cluster_registers@cluster=1,elements=16 0.880"
   " register_cache@threads=128,vectors=2 0.810"
   " register_cache@threads=128,vectors=1 0.810"
   " cluster_registers@cluster=1,elements=32 0.807"
   " warp_rows@threads=128,vectors=2 0.765"
   " staged_rows@threads=64,bytes=4096 0.758"
   " staged_rows@threads=128,bytes=8192 0.753"
   " warp_rows@threads=128,vectors=4 0.702"
   " warp_rows@threads=64,vectors=4 0.699"
   " two_pass@threads=256,vectors=1 0.642"},
  {"softmax", "fp16", "fp16", "rows=35925 cols=18 direction=backward", 0.687,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.951"
   " warp_rows_backward@threads=128,vectors=2 0.706"
   " warp_rows_backward@threads=128,vectors=4 0.585"
   " register_cache_backward@threads=128,vectors=1 0.129"
   " register_cache_backward@threads=128,vectors=2 0.091"
   " register_cache_backward@threads=256,vectors=2 0.047"
   " two_pass_backward@threads=256,vectors=2 0.046"},
  {"softmax", "fp16", "fp16", "rows=35925 cols=18", 0.659,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.986"
   " warp_rows@threads=128,vectors=2 0.609"
   " warp_rows@threads=64,vectors=4 0.579"
   " warp_rows@threads=128,vectors=4 0.539"
   " warp_elements@threads=128 0.288"
   " warp_elements@threads=32 0.133"
   " cluster_registers@cluster=1,elements=16 0.130"
   " cluster_registers@cluster=1,elements=32 0.114"
   " register_cache@threads=128,vectors=1 0.081"
   " register_cache@threads=128,vectors=2 0.068"
   " two_pass@threads=256,vectors=1 0.041"},
  {"softmax", "fp16", "fp16", "rows=36055 cols=64", 0.923,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.894"
   " warp_rows@threads=128,vectors=4 0.893"
   " staged_rows@threads=64,bytes=4096 0.505"
   " staged_rows@threads=128,bytes=8192 0.496"
   " warp_elements@threads=128 0.351"
   " cluster_registers@cluster=1,elements=16 0.169"
   " warp_elements@threads=32 0.169"
   " cluster_registers@cluster=1,elements=32 0.167"
   " register_cache@threads=128,vectors=1 0.107"
   " register_cache@threads=128,vectors=2 0.090"
   " two_pass@threads=256,vectors=1 0.057"},
  {"softmax", "fp16", "fp16", "rows=36143 cols=164 stride=188", 0.595,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.998"
   " warp_rows@threads=128,vectors=2 0.945"
   " warp_elements@threads=128 0.935"
   " warp_elements@threads=32 0.533"
   " cluster_registers@cluster=1,elements=16 0.524"
   " cluster_registers@cluster=1,elements=32 0.451"
   " register_cache@threads=128,vectors=1 0.314"
   " register_cache@threads=128,vectors=2 0.268"
   " two_pass@threads=256,vectors=1 0.146"},
  {"softmax", "fp32", "fp32", "rows=3617 cols=2176", 0.918,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.991"
   " cluster_registers@cluster=1,elements=64 0.882"
   " register_cache@threads=256,vectors=4 0.839"
   " cluster_shared@cluster=1,threads=256 0.776"
   " cluster_registers@cluster=2,elements=32 0.642"
   " cluster_registers@cluster=2,elements=64 0.610"
   " cluster_shared@cluster=1,threads=512 0.547"
   " two_pass@threads=512,vectors=2 0.538"
   " register_cache@threads=512,vectors=4 0.509"
   " cluster_registers@cluster=4,elements=32 0.417"
   " cluster_registers@cluster=4,elements=64 0.352"
   " register_cache@threads=256,vectors=16 0.322"
   " cluster_registers@cluster=8,elements=16 0.268"
   " cluster_registers@cluster=16,elements=16 0.131"},
  {"softmax", "fp16", "fp16", "rows=3619 cols=418", 0.713,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.987"
   " warp_rows@threads=128,vectors=4 0.951"
   " warp_rows@threads=64,vectors=4 0.948"
   " cluster_registers@cluster=1,elements=16 0.940"
   " staged_rows@threads=128,bytes=8192 0.930"
   " staged_rows@threads=64,bytes=4096 0.923"
   " warp_elements@threads=32 0.867"
   " cluster_registers@cluster=1,elements=32 0.842"
   " register_cache@threads=128,vectors=1 0.699"
   " register_cache@threads=128,vectors=2 0.646"
   " two_pass@threads=256,vectors=1 0.366"},
  {"softmax", "fp16", "fp16", "rows=368 cols=111", 0.703,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.999"
   " cluster_registers@cluster=1,elements=16 0.907"
   " warp_rows@threads=128,vectors=2 0.882"
   " cluster_registers@cluster=1,elements=32 0.824"
   " register_cache@threads=128,vectors=2 0.806"
   " register_cache@threads=128,vectors=1 0.805"
   " warp_rows@threads=64,vectors=4 0.787"
   " warp_rows@threads=128,vectors=4 0.785"
   " staged_rows@threads=64,bytes=4096 0.758"
   " staged_rows@threads=128,bytes=8192 0.752"
   " two_pass@threads=256,vectors=1 0.642"},
  {"softmax", "fp16", "fp16", "rows=37 cols=1360 direction=backward", 0.793,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.982"
   " two_pass_backward@threads=256,vectors=2 0.861"
   " warp_rows_backward@threads=128,vectors=2 0.852"
   " warp_rows_backward@threads=128,vectors=4 0.851"
   " staged_rows_backward@threads=64,bytes=2048 0.412"
   " staged_rows_backward@threads=256,bytes=8192 0.386"},
  {"softmax", "fp16", "fp16", "rows=37 cols=1360", 0.644,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.972"
   " cluster_registers@cluster=1,elements=32 0.920"
   " two_pass@threads=256,vectors=1 0.918"
   " warp_rows@threads=128,vectors=4 0.863"
   " warp_rows@threads=64,vectors=4 0.863"
   " warp_rows@threads=128,vectors=2 0.859"
   " staged_rows@threads=64,bytes=4096 0.698"
   " staged_rows@threads=128,bytes=8192 0.697"},
  {"softmax", "fp16", "fp16", "rows=3734 cols=1024", 0.927,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=128,vectors=2 0.965"
   " warp_rows@threads=128,vectors=4 0.962"
   " warp_rows@threads=64,vectors=4 0.960"
   " cluster_registers@cluster=1,elements=16 0.952"
   " staged_rows@threads=64,bytes=4096 0.895"
   " staged_rows@threads=128,bytes=8192 0.882"
   " register_cache@threads=128,vectors=1 0.790"
   " register_cache@threads=128,vectors=2 0.775"
   " warp_elements@threads=32 0.681"
   " warp_elements@threads=128 0.678"
   " two_pass@threads=256,vectors=1 0.496"},
  {"softmax", "fp32", "fp32", "rows=3780 cols=3973", 0.934,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.965"
   " cluster_registers@cluster=1,elements=16 0.919"
   " cluster_shared@cluster=1,threads=256 0.815"
   " cluster_registers@cluster=2,elements=32 0.794"
   " cluster_registers@cluster=1,elements=64 0.775"
   " register_cache@threads=512,vectors=4 0.744"
   " two_pass@threads=512,vectors=2 0.675"
   " cluster_shared@cluster=1,threads=512 0.656"
   " cluster_registers@cluster=2,elements=64 0.654"
   " cluster_registers@cluster=4,elements=32 0.533"
   " register_cache@threads=256,vectors=16 0.495"
   " cluster_registers@cluster=8,elements=16 0.377"
   " cluster_registers@cluster=4,elements=64 0.372"
   " cluster_registers@cluster=16,elements=16 0.195"},
  {"softmax", "bf16", "bf16", "rows=379 cols=54", 0.670,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.993"
   " cluster_registers@cluster=1,elements=16 0.920"
   " register_cache@threads=128,vectors=1 0.846"
   " cluster_registers@cluster=1,elements=32 0.827"
   " register_cache@threads=128,vectors=2 0.822"
   " warp_rows@threads=128,vectors=2 0.752"
   " staged_rows@threads=64,bytes=4096 0.740"
   " staged_rows@threads=128,bytes=8192 0.730"
   " warp_rows@threads=64,vectors=4 0.729"
   " warp_rows@threads=128,vectors=4 0.727"
   " two_pass@threads=256,vectors=1 0.638"},
  {"softmax", "fp16", "fp16", "rows=38 cols=236907 stride=236911", 0.660,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_registers@cluster=16,elements=32 0.900"
   " grid_shared@warps=8,blocks_per_sm=2 0.900"
   " cluster_shared@cluster=8,threads=256 0.863"
   " cluster_shared@cluster=16,threads=512 0.858"
   " cluster_shared@cluster=16,threads=256 0.845"
   " cluster_shared@cluster=8,threads=512 0.842"
   " cluster_registers@cluster=8,elements=64 0.789"
   " grid_shared@warps=16,blocks_per_sm=1 0.753"
   " cluster_shared@cluster=4,threads=512 0.640"
   " cluster_shared@cluster=4,threads=256 0.573"
   " two_pass@threads=512,vectors=4 0.495"},
  {"softmax", "bf16", "bf16", "rows=38 cols=631", 0.605,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.967"
   " cluster_registers@cluster=1,elements=16 0.819"
   " cluster_registers@cluster=1,elements=32 0.819"
   " two_pass@threads=256,vectors=1 0.780"
   " warp_rows@threads=128,vectors=4 0.779"
   " warp_rows@threads=128,vectors=2 0.777"
   " warp_rows@threads=64,vectors=4 0.776"
   " staged_rows@threads=128,bytes=8192 0.749"
   " staged_rows@threads=64,bytes=4096 0.743"
   " warp_elements@threads=128 0.562"
   " warp_elements@threads=32 0.547"},
  {"softmax", "bf16", "bf16", "rows=381 cols=291", 0.626,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=16 0.985"
   " register_cache@threads=128,vectors=2 0.971"
   " cluster_registers@cluster=1,elements=32 0.903"
   " warp_rows@threads=128,vectors=2 0.882"
   " warp_rows@threads=64,vectors=4 0.862"
   " warp_rows@threads=128,vectors=4 0.860"
   " warp_elements@threads=32 0.835"
   " warp_elements@threads=128 0.829"
   " staged_rows@threads=64,bytes=4096 0.813"
   " staged_rows@threads=128,bytes=8192 0.805"
   " two_pass@threads=256,vectors=1 0.775"},
  {"softmax", "bf16", "bf16", "rows=381 cols=291 direction=backward", 0.756,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.995"
   " register_cache_backward@threads=256,vectors=2 0.912"
   " warp_rows_backward@threads=128,vectors=2 0.820"
   " two_pass_backward@threads=256,vectors=2 0.767"
   " staged_rows_backward@threads=256,bytes=8192 0.765"
   " staged_rows_backward@threads=64,bytes=2048 0.683"
   " warp_rows_backward@threads=128,vectors=4 0.657"},
  {"softmax", "fp32", "fp32", "rows=3877 cols=67", 0.727,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.943"
   " warp_rows@threads=128,vectors=4 0.928"
   " warp_rows@threads=64,vectors=4 0.927"
   " staged_rows@threads=64,bytes=4096 0.768"
   " staged_rows@threads=128,bytes=8192 0.755"
   " warp_elements@threads=32 0.677"
   " cluster_registers@cluster=1,elements=16 0.569"
   " register_cache@threads=128,vectors=1 0.465"
   " register_cache@threads=128,vectors=2 0.393"
   " cluster_registers@cluster=1,elements=32 0.366"
   " two_pass@threads=256,vectors=1 0.248"},
  {"softmax", "bf16", "bf16", "rows=39 cols=9344", 0.563,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.978"
   " cluster_registers@cluster=8,elements=16 0.976"
   " cluster_registers@cluster=16,elements=16 0.947"
   " cluster_registers@cluster=4,elements=32 0.934"
   " cluster_registers@cluster=2,elements=32 0.921"
   " cluster_registers@cluster=1,elements=64 0.908"
   " cluster_registers@cluster=4,elements=64 0.863"
   " cluster_registers@cluster=2,elements=64 0.853"
   " register_cache@threads=512,vectors=4 0.829"
   " cluster_shared@cluster=1,threads=512 0.826"
   " cluster_shared@cluster=1,threads=256 0.811"
   " two_pass@threads=512,vectors=2 0.733"
   " register_cache@threads=256,vectors=16 0.595"},
  {"softmax", "fp32", "fp32", "rows=394 cols=64", 0.720,
   "warp_elements@threads=32 1.000"
   " warp_rows@threads=128,vectors=2 0.997"
   " warp_elements@threads=128 0.993"
   " warp_rows@threads=64,vectors=4 0.960"
   " warp_rows@threads=128,vectors=4 0.959"
   " cluster_registers@cluster=1,elements=16 0.943"
   " register_cache@threads=128,vectors=1 0.927"
   " register_cache@threads=128,vectors=2 0.899"
   " cluster_registers@cluster=1,elements=32 0.845"
   " two_pass@threads=256,vectors=1 0.816"
   " staged_rows@threads=64,bytes=4096 0.548"
   " staged_rows@threads=128,bytes=8192 0.543"},
  {"softmax", "fp16", "fp16", "rows=3983 cols=33 direction=backward", 0.690,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.880"
   " staged_rows_backward@threads=256,bytes=8192 0.872"
   " warp_rows_backward@threads=128,vectors=4 0.857"
   " register_cache_backward@threads=128,vectors=1 0.537"
   " register_cache_backward@threads=128,vectors=2 0.431"
   " register_cache_backward@threads=256,vectors=2 0.247"
   " two_pass_backward@threads=256,vectors=2 0.234"},
  {"softmax", "fp16", "fp16", "rows=3983 cols=33", 0.672,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.979"
   " warp_rows@threads=128,vectors=4 0.909"
   " warp_rows@threads=64,vectors=4 0.896"
   " staged_rows@threads=64,bytes=4096 0.812"
   " staged_rows@threads=128,bytes=8192 0.809"
   " warp_elements@threads=32 0.606"
   " cluster_registers@cluster=1,elements=16 0.547"
   " cluster_registers@cluster=1,elements=32 0.495"
   " register_cache@threads=128,vectors=1 0.420"
   " register_cache@threads=128,vectors=2 0.363"
   " two_pass@threads=256,vectors=1 0.202"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1023", 0.456,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.943"
   " smem_cache_medium@blocks=2 0.685"
   " register_cache@threads=256,vectors=16 0.683"
   " split_k_persistent@threads=256,vectors=16 0.431"
   " split_k_cooperative@threads=256,vectors=16 0.421"
   " split_k@threads=256,vectors=16,reread=forward 0.397"
   " multi_kernel@intermediate=input 0.341"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.267"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1024", 0.567,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.757"
   " register_cache@threads=256,vectors=16 0.562"
   " smem_cache_medium@blocks=2 0.558"
   " split_k_persistent@threads=256,vectors=16 0.347"
   " split_k_cooperative@threads=256,vectors=16 0.339"
   " split_k@threads=256,vectors=16,reread=forward 0.328"
   " multi_kernel@intermediate=input 0.301"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.221"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1024", 0.583,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.850"
   " vector4@threads=256,vectors=4 0.818"
   " register_cache@threads=256,vectors=16 0.624"
   " smem_cache_medium@blocks=2 0.615"
   " split_k_persistent@threads=256,vectors=16 0.350"
   " split_k_cooperative@threads=256,vectors=16 0.345"
   " split_k@threads=256,vectors=16,reread=forward 0.339"
   " multi_kernel@intermediate=input 0.264"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.258"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 direction=backward", 0.601,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " two_pass_backward@threads=256,vectors=2 0.045"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 direction=backward", 0.598,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.936"
   " two_pass_backward@threads=1024,vectors=2 0.120"
   " two_pass_backward@threads=256,vectors=2 0.044"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 direction=backward", 0.648,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.925"
   " two_pass_backward@threads=1024,vectors=2 0.108"
   " two_pass_backward@threads=256,vectors=2 0.037"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576", 0.560,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.977"
   " split_k_persistent@threads=512,vectors=4 0.965"
   " split_k@threads=256,vectors=8,reread=reverse 0.929"
   " split_k_cooperative@threads=512,vectors=4 0.918"
   " split_k_cooperative@threads=256,vectors=4 0.918"
   " split_k@threads=512,vectors=4,reread=reverse 0.917"
   " split_k_persistent@threads=512,vectors=8 0.916"
   " split_k@threads=256,vectors=2,reread=reverse 0.909"
   " split_k_persistent@threads=256,vectors=16 0.906"
   " split_k_cooperative@threads=256,vectors=16 0.888"
   " grid_shared@warps=8,blocks_per_sm=2 0.882"
   " grid_shared@warps=16,blocks_per_sm=1 0.845"
   " split_k@threads=512,vectors=8,reread=reverse 0.841"
   " split_k@threads=256,vectors=16,reread=forward 0.812"
   " split_k@threads=128,vectors=2,reread=reverse 0.808"
   " split_k@threads=256,vectors=16,reread=reverse 0.800"
   " split_k_persistent@threads=512,vectors=2 0.764"
   " cluster_shared@cluster=16,threads=512 0.758"
   " cluster_shared@cluster=16,threads=256 0.723"
   " split_k_cooperative@threads=256,vectors=2 0.682"
   " split_k_persistent@threads=1024,vectors=2 0.669"
   " split_k_persistent@threads=256,vectors=2 0.660"
   " multi_kernel@intermediate=input 0.138"
   " two_pass@threads=1024,vectors=4 0.107"
   " two_pass@threads=1024,vectors=2 0.092"
   " two_pass@threads=512,vectors=4 0.090"
   " two_pass@threads=512,vectors=2 0.061"
   " two_pass@threads=256,vectors=4 0.042"
   " two_pass@threads=256,vectors=1 0.032"
   " two_pass@threads=128,vectors=1 0.017"
   " scalar@threads=256,elements=8 0.010"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576", 0.628,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.961"
   " split_k@threads=256,vectors=4,reread=reverse 0.927"
   " split_k@threads=256,vectors=16,reread=forward 0.923"
   " split_k@threads=256,vectors=8,reread=reverse 0.921"
   " split_k@threads=256,vectors=16,reread=reverse 0.916"
   " split_k@threads=512,vectors=4,reread=reverse 0.882"
   " split_k@threads=512,vectors=8,reread=reverse 0.826"
   " split_k@threads=256,vectors=2,reread=reverse 0.792"
   " split_k@threads=128,vectors=2,reread=reverse 0.636"
   " multi_kernel@intermediate=input 0.137"
   " vector4@threads=256,vectors=4 0.038"
   " two_pass@threads=256,vectors=1 0.020"
   " scalar@threads=256,elements=8 0.016"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 lse=stored", 0.502,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.986"
   " grid_shared@warps=16,blocks_per_sm=1 0.909"
   " split_k@threads=256,vectors=16,reread=forward 0.892"
   " two_pass@threads=256,vectors=1 0.035"
   " scalar@threads=256,elements=8 0.008"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 lse=stored", 0.509,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.895"
   " grid_shared@warps=16,blocks_per_sm=1 0.886"
   " two_pass@threads=256,vectors=1 0.035"
   " scalar@threads=256,elements=8 0.011"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 lse=stored", 0.629,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.962"
   " split_k@threads=256,vectors=16,reread=forward 0.919"
   " grid_shared@warps=16,blocks_per_sm=1 0.811"
   " vector4@threads=256,vectors=4 0.038"
   " two_pass@threads=256,vectors=1 0.020"
   " scalar@threads=256,elements=8 0.015"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 result=log_softmax", 0.457,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.907"
   " two_pass@threads=256,vectors=1 0.029"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 result=log_softmax", 0.458,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.930"
   " two_pass@threads=256,vectors=1 0.040"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 result=log_softmax", 0.549,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.982"
   " two_pass@threads=256,vectors=1 0.024"},
  {"softmax", "fp16", "fp16", "rows=4 cols=114688", 0.398,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.977"
   " split_k@threads=256,vectors=4,reread=reverse 0.911"
   " split_k_persistent@threads=256,vectors=2 0.889"
   " split_k_cooperative@threads=256,vectors=2 0.884"
   " split_k_persistent@threads=256,vectors=4 0.829"
   " split_k_cooperative@threads=256,vectors=4 0.823"
   " split_k@threads=512,vectors=4,reread=reverse 0.765"
   " split_k@threads=256,vectors=8,reread=reverse 0.757"
   " split_k_persistent@threads=512,vectors=4 0.744"
   " split_k_cooperative@threads=512,vectors=4 0.735"
   " split_k@threads=512,vectors=8,reread=reverse 0.611"
   " split_k_persistent@threads=256,vectors=16 0.596"
   " split_k_cooperative@threads=256,vectors=16 0.583"
   " split_k@threads=256,vectors=16,reread=forward 0.557"
   " split_k@threads=256,vectors=16,reread=reverse 0.552"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.388"
   " two_pass@threads=1024,vectors=4 0.370"
   " two_pass@threads=512,vectors=4 0.341"
   " two_pass@threads=1024,vectors=2 0.338"
   " multi_kernel@intermediate=input 0.334"
   " two_pass@threads=512,vectors=2 0.258"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.218"
   " two_pass@threads=256,vectors=4 0.184"
   " two_pass@threads=256,vectors=1 0.157"
   " two_pass@threads=128,vectors=1 0.087"
   " scalar@threads=256,elements=8 0.055"},
  {"softmax", "fp16", "fp16", "rows=4 cols=128", 0.508,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.922"
   " register_cache@threads=256,vectors=16 0.551"
   " smem_cache_medium@blocks=2 0.547"
   " split_k_persistent@threads=256,vectors=16 0.335"
   " multi_kernel@intermediate=input 0.329"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.319"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.211"},
  {"softmax", "fp16", "fp16", "rows=4 cols=128256", 0.239,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.948"
   " multi_kernel@intermediate=input 0.541"
   " two_pass@threads=256,vectors=1 0.236"
   " scalar@threads=256,elements=8 0.069"},
  {"softmax", "fp32", "fp32", "rows=4 cols=128256", 0.297,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.988"
   " split_k@threads=256,vectors=16,reread=forward 0.944"
   " multi_kernel@intermediate=input 0.409"
   " vector4@threads=256,vectors=4 0.161"
   " two_pass@threads=256,vectors=1 0.091"
   " scalar@threads=256,elements=8 0.069"},
  {"softmax", "fp16", "fp16", "rows=4 cols=129280 direction=backward", 0.670,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.958"
   " cluster_registers_backward@cluster=8,vectors=2 0.905"
   " cluster_registers_backward@cluster=8,vectors=4 0.881"
   " cluster_registers_backward@cluster=16,vectors=8 0.863"
   " cluster_shared_backward@cluster=16,threads=256 0.857"
   " cluster_shared_backward@cluster=16,threads=512 0.854"
   " cluster_registers_backward@cluster=8,vectors=8 0.811"
   " cluster_shared_backward@cluster=8,threads=256 0.782"
   " cluster_shared_backward@cluster=8,threads=512 0.759"
   " cluster_registers_backward@cluster=4,vectors=4 0.691"
   " cluster_registers_backward@cluster=4,vectors=8 0.682"
   " split_k_cooperative_backward@threads=512,vectors=2 0.633"
   " split_k_cooperative_backward@threads=256,vectors=4 0.628"
   " two_pass_backward@threads=1024,vectors=2 0.218"},
  {"softmax", "fp32", "fp32", "rows=4 cols=129280 direction=backward", 0.692,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.981"
   " cluster_registers_backward@cluster=16,vectors=2 0.965"
   " cluster_registers_backward@cluster=8,vectors=8 0.914"
   " cluster_registers_backward@cluster=8,vectors=4 0.883"
   " cluster_shared_backward@cluster=16,threads=512 0.870"
   " cluster_shared_backward@cluster=16,threads=256 0.847"
   " cluster_shared_backward@cluster=8,threads=256 0.780"
   " split_k_cooperative_backward@threads=256,vectors=4 0.752"
   " cluster_shared_backward@cluster=8,threads=512 0.735"
   " split_k_cooperative_backward@threads=512,vectors=2 0.723"
   " two_pass_backward@threads=1024,vectors=2 0.171"},
  {"softmax", "fp16", "fp16", "rows=4 cols=131072", 0.228,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.946"
   " multi_kernel@intermediate=input 0.541"
   " two_pass@threads=256,vectors=1 0.232"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=4 cols=13236", 0.504,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.997"
   " cluster_registers@cluster=4,elements=32 0.881"
   " cluster_registers@cluster=2,elements=32 0.871"
   " cluster_registers@cluster=1,elements=32 0.868"
   " register_cache@threads=512,vectors=4 0.816"
   " cluster_registers@cluster=1,elements=64 0.803"
   " cluster_registers@cluster=2,elements=64 0.760"
   " cluster_registers@cluster=4,elements=64 0.757"
   " two_pass@threads=512,vectors=2 0.673"
   " cluster_shared@cluster=1,threads=512 0.644"
   " cluster_shared@cluster=1,threads=256 0.644"
   " register_cache@threads=256,vectors=16 0.637"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1448960", 0.536,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.991"
   " split_k_persistent@threads=256,vectors=16 0.966"
   " grid_shared@warps=8,blocks_per_sm=2 0.940"
   " grid_shared@warps=16,blocks_per_sm=1 0.928"
   " split_k@threads=256,vectors=2,reread=reverse 0.918"
   " split_k@threads=256,vectors=16,reread=reverse 0.815"
   " split_k_persistent@threads=256,vectors=4 0.800"
   " cluster_shared@cluster=16,threads=512 0.737"
   " cluster_shared@cluster=16,threads=256 0.665"
   " split_k_persistent@threads=256,vectors=2 0.537"
   " two_pass@threads=1024,vectors=4 0.100"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1557817 stride=1557833", 0.551,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.983"
   " split_k_persistent@threads=256,vectors=16 0.970"
   " split_k@threads=256,vectors=2,reread=reverse 0.878"
   " grid_shared@warps=16,blocks_per_sm=1 0.854"
   " grid_shared@warps=8,blocks_per_sm=2 0.847"
   " split_k@threads=256,vectors=16,reread=reverse 0.832"
   " split_k_persistent@threads=256,vectors=4 0.823"
   " cluster_shared@cluster=16,threads=512 0.666"
   " cluster_shared@cluster=16,threads=256 0.582"
   " split_k_persistent@threads=256,vectors=2 0.547"
   " two_pass@threads=1024,vectors=4 0.092"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1557817 stride=1557833 direction=backward", 0.640,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.922"
   " two_pass_backward@threads=1024,vectors=2 0.097"},
  {"softmax", "fp16", "fp16", "rows=4 cols=16384 direction=backward", 0.681,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.999"
   " cluster_registers_backward@cluster=4,vectors=2 0.970"
   " cluster_registers_backward@cluster=16,vectors=4 0.948"
   " cluster_registers_backward@cluster=8,vectors=4 0.932"
   " cluster_registers_backward@cluster=4,vectors=4 0.931"
   " cluster_registers_backward@cluster=2,vectors=2 0.900"
   " cluster_shared_backward@cluster=8,threads=256 0.871"
   " cluster_registers_backward@cluster=2,vectors=4 0.853"
   " cluster_shared_backward@cluster=16,threads=256 0.852"
   " cluster_registers_backward@cluster=16,vectors=8 0.847"
   " cluster_shared_backward@cluster=16,threads=512 0.794"
   " cluster_registers_backward@cluster=1,vectors=4 0.791"
   " cluster_shared_backward@cluster=8,threads=512 0.786"
   " cluster_shared_backward@cluster=2,threads=256 0.776"
   " cluster_registers_backward@cluster=8,vectors=8 0.755"
   " cluster_registers_backward@cluster=2,vectors=8 0.746"
   " cluster_registers_backward@cluster=4,vectors=8 0.743"
   " cluster_shared_backward@cluster=2,threads=512 0.742"
   " cluster_registers_backward@cluster=1,vectors=8 0.725"
   " two_pass_backward@threads=1024,vectors=2 0.681"
   " split_k_cooperative_backward@threads=512,vectors=2 0.500"
   " split_k_cooperative_backward@threads=256,vectors=4 0.491"},
  {"softmax", "fp32", "fp32", "rows=4 cols=16384 direction=backward", 0.703,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.986"
   " cluster_registers_backward@cluster=8,vectors=2 0.984"
   " cluster_registers_backward@cluster=8,vectors=4 0.979"
   " cluster_registers_backward@cluster=4,vectors=2 0.912"
   " cluster_registers_backward@cluster=4,vectors=4 0.910"
   " cluster_registers_backward@cluster=16,vectors=8 0.908"
   " cluster_registers_backward@cluster=8,vectors=8 0.879"
   " cluster_registers_backward@cluster=4,vectors=8 0.876"
   " cluster_shared_backward@cluster=16,threads=256 0.871"
   " cluster_shared_backward@cluster=8,threads=256 0.852"
   " cluster_shared_backward@cluster=16,threads=512 0.833"
   " cluster_shared_backward@cluster=8,threads=512 0.823"
   " cluster_registers_backward@cluster=2,vectors=8 0.795"
   " cluster_registers_backward@cluster=2,vectors=4 0.783"
   " cluster_shared_backward@cluster=2,threads=256 0.694"
   " cluster_shared_backward@cluster=2,threads=512 0.692"
   " cluster_registers_backward@cluster=1,vectors=8 0.683"
   " split_k_cooperative_backward@threads=256,vectors=4 0.546"
   " two_pass_backward@threads=1024,vectors=2 0.535"
   " split_k_cooperative_backward@threads=512,vectors=2 0.519"},
  {"softmax", "fp16", "fp16", "rows=4 cols=16384", 0.416,
   "register_cache@threads=512,vectors=4 1.000"
   " two_pass@threads=512,vectors=4 0.984"
   " two_pass@threads=1024,vectors=2 0.940"
   " cluster_shared@cluster=1,threads=256 0.885"
   " two_pass@threads=512,vectors=2 0.858"
   " register_cache@threads=512,vectors=8 0.857"
   " split_k@threads=128,vectors=2,reread=reverse 0.841"
   " split_k@threads=256,vectors=2,reread=reverse 0.824"
   " register_cache@threads=1024,vectors=4 0.783"
   " two_pass@threads=1024,vectors=4 0.781"
   " register_cache@threads=256,vectors=16 0.778"
   " smem_cache_medium@blocks=2 0.766"
   " smem_cache_medium@blocks=3 0.757"
   " split_k@threads=256,vectors=4,reread=reverse 0.755"
   " split_k_persistent@threads=256,vectors=2 0.719"
   " split_k_cooperative@threads=256,vectors=2 0.716"
   " two_pass@threads=256,vectors=4 0.689"
   " split_k_persistent@threads=256,vectors=4 0.673"
   " split_k_cooperative@threads=256,vectors=4 0.671"
   " split_k@threads=512,vectors=4,reread=reverse 0.641"
   " split_k@threads=256,vectors=8,reread=reverse 0.636"
   " two_pass@threads=256,vectors=1 0.635"
   " split_k_persistent@threads=512,vectors=4 0.604"
   " split_k_cooperative@threads=512,vectors=4 0.598"
   " split_k@threads=512,vectors=8,reread=reverse 0.554"
   " split_k_persistent@threads=256,vectors=16 0.516"
   " split_k_cooperative@threads=256,vectors=16 0.502"
   " split_k@threads=256,vectors=16,reread=forward 0.490"
   " split_k@threads=256,vectors=16,reread=reverse 0.489"
   " two_pass@threads=128,vectors=1 0.404"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.396"
   " multi_kernel@intermediate=input 0.369"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.352"
   " scalar@threads=256,elements=8 0.310"},
  {"softmax", "fp32", "fp32", "rows=4 cols=16384", 0.357,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.956"
   " vector4@threads=256,vectors=4 0.633"
   " split_k_persistent@threads=256,vectors=16 0.588"
   " split_k_cooperative@threads=256,vectors=16 0.582"
   " split_k@threads=256,vectors=16,reread=forward 0.566"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.493"
   " multi_kernel@intermediate=input 0.486"
   " scalar@threads=256,elements=8 0.378"
   " two_pass@threads=256,vectors=1 0.378"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1952064", 0.598,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.981"
   " split_k@threads=256,vectors=16,reread=reverse 0.961"
   " split_k_persistent@threads=256,vectors=16 0.961"
   " grid_shared@warps=16,blocks_per_sm=1 0.919"
   " grid_shared@warps=8,blocks_per_sm=2 0.890"
   " split_k_persistent@threads=256,vectors=4 0.773"
   " split_k@threads=256,vectors=2,reread=reverse 0.765"
   " split_k_persistent@threads=256,vectors=2 0.664"
   " two_pass@threads=1024,vectors=4 0.087"},
  {"softmax", "fp16", "fp16", "rows=4 cols=2048", 0.556,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.768"
   " register_cache@threads=256,vectors=16 0.578"
   " smem_cache_medium@blocks=2 0.569"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.349"
   " split_k@threads=256,vectors=16,reread=forward 0.344"
   " multi_kernel@intermediate=input 0.258"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.232"},
  {"softmax", "fp32", "fp32", "rows=4 cols=246925 direction=backward", 0.648,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.999"
   " split_k_cooperative_backward@threads=256,vectors=4 0.880"
   " split_k_cooperative_backward@threads=512,vectors=2 0.870"
   " cluster_shared_backward@cluster=16,threads=512 0.801"
   " cluster_shared_backward@cluster=16,threads=256 0.799"
   " two_pass_backward@threads=1024,vectors=2 0.129"},
  {"softmax", "fp32", "fp32", "rows=4 cols=246925", 0.479,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.970"
   " cluster_shared@cluster=16,threads=512 0.923"
   " cluster_shared@cluster=16,threads=256 0.819"
   " cluster_registers@cluster=8,elements=64 0.751"
   " grid_shared@warps=16,blocks_per_sm=1 0.727"
   " grid_shared@warps=8,blocks_per_sm=2 0.725"
   " cluster_shared@cluster=8,threads=512 0.667"
   " cluster_shared@cluster=8,threads=256 0.617"
   " two_pass@threads=512,vectors=4 0.131"},
  {"softmax", "fp32", "fp32", "rows=4 cols=256", 0.579,
   "two_pass@threads=256,vectors=1 1.000"
   " vector4@threads=256,vectors=4 0.844"
   " scalar@threads=256,elements=8 0.830"
   " register_cache@threads=256,vectors=16 0.594"
   " smem_cache_medium@blocks=2 0.592"
   " split_k_persistent@threads=256,vectors=16 0.329"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " multi_kernel@intermediate=input 0.322"
   " split_k@threads=256,vectors=16,reread=forward 0.317"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.241"},
  {"softmax", "fp32", "fp32", "rows=4 cols=25933", 0.486,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.968"
   " cluster_shared@cluster=16,threads=512 0.931"
   " cluster_shared@cluster=16,threads=256 0.912"
   " cluster_registers@cluster=8,elements=32 0.849"
   " cluster_registers@cluster=16,elements=32 0.848"
   " cluster_shared@cluster=8,threads=512 0.830"
   " cluster_registers@cluster=4,elements=32 0.776"
   " cluster_shared@cluster=8,threads=256 0.763"
   " cluster_shared@cluster=4,threads=256 0.690"
   " cluster_shared@cluster=4,threads=512 0.671"
   " cluster_registers@cluster=4,elements=64 0.606"
   " cluster_shared@cluster=2,threads=512 0.585"
   " cluster_registers@cluster=8,elements=64 0.574"
   " cluster_registers@cluster=2,elements=64 0.570"
   " cluster_registers@cluster=16,elements=64 0.570"
   " cluster_shared@cluster=2,threads=256 0.538"
   " grid_shared@warps=16,blocks_per_sm=1 0.486"
   " grid_shared@warps=8,blocks_per_sm=2 0.480"
   " cluster_shared@cluster=1,threads=512 0.448"
   " two_pass@threads=512,vectors=4 0.422"},
  {"softmax", "fp16", "fp16", "rows=4 cols=262144", 0.439,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.959"
   " split_k_persistent@threads=256,vectors=2 0.920"
   " split_k_cooperative@threads=256,vectors=2 0.905"
   " split_k_persistent@threads=256,vectors=4 0.904"
   " split_k_cooperative@threads=256,vectors=4 0.894"
   " split_k@threads=512,vectors=4,reread=reverse 0.838"
   " split_k@threads=256,vectors=8,reread=reverse 0.831"
   " split_k_persistent@threads=512,vectors=4 0.821"
   " split_k_cooperative@threads=512,vectors=4 0.815"
   " split_k@threads=512,vectors=8,reread=reverse 0.675"
   " split_k_persistent@threads=256,vectors=16 0.656"
   " split_k_cooperative@threads=256,vectors=16 0.647"
   " split_k@threads=256,vectors=16,reread=forward 0.609"
   " split_k@threads=256,vectors=16,reread=reverse 0.606"
   " multi_kernel@intermediate=input 0.239"
   " two_pass@threads=1024,vectors=4 0.226"
   " two_pass@threads=1024,vectors=2 0.192"
   " two_pass@threads=512,vectors=4 0.188"
   " two_pass@threads=512,vectors=2 0.135"
   " two_pass@threads=256,vectors=4 0.095"
   " two_pass@threads=256,vectors=1 0.075"
   " two_pass@threads=128,vectors=1 0.040"
   " scalar@threads=256,elements=8 0.023"},
  {"softmax", "fp32", "fp32", "rows=4 cols=262144", 0.383,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.937"
   " multi_kernel@intermediate=input 0.271"
   " vector4@threads=256,vectors=4 0.090"
   " two_pass@threads=256,vectors=1 0.048"
   " scalar@threads=256,elements=8 0.038"},
  {"softmax", "fp16", "fp16", "rows=4 cols=27840 stride=27864", 0.525,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.996"
   " cluster_registers@cluster=4,elements=32 0.900"
   " cluster_registers@cluster=4,elements=64 0.852"
   " cluster_registers@cluster=2,elements=64 0.776"
   " cluster_registers@cluster=2,elements=32 0.773"
   " cluster_registers@cluster=1,elements=64 0.653"
   " register_cache@threads=256,vectors=16 0.555"
   " cluster_shared@cluster=1,threads=512 0.549"
   " cluster_shared@cluster=1,threads=256 0.480"
   " two_pass@threads=512,vectors=2 0.452"},
  {"softmax", "fp32", "fp32", "rows=4 cols=2902467", 0.573,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.995"
   " split_k@threads=256,vectors=4,reread=reverse 0.987"
   " grid_shared@warps=16,blocks_per_sm=1 0.981"
   " split_k_persistent@threads=256,vectors=16 0.976"
   " grid_shared@warps=8,blocks_per_sm=2 0.941"
   " split_k_persistent@threads=256,vectors=4 0.881"
   " split_k_persistent@threads=256,vectors=2 0.779"
   " split_k@threads=256,vectors=2,reread=reverse 0.740"
   " two_pass@threads=1024,vectors=4 0.081"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32000", 0.291,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.965"
   " split_k_persistent@threads=256,vectors=16 0.693"
   " split_k_cooperative@threads=256,vectors=16 0.679"
   " split_k@threads=256,vectors=16,reread=forward 0.661"
   " two_pass@threads=256,vectors=1 0.568"
   " multi_kernel@intermediate=input 0.563"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.502"
   " scalar@threads=256,elements=8 0.253"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32000", 0.220,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.948"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.779"
   " multi_kernel@intermediate=input 0.733"
   " vector4@threads=256,vectors=4 0.632"
   " two_pass@threads=256,vectors=1 0.360"
   " scalar@threads=256,elements=8 0.354"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32768", 0.358,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.974"
   " register_cache@threads=512,vectors=8 0.896"
   " split_k@threads=256,vectors=4,reread=reverse 0.888"
   " split_k_persistent@threads=256,vectors=2 0.861"
   " split_k_cooperative@threads=256,vectors=2 0.855"
   " register_cache@threads=1024,vectors=4 0.842"
   " two_pass@threads=1024,vectors=4 0.824"
   " register_cache@threads=256,vectors=16 0.802"
   " two_pass@threads=512,vectors=4 0.801"
   " split_k_persistent@threads=256,vectors=4 0.790"
   " split_k_cooperative@threads=256,vectors=4 0.786"
   " smem_cache_medium@blocks=3 0.783"
   " two_pass@threads=1024,vectors=2 0.783"
   " smem_cache_medium@blocks=2 0.782"
   " split_k@threads=512,vectors=4,reread=reverse 0.739"
   " split_k@threads=256,vectors=8,reread=reverse 0.738"
   " cluster_shared@cluster=1,threads=256 0.737"
   " split_k_persistent@threads=512,vectors=4 0.712"
   " split_k_cooperative@threads=512,vectors=4 0.708"
   " two_pass@threads=512,vectors=2 0.662"
   " split_k@threads=512,vectors=8,reread=reverse 0.597"
   " split_k_persistent@threads=256,vectors=16 0.570"
   " split_k_cooperative@threads=256,vectors=16 0.555"
   " split_k@threads=256,vectors=16,reread=reverse 0.537"
   " split_k@threads=256,vectors=16,reread=forward 0.537"
   " two_pass@threads=256,vectors=4 0.506"
   " two_pass@threads=256,vectors=1 0.459"
   " multi_kernel@intermediate=input 0.458"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.453"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.407"
   " two_pass@threads=128,vectors=1 0.274"
   " scalar@threads=256,elements=8 0.206"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32768", 0.368,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.990"
   " split_k@threads=256,vectors=4,reread=reverse 0.912"
   " split_k@threads=512,vectors=4,reread=reverse 0.761"
   " split_k@threads=256,vectors=8,reread=reverse 0.753"
   " split_k_persistent@threads=256,vectors=16 0.612"
   " split_k_cooperative@threads=256,vectors=16 0.607"
   " split_k@threads=512,vectors=8,reread=reverse 0.601"
   " split_k@threads=256,vectors=16,reread=forward 0.567"
   " split_k@threads=256,vectors=16,reread=reverse 0.566"
   " cluster_shared@cluster=1,threads=256 0.479"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.462"
   " multi_kernel@intermediate=input 0.440"
   " vector4@threads=256,vectors=4 0.377"
   " two_pass@threads=256,vectors=1 0.213"
   " scalar@threads=256,elements=8 0.211"},
  {"softmax", "fp16", "fp16", "rows=4 cols=33554432", 0.603,
   "split_k@threads=256,vectors=16,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.997"
   " split_k_cooperative@threads=512,vectors=4 0.992"
   " split_k_persistent@threads=512,vectors=4 0.990"
   " split_k_persistent@threads=256,vectors=4 0.975"
   " split_k_cooperative@threads=256,vectors=4 0.974"
   " split_k_cooperative@threads=256,vectors=16 0.966"
   " split_k_persistent@threads=256,vectors=16 0.964"
   " split_k_cooperative@threads=256,vectors=2 0.960"
   " split_k_persistent@threads=256,vectors=2 0.948"
   " split_k@threads=256,vectors=8,reread=reverse 0.942"
   " split_k@threads=512,vectors=4,reread=reverse 0.923"
   " split_k@threads=512,vectors=8,reread=reverse 0.883"
   " split_k@threads=256,vectors=4,reread=reverse 0.753"
   " split_k@threads=256,vectors=2,reread=reverse 0.330"
   " split_k@threads=128,vectors=2,reread=reverse 0.121"
   " two_pass@threads=1024,vectors=4 0.077"
   " multi_kernel@intermediate=input 0.075"
   " two_pass@threads=1024,vectors=2 0.062"
   " two_pass@threads=512,vectors=4 0.057"
   " two_pass@threads=512,vectors=2 0.037"
   " two_pass@threads=256,vectors=4 0.025"
   " two_pass@threads=256,vectors=1 0.016"
   " two_pass@threads=128,vectors=1 0.008"
   " scalar@threads=256,elements=8 0.004"},
  {"softmax", "fp32", "fp32", "rows=4 cols=336808 direction=backward", 0.600,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.857"
   " cluster_shared_backward@cluster=16,threads=256 0.848"
   " split_k_cooperative_backward@threads=512,vectors=2 0.802"
   " two_pass_backward@threads=1024,vectors=2 0.134"},
  {"softmax", "fp32", "fp32", "rows=4 cols=336808", 0.497,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.992"
   " split_k_persistent@threads=256,vectors=4 0.987"
   " cluster_shared@cluster=16,threads=512 0.910"
   " split_k_persistent@threads=256,vectors=2 0.904"
   " split_k_persistent@threads=256,vectors=16 0.893"
   " split_k@threads=256,vectors=8,reread=reverse 0.885"
   " cluster_shared@cluster=16,threads=256 0.875"
   " split_k@threads=256,vectors=16,reread=reverse 0.813"
   " grid_shared@warps=8,blocks_per_sm=2 0.781"
   " grid_shared@warps=16,blocks_per_sm=1 0.771"
   " two_pass@threads=1024,vectors=4 0.143"},
  {"softmax", "fp32", "fp32", "rows=4 cols=3840224", 0.579,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.983"
   " split_k_persistent@threads=256,vectors=16 0.933"
   " split_k@threads=256,vectors=4,reread=reverse 0.928"
   " split_k_persistent@threads=256,vectors=4 0.911"
   " grid_shared@warps=8,blocks_per_sm=2 0.849"
   " grid_shared@warps=16,blocks_per_sm=1 0.840"
   " split_k_persistent@threads=256,vectors=2 0.815"
   " split_k@threads=256,vectors=2,reread=reverse 0.670"
   " two_pass@threads=1024,vectors=4 0.086"},
  {"softmax", "bf16", "bf16", "rows=4 cols=384568", 0.500,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.886"
   " cluster_shared@cluster=16,threads=256 0.814"
   " cluster_registers@cluster=8,elements=64 0.773"
   " grid_shared@warps=16,blocks_per_sm=1 0.745"
   " grid_shared@warps=8,blocks_per_sm=2 0.712"
   " cluster_shared@cluster=8,threads=512 0.661"
   " cluster_shared@cluster=8,threads=256 0.587"
   " cluster_shared@cluster=4,threads=512 0.399"
   " cluster_shared@cluster=4,threads=256 0.373"
   " two_pass@threads=512,vectors=4 0.122"},
  {"softmax", "fp16", "fp16", "rows=4 cols=3856640", 0.608,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.993"
   " split_k@threads=256,vectors=4,reread=reverse 0.987"
   " grid_shared@warps=8,blocks_per_sm=2 0.967"
   " split_k_persistent@threads=256,vectors=16 0.934"
   " split_k@threads=256,vectors=16,reread=reverse 0.916"
   " split_k_persistent@threads=256,vectors=4 0.785"
   " split_k@threads=256,vectors=2,reread=reverse 0.771"
   " split_k_persistent@threads=256,vectors=2 0.674"
   " two_pass@threads=1024,vectors=4 0.082"},
  {"softmax", "fp16", "fp16", "rows=4 cols=400000 direction=backward", 0.622,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.994"
   " split_k_cooperative_backward@threads=256,vectors=4 0.880"
   " split_k_cooperative_backward@threads=512,vectors=2 0.871"
   " cluster_shared_backward@cluster=16,threads=512 0.852"
   " cluster_shared_backward@cluster=16,threads=256 0.851"
   " cluster_shared_backward@cluster=8,threads=256 0.732"
   " cluster_shared_backward@cluster=8,threads=512 0.702"
   " two_pass_backward@threads=1024,vectors=2 0.145"},
  {"softmax", "fp32", "fp32", "rows=4 cols=400000 direction=backward", 0.639,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.840"
   " cluster_shared_backward@cluster=16,threads=256 0.790"
   " cluster_shared_backward@cluster=16,threads=512 0.776"
   " two_pass_backward@threads=1024,vectors=2 0.128"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4096", 0.506,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.646"
   " smem_cache_medium@blocks=2 0.641"
   " scalar@threads=256,elements=8 0.629"
   " split_k_persistent@threads=256,vectors=16 0.404"
   " split_k_cooperative@threads=256,vectors=16 0.394"
   " split_k@threads=256,vectors=16,reread=forward 0.385"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.266"
   " multi_kernel@intermediate=input 0.217"},
  {"softmax", "fp32", "fp32", "rows=4 cols=4096", 0.470,
   "vector4@threads=256,vectors=4 1.000"
   " register_cache@threads=256,vectors=16 0.836"
   " smem_cache_medium@blocks=2 0.832"
   " scalar@threads=256,elements=8 0.736"
   " two_pass@threads=256,vectors=1 0.721"
   " split_k_persistent@threads=256,vectors=16 0.466"
   " split_k_cooperative@threads=256,vectors=16 0.459"
   " split_k@threads=256,vectors=16,reread=forward 0.445"
   " multi_kernel@intermediate=input 0.402"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.354"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4097", 0.420,
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.754"
   " register_cache@threads=256,vectors=16 0.745"
   " scalar@threads=256,elements=8 0.659"
   " split_k_persistent@threads=256,vectors=16 0.486"
   " split_k_cooperative@threads=256,vectors=16 0.474"
   " split_k@threads=256,vectors=16,reread=forward 0.451"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.310"
   " multi_kernel@intermediate=input 0.247"},
  {"softmax", "bf16", "bf16", "rows=4 cols=412096", 0.484,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.902"
   " cluster_shared@cluster=16,threads=256 0.848"
   " grid_shared@warps=8,blocks_per_sm=2 0.769"
   " grid_shared@warps=16,blocks_per_sm=1 0.763"
   " cluster_shared@cluster=8,threads=512 0.670"
   " cluster_shared@cluster=8,threads=256 0.618"
   " cluster_shared@cluster=4,threads=512 0.410"
   " cluster_shared@cluster=4,threads=256 0.372"
   " two_pass@threads=512,vectors=4 0.123"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4487", 0.499,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.994"
   " cluster_registers@cluster=16,elements=16 0.949"
   " cluster_registers@cluster=1,elements=32 0.918"
   " cluster_registers@cluster=8,elements=16 0.892"
   " register_cache@threads=512,vectors=4 0.856"
   " two_pass@threads=512,vectors=2 0.855"
   " cluster_registers@cluster=2,elements=32 0.808"
   " cluster_registers@cluster=4,elements=32 0.793"
   " cluster_registers@cluster=1,elements=64 0.787"
   " cluster_shared@cluster=1,threads=256 0.732"
   " cluster_shared@cluster=1,threads=512 0.729"
   " cluster_registers@cluster=4,elements=64 0.722"
   " cluster_registers@cluster=2,elements=64 0.706"
   " register_cache@threads=256,vectors=16 0.653"},
  {"softmax", "fp16", "fp16", "rows=4 cols=50257", 0.209,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.898"
   " multi_kernel@intermediate=input 0.680"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.654"
   " two_pass@threads=256,vectors=1 0.551"
   " scalar@threads=256,elements=8 0.243"},
  {"softmax", "fp32", "fp32", "rows=4 cols=50257", 0.231,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.999"
   " split_k@threads=256,vectors=16,reread=forward 0.957"
   " multi_kernel@intermediate=input 0.587"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.519"
   " vector4@threads=256,vectors=4 0.405"
   " two_pass@threads=256,vectors=1 0.230"
   " scalar@threads=256,elements=8 0.223"},
  {"softmax", "fp16", "fp16", "rows=4 cols=512", 0.544,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.763"
   " register_cache@threads=256,vectors=16 0.550"
   " smem_cache_medium@blocks=2 0.550"
   " split_k_persistent@threads=256,vectors=16 0.342"
   " split_k_cooperative@threads=256,vectors=16 0.334"
   " multi_kernel@intermediate=input 0.331"
   " split_k@threads=256,vectors=16,reread=forward 0.324"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.216"},
  {"softmax", "fp16", "fp16", "rows=4 cols=524288", 0.368,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.979"
   " split_k@threads=256,vectors=16,reread=forward 0.931"
   " multi_kernel@intermediate=input 0.234"
   " two_pass@threads=256,vectors=1 0.062"
   " scalar@threads=256,elements=8 0.019"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65536", 0.364,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.987"
   " split_k@threads=256,vectors=4,reread=reverse 0.901"
   " split_k_persistent@threads=256,vectors=2 0.885"
   " split_k_cooperative@threads=256,vectors=2 0.880"
   " split_k_persistent@threads=256,vectors=4 0.815"
   " split_k_cooperative@threads=256,vectors=4 0.810"
   " split_k@threads=512,vectors=4,reread=reverse 0.755"
   " split_k@threads=256,vectors=8,reread=reverse 0.750"
   " split_k_persistent@threads=512,vectors=4 0.727"
   " split_k_cooperative@threads=512,vectors=4 0.723"
   " split_k@threads=512,vectors=8,reread=reverse 0.601"
   " split_k_persistent@threads=256,vectors=16 0.588"
   " split_k_cooperative@threads=256,vectors=16 0.573"
   " two_pass@threads=1024,vectors=4 0.570"
   " split_k@threads=256,vectors=16,reread=reverse 0.542"
   " split_k@threads=256,vectors=16,reread=forward 0.542"
   " two_pass@threads=512,vectors=4 0.520"
   " two_pass@threads=1024,vectors=2 0.512"
   " cluster_shared@cluster=1,threads=256 0.477"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.430"
   " multi_kernel@intermediate=input 0.410"
   " two_pass@threads=512,vectors=2 0.406"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.387"
   " two_pass@threads=256,vectors=4 0.298"
   " two_pass@threads=256,vectors=1 0.269"
   " two_pass@threads=128,vectors=1 0.153"
   " scalar@threads=256,elements=8 0.111"},
  {"softmax", "fp32", "fp32", "rows=4 cols=65536", 0.237,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.993"
   " split_k@threads=256,vectors=16,reread=forward 0.956"
   " multi_kernel@intermediate=input 0.580"
   " vector4@threads=256,vectors=4 0.303"
   " two_pass@threads=256,vectors=1 0.178"
   " scalar@threads=256,elements=8 0.136"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65537", 0.209,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.976"
   " split_k@threads=256,vectors=16,reread=forward 0.915"
   " multi_kernel@intermediate=input 0.670"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.635"
   " two_pass@threads=256,vectors=1 0.455"
   " scalar@threads=256,elements=8 0.193"},
  {"softmax", "bf16", "bf16", "rows=4 cols=79504", 0.499,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.971"
   " cluster_registers@cluster=8,elements=16 0.922"
   " cluster_registers@cluster=8,elements=32 0.916"
   " cluster_registers@cluster=16,elements=64 0.914"
   " cluster_registers@cluster=8,elements=64 0.866"
   " cluster_shared@cluster=16,threads=256 0.853"
   " cluster_shared@cluster=16,threads=512 0.841"
   " cluster_shared@cluster=8,threads=256 0.772"
   " cluster_shared@cluster=8,threads=512 0.759"
   " cluster_registers@cluster=4,elements=64 0.745"
   " cluster_shared@cluster=4,threads=512 0.632"
   " cluster_shared@cluster=4,threads=256 0.582"
   " grid_shared@warps=16,blocks_per_sm=1 0.561"
   " cluster_registers@cluster=2,elements=64 0.560"
   " grid_shared@warps=8,blocks_per_sm=2 0.533"
   " cluster_shared@cluster=2,threads=512 0.473"
   " cluster_shared@cluster=2,threads=256 0.411"
   " cluster_shared@cluster=1,threads=512 0.308"
   " two_pass@threads=512,vectors=4 0.294"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8192", 0.386,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.865"
   " smem_cache_medium@blocks=2 0.851"
   " split_k_persistent@threads=256,vectors=16 0.548"
   " scalar@threads=256,elements=8 0.548"
   " split_k_cooperative@threads=256,vectors=16 0.535"
   " split_k@threads=256,vectors=16,reread=forward 0.522"
   " multi_kernel@intermediate=input 0.458"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.365"},
  {"softmax", "fp32", "fp32", "rows=4 cols=82058 direction=backward", 0.661,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.971"
   " cluster_registers_backward@cluster=16,vectors=8 0.945"
   " cluster_registers_backward@cluster=8,vectors=4 0.909"
   " cluster_shared_backward@cluster=16,threads=256 0.854"
   " cluster_registers_backward@cluster=8,vectors=8 0.854"
   " cluster_shared_backward@cluster=16,threads=512 0.853"
   " cluster_shared_backward@cluster=8,threads=256 0.768"
   " cluster_shared_backward@cluster=8,threads=512 0.751"
   " split_k_cooperative_backward@threads=256,vectors=4 0.687"
   " split_k_cooperative_backward@threads=512,vectors=2 0.679"
   " two_pass_backward@threads=1024,vectors=2 0.199"},
  {"softmax", "fp32", "fp32", "rows=4 cols=82058", 0.505,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.908"
   " cluster_shared@cluster=16,threads=512 0.869"
   " cluster_registers@cluster=8,elements=16 0.837"
   " cluster_shared@cluster=16,threads=256 0.819"
   " cluster_registers@cluster=8,elements=32 0.811"
   " cluster_shared@cluster=8,threads=512 0.717"
   " cluster_shared@cluster=8,threads=256 0.686"
   " cluster_registers@cluster=16,elements=64 0.680"
   " cluster_registers@cluster=8,elements=64 0.674"
   " cluster_registers@cluster=4,elements=64 0.573"
   " grid_shared@warps=8,blocks_per_sm=2 0.532"
   " grid_shared@warps=16,blocks_per_sm=1 0.529"
   " cluster_shared@cluster=4,threads=512 0.526"
   " cluster_shared@cluster=4,threads=256 0.487"
   " cluster_shared@cluster=2,threads=512 0.371"
   " cluster_shared@cluster=2,threads=256 0.302"
   " two_pass@threads=512,vectors=4 0.207"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8388608", 0.576,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.987"
   " split_k@threads=256,vectors=16,reread=forward 0.981"
   " split_k@threads=256,vectors=4,reread=reverse 0.975"
   " split_k_cooperative@threads=256,vectors=16 0.972"
   " split_k_cooperative@threads=512,vectors=4 0.969"
   " split_k_persistent@threads=512,vectors=4 0.960"
   " split_k@threads=512,vectors=4,reread=reverse 0.958"
   " split_k_persistent@threads=256,vectors=4 0.951"
   " split_k_cooperative@threads=256,vectors=4 0.950"
   " split_k_persistent@threads=256,vectors=16 0.946"
   " split_k@threads=512,vectors=8,reread=reverse 0.916"
   " split_k_cooperative@threads=256,vectors=2 0.892"
   " split_k_persistent@threads=256,vectors=2 0.859"
   " split_k@threads=256,vectors=2,reread=reverse 0.691"
   " split_k@threads=128,vectors=2,reread=reverse 0.345"
   " two_pass@threads=1024,vectors=4 0.083"
   " multi_kernel@intermediate=input 0.079"
   " two_pass@threads=1024,vectors=2 0.067"
   " two_pass@threads=512,vectors=4 0.062"
   " two_pass@threads=512,vectors=2 0.041"
   " two_pass@threads=256,vectors=4 0.028"
   " two_pass@threads=256,vectors=1 0.019"
   " two_pass@threads=128,vectors=1 0.010"
   " scalar@threads=256,elements=8 0.005"},
  {"softmax", "fp32", "fp32", "rows=4 cols=875008 stride=875071", 0.590,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.984"
   " split_k@threads=256,vectors=16,reread=reverse 0.915"
   " split_k@threads=256,vectors=8,reread=reverse 0.914"
   " split_k@threads=256,vectors=2,reread=reverse 0.865"
   " split_k_persistent@threads=256,vectors=4 0.844"
   " grid_shared@warps=16,blocks_per_sm=1 0.786"
   " grid_shared@warps=8,blocks_per_sm=2 0.785"
   " cluster_shared@cluster=16,threads=512 0.695"
   " cluster_shared@cluster=16,threads=256 0.620"
   " split_k_persistent@threads=256,vectors=2 0.584"
   " two_pass@threads=1024,vectors=4 0.100"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=131072", 0.914,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_registers@cluster=16,elements=64 0.998"
   " cluster_shared@cluster=8,threads=256 0.954"
   " cluster_shared@cluster=4,threads=256 0.940"
   " cluster_registers@cluster=4,elements=64 0.757"
   " two_pass@threads=512,vectors=4 0.722"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=2048 direction=backward", 0.993,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.993"
   " cluster_registers_backward@cluster=1,vectors=4 0.976"
   " register_cache_backward@threads=256,vectors=2 0.940"
   " cluster_registers_backward@cluster=1,vectors=8 0.912"
   " cluster_shared_backward@cluster=1,threads=256 0.876"
   " two_pass_backward@threads=256,vectors=2 0.849"
   " cluster_registers_backward@cluster=2,vectors=2 0.766"
   " cluster_registers_backward@cluster=2,vectors=4 0.749"
   " cluster_registers_backward@cluster=2,vectors=8 0.667"
   " cluster_shared_backward@cluster=1,threads=512 0.586"
   " two_pass_backward@threads=512,vectors=2 0.580"
   " register_cache_backward@threads=512,vectors=2 0.543"
   " cluster_shared_backward@cluster=2,threads=256 0.481"
   " cluster_registers_backward@cluster=4,vectors=2 0.467"
   " cluster_registers_backward@cluster=4,vectors=4 0.437"
   " cluster_registers_backward@cluster=4,vectors=8 0.370"
   " cluster_shared_backward@cluster=2,threads=512 0.285"
   " register_cache_backward@threads=1024,vectors=2 0.281"
   " register_cache_backward@threads=512,vectors=4 0.276"
   " register_cache_backward@threads=256,vectors=8 0.254"
   " cluster_registers_backward@cluster=8,vectors=2 0.251"
   " cluster_registers_backward@cluster=8,vectors=4 0.233"
   " two_pass_backward@threads=1024,vectors=2 0.230"
   " register_cache_backward@threads=512,vectors=8 0.205"
   " cluster_registers_backward@cluster=8,vectors=8 0.196"
   " cluster_registers_backward@cluster=16,vectors=2 0.122"
   " cluster_registers_backward@cluster=16,vectors=4 0.113"
   " cluster_registers_backward@cluster=16,vectors=8 0.093"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=2048 direction=backward", 0.999,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.997"
   " cluster_registers_backward@cluster=2,vectors=4 0.996"
   " register_cache_backward@threads=256,vectors=2 0.992"
   " cluster_registers_backward@cluster=1,vectors=4 0.990"
   " cluster_registers_backward@cluster=1,vectors=2 0.986"
   " cluster_registers_backward@cluster=1,vectors=8 0.983"
   " cluster_registers_backward@cluster=2,vectors=8 0.983"
   " two_pass_backward@threads=256,vectors=2 0.983"
   " cluster_shared_backward@cluster=1,threads=256 0.965"
   " two_pass_backward@threads=512,vectors=2 0.871"
   " cluster_shared_backward@cluster=1,threads=512 0.871"
   " cluster_shared_backward@cluster=2,threads=256 0.843"
   " register_cache_backward@threads=512,vectors=4 0.760"
   " cluster_registers_backward@cluster=4,vectors=4 0.740"
   " register_cache_backward@threads=256,vectors=8 0.734"
   " cluster_registers_backward@cluster=4,vectors=2 0.721"
   " register_cache_backward@threads=1024,vectors=2 0.720"
   " cluster_registers_backward@cluster=4,vectors=8 0.688"
   " cluster_shared_backward@cluster=2,threads=512 0.464"
   " cluster_registers_backward@cluster=8,vectors=2 0.447"
   " cluster_registers_backward@cluster=8,vectors=4 0.440"
   " register_cache_backward@threads=512,vectors=8 0.416"
   " cluster_registers_backward@cluster=8,vectors=8 0.404"
   " two_pass_backward@threads=1024,vectors=2 0.403"
   " cluster_registers_backward@cluster=16,vectors=2 0.217"
   " cluster_registers_backward@cluster=16,vectors=4 0.213"
   " cluster_registers_backward@cluster=16,vectors=8 0.196"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=3000", 0.941,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.976"
   " register_cache@threads=128,vectors=4 0.975"
   " cluster_registers@cluster=1,elements=16 0.971"
   " register_cache@threads=256,vectors=2 0.910"
   " register_cache@threads=256,vectors=4 0.683"
   " cluster_shared@cluster=1,threads=256 0.674"
   " cluster_shared@cluster=1,threads=512 0.452"
   " register_cache@threads=256,vectors=16 0.227"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=3000", 0.942,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.997"
   " register_cache@threads=256,vectors=4 0.995"
   " cluster_registers@cluster=1,elements=64 0.962"
   " cluster_shared@cluster=1,threads=256 0.852"
   " cluster_shared@cluster=1,threads=512 0.624"
   " register_cache@threads=256,vectors=16 0.413"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096 direction=backward", 0.998,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.998"
   " cluster_registers_backward@cluster=1,vectors=2 0.993"
   " cluster_registers_backward@cluster=1,vectors=4 0.985"
   " cluster_registers_backward@cluster=2,vectors=4 0.983"
   " two_pass_backward@threads=256,vectors=2 0.974"
   " cluster_shared_backward@cluster=1,threads=256 0.958"
   " cluster_registers_backward@cluster=1,vectors=8 0.932"
   " cluster_shared_backward@cluster=1,threads=512 0.825"
   " two_pass_backward@threads=512,vectors=2 0.814"
   " cluster_shared_backward@cluster=2,threads=256 0.802"
   " register_cache_backward@threads=512,vectors=2 0.783"
   " cluster_registers_backward@cluster=2,vectors=8 0.748"
   " cluster_registers_backward@cluster=4,vectors=2 0.693"
   " cluster_registers_backward@cluster=4,vectors=4 0.681"
   " cluster_registers_backward@cluster=4,vectors=8 0.610"
   " register_cache_backward@threads=512,vectors=4 0.455"
   " register_cache_backward@threads=1024,vectors=2 0.451"
   " cluster_shared_backward@cluster=2,threads=512 0.429"
   " cluster_registers_backward@cluster=8,vectors=2 0.428"
   " register_cache_backward@threads=256,vectors=8 0.422"
   " cluster_registers_backward@cluster=8,vectors=4 0.401"
   " two_pass_backward@threads=1024,vectors=2 0.378"
   " register_cache_backward@threads=512,vectors=8 0.348"
   " cluster_registers_backward@cluster=8,vectors=8 0.344"
   " cluster_registers_backward@cluster=16,vectors=2 0.208"
   " cluster_registers_backward@cluster=16,vectors=4 0.195"
   " cluster_registers_backward@cluster=16,vectors=8 0.165"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096 direction=backward", 0.997,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.998"
   " cluster_registers_backward@cluster=1,vectors=8 0.996"
   " cluster_registers_backward@cluster=1,vectors=4 0.996"
   " cluster_registers_backward@cluster=1,vectors=2 0.995"
   " register_cache_backward@threads=512,vectors=2 0.995"
   " cluster_registers_backward@cluster=2,vectors=4 0.995"
   " cluster_registers_backward@cluster=2,vectors=2 0.994"
   " register_cache_backward@threads=256,vectors=8 0.994"
   " cluster_registers_backward@cluster=2,vectors=8 0.993"
   " cluster_registers_backward@cluster=4,vectors=4 0.993"
   " two_pass_backward@threads=512,vectors=2 0.992"
   " cluster_shared_backward@cluster=1,threads=512 0.990"
   " register_cache_backward@threads=1024,vectors=2 0.982"
   " cluster_shared_backward@cluster=2,threads=256 0.977"
   " cluster_shared_backward@cluster=1,threads=256 0.966"
   " two_pass_backward@threads=256,vectors=2 0.961"
   " cluster_registers_backward@cluster=4,vectors=8 0.955"
   " cluster_shared_backward@cluster=2,threads=512 0.790"
   " cluster_registers_backward@cluster=8,vectors=4 0.685"
   " cluster_registers_backward@cluster=8,vectors=2 0.667"
   " register_cache_backward@threads=512,vectors=8 0.659"
   " cluster_registers_backward@cluster=8,vectors=8 0.645"
   " two_pass_backward@threads=1024,vectors=2 0.601"
   " cluster_registers_backward@cluster=16,vectors=2 0.384"
   " cluster_registers_backward@cluster=16,vectors=4 0.378"
   " cluster_registers_backward@cluster=16,vectors=8 0.353"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096", 0.953,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.991"
   " register_cache@threads=256,vectors=2 0.990"
   " register_cache@threads=128,vectors=4 0.985"
   " cluster_registers@cluster=1,elements=16 0.973"
   " register_cache@threads=256,vectors=4 0.826"
   " cluster_shared@cluster=1,threads=256 0.777"
   " cluster_shared@cluster=1,threads=512 0.531"
   " register_cache@threads=256,vectors=16 0.286"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096", 0.952,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.997"
   " cluster_registers@cluster=1,elements=16 0.991"
   " cluster_registers@cluster=1,elements=64 0.980"
   " cluster_shared@cluster=1,threads=256 0.944"
   " cluster_shared@cluster=1,threads=512 0.722"
   " register_cache@threads=256,vectors=16 0.519"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=8191 direction=backward", 0.957,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " cluster_registers_backward@cluster=2,vectors=4 0.991"
   " cluster_shared_backward@cluster=1,threads=256 0.978"
   " register_cache_backward@threads=512,vectors=2 0.966"
   " cluster_shared_backward@cluster=1,threads=512 0.955"
   " cluster_registers_backward@cluster=1,vectors=2 0.937"
   " cluster_shared_backward@cluster=2,threads=256 0.934"
   " two_pass_backward@threads=256,vectors=2 0.934"
   " cluster_registers_backward@cluster=2,vectors=2 0.928"
   " cluster_registers_backward@cluster=1,vectors=8 0.928"
   " cluster_registers_backward@cluster=4,vectors=2 0.872"
   " two_pass_backward@threads=512,vectors=2 0.871"
   " cluster_registers_backward@cluster=2,vectors=8 0.811"
   " cluster_registers_backward@cluster=4,vectors=4 0.786"
   " register_cache_backward@threads=1024,vectors=2 0.679"
   " register_cache_backward@threads=512,vectors=4 0.677"
   " register_cache_backward@threads=256,vectors=8 0.645"
   " cluster_shared_backward@cluster=2,threads=512 0.623"
   " register_cache_backward@threads=512,vectors=8 0.578"
   " cluster_registers_backward@cluster=4,vectors=8 0.575"
   " cluster_registers_backward@cluster=8,vectors=2 0.558"
   " two_pass_backward@threads=1024,vectors=2 0.518"
   " cluster_registers_backward@cluster=8,vectors=4 0.473"
   " cluster_registers_backward@cluster=8,vectors=8 0.356"
   " cluster_registers_backward@cluster=16,vectors=2 0.279"
   " cluster_registers_backward@cluster=16,vectors=4 0.267"
   " cluster_registers_backward@cluster=16,vectors=8 0.171"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=8191 direction=backward", 0.996,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.996"
   " register_cache_backward@threads=1024,vectors=2 0.993"
   " register_cache_backward@threads=512,vectors=4 0.993"
   " cluster_registers_backward@cluster=4,vectors=4 0.992"
   " cluster_registers_backward@cluster=2,vectors=4 0.988"
   " cluster_shared_backward@cluster=1,threads=512 0.988"
   " cluster_shared_backward@cluster=2,threads=512 0.986"
   " register_cache_backward@threads=256,vectors=8 0.986"
   " cluster_shared_backward@cluster=2,threads=256 0.977"
   " cluster_registers_backward@cluster=1,vectors=8 0.974"
   " cluster_registers_backward@cluster=2,vectors=8 0.974"
   " cluster_shared_backward@cluster=1,threads=256 0.963"
   " cluster_registers_backward@cluster=4,vectors=8 0.956"
   " two_pass_backward@threads=512,vectors=2 0.938"
   " cluster_registers_backward@cluster=8,vectors=2 0.926"
   " register_cache_backward@threads=512,vectors=8 0.918"
   " cluster_registers_backward@cluster=8,vectors=4 0.893"
   " cluster_registers_backward@cluster=1,vectors=4 0.889"
   " two_pass_backward@threads=1024,vectors=2 0.793"
   " cluster_registers_backward@cluster=8,vectors=8 0.757"
   " two_pass_backward@threads=256,vectors=2 0.703"
   " cluster_registers_backward@cluster=16,vectors=2 0.541"
   " cluster_registers_backward@cluster=16,vectors=4 0.505"
   " cluster_registers_backward@cluster=16,vectors=8 0.445"},
  {"softmax", "bf16", "bf16", "rows=41 cols=18336", 0.589,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.984"
   " cluster_registers@cluster=4,elements=32 0.958"
   " cluster_registers@cluster=2,elements=32 0.941"
   " cluster_registers@cluster=4,elements=64 0.900"
   " cluster_registers@cluster=2,elements=64 0.884"
   " cluster_registers@cluster=1,elements=64 0.866"
   " cluster_shared@cluster=1,threads=512 0.773"
   " cluster_shared@cluster=1,threads=256 0.721"
   " two_pass@threads=512,vectors=2 0.633"
   " register_cache@threads=256,vectors=16 0.577"},
  {"softmax", "bf16", "bf16", "rows=41 cols=20636", 0.584,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.995"
   " cluster_registers@cluster=4,elements=32 0.940"
   " cluster_registers@cluster=2,elements=32 0.934"
   " cluster_registers@cluster=4,elements=64 0.829"
   " cluster_registers@cluster=1,elements=64 0.824"
   " cluster_registers@cluster=2,elements=64 0.823"
   " cluster_shared@cluster=1,threads=512 0.646"
   " two_pass@threads=512,vectors=2 0.628"
   " cluster_shared@cluster=1,threads=256 0.587"
   " register_cache@threads=256,vectors=16 0.582"},
  {"softmax", "bf16", "bf16", "rows=41174 cols=431", 0.765,
   "staged_rows@threads=128,bytes=8192 1.000"
   " warp_rows@threads=64,vectors=4 0.983"
   " warp_rows@threads=128,vectors=4 0.982"
   " staged_rows@threads=64,bytes=4096 0.973"
   " warp_elements@threads=128 0.815"
   " warp_rows@threads=128,vectors=2 0.790"
   " cluster_registers@cluster=1,elements=16 0.783"
   " warp_elements@threads=32 0.783"
   " cluster_registers@cluster=1,elements=32 0.579"
   " register_cache@threads=128,vectors=1 0.480"
   " register_cache@threads=128,vectors=2 0.381"
   " two_pass@threads=256,vectors=1 0.224"},
  {"softmax", "fp32", "fp32", "rows=414 cols=10048 stride=10083", 0.743,
   "cluster_registers@cluster=2,elements=32 1.000"
   " cluster_registers@cluster=1,elements=32 0.951"
   " register_cache@threads=256,vectors=16 0.933"
   " cluster_shared@cluster=1,threads=512 0.918"
   " cluster_registers@cluster=4,elements=32 0.876"
   " cluster_shared@cluster=1,threads=256 0.854"
   " two_pass@threads=512,vectors=2 0.802"
   " cluster_registers@cluster=1,elements=64 0.738"
   " cluster_registers@cluster=1,elements=16 0.727"
   " cluster_registers@cluster=2,elements=64 0.724"
   " cluster_registers@cluster=8,elements=16 0.720"
   " cluster_registers@cluster=4,elements=64 0.707"
   " cluster_registers@cluster=16,elements=16 0.474"},
  {"softmax", "bf16", "bf16", "rows=419 cols=36608", 0.796,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_shared@cluster=2,threads=256 0.976"
   " cluster_registers@cluster=8,elements=64 0.975"
   " cluster_registers@cluster=4,elements=64 0.967"
   " cluster_registers@cluster=8,elements=16 0.958"
   " cluster_shared@cluster=1,threads=512 0.954"
   " cluster_registers@cluster=8,elements=32 0.932"
   " cluster_registers@cluster=2,elements=64 0.926"
   " cluster_shared@cluster=2,threads=512 0.906"
   " cluster_shared@cluster=4,threads=256 0.882"
   " two_pass@threads=512,vectors=4 0.806"
   " grid_shared@warps=16,blocks_per_sm=1 0.805"
   " grid_shared@warps=8,blocks_per_sm=2 0.759"
   " cluster_shared@cluster=8,threads=256 0.729"
   " cluster_registers@cluster=16,elements=16 0.676"
   " cluster_shared@cluster=4,threads=512 0.666"
   " cluster_registers@cluster=16,elements=32 0.648"
   " cluster_registers@cluster=16,elements=64 0.607"
   " cluster_shared@cluster=8,threads=512 0.462"
   " cluster_shared@cluster=16,threads=256 0.442"
   " cluster_shared@cluster=16,threads=512 0.267"},
  {"softmax", "fp16", "fp16", "rows=42 cols=1792", 0.646,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.970"
   " two_pass@threads=256,vectors=1 0.914"
   " cluster_registers@cluster=1,elements=32 0.911"
   " warp_rows@threads=128,vectors=4 0.842"
   " warp_rows@threads=64,vectors=4 0.840"
   " warp_rows@threads=128,vectors=2 0.839"
   " staged_rows@threads=64,bytes=4096 0.665"
   " staged_rows@threads=128,bytes=8192 0.660"},
  {"softmax", "fp32", "fp32", "rows=42 cols=325376", 0.663,
   "cluster_shared@cluster=16,threads=512 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.965"
   " grid_shared@warps=8,blocks_per_sm=2 0.924"
   " cluster_shared@cluster=16,threads=256 0.916"
   " split_k@threads=256,vectors=8,reread=reverse 0.899"
   " split_k@threads=256,vectors=4,reread=reverse 0.889"
   " split_k@threads=256,vectors=16,reread=reverse 0.859"
   " split_k_persistent@threads=256,vectors=16 0.814"
   " split_k@threads=256,vectors=2,reread=reverse 0.796"
   " split_k_persistent@threads=256,vectors=4 0.712"
   " two_pass@threads=1024,vectors=4 0.648"
   " split_k_persistent@threads=256,vectors=2 0.506"},
  {"softmax", "fp16", "fp16", "rows=42186 cols=320 direction=backward", 0.994,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.988"
   " staged_rows_backward@threads=64,bytes=2048 0.809"
   " staged_rows_backward@threads=256,bytes=8192 0.804"
   " register_cache_backward@threads=128,vectors=1 0.633"
   " register_cache_backward@threads=128,vectors=2 0.456"
   " register_cache_backward@threads=256,vectors=2 0.240"
   " two_pass_backward@threads=256,vectors=2 0.234"},
  {"softmax", "fp16", "fp16", "rows=42186 cols=320", 0.938,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.992"
   " warp_rows@threads=128,vectors=2 0.866"
   " staged_rows@threads=64,bytes=4096 0.821"
   " staged_rows@threads=128,bytes=8192 0.788"
   " warp_elements@threads=128 0.603"
   " cluster_registers@cluster=1,elements=16 0.549"
   " cluster_registers@cluster=1,elements=32 0.544"
   " warp_elements@threads=32 0.522"
   " register_cache@threads=128,vectors=1 0.324"
   " register_cache@threads=128,vectors=2 0.278"
   " two_pass@threads=256,vectors=1 0.171"},
  {"softmax", "bf16", "bf16", "rows=4290 cols=61", 0.631,
   "warp_elements@threads=128 1.000"
   " warp_rows@threads=128,vectors=2 0.897"
   " staged_rows@threads=64,bytes=4096 0.881"
   " staged_rows@threads=128,bytes=8192 0.876"
   " warp_rows@threads=64,vectors=4 0.871"
   " warp_rows@threads=128,vectors=4 0.870"
   " warp_elements@threads=32 0.628"
   " cluster_registers@cluster=1,elements=16 0.576"
   " cluster_registers@cluster=1,elements=32 0.482"
   " register_cache@threads=128,vectors=1 0.425"
   " register_cache@threads=128,vectors=2 0.351"
   " two_pass@threads=256,vectors=1 0.211"},
  {"softmax", "fp16", "fp16", "rows=43 cols=25599", 0.618,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.963"
   " cluster_registers@cluster=4,elements=32 0.955"
   " cluster_registers@cluster=2,elements=32 0.918"
   " cluster_registers@cluster=4,elements=64 0.878"
   " cluster_registers@cluster=2,elements=64 0.866"
   " cluster_registers@cluster=1,elements=64 0.787"
   " register_cache@threads=256,vectors=16 0.713"
   " cluster_shared@cluster=1,threads=512 0.695"
   " cluster_shared@cluster=1,threads=256 0.622"
   " two_pass@threads=512,vectors=2 0.598"},
  {"softmax", "bf16", "bf16", "rows=44 cols=2605", 0.577,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.954"
   " cluster_registers@cluster=8,elements=16 0.906"
   " cluster_registers@cluster=16,elements=16 0.894"
   " cluster_registers@cluster=1,elements=32 0.884"
   " register_cache@threads=256,vectors=4 0.881"
   " cluster_registers@cluster=4,elements=32 0.831"
   " two_pass@threads=512,vectors=2 0.820"
   " cluster_shared@cluster=1,threads=512 0.798"
   " register_cache@threads=512,vectors=4 0.788"
   " cluster_registers@cluster=2,elements=32 0.754"
   " cluster_shared@cluster=1,threads=256 0.740"
   " cluster_registers@cluster=4,elements=64 0.700"
   " cluster_registers@cluster=1,elements=64 0.685"
   " cluster_registers@cluster=2,elements=64 0.634"
   " register_cache@threads=256,vectors=16 0.575"},
  {"softmax", "bf16", "bf16", "rows=44 cols=801 stride=836", 0.567,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.967"
   " cluster_registers@cluster=1,elements=16 0.947"
   " cluster_registers@cluster=1,elements=32 0.886"
   " warp_rows@threads=128,vectors=4 0.876"
   " warp_rows@threads=64,vectors=4 0.875"
   " warp_rows@threads=128,vectors=2 0.874"
   " two_pass@threads=256,vectors=1 0.854"
   " warp_elements@threads=128 0.519"
   " warp_elements@threads=32 0.510"},
  {"softmax", "fp32", "fp32", "rows=440 cols=192", 0.739,
   "warp_elements@threads=32 1.000"
   " warp_elements@threads=128 0.993"
   " warp_rows@threads=128,vectors=4 0.951"
   " warp_rows@threads=64,vectors=4 0.946"
   " warp_rows@threads=128,vectors=2 0.938"
   " cluster_registers@cluster=1,elements=16 0.924"
   " register_cache@threads=128,vectors=1 0.922"
   " register_cache@threads=128,vectors=2 0.892"
   " cluster_registers@cluster=1,elements=32 0.837"
   " staged_rows@threads=64,bytes=4096 0.810"
   " staged_rows@threads=128,bytes=8192 0.804"
   " two_pass@threads=256,vectors=1 0.796"},
  {"softmax", "fp16", "fp16", "rows=442 cols=45 direction=backward", 0.694,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.978"
   " register_cache_backward@threads=256,vectors=2 0.866"
   " staged_rows_backward@threads=64,bytes=2048 0.747"
   " two_pass_backward@threads=256,vectors=2 0.742"
   " warp_rows_backward@threads=128,vectors=2 0.742"
   " staged_rows_backward@threads=256,bytes=8192 0.710"
   " warp_rows_backward@threads=128,vectors=4 0.676"},
  {"softmax", "fp16", "fp16", "rows=442 cols=45", 0.670,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.999"
   " cluster_registers@cluster=1,elements=16 0.909"
   " warp_rows@threads=128,vectors=2 0.856"
   " staged_rows@threads=64,bytes=4096 0.819"
   " staged_rows@threads=128,bytes=8192 0.814"
   " cluster_registers@cluster=1,elements=32 0.813"
   " register_cache@threads=128,vectors=1 0.801"
   " register_cache@threads=128,vectors=2 0.792"
   " warp_rows@threads=64,vectors=4 0.757"
   " warp_rows@threads=128,vectors=4 0.747"
   " two_pass@threads=256,vectors=1 0.632"},
  {"softmax", "fp32", "fp32", "rows=44954 cols=64", 0.974,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.999"
   " warp_rows@threads=128,vectors=2 0.952"
   " staged_rows@threads=64,bytes=4096 0.643"
   " staged_rows@threads=128,bytes=8192 0.638"
   " warp_elements@threads=128 0.433"
   " warp_elements@threads=32 0.247"
   " cluster_registers@cluster=1,elements=16 0.246"
   " cluster_registers@cluster=1,elements=32 0.198"
   " register_cache@threads=128,vectors=1 0.151"
   " register_cache@threads=128,vectors=2 0.119"
   " two_pass@threads=256,vectors=1 0.087"},
  {"softmax", "fp32", "fp32", "rows=45678 cols=64", 0.974,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.999"
   " warp_rows@threads=128,vectors=2 0.949"
   " staged_rows@threads=64,bytes=4096 0.645"
   " staged_rows@threads=128,bytes=8192 0.637"
   " warp_elements@threads=128 0.436"
   " warp_elements@threads=32 0.247"
   " cluster_registers@cluster=1,elements=16 0.244"
   " cluster_registers@cluster=1,elements=32 0.196"
   " register_cache@threads=128,vectors=1 0.151"
   " register_cache@threads=128,vectors=2 0.119"
   " two_pass@threads=256,vectors=1 0.086"},
  {"softmax", "bf16", "bf16", "rows=457 cols=90", 0.691,
   "warp_elements@threads=32 1.000"
   " warp_elements@threads=128 0.996"
   " cluster_registers@cluster=1,elements=16 0.899"
   " register_cache@threads=128,vectors=1 0.847"
   " cluster_registers@cluster=1,elements=32 0.817"
   " register_cache@threads=128,vectors=2 0.816"
   " staged_rows@threads=128,bytes=8192 0.791"
   " staged_rows@threads=64,bytes=4096 0.789"
   " warp_rows@threads=128,vectors=2 0.752"
   " warp_rows@threads=128,vectors=4 0.673"
   " warp_rows@threads=64,vectors=4 0.662"
   " two_pass@threads=256,vectors=1 0.628"},
  {"softmax", "fp16", "fp16", "rows=46304 cols=140 direction=backward", 0.756,
   "warp_rows_backward@threads=128,vectors=4 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.983"
   " staged_rows_backward@threads=256,bytes=8192 0.982"
   " warp_rows_backward@threads=128,vectors=2 0.842"
   " register_cache_backward@threads=128,vectors=1 0.391"
   " register_cache_backward@threads=128,vectors=2 0.268"
   " register_cache_backward@threads=256,vectors=2 0.137"
   " two_pass_backward@threads=256,vectors=2 0.123"},
  {"softmax", "fp16", "fp16", "rows=46304 cols=140", 0.853,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.993"
   " warp_rows@threads=64,vectors=4 0.768"
   " warp_rows@threads=128,vectors=4 0.763"
   " warp_rows@threads=128,vectors=2 0.607"
   " warp_elements@threads=128 0.583"
   " warp_elements@threads=32 0.299"
   " cluster_registers@cluster=1,elements=16 0.293"
   " cluster_registers@cluster=1,elements=32 0.254"
   " register_cache@threads=128,vectors=1 0.178"
   " register_cache@threads=128,vectors=2 0.151"
   " two_pass@threads=256,vectors=1 0.083"},
  {"softmax", "bf16", "bf16", "rows=47 cols=11168", 0.589,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.991"
   " cluster_registers@cluster=1,elements=16 0.989"
   " cluster_registers@cluster=4,elements=32 0.958"
   " cluster_registers@cluster=16,elements=16 0.956"
   " cluster_registers@cluster=2,elements=32 0.944"
   " cluster_registers@cluster=1,elements=64 0.924"
   " cluster_registers@cluster=4,elements=64 0.888"
   " cluster_registers@cluster=2,elements=64 0.879"
   " register_cache@threads=512,vectors=4 0.850"
   " cluster_shared@cluster=1,threads=512 0.835"
   " cluster_shared@cluster=1,threads=256 0.779"
   " two_pass@threads=512,vectors=2 0.736"
   " register_cache@threads=256,vectors=16 0.598"},
  {"softmax", "bf16", "bf16", "rows=47 cols=423859", 0.609,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.977"
   " cluster_shared@cluster=16,threads=256 0.974"
   " cluster_shared@cluster=16,threads=512 0.971"
   " cluster_shared@cluster=8,threads=512 0.883"
   " cluster_shared@cluster=8,threads=256 0.835"
   " cluster_registers@cluster=16,elements=64 0.754"
   " cluster_shared@cluster=4,threads=512 0.746"
   " cluster_shared@cluster=4,threads=256 0.658"
   " two_pass@threads=512,vectors=4 0.521"},
  {"softmax", "bf16", "bf16", "rows=47 cols=423859 direction=backward", 0.658,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.976"
   " cluster_registers_backward@cluster=16,vectors=8 0.898"
   " cluster_shared_backward@cluster=8,threads=512 0.887"
   " cluster_shared_backward@cluster=16,threads=256 0.876"
   " cluster_shared_backward@cluster=8,threads=256 0.862"
   " split_k_cooperative_backward@threads=256,vectors=4 0.839"
   " split_k_cooperative_backward@threads=512,vectors=2 0.802"
   " two_pass_backward@threads=1024,vectors=2 0.673"},
  {"softmax", "fp16", "fp16", "rows=472 cols=593 stride=646 direction=backward", 0.695,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=1 0.991"
   " register_cache_backward@threads=256,vectors=2 0.918"
   " two_pass_backward@threads=256,vectors=2 0.833"
   " warp_rows_backward@threads=128,vectors=2 0.760"
   " warp_rows_backward@threads=128,vectors=4 0.759"},
  {"softmax", "fp16", "fp16", "rows=472 cols=593 stride=646", 0.567,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=1 0.993"
   " cluster_registers@cluster=1,elements=16 0.992"
   " register_cache@threads=128,vectors=2 0.988"
   " warp_rows@threads=64,vectors=4 0.983"
   " warp_rows@threads=128,vectors=2 0.973"
   " warp_rows@threads=128,vectors=4 0.968"
   " two_pass@threads=256,vectors=1 0.848"
   " warp_elements@threads=32 0.639"
   " warp_elements@threads=128 0.636"},
  {"softmax", "fp32", "fp32", "rows=47575 cols=20", 0.906,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.986"
   " warp_rows@threads=128,vectors=2 0.974"
   " staged_rows@threads=64,bytes=4096 0.803"
   " staged_rows@threads=128,bytes=8192 0.796"
   " warp_elements@threads=128 0.223"
   " warp_elements@threads=32 0.120"
   " cluster_registers@cluster=1,elements=16 0.119"
   " cluster_registers@cluster=1,elements=32 0.096"
   " register_cache@threads=128,vectors=1 0.074"
   " register_cache@threads=128,vectors=2 0.058"
   " two_pass@threads=256,vectors=1 0.042"},
  {"softmax", "fp32", "fp32", "rows=4845 cols=5376 stride=5377 direction=backward", 0.997,
   "register_cache_backward@threads=1024,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.999"
   " cluster_registers_backward@cluster=2,vectors=2 0.996"
   " cluster_registers_backward@cluster=1,vectors=2 0.996"
   " register_cache_backward@threads=512,vectors=4 0.994"
   " cluster_registers_backward@cluster=2,vectors=4 0.993"
   " register_cache_backward@threads=256,vectors=8 0.990"
   " cluster_shared_backward@cluster=1,threads=512 0.989"
   " cluster_registers_backward@cluster=4,vectors=4 0.985"
   " cluster_registers_backward@cluster=1,vectors=4 0.982"
   " cluster_shared_backward@cluster=1,threads=256 0.974"
   " two_pass_backward@threads=512,vectors=2 0.906"
   " register_cache_backward@threads=512,vectors=8 0.770"
   " cluster_registers_backward@cluster=8,vectors=2 0.728"
   " cluster_registers_backward@cluster=8,vectors=4 0.674"
   " cluster_registers_backward@cluster=16,vectors=2 0.400"
   " cluster_registers_backward@cluster=16,vectors=4 0.392"},
  {"softmax", "fp32", "fp32", "rows=4845 cols=5376 stride=5377", 0.900,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.951"
   " register_cache@threads=512,vectors=4 0.950"
   " cluster_shared@cluster=1,threads=256 0.936"
   " cluster_registers@cluster=1,elements=64 0.841"
   " cluster_shared@cluster=1,threads=512 0.780"
   " cluster_registers@cluster=1,elements=16 0.748"
   " cluster_registers@cluster=2,elements=64 0.726"
   " two_pass@threads=512,vectors=2 0.713"
   " register_cache@threads=256,vectors=16 0.640"
   " cluster_registers@cluster=4,elements=32 0.601"
   " cluster_registers@cluster=4,elements=64 0.506"
   " cluster_registers@cluster=8,elements=16 0.429"
   " cluster_registers@cluster=16,elements=16 0.259"},
  {"softmax", "fp16", "fp16", "rows=485 cols=58", 0.683,
   "warp_elements@threads=32 1.000"
   " warp_elements@threads=128 0.995"
   " cluster_registers@cluster=1,elements=16 0.881"
   " warp_rows@threads=128,vectors=2 0.848"
   " cluster_registers@cluster=1,elements=32 0.805"
   " register_cache@threads=128,vectors=1 0.802"
   " register_cache@threads=128,vectors=2 0.791"
   " warp_rows@threads=128,vectors=4 0.788"
   " staged_rows@threads=64,bytes=4096 0.786"
   " warp_rows@threads=64,vectors=4 0.780"
   " staged_rows@threads=128,bytes=8192 0.769"
   " two_pass@threads=256,vectors=1 0.626"},
  {"softmax", "fp16", "fp16", "rows=49 cols=512", 0.722,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=128,vectors=2 0.930"
   " cluster_registers@cluster=1,elements=32 0.905"
   " register_cache@threads=128,vectors=1 0.886"
   " register_cache@threads=128,vectors=2 0.876"
   " warp_rows@threads=128,vectors=4 0.875"
   " warp_rows@threads=64,vectors=4 0.872"
   " two_pass@threads=256,vectors=1 0.820"
   " staged_rows@threads=64,bytes=4096 0.717"
   " staged_rows@threads=128,bytes=8192 0.706"
   " warp_elements@threads=128 0.582"
   " warp_elements@threads=32 0.571"},
  {"softmax", "fp32", "fp32", "rows=49 cols=90624 direction=backward", 0.882,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.919"
   " cluster_registers_backward@cluster=16,vectors=2 0.895"
   " cluster_shared_backward@cluster=16,threads=512 0.870"
   " cluster_registers_backward@cluster=8,vectors=8 0.859"
   " cluster_registers_backward@cluster=8,vectors=4 0.844"
   " cluster_shared_backward@cluster=16,threads=256 0.827"
   " cluster_shared_backward@cluster=8,threads=512 0.792"
   " cluster_shared_backward@cluster=8,threads=256 0.759"
   " split_k_cooperative_backward@threads=256,vectors=4 0.670"
   " split_k_cooperative_backward@threads=512,vectors=2 0.628"
   " two_pass_backward@threads=1024,vectors=2 0.594"},
  {"softmax", "fp32", "fp32", "rows=49 cols=90624", 0.754,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.967"
   " cluster_registers@cluster=8,elements=32 0.879"
   " cluster_registers@cluster=16,elements=64 0.875"
   " cluster_registers@cluster=8,elements=16 0.870"
   " cluster_shared@cluster=8,threads=256 0.830"
   " cluster_registers@cluster=8,elements=64 0.816"
   " cluster_shared@cluster=16,threads=256 0.799"
   " cluster_shared@cluster=4,threads=512 0.795"
   " cluster_shared@cluster=4,threads=256 0.788"
   " cluster_registers@cluster=4,elements=64 0.777"
   " cluster_shared@cluster=2,threads=512 0.761"
   " cluster_shared@cluster=16,threads=512 0.760"
   " cluster_shared@cluster=8,threads=512 0.753"
   " grid_shared@warps=16,blocks_per_sm=1 0.737"
   " cluster_shared@cluster=2,threads=256 0.732"
   " grid_shared@warps=8,blocks_per_sm=2 0.709"
   " two_pass@threads=512,vectors=4 0.556"},
  {"softmax", "bf16", "bf16", "rows=49 cols=95382", 0.638,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=16,elements=64 0.981"
   " cluster_registers@cluster=8,elements=64 0.961"
   " cluster_registers@cluster=16,elements=32 0.936"
   " cluster_registers@cluster=8,elements=32 0.922"
   " cluster_registers@cluster=16,elements=16 0.912"
   " cluster_registers@cluster=2,elements=64 0.898"
   " cluster_registers@cluster=8,elements=16 0.870"
   " cluster_shared@cluster=8,threads=256 0.841"
   " cluster_shared@cluster=4,threads=512 0.824"
   " cluster_shared@cluster=2,threads=512 0.798"
   " cluster_shared@cluster=16,threads=256 0.781"
   " cluster_shared@cluster=4,threads=256 0.766"
   " cluster_shared@cluster=8,threads=512 0.753"
   " grid_shared@warps=16,blocks_per_sm=1 0.729"
   " cluster_shared@cluster=2,threads=256 0.692"
   " grid_shared@warps=8,blocks_per_sm=2 0.678"
   " two_pass@threads=512,vectors=4 0.616"
   " cluster_shared@cluster=16,threads=512 0.597"
   " cluster_shared@cluster=1,threads=512 0.578"},
  {"softmax", "fp32", "fp32", "rows=491167 cols=18", 0.919,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.993"
   " warp_rows@threads=128,vectors=2 0.674"
   " warp_rows@threads=128,vectors=4 0.655"
   " warp_rows@threads=64,vectors=4 0.650"
   " warp_elements@threads=128 0.127"
   " warp_elements@threads=32 0.065"
   " cluster_registers@cluster=1,elements=16 0.050"
   " register_cache@threads=128,vectors=1 0.038"
   " register_cache@threads=128,vectors=2 0.029"
   " cluster_registers@cluster=1,elements=32 0.029"
   " two_pass@threads=256,vectors=1 0.018"},
  {"softmax", "fp16", "fp16", "rows=49374 cols=44 direction=backward", 0.784,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.950"
   " warp_rows_backward@threads=128,vectors=2 0.943"
   " warp_rows_backward@threads=128,vectors=4 0.665"
   " register_cache_backward@threads=128,vectors=1 0.158"
   " register_cache_backward@threads=128,vectors=2 0.111"
   " register_cache_backward@threads=256,vectors=2 0.056"
   " two_pass_backward@threads=256,vectors=2 0.050"},
  {"softmax", "fp16", "fp16", "rows=49374 cols=44", 0.778,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.990"
   " warp_rows@threads=128,vectors=2 0.672"
   " warp_rows@threads=128,vectors=4 0.588"
   " warp_rows@threads=64,vectors=4 0.573"
   " warp_elements@threads=128 0.308"
   " warp_elements@threads=32 0.145"
   " cluster_registers@cluster=1,elements=16 0.143"
   " cluster_registers@cluster=1,elements=32 0.124"
   " register_cache@threads=128,vectors=1 0.087"
   " register_cache@threads=128,vectors=2 0.073"
   " two_pass@threads=256,vectors=1 0.040"},
  {"softmax", "fp16", "fp16", "rows=5 cols=1269058", 0.570,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.965"
   " split_k_persistent@threads=256,vectors=16 0.947"
   " split_k@threads=256,vectors=2,reread=reverse 0.917"
   " grid_shared@warps=16,blocks_per_sm=1 0.869"
   " grid_shared@warps=8,blocks_per_sm=2 0.862"
   " cluster_shared@cluster=16,threads=512 0.845"
   " split_k_persistent@threads=256,vectors=4 0.829"
   " split_k@threads=256,vectors=16,reread=reverse 0.828"
   " cluster_shared@cluster=16,threads=256 0.721"
   " split_k_persistent@threads=256,vectors=2 0.588"
   " two_pass@threads=1024,vectors=4 0.112"},
  {"softmax", "bf16", "bf16", "rows=5 cols=178593 stride=178613", 0.534,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.985"
   " cluster_registers@cluster=16,elements=64 0.865"
   " cluster_registers@cluster=8,elements=64 0.834"
   " cluster_shared@cluster=16,threads=512 0.833"
   " cluster_shared@cluster=16,threads=256 0.758"
   " cluster_shared@cluster=8,threads=512 0.650"
   " cluster_shared@cluster=8,threads=256 0.620"
   " cluster_registers@cluster=4,elements=64 0.616"
   " grid_shared@warps=16,blocks_per_sm=1 0.575"
   " grid_shared@warps=8,blocks_per_sm=2 0.542"
   " cluster_shared@cluster=4,threads=512 0.476"
   " cluster_shared@cluster=4,threads=256 0.422"
   " cluster_shared@cluster=2,threads=512 0.316"
   " cluster_shared@cluster=2,threads=256 0.247"
   " two_pass@threads=512,vectors=4 0.179"},
  {"softmax", "fp32", "fp32", "rows=5 cols=3607104", 0.617,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.960"
   " split_k@threads=256,vectors=16,reread=reverse 0.926"
   " split_k@threads=256,vectors=8,reread=reverse 0.922"
   " split_k@threads=256,vectors=4,reread=reverse 0.863"
   " split_k_persistent@threads=256,vectors=4 0.857"
   " split_k_persistent@threads=256,vectors=16 0.855"
   " split_k_persistent@threads=256,vectors=2 0.758"
   " split_k@threads=256,vectors=2,reread=reverse 0.650"
   " two_pass@threads=1024,vectors=4 0.099"},
  {"softmax", "fp16", "fp16", "rows=5 cols=4052302", 0.625,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.967"
   " split_k@threads=256,vectors=8,reread=reverse 0.960"
   " split_k@threads=256,vectors=4,reread=reverse 0.940"
   " split_k@threads=256,vectors=16,reread=reverse 0.888"
   " split_k_persistent@threads=256,vectors=16 0.836"
   " split_k_persistent@threads=256,vectors=4 0.755"
   " split_k@threads=256,vectors=2,reread=reverse 0.738"
   " split_k_persistent@threads=256,vectors=2 0.637"
   " two_pass@threads=1024,vectors=4 0.089"},
  {"softmax", "fp16", "fp16", "rows=5 cols=448736", 0.551,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.879"
   " cluster_shared@cluster=16,threads=256 0.843"
   " grid_shared@warps=16,blocks_per_sm=1 0.701"
   " grid_shared@warps=8,blocks_per_sm=2 0.699"
   " cluster_shared@cluster=8,threads=512 0.694"
   " cluster_shared@cluster=8,threads=256 0.622"
   " cluster_shared@cluster=4,threads=512 0.424"
   " cluster_shared@cluster=4,threads=256 0.373"
   " two_pass@threads=512,vectors=4 0.133"},
  {"softmax", "fp16", "fp16", "rows=5 cols=4728 stride=4731", 0.502,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.994"
   " cluster_registers@cluster=16,elements=16 0.956"
   " cluster_registers@cluster=1,elements=32 0.922"
   " cluster_registers@cluster=8,elements=16 0.885"
   " register_cache@threads=512,vectors=4 0.863"
   " two_pass@threads=512,vectors=2 0.860"
   " cluster_registers@cluster=4,elements=32 0.802"
   " cluster_registers@cluster=2,elements=32 0.753"
   " cluster_shared@cluster=1,threads=512 0.744"
   " cluster_shared@cluster=1,threads=256 0.742"
   " cluster_registers@cluster=4,elements=64 0.735"
   " cluster_registers@cluster=1,elements=64 0.732"
   " cluster_registers@cluster=2,elements=64 0.708"
   " register_cache@threads=256,vectors=16 0.635"},
  {"softmax", "fp16", "fp16", "rows=5056 cols=1459", 0.811,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.972"
   " cluster_registers@cluster=1,elements=32 0.943"
   " staged_rows@threads=128,bytes=8192 0.886"
   " staged_rows@threads=64,bytes=4096 0.886"
   " warp_rows@threads=64,vectors=4 0.752"
   " warp_rows@threads=128,vectors=2 0.744"
   " warp_rows@threads=128,vectors=4 0.741"
   " two_pass@threads=256,vectors=1 0.590"},
  {"softmax", "fp16", "fp16", "rows=505669 cols=64", 0.968,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.872"
   " warp_rows@threads=128,vectors=4 0.869"
   " staged_rows@threads=64,bytes=4096 0.510"
   " staged_rows@threads=128,bytes=8192 0.503"
   " warp_elements@threads=128 0.236"
   " warp_elements@threads=32 0.105"
   " cluster_registers@cluster=1,elements=16 0.104"
   " cluster_registers@cluster=1,elements=32 0.104"
   " register_cache@threads=128,vectors=1 0.065"
   " register_cache@threads=128,vectors=2 0.054"
   " two_pass@threads=256,vectors=1 0.034"},
  {"softmax", "fp16", "fp16", "rows=51 cols=23183", 0.631,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.980"
   " cluster_registers@cluster=4,elements=32 0.961"
   " cluster_registers@cluster=2,elements=32 0.935"
   " cluster_registers@cluster=4,elements=64 0.882"
   " cluster_registers@cluster=2,elements=64 0.872"
   " cluster_registers@cluster=1,elements=64 0.856"
   " register_cache@threads=256,vectors=16 0.729"
   " cluster_shared@cluster=1,threads=512 0.727"
   " two_pass@threads=512,vectors=2 0.685"
   " cluster_shared@cluster=1,threads=256 0.595"},
  {"softmax", "fp16", "fp16", "rows=512 cols=100000", 0.849,
   "cluster_shared@cluster=2,threads=512 1.000"
   " cluster_registers@cluster=8,elements=64 0.981"
   " cluster_shared@cluster=8,threads=256 0.969"
   " cluster_registers@cluster=16,elements=64 0.964"
   " cluster_shared@cluster=2,threads=256 0.950"
   " cluster_shared@cluster=4,threads=256 0.949"
   " cluster_shared@cluster=4,threads=512 0.931"
   " cluster_registers@cluster=16,elements=32 0.883"
   " cluster_shared@cluster=1,threads=512 0.827"
   " two_pass@threads=512,vectors=4 0.809"
   " cluster_shared@cluster=8,threads=512 0.799"
   " cluster_registers@cluster=8,elements=32 0.775"
   " cluster_shared@cluster=16,threads=256 0.754"
   " cluster_shared@cluster=1,threads=256 0.748"
   " two_pass@threads=512,vectors=2 0.704"
   " cluster_registers@cluster=4,elements=64 0.689"
   " cluster_registers@cluster=16,elements=16 0.642"
   " cluster_shared@cluster=16,threads=512 0.529"},
  {"softmax", "fp16", "fp16", "rows=512 cols=32768", 0.923,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.991"
   " cluster_registers@cluster=8,elements=32 0.914"
   " cluster_registers@cluster=4,elements=32 0.910"
   " cluster_shared@cluster=2,threads=256 0.909"
   " cluster_shared@cluster=1,threads=512 0.903"
   " cluster_shared@cluster=1,threads=256 0.890"
   " cluster_shared@cluster=2,threads=512 0.878"
   " two_pass@threads=512,vectors=4 0.868"
   " cluster_registers@cluster=8,elements=64 0.865"
   " two_pass@threads=512,vectors=2 0.864"
   " cluster_shared@cluster=4,threads=256 0.856"
   " cluster_registers@cluster=1,elements=64 0.791"
   " cluster_registers@cluster=8,elements=16 0.789"
   " cluster_shared@cluster=8,threads=256 0.675"
   " cluster_shared@cluster=4,threads=512 0.647"
   " cluster_registers@cluster=16,elements=16 0.584"
   " cluster_registers@cluster=16,elements=32 0.567"
   " cluster_registers@cluster=16,elements=64 0.566"
   " cluster_shared@cluster=8,threads=512 0.425"
   " cluster_shared@cluster=16,threads=256 0.424"
   " cluster_shared@cluster=16,threads=512 0.229"},
  {"softmax", "fp16", "fp16", "rows=512 cols=8192", 0.888,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.977"
   " cluster_registers@cluster=1,elements=64 0.969"
   " cluster_registers@cluster=2,elements=64 0.936"
   " cluster_registers@cluster=1,elements=16 0.893"
   " two_pass@threads=512,vectors=2 0.870"
   " cluster_shared@cluster=1,threads=256 0.851"
   " cluster_shared@cluster=1,threads=512 0.735"
   " cluster_shared@cluster=2,threads=256 0.714"
   " two_pass@threads=512,vectors=4 0.662"
   " cluster_registers@cluster=4,elements=32 0.656"
   " cluster_registers@cluster=4,elements=64 0.640"
   " cluster_shared@cluster=4,threads=256 0.532"
   " cluster_shared@cluster=2,threads=512 0.531"
   " cluster_registers@cluster=8,elements=32 0.494"
   " cluster_registers@cluster=8,elements=16 0.476"
   " cluster_registers@cluster=8,elements=64 0.436"
   " cluster_shared@cluster=8,threads=256 0.330"
   " cluster_shared@cluster=4,threads=512 0.321"
   " cluster_registers@cluster=16,elements=16 0.313"
   " cluster_registers@cluster=16,elements=32 0.292"
   " cluster_registers@cluster=16,elements=64 0.257"
   " cluster_shared@cluster=8,threads=512 0.171"
   " cluster_shared@cluster=16,threads=256 0.159"
   " cluster_shared@cluster=16,threads=512 0.081"},
  {"softmax", "bf16", "bf16", "rows=516 cols=44955 stride=45009", 0.769,
   "two_pass@threads=512,vectors=4 1.000"
   " cluster_shared@cluster=2,threads=256 0.981"
   " cluster_shared@cluster=1,threads=512 0.975"
   " cluster_registers@cluster=2,elements=64 0.950"
   " cluster_registers@cluster=4,elements=32 0.937"
   " cluster_registers@cluster=8,elements=32 0.934"
   " cluster_shared@cluster=2,threads=512 0.933"
   " cluster_registers@cluster=8,elements=64 0.927"
   " cluster_registers@cluster=4,elements=64 0.921"
   " cluster_shared@cluster=4,threads=256 0.897"
   " grid_shared@warps=16,blocks_per_sm=1 0.883"
   " cluster_registers@cluster=8,elements=16 0.798"
   " grid_shared@warps=8,blocks_per_sm=2 0.773"
   " cluster_shared@cluster=8,threads=256 0.756"
   " cluster_registers@cluster=16,elements=16 0.745"
   " cluster_registers@cluster=16,elements=32 0.727"
   " cluster_shared@cluster=4,threads=512 0.711"
   " cluster_registers@cluster=16,elements=64 0.625"
   " cluster_shared@cluster=8,threads=512 0.482"
   " cluster_shared@cluster=16,threads=256 0.468"
   " cluster_shared@cluster=16,threads=512 0.293"},
  {"softmax", "fp32", "fp32", "rows=5163 cols=112 stride=117 direction=backward", 0.844,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.949"
   " register_cache_backward@threads=128,vectors=1 0.736"
   " register_cache_backward@threads=128,vectors=2 0.706"
   " register_cache_backward@threads=256,vectors=2 0.438"
   " two_pass_backward@threads=256,vectors=2 0.274"},
  {"softmax", "fp32", "fp32", "rows=5163 cols=112 stride=117", 0.737,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.916"
   " warp_rows@threads=64,vectors=4 0.911"
   " warp_elements@threads=128 0.899"
   " warp_elements@threads=32 0.762"
   " cluster_registers@cluster=1,elements=16 0.575"
   " register_cache@threads=128,vectors=1 0.488"
   " register_cache@threads=128,vectors=2 0.417"
   " cluster_registers@cluster=1,elements=32 0.379"
   " two_pass@threads=256,vectors=1 0.268"},
  {"softmax", "fp16", "fp16", "rows=517 cols=773", 0.719,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=16 0.914"
   " cluster_registers@cluster=1,elements=32 0.864"
   " warp_rows@threads=64,vectors=4 0.831"
   " warp_rows@threads=128,vectors=4 0.823"
   " warp_rows@threads=128,vectors=2 0.823"
   " staged_rows@threads=64,bytes=4096 0.799"
   " staged_rows@threads=128,bytes=8192 0.780"
   " cluster_registers@cluster=1,elements=64 0.721"
   " warp_elements@threads=128 0.518"
   " warp_elements@threads=32 0.514"},
  {"softmax", "fp16", "fp16", "rows=52 cols=368380", 0.691,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.992"
   " cluster_registers@cluster=16,elements=64 0.959"
   " cluster_shared@cluster=16,threads=512 0.932"
   " cluster_shared@cluster=16,threads=256 0.883"
   " cluster_shared@cluster=8,threads=512 0.839"
   " cluster_registers@cluster=8,elements=64 0.837"
   " cluster_shared@cluster=8,threads=256 0.794"
   " cluster_shared@cluster=4,threads=512 0.742"
   " cluster_shared@cluster=4,threads=256 0.677"
   " two_pass@threads=512,vectors=4 0.540"},
  {"softmax", "fp32", "fp32", "rows=5242 cols=2688", 0.940,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.989"
   " cluster_registers@cluster=1,elements=64 0.953"
   " register_cache@threads=256,vectors=4 0.951"
   " cluster_shared@cluster=1,threads=256 0.831"
   " cluster_registers@cluster=2,elements=32 0.709"
   " cluster_registers@cluster=2,elements=64 0.663"
   " two_pass@threads=512,vectors=2 0.604"
   " cluster_shared@cluster=1,threads=512 0.597"
   " register_cache@threads=512,vectors=4 0.579"
   " cluster_registers@cluster=4,elements=32 0.468"
   " cluster_registers@cluster=4,elements=64 0.400"
   " register_cache@threads=256,vectors=16 0.372"
   " cluster_registers@cluster=8,elements=16 0.304"
   " cluster_registers@cluster=16,elements=16 0.150"},
  {"softmax", "fp16", "fp16", "rows=5280 cols=24", 0.754,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.972"
   " warp_rows@threads=128,vectors=4 0.969"
   " warp_elements@threads=128 0.803"
   " staged_rows@threads=64,bytes=4096 0.694"
   " staged_rows@threads=128,bytes=8192 0.690"
   " cluster_registers@cluster=1,elements=16 0.440"
   " warp_elements@threads=32 0.435"
   " cluster_registers@cluster=1,elements=32 0.419"
   " register_cache@threads=128,vectors=1 0.306"
   " register_cache@threads=128,vectors=2 0.264"
   " two_pass@threads=256,vectors=1 0.178"},
  {"softmax", "bf16", "bf16", "rows=54897 cols=128", 0.965,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=128,vectors=2 0.974"
   " staged_rows@threads=64,bytes=4096 0.698"
   " staged_rows@threads=128,bytes=8192 0.680"
   " warp_elements@threads=128 0.465"
   " warp_elements@threads=32 0.244"
   " cluster_registers@cluster=1,elements=16 0.243"
   " cluster_registers@cluster=1,elements=32 0.241"
   " register_cache@threads=128,vectors=1 0.156"
   " register_cache@threads=128,vectors=2 0.120"
   " two_pass@threads=256,vectors=1 0.079"},
  {"softmax", "fp16", "fp16", "rows=56 cols=5286 direction=backward", 0.756,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=1024,vectors=2 0.956"
   " cluster_registers_backward@cluster=1,vectors=2 0.917"
   " register_cache_backward@threads=512,vectors=4 0.917"
   " register_cache_backward@threads=256,vectors=8 0.865"
   " cluster_registers_backward@cluster=4,vectors=2 0.856"
   " cluster_registers_backward@cluster=2,vectors=2 0.848"
   " cluster_registers_backward@cluster=16,vectors=2 0.847"
   " cluster_registers_backward@cluster=8,vectors=2 0.843"
   " cluster_registers_backward@cluster=1,vectors=4 0.791"
   " cluster_registers_backward@cluster=8,vectors=4 0.776"
   " two_pass_backward@threads=512,vectors=2 0.770"
   " cluster_shared_backward@cluster=1,threads=512 0.764"
   " cluster_shared_backward@cluster=1,threads=256 0.760"
   " register_cache_backward@threads=512,vectors=8 0.759"
   " cluster_registers_backward@cluster=4,vectors=4 0.754"
   " cluster_registers_backward@cluster=2,vectors=4 0.747"
   " cluster_registers_backward@cluster=16,vectors=4 0.745"},
  {"softmax", "fp16", "fp16", "rows=56 cols=5286", 0.603,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.915"
   " register_cache@threads=256,vectors=4 0.912"
   " cluster_registers@cluster=1,elements=32 0.902"
   " cluster_registers@cluster=8,elements=16 0.878"
   " cluster_registers@cluster=4,elements=32 0.812"
   " register_cache@threads=512,vectors=4 0.798"
   " two_pass@threads=512,vectors=2 0.797"
   " cluster_registers@cluster=2,elements=32 0.789"
   " cluster_registers@cluster=1,elements=64 0.764"
   " cluster_shared@cluster=1,threads=512 0.748"
   " cluster_shared@cluster=1,threads=256 0.747"
   " cluster_registers@cluster=4,elements=64 0.715"
   " cluster_registers@cluster=2,elements=64 0.676"
   " register_cache@threads=256,vectors=16 0.614"},
  {"softmax", "fp32", "fp32", "rows=561 cols=6582 direction=backward", 0.954,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.987"
   " register_cache_backward@threads=1024,vectors=2 0.978"
   " register_cache_backward@threads=512,vectors=4 0.970"
   " cluster_registers_backward@cluster=1,vectors=2 0.966"
   " cluster_registers_backward@cluster=2,vectors=4 0.958"
   " cluster_registers_backward@cluster=4,vectors=4 0.954"
   " register_cache_backward@threads=256,vectors=8 0.940"
   " cluster_registers_backward@cluster=1,vectors=4 0.934"
   " cluster_shared_backward@cluster=1,threads=512 0.848"
   " cluster_registers_backward@cluster=8,vectors=2 0.843"
   " cluster_shared_backward@cluster=1,threads=256 0.832"
   " register_cache_backward@threads=512,vectors=8 0.826"
   " two_pass_backward@threads=512,vectors=2 0.821"
   " cluster_registers_backward@cluster=8,vectors=4 0.751"
   " cluster_registers_backward@cluster=16,vectors=2 0.511"
   " cluster_registers_backward@cluster=16,vectors=4 0.493"},
  {"softmax", "fp32", "fp32", "rows=561 cols=6582", 0.844,
   "register_cache@threads=512,vectors=4 1.000"
   " cluster_registers@cluster=2,elements=32 0.866"
   " cluster_registers@cluster=1,elements=32 0.829"
   " cluster_shared@cluster=1,threads=256 0.805"
   " cluster_registers@cluster=1,elements=16 0.768"
   " two_pass@threads=512,vectors=2 0.757"
   " cluster_shared@cluster=1,threads=512 0.731"
   " register_cache@threads=256,vectors=16 0.700"
   " cluster_registers@cluster=2,elements=64 0.661"
   " cluster_registers@cluster=4,elements=32 0.656"
   " cluster_registers@cluster=1,elements=64 0.646"
   " cluster_registers@cluster=4,elements=64 0.553"
   " cluster_registers@cluster=8,elements=16 0.544"
   " cluster_registers@cluster=16,elements=16 0.364"},
  {"softmax", "bf16", "bf16", "rows=5611 cols=1018", 0.753,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.989"
   " register_cache@threads=128,vectors=1 0.925"
   " register_cache@threads=128,vectors=2 0.823"
   " cluster_registers@cluster=1,elements=16 0.799"
   " warp_elements@threads=32 0.712"
   " warp_elements@threads=128 0.692"
   " cluster_registers@cluster=1,elements=32 0.687"
   " warp_rows@threads=64,vectors=4 0.667"
   " warp_rows@threads=128,vectors=4 0.659"
   " warp_rows@threads=128,vectors=2 0.659"
   " two_pass@threads=256,vectors=1 0.495"},
  {"softmax", "fp16", "fp16", "rows=59 cols=448", 0.710,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=128,vectors=2 0.937"
   " cluster_registers@cluster=1,elements=32 0.901"
   " register_cache@threads=128,vectors=1 0.886"
   " register_cache@threads=128,vectors=2 0.882"
   " warp_rows@threads=64,vectors=4 0.879"
   " warp_rows@threads=128,vectors=4 0.878"
   " two_pass@threads=256,vectors=1 0.814"
   " staged_rows@threads=64,bytes=4096 0.727"
   " staged_rows@threads=128,bytes=8192 0.723"
   " warp_elements@threads=128 0.669"
   " warp_elements@threads=32 0.651"},
  {"softmax", "fp16", "fp16", "rows=590 cols=48779", 0.817,
   "cluster_shared@cluster=2,threads=512 1.000"
   " cluster_registers@cluster=8,elements=64 0.998"
   " cluster_registers@cluster=4,elements=64 0.995"
   " cluster_registers@cluster=2,elements=64 0.988"
   " cluster_registers@cluster=4,elements=32 0.977"
   " cluster_registers@cluster=8,elements=32 0.971"
   " cluster_shared@cluster=2,threads=256 0.968"
   " cluster_shared@cluster=1,threads=512 0.945"
   " two_pass@threads=512,vectors=4 0.919"
   " cluster_shared@cluster=4,threads=256 0.914"
   " grid_shared@warps=16,blocks_per_sm=1 0.838"
   " cluster_shared@cluster=8,threads=256 0.824"
   " grid_shared@warps=8,blocks_per_sm=2 0.814"
   " cluster_registers@cluster=8,elements=16 0.812"
   " cluster_shared@cluster=4,threads=512 0.775"
   " cluster_registers@cluster=16,elements=16 0.756"
   " cluster_registers@cluster=16,elements=32 0.741"
   " cluster_registers@cluster=16,elements=64 0.673"
   " cluster_shared@cluster=8,threads=512 0.519"
   " cluster_shared@cluster=16,threads=256 0.505"
   " cluster_shared@cluster=16,threads=512 0.314"},
  {"softmax", "fp16", "fp16", "rows=5912 cols=64", 0.767,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.928"
   " warp_rows@threads=64,vectors=4 0.927"
   " warp_elements@threads=128 0.660"
   " staged_rows@threads=64,bytes=4096 0.591"
   " staged_rows@threads=128,bytes=8192 0.584"
   " cluster_registers@cluster=1,elements=16 0.451"
   " warp_elements@threads=32 0.448"
   " cluster_registers@cluster=1,elements=32 0.432"
   " register_cache@threads=128,vectors=1 0.306"
   " register_cache@threads=128,vectors=2 0.266"
   " two_pass@threads=256,vectors=1 0.177"},
  {"softmax", "fp32", "fp32", "rows=59151 cols=110", 0.910,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.998"
   " warp_rows@threads=64,vectors=4 0.956"
   " warp_rows@threads=128,vectors=4 0.951"
   " warp_rows@threads=128,vectors=2 0.919"
   " warp_elements@threads=128 0.643"
   " warp_elements@threads=32 0.399"
   " cluster_registers@cluster=1,elements=16 0.299"
   " register_cache@threads=128,vectors=1 0.232"
   " register_cache@threads=128,vectors=2 0.185"
   " cluster_registers@cluster=1,elements=32 0.177"
   " two_pass@threads=256,vectors=1 0.111"},
  {"softmax", "bf16", "bf16", "rows=6 cols=19357", 0.475,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.997"
   " cluster_registers@cluster=4,elements=32 0.897"
   " cluster_registers@cluster=2,elements=32 0.858"
   " cluster_registers@cluster=1,elements=64 0.748"
   " cluster_registers@cluster=4,elements=64 0.748"
   " cluster_registers@cluster=2,elements=64 0.711"
   " cluster_shared@cluster=1,threads=512 0.642"
   " two_pass@threads=512,vectors=2 0.576"
   " register_cache@threads=256,vectors=16 0.543"
   " cluster_shared@cluster=1,threads=256 0.534"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2206540", 0.609,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.988"
   " split_k_persistent@threads=256,vectors=16 0.944"
   " grid_shared@warps=8,blocks_per_sm=2 0.916"
   " grid_shared@warps=16,blocks_per_sm=1 0.906"
   " split_k@threads=256,vectors=16,reread=reverse 0.891"
   " split_k@threads=256,vectors=2,reread=reverse 0.863"
   " split_k_persistent@threads=256,vectors=4 0.726"
   " split_k_persistent@threads=256,vectors=2 0.580"
   " two_pass@threads=1024,vectors=4 0.113"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2507968 direction=backward", 0.563,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.996"
   " two_pass_backward@threads=1024,vectors=2 0.156"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2507968", 0.608,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.990"
   " grid_shared@warps=8,blocks_per_sm=2 0.985"
   " grid_shared@warps=16,blocks_per_sm=1 0.954"
   " split_k_persistent@threads=256,vectors=16 0.925"
   " split_k@threads=256,vectors=16,reread=reverse 0.919"
   " split_k@threads=256,vectors=2,reread=reverse 0.838"
   " split_k_persistent@threads=256,vectors=4 0.786"
   " split_k_persistent@threads=256,vectors=2 0.547"
   " two_pass@threads=1024,vectors=4 0.121"},
  {"softmax", "bf16", "bf16", "rows=6 cols=2925 stride=2946", 0.548,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.909"
   " register_cache@threads=256,vectors=4 0.869"
   " cluster_registers@cluster=16,elements=16 0.854"
   " cluster_registers@cluster=8,elements=16 0.843"
   " cluster_registers@cluster=1,elements=32 0.828"
   " two_pass@threads=512,vectors=2 0.792"
   " cluster_registers@cluster=4,elements=32 0.775"
   " register_cache@threads=512,vectors=4 0.771"
   " cluster_shared@cluster=1,threads=512 0.743"
   " cluster_registers@cluster=2,elements=32 0.720"
   " cluster_shared@cluster=1,threads=256 0.683"
   " cluster_registers@cluster=1,elements=64 0.668"
   " cluster_registers@cluster=4,elements=64 0.646"
   " cluster_registers@cluster=2,elements=64 0.606"
   " register_cache@threads=256,vectors=16 0.558"},
  {"softmax", "fp32", "fp32", "rows=6 cols=3275", 0.561,
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.888"
   " cluster_registers@cluster=16,elements=16 0.888"
   " cluster_registers@cluster=1,elements=16 0.885"
   " cluster_registers@cluster=8,elements=16 0.870"
   " two_pass@threads=512,vectors=2 0.792"
   " cluster_registers@cluster=1,elements=32 0.754"
   " cluster_shared@cluster=1,threads=512 0.736"
   " cluster_registers@cluster=4,elements=32 0.708"
   " register_cache@threads=256,vectors=16 0.667"
   " cluster_registers@cluster=2,elements=32 0.664"
   " cluster_shared@cluster=1,threads=256 0.612"
   " cluster_registers@cluster=1,elements=64 0.484"
   " cluster_registers@cluster=4,elements=64 0.465"
   " cluster_registers@cluster=2,elements=64 0.461"},
  {"softmax", "fp16", "fp16", "rows=6 cols=9394", 0.486,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.966"
   " cluster_registers@cluster=8,elements=16 0.961"
   " cluster_registers@cluster=16,elements=16 0.956"
   " register_cache@threads=512,vectors=4 0.885"
   " cluster_registers@cluster=2,elements=32 0.859"
   " cluster_registers@cluster=1,elements=64 0.825"
   " cluster_registers@cluster=4,elements=32 0.824"
   " cluster_registers@cluster=4,elements=64 0.766"
   " cluster_shared@cluster=1,threads=512 0.739"
   " two_pass@threads=512,vectors=2 0.730"
   " cluster_registers@cluster=2,elements=64 0.710"
   " cluster_shared@cluster=1,threads=256 0.706"
   " register_cache@threads=256,vectors=16 0.681"},
  {"softmax", "fp16", "fp16", "rows=6001 cols=50257", 0.912,
   "cluster_shared@cluster=2,threads=256 1.000"
   " cluster_shared@cluster=1,threads=512 0.991"
   " cluster_shared@cluster=2,threads=512 0.968"
   " two_pass@threads=512,vectors=4 0.910"
   " cluster_registers@cluster=4,elements=64 0.862"},
  {"softmax", "fp16", "fp16", "rows=61 cols=3520", 0.655,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.956"
   " cluster_registers@cluster=1,elements=32 0.936"
   " cluster_registers@cluster=8,elements=16 0.918"
   " cluster_registers@cluster=4,elements=32 0.861"
   " register_cache@threads=256,vectors=4 0.860"
   " two_pass@threads=512,vectors=2 0.842"
   " cluster_shared@cluster=1,threads=512 0.834"
   " cluster_registers@cluster=1,elements=64 0.832"
   " cluster_shared@cluster=1,threads=256 0.800"
   " cluster_registers@cluster=2,elements=32 0.797"
   " cluster_registers@cluster=4,elements=64 0.779"
   " cluster_registers@cluster=2,elements=64 0.764"
   " register_cache@threads=512,vectors=4 0.747"
   " cluster_registers@cluster=16,elements=16 0.587"
   " register_cache@threads=256,vectors=16 0.582"},
  {"softmax", "fp16", "fp16", "rows=61305 cols=95", 0.730,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.968"
   " warp_rows@threads=128,vectors=2 0.881"
   " warp_rows@threads=128,vectors=4 0.796"
   " warp_rows@threads=64,vectors=4 0.783"
   " warp_elements@threads=128 0.513"
   " warp_elements@threads=32 0.246"
   " cluster_registers@cluster=1,elements=16 0.242"
   " cluster_registers@cluster=1,elements=32 0.209"
   " register_cache@threads=128,vectors=1 0.146"
   " register_cache@threads=128,vectors=2 0.124"
   " two_pass@threads=256,vectors=1 0.067"},
  {"softmax", "fp32", "fp32", "rows=629 cols=1600", 0.801,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.946"
   " cluster_registers@cluster=1,elements=32 0.872"
   " register_cache@threads=256,vectors=4 0.813"
   " cluster_shared@cluster=1,threads=256 0.807"
   " cluster_registers@cluster=1,elements=64 0.806"
   " cluster_registers@cluster=2,elements=32 0.646"
   " cluster_shared@cluster=1,threads=512 0.645"
   " two_pass@threads=512,vectors=2 0.631"
   " register_cache@threads=512,vectors=4 0.571"
   " cluster_registers@cluster=2,elements=64 0.569"
   " cluster_registers@cluster=4,elements=32 0.477"
   " cluster_registers@cluster=4,elements=64 0.405"
   " register_cache@threads=256,vectors=16 0.383"
   " cluster_registers@cluster=8,elements=16 0.329"
   " cluster_registers@cluster=16,elements=16 0.178"},
  {"softmax", "fp16", "fp16", "rows=64 cols=1048576 direction=backward", 0.562,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.973"
   " two_pass_backward@threads=1024,vectors=2 0.958"},
  {"softmax", "fp16", "fp16", "rows=64 cols=1048576", 0.801,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.992"
   " split_k@threads=256,vectors=4,reread=reverse 0.761"
   " split_k@threads=256,vectors=8,reread=reverse 0.755"
   " split_k@threads=256,vectors=16,reread=reverse 0.739"
   " split_k@threads=256,vectors=2,reread=reverse 0.719"
   " cluster_shared@cluster=16,threads=512 0.672"
   " cluster_shared@cluster=16,threads=256 0.594"},
  {"softmax", "fp16", "fp16", "rows=64 cols=2048 direction=backward", 0.843,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.986"
   " cluster_registers_backward@cluster=1,vectors=2 0.979"
   " register_cache_backward@threads=512,vectors=2 0.962"
   " cluster_registers_backward@cluster=1,vectors=4 0.903"
   " register_cache_backward@threads=512,vectors=4 0.884"
   " register_cache_backward@threads=1024,vectors=2 0.880"
   " cluster_registers_backward@cluster=8,vectors=2 0.876"
   " cluster_registers_backward@cluster=4,vectors=2 0.875"
   " cluster_shared_backward@cluster=1,threads=256 0.862"
   " two_pass_backward@threads=256,vectors=2 0.860"
   " cluster_registers_backward@cluster=2,vectors=2 0.852"
   " register_cache_backward@threads=256,vectors=8 0.851"
   " two_pass_backward@threads=512,vectors=2 0.849"
   " cluster_shared_backward@cluster=1,threads=512 0.845"
   " cluster_registers_backward@cluster=8,vectors=4 0.831"
   " cluster_registers_backward@cluster=4,vectors=4 0.831"
   " cluster_registers_backward@cluster=2,vectors=4 0.809"
   " two_pass_backward@threads=1024,vectors=2 0.780"
   " register_cache_backward@threads=512,vectors=8 0.761"
   " cluster_shared_backward@cluster=2,threads=256 0.759"
   " cluster_registers_backward@cluster=4,vectors=8 0.741"
   " cluster_shared_backward@cluster=2,threads=512 0.741"
   " cluster_registers_backward@cluster=1,vectors=8 0.732"
   " cluster_registers_backward@cluster=8,vectors=8 0.731"
   " cluster_registers_backward@cluster=2,vectors=8 0.729"
   " cluster_registers_backward@cluster=16,vectors=2 0.571"
   " cluster_registers_backward@cluster=16,vectors=4 0.529"
   " cluster_registers_backward@cluster=16,vectors=8 0.446"},
  {"softmax", "fp32", "fp32", "rows=64 cols=2048 direction=backward", 0.858,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.965"
   " register_cache_backward@threads=512,vectors=2 0.961"
   " cluster_registers_backward@cluster=1,vectors=4 0.956"
   " register_cache_backward@threads=512,vectors=4 0.910"
   " cluster_registers_backward@cluster=8,vectors=4 0.889"
   " cluster_registers_backward@cluster=8,vectors=2 0.888"
   " cluster_registers_backward@cluster=4,vectors=4 0.880"
   " cluster_registers_backward@cluster=4,vectors=2 0.874"
   " cluster_registers_backward@cluster=2,vectors=2 0.873"
   " register_cache_backward@threads=1024,vectors=2 0.871"
   " two_pass_backward@threads=256,vectors=2 0.871"
   " register_cache_backward@threads=256,vectors=8 0.871"
   " cluster_registers_backward@cluster=1,vectors=8 0.861"
   " two_pass_backward@threads=512,vectors=2 0.853"
   " cluster_registers_backward@cluster=2,vectors=4 0.849"
   " cluster_registers_backward@cluster=8,vectors=8 0.839"
   " cluster_shared_backward@cluster=1,threads=256 0.832"
   " cluster_registers_backward@cluster=4,vectors=8 0.829"
   " cluster_shared_backward@cluster=1,threads=512 0.815"
   " register_cache_backward@threads=512,vectors=8 0.814"
   " two_pass_backward@threads=1024,vectors=2 0.777"
   " cluster_registers_backward@cluster=2,vectors=8 0.776"
   " cluster_shared_backward@cluster=2,threads=256 0.768"
   " cluster_shared_backward@cluster=2,threads=512 0.726"
   " cluster_registers_backward@cluster=16,vectors=2 0.572"
   " cluster_registers_backward@cluster=16,vectors=4 0.562"
   " cluster_registers_backward@cluster=16,vectors=8 0.520"},
  {"softmax", "bf16", "bf16", "rows=64 cols=30317", 0.653,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=2,elements=32 0.944"
   " cluster_registers@cluster=4,elements=32 0.941"
   " cluster_registers@cluster=2,elements=64 0.899"
   " cluster_registers@cluster=4,elements=64 0.879"
   " cluster_registers@cluster=1,elements=64 0.846"
   " cluster_registers@cluster=16,elements=16 0.730"
   " cluster_shared@cluster=1,threads=512 0.670"
   " two_pass@threads=512,vectors=2 0.658"
   " register_cache@threads=256,vectors=16 0.650"
   " cluster_shared@cluster=1,threads=256 0.622"},
  {"softmax", "fp16", "fp16", "rows=64 cols=400001 direction=backward", 0.676,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.980"
   " cluster_registers_backward@cluster=16,vectors=8 0.880"
   " cluster_shared_backward@cluster=16,threads=256 0.864"
   " cluster_shared_backward@cluster=8,threads=512 0.861"
   " cluster_shared_backward@cluster=8,threads=256 0.835"
   " split_k_cooperative_backward@threads=256,vectors=4 0.821"
   " split_k_cooperative_backward@threads=512,vectors=2 0.781"
   " two_pass_backward@threads=1024,vectors=2 0.723"},
  {"softmax", "fp16", "fp16", "rows=64 cols=4096 direction=backward", 0.832,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.977"
   " register_cache_backward@threads=512,vectors=2 0.973"
   " cluster_registers_backward@cluster=1,vectors=4 0.932"
   " register_cache_backward@threads=512,vectors=4 0.923"
   " register_cache_backward@threads=1024,vectors=2 0.900"
   " cluster_registers_backward@cluster=8,vectors=2 0.896"
   " cluster_registers_backward@cluster=4,vectors=2 0.888"
   " cluster_registers_backward@cluster=2,vectors=2 0.883"
   " register_cache_backward@threads=256,vectors=8 0.852"
   " cluster_registers_backward@cluster=8,vectors=4 0.849"
   " two_pass_backward@threads=512,vectors=2 0.847"
   " two_pass_backward@threads=256,vectors=2 0.845"
   " cluster_registers_backward@cluster=4,vectors=4 0.839"
   " cluster_shared_backward@cluster=1,threads=512 0.822"
   " cluster_shared_backward@cluster=1,threads=256 0.822"
   " cluster_registers_backward@cluster=2,vectors=4 0.818"
   " two_pass_backward@threads=1024,vectors=2 0.784"
   " cluster_shared_backward@cluster=2,threads=256 0.776"
   " cluster_registers_backward@cluster=4,vectors=8 0.758"
   " cluster_registers_backward@cluster=8,vectors=8 0.747"
   " register_cache_backward@threads=512,vectors=8 0.735"
   " cluster_shared_backward@cluster=2,threads=512 0.730"
   " cluster_registers_backward@cluster=1,vectors=8 0.716"
   " cluster_registers_backward@cluster=2,vectors=8 0.662"
   " cluster_registers_backward@cluster=16,vectors=2 0.569"
   " cluster_registers_backward@cluster=16,vectors=4 0.530"
   " cluster_registers_backward@cluster=16,vectors=8 0.453"},
  {"softmax", "fp32", "fp32", "rows=64 cols=4096 direction=backward", 0.822,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.980"
   " cluster_registers_backward@cluster=1,vectors=4 0.977"
   " register_cache_backward@threads=512,vectors=4 0.964"
   " register_cache_backward@threads=256,vectors=8 0.954"
   " cluster_registers_backward@cluster=1,vectors=8 0.954"
   " cluster_registers_backward@cluster=8,vectors=4 0.953"
   " cluster_registers_backward@cluster=8,vectors=2 0.943"
   " cluster_registers_backward@cluster=4,vectors=2 0.933"
   " register_cache_backward@threads=1024,vectors=2 0.932"
   " cluster_registers_backward@cluster=4,vectors=4 0.930"
   " cluster_registers_backward@cluster=2,vectors=2 0.929"
   " cluster_registers_backward@cluster=2,vectors=4 0.927"
   " cluster_registers_backward@cluster=8,vectors=8 0.912"
   " register_cache_backward@threads=512,vectors=8 0.907"
   " two_pass_backward@threads=512,vectors=2 0.898"
   " cluster_shared_backward@cluster=1,threads=256 0.882"
   " cluster_registers_backward@cluster=4,vectors=8 0.878"
   " cluster_registers_backward@cluster=2,vectors=8 0.855"
   " cluster_shared_backward@cluster=1,threads=512 0.853"
   " two_pass_backward@threads=1024,vectors=2 0.839"
   " cluster_shared_backward@cluster=2,threads=256 0.820"
   " cluster_shared_backward@cluster=2,threads=512 0.818"
   " two_pass_backward@threads=256,vectors=2 0.759"
   " cluster_registers_backward@cluster=16,vectors=2 0.661"
   " cluster_registers_backward@cluster=16,vectors=4 0.656"
   " cluster_registers_backward@cluster=16,vectors=8 0.610"},
  {"softmax", "fp16", "fp16", "rows=64 cols=8191 direction=backward", 0.768,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.956"
   " register_cache_backward@threads=1024,vectors=2 0.955"
   " cluster_registers_backward@cluster=1,vectors=2 0.933"
   " register_cache_backward@threads=256,vectors=8 0.912"
   " cluster_registers_backward@cluster=4,vectors=2 0.905"
   " cluster_registers_backward@cluster=2,vectors=2 0.905"
   " cluster_registers_backward@cluster=8,vectors=2 0.904"
   " cluster_registers_backward@cluster=1,vectors=4 0.842"
   " cluster_registers_backward@cluster=4,vectors=4 0.821"
   " two_pass_backward@threads=512,vectors=2 0.816"
   " register_cache_backward@threads=512,vectors=8 0.812"
   " cluster_registers_backward@cluster=2,vectors=4 0.808"
   " two_pass_backward@threads=1024,vectors=2 0.763"
   " cluster_shared_backward@cluster=1,threads=512 0.759"
   " cluster_shared_backward@cluster=2,threads=512 0.757"
   " cluster_shared_backward@cluster=2,threads=256 0.753"
   " cluster_registers_backward@cluster=8,vectors=4 0.751"
   " cluster_shared_backward@cluster=1,threads=256 0.720"
   " two_pass_backward@threads=256,vectors=2 0.702"
   " cluster_registers_backward@cluster=1,vectors=8 0.630"
   " cluster_registers_backward@cluster=2,vectors=8 0.610"
   " cluster_registers_backward@cluster=8,vectors=8 0.606"
   " cluster_registers_backward@cluster=4,vectors=8 0.601"
   " cluster_registers_backward@cluster=16,vectors=2 0.569"
   " cluster_registers_backward@cluster=16,vectors=4 0.516"
   " cluster_registers_backward@cluster=16,vectors=8 0.344"},
  {"softmax", "fp32", "fp32", "rows=64 cols=8191 direction=backward", 0.801,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " register_cache_backward@threads=512,vectors=4 0.997"
   " register_cache_backward@threads=1024,vectors=2 0.980"
   " register_cache_backward@threads=512,vectors=8 0.969"
   " cluster_registers_backward@cluster=8,vectors=2 0.963"
   " cluster_registers_backward@cluster=1,vectors=4 0.955"
   " cluster_registers_backward@cluster=4,vectors=2 0.945"
   " cluster_registers_backward@cluster=2,vectors=4 0.943"
   " cluster_registers_backward@cluster=4,vectors=4 0.939"
   " cluster_registers_backward@cluster=8,vectors=4 0.939"
   " cluster_registers_backward@cluster=2,vectors=2 0.933"
   " cluster_registers_backward@cluster=1,vectors=8 0.877"
   " cluster_registers_backward@cluster=4,vectors=8 0.869"
   " cluster_registers_backward@cluster=2,vectors=8 0.864"
   " cluster_shared_backward@cluster=1,threads=512 0.851"
   " cluster_shared_backward@cluster=2,threads=256 0.842"
   " two_pass_backward@threads=1024,vectors=2 0.838"
   " cluster_shared_backward@cluster=2,threads=512 0.832"
   " cluster_registers_backward@cluster=8,vectors=8 0.830"
   " cluster_shared_backward@cluster=1,threads=256 0.827"
   " two_pass_backward@threads=512,vectors=2 0.776"
   " cluster_registers_backward@cluster=16,vectors=2 0.702"
   " cluster_registers_backward@cluster=16,vectors=4 0.653"
   " two_pass_backward@threads=256,vectors=2 0.629"
   " cluster_registers_backward@cluster=16,vectors=8 0.567"},
  {"softmax", "bf16", "bf16", "rows=64191 cols=77", 0.704,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.999"
   " warp_rows@threads=128,vectors=4 0.714"
   " warp_rows@threads=64,vectors=4 0.709"
   " warp_rows@threads=128,vectors=2 0.706"
   " warp_elements@threads=128 0.422"
   " warp_elements@threads=32 0.214"
   " cluster_registers@cluster=1,elements=16 0.212"
   " cluster_registers@cluster=1,elements=32 0.156"
   " register_cache@threads=128,vectors=1 0.129"
   " register_cache@threads=128,vectors=2 0.099"
   " two_pass@threads=256,vectors=1 0.057"},
  {"softmax", "fp16", "fp16", "rows=65 cols=4083", 0.625,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.993"
   " register_cache@threads=256,vectors=4 0.940"
   " cluster_registers@cluster=1,elements=32 0.883"
   " cluster_registers@cluster=8,elements=16 0.841"
   " two_pass@threads=512,vectors=2 0.823"
   " register_cache@threads=512,vectors=4 0.821"
   " cluster_registers@cluster=4,elements=32 0.791"
   " cluster_registers@cluster=2,elements=32 0.770"
   " cluster_registers@cluster=1,elements=64 0.767"
   " cluster_shared@cluster=1,threads=256 0.735"
   " cluster_shared@cluster=1,threads=512 0.730"
   " cluster_registers@cluster=4,elements=64 0.721"
   " cluster_registers@cluster=2,elements=64 0.676"
   " register_cache@threads=256,vectors=16 0.621"
   " cluster_registers@cluster=16,elements=16 0.543"},
  {"softmax", "fp16", "fp16", "rows=651 cols=76", 0.704,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.983"
   " cluster_registers@cluster=1,elements=16 0.881"
   " warp_rows@threads=128,vectors=2 0.873"
   " cluster_registers@cluster=1,elements=32 0.787"
   " register_cache@threads=128,vectors=1 0.781"
   " warp_rows@threads=64,vectors=4 0.771"
   " warp_rows@threads=128,vectors=4 0.768"
   " register_cache@threads=128,vectors=2 0.763"
   " staged_rows@threads=64,bytes=4096 0.736"
   " staged_rows@threads=128,bytes=8192 0.733"
   " two_pass@threads=256,vectors=1 0.597"},
  {"softmax", "fp16", "fp16", "rows=65536 cols=256", 0.955,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.985"
   " warp_rows@threads=128,vectors=4 0.977"
   " staged_rows@threads=64,bytes=4096 0.897"
   " staged_rows@threads=128,bytes=8192 0.877"
   " warp_elements@threads=128 0.652"
   " cluster_registers@cluster=1,elements=16 0.432"
   " cluster_registers@cluster=1,elements=32 0.430"
   " warp_elements@threads=32 0.424"
   " cluster_registers@cluster=1,elements=64 0.352"},
  {"softmax", "bf16", "bf16", "rows=66 cols=332197", 0.622,
   "cluster_shared@cluster=16,threads=256 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.998"
   " cluster_registers@cluster=16,elements=64 0.967"
   " grid_shared@warps=8,blocks_per_sm=2 0.940"
   " cluster_shared@cluster=16,threads=512 0.929"
   " cluster_shared@cluster=8,threads=512 0.902"
   " cluster_registers@cluster=8,elements=64 0.897"
   " cluster_shared@cluster=8,threads=256 0.813"
   " cluster_shared@cluster=4,threads=512 0.699"
   " two_pass@threads=512,vectors=4 0.648"
   " cluster_shared@cluster=4,threads=256 0.624"},
  {"softmax", "bf16", "bf16", "rows=66 cols=332197 direction=backward", 0.631,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.973"
   " cluster_registers_backward@cluster=16,vectors=8 0.908"
   " cluster_shared_backward@cluster=8,threads=512 0.896"
   " split_k_cooperative_backward@threads=256,vectors=4 0.887"
   " cluster_shared_backward@cluster=8,threads=256 0.880"
   " cluster_shared_backward@cluster=16,threads=256 0.869"
   " split_k_cooperative_backward@threads=512,vectors=2 0.828"
   " two_pass_backward@threads=1024,vectors=2 0.803"},
  {"softmax", "fp32", "fp32", "rows=67 cols=320 direction=backward", 0.843,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 1.000"
   " register_cache_backward@threads=128,vectors=1 0.994"
   " register_cache_backward@threads=256,vectors=2 0.977"
   " register_cache_backward@threads=128,vectors=2 0.976"
   " two_pass_backward@threads=256,vectors=2 0.864"
   " staged_rows_backward@threads=64,bytes=2048 0.704"
   " staged_rows_backward@threads=256,bytes=8192 0.668"},
  {"softmax", "fp32", "fp32", "rows=67 cols=320", 0.685,
   "register_cache@threads=128,vectors=1 1.000"
   " warp_elements@threads=128 0.982"
   " warp_rows@threads=128,vectors=4 0.978"
   " register_cache@threads=128,vectors=2 0.978"
   " warp_rows@threads=128,vectors=2 0.973"
   " warp_rows@threads=64,vectors=4 0.970"
   " warp_elements@threads=32 0.957"
   " cluster_registers@cluster=1,elements=16 0.932"
   " two_pass@threads=256,vectors=1 0.913"
   " cluster_registers@cluster=1,elements=32 0.840"
   " staged_rows@threads=64,bytes=4096 0.770"
   " staged_rows@threads=128,bytes=8192 0.758"},
  {"softmax", "bf16", "bf16", "rows=672 cols=2605", 0.695,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.993"
   " register_cache@threads=256,vectors=2 0.955"
   " cluster_registers@cluster=1,elements=64 0.835"
   " cluster_shared@cluster=1,threads=256 0.770"
   " register_cache@threads=256,vectors=4 0.754"
   " cluster_registers@cluster=2,elements=32 0.648"
   " cluster_shared@cluster=1,threads=512 0.588"
   " two_pass@threads=512,vectors=2 0.587"
   " cluster_registers@cluster=2,elements=64 0.579"
   " register_cache@threads=512,vectors=4 0.518"
   " cluster_registers@cluster=4,elements=32 0.506"
   " cluster_registers@cluster=4,elements=64 0.411"
   " cluster_registers@cluster=8,elements=16 0.325"
   " register_cache@threads=256,vectors=16 0.311"
   " cluster_registers@cluster=16,elements=16 0.170"},
  {"softmax", "fp16", "fp16", "rows=680 cols=44188 direction=backward", 0.932,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.962"
   " cluster_shared_backward@cluster=2,threads=512 0.955"
   " cluster_shared_backward@cluster=8,threads=256 0.916"
   " cluster_registers_backward@cluster=16,vectors=4 0.887"
   " cluster_registers_backward@cluster=8,vectors=2 0.874"
   " cluster_registers_backward@cluster=4,vectors=8 0.869"
   " cluster_registers_backward@cluster=2,vectors=4 0.861"
   " cluster_registers_backward@cluster=8,vectors=8 0.828"
   " cluster_registers_backward@cluster=16,vectors=2 0.823"
   " two_pass_backward@threads=1024,vectors=2 0.770"
   " cluster_registers_backward@cluster=2,vectors=8 0.750"
   " cluster_registers_backward@cluster=16,vectors=8 0.687"
   " cluster_shared_backward@cluster=8,threads=512 0.660"
   " cluster_shared_backward@cluster=16,threads=256 0.654"
   " cluster_registers_backward@cluster=4,vectors=2 0.613"
   " split_k_cooperative_backward@threads=256,vectors=4 0.573"
   " split_k_cooperative_backward@threads=512,vectors=2 0.555"
   " cluster_shared_backward@cluster=16,threads=512 0.408"},
  {"softmax", "fp16", "fp16", "rows=680 cols=44188", 0.834,
   "cluster_shared@cluster=2,threads=256 1.000"
   " cluster_registers@cluster=2,elements=64 0.954"
   " cluster_shared@cluster=1,threads=512 0.950"
   " cluster_registers@cluster=8,elements=64 0.940"
   " cluster_registers@cluster=4,elements=64 0.937"
   " cluster_shared@cluster=2,threads=512 0.928"
   " cluster_registers@cluster=4,elements=32 0.911"
   " cluster_registers@cluster=8,elements=32 0.909"
   " cluster_shared@cluster=4,threads=256 0.905"
   " two_pass@threads=512,vectors=4 0.897"
   " grid_shared@warps=8,blocks_per_sm=2 0.754"
   " cluster_shared@cluster=8,threads=256 0.748"
   " cluster_registers@cluster=8,elements=16 0.744"
   " grid_shared@warps=16,blocks_per_sm=1 0.743"
   " cluster_shared@cluster=4,threads=512 0.710"
   " cluster_registers@cluster=16,elements=16 0.689"
   " cluster_registers@cluster=16,elements=32 0.686"
   " cluster_registers@cluster=16,elements=64 0.607"
   " cluster_shared@cluster=8,threads=512 0.472"
   " cluster_shared@cluster=16,threads=256 0.455"
   " cluster_shared@cluster=16,threads=512 0.280"},
  {"softmax", "fp16", "fp16", "rows=69 cols=10811", 0.613,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.997"
   " cluster_registers@cluster=8,elements=16 0.981"
   " cluster_registers@cluster=4,elements=32 0.921"
   " cluster_registers@cluster=2,elements=32 0.908"
   " register_cache@threads=512,vectors=4 0.900"
   " cluster_registers@cluster=1,elements=64 0.843"
   " cluster_shared@cluster=1,threads=512 0.808"
   " cluster_registers@cluster=4,elements=64 0.781"
   " cluster_registers@cluster=2,elements=64 0.773"
   " two_pass@threads=512,vectors=2 0.760"
   " cluster_shared@cluster=1,threads=256 0.717"
   " register_cache@threads=256,vectors=16 0.700"
   " cluster_registers@cluster=16,elements=16 0.570"},
  {"softmax", "fp16", "fp16", "rows=694 cols=64", 0.729,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.964"
   " cluster_registers@cluster=1,elements=16 0.959"
   " warp_elements@threads=32 0.942"
   " warp_rows@threads=64,vectors=4 0.928"
   " warp_rows@threads=128,vectors=4 0.914"
   " cluster_registers@cluster=1,elements=32 0.881"
   " register_cache@threads=128,vectors=1 0.811"
   " register_cache@threads=128,vectors=2 0.777"
   " two_pass@threads=256,vectors=1 0.659"
   " staged_rows@threads=64,bytes=4096 0.566"
   " staged_rows@threads=128,bytes=8192 0.563"},
  {"softmax", "fp16", "fp16", "rows=69766 cols=118", 0.853,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.993"
   " warp_rows@threads=128,vectors=2 0.807"
   " warp_rows@threads=128,vectors=4 0.724"
   " warp_rows@threads=64,vectors=4 0.720"
   " warp_elements@threads=128 0.506"
   " warp_elements@threads=32 0.245"
   " cluster_registers@cluster=1,elements=16 0.242"
   " cluster_registers@cluster=1,elements=32 0.208"
   " register_cache@threads=128,vectors=1 0.147"
   " register_cache@threads=128,vectors=2 0.124"
   " two_pass@threads=256,vectors=1 0.067"},
  {"softmax", "fp32", "fp32", "rows=7 cols=17571", 0.496,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.955"
   " cluster_shared@cluster=16,threads=512 0.917"
   " cluster_shared@cluster=16,threads=256 0.867"
   " cluster_registers@cluster=16,elements=32 0.842"
   " cluster_registers@cluster=8,elements=32 0.841"
   " cluster_shared@cluster=8,threads=256 0.829"
   " cluster_shared@cluster=8,threads=512 0.814"
   " cluster_registers@cluster=4,elements=32 0.772"
   " cluster_shared@cluster=4,threads=512 0.752"
   " cluster_shared@cluster=4,threads=256 0.748"
   " cluster_shared@cluster=2,threads=512 0.659"
   " cluster_shared@cluster=2,threads=256 0.610"
   " cluster_registers@cluster=4,elements=64 0.594"
   " cluster_registers@cluster=2,elements=64 0.559"
   " cluster_shared@cluster=1,threads=512 0.549"
   " cluster_registers@cluster=8,elements=64 0.546"
   " cluster_registers@cluster=16,elements=64 0.543"
   " two_pass@threads=512,vectors=4 0.512"
   " grid_shared@warps=16,blocks_per_sm=1 0.490"
   " grid_shared@warps=8,blocks_per_sm=2 0.469"},
  {"softmax", "fp16", "fp16", "rows=7 cols=194112", 0.601,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.990"
   " cluster_registers@cluster=16,elements=64 0.962"
   " cluster_registers@cluster=8,elements=64 0.901"
   " cluster_shared@cluster=16,threads=512 0.883"
   " cluster_shared@cluster=16,threads=256 0.851"
   " cluster_shared@cluster=8,threads=512 0.762"
   " cluster_shared@cluster=8,threads=256 0.710"
   " cluster_registers@cluster=4,elements=64 0.681"
   " grid_shared@warps=16,blocks_per_sm=1 0.592"
   " grid_shared@warps=8,blocks_per_sm=2 0.577"
   " cluster_shared@cluster=4,threads=512 0.555"
   " cluster_shared@cluster=4,threads=256 0.507"
   " cluster_shared@cluster=2,threads=512 0.376"
   " cluster_shared@cluster=2,threads=256 0.329"
   " two_pass@threads=512,vectors=4 0.203"},
  {"softmax", "fp32", "fp32", "rows=7 cols=202944", 0.613,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.980"
   " cluster_shared@cluster=16,threads=512 0.894"
   " cluster_shared@cluster=16,threads=256 0.869"
   " cluster_registers@cluster=8,elements=64 0.800"
   " cluster_shared@cluster=8,threads=512 0.737"
   " cluster_shared@cluster=8,threads=256 0.712"
   " grid_shared@warps=8,blocks_per_sm=2 0.648"
   " grid_shared@warps=16,blocks_per_sm=1 0.644"
   " cluster_shared@cluster=4,threads=512 0.501"
   " cluster_shared@cluster=4,threads=256 0.466"
   " two_pass@threads=512,vectors=4 0.156"},
  {"softmax", "fp32", "fp32", "rows=7 cols=414368", 0.578,
   "cluster_shared@cluster=16,threads=512 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.982"
   " split_k@threads=256,vectors=4,reread=reverse 0.945"
   " split_k_persistent@threads=256,vectors=16 0.942"
   " cluster_shared@cluster=16,threads=256 0.936"
   " split_k@threads=256,vectors=2,reread=reverse 0.894"
   " grid_shared@warps=8,blocks_per_sm=2 0.835"
   " split_k@threads=256,vectors=16,reread=reverse 0.827"
   " grid_shared@warps=16,blocks_per_sm=1 0.817"
   " split_k_persistent@threads=256,vectors=4 0.745"
   " split_k_persistent@threads=256,vectors=2 0.538"
   " two_pass@threads=1024,vectors=4 0.174"},
  {"softmax", "fp16", "fp16", "rows=7 cols=444864", 0.599,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=512 0.906"
   " cluster_shared@cluster=16,threads=256 0.866"
   " cluster_shared@cluster=8,threads=512 0.729"
   " grid_shared@warps=8,blocks_per_sm=2 0.722"
   " grid_shared@warps=16,blocks_per_sm=1 0.695"
   " cluster_shared@cluster=8,threads=256 0.671"
   " cluster_shared@cluster=4,threads=512 0.478"
   " cluster_shared@cluster=4,threads=256 0.443"
   " two_pass@threads=512,vectors=4 0.151"},
  {"softmax", "fp32", "fp32", "rows=7 cols=469504", 0.575,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " cluster_shared@cluster=16,threads=512 0.992"
   " split_k@threads=256,vectors=4,reread=reverse 0.973"
   " cluster_shared@cluster=16,threads=256 0.928"
   " split_k@threads=256,vectors=8,reread=reverse 0.909"
   " split_k@threads=256,vectors=16,reread=reverse 0.893"
   " split_k@threads=256,vectors=2,reread=reverse 0.889"
   " grid_shared@warps=8,blocks_per_sm=2 0.830"
   " grid_shared@warps=16,blocks_per_sm=1 0.826"
   " split_k_persistent@threads=256,vectors=4 0.823"
   " split_k_persistent@threads=256,vectors=2 0.585"
   " two_pass@threads=1024,vectors=4 0.173"},
  {"softmax", "fp32", "fp32", "rows=7 cols=6193", 0.489,
   "cluster_registers@cluster=16,elements=16 1.000"
   " register_cache@threads=512,vectors=4 0.989"
   " cluster_registers@cluster=8,elements=16 0.925"
   " cluster_registers@cluster=1,elements=16 0.883"
   " cluster_registers@cluster=1,elements=32 0.803"
   " register_cache@threads=256,vectors=16 0.784"
   " cluster_registers@cluster=4,elements=32 0.773"
   " cluster_registers@cluster=2,elements=32 0.771"
   " two_pass@threads=512,vectors=2 0.715"
   " cluster_shared@cluster=1,threads=256 0.665"
   " cluster_shared@cluster=1,threads=512 0.634"
   " cluster_registers@cluster=1,elements=64 0.595"
   " cluster_registers@cluster=4,elements=64 0.552"
   " cluster_registers@cluster=2,elements=64 0.542"},
  {"softmax", "fp16", "fp16", "rows=72 cols=44187", 0.696,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.973"
   " cluster_registers@cluster=8,elements=64 0.909"
   " cluster_registers@cluster=4,elements=64 0.871"
   " cluster_shared@cluster=8,threads=256 0.844"
   " cluster_registers@cluster=8,elements=16 0.829"
   " cluster_registers@cluster=16,elements=16 0.817"
   " cluster_registers@cluster=2,elements=64 0.812"
   " two_pass@threads=512,vectors=4 0.783"
   " cluster_registers@cluster=16,elements=32 0.771"
   " cluster_shared@cluster=4,threads=512 0.756"
   " cluster_shared@cluster=4,threads=256 0.749"
   " cluster_shared@cluster=1,threads=512 0.737"
   " cluster_shared@cluster=2,threads=512 0.711"
   " cluster_shared@cluster=2,threads=256 0.691"
   " cluster_registers@cluster=16,elements=64 0.675"
   " cluster_shared@cluster=16,threads=256 0.621"
   " grid_shared@warps=16,blocks_per_sm=1 0.609"
   " cluster_shared@cluster=8,threads=512 0.608"
   " grid_shared@warps=8,blocks_per_sm=2 0.586"
   " cluster_shared@cluster=16,threads=512 0.409"},
  {"softmax", "fp16", "fp16", "rows=72 cols=70208", 0.730,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=8,elements=64 0.928"
   " cluster_registers@cluster=16,elements=64 0.908"
   " cluster_registers@cluster=16,elements=32 0.886"
   " cluster_shared@cluster=8,threads=256 0.870"
   " cluster_registers@cluster=4,elements=64 0.817"
   " cluster_shared@cluster=4,threads=256 0.813"
   " cluster_registers@cluster=16,elements=16 0.775"
   " cluster_shared@cluster=4,threads=512 0.759"
   " cluster_shared@cluster=1,threads=512 0.739"
   " grid_shared@warps=8,blocks_per_sm=2 0.731"
   " two_pass@threads=512,vectors=4 0.725"
   " cluster_shared@cluster=2,threads=512 0.724"
   " cluster_shared@cluster=16,threads=256 0.709"
   " cluster_registers@cluster=8,elements=16 0.705"
   " cluster_shared@cluster=8,threads=512 0.705"
   " cluster_shared@cluster=2,threads=256 0.701"
   " grid_shared@warps=16,blocks_per_sm=1 0.683"
   " cluster_registers@cluster=2,elements=64 0.663"
   " cluster_shared@cluster=16,threads=512 0.504"},
  {"softmax", "bf16", "bf16", "rows=72269 cols=53", 0.674,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.996"
   " warp_rows@threads=128,vectors=2 0.643"
   " warp_rows@threads=128,vectors=4 0.510"
   " warp_rows@threads=64,vectors=4 0.505"
   " warp_elements@threads=128 0.330"
   " warp_elements@threads=32 0.164"
   " cluster_registers@cluster=1,elements=16 0.162"
   " cluster_registers@cluster=1,elements=32 0.119"
   " register_cache@threads=128,vectors=1 0.099"
   " register_cache@threads=128,vectors=2 0.076"
   " two_pass@threads=256,vectors=1 0.044"},
  {"softmax", "bf16", "bf16", "rows=72269 cols=53 direction=backward", 0.720,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.966"
   " warp_rows_backward@threads=128,vectors=2 0.940"
   " warp_rows_backward@threads=128,vectors=4 0.576"
   " register_cache_backward@threads=128,vectors=1 0.174"
   " register_cache_backward@threads=128,vectors=2 0.116"
   " register_cache_backward@threads=256,vectors=2 0.059"
   " two_pass_backward@threads=256,vectors=2 0.057"},
  {"softmax", "fp32", "fp32", "rows=72388 cols=127", 0.872,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.987"
   " warp_rows@threads=128,vectors=4 0.832"
   " warp_rows@threads=64,vectors=4 0.810"
   " warp_elements@threads=128 0.747"
   " warp_rows@threads=128,vectors=2 0.621"
   " warp_elements@threads=32 0.462"
   " cluster_registers@cluster=1,elements=16 0.336"
   " register_cache@threads=128,vectors=1 0.269"
   " register_cache@threads=128,vectors=2 0.215"
   " cluster_registers@cluster=1,elements=32 0.202"
   " two_pass@threads=256,vectors=1 0.128"},
  {"softmax", "bf16", "bf16", "rows=73127 cols=28", 0.678,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.975"
   " warp_rows@threads=128,vectors=2 0.722"
   " warp_rows@threads=64,vectors=4 0.660"
   " warp_rows@threads=128,vectors=4 0.652"
   " warp_elements@threads=128 0.228"
   " warp_elements@threads=32 0.111"
   " cluster_registers@cluster=1,elements=16 0.109"
   " cluster_registers@cluster=1,elements=32 0.081"
   " register_cache@threads=128,vectors=1 0.068"
   " register_cache@threads=128,vectors=2 0.052"
   " two_pass@threads=256,vectors=1 0.031"},
  {"softmax", "bf16", "bf16", "rows=735146 cols=23", 0.801,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.976"
   " warp_rows@threads=128,vectors=2 0.334"
   " warp_rows@threads=128,vectors=4 0.271"
   " warp_rows@threads=64,vectors=4 0.270"
   " warp_elements@threads=128 0.102"
   " warp_elements@threads=32 0.048"
   " cluster_registers@cluster=1,elements=16 0.048"
   " cluster_registers@cluster=1,elements=32 0.034"
   " register_cache@threads=128,vectors=1 0.029"
   " register_cache@threads=128,vectors=2 0.022"
   " two_pass@threads=256,vectors=1 0.014"},
  {"softmax", "fp32", "fp32", "rows=74 cols=130201", 0.730,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_shared@cluster=16,threads=256 0.913"
   " cluster_registers@cluster=8,elements=32 0.905"
   " cluster_shared@cluster=8,threads=512 0.881"
   " cluster_shared@cluster=8,threads=256 0.857"
   " cluster_shared@cluster=16,threads=512 0.853"
   " cluster_registers@cluster=8,elements=64 0.845"
   " cluster_registers@cluster=16,elements=64 0.838"
   " cluster_registers@cluster=16,elements=16 0.814"
   " grid_shared@warps=8,blocks_per_sm=2 0.761"
   " grid_shared@warps=16,blocks_per_sm=1 0.757"
   " cluster_registers@cluster=4,elements=64 0.757"
   " two_pass@threads=512,vectors=4 0.678"
   " cluster_shared@cluster=4,threads=512 0.669"
   " cluster_shared@cluster=4,threads=256 0.603"},
  {"softmax", "fp16", "fp16", "rows=74614 cols=114", 0.842,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.996"
   " warp_rows@threads=128,vectors=2 0.817"
   " warp_rows@threads=128,vectors=4 0.725"
   " warp_rows@threads=64,vectors=4 0.720"
   " warp_elements@threads=128 0.495"
   " warp_elements@threads=32 0.240"
   " cluster_registers@cluster=1,elements=16 0.236"
   " cluster_registers@cluster=1,elements=32 0.203"
   " register_cache@threads=128,vectors=1 0.142"
   " register_cache@threads=128,vectors=2 0.121"
   " two_pass@threads=256,vectors=1 0.065"},
  {"softmax", "bf16", "bf16", "rows=76 cols=220", 0.629,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.978"
   " cluster_registers@cluster=1,elements=16 0.946"
   " register_cache@threads=128,vectors=1 0.914"
   " register_cache@threads=128,vectors=2 0.887"
   " cluster_registers@cluster=1,elements=32 0.857"
   " warp_rows@threads=128,vectors=2 0.814"
   " warp_rows@threads=128,vectors=4 0.791"
   " warp_rows@threads=64,vectors=4 0.789"
   " staged_rows@threads=128,bytes=8192 0.776"
   " staged_rows@threads=64,bytes=4096 0.773"
   " two_pass@threads=256,vectors=1 0.718"},
  {"softmax", "fp16", "fp16", "rows=77 cols=262147", 0.687,
   "cluster_shared@cluster=16,threads=256 1.000"
   " cluster_shared@cluster=8,threads=512 0.955"
   " cluster_shared@cluster=16,threads=512 0.943"
   " cluster_shared@cluster=8,threads=256 0.943"
   " cluster_registers@cluster=16,elements=64 0.870"
   " cluster_shared@cluster=4,threads=512 0.714"
   " cluster_shared@cluster=4,threads=256 0.651"
   " two_pass@threads=256,vectors=1 0.283"},
  {"softmax", "fp32", "fp32", "rows=79 cols=317701 stride=317732", 0.673,
   "cluster_shared@cluster=16,threads=512 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.957"
   " grid_shared@warps=8,blocks_per_sm=2 0.905"
   " split_k@threads=256,vectors=8,reread=reverse 0.876"
   " split_k@threads=256,vectors=4,reread=reverse 0.875"
   " cluster_shared@cluster=16,threads=256 0.869"
   " split_k@threads=256,vectors=16,reread=reverse 0.858"
   " split_k_persistent@threads=256,vectors=16 0.821"
   " split_k@threads=256,vectors=2,reread=reverse 0.795"
   " two_pass@threads=1024,vectors=4 0.753"
   " split_k_persistent@threads=256,vectors=4 0.723"
   " split_k_persistent@threads=256,vectors=2 0.519"},
  {"softmax", "fp16", "fp16", "rows=79 cols=651", 0.613,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.990"
   " staged_rows@threads=64,bytes=4096 0.905"
   " staged_rows@threads=128,bytes=8192 0.902"
   " cluster_registers@cluster=1,elements=16 0.887"
   " warp_rows@threads=64,vectors=4 0.863"
   " cluster_registers@cluster=1,elements=32 0.859"
   " warp_rows@threads=128,vectors=2 0.854"
   " warp_rows@threads=128,vectors=4 0.853"
   " two_pass@threads=256,vectors=1 0.829"
   " warp_elements@threads=128 0.596"
   " warp_elements@threads=32 0.586"},
  {"softmax", "fp16", "fp16", "rows=8 cols=1416889", 0.612,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.987"
   " grid_shared@warps=8,blocks_per_sm=2 0.918"
   " grid_shared@warps=16,blocks_per_sm=1 0.897"
   " split_k@threads=256,vectors=2,reread=reverse 0.891"
   " split_k_persistent@threads=256,vectors=16 0.883"
   " split_k@threads=256,vectors=16,reread=reverse 0.852"
   " split_k_persistent@threads=256,vectors=4 0.852"
   " cluster_shared@cluster=16,threads=512 0.637"
   " split_k_persistent@threads=256,vectors=2 0.551"
   " cluster_shared@cluster=16,threads=256 0.532"
   " two_pass@threads=1024,vectors=4 0.151"},
  {"softmax", "bf16", "bf16", "rows=8 cols=1735512", 0.592,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.966"
   " grid_shared@warps=8,blocks_per_sm=2 0.961"
   " split_k_persistent@threads=256,vectors=16 0.956"
   " grid_shared@warps=16,blocks_per_sm=1 0.885"
   " split_k@threads=256,vectors=16,reread=reverse 0.879"
   " split_k@threads=256,vectors=2,reread=reverse 0.848"
   " split_k_persistent@threads=256,vectors=4 0.764"
   " cluster_shared@cluster=16,threads=512 0.720"
   " cluster_shared@cluster=16,threads=256 0.623"
   " split_k_persistent@threads=256,vectors=2 0.504"
   " two_pass@threads=1024,vectors=4 0.151"},
  {"softmax", "bf16", "bf16", "rows=8 cols=458752", 0.458,
   "grid_shared@warps=8,blocks_per_sm=2 1.000"
   " cluster_shared@cluster=16,threads=512 0.968"
   " grid_shared@warps=16,blocks_per_sm=1 0.954"
   " cluster_shared@cluster=8,threads=512 0.950"
   " cluster_registers@cluster=16,elements=64 0.898"
   " cluster_shared@cluster=8,threads=256 0.897"
   " cluster_shared@cluster=16,threads=256 0.890"
   " two_pass@threads=512,vectors=4 0.190"},
  {"softmax", "bf16", "bf16", "rows=8 cols=882841", 0.576,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.989"
   " split_k@threads=256,vectors=2,reread=reverse 0.906"
   " split_k_persistent@threads=256,vectors=4 0.893"
   " split_k@threads=256,vectors=8,reread=reverse 0.886"
   " split_k@threads=256,vectors=16,reread=reverse 0.860"
   " grid_shared@warps=16,blocks_per_sm=1 0.836"
   " grid_shared@warps=8,blocks_per_sm=2 0.830"
   " cluster_shared@cluster=16,threads=512 0.698"
   " split_k_persistent@threads=256,vectors=2 0.638"
   " cluster_shared@cluster=16,threads=256 0.634"
   " two_pass@threads=1024,vectors=4 0.171"},
  {"softmax", "fp32", "fp32", "rows=80 cols=602 direction=backward", 0.829,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.981"
   " two_pass_backward@threads=256,vectors=2 0.763"
   " warp_rows_backward@threads=128,vectors=4 0.644"
   " warp_rows_backward@threads=128,vectors=2 0.643"
   " staged_rows_backward@threads=64,bytes=2048 0.643"
   " staged_rows_backward@threads=256,bytes=8192 0.582"},
  {"softmax", "fp32", "fp32", "rows=80 cols=602", 0.653,
   "register_cache@threads=128,vectors=2 1.000"
   " warp_elements@threads=128 0.966"
   " warp_elements@threads=32 0.950"
   " two_pass@threads=256,vectors=1 0.800"
   " cluster_registers@cluster=1,elements=16 0.798"
   " warp_rows@threads=128,vectors=4 0.710"
   " warp_rows@threads=128,vectors=2 0.710"
   " warp_rows@threads=64,vectors=4 0.709"
   " cluster_registers@cluster=1,elements=32 0.705"
   " staged_rows@threads=64,bytes=4096 0.686"
   " staged_rows@threads=128,bytes=8192 0.667"},
  {"softmax", "fp32", "fp32", "rows=804 cols=2171", 0.716,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.940"
   " cluster_registers@cluster=1,elements=32 0.870"
   " cluster_shared@cluster=1,threads=256 0.818"
   " cluster_registers@cluster=1,elements=64 0.704"
   " register_cache@threads=512,vectors=4 0.676"
   " cluster_registers@cluster=2,elements=32 0.672"
   " two_pass@threads=512,vectors=2 0.634"
   " cluster_shared@cluster=1,threads=512 0.617"
   " cluster_registers@cluster=2,elements=64 0.561"
   " cluster_registers@cluster=4,elements=32 0.478"
   " register_cache@threads=256,vectors=16 0.439"
   " cluster_registers@cluster=8,elements=16 0.368"
   " cluster_registers@cluster=4,elements=64 0.315"
   " cluster_registers@cluster=16,elements=16 0.189"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 direction=backward", 0.971,
   "cluster_shared_backward@cluster=1,threads=256 1.000"
   " two_pass_backward@threads=256,vectors=2 0.989"
   " register_cache_backward@threads=256,vectors=8 0.659"
   " split_k_cooperative_backward@threads=512,vectors=2 0.562"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 direction=backward", 0.971,
   "cluster_shared_backward@cluster=1,threads=256 1.000"
   " two_pass_backward@threads=256,vectors=2 0.991"
   " register_cache_backward@threads=256,vectors=8 0.643"
   " split_k_cooperative_backward@threads=512,vectors=2 0.561"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 direction=backward", 0.971,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " cluster_shared_backward@cluster=1,threads=256 0.983"
   " two_pass_backward@threads=256,vectors=2 0.726"
   " split_k_cooperative_backward@threads=512,vectors=2 0.552"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192", 0.955,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.993"
   " cluster_registers@cluster=2,elements=32 0.992"
   " register_cache@threads=256,vectors=4 0.986"
   " cluster_shared@cluster=1,threads=256 0.978"
   " cluster_registers@cluster=2,elements=64 0.964"
   " register_cache@threads=512,vectors=2 0.962"
   " two_pass@threads=256,vectors=1 0.956"
   " cluster_registers@cluster=1,elements=16 0.947"
   " two_pass@threads=512,vectors=2 0.893"
   " two_pass@threads=128,vectors=1 0.890"
   " two_pass@threads=256,vectors=4 0.841"
   " cluster_shared@cluster=1,threads=512 0.763"
   " register_cache@threads=512,vectors=4 0.754"
   " split_k@threads=256,vectors=4,reread=reverse 0.638"
   " register_cache@threads=1024,vectors=1 0.628"
   " split_k@threads=128,vectors=2,reread=reverse 0.607"
   " scalar@threads=256,elements=8 0.596"
   " two_pass@threads=512,vectors=4 0.595"
   " split_k@threads=256,vectors=2,reread=reverse 0.592"
   " split_k@threads=256,vectors=8,reread=reverse 0.528"
   " register_cache@threads=512,vectors=8 0.516"
   " two_pass@threads=1024,vectors=2 0.509"
   " register_cache@threads=256,vectors=16 0.486"
   " smem_cache_medium@blocks=2 0.470"
   " split_k@threads=512,vectors=4,reread=reverse 0.431"
   " split_k@threads=256,vectors=16,reread=reverse 0.327"
   " split_k@threads=256,vectors=16,reread=forward 0.326"
   " multi_kernel@intermediate=input 0.310"
   " split_k_cooperative@threads=256,vectors=16 0.296"
   " two_pass@threads=1024,vectors=4 0.281"
   " split_k_persistent@threads=256,vectors=16 0.278"
   " register_cache@threads=1024,vectors=4 0.273"
   " split_k@threads=512,vectors=8,reread=reverse 0.243"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.113"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192", 0.953,
   "register_cache@threads=512,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.993"
   " cluster_shared@cluster=1,threads=256 0.964"
   " two_pass@threads=256,vectors=4 0.959"
   " two_pass@threads=512,vectors=4 0.922"
   " two_pass@threads=512,vectors=2 0.899"
   " two_pass@threads=256,vectors=1 0.880"
   " vector4@threads=256,vectors=4 0.852"
   " register_cache@threads=256,vectors=16 0.826"
   " register_cache@threads=512,vectors=8 0.818"
   " smem_cache_medium@blocks=2 0.816"
   " scalar@threads=256,elements=8 0.724"
   " two_pass@threads=128,vectors=1 0.703"
   " split_k@threads=256,vectors=4,reread=reverse 0.652"
   " split_k@threads=256,vectors=8,reread=reverse 0.644"
   " split_k@threads=512,vectors=4,reread=reverse 0.628"
   " split_k@threads=128,vectors=2,reread=reverse 0.600"
   " split_k@threads=256,vectors=2,reread=reverse 0.588"
   " two_pass@threads=1024,vectors=2 0.584"
   " split_k@threads=256,vectors=16,reread=reverse 0.548"
   " split_k@threads=256,vectors=16,reread=forward 0.545"
   " register_cache@threads=1024,vectors=4 0.538"
   " two_pass@threads=1024,vectors=4 0.515"
   " split_k_cooperative@threads=256,vectors=16 0.500"
   " split_k_persistent@threads=256,vectors=16 0.465"
   " split_k@threads=512,vectors=8,reread=reverse 0.426"
   " multi_kernel@intermediate=input 0.324"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.249"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 lse=stored", 0.933,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.970"
   " two_pass@threads=256,vectors=1 0.950"
   " scalar@threads=256,elements=8 0.545"
   " grid_shared@warps=16,blocks_per_sm=1 0.544"
   " smem_cache_medium@blocks=2 0.442"
   " register_cache@threads=256,vectors=16 0.419"
   " split_k@threads=256,vectors=16,reread=forward 0.304"
   " split_k_cooperative@threads=256,vectors=16 0.294"
   " split_k_persistent@threads=256,vectors=16 0.273"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.108"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 lse=stored", 0.944,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.983"
   " two_pass@threads=256,vectors=1 0.959"
   " grid_shared@warps=16,blocks_per_sm=1 0.604"
   " scalar@threads=256,elements=8 0.594"
   " register_cache@threads=256,vectors=16 0.480"
   " smem_cache_medium@blocks=2 0.466"
   " split_k@threads=256,vectors=16,reread=forward 0.325"
   " split_k_cooperative@threads=256,vectors=16 0.297"
   " split_k_persistent@threads=256,vectors=16 0.276"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 lse=stored", 0.938,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.979"
   " two_pass@threads=256,vectors=1 0.884"
   " grid_shared@warps=16,blocks_per_sm=1 0.862"
   " vector4@threads=256,vectors=4 0.859"
   " register_cache@threads=256,vectors=16 0.824"
   " smem_cache_medium@blocks=2 0.816"
   " scalar@threads=256,elements=8 0.729"
   " split_k@threads=256,vectors=16,reread=forward 0.551"
   " split_k_cooperative@threads=256,vectors=16 0.502"
   " split_k_persistent@threads=256,vectors=16 0.464"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.253"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 result=log_softmax", 0.925,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.879"
   " two_pass@threads=256,vectors=1 0.805"
   " grid_shared@warps=16,blocks_per_sm=1 0.578"
   " split_k@threads=256,vectors=16,reread=forward 0.319"
   " register_cache@threads=256,vectors=16 0.281"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 result=log_softmax", 0.947,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.978"
   " two_pass@threads=256,vectors=1 0.920"
   " grid_shared@warps=16,blocks_per_sm=1 0.613"
   " split_k@threads=256,vectors=16,reread=forward 0.328"
   " register_cache@threads=256,vectors=16 0.296"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 result=log_softmax", 0.937,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.984"
   " two_pass@threads=256,vectors=1 0.899"
   " grid_shared@warps=16,blocks_per_sm=1 0.882"
   " register_cache@threads=256,vectors=16 0.829"
   " split_k@threads=256,vectors=16,reread=forward 0.477"},
  {"softmax", "fp16", "fp16", "rows=82 cols=70451", 0.674,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=16,elements=32 0.965"
   " cluster_shared@cluster=8,threads=256 0.886"
   " cluster_registers@cluster=16,elements=64 0.871"
   " cluster_registers@cluster=8,elements=64 0.864"
   " cluster_shared@cluster=4,threads=256 0.860"
   " two_pass@threads=512,vectors=4 0.859"
   " cluster_registers@cluster=4,elements=64 0.836"
   " cluster_registers@cluster=16,elements=16 0.828"
   " cluster_shared@cluster=4,threads=512 0.823"
   " cluster_registers@cluster=8,elements=16 0.811"
   " cluster_shared@cluster=1,threads=512 0.809"
   " cluster_shared@cluster=2,threads=512 0.797"
   " grid_shared@warps=16,blocks_per_sm=1 0.796"
   " cluster_shared@cluster=2,threads=256 0.768"
   " cluster_registers@cluster=2,elements=64 0.733"
   " grid_shared@warps=8,blocks_per_sm=2 0.729"
   " cluster_shared@cluster=8,threads=512 0.720"
   " cluster_shared@cluster=16,threads=256 0.718"
   " cluster_shared@cluster=16,threads=512 0.488"},
  {"softmax", "fp32", "fp32", "rows=823 cols=31619", 0.876,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.989"
   " cluster_shared@cluster=2,threads=512 0.968"
   " cluster_shared@cluster=4,threads=256 0.907"
   " cluster_shared@cluster=2,threads=256 0.901"
   " cluster_registers@cluster=2,elements=64 0.893"
   " cluster_registers@cluster=4,elements=64 0.876"
   " two_pass@threads=512,vectors=4 0.837"
   " cluster_registers@cluster=8,elements=64 0.832"
   " cluster_shared@cluster=8,threads=256 0.823"
   " cluster_registers@cluster=8,elements=16 0.803"
   " cluster_shared@cluster=1,threads=512 0.791"
   " cluster_shared@cluster=4,threads=512 0.790"
   " cluster_registers@cluster=16,elements=16 0.770"
   " grid_shared@warps=16,blocks_per_sm=1 0.760"
   " grid_shared@warps=8,blocks_per_sm=2 0.753"
   " cluster_registers@cluster=16,elements=32 0.715"
   " cluster_registers@cluster=16,elements=64 0.607"
   " cluster_shared@cluster=8,threads=512 0.599"
   " cluster_shared@cluster=16,threads=256 0.589"
   " cluster_shared@cluster=16,threads=512 0.377"},
  {"softmax", "fp16", "fp16", "rows=838 cols=718 stride=778", 0.640,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=128,vectors=2 0.976"
   " warp_rows@threads=128,vectors=4 0.973"
   " register_cache@threads=128,vectors=1 0.969"
   " warp_rows@threads=64,vectors=4 0.969"
   " cluster_registers@cluster=1,elements=16 0.969"
   " register_cache@threads=128,vectors=2 0.951"
   " two_pass@threads=256,vectors=1 0.773"
   " warp_elements@threads=128 0.644"
   " warp_elements@threads=32 0.641"},
  {"softmax", "fp16", "fp16", "rows=848 cols=6673", 0.819,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.996"
   " cluster_registers@cluster=2,elements=32 0.870"
   " cluster_registers@cluster=1,elements=64 0.850"
   " cluster_registers@cluster=1,elements=16 0.846"
   " cluster_registers@cluster=2,elements=64 0.772"
   " two_pass@threads=512,vectors=2 0.755"
   " cluster_shared@cluster=1,threads=256 0.725"
   " register_cache@threads=512,vectors=4 0.718"
   " cluster_shared@cluster=1,threads=512 0.636"
   " cluster_registers@cluster=4,elements=32 0.589"
   " cluster_registers@cluster=4,elements=64 0.557"
   " register_cache@threads=256,vectors=16 0.459"
   " cluster_registers@cluster=8,elements=16 0.421"
   " cluster_registers@cluster=16,elements=16 0.242"},
  {"softmax", "fp16", "fp16", "rows=85 cols=47867", 0.731,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.999"
   " cluster_registers@cluster=4,elements=64 0.886"
   " cluster_registers@cluster=8,elements=64 0.879"
   " cluster_registers@cluster=8,elements=16 0.842"
   " two_pass@threads=512,vectors=4 0.827"
   " cluster_registers@cluster=16,elements=16 0.821"
   " cluster_shared@cluster=8,threads=256 0.817"
   " cluster_registers@cluster=2,elements=64 0.815"
   " cluster_registers@cluster=16,elements=32 0.780"
   " cluster_shared@cluster=4,threads=512 0.769"
   " cluster_shared@cluster=4,threads=256 0.765"
   " cluster_shared@cluster=2,threads=512 0.749"
   " cluster_shared@cluster=1,threads=512 0.717"
   " cluster_registers@cluster=16,elements=64 0.693"
   " cluster_shared@cluster=2,threads=256 0.684"
   " grid_shared@warps=16,blocks_per_sm=1 0.657"
   " grid_shared@warps=8,blocks_per_sm=2 0.619"
   " cluster_shared@cluster=8,threads=512 0.618"
   " cluster_shared@cluster=16,threads=256 0.558"
   " cluster_shared@cluster=16,threads=512 0.391"},
  {"softmax", "fp16", "fp16", "rows=855267 cols=27", 0.862,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.976"
   " warp_rows@threads=128,vectors=2 0.456"
   " warp_rows@threads=128,vectors=4 0.317"
   " warp_rows@threads=64,vectors=4 0.314"
   " warp_elements@threads=128 0.119"
   " warp_elements@threads=32 0.051"
   " cluster_registers@cluster=1,elements=16 0.051"
   " cluster_registers@cluster=1,elements=32 0.043"
   " register_cache@threads=128,vectors=1 0.030"
   " register_cache@threads=128,vectors=2 0.025"
   " two_pass@threads=256,vectors=1 0.015"},
  {"softmax", "fp16", "fp16", "rows=8561 cols=241 stride=254", 0.705,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=128,vectors=4 0.908"
   " warp_rows@threads=64,vectors=4 0.903"
   " warp_elements@threads=128 0.831"
   " warp_elements@threads=32 0.701"
   " cluster_registers@cluster=1,elements=16 0.679"
   " cluster_registers@cluster=1,elements=32 0.578"
   " register_cache@threads=128,vectors=1 0.463"
   " register_cache@threads=128,vectors=2 0.404"
   " two_pass@threads=256,vectors=1 0.224"},
  {"softmax", "fp16", "fp16", "rows=8613 cols=17", 0.657,
   "warp_rows@threads=128,vectors=2 1.000"
   " staged_rows@threads=64,bytes=4096 0.946"
   " staged_rows@threads=128,bytes=8192 0.941"
   " warp_rows@threads=64,vectors=4 0.929"
   " warp_rows@threads=128,vectors=4 0.881"
   " warp_elements@threads=128 0.668"
   " warp_elements@threads=32 0.368"
   " cluster_registers@cluster=1,elements=16 0.346"
   " cluster_registers@cluster=1,elements=32 0.317"
   " register_cache@threads=128,vectors=1 0.235"
   " register_cache@threads=128,vectors=2 0.202"
   " two_pass@threads=256,vectors=1 0.127"},
  {"softmax", "fp16", "fp16", "rows=86228 cols=134", 0.885,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.997"
   " warp_rows@threads=64,vectors=4 0.706"
   " warp_rows@threads=128,vectors=4 0.703"
   " warp_rows@threads=128,vectors=2 0.541"
   " warp_elements@threads=128 0.523"
   " warp_elements@threads=32 0.257"
   " cluster_registers@cluster=1,elements=16 0.253"
   " cluster_registers@cluster=1,elements=32 0.217"
   " register_cache@threads=128,vectors=1 0.153"
   " register_cache@threads=128,vectors=2 0.129"
   " two_pass@threads=256,vectors=1 0.070"},
  {"softmax", "bf16", "bf16", "rows=87 cols=61627", 0.654,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=8,elements=64 0.996"
   " cluster_registers@cluster=8,elements=32 0.954"
   " cluster_registers@cluster=16,elements=32 0.942"
   " cluster_registers@cluster=8,elements=16 0.924"
   " cluster_shared@cluster=8,threads=256 0.911"
   " cluster_registers@cluster=4,elements=32 0.909"
   " two_pass@threads=512,vectors=4 0.874"
   " cluster_shared@cluster=4,threads=512 0.866"
   " cluster_shared@cluster=4,threads=256 0.847"
   " cluster_registers@cluster=16,elements=16 0.826"
   " cluster_shared@cluster=2,threads=512 0.811"
   " cluster_registers@cluster=16,elements=64 0.798"
   " cluster_shared@cluster=1,threads=512 0.766"
   " cluster_shared@cluster=8,threads=512 0.745"
   " cluster_registers@cluster=2,elements=64 0.745"
   " grid_shared@warps=16,blocks_per_sm=1 0.741"
   " cluster_shared@cluster=2,threads=256 0.733"
   " grid_shared@warps=8,blocks_per_sm=2 0.695"
   " cluster_shared@cluster=16,threads=256 0.682"
   " cluster_shared@cluster=16,threads=512 0.495"},
  {"softmax", "fp16", "fp16", "rows=8759 cols=2991", 0.932,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.902"
   " cluster_registers@cluster=1,elements=16 0.899"
   " register_cache@threads=256,vectors=2 0.876"
   " register_cache@threads=256,vectors=4 0.653"
   " cluster_shared@cluster=1,threads=256 0.566"
   " cluster_registers@cluster=2,elements=32 0.509"
   " cluster_registers@cluster=2,elements=64 0.476"
   " two_pass@threads=512,vectors=2 0.442"
   " cluster_shared@cluster=1,threads=512 0.381"
   " register_cache@threads=512,vectors=4 0.352"
   " cluster_registers@cluster=4,elements=32 0.308"
   " cluster_registers@cluster=4,elements=64 0.252"
   " register_cache@threads=256,vectors=16 0.207"
   " cluster_registers@cluster=8,elements=16 0.184"
   " cluster_registers@cluster=16,elements=16 0.087"},
  {"softmax", "fp32", "fp32", "rows=8893 cols=627", 0.927,
   "warp_elements@threads=32 1.000"
   " warp_elements@threads=128 0.992"
   " staged_rows@threads=128,bytes=8192 0.942"
   " warp_rows@threads=64,vectors=4 0.927"
   " warp_rows@threads=128,vectors=2 0.927"
   " warp_rows@threads=128,vectors=4 0.926"
   " staged_rows@threads=64,bytes=4096 0.917"
   " register_cache@threads=128,vectors=2 0.810"
   " cluster_registers@cluster=1,elements=32 0.770"
   " cluster_registers@cluster=1,elements=16 0.673"
   " two_pass@threads=256,vectors=1 0.462"},
  {"softmax", "fp16", "fp16", "rows=89 cols=3648", 0.661,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.959"
   " cluster_registers@cluster=1,elements=32 0.941"
   " cluster_registers@cluster=8,elements=16 0.926"
   " cluster_registers@cluster=4,elements=32 0.872"
   " register_cache@threads=256,vectors=4 0.871"
   " two_pass@threads=512,vectors=2 0.848"
   " cluster_shared@cluster=1,threads=512 0.842"
   " cluster_registers@cluster=1,elements=64 0.840"
   " cluster_registers@cluster=2,elements=32 0.805"
   " cluster_shared@cluster=1,threads=256 0.800"
   " cluster_registers@cluster=4,elements=64 0.792"
   " cluster_registers@cluster=2,elements=64 0.775"
   " register_cache@threads=512,vectors=4 0.760"
   " register_cache@threads=256,vectors=16 0.590"
   " cluster_registers@cluster=16,elements=16 0.538"},
  {"softmax", "fp32", "fp32", "rows=89 cols=9300 direction=backward", 0.839,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.999"
   " cluster_registers_backward@cluster=4,vectors=2 0.990"
   " cluster_registers_backward@cluster=8,vectors=8 0.982"
   " cluster_registers_backward@cluster=4,vectors=4 0.970"
   " cluster_registers_backward@cluster=1,vectors=8 0.965"
   " cluster_registers_backward@cluster=4,vectors=8 0.962"
   " cluster_registers_backward@cluster=1,vectors=4 0.950"
   " cluster_registers_backward@cluster=2,vectors=2 0.940"
   " cluster_registers_backward@cluster=2,vectors=4 0.939"
   " cluster_registers_backward@cluster=2,vectors=8 0.924"
   " two_pass_backward@threads=1024,vectors=2 0.809"
   " cluster_shared_backward@cluster=8,threads=256 0.808"
   " cluster_shared_backward@cluster=2,threads=512 0.805"
   " cluster_registers_backward@cluster=16,vectors=2 0.791"
   " cluster_registers_backward@cluster=16,vectors=4 0.783"
   " cluster_registers_backward@cluster=16,vectors=8 0.751"
   " cluster_shared_backward@cluster=8,threads=512 0.646"
   " split_k_cooperative_backward@threads=256,vectors=4 0.645"
   " cluster_shared_backward@cluster=16,threads=256 0.579"
   " split_k_cooperative_backward@threads=512,vectors=2 0.537"
   " cluster_shared_backward@cluster=16,threads=512 0.358"},
  {"softmax", "fp32", "fp32", "rows=89 cols=9300", 0.650,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.988"
   " cluster_registers@cluster=1,elements=32 0.987"
   " cluster_registers@cluster=4,elements=32 0.941"
   " register_cache@threads=256,vectors=16 0.919"
   " cluster_shared@cluster=1,threads=512 0.915"
   " cluster_registers@cluster=2,elements=32 0.913"
   " cluster_registers@cluster=4,elements=64 0.854"
   " cluster_registers@cluster=1,elements=64 0.850"
   " cluster_shared@cluster=1,threads=256 0.845"
   " two_pass@threads=512,vectors=2 0.841"
   " cluster_registers@cluster=2,elements=64 0.822"
   " cluster_registers@cluster=16,elements=16 0.679"},
  {"softmax", "bf16", "bf16", "rows=9 cols=1179194 stride=1179212", 0.574,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.915"
   " split_k@threads=256,vectors=2,reread=reverse 0.904"
   " grid_shared@warps=16,blocks_per_sm=1 0.889"
   " split_k_persistent@threads=256,vectors=16 0.846"
   " split_k@threads=256,vectors=16,reread=reverse 0.844"
   " split_k_persistent@threads=256,vectors=4 0.831"
   " cluster_shared@cluster=16,threads=512 0.684"
   " split_k_persistent@threads=256,vectors=2 0.638"
   " cluster_shared@cluster=16,threads=256 0.580"
   " two_pass@threads=1024,vectors=4 0.180"},
  {"softmax", "bf16", "bf16", "rows=9 cols=14216 stride=14220", 0.502,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.997"
   " cluster_registers@cluster=4,elements=32 0.917"
   " cluster_registers@cluster=2,elements=32 0.891"
   " cluster_registers@cluster=1,elements=32 0.881"
   " register_cache@threads=512,vectors=4 0.797"
   " cluster_registers@cluster=1,elements=64 0.782"
   " cluster_registers@cluster=2,elements=64 0.747"
   " cluster_registers@cluster=4,elements=64 0.729"
   " two_pass@threads=512,vectors=2 0.677"
   " cluster_shared@cluster=1,threads=512 0.634"
   " cluster_shared@cluster=1,threads=256 0.631"
   " register_cache@threads=256,vectors=16 0.555"},
  {"softmax", "bf16", "bf16", "rows=9 cols=14216 stride=14220 direction=backward", 0.638,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.987"
   " cluster_registers_backward@cluster=4,vectors=2 0.980"
   " register_cache_backward@threads=512,vectors=4 0.936"
   " register_cache_backward@threads=1024,vectors=2 0.923"
   " register_cache_backward@threads=256,vectors=8 0.901"
   " cluster_registers_backward@cluster=2,vectors=2 0.896"
   " cluster_registers_backward@cluster=16,vectors=4 0.881"
   " cluster_registers_backward@cluster=8,vectors=4 0.862"
   " cluster_registers_backward@cluster=4,vectors=4 0.862"
   " cluster_registers_backward@cluster=1,vectors=2 0.850"
   " cluster_registers_backward@cluster=2,vectors=4 0.819"
   " register_cache_backward@threads=512,vectors=8 0.793"
   " cluster_registers_backward@cluster=1,vectors=4 0.784"
   " two_pass_backward@threads=512,vectors=2 0.665"
   " cluster_shared_backward@cluster=1,threads=512 0.647"
   " cluster_shared_backward@cluster=1,threads=256 0.630"},
  {"softmax", "fp16", "fp16", "rows=9 cols=3095", 0.591,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.950"
   " register_cache@threads=256,vectors=4 0.917"
   " cluster_registers@cluster=16,elements=16 0.893"
   " cluster_registers@cluster=8,elements=16 0.874"
   " cluster_registers@cluster=1,elements=32 0.792"
   " two_pass@threads=512,vectors=2 0.789"
   " register_cache@threads=512,vectors=4 0.787"
   " cluster_shared@cluster=1,threads=512 0.730"
   " cluster_registers@cluster=4,elements=32 0.715"
   " cluster_shared@cluster=1,threads=256 0.701"
   " cluster_registers@cluster=2,elements=32 0.685"
   " cluster_registers@cluster=1,elements=64 0.665"
   " cluster_registers@cluster=4,elements=64 0.623"
   " cluster_registers@cluster=2,elements=64 0.611"
   " register_cache@threads=256,vectors=16 0.591"},
  {"softmax", "fp32", "fp32", "rows=9 cols=3424926", 0.622,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.957"
   " split_k@threads=256,vectors=16,reread=reverse 0.935"
   " split_k@threads=256,vectors=8,reread=reverse 0.915"
   " split_k@threads=256,vectors=4,reread=reverse 0.880"
   " split_k_persistent@threads=256,vectors=16 0.854"
   " split_k_persistent@threads=256,vectors=4 0.832"
   " split_k_persistent@threads=256,vectors=2 0.744"
   " split_k@threads=256,vectors=2,reread=reverse 0.665"
   " two_pass@threads=1024,vectors=4 0.160"},
  {"softmax", "fp16", "fp16", "rows=9 cols=71725", 0.558,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.972"
   " cluster_registers@cluster=16,elements=32 0.945"
   " cluster_registers@cluster=8,elements=32 0.944"
   " cluster_registers@cluster=16,elements=64 0.836"
   " cluster_registers@cluster=8,elements=64 0.780"
   " cluster_registers@cluster=4,elements=64 0.763"
   " cluster_shared@cluster=16,threads=256 0.748"
   " cluster_shared@cluster=8,threads=256 0.736"
   " cluster_shared@cluster=8,threads=512 0.730"
   " cluster_shared@cluster=16,threads=512 0.709"
   " cluster_shared@cluster=4,threads=512 0.648"
   " cluster_shared@cluster=4,threads=256 0.618"
   " cluster_registers@cluster=2,elements=64 0.599"
   " cluster_shared@cluster=2,threads=512 0.524"
   " grid_shared@warps=8,blocks_per_sm=2 0.510"
   " grid_shared@warps=16,blocks_per_sm=1 0.506"
   " cluster_shared@cluster=2,threads=256 0.432"
   " cluster_shared@cluster=1,threads=512 0.358"
   " two_pass@threads=512,vectors=4 0.351"},
  {"softmax", "fp32", "fp32", "rows=9 cols=752674", 0.610,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.968"
   " split_k_persistent@threads=256,vectors=16 0.943"
   " split_k@threads=256,vectors=16,reread=reverse 0.909"
   " grid_shared@warps=8,blocks_per_sm=2 0.874"
   " split_k@threads=256,vectors=2,reread=reverse 0.840"
   " grid_shared@warps=16,blocks_per_sm=1 0.838"
   " split_k_persistent@threads=256,vectors=4 0.726"
   " cluster_shared@cluster=16,threads=512 0.708"
   " cluster_shared@cluster=16,threads=256 0.600"
   " split_k_persistent@threads=256,vectors=2 0.573"
   " two_pass@threads=1024,vectors=4 0.175"},
  {"softmax", "fp16", "fp16", "rows=90 cols=253295", 0.735,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_shared@cluster=16,threads=256 0.942"
   " grid_shared@warps=16,blocks_per_sm=1 0.913"
   " grid_shared@warps=8,blocks_per_sm=2 0.909"
   " cluster_shared@cluster=8,threads=256 0.888"
   " cluster_shared@cluster=8,threads=512 0.887"
   " cluster_registers@cluster=16,elements=32 0.873"
   " cluster_shared@cluster=16,threads=512 0.853"
   " cluster_registers@cluster=8,elements=64 0.798"
   " two_pass@threads=512,vectors=4 0.715"
   " cluster_shared@cluster=4,threads=512 0.685"
   " cluster_shared@cluster=4,threads=256 0.642"},
  {"softmax", "fp16", "fp16", "rows=904 cols=1273 direction=backward", 0.881,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.805"
   " warp_rows_backward@threads=128,vectors=4 0.700"
   " warp_rows_backward@threads=128,vectors=2 0.699"
   " two_pass_backward@threads=256,vectors=2 0.632"
   " staged_rows_backward@threads=256,bytes=8192 0.566"
   " staged_rows_backward@threads=64,bytes=2048 0.547"},
  {"softmax", "fp16", "fp16", "rows=904 cols=1273", 0.711,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.992"
   " cluster_registers@cluster=1,elements=32 0.910"
   " staged_rows@threads=64,bytes=4096 0.884"
   " staged_rows@threads=128,bytes=8192 0.873"
   " warp_rows@threads=128,vectors=2 0.853"
   " warp_rows@threads=128,vectors=4 0.852"
   " warp_rows@threads=64,vectors=4 0.852"
   " two_pass@threads=256,vectors=1 0.835"},
  {"softmax", "fp16", "fp16", "rows=9125 cols=22", 0.610,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.996"
   " warp_rows@threads=128,vectors=2 0.987"
   " warp_rows@threads=128,vectors=4 0.862"
   " warp_rows@threads=64,vectors=4 0.862"
   " warp_elements@threads=128 0.698"
   " warp_elements@threads=32 0.379"
   " cluster_registers@cluster=1,elements=16 0.355"
   " cluster_registers@cluster=1,elements=32 0.326"
   " register_cache@threads=128,vectors=1 0.241"
   " register_cache@threads=128,vectors=2 0.207"
   " two_pass@threads=256,vectors=1 0.127"},
  {"softmax", "fp32", "fp32", "rows=914 cols=230", 0.796,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.984"
   " warp_rows@threads=128,vectors=2 0.861"
   " register_cache@threads=128,vectors=1 0.800"
   " register_cache@threads=128,vectors=2 0.784"
   " cluster_registers@cluster=1,elements=16 0.782"
   " warp_rows@threads=64,vectors=4 0.779"
   " warp_rows@threads=128,vectors=4 0.773"
   " staged_rows@threads=64,bytes=4096 0.688"
   " staged_rows@threads=128,bytes=8192 0.681"
   " cluster_registers@cluster=1,elements=32 0.615"
   " two_pass@threads=256,vectors=1 0.592"},
  {"softmax", "fp16", "fp16", "rows=92 cols=30528", 0.736,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=4,elements=32 0.981"
   " cluster_registers@cluster=4,elements=64 0.929"
   " cluster_registers@cluster=2,elements=32 0.927"
   " cluster_registers@cluster=2,elements=64 0.902"
   " cluster_registers@cluster=1,elements=64 0.883"
   " register_cache@threads=256,vectors=16 0.793"
   " cluster_shared@cluster=1,threads=512 0.775"
   " cluster_shared@cluster=1,threads=256 0.742"
   " cluster_registers@cluster=16,elements=16 0.742"
   " two_pass@threads=512,vectors=2 0.739"},
  {"softmax", "fp16", "fp16", "rows=93930 cols=60", 0.839,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.990"
   " warp_rows@threads=64,vectors=4 0.723"
   " warp_rows@threads=128,vectors=4 0.718"
   " warp_rows@threads=128,vectors=2 0.632"
   " warp_elements@threads=128 0.302"
   " warp_elements@threads=32 0.138"
   " cluster_registers@cluster=1,elements=16 0.137"
   " cluster_registers@cluster=1,elements=32 0.118"
   " register_cache@threads=128,vectors=1 0.083"
   " register_cache@threads=128,vectors=2 0.069"
   " two_pass@threads=256,vectors=1 0.038"},
  {"softmax", "fp16", "fp16", "rows=94545 cols=64 direction=backward", 0.962,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.780"
   " staged_rows_backward@threads=64,bytes=2048 0.730"
   " staged_rows_backward@threads=256,bytes=8192 0.712"
   " register_cache_backward@threads=128,vectors=1 0.163"
   " register_cache_backward@threads=128,vectors=2 0.118"
   " two_pass_backward@threads=256,vectors=2 0.059"
   " register_cache_backward@threads=256,vectors=2 0.059"},
  {"softmax", "fp16", "fp16", "rows=94545 cols=64", 0.962,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.833"
   " warp_rows@threads=128,vectors=4 0.830"
   " staged_rows@threads=64,bytes=4096 0.522"
   " staged_rows@threads=128,bytes=8192 0.517"
   " warp_elements@threads=128 0.278"
   " warp_elements@threads=32 0.127"
   " cluster_registers@cluster=1,elements=16 0.127"
   " cluster_registers@cluster=1,elements=32 0.126"
   " register_cache@threads=128,vectors=1 0.079"
   " register_cache@threads=128,vectors=2 0.066"
   " two_pass@threads=256,vectors=1 0.042"},
  {"softmax", "fp32", "fp32", "rows=949487 cols=29", 0.960,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.993"
   " warp_rows@threads=128,vectors=2 0.857"
   " warp_rows@threads=128,vectors=4 0.504"
   " warp_rows@threads=64,vectors=4 0.500"
   " warp_elements@threads=128 0.183"
   " warp_elements@threads=32 0.094"
   " cluster_registers@cluster=1,elements=16 0.072"
   " register_cache@threads=128,vectors=1 0.054"
   " register_cache@threads=128,vectors=2 0.043"
   " cluster_registers@cluster=1,elements=32 0.042"
   " two_pass@threads=256,vectors=1 0.026"},
  {"softmax", "fp16", "fp16", "rows=95 cols=3520", 0.666,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.960"
   " cluster_registers@cluster=1,elements=32 0.934"
   " cluster_registers@cluster=8,elements=16 0.918"
   " cluster_registers@cluster=4,elements=32 0.869"
   " register_cache@threads=256,vectors=4 0.868"
   " two_pass@threads=512,vectors=2 0.848"
   " cluster_registers@cluster=1,elements=64 0.839"
   " cluster_shared@cluster=1,threads=512 0.838"
   " cluster_shared@cluster=1,threads=256 0.802"
   " cluster_registers@cluster=2,elements=32 0.800"
   " cluster_registers@cluster=4,elements=64 0.790"
   " cluster_registers@cluster=2,elements=64 0.774"
   " register_cache@threads=512,vectors=4 0.756"
   " register_cache@threads=256,vectors=16 0.588"
   " cluster_registers@cluster=16,elements=16 0.528"},
  {"softmax", "bf16", "bf16", "rows=95 cols=79827", 0.666,
   "cluster_registers@cluster=16,elements=32 1.000"
   " two_pass@threads=512,vectors=4 0.908"
   " cluster_registers@cluster=8,elements=32 0.896"
   " cluster_registers@cluster=8,elements=64 0.896"
   " cluster_registers@cluster=4,elements=64 0.883"
   " cluster_registers@cluster=16,elements=64 0.878"
   " cluster_shared@cluster=8,threads=256 0.867"
   " grid_shared@warps=16,blocks_per_sm=1 0.832"
   " cluster_shared@cluster=2,threads=512 0.831"
   " grid_shared@warps=8,blocks_per_sm=2 0.807"
   " cluster_registers@cluster=2,elements=64 0.801"
   " cluster_shared@cluster=1,threads=512 0.789"
   " cluster_registers@cluster=16,elements=16 0.775"
   " cluster_shared@cluster=4,threads=512 0.771"
   " cluster_shared@cluster=4,threads=256 0.763"
   " cluster_registers@cluster=8,elements=16 0.760"
   " cluster_shared@cluster=2,threads=256 0.756"
   " cluster_shared@cluster=16,threads=256 0.712"
   " cluster_shared@cluster=8,threads=512 0.712"
   " cluster_shared@cluster=16,threads=512 0.511"},
  {"softmax", "bf16", "bf16", "rows=95 cols=79827 direction=backward", 0.857,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.991"
   " cluster_registers_backward@cluster=8,vectors=4 0.894"
   " cluster_shared_backward@cluster=8,threads=256 0.869"
   " cluster_registers_backward@cluster=16,vectors=4 0.852"
   " two_pass_backward@threads=1024,vectors=2 0.832"
   " cluster_registers_backward@cluster=8,vectors=8 0.827"
   " cluster_registers_backward@cluster=4,vectors=8 0.823"
   " cluster_registers_backward@cluster=2,vectors=8 0.810"
   " cluster_shared_backward@cluster=2,threads=512 0.770"
   " cluster_shared_backward@cluster=16,threads=256 0.761"
   " cluster_shared_backward@cluster=8,threads=512 0.750"
   " cluster_registers_backward@cluster=16,vectors=8 0.734"
   " cluster_registers_backward@cluster=4,vectors=4 0.724"
   " split_k_cooperative_backward@threads=256,vectors=4 0.708"
   " split_k_cooperative_backward@threads=512,vectors=2 0.653"
   " cluster_shared_backward@cluster=16,threads=512 0.610"},
  {"softmax", "fp32", "fp32", "rows=953 cols=512", 0.839,
   "warp_elements@threads=128 1.000"
   " warp_elements@threads=32 0.990"
   " warp_rows@threads=128,vectors=2 0.966"
   " warp_rows@threads=128,vectors=4 0.964"
   " warp_rows@threads=64,vectors=4 0.959"
   " cluster_registers@cluster=1,elements=16 0.949"
   " register_cache@threads=128,vectors=1 0.947"
   " register_cache@threads=128,vectors=2 0.890"
   " cluster_registers@cluster=1,elements=32 0.857"
   " staged_rows@threads=64,bytes=4096 0.776"
   " staged_rows@threads=128,bytes=8192 0.751"
   " two_pass@threads=256,vectors=1 0.749"},
  {"softmax", "fp16", "fp16", "rows=97 cols=88121", 0.665,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=8,elements=64 0.995"
   " cluster_registers@cluster=16,elements=64 0.994"
   " cluster_registers@cluster=16,elements=32 0.985"
   " cluster_registers@cluster=4,elements=64 0.956"
   " cluster_shared@cluster=8,threads=256 0.904"
   " two_pass@threads=512,vectors=4 0.896"
   " cluster_shared@cluster=2,threads=512 0.888"
   " grid_shared@warps=8,blocks_per_sm=2 0.876"
   " grid_shared@warps=16,blocks_per_sm=1 0.870"
   " cluster_shared@cluster=1,threads=512 0.858"
   " cluster_shared@cluster=2,threads=256 0.841"
   " cluster_shared@cluster=4,threads=256 0.838"
   " cluster_registers@cluster=16,elements=16 0.836"
   " cluster_registers@cluster=2,elements=64 0.833"
   " cluster_shared@cluster=4,threads=512 0.832"
   " cluster_registers@cluster=8,elements=16 0.819"
   " cluster_shared@cluster=16,threads=256 0.811"
   " cluster_shared@cluster=8,threads=512 0.792"
   " cluster_shared@cluster=16,threads=512 0.568"},
  {"softmax", "fp32", "fp32", "rows=98 cols=119083", 0.724,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=8,elements=32 0.942"
   " cluster_shared@cluster=16,threads=256 0.927"
   " cluster_shared@cluster=8,threads=512 0.913"
   " cluster_shared@cluster=8,threads=256 0.880"
   " cluster_registers@cluster=8,elements=64 0.873"
   " cluster_registers@cluster=16,elements=64 0.860"
   " cluster_shared@cluster=16,threads=512 0.849"
   " grid_shared@warps=8,blocks_per_sm=2 0.829"
   " cluster_registers@cluster=16,elements=16 0.793"
   " cluster_registers@cluster=4,elements=64 0.792"
   " two_pass@threads=512,vectors=4 0.764"
   " grid_shared@warps=16,blocks_per_sm=1 0.754"
   " cluster_shared@cluster=4,threads=512 0.658"
   " cluster_shared@cluster=4,threads=256 0.601"},
  {"softmax", "fp16", "fp16", "rows=98 cols=226", 0.623,
   "warp_elements@threads=128 1.000"
   " cluster_registers@cluster=1,elements=16 0.978"
   " warp_elements@threads=32 0.968"
   " register_cache@threads=128,vectors=1 0.895"
   " register_cache@threads=128,vectors=2 0.887"
   " warp_rows@threads=128,vectors=2 0.882"
   " cluster_registers@cluster=1,elements=32 0.865"
   " staged_rows@threads=64,bytes=4096 0.826"
   " staged_rows@threads=128,bytes=8192 0.814"
   " two_pass@threads=256,vectors=1 0.738"
   " warp_rows@threads=128,vectors=4 0.711"
   " warp_rows@threads=64,vectors=4 0.711"},
  {"softmax", "bf16", "bf16", "rows=9863 cols=157", 0.646,
   "staged_rows@threads=64,bytes=4096 1.000"
   " warp_elements@threads=128 0.994"
   " staged_rows@threads=128,bytes=8192 0.990"
   " warp_rows@threads=64,vectors=4 0.983"
   " warp_rows@threads=128,vectors=4 0.977"
   " warp_rows@threads=128,vectors=2 0.868"
   " warp_elements@threads=32 0.608"
   " cluster_registers@cluster=1,elements=16 0.579"
   " cluster_registers@cluster=1,elements=32 0.459"
   " register_cache@threads=128,vectors=1 0.379"
   " register_cache@threads=128,vectors=2 0.304"
   " two_pass@threads=256,vectors=1 0.180"},
  {"softmax", "bf16", "bf16", "rows=99 cols=168931", 0.633,
   "cluster_shared@cluster=8,threads=256 1.000"
   " cluster_registers@cluster=8,elements=64 0.990"
   " cluster_registers@cluster=16,elements=64 0.970"
   " cluster_registers@cluster=16,elements=32 0.964"
   " grid_shared@warps=16,blocks_per_sm=1 0.947"
   " grid_shared@warps=8,blocks_per_sm=2 0.916"
   " cluster_shared@cluster=16,threads=256 0.911"
   " cluster_shared@cluster=8,threads=512 0.900"
   " two_pass@threads=512,vectors=4 0.866"
   " cluster_registers@cluster=4,elements=64 0.864"
   " cluster_shared@cluster=4,threads=512 0.852"
   " cluster_shared@cluster=2,threads=512 0.799"
   " cluster_registers@cluster=16,elements=16 0.796"
   " cluster_shared@cluster=4,threads=256 0.787"
   " cluster_shared@cluster=16,threads=512 0.784"
   " cluster_shared@cluster=2,threads=256 0.687"},
  {"softmax", "fp16", "fp16", "rows=99023 cols=64", 0.959,
   "warp_rows@threads=128,vectors=2 1.000"
   " warp_rows@threads=64,vectors=4 0.825"
   " warp_rows@threads=128,vectors=4 0.808"
   " staged_rows@threads=64,bytes=4096 0.525"
   " staged_rows@threads=128,bytes=8192 0.519"
   " warp_elements@threads=128 0.275"
   " warp_elements@threads=32 0.125"
   " cluster_registers@cluster=1,elements=16 0.125"
   " cluster_registers@cluster=1,elements=32 0.124"
   " register_cache@threads=128,vectors=1 0.078"
   " register_cache@threads=128,vectors=2 0.065"
   " two_pass@threads=256,vectors=1 0.041"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=add_mask heads=32 queries=2048", 0.805,
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=cast", 0.872,
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=divide", 0.857,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=exp", 0.871,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=fill_causal queries=2048", 0.903,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=fill_mask heads=32 queries=2048", 0.825,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=max", 0.983,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=multiply", 0.878,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=scale", 0.883,
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=scale", 0.864,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=softmax", 0.887,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=subtract_exp", 0.881,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=subtract_multiply", 0.866,
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=divide", 0.873,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=divide", 0.889,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=max", 0.942,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=max", 0.955,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=subtract_exp", 0.881,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=subtract_exp", 0.893,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=sum", 0.853,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=sum", 0.969,
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=add_mask heads=32 queries=2048", 0.787,
   "unfused 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=cast", 0.852,
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=524288 cols=2048 step=divide", 0.860,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=divide", 0.843,
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=exp", 0.870,
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=fill_causal queries=2048", 0.861,
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=fill_mask heads=32 queries=2048", 0.798,
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=max", 0.985,
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=multiply", 0.872,
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=scale", 0.842,
   "unfused 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=scale", 0.846,
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=softmax", 0.855,
   "unfused 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=subtract_exp", 0.867,
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=subtract_multiply", 0.859,
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=524288 cols=2048 step=sum", 0.974,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=divide", 0.902,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=divide", 0.901,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=max", 0.978,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=max", 0.988,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=subtract_exp", 0.903,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=subtract_exp", 0.903,
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=sum", 0.895,
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=sum", 0.993,
   "multi_kernel 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=1", 0.511,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.687"
   " block_threshold@threads=128,each=4 0.514"
   " block_threshold@threads=256,each=4 0.486"
   " cluster_resident 0.467"
   " cluster_threshold 0.385"
   " separate 0.351"
   " multi_row 0.069"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=10", 0.458,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.632"
   " block_threshold@threads=128,each=4 0.548"
   " block_threshold@threads=256,each=4 0.517"
   " cluster_resident 0.505"
   " cluster_threshold 0.416"
   " separate 0.379"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=128", 0.192,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.777"
   " separate 0.744"
   " cluster_threshold 0.543"
   " cluster_resident 0.336"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=32", 0.220,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.999"
   " cluster_threshold 0.847"
   " separate 0.753"
   " cluster_resident 0.734"
   " warp_threshold@threads=128,each=4 0.586"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=1", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.668"
   " block_threshold@threads=256,each=4 0.386"
   " block_threshold@threads=128,each=4 0.248"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=10", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.668"
   " block_threshold@threads=256,each=4 0.381"
   " block_threshold@threads=128,each=4 0.245"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=1024", 0.107,
   "cluster_resident 1.000"
   " cluster_threshold 0.960"
   " block_threshold@threads=256,each=4 0.569"
   " block_threshold@threads=128,each=4 0.177"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=128", 0.212,
   "cluster_resident 1.000"
   " cluster_threshold 0.771"
   " block_threshold@threads=256,each=4 0.431"
   " block_threshold@threads=128,each=4 0.277"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=32", 0.283,
   "cluster_resident 1.000"
   " cluster_threshold 0.689"
   " block_threshold@threads=256,each=4 0.386"
   " block_threshold@threads=128,each=4 0.238"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=50", 0.260,
   "cluster_resident 1.000"
   " cluster_threshold 0.734"
   " block_threshold@threads=256,each=4 0.375"
   " block_threshold@threads=128,each=4 0.256"
   " separate 0.141"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=1", 0.262,
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=256,each=4 0.278"
   " block_threshold@threads=128,each=4 0.164"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=10", 0.262,
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=256,each=4 0.270"
   " block_threshold@threads=128,each=4 0.161"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=1024", 0.115,
   "cluster_threshold 1.000"
   " cluster_resident 0.978"
   " block_threshold@threads=256,each=4 0.227"
   " block_threshold@threads=128,each=4 0.126"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=128", 0.196,
   "cluster_resident 1.000"
   " cluster_threshold 0.836"
   " block_threshold@threads=256,each=4 0.316"
   " block_threshold@threads=128,each=4 0.174"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=32", 0.251,
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=256,each=4 0.270"
   " block_threshold@threads=128,each=4 0.154"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1", 0.293,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.732"
   " cluster_threshold 0.714"
   " block_threshold@threads=128,each=4 0.597"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=10", 0.293,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.719"
   " cluster_threshold 0.714"
   " block_threshold@threads=128,each=4 0.597"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1024", 0.104,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.693"
   " cluster_resident 0.691"
   " block_threshold@threads=128,each=4 0.628"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=128", 0.191,
   "cluster_resident 1.000"
   " cluster_threshold 0.872"
   " block_threshold@threads=256,each=4 0.811"
   " block_threshold@threads=128,each=4 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=32", 0.260,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.784"
   " cluster_threshold 0.773"
   " block_threshold@threads=128,each=4 0.614"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1", 0.300,
   "cluster_resident 1.000"
   " cluster_threshold 0.721"
   " block_threshold@threads=256,each=4 0.619"
   " block_threshold@threads=128,each=4 0.469"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=10", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.675"
   " block_threshold@threads=256,each=4 0.596"
   " block_threshold@threads=128,each=4 0.475"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1024", 0.094,
   "cluster_resident 1.000"
   " cluster_threshold 0.986"
   " block_threshold@threads=256,each=4 0.933"
   " block_threshold@threads=128,each=4 0.599"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=128", 0.200,
   "cluster_resident 1.000"
   " cluster_threshold 0.826"
   " block_threshold@threads=256,each=4 0.704"
   " block_threshold@threads=128,each=4 0.451"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=32", 0.270,
   "cluster_resident 1.000"
   " cluster_threshold 0.753"
   " block_threshold@threads=256,each=4 0.617"
   " block_threshold@threads=128,each=4 0.460"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=1", 0.523,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.716"
   " cluster_resident 0.460"
   " block_threshold@threads=128,each=4 0.397"
   " cluster_threshold 0.387"
   " block_threshold@threads=256,each=4 0.377"
   " separate 0.294"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=10", 0.453,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.670"
   " block_threshold@threads=128,each=4 0.574"
   " block_threshold@threads=256,each=4 0.546"
   " cluster_resident 0.536"
   " cluster_threshold 0.455"
   " separate 0.396"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=128", 0.207,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.768"
   " separate 0.741"
   " cluster_threshold 0.543"
   " cluster_resident 0.338"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=32", 0.243,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.987"
   " cluster_threshold 0.810"
   " separate 0.740"
   " cluster_resident 0.705"
   " warp_threshold@threads=128,each=4 0.269"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1", 0.265,
   "cluster_resident 1.000"
   " cluster_threshold 0.679"
   " block_threshold@threads=256,each=4 0.626"
   " block_threshold@threads=128,each=4 0.415"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=10", 0.264,
   "cluster_resident 1.000"
   " cluster_threshold 0.683"
   " block_threshold@threads=256,each=4 0.618"
   " block_threshold@threads=128,each=4 0.409"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1024", 0.117,
   "cluster_resident 1.000"
   " cluster_threshold 0.916"
   " block_threshold@threads=256,each=4 0.811"
   " block_threshold@threads=128,each=4 0.260"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=128", 0.193,
   "cluster_resident 1.000"
   " cluster_threshold 0.800"
   " block_threshold@threads=256,each=4 0.777"
   " block_threshold@threads=128,each=4 0.440"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=32", 0.243,
   "cluster_resident 1.000"
   " cluster_threshold 0.728"
   " block_threshold@threads=256,each=4 0.664"
   " block_threshold@threads=128,each=4 0.419"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1", 0.293,
   "cluster_resident 1.000"
   " cluster_threshold 0.773"
   " block_threshold@threads=256,each=4 0.499"
   " block_threshold@threads=128,each=4 0.299"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=10", 0.292,
   "cluster_resident 1.000"
   " cluster_threshold 0.773"
   " block_threshold@threads=256,each=4 0.502"
   " block_threshold@threads=128,each=4 0.301"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1024", 0.140,
   "cluster_threshold 1.000"
   " cluster_resident 0.910"
   " block_threshold@threads=256,each=4 0.391"
   " block_threshold@threads=128,each=4 0.222"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=128", 0.225,
   "cluster_resident 1.000"
   " cluster_threshold 0.852"
   " block_threshold@threads=256,each=4 0.572"
   " block_threshold@threads=128,each=4 0.323"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=32", 0.264,
   "cluster_resident 1.000"
   " cluster_threshold 0.813"
   " block_threshold@threads=256,each=4 0.527"
   " block_threshold@threads=128,each=4 0.312"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1", 0.311,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.790"
   " cluster_threshold 0.761"
   " block_threshold@threads=128,each=4 0.640"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=10", 0.310,
   "cluster_resident 1.000"
   " cluster_threshold 0.754"
   " block_threshold@threads=256,each=4 0.620"
   " block_threshold@threads=128,each=4 0.538"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1024", 0.115,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.660"
   " cluster_resident 0.654"
   " block_threshold@threads=128,each=4 0.629"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=128", 0.220,
   "cluster_resident 1.000"
   " cluster_threshold 0.824"
   " block_threshold@threads=256,each=4 0.770"
   " block_threshold@threads=128,each=4 0.586"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=32", 0.288,
   "cluster_resident 1.000"
   " cluster_threshold 0.784"
   " block_threshold@threads=256,each=4 0.762"
   " block_threshold@threads=128,each=4 0.610"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1", 0.235,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.802"
   " cluster_threshold 0.631"
   " block_threshold@threads=128,each=4 0.627"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=10", 0.235,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.756"
   " cluster_threshold 0.630"
   " block_threshold@threads=128,each=4 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1024", 0.104,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_resident 0.752"
   " cluster_threshold 0.695"
   " block_threshold@threads=128,each=4 0.640"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=128", 0.176,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.942"
   " cluster_threshold 0.729"
   " block_threshold@threads=128,each=4 0.635"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=32", 0.214,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.801"
   " block_threshold@threads=128,each=4 0.703"
   " cluster_threshold 0.672"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=1", 0.552,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.731"
   " block_threshold@threads=128,each=4 0.410"
   " block_threshold@threads=256,each=4 0.381"
   " separate 0.291"
   " cluster_threshold 0.220"
   " cluster_resident 0.142"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=10", 0.487,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.673"
   " block_threshold@threads=128,each=4 0.464"
   " block_threshold@threads=256,each=4 0.431"
   " separate 0.330"
   " cluster_threshold 0.250"
   " cluster_resident 0.162"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=128", 0.232,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.812"
   " separate 0.757"
   " cluster_threshold 0.311"
   " cluster_resident 0.099"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=32", 0.263,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.985"
   " separate 0.720"
   " cluster_threshold 0.461"
   " warp_threshold@threads=128,each=4 0.292"
   " cluster_resident 0.211"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=1", 0.696,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.850"
   " block_threshold@threads=128,each=4 0.829"
   " cluster_resident 0.666"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=10", 0.680,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.845"
   " block_threshold@threads=128,each=4 0.813"
   " cluster_resident 0.646"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=1024", 0.330,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.432"
   " cluster_threshold 0.280"
   " cluster_resident 0.205"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=128", 0.581,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.824"
   " block_threshold@threads=128,each=4 0.745"
   " cluster_resident 0.529"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=32", 0.657,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.835"
   " block_threshold@threads=128,each=4 0.789"
   " cluster_resident 0.613"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=1", 0.798,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.902"
   " block_threshold@threads=128,each=4 0.778"
   " cluster_resident 0.591"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=10", 0.772,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.913"
   " block_threshold@threads=128,each=4 0.771"
   " cluster_resident 0.591"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=1024", 0.279,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.624"
   " cluster_resident 0.488"
   " cluster_threshold 0.324"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=128", 0.632,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.971"
   " block_threshold@threads=128,each=4 0.723"
   " cluster_resident 0.549"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=32", 0.747,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.912"
   " block_threshold@threads=128,each=4 0.742"
   " cluster_resident 0.569"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1", 0.485,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.933"
   " cluster_threshold 0.698"
   " cluster_resident 0.516"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=10", 0.470,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.933"
   " cluster_threshold 0.684"
   " cluster_resident 0.438"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1024", 0.276,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.222"
   " cluster_threshold 0.183"
   " cluster_resident 0.113"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=128", 0.410,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.815"
   " cluster_threshold 0.612"
   " cluster_resident 0.397"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=32", 0.459,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.905"
   " cluster_threshold 0.670"
   " cluster_resident 0.467"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1", 0.543,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.899"
   " cluster_threshold 0.728"
   " cluster_resident 0.554"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=10", 0.524,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.903"
   " cluster_threshold 0.727"
   " cluster_resident 0.538"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1024", 0.323,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.537"
   " cluster_threshold 0.238"
   " cluster_resident 0.139"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=128", 0.454,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.728"
   " cluster_threshold 0.658"
   " cluster_resident 0.422"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=32", 0.511,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.884"
   " cluster_threshold 0.705"
   " cluster_resident 0.508"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=1 over=top_k", 0.730,
   "packed_sort 1.000"
   " packed_threshold 0.404"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=1 over=top_k", 0.897,
   "packed_sort 1.000"
   " packed_threshold 0.608"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=2 over=top_k", 0.660,
   "packed_sort 1.000"
   " packed_threshold 0.470"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=2 over=top_k", 0.915,
   "packed_sort 1.000"
   " packed_threshold 0.619"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=4 over=top_k", 0.606,
   "packed_sort 1.000"
   " packed_threshold 0.510"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=4 over=top_k", 0.869,
   "packed_sort 1.000"
   " packed_threshold 0.645"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=8 over=top_k", 0.475,
   "packed_sort 1.000"
   " packed_threshold 0.527"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=8 over=top_k", 0.732,
   "packed_sort 1.000"
   " packed_threshold 0.592"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=1 over=top_k", 0.725,
   "packed_sort 1.000"
   " packed_threshold 0.352"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=1 over=top_k", 0.928,
   "packed_sort 1.000"
   " packed_threshold 0.526"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=2 over=top_k", 0.630,
   "packed_sort 1.000"
   " packed_threshold 0.420"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=2 over=top_k", 0.903,
   "packed_sort 1.000"
   " packed_threshold 0.554"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=4 over=top_k", 0.556,
   "packed_sort 1.000"
   " packed_threshold 0.484"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=4 over=top_k", 0.827,
   "packed_sort 1.000"
   " packed_threshold 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=8 over=top_k", 0.433,
   "packed_sort 1.000"
   " packed_threshold 0.611"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=8 over=top_k", 0.690,
   "packed_sort 1.000"
   " packed_threshold 0.713"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=1 over=top_k", 0.710,
   "packed_sort 1.000"
   " warp_maxima 0.532"
   " packed_threshold 0.295"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=1 over=top_k", 0.955,
   "packed_sort 1.000"
   " warp_maxima 0.770"
   " packed_threshold 0.430"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=2 over=top_k", 0.601,
   "packed_sort 1.000"
   " warp_maxima 0.644"
   " packed_threshold 0.357"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=2 over=top_k", 0.912,
   "packed_sort 1.000"
   " warp_maxima 0.810"
   " packed_threshold 0.452"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=4 over=top_k", 0.517,
   "packed_sort 1.000"
   " warp_maxima 0.769"
   " packed_threshold 0.423"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=4 over=top_k", 0.787,
   "packed_sort 1.000"
   " warp_maxima 0.961"
   " packed_threshold 0.537"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=8 over=top_k", 0.388,
   "packed_sort 1.000"
   " warp_maxima 0.976"
   " packed_threshold 0.559"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=8 over=top_k", 0.712,
   "warp_maxima 1.000"
   " packed_sort 0.858"
   " packed_threshold 0.579"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=1 over=top_k", 0.712,
   "packed_sort 1.000"
   " packed_threshold 0.479"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=1 over=top_k", 0.782,
   "packed_sort 1.000"
   " packed_threshold 0.733"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=2 over=top_k", 0.679,
   "packed_sort 1.000"
   " packed_threshold 0.524"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=2 over=top_k", 0.810,
   "packed_sort 1.000"
   " packed_threshold 0.735"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=4 over=top_k", 0.612,
   "packed_sort 1.000"
   " packed_threshold 0.478"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=4 over=top_k", 0.774,
   "packed_sort 1.000"
   " packed_threshold 0.613"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=8 over=top_k", 0.474,
   "packed_sort 1.000"
   " packed_threshold 0.414"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=8 over=top_k", 0.622,
   "packed_sort 1.000"
   " packed_threshold 0.480"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=1 over=top_k", 0.541,
   "packed_sort 1.000"
   " packed_threshold 0.560"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=1 over=top_k", 0.589,
   "packed_sort 1.000"
   " packed_threshold 0.684"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=2 over=top_k", 0.527,
   "packed_sort 1.000"
   " packed_threshold 0.512"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=2 over=top_k", 0.563,
   "packed_sort 1.000"
   " packed_threshold 0.633"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=4 over=top_k", 0.490,
   "packed_sort 1.000"
   " packed_threshold 0.413"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=4 over=top_k", 0.457,
   "packed_sort 1.000"
   " packed_threshold 0.541"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=8 over=top_k", 0.434,
   "packed_sort 1.000"
   " packed_threshold 0.312"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=8 over=top_k", 0.431,
   "packed_sort 1.000"
   " packed_threshold 0.369"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=1 over=top_k", 0.670,
   "packed_sort 1.000"
   " packed_threshold 0.665"
   " warp_threshold@threads=128,each=4 0.466"
   " multi_row 0.459"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=1 over=top_k", 0.624,
   "packed_sort 1.000"
   " packed_threshold 0.914"
   " warp_threshold@threads=128,each=4 0.587"
   " multi_row 0.575"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=2 over=top_k", 0.627,
   "packed_sort 1.000"
   " packed_threshold 0.702"
   " multi_row 0.486"
   " warp_threshold@threads=128,each=4 0.482"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=2 over=top_k", 0.585,
   "packed_sort 1.000"
   " packed_threshold 0.952"
   " warp_threshold@threads=128,each=4 0.603"
   " multi_row 0.600"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=4 over=top_k", 0.620,
   "packed_sort 1.000"
   " packed_threshold 0.666"
   " multi_row 0.492"
   " warp_threshold@threads=128,each=4 0.476"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=4 over=top_k", 0.571,
   "packed_sort 1.000"
   " packed_threshold 0.950"
   " multi_row 0.597"
   " warp_threshold@threads=128,each=4 0.593"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.526,
   "packed_sort 1.000"
   " packed_threshold 0.638"
   " warp_threshold@threads=128,each=4 0.519"
   " multi_row 0.436"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.525,
   "packed_sort 1.000"
   " packed_threshold 0.756"
   " warp_threshold@threads=128,each=4 0.612"
   " multi_row 0.383"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=1 over=top_k", 0.694,
   "packed_sort 1.000"
   " packed_threshold 0.617"
   " warp_threshold@threads=128,each=4 0.515"
   " multi_row 0.315"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=1 over=top_k", 0.640,
   "packed_sort 1.000"
   " packed_threshold 0.829"
   " warp_threshold@threads=128,each=4 0.674"
   " multi_row 0.408"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=2 over=top_k", 0.645,
   "packed_sort 1.000"
   " packed_threshold 0.655"
   " warp_threshold@threads=128,each=4 0.537"
   " multi_row 0.336"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=2 over=top_k", 0.530,
   "packed_sort 1.000"
   " packed_threshold 0.996"
   " warp_threshold@threads=128,each=4 0.793"
   " multi_row 0.490"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=4 over=top_k", 0.599,
   "packed_sort 1.000"
   " packed_threshold 0.685"
   " warp_threshold@threads=128,each=4 0.555"
   " multi_row 0.356"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=4 over=top_k", 0.512,
   "packed_threshold 1.000"
   " packed_sort 0.809"
   " warp_threshold@threads=128,each=4 0.784"
   " multi_row 0.500"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=8 over=top_k", 0.536,
   "packed_sort 1.000"
   " packed_threshold 0.765"
   " warp_threshold@threads=128,each=4 0.584"
   " multi_row 0.289"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=8 over=top_k", 0.505,
   "packed_threshold 1.000"
   " warp_threshold@threads=128,each=4 0.730"
   " packed_sort 0.533"
   " multi_row 0.273"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=1 over=top_k", 0.659,
   "packed_sort 1.000"
   " warp_maxima 0.791"
   " warp_threshold@threads=128,each=4 0.640"
   " packed_threshold 0.507"
   " multi_row 0.229"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=1 over=top_k", 0.678,
   "warp_maxima 1.000"
   " packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.787"
   " packed_threshold 0.624"
   " multi_row 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=2 over=top_k", 0.595,
   "packed_sort 1.000"
   " warp_maxima 0.871"
   " warp_threshold@threads=128,each=4 0.692"
   " packed_threshold 0.561"
   " multi_row 0.253"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=2 over=top_k", 0.677,
   "warp_maxima 1.000"
   " packed_sort 0.881"
   " warp_threshold@threads=128,each=4 0.771"
   " packed_threshold 0.626"
   " multi_row 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=4 over=top_k", 0.538,
   "packed_sort 1.000"
   " warp_maxima 0.948"
   " warp_threshold@threads=128,each=4 0.728"
   " packed_threshold 0.611"
   " multi_row 0.279"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=4 over=top_k", 0.665,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.756"
   " packed_sort 0.668"
   " packed_threshold 0.636"
   " multi_row 0.309"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=8 over=top_k", 0.490,
   "warp_maxima 1.000"
   " packed_sort 0.908"
   " warp_threshold@threads=128,each=4 0.737"
   " packed_threshold 0.651"
   " multi_row 0.208"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=8 over=top_k", 0.625,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.734"
   " packed_threshold 0.657"
   " packed_sort 0.494"
   " multi_row 0.164"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=1 over=top_k", 0.683,
   "packed_sort 1.000"
   " packed_threshold 0.693"
   " multi_row 0.664"
   " warp_threshold@threads=128,each=4 0.442"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=1 over=top_k", 0.581,
   "packed_sort 1.000"
   " packed_threshold 0.961"
   " multi_row 0.801"
   " warp_threshold@threads=128,each=4 0.547"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=2 over=top_k", 0.658,
   "packed_sort 1.000"
   " multi_row 0.690"
   " packed_threshold 0.671"
   " warp_threshold@threads=128,each=4 0.450"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=2 over=top_k", 0.547,
   "packed_sort 1.000"
   " packed_threshold 0.903"
   " multi_row 0.821"
   " warp_threshold@threads=128,each=4 0.559"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=4 over=top_k", 0.604,
   "packed_sort 1.000"
   " multi_row 0.742"
   " packed_threshold 0.617"
   " warp_threshold@threads=128,each=4 0.465"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=4 over=top_k", 0.497,
   "packed_sort 1.000"
   " multi_row 0.889"
   " packed_threshold 0.735"
   " warp_threshold@threads=128,each=4 0.604"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=8 over=top_k", 0.480,
   "packed_sort 1.000"
   " multi_row 0.717"
   " packed_threshold 0.685"
   " warp_threshold@threads=128,each=4 0.456"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=8 over=top_k", 0.434,
   "packed_sort 1.000"
   " packed_threshold 0.847"
   " multi_row 0.658"
   " warp_threshold@threads=128,each=4 0.637"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=1 over=top_k", 0.769,
   "packed_sort 1.000"
   " multi_row 0.827"
   " packed_threshold 0.660"
   " warp_threshold@threads=128,each=4 0.361"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=1 over=top_k", 0.670,
   "packed_sort 1.000"
   " multi_row 0.966"
   " packed_threshold 0.846"
   " warp_threshold@threads=128,each=4 0.431"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=2 over=top_k", 0.673,
   "packed_sort 1.000"
   " multi_row 0.878"
   " packed_threshold 0.575"
   " warp_threshold@threads=128,each=4 0.206"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=2 over=top_k", 0.629,
   "multi_row 1.000"
   " packed_sort 0.960"
   " packed_threshold 0.702"
   " warp_threshold@threads=128,each=4 0.417"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=4 over=top_k", 0.579,
   "multi_row 1.000"
   " packed_sort 0.966"
   " packed_threshold 0.425"
   " warp_threshold@threads=128,each=4 0.361"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=4 over=top_k", 0.577,
   "multi_row 1.000"
   " packed_sort 0.810"
   " packed_threshold 0.456"
   " warp_threshold@threads=128,each=4 0.424"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=8 over=top_k", 0.501,
   "multi_row 1.000"
   " packed_sort 0.781"
   " packed_threshold 0.504"
   " warp_threshold@threads=128,each=4 0.421"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=8 over=top_k", 0.516,
   "multi_row 1.000"
   " packed_sort 0.703"
   " packed_threshold 0.520"
   " warp_threshold@threads=128,each=4 0.496"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=1", 0.537,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.721"
   " cluster_resident 0.466"
   " block_threshold@threads=128,each=4 0.408"
   " cluster_threshold 0.398"
   " block_threshold@threads=256,each=4 0.388"
   " separate 0.299"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=10", 0.471,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.678"
   " cluster_resident 0.515"
   " block_threshold@threads=128,each=4 0.459"
   " cluster_threshold 0.446"
   " block_threshold@threads=256,each=4 0.434"
   " separate 0.335"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=128", 0.219,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.775"
   " separate 0.741"
   " cluster_threshold 0.553"
   " cluster_resident 0.346"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=32", 0.251,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.993"
   " cluster_threshold 0.833"
   " separate 0.739"
   " cluster_resident 0.687"
   " warp_threshold@threads=128,each=4 0.283"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1", 0.470,
   "cluster_threshold 1.000"
   " cluster_resident 0.935"
   " block_threshold@threads=256,each=4 0.714"
   " block_threshold@threads=128,each=4 0.489"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=10", 0.458,
   "cluster_threshold 1.000"
   " cluster_resident 0.925"
   " block_threshold@threads=256,each=4 0.715"
   " block_threshold@threads=128,each=4 0.489"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1024", 0.187,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.637"
   " cluster_resident 0.395"
   " block_threshold@threads=128,each=4 0.338"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=128", 0.366,
   "cluster_threshold 1.000"
   " cluster_resident 0.857"
   " block_threshold@threads=256,each=4 0.805"
   " block_threshold@threads=128,each=4 0.479"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=32", 0.430,
   "cluster_threshold 1.000"
   " cluster_resident 0.942"
   " block_threshold@threads=256,each=4 0.737"
   " block_threshold@threads=128,each=4 0.493"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=50", 0.425,
   "cluster_threshold 1.000"
   " cluster_resident 0.917"
   " block_threshold@threads=256,each=4 0.721"
   " block_threshold@threads=128,each=4 0.458"
   " separate 0.224"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1", 0.595,
   "cluster_threshold 1.000"
   " cluster_resident 0.651"
   " block_threshold@threads=256,each=4 0.612"
   " block_threshold@threads=128,each=4 0.380"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=10", 0.586,
   "cluster_threshold 1.000"
   " cluster_resident 0.642"
   " block_threshold@threads=256,each=4 0.610"
   " block_threshold@threads=128,each=4 0.377"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1024", 0.172,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.802"
   " cluster_resident 0.697"
   " block_threshold@threads=128,each=4 0.454"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=128", 0.498,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.635"
   " cluster_resident 0.591"
   " block_threshold@threads=128,each=4 0.360"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=32", 0.570,
   "cluster_threshold 1.000"
   " cluster_resident 0.619"
   " block_threshold@threads=256,each=4 0.600"
   " block_threshold@threads=128,each=4 0.362"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1", 0.353,
   "cluster_resident 1.000"
   " cluster_threshold 0.850"
   " block_threshold@threads=256,each=4 0.802"
   " block_threshold@threads=128,each=4 0.690"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=10", 0.341,
   "cluster_resident 1.000"
   " cluster_threshold 0.872"
   " block_threshold@threads=256,each=4 0.795"
   " block_threshold@threads=128,each=4 0.703"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1024", 0.157,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.680"
   " cluster_threshold 0.283"
   " cluster_resident 0.249"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=128", 0.247,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.979"
   " cluster_threshold 0.947"
   " block_threshold@threads=128,each=4 0.746"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=32", 0.322,
   "cluster_resident 1.000"
   " cluster_threshold 0.888"
   " block_threshold@threads=256,each=4 0.838"
   " block_threshold@threads=128,each=4 0.688"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1", 0.370,
   "cluster_resident 1.000"
   " cluster_threshold 0.906"
   " block_threshold@threads=256,each=4 0.789"
   " block_threshold@threads=128,each=4 0.634"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=10", 0.362,
   "cluster_resident 1.000"
   " cluster_threshold 0.908"
   " block_threshold@threads=256,each=4 0.788"
   " block_threshold@threads=128,each=4 0.645"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1024", 0.166,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.642"
   " cluster_threshold 0.480"
   " cluster_resident 0.365"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=128", 0.254,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.994"
   " cluster_resident 0.972"
   " block_threshold@threads=128,each=4 0.615"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=32", 0.321,
   "cluster_resident 1.000"
   " cluster_threshold 0.976"
   " block_threshold@threads=256,each=4 0.847"
   " block_threshold@threads=128,each=4 0.685"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=1024 k=8", 0.576,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.706"
   " warp_threshold@threads=128,each=4 0.704"
   " warp_threshold@threads=128,each=2 0.670"
   " packed_sort 0.578"
   " block_threshold@threads=128,each=4 0.173"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=1024 k=8", 0.839,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.766"
   " warp_threshold@threads=64,each=4 0.755"
   " warp_threshold@threads=128,each=2 0.690"
   " packed_sort 0.620"
   " block_threshold@threads=128,each=4 0.218"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=1 over=top_k", 0.710,
   "packed_sort 1.000"
   " packed_threshold 0.457"
   " multi_row 0.253"
   " warp_threshold@threads=128,each=4 0.121"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=1 over=top_k", 0.810,
   "packed_sort 1.000"
   " packed_threshold 0.642"
   " multi_row 0.376"
   " warp_threshold@threads=128,each=4 0.180"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=2 over=top_k", 0.627,
   "packed_sort 1.000"
   " packed_threshold 0.523"
   " multi_row 0.288"
   " warp_threshold@threads=128,each=4 0.138"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=2 over=top_k", 0.763,
   "packed_sort 1.000"
   " packed_threshold 0.679"
   " multi_row 0.392"
   " warp_threshold@threads=128,each=4 0.190"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=4 over=top_k", 0.596,
   "packed_sort 1.000"
   " packed_threshold 0.560"
   " multi_row 0.303"
   " warp_threshold@threads=128,each=4 0.150"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=4 over=top_k", 0.748,
   "packed_sort 1.000"
   " packed_threshold 0.704"
   " multi_row 0.393"
   " warp_threshold@threads=128,each=4 0.196"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8", 0.661,
   "packed_sort 1.000"
   " packed_threshold 0.740"
   " warp_maxima 0.327"
   " multi_row 0.239"
   " warp_threshold@threads=128,each=2 0.235"
   " warp_threshold@threads=128,each=4 0.214"
   " warp_threshold@threads=64,each=4 0.211"
   " warp_heap_vector@vectors=1 0.142"
   " warp_heap 0.140"
   " block_threshold@threads=128,each=4 0.046"
   " block_heap@threads=256 0.021"
   " separate 0.019"
   " cluster_threshold 0.006"
   " cluster_resident 0.003"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=8 over=top_k", 0.499,
   "packed_sort 1.000"
   " packed_threshold 0.538"
   " multi_row 0.232"
   " warp_threshold@threads=128,each=4 0.175"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8 over=top_k", 0.680,
   "packed_sort 1.000"
   " packed_threshold 0.618"
   " multi_row 0.261"
   " warp_threshold@threads=128,each=4 0.213"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=1 over=top_k", 0.700,
   "packed_sort 1.000"
   " packed_threshold 0.385"
   " multi_row 0.240"
   " warp_threshold@threads=128,each=4 0.207"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=1 over=top_k", 0.865,
   "packed_sort 1.000"
   " packed_threshold 0.553"
   " multi_row 0.351"
   " warp_threshold@threads=128,each=4 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=2 over=top_k", 0.597,
   "packed_sort 1.000"
   " packed_threshold 0.453"
   " multi_row 0.280"
   " warp_threshold@threads=128,each=4 0.241"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=2 over=top_k", 0.834,
   "packed_sort 1.000"
   " packed_threshold 0.576"
   " multi_row 0.361"
   " warp_threshold@threads=128,each=4 0.313"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=4 over=top_k", 0.545,
   "packed_sort 1.000"
   " packed_threshold 0.506"
   " multi_row 0.310"
   " warp_threshold@threads=128,each=4 0.267"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=4 over=top_k", 0.732,
   "packed_sort 1.000"
   " packed_threshold 0.665"
   " multi_row 0.413"
   " warp_threshold@threads=128,each=4 0.356"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=8 over=top_k", 0.452,
   "packed_sort 1.000"
   " packed_threshold 0.623"
   " warp_threshold@threads=128,each=4 0.317"
   " multi_row 0.233"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=8 over=top_k", 0.599,
   "packed_sort 1.000"
   " packed_threshold 0.814"
   " warp_threshold@threads=128,each=4 0.416"
   " multi_row 0.295"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=1 over=top_k", 0.692,
   "packed_sort 1.000"
   " warp_maxima 0.554"
   " warp_threshold@threads=128,each=4 0.378"
   " packed_threshold 0.311"
   " multi_row 0.238"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=1 over=top_k", 0.917,
   "packed_sort 1.000"
   " warp_maxima 0.791"
   " warp_threshold@threads=128,each=4 0.558"
   " packed_threshold 0.445"
   " multi_row 0.342"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=2 over=top_k", 0.587,
   "packed_sort 1.000"
   " warp_maxima 0.656"
   " warp_threshold@threads=128,each=4 0.441"
   " packed_threshold 0.369"
   " multi_row 0.281"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=2 over=top_k", 0.873,
   "packed_sort 1.000"
   " warp_maxima 0.830"
   " warp_threshold@threads=128,each=4 0.576"
   " packed_threshold 0.467"
   " multi_row 0.357"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=4 over=top_k", 0.513,
   "packed_sort 1.000"
   " warp_maxima 0.777"
   " warp_threshold@threads=128,each=4 0.502"
   " packed_threshold 0.432"
   " multi_row 0.326"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=4 over=top_k", 0.738,
   "packed_sort 1.000"
   " warp_maxima 0.994"
   " warp_threshold@threads=128,each=4 0.660"
   " packed_threshold 0.562"
   " multi_row 0.423"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=8 over=top_k", 0.394,
   "packed_sort 1.000"
   " warp_maxima 0.980"
   " warp_threshold@threads=128,each=4 0.628"
   " packed_threshold 0.569"
   " multi_row 0.252"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=8 over=top_k", 0.705,
   "warp_maxima 1.000"
   " packed_sort 0.809"
   " warp_threshold@threads=128,each=4 0.644"
   " packed_threshold 0.586"
   " multi_row 0.249"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=1 over=top_k", 0.660,
   "packed_sort 1.000"
   " packed_threshold 0.599"
   " multi_row 0.307"
   " warp_threshold@threads=128,each=4 0.086"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=1 over=top_k", 0.640,
   "packed_sort 1.000"
   " packed_threshold 0.804"
   " multi_row 0.478"
   " warp_threshold@threads=128,each=4 0.135"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=2 over=top_k", 0.629,
   "packed_sort 1.000"
   " packed_threshold 0.633"
   " multi_row 0.328"
   " warp_threshold@threads=128,each=4 0.095"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=2 over=top_k", 0.628,
   "packed_sort 1.000"
   " packed_threshold 0.824"
   " multi_row 0.483"
   " warp_threshold@threads=128,each=4 0.140"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=4 over=top_k", 0.583,
   "packed_sort 1.000"
   " packed_threshold 0.561"
   " multi_row 0.347"
   " warp_threshold@threads=128,each=4 0.104"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=4 over=top_k", 0.601,
   "packed_sort 1.000"
   " packed_threshold 0.710"
   " multi_row 0.486"
   " warp_threshold@threads=128,each=4 0.149"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=8 over=top_k", 0.498,
   "packed_sort 1.000"
   " packed_threshold 0.448"
   " multi_row 0.268"
   " warp_threshold@threads=128,each=4 0.111"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=8 over=top_k", 0.567,
   "packed_sort 1.000"
   " packed_threshold 0.541"
   " multi_row 0.318"
   " warp_threshold@threads=128,each=4 0.156"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=1 over=top_k", 0.791,
   "packed_sort 1.000"
   " packed_threshold 0.563"
   " multi_row 0.335"
   " warp_threshold@threads=128,each=4 0.039"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=1 over=top_k", 0.715,
   "packed_sort 1.000"
   " packed_threshold 0.751"
   " multi_row 0.427"
   " warp_threshold@threads=128,each=4 0.050"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=2 over=top_k", 0.695,
   "packed_sort 1.000"
   " packed_threshold 0.526"
   " multi_row 0.347"
   " warp_threshold@threads=128,each=4 0.023"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=2 over=top_k", 0.665,
   "packed_sort 1.000"
   " packed_threshold 0.677"
   " multi_row 0.438"
   " warp_threshold@threads=128,each=4 0.054"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=4 over=top_k", 0.629,
   "packed_sort 1.000"
   " packed_threshold 0.395"
   " multi_row 0.364"
   " warp_threshold@threads=128,each=4 0.043"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=4 over=top_k", 0.559,
   "packed_sort 1.000"
   " packed_threshold 0.494"
   " multi_row 0.453"
   " warp_threshold@threads=128,each=4 0.063"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=8 over=top_k", 0.517,
   "packed_sort 1.000"
   " packed_threshold 0.358"
   " multi_row 0.335"
   " warp_threshold@threads=128,each=4 0.066"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=8 over=top_k", 0.497,
   "packed_sort 1.000"
   " packed_threshold 0.399"
   " multi_row 0.376"
   " warp_threshold@threads=128,each=4 0.086"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=1", 0.602,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.738"
   " block_threshold@threads=128,each=4 0.181"
   " block_threshold@threads=256,each=4 0.094"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=10", 0.509,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.722"
   " block_threshold@threads=128,each=4 0.206"
   " block_threshold@threads=256,each=4 0.109"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=128", 0.077,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.769"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=32", 0.106,
   "block_threshold@threads=128,each=4 1.000"
   " warp_threshold@threads=128,each=4 0.868"
   " block_threshold@threads=256,each=4 0.566"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=1", 0.950,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.983"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=10", 0.924,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.998"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=1024", 0.600,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.338"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=128", 0.749,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.944"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=32", 0.885,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.980"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=2048 k=16", 0.517,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.918"
   " warp_threshold@threads=128,each=4 0.876"
   " warp_threshold@threads=128,each=2 0.850"
   " block_threshold@threads=128,each=4 0.374"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=2048 k=16", 0.664,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.895"
   " warp_threshold@threads=128,each=2 0.850"
   " warp_threshold@threads=128,each=4 0.847"
   " block_threshold@threads=128,each=4 0.543"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=2048 k=8", 0.631,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.808"
   " warp_threshold@threads=128,each=4 0.775"
   " warp_threshold@threads=128,each=2 0.764"
   " block_threshold@threads=128,each=4 0.313"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=2048 k=8", 0.765,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.841"
   " warp_threshold@threads=128,each=4 0.798"
   " warp_threshold@threads=128,each=2 0.798"
   " block_threshold@threads=128,each=4 0.487"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=1", 0.970,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.998"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=10", 0.955,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.985"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=1024", 0.401,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.557"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=128", 0.772,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.925"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=32", 0.915,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.961"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=1", 0.858,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.904"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=10", 0.835,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.893"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=1024", 0.422,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.742"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=128", 0.595,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.982"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=32", 0.771,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.923"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=4096 k=8", 0.719,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.871"
   " warp_threshold@threads=128,each=4 0.826"
   " warp_threshold@threads=128,each=2 0.820"
   " block_threshold@threads=128,each=4 0.485"
   " block_threshold@threads=256,each=4 0.254"
   " separate 0.160"
   " warp_heap_vector@vectors=1 0.123"
   " warp_heap 0.110"
   " block_heap@threads=256 0.092"
   " cluster_threshold 0.070"
   " cluster_resident 0.041"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=1", 0.882,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.931"
   " separate 0.174"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=1", 0.940,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.972"
   " separate 0.221"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=10", 0.868,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.939"
   " warp_threshold@threads=128,each=4 0.879"
   " cluster_threshold 0.421"
   " cluster_resident 0.312"
   " separate 0.176"
   " warp_heap_vector@vectors=1 0.109"
   " warp_heap_vector@vectors=4 0.108"
   " warp_heap 0.092"
   " async_copy 0.060"
   " block_heap@threads=256 0.059"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=10", 0.910,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.993"
   " warp_threshold@threads=128,each=4 0.859"
   " cluster_threshold 0.571"
   " cluster_resident 0.520"
   " separate 0.227"
   " warp_heap_vector@vectors=1 0.195"
   " warp_heap_vector@vectors=4 0.192"
   " warp_heap 0.182"
   " async_copy 0.111"
   " block_heap@threads=256 0.108"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=1024", 0.553,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.721"
   " separate 0.219"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=1024", 0.636,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.732"
   " separate 0.251"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=128", 0.649,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.981"
   " separate 0.225"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=128", 0.715,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.925"
   " separate 0.273"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=32", 0.807,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.947"
   " warp_threshold@threads=128,each=4 0.761"
   " cluster_threshold 0.429"
   " cluster_resident 0.306"
   " separate 0.188"
   " warp_heap_vector@vectors=4 0.041"
   " warp_heap_vector@vectors=1 0.041"
   " warp_heap 0.039"
   " block_heap@threads=256 0.031"
   " async_copy 0.030"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=32", 0.863,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.970"
   " warp_threshold@threads=128,each=4 0.729"
   " cluster_threshold 0.582"
   " cluster_resident 0.495"
   " separate 0.237"
   " warp_heap_vector@vectors=4 0.075"
   " warp_heap_vector@vectors=1 0.074"
   " warp_heap 0.072"
   " async_copy 0.056"
   " block_heap@threads=256 0.055"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=8192 k=16", 0.725,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.929"
   " warp_threshold@threads=128,each=2 0.892"
   " warp_threshold@threads=128,each=4 0.849"
   " block_threshold@threads=128,each=4 0.732"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=8192 k=16", 0.774,
   "block_threshold@threads=128,each=4 1.000"
   " warp_threshold@threads=64,each=4 0.986"
   " warp_threshold@threads=128,each=4 0.927"
   " warp_threshold@threads=128,each=2 0.904"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=8192 k=8", 0.791,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.921"
   " warp_threshold@threads=128,each=2 0.861"
   " warp_threshold@threads=128,each=4 0.853"
   " block_threshold@threads=128,each=4 0.699"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=8192 k=8", 0.837,
   "warp_threshold@threads=64,each=4 1.000"
   " block_threshold@threads=128,each=4 0.956"
   " warp_threshold@threads=128,each=4 0.939"
   " warp_threshold@threads=128,each=2 0.915"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=127 k=8", 0.881,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.980"
   " shared_scatter@threads=128,tile=4096 0.796"
   " warp_scatter@threads=128,piece=2048 0.398"
   " warp_scatter@threads=128,piece=8192 0.398"
   " warp_scatter@threads=256,piece=32768 0.391"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=127 k=8", 0.727,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.961"
   " shared_scatter@threads=256,tile=16384 0.959"
   " warp_scatter@threads=128,piece=2048 0.284"
   " warp_scatter@threads=128,piece=8192 0.284"
   " warp_scatter@threads=256,piece=32768 0.266"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=128 k=8", 0.883,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.982"
   " shared_scatter@threads=128,tile=4096 0.801"
   " warp_scatter@threads=128,piece=8192 0.464"
   " warp_scatter@threads=128,piece=2048 0.464"
   " warp_scatter@threads=256,piece=32768 0.458"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=128 k=8", 0.730,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.960"
   " shared_scatter@threads=256,tile=16384 0.957"
   " warp_scatter@threads=128,piece=8192 0.344"
   " warp_scatter@threads=128,piece=2048 0.344"
   " warp_scatter@threads=256,piece=32768 0.311"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=512 k=8", 0.849,
   "shared_scatter@threads=256,tile=16384 1.000"
   " shared_scatter@threads=128,tile=8192 0.980"
   " warp_scatter@threads=256,piece=32768 0.974"
   " warp_scatter@threads=128,piece=8192 0.963"
   " shared_scatter@threads=128,tile=4096 0.763"
   " warp_scatter@threads=128,piece=2048 0.686"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=512 k=8", 0.861,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.955"
   " shared_scatter@threads=128,tile=4096 0.736"
   " warp_scatter@threads=128,piece=8192 0.701"
   " warp_scatter@threads=128,piece=2048 0.700"
   " warp_scatter@threads=256,piece=32768 0.634"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=128 k=8", 0.816,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.941"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=128 k=8", 0.722,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.900"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=256 k=8", 0.873,
   "warp_scatter@threads=128,piece=8192 1.000"
   " shared_scatter@threads=128,tile=8192 0.985"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=256 k=8", 0.818,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.943"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=512 k=8", 0.788,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.960"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=512 k=8", 0.868,
   "warp_scatter@threads=128,piece=8192 1.000"
   " shared_scatter@threads=128,tile=8192 0.995"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=64 k=8", 0.720,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.900"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=64 k=8", 0.687,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.893"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=8 k=8", 0.674,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.883"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=8 k=8", 0.668,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.870"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=128 k=8", 0.837,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.510"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=128 k=8", 0.735,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.381"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=256 k=8", 0.848,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.733"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=256 k=8", 0.800,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.517"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=512 k=8", 0.824,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.977"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=512 k=8", 0.839,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.724"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=64 k=8", 0.739,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.392"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=64 k=8", 0.700,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.296"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=8 k=8", 0.600,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.259"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=8 k=8", 0.572,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.246"},
};

}  // namespace

extern const Table h200;
const Table h200{"NVIDIA H200", DeviceKind::cuda, 90, "2026-11-27, daf61166ad7551cde032c89e615a1809806d295b", kLines};

}  // namespace roofmax::choice_tables
