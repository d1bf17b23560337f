// The corner cases on a CPU, and offsets that 32 bits cannot hold. Memory that nobody touches costs
// nothing there, so that two rows may be as far apart as those of a huge tensor.

#include "kernels/softmax/tests/softmax_corner_cases.hpp"

#include <sys/mman.h>

namespace roofmax::test {
namespace {

INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxCorners, testing::ValuesIn(subjects_of(DeviceKind::cpu)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(CpuLogWithLse, SoftmaxCorners,
                         testing::ValuesIn(subjects_of(DeviceKind::cpu, kLogWithLse)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxLse,
                         testing::ValuesIn(subjects_of(DeviceKind::cpu, {{"lse", "stored"}})),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxLog, testing::ValuesIn(subjects_of(DeviceKind::cpu, kLog)),
                         kNameOfParam);
INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxBackward,
                         testing::ValuesIn(subjects_of(DeviceKind::cpu, kGradient)), kNameOfParam);

using SoftmaxOnCpu = SoftmaxKernel;

INSTANTIATE_TEST_SUITE_P(Cpu, SoftmaxOnCpu, testing::ValuesIn(subjects_of(DeviceKind::cpu)),
                         kNameOfParam);

/// Addresses whose pages exist once they are touched.
class SparseMemory {
 public:
  explicit SparseMemory(std::int64_t bytes)
      : bytes_(static_cast<std::size_t>(bytes)),
        data_(mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  ~SparseMemory() {
    if (is_there()) munmap(data_, bytes_);
  }
  SparseMemory(const SparseMemory&) = delete;
  SparseMemory& operator=(const SparseMemory&) = delete;

  [[nodiscard]] bool is_there() const { return data_ != MAP_FAILED; }
  [[nodiscard]] std::byte* data() const { return static_cast<std::byte*>(data_); }

 private:
  std::size_t bytes_;
  void* data_;
};

/// The first row begins at 0, the second beyond 2^31 elements, the third beyond 2^32.
TEST_P(SoftmaxOnCpu, OffsetsBeyond32Bits) {
  constexpr std::int64_t kRows = 3;
  constexpr std::int64_t kStride = (std::int64_t{1} << 31) + 40;
  constexpr std::int64_t kLargest = kRows * kStride * 4;
  if (!SparseMemory(2 * kLargest).is_there()) {
    GTEST_SKIP() << "this system does not promise " << 2 * kLargest
                 << " bytes of memory, though they would not be used";
  }
  for (const Dtype dtype : dtypes()) {
    const auto size = static_cast<std::int64_t>(size_of(dtype));
    for (const std::int64_t cols : {1000, 70001}) {
      const Question question(problem(dtype, kRows, cols, 0, "normal"));
      const Problem sparse = problem(dtype, kRows, cols, kStride, "normal");
      for (const Kernel* kernel : tunings()) {
        if (refusal_of(*kernel, sparse, backend_->traits())) continue;
        const std::int64_t bytes = ((kRows - 1) * kStride + cols) * size;
        const SparseMemory x(bytes);
        const SparseMemory y(bytes);
        ASSERT_TRUE(x.is_there() && y.is_there()) << bytes << " bytes, twice";
        const std::int64_t row_bytes = cols * size;
        std::vector<std::byte> output(question.input().size());
        for (std::int64_t row = 0; row < kRows; ++row) {
          std::copy_n(question.input().data() + row * row_bytes, row_bytes,
                      x.data() + row * kStride * size);
        }
        const void* const input = x.data();
        void* const result = y.data();
        const DeviceTraits& device = backend_->traits();
        const Buffer workspace = backend_->allocate(
            kernel->workspace_bytes ? kernel->workspace_bytes(sparse, device) : 0);
        kernel->prepare(sparse, device)({.inputs = std::span(&input, 1),
                                         .outputs = std::span(&result, 1),
                                         .workspace = workspace.data(),
                                         .stream = backend_->stream()});
        for (std::int64_t row = 0; row < kRows; ++row) {
          std::copy_n(y.data() + row * kStride * size, row_bytes, output.data() + row * row_bytes);
        }
        const auto verdict =
            question.expectation().judge(0, output.data(), kernel->extra_ulps(question.problem()));
        EXPECT_TRUE(verdict.correct)
            << kernel->full_name() << " " << describe(sparse) << ": " << verdict.what;
        ++asked_;
      }
    }
  }
}

}  // namespace
}  // namespace roofmax::test
