// Made by `roofmax tune`: what was measured on NVIDIA H200. Data; to change it, measure again.
// clang-format off

#include "kernels/choice/table.hpp"

namespace roofmax::choice_tables {

namespace {

constexpr TableLine kLines[] = {
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=1 sk=25862 mask=causal", 0.519,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.997"
   " strided_elements@elements=16,threads=256 0.981"
   " strided_vectors@elements=32,threads=256 0.914"
   " strided_elements@elements=16,threads=512 0.896"
   " strided_vectors@elements=64,threads=128 0.700"
   " scaled_causal 0.577"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=1 sk=26004 mask=causal", 0.519,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.990"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_vectors@elements=32,threads=256 0.901"
   " strided_elements@elements=16,threads=512 0.896"
   " strided_vectors@elements=64,threads=128 0.693"
   " scaled_causal 0.576"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=1 sk=45463 mask=additive broadcast=heads_queries", 0.475,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.978"
   " strided_vectors@elements=32,threads=256 0.883"
   " strided_elements@elements=16,threads=512 0.874"
   " scaled_masked 0.528"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=1076 sk=4462 mask=boolean broadcast=heads_queries", 0.703,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=512 0.982"
   " strided_vectors@elements=32,threads=256 0.895"
   " strided_vectors@elements=16,threads=256 0.831"
   " strided_elements@elements=16,threads=256 0.823"
   " strided_elements@elements=8,threads=256 0.694"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=127 sk=24256", 0.730,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled 0.974"
   " strided_elements@elements=16,threads=256 0.895"
   " strided_elements@elements=16,threads=512 0.814"
   " strided_elements@elements=8,threads=256 0.813"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=137 sk=147 mask=boolean broadcast=heads_queries", 0.756,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.577"
   " scaled_masked 0.554"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=15 sk=35850 mask=causal_additive broadcast=heads_queries", 0.508,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.994"
   " strided_elements@elements=16,threads=512 0.946"
   " strided_vectors@elements=32,threads=256 0.904"
   " scaled_masked_causal 0.463"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=158 sk=217 mask=boolean broadcast=heads_queries", 0.754,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.540"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=1598 sk=6906 mask=window window_left=2247 window_right=6096", 0.814,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_window 0.926"
   " strided_elements@elements=16,threads=256 0.701"
   " strided_elements@elements=16,threads=512 0.697"
   " strided_elements@elements=8,threads=256 0.607"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=16 sk=15744 mask=causal", 0.544,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.976"
   " strided_vectors@elements=32,threads=256 0.905"
   " strided_elements@elements=16,threads=512 0.860"
   " strided_vectors@elements=64,threads=128 0.751"
   " scaled_causal 0.737"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=172 sk=562 mask=additive broadcast=heads_queries", 0.668,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.947"
   " scaled_masked 0.645"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=2083 sk=3668 mask=window window_left=1602 window_right=2442", 0.856,
   "scaled_window 1.000"
   " strided_vectors@elements=32,threads=256 0.943"
   " strided_vectors@elements=16,threads=256 0.827"
   " strided_elements@elements=16,threads=256 0.720"
   " strided_elements@elements=8,threads=256 0.521"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=29 sk=1960 mask=additive direction=backward", 0.749,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.982"
   " scaled_masked_backward 0.933"
   " strided_vectors_backward@elements=16,threads=256 0.890"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=29 sk=3520 mask=additive", 0.622,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.979"
   " strided_elements@elements=8,threads=256 0.914"
   " scaled_masked 0.912"
   " strided_vectors@elements=32,threads=256 0.881"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=3 sk=30144 mask=boolean broadcast=batch_heads", 0.528,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.987"
   " strided_elements@elements=16,threads=256 0.965"
   " strided_vectors@elements=32,threads=256 0.886"
   " strided_elements@elements=16,threads=512 0.861"
   " strided_vectors@elements=64,threads=128 0.703"
   " scaled_masked 0.564"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=31 sk=11107 mask=window window_left=4618 window_right=0", 0.538,
   "strided_vectors@elements=16,threads=256 1.000"
   " scaled_window 0.994"
   " strided_elements@elements=8,threads=256 0.992"
   " strided_elements@elements=16,threads=256 0.977"
   " strided_vectors@elements=32,threads=256 0.931"
   " strided_elements@elements=16,threads=512 0.895"
   " strided_vectors@elements=64,threads=128 0.746"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=320 sk=28515 mask=additive broadcast=heads_queries", 0.652,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.912"
   " strided_elements@elements=8,threads=256 0.872"
   " scaled_masked 0.574"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=324 sk=2420 mask=causal_additive broadcast=batch_heads", 0.697,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.982"
   " strided_elements@elements=8,threads=256 0.928"
   " strided_vectors@elements=32,threads=256 0.902"
   " scaled_masked_causal 0.880"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=33 sk=515 mask=causal_boolean broadcast=batch_heads", 0.645,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.949"
   " scaled_masked_causal 0.832"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=4 sk=19392 direction=backward", 0.647,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.952"
   " strided_vectors_backward@elements=16,threads=256 0.934"
   " strided_elements_backward@elements=16,threads=512 0.889"
   " strided_vectors_backward@elements=32,threads=256 0.807"
   " scaled_backward 0.773"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=1 sq=4 sk=9195 mask=window window_left=7108 window_right=0", 0.505,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.937"
   " strided_elements@elements=16,threads=512 0.877"
   " strided_vectors@elements=32,threads=256 0.794"
   " scaled_window 0.609"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=452 sk=1664 mask=causal_additive", 0.706,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.992"
   " strided_vectors@elements=16,threads=256 0.984"
   " scaled_masked_causal 0.972"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=53 sk=3896 mask=boolean", 0.631,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.998"
   " scaled_masked 0.967"
   " strided_vectors@elements=32,threads=256 0.928"
   " strided_elements@elements=8,threads=256 0.901"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=6 sk=12162", 0.551,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.947"
   " strided_vectors@elements=16,threads=256 0.941"
   " strided_elements@elements=16,threads=512 0.878"
   " strided_vectors@elements=32,threads=256 0.872"
   " scaled 0.820"
   " strided_vectors@elements=64,threads=128 0.675"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=617 sk=8318 mask=causal_additive broadcast=batch_heads", 0.775,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.984"
   " strided_elements@elements=16,threads=512 0.942"
   " strided_elements@elements=16,threads=256 0.926"
   " strided_vectors@elements=16,threads=256 0.926"
   " strided_elements@elements=8,threads=256 0.710"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=72 sk=22514 mask=causal_boolean broadcast=batch_heads", 0.687,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.935"
   " strided_elements@elements=16,threads=256 0.922"
   " strided_elements@elements=16,threads=512 0.861"
   " scaled_masked_causal 0.808"
   " strided_vectors@elements=64,threads=128 0.807"
   " strided_elements@elements=8,threads=256 0.712"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=1 sq=82 sk=725 mask=boolean broadcast=heads_queries direction=backward", 0.752,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.930"
   " scaled_masked_backward 0.785"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=1 sq=876 sk=9308 mask=causal_additive broadcast=heads_queries direction=backward", 0.902,
   "strided_vectors_backward@elements=32,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.999"
   " scaled_masked_causal_backward 0.993"
   " strided_elements_backward@elements=16,threads=256 0.917"
   " strided_elements_backward@elements=16,threads=512 0.894"
   " strided_elements_backward@elements=8,threads=256 0.770"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=10763 mask=boolean broadcast=batch_heads direction=backward", 0.651,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.946"
   " strided_vectors_backward@elements=16,threads=256 0.939"
   " strided_elements_backward@elements=16,threads=512 0.918"
   " strided_vectors_backward@elements=32,threads=256 0.813"
   " scaled_masked_backward 0.756"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=1216 mask=causal_additive broadcast=batch_heads direction=backward", 0.746,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.987"
   " strided_vectors_backward@elements=16,threads=256 0.916"
   " scaled_masked_causal_backward 0.889"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=17407 mask=boolean broadcast=heads_queries direction=backward", 0.628,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.987"
   " strided_vectors_backward@elements=16,threads=256 0.981"
   " strided_elements_backward@elements=16,threads=512 0.921"
   " strided_vectors_backward@elements=32,threads=256 0.861"
   " scaled_masked_backward 0.692"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=20800 mask=additive broadcast=batch_heads", 0.546,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.991"
   " strided_elements@elements=16,threads=256 0.981"
   " strided_elements@elements=16,threads=512 0.886"
   " strided_vectors@elements=32,threads=256 0.863"
   " scaled_masked 0.682"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=1 sk=2410 mask=window window_left=2108 window_right=0", 0.598,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.924"
   " strided_elements@elements=8,threads=256 0.898"
   " strided_vectors@elements=32,threads=256 0.867"
   " scaled_window 0.827"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=1 sk=25230 mask=causal direction=backward", 0.674,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.976"
   " strided_vectors_backward@elements=16,threads=256 0.965"
   " strided_elements_backward@elements=16,threads=512 0.916"
   " strided_vectors_backward@elements=32,threads=256 0.854"
   " scaled_causal_backward 0.609"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=1 sk=29376 mask=additive broadcast=batch_heads", 0.546,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.982"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_elements@elements=16,threads=512 0.904"
   " strided_vectors@elements=32,threads=256 0.869"
   " scaled_masked 0.575"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=4352 mask=boolean", 0.566,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=512 0.999"
   " strided_elements@elements=8,threads=256 0.948"
   " strided_vectors@elements=16,threads=256 0.925"
   " strided_elements@elements=16,threads=256 0.912"
   " strided_vectors@elements=32,threads=256 0.911"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=1 sk=4647 mask=causal_additive direction=backward", 0.664,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.968"
   " strided_elements_backward@elements=16,threads=512 0.952"
   " strided_vectors_backward@elements=16,threads=256 0.871"
   " scaled_masked_causal_backward 0.827"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=1 sk=50219 mask=causal_additive direction=backward", 0.721,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.990"
   " strided_elements_backward@elements=16,threads=512 0.928"
   " scaled_masked_causal_backward 0.774"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=1 sk=52087 mask=boolean broadcast=batch_heads", 0.542,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.945"
   " strided_elements@elements=16,threads=512 0.934"
   " scaled_masked 0.337"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=6080 mask=boolean broadcast=batch_heads", 0.550,
   "strided_elements@elements=16,threads=512 1.000"
   " scaled_masked 0.997"
   " strided_elements@elements=8,threads=256 0.978"
   " strided_vectors@elements=32,threads=256 0.942"
   " strided_vectors@elements=16,threads=256 0.941"
   " strided_elements@elements=16,threads=256 0.939"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=1 sk=61660 mask=causal_boolean broadcast=heads_queries direction=backward", 0.699,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.955"
   " strided_vectors_backward@elements=32,threads=256 0.954"
   " strided_elements_backward@elements=16,threads=512 0.943"
   " scaled_masked_causal_backward 0.581"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=1 sk=61992", 0.565,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.989"
   " strided_elements@elements=16,threads=256 0.954"
   " strided_elements@elements=16,threads=512 0.914"
   " strided_vectors@elements=64,threads=128 0.845"
   " scaled 0.702"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=12 sk=1122 mask=boolean", 0.650,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.998"
   " strided_vectors@elements=16,threads=256 0.891"
   " scaled_masked 0.806"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=12 sk=2884 mask=causal", 0.638,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.942"
   " strided_vectors@elements=32,threads=256 0.942"
   " scaled_causal 0.922"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=13 sk=896 mask=causal_additive broadcast=batch_heads", 0.655,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.971"
   " scaled_masked_causal 0.896"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=14 sk=743 mask=boolean broadcast=batch_heads direction=backward", 0.778,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.938"
   " scaled_masked_backward 0.791"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=21 sk=1446 mask=causal", 0.682,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.991"
   " strided_vectors@elements=16,threads=256 0.904"
   " scaled_causal 0.776"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=23 sk=68 mask=additive", 0.752,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.591"
   " scaled_masked 0.459"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=3 sk=1048 mask=boolean direction=backward", 0.755,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.968"
   " strided_vectors_backward@elements=16,threads=256 0.911"
   " scaled_masked_backward 0.901"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=3 sk=10948 mask=causal_boolean broadcast=batch_heads", 0.560,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.971"
   " strided_elements@elements=16,threads=512 0.907"
   " strided_vectors@elements=32,threads=256 0.843"
   " scaled_masked_causal 0.688"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=12 sq=42 sk=790", 0.696,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.983"
   " scaled 0.789"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=54 sk=139 mask=additive broadcast=heads_queries direction=backward", 0.879,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.717"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=55 sk=22418 mask=causal", 0.850,
   "strided_vectors@elements=64,threads=128 1.000"
   " scaled_causal 0.899"
   " strided_vectors@elements=32,threads=256 0.886"
   " strided_vectors@elements=16,threads=256 0.776"
   " strided_elements@elements=16,threads=256 0.576"
   " strided_elements@elements=16,threads=512 0.522"
   " strided_elements@elements=8,threads=256 0.486"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=6 sk=42411 mask=additive broadcast=heads_queries", 0.620,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.829"
   " strided_elements@elements=16,threads=512 0.736"
   " strided_elements@elements=16,threads=256 0.712"
   " scaled_masked 0.468"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=62 sk=99 mask=boolean broadcast=heads_queries", 0.728,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.677"
   " scaled_masked 0.631"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=12 sq=71 sk=8391 mask=window window_left=1720 window_right=0 direction=backward", 0.666,
   "scaled_window_backward 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.866"
   " strided_vectors_backward@elements=16,threads=256 0.849"
   " strided_elements_backward@elements=16,threads=512 0.786"
   " strided_elements_backward@elements=16,threads=256 0.745"
   " strided_elements_backward@elements=8,threads=256 0.592"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=12 sq=78 sk=1197 mask=boolean", 0.648,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.996"
   " strided_vectors@elements=16,threads=256 0.950"
   " scaled_masked 0.853"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=10877 mask=causal_boolean broadcast=batch_heads", 0.543,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.907"
   " strided_elements@elements=16,threads=512 0.828"
   " strided_vectors@elements=32,threads=256 0.729"
   " scaled_masked_causal 0.313"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=1484 mask=boolean", 0.613,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.970"
   " scaled_masked 0.821"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=16852 mask=window window_left=3776 window_right=9585", 0.537,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.985"
   " strided_vectors@elements=16,threads=256 0.978"
   " strided_elements@elements=16,threads=512 0.935"
   " strided_vectors@elements=32,threads=256 0.901"
   " scaled_window 0.841"
   " strided_vectors@elements=64,threads=128 0.721"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=17280", 0.549,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.977"
   " strided_elements@elements=8,threads=256 0.972"
   " strided_vectors@elements=32,threads=256 0.947"
   " strided_elements@elements=16,threads=512 0.920"
   " strided_vectors@elements=64,threads=128 0.790"
   " scaled 0.749"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=18682 mask=causal_additive broadcast=batch_heads", 0.530,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.991"
   " strided_vectors@elements=16,threads=256 0.954"
   " strided_elements@elements=16,threads=512 0.902"
   " strided_vectors@elements=32,threads=256 0.810"
   " scaled_masked_causal 0.468"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=22495 mask=window window_left=19032 window_right=0 direction=backward", 0.690,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.994"
   " strided_vectors_backward@elements=16,threads=256 0.979"
   " strided_elements_backward@elements=16,threads=512 0.883"
   " scaled_window_backward 0.707"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=3008 mask=window window_left=884 window_right=1461", 0.601,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.996"
   " strided_vectors@elements=16,threads=256 0.969"
   " strided_elements@elements=8,threads=256 0.895"
   " strided_vectors@elements=32,threads=256 0.889"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=33043 mask=window window_left=12116 window_right=0", 0.538,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.982"
   " strided_elements@elements=16,threads=256 0.911"
   " strided_elements@elements=16,threads=512 0.889"
   " strided_vectors@elements=64,threads=128 0.783"
   " scaled_window 0.647"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=33307 mask=additive broadcast=batch_heads", 0.478,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.979"
   " strided_elements@elements=16,threads=512 0.974"
   " strided_vectors@elements=32,threads=256 0.969"
   " scaled_masked 0.493"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=35456 mask=additive broadcast=batch_heads", 0.548,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.970"
   " strided_elements@elements=16,threads=512 0.928"
   " strided_vectors@elements=32,threads=256 0.924"
   " scaled_masked 0.757"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=36416", 0.559,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.978"
   " strided_elements@elements=16,threads=256 0.974"
   " strided_elements@elements=16,threads=512 0.943"
   " strided_vectors@elements=64,threads=128 0.826"
   " scaled 0.736"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=37958 mask=boolean broadcast=batch_heads", 0.540,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.974"
   " strided_vectors@elements=32,threads=256 0.948"
   " strided_elements@elements=16,threads=512 0.930"
   " strided_vectors@elements=64,threads=128 0.738"
   " scaled_masked 0.456"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=1 sk=4570 mask=additive broadcast=batch_heads", 0.556,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.968"
   " strided_elements@elements=16,threads=256 0.923"
   " strided_vectors@elements=16,threads=256 0.838"
   " strided_vectors@elements=32,threads=256 0.751"
   " scaled_masked 0.639"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=4736 mask=causal direction=backward", 0.677,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=512 0.967"
   " strided_elements_backward@elements=16,threads=256 0.964"
   " strided_vectors_backward@elements=16,threads=256 0.943"
   " scaled_causal_backward 0.920"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=48254 mask=additive direction=backward", 0.707,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.959"
   " strided_vectors_backward@elements=32,threads=256 0.956"
   " strided_elements_backward@elements=16,threads=512 0.943"
   " scaled_masked_backward 0.651"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=53952 mask=causal_additive direction=backward", 0.709,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.982"
   " strided_elements_backward@elements=16,threads=256 0.980"
   " strided_elements_backward@elements=16,threads=512 0.934"
   " scaled_masked_causal_backward 0.862"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=59008 mask=boolean direction=backward", 0.754,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.976"
   " strided_elements_backward@elements=16,threads=512 0.933"
   " scaled_masked_backward 0.908"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=1 sk=6263 mask=causal_additive broadcast=batch_heads", 0.547,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.894"
   " strided_elements@elements=16,threads=512 0.852"
   " scaled_masked_causal 0.560"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=1 sk=9022 mask=boolean broadcast=batch_heads", 0.545,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.966"
   " strided_vectors@elements=16,threads=256 0.929"
   " strided_elements@elements=16,threads=512 0.916"
   " strided_vectors@elements=32,threads=256 0.830"
   " strided_vectors@elements=64,threads=128 0.635"
   " scaled_masked 0.531"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=10 sk=32295 mask=boolean", 0.667,
   "strided_vectors@elements=64,threads=128 1.000"
   " strided_vectors@elements=16,threads=256 0.993"
   " strided_vectors@elements=32,threads=256 0.948"
   " strided_elements@elements=16,threads=256 0.722"
   " strided_elements@elements=16,threads=512 0.689"
   " strided_elements@elements=8,threads=256 0.644"
   " scaled_masked 0.603"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=114 sk=384 mask=causal", 0.707,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.941"
   " scaled_causal 0.910"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=116 sk=5632 mask=additive broadcast=batch_heads", 0.888,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.880"
   " strided_elements@elements=16,threads=512 0.739"
   " strided_vectors@elements=16,threads=256 0.696"
   " strided_elements@elements=16,threads=256 0.691"
   " strided_elements@elements=8,threads=256 0.519"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=12 sk=128 mask=additive broadcast=batch_heads direction=backward", 0.901,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.829"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=141 mask=boolean broadcast=heads_queries", 0.729,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.673"
   " scaled_masked 0.588"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=144 sk=704 mask=causal direction=backward", 0.938,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.980"
   " scaled_causal_backward 0.967"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=2 sk=12416 mask=causal", 0.546,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.998"
   " strided_elements@elements=16,threads=256 0.970"
   " strided_vectors@elements=32,threads=256 0.950"
   " strided_elements@elements=16,threads=512 0.904"
   " scaled_causal 0.806"
   " strided_vectors@elements=64,threads=128 0.805"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=2 sk=13312 mask=causal_additive direction=backward", 0.694,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.979"
   " strided_vectors_backward@elements=32,threads=256 0.920"
   " strided_elements_backward@elements=16,threads=512 0.919"
   " scaled_masked_causal_backward 0.825"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=24 sk=704 mask=window window_left=526 window_right=582", 0.678,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.969"
   " scaled_window 0.885"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=29 sk=120 mask=causal_boolean broadcast=batch_heads", 0.728,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.791"
   " staged_rows 0.618"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=32 sk=576 mask=causal", 0.675,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.972"
   " scaled_causal 0.879"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=35 sk=31584 mask=boolean", 0.775,
   "strided_vectors@elements=64,threads=128 1.000"
   " scaled_masked 0.999"
   " strided_vectors@elements=32,threads=256 0.967"
   " strided_vectors@elements=16,threads=256 0.877"
   " strided_elements@elements=16,threads=256 0.679"
   " strided_elements@elements=16,threads=512 0.622"
   " strided_elements@elements=8,threads=256 0.528"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=4096 mask=window window_left=1023 window_right=0", 0.888,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.079"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=433 sk=2520 mask=boolean broadcast=batch_heads", 0.857,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.938"
   " strided_elements@elements=16,threads=256 0.873"
   " strided_vectors@elements=16,threads=256 0.833"
   " strided_elements@elements=8,threads=256 0.550"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=16 sq=464 mask=window window_left=417 window_right=0", 0.873,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.719"
   " strided_elements@elements=8,threads=256 0.628"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=12288 mask=additive", 0.897,
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
   " unfused@pipeline=s0 0.284"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=additive", 0.924,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.230"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=boolean", 0.935,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.225"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=2048 mask=causal", 0.930,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.213"},
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
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=3072 mask=additive", 0.907,
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
   " unfused@pipeline=s0 0.220"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=causal", 0.943,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.212"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=512 sk=6144 mask=causal_additive", 0.906,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.126"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=512 sk=6144 mask=causal_boolean", 0.911,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072", 0.924,
   "scaled 1.000"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072 direction=backward", 0.952,
   "scaled_backward 1.000"
   " unfused_backward 0.226"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072 direction=backward", 0.904,
   "scaled_backward 1.000"
   " unfused_backward 0.343"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072", 0.827,
   "scaled 1.000"
   " unfused@pipeline=s0 0.318"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=131072 mask=additive", 0.592,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.201"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=131072 mask=additive", 0.514,
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
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=32768 mask=additive", 0.611,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.192"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=32768 mask=additive", 0.681,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.301"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536", 0.910,
   "scaled 1.000"
   " unfused@pipeline=s0 0.147"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536 direction=backward", 0.989,
   "scaled_backward 1.000"
   " unfused_backward 0.219"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536 direction=backward", 0.978,
   "scaled_backward 1.000"
   " unfused_backward 0.323"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536", 0.943,
   "scaled 1.000"
   " unfused@pipeline=s0 0.281"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=64 sk=65536 mask=additive", 0.609,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.195"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=16 sq=64 sk=65536 mask=additive", 0.607,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.337"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=16 sq=8 sk=512 mask=causal_boolean broadcast=batch_heads", 0.672,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.973"
   " scaled_masked_causal 0.874"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=1 sk=10177 mask=additive", 0.513,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.988"
   " strided_vectors@elements=16,threads=256 0.973"
   " strided_elements@elements=16,threads=512 0.950"
   " strided_vectors@elements=32,threads=256 0.845"
   " scaled_masked 0.714"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=1 sk=13824 mask=causal_boolean", 0.562,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.992"
   " strided_elements@elements=16,threads=256 0.967"
   " strided_vectors@elements=32,threads=256 0.924"
   " strided_elements@elements=16,threads=512 0.905"
   " scaled_masked_causal 0.783"
   " strided_vectors@elements=64,threads=128 0.705"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=1 sk=2432", 0.622,
   "scaled 1.000"
   " strided_elements@elements=16,threads=256 0.989"
   " strided_vectors@elements=16,threads=256 0.967"
   " strided_vectors@elements=32,threads=256 0.910"
   " strided_elements@elements=8,threads=256 0.870"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=1 sk=31404 mask=additive direction=backward", 0.744,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.968"
   " strided_elements_backward@elements=16,threads=256 0.966"
   " strided_vectors_backward@elements=32,threads=256 0.910"
   " strided_elements_backward@elements=16,threads=512 0.886"
   " scaled_masked_backward 0.716"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=1 sk=32145 mask=window window_left=3409 window_right=0", 0.576,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.996"
   " strided_vectors@elements=32,threads=256 0.919"
   " strided_elements@elements=16,threads=512 0.830"
   " scaled_window 0.693"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=1 sk=32414 mask=boolean broadcast=heads_queries", 0.590,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_elements@elements=8,threads=256 0.969"
   " strided_vectors@elements=32,threads=256 0.912"
   " strided_elements@elements=16,threads=512 0.853"
   " strided_vectors@elements=64,threads=128 0.747"
   " scaled_masked 0.445"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=1 sk=34845 mask=additive broadcast=heads_queries", 0.563,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.906"
   " strided_elements@elements=16,threads=256 0.893"
   " strided_elements@elements=16,threads=512 0.879"
   " scaled_masked 0.530"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=1 sk=5172", 0.578,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_vectors@elements=32,threads=256 0.952"
   " strided_elements@elements=8,threads=256 0.951"
   " strided_elements@elements=16,threads=256 0.925"
   " strided_vectors@elements=16,threads=256 0.908"
   " scaled 0.836"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=1 sk=58615 mask=boolean broadcast=heads_queries", 0.620,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.895"
   " strided_vectors@elements=64,threads=128 0.805"
   " strided_elements@elements=16,threads=256 0.703"
   " strided_elements@elements=16,threads=512 0.643"
   " scaled_masked 0.494"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=1 sk=58816 mask=additive direction=backward", 0.838,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.954"
   " strided_elements_backward@elements=16,threads=512 0.950"
   " scaled_masked_backward 0.839"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=1 sk=61896", 0.597,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled 0.950"
   " strided_elements@elements=16,threads=256 0.911"
   " strided_elements@elements=16,threads=512 0.829"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=1 sk=8446 mask=causal", 0.544,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.977"
   " strided_vectors@elements=16,threads=256 0.959"
   " strided_elements@elements=16,threads=512 0.944"
   " strided_vectors@elements=32,threads=256 0.916"
   " scaled_causal 0.910"
   " strided_vectors@elements=64,threads=128 0.717"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=1 sk=8610 mask=boolean broadcast=heads_queries", 0.545,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.955"
   " strided_elements@elements=16,threads=512 0.869"
   " strided_vectors@elements=32,threads=256 0.770"
   " scaled_masked 0.368"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=10 sk=306 mask=causal_additive broadcast=batch_heads", 0.681,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.959"
   " scaled_masked_causal 0.747"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=11 sk=7522 mask=boolean broadcast=batch_heads direction=backward", 0.851,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.990"
   " strided_elements_backward@elements=16,threads=256 0.968"
   " scaled_masked_backward 0.947"
   " strided_elements_backward@elements=16,threads=512 0.907"
   " strided_elements_backward@elements=8,threads=256 0.891"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=110 sk=4224 mask=additive", 0.853,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.881"
   " strided_elements@elements=16,threads=512 0.796"
   " strided_elements@elements=16,threads=256 0.716"
   " strided_vectors@elements=16,threads=256 0.705"
   " strided_elements@elements=8,threads=256 0.522"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=12 sk=796 mask=boolean broadcast=heads_queries direction=backward", 0.813,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.963"
   " scaled_masked_backward 0.772"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=13 sk=388 mask=causal_boolean", 0.675,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.959"
   " scaled_masked_causal 0.484"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=13 sk=56 mask=boolean broadcast=heads_queries", 0.750,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.797"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=15 sk=447 mask=causal_additive broadcast=batch_heads", 0.670,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.975"
   " scaled_masked_causal 0.548"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=18 sk=512 mask=boolean broadcast=batch_heads", 0.699,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.959"
   " scaled_masked 0.905"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=19 sk=2275 mask=causal_boolean broadcast=batch_heads", 0.641,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.984"
   " strided_vectors@elements=32,threads=256 0.938"
   " strided_elements@elements=8,threads=256 0.720"
   " scaled_masked_causal 0.632"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=202 sk=4160 mask=boolean direction=backward", 0.989,
   "strided_elements_backward@elements=16,threads=512 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.992"
   " scaled_masked_backward 0.986"
   " strided_vectors_backward@elements=16,threads=256 0.985"
   " strided_elements_backward@elements=16,threads=256 0.916"
   " strided_elements_backward@elements=8,threads=256 0.766"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=2047 mask=additive", 0.860,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048", 0.966,
   "scaled 1.000"
   " unfused@pipeline=s1 0.431"
   " unfused@pipeline=safe 0.174"
   " unfused@pipeline=s0 0.139"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=boolean", 0.932,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.301"
   " unfused@pipeline=safe 0.152"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=2048 mask=causal", 0.924,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.233"
   " unfused@pipeline=safe 0.115"
   " unfused@pipeline=s0 0.095"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=3 sk=299 mask=window window_left=208 window_right=0", 0.681,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.949"
   " scaled_window 0.737"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=30 sk=1209 mask=window window_left=572 window_right=0", 0.704,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.968"
   " scaled_window 0.961"
   " strided_vectors@elements=16,threads=256 0.913"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=4 sk=28842 mask=causal_boolean broadcast=heads_queries", 0.577,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=64,threads=128 0.976"
   " strided_vectors@elements=16,threads=256 0.879"
   " strided_elements@elements=16,threads=256 0.798"
   " scaled_masked_causal 0.779"
   " strided_elements@elements=8,threads=256 0.747"
   " strided_elements@elements=16,threads=512 0.712"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=4 sk=650 mask=boolean broadcast=batch_heads", 0.648,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.983"
   " scaled_masked 0.766"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=4 sk=720 mask=causal direction=backward", 0.782,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.963"
   " scaled_causal_backward 0.926"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=412 sk=1654 mask=causal_additive direction=backward", 0.968,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " scaled_masked_causal_backward 0.972"
   " strided_elements_backward@elements=16,threads=256 0.958"
   " strided_elements_backward@elements=8,threads=256 0.815"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=49 sk=64 mask=causal_boolean broadcast=batch_heads", 0.750,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.829"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=32 sq=49 sk=7700 mask=additive broadcast=batch_heads", 0.771,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked 0.980"
   " strided_elements@elements=16,threads=256 0.821"
   " strided_vectors@elements=16,threads=256 0.801"
   " strided_elements@elements=16,threads=512 0.723"
   " strided_elements@elements=8,threads=256 0.593"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=564 sk=762", 0.884,
   "scaled 1.000"
   " strided_elements@elements=16,threads=256 0.845"
   " strided_elements@elements=8,threads=256 0.772"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=59 sk=2303 mask=boolean broadcast=heads_queries", 0.659,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.966"
   " scaled_masked 0.945"
   " strided_vectors@elements=32,threads=256 0.925"
   " strided_elements@elements=8,threads=256 0.680"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=63 sk=11392 mask=causal_boolean broadcast=heads_queries", 0.887,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.908"
   " strided_vectors@elements=64,threads=128 0.904"
   " strided_vectors@elements=16,threads=256 0.776"
   " strided_elements@elements=16,threads=512 0.661"
   " strided_elements@elements=16,threads=256 0.591"
   " strided_elements@elements=8,threads=256 0.485"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=64 mask=boolean direction=backward", 0.896,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.873"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=32 sq=761 mask=additive", 0.826,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.225"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576", 0.589,
   "scaled 1.000"
   " unfused@pipeline=s0 0.224"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=1048576 direction=backward", 0.558,
   "scaled_backward 1.000"
   " unfused_backward 0.375"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144", 0.789,
   "scaled 1.000"
   " unfused@pipeline=s0 0.170"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=32 sq=8 sk=262144 direction=backward", 0.848,
   "scaled_backward 1.000"
   " unfused_backward 0.256"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=1 sk=14447 mask=causal", 0.528,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.969"
   " strided_elements@elements=16,threads=256 0.930"
   " strided_vectors@elements=32,threads=256 0.901"
   " strided_elements@elements=16,threads=512 0.835"
   " strided_vectors@elements=64,threads=128 0.701"
   " scaled_causal 0.684"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=1 sk=15090 mask=boolean broadcast=batch_heads", 0.510,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.897"
   " strided_elements@elements=16,threads=512 0.732"
   " strided_vectors@elements=32,threads=256 0.714"
   " scaled_masked 0.257"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=1 sk=28352 mask=causal", 0.525,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.993"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_vectors@elements=32,threads=256 0.932"
   " strided_elements@elements=16,threads=512 0.895"
   " strided_vectors@elements=64,threads=128 0.742"
   " scaled_causal 0.609"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=1 sk=28415 mask=boolean", 0.514,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.940"
   " strided_elements@elements=16,threads=512 0.790"
   " strided_vectors@elements=32,threads=256 0.752"
   " scaled_masked 0.251"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=1 sk=31296 mask=additive broadcast=heads_queries", 0.525,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.997"
   " strided_elements@elements=16,threads=256 0.978"
   " strided_elements@elements=16,threads=512 0.874"
   " strided_vectors@elements=32,threads=256 0.855"
   " scaled_masked 0.542"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=1 sk=37242 mask=causal_boolean broadcast=heads_queries", 0.518,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.993"
   " strided_elements@elements=16,threads=512 0.882"
   " strided_vectors@elements=32,threads=256 0.880"
   " strided_vectors@elements=64,threads=128 0.676"
   " scaled_masked_causal 0.417"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=1 sk=53128 mask=causal_boolean broadcast=batch_heads", 0.486,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.863"
   " strided_vectors@elements=32,threads=256 0.855"
   " scaled_masked_causal 0.738"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=1 sk=54478 mask=additive broadcast=heads_queries", 0.483,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.852"
   " scaled_masked 0.420"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=1 sk=6170 mask=boolean direction=backward", 0.641,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.923"
   " strided_vectors_backward@elements=16,threads=256 0.859"
   " strided_elements_backward@elements=16,threads=512 0.848"
   " scaled_masked_backward 0.737"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=1 sk=65453 mask=window window_left=64600 window_right=0", 0.530,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.959"
   " strided_elements@elements=16,threads=256 0.930"
   " strided_elements@elements=16,threads=512 0.846"
   " strided_vectors@elements=64,threads=128 0.752"
   " scaled_window 0.486"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=100 sk=256 mask=additive broadcast=batch_heads", 0.741,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.806"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=102 sk=16896 mask=boolean broadcast=heads_queries", 0.731,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=64,threads=128 0.950"
   " scaled_masked 0.896"
   " strided_vectors@elements=16,threads=256 0.889"
   " strided_elements@elements=16,threads=256 0.771"
   " strided_elements@elements=16,threads=512 0.740"
   " strided_elements@elements=8,threads=256 0.581"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=110 sk=34234 mask=additive broadcast=batch_heads", 0.652,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.874"
   " strided_elements@elements=16,threads=256 0.869"
   " strided_elements@elements=16,threads=512 0.676"
   " scaled_masked 0.557"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=15 sk=12934 mask=additive broadcast=heads_queries", 0.569,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.988"
   " strided_vectors@elements=16,threads=256 0.979"
   " strided_elements@elements=16,threads=512 0.940"
   " strided_vectors@elements=32,threads=256 0.879"
   " scaled_masked 0.662"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=15 sk=2247 mask=causal_additive broadcast=batch_heads", 0.600,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.922"
   " strided_elements@elements=8,threads=256 0.904"
   " strided_vectors@elements=32,threads=256 0.820"
   " scaled_masked_causal 0.593"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=20 sk=54725 mask=window window_left=19489 window_right=45524", 0.608,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.745"
   " strided_elements@elements=16,threads=512 0.691"
   " scaled_window 0.656"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=276 sk=1645 mask=boolean", 0.673,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.998"
   " strided_elements@elements=8,threads=256 0.860"
   " scaled_masked 0.749"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=279 sk=960 mask=causal", 0.758,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_causal 0.984"
   " strided_elements@elements=8,threads=256 0.981"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=29 sk=1490", 0.673,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.988"
   " strided_vectors@elements=16,threads=256 0.896"
   " scaled 0.762"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=29 sk=186 mask=boolean", 0.783,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.485"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=39 sk=22879 direction=backward", 0.900,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.994"
   " strided_vectors_backward@elements=16,threads=256 0.956"
   " strided_elements_backward@elements=16,threads=512 0.908"
   " scaled_backward 0.712"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=4 sq=4 sk=49856 mask=additive broadcast=batch_heads direction=backward", 0.700,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.982"
   " strided_elements_backward@elements=16,threads=256 0.980"
   " strided_elements_backward@elements=16,threads=512 0.977"
   " scaled_masked_backward 0.884"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=6 sk=15616 mask=causal_additive", 0.559,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.994"
   " strided_elements@elements=16,threads=256 0.972"
   " strided_vectors@elements=32,threads=256 0.873"
   " strided_elements@elements=16,threads=512 0.858"
   " scaled_masked_causal 0.751"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=82 sk=276 mask=causal", 0.724,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.930"
   " scaled_causal 0.892"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=83 sk=1472 mask=causal", 0.698,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.997"
   " strided_vectors@elements=16,threads=256 0.969"
   " scaled_causal 0.890"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=83 sk=428 mask=causal_additive broadcast=batch_heads", 0.678,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.967"
   " scaled_masked_causal 0.515"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=4 sq=86 sk=16222 mask=causal_additive broadcast=heads_queries", 0.614,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.918"
   " strided_vectors@elements=16,threads=256 0.896"
   " scaled_masked_causal 0.811"
   " strided_elements@elements=16,threads=512 0.799"
   " strided_elements@elements=8,threads=256 0.763"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=4 sq=9 sk=62016 mask=causal_boolean broadcast=batch_heads", 0.654,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked_causal 0.918"
   " strided_elements@elements=16,threads=256 0.852"
   " strided_elements@elements=16,threads=512 0.776"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=1 sk=1421", 0.632,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.987"
   " scaled 0.704"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=14492 mask=causal_boolean", 0.581,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.988"
   " strided_elements@elements=16,threads=256 0.972"
   " strided_vectors@elements=32,threads=256 0.952"
   " strided_elements@elements=16,threads=512 0.938"
   " strided_vectors@elements=64,threads=128 0.743"
   " scaled_masked_causal 0.477"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=20252 mask=causal_additive", 0.595,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.997"
   " strided_elements@elements=8,threads=256 0.992"
   " strided_elements@elements=16,threads=512 0.935"
   " strided_vectors@elements=32,threads=256 0.889"
   " scaled_masked_causal 0.602"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=24884 mask=window window_left=6375 window_right=19414 direction=backward", 0.678,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.994"
   " scaled_window_backward 0.923"
   " strided_vectors_backward@elements=32,threads=256 0.913"
   " strided_elements_backward@elements=8,threads=256 0.740"
   " strided_elements_backward@elements=16,threads=512 0.707"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=30418", 0.656,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.951"
   " strided_vectors@elements=64,threads=128 0.860"
   " scaled 0.767"
   " strided_elements@elements=16,threads=256 0.746"
   " strided_elements@elements=8,threads=256 0.714"
   " strided_elements@elements=16,threads=512 0.669"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=32148 mask=causal_boolean broadcast=heads_queries", 0.657,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.924"
   " strided_vectors@elements=64,threads=128 0.787"
   " strided_elements@elements=16,threads=256 0.742"
   " strided_elements@elements=8,threads=256 0.711"
   " strided_elements@elements=16,threads=512 0.654"
   " scaled_masked_causal 0.524"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=1 sk=32960 mask=boolean broadcast=heads_queries direction=backward", 0.874,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.955"
   " strided_elements_backward@elements=16,threads=512 0.873"
   " scaled_masked_backward 0.734"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=40648 mask=causal_additive", 0.629,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked_causal 0.857"
   " strided_vectors@elements=16,threads=256 0.830"
   " strided_elements@elements=16,threads=256 0.816"
   " strided_elements@elements=16,threads=512 0.732"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=4096 mask=additive direction=backward", 0.750,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.992"
   " strided_vectors_backward@elements=32,threads=256 0.969"
   " scaled_masked_backward 0.920"
   " strided_elements_backward@elements=8,threads=256 0.917"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=1 sk=4116 mask=causal_additive broadcast=heads_queries", 0.571,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.982"
   " scaled_masked_causal 0.946"
   " strided_elements@elements=16,threads=256 0.928"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=4350 direction=backward", 0.734,
   "strided_elements_backward@elements=16,threads=512 1.000"
   " strided_elements_backward@elements=8,threads=256 0.947"
   " strided_elements_backward@elements=16,threads=256 0.922"
   " strided_vectors_backward@elements=16,threads=256 0.871"
   " strided_vectors_backward@elements=32,threads=256 0.861"
   " scaled_backward 0.851"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=45816 mask=causal", 0.669,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=64,threads=128 0.915"
   " strided_vectors@elements=16,threads=256 0.835"
   " scaled_causal 0.772"
   " strided_elements@elements=16,threads=256 0.750"
   " strided_elements@elements=16,threads=512 0.716"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=1 sk=4659", 0.562,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_vectors@elements=32,threads=256 0.981"
   " strided_elements@elements=8,threads=256 0.938"
   " strided_elements@elements=16,threads=256 0.936"
   " strided_vectors@elements=16,threads=256 0.926"
   " scaled 0.915"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=5435 mask=causal_additive broadcast=heads_queries", 0.560,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=16,threads=256 0.918"
   " strided_elements@elements=8,threads=256 0.917"
   " strided_vectors@elements=16,threads=256 0.891"
   " strided_vectors@elements=32,threads=256 0.852"
   " scaled_masked_causal 0.665"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=1 sk=5503 mask=window window_left=2833 window_right=0", 0.560,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.999"
   " scaled_window 0.966"
   " strided_elements@elements=16,threads=256 0.954"
   " strided_elements@elements=8,threads=256 0.950"
   " strided_vectors@elements=16,threads=256 0.941"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=7348 mask=causal_additive", 0.570,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.987"
   " strided_elements@elements=16,threads=256 0.971"
   " strided_vectors@elements=16,threads=256 0.923"
   " strided_vectors@elements=32,threads=256 0.871"
   " scaled_masked_causal 0.744"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=1 sk=827 mask=boolean broadcast=heads_queries direction=backward", 0.789,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.960"
   " scaled_masked_backward 0.784"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=1 sk=8489 mask=causal_additive broadcast=heads_queries direction=backward", 0.685,
   "strided_elements_backward@elements=16,threads=512 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.997"
   " strided_elements_backward@elements=8,threads=256 0.994"
   " strided_elements_backward@elements=16,threads=256 0.988"
   " strided_vectors_backward@elements=32,threads=256 0.905"
   " scaled_masked_causal_backward 0.877"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=1 sk=8523 mask=causal_additive broadcast=batch_heads", 0.518,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.993"
   " strided_elements@elements=16,threads=512 0.979"
   " strided_elements@elements=16,threads=256 0.976"
   " strided_vectors@elements=32,threads=256 0.885"
   " scaled_masked_causal 0.780"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=10 sk=4712", 0.808,
   "scaled 1.000"
   " strided_vectors@elements=32,threads=256 0.946"
   " strided_vectors@elements=16,threads=256 0.776"
   " strided_elements@elements=16,threads=512 0.775"
   " strided_elements@elements=16,threads=256 0.737"
   " strided_elements@elements=8,threads=256 0.575"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=17 sk=21 mask=additive broadcast=heads_queries", 0.786,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.706"
   " scaled_masked 0.605"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=17 sk=839 mask=window window_left=303 window_right=0", 0.763,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.985"
   " scaled_window 0.928"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=2 sk=203 mask=causal", 0.736,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.707"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=20 sk=64 mask=additive broadcast=heads_queries", 0.742,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.926"
   " staged_rows 0.624"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=29 sk=213 mask=additive", 0.693,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.489"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=29 sk=5185 mask=causal", 0.876,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_causal 0.974"
   " strided_elements@elements=16,threads=256 0.831"
   " strided_elements@elements=16,threads=512 0.743"
   " strided_elements@elements=8,threads=256 0.727"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=3 sk=12270 mask=causal", 0.654,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.979"
   " strided_elements@elements=8,threads=256 0.949"
   " scaled_causal 0.917"
   " strided_elements@elements=16,threads=512 0.859"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=64 sq=3 sk=192 mask=window window_left=168 window_right=0 direction=backward", 0.885,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_window_backward 0.791"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=3 sk=3136 mask=additive broadcast=batch_heads", 0.646,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.983"
   " scaled_masked 0.959"
   " strided_elements@elements=8,threads=256 0.898"
   " strided_vectors@elements=32,threads=256 0.893"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=31 sk=32 mask=causal", 0.776,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.925"
   " staged_rows 0.605"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=64 sq=39 sk=384 direction=backward", 0.859,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.983"
   " scaled_backward 0.941"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=59 sk=1933 mask=additive broadcast=heads_queries", 0.715,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked 0.982"
   " strided_vectors@elements=16,threads=256 0.824"
   " strided_elements@elements=8,threads=256 0.799"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=7 sk=430 mask=additive", 0.696,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.967"
   " scaled_masked 0.505"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=64 sq=8 sk=6848 mask=causal_boolean broadcast=batch_heads", 0.778,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.995"
   " strided_vectors@elements=16,threads=256 0.822"
   " strided_elements@elements=16,threads=512 0.767"
   " strided_elements@elements=16,threads=256 0.753"
   " strided_elements@elements=8,threads=256 0.600"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=15617 mask=window window_left=5932 window_right=0", 0.526,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.968"
   " strided_elements@elements=16,threads=256 0.939"
   " strided_vectors@elements=32,threads=256 0.887"
   " strided_elements@elements=16,threads=512 0.798"
   " scaled_window 0.789"
   " strided_vectors@elements=64,threads=128 0.695"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=18825 mask=causal_boolean broadcast=batch_heads", 0.518,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.977"
   " strided_elements@elements=16,threads=256 0.956"
   " strided_vectors@elements=32,threads=256 0.882"
   " strided_elements@elements=16,threads=512 0.853"
   " strided_vectors@elements=64,threads=128 0.668"
   " scaled_masked_causal 0.479"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=19200 mask=causal_additive", 0.540,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.979"
   " strided_elements@elements=16,threads=256 0.973"
   " strided_elements@elements=16,threads=512 0.884"
   " strided_vectors@elements=32,threads=256 0.862"
   " scaled_masked_causal 0.686"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=20992 mask=additive broadcast=batch_heads", 0.545,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.992"
   " strided_elements@elements=16,threads=256 0.982"
   " strided_elements@elements=16,threads=512 0.879"
   " strided_vectors@elements=32,threads=256 0.863"
   " scaled_masked 0.676"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=1 sk=25196 direction=backward", 0.668,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.972"
   " strided_vectors_backward@elements=16,threads=256 0.970"
   " strided_elements_backward@elements=16,threads=512 0.876"
   " scaled_backward 0.861"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=27777 mask=additive", 0.517,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.985"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_elements@elements=16,threads=512 0.887"
   " strided_vectors@elements=32,threads=256 0.845"
   " scaled_masked 0.394"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=1 sk=30264 mask=additive", 0.512,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.994"
   " strided_elements@elements=16,threads=512 0.860"
   " scaled_masked 0.847"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=32765 mask=causal", 0.552,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.963"
   " strided_vectors@elements=32,threads=256 0.949"
   " strided_elements@elements=8,threads=256 0.947"
   " strided_elements@elements=16,threads=512 0.843"
   " strided_vectors@elements=64,threads=128 0.750"
   " scaled_causal 0.564"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=35846 mask=window window_left=34130 window_right=0", 0.542,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.970"
   " strided_vectors@elements=32,threads=256 0.939"
   " strided_elements@elements=16,threads=512 0.872"
   " strided_vectors@elements=64,threads=128 0.747"
   " scaled_window 0.557"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=1 sk=37155 mask=causal_additive broadcast=heads_queries direction=backward", 0.618,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.970"
   " strided_elements_backward@elements=16,threads=512 0.948"
   " strided_vectors_backward@elements=32,threads=256 0.910"
   " scaled_masked_causal_backward 0.609"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=1 sk=40024 mask=boolean broadcast=heads_queries", 0.522,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.970"
   " strided_vectors@elements=32,threads=256 0.936"
   " strided_elements@elements=16,threads=512 0.906"
   " strided_vectors@elements=64,threads=128 0.720"
   " scaled_masked 0.684"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=56910 mask=causal", 0.535,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.980"
   " strided_elements@elements=16,threads=256 0.951"
   " strided_elements@elements=16,threads=512 0.914"
   " strided_vectors@elements=64,threads=128 0.773"
   " scaled_causal 0.508"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=1 sk=7295 mask=window window_left=6132 window_right=3198", 0.528,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.983"
   " scaled_window 0.981"
   " strided_vectors@elements=16,threads=256 0.944"
   " strided_elements@elements=16,threads=256 0.930"
   " strided_elements@elements=16,threads=512 0.925"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1 sk=9185 mask=additive broadcast=heads_queries", 0.513,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.944"
   " strided_vectors@elements=16,threads=256 0.911"
   " strided_elements@elements=16,threads=512 0.892"
   " strided_vectors@elements=32,threads=256 0.774"
   " scaled_masked 0.661"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=101 sk=285 mask=additive broadcast=heads_queries direction=backward", 0.773,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.985"
   " scaled_masked_backward 0.860"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=112 sk=2096 mask=causal direction=backward", 0.942,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.990"
   " scaled_causal_backward 0.971"
   " strided_elements_backward@elements=8,threads=256 0.963"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=1227 sk=1792 mask=window window_left=1790 window_right=0 direction=backward", 0.950,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " scaled_window_backward 0.978"
   " strided_elements_backward@elements=16,threads=256 0.915"
   " strided_elements_backward@elements=8,threads=256 0.777"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=124 sk=18804 mask=causal", 0.842,
   "strided_vectors@elements=64,threads=128 1.000"
   " scaled_causal 0.907"
   " strided_vectors@elements=32,threads=256 0.840"
   " strided_vectors@elements=16,threads=256 0.784"
   " strided_elements@elements=16,threads=256 0.584"
   " strided_elements@elements=16,threads=512 0.483"
   " strided_elements@elements=8,threads=256 0.465"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=14 sk=31479 mask=causal_additive broadcast=batch_heads direction=backward", 0.915,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.989"
   " strided_elements_backward@elements=8,threads=256 0.988"
   " strided_elements_backward@elements=16,threads=512 0.891"
   " scaled_masked_causal_backward 0.761"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=1441 sk=2567 mask=boolean direction=backward", 0.985,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " scaled_masked_backward 0.995"
   " strided_vectors_backward@elements=32,threads=256 0.991"
   " strided_elements_backward@elements=16,threads=256 0.976"
   " strided_elements_backward@elements=8,threads=256 0.724"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=165 sk=10560 mask=additive broadcast=batch_heads", 0.777,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.921"
   " strided_vectors@elements=16,threads=256 0.797"
   " strided_elements@elements=16,threads=256 0.788"
   " strided_elements@elements=16,threads=512 0.735"
   " strided_elements@elements=8,threads=256 0.580"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=172 sk=448 mask=causal_additive broadcast=batch_heads", 0.674,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.954"
   " scaled_masked_causal 0.926"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=179 sk=21843 mask=causal_boolean broadcast=heads_queries", 0.699,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=64,threads=128 0.965"
   " strided_vectors@elements=16,threads=256 0.815"
   " scaled_masked_causal 0.676"
   " strided_elements@elements=16,threads=256 0.607"
   " strided_elements@elements=16,threads=512 0.590"
   " strided_elements@elements=8,threads=256 0.527"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=206 sk=3664 mask=additive", 0.884,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.865"
   " strided_elements@elements=16,threads=256 0.808"
   " strided_vectors@elements=16,threads=256 0.796"
   " strided_elements@elements=8,threads=256 0.578"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=27 sk=204 mask=additive broadcast=batch_heads direction=backward", 0.893,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.665"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=3 sk=17920 mask=causal", 0.552,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.977"
   " strided_elements@elements=16,threads=256 0.964"
   " strided_vectors@elements=32,threads=256 0.963"
   " strided_elements@elements=16,threads=512 0.935"
   " strided_vectors@elements=64,threads=128 0.808"
   " scaled_causal 0.743"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=3 sk=19258 mask=boolean broadcast=batch_heads", 0.546,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.963"
   " strided_elements@elements=16,threads=512 0.925"
   " strided_vectors@elements=32,threads=256 0.879"
   " scaled_masked 0.382"},
  {"masked_softmax", "fp32", "fp32", "b=1 heads=8 sq=3 sk=1953 mask=window window_left=836 window_right=1894 direction=backward", 0.697,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.978"
   " scaled_window_backward 0.859"
   " strided_vectors_backward@elements=16,threads=256 0.843"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=32 sk=704 mask=causal", 0.683,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.974"
   " scaled_causal 0.844"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=415 sk=2939 mask=causal direction=backward", 0.947,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.994"
   " strided_vectors_backward@elements=32,threads=256 0.991"
   " scaled_causal_backward 0.985"
   " strided_elements_backward@elements=8,threads=256 0.764"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=59 sk=17514 mask=window window_left=9142 window_right=0", 0.648,
   "strided_vectors@elements=64,threads=128 1.000"
   " scaled_window 0.992"
   " strided_vectors@elements=32,threads=256 0.912"
   " strided_vectors@elements=16,threads=256 0.823"
   " strided_elements@elements=16,threads=256 0.759"
   " strided_elements@elements=16,threads=512 0.715"
   " strided_elements@elements=8,threads=256 0.531"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=62 mask=additive broadcast=batch_heads direction=backward", 0.900,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.712"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=63 sk=72 mask=causal_additive broadcast=batch_heads", 0.742,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.789"
   " staged_rows 0.603"},
  {"masked_softmax", "bf16", "bf16", "b=1 heads=8 sq=8 sk=31788 mask=causal_additive broadcast=batch_heads direction=backward", 0.808,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.932"
   " strided_vectors_backward@elements=32,threads=256 0.922"
   " strided_elements_backward@elements=8,threads=256 0.828"
   " scaled_masked_causal_backward 0.808"
   " strided_elements_backward@elements=16,threads=512 0.800"},
  {"masked_softmax", "fp16", "fp16", "b=1 heads=8 sq=84 sk=338 mask=causal direction=backward", 0.770,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.979"
   " scaled_causal_backward 0.824"},
  {"masked_softmax", "fp16", "fp16", "b=10 heads=12 sq=29 mask=causal_additive", 0.743,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.615"
   " scaled_masked_causal 0.583"},
  {"masked_softmax", "bf16", "bf16", "b=10 heads=4 sq=1 sk=10624 mask=causal_boolean broadcast=batch_heads", 0.564,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.994"
   " strided_elements@elements=16,threads=256 0.983"
   " strided_elements@elements=16,threads=512 0.947"
   " strided_vectors@elements=32,threads=256 0.924"
   " scaled_masked_causal 0.822"
   " strided_vectors@elements=64,threads=128 0.693"},
  {"masked_softmax", "bf16", "bf16", "b=10 heads=4 sq=1 sk=48423 mask=additive", 0.619,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.961"
   " strided_elements@elements=16,threads=256 0.741"
   " strided_elements@elements=16,threads=512 0.675"
   " scaled_masked 0.582"},
  {"masked_softmax", "bf16", "bf16", "b=10 heads=4 sq=57 sk=64 mask=window window_left=34 window_right=0 direction=backward", 0.868,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_window_backward 0.844"},
  {"masked_softmax", "fp32", "fp32", "b=1000 heads=64 sq=1 sk=478 mask=additive broadcast=heads_queries", 0.902,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked 0.952"
   " strided_elements@elements=8,threads=256 0.917"},
  {"masked_softmax", "fp16", "fp16", "b=101 heads=12 sq=136 mask=causal_additive", 0.762,
   "scaled_masked_causal 1.000"
   " staged_rows 0.718"
   " strided_elements@elements=8,threads=256 0.471"},
  {"masked_softmax", "bf16", "bf16", "b=102 heads=32 sq=1 sk=31", 0.763,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.771"
   " staged_rows 0.739"},
  {"masked_softmax", "bf16", "bf16", "b=1027 heads=12 sq=1 sk=416 mask=causal direction=backward", 0.923,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " scaled_causal_backward 0.978"
   " strided_elements_backward@elements=8,threads=256 0.960"},
  {"masked_softmax", "fp32", "fp32", "b=1036 heads=1 sq=7 sk=27 mask=boolean direction=backward", 0.911,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.817"},
  {"masked_softmax", "fp32", "fp32", "b=10419 heads=4 sq=1 sk=265 mask=causal_additive broadcast=heads_queries", 0.801,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.841"
   " strided_elements@elements=8,threads=256 0.752"},
  {"masked_softmax", "bf16", "bf16", "b=1054 heads=1 sq=75 mask=window window_left=27 window_right=0", 0.588,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.822"
   " scaled_window 0.814"},
  {"masked_softmax", "bf16", "bf16", "b=11 heads=12 sq=1 sk=12800 mask=causal_additive broadcast=batch_heads direction=backward", 0.825,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.989"
   " strided_elements_backward@elements=16,threads=512 0.962"
   " strided_vectors_backward@elements=32,threads=256 0.958"
   " scaled_masked_causal_backward 0.895"
   " strided_elements_backward@elements=8,threads=256 0.814"},
  {"masked_softmax", "bf16", "bf16", "b=11 heads=16 sq=1 sk=3270 mask=causal", 0.653,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.980"
   " strided_vectors@elements=32,threads=256 0.905"
   " scaled_causal 0.891"
   " strided_elements@elements=8,threads=256 0.886"},
  {"masked_softmax", "fp16", "fp16", "b=11 heads=64 sq=6 sk=24 direction=backward", 0.930,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.806"},
  {"masked_softmax", "bf16", "bf16", "b=11 heads=8 sq=1 sk=2742 mask=causal", 0.638,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.937"
   " strided_vectors@elements=32,threads=256 0.885"
   " strided_elements@elements=8,threads=256 0.875"
   " scaled_causal 0.776"},
  {"masked_softmax", "fp32", "fp32", "b=112 heads=1 sq=1 sk=4544", 0.639,
   "scaled 1.000"
   " strided_elements@elements=16,threads=512 0.991"
   " strided_elements@elements=8,threads=256 0.933"
   " strided_vectors@elements=32,threads=256 0.929"
   " strided_elements@elements=16,threads=256 0.900"},
  {"masked_softmax", "fp32", "fp32", "b=1135 heads=16 sq=1 sk=439 mask=additive broadcast=heads_queries", 0.872,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.890"
   " scaled_masked 0.849"},
  {"masked_softmax", "fp16", "fp16", "b=11594 heads=64 sq=1 sk=34 direction=backward", 0.837,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.848"},
  {"masked_softmax", "bf16", "bf16", "b=116 heads=32 sq=39 mask=boolean broadcast=heads_queries", 0.759,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.735"
   " scaled_masked 0.630"},
  {"masked_softmax", "bf16", "bf16", "b=117 heads=16 sq=79 sk=87 mask=boolean broadcast=batch_heads", 0.616,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.897"
   " scaled_masked 0.847"},
  {"masked_softmax", "fp32", "fp32", "b=12 heads=16 sq=1 sk=8041 mask=boolean broadcast=heads_queries", 0.667,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.987"
   " strided_elements@elements=16,threads=512 0.924"
   " strided_elements@elements=8,threads=256 0.870"
   " scaled_masked 0.661"},
  {"masked_softmax", "fp32", "fp32", "b=12 heads=16 sq=188 sk=733 mask=boolean broadcast=heads_queries", 0.896,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.975"
   " strided_elements@elements=8,threads=256 0.965"},
  {"masked_softmax", "bf16", "bf16", "b=12 heads=4 sq=1 sk=1122 mask=window window_left=609 window_right=0 direction=backward", 0.735,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.971"
   " strided_vectors_backward@elements=16,threads=256 0.843"
   " scaled_window_backward 0.730"},
  {"masked_softmax", "bf16", "bf16", "b=12 heads=64 sq=28 sk=36", 0.767,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.870"
   " staged_rows 0.835"},
  {"masked_softmax", "fp32", "fp32", "b=12 heads=8 sq=6 sk=10176 mask=window window_left=7568 window_right=384", 0.792,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_window 0.838"
   " strided_elements@elements=16,threads=512 0.836"
   " strided_elements@elements=8,threads=256 0.768"
   " strided_elements@elements=16,threads=256 0.747"},
  {"masked_softmax", "bf16", "bf16", "b=122 heads=12 sq=58 mask=causal_boolean", 0.586,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.850"
   " scaled_masked_causal 0.790"},
  {"masked_softmax", "fp32", "fp32", "b=123 heads=4 sq=1 sk=168 mask=causal", 0.751,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.816"},
  {"masked_softmax", "bf16", "bf16", "b=124 heads=12 sq=42 sk=61 mask=window window_left=31 window_right=0", 0.610,
   "staged_rows 1.000"
   " scaled_window 0.929"
   " strided_elements@elements=8,threads=256 0.873"},
  {"masked_softmax", "bf16", "bf16", "b=12460 heads=8 sq=1 sk=64 mask=causal_additive broadcast=batch_heads", 0.933,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=8,threads=256 0.839"
   " staged_rows 0.427"},
  {"masked_softmax", "bf16", "bf16", "b=127 heads=32 sq=1 sk=68 mask=causal_boolean broadcast=heads_queries direction=backward", 0.901,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.775"},
  {"masked_softmax", "bf16", "bf16", "b=1277 heads=1 sq=1 sk=18 mask=additive direction=backward", 0.941,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.717"},
  {"masked_softmax", "fp32", "fp32", "b=128 heads=1 sq=172 mask=causal", 0.818,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.957"},
  {"masked_softmax", "bf16", "bf16", "b=128 heads=32 sq=1 sk=64 mask=window window_left=4 window_right=0 direction=backward", 0.841,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_window_backward 0.859"},
  {"masked_softmax", "bf16", "bf16", "b=129132 heads=8 sq=1 sk=19 mask=causal", 0.774,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.823"
   " scaled_causal 0.351"},
  {"masked_softmax", "fp32", "fp32", "b=13 heads=32 sq=8 sk=4098 mask=additive broadcast=batch_heads", 0.840,
   "strided_elements@elements=16,threads=512 1.000"
   " scaled_masked 0.995"
   " strided_elements@elements=16,threads=256 0.867"
   " strided_elements@elements=8,threads=256 0.768"},
  {"masked_softmax", "bf16", "bf16", "b=13 heads=4 sq=1 sk=59787 mask=additive direction=backward", 0.810,
   "strided_vectors_backward@elements=32,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.924"
   " strided_elements_backward@elements=16,threads=256 0.869"
   " strided_elements_backward@elements=16,threads=512 0.821"
   " scaled_masked_backward 0.812"},
  {"masked_softmax", "fp16", "fp16", "b=13 heads=64 sq=1 sk=2660 mask=causal direction=backward", 0.910,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.936"
   " scaled_causal_backward 0.890"
   " strided_vectors_backward@elements=32,threads=256 0.880"
   " strided_elements_backward@elements=8,threads=256 0.848"},
  {"masked_softmax", "fp16", "fp16", "b=130 heads=16 sq=64 mask=causal_additive broadcast=heads_queries", 0.822,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=8,threads=256 0.695"
   " staged_rows 0.401"},
  {"masked_softmax", "bf16", "bf16", "b=132 heads=32 sq=1 sk=192", 0.805,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.925"},
  {"masked_softmax", "bf16", "bf16", "b=1326 heads=16 sq=1 sk=73 mask=boolean", 0.626,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.991"
   " scaled_masked 0.825"},
  {"masked_softmax", "bf16", "bf16", "b=13291 heads=8 sq=15 sk=18 mask=additive", 0.551,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.960"
   " scaled_masked 0.418"},
  {"masked_softmax", "fp32", "fp32", "b=133 heads=4 sq=199 mask=causal", 0.774,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.968"},
  {"masked_softmax", "bf16", "bf16", "b=134 heads=32 sq=1 sk=281 mask=causal_additive", 0.556,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.966"
   " strided_elements@elements=8,threads=256 0.905"},
  {"masked_softmax", "fp32", "fp32", "b=1361 heads=4 sq=1 sk=48 mask=causal_additive broadcast=heads_queries", 0.776,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.912"},
  {"masked_softmax", "fp32", "fp32", "b=13705 heads=32 sq=1 sk=59 mask=causal_additive broadcast=heads_queries", 0.812,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.815"},
  {"masked_softmax", "fp32", "fp32", "b=138 heads=4 sq=1 sk=3456 mask=causal", 0.771,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_causal 0.993"
   " strided_vectors@elements=32,threads=256 0.950"
   " strided_elements@elements=8,threads=256 0.812"},
  {"masked_softmax", "fp16", "fp16", "b=1389 heads=4 sq=60 direction=backward", 0.981,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.942"},
  {"masked_softmax", "fp32", "fp32", "b=14 heads=1 sq=185 sk=256 mask=causal_additive broadcast=heads_queries", 0.848,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.868"},
  {"masked_softmax", "fp16", "fp16", "b=14 heads=12 sq=321 sk=399", 0.886,
   "scaled 1.000"
   " strided_elements@elements=16,threads=256 0.686"
   " strided_elements@elements=8,threads=256 0.623"},
  {"masked_softmax", "fp16", "fp16", "b=1405 heads=32 sq=1 sk=64 mask=causal", 0.905,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.931"
   " staged_rows 0.502"},
  {"masked_softmax", "bf16", "bf16", "b=1417 heads=1 sq=1 sk=64 mask=causal_additive broadcast=batch_heads", 0.735,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.932"
   " staged_rows 0.633"},
  {"masked_softmax", "bf16", "bf16", "b=146 heads=8 sq=1 sk=2048 mask=window window_left=1918 window_right=146", 0.834,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.978"
   " scaled_window 0.968"
   " strided_elements@elements=8,threads=256 0.761"},
  {"masked_softmax", "fp32", "fp32", "b=15 heads=16 sq=1 sk=39985 mask=additive broadcast=heads_queries", 0.616,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.953"
   " scaled_masked 0.580"},
  {"masked_softmax", "bf16", "bf16", "b=15 heads=4 sq=123 sk=595 mask=causal_additive broadcast=heads_queries", 0.644,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=16,threads=256 0.787"
   " strided_elements@elements=8,threads=256 0.753"},
  {"masked_softmax", "fp16", "fp16", "b=15 heads=64 sq=4 sk=38 mask=causal", 0.741,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.820"
   " staged_rows 0.703"},
  {"masked_softmax", "bf16", "bf16", "b=15 heads=64 sq=64 mask=causal_additive broadcast=batch_heads", 0.768,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=8,threads=256 0.777"
   " staged_rows 0.260"},
  {"masked_softmax", "bf16", "bf16", "b=157 heads=1 sq=80 mask=boolean broadcast=heads_queries", 0.794,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.953"
   " staged_rows 0.761"},
  {"masked_softmax", "fp16", "fp16", "b=158 heads=1 sq=1 sk=7040 mask=causal", 0.657,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.977"
   " scaled_causal 0.973"
   " strided_vectors@elements=16,threads=256 0.962"
   " strided_elements@elements=16,threads=256 0.937"
   " strided_elements@elements=8,threads=256 0.927"},
  {"masked_softmax", "fp32", "fp32", "b=1582 heads=32 sq=25", 0.807,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.750"},
  {"masked_softmax", "bf16", "bf16", "b=16 heads=64 sq=1 sk=3964 mask=window window_left=334 window_right=0", 0.783,
   "scaled_window 1.000"
   " strided_vectors@elements=32,threads=256 0.736"
   " strided_elements@elements=16,threads=256 0.701"
   " strided_vectors@elements=16,threads=256 0.669"
   " strided_elements@elements=8,threads=256 0.469"},
  {"masked_softmax", "bf16", "bf16", "b=16 heads=8 sq=96 sk=447 mask=causal_boolean broadcast=heads_queries", 0.646,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=16,threads=256 0.963"
   " strided_elements@elements=8,threads=256 0.821"},
  {"masked_softmax", "fp16", "fp16", "b=16103 heads=12 sq=1 sk=69 mask=causal", 0.875,
   "staged_rows 1.000"
   " scaled_causal 0.803"
   " strided_elements@elements=8,threads=256 0.646"},
  {"masked_softmax", "bf16", "bf16", "b=1628 heads=16 sq=1 sk=31 mask=causal_boolean", 0.651,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.870"
   " scaled_masked_causal 0.848"},
  {"masked_softmax", "bf16", "bf16", "b=167 heads=32 sq=19 sk=74 mask=causal", 0.818,
   "staged_rows 1.000"
   " scaled_causal 0.702"
   " strided_elements@elements=8,threads=256 0.673"},
  {"masked_softmax", "fp16", "fp16", "b=1670 heads=4 sq=1 sk=216 direction=backward", 0.949,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.870"},
  {"masked_softmax", "fp16", "fp16", "b=168 heads=64 sq=1 sk=512 mask=boolean broadcast=batch_heads", 0.873,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.887"
   " strided_elements@elements=8,threads=256 0.780"},
  {"masked_softmax", "fp32", "fp32", "b=16988 heads=1 sq=13 sk=62 mask=boolean broadcast=batch_heads", 0.889,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.832"},
  {"masked_softmax", "fp16", "fp16", "b=17 heads=12 sq=20 mask=window window_left=14 window_right=0", 0.757,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_window 0.771"
   " staged_rows 0.746"},
  {"masked_softmax", "bf16", "bf16", "b=17 heads=12 sq=44 mask=boolean", 0.788,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.785"
   " staged_rows 0.747"},
  {"masked_softmax", "fp16", "fp16", "b=17247 heads=8 sq=1 sk=193", 0.872,
   "scaled 1.000"
   " strided_elements@elements=8,threads=256 0.764"},
  {"masked_softmax", "fp16", "fp16", "b=1759 heads=32 sq=1 sk=64 mask=additive broadcast=batch_heads", 0.869,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.909"
   " staged_rows 0.451"},
  {"masked_softmax", "fp32", "fp32", "b=179 heads=1 sq=1 sk=2842 mask=additive broadcast=heads_queries direction=backward", 0.816,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.969"
   " strided_elements_backward@elements=8,threads=256 0.961"
   " scaled_masked_backward 0.939"},
  {"masked_softmax", "fp16", "fp16", "b=18 heads=12 sq=1 sk=1984 mask=causal_additive broadcast=heads_queries", 0.681,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.980"
   " strided_vectors@elements=16,threads=256 0.936"
   " scaled_masked_causal 0.889"},
  {"masked_softmax", "fp32", "fp32", "b=18 heads=4 sq=1 sk=3079", 0.593,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.903"
   " strided_vectors@elements=32,threads=256 0.854"
   " scaled 0.764"},
  {"masked_softmax", "fp32", "fp32", "b=18 heads=4 sq=186 sk=231 mask=boolean", 0.838,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.893"},
  {"masked_softmax", "bf16", "bf16", "b=18 heads=64 sq=1 sk=4136 mask=causal_boolean broadcast=heads_queries", 0.790,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.864"
   " strided_elements@elements=16,threads=512 0.837"
   " strided_vectors@elements=16,threads=256 0.763"
   " strided_elements@elements=16,threads=256 0.712"
   " strided_elements@elements=8,threads=256 0.592"},
  {"masked_softmax", "bf16", "bf16", "b=18171 heads=32 sq=1 sk=50 mask=additive broadcast=heads_queries direction=backward", 0.920,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.884"},
  {"masked_softmax", "bf16", "bf16", "b=186 heads=12 sq=1 sk=8152 mask=causal_boolean broadcast=heads_queries", 0.879,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.836"
   " strided_vectors@elements=16,threads=256 0.765"
   " strided_elements@elements=16,threads=512 0.677"
   " strided_elements@elements=16,threads=256 0.674"
   " strided_elements@elements=8,threads=256 0.543"},
  {"masked_softmax", "bf16", "bf16", "b=1875 heads=32 sq=1 sk=262", 0.885,
   "scaled 1.000"
   " strided_elements@elements=16,threads=256 0.474"
   " strided_elements@elements=8,threads=256 0.458"},
  {"masked_softmax", "fp32", "fp32", "b=19 heads=12 sq=1 sk=63680 mask=additive", 0.659,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.982"
   " scaled_masked 0.876"},
  {"masked_softmax", "bf16", "bf16", "b=19 heads=8 sq=1 sk=157 mask=boolean broadcast=heads_queries", 0.761,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.582"
   " scaled_masked 0.572"},
  {"masked_softmax", "bf16", "bf16", "b=1918 heads=1 sq=1 sk=3976 mask=causal_boolean broadcast=batch_heads", 0.912,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.871"
   " strided_vectors@elements=16,threads=256 0.851"
   " strided_elements@elements=16,threads=256 0.737"
   " strided_elements@elements=8,threads=256 0.578"},
  {"masked_softmax", "bf16", "bf16", "b=192 heads=12 sq=6 sk=614 mask=window window_left=37 window_right=0", 0.675,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.531"
   " strided_elements@elements=8,threads=256 0.477"},
  {"masked_softmax", "bf16", "bf16", "b=1932 heads=8 sq=21 mask=boolean", 0.613,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.968"
   " scaled_masked 0.472"},
  {"masked_softmax", "bf16", "bf16", "b=195 heads=32 sq=1 sk=64 mask=causal_boolean broadcast=heads_queries", 0.784,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.923"
   " staged_rows 0.630"},
  {"masked_softmax", "bf16", "bf16", "b=196 heads=32 sq=1 sk=199 mask=additive", 0.678,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.886"},
  {"masked_softmax", "bf16", "bf16", "b=1981 heads=16 sq=1 sk=20 mask=window window_left=3 window_right=0", 0.782,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.782"
   " scaled_window 0.602"},
  {"masked_softmax", "fp32", "fp32", "b=1996 heads=12 sq=1 sk=40 mask=causal", 0.880,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.932"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=1 sq=10 sk=7409 mask=causal direction=backward", 0.648,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.952"
   " strided_vectors_backward@elements=16,threads=256 0.935"
   " strided_elements_backward@elements=16,threads=512 0.927"
   " strided_vectors_backward@elements=32,threads=256 0.892"
   " scaled_causal_backward 0.858"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=1 sq=120 mask=boolean broadcast=heads_queries", 0.744,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.804"
   " staged_rows 0.670"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=1 sq=1344 mask=window window_left=28 window_right=0", 0.776,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.657"
   " strided_vectors@elements=16,threads=256 0.613"
   " strided_elements@elements=8,threads=256 0.485"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=1 sq=1773 sk=7991 mask=boolean broadcast=batch_heads", 0.842,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked 0.996"
   " strided_vectors@elements=16,threads=256 0.934"
   " strided_elements@elements=16,threads=512 0.724"
   " strided_elements@elements=16,threads=256 0.670"
   " strided_elements@elements=8,threads=256 0.571"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=1 sq=308 sk=3544 mask=boolean broadcast=batch_heads", 0.771,
   "strided_vectors@elements=16,threads=256 1.000"
   " scaled_masked 0.994"
   " strided_elements@elements=16,threads=256 0.993"
   " strided_vectors@elements=32,threads=256 0.937"
   " strided_elements@elements=8,threads=256 0.732"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=1 sq=634 sk=3308 mask=boolean", 0.891,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.994"
   " strided_elements@elements=16,threads=256 0.940"
   " strided_elements@elements=8,threads=256 0.786"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=1 sq=9 sk=63936 mask=window window_left=44726 window_right=0", 0.588,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.996"
   " strided_elements@elements=16,threads=256 0.966"
   " strided_elements@elements=16,threads=512 0.899"
   " strided_vectors@elements=64,threads=128 0.879"
   " scaled_window 0.773"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=12 sq=1 sk=49769 mask=additive broadcast=heads_queries", 0.560,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.959"
   " scaled_masked 0.661"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=12 sq=266 mask=boolean broadcast=heads_queries", 0.559,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.964"
   " strided_elements@elements=8,threads=256 0.859"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=12 sq=47 sk=382 mask=window window_left=59 window_right=216", 0.695,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.947"
   " scaled_window 0.823"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=12 sq=5 sk=4946 mask=window window_left=3497 window_right=0", 0.641,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.932"
   " strided_elements@elements=16,threads=256 0.918"
   " strided_vectors@elements=32,threads=256 0.916"
   " scaled_window 0.798"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=12 sq=512 mask=additive broadcast=batch_heads", 0.922,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.975"
   " strided_elements@elements=8,threads=256 0.911"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=16 sq=1 sk=17497 mask=boolean broadcast=heads_queries direction=backward", 0.688,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.978"
   " strided_elements_backward@elements=8,threads=256 0.949"
   " strided_elements_backward@elements=16,threads=512 0.947"
   " strided_vectors_backward@elements=32,threads=256 0.912"
   " scaled_masked_backward 0.778"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=16 sq=1 sk=3146 mask=additive broadcast=batch_heads", 0.570,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.962"
   " scaled_masked 0.683"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=16 sq=10 sk=1058 mask=causal direction=backward", 0.780,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.968"
   " strided_vectors_backward@elements=16,threads=256 0.910"
   " scaled_causal_backward 0.757"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=16 sq=2 sk=1211 mask=causal_additive broadcast=heads_queries direction=backward", 0.777,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.972"
   " scaled_masked_causal_backward 0.832"
   " strided_vectors_backward@elements=16,threads=256 0.820"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=16 sq=41 mask=causal_boolean direction=backward", 0.883,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.714"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=16 sq=64 sk=3292 mask=boolean broadcast=heads_queries", 0.729,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.971"
   " strided_vectors@elements=16,threads=256 0.964"
   " scaled_masked 0.944"
   " strided_elements@elements=8,threads=256 0.652"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1 sk=1817 mask=causal_additive broadcast=batch_heads", 0.612,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.989"
   " strided_vectors@elements=16,threads=256 0.871"
   " scaled_masked_causal 0.640"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1 sk=2043 mask=window window_left=1298 window_right=269", 0.650,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.990"
   " strided_vectors@elements=16,threads=256 0.894"
   " scaled_window 0.847"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1 sk=52788 mask=causal direction=backward", 0.816,
   "strided_vectors_backward@elements=32,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.930"
   " scaled_causal_backward 0.849"
   " strided_elements_backward@elements=16,threads=256 0.835"
   " strided_elements_backward@elements=16,threads=512 0.821"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1 sk=58752 mask=causal_boolean broadcast=batch_heads", 0.621,
   "strided_vectors@elements=64,threads=128 1.000"
   " strided_vectors@elements=32,threads=256 0.993"
   " strided_vectors@elements=16,threads=256 0.935"
   " scaled_masked_causal 0.786"
   " strided_elements@elements=16,threads=256 0.724"
   " strided_elements@elements=16,threads=512 0.692"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=32 sq=1 sk=704 mask=causal", 0.641,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.950"
   " scaled_causal 0.773"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1 sk=889 mask=additive", 0.646,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.955"
   " scaled_masked 0.561"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=32 sq=1 sk=9207 mask=boolean", 0.580,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.979"
   " strided_elements@elements=16,threads=512 0.953"
   " strided_vectors@elements=32,threads=256 0.880"
   " scaled_masked 0.437"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=0 window_right=0", 0.752,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.075"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=127 window_right=0", 0.843,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.076"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=1024 mask=window window_left=511 window_right=0", 0.898,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.090"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=134 sk=236 mask=boolean", 0.800,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.885"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=18 sk=200 mask=window window_left=196 window_right=0", 0.777,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_window 0.835"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=0 window_right=0", 0.805,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.069"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=127 window_right=0", 0.842,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.071"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128", 0.865,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.074"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=128 window_right=128 direction=backward", 0.883,
   "scaled_window_backward 1.000"
   " unfused_backward 0.101"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 mask=window window_left=511 window_right=0", 0.887,
   "scaled_window 1.000"
   " unfused@pipeline=s0 0.079"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal", 0.845,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.076"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=2048 sk=512 mask=causal direction=backward", 0.861,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.104"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=32 sq=4 sk=128 mask=causal_additive broadcast=batch_heads", 0.711,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.800"
   " staged_rows 0.642"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=4096 mask=causal", 0.870,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.231"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=boolean", 0.959,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=2048 mask=causal", 0.951,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.116"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=boolean", 0.907,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.127"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=512 sk=8192 mask=causal", 0.941,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=32 sq=7 sk=38 mask=causal", 0.726,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.789"
   " staged_rows 0.659"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=32 sq=9 sk=1100 mask=causal_additive broadcast=heads_queries direction=backward", 0.806,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.977"
   " strided_vectors_backward@elements=16,threads=256 0.928"
   " scaled_masked_causal_backward 0.772"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=32 sq=98 mask=boolean direction=backward", 0.919,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.802"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=4 sq=10 sk=427 mask=boolean broadcast=batch_heads", 0.665,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.974"
   " scaled_masked 0.528"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=4 sq=2 sk=12198 mask=window window_left=8562 window_right=0", 0.561,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.957"
   " strided_elements@elements=16,threads=256 0.954"
   " strided_vectors@elements=32,threads=256 0.899"
   " scaled_window 0.897"
   " strided_elements@elements=16,threads=512 0.885"
   " strided_vectors@elements=64,threads=128 0.703"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=4 sq=23 sk=47680 mask=causal", 0.803,
   "strided_vectors@elements=64,threads=128 1.000"
   " strided_vectors@elements=32,threads=256 0.923"
   " scaled_causal 0.822"
   " strided_vectors@elements=16,threads=256 0.784"
   " strided_elements@elements=16,threads=512 0.587"
   " strided_elements@elements=16,threads=256 0.586"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=4 sq=54 sk=7259", 0.750,
   "scaled 1.000"
   " strided_vectors@elements=32,threads=256 0.981"
   " strided_vectors@elements=16,threads=256 0.841"
   " strided_elements@elements=16,threads=512 0.751"
   " strided_elements@elements=16,threads=256 0.711"
   " strided_elements@elements=8,threads=256 0.597"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=4 sq=76 mask=boolean broadcast=batch_heads", 0.766,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.806"
   " staged_rows 0.617"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=64 sq=1 sk=192 mask=causal", 0.757,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.709"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=64 sq=1 sk=2682 mask=causal", 0.628,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.938"
   " strided_elements@elements=8,threads=256 0.891"
   " strided_vectors@elements=32,threads=256 0.891"
   " scaled_causal 0.797"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=64 sq=1 sk=4065 mask=causal_boolean broadcast=batch_heads", 0.537,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.978"
   " strided_elements@elements=16,threads=256 0.971"
   " strided_elements@elements=8,threads=256 0.949"
   " scaled_masked_causal 0.671"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=64 sq=12 sk=12087 mask=additive broadcast=heads_queries", 0.746,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=16,threads=256 0.954"
   " strided_elements@elements=8,threads=256 0.871"
   " scaled_masked 0.682"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=64 sq=66 sk=2685 mask=window window_left=2599 window_right=2332", 0.884,
   "scaled_window 1.000"
   " strided_vectors@elements=32,threads=256 0.991"
   " strided_vectors@elements=16,threads=256 0.877"
   " strided_elements@elements=16,threads=256 0.785"
   " strided_elements@elements=8,threads=256 0.525"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=64 sq=7 sk=192 mask=causal_boolean broadcast=batch_heads", 0.753,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.740"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=8 sq=1 sk=1572 mask=causal", 0.629,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.998"
   " strided_vectors@elements=16,threads=256 0.892"
   " scaled_causal 0.795"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=8 sq=1 sk=2092 mask=causal", 0.611,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.918"
   " strided_elements@elements=8,threads=256 0.868"
   " strided_vectors@elements=32,threads=256 0.858"
   " scaled_causal 0.782"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=8 sq=1 sk=2241 mask=additive broadcast=heads_queries", 0.580,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.911"
   " strided_vectors@elements=16,threads=256 0.881"
   " strided_vectors@elements=32,threads=256 0.783"
   " scaled_masked 0.557"},
  {"masked_softmax", "fp16", "fp16", "b=2 heads=8 sq=2 sk=6671 mask=boolean", 0.548,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.974"
   " strided_elements@elements=16,threads=256 0.958"
   " strided_vectors@elements=32,threads=256 0.958"
   " strided_elements@elements=16,threads=512 0.947"
   " scaled_masked 0.625"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=8 sq=291 sk=3930 mask=causal_additive broadcast=batch_heads", 0.771,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked_causal 0.968"
   " strided_elements@elements=16,threads=256 0.921"
   " strided_vectors@elements=16,threads=256 0.861"
   " strided_elements@elements=8,threads=256 0.621"},
  {"masked_softmax", "fp32", "fp32", "b=2 heads=8 sq=64 mask=boolean broadcast=heads_queries direction=backward", 0.908,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.882"},
  {"masked_softmax", "bf16", "bf16", "b=2 heads=8 sq=90 mask=boolean broadcast=batch_heads", 0.756,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.698"
   " scaled_masked 0.570"},
  {"masked_softmax", "bf16", "bf16", "b=202 heads=32 sq=1 sk=184 mask=additive broadcast=batch_heads direction=backward", 0.952,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.876"},
  {"masked_softmax", "bf16", "bf16", "b=21 heads=1 sq=381 sk=640 mask=additive broadcast=heads_queries", 0.852,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.720"
   " strided_elements@elements=8,threads=256 0.672"},
  {"masked_softmax", "bf16", "bf16", "b=21 heads=32 sq=22 sk=27 mask=causal", 0.742,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.787"
   " staged_rows 0.787"},
  {"masked_softmax", "fp16", "fp16", "b=213 heads=4 sq=1 sk=252 mask=causal_boolean broadcast=batch_heads", 0.763,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.528"},
  {"masked_softmax", "fp16", "fp16", "b=213 heads=8 sq=1 sk=97 mask=causal", 0.754,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.851"
   " staged_rows 0.806"},
  {"masked_softmax", "fp16", "fp16", "b=216 heads=32 sq=4 sk=81 mask=additive broadcast=batch_heads", 0.597,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.908"
   " scaled_masked 0.681"},
  {"masked_softmax", "fp32", "fp32", "b=2162 heads=12 sq=1 sk=650 mask=causal", 0.911,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.923"
   " strided_elements@elements=16,threads=256 0.903"},
  {"masked_softmax", "bf16", "bf16", "b=22 heads=32 sq=1 sk=64 mask=causal", 0.756,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.924"
   " staged_rows 0.628"},
  {"masked_softmax", "fp32", "fp32", "b=22 heads=4 sq=1 sk=3801 mask=causal_additive broadcast=heads_queries", 0.619,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.922"
   " scaled_masked_causal 0.784"},
  {"masked_softmax", "bf16", "bf16", "b=22 heads=64 sq=25 sk=117 mask=additive broadcast=batch_heads", 0.614,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.897"
   " staged_rows 0.867"},
  {"masked_softmax", "bf16", "bf16", "b=2203 heads=4 sq=9 sk=64 mask=causal", 0.893,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.869"
   " staged_rows 0.484"},
  {"masked_softmax", "fp32", "fp32", "b=221 heads=16 sq=1 sk=64 mask=additive broadcast=heads_queries direction=backward", 0.892,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.910"},
  {"masked_softmax", "fp16", "fp16", "b=221 heads=16 sq=19", 0.805,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.889"
   " scaled 0.519"},
  {"masked_softmax", "bf16", "bf16", "b=224 heads=4 sq=1 sk=606 mask=causal_additive broadcast=batch_heads direction=backward", 0.821,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.976"
   " scaled_masked_causal_backward 0.818"},
  {"masked_softmax", "bf16", "bf16", "b=2297 heads=1 sq=1 sk=1026 mask=causal direction=backward", 0.886,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.974"
   " strided_elements_backward@elements=8,threads=256 0.972"
   " scaled_causal_backward 0.911"},
  {"masked_softmax", "fp32", "fp32", "b=23 heads=16 sq=128 sk=293 mask=additive direction=backward", 0.995,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.992"
   " scaled_masked_backward 0.981"},
  {"masked_softmax", "fp32", "fp32", "b=23 heads=8 sq=1 sk=128 mask=additive broadcast=batch_heads", 0.735,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.818"},
  {"masked_softmax", "bf16", "bf16", "b=23 heads=8 sq=1 sk=340 mask=causal", 0.696,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.938"
   " scaled_causal 0.694"},
  {"masked_softmax", "bf16", "bf16", "b=232 heads=8 sq=1 sk=64 mask=boolean broadcast=batch_heads direction=backward", 0.900,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.867"},
  {"masked_softmax", "bf16", "bf16", "b=2321 heads=4 sq=13 sk=33 mask=causal_boolean broadcast=batch_heads", 0.621,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.894"
   " scaled_masked_causal 0.607"},
  {"masked_softmax", "fp32", "fp32", "b=236 heads=12 sq=1 sk=2926 mask=boolean", 0.901,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.912"
   " scaled_masked 0.788"
   " strided_elements@elements=8,threads=256 0.755"},
  {"masked_softmax", "bf16", "bf16", "b=2371 heads=4 sq=2 sk=18 mask=boolean", 0.804,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.588"
   " staged_rows 0.543"},
  {"masked_softmax", "fp32", "fp32", "b=23998 heads=1 sq=1 sk=768 mask=additive broadcast=heads_queries direction=backward", 0.993,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.998"
   " scaled_masked_backward 0.995"},
  {"masked_softmax", "bf16", "bf16", "b=24 heads=32 sq=1 sk=52", 0.762,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.774"
   " staged_rows 0.742"},
  {"masked_softmax", "bf16", "bf16", "b=24 heads=32 sq=1 sk=665 mask=additive", 0.617,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.989"
   " scaled_masked 0.642"},
  {"masked_softmax", "fp32", "fp32", "b=24 heads=4 sq=122 mask=additive broadcast=batch_heads direction=backward", 0.926,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.950"},
  {"masked_softmax", "fp16", "fp16", "b=240 heads=64 sq=1 sk=704 mask=additive broadcast=heads_queries", 0.896,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.731"
   " strided_elements@elements=8,threads=256 0.654"},
  {"masked_softmax", "fp16", "fp16", "b=245 heads=12 sq=1 sk=38 mask=window window_left=21 window_right=0", 0.767,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_window 0.798"
   " staged_rows 0.665"},
  {"masked_softmax", "fp16", "fp16", "b=25 heads=1 sq=486 sk=1509 mask=causal", 0.866,
   "scaled_causal 1.000"
   " strided_elements@elements=16,threads=256 0.861"
   " strided_vectors@elements=16,threads=256 0.742"
   " strided_elements@elements=8,threads=256 0.665"},
  {"masked_softmax", "bf16", "bf16", "b=2500 heads=16 sq=13 sk=17 mask=additive broadcast=heads_queries", 0.633,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.993"
   " scaled_masked 0.346"},
  {"masked_softmax", "bf16", "bf16", "b=2509 heads=1 sq=44 sk=51 mask=boolean broadcast=batch_heads direction=backward", 0.760,
   "scaled_masked_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.810"},
  {"masked_softmax", "fp16", "fp16", "b=260 heads=1 sq=1 sk=145 mask=causal direction=backward", 0.894,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_causal_backward 0.678"},
  {"masked_softmax", "fp16", "fp16", "b=260 heads=4 sq=1 sk=64", 0.761,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.948"
   " staged_rows 0.625"},
  {"masked_softmax", "fp16", "fp16", "b=266 heads=1 sq=1 sk=4512 mask=additive", 0.722,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_vectors@elements=16,threads=256 0.971"
   " strided_elements@elements=8,threads=256 0.970"
   " scaled_masked 0.964"
   " strided_elements@elements=16,threads=256 0.954"
   " strided_vectors@elements=32,threads=256 0.953"},
  {"masked_softmax", "fp16", "fp16", "b=2689 heads=8 sq=1 sk=224", 0.874,
   "scaled 1.000"
   " strided_elements@elements=8,threads=256 0.931"},
  {"masked_softmax", "fp16", "fp16", "b=27 heads=1 sq=1 sk=49689 mask=causal_boolean broadcast=batch_heads", 0.594,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.959"
   " strided_elements@elements=16,threads=512 0.858"
   " strided_elements@elements=16,threads=256 0.834"
   " strided_vectors@elements=64,threads=128 0.818"
   " scaled_masked_causal 0.475"},
  {"masked_softmax", "fp16", "fp16", "b=2740 heads=32 sq=1 sk=64 mask=causal", 0.922,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.955"
   " staged_rows 0.470"},
  {"masked_softmax", "fp32", "fp32", "b=275 heads=4 sq=1 sk=6152 mask=additive broadcast=heads_queries direction=backward", 0.964,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.998"
   " strided_elements_backward@elements=16,threads=512 0.997"
   " strided_elements_backward@elements=16,threads=256 0.985"
   " scaled_masked_backward 0.981"},
  {"masked_softmax", "fp16", "fp16", "b=279 heads=4 sq=26 mask=causal direction=backward", 0.893,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_causal_backward 0.771"},
  {"masked_softmax", "fp32", "fp32", "b=28 heads=64 sq=1 sk=3233 mask=causal_boolean direction=backward", 0.974,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.990"
   " strided_elements_backward@elements=16,threads=256 0.986"
   " scaled_masked_causal_backward 0.976"},
  {"masked_softmax", "bf16", "bf16", "b=28 heads=8 sq=53 mask=additive", 0.751,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.755"
   " scaled_masked 0.564"},
  {"masked_softmax", "fp16", "fp16", "b=281 heads=8 sq=1 sk=83 mask=causal", 0.787,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.815"
   " staged_rows 0.796"},
  {"masked_softmax", "fp32", "fp32", "b=289 heads=1 sq=64 mask=causal_additive", 0.794,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.971"},
  {"masked_softmax", "bf16", "bf16", "b=29 heads=32 sq=1 sk=3200", 0.846,
   "scaled 1.000"
   " strided_vectors@elements=32,threads=256 0.926"
   " strided_vectors@elements=16,threads=256 0.836"
   " strided_elements@elements=16,threads=256 0.794"
   " strided_elements@elements=8,threads=256 0.571"},
  {"masked_softmax", "bf16", "bf16", "b=299 heads=8 sq=60 mask=causal", 0.711,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.928"
   " scaled_causal 0.884"},
  {"masked_softmax", "fp32", "fp32", "b=3 heads=1 sq=3136 mask=causal", 0.886,
   "scaled_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.953"
   " strided_elements@elements=16,threads=256 0.770"
   " strided_elements@elements=8,threads=256 0.600"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=1 sq=318 sk=4480 mask=additive broadcast=heads_queries direction=backward", 0.933,
   "strided_elements_backward@elements=16,threads=512 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.981"
   " strided_vectors_backward@elements=32,threads=256 0.974"
   " scaled_masked_backward 0.969"
   " strided_elements_backward@elements=16,threads=256 0.967"
   " strided_elements_backward@elements=8,threads=256 0.851"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=1 sq=9 sk=1803 mask=window window_left=1022 window_right=1600 direction=backward", 0.701,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.964"
   " strided_vectors_backward@elements=16,threads=256 0.898"
   " scaled_window_backward 0.835"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=12 sq=1 sk=3223 mask=window window_left=1732 window_right=0", 0.606,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.954"
   " scaled_window 0.921"
   " strided_elements@elements=8,threads=256 0.901"
   " strided_vectors@elements=32,threads=256 0.888"},
  {"masked_softmax", "fp16", "fp16", "b=3 heads=12 sq=21 sk=2581 mask=causal_boolean broadcast=batch_heads", 0.692,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.949"
   " strided_elements@elements=16,threads=256 0.935"
   " strided_elements@elements=8,threads=256 0.705"
   " scaled_masked_causal 0.653"},
  {"masked_softmax", "fp16", "fp16", "b=3 heads=12 sq=381 mask=window window_left=363 window_right=0", 0.681,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.755"
   " strided_elements@elements=8,threads=256 0.666"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=12 sq=44 sk=64 mask=boolean broadcast=batch_heads", 0.749,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.926"
   " staged_rows 0.552"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=32 sq=1 sk=1736 direction=backward", 0.776,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.978"
   " strided_vectors_backward@elements=16,threads=256 0.932"
   " scaled_backward 0.886"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=32 sq=1 sk=5506 mask=boolean", 0.602,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=16,threads=256 0.916"
   " strided_elements@elements=8,threads=256 0.914"
   " strided_vectors@elements=32,threads=256 0.904"
   " strided_vectors@elements=16,threads=256 0.896"
   " scaled_masked 0.494"},
  {"masked_softmax", "fp32", "fp32", "b=3 heads=32 sq=1 sk=5842 mask=causal", 0.609,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.954"
   " strided_vectors@elements=32,threads=256 0.950"
   " strided_elements@elements=16,threads=256 0.933"
   " scaled_causal 0.757"},
  {"masked_softmax", "fp32", "fp32", "b=3 heads=4 sq=1 sk=4231 mask=window window_left=4163 window_right=0 direction=backward", 0.664,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=512 0.961"
   " strided_elements_backward@elements=16,threads=256 0.955"
   " strided_vectors_backward@elements=16,threads=256 0.857"
   " scaled_window_backward 0.822"},
  {"masked_softmax", "fp16", "fp16", "b=3 heads=4 sq=1 sk=7323", 0.538,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.996"
   " strided_vectors@elements=16,threads=256 0.971"
   " scaled 0.950"
   " strided_elements@elements=16,threads=512 0.941"
   " strided_elements@elements=16,threads=256 0.933"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=4 sq=540 mask=causal_additive", 0.704,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=16,threads=256 0.652"
   " strided_elements@elements=8,threads=256 0.597"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=64 sq=1 sk=145 mask=boolean broadcast=heads_queries", 0.762,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.585"
   " scaled_masked 0.553"},
  {"masked_softmax", "fp32", "fp32", "b=3 heads=64 sq=1 sk=501 mask=additive broadcast=batch_heads direction=backward", 0.805,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.980"
   " scaled_masked_backward 0.778"},
  {"masked_softmax", "bf16", "bf16", "b=3 heads=8 sq=1 sk=5610", 0.568,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.958"
   " strided_vectors@elements=32,threads=256 0.956"
   " strided_elements@elements=16,threads=256 0.930"
   " strided_vectors@elements=16,threads=256 0.911"
   " scaled 0.849"},
  {"masked_softmax", "fp32", "fp32", "b=3 heads=8 sq=12 sk=9472 mask=boolean", 0.733,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked 0.875"
   " strided_elements@elements=8,threads=256 0.864"
   " strided_elements@elements=16,threads=256 0.852"
   " strided_elements@elements=16,threads=512 0.830"},
  {"masked_softmax", "fp16", "fp16", "b=3 heads=8 sq=213 sk=1116 mask=boolean", 0.755,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.892"
   " strided_vectors@elements=16,threads=256 0.838"
   " strided_elements@elements=8,threads=256 0.782"},
  {"masked_softmax", "bf16", "bf16", "b=30 heads=1 sq=194 sk=201 mask=additive broadcast=batch_heads", 0.692,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.654"},
  {"masked_softmax", "fp16", "fp16", "b=30 heads=8 sq=1 sk=92 mask=causal_additive broadcast=heads_queries", 0.750,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.730"
   " scaled_masked_causal 0.492"},
  {"masked_softmax", "bf16", "bf16", "b=301 heads=4 sq=65 sk=80 mask=additive broadcast=batch_heads direction=backward", 0.970,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.985"},
  {"masked_softmax", "fp32", "fp32", "b=306 heads=8 sq=1 sk=10654 mask=additive broadcast=heads_queries", 0.786,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.979"
   " strided_elements@elements=8,threads=256 0.835"
   " scaled_masked 0.676"},
  {"masked_softmax", "bf16", "bf16", "b=30702 heads=1 sq=1 sk=53 mask=causal", 0.734,
   "staged_rows 1.000"
   " scaled_causal 0.885"
   " strided_elements@elements=8,threads=256 0.874"},
  {"masked_softmax", "fp16", "fp16", "b=30778 heads=1 sq=1 sk=256 mask=additive", 0.980,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.955"},
  {"masked_softmax", "bf16", "bf16", "b=308 heads=16 sq=1 sk=185 mask=causal_additive", 0.744,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.758"},
  {"masked_softmax", "bf16", "bf16", "b=31 heads=32 sq=1 sk=3264 mask=additive broadcast=heads_queries", 0.806,
   "scaled_masked 1.000"
   " strided_vectors@elements=32,threads=256 0.912"
   " strided_elements@elements=16,threads=256 0.814"
   " strided_vectors@elements=16,threads=256 0.782"
   " strided_elements@elements=8,threads=256 0.598"},
  {"masked_softmax", "bf16", "bf16", "b=312 heads=4 sq=1 sk=141 mask=boolean broadcast=batch_heads", 0.745,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.657"
   " scaled_masked 0.578"},
  {"masked_softmax", "bf16", "bf16", "b=315 heads=8 sq=35 mask=window window_left=18 window_right=0", 0.646,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.926"
   " scaled_window 0.750"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072", 0.924,
   "scaled 1.000"
   " unfused@pipeline=s0 0.146"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=131072 mask=boolean", 0.815,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048", 0.808,
   "scaled 1.000"
   " unfused@pipeline=s0 0.222"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=2048 mask=boolean", 0.765,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.202"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=2048 mask=causal", 0.778,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.196"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768", 0.885,
   "scaled 1.000"
   " unfused@pipeline=s0 0.149"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=32768 mask=boolean", 0.851,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.135"},
  {"masked_softmax", "fp16", "fp16", "b=32 heads=32 sq=1 sk=32768 mask=causal", 0.872,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.132"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512", 0.683,
   "scaled 1.000"
   " unfused@pipeline=s0 0.254"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=512 mask=boolean", 0.655,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.218"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192", 0.906,
   "scaled 1.000"
   " unfused@pipeline=s0 0.214"},
  {"masked_softmax", "bf16", "bf16", "b=32 heads=32 sq=1 sk=8192 mask=boolean", 0.858,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.190"},
  {"masked_softmax", "bf16", "bf16", "b=327 heads=12 sq=1 sk=182 mask=additive broadcast=batch_heads", 0.806,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.582"},
  {"masked_softmax", "bf16", "bf16", "b=32957 heads=8 sq=1 sk=64 mask=causal_additive broadcast=batch_heads direction=backward", 1.000,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.979"},
  {"masked_softmax", "bf16", "bf16", "b=33 heads=12 sq=1 sk=64 mask=additive direction=backward", 0.913,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.841"},
  {"masked_softmax", "fp16", "fp16", "b=33 heads=16 sq=1 sk=2267 mask=boolean broadcast=batch_heads", 0.649,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.942"
   " strided_vectors@elements=32,threads=256 0.921"
   " strided_elements@elements=8,threads=256 0.844"
   " scaled_masked 0.658"},
  {"masked_softmax", "fp16", "fp16", "b=33 heads=4 sq=15 sk=42 mask=window window_left=19 window_right=6 direction=backward", 0.866,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_window_backward 0.729"},
  {"masked_softmax", "fp32", "fp32", "b=33 heads=8 sq=1 sk=180 mask=causal_additive broadcast=heads_queries", 0.749,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.715"},
  {"masked_softmax", "fp32", "fp32", "b=335 heads=32 sq=1 sk=141 mask=causal", 0.822,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.779"},
  {"masked_softmax", "fp32", "fp32", "b=340 heads=64 sq=5 sk=64 mask=causal", 0.933,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.992"},
  {"masked_softmax", "fp16", "fp16", "b=347 heads=12 sq=1 sk=885 mask=additive broadcast=batch_heads", 0.664,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked 0.971"
   " strided_elements@elements=8,threads=256 0.856"},
  {"masked_softmax", "fp32", "fp32", "b=35 heads=12 sq=1 sk=1020 mask=causal_additive broadcast=heads_queries", 0.705,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.968"
   " scaled_masked_causal 0.942"},
  {"masked_softmax", "bf16", "bf16", "b=350 heads=8 sq=1 sk=6287 mask=causal direction=backward", 0.968,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " scaled_causal_backward 0.986"
   " strided_vectors_backward@elements=32,threads=256 0.974"
   " strided_elements_backward@elements=16,threads=256 0.932"
   " strided_elements_backward@elements=16,threads=512 0.847"
   " strided_elements_backward@elements=8,threads=256 0.660"},
  {"masked_softmax", "bf16", "bf16", "b=369 heads=8 sq=36 mask=boolean broadcast=batch_heads direction=backward", 0.893,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.879"},
  {"masked_softmax", "fp16", "fp16", "b=37 heads=12 sq=1 sk=39577 mask=boolean broadcast=batch_heads", 0.702,
   "strided_vectors@elements=64,threads=128 1.000"
   " strided_vectors@elements=32,threads=256 0.989"
   " strided_vectors@elements=16,threads=256 0.853"
   " strided_elements@elements=16,threads=512 0.615"
   " strided_elements@elements=16,threads=256 0.591"
   " scaled_masked 0.456"},
  {"masked_softmax", "fp32", "fp32", "b=37 heads=64 sq=116 mask=window window_left=91 window_right=0", 0.836,
   "scaled_window 1.000"
   " strided_elements@elements=8,threads=256 0.974"},
  {"masked_softmax", "fp32", "fp32", "b=378 heads=4 sq=1 sk=62", 0.748,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.756"},
  {"masked_softmax", "bf16", "bf16", "b=39 heads=12 sq=220 mask=causal", 0.767,
   "scaled_causal 1.000"
   " strided_elements@elements=8,threads=256 0.766"},
  {"masked_softmax", "fp32", "fp32", "b=39 heads=64 sq=58 sk=59 mask=causal_boolean", 0.740,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.855"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=1 sq=122 sk=160 direction=backward", 0.905,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.813"},
  {"masked_softmax", "fp16", "fp16", "b=4 heads=1 sq=2 sk=4233 mask=causal", 0.544,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.987"
   " strided_vectors@elements=32,threads=256 0.940"
   " strided_elements@elements=16,threads=256 0.939"
   " strided_vectors@elements=16,threads=256 0.922"
   " scaled_causal 0.905"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=12 sq=61 mask=causal", 0.771,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.746"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=12 sq=655 sk=856 mask=window window_left=228 window_right=758", 0.873,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.744"
   " strided_elements@elements=8,threads=256 0.533"},
  {"masked_softmax", "fp16", "fp16", "b=4 heads=16 sq=1 sk=13248 mask=additive direction=backward", 0.743,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.996"
   " strided_elements_backward@elements=16,threads=256 0.983"
   " strided_elements_backward@elements=16,threads=512 0.973"
   " strided_vectors_backward@elements=32,threads=256 0.943"
   " scaled_masked_backward 0.856"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=16 sq=1 sk=1703 mask=causal", 0.628,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.986"
   " scaled_causal 0.694"},
  {"masked_softmax", "fp16", "fp16", "b=4 heads=16 sq=59 sk=1305 mask=boolean broadcast=heads_queries", 0.659,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.962"
   " scaled_masked 0.926"
   " strided_elements@elements=8,threads=256 0.855"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1000 sk=1111 mask=additive broadcast=heads_queries", 0.871,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.116"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1000 sk=781 mask=additive broadcast=heads_queries", 0.800,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.130"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023", 0.951,
   "scaled 1.000"
   " unfused@pipeline=s0 0.134"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive", 0.895,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.120"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=additive direction=backward", 0.975,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.215"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal", 0.875,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.093"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1023 mask=causal direction=backward", 0.933,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.155"},
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
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=boolean broadcast=heads_queries", 0.965,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.120"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit", 0.897,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal sink=logit direction=backward", 0.918,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive", 0.925,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=batch_heads", 0.917,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive broadcast=heads_queries", 0.918,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_additive direction=backward", 0.952,
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
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward", 0.951,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean direction=backward", 0.932,
   "scaled_masked_causal_backward 1.000"
   " unfused_backward 0.225"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=32 sq=1024 mask=causal_boolean", 0.905,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.170"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit", 0.951,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 mask=window sink=logit direction=backward", 0.954,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit", 0.952,
   "sink 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1024 sink=logit direction=backward", 0.953,
   "sink_backward 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111", 0.946,
   "scaled 1.000"
   " unfused@pipeline=s0 0.131"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111 mask=additive", 0.865,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.114"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111 mask=causal", 0.851,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.093"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=1111 mask=causal_additive", 0.737,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.101"},
  {"masked_softmax", "fp16", "fp16", "b=4 heads=32 sq=14 sk=7012 mask=additive broadcast=heads_queries", 0.724,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked 0.999"
   " strided_elements@elements=16,threads=256 0.859"
   " strided_vectors@elements=16,threads=256 0.814"
   " strided_elements@elements=16,threads=512 0.745"
   " strided_elements@elements=8,threads=256 0.605"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197", 0.787,
   "scaled 1.000"
   " unfused@pipeline=s0 0.199"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197 mask=additive", 0.597,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.215"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=197 mask=causal", 0.693,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.163"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s0 0.135"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=additive", 0.840,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2047 mask=causal", 0.886,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.092"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=2048 mask=causal_boolean broadcast=heads_queries", 0.908,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.092"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=301 mask=causal_additive", 0.622,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.145"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=512 mask=causal_boolean broadcast=heads_queries", 0.886,
   "scaled_masked_causal 1.000"
   " unfused@pipeline=s0 0.099"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781", 0.894,
   "scaled 1.000"
   " unfused@pipeline=s0 0.140"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=additive", 0.791,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.131"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=32 sq=781 mask=causal", 0.794,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.101"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=4 sq=791 mask=causal direction=backward", 0.914,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.990"
   " scaled_causal_backward 0.973"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=64 sq=1 sk=58642 mask=window window_left=56960 window_right=0", 0.815,
   "strided_vectors@elements=64,threads=128 1.000"
   " strided_vectors@elements=32,threads=256 0.867"
   " scaled_window 0.811"
   " strided_vectors@elements=16,threads=256 0.723"
   " strided_elements@elements=16,threads=256 0.539"
   " strided_elements@elements=16,threads=512 0.513"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=64 sq=1 sk=64 mask=causal_boolean broadcast=heads_queries", 0.744,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.910"
   " staged_rows 0.572"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=64 sq=2 sk=64 mask=causal_boolean", 0.737,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.815"},
  {"masked_softmax", "fp32", "fp32", "b=4 heads=64 sq=31 sk=64 mask=boolean broadcast=batch_heads", 0.785,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.884"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=64 sq=8 sk=172 mask=causal", 0.742,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.775"},
  {"masked_softmax", "bf16", "bf16", "b=4 heads=8 sq=1 sk=4958 mask=additive broadcast=batch_heads", 0.572,
   "strided_elements@elements=16,threads=512 1.000"
   " strided_elements@elements=8,threads=256 0.968"
   " strided_elements@elements=16,threads=256 0.930"
   " strided_vectors@elements=16,threads=256 0.848"
   " strided_vectors@elements=32,threads=256 0.767"
   " scaled_masked 0.659"},
  {"masked_softmax", "fp32", "fp32", "b=413 heads=64 sq=1 sk=16 mask=window window_left=12 window_right=0 direction=backward", 0.831,
   "scaled_window_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.968"},
  {"masked_softmax", "fp32", "fp32", "b=419 heads=32 sq=1 sk=85 mask=additive broadcast=heads_queries", 0.795,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.855"},
  {"masked_softmax", "bf16", "bf16", "b=42 heads=8 sq=63 sk=64 mask=causal_boolean direction=backward", 0.886,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.900"},
  {"masked_softmax", "fp16", "fp16", "b=4203 heads=1 sq=1 sk=384 mask=additive", 0.801,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked 0.959"
   " strided_elements@elements=8,threads=256 0.866"},
  {"masked_softmax", "fp32", "fp32", "b=433 heads=16 sq=59 sk=60 direction=backward", 0.992,
   "scaled_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.891"},
  {"masked_softmax", "bf16", "bf16", "b=44 heads=8 sq=1 sk=42560 direction=backward", 0.927,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.997"
   " scaled_backward 0.904"
   " strided_elements_backward@elements=16,threads=256 0.799"
   " strided_elements_backward@elements=16,threads=512 0.798"},
  {"masked_softmax", "bf16", "bf16", "b=44619 heads=4 sq=1 sk=45 mask=causal", 0.810,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.903"
   " scaled_causal 0.693"},
  {"masked_softmax", "bf16", "bf16", "b=448 heads=1 sq=1 sk=48966 direction=backward", 0.939,
   "strided_vectors_backward@elements=32,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.989"
   " strided_elements_backward@elements=16,threads=256 0.840"
   " strided_elements_backward@elements=16,threads=512 0.792"
   " scaled_backward 0.773"},
  {"masked_softmax", "bf16", "bf16", "b=45 heads=1 sq=1 sk=757", 0.664,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.984"
   " scaled 0.752"},
  {"masked_softmax", "bf16", "bf16", "b=45 heads=16 sq=148 sk=251", 0.885,
   "scaled 1.000"
   " strided_elements@elements=8,threads=256 0.911"},
  {"masked_softmax", "fp16", "fp16", "b=45 heads=32 sq=1 sk=340", 0.706,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.934"
   " scaled 0.779"},
  {"masked_softmax", "fp16", "fp16", "b=46 heads=32 sq=1 sk=7224 mask=causal_boolean", 0.829,
   "scaled_masked_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.970"
   " strided_vectors@elements=16,threads=256 0.847"
   " strided_elements@elements=16,threads=512 0.664"
   " strided_elements@elements=16,threads=256 0.660"
   " strided_elements@elements=8,threads=256 0.541"},
  {"masked_softmax", "fp16", "fp16", "b=46 heads=32 sq=1 sk=744", 0.765,
   "scaled 1.000"
   " strided_elements@elements=8,threads=256 0.951"
   " strided_elements@elements=16,threads=256 0.951"},
  {"masked_softmax", "bf16", "bf16", "b=476 heads=12 sq=5 sk=64 mask=additive direction=backward", 0.974,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.911"},
  {"masked_softmax", "fp16", "fp16", "b=48 heads=1 sq=1 sk=43968 mask=additive", 0.726,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.947"
   " strided_vectors@elements=32,threads=256 0.910"
   " scaled_masked 0.802"
   " strided_elements@elements=16,threads=512 0.722"},
  {"masked_softmax", "bf16", "bf16", "b=48 heads=64 sq=1 sk=82 mask=causal_additive broadcast=batch_heads", 0.763,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.784"
   " scaled_masked_causal 0.663"},
  {"masked_softmax", "bf16", "bf16", "b=48 heads=64 sq=33 mask=additive broadcast=heads_queries", 0.713,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.975"
   " scaled_masked 0.610"},
  {"masked_softmax", "fp32", "fp32", "b=485 heads=16 sq=22 mask=boolean broadcast=heads_queries", 0.770,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.594"},
  {"masked_softmax", "bf16", "bf16", "b=486 heads=1 sq=125 direction=backward", 0.919,
   "scaled_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.820"},
  {"masked_softmax", "bf16", "bf16", "b=488 heads=8 sq=1 sk=48 mask=boolean broadcast=batch_heads", 0.793,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.855"
   " staged_rows 0.767"},
  {"masked_softmax", "bf16", "bf16", "b=49 heads=1 sq=4 sk=3200 mask=additive broadcast=batch_heads", 0.649,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.990"
   " scaled_masked 0.963"
   " strided_elements@elements=8,threads=256 0.901"
   " strided_vectors@elements=32,threads=256 0.898"},
  {"masked_softmax", "fp32", "fp32", "b=49 heads=64 sq=1 sk=209 mask=boolean", 0.826,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.667"},
  {"masked_softmax", "fp32", "fp32", "b=5 heads=1 sq=449 sk=1237 mask=additive broadcast=heads_queries direction=backward", 0.959,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.984"
   " strided_vectors_backward@elements=16,threads=256 0.966"
   " scaled_masked_backward 0.956"},
  {"masked_softmax", "bf16", "bf16", "b=5 heads=12 sq=64 mask=causal", 0.760,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.934"
   " staged_rows 0.656"},
  {"masked_softmax", "bf16", "bf16", "b=5 heads=32 sq=70 sk=410 direction=backward", 0.912,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_elements_backward@elements=8,threads=256 0.962"
   " scaled_backward 0.946"},
  {"masked_softmax", "bf16", "bf16", "b=5 heads=64 sq=1 sk=1633 mask=causal", 0.665,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.984"
   " strided_vectors@elements=16,threads=256 0.963"
   " scaled_causal 0.874"},
  {"masked_softmax", "bf16", "bf16", "b=5 heads=64 sq=1 sk=2149 mask=additive broadcast=heads_queries direction=backward", 0.782,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.978"
   " strided_elements_backward@elements=8,threads=256 0.930"
   " strided_vectors_backward@elements=32,threads=256 0.899"
   " scaled_masked_backward 0.886"},
  {"masked_softmax", "fp16", "fp16", "b=5 heads=8 sq=1 sk=3554", 0.618,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.953"
   " strided_vectors@elements=32,threads=256 0.889"
   " strided_elements@elements=8,threads=256 0.884"
   " scaled 0.852"},
  {"masked_softmax", "bf16", "bf16", "b=5 heads=8 sq=537 sk=1152 mask=boolean broadcast=batch_heads direction=backward", 0.990,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " scaled_masked_backward 0.989"
   " strided_elements_backward@elements=16,threads=256 0.983"
   " strided_elements_backward@elements=8,threads=256 0.907"},
  {"masked_softmax", "fp32", "fp32", "b=5 heads=8 sq=91 mask=causal_additive direction=backward", 0.859,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.817"},
  {"masked_softmax", "fp32", "fp32", "b=50 heads=16 sq=1 sk=8034 mask=boolean broadcast=batch_heads", 0.846,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.841"
   " strided_elements@elements=16,threads=512 0.834"
   " scaled_masked 0.822"
   " strided_elements@elements=8,threads=256 0.749"},
  {"masked_softmax", "bf16", "bf16", "b=505 heads=4 sq=120 mask=causal_additive broadcast=batch_heads", 0.795,
   "scaled_masked_causal 1.000"
   " staged_rows 0.680"
   " strided_elements@elements=8,threads=256 0.594"},
  {"masked_softmax", "fp32", "fp32", "b=51 heads=4 sq=128 mask=boolean broadcast=batch_heads", 0.921,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.957"},
  {"masked_softmax", "bf16", "bf16", "b=51 heads=4 sq=26 sk=64 mask=window window_left=64 window_right=32", 0.756,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_window 0.915"
   " staged_rows 0.681"},
  {"masked_softmax", "fp32", "fp32", "b=51 heads=64 sq=1 sk=9425", 0.917,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.804"
   " scaled 0.797"
   " strided_elements@elements=16,threads=256 0.717"
   " strided_elements@elements=8,threads=256 0.687"},
  {"masked_softmax", "bf16", "bf16", "b=5101 heads=32 sq=1 sk=157 mask=additive direction=backward", 0.952,
   "scaled_masked_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.858"},
  {"masked_softmax", "fp16", "fp16", "b=52 heads=1 sq=1 sk=1091 mask=causal", 0.656,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.997"
   " strided_vectors@elements=16,threads=256 0.895"
   " scaled_causal 0.789"},
  {"masked_softmax", "bf16", "bf16", "b=524 heads=1 sq=152 mask=window window_left=47 window_right=0", 0.716,
   "scaled_window 1.000"
   " staged_rows 0.812"
   " strided_elements@elements=8,threads=256 0.587"},
  {"masked_softmax", "fp32", "fp32", "b=531 heads=8 sq=1 sk=384 mask=additive direction=backward", 0.954,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " strided_elements_backward@elements=16,threads=256 0.972"
   " scaled_masked_backward 0.938"},
  {"masked_softmax", "fp32", "fp32", "b=543 heads=1 sq=220 mask=additive", 0.996,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.991"},
  {"masked_softmax", "fp32", "fp32", "b=54635 heads=1 sq=4 sk=28 mask=window window_left=3 window_right=0", 0.697,
   "scaled_window 1.000"
   " strided_elements@elements=8,threads=256 0.999"},
  {"masked_softmax", "fp16", "fp16", "b=56 heads=1 sq=1 sk=24445 mask=additive", 0.689,
   "strided_vectors@elements=16,threads=256 1.000"
   " strided_vectors@elements=32,threads=256 0.914"
   " strided_elements@elements=16,threads=256 0.872"
   " strided_elements@elements=8,threads=256 0.862"
   " strided_elements@elements=16,threads=512 0.816"
   " scaled_masked 0.765"},
  {"masked_softmax", "bf16", "bf16", "b=57 heads=32 sq=1 sk=29 mask=causal direction=backward", 0.884,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_causal_backward 0.765"},
  {"masked_softmax", "fp32", "fp32", "b=5782 heads=64 sq=1 sk=64 mask=window window_left=39 window_right=42", 0.856,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_window 1.000"},
  {"masked_softmax", "bf16", "bf16", "b=58 heads=1 sq=23 sk=38 mask=boolean broadcast=heads_queries", 0.776,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.648"
   " scaled_masked 0.645"},
  {"masked_softmax", "bf16", "bf16", "b=58 heads=4 sq=64 mask=causal_additive broadcast=heads_queries", 0.744,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.991"
   " staged_rows 0.559"},
  {"masked_softmax", "fp32", "fp32", "b=580 heads=4 sq=110 sk=120 mask=boolean", 0.946,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.880"},
  {"masked_softmax", "fp16", "fp16", "b=581 heads=4 sq=1 sk=64 mask=boolean broadcast=heads_queries", 0.766,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.932"
   " staged_rows 0.598"},
  {"masked_softmax", "fp32", "fp32", "b=586 heads=32 sq=1 sk=876 mask=causal_boolean broadcast=batch_heads", 0.927,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.996"
   " strided_elements@elements=8,threads=256 0.878"},
  {"masked_softmax", "fp32", "fp32", "b=588 heads=64 sq=1 sk=34 mask=causal", 0.829,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.963"},
  {"masked_softmax", "bf16", "bf16", "b=59 heads=32 sq=1 sk=81 mask=additive", 0.746,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.695"
   " staged_rows 0.661"},
  {"masked_softmax", "bf16", "bf16", "b=59 heads=32 sq=22 mask=boolean", 0.828,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.794"
   " scaled_masked 0.475"},
  {"masked_softmax", "fp16", "fp16", "b=6 heads=1 sq=1 sk=4995 mask=causal_additive direction=backward", 0.635,
   "strided_elements_backward@elements=16,threads=512 1.000"
   " strided_elements_backward@elements=8,threads=256 0.986"
   " strided_elements_backward@elements=16,threads=256 0.954"
   " strided_vectors_backward@elements=16,threads=256 0.887"
   " scaled_masked_causal_backward 0.885"
   " strided_vectors_backward@elements=32,threads=256 0.811"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=1 sq=1 sk=7644 mask=boolean broadcast=heads_queries", 0.536,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.943"
   " strided_vectors@elements=16,threads=256 0.937"
   " strided_elements@elements=16,threads=512 0.928"
   " strided_vectors@elements=32,threads=256 0.922"
   " scaled_masked 0.908"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=12 sq=1 sk=35242 mask=additive broadcast=batch_heads", 0.607,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.827"
   " strided_elements@elements=16,threads=256 0.815"
   " strided_elements@elements=16,threads=512 0.747"
   " scaled_masked 0.466"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=12 sq=258 mask=causal_additive broadcast=batch_heads", 0.553,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=16,threads=256 0.671"
   " strided_elements@elements=8,threads=256 0.526"},
  {"masked_softmax", "fp16", "fp16", "b=6 heads=16 sq=1 sk=452 mask=additive broadcast=heads_queries", 0.660,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.985"
   " scaled_masked 0.541"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=32 sq=1 sk=965 mask=causal", 0.660,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.989"
   " scaled_causal 0.842"},
  {"masked_softmax", "fp16", "fp16", "b=6 heads=32 sq=384 sk=432 mask=causal_additive direction=backward", 0.911,
   "scaled_masked_causal_backward 1.000"
   " strided_elements_backward@elements=16,threads=256 0.766"
   " strided_elements_backward@elements=8,threads=256 0.724"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=64 sq=1 sk=296 mask=additive", 0.663,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.962"
   " scaled_masked 0.818"},
  {"masked_softmax", "fp16", "fp16", "b=6 heads=64 sq=213 mask=additive broadcast=batch_heads", 0.694,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.778"},
  {"masked_softmax", "bf16", "bf16", "b=6 heads=8 sq=1 sk=513", 0.639,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.976"
   " scaled 0.834"},
  {"masked_softmax", "fp32", "fp32", "b=60 heads=16 sq=1 sk=64 mask=causal_additive broadcast=batch_heads", 0.730,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.850"},
  {"masked_softmax", "fp16", "fp16", "b=60 heads=16 sq=134 mask=additive broadcast=batch_heads direction=backward", 0.952,
   "scaled_masked_backward 1.000"
   " strided_elements_backward@elements=8,threads=256 0.934"},
  {"masked_softmax", "fp32", "fp32", "b=61 heads=32 sq=1 sk=1126 mask=boolean broadcast=heads_queries", 0.703,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.982"},
  {"masked_softmax", "fp32", "fp32", "b=616 heads=16 sq=1 sk=17 mask=boolean direction=backward", 0.935,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.797"},
  {"masked_softmax", "bf16", "bf16", "b=62 heads=32 sq=64 mask=boolean", 0.920,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.860"
   " staged_rows 0.325"},
  {"masked_softmax", "bf16", "bf16", "b=6209 heads=4 sq=1 sk=885 mask=boolean broadcast=batch_heads", 0.710,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked 0.961"
   " strided_elements@elements=8,threads=256 0.784"},
  {"masked_softmax", "fp32", "fp32", "b=623 heads=8 sq=1 sk=320 mask=causal", 0.851,
   "scaled_causal 1.000"
   " strided_elements@elements=16,threads=256 0.926"
   " strided_elements@elements=8,threads=256 0.807"},
  {"masked_softmax", "bf16", "bf16", "b=63 heads=12 sq=1 sk=27", 0.813,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.743"
   " staged_rows 0.698"},
  {"masked_softmax", "bf16", "bf16", "b=63 heads=64 sq=67 mask=additive broadcast=batch_heads", 0.693,
   "staged_rows 1.000"
   " scaled_masked 0.843"
   " strided_elements@elements=8,threads=256 0.592"},
  {"masked_softmax", "fp16", "fp16", "b=633 heads=8 sq=30 mask=window window_left=12 window_right=23", 0.740,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.953"
   " scaled_window 0.609"},
  {"masked_softmax", "bf16", "bf16", "b=638 heads=4 sq=1 sk=4404 mask=causal", 0.895,
   "scaled_causal 1.000"
   " strided_vectors@elements=32,threads=256 0.934"
   " strided_elements@elements=16,threads=512 0.792"
   " strided_vectors@elements=16,threads=256 0.742"
   " strided_elements@elements=16,threads=256 0.685"
   " strided_elements@elements=8,threads=256 0.552"},
  {"masked_softmax", "fp16", "fp16", "b=64 heads=32 sq=62 sk=64 mask=boolean broadcast=heads_queries", 0.869,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.905"
   " staged_rows 0.457"},
  {"masked_softmax", "fp16", "fp16", "b=64 heads=8 sq=13 sk=35 mask=additive broadcast=batch_heads", 0.730,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.662"
   " scaled_masked 0.627"},
  {"masked_softmax", "fp16", "fp16", "b=649 heads=12 sq=1 sk=165 mask=causal_boolean", 0.697,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.898"},
  {"masked_softmax", "fp16", "fp16", "b=65 heads=1 sq=64 mask=causal", 0.758,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.929"
   " staged_rows 0.652"},
  {"masked_softmax", "fp32", "fp32", "b=65 heads=16 sq=1 sk=8238 mask=additive", 0.705,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=16,threads=512 0.994"
   " strided_elements@elements=8,threads=256 0.851"
   " scaled_masked 0.624"},
  {"masked_softmax", "bf16", "bf16", "b=662 heads=32 sq=1 sk=1472", 0.951,
   "scaled 1.000"
   " strided_vectors@elements=16,threads=256 0.942"
   " strided_elements@elements=16,threads=256 0.867"
   " strided_elements@elements=8,threads=256 0.670"},
  {"masked_softmax", "fp16", "fp16", "b=67 heads=1 sq=422 mask=causal", 0.775,
   "scaled_causal 1.000"
   " strided_elements@elements=16,threads=256 0.676"
   " strided_elements@elements=8,threads=256 0.589"},
  {"masked_softmax", "fp16", "fp16", "b=68 heads=12 sq=1 sk=3712 mask=window window_left=2594 window_right=1098", 0.808,
   "scaled_window 1.000"
   " strided_vectors@elements=32,threads=256 0.988"
   " strided_vectors@elements=16,threads=256 0.852"
   " strided_elements@elements=16,threads=256 0.770"
   " strided_elements@elements=8,threads=256 0.582"},
  {"masked_softmax", "fp32", "fp32", "b=68 heads=16 sq=154 mask=boolean broadcast=batch_heads", 0.793,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.931"},
  {"masked_softmax", "fp16", "fp16", "b=69 heads=12 sq=60 sk=128 mask=additive", 0.862,
   "scaled_masked 1.000"
   " strided_elements@elements=8,threads=256 0.921"
   " staged_rows 0.486"},
  {"masked_softmax", "bf16", "bf16", "b=7 heads=1 sq=67", 0.781,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.753"
   " staged_rows 0.694"},
  {"masked_softmax", "fp32", "fp32", "b=7 heads=12 sq=1 sk=3580 mask=causal_boolean", 0.610,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.926"
   " strided_vectors@elements=32,threads=256 0.862"
   " scaled_masked_causal 0.856"},
  {"masked_softmax", "fp32", "fp32", "b=7 heads=12 sq=61 mask=boolean", 0.773,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.539"},
  {"masked_softmax", "fp16", "fp16", "b=7 heads=4 sq=1 sk=9333 mask=window window_left=8163 window_right=0", 0.544,
   "strided_elements@elements=8,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.998"
   " strided_elements@elements=16,threads=256 0.985"
   " scaled_window 0.976"
   " strided_vectors@elements=32,threads=256 0.943"
   " strided_elements@elements=16,threads=512 0.920"
   " strided_vectors@elements=64,threads=128 0.738"},
  {"masked_softmax", "bf16", "bf16", "b=7 heads=4 sq=379 mask=boolean broadcast=batch_heads", 0.653,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.904"
   " strided_elements@elements=8,threads=256 0.792"},
  {"masked_softmax", "fp32", "fp32", "b=7 heads=64 sq=1 sk=64 mask=causal_additive broadcast=heads_queries direction=backward", 0.858,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.907"},
  {"masked_softmax", "fp32", "fp32", "b=701 heads=8 sq=44 sk=128 mask=causal_additive broadcast=heads_queries direction=backward", 0.963,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.999"},
  {"masked_softmax", "fp32", "fp32", "b=71 heads=64 sq=24 mask=causal", 0.812,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.861"},
  {"masked_softmax", "bf16", "bf16", "b=716 heads=4 sq=1 sk=256 mask=additive", 0.824,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.833"},
  {"masked_softmax", "fp32", "fp32", "b=72 heads=1 sq=280 sk=538 mask=causal_boolean", 0.829,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=8,threads=256 0.810"
   " strided_elements@elements=16,threads=256 0.799"},
  {"masked_softmax", "bf16", "bf16", "b=7516 heads=8 sq=1 sk=80 mask=additive broadcast=heads_queries", 0.833,
   "scaled_masked 1.000"
   " staged_rows 0.771"
   " strided_elements@elements=8,threads=256 0.738"},
  {"masked_softmax", "fp32", "fp32", "b=7535 heads=8 sq=1 sk=444 mask=causal_boolean", 0.948,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=16,threads=256 0.939"
   " strided_elements@elements=8,threads=256 0.825"},
  {"masked_softmax", "fp32", "fp32", "b=759 heads=64 sq=1 sk=64 mask=causal_boolean broadcast=heads_queries", 0.956,
   "scaled_masked_causal 1.000"
   " strided_elements@elements=8,threads=256 0.876"},
  {"masked_softmax", "bf16", "bf16", "b=78 heads=32 sq=1 sk=179", 0.766,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.786"},
  {"masked_softmax", "fp16", "fp16", "b=786441 heads=1 sq=1 sk=35", 0.909,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.629"
   " scaled 0.527"},
  {"masked_softmax", "bf16", "bf16", "b=79 heads=12 sq=1 sk=16742 mask=additive broadcast=batch_heads", 0.633,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_elements@elements=16,threads=256 0.845"
   " strided_vectors@elements=16,threads=256 0.823"
   " strided_elements@elements=16,threads=512 0.808"
   " scaled_masked 0.682"
   " strided_elements@elements=8,threads=256 0.608"},
  {"masked_softmax", "bf16", "bf16", "b=7901 heads=4 sq=16 sk=64 mask=causal_additive direction=backward", 0.989,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_causal_backward 0.998"},
  {"masked_softmax", "fp32", "fp32", "b=7989 heads=1 sq=35 mask=causal_additive broadcast=batch_heads", 0.594,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.995"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=12 sq=422 mask=causal", 0.786,
   "scaled_causal 1.000"
   " strided_elements@elements=16,threads=256 0.653"
   " strided_elements@elements=8,threads=256 0.568"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=16 sq=318 sk=442", 0.905,
   "scaled 1.000"
   " strided_elements@elements=16,threads=256 0.744"
   " strided_elements@elements=8,threads=256 0.688"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1 sk=16576 mask=window window_left=1707 window_right=13764 direction=backward", 0.546,
   "strided_vectors_backward@elements=32,threads=256 1.000"
   " strided_vectors_backward@elements=16,threads=256 0.983"
   " strided_elements_backward@elements=16,threads=256 0.961"
   " strided_elements_backward@elements=16,threads=512 0.941"
   " scaled_window_backward 0.865"
   " strided_elements_backward@elements=8,threads=256 0.728"},
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
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=boolean", 0.943,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.257"
   " unfused@pipeline=safe 0.148"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal", 0.927,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.205"
   " unfused@pipeline=safe 0.116"
   " unfused@pipeline=s0 0.094"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=1024 mask=causal direction=backward", 0.927,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.154"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128", 0.915,
   "scaled 1.000"
   " unfused@pipeline=s0 0.172"
   " unfused@pipeline=safe 0.158"
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
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=128 mask=boolean", 0.811,
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
   " unfused_backward 0.217"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048", 0.923,
   "scaled 1.000"
   " unfused@pipeline=s0 0.138"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive", 0.892,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.301"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=additive direction=backward", 0.946,
   "scaled_masked_backward 1.000"
   " unfused_backward 0.218"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=32 sq=2048 mask=additive", 0.892,
   "scaled_masked 1.000"
   " unfused@pipeline=s0 0.125"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=2048 mask=boolean", 0.884,
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
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512", 0.960,
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
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=boolean", 0.962,
   "scaled_masked 1.000"
   " unfused@pipeline=s1 0.213"
   " unfused@pipeline=safe 0.145"
   " unfused@pipeline=s0 0.121"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal", 0.915,
   "scaled_causal 1.000"
   " unfused@pipeline=s1 0.173"
   " unfused@pipeline=safe 0.117"
   " unfused@pipeline=s0 0.097"},
  {"masked_softmax", "bf16", "bf16", "b=8 heads=32 sq=512 mask=causal direction=backward", 0.933,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.157"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal direction=backward", 0.950,
   "scaled_causal_backward 1.000"
   " unfused_backward 0.227"},
  {"masked_softmax", "fp32", "fp32", "b=8 heads=32 sq=512 mask=causal", 0.918,
   "scaled_causal 1.000"
   " unfused@pipeline=s0 0.168"},
  {"masked_softmax", "fp16", "fp16", "b=8 heads=64 sq=1 sk=31806", 0.836,
   "strided_vectors@elements=64,threads=128 1.000"
   " scaled 0.957"
   " strided_vectors@elements=32,threads=256 0.910"
   " strided_vectors@elements=16,threads=256 0.811"
   " strided_elements@elements=16,threads=256 0.635"
   " strided_elements@elements=16,threads=512 0.567"
   " strided_elements@elements=8,threads=256 0.498"},
  {"masked_softmax", "fp16", "fp16", "b=807 heads=16 sq=1 sk=95 mask=causal_boolean broadcast=batch_heads", 0.761,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.772"
   " scaled_masked_causal 0.722"},
  {"masked_softmax", "fp16", "fp16", "b=81 heads=8 sq=119 sk=382 mask=additive broadcast=heads_queries direction=backward", 0.973,
   "scaled_masked_backward 1.000"
   " strided_elements_backward@elements=16,threads=256 0.881"
   " strided_elements_backward@elements=8,threads=256 0.863"},
  {"masked_softmax", "fp32", "fp32", "b=82 heads=1 sq=40 sk=293 mask=causal_additive broadcast=batch_heads", 0.742,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.850"
   " strided_elements@elements=8,threads=256 0.808"},
  {"masked_softmax", "bf16", "bf16", "b=82 heads=16 sq=80 mask=additive broadcast=heads_queries", 0.849,
   "scaled_masked 1.000"
   " staged_rows 0.866"
   " strided_elements@elements=8,threads=256 0.662"},
  {"masked_softmax", "bf16", "bf16", "b=83 heads=4 sq=1 sk=60 mask=causal", 0.741,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_causal 0.768"
   " staged_rows 0.738"},
  {"masked_softmax", "fp32", "fp32", "b=84 heads=1 sq=128", 0.880,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled 0.947"},
  {"masked_softmax", "fp16", "fp16", "b=8421 heads=32 sq=1 sk=94 mask=causal_additive", 0.715,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.917"
   " scaled_masked_causal 0.722"},
  {"masked_softmax", "bf16", "bf16", "b=873 heads=32 sq=26 sk=41 mask=causal_boolean broadcast=batch_heads", 0.787,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.600"
   " scaled_masked_causal 0.469"},
  {"masked_softmax", "bf16", "bf16", "b=875 heads=1 sq=1 sk=4660 mask=boolean broadcast=batch_heads", 0.652,
   "scaled_masked 1.000"
   " strided_elements@elements=16,threads=256 0.953"
   " strided_vectors@elements=32,threads=256 0.952"
   " strided_vectors@elements=16,threads=256 0.933"
   " strided_elements@elements=16,threads=512 0.876"
   " strided_elements@elements=8,threads=256 0.664"},
  {"masked_softmax", "fp16", "fp16", "b=88 heads=1 sq=1 sk=320 mask=boolean broadcast=heads_queries", 0.678,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.969"
   " scaled_masked 0.909"},
  {"masked_softmax", "bf16", "bf16", "b=9 heads=12 sq=17 sk=3776 mask=causal_boolean direction=backward", 0.969,
   "strided_vectors_backward@elements=16,threads=256 1.000"
   " strided_vectors_backward@elements=32,threads=256 0.986"
   " scaled_masked_causal_backward 0.974"
   " strided_elements_backward@elements=16,threads=256 0.970"
   " strided_elements_backward@elements=8,threads=256 0.826"},
  {"masked_softmax", "fp16", "fp16", "b=9 heads=32 sq=1 sk=2378 mask=boolean", 0.652,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.927"
   " strided_elements@elements=8,threads=256 0.907"
   " strided_vectors@elements=32,threads=256 0.834"
   " scaled_masked 0.530"},
  {"masked_softmax", "bf16", "bf16", "b=9 heads=4 sq=876 mask=additive direction=backward", 0.993,
   "strided_elements_backward@elements=16,threads=256 1.000"
   " scaled_masked_backward 0.970"
   " strided_elements_backward@elements=8,threads=256 0.896"},
  {"masked_softmax", "fp32", "fp32", "b=9 heads=64 sq=1 sk=64 direction=backward", 0.860,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_backward 0.908"},
  {"masked_softmax", "fp32", "fp32", "b=9 heads=64 sq=1 sk=7808 mask=causal", 0.896,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_causal 0.981"
   " strided_elements@elements=16,threads=512 0.862"
   " strided_elements@elements=16,threads=256 0.851"
   " strided_elements@elements=8,threads=256 0.749"},
  {"masked_softmax", "fp32", "fp32", "b=9 heads=8 sq=1 sk=3685 mask=additive broadcast=heads_queries", 0.594,
   "strided_elements@elements=16,threads=256 1.000"
   " strided_elements@elements=8,threads=256 0.924"
   " scaled_masked 0.744"},
  {"masked_softmax", "fp32", "fp32", "b=9 heads=8 sq=16 sk=6016 mask=boolean broadcast=heads_queries", 0.898,
   "strided_vectors@elements=32,threads=256 1.000"
   " scaled_masked 0.978"
   " strided_elements@elements=16,threads=256 0.848"
   " strided_elements@elements=16,threads=512 0.841"
   " strided_elements@elements=8,threads=256 0.732"},
  {"masked_softmax", "fp16", "fp16", "b=90 heads=4 sq=1 sk=64 mask=causal_additive broadcast=heads_queries", 0.748,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.904"
   " staged_rows 0.554"},
  {"masked_softmax", "fp32", "fp32", "b=904 heads=1 sq=1 sk=3320 mask=causal_additive broadcast=batch_heads", 0.792,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.959"
   " strided_elements@elements=8,threads=256 0.792"},
  {"masked_softmax", "bf16", "bf16", "b=91 heads=16 sq=1 sk=17743 mask=additive broadcast=batch_heads", 0.670,
   "strided_vectors@elements=32,threads=256 1.000"
   " strided_vectors@elements=16,threads=256 0.805"
   " strided_elements@elements=16,threads=512 0.761"
   " strided_elements@elements=16,threads=256 0.751"
   " scaled_masked 0.638"
   " strided_elements@elements=8,threads=256 0.555"},
  {"masked_softmax", "fp32", "fp32", "b=910 heads=4 sq=1 sk=72 mask=boolean broadcast=batch_heads", 0.766,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.841"},
  {"masked_softmax", "bf16", "bf16", "b=910 heads=64 sq=6 sk=51 mask=boolean broadcast=batch_heads", 0.574,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.951"
   " scaled_masked 0.711"},
  {"masked_softmax", "fp32", "fp32", "b=93 heads=4 sq=4 sk=64 mask=boolean broadcast=heads_queries", 0.767,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked 0.842"},
  {"masked_softmax", "bf16", "bf16", "b=93 heads=64 sq=1 sk=256 mask=causal_additive broadcast=heads_queries", 0.863,
   "strided_elements@elements=8,threads=256 1.000"
   " scaled_masked_causal 0.879"},
  {"masked_softmax", "fp16", "fp16", "b=958 heads=4 sq=1 sk=2071 mask=window window_left=47 window_right=1698", 0.650,
   "scaled_window 1.000"
   " strided_elements@elements=16,threads=256 0.625"
   " strided_vectors@elements=32,threads=256 0.614"
   " strided_vectors@elements=16,threads=256 0.582"
   " strided_elements@elements=8,threads=256 0.375"},
  {"masked_softmax", "fp32", "fp32", "b=97 heads=12 sq=23 sk=110 mask=additive direction=backward", 0.927,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_masked_backward 0.960"},
  {"masked_softmax", "bf16", "bf16", "b=971 heads=4 sq=1 sk=1516 mask=causal_additive broadcast=batch_heads", 0.776,
   "strided_elements@elements=16,threads=256 1.000"
   " scaled_masked_causal 0.821"
   " strided_elements@elements=8,threads=256 0.799"
   " strided_vectors@elements=16,threads=256 0.612"},
  {"masked_softmax", "bf16", "bf16", "b=98 heads=8 sq=11 sk=43 mask=causal direction=backward", 0.893,
   "strided_elements_backward@elements=8,threads=256 1.000"
   " scaled_causal_backward 0.743"},
  {"masked_softmax", "fp16", "fp16", "b=981 heads=32 sq=1 sk=44 mask=causal", 0.815,
   "strided_elements@elements=8,threads=256 1.000"
   " staged_rows 0.897"
   " scaled_causal 0.836"},
  {"masked_softmax", "bf16", "bf16", "b=9874 heads=16 sq=1 sk=23 mask=boolean broadcast=heads_queries", 0.619,
   "staged_rows 1.000"
   " strided_elements@elements=8,threads=256 0.950"
   " scaled_masked 0.530"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1023", 0.495,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.937"
   " register_cache@threads=256,vectors=16 0.666"
   " smem_cache_medium@blocks=2 0.658"
   " split_k_persistent@threads=256,vectors=16 0.412"
   " split_k_cooperative@threads=256,vectors=16 0.398"
   " split_k@threads=256,vectors=16,reread=forward 0.391"
   " multi_kernel@intermediate=input 0.333"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.258"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1024", 0.524,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.763"
   " register_cache@threads=256,vectors=16 0.552"
   " smem_cache_medium@blocks=2 0.541"
   " split_k_persistent@threads=256,vectors=16 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.325"
   " split_k@threads=256,vectors=16,reread=forward 0.322"
   " multi_kernel@intermediate=input 0.301"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.215"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1048576", 0.286,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.981"
   " split_k@threads=256,vectors=16,reread=forward 0.937"
   " multi_kernel@intermediate=input 0.134"
   " two_pass@threads=256,vectors=1 0.029"
   " scalar@threads=256,elements=8 0.009"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1091968", 0.425,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.994"
   " split_k_persistent@threads=256,vectors=4 0.959"
   " split_k_persistent@threads=256,vectors=2 0.920"
   " split_k@threads=256,vectors=8,reread=reverse 0.907"
   " grid_shared@warps=16,blocks_per_sm=1 0.810"
   " grid_shared@warps=8,blocks_per_sm=2 0.762"
   " split_k_persistent@threads=256,vectors=16 0.715"
   " split_k@threads=256,vectors=16,reread=reverse 0.673"
   " grid_resident@warps=16,vectors=16 0.632"
   " grid_resident@warps=32,vectors=4 0.626"
   " cluster_shared@cluster=16,threads=512 0.509"
   " cluster_shared@cluster=16,threads=256 0.468"
   " two_pass@threads=1024,vectors=4 0.062"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128", 0.495,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.929"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.543"
   " split_k_persistent@threads=256,vectors=16 0.329"
   " multi_kernel@intermediate=input 0.328"
   " split_k_cooperative@threads=256,vectors=16 0.317"
   " split_k@threads=256,vectors=16,reread=forward 0.315"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.209"},
  {"softmax", "fp16", "fp16", "rows=1 cols=128256", 0.201,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.977"
   " split_k@threads=256,vectors=16,reread=forward 0.951"
   " multi_kernel@intermediate=input 0.553"
   " two_pass@threads=256,vectors=1 0.231"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1287209 direction=backward", 0.510,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.992"
   " grid_resident_backward@warps=16,vectors=4 0.854"
   " grid_resident_backward@warps=16,vectors=8 0.826"
   " two_pass_backward@threads=1024,vectors=2 0.053"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1287209", 0.427,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.992"
   " split_k_persistent@threads=256,vectors=4 0.966"
   " split_k_persistent@threads=256,vectors=2 0.924"
   " split_k@threads=256,vectors=8,reread=reverse 0.916"
   " grid_shared@warps=16,blocks_per_sm=1 0.844"
   " grid_shared@warps=8,blocks_per_sm=2 0.767"
   " split_k_persistent@threads=256,vectors=16 0.749"
   " split_k@threads=256,vectors=16,reread=reverse 0.668"
   " grid_resident@warps=16,vectors=16 0.656"
   " grid_resident@warps=32,vectors=4 0.651"
   " cluster_shared@cluster=16,threads=512 0.458"
   " cluster_shared@cluster=16,threads=256 0.386"
   " two_pass@threads=1024,vectors=4 0.053"},
  {"softmax", "fp16", "fp16", "rows=1 cols=131072", 0.200,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.952"
   " multi_kernel@intermediate=input 0.554"
   " two_pass@threads=256,vectors=1 0.227"
   " scalar@threads=256,elements=8 0.067"},
  {"softmax", "fp32", "fp32", "rows=1 cols=149068", 0.403,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.966"
   " cluster_packed@cluster=16,vectors=8 0.951"
   " cluster_packed@cluster=16,vectors=10 0.924"
   " cluster_shared@cluster=16,threads=512 0.825"
   " cluster_registers@cluster=16,elements=64 0.812"
   " cluster_shared@cluster=16,threads=256 0.789"
   " cluster_packed@cluster=8,vectors=10 0.757"
   " cluster_registers@cluster=8,elements=64 0.690"
   " grid_shared@warps=16,blocks_per_sm=1 0.681"
   " grid_shared@warps=8,blocks_per_sm=2 0.623"
   " cluster_shared@cluster=8,threads=512 0.611"
   " cluster_shared@cluster=8,threads=256 0.595"
   " grid_resident@warps=16,vectors=16 0.519"
   " grid_resident@warps=32,vectors=4 0.507"
   " cluster_shared@cluster=4,threads=512 0.393"
   " cluster_shared@cluster=4,threads=256 0.379"
   " two_pass@threads=512,vectors=4 0.132"},
  {"softmax", "fp32", "fp32", "rows=1 cols=1607939 stride=1607958", 0.500,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.978"
   " split_k_persistent@threads=256,vectors=16 0.968"
   " split_k@threads=256,vectors=8,reread=reverse 0.957"
   " split_k@threads=256,vectors=2,reread=reverse 0.870"
   " split_k@threads=256,vectors=16,reread=reverse 0.852"
   " grid_resident@warps=16,vectors=16 0.823"
   " grid_resident@warps=32,vectors=4 0.818"
   " grid_shared@warps=16,blocks_per_sm=1 0.776"
   " grid_shared@warps=8,blocks_per_sm=2 0.734"
   " split_k_persistent@threads=256,vectors=2 0.692"
   " two_pass@threads=1024,vectors=4 0.035"},
  {"softmax", "fp16", "fp16", "rows=1 cols=16384", 0.292,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.983"
   " two_pass@threads=256,vectors=1 0.820"
   " split_k_persistent@threads=256,vectors=16 0.653"
   " split_k_cooperative@threads=256,vectors=16 0.629"
   " split_k@threads=256,vectors=16,reread=forward 0.627"
   " multi_kernel@intermediate=input 0.478"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.447"
   " scalar@threads=256,elements=8 0.398"},
  {"softmax", "fp16", "fp16", "rows=1 cols=17408 direction=backward", 0.665,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.999"
   " cluster_registers_backward@cluster=4,vectors=2 0.972"
   " cluster_registers_backward@cluster=8,vectors=4 0.957"
   " cluster_registers_backward@cluster=16,vectors=4 0.944"
   " cluster_registers_backward@cluster=4,vectors=4 0.894"
   " cluster_registers_backward@cluster=2,vectors=2 0.886"
   " cluster_shared_backward@cluster=16,threads=256 0.852"
   " cluster_shared_backward@cluster=8,threads=256 0.850"
   " cluster_registers_backward@cluster=16,vectors=8 0.840"
   " cluster_registers_backward@cluster=8,vectors=8 0.833"
   " cluster_registers_backward@cluster=2,vectors=4 0.833"
   " cluster_registers_backward@cluster=4,vectors=8 0.828"
   " cluster_shared_backward@cluster=16,threads=512 0.790"
   " cluster_shared_backward@cluster=8,threads=512 0.786"
   " cluster_registers_backward@cluster=2,vectors=8 0.749"
   " cluster_registers_backward@cluster=1,vectors=4 0.737"
   " cluster_shared_backward@cluster=2,threads=512 0.705"
   " cluster_registers_backward@cluster=1,vectors=8 0.690"
   " two_pass_backward@threads=1024,vectors=2 0.597"
   " grid_resident_backward@warps=16,vectors=4 0.534"
   " split_k_cooperative_backward@threads=512,vectors=2 0.515"
   " grid_resident_backward@warps=16,vectors=8 0.514"
   " split_k_cooperative_backward@threads=256,vectors=4 0.510"},
  {"softmax", "fp16", "fp16", "rows=1 cols=17408", 0.527,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.994"
   " cluster_registers@cluster=4,elements=32 0.896"
   " cluster_registers@cluster=4,elements=64 0.832"
   " cluster_registers@cluster=2,elements=32 0.830"
   " cluster_registers@cluster=2,elements=64 0.775"
   " cluster_registers@cluster=1,elements=64 0.743"
   " cluster_shared@cluster=1,threads=512 0.655"
   " cluster_shared@cluster=1,threads=256 0.616"
   " register_cache@threads=256,vectors=16 0.600"
   " two_pass@threads=512,vectors=2 0.489"},
  {"softmax", "fp16", "fp16", "rows=1 cols=1744199", 0.454,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.984"
   " split_k@threads=256,vectors=2,reread=reverse 0.970"
   " split_k@threads=256,vectors=8,reread=reverse 0.940"
   " split_k_persistent@threads=256,vectors=2 0.872"
   " grid_shared@warps=16,blocks_per_sm=1 0.804"
   " split_k_persistent@threads=256,vectors=16 0.789"
   " grid_shared@warps=8,blocks_per_sm=2 0.771"
   " split_k@threads=256,vectors=16,reread=reverse 0.702"
   " grid_resident@warps=16,vectors=16 0.701"
   " grid_resident@warps=32,vectors=4 0.689"
   " cluster_shared@cluster=16,threads=512 0.393"
   " cluster_shared@cluster=16,threads=256 0.334"
   " two_pass@threads=1024,vectors=4 0.043"},
  {"softmax", "fp16", "fp16", "rows=1 cols=2048", 0.519,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.774"
   " register_cache@threads=256,vectors=16 0.569"
   " smem_cache_medium@blocks=2 0.561"
   " split_k_persistent@threads=256,vectors=16 0.347"
   " split_k@threads=256,vectors=16,reread=forward 0.337"
   " split_k_cooperative@threads=256,vectors=16 0.337"
   " multi_kernel@intermediate=input 0.268"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.227"},
  {"softmax", "bf16", "bf16", "rows=1 cols=2423426 stride=2423448", 0.442,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.983"
   " split_k_persistent@threads=256,vectors=4 0.963"
   " split_k_persistent@threads=256,vectors=16 0.912"
   " split_k@threads=256,vectors=8,reread=reverse 0.901"
   " split_k_persistent@threads=256,vectors=2 0.858"
   " grid_shared@warps=16,blocks_per_sm=1 0.843"
   " grid_shared@warps=8,blocks_per_sm=2 0.796"
   " split_k@threads=256,vectors=16,reread=reverse 0.793"
   " grid_resident@warps=32,vectors=4 0.788"
   " grid_resident@warps=16,vectors=16 0.771"
   " two_pass@threads=1024,vectors=4 0.036"},
  {"softmax", "bf16", "bf16", "rows=1 cols=2423426 stride=2423448 direction=backward", 0.567,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.936"
   " grid_resident_backward@warps=16,vectors=8 0.925"
   " split_k_cooperative_backward@threads=512,vectors=2 0.919"
   " two_pass_backward@threads=1024,vectors=2 0.036"},
  {"softmax", "fp16", "fp16", "rows=1 cols=262144", 0.211,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.979"
   " split_k@threads=256,vectors=16,reread=forward 0.938"
   " multi_kernel@intermediate=input 0.376"
   " two_pass@threads=256,vectors=1 0.109"
   " scalar@threads=256,elements=8 0.033"},
  {"softmax", "fp16", "fp16", "rows=1 cols=284297 direction=backward", 0.385,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.993"
   " split_k_cooperative_backward@threads=256,vectors=4 0.976"
   " cluster_registers_backward@cluster=16,vectors=8 0.880"
   " cluster_shared_backward@cluster=16,threads=512 0.803"
   " cluster_registers_backward@cluster=8,vectors=8 0.779"
   " grid_resident_backward@warps=16,vectors=4 0.771"
   " cluster_shared_backward@cluster=16,threads=256 0.761"
   " grid_resident_backward@warps=16,vectors=8 0.757"
   " cluster_shared_backward@cluster=8,threads=512 0.651"
   " cluster_shared_backward@cluster=8,threads=256 0.589"
   " two_pass_backward@threads=1024,vectors=2 0.161"},
  {"softmax", "fp16", "fp16", "rows=1 cols=284297", 0.364,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.911"
   " cluster_shared@cluster=16,threads=512 0.873"
   " cluster_packed@cluster=16,vectors=10 0.861"
   " cluster_shared@cluster=16,threads=256 0.814"
   " cluster_registers@cluster=8,elements=64 0.810"
   " grid_shared@warps=16,blocks_per_sm=1 0.797"
   " cluster_packed@cluster=8,vectors=10 0.715"
   " cluster_shared@cluster=8,threads=512 0.669"
   " grid_shared@warps=8,blocks_per_sm=2 0.660"
   " cluster_shared@cluster=8,threads=256 0.583"
   " grid_resident@warps=32,vectors=4 0.544"
   " grid_resident@warps=16,vectors=16 0.541"
   " cluster_shared@cluster=4,threads=512 0.420"
   " cluster_shared@cluster=4,threads=256 0.372"
   " two_pass@threads=512,vectors=4 0.123"},
  {"softmax", "fp32", "fp32", "rows=1 cols=29580 direction=backward", 0.642,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.999"
   " cluster_registers_backward@cluster=8,vectors=2 0.966"
   " cluster_registers_backward@cluster=8,vectors=4 0.951"
   " cluster_registers_backward@cluster=8,vectors=8 0.916"
   " cluster_registers_backward@cluster=16,vectors=8 0.915"
   " cluster_shared_backward@cluster=16,threads=256 0.848"
   " cluster_shared_backward@cluster=16,threads=512 0.848"
   " cluster_registers_backward@cluster=4,vectors=8 0.834"
   " cluster_registers_backward@cluster=4,vectors=4 0.830"
   " cluster_registers_backward@cluster=4,vectors=2 0.825"
   " cluster_shared_backward@cluster=8,threads=256 0.773"
   " cluster_shared_backward@cluster=8,threads=512 0.759"
   " cluster_registers_backward@cluster=2,vectors=8 0.663"
   " cluster_registers_backward@cluster=2,vectors=4 0.645"
   " split_k_cooperative_backward@threads=256,vectors=4 0.570"
   " split_k_cooperative_backward@threads=512,vectors=2 0.565"
   " cluster_shared_backward@cluster=2,threads=512 0.527"
   " grid_resident_backward@warps=16,vectors=8 0.433"
   " grid_resident_backward@warps=16,vectors=4 0.424"
   " two_pass_backward@threads=1024,vectors=2 0.382"},
  {"softmax", "fp32", "fp32", "rows=1 cols=29580", 0.506,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.953"
   " cluster_shared@cluster=16,threads=512 0.894"
   " cluster_registers@cluster=8,elements=32 0.880"
   " cluster_registers@cluster=16,elements=32 0.878"
   " cluster_shared@cluster=16,threads=256 0.878"
   " cluster_packed@cluster=16,vectors=8 0.865"
   " cluster_packed@cluster=8,vectors=8 0.862"
   " cluster_shared@cluster=8,threads=512 0.813"
   " cluster_registers@cluster=4,elements=32 0.784"
   " cluster_packed@cluster=16,vectors=10 0.778"
   " cluster_packed@cluster=4,vectors=8 0.777"
   " cluster_packed@cluster=8,vectors=10 0.764"
   " cluster_shared@cluster=8,threads=256 0.751"
   " cluster_packed@cluster=4,vectors=10 0.698"
   " cluster_registers@cluster=8,elements=64 0.687"
   " cluster_registers@cluster=4,elements=64 0.686"
   " cluster_registers@cluster=16,elements=64 0.680"
   " cluster_shared@cluster=4,threads=512 0.660"
   " cluster_shared@cluster=4,threads=256 0.619"
   " cluster_packed@cluster=2,vectors=10 0.615"
   " cluster_registers@cluster=2,elements=64 0.596"
   " cluster_shared@cluster=2,threads=512 0.519"
   " cluster_shared@cluster=2,threads=256 0.504"
   " grid_shared@warps=16,blocks_per_sm=1 0.469"
   " grid_shared@warps=8,blocks_per_sm=2 0.445"
   " cluster_shared@cluster=1,threads=512 0.388"
   " grid_resident@warps=16,vectors=16 0.387"
   " grid_resident@warps=32,vectors=4 0.384"
   " two_pass@threads=512,vectors=4 0.377"},
  {"softmax", "bf16", "bf16", "rows=1 cols=30633", 0.507,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.973"
   " cluster_registers@cluster=4,elements=32 0.855"
   " cluster_registers@cluster=2,elements=32 0.756"
   " cluster_registers@cluster=4,elements=64 0.672"
   " cluster_registers@cluster=2,elements=64 0.664"
   " cluster_registers@cluster=1,elements=64 0.589"
   " cluster_shared@cluster=1,threads=512 0.437"
   " register_cache@threads=256,vectors=16 0.418"
   " two_pass@threads=512,vectors=2 0.393"
   " cluster_shared@cluster=1,threads=256 0.390"},
  {"softmax", "bf16", "bf16", "rows=1 cols=307520", 0.360,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.968"
   " cluster_shared@cluster=16,threads=512 0.859"
   " cluster_shared@cluster=16,threads=256 0.802"
   " grid_shared@warps=16,blocks_per_sm=1 0.801"
   " cluster_registers@cluster=8,elements=64 0.796"
   " cluster_packed@cluster=8,vectors=10 0.751"
   " grid_shared@warps=8,blocks_per_sm=2 0.682"
   " cluster_shared@cluster=8,threads=512 0.616"
   " cluster_shared@cluster=8,threads=256 0.586"
   " grid_resident@warps=32,vectors=4 0.559"
   " grid_resident@warps=16,vectors=16 0.553"
   " cluster_shared@cluster=4,threads=512 0.392"
   " cluster_shared@cluster=4,threads=256 0.356"
   " two_pass@threads=512,vectors=4 0.109"},
  {"softmax", "bf16", "bf16", "rows=1 cols=307520 direction=backward", 0.471,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.960"
   " split_k_cooperative_backward@threads=256,vectors=4 0.862"
   " cluster_registers_backward@cluster=8,vectors=8 0.861"
   " split_k_cooperative_backward@threads=512,vectors=2 0.861"
   " cluster_shared_backward@cluster=16,threads=512 0.762"
   " cluster_shared_backward@cluster=16,threads=256 0.744"
   " grid_resident_backward@warps=16,vectors=4 0.652"
   " grid_resident_backward@warps=16,vectors=8 0.642"
   " cluster_shared_backward@cluster=8,threads=256 0.597"
   " cluster_shared_backward@cluster=8,threads=512 0.582"
   " two_pass_backward@threads=1024,vectors=2 0.129"},
  {"softmax", "fp16", "fp16", "rows=1 cols=30774 direction=backward", 0.472,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.985"
   " cluster_shared_backward@cluster=16,threads=256 0.980"
   " cluster_shared_backward@cluster=8,threads=512 0.925"
   " cluster_registers_backward@cluster=4,vectors=2 0.914"
   " cluster_shared_backward@cluster=16,threads=512 0.914"
   " cluster_shared_backward@cluster=8,threads=256 0.896"
   " cluster_registers_backward@cluster=8,vectors=4 0.881"
   " cluster_registers_backward@cluster=16,vectors=4 0.877"
   " cluster_registers_backward@cluster=4,vectors=4 0.834"
   " cluster_registers_backward@cluster=2,vectors=2 0.786"
   " cluster_registers_backward@cluster=2,vectors=4 0.760"
   " split_k_cooperative_backward@threads=512,vectors=2 0.685"
   " grid_resident_backward@warps=16,vectors=4 0.675"
   " cluster_registers_backward@cluster=1,vectors=4 0.673"
   " split_k_cooperative_backward@threads=256,vectors=4 0.670"
   " grid_resident_backward@warps=16,vectors=8 0.653"
   " two_pass_backward@threads=1024,vectors=2 0.644"
   " cluster_registers_backward@cluster=2,vectors=8 0.628"
   " cluster_registers_backward@cluster=16,vectors=8 0.626"
   " cluster_registers_backward@cluster=4,vectors=8 0.626"
   " cluster_registers_backward@cluster=8,vectors=8 0.609"
   " cluster_registers_backward@cluster=1,vectors=8 0.580"
   " cluster_shared_backward@cluster=2,threads=512 0.578"},
  {"softmax", "fp16", "fp16", "rows=1 cols=30774", 0.478,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.989"
   " cluster_registers@cluster=4,elements=32 0.861"
   " cluster_registers@cluster=2,elements=32 0.776"
   " cluster_registers@cluster=4,elements=64 0.719"
   " cluster_registers@cluster=2,elements=64 0.708"
   " cluster_registers@cluster=1,elements=64 0.622"
   " register_cache@threads=256,vectors=16 0.545"
   " cluster_shared@cluster=1,threads=512 0.470"
   " two_pass@threads=512,vectors=2 0.448"
   " cluster_shared@cluster=1,threads=256 0.385"},
  {"softmax", "fp32", "fp32", "rows=1 cols=3167893", 0.565,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=16 0.982"
   " grid_resident@warps=16,vectors=16 0.942"
   " grid_resident@warps=32,vectors=4 0.926"
   " split_k_persistent@threads=256,vectors=4 0.899"
   " split_k@threads=256,vectors=4,reread=reverse 0.898"
   " split_k@threads=256,vectors=16,reread=reverse 0.889"
   " split_k_persistent@threads=256,vectors=2 0.846"
   " grid_shared@warps=16,blocks_per_sm=1 0.804"
   " grid_shared@warps=8,blocks_per_sm=2 0.785"
   " split_k@threads=256,vectors=2,reread=reverse 0.770"
   " two_pass@threads=1024,vectors=4 0.027"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32000", 0.267,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.963"
   " split_k_persistent@threads=256,vectors=16 0.689"
   " split_k_cooperative@threads=256,vectors=16 0.664"
   " split_k@threads=256,vectors=16,reread=forward 0.660"
   " multi_kernel@intermediate=input 0.577"
   " two_pass@threads=256,vectors=1 0.570"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.494"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=32768", 0.267,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.963"
   " split_k_persistent@threads=256,vectors=16 0.688"
   " split_k_cooperative@threads=256,vectors=16 0.665"
   " split_k@threads=256,vectors=16,reread=forward 0.661"
   " multi_kernel@intermediate=input 0.576"
   " two_pass@threads=256,vectors=1 0.566"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.494"
   " scalar@threads=256,elements=8 0.252"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4096", 0.480,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.646"
   " scalar@threads=256,elements=8 0.636"
   " smem_cache_medium@blocks=2 0.630"
   " split_k_persistent@threads=256,vectors=16 0.395"
   " split_k_cooperative@threads=256,vectors=16 0.382"
   " split_k@threads=256,vectors=16,reread=forward 0.381"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.261"
   " multi_kernel@intermediate=input 0.226"},
  {"softmax", "fp16", "fp16", "rows=1 cols=4097", 0.465,
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.706"
   " register_cache@threads=256,vectors=16 0.683"
   " scalar@threads=256,elements=8 0.608"
   " split_k_persistent@threads=256,vectors=16 0.449"
   " split_k_cooperative@threads=256,vectors=16 0.432"
   " split_k@threads=256,vectors=16,reread=forward 0.420"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.289"
   " multi_kernel@intermediate=input 0.241"},
  {"softmax", "fp16", "fp16", "rows=1 cols=50257", 0.194,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.975"
   " split_k@threads=256,vectors=16,reread=forward 0.926"
   " multi_kernel@intermediate=input 0.757"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.664"
   " two_pass@threads=256,vectors=1 0.556"
   " scalar@threads=256,elements=8 0.242"},
  {"softmax", "fp16", "fp16", "rows=1 cols=512", 0.514,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.769"
   " register_cache@threads=256,vectors=16 0.547"
   " smem_cache_medium@blocks=2 0.541"
   " split_k_persistent@threads=256,vectors=16 0.331"
   " multi_kernel@intermediate=input 0.327"
   " split_k_cooperative@threads=256,vectors=16 0.320"
   " split_k@threads=256,vectors=16,reread=forward 0.317"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.211"},
  {"softmax", "fp16", "fp16", "rows=1 cols=524288", 0.228,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.977"
   " split_k@threads=256,vectors=16,reread=forward 0.945"
   " multi_kernel@intermediate=input 0.231"
   " two_pass@threads=256,vectors=1 0.055"
   " scalar@threads=256,elements=8 0.017"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65536", 0.193,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.973"
   " split_k@threads=256,vectors=16,reread=forward 0.955"
   " multi_kernel@intermediate=input 0.746"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.658"
   " two_pass@threads=256,vectors=1 0.465"
   " scalar@threads=256,elements=8 0.191"},
  {"softmax", "fp16", "fp16", "rows=1 cols=65537", 0.197,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.985"
   " split_k@threads=256,vectors=16,reread=forward 0.927"
   " multi_kernel@intermediate=input 0.736"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.634"
   " two_pass@threads=256,vectors=1 0.459"
   " scalar@threads=256,elements=8 0.189"},
  {"softmax", "fp16", "fp16", "rows=1 cols=715218 direction=backward", 0.456,
   "split_k_cooperative_backward@threads=512,vectors=2 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.997"
   " grid_resident_backward@warps=16,vectors=4 0.782"
   " grid_resident_backward@warps=16,vectors=8 0.768"
   " cluster_shared_backward@cluster=16,threads=512 0.551"
   " cluster_shared_backward@cluster=16,threads=256 0.484"
   " two_pass_backward@threads=1024,vectors=2 0.079"},
  {"softmax", "fp16", "fp16", "rows=1 cols=715218", 0.405,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.956"
   " split_k_persistent@threads=256,vectors=2 0.909"
   " split_k_persistent@threads=256,vectors=4 0.902"
   " split_k@threads=256,vectors=8,reread=reverse 0.805"
   " grid_shared@warps=16,blocks_per_sm=1 0.773"
   " grid_shared@warps=8,blocks_per_sm=2 0.708"
   " cluster_registers@cluster=16,elements=64 0.679"
   " split_k_persistent@threads=256,vectors=16 0.634"
   " cluster_shared@cluster=16,threads=512 0.587"
   " split_k@threads=256,vectors=16,reread=reverse 0.581"
   " grid_resident@warps=16,vectors=16 0.565"
   " grid_resident@warps=32,vectors=4 0.563"
   " cluster_shared@cluster=16,threads=256 0.516"
   " two_pass@threads=1024,vectors=4 0.076"},
  {"softmax", "bf16", "bf16", "rows=1 cols=752448", 0.418,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.924"
   " split_k_persistent@threads=256,vectors=2 0.903"
   " split_k_persistent@threads=256,vectors=4 0.872"
   " split_k@threads=256,vectors=8,reread=reverse 0.764"
   " grid_shared@warps=16,blocks_per_sm=1 0.743"
   " grid_shared@warps=8,blocks_per_sm=2 0.690"
   " cluster_registers@cluster=16,elements=64 0.653"
   " split_k_persistent@threads=256,vectors=16 0.615"
   " grid_resident@warps=32,vectors=4 0.558"
   " grid_resident@warps=16,vectors=16 0.554"
   " cluster_shared@cluster=16,threads=512 0.551"
   " split_k@threads=256,vectors=16,reread=reverse 0.545"
   " cluster_shared@cluster=16,threads=256 0.506"
   " two_pass@threads=1024,vectors=4 0.071"},
  {"softmax", "bf16", "bf16", "rows=1 cols=752448 direction=backward", 0.480,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.998"
   " grid_resident_backward@warps=16,vectors=4 0.769"
   " grid_resident_backward@warps=16,vectors=8 0.763"
   " cluster_shared_backward@cluster=16,threads=512 0.551"
   " cluster_shared_backward@cluster=16,threads=256 0.534"
   " two_pass_backward@threads=1024,vectors=2 0.075"},
  {"softmax", "fp16", "fp16", "rows=1 cols=8192", 0.356,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.857"
   " smem_cache_medium@blocks=2 0.841"
   " scalar@threads=256,elements=8 0.550"
   " split_k_persistent@threads=256,vectors=16 0.540"
   " split_k_cooperative@threads=256,vectors=16 0.519"
   " split_k@threads=256,vectors=16,reread=forward 0.518"
   " multi_kernel@intermediate=input 0.459"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.360"},
  {"softmax", "fp16", "fp16", "rows=1 cols=939715", 0.430,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.954"
   " split_k_persistent@threads=256,vectors=2 0.922"
   " split_k_persistent@threads=256,vectors=4 0.919"
   " split_k@threads=256,vectors=8,reread=reverse 0.819"
   " grid_shared@warps=16,blocks_per_sm=1 0.778"
   " grid_shared@warps=8,blocks_per_sm=2 0.701"
   " split_k_persistent@threads=256,vectors=16 0.651"
   " split_k@threads=256,vectors=16,reread=reverse 0.595"
   " grid_resident@warps=16,vectors=16 0.578"
   " grid_resident@warps=32,vectors=4 0.562"
   " cluster_shared@cluster=16,threads=512 0.504"
   " cluster_shared@cluster=16,threads=256 0.443"
   " two_pass@threads=1024,vectors=4 0.061"},
  {"softmax", "bf16", "bf16", "rows=1 cols=94888", 0.477,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.977"
   " cluster_registers@cluster=16,elements=64 0.914"
   " cluster_registers@cluster=8,elements=32 0.896"
   " cluster_registers@cluster=8,elements=16 0.883"
   " cluster_packed@cluster=16,vectors=8 0.872"
   " cluster_shared@cluster=16,threads=256 0.856"
   " cluster_registers@cluster=8,elements=64 0.846"
   " cluster_shared@cluster=16,threads=512 0.843"
   " cluster_packed@cluster=16,vectors=10 0.827"
   " cluster_packed@cluster=8,vectors=8 0.784"
   " cluster_shared@cluster=8,threads=512 0.745"
   " cluster_packed@cluster=8,vectors=10 0.723"
   " cluster_shared@cluster=8,threads=256 0.720"
   " cluster_registers@cluster=4,elements=64 0.708"
   " cluster_packed@cluster=4,vectors=8 0.685"
   " cluster_packed@cluster=4,vectors=10 0.618"
   " cluster_shared@cluster=4,threads=512 0.560"
   " grid_shared@warps=16,blocks_per_sm=1 0.528"
   " cluster_shared@cluster=4,threads=256 0.519"
   " cluster_registers@cluster=2,elements=64 0.492"
   " grid_shared@warps=8,blocks_per_sm=2 0.479"
   " cluster_shared@cluster=2,threads=512 0.405"
   " grid_resident@warps=32,vectors=4 0.391"
   " grid_resident@warps=16,vectors=16 0.389"
   " cluster_shared@cluster=2,threads=256 0.352"
   " cluster_shared@cluster=1,threads=512 0.254"
   " two_pass@threads=512,vectors=4 0.220"},
  {"softmax", "bf16", "bf16", "rows=1 cols=94888 direction=backward", 0.618,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.979"
   " cluster_registers_backward@cluster=8,vectors=4 0.921"
   " cluster_registers_backward@cluster=8,vectors=2 0.905"
   " cluster_registers_backward@cluster=16,vectors=8 0.860"
   " cluster_shared_backward@cluster=16,threads=256 0.823"
   " cluster_registers_backward@cluster=8,vectors=8 0.822"
   " cluster_shared_backward@cluster=16,threads=512 0.818"
   " cluster_registers_backward@cluster=4,vectors=4 0.744"
   " cluster_registers_backward@cluster=4,vectors=8 0.735"
   " cluster_shared_backward@cluster=8,threads=256 0.726"
   " cluster_shared_backward@cluster=8,threads=512 0.717"
   " split_k_cooperative_backward@threads=512,vectors=2 0.598"
   " split_k_cooperative_backward@threads=256,vectors=4 0.597"
   " grid_resident_backward@warps=16,vectors=4 0.458"
   " grid_resident_backward@warps=16,vectors=8 0.448"
   " cluster_shared_backward@cluster=2,threads=512 0.419"
   " two_pass_backward@threads=1024,vectors=2 0.250"},
  {"softmax", "fp16", "fp16", "rows=1 cols=98171 direction=backward", 0.477,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.917"
   " cluster_registers_backward@cluster=16,vectors=4 0.895"
   " cluster_registers_backward@cluster=8,vectors=4 0.876"
   " cluster_shared_backward@cluster=16,threads=512 0.853"
   " cluster_shared_backward@cluster=16,threads=256 0.850"
   " cluster_shared_backward@cluster=8,threads=512 0.789"
   " cluster_registers_backward@cluster=4,vectors=4 0.740"
   " split_k_cooperative_backward@threads=512,vectors=2 0.732"
   " split_k_cooperative_backward@threads=256,vectors=4 0.719"
   " cluster_shared_backward@cluster=8,threads=256 0.711"
   " cluster_registers_backward@cluster=8,vectors=8 0.691"
   " cluster_registers_backward@cluster=16,vectors=8 0.678"
   " cluster_registers_backward@cluster=4,vectors=8 0.646"
   " grid_resident_backward@warps=16,vectors=4 0.575"
   " grid_resident_backward@warps=16,vectors=8 0.563"
   " cluster_shared_backward@cluster=2,threads=512 0.425"
   " two_pass_backward@threads=1024,vectors=2 0.296"},
  {"softmax", "fp16", "fp16", "rows=1 cols=98171", 0.481,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.921"
   " cluster_registers@cluster=8,elements=16 0.913"
   " cluster_registers@cluster=8,elements=32 0.904"
   " cluster_registers@cluster=8,elements=64 0.787"
   " cluster_shared@cluster=16,threads=256 0.785"
   " cluster_registers@cluster=16,elements=64 0.777"
   " cluster_shared@cluster=16,threads=512 0.771"
   " cluster_shared@cluster=8,threads=512 0.721"
   " cluster_packed@cluster=16,vectors=8 0.700"
   " cluster_registers@cluster=4,elements=64 0.700"
   " cluster_packed@cluster=8,vectors=8 0.694"
   " cluster_shared@cluster=8,threads=256 0.663"
   " cluster_packed@cluster=16,vectors=10 0.642"
   " cluster_packed@cluster=4,vectors=8 0.631"
   " cluster_packed@cluster=8,vectors=10 0.603"
   " cluster_packed@cluster=4,vectors=10 0.572"
   " grid_shared@warps=16,blocks_per_sm=1 0.559"
   " cluster_shared@cluster=4,threads=512 0.559"
   " cluster_registers@cluster=2,elements=64 0.503"
   " cluster_shared@cluster=4,threads=256 0.473"
   " grid_shared@warps=8,blocks_per_sm=2 0.466"
   " cluster_shared@cluster=2,threads=512 0.402"
   " grid_resident@warps=16,vectors=16 0.383"
   " grid_resident@warps=32,vectors=4 0.382"
   " cluster_shared@cluster=2,threads=256 0.323"
   " cluster_shared@cluster=1,threads=512 0.260"
   " two_pass@threads=512,vectors=4 0.228"},
  {"softmax", "fp16", "fp16", "rows=10 cols=14080", 0.574,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.986"
   " cluster_registers@cluster=4,elements=32 0.930"
   " cluster_registers@cluster=2,elements=32 0.886"
   " cluster_registers@cluster=1,elements=32 0.861"
   " cluster_registers@cluster=1,elements=64 0.848"
   " cluster_registers@cluster=4,elements=64 0.837"
   " cluster_registers@cluster=2,elements=64 0.831"
   " register_cache@threads=512,vectors=4 0.823"
   " register_cache@threads=256,vectors=8 0.781"
   " cluster_shared@cluster=1,threads=512 0.737"
   " cluster_shared@cluster=1,threads=256 0.672"
   " register_cache@threads=256,vectors=16 0.634"
   " two_pass@threads=512,vectors=2 0.597"},
  {"softmax", "fp32", "fp32", "rows=10 cols=2138812 direction=backward", 0.727,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.772"
   " split_k_cooperative_backward@threads=256,vectors=4 0.750"
   " two_pass_backward@threads=1024,vectors=2 0.194"},
  {"softmax", "fp32", "fp32", "rows=10 cols=2138812", 0.698,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.983"
   " grid_shared@warps=8,blocks_per_sm=2 0.875"
   " split_k@threads=256,vectors=8,reread=reverse 0.837"
   " split_k@threads=256,vectors=16,reread=reverse 0.828"
   " split_k@threads=256,vectors=4,reread=reverse 0.826"
   " split_k_persistent@threads=256,vectors=16 0.784"
   " split_k@threads=256,vectors=2,reread=reverse 0.696"
   " split_k_persistent@threads=256,vectors=4 0.691"
   " split_k_persistent@threads=256,vectors=2 0.629"
   " two_pass@threads=1024,vectors=4 0.157"},
  {"softmax", "fp16", "fp16", "rows=10 cols=367719 direction=backward", 0.706,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.997"
   " cluster_shared_backward@cluster=16,threads=512 0.807"
   " cluster_registers_backward@cluster=16,vectors=4 0.796"
   " split_k_cooperative_backward@threads=512,vectors=2 0.794"
   " cluster_registers_backward@cluster=16,vectors=8 0.764"
   " cluster_shared_backward@cluster=8,threads=256 0.738"
   " cluster_shared_backward@cluster=8,threads=512 0.731"
   " split_k_cooperative_backward@threads=256,vectors=4 0.718"
   " cluster_shared_backward@cluster=16,threads=256 0.704"
   " two_pass_backward@threads=1024,vectors=2 0.219"},
  {"softmax", "fp16", "fp16", "rows=10 cols=367719", 0.582,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.981"
   " grid_resident@warps=32,vectors=4 0.948"
   " cluster_packed@cluster=16,vectors=10 0.943"
   " cluster_registers@cluster=8,elements=64 0.936"
   " grid_resident@warps=16,vectors=16 0.921"
   " cluster_shared@cluster=16,threads=512 0.852"
   " grid_shared@warps=8,blocks_per_sm=2 0.832"
   " grid_shared@warps=16,blocks_per_sm=1 0.812"
   " cluster_shared@cluster=8,threads=512 0.783"
   " cluster_shared@cluster=16,threads=256 0.774"
   " cluster_shared@cluster=8,threads=256 0.747"
   " cluster_shared@cluster=4,threads=512 0.588"
   " cluster_shared@cluster=4,threads=256 0.513"
   " two_pass@threads=512,vectors=4 0.163"},
  {"softmax", "fp32", "fp32", "rows=10 cols=3820 direction=backward", 0.736,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.999"
   " cluster_registers_backward@cluster=16,vectors=2 0.987"
   " cluster_registers_backward@cluster=8,vectors=2 0.971"
   " register_cache_backward@threads=512,vectors=2 0.971"
   " cluster_registers_backward@cluster=16,vectors=4 0.970"
   " cluster_registers_backward@cluster=4,vectors=2 0.968"
   " cluster_registers_backward@cluster=8,vectors=4 0.965"
   " cluster_registers_backward@cluster=1,vectors=2 0.964"
   " cluster_registers_backward@cluster=1,vectors=4 0.957"
   " register_cache_backward@threads=512,vectors=8 0.953"
   " cluster_registers_backward@cluster=4,vectors=4 0.930"
   " two_pass_backward@threads=512,vectors=2 0.926"
   " register_cache_backward@threads=1024,vectors=2 0.922"
   " cluster_registers_backward@cluster=2,vectors=2 0.921"
   " cluster_registers_backward@cluster=2,vectors=4 0.916"
   " cluster_shared_backward@cluster=1,threads=512 0.766"
   " cluster_shared_backward@cluster=1,threads=256 0.731"},
  {"softmax", "fp32", "fp32", "rows=10 cols=3820", 0.629,
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.906"
   " register_cache@threads=256,vectors=8 0.882"
   " cluster_registers@cluster=16,elements=16 0.879"
   " cluster_registers@cluster=1,elements=16 0.872"
   " cluster_registers@cluster=8,elements=16 0.857"
   " two_pass@threads=512,vectors=2 0.821"
   " cluster_registers@cluster=1,elements=32 0.793"
   " cluster_registers@cluster=4,elements=32 0.749"
   " cluster_shared@cluster=1,threads=512 0.731"
   " cluster_registers@cluster=2,elements=32 0.707"
   " register_cache@threads=256,vectors=16 0.697"
   " cluster_shared@cluster=1,threads=256 0.668"
   " cluster_registers@cluster=4,elements=64 0.610"
   " cluster_registers@cluster=1,elements=64 0.609"
   " cluster_registers@cluster=2,elements=64 0.557"},
  {"softmax", "fp32", "fp32", "rows=10 cols=4272 direction=backward", 0.732,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.994"
   " cluster_registers_backward@cluster=16,vectors=4 0.985"
   " cluster_registers_backward@cluster=8,vectors=2 0.981"
   " cluster_registers_backward@cluster=16,vectors=2 0.972"
   " cluster_registers_backward@cluster=4,vectors=2 0.969"
   " cluster_registers_backward@cluster=1,vectors=4 0.959"
   " cluster_registers_backward@cluster=1,vectors=2 0.958"
   " cluster_registers_backward@cluster=8,vectors=4 0.955"
   " cluster_registers_backward@cluster=4,vectors=4 0.955"
   " register_cache_backward@threads=512,vectors=8 0.944"
   " register_cache_backward@threads=1024,vectors=2 0.929"
   " cluster_registers_backward@cluster=2,vectors=2 0.925"
   " cluster_registers_backward@cluster=2,vectors=4 0.910"
   " cluster_shared_backward@cluster=1,threads=256 0.824"
   " cluster_shared_backward@cluster=1,threads=512 0.796"
   " two_pass_backward@threads=512,vectors=2 0.759"},
  {"softmax", "fp32", "fp32", "rows=10 cols=4272", 0.563,
   "register_cache@threads=512,vectors=4 1.000"
   " register_cache@threads=256,vectors=8 0.985"
   " cluster_registers@cluster=16,elements=16 0.979"
   " cluster_registers@cluster=1,elements=16 0.923"
   " cluster_registers@cluster=8,elements=16 0.921"
   " cluster_registers@cluster=4,elements=32 0.823"
   " cluster_registers@cluster=1,elements=32 0.816"
   " cluster_registers@cluster=2,elements=32 0.805"
   " cluster_shared@cluster=1,threads=512 0.803"
   " cluster_shared@cluster=1,threads=256 0.798"
   " register_cache@threads=256,vectors=16 0.784"
   " two_pass@threads=512,vectors=2 0.726"
   " cluster_registers@cluster=1,elements=64 0.717"
   " cluster_registers@cluster=4,elements=64 0.679"
   " cluster_registers@cluster=2,elements=64 0.671"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=12673 direction=backward", 0.951,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.957"
   " cluster_registers_backward@cluster=2,vectors=4 0.945"
   " cluster_registers_backward@cluster=2,vectors=2 0.900"
   " cluster_registers_backward@cluster=1,vectors=4 0.895"
   " cluster_registers_backward@cluster=4,vectors=2 0.859"
   " cluster_registers_backward@cluster=4,vectors=4 0.854"
   " cluster_shared_backward@cluster=1,threads=512 0.846"
   " cluster_shared_backward@cluster=2,threads=256 0.842"
   " two_pass_backward@threads=512,vectors=2 0.835"
   " cluster_shared_backward@cluster=1,threads=256 0.812"
   " cluster_registers_backward@cluster=2,vectors=8 0.796"
   " register_cache_backward@threads=1024,vectors=2 0.793"
   " cluster_shared_backward@cluster=2,threads=512 0.779"
   " cluster_registers_backward@cluster=1,vectors=8 0.774"
   " cluster_registers_backward@cluster=8,vectors=2 0.754"
   " register_cache_backward@threads=512,vectors=8 0.752"
   " two_pass_backward@threads=256,vectors=2 0.733"
   " cluster_registers_backward@cluster=1,vectors=2 0.729"
   " cluster_registers_backward@cluster=4,vectors=8 0.720"
   " two_pass_backward@threads=1024,vectors=2 0.675"
   " cluster_registers_backward@cluster=8,vectors=4 0.665"
   " cluster_registers_backward@cluster=8,vectors=8 0.514"
   " cluster_registers_backward@cluster=16,vectors=2 0.439"
   " cluster_registers_backward@cluster=16,vectors=4 0.404"
   " cluster_registers_backward@cluster=16,vectors=8 0.263"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=12673 direction=backward", 0.983,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.992"
   " cluster_registers_backward@cluster=8,vectors=4 0.979"
   " cluster_registers_backward@cluster=2,vectors=2 0.973"
   " cluster_registers_backward@cluster=4,vectors=4 0.964"
   " cluster_registers_backward@cluster=2,vectors=4 0.952"
   " cluster_shared_backward@cluster=1,threads=512 0.950"
   " register_cache_backward@threads=512,vectors=8 0.950"
   " cluster_registers_backward@cluster=4,vectors=8 0.931"
   " cluster_shared_backward@cluster=2,threads=512 0.925"
   " cluster_registers_backward@cluster=1,vectors=4 0.910"
   " cluster_shared_backward@cluster=2,threads=256 0.909"
   " cluster_registers_backward@cluster=2,vectors=8 0.899"
   " cluster_registers_backward@cluster=8,vectors=8 0.877"
   " cluster_shared_backward@cluster=1,threads=256 0.872"
   " cluster_registers_backward@cluster=1,vectors=8 0.858"
   " two_pass_backward@threads=512,vectors=2 0.767"
   " cluster_registers_backward@cluster=16,vectors=2 0.735"
   " two_pass_backward@threads=1024,vectors=2 0.712"
   " cluster_registers_backward@cluster=16,vectors=4 0.672"
   " cluster_registers_backward@cluster=16,vectors=8 0.602"
   " two_pass_backward@threads=256,vectors=2 0.579"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=12673", 0.867,
   "register_cache@threads=256,vectors=8 1.000"
   " register_cache@threads=512,vectors=4 0.963"
   " cluster_registers@cluster=2,elements=32 0.916"
   " cluster_shared@cluster=1,threads=256 0.908"
   " cluster_registers@cluster=2,elements=64 0.840"
   " two_pass@threads=512,vectors=2 0.811"
   " cluster_shared@cluster=1,threads=512 0.761"
   " cluster_shared@cluster=2,threads=256 0.739"
   " two_pass@threads=512,vectors=4 0.697"
   " register_cache@threads=512,vectors=8 0.689"
   " cluster_shared@cluster=2,threads=512 0.562"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=16384 direction=backward", 0.984,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.992"
   " cluster_registers_backward@cluster=2,vectors=2 0.990"
   " register_cache_backward@threads=256,vectors=8 0.988"
   " register_cache_backward@threads=512,vectors=4 0.987"
   " cluster_registers_backward@cluster=2,vectors=4 0.984"
   " register_cache_backward@threads=1024,vectors=2 0.976"
   " cluster_registers_backward@cluster=1,vectors=4 0.970"
   " cluster_registers_backward@cluster=8,vectors=2 0.968"
   " two_pass_backward@threads=1024,vectors=2 0.960"
   " cluster_shared_backward@cluster=1,threads=512 0.957"
   " cluster_shared_backward@cluster=2,threads=512 0.957"
   " cluster_shared_backward@cluster=2,threads=256 0.950"
   " cluster_shared_backward@cluster=1,threads=256 0.943"
   " cluster_registers_backward@cluster=8,vectors=4 0.919"
   " cluster_registers_backward@cluster=2,vectors=8 0.900"
   " two_pass_backward@threads=512,vectors=2 0.891"
   " register_cache_backward@threads=512,vectors=8 0.890"
   " cluster_registers_backward@cluster=1,vectors=8 0.876"
   " cluster_registers_backward@cluster=4,vectors=8 0.831"
   " cluster_registers_backward@cluster=8,vectors=8 0.696"
   " two_pass_backward@threads=256,vectors=2 0.684"
   " cluster_registers_backward@cluster=16,vectors=2 0.577"
   " cluster_registers_backward@cluster=16,vectors=4 0.573"
   " cluster_registers_backward@cluster=16,vectors=8 0.517"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=16384 direction=backward", 0.995,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.999"
   " cluster_registers_backward@cluster=8,vectors=8 0.997"
   " cluster_registers_backward@cluster=4,vectors=4 0.994"
   " cluster_registers_backward@cluster=4,vectors=2 0.994"
   " cluster_registers_backward@cluster=4,vectors=8 0.993"
   " cluster_registers_backward@cluster=2,vectors=8 0.986"
   " cluster_registers_backward@cluster=2,vectors=4 0.986"
   " cluster_shared_backward@cluster=2,threads=512 0.975"
   " cluster_shared_backward@cluster=2,threads=256 0.962"
   " cluster_registers_backward@cluster=1,vectors=8 0.955"
   " cluster_registers_backward@cluster=16,vectors=2 0.918"
   " register_cache_backward@threads=512,vectors=8 0.901"
   " cluster_shared_backward@cluster=1,threads=512 0.898"
   " cluster_registers_backward@cluster=16,vectors=4 0.890"
   " cluster_shared_backward@cluster=1,threads=256 0.874"
   " two_pass_backward@threads=1024,vectors=2 0.871"
   " cluster_registers_backward@cluster=16,vectors=8 0.862"
   " two_pass_backward@threads=512,vectors=2 0.706"
   " two_pass_backward@threads=256,vectors=2 0.563"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=32000 direction=backward", 0.991,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.997"
   " cluster_registers_backward@cluster=4,vectors=4 0.993"
   " cluster_registers_backward@cluster=2,vectors=4 0.980"
   " cluster_shared_backward@cluster=2,threads=512 0.974"
   " cluster_shared_backward@cluster=2,threads=256 0.960"
   " register_cache_backward@threads=512,vectors=8 0.956"
   " cluster_registers_backward@cluster=1,vectors=4 0.940"
   " cluster_registers_backward@cluster=4,vectors=8 0.919"
   " two_pass_backward@threads=1024,vectors=2 0.917"
   " cluster_registers_backward@cluster=16,vectors=2 0.890"
   " cluster_registers_backward@cluster=2,vectors=8 0.885"
   " cluster_shared_backward@cluster=1,threads=512 0.883"
   " cluster_registers_backward@cluster=1,vectors=8 0.865"
   " cluster_registers_backward@cluster=16,vectors=4 0.851"
   " cluster_registers_backward@cluster=2,vectors=2 0.848"
   " cluster_registers_backward@cluster=8,vectors=8 0.840"
   " cluster_shared_backward@cluster=1,threads=256 0.828"
   " two_pass_backward@threads=512,vectors=2 0.642"
   " cluster_registers_backward@cluster=16,vectors=8 0.632"
   " two_pass_backward@threads=256,vectors=2 0.568"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=32000 direction=backward", 1.001,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.999"
   " cluster_registers_backward@cluster=8,vectors=4 0.997"
   " cluster_registers_backward@cluster=8,vectors=2 0.997"
   " cluster_registers_backward@cluster=16,vectors=8 0.996"
   " cluster_registers_backward@cluster=8,vectors=8 0.996"
   " cluster_registers_backward@cluster=4,vectors=2 0.991"
   " cluster_registers_backward@cluster=4,vectors=4 0.990"
   " cluster_registers_backward@cluster=4,vectors=8 0.987"
   " cluster_registers_backward@cluster=2,vectors=8 0.968"
   " cluster_registers_backward@cluster=2,vectors=4 0.963"
   " cluster_shared_backward@cluster=2,threads=512 0.922"
   " cluster_shared_backward@cluster=2,threads=256 0.891"
   " two_pass_backward@threads=1024,vectors=2 0.851"
   " two_pass_backward@threads=512,vectors=2 0.581"
   " two_pass_backward@threads=256,vectors=2 0.545"},
  {"softmax", "fp16", "fp16", "rows=1000 cols=8192 direction=backward", 0.976,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.999"
   " cluster_registers_backward@cluster=2,vectors=2 0.991"
   " cluster_registers_backward@cluster=1,vectors=4 0.988"
   " cluster_registers_backward@cluster=2,vectors=4 0.985"
   " register_cache_backward@threads=512,vectors=4 0.984"
   " cluster_registers_backward@cluster=4,vectors=2 0.980"
   " register_cache_backward@threads=256,vectors=8 0.969"
   " two_pass_backward@threads=512,vectors=2 0.967"
   " register_cache_backward@threads=1024,vectors=2 0.951"
   " cluster_shared_backward@cluster=1,threads=256 0.946"
   " cluster_shared_backward@cluster=1,threads=512 0.942"
   " cluster_registers_backward@cluster=4,vectors=4 0.939"
   " cluster_shared_backward@cluster=2,threads=256 0.934"
   " two_pass_backward@threads=256,vectors=2 0.917"
   " cluster_registers_backward@cluster=1,vectors=8 0.895"
   " two_pass_backward@threads=1024,vectors=2 0.865"
   " cluster_registers_backward@cluster=2,vectors=8 0.859"
   " cluster_shared_backward@cluster=2,threads=512 0.751"
   " cluster_registers_backward@cluster=4,vectors=8 0.727"
   " cluster_registers_backward@cluster=8,vectors=2 0.667"
   " register_cache_backward@threads=512,vectors=8 0.666"
   " cluster_registers_backward@cluster=8,vectors=4 0.655"
   " cluster_registers_backward@cluster=8,vectors=8 0.589"
   " cluster_registers_backward@cluster=16,vectors=2 0.395"
   " cluster_registers_backward@cluster=16,vectors=4 0.373"
   " cluster_registers_backward@cluster=16,vectors=8 0.323"},
  {"softmax", "fp32", "fp32", "rows=1000 cols=8192 direction=backward", 0.984,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.998"
   " register_cache_backward@threads=512,vectors=4 0.997"
   " cluster_registers_backward@cluster=4,vectors=8 0.996"
   " cluster_registers_backward@cluster=2,vectors=4 0.992"
   " cluster_registers_backward@cluster=2,vectors=8 0.991"
   " register_cache_backward@threads=1024,vectors=2 0.991"
   " cluster_registers_backward@cluster=1,vectors=8 0.990"
   " cluster_registers_backward@cluster=2,vectors=2 0.990"
   " cluster_registers_backward@cluster=8,vectors=2 0.986"
   " cluster_registers_backward@cluster=1,vectors=4 0.983"
   " cluster_shared_backward@cluster=2,threads=512 0.973"
   " register_cache_backward@threads=256,vectors=8 0.967"
   " cluster_registers_backward@cluster=8,vectors=4 0.965"
   " cluster_shared_backward@cluster=1,threads=512 0.965"
   " cluster_shared_backward@cluster=1,threads=256 0.954"
   " cluster_shared_backward@cluster=2,threads=256 0.951"
   " two_pass_backward@threads=512,vectors=2 0.946"
   " register_cache_backward@threads=512,vectors=8 0.924"
   " cluster_registers_backward@cluster=8,vectors=8 0.910"
   " two_pass_backward@threads=1024,vectors=2 0.848"
   " two_pass_backward@threads=256,vectors=2 0.693"
   " cluster_registers_backward@cluster=16,vectors=4 0.617"
   " cluster_registers_backward@cluster=16,vectors=2 0.594"
   " cluster_registers_backward@cluster=16,vectors=8 0.586"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=10 direction=backward", 0.969,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.912"
   " staged_rows_backward@threads=64,bytes=2048 0.834"
   " staged_rows_backward@threads=256,bytes=8192 0.796"
   " warp_rows_backward@threads=128,vectors=2 0.672"
   " warp_rows_backward@threads=128,vectors=4 0.444"
   " cluster_registers_backward@cluster=1,vectors=2 0.046"
   " register_cache_backward@threads=128,vectors=1 0.043"
   " register_cache_backward@threads=128,vectors=2 0.032"
   " cluster_registers_backward@cluster=1,vectors=4 0.030"
   " register_cache_backward@threads=256,vectors=2 0.016"
   " cluster_registers_backward@cluster=1,vectors=8 0.014"
   " register_cache_backward@threads=512,vectors=2 0.008"
   " register_cache_backward@threads=256,vectors=8 0.005"
   " register_cache_backward@threads=512,vectors=4 0.005"
   " register_cache_backward@threads=1024,vectors=2 0.003"
   " register_cache_backward@threads=512,vectors=8 0.002"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=10 direction=backward", 0.986,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.963"
   " warp_rows_backward@threads=128,vectors=2 0.885"
   " staged_rows_backward@threads=64,bytes=2048 0.821"
   " staged_rows_backward@threads=256,bytes=8192 0.773"
   " warp_rows_backward@threads=128,vectors=4 0.728"
   " cluster_registers_backward@cluster=1,vectors=2 0.071"
   " cluster_registers_backward@cluster=1,vectors=4 0.070"
   " register_cache_backward@threads=128,vectors=1 0.067"
   " register_cache_backward@threads=128,vectors=2 0.058"
   " cluster_registers_backward@cluster=1,vectors=8 0.037"
   " register_cache_backward@threads=256,vectors=2 0.030"
   " register_cache_backward@threads=512,vectors=2 0.015"
   " register_cache_backward@threads=256,vectors=8 0.009"
   " register_cache_backward@threads=512,vectors=4 0.008"
   " register_cache_backward@threads=1024,vectors=2 0.007"
   " register_cache_backward@threads=512,vectors=8 0.004"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=17 direction=backward", 0.793,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.966"
   " lane_elements_backward@threads=128,elements=4 0.945"
   " lane_elements_backward@threads=128,elements=8 0.871"
   " warp_rows_backward@threads=128,vectors=2 0.547"
   " warp_rows_backward@threads=128,vectors=4 0.438"
   " cluster_registers_backward@cluster=1,vectors=2 0.075"
   " register_cache_backward@threads=128,vectors=1 0.067"
   " register_cache_backward@threads=128,vectors=2 0.051"
   " cluster_registers_backward@cluster=1,vectors=4 0.048"
   " register_cache_backward@threads=256,vectors=2 0.026"
   " cluster_registers_backward@cluster=1,vectors=8 0.023"
   " register_cache_backward@threads=512,vectors=2 0.013"
   " register_cache_backward@threads=256,vectors=8 0.008"
   " register_cache_backward@threads=512,vectors=4 0.008"
   " register_cache_backward@threads=1024,vectors=2 0.004"
   " register_cache_backward@threads=512,vectors=8 0.003"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=17 direction=backward", 0.970,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.963"
   " staged_rows_backward@threads=64,bytes=2048 0.890"
   " warp_rows_backward@threads=128,vectors=2 0.877"
   " staged_rows_backward@threads=256,bytes=8192 0.841"
   " warp_rows_backward@threads=128,vectors=4 0.758"
   " cluster_registers_backward@cluster=1,vectors=2 0.104"
   " cluster_registers_backward@cluster=1,vectors=4 0.104"
   " register_cache_backward@threads=128,vectors=1 0.098"
   " register_cache_backward@threads=128,vectors=2 0.085"
   " cluster_registers_backward@cluster=1,vectors=8 0.055"
   " register_cache_backward@threads=256,vectors=2 0.044"
   " register_cache_backward@threads=512,vectors=2 0.021"
   " register_cache_backward@threads=256,vectors=8 0.012"
   " register_cache_backward@threads=512,vectors=4 0.012"
   " register_cache_backward@threads=1024,vectors=2 0.010"
   " register_cache_backward@threads=512,vectors=8 0.005"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=33 direction=backward", 0.818,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.979"
   " lane_elements_backward@threads=128,elements=4 0.824"
   " lane_elements_backward@threads=128,elements=8 0.807"
   " warp_rows_backward@threads=128,vectors=2 0.771"
   " warp_rows_backward@threads=128,vectors=4 0.564"
   " cluster_registers_backward@cluster=1,vectors=2 0.112"
   " register_cache_backward@threads=128,vectors=1 0.101"
   " register_cache_backward@threads=128,vectors=2 0.077"
   " cluster_registers_backward@cluster=1,vectors=4 0.073"
   " register_cache_backward@threads=256,vectors=2 0.039"
   " cluster_registers_backward@cluster=1,vectors=8 0.035"
   " register_cache_backward@threads=512,vectors=2 0.019"
   " register_cache_backward@threads=256,vectors=8 0.012"
   " register_cache_backward@threads=512,vectors=4 0.012"
   " register_cache_backward@threads=1024,vectors=2 0.007"
   " register_cache_backward@threads=512,vectors=8 0.005"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=33 direction=backward", 0.968,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.950"
   " lane_elements_backward@threads=128,elements=8 0.922"
   " warp_rows_backward@threads=128,vectors=4 0.903"
   " staged_rows_backward@threads=256,bytes=8192 0.760"
   " staged_rows_backward@threads=64,bytes=2048 0.758"
   " cluster_registers_backward@cluster=1,vectors=2 0.179"
   " cluster_registers_backward@cluster=1,vectors=4 0.177"
   " register_cache_backward@threads=128,vectors=1 0.168"
   " register_cache_backward@threads=128,vectors=2 0.146"
   " cluster_registers_backward@cluster=1,vectors=8 0.094"
   " register_cache_backward@threads=256,vectors=2 0.075"
   " register_cache_backward@threads=512,vectors=2 0.036"
   " register_cache_backward@threads=256,vectors=8 0.020"
   " register_cache_backward@threads=512,vectors=4 0.019"
   " register_cache_backward@threads=1024,vectors=2 0.017"
   " register_cache_backward@threads=512,vectors=8 0.009"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=33", 0.811,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.980"
   " lane_elements@threads=128,elements=8 0.842"
   " lane_elements@threads=128,elements=4 0.583"
   " warp_rows@threads=128,vectors=2 0.581"
   " warp_rows@threads=128,vectors=4 0.457"
   " warp_rows@threads=64,vectors=4 0.450"
   " cluster_registers@cluster=1,elements=16 0.089"
   " cluster_registers@cluster=1,elements=32 0.075"
   " cluster_registers@cluster=1,elements=64 0.042"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=640 direction=backward", 1.006,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.996"
   " warp_rows_backward@threads=128,vectors=4 0.994"
   " cluster_registers_backward@cluster=1,vectors=4 0.992"
   " lane_elements_backward@threads=128,elements=8 0.992"
   " register_cache_backward@threads=128,vectors=1 0.987"
   " staged_rows_backward@threads=64,bytes=2048 0.957"
   " staged_rows_backward@threads=256,bytes=8192 0.957"
   " register_cache_backward@threads=128,vectors=2 0.907"
   " cluster_registers_backward@cluster=1,vectors=8 0.866"
   " register_cache_backward@threads=256,vectors=2 0.559"
   " register_cache_backward@threads=512,vectors=2 0.291"
   " register_cache_backward@threads=512,vectors=4 0.173"
   " register_cache_backward@threads=256,vectors=8 0.168"
   " register_cache_backward@threads=1024,vectors=2 0.140"
   " register_cache_backward@threads=512,vectors=8 0.073"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=640 direction=backward", 0.988,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=128,vectors=2 0.999"
   " cluster_registers_backward@cluster=1,vectors=8 0.998"
   " cluster_registers_backward@cluster=1,vectors=2 0.997"
   " lane_elements_backward@threads=128,elements=8 0.993"
   " warp_rows_backward@threads=128,vectors=2 0.991"
   " warp_rows_backward@threads=128,vectors=4 0.991"
   " staged_rows_backward@threads=64,bytes=2048 0.972"
   " staged_rows_backward@threads=256,bytes=8192 0.971"
   " register_cache_backward@threads=256,vectors=2 0.952"
   " register_cache_backward@threads=512,vectors=2 0.611"
   " register_cache_backward@threads=256,vectors=8 0.494"
   " register_cache_backward@threads=512,vectors=4 0.370"
   " register_cache_backward@threads=1024,vectors=2 0.305"
   " register_cache_backward@threads=512,vectors=8 0.178"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=640", 0.948,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.997"
   " warp_rows@threads=64,vectors=4 0.988"
   " cluster_registers@cluster=1,elements=32 0.981"
   " warp_rows@threads=128,vectors=2 0.976"
   " warp_rows@threads=128,vectors=4 0.976"
   " lane_elements@threads=128,elements=8 0.925"
   " cluster_registers@cluster=1,elements=16 0.856"
   " cluster_registers@cluster=1,elements=64 0.762"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=96 direction=backward", 1.009,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.983"
   " warp_rows_backward@threads=128,vectors=4 0.957"
   " staged_rows_backward@threads=64,bytes=2048 0.903"
   " staged_rows_backward@threads=256,bytes=8192 0.888"
   " lane_elements_backward@threads=128,elements=4 0.863"
   " cluster_registers_backward@cluster=1,vectors=2 0.240"
   " cluster_registers_backward@cluster=1,vectors=4 0.239"
   " register_cache_backward@threads=128,vectors=1 0.238"
   " register_cache_backward@threads=128,vectors=2 0.200"
   " cluster_registers_backward@cluster=1,vectors=8 0.167"
   " register_cache_backward@threads=256,vectors=2 0.104"
   " register_cache_backward@threads=512,vectors=2 0.051"
   " register_cache_backward@threads=256,vectors=8 0.030"
   " register_cache_backward@threads=512,vectors=4 0.030"
   " register_cache_backward@threads=1024,vectors=2 0.024"
   " register_cache_backward@threads=512,vectors=8 0.012"},
  {"softmax", "fp32", "fp32", "rows=100000 cols=96 direction=backward", 1.002,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.985"
   " warp_rows_backward@threads=128,vectors=4 0.981"
   " lane_elements_backward@threads=128,elements=8 0.971"
   " staged_rows_backward@threads=64,bytes=2048 0.942"
   " staged_rows_backward@threads=256,bytes=8192 0.933"
   " cluster_registers_backward@cluster=1,vectors=2 0.452"
   " cluster_registers_backward@cluster=1,vectors=4 0.452"
   " register_cache_backward@threads=128,vectors=1 0.449"
   " cluster_registers_backward@cluster=1,vectors=8 0.447"
   " register_cache_backward@threads=128,vectors=2 0.447"
   " register_cache_backward@threads=256,vectors=2 0.237"
   " register_cache_backward@threads=512,vectors=2 0.114"
   " register_cache_backward@threads=256,vectors=8 0.092"
   " register_cache_backward@threads=512,vectors=4 0.067"
   " register_cache_backward@threads=1024,vectors=2 0.054"
   " register_cache_backward@threads=512,vectors=8 0.031"},
  {"softmax", "fp16", "fp16", "rows=100000 cols=96", 0.932,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.999"
   " warp_rows@threads=128,vectors=2 0.963"
   " lane_elements@threads=128,elements=8 0.926"
   " staged_rows@threads=64,bytes=4096 0.794"
   " staged_rows@threads=128,bytes=8192 0.779"
   " lane_elements@threads=128,elements=4 0.633"
   " cluster_registers@cluster=1,elements=16 0.180"
   " cluster_registers@cluster=1,elements=32 0.179"
   " cluster_registers@cluster=1,elements=64 0.148"},
  {"softmax", "bf16", "bf16", "rows=1003 cols=75", 0.770,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.989"
   " cluster_registers@cluster=1,elements=16 0.824"
   " register_cache@threads=128,vectors=1 0.770"
   " warp_rows@threads=128,vectors=2 0.748"
   " cluster_registers@cluster=1,elements=32 0.740"
   " warp_rows@threads=64,vectors=4 0.737"
   " warp_rows@threads=128,vectors=4 0.727"
   " register_cache@threads=128,vectors=2 0.704"
   " staged_rows@threads=64,bytes=4096 0.634"
   " staged_rows@threads=128,bytes=8192 0.628"
   " two_pass@threads=256,vectors=1 0.598"},
  {"softmax", "bf16", "bf16", "rows=1020650 cols=31", 0.922,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " lane_elements@threads=128,elements=4 0.691"
   " warp_rows@threads=128,vectors=2 0.420"
   " warp_rows@threads=128,vectors=4 0.375"
   " lane_elements@threads=128,elements=8 0.375"
   " warp_rows@threads=64,vectors=4 0.371"
   " cluster_registers@cluster=1,elements=16 0.054"
   " cluster_registers@cluster=1,elements=32 0.038"
   " register_cache@threads=128,vectors=1 0.033"
   " register_cache@threads=128,vectors=2 0.027"
   " two_pass@threads=256,vectors=1 0.018"},
  {"softmax", "bf16", "bf16", "rows=1020650 cols=31 direction=backward", 0.939,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.986"
   " lane_elements_backward@threads=128,elements=4 0.823"
   " warp_rows_backward@threads=128,vectors=2 0.563"
   " lane_elements_backward@threads=128,elements=8 0.523"
   " warp_rows_backward@threads=128,vectors=4 0.486"
   " register_cache_backward@threads=128,vectors=1 0.062"
   " register_cache_backward@threads=128,vectors=2 0.049"
   " register_cache_backward@threads=256,vectors=2 0.025"
   " two_pass_backward@threads=256,vectors=2 0.024"},
  {"softmax", "bf16", "bf16", "rows=10226 cols=1080", 0.848,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " register_cache@threads=128,vectors=2 0.889"
   " cluster_registers@cluster=1,elements=32 0.878"
   " cluster_registers@cluster=1,elements=16 0.873"
   " warp_rows@threads=64,vectors=4 0.841"
   " warp_rows@threads=128,vectors=2 0.830"
   " warp_rows@threads=128,vectors=4 0.828"
   " two_pass@threads=256,vectors=1 0.546"},
  {"softmax", "fp32", "fp32", "rows=1024 cols=32000", 0.946,
   "cluster_packed@cluster=8,vectors=8 1.000"
   " cluster_registers@cluster=8,elements=32 0.999"
   " cluster_registers@cluster=4,elements=32 0.990"
   " cluster_packed@cluster=8,vectors=10 0.990"
   " cluster_packed@cluster=4,vectors=8 0.990"
   " cluster_packed@cluster=4,vectors=10 0.981"
   " cluster_registers@cluster=8,elements=16 0.976"
   " cluster_registers@cluster=4,elements=64 0.967"
   " cluster_registers@cluster=2,elements=32 0.967"
   " cluster_registers@cluster=2,elements=64 0.964"
   " cluster_registers@cluster=8,elements=64 0.957"
   " cluster_packed@cluster=2,vectors=10 0.957"
   " cluster_shared@cluster=2,threads=512 0.953"
   " cluster_shared@cluster=2,threads=256 0.929"
   " cluster_registers@cluster=1,elements=64 0.910"
   " cluster_shared@cluster=4,threads=256 0.890"
   " two_pass@threads=512,vectors=4 0.875"
   " cluster_shared@cluster=8,threads=256 0.867"
   " cluster_registers@cluster=16,elements=16 0.822"
   " cluster_shared@cluster=1,threads=512 0.818"
   " cluster_shared@cluster=4,threads=512 0.810"
   " cluster_packed@cluster=16,vectors=8 0.756"
   " cluster_registers@cluster=16,elements=32 0.755"
   " cluster_packed@cluster=16,vectors=10 0.722"
   " cluster_shared@cluster=1,threads=256 0.710"
   " two_pass@threads=512,vectors=2 0.696"
   " cluster_registers@cluster=16,elements=64 0.691"
   " cluster_shared@cluster=8,threads=512 0.608"
   " cluster_shared@cluster=16,threads=256 0.599"
   " cluster_shared@cluster=16,threads=512 0.370"},
  {"softmax", "fp16", "fp16", "rows=1029 cols=5028 direction=backward", 0.924,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.915"
   " cluster_registers_backward@cluster=1,vectors=2 0.911"
   " cluster_registers_backward@cluster=2,vectors=2 0.899"
   " cluster_shared_backward@cluster=1,threads=256 0.859"
   " two_pass_backward@threads=512,vectors=2 0.822"
   " cluster_registers_backward@cluster=2,vectors=4 0.798"
   " register_cache_backward@threads=256,vectors=8 0.780"
   " register_cache_backward@threads=512,vectors=4 0.767"
   " cluster_shared_backward@cluster=1,threads=512 0.743"
   " cluster_registers_backward@cluster=4,vectors=2 0.663"
   " cluster_registers_backward@cluster=4,vectors=4 0.571"
   " register_cache_backward@threads=1024,vectors=2 0.517"
   " register_cache_backward@threads=512,vectors=8 0.463"
   " cluster_registers_backward@cluster=8,vectors=2 0.421"
   " cluster_registers_backward@cluster=8,vectors=4 0.389"
   " cluster_registers_backward@cluster=16,vectors=2 0.242"
   " cluster_registers_backward@cluster=16,vectors=4 0.207"},
  {"softmax", "fp16", "fp16", "rows=1029 cols=5028", 0.818,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.988"
   " cluster_registers@cluster=1,elements=64 0.934"
   " cluster_registers@cluster=1,elements=16 0.917"
   " cluster_registers@cluster=2,elements=32 0.827"
   " cluster_shared@cluster=1,threads=256 0.763"
   " register_cache@threads=256,vectors=8 0.718"
   " cluster_registers@cluster=2,elements=64 0.717"
   " two_pass@threads=512,vectors=2 0.711"
   " register_cache@threads=512,vectors=4 0.643"
   " cluster_shared@cluster=1,threads=512 0.611"
   " cluster_registers@cluster=4,elements=32 0.498"
   " cluster_registers@cluster=4,elements=64 0.453"
   " register_cache@threads=256,vectors=16 0.410"
   " cluster_registers@cluster=8,elements=16 0.341"
   " cluster_registers@cluster=16,elements=16 0.198"},
  {"softmax", "fp32", "fp32", "rows=103791 cols=42 direction=backward", 1.006,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.937"
   " staged_rows_backward@threads=64,bytes=2048 0.902"
   " staged_rows_backward@threads=256,bytes=8192 0.889"
   " lane_elements_backward@threads=128,elements=8 0.866"
   " warp_rows_backward@threads=128,vectors=4 0.849"
   " register_cache_backward@threads=128,vectors=1 0.199"
   " register_cache_backward@threads=128,vectors=2 0.172"
   " register_cache_backward@threads=256,vectors=2 0.088"
   " two_pass_backward@threads=256,vectors=2 0.072"},
  {"softmax", "fp32", "fp32", "rows=103791 cols=42", 0.925,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=128,bytes=8192 0.984"
   " staged_rows@threads=64,bytes=4096 0.974"
   " lane_elements@threads=128,elements=4 0.854"
   " warp_rows@threads=128,vectors=4 0.845"
   " warp_rows@threads=64,vectors=4 0.818"
   " warp_rows@threads=128,vectors=2 0.769"
   " cluster_registers@cluster=1,elements=16 0.124"
   " register_cache@threads=128,vectors=1 0.102"
   " register_cache@threads=128,vectors=2 0.080"
   " cluster_registers@cluster=1,elements=32 0.072"
   " two_pass@threads=256,vectors=1 0.057"},
  {"softmax", "fp32", "fp32", "rows=104 cols=274934", 0.766,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " cluster_shared@cluster=16,threads=512 0.946"
   " grid_resident@warps=16,vectors=16 0.938"
   " cluster_shared@cluster=16,threads=256 0.891"
   " grid_shared@warps=16,blocks_per_sm=1 0.867"
   " grid_shared@warps=8,blocks_per_sm=2 0.838"
   " split_k@threads=256,vectors=4,reread=reverse 0.782"
   " split_k@threads=256,vectors=8,reread=reverse 0.776"
   " split_k@threads=256,vectors=16,reread=reverse 0.765"
   " split_k@threads=256,vectors=2,reread=reverse 0.737"
   " split_k_persistent@threads=256,vectors=16 0.721"
   " two_pass@threads=1024,vectors=4 0.710"
   " split_k_persistent@threads=256,vectors=4 0.649"
   " cluster_registers@cluster=16,elements=64 0.635"
   " split_k_persistent@threads=256,vectors=2 0.481"},
  {"softmax", "bf16", "bf16", "rows=1041 cols=64", 0.799,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.977"
   " warp_rows@threads=128,vectors=2 0.883"
   " cluster_registers@cluster=1,elements=16 0.868"
   " register_cache@threads=128,vectors=1 0.823"
   " warp_rows@threads=64,vectors=4 0.810"
   " warp_rows@threads=128,vectors=4 0.804"
   " cluster_registers@cluster=1,elements=32 0.800"
   " register_cache@threads=128,vectors=2 0.720"
   " two_pass@threads=256,vectors=1 0.659"
   " staged_rows@threads=64,bytes=4096 0.451"
   " staged_rows@threads=128,bytes=8192 0.448"},
  {"softmax", "fp16", "fp16", "rows=105 cols=2880", 0.676,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.992"
   " cluster_registers@cluster=1,elements=32 0.944"
   " register_cache@threads=256,vectors=4 0.928"
   " cluster_registers@cluster=8,elements=16 0.912"
   " two_pass@threads=512,vectors=2 0.904"
   " cluster_registers@cluster=4,elements=32 0.875"
   " cluster_shared@cluster=1,threads=512 0.850"
   " cluster_registers@cluster=1,elements=64 0.844"
   " register_cache@threads=512,vectors=4 0.820"
   " cluster_registers@cluster=2,elements=32 0.817"
   " cluster_shared@cluster=1,threads=256 0.808"
   " cluster_registers@cluster=4,elements=64 0.787"
   " register_cache@threads=256,vectors=8 0.785"
   " cluster_registers@cluster=2,elements=64 0.775"
   " register_cache@threads=256,vectors=16 0.628"
   " cluster_registers@cluster=16,elements=16 0.526"},
  {"softmax", "fp32", "fp32", "rows=1053 cols=2125", 0.740,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.934"
   " cluster_registers@cluster=1,elements=32 0.933"
   " cluster_shared@cluster=1,threads=256 0.820"
   " register_cache@threads=256,vectors=8 0.782"
   " cluster_registers@cluster=1,elements=64 0.745"
   " two_pass@threads=512,vectors=2 0.730"
   " cluster_registers@cluster=2,elements=32 0.705"
   " register_cache@threads=512,vectors=4 0.671"
   " cluster_shared@cluster=1,threads=512 0.650"
   " cluster_registers@cluster=2,elements=64 0.621"
   " register_cache@threads=256,vectors=16 0.469"
   " cluster_registers@cluster=4,elements=32 0.459"
   " cluster_registers@cluster=8,elements=16 0.345"
   " cluster_registers@cluster=4,elements=64 0.298"
   " cluster_registers@cluster=16,elements=16 0.173"},
  {"softmax", "fp16", "fp16", "rows=1057 cols=768 direction=backward", 0.962,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.964"
   " lane_elements_backward@threads=128,elements=8 0.922"
   " warp_rows_backward@threads=128,vectors=2 0.904"
   " warp_rows_backward@threads=128,vectors=4 0.904"
   " register_cache_backward@threads=256,vectors=2 0.886"
   " staged_rows_backward@threads=64,bytes=2048 0.726"
   " two_pass_backward@threads=256,vectors=2 0.711"
   " staged_rows_backward@threads=256,bytes=8192 0.693"},
  {"softmax", "fp16", "fp16", "rows=1057 cols=768", 0.809,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=1 0.990"
   " cluster_registers@cluster=1,elements=16 0.951"
   " warp_rows@threads=128,vectors=2 0.946"
   " warp_rows@threads=128,vectors=4 0.946"
   " warp_rows@threads=64,vectors=4 0.940"
   " lane_elements@threads=128,elements=8 0.939"
   " register_cache@threads=128,vectors=2 0.877"
   " staged_rows@threads=64,bytes=4096 0.832"
   " staged_rows@threads=128,bytes=8192 0.824"
   " two_pass@threads=256,vectors=1 0.758"},
  {"softmax", "fp32", "fp32", "rows=10593 cols=70 direction=backward", 0.963,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.994"
   " warp_rows_backward@threads=128,vectors=4 0.910"
   " warp_rows_backward@threads=128,vectors=2 0.904"
   " staged_rows_backward@threads=64,bytes=2048 0.796"
   " staged_rows_backward@threads=256,bytes=8192 0.747"
   " register_cache_backward@threads=128,vectors=1 0.433"
   " register_cache_backward@threads=128,vectors=2 0.391"
   " register_cache_backward@threads=256,vectors=2 0.215"
   " two_pass_backward@threads=256,vectors=2 0.176"},
  {"softmax", "fp32", "fp32", "rows=10593 cols=70", 0.891,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=64,vectors=4 0.835"
   " warp_rows@threads=128,vectors=4 0.827"
   " lane_elements@threads=128,elements=4 0.812"
   " warp_rows@threads=128,vectors=2 0.790"
   " staged_rows@threads=64,bytes=4096 0.738"
   " staged_rows@threads=128,bytes=8192 0.709"
   " cluster_registers@cluster=1,elements=16 0.322"
   " register_cache@threads=128,vectors=1 0.267"
   " register_cache@threads=128,vectors=2 0.216"
   " cluster_registers@cluster=1,elements=32 0.197"
   " two_pass@threads=256,vectors=1 0.155"},
  {"softmax", "fp16", "fp16", "rows=106 cols=43317 stride=43340", 0.666,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.991"
   " cluster_registers@cluster=4,elements=64 0.990"
   " cluster_registers@cluster=8,elements=32 0.987"
   " cluster_packed@cluster=2,vectors=8 0.964"
   " cluster_registers@cluster=8,elements=16 0.940"
   " cluster_registers@cluster=4,elements=32 0.933"
   " cluster_packed@cluster=4,vectors=8 0.929"
   " cluster_registers@cluster=16,elements=16 0.927"
   " cluster_packed@cluster=8,vectors=8 0.927"
   " cluster_packed@cluster=2,vectors=10 0.914"
   " cluster_packed@cluster=4,vectors=10 0.910"
   " cluster_shared@cluster=2,threads=512 0.909"
   " cluster_registers@cluster=16,elements=32 0.895"
   " cluster_shared@cluster=1,threads=512 0.887"
   " two_pass@threads=512,vectors=4 0.860"
   " cluster_shared@cluster=2,threads=256 0.853"
   " cluster_packed@cluster=8,vectors=10 0.839"
   " cluster_shared@cluster=4,threads=256 0.828"
   " cluster_shared@cluster=8,threads=256 0.828"
   " grid_shared@warps=16,blocks_per_sm=1 0.814"
   " grid_resident@warps=16,vectors=16 0.800"
   " grid_resident@warps=32,vectors=4 0.799"
   " cluster_registers@cluster=16,elements=64 0.783"
   " cluster_shared@cluster=4,threads=512 0.748"
   " cluster_packed@cluster=16,vectors=8 0.735"
   " grid_shared@warps=8,blocks_per_sm=2 0.709"
   " cluster_packed@cluster=16,vectors=10 0.660"
   " cluster_shared@cluster=16,threads=256 0.614"
   " cluster_shared@cluster=8,threads=512 0.609"
   " cluster_shared@cluster=16,threads=512 0.415"},
  {"softmax", "bf16", "bf16", "rows=108 cols=134254", 0.720,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.964"
   " cluster_packed@cluster=8,vectors=8 0.961"
   " cluster_packed@cluster=16,vectors=8 0.918"
   " cluster_packed@cluster=8,vectors=10 0.903"
   " cluster_packed@cluster=16,vectors=10 0.895"
   " cluster_registers@cluster=16,elements=32 0.891"
   " cluster_shared@cluster=8,threads=256 0.889"
   " cluster_packed@cluster=4,vectors=10 0.854"
   " grid_shared@warps=16,blocks_per_sm=1 0.829"
   " cluster_shared@cluster=4,threads=512 0.811"
   " cluster_registers@cluster=8,elements=64 0.802"
   " grid_shared@warps=8,blocks_per_sm=2 0.791"
   " cluster_shared@cluster=8,threads=512 0.785"
   " cluster_shared@cluster=16,threads=256 0.784"
   " cluster_registers@cluster=16,elements=64 0.782"
   " two_pass@threads=512,vectors=4 0.743"
   " cluster_shared@cluster=4,threads=256 0.738"
   " cluster_registers@cluster=4,elements=64 0.737"
   " cluster_shared@cluster=2,threads=512 0.723"
   " cluster_registers@cluster=16,elements=16 0.655"
   " cluster_shared@cluster=16,threads=512 0.628"
   " cluster_shared@cluster=2,threads=256 0.622"},
  {"softmax", "fp32", "fp32", "rows=108 cols=468", 0.736,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.984"
   " lane_elements@threads=128,elements=8 0.935"
   " two_pass@threads=256,vectors=1 0.912"
   " warp_rows@threads=128,vectors=2 0.891"
   " warp_rows@threads=128,vectors=4 0.891"
   " warp_rows@threads=64,vectors=4 0.890"
   " cluster_registers@cluster=1,elements=16 0.878"
   " cluster_registers@cluster=1,elements=32 0.779"
   " staged_rows@threads=64,bytes=4096 0.638"
   " staged_rows@threads=128,bytes=8192 0.625"},
  {"softmax", "fp16", "fp16", "rows=109 cols=330 direction=backward", 0.824,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.981"
   " register_cache_backward@threads=128,vectors=2 0.954"
   " register_cache_backward@threads=256,vectors=2 0.937"
   " two_pass_backward@threads=256,vectors=2 0.739"
   " staged_rows_backward@threads=256,bytes=8192 0.672"
   " warp_rows_backward@threads=128,vectors=2 0.640"
   " staged_rows_backward@threads=64,bytes=2048 0.607"
   " warp_rows_backward@threads=128,vectors=4 0.517"},
  {"softmax", "fp16", "fp16", "rows=109 cols=330", 0.705,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.974"
   " register_cache@threads=128,vectors=2 0.924"
   " two_pass@threads=256,vectors=1 0.838"
   " cluster_registers@cluster=1,elements=16 0.832"
   " warp_rows@threads=128,vectors=2 0.804"
   " staged_rows@threads=64,bytes=4096 0.753"
   " staged_rows@threads=128,bytes=8192 0.750"
   " cluster_registers@cluster=1,elements=32 0.731"
   " warp_rows@threads=128,vectors=4 0.669"
   " warp_rows@threads=64,vectors=4 0.664"},
  {"softmax", "fp16", "fp16", "rows=109 cols=52823 direction=backward", 0.752,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " two_pass_backward@threads=1024,vectors=2 0.993"
   " grid_resident_backward@warps=16,vectors=8 0.985"
   " grid_resident_backward@warps=16,vectors=4 0.984"
   " cluster_shared_backward@cluster=2,threads=512 0.978"
   " cluster_registers_backward@cluster=8,vectors=2 0.946"
   " cluster_registers_backward@cluster=4,vectors=4 0.943"
   " cluster_registers_backward@cluster=16,vectors=2 0.929"
   " cluster_registers_backward@cluster=16,vectors=4 0.918"
   " cluster_registers_backward@cluster=2,vectors=4 0.905"
   " cluster_registers_backward@cluster=4,vectors=8 0.889"
   " cluster_registers_backward@cluster=2,vectors=8 0.873"
   " cluster_registers_backward@cluster=8,vectors=8 0.870"
   " cluster_registers_backward@cluster=16,vectors=8 0.846"
   " split_k_cooperative_backward@threads=256,vectors=4 0.841"
   " cluster_shared_backward@cluster=8,threads=256 0.829"
   " cluster_shared_backward@cluster=16,threads=256 0.805"
   " cluster_registers_backward@cluster=4,vectors=2 0.773"
   " cluster_shared_backward@cluster=8,threads=512 0.771"
   " split_k_cooperative_backward@threads=512,vectors=2 0.763"
   " cluster_shared_backward@cluster=16,threads=512 0.606"},
  {"softmax", "fp16", "fp16", "rows=109 cols=52823", 0.698,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=16,elements=32 0.937"
   " cluster_packed@cluster=4,vectors=8 0.930"
   " cluster_packed@cluster=2,vectors=10 0.927"
   " cluster_packed@cluster=8,vectors=8 0.919"
   " cluster_registers@cluster=4,elements=32 0.913"
   " cluster_shared@cluster=2,threads=512 0.905"
   " cluster_packed@cluster=8,vectors=10 0.903"
   " cluster_packed@cluster=4,vectors=10 0.898"
   " cluster_shared@cluster=1,threads=512 0.888"
   " cluster_shared@cluster=2,threads=256 0.869"
   " grid_resident@warps=32,vectors=4 0.857"
   " cluster_registers@cluster=8,elements=64 0.848"
   " grid_resident@warps=16,vectors=16 0.840"
   " cluster_shared@cluster=4,threads=256 0.837"
   " cluster_registers@cluster=4,elements=64 0.836"
   " cluster_registers@cluster=16,elements=64 0.828"
   " grid_shared@warps=16,blocks_per_sm=1 0.827"
   " two_pass@threads=512,vectors=4 0.823"
   " cluster_registers@cluster=8,elements=16 0.814"
   " cluster_registers@cluster=16,elements=16 0.813"
   " cluster_registers@cluster=2,elements=64 0.794"
   " cluster_shared@cluster=8,threads=256 0.790"
   " cluster_packed@cluster=16,vectors=8 0.779"
   " grid_shared@warps=8,blocks_per_sm=2 0.739"
   " cluster_packed@cluster=16,vectors=10 0.714"
   " cluster_shared@cluster=4,threads=512 0.713"
   " cluster_shared@cluster=16,threads=256 0.666"
   " cluster_shared@cluster=8,threads=512 0.641"
   " cluster_shared@cluster=16,threads=512 0.454"},
  {"softmax", "fp16", "fp16", "rows=11 cols=1771", 0.639,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.983"
   " two_pass@threads=256,vectors=1 0.934"
   " cluster_registers@cluster=1,elements=32 0.831"
   " staged_rows@threads=64,bytes=4096 0.653"
   " staged_rows@threads=128,bytes=8192 0.645"
   " warp_rows@threads=64,vectors=4 0.609"
   " warp_rows@threads=128,vectors=4 0.607"
   " warp_rows@threads=128,vectors=2 0.607"},
  {"softmax", "bf16", "bf16", "rows=11 cols=1998848", 0.734,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.883"
   " grid_shared@warps=16,blocks_per_sm=1 0.882"
   " split_k@threads=256,vectors=4,reread=reverse 0.847"
   " split_k@threads=256,vectors=8,reread=reverse 0.833"
   " split_k@threads=256,vectors=16,reread=reverse 0.756"
   " split_k_persistent@threads=256,vectors=16 0.749"
   " split_k@threads=256,vectors=2,reread=reverse 0.726"
   " split_k_persistent@threads=256,vectors=4 0.650"
   " split_k_persistent@threads=256,vectors=2 0.491"
   " two_pass@threads=1024,vectors=4 0.154"},
  {"softmax", "bf16", "bf16", "rows=11 cols=1998848 direction=backward", 0.724,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.756"
   " split_k_cooperative_backward@threads=512,vectors=2 0.746"
   " two_pass_backward@threads=1024,vectors=2 0.216"},
  {"softmax", "fp16", "fp16", "rows=11008 cols=960", 0.948,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.990"
   " lane_elements@threads=128,elements=8 0.987"
   " warp_rows@threads=64,vectors=4 0.980"
   " warp_rows@threads=128,vectors=4 0.979"
   " warp_rows@threads=128,vectors=2 0.978"
   " staged_rows@threads=64,bytes=4096 0.939"
   " register_cache@threads=128,vectors=1 0.930"
   " staged_rows@threads=128,bytes=8192 0.925"
   " register_cache@threads=128,vectors=2 0.829"
   " two_pass@threads=256,vectors=1 0.528"},
  {"softmax", "bf16", "bf16", "rows=111 cols=4930", 0.655,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=4 0.918"
   " cluster_registers@cluster=1,elements=32 0.900"
   " cluster_registers@cluster=8,elements=16 0.837"
   " cluster_registers@cluster=4,elements=32 0.808"
   " register_cache@threads=512,vectors=4 0.794"
   " cluster_registers@cluster=2,elements=32 0.792"
   " two_pass@threads=512,vectors=2 0.761"
   " register_cache@threads=256,vectors=8 0.752"
   " cluster_shared@cluster=1,threads=512 0.741"
   " cluster_registers@cluster=1,elements=64 0.738"
   " cluster_shared@cluster=1,threads=256 0.738"
   " cluster_registers@cluster=4,elements=64 0.719"
   " cluster_registers@cluster=2,elements=64 0.689"
   " register_cache@threads=256,vectors=16 0.594"
   " cluster_registers@cluster=16,elements=16 0.509"},
  {"softmax", "bf16", "bf16", "rows=111 cols=4930 direction=backward", 0.808,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.959"
   " register_cache_backward@threads=1024,vectors=2 0.935"
   " register_cache_backward@threads=256,vectors=8 0.935"
   " register_cache_backward@threads=512,vectors=8 0.886"
   " two_pass_backward@threads=512,vectors=2 0.844"
   " cluster_registers_backward@cluster=1,vectors=2 0.827"
   " cluster_registers_backward@cluster=2,vectors=2 0.739"
   " cluster_registers_backward@cluster=4,vectors=2 0.735"
   " cluster_registers_backward@cluster=1,vectors=4 0.731"
   " cluster_shared_backward@cluster=1,threads=512 0.727"
   " cluster_shared_backward@cluster=1,threads=256 0.704"
   " cluster_registers_backward@cluster=8,vectors=2 0.702"
   " cluster_registers_backward@cluster=4,vectors=4 0.679"
   " cluster_registers_backward@cluster=8,vectors=4 0.674"
   " cluster_registers_backward@cluster=2,vectors=4 0.671"
   " cluster_registers_backward@cluster=16,vectors=2 0.460"
   " cluster_registers_backward@cluster=16,vectors=4 0.408"},
  {"softmax", "fp16", "fp16", "rows=1139 cols=30", 0.814,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.997"
   " warp_rows@threads=128,vectors=2 0.780"
   " cluster_registers@cluster=1,elements=16 0.734"
   " register_cache@threads=128,vectors=1 0.691"
   " staged_rows@threads=64,bytes=4096 0.663"
   " staged_rows@threads=128,bytes=8192 0.657"
   " warp_rows@threads=64,vectors=4 0.652"
   " warp_rows@threads=128,vectors=4 0.649"
   " register_cache@threads=128,vectors=2 0.619"
   " cluster_registers@cluster=1,elements=32 0.610"
   " two_pass@threads=256,vectors=1 0.418"},
  {"softmax", "fp16", "fp16", "rows=1150 cols=13688 direction=backward", 0.986,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.991"
   " cluster_registers_backward@cluster=4,vectors=4 0.989"
   " register_cache_backward@threads=512,vectors=4 0.988"
   " register_cache_backward@threads=256,vectors=8 0.986"
   " cluster_registers_backward@cluster=2,vectors=4 0.982"
   " register_cache_backward@threads=1024,vectors=2 0.977"
   " cluster_registers_backward@cluster=1,vectors=4 0.971"
   " cluster_shared_backward@cluster=1,threads=256 0.902"
   " cluster_shared_backward@cluster=1,threads=512 0.899"
   " cluster_registers_backward@cluster=8,vectors=2 0.888"
   " two_pass_backward@threads=512,vectors=2 0.873"
   " cluster_registers_backward@cluster=1,vectors=2 0.857"
   " register_cache_backward@threads=512,vectors=8 0.843"
   " cluster_registers_backward@cluster=8,vectors=4 0.840"
   " cluster_registers_backward@cluster=16,vectors=4 0.513"
   " cluster_registers_backward@cluster=16,vectors=2 0.507"},
  {"softmax", "fp16", "fp16", "rows=1150 cols=13688", 0.908,
   "cluster_registers@cluster=2,elements=64 1.000"
   " cluster_registers@cluster=1,elements=64 1.000"
   " register_cache@threads=256,vectors=8 0.993"
   " register_cache@threads=512,vectors=4 0.990"
   " cluster_registers@cluster=2,elements=32 0.989"
   " cluster_registers@cluster=1,elements=32 0.922"
   " cluster_registers@cluster=4,elements=32 0.887"
   " cluster_shared@cluster=1,threads=256 0.880"
   " register_cache@threads=256,vectors=16 0.851"
   " cluster_shared@cluster=1,threads=512 0.838"
   " cluster_registers@cluster=4,elements=64 0.835"
   " two_pass@threads=512,vectors=2 0.777"
   " cluster_registers@cluster=8,elements=16 0.587"
   " cluster_registers@cluster=16,elements=16 0.352"},
  {"softmax", "fp16", "fp16", "rows=115526 cols=17 direction=backward", 0.806,
   "staged_rows_backward@threads=64,bytes=2048 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.936"
   " lane_elements_backward@threads=128,elements=4 0.907"
   " lane_elements_backward@threads=128,elements=8 0.787"
   " warp_rows_backward@threads=128,vectors=2 0.509"
   " warp_rows_backward@threads=128,vectors=4 0.413"
   " register_cache_backward@threads=128,vectors=1 0.062"
   " register_cache_backward@threads=128,vectors=2 0.047"
   " two_pass_backward@threads=256,vectors=2 0.025"
   " register_cache_backward@threads=256,vectors=2 0.024"},
  {"softmax", "fp16", "fp16", "rows=115526 cols=17", 0.800,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.987"
   " lane_elements@threads=128,elements=8 0.941"
   " lane_elements@threads=128,elements=4 0.681"
   " warp_rows@threads=128,vectors=2 0.406"
   " warp_rows@threads=128,vectors=4 0.346"
   " warp_rows@threads=64,vectors=4 0.343"
   " cluster_registers@cluster=1,elements=16 0.058"
   " cluster_registers@cluster=1,elements=32 0.049"
   " register_cache@threads=128,vectors=1 0.038"
   " register_cache@threads=128,vectors=2 0.032"
   " two_pass@threads=256,vectors=1 0.021"},
  {"softmax", "bf16", "bf16", "rows=1161 cols=2240", 0.794,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.988"
   " cluster_registers@cluster=1,elements=64 0.903"
   " register_cache@threads=256,vectors=2 0.891"
   " register_cache@threads=256,vectors=4 0.720"
   " cluster_shared@cluster=1,threads=256 0.676"
   " cluster_registers@cluster=2,elements=32 0.583"
   " two_pass@threads=512,vectors=2 0.579"
   " cluster_registers@cluster=2,elements=64 0.576"
   " cluster_shared@cluster=1,threads=512 0.538"
   " register_cache@threads=256,vectors=8 0.500"
   " register_cache@threads=512,vectors=4 0.464"
   " cluster_registers@cluster=4,elements=32 0.419"
   " cluster_registers@cluster=4,elements=64 0.361"
   " register_cache@threads=256,vectors=16 0.262"
   " cluster_registers@cluster=8,elements=16 0.258"
   " cluster_registers@cluster=16,elements=16 0.130"},
  {"softmax", "bf16", "bf16", "rows=1165 cols=192", 0.787,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.912"
   " register_cache@threads=128,vectors=1 0.867"
   " warp_rows@threads=128,vectors=2 0.849"
   " warp_rows@threads=64,vectors=4 0.841"
   " warp_rows@threads=128,vectors=4 0.840"
   " cluster_registers@cluster=1,elements=32 0.836"
   " register_cache@threads=128,vectors=2 0.762"
   " staged_rows@threads=64,bytes=4096 0.598"
   " staged_rows@threads=128,bytes=8192 0.591"
   " two_pass@threads=256,vectors=1 0.540"},
  {"softmax", "fp32", "fp32", "rows=11699 cols=2616 direction=backward", 1.005,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " cluster_registers_backward@cluster=2,vectors=4 0.994"
   " register_cache_backward@threads=512,vectors=2 0.994"
   " cluster_registers_backward@cluster=2,vectors=2 0.993"
   " cluster_registers_backward@cluster=1,vectors=4 0.991"
   " cluster_registers_backward@cluster=1,vectors=2 0.989"
   " cluster_shared_backward@cluster=1,threads=256 0.981"
   " two_pass_backward@threads=512,vectors=2 0.968"
   " cluster_shared_backward@cluster=1,threads=512 0.953"
   " register_cache_backward@threads=512,vectors=4 0.895"
   " register_cache_backward@threads=1024,vectors=2 0.830"
   " cluster_registers_backward@cluster=4,vectors=2 0.819"
   " cluster_registers_backward@cluster=4,vectors=4 0.804"
   " register_cache_backward@threads=512,vectors=8 0.537"
   " cluster_registers_backward@cluster=8,vectors=4 0.508"
   " cluster_registers_backward@cluster=8,vectors=2 0.483"
   " cluster_registers_backward@cluster=16,vectors=2 0.255"
   " cluster_registers_backward@cluster=16,vectors=4 0.251"},
  {"softmax", "fp32", "fp32", "rows=11699 cols=2616", 0.950,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.994"
   " register_cache@threads=256,vectors=4 0.994"
   " cluster_registers@cluster=1,elements=64 0.967"
   " cluster_shared@cluster=1,threads=256 0.812"
   " register_cache@threads=256,vectors=8 0.736"
   " register_cache@threads=512,vectors=4 0.712"
   " cluster_registers@cluster=2,elements=32 0.705"
   " two_pass@threads=512,vectors=2 0.677"
   " cluster_registers@cluster=2,elements=64 0.670"
   " cluster_shared@cluster=1,threads=512 0.573"
   " cluster_registers@cluster=4,elements=32 0.462"
   " register_cache@threads=256,vectors=16 0.425"
   " cluster_registers@cluster=4,elements=64 0.386"
   " cluster_registers@cluster=8,elements=16 0.295"
   " cluster_registers@cluster=16,elements=16 0.145"},
  {"softmax", "bf16", "bf16", "rows=119 cols=34956", 0.732,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=4,elements=64 0.863"
   " cluster_registers@cluster=8,elements=64 0.861"
   " cluster_registers@cluster=2,elements=64 0.854"
   " cluster_registers@cluster=8,elements=32 0.832"
   " cluster_registers@cluster=8,elements=16 0.831"
   " cluster_packed@cluster=4,vectors=8 0.818"
   " cluster_packed@cluster=2,vectors=8 0.815"
   " cluster_shared@cluster=2,threads=512 0.813"
   " cluster_shared@cluster=1,threads=512 0.798"
   " cluster_packed@cluster=2,vectors=10 0.795"
   " cluster_packed@cluster=4,vectors=10 0.788"
   " cluster_packed@cluster=8,vectors=10 0.781"
   " cluster_packed@cluster=8,vectors=8 0.765"
   " two_pass@threads=512,vectors=4 0.747"
   " cluster_shared@cluster=2,threads=256 0.747"
   " grid_resident@warps=32,vectors=4 0.744"
   " cluster_shared@cluster=4,threads=256 0.742"
   " grid_shared@warps=16,blocks_per_sm=1 0.712"
   " grid_resident@warps=16,vectors=16 0.682"
   " cluster_registers@cluster=16,elements=16 0.676"
   " cluster_shared@cluster=8,threads=256 0.649"
   " cluster_registers@cluster=16,elements=32 0.628"
   " grid_shared@warps=8,blocks_per_sm=2 0.620"
   " cluster_shared@cluster=4,threads=512 0.613"
   " cluster_registers@cluster=16,elements=64 0.527"
   " cluster_packed@cluster=16,vectors=8 0.490"
   " cluster_shared@cluster=8,threads=512 0.489"
   " cluster_packed@cluster=16,vectors=10 0.454"
   " cluster_shared@cluster=16,threads=256 0.453"
   " cluster_shared@cluster=16,threads=512 0.298"},
  {"softmax", "bf16", "bf16", "rows=119 cols=34956 direction=backward", 0.816,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.980"
   " cluster_registers_backward@cluster=2,vectors=4 0.933"
   " cluster_registers_backward@cluster=1,vectors=8 0.930"
   " cluster_registers_backward@cluster=4,vectors=2 0.917"
   " cluster_registers_backward@cluster=2,vectors=8 0.911"
   " two_pass_backward@threads=1024,vectors=2 0.901"
   " cluster_registers_backward@cluster=4,vectors=8 0.900"
   " cluster_shared_backward@cluster=2,threads=512 0.886"
   " cluster_registers_backward@cluster=16,vectors=2 0.866"
   " cluster_registers_backward@cluster=8,vectors=4 0.857"
   " grid_resident_backward@warps=16,vectors=8 0.850"
   " grid_resident_backward@warps=16,vectors=4 0.846"
   " cluster_registers_backward@cluster=16,vectors=4 0.757"
   " cluster_shared_backward@cluster=8,threads=256 0.752"
   " cluster_registers_backward@cluster=8,vectors=8 0.720"
   " split_k_cooperative_backward@threads=256,vectors=4 0.714"
   " cluster_shared_backward@cluster=8,threads=512 0.621"
   " cluster_shared_backward@cluster=16,threads=256 0.608"
   " split_k_cooperative_backward@threads=512,vectors=2 0.594"
   " cluster_registers_backward@cluster=16,vectors=8 0.590"
   " cluster_shared_backward@cluster=16,threads=512 0.423"},
  {"softmax", "bf16", "bf16", "rows=1198 cols=80", 0.780,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.992"
   " warp_rows@threads=128,vectors=2 0.866"
   " cluster_registers@cluster=1,elements=16 0.866"
   " warp_rows@threads=128,vectors=4 0.832"
   " warp_rows@threads=64,vectors=4 0.829"
   " register_cache@threads=128,vectors=1 0.827"
   " cluster_registers@cluster=1,elements=32 0.791"
   " register_cache@threads=128,vectors=2 0.716"
   " staged_rows@threads=64,bytes=4096 0.700"
   " staged_rows@threads=128,bytes=8192 0.695"
   " two_pass@threads=256,vectors=1 0.502"},
  {"softmax", "bf16", "bf16", "rows=1198 cols=80 direction=backward", 0.918,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.990"
   " warp_rows_backward@threads=128,vectors=2 0.939"
   " warp_rows_backward@threads=128,vectors=4 0.898"
   " register_cache_backward@threads=128,vectors=1 0.862"
   " register_cache_backward@threads=128,vectors=2 0.784"
   " staged_rows_backward@threads=64,bytes=2048 0.731"
   " staged_rows_backward@threads=256,bytes=8192 0.709"
   " two_pass_backward@threads=256,vectors=2 0.567"
   " register_cache_backward@threads=256,vectors=2 0.560"},
  {"softmax", "fp16", "fp16", "rows=12 cols=10439", 0.522,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.965"
   " cluster_registers@cluster=16,elements=16 0.961"
   " cluster_registers@cluster=1,elements=32 0.936"
   " register_cache@threads=512,vectors=4 0.871"
   " cluster_registers@cluster=4,elements=32 0.862"
   " cluster_registers@cluster=2,elements=32 0.851"
   " register_cache@threads=256,vectors=8 0.819"
   " cluster_registers@cluster=1,elements=64 0.768"
   " cluster_shared@cluster=1,threads=512 0.738"
   " cluster_registers@cluster=2,elements=64 0.729"
   " two_pass@threads=512,vectors=2 0.695"
   " cluster_registers@cluster=4,elements=64 0.684"
   " register_cache@threads=256,vectors=16 0.661"
   " cluster_shared@cluster=1,threads=256 0.633"},
  {"softmax", "fp16", "fp16", "rows=12 cols=11528 direction=backward", 0.713,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.982"
   " cluster_registers_backward@cluster=4,vectors=2 0.974"
   " cluster_registers_backward@cluster=16,vectors=4 0.949"
   " cluster_registers_backward@cluster=8,vectors=4 0.943"
   " cluster_registers_backward@cluster=2,vectors=2 0.927"
   " register_cache_backward@threads=512,vectors=4 0.926"
   " cluster_registers_backward@cluster=4,vectors=4 0.925"
   " cluster_registers_backward@cluster=1,vectors=2 0.909"
   " register_cache_backward@threads=256,vectors=8 0.908"
   " cluster_registers_backward@cluster=2,vectors=4 0.887"
   " register_cache_backward@threads=1024,vectors=2 0.872"
   " cluster_registers_backward@cluster=1,vectors=4 0.866"
   " register_cache_backward@threads=512,vectors=8 0.852"
   " cluster_shared_backward@cluster=1,threads=512 0.701"
   " two_pass_backward@threads=512,vectors=2 0.689"
   " cluster_shared_backward@cluster=1,threads=256 0.686"},
  {"softmax", "fp16", "fp16", "rows=12 cols=11528", 0.571,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.981"
   " cluster_registers@cluster=1,elements=16 0.934"
   " cluster_registers@cluster=4,elements=32 0.927"
   " cluster_registers@cluster=1,elements=32 0.917"
   " cluster_registers@cluster=2,elements=32 0.899"
   " cluster_registers@cluster=1,elements=64 0.862"
   " register_cache@threads=512,vectors=4 0.847"
   " cluster_registers@cluster=4,elements=64 0.838"
   " cluster_registers@cluster=2,elements=64 0.830"
   " register_cache@threads=256,vectors=8 0.800"
   " cluster_shared@cluster=1,threads=512 0.746"
   " cluster_shared@cluster=1,threads=256 0.690"
   " two_pass@threads=512,vectors=2 0.654"
   " register_cache@threads=256,vectors=16 0.647"},
  {"softmax", "fp16", "fp16", "rows=12 cols=129238 direction=backward", 0.738,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.961"
   " cluster_registers_backward@cluster=8,vectors=4 0.943"
   " cluster_registers_backward@cluster=8,vectors=2 0.920"
   " cluster_registers_backward@cluster=16,vectors=8 0.892"
   " cluster_registers_backward@cluster=8,vectors=8 0.892"
   " cluster_shared_backward@cluster=16,threads=512 0.861"
   " cluster_registers_backward@cluster=4,vectors=4 0.833"
   " cluster_registers_backward@cluster=4,vectors=8 0.805"
   " grid_resident_backward@warps=16,vectors=4 0.794"
   " cluster_shared_backward@cluster=16,threads=256 0.783"
   " cluster_shared_backward@cluster=8,threads=512 0.779"
   " grid_resident_backward@warps=16,vectors=8 0.767"
   " cluster_shared_backward@cluster=8,threads=256 0.755"
   " split_k_cooperative_backward@threads=256,vectors=4 0.730"
   " split_k_cooperative_backward@threads=512,vectors=2 0.724"
   " two_pass_backward@threads=1024,vectors=2 0.299"},
  {"softmax", "fp16", "fp16", "rows=12 cols=129238", 0.619,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.975"
   " cluster_registers@cluster=8,elements=32 0.955"
   " cluster_registers@cluster=8,elements=64 0.927"
   " cluster_registers@cluster=16,elements=64 0.919"
   " cluster_packed@cluster=16,vectors=8 0.891"
   " cluster_packed@cluster=8,vectors=8 0.881"
   " cluster_shared@cluster=16,threads=512 0.863"
   " cluster_packed@cluster=8,vectors=10 0.814"
   " cluster_packed@cluster=16,vectors=10 0.807"
   " cluster_shared@cluster=16,threads=256 0.807"
   " cluster_shared@cluster=8,threads=512 0.802"
   " cluster_registers@cluster=4,elements=64 0.801"
   " cluster_shared@cluster=8,threads=256 0.767"
   " cluster_packed@cluster=4,vectors=10 0.693"
   " grid_shared@warps=8,blocks_per_sm=2 0.680"
   " grid_shared@warps=16,blocks_per_sm=1 0.676"
   " grid_resident@warps=16,vectors=16 0.675"
   " grid_resident@warps=32,vectors=4 0.662"
   " cluster_shared@cluster=4,threads=512 0.657"
   " cluster_shared@cluster=4,threads=256 0.587"
   " cluster_shared@cluster=2,threads=512 0.480"
   " cluster_shared@cluster=2,threads=256 0.391"
   " two_pass@threads=512,vectors=4 0.242"},
  {"softmax", "fp16", "fp16", "rows=12 cols=168172 stride=168201 direction=backward", 0.724,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.961"
   " cluster_registers_backward@cluster=8,vectors=8 0.932"
   " cluster_registers_backward@cluster=16,vectors=8 0.929"
   " grid_resident_backward@warps=16,vectors=4 0.867"
   " cluster_shared_backward@cluster=16,threads=512 0.858"
   " grid_resident_backward@warps=16,vectors=8 0.846"
   " cluster_shared_backward@cluster=16,threads=256 0.793"
   " cluster_shared_backward@cluster=8,threads=256 0.790"
   " cluster_shared_backward@cluster=8,threads=512 0.789"
   " cluster_registers_backward@cluster=16,vectors=2 0.779"
   " split_k_cooperative_backward@threads=512,vectors=2 0.776"
   " split_k_cooperative_backward@threads=256,vectors=4 0.771"
   " two_pass_backward@threads=1024,vectors=2 0.282"},
  {"softmax", "fp16", "fp16", "rows=12 cols=168172 stride=168201", 0.622,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.984"
   " cluster_registers@cluster=8,elements=64 0.914"
   " cluster_registers@cluster=16,elements=64 0.912"
   " cluster_packed@cluster=8,vectors=8 0.906"
   " cluster_packed@cluster=16,vectors=8 0.890"
   " cluster_shared@cluster=16,threads=512 0.851"
   " cluster_packed@cluster=8,vectors=10 0.834"
   " cluster_packed@cluster=16,vectors=10 0.822"
   " cluster_shared@cluster=8,threads=512 0.787"
   " cluster_shared@cluster=16,threads=256 0.785"
   " cluster_shared@cluster=8,threads=256 0.771"
   " cluster_registers@cluster=4,elements=64 0.748"
   " grid_resident@warps=16,vectors=16 0.734"
   " grid_shared@warps=8,blocks_per_sm=2 0.706"
   " grid_resident@warps=32,vectors=4 0.701"
   " grid_shared@warps=16,blocks_per_sm=1 0.694"
   " cluster_shared@cluster=4,threads=512 0.635"
   " cluster_shared@cluster=4,threads=256 0.585"
   " cluster_shared@cluster=2,threads=512 0.459"
   " cluster_shared@cluster=2,threads=256 0.367"
   " two_pass@threads=512,vectors=4 0.210"},
  {"softmax", "fp16", "fp16", "rows=12 cols=68579 stride=68638 direction=backward", 0.650,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.966"
   " cluster_registers_backward@cluster=8,vectors=4 0.902"
   " cluster_registers_backward@cluster=16,vectors=4 0.887"
   " cluster_registers_backward@cluster=4,vectors=4 0.823"
   " cluster_registers_backward@cluster=16,vectors=8 0.821"
   " cluster_registers_backward@cluster=8,vectors=8 0.795"
   " cluster_shared_backward@cluster=8,threads=512 0.789"
   " cluster_shared_backward@cluster=8,threads=256 0.786"
   " cluster_shared_backward@cluster=16,threads=256 0.771"
   " cluster_shared_backward@cluster=16,threads=512 0.766"
   " grid_resident_backward@warps=16,vectors=4 0.762"
   " cluster_registers_backward@cluster=4,vectors=8 0.744"
   " grid_resident_backward@warps=16,vectors=8 0.731"
   " split_k_cooperative_backward@threads=512,vectors=2 0.725"
   " split_k_cooperative_backward@threads=256,vectors=4 0.707"
   " cluster_registers_backward@cluster=2,vectors=8 0.658"
   " cluster_shared_backward@cluster=2,threads=512 0.621"
   " two_pass_backward@threads=1024,vectors=2 0.410"},
  {"softmax", "fp16", "fp16", "rows=12 cols=68579 stride=68638", 0.594,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.985"
   " cluster_registers@cluster=8,elements=32 0.946"
   " cluster_registers@cluster=16,elements=32 0.945"
   " cluster_registers@cluster=16,elements=64 0.852"
   " cluster_registers@cluster=8,elements=64 0.844"
   " cluster_registers@cluster=4,elements=64 0.780"
   " cluster_shared@cluster=16,threads=256 0.773"
   " cluster_packed@cluster=16,vectors=8 0.773"
   " cluster_shared@cluster=8,threads=256 0.770"
   " cluster_shared@cluster=8,threads=512 0.767"
   " cluster_packed@cluster=8,vectors=8 0.762"
   " cluster_shared@cluster=16,threads=512 0.721"
   " cluster_packed@cluster=4,vectors=8 0.703"
   " cluster_packed@cluster=16,vectors=10 0.691"
   " cluster_packed@cluster=8,vectors=10 0.680"
   " cluster_packed@cluster=4,vectors=10 0.675"
   " cluster_shared@cluster=4,threads=512 0.675"
   " cluster_shared@cluster=4,threads=256 0.639"
   " cluster_registers@cluster=2,elements=64 0.622"
   " grid_shared@warps=8,blocks_per_sm=2 0.609"
   " grid_shared@warps=16,blocks_per_sm=1 0.607"
   " grid_resident@warps=16,vectors=16 0.576"
   " cluster_packed@cluster=2,vectors=10 0.560"
   " grid_resident@warps=32,vectors=4 0.553"
   " cluster_shared@cluster=2,threads=512 0.547"
   " cluster_shared@cluster=2,threads=256 0.483"
   " cluster_shared@cluster=1,threads=512 0.393"
   " two_pass@threads=512,vectors=4 0.310"},
  {"softmax", "fp32", "fp32", "rows=12182 cols=173 stride=180", 0.839,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 1.000"
   " lane_elements@threads=128,elements=8 0.945"
   " warp_rows@threads=128,vectors=2 0.867"
   " cluster_registers@cluster=1,elements=16 0.535"
   " register_cache@threads=128,vectors=1 0.466"
   " register_cache@threads=128,vectors=2 0.378"
   " cluster_registers@cluster=1,elements=32 0.343"
   " two_pass@threads=256,vectors=1 0.262"},
  {"softmax", "fp16", "fp16", "rows=1226 cols=64", 0.801,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.995"
   " warp_rows@threads=128,vectors=2 0.914"
   " cluster_registers@cluster=1,elements=16 0.846"
   " warp_rows@threads=64,vectors=4 0.843"
   " warp_rows@threads=128,vectors=4 0.839"
   " register_cache@threads=128,vectors=1 0.813"
   " cluster_registers@cluster=1,elements=32 0.781"
   " register_cache@threads=128,vectors=2 0.686"
   " two_pass@threads=256,vectors=1 0.499"
   " staged_rows@threads=64,bytes=4096 0.467"
   " staged_rows@threads=128,bytes=8192 0.463"},
  {"softmax", "fp32", "fp32", "rows=122872 cols=84 direction=backward", 1.007,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.983"
   " warp_rows_backward@threads=128,vectors=4 0.980"
   " lane_elements_backward@threads=128,elements=8 0.962"
   " staged_rows_backward@threads=64,bytes=2048 0.928"
   " staged_rows_backward@threads=256,bytes=8192 0.927"
   " register_cache_backward@threads=128,vectors=1 0.390"
   " register_cache_backward@threads=128,vectors=2 0.389"
   " register_cache_backward@threads=256,vectors=2 0.207"
   " two_pass_backward@threads=256,vectors=2 0.164"},
  {"softmax", "fp32", "fp32", "rows=122872 cols=84", 0.934,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.998"
   " lane_elements@threads=128,elements=8 0.993"
   " staged_rows@threads=128,bytes=8192 0.989"
   " staged_rows@threads=64,bytes=4096 0.989"
   " warp_rows@threads=128,vectors=2 0.895"
   " lane_elements@threads=128,elements=4 0.804"
   " cluster_registers@cluster=1,elements=16 0.285"
   " register_cache@threads=128,vectors=1 0.247"
   " cluster_registers@cluster=1,elements=32 0.229"
   " register_cache@threads=128,vectors=2 0.179"
   " two_pass@threads=256,vectors=1 0.120"},
  {"softmax", "fp16", "fp16", "rows=12375 cols=1664 direction=backward", 0.995,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.999"
   " warp_rows_backward@threads=128,vectors=4 0.980"
   " warp_rows_backward@threads=128,vectors=2 0.980"
   " staged_rows_backward@threads=64,bytes=2048 0.929"
   " staged_rows_backward@threads=256,bytes=8192 0.914"
   " two_pass_backward@threads=256,vectors=2 0.854"},
  {"softmax", "fp16", "fp16", "rows=12375 cols=1664", 0.960,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.991"
   " warp_rows@threads=64,vectors=4 0.974"
   " warp_rows@threads=128,vectors=2 0.973"
   " warp_rows@threads=128,vectors=4 0.971"
   " cluster_registers@cluster=1,elements=16 0.932"
   " staged_rows@threads=64,bytes=4096 0.898"
   " staged_rows@threads=128,bytes=8192 0.887"
   " two_pass@threads=256,vectors=1 0.678"},
  {"softmax", "fp16", "fp16", "rows=127683 cols=64", 0.964,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.980"
   " warp_rows@threads=64,vectors=4 0.806"
   " warp_rows@threads=128,vectors=4 0.799"
   " lane_elements@threads=128,elements=4 0.793"
   " staged_rows@threads=64,bytes=4096 0.490"
   " staged_rows@threads=128,bytes=8192 0.484"
   " cluster_registers@cluster=1,elements=16 0.120"
   " cluster_registers@cluster=1,elements=32 0.120"
   " register_cache@threads=128,vectors=1 0.111"
   " register_cache@threads=128,vectors=2 0.078"
   " two_pass@threads=256,vectors=1 0.051"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1000", 0.621,
   "cluster_registers@cluster=1,elements=16 1.000"
   " lane_elements@threads=128,elements=8 0.985"
   " warp_rows@threads=64,vectors=4 0.971"
   " warp_rows@threads=128,vectors=2 0.963"
   " warp_rows@threads=128,vectors=4 0.963"
   " cluster_registers@cluster=1,elements=32 0.934"
   " staged_rows@threads=64,bytes=4096 0.803"
   " staged_rows@threads=128,bytes=8192 0.796"
   " cluster_registers@cluster=1,elements=64 0.769"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1023", 0.511,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.938"
   " register_cache@threads=256,vectors=16 0.716"
   " smem_cache_medium@blocks=2 0.708"
   " split_k_persistent@threads=256,vectors=16 0.455"
   " split_k_cooperative@threads=256,vectors=16 0.442"
   " split_k@threads=256,vectors=16,reread=forward 0.409"
   " multi_kernel@intermediate=input 0.338"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.291"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024 direction=backward", 0.887,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.966"
   " register_cache_backward@threads=256,vectors=2 0.959"
   " cluster_registers_backward@cluster=1,vectors=2 0.923"
   " register_cache_backward@threads=512,vectors=2 0.898"
   " cluster_registers_backward@cluster=1,vectors=4 0.892"
   " register_cache_backward@threads=512,vectors=4 0.890"
   " warp_rows_backward@threads=128,vectors=4 0.890"
   " warp_rows_backward@threads=128,vectors=2 0.889"
   " lane_elements_backward@threads=128,elements=8 0.860"
   " register_cache_backward@threads=256,vectors=8 0.855"
   " register_cache_backward@threads=1024,vectors=2 0.839"
   " register_cache_backward@threads=512,vectors=8 0.820"
   " cluster_registers_backward@cluster=1,vectors=8 0.793"
   " staged_rows_backward@threads=64,bytes=2048 0.591"
   " staged_rows_backward@threads=256,bytes=8192 0.540"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024 direction=backward", 0.881,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.986"
   " register_cache_backward@threads=512,vectors=4 0.963"
   " cluster_registers_backward@cluster=1,vectors=4 0.946"
   " register_cache_backward@threads=512,vectors=2 0.943"
   " cluster_registers_backward@cluster=1,vectors=2 0.941"
   " register_cache_backward@threads=256,vectors=8 0.928"
   " register_cache_backward@threads=1024,vectors=2 0.883"
   " warp_rows_backward@threads=128,vectors=2 0.879"
   " warp_rows_backward@threads=128,vectors=4 0.878"
   " register_cache_backward@threads=512,vectors=8 0.878"
   " cluster_registers_backward@cluster=1,vectors=8 0.872"
   " lane_elements_backward@threads=128,elements=8 0.825"
   " staged_rows_backward@threads=64,bytes=2048 0.565"
   " staged_rows_backward@threads=256,bytes=8192 0.480"},
  {"softmax", "fp16", "fp16", "rows=128 cols=1024", 0.670,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=1 0.974"
   " register_cache@threads=128,vectors=2 0.973"
   " register_cache@threads=256,vectors=2 0.959"
   " warp_rows@threads=128,vectors=4 0.957"
   " register_cache@threads=128,vectors=4 0.917"
   " two_pass@threads=256,vectors=1 0.915"
   " two_pass@threads=128,vectors=1 0.904"
   " register_cache@threads=512,vectors=2 0.864"
   " cluster_shared@cluster=1,threads=256 0.855"
   " register_cache@threads=256,vectors=4 0.840"
   " two_pass@threads=512,vectors=2 0.839"
   " register_cache@threads=1024,vectors=1 0.822"
   " two_pass@threads=256,vectors=4 0.814"
   " staged_rows@threads=64,bytes=4096 0.809"
   " two_pass@threads=512,vectors=4 0.803"
   " two_pass@threads=1024,vectors=2 0.776"
   " register_cache@threads=512,vectors=4 0.730"
   " two_pass@threads=1024,vectors=4 0.726"
   " scalar@threads=256,elements=8 0.716"
   " register_cache@threads=512,vectors=8 0.616"
   " register_cache@threads=256,vectors=16 0.561"
   " smem_cache_medium@blocks=3 0.555"
   " smem_cache_medium@blocks=2 0.548"
   " register_cache@threads=1024,vectors=4 0.544"
   " split_k@threads=128,vectors=2,reread=reverse 0.540"
   " split_k@threads=256,vectors=2,reread=reverse 0.536"
   " split_k@threads=256,vectors=4,reread=reverse 0.509"
   " split_k_persistent@threads=256,vectors=2 0.475"
   " split_k_cooperative@threads=256,vectors=2 0.468"
   " split_k@threads=256,vectors=8,reread=reverse 0.451"
   " split_k_persistent@threads=256,vectors=4 0.451"
   " split_k_cooperative@threads=256,vectors=4 0.444"
   " split_k@threads=512,vectors=4,reread=reverse 0.438"
   " split_k_persistent@threads=512,vectors=4 0.413"
   " split_k_cooperative@threads=512,vectors=4 0.407"
   " split_k@threads=512,vectors=8,reread=reverse 0.371"
   " split_k_persistent@threads=256,vectors=16 0.354"
   " split_k_cooperative@threads=256,vectors=16 0.342"
   " split_k@threads=256,vectors=16,reread=forward 0.321"
   " split_k@threads=256,vectors=16,reread=reverse 0.320"
   " multi_kernel@intermediate=input 0.289"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.265"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.231"},
  {"softmax", "fp32", "fp32", "rows=128 cols=1024", 0.680,
   "register_cache@threads=128,vectors=2 1.000"
   " register_cache@threads=256,vectors=2 0.981"
   " register_cache@threads=128,vectors=4 0.947"
   " two_pass@threads=256,vectors=1 0.937"
   " register_cache@threads=512,vectors=2 0.920"
   " register_cache@threads=256,vectors=4 0.898"
   " warp_rows@threads=128,vectors=4 0.874"
   " cluster_shared@cluster=1,threads=256 0.862"
   " register_cache@threads=1024,vectors=1 0.858"
   " scalar@threads=256,elements=8 0.811"
   " register_cache@threads=512,vectors=4 0.803"
   " vector4@threads=256,vectors=4 0.790"
   " cluster_registers@cluster=1,elements=32 0.784"
   " staged_rows@threads=64,bytes=4096 0.746"
   " register_cache@threads=512,vectors=8 0.707"
   " register_cache@threads=1024,vectors=4 0.641"
   " register_cache@threads=256,vectors=16 0.627"
   " smem_cache_medium@blocks=2 0.625"
   " split_k@threads=128,vectors=2,reread=reverse 0.544"
   " split_k@threads=256,vectors=2,reread=reverse 0.539"
   " split_k@threads=256,vectors=4,reread=reverse 0.516"
   " split_k@threads=512,vectors=4,reread=reverse 0.459"
   " split_k@threads=256,vectors=8,reread=reverse 0.457"
   " split_k@threads=512,vectors=8,reread=reverse 0.397"
   " split_k_persistent@threads=256,vectors=16 0.381"
   " split_k_cooperative@threads=256,vectors=16 0.366"
   " split_k@threads=256,vectors=16,reread=forward 0.343"
   " split_k@threads=256,vectors=16,reread=reverse 0.343"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.273"
   " multi_kernel@intermediate=input 0.261"},
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
   " register_cache@threads=256,vectors=16 0.591"
   " smem_cache_medium@blocks=2 0.581"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.349"
   " split_k@threads=256,vectors=16,reread=forward 0.333"
   " multi_kernel@intermediate=input 0.322"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.231"},
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
  {"softmax", "fp16", "fp16", "rows=128 cols=16384", 0.545,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.995"
   " two_pass@threads=256,vectors=1 0.934"
   " split_k_persistent@threads=256,vectors=16 0.723"
   " split_k_cooperative@threads=256,vectors=16 0.703"
   " split_k@threads=256,vectors=16,reread=forward 0.670"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.551"
   " scalar@threads=256,elements=8 0.478"
   " multi_kernel@intermediate=input 0.455"},
  {"softmax", "fp16", "fp16", "rows=128 cols=2048", 0.612,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.788"
   " register_cache@threads=256,vectors=16 0.629"
   " smem_cache_medium@blocks=2 0.618"
   " split_k_persistent@threads=256,vectors=16 0.397"
   " split_k_cooperative@threads=256,vectors=16 0.386"
   " split_k@threads=256,vectors=16,reread=forward 0.367"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.267"
   " multi_kernel@intermediate=input 0.262"},
  {"softmax", "fp16", "fp16", "rows=128 cols=256 direction=backward", 0.907,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.941"
   " cluster_registers_backward@cluster=1,vectors=2 0.923"
   " warp_rows_backward@threads=128,vectors=2 0.916"
   " register_cache_backward@threads=128,vectors=2 0.907"
   " register_cache_backward@threads=256,vectors=2 0.902"
   " cluster_registers_backward@cluster=1,vectors=4 0.865"
   " warp_rows_backward@threads=128,vectors=4 0.857"
   " register_cache_backward@threads=512,vectors=2 0.844"
   " register_cache_backward@threads=512,vectors=4 0.834"
   " register_cache_backward@threads=256,vectors=8 0.794"
   " register_cache_backward@threads=1024,vectors=2 0.769"
   " cluster_registers_backward@cluster=1,vectors=8 0.751"
   " register_cache_backward@threads=512,vectors=8 0.737"
   " staged_rows_backward@threads=64,bytes=2048 0.643"
   " staged_rows_backward@threads=256,bytes=8192 0.605"},
  {"softmax", "fp32", "fp32", "rows=128 cols=256 direction=backward", 0.895,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.970"
   " cluster_registers_backward@cluster=1,vectors=2 0.966"
   " cluster_registers_backward@cluster=1,vectors=4 0.946"
   " register_cache_backward@threads=128,vectors=2 0.944"
   " warp_rows_backward@threads=128,vectors=2 0.942"
   " warp_rows_backward@threads=128,vectors=4 0.936"
   " register_cache_backward@threads=256,vectors=2 0.925"
   " cluster_registers_backward@cluster=1,vectors=8 0.895"
   " register_cache_backward@threads=512,vectors=4 0.888"
   " register_cache_backward@threads=512,vectors=2 0.869"
   " register_cache_backward@threads=256,vectors=8 0.863"
   " register_cache_backward@threads=1024,vectors=2 0.798"
   " register_cache_backward@threads=512,vectors=8 0.795"
   " staged_rows_backward@threads=64,bytes=2048 0.617"
   " staged_rows_backward@threads=256,bytes=8192 0.536"},
  {"softmax", "fp32", "fp32", "rows=128 cols=256", 0.774,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.969"
   " warp_rows@threads=128,vectors=2 0.897"
   " warp_rows@threads=128,vectors=4 0.880"
   " warp_rows@threads=64,vectors=4 0.874"
   " cluster_registers@cluster=1,elements=16 0.868"
   " cluster_registers@cluster=1,elements=32 0.778"
   " staged_rows@threads=64,bytes=4096 0.735"
   " staged_rows@threads=128,bytes=8192 0.725"
   " cluster_registers@cluster=1,elements=64 0.623"},
  {"softmax", "fp16", "fp16", "rows=128 cols=262144", 0.569,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_persistent@threads=256,vectors=16 0.942"
   " split_k_cooperative@threads=256,vectors=16 0.920"
   " multi_kernel@intermediate=input 0.533"
   " two_pass@threads=256,vectors=1 0.510"
   " scalar@threads=256,elements=8 0.133"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32000", 0.646,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.987"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " split_k_cooperative@threads=256,vectors=16 0.769"
   " two_pass@threads=256,vectors=1 0.745"
   " split_k@threads=256,vectors=16,reread=forward 0.706"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.634"
   " multi_kernel@intermediate=input 0.479"
   " scalar@threads=256,elements=8 0.342"},
  {"softmax", "fp16", "fp16", "rows=128 cols=32768", 0.646,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.993"
   " split_k_persistent@threads=256,vectors=16 0.795"
   " split_k_cooperative@threads=256,vectors=16 0.768"
   " two_pass@threads=256,vectors=1 0.744"
   " split_k@threads=256,vectors=16,reread=forward 0.703"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.637"
   " multi_kernel@intermediate=input 0.480"
   " scalar@threads=256,elements=8 0.346"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4096", 0.600,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.689"
   " smem_cache_medium@blocks=2 0.677"
   " scalar@threads=256,elements=8 0.644"
   " split_k_persistent@threads=256,vectors=16 0.439"
   " split_k_cooperative@threads=256,vectors=16 0.429"
   " split_k@threads=256,vectors=16,reread=forward 0.408"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.302"
   " multi_kernel@intermediate=input 0.219"},
  {"softmax", "fp16", "fp16", "rows=128 cols=4097", 0.528,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.808"
   " smem_cache_medium@blocks=2 0.798"
   " scalar@threads=256,elements=8 0.695"
   " split_k_persistent@threads=256,vectors=16 0.525"
   " split_k_cooperative@threads=256,vectors=16 0.514"
   " split_k@threads=256,vectors=16,reread=forward 0.478"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.350"
   " multi_kernel@intermediate=input 0.245"},
  {"softmax", "fp16", "fp16", "rows=128 cols=50257", 0.566,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.926"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.874"
   " split_k@threads=256,vectors=16,reread=forward 0.859"
   " two_pass@threads=256,vectors=1 0.812"
   " multi_kernel@intermediate=input 0.546"
   " scalar@threads=256,elements=8 0.365"},
  {"softmax", "fp16", "fp16", "rows=128 cols=512", 0.608,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.774"
   " register_cache@threads=256,vectors=16 0.607"
   " smem_cache_medium@blocks=2 0.595"
   " split_k_persistent@threads=256,vectors=16 0.371"
   " split_k_cooperative@threads=256,vectors=16 0.362"
   " split_k@threads=256,vectors=16,reread=forward 0.344"
   " multi_kernel@intermediate=input 0.334"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.243"},
  {"softmax", "fp16", "fp16", "rows=128 cols=524288", 0.585,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.907"
   " split_k_persistent@threads=256,vectors=16 0.905"
   " multi_kernel@intermediate=input 0.512"
   " two_pass@threads=256,vectors=1 0.464"
   " scalar@threads=256,elements=8 0.128"},
  {"softmax", "fp32", "fp32", "rows=128 cols=65", 0.761,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.990"
   " register_cache@threads=128,vectors=1 0.868"
   " warp_rows@threads=128,vectors=2 0.818"
   " warp_rows@threads=128,vectors=4 0.745"
   " cluster_registers@cluster=1,elements=16 0.739"
   " warp_rows@threads=64,vectors=4 0.737"
   " cluster_registers@cluster=1,elements=32 0.592"
   " staged_rows@threads=64,bytes=4096 0.578"
   " staged_rows@threads=128,bytes=8192 0.564"
   " cluster_registers@cluster=1,elements=64 0.309"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65536", 0.637,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.917"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.916"
   " split_k@threads=256,vectors=16,reread=forward 0.880"
   " two_pass@threads=256,vectors=1 0.727"
   " multi_kernel@intermediate=input 0.530"
   " scalar@threads=256,elements=8 0.318"},
  {"softmax", "fp16", "fp16", "rows=128 cols=65537", 0.561,
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.812"
   " two_pass@threads=256,vectors=1 0.792"
   " split_k_persistent@threads=256,vectors=16 0.759"
   " split_k_cooperative@threads=256,vectors=16 0.741"
   " multi_kernel@intermediate=input 0.591"
   " scalar@threads=256,elements=8 0.362"},
  {"softmax", "fp16", "fp16", "rows=128 cols=773 direction=backward", 0.828,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.972"
   " register_cache_backward@threads=256,vectors=2 0.950"
   " lane_elements_backward@threads=128,elements=8 0.909"
   " register_cache_backward@threads=512,vectors=2 0.882"
   " register_cache_backward@threads=512,vectors=4 0.832"
   " register_cache_backward@threads=256,vectors=8 0.827"
   " register_cache_backward@threads=1024,vectors=2 0.800"
   " cluster_registers_backward@cluster=1,vectors=2 0.800"
   " register_cache_backward@threads=512,vectors=8 0.754"
   " warp_rows_backward@threads=128,vectors=4 0.715"
   " warp_rows_backward@threads=128,vectors=2 0.715"
   " cluster_registers_backward@cluster=1,vectors=4 0.684"
   " staged_rows_backward@threads=256,bytes=8192 0.585"
   " staged_rows_backward@threads=64,bytes=2048 0.551"
   " cluster_registers_backward@cluster=1,vectors=8 0.436"},
  {"softmax", "fp32", "fp32", "rows=128 cols=773 direction=backward", 0.829,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.995"
   " lane_elements_backward@threads=128,elements=8 0.972"
   " register_cache_backward@threads=512,vectors=2 0.944"
   " cluster_registers_backward@cluster=1,vectors=2 0.865"
   " register_cache_backward@threads=512,vectors=4 0.863"
   " register_cache_backward@threads=256,vectors=8 0.847"
   " register_cache_backward@threads=1024,vectors=2 0.838"
   " cluster_registers_backward@cluster=1,vectors=4 0.792"
   " register_cache_backward@threads=512,vectors=8 0.776"
   " warp_rows_backward@threads=128,vectors=2 0.646"
   " warp_rows_backward@threads=128,vectors=4 0.646"
   " cluster_registers_backward@cluster=1,vectors=8 0.640"
   " staged_rows_backward@threads=256,bytes=8192 0.541"
   " staged_rows_backward@threads=64,bytes=2048 0.532"},
  {"softmax", "fp16", "fp16", "rows=128 cols=8192", 0.561,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.864"
   " smem_cache_medium@blocks=2 0.860"
   " split_k_persistent@threads=256,vectors=16 0.572"
   " scalar@threads=256,elements=8 0.571"
   " split_k_cooperative@threads=256,vectors=16 0.559"
   " split_k@threads=256,vectors=16,reread=forward 0.536"
   " multi_kernel@intermediate=input 0.442"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.418"},
  {"softmax", "fp16", "fp16", "rows=12871 cols=340", 0.787,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.943"
   " staged_rows@threads=128,bytes=8192 0.920"
   " warp_rows@threads=128,vectors=4 0.866"
   " warp_rows@threads=64,vectors=4 0.864"
   " warp_rows@threads=128,vectors=2 0.800"
   " cluster_registers@cluster=1,elements=16 0.706"
   " cluster_registers@cluster=1,elements=32 0.582"
   " register_cache@threads=128,vectors=1 0.488"
   " register_cache@threads=128,vectors=2 0.415"
   " two_pass@threads=256,vectors=1 0.268"},
  {"softmax", "fp16", "fp16", "rows=13 cols=70871 stride=70929", 0.608,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.970"
   " cluster_registers@cluster=16,elements=32 0.951"
   " cluster_registers@cluster=8,elements=32 0.941"
   " cluster_registers@cluster=16,elements=64 0.860"
   " cluster_registers@cluster=8,elements=64 0.852"
   " cluster_shared@cluster=16,threads=256 0.795"
   " cluster_registers@cluster=4,elements=64 0.793"
   " cluster_packed@cluster=16,vectors=8 0.782"
   " cluster_shared@cluster=8,threads=256 0.774"
   " cluster_shared@cluster=8,threads=512 0.771"
   " cluster_packed@cluster=8,vectors=8 0.768"
   " cluster_shared@cluster=16,threads=512 0.764"
   " cluster_packed@cluster=4,vectors=8 0.717"
   " cluster_packed@cluster=16,vectors=10 0.703"
   " cluster_packed@cluster=8,vectors=10 0.699"
   " cluster_packed@cluster=4,vectors=10 0.691"
   " cluster_shared@cluster=4,threads=512 0.690"
   " cluster_shared@cluster=4,threads=256 0.658"
   " cluster_registers@cluster=2,elements=64 0.629"
   " grid_shared@warps=8,blocks_per_sm=2 0.614"
   " grid_shared@warps=16,blocks_per_sm=1 0.608"
   " cluster_packed@cluster=2,vectors=10 0.573"
   " grid_resident@warps=16,vectors=16 0.570"
   " cluster_shared@cluster=2,threads=512 0.556"
   " grid_resident@warps=32,vectors=4 0.534"
   " cluster_shared@cluster=2,threads=256 0.465"
   " cluster_shared@cluster=1,threads=512 0.386"
   " two_pass@threads=512,vectors=4 0.312"},
  {"softmax", "fp16", "fp16", "rows=1301 cols=16823", 0.812,
   "cluster_registers@cluster=2,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.997"
   " cluster_shared@cluster=1,threads=512 0.976"
   " cluster_registers@cluster=4,elements=32 0.912"
   " cluster_registers@cluster=1,elements=64 0.909"
   " cluster_registers@cluster=2,elements=64 0.884"
   " register_cache@threads=256,vectors=16 0.866"
   " cluster_registers@cluster=4,elements=64 0.856"
   " two_pass@threads=512,vectors=2 0.846"
   " cluster_registers@cluster=8,elements=16 0.670"
   " cluster_registers@cluster=16,elements=16 0.416"},
  {"softmax", "fp16", "fp16", "rows=130632 cols=18 direction=backward", 0.968,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.888"
   " staged_rows_backward@threads=256,bytes=8192 0.856"
   " lane_elements_backward@threads=128,elements=4 0.789"
   " warp_rows_backward@threads=128,vectors=2 0.424"
   " warp_rows_backward@threads=128,vectors=4 0.359"
   " register_cache_backward@threads=128,vectors=1 0.052"
   " register_cache_backward@threads=128,vectors=2 0.040"
   " two_pass_backward@threads=256,vectors=2 0.020"
   " register_cache_backward@threads=256,vectors=2 0.020"},
  {"softmax", "fp16", "fp16", "rows=130632 cols=18", 0.800,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.996"
   " staged_rows@threads=128,bytes=8192 0.983"
   " lane_elements@threads=128,elements=4 0.689"
   " warp_rows@threads=128,vectors=2 0.399"
   " warp_rows@threads=128,vectors=4 0.346"
   " warp_rows@threads=64,vectors=4 0.346"
   " cluster_registers@cluster=1,elements=16 0.057"
   " cluster_registers@cluster=1,elements=32 0.048"
   " register_cache@threads=128,vectors=1 0.037"
   " register_cache@threads=128,vectors=2 0.031"
   " two_pass@threads=256,vectors=1 0.020"},
  {"softmax", "fp32", "fp32", "rows=1317 cols=149 stride=211 direction=backward", 0.897,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=2 0.873"
   " register_cache_backward@threads=128,vectors=1 0.864"
   " warp_rows_backward@threads=128,vectors=2 0.847"
   " warp_rows_backward@threads=128,vectors=4 0.814"
   " register_cache_backward@threads=256,vectors=2 0.625"
   " two_pass_backward@threads=256,vectors=2 0.531"},
  {"softmax", "fp32", "fp32", "rows=1317 cols=149 stride=211", 0.779,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.823"
   " register_cache@threads=128,vectors=1 0.816"
   " warp_rows@threads=64,vectors=4 0.786"
   " warp_rows@threads=128,vectors=4 0.783"
   " cluster_registers@cluster=1,elements=16 0.739"
   " register_cache@threads=128,vectors=2 0.738"
   " cluster_registers@cluster=1,elements=32 0.552"
   " two_pass@threads=256,vectors=1 0.488"},
  {"softmax", "bf16", "bf16", "rows=137856 cols=64", 0.956,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.975"
   " warp_rows@threads=64,vectors=4 0.867"
   " warp_rows@threads=128,vectors=4 0.858"
   " lane_elements@threads=128,elements=4 0.749"
   " staged_rows@threads=64,bytes=4096 0.452"
   " staged_rows@threads=128,bytes=8192 0.447"
   " cluster_registers@cluster=1,elements=16 0.120"
   " cluster_registers@cluster=1,elements=32 0.119"
   " register_cache@threads=128,vectors=1 0.102"
   " register_cache@threads=128,vectors=2 0.072"
   " two_pass@threads=256,vectors=1 0.048"},
  {"softmax", "bf16", "bf16", "rows=13798 cols=40", 0.829,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.915"
   " lane_elements@threads=128,elements=4 0.911"
   " warp_rows@threads=128,vectors=4 0.888"
   " warp_rows@threads=64,vectors=4 0.880"
   " staged_rows@threads=64,bytes=4096 0.770"
   " staged_rows@threads=128,bytes=8192 0.761"
   " cluster_registers@cluster=1,elements=16 0.238"
   " cluster_registers@cluster=1,elements=32 0.232"
   " register_cache@threads=128,vectors=1 0.200"
   " register_cache@threads=128,vectors=2 0.147"
   " two_pass@threads=256,vectors=1 0.101"},
  {"softmax", "bf16", "bf16", "rows=140 cols=237", 0.747,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.896"
   " register_cache@threads=128,vectors=2 0.858"
   " cluster_registers@cluster=1,elements=16 0.831"
   " two_pass@threads=256,vectors=1 0.764"
   " cluster_registers@cluster=1,elements=32 0.749"
   " warp_rows@threads=128,vectors=2 0.669"
   " warp_rows@threads=128,vectors=4 0.645"
   " warp_rows@threads=64,vectors=4 0.644"
   " staged_rows@threads=64,bytes=4096 0.626"
   " staged_rows@threads=128,bytes=8192 0.619"},
  {"softmax", "fp16", "fp16", "rows=140 cols=576", 0.739,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.952"
   " cluster_registers@cluster=1,elements=32 0.916"
   " lane_elements@threads=128,elements=8 0.902"
   " cluster_registers@cluster=1,elements=16 0.902"
   " two_pass@threads=256,vectors=1 0.902"
   " warp_rows@threads=64,vectors=4 0.869"
   " warp_rows@threads=128,vectors=4 0.867"
   " warp_rows@threads=128,vectors=2 0.866"
   " staged_rows@threads=64,bytes=4096 0.667"
   " staged_rows@threads=128,bytes=8192 0.662"},
  {"softmax", "fp16", "fp16", "rows=143 cols=5319 direction=backward", 0.798,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.891"
   " register_cache_backward@threads=256,vectors=8 0.880"
   " two_pass_backward@threads=512,vectors=2 0.865"
   " cluster_registers_backward@cluster=1,vectors=2 0.810"
   " cluster_registers_backward@cluster=4,vectors=2 0.803"
   " cluster_registers_backward@cluster=2,vectors=2 0.794"
   " cluster_registers_backward@cluster=1,vectors=4 0.759"
   " cluster_registers_backward@cluster=2,vectors=4 0.725"
   " cluster_shared_backward@cluster=1,threads=256 0.718"
   " cluster_registers_backward@cluster=4,vectors=4 0.716"
   " cluster_shared_backward@cluster=1,threads=512 0.712"
   " register_cache_backward@threads=1024,vectors=2 0.674"
   " register_cache_backward@threads=512,vectors=8 0.598"
   " cluster_registers_backward@cluster=8,vectors=2 0.550"
   " cluster_registers_backward@cluster=8,vectors=4 0.508"
   " cluster_registers_backward@cluster=16,vectors=2 0.413"
   " cluster_registers_backward@cluster=16,vectors=4 0.364"},
  {"softmax", "fp16", "fp16", "rows=143 cols=5319", 0.659,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.959"
   " register_cache@threads=256,vectors=4 0.911"
   " cluster_registers@cluster=2,elements=32 0.863"
   " cluster_registers@cluster=4,elements=32 0.849"
   " cluster_registers@cluster=1,elements=64 0.836"
   " cluster_shared@cluster=1,threads=256 0.793"
   " two_pass@threads=512,vectors=2 0.777"
   " cluster_shared@cluster=1,threads=512 0.758"
   " cluster_registers@cluster=4,elements=64 0.739"
   " register_cache@threads=512,vectors=4 0.727"
   " register_cache@threads=256,vectors=8 0.717"
   " cluster_registers@cluster=2,elements=64 0.709"
   " cluster_registers@cluster=8,elements=16 0.586"
   " register_cache@threads=256,vectors=16 0.533"
   " cluster_registers@cluster=16,elements=16 0.441"},
  {"softmax", "fp16", "fp16", "rows=143 cols=55456", 0.816,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_packed@cluster=8,vectors=8 0.990"
   " cluster_packed@cluster=4,vectors=8 0.975"
   " cluster_registers@cluster=8,elements=32 0.972"
   " cluster_packed@cluster=8,vectors=10 0.961"
   " cluster_registers@cluster=4,elements=64 0.943"
   " cluster_packed@cluster=4,vectors=10 0.937"
   " grid_resident@warps=32,vectors=4 0.847"
   " cluster_packed@cluster=2,vectors=10 0.835"
   " cluster_registers@cluster=16,elements=32 0.827"
   " cluster_registers@cluster=4,elements=32 0.826"
   " grid_resident@warps=16,vectors=16 0.815"
   " cluster_shared@cluster=8,threads=256 0.799"
   " cluster_registers@cluster=16,elements=64 0.785"
   " cluster_shared@cluster=2,threads=512 0.782"
   " cluster_shared@cluster=4,threads=256 0.764"
   " two_pass@threads=512,vectors=4 0.755"
   " cluster_shared@cluster=2,threads=256 0.748"
   " cluster_registers@cluster=8,elements=16 0.742"
   " cluster_shared@cluster=4,threads=512 0.741"
   " cluster_packed@cluster=16,vectors=8 0.733"
   " cluster_registers@cluster=16,elements=16 0.723"
   " grid_shared@warps=16,blocks_per_sm=1 0.720"
   " cluster_packed@cluster=16,vectors=10 0.713"
   " cluster_registers@cluster=2,elements=64 0.695"
   " grid_shared@warps=8,blocks_per_sm=2 0.675"
   " cluster_shared@cluster=1,threads=512 0.656"
   " cluster_shared@cluster=16,threads=256 0.619"
   " cluster_shared@cluster=8,threads=512 0.618"
   " cluster_shared@cluster=16,threads=512 0.429"},
  {"softmax", "fp16", "fp16", "rows=1445 cols=2756 direction=backward", 0.954,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.891"
   " cluster_registers_backward@cluster=1,vectors=2 0.834"
   " cluster_shared_backward@cluster=1,threads=256 0.765"
   " register_cache_backward@threads=512,vectors=2 0.760"
   " cluster_registers_backward@cluster=2,vectors=2 0.708"
   " two_pass_backward@threads=512,vectors=2 0.651"
   " cluster_registers_backward@cluster=2,vectors=4 0.624"
   " cluster_shared_backward@cluster=1,threads=512 0.590"
   " register_cache_backward@threads=256,vectors=8 0.548"
   " register_cache_backward@threads=512,vectors=4 0.547"
   " cluster_registers_backward@cluster=4,vectors=2 0.455"
   " cluster_registers_backward@cluster=4,vectors=4 0.418"
   " register_cache_backward@threads=1024,vectors=2 0.351"
   " register_cache_backward@threads=512,vectors=8 0.308"
   " cluster_registers_backward@cluster=8,vectors=2 0.283"
   " cluster_registers_backward@cluster=8,vectors=4 0.243"
   " cluster_registers_backward@cluster=16,vectors=2 0.147"
   " cluster_registers_backward@cluster=16,vectors=4 0.123"},
  {"softmax", "fp16", "fp16", "rows=1445 cols=2756", 0.834,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=2 0.887"
   " cluster_registers@cluster=1,elements=16 0.863"
   " cluster_registers@cluster=1,elements=64 0.778"
   " register_cache@threads=256,vectors=4 0.728"
   " cluster_shared@cluster=1,threads=256 0.646"
   " cluster_registers@cluster=2,elements=32 0.576"
   " two_pass@threads=512,vectors=2 0.526"
   " cluster_registers@cluster=2,elements=64 0.514"
   " register_cache@threads=256,vectors=8 0.494"
   " cluster_shared@cluster=1,threads=512 0.477"
   " register_cache@threads=512,vectors=4 0.439"
   " cluster_registers@cluster=4,elements=32 0.375"
   " cluster_registers@cluster=4,elements=64 0.306"
   " register_cache@threads=256,vectors=16 0.260"
   " cluster_registers@cluster=8,elements=16 0.239"
   " cluster_registers@cluster=16,elements=16 0.120"},
  {"softmax", "fp16", "fp16", "rows=146 cols=66702", 0.703,
   "cluster_packed@cluster=4,vectors=8 1.000"
   " cluster_packed@cluster=8,vectors=8 0.997"
   " cluster_registers@cluster=8,elements=32 0.987"
   " grid_resident@warps=32,vectors=4 0.962"
   " cluster_shared@cluster=8,threads=256 0.949"
   " cluster_packed@cluster=8,vectors=10 0.945"
   " grid_resident@warps=16,vectors=16 0.944"
   " cluster_shared@cluster=4,threads=256 0.926"
   " cluster_packed@cluster=4,vectors=10 0.917"
   " cluster_registers@cluster=16,elements=32 0.908"
   " cluster_shared@cluster=2,threads=512 0.903"
   " cluster_shared@cluster=4,threads=512 0.886"
   " cluster_registers@cluster=16,elements=64 0.849"
   " grid_shared@warps=8,blocks_per_sm=2 0.846"
   " cluster_registers@cluster=8,elements=64 0.844"
   " cluster_packed@cluster=2,vectors=10 0.836"
   " cluster_registers@cluster=4,elements=64 0.829"
   " cluster_packed@cluster=16,vectors=8 0.821"
   " cluster_shared@cluster=2,threads=256 0.821"
   " two_pass@threads=512,vectors=4 0.798"
   " cluster_registers@cluster=16,elements=16 0.797"
   " grid_shared@warps=16,blocks_per_sm=1 0.777"
   " cluster_registers@cluster=2,elements=64 0.762"
   " cluster_packed@cluster=16,vectors=10 0.757"
   " cluster_registers@cluster=8,elements=16 0.749"
   " cluster_shared@cluster=16,threads=256 0.710"
   " cluster_shared@cluster=8,threads=512 0.702"
   " cluster_shared@cluster=1,threads=512 0.671"
   " cluster_shared@cluster=16,threads=512 0.478"},
  {"softmax", "fp16", "fp16", "rows=1467 cols=910", 0.791,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.993"
   " cluster_registers@cluster=1,elements=16 0.916"
   " cluster_registers@cluster=1,elements=32 0.914"
   " warp_rows@threads=128,vectors=4 0.890"
   " warp_rows@threads=128,vectors=2 0.890"
   " warp_rows@threads=64,vectors=4 0.880"
   " register_cache@threads=128,vectors=2 0.880"
   " staged_rows@threads=64,bytes=4096 0.832"
   " staged_rows@threads=128,bytes=8192 0.831"
   " two_pass@threads=256,vectors=1 0.646"},
  {"softmax", "fp16", "fp16", "rows=147 cols=223882", 0.848,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_packed@cluster=16,vectors=10 0.926"
   " cluster_registers@cluster=16,elements=64 0.839"
   " cluster_shared@cluster=16,threads=256 0.831"
   " cluster_packed@cluster=8,vectors=10 0.829"
   " grid_resident@warps=16,vectors=16 0.819"
   " cluster_shared@cluster=8,threads=256 0.814"
   " cluster_shared@cluster=8,threads=512 0.810"
   " grid_shared@warps=16,blocks_per_sm=1 0.772"
   " cluster_shared@cluster=4,threads=512 0.770"
   " grid_shared@warps=8,blocks_per_sm=2 0.743"
   " cluster_registers@cluster=16,elements=32 0.726"
   " cluster_shared@cluster=16,threads=512 0.723"
   " cluster_shared@cluster=4,threads=256 0.690"
   " cluster_registers@cluster=8,elements=64 0.668"
   " cluster_shared@cluster=2,threads=512 0.660"
   " two_pass@threads=512,vectors=4 0.595"
   " cluster_shared@cluster=2,threads=256 0.553"},
  {"softmax", "fp32", "fp32", "rows=15 cols=2398 direction=backward", 0.730,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.944"
   " register_cache_backward@threads=512,vectors=4 0.927"
   " register_cache_backward@threads=256,vectors=8 0.912"
   " cluster_registers_backward@cluster=16,vectors=2 0.904"
   " register_cache_backward@threads=1024,vectors=2 0.899"
   " cluster_registers_backward@cluster=8,vectors=2 0.872"
   " cluster_registers_backward@cluster=4,vectors=2 0.866"
   " cluster_registers_backward@cluster=2,vectors=2 0.866"
   " cluster_registers_backward@cluster=1,vectors=4 0.861"
   " cluster_registers_backward@cluster=16,vectors=4 0.848"
   " cluster_registers_backward@cluster=8,vectors=4 0.838"
   " register_cache_backward@threads=512,vectors=8 0.831"
   " two_pass_backward@threads=512,vectors=2 0.818"
   " cluster_registers_backward@cluster=4,vectors=4 0.807"
   " cluster_registers_backward@cluster=2,vectors=4 0.771"
   " cluster_shared_backward@cluster=1,threads=256 0.675"
   " cluster_shared_backward@cluster=1,threads=512 0.666"},
  {"softmax", "fp32", "fp32", "rows=15 cols=2398", 0.599,
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.884"
   " cluster_registers@cluster=16,elements=16 0.878"
   " cluster_registers@cluster=1,elements=16 0.858"
   " cluster_registers@cluster=8,elements=16 0.854"
   " register_cache@threads=256,vectors=8 0.841"
   " two_pass@threads=512,vectors=2 0.773"
   " cluster_shared@cluster=1,threads=512 0.737"
   " cluster_shared@cluster=1,threads=256 0.737"
   " cluster_registers@cluster=1,elements=32 0.716"
   " cluster_registers@cluster=4,elements=32 0.695"
   " register_cache@threads=256,vectors=16 0.678"
   " cluster_registers@cluster=2,elements=32 0.663"
   " cluster_registers@cluster=1,elements=64 0.455"
   " cluster_registers@cluster=2,elements=64 0.435"
   " cluster_registers@cluster=4,elements=64 0.415"},
  {"softmax", "bf16", "bf16", "rows=1501 cols=50257 direction=backward", 0.975,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.990"
   " cluster_shared_backward@cluster=2,threads=512 0.973"
   " cluster_registers_backward@cluster=16,vectors=2 0.971"
   " cluster_registers_backward@cluster=4,vectors=2 0.955"
   " cluster_registers_backward@cluster=4,vectors=4 0.931"
   " cluster_shared_backward@cluster=2,threads=256 0.912"
   " cluster_registers_backward@cluster=2,vectors=4 0.903"
   " cluster_shared_backward@cluster=8,threads=256 0.885"
   " cluster_registers_backward@cluster=16,vectors=4 0.868"
   " cluster_registers_backward@cluster=8,vectors=8 0.864"
   " grid_resident_backward@warps=16,vectors=8 0.855"
   " cluster_registers_backward@cluster=4,vectors=8 0.798"
   " cluster_registers_backward@cluster=2,vectors=8 0.784"
   " two_pass_backward@threads=1024,vectors=2 0.733"
   " cluster_registers_backward@cluster=16,vectors=8 0.720"
   " cluster_shared_backward@cluster=16,threads=256 0.691"
   " cluster_shared_backward@cluster=8,threads=512 0.685"
   " split_k_cooperative_backward@threads=256,vectors=4 0.559"
   " split_k_cooperative_backward@threads=512,vectors=2 0.528"
   " cluster_shared_backward@cluster=16,threads=512 0.429"},
  {"softmax", "fp32", "fp32", "rows=151 cols=178596 stride=178656 direction=backward", 0.811,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.979"
   " grid_resident_backward@warps=16,vectors=8 0.967"
   " cluster_shared_backward@cluster=16,threads=512 0.933"
   " cluster_shared_backward@cluster=16,threads=256 0.889"
   " cluster_shared_backward@cluster=8,threads=256 0.841"
   " cluster_shared_backward@cluster=8,threads=512 0.784"
   " split_k_cooperative_backward@threads=256,vectors=4 0.690"
   " split_k_cooperative_backward@threads=512,vectors=2 0.681"
   " two_pass_backward@threads=1024,vectors=2 0.612"},
  {"softmax", "fp32", "fp32", "rows=151 cols=178596 stride=178656", 0.889,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_packed@cluster=16,vectors=10 0.974"
   " cluster_registers@cluster=16,elements=16 0.877"
   " cluster_registers@cluster=16,elements=32 0.839"
   " cluster_shared@cluster=16,threads=256 0.835"
   " grid_shared@warps=16,blocks_per_sm=1 0.832"
   " grid_shared@warps=8,blocks_per_sm=2 0.828"
   " cluster_shared@cluster=8,threads=256 0.820"
   " grid_resident@warps=16,vectors=16 0.818"
   " cluster_shared@cluster=16,threads=512 0.817"
   " cluster_shared@cluster=8,threads=512 0.811"
   " cluster_registers@cluster=16,elements=64 0.781"
   " cluster_registers@cluster=8,elements=64 0.773"
   " cluster_shared@cluster=4,threads=512 0.676"
   " cluster_shared@cluster=4,threads=256 0.639"
   " two_pass@threads=512,vectors=4 0.612"},
  {"softmax", "fp16", "fp16", "rows=1538 cols=10773 direction=backward", 0.965,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.959"
   " cluster_registers_backward@cluster=1,vectors=4 0.949"
   " cluster_shared_backward@cluster=1,threads=512 0.945"
   " cluster_registers_backward@cluster=2,vectors=4 0.925"
   " cluster_shared_backward@cluster=1,threads=256 0.884"
   " cluster_registers_backward@cluster=2,vectors=2 0.868"
   " cluster_registers_backward@cluster=4,vectors=4 0.840"
   " cluster_registers_backward@cluster=4,vectors=2 0.838"
   " two_pass_backward@threads=512,vectors=2 0.826"
   " register_cache_backward@threads=1024,vectors=2 0.735"
   " register_cache_backward@threads=512,vectors=8 0.699"
   " cluster_registers_backward@cluster=8,vectors=2 0.674"
   " cluster_registers_backward@cluster=1,vectors=2 0.673"
   " cluster_registers_backward@cluster=8,vectors=4 0.573"
   " cluster_registers_backward@cluster=16,vectors=2 0.370"
   " cluster_registers_backward@cluster=16,vectors=4 0.347"},
  {"softmax", "fp16", "fp16", "rows=1538 cols=10773", 0.863,
   "register_cache@threads=256,vectors=8 1.000"
   " cluster_registers@cluster=1,elements=32 0.978"
   " register_cache@threads=512,vectors=4 0.948"
   " cluster_registers@cluster=2,elements=32 0.938"
   " cluster_registers@cluster=2,elements=64 0.937"
   " cluster_shared@cluster=1,threads=256 0.902"
   " cluster_registers@cluster=1,elements=64 0.902"
   " cluster_registers@cluster=1,elements=16 0.819"
   " cluster_shared@cluster=1,threads=512 0.798"
   " two_pass@threads=512,vectors=2 0.785"
   " cluster_registers@cluster=4,elements=32 0.740"
   " cluster_registers@cluster=4,elements=64 0.635"
   " register_cache@threads=256,vectors=16 0.624"
   " cluster_registers@cluster=8,elements=16 0.519"
   " cluster_registers@cluster=16,elements=16 0.279"},
  {"softmax", "fp16", "fp16", "rows=15511 cols=40", 0.841,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.950"
   " warp_rows@threads=128,vectors=4 0.920"
   " warp_rows@threads=64,vectors=4 0.915"
   " lane_elements@threads=128,elements=4 0.895"
   " staged_rows@threads=64,bytes=4096 0.791"
   " staged_rows@threads=128,bytes=8192 0.782"
   " cluster_registers@cluster=1,elements=16 0.222"
   " cluster_registers@cluster=1,elements=32 0.218"
   " register_cache@threads=128,vectors=1 0.199"
   " register_cache@threads=128,vectors=2 0.145"
   " two_pass@threads=256,vectors=1 0.097"},
  {"softmax", "fp16", "fp16", "rows=1562 cols=218 direction=backward", 0.935,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.777"
   " staged_rows_backward@threads=64,bytes=2048 0.693"
   " register_cache_backward@threads=128,vectors=2 0.691"
   " staged_rows_backward@threads=256,bytes=8192 0.660"
   " warp_rows_backward@threads=128,vectors=2 0.648"
   " warp_rows_backward@threads=128,vectors=4 0.563"
   " register_cache_backward@threads=256,vectors=2 0.445"
   " two_pass_backward@threads=256,vectors=2 0.406"},
  {"softmax", "fp16", "fp16", "rows=1562 cols=218", 0.792,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.786"
   " warp_rows@threads=128,vectors=2 0.778"
   " register_cache@threads=128,vectors=1 0.741"
   " warp_rows@threads=64,vectors=4 0.723"
   " warp_rows@threads=128,vectors=4 0.718"
   " staged_rows@threads=64,bytes=4096 0.714"
   " staged_rows@threads=128,bytes=8192 0.699"
   " cluster_registers@cluster=1,elements=32 0.686"
   " register_cache@threads=128,vectors=2 0.651"
   " two_pass@threads=256,vectors=1 0.445"},
  {"softmax", "fp16", "fp16", "rows=156610 cols=91 direction=backward", 0.855,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.992"
   " lane_elements_backward@threads=128,elements=4 0.949"
   " lane_elements_backward@threads=128,elements=8 0.904"
   " warp_rows_backward@threads=128,vectors=2 0.880"
   " warp_rows_backward@threads=128,vectors=4 0.765"
   " register_cache_backward@threads=128,vectors=1 0.214"
   " register_cache_backward@threads=128,vectors=2 0.163"
   " register_cache_backward@threads=256,vectors=2 0.082"
   " two_pass_backward@threads=256,vectors=2 0.072"},
  {"softmax", "fp16", "fp16", "rows=156610 cols=91", 0.827,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.979"
   " lane_elements@threads=128,elements=8 0.941"
   " warp_rows@threads=128,vectors=2 0.728"
   " warp_rows@threads=128,vectors=4 0.668"
   " warp_rows@threads=64,vectors=4 0.661"
   " lane_elements@threads=128,elements=4 0.647"
   " cluster_registers@cluster=1,elements=16 0.184"
   " cluster_registers@cluster=1,elements=32 0.153"
   " register_cache@threads=128,vectors=1 0.122"
   " register_cache@threads=128,vectors=2 0.102"
   " two_pass@threads=256,vectors=1 0.064"},
  {"softmax", "fp16", "fp16", "rows=1574 cols=19632", 0.925,
   "cluster_registers@cluster=2,elements=64 1.000"
   " cluster_registers@cluster=1,elements=64 0.993"
   " cluster_registers@cluster=4,elements=64 0.976"
   " cluster_registers@cluster=4,elements=32 0.970"
   " cluster_shared@cluster=1,threads=512 0.965"
   " cluster_shared@cluster=1,threads=256 0.960"
   " register_cache@threads=256,vectors=16 0.951"
   " cluster_registers@cluster=2,elements=32 0.924"
   " two_pass@threads=512,vectors=2 0.848"
   " cluster_registers@cluster=8,elements=16 0.700"
   " cluster_registers@cluster=16,elements=16 0.429"},
  {"softmax", "bf16", "bf16", "rows=158 cols=45963", 0.711,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.973"
   " cluster_packed@cluster=4,vectors=8 0.910"
   " grid_resident@warps=32,vectors=4 0.901"
   " cluster_packed@cluster=2,vectors=8 0.885"
   " cluster_packed@cluster=2,vectors=10 0.876"
   " cluster_registers@cluster=8,elements=16 0.873"
   " cluster_registers@cluster=16,elements=16 0.862"
   " cluster_registers@cluster=8,elements=64 0.860"
   " cluster_shared@cluster=2,threads=512 0.856"
   " cluster_registers@cluster=4,elements=64 0.850"
   " grid_resident@warps=16,vectors=16 0.845"
   " cluster_packed@cluster=4,vectors=10 0.841"
   " two_pass@threads=512,vectors=4 0.840"
   " cluster_packed@cluster=8,vectors=8 0.825"
   " cluster_registers@cluster=2,elements=64 0.825"
   " cluster_registers@cluster=16,elements=32 0.818"
   " cluster_shared@cluster=8,threads=256 0.816"
   " cluster_shared@cluster=4,threads=256 0.798"
   " cluster_shared@cluster=2,threads=256 0.777"
   " grid_shared@warps=8,blocks_per_sm=2 0.775"
   " cluster_packed@cluster=8,vectors=10 0.761"
   " cluster_shared@cluster=4,threads=512 0.740"
   " cluster_shared@cluster=1,threads=512 0.709"
   " cluster_registers@cluster=16,elements=64 0.708"
   " grid_shared@warps=16,blocks_per_sm=1 0.707"
   " cluster_packed@cluster=16,vectors=8 0.667"
   " cluster_packed@cluster=16,vectors=10 0.598"
   " cluster_shared@cluster=8,threads=512 0.576"
   " cluster_shared@cluster=16,threads=256 0.563"
   " cluster_shared@cluster=16,threads=512 0.369"},
  {"softmax", "fp32", "fp32", "rows=1582 cols=483", 0.845,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.979"
   " register_cache@threads=128,vectors=2 0.910"
   " warp_rows@threads=128,vectors=2 0.907"
   " warp_rows@threads=128,vectors=4 0.905"
   " warp_rows@threads=64,vectors=4 0.903"
   " staged_rows@threads=64,bytes=4096 0.771"
   " staged_rows@threads=128,bytes=8192 0.743"
   " cluster_registers@cluster=1,elements=16 0.724"
   " cluster_registers@cluster=1,elements=32 0.711"
   " two_pass@threads=256,vectors=1 0.617"},
  {"softmax", "fp16", "fp16", "rows=159 cols=24193", 0.746,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.975"
   " cluster_registers@cluster=2,elements=64 0.871"
   " cluster_registers@cluster=4,elements=64 0.870"
   " cluster_registers@cluster=1,elements=64 0.865"
   " cluster_registers@cluster=8,elements=16 0.842"
   " two_pass@threads=512,vectors=2 0.777"
   " cluster_shared@cluster=1,threads=512 0.724"
   " register_cache@threads=256,vectors=16 0.699"
   " cluster_shared@cluster=1,threads=256 0.689"
   " cluster_registers@cluster=16,elements=16 0.662"},
  {"softmax", "fp16", "fp16", "rows=159 cols=39819", 0.719,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.933"
   " cluster_packed@cluster=4,vectors=8 0.924"
   " cluster_packed@cluster=2,vectors=10 0.917"
   " cluster_packed@cluster=2,vectors=8 0.909"
   " cluster_packed@cluster=4,vectors=10 0.909"
   " cluster_shared@cluster=2,threads=512 0.900"
   " grid_resident@warps=32,vectors=4 0.867"
   " cluster_shared@cluster=4,threads=256 0.860"
   " grid_resident@warps=16,vectors=16 0.841"
   " cluster_registers@cluster=8,elements=64 0.838"
   " two_pass@threads=512,vectors=4 0.834"
   " cluster_registers@cluster=4,elements=64 0.829"
   " cluster_registers@cluster=8,elements=16 0.823"
   " cluster_shared@cluster=2,threads=256 0.823"
   " cluster_registers@cluster=16,elements=16 0.811"
   " cluster_registers@cluster=2,elements=64 0.810"
   " cluster_shared@cluster=8,threads=256 0.809"
   " cluster_packed@cluster=8,vectors=8 0.802"
   " grid_shared@warps=8,blocks_per_sm=2 0.785"
   " cluster_registers@cluster=16,elements=32 0.781"
   " cluster_shared@cluster=1,threads=512 0.761"
   " cluster_packed@cluster=8,vectors=10 0.755"
   " grid_shared@warps=16,blocks_per_sm=1 0.750"
   " cluster_shared@cluster=4,threads=512 0.731"
   " cluster_registers@cluster=16,elements=64 0.683"
   " cluster_packed@cluster=16,vectors=8 0.651"
   " cluster_packed@cluster=16,vectors=10 0.615"
   " cluster_shared@cluster=8,threads=512 0.553"
   " cluster_shared@cluster=16,threads=256 0.525"
   " cluster_shared@cluster=16,threads=512 0.340"},
  {"softmax", "fp32", "fp32", "rows=159 cols=55116", 0.864,
   "cluster_packed@cluster=8,vectors=8 1.000"
   " cluster_packed@cluster=8,vectors=10 0.985"
   " cluster_packed@cluster=16,vectors=8 0.982"
   " cluster_registers@cluster=16,elements=32 0.971"
   " cluster_registers@cluster=8,elements=32 0.968"
   " cluster_packed@cluster=16,vectors=10 0.921"
   " cluster_registers@cluster=16,elements=16 0.914"
   " cluster_registers@cluster=8,elements=16 0.903"
   " cluster_registers@cluster=4,elements=32 0.900"
   " cluster_registers@cluster=8,elements=64 0.888"
   " cluster_packed@cluster=4,vectors=10 0.879"
   " grid_resident@warps=16,vectors=16 0.877"
   " cluster_registers@cluster=16,elements=64 0.860"
   " cluster_shared@cluster=8,threads=256 0.857"
   " grid_resident@warps=32,vectors=4 0.848"
   " cluster_shared@cluster=4,threads=512 0.824"
   " cluster_shared@cluster=2,threads=512 0.812"
   " cluster_shared@cluster=4,threads=256 0.810"
   " cluster_registers@cluster=4,elements=64 0.804"
   " two_pass@threads=512,vectors=4 0.756"
   " cluster_shared@cluster=16,threads=256 0.744"
   " cluster_shared@cluster=8,threads=512 0.734"
   " cluster_registers@cluster=2,elements=64 0.722"
   " cluster_shared@cluster=2,threads=256 0.720"
   " grid_shared@warps=8,blocks_per_sm=2 0.708"
   " grid_shared@warps=16,blocks_per_sm=1 0.699"
   " cluster_shared@cluster=1,threads=512 0.635"
   " cluster_shared@cluster=16,threads=512 0.528"},
  {"softmax", "fp16", "fp16", "rows=1595 cols=2560 direction=backward", 0.970,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.995"
   " cluster_registers_backward@cluster=1,vectors=4 0.971"
   " cluster_shared_backward@cluster=1,threads=256 0.903"
   " register_cache_backward@threads=512,vectors=2 0.898"
   " cluster_registers_backward@cluster=2,vectors=2 0.858"
   " two_pass_backward@threads=512,vectors=2 0.823"
   " cluster_registers_backward@cluster=2,vectors=4 0.817"
   " cluster_shared_backward@cluster=1,threads=512 0.687"
   " register_cache_backward@threads=512,vectors=4 0.623"
   " register_cache_backward@threads=256,vectors=8 0.585"
   " register_cache_backward@threads=1024,vectors=2 0.570"
   " cluster_registers_backward@cluster=4,vectors=2 0.544"
   " cluster_registers_backward@cluster=4,vectors=4 0.543"
   " register_cache_backward@threads=512,vectors=8 0.337"
   " cluster_registers_backward@cluster=8,vectors=2 0.333"
   " cluster_registers_backward@cluster=8,vectors=4 0.313"
   " cluster_registers_backward@cluster=16,vectors=2 0.166"
   " cluster_registers_backward@cluster=16,vectors=4 0.155"},
  {"softmax", "fp16", "fp16", "rows=1595 cols=2560", 0.925,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.933"
   " cluster_registers@cluster=1,elements=64 0.930"
   " register_cache@threads=256,vectors=2 0.834"
   " register_cache@threads=256,vectors=4 0.687"
   " cluster_shared@cluster=1,threads=256 0.653"
   " cluster_registers@cluster=2,elements=32 0.597"
   " cluster_registers@cluster=2,elements=64 0.576"
   " two_pass@threads=512,vectors=2 0.557"
   " cluster_shared@cluster=1,threads=512 0.461"
   " register_cache@threads=256,vectors=8 0.454"
   " register_cache@threads=512,vectors=4 0.423"
   " cluster_registers@cluster=4,elements=32 0.375"
   " cluster_registers@cluster=4,elements=64 0.325"
   " register_cache@threads=256,vectors=16 0.283"
   " cluster_registers@cluster=8,elements=16 0.233"
   " cluster_registers@cluster=16,elements=16 0.114"},
  {"softmax", "fp16", "fp16", "rows=16 cols=100000", 0.605,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.986"
   " cluster_registers@cluster=8,elements=32 0.972"
   " cluster_registers@cluster=8,elements=64 0.969"
   " cluster_registers@cluster=16,elements=64 0.948"
   " cluster_packed@cluster=16,vectors=8 0.922"
   " cluster_registers@cluster=4,elements=64 0.885"
   " cluster_packed@cluster=8,vectors=8 0.874"
   " cluster_packed@cluster=16,vectors=10 0.858"
   " cluster_packed@cluster=8,vectors=10 0.850"
   " cluster_packed@cluster=4,vectors=10 0.850"
   " cluster_shared@cluster=16,threads=512 0.805"
   " cluster_shared@cluster=16,threads=256 0.797"
   " cluster_shared@cluster=8,threads=512 0.780"
   " cluster_shared@cluster=4,threads=512 0.774"
   " cluster_shared@cluster=8,threads=256 0.767"
   " cluster_shared@cluster=4,threads=256 0.732"
   " cluster_shared@cluster=2,threads=512 0.603"
   " cluster_shared@cluster=2,threads=256 0.547"
   " cluster_shared@cluster=1,threads=512 0.407"
   " two_pass@threads=512,vectors=4 0.366"
   " cluster_shared@cluster=1,threads=256 0.356"
   " two_pass@threads=512,vectors=2 0.230"},
  {"softmax", "fp16", "fp16", "rows=16 cols=10611 direction=backward", 0.631,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.981"
   " cluster_registers_backward@cluster=16,vectors=2 0.977"
   " register_cache_backward@threads=512,vectors=4 0.969"
   " register_cache_backward@threads=1024,vectors=2 0.965"
   " cluster_registers_backward@cluster=2,vectors=2 0.946"
   " register_cache_backward@threads=256,vectors=8 0.921"
   " cluster_registers_backward@cluster=1,vectors=2 0.913"
   " cluster_registers_backward@cluster=16,vectors=4 0.891"
   " cluster_registers_backward@cluster=8,vectors=4 0.876"
   " register_cache_backward@threads=512,vectors=8 0.862"
   " cluster_registers_backward@cluster=4,vectors=4 0.859"
   " cluster_registers_backward@cluster=1,vectors=4 0.839"
   " cluster_registers_backward@cluster=2,vectors=4 0.824"
   " cluster_shared_backward@cluster=1,threads=512 0.781"
   " two_pass_backward@threads=512,vectors=2 0.734"
   " cluster_shared_backward@cluster=1,threads=256 0.678"},
  {"softmax", "fp16", "fp16", "rows=16 cols=10611", 0.550,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.974"
   " cluster_registers@cluster=1,elements=16 0.939"
   " cluster_registers@cluster=1,elements=32 0.904"
   " cluster_registers@cluster=4,elements=32 0.869"
   " cluster_registers@cluster=2,elements=32 0.855"
   " register_cache@threads=512,vectors=4 0.842"
   " register_cache@threads=256,vectors=8 0.792"
   " cluster_registers@cluster=1,elements=64 0.769"
   " cluster_shared@cluster=1,threads=512 0.749"
   " cluster_registers@cluster=4,elements=64 0.734"
   " cluster_registers@cluster=2,elements=64 0.727"
   " two_pass@threads=512,vectors=2 0.674"
   " cluster_shared@cluster=1,threads=256 0.669"
   " register_cache@threads=256,vectors=16 0.640"},
  {"softmax", "fp16", "fp16", "rows=16 cols=1312 direction=backward", 0.820,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.983"
   " two_pass_backward@threads=256,vectors=2 0.923"
   " warp_rows_backward@threads=128,vectors=4 0.822"
   " warp_rows_backward@threads=128,vectors=2 0.821"
   " staged_rows_backward@threads=64,bytes=2048 0.515"
   " staged_rows_backward@threads=256,bytes=8192 0.470"},
  {"softmax", "fp16", "fp16", "rows=16 cols=1312", 0.669,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.960"
   " two_pass@threads=256,vectors=1 0.938"
   " cluster_registers@cluster=1,elements=32 0.887"
   " warp_rows@threads=128,vectors=2 0.795"
   " warp_rows@threads=128,vectors=4 0.794"
   " warp_rows@threads=64,vectors=4 0.792"
   " staged_rows@threads=64,bytes=4096 0.663"
   " staged_rows@threads=128,bytes=8192 0.663"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2000000 direction=backward", 0.741,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.753"
   " split_k_cooperative_backward@threads=512,vectors=2 0.745"
   " two_pass_backward@threads=1024,vectors=2 0.283"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2000000", 0.756,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.976"
   " grid_shared@warps=8,blocks_per_sm=2 0.967"
   " split_k@threads=256,vectors=4,reread=reverse 0.806"
   " split_k@threads=256,vectors=8,reread=reverse 0.799"
   " split_k@threads=512,vectors=8,reread=reverse 0.765"
   " split_k@threads=256,vectors=16,reread=reverse 0.762"
   " split_k@threads=512,vectors=4,reread=reverse 0.759"
   " split_k@threads=256,vectors=2,reread=reverse 0.739"
   " split_k_persistent@threads=256,vectors=16 0.725"
   " split_k_persistent@threads=256,vectors=4 0.672"
   " split_k_persistent@threads=512,vectors=4 0.649"
   " split_k_persistent@threads=512,vectors=8 0.578"
   " split_k@threads=128,vectors=2,reread=reverse 0.551"
   " split_k_persistent@threads=256,vectors=2 0.518"
   " split_k_persistent@threads=512,vectors=2 0.477"
   " split_k_persistent@threads=1024,vectors=2 0.437"
   " two_pass@threads=256,vectors=1 0.054"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2437 direction=backward", 0.755,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 0.955"
   " register_cache_backward@threads=512,vectors=4 0.882"
   " cluster_registers_backward@cluster=1,vectors=2 0.854"
   " register_cache_backward@threads=1024,vectors=2 0.852"
   " register_cache_backward@threads=256,vectors=8 0.851"
   " cluster_registers_backward@cluster=16,vectors=2 0.820"
   " cluster_registers_backward@cluster=8,vectors=2 0.808"
   " two_pass_backward@threads=512,vectors=2 0.807"
   " cluster_shared_backward@cluster=1,threads=512 0.795"
   " cluster_registers_backward@cluster=2,vectors=2 0.780"
   " cluster_registers_backward@cluster=4,vectors=2 0.777"
   " register_cache_backward@threads=512,vectors=8 0.773"
   " cluster_shared_backward@cluster=1,threads=256 0.753"
   " cluster_registers_backward@cluster=16,vectors=4 0.723"
   " cluster_registers_backward@cluster=8,vectors=4 0.712"
   " cluster_registers_backward@cluster=1,vectors=4 0.707"
   " cluster_registers_backward@cluster=4,vectors=4 0.688"
   " cluster_registers_backward@cluster=2,vectors=4 0.674"},
  {"softmax", "fp16", "fp16", "rows=16 cols=2437", 0.616,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.969"
   " register_cache@threads=256,vectors=4 0.915"
   " cluster_registers@cluster=8,elements=16 0.913"
   " cluster_registers@cluster=16,elements=16 0.906"
   " cluster_registers@cluster=1,elements=32 0.827"
   " cluster_shared@cluster=1,threads=512 0.793"
   " cluster_registers@cluster=4,elements=32 0.791"
   " register_cache@threads=512,vectors=4 0.782"
   " register_cache@threads=256,vectors=8 0.752"
   " two_pass@threads=512,vectors=2 0.752"
   " cluster_registers@cluster=2,elements=32 0.746"
   " cluster_shared@cluster=1,threads=256 0.744"
   " cluster_registers@cluster=1,elements=64 0.686"
   " cluster_registers@cluster=4,elements=64 0.643"
   " cluster_registers@cluster=2,elements=64 0.639"
   " register_cache@threads=256,vectors=16 0.568"},
  {"softmax", "fp32", "fp32", "rows=16 cols=32000", 0.590,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.991"
   " cluster_registers@cluster=8,elements=32 0.955"
   " cluster_registers@cluster=16,elements=32 0.948"
   " cluster_packed@cluster=8,vectors=8 0.946"
   " cluster_packed@cluster=16,vectors=8 0.932"
   " cluster_registers@cluster=4,elements=32 0.921"
   " cluster_packed@cluster=4,vectors=8 0.917"
   " cluster_shared@cluster=8,threads=256 0.885"
   " cluster_shared@cluster=16,threads=256 0.881"
   " cluster_packed@cluster=8,vectors=10 0.878"
   " cluster_packed@cluster=16,vectors=10 0.870"
   " cluster_shared@cluster=4,threads=512 0.850"
   " cluster_packed@cluster=4,vectors=10 0.846"
   " cluster_shared@cluster=16,threads=512 0.842"
   " cluster_registers@cluster=16,elements=64 0.836"
   " cluster_shared@cluster=8,threads=512 0.828"
   " cluster_registers@cluster=8,elements=64 0.812"
   " cluster_shared@cluster=4,threads=256 0.811"
   " cluster_registers@cluster=4,elements=64 0.811"
   " cluster_registers@cluster=2,elements=32 0.747"
   " cluster_registers@cluster=2,elements=64 0.726"
   " cluster_packed@cluster=2,vectors=10 0.715"
   " cluster_shared@cluster=2,threads=512 0.686"
   " cluster_shared@cluster=2,threads=256 0.631"
   " cluster_registers@cluster=1,elements=64 0.560"
   " cluster_shared@cluster=1,threads=512 0.496"
   " two_pass@threads=512,vectors=4 0.480"
   " cluster_shared@cluster=1,threads=256 0.441"
   " two_pass@threads=512,vectors=2 0.356"},
  {"softmax", "fp16", "fp16", "rows=16 cols=32768", 0.595,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.985"
   " cluster_registers@cluster=8,elements=32 0.978"
   " cluster_registers@cluster=16,elements=32 0.953"
   " cluster_registers@cluster=4,elements=32 0.939"
   " cluster_registers@cluster=16,elements=64 0.925"
   " cluster_registers@cluster=8,elements=64 0.882"
   " cluster_registers@cluster=4,elements=64 0.879"
   " cluster_packed@cluster=16,vectors=8 0.849"
   " cluster_shared@cluster=8,threads=256 0.831"
   " cluster_shared@cluster=16,threads=256 0.830"
   " cluster_packed@cluster=8,vectors=8 0.821"
   " cluster_packed@cluster=4,vectors=8 0.818"
   " cluster_shared@cluster=8,threads=512 0.813"
   " cluster_packed@cluster=16,vectors=10 0.806"
   " cluster_shared@cluster=4,threads=256 0.800"
   " cluster_shared@cluster=4,threads=512 0.795"
   " cluster_packed@cluster=8,vectors=10 0.780"
   " cluster_packed@cluster=4,vectors=10 0.775"
   " cluster_registers@cluster=2,elements=64 0.774"
   " cluster_packed@cluster=2,vectors=8 0.743"
   " cluster_shared@cluster=16,threads=512 0.714"
   " cluster_shared@cluster=2,threads=512 0.705"
   " cluster_packed@cluster=2,vectors=10 0.700"
   " cluster_registers@cluster=1,elements=64 0.671"
   " cluster_shared@cluster=2,threads=256 0.669"
   " cluster_shared@cluster=1,threads=512 0.580"
   " two_pass@threads=512,vectors=4 0.573"
   " cluster_shared@cluster=1,threads=256 0.525"
   " two_pass@threads=512,vectors=2 0.397"},
  {"softmax", "fp16", "fp16", "rows=16 cols=8192", 0.609,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.989"
   " cluster_registers@cluster=1,elements=32 0.961"
   " cluster_registers@cluster=8,elements=16 0.957"
   " cluster_registers@cluster=16,elements=32 0.950"
   " cluster_registers@cluster=8,elements=32 0.935"
   " cluster_registers@cluster=1,elements=64 0.897"
   " cluster_registers@cluster=4,elements=32 0.881"
   " cluster_registers@cluster=2,elements=32 0.881"
   " cluster_registers@cluster=16,elements=64 0.843"
   " cluster_registers@cluster=8,elements=64 0.842"
   " cluster_shared@cluster=4,threads=256 0.829"
   " cluster_registers@cluster=4,elements=64 0.827"
   " two_pass@threads=512,vectors=4 0.823"
   " cluster_shared@cluster=8,threads=256 0.820"
   " cluster_packed@cluster=16,vectors=8 0.817"
   " two_pass@threads=512,vectors=2 0.810"
   " cluster_shared@cluster=1,threads=512 0.809"
   " cluster_shared@cluster=1,threads=256 0.808"
   " cluster_packed@cluster=8,vectors=8 0.802"
   " cluster_registers@cluster=2,elements=64 0.792"
   " cluster_shared@cluster=2,threads=512 0.790"
   " cluster_packed@cluster=16,vectors=10 0.786"
   " cluster_shared@cluster=2,threads=256 0.778"
   " cluster_shared@cluster=4,threads=512 0.771"
   " cluster_packed@cluster=8,vectors=10 0.768"
   " cluster_packed@cluster=4,vectors=8 0.763"
   " cluster_shared@cluster=16,threads=256 0.754"
   " cluster_packed@cluster=2,vectors=8 0.731"
   " cluster_packed@cluster=4,vectors=10 0.721"
   " cluster_shared@cluster=8,threads=512 0.720"
   " cluster_packed@cluster=2,vectors=10 0.687"
   " cluster_shared@cluster=16,threads=512 0.619"},
  {"softmax", "bf16", "bf16", "rows=16 cols=86955", 0.609,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=32 0.956"
   " cluster_registers@cluster=16,elements=32 0.954"
   " cluster_registers@cluster=8,elements=16 0.920"
   " cluster_registers@cluster=8,elements=64 0.880"
   " cluster_registers@cluster=16,elements=64 0.867"
   " cluster_registers@cluster=4,elements=64 0.855"
   " cluster_packed@cluster=8,vectors=8 0.779"
   " cluster_packed@cluster=16,vectors=8 0.779"
   " cluster_shared@cluster=16,threads=256 0.771"
   " cluster_packed@cluster=4,vectors=8 0.770"
   " cluster_shared@cluster=8,threads=512 0.724"
   " cluster_shared@cluster=8,threads=256 0.719"
   " cluster_shared@cluster=16,threads=512 0.717"
   " cluster_packed@cluster=8,vectors=10 0.699"
   " cluster_packed@cluster=4,vectors=10 0.694"
   " cluster_packed@cluster=16,vectors=10 0.692"
   " cluster_shared@cluster=4,threads=512 0.689"
   " cluster_shared@cluster=4,threads=256 0.656"
   " grid_shared@warps=8,blocks_per_sm=2 0.655"
   " grid_shared@warps=16,blocks_per_sm=1 0.650"
   " grid_resident@warps=16,vectors=16 0.638"
   " cluster_registers@cluster=2,elements=64 0.631"
   " grid_resident@warps=32,vectors=4 0.618"
   " cluster_shared@cluster=2,threads=512 0.535"
   " cluster_shared@cluster=2,threads=256 0.451"
   " cluster_shared@cluster=1,threads=512 0.353"
   " two_pass@threads=512,vectors=4 0.291"},
  {"softmax", "fp32", "fp32", "rows=161 cols=246 direction=backward", 0.900,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=2 0.925"
   " register_cache_backward@threads=128,vectors=1 0.900"
   " register_cache_backward@threads=256,vectors=2 0.890"
   " warp_rows_backward@threads=128,vectors=2 0.822"
   " two_pass_backward@threads=256,vectors=2 0.787"
   " warp_rows_backward@threads=128,vectors=4 0.721"
   " staged_rows_backward@threads=64,bytes=2048 0.588"
   " staged_rows_backward@threads=256,bytes=8192 0.529"},
  {"softmax", "fp32", "fp32", "rows=161 cols=246", 0.769,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.911"
   " register_cache@threads=128,vectors=2 0.887"
   " warp_rows@threads=128,vectors=2 0.808"
   " two_pass@threads=256,vectors=1 0.789"
   " cluster_registers@cluster=1,elements=16 0.764"
   " warp_rows@threads=128,vectors=4 0.707"
   " warp_rows@threads=64,vectors=4 0.706"
   " cluster_registers@cluster=1,elements=32 0.620"
   " staged_rows@threads=64,bytes=4096 0.613"
   " staged_rows@threads=128,bytes=8192 0.595"},
  {"softmax", "fp16", "fp16", "rows=16193 cols=1920 direction=backward", 1.006,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.992"
   " warp_rows_backward@threads=128,vectors=4 0.983"
   " warp_rows_backward@threads=128,vectors=2 0.983"
   " staged_rows_backward@threads=64,bytes=2048 0.933"
   " staged_rows_backward@threads=256,bytes=8192 0.910"
   " two_pass_backward@threads=256,vectors=2 0.885"},
  {"softmax", "fp16", "fp16", "rows=16193 cols=1920", 0.967,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.994"
   " warp_rows@threads=64,vectors=4 0.980"
   " cluster_registers@cluster=1,elements=16 0.979"
   " warp_rows@threads=128,vectors=2 0.977"
   " warp_rows@threads=128,vectors=4 0.975"
   " staged_rows@threads=64,bytes=4096 0.943"
   " staged_rows@threads=128,bytes=8192 0.934"
   " two_pass@threads=256,vectors=1 0.718"},
  {"softmax", "fp16", "fp16", "rows=162 cols=18240 direction=backward", 0.889,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.999"
   " cluster_registers_backward@cluster=2,vectors=2 0.966"
   " cluster_registers_backward@cluster=4,vectors=4 0.963"
   " cluster_registers_backward@cluster=2,vectors=4 0.949"
   " cluster_registers_backward@cluster=8,vectors=4 0.932"
   " cluster_registers_backward@cluster=4,vectors=8 0.921"
   " cluster_registers_backward@cluster=2,vectors=8 0.893"
   " cluster_registers_backward@cluster=1,vectors=4 0.886"
   " cluster_registers_backward@cluster=1,vectors=8 0.873"
   " cluster_registers_backward@cluster=8,vectors=8 0.867"
   " cluster_shared_backward@cluster=2,threads=512 0.838"
   " two_pass_backward@threads=1024,vectors=2 0.816"
   " grid_resident_backward@warps=16,vectors=8 0.732"
   " cluster_shared_backward@cluster=8,threads=256 0.731"
   " cluster_registers_backward@cluster=16,vectors=2 0.728"
   " grid_resident_backward@warps=16,vectors=4 0.726"
   " cluster_registers_backward@cluster=16,vectors=4 0.687"
   " split_k_cooperative_backward@threads=256,vectors=4 0.685"
   " cluster_registers_backward@cluster=16,vectors=8 0.643"
   " split_k_cooperative_backward@threads=512,vectors=2 0.622"
   " cluster_shared_backward@cluster=16,threads=256 0.514"
   " cluster_shared_backward@cluster=8,threads=512 0.511"
   " cluster_shared_backward@cluster=16,threads=512 0.286"},
  {"softmax", "fp16", "fp16", "rows=162 cols=18240", 0.774,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.972"
   " cluster_registers@cluster=4,elements=64 0.948"
   " cluster_registers@cluster=2,elements=64 0.926"
   " cluster_registers@cluster=1,elements=64 0.881"
   " cluster_shared@cluster=1,threads=512 0.778"
   " cluster_registers@cluster=8,elements=16 0.778"
   " cluster_shared@cluster=1,threads=256 0.747"
   " two_pass@threads=512,vectors=2 0.719"
   " register_cache@threads=256,vectors=16 0.679"
   " cluster_registers@cluster=16,elements=16 0.612"},
  {"softmax", "bf16", "bf16", "rows=162 cols=320", 0.730,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.980"
   " lane_elements@threads=128,elements=8 0.953"
   " register_cache@threads=128,vectors=2 0.939"
   " cluster_registers@cluster=1,elements=32 0.918"
   " warp_rows@threads=128,vectors=2 0.880"
   " two_pass@threads=256,vectors=1 0.868"
   " warp_rows@threads=128,vectors=4 0.845"
   " warp_rows@threads=64,vectors=4 0.841"
   " staged_rows@threads=64,bytes=4096 0.727"
   " staged_rows@threads=128,bytes=8192 0.719"},
  {"softmax", "bf16", "bf16", "rows=162 cols=320 direction=backward", 0.867,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.969"
   " warp_rows_backward@threads=128,vectors=2 0.946"
   " register_cache_backward@threads=256,vectors=2 0.938"
   " lane_elements_backward@threads=128,elements=8 0.916"
   " warp_rows_backward@threads=128,vectors=4 0.904"
   " two_pass_backward@threads=256,vectors=2 0.899"
   " staged_rows_backward@threads=64,bytes=2048 0.731"
   " staged_rows_backward@threads=256,bytes=8192 0.714"},
  {"softmax", "fp16", "fp16", "rows=165015 cols=23 direction=backward", 0.846,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.995"
   " staged_rows_backward@threads=64,bytes=2048 0.974"
   " lane_elements_backward@threads=128,elements=8 0.672"
   " warp_rows_backward@threads=128,vectors=2 0.454"
   " warp_rows_backward@threads=128,vectors=4 0.379"
   " register_cache_backward@threads=128,vectors=1 0.066"
   " register_cache_backward@threads=128,vectors=2 0.050"
   " two_pass_backward@threads=256,vectors=2 0.026"
   " register_cache_backward@threads=256,vectors=2 0.025"},
  {"softmax", "fp16", "fp16", "rows=165015 cols=23", 0.761,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.984"
   " lane_elements@threads=128,elements=8 0.874"
   " lane_elements@threads=128,elements=4 0.789"
   " warp_rows@threads=128,vectors=2 0.376"
   " warp_rows@threads=128,vectors=4 0.334"
   " warp_rows@threads=64,vectors=4 0.326"
   " cluster_registers@cluster=1,elements=16 0.064"
   " cluster_registers@cluster=1,elements=32 0.054"
   " register_cache@threads=128,vectors=1 0.042"
   " register_cache@threads=128,vectors=2 0.035"
   " two_pass@threads=256,vectors=1 0.023"},
  {"softmax", "fp32", "fp32", "rows=17 cols=1235242 direction=backward", 0.721,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.756"
   " split_k_cooperative_backward@threads=512,vectors=2 0.753"
   " two_pass_backward@threads=1024,vectors=2 0.313"},
  {"softmax", "fp32", "fp32", "rows=17 cols=1235242", 0.699,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.899"
   " grid_shared@warps=16,blocks_per_sm=1 0.881"
   " split_k@threads=256,vectors=8,reread=reverse 0.840"
   " split_k@threads=256,vectors=4,reread=reverse 0.818"
   " split_k@threads=256,vectors=16,reread=reverse 0.817"
   " split_k_persistent@threads=256,vectors=16 0.790"
   " split_k@threads=256,vectors=2,reread=reverse 0.728"
   " split_k_persistent@threads=256,vectors=4 0.693"
   " split_k_persistent@threads=256,vectors=2 0.481"
   " two_pass@threads=1024,vectors=4 0.258"},
  {"softmax", "fp16", "fp16", "rows=17 cols=402048 direction=backward", 0.795,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.983"
   " split_k_cooperative_backward@threads=256,vectors=4 0.840"
   " cluster_shared_backward@cluster=16,threads=512 0.835"
   " cluster_registers_backward@cluster=16,vectors=4 0.780"
   " cluster_registers_backward@cluster=16,vectors=8 0.761"
   " cluster_shared_backward@cluster=16,threads=256 0.757"
   " split_k_cooperative_backward@threads=512,vectors=2 0.708"
   " cluster_shared_backward@cluster=8,threads=256 0.693"
   " cluster_shared_backward@cluster=8,threads=512 0.672"
   " two_pass_backward@threads=1024,vectors=2 0.316"},
  {"softmax", "fp16", "fp16", "rows=17 cols=402048", 0.680,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " grid_resident@warps=32,vectors=4 0.958"
   " grid_resident@warps=16,vectors=16 0.945"
   " grid_shared@warps=8,blocks_per_sm=2 0.840"
   " cluster_shared@cluster=16,threads=512 0.823"
   " cluster_shared@cluster=16,threads=256 0.803"
   " grid_shared@warps=16,blocks_per_sm=1 0.800"
   " cluster_registers@cluster=16,elements=64 0.709"
   " cluster_shared@cluster=8,threads=256 0.709"
   " cluster_shared@cluster=8,threads=512 0.691"
   " cluster_shared@cluster=4,threads=512 0.683"
   " cluster_shared@cluster=4,threads=256 0.637"
   " two_pass@threads=512,vectors=4 0.259"},
  {"softmax", "fp16", "fp16", "rows=170 cols=9088 direction=backward", 0.871,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.980"
   " cluster_registers_backward@cluster=2,vectors=2 0.976"
   " register_cache_backward@threads=256,vectors=8 0.973"
   " register_cache_backward@threads=1024,vectors=2 0.964"
   " cluster_registers_backward@cluster=1,vectors=4 0.951"
   " cluster_registers_backward@cluster=4,vectors=4 0.949"
   " cluster_registers_backward@cluster=2,vectors=4 0.935"
   " cluster_shared_backward@cluster=1,threads=256 0.853"
   " two_pass_backward@threads=512,vectors=2 0.844"
   " cluster_shared_backward@cluster=1,threads=512 0.838"
   " cluster_registers_backward@cluster=8,vectors=2 0.770"
   " register_cache_backward@threads=512,vectors=8 0.730"
   " cluster_registers_backward@cluster=8,vectors=4 0.730"
   " cluster_registers_backward@cluster=16,vectors=2 0.581"
   " cluster_registers_backward@cluster=16,vectors=4 0.574"},
  {"softmax", "fp16", "fp16", "rows=170 cols=9088", 0.732,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.992"
   " cluster_registers@cluster=4,elements=32 0.941"
   " cluster_registers@cluster=2,elements=32 0.939"
   " cluster_registers@cluster=1,elements=64 0.933"
   " cluster_registers@cluster=2,elements=64 0.885"
   " cluster_registers@cluster=4,elements=64 0.879"
   " cluster_shared@cluster=1,threads=512 0.820"
   " cluster_shared@cluster=1,threads=256 0.816"
   " register_cache@threads=512,vectors=4 0.798"
   " register_cache@threads=256,vectors=8 0.784"
   " two_pass@threads=512,vectors=2 0.773"
   " cluster_registers@cluster=8,elements=16 0.696"
   " register_cache@threads=256,vectors=16 0.623"
   " cluster_registers@cluster=16,elements=16 0.505"},
  {"softmax", "fp16", "fp16", "rows=1715 cols=142 direction=backward", 0.918,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.706"
   " register_cache_backward@threads=128,vectors=1 0.705"
   " staged_rows_backward@threads=256,bytes=8192 0.693"
   " warp_rows_backward@threads=128,vectors=2 0.645"
   " register_cache_backward@threads=128,vectors=2 0.595"
   " warp_rows_backward@threads=128,vectors=4 0.577"
   " register_cache_backward@threads=256,vectors=2 0.399"
   " two_pass_backward@threads=256,vectors=2 0.332"},
  {"softmax", "fp16", "fp16", "rows=1715 cols=142", 0.777,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.778"
   " cluster_registers@cluster=1,elements=16 0.750"
   " warp_rows@threads=64,vectors=4 0.738"
   " warp_rows@threads=128,vectors=4 0.735"
   " register_cache@threads=128,vectors=1 0.691"
   " staged_rows@threads=64,bytes=4096 0.675"
   " staged_rows@threads=128,bytes=8192 0.672"
   " cluster_registers@cluster=1,elements=32 0.652"
   " register_cache@threads=128,vectors=2 0.633"
   " two_pass@threads=256,vectors=1 0.428"},
  {"softmax", "fp16", "fp16", "rows=172 cols=1029 direction=backward", 0.828,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.958"
   " two_pass_backward@threads=256,vectors=2 0.781"
   " staged_rows_backward@threads=256,bytes=8192 0.541"
   " staged_rows_backward@threads=64,bytes=2048 0.518"
   " warp_rows_backward@threads=128,vectors=2 0.487"
   " warp_rows_backward@threads=128,vectors=4 0.485"},
  {"softmax", "fp16", "fp16", "rows=172 cols=1029", 0.660,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.936"
   " two_pass@threads=256,vectors=1 0.931"
   " cluster_registers@cluster=1,elements=32 0.811"
   " staged_rows@threads=64,bytes=4096 0.726"
   " staged_rows@threads=128,bytes=8192 0.718"
   " warp_rows@threads=128,vectors=2 0.701"
   " warp_rows@threads=128,vectors=4 0.701"
   " warp_rows@threads=64,vectors=4 0.690"},
  {"softmax", "fp16", "fp16", "rows=172 cols=140928 direction=backward", 0.971,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.973"
   " cluster_registers_backward@cluster=8,vectors=4 0.926"
   " cluster_shared_backward@cluster=8,threads=256 0.851"
   " cluster_registers_backward@cluster=16,vectors=2 0.829"
   " grid_resident_backward@warps=16,vectors=8 0.796"
   " cluster_shared_backward@cluster=16,threads=256 0.792"
   " cluster_shared_backward@cluster=8,threads=512 0.779"
   " cluster_registers_backward@cluster=4,vectors=8 0.777"
   " cluster_registers_backward@cluster=8,vectors=8 0.777"
   " cluster_shared_backward@cluster=16,threads=512 0.764"
   " split_k_cooperative_backward@threads=256,vectors=4 0.584"
   " split_k_cooperative_backward@threads=512,vectors=2 0.567"
   " two_pass_backward@threads=1024,vectors=2 0.564"},
  {"softmax", "fp16", "fp16", "rows=172 cols=140928", 0.906,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " cluster_packed@cluster=8,vectors=10 0.983"
   " cluster_packed@cluster=8,vectors=8 0.982"
   " cluster_packed@cluster=16,vectors=8 0.979"
   " cluster_packed@cluster=4,vectors=10 0.907"
   " cluster_shared@cluster=8,threads=256 0.889"
   " cluster_registers@cluster=16,elements=32 0.852"
   " grid_resident@warps=16,vectors=16 0.839"
   " cluster_registers@cluster=16,elements=64 0.823"
   " grid_shared@warps=8,blocks_per_sm=2 0.805"
   " cluster_registers@cluster=8,elements=64 0.804"
   " cluster_shared@cluster=4,threads=256 0.799"
   " cluster_shared@cluster=4,threads=512 0.794"
   " grid_shared@warps=16,blocks_per_sm=1 0.783"
   " cluster_shared@cluster=16,threads=256 0.783"
   " cluster_shared@cluster=8,threads=512 0.758"
   " two_pass@threads=512,vectors=4 0.720"
   " cluster_registers@cluster=4,elements=64 0.711"
   " cluster_shared@cluster=2,threads=512 0.685"
   " cluster_shared@cluster=2,threads=256 0.614"
   " cluster_shared@cluster=16,threads=512 0.597"
   " cluster_registers@cluster=16,elements=16 0.566"},
  {"softmax", "bf16", "bf16", "rows=1731 cols=3449", 0.801,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.953"
   " cluster_registers@cluster=1,elements=16 0.899"
   " register_cache@threads=256,vectors=4 0.842"
   " cluster_registers@cluster=1,elements=64 0.837"
   " cluster_shared@cluster=1,threads=256 0.662"
   " cluster_registers@cluster=2,elements=32 0.641"
   " cluster_registers@cluster=2,elements=64 0.583"
   " register_cache@threads=256,vectors=8 0.564"
   " two_pass@threads=512,vectors=2 0.544"
   " cluster_shared@cluster=1,threads=512 0.496"
   " register_cache@threads=512,vectors=4 0.492"
   " cluster_registers@cluster=4,elements=32 0.450"
   " cluster_registers@cluster=4,elements=64 0.352"
   " register_cache@threads=256,vectors=16 0.286"
   " cluster_registers@cluster=8,elements=16 0.284"
   " cluster_registers@cluster=16,elements=16 0.139"},
  {"softmax", "fp16", "fp16", "rows=174355 cols=18", 0.778,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.933"
   " staged_rows@threads=128,bytes=8192 0.914"
   " lane_elements@threads=128,elements=4 0.678"
   " warp_rows@threads=128,vectors=2 0.376"
   " warp_rows@threads=128,vectors=4 0.340"
   " warp_rows@threads=64,vectors=4 0.337"
   " cluster_registers@cluster=1,elements=16 0.053"
   " cluster_registers@cluster=1,elements=32 0.045"
   " register_cache@threads=128,vectors=1 0.035"
   " register_cache@threads=128,vectors=2 0.029"
   " two_pass@threads=256,vectors=1 0.019"},
  {"softmax", "bf16", "bf16", "rows=175516 cols=128", 0.967,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.998"
   " warp_rows@threads=128,vectors=2 0.996"
   " lane_elements@threads=128,elements=8 0.954"
   " staged_rows@threads=64,bytes=4096 0.756"
   " staged_rows@threads=128,bytes=8192 0.741"
   " lane_elements@threads=128,elements=4 0.703"
   " cluster_registers@cluster=1,elements=16 0.213"
   " cluster_registers@cluster=1,elements=32 0.213"
   " register_cache@threads=128,vectors=1 0.180"
   " register_cache@threads=128,vectors=2 0.128"
   " two_pass@threads=256,vectors=1 0.086"},
  {"softmax", "bf16", "bf16", "rows=175516 cols=128 direction=backward", 0.993,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.995"
   " warp_rows_backward@threads=128,vectors=4 0.990"
   " lane_elements_backward@threads=128,elements=4 0.979"
   " staged_rows_backward@threads=64,bytes=2048 0.917"
   " staged_rows_backward@threads=256,bytes=8192 0.907"
   " register_cache_backward@threads=128,vectors=1 0.302"
   " register_cache_backward@threads=128,vectors=2 0.251"
   " register_cache_backward@threads=256,vectors=2 0.130"
   " two_pass_backward@threads=256,vectors=2 0.129"},
  {"softmax", "fp32", "fp32", "rows=17732 cols=22", 0.866,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.998"
   " warp_rows@threads=128,vectors=2 0.850"
   " staged_rows@threads=64,bytes=4096 0.763"
   " warp_rows@threads=64,vectors=4 0.746"
   " staged_rows@threads=128,bytes=8192 0.732"
   " warp_rows@threads=128,vectors=4 0.717"
   " cluster_registers@cluster=1,elements=16 0.163"
   " register_cache@threads=128,vectors=1 0.131"
   " register_cache@threads=128,vectors=2 0.104"
   " cluster_registers@cluster=1,elements=32 0.097"
   " two_pass@threads=256,vectors=1 0.075"},
  {"softmax", "fp16", "fp16", "rows=1773274 cols=18", 0.800,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.971"
   " lane_elements@threads=128,elements=8 0.939"
   " lane_elements@threads=128,elements=4 0.548"
   " warp_rows@threads=128,vectors=2 0.309"
   " warp_rows@threads=128,vectors=4 0.255"
   " warp_rows@threads=64,vectors=4 0.254"
   " cluster_registers@cluster=1,elements=16 0.036"
   " cluster_registers@cluster=1,elements=32 0.030"
   " register_cache@threads=128,vectors=1 0.024"
   " register_cache@threads=128,vectors=2 0.020"
   " two_pass@threads=256,vectors=1 0.013"},
  {"softmax", "fp16", "fp16", "rows=178 cols=19636", 0.755,
   "cluster_registers@cluster=4,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.960"
   " cluster_registers@cluster=1,elements=64 0.889"
   " cluster_registers@cluster=2,elements=64 0.874"
   " cluster_registers@cluster=4,elements=64 0.867"
   " cluster_registers@cluster=8,elements=16 0.805"
   " cluster_shared@cluster=1,threads=512 0.769"
   " two_pass@threads=512,vectors=2 0.751"
   " cluster_shared@cluster=1,threads=256 0.726"
   " register_cache@threads=256,vectors=16 0.695"
   " cluster_registers@cluster=16,elements=16 0.544"},
  {"softmax", "fp16", "fp16", "rows=18 cols=1031040 stride=1031074", 0.733,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.963"
   " grid_shared@warps=16,blocks_per_sm=1 0.886"
   " grid_shared@warps=8,blocks_per_sm=2 0.842"
   " split_k@threads=256,vectors=4,reread=reverse 0.835"
   " split_k@threads=256,vectors=8,reread=reverse 0.832"
   " split_k@threads=256,vectors=2,reread=reverse 0.769"
   " split_k@threads=256,vectors=16,reread=reverse 0.750"
   " split_k_persistent@threads=256,vectors=16 0.700"
   " split_k_persistent@threads=256,vectors=4 0.684"
   " cluster_shared@cluster=16,threads=512 0.623"
   " cluster_shared@cluster=16,threads=256 0.555"
   " split_k_persistent@threads=256,vectors=2 0.536"
   " two_pass@threads=1024,vectors=4 0.235"},
  {"softmax", "fp16", "fp16", "rows=18 cols=178017", 0.669,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.906"
   " cluster_registers@cluster=8,elements=64 0.876"
   " cluster_packed@cluster=16,vectors=8 0.851"
   " cluster_registers@cluster=4,elements=64 0.830"
   " cluster_packed@cluster=8,vectors=8 0.824"
   " cluster_packed@cluster=16,vectors=10 0.824"
   " cluster_shared@cluster=16,threads=512 0.819"
   " cluster_packed@cluster=8,vectors=10 0.786"
   " cluster_registers@cluster=16,elements=16 0.785"
   " grid_resident@warps=32,vectors=4 0.780"
   " cluster_shared@cluster=16,threads=256 0.773"
   " grid_resident@warps=16,vectors=16 0.751"
   " cluster_shared@cluster=8,threads=256 0.718"
   " cluster_shared@cluster=8,threads=512 0.702"
   " cluster_shared@cluster=4,threads=512 0.702"
   " grid_shared@warps=8,blocks_per_sm=2 0.691"
   " grid_shared@warps=16,blocks_per_sm=1 0.679"
   " cluster_shared@cluster=4,threads=256 0.626"
   " cluster_shared@cluster=2,threads=512 0.517"
   " cluster_shared@cluster=2,threads=256 0.414"
   " two_pass@threads=512,vectors=4 0.245"},
  {"softmax", "fp32", "fp32", "rows=18 cols=3392 direction=backward", 0.779,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.994"
   " cluster_registers_backward@cluster=1,vectors=2 0.973"
   " register_cache_backward@threads=512,vectors=2 0.972"
   " cluster_registers_backward@cluster=1,vectors=4 0.972"
   " cluster_registers_backward@cluster=16,vectors=2 0.960"
   " cluster_registers_backward@cluster=8,vectors=4 0.951"
   " cluster_registers_backward@cluster=8,vectors=2 0.949"
   " cluster_registers_backward@cluster=16,vectors=4 0.949"
   " cluster_registers_backward@cluster=4,vectors=2 0.946"
   " register_cache_backward@threads=512,vectors=8 0.944"
   " two_pass_backward@threads=512,vectors=2 0.931"
   " register_cache_backward@threads=1024,vectors=2 0.926"
   " cluster_registers_backward@cluster=2,vectors=2 0.921"
   " cluster_registers_backward@cluster=4,vectors=4 0.915"
   " cluster_registers_backward@cluster=2,vectors=4 0.906"
   " cluster_shared_backward@cluster=1,threads=512 0.817"
   " cluster_shared_backward@cluster=1,threads=256 0.781"},
  {"softmax", "fp32", "fp32", "rows=18 cols=3392", 0.645,
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.907"
   " cluster_registers@cluster=16,elements=16 0.890"
   " cluster_registers@cluster=1,elements=16 0.887"
   " register_cache@threads=256,vectors=8 0.886"
   " cluster_registers@cluster=8,elements=16 0.875"
   " two_pass@threads=512,vectors=2 0.842"
   " cluster_registers@cluster=1,elements=32 0.804"
   " cluster_shared@cluster=1,threads=512 0.768"
   " cluster_registers@cluster=4,elements=32 0.751"
   " cluster_registers@cluster=2,elements=32 0.716"
   " register_cache@threads=256,vectors=16 0.701"
   " cluster_shared@cluster=1,threads=256 0.696"
   " cluster_registers@cluster=1,elements=64 0.625"
   " cluster_registers@cluster=4,elements=64 0.619"
   " cluster_registers@cluster=2,elements=64 0.581"},
  {"softmax", "fp16", "fp16", "rows=18 cols=387497", 0.662,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=32,vectors=4 0.983"
   " grid_resident@warps=16,vectors=16 0.949"
   " cluster_packed@cluster=16,vectors=10 0.931"
   " cluster_shared@cluster=16,threads=512 0.868"
   " cluster_registers@cluster=16,elements=64 0.856"
   " grid_shared@warps=8,blocks_per_sm=2 0.824"
   " grid_shared@warps=16,blocks_per_sm=1 0.809"
   " cluster_shared@cluster=16,threads=256 0.793"
   " cluster_registers@cluster=8,elements=64 0.732"
   " cluster_shared@cluster=8,threads=256 0.705"
   " cluster_shared@cluster=8,threads=512 0.695"
   " cluster_shared@cluster=4,threads=512 0.679"
   " cluster_shared@cluster=4,threads=256 0.607"
   " two_pass@threads=512,vectors=4 0.228"},
  {"softmax", "bf16", "bf16", "rows=18 cols=7232 stride=7239", 0.551,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.980"
   " register_cache@threads=256,vectors=4 0.937"
   " cluster_registers@cluster=8,elements=16 0.923"
   " cluster_registers@cluster=1,elements=32 0.916"
   " register_cache@threads=512,vectors=4 0.827"
   " cluster_registers@cluster=2,elements=32 0.819"
   " cluster_registers@cluster=4,elements=32 0.814"
   " two_pass@threads=512,vectors=2 0.802"
   " register_cache@threads=256,vectors=8 0.751"
   " cluster_shared@cluster=1,threads=512 0.726"
   " cluster_registers@cluster=1,elements=64 0.725"
   " cluster_registers@cluster=4,elements=64 0.662"
   " cluster_registers@cluster=2,elements=64 0.646"
   " cluster_shared@cluster=1,threads=256 0.607"
   " register_cache@threads=256,vectors=16 0.588"},
  {"softmax", "fp16", "fp16", "rows=1827 cols=20 direction=backward", 0.941,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.972"
   " staged_rows_backward@threads=64,bytes=2048 0.680"
   " warp_rows_backward@threads=128,vectors=2 0.664"
   " staged_rows_backward@threads=256,bytes=8192 0.655"
   " register_cache_backward@threads=128,vectors=1 0.585"
   " warp_rows_backward@threads=128,vectors=4 0.569"
   " register_cache_backward@threads=128,vectors=2 0.498"
   " register_cache_backward@threads=256,vectors=2 0.328"
   " two_pass_backward@threads=256,vectors=2 0.293"},
  {"softmax", "fp16", "fp16", "rows=1827 cols=20", 0.826,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.969"
   " warp_rows@threads=128,vectors=2 0.765"
   " staged_rows@threads=64,bytes=4096 0.702"
   " staged_rows@threads=128,bytes=8192 0.698"
   " warp_rows@threads=128,vectors=4 0.654"
   " warp_rows@threads=64,vectors=4 0.647"
   " cluster_registers@cluster=1,elements=16 0.606"
   " register_cache@threads=128,vectors=1 0.540"
   " cluster_registers@cluster=1,elements=32 0.529"
   " register_cache@threads=128,vectors=2 0.510"
   " two_pass@threads=256,vectors=1 0.353"},
  {"softmax", "bf16", "bf16", "rows=1851 cols=6959", 0.897,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.943"
   " cluster_registers@cluster=1,elements=64 0.851"
   " cluster_registers@cluster=2,elements=32 0.814"
   " cluster_registers@cluster=1,elements=16 0.800"
   " register_cache@threads=256,vectors=8 0.749"
   " cluster_registers@cluster=2,elements=64 0.710"
   " cluster_shared@cluster=1,threads=256 0.707"
   " register_cache@threads=512,vectors=4 0.685"
   " two_pass@threads=512,vectors=2 0.673"
   " cluster_shared@cluster=1,threads=512 0.593"
   " cluster_registers@cluster=4,elements=32 0.540"
   " cluster_registers@cluster=4,elements=64 0.495"
   " register_cache@threads=256,vectors=16 0.406"
   " cluster_registers@cluster=8,elements=16 0.368"
   " cluster_registers@cluster=16,elements=16 0.210"},
  {"softmax", "bf16", "bf16", "rows=1851 cols=6959 direction=backward", 0.975,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.976"
   " cluster_registers_backward@cluster=2,vectors=2 0.973"
   " cluster_registers_backward@cluster=1,vectors=4 0.946"
   " cluster_registers_backward@cluster=2,vectors=4 0.908"
   " register_cache_backward@threads=512,vectors=4 0.887"
   " register_cache_backward@threads=256,vectors=8 0.866"
   " cluster_shared_backward@cluster=1,threads=512 0.849"
   " cluster_shared_backward@cluster=1,threads=256 0.845"
   " two_pass_backward@threads=512,vectors=2 0.797"
   " cluster_registers_backward@cluster=4,vectors=2 0.778"
   " cluster_registers_backward@cluster=4,vectors=4 0.684"
   " register_cache_backward@threads=1024,vectors=2 0.575"
   " register_cache_backward@threads=512,vectors=8 0.572"
   " cluster_registers_backward@cluster=8,vectors=2 0.509"
   " cluster_registers_backward@cluster=8,vectors=4 0.459"
   " cluster_registers_backward@cluster=16,vectors=2 0.284"
   " cluster_registers_backward@cluster=16,vectors=4 0.241"},
  {"softmax", "fp16", "fp16", "rows=1869 cols=5557 direction=backward", 0.962,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.926"
   " cluster_shared_backward@cluster=1,threads=256 0.914"
   " cluster_registers_backward@cluster=1,vectors=2 0.895"
   " cluster_registers_backward@cluster=2,vectors=2 0.876"
   " cluster_registers_backward@cluster=2,vectors=4 0.874"
   " two_pass_backward@threads=512,vectors=2 0.841"
   " cluster_shared_backward@cluster=1,threads=512 0.780"
   " register_cache_backward@threads=256,vectors=8 0.778"
   " register_cache_backward@threads=512,vectors=4 0.770"
   " cluster_registers_backward@cluster=4,vectors=2 0.702"
   " cluster_registers_backward@cluster=4,vectors=4 0.603"
   " register_cache_backward@threads=1024,vectors=2 0.510"
   " register_cache_backward@threads=512,vectors=8 0.463"
   " cluster_registers_backward@cluster=8,vectors=2 0.431"
   " cluster_registers_backward@cluster=8,vectors=4 0.397"
   " cluster_registers_backward@cluster=16,vectors=2 0.237"
   " cluster_registers_backward@cluster=16,vectors=4 0.203"},
  {"softmax", "fp16", "fp16", "rows=1869 cols=5557", 0.874,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.989"
   " cluster_registers@cluster=1,elements=16 0.891"
   " cluster_registers@cluster=1,elements=64 0.873"
   " cluster_shared@cluster=1,threads=256 0.789"
   " cluster_registers@cluster=2,elements=32 0.784"
   " register_cache@threads=256,vectors=8 0.729"
   " two_pass@threads=512,vectors=2 0.672"
   " cluster_registers@cluster=2,elements=64 0.672"
   " register_cache@threads=512,vectors=4 0.641"
   " cluster_shared@cluster=1,threads=512 0.585"
   " cluster_registers@cluster=4,elements=32 0.499"
   " cluster_registers@cluster=4,elements=64 0.461"
   " register_cache@threads=256,vectors=16 0.399"
   " cluster_registers@cluster=8,elements=16 0.328"
   " cluster_registers@cluster=16,elements=16 0.184"},
  {"softmax", "fp32", "fp32", "rows=187 cols=90", 0.783,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.985"
   " register_cache@threads=128,vectors=1 0.878"
   " register_cache@threads=128,vectors=2 0.855"
   " warp_rows@threads=128,vectors=2 0.790"
   " cluster_registers@cluster=1,elements=16 0.756"
   " two_pass@threads=256,vectors=1 0.748"
   " warp_rows@threads=128,vectors=4 0.716"
   " warp_rows@threads=64,vectors=4 0.714"
   " staged_rows@threads=64,bytes=4096 0.650"
   " staged_rows@threads=128,bytes=8192 0.636"
   " cluster_registers@cluster=1,elements=32 0.604"},
  {"softmax", "fp16", "fp16", "rows=19 cols=256820", 0.647,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_registers@cluster=16,elements=64 0.992"
   " cluster_shared@cluster=16,threads=512 0.909"
   " cluster_packed@cluster=16,vectors=10 0.901"
   " cluster_registers@cluster=16,elements=32 0.886"
   " grid_resident@warps=16,vectors=16 0.868"
   " grid_resident@warps=32,vectors=4 0.862"
   " cluster_shared@cluster=16,threads=256 0.846"
   " cluster_packed@cluster=8,vectors=10 0.798"
   " grid_shared@warps=8,blocks_per_sm=2 0.778"
   " cluster_shared@cluster=8,threads=512 0.756"
   " cluster_shared@cluster=8,threads=256 0.749"
   " grid_shared@warps=16,blocks_per_sm=1 0.749"
   " cluster_registers@cluster=8,elements=64 0.732"
   " cluster_shared@cluster=4,threads=512 0.728"
   " cluster_shared@cluster=4,threads=256 0.637"
   " two_pass@threads=512,vectors=4 0.246"},
  {"softmax", "fp16", "fp16", "rows=19 cols=455432 direction=backward", 0.806,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.992"
   " cluster_shared_backward@cluster=16,threads=512 0.889"
   " cluster_registers_backward@cluster=16,vectors=4 0.808"
   " cluster_registers_backward@cluster=16,vectors=8 0.803"
   " split_k_cooperative_backward@threads=256,vectors=4 0.782"
   " cluster_shared_backward@cluster=8,threads=256 0.748"
   " split_k_cooperative_backward@threads=512,vectors=2 0.746"
   " cluster_shared_backward@cluster=8,threads=512 0.741"
   " cluster_shared_backward@cluster=16,threads=256 0.735"
   " two_pass_backward@threads=1024,vectors=2 0.312"},
  {"softmax", "fp16", "fp16", "rows=19 cols=455432", 0.647,
   "grid_resident@warps=32,vectors=4 1.000"
   " cluster_packed@cluster=16,vectors=10 0.998"
   " grid_resident@warps=16,vectors=16 0.973"
   " cluster_shared@cluster=16,threads=256 0.947"
   " cluster_shared@cluster=16,threads=512 0.929"
   " grid_shared@warps=8,blocks_per_sm=2 0.864"
   " cluster_shared@cluster=8,threads=512 0.832"
   " cluster_shared@cluster=8,threads=256 0.815"
   " grid_shared@warps=16,blocks_per_sm=1 0.812"
   " cluster_registers@cluster=16,elements=64 0.798"
   " cluster_shared@cluster=4,threads=512 0.796"
   " cluster_shared@cluster=4,threads=256 0.726"
   " two_pass@threads=512,vectors=4 0.280"},
  {"softmax", "fp16", "fp16", "rows=191 cols=1205", 0.683,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.951"
   " two_pass@threads=256,vectors=1 0.923"
   " cluster_registers@cluster=1,elements=32 0.807"
   " staged_rows@threads=64,bytes=4096 0.744"
   " staged_rows@threads=128,bytes=8192 0.742"
   " warp_rows@threads=128,vectors=4 0.704"
   " warp_rows@threads=128,vectors=2 0.701"
   " warp_rows@threads=64,vectors=4 0.696"},
  {"softmax", "fp32", "fp32", "rows=191713 cols=49 direction=backward", 1.004,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.946"
   " staged_rows_backward@threads=256,bytes=8192 0.915"
   " staged_rows_backward@threads=64,bytes=2048 0.902"
   " lane_elements_backward@threads=128,elements=8 0.876"
   " warp_rows_backward@threads=128,vectors=4 0.818"
   " register_cache_backward@threads=128,vectors=1 0.219"
   " register_cache_backward@threads=128,vectors=2 0.189"
   " register_cache_backward@threads=256,vectors=2 0.096"
   " two_pass_backward@threads=256,vectors=2 0.079"},
  {"softmax", "fp32", "fp32", "rows=191713 cols=49", 0.913,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=128,bytes=8192 0.999"
   " staged_rows@threads=64,bytes=4096 0.998"
   " lane_elements@threads=128,elements=4 0.919"
   " warp_rows@threads=128,vectors=2 0.859"
   " warp_rows@threads=128,vectors=4 0.797"
   " warp_rows@threads=64,vectors=4 0.790"
   " cluster_registers@cluster=1,elements=16 0.134"
   " register_cache@threads=128,vectors=1 0.110"
   " register_cache@threads=128,vectors=2 0.086"
   " cluster_registers@cluster=1,elements=32 0.078"
   " two_pass@threads=256,vectors=1 0.061"},
  {"softmax", "fp16", "fp16", "rows=196888 cols=27", 0.795,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.975"
   " lane_elements@threads=128,elements=4 0.837"
   " lane_elements@threads=128,elements=8 0.566"
   " warp_rows@threads=128,vectors=2 0.536"
   " warp_rows@threads=64,vectors=4 0.363"
   " warp_rows@threads=128,vectors=4 0.363"
   " cluster_registers@cluster=1,elements=16 0.066"
   " cluster_registers@cluster=1,elements=32 0.056"
   " register_cache@threads=128,vectors=1 0.044"
   " register_cache@threads=128,vectors=2 0.037"
   " two_pass@threads=256,vectors=1 0.024"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1077504", 0.483,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.971"
   " split_k@threads=256,vectors=4,reread=reverse 0.963"
   " split_k@threads=256,vectors=8,reread=reverse 0.939"
   " split_k_persistent@threads=256,vectors=2 0.912"
   " grid_shared@warps=16,blocks_per_sm=1 0.878"
   " grid_resident@warps=16,vectors=16 0.845"
   " grid_shared@warps=8,blocks_per_sm=2 0.841"
   " split_k_persistent@threads=256,vectors=16 0.817"
   " grid_resident@warps=32,vectors=4 0.814"
   " split_k@threads=256,vectors=16,reread=reverse 0.754"
   " cluster_shared@cluster=16,threads=512 0.625"
   " cluster_shared@cluster=16,threads=256 0.584"
   " two_pass@threads=1024,vectors=4 0.078"},
  {"softmax", "fp32", "fp32", "rows=2 cols=12203 direction=backward", 0.631,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.995"
   " cluster_registers_backward@cluster=16,vectors=4 0.941"
   " cluster_registers_backward@cluster=4,vectors=2 0.936"
   " cluster_registers_backward@cluster=8,vectors=4 0.917"
   " cluster_registers_backward@cluster=4,vectors=4 0.887"
   " cluster_registers_backward@cluster=2,vectors=4 0.810"
   " cluster_registers_backward@cluster=2,vectors=2 0.809"
   " cluster_shared_backward@cluster=16,threads=256 0.775"
   " cluster_registers_backward@cluster=16,vectors=8 0.763"
   " cluster_registers_backward@cluster=8,vectors=8 0.753"
   " cluster_shared_backward@cluster=8,threads=256 0.721"
   " cluster_shared_backward@cluster=16,threads=512 0.718"
   " cluster_shared_backward@cluster=8,threads=512 0.718"
   " cluster_registers_backward@cluster=4,vectors=8 0.704"
   " cluster_registers_backward@cluster=1,vectors=4 0.704"
   " cluster_registers_backward@cluster=2,vectors=8 0.675"
   " cluster_registers_backward@cluster=1,vectors=8 0.641"
   " cluster_shared_backward@cluster=2,threads=512 0.628"
   " split_k_cooperative_backward@threads=256,vectors=4 0.555"
   " two_pass_backward@threads=1024,vectors=2 0.549"
   " grid_resident_backward@warps=16,vectors=4 0.548"
   " grid_resident_backward@warps=16,vectors=8 0.543"
   " split_k_cooperative_backward@threads=512,vectors=2 0.524"},
  {"softmax", "fp32", "fp32", "rows=2 cols=12203", 0.483,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.997"
   " cluster_registers@cluster=4,elements=32 0.814"
   " register_cache@threads=256,vectors=16 0.748"
   " cluster_registers@cluster=2,elements=32 0.738"
   " cluster_registers@cluster=1,elements=16 0.702"
   " cluster_registers@cluster=1,elements=32 0.693"
   " cluster_shared@cluster=1,threads=512 0.595"
   " two_pass@threads=512,vectors=2 0.564"
   " cluster_registers@cluster=1,elements=64 0.546"
   " cluster_registers@cluster=4,elements=64 0.544"
   " cluster_registers@cluster=2,elements=64 0.533"
   " cluster_shared@cluster=1,threads=256 0.481"},
  {"softmax", "bf16", "bf16", "rows=2 cols=12391", 0.464,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.988"
   " cluster_registers@cluster=1,elements=32 0.889"
   " cluster_registers@cluster=2,elements=32 0.862"
   " cluster_registers@cluster=4,elements=32 0.840"
   " register_cache@threads=512,vectors=4 0.835"
   " register_cache@threads=256,vectors=8 0.756"
   " cluster_registers@cluster=1,elements=64 0.747"
   " cluster_registers@cluster=2,elements=64 0.687"
   " cluster_registers@cluster=4,elements=64 0.687"
   " two_pass@threads=512,vectors=2 0.653"
   " cluster_shared@cluster=1,threads=256 0.576"
   " register_cache@threads=256,vectors=16 0.563"
   " cluster_shared@cluster=1,threads=512 0.558"},
  {"softmax", "bf16", "bf16", "rows=2 cols=12391 direction=backward", 0.567,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=1024,vectors=2 0.982"
   " register_cache_backward@threads=256,vectors=8 0.970"
   " register_cache_backward@threads=512,vectors=8 0.894"
   " cluster_registers_backward@cluster=16,vectors=2 0.828"
   " cluster_registers_backward@cluster=8,vectors=2 0.820"
   " cluster_registers_backward@cluster=4,vectors=2 0.810"
   " cluster_registers_backward@cluster=2,vectors=2 0.764"
   " cluster_registers_backward@cluster=1,vectors=2 0.756"
   " two_pass_backward@threads=512,vectors=2 0.738"
   " cluster_registers_backward@cluster=2,vectors=4 0.697"
   " cluster_registers_backward@cluster=1,vectors=4 0.694"
   " cluster_registers_backward@cluster=16,vectors=4 0.681"
   " cluster_registers_backward@cluster=8,vectors=4 0.671"
   " cluster_registers_backward@cluster=4,vectors=4 0.669"
   " cluster_shared_backward@cluster=1,threads=256 0.528"
   " cluster_shared_backward@cluster=1,threads=512 0.482"},
  {"softmax", "fp32", "fp32", "rows=2 cols=14296 direction=backward", 0.677,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.993"
   " cluster_registers_backward@cluster=16,vectors=4 0.980"
   " cluster_registers_backward@cluster=8,vectors=4 0.978"
   " cluster_registers_backward@cluster=4,vectors=2 0.919"
   " cluster_registers_backward@cluster=4,vectors=4 0.914"
   " cluster_registers_backward@cluster=16,vectors=8 0.913"
   " cluster_registers_backward@cluster=8,vectors=8 0.877"
   " cluster_registers_backward@cluster=4,vectors=8 0.874"
   " cluster_shared_backward@cluster=16,threads=256 0.866"
   " cluster_shared_backward@cluster=8,threads=256 0.825"
   " cluster_shared_backward@cluster=8,threads=512 0.810"
   " cluster_registers_backward@cluster=2,vectors=8 0.803"
   " cluster_shared_backward@cluster=16,threads=512 0.802"
   " cluster_registers_backward@cluster=2,vectors=4 0.789"
   " cluster_registers_backward@cluster=2,vectors=2 0.785"
   " cluster_registers_backward@cluster=1,vectors=8 0.690"
   " cluster_registers_backward@cluster=1,vectors=4 0.657"
   " cluster_shared_backward@cluster=2,threads=512 0.635"
   " two_pass_backward@threads=1024,vectors=2 0.545"
   " split_k_cooperative_backward@threads=256,vectors=4 0.535"
   " split_k_cooperative_backward@threads=512,vectors=2 0.533"
   " grid_resident_backward@warps=16,vectors=8 0.491"
   " grid_resident_backward@warps=16,vectors=4 0.487"},
  {"softmax", "fp32", "fp32", "rows=2 cols=14296", 0.511,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.984"
   " cluster_registers@cluster=4,elements=32 0.869"
   " cluster_registers@cluster=2,elements=32 0.774"
   " register_cache@threads=256,vectors=16 0.727"
   " cluster_registers@cluster=4,elements=64 0.689"
   " cluster_registers@cluster=2,elements=64 0.686"
   " cluster_registers@cluster=1,elements=32 0.673"
   " cluster_registers@cluster=1,elements=64 0.617"
   " cluster_shared@cluster=1,threads=512 0.583"
   " cluster_shared@cluster=1,threads=256 0.548"
   " two_pass@threads=512,vectors=2 0.462"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1599296", 0.525,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.976"
   " split_k@threads=256,vectors=2,reread=reverse 0.965"
   " split_k@threads=256,vectors=8,reread=reverse 0.904"
   " split_k_persistent@threads=256,vectors=16 0.891"
   " grid_resident@warps=32,vectors=4 0.879"
   " grid_resident@warps=16,vectors=16 0.869"
   " grid_shared@warps=16,blocks_per_sm=1 0.866"
   " grid_shared@warps=8,blocks_per_sm=2 0.841"
   " split_k@threads=256,vectors=16,reread=reverse 0.809"
   " split_k_persistent@threads=256,vectors=2 0.611"
   " cluster_shared@cluster=16,threads=512 0.537"
   " cluster_shared@cluster=16,threads=256 0.497"
   " two_pass@threads=1024,vectors=4 0.063"},
  {"softmax", "bf16", "bf16", "rows=2 cols=1669696", 0.494,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.987"
   " split_k@threads=256,vectors=2,reread=reverse 0.971"
   " grid_resident@warps=32,vectors=4 0.946"
   " split_k@threads=256,vectors=8,reread=reverse 0.940"
   " split_k_persistent@threads=256,vectors=16 0.935"
   " grid_shared@warps=16,blocks_per_sm=1 0.891"
   " grid_resident@warps=16,vectors=16 0.877"
   " grid_shared@warps=8,blocks_per_sm=2 0.862"
   " split_k@threads=256,vectors=16,reread=reverse 0.806"
   " split_k_persistent@threads=256,vectors=2 0.642"
   " cluster_shared@cluster=16,threads=512 0.538"
   " cluster_shared@cluster=16,threads=256 0.477"
   " two_pass@threads=1024,vectors=4 0.060"},
  {"softmax", "bf16", "bf16", "rows=2 cols=1669696 direction=backward", 0.643,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.982"
   " grid_resident_backward@warps=16,vectors=4 0.968"
   " split_k_cooperative_backward@threads=512,vectors=2 0.881"
   " two_pass_backward@threads=1024,vectors=2 0.061"},
  {"softmax", "bf16", "bf16", "rows=2 cols=16777216 direction=backward", 0.703,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.826"
   " split_k_cooperative_backward@threads=256,vectors=4 0.806"
   " two_pass_backward@threads=1024,vectors=2 0.042"},
  {"softmax", "bf16", "bf16", "rows=2 cols=17602 stride=17651", 0.482,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.973"
   " cluster_registers@cluster=4,elements=32 0.871"
   " cluster_registers@cluster=2,elements=32 0.829"
   " cluster_registers@cluster=4,elements=64 0.696"
   " cluster_registers@cluster=1,elements=64 0.693"
   " cluster_registers@cluster=2,elements=64 0.685"
   " cluster_shared@cluster=1,threads=512 0.599"
   " cluster_shared@cluster=1,threads=256 0.534"
   " two_pass@threads=512,vectors=2 0.530"
   " register_cache@threads=256,vectors=16 0.514"},
  {"softmax", "bf16", "bf16", "rows=2 cols=17602 stride=17651 direction=backward", 0.481,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_shared_backward@cluster=16,threads=256 0.963"
   " cluster_registers_backward@cluster=8,vectors=2 0.959"
   " cluster_registers_backward@cluster=4,vectors=2 0.940"
   " cluster_shared_backward@cluster=8,threads=512 0.905"
   " cluster_shared_backward@cluster=16,threads=512 0.900"
   " cluster_registers_backward@cluster=8,vectors=4 0.897"
   " cluster_registers_backward@cluster=2,vectors=2 0.880"
   " cluster_registers_backward@cluster=16,vectors=4 0.869"
   " cluster_shared_backward@cluster=8,threads=256 0.868"
   " cluster_registers_backward@cluster=4,vectors=4 0.836"
   " cluster_registers_backward@cluster=2,vectors=4 0.793"
   " cluster_registers_backward@cluster=1,vectors=4 0.769"
   " cluster_shared_backward@cluster=2,threads=512 0.741"
   " two_pass_backward@threads=1024,vectors=2 0.737"
   " grid_resident_backward@warps=16,vectors=4 0.707"
   " split_k_cooperative_backward@threads=512,vectors=2 0.688"
   " grid_resident_backward@warps=16,vectors=8 0.675"
   " cluster_registers_backward@cluster=8,vectors=8 0.668"
   " cluster_registers_backward@cluster=16,vectors=8 0.664"
   " split_k_cooperative_backward@threads=256,vectors=4 0.663"
   " cluster_registers_backward@cluster=4,vectors=8 0.660"
   " cluster_registers_backward@cluster=2,vectors=8 0.642"
   " cluster_registers_backward@cluster=1,vectors=8 0.631"},
  {"softmax", "fp16", "fp16", "rows=2 cols=1899812", 0.527,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.998"
   " split_k@threads=256,vectors=8,reread=reverse 0.934"
   " split_k_persistent@threads=256,vectors=16 0.926"
   " grid_resident@warps=32,vectors=4 0.920"
   " split_k@threads=256,vectors=2,reread=reverse 0.909"
   " grid_resident@warps=16,vectors=16 0.893"
   " grid_shared@warps=16,blocks_per_sm=1 0.845"
   " grid_shared@warps=8,blocks_per_sm=2 0.825"
   " split_k@threads=256,vectors=16,reread=reverse 0.815"
   " split_k_persistent@threads=256,vectors=2 0.632"
   " two_pass@threads=1024,vectors=4 0.050"},
  {"softmax", "fp16", "fp16", "rows=2 cols=190783 stride=190790", 0.449,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.995"
   " cluster_registers@cluster=16,elements=64 0.891"
   " cluster_shared@cluster=16,threads=512 0.829"
   " cluster_packed@cluster=16,vectors=8 0.817"
   " cluster_registers@cluster=8,elements=64 0.809"
   " cluster_shared@cluster=16,threads=256 0.761"
   " cluster_packed@cluster=8,vectors=8 0.752"
   " cluster_packed@cluster=16,vectors=10 0.701"
   " cluster_packed@cluster=8,vectors=10 0.676"
   " grid_shared@warps=16,blocks_per_sm=1 0.662"
   " cluster_shared@cluster=8,threads=512 0.660"
   " grid_shared@warps=8,blocks_per_sm=2 0.626"
   " cluster_registers@cluster=4,elements=64 0.583"
   " cluster_shared@cluster=8,threads=256 0.550"
   " grid_resident@warps=16,vectors=16 0.539"
   " grid_resident@warps=32,vectors=4 0.531"
   " cluster_shared@cluster=4,threads=512 0.443"
   " cluster_shared@cluster=4,threads=256 0.382"
   " cluster_shared@cluster=2,threads=512 0.300"
   " cluster_shared@cluster=2,threads=256 0.243"
   " two_pass@threads=512,vectors=4 0.144"},
  {"softmax", "fp32", "fp32", "rows=2 cols=20813 stride=20866", 0.485,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.966"
   " cluster_shared@cluster=16,threads=512 0.914"
   " cluster_shared@cluster=16,threads=256 0.858"
   " cluster_registers@cluster=8,elements=32 0.843"
   " cluster_registers@cluster=16,elements=32 0.841"
   " cluster_shared@cluster=8,threads=256 0.812"
   " cluster_shared@cluster=8,threads=512 0.802"
   " cluster_packed@cluster=8,vectors=8 0.786"
   " cluster_packed@cluster=16,vectors=8 0.783"
   " cluster_registers@cluster=4,elements=32 0.767"
   " cluster_packed@cluster=4,vectors=8 0.743"
   " cluster_shared@cluster=4,threads=512 0.726"
   " cluster_packed@cluster=8,vectors=10 0.698"
   " cluster_packed@cluster=16,vectors=10 0.692"
   " cluster_shared@cluster=4,threads=256 0.665"
   " cluster_packed@cluster=2,vectors=8 0.658"
   " cluster_packed@cluster=4,vectors=10 0.658"
   " cluster_shared@cluster=2,threads=512 0.584"
   " cluster_packed@cluster=2,vectors=10 0.579"
   " cluster_registers@cluster=4,elements=64 0.557"
   " cluster_registers@cluster=2,elements=64 0.536"
   " cluster_shared@cluster=2,threads=256 0.530"
   " grid_shared@warps=16,blocks_per_sm=1 0.515"
   " cluster_registers@cluster=8,elements=64 0.512"
   " cluster_registers@cluster=16,elements=64 0.511"
   " grid_shared@warps=8,blocks_per_sm=2 0.496"
   " cluster_shared@cluster=1,threads=512 0.462"
   " two_pass@threads=512,vectors=4 0.456"
   " grid_resident@warps=16,vectors=16 0.446"
   " grid_resident@warps=32,vectors=4 0.434"},
  {"softmax", "fp32", "fp32", "rows=2 cols=210846", 0.406,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_packed@cluster=16,vectors=10 0.913"
   " cluster_registers@cluster=16,elements=64 0.903"
   " cluster_shared@cluster=16,threads=512 0.860"
   " cluster_shared@cluster=16,threads=256 0.810"
   " grid_shared@warps=16,blocks_per_sm=1 0.803"
   " grid_shared@warps=8,blocks_per_sm=2 0.746"
   " grid_resident@warps=16,vectors=16 0.705"
   " grid_resident@warps=32,vectors=4 0.682"
   " cluster_registers@cluster=8,elements=64 0.670"
   " cluster_shared@cluster=8,threads=512 0.631"
   " cluster_shared@cluster=8,threads=256 0.564"
   " cluster_shared@cluster=4,threads=512 0.379"
   " cluster_shared@cluster=4,threads=256 0.330"
   " two_pass@threads=512,vectors=4 0.118"},
  {"softmax", "fp32", "fp32", "rows=2 cols=2711342", 0.651,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.981"
   " split_k@threads=256,vectors=8,reread=reverse 0.893"
   " split_k@threads=256,vectors=4,reread=reverse 0.869"
   " split_k@threads=256,vectors=16,reread=reverse 0.834"
   " grid_shared@warps=16,blocks_per_sm=1 0.827"
   " grid_shared@warps=8,blocks_per_sm=2 0.811"
   " split_k_persistent@threads=256,vectors=16 0.803"
   " split_k_persistent@threads=256,vectors=4 0.796"
   " split_k_persistent@threads=256,vectors=2 0.760"
   " split_k@threads=256,vectors=2,reread=reverse 0.699"
   " two_pass@threads=1024,vectors=4 0.041"},
  {"softmax", "fp16", "fp16", "rows=2 cols=279150 direction=backward", 0.474,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.916"
   " split_k_cooperative_backward@threads=256,vectors=4 0.909"
   " cluster_registers_backward@cluster=16,vectors=8 0.882"
   " grid_resident_backward@warps=16,vectors=4 0.806"
   " grid_resident_backward@warps=16,vectors=8 0.785"
   " cluster_shared_backward@cluster=16,threads=512 0.776"
   " cluster_registers_backward@cluster=8,vectors=8 0.771"
   " cluster_shared_backward@cluster=16,threads=256 0.737"
   " cluster_shared_backward@cluster=8,threads=512 0.638"
   " cluster_shared_backward@cluster=8,threads=256 0.579"
   " two_pass_backward@threads=1024,vectors=2 0.158"},
  {"softmax", "fp16", "fp16", "rows=2 cols=279150", 0.400,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.928"
   " cluster_shared@cluster=16,threads=512 0.878"
   " cluster_packed@cluster=16,vectors=10 0.864"
   " cluster_shared@cluster=16,threads=256 0.830"
   " cluster_registers@cluster=8,elements=64 0.810"
   " grid_shared@warps=16,blocks_per_sm=1 0.745"
   " cluster_packed@cluster=8,vectors=10 0.738"
   " grid_shared@warps=8,blocks_per_sm=2 0.713"
   " cluster_shared@cluster=8,threads=512 0.676"
   " grid_resident@warps=16,vectors=16 0.650"
   " grid_resident@warps=32,vectors=4 0.640"
   " cluster_shared@cluster=8,threads=256 0.594"
   " cluster_shared@cluster=4,threads=512 0.435"
   " cluster_shared@cluster=4,threads=256 0.380"
   " two_pass@threads=512,vectors=4 0.126"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3303050 direction=backward", 0.716,
   "grid_resident_backward@warps=16,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=8 0.999"
   " split_k_cooperative_backward@threads=256,vectors=4 0.829"
   " split_k_cooperative_backward@threads=512,vectors=2 0.817"
   " two_pass_backward@threads=1024,vectors=2 0.046"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3303050", 0.573,
   "grid_resident@warps=32,vectors=4 1.000"
   " split_k_persistent@threads=256,vectors=16 0.972"
   " grid_resident@warps=16,vectors=16 0.965"
   " split_k@threads=256,vectors=4,reread=reverse 0.958"
   " split_k@threads=256,vectors=8,reread=reverse 0.942"
   " grid_shared@warps=16,blocks_per_sm=1 0.895"
   " split_k@threads=256,vectors=16,reread=reverse 0.872"
   " grid_shared@warps=8,blocks_per_sm=2 0.871"
   " split_k@threads=256,vectors=2,reread=reverse 0.836"
   " split_k_persistent@threads=256,vectors=4 0.830"
   " split_k_persistent@threads=256,vectors=2 0.698"
   " two_pass@threads=1024,vectors=4 0.045"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3736000 direction=backward", 0.769,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.984"
   " split_k_cooperative_backward@threads=256,vectors=4 0.840"
   " split_k_cooperative_backward@threads=512,vectors=2 0.828"
   " two_pass_backward@threads=1024,vectors=2 0.044"},
  {"softmax", "fp16", "fp16", "rows=2 cols=3736000", 0.615,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=16 0.966"
   " grid_resident@warps=32,vectors=4 0.965"
   " split_k@threads=256,vectors=4,reread=reverse 0.946"
   " grid_resident@warps=16,vectors=16 0.937"
   " grid_shared@warps=16,blocks_per_sm=1 0.882"
   " split_k@threads=256,vectors=16,reread=reverse 0.874"
   " grid_shared@warps=8,blocks_per_sm=2 0.871"
   " split_k_persistent@threads=256,vectors=4 0.865"
   " split_k@threads=256,vectors=2,reread=reverse 0.837"
   " split_k_persistent@threads=256,vectors=2 0.766"
   " two_pass@threads=1024,vectors=4 0.046"},
  {"softmax", "fp16", "fp16", "rows=2 cols=4178415", 0.614,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.989"
   " grid_resident@warps=16,vectors=16 0.965"
   " split_k@threads=256,vectors=8,reread=reverse 0.961"
   " split_k@threads=256,vectors=4,reread=reverse 0.939"
   " split_k@threads=256,vectors=16,reread=reverse 0.895"
   " split_k_persistent@threads=256,vectors=4 0.875"
   " grid_shared@warps=16,blocks_per_sm=1 0.869"
   " grid_shared@warps=8,blocks_per_sm=2 0.847"
   " split_k@threads=256,vectors=2,reread=reverse 0.775"
   " split_k_persistent@threads=256,vectors=2 0.690"
   " two_pass@threads=1024,vectors=4 0.040"},
  {"softmax", "bf16", "bf16", "rows=2 cols=637539", 0.437,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=2 0.937"
   " split_k@threads=256,vectors=4,reread=reverse 0.936"
   " split_k_persistent@threads=256,vectors=4 0.928"
   " split_k@threads=256,vectors=8,reread=reverse 0.843"
   " cluster_registers@cluster=16,elements=64 0.834"
   " grid_shared@warps=16,blocks_per_sm=1 0.807"
   " cluster_packed@cluster=16,vectors=10 0.804"
   " grid_shared@warps=8,blocks_per_sm=2 0.771"
   " grid_resident@warps=16,vectors=16 0.728"
   " split_k_persistent@threads=256,vectors=16 0.705"
   " grid_resident@warps=32,vectors=4 0.700"
   " cluster_shared@cluster=16,threads=512 0.676"
   " split_k@threads=256,vectors=16,reread=reverse 0.624"
   " cluster_shared@cluster=16,threads=256 0.571"
   " two_pass@threads=1024,vectors=4 0.091"},
  {"softmax", "bf16", "bf16", "rows=2 cols=637539 direction=backward", 0.514,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.985"
   " grid_resident_backward@warps=16,vectors=4 0.944"
   " grid_resident_backward@warps=16,vectors=8 0.913"
   " cluster_shared_backward@cluster=16,threads=512 0.686"
   " cluster_shared_backward@cluster=16,threads=256 0.573"
   " two_pass_backward@threads=1024,vectors=2 0.093"},
  {"softmax", "fp32", "fp32", "rows=2 cols=68799 direction=backward", 0.577,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.994"
   " cluster_registers_backward@cluster=8,vectors=4 0.902"
   " cluster_registers_backward@cluster=16,vectors=8 0.880"
   " cluster_registers_backward@cluster=8,vectors=8 0.803"
   " cluster_shared_backward@cluster=16,threads=256 0.731"
   " cluster_shared_backward@cluster=16,threads=512 0.712"
   " split_k_cooperative_backward@threads=256,vectors=4 0.689"
   " split_k_cooperative_backward@threads=512,vectors=2 0.658"
   " cluster_shared_backward@cluster=8,threads=256 0.656"
   " cluster_registers_backward@cluster=4,vectors=8 0.649"
   " cluster_shared_backward@cluster=8,threads=512 0.638"
   " grid_resident_backward@warps=16,vectors=4 0.618"
   " grid_resident_backward@warps=16,vectors=8 0.610"
   " two_pass_backward@threads=1024,vectors=2 0.215"},
  {"softmax", "fp32", "fp32", "rows=2 cols=68799", 0.461,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.869"
   " cluster_registers@cluster=8,elements=16 0.858"
   " cluster_packed@cluster=16,vectors=8 0.840"
   " cluster_shared@cluster=16,threads=512 0.832"
   " cluster_shared@cluster=16,threads=256 0.817"
   " cluster_packed@cluster=16,vectors=10 0.776"
   " cluster_registers@cluster=8,elements=32 0.774"
   " cluster_packed@cluster=8,vectors=8 0.758"
   " cluster_packed@cluster=8,vectors=10 0.741"
   " cluster_shared@cluster=8,threads=512 0.708"
   " cluster_shared@cluster=8,threads=256 0.676"
   " cluster_registers@cluster=8,elements=64 0.620"
   " grid_shared@warps=16,blocks_per_sm=1 0.602"
   " cluster_packed@cluster=4,vectors=10 0.595"
   " cluster_registers@cluster=16,elements=64 0.595"
   " grid_shared@warps=8,blocks_per_sm=2 0.571"
   " cluster_registers@cluster=4,elements=64 0.530"
   " cluster_shared@cluster=4,threads=512 0.528"
   " grid_resident@warps=16,vectors=16 0.511"
   " grid_resident@warps=32,vectors=4 0.499"
   " cluster_shared@cluster=4,threads=256 0.492"
   " cluster_shared@cluster=2,threads=512 0.379"
   " cluster_shared@cluster=2,threads=256 0.305"
   " two_pass@threads=512,vectors=4 0.218"},
  {"softmax", "fp32", "fp32", "rows=2 cols=947136 stride=947153", 0.525,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.994"
   " split_k_persistent@threads=256,vectors=16 0.961"
   " split_k@threads=256,vectors=8,reread=reverse 0.954"
   " grid_resident@warps=16,vectors=16 0.922"
   " grid_resident@warps=32,vectors=4 0.912"
   " split_k@threads=256,vectors=2,reread=reverse 0.906"
   " split_k@threads=256,vectors=16,reread=reverse 0.838"
   " grid_shared@warps=16,blocks_per_sm=1 0.788"
   " grid_shared@warps=8,blocks_per_sm=2 0.779"
   " split_k_persistent@threads=256,vectors=2 0.606"
   " two_pass@threads=1024,vectors=4 0.056"},
  {"softmax", "fp32", "fp32", "rows=20 cols=120003 direction=backward", 0.726,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.993"
   " grid_resident_backward@warps=16,vectors=4 0.993"
   " grid_resident_backward@warps=16,vectors=8 0.986"
   " cluster_shared_backward@cluster=16,threads=512 0.976"
   " cluster_registers_backward@cluster=16,vectors=8 0.913"
   " cluster_shared_backward@cluster=16,threads=256 0.902"
   " cluster_registers_backward@cluster=8,vectors=4 0.888"
   " cluster_registers_backward@cluster=8,vectors=8 0.882"
   " split_k_cooperative_backward@threads=256,vectors=4 0.863"
   " cluster_shared_backward@cluster=8,threads=256 0.734"
   " split_k_cooperative_backward@threads=512,vectors=2 0.717"
   " cluster_shared_backward@cluster=8,threads=512 0.711"
   " two_pass_backward@threads=1024,vectors=2 0.399"},
  {"softmax", "fp32", "fp32", "rows=20 cols=120003", 0.637,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_packed@cluster=16,vectors=8 0.972"
   " cluster_packed@cluster=8,vectors=10 0.934"
   " cluster_registers@cluster=8,elements=32 0.932"
   " cluster_packed@cluster=16,vectors=10 0.931"
   " cluster_shared@cluster=16,threads=512 0.931"
   " grid_resident@warps=16,vectors=16 0.908"
   " cluster_registers@cluster=16,elements=64 0.907"
   " cluster_registers@cluster=8,elements=64 0.899"
   " cluster_registers@cluster=16,elements=16 0.883"
   " cluster_shared@cluster=16,threads=256 0.879"
   " cluster_registers@cluster=4,elements=64 0.859"
   " grid_resident@warps=32,vectors=4 0.841"
   " cluster_shared@cluster=8,threads=256 0.805"
   " cluster_shared@cluster=4,threads=512 0.783"
   " cluster_shared@cluster=8,threads=512 0.775"
   " grid_shared@warps=8,blocks_per_sm=2 0.747"
   " grid_shared@warps=16,blocks_per_sm=1 0.729"
   " cluster_shared@cluster=4,threads=256 0.706"
   " two_pass@threads=512,vectors=4 0.315"},
  {"softmax", "fp16", "fp16", "rows=2025 cols=885 direction=backward", 0.946,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.947"
   " lane_elements_backward@threads=128,elements=8 0.888"
   " warp_rows_backward@threads=128,vectors=2 0.792"
   " warp_rows_backward@threads=128,vectors=4 0.786"
   " staged_rows_backward@threads=256,bytes=8192 0.702"
   " staged_rows_backward@threads=64,bytes=2048 0.699"
   " register_cache_backward@threads=256,vectors=2 0.695"
   " two_pass_backward@threads=256,vectors=2 0.565"},
  {"softmax", "fp16", "fp16", "rows=2025 cols=885", 0.786,
   "register_cache@threads=128,vectors=1 1.000"
   " lane_elements@threads=128,elements=8 0.963"
   " cluster_registers@cluster=1,elements=32 0.939"
   " cluster_registers@cluster=1,elements=16 0.931"
   " warp_rows@threads=128,vectors=2 0.912"
   " warp_rows@threads=128,vectors=4 0.910"
   " warp_rows@threads=64,vectors=4 0.906"
   " register_cache@threads=128,vectors=2 0.873"
   " staged_rows@threads=64,bytes=4096 0.821"
   " staged_rows@threads=128,bytes=8192 0.817"
   " two_pass@threads=256,vectors=1 0.655"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1023", 0.457,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.709"
   " multi_kernel@intermediate=input 0.604"
   " register_cache@threads=256,vectors=16 0.236"
   " smem_cache_medium@blocks=2 0.234"
   " split_k@threads=256,vectors=16,reread=forward 0.153"
   " split_k_cooperative@threads=256,vectors=16 0.141"
   " split_k_persistent@threads=256,vectors=16 0.135"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.050"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1024 direction=backward", 0.987,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.981"
   " cluster_registers_backward@cluster=1,vectors=2 0.964"
   " cluster_registers_backward@cluster=1,vectors=4 0.951"
   " warp_rows_backward@threads=128,vectors=4 0.947"
   " warp_rows_backward@threads=128,vectors=2 0.946"
   " lane_elements_backward@threads=128,elements=8 0.940"
   " cluster_registers_backward@cluster=1,vectors=8 0.872"
   " register_cache_backward@threads=256,vectors=2 0.868"
   " staged_rows_backward@threads=64,bytes=2048 0.757"
   " staged_rows_backward@threads=256,bytes=8192 0.711"
   " register_cache_backward@threads=512,vectors=2 0.562"
   " register_cache_backward@threads=512,vectors=4 0.366"
   " register_cache_backward@threads=256,vectors=8 0.353"
   " register_cache_backward@threads=1024,vectors=2 0.308"
   " register_cache_backward@threads=512,vectors=8 0.171"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=1024 direction=backward", 0.985,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.998"
   " cluster_registers_backward@cluster=1,vectors=4 0.994"
   " lane_elements_backward@threads=128,elements=8 0.985"
   " cluster_registers_backward@cluster=1,vectors=8 0.982"
   " cluster_registers_backward@cluster=1,vectors=2 0.981"
   " warp_rows_backward@threads=128,vectors=4 0.969"
   " warp_rows_backward@threads=128,vectors=2 0.967"
   " register_cache_backward@threads=512,vectors=2 0.855"
   " staged_rows_backward@threads=64,bytes=2048 0.792"
   " staged_rows_backward@threads=256,bytes=8192 0.750"
   " register_cache_backward@threads=256,vectors=8 0.737"
   " register_cache_backward@threads=512,vectors=4 0.602"
   " register_cache_backward@threads=1024,vectors=2 0.526"
   " register_cache_backward@threads=512,vectors=8 0.323"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=1024", 0.888,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=32 0.989"
   " lane_elements@threads=128,elements=8 0.958"
   " cluster_registers@cluster=1,elements=16 0.938"
   " warp_rows@threads=128,vectors=2 0.929"
   " warp_rows@threads=128,vectors=4 0.928"
   " warp_rows@threads=64,vectors=4 0.925"
   " cluster_registers@cluster=1,elements=64 0.853"
   " register_cache@threads=128,vectors=2 0.819"
   " staged_rows@threads=64,bytes=4096 0.813"
   " two_pass@threads=128,vectors=1 0.802"
   " staged_rows@threads=128,bytes=8192 0.793"
   " register_cache@threads=128,vectors=4 0.621"
   " two_pass@threads=256,vectors=1 0.591"
   " register_cache@threads=256,vectors=2 0.569"
   " cluster_shared@cluster=1,threads=256 0.470"
   " split_k@threads=128,vectors=2,reread=reverse 0.453"
   " register_cache@threads=256,vectors=4 0.390"
   " two_pass@threads=256,vectors=4 0.382"
   " scalar@threads=256,elements=8 0.364"
   " two_pass@threads=512,vectors=2 0.340"
   " multi_kernel@intermediate=input 0.333"
   " register_cache@threads=512,vectors=2 0.326"
   " split_k@threads=256,vectors=2,reread=reverse 0.276"
   " split_k@threads=256,vectors=4,reread=reverse 0.220"
   " two_pass@threads=512,vectors=4 0.208"
   " register_cache@threads=512,vectors=4 0.207"
   " register_cache@threads=1024,vectors=1 0.200"
   " two_pass@threads=1024,vectors=2 0.193"
   " split_k_cooperative@threads=256,vectors=2 0.179"
   " split_k_persistent@threads=256,vectors=2 0.168"
   " split_k_persistent@threads=256,vectors=4 0.166"
   " split_k_cooperative@threads=256,vectors=4 0.152"
   " smem_cache_medium@blocks=3 0.150"
   " split_k@threads=256,vectors=8,reread=reverse 0.144"
   " register_cache@threads=512,vectors=8 0.135"
   " register_cache@threads=256,vectors=16 0.126"
   " smem_cache_medium@blocks=2 0.123"
   " split_k@threads=512,vectors=4,reread=reverse 0.111"
   " two_pass@threads=1024,vectors=4 0.105"
   " split_k_cooperative@threads=512,vectors=4 0.091"
   " split_k_persistent@threads=512,vectors=4 0.083"
   " split_k@threads=256,vectors=16,reread=reverse 0.081"
   " split_k@threads=256,vectors=16,reread=forward 0.081"
   " register_cache@threads=1024,vectors=4 0.077"
   " split_k_cooperative@threads=256,vectors=16 0.075"
   " split_k_persistent@threads=256,vectors=16 0.072"
   " split_k@threads=512,vectors=8,reread=reverse 0.062"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.031"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.026"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=1024", 0.640,
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
  {"softmax", "fp16", "fp16", "rows=2048 cols=128", 0.308,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.745"
   " multi_kernel@intermediate=input 0.654"
   " register_cache@threads=256,vectors=16 0.185"
   " smem_cache_medium@blocks=2 0.178"
   " split_k@threads=256,vectors=16,reread=forward 0.116"
   " split_k_cooperative@threads=256,vectors=16 0.104"
   " split_k_persistent@threads=256,vectors=16 0.100"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.037"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=128256", 0.606,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.990"
   " split_k_cooperative@threads=256,vectors=16 0.885"
   " split_k_persistent@threads=256,vectors=16 0.866"
   " scalar@threads=256,elements=8 0.538"
   " multi_kernel@intermediate=input 0.504"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=131072", 0.605,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.993"
   " split_k_cooperative@threads=256,vectors=16 0.898"
   " split_k_persistent@threads=256,vectors=16 0.875"
   " scalar@threads=256,elements=8 0.541"
   " multi_kernel@intermediate=input 0.505"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=151936", 0.606,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.983"
   " split_k_cooperative@threads=256,vectors=16 0.887"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=16384", 0.809,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.841"
   " smem_cache_medium@blocks=2 0.829"
   " split_k@threads=256,vectors=16,reread=forward 0.605"
   " split_k_cooperative@threads=256,vectors=16 0.541"
   " split_k_persistent@threads=256,vectors=16 0.534"
   " scalar@threads=256,elements=8 0.506"
   " multi_kernel@intermediate=input 0.389"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.256"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=16384", 0.880,
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
  {"softmax", "fp16", "fp16", "rows=2048 cols=200", 0.804,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.896"
   " warp_rows@threads=64,vectors=4 0.860"
   " warp_rows@threads=128,vectors=4 0.850"
   " cluster_registers@cluster=1,elements=16 0.787"
   " register_cache@threads=128,vectors=1 0.781"
   " cluster_registers@cluster=1,elements=32 0.739"
   " staged_rows@threads=64,bytes=4096 0.708"
   " staged_rows@threads=128,bytes=8192 0.690"
   " cluster_registers@cluster=1,elements=64 0.635"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=2000", 0.900,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.973"
   " cluster_registers@cluster=1,elements=16 0.963"
   " warp_rows@threads=128,vectors=4 0.939"
   " warp_rows@threads=128,vectors=2 0.938"
   " warp_rows@threads=64,vectors=4 0.936"
   " staged_rows@threads=128,bytes=8192 0.787"
   " staged_rows@threads=64,bytes=4096 0.785"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=2048", 0.905,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=32 0.982"
   " warp_rows@threads=128,vectors=4 0.951"
   " two_pass@threads=128,vectors=1 0.902"
   " register_cache@threads=128,vectors=4 0.817"
   " staged_rows@threads=64,bytes=4096 0.776"
   " register_cache@threads=256,vectors=2 0.767"
   " two_pass@threads=256,vectors=1 0.714"
   " cluster_shared@cluster=1,threads=256 0.602"
   " split_k@threads=128,vectors=2,reread=reverse 0.593"
   " register_cache@threads=256,vectors=4 0.553"
   " scalar@threads=256,elements=8 0.538"
   " two_pass@threads=256,vectors=4 0.477"
   " register_cache@threads=512,vectors=2 0.473"
   " two_pass@threads=512,vectors=2 0.454"
   " split_k@threads=256,vectors=2,reread=reverse 0.412"
   " multi_kernel@intermediate=input 0.335"
   " split_k@threads=256,vectors=4,reread=reverse 0.329"
   " register_cache@threads=512,vectors=4 0.308"
   " register_cache@threads=1024,vectors=1 0.287"
   " two_pass@threads=512,vectors=4 0.282"
   " two_pass@threads=1024,vectors=2 0.266"
   " split_k_cooperative@threads=256,vectors=2 0.264"
   " split_k_persistent@threads=256,vectors=4 0.250"
   " split_k_persistent@threads=256,vectors=2 0.248"
   " split_k_cooperative@threads=256,vectors=4 0.227"
   " smem_cache_medium@blocks=3 0.220"
   " split_k@threads=256,vectors=8,reread=reverse 0.215"
   " register_cache@threads=512,vectors=8 0.203"
   " register_cache@threads=256,vectors=16 0.185"
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
  {"softmax", "fp16", "fp16", "rows=2048 cols=256 direction=backward", 0.949,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.933"
   " register_cache_backward@threads=128,vectors=1 0.914"
   " cluster_registers_backward@cluster=1,vectors=2 0.893"
   " warp_rows_backward@threads=128,vectors=4 0.886"
   " cluster_registers_backward@cluster=1,vectors=4 0.824"
   " register_cache_backward@threads=128,vectors=2 0.764"
   " staged_rows_backward@threads=64,bytes=2048 0.735"
   " staged_rows_backward@threads=256,bytes=8192 0.703"
   " cluster_registers_backward@cluster=1,vectors=8 0.660"
   " register_cache_backward@threads=256,vectors=2 0.521"
   " register_cache_backward@threads=512,vectors=2 0.313"
   " register_cache_backward@threads=512,vectors=4 0.205"
   " register_cache_backward@threads=256,vectors=8 0.202"
   " register_cache_backward@threads=1024,vectors=2 0.169"
   " register_cache_backward@threads=512,vectors=8 0.091"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=256 direction=backward", 0.969,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " lane_elements_backward@threads=128,elements=8 0.996"
   " cluster_registers_backward@cluster=1,vectors=4 0.987"
   " warp_rows_backward@threads=128,vectors=4 0.974"
   " register_cache_backward@threads=128,vectors=2 0.973"
   " cluster_registers_backward@cluster=1,vectors=2 0.967"
   " warp_rows_backward@threads=128,vectors=2 0.959"
   " cluster_registers_backward@cluster=1,vectors=8 0.954"
   " staged_rows_backward@threads=64,bytes=2048 0.751"
   " register_cache_backward@threads=256,vectors=2 0.744"
   " staged_rows_backward@threads=256,bytes=8192 0.691"
   " register_cache_backward@threads=512,vectors=2 0.455"
   " register_cache_backward@threads=256,vectors=8 0.388"
   " register_cache_backward@threads=512,vectors=4 0.304"
   " register_cache_backward@threads=1024,vectors=2 0.244"
   " register_cache_backward@threads=512,vectors=8 0.154"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=256", 0.432,
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
  {"softmax", "fp16", "fp16", "rows=2048 cols=262144", 0.598,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.983"
   " split_k_cooperative@threads=256,vectors=16 0.893"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=3000", 0.924,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=4 0.992"
   " cluster_registers@cluster=1,elements=64 0.959"
   " cluster_registers@cluster=1,elements=16 0.956"
   " register_cache@threads=256,vectors=2 0.923"
   " register_cache@threads=256,vectors=4 0.777"
   " cluster_shared@cluster=1,threads=256 0.667"
   " register_cache@threads=256,vectors=8 0.507"
   " cluster_shared@cluster=1,threads=512 0.466"
   " register_cache@threads=256,vectors=16 0.320"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=3000", 0.947,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.972"
   " cluster_registers@cluster=1,elements=16 0.958"
   " cluster_registers@cluster=1,elements=64 0.905"
   " cluster_shared@cluster=1,threads=256 0.818"
   " register_cache@threads=256,vectors=8 0.787"
   " cluster_shared@cluster=1,threads=512 0.614"
   " register_cache@threads=256,vectors=16 0.476"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32000", 0.865,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.999"
   " two_pass@threads=256,vectors=1 0.771"
   " split_k@threads=256,vectors=16,reread=forward 0.675"
   " split_k_persistent@threads=256,vectors=16 0.609"
   " split_k_cooperative@threads=256,vectors=16 0.608"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.425"
   " scalar@threads=256,elements=8 0.390"
   " multi_kernel@intermediate=input 0.337"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=32000", 0.614,
   "smem_cache_extreme@threads=256,registers=32,shared=24 1.000"
   " two_pass@threads=256,vectors=1 0.994"
   " split_k@threads=256,vectors=16,reread=forward 0.987"
   " split_k_cooperative@threads=256,vectors=16 0.892"
   " split_k_persistent@threads=256,vectors=16 0.872"
   " vector4@threads=256,vectors=4 0.770"
   " scalar@threads=256,elements=8 0.665"
   " multi_kernel@intermediate=input 0.504"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=32768", 0.866,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.997"
   " two_pass@threads=256,vectors=1 0.767"
   " split_k@threads=256,vectors=16,reread=forward 0.676"
   " split_k_cooperative@threads=256,vectors=16 0.614"
   " split_k_persistent@threads=256,vectors=16 0.613"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.431"
   " scalar@threads=256,elements=8 0.393"
   " multi_kernel@intermediate=input 0.338"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 direction=backward", 0.973,
   "two_pass_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.999"
   " cluster_shared_backward@cluster=1,threads=256 0.961"
   " grid_resident_backward@warps=16,vectors=8 0.929"
   " grid_resident_backward@warps=16,vectors=4 0.919"
   " register_cache_backward@threads=256,vectors=8 0.734"
   " split_k_cooperative_backward@threads=512,vectors=2 0.458"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 direction=backward", 0.973,
   "two_pass_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.999"
   " cluster_shared_backward@cluster=1,threads=256 0.953"
   " grid_resident_backward@warps=16,vectors=8 0.926"
   " grid_resident_backward@warps=16,vectors=4 0.921"
   " register_cache_backward@threads=256,vectors=8 0.728"
   " split_k_cooperative_backward@threads=512,vectors=2 0.453"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 direction=backward", 0.987,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.998"
   " two_pass_backward@threads=256,vectors=2 0.964"
   " cluster_shared_backward@cluster=1,threads=256 0.958"
   " grid_resident_backward@warps=16,vectors=8 0.850"
   " split_k_cooperative_backward@threads=512,vectors=2 0.584"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096", 0.963,
   "register_cache@threads=128,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.985"
   " register_cache@threads=256,vectors=2 0.978"
   " cluster_registers@cluster=1,elements=64 0.967"
   " cluster_registers@cluster=1,elements=16 0.941"
   " two_pass@threads=128,vectors=1 0.871"
   " register_cache@threads=256,vectors=4 0.859"
   " two_pass@threads=256,vectors=1 0.853"
   " cluster_shared@cluster=1,threads=256 0.742"
   " two_pass@threads=256,vectors=4 0.686"
   " register_cache@threads=512,vectors=2 0.664"
   " split_k@threads=128,vectors=2,reread=reverse 0.602"
   " split_k@threads=256,vectors=2,reread=reverse 0.595"
   " register_cache@threads=256,vectors=8 0.593"
   " two_pass@threads=512,vectors=2 0.570"
   " cluster_shared@cluster=1,threads=512 0.531"
   " scalar@threads=256,elements=8 0.527"
   " split_k@threads=256,vectors=4,reread=reverse 0.495"
   " register_cache@threads=512,vectors=4 0.463"
   " register_cache@threads=1024,vectors=1 0.411"
   " split_k_cooperative@threads=256,vectors=2 0.388"
   " register_cache@threads=256,vectors=16 0.383"
   " split_k_persistent@threads=256,vectors=4 0.381"
   " two_pass@threads=1024,vectors=2 0.370"
   " split_k_persistent@threads=256,vectors=2 0.367"
   " two_pass@threads=512,vectors=4 0.363"
   " split_k_cooperative@threads=256,vectors=4 0.348"
   " multi_kernel@intermediate=input 0.345"
   " smem_cache_medium@blocks=3 0.343"
   " split_k@threads=256,vectors=8,reread=reverse 0.330"
   " register_cache@threads=512,vectors=8 0.318"
   " smem_cache_medium@blocks=2 0.279"
   " split_k@threads=512,vectors=4,reread=reverse 0.269"
   " split_k_cooperative@threads=512,vectors=4 0.220"
   " two_pass@threads=1024,vectors=4 0.207"
   " split_k_persistent@threads=512,vectors=4 0.202"
   " split_k@threads=256,vectors=16,reread=forward 0.194"
   " split_k@threads=256,vectors=16,reread=reverse 0.193"
   " split_k_cooperative@threads=256,vectors=16 0.179"
   " split_k_persistent@threads=256,vectors=16 0.173"
   " register_cache@threads=1024,vectors=4 0.167"
   " split_k@threads=512,vectors=8,reread=reverse 0.151"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.074"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.066"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096", 0.954,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.978"
   " cluster_registers@cluster=1,elements=16 0.970"
   " register_cache@threads=512,vectors=2 0.946"
   " cluster_registers@cluster=1,elements=64 0.943"
   " register_cache@threads=256,vectors=8 0.938"
   " cluster_shared@cluster=1,threads=256 0.894"
   " vector4@threads=256,vectors=4 0.873"
   " two_pass@threads=256,vectors=1 0.843"
   " register_cache@threads=512,vectors=4 0.740"
   " cluster_shared@cluster=1,threads=512 0.706"
   " scalar@threads=256,elements=8 0.694"
   " split_k@threads=256,vectors=4,reread=reverse 0.630"
   " register_cache@threads=1024,vectors=1 0.616"
   " split_k@threads=128,vectors=2,reread=reverse 0.588"
   " register_cache@threads=256,vectors=16 0.585"
   " split_k@threads=256,vectors=2,reread=reverse 0.578"
   " split_k@threads=256,vectors=8,reread=reverse 0.526"
   " register_cache@threads=512,vectors=8 0.508"
   " smem_cache_medium@blocks=2 0.486"
   " split_k@threads=512,vectors=4,reread=reverse 0.428"
   " multi_kernel@intermediate=input 0.390"
   " register_cache@threads=1024,vectors=4 0.335"
   " split_k@threads=256,vectors=16,reread=reverse 0.335"
   " split_k@threads=256,vectors=16,reread=forward 0.331"
   " split_k_cooperative@threads=256,vectors=16 0.315"
   " split_k_persistent@threads=256,vectors=16 0.290"
   " split_k@threads=512,vectors=8,reread=reverse 0.259"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.139"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 lse=stored", 0.929,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.861"
   " cluster_shared@cluster=1,threads=256 0.735"
   " grid_resident@warps=16,vectors=16 0.691"
   " cluster_packed@cluster=2,vectors=8 0.634"
   " scalar@threads=256,elements=8 0.511"
   " grid_shared@warps=16,blocks_per_sm=1 0.361"
   " register_cache@threads=256,vectors=16 0.308"
   " smem_cache_medium@blocks=2 0.284"
   " split_k@threads=256,vectors=16,reread=forward 0.204"
   " split_k_cooperative@threads=256,vectors=16 0.187"
   " split_k_persistent@threads=256,vectors=16 0.179"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.070"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 lse=stored", 0.942,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.947"
   " cluster_shared@cluster=1,threads=256 0.758"
   " grid_resident@warps=16,vectors=16 0.754"
   " cluster_packed@cluster=2,vectors=8 0.643"
   " scalar@threads=256,elements=8 0.555"
   " grid_shared@warps=16,blocks_per_sm=1 0.390"
   " register_cache@threads=256,vectors=16 0.388"
   " smem_cache_medium@blocks=2 0.305"
   " split_k@threads=256,vectors=16,reread=forward 0.215"
   " split_k_cooperative@threads=256,vectors=16 0.197"
   " split_k_persistent@threads=256,vectors=16 0.181"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.075"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 lse=stored", 0.935,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.920"
   " vector4@threads=256,vectors=4 0.895"
   " cluster_packed@cluster=2,vectors=8 0.892"
   " two_pass@threads=256,vectors=1 0.889"
   " grid_resident@warps=16,vectors=16 0.886"
   " scalar@threads=256,elements=8 0.720"
   " register_cache@threads=256,vectors=16 0.587"
   " grid_shared@warps=16,blocks_per_sm=1 0.545"
   " smem_cache_medium@blocks=2 0.517"
   " split_k@threads=256,vectors=16,reread=forward 0.363"
   " split_k_cooperative@threads=256,vectors=16 0.330"
   " split_k_persistent@threads=256,vectors=16 0.305"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.159"},
  {"softmax", "bf16", "bf16", "rows=2048 cols=4096 result=log_softmax", 0.909,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.910"
   " cluster_shared@cluster=1,threads=256 0.766"
   " grid_resident@warps=16,vectors=16 0.760"
   " cluster_packed@cluster=2,vectors=8 0.681"
   " grid_shared@warps=16,blocks_per_sm=1 0.385"
   " register_cache@threads=256,vectors=16 0.326"
   " split_k@threads=256,vectors=16,reread=forward 0.215"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4096 result=log_softmax", 0.954,
   "cluster_registers@cluster=1,elements=32 1.000"
   " two_pass@threads=256,vectors=1 0.947"
   " grid_resident@warps=16,vectors=16 0.790"
   " cluster_shared@cluster=1,threads=256 0.780"
   " cluster_packed@cluster=2,vectors=8 0.672"
   " grid_shared@warps=16,blocks_per_sm=1 0.392"
   " register_cache@threads=256,vectors=16 0.326"
   " split_k@threads=256,vectors=16,reread=forward 0.217"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=4096 result=log_softmax", 0.955,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.957"
   " cluster_packed@cluster=2,vectors=8 0.930"
   " two_pass@threads=256,vectors=1 0.912"
   " grid_resident@warps=16,vectors=16 0.900"
   " grid_shared@warps=16,blocks_per_sm=1 0.629"
   " register_cache@threads=256,vectors=16 0.622"
   " split_k@threads=256,vectors=16,reread=forward 0.391"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=4097", 0.702,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.689"
   " multi_kernel@intermediate=input 0.399"
   " register_cache@threads=256,vectors=16 0.383"
   " smem_cache_medium@blocks=2 0.377"
   " split_k@threads=256,vectors=16,reread=forward 0.258"
   " split_k_cooperative@threads=256,vectors=16 0.239"
   " split_k_persistent@threads=256,vectors=16 0.229"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.088"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=50257", 0.584,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.984"
   " split_k_cooperative@threads=256,vectors=16 0.827"
   " split_k_persistent@threads=256,vectors=16 0.825"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.780"
   " scalar@threads=256,elements=8 0.503"
   " multi_kernel@intermediate=input 0.488"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=50257", 0.600,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.936"
   " two_pass@threads=256,vectors=1 0.893"
   " split_k_cooperative@threads=256,vectors=16 0.795"
   " split_k_persistent@threads=256,vectors=16 0.792"
   " vector4@threads=256,vectors=4 0.754"
   " scalar@threads=256,elements=8 0.552"
   " multi_kernel@intermediate=input 0.495"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=512", 0.839,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.973"
   " warp_rows@threads=128,vectors=2 0.949"
   " register_cache@threads=128,vectors=1 0.946"
   " warp_rows@threads=64,vectors=4 0.919"
   " warp_rows@threads=128,vectors=4 0.918"
   " cluster_registers@cluster=1,elements=32 0.918"
   " staged_rows@threads=64,bytes=4096 0.781"
   " staged_rows@threads=128,bytes=8192 0.756"
   " cluster_registers@cluster=1,elements=64 0.754"
   " two_pass@threads=256,vectors=1 0.502"
   " multi_kernel@intermediate=input 0.315"
   " scalar@threads=256,elements=8 0.279"
   " register_cache@threads=256,vectors=16 0.098"
   " smem_cache_medium@blocks=2 0.094"
   " split_k@threads=256,vectors=16,reread=forward 0.062"
   " split_k_cooperative@threads=256,vectors=16 0.056"
   " split_k_persistent@threads=256,vectors=16 0.053"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.020"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=524288", 0.597,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.974"
   " split_k_cooperative@threads=256,vectors=16 0.896"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=64", 0.803,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.987"
   " warp_rows@threads=128,vectors=2 0.934"
   " warp_rows@threads=64,vectors=4 0.869"
   " warp_rows@threads=128,vectors=4 0.859"
   " cluster_registers@cluster=1,elements=16 0.728"
   " register_cache@threads=128,vectors=1 0.716"
   " cluster_registers@cluster=1,elements=32 0.679"
   " cluster_registers@cluster=1,elements=64 0.593"
   " staged_rows@threads=128,bytes=8192 0.486"
   " staged_rows@threads=64,bytes=4096 0.485"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65536", 0.615,
   "two_pass@threads=256,vectors=1 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.986"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.895"
   " split_k_cooperative@threads=256,vectors=16 0.888"
   " split_k_persistent@threads=256,vectors=16 0.873"
   " scalar@threads=256,elements=8 0.553"
   " multi_kernel@intermediate=input 0.497"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=65536", 0.604,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.988"
   " split_k_cooperative@threads=256,vectors=16 0.909"
   " split_k_persistent@threads=256,vectors=16 0.882"
   " vector4@threads=256,vectors=4 0.766"
   " scalar@threads=256,elements=8 0.674"
   " multi_kernel@intermediate=input 0.509"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=65537", 0.585,
   "split_k@threads=256,vectors=16,reread=forward 1.000"
   " two_pass@threads=256,vectors=1 0.971"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.905"
   " split_k_cooperative@threads=256,vectors=16 0.807"
   " split_k_persistent@threads=256,vectors=16 0.801"
   " multi_kernel@intermediate=input 0.506"
   " scalar@threads=256,elements=8 0.498"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=773 direction=backward", 0.935,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.923"
   " lane_elements_backward@threads=128,elements=8 0.896"
   " cluster_registers_backward@cluster=1,vectors=2 0.846"
   " warp_rows_backward@threads=128,vectors=2 0.813"
   " warp_rows_backward@threads=128,vectors=4 0.813"
   " cluster_registers_backward@cluster=1,vectors=4 0.790"
   " staged_rows_backward@threads=256,bytes=8192 0.706"
   " staged_rows_backward@threads=64,bytes=2048 0.692"
   " register_cache_backward@threads=256,vectors=2 0.659"
   " cluster_registers_backward@cluster=1,vectors=8 0.580"
   " register_cache_backward@threads=512,vectors=2 0.383"
   " register_cache_backward@threads=256,vectors=8 0.261"
   " register_cache_backward@threads=512,vectors=4 0.248"
   " register_cache_backward@threads=1024,vectors=2 0.156"
   " register_cache_backward@threads=512,vectors=8 0.123"},
  {"softmax", "fp32", "fp32", "rows=2048 cols=773 direction=backward", 0.959,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=256,vectors=2 0.997"
   " register_cache_backward@threads=128,vectors=2 0.984"
   " cluster_registers_backward@cluster=1,vectors=2 0.958"
   " cluster_registers_backward@cluster=1,vectors=4 0.933"
   " warp_rows_backward@threads=128,vectors=4 0.886"
   " warp_rows_backward@threads=128,vectors=2 0.884"
   " cluster_registers_backward@cluster=1,vectors=8 0.884"
   " staged_rows_backward@threads=64,bytes=2048 0.765"
   " staged_rows_backward@threads=256,bytes=8192 0.752"
   " register_cache_backward@threads=512,vectors=2 0.701"
   " register_cache_backward@threads=256,vectors=8 0.420"
   " register_cache_backward@threads=512,vectors=4 0.413"
   " register_cache_backward@threads=1024,vectors=2 0.383"
   " register_cache_backward@threads=512,vectors=8 0.211"},
  {"softmax", "fp16", "fp16", "rows=2048 cols=8192", 0.936,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.980"
   " register_cache@threads=512,vectors=2 0.943"
   " cluster_shared@cluster=1,threads=256 0.938"
   " two_pass@threads=256,vectors=1 0.897"
   " two_pass@threads=512,vectors=2 0.870"
   " two_pass@threads=128,vectors=1 0.852"
   " two_pass@threads=256,vectors=4 0.794"
   " register_cache@threads=512,vectors=4 0.740"
   " split_k@threads=256,vectors=4,reread=reverse 0.672"
   " register_cache@threads=1024,vectors=1 0.625"
   " split_k@threads=128,vectors=2,reread=reverse 0.623"
   " split_k@threads=256,vectors=2,reread=reverse 0.611"
   " two_pass@threads=512,vectors=4 0.591"
   " split_k_persistent@threads=256,vectors=4 0.578"
   " smem_cache_medium@blocks=3 0.570"
   " scalar@threads=256,elements=8 0.556"
   " split_k_cooperative@threads=256,vectors=4 0.546"
   " split_k@threads=256,vectors=8,reread=reverse 0.533"
   " register_cache@threads=512,vectors=8 0.519"
   " two_pass@threads=1024,vectors=2 0.513"
   " register_cache@threads=256,vectors=16 0.483"
   " smem_cache_medium@blocks=2 0.470"
   " split_k@threads=512,vectors=4,reread=reverse 0.449"
   " split_k_cooperative@threads=256,vectors=2 0.418"
   " multi_kernel@intermediate=input 0.392"
   " split_k_persistent@threads=256,vectors=2 0.386"
   " split_k_cooperative@threads=512,vectors=4 0.367"
   " split_k_persistent@threads=512,vectors=4 0.340"
   " split_k@threads=256,vectors=16,reread=reverse 0.336"
   " split_k@threads=256,vectors=16,reread=forward 0.330"
   " split_k_cooperative@threads=256,vectors=16 0.312"
   " split_k_persistent@threads=256,vectors=16 0.299"
   " two_pass@threads=1024,vectors=4 0.296"
   " register_cache@threads=1024,vectors=4 0.284"
   " split_k@threads=512,vectors=8,reread=reverse 0.259"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.135"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.121"},
  {"softmax", "fp32", "fp32", "rows=2073 cols=196", 0.858,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.922"
   " warp_rows@threads=128,vectors=4 0.913"
   " warp_rows@threads=64,vectors=4 0.909"
   " register_cache@threads=128,vectors=1 0.852"
   " cluster_registers@cluster=1,elements=16 0.815"
   " register_cache@threads=128,vectors=2 0.749"
   " staged_rows@threads=64,bytes=4096 0.726"
   " cluster_registers@cluster=1,elements=32 0.726"
   " staged_rows@threads=128,bytes=8192 0.702"
   " two_pass@threads=256,vectors=1 0.521"},
  {"softmax", "fp32", "fp32", "rows=2088 cols=11374 direction=backward", 0.995,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.996"
   " cluster_registers_backward@cluster=4,vectors=4 0.988"
   " cluster_registers_backward@cluster=2,vectors=2 0.986"
   " cluster_shared_backward@cluster=2,threads=512 0.985"
   " cluster_registers_backward@cluster=8,vectors=4 0.971"
   " cluster_registers_backward@cluster=2,vectors=4 0.969"
   " cluster_registers_backward@cluster=4,vectors=8 0.965"
   " cluster_registers_backward@cluster=2,vectors=8 0.960"
   " cluster_registers_backward@cluster=1,vectors=4 0.944"
   " cluster_registers_backward@cluster=1,vectors=8 0.905"
   " cluster_registers_backward@cluster=8,vectors=8 0.904"
   " grid_resident_backward@warps=16,vectors=8 0.823"
   " cluster_shared_backward@cluster=8,threads=256 0.798"
   " two_pass_backward@threads=1024,vectors=2 0.693"
   " cluster_registers_backward@cluster=16,vectors=2 0.682"
   " cluster_registers_backward@cluster=16,vectors=4 0.633"
   " cluster_registers_backward@cluster=16,vectors=8 0.569"
   " split_k_cooperative_backward@threads=256,vectors=4 0.555"
   " split_k_cooperative_backward@threads=512,vectors=2 0.528"
   " cluster_shared_backward@cluster=16,threads=256 0.474"
   " cluster_shared_backward@cluster=8,threads=512 0.470"
   " cluster_shared_backward@cluster=16,threads=512 0.228"},
  {"softmax", "fp32", "fp32", "rows=2088 cols=11374", 0.918,
   "register_cache@threads=256,vectors=16 1.000"
   " cluster_registers@cluster=2,elements=32 0.980"
   " cluster_registers@cluster=1,elements=32 0.923"
   " cluster_shared@cluster=1,threads=256 0.920"
   " cluster_shared@cluster=1,threads=512 0.915"
   " cluster_registers@cluster=4,elements=32 0.887"
   " two_pass@threads=512,vectors=2 0.878"
   " cluster_registers@cluster=2,elements=64 0.843"
   " cluster_registers@cluster=1,elements=64 0.811"
   " cluster_registers@cluster=1,elements=16 0.703"
   " cluster_registers@cluster=4,elements=64 0.691"
   " cluster_registers@cluster=8,elements=16 0.666"
   " cluster_registers@cluster=16,elements=16 0.421"},
  {"softmax", "bf16", "bf16", "rows=208821 cols=33", 0.868,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.986"
   " lane_elements@threads=128,elements=8 0.660"
   " warp_rows@threads=128,vectors=2 0.512"
   " lane_elements@threads=128,elements=4 0.476"
   " warp_rows@threads=128,vectors=4 0.401"
   " warp_rows@threads=64,vectors=4 0.396"
   " cluster_registers@cluster=1,elements=16 0.072"
   " cluster_registers@cluster=1,elements=32 0.052"
   " register_cache@threads=128,vectors=1 0.045"
   " register_cache@threads=128,vectors=2 0.037"
   " two_pass@threads=256,vectors=1 0.025"},
  {"softmax", "bf16", "bf16", "rows=208821 cols=33 direction=backward", 0.892,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.992"
   " lane_elements_backward@threads=128,elements=8 0.741"
   " lane_elements_backward@threads=128,elements=4 0.721"
   " warp_rows_backward@threads=128,vectors=2 0.641"
   " warp_rows_backward@threads=128,vectors=4 0.500"
   " register_cache_backward@threads=128,vectors=1 0.078"
   " register_cache_backward@threads=128,vectors=2 0.062"
   " register_cache_backward@threads=256,vectors=2 0.032"
   " two_pass_backward@threads=256,vectors=2 0.030"},
  {"softmax", "bf16", "bf16", "rows=21 cols=15885", 0.578,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.985"
   " cluster_registers@cluster=4,elements=32 0.895"
   " cluster_registers@cluster=2,elements=32 0.867"
   " cluster_registers@cluster=1,elements=32 0.831"
   " cluster_registers@cluster=1,elements=64 0.744"
   " register_cache@threads=512,vectors=4 0.742"
   " cluster_registers@cluster=2,elements=64 0.702"
   " cluster_registers@cluster=4,elements=64 0.691"
   " register_cache@threads=256,vectors=8 0.672"
   " two_pass@threads=512,vectors=2 0.594"
   " cluster_shared@cluster=1,threads=512 0.576"
   " cluster_shared@cluster=1,threads=256 0.518"
   " register_cache@threads=256,vectors=16 0.509"},
  {"softmax", "fp16", "fp16", "rows=21136 cols=128 stride=188 direction=backward", 0.814,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.936"
   " warp_rows_backward@threads=128,vectors=2 0.797"
   " warp_rows_backward@threads=128,vectors=4 0.796"
   " register_cache_backward@threads=128,vectors=1 0.411"
   " register_cache_backward@threads=128,vectors=2 0.319"
   " register_cache_backward@threads=256,vectors=2 0.165"
   " two_pass_backward@threads=256,vectors=2 0.151"},
  {"softmax", "fp16", "fp16", "rows=21136 cols=128 stride=188", 0.684,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.948"
   " warp_rows@threads=64,vectors=4 0.821"
   " warp_rows@threads=128,vectors=4 0.820"
   " warp_rows@threads=128,vectors=2 0.784"
   " cluster_registers@cluster=1,elements=16 0.427"
   " cluster_registers@cluster=1,elements=32 0.367"
   " register_cache@threads=128,vectors=1 0.291"
   " register_cache@threads=128,vectors=2 0.246"
   " two_pass@threads=256,vectors=1 0.159"},
  {"softmax", "fp32", "fp32", "rows=2128 cols=31 direction=backward", 0.930,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.973"
   " warp_rows_backward@threads=128,vectors=2 0.844"
   " warp_rows_backward@threads=128,vectors=4 0.790"
   " register_cache_backward@threads=128,vectors=1 0.631"
   " staged_rows_backward@threads=64,bytes=2048 0.618"
   " register_cache_backward@threads=128,vectors=2 0.597"
   " staged_rows_backward@threads=256,bytes=8192 0.548"
   " register_cache_backward@threads=256,vectors=2 0.395"
   " two_pass_backward@threads=256,vectors=2 0.339"},
  {"softmax", "fp32", "fp32", "rows=2128 cols=31", 0.811,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.989"
   " warp_rows@threads=128,vectors=2 0.813"
   " warp_rows@threads=128,vectors=4 0.765"
   " warp_rows@threads=64,vectors=4 0.763"
   " staged_rows@threads=64,bytes=4096 0.621"
   " staged_rows@threads=128,bytes=8192 0.619"
   " cluster_registers@cluster=1,elements=16 0.556"
   " register_cache@threads=128,vectors=1 0.526"
   " register_cache@threads=128,vectors=2 0.459"
   " cluster_registers@cluster=1,elements=32 0.377"
   " two_pass@threads=256,vectors=1 0.341"},
  {"softmax", "fp32", "fp32", "rows=213248 cols=20 direction=backward", 1.011,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.978"
   " warp_rows_backward@threads=128,vectors=4 0.951"
   " staged_rows_backward@threads=64,bytes=2048 0.908"
   " staged_rows_backward@threads=256,bytes=8192 0.886"
   " lane_elements_backward@threads=128,elements=8 0.874"
   " register_cache_backward@threads=128,vectors=2 0.102"
   " register_cache_backward@threads=128,vectors=1 0.102"
   " register_cache_backward@threads=256,vectors=2 0.055"
   " two_pass_backward@threads=256,vectors=2 0.045"},
  {"softmax", "fp32", "fp32", "rows=213248 cols=20", 0.928,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=4 0.947"
   " warp_rows@threads=64,vectors=4 0.941"
   " warp_rows@threads=128,vectors=2 0.932"
   " lane_elements@threads=128,elements=4 0.845"
   " staged_rows@threads=64,bytes=4096 0.793"
   " staged_rows@threads=128,bytes=8192 0.777"
   " cluster_registers@cluster=1,elements=16 0.078"
   " register_cache@threads=128,vectors=1 0.070"
   " cluster_registers@cluster=1,elements=32 0.063"
   " register_cache@threads=128,vectors=2 0.049"
   " two_pass@threads=256,vectors=1 0.033"},
  {"softmax", "fp16", "fp16", "rows=21378 cols=463", 0.818,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.997"
   " staged_rows@threads=128,bytes=8192 0.996"
   " staged_rows@threads=64,bytes=4096 0.984"
   " lane_elements@threads=128,elements=8 0.964"
   " warp_rows@threads=128,vectors=2 0.881"
   " cluster_registers@cluster=1,elements=32 0.671"
   " register_cache@threads=128,vectors=1 0.578"
   " cluster_registers@cluster=1,elements=16 0.500"
   " register_cache@threads=128,vectors=2 0.486"
   " two_pass@threads=256,vectors=1 0.307"},
  {"softmax", "fp16", "fp16", "rows=215 cols=22472 direction=backward", 0.911,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.999"
   " cluster_registers_backward@cluster=4,vectors=4 0.973"
   " cluster_registers_backward@cluster=2,vectors=4 0.954"
   " cluster_registers_backward@cluster=2,vectors=2 0.937"
   " cluster_registers_backward@cluster=8,vectors=4 0.937"
   " cluster_registers_backward@cluster=8,vectors=8 0.894"
   " two_pass_backward@threads=1024,vectors=2 0.875"
   " cluster_shared_backward@cluster=2,threads=512 0.825"
   " cluster_registers_backward@cluster=1,vectors=4 0.816"
   " cluster_registers_backward@cluster=1,vectors=8 0.793"
   " cluster_shared_backward@cluster=8,threads=256 0.779"
   " grid_resident_backward@warps=16,vectors=4 0.776"
   " cluster_registers_backward@cluster=4,vectors=8 0.771"
   " grid_resident_backward@warps=16,vectors=8 0.767"
   " cluster_registers_backward@cluster=2,vectors=8 0.751"
   " cluster_registers_backward@cluster=16,vectors=2 0.750"
   " cluster_registers_backward@cluster=16,vectors=4 0.710"
   " cluster_registers_backward@cluster=16,vectors=8 0.672"
   " split_k_cooperative_backward@threads=512,vectors=2 0.611"
   " split_k_cooperative_backward@threads=256,vectors=4 0.587"
   " cluster_shared_backward@cluster=16,threads=256 0.561"
   " cluster_shared_backward@cluster=8,threads=512 0.555"
   " cluster_shared_backward@cluster=16,threads=512 0.308"},
  {"softmax", "fp16", "fp16", "rows=215 cols=22472", 0.808,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=2,elements=64 0.995"
   " cluster_registers@cluster=4,elements=32 0.976"
   " cluster_registers@cluster=2,elements=32 0.965"
   " cluster_registers@cluster=1,elements=64 0.962"
   " cluster_registers@cluster=8,elements=16 0.830"
   " cluster_shared@cluster=1,threads=512 0.797"
   " two_pass@threads=512,vectors=2 0.792"
   " cluster_shared@cluster=1,threads=256 0.779"
   " register_cache@threads=256,vectors=16 0.772"
   " cluster_registers@cluster=16,elements=16 0.593"},
  {"softmax", "fp16", "fp16", "rows=21674 cols=350", 0.839,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.960"
   " staged_rows@threads=128,bytes=8192 0.933"
   " warp_rows@threads=64,vectors=4 0.863"
   " warp_rows@threads=128,vectors=4 0.859"
   " warp_rows@threads=128,vectors=2 0.730"
   " cluster_registers@cluster=1,elements=16 0.668"
   " cluster_registers@cluster=1,elements=32 0.534"
   " register_cache@threads=128,vectors=1 0.453"
   " register_cache@threads=128,vectors=2 0.380"
   " two_pass@threads=256,vectors=1 0.242"},
  {"softmax", "bf16", "bf16", "rows=21923 cols=256", 0.910,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.990"
   " warp_rows@threads=64,vectors=4 0.990"
   " warp_rows@threads=128,vectors=4 0.988"
   " staged_rows@threads=64,bytes=4096 0.811"
   " staged_rows@threads=128,bytes=8192 0.798"
   " cluster_registers@cluster=1,elements=16 0.501"
   " cluster_registers@cluster=1,elements=32 0.491"
   " register_cache@threads=128,vectors=1 0.412"
   " register_cache@threads=128,vectors=2 0.307"
   " two_pass@threads=256,vectors=1 0.207"},
  {"softmax", "fp32", "fp32", "rows=221045 cols=19", 0.917,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.974"
   " staged_rows@threads=128,bytes=8192 0.968"
   " lane_elements@threads=128,elements=4 0.819"
   " warp_rows@threads=128,vectors=2 0.718"
   " warp_rows@threads=128,vectors=4 0.599"
   " warp_rows@threads=64,vectors=4 0.597"
   " cluster_registers@cluster=1,elements=16 0.058"
   " register_cache@threads=128,vectors=1 0.048"
   " register_cache@threads=128,vectors=2 0.037"
   " cluster_registers@cluster=1,elements=32 0.034"
   " two_pass@threads=256,vectors=1 0.027"},
  {"softmax", "bf16", "bf16", "rows=22109 cols=256", 0.910,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.992"
   " warp_rows@threads=64,vectors=4 0.987"
   " warp_rows@threads=128,vectors=4 0.985"
   " staged_rows@threads=64,bytes=4096 0.811"
   " staged_rows@threads=128,bytes=8192 0.795"
   " cluster_registers@cluster=1,elements=16 0.496"
   " cluster_registers@cluster=1,elements=32 0.488"
   " register_cache@threads=128,vectors=1 0.410"
   " register_cache@threads=128,vectors=2 0.305"
   " two_pass@threads=256,vectors=1 0.206"},
  {"softmax", "bf16", "bf16", "rows=22109 cols=256 direction=backward", 0.988,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.987"
   " warp_rows_backward@threads=128,vectors=4 0.975"
   " staged_rows_backward@threads=64,bytes=2048 0.897"
   " staged_rows_backward@threads=256,bytes=8192 0.871"
   " register_cache_backward@threads=128,vectors=1 0.633"
   " register_cache_backward@threads=128,vectors=2 0.537"
   " register_cache_backward@threads=256,vectors=2 0.290"
   " two_pass_backward@threads=256,vectors=2 0.278"},
  {"softmax", "bf16", "bf16", "rows=2212 cols=447", 0.775,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.872"
   " warp_rows@threads=64,vectors=4 0.807"
   " warp_rows@threads=128,vectors=4 0.807"
   " warp_rows@threads=128,vectors=2 0.804"
   " staged_rows@threads=128,bytes=8192 0.761"
   " staged_rows@threads=64,bytes=4096 0.757"
   " register_cache@threads=128,vectors=1 0.726"
   " cluster_registers@cluster=1,elements=32 0.722"
   " register_cache@threads=128,vectors=2 0.672"
   " two_pass@threads=256,vectors=1 0.459"},
  {"softmax", "bf16", "bf16", "rows=2212 cols=447 direction=backward", 0.847,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.988"
   " register_cache_backward@threads=128,vectors=2 0.852"
   " staged_rows_backward@threads=256,bytes=8192 0.777"
   " staged_rows_backward@threads=64,bytes=2048 0.768"
   " warp_rows_backward@threads=128,vectors=2 0.768"
   " warp_rows_backward@threads=128,vectors=4 0.766"
   " register_cache_backward@threads=256,vectors=2 0.564"
   " two_pass_backward@threads=256,vectors=2 0.487"},
  {"softmax", "fp16", "fp16", "rows=226 cols=15015 stride=15028 direction=backward", 0.877,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.999"
   " two_pass_backward@threads=512,vectors=2 0.937"
   " cluster_registers_backward@cluster=1,vectors=4 0.923"
   " cluster_registers_backward@cluster=2,vectors=4 0.871"
   " cluster_registers_backward@cluster=4,vectors=4 0.869"
   " register_cache_backward@threads=1024,vectors=2 0.834"
   " cluster_registers_backward@cluster=4,vectors=2 0.806"
   " cluster_shared_backward@cluster=1,threads=512 0.805"
   " register_cache_backward@threads=512,vectors=8 0.796"
   " cluster_registers_backward@cluster=8,vectors=2 0.788"
   " cluster_registers_backward@cluster=2,vectors=2 0.767"
   " cluster_registers_backward@cluster=1,vectors=2 0.757"
   " cluster_shared_backward@cluster=1,threads=256 0.746"
   " cluster_registers_backward@cluster=8,vectors=4 0.715"
   " cluster_registers_backward@cluster=16,vectors=2 0.554"
   " cluster_registers_backward@cluster=16,vectors=4 0.510"},
  {"softmax", "fp16", "fp16", "rows=226 cols=15015 stride=15028", 0.770,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.991"
   " cluster_registers@cluster=2,elements=32 0.966"
   " cluster_registers@cluster=1,elements=64 0.909"
   " register_cache@threads=512,vectors=4 0.869"
   " register_cache@threads=256,vectors=8 0.867"
   " cluster_registers@cluster=4,elements=64 0.863"
   " cluster_registers@cluster=2,elements=64 0.860"
   " two_pass@threads=512,vectors=2 0.828"
   " cluster_shared@cluster=1,threads=512 0.814"
   " cluster_registers@cluster=8,elements=16 0.770"
   " cluster_shared@cluster=1,threads=256 0.750"
   " register_cache@threads=256,vectors=16 0.713"
   " cluster_registers@cluster=16,elements=16 0.499"},
  {"softmax", "bf16", "bf16", "rows=2281 cols=7747", 0.909,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.912"
   " cluster_registers@cluster=1,elements=64 0.894"
   " cluster_registers@cluster=2,elements=32 0.886"
   " cluster_registers@cluster=1,elements=16 0.819"
   " register_cache@threads=256,vectors=8 0.793"
   " cluster_shared@cluster=1,threads=256 0.774"
   " cluster_registers@cluster=2,elements=64 0.755"
   " register_cache@threads=512,vectors=4 0.721"
   " two_pass@threads=512,vectors=2 0.714"
   " cluster_shared@cluster=1,threads=512 0.616"
   " cluster_registers@cluster=4,elements=32 0.580"
   " cluster_registers@cluster=4,elements=64 0.516"
   " register_cache@threads=256,vectors=16 0.419"
   " cluster_registers@cluster=8,elements=16 0.379"
   " cluster_registers@cluster=16,elements=16 0.221"},
  {"softmax", "bf16", "bf16", "rows=2281 cols=7747 direction=backward", 0.978,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.980"
   " cluster_registers_backward@cluster=1,vectors=2 0.979"
   " cluster_registers_backward@cluster=1,vectors=4 0.956"
   " cluster_registers_backward@cluster=2,vectors=4 0.956"
   " register_cache_backward@threads=512,vectors=4 0.927"
   " cluster_shared_backward@cluster=1,threads=256 0.908"
   " register_cache_backward@threads=256,vectors=8 0.898"
   " cluster_shared_backward@cluster=1,threads=512 0.896"
   " cluster_registers_backward@cluster=4,vectors=2 0.844"
   " two_pass_backward@threads=512,vectors=2 0.834"
   " cluster_registers_backward@cluster=4,vectors=4 0.739"
   " register_cache_backward@threads=512,vectors=8 0.604"
   " register_cache_backward@threads=1024,vectors=2 0.603"
   " cluster_registers_backward@cluster=8,vectors=2 0.535"
   " cluster_registers_backward@cluster=8,vectors=4 0.490"
   " cluster_registers_backward@cluster=16,vectors=2 0.307"
   " cluster_registers_backward@cluster=16,vectors=4 0.261"},
  {"softmax", "fp16", "fp16", "rows=23 cols=339787 direction=backward", 0.795,
   "grid_resident_backward@warps=16,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=8 0.999"
   " cluster_shared_backward@cluster=16,threads=512 0.792"
   " split_k_cooperative_backward@threads=256,vectors=4 0.778"
   " cluster_registers_backward@cluster=16,vectors=4 0.731"
   " cluster_shared_backward@cluster=16,threads=256 0.710"
   " split_k_cooperative_backward@threads=512,vectors=2 0.708"
   " cluster_registers_backward@cluster=16,vectors=8 0.688"
   " cluster_shared_backward@cluster=8,threads=512 0.686"
   " cluster_shared_backward@cluster=8,threads=256 0.676"
   " two_pass_backward@threads=1024,vectors=2 0.372"},
  {"softmax", "fp16", "fp16", "rows=23 cols=339787", 0.668,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.972"
   " cluster_packed@cluster=16,vectors=8 0.918"
   " cluster_registers@cluster=16,elements=64 0.914"
   " cluster_packed@cluster=16,vectors=10 0.854"
   " cluster_shared@cluster=16,threads=512 0.822"
   " grid_shared@warps=8,blocks_per_sm=2 0.816"
   " cluster_shared@cluster=8,threads=256 0.802"
   " grid_shared@warps=16,blocks_per_sm=1 0.794"
   " cluster_registers@cluster=8,elements=64 0.784"
   " cluster_shared@cluster=8,threads=512 0.772"
   " cluster_shared@cluster=4,threads=512 0.768"
   " cluster_shared@cluster=16,threads=256 0.761"
   " cluster_shared@cluster=4,threads=256 0.691"
   " two_pass@threads=512,vectors=4 0.275"},
  {"softmax", "fp32", "fp32", "rows=23 cols=44544", 0.666,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.973"
   " cluster_registers@cluster=8,elements=32 0.963"
   " cluster_registers@cluster=4,elements=32 0.937"
   " cluster_registers@cluster=16,elements=32 0.931"
   " cluster_packed@cluster=8,vectors=8 0.928"
   " cluster_packed@cluster=4,vectors=8 0.908"
   " cluster_packed@cluster=16,vectors=8 0.901"
   " cluster_registers@cluster=16,elements=64 0.880"
   " cluster_packed@cluster=16,vectors=10 0.862"
   " cluster_packed@cluster=8,vectors=10 0.860"
   " cluster_packed@cluster=4,vectors=10 0.856"
   " cluster_registers@cluster=8,elements=64 0.848"
   " cluster_registers@cluster=4,elements=64 0.844"
   " cluster_shared@cluster=8,threads=256 0.840"
   " cluster_shared@cluster=8,threads=512 0.819"
   " cluster_shared@cluster=16,threads=256 0.812"
   " cluster_shared@cluster=4,threads=512 0.803"
   " cluster_shared@cluster=4,threads=256 0.790"
   " cluster_registers@cluster=2,elements=64 0.727"
   " grid_resident@warps=16,vectors=16 0.708"
   " grid_resident@warps=32,vectors=4 0.685"
   " grid_shared@warps=8,blocks_per_sm=2 0.679"
   " cluster_shared@cluster=2,threads=512 0.677"
   " grid_shared@warps=16,blocks_per_sm=1 0.626"
   " cluster_shared@cluster=2,threads=256 0.622"
   " cluster_shared@cluster=16,threads=512 0.614"
   " cluster_shared@cluster=1,threads=512 0.487"
   " two_pass@threads=512,vectors=4 0.442"},
  {"softmax", "fp32", "fp32", "rows=2304 cols=393 stride=398 direction=backward", 0.964,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=2 0.965"
   " register_cache_backward@threads=128,vectors=1 0.948"
   " warp_rows_backward@threads=128,vectors=2 0.910"
   " warp_rows_backward@threads=128,vectors=4 0.909"
   " register_cache_backward@threads=256,vectors=2 0.777"
   " two_pass_backward@threads=256,vectors=2 0.624"},
  {"softmax", "fp32", "fp32", "rows=2304 cols=393 stride=398", 0.825,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=4 0.903"
   " warp_rows@threads=128,vectors=2 0.903"
   " warp_rows@threads=64,vectors=4 0.888"
   " cluster_registers@cluster=1,elements=16 0.836"
   " register_cache@threads=128,vectors=1 0.798"
   " register_cache@threads=128,vectors=2 0.755"
   " cluster_registers@cluster=1,elements=32 0.626"
   " two_pass@threads=256,vectors=1 0.522"},
  {"softmax", "fp16", "fp16", "rows=2358 cols=93", 0.787,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 1.000"
   " warp_rows@threads=128,vectors=2 0.736"
   " staged_rows@threads=64,bytes=4096 0.709"
   " staged_rows@threads=128,bytes=8192 0.703"
   " warp_rows@threads=128,vectors=4 0.668"
   " warp_rows@threads=64,vectors=4 0.664"
   " cluster_registers@cluster=1,elements=16 0.647"
   " cluster_registers@cluster=1,elements=32 0.567"
   " register_cache@threads=128,vectors=1 0.540"
   " register_cache@threads=128,vectors=2 0.497"
   " two_pass@threads=256,vectors=1 0.332"},
  {"softmax", "fp16", "fp16", "rows=237852 cols=64 direction=backward", 0.982,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.999"
   " lane_elements_backward@threads=128,elements=4 0.996"
   " staged_rows_backward@threads=64,bytes=2048 0.821"
   " staged_rows_backward@threads=256,bytes=8192 0.796"
   " warp_rows_backward@threads=128,vectors=4 0.770"
   " register_cache_backward@threads=128,vectors=1 0.159"
   " register_cache_backward@threads=128,vectors=2 0.134"
   " register_cache_backward@threads=256,vectors=2 0.069"
   " two_pass_backward@threads=256,vectors=2 0.067"},
  {"softmax", "fp16", "fp16", "rows=237852 cols=64", 0.967,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.974"
   " warp_rows@threads=64,vectors=4 0.850"
   " warp_rows@threads=128,vectors=4 0.839"
   " lane_elements@threads=128,elements=4 0.773"
   " staged_rows@threads=64,bytes=4096 0.483"
   " staged_rows@threads=128,bytes=8192 0.478"
   " cluster_registers@cluster=1,elements=16 0.110"
   " cluster_registers@cluster=1,elements=32 0.110"
   " register_cache@threads=128,vectors=1 0.102"
   " register_cache@threads=128,vectors=2 0.071"
   " two_pass@threads=256,vectors=1 0.047"},
  {"softmax", "fp16", "fp16", "rows=23823 cols=583", 0.855,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.988"
   " warp_rows@threads=64,vectors=4 0.780"
   " warp_rows@threads=128,vectors=2 0.777"
   " warp_rows@threads=128,vectors=4 0.776"
   " lane_elements@threads=128,elements=8 0.773"
   " cluster_registers@cluster=1,elements=32 0.761"
   " register_cache@threads=128,vectors=1 0.637"
   " register_cache@threads=128,vectors=2 0.535"
   " cluster_registers@cluster=1,elements=16 0.522"
   " two_pass@threads=256,vectors=1 0.336"},
  {"softmax", "fp16", "fp16", "rows=24 cols=598587 direction=backward", 0.745,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.770"
   " cluster_shared_backward@cluster=16,threads=512 0.740"
   " split_k_cooperative_backward@threads=512,vectors=2 0.721"
   " cluster_shared_backward@cluster=16,threads=256 0.665"
   " two_pass_backward@threads=1024,vectors=2 0.384"},
  {"softmax", "fp16", "fp16", "rows=24 cols=598587", 0.734,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.989"
   " grid_shared@warps=16,blocks_per_sm=1 0.963"
   " cluster_packed@cluster=16,vectors=10 0.901"
   " split_k@threads=256,vectors=4,reread=reverse 0.860"
   " split_k@threads=256,vectors=8,reread=reverse 0.831"
   " grid_shared@warps=8,blocks_per_sm=2 0.812"
   " split_k_persistent@threads=256,vectors=16 0.811"
   " split_k@threads=256,vectors=2,reread=reverse 0.798"
   " cluster_shared@cluster=16,threads=512 0.789"
   " split_k@threads=256,vectors=16,reread=reverse 0.747"
   " cluster_registers@cluster=16,elements=64 0.703"
   " cluster_shared@cluster=16,threads=256 0.690"
   " split_k_persistent@threads=256,vectors=4 0.689"
   " split_k_persistent@threads=256,vectors=2 0.519"
   " two_pass@threads=1024,vectors=4 0.308"},
  {"softmax", "fp16", "fp16", "rows=24 cols=726 stride=771 direction=backward", 0.823,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.965"
   " register_cache_backward@threads=256,vectors=2 0.939"
   " lane_elements_backward@threads=128,elements=8 0.919"
   " two_pass_backward@threads=256,vectors=2 0.748"
   " warp_rows_backward@threads=128,vectors=2 0.541"
   " warp_rows_backward@threads=128,vectors=4 0.539"},
  {"softmax", "fp16", "fp16", "rows=24 cols=726 stride=771", 0.683,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.939"
   " lane_elements@threads=128,elements=8 0.915"
   " two_pass@threads=256,vectors=1 0.854"
   " cluster_registers@cluster=1,elements=16 0.773"
   " cluster_registers@cluster=1,elements=32 0.722"
   " warp_rows@threads=64,vectors=4 0.695"
   " warp_rows@threads=128,vectors=4 0.691"
   " warp_rows@threads=128,vectors=2 0.689"},
  {"softmax", "bf16", "bf16", "rows=240 cols=49653", 0.735,
   "two_pass@threads=512,vectors=4 1.000"
   " grid_resident@warps=32,vectors=4 0.972"
   " cluster_registers@cluster=8,elements=32 0.956"
   " cluster_shared@cluster=1,threads=512 0.948"
   " cluster_packed@cluster=4,vectors=8 0.947"
   " cluster_shared@cluster=2,threads=512 0.939"
   " cluster_packed@cluster=4,vectors=10 0.911"
   " cluster_packed@cluster=8,vectors=8 0.906"
   " cluster_packed@cluster=2,vectors=10 0.902"
   " cluster_shared@cluster=4,threads=256 0.900"
   " cluster_shared@cluster=2,threads=256 0.893"
   " grid_resident@warps=16,vectors=16 0.887"
   " cluster_registers@cluster=8,elements=64 0.853"
   " cluster_packed@cluster=8,vectors=10 0.853"
   " grid_shared@warps=16,blocks_per_sm=1 0.846"
   " cluster_registers@cluster=4,elements=64 0.843"
   " cluster_registers@cluster=4,elements=32 0.821"
   " cluster_registers@cluster=16,elements=32 0.800"
   " grid_shared@warps=8,blocks_per_sm=2 0.773"
   " cluster_shared@cluster=8,threads=256 0.768"
   " cluster_registers@cluster=2,elements=64 0.725"
   " cluster_registers@cluster=8,elements=16 0.724"
   " cluster_registers@cluster=16,elements=16 0.718"
   " cluster_shared@cluster=4,threads=512 0.718"
   " cluster_registers@cluster=16,elements=64 0.696"
   " cluster_packed@cluster=16,vectors=8 0.648"
   " cluster_packed@cluster=16,vectors=10 0.578"
   " cluster_shared@cluster=8,threads=512 0.569"
   " cluster_shared@cluster=16,threads=256 0.560"
   " cluster_shared@cluster=16,threads=512 0.359"},
  {"softmax", "fp16", "fp16", "rows=24395 cols=536", 0.890,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " warp_rows@threads=64,vectors=4 0.967"
   " warp_rows@threads=128,vectors=4 0.960"
   " warp_rows@threads=128,vectors=2 0.958"
   " lane_elements@threads=128,elements=8 0.915"
   " cluster_registers@cluster=1,elements=32 0.908"
   " cluster_registers@cluster=1,elements=16 0.804"
   " register_cache@threads=128,vectors=1 0.699"
   " register_cache@threads=128,vectors=2 0.554"
   " two_pass@threads=256,vectors=1 0.350"},
  {"softmax", "fp32", "fp32", "rows=247 cols=1772 direction=backward", 0.929,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.996"
   " register_cache_backward@threads=512,vectors=2 0.974"
   " register_cache_backward@threads=256,vectors=8 0.969"
   " register_cache_backward@threads=1024,vectors=2 0.962"
   " cluster_registers_backward@cluster=1,vectors=4 0.955"
   " cluster_registers_backward@cluster=1,vectors=2 0.953"
   " two_pass_backward@threads=512,vectors=2 0.927"
   " cluster_registers_backward@cluster=4,vectors=4 0.897"
   " cluster_registers_backward@cluster=2,vectors=2 0.881"
   " cluster_registers_backward@cluster=2,vectors=4 0.880"
   " cluster_registers_backward@cluster=4,vectors=2 0.878"
   " cluster_shared_backward@cluster=1,threads=256 0.831"
   " cluster_shared_backward@cluster=1,threads=512 0.825"
   " register_cache_backward@threads=512,vectors=8 0.712"
   " cluster_registers_backward@cluster=8,vectors=2 0.636"
   " cluster_registers_backward@cluster=8,vectors=4 0.629"
   " cluster_registers_backward@cluster=16,vectors=2 0.342"
   " cluster_registers_backward@cluster=16,vectors=4 0.333"},
  {"softmax", "fp32", "fp32", "rows=247 cols=1772", 0.788,
   "register_cache@threads=256,vectors=2 1.000"
   " register_cache@threads=256,vectors=4 0.936"
   " cluster_registers@cluster=1,elements=16 0.920"
   " cluster_registers@cluster=1,elements=32 0.847"
   " cluster_shared@cluster=1,threads=512 0.805"
   " cluster_shared@cluster=1,threads=256 0.800"
   " two_pass@threads=512,vectors=2 0.796"
   " register_cache@threads=512,vectors=4 0.793"
   " register_cache@threads=256,vectors=8 0.790"
   " cluster_registers@cluster=2,elements=32 0.789"
   " cluster_registers@cluster=4,elements=32 0.787"
   " cluster_registers@cluster=1,elements=64 0.718"
   " cluster_registers@cluster=2,elements=64 0.700"
   " cluster_registers@cluster=4,elements=64 0.672"
   " register_cache@threads=256,vectors=16 0.612"
   " cluster_registers@cluster=8,elements=16 0.509"
   " cluster_registers@cluster=16,elements=16 0.274"},
  {"softmax", "fp16", "fp16", "rows=2476 cols=97", 0.788,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.998"
   " warp_rows@threads=128,vectors=2 0.798"
   " warp_rows@threads=64,vectors=4 0.738"
   " warp_rows@threads=128,vectors=4 0.735"
   " staged_rows@threads=64,bytes=4096 0.695"
   " staged_rows@threads=128,bytes=8192 0.680"
   " cluster_registers@cluster=1,elements=16 0.631"
   " cluster_registers@cluster=1,elements=32 0.553"
   " register_cache@threads=128,vectors=1 0.529"
   " register_cache@threads=128,vectors=2 0.483"
   " two_pass@threads=256,vectors=1 0.323"},
  {"softmax", "fp16", "fp16", "rows=2547 cols=1144", 0.849,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=2 0.999"
   " warp_rows@threads=128,vectors=4 0.998"
   " cluster_registers@cluster=1,elements=32 0.935"
   " cluster_registers@cluster=1,elements=16 0.925"
   " register_cache@threads=128,vectors=2 0.923"
   " staged_rows@threads=64,bytes=4096 0.875"
   " staged_rows@threads=128,bytes=8192 0.869"
   " two_pass@threads=256,vectors=1 0.655"},
  {"softmax", "fp16", "fp16", "rows=255 cols=433", 0.712,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.997"
   " register_cache@threads=128,vectors=2 0.945"
   " cluster_registers@cluster=1,elements=16 0.896"
   " warp_rows@threads=128,vectors=2 0.850"
   " two_pass@threads=256,vectors=1 0.830"
   " cluster_registers@cluster=1,elements=32 0.804"
   " staged_rows@threads=128,bytes=8192 0.713"
   " staged_rows@threads=64,bytes=4096 0.708"
   " warp_rows@threads=64,vectors=4 0.703"
   " warp_rows@threads=128,vectors=4 0.694"},
  {"softmax", "bf16", "bf16", "rows=256 cols=320", 0.728,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.982"
   " lane_elements@threads=128,elements=8 0.963"
   " register_cache@threads=128,vectors=2 0.939"
   " cluster_registers@cluster=1,elements=32 0.934"
   " warp_rows@threads=128,vectors=2 0.888"
   " two_pass@threads=256,vectors=1 0.858"
   " warp_rows@threads=64,vectors=4 0.851"
   " warp_rows@threads=128,vectors=4 0.851"
   " staged_rows@threads=64,bytes=4096 0.734"
   " staged_rows@threads=128,bytes=8192 0.726"},
  {"softmax", "fp16", "fp16", "rows=2595 cols=4121 direction=backward", 0.884,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=512,vectors=2 0.989"
   " cluster_registers_backward@cluster=1,vectors=2 0.985"
   " cluster_shared_backward@cluster=1,threads=256 0.958"
   " cluster_registers_backward@cluster=2,vectors=2 0.950"
   " cluster_registers_backward@cluster=2,vectors=4 0.868"
   " two_pass_backward@threads=512,vectors=2 0.817"
   " register_cache_backward@threads=256,vectors=8 0.719"
   " register_cache_backward@threads=512,vectors=4 0.707"
   " cluster_shared_backward@cluster=1,threads=512 0.707"
   " cluster_registers_backward@cluster=4,vectors=2 0.623"
   " cluster_registers_backward@cluster=4,vectors=4 0.510"
   " register_cache_backward@threads=1024,vectors=2 0.454"
   " register_cache_backward@threads=512,vectors=8 0.390"
   " cluster_registers_backward@cluster=8,vectors=2 0.346"
   " cluster_registers_backward@cluster=8,vectors=4 0.325"
   " cluster_registers_backward@cluster=16,vectors=2 0.189"
   " cluster_registers_backward@cluster=16,vectors=4 0.160"},
  {"softmax", "fp16", "fp16", "rows=2595 cols=4121", 0.811,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.976"
   " cluster_registers@cluster=1,elements=16 0.937"
   " cluster_registers@cluster=1,elements=64 0.881"
   " cluster_shared@cluster=1,threads=256 0.741"
   " cluster_registers@cluster=2,elements=32 0.734"
   " register_cache@threads=256,vectors=8 0.658"
   " two_pass@threads=512,vectors=2 0.629"
   " cluster_registers@cluster=2,elements=64 0.605"
   " register_cache@threads=512,vectors=4 0.564"
   " cluster_shared@cluster=1,threads=512 0.500"
   " cluster_registers@cluster=4,elements=32 0.417"
   " cluster_registers@cluster=4,elements=64 0.385"
   " register_cache@threads=256,vectors=16 0.338"
   " cluster_registers@cluster=8,elements=16 0.262"
   " cluster_registers@cluster=16,elements=16 0.147"},
  {"softmax", "fp16", "fp16", "rows=26 cols=166010 stride=166057 direction=backward", 0.693,
   "grid_resident_backward@warps=16,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.933"
   " cluster_registers_backward@cluster=8,vectors=4 0.927"
   " cluster_shared_backward@cluster=8,threads=256 0.886"
   " cluster_registers_backward@cluster=8,vectors=8 0.875"
   " cluster_shared_backward@cluster=16,threads=512 0.873"
   " cluster_shared_backward@cluster=8,threads=512 0.869"
   " cluster_shared_backward@cluster=16,threads=256 0.857"
   " cluster_registers_backward@cluster=16,vectors=8 0.829"
   " split_k_cooperative_backward@threads=256,vectors=4 0.803"
   " cluster_registers_backward@cluster=16,vectors=2 0.738"
   " split_k_cooperative_backward@threads=512,vectors=2 0.684"
   " two_pass_backward@threads=1024,vectors=2 0.490"},
  {"softmax", "fp16", "fp16", "rows=26 cols=166010 stride=166057", 0.638,
   "cluster_registers@cluster=8,elements=64 1.000"
   " cluster_registers@cluster=16,elements=64 0.988"
   " cluster_packed@cluster=8,vectors=8 0.973"
   " cluster_packed@cluster=16,vectors=8 0.938"
   " cluster_packed@cluster=8,vectors=10 0.920"
   " cluster_packed@cluster=16,vectors=10 0.912"
   " cluster_registers@cluster=4,elements=64 0.907"
   " cluster_registers@cluster=16,elements=32 0.903"
   " cluster_registers@cluster=16,elements=16 0.890"
   " cluster_shared@cluster=8,threads=512 0.860"
   " cluster_shared@cluster=8,threads=256 0.844"
   " grid_resident@warps=32,vectors=4 0.837"
   " cluster_shared@cluster=16,threads=256 0.829"
   " grid_resident@warps=16,vectors=16 0.826"
   " cluster_shared@cluster=4,threads=512 0.798"
   " cluster_shared@cluster=16,threads=512 0.767"
   " grid_shared@warps=8,blocks_per_sm=2 0.765"
   " cluster_shared@cluster=4,threads=256 0.760"
   " grid_shared@warps=16,blocks_per_sm=1 0.747"
   " cluster_shared@cluster=2,threads=512 0.648"
   " cluster_shared@cluster=2,threads=256 0.554"
   " two_pass@threads=512,vectors=4 0.328"},
  {"softmax", "fp32", "fp32", "rows=26 cols=173583", 0.658,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.991"
   " cluster_packed@cluster=16,vectors=8 0.974"
   " cluster_registers@cluster=16,elements=32 0.920"
   " cluster_packed@cluster=16,vectors=10 0.888"
   " cluster_shared@cluster=16,threads=256 0.879"
   " cluster_shared@cluster=16,threads=512 0.878"
   " cluster_shared@cluster=8,threads=256 0.878"
   " cluster_shared@cluster=8,threads=512 0.871"
   " cluster_shared@cluster=4,threads=512 0.834"
   " cluster_registers@cluster=16,elements=64 0.825"
   " cluster_registers@cluster=8,elements=64 0.824"
   " grid_shared@warps=8,blocks_per_sm=2 0.819"
   " grid_shared@warps=16,blocks_per_sm=1 0.808"
   " cluster_shared@cluster=4,threads=256 0.772"
   " cluster_registers@cluster=16,elements=16 0.717"
   " two_pass@threads=512,vectors=4 0.354"},
  {"softmax", "fp16", "fp16", "rows=26120 cols=49", 0.813,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.863"
   " staged_rows@threads=64,bytes=4096 0.837"
   " staged_rows@threads=128,bytes=8192 0.836"
   " warp_rows@threads=128,vectors=2 0.625"
   " warp_rows@threads=64,vectors=4 0.535"
   " warp_rows@threads=128,vectors=4 0.515"
   " cluster_registers@cluster=1,elements=16 0.188"
   " cluster_registers@cluster=1,elements=32 0.161"
   " register_cache@threads=128,vectors=1 0.127"
   " register_cache@threads=128,vectors=2 0.107"
   " two_pass@threads=256,vectors=1 0.069"},
  {"softmax", "fp16", "fp16", "rows=2617 cols=5264 direction=backward", 0.989,
   "cluster_registers_backward@cluster=1,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 0.998"
   " cluster_registers_backward@cluster=2,vectors=2 0.994"
   " cluster_registers_backward@cluster=2,vectors=4 0.990"
   " cluster_registers_backward@cluster=1,vectors=4 0.985"
   " two_pass_backward@threads=512,vectors=2 0.977"
   " cluster_shared_backward@cluster=1,threads=256 0.963"
   " cluster_shared_backward@cluster=1,threads=512 0.895"
   " register_cache_backward@threads=512,vectors=4 0.835"
   " register_cache_backward@threads=256,vectors=8 0.822"
   " cluster_registers_backward@cluster=4,vectors=2 0.796"
   " register_cache_backward@threads=1024,vectors=2 0.781"
   " cluster_registers_backward@cluster=4,vectors=4 0.748"
   " cluster_registers_backward@cluster=8,vectors=4 0.483"
   " cluster_registers_backward@cluster=8,vectors=2 0.482"
   " register_cache_backward@threads=512,vectors=8 0.481"
   " cluster_registers_backward@cluster=16,vectors=2 0.260"
   " cluster_registers_backward@cluster=16,vectors=4 0.245"},
  {"softmax", "fp16", "fp16", "rows=2617 cols=5264", 0.930,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.996"
   " register_cache@threads=256,vectors=4 0.974"
   " cluster_registers@cluster=1,elements=16 0.915"
   " cluster_shared@cluster=1,threads=256 0.841"
   " cluster_registers@cluster=2,elements=32 0.804"
   " cluster_registers@cluster=2,elements=64 0.743"
   " register_cache@threads=256,vectors=8 0.720"
   " two_pass@threads=512,vectors=2 0.670"
   " register_cache@threads=512,vectors=4 0.651"
   " cluster_shared@cluster=1,threads=512 0.592"
   " cluster_registers@cluster=4,elements=32 0.502"
   " cluster_registers@cluster=4,elements=64 0.499"
   " register_cache@threads=256,vectors=16 0.475"
   " cluster_registers@cluster=8,elements=16 0.311"
   " cluster_registers@cluster=16,elements=16 0.176"},
  {"softmax", "bf16", "bf16", "rows=2617 cols=6692 stride=6733", 0.907,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.933"
   " cluster_registers@cluster=1,elements=64 0.860"
   " cluster_registers@cluster=2,elements=32 0.799"
   " cluster_registers@cluster=1,elements=16 0.775"
   " register_cache@threads=256,vectors=8 0.738"
   " cluster_shared@cluster=1,threads=256 0.718"
   " cluster_registers@cluster=2,elements=64 0.708"
   " register_cache@threads=512,vectors=4 0.665"
   " two_pass@threads=512,vectors=2 0.662"
   " cluster_shared@cluster=1,threads=512 0.574"
   " cluster_registers@cluster=4,elements=32 0.519"
   " cluster_registers@cluster=4,elements=64 0.476"
   " register_cache@threads=256,vectors=16 0.379"
   " cluster_registers@cluster=8,elements=16 0.340"
   " cluster_registers@cluster=16,elements=16 0.195"},
  {"softmax", "bf16", "bf16", "rows=2617 cols=6692 stride=6733 direction=backward", 0.984,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.971"
   " cluster_registers_backward@cluster=1,vectors=2 0.969"
   " cluster_registers_backward@cluster=1,vectors=4 0.948"
   " cluster_registers_backward@cluster=2,vectors=4 0.909"
   " register_cache_backward@threads=512,vectors=4 0.871"
   " register_cache_backward@threads=256,vectors=8 0.861"
   " cluster_shared_backward@cluster=1,threads=512 0.849"
   " cluster_shared_backward@cluster=1,threads=256 0.848"
   " two_pass_backward@threads=512,vectors=2 0.769"
   " cluster_registers_backward@cluster=4,vectors=2 0.757"
   " cluster_registers_backward@cluster=4,vectors=4 0.667"
   " register_cache_backward@threads=1024,vectors=2 0.555"
   " register_cache_backward@threads=512,vectors=8 0.551"
   " cluster_registers_backward@cluster=8,vectors=2 0.484"
   " cluster_registers_backward@cluster=8,vectors=4 0.438"
   " cluster_registers_backward@cluster=16,vectors=2 0.268"
   " cluster_registers_backward@cluster=16,vectors=4 0.228"},
  {"softmax", "fp16", "fp16", "rows=262 cols=71068 stride=71100 direction=backward", 0.863,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.989"
   " cluster_registers_backward@cluster=16,vectors=4 0.945"
   " grid_resident_backward@warps=16,vectors=8 0.916"
   " cluster_shared_backward@cluster=8,threads=256 0.914"
   " cluster_registers_backward@cluster=16,vectors=2 0.901"
   " cluster_registers_backward@cluster=8,vectors=2 0.901"
   " cluster_registers_backward@cluster=4,vectors=8 0.881"
   " cluster_registers_backward@cluster=2,vectors=8 0.878"
   " cluster_registers_backward@cluster=8,vectors=8 0.864"
   " two_pass_backward@threads=1024,vectors=2 0.854"
   " cluster_shared_backward@cluster=2,threads=512 0.837"
   " cluster_shared_backward@cluster=16,threads=256 0.810"
   " cluster_shared_backward@cluster=8,threads=512 0.803"
   " cluster_registers_backward@cluster=16,vectors=8 0.788"
   " split_k_cooperative_backward@threads=256,vectors=4 0.648"
   " split_k_cooperative_backward@threads=512,vectors=2 0.615"
   " cluster_shared_backward@cluster=16,threads=512 0.576"},
  {"softmax", "fp16", "fp16", "rows=262 cols=71068 stride=71100", 0.797,
   "cluster_packed@cluster=8,vectors=8 1.000"
   " cluster_packed@cluster=4,vectors=8 0.989"
   " cluster_shared@cluster=2,threads=512 0.984"
   " cluster_packed@cluster=8,vectors=10 0.962"
   " cluster_packed@cluster=4,vectors=10 0.952"
   " cluster_registers@cluster=8,elements=32 0.946"
   " grid_resident@warps=16,vectors=16 0.936"
   " cluster_packed@cluster=2,vectors=10 0.907"
   " grid_resident@warps=32,vectors=4 0.906"
   " two_pass@threads=512,vectors=4 0.902"
   " cluster_shared@cluster=8,threads=256 0.890"
   " cluster_shared@cluster=4,threads=256 0.890"
   " cluster_registers@cluster=16,elements=32 0.861"
   " grid_shared@warps=16,blocks_per_sm=1 0.859"
   " grid_shared@warps=8,blocks_per_sm=2 0.849"
   " cluster_registers@cluster=8,elements=64 0.844"
   " cluster_registers@cluster=4,elements=64 0.836"
   " cluster_registers@cluster=16,elements=64 0.815"
   " cluster_shared@cluster=4,threads=512 0.814"
   " cluster_shared@cluster=2,threads=256 0.810"
   " cluster_registers@cluster=2,elements=64 0.803"
   " cluster_shared@cluster=1,threads=512 0.802"
   " cluster_packed@cluster=16,vectors=8 0.788"
   " cluster_registers@cluster=16,elements=16 0.744"
   " cluster_packed@cluster=16,vectors=10 0.709"
   " cluster_registers@cluster=8,elements=16 0.660"
   " cluster_shared@cluster=8,threads=512 0.650"
   " cluster_shared@cluster=16,threads=256 0.631"
   " cluster_shared@cluster=16,threads=512 0.395"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=1430 direction=backward", 0.948,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.855"
   " staged_rows_backward@threads=64,bytes=2048 0.736"
   " staged_rows_backward@threads=256,bytes=8192 0.701"
   " two_pass_backward@threads=256,vectors=2 0.665"
   " warp_rows_backward@threads=128,vectors=2 0.625"
   " warp_rows_backward@threads=128,vectors=4 0.623"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=1430", 0.796,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.925"
   " staged_rows@threads=128,bytes=8192 0.887"
   " staged_rows@threads=64,bytes=4096 0.878"
   " cluster_registers@cluster=1,elements=32 0.863"
   " two_pass@threads=256,vectors=1 0.696"
   " warp_rows@threads=64,vectors=4 0.684"
   " warp_rows@threads=128,vectors=2 0.682"
   " warp_rows@threads=128,vectors=4 0.681"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=64 direction=backward", 0.939,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.981"
   " warp_rows_backward@threads=128,vectors=2 0.944"
   " warp_rows_backward@threads=128,vectors=4 0.865"
   " register_cache_backward@threads=128,vectors=1 0.633"
   " register_cache_backward@threads=128,vectors=2 0.540"
   " staged_rows_backward@threads=64,bytes=2048 0.537"
   " staged_rows_backward@threads=256,bytes=8192 0.504"
   " register_cache_backward@threads=256,vectors=2 0.356"
   " two_pass_backward@threads=256,vectors=2 0.350"},
  {"softmax", "fp16", "fp16", "rows=2636 cols=64", 0.808,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.995"
   " warp_rows@threads=128,vectors=2 0.925"
   " warp_rows@threads=64,vectors=4 0.866"
   " warp_rows@threads=128,vectors=4 0.862"
   " cluster_registers@cluster=1,elements=16 0.649"
   " cluster_registers@cluster=1,elements=32 0.609"
   " register_cache@threads=128,vectors=1 0.583"
   " register_cache@threads=128,vectors=2 0.501"
   " staged_rows@threads=64,bytes=4096 0.487"
   " staged_rows@threads=128,bytes=8192 0.483"
   " two_pass@threads=256,vectors=1 0.361"},
  {"softmax", "fp16", "fp16", "rows=26522 cols=1163", 0.889,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.995"
   " register_cache@threads=128,vectors=2 0.854"
   " cluster_registers@cluster=1,elements=16 0.784"
   " cluster_registers@cluster=1,elements=32 0.677"
   " warp_rows@threads=64,vectors=4 0.663"
   " warp_rows@threads=128,vectors=4 0.658"
   " warp_rows@threads=128,vectors=2 0.657"
   " two_pass@threads=256,vectors=1 0.527"},
  {"softmax", "fp16", "fp16", "rows=26828 cols=1152", 0.948,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.998"
   " warp_rows@threads=64,vectors=4 0.938"
   " warp_rows@threads=128,vectors=2 0.928"
   " warp_rows@threads=128,vectors=4 0.928"
   " cluster_registers@cluster=1,elements=16 0.921"
   " cluster_registers@cluster=1,elements=32 0.920"
   " register_cache@threads=128,vectors=2 0.897"
   " two_pass@threads=256,vectors=1 0.554"},
  {"softmax", "fp16", "fp16", "rows=2690 cols=244", 0.838,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.820"
   " warp_rows@threads=128,vectors=4 0.759"
   " warp_rows@threads=64,vectors=4 0.759"
   " staged_rows@threads=64,bytes=4096 0.738"
   " staged_rows@threads=128,bytes=8192 0.734"
   " cluster_registers@cluster=1,elements=16 0.695"
   " cluster_registers@cluster=1,elements=32 0.608"
   " register_cache@threads=128,vectors=1 0.561"
   " register_cache@threads=128,vectors=2 0.502"
   " two_pass@threads=256,vectors=1 0.346"},
  {"softmax", "fp16", "fp16", "rows=27 cols=390557 direction=backward", 0.807,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.785"
   " cluster_registers_backward@cluster=16,vectors=4 0.768"
   " cluster_registers_backward@cluster=16,vectors=8 0.754"
   " split_k_cooperative_backward@threads=256,vectors=4 0.718"
   " cluster_shared_backward@cluster=8,threads=512 0.715"
   " split_k_cooperative_backward@threads=512,vectors=2 0.710"
   " cluster_shared_backward@cluster=16,threads=256 0.704"
   " cluster_shared_backward@cluster=8,threads=256 0.692"
   " two_pass_backward@threads=1024,vectors=2 0.398"},
  {"softmax", "fp16", "fp16", "rows=27 cols=390557", 0.711,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=32,vectors=4 0.994"
   " grid_resident@warps=16,vectors=16 0.977"
   " cluster_registers@cluster=16,elements=64 0.915"
   " cluster_packed@cluster=16,vectors=10 0.909"
   " cluster_shared@cluster=16,threads=512 0.903"
   " grid_shared@warps=16,blocks_per_sm=1 0.902"
   " cluster_shared@cluster=8,threads=512 0.861"
   " cluster_shared@cluster=16,threads=256 0.860"
   " cluster_registers@cluster=8,elements=64 0.843"
   " cluster_shared@cluster=8,threads=256 0.837"
   " grid_shared@warps=8,blocks_per_sm=2 0.798"
   " cluster_shared@cluster=4,threads=512 0.783"
   " cluster_shared@cluster=4,threads=256 0.719"
   " two_pass@threads=512,vectors=4 0.285"},
  {"softmax", "fp32", "fp32", "rows=27 cols=6901", 0.572,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.940"
   " register_cache@threads=512,vectors=4 0.933"
   " register_cache@threads=256,vectors=8 0.912"
   " cluster_registers@cluster=1,elements=16 0.854"
   " cluster_registers@cluster=1,elements=32 0.776"
   " cluster_registers@cluster=4,elements=32 0.773"
   " cluster_registers@cluster=2,elements=32 0.771"
   " register_cache@threads=256,vectors=16 0.757"
   " cluster_shared@cluster=1,threads=512 0.671"
   " two_pass@threads=512,vectors=2 0.671"
   " cluster_shared@cluster=1,threads=256 0.665"
   " cluster_registers@cluster=1,elements=64 0.531"
   " cluster_registers@cluster=4,elements=64 0.504"
   " cluster_registers@cluster=2,elements=64 0.501"},
  {"softmax", "fp16", "fp16", "rows=27568 cols=23", 0.816,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.977"
   " staged_rows@threads=64,bytes=4096 0.816"
   " staged_rows@threads=128,bytes=8192 0.810"
   " warp_rows@threads=128,vectors=2 0.501"
   " warp_rows@threads=128,vectors=4 0.476"
   " warp_rows@threads=64,vectors=4 0.467"
   " cluster_registers@cluster=1,elements=16 0.135"
   " cluster_registers@cluster=1,elements=32 0.116"
   " register_cache@threads=128,vectors=1 0.090"
   " register_cache@threads=128,vectors=2 0.076"
   " two_pass@threads=256,vectors=1 0.049"},
  {"softmax", "fp16", "fp16", "rows=2784 cols=491 direction=backward", 0.839,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " lane_elements_backward@threads=128,elements=8 0.996"
   " warp_rows_backward@threads=128,vectors=4 0.921"
   " warp_rows_backward@threads=128,vectors=2 0.895"
   " register_cache_backward@threads=128,vectors=2 0.877"
   " staged_rows_backward@threads=256,bytes=8192 0.814"
   " staged_rows_backward@threads=64,bytes=2048 0.781"
   " register_cache_backward@threads=256,vectors=2 0.556"
   " two_pass_backward@threads=256,vectors=2 0.464"},
  {"softmax", "fp16", "fp16", "rows=2784 cols=491", 0.812,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.881"
   " warp_rows@threads=128,vectors=4 0.877"
   " warp_rows@threads=64,vectors=4 0.874"
   " staged_rows@threads=64,bytes=4096 0.790"
   " staged_rows@threads=128,bytes=8192 0.779"
   " cluster_registers@cluster=1,elements=32 0.771"
   " register_cache@threads=128,vectors=1 0.732"
   " cluster_registers@cluster=1,elements=16 0.679"
   " register_cache@threads=128,vectors=2 0.669"
   " two_pass@threads=256,vectors=1 0.460"},
  {"softmax", "fp32", "fp32", "rows=27993 cols=25", 0.898,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.997"
   " warp_rows@threads=128,vectors=2 0.864"
   " staged_rows@threads=64,bytes=4096 0.764"
   " staged_rows@threads=128,bytes=8192 0.749"
   " warp_rows@threads=64,vectors=4 0.659"
   " warp_rows@threads=128,vectors=4 0.629"
   " cluster_registers@cluster=1,elements=16 0.133"
   " register_cache@threads=128,vectors=1 0.108"
   " register_cache@threads=128,vectors=2 0.085"
   " cluster_registers@cluster=1,elements=32 0.079"
   " two_pass@threads=256,vectors=1 0.061"},
  {"softmax", "fp16", "fp16", "rows=28 cols=1030713", 0.750,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.924"
   " grid_shared@warps=8,blocks_per_sm=2 0.894"
   " split_k@threads=256,vectors=4,reread=reverse 0.799"
   " split_k@threads=256,vectors=8,reread=reverse 0.796"
   " split_k@threads=256,vectors=16,reread=reverse 0.752"
   " split_k@threads=256,vectors=2,reread=reverse 0.742"
   " split_k_persistent@threads=256,vectors=16 0.724"
   " split_k_persistent@threads=256,vectors=4 0.686"
   " cluster_shared@cluster=16,threads=512 0.643"
   " cluster_shared@cluster=16,threads=256 0.582"
   " split_k_persistent@threads=256,vectors=2 0.511"
   " two_pass@threads=1024,vectors=4 0.339"},
  {"softmax", "fp32", "fp32", "rows=28 cols=704", 0.728,
   "register_cache@threads=128,vectors=2 1.000"
   " two_pass@threads=256,vectors=1 0.904"
   " lane_elements@threads=128,elements=8 0.849"
   " warp_rows@threads=64,vectors=4 0.816"
   " cluster_registers@cluster=1,elements=16 0.815"
   " warp_rows@threads=128,vectors=2 0.812"
   " warp_rows@threads=128,vectors=4 0.812"
   " cluster_registers@cluster=1,elements=32 0.759"
   " staged_rows@threads=64,bytes=4096 0.692"
   " staged_rows@threads=128,bytes=8192 0.682"},
  {"softmax", "fp32", "fp32", "rows=28399 cols=512 direction=backward", 1.011,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.989"
   " warp_rows_backward@threads=128,vectors=2 0.972"
   " warp_rows_backward@threads=128,vectors=4 0.971"
   " lane_elements_backward@threads=128,elements=8 0.969"
   " staged_rows_backward@threads=64,bytes=2048 0.946"
   " staged_rows_backward@threads=256,bytes=8192 0.943"
   " register_cache_backward@threads=256,vectors=2 0.870"
   " two_pass_backward@threads=256,vectors=2 0.729"},
  {"softmax", "fp32", "fp32", "rows=28399 cols=512", 0.959,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=64,vectors=4 0.998"
   " warp_rows@threads=128,vectors=4 0.993"
   " warp_rows@threads=128,vectors=2 0.992"
   " staged_rows@threads=64,bytes=4096 0.988"
   " lane_elements@threads=128,elements=8 0.985"
   " staged_rows@threads=128,bytes=8192 0.980"
   " register_cache@threads=128,vectors=1 0.935"
   " cluster_registers@cluster=1,elements=32 0.918"
   " register_cache@threads=128,vectors=2 0.817"
   " two_pass@threads=256,vectors=1 0.521"},
  {"softmax", "fp32", "fp32", "rows=287 cols=8212 stride=8264 direction=backward", 0.929,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=1,vectors=8 0.998"
   " cluster_registers_backward@cluster=4,vectors=2 0.995"
   " cluster_registers_backward@cluster=2,vectors=8 0.985"
   " cluster_registers_backward@cluster=2,vectors=2 0.984"
   " cluster_registers_backward@cluster=8,vectors=2 0.984"
   " cluster_registers_backward@cluster=8,vectors=4 0.977"
   " cluster_registers_backward@cluster=4,vectors=8 0.970"
   " cluster_registers_backward@cluster=2,vectors=4 0.964"
   " cluster_registers_backward@cluster=8,vectors=8 0.938"
   " cluster_shared_backward@cluster=2,threads=512 0.917"
   " cluster_registers_backward@cluster=1,vectors=4 0.811"
   " cluster_shared_backward@cluster=8,threads=256 0.766"
   " grid_resident_backward@warps=16,vectors=8 0.765"
   " grid_resident_backward@warps=16,vectors=4 0.741"
   " split_k_cooperative_backward@threads=256,vectors=4 0.669"
   " two_pass_backward@threads=1024,vectors=2 0.669"
   " cluster_registers_backward@cluster=16,vectors=2 0.660"
   " cluster_registers_backward@cluster=16,vectors=4 0.648"
   " cluster_registers_backward@cluster=16,vectors=8 0.637"
   " split_k_cooperative_backward@threads=512,vectors=2 0.523"
   " cluster_shared_backward@cluster=16,threads=256 0.460"
   " cluster_shared_backward@cluster=8,threads=512 0.458"
   " cluster_shared_backward@cluster=16,threads=512 0.241"},
  {"softmax", "fp32", "fp32", "rows=287 cols=8212 stride=8264", 0.743,
   "cluster_registers@cluster=2,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.989"
   " cluster_registers@cluster=1,elements=32 0.939"
   " register_cache@threads=256,vectors=16 0.936"
   " cluster_registers@cluster=2,elements=64 0.931"
   " cluster_registers@cluster=4,elements=32 0.909"
   " cluster_registers@cluster=1,elements=64 0.892"
   " cluster_shared@cluster=1,threads=256 0.880"
   " two_pass@threads=512,vectors=2 0.879"
   " cluster_shared@cluster=1,threads=512 0.857"
   " cluster_registers@cluster=4,elements=64 0.790"
   " cluster_registers@cluster=8,elements=16 0.726"
   " cluster_registers@cluster=16,elements=16 0.489"},
  {"softmax", "fp16", "fp16", "rows=288 cols=90 direction=backward", 0.928,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.992"
   " register_cache_backward@threads=128,vectors=1 0.868"
   " register_cache_backward@threads=128,vectors=2 0.841"
   " register_cache_backward@threads=256,vectors=2 0.751"
   " warp_rows_backward@threads=128,vectors=2 0.732"
   " staged_rows_backward@threads=64,bytes=2048 0.659"
   " warp_rows_backward@threads=128,vectors=4 0.648"
   " staged_rows_backward@threads=256,bytes=8192 0.646"
   " two_pass_backward@threads=256,vectors=2 0.620"},
  {"softmax", "fp16", "fp16", "rows=288 cols=90", 0.775,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.998"
   " register_cache@threads=128,vectors=1 0.863"
   " cluster_registers@cluster=1,elements=16 0.829"
   " register_cache@threads=128,vectors=2 0.813"
   " warp_rows@threads=128,vectors=2 0.799"
   " cluster_registers@cluster=1,elements=32 0.735"
   " warp_rows@threads=64,vectors=4 0.713"
   " warp_rows@threads=128,vectors=4 0.711"
   " two_pass@threads=256,vectors=1 0.701"
   " staged_rows@threads=128,bytes=8192 0.691"
   " staged_rows@threads=64,bytes=4096 0.691"},
  {"softmax", "fp32", "fp32", "rows=29 cols=8278 direction=backward", 0.723,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.991"
   " cluster_registers_backward@cluster=16,vectors=2 0.990"
   " cluster_registers_backward@cluster=8,vectors=4 0.978"
   " cluster_registers_backward@cluster=4,vectors=4 0.943"
   " cluster_registers_backward@cluster=16,vectors=4 0.929"
   " cluster_registers_backward@cluster=2,vectors=2 0.919"
   " cluster_registers_backward@cluster=2,vectors=4 0.909"
   " cluster_registers_backward@cluster=1,vectors=4 0.884"
   " cluster_registers_backward@cluster=4,vectors=8 0.822"
   " cluster_registers_backward@cluster=8,vectors=8 0.813"
   " cluster_registers_backward@cluster=16,vectors=8 0.808"
   " cluster_registers_backward@cluster=2,vectors=8 0.781"
   " cluster_registers_backward@cluster=1,vectors=8 0.779"
   " cluster_shared_backward@cluster=16,threads=256 0.774"
   " cluster_shared_backward@cluster=8,threads=512 0.762"
   " cluster_shared_backward@cluster=8,threads=256 0.749"
   " cluster_shared_backward@cluster=2,threads=512 0.701"
   " two_pass_backward@threads=1024,vectors=2 0.661"
   " split_k_cooperative_backward@threads=256,vectors=4 0.604"
   " grid_resident_backward@warps=16,vectors=4 0.591"
   " grid_resident_backward@warps=16,vectors=8 0.586"
   " split_k_cooperative_backward@threads=512,vectors=2 0.571"
   " cluster_shared_backward@cluster=16,threads=512 0.468"},
  {"softmax", "fp32", "fp32", "rows=29 cols=8278", 0.567,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.920"
   " cluster_registers@cluster=1,elements=16 0.853"
   " cluster_registers@cluster=4,elements=32 0.845"
   " register_cache@threads=256,vectors=16 0.788"
   " cluster_registers@cluster=2,elements=32 0.772"
   " cluster_registers@cluster=1,elements=32 0.757"
   " cluster_shared@cluster=1,threads=512 0.735"
   " cluster_shared@cluster=1,threads=256 0.661"
   " two_pass@threads=512,vectors=2 0.596"
   " cluster_registers@cluster=1,elements=64 0.582"
   " cluster_registers@cluster=2,elements=64 0.554"
   " cluster_registers@cluster=4,elements=64 0.549"},
  {"softmax", "bf16", "bf16", "rows=290 cols=46100", 0.738,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_packed@cluster=4,vectors=8 0.990"
   " cluster_registers@cluster=4,elements=32 0.986"
   " cluster_packed@cluster=2,vectors=8 0.968"
   " grid_resident@warps=16,vectors=16 0.940"
   " grid_resident@warps=32,vectors=4 0.939"
   " cluster_packed@cluster=4,vectors=10 0.921"
   " cluster_registers@cluster=8,elements=64 0.918"
   " cluster_shared@cluster=2,threads=512 0.914"
   " cluster_registers@cluster=4,elements=64 0.913"
   " cluster_registers@cluster=2,elements=64 0.903"
   " cluster_packed@cluster=2,vectors=10 0.903"
   " cluster_packed@cluster=8,vectors=8 0.892"
   " cluster_shared@cluster=4,threads=256 0.881"
   " cluster_registers@cluster=8,elements=16 0.843"
   " cluster_shared@cluster=2,threads=256 0.828"
   " cluster_registers@cluster=16,elements=16 0.818"
   " two_pass@threads=512,vectors=4 0.811"
   " cluster_shared@cluster=1,threads=512 0.810"
   " cluster_shared@cluster=8,threads=256 0.802"
   " cluster_packed@cluster=8,vectors=10 0.802"
   " cluster_registers@cluster=16,elements=32 0.771"
   " grid_shared@warps=16,blocks_per_sm=1 0.768"
   " cluster_shared@cluster=4,threads=512 0.749"
   " grid_shared@warps=8,blocks_per_sm=2 0.747"
   " cluster_registers@cluster=16,elements=64 0.673"
   " cluster_packed@cluster=16,vectors=8 0.626"
   " cluster_shared@cluster=8,threads=512 0.545"
   " cluster_packed@cluster=16,vectors=10 0.544"
   " cluster_shared@cluster=16,threads=256 0.519"
   " cluster_shared@cluster=16,threads=512 0.329"},
  {"softmax", "bf16", "bf16", "rows=290 cols=46100 direction=backward", 0.940,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.915"
   " cluster_registers_backward@cluster=4,vectors=2 0.895"
   " cluster_registers_backward@cluster=4,vectors=4 0.881"
   " cluster_registers_backward@cluster=8,vectors=4 0.856"
   " cluster_shared_backward@cluster=2,threads=512 0.852"
   " cluster_shared_backward@cluster=8,threads=256 0.848"
   " cluster_registers_backward@cluster=16,vectors=4 0.821"
   " grid_resident_backward@warps=16,vectors=8 0.811"
   " cluster_registers_backward@cluster=2,vectors=4 0.775"
   " cluster_registers_backward@cluster=8,vectors=8 0.773"
   " cluster_registers_backward@cluster=4,vectors=8 0.771"
   " two_pass_backward@threads=1024,vectors=2 0.731"
   " cluster_registers_backward@cluster=2,vectors=8 0.686"
   " cluster_registers_backward@cluster=16,vectors=8 0.668"
   " cluster_shared_backward@cluster=16,threads=256 0.647"
   " cluster_shared_backward@cluster=8,threads=512 0.635"
   " split_k_cooperative_backward@threads=256,vectors=4 0.609"
   " split_k_cooperative_backward@threads=512,vectors=2 0.562"
   " cluster_shared_backward@cluster=16,threads=512 0.426"},
  {"softmax", "bf16", "bf16", "rows=294 cols=124", 0.780,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.996"
   " register_cache@threads=128,vectors=1 0.848"
   " cluster_registers@cluster=1,elements=16 0.835"
   " register_cache@threads=128,vectors=2 0.805"
   " cluster_registers@cluster=1,elements=32 0.758"
   " warp_rows@threads=128,vectors=2 0.723"
   " two_pass@threads=256,vectors=1 0.711"
   " warp_rows@threads=128,vectors=4 0.695"
   " warp_rows@threads=64,vectors=4 0.688"
   " staged_rows@threads=64,bytes=4096 0.644"
   " staged_rows@threads=128,bytes=8192 0.640"},
  {"softmax", "fp16", "fp16", "rows=29973 cols=703", 0.780,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.989"
   " warp_rows@threads=64,vectors=4 0.959"
   " warp_rows@threads=128,vectors=2 0.950"
   " cluster_registers@cluster=1,elements=32 0.950"
   " warp_rows@threads=128,vectors=4 0.949"
   " lane_elements@threads=128,elements=8 0.937"
   " register_cache@threads=128,vectors=1 0.807"
   " register_cache@threads=128,vectors=2 0.681"
   " cluster_registers@cluster=1,elements=16 0.664"
   " two_pass@threads=256,vectors=1 0.423"},
  {"softmax", "bf16", "bf16", "rows=3 cols=1065088", 0.528,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.952"
   " split_k@threads=256,vectors=2,reread=reverse 0.934"
   " grid_resident@warps=32,vectors=4 0.917"
   " grid_shared@warps=8,blocks_per_sm=2 0.866"
   " split_k@threads=256,vectors=8,reread=reverse 0.866"
   " grid_resident@warps=16,vectors=16 0.862"
   " grid_shared@warps=16,blocks_per_sm=1 0.861"
   " split_k_persistent@threads=256,vectors=16 0.859"
   " split_k@threads=256,vectors=16,reread=reverse 0.740"
   " cluster_shared@cluster=16,threads=512 0.690"
   " cluster_shared@cluster=16,threads=256 0.625"
   " split_k_persistent@threads=256,vectors=2 0.598"
   " two_pass@threads=1024,vectors=4 0.084"},
  {"softmax", "fp16", "fp16", "rows=3 cols=1385984 direction=backward", 0.681,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.982"
   " split_k_cooperative_backward@threads=256,vectors=4 0.966"
   " split_k_cooperative_backward@threads=512,vectors=2 0.919"
   " two_pass_backward@threads=1024,vectors=2 0.081"},
  {"softmax", "fp16", "fp16", "rows=3 cols=1385984", 0.553,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k@threads=256,vectors=4,reread=reverse 0.989"
   " grid_resident@warps=32,vectors=4 0.971"
   " grid_resident@warps=16,vectors=16 0.955"
   " split_k@threads=256,vectors=8,reread=reverse 0.947"
   " split_k@threads=256,vectors=2,reread=reverse 0.947"
   " split_k_persistent@threads=256,vectors=16 0.922"
   " grid_shared@warps=8,blocks_per_sm=2 0.898"
   " grid_shared@warps=16,blocks_per_sm=1 0.872"
   " split_k@threads=256,vectors=16,reread=reverse 0.834"
   " split_k_persistent@threads=256,vectors=2 0.727"
   " cluster_shared@cluster=16,threads=512 0.660"
   " cluster_shared@cluster=16,threads=256 0.609"
   " two_pass@threads=1024,vectors=4 0.081"},
  {"softmax", "fp16", "fp16", "rows=3 cols=1505647", 0.543,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " grid_resident@warps=16,vectors=16 0.926"
   " split_k@threads=256,vectors=8,reread=reverse 0.922"
   " grid_resident@warps=32,vectors=4 0.918"
   " split_k@threads=256,vectors=2,reread=reverse 0.901"
   " grid_shared@warps=16,blocks_per_sm=1 0.868"
   " grid_shared@warps=8,blocks_per_sm=2 0.865"
   " split_k_persistent@threads=256,vectors=16 0.851"
   " split_k_persistent@threads=256,vectors=4 0.740"
   " split_k@threads=256,vectors=16,reread=reverse 0.729"
   " split_k_persistent@threads=256,vectors=2 0.719"
   " cluster_shared@cluster=16,threads=512 0.654"
   " cluster_shared@cluster=16,threads=256 0.567"
   " two_pass@threads=1024,vectors=4 0.074"},
  {"softmax", "fp16", "fp16", "rows=3 cols=2048490 stride=2048547", 0.582,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.988"
   " split_k@threads=256,vectors=8,reread=reverse 0.986"
   " split_k@threads=256,vectors=4,reread=reverse 0.961"
   " split_k_persistent@threads=256,vectors=16 0.922"
   " split_k@threads=256,vectors=2,reread=reverse 0.902"
   " grid_shared@warps=16,blocks_per_sm=1 0.882"
   " grid_shared@warps=8,blocks_per_sm=2 0.877"
   " split_k_persistent@threads=256,vectors=4 0.815"
   " split_k@threads=256,vectors=16,reread=reverse 0.804"
   " split_k_persistent@threads=256,vectors=2 0.579"
   " two_pass@threads=1024,vectors=4 0.062"},
  {"softmax", "bf16", "bf16", "rows=3 cols=2096094", 0.569,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " grid_resident@warps=32,vectors=4 0.997"
   " grid_resident@warps=16,vectors=16 0.994"
   " split_k@threads=256,vectors=4,reread=reverse 0.974"
   " split_k_persistent@threads=256,vectors=16 0.951"
   " split_k@threads=256,vectors=2,reread=reverse 0.876"
   " grid_shared@warps=16,blocks_per_sm=1 0.870"
   " grid_shared@warps=8,blocks_per_sm=2 0.857"
   " split_k_persistent@threads=256,vectors=4 0.812"
   " split_k@threads=256,vectors=16,reread=reverse 0.807"
   " split_k_persistent@threads=256,vectors=2 0.560"
   " two_pass@threads=1024,vectors=4 0.064"},
  {"softmax", "bf16", "bf16", "rows=3 cols=2096094 direction=backward", 0.725,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.999"
   " split_k_cooperative_backward@threads=256,vectors=4 0.895"
   " split_k_cooperative_backward@threads=512,vectors=2 0.820"
   " two_pass_backward@threads=1024,vectors=2 0.065"},
  {"softmax", "fp32", "fp32", "rows=3 cols=214254 direction=backward", 0.577,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.985"
   " split_k_cooperative_backward@threads=256,vectors=4 0.923"
   " grid_resident_backward@warps=16,vectors=8 0.916"
   " grid_resident_backward@warps=16,vectors=4 0.914"
   " split_k_cooperative_backward@threads=512,vectors=2 0.881"
   " cluster_shared_backward@cluster=16,threads=512 0.815"
   " cluster_shared_backward@cluster=16,threads=256 0.793"
   " cluster_shared_backward@cluster=8,threads=256 0.673"
   " cluster_shared_backward@cluster=8,threads=512 0.659"
   " two_pass_backward@threads=1024,vectors=2 0.128"},
  {"softmax", "fp32", "fp32", "rows=3 cols=214254", 0.455,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_packed@cluster=16,vectors=10 0.942"
   " cluster_registers@cluster=16,elements=64 0.935"
   " cluster_shared@cluster=16,threads=512 0.909"
   " cluster_shared@cluster=16,threads=256 0.822"
   " grid_shared@warps=16,blocks_per_sm=1 0.796"
   " grid_resident@warps=16,vectors=16 0.790"
   " grid_shared@warps=8,blocks_per_sm=2 0.777"
   " grid_resident@warps=32,vectors=4 0.770"
   " cluster_registers@cluster=8,elements=64 0.712"
   " cluster_shared@cluster=8,threads=512 0.648"
   " cluster_shared@cluster=8,threads=256 0.588"
   " cluster_shared@cluster=4,threads=512 0.396"
   " cluster_shared@cluster=4,threads=256 0.352"
   " two_pass@threads=512,vectors=4 0.122"},
  {"softmax", "fp32", "fp32", "rows=3 cols=22144 direction=backward", 0.685,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.993"
   " cluster_registers_backward@cluster=8,vectors=2 0.981"
   " cluster_registers_backward@cluster=8,vectors=4 0.966"
   " cluster_registers_backward@cluster=16,vectors=8 0.932"
   " cluster_registers_backward@cluster=8,vectors=8 0.909"
   " cluster_registers_backward@cluster=4,vectors=4 0.883"
   " cluster_registers_backward@cluster=4,vectors=2 0.880"
   " cluster_registers_backward@cluster=4,vectors=8 0.865"
   " cluster_shared_backward@cluster=16,threads=256 0.853"
   " cluster_shared_backward@cluster=16,threads=512 0.848"
   " cluster_shared_backward@cluster=8,threads=256 0.831"
   " cluster_shared_backward@cluster=8,threads=512 0.771"
   " cluster_registers_backward@cluster=2,vectors=8 0.752"
   " cluster_registers_backward@cluster=2,vectors=4 0.728"
   " cluster_shared_backward@cluster=2,threads=512 0.624"
   " split_k_cooperative_backward@threads=256,vectors=4 0.569"
   " split_k_cooperative_backward@threads=512,vectors=2 0.566"
   " grid_resident_backward@warps=16,vectors=8 0.533"
   " grid_resident_backward@warps=16,vectors=4 0.528"
   " two_pass_backward@threads=1024,vectors=2 0.480"},
  {"softmax", "fp32", "fp32", "rows=3 cols=22144", 0.517,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.971"
   " cluster_shared@cluster=16,threads=256 0.916"
   " cluster_shared@cluster=16,threads=512 0.906"
   " cluster_registers@cluster=16,elements=32 0.894"
   " cluster_registers@cluster=8,elements=32 0.888"
   " cluster_packed@cluster=16,vectors=8 0.886"
   " cluster_packed@cluster=8,vectors=8 0.878"
   " cluster_shared@cluster=8,threads=256 0.852"
   " cluster_shared@cluster=8,threads=512 0.837"
   " cluster_registers@cluster=4,elements=32 0.816"
   " cluster_packed@cluster=4,vectors=8 0.811"
   " cluster_packed@cluster=16,vectors=10 0.807"
   " cluster_packed@cluster=8,vectors=10 0.791"
   " cluster_shared@cluster=4,threads=512 0.747"
   " cluster_shared@cluster=4,threads=256 0.744"
   " cluster_registers@cluster=16,elements=64 0.733"
   " cluster_packed@cluster=2,vectors=8 0.727"
   " cluster_packed@cluster=4,vectors=10 0.720"
   " cluster_registers@cluster=8,elements=64 0.715"
   " cluster_registers@cluster=4,elements=64 0.703"
   " cluster_packed@cluster=2,vectors=10 0.652"
   " cluster_shared@cluster=2,threads=512 0.622"
   " cluster_registers@cluster=2,elements=64 0.607"
   " cluster_shared@cluster=2,threads=256 0.593"
   " grid_shared@warps=16,blocks_per_sm=1 0.564"
   " grid_shared@warps=8,blocks_per_sm=2 0.530"
   " grid_resident@warps=16,vectors=16 0.520"
   " grid_resident@warps=32,vectors=4 0.492"
   " cluster_shared@cluster=1,threads=512 0.484"
   " two_pass@threads=512,vectors=4 0.479"},
  {"softmax", "bf16", "bf16", "rows=3 cols=2952573", 0.588,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.983"
   " split_k@threads=256,vectors=8,reread=reverse 0.925"
   " split_k@threads=256,vectors=4,reread=reverse 0.894"
   " grid_shared@warps=16,blocks_per_sm=1 0.875"
   " grid_shared@warps=8,blocks_per_sm=2 0.864"
   " split_k@threads=256,vectors=2,reread=reverse 0.820"
   " split_k_persistent@threads=256,vectors=16 0.767"
   " split_k@threads=256,vectors=16,reread=reverse 0.758"
   " split_k_persistent@threads=256,vectors=4 0.697"
   " split_k_persistent@threads=256,vectors=2 0.591"
   " two_pass@threads=1024,vectors=4 0.059"},
  {"softmax", "fp16", "fp16", "rows=3 cols=3186568 direction=backward", 0.776,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.995"
   " split_k_cooperative_backward@threads=512,vectors=2 0.787"
   " split_k_cooperative_backward@threads=256,vectors=4 0.727"
   " two_pass_backward@threads=1024,vectors=2 0.058"},
  {"softmax", "fp16", "fp16", "rows=3 cols=3186568", 0.621,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.986"
   " split_k@threads=256,vectors=8,reread=reverse 0.945"
   " split_k@threads=256,vectors=4,reread=reverse 0.939"
   " grid_shared@warps=8,blocks_per_sm=2 0.907"
   " grid_shared@warps=16,blocks_per_sm=1 0.878"
   " split_k@threads=256,vectors=2,reread=reverse 0.836"
   " split_k@threads=256,vectors=16,reread=reverse 0.804"
   " split_k_persistent@threads=256,vectors=4 0.730"
   " split_k_persistent@threads=256,vectors=16 0.725"
   " split_k_persistent@threads=256,vectors=2 0.671"
   " two_pass@threads=1024,vectors=4 0.059"},
  {"softmax", "fp32", "fp32", "rows=3 cols=3653232 direction=backward", 0.668,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.876"
   " split_k_cooperative_backward@threads=256,vectors=4 0.846"
   " two_pass_backward@threads=1024,vectors=2 0.071"},
  {"softmax", "fp32", "fp32", "rows=3 cols=3653232", 0.735,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.826"
   " split_k@threads=256,vectors=16,reread=reverse 0.798"
   " grid_shared@warps=16,blocks_per_sm=1 0.794"
   " split_k_persistent@threads=256,vectors=16 0.755"
   " grid_shared@warps=8,blocks_per_sm=2 0.753"
   " split_k@threads=256,vectors=4,reread=reverse 0.743"
   " split_k_persistent@threads=256,vectors=4 0.737"
   " split_k_persistent@threads=256,vectors=2 0.692"
   " split_k@threads=256,vectors=2,reread=reverse 0.585"
   " two_pass@threads=1024,vectors=4 0.051"},
  {"softmax", "fp16", "fp16", "rows=3 cols=38661 stride=38687", 0.512,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.967"
   " cluster_registers@cluster=8,elements=32 0.885"
   " cluster_registers@cluster=16,elements=32 0.884"
   " cluster_registers@cluster=4,elements=32 0.827"
   " cluster_shared@cluster=16,threads=512 0.819"
   " cluster_shared@cluster=16,threads=256 0.757"
   " cluster_registers@cluster=8,elements=64 0.746"
   " cluster_registers@cluster=16,elements=64 0.741"
   " cluster_shared@cluster=8,threads=256 0.729"
   " cluster_shared@cluster=8,threads=512 0.717"
   " cluster_registers@cluster=4,elements=64 0.717"
   " cluster_packed@cluster=16,vectors=8 0.709"
   " cluster_packed@cluster=8,vectors=8 0.681"
   " cluster_shared@cluster=4,threads=512 0.664"
   " cluster_packed@cluster=4,vectors=8 0.663"
   " cluster_registers@cluster=2,elements=64 0.658"
   " cluster_shared@cluster=4,threads=256 0.655"
   " cluster_packed@cluster=2,vectors=8 0.613"
   " cluster_packed@cluster=16,vectors=10 0.602"
   " cluster_packed@cluster=4,vectors=10 0.594"
   " cluster_shared@cluster=2,threads=512 0.589"
   " cluster_packed@cluster=8,vectors=10 0.589"
   " cluster_packed@cluster=2,vectors=10 0.573"
   " grid_shared@warps=16,blocks_per_sm=1 0.532"
   " grid_shared@warps=8,blocks_per_sm=2 0.515"
   " cluster_shared@cluster=2,threads=256 0.496"
   " grid_resident@warps=16,vectors=16 0.475"
   " grid_resident@warps=32,vectors=4 0.462"
   " cluster_shared@cluster=1,threads=512 0.449"
   " two_pass@threads=512,vectors=4 0.397"},
  {"softmax", "bf16", "bf16", "rows=3 cols=42368", 0.528,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.974"
   " cluster_registers@cluster=16,elements=32 0.954"
   " cluster_registers@cluster=8,elements=32 0.932"
   " cluster_shared@cluster=16,threads=512 0.875"
   " cluster_registers@cluster=16,elements=64 0.864"
   " cluster_registers@cluster=8,elements=64 0.863"
   " cluster_registers@cluster=4,elements=32 0.850"
   " cluster_shared@cluster=16,threads=256 0.843"
   " cluster_packed@cluster=16,vectors=8 0.820"
   " cluster_packed@cluster=8,vectors=8 0.817"
   " cluster_shared@cluster=8,threads=256 0.811"
   " cluster_registers@cluster=4,elements=64 0.800"
   " cluster_shared@cluster=8,threads=512 0.783"
   " cluster_packed@cluster=16,vectors=10 0.778"
   " cluster_packed@cluster=8,vectors=10 0.774"
   " cluster_packed@cluster=4,vectors=8 0.735"
   " cluster_shared@cluster=4,threads=512 0.697"
   " cluster_packed@cluster=4,vectors=10 0.675"
   " cluster_registers@cluster=2,elements=64 0.674"
   " cluster_shared@cluster=4,threads=256 0.671"
   " cluster_packed@cluster=2,vectors=8 0.646"
   " cluster_packed@cluster=2,vectors=10 0.581"
   " cluster_shared@cluster=2,threads=512 0.574"
   " grid_shared@warps=16,blocks_per_sm=1 0.540"
   " cluster_shared@cluster=2,threads=256 0.529"
   " grid_shared@warps=8,blocks_per_sm=2 0.516"
   " grid_resident@warps=16,vectors=16 0.485"
   " grid_resident@warps=32,vectors=4 0.470"
   " cluster_shared@cluster=1,threads=512 0.435"
   " two_pass@threads=512,vectors=4 0.373"},
  {"softmax", "bf16", "bf16", "rows=3 cols=542063", 0.453,
   "split_k@threads=256,vectors=2,reread=reverse 1.000"
   " split_k_persistent@threads=256,vectors=4 0.965"
   " split_k@threads=256,vectors=4,reread=reverse 0.960"
   " split_k_persistent@threads=256,vectors=2 0.934"
   " cluster_registers@cluster=16,elements=64 0.926"
   " split_k@threads=256,vectors=8,reread=reverse 0.863"
   " cluster_packed@cluster=16,vectors=10 0.859"
   " grid_resident@warps=16,vectors=16 0.812"
   " grid_shared@warps=16,blocks_per_sm=1 0.811"
   " cluster_shared@cluster=16,threads=512 0.795"
   " grid_resident@warps=32,vectors=4 0.793"
   " grid_shared@warps=8,blocks_per_sm=2 0.790"
   " split_k_persistent@threads=256,vectors=16 0.753"
   " cluster_shared@cluster=16,threads=256 0.718"
   " split_k@threads=256,vectors=16,reread=reverse 0.664"
   " two_pass@threads=1024,vectors=4 0.116"},
  {"softmax", "bf16", "bf16", "rows=3 cols=542063 direction=backward", 0.550,
   "split_k_cooperative_backward@threads=256,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.996"
   " split_k_cooperative_backward@threads=512,vectors=2 0.987"
   " grid_resident_backward@warps=16,vectors=8 0.961"
   " cluster_shared_backward@cluster=16,threads=512 0.795"
   " cluster_shared_backward@cluster=16,threads=256 0.728"
   " two_pass_backward@threads=1024,vectors=2 0.117"},
  {"softmax", "fp16", "fp16", "rows=3 cols=55365", 0.533,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.959"
   " cluster_registers@cluster=16,elements=32 0.895"
   " cluster_registers@cluster=8,elements=32 0.889"
   " cluster_shared@cluster=16,threads=512 0.829"
   " cluster_registers@cluster=4,elements=32 0.807"
   " cluster_shared@cluster=16,threads=256 0.782"
   " cluster_registers@cluster=8,elements=64 0.766"
   " cluster_registers@cluster=16,elements=64 0.758"
   " cluster_registers@cluster=4,elements=64 0.728"
   " cluster_shared@cluster=8,threads=512 0.724"
   " cluster_packed@cluster=8,vectors=8 0.683"
   " cluster_packed@cluster=16,vectors=8 0.678"
   " cluster_packed@cluster=4,vectors=8 0.657"
   " cluster_shared@cluster=8,threads=256 0.618"
   " cluster_packed@cluster=16,vectors=10 0.617"
   " cluster_registers@cluster=2,elements=64 0.596"
   " cluster_shared@cluster=4,threads=256 0.595"
   " cluster_packed@cluster=8,vectors=10 0.572"
   " cluster_shared@cluster=4,threads=512 0.563"
   " cluster_packed@cluster=4,vectors=10 0.558"
   " cluster_packed@cluster=2,vectors=10 0.547"
   " grid_shared@warps=16,blocks_per_sm=1 0.547"
   " grid_shared@warps=8,blocks_per_sm=2 0.532"
   " cluster_shared@cluster=2,threads=512 0.516"
   " grid_resident@warps=16,vectors=16 0.474"
   " grid_resident@warps=32,vectors=4 0.464"
   " cluster_shared@cluster=2,threads=256 0.438"
   " cluster_shared@cluster=1,threads=512 0.370"
   " two_pass@threads=512,vectors=4 0.316"},
  {"softmax", "fp16", "fp16", "rows=3 cols=9456 direction=backward", 0.681,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.996"
   " cluster_registers_backward@cluster=4,vectors=2 0.979"
   " cluster_registers_backward@cluster=1,vectors=2 0.974"
   " cluster_registers_backward@cluster=16,vectors=4 0.958"
   " register_cache_backward@threads=512,vectors=4 0.958"
   " cluster_registers_backward@cluster=2,vectors=2 0.957"
   " cluster_registers_backward@cluster=8,vectors=4 0.947"
   " cluster_registers_backward@cluster=4,vectors=4 0.933"
   " cluster_registers_backward@cluster=1,vectors=4 0.932"
   " register_cache_backward@threads=256,vectors=8 0.932"
   " register_cache_backward@threads=1024,vectors=2 0.918"
   " cluster_registers_backward@cluster=2,vectors=4 0.893"
   " register_cache_backward@threads=512,vectors=8 0.845"
   " cluster_shared_backward@cluster=1,threads=256 0.793"
   " cluster_shared_backward@cluster=1,threads=512 0.768"
   " two_pass_backward@threads=512,vectors=2 0.701"},
  {"softmax", "fp16", "fp16", "rows=3 cols=9456", 0.546,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.991"
   " cluster_registers@cluster=1,elements=16 0.970"
   " cluster_registers@cluster=1,elements=32 0.924"
   " cluster_registers@cluster=4,elements=32 0.917"
   " cluster_registers@cluster=2,elements=32 0.883"
   " register_cache@threads=512,vectors=4 0.852"
   " cluster_registers@cluster=1,elements=64 0.847"
   " cluster_registers@cluster=4,elements=64 0.825"
   " cluster_registers@cluster=2,elements=64 0.817"
   " register_cache@threads=256,vectors=8 0.809"
   " cluster_shared@cluster=1,threads=512 0.760"
   " cluster_shared@cluster=1,threads=256 0.747"
   " two_pass@threads=512,vectors=2 0.657"
   " register_cache@threads=256,vectors=16 0.646"},
  {"softmax", "fp16", "fp16", "rows=30 cols=625600", 0.752,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " grid_resident@warps=16,vectors=16 0.995"
   " grid_resident@warps=32,vectors=4 0.970"
   " grid_shared@warps=16,blocks_per_sm=1 0.925"
   " grid_shared@warps=8,blocks_per_sm=2 0.903"
   " cluster_shared@cluster=16,threads=512 0.862"
   " split_k@threads=256,vectors=4,reread=reverse 0.844"
   " split_k@threads=256,vectors=8,reread=reverse 0.831"
   " split_k@threads=256,vectors=2,reread=reverse 0.813"
   " cluster_registers@cluster=16,elements=64 0.762"
   " cluster_shared@cluster=16,threads=256 0.758"
   " split_k@threads=256,vectors=16,reread=reverse 0.753"
   " split_k_persistent@threads=256,vectors=16 0.699"
   " split_k_persistent@threads=256,vectors=4 0.697"
   " split_k_persistent@threads=256,vectors=2 0.583"
   " two_pass@threads=1024,vectors=4 0.420"},
  {"softmax", "fp16", "fp16", "rows=300 cols=151937 direction=backward", 0.870,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=8 0.977"
   " cluster_registers_backward@cluster=16,vectors=8 0.916"
   " cluster_registers_backward@cluster=4,vectors=8 0.915"
   " grid_resident_backward@warps=16,vectors=8 0.891"
   " cluster_shared_backward@cluster=16,threads=256 0.890"
   " cluster_registers_backward@cluster=16,vectors=2 0.881"
   " cluster_shared_backward@cluster=16,threads=512 0.855"
   " cluster_shared_backward@cluster=8,threads=512 0.838"
   " cluster_registers_backward@cluster=8,vectors=4 0.825"
   " cluster_shared_backward@cluster=8,threads=256 0.800"
   " split_k_cooperative_backward@threads=256,vectors=4 0.633"
   " two_pass_backward@threads=1024,vectors=2 0.628"
   " split_k_cooperative_backward@threads=512,vectors=2 0.607"},
  {"softmax", "fp32", "fp32", "rows=300 cols=151937 direction=backward", 0.932,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=8,vectors=8 0.958"
   " grid_resident_backward@warps=16,vectors=8 0.861"
   " cluster_registers_backward@cluster=16,vectors=4 0.770"
   " cluster_shared_backward@cluster=16,threads=512 0.757"
   " cluster_shared_backward@cluster=16,threads=256 0.756"
   " cluster_shared_backward@cluster=8,threads=256 0.734"
   " cluster_shared_backward@cluster=8,threads=512 0.706"
   " split_k_cooperative_backward@threads=256,vectors=4 0.583"
   " split_k_cooperative_backward@threads=512,vectors=2 0.569"
   " two_pass_backward@threads=1024,vectors=2 0.548"},
  {"softmax", "fp16", "fp16", "rows=300 cols=151937", 0.861,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_packed@cluster=8,vectors=10 0.993"
   " cluster_packed@cluster=16,vectors=10 0.972"
   " cluster_packed@cluster=4,vectors=10 0.967"
   " cluster_packed@cluster=8,vectors=8 0.953"
   " cluster_shared@cluster=8,threads=256 0.926"
   " cluster_registers@cluster=8,elements=64 0.839"
   " cluster_shared@cluster=16,threads=256 0.822"
   " cluster_shared@cluster=4,threads=512 0.818"
   " cluster_shared@cluster=8,threads=512 0.812"
   " cluster_shared@cluster=4,threads=256 0.740"
   " cluster_shared@cluster=2,threads=512 0.717"
   " cluster_shared@cluster=2,threads=256 0.613"
   " cluster_shared@cluster=16,threads=512 0.603"
   " two_pass@threads=256,vectors=1 0.508"},
  {"softmax", "fp16", "fp16", "rows=300 cols=246", 0.777,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.880"
   " register_cache@threads=128,vectors=2 0.830"
   " cluster_registers@cluster=1,elements=16 0.821"
   " warp_rows@threads=128,vectors=2 0.782"
   " cluster_registers@cluster=1,elements=32 0.727"
   " two_pass@threads=256,vectors=1 0.715"
   " warp_rows@threads=128,vectors=4 0.699"
   " warp_rows@threads=64,vectors=4 0.696"
   " staged_rows@threads=64,bytes=4096 0.664"
   " staged_rows@threads=128,bytes=8192 0.660"},
  {"softmax", "fp16", "fp16", "rows=300 cols=65536 direction=backward", 0.977,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.994"
   " cluster_registers_backward@cluster=8,vectors=4 0.994"
   " cluster_registers_backward@cluster=8,vectors=2 0.992"
   " cluster_registers_backward@cluster=4,vectors=4 0.963"
   " cluster_shared_backward@cluster=8,threads=256 0.891"
   " cluster_shared_backward@cluster=16,threads=256 0.841"
   " cluster_registers_backward@cluster=8,vectors=8 0.825"
   " grid_resident_backward@warps=16,vectors=8 0.822"
   " cluster_shared_backward@cluster=8,threads=512 0.820"
   " cluster_registers_backward@cluster=4,vectors=8 0.814"
   " cluster_shared_backward@cluster=2,threads=512 0.804"
   " cluster_registers_backward@cluster=16,vectors=8 0.782"
   " cluster_registers_backward@cluster=2,vectors=8 0.779"
   " cluster_shared_backward@cluster=2,threads=256 0.752"
   " cluster_shared_backward@cluster=16,threads=512 0.603"
   " split_k_cooperative_backward@threads=256,vectors=4 0.591"
   " two_pass_backward@threads=1024,vectors=2 0.587"
   " split_k_cooperative_backward@threads=512,vectors=2 0.562"},
  {"softmax", "fp32", "fp32", "rows=300 cols=65536 direction=backward", 0.993,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.999"
   " cluster_registers_backward@cluster=8,vectors=4 0.983"
   " cluster_registers_backward@cluster=8,vectors=8 0.972"
   " cluster_registers_backward@cluster=4,vectors=8 0.942"
   " cluster_shared_backward@cluster=8,threads=256 0.878"
   " cluster_shared_backward@cluster=8,threads=512 0.829"
   " cluster_shared_backward@cluster=16,threads=512 0.827"
   " cluster_shared_backward@cluster=16,threads=256 0.824"
   " grid_resident_backward@warps=16,vectors=8 0.788"
   " two_pass_backward@threads=1024,vectors=2 0.580"
   " split_k_cooperative_backward@threads=256,vectors=4 0.563"
   " split_k_cooperative_backward@threads=512,vectors=2 0.559"},
  {"softmax", "fp16", "fp16", "rows=303 cols=568 direction=backward", 0.899,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.948"
   " lane_elements_backward@threads=128,elements=8 0.897"
   " register_cache_backward@threads=256,vectors=2 0.878"
   " two_pass_backward@threads=256,vectors=2 0.877"
   " warp_rows_backward@threads=128,vectors=4 0.874"
   " warp_rows_backward@threads=128,vectors=2 0.874"
   " staged_rows_backward@threads=64,bytes=2048 0.667"
   " staged_rows_backward@threads=256,bytes=8192 0.636"},
  {"softmax", "fp16", "fp16", "rows=303 cols=568", 0.749,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.948"
   " cluster_registers@cluster=1,elements=32 0.939"
   " lane_elements@threads=128,elements=8 0.920"
   " cluster_registers@cluster=1,elements=16 0.887"
   " warp_rows@threads=64,vectors=4 0.878"
   " warp_rows@threads=128,vectors=2 0.878"
   " warp_rows@threads=128,vectors=4 0.875"
   " two_pass@threads=256,vectors=1 0.873"
   " staged_rows@threads=64,bytes=4096 0.682"
   " staged_rows@threads=128,bytes=8192 0.677"},
  {"softmax", "fp32", "fp32", "rows=31 cols=237266", 0.735,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.976"
   " cluster_registers@cluster=16,elements=32 0.883"
   " cluster_packed@cluster=16,vectors=10 0.875"
   " cluster_shared@cluster=16,threads=512 0.852"
   " cluster_registers@cluster=16,elements=64 0.797"
   " grid_shared@warps=16,blocks_per_sm=1 0.791"
   " grid_shared@warps=8,blocks_per_sm=2 0.766"
   " cluster_shared@cluster=16,threads=256 0.762"
   " cluster_registers@cluster=8,elements=64 0.741"
   " cluster_shared@cluster=8,threads=512 0.597"
   " cluster_shared@cluster=8,threads=256 0.576"
   " two_pass@threads=512,vectors=4 0.350"},
  {"softmax", "fp16", "fp16", "rows=32 cols=1024", 0.738,
   "register_cache@threads=128,vectors=1 1.000"
   " cluster_registers@cluster=1,elements=32 0.904"
   " cluster_registers@cluster=1,elements=16 0.901"
   " lane_elements@threads=128,elements=8 0.864"
   " warp_rows@threads=128,vectors=2 0.852"
   " warp_rows@threads=128,vectors=4 0.852"
   " warp_rows@threads=64,vectors=4 0.851"
   " cluster_registers@cluster=1,elements=64 0.793"
   " staged_rows@threads=64,bytes=4096 0.693"
   " staged_rows@threads=128,bytes=8192 0.688"},
  {"softmax", "fp32", "fp32", "rows=32 cols=1024", 0.625,
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
  {"softmax", "fp32", "fp32", "rows=32 cols=128256", 0.628,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.957"
   " split_k@threads=256,vectors=16,reread=forward 0.927"
   " multi_kernel@intermediate=input 0.446"
   " vector4@threads=256,vectors=4 0.270"
   " two_pass@threads=256,vectors=1 0.158"
   " scalar@threads=256,elements=8 0.119"},
  {"softmax", "fp32", "fp32", "rows=32 cols=16384", 0.482,
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
  {"softmax", "fp16", "fp16", "rows=32 cols=200", 0.744,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.923"
   " register_cache@threads=128,vectors=1 0.914"
   " warp_rows@threads=128,vectors=2 0.889"
   " cluster_registers@cluster=1,elements=32 0.859"
   " warp_rows@threads=64,vectors=4 0.834"
   " warp_rows@threads=128,vectors=4 0.824"
   " cluster_registers@cluster=1,elements=64 0.733"
   " staged_rows@threads=64,bytes=4096 0.658"
   " staged_rows@threads=128,bytes=8192 0.649"},
  {"softmax", "fp16", "fp16", "rows=32 cols=2000", 0.667,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=1,elements=32 0.913"
   " cluster_registers@cluster=1,elements=64 0.864"
   " warp_rows@threads=64,vectors=4 0.804"
   " warp_rows@threads=128,vectors=2 0.803"
   " warp_rows@threads=128,vectors=4 0.802"
   " staged_rows@threads=64,bytes=4096 0.645"
   " staged_rows@threads=128,bytes=8192 0.644"},
  {"softmax", "fp16", "fp16", "rows=32 cols=512", 0.729,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.993"
   " lane_elements@threads=128,elements=8 0.938"
   " warp_rows@threads=128,vectors=2 0.925"
   " cluster_registers@cluster=1,elements=32 0.906"
   " warp_rows@threads=128,vectors=4 0.863"
   " warp_rows@threads=64,vectors=4 0.862"
   " cluster_registers@cluster=1,elements=64 0.783"
   " staged_rows@threads=64,bytes=4096 0.678"
   " staged_rows@threads=128,bytes=8192 0.672"},
  {"softmax", "fp16", "fp16", "rows=32 cols=64", 0.764,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.970"
   " warp_rows@threads=128,vectors=2 0.857"
   " cluster_registers@cluster=1,elements=16 0.849"
   " register_cache@threads=128,vectors=1 0.842"
   " cluster_registers@cluster=1,elements=32 0.778"
   " warp_rows@threads=64,vectors=4 0.778"
   " warp_rows@threads=128,vectors=4 0.777"
   " cluster_registers@cluster=1,elements=64 0.667"
   " staged_rows@threads=64,bytes=4096 0.415"
   " staged_rows@threads=128,bytes=8192 0.413"},
  {"softmax", "fp32", "fp32", "rows=3211 cols=128", 0.870,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.996"
   " warp_rows@threads=128,vectors=2 0.951"
   " warp_rows@threads=128,vectors=4 0.930"
   " warp_rows@threads=64,vectors=4 0.927"
   " staged_rows@threads=64,bytes=4096 0.721"
   " cluster_registers@cluster=1,elements=16 0.710"
   " staged_rows@threads=128,bytes=8192 0.701"
   " register_cache@threads=128,vectors=1 0.636"
   " cluster_registers@cluster=1,elements=32 0.613"
   " register_cache@threads=128,vectors=2 0.546"
   " two_pass@threads=256,vectors=1 0.388"},
  {"softmax", "bf16", "bf16", "rows=32334 cols=813 stride=835", 0.761,
   "cluster_registers@cluster=1,elements=32 1.000"
   " warp_rows@threads=64,vectors=4 0.982"
   " warp_rows@threads=128,vectors=2 0.979"
   " warp_rows@threads=128,vectors=4 0.977"
   " lane_elements@threads=128,elements=8 0.973"
   " register_cache@threads=128,vectors=1 0.814"
   " cluster_registers@cluster=1,elements=16 0.807"
   " register_cache@threads=128,vectors=2 0.698"
   " two_pass@threads=256,vectors=1 0.450"},
  {"softmax", "bf16", "bf16", "rows=32334 cols=813 stride=835 direction=backward", 0.975,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.920"
   " warp_rows_backward@threads=128,vectors=4 0.919"
   " register_cache_backward@threads=128,vectors=2 0.882"
   " lane_elements_backward@threads=128,elements=8 0.838"
   " register_cache_backward@threads=256,vectors=2 0.550"
   " two_pass_backward@threads=256,vectors=2 0.446"},
  {"softmax", "bf16", "bf16", "rows=325 cols=152", 0.767,
   "lane_elements@threads=128,elements=8 1.000"
   " cluster_registers@cluster=1,elements=16 0.939"
   " register_cache@threads=128,vectors=1 0.929"
   " cluster_registers@cluster=1,elements=32 0.882"
   " register_cache@threads=128,vectors=2 0.880"
   " warp_rows@threads=128,vectors=2 0.859"
   " warp_rows@threads=128,vectors=4 0.825"
   " warp_rows@threads=64,vectors=4 0.819"
   " two_pass@threads=256,vectors=1 0.802"
   " staged_rows@threads=128,bytes=8192 0.637"
   " staged_rows@threads=64,bytes=4096 0.636"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=1000 direction=backward", 1.000,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.999"
   " cluster_registers_backward@cluster=1,vectors=2 0.992"
   " warp_rows_backward@threads=128,vectors=4 0.989"
   " warp_rows_backward@threads=128,vectors=2 0.989"
   " cluster_registers_backward@cluster=1,vectors=4 0.988"
   " lane_elements_backward@threads=128,elements=8 0.979"
   " cluster_registers_backward@cluster=1,vectors=8 0.961"
   " staged_rows_backward@threads=256,bytes=8192 0.939"
   " staged_rows_backward@threads=64,bytes=2048 0.918"
   " register_cache_backward@threads=256,vectors=2 0.798"
   " register_cache_backward@threads=512,vectors=2 0.446"
   " register_cache_backward@threads=512,vectors=4 0.266"
   " register_cache_backward@threads=256,vectors=8 0.252"
   " register_cache_backward@threads=1024,vectors=2 0.219"
   " register_cache_backward@threads=512,vectors=8 0.115"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1000 direction=backward", 1.005,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.990"
   " cluster_registers_backward@cluster=1,vectors=2 0.989"
   " cluster_registers_backward@cluster=1,vectors=4 0.989"
   " warp_rows_backward@threads=128,vectors=4 0.988"
   " warp_rows_backward@threads=128,vectors=2 0.987"
   " cluster_registers_backward@cluster=1,vectors=8 0.987"
   " lane_elements_backward@threads=128,elements=8 0.986"
   " staged_rows_backward@threads=256,bytes=8192 0.954"
   " staged_rows_backward@threads=64,bytes=2048 0.935"
   " register_cache_backward@threads=512,vectors=2 0.810"
   " register_cache_backward@threads=256,vectors=8 0.677"
   " register_cache_backward@threads=512,vectors=4 0.528"
   " register_cache_backward@threads=1024,vectors=2 0.448"
   " register_cache_backward@threads=512,vectors=8 0.261"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1000", 0.947,
   "cluster_registers@cluster=1,elements=16 1.000"
   " warp_rows@threads=64,vectors=4 0.999"
   " cluster_registers@cluster=1,elements=32 0.998"
   " staged_rows@threads=64,bytes=4096 0.995"
   " warp_rows@threads=128,vectors=4 0.995"
   " warp_rows@threads=128,vectors=2 0.995"
   " staged_rows@threads=128,bytes=8192 0.990"
   " lane_elements@threads=128,elements=8 0.988"
   " cluster_registers@cluster=1,elements=64 0.893"},
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
  {"softmax", "fp16", "fp16", "rows=32768 cols=1024", 0.948,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.999"
   " warp_rows@threads=64,vectors=4 0.994"
   " lane_elements@threads=128,elements=8 0.990"
   " warp_rows@threads=128,vectors=4 0.987"
   " warp_rows@threads=128,vectors=2 0.987"
   " staged_rows@threads=64,bytes=4096 0.986"
   " staged_rows@threads=128,bytes=8192 0.977"
   " cluster_registers@cluster=1,elements=64 0.956"
   " register_cache@threads=128,vectors=1 0.932"
   " two_pass@threads=256,vectors=1 0.426"
   " multi_kernel@intermediate=input 0.325"
   " scalar@threads=256,elements=8 0.252"
   " register_cache@threads=256,vectors=16 0.077"
   " smem_cache_medium@blocks=2 0.074"
   " split_k@threads=256,vectors=16,reread=forward 0.050"
   " split_k_cooperative@threads=256,vectors=16 0.044"
   " split_k_persistent@threads=256,vectors=16 0.041"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.015"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=1024", 0.609,
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
   " scalar@threads=256,elements=8 0.353"
   " register_cache@threads=256,vectors=16 0.074"
   " smem_cache_medium@blocks=2 0.071"
   " split_k@threads=256,vectors=16,reread=forward 0.048"
   " split_k_cooperative@threads=256,vectors=16 0.041"
   " split_k_persistent@threads=256,vectors=16 0.039"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.014"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16384", 0.819,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.866"
   " smem_cache_medium@blocks=2 0.853"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=16385", 0.811,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.831"
   " smem_cache_medium@blocks=2 0.830"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=200", 0.902,
   "warp_rows@threads=128,vectors=4 1.000"
   " warp_rows@threads=64,vectors=4 0.996"
   " warp_rows@threads=128,vectors=2 0.976"
   " lane_elements@threads=128,elements=8 0.959"
   " staged_rows@threads=64,bytes=4096 0.896"
   " staged_rows@threads=128,bytes=8192 0.881"
   " cluster_registers@cluster=1,elements=16 0.397"
   " cluster_registers@cluster=1,elements=32 0.392"
   " register_cache@threads=128,vectors=1 0.349"
   " cluster_registers@cluster=1,elements=64 0.323"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=2000", 0.949,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=64 0.998"
   " cluster_registers@cluster=1,elements=16 0.996"
   " warp_rows@threads=64,vectors=4 0.988"
   " warp_rows@threads=128,vectors=2 0.984"
   " warp_rows@threads=128,vectors=4 0.983"
   " staged_rows@threads=64,bytes=4096 0.978"
   " staged_rows@threads=128,bytes=8192 0.977"},
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
  {"softmax", "fp16", "fp16", "rows=32768 cols=256 direction=backward", 0.993,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.988"
   " warp_rows_backward@threads=128,vectors=4 0.982"
   " staged_rows_backward@threads=64,bytes=2048 0.918"
   " staged_rows_backward@threads=256,bytes=8192 0.905"
   " cluster_registers_backward@cluster=1,vectors=2 0.632"
   " cluster_registers_backward@cluster=1,vectors=4 0.624"
   " register_cache_backward@threads=128,vectors=1 0.621"
   " register_cache_backward@threads=128,vectors=2 0.523"
   " cluster_registers_backward@cluster=1,vectors=8 0.439"
   " register_cache_backward@threads=256,vectors=2 0.277"
   " register_cache_backward@threads=512,vectors=2 0.138"
   " register_cache_backward@threads=512,vectors=4 0.083"
   " register_cache_backward@threads=256,vectors=8 0.082"
   " register_cache_backward@threads=1024,vectors=2 0.066"
   " register_cache_backward@threads=512,vectors=8 0.034"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=256 direction=backward", 0.997,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.995"
   " warp_rows_backward@threads=128,vectors=4 0.988"
   " warp_rows_backward@threads=128,vectors=2 0.987"
   " lane_elements_backward@threads=128,elements=8 0.984"
   " register_cache_backward@threads=128,vectors=1 0.957"
   " staged_rows_backward@threads=64,bytes=2048 0.941"
   " cluster_registers_backward@cluster=1,vectors=8 0.941"
   " register_cache_backward@threads=128,vectors=2 0.924"
   " staged_rows_backward@threads=256,bytes=8192 0.921"
   " register_cache_backward@threads=256,vectors=2 0.576"
   " register_cache_backward@threads=512,vectors=2 0.293"
   " register_cache_backward@threads=256,vectors=8 0.237"
   " register_cache_backward@threads=512,vectors=4 0.176"
   " register_cache_backward@threads=1024,vectors=2 0.140"
   " register_cache_backward@threads=512,vectors=8 0.083"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=256", 0.940,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.995"
   " warp_rows@threads=64,vectors=4 0.982"
   " warp_rows@threads=128,vectors=4 0.976"
   " staged_rows@threads=64,bytes=4096 0.879"
   " staged_rows@threads=128,bytes=8192 0.859"
   " cluster_registers@cluster=1,elements=16 0.467"
   " cluster_registers@cluster=1,elements=32 0.462"
   " cluster_registers@cluster=1,elements=64 0.381"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=256", 0.947,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=64,vectors=4 0.998"
   " warp_rows@threads=128,vectors=4 0.993"
   " warp_rows@threads=128,vectors=2 0.986"
   " staged_rows@threads=64,bytes=4096 0.977"
   " staged_rows@threads=128,bytes=8192 0.961"
   " cluster_registers@cluster=1,elements=16 0.795"
   " register_cache@threads=128,vectors=1 0.620"
   " cluster_registers@cluster=1,elements=32 0.609"
   " cluster_registers@cluster=1,elements=64 0.341"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=257 direction=backward", 0.852,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " lane_elements_backward@threads=128,elements=8 0.945"
   " staged_rows_backward@threads=64,bytes=2048 0.869"
   " warp_rows_backward@threads=128,vectors=4 0.862"
   " warp_rows_backward@threads=128,vectors=2 0.708"
   " register_cache_backward@threads=128,vectors=1 0.603"
   " cluster_registers_backward@cluster=1,vectors=2 0.579"
   " register_cache_backward@threads=128,vectors=2 0.464"
   " cluster_registers_backward@cluster=1,vectors=4 0.409"
   " register_cache_backward@threads=256,vectors=2 0.237"
   " cluster_registers_backward@cluster=1,vectors=8 0.208"
   " register_cache_backward@threads=512,vectors=2 0.116"
   " register_cache_backward@threads=256,vectors=8 0.073"
   " register_cache_backward@threads=512,vectors=4 0.071"
   " register_cache_backward@threads=1024,vectors=2 0.040"
   " register_cache_backward@threads=512,vectors=8 0.032"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=257 direction=backward", 0.983,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.996"
   " warp_rows_backward@threads=128,vectors=4 0.996"
   " cluster_registers_backward@cluster=1,vectors=4 0.969"
   " staged_rows_backward@threads=256,bytes=8192 0.928"
   " register_cache_backward@threads=128,vectors=1 0.895"
   " register_cache_backward@threads=128,vectors=2 0.872"
   " staged_rows_backward@threads=64,bytes=2048 0.858"
   " cluster_registers_backward@cluster=1,vectors=2 0.817"
   " cluster_registers_backward@cluster=1,vectors=8 0.580"
   " register_cache_backward@threads=256,vectors=2 0.483"
   " register_cache_backward@threads=512,vectors=2 0.241"
   " register_cache_backward@threads=256,vectors=8 0.132"
   " register_cache_backward@threads=512,vectors=4 0.126"
   " register_cache_backward@threads=1024,vectors=2 0.116"
   " register_cache_backward@threads=512,vectors=8 0.060"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32000", 0.868,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.992"
   " two_pass@threads=256,vectors=1 0.766"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=32768", 0.881,
   "smem_cache_medium@blocks=2 1.000"
   " register_cache@threads=256,vectors=16 0.973"
   " two_pass@threads=256,vectors=1 0.746"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4096", 0.871,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.597"
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
   " scalar@threads=256,elements=8 0.913"
   " register_cache@threads=256,vectors=16 0.570"
   " smem_cache_medium@blocks=2 0.530"
   " multi_kernel@intermediate=input 0.376"
   " split_k@threads=256,vectors=16,reread=forward 0.373"
   " split_k_cooperative@threads=256,vectors=16 0.335"
   " split_k_persistent@threads=256,vectors=16 0.307"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.151"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=4097", 0.762,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.678"
   " multi_kernel@intermediate=input 0.350"
   " register_cache@threads=256,vectors=16 0.325"
   " smem_cache_medium@blocks=2 0.318"
   " split_k@threads=256,vectors=16,reread=forward 0.213"
   " split_k_cooperative@threads=256,vectors=16 0.198"
   " split_k_persistent@threads=256,vectors=16 0.185"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.070"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=512", 0.943,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.996"
   " warp_rows@threads=64,vectors=4 0.989"
   " warp_rows@threads=128,vectors=4 0.985"
   " staged_rows@threads=64,bytes=4096 0.977"
   " staged_rows@threads=128,bytes=8192 0.959"
   " cluster_registers@cluster=1,elements=16 0.825"
   " cluster_registers@cluster=1,elements=32 0.815"
   " register_cache@threads=128,vectors=1 0.651"
   " cluster_registers@cluster=1,elements=64 0.650"
   " multi_kernel@intermediate=input 0.342"
   " two_pass@threads=256,vectors=1 0.260"
   " scalar@threads=256,elements=8 0.134"
   " register_cache@threads=256,vectors=16 0.041"
   " smem_cache_medium@blocks=2 0.040"
   " split_k@threads=256,vectors=16,reread=forward 0.027"
   " split_k_cooperative@threads=256,vectors=16 0.023"
   " split_k_persistent@threads=256,vectors=16 0.022"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.008"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=64", 0.910,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.976"
   " warp_rows@threads=128,vectors=4 0.898"
   " warp_rows@threads=64,vectors=4 0.898"
   " lane_elements@threads=128,elements=4 0.849"
   " staged_rows@threads=64,bytes=4096 0.549"
   " staged_rows@threads=128,bytes=8192 0.542"
   " cluster_registers@cluster=1,elements=16 0.176"
   " cluster_registers@cluster=1,elements=32 0.174"
   " register_cache@threads=128,vectors=1 0.161"
   " cluster_registers@cluster=1,elements=64 0.146"},
  {"softmax", "fp32", "fp32", "rows=32768 cols=65", 0.849,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.868"
   " warp_rows@threads=128,vectors=4 0.848"
   " warp_rows@threads=64,vectors=4 0.846"
   " staged_rows@threads=128,bytes=8192 0.842"
   " lane_elements@threads=128,elements=4 0.788"
   " warp_rows@threads=128,vectors=2 0.683"
   " cluster_registers@cluster=1,elements=16 0.227"
   " register_cache@threads=128,vectors=1 0.189"
   " cluster_registers@cluster=1,elements=32 0.135"
   " cluster_registers@cluster=1,elements=64 0.057"},
  {"softmax", "fp16", "fp16", "rows=32768 cols=8192", 0.915,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.639"
   " register_cache@threads=256,vectors=16 0.495"
   " smem_cache_medium@blocks=2 0.479"
   " multi_kernel@intermediate=input 0.335"
   " split_k@threads=256,vectors=16,reread=forward 0.335"
   " split_k_cooperative@threads=256,vectors=16 0.297"
   " split_k_persistent@threads=256,vectors=16 0.281"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp32", "fp32", "rows=33 cols=106199", 0.714,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=16,vectors=16 0.914"
   " cluster_packed@cluster=16,vectors=10 0.913"
   " grid_resident@warps=32,vectors=4 0.895"
   " cluster_registers@cluster=16,elements=32 0.845"
   " cluster_shared@cluster=16,threads=256 0.780"
   " cluster_registers@cluster=8,elements=32 0.776"
   " cluster_registers@cluster=16,elements=16 0.765"
   " cluster_shared@cluster=8,threads=256 0.758"
   " cluster_packed@cluster=8,vectors=10 0.750"
   " cluster_shared@cluster=16,threads=512 0.734"
   " grid_shared@warps=8,blocks_per_sm=2 0.715"
   " cluster_shared@cluster=8,threads=512 0.714"
   " grid_shared@warps=16,blocks_per_sm=1 0.711"
   " cluster_registers@cluster=16,elements=64 0.695"
   " cluster_shared@cluster=2,threads=512 0.689"
   " cluster_registers@cluster=8,elements=64 0.656"
   " cluster_shared@cluster=4,threads=256 0.635"
   " cluster_shared@cluster=4,threads=512 0.623"
   " cluster_registers@cluster=4,elements=64 0.606"
   " cluster_shared@cluster=2,threads=256 0.575"
   " two_pass@threads=512,vectors=4 0.430"},
  {"softmax", "fp16", "fp16", "rows=33 cols=129280 direction=backward", 0.863,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.953"
   " cluster_registers_backward@cluster=8,vectors=4 0.873"
   " cluster_registers_backward@cluster=16,vectors=8 0.863"
   " grid_resident_backward@warps=16,vectors=8 0.841"
   " grid_resident_backward@warps=16,vectors=4 0.840"
   " cluster_shared_backward@cluster=16,threads=512 0.782"
   " cluster_shared_backward@cluster=8,threads=256 0.778"
   " split_k_cooperative_backward@threads=256,vectors=4 0.771"
   " cluster_shared_backward@cluster=16,threads=256 0.766"
   " cluster_shared_backward@cluster=8,threads=512 0.758"
   " cluster_registers_backward@cluster=8,vectors=8 0.757"
   " split_k_cooperative_backward@threads=512,vectors=2 0.731"
   " cluster_registers_backward@cluster=8,vectors=2 0.722"
   " cluster_registers_backward@cluster=4,vectors=4 0.697"
   " cluster_registers_backward@cluster=4,vectors=8 0.693"
   " two_pass_backward@threads=1024,vectors=2 0.515"},
  {"softmax", "fp32", "fp32", "rows=33 cols=129280 direction=backward", 0.847,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.980"
   " cluster_registers_backward@cluster=16,vectors=8 0.977"
   " grid_resident_backward@warps=16,vectors=8 0.965"
   " grid_resident_backward@warps=16,vectors=4 0.956"
   " cluster_shared_backward@cluster=16,threads=512 0.894"
   " cluster_registers_backward@cluster=8,vectors=8 0.873"
   " cluster_registers_backward@cluster=8,vectors=4 0.856"
   " cluster_shared_backward@cluster=16,threads=256 0.814"
   " split_k_cooperative_backward@threads=256,vectors=4 0.785"
   " split_k_cooperative_backward@threads=512,vectors=2 0.751"
   " cluster_shared_backward@cluster=8,threads=256 0.723"
   " cluster_shared_backward@cluster=8,threads=512 0.683"
   " two_pass_backward@threads=1024,vectors=2 0.524"},
  {"softmax", "fp16", "fp16", "rows=33 cols=129280", 0.728,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.956"
   " cluster_packed@cluster=16,vectors=10 0.912"
   " cluster_registers@cluster=16,elements=32 0.895"
   " cluster_shared@cluster=16,threads=256 0.832"
   " cluster_registers@cluster=16,elements=16 0.808"
   " cluster_shared@cluster=8,threads=256 0.784"
   " split_k@threads=256,vectors=4,reread=reverse 0.773"
   " split_k@threads=128,vectors=2,reread=reverse 0.772"
   " split_k@threads=256,vectors=2,reread=reverse 0.765"
   " cluster_shared@cluster=8,threads=512 0.747"
   " split_k@threads=256,vectors=8,reread=reverse 0.735"
   " split_k@threads=512,vectors=4,reread=reverse 0.721"
   " cluster_shared@cluster=16,threads=512 0.702"
   " cluster_shared@cluster=2,threads=512 0.666"
   " cluster_shared@cluster=4,threads=512 0.647"
   " cluster_shared@cluster=4,threads=256 0.643"
   " split_k@threads=512,vectors=8,reread=reverse 0.643"
   " split_k@threads=256,vectors=16,reread=reverse 0.643"
   " cluster_shared@cluster=2,threads=256 0.606"},
  {"softmax", "fp16", "fp16", "rows=33 cols=16384 direction=backward", 0.759,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=2 0.988"
   " cluster_registers_backward@cluster=16,vectors=2 0.977"
   " cluster_registers_backward@cluster=4,vectors=4 0.952"
   " cluster_registers_backward@cluster=8,vectors=4 0.951"
   " cluster_registers_backward@cluster=16,vectors=4 0.943"
   " cluster_registers_backward@cluster=2,vectors=2 0.940"
   " cluster_registers_backward@cluster=2,vectors=4 0.900"
   " cluster_shared_backward@cluster=8,threads=256 0.865"
   " cluster_registers_backward@cluster=1,vectors=4 0.861"
   " cluster_registers_backward@cluster=16,vectors=8 0.857"
   " cluster_shared_backward@cluster=2,threads=256 0.837"
   " two_pass_backward@threads=1024,vectors=2 0.825"
   " cluster_registers_backward@cluster=8,vectors=8 0.813"
   " cluster_shared_backward@cluster=2,threads=512 0.812"
   " cluster_registers_backward@cluster=4,vectors=8 0.806"
   " cluster_registers_backward@cluster=2,vectors=8 0.801"
   " cluster_registers_backward@cluster=1,vectors=8 0.789"
   " cluster_shared_backward@cluster=16,threads=256 0.777"
   " cluster_shared_backward@cluster=8,threads=512 0.747"
   " grid_resident_backward@warps=16,vectors=4 0.616"
   " grid_resident_backward@warps=16,vectors=8 0.598"
   " split_k_cooperative_backward@threads=512,vectors=2 0.595"
   " split_k_cooperative_backward@threads=256,vectors=4 0.591"
   " cluster_shared_backward@cluster=16,threads=512 0.482"},
  {"softmax", "fp32", "fp32", "rows=33 cols=16384 direction=backward", 0.791,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.998"
   " cluster_registers_backward@cluster=16,vectors=2 0.989"
   " cluster_registers_backward@cluster=8,vectors=8 0.988"
   " cluster_registers_backward@cluster=4,vectors=8 0.978"
   " cluster_registers_backward@cluster=16,vectors=4 0.978"
   " cluster_registers_backward@cluster=4,vectors=4 0.975"
   " cluster_registers_backward@cluster=16,vectors=8 0.972"
   " cluster_registers_backward@cluster=4,vectors=2 0.971"
   " cluster_registers_backward@cluster=2,vectors=8 0.926"
   " cluster_registers_backward@cluster=2,vectors=4 0.907"
   " cluster_shared_backward@cluster=8,threads=256 0.886"
   " cluster_registers_backward@cluster=1,vectors=8 0.862"
   " cluster_shared_backward@cluster=2,threads=512 0.850"
   " cluster_shared_backward@cluster=16,threads=256 0.847"
   " cluster_shared_backward@cluster=2,threads=256 0.841"
   " cluster_shared_backward@cluster=8,threads=512 0.840"
   " two_pass_backward@threads=1024,vectors=2 0.740"
   " grid_resident_backward@warps=16,vectors=8 0.676"
   " split_k_cooperative_backward@threads=256,vectors=4 0.675"
   " split_k_cooperative_backward@threads=512,vectors=2 0.672"
   " grid_resident_backward@warps=16,vectors=4 0.664"
   " cluster_shared_backward@cluster=16,threads=512 0.610"},
  {"softmax", "fp32", "fp32", "rows=335 cols=1462 direction=backward", 0.924,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=2 0.966"
   " cluster_registers_backward@cluster=1,vectors=2 0.916"
   " cluster_registers_backward@cluster=1,vectors=4 0.915"
   " cluster_registers_backward@cluster=2,vectors=2 0.868"
   " cluster_registers_backward@cluster=2,vectors=4 0.829"
   " two_pass_backward@threads=512,vectors=2 0.819"
   " cluster_shared_backward@cluster=1,threads=512 0.771"
   " cluster_shared_backward@cluster=1,threads=256 0.734"
   " register_cache_backward@threads=1024,vectors=2 0.698"
   " register_cache_backward@threads=512,vectors=4 0.697"
   " register_cache_backward@threads=256,vectors=8 0.683"
   " cluster_registers_backward@cluster=4,vectors=2 0.615"
   " cluster_registers_backward@cluster=4,vectors=4 0.593"
   " register_cache_backward@threads=512,vectors=8 0.478"
   " cluster_registers_backward@cluster=8,vectors=2 0.474"
   " cluster_registers_backward@cluster=8,vectors=4 0.441"
   " cluster_registers_backward@cluster=16,vectors=2 0.270"
   " cluster_registers_backward@cluster=16,vectors=4 0.245"},
  {"softmax", "fp32", "fp32", "rows=335 cols=1462", 0.738,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.935"
   " register_cache@threads=256,vectors=4 0.886"
   " cluster_shared@cluster=1,threads=512 0.796"
   " cluster_shared@cluster=1,threads=256 0.795"
   " cluster_registers@cluster=1,elements=32 0.787"
   " cluster_registers@cluster=2,elements=32 0.743"
   " two_pass@threads=512,vectors=2 0.722"
   " register_cache@threads=256,vectors=8 0.719"
   " register_cache@threads=512,vectors=4 0.687"
   " cluster_registers@cluster=1,elements=64 0.558"
   " cluster_registers@cluster=2,elements=64 0.544"
   " cluster_registers@cluster=4,elements=32 0.468"
   " register_cache@threads=256,vectors=16 0.441"
   " cluster_registers@cluster=8,elements=16 0.407"
   " cluster_registers@cluster=4,elements=64 0.306"
   " cluster_registers@cluster=16,elements=16 0.224"},
  {"softmax", "fp16", "fp16", "rows=3407 cols=1282", 0.766,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.947"
   " cluster_registers@cluster=1,elements=32 0.885"
   " staged_rows@threads=128,bytes=8192 0.846"
   " staged_rows@threads=64,bytes=4096 0.843"
   " warp_rows@threads=64,vectors=4 0.752"
   " warp_rows@threads=128,vectors=4 0.751"
   " warp_rows@threads=128,vectors=2 0.751"
   " two_pass@threads=256,vectors=1 0.694"},
  {"softmax", "fp16", "fp16", "rows=3427 cols=29", 0.808,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.986"
   " warp_rows@threads=128,vectors=2 0.798"
   " warp_rows@threads=64,vectors=4 0.708"
   " warp_rows@threads=128,vectors=4 0.704"
   " staged_rows@threads=64,bytes=4096 0.691"
   " staged_rows@threads=128,bytes=8192 0.683"
   " cluster_registers@cluster=1,elements=16 0.495"
   " cluster_registers@cluster=1,elements=32 0.436"
   " register_cache@threads=128,vectors=1 0.400"
   " register_cache@threads=128,vectors=2 0.357"
   " two_pass@threads=256,vectors=1 0.239"},
  {"softmax", "fp16", "fp16", "rows=3431 cols=32 direction=backward", 0.942,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.977"
   " warp_rows_backward@threads=128,vectors=2 0.935"
   " warp_rows_backward@threads=128,vectors=4 0.832"
   " register_cache_backward@threads=128,vectors=1 0.537"
   " staged_rows_backward@threads=64,bytes=2048 0.535"
   " staged_rows_backward@threads=256,bytes=8192 0.508"
   " register_cache_backward@threads=128,vectors=2 0.450"
   " register_cache_backward@threads=256,vectors=2 0.283"
   " two_pass_backward@threads=256,vectors=2 0.281"},
  {"softmax", "fp16", "fp16", "rows=3431 cols=32", 0.819,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.992"
   " warp_rows@threads=128,vectors=2 0.926"
   " warp_rows@threads=64,vectors=4 0.851"
   " warp_rows@threads=128,vectors=4 0.824"
   " cluster_registers@cluster=1,elements=16 0.527"
   " register_cache@threads=128,vectors=1 0.499"
   " cluster_registers@cluster=1,elements=32 0.496"
   " staged_rows@threads=64,bytes=4096 0.486"
   " staged_rows@threads=128,bytes=8192 0.485"
   " register_cache@threads=128,vectors=2 0.393"
   " two_pass@threads=256,vectors=1 0.277"},
  {"softmax", "fp16", "fp16", "rows=348 cols=93 direction=backward", 0.904,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.982"
   " register_cache_backward@threads=128,vectors=1 0.877"
   " register_cache_backward@threads=128,vectors=2 0.848"
   " register_cache_backward@threads=256,vectors=2 0.749"
   " staged_rows_backward@threads=64,bytes=2048 0.625"
   " two_pass_backward@threads=256,vectors=2 0.625"
   " warp_rows_backward@threads=128,vectors=2 0.612"
   " staged_rows_backward@threads=256,bytes=8192 0.574"
   " warp_rows_backward@threads=128,vectors=4 0.555"},
  {"softmax", "fp16", "fp16", "rows=348 cols=93", 0.773,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.999"
   " register_cache@threads=128,vectors=1 0.864"
   " cluster_registers@cluster=1,elements=16 0.820"
   " register_cache@threads=128,vectors=2 0.813"
   " warp_rows@threads=128,vectors=2 0.791"
   " cluster_registers@cluster=1,elements=32 0.723"
   " two_pass@threads=256,vectors=1 0.698"
   " warp_rows@threads=64,vectors=4 0.665"
   " staged_rows@threads=64,bytes=4096 0.665"
   " staged_rows@threads=128,bytes=8192 0.661"
   " warp_rows@threads=128,vectors=4 0.661"},
  {"softmax", "fp32", "fp32", "rows=3494 cols=2700", 0.935,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.983"
   " cluster_registers@cluster=1,elements=16 0.969"
   " cluster_registers@cluster=1,elements=64 0.925"
   " cluster_shared@cluster=1,threads=256 0.800"
   " register_cache@threads=256,vectors=8 0.752"
   " cluster_registers@cluster=2,elements=32 0.723"
   " register_cache@threads=512,vectors=4 0.722"
   " two_pass@threads=512,vectors=2 0.693"
   " cluster_registers@cluster=2,elements=64 0.658"
   " cluster_shared@cluster=1,threads=512 0.586"
   " cluster_registers@cluster=4,elements=32 0.487"
   " register_cache@threads=256,vectors=16 0.443"
   " cluster_registers@cluster=4,elements=64 0.404"
   " cluster_registers@cluster=8,elements=16 0.317"
   " cluster_registers@cluster=16,elements=16 0.159"},
  {"softmax", "bf16", "bf16", "rows=35 cols=611", 0.676,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.946"
   " lane_elements@threads=128,elements=8 0.943"
   " two_pass@threads=256,vectors=1 0.873"
   " cluster_registers@cluster=1,elements=16 0.811"
   " cluster_registers@cluster=1,elements=32 0.795"
   " warp_rows@threads=128,vectors=2 0.740"
   " warp_rows@threads=64,vectors=4 0.740"
   " warp_rows@threads=128,vectors=4 0.738"
   " staged_rows@threads=128,bytes=8192 0.668"
   " staged_rows@threads=64,bytes=4096 0.661"},
  {"softmax", "bf16", "bf16", "rows=35052 cols=32", 0.897,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.998"
   " lane_elements@threads=128,elements=4 0.864"
   " warp_rows@threads=64,vectors=4 0.765"
   " warp_rows@threads=128,vectors=4 0.718"
   " staged_rows@threads=64,bytes=4096 0.529"
   " staged_rows@threads=128,bytes=8192 0.525"
   " cluster_registers@cluster=1,elements=16 0.126"
   " cluster_registers@cluster=1,elements=32 0.124"
   " register_cache@threads=128,vectors=1 0.104"
   " register_cache@threads=128,vectors=2 0.075"
   " two_pass@threads=256,vectors=1 0.050"},
  {"softmax", "fp16", "fp16", "rows=359 cols=121 direction=backward", 0.902,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.973"
   " register_cache_backward@threads=128,vectors=1 0.886"
   " register_cache_backward@threads=128,vectors=2 0.853"
   " register_cache_backward@threads=256,vectors=2 0.756"
   " two_pass_backward@threads=256,vectors=2 0.632"
   " staged_rows_backward@threads=64,bytes=2048 0.587"
   " staged_rows_backward@threads=256,bytes=8192 0.579"
   " warp_rows_backward@threads=128,vectors=2 0.546"
   " warp_rows_backward@threads=128,vectors=4 0.484"},
  {"softmax", "fp16", "fp16", "rows=359 cols=121", 0.782,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.992"
   " register_cache@threads=128,vectors=1 0.871"
   " cluster_registers@cluster=1,elements=16 0.851"
   " register_cache@threads=128,vectors=2 0.819"
   " cluster_registers@cluster=1,elements=32 0.760"
   " warp_rows@threads=128,vectors=2 0.719"
   " two_pass@threads=256,vectors=1 0.705"
   " staged_rows@threads=64,bytes=4096 0.663"
   " warp_rows@threads=128,vectors=4 0.663"
   " warp_rows@threads=64,vectors=4 0.658"
   " staged_rows@threads=128,bytes=8192 0.657"},
  {"softmax", "fp16", "fp16", "rows=35925 cols=18 direction=backward", 0.951,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.926"
   " staged_rows_backward@threads=64,bytes=2048 0.769"
   " staged_rows_backward@threads=256,bytes=8192 0.728"
   " warp_rows_backward@threads=128,vectors=2 0.510"
   " warp_rows_backward@threads=128,vectors=4 0.426"
   " register_cache_backward@threads=128,vectors=1 0.093"
   " register_cache_backward@threads=128,vectors=2 0.071"
   " two_pass_backward@threads=256,vectors=2 0.037"
   " register_cache_backward@threads=256,vectors=2 0.037"},
  {"softmax", "fp16", "fp16", "rows=35925 cols=18", 0.853,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.795"
   " staged_rows@threads=128,bytes=8192 0.791"
   " lane_elements@threads=128,elements=4 0.775"
   " warp_rows@threads=128,vectors=2 0.471"
   " warp_rows@threads=64,vectors=4 0.447"
   " warp_rows@threads=128,vectors=4 0.418"
   " cluster_registers@cluster=1,elements=16 0.102"
   " cluster_registers@cluster=1,elements=32 0.087"
   " register_cache@threads=128,vectors=1 0.067"
   " register_cache@threads=128,vectors=2 0.056"
   " two_pass@threads=256,vectors=1 0.037"},
  {"softmax", "fp16", "fp16", "rows=36055 cols=64 direction=backward", 0.972,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.982"
   " lane_elements_backward@threads=128,elements=8 0.941"
   " warp_rows_backward@threads=128,vectors=4 0.854"
   " staged_rows_backward@threads=64,bytes=2048 0.726"
   " staged_rows_backward@threads=256,bytes=8192 0.670"
   " register_cache_backward@threads=128,vectors=1 0.212"
   " register_cache_backward@threads=128,vectors=2 0.180"
   " register_cache_backward@threads=256,vectors=2 0.095"
   " two_pass_backward@threads=256,vectors=2 0.093"},
  {"softmax", "fp16", "fp16", "rows=36055 cols=64", 0.919,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.979"
   " warp_rows@threads=128,vectors=4 0.897"
   " warp_rows@threads=64,vectors=4 0.896"
   " lane_elements@threads=128,elements=4 0.828"
   " staged_rows@threads=64,bytes=4096 0.472"
   " staged_rows@threads=128,bytes=8192 0.467"
   " cluster_registers@cluster=1,elements=16 0.170"
   " cluster_registers@cluster=1,elements=32 0.169"
   " register_cache@threads=128,vectors=1 0.154"
   " register_cache@threads=128,vectors=2 0.110"
   " two_pass@threads=256,vectors=1 0.073"},
  {"softmax", "fp16", "fp16", "rows=36143 cols=164 stride=188", 0.686,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=64,vectors=4 0.868"
   " warp_rows@threads=128,vectors=4 0.861"
   " warp_rows@threads=128,vectors=2 0.819"
   " cluster_registers@cluster=1,elements=16 0.453"
   " cluster_registers@cluster=1,elements=32 0.384"
   " register_cache@threads=128,vectors=1 0.311"
   " register_cache@threads=128,vectors=2 0.259"
   " two_pass@threads=256,vectors=1 0.162"},
  {"softmax", "fp32", "fp32", "rows=3617 cols=2176", 0.921,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.995"
   " cluster_registers@cluster=1,elements=32 0.987"
   " cluster_registers@cluster=1,elements=64 0.882"
   " cluster_shared@cluster=1,threads=256 0.772"
   " register_cache@threads=256,vectors=8 0.678"
   " cluster_registers@cluster=2,elements=32 0.659"
   " register_cache@threads=512,vectors=4 0.652"
   " two_pass@threads=512,vectors=2 0.622"
   " cluster_registers@cluster=2,elements=64 0.615"
   " cluster_shared@cluster=1,threads=512 0.550"
   " cluster_registers@cluster=4,elements=32 0.431"
   " register_cache@threads=256,vectors=16 0.381"
   " cluster_registers@cluster=4,elements=64 0.355"
   " cluster_registers@cluster=8,elements=16 0.276"
   " cluster_registers@cluster=16,elements=16 0.136"},
  {"softmax", "fp16", "fp16", "rows=3619 cols=418 direction=backward", 0.941,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.831"
   " warp_rows_backward@threads=128,vectors=2 0.763"
   " staged_rows_backward@threads=256,bytes=8192 0.760"
   " staged_rows_backward@threads=64,bytes=2048 0.734"
   " warp_rows_backward@threads=128,vectors=4 0.710"
   " register_cache_backward@threads=128,vectors=2 0.700"
   " register_cache_backward@threads=256,vectors=2 0.429"
   " two_pass_backward@threads=256,vectors=2 0.363"},
  {"softmax", "fp16", "fp16", "rows=3619 cols=418", 0.857,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.828"
   " warp_rows@threads=128,vectors=4 0.792"
   " cluster_registers@cluster=1,elements=16 0.792"
   " warp_rows@threads=64,vectors=4 0.790"
   " staged_rows@threads=64,bytes=4096 0.777"
   " staged_rows@threads=128,bytes=8192 0.775"
   " cluster_registers@cluster=1,elements=32 0.701"
   " register_cache@threads=128,vectors=1 0.652"
   " register_cache@threads=128,vectors=2 0.569"
   " two_pass@threads=256,vectors=1 0.373"},
  {"softmax", "fp16", "fp16", "rows=368 cols=111", 0.779,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 1.000"
   " register_cache@threads=128,vectors=1 0.862"
   " cluster_registers@cluster=1,elements=16 0.843"
   " register_cache@threads=128,vectors=2 0.815"
   " warp_rows@threads=128,vectors=2 0.796"
   " cluster_registers@cluster=1,elements=32 0.747"
   " warp_rows@threads=64,vectors=4 0.711"
   " warp_rows@threads=128,vectors=4 0.709"
   " two_pass@threads=256,vectors=1 0.700"
   " staged_rows@threads=64,bytes=4096 0.637"
   " staged_rows@threads=128,bytes=8192 0.634"},
  {"softmax", "fp16", "fp16", "rows=37 cols=1360 direction=backward", 0.817,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.986"
   " two_pass_backward@threads=256,vectors=2 0.930"
   " warp_rows_backward@threads=128,vectors=4 0.829"
   " warp_rows_backward@threads=128,vectors=2 0.829"
   " staged_rows_backward@threads=64,bytes=2048 0.521"
   " staged_rows_backward@threads=256,bytes=8192 0.478"},
  {"softmax", "fp16", "fp16", "rows=37 cols=1360", 0.685,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.972"
   " two_pass@threads=256,vectors=1 0.940"
   " cluster_registers@cluster=1,elements=32 0.888"
   " warp_rows@threads=64,vectors=4 0.810"
   " warp_rows@threads=128,vectors=2 0.805"
   " warp_rows@threads=128,vectors=4 0.804"
   " staged_rows@threads=64,bytes=4096 0.675"
   " staged_rows@threads=128,bytes=8192 0.673"},
  {"softmax", "fp16", "fp16", "rows=3734 cols=1024", 0.935,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.957"
   " warp_rows@threads=64,vectors=4 0.954"
   " lane_elements@threads=128,elements=8 0.952"
   " warp_rows@threads=128,vectors=2 0.952"
   " warp_rows@threads=128,vectors=4 0.951"
   " register_cache@threads=128,vectors=1 0.915"
   " staged_rows@threads=64,bytes=4096 0.898"
   " staged_rows@threads=128,bytes=8192 0.879"
   " register_cache@threads=128,vectors=2 0.836"
   " two_pass@threads=256,vectors=1 0.570"},
  {"softmax", "fp32", "fp32", "rows=3780 cols=3973 direction=backward", 0.990,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=512,vectors=2 0.999"
   " cluster_registers_backward@cluster=2,vectors=4 0.999"
   " cluster_registers_backward@cluster=2,vectors=2 0.998"
   " cluster_registers_backward@cluster=1,vectors=2 0.996"
   " cluster_shared_backward@cluster=1,threads=512 0.987"
   " register_cache_backward@threads=512,vectors=4 0.983"
   " register_cache_backward@threads=256,vectors=8 0.980"
   " cluster_shared_backward@cluster=1,threads=256 0.961"
   " register_cache_backward@threads=1024,vectors=2 0.956"
   " cluster_registers_backward@cluster=4,vectors=2 0.946"
   " two_pass_backward@threads=512,vectors=2 0.897"
   " cluster_registers_backward@cluster=4,vectors=4 0.883"
   " register_cache_backward@threads=512,vectors=8 0.618"
   " cluster_registers_backward@cluster=8,vectors=2 0.601"
   " cluster_registers_backward@cluster=8,vectors=4 0.579"
   " cluster_registers_backward@cluster=16,vectors=2 0.338"
   " cluster_registers_backward@cluster=16,vectors=4 0.314"},
  {"softmax", "fp32", "fp32", "rows=3780 cols=3973", 0.932,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.970"
   " cluster_registers@cluster=1,elements=16 0.920"
   " register_cache@threads=256,vectors=8 0.883"
   " cluster_shared@cluster=1,threads=256 0.823"
   " cluster_registers@cluster=2,elements=32 0.813"
   " two_pass@threads=512,vectors=2 0.790"
   " cluster_registers@cluster=1,elements=64 0.778"
   " register_cache@threads=512,vectors=4 0.772"
   " cluster_shared@cluster=1,threads=512 0.665"
   " cluster_registers@cluster=2,elements=64 0.661"
   " cluster_registers@cluster=4,elements=32 0.548"
   " register_cache@threads=256,vectors=16 0.516"
   " cluster_registers@cluster=8,elements=16 0.389"
   " cluster_registers@cluster=4,elements=64 0.376"
   " cluster_registers@cluster=16,elements=16 0.202"},
  {"softmax", "bf16", "bf16", "rows=379 cols=54", 0.775,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.998"
   " register_cache@threads=128,vectors=1 0.815"
   " cluster_registers@cluster=1,elements=16 0.812"
   " register_cache@threads=128,vectors=2 0.776"
   " cluster_registers@cluster=1,elements=32 0.727"
   " two_pass@threads=256,vectors=1 0.674"
   " warp_rows@threads=128,vectors=2 0.652"
   " staged_rows@threads=64,bytes=4096 0.636"
   " warp_rows@threads=64,vectors=4 0.630"
   " staged_rows@threads=128,bytes=8192 0.629"
   " warp_rows@threads=128,vectors=4 0.625"},
  {"softmax", "bf16", "bf16", "rows=379 cols=54 direction=backward", 0.926,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.991"
   " register_cache_backward@threads=128,vectors=1 0.846"
   " register_cache_backward@threads=128,vectors=2 0.836"
   " register_cache_backward@threads=256,vectors=2 0.725"
   " two_pass_backward@threads=256,vectors=2 0.606"
   " staged_rows_backward@threads=64,bytes=2048 0.605"
   " staged_rows_backward@threads=256,bytes=8192 0.571"
   " warp_rows_backward@threads=128,vectors=2 0.568"
   " warp_rows_backward@threads=128,vectors=4 0.514"},
  {"softmax", "fp16", "fp16", "rows=38 cols=236907 stride=236911", 0.664,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=32,vectors=4 0.984"
   " cluster_registers@cluster=16,elements=64 0.983"
   " grid_resident@warps=16,vectors=16 0.968"
   " cluster_packed@cluster=16,vectors=10 0.943"
   " grid_shared@warps=8,blocks_per_sm=2 0.926"
   " cluster_registers@cluster=16,elements=32 0.904"
   " cluster_shared@cluster=16,threads=512 0.876"
   " cluster_shared@cluster=8,threads=256 0.865"
   " cluster_packed@cluster=8,vectors=10 0.860"
   " cluster_shared@cluster=16,threads=256 0.858"
   " cluster_shared@cluster=8,threads=512 0.851"
   " grid_shared@warps=16,blocks_per_sm=1 0.795"
   " cluster_registers@cluster=8,elements=64 0.792"
   " cluster_shared@cluster=4,threads=512 0.643"
   " cluster_shared@cluster=4,threads=256 0.581"
   " two_pass@threads=512,vectors=4 0.415"},
  {"softmax", "bf16", "bf16", "rows=38 cols=631", 0.668,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.948"
   " lane_elements@threads=128,elements=8 0.940"
   " two_pass@threads=256,vectors=1 0.874"
   " cluster_registers@cluster=1,elements=16 0.790"
   " cluster_registers@cluster=1,elements=32 0.758"
   " warp_rows@threads=128,vectors=2 0.713"
   " warp_rows@threads=128,vectors=4 0.709"
   " warp_rows@threads=64,vectors=4 0.704"
   " staged_rows@threads=128,bytes=8192 0.638"
   " staged_rows@threads=64,bytes=4096 0.634"},
  {"softmax", "bf16", "bf16", "rows=381 cols=291", 0.700,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.963"
   " register_cache@threads=128,vectors=2 0.915"
   " cluster_registers@cluster=1,elements=16 0.902"
   " cluster_registers@cluster=1,elements=32 0.820"
   " two_pass@threads=256,vectors=1 0.804"
   " warp_rows@threads=128,vectors=2 0.790"
   " warp_rows@threads=128,vectors=4 0.770"
   " warp_rows@threads=64,vectors=4 0.766"
   " staged_rows@threads=64,bytes=4096 0.689"
   " staged_rows@threads=128,bytes=8192 0.683"},
  {"softmax", "bf16", "bf16", "rows=381 cols=291 direction=backward", 0.836,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.986"
   " register_cache_backward@threads=128,vectors=2 0.977"
   " register_cache_backward@threads=256,vectors=2 0.878"
   " warp_rows_backward@threads=128,vectors=2 0.739"
   " two_pass_backward@threads=256,vectors=2 0.729"
   " staged_rows_backward@threads=256,bytes=8192 0.724"
   " staged_rows_backward@threads=64,bytes=2048 0.651"
   " warp_rows_backward@threads=128,vectors=4 0.598"},
  {"softmax", "fp32", "fp32", "rows=3877 cols=67 direction=backward", 0.941,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.985"
   " warp_rows_backward@threads=128,vectors=2 0.843"
   " warp_rows_backward@threads=128,vectors=4 0.822"
   " staged_rows_backward@threads=64,bytes=2048 0.711"
   " staged_rows_backward@threads=256,bytes=8192 0.677"
   " register_cache_backward@threads=128,vectors=1 0.553"
   " register_cache_backward@threads=128,vectors=2 0.523"
   " register_cache_backward@threads=256,vectors=2 0.321"
   " two_pass_backward@threads=256,vectors=2 0.269"},
  {"softmax", "fp32", "fp32", "rows=3877 cols=67", 0.837,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.988"
   " warp_rows@threads=128,vectors=2 0.818"
   " warp_rows@threads=128,vectors=4 0.808"
   " warp_rows@threads=64,vectors=4 0.805"
   " staged_rows@threads=64,bytes=4096 0.655"
   " staged_rows@threads=128,bytes=8192 0.645"
   " cluster_registers@cluster=1,elements=16 0.496"
   " register_cache@threads=128,vectors=1 0.415"
   " register_cache@threads=128,vectors=2 0.350"
   " cluster_registers@cluster=1,elements=32 0.319"
   " two_pass@threads=256,vectors=1 0.260"},
  {"softmax", "bf16", "bf16", "rows=39 cols=9344", 0.588,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.986"
   " cluster_registers@cluster=1,elements=32 0.954"
   " cluster_registers@cluster=16,elements=16 0.949"
   " cluster_registers@cluster=4,elements=32 0.934"
   " cluster_registers@cluster=2,elements=32 0.916"
   " cluster_registers@cluster=1,elements=64 0.890"
   " register_cache@threads=512,vectors=4 0.862"
   " cluster_registers@cluster=4,elements=64 0.855"
   " cluster_registers@cluster=2,elements=64 0.844"
   " cluster_shared@cluster=1,threads=512 0.822"
   " cluster_shared@cluster=1,threads=256 0.800"
   " register_cache@threads=256,vectors=8 0.792"
   " two_pass@threads=512,vectors=2 0.723"
   " register_cache@threads=256,vectors=16 0.630"},
  {"softmax", "bf16", "bf16", "rows=39 cols=9344 direction=backward", 0.763,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.975"
   " register_cache_backward@threads=256,vectors=8 0.970"
   " cluster_registers_backward@cluster=1,vectors=2 0.967"
   " cluster_registers_backward@cluster=4,vectors=2 0.966"
   " cluster_registers_backward@cluster=16,vectors=2 0.958"
   " cluster_registers_backward@cluster=1,vectors=4 0.955"
   " register_cache_backward@threads=1024,vectors=2 0.948"
   " cluster_registers_backward@cluster=2,vectors=2 0.942"
   " cluster_registers_backward@cluster=16,vectors=4 0.935"
   " register_cache_backward@threads=512,vectors=8 0.931"
   " cluster_registers_backward@cluster=8,vectors=4 0.926"
   " cluster_registers_backward@cluster=4,vectors=4 0.925"
   " cluster_registers_backward@cluster=2,vectors=4 0.895"
   " cluster_shared_backward@cluster=1,threads=512 0.827"
   " cluster_shared_backward@cluster=1,threads=256 0.809"
   " two_pass_backward@threads=512,vectors=2 0.752"},
  {"softmax", "fp32", "fp32", "rows=394 cols=64", 0.802,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.964"
   " register_cache@threads=128,vectors=1 0.933"
   " register_cache@threads=128,vectors=2 0.901"
   " warp_rows@threads=128,vectors=2 0.897"
   " cluster_registers@cluster=1,elements=16 0.863"
   " warp_rows@threads=64,vectors=4 0.861"
   " warp_rows@threads=128,vectors=4 0.857"
   " two_pass@threads=256,vectors=1 0.812"
   " cluster_registers@cluster=1,elements=32 0.773"
   " staged_rows@threads=64,bytes=4096 0.467"
   " staged_rows@threads=128,bytes=8192 0.459"},
  {"softmax", "fp16", "fp16", "rows=3983 cols=33 direction=backward", 0.906,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.997"
   " warp_rows_backward@threads=128,vectors=2 0.761"
   " staged_rows_backward@threads=64,bytes=2048 0.663"
   " warp_rows_backward@threads=128,vectors=4 0.659"
   " staged_rows_backward@threads=256,bytes=8192 0.640"
   " register_cache_backward@threads=128,vectors=1 0.434"
   " register_cache_backward@threads=128,vectors=2 0.359"
   " register_cache_backward@threads=256,vectors=2 0.210"
   " two_pass_backward@threads=256,vectors=2 0.197"},
  {"softmax", "fp16", "fp16", "rows=3983 cols=33", 0.790,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.994"
   " warp_rows@threads=128,vectors=2 0.833"
   " warp_rows@threads=128,vectors=4 0.773"
   " warp_rows@threads=64,vectors=4 0.765"
   " staged_rows@threads=64,bytes=4096 0.707"
   " staged_rows@threads=128,bytes=8192 0.700"
   " cluster_registers@cluster=1,elements=16 0.476"
   " cluster_registers@cluster=1,elements=32 0.424"
   " register_cache@threads=128,vectors=1 0.380"
   " register_cache@threads=128,vectors=2 0.336"
   " two_pass@threads=256,vectors=1 0.230"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1023", 0.457,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.940"
   " smem_cache_medium@blocks=2 0.683"
   " register_cache@threads=256,vectors=16 0.679"
   " split_k_persistent@threads=256,vectors=16 0.431"
   " split_k_cooperative@threads=256,vectors=16 0.420"
   " split_k@threads=256,vectors=16,reread=forward 0.396"
   " multi_kernel@intermediate=input 0.338"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.266"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1024", 0.566,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.759"
   " register_cache@threads=256,vectors=16 0.564"
   " smem_cache_medium@blocks=2 0.559"
   " split_k_persistent@threads=256,vectors=16 0.348"
   " split_k_cooperative@threads=256,vectors=16 0.340"
   " split_k@threads=256,vectors=16,reread=forward 0.328"
   " multi_kernel@intermediate=input 0.301"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.221"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1024", 0.584,
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
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 direction=backward", 0.690,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.974"
   " split_k_cooperative_backward@threads=512,vectors=2 0.902"
   " two_pass_backward@threads=256,vectors=2 0.044"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 direction=backward", 0.690,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.975"
   " split_k_cooperative_backward@threads=256,vectors=4 0.962"
   " split_k_cooperative_backward@threads=512,vectors=2 0.907"
   " two_pass_backward@threads=1024,vectors=2 0.105"
   " two_pass_backward@threads=256,vectors=2 0.043"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 direction=backward", 0.788,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.992"
   " split_k_cooperative_backward@threads=256,vectors=4 0.842"
   " split_k_cooperative_backward@threads=512,vectors=2 0.800"
   " two_pass_backward@threads=1024,vectors=2 0.090"
   " two_pass_backward@threads=256,vectors=2 0.037"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576", 0.574,
   "split_k_persistent@threads=256,vectors=4 1.000"
   " split_k_persistent@threads=512,vectors=4 0.971"
   " split_k@threads=256,vectors=4,reread=reverse 0.964"
   " grid_resident@warps=32,vectors=4 0.951"
   " grid_resident@warps=16,vectors=16 0.940"
   " split_k@threads=256,vectors=2,reread=reverse 0.938"
   " split_k@threads=256,vectors=8,reread=reverse 0.923"
   " split_k_persistent@threads=256,vectors=16 0.895"
   " split_k_cooperative@threads=256,vectors=4 0.895"
   " split_k_cooperative@threads=512,vectors=4 0.893"
   " split_k@threads=512,vectors=4,reread=reverse 0.891"
   " split_k_persistent@threads=512,vectors=8 0.887"
   " grid_shared@warps=8,blocks_per_sm=2 0.874"
   " split_k_cooperative@threads=256,vectors=16 0.863"
   " grid_shared@warps=16,blocks_per_sm=1 0.847"
   " split_k@threads=128,vectors=2,reread=reverse 0.844"
   " split_k@threads=256,vectors=16,reread=reverse 0.810"
   " split_k@threads=512,vectors=8,reread=reverse 0.805"
   " split_k@threads=256,vectors=16,reread=forward 0.792"
   " split_k_persistent@threads=512,vectors=2 0.751"
   " split_k_persistent@threads=256,vectors=2 0.732"
   " cluster_shared@cluster=16,threads=512 0.732"
   " cluster_shared@cluster=16,threads=256 0.695"
   " split_k_persistent@threads=1024,vectors=2 0.676"
   " split_k_cooperative@threads=256,vectors=2 0.665"
   " multi_kernel@intermediate=input 0.134"
   " two_pass@threads=1024,vectors=4 0.104"
   " two_pass@threads=1024,vectors=2 0.090"
   " two_pass@threads=512,vectors=4 0.088"
   " two_pass@threads=512,vectors=2 0.060"
   " two_pass@threads=256,vectors=4 0.041"
   " two_pass@threads=256,vectors=1 0.031"
   " two_pass@threads=128,vectors=1 0.016"
   " scalar@threads=256,elements=8 0.010"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576", 0.629,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.960"
   " split_k@threads=256,vectors=4,reread=reverse 0.927"
   " split_k@threads=256,vectors=16,reread=forward 0.921"
   " split_k@threads=256,vectors=8,reread=reverse 0.919"
   " split_k@threads=256,vectors=16,reread=reverse 0.914"
   " split_k@threads=512,vectors=4,reread=reverse 0.878"
   " split_k@threads=512,vectors=8,reread=reverse 0.825"
   " split_k@threads=256,vectors=2,reread=reverse 0.791"
   " split_k@threads=128,vectors=2,reread=reverse 0.635"
   " multi_kernel@intermediate=input 0.136"
   " vector4@threads=256,vectors=4 0.038"
   " two_pass@threads=256,vectors=1 0.020"
   " scalar@threads=256,elements=8 0.016"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 lse=stored", 0.516,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " grid_resident@warps=16,vectors=16 0.990"
   " split_k_cooperative@threads=256,vectors=16 0.988"
   " grid_shared@warps=16,blocks_per_sm=1 0.933"
   " split_k@threads=256,vectors=16,reread=forward 0.866"
   " two_pass@threads=256,vectors=1 0.034"
   " scalar@threads=256,elements=8 0.010"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 lse=stored", 0.549,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k_persistent@threads=256,vectors=16 0.953"
   " split_k_cooperative@threads=256,vectors=16 0.935"
   " grid_shared@warps=16,blocks_per_sm=1 0.900"
   " split_k@threads=256,vectors=16,reread=forward 0.859"
   " two_pass@threads=256,vectors=1 0.034"
   " scalar@threads=256,elements=8 0.013"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 lse=stored", 0.654,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " grid_resident@warps=16,vectors=16 0.978"
   " split_k_cooperative@threads=256,vectors=16 0.948"
   " split_k@threads=256,vectors=16,reread=forward 0.912"
   " grid_shared@warps=16,blocks_per_sm=1 0.828"
   " vector4@threads=256,vectors=4 0.033"
   " two_pass@threads=256,vectors=1 0.019"
   " scalar@threads=256,elements=8 0.018"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1048576 result=log_softmax", 0.509,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.918"
   " grid_shared@warps=16,blocks_per_sm=1 0.888"
   " two_pass@threads=256,vectors=1 0.033"},
  {"softmax", "fp16", "fp16", "rows=4 cols=1048576 result=log_softmax", 0.546,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.865"
   " grid_shared@warps=16,blocks_per_sm=1 0.847"
   " two_pass@threads=256,vectors=1 0.035"},
  {"softmax", "fp32", "fp32", "rows=4 cols=1048576 result=log_softmax", 0.647,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.913"
   " grid_shared@warps=16,blocks_per_sm=1 0.881"
   " two_pass@threads=256,vectors=1 0.021"},
  {"softmax", "fp16", "fp16", "rows=4 cols=114688", 0.397,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.978"
   " split_k@threads=256,vectors=4,reread=reverse 0.911"
   " split_k_persistent@threads=256,vectors=2 0.891"
   " split_k_cooperative@threads=256,vectors=2 0.885"
   " split_k_persistent@threads=256,vectors=4 0.831"
   " split_k_cooperative@threads=256,vectors=4 0.823"
   " split_k@threads=512,vectors=4,reread=reverse 0.766"
   " split_k@threads=256,vectors=8,reread=reverse 0.759"
   " split_k_persistent@threads=512,vectors=4 0.745"
   " split_k_cooperative@threads=512,vectors=4 0.735"
   " split_k@threads=512,vectors=8,reread=reverse 0.612"
   " split_k_persistent@threads=256,vectors=16 0.596"
   " split_k_cooperative@threads=256,vectors=16 0.584"
   " split_k@threads=256,vectors=16,reread=forward 0.557"
   " split_k@threads=256,vectors=16,reread=reverse 0.552"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.388"
   " two_pass@threads=1024,vectors=4 0.371"
   " two_pass@threads=512,vectors=4 0.342"
   " two_pass@threads=1024,vectors=2 0.339"
   " multi_kernel@intermediate=input 0.334"
   " two_pass@threads=512,vectors=2 0.258"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.219"
   " two_pass@threads=256,vectors=4 0.184"
   " two_pass@threads=256,vectors=1 0.158"
   " two_pass@threads=128,vectors=1 0.088"
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
   " split_k_cooperative@threads=256,vectors=16 0.989"
   " split_k@threads=256,vectors=16,reread=forward 0.943"
   " multi_kernel@intermediate=input 0.409"
   " vector4@threads=256,vectors=4 0.161"
   " two_pass@threads=256,vectors=1 0.091"
   " scalar@threads=256,elements=8 0.070"},
  {"softmax", "fp16", "fp16", "rows=4 cols=129280 direction=backward", 0.672,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.961"
   " cluster_registers_backward@cluster=8,vectors=2 0.910"
   " cluster_registers_backward@cluster=8,vectors=4 0.883"
   " cluster_registers_backward@cluster=16,vectors=8 0.865"
   " cluster_shared_backward@cluster=16,threads=256 0.856"
   " cluster_shared_backward@cluster=16,threads=512 0.854"
   " cluster_registers_backward@cluster=8,vectors=8 0.814"
   " cluster_shared_backward@cluster=8,threads=256 0.784"
   " cluster_shared_backward@cluster=8,threads=512 0.762"
   " cluster_registers_backward@cluster=4,vectors=4 0.693"
   " cluster_registers_backward@cluster=4,vectors=8 0.684"
   " split_k_cooperative_backward@threads=512,vectors=2 0.674"
   " split_k_cooperative_backward@threads=256,vectors=4 0.671"
   " grid_resident_backward@warps=16,vectors=4 0.616"
   " grid_resident_backward@warps=16,vectors=8 0.602"
   " two_pass_backward@threads=1024,vectors=2 0.225"},
  {"softmax", "fp32", "fp32", "rows=4 cols=129280 direction=backward", 0.692,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.981"
   " cluster_registers_backward@cluster=16,vectors=2 0.960"
   " cluster_registers_backward@cluster=8,vectors=8 0.916"
   " cluster_registers_backward@cluster=8,vectors=4 0.887"
   " cluster_shared_backward@cluster=16,threads=512 0.871"
   " cluster_shared_backward@cluster=16,threads=256 0.845"
   " cluster_shared_backward@cluster=8,threads=256 0.783"
   " split_k_cooperative_backward@threads=256,vectors=4 0.763"
   " split_k_cooperative_backward@threads=512,vectors=2 0.758"
   " cluster_shared_backward@cluster=8,threads=512 0.738"
   " grid_resident_backward@warps=16,vectors=8 0.728"
   " grid_resident_backward@warps=16,vectors=4 0.707"
   " two_pass_backward@threads=1024,vectors=2 0.174"},
  {"softmax", "fp16", "fp16", "rows=4 cols=131072", 0.228,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.981"
   " split_k@threads=256,vectors=16,reread=forward 0.948"
   " multi_kernel@intermediate=input 0.542"
   " two_pass@threads=256,vectors=1 0.232"
   " scalar@threads=256,elements=8 0.068"},
  {"softmax", "fp16", "fp16", "rows=4 cols=13236", 0.529,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.995"
   " cluster_registers@cluster=4,elements=32 0.874"
   " cluster_registers@cluster=2,elements=32 0.840"
   " cluster_registers@cluster=1,elements=32 0.826"
   " register_cache@threads=512,vectors=4 0.810"
   " register_cache@threads=256,vectors=8 0.758"
   " cluster_registers@cluster=1,elements=64 0.744"
   " cluster_registers@cluster=2,elements=64 0.723"
   " cluster_registers@cluster=4,elements=64 0.720"
   " two_pass@threads=512,vectors=2 0.638"
   " cluster_shared@cluster=1,threads=512 0.627"
   " cluster_shared@cluster=1,threads=256 0.624"
   " register_cache@threads=256,vectors=16 0.612"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1448960", 0.579,
   "split_k@threads=256,vectors=4,reread=reverse 1.000"
   " grid_resident@warps=32,vectors=4 0.958"
   " split_k@threads=256,vectors=8,reread=reverse 0.953"
   " grid_resident@warps=16,vectors=16 0.946"
   " grid_shared@warps=16,blocks_per_sm=1 0.907"
   " grid_shared@warps=8,blocks_per_sm=2 0.905"
   " split_k@threads=256,vectors=2,reread=reverse 0.901"
   " split_k_persistent@threads=256,vectors=16 0.897"
   " split_k_persistent@threads=256,vectors=4 0.772"
   " split_k@threads=256,vectors=16,reread=reverse 0.771"
   " cluster_shared@cluster=16,threads=512 0.686"
   " cluster_shared@cluster=16,threads=256 0.618"
   " split_k_persistent@threads=256,vectors=2 0.586"
   " two_pass@threads=1024,vectors=4 0.088"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1448960 direction=backward", 0.713,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.988"
   " split_k_cooperative_backward@threads=256,vectors=4 0.844"
   " split_k_cooperative_backward@threads=512,vectors=2 0.839"
   " two_pass_backward@threads=1024,vectors=2 0.098"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1557817 stride=1557833", 0.572,
   "grid_resident@warps=32,vectors=4 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.998"
   " grid_resident@warps=16,vectors=16 0.998"
   " split_k@threads=256,vectors=4,reread=reverse 0.958"
   " split_k_persistent@threads=256,vectors=16 0.949"
   " grid_shared@warps=16,blocks_per_sm=1 0.878"
   " split_k@threads=256,vectors=2,reread=reverse 0.870"
   " grid_shared@warps=8,blocks_per_sm=2 0.864"
   " split_k_persistent@threads=256,vectors=4 0.822"
   " split_k@threads=256,vectors=16,reread=reverse 0.798"
   " cluster_shared@cluster=16,threads=512 0.642"
   " split_k_persistent@threads=256,vectors=2 0.568"
   " cluster_shared@cluster=16,threads=256 0.553"
   " two_pass@threads=1024,vectors=4 0.083"},
  {"softmax", "bf16", "bf16", "rows=4 cols=1557817 stride=1557833 direction=backward", 0.725,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.996"
   " split_k_cooperative_backward@threads=256,vectors=4 0.889"
   " split_k_cooperative_backward@threads=512,vectors=2 0.811"
   " two_pass_backward@threads=1024,vectors=2 0.085"},
  {"softmax", "fp16", "fp16", "rows=4 cols=16384 direction=backward", 0.685,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.993"
   " cluster_registers_backward@cluster=4,vectors=2 0.971"
   " cluster_registers_backward@cluster=16,vectors=4 0.942"
   " cluster_registers_backward@cluster=4,vectors=4 0.929"
   " cluster_registers_backward@cluster=8,vectors=4 0.927"
   " cluster_registers_backward@cluster=2,vectors=2 0.882"
   " cluster_shared_backward@cluster=8,threads=256 0.869"
   " cluster_shared_backward@cluster=16,threads=256 0.849"
   " cluster_registers_backward@cluster=16,vectors=8 0.841"
   " cluster_registers_backward@cluster=2,vectors=4 0.841"
   " cluster_shared_backward@cluster=16,threads=512 0.794"
   " cluster_shared_backward@cluster=8,threads=512 0.787"
   " cluster_registers_backward@cluster=1,vectors=4 0.781"
   " cluster_shared_backward@cluster=2,threads=256 0.767"
   " cluster_registers_backward@cluster=8,vectors=8 0.750"
   " two_pass_backward@threads=1024,vectors=2 0.747"
   " cluster_registers_backward@cluster=4,vectors=8 0.742"
   " cluster_registers_backward@cluster=2,vectors=8 0.737"
   " cluster_shared_backward@cluster=2,threads=512 0.732"
   " cluster_registers_backward@cluster=1,vectors=8 0.718"
   " split_k_cooperative_backward@threads=512,vectors=2 0.528"
   " split_k_cooperative_backward@threads=256,vectors=4 0.523"
   " grid_resident_backward@warps=16,vectors=4 0.498"
   " grid_resident_backward@warps=16,vectors=8 0.477"},
  {"softmax", "fp32", "fp32", "rows=4 cols=16384 direction=backward", 0.703,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.990"
   " cluster_registers_backward@cluster=16,vectors=4 0.984"
   " cluster_registers_backward@cluster=8,vectors=4 0.983"
   " cluster_registers_backward@cluster=4,vectors=2 0.917"
   " cluster_registers_backward@cluster=4,vectors=4 0.916"
   " cluster_registers_backward@cluster=16,vectors=8 0.906"
   " cluster_registers_backward@cluster=8,vectors=8 0.883"
   " cluster_registers_backward@cluster=4,vectors=8 0.881"
   " cluster_shared_backward@cluster=16,threads=256 0.872"
   " cluster_shared_backward@cluster=8,threads=256 0.857"
   " cluster_shared_backward@cluster=16,threads=512 0.831"
   " cluster_shared_backward@cluster=8,threads=512 0.828"
   " cluster_registers_backward@cluster=2,vectors=8 0.789"
   " cluster_registers_backward@cluster=2,vectors=4 0.777"
   " cluster_shared_backward@cluster=2,threads=256 0.692"
   " cluster_shared_backward@cluster=2,threads=512 0.690"
   " cluster_registers_backward@cluster=1,vectors=8 0.680"
   " two_pass_backward@threads=1024,vectors=2 0.563"
   " split_k_cooperative_backward@threads=256,vectors=4 0.560"
   " split_k_cooperative_backward@threads=512,vectors=2 0.555"
   " grid_resident_backward@warps=16,vectors=8 0.524"
   " grid_resident_backward@warps=16,vectors=4 0.516"},
  {"softmax", "fp16", "fp16", "rows=4 cols=16384", 0.416,
   "register_cache@threads=512,vectors=4 1.000"
   " two_pass@threads=512,vectors=4 0.983"
   " two_pass@threads=1024,vectors=2 0.940"
   " cluster_shared@cluster=1,threads=256 0.885"
   " register_cache@threads=512,vectors=8 0.857"
   " two_pass@threads=512,vectors=2 0.857"
   " split_k@threads=128,vectors=2,reread=reverse 0.840"
   " split_k@threads=256,vectors=2,reread=reverse 0.823"
   " register_cache@threads=1024,vectors=4 0.784"
   " two_pass@threads=1024,vectors=4 0.780"
   " register_cache@threads=256,vectors=16 0.777"
   " smem_cache_medium@blocks=2 0.766"
   " smem_cache_medium@blocks=3 0.755"
   " split_k@threads=256,vectors=4,reread=reverse 0.754"
   " split_k_persistent@threads=256,vectors=2 0.718"
   " split_k_cooperative@threads=256,vectors=2 0.715"
   " two_pass@threads=256,vectors=4 0.689"
   " split_k_persistent@threads=256,vectors=4 0.671"
   " split_k_cooperative@threads=256,vectors=4 0.670"
   " split_k@threads=512,vectors=4,reread=reverse 0.640"
   " split_k@threads=256,vectors=8,reread=reverse 0.635"
   " two_pass@threads=256,vectors=1 0.634"
   " split_k_persistent@threads=512,vectors=4 0.603"
   " split_k_cooperative@threads=512,vectors=4 0.596"
   " split_k@threads=512,vectors=8,reread=reverse 0.554"
   " split_k_persistent@threads=256,vectors=16 0.515"
   " split_k_cooperative@threads=256,vectors=16 0.501"
   " split_k@threads=256,vectors=16,reread=forward 0.490"
   " split_k@threads=256,vectors=16,reread=reverse 0.488"
   " two_pass@threads=128,vectors=1 0.404"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.395"
   " multi_kernel@intermediate=input 0.369"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.351"
   " scalar@threads=256,elements=8 0.310"},
  {"softmax", "fp32", "fp32", "rows=4 cols=16384", 0.357,
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
  {"softmax", "fp32", "fp32", "rows=4 cols=1952064", 0.720,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.995"
   " split_k@threads=256,vectors=8,reread=reverse 0.866"
   " split_k@threads=256,vectors=4,reread=reverse 0.858"
   " split_k_persistent@threads=256,vectors=16 0.820"
   " split_k@threads=256,vectors=16,reread=reverse 0.819"
   " grid_shared@warps=16,blocks_per_sm=1 0.782"
   " grid_shared@warps=8,blocks_per_sm=2 0.701"
   " split_k_persistent@threads=256,vectors=4 0.698"
   " split_k@threads=256,vectors=2,reread=reverse 0.696"
   " split_k_persistent@threads=256,vectors=2 0.628"
   " two_pass@threads=1024,vectors=4 0.073"},
  {"softmax", "fp16", "fp16", "rows=4 cols=2048", 0.557,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.766"
   " register_cache@threads=256,vectors=16 0.576"
   " smem_cache_medium@blocks=2 0.568"
   " split_k_persistent@threads=256,vectors=16 0.356"
   " split_k_cooperative@threads=256,vectors=16 0.349"
   " split_k@threads=256,vectors=16,reread=forward 0.341"
   " multi_kernel@intermediate=input 0.257"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.231"},
  {"softmax", "fp32", "fp32", "rows=4 cols=246925 direction=backward", 0.648,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.929"
   " grid_resident_backward@warps=16,vectors=8 0.929"
   " split_k_cooperative_backward@threads=256,vectors=4 0.901"
   " split_k_cooperative_backward@threads=512,vectors=2 0.866"
   " cluster_shared_backward@cluster=16,threads=512 0.803"
   " cluster_shared_backward@cluster=16,threads=256 0.800"
   " two_pass_backward@threads=1024,vectors=2 0.128"},
  {"softmax", "fp32", "fp32", "rows=4 cols=246925", 0.489,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.962"
   " cluster_packed@cluster=16,vectors=10 0.936"
   " cluster_shared@cluster=16,threads=512 0.925"
   " grid_resident@warps=16,vectors=16 0.858"
   " cluster_shared@cluster=16,threads=256 0.819"
   " grid_resident@warps=32,vectors=4 0.817"
   " grid_shared@warps=16,blocks_per_sm=1 0.796"
   " grid_shared@warps=8,blocks_per_sm=2 0.789"
   " cluster_registers@cluster=8,elements=64 0.750"
   " cluster_shared@cluster=8,threads=512 0.663"
   " cluster_shared@cluster=8,threads=256 0.609"
   " two_pass@threads=512,vectors=4 0.123"},
  {"softmax", "fp32", "fp32", "rows=4 cols=256", 0.581,
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
  {"softmax", "fp32", "fp32", "rows=4 cols=25933", 0.506,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.966"
   " cluster_shared@cluster=16,threads=512 0.931"
   " cluster_shared@cluster=16,threads=256 0.904"
   " cluster_registers@cluster=8,elements=32 0.843"
   " cluster_registers@cluster=16,elements=32 0.841"
   " cluster_shared@cluster=8,threads=512 0.822"
   " cluster_packed@cluster=8,vectors=8 0.789"
   " cluster_packed@cluster=16,vectors=8 0.785"
   " cluster_registers@cluster=4,elements=32 0.774"
   " cluster_shared@cluster=8,threads=256 0.759"
   " cluster_packed@cluster=4,vectors=8 0.741"
   " cluster_packed@cluster=8,vectors=10 0.704"
   " cluster_packed@cluster=16,vectors=10 0.701"
   " cluster_shared@cluster=4,threads=256 0.680"
   " cluster_packed@cluster=4,vectors=10 0.667"
   " cluster_shared@cluster=4,threads=512 0.660"
   " cluster_packed@cluster=2,vectors=10 0.599"
   " cluster_registers@cluster=4,elements=64 0.583"
   " cluster_shared@cluster=2,threads=512 0.576"
   " grid_shared@warps=16,blocks_per_sm=1 0.571"
   " cluster_registers@cluster=2,elements=64 0.553"
   " grid_shared@warps=8,blocks_per_sm=2 0.544"
   " cluster_registers@cluster=8,elements=64 0.538"
   " cluster_registers@cluster=16,elements=64 0.536"
   " cluster_shared@cluster=2,threads=256 0.521"
   " grid_resident@warps=16,vectors=16 0.506"
   " grid_resident@warps=32,vectors=4 0.491"
   " cluster_shared@cluster=1,threads=512 0.435"
   " two_pass@threads=512,vectors=4 0.401"},
  {"softmax", "fp16", "fp16", "rows=4 cols=262144", 0.440,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.996"
   " split_k@threads=256,vectors=4,reread=reverse 0.958"
   " split_k_persistent@threads=256,vectors=2 0.919"
   " split_k_persistent@threads=256,vectors=4 0.904"
   " split_k_cooperative@threads=256,vectors=2 0.903"
   " split_k_cooperative@threads=256,vectors=4 0.892"
   " split_k@threads=512,vectors=4,reread=reverse 0.837"
   " split_k@threads=256,vectors=8,reread=reverse 0.830"
   " split_k_persistent@threads=512,vectors=4 0.820"
   " split_k_cooperative@threads=512,vectors=4 0.814"
   " split_k@threads=512,vectors=8,reread=reverse 0.673"
   " split_k_persistent@threads=256,vectors=16 0.655"
   " split_k_cooperative@threads=256,vectors=16 0.646"
   " split_k@threads=256,vectors=16,reread=forward 0.609"
   " split_k@threads=256,vectors=16,reread=reverse 0.606"
   " multi_kernel@intermediate=input 0.239"
   " two_pass@threads=1024,vectors=4 0.226"
   " two_pass@threads=1024,vectors=2 0.192"
   " two_pass@threads=512,vectors=4 0.189"
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
  {"softmax", "fp16", "fp16", "rows=4 cols=27840 stride=27864 direction=backward", 0.698,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.985"
   " cluster_registers_backward@cluster=8,vectors=4 0.939"
   " cluster_registers_backward@cluster=16,vectors=4 0.934"
   " cluster_registers_backward@cluster=4,vectors=2 0.916"
   " cluster_registers_backward@cluster=4,vectors=4 0.882"
   " cluster_shared_backward@cluster=16,threads=256 0.877"
   " cluster_registers_backward@cluster=16,vectors=8 0.842"
   " cluster_registers_backward@cluster=4,vectors=8 0.831"
   " cluster_registers_backward@cluster=8,vectors=8 0.831"
   " cluster_shared_backward@cluster=8,threads=256 0.825"
   " cluster_shared_backward@cluster=8,threads=512 0.814"
   " cluster_shared_backward@cluster=16,threads=512 0.807"
   " cluster_registers_backward@cluster=2,vectors=2 0.782"
   " cluster_registers_backward@cluster=2,vectors=4 0.757"
   " cluster_registers_backward@cluster=2,vectors=8 0.700"
   " cluster_registers_backward@cluster=1,vectors=4 0.613"
   " cluster_shared_backward@cluster=2,threads=512 0.585"
   " cluster_registers_backward@cluster=1,vectors=8 0.582"
   " split_k_cooperative_backward@threads=512,vectors=2 0.540"
   " two_pass_backward@threads=1024,vectors=2 0.537"
   " split_k_cooperative_backward@threads=256,vectors=4 0.535"
   " grid_resident_backward@warps=16,vectors=4 0.520"
   " grid_resident_backward@warps=16,vectors=8 0.496"},
  {"softmax", "fp16", "fp16", "rows=4 cols=27840 stride=27864", 0.546,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.999"
   " cluster_registers@cluster=4,elements=32 0.904"
   " cluster_registers@cluster=4,elements=64 0.852"
   " cluster_registers@cluster=2,elements=32 0.764"
   " cluster_registers@cluster=2,elements=64 0.764"
   " cluster_registers@cluster=1,elements=64 0.636"
   " register_cache@threads=256,vectors=16 0.574"
   " cluster_shared@cluster=1,threads=512 0.537"
   " cluster_shared@cluster=1,threads=256 0.467"
   " two_pass@threads=512,vectors=2 0.391"},
  {"softmax", "fp32", "fp32", "rows=4 cols=2902467 direction=backward", 0.742,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.766"
   " split_k_cooperative_backward@threads=256,vectors=4 0.758"
   " two_pass_backward@threads=1024,vectors=2 0.078"},
  {"softmax", "fp32", "fp32", "rows=4 cols=2902467", 0.753,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.775"
   " grid_shared@warps=16,blocks_per_sm=1 0.773"
   " split_k@threads=256,vectors=16,reread=reverse 0.765"
   " split_k@threads=256,vectors=4,reread=reverse 0.763"
   " split_k_persistent@threads=256,vectors=16 0.748"
   " grid_shared@warps=8,blocks_per_sm=2 0.737"
   " split_k_persistent@threads=256,vectors=4 0.684"
   " split_k_persistent@threads=256,vectors=2 0.616"
   " split_k@threads=256,vectors=2,reread=reverse 0.590"
   " two_pass@threads=1024,vectors=4 0.061"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32000", 0.291,
   "register_cache@threads=256,vectors=16 1.000"
   " smem_cache_medium@blocks=2 0.966"
   " split_k_persistent@threads=256,vectors=16 0.693"
   " split_k_cooperative@threads=256,vectors=16 0.678"
   " split_k@threads=256,vectors=16,reread=forward 0.662"
   " two_pass@threads=256,vectors=1 0.569"
   " multi_kernel@intermediate=input 0.564"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.502"
   " scalar@threads=256,elements=8 0.253"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32000", 0.220,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.991"
   " split_k@threads=256,vectors=16,reread=forward 0.949"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.780"
   " multi_kernel@intermediate=input 0.733"
   " vector4@threads=256,vectors=4 0.632"
   " two_pass@threads=256,vectors=1 0.360"
   " scalar@threads=256,elements=8 0.355"},
  {"softmax", "fp16", "fp16", "rows=4 cols=32768", 0.358,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.973"
   " register_cache@threads=512,vectors=8 0.893"
   " split_k@threads=256,vectors=4,reread=reverse 0.890"
   " split_k_persistent@threads=256,vectors=2 0.861"
   " split_k_cooperative@threads=256,vectors=2 0.856"
   " register_cache@threads=1024,vectors=4 0.845"
   " two_pass@threads=1024,vectors=4 0.825"
   " register_cache@threads=256,vectors=16 0.805"
   " two_pass@threads=512,vectors=4 0.802"
   " split_k_persistent@threads=256,vectors=4 0.789"
   " split_k_cooperative@threads=256,vectors=4 0.786"
   " smem_cache_medium@blocks=2 0.784"
   " two_pass@threads=1024,vectors=2 0.783"
   " smem_cache_medium@blocks=3 0.782"
   " split_k@threads=512,vectors=4,reread=reverse 0.741"
   " cluster_shared@cluster=1,threads=256 0.739"
   " split_k@threads=256,vectors=8,reread=reverse 0.738"
   " split_k_persistent@threads=512,vectors=4 0.713"
   " split_k_cooperative@threads=512,vectors=4 0.709"
   " two_pass@threads=512,vectors=2 0.662"
   " split_k@threads=512,vectors=8,reread=reverse 0.600"
   " split_k_persistent@threads=256,vectors=16 0.571"
   " split_k_cooperative@threads=256,vectors=16 0.557"
   " split_k@threads=256,vectors=16,reread=reverse 0.538"
   " split_k@threads=256,vectors=16,reread=forward 0.537"
   " two_pass@threads=256,vectors=4 0.506"
   " two_pass@threads=256,vectors=1 0.459"
   " multi_kernel@intermediate=input 0.457"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.453"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.407"
   " two_pass@threads=128,vectors=1 0.273"
   " scalar@threads=256,elements=8 0.206"},
  {"softmax", "fp32", "fp32", "rows=4 cols=32768", 0.368,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.989"
   " split_k@threads=256,vectors=4,reread=reverse 0.912"
   " split_k@threads=512,vectors=4,reread=reverse 0.761"
   " split_k@threads=256,vectors=8,reread=reverse 0.752"
   " split_k_persistent@threads=256,vectors=16 0.611"
   " split_k_cooperative@threads=256,vectors=16 0.607"
   " split_k@threads=512,vectors=8,reread=reverse 0.601"
   " split_k@threads=256,vectors=16,reread=forward 0.566"
   " split_k@threads=256,vectors=16,reread=reverse 0.566"
   " cluster_shared@cluster=1,threads=256 0.479"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.462"
   " multi_kernel@intermediate=input 0.440"
   " vector4@threads=256,vectors=4 0.377"
   " two_pass@threads=256,vectors=1 0.213"
   " scalar@threads=256,elements=8 0.211"},
  {"softmax", "fp16", "fp16", "rows=4 cols=33554432", 0.665,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.906"
   " split_k@threads=256,vectors=16,reread=forward 0.904"
   " split_k_cooperative@threads=512,vectors=4 0.899"
   " split_k_persistent@threads=512,vectors=4 0.898"
   " split_k@threads=256,vectors=8,reread=reverse 0.889"
   " split_k_cooperative@threads=256,vectors=4 0.884"
   " split_k_cooperative@threads=256,vectors=16 0.877"
   " split_k_persistent@threads=256,vectors=4 0.872"
   " split_k_cooperative@threads=256,vectors=2 0.870"
   " split_k_persistent@threads=256,vectors=16 0.863"
   " split_k_persistent@threads=256,vectors=2 0.859"
   " split_k@threads=512,vectors=4,reread=reverse 0.838"
   " split_k@threads=512,vectors=8,reread=reverse 0.802"
   " split_k@threads=256,vectors=4,reread=reverse 0.735"
   " split_k@threads=256,vectors=2,reread=reverse 0.308"
   " split_k@threads=128,vectors=2,reread=reverse 0.109"
   " two_pass@threads=1024,vectors=4 0.070"
   " multi_kernel@intermediate=input 0.068"
   " two_pass@threads=1024,vectors=2 0.056"
   " two_pass@threads=512,vectors=4 0.052"
   " two_pass@threads=512,vectors=2 0.033"
   " two_pass@threads=256,vectors=4 0.023"
   " two_pass@threads=256,vectors=1 0.015"
   " two_pass@threads=128,vectors=1 0.008"
   " scalar@threads=256,elements=8 0.004"},
  {"softmax", "fp32", "fp32", "rows=4 cols=336808 direction=backward", 0.646,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.959"
   " grid_resident_backward@warps=16,vectors=4 0.949"
   " cluster_shared_backward@cluster=16,threads=512 0.794"
   " split_k_cooperative_backward@threads=512,vectors=2 0.787"
   " cluster_shared_backward@cluster=16,threads=256 0.771"
   " two_pass_backward@threads=1024,vectors=2 0.127"},
  {"softmax", "fp32", "fp32", "rows=4 cols=336808", 0.516,
   "cluster_registers@cluster=16,elements=64 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.995"
   " split_k_persistent@threads=256,vectors=4 0.989"
   " split_k@threads=256,vectors=4,reread=reverse 0.976"
   " split_k_persistent@threads=256,vectors=2 0.934"
   " grid_resident@warps=32,vectors=4 0.910"
   " split_k_persistent@threads=256,vectors=16 0.904"
   " grid_resident@warps=16,vectors=16 0.896"
   " cluster_shared@cluster=16,threads=512 0.880"
   " split_k@threads=256,vectors=8,reread=reverse 0.876"
   " cluster_shared@cluster=16,threads=256 0.853"
   " grid_shared@warps=16,blocks_per_sm=1 0.848"
   " grid_shared@warps=8,blocks_per_sm=2 0.837"
   " split_k@threads=256,vectors=16,reread=reverse 0.805"
   " two_pass@threads=1024,vectors=4 0.135"},
  {"softmax", "fp32", "fp32", "rows=4 cols=3840224", 0.745,
   "grid_resident@warps=16,vectors=16 1.000"
   " split_k@threads=256,vectors=8,reread=reverse 0.791"
   " split_k@threads=256,vectors=16,reread=reverse 0.780"
   " split_k_persistent@threads=256,vectors=16 0.727"
   " split_k_persistent@threads=256,vectors=4 0.725"
   " split_k@threads=256,vectors=4,reread=reverse 0.724"
   " split_k_persistent@threads=256,vectors=2 0.699"
   " grid_shared@warps=16,blocks_per_sm=1 0.684"
   " grid_shared@warps=8,blocks_per_sm=2 0.653"
   " split_k@threads=256,vectors=2,reread=reverse 0.564"
   " two_pass@threads=1024,vectors=4 0.067"},
  {"softmax", "bf16", "bf16", "rows=4 cols=384568", 0.505,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=8 0.996"
   " cluster_packed@cluster=16,vectors=10 0.942"
   " cluster_shared@cluster=16,threads=512 0.901"
   " cluster_shared@cluster=16,threads=256 0.817"
   " grid_shared@warps=16,blocks_per_sm=1 0.810"
   " cluster_registers@cluster=8,elements=64 0.770"
   " grid_shared@warps=8,blocks_per_sm=2 0.769"
   " grid_resident@warps=32,vectors=4 0.748"
   " grid_resident@warps=16,vectors=16 0.746"
   " cluster_shared@cluster=8,threads=512 0.666"
   " cluster_shared@cluster=8,threads=256 0.586"
   " cluster_shared@cluster=4,threads=512 0.398"
   " cluster_shared@cluster=4,threads=256 0.368"
   " two_pass@threads=512,vectors=4 0.103"},
  {"softmax", "bf16", "bf16", "rows=4 cols=384568 direction=backward", 0.665,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.967"
   " split_k_cooperative_backward@threads=256,vectors=4 0.839"
   " split_k_cooperative_backward@threads=512,vectors=2 0.835"
   " grid_resident_backward@warps=16,vectors=4 0.835"
   " grid_resident_backward@warps=16,vectors=8 0.830"
   " cluster_shared_backward@cluster=16,threads=512 0.816"
   " cluster_shared_backward@cluster=16,threads=256 0.808"
   " cluster_shared_backward@cluster=8,threads=512 0.681"
   " cluster_shared_backward@cluster=8,threads=256 0.613"
   " two_pass_backward@threads=1024,vectors=2 0.128"},
  {"softmax", "fp16", "fp16", "rows=4 cols=3856640 direction=backward", 0.739,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.813"
   " split_k_cooperative_backward@threads=256,vectors=4 0.774"
   " two_pass_backward@threads=1024,vectors=2 0.084"},
  {"softmax", "fp16", "fp16", "rows=4 cols=3856640", 0.703,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.992"
   " grid_shared@warps=16,blocks_per_sm=1 0.920"
   " split_k@threads=256,vectors=8,reread=reverse 0.892"
   " split_k@threads=256,vectors=4,reread=reverse 0.888"
   " split_k@threads=256,vectors=16,reread=reverse 0.819"
   " split_k_persistent@threads=256,vectors=16 0.816"
   " grid_shared@warps=8,blocks_per_sm=2 0.790"
   " split_k@threads=256,vectors=2,reread=reverse 0.737"
   " split_k_persistent@threads=256,vectors=4 0.727"
   " split_k_persistent@threads=256,vectors=2 0.659"
   " two_pass@threads=1024,vectors=4 0.071"},
  {"softmax", "fp16", "fp16", "rows=4 cols=400000 direction=backward", 0.619,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=8 0.997"
   " split_k_cooperative_backward@threads=256,vectors=4 0.923"
   " split_k_cooperative_backward@threads=512,vectors=2 0.919"
   " grid_resident_backward@warps=16,vectors=4 0.912"
   " grid_resident_backward@warps=16,vectors=8 0.901"
   " cluster_shared_backward@cluster=16,threads=512 0.856"
   " cluster_shared_backward@cluster=16,threads=256 0.856"
   " cluster_shared_backward@cluster=8,threads=256 0.742"
   " cluster_shared_backward@cluster=8,threads=512 0.704"
   " two_pass_backward@threads=1024,vectors=2 0.147"},
  {"softmax", "fp32", "fp32", "rows=4 cols=400000 direction=backward", 0.675,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=256,vectors=4 0.960"
   " grid_resident_backward@warps=16,vectors=4 0.945"
   " split_k_cooperative_backward@threads=512,vectors=2 0.854"
   " cluster_shared_backward@cluster=16,threads=256 0.752"
   " cluster_shared_backward@cluster=16,threads=512 0.736"
   " two_pass_backward@threads=1024,vectors=2 0.123"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4096", 0.505,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.649"
   " smem_cache_medium@blocks=2 0.641"
   " scalar@threads=256,elements=8 0.630"
   " split_k_persistent@threads=256,vectors=16 0.405"
   " split_k_cooperative@threads=256,vectors=16 0.395"
   " split_k@threads=256,vectors=16,reread=forward 0.386"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.266"
   " multi_kernel@intermediate=input 0.218"},
  {"softmax", "fp32", "fp32", "rows=4 cols=4096", 0.470,
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
  {"softmax", "fp16", "fp16", "rows=4 cols=4097", 0.420,
   "two_pass@threads=256,vectors=1 1.000"
   " smem_cache_medium@blocks=2 0.755"
   " register_cache@threads=256,vectors=16 0.743"
   " scalar@threads=256,elements=8 0.660"
   " split_k_persistent@threads=256,vectors=16 0.486"
   " split_k_cooperative@threads=256,vectors=16 0.475"
   " split_k@threads=256,vectors=16,reread=forward 0.451"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.310"
   " multi_kernel@intermediate=input 0.248"},
  {"softmax", "bf16", "bf16", "rows=4 cols=412096", 0.491,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=10 0.987"
   " cluster_shared@cluster=16,threads=512 0.910"
   " cluster_shared@cluster=16,threads=256 0.856"
   " grid_shared@warps=16,blocks_per_sm=1 0.817"
   " grid_shared@warps=8,blocks_per_sm=2 0.809"
   " grid_resident@warps=32,vectors=4 0.785"
   " grid_resident@warps=16,vectors=16 0.777"
   " cluster_shared@cluster=8,threads=512 0.669"
   " cluster_shared@cluster=8,threads=256 0.613"
   " cluster_shared@cluster=4,threads=512 0.406"
   " cluster_shared@cluster=4,threads=256 0.367"
   " two_pass@threads=512,vectors=4 0.104"},
  {"softmax", "bf16", "bf16", "rows=4 cols=412096 direction=backward", 0.666,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.974"
   " split_k_cooperative_backward@threads=256,vectors=4 0.854"
   " grid_resident_backward@warps=16,vectors=4 0.850"
   " split_k_cooperative_backward@threads=512,vectors=2 0.847"
   " grid_resident_backward@warps=16,vectors=8 0.839"
   " cluster_shared_backward@cluster=16,threads=512 0.809"
   " cluster_shared_backward@cluster=16,threads=256 0.803"
   " cluster_shared_backward@cluster=8,threads=512 0.667"
   " cluster_shared_backward@cluster=8,threads=256 0.664"
   " two_pass_backward@threads=1024,vectors=2 0.135"},
  {"softmax", "fp16", "fp16", "rows=4 cols=4487", 0.527,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.961"
   " cluster_registers@cluster=16,elements=16 0.920"
   " cluster_registers@cluster=8,elements=16 0.882"
   " cluster_registers@cluster=1,elements=32 0.871"
   " register_cache@threads=512,vectors=4 0.853"
   " register_cache@threads=256,vectors=8 0.820"
   " two_pass@threads=512,vectors=2 0.815"
   " cluster_registers@cluster=2,elements=32 0.785"
   " cluster_registers@cluster=4,elements=32 0.780"
   " cluster_registers@cluster=1,elements=64 0.716"
   " cluster_shared@cluster=1,threads=512 0.709"
   " cluster_shared@cluster=1,threads=256 0.707"
   " cluster_registers@cluster=4,elements=64 0.674"
   " cluster_registers@cluster=2,elements=64 0.661"
   " register_cache@threads=256,vectors=16 0.626"},
  {"softmax", "fp16", "fp16", "rows=4 cols=50257", 0.209,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.976"
   " split_k@threads=256,vectors=16,reread=forward 0.899"
   " multi_kernel@intermediate=input 0.681"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.653"
   " two_pass@threads=256,vectors=1 0.551"
   " scalar@threads=256,elements=8 0.243"},
  {"softmax", "fp32", "fp32", "rows=4 cols=50257", 0.231,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 1.000"
   " split_k@threads=256,vectors=16,reread=forward 0.957"
   " multi_kernel@intermediate=input 0.588"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.519"
   " vector4@threads=256,vectors=4 0.406"
   " two_pass@threads=256,vectors=1 0.230"
   " scalar@threads=256,elements=8 0.223"},
  {"softmax", "fp16", "fp16", "rows=4 cols=512", 0.544,
   "two_pass@threads=256,vectors=1 1.000"
   " scalar@threads=256,elements=8 0.763"
   " register_cache@threads=256,vectors=16 0.551"
   " smem_cache_medium@blocks=2 0.548"
   " split_k_persistent@threads=256,vectors=16 0.342"
   " split_k_cooperative@threads=256,vectors=16 0.334"
   " multi_kernel@intermediate=input 0.331"
   " split_k@threads=256,vectors=16,reread=forward 0.324"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.216"},
  {"softmax", "fp16", "fp16", "rows=4 cols=524288", 0.368,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.980"
   " split_k@threads=256,vectors=16,reread=forward 0.932"
   " multi_kernel@intermediate=input 0.234"
   " two_pass@threads=256,vectors=1 0.062"
   " scalar@threads=256,elements=8 0.019"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65536", 0.364,
   "split_k@threads=128,vectors=2,reread=reverse 1.000"
   " split_k@threads=256,vectors=2,reread=reverse 0.986"
   " split_k@threads=256,vectors=4,reread=reverse 0.900"
   " split_k_persistent@threads=256,vectors=2 0.884"
   " split_k_cooperative@threads=256,vectors=2 0.879"
   " split_k_persistent@threads=256,vectors=4 0.815"
   " split_k_cooperative@threads=256,vectors=4 0.809"
   " split_k@threads=512,vectors=4,reread=reverse 0.755"
   " split_k@threads=256,vectors=8,reread=reverse 0.749"
   " split_k_persistent@threads=512,vectors=4 0.727"
   " split_k_cooperative@threads=512,vectors=4 0.722"
   " split_k@threads=512,vectors=8,reread=reverse 0.601"
   " split_k_persistent@threads=256,vectors=16 0.587"
   " split_k_cooperative@threads=256,vectors=16 0.572"
   " two_pass@threads=1024,vectors=4 0.570"
   " split_k@threads=256,vectors=16,reread=reverse 0.542"
   " split_k@threads=256,vectors=16,reread=forward 0.542"
   " two_pass@threads=512,vectors=4 0.520"
   " two_pass@threads=1024,vectors=2 0.512"
   " cluster_shared@cluster=1,threads=256 0.477"
   " smem_cache_extreme@threads=512,registers=16,shared=12 0.430"
   " multi_kernel@intermediate=input 0.410"
   " two_pass@threads=512,vectors=2 0.406"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.386"
   " two_pass@threads=256,vectors=4 0.298"
   " two_pass@threads=256,vectors=1 0.269"
   " two_pass@threads=128,vectors=1 0.153"
   " scalar@threads=256,elements=8 0.111"},
  {"softmax", "fp32", "fp32", "rows=4 cols=65536", 0.237,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.992"
   " split_k@threads=256,vectors=16,reread=forward 0.956"
   " multi_kernel@intermediate=input 0.579"
   " vector4@threads=256,vectors=4 0.303"
   " two_pass@threads=256,vectors=1 0.179"
   " scalar@threads=256,elements=8 0.136"},
  {"softmax", "fp16", "fp16", "rows=4 cols=65537", 0.209,
   "split_k_persistent@threads=256,vectors=16 1.000"
   " split_k_cooperative@threads=256,vectors=16 0.976"
   " split_k@threads=256,vectors=16,reread=forward 0.915"
   " multi_kernel@intermediate=input 0.671"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.635"
   " two_pass@threads=256,vectors=1 0.455"
   " scalar@threads=256,elements=8 0.193"},
  {"softmax", "bf16", "bf16", "rows=4 cols=79504", 0.518,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.968"
   " cluster_registers@cluster=8,elements=16 0.921"
   " cluster_registers@cluster=8,elements=32 0.915"
   " cluster_registers@cluster=16,elements=64 0.905"
   " cluster_packed@cluster=16,vectors=8 0.855"
   " cluster_shared@cluster=16,threads=256 0.854"
   " cluster_registers@cluster=8,elements=64 0.853"
   " cluster_shared@cluster=16,threads=512 0.841"
   " cluster_packed@cluster=8,vectors=10 0.808"
   " cluster_packed@cluster=16,vectors=10 0.806"
   " cluster_packed@cluster=8,vectors=8 0.775"
   " cluster_shared@cluster=8,threads=256 0.768"
   " cluster_shared@cluster=8,threads=512 0.754"
   " cluster_registers@cluster=4,elements=64 0.735"
   " cluster_packed@cluster=4,vectors=10 0.699"
   " cluster_packed@cluster=4,vectors=8 0.684"
   " cluster_shared@cluster=4,threads=512 0.624"
   " grid_shared@warps=16,blocks_per_sm=1 0.604"
   " cluster_shared@cluster=4,threads=256 0.571"
   " grid_shared@warps=8,blocks_per_sm=2 0.567"
   " cluster_registers@cluster=2,elements=64 0.546"
   " cluster_packed@cluster=2,vectors=10 0.523"
   " grid_resident@warps=32,vectors=4 0.516"
   " grid_resident@warps=16,vectors=16 0.514"
   " cluster_shared@cluster=2,threads=512 0.462"
   " cluster_shared@cluster=2,threads=256 0.398"
   " cluster_shared@cluster=1,threads=512 0.299"
   " two_pass@threads=512,vectors=4 0.254"},
  {"softmax", "bf16", "bf16", "rows=4 cols=79504 direction=backward", 0.674,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.970"
   " cluster_registers_backward@cluster=8,vectors=4 0.932"
   " cluster_registers_backward@cluster=8,vectors=2 0.931"
   " cluster_registers_backward@cluster=16,vectors=8 0.920"
   " cluster_shared_backward@cluster=16,threads=256 0.826"
   " cluster_shared_backward@cluster=16,threads=512 0.813"
   " cluster_registers_backward@cluster=4,vectors=4 0.788"
   " cluster_registers_backward@cluster=8,vectors=8 0.788"
   " cluster_shared_backward@cluster=8,threads=256 0.750"
   " cluster_registers_backward@cluster=4,vectors=8 0.747"
   " cluster_shared_backward@cluster=8,threads=512 0.729"
   " split_k_cooperative_backward@threads=256,vectors=4 0.603"
   " split_k_cooperative_backward@threads=512,vectors=2 0.603"
   " cluster_registers_backward@cluster=2,vectors=8 0.593"
   " grid_resident_backward@warps=16,vectors=4 0.586"
   " grid_resident_backward@warps=16,vectors=8 0.564"
   " cluster_shared_backward@cluster=2,threads=512 0.483"
   " two_pass_backward@threads=1024,vectors=2 0.293"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8192", 0.387,
   "two_pass@threads=256,vectors=1 1.000"
   " register_cache@threads=256,vectors=16 0.863"
   " smem_cache_medium@blocks=2 0.851"
   " split_k_persistent@threads=256,vectors=16 0.547"
   " scalar@threads=256,elements=8 0.547"
   " split_k_cooperative@threads=256,vectors=16 0.533"
   " split_k@threads=256,vectors=16,reread=forward 0.522"
   " multi_kernel@intermediate=input 0.457"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.365"},
  {"softmax", "fp32", "fp32", "rows=4 cols=82058 direction=backward", 0.661,
   "cluster_registers_backward@cluster=16,vectors=4 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.972"
   " cluster_registers_backward@cluster=16,vectors=8 0.943"
   " cluster_registers_backward@cluster=8,vectors=4 0.910"
   " cluster_registers_backward@cluster=8,vectors=8 0.853"
   " cluster_shared_backward@cluster=16,threads=256 0.853"
   " cluster_shared_backward@cluster=16,threads=512 0.853"
   " cluster_shared_backward@cluster=8,threads=256 0.767"
   " cluster_shared_backward@cluster=8,threads=512 0.752"
   " split_k_cooperative_backward@threads=256,vectors=4 0.710"
   " split_k_cooperative_backward@threads=512,vectors=2 0.676"
   " grid_resident_backward@warps=16,vectors=4 0.671"
   " grid_resident_backward@warps=16,vectors=8 0.670"
   " two_pass_backward@threads=1024,vectors=2 0.197"},
  {"softmax", "fp32", "fp32", "rows=4 cols=82058", 0.521,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.912"
   " cluster_shared@cluster=16,threads=512 0.869"
   " cluster_packed@cluster=16,vectors=8 0.843"
   " cluster_registers@cluster=8,elements=16 0.830"
   " cluster_shared@cluster=16,threads=256 0.817"
   " cluster_registers@cluster=8,elements=32 0.811"
   " cluster_packed@cluster=8,vectors=8 0.764"
   " cluster_packed@cluster=16,vectors=10 0.755"
   " cluster_shared@cluster=8,threads=512 0.713"
   " cluster_packed@cluster=8,vectors=10 0.699"
   " cluster_shared@cluster=8,threads=256 0.679"
   " cluster_registers@cluster=8,elements=64 0.666"
   " cluster_registers@cluster=16,elements=64 0.643"
   " grid_shared@warps=16,blocks_per_sm=1 0.629"
   " grid_shared@warps=8,blocks_per_sm=2 0.595"
   " cluster_registers@cluster=4,elements=64 0.567"
   " grid_resident@warps=16,vectors=16 0.564"
   " grid_resident@warps=32,vectors=4 0.542"
   " cluster_shared@cluster=4,threads=512 0.520"
   " cluster_shared@cluster=4,threads=256 0.477"
   " cluster_shared@cluster=2,threads=512 0.364"
   " cluster_shared@cluster=2,threads=256 0.294"
   " two_pass@threads=512,vectors=4 0.193"},
  {"softmax", "fp16", "fp16", "rows=4 cols=8388608", 0.576,
   "split_k@threads=256,vectors=8,reread=reverse 1.000"
   " split_k@threads=256,vectors=16,reread=reverse 0.988"
   " split_k@threads=256,vectors=16,reread=forward 0.981"
   " split_k@threads=256,vectors=4,reread=reverse 0.975"
   " split_k_cooperative@threads=256,vectors=16 0.971"
   " split_k_cooperative@threads=512,vectors=4 0.968"
   " split_k_persistent@threads=512,vectors=4 0.960"
   " split_k@threads=512,vectors=4,reread=reverse 0.958"
   " split_k_cooperative@threads=256,vectors=4 0.951"
   " split_k_persistent@threads=256,vectors=4 0.951"
   " split_k_persistent@threads=256,vectors=16 0.947"
   " split_k@threads=512,vectors=8,reread=reverse 0.916"
   " split_k_cooperative@threads=256,vectors=2 0.892"
   " split_k_persistent@threads=256,vectors=2 0.859"
   " split_k@threads=256,vectors=2,reread=reverse 0.691"
   " split_k@threads=128,vectors=2,reread=reverse 0.346"
   " two_pass@threads=1024,vectors=4 0.083"
   " multi_kernel@intermediate=input 0.079"
   " two_pass@threads=1024,vectors=2 0.067"
   " two_pass@threads=512,vectors=4 0.062"
   " two_pass@threads=512,vectors=2 0.041"
   " two_pass@threads=256,vectors=4 0.028"
   " two_pass@threads=256,vectors=1 0.019"
   " two_pass@threads=128,vectors=1 0.010"
   " scalar@threads=256,elements=8 0.005"},
  {"softmax", "fp32", "fp32", "rows=4 cols=875008 stride=875071", 0.622,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.994"
   " split_k_persistent@threads=256,vectors=16 0.972"
   " split_k@threads=256,vectors=4,reread=reverse 0.959"
   " split_k@threads=256,vectors=8,reread=reverse 0.892"
   " split_k@threads=256,vectors=16,reread=reverse 0.883"
   " split_k@threads=256,vectors=2,reread=reverse 0.869"
   " split_k_persistent@threads=256,vectors=4 0.833"
   " grid_shared@warps=16,blocks_per_sm=1 0.791"
   " grid_shared@warps=8,blocks_per_sm=2 0.783"
   " cluster_shared@cluster=16,threads=512 0.662"
   " split_k_persistent@threads=256,vectors=2 0.592"
   " cluster_shared@cluster=16,threads=256 0.585"
   " two_pass@threads=1024,vectors=4 0.093"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=131072", 0.914,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_packed@cluster=8,vectors=10 0.999"
   " cluster_packed@cluster=16,vectors=10 0.998"
   " cluster_packed@cluster=8,vectors=8 0.989"
   " cluster_registers@cluster=8,elements=64 0.987"
   " cluster_registers@cluster=16,elements=64 0.985"
   " cluster_shared@cluster=8,threads=256 0.940"
   " cluster_shared@cluster=4,threads=256 0.923"
   " cluster_registers@cluster=4,elements=64 0.747"
   " two_pass@threads=512,vectors=4 0.726"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=2048 direction=backward", 0.996,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=128,vectors=2 0.996"
   " cluster_registers_backward@cluster=1,vectors=2 0.991"
   " cluster_registers_backward@cluster=1,vectors=4 0.973"
   " two_pass_backward@threads=256,vectors=2 0.917"
   " cluster_registers_backward@cluster=1,vectors=8 0.914"
   " cluster_shared_backward@cluster=1,threads=256 0.874"
   " register_cache_backward@threads=512,vectors=2 0.793"
   " cluster_registers_backward@cluster=2,vectors=2 0.763"
   " cluster_registers_backward@cluster=2,vectors=4 0.748"
   " two_pass_backward@threads=512,vectors=2 0.725"
   " cluster_registers_backward@cluster=2,vectors=8 0.665"
   " cluster_shared_backward@cluster=1,threads=512 0.583"
   " register_cache_backward@threads=512,vectors=4 0.511"
   " cluster_shared_backward@cluster=2,threads=256 0.480"
   " register_cache_backward@threads=256,vectors=8 0.467"
   " cluster_registers_backward@cluster=4,vectors=2 0.466"
   " register_cache_backward@threads=1024,vectors=2 0.448"
   " two_pass_backward@threads=1024,vectors=2 0.439"
   " cluster_registers_backward@cluster=4,vectors=4 0.435"
   " cluster_registers_backward@cluster=4,vectors=8 0.369"
   " cluster_shared_backward@cluster=2,threads=512 0.284"
   " register_cache_backward@threads=512,vectors=8 0.252"
   " cluster_registers_backward@cluster=8,vectors=2 0.249"
   " cluster_registers_backward@cluster=8,vectors=4 0.232"
   " cluster_registers_backward@cluster=8,vectors=8 0.196"
   " cluster_registers_backward@cluster=16,vectors=2 0.121"
   " cluster_registers_backward@cluster=16,vectors=4 0.112"
   " cluster_registers_backward@cluster=16,vectors=8 0.093"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=2048 direction=backward", 1.005,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=4 0.992"
   " cluster_registers_backward@cluster=2,vectors=2 0.991"
   " register_cache_backward@threads=256,vectors=2 0.988"
   " cluster_registers_backward@cluster=1,vectors=4 0.985"
   " two_pass_backward@threads=256,vectors=2 0.982"
   " cluster_registers_backward@cluster=1,vectors=2 0.981"
   " cluster_registers_backward@cluster=1,vectors=8 0.978"
   " cluster_registers_backward@cluster=2,vectors=8 0.977"
   " register_cache_backward@threads=256,vectors=8 0.966"
   " cluster_shared_backward@cluster=1,threads=256 0.961"
   " two_pass_backward@threads=512,vectors=2 0.907"
   " cluster_shared_backward@cluster=1,threads=512 0.866"
   " cluster_shared_backward@cluster=2,threads=256 0.837"
   " register_cache_backward@threads=512,vectors=4 0.823"
   " register_cache_backward@threads=1024,vectors=2 0.740"
   " cluster_registers_backward@cluster=4,vectors=4 0.735"
   " cluster_registers_backward@cluster=4,vectors=2 0.718"
   " cluster_registers_backward@cluster=4,vectors=8 0.685"
   " register_cache_backward@threads=512,vectors=8 0.476"
   " cluster_shared_backward@cluster=2,threads=512 0.461"
   " two_pass_backward@threads=1024,vectors=2 0.444"
   " cluster_registers_backward@cluster=8,vectors=2 0.443"
   " cluster_registers_backward@cluster=8,vectors=4 0.436"
   " cluster_registers_backward@cluster=8,vectors=8 0.401"
   " cluster_registers_backward@cluster=16,vectors=2 0.215"
   " cluster_registers_backward@cluster=16,vectors=4 0.211"
   " cluster_registers_backward@cluster=16,vectors=8 0.195"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=3000", 0.935,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=128,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=64 0.974"
   " cluster_registers@cluster=1,elements=16 0.968"
   " register_cache@threads=256,vectors=2 0.942"
   " register_cache@threads=256,vectors=4 0.780"
   " cluster_shared@cluster=1,threads=256 0.671"
   " register_cache@threads=256,vectors=8 0.492"
   " cluster_shared@cluster=1,threads=512 0.448"
   " register_cache@threads=256,vectors=16 0.299"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=3000", 0.948,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.984"
   " cluster_registers@cluster=1,elements=16 0.981"
   " cluster_registers@cluster=1,elements=64 0.948"
   " cluster_shared@cluster=1,threads=256 0.840"
   " register_cache@threads=256,vectors=8 0.802"
   " cluster_shared@cluster=1,threads=512 0.609"
   " register_cache@threads=256,vectors=16 0.470"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096 direction=backward", 0.999,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.995"
   " register_cache_backward@threads=256,vectors=2 0.992"
   " cluster_registers_backward@cluster=1,vectors=2 0.990"
   " two_pass_backward@threads=256,vectors=2 0.983"
   " cluster_registers_backward@cluster=1,vectors=4 0.983"
   " cluster_registers_backward@cluster=2,vectors=4 0.980"
   " cluster_shared_backward@cluster=1,threads=256 0.954"
   " two_pass_backward@threads=512,vectors=2 0.934"
   " cluster_registers_backward@cluster=1,vectors=8 0.931"
   " cluster_shared_backward@cluster=1,threads=512 0.822"
   " cluster_shared_backward@cluster=2,threads=256 0.798"
   " register_cache_backward@threads=512,vectors=4 0.749"
   " cluster_registers_backward@cluster=2,vectors=8 0.744"
   " register_cache_backward@threads=256,vectors=8 0.723"
   " cluster_registers_backward@cluster=4,vectors=2 0.692"
   " register_cache_backward@threads=1024,vectors=2 0.687"
   " cluster_registers_backward@cluster=4,vectors=4 0.680"
   " two_pass_backward@threads=1024,vectors=2 0.624"
   " cluster_registers_backward@cluster=4,vectors=8 0.607"
   " cluster_shared_backward@cluster=2,threads=512 0.428"
   " cluster_registers_backward@cluster=8,vectors=2 0.426"
   " register_cache_backward@threads=512,vectors=8 0.401"
   " cluster_registers_backward@cluster=8,vectors=4 0.400"
   " cluster_registers_backward@cluster=8,vectors=8 0.343"
   " cluster_registers_backward@cluster=16,vectors=2 0.207"
   " cluster_registers_backward@cluster=16,vectors=4 0.194"
   " cluster_registers_backward@cluster=16,vectors=8 0.165"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096 direction=backward", 1.005,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.992"
   " cluster_registers_backward@cluster=1,vectors=4 0.990"
   " cluster_registers_backward@cluster=4,vectors=2 0.990"
   " register_cache_backward@threads=1024,vectors=2 0.990"
   " two_pass_backward@threads=512,vectors=2 0.989"
   " register_cache_backward@threads=512,vectors=2 0.988"
   " cluster_registers_backward@cluster=2,vectors=4 0.988"
   " cluster_registers_backward@cluster=1,vectors=8 0.988"
   " cluster_registers_backward@cluster=1,vectors=2 0.987"
   " cluster_registers_backward@cluster=2,vectors=2 0.987"
   " cluster_registers_backward@cluster=4,vectors=4 0.986"
   " cluster_registers_backward@cluster=2,vectors=8 0.984"
   " cluster_shared_backward@cluster=1,threads=512 0.981"
   " cluster_shared_backward@cluster=2,threads=256 0.969"
   " two_pass_backward@threads=256,vectors=2 0.961"
   " cluster_shared_backward@cluster=1,threads=256 0.959"
   " cluster_registers_backward@cluster=4,vectors=8 0.948"
   " cluster_shared_backward@cluster=2,threads=512 0.784"
   " register_cache_backward@threads=512,vectors=8 0.710"
   " cluster_registers_backward@cluster=8,vectors=4 0.680"
   " cluster_registers_backward@cluster=8,vectors=2 0.661"
   " cluster_registers_backward@cluster=8,vectors=8 0.639"
   " two_pass_backward@threads=1024,vectors=2 0.622"
   " cluster_registers_backward@cluster=16,vectors=2 0.381"
   " cluster_registers_backward@cluster=16,vectors=4 0.374"
   " cluster_registers_backward@cluster=16,vectors=8 0.351"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=4096", 0.949,
   "register_cache@threads=128,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.994"
   " register_cache@threads=256,vectors=2 0.991"
   " cluster_registers@cluster=1,elements=64 0.986"
   " cluster_registers@cluster=1,elements=16 0.967"
   " register_cache@threads=256,vectors=4 0.887"
   " cluster_shared@cluster=1,threads=256 0.775"
   " register_cache@threads=256,vectors=8 0.602"
   " cluster_shared@cluster=1,threads=512 0.530"
   " register_cache@threads=256,vectors=16 0.373"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=4096", 0.947,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.993"
   " cluster_registers@cluster=1,elements=16 0.987"
   " cluster_registers@cluster=1,elements=64 0.976"
   " register_cache@threads=256,vectors=8 0.961"
   " cluster_shared@cluster=1,threads=256 0.943"
   " cluster_shared@cluster=1,threads=512 0.718"
   " register_cache@threads=256,vectors=16 0.595"},
  {"softmax", "fp16", "fp16", "rows=4096 cols=8191 direction=backward", 0.987,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.971"
   " cluster_registers_backward@cluster=2,vectors=4 0.963"
   " cluster_shared_backward@cluster=1,threads=256 0.951"
   " register_cache_backward@threads=512,vectors=4 0.928"
   " cluster_shared_backward@cluster=1,threads=512 0.924"
   " register_cache_backward@threads=256,vectors=8 0.923"
   " two_pass_backward@threads=256,vectors=2 0.914"
   " cluster_registers_backward@cluster=1,vectors=2 0.909"
   " cluster_shared_backward@cluster=2,threads=256 0.904"
   " cluster_registers_backward@cluster=1,vectors=8 0.902"
   " cluster_registers_backward@cluster=2,vectors=2 0.900"
   " two_pass_backward@threads=512,vectors=2 0.893"
   " cluster_registers_backward@cluster=4,vectors=2 0.849"
   " cluster_registers_backward@cluster=2,vectors=8 0.788"
   " cluster_registers_backward@cluster=4,vectors=4 0.765"
   " register_cache_backward@threads=1024,vectors=2 0.627"
   " cluster_shared_backward@cluster=2,threads=512 0.604"
   " register_cache_backward@threads=512,vectors=8 0.581"
   " cluster_registers_backward@cluster=4,vectors=8 0.558"
   " cluster_registers_backward@cluster=8,vectors=2 0.540"
   " two_pass_backward@threads=1024,vectors=2 0.538"
   " cluster_registers_backward@cluster=8,vectors=4 0.459"
   " cluster_registers_backward@cluster=8,vectors=8 0.342"
   " cluster_registers_backward@cluster=16,vectors=2 0.271"
   " cluster_registers_backward@cluster=16,vectors=4 0.259"
   " cluster_registers_backward@cluster=16,vectors=8 0.163"},
  {"softmax", "fp32", "fp32", "rows=4096 cols=8191 direction=backward", 0.997,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.998"
   " cluster_registers_backward@cluster=4,vectors=4 0.993"
   " register_cache_backward@threads=512,vectors=4 0.992"
   " register_cache_backward@threads=1024,vectors=2 0.992"
   " register_cache_backward@threads=256,vectors=8 0.990"
   " cluster_registers_backward@cluster=2,vectors=4 0.989"
   " cluster_shared_backward@cluster=1,threads=512 0.987"
   " cluster_shared_backward@cluster=2,threads=512 0.985"
   " cluster_shared_backward@cluster=2,threads=256 0.976"
   " cluster_registers_backward@cluster=1,vectors=8 0.974"
   " cluster_registers_backward@cluster=2,vectors=8 0.973"
   " cluster_shared_backward@cluster=1,threads=256 0.963"
   " cluster_registers_backward@cluster=4,vectors=8 0.955"
   " two_pass_backward@threads=512,vectors=2 0.941"
   " cluster_registers_backward@cluster=8,vectors=2 0.927"
   " register_cache_backward@threads=512,vectors=8 0.906"
   " cluster_registers_backward@cluster=8,vectors=4 0.892"
   " cluster_registers_backward@cluster=1,vectors=4 0.890"
   " two_pass_backward@threads=1024,vectors=2 0.795"
   " cluster_registers_backward@cluster=8,vectors=8 0.757"
   " two_pass_backward@threads=256,vectors=2 0.704"
   " cluster_registers_backward@cluster=16,vectors=2 0.540"
   " cluster_registers_backward@cluster=16,vectors=4 0.504"
   " cluster_registers_backward@cluster=16,vectors=8 0.445"},
  {"softmax", "bf16", "bf16", "rows=41 cols=18336", 0.618,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.972"
   " cluster_registers@cluster=4,elements=32 0.946"
   " cluster_registers@cluster=2,elements=32 0.921"
   " cluster_registers@cluster=4,elements=64 0.886"
   " cluster_registers@cluster=2,elements=64 0.865"
   " cluster_registers@cluster=1,elements=64 0.837"
   " cluster_shared@cluster=1,threads=512 0.759"
   " cluster_shared@cluster=1,threads=256 0.704"
   " two_pass@threads=512,vectors=2 0.599"
   " register_cache@threads=256,vectors=16 0.596"},
  {"softmax", "bf16", "bf16", "rows=41 cols=20636", 0.608,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.985"
   " cluster_registers@cluster=4,elements=32 0.929"
   " cluster_registers@cluster=2,elements=32 0.922"
   " cluster_registers@cluster=4,elements=64 0.809"
   " cluster_registers@cluster=2,elements=64 0.803"
   " cluster_registers@cluster=1,elements=64 0.799"
   " cluster_shared@cluster=1,threads=512 0.633"
   " cluster_shared@cluster=1,threads=256 0.571"
   " two_pass@threads=512,vectors=2 0.560"
   " register_cache@threads=256,vectors=16 0.536"},
  {"softmax", "bf16", "bf16", "rows=41174 cols=431", 0.779,
   "staged_rows@threads=128,bytes=8192 1.000"
   " lane_elements@threads=128,elements=8 0.979"
   " staged_rows@threads=64,bytes=4096 0.979"
   " warp_rows@threads=64,vectors=4 0.966"
   " warp_rows@threads=128,vectors=4 0.964"
   " warp_rows@threads=128,vectors=2 0.777"
   " cluster_registers@cluster=1,elements=16 0.755"
   " cluster_registers@cluster=1,elements=32 0.564"
   " register_cache@threads=128,vectors=1 0.501"
   " register_cache@threads=128,vectors=2 0.419"
   " two_pass@threads=256,vectors=1 0.276"},
  {"softmax", "bf16", "bf16", "rows=41174 cols=431 direction=backward", 0.885,
   "warp_rows_backward@threads=128,vectors=4 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.995"
   " lane_elements_backward@threads=128,elements=8 0.961"
   " warp_rows_backward@threads=128,vectors=2 0.882"
   " staged_rows_backward@threads=64,bytes=2048 0.857"
   " register_cache_backward@threads=128,vectors=1 0.806"
   " register_cache_backward@threads=128,vectors=2 0.650"
   " register_cache_backward@threads=256,vectors=2 0.348"
   " two_pass_backward@threads=256,vectors=2 0.294"},
  {"softmax", "fp32", "fp32", "rows=414 cols=10048 stride=10083", 0.754,
   "cluster_registers@cluster=2,elements=32 1.000"
   " register_cache@threads=256,vectors=16 0.994"
   " cluster_registers@cluster=1,elements=32 0.961"
   " cluster_shared@cluster=1,threads=512 0.920"
   " two_pass@threads=512,vectors=2 0.920"
   " cluster_registers@cluster=4,elements=32 0.887"
   " cluster_shared@cluster=1,threads=256 0.833"
   " cluster_registers@cluster=8,elements=16 0.740"
   " cluster_registers@cluster=1,elements=64 0.738"
   " cluster_registers@cluster=1,elements=16 0.737"
   " cluster_registers@cluster=2,elements=64 0.723"
   " cluster_registers@cluster=4,elements=64 0.715"
   " cluster_registers@cluster=16,elements=16 0.486"},
  {"softmax", "bf16", "bf16", "rows=419 cols=36608", 0.880,
   "cluster_packed@cluster=4,vectors=10 1.000"
   " cluster_packed@cluster=2,vectors=8 0.990"
   " cluster_packed@cluster=2,vectors=10 0.982"
   " cluster_packed@cluster=4,vectors=8 0.981"
   " cluster_registers@cluster=4,elements=32 0.924"
   " cluster_registers@cluster=8,elements=64 0.894"
   " cluster_registers@cluster=4,elements=64 0.887"
   " cluster_shared@cluster=2,threads=256 0.884"
   " cluster_registers@cluster=8,elements=32 0.867"
   " cluster_shared@cluster=1,threads=512 0.861"
   " cluster_registers@cluster=2,elements=64 0.856"
   " cluster_packed@cluster=8,vectors=8 0.842"
   " cluster_packed@cluster=8,vectors=10 0.839"
   " cluster_shared@cluster=2,threads=512 0.833"
   " grid_resident@warps=32,vectors=4 0.827"
   " cluster_shared@cluster=4,threads=256 0.818"
   " grid_resident@warps=16,vectors=16 0.801"
   " cluster_registers@cluster=8,elements=16 0.743"
   " grid_shared@warps=16,blocks_per_sm=1 0.742"
   " two_pass@threads=512,vectors=4 0.727"
   " grid_shared@warps=8,blocks_per_sm=2 0.713"
   " cluster_shared@cluster=8,threads=256 0.674"
   " cluster_registers@cluster=16,elements=16 0.633"
   " cluster_shared@cluster=4,threads=512 0.618"
   " cluster_registers@cluster=16,elements=32 0.604"
   " cluster_packed@cluster=16,vectors=10 0.561"
   " cluster_registers@cluster=16,elements=64 0.559"
   " cluster_packed@cluster=16,vectors=8 0.543"
   " cluster_shared@cluster=8,threads=512 0.437"
   " cluster_shared@cluster=16,threads=256 0.413"
   " cluster_shared@cluster=16,threads=512 0.254"},
  {"softmax", "bf16", "bf16", "rows=419 cols=36608 direction=backward", 0.978,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.992"
   " cluster_registers_backward@cluster=8,vectors=2 0.979"
   " cluster_registers_backward@cluster=2,vectors=4 0.969"
   " cluster_registers_backward@cluster=8,vectors=8 0.958"
   " cluster_shared_backward@cluster=2,threads=512 0.928"
   " cluster_registers_backward@cluster=16,vectors=4 0.919"
   " cluster_registers_backward@cluster=16,vectors=2 0.914"
   " cluster_registers_backward@cluster=4,vectors=2 0.913"
   " cluster_shared_backward@cluster=8,threads=256 0.878"
   " cluster_registers_backward@cluster=1,vectors=8 0.875"
   " cluster_registers_backward@cluster=2,vectors=8 0.865"
   " cluster_registers_backward@cluster=4,vectors=8 0.863"
   " cluster_registers_backward@cluster=16,vectors=8 0.848"
   " two_pass_backward@threads=1024,vectors=2 0.817"
   " grid_resident_backward@warps=16,vectors=8 0.780"
   " cluster_shared_backward@cluster=16,threads=256 0.627"
   " cluster_shared_backward@cluster=8,threads=512 0.626"
   " split_k_cooperative_backward@threads=256,vectors=4 0.615"
   " split_k_cooperative_backward@threads=512,vectors=2 0.585"
   " cluster_shared_backward@cluster=16,threads=512 0.396"},
  {"softmax", "fp16", "fp16", "rows=42 cols=1792", 0.690,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.967"
   " two_pass@threads=256,vectors=1 0.935"
   " cluster_registers@cluster=1,elements=32 0.882"
   " warp_rows@threads=64,vectors=4 0.788"
   " warp_rows@threads=128,vectors=2 0.786"
   " warp_rows@threads=128,vectors=4 0.786"
   " staged_rows@threads=64,bytes=4096 0.643"
   " staged_rows@threads=128,bytes=8192 0.639"},
  {"softmax", "fp32", "fp32", "rows=42 cols=325376 direction=backward", 0.775,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_shared_backward@cluster=16,threads=512 0.755"
   " split_k_cooperative_backward@threads=256,vectors=4 0.736"
   " cluster_shared_backward@cluster=16,threads=256 0.732"
   " split_k_cooperative_backward@threads=512,vectors=2 0.724"
   " two_pass_backward@threads=1024,vectors=2 0.612"},
  {"softmax", "fp32", "fp32", "rows=42 cols=325376", 0.803,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " grid_resident@warps=16,vectors=16 0.946"
   " grid_shared@warps=16,blocks_per_sm=1 0.826"
   " grid_shared@warps=8,blocks_per_sm=2 0.826"
   " cluster_shared@cluster=16,threads=512 0.825"
   " split_k@threads=256,vectors=4,reread=reverse 0.773"
   " split_k@threads=256,vectors=8,reread=reverse 0.764"
   " cluster_shared@cluster=16,threads=256 0.754"
   " split_k@threads=256,vectors=16,reread=reverse 0.726"
   " split_k@threads=256,vectors=2,reread=reverse 0.714"
   " cluster_registers@cluster=16,elements=64 0.706"
   " split_k_persistent@threads=256,vectors=16 0.672"
   " split_k_persistent@threads=256,vectors=4 0.635"
   " two_pass@threads=1024,vectors=4 0.547"
   " split_k_persistent@threads=256,vectors=2 0.506"},
  {"softmax", "fp16", "fp16", "rows=42186 cols=320 direction=backward", 0.988,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " lane_elements_backward@threads=128,elements=8 0.991"
   " warp_rows_backward@threads=128,vectors=4 0.988"
   " staged_rows_backward@threads=256,bytes=8192 0.904"
   " staged_rows_backward@threads=64,bytes=2048 0.883"
   " register_cache_backward@threads=128,vectors=1 0.734"
   " register_cache_backward@threads=128,vectors=2 0.581"
   " register_cache_backward@threads=256,vectors=2 0.318"
   " two_pass_backward@threads=256,vectors=2 0.290"},
  {"softmax", "fp16", "fp16", "rows=42186 cols=320", 0.937,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.993"
   " warp_rows@threads=128,vectors=2 0.869"
   " lane_elements@threads=128,elements=8 0.868"
   " staged_rows@threads=64,bytes=4096 0.839"
   " staged_rows@threads=128,bytes=8192 0.812"
   " cluster_registers@cluster=1,elements=16 0.549"
   " cluster_registers@cluster=1,elements=32 0.547"
   " register_cache@threads=128,vectors=1 0.451"
   " register_cache@threads=128,vectors=2 0.337"
   " two_pass@threads=256,vectors=1 0.219"},
  {"softmax", "bf16", "bf16", "rows=4290 cols=61", 0.794,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.986"
   " warp_rows@threads=128,vectors=2 0.712"
   " warp_rows@threads=64,vectors=4 0.690"
   " warp_rows@threads=128,vectors=4 0.686"
   " staged_rows@threads=64,bytes=4096 0.658"
   " staged_rows@threads=128,bytes=8192 0.652"
   " cluster_registers@cluster=1,elements=16 0.466"
   " cluster_registers@cluster=1,elements=32 0.383"
   " register_cache@threads=128,vectors=1 0.360"
   " register_cache@threads=128,vectors=2 0.311"
   " two_pass@threads=256,vectors=1 0.215"},
  {"softmax", "bf16", "bf16", "rows=4290 cols=61 direction=backward", 0.901,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.968"
   " warp_rows_backward@threads=128,vectors=2 0.748"
   " staged_rows_backward@threads=64,bytes=2048 0.674"
   " staged_rows_backward@threads=256,bytes=8192 0.658"
   " warp_rows_backward@threads=128,vectors=4 0.636"
   " register_cache_backward@threads=128,vectors=1 0.421"
   " register_cache_backward@threads=128,vectors=2 0.360"
   " register_cache_backward@threads=256,vectors=2 0.211"
   " two_pass_backward@threads=256,vectors=2 0.182"},
  {"softmax", "fp16", "fp16", "rows=43 cols=25599 direction=backward", 0.685,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.995"
   " cluster_registers_backward@cluster=4,vectors=2 0.990"
   " cluster_registers_backward@cluster=16,vectors=2 0.950"
   " cluster_registers_backward@cluster=8,vectors=4 0.945"
   " cluster_registers_backward@cluster=2,vectors=4 0.944"
   " cluster_registers_backward@cluster=4,vectors=4 0.929"
   " cluster_registers_backward@cluster=1,vectors=4 0.902"
   " cluster_shared_backward@cluster=8,threads=512 0.885"
   " cluster_shared_backward@cluster=8,threads=256 0.883"
   " cluster_registers_backward@cluster=16,vectors=4 0.869"
   " cluster_registers_backward@cluster=2,vectors=8 0.828"
   " cluster_registers_backward@cluster=8,vectors=8 0.826"
   " cluster_registers_backward@cluster=16,vectors=8 0.821"
   " cluster_registers_backward@cluster=4,vectors=8 0.818"
   " two_pass_backward@threads=1024,vectors=2 0.808"
   " cluster_registers_backward@cluster=1,vectors=8 0.800"
   " grid_resident_backward@warps=16,vectors=4 0.730"
   " cluster_shared_backward@cluster=16,threads=256 0.728"
   " split_k_cooperative_backward@threads=256,vectors=4 0.710"
   " grid_resident_backward@warps=16,vectors=8 0.703"
   " cluster_shared_backward@cluster=2,threads=512 0.701"
   " split_k_cooperative_backward@threads=512,vectors=2 0.700"
   " cluster_shared_backward@cluster=16,threads=512 0.486"},
  {"softmax", "fp16", "fp16", "rows=43 cols=25599", 0.628,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.982"
   " cluster_registers@cluster=4,elements=32 0.957"
   " cluster_registers@cluster=2,elements=32 0.915"
   " cluster_registers@cluster=4,elements=64 0.870"
   " cluster_registers@cluster=2,elements=64 0.861"
   " cluster_registers@cluster=1,elements=64 0.775"
   " cluster_shared@cluster=1,threads=512 0.691"
   " register_cache@threads=256,vectors=16 0.675"
   " cluster_shared@cluster=1,threads=256 0.624"
   " two_pass@threads=512,vectors=2 0.561"},
  {"softmax", "bf16", "bf16", "rows=44 cols=2605", 0.618,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.936"
   " register_cache@threads=256,vectors=4 0.899"
   " cluster_registers@cluster=8,elements=16 0.873"
   " cluster_registers@cluster=16,elements=16 0.861"
   " cluster_registers@cluster=1,elements=32 0.849"
   " cluster_registers@cluster=4,elements=32 0.800"
   " register_cache@threads=512,vectors=4 0.777"
   " cluster_shared@cluster=1,threads=512 0.766"
   " two_pass@threads=512,vectors=2 0.754"
   " register_cache@threads=256,vectors=8 0.743"
   " cluster_registers@cluster=2,elements=32 0.730"
   " cluster_shared@cluster=1,threads=256 0.713"
   " cluster_registers@cluster=4,elements=64 0.662"
   " cluster_registers@cluster=1,elements=64 0.659"
   " cluster_registers@cluster=2,elements=64 0.603"
   " register_cache@threads=256,vectors=16 0.559"},
  {"softmax", "bf16", "bf16", "rows=44 cols=801 stride=836", 0.681,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.951"
   " lane_elements@threads=128,elements=8 0.895"
   " two_pass@threads=256,vectors=1 0.881"
   " cluster_registers@cluster=1,elements=16 0.839"
   " cluster_registers@cluster=1,elements=32 0.755"
   " warp_rows@threads=128,vectors=4 0.729"
   " warp_rows@threads=64,vectors=4 0.727"
   " warp_rows@threads=128,vectors=2 0.727"},
  {"softmax", "bf16", "bf16", "rows=44 cols=801 stride=836 direction=backward", 0.826,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.974"
   " register_cache_backward@threads=256,vectors=2 0.957"
   " lane_elements_backward@threads=128,elements=8 0.885"
   " two_pass_backward@threads=256,vectors=2 0.752"
   " warp_rows_backward@threads=128,vectors=2 0.578"
   " warp_rows_backward@threads=128,vectors=4 0.578"},
  {"softmax", "fp32", "fp32", "rows=440 cols=192 direction=backward", 0.925,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.987"
   " warp_rows_backward@threads=128,vectors=4 0.951"
   " register_cache_backward@threads=128,vectors=2 0.943"
   " warp_rows_backward@threads=128,vectors=2 0.931"
   " two_pass_backward@threads=256,vectors=2 0.882"
   " register_cache_backward@threads=256,vectors=2 0.866"
   " staged_rows_backward@threads=64,bytes=2048 0.673"
   " staged_rows_backward@threads=256,bytes=8192 0.609"},
  {"softmax", "fp32", "fp32", "rows=440 cols=192", 0.781,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.973"
   " register_cache@threads=128,vectors=2 0.939"
   " warp_rows@threads=128,vectors=4 0.901"
   " warp_rows@threads=64,vectors=4 0.894"
   " cluster_registers@cluster=1,elements=16 0.890"
   " warp_rows@threads=128,vectors=2 0.887"
   " two_pass@threads=256,vectors=1 0.838"
   " cluster_registers@cluster=1,elements=32 0.805"
   " staged_rows@threads=64,bytes=4096 0.754"
   " staged_rows@threads=128,bytes=8192 0.747"},
  {"softmax", "fp16", "fp16", "rows=442 cols=45 direction=backward", 0.921,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.979"
   " register_cache_backward@threads=128,vectors=1 0.846"
   " register_cache_backward@threads=128,vectors=2 0.809"
   " register_cache_backward@threads=256,vectors=2 0.684"
   " staged_rows_backward@threads=64,bytes=2048 0.608"
   " two_pass_backward@threads=256,vectors=2 0.591"
   " staged_rows_backward@threads=256,bytes=8192 0.566"
   " warp_rows_backward@threads=128,vectors=2 0.562"
   " warp_rows_backward@threads=128,vectors=4 0.514"},
  {"softmax", "fp16", "fp16", "rows=442 cols=45", 0.773,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.996"
   " register_cache@threads=128,vectors=1 0.819"
   " cluster_registers@cluster=1,elements=16 0.813"
   " register_cache@threads=128,vectors=2 0.773"
   " warp_rows@threads=128,vectors=2 0.744"
   " cluster_registers@cluster=1,elements=32 0.707"
   " two_pass@threads=256,vectors=1 0.656"
   " staged_rows@threads=128,bytes=8192 0.656"
   " warp_rows@threads=64,vectors=4 0.656"
   " staged_rows@threads=64,bytes=4096 0.655"
   " warp_rows@threads=128,vectors=4 0.647"},
  {"softmax", "fp32", "fp32", "rows=44954 cols=64", 0.975,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.995"
   " lane_elements@threads=128,elements=4 0.951"
   " warp_rows@threads=128,vectors=2 0.950"
   " lane_elements@threads=128,elements=8 0.942"
   " staged_rows@threads=64,bytes=4096 0.639"
   " staged_rows@threads=128,bytes=8192 0.630"
   " cluster_registers@cluster=1,elements=16 0.245"
   " register_cache@threads=128,vectors=1 0.215"
   " cluster_registers@cluster=1,elements=32 0.197"
   " register_cache@threads=128,vectors=2 0.153"
   " two_pass@threads=256,vectors=1 0.106"},
  {"softmax", "fp32", "fp32", "rows=45678 cols=64", 0.972,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.995"
   " lane_elements@threads=128,elements=4 0.956"
   " warp_rows@threads=128,vectors=2 0.948"
   " lane_elements@threads=128,elements=8 0.946"
   " staged_rows@threads=64,bytes=4096 0.640"
   " staged_rows@threads=128,bytes=8192 0.631"
   " cluster_registers@cluster=1,elements=16 0.244"
   " register_cache@threads=128,vectors=1 0.215"
   " cluster_registers@cluster=1,elements=32 0.196"
   " register_cache@threads=128,vectors=2 0.153"
   " two_pass@threads=256,vectors=1 0.106"},
  {"softmax", "bf16", "bf16", "rows=457 cols=90", 0.782,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.977"
   " register_cache@threads=128,vectors=1 0.831"
   " cluster_registers@cluster=1,elements=16 0.804"
   " register_cache@threads=128,vectors=2 0.785"
   " cluster_registers@cluster=1,elements=32 0.735"
   " staged_rows@threads=128,bytes=8192 0.682"
   " staged_rows@threads=64,bytes=4096 0.681"
   " two_pass@threads=256,vectors=1 0.677"
   " warp_rows@threads=128,vectors=2 0.666"
   " warp_rows@threads=128,vectors=4 0.589"
   " warp_rows@threads=64,vectors=4 0.583"},
  {"softmax", "fp16", "fp16", "rows=46304 cols=140 direction=backward", 0.958,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.848"
   " staged_rows_backward@threads=64,bytes=2048 0.825"
   " warp_rows_backward@threads=128,vectors=4 0.784"
   " warp_rows_backward@threads=128,vectors=2 0.664"
   " register_cache_backward@threads=128,vectors=1 0.310"
   " register_cache_backward@threads=128,vectors=2 0.237"
   " register_cache_backward@threads=256,vectors=2 0.121"
   " two_pass_backward@threads=256,vectors=2 0.106"},
  {"softmax", "fp16", "fp16", "rows=46304 cols=140", 0.865,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.993"
   " lane_elements@threads=128,elements=8 0.821"
   " warp_rows@threads=64,vectors=4 0.754"
   " warp_rows@threads=128,vectors=4 0.753"
   " warp_rows@threads=128,vectors=2 0.599"
   " cluster_registers@cluster=1,elements=16 0.289"
   " cluster_registers@cluster=1,elements=32 0.246"
   " register_cache@threads=128,vectors=1 0.197"
   " register_cache@threads=128,vectors=2 0.165"
   " two_pass@threads=256,vectors=1 0.104"},
  {"softmax", "bf16", "bf16", "rows=47 cols=11168", 0.620,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.976"
   " cluster_registers@cluster=1,elements=32 0.959"
   " cluster_registers@cluster=4,elements=32 0.945"
   " cluster_registers@cluster=16,elements=16 0.944"
   " cluster_registers@cluster=2,elements=32 0.931"
   " cluster_registers@cluster=1,elements=64 0.893"
   " cluster_registers@cluster=4,elements=64 0.873"
   " cluster_registers@cluster=2,elements=64 0.861"
   " register_cache@threads=512,vectors=4 0.852"
   " cluster_shared@cluster=1,threads=512 0.817"
   " register_cache@threads=256,vectors=8 0.782"
   " cluster_shared@cluster=1,threads=256 0.755"
   " two_pass@threads=512,vectors=2 0.702"
   " register_cache@threads=256,vectors=16 0.620"},
  {"softmax", "bf16", "bf16", "rows=47 cols=423859", 0.736,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.843"
   " grid_shared@warps=8,blocks_per_sm=2 0.822"
   " cluster_shared@cluster=16,threads=256 0.820"
   " cluster_shared@cluster=16,threads=512 0.805"
   " cluster_packed@cluster=16,vectors=10 0.793"
   " cluster_shared@cluster=8,threads=512 0.746"
   " cluster_shared@cluster=8,threads=256 0.702"
   " cluster_registers@cluster=16,elements=64 0.629"
   " cluster_shared@cluster=4,threads=512 0.621"
   " cluster_shared@cluster=4,threads=256 0.543"
   " two_pass@threads=512,vectors=4 0.364"},
  {"softmax", "bf16", "bf16", "rows=47 cols=423859 direction=backward", 0.777,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.845"
   " cluster_shared_backward@cluster=16,threads=512 0.820"
   " cluster_registers_backward@cluster=16,vectors=8 0.758"
   " cluster_shared_backward@cluster=8,threads=512 0.751"
   " cluster_shared_backward@cluster=16,threads=256 0.745"
   " cluster_shared_backward@cluster=8,threads=256 0.729"
   " split_k_cooperative_backward@threads=256,vectors=4 0.712"
   " split_k_cooperative_backward@threads=512,vectors=2 0.677"
   " two_pass_backward@threads=1024,vectors=2 0.560"},
  {"softmax", "fp16", "fp16", "rows=472 cols=593 stride=646 direction=backward", 0.834,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.977"
   " lane_elements_backward@threads=128,elements=8 0.959"
   " register_cache_backward@threads=256,vectors=2 0.875"
   " two_pass_backward@threads=256,vectors=2 0.723"
   " warp_rows_backward@threads=128,vectors=2 0.635"
   " warp_rows_backward@threads=128,vectors=4 0.634"},
  {"softmax", "fp16", "fp16", "rows=472 cols=593 stride=646", 0.690,
   "register_cache@threads=128,vectors=1 1.000"
   " lane_elements@threads=128,elements=8 0.955"
   " register_cache@threads=128,vectors=2 0.939"
   " cluster_registers@cluster=1,elements=16 0.833"
   " cluster_registers@cluster=1,elements=32 0.829"
   " two_pass@threads=256,vectors=1 0.822"
   " warp_rows@threads=64,vectors=4 0.802"
   " warp_rows@threads=128,vectors=4 0.801"
   " warp_rows@threads=128,vectors=2 0.799"},
  {"softmax", "fp32", "fp32", "rows=47575 cols=20", 0.917,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=4 0.986"
   " warp_rows@threads=64,vectors=4 0.976"
   " warp_rows@threads=128,vectors=2 0.964"
   " lane_elements@threads=128,elements=4 0.871"
   " staged_rows@threads=64,bytes=4096 0.794"
   " staged_rows@threads=128,bytes=8192 0.773"
   " cluster_registers@cluster=1,elements=16 0.118"
   " register_cache@threads=128,vectors=1 0.103"
   " cluster_registers@cluster=1,elements=32 0.096"
   " register_cache@threads=128,vectors=2 0.073"
   " two_pass@threads=256,vectors=1 0.050"},
  {"softmax", "fp32", "fp32", "rows=4845 cols=5376 stride=5377 direction=backward", 0.997,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " register_cache_backward@threads=1024,vectors=2 0.999"
   " register_cache_backward@threads=512,vectors=4 0.998"
   " cluster_registers_backward@cluster=1,vectors=2 0.997"
   " cluster_registers_backward@cluster=2,vectors=2 0.995"
   " register_cache_backward@threads=256,vectors=8 0.993"
   " cluster_registers_backward@cluster=2,vectors=4 0.993"
   " cluster_shared_backward@cluster=1,threads=512 0.989"
   " cluster_registers_backward@cluster=4,vectors=4 0.986"
   " cluster_registers_backward@cluster=1,vectors=4 0.982"
   " cluster_shared_backward@cluster=1,threads=256 0.973"
   " two_pass_backward@threads=512,vectors=2 0.903"
   " register_cache_backward@threads=512,vectors=8 0.754"
   " cluster_registers_backward@cluster=8,vectors=2 0.728"
   " cluster_registers_backward@cluster=8,vectors=4 0.674"
   " cluster_registers_backward@cluster=16,vectors=2 0.400"
   " cluster_registers_backward@cluster=16,vectors=4 0.392"},
  {"softmax", "fp32", "fp32", "rows=4845 cols=5376 stride=5377", 0.934,
   "register_cache@threads=256,vectors=8 1.000"
   " cluster_registers@cluster=1,elements=32 0.965"
   " register_cache@threads=512,vectors=4 0.935"
   " cluster_registers@cluster=2,elements=32 0.928"
   " cluster_shared@cluster=1,threads=256 0.905"
   " cluster_registers@cluster=1,elements=64 0.814"
   " two_pass@threads=512,vectors=2 0.766"
   " cluster_shared@cluster=1,threads=512 0.761"
   " cluster_registers@cluster=1,elements=16 0.730"
   " cluster_registers@cluster=2,elements=64 0.703"
   " register_cache@threads=256,vectors=16 0.644"
   " cluster_registers@cluster=4,elements=32 0.597"
   " cluster_registers@cluster=4,elements=64 0.493"
   " cluster_registers@cluster=8,elements=16 0.427"
   " cluster_registers@cluster=16,elements=16 0.259"},
  {"softmax", "fp16", "fp16", "rows=485 cols=58", 0.792,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.996"
   " register_cache@threads=128,vectors=1 0.813"
   " cluster_registers@cluster=1,elements=16 0.785"
   " register_cache@threads=128,vectors=2 0.765"
   " warp_rows@threads=128,vectors=2 0.724"
   " cluster_registers@cluster=1,elements=32 0.695"
   " warp_rows@threads=128,vectors=4 0.680"
   " warp_rows@threads=64,vectors=4 0.667"
   " staged_rows@threads=64,bytes=4096 0.656"
   " staged_rows@threads=128,bytes=8192 0.651"
   " two_pass@threads=256,vectors=1 0.648"},
  {"softmax", "fp16", "fp16", "rows=49 cols=512 direction=backward", 0.876,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.962"
   " register_cache_backward@threads=256,vectors=2 0.953"
   " lane_elements_backward@threads=128,elements=8 0.948"
   " warp_rows_backward@threads=128,vectors=2 0.941"
   " two_pass_backward@threads=256,vectors=2 0.899"
   " warp_rows_backward@threads=128,vectors=4 0.889"
   " staged_rows_backward@threads=64,bytes=2048 0.672"
   " staged_rows_backward@threads=256,bytes=8192 0.634"},
  {"softmax", "fp16", "fp16", "rows=49 cols=512", 0.736,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.994"
   " lane_elements@threads=128,elements=8 0.959"
   " register_cache@threads=128,vectors=2 0.942"
   " warp_rows@threads=128,vectors=2 0.910"
   " cluster_registers@cluster=1,elements=32 0.905"
   " two_pass@threads=256,vectors=1 0.894"
   " warp_rows@threads=64,vectors=4 0.851"
   " warp_rows@threads=128,vectors=4 0.851"
   " staged_rows@threads=64,bytes=4096 0.678"
   " staged_rows@threads=128,bytes=8192 0.668"},
  {"softmax", "fp32", "fp32", "rows=49 cols=90624 direction=backward", 0.883,
   "cluster_registers_backward@cluster=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=8 0.925"
   " cluster_registers_backward@cluster=16,vectors=4 0.919"
   " grid_resident_backward@warps=16,vectors=4 0.914"
   " cluster_registers_backward@cluster=16,vectors=2 0.895"
   " cluster_shared_backward@cluster=16,threads=512 0.874"
   " cluster_registers_backward@cluster=8,vectors=8 0.861"
   " cluster_registers_backward@cluster=8,vectors=4 0.846"
   " cluster_shared_backward@cluster=16,threads=256 0.827"
   " cluster_shared_backward@cluster=8,threads=512 0.794"
   " cluster_shared_backward@cluster=8,threads=256 0.757"
   " split_k_cooperative_backward@threads=256,vectors=4 0.686"
   " split_k_cooperative_backward@threads=512,vectors=2 0.670"
   " two_pass_backward@threads=1024,vectors=2 0.609"},
  {"softmax", "fp32", "fp32", "rows=49 cols=90624", 0.829,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " cluster_packed@cluster=16,vectors=10 0.942"
   " cluster_registers@cluster=16,elements=32 0.937"
   " cluster_packed@cluster=8,vectors=8 0.931"
   " cluster_registers@cluster=16,elements=16 0.894"
   " cluster_packed@cluster=8,vectors=10 0.866"
   " grid_resident@warps=32,vectors=4 0.813"
   " cluster_registers@cluster=8,elements=32 0.812"
   " grid_resident@warps=16,vectors=16 0.809"
   " cluster_registers@cluster=8,elements=16 0.804"
   " cluster_registers@cluster=16,elements=64 0.801"
   " cluster_shared@cluster=8,threads=256 0.764"
   " cluster_registers@cluster=8,elements=64 0.749"
   " cluster_shared@cluster=16,threads=256 0.744"
   " cluster_shared@cluster=4,threads=512 0.732"
   " cluster_shared@cluster=4,threads=256 0.724"
   " grid_shared@warps=16,blocks_per_sm=1 0.722"
   " cluster_registers@cluster=4,elements=64 0.708"
   " cluster_shared@cluster=8,threads=512 0.694"
   " cluster_shared@cluster=2,threads=512 0.690"
   " grid_shared@warps=8,blocks_per_sm=2 0.688"
   " cluster_shared@cluster=16,threads=512 0.686"
   " cluster_shared@cluster=2,threads=256 0.670"
   " two_pass@threads=512,vectors=4 0.510"},
  {"softmax", "bf16", "bf16", "rows=49 cols=95382", 0.649,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=16,elements=64 0.977"
   " cluster_registers@cluster=8,elements=64 0.968"
   " cluster_registers@cluster=16,elements=32 0.950"
   " cluster_registers@cluster=8,elements=32 0.945"
   " cluster_packed@cluster=4,vectors=8 0.930"
   " cluster_registers@cluster=16,elements=16 0.928"
   " cluster_packed@cluster=16,vectors=8 0.925"
   " cluster_packed@cluster=8,vectors=8 0.920"
   " cluster_packed@cluster=8,vectors=10 0.880"
   " cluster_packed@cluster=4,vectors=10 0.879"
   " cluster_registers@cluster=2,elements=64 0.875"
   " cluster_registers@cluster=8,elements=16 0.873"
   " cluster_shared@cluster=8,threads=256 0.838"
   " cluster_shared@cluster=4,threads=512 0.824"
   " cluster_packed@cluster=16,vectors=10 0.815"
   " grid_resident@warps=16,vectors=16 0.807"
   " cluster_shared@cluster=2,threads=512 0.794"
   " grid_resident@warps=32,vectors=4 0.794"
   " cluster_shared@cluster=16,threads=256 0.786"
   " grid_shared@warps=16,blocks_per_sm=1 0.772"
   " cluster_shared@cluster=4,threads=256 0.763"
   " cluster_shared@cluster=8,threads=512 0.755"
   " grid_shared@warps=8,blocks_per_sm=2 0.721"
   " cluster_shared@cluster=2,threads=256 0.686"
   " cluster_shared@cluster=16,threads=512 0.603"
   " cluster_shared@cluster=1,threads=512 0.572"
   " two_pass@threads=512,vectors=4 0.516"},
  {"softmax", "fp32", "fp32", "rows=491167 cols=18 direction=backward", 0.991,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.961"
   " staged_rows_backward@threads=256,bytes=8192 0.959"
   " lane_elements_backward@threads=128,elements=8 0.925"
   " warp_rows_backward@threads=128,vectors=2 0.906"
   " warp_rows_backward@threads=128,vectors=4 0.771"
   " register_cache_backward@threads=128,vectors=1 0.083"
   " register_cache_backward@threads=128,vectors=2 0.071"
   " register_cache_backward@threads=256,vectors=2 0.036"
   " two_pass_backward@threads=256,vectors=2 0.030"},
  {"softmax", "fp32", "fp32", "rows=491167 cols=18", 0.914,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.985"
   " lane_elements@threads=128,elements=8 0.967"
   " lane_elements@threads=128,elements=4 0.759"
   " warp_rows@threads=128,vectors=2 0.677"
   " warp_rows@threads=128,vectors=4 0.658"
   " warp_rows@threads=64,vectors=4 0.655"
   " cluster_registers@cluster=1,elements=16 0.050"
   " register_cache@threads=128,vectors=1 0.041"
   " register_cache@threads=128,vectors=2 0.032"
   " cluster_registers@cluster=1,elements=32 0.029"
   " two_pass@threads=256,vectors=1 0.023"},
  {"softmax", "fp16", "fp16", "rows=49374 cols=44 direction=backward", 0.980,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.877"
   " staged_rows_backward@threads=64,bytes=2048 0.849"
   " staged_rows_backward@threads=256,bytes=8192 0.823"
   " warp_rows_backward@threads=128,vectors=2 0.755"
   " warp_rows_backward@threads=128,vectors=4 0.530"
   " register_cache_backward@threads=128,vectors=1 0.125"
   " register_cache_backward@threads=128,vectors=2 0.096"
   " register_cache_backward@threads=256,vectors=2 0.049"
   " two_pass_backward@threads=256,vectors=2 0.044"},
  {"softmax", "fp16", "fp16", "rows=49374 cols=44", 0.824,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.956"
   " staged_rows@threads=128,bytes=8192 0.945"
   " lane_elements@threads=128,elements=4 0.749"
   " warp_rows@threads=128,vectors=2 0.632"
   " warp_rows@threads=128,vectors=4 0.561"
   " warp_rows@threads=64,vectors=4 0.538"
   " cluster_registers@cluster=1,elements=16 0.135"
   " cluster_registers@cluster=1,elements=32 0.115"
   " register_cache@threads=128,vectors=1 0.089"
   " register_cache@threads=128,vectors=2 0.075"
   " two_pass@threads=256,vectors=1 0.048"},
  {"softmax", "fp16", "fp16", "rows=5 cols=1269058 direction=backward", 0.743,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.995"
   " split_k_cooperative_backward@threads=256,vectors=4 0.872"
   " split_k_cooperative_backward@threads=512,vectors=2 0.796"
   " two_pass_backward@threads=1024,vectors=2 0.102"},
  {"softmax", "fp16", "fp16", "rows=5 cols=1269058", 0.608,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.991"
   " split_k@threads=256,vectors=8,reread=reverse 0.957"
   " split_k@threads=256,vectors=4,reread=reverse 0.922"
   " split_k_persistent@threads=256,vectors=16 0.899"
   " split_k@threads=256,vectors=2,reread=reverse 0.895"
   " grid_shared@warps=16,blocks_per_sm=1 0.865"
   " grid_shared@warps=8,blocks_per_sm=2 0.865"
   " split_k_persistent@threads=256,vectors=4 0.810"
   " split_k@threads=256,vectors=16,reread=reverse 0.783"
   " cluster_shared@cluster=16,threads=512 0.701"
   " cluster_shared@cluster=16,threads=256 0.661"
   " split_k_persistent@threads=256,vectors=2 0.583"
   " two_pass@threads=1024,vectors=4 0.097"},
  {"softmax", "bf16", "bf16", "rows=5 cols=178593 stride=178613", 0.534,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=16 0.994"
   " cluster_registers@cluster=16,elements=64 0.872"
   " cluster_registers@cluster=8,elements=64 0.848"
   " cluster_shared@cluster=16,threads=512 0.839"
   " cluster_packed@cluster=16,vectors=8 0.800"
   " cluster_shared@cluster=16,threads=256 0.766"
   " cluster_packed@cluster=8,vectors=8 0.754"
   " cluster_packed@cluster=16,vectors=10 0.713"
   " grid_shared@warps=16,blocks_per_sm=1 0.667"
   " cluster_shared@cluster=8,threads=512 0.666"
   " cluster_packed@cluster=8,vectors=10 0.658"
   " grid_shared@warps=8,blocks_per_sm=2 0.637"
   " cluster_shared@cluster=8,threads=256 0.631"
   " cluster_registers@cluster=4,elements=64 0.612"
   " grid_resident@warps=16,vectors=16 0.595"
   " grid_resident@warps=32,vectors=4 0.553"
   " cluster_shared@cluster=4,threads=512 0.482"
   " cluster_shared@cluster=4,threads=256 0.423"
   " cluster_shared@cluster=2,threads=512 0.320"
   " cluster_shared@cluster=2,threads=256 0.248"
   " two_pass@threads=512,vectors=4 0.148"},
  {"softmax", "fp32", "fp32", "rows=5 cols=3607104", 0.725,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.876"
   " grid_shared@warps=8,blocks_per_sm=2 0.841"
   " split_k@threads=256,vectors=8,reread=reverse 0.819"
   " split_k@threads=256,vectors=16,reread=reverse 0.806"
   " split_k_persistent@threads=256,vectors=4 0.754"
   " split_k_persistent@threads=256,vectors=16 0.742"
   " split_k@threads=256,vectors=4,reread=reverse 0.725"
   " split_k_persistent@threads=256,vectors=2 0.709"
   " split_k@threads=256,vectors=2,reread=reverse 0.599"
   " two_pass@threads=1024,vectors=4 0.085"},
  {"softmax", "fp16", "fp16", "rows=5 cols=4052302", 0.722,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.899"
   " split_k@threads=256,vectors=8,reread=reverse 0.833"
   " split_k@threads=256,vectors=4,reread=reverse 0.819"
   " grid_shared@warps=8,blocks_per_sm=2 0.817"
   " split_k@threads=256,vectors=16,reread=reverse 0.769"
   " split_k_persistent@threads=256,vectors=16 0.736"
   " split_k_persistent@threads=256,vectors=4 0.688"
   " split_k@threads=256,vectors=2,reread=reverse 0.670"
   " split_k_persistent@threads=256,vectors=2 0.575"
   " two_pass@threads=1024,vectors=4 0.071"},
  {"softmax", "fp16", "fp16", "rows=5 cols=448736", 0.554,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " cluster_registers@cluster=16,elements=64 0.943"
   " cluster_shared@cluster=16,threads=512 0.841"
   " cluster_shared@cluster=16,threads=256 0.830"
   " grid_resident@warps=32,vectors=4 0.822"
   " grid_shared@warps=16,blocks_per_sm=1 0.784"
   " grid_shared@warps=8,blocks_per_sm=2 0.780"
   " grid_resident@warps=16,vectors=16 0.773"
   " cluster_shared@cluster=8,threads=512 0.701"
   " cluster_shared@cluster=8,threads=256 0.624"
   " cluster_shared@cluster=4,threads=512 0.425"
   " cluster_shared@cluster=4,threads=256 0.374"
   " two_pass@threads=512,vectors=4 0.131"},
  {"softmax", "fp16", "fp16", "rows=5 cols=4728 stride=4731", 0.532,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.965"
   " cluster_registers@cluster=16,elements=16 0.928"
   " cluster_registers@cluster=1,elements=32 0.873"
   " cluster_registers@cluster=8,elements=16 0.870"
   " register_cache@threads=512,vectors=4 0.855"
   " register_cache@threads=256,vectors=8 0.821"
   " two_pass@threads=512,vectors=2 0.816"
   " cluster_registers@cluster=4,elements=32 0.781"
   " cluster_registers@cluster=2,elements=32 0.726"
   " cluster_shared@cluster=1,threads=512 0.716"
   " cluster_shared@cluster=1,threads=256 0.712"
   " cluster_registers@cluster=4,elements=64 0.686"
   " cluster_registers@cluster=1,elements=64 0.671"
   " cluster_registers@cluster=2,elements=64 0.668"
   " register_cache@threads=256,vectors=16 0.629"},
  {"softmax", "fp16", "fp16", "rows=5056 cols=1459 direction=backward", 0.977,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.839"
   " staged_rows_backward@threads=256,bytes=8192 0.821"
   " staged_rows_backward@threads=64,bytes=2048 0.756"
   " warp_rows_backward@threads=128,vectors=2 0.676"
   " warp_rows_backward@threads=128,vectors=4 0.675"
   " two_pass_backward@threads=256,vectors=2 0.675"},
  {"softmax", "fp16", "fp16", "rows=5056 cols=1459", 0.857,
   "register_cache@threads=128,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.932"
   " cluster_registers@cluster=1,elements=32 0.889"
   " staged_rows@threads=128,bytes=8192 0.825"
   " staged_rows@threads=64,bytes=4096 0.822"
   " warp_rows@threads=64,vectors=4 0.713"
   " warp_rows@threads=128,vectors=4 0.706"
   " warp_rows@threads=128,vectors=2 0.705"
   " two_pass@threads=256,vectors=1 0.671"},
  {"softmax", "fp16", "fp16", "rows=505669 cols=64 direction=backward", 0.981,
   "warp_rows_backward@threads=128,vectors=2 1.000"
   " lane_elements_backward@threads=128,elements=8 0.995"
   " lane_elements_backward@threads=128,elements=4 0.993"
   " staged_rows_backward@threads=64,bytes=2048 0.832"
   " staged_rows_backward@threads=256,bytes=8192 0.825"
   " warp_rows_backward@threads=128,vectors=4 0.781"
   " register_cache_backward@threads=128,vectors=1 0.153"
   " register_cache_backward@threads=128,vectors=2 0.128"
   " register_cache_backward@threads=256,vectors=2 0.066"
   " two_pass_backward@threads=256,vectors=2 0.064"},
  {"softmax", "fp16", "fp16", "rows=505669 cols=64", 0.968,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.969"
   " warp_rows@threads=64,vectors=4 0.875"
   " warp_rows@threads=128,vectors=4 0.867"
   " lane_elements@threads=128,elements=4 0.754"
   " staged_rows@threads=64,bytes=4096 0.480"
   " staged_rows@threads=128,bytes=8192 0.473"
   " cluster_registers@cluster=1,elements=16 0.105"
   " cluster_registers@cluster=1,elements=32 0.105"
   " register_cache@threads=128,vectors=1 0.096"
   " register_cache@threads=128,vectors=2 0.067"
   " two_pass@threads=256,vectors=1 0.044"},
  {"softmax", "fp16", "fp16", "rows=51 cols=23183", 0.642,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.984"
   " cluster_registers@cluster=4,elements=32 0.957"
   " cluster_registers@cluster=2,elements=32 0.932"
   " cluster_registers@cluster=4,elements=64 0.869"
   " cluster_registers@cluster=2,elements=64 0.861"
   " cluster_registers@cluster=1,elements=64 0.847"
   " cluster_shared@cluster=1,threads=512 0.725"
   " register_cache@threads=256,vectors=16 0.687"
   " two_pass@threads=512,vectors=2 0.647"
   " cluster_shared@cluster=1,threads=256 0.595"},
  {"softmax", "fp16", "fp16", "rows=512 cols=100000", 0.926,
   "cluster_packed@cluster=8,vectors=10 1.000"
   " cluster_packed@cluster=8,vectors=8 0.994"
   " cluster_packed@cluster=4,vectors=10 0.986"
   " cluster_packed@cluster=16,vectors=8 0.949"
   " cluster_packed@cluster=16,vectors=10 0.920"
   " cluster_shared@cluster=2,threads=512 0.914"
   " cluster_registers@cluster=8,elements=64 0.892"
   " cluster_registers@cluster=16,elements=64 0.877"
   " cluster_shared@cluster=8,threads=256 0.875"
   " cluster_shared@cluster=2,threads=256 0.871"
   " cluster_shared@cluster=4,threads=256 0.857"
   " cluster_shared@cluster=4,threads=512 0.842"
   " cluster_registers@cluster=16,elements=32 0.802"
   " cluster_shared@cluster=1,threads=512 0.771"
   " two_pass@threads=512,vectors=4 0.745"
   " cluster_shared@cluster=8,threads=512 0.726"
   " cluster_registers@cluster=8,elements=32 0.705"
   " cluster_shared@cluster=1,threads=256 0.692"
   " cluster_shared@cluster=16,threads=256 0.684"
   " two_pass@threads=512,vectors=2 0.641"
   " cluster_registers@cluster=4,elements=64 0.632"
   " cluster_registers@cluster=16,elements=16 0.586"
   " cluster_shared@cluster=16,threads=512 0.480"},
  {"softmax", "fp16", "fp16", "rows=512 cols=32768", 0.915,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_packed@cluster=4,vectors=8 0.992"
   " cluster_registers@cluster=2,elements=64 0.990"
   " cluster_packed@cluster=2,vectors=8 0.986"
   " cluster_packed@cluster=4,vectors=10 0.978"
   " cluster_packed@cluster=2,vectors=10 0.962"
   " cluster_registers@cluster=8,elements=32 0.916"
   " cluster_shared@cluster=2,threads=256 0.913"
   " cluster_shared@cluster=1,threads=512 0.912"
   " cluster_registers@cluster=4,elements=32 0.908"
   " cluster_shared@cluster=1,threads=256 0.895"
   " two_pass@threads=512,vectors=4 0.886"
   " cluster_shared@cluster=2,threads=512 0.877"
   " cluster_registers@cluster=8,elements=64 0.863"
   " two_pass@threads=512,vectors=2 0.861"
   " cluster_shared@cluster=4,threads=256 0.853"
   " cluster_packed@cluster=8,vectors=8 0.805"
   " cluster_registers@cluster=1,elements=64 0.792"
   " cluster_registers@cluster=8,elements=16 0.791"
   " cluster_packed@cluster=8,vectors=10 0.779"
   " cluster_shared@cluster=8,threads=256 0.674"
   " cluster_shared@cluster=4,threads=512 0.645"
   " cluster_registers@cluster=16,elements=16 0.586"
   " cluster_registers@cluster=16,elements=32 0.568"
   " cluster_registers@cluster=16,elements=64 0.564"
   " cluster_packed@cluster=16,vectors=8 0.530"
   " cluster_packed@cluster=16,vectors=10 0.507"
   " cluster_shared@cluster=8,threads=512 0.424"
   " cluster_shared@cluster=16,threads=256 0.423"
   " cluster_shared@cluster=16,threads=512 0.228"},
  {"softmax", "fp16", "fp16", "rows=512 cols=8192", 0.879,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=2,elements=32 0.975"
   " cluster_registers@cluster=1,elements=64 0.972"
   " cluster_registers@cluster=2,elements=64 0.935"
   " cluster_registers@cluster=1,elements=16 0.891"
   " two_pass@threads=512,vectors=2 0.886"
   " cluster_packed@cluster=2,vectors=8 0.849"
   " cluster_shared@cluster=1,threads=256 0.846"
   " cluster_packed@cluster=2,vectors=10 0.812"
   " cluster_shared@cluster=1,threads=512 0.727"
   " cluster_shared@cluster=2,threads=256 0.707"
   " two_pass@threads=512,vectors=4 0.689"
   " cluster_registers@cluster=4,elements=32 0.658"
   " cluster_registers@cluster=4,elements=64 0.636"
   " cluster_packed@cluster=4,vectors=8 0.583"
   " cluster_packed@cluster=4,vectors=10 0.555"
   " cluster_shared@cluster=2,threads=512 0.527"
   " cluster_shared@cluster=4,threads=256 0.526"
   " cluster_registers@cluster=8,elements=32 0.489"
   " cluster_registers@cluster=8,elements=16 0.470"
   " cluster_registers@cluster=8,elements=64 0.432"
   " cluster_packed@cluster=8,vectors=8 0.403"
   " cluster_packed@cluster=8,vectors=10 0.383"
   " cluster_shared@cluster=8,threads=256 0.326"
   " cluster_shared@cluster=4,threads=512 0.319"
   " cluster_registers@cluster=16,elements=16 0.310"
   " cluster_registers@cluster=16,elements=32 0.288"
   " cluster_registers@cluster=16,elements=64 0.254"
   " cluster_packed@cluster=16,vectors=8 0.241"
   " cluster_packed@cluster=16,vectors=10 0.225"
   " cluster_shared@cluster=8,threads=512 0.170"
   " cluster_shared@cluster=16,threads=256 0.158"
   " cluster_shared@cluster=16,threads=512 0.081"},
  {"softmax", "bf16", "bf16", "rows=516 cols=44955 stride=45009", 0.800,
   "cluster_packed@cluster=2,vectors=8 1.000"
   " cluster_packed@cluster=4,vectors=8 0.990"
   " two_pass@threads=512,vectors=4 0.966"
   " grid_resident@warps=16,vectors=16 0.954"
   " cluster_shared@cluster=2,threads=256 0.950"
   " cluster_shared@cluster=1,threads=512 0.946"
   " cluster_registers@cluster=2,elements=64 0.928"
   " cluster_registers@cluster=8,elements=32 0.924"
   " cluster_registers@cluster=4,elements=32 0.922"
   " cluster_packed@cluster=2,vectors=10 0.922"
   " cluster_registers@cluster=4,elements=64 0.907"
   " cluster_shared@cluster=2,threads=512 0.907"
   " cluster_registers@cluster=8,elements=64 0.906"
   " cluster_packed@cluster=4,vectors=10 0.901"
   " cluster_packed@cluster=8,vectors=8 0.877"
   " cluster_shared@cluster=4,threads=256 0.875"
   " grid_shared@warps=16,blocks_per_sm=1 0.853"
   " cluster_registers@cluster=8,elements=16 0.786"
   " cluster_packed@cluster=8,vectors=10 0.767"
   " cluster_shared@cluster=8,threads=256 0.744"
   " cluster_registers@cluster=16,elements=16 0.739"
   " grid_shared@warps=8,blocks_per_sm=2 0.730"
   " cluster_registers@cluster=16,elements=32 0.706"
   " cluster_shared@cluster=4,threads=512 0.703"
   " cluster_registers@cluster=16,elements=64 0.613"
   " cluster_packed@cluster=16,vectors=8 0.574"
   " cluster_packed@cluster=16,vectors=10 0.489"
   " cluster_shared@cluster=8,threads=512 0.471"
   " cluster_shared@cluster=16,threads=256 0.457"
   " cluster_shared@cluster=16,threads=512 0.285"},
  {"softmax", "bf16", "bf16", "rows=516 cols=44955 stride=45009 direction=backward", 0.955,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.933"
   " cluster_registers_backward@cluster=8,vectors=4 0.905"
   " cluster_registers_backward@cluster=16,vectors=2 0.898"
   " cluster_registers_backward@cluster=4,vectors=2 0.894"
   " cluster_shared_backward@cluster=2,threads=512 0.888"
   " cluster_shared_backward@cluster=8,threads=256 0.874"
   " cluster_registers_backward@cluster=16,vectors=4 0.817"
   " grid_resident_backward@warps=16,vectors=8 0.817"
   " cluster_registers_backward@cluster=4,vectors=8 0.809"
   " two_pass_backward@threads=1024,vectors=2 0.787"
   " cluster_registers_backward@cluster=2,vectors=4 0.785"
   " cluster_registers_backward@cluster=8,vectors=8 0.763"
   " cluster_registers_backward@cluster=2,vectors=8 0.704"
   " cluster_registers_backward@cluster=16,vectors=8 0.655"
   " cluster_shared_backward@cluster=16,threads=256 0.626"
   " cluster_shared_backward@cluster=8,threads=512 0.620"
   " split_k_cooperative_backward@threads=256,vectors=4 0.569"
   " split_k_cooperative_backward@threads=512,vectors=2 0.542"
   " cluster_shared_backward@cluster=16,threads=512 0.397"},
  {"softmax", "fp32", "fp32", "rows=5163 cols=112 stride=117 direction=backward", 0.945,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " lane_elements_backward@threads=128,elements=8 0.979"
   " warp_rows_backward@threads=128,vectors=2 0.900"
   " warp_rows_backward@threads=128,vectors=4 0.854"
   " register_cache_backward@threads=128,vectors=1 0.648"
   " register_cache_backward@threads=128,vectors=2 0.611"
   " register_cache_backward@threads=256,vectors=2 0.365"
   " two_pass_backward@threads=256,vectors=2 0.298"},
  {"softmax", "fp32", "fp32", "rows=5163 cols=112 stride=117", 0.829,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.994"
   " warp_rows@threads=128,vectors=2 0.894"
   " warp_rows@threads=128,vectors=4 0.827"
   " warp_rows@threads=64,vectors=4 0.825"
   " cluster_registers@cluster=1,elements=16 0.514"
   " register_cache@threads=128,vectors=1 0.469"
   " register_cache@threads=128,vectors=2 0.380"
   " cluster_registers@cluster=1,elements=32 0.338"
   " two_pass@threads=256,vectors=1 0.281"},
  {"softmax", "fp16", "fp16", "rows=517 cols=773", 0.723,
   "register_cache@threads=128,vectors=1 1.000"
   " lane_elements@threads=128,elements=8 0.916"
   " cluster_registers@cluster=1,elements=16 0.878"
   " cluster_registers@cluster=1,elements=32 0.827"
   " warp_rows@threads=64,vectors=4 0.799"
   " warp_rows@threads=128,vectors=4 0.789"
   " warp_rows@threads=128,vectors=2 0.788"
   " staged_rows@threads=64,bytes=4096 0.721"
   " staged_rows@threads=128,bytes=8192 0.704"
   " cluster_registers@cluster=1,elements=64 0.693"},
  {"softmax", "fp16", "fp16", "rows=52 cols=368380", 0.747,
   "grid_resident@warps=16,vectors=16 1.000"
   " cluster_packed@cluster=16,vectors=8 0.993"
   " grid_resident@warps=32,vectors=4 0.965"
   " grid_shared@warps=16,blocks_per_sm=1 0.947"
   " cluster_packed@cluster=16,vectors=10 0.946"
   " grid_shared@warps=8,blocks_per_sm=2 0.927"
   " cluster_shared@cluster=16,threads=512 0.878"
   " cluster_registers@cluster=16,elements=64 0.874"
   " cluster_shared@cluster=16,threads=256 0.827"
   " cluster_registers@cluster=8,elements=64 0.787"
   " cluster_shared@cluster=8,threads=512 0.769"
   " cluster_shared@cluster=8,threads=256 0.741"
   " cluster_shared@cluster=4,threads=512 0.689"
   " cluster_shared@cluster=4,threads=256 0.639"
   " two_pass@threads=512,vectors=4 0.426"},
  {"softmax", "fp32", "fp32", "rows=5242 cols=2688", 0.939,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.999"
   " cluster_registers@cluster=1,elements=16 0.990"
   " cluster_registers@cluster=1,elements=64 0.957"
   " cluster_shared@cluster=1,threads=256 0.828"
   " register_cache@threads=256,vectors=8 0.755"
   " register_cache@threads=512,vectors=4 0.732"
   " cluster_registers@cluster=2,elements=32 0.729"
   " two_pass@threads=512,vectors=2 0.705"
   " cluster_registers@cluster=2,elements=64 0.662"
   " cluster_shared@cluster=1,threads=512 0.599"
   " cluster_registers@cluster=4,elements=32 0.481"
   " register_cache@threads=256,vectors=16 0.442"
   " cluster_registers@cluster=4,elements=64 0.405"
   " cluster_registers@cluster=8,elements=16 0.313"
   " cluster_registers@cluster=16,elements=16 0.156"},
  {"softmax", "fp16", "fp16", "rows=5280 cols=24 direction=backward", 0.942,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.986"
   " warp_rows_backward@threads=128,vectors=2 0.939"
   " warp_rows_backward@threads=128,vectors=4 0.891"
   " staged_rows_backward@threads=64,bytes=2048 0.717"
   " staged_rows_backward@threads=256,bytes=8192 0.685"
   " register_cache_backward@threads=128,vectors=1 0.411"
   " register_cache_backward@threads=128,vectors=2 0.349"
   " register_cache_backward@threads=256,vectors=2 0.207"
   " two_pass_backward@threads=256,vectors=2 0.206"},
  {"softmax", "fp16", "fp16", "rows=5280 cols=24", 0.819,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.990"
   " warp_rows@threads=128,vectors=2 0.920"
   " warp_rows@threads=64,vectors=4 0.894"
   " warp_rows@threads=128,vectors=4 0.892"
   " staged_rows@threads=64,bytes=4096 0.605"
   " staged_rows@threads=128,bytes=8192 0.600"
   " cluster_registers@cluster=1,elements=16 0.410"
   " cluster_registers@cluster=1,elements=32 0.390"
   " register_cache@threads=128,vectors=1 0.384"
   " register_cache@threads=128,vectors=2 0.295"
   " two_pass@threads=256,vectors=1 0.208"},
  {"softmax", "bf16", "bf16", "rows=54897 cols=128", 0.966,
   "warp_rows@threads=64,vectors=4 1.000"
   " warp_rows@threads=128,vectors=4 0.997"
   " warp_rows@threads=128,vectors=2 0.975"
   " lane_elements@threads=128,elements=8 0.966"
   " lane_elements@threads=128,elements=4 0.737"
   " staged_rows@threads=64,bytes=4096 0.677"
   " staged_rows@threads=128,bytes=8192 0.670"
   " cluster_registers@cluster=1,elements=16 0.244"
   " cluster_registers@cluster=1,elements=32 0.241"
   " register_cache@threads=128,vectors=1 0.207"
   " register_cache@threads=128,vectors=2 0.147"
   " two_pass@threads=256,vectors=1 0.100"},
  {"softmax", "fp16", "fp16", "rows=56 cols=5286 direction=backward", 0.742,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.937"
   " register_cache_backward@threads=1024,vectors=2 0.935"
   " cluster_registers_backward@cluster=1,vectors=2 0.933"
   " register_cache_backward@threads=256,vectors=8 0.908"
   " cluster_registers_backward@cluster=4,vectors=2 0.873"
   " cluster_registers_backward@cluster=16,vectors=2 0.865"
   " cluster_registers_backward@cluster=2,vectors=2 0.863"
   " cluster_registers_backward@cluster=8,vectors=2 0.859"
   " two_pass_backward@threads=512,vectors=2 0.844"
   " register_cache_backward@threads=512,vectors=8 0.835"
   " cluster_registers_backward@cluster=1,vectors=4 0.804"
   " cluster_registers_backward@cluster=8,vectors=4 0.791"
   " cluster_shared_backward@cluster=1,threads=512 0.779"
   " cluster_shared_backward@cluster=1,threads=256 0.774"
   " cluster_registers_backward@cluster=4,vectors=4 0.765"
   " cluster_registers_backward@cluster=16,vectors=4 0.758"
   " cluster_registers_backward@cluster=2,vectors=4 0.758"},
  {"softmax", "fp16", "fp16", "rows=56 cols=5286", 0.621,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.918"
   " register_cache@threads=256,vectors=4 0.914"
   " cluster_registers@cluster=8,elements=16 0.890"
   " cluster_registers@cluster=1,elements=32 0.888"
   " cluster_registers@cluster=4,elements=32 0.812"
   " register_cache@threads=512,vectors=4 0.801"
   " cluster_registers@cluster=2,elements=32 0.796"
   " two_pass@threads=512,vectors=2 0.778"
   " register_cache@threads=256,vectors=8 0.770"
   " cluster_shared@cluster=1,threads=512 0.747"
   " cluster_shared@cluster=1,threads=256 0.744"
   " cluster_registers@cluster=1,elements=64 0.729"
   " cluster_registers@cluster=4,elements=64 0.695"
   " cluster_registers@cluster=2,elements=64 0.657"
   " register_cache@threads=256,vectors=16 0.608"},
  {"softmax", "fp32", "fp32", "rows=561 cols=6582 direction=backward", 0.955,
   "cluster_registers_backward@cluster=4,vectors=2 1.000"
   " cluster_registers_backward@cluster=2,vectors=2 0.988"
   " register_cache_backward@threads=256,vectors=8 0.980"
   " register_cache_backward@threads=1024,vectors=2 0.975"
   " register_cache_backward@threads=512,vectors=4 0.974"
   " cluster_registers_backward@cluster=1,vectors=2 0.966"
   " cluster_registers_backward@cluster=2,vectors=4 0.957"
   " cluster_registers_backward@cluster=4,vectors=4 0.954"
   " cluster_registers_backward@cluster=1,vectors=4 0.934"
   " two_pass_backward@threads=512,vectors=2 0.854"
   " cluster_shared_backward@cluster=1,threads=512 0.851"
   " cluster_registers_backward@cluster=8,vectors=2 0.844"
   " cluster_shared_backward@cluster=1,threads=256 0.830"
   " register_cache_backward@threads=512,vectors=8 0.809"
   " cluster_registers_backward@cluster=8,vectors=4 0.751"
   " cluster_registers_backward@cluster=16,vectors=2 0.511"
   " cluster_registers_backward@cluster=16,vectors=4 0.493"},
  {"softmax", "fp32", "fp32", "rows=561 cols=6582", 0.893,
   "register_cache@threads=256,vectors=8 1.000"
   " register_cache@threads=512,vectors=4 0.962"
   " cluster_registers@cluster=2,elements=32 0.833"
   " cluster_registers@cluster=1,elements=32 0.792"
   " cluster_shared@cluster=1,threads=256 0.761"
   " cluster_registers@cluster=1,elements=16 0.729"
   " two_pass@threads=512,vectors=2 0.714"
   " cluster_shared@cluster=1,threads=512 0.698"
   " register_cache@threads=256,vectors=16 0.682"
   " cluster_registers@cluster=4,elements=32 0.637"
   " cluster_registers@cluster=2,elements=64 0.632"
   " cluster_registers@cluster=1,elements=64 0.616"
   " cluster_registers@cluster=8,elements=16 0.533"
   " cluster_registers@cluster=4,elements=64 0.532"
   " cluster_registers@cluster=16,elements=16 0.356"},
  {"softmax", "bf16", "bf16", "rows=5611 cols=1018", 0.864,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=128,bytes=8192 0.907"
   " staged_rows@threads=64,bytes=4096 0.893"
   " register_cache@threads=128,vectors=1 0.844"
   " register_cache@threads=128,vectors=2 0.743"
   " cluster_registers@cluster=1,elements=16 0.687"
   " cluster_registers@cluster=1,elements=32 0.599"
   " warp_rows@threads=64,vectors=4 0.579"
   " warp_rows@threads=128,vectors=2 0.574"
   " warp_rows@threads=128,vectors=4 0.573"
   " two_pass@threads=256,vectors=1 0.510"},
  {"softmax", "fp16", "fp16", "rows=59 cols=448", 0.724,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=1 0.987"
   " lane_elements@threads=128,elements=8 0.972"
   " register_cache@threads=128,vectors=2 0.939"
   " warp_rows@threads=128,vectors=2 0.918"
   " cluster_registers@cluster=1,elements=32 0.909"
   " two_pass@threads=256,vectors=1 0.886"
   " warp_rows@threads=64,vectors=4 0.860"
   " warp_rows@threads=128,vectors=4 0.856"
   " staged_rows@threads=64,bytes=4096 0.692"
   " staged_rows@threads=128,bytes=8192 0.684"},
  {"softmax", "fp16", "fp16", "rows=590 cols=48779", 0.878,
   "cluster_packed@cluster=4,vectors=8 1.000"
   " cluster_packed@cluster=2,vectors=8 0.996"
   " cluster_packed@cluster=2,vectors=10 0.946"
   " cluster_shared@cluster=2,threads=512 0.937"
   " cluster_packed@cluster=4,vectors=10 0.935"
   " cluster_registers@cluster=8,elements=32 0.924"
   " cluster_registers@cluster=4,elements=64 0.921"
   " cluster_registers@cluster=4,elements=32 0.921"
   " cluster_registers@cluster=8,elements=64 0.920"
   " cluster_registers@cluster=2,elements=64 0.915"
   " cluster_shared@cluster=2,threads=256 0.907"
   " cluster_packed@cluster=8,vectors=8 0.885"
   " cluster_shared@cluster=1,threads=512 0.879"
   " cluster_shared@cluster=4,threads=256 0.856"
   " cluster_packed@cluster=8,vectors=10 0.822"
   " two_pass@threads=512,vectors=4 0.817"
   " grid_resident@warps=16,vectors=16 0.800"
   " grid_shared@warps=16,blocks_per_sm=1 0.794"
   " cluster_shared@cluster=8,threads=256 0.784"
   " cluster_registers@cluster=8,elements=16 0.773"
   " grid_shared@warps=8,blocks_per_sm=2 0.755"
   " cluster_shared@cluster=4,threads=512 0.737"
   " cluster_registers@cluster=16,elements=16 0.721"
   " cluster_registers@cluster=16,elements=32 0.698"
   " cluster_registers@cluster=16,elements=64 0.624"
   " cluster_packed@cluster=16,vectors=8 0.597"
   " cluster_packed@cluster=16,vectors=10 0.531"
   " cluster_shared@cluster=8,threads=512 0.494"
   " cluster_shared@cluster=16,threads=256 0.482"
   " cluster_shared@cluster=16,threads=512 0.292"},
  {"softmax", "fp16", "fp16", "rows=5912 cols=64", 0.822,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.988"
   " warp_rows@threads=128,vectors=2 0.934"
   " warp_rows@threads=64,vectors=4 0.874"
   " warp_rows@threads=128,vectors=4 0.861"
   " staged_rows@threads=64,bytes=4096 0.502"
   " staged_rows@threads=128,bytes=8192 0.498"
   " cluster_registers@cluster=1,elements=16 0.427"
   " cluster_registers@cluster=1,elements=32 0.408"
   " register_cache@threads=128,vectors=1 0.387"
   " register_cache@threads=128,vectors=2 0.297"
   " two_pass@threads=256,vectors=1 0.207"},
  {"softmax", "fp32", "fp32", "rows=59151 cols=110", 0.930,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=128,bytes=8192 0.981"
   " staged_rows@threads=64,bytes=4096 0.979"
   " lane_elements@threads=128,elements=4 0.945"
   " warp_rows@threads=64,vectors=4 0.933"
   " warp_rows@threads=128,vectors=4 0.931"
   " warp_rows@threads=128,vectors=2 0.899"
   " cluster_registers@cluster=1,elements=16 0.292"
   " register_cache@threads=128,vectors=1 0.247"
   " register_cache@threads=128,vectors=2 0.193"
   " cluster_registers@cluster=1,elements=32 0.174"
   " two_pass@threads=256,vectors=1 0.136"},
  {"softmax", "bf16", "bf16", "rows=6 cols=19357", 0.508,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.986"
   " cluster_registers@cluster=4,elements=32 0.869"
   " cluster_registers@cluster=2,elements=32 0.830"
   " cluster_registers@cluster=4,elements=64 0.708"
   " cluster_registers@cluster=1,elements=64 0.700"
   " cluster_registers@cluster=2,elements=64 0.681"
   " cluster_shared@cluster=1,threads=512 0.609"
   " two_pass@threads=512,vectors=2 0.522"
   " register_cache@threads=256,vectors=16 0.508"
   " cluster_shared@cluster=1,threads=256 0.507"},
  {"softmax", "bf16", "bf16", "rows=6 cols=19357 direction=backward", 0.528,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.996"
   " cluster_shared_backward@cluster=16,threads=256 0.978"
   " cluster_registers_backward@cluster=4,vectors=2 0.940"
   " cluster_shared_backward@cluster=8,threads=512 0.903"
   " cluster_shared_backward@cluster=16,threads=512 0.901"
   " cluster_shared_backward@cluster=8,threads=256 0.892"
   " cluster_registers_backward@cluster=16,vectors=4 0.886"
   " cluster_registers_backward@cluster=2,vectors=2 0.876"
   " cluster_registers_backward@cluster=8,vectors=4 0.871"
   " cluster_registers_backward@cluster=4,vectors=4 0.836"
   " cluster_registers_backward@cluster=2,vectors=4 0.786"
   " cluster_registers_backward@cluster=1,vectors=4 0.769"
   " cluster_shared_backward@cluster=2,threads=512 0.751"
   " two_pass_backward@threads=1024,vectors=2 0.716"
   " grid_resident_backward@warps=16,vectors=4 0.694"
   " split_k_cooperative_backward@threads=512,vectors=2 0.680"
   " cluster_registers_backward@cluster=16,vectors=8 0.676"
   " cluster_registers_backward@cluster=8,vectors=8 0.674"
   " split_k_cooperative_backward@threads=256,vectors=4 0.673"
   " grid_resident_backward@warps=16,vectors=8 0.662"
   " cluster_registers_backward@cluster=4,vectors=8 0.658"
   " cluster_registers_backward@cluster=1,vectors=8 0.649"
   " cluster_registers_backward@cluster=2,vectors=8 0.638"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2206540", 0.693,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.994"
   " split_k@threads=256,vectors=8,reread=reverse 0.891"
   " split_k@threads=256,vectors=4,reread=reverse 0.876"
   " split_k_persistent@threads=256,vectors=16 0.847"
   " grid_shared@warps=8,blocks_per_sm=2 0.834"
   " grid_shared@warps=16,blocks_per_sm=1 0.832"
   " split_k@threads=256,vectors=16,reread=reverse 0.790"
   " split_k@threads=256,vectors=2,reread=reverse 0.789"
   " split_k_persistent@threads=256,vectors=4 0.663"
   " split_k_persistent@threads=256,vectors=2 0.544"
   " two_pass@threads=1024,vectors=4 0.092"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2507968 direction=backward", 0.737,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.793"
   " split_k_cooperative_backward@threads=256,vectors=4 0.773"
   " two_pass_backward@threads=1024,vectors=2 0.122"},
  {"softmax", "fp16", "fp16", "rows=6 cols=2507968", 0.717,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.998"
   " split_k@threads=256,vectors=4,reread=reverse 0.881"
   " split_k@threads=256,vectors=8,reread=reverse 0.877"
   " grid_shared@warps=8,blocks_per_sm=2 0.863"
   " grid_shared@warps=16,blocks_per_sm=1 0.841"
   " split_k_persistent@threads=256,vectors=16 0.803"
   " split_k@threads=256,vectors=16,reread=reverse 0.799"
   " split_k@threads=256,vectors=2,reread=reverse 0.786"
   " split_k_persistent@threads=256,vectors=4 0.708"
   " split_k_persistent@threads=256,vectors=2 0.534"
   " two_pass@threads=1024,vectors=4 0.103"},
  {"softmax", "bf16", "bf16", "rows=6 cols=2925 stride=2946", 0.591,
   "register_cache@threads=256,vectors=2 1.000"
   " register_cache@threads=256,vectors=4 0.888"
   " cluster_registers@cluster=1,elements=16 0.874"
   " cluster_registers@cluster=16,elements=16 0.832"
   " cluster_registers@cluster=8,elements=16 0.825"
   " cluster_registers@cluster=1,elements=32 0.783"
   " register_cache@threads=512,vectors=4 0.755"
   " cluster_registers@cluster=4,elements=32 0.735"
   " register_cache@threads=256,vectors=8 0.719"
   " two_pass@threads=512,vectors=2 0.716"
   " cluster_shared@cluster=1,threads=512 0.703"
   " cluster_registers@cluster=2,elements=32 0.699"
   " cluster_shared@cluster=1,threads=256 0.649"
   " cluster_registers@cluster=1,elements=64 0.630"
   " cluster_registers@cluster=4,elements=64 0.603"
   " cluster_registers@cluster=2,elements=64 0.572"
   " register_cache@threads=256,vectors=16 0.540"},
  {"softmax", "fp32", "fp32", "rows=6 cols=3275 direction=backward", 0.713,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.933"
   " cluster_registers_backward@cluster=1,vectors=2 0.918"
   " register_cache_backward@threads=256,vectors=8 0.912"
   " cluster_registers_backward@cluster=16,vectors=2 0.910"
   " register_cache_backward@threads=1024,vectors=2 0.891"
   " cluster_registers_backward@cluster=4,vectors=2 0.887"
   " cluster_registers_backward@cluster=8,vectors=2 0.884"
   " cluster_registers_backward@cluster=2,vectors=2 0.869"
   " cluster_registers_backward@cluster=16,vectors=4 0.867"
   " cluster_registers_backward@cluster=1,vectors=4 0.865"
   " register_cache_backward@threads=512,vectors=8 0.847"
   " cluster_registers_backward@cluster=8,vectors=4 0.828"
   " two_pass_backward@threads=512,vectors=2 0.818"
   " cluster_registers_backward@cluster=4,vectors=4 0.802"
   " cluster_registers_backward@cluster=2,vectors=4 0.799"
   " cluster_shared_backward@cluster=1,threads=512 0.673"
   " cluster_shared_backward@cluster=1,threads=256 0.531"},
  {"softmax", "fp32", "fp32", "rows=6 cols=3275", 0.592,
   "register_cache@threads=256,vectors=4 1.000"
   " register_cache@threads=512,vectors=4 0.886"
   " cluster_registers@cluster=16,elements=16 0.868"
   " cluster_registers@cluster=1,elements=16 0.855"
   " cluster_registers@cluster=8,elements=16 0.847"
   " register_cache@threads=256,vectors=8 0.842"
   " two_pass@threads=512,vectors=2 0.766"
   " cluster_registers@cluster=1,elements=32 0.731"
   " cluster_shared@cluster=1,threads=512 0.714"
   " cluster_registers@cluster=4,elements=32 0.691"
   " register_cache@threads=256,vectors=16 0.679"
   " cluster_registers@cluster=2,elements=32 0.655"
   " cluster_shared@cluster=1,threads=256 0.591"
   " cluster_registers@cluster=1,elements=64 0.447"
   " cluster_registers@cluster=4,elements=64 0.446"
   " cluster_registers@cluster=2,elements=64 0.427"},
  {"softmax", "fp16", "fp16", "rows=6 cols=9394 direction=backward", 0.580,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=1024,vectors=2 0.996"
   " register_cache_backward@threads=256,vectors=8 0.968"
   " register_cache_backward@threads=512,vectors=8 0.885"
   " cluster_registers_backward@cluster=4,vectors=2 0.826"
   " cluster_registers_backward@cluster=8,vectors=2 0.825"
   " cluster_registers_backward@cluster=16,vectors=2 0.821"
   " cluster_registers_backward@cluster=1,vectors=2 0.810"
   " cluster_registers_backward@cluster=2,vectors=2 0.804"
   " two_pass_backward@threads=512,vectors=2 0.759"
   " cluster_registers_backward@cluster=16,vectors=4 0.753"
   " cluster_registers_backward@cluster=1,vectors=4 0.748"
   " cluster_registers_backward@cluster=8,vectors=4 0.744"
   " cluster_registers_backward@cluster=2,vectors=4 0.711"
   " cluster_registers_backward@cluster=4,vectors=4 0.674"
   " cluster_shared_backward@cluster=1,threads=512 0.674"
   " cluster_shared_backward@cluster=1,threads=256 0.626"},
  {"softmax", "fp16", "fp16", "rows=6 cols=9394", 0.493,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.986"
   " cluster_registers@cluster=8,elements=16 0.984"
   " cluster_registers@cluster=1,elements=32 0.951"
   " register_cache@threads=512,vectors=4 0.906"
   " cluster_registers@cluster=2,elements=32 0.875"
   " register_cache@threads=256,vectors=8 0.860"
   " cluster_registers@cluster=4,elements=32 0.833"
   " cluster_registers@cluster=1,elements=64 0.787"
   " cluster_registers@cluster=4,elements=64 0.755"
   " cluster_shared@cluster=1,threads=512 0.745"
   " two_pass@threads=512,vectors=2 0.720"
   " cluster_shared@cluster=1,threads=256 0.709"
   " cluster_registers@cluster=2,elements=64 0.697"
   " register_cache@threads=256,vectors=16 0.682"},
  {"softmax", "fp16", "fp16", "rows=6001 cols=50257", 0.912,
   "cluster_packed@cluster=4,vectors=8 1.000"
   " cluster_packed@cluster=4,vectors=10 1.000"
   " cluster_shared@cluster=2,threads=256 0.989"
   " cluster_packed@cluster=2,vectors=10 0.989"
   " cluster_shared@cluster=1,threads=512 0.981"
   " cluster_shared@cluster=2,threads=512 0.959"
   " cluster_registers@cluster=4,elements=64 0.850"
   " two_pass@threads=512,vectors=4 0.848"},
  {"softmax", "fp16", "fp16", "rows=61 cols=3520", 0.673,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.990"
   " cluster_registers@cluster=1,elements=32 0.940"
   " cluster_registers@cluster=8,elements=16 0.925"
   " register_cache@threads=256,vectors=4 0.911"
   " two_pass@threads=512,vectors=2 0.882"
   " cluster_registers@cluster=4,elements=32 0.867"
   " cluster_shared@cluster=1,threads=512 0.831"
   " cluster_registers@cluster=1,elements=64 0.830"
   " cluster_registers@cluster=2,elements=32 0.806"
   " register_cache@threads=512,vectors=4 0.806"
   " cluster_shared@cluster=1,threads=256 0.796"
   " cluster_registers@cluster=4,elements=64 0.779"
   " register_cache@threads=256,vectors=8 0.773"
   " cluster_registers@cluster=2,elements=64 0.757"
   " register_cache@threads=256,vectors=16 0.617"
   " cluster_registers@cluster=16,elements=16 0.591"},
  {"softmax", "fp16", "fp16", "rows=61305 cols=95 direction=backward", 0.844,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.977"
   " staged_rows_backward@threads=256,bytes=8192 0.958"
   " lane_elements_backward@threads=128,elements=8 0.912"
   " warp_rows_backward@threads=128,vectors=2 0.889"
   " warp_rows_backward@threads=128,vectors=4 0.778"
   " register_cache_backward@threads=128,vectors=1 0.246"
   " register_cache_backward@threads=128,vectors=2 0.188"
   " register_cache_backward@threads=256,vectors=2 0.096"
   " two_pass_backward@threads=256,vectors=2 0.084"},
  {"softmax", "fp16", "fp16", "rows=61305 cols=95", 0.789,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.959"
   " staged_rows@threads=128,bytes=8192 0.925"
   " warp_rows@threads=128,vectors=2 0.818"
   " warp_rows@threads=128,vectors=4 0.738"
   " lane_elements@threads=128,elements=4 0.734"
   " warp_rows@threads=64,vectors=4 0.727"
   " cluster_registers@cluster=1,elements=16 0.225"
   " cluster_registers@cluster=1,elements=32 0.190"
   " register_cache@threads=128,vectors=1 0.151"
   " register_cache@threads=128,vectors=2 0.126"
   " two_pass@threads=256,vectors=1 0.080"},
  {"softmax", "fp32", "fp32", "rows=629 cols=1600 direction=backward", 0.967,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=4 0.991"
   " cluster_registers_backward@cluster=1,vectors=2 0.977"
   " register_cache_backward@threads=512,vectors=2 0.966"
   " cluster_registers_backward@cluster=2,vectors=2 0.899"
   " cluster_registers_backward@cluster=2,vectors=4 0.896"
   " register_cache_backward@threads=256,vectors=8 0.880"
   " cluster_shared_backward@cluster=1,threads=256 0.869"
   " two_pass_backward@threads=512,vectors=2 0.845"
   " cluster_shared_backward@cluster=1,threads=512 0.775"
   " register_cache_backward@threads=512,vectors=4 0.761"
   " register_cache_backward@threads=1024,vectors=2 0.726"
   " cluster_registers_backward@cluster=4,vectors=4 0.679"
   " cluster_registers_backward@cluster=4,vectors=2 0.657"
   " register_cache_backward@threads=512,vectors=8 0.516"
   " cluster_registers_backward@cluster=8,vectors=2 0.469"
   " cluster_registers_backward@cluster=8,vectors=4 0.461"
   " cluster_registers_backward@cluster=16,vectors=2 0.247"
   " cluster_registers_backward@cluster=16,vectors=4 0.241"},
  {"softmax", "fp32", "fp32", "rows=629 cols=1600", 0.829,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.930"
   " register_cache@threads=256,vectors=4 0.885"
   " cluster_registers@cluster=1,elements=32 0.860"
   " cluster_shared@cluster=1,threads=256 0.790"
   " cluster_registers@cluster=1,elements=64 0.780"
   " cluster_registers@cluster=2,elements=32 0.641"
   " cluster_shared@cluster=1,threads=512 0.633"
   " register_cache@threads=512,vectors=4 0.630"
   " register_cache@threads=256,vectors=8 0.627"
   " two_pass@threads=512,vectors=2 0.624"
   " cluster_registers@cluster=2,elements=64 0.558"
   " cluster_registers@cluster=4,elements=32 0.476"
   " register_cache@threads=256,vectors=16 0.402"
   " cluster_registers@cluster=4,elements=64 0.396"
   " cluster_registers@cluster=8,elements=16 0.330"
   " cluster_registers@cluster=16,elements=16 0.180"},
  {"softmax", "fp16", "fp16", "rows=64 cols=1048576 direction=backward", 0.782,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " split_k_cooperative_backward@threads=512,vectors=2 0.709"
   " split_k_cooperative_backward@threads=256,vectors=4 0.709"
   " two_pass_backward@threads=1024,vectors=2 0.689"},
  {"softmax", "fp16", "fp16", "rows=64 cols=1048576", 0.813,
   "grid_shared@warps=16,blocks_per_sm=1 1.000"
   " grid_shared@warps=8,blocks_per_sm=2 0.989"
   " grid_resident@warps=16,vectors=16 0.898"
   " split_k@threads=256,vectors=4,reread=reverse 0.748"
   " split_k@threads=256,vectors=8,reread=reverse 0.741"
   " split_k@threads=256,vectors=16,reread=reverse 0.726"
   " split_k@threads=256,vectors=2,reread=reverse 0.718"
   " cluster_shared@cluster=16,threads=512 0.658"
   " cluster_shared@cluster=16,threads=256 0.579"},
  {"softmax", "fp16", "fp16", "rows=64 cols=2048 direction=backward", 0.856,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.979"
   " cluster_registers_backward@cluster=1,vectors=2 0.962"
   " register_cache_backward@threads=512,vectors=2 0.936"
   " two_pass_backward@threads=256,vectors=2 0.930"
   " register_cache_backward@threads=512,vectors=4 0.930"
   " two_pass_backward@threads=512,vectors=2 0.891"
   " cluster_registers_backward@cluster=1,vectors=4 0.888"
   " register_cache_backward@threads=256,vectors=8 0.873"
   " register_cache_backward@threads=1024,vectors=2 0.872"
   " cluster_registers_backward@cluster=8,vectors=2 0.863"
   " cluster_registers_backward@cluster=4,vectors=2 0.859"
   " register_cache_backward@threads=512,vectors=8 0.850"
   " cluster_shared_backward@cluster=1,threads=256 0.849"
   " cluster_registers_backward@cluster=2,vectors=2 0.838"
   " two_pass_backward@threads=1024,vectors=2 0.835"
   " cluster_shared_backward@cluster=1,threads=512 0.832"
   " cluster_registers_backward@cluster=8,vectors=4 0.820"
   " cluster_registers_backward@cluster=4,vectors=4 0.819"
   " cluster_registers_backward@cluster=2,vectors=4 0.794"
   " cluster_shared_backward@cluster=2,threads=256 0.745"
   " cluster_shared_backward@cluster=2,threads=512 0.729"
   " cluster_registers_backward@cluster=4,vectors=8 0.729"
   " cluster_registers_backward@cluster=1,vectors=8 0.721"
   " cluster_registers_backward@cluster=8,vectors=8 0.721"
   " cluster_registers_backward@cluster=2,vectors=8 0.716"
   " cluster_registers_backward@cluster=16,vectors=2 0.563"
   " cluster_registers_backward@cluster=16,vectors=4 0.523"
   " cluster_registers_backward@cluster=16,vectors=8 0.439"},
  {"softmax", "fp32", "fp32", "rows=64 cols=2048 direction=backward", 0.856,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.995"
   " cluster_registers_backward@cluster=1,vectors=2 0.964"
   " register_cache_backward@threads=512,vectors=2 0.958"
   " cluster_registers_backward@cluster=1,vectors=4 0.953"
   " two_pass_backward@threads=256,vectors=2 0.953"
   " register_cache_backward@threads=256,vectors=8 0.953"
   " two_pass_backward@threads=512,vectors=2 0.918"
   " register_cache_backward@threads=512,vectors=8 0.912"
   " register_cache_backward@threads=1024,vectors=2 0.903"
   " cluster_registers_backward@cluster=8,vectors=2 0.890"
   " cluster_registers_backward@cluster=8,vectors=4 0.887"
   " cluster_registers_backward@cluster=4,vectors=4 0.879"
   " cluster_registers_backward@cluster=4,vectors=2 0.873"
   " cluster_registers_backward@cluster=2,vectors=2 0.871"
   " two_pass_backward@threads=1024,vectors=2 0.865"
   " cluster_registers_backward@cluster=1,vectors=8 0.861"
   " cluster_registers_backward@cluster=2,vectors=4 0.847"
   " cluster_registers_backward@cluster=8,vectors=8 0.840"
   " cluster_shared_backward@cluster=1,threads=256 0.826"
   " cluster_registers_backward@cluster=4,vectors=8 0.823"
   " cluster_shared_backward@cluster=1,threads=512 0.814"
   " cluster_registers_backward@cluster=2,vectors=8 0.776"
   " cluster_shared_backward@cluster=2,threads=256 0.766"
   " cluster_shared_backward@cluster=2,threads=512 0.726"
   " cluster_registers_backward@cluster=16,vectors=2 0.570"
   " cluster_registers_backward@cluster=16,vectors=4 0.563"
   " cluster_registers_backward@cluster=16,vectors=8 0.519"},
  {"softmax", "bf16", "bf16", "rows=64 cols=30317", 0.674,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=4,elements=32 0.940"
   " cluster_registers@cluster=2,elements=32 0.926"
   " cluster_registers@cluster=2,elements=64 0.877"
   " cluster_registers@cluster=4,elements=64 0.872"
   " cluster_registers@cluster=1,elements=64 0.831"
   " cluster_registers@cluster=16,elements=16 0.741"
   " cluster_shared@cluster=1,threads=512 0.661"
   " register_cache@threads=256,vectors=16 0.610"
   " cluster_shared@cluster=1,threads=256 0.606"
   " two_pass@threads=512,vectors=2 0.600"},
  {"softmax", "fp16", "fp16", "rows=64 cols=400001 direction=backward", 0.753,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.896"
   " cluster_shared_backward@cluster=16,threads=512 0.882"
   " cluster_registers_backward@cluster=16,vectors=8 0.793"
   " cluster_shared_backward@cluster=8,threads=512 0.778"
   " cluster_shared_backward@cluster=16,threads=256 0.777"
   " cluster_shared_backward@cluster=8,threads=256 0.752"
   " split_k_cooperative_backward@threads=256,vectors=4 0.733"
   " split_k_cooperative_backward@threads=512,vectors=2 0.699"
   " two_pass_backward@threads=1024,vectors=2 0.646"},
  {"softmax", "fp16", "fp16", "rows=64 cols=4096 direction=backward", 0.829,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " cluster_registers_backward@cluster=1,vectors=2 0.979"
   " register_cache_backward@threads=512,vectors=4 0.965"
   " register_cache_backward@threads=512,vectors=2 0.955"
   " two_pass_backward@threads=256,vectors=2 0.943"
   " cluster_registers_backward@cluster=1,vectors=4 0.933"
   " register_cache_backward@threads=256,vectors=8 0.903"
   " cluster_registers_backward@cluster=8,vectors=2 0.899"
   " register_cache_backward@threads=1024,vectors=2 0.895"
   " two_pass_backward@threads=512,vectors=2 0.893"
   " cluster_registers_backward@cluster=4,vectors=2 0.890"
   " cluster_registers_backward@cluster=2,vectors=2 0.886"
   " cluster_registers_backward@cluster=8,vectors=4 0.851"
   " two_pass_backward@threads=1024,vectors=2 0.842"
   " cluster_registers_backward@cluster=4,vectors=4 0.842"
   " register_cache_backward@threads=512,vectors=8 0.828"
   " cluster_shared_backward@cluster=1,threads=512 0.823"
   " cluster_shared_backward@cluster=1,threads=256 0.822"
   " cluster_registers_backward@cluster=2,vectors=4 0.821"
   " cluster_shared_backward@cluster=2,threads=256 0.778"
   " cluster_registers_backward@cluster=4,vectors=8 0.760"
   " cluster_registers_backward@cluster=8,vectors=8 0.750"
   " cluster_shared_backward@cluster=2,threads=512 0.730"
   " cluster_registers_backward@cluster=1,vectors=8 0.718"
   " cluster_registers_backward@cluster=2,vectors=8 0.663"
   " cluster_registers_backward@cluster=16,vectors=2 0.569"
   " cluster_registers_backward@cluster=16,vectors=4 0.530"
   " cluster_registers_backward@cluster=16,vectors=8 0.455"},
  {"softmax", "fp32", "fp32", "rows=64 cols=4096 direction=backward", 0.841,
   "register_cache_backward@threads=512,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.989"
   " register_cache_backward@threads=1024,vectors=2 0.968"
   " register_cache_backward@threads=512,vectors=2 0.963"
   " register_cache_backward@threads=512,vectors=8 0.962"
   " cluster_registers_backward@cluster=1,vectors=2 0.958"
   " cluster_registers_backward@cluster=1,vectors=4 0.955"
   " cluster_registers_backward@cluster=8,vectors=4 0.934"
   " cluster_registers_backward@cluster=1,vectors=8 0.934"
   " two_pass_backward@threads=512,vectors=2 0.927"
   " cluster_registers_backward@cluster=8,vectors=2 0.926"
   " cluster_registers_backward@cluster=4,vectors=2 0.917"
   " cluster_registers_backward@cluster=4,vectors=4 0.912"
   " cluster_registers_backward@cluster=2,vectors=4 0.908"
   " cluster_registers_backward@cluster=2,vectors=2 0.908"
   " cluster_registers_backward@cluster=8,vectors=8 0.894"
   " cluster_shared_backward@cluster=1,threads=256 0.864"
   " cluster_registers_backward@cluster=4,vectors=8 0.860"
   " two_pass_backward@threads=1024,vectors=2 0.851"
   " cluster_registers_backward@cluster=2,vectors=8 0.834"
   " cluster_shared_backward@cluster=1,threads=512 0.833"
   " cluster_shared_backward@cluster=2,threads=256 0.802"
   " cluster_shared_backward@cluster=2,threads=512 0.800"
   " two_pass_backward@threads=256,vectors=2 0.800"
   " cluster_registers_backward@cluster=16,vectors=2 0.642"
   " cluster_registers_backward@cluster=16,vectors=4 0.640"
   " cluster_registers_backward@cluster=16,vectors=8 0.595"},
  {"softmax", "fp16", "fp16", "rows=64 cols=8191 direction=backward", 0.762,
   "register_cache_backward@threads=512,vectors=2 1.000"
   " register_cache_backward@threads=512,vectors=4 0.951"
   " cluster_registers_backward@cluster=1,vectors=2 0.939"
   " register_cache_backward@threads=1024,vectors=2 0.937"
   " register_cache_backward@threads=256,vectors=8 0.918"
   " cluster_registers_backward@cluster=8,vectors=2 0.914"
   " cluster_registers_backward@cluster=4,vectors=2 0.914"
   " cluster_registers_backward@cluster=2,vectors=2 0.913"
   " two_pass_backward@threads=512,vectors=2 0.893"
   " register_cache_backward@threads=512,vectors=8 0.853"
   " cluster_registers_backward@cluster=1,vectors=4 0.849"
   " two_pass_backward@threads=1024,vectors=2 0.841"
   " cluster_registers_backward@cluster=4,vectors=4 0.831"
   " cluster_registers_backward@cluster=2,vectors=4 0.816"
   " cluster_shared_backward@cluster=1,threads=512 0.762"
   " cluster_shared_backward@cluster=2,threads=512 0.761"
   " cluster_shared_backward@cluster=2,threads=256 0.759"
   " cluster_registers_backward@cluster=8,vectors=4 0.759"
   " two_pass_backward@threads=256,vectors=2 0.745"
   " cluster_shared_backward@cluster=1,threads=256 0.723"
   " cluster_registers_backward@cluster=1,vectors=8 0.621"
   " cluster_registers_backward@cluster=8,vectors=8 0.613"
   " cluster_registers_backward@cluster=4,vectors=8 0.608"
   " cluster_registers_backward@cluster=2,vectors=8 0.605"
   " cluster_registers_backward@cluster=16,vectors=2 0.576"
   " cluster_registers_backward@cluster=16,vectors=4 0.524"
   " cluster_registers_backward@cluster=16,vectors=8 0.339"},
  {"softmax", "fp32", "fp32", "rows=64 cols=8191 direction=backward", 0.791,
   "register_cache_backward@threads=256,vectors=8 1.000"
   " register_cache_backward@threads=512,vectors=4 0.993"
   " cluster_registers_backward@cluster=8,vectors=2 0.982"
   " register_cache_backward@threads=1024,vectors=2 0.979"
   " cluster_registers_backward@cluster=4,vectors=2 0.973"
   " register_cache_backward@threads=512,vectors=8 0.965"
   " cluster_registers_backward@cluster=1,vectors=4 0.958"
   " cluster_registers_backward@cluster=4,vectors=4 0.957"
   " cluster_registers_backward@cluster=8,vectors=4 0.956"
   " cluster_registers_backward@cluster=2,vectors=4 0.954"
   " cluster_registers_backward@cluster=2,vectors=2 0.943"
   " cluster_registers_backward@cluster=1,vectors=8 0.886"
   " cluster_registers_backward@cluster=4,vectors=8 0.881"
   " cluster_registers_backward@cluster=2,vectors=8 0.874"
   " cluster_shared_backward@cluster=1,threads=512 0.858"
   " cluster_shared_backward@cluster=2,threads=256 0.852"
   " two_pass_backward@threads=1024,vectors=2 0.844"
   " cluster_shared_backward@cluster=2,threads=512 0.842"
   " cluster_registers_backward@cluster=8,vectors=8 0.841"
   " two_pass_backward@threads=512,vectors=2 0.837"
   " cluster_shared_backward@cluster=1,threads=256 0.835"
   " cluster_registers_backward@cluster=16,vectors=2 0.711"
   " cluster_registers_backward@cluster=16,vectors=4 0.663"
   " two_pass_backward@threads=256,vectors=2 0.646"
   " cluster_registers_backward@cluster=16,vectors=8 0.575"},
  {"softmax", "bf16", "bf16", "rows=64191 cols=77", 0.790,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.961"
   " lane_elements@threads=128,elements=8 0.827"
   " warp_rows@threads=128,vectors=4 0.637"
   " warp_rows@threads=64,vectors=4 0.634"
   " warp_rows@threads=128,vectors=2 0.628"
   " lane_elements@threads=128,elements=4 0.593"
   " cluster_registers@cluster=1,elements=16 0.189"
   " cluster_registers@cluster=1,elements=32 0.137"
   " register_cache@threads=128,vectors=1 0.119"
   " register_cache@threads=128,vectors=2 0.098"
   " two_pass@threads=256,vectors=1 0.065"},
  {"softmax", "fp16", "fp16", "rows=65 cols=4083", 0.647,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.992"
   " register_cache@threads=256,vectors=4 0.907"
   " cluster_registers@cluster=1,elements=32 0.861"
   " cluster_registers@cluster=8,elements=16 0.844"
   " register_cache@threads=512,vectors=4 0.791"
   " two_pass@threads=512,vectors=2 0.786"
   " cluster_registers@cluster=4,elements=32 0.783"
   " cluster_registers@cluster=2,elements=32 0.772"
   " register_cache@threads=256,vectors=8 0.764"
   " cluster_shared@cluster=1,threads=512 0.731"
   " cluster_shared@cluster=1,threads=256 0.727"
   " cluster_registers@cluster=1,elements=64 0.725"
   " cluster_registers@cluster=4,elements=64 0.697"
   " cluster_registers@cluster=2,elements=64 0.655"
   " register_cache@threads=256,vectors=16 0.594"
   " cluster_registers@cluster=16,elements=16 0.548"},
  {"softmax", "fp16", "fp16", "rows=651 cols=76", 0.788,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.984"
   " register_cache@threads=128,vectors=1 0.817"
   " cluster_registers@cluster=1,elements=16 0.804"
   " warp_rows@threads=128,vectors=2 0.782"
   " register_cache@threads=128,vectors=2 0.766"
   " cluster_registers@cluster=1,elements=32 0.701"
   " warp_rows@threads=128,vectors=4 0.687"
   " warp_rows@threads=64,vectors=4 0.686"
   " staged_rows@threads=64,bytes=4096 0.645"
   " staged_rows@threads=128,bytes=8192 0.644"
   " two_pass@threads=256,vectors=1 0.641"},
  {"softmax", "fp16", "fp16", "rows=65536 cols=256", 0.943,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.993"
   " warp_rows@threads=64,vectors=4 0.985"
   " warp_rows@threads=128,vectors=4 0.981"
   " staged_rows@threads=64,bytes=4096 0.912"
   " staged_rows@threads=128,bytes=8192 0.894"
   " cluster_registers@cluster=1,elements=16 0.435"
   " cluster_registers@cluster=1,elements=32 0.433"
   " cluster_registers@cluster=1,elements=64 0.354"},
  {"softmax", "bf16", "bf16", "rows=66 cols=332197", 0.745,
   "grid_resident@warps=16,vectors=16 1.000"
   " cluster_packed@cluster=16,vectors=8 0.928"
   " cluster_packed@cluster=16,vectors=10 0.866"
   " grid_shared@warps=16,blocks_per_sm=1 0.856"
   " cluster_shared@cluster=16,threads=256 0.851"
   " cluster_registers@cluster=16,elements=64 0.830"
   " grid_shared@warps=8,blocks_per_sm=2 0.812"
   " cluster_shared@cluster=16,threads=512 0.783"
   " cluster_shared@cluster=8,threads=512 0.758"
   " cluster_registers@cluster=8,elements=64 0.747"
   " cluster_shared@cluster=8,threads=256 0.680"
   " cluster_shared@cluster=4,threads=512 0.590"
   " cluster_shared@cluster=4,threads=256 0.519"
   " two_pass@threads=512,vectors=4 0.460"},
  {"softmax", "bf16", "bf16", "rows=66 cols=332197 direction=backward", 0.769,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.822"
   " cluster_shared_backward@cluster=16,threads=512 0.806"
   " cluster_registers_backward@cluster=16,vectors=8 0.746"
   " cluster_shared_backward@cluster=8,threads=512 0.737"
   " split_k_cooperative_backward@threads=256,vectors=4 0.730"
   " cluster_shared_backward@cluster=8,threads=256 0.722"
   " cluster_shared_backward@cluster=16,threads=256 0.713"
   " split_k_cooperative_backward@threads=512,vectors=2 0.677"
   " two_pass_backward@threads=1024,vectors=2 0.654"},
  {"softmax", "fp32", "fp32", "rows=67 cols=320 direction=backward", 0.886,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.970"
   " lane_elements_backward@threads=128,elements=8 0.966"
   " register_cache_backward@threads=256,vectors=2 0.951"
   " warp_rows_backward@threads=128,vectors=4 0.949"
   " warp_rows_backward@threads=128,vectors=2 0.948"
   " two_pass_backward@threads=256,vectors=2 0.914"
   " staged_rows_backward@threads=64,bytes=2048 0.664"
   " staged_rows_backward@threads=256,bytes=8192 0.626"},
  {"softmax", "fp32", "fp32", "rows=67 cols=320", 0.744,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.985"
   " lane_elements@threads=128,elements=8 0.929"
   " two_pass@threads=256,vectors=1 0.911"
   " warp_rows@threads=128,vectors=2 0.901"
   " warp_rows@threads=128,vectors=4 0.900"
   " warp_rows@threads=64,vectors=4 0.896"
   " cluster_registers@cluster=1,elements=16 0.875"
   " cluster_registers@cluster=1,elements=32 0.787"
   " staged_rows@threads=64,bytes=4096 0.693"
   " staged_rows@threads=128,bytes=8192 0.677"},
  {"softmax", "bf16", "bf16", "rows=672 cols=2605", 0.698,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.991"
   " register_cache@threads=256,vectors=2 0.963"
   " cluster_registers@cluster=1,elements=64 0.834"
   " register_cache@threads=256,vectors=4 0.794"
   " cluster_shared@cluster=1,threads=256 0.777"
   " cluster_registers@cluster=2,elements=32 0.668"
   " cluster_shared@cluster=1,threads=512 0.596"
   " cluster_registers@cluster=2,elements=64 0.590"
   " two_pass@threads=512,vectors=2 0.581"
   " register_cache@threads=256,vectors=8 0.569"
   " register_cache@threads=512,vectors=4 0.536"
   " cluster_registers@cluster=4,elements=32 0.521"
   " cluster_registers@cluster=4,elements=64 0.417"
   " cluster_registers@cluster=8,elements=16 0.339"
   " register_cache@threads=256,vectors=16 0.313"
   " cluster_registers@cluster=16,elements=16 0.178"},
  {"softmax", "fp16", "fp16", "rows=680 cols=44188 direction=backward", 0.934,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.961"
   " cluster_shared_backward@cluster=2,threads=512 0.954"
   " cluster_shared_backward@cluster=8,threads=256 0.918"
   " cluster_registers_backward@cluster=16,vectors=4 0.884"
   " cluster_registers_backward@cluster=8,vectors=2 0.874"
   " cluster_registers_backward@cluster=4,vectors=8 0.866"
   " cluster_registers_backward@cluster=2,vectors=4 0.862"
   " grid_resident_backward@warps=16,vectors=8 0.853"
   " cluster_registers_backward@cluster=8,vectors=8 0.829"
   " cluster_registers_backward@cluster=16,vectors=2 0.824"
   " two_pass_backward@threads=1024,vectors=2 0.778"
   " cluster_registers_backward@cluster=2,vectors=8 0.755"
   " cluster_registers_backward@cluster=16,vectors=8 0.685"
   " cluster_shared_backward@cluster=8,threads=512 0.659"
   " cluster_shared_backward@cluster=16,threads=256 0.654"
   " cluster_registers_backward@cluster=4,vectors=2 0.612"
   " split_k_cooperative_backward@threads=256,vectors=4 0.584"
   " split_k_cooperative_backward@threads=512,vectors=2 0.552"
   " cluster_shared_backward@cluster=16,threads=512 0.408"},
  {"softmax", "fp16", "fp16", "rows=680 cols=44188", 0.864,
   "cluster_packed@cluster=4,vectors=8 1.000"
   " cluster_packed@cluster=2,vectors=8 0.996"
   " cluster_shared@cluster=2,threads=256 0.969"
   " cluster_packed@cluster=2,vectors=10 0.931"
   " cluster_packed@cluster=4,vectors=10 0.929"
   " cluster_shared@cluster=1,threads=512 0.924"
   " cluster_registers@cluster=2,elements=64 0.918"
   " cluster_shared@cluster=2,threads=512 0.905"
   " cluster_registers@cluster=4,elements=64 0.903"
   " cluster_registers@cluster=8,elements=64 0.901"
   " cluster_registers@cluster=4,elements=32 0.893"
   " cluster_registers@cluster=8,elements=32 0.890"
   " cluster_packed@cluster=8,vectors=8 0.882"
   " cluster_shared@cluster=4,threads=256 0.879"
   " grid_resident@warps=16,vectors=16 0.869"
   " two_pass@threads=512,vectors=4 0.849"
   " cluster_packed@cluster=8,vectors=10 0.795"
   " cluster_shared@cluster=8,threads=256 0.741"
   " cluster_registers@cluster=8,elements=16 0.732"
   " grid_shared@warps=8,blocks_per_sm=2 0.730"
   " grid_shared@warps=16,blocks_per_sm=1 0.729"
   " cluster_shared@cluster=4,threads=512 0.704"
   " cluster_registers@cluster=16,elements=16 0.681"
   " cluster_registers@cluster=16,elements=32 0.667"
   " cluster_registers@cluster=16,elements=64 0.587"
   " cluster_packed@cluster=16,vectors=8 0.576"
   " cluster_packed@cluster=16,vectors=10 0.504"
   " cluster_shared@cluster=8,threads=512 0.465"
   " cluster_shared@cluster=16,threads=256 0.452"
   " cluster_shared@cluster=16,threads=512 0.269"},
  {"softmax", "fp16", "fp16", "rows=69 cols=10811", 0.633,
   "cluster_registers@cluster=1,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.981"
   " cluster_registers@cluster=1,elements=32 0.977"
   " cluster_registers@cluster=4,elements=32 0.913"
   " cluster_registers@cluster=2,elements=32 0.897"
   " register_cache@threads=512,vectors=4 0.867"
   " register_cache@threads=256,vectors=8 0.823"
   " cluster_shared@cluster=1,threads=512 0.801"
   " cluster_registers@cluster=1,elements=64 0.796"
   " cluster_registers@cluster=4,elements=64 0.774"
   " cluster_registers@cluster=2,elements=64 0.757"
   " two_pass@threads=512,vectors=2 0.711"
   " cluster_shared@cluster=1,threads=256 0.708"
   " register_cache@threads=256,vectors=16 0.675"
   " cluster_registers@cluster=16,elements=16 0.579"},
  {"softmax", "fp16", "fp16", "rows=694 cols=64", 0.803,
   "lane_elements@threads=128,elements=4 1.000"
   " lane_elements@threads=128,elements=8 0.995"
   " warp_rows@threads=128,vectors=2 0.911"
   " cluster_registers@cluster=1,elements=16 0.879"
   " register_cache@threads=128,vectors=1 0.871"
   " warp_rows@threads=64,vectors=4 0.842"
   " warp_rows@threads=128,vectors=4 0.831"
   " cluster_registers@cluster=1,elements=32 0.822"
   " register_cache@threads=128,vectors=2 0.777"
   " two_pass@threads=256,vectors=1 0.718"
   " staged_rows@threads=64,bytes=4096 0.461"
   " staged_rows@threads=128,bytes=8192 0.458"},
  {"softmax", "fp16", "fp16", "rows=69766 cols=118", 0.911,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.954"
   " staged_rows@threads=128,bytes=8192 0.947"
   " lane_elements@threads=128,elements=4 0.760"
   " warp_rows@threads=128,vectors=2 0.755"
   " warp_rows@threads=128,vectors=4 0.679"
   " warp_rows@threads=64,vectors=4 0.675"
   " cluster_registers@cluster=1,elements=16 0.227"
   " cluster_registers@cluster=1,elements=32 0.192"
   " register_cache@threads=128,vectors=1 0.154"
   " register_cache@threads=128,vectors=2 0.128"
   " two_pass@threads=256,vectors=1 0.081"},
  {"softmax", "fp32", "fp32", "rows=7 cols=17571 direction=backward", 0.670,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.991"
   " cluster_registers_backward@cluster=16,vectors=4 0.972"
   " cluster_registers_backward@cluster=8,vectors=4 0.924"
   " cluster_registers_backward@cluster=4,vectors=2 0.899"
   " cluster_registers_backward@cluster=4,vectors=4 0.877"
   " cluster_shared_backward@cluster=16,threads=512 0.802"
   " cluster_registers_backward@cluster=16,vectors=8 0.796"
   " cluster_registers_backward@cluster=8,vectors=8 0.782"
   " cluster_shared_backward@cluster=16,threads=256 0.757"
   " cluster_registers_backward@cluster=2,vectors=4 0.756"
   " cluster_registers_backward@cluster=4,vectors=8 0.738"
   " cluster_shared_backward@cluster=8,threads=256 0.732"
   " cluster_shared_backward@cluster=8,threads=512 0.719"
   " cluster_registers_backward@cluster=2,vectors=8 0.667"
   " cluster_shared_backward@cluster=2,threads=512 0.603"
   " split_k_cooperative_backward@threads=256,vectors=4 0.589"
   " cluster_registers_backward@cluster=1,vectors=8 0.584"
   " grid_resident_backward@warps=16,vectors=4 0.573"
   " grid_resident_backward@warps=16,vectors=8 0.567"
   " split_k_cooperative_backward@threads=512,vectors=2 0.555"
   " two_pass_backward@threads=1024,vectors=2 0.457"},
  {"softmax", "fp32", "fp32", "rows=7 cols=17571", 0.515,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.955"
   " cluster_shared@cluster=16,threads=512 0.916"
   " cluster_shared@cluster=16,threads=256 0.861"
   " cluster_registers@cluster=16,elements=32 0.837"
   " cluster_registers@cluster=8,elements=32 0.835"
   " cluster_shared@cluster=8,threads=256 0.824"
   " cluster_shared@cluster=8,threads=512 0.802"
   " cluster_packed@cluster=16,vectors=8 0.784"
   " cluster_packed@cluster=8,vectors=8 0.780"
   " cluster_registers@cluster=4,elements=32 0.764"
   " cluster_shared@cluster=4,threads=512 0.746"
   " cluster_shared@cluster=4,threads=256 0.741"
   " cluster_packed@cluster=4,vectors=8 0.736"
   " cluster_packed@cluster=16,vectors=10 0.712"
   " cluster_packed@cluster=4,vectors=10 0.692"
   " cluster_packed@cluster=8,vectors=10 0.685"
   " cluster_packed@cluster=2,vectors=8 0.665"
   " cluster_shared@cluster=2,threads=512 0.654"
   " cluster_packed@cluster=2,vectors=10 0.646"
   " cluster_shared@cluster=2,threads=256 0.604"
   " grid_shared@warps=16,blocks_per_sm=1 0.583"
   " cluster_registers@cluster=4,elements=64 0.576"
   " grid_shared@warps=8,blocks_per_sm=2 0.562"
   " cluster_registers@cluster=2,elements=64 0.544"
   " cluster_shared@cluster=1,threads=512 0.537"
   " cluster_registers@cluster=8,elements=64 0.533"
   " cluster_registers@cluster=16,elements=64 0.533"
   " grid_resident@warps=16,vectors=16 0.526"
   " grid_resident@warps=32,vectors=4 0.508"
   " two_pass@threads=512,vectors=4 0.489"},
  {"softmax", "fp16", "fp16", "rows=7 cols=194112", 0.618,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=16,elements=32 0.997"
   " cluster_registers@cluster=16,elements=64 0.954"
   " cluster_packed@cluster=16,vectors=8 0.910"
   " cluster_registers@cluster=8,elements=64 0.891"
   " cluster_shared@cluster=16,threads=512 0.878"
   " cluster_packed@cluster=16,vectors=10 0.868"
   " cluster_shared@cluster=16,threads=256 0.846"
   " cluster_packed@cluster=8,vectors=8 0.833"
   " cluster_packed@cluster=8,vectors=10 0.789"
   " cluster_shared@cluster=8,threads=512 0.755"
   " cluster_shared@cluster=8,threads=256 0.703"
   " grid_shared@warps=8,blocks_per_sm=2 0.665"
   " cluster_registers@cluster=4,elements=64 0.665"
   " grid_shared@warps=16,blocks_per_sm=1 0.665"
   " grid_resident@warps=16,vectors=16 0.631"
   " grid_resident@warps=32,vectors=4 0.621"
   " cluster_shared@cluster=4,threads=512 0.545"
   " cluster_shared@cluster=4,threads=256 0.501"
   " cluster_shared@cluster=2,threads=512 0.372"
   " cluster_shared@cluster=2,threads=256 0.322"
   " two_pass@threads=512,vectors=4 0.194"},
  {"softmax", "fp32", "fp32", "rows=7 cols=202944", 0.625,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_registers@cluster=16,elements=64 0.972"
   " cluster_packed@cluster=16,vectors=10 0.961"
   " cluster_shared@cluster=16,threads=512 0.883"
   " cluster_shared@cluster=16,threads=256 0.867"
   " grid_resident@warps=32,vectors=4 0.797"
   " cluster_registers@cluster=8,elements=64 0.788"
   " grid_resident@warps=16,vectors=16 0.785"
   " cluster_shared@cluster=8,threads=512 0.727"
   " grid_shared@warps=16,blocks_per_sm=1 0.710"
   " grid_shared@warps=8,blocks_per_sm=2 0.709"
   " cluster_shared@cluster=8,threads=256 0.706"
   " cluster_shared@cluster=4,threads=512 0.493"
   " cluster_shared@cluster=4,threads=256 0.461"
   " two_pass@threads=512,vectors=4 0.152"},
  {"softmax", "fp32", "fp32", "rows=7 cols=414368", 0.631,
   "cluster_registers@cluster=16,elements=64 1.000"
   " grid_resident@warps=16,vectors=16 0.974"
   " split_k@threads=256,vectors=4,reread=reverse 0.948"
   " grid_resident@warps=32,vectors=4 0.946"
   " split_k@threads=256,vectors=8,reread=reverse 0.919"
   " cluster_shared@cluster=16,threads=512 0.918"
   " split_k_persistent@threads=256,vectors=16 0.888"
   " split_k@threads=256,vectors=2,reread=reverse 0.883"
   " cluster_shared@cluster=16,threads=256 0.866"
   " grid_shared@warps=8,blocks_per_sm=2 0.822"
   " grid_shared@warps=16,blocks_per_sm=1 0.813"
   " split_k@threads=256,vectors=16,reread=reverse 0.775"
   " split_k_persistent@threads=256,vectors=4 0.736"
   " split_k_persistent@threads=256,vectors=2 0.585"
   " two_pass@threads=1024,vectors=4 0.157"},
  {"softmax", "fp16", "fp16", "rows=7 cols=444864", 0.608,
   "cluster_registers@cluster=16,elements=64 1.000"
   " cluster_packed@cluster=16,vectors=10 0.986"
   " cluster_shared@cluster=16,threads=512 0.904"
   " cluster_shared@cluster=16,threads=256 0.865"
   " grid_resident@warps=32,vectors=4 0.848"
   " grid_resident@warps=16,vectors=16 0.826"
   " grid_shared@warps=8,blocks_per_sm=2 0.795"
   " grid_shared@warps=16,blocks_per_sm=1 0.765"
   " cluster_shared@cluster=8,threads=512 0.730"
   " cluster_shared@cluster=8,threads=256 0.671"
   " cluster_shared@cluster=4,threads=512 0.475"
   " cluster_shared@cluster=4,threads=256 0.443"
   " two_pass@threads=512,vectors=4 0.147"},
  {"softmax", "fp32", "fp32", "rows=7 cols=469504 direction=backward", 0.765,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.968"
   " split_k_cooperative_backward@threads=256,vectors=4 0.877"
   " split_k_cooperative_backward@threads=512,vectors=2 0.734"
   " two_pass_backward@threads=1024,vectors=2 0.162"},
  {"softmax", "fp32", "fp32", "rows=7 cols=469504", 0.651,
   "cluster_registers@cluster=16,elements=64 1.000"
   " grid_resident@warps=32,vectors=4 0.958"
   " grid_resident@warps=16,vectors=16 0.945"
   " split_k_persistent@threads=256,vectors=16 0.922"
   " split_k@threads=256,vectors=4,reread=reverse 0.920"
   " split_k@threads=256,vectors=8,reread=reverse 0.888"
   " cluster_shared@cluster=16,threads=512 0.876"
   " split_k@threads=256,vectors=2,reread=reverse 0.869"
   " cluster_shared@cluster=16,threads=256 0.826"
   " split_k@threads=256,vectors=16,reread=reverse 0.818"
   " grid_shared@warps=8,blocks_per_sm=2 0.792"
   " split_k_persistent@threads=256,vectors=4 0.791"
   " grid_shared@warps=16,blocks_per_sm=1 0.786"
   " split_k_persistent@threads=256,vectors=2 0.636"
   " two_pass@threads=1024,vectors=4 0.153"},
  {"softmax", "fp32", "fp32", "rows=7 cols=6193", 0.504,
   "cluster_registers@cluster=16,elements=16 1.000"
   " register_cache@threads=512,vectors=4 0.997"
   " register_cache@threads=256,vectors=8 0.955"
   " cluster_registers@cluster=8,elements=16 0.937"
   " cluster_registers@cluster=1,elements=16 0.872"
   " cluster_registers@cluster=1,elements=32 0.799"
   " register_cache@threads=256,vectors=16 0.790"
   " cluster_registers@cluster=4,elements=32 0.775"
   " cluster_registers@cluster=2,elements=32 0.774"
   " two_pass@threads=512,vectors=2 0.694"
   " cluster_shared@cluster=1,threads=256 0.655"
   " cluster_shared@cluster=1,threads=512 0.620"
   " cluster_registers@cluster=1,elements=64 0.550"
   " cluster_registers@cluster=4,elements=64 0.543"
   " cluster_registers@cluster=2,elements=64 0.516"},
  {"softmax", "fp16", "fp16", "rows=72 cols=44187 direction=backward", 0.782,
   "cluster_registers_backward@cluster=4,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=4 0.997"
   " cluster_registers_backward@cluster=8,vectors=8 0.938"
   " cluster_registers_backward@cluster=8,vectors=2 0.917"
   " cluster_registers_backward@cluster=16,vectors=2 0.912"
   " cluster_registers_backward@cluster=4,vectors=8 0.904"
   " cluster_shared_backward@cluster=8,threads=256 0.879"
   " two_pass_backward@threads=1024,vectors=2 0.873"
   " grid_resident_backward@warps=16,vectors=8 0.858"
   " grid_resident_backward@warps=16,vectors=4 0.850"
   " cluster_registers_backward@cluster=16,vectors=4 0.835"
   " cluster_shared_backward@cluster=2,threads=512 0.787"
   " cluster_registers_backward@cluster=2,vectors=4 0.741"
   " cluster_shared_backward@cluster=16,threads=256 0.727"
   " cluster_registers_backward@cluster=4,vectors=2 0.715"
   " cluster_shared_backward@cluster=8,threads=512 0.701"
   " cluster_registers_backward@cluster=2,vectors=8 0.689"
   " cluster_registers_backward@cluster=16,vectors=8 0.685"
   " split_k_cooperative_backward@threads=512,vectors=2 0.674"
   " split_k_cooperative_backward@threads=256,vectors=4 0.594"
   " cluster_shared_backward@cluster=16,threads=512 0.537"},
  {"softmax", "fp16", "fp16", "rows=72 cols=44187", 0.714,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.963"
   " cluster_registers@cluster=8,elements=64 0.899"
   " cluster_registers@cluster=4,elements=64 0.863"
   " cluster_packed@cluster=8,vectors=8 0.854"
   " cluster_shared@cluster=8,threads=256 0.842"
   " cluster_registers@cluster=8,elements=16 0.815"
   " cluster_registers@cluster=2,elements=64 0.812"
   " cluster_packed@cluster=4,vectors=8 0.806"
   " cluster_registers@cluster=16,elements=16 0.806"
   " cluster_packed@cluster=4,vectors=10 0.782"
   " cluster_packed@cluster=8,vectors=10 0.782"
   " cluster_packed@cluster=2,vectors=8 0.773"
   " cluster_registers@cluster=16,elements=32 0.767"
   " cluster_shared@cluster=4,threads=512 0.748"
   " cluster_shared@cluster=4,threads=256 0.742"
   " cluster_packed@cluster=2,vectors=10 0.736"
   " cluster_shared@cluster=1,threads=512 0.724"
   " grid_resident@warps=32,vectors=4 0.722"
   " grid_resident@warps=16,vectors=16 0.700"
   " cluster_shared@cluster=2,threads=512 0.696"
   " cluster_shared@cluster=2,threads=256 0.683"
   " two_pass@threads=512,vectors=4 0.681"
   " cluster_registers@cluster=16,elements=64 0.660"
   " grid_shared@warps=16,blocks_per_sm=1 0.652"
   " grid_shared@warps=8,blocks_per_sm=2 0.628"
   " cluster_shared@cluster=16,threads=256 0.625"
   " cluster_packed@cluster=16,vectors=8 0.616"
   " cluster_shared@cluster=8,threads=512 0.611"
   " cluster_packed@cluster=16,vectors=10 0.549"
   " cluster_shared@cluster=16,threads=512 0.408"},
  {"softmax", "fp16", "fp16", "rows=72 cols=70208", 0.762,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_packed@cluster=8,vectors=10 0.940"
   " cluster_registers@cluster=8,elements=64 0.932"
   " cluster_registers@cluster=16,elements=64 0.908"
   " cluster_registers@cluster=16,elements=32 0.893"
   " cluster_packed@cluster=8,vectors=8 0.891"
   " cluster_packed@cluster=4,vectors=10 0.861"
   " cluster_shared@cluster=8,threads=256 0.856"
   " cluster_packed@cluster=4,vectors=8 0.856"
   " cluster_packed@cluster=16,vectors=8 0.822"
   " cluster_registers@cluster=4,elements=64 0.808"
   " cluster_shared@cluster=4,threads=256 0.793"
   " grid_shared@warps=8,blocks_per_sm=2 0.780"
   " cluster_packed@cluster=16,vectors=10 0.776"
   " grid_resident@warps=16,vectors=16 0.771"
   " cluster_registers@cluster=16,elements=16 0.770"
   " grid_resident@warps=32,vectors=4 0.748"
   " cluster_shared@cluster=4,threads=512 0.744"
   " cluster_packed@cluster=2,vectors=10 0.738"
   " grid_shared@warps=16,blocks_per_sm=1 0.723"
   " cluster_shared@cluster=1,threads=512 0.717"
   " cluster_registers@cluster=8,elements=16 0.706"
   " cluster_shared@cluster=16,threads=256 0.703"
   " cluster_shared@cluster=2,threads=512 0.701"
   " two_pass@threads=512,vectors=4 0.700"
   " cluster_shared@cluster=8,threads=512 0.690"
   " cluster_shared@cluster=2,threads=256 0.681"
   " cluster_registers@cluster=2,elements=64 0.652"
   " cluster_shared@cluster=16,threads=512 0.502"},
  {"softmax", "bf16", "bf16", "rows=72269 cols=53", 0.683,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.991"
   " lane_elements@threads=128,elements=4 0.877"
   " lane_elements@threads=128,elements=8 0.871"
   " warp_rows@threads=128,vectors=2 0.633"
   " warp_rows@threads=128,vectors=4 0.505"
   " warp_rows@threads=64,vectors=4 0.498"
   " cluster_registers@cluster=1,elements=16 0.160"
   " cluster_registers@cluster=1,elements=32 0.116"
   " register_cache@threads=128,vectors=1 0.100"
   " register_cache@threads=128,vectors=2 0.083"
   " two_pass@threads=256,vectors=1 0.055"},
  {"softmax", "bf16", "bf16", "rows=72269 cols=53 direction=backward", 0.820,
   "staged_rows_backward@threads=256,bytes=8192 1.000"
   " staged_rows_backward@threads=64,bytes=2048 0.988"
   " lane_elements_backward@threads=128,elements=4 0.976"
   " warp_rows_backward@threads=128,vectors=2 0.821"
   " lane_elements_backward@threads=128,elements=8 0.803"
   " warp_rows_backward@threads=128,vectors=4 0.505"
   " register_cache_backward@threads=128,vectors=1 0.147"
   " register_cache_backward@threads=128,vectors=2 0.117"
   " register_cache_backward@threads=256,vectors=2 0.060"
   " two_pass_backward@threads=256,vectors=2 0.054"},
  {"softmax", "fp32", "fp32", "rows=72388 cols=127 direction=backward", 0.994,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=4 0.983"
   " warp_rows_backward@threads=128,vectors=2 0.977"
   " lane_elements_backward@threads=128,elements=8 0.974"
   " staged_rows_backward@threads=64,bytes=2048 0.736"
   " staged_rows_backward@threads=256,bytes=8192 0.731"
   " register_cache_backward@threads=128,vectors=1 0.539"
   " register_cache_backward@threads=128,vectors=2 0.480"
   " register_cache_backward@threads=256,vectors=2 0.247"
   " two_pass_backward@threads=256,vectors=2 0.197"},
  {"softmax", "fp32", "fp32", "rows=72388 cols=127", 0.927,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.983"
   " staged_rows@threads=128,bytes=8192 0.944"
   " staged_rows@threads=64,bytes=4096 0.938"
   " warp_rows@threads=128,vectors=4 0.784"
   " warp_rows@threads=64,vectors=4 0.765"
   " warp_rows@threads=128,vectors=2 0.584"
   " cluster_registers@cluster=1,elements=16 0.315"
   " register_cache@threads=128,vectors=1 0.276"
   " register_cache@threads=128,vectors=2 0.212"
   " cluster_registers@cluster=1,elements=32 0.191"
   " two_pass@threads=256,vectors=1 0.150"},
  {"softmax", "bf16", "bf16", "rows=73127 cols=28", 0.861,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.840"
   " staged_rows@threads=128,bytes=8192 0.828"
   " lane_elements@threads=128,elements=4 0.801"
   " warp_rows@threads=128,vectors=2 0.570"
   " warp_rows@threads=64,vectors=4 0.522"
   " warp_rows@threads=128,vectors=4 0.512"
   " cluster_registers@cluster=1,elements=16 0.087"
   " cluster_registers@cluster=1,elements=32 0.063"
   " register_cache@threads=128,vectors=1 0.054"
   " register_cache@threads=128,vectors=2 0.044"
   " two_pass@threads=256,vectors=1 0.029"},
  {"softmax", "bf16", "bf16", "rows=73127 cols=28 direction=backward", 0.956,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.985"
   " staged_rows_backward@threads=64,bytes=2048 0.879"
   " staged_rows_backward@threads=256,bytes=8192 0.840"
   " warp_rows_backward@threads=128,vectors=2 0.628"
   " warp_rows_backward@threads=128,vectors=4 0.536"
   " register_cache_backward@threads=128,vectors=1 0.081"
   " register_cache_backward@threads=128,vectors=2 0.064"
   " register_cache_backward@threads=256,vectors=2 0.033"
   " two_pass_backward@threads=256,vectors=2 0.030"},
  {"softmax", "bf16", "bf16", "rows=735146 cols=23", 0.828,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.983"
   " lane_elements@threads=128,elements=8 0.719"
   " lane_elements@threads=128,elements=4 0.620"
   " warp_rows@threads=128,vectors=2 0.322"
   " warp_rows@threads=128,vectors=4 0.262"
   " warp_rows@threads=64,vectors=4 0.260"
   " cluster_registers@cluster=1,elements=16 0.046"
   " cluster_registers@cluster=1,elements=32 0.033"
   " register_cache@threads=128,vectors=1 0.029"
   " register_cache@threads=128,vectors=2 0.024"
   " two_pass@threads=256,vectors=1 0.016"},
  {"softmax", "fp32", "fp32", "rows=74 cols=130201", 0.757,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=16,vectors=16 0.986"
   " grid_resident@warps=32,vectors=4 0.980"
   " cluster_registers@cluster=16,elements=32 0.978"
   " cluster_packed@cluster=16,vectors=10 0.928"
   " cluster_shared@cluster=16,threads=256 0.895"
   " cluster_registers@cluster=8,elements=32 0.892"
   " cluster_shared@cluster=8,threads=512 0.868"
   " cluster_shared@cluster=8,threads=256 0.847"
   " cluster_packed@cluster=8,vectors=10 0.843"
   " cluster_shared@cluster=16,threads=512 0.838"
   " cluster_registers@cluster=16,elements=64 0.819"
   " cluster_registers@cluster=8,elements=64 0.817"
   " cluster_registers@cluster=16,elements=16 0.785"
   " grid_shared@warps=8,blocks_per_sm=2 0.770"
   " grid_shared@warps=16,blocks_per_sm=1 0.767"
   " cluster_registers@cluster=4,elements=64 0.750"
   " cluster_shared@cluster=4,threads=512 0.655"
   " two_pass@threads=512,vectors=4 0.650"
   " cluster_shared@cluster=4,threads=256 0.586"},
  {"softmax", "fp16", "fp16", "rows=74614 cols=114 direction=backward", 0.991,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " lane_elements_backward@threads=128,elements=4 0.930"
   " staged_rows_backward@threads=256,bytes=8192 0.891"
   " staged_rows_backward@threads=64,bytes=2048 0.870"
   " warp_rows_backward@threads=128,vectors=2 0.833"
   " warp_rows_backward@threads=128,vectors=4 0.660"
   " register_cache_backward@threads=128,vectors=1 0.240"
   " register_cache_backward@threads=128,vectors=2 0.183"
   " register_cache_backward@threads=256,vectors=2 0.093"
   " two_pass_backward@threads=256,vectors=2 0.081"},
  {"softmax", "fp16", "fp16", "rows=74614 cols=114", 0.903,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.956"
   " staged_rows@threads=128,bytes=8192 0.947"
   " warp_rows@threads=128,vectors=2 0.764"
   " lane_elements@threads=128,elements=4 0.746"
   " warp_rows@threads=128,vectors=4 0.678"
   " warp_rows@threads=64,vectors=4 0.672"
   " cluster_registers@cluster=1,elements=16 0.221"
   " cluster_registers@cluster=1,elements=32 0.186"
   " register_cache@threads=128,vectors=1 0.149"
   " register_cache@threads=128,vectors=2 0.125"
   " two_pass@threads=256,vectors=1 0.079"},
  {"softmax", "bf16", "bf16", "rows=76 cols=220", 0.745,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.860"
   " cluster_registers@cluster=1,elements=16 0.833"
   " register_cache@threads=128,vectors=2 0.832"
   " two_pass@threads=256,vectors=1 0.740"
   " cluster_registers@cluster=1,elements=32 0.737"
   " warp_rows@threads=128,vectors=2 0.685"
   " warp_rows@threads=128,vectors=4 0.667"
   " warp_rows@threads=64,vectors=4 0.662"
   " staged_rows@threads=64,bytes=4096 0.635"
   " staged_rows@threads=128,bytes=8192 0.635"},
  {"softmax", "fp16", "fp16", "rows=77 cols=262147", 0.749,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=16,vectors=16 0.999"
   " cluster_packed@cluster=16,vectors=10 0.946"
   " cluster_shared@cluster=16,threads=256 0.908"
   " cluster_shared@cluster=8,threads=512 0.859"
   " cluster_shared@cluster=16,threads=512 0.858"
   " cluster_shared@cluster=8,threads=256 0.853"
   " cluster_registers@cluster=16,elements=64 0.791"
   " cluster_shared@cluster=4,threads=512 0.648"
   " cluster_shared@cluster=4,threads=256 0.594"
   " two_pass@threads=256,vectors=1 0.256"},
  {"softmax", "fp32", "fp32", "rows=79 cols=317701 stride=317732", 0.757,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " grid_resident@warps=16,vectors=16 0.967"
   " cluster_shared@cluster=16,threads=512 0.923"
   " grid_shared@warps=16,blocks_per_sm=1 0.891"
   " grid_shared@warps=8,blocks_per_sm=2 0.857"
   " cluster_shared@cluster=16,threads=256 0.791"
   " split_k@threads=256,vectors=4,reread=reverse 0.786"
   " split_k@threads=256,vectors=8,reread=reverse 0.783"
   " split_k@threads=256,vectors=16,reread=reverse 0.770"
   " split_k@threads=256,vectors=2,reread=reverse 0.741"
   " split_k_persistent@threads=256,vectors=16 0.735"
   " cluster_registers@cluster=16,elements=64 0.691"
   " two_pass@threads=1024,vectors=4 0.670"
   " split_k_persistent@threads=256,vectors=4 0.664"
   " split_k_persistent@threads=256,vectors=2 0.495"},
  {"softmax", "fp16", "fp16", "rows=79 cols=651", 0.700,
   "register_cache@threads=128,vectors=1 1.000"
   " register_cache@threads=128,vectors=2 0.947"
   " lane_elements@threads=128,elements=8 0.927"
   " two_pass@threads=256,vectors=1 0.862"
   " cluster_registers@cluster=1,elements=16 0.798"
   " cluster_registers@cluster=1,elements=32 0.760"
   " warp_rows@threads=64,vectors=4 0.754"
   " warp_rows@threads=128,vectors=2 0.752"
   " warp_rows@threads=128,vectors=4 0.750"
   " staged_rows@threads=64,bytes=4096 0.732"
   " staged_rows@threads=128,bytes=8192 0.731"},
  {"softmax", "fp16", "fp16", "rows=8 cols=1416889", 0.706,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.960"
   " split_k@threads=256,vectors=4,reread=reverse 0.877"
   " split_k@threads=256,vectors=8,reread=reverse 0.870"
   " grid_shared@warps=8,blocks_per_sm=2 0.833"
   " grid_shared@warps=16,blocks_per_sm=1 0.817"
   " split_k@threads=256,vectors=2,reread=reverse 0.806"
   " split_k_persistent@threads=256,vectors=16 0.785"
   " split_k_persistent@threads=256,vectors=4 0.764"
   " split_k@threads=256,vectors=16,reread=reverse 0.747"
   " cluster_shared@cluster=16,threads=512 0.559"
   " split_k_persistent@threads=256,vectors=2 0.509"
   " cluster_shared@cluster=16,threads=256 0.473"
   " two_pass@threads=1024,vectors=4 0.121"},
  {"softmax", "bf16", "bf16", "rows=8 cols=1735512", 0.699,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.980"
   " split_k@threads=256,vectors=4,reread=reverse 0.919"
   " split_k@threads=256,vectors=8,reread=reverse 0.872"
   " grid_shared@warps=8,blocks_per_sm=2 0.840"
   " split_k_persistent@threads=256,vectors=16 0.808"
   " split_k@threads=256,vectors=2,reread=reverse 0.790"
   " grid_shared@warps=16,blocks_per_sm=1 0.777"
   " split_k@threads=256,vectors=16,reread=reverse 0.750"
   " split_k_persistent@threads=256,vectors=4 0.687"
   " cluster_shared@cluster=16,threads=512 0.613"
   " cluster_shared@cluster=16,threads=256 0.525"
   " split_k_persistent@threads=256,vectors=2 0.524"
   " two_pass@threads=1024,vectors=4 0.119"},
  {"softmax", "bf16", "bf16", "rows=8 cols=458752", 0.541,
   "grid_resident@warps=32,vectors=4 1.000"
   " cluster_packed@cluster=16,vectors=10 0.981"
   " grid_resident@warps=16,vectors=16 0.934"
   " grid_shared@warps=8,blocks_per_sm=2 0.909"
   " grid_shared@warps=16,blocks_per_sm=1 0.870"
   " cluster_shared@cluster=16,threads=512 0.853"
   " cluster_shared@cluster=8,threads=512 0.811"
   " cluster_shared@cluster=16,threads=256 0.784"
   " cluster_registers@cluster=16,elements=64 0.772"
   " cluster_shared@cluster=8,threads=256 0.763"
   " two_pass@threads=512,vectors=4 0.138"},
  {"softmax", "bf16", "bf16", "rows=8 cols=458752 direction=backward", 0.714,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.974"
   " split_k_cooperative_backward@threads=256,vectors=4 0.914"
   " cluster_registers_backward@cluster=16,vectors=8 0.839"
   " split_k_cooperative_backward@threads=512,vectors=2 0.832"
   " cluster_registers_backward@cluster=16,vectors=4 0.830"
   " cluster_shared_backward@cluster=16,threads=512 0.768"
   " cluster_shared_backward@cluster=16,threads=256 0.711"
   " two_pass_backward@threads=1024,vectors=2 0.197"},
  {"softmax", "bf16", "bf16", "rows=8 cols=882841", 0.628,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.946"
   " split_k_persistent@threads=256,vectors=16 0.927"
   " split_k@threads=256,vectors=4,reread=reverse 0.914"
   " split_k@threads=256,vectors=2,reread=reverse 0.860"
   " split_k_persistent@threads=256,vectors=4 0.849"
   " split_k@threads=256,vectors=8,reread=reverse 0.823"
   " grid_shared@warps=16,blocks_per_sm=1 0.818"
   " grid_shared@warps=8,blocks_per_sm=2 0.814"
   " split_k@threads=256,vectors=16,reread=reverse 0.800"
   " cluster_shared@cluster=16,threads=512 0.667"
   " split_k_persistent@threads=256,vectors=2 0.623"
   " cluster_shared@cluster=16,threads=256 0.597"
   " two_pass@threads=1024,vectors=4 0.143"},
  {"softmax", "bf16", "bf16", "rows=8 cols=882841 direction=backward", 0.777,
   "grid_resident_backward@warps=16,vectors=4 1.000"
   " grid_resident_backward@warps=16,vectors=8 0.999"
   " split_k_cooperative_backward@threads=256,vectors=4 0.736"
   " split_k_cooperative_backward@threads=512,vectors=2 0.695"
   " cluster_shared_backward@cluster=16,threads=512 0.617"
   " cluster_shared_backward@cluster=16,threads=256 0.555"
   " two_pass_backward@threads=1024,vectors=2 0.148"},
  {"softmax", "fp32", "fp32", "rows=80 cols=602 direction=backward", 0.828,
   "register_cache_backward@threads=256,vectors=2 1.000"
   " lane_elements_backward@threads=128,elements=8 0.992"
   " register_cache_backward@threads=128,vectors=2 0.989"
   " two_pass_backward@threads=256,vectors=2 0.881"
   " staged_rows_backward@threads=64,bytes=2048 0.657"
   " warp_rows_backward@threads=128,vectors=2 0.647"
   " warp_rows_backward@threads=128,vectors=4 0.646"
   " staged_rows_backward@threads=256,bytes=8192 0.588"},
  {"softmax", "fp32", "fp32", "rows=80 cols=602", 0.672,
   "register_cache@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.933"
   " two_pass@threads=256,vectors=1 0.926"
   " cluster_registers@cluster=1,elements=16 0.791"
   " cluster_registers@cluster=1,elements=32 0.696"
   " warp_rows@threads=128,vectors=2 0.692"
   " warp_rows@threads=128,vectors=4 0.691"
   " warp_rows@threads=64,vectors=4 0.690"
   " staged_rows@threads=64,bytes=4096 0.651"
   " staged_rows@threads=128,bytes=8192 0.633"},
  {"softmax", "fp32", "fp32", "rows=804 cols=2171", 0.763,
   "register_cache@threads=256,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=16 0.902"
   " cluster_registers@cluster=1,elements=32 0.826"
   " cluster_shared@cluster=1,threads=256 0.779"
   " register_cache@threads=256,vectors=8 0.726"
   " two_pass@threads=512,vectors=2 0.665"
   " cluster_registers@cluster=1,elements=64 0.663"
   " register_cache@threads=512,vectors=4 0.649"
   " cluster_registers@cluster=2,elements=32 0.648"
   " cluster_shared@cluster=1,threads=512 0.597"
   " cluster_registers@cluster=2,elements=64 0.527"
   " cluster_registers@cluster=4,elements=32 0.462"
   " register_cache@threads=256,vectors=16 0.426"
   " cluster_registers@cluster=8,elements=16 0.357"
   " cluster_registers@cluster=4,elements=64 0.298"
   " cluster_registers@cluster=16,elements=16 0.185"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 direction=backward", 0.995,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.993"
   " cluster_shared_backward@cluster=1,threads=256 0.977"
   " two_pass_backward@threads=256,vectors=2 0.971"
   " split_k_cooperative_backward@threads=512,vectors=2 0.561"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 direction=backward", 0.994,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.990"
   " cluster_shared_backward@cluster=1,threads=256 0.979"
   " two_pass_backward@threads=256,vectors=2 0.973"
   " split_k_cooperative_backward@threads=512,vectors=2 0.560"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 direction=backward", 0.981,
   "cluster_registers_backward@cluster=1,vectors=4 1.000"
   " register_cache_backward@threads=256,vectors=8 0.989"
   " cluster_shared_backward@cluster=1,threads=256 0.981"
   " two_pass_backward@threads=256,vectors=2 0.722"
   " split_k_cooperative_backward@threads=512,vectors=2 0.555"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192", 0.945,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=512,vectors=2 0.999"
   " register_cache@threads=256,vectors=4 0.996"
   " cluster_registers@cluster=2,elements=32 0.991"
   " cluster_registers@cluster=1,elements=64 0.990"
   " cluster_shared@cluster=1,threads=256 0.978"
   " two_pass@threads=256,vectors=1 0.966"
   " cluster_registers@cluster=2,elements=64 0.962"
   " cluster_registers@cluster=1,elements=16 0.943"
   " two_pass@threads=512,vectors=2 0.902"
   " two_pass@threads=128,vectors=1 0.899"
   " register_cache@threads=512,vectors=4 0.860"
   " two_pass@threads=256,vectors=4 0.850"
   " cluster_shared@cluster=1,threads=512 0.762"
   " split_k@threads=256,vectors=4,reread=reverse 0.645"
   " register_cache@threads=1024,vectors=1 0.636"
   " split_k@threads=128,vectors=2,reread=reverse 0.614"
   " scalar@threads=256,elements=8 0.602"
   " two_pass@threads=512,vectors=4 0.602"
   " split_k@threads=256,vectors=2,reread=reverse 0.598"
   " split_k@threads=256,vectors=8,reread=reverse 0.534"
   " register_cache@threads=512,vectors=8 0.528"
   " two_pass@threads=1024,vectors=2 0.514"
   " register_cache@threads=256,vectors=16 0.492"
   " smem_cache_medium@blocks=2 0.475"
   " split_k@threads=512,vectors=4,reread=reverse 0.435"
   " split_k@threads=256,vectors=16,reread=reverse 0.330"
   " split_k@threads=256,vectors=16,reread=forward 0.329"
   " multi_kernel@intermediate=input 0.313"
   " split_k_cooperative@threads=256,vectors=16 0.300"
   " two_pass@threads=1024,vectors=4 0.284"
   " split_k_persistent@threads=256,vectors=16 0.281"
   " register_cache@threads=1024,vectors=4 0.276"
   " split_k@threads=512,vectors=8,reread=reverse 0.245"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192", 0.953,
   "register_cache@threads=512,vectors=4 1.000"
   " cluster_registers@cluster=1,elements=32 0.992"
   " cluster_shared@cluster=1,threads=256 0.962"
   " two_pass@threads=256,vectors=4 0.959"
   " two_pass@threads=512,vectors=4 0.923"
   " two_pass@threads=512,vectors=2 0.899"
   " two_pass@threads=256,vectors=1 0.880"
   " vector4@threads=256,vectors=4 0.853"
   " register_cache@threads=256,vectors=16 0.826"
   " register_cache@threads=512,vectors=8 0.818"
   " smem_cache_medium@blocks=2 0.817"
   " scalar@threads=256,elements=8 0.724"
   " two_pass@threads=128,vectors=1 0.703"
   " split_k@threads=256,vectors=4,reread=reverse 0.652"
   " split_k@threads=256,vectors=8,reread=reverse 0.644"
   " split_k@threads=512,vectors=4,reread=reverse 0.628"
   " split_k@threads=128,vectors=2,reread=reverse 0.600"
   " split_k@threads=256,vectors=2,reread=reverse 0.589"
   " two_pass@threads=1024,vectors=2 0.585"
   " split_k@threads=256,vectors=16,reread=reverse 0.549"
   " split_k@threads=256,vectors=16,reread=forward 0.545"
   " register_cache@threads=1024,vectors=4 0.538"
   " two_pass@threads=1024,vectors=4 0.515"
   " split_k_cooperative@threads=256,vectors=16 0.499"
   " split_k_persistent@threads=256,vectors=16 0.466"
   " split_k@threads=512,vectors=8,reread=reverse 0.426"
   " multi_kernel@intermediate=input 0.324"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.249"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 lse=stored", 0.947,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.969"
   " two_pass@threads=256,vectors=1 0.961"
   " cluster_packed@cluster=2,vectors=8 0.885"
   " scalar@threads=256,elements=8 0.554"
   " grid_shared@warps=16,blocks_per_sm=1 0.549"
   " register_cache@threads=256,vectors=16 0.475"
   " smem_cache_medium@blocks=2 0.434"
   " split_k@threads=256,vectors=16,reread=forward 0.318"
   " split_k_cooperative@threads=256,vectors=16 0.289"
   " split_k_persistent@threads=256,vectors=16 0.269"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.114"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 lse=stored", 0.959,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.977"
   " two_pass@threads=256,vectors=1 0.960"
   " cluster_packed@cluster=2,vectors=8 0.898"
   " register_cache@threads=256,vectors=16 0.635"
   " grid_shared@warps=16,blocks_per_sm=1 0.610"
   " scalar@threads=256,elements=8 0.603"
   " smem_cache_medium@blocks=2 0.493"
   " split_k@threads=256,vectors=16,reread=forward 0.346"
   " split_k_cooperative@threads=256,vectors=16 0.303"
   " split_k_persistent@threads=256,vectors=16 0.276"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.125"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 lse=stored", 0.948,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_packed@cluster=2,vectors=8 0.989"
   " cluster_shared@cluster=1,threads=256 0.979"
   " register_cache@threads=256,vectors=16 0.923"
   " two_pass@threads=256,vectors=1 0.883"
   " grid_shared@warps=16,blocks_per_sm=1 0.866"
   " vector4@threads=256,vectors=4 0.847"
   " smem_cache_medium@blocks=2 0.835"
   " scalar@threads=256,elements=8 0.753"
   " split_k@threads=256,vectors=16,reread=forward 0.570"
   " split_k_cooperative@threads=256,vectors=16 0.513"
   " split_k_persistent@threads=256,vectors=16 0.471"
   " smem_cache_extreme@threads=256,registers=32,shared=24 0.276"},
  {"softmax", "bf16", "bf16", "rows=8192 cols=8192 result=log_softmax", 0.936,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.996"
   " two_pass@threads=256,vectors=1 0.942"
   " cluster_packed@cluster=2,vectors=8 0.931"
   " grid_shared@warps=16,blocks_per_sm=1 0.585"
   " register_cache@threads=256,vectors=16 0.507"
   " split_k@threads=256,vectors=16,reread=forward 0.339"},
  {"softmax", "fp16", "fp16", "rows=8192 cols=8192 result=log_softmax", 0.958,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.977"
   " two_pass@threads=256,vectors=1 0.957"
   " cluster_packed@cluster=2,vectors=8 0.933"
   " grid_shared@warps=16,blocks_per_sm=1 0.612"
   " register_cache@threads=256,vectors=16 0.537"
   " split_k@threads=256,vectors=16,reread=forward 0.356"},
  {"softmax", "fp32", "fp32", "rows=8192 cols=8192 result=log_softmax", 0.944,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_shared@cluster=1,threads=256 0.992"
   " cluster_packed@cluster=2,vectors=8 0.990"
   " register_cache@threads=256,vectors=16 0.932"
   " two_pass@threads=256,vectors=1 0.900"
   " grid_shared@warps=16,blocks_per_sm=1 0.874"
   " split_k@threads=256,vectors=16,reread=forward 0.605"},
  {"softmax", "fp16", "fp16", "rows=82 cols=70451 direction=backward", 0.741,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.995"
   " cluster_registers_backward@cluster=8,vectors=4 0.987"
   " cluster_registers_backward@cluster=16,vectors=4 0.975"
   " cluster_registers_backward@cluster=4,vectors=4 0.953"
   " cluster_registers_backward@cluster=16,vectors=2 0.927"
   " cluster_registers_backward@cluster=8,vectors=2 0.921"
   " two_pass_backward@threads=1024,vectors=2 0.909"
   " cluster_shared_backward@cluster=8,threads=256 0.881"
   " cluster_registers_backward@cluster=8,vectors=8 0.877"
   " cluster_registers_backward@cluster=4,vectors=8 0.871"
   " split_k_cooperative_backward@threads=256,vectors=4 0.851"
   " cluster_registers_backward@cluster=16,vectors=8 0.843"
   " cluster_registers_backward@cluster=2,vectors=8 0.826"
   " cluster_shared_backward@cluster=16,threads=256 0.810"
   " cluster_shared_backward@cluster=8,threads=512 0.804"
   " cluster_shared_backward@cluster=2,threads=512 0.786"
   " split_k_cooperative_backward@threads=512,vectors=2 0.773"
   " cluster_shared_backward@cluster=16,threads=512 0.674"},
  {"softmax", "fp16", "fp16", "rows=82 cols=70451", 0.687,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=16,elements=32 0.960"
   " cluster_packed@cluster=4,vectors=8 0.941"
   " cluster_packed@cluster=4,vectors=10 0.930"
   " cluster_packed@cluster=8,vectors=10 0.917"
   " cluster_packed@cluster=8,vectors=8 0.913"
   " cluster_shared@cluster=8,threads=256 0.887"
   " grid_resident@warps=32,vectors=4 0.871"
   " cluster_shared@cluster=4,threads=256 0.857"
   " grid_resident@warps=16,vectors=16 0.853"
   " cluster_registers@cluster=16,elements=64 0.852"
   " cluster_registers@cluster=8,elements=64 0.847"
   " grid_shared@warps=16,blocks_per_sm=1 0.839"
   " cluster_packed@cluster=2,vectors=10 0.831"
   " cluster_registers@cluster=4,elements=64 0.829"
   " cluster_registers@cluster=16,elements=16 0.829"
   " cluster_shared@cluster=4,threads=512 0.821"
   " cluster_registers@cluster=8,elements=16 0.807"
   " cluster_shared@cluster=1,threads=512 0.803"
   " cluster_packed@cluster=16,vectors=8 0.795"
   " cluster_shared@cluster=2,threads=512 0.789"
   " grid_shared@warps=8,blocks_per_sm=2 0.773"
   " cluster_shared@cluster=2,threads=256 0.759"
   " cluster_packed@cluster=16,vectors=10 0.746"
   " two_pass@threads=512,vectors=4 0.740"
   " cluster_registers@cluster=2,elements=64 0.731"
   " cluster_shared@cluster=8,threads=512 0.728"
   " cluster_shared@cluster=16,threads=256 0.720"
   " cluster_shared@cluster=16,threads=512 0.490"},
  {"softmax", "fp32", "fp32", "rows=823 cols=31619", 0.900,
   "cluster_packed@cluster=8,vectors=8 1.000"
   " cluster_packed@cluster=4,vectors=8 0.993"
   " cluster_registers@cluster=8,elements=32 0.985"
   " cluster_registers@cluster=4,elements=32 0.973"
   " cluster_shared@cluster=2,threads=512 0.950"
   " cluster_packed@cluster=8,vectors=10 0.946"
   " cluster_packed@cluster=4,vectors=10 0.940"
   " cluster_packed@cluster=2,vectors=10 0.907"
   " cluster_shared@cluster=4,threads=256 0.891"
   " cluster_shared@cluster=2,threads=256 0.888"
   " cluster_registers@cluster=2,elements=64 0.878"
   " cluster_registers@cluster=4,elements=64 0.855"
   " grid_resident@warps=16,vectors=16 0.824"
   " two_pass@threads=512,vectors=4 0.824"
   " cluster_shared@cluster=8,threads=256 0.818"
   " cluster_registers@cluster=8,elements=64 0.811"
   " cluster_registers@cluster=8,elements=16 0.794"
   " cluster_shared@cluster=4,threads=512 0.783"
   " cluster_shared@cluster=1,threads=512 0.778"
   " cluster_registers@cluster=16,elements=16 0.767"
   " grid_shared@warps=16,blocks_per_sm=1 0.754"
   " grid_shared@warps=8,blocks_per_sm=2 0.744"
   " cluster_registers@cluster=16,elements=32 0.705"
   " cluster_packed@cluster=16,vectors=8 0.701"
   " cluster_packed@cluster=16,vectors=10 0.654"
   " cluster_shared@cluster=8,threads=512 0.603"
   " cluster_registers@cluster=16,elements=64 0.594"
   " cluster_shared@cluster=16,threads=256 0.589"
   " cluster_shared@cluster=16,threads=512 0.380"},
  {"softmax", "fp16", "fp16", "rows=838 cols=718 stride=778 direction=backward", 0.869,
   "register_cache_backward@threads=128,vectors=1 1.000"
   " register_cache_backward@threads=128,vectors=2 0.983"
   " lane_elements_backward@threads=128,elements=8 0.973"
   " warp_rows_backward@threads=128,vectors=2 0.785"
   " warp_rows_backward@threads=128,vectors=4 0.785"
   " register_cache_backward@threads=256,vectors=2 0.784"
   " two_pass_backward@threads=256,vectors=2 0.611"},
  {"softmax", "fp16", "fp16", "rows=838 cols=718 stride=778", 0.722,
   "register_cache@threads=128,vectors=1 1.000"
   " lane_elements@threads=128,elements=8 0.988"
   " register_cache@threads=128,vectors=2 0.911"
   " cluster_registers@cluster=1,elements=32 0.891"
   " cluster_registers@cluster=1,elements=16 0.882"
   " warp_rows@threads=128,vectors=4 0.866"
   " warp_rows@threads=128,vectors=2 0.865"
   " warp_rows@threads=64,vectors=4 0.862"
   " two_pass@threads=256,vectors=1 0.801"},
  {"softmax", "fp16", "fp16", "rows=848 cols=6673", 0.830,
   "cluster_registers@cluster=1,elements=32 1.000"
   " register_cache@threads=256,vectors=4 0.965"
   " cluster_registers@cluster=2,elements=32 0.867"
   " cluster_registers@cluster=1,elements=16 0.840"
   " cluster_registers@cluster=1,elements=64 0.803"
   " register_cache@threads=256,vectors=8 0.777"
   " cluster_registers@cluster=2,elements=64 0.759"
   " two_pass@threads=512,vectors=2 0.746"
   " register_cache@threads=512,vectors=4 0.726"
   " cluster_shared@cluster=1,threads=256 0.724"
   " cluster_shared@cluster=1,threads=512 0.640"
   " cluster_registers@cluster=4,elements=32 0.592"
   " cluster_registers@cluster=4,elements=64 0.544"
   " register_cache@threads=256,vectors=16 0.464"
   " cluster_registers@cluster=8,elements=16 0.430"
   " cluster_registers@cluster=16,elements=16 0.248"},
  {"softmax", "fp16", "fp16", "rows=85 cols=47867 direction=backward", 0.805,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=4,vectors=4 0.984"
   " cluster_registers_backward@cluster=8,vectors=8 0.931"
   " two_pass_backward@threads=1024,vectors=2 0.920"
   " cluster_registers_backward@cluster=4,vectors=8 0.920"
   " cluster_registers_backward@cluster=8,vectors=2 0.884"
   " grid_resident_backward@warps=16,vectors=4 0.882"
   " cluster_shared_backward@cluster=8,threads=256 0.880"
   " grid_resident_backward@warps=16,vectors=8 0.879"
   " cluster_registers_backward@cluster=16,vectors=2 0.874"
   " cluster_registers_backward@cluster=16,vectors=4 0.842"
   " cluster_shared_backward@cluster=2,threads=512 0.832"
   " cluster_registers_backward@cluster=2,vectors=4 0.767"
   " cluster_registers_backward@cluster=4,vectors=2 0.733"
   " cluster_shared_backward@cluster=16,threads=256 0.732"
   " split_k_cooperative_backward@threads=512,vectors=2 0.732"
   " cluster_registers_backward@cluster=2,vectors=8 0.731"
   " cluster_registers_backward@cluster=16,vectors=8 0.721"
   " cluster_shared_backward@cluster=8,threads=512 0.713"
   " split_k_cooperative_backward@threads=256,vectors=4 0.680"
   " cluster_shared_backward@cluster=16,threads=512 0.543"},
  {"softmax", "fp16", "fp16", "rows=85 cols=47867", 0.754,
   "cluster_registers@cluster=8,elements=32 1.000"
   " cluster_registers@cluster=4,elements=32 0.999"
   " cluster_registers@cluster=4,elements=64 0.876"
   " cluster_registers@cluster=8,elements=64 0.869"
   " cluster_packed@cluster=4,vectors=8 0.836"
   " cluster_packed@cluster=8,vectors=8 0.835"
   " cluster_registers@cluster=8,elements=16 0.825"
   " cluster_registers@cluster=2,elements=64 0.819"
   " cluster_shared@cluster=8,threads=256 0.810"
   " cluster_packed@cluster=4,vectors=10 0.809"
   " cluster_registers@cluster=16,elements=16 0.804"
   " cluster_packed@cluster=2,vectors=8 0.791"
   " cluster_registers@cluster=16,elements=32 0.768"
   " cluster_packed@cluster=8,vectors=10 0.766"
   " cluster_shared@cluster=4,threads=512 0.764"
   " cluster_shared@cluster=4,threads=256 0.762"
   " cluster_packed@cluster=2,vectors=10 0.760"
   " grid_resident@warps=32,vectors=4 0.737"
   " cluster_shared@cluster=2,threads=512 0.732"
   " grid_resident@warps=16,vectors=16 0.715"
   " cluster_shared@cluster=1,threads=512 0.707"
   " two_pass@threads=512,vectors=4 0.705"
   " grid_shared@warps=16,blocks_per_sm=1 0.698"
   " cluster_registers@cluster=16,elements=64 0.677"
   " cluster_shared@cluster=2,threads=256 0.675"
   " grid_shared@warps=8,blocks_per_sm=2 0.660"
   " cluster_packed@cluster=16,vectors=8 0.632"
   " cluster_shared@cluster=8,threads=512 0.615"
   " cluster_shared@cluster=16,threads=256 0.573"
   " cluster_packed@cluster=16,vectors=10 0.569"
   " cluster_shared@cluster=16,threads=512 0.399"},
  {"softmax", "fp16", "fp16", "rows=855267 cols=27", 0.904,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " lane_elements@threads=128,elements=4 0.706"
   " lane_elements@threads=128,elements=8 0.457"
   " warp_rows@threads=128,vectors=2 0.435"
   " warp_rows@threads=128,vectors=4 0.302"
   " warp_rows@threads=64,vectors=4 0.300"
   " cluster_registers@cluster=1,elements=16 0.049"
   " cluster_registers@cluster=1,elements=32 0.041"
   " register_cache@threads=128,vectors=1 0.032"
   " register_cache@threads=128,vectors=2 0.027"
   " two_pass@threads=256,vectors=1 0.017"},
  {"softmax", "fp16", "fp16", "rows=8561 cols=241 stride=254", 0.754,
   "lane_elements@threads=128,elements=8 1.000"
   " warp_rows@threads=128,vectors=2 0.937"
   " warp_rows@threads=64,vectors=4 0.850"
   " warp_rows@threads=128,vectors=4 0.849"
   " cluster_registers@cluster=1,elements=16 0.643"
   " cluster_registers@cluster=1,elements=32 0.535"
   " register_cache@threads=128,vectors=1 0.476"
   " register_cache@threads=128,vectors=2 0.399"
   " two_pass@threads=256,vectors=1 0.261"},
  {"softmax", "fp16", "fp16", "rows=8613 cols=17", 0.813,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.993"
   " warp_rows@threads=128,vectors=2 0.797"
   " staged_rows@threads=64,bytes=4096 0.779"
   " staged_rows@threads=128,bytes=8192 0.774"
   " warp_rows@threads=64,vectors=4 0.744"
   " warp_rows@threads=128,vectors=4 0.708"
   " cluster_registers@cluster=1,elements=16 0.284"
   " cluster_registers@cluster=1,elements=32 0.253"
   " register_cache@threads=128,vectors=1 0.207"
   " register_cache@threads=128,vectors=2 0.177"
   " two_pass@threads=256,vectors=1 0.119"},
  {"softmax", "fp16", "fp16", "rows=86228 cols=134 direction=backward", 0.944,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " staged_rows_backward@threads=256,bytes=8192 0.836"
   " staged_rows_backward@threads=64,bytes=2048 0.800"
   " warp_rows_backward@threads=128,vectors=4 0.794"
   " warp_rows_backward@threads=128,vectors=2 0.629"
   " register_cache_backward@threads=128,vectors=1 0.287"
   " register_cache_backward@threads=128,vectors=2 0.219"
   " register_cache_backward@threads=256,vectors=2 0.111"
   " two_pass_backward@threads=256,vectors=2 0.096"},
  {"softmax", "fp16", "fp16", "rows=86228 cols=134", 0.900,
   "staged_rows@threads=128,bytes=8192 1.000"
   " staged_rows@threads=64,bytes=4096 0.999"
   " lane_elements@threads=128,elements=8 0.753"
   " warp_rows@threads=64,vectors=4 0.699"
   " warp_rows@threads=128,vectors=4 0.693"
   " warp_rows@threads=128,vectors=2 0.534"
   " cluster_registers@cluster=1,elements=16 0.250"
   " cluster_registers@cluster=1,elements=32 0.210"
   " register_cache@threads=128,vectors=1 0.169"
   " register_cache@threads=128,vectors=2 0.140"
   " two_pass@threads=256,vectors=1 0.089"},
  {"softmax", "bf16", "bf16", "rows=87 cols=61627", 0.670,
   "cluster_registers@cluster=4,elements=64 1.000"
   " cluster_registers@cluster=8,elements=64 0.995"
   " cluster_packed@cluster=4,vectors=8 0.962"
   " cluster_registers@cluster=8,elements=32 0.959"
   " cluster_packed@cluster=8,vectors=8 0.955"
   " cluster_registers@cluster=16,elements=32 0.942"
   " cluster_registers@cluster=8,elements=16 0.941"
   " cluster_registers@cluster=4,elements=32 0.913"
   " cluster_shared@cluster=8,threads=256 0.902"
   " cluster_shared@cluster=4,threads=512 0.868"
   " cluster_packed@cluster=4,vectors=10 0.861"
   " cluster_packed@cluster=8,vectors=10 0.851"
   " cluster_shared@cluster=4,threads=256 0.845"
   " cluster_registers@cluster=16,elements=16 0.843"
   " grid_resident@warps=32,vectors=4 0.836"
   " grid_resident@warps=16,vectors=16 0.823"
   " cluster_shared@cluster=2,threads=512 0.797"
   " cluster_registers@cluster=16,elements=64 0.789"
   " grid_shared@warps=16,blocks_per_sm=1 0.778"
   " cluster_packed@cluster=2,vectors=10 0.769"
   " cluster_packed@cluster=16,vectors=8 0.764"
   " cluster_shared@cluster=1,threads=512 0.753"
   " two_pass@threads=512,vectors=4 0.752"
   " cluster_shared@cluster=8,threads=512 0.742"
   " cluster_registers@cluster=2,elements=64 0.737"
   " grid_shared@warps=8,blocks_per_sm=2 0.731"
   " cluster_shared@cluster=2,threads=256 0.721"
   " cluster_shared@cluster=16,threads=256 0.689"
   " cluster_packed@cluster=16,vectors=10 0.687"
   " cluster_shared@cluster=16,threads=512 0.503"},
  {"softmax", "fp16", "fp16", "rows=8759 cols=2991", 0.931,
   "cluster_registers@cluster=1,elements=32 1.000"
   " cluster_registers@cluster=1,elements=16 0.909"
   " register_cache@threads=256,vectors=2 0.900"
   " cluster_registers@cluster=1,elements=64 0.879"
   " register_cache@threads=256,vectors=4 0.718"
   " cluster_shared@cluster=1,threads=256 0.575"
   " cluster_registers@cluster=2,elements=32 0.518"
   " cluster_registers@cluster=2,elements=64 0.470"
   " two_pass@threads=512,vectors=2 0.457"
   " register_cache@threads=256,vectors=8 0.446"
   " cluster_shared@cluster=1,threads=512 0.390"
   " register_cache@threads=512,vectors=4 0.379"
   " cluster_registers@cluster=4,elements=32 0.314"
   " cluster_registers@cluster=4,elements=64 0.250"
   " register_cache@threads=256,vectors=16 0.216"
   " cluster_registers@cluster=8,elements=16 0.191"
   " cluster_registers@cluster=16,elements=16 0.090"},
  {"softmax", "fp32", "fp32", "rows=8893 cols=627", 0.888,
   "staged_rows@threads=128,bytes=8192 1.000"
   " lane_elements@threads=128,elements=8 0.981"
   " warp_rows@threads=128,vectors=2 0.968"
   " warp_rows@threads=64,vectors=4 0.968"
   " warp_rows@threads=128,vectors=4 0.967"
   " staged_rows@threads=64,bytes=4096 0.962"
   " register_cache@threads=128,vectors=2 0.886"
   " cluster_registers@cluster=1,elements=32 0.808"
   " cluster_registers@cluster=1,elements=16 0.708"
   " two_pass@threads=256,vectors=1 0.556"},
  {"softmax", "fp16", "fp16", "rows=89 cols=3648", 0.678,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.988"
   " cluster_registers@cluster=1,elements=32 0.949"
   " cluster_registers@cluster=8,elements=16 0.928"
   " register_cache@threads=256,vectors=4 0.911"
   " two_pass@threads=512,vectors=2 0.885"
   " cluster_registers@cluster=4,elements=32 0.879"
   " cluster_shared@cluster=1,threads=512 0.841"
   " cluster_registers@cluster=1,elements=64 0.840"
   " cluster_registers@cluster=2,elements=32 0.818"
   " register_cache@threads=512,vectors=4 0.810"
   " cluster_shared@cluster=1,threads=256 0.799"
   " cluster_registers@cluster=4,elements=64 0.791"
   " register_cache@threads=256,vectors=8 0.775"
   " cluster_registers@cluster=2,elements=64 0.774"
   " register_cache@threads=256,vectors=16 0.622"
   " cluster_registers@cluster=16,elements=16 0.540"},
  {"softmax", "fp32", "fp32", "rows=89 cols=9300 direction=backward", 0.841,
   "cluster_registers_backward@cluster=8,vectors=4 1.000"
   " cluster_registers_backward@cluster=8,vectors=2 0.997"
   " cluster_registers_backward@cluster=4,vectors=2 0.985"
   " cluster_registers_backward@cluster=8,vectors=8 0.982"
   " cluster_registers_backward@cluster=4,vectors=4 0.969"
   " cluster_registers_backward@cluster=1,vectors=8 0.963"
   " cluster_registers_backward@cluster=4,vectors=8 0.961"
   " cluster_registers_backward@cluster=1,vectors=4 0.944"
   " cluster_registers_backward@cluster=2,vectors=2 0.938"
   " cluster_registers_backward@cluster=2,vectors=4 0.938"
   " cluster_registers_backward@cluster=2,vectors=8 0.920"
   " two_pass_backward@threads=1024,vectors=2 0.842"
   " cluster_shared_backward@cluster=8,threads=256 0.806"
   " cluster_shared_backward@cluster=2,threads=512 0.802"
   " cluster_registers_backward@cluster=16,vectors=2 0.790"
   " cluster_registers_backward@cluster=16,vectors=4 0.781"
   " cluster_registers_backward@cluster=16,vectors=8 0.751"
   " grid_resident_backward@warps=16,vectors=8 0.724"
   " grid_resident_backward@warps=16,vectors=4 0.694"
   " split_k_cooperative_backward@threads=256,vectors=4 0.667"
   " cluster_shared_backward@cluster=8,threads=512 0.650"
   " cluster_shared_backward@cluster=16,threads=256 0.579"
   " split_k_cooperative_backward@threads=512,vectors=2 0.572"
   " cluster_shared_backward@cluster=16,threads=512 0.357"},
  {"softmax", "fp32", "fp32", "rows=89 cols=9300", 0.666,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=1,elements=16 0.993"
   " cluster_registers@cluster=1,elements=32 0.977"
   " cluster_registers@cluster=4,elements=32 0.940"
   " register_cache@threads=256,vectors=16 0.928"
   " cluster_registers@cluster=2,elements=32 0.919"
   " cluster_shared@cluster=1,threads=512 0.900"
   " cluster_registers@cluster=4,elements=64 0.850"
   " cluster_shared@cluster=1,threads=256 0.832"
   " cluster_registers@cluster=1,elements=64 0.832"
   " cluster_registers@cluster=2,elements=64 0.819"
   " two_pass@threads=512,vectors=2 0.782"
   " cluster_registers@cluster=16,elements=16 0.692"},
  {"softmax", "bf16", "bf16", "rows=9 cols=1179194 stride=1179212", 0.683,
   "grid_resident@warps=32,vectors=4 1.000"
   " grid_resident@warps=16,vectors=16 0.991"
   " split_k@threads=256,vectors=8,reread=reverse 0.860"
   " split_k@threads=256,vectors=4,reread=reverse 0.853"
   " grid_shared@warps=8,blocks_per_sm=2 0.810"
   " split_k@threads=256,vectors=2,reread=reverse 0.793"
   " grid_shared@warps=16,blocks_per_sm=1 0.786"
   " split_k_persistent@threads=256,vectors=4 0.731"
   " split_k_persistent@threads=256,vectors=16 0.720"
   " split_k@threads=256,vectors=16,reread=reverse 0.716"
   " cluster_shared@cluster=16,threads=512 0.578"
   " split_k_persistent@threads=256,vectors=2 0.568"
   " cluster_shared@cluster=16,threads=256 0.486"
   " two_pass@threads=1024,vectors=4 0.139"},
  {"softmax", "bf16", "bf16", "rows=9 cols=14216 stride=14220", 0.540,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=16,elements=16 0.990"
   " cluster_registers@cluster=4,elements=32 0.888"
   " cluster_registers@cluster=2,elements=32 0.860"
   " cluster_registers@cluster=1,elements=32 0.825"
   " register_cache@threads=512,vectors=4 0.773"
   " cluster_registers@cluster=1,elements=64 0.735"
   " cluster_registers@cluster=2,elements=64 0.707"
   " register_cache@threads=256,vectors=8 0.702"
   " cluster_registers@cluster=4,elements=64 0.695"
   " two_pass@threads=512,vectors=2 0.614"
   " cluster_shared@cluster=1,threads=512 0.604"
   " cluster_shared@cluster=1,threads=256 0.595"
   " register_cache@threads=256,vectors=16 0.518"},
  {"softmax", "bf16", "bf16", "rows=9 cols=14216 stride=14220 direction=backward", 0.638,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.987"
   " cluster_registers_backward@cluster=4,vectors=2 0.979"
   " register_cache_backward@threads=512,vectors=4 0.944"
   " register_cache_backward@threads=256,vectors=8 0.907"
   " register_cache_backward@threads=1024,vectors=2 0.906"
   " cluster_registers_backward@cluster=2,vectors=2 0.896"
   " cluster_registers_backward@cluster=16,vectors=4 0.879"
   " cluster_registers_backward@cluster=4,vectors=4 0.863"
   " register_cache_backward@threads=512,vectors=8 0.862"
   " cluster_registers_backward@cluster=8,vectors=4 0.862"
   " cluster_registers_backward@cluster=1,vectors=2 0.850"
   " cluster_registers_backward@cluster=2,vectors=4 0.821"
   " cluster_registers_backward@cluster=1,vectors=4 0.783"
   " two_pass_backward@threads=512,vectors=2 0.700"
   " cluster_shared_backward@cluster=1,threads=512 0.645"
   " cluster_shared_backward@cluster=1,threads=256 0.630"},
  {"softmax", "fp16", "fp16", "rows=9 cols=3095", 0.608,
   "register_cache@threads=256,vectors=2 1.000"
   " cluster_registers@cluster=1,elements=16 0.960"
   " cluster_registers@cluster=16,elements=16 0.915"
   " register_cache@threads=256,vectors=4 0.911"
   " cluster_registers@cluster=8,elements=16 0.899"
   " cluster_registers@cluster=1,elements=32 0.790"
   " register_cache@threads=512,vectors=4 0.775"
   " register_cache@threads=256,vectors=8 0.743"
   " two_pass@threads=512,vectors=2 0.741"
   " cluster_shared@cluster=1,threads=512 0.739"
   " cluster_registers@cluster=4,elements=32 0.721"
   " cluster_shared@cluster=1,threads=256 0.709"
   " cluster_registers@cluster=2,elements=32 0.686"
   " cluster_registers@cluster=1,elements=64 0.639"
   " cluster_registers@cluster=4,elements=64 0.615"
   " cluster_registers@cluster=2,elements=64 0.595"
   " register_cache@threads=256,vectors=16 0.570"},
  {"softmax", "fp32", "fp32", "rows=9 cols=3424926", 0.692,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_shared@warps=16,blocks_per_sm=1 0.929"
   " grid_shared@warps=8,blocks_per_sm=2 0.899"
   " split_k@threads=256,vectors=16,reread=reverse 0.844"
   " split_k@threads=256,vectors=8,reread=reverse 0.834"
   " split_k@threads=256,vectors=4,reread=reverse 0.797"
   " split_k_persistent@threads=256,vectors=16 0.772"
   " split_k_persistent@threads=256,vectors=4 0.758"
   " split_k_persistent@threads=256,vectors=2 0.689"
   " split_k@threads=256,vectors=2,reread=reverse 0.626"
   " two_pass@threads=1024,vectors=4 0.142"},
  {"softmax", "fp16", "fp16", "rows=9 cols=71725", 0.572,
   "cluster_registers@cluster=16,elements=16 1.000"
   " cluster_registers@cluster=8,elements=16 0.975"
   " cluster_registers@cluster=16,elements=32 0.941"
   " cluster_registers@cluster=8,elements=32 0.935"
   " cluster_registers@cluster=16,elements=64 0.822"
   " cluster_registers@cluster=8,elements=64 0.766"
   " cluster_shared@cluster=16,threads=256 0.753"
   " cluster_packed@cluster=16,vectors=8 0.749"
   " cluster_registers@cluster=4,elements=64 0.748"
   " cluster_shared@cluster=8,threads=256 0.742"
   " cluster_shared@cluster=8,threads=512 0.736"
   " cluster_shared@cluster=16,threads=512 0.715"
   " cluster_packed@cluster=8,vectors=8 0.703"
   " cluster_packed@cluster=4,vectors=8 0.676"
   " cluster_packed@cluster=16,vectors=10 0.663"
   " cluster_packed@cluster=8,vectors=10 0.660"
   " cluster_shared@cluster=4,threads=512 0.650"
   " cluster_packed@cluster=4,vectors=10 0.625"
   " cluster_shared@cluster=4,threads=256 0.625"
   " cluster_registers@cluster=2,elements=64 0.592"
   " grid_shared@warps=8,blocks_per_sm=2 0.590"
   " grid_shared@warps=16,blocks_per_sm=1 0.581"
   " grid_resident@warps=16,vectors=16 0.558"
   " grid_resident@warps=32,vectors=4 0.541"
   " cluster_packed@cluster=2,vectors=10 0.533"
   " cluster_shared@cluster=2,threads=512 0.520"
   " cluster_shared@cluster=2,threads=256 0.429"
   " cluster_shared@cluster=1,threads=512 0.355"
   " two_pass@threads=512,vectors=4 0.290"},
  {"softmax", "fp32", "fp32", "rows=9 cols=752674", 0.715,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.991"
   " split_k@threads=256,vectors=4,reread=reverse 0.870"
   " split_k@threads=256,vectors=8,reread=reverse 0.851"
   " split_k_persistent@threads=256,vectors=16 0.825"
   " split_k@threads=256,vectors=16,reread=reverse 0.783"
   " grid_shared@warps=8,blocks_per_sm=2 0.782"
   " split_k@threads=256,vectors=2,reread=reverse 0.767"
   " grid_shared@warps=16,blocks_per_sm=1 0.763"
   " split_k_persistent@threads=256,vectors=4 0.651"
   " cluster_shared@cluster=16,threads=512 0.610"
   " split_k_persistent@threads=256,vectors=2 0.521"
   " cluster_shared@cluster=16,threads=256 0.512"
   " two_pass@threads=1024,vectors=4 0.148"},
  {"softmax", "fp16", "fp16", "rows=90 cols=253295", 0.781,
   "cluster_packed@cluster=16,vectors=8 1.000"
   " grid_resident@warps=16,vectors=16 0.974"
   " cluster_registers@cluster=16,elements=64 0.936"
   " cluster_packed@cluster=16,vectors=10 0.934"
   " cluster_shared@cluster=16,threads=256 0.895"
   " cluster_packed@cluster=8,vectors=10 0.869"
   " grid_shared@warps=16,blocks_per_sm=1 0.868"
   " grid_shared@warps=8,blocks_per_sm=2 0.857"
   " cluster_shared@cluster=8,threads=256 0.840"
   " cluster_shared@cluster=8,threads=512 0.839"
   " cluster_shared@cluster=16,threads=512 0.823"
   " cluster_registers@cluster=16,elements=32 0.822"
   " cluster_registers@cluster=8,elements=64 0.760"
   " cluster_shared@cluster=4,threads=512 0.651"
   " cluster_shared@cluster=4,threads=256 0.613"
   " two_pass@threads=512,vectors=4 0.597"},
  {"softmax", "fp16", "fp16", "rows=904 cols=1273 direction=backward", 0.913,
   "register_cache_backward@threads=128,vectors=2 1.000"
   " register_cache_backward@threads=256,vectors=2 0.849"
   " warp_rows_backward@threads=128,vectors=4 0.679"
   " warp_rows_backward@threads=128,vectors=2 0.678"
   " two_pass_backward@threads=256,vectors=2 0.670"
   " staged_rows_backward@threads=256,bytes=8192 0.645"
   " staged_rows_backward@threads=64,bytes=2048 0.628"},
  {"softmax", "fp16", "fp16", "rows=904 cols=1273", 0.721,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=128,vectors=2 0.976"
   " two_pass@threads=256,vectors=1 0.936"
   " cluster_registers@cluster=1,elements=32 0.900"
   " staged_rows@threads=64,bytes=4096 0.846"
   " warp_rows@threads=128,vectors=4 0.844"
   " warp_rows@threads=128,vectors=2 0.843"
   " warp_rows@threads=64,vectors=4 0.843"
   " staged_rows@threads=128,bytes=8192 0.835"},
  {"softmax", "fp16", "fp16", "rows=9125 cols=22", 0.826,
   "lane_elements@threads=128,elements=8 1.000"
   " lane_elements@threads=128,elements=4 0.991"
   " staged_rows@threads=64,bytes=4096 0.741"
   " staged_rows@threads=128,bytes=8192 0.734"
   " warp_rows@threads=128,vectors=2 0.722"
   " warp_rows@threads=64,vectors=4 0.638"
   " warp_rows@threads=128,vectors=4 0.631"
   " cluster_registers@cluster=1,elements=16 0.268"
   " cluster_registers@cluster=1,elements=32 0.238"
   " register_cache@threads=128,vectors=1 0.199"
   " register_cache@threads=128,vectors=2 0.170"
   " two_pass@threads=256,vectors=1 0.113"},
  {"softmax", "fp32", "fp32", "rows=914 cols=230 direction=backward", 0.930,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=2 0.918"
   " register_cache_backward@threads=128,vectors=1 0.897"
   " warp_rows_backward@threads=128,vectors=2 0.863"
   " warp_rows_backward@threads=128,vectors=4 0.807"
   " register_cache_backward@threads=256,vectors=2 0.760"
   " staged_rows_backward@threads=64,bytes=2048 0.686"
   " staged_rows_backward@threads=256,bytes=8192 0.638"
   " two_pass_backward@threads=256,vectors=2 0.576"},
  {"softmax", "fp32", "fp32", "rows=914 cols=230", 0.807,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.858"
   " warp_rows@threads=128,vectors=2 0.848"
   " register_cache@threads=128,vectors=2 0.801"
   " cluster_registers@cluster=1,elements=16 0.784"
   " warp_rows@threads=64,vectors=4 0.769"
   " warp_rows@threads=128,vectors=4 0.764"
   " two_pass@threads=256,vectors=1 0.671"
   " staged_rows@threads=64,bytes=4096 0.664"
   " staged_rows@threads=128,bytes=8192 0.655"
   " cluster_registers@cluster=1,elements=32 0.615"},
  {"softmax", "fp16", "fp16", "rows=92 cols=30528", 0.744,
   "cluster_registers@cluster=8,elements=16 1.000"
   " cluster_registers@cluster=4,elements=32 0.997"
   " cluster_registers@cluster=4,elements=64 0.947"
   " cluster_registers@cluster=2,elements=32 0.932"
   " cluster_registers@cluster=2,elements=64 0.908"
   " cluster_registers@cluster=1,elements=64 0.889"
   " register_cache@threads=256,vectors=16 0.801"
   " cluster_shared@cluster=1,threads=512 0.777"
   " cluster_registers@cluster=16,elements=16 0.758"
   " cluster_shared@cluster=1,threads=256 0.739"
   " two_pass@threads=512,vectors=2 0.626"},
  {"softmax", "fp16", "fp16", "rows=93930 cols=60", 0.906,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.935"
   " staged_rows@threads=128,bytes=8192 0.926"
   " lane_elements@threads=128,elements=4 0.781"
   " warp_rows@threads=64,vectors=4 0.666"
   " warp_rows@threads=128,vectors=4 0.664"
   " warp_rows@threads=128,vectors=2 0.584"
   " cluster_registers@cluster=1,elements=16 0.126"
   " cluster_registers@cluster=1,elements=32 0.107"
   " register_cache@threads=128,vectors=1 0.084"
   " register_cache@threads=128,vectors=2 0.070"
   " two_pass@threads=256,vectors=1 0.045"},
  {"softmax", "fp16", "fp16", "rows=94545 cols=64 direction=backward", 0.974,
   "lane_elements_backward@threads=128,elements=4 1.000"
   " warp_rows_backward@threads=128,vectors=2 0.980"
   " lane_elements_backward@threads=128,elements=8 0.962"
   " staged_rows_backward@threads=64,bytes=2048 0.775"
   " warp_rows_backward@threads=128,vectors=4 0.770"
   " staged_rows_backward@threads=256,bytes=8192 0.748"
   " register_cache_backward@threads=128,vectors=1 0.174"
   " register_cache_backward@threads=128,vectors=2 0.147"
   " register_cache_backward@threads=256,vectors=2 0.077"
   " two_pass_backward@threads=256,vectors=2 0.074"},
  {"softmax", "fp16", "fp16", "rows=94545 cols=64", 0.958,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.978"
   " warp_rows@threads=64,vectors=4 0.840"
   " warp_rows@threads=128,vectors=4 0.833"
   " lane_elements@threads=128,elements=4 0.797"
   " staged_rows@threads=64,bytes=4096 0.495"
   " staged_rows@threads=128,bytes=8192 0.489"
   " cluster_registers@cluster=1,elements=16 0.127"
   " cluster_registers@cluster=1,elements=32 0.126"
   " register_cache@threads=128,vectors=1 0.117"
   " register_cache@threads=128,vectors=2 0.082"
   " two_pass@threads=256,vectors=1 0.054"},
  {"softmax", "fp32", "fp32", "rows=949487 cols=29", 0.959,
   "staged_rows@threads=64,bytes=4096 1.000"
   " staged_rows@threads=128,bytes=8192 0.992"
   " lane_elements@threads=128,elements=4 0.936"
   " warp_rows@threads=128,vectors=2 0.857"
   " lane_elements@threads=128,elements=8 0.681"
   " warp_rows@threads=128,vectors=4 0.503"
   " warp_rows@threads=64,vectors=4 0.500"
   " cluster_registers@cluster=1,elements=16 0.072"
   " register_cache@threads=128,vectors=1 0.059"
   " register_cache@threads=128,vectors=2 0.046"
   " cluster_registers@cluster=1,elements=32 0.042"
   " two_pass@threads=256,vectors=1 0.033"},
  {"softmax", "fp16", "fp16", "rows=95 cols=3520", 0.680,
   "cluster_registers@cluster=1,elements=16 1.000"
   " register_cache@threads=256,vectors=2 0.987"
   " cluster_registers@cluster=1,elements=32 0.948"
   " cluster_registers@cluster=8,elements=16 0.923"
   " register_cache@threads=256,vectors=4 0.912"
   " two_pass@threads=512,vectors=2 0.886"
   " cluster_registers@cluster=4,elements=32 0.879"
   " cluster_registers@cluster=1,elements=64 0.841"
   " cluster_shared@cluster=1,threads=512 0.840"
   " cluster_registers@cluster=2,elements=32 0.816"
   " register_cache@threads=512,vectors=4 0.809"
   " cluster_shared@cluster=1,threads=256 0.803"
   " cluster_registers@cluster=4,elements=64 0.792"
   " cluster_registers@cluster=2,elements=64 0.779"
   " register_cache@threads=256,vectors=8 0.773"
   " register_cache@threads=256,vectors=16 0.621"
   " cluster_registers@cluster=16,elements=16 0.536"},
  {"softmax", "bf16", "bf16", "rows=95 cols=79827", 0.691,
   "cluster_registers@cluster=16,elements=32 1.000"
   " cluster_packed@cluster=8,vectors=8 0.944"
   " grid_resident@warps=32,vectors=4 0.937"
   " cluster_packed@cluster=8,vectors=10 0.924"
   " cluster_registers@cluster=8,elements=32 0.884"
   " grid_resident@warps=16,vectors=16 0.883"
   " cluster_registers@cluster=16,elements=64 0.871"
   " cluster_registers@cluster=8,elements=64 0.869"
   " cluster_packed@cluster=4,vectors=10 0.866"
   " cluster_packed@cluster=2,vectors=10 0.864"
   " cluster_registers@cluster=4,elements=64 0.853"
   " cluster_packed@cluster=4,vectors=8 0.853"
   " grid_shared@warps=16,blocks_per_sm=1 0.842"
   " cluster_shared@cluster=8,threads=256 0.842"
   " cluster_packed@cluster=16,vectors=8 0.830"
   " grid_shared@warps=8,blocks_per_sm=2 0.823"
   " cluster_shared@cluster=2,threads=512 0.805"
   " cluster_packed@cluster=16,vectors=10 0.798"
   " cluster_registers@cluster=2,elements=64 0.780"
   " cluster_registers@cluster=16,elements=16 0.776"
   " two_pass@threads=512,vectors=4 0.773"
   " cluster_shared@cluster=1,threads=512 0.767"
   " cluster_shared@cluster=4,threads=512 0.753"
   " cluster_registers@cluster=8,elements=16 0.752"
   " cluster_shared@cluster=4,threads=256 0.752"
   " cluster_shared@cluster=2,threads=256 0.731"
   " cluster_shared@cluster=16,threads=256 0.706"
   " cluster_shared@cluster=8,threads=512 0.701"
   " cluster_shared@cluster=16,threads=512 0.507"},
  {"softmax", "bf16", "bf16", "rows=95 cols=79827 direction=backward", 0.857,
   "cluster_registers_backward@cluster=8,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=2 0.994"
   " grid_resident_backward@warps=16,vectors=8 0.948"
   " grid_resident_backward@warps=16,vectors=4 0.942"
   " cluster_registers_backward@cluster=8,vectors=4 0.898"
   " cluster_shared_backward@cluster=8,threads=256 0.871"
   " cluster_registers_backward@cluster=16,vectors=4 0.856"
   " cluster_registers_backward@cluster=8,vectors=8 0.828"
   " two_pass_backward@threads=1024,vectors=2 0.825"
   " cluster_registers_backward@cluster=4,vectors=8 0.824"
   " cluster_registers_backward@cluster=2,vectors=8 0.814"
   " cluster_shared_backward@cluster=2,threads=512 0.771"
   " cluster_shared_backward@cluster=16,threads=256 0.768"
   " cluster_shared_backward@cluster=8,threads=512 0.758"
   " cluster_registers_backward@cluster=16,vectors=8 0.733"
   " cluster_registers_backward@cluster=4,vectors=4 0.728"
   " split_k_cooperative_backward@threads=256,vectors=4 0.706"
   " split_k_cooperative_backward@threads=512,vectors=2 0.656"
   " cluster_shared_backward@cluster=16,threads=512 0.613"},
  {"softmax", "fp32", "fp32", "rows=953 cols=512", 0.852,
   "register_cache@threads=128,vectors=1 1.000"
   " lane_elements@threads=128,elements=8 0.952"
   " warp_rows@threads=128,vectors=4 0.949"
   " warp_rows@threads=128,vectors=2 0.948"
   " cluster_registers@cluster=1,elements=16 0.946"
   " warp_rows@threads=64,vectors=4 0.945"
   " register_cache@threads=128,vectors=2 0.936"
   " cluster_registers@cluster=1,elements=32 0.854"
   " two_pass@threads=256,vectors=1 0.809"
   " staged_rows@threads=64,bytes=4096 0.748"
   " staged_rows@threads=128,bytes=8192 0.723"},
  {"softmax", "fp16", "fp16", "rows=97 cols=88121 direction=backward", 0.806,
   "grid_resident_backward@warps=16,vectors=8 1.000"
   " grid_resident_backward@warps=16,vectors=4 0.991"
   " cluster_registers_backward@cluster=8,vectors=4 0.971"
   " cluster_registers_backward@cluster=16,vectors=4 0.962"
   " cluster_registers_backward@cluster=16,vectors=2 0.880"
   " cluster_shared_backward@cluster=16,threads=256 0.869"
   " two_pass_backward@threads=1024,vectors=2 0.860"
   " cluster_shared_backward@cluster=8,threads=256 0.857"
   " cluster_shared_backward@cluster=8,threads=512 0.839"
   " cluster_registers_backward@cluster=8,vectors=8 0.824"
   " cluster_shared_backward@cluster=2,threads=512 0.821"
   " cluster_registers_backward@cluster=16,vectors=8 0.789"
   " cluster_registers_backward@cluster=4,vectors=4 0.777"
   " split_k_cooperative_backward@threads=256,vectors=4 0.773"
   " cluster_registers_backward@cluster=4,vectors=8 0.713"
   " cluster_shared_backward@cluster=16,threads=512 0.700"
   " cluster_registers_backward@cluster=8,vectors=2 0.668"
   " split_k_cooperative_backward@threads=512,vectors=2 0.656"},
  {"softmax", "fp16", "fp16", "rows=97 cols=88121", 0.691,
   "cluster_packed@cluster=8,vectors=8 1.000"
   " cluster_registers@cluster=8,elements=32 0.987"
   " cluster_registers@cluster=16,elements=32 0.961"
   " cluster_packed@cluster=4,vectors=8 0.949"
   " cluster_registers@cluster=16,elements=64 0.949"
   " cluster_registers@cluster=8,elements=64 0.946"
   " grid_resident@warps=32,vectors=4 0.923"
   " cluster_registers@cluster=4,elements=64 0.919"
   " grid_resident@warps=16,vectors=16 0.905"
   " cluster_packed@cluster=16,vectors=8 0.903"
   " cluster_packed@cluster=8,vectors=10 0.896"
   " cluster_shared@cluster=8,threads=256 0.884"
   " grid_shared@warps=16,blocks_per_sm=1 0.882"
   " grid_shared@warps=8,blocks_per_sm=2 0.879"
   " cluster_packed@cluster=4,vectors=10 0.861"
   " cluster_shared@cluster=2,threads=512 0.858"
   " cluster_packed@cluster=16,vectors=10 0.840"
   " cluster_shared@cluster=1,threads=512 0.828"
   " cluster_registers@cluster=16,elements=16 0.823"
   " cluster_shared@cluster=2,threads=256 0.819"
   " cluster_shared@cluster=4,threads=256 0.818"
   " cluster_registers@cluster=2,elements=64 0.814"
   " cluster_shared@cluster=4,threads=512 0.812"
   " cluster_shared@cluster=16,threads=256 0.809"
   " cluster_registers@cluster=8,elements=16 0.803"
   " cluster_shared@cluster=8,threads=512 0.787"
   " two_pass@threads=512,vectors=4 0.775"
   " cluster_shared@cluster=16,threads=512 0.563"},
  {"softmax", "fp32", "fp32", "rows=98 cols=119083", 0.761,
   "cluster_packed@cluster=16,vectors=10 1.000"
   " cluster_packed@cluster=16,vectors=8 0.994"
   " cluster_registers@cluster=16,elements=32 0.975"
   " grid_resident@warps=16,vectors=16 0.974"
   " cluster_registers@cluster=8,elements=32 0.911"
   " cluster_packed@cluster=8,vectors=10 0.907"
   " cluster_shared@cluster=16,threads=256 0.898"
   " cluster_shared@cluster=8,threads=512 0.874"
   " cluster_shared@cluster=8,threads=256 0.857"
   " cluster_registers@cluster=8,elements=64 0.834"
   " cluster_registers@cluster=16,elements=64 0.829"
   " cluster_shared@cluster=16,threads=512 0.822"
   " grid_shared@warps=8,blocks_per_sm=2 0.813"
   " cluster_registers@cluster=4,elements=64 0.777"
   " cluster_registers@cluster=16,elements=16 0.766"
   " grid_shared@warps=16,blocks_per_sm=1 0.764"
   " two_pass@threads=512,vectors=4 0.719"
   " cluster_shared@cluster=4,threads=512 0.636"
   " cluster_shared@cluster=4,threads=256 0.578"},
  {"softmax", "fp16", "fp16", "rows=98 cols=226 direction=backward", 0.913,
   "lane_elements_backward@threads=128,elements=8 1.000"
   " register_cache_backward@threads=128,vectors=1 0.874"
   " register_cache_backward@threads=128,vectors=2 0.846"
   " register_cache_backward@threads=256,vectors=2 0.831"
   " two_pass_backward@threads=256,vectors=2 0.648"
   " staged_rows_backward@threads=64,bytes=2048 0.591"
   " staged_rows_backward@threads=256,bytes=8192 0.575"
   " warp_rows_backward@threads=128,vectors=2 0.553"
   " warp_rows_backward@threads=128,vectors=4 0.436"},
  {"softmax", "fp16", "fp16", "rows=98 cols=226", 0.765,
   "lane_elements@threads=128,elements=8 1.000"
   " register_cache@threads=128,vectors=1 0.872"
   " register_cache@threads=128,vectors=2 0.830"
   " cluster_registers@cluster=1,elements=16 0.815"
   " two_pass@threads=256,vectors=1 0.738"
   " warp_rows@threads=128,vectors=2 0.718"
   " cluster_registers@cluster=1,elements=32 0.709"
   " staged_rows@threads=64,bytes=4096 0.650"
   " staged_rows@threads=128,bytes=8192 0.646"
   " warp_rows@threads=64,vectors=4 0.577"
   " warp_rows@threads=128,vectors=4 0.577"},
  {"softmax", "bf16", "bf16", "rows=9863 cols=157", 0.679,
   "lane_elements@threads=128,elements=8 1.000"
   " staged_rows@threads=64,bytes=4096 0.944"
   " warp_rows@threads=64,vectors=4 0.934"
   " warp_rows@threads=128,vectors=4 0.931"
   " staged_rows@threads=128,bytes=8192 0.920"
   " warp_rows@threads=128,vectors=2 0.826"
   " cluster_registers@cluster=1,elements=16 0.553"
   " cluster_registers@cluster=1,elements=32 0.435"
   " register_cache@threads=128,vectors=1 0.379"
   " register_cache@threads=128,vectors=2 0.321"
   " two_pass@threads=256,vectors=1 0.213"},
  {"softmax", "bf16", "bf16", "rows=99 cols=168931", 0.731,
   "grid_resident@warps=16,vectors=16 1.000"
   " grid_resident@warps=32,vectors=4 0.992"
   " cluster_packed@cluster=16,vectors=8 0.948"
   " cluster_packed@cluster=8,vectors=8 0.931"
   " cluster_packed@cluster=8,vectors=10 0.877"
   " cluster_shared@cluster=8,threads=256 0.875"
   " cluster_packed@cluster=16,vectors=10 0.865"
   " cluster_registers@cluster=8,elements=64 0.864"
   " cluster_registers@cluster=16,elements=64 0.862"
   " cluster_registers@cluster=16,elements=32 0.857"
   " grid_shared@warps=16,blocks_per_sm=1 0.831"
   " cluster_shared@cluster=16,threads=256 0.808"
   " grid_shared@warps=8,blocks_per_sm=2 0.794"
   " cluster_shared@cluster=8,threads=512 0.790"
   " cluster_registers@cluster=4,elements=64 0.751"
   " cluster_shared@cluster=4,threads=512 0.742"
   " cluster_registers@cluster=16,elements=16 0.706"
   " cluster_shared@cluster=2,threads=512 0.695"
   " cluster_shared@cluster=16,threads=512 0.693"
   " cluster_shared@cluster=4,threads=256 0.682"
   " two_pass@threads=512,vectors=4 0.661"
   " cluster_shared@cluster=2,threads=256 0.592"},
  {"softmax", "bf16", "bf16", "rows=99 cols=168931 direction=backward", 0.886,
   "cluster_registers_backward@cluster=16,vectors=2 1.000"
   " cluster_registers_backward@cluster=16,vectors=4 0.919"
   " grid_resident_backward@warps=16,vectors=8 0.878"
   " cluster_shared_backward@cluster=16,threads=512 0.806"
   " cluster_registers_backward@cluster=16,vectors=8 0.768"
   " cluster_registers_backward@cluster=8,vectors=4 0.741"
   " cluster_shared_backward@cluster=8,threads=512 0.718"
   " cluster_shared_backward@cluster=16,threads=256 0.718"
   " cluster_shared_backward@cluster=8,threads=256 0.689"
   " cluster_registers_backward@cluster=8,vectors=8 0.677"
   " two_pass_backward@threads=1024,vectors=2 0.656"
   " split_k_cooperative_backward@threads=256,vectors=4 0.633"
   " split_k_cooperative_backward@threads=512,vectors=2 0.605"},
  {"softmax", "fp16", "fp16", "rows=99023 cols=64", 0.958,
   "warp_rows@threads=128,vectors=2 1.000"
   " lane_elements@threads=128,elements=8 0.983"
   " warp_rows@threads=64,vectors=4 0.828"
   " warp_rows@threads=128,vectors=4 0.813"
   " lane_elements@threads=128,elements=4 0.796"
   " staged_rows@threads=64,bytes=4096 0.496"
   " staged_rows@threads=128,bytes=8192 0.490"
   " cluster_registers@cluster=1,elements=16 0.125"
   " cluster_registers@cluster=1,elements=32 0.124"
   " register_cache@threads=128,vectors=1 0.116"
   " register_cache@threads=128,vectors=2 0.081"
   " two_pass@threads=256,vectors=1 0.053"},
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
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=1", 0.512,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.685"
   " block_threshold@threads=128,each=4 0.514"
   " block_threshold@threads=256,each=4 0.484"
   " cluster_resident 0.467"
   " cluster_threshold 0.384"
   " separate 0.350"
   " multi_row 0.069"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=10", 0.458,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.630"
   " block_threshold@threads=128,each=4 0.547"
   " block_threshold@threads=256,each=4 0.516"
   " cluster_resident 0.506"
   " cluster_threshold 0.416"
   " separate 0.379"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=128", 0.192,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.777"
   " separate 0.743"
   " cluster_threshold 0.543"
   " cluster_resident 0.335"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=1000 k=32", 0.220,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.999"
   " cluster_threshold 0.849"
   " separate 0.754"
   " cluster_resident 0.735"
   " warp_threshold@threads=128,each=4 0.587"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=1", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.669"
   " block_threshold@threads=256,each=4 0.387"
   " block_threshold@threads=128,each=4 0.249"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=10", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.669"
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
   " block_threshold@threads=256,each=4 0.432"
   " block_threshold@threads=128,each=4 0.278"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=32", 0.283,
   "cluster_resident 1.000"
   " cluster_threshold 0.689"
   " block_threshold@threads=256,each=4 0.387"
   " block_threshold@threads=128,each=4 0.238"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=128256 k=50", 0.260,
   "cluster_resident 1.000"
   " cluster_threshold 0.734"
   " block_threshold@threads=256,each=4 0.375"
   " block_threshold@threads=128,each=4 0.256"
   " separate 0.141"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=1", 0.262,
   "cluster_resident 1.000"
   " cluster_threshold 0.773"
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
   " block_threshold@threads=256,each=4 0.317"
   " block_threshold@threads=128,each=4 0.174"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=262144 k=32", 0.251,
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=256,each=4 0.270"
   " block_threshold@threads=128,each=4 0.154"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1", 0.292,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.733"
   " cluster_threshold 0.714"
   " block_threshold@threads=128,each=4 0.598"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=10", 0.293,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.720"
   " cluster_threshold 0.714"
   " block_threshold@threads=128,each=4 0.598"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=1024", 0.104,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.693"
   " cluster_resident 0.691"
   " block_threshold@threads=128,each=4 0.628"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=128", 0.191,
   "cluster_resident 1.000"
   " cluster_threshold 0.873"
   " block_threshold@threads=256,each=4 0.811"
   " block_threshold@threads=128,each=4 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=32000 k=32", 0.260,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.785"
   " cluster_threshold 0.774"
   " block_threshold@threads=128,each=4 0.614"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1", 0.300,
   "cluster_resident 1.000"
   " cluster_threshold 0.721"
   " block_threshold@threads=256,each=4 0.619"
   " block_threshold@threads=128,each=4 0.469"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=10", 0.299,
   "cluster_resident 1.000"
   " cluster_threshold 0.676"
   " block_threshold@threads=256,each=4 0.597"
   " block_threshold@threads=128,each=4 0.476"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=1024", 0.094,
   "cluster_resident 1.000"
   " cluster_threshold 0.984"
   " block_threshold@threads=256,each=4 0.933"
   " block_threshold@threads=128,each=4 0.598"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=128", 0.200,
   "cluster_resident 1.000"
   " cluster_threshold 0.825"
   " block_threshold@threads=256,each=4 0.704"
   " block_threshold@threads=128,each=4 0.450"},
  {"softmax_topk", "bf16", "fp32", "rows=1 vocab=50257 k=32", 0.270,
   "cluster_resident 1.000"
   " cluster_threshold 0.753"
   " block_threshold@threads=256,each=4 0.617"
   " block_threshold@threads=128,each=4 0.459"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=1", 0.523,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.717"
   " cluster_resident 0.460"
   " block_threshold@threads=128,each=4 0.398"
   " cluster_threshold 0.388"
   " block_threshold@threads=256,each=4 0.377"
   " separate 0.294"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=10", 0.453,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.671"
   " block_threshold@threads=128,each=4 0.573"
   " block_threshold@threads=256,each=4 0.546"
   " cluster_resident 0.536"
   " cluster_threshold 0.455"
   " separate 0.397"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=128", 0.207,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.769"
   " separate 0.742"
   " cluster_threshold 0.544"
   " cluster_resident 0.339"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=1000 k=32", 0.243,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.987"
   " cluster_threshold 0.811"
   " separate 0.740"
   " cluster_resident 0.704"
   " warp_threshold@threads=128,each=4 0.269"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1", 0.265,
   "cluster_resident 1.000"
   " cluster_threshold 0.679"
   " block_threshold@threads=256,each=4 0.626"
   " block_threshold@threads=128,each=4 0.414"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=10", 0.264,
   "cluster_resident 1.000"
   " cluster_threshold 0.684"
   " block_threshold@threads=256,each=4 0.617"
   " block_threshold@threads=128,each=4 0.409"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=1024", 0.117,
   "cluster_resident 1.000"
   " cluster_threshold 0.916"
   " block_threshold@threads=256,each=4 0.810"
   " block_threshold@threads=128,each=4 0.260"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=128", 0.193,
   "cluster_resident 1.000"
   " cluster_threshold 0.800"
   " block_threshold@threads=256,each=4 0.777"
   " block_threshold@threads=128,each=4 0.439"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=128256 k=32", 0.243,
   "cluster_resident 1.000"
   " cluster_threshold 0.729"
   " block_threshold@threads=256,each=4 0.664"
   " block_threshold@threads=128,each=4 0.419"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1", 0.293,
   "cluster_resident 1.000"
   " cluster_threshold 0.773"
   " block_threshold@threads=256,each=4 0.499"
   " block_threshold@threads=128,each=4 0.298"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=10", 0.292,
   "cluster_resident 1.000"
   " cluster_threshold 0.774"
   " block_threshold@threads=256,each=4 0.502"
   " block_threshold@threads=128,each=4 0.300"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=1024", 0.140,
   "cluster_threshold 1.000"
   " cluster_resident 0.910"
   " block_threshold@threads=256,each=4 0.392"
   " block_threshold@threads=128,each=4 0.222"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=128", 0.225,
   "cluster_resident 1.000"
   " cluster_threshold 0.851"
   " block_threshold@threads=256,each=4 0.571"
   " block_threshold@threads=128,each=4 0.322"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=262144 k=32", 0.264,
   "cluster_resident 1.000"
   " cluster_threshold 0.814"
   " block_threshold@threads=256,each=4 0.528"
   " block_threshold@threads=128,each=4 0.311"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1", 0.311,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.790"
   " cluster_threshold 0.761"
   " block_threshold@threads=128,each=4 0.637"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=10", 0.311,
   "cluster_resident 1.000"
   " cluster_threshold 0.754"
   " block_threshold@threads=256,each=4 0.619"
   " block_threshold@threads=128,each=4 0.538"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=1024", 0.115,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.659"
   " cluster_resident 0.653"
   " block_threshold@threads=128,each=4 0.626"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=128", 0.220,
   "cluster_resident 1.000"
   " cluster_threshold 0.824"
   " block_threshold@threads=256,each=4 0.769"
   " block_threshold@threads=128,each=4 0.585"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=32000 k=32", 0.289,
   "cluster_resident 1.000"
   " cluster_threshold 0.783"
   " block_threshold@threads=256,each=4 0.761"
   " block_threshold@threads=128,each=4 0.609"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1", 0.235,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.802"
   " cluster_threshold 0.631"
   " block_threshold@threads=128,each=4 0.628"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=10", 0.235,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.757"
   " cluster_threshold 0.631"
   " block_threshold@threads=128,each=4 0.612"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=1024", 0.104,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_resident 0.751"
   " cluster_threshold 0.693"
   " block_threshold@threads=128,each=4 0.640"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=128", 0.176,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.943"
   " cluster_threshold 0.729"
   " block_threshold@threads=128,each=4 0.635"},
  {"softmax_topk", "bf16", "fp32", "rows=16 vocab=50257 k=32", 0.214,
   "cluster_resident 1.000"
   " block_threshold@threads=256,each=4 0.802"
   " block_threshold@threads=128,each=4 0.703"
   " cluster_threshold 0.671"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=1", 0.552,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.730"
   " block_threshold@threads=128,each=4 0.410"
   " block_threshold@threads=256,each=4 0.381"
   " separate 0.291"
   " cluster_threshold 0.220"
   " cluster_resident 0.142"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=1000 k=10", 0.488,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.671"
   " block_threshold@threads=128,each=4 0.463"
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
   " cluster_threshold 0.849"
   " block_threshold@threads=128,each=4 0.829"
   " cluster_resident 0.666"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=10", 0.680,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.845"
   " block_threshold@threads=128,each=4 0.813"
   " cluster_resident 0.646"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=1024", 0.330,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.431"
   " cluster_threshold 0.280"
   " cluster_resident 0.205"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=128256 k=128", 0.581,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.823"
   " block_threshold@threads=128,each=4 0.745"
   " cluster_resident 0.528"},
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
   " block_threshold@threads=128,each=4 0.621"
   " cluster_resident 0.487"
   " cluster_threshold 0.324"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=128", 0.633,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.971"
   " block_threshold@threads=128,each=4 0.723"
   " cluster_resident 0.548"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=262144 k=32", 0.747,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.913"
   " block_threshold@threads=128,each=4 0.742"
   " cluster_resident 0.569"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1", 0.485,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.932"
   " cluster_threshold 0.698"
   " cluster_resident 0.515"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=10", 0.470,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.933"
   " cluster_threshold 0.685"
   " cluster_resident 0.437"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=1024", 0.277,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.221"
   " cluster_threshold 0.183"
   " cluster_resident 0.112"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=128", 0.410,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.814"
   " cluster_threshold 0.612"
   " cluster_resident 0.398"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=32000 k=32", 0.459,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.904"
   " cluster_threshold 0.670"
   " cluster_resident 0.468"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1", 0.543,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.898"
   " cluster_threshold 0.728"
   " cluster_resident 0.554"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=10", 0.524,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.901"
   " cluster_threshold 0.727"
   " cluster_resident 0.538"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=1024", 0.324,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.535"
   " cluster_threshold 0.238"
   " cluster_resident 0.138"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=128", 0.454,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.727"
   " cluster_threshold 0.658"
   " cluster_resident 0.421"},
  {"softmax_topk", "bf16", "fp32", "rows=256 vocab=50257 k=32", 0.511,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.883"
   " cluster_threshold 0.705"
   " cluster_resident 0.507"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=1 over=top_k", 0.731,
   "packed_sort 1.000"
   " packed_threshold 0.403"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=1 over=top_k", 0.896,
   "packed_sort 1.000"
   " packed_threshold 0.610"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=128 k=2 over=top_k", 0.660,
   "packed_sort 1.000"
   " packed_threshold 0.471"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=128 k=2 over=top_k", 0.914,
   "packed_sort 1.000"
   " packed_threshold 0.620"},
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
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=1 over=top_k", 0.723,
   "packed_sort 1.000"
   " packed_threshold 0.354"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=1 over=top_k", 0.928,
   "packed_sort 1.000"
   " packed_threshold 0.526"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=2 over=top_k", 0.630,
   "packed_sort 1.000"
   " packed_threshold 0.421"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=2 over=top_k", 0.903,
   "packed_sort 1.000"
   " packed_threshold 0.555"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=4 over=top_k", 0.556,
   "packed_sort 1.000"
   " packed_threshold 0.484"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=4 over=top_k", 0.826,
   "packed_sort 1.000"
   " packed_threshold 0.613"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=256 k=8 over=top_k", 0.433,
   "packed_sort 1.000"
   " packed_threshold 0.611"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=256 k=8 over=top_k", 0.689,
   "packed_sort 1.000"
   " packed_threshold 0.714"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=512 k=1 over=top_k", 0.710,
   "packed_sort 1.000"
   " warp_maxima 0.532"
   " packed_threshold 0.294"},
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
   " warp_maxima 0.811"
   " packed_threshold 0.453"},
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
   " warp_maxima 0.977"
   " packed_threshold 0.559"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=512 k=8 over=top_k", 0.712,
   "warp_maxima 1.000"
   " packed_sort 0.857"
   " packed_threshold 0.579"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=1 over=top_k", 0.714,
   "packed_sort 1.000"
   " packed_threshold 0.476"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=1 over=top_k", 0.782,
   "packed_sort 1.000"
   " packed_threshold 0.733"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=2 over=top_k", 0.679,
   "packed_sort 1.000"
   " packed_threshold 0.524"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=2 over=top_k", 0.810,
   "packed_sort 1.000"
   " packed_threshold 0.734"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=4 over=top_k", 0.612,
   "packed_sort 1.000"
   " packed_threshold 0.478"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=4 over=top_k", 0.774,
   "packed_sort 1.000"
   " packed_threshold 0.613"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=64 k=8 over=top_k", 0.473,
   "packed_sort 1.000"
   " packed_threshold 0.414"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=64 k=8 over=top_k", 0.622,
   "packed_sort 1.000"
   " packed_threshold 0.480"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=1 over=top_k", 0.541,
   "packed_sort 1.000"
   " packed_threshold 0.561"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=1 over=top_k", 0.588,
   "packed_sort 1.000"
   " packed_threshold 0.685"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=2 over=top_k", 0.527,
   "packed_sort 1.000"
   " packed_threshold 0.512"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=2 over=top_k", 0.562,
   "packed_sort 1.000"
   " packed_threshold 0.634"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=4 over=top_k", 0.490,
   "packed_sort 1.000"
   " packed_threshold 0.413"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=4 over=top_k", 0.457,
   "packed_sort 1.000"
   " packed_threshold 0.542"},
  {"softmax_topk", "bf16", "fp32", "rows=262144 vocab=8 k=8 over=top_k", 0.433,
   "packed_sort 1.000"
   " packed_threshold 0.312"},
  {"softmax_topk", "fp32", "fp32", "rows=262144 vocab=8 k=8 over=top_k", 0.431,
   "packed_sort 1.000"
   " packed_threshold 0.370"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=1 over=top_k", 0.670,
   "packed_sort 1.000"
   " packed_threshold 0.665"
   " warp_threshold@threads=128,each=4 0.466"
   " multi_row 0.459"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=1 over=top_k", 0.624,
   "packed_sort 1.000"
   " packed_threshold 0.914"
   " warp_threshold@threads=128,each=4 0.586"
   " multi_row 0.576"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=2 over=top_k", 0.627,
   "packed_sort 1.000"
   " packed_threshold 0.701"
   " multi_row 0.486"
   " warp_threshold@threads=128,each=4 0.483"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=2 over=top_k", 0.585,
   "packed_sort 1.000"
   " packed_threshold 0.952"
   " warp_threshold@threads=128,each=4 0.602"
   " multi_row 0.600"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=4 over=top_k", 0.620,
   "packed_sort 1.000"
   " packed_threshold 0.665"
   " multi_row 0.491"
   " warp_threshold@threads=128,each=4 0.476"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=4 over=top_k", 0.572,
   "packed_sort 1.000"
   " packed_threshold 0.949"
   " multi_row 0.597"
   " warp_threshold@threads=128,each=4 0.593"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.527,
   "packed_sort 1.000"
   " packed_threshold 0.637"
   " warp_threshold@threads=128,each=4 0.518"
   " multi_row 0.436"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=128 k=8 over=top_k", 0.525,
   "packed_sort 1.000"
   " packed_threshold 0.756"
   " warp_threshold@threads=128,each=4 0.610"
   " multi_row 0.383"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=1 over=top_k", 0.694,
   "packed_sort 1.000"
   " packed_threshold 0.616"
   " warp_threshold@threads=128,each=4 0.515"
   " multi_row 0.315"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=1 over=top_k", 0.640,
   "packed_sort 1.000"
   " packed_threshold 0.829"
   " warp_threshold@threads=128,each=4 0.674"
   " multi_row 0.408"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=2 over=top_k", 0.645,
   "packed_sort 1.000"
   " packed_threshold 0.654"
   " warp_threshold@threads=128,each=4 0.537"
   " multi_row 0.336"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=2 over=top_k", 0.530,
   "packed_sort 1.000"
   " packed_threshold 0.995"
   " warp_threshold@threads=128,each=4 0.793"
   " multi_row 0.490"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=4 over=top_k", 0.599,
   "packed_sort 1.000"
   " packed_threshold 0.685"
   " warp_threshold@threads=128,each=4 0.555"
   " multi_row 0.355"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=4 over=top_k", 0.512,
   "packed_threshold 1.000"
   " packed_sort 0.808"
   " warp_threshold@threads=128,each=4 0.784"
   " multi_row 0.500"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=256 k=8 over=top_k", 0.534,
   "packed_sort 1.000"
   " packed_threshold 0.769"
   " warp_threshold@threads=128,each=4 0.586"
   " multi_row 0.290"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=256 k=8 over=top_k", 0.505,
   "packed_threshold 1.000"
   " warp_threshold@threads=128,each=4 0.731"
   " packed_sort 0.534"
   " multi_row 0.273"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=1 over=top_k", 0.659,
   "packed_sort 1.000"
   " warp_maxima 0.791"
   " warp_threshold@threads=128,each=4 0.640"
   " packed_threshold 0.507"
   " multi_row 0.229"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=1 over=top_k", 0.679,
   "warp_maxima 1.000"
   " packed_sort 0.999"
   " warp_threshold@threads=128,each=4 0.786"
   " packed_threshold 0.624"
   " multi_row 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=2 over=top_k", 0.595,
   "packed_sort 1.000"
   " warp_maxima 0.871"
   " warp_threshold@threads=128,each=4 0.693"
   " packed_threshold 0.561"
   " multi_row 0.253"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=2 over=top_k", 0.677,
   "warp_maxima 1.000"
   " packed_sort 0.882"
   " warp_threshold@threads=128,each=4 0.772"
   " packed_threshold 0.627"
   " multi_row 0.304"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=4 over=top_k", 0.538,
   "packed_sort 1.000"
   " warp_maxima 0.945"
   " warp_threshold@threads=128,each=4 0.727"
   " packed_threshold 0.611"
   " multi_row 0.278"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=4 over=top_k", 0.665,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.756"
   " packed_sort 0.669"
   " packed_threshold 0.636"
   " multi_row 0.309"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=512 k=8 over=top_k", 0.490,
   "warp_maxima 1.000"
   " packed_sort 0.908"
   " warp_threshold@threads=128,each=4 0.736"
   " packed_threshold 0.652"
   " multi_row 0.208"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=512 k=8 over=top_k", 0.625,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.734"
   " packed_threshold 0.656"
   " packed_sort 0.494"
   " multi_row 0.164"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=1 over=top_k", 0.683,
   "packed_sort 1.000"
   " packed_threshold 0.693"
   " multi_row 0.664"
   " warp_threshold@threads=128,each=4 0.443"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=1 over=top_k", 0.580,
   "packed_sort 1.000"
   " packed_threshold 0.962"
   " multi_row 0.801"
   " warp_threshold@threads=128,each=4 0.548"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=2 over=top_k", 0.657,
   "packed_sort 1.000"
   " multi_row 0.691"
   " packed_threshold 0.672"
   " warp_threshold@threads=128,each=4 0.450"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=2 over=top_k", 0.547,
   "packed_sort 1.000"
   " packed_threshold 0.903"
   " multi_row 0.821"
   " warp_threshold@threads=128,each=4 0.559"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=4 over=top_k", 0.605,
   "packed_sort 1.000"
   " multi_row 0.741"
   " packed_threshold 0.616"
   " warp_threshold@threads=128,each=4 0.465"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=4 over=top_k", 0.498,
   "packed_sort 1.000"
   " multi_row 0.889"
   " packed_threshold 0.734"
   " warp_threshold@threads=128,each=4 0.603"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=64 k=8 over=top_k", 0.479,
   "packed_sort 1.000"
   " multi_row 0.719"
   " packed_threshold 0.686"
   " warp_threshold@threads=128,each=4 0.456"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=64 k=8 over=top_k", 0.434,
   "packed_sort 1.000"
   " packed_threshold 0.846"
   " multi_row 0.658"
   " warp_threshold@threads=128,each=4 0.637"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=1 over=top_k", 0.770,
   "packed_sort 1.000"
   " multi_row 0.826"
   " packed_threshold 0.659"
   " warp_threshold@threads=128,each=4 0.360"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=1 over=top_k", 0.670,
   "packed_sort 1.000"
   " multi_row 0.966"
   " packed_threshold 0.846"
   " warp_threshold@threads=128,each=4 0.431"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=2 over=top_k", 0.673,
   "packed_sort 1.000"
   " multi_row 0.877"
   " packed_threshold 0.574"
   " warp_threshold@threads=128,each=4 0.206"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=2 over=top_k", 0.629,
   "multi_row 1.000"
   " packed_sort 0.961"
   " packed_threshold 0.703"
   " warp_threshold@threads=128,each=4 0.418"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=4 over=top_k", 0.578,
   "multi_row 1.000"
   " packed_sort 0.967"
   " packed_threshold 0.425"
   " warp_threshold@threads=128,each=4 0.361"},
  {"softmax_topk", "fp32", "fp32", "rows=4096 vocab=8 k=4 over=top_k", 0.577,
   "multi_row 1.000"
   " packed_sort 0.810"
   " packed_threshold 0.456"
   " warp_threshold@threads=128,each=4 0.423"},
  {"softmax_topk", "bf16", "fp32", "rows=4096 vocab=8 k=8 over=top_k", 0.501,
   "multi_row 1.000"
   " packed_sort 0.780"
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
   " cluster_resident 0.465"
   " block_threshold@threads=128,each=4 0.408"
   " cluster_threshold 0.398"
   " block_threshold@threads=256,each=4 0.388"
   " separate 0.299"
   " multi_row 0.040"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=1000 k=10", 0.471,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.679"
   " cluster_resident 0.516"
   " block_threshold@threads=128,each=4 0.460"
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
   " block_threshold@threads=128,each=4 0.994"
   " cluster_threshold 0.834"
   " separate 0.739"
   " cluster_resident 0.689"
   " warp_threshold@threads=128,each=4 0.283"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1", 0.470,
   "cluster_threshold 1.000"
   " cluster_resident 0.935"
   " block_threshold@threads=256,each=4 0.714"
   " block_threshold@threads=128,each=4 0.489"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=10", 0.459,
   "cluster_threshold 1.000"
   " cluster_resident 0.925"
   " block_threshold@threads=256,each=4 0.715"
   " block_threshold@threads=128,each=4 0.488"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=1024", 0.187,
   "block_threshold@threads=256,each=4 1.000"
   " cluster_threshold 0.638"
   " cluster_resident 0.396"
   " block_threshold@threads=128,each=4 0.338"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=128", 0.366,
   "cluster_threshold 1.000"
   " cluster_resident 0.857"
   " block_threshold@threads=256,each=4 0.805"
   " block_threshold@threads=128,each=4 0.478"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=32", 0.430,
   "cluster_threshold 1.000"
   " cluster_resident 0.941"
   " block_threshold@threads=256,each=4 0.737"
   " block_threshold@threads=128,each=4 0.493"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=128256 k=50", 0.425,
   "cluster_threshold 1.000"
   " cluster_resident 0.917"
   " block_threshold@threads=256,each=4 0.722"
   " block_threshold@threads=128,each=4 0.457"
   " separate 0.224"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1", 0.595,
   "cluster_threshold 1.000"
   " cluster_resident 0.650"
   " block_threshold@threads=256,each=4 0.612"
   " block_threshold@threads=128,each=4 0.380"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=10", 0.586,
   "cluster_threshold 1.000"
   " cluster_resident 0.642"
   " block_threshold@threads=256,each=4 0.609"
   " block_threshold@threads=128,each=4 0.376"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=1024", 0.172,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.802"
   " cluster_resident 0.697"
   " block_threshold@threads=128,each=4 0.453"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=128", 0.498,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.635"
   " cluster_resident 0.592"
   " block_threshold@threads=128,each=4 0.360"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=262144 k=32", 0.570,
   "cluster_threshold 1.000"
   " cluster_resident 0.619"
   " block_threshold@threads=256,each=4 0.600"
   " block_threshold@threads=128,each=4 0.361"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1", 0.353,
   "cluster_resident 1.000"
   " cluster_threshold 0.850"
   " block_threshold@threads=256,each=4 0.802"
   " block_threshold@threads=128,each=4 0.689"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=10", 0.341,
   "cluster_resident 1.000"
   " cluster_threshold 0.872"
   " block_threshold@threads=256,each=4 0.795"
   " block_threshold@threads=128,each=4 0.702"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=32000 k=1024", 0.157,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.681"
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
   " block_threshold@threads=128,each=4 0.687"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1", 0.370,
   "cluster_resident 1.000"
   " cluster_threshold 0.905"
   " block_threshold@threads=256,each=4 0.788"
   " block_threshold@threads=128,each=4 0.633"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=10", 0.362,
   "cluster_resident 1.000"
   " cluster_threshold 0.907"
   " block_threshold@threads=256,each=4 0.788"
   " block_threshold@threads=128,each=4 0.643"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=1024", 0.166,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.639"
   " cluster_threshold 0.478"
   " cluster_resident 0.364"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=128", 0.254,
   "cluster_threshold 1.000"
   " block_threshold@threads=256,each=4 0.994"
   " cluster_resident 0.972"
   " block_threshold@threads=128,each=4 0.615"},
  {"softmax_topk", "bf16", "fp32", "rows=64 vocab=50257 k=32", 0.321,
   "cluster_resident 1.000"
   " cluster_threshold 0.976"
   " block_threshold@threads=256,each=4 0.847"
   " block_threshold@threads=128,each=4 0.683"},
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
   " packed_sort 0.621"
   " block_threshold@threads=128,each=4 0.218"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=1 over=top_k", 0.710,
   "packed_sort 1.000"
   " packed_threshold 0.457"
   " multi_row 0.253"
   " warp_threshold@threads=128,each=4 0.121"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=1 over=top_k", 0.810,
   "packed_sort 1.000"
   " packed_threshold 0.641"
   " multi_row 0.376"
   " warp_threshold@threads=128,each=4 0.180"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=2 over=top_k", 0.627,
   "packed_sort 1.000"
   " packed_threshold 0.523"
   " multi_row 0.287"
   " warp_threshold@threads=128,each=4 0.139"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=2 over=top_k", 0.763,
   "packed_sort 1.000"
   " packed_threshold 0.679"
   " multi_row 0.392"
   " warp_threshold@threads=128,each=4 0.190"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=128 k=4 over=top_k", 0.596,
   "packed_sort 1.000"
   " packed_threshold 0.560"
   " multi_row 0.304"
   " warp_threshold@threads=128,each=4 0.150"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=4 over=top_k", 0.746,
   "packed_sort 1.000"
   " packed_threshold 0.702"
   " multi_row 0.396"
   " warp_threshold@threads=128,each=4 0.197"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8", 0.659,
   "packed_sort 1.000"
   " packed_threshold 0.740"
   " warp_maxima 0.327"
   " multi_row 0.240"
   " warp_threshold@threads=128,each=2 0.235"
   " warp_threshold@threads=128,each=4 0.214"
   " warp_threshold@threads=64,each=4 0.212"
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
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=128 k=8 over=top_k", 0.679,
   "packed_sort 1.000"
   " packed_threshold 0.619"
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
   " warp_threshold@threads=128,each=4 0.312"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=4 over=top_k", 0.547,
   "packed_sort 1.000"
   " packed_threshold 0.504"
   " multi_row 0.309"
   " warp_threshold@threads=128,each=4 0.266"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=4 over=top_k", 0.735,
   "packed_sort 1.000"
   " packed_threshold 0.664"
   " multi_row 0.411"
   " warp_threshold@threads=128,each=4 0.354"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=256 k=8 over=top_k", 0.451,
   "packed_sort 1.000"
   " packed_threshold 0.624"
   " warp_threshold@threads=128,each=4 0.318"
   " multi_row 0.233"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=256 k=8 over=top_k", 0.599,
   "packed_sort 1.000"
   " packed_threshold 0.814"
   " warp_threshold@threads=128,each=4 0.416"
   " multi_row 0.295"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=1 over=top_k", 0.693,
   "packed_sort 1.000"
   " warp_maxima 0.554"
   " warp_threshold@threads=128,each=4 0.377"
   " packed_threshold 0.311"
   " multi_row 0.238"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=1 over=top_k", 0.917,
   "packed_sort 1.000"
   " warp_maxima 0.791"
   " warp_threshold@threads=128,each=4 0.558"
   " packed_threshold 0.446"
   " multi_row 0.342"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=2 over=top_k", 0.587,
   "packed_sort 1.000"
   " warp_maxima 0.657"
   " warp_threshold@threads=128,each=4 0.442"
   " packed_threshold 0.369"
   " multi_row 0.281"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=2 over=top_k", 0.873,
   "packed_sort 1.000"
   " warp_maxima 0.830"
   " warp_threshold@threads=128,each=4 0.576"
   " packed_threshold 0.468"
   " multi_row 0.357"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=4 over=top_k", 0.513,
   "packed_sort 1.000"
   " warp_maxima 0.772"
   " warp_threshold@threads=128,each=4 0.504"
   " packed_threshold 0.432"
   " multi_row 0.326"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=4 over=top_k", 0.736,
   "packed_sort 1.000"
   " warp_maxima 0.997"
   " warp_threshold@threads=128,each=4 0.663"
   " packed_threshold 0.563"
   " multi_row 0.424"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=512 k=8 over=top_k", 0.395,
   "packed_sort 1.000"
   " warp_maxima 0.979"
   " warp_threshold@threads=128,each=4 0.628"
   " packed_threshold 0.569"
   " multi_row 0.252"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=512 k=8 over=top_k", 0.705,
   "warp_maxima 1.000"
   " packed_sort 0.809"
   " warp_threshold@threads=128,each=4 0.645"
   " packed_threshold 0.586"
   " multi_row 0.249"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=1 over=top_k", 0.661,
   "packed_sort 1.000"
   " packed_threshold 0.597"
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
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=2 over=top_k", 0.626,
   "packed_sort 1.000"
   " packed_threshold 0.826"
   " multi_row 0.485"
   " warp_threshold@threads=128,each=4 0.140"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=4 over=top_k", 0.583,
   "packed_sort 1.000"
   " packed_threshold 0.561"
   " multi_row 0.347"
   " warp_threshold@threads=128,each=4 0.104"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=4 over=top_k", 0.602,
   "packed_sort 1.000"
   " packed_threshold 0.708"
   " multi_row 0.485"
   " warp_threshold@threads=128,each=4 0.149"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=64 k=8 over=top_k", 0.499,
   "packed_sort 1.000"
   " packed_threshold 0.449"
   " multi_row 0.267"
   " warp_threshold@threads=128,each=4 0.111"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=64 k=8 over=top_k", 0.567,
   "packed_sort 1.000"
   " packed_threshold 0.541"
   " multi_row 0.318"
   " warp_threshold@threads=128,each=4 0.156"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=1 over=top_k", 0.790,
   "packed_sort 1.000"
   " packed_threshold 0.563"
   " multi_row 0.335"
   " warp_threshold@threads=128,each=4 0.039"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=1 over=top_k", 0.716,
   "packed_sort 1.000"
   " packed_threshold 0.750"
   " multi_row 0.426"
   " warp_threshold@threads=128,each=4 0.050"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=2 over=top_k", 0.696,
   "packed_sort 1.000"
   " packed_threshold 0.524"
   " multi_row 0.347"
   " warp_threshold@threads=128,each=4 0.023"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=2 over=top_k", 0.665,
   "packed_sort 1.000"
   " packed_threshold 0.676"
   " multi_row 0.438"
   " warp_threshold@threads=128,each=4 0.054"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=4 over=top_k", 0.630,
   "packed_sort 1.000"
   " packed_threshold 0.394"
   " multi_row 0.363"
   " warp_threshold@threads=128,each=4 0.043"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=4 over=top_k", 0.558,
   "packed_sort 1.000"
   " packed_threshold 0.494"
   " multi_row 0.454"
   " warp_threshold@threads=128,each=4 0.063"},
  {"softmax_topk", "bf16", "fp32", "rows=65536 vocab=8 k=8 over=top_k", 0.516,
   "packed_sort 1.000"
   " packed_threshold 0.359"
   " multi_row 0.336"
   " warp_threshold@threads=128,each=4 0.066"},
  {"softmax_topk", "fp32", "fp32", "rows=65536 vocab=8 k=8 over=top_k", 0.497,
   "packed_sort 1.000"
   " packed_threshold 0.400"
   " multi_row 0.377"
   " warp_threshold@threads=128,each=4 0.086"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=1", 0.602,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.738"
   " block_threshold@threads=128,each=4 0.181"
   " block_threshold@threads=256,each=4 0.094"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=10", 0.509,
   "warp_maxima 1.000"
   " warp_threshold@threads=128,each=4 0.724"
   " block_threshold@threads=128,each=4 0.205"
   " block_threshold@threads=256,each=4 0.109"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=128", 0.077,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.770"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=1000 k=32", 0.106,
   "block_threshold@threads=128,each=4 1.000"
   " warp_threshold@threads=128,each=4 0.868"
   " block_threshold@threads=256,each=4 0.567"},
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
   " block_threshold@threads=128,each=4 0.943"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=128256 k=32", 0.885,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.979"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=2048 k=16", 0.517,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.918"
   " warp_threshold@threads=128,each=4 0.876"
   " warp_threshold@threads=128,each=2 0.850"
   " block_threshold@threads=128,each=4 0.373"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=2048 k=16", 0.664,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.895"
   " warp_threshold@threads=128,each=2 0.851"
   " warp_threshold@threads=128,each=4 0.848"
   " block_threshold@threads=128,each=4 0.542"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=2048 k=8", 0.631,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.809"
   " warp_threshold@threads=128,each=4 0.775"
   " warp_threshold@threads=128,each=2 0.764"
   " block_threshold@threads=128,each=4 0.312"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=2048 k=8", 0.765,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.840"
   " warp_threshold@threads=128,each=4 0.798"
   " warp_threshold@threads=128,each=2 0.798"
   " block_threshold@threads=128,each=4 0.486"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=1", 0.971,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.998"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=10", 0.955,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.986"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=1024", 0.401,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.557"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=128", 0.772,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.926"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=262144 k=32", 0.915,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.960"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=1", 0.858,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.904"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=10", 0.835,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.894"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=1024", 0.422,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.741"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=128", 0.595,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.982"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=32000 k=32", 0.771,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.923"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=4096 k=8", 0.719,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.871"
   " warp_threshold@threads=128,each=4 0.827"
   " warp_threshold@threads=128,each=2 0.821"
   " block_threshold@threads=128,each=4 0.485"
   " block_threshold@threads=256,each=4 0.254"
   " separate 0.160"
   " warp_heap_vector@vectors=1 0.123"
   " warp_heap 0.110"
   " block_heap@threads=256 0.092"
   " cluster_threshold 0.070"
   " cluster_resident 0.041"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=1", 0.883,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.930"
   " separate 0.174"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=1", 0.940,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.972"
   " separate 0.221"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=10", 0.868,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.939"
   " warp_threshold@threads=128,each=4 0.878"
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
   " separate 0.250"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=128", 0.649,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.981"
   " separate 0.225"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=50257 k=128", 0.715,
   "block_threshold@threads=256,each=4 1.000"
   " block_threshold@threads=128,each=4 0.926"
   " separate 0.273"},
  {"softmax_topk", "fp16", "fp32", "rows=8192 vocab=50257 k=32", 0.807,
   "block_threshold@threads=128,each=4 1.000"
   " block_threshold@threads=256,each=4 0.947"
   " warp_threshold@threads=128,each=4 0.762"
   " cluster_threshold 0.428"
   " cluster_resident 0.305"
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
   " warp_threshold@threads=64,each=4 0.930"
   " warp_threshold@threads=128,each=2 0.892"
   " warp_threshold@threads=128,each=4 0.849"
   " block_threshold@threads=128,each=4 0.732"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=8192 k=16", 0.774,
   "block_threshold@threads=128,each=4 1.000"
   " warp_threshold@threads=64,each=4 0.986"
   " warp_threshold@threads=128,each=4 0.926"
   " warp_threshold@threads=128,each=2 0.904"},
  {"softmax_topk", "bf16", "fp32", "rows=8192 vocab=8192 k=8", 0.791,
   "warp_maxima 1.000"
   " warp_threshold@threads=64,each=4 0.921"
   " warp_threshold@threads=128,each=2 0.861"
   " warp_threshold@threads=128,each=4 0.853"
   " block_threshold@threads=128,each=4 0.699"},
  {"softmax_topk", "fp32", "fp32", "rows=8192 vocab=8192 k=8", 0.837,
   "warp_threshold@threads=64,each=4 1.000"
   " block_threshold@threads=128,each=4 0.957"
   " warp_threshold@threads=128,each=4 0.939"
   " warp_threshold@threads=128,each=2 0.915"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=127 k=8", 0.881,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.982"
   " shared_scatter@threads=128,tile=4096 0.797"
   " warp_scatter@threads=128,piece=8192 0.398"
   " warp_scatter@threads=128,piece=2048 0.398"
   " warp_scatter@threads=256,piece=32768 0.391"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=127 k=8", 0.727,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.960"
   " shared_scatter@threads=256,tile=16384 0.959"
   " warp_scatter@threads=128,piece=8192 0.284"
   " warp_scatter@threads=128,piece=2048 0.284"
   " warp_scatter@threads=256,piece=32768 0.266"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=128 k=8", 0.883,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.981"
   " shared_scatter@threads=128,tile=4096 0.801"
   " warp_scatter@threads=128,piece=2048 0.464"
   " warp_scatter@threads=128,piece=8192 0.464"
   " warp_scatter@threads=256,piece=32768 0.458"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=128 k=8", 0.729,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=128,tile=4096 0.961"
   " shared_scatter@threads=256,tile=16384 0.958"
   " warp_scatter@threads=128,piece=8192 0.344"
   " warp_scatter@threads=128,piece=2048 0.344"
   " warp_scatter@threads=256,piece=32768 0.311"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=262144 vocab=512 k=8", 0.849,
   "shared_scatter@threads=256,tile=16384 1.000"
   " shared_scatter@threads=128,tile=8192 0.980"
   " warp_scatter@threads=256,piece=32768 0.975"
   " warp_scatter@threads=128,piece=8192 0.963"
   " shared_scatter@threads=128,tile=4096 0.763"
   " warp_scatter@threads=128,piece=2048 0.686"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=262144 vocab=512 k=8", 0.861,
   "shared_scatter@threads=128,tile=8192 1.000"
   " shared_scatter@threads=256,tile=16384 0.955"
   " shared_scatter@threads=128,tile=4096 0.737"
   " warp_scatter@threads=128,piece=8192 0.700"
   " warp_scatter@threads=128,piece=2048 0.700"
   " warp_scatter@threads=256,piece=32768 0.634"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=128 k=8", 0.816,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.942"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=128 k=8", 0.722,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.900"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=256 k=8", 0.872,
   "warp_scatter@threads=128,piece=8192 1.000"
   " shared_scatter@threads=128,tile=8192 0.989"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=256 k=8", 0.817,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.944"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=512 k=8", 0.786,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.965"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=512 k=8", 0.869,
   "warp_scatter@threads=128,piece=8192 1.000"
   " shared_scatter@threads=128,tile=8192 0.992"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=64 k=8", 0.720,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.901"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=64 k=8", 0.688,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.893"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=4096 vocab=8 k=8", 0.673,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.885"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=4096 vocab=8 k=8", 0.668,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.871"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=128 k=8", 0.836,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.511"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=128 k=8", 0.734,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.382"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=256 k=8", 0.848,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.732"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=256 k=8", 0.800,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.517"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=512 k=8", 0.824,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.977"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=512 k=8", 0.839,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.723"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=64 k=8", 0.738,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.393"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=64 k=8", 0.700,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.296"},
  {"softmax_topk_backward", "fp32", "fp32", "rows=65536 vocab=8 k=8", 0.599,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.260"},
  {"softmax_topk_backward", "fp32", "bf16", "rows=65536 vocab=8 k=8", 0.571,
   "shared_scatter@threads=128,tile=8192 1.000"
   " warp_scatter@threads=128,piece=8192 0.247"},
};

}  // namespace

extern const Table h200;
const Table h200{"NVIDIA H200", DeviceKind::cuda, 90, "2026-11-29, a8cb67212a31238977af0c628c346c0b07d0cb4b", kLines};

}  // namespace roofmax::choice_tables
