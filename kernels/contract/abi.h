/* The kernel contract as a versioned C ABI: how a shared library brings kernels of its own to
 * roofmax (`roofmax run --plugin mine.so`). It mirrors kernel.hpp; see that file for the meaning
 * of each member.
 *
 * The ABI grows by appending members; the version stays. Every structure but roofmax_axis begins
 * with its size as the side that made it knows it, and the reader takes the smaller of the two
 * sizes: what lies beyond it is absent. So a plugin built with an older header loads, and a plugin
 * built with this one runs in an older roofmax, as long as it asks ROOFMAX_HAS before it reads an
 * appended member.
 */
#ifndef ROOFMAX_KERNELS_CONTRACT_ABI_H_
#define ROOFMAX_KERNELS_CONTRACT_ABI_H_

/* NOLINTBEGIN(modernize-deprecated-headers, modernize-use-using): this is C. */
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ROOFMAX_ABI_VERSION 1u

/* Whether the maker of a structure knew one of its members. */
#define ROOFMAX_HAS(structure, type, member) \
  ((structure)->struct_bytes >= offsetof(type, member) + sizeof((structure)->member))

enum roofmax_dtype {
  ROOFMAX_FP32 = 0,
  ROOFMAX_FP16 = 1,
  ROOFMAX_BF16 = 2,
  ROOFMAX_FP64 = 3,
  ROOFMAX_INT32 = 4,
  ROOFMAX_UINT8 = 5,
  ROOFMAX_INT64 = 6
};

enum roofmax_device_kind { ROOFMAX_CPU = 0, ROOFMAX_CUDA = 1 };

enum roofmax_role {
  ROOFMAX_INPUT = 0,
  ROOFMAX_OUTPUT = 1,
  ROOFMAX_STATE = 2,   /* written by a forward kernel for its backward */
  ROOFMAX_IN_PLACE = 3 /* an input before the launch, an output after it; among the outputs */
};

/* One argument. Elements of the last extent are adjacent; strides count elements. */
typedef struct roofmax_tensor {
  uint32_t struct_bytes;
  const char* name;
  int32_t role;
  int32_t dtype;
  uint32_t rank;
  const int64_t* extents;
  const int64_t* strides;
} roofmax_tensor;

typedef struct roofmax_axis {
  const char* name;
  int64_t value;
  const char* choice; /* the word of a choice axis, the number of a real one, else "" */
} roofmax_axis;

typedef struct roofmax_problem {
  uint32_t struct_bytes;
  const char* operation;
  int32_t dtype;
  int32_t dtype_out;
  uint32_t axis_count;
  const roofmax_axis* axes;
  /* Appended: all arguments, in the operation's order. */
  uint32_t tensor_count;
  const roofmax_tensor* const* tensors;
} roofmax_problem;

typedef struct roofmax_device {
  uint32_t struct_bytes;
  int32_t kind;
  int32_t compute_capability;
  int32_t processors;
  int64_t cache_bytes;
  int64_t memory_bytes;
  int64_t shared_bytes_per_block;
  /* Appended. */
  const char* name;
  int64_t on_chip_bytes; /* registers, shared memory and caches together */
} roofmax_device;

typedef struct roofmax_traffic {
  uint32_t struct_bytes;
  int64_t read_bytes;
  int64_t write_bytes;
  double flops; /* in fp32 */
  double exponentials;
  int32_t launches;
  /* Appended. */
  double fp64_flops;
  double matrix_flops; /* of matrix units */
} roofmax_traffic;

typedef struct roofmax_launch {
  uint32_t struct_bytes;
  const roofmax_problem* problem;
  uint32_t input_count;
  const void* const* inputs;
  uint32_t output_count;
  void* const* outputs;
  void* workspace;
  void* stream;
  int32_t rank;
  int32_t ranks;
  void* communicator;
  /* Appended: what `prepare` returned, or NULL. */
  void* prepared;
} roofmax_launch;

/* The choices of one of the operation's modes that a kernel computes. */
typedef struct roofmax_mode {
  uint32_t struct_bytes;
  const char* axis; /* its name */
  uint32_t choice_count;
  const char* const* choices; /* words of that axis */
} roofmax_mode;

typedef struct roofmax_kernel {
  uint32_t struct_bytes;
  const char* operation;
  const char* name;
  const char* tuning;      /* "" when there is none */
  const char* summary;     /* one line */
  const char* constraints; /* one line */
  int32_t device;
  uint32_t dtype_count;
  const int32_t (*dtypes)[2]; /* pairs of input and output dtype */
  void* context;              /* handed to each function below */
  /* 1: taken. 0: refused, with a sentence written to `reason`. NULL: takes everything
     that is of its dtypes and modes. */
  int (*supports)(void* context, const roofmax_problem*, const roofmax_device*, char* reason,
                  uint32_t reason_bytes);
  /* The algorithm's own traffic. NULL: exactly the compulsory bytes, one launch. */
  void (*traffic)(void* context, const roofmax_problem*, roofmax_traffic*);
  /* Scratch bytes. NULL: none. */
  int64_t (*workspace_bytes)(void* context, const roofmax_problem*);
  /* Enqueues the work; neither allocates nor synchronises. 0: enqueued; else an error code. */
  int (*launch)(void* context, const roofmax_launch*);
  /* Appended. Modes that it computes; of one that is not named the default alone. */
  uint32_t mode_count;
  const roofmax_mode* const* modes;
  /* Added to the operation's tolerance, in units in the last place: see Kernel. */
  double extra_half_ulps;
  double extra_fp32_ulps;
  /* Called once for a problem on a device, before the first launch; every launch is given what it
     returns, and `release` at the end. NULL: nothing is prepared. */
  void* (*prepare)(void* context, const roofmax_problem*, const roofmax_device*);
  void (*release)(void* context, void* prepared);
  /* In place of `workspace_bytes`, where it depends on the device. */
  int64_t (*workspace_bytes_on)(void* context, const roofmax_problem*, const roofmax_device*);
} roofmax_kernel;

typedef struct roofmax_plugin {
  uint32_t struct_bytes;
  uint32_t abi_version; /* ROOFMAX_ABI_VERSION */
  const char* name;
  uint32_t kernel_count;
  const roofmax_kernel* kernels;
} roofmax_plugin;

/* The one symbol that a plugin exports. The returned data lives as long as the process. */
const roofmax_plugin* roofmax_plugin_v1(void);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-deprecated-headers, modernize-use-using) */

#endif /* ROOFMAX_KERNELS_CONTRACT_ABI_H_ */
