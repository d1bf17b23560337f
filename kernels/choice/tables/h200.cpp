// Made by `roofmax tune`: what was measured on NVIDIA H200. Data; to change it, measure again.
// clang-format off

#include "kernels/choice/table.hpp"

namespace roofmax::choice_tables {

namespace {

constexpr TableLine kLines[] = {
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=4096 mask=window window_left=1023 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048",
   "scaled 1.000"
   " unfused@pipeline=s1 0.440"
   " unfused@pipeline=safe 0.179"
   " unfused@pipeline=s0 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.300"
   " unfused@pipeline=safe 0.152"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.249"
   " unfused@pipeline=safe 0.124"
   " unfused@pipeline=s0 0.103"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576",
   "scaled 1.000"
   " unfused@pipeline=s0 0.232"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.391"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144",
   "scaled 1.000"
   " unfused@pipeline=s0 0.228"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.348"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=0 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.082"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=127 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.091"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=511 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.100"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=0 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.081"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=127 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.087"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.090"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128 direction=backward",
   "scaled_window_backward 1.000"
   " unfused_backward 0.103"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=511 window_right=0",
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.081"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.106"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=4096 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.249"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.123"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.131"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.129"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072",
   "scaled 1.000"
   " unfused@pipeline=s0 0.209"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.187"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048",
   "scaled 1.000"
   " unfused@pipeline=s0 0.233"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.201"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=2048 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.207"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768",
   "scaled 1.000"
   " unfused@pipeline=s0 0.161"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.140"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=32768 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.141"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512",
   "scaled 1.000"
   " unfused@pipeline=s0 0.270"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.216"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192",
   "scaled 1.000"
   " unfused@pipeline=s0 0.210"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.181"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023",
   "scaled 1.000"
   " unfused@pipeline=s0 0.176"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.226"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.251"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.130"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.208"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive broadcast=batch_heads",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=additive broadcast=heads_queries",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean broadcast=batch_heads",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean broadcast=heads_queries",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit",
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit direction=backward",
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.105"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=batch_heads",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.106"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=heads_queries",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.105"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive direction=backward",
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.159"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.107"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean broadcast=batch_heads",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.107"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean broadcast=heads_queries",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.105"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward",
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.159"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward",
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.235"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.177"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit",
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit direction=backward",
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit",
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit direction=backward",
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047",
   "scaled 1.000"
   " unfused@pipeline=s0 0.192"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.232"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.148"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2048 mask=causal_boolean broadcast=heads_queries",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.108"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=512 mask=causal_boolean broadcast=heads_queries",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.109"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781",
   "scaled 1.000"
   " unfused@pipeline=s0 0.169"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.196"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024",
   "scaled 1.000"
   " unfused@pipeline=s1 0.362"
   " unfused@pipeline=safe 0.180"
   " unfused@pipeline=s0 0.144"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.229"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.266"
   " unfused@pipeline=safe 0.154"
   " unfused@pipeline=s0 0.128"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.229"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.263"
   " unfused@pipeline=safe 0.153"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.213"
   " unfused@pipeline=safe 0.122"
   " unfused@pipeline=s0 0.101"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.159"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128",
   "scaled 1.000"
   " unfused@pipeline=s0 0.176"
   " unfused@pipeline=safe 0.165"
   " unfused@pipeline=s1 0.150"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.245"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.166"
   " unfused@pipeline=safe 0.158"
   " unfused@pipeline=s1 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.245"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.166"
   " unfused@pipeline=safe 0.158"
   " unfused@pipeline=s1 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.125"
   " unfused@pipeline=safe 0.118"
   " unfused@pipeline=s1 0.108"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.210"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048",
   "scaled 1.000"
   " unfused@pipeline=s1 0.438"
   " unfused@pipeline=s0 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.227"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048",
   "scaled 1.000"
   " unfused@pipeline=s0 0.144"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.301"
   " unfused@pipeline=s0 0.128"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.227"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.128"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.297"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.247"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.156"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.155"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.101"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal_additive",
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s1 0.254"
   " unfused@pipeline=s0 0.108"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=causal_additive direction=backward",
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.156"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512",
   "scaled 1.000"
   " unfused@pipeline=s1 0.282"
   " unfused@pipeline=safe 0.179"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 direction=backward",
   "scaled_backward 1.000"
   " unfused_backward 0.230"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.220"
   " unfused@pipeline=safe 0.152"
   " unfused@pipeline=s0 0.128"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.230"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=additive direction=backward",
   "scaled_masked_backward 1.000"
   " unfused_backward 0.342"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=additive",
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.224"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=boolean",
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.217"
   " unfused@pipeline=safe 0.151"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.181"
   " unfused@pipeline=safe 0.125"
   " unfused@pipeline=s0 0.104"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.164"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal direction=backward",
   "scaled_causal_backward 1.000"
   " unfused_backward 0.237"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal",
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.172"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1023",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.937"
   " register_cache@threads=256,vectors=16 0.666"
   " smem_cache_medium@blocks=2 0.658"
   " split_k_persistent@threads=256,vectors=16 0.412"
   " split_k_cooperative@threads=256,vectors=16 0.398"
   " split_k@threads=256,vectors=16,reread=forward 0.391"
   " multi_kernel@intermediate=input 0.333"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.258"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.763"
   " register_cache@threads=256,vectors=16 0.552"
   " smem_cache_medium@blocks=2 0.541"
   " split_k_persistent@threads=256,vectors=16 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.322"
   " multi_kernel@intermediate=input 0.301"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.215"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1048576",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.981"
   " split_k@threads=256,vectors=16,reread=forward 0.937"
   " multi_kernel@intermediate=input 0.134"
   " two_pass@threads=256,vectors=1 0.029"
   " scalar@threads=256,elements=8 0.009"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.929"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.543"
   " split_k_persistent@threads=256,vectors=16 0.329"
   " multi_kernel@intermediate=input 0.328"
   " split_k_cooperative@threads=256,vectors=16 0.317"
   " split_k@threads=256,vectors=16,reread=forward 0.315"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.209"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128256",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.977"
   " split_k@threads=256,vectors=16,reread=forward 0.951"
   " multi_kernel@intermediate=input 0.553"
   " two_pass@threads=256,vectors=1 0.231"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=1 cols=131072",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.952"
   " multi_kernel@intermediate=input 0.554"
   " two_pass@threads=256,vectors=1 0.227"
   " scalar@threads=256,elements=8 0.067"},
  {"softmax", "fp16", "fp16", "rows=1 cols=16384",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.983"
   " two_pass@threads=256,vectors=1 0.820"
   " split_k_persistent@threads=256,vectors=16 0.653"
   " split_k_cooperative@threads=256,vectors=16 0.629"
   " split_k@threads=256,vectors=16,reread=forward 0.627"
   " multi_kernel@intermediate=input 0.478"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.447"
   " scalar@threads=256,elements=8 0.398"},
  {"softmax", "fp16", "fp16", "rows=1 cols=2048",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.774"
   " register_cache@threads=256,vectors=16 0.569"
   " smem_cache_medium@blocks=2 0.561"
   " split_k_persistent@threads=256,vectors=16 0.347"
   " split_k@threads=256,vectors=16,reread=forward 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.337"
   " multi_kernel@intermediate=input 0.268"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.227"},
  {"softmax", "fp16", "fp16", "rows=1 cols=262144",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.979"
   " split_k@threads=256,vectors=16,reread=forward 0.938"
   " multi_kernel@intermediate=input 0.376"
   " two_pass@threads=256,vectors=1 0.109"
   " scalar@threads=256,elements=8 0.033"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32000",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.963"
   " split_k_persistent@threads=256,vectors=16 0.689"
   " split_k_cooperative@threads=256,vectors=16 0.664"
   " split_k@threads=256,vectors=16,reread=forward 0.660"
   " multi_kernel@intermediate=input 0.577"
   " two_pass@threads=256,vectors=1 0.570"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.494"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32768",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.963"
   " split_k_persistent@threads=256,vectors=16 0.688"
   " split_k_cooperative@threads=256,vectors=16 0.665"
   " split_k@threads=256,vectors=16,reread=forward 0.661"
   " multi_kernel@intermediate=input 0.576"
   " two_pass@threads=256,vectors=1 0.566"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.494"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4096",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.646"
   " scalar@threads=256,elements=8 0.636"
   " smem_cache_medium@blocks=2 0.630"
   " split_k_persistent@threads=256,vectors=16 0.395"
   " split_k_cooperative@threads=256,vectors=16 0.382"
   " split_k@threads=256,vectors=16,reread=forward 0.381"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.261"
   " multi_kernel@intermediate=input 0.226"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4097",
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.706"
   " register_cache@threads=256,vectors=16 0.683"
   " scalar@threads=256,elements=8 0.608"
   " split_k_persistent@threads=256,vectors=16 0.449"
   " split_k_cooperative@threads=256,vectors=16 0.432"
   " split_k@threads=256,vectors=16,reread=forward 0.420"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.289"
   " multi_kernel@intermediate=input 0.241"},
  {"softmax", "fp16", "fp16", "rows=1 cols=50257",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.926"
   " multi_kernel@intermediate=input 0.757"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.664"
   " two_pass@threads=256,vectors=1 0.556"
   " scalar@threads=256,elements=8 0.242"},
  {"softmax", "fp16", "fp16", "rows=1 cols=512",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.769"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.541"
   " split_k_persistent@threads=256,vectors=16 0.331"
   " multi_kernel@intermediate=input 0.327"
   " split_k_cooperative@threads=256,vectors=16 0.320"
   " split_k@threads=256,vectors=16,reread=forward 0.317"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.211"},
  {"softmax", "fp16", "fp16", "rows=1 cols=524288",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.977"
   " split_k@threads=256,vectors=16,reread=forward 0.945"
   " multi_kernel@intermediate=input 0.231"
   " two_pass@threads=256,vectors=1 0.055"
   " scalar@threads=256,elements=8 0.017"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65536",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.973"
   " split_k@threads=256,vectors=16,reread=forward 0.955"
   " multi_kernel@intermediate=input 0.746"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.658"
   " two_pass@threads=256,vectors=1 0.465"
   " scalar@threads=256,elements=8 0.191"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65537",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.985"
   " split_k@threads=256,vectors=16,reread=forward 0.927"
   " multi_kernel@intermediate=input 0.736"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.634"
   " two_pass@threads=256,vectors=1 0.459"
   " scalar@threads=256,elements=8 0.189"},
  {"softmax", "fp16", "fp16", "rows=1 cols=8192",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.857"
   " smem_cache_medium@blocks=2 0.841"
   " scalar@threads=256,elements=8 0.550"
   " split_k_persistent@threads=256,vectors=16 0.540"
   " split_k_cooperative@threads=256,vectors=16 0.519"
   " split_k@threads=256,vectors=16,reread=forward 0.518"
   " multi_kernel@intermediate=input 0.459"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.360"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1023",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.938"
   " register_cache@threads=256,vectors=16 0.716"
   " smem_cache_medium@blocks=2 0.708"
   " split_k_persistent@threads=256,vectors=16 0.455"
   " split_k_cooperative@threads=256,vectors=16 0.442"
   " split_k@threads=256,vectors=16,reread=forward 0.409"
   " multi_kernel@intermediate=input 0.338"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.291"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024",
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.998"
   " register_cache@threads=256,vectors=2 0.985"
   " register_cache@threads=128,vectors=4 0.939"
   " two_pass@threads=256,vectors=1 0.927"
   " two_pass@threads=128,vectors=1 0.918"
   " register_cache@threads=512,vectors=2 0.885"
   " register_cache@threads=256,vectors=4 0.862"
   " two_pass@threads=512,vectors=2 0.851"
   " register_cache@threads=1024,vectors=1 0.840"
   " two_pass@threads=256,vectors=4 0.826"
   " two_pass@threads=512,vectors=4 0.814"
   " two_pass@threads=1024,vectors=2 0.788"
   " register_cache@threads=512,vectors=4 0.746"
   " two_pass@threads=1024,vectors=4 0.736"
   " scalar@threads=256,elements=8 0.726"
   " register_cache@threads=512,vectors=8 0.631"
   " register_cache@threads=256,vectors=16 0.573"
   " smem_cache_medium@blocks=3 0.567"
   " smem_cache_medium@blocks=2 0.559"
   " register_cache@threads=1024,vectors=4 0.557"
   " split_k@threads=128,vectors=2,reread=reverse 0.547"
   " split_k@threads=256,vectors=2,reread=reverse 0.543"
   " split_k@threads=256,vectors=4,reread=reverse 0.516"
   " split_k_persistent@threads=256,vectors=2 0.484"
   " split_k_cooperative@threads=256,vectors=2 0.477"
   " split_k_persistent@threads=256,vectors=4 0.459"
   " split_k@threads=256,vectors=8,reread=reverse 0.457"
   " split_k_cooperative@threads=256,vectors=4 0.454"
   " split_k@threads=512,vectors=4,reread=reverse 0.444"
   " split_k_persistent@threads=512,vectors=4 0.418"
   " split_k_cooperative@threads=512,vectors=4 0.411"
   " split_k@threads=512,vectors=8,reread=reverse 0.377"
   " split_k_persistent@threads=256,vectors=16 0.355"
   " split_k_cooperative@threads=256,vectors=16 0.344"
   " split_k@threads=256,vectors=16,reread=reverse 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.324"
   " multi_kernel@intermediate=input 0.288"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.269"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.233"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024",
   "register_cache@threads=128,vectors=2 1.000"
   " register_cache@threads=256,vectors=2 0.982"
   " register_cache@threads=128,vectors=4 0.945"
   " two_pass@threads=256,vectors=1 0.934"
   " register_cache@threads=512,vectors=2 0.918"
   " register_cache@threads=256,vectors=4 0.897"
   " register_cache@threads=1024,vectors=1 0.856"
   " scalar@threads=256,elements=8 0.810"
   " register_cache@threads=512,vectors=4 0.802"
   " vector4@threads=256,vectors=4 0.790"
   " register_cache@threads=512,vectors=8 0.706"
   " register_cache@threads=1024,vectors=4 0.640"
   " register_cache@threads=256,vectors=16 0.627"
   " smem_cache_medium@blocks=2 0.623"
   " split_k@threads=128,vectors=2,reread=reverse 0.543"
   " split_k@threads=256,vectors=2,reread=reverse 0.538"
   " split_k@threads=256,vectors=4,reread=reverse 0.515"
   " split_k@threads=256,vectors=8,reread=reverse 0.456"
   " split_k@threads=512,vectors=4,reread=reverse 0.456"
   " split_k@threads=512,vectors=8,reread=reverse 0.397"
   " split_k_persistent@threads=256,vectors=16 0.366"
   " split_k_cooperative@threads=256,vectors=16 0.358"
   " split_k@threads=256,vectors=16,reread=forward 0.341"
   " split_k@threads=256,vectors=16,reread=reverse 0.341"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.273"
   " multi_kernel@intermediate=input 0.259"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1048576",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.903"
   " split_k_persistent@threads=256,vectors=16 0.881"
   " multi_kernel@intermediate=input 0.500"
   " two_pass@threads=256,vectors=1 0.437"
   " scalar@threads=256,elements=8 0.122"},
  {"softmax", "fp16", "fp16", "rows=128 cols=128",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.904"
   " register_cache@threads=256,vectors=16 0.591"
   " smem_cache_medium@blocks=2 0.581"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.349"
   " split_k@threads=256,vectors=16,reread=forward 0.333"
   " multi_kernel@intermediate=input 0.322"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.231"},
  {"softmax", "fp16", "fp16", "rows=128 cols=128256",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.965"
   " split_k_cooperative@threads=256,vectors=16 0.919"
   " two_pass@threads=256,vectors=1 0.629"
   " multi_kernel@intermediate=input 0.561"
   " scalar@threads=256,elements=8 0.195"},
  {"softmax", "fp16", "fp16", "rows=128 cols=131072",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.968"
   " split_k_cooperative@threads=256,vectors=16 0.931"
   " two_pass@threads=256,vectors=1 0.623"
   " multi_kernel@intermediate=input 0.563"
   " scalar@threads=256,elements=8 0.195"},
  {"softmax", "fp16", "fp16", "rows=128 cols=16384",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.995"
   " two_pass@threads=256,vectors=1 0.934"
   " split_k_persistent@threads=256,vectors=16 0.723"
   " split_k_cooperative@threads=256,vectors=16 0.703"
   " split_k@threads=256,vectors=16,reread=forward 0.670"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.551"
   " scalar@threads=256,elements=8 0.478"
   " multi_kernel@intermediate=input 0.455"},
  {"softmax", "fp16", "fp16", "rows=128 cols=2048",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.788"
   " register_cache@threads=256,vectors=16 0.629"
   " smem_cache_medium@blocks=2 0.618"
   " split_k_persistent@threads=256,vectors=16 0.397"
   " split_k_cooperative@threads=256,vectors=16 0.386"
   " split_k@threads=256,vectors=16,reread=forward 0.367"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.267"
   " multi_kernel@intermediate=input 0.262"},
  {"softmax", "fp16", "fp16", "rows=128 cols=262144",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.942"
   " split_k_cooperative@threads=256,vectors=16 0.920"
   " multi_kernel@intermediate=input 0.533"
   " two_pass@threads=256,vectors=1 0.510"
   " scalar@threads=256,elements=8 0.133"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32000",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.987"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " split_k_cooperative@threads=256,vectors=16 0.769"
   " two_pass@threads=256,vectors=1 0.745"
   " split_k@threads=256,vectors=16,reread=forward 0.706"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.634"
   " multi_kernel@intermediate=input 0.479"
   " scalar@threads=256,elements=8 0.342"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32768",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.993"
   " split_k_persistent@threads=256,vectors=16 0.795"
   " split_k_cooperative@threads=256,vectors=16 0.768"
   " two_pass@threads=256,vectors=1 0.744"
   " split_k@threads=256,vectors=16,reread=forward 0.703"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.637"
   " multi_kernel@intermediate=input 0.480"
   " scalar@threads=256,elements=8 0.346"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4096",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.689"
   " smem_cache_medium@blocks=2 0.677"
   " scalar@threads=256,elements=8 0.644"
   " split_k_persistent@threads=256,vectors=16 0.439"
   " split_k_cooperative@threads=256,vectors=16 0.429"
   " split_k@threads=256,vectors=16,reread=forward 0.408"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.302"
   " multi_kernel@intermediate=input 0.219"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4097",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.808"
   " smem_cache_medium@blocks=2 0.798"
   " scalar@threads=256,elements=8 0.695"
   " split_k_persistent@threads=256,vectors=16 0.525"
   " split_k_cooperative@threads=256,vectors=16 0.514"
   " split_k@threads=256,vectors=16,reread=forward 0.478"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.350"
   " multi_kernel@intermediate=input 0.245"},
  {"softmax", "fp16", "fp16", "rows=128 cols=50257",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.926"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.874"
   " split_k@threads=256,vectors=16,reread=forward 0.859"
   " two_pass@threads=256,vectors=1 0.812"
   " multi_kernel@intermediate=input 0.546"
   " scalar@threads=256,elements=8 0.365"},
  {"softmax", "fp16", "fp16", "rows=128 cols=512",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.774"
   " register_cache@threads=256,vectors=16 0.607"
   " smem_cache_medium@blocks=2 0.595"
   " split_k_persistent@threads=256,vectors=16 0.371"
   " split_k_cooperative@threads=256,vectors=16 0.362"
   " split_k@threads=256,vectors=16,reread=forward 0.344"
   " multi_kernel@intermediate=input 0.334"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.243"},
  {"softmax", "fp16", "fp16", "rows=128 cols=524288",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.907"
   " split_k_persistent@threads=256,vectors=16 0.905"
   " multi_kernel@intermediate=input 0.512"
   " two_pass@threads=256,vectors=1 0.464"
   " scalar@threads=256,elements=8 0.128"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65536",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.917"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.916"
   " split_k@threads=256,vectors=16,reread=forward 0.880"
   " two_pass@threads=256,vectors=1 0.727"
   " multi_kernel@intermediate=input 0.530"
   " scalar@threads=256,elements=8 0.318"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65537",
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.812"
   " two_pass@threads=256,vectors=1 0.792"
   " split_k_persistent@threads=256,vectors=16 0.759"
   " split_k_cooperative@threads=256,vectors=16 0.741"
   " multi_kernel@intermediate=input 0.591"
   " scalar@threads=256,elements=8 0.362"},
  {"softmax", "fp16", "fp16", "rows=128 cols=8192",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.864"
   " smem_cache_medium@blocks=2 0.860"
   " split_k_persistent@threads=256,vectors=16 0.572"
   " scalar@threads=256,elements=8 0.571"
   " split_k_cooperative@threads=256,vectors=16 0.559"
   " split_k@threads=256,vectors=16,reread=forward 0.536"
   " multi_kernel@intermediate=input 0.442"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.418"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1023",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.709"
   " multi_kernel@intermediate=input 0.604"
   " register_cache@threads=256,vectors=16 0.236"
   " smem_cache_medium@blocks=2 0.234"
   " split_k@threads=256,vectors=16,reread=forward 0.153"
   " split_k_cooperative@threads=256,vectors=16 0.141"
   " split_k_persistent@threads=256,vectors=16 0.135"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.050"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1024",
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.951"
   " two_pass@threads=128,vectors=1 0.950"
   " register_cache@threads=128,vectors=4 0.733"
   " two_pass@threads=256,vectors=1 0.703"
   " register_cache@threads=256,vectors=2 0.674"
   " split_k@threads=128,vectors=2,reread=reverse 0.536"
   " register_cache@threads=256,vectors=4 0.464"
   " two_pass@threads=256,vectors=4 0.454"
   " scalar@threads=256,elements=8 0.434"
   " two_pass@threads=512,vectors=2 0.404"
   " multi_kernel@intermediate=input 0.393"
   " register_cache@threads=512,vectors=2 0.387"
   " split_k@threads=256,vectors=2,reread=reverse 0.329"
   " split_k@threads=256,vectors=4,reread=reverse 0.261"
   " two_pass@threads=512,vectors=4 0.247"
   " register_cache@threads=512,vectors=4 0.246"
   " register_cache@threads=1024,vectors=1 0.238"
   " two_pass@threads=1024,vectors=2 0.229"
   " split_k_cooperative@threads=256,vectors=2 0.209"
   " split_k_persistent@threads=256,vectors=2 0.195"
   " split_k_persistent@threads=256,vectors=4 0.192"
   " smem_cache_medium@blocks=3 0.179"
   " split_k_cooperative@threads=256,vectors=4 0.178"
   " split_k@threads=256,vectors=8,reread=reverse 0.171"
   " register_cache@threads=512,vectors=8 0.161"
   " register_cache@threads=256,vectors=16 0.151"
   " smem_cache_medium@blocks=2 0.146"
   " split_k@threads=512,vectors=4,reread=reverse 0.132"
   " two_pass@threads=1024,vectors=4 0.125"
   " split_k_cooperative@threads=512,vectors=4 0.105"
   " split_k@threads=256,vectors=16,reread=forward 0.097"
   " split_k@threads=256,vectors=16,reread=reverse 0.096"
   " split_k_persistent@threads=512,vectors=4 0.095"
   " register_cache@threads=1024,vectors=4 0.091"
   " split_k_cooperative@threads=256,vectors=16 0.087"
   " split_k_persistent@threads=256,vectors=16 0.083"
   " split_k@threads=512,vectors=8,reread=reverse 0.074"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.036"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.031"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.723"
   " vector4@threads=256,vectors=4 0.601"
   " multi_kernel@intermediate=input 0.495"
   " register_cache@threads=256,vectors=16 0.274"
   " smem_cache_medium@blocks=2 0.264"
   " split_k@threads=256,vectors=16,reread=forward 0.176"
   " split_k_cooperative@threads=256,vectors=16 0.158"
   " split_k_persistent@threads=256,vectors=16 0.147"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.067"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=128",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.745"
   " multi_kernel@intermediate=input 0.654"
   " register_cache@threads=256,vectors=16 0.185"
   " smem_cache_medium@blocks=2 0.178"
   " split_k@threads=256,vectors=16,reread=forward 0.116"
   " split_k_cooperative@threads=256,vectors=16 0.104"
   " split_k_persistent@threads=256,vectors=16 0.100"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.037"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=128256",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.990"
   " split_k_cooperative@threads=256,vectors=16 0.885"
   " split_k_persistent@threads=256,vectors=16 0.866"
   " scalar@threads=256,elements=8 0.538"
   " multi_kernel@intermediate=input 0.504"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=131072",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.993"
   " split_k_cooperative@threads=256,vectors=16 0.898"
   " split_k_persistent@threads=256,vectors=16 0.875"
   " scalar@threads=256,elements=8 0.541"
   " multi_kernel@intermediate=input 0.505"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=151936",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.983"
   " split_k_cooperative@threads=256,vectors=16 0.887"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=16384",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.841"
   " smem_cache_medium@blocks=2 0.829"
   " split_k@threads=256,vectors=16,reread=forward 0.605"
   " split_k_cooperative@threads=256,vectors=16 0.541"
   " split_k_persistent@threads=256,vectors=16 0.534"
   " scalar@threads=256,elements=8 0.506"
   " multi_kernel@intermediate=input 0.389"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.256"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=16384",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.998"
   " two_pass@threads=256,vectors=1 0.743"
   " split_k@threads=256,vectors=16,reread=forward 0.664"
   " split_k_cooperative@threads=256,vectors=16 0.612"
   " split_k_persistent@threads=256,vectors=16 0.604"
   " vector4@threads=256,vectors=4 0.585"
   " scalar@threads=256,elements=8 0.496"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.466"
   " multi_kernel@intermediate=input 0.343"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=2048",
   "register_cache@threads=128,vectors=2 1.000"
   " two_pass@threads=128,vectors=1 0.913"
   " register_cache@threads=128,vectors=4 0.800"
   " register_cache@threads=256,vectors=2 0.748"
   " two_pass@threads=256,vectors=1 0.728"
   " split_k@threads=128,vectors=2,reread=reverse 0.602"
   " register_cache@threads=256,vectors=4 0.560"
   " scalar@threads=256,elements=8 0.549"
   " two_pass@threads=256,vectors=4 0.486"
   " register_cache@threads=512,vectors=2 0.480"
   " two_pass@threads=512,vectors=2 0.462"
   " split_k@threads=256,vectors=2,reread=reverse 0.419"
   " multi_kernel@intermediate=input 0.342"
   " split_k@threads=256,vectors=4,reread=reverse 0.335"
   " register_cache@threads=512,vectors=4 0.313"
   " register_cache@threads=1024,vectors=1 0.293"
   " two_pass@threads=512,vectors=4 0.288"
   " two_pass@threads=1024,vectors=2 0.271"
   " split_k_cooperative@threads=256,vectors=2 0.263"
   " split_k_persistent@threads=256,vectors=2 0.246"
   " split_k_persistent@threads=256,vectors=4 0.245"
   " split_k_cooperative@threads=256,vectors=4 0.228"
   " smem_cache_medium@blocks=3 0.225"
   " split_k@threads=256,vectors=8,reread=reverse 0.219"
   " register_cache@threads=512,vectors=8 0.207"
   " register_cache@threads=256,vectors=16 0.189"
   " smem_cache_medium@blocks=2 0.182"
   " split_k@threads=512,vectors=4,reread=reverse 0.172"
   " two_pass@threads=1024,vectors=4 0.151"
   " split_k_cooperative@threads=512,vectors=4 0.136"
   " split_k@threads=256,vectors=16,reread=reverse 0.125"
   " split_k@threads=256,vectors=16,reread=forward 0.125"
   " split_k_persistent@threads=512,vectors=4 0.124"
   " split_k_cooperative@threads=256,vectors=16 0.112"
   " register_cache@threads=1024,vectors=4 0.109"
   " split_k_persistent@threads=256,vectors=16 0.109"
   " split_k@threads=512,vectors=8,reread=reverse 0.097"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.048"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.041"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=256",
   "two_pass@threads=256,vectors=1 1.000"
   " vector4@threads=256,vectors=4 0.676"
   " multi_kernel@intermediate=input 0.633"
   " scalar@threads=256,elements=8 0.553"
   " register_cache@threads=256,vectors=16 0.193"
   " smem_cache_medium@blocks=2 0.191"
   " split_k@threads=256,vectors=16,reread=forward 0.121"
   " split_k_cooperative@threads=256,vectors=16 0.109"
   " split_k_persistent@threads=256,vectors=16 0.102"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.046"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=262144",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.983"
   " split_k_cooperative@threads=256,vectors=16 0.893"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32000",
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.999"
   " two_pass@threads=256,vectors=1 0.771"
   " split_k@threads=256,vectors=16,reread=forward 0.675"
   " split_k_persistent@threads=256,vectors=16 0.609"
   " split_k_cooperative@threads=256,vectors=16 0.608"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.425"
   " scalar@threads=256,elements=8 0.390"
   " multi_kernel@intermediate=input 0.337"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=32000",
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " two_pass@threads=256,vectors=1 0.994"
   " split_k@threads=256,vectors=16,reread=forward 0.987"
   " split_k_cooperative@threads=256,vectors=16 0.892"
   " split_k_persistent@threads=256,vectors=16 0.872"
   " vector4@threads=256,vectors=4 0.770"
   " scalar@threads=256,elements=8 0.665"
   " multi_kernel@intermediate=input 0.504"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32768",
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.997"
   " two_pass@threads=256,vectors=1 0.767"
   " split_k@threads=256,vectors=16,reread=forward 0.676"
   " split_k_cooperative@threads=256,vectors=16 0.614"
   " split_k_persistent@threads=256,vectors=16 0.613"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.431"
   " scalar@threads=256,elements=8 0.393"
   " multi_kernel@intermediate=input 0.338"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=8 0.456"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=8 0.441"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=8 0.970"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096",
   "register_cache@threads=128,vectors=4 1.000"
   " register_cache@threads=256,vectors=2 0.992"
   " two_pass@threads=128,vectors=1 0.932"
   " two_pass@threads=256,vectors=1 0.911"
   " register_cache@threads=256,vectors=4 0.806"
   " two_pass@threads=256,vectors=4 0.732"
   " register_cache@threads=512,vectors=2 0.683"
   " split_k@threads=128,vectors=2,reread=reverse 0.643"
   " split_k@threads=256,vectors=2,reread=reverse 0.635"
   " two_pass@threads=512,vectors=2 0.608"
   " scalar@threads=256,elements=8 0.565"
   " split_k@threads=256,vectors=4,reread=reverse 0.527"
   " register_cache@threads=512,vectors=4 0.492"
   " register_cache@threads=1024,vectors=1 0.443"
   " split_k_cooperative@threads=256,vectors=2 0.401"
   " two_pass@threads=1024,vectors=2 0.395"
   " split_k_persistent@threads=256,vectors=4 0.389"
   " two_pass@threads=512,vectors=4 0.387"
   " split_k_persistent@threads=256,vectors=2 0.382"
   " smem_cache_medium@blocks=3 0.365"
   " split_k_cooperative@threads=256,vectors=4 0.361"
   " multi_kernel@intermediate=input 0.361"
   " split_k@threads=256,vectors=8,reread=reverse 0.352"
   " register_cache@threads=512,vectors=8 0.338"
   " register_cache@threads=256,vectors=16 0.308"
   " smem_cache_medium@blocks=2 0.298"
   " split_k@threads=512,vectors=4,reread=reverse 0.287"
   " split_k_cooperative@threads=512,vectors=4 0.224"
   " two_pass@threads=1024,vectors=4 0.221"
   " split_k@threads=256,vectors=16,reread=forward 0.206"
   " split_k@threads=256,vectors=16,reread=reverse 0.206"
   " split_k_persistent@threads=512,vectors=4 0.205"
   " split_k_cooperative@threads=256,vectors=16 0.188"
   " split_k_persistent@threads=256,vectors=16 0.180"
   " register_cache@threads=1024,vectors=4 0.178"
   " split_k@threads=512,vectors=8,reread=reverse 0.161"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.079"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.070"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096",
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=2 0.975"
   " vector4@threads=256,vectors=4 0.919"
   " two_pass@threads=256,vectors=1 0.891"
   " register_cache@threads=512,vectors=4 0.759"
   " scalar@threads=256,elements=8 0.731"
   " split_k@threads=256,vectors=4,reread=reverse 0.666"
   " register_cache@threads=1024,vectors=1 0.626"
   " split_k@threads=128,vectors=2,reread=reverse 0.622"
   " split_k@threads=256,vectors=2,reread=reverse 0.611"
   " split_k@threads=256,vectors=8,reread=reverse 0.556"
   " register_cache@threads=512,vectors=8 0.518"
   " register_cache@threads=256,vectors=16 0.512"
   " smem_cache_medium@blocks=2 0.493"
   " split_k@threads=512,vectors=4,reread=reverse 0.449"
   " multi_kernel@intermediate=input 0.393"
   " split_k@threads=256,vectors=16,reread=reverse 0.353"
   " register_cache@threads=1024,vectors=4 0.352"
   " split_k@threads=256,vectors=16,reread=forward 0.349"
   " split_k_cooperative@threads=256,vectors=16 0.315"
   " split_k_persistent@threads=256,vectors=16 0.297"
   " split_k@threads=512,vectors=8,reread=reverse 0.273"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.147"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 lse=stored",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.597"
   " smem_cache_medium@blocks=2 0.326"
   " register_cache@threads=256,vectors=16 0.318"
   " split_k@threads=256,vectors=16,reread=forward 0.222"
   " split_k_cooperative@threads=256,vectors=16 0.213"
   " split_k_persistent@threads=256,vectors=16 0.201"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.077"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 lse=stored",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.623"
   " register_cache@threads=256,vectors=16 0.338"
   " smem_cache_medium@blocks=2 0.327"
   " split_k@threads=256,vectors=16,reread=forward 0.228"
   " split_k_cooperative@threads=256,vectors=16 0.207"
   " split_k_persistent@threads=256,vectors=16 0.198"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.078"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 lse=stored",
   "vector4@threads=256,vectors=4 1.000"
   " two_pass@threads=256,vectors=1 0.975"
   " scalar@threads=256,elements=8 0.802"
   " register_cache@threads=256,vectors=16 0.559"
   " smem_cache_medium@blocks=2 0.540"
   " split_k@threads=256,vectors=16,reread=forward 0.382"
   " split_k_cooperative@threads=256,vectors=16 0.345"
   " split_k_persistent@threads=256,vectors=16 0.325"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.161"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.268"
   " register_cache@threads=256,vectors=16 0.249"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.227"
   " register_cache@threads=256,vectors=16 0.212"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.540"
   " split_k@threads=256,vectors=16,reread=forward 0.326"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4097",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.689"
   " multi_kernel@intermediate=input 0.399"
   " register_cache@threads=256,vectors=16 0.383"
   " smem_cache_medium@blocks=2 0.377"
   " split_k@threads=256,vectors=16,reread=forward 0.258"
   " split_k_cooperative@threads=256,vectors=16 0.239"
   " split_k_persistent@threads=256,vectors=16 0.229"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.088"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=50257",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.984"
   " split_k_cooperative@threads=256,vectors=16 0.827"
   " split_k_persistent@threads=256,vectors=16 0.825"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.780"
   " scalar@threads=256,elements=8 0.503"
   " multi_kernel@intermediate=input 0.488"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=50257",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.936"
   " two_pass@threads=256,vectors=1 0.893"
   " split_k_cooperative@threads=256,vectors=16 0.795"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " vector4@threads=256,vectors=4 0.754"
   " scalar@threads=256,elements=8 0.552"
   " multi_kernel@intermediate=input 0.495"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=512",
   "two_pass@threads=256,vectors=1 1.000"
   " multi_kernel@intermediate=input 0.628"
   " scalar@threads=256,elements=8 0.555"
   " register_cache@threads=256,vectors=16 0.195"
   " smem_cache_medium@blocks=2 0.188"
   " split_k@threads=256,vectors=16,reread=forward 0.123"
   " split_k_cooperative@threads=256,vectors=16 0.111"
   " split_k_persistent@threads=256,vectors=16 0.106"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.040"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=524288",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.974"
   " split_k_cooperative@threads=256,vectors=16 0.896"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65536",
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.986"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.895"
   " split_k_cooperative@threads=256,vectors=16 0.888"
   " split_k_persistent@threads=256,vectors=16 0.873"
   " scalar@threads=256,elements=8 0.553"
   " multi_kernel@intermediate=input 0.497"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=65536",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.988"
   " split_k_cooperative@threads=256,vectors=16 0.909"
   " split_k_persistent@threads=256,vectors=16 0.882"
   " vector4@threads=256,vectors=4 0.766"
   " scalar@threads=256,elements=8 0.674"
   " multi_kernel@intermediate=input 0.509"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65537",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.971"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.905"
   " split_k_cooperative@threads=256,vectors=16 0.807"
   " split_k_persistent@threads=256,vectors=16 0.801"
   " multi_kernel@intermediate=input 0.506"
   " scalar@threads=256,elements=8 0.498"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=8192",
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=2 0.959"
   " two_pass@threads=256,vectors=1 0.938"
   " two_pass@threads=512,vectors=2 0.910"
   " two_pass@threads=128,vectors=1 0.895"
   " two_pass@threads=256,vectors=4 0.828"
   " register_cache@threads=512,vectors=4 0.755"
   " split_k@threads=256,vectors=4,reread=reverse 0.702"
   " split_k@threads=128,vectors=2,reread=reverse 0.652"
   " split_k@threads=256,vectors=2,reread=reverse 0.639"
   " register_cache@threads=1024,vectors=1 0.628"
   " two_pass@threads=512,vectors=4 0.619"
   " smem_cache_medium@blocks=3 0.589"
   " split_k_persistent@threads=256,vectors=4 0.583"
   " scalar@threads=256,elements=8 0.580"
   " split_k@threads=256,vectors=8,reread=reverse 0.557"
   " register_cache@threads=512,vectors=8 0.539"
   " two_pass@threads=1024,vectors=2 0.537"
   " split_k_cooperative@threads=256,vectors=4 0.525"
   " register_cache@threads=256,vectors=16 0.502"
   " smem_cache_medium@blocks=2 0.490"
   " split_k@threads=512,vectors=4,reread=reverse 0.470"
   " split_k_cooperative@threads=256,vectors=2 0.427"
   " split_k_persistent@threads=256,vectors=2 0.401"
   " multi_kernel@intermediate=input 0.390"
   " split_k_cooperative@threads=512,vectors=4 0.368"
   " split_k@threads=256,vectors=16,reread=reverse 0.351"
   " split_k_persistent@threads=512,vectors=4 0.346"
   " split_k@threads=256,vectors=16,reread=forward 0.346"
   " split_k_cooperative@threads=256,vectors=16 0.311"
   " two_pass@threads=1024,vectors=4 0.309"
   " split_k_persistent@threads=256,vectors=16 0.303"
   " register_cache@threads=1024,vectors=4 0.298"
   " split_k@threads=512,vectors=8,reread=reverse 0.271"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.141"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.126"},
  {"softmax", "fp32", "fp32", "rows=32 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.862"
   " vector4@threads=256,vectors=4 0.834"
   " register_cache@threads=256,vectors=16 0.654"
   " smem_cache_medium@blocks=2 0.651"
   " split_k_persistent@threads=256,vectors=16 0.367"
   " split_k_cooperative@threads=256,vectors=16 0.363"
   " split_k@threads=256,vectors=16,reread=forward 0.353"
   " multi_kernel@intermediate=input 0.276"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.275"},
  {"softmax", "fp32", "fp32", "rows=32 cols=128256",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.957"
   " split_k@threads=256,vectors=16,reread=forward 0.927"
   " multi_kernel@intermediate=input 0.446"
   " vector4@threads=256,vectors=4 0.270"
   " two_pass@threads=256,vectors=1 0.158"
   " scalar@threads=256,elements=8 0.119"},
  {"softmax", "fp32", "fp32", "rows=32 cols=16384",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.984"
   " vector4@threads=256,vectors=4 0.666"
   " split_k_persistent@threads=256,vectors=16 0.622"
   " split_k_cooperative@threads=256,vectors=16 0.614"
   " split_k@threads=256,vectors=16,reread=forward 0.586"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.534"
   " multi_kernel@intermediate=input 0.479"
   " scalar@threads=256,elements=8 0.408"
   " two_pass@threads=256,vectors=1 0.407"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1023",
   "two_pass@threads=256,vectors=1 1.000"
   " multi_kernel@intermediate=input 0.814"
   " scalar@threads=256,elements=8 0.674"
   " register_cache@threads=256,vectors=16 0.197"
   " smem_cache_medium@blocks=2 0.195"
   " split_k@threads=256,vectors=16,reread=forward 0.128"
   " split_k_cooperative@threads=256,vectors=16 0.116"
   " split_k_persistent@threads=256,vectors=16 0.109"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.039"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " multi_kernel@intermediate=input 0.764"
   " scalar@threads=256,elements=8 0.591"
   " register_cache@threads=256,vectors=16 0.181"
   " smem_cache_medium@blocks=2 0.175"
   " split_k@threads=256,vectors=16,reread=forward 0.116"
   " split_k_cooperative@threads=256,vectors=16 0.103"
   " split_k_persistent@threads=256,vectors=16 0.096"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.036"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1024",
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
  {"softmax", "fp16", "fp16", "rows=32768 cols=128",
   "multi_kernel@intermediate=input 1.000"
   " two_pass@threads=256,vectors=1 0.503"
   " scalar@threads=256,elements=8 0.353"
   " register_cache@threads=256,vectors=16 0.074"
   " smem_cache_medium@blocks=2 0.071"
   " split_k@threads=256,vectors=16,reread=forward 0.048"
   " split_k_cooperative@threads=256,vectors=16 0.041"
   " split_k_persistent@threads=256,vectors=16 0.039"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.014"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16384",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.866"
   " smem_cache_medium@blocks=2 0.853"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16385",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.831"
   " smem_cache_medium@blocks=2 0.830"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=2048",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.732"
   " multi_kernel@intermediate=input 0.495"
   " register_cache@threads=256,vectors=16 0.222"
   " smem_cache_medium@blocks=2 0.213"
   " split_k@threads=256,vectors=16,reread=forward 0.145"
   " split_k_cooperative@threads=256,vectors=16 0.129"
   " split_k_persistent@threads=256,vectors=16 0.121"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.045"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32000",
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.992"
   " two_pass@threads=256,vectors=1 0.766"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32768",
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.973"
   " two_pass@threads=256,vectors=1 0.746"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4096",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.597"
   " multi_kernel@intermediate=input 0.355"
   " register_cache@threads=256,vectors=16 0.294"
   " smem_cache_medium@blocks=2 0.283"
   " split_k@threads=256,vectors=16,reread=forward 0.195"
   " split_k_cooperative@threads=256,vectors=16 0.174"
   " split_k_persistent@threads=256,vectors=16 0.163"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.063"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=4096",
   "vector4@threads=256,vectors=4 1.000"
   " two_pass@threads=256,vectors=1 0.951"
   " scalar@threads=256,elements=8 0.913"
   " register_cache@threads=256,vectors=16 0.570"
   " smem_cache_medium@blocks=2 0.530"
   " multi_kernel@intermediate=input 0.376"
   " split_k@threads=256,vectors=16,reread=forward 0.373"
   " split_k_cooperative@threads=256,vectors=16 0.335"
   " split_k_persistent@threads=256,vectors=16 0.307"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.151"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4097",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.678"
   " multi_kernel@intermediate=input 0.350"
   " register_cache@threads=256,vectors=16 0.325"
   " smem_cache_medium@blocks=2 0.318"
   " split_k@threads=256,vectors=16,reread=forward 0.213"
   " split_k_cooperative@threads=256,vectors=16 0.198"
   " split_k_persistent@threads=256,vectors=16 0.185"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.070"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=512",
   "multi_kernel@intermediate=input 1.000"
   " two_pass@threads=256,vectors=1 0.760"
   " scalar@threads=256,elements=8 0.391"
   " register_cache@threads=256,vectors=16 0.121"
   " smem_cache_medium@blocks=2 0.117"
   " split_k@threads=256,vectors=16,reread=forward 0.078"
   " split_k_cooperative@threads=256,vectors=16 0.068"
   " split_k_persistent@threads=256,vectors=16 0.064"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.023"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=8192",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.639"
   " register_cache@threads=256,vectors=16 0.495"
   " smem_cache_medium@blocks=2 0.479"
   " multi_kernel@intermediate=input 0.335"
   " split_k@threads=256,vectors=16,reread=forward 0.335"
   " split_k_cooperative@threads=256,vectors=16 0.297"
   " split_k_persistent@threads=256,vectors=16 0.281"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1023",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.940"
   " smem_cache_medium@blocks=2 0.683"
   " register_cache@threads=256,vectors=16 0.679"
   " split_k_persistent@threads=256,vectors=16 0.431"
   " split_k_cooperative@threads=256,vectors=16 0.420"
   " split_k@threads=256,vectors=16,reread=forward 0.396"
   " multi_kernel@intermediate=input 0.338"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.266"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.759"
   " register_cache@threads=256,vectors=16 0.564"
   " smem_cache_medium@blocks=2 0.559"
   " split_k_persistent@threads=256,vectors=16 0.348"
   " split_k_cooperative@threads=256,vectors=16 0.340"
   " split_k@threads=256,vectors=16,reread=forward 0.328"
   " multi_kernel@intermediate=input 0.301"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.221"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1024",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.848"
   " vector4@threads=256,vectors=4 0.817"
   " register_cache@threads=256,vectors=16 0.623"
   " smem_cache_medium@blocks=2 0.615"
   " split_k_persistent@threads=256,vectors=16 0.349"
   " split_k_cooperative@threads=256,vectors=16 0.345"
   " split_k@threads=256,vectors=16,reread=forward 0.338"
   " multi_kernel@intermediate=input 0.265"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.258"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576",
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.990"
   " split_k_persistent@threads=512,vectors=4 0.968"
   " split_k@threads=256,vectors=8,reread=reverse 0.942"
   " split_k_cooperative@threads=256,vectors=4 0.930"
   " split_k@threads=512,vectors=4,reread=reverse 0.928"
   " split_k_persistent@threads=256,vectors=16 0.926"
   " split_k_cooperative@threads=512,vectors=4 0.921"
   " split_k@threads=256,vectors=2,reread=reverse 0.919"
   " split_k_cooperative@threads=256,vectors=16 0.896"
   " split_k@threads=512,vectors=8,reread=reverse 0.854"
   " split_k@threads=256,vectors=16,reread=forward 0.824"
   " split_k@threads=128,vectors=2,reread=reverse 0.818"
   " split_k@threads=256,vectors=16,reread=reverse 0.811"
   " split_k_cooperative@threads=256,vectors=2 0.668"
   " split_k_persistent@threads=256,vectors=2 0.642"
   " multi_kernel@intermediate=input 0.138"
   " two_pass@threads=1024,vectors=4 0.109"
   " two_pass@threads=1024,vectors=2 0.094"
   " two_pass@threads=512,vectors=4 0.092"
   " two_pass@threads=512,vectors=2 0.063"
   " two_pass@threads=256,vectors=4 0.042"
   " two_pass@threads=256,vectors=1 0.033"
   " two_pass@threads=128,vectors=1 0.017"
   " scalar@threads=256,elements=8 0.010"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.978"
   " split_k@threads=256,vectors=4,reread=reverse 0.937"
   " split_k@threads=256,vectors=16,reread=reverse 0.935"
   " split_k@threads=256,vectors=16,reread=forward 0.934"
   " split_k@threads=256,vectors=8,reread=reverse 0.934"
   " split_k@threads=512,vectors=4,reread=reverse 0.894"
   " split_k@threads=512,vectors=8,reread=reverse 0.837"
   " split_k@threads=256,vectors=2,reread=reverse 0.802"
   " split_k@threads=128,vectors=2,reread=reverse 0.643"
   " multi_kernel@intermediate=input 0.135"
   " vector4@threads=256,vectors=4 0.039"
   " two_pass@threads=256,vectors=1 0.021"
   " scalar@threads=256,elements=8 0.016"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 lse=stored",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.972"
   " split_k@threads=256,vectors=16,reread=forward 0.883"
   " two_pass@threads=256,vectors=1 0.035"
   " scalar@threads=256,elements=8 0.008"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 lse=stored",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.971"
   " split_k@threads=256,vectors=16,reread=forward 0.892"
   " two_pass@threads=256,vectors=1 0.035"
   " scalar@threads=256,elements=8 0.011"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 lse=stored",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.977"
   " split_k@threads=256,vectors=16,reread=forward 0.939"
   " vector4@threads=256,vectors=4 0.039"
   " two_pass@threads=256,vectors=1 0.021"
   " scalar@threads=256,elements=8 0.016"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 result=log_softmax",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.030"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 result=log_softmax",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.040"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 result=log_softmax",
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.025"},
  {"softmax", "fp16", "fp16", "rows=4 cols=114688",
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.981"
   " split_k@threads=256,vectors=4,reread=reverse 0.907"
   " split_k_persistent@threads=256,vectors=2 0.891"
   " split_k_cooperative@threads=256,vectors=2 0.885"
   " split_k_persistent@threads=256,vectors=4 0.830"
   " split_k_cooperative@threads=256,vectors=4 0.822"
   " split_k@threads=512,vectors=4,reread=reverse 0.767"
   " split_k@threads=256,vectors=8,reread=reverse 0.759"
   " split_k_persistent@threads=512,vectors=4 0.739"
   " split_k_cooperative@threads=512,vectors=4 0.731"
   " split_k@threads=512,vectors=8,reread=reverse 0.612"
   " split_k_persistent@threads=256,vectors=16 0.585"
   " split_k_cooperative@threads=256,vectors=16 0.572"
   " split_k@threads=256,vectors=16,reread=forward 0.561"
   " split_k@threads=256,vectors=16,reread=reverse 0.556"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.387"
   " two_pass@threads=1024,vectors=4 0.371"
   " two_pass@threads=512,vectors=4 0.342"
   " two_pass@threads=1024,vectors=2 0.339"
   " multi_kernel@intermediate=input 0.331"
   " two_pass@threads=512,vectors=2 0.258"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.219"
   " two_pass@threads=256,vectors=4 0.184"
   " two_pass@threads=256,vectors=1 0.157"
   " two_pass@threads=128,vectors=1 0.087"
   " scalar@threads=256,elements=8 0.055"},
  {"softmax", "fp16", "fp16", "rows=4 cols=128",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.922"
   " register_cache@threads=256,vectors=16 0.551"
   " smem_cache_medium@blocks=2 0.547"
   " split_k_persistent@threads=256,vectors=16 0.335"
   " multi_kernel@intermediate=input 0.329"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.319"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.211"},
  {"softmax", "fp16", "fp16", "rows=4 cols=128256",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.948"
   " multi_kernel@intermediate=input 0.541"
   " two_pass@threads=256,vectors=1 0.236"
   " scalar@threads=256,elements=8 0.069"},
  {"softmax", "fp32", "fp32", "rows=4 cols=128256",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.989"
   " split_k@threads=256,vectors=16,reread=forward 0.943"
   " multi_kernel@intermediate=input 0.409"
   " vector4@threads=256,vectors=4 0.161"
   " two_pass@threads=256,vectors=1 0.091"
   " scalar@threads=256,elements=8 0.070"},
  {"softmax", "fp16", "fp16", "rows=4 cols=131072",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.981"
   " split_k@threads=256,vectors=16,reread=forward 0.948"
   " multi_kernel@intermediate=input 0.542"
   " two_pass@threads=256,vectors=1 0.232"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=4 cols=16384",
   "register_cache@threads=512,vectors=4 1.000"
   " two_pass@threads=512,vectors=4 0.981"
   " two_pass@threads=1024,vectors=2 0.938"
   " register_cache@threads=512,vectors=8 0.858"
   " two_pass@threads=512,vectors=2 0.855"
   " split_k@threads=128,vectors=2,reread=reverse 0.843"
   " split_k@threads=256,vectors=2,reread=reverse 0.822"
   " register_cache@threads=1024,vectors=4 0.785"
   " two_pass@threads=1024,vectors=4 0.780"
   " register_cache@threads=256,vectors=16 0.776"
   " smem_cache_medium@blocks=2 0.767"
   " smem_cache_medium@blocks=3 0.755"
   " split_k@threads=256,vectors=4,reread=reverse 0.750"
   " split_k_cooperative@threads=256,vectors=2 0.726"
   " split_k_persistent@threads=256,vectors=2 0.724"
   " two_pass@threads=256,vectors=4 0.686"
   " split_k_persistent@threads=256,vectors=4 0.673"
   " split_k_cooperative@threads=256,vectors=4 0.668"
   " two_pass@threads=256,vectors=1 0.634"
   " split_k@threads=512,vectors=4,reread=reverse 0.633"
   " split_k@threads=256,vectors=8,reread=reverse 0.627"
   " split_k_persistent@threads=512,vectors=4 0.596"
   " split_k_cooperative@threads=512,vectors=4 0.579"
   " split_k@threads=512,vectors=8,reread=reverse 0.546"
   " split_k_persistent@threads=256,vectors=16 0.512"
   " split_k_cooperative@threads=256,vectors=16 0.493"
   " split_k@threads=256,vectors=16,reread=forward 0.487"
   " split_k@threads=256,vectors=16,reread=reverse 0.487"
   " two_pass@threads=128,vectors=1 0.404"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.395"
   " multi_kernel@intermediate=input 0.366"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.352"
   " scalar@threads=256,elements=8 0.310"},
  {"softmax", "fp32", "fp32", "rows=4 cols=16384",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.957"
   " vector4@threads=256,vectors=4 0.634"
   " split_k_persistent@threads=256,vectors=16 0.588"
   " split_k_cooperative@threads=256,vectors=16 0.582"
   " split_k@threads=256,vectors=16,reread=forward 0.567"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.492"
   " multi_kernel@intermediate=input 0.486"
   " scalar@threads=256,elements=8 0.378"
   " two_pass@threads=256,vectors=1 0.378"},
  {"softmax", "fp16", "fp16", "rows=4 cols=2048",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.766"
   " register_cache@threads=256,vectors=16 0.576"
   " smem_cache_medium@blocks=2 0.568"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.349"
   " split_k@threads=256,vectors=16,reread=forward 0.341"
   " multi_kernel@intermediate=input 0.257"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.231"},
  {"softmax", "fp32", "fp32", "rows=4 cols=256",
   "two_pass@threads=256,vectors=1 1.000"
   " vector4@threads=256,vectors=4 0.838"
   " scalar@threads=256,elements=8 0.828"
   " register_cache@threads=256,vectors=16 0.592"
   " smem_cache_medium@blocks=2 0.589"
   " split_k_persistent@threads=256,vectors=16 0.328"
   " split_k_cooperative@threads=256,vectors=16 0.324"
   " multi_kernel@intermediate=input 0.319"
   " split_k@threads=256,vectors=16,reread=forward 0.316"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.240"},
  {"softmax", "fp16", "fp16", "rows=4 cols=262144",
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.958"
   " split_k_persistent@threads=256,vectors=2 0.926"
   " split_k_cooperative@threads=256,vectors=2 0.905"
   " split_k_persistent@threads=256,vectors=4 0.904"
   " split_k_cooperative@threads=256,vectors=4 0.890"
   " split_k@threads=512,vectors=4,reread=reverse 0.841"
   " split_k@threads=256,vectors=8,reread=reverse 0.832"
   " split_k_persistent@threads=512,vectors=4 0.815"
   " split_k_cooperative@threads=512,vectors=4 0.810"
   " split_k@threads=512,vectors=8,reread=reverse 0.684"
   " split_k_persistent@threads=256,vectors=16 0.651"
   " split_k_cooperative@threads=256,vectors=16 0.638"
   " split_k@threads=256,vectors=16,reread=forward 0.622"
   " split_k@threads=256,vectors=16,reread=reverse 0.618"
   " multi_kernel@intermediate=input 0.238"
   " two_pass@threads=1024,vectors=4 0.227"
   " two_pass@threads=1024,vectors=2 0.193"
   " two_pass@threads=512,vectors=4 0.189"
   " two_pass@threads=512,vectors=2 0.136"
   " two_pass@threads=256,vectors=4 0.095"
   " two_pass@threads=256,vectors=1 0.075"
   " two_pass@threads=128,vectors=1 0.040"
   " scalar@threads=256,elements=8 0.023"},
  {"softmax", "fp32", "fp32", "rows=4 cols=262144",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.937"
   " multi_kernel@intermediate=input 0.271"
   " vector4@threads=256,vectors=4 0.090"
   " two_pass@threads=256,vectors=1 0.048"
   " scalar@threads=256,elements=8 0.038"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32000",
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.966"
   " split_k_persistent@threads=256,vectors=16 0.693"
   " split_k_cooperative@threads=256,vectors=16 0.678"
   " split_k@threads=256,vectors=16,reread=forward 0.662"
   " two_pass@threads=256,vectors=1 0.569"
   " multi_kernel@intermediate=input 0.564"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.502"
   " scalar@threads=256,elements=8 0.253"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32000",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.949"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.780"
   " multi_kernel@intermediate=input 0.733"
   " vector4@threads=256,vectors=4 0.632"
   " two_pass@threads=256,vectors=1 0.360"
   " scalar@threads=256,elements=8 0.355"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32768",
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.974"
   " register_cache@threads=512,vectors=8 0.894"
   " split_k@threads=256,vectors=4,reread=reverse 0.886"
   " split_k_persistent@threads=256,vectors=2 0.865"
   " split_k_cooperative@threads=256,vectors=2 0.865"
   " register_cache@threads=1024,vectors=4 0.846"
   " two_pass@threads=1024,vectors=4 0.824"
   " register_cache@threads=256,vectors=16 0.805"
   " two_pass@threads=512,vectors=4 0.801"
   " split_k_persistent@threads=256,vectors=4 0.796"
   " split_k_cooperative@threads=256,vectors=4 0.789"
   " smem_cache_medium@blocks=3 0.783"
   " smem_cache_medium@blocks=2 0.783"
   " two_pass@threads=1024,vectors=2 0.783"
   " split_k@threads=256,vectors=8,reread=reverse 0.740"
   " split_k@threads=512,vectors=4,reread=reverse 0.738"
   " split_k_persistent@threads=512,vectors=4 0.707"
   " split_k_cooperative@threads=512,vectors=4 0.693"
   " two_pass@threads=512,vectors=2 0.662"
   " split_k@threads=512,vectors=8,reread=reverse 0.593"
   " split_k_persistent@threads=256,vectors=16 0.562"
   " split_k_cooperative@threads=256,vectors=16 0.543"
   " split_k@threads=256,vectors=16,reread=reverse 0.535"
   " split_k@threads=256,vectors=16,reread=forward 0.535"
   " two_pass@threads=256,vectors=4 0.505"
   " two_pass@threads=256,vectors=1 0.459"
   " multi_kernel@intermediate=input 0.457"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.453"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.406"
   " two_pass@threads=128,vectors=1 0.274"
   " scalar@threads=256,elements=8 0.205"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32768",
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.987"
   " split_k@threads=256,vectors=4,reread=reverse 0.909"
   " split_k@threads=512,vectors=4,reread=reverse 0.758"
   " split_k@threads=256,vectors=8,reread=reverse 0.756"
   " split_k@threads=512,vectors=8,reread=reverse 0.600"
   " split_k_persistent@threads=256,vectors=16 0.596"
   " split_k_cooperative@threads=256,vectors=16 0.584"
   " split_k@threads=256,vectors=16,reread=forward 0.572"
   " split_k@threads=256,vectors=16,reread=reverse 0.571"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.461"
   " multi_kernel@intermediate=input 0.439"
   " vector4@threads=256,vectors=4 0.376"
   " two_pass@threads=256,vectors=1 0.212"
   " scalar@threads=256,elements=8 0.210"},
  {"softmax", "fp16", "fp16", "rows=4 cols=33554432",
   "split_k@threads=256,vectors=16,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.998"
   " split_k_cooperative@threads=512,vectors=4 0.977"
   " split_k_persistent@threads=512,vectors=4 0.976"
   " split_k_cooperative@threads=256,vectors=4 0.961"
   " split_k_persistent@threads=256,vectors=4 0.955"
   " split_k_persistent@threads=256,vectors=2 0.945"
   " split_k@threads=256,vectors=8,reread=reverse 0.942"
   " split_k_cooperative@threads=256,vectors=16 0.942"
   " split_k_persistent@threads=256,vectors=16 0.939"
   " split_k_cooperative@threads=256,vectors=2 0.937"
   " split_k@threads=512,vectors=4,reread=reverse 0.925"
   " split_k@threads=512,vectors=8,reread=reverse 0.883"
   " split_k@threads=256,vectors=4,reread=reverse 0.753"
   " split_k@threads=256,vectors=2,reread=reverse 0.331"
   " split_k@threads=128,vectors=2,reread=reverse 0.121"
   " two_pass@threads=1024,vectors=4 0.078"
   " multi_kernel@intermediate=input 0.075"
   " two_pass@threads=1024,vectors=2 0.062"
   " two_pass@threads=512,vectors=4 0.057"
   " two_pass@threads=512,vectors=2 0.037"
   " two_pass@threads=256,vectors=4 0.025"
   " two_pass@threads=256,vectors=1 0.016"
   " two_pass@threads=128,vectors=1 0.008"
   " scalar@threads=256,elements=8 0.004"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4096",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.649"
   " smem_cache_medium@blocks=2 0.641"
   " scalar@threads=256,elements=8 0.630"
   " split_k_persistent@threads=256,vectors=16 0.405"
   " split_k_cooperative@threads=256,vectors=16 0.395"
   " split_k@threads=256,vectors=16,reread=forward 0.386"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.266"
   " multi_kernel@intermediate=input 0.218"},
  {"softmax", "fp32", "fp32", "rows=4 cols=4096",
   "vector4@threads=256,vectors=4 1.000"
   " register_cache@threads=256,vectors=16 0.835"
   " smem_cache_medium@blocks=2 0.832"
   " scalar@threads=256,elements=8 0.738"
   " two_pass@threads=256,vectors=1 0.721"
   " split_k_persistent@threads=256,vectors=16 0.465"
   " split_k_cooperative@threads=256,vectors=16 0.458"
   " split_k@threads=256,vectors=16,reread=forward 0.445"
   " multi_kernel@intermediate=input 0.401"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.354"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4097",
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.755"
   " register_cache@threads=256,vectors=16 0.743"
   " scalar@threads=256,elements=8 0.660"
   " split_k_persistent@threads=256,vectors=16 0.486"
   " split_k_cooperative@threads=256,vectors=16 0.475"
   " split_k@threads=256,vectors=16,reread=forward 0.451"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.310"
   " multi_kernel@intermediate=input 0.248"},
  {"softmax", "fp16", "fp16", "rows=4 cols=50257",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.976"
   " split_k@threads=256,vectors=16,reread=forward 0.899"
   " multi_kernel@intermediate=input 0.681"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.653"
   " two_pass@threads=256,vectors=1 0.551"
   " scalar@threads=256,elements=8 0.243"},
  {"softmax", "fp32", "fp32", "rows=4 cols=50257",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.957"
   " multi_kernel@intermediate=input 0.588"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.519"
   " vector4@threads=256,vectors=4 0.406"
   " two_pass@threads=256,vectors=1 0.230"
   " scalar@threads=256,elements=8 0.223"},
  {"softmax", "fp16", "fp16", "rows=4 cols=512",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.763"
   " register_cache@threads=256,vectors=16 0.551"
   " smem_cache_medium@blocks=2 0.548"
   " split_k_persistent@threads=256,vectors=16 0.342"
   " split_k_cooperative@threads=256,vectors=16 0.334"
   " multi_kernel@intermediate=input 0.331"
   " split_k@threads=256,vectors=16,reread=forward 0.324"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.216"},
  {"softmax", "fp16", "fp16", "rows=4 cols=524288",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.932"
   " multi_kernel@intermediate=input 0.234"
   " two_pass@threads=256,vectors=1 0.062"
   " scalar@threads=256,elements=8 0.019"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65536",
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.987"
   " split_k@threads=256,vectors=4,reread=reverse 0.896"
   " split_k_persistent@threads=256,vectors=2 0.884"
   " split_k_cooperative@threads=256,vectors=2 0.880"
   " split_k_persistent@threads=256,vectors=4 0.815"
   " split_k_cooperative@threads=256,vectors=4 0.806"
   " split_k@threads=512,vectors=4,reread=reverse 0.756"
   " split_k@threads=256,vectors=8,reread=reverse 0.750"
   " split_k_persistent@threads=512,vectors=4 0.720"
   " split_k_cooperative@threads=512,vectors=4 0.715"
   " split_k@threads=512,vectors=8,reread=reverse 0.602"
   " split_k_persistent@threads=256,vectors=16 0.576"
   " two_pass@threads=1024,vectors=4 0.569"
   " split_k_cooperative@threads=256,vectors=16 0.558"
   " split_k@threads=256,vectors=16,reread=reverse 0.546"
   " split_k@threads=256,vectors=16,reread=forward 0.546"
   " two_pass@threads=512,vectors=4 0.520"
   " two_pass@threads=1024,vectors=2 0.512"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.429"
   " multi_kernel@intermediate=input 0.407"
   " two_pass@threads=512,vectors=2 0.406"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.385"
   " two_pass@threads=256,vectors=4 0.297"
   " two_pass@threads=256,vectors=1 0.269"
   " two_pass@threads=128,vectors=1 0.153"
   " scalar@threads=256,elements=8 0.111"},
  {"softmax", "fp32", "fp32", "rows=4 cols=65536",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.992"
   " split_k@threads=256,vectors=16,reread=forward 0.956"
   " multi_kernel@intermediate=input 0.579"
   " vector4@threads=256,vectors=4 0.303"
   " two_pass@threads=256,vectors=1 0.179"
   " scalar@threads=256,elements=8 0.136"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65537",
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.976"
   " split_k@threads=256,vectors=16,reread=forward 0.915"
   " multi_kernel@intermediate=input 0.671"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.635"
   " two_pass@threads=256,vectors=1 0.455"
   " scalar@threads=256,elements=8 0.193"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8192",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.863"
   " smem_cache_medium@blocks=2 0.851"
   " split_k_persistent@threads=256,vectors=16 0.547"
   " scalar@threads=256,elements=8 0.547"
   " split_k_cooperative@threads=256,vectors=16 0.533"
   " split_k@threads=256,vectors=16,reread=forward 0.522"
   " multi_kernel@intermediate=input 0.457"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.365"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8388608",
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.985"
   " split_k@threads=256,vectors=4,reread=reverse 0.976"
   " split_k@threads=512,vectors=4,reread=reverse 0.960"
   " split_k_cooperative@threads=512,vectors=4 0.919"
   " split_k_cooperative@threads=256,vectors=4 0.918"
   " split_k_persistent@threads=256,vectors=4 0.918"
   " split_k_persistent@threads=512,vectors=4 0.912"
   " split_k@threads=512,vectors=8,reread=reverse 0.910"
   " split_k_cooperative@threads=256,vectors=16 0.909"
   " split_k_persistent@threads=256,vectors=16 0.908"
   " split_k_cooperative@threads=256,vectors=2 0.882"
   " split_k_persistent@threads=256,vectors=2 0.855"
   " split_k@threads=256,vectors=2,reread=reverse 0.693"
   " split_k@threads=128,vectors=2,reread=reverse 0.347"
   " two_pass@threads=1024,vectors=4 0.083"
   " multi_kernel@intermediate=input 0.080"
   " two_pass@threads=1024,vectors=2 0.067"
   " two_pass@threads=512,vectors=4 0.062"
   " two_pass@threads=512,vectors=2 0.041"
   " two_pass@threads=256,vectors=4 0.028"
   " two_pass@threads=256,vectors=1 0.019"
   " two_pass@threads=128,vectors=1 0.010"
   " scalar@threads=256,elements=8 0.005"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=8 0.658"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 direction=backward",
   "two_pass_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=8 0.644"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 direction=backward",
   "register_cache_backward@threads=256,vectors=8 1.000"
   " two_pass_backward@threads=256,vectors=2 0.844"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=4 0.982"
   " register_cache@threads=512,vectors=2 0.975"
   " two_pass@threads=512,vectors=2 0.932"
   " two_pass@threads=128,vectors=1 0.930"
   " two_pass@threads=256,vectors=4 0.878"
   " register_cache@threads=512,vectors=4 0.768"
   " split_k@threads=256,vectors=4,reread=reverse 0.668"
   " split_k@threads=128,vectors=2,reread=reverse 0.634"
   " register_cache@threads=1024,vectors=1 0.626"
   " scalar@threads=256,elements=8 0.623"
   " two_pass@threads=512,vectors=4 0.622"
   " split_k@threads=256,vectors=2,reread=reverse 0.620"
   " split_k@threads=256,vectors=8,reread=reverse 0.551"
   " register_cache@threads=512,vectors=8 0.536"
   " two_pass@threads=1024,vectors=2 0.531"
   " register_cache@threads=256,vectors=16 0.503"
   " smem_cache_medium@blocks=2 0.489"
   " split_k@threads=512,vectors=4,reread=reverse 0.450"
   " split_k@threads=256,vectors=16,reread=reverse 0.341"
   " split_k@threads=256,vectors=16,reread=forward 0.340"
   " multi_kernel@intermediate=input 0.331"
   " split_k_cooperative@threads=256,vectors=16 0.305"
   " two_pass@threads=1024,vectors=4 0.293"
   " split_k_persistent@threads=256,vectors=16 0.291"
   " register_cache@threads=1024,vectors=4 0.285"
   " split_k@threads=512,vectors=8,reread=reverse 0.254"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.118"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192",
   "two_pass@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.997"
   " two_pass@threads=512,vectors=4 0.962"
   " two_pass@threads=512,vectors=2 0.937"
   " two_pass@threads=256,vectors=1 0.914"
   " vector4@threads=256,vectors=4 0.887"
   " register_cache@threads=256,vectors=16 0.832"
   " register_cache@threads=512,vectors=8 0.826"
   " smem_cache_medium@blocks=2 0.814"
   " scalar@threads=256,elements=8 0.755"
   " two_pass@threads=128,vectors=1 0.733"
   " split_k@threads=256,vectors=4,reread=reverse 0.676"
   " split_k@threads=256,vectors=8,reread=reverse 0.673"
   " split_k@threads=512,vectors=4,reread=reverse 0.655"
   " split_k@threads=128,vectors=2,reread=reverse 0.626"
   " split_k@threads=256,vectors=2,reread=reverse 0.614"
   " two_pass@threads=1024,vectors=2 0.609"
   " split_k@threads=256,vectors=16,reread=reverse 0.571"
   " split_k@threads=256,vectors=16,reread=forward 0.570"
   " two_pass@threads=1024,vectors=4 0.537"
   " register_cache@threads=1024,vectors=4 0.535"
   " split_k_cooperative@threads=256,vectors=16 0.507"
   " split_k_persistent@threads=256,vectors=16 0.483"
   " split_k@threads=512,vectors=8,reread=reverse 0.444"
   " multi_kernel@intermediate=input 0.342"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.267"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 lse=stored",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.575"
   " smem_cache_medium@blocks=2 0.466"
   " register_cache@threads=256,vectors=16 0.442"
   " split_k@threads=256,vectors=16,reread=forward 0.320"
   " split_k_cooperative@threads=256,vectors=16 0.303"
   " split_k_persistent@threads=256,vectors=16 0.287"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.113"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 lse=stored",
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.622"
   " register_cache@threads=256,vectors=16 0.498"
   " smem_cache_medium@blocks=2 0.484"
   " split_k@threads=256,vectors=16,reread=forward 0.338"
   " split_k_cooperative@threads=256,vectors=16 0.304"
   " split_k_persistent@threads=256,vectors=16 0.289"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.118"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 lse=stored",
   "two_pass@threads=256,vectors=1 1.000"
   " vector4@threads=256,vectors=4 0.976"
   " register_cache@threads=256,vectors=16 0.903"
   " smem_cache_medium@blocks=2 0.887"
   " scalar@threads=256,elements=8 0.827"
   " split_k@threads=256,vectors=16,reread=forward 0.624"
   " split_k_cooperative@threads=256,vectors=16 0.556"
   " split_k_persistent@threads=256,vectors=16 0.529"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.287"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.393"
   " register_cache@threads=256,vectors=16 0.345"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.356"
   " register_cache@threads=256,vectors=16 0.321"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 result=log_softmax",
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.888"
   " split_k@threads=256,vectors=16,reread=forward 0.530"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=add_mask heads=32 queries=2048",
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=cast",
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=exp",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=fill_causal queries=2048",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=fill_mask heads=32 queries=2048",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=multiply",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=scale",
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp16", "rows=131072 cols=2048 step=scale",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=131072 cols=2048 step=softmax",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp32", "rows=131072 cols=2048 step=subtract_multiply",
   "unfused 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=2048 cols=8192 step=sum",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=2048 cols=8192 step=sum",
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=add_mask heads=32 queries=2048",
   "unfused 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=cast",
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=524288 cols=2048 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=exp",
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=fill_causal queries=2048",
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=fill_mask heads=32 queries=2048",
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=multiply",
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=scale",
   "unfused 1.000"},
  {"softmax_step", "fp32", "bf16", "rows=524288 cols=2048 step=scale",
   "unfused 1.000"},
  {"softmax_step", "bf16", "bf16", "rows=524288 cols=2048 step=softmax",
   "unfused 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "bf16", "fp32", "rows=524288 cols=2048 step=subtract_multiply",
   "unfused 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=524288 cols=2048 step=sum",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=divide",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=max",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=subtract_exp",
   "multi_kernel 1.000"},
  {"softmax_step", "fp16", "fp16", "rows=8192 cols=8192 step=sum",
   "multi_kernel 1.000"},
  {"softmax_step", "fp32", "fp32", "rows=8192 cols=8192 step=sum",
   "multi_kernel 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=1",
   "warp_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=128,each=4 0.759"
   " cluster_resident 0.682"
   " cluster_threshold 0.557"
   " separate 0.523"
   " multi_row 0.102"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=10",
   "warp_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=128,each=4 0.885"
   " cluster_resident 0.804"
   " cluster_threshold 0.654"
   " separate 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=128",
   "separate 1.000"
   " block_threshold@threads=128,each=4 0.929"
   " cluster_threshold 0.877"
   " cluster_resident 0.758"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.830"
   " cluster_resident 0.755"
   " separate 0.752"
   " warp_threshold@threads=128,each=4 0.587"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.662"
   " block_threshold@threads=128,each=4 0.244"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.661"
   " block_threshold@threads=128,each=4 0.239"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=1024",
   "cluster_resident 1.000"
   " cluster_threshold 0.980"
   " block_threshold@threads=128,each=4 0.422"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.768"
   " block_threshold@threads=128,each=4 0.262"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.683"
   " block_threshold@threads=128,each=4 0.227"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=50",
   "cluster_resident 1.000"
   " cluster_threshold 0.729"
   " block_threshold@threads=128,each=4 0.243"
   " separate 0.036"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=128,each=4 0.162"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.772"
   " block_threshold@threads=128,each=4 0.156"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=1024",
   "cluster_threshold 1.000"
   " cluster_resident 0.993"
   " block_threshold@threads=128,each=4 0.292"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.842"
   " block_threshold@threads=128,each=4 0.160"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.773"
   " block_threshold@threads=128,each=4 0.146"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.704"
   " block_threshold@threads=128,each=4 0.598"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.706"
   " block_threshold@threads=128,each=4 0.601"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1024",
   "cluster_resident 1.000"
   " block_threshold@threads=128,each=4 0.988"
   " cluster_threshold 0.969"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.869"
   " block_threshold@threads=128,each=4 0.611"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.763"
   " block_threshold@threads=128,each=4 0.617"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.704"
   " block_threshold@threads=128,each=4 0.462"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.659"
   " block_threshold@threads=128,each=4 0.468"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1024",
   "cluster_resident 1.000"
   " cluster_threshold 0.959"
   " block_threshold@threads=128,each=4 0.647"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.817"
   " block_threshold@threads=128,each=4 0.444"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.740"
   " block_threshold@threads=128,each=4 0.458"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=1",
   "warp_threshold@threads=128,each=4 1.000"
   " cluster_resident 0.641"
   " block_threshold@threads=128,each=4 0.556"
   " cluster_threshold 0.536"
   " separate 0.413"
   " multi_row 0.056"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=10",
   "warp_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=128,each=4 0.859"
   " cluster_resident 0.795"
   " cluster_threshold 0.668"
   " separate 0.597"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=128",
   "separate 1.000"
   " block_threshold@threads=128,each=4 0.928"
   " cluster_threshold 0.841"
   " cluster_resident 0.734"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.812"
   " separate 0.753"
   " cluster_resident 0.732"
   " warp_threshold@threads=128,each=4 0.281"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.683"
   " block_threshold@threads=128,each=4 0.408"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.686"
   " block_threshold@threads=128,each=4 0.399"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1024",
   "cluster_resident 1.000"
   " cluster_threshold 0.948"
   " block_threshold@threads=128,each=4 0.459"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.784"
   " block_threshold@threads=128,each=4 0.401"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.727"
   " block_threshold@threads=128,each=4 0.401"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.786"
   " block_threshold@threads=128,each=4 0.293"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.786"
   " block_threshold@threads=128,each=4 0.289"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1024",
   "cluster_threshold 1.000"
   " cluster_resident 0.945"
   " block_threshold@threads=128,each=4 0.344"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.853"
   " block_threshold@threads=128,each=4 0.285"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.819"
   " block_threshold@threads=128,each=4 0.284"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.753"
   " block_threshold@threads=128,each=4 0.640"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.747"
   " block_threshold@threads=128,each=4 0.541"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1024",
   "cluster_resident 1.000"
   " block_threshold@threads=128,each=4 0.993"
   " cluster_threshold 0.955"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.826"
   " block_threshold@threads=128,each=4 0.585"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.776"
   " block_threshold@threads=128,each=4 0.616"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.632"
   " block_threshold@threads=128,each=4 0.627"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.630"
   " block_threshold@threads=128,each=4 0.614"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1024",
   "cluster_resident 1.000"
   " cluster_threshold 0.991"
   " block_threshold@threads=128,each=4 0.722"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.728"
   " block_threshold@threads=128,each=4 0.636"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=32",
   "cluster_resident 1.000"
   " block_threshold@threads=128,each=4 0.705"
   " cluster_threshold 0.669"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=1",
   "warp_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=128,each=4 0.556"
   " separate 0.401"
   " cluster_threshold 0.297"
   " cluster_resident 0.193"
   " multi_row 0.055"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=10",
   "warp_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=128,each=4 0.684"
   " separate 0.490"
   " cluster_threshold 0.364"
   " cluster_resident 0.237"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=128",
   "separate 1.000"
   " block_threshold@threads=128,each=4 0.952"
   " cluster_threshold 0.481"
   " cluster_resident 0.253"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " separate 0.729"
   " cluster_threshold 0.451"
   " warp_threshold@threads=128,each=4 0.298"
   " cluster_resident 0.216"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=1",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.983"
   " cluster_resident 0.802"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=10",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.973"
   " cluster_resident 0.788"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.542"
   " cluster_resident 0.419"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=128",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.892"
   " cluster_resident 0.661"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=32",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.946"
   " cluster_resident 0.762"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=1",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.859"
   " cluster_resident 0.656"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=10",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.841"
   " cluster_resident 0.653"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_resident 0.668"
   " cluster_threshold 0.493"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=128",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.741"
   " cluster_resident 0.572"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=32",
   "cluster_threshold 1.000"
   " block_threshold@threads=128,each=4 0.808"
   " cluster_resident 0.627"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.762"
   " cluster_resident 0.561"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=10",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.752"
   " cluster_resident 0.485"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.980"
   " cluster_resident 0.602"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=128",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.795"
   " cluster_resident 0.515"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.757"
   " cluster_resident 0.528"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.832"
   " cluster_resident 0.624"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=10",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.835"
   " cluster_resident 0.608"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.495"
   " cluster_resident 0.327"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=128",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.965"
   " cluster_resident 0.607"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.836"
   " cluster_resident 0.591"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=2 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=8 over=top_k",
   "packed_sort 1.000"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.446"
   " multi_row 0.442"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.569"
   " multi_row 0.560"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.468"
   " warp_threshold@threads=128,each=4 0.462"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.581"
   " multi_row 0.578"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.475"
   " warp_threshold@threads=128,each=4 0.456"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.574"
   " warp_threshold@threads=128,each=4 0.571"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.507"
   " multi_row 0.427"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.595"
   " multi_row 0.370"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.504"
   " multi_row 0.308"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.661"
   " multi_row 0.404"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.524"
   " multi_row 0.327"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.792"
   " multi_row 0.491"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=4 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.541"
   " multi_row 0.346"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=4 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.966"
   " multi_row 0.618"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.574"
   " multi_row 0.283"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=8 over=top_k",
   "warp_threshold@threads=128,each=4 1.000"
   " packed_sort 0.734"
   " multi_row 0.370"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.643"
   " multi_row 0.227"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.774"
   " multi_row 0.306"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.694"
   " multi_row 0.251"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.873"
   " multi_row 0.351"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=4 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.727"
   " multi_row 0.273"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=4 over=top_k",
   "warp_threshold@threads=128,each=4 1.000"
   " packed_sort 0.896"
   " multi_row 0.417"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.810"
   " multi_row 0.224"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=8 over=top_k",
   "warp_threshold@threads=128,each=4 1.000"
   " packed_sort 0.676"
   " multi_row 0.223"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.652"
   " warp_threshold@threads=128,each=4 0.432"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.777"
   " warp_threshold@threads=128,each=4 0.530"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.677"
   " warp_threshold@threads=128,each=4 0.439"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.793"
   " warp_threshold@threads=128,each=4 0.540"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.731"
   " warp_threshold@threads=128,each=4 0.456"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.864"
   " warp_threshold@threads=128,each=4 0.587"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.715"
   " warp_threshold@threads=128,each=4 0.454"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.650"
   " warp_threshold@threads=128,each=4 0.629"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.815"
   " warp_threshold@threads=128,each=4 0.353"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.947"
   " warp_threshold@threads=128,each=4 0.423"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.871"
   " warp_threshold@threads=128,each=4 0.164"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=2 over=top_k",
   "multi_row 1.000"
   " packed_sort 0.973"
   " warp_threshold@threads=128,each=4 0.417"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=4 over=top_k",
   "multi_row 1.000"
   " packed_sort 0.968"
   " warp_threshold@threads=128,each=4 0.358"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=4 over=top_k",
   "multi_row 1.000"
   " packed_sort 0.815"
   " warp_threshold@threads=128,each=4 0.424"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=8 over=top_k",
   "multi_row 1.000"
   " packed_sort 0.783"
   " warp_threshold@threads=128,each=4 0.418"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=8 over=top_k",
   "multi_row 1.000"
   " packed_sort 0.707"
   " warp_threshold@threads=128,each=4 0.497"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=1",
   "warp_threshold@threads=128,each=4 1.000"
   " cluster_resident 0.639"
   " block_threshold@threads=128,each=4 0.561"
   " cluster_threshold 0.542"
   " separate 0.413"
   " multi_row 0.055"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=10",
   "warp_threshold@threads=128,each=4 1.000"
   " cluster_resident 0.743"
   " block_threshold@threads=128,each=4 0.678"
   " cluster_threshold 0.644"
   " separate 0.491"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=128",
   "separate 1.000"
   " block_threshold@threads=128,each=4 0.932"
   " cluster_threshold 0.829"
   " cluster_resident 0.724"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.821"
   " separate 0.743"
   " cluster_resident 0.710"
   " warp_threshold@threads=128,each=4 0.291"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1",
   "cluster_threshold 1.000"
   " cluster_resident 0.957"
   " block_threshold@threads=128,each=4 0.485"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=10",
   "cluster_threshold 1.000"
   " cluster_resident 0.968"
   " block_threshold@threads=128,each=4 0.480"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1024",
   "cluster_threshold 1.000"
   " cluster_resident 0.730"
   " block_threshold@threads=128,each=4 0.723"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=128",
   "cluster_threshold 1.000"
   " cluster_resident 0.888"
   " block_threshold@threads=128,each=4 0.442"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=32",
   "cluster_threshold 1.000"
   " cluster_resident 0.962"
   " block_threshold@threads=128,each=4 0.466"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=50",
   "cluster_threshold 1.000"
   " cluster_resident 0.942"
   " block_threshold@threads=128,each=4 0.426"
   " separate 0.054"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1",
   "cluster_threshold 1.000"
   " cluster_resident 0.671"
   " block_threshold@threads=128,each=4 0.379"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=10",
   "cluster_threshold 1.000"
   " cluster_resident 0.661"
   " block_threshold@threads=128,each=4 0.361"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1024",
   "cluster_threshold 1.000"
   " cluster_resident 0.892"
   " block_threshold@threads=128,each=4 0.619"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=128",
   "cluster_threshold 1.000"
   " cluster_resident 0.609"
   " block_threshold@threads=128,each=4 0.325"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=32",
   "cluster_threshold 1.000"
   " cluster_resident 0.639"
   " block_threshold@threads=128,each=4 0.339"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.836"
   " block_threshold@threads=128,each=4 0.680"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.857"
   " block_threshold@threads=128,each=4 0.698"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.399"
   " cluster_resident 0.352"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=128",
   "cluster_resident 1.000"
   " cluster_threshold 0.936"
   " block_threshold@threads=128,each=4 0.746"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.875"
   " block_threshold@threads=128,each=4 0.689"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1",
   "cluster_resident 1.000"
   " cluster_threshold 0.898"
   " block_threshold@threads=128,each=4 0.634"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=10",
   "cluster_resident 1.000"
   " cluster_threshold 0.900"
   " block_threshold@threads=128,each=4 0.645"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1024",
   "block_threshold@threads=128,each=4 1.000"
   " cluster_threshold 0.911"
   " cluster_resident 0.764"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=128",
   "cluster_threshold 1.000"
   " cluster_resident 0.969"
   " block_threshold@threads=128,each=4 0.619"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=32",
   "cluster_resident 1.000"
   " cluster_threshold 0.975"
   " block_threshold@threads=128,each=4 0.693"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.253"
   " warp_threshold@threads=128,each=4 0.122"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.365"
   " warp_threshold@threads=128,each=4 0.177"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.283"
   " warp_threshold@threads=128,each=4 0.135"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.383"
   " warp_threshold@threads=128,each=4 0.188"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.299"
   " warp_threshold@threads=128,each=4 0.143"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.407"
   " warp_threshold@threads=128,each=4 0.205"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8",
   "packed_sort 1.000"
   " multi_row 0.252"
   " warp_threshold@threads=128,each=2 0.246"
   " warp_threshold@threads=128,each=4 0.227"
   " warp_threshold@threads=64,each=4 0.222"
   " warp_heap_vector@vectors=1 0.159"
   " warp_heap 0.154"
   " block_threshold@threads=128,each=4 0.049"
   " block_heap@threads=256 0.024"
   " separate 0.023"
   " cluster_threshold 0.006"
   " cluster_resident 0.003"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.232"
   " warp_threshold@threads=128,each=4 0.166"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.276"
   " warp_threshold@threads=128,each=4 0.228"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.241"
   " warp_threshold@threads=128,each=4 0.208"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.336"
   " warp_threshold@threads=128,each=4 0.295"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.275"
   " warp_threshold@threads=128,each=4 0.234"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.372"
   " warp_threshold@threads=128,each=4 0.326"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.306"
   " warp_threshold@threads=128,each=4 0.256"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.424"
   " warp_threshold@threads=128,each=4 0.370"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.301"
   " multi_row 0.233"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.431"
   " multi_row 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.369"
   " multi_row 0.235"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=1 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.556"
   " multi_row 0.339"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.430"
   " multi_row 0.279"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=2 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.613"
   " multi_row 0.381"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=4 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.482"
   " multi_row 0.324"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=4 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.672"
   " multi_row 0.436"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.593"
   " multi_row 0.252"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=8 over=top_k",
   "packed_sort 1.000"
   " warp_threshold@threads=128,each=4 0.785"
   " multi_row 0.314"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.298"
   " warp_threshold@threads=128,each=4 0.084"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.472"
   " warp_threshold@threads=128,each=4 0.135"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.321"
   " warp_threshold@threads=128,each=4 0.091"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.472"
   " warp_threshold@threads=128,each=4 0.139"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.345"
   " warp_threshold@threads=128,each=4 0.100"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.488"
   " warp_threshold@threads=128,each=4 0.152"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.269"
   " warp_threshold@threads=128,each=4 0.106"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.333"
   " warp_threshold@threads=128,each=4 0.165"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.333"
   " warp_threshold@threads=128,each=4 0.039"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=1 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.420"
   " warp_threshold@threads=128,each=4 0.050"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.349"
   " warp_threshold@threads=128,each=4 0.017"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=2 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.437"
   " warp_threshold@threads=128,each=4 0.055"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.360"
   " warp_threshold@threads=128,each=4 0.042"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=4 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.446"
   " warp_threshold@threads=128,each=4 0.062"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.337"
   " warp_threshold@threads=128,each=4 0.066"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=8 over=top_k",
   "packed_sort 1.000"
   " multi_row 0.375"
   " warp_threshold@threads=128,each=4 0.087"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=4096 k=8",
   "warp_threshold@threads=64,each=4 1.000"
   " warp_threshold@threads=128,each=4 0.977"
   " warp_threshold@threads=128,each=2 0.944"
   " block_threshold@threads=128,each=4 0.542"
   " block_threshold@threads=256,each=4 0.293"
   " warp_heap_vector@vectors=1 0.148"
   " separate 0.143"
   " warp_heap 0.116"
   " block_heap@threads=256 0.110"
   " cluster_threshold 0.081"
   " cluster_resident 0.048"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=1",
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.944"
   " separate 0.117"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=1",
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.977"
   " separate 0.179"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=10",
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.957"
   " warp_threshold@threads=128,each=4 0.847"
   " cluster_threshold 0.406"
   " cluster_resident 0.309"
   " separate 0.118"
   " warp_heap_vector@vectors=1 0.090"
   " warp_heap 0.071"
   " async_copy 0.058"
   " block_heap@threads=256 0.057"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=10",
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.999"
   " warp_threshold@threads=128,each=4 0.877"
   " cluster_threshold 0.567"
   " cluster_resident 0.508"
   " separate 0.183"
   " warp_heap_vector@vectors=1 0.162"
   " warp_heap 0.135"
   " async_copy 0.108"
   " block_heap@threads=256 0.106"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=1024",
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.713"
   " separate 0.157"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=1024",
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.700"
   " separate 0.199"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=128",
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.931"
   " separate 0.163"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=128",
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.914"
   " separate 0.224"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=32",
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.971"
   " warp_threshold@threads=128,each=4 0.722"
   " cluster_threshold 0.406"
   " cluster_resident 0.305"
   " separate 0.126"
   " warp_heap 0.034"
   " warp_heap_vector@vectors=1 0.034"
   " async_copy 0.031"
   " block_heap@threads=256 0.025"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=32",
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.954"
   " warp_threshold@threads=128,each=4 0.721"
   " cluster_threshold 0.559"
   " cluster_resident 0.475"
   " separate 0.187"
   " warp_heap_vector@vectors=1 0.072"
   " warp_heap 0.063"
   " async_copy 0.056"
   " block_heap@threads=256 0.043"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=127 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.980"
   " shared_scatter@threads=128,tile=4096 0.790"
   " warp_scatter@threads=128,piece=2048 0.389"
   " warp_scatter@threads=128,piece=8192 0.389"
   " warp_scatter@threads=256,piece=32768 0.383"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=127 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.965"
   " shared_scatter@threads=256,tile=16384 0.963"
   " warp_scatter@threads=128,piece=8192 0.286"
   " warp_scatter@threads=128,piece=2048 0.286"
   " warp_scatter@threads=256,piece=32768 0.267"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.979"
   " shared_scatter@threads=128,tile=4096 0.794"
   " warp_scatter@threads=128,piece=8192 0.449"
   " warp_scatter@threads=128,piece=2048 0.449"
   " warp_scatter@threads=256,piece=32768 0.442"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.968"
   " shared_scatter@threads=256,tile=16384 0.967"
   " warp_scatter@threads=128,piece=8192 0.345"
   " warp_scatter@threads=128,piece=2048 0.345"
   " warp_scatter@threads=256,piece=32768 0.313"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=512 k=8",
   "shared_scatter@threads=256,tile=16384 1.000"
   " shared_scatter@threads=128,tile=8192 0.979"
   " warp_scatter@threads=256,piece=32768 0.863"
   " warp_scatter@threads=128,piece=8192 0.837"
   " shared_scatter@threads=128,tile=4096 0.759"
   " warp_scatter@threads=128,piece=2048 0.628"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=512 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.954"
   " shared_scatter@threads=128,tile=4096 0.731"
   " warp_scatter@threads=128,piece=8192 0.638"
   " warp_scatter@threads=128,piece=2048 0.638"
   " warp_scatter@threads=256,piece=32768 0.594"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.930"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.896"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=256 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.960"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=256 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.929"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=512 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.898"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=512 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.960"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=64 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.899"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=64 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.893"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=8 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.883"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=8 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.872"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.497"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=128 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.382"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=256 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.682"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=256 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.503"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=512 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.856"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=512 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.669"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=64 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.394"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=64 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.295"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=8 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.260"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=8 k=8",
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.246"},
};

}  // namespace

extern const Table h200;
const Table h200{"NVIDIA H200", DeviceKind::cuda, 90, "2026-11-23, 5f288aa", kLines};

}  // namespace roofmax::choice_tables
