#include "kernels/tests/test_bed.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>

#include "kernels/cpu/processor.hpp"
#include "reference/float_format.hpp"
#include "reference/oracle.hpp"

namespace roofmax::test {
namespace {

constexpr std::int64_t kGuard = 512;
constexpr std::uint8_t kGuardPattern = 0xa5;
/// Finite in every float type and above any right result: catches an element that should be NaN
/// and was never written.
constexpr std::uint8_t kPoison = 0x42;

/// Never destroyed: a device may be gone before its memory.
std::vector<Buffer>& pool_of(DeviceKind kind) {
  static auto& pools = *new std::map<DeviceKind, std::vector<Buffer>>;
  return pools[kind];
}

}  // namespace

Backend* backend_of(DeviceKind kind) {
  static const std::unique_ptr<Backend> cpu = make_cpu_backend();
  static const std::unique_ptr<Backend> cuda =
      cuda_device_names().empty() ? nullptr : make_cuda_backend(0);
  return kind == DeviceKind::cpu ? cpu.get() : cuda.get();
}

std::ostream& operator<<(std::ostream& out, const Placement& placement) {
  return out << "input+" << placement.input_offset << " output+" << placement.output_offset
             << (placement.in_place ? " in place of input " + std::to_string(placement.replaced)
                                    : "")
             << " stagger " << placement.stagger << (placement.bare_inputs ? " bare" : "")
             << (placement.processors > 0
                     ? " by " + std::to_string(placement.processors) + " processors"
                     : "");
}

DeviceTraits Placement::told_of(const Backend& backend) const {
  DeviceTraits traits = backend.traits();
  if (processors > 0) traits.processors = std::min(traits.processors, processors);
  return traits;
}

Problem problem_of(const std::string& operation, DtypePair dtypes,
                   const std::map<std::string, std::string>& axes) {
  return find_operation(operation)->make_problem(dtypes, axes);
}

std::vector<const Kernel*> tunings_of(DeviceKind device, const std::string& operation,
                                      const std::string& name) {
  std::vector<const Kernel*> found;
  for (const Kernel* kernel : kernels()) {
    if (kernel->device == device && kernel->operation == operation && kernel->name == name) {
      found.push_back(kernel);
    }
  }
  return found;
}

std::vector<Dtype> input_dtypes(const Kernel& kernel) {
  std::vector<Dtype> found;
  for (const DtypePair& pair : kernel.dtypes) found.push_back(pair.in);
  return found;
}

int expect_models_cover(const Problem& problem) {
  const Work least = problem.operation->compulsory(problem);
  int asked = 0;
  for (const Kernel* kernel : kernels()) {
    const DeviceTraits device{.kind = kernel->device,
                              .name = "test",
                              .compute_capability = 90,
                              .shared_bytes_per_block = 232448};
    if (refusal_of(*kernel, problem, device)) continue;
    const Traffic traffic = kernel->traffic(problem, device);
    const std::string which = kernel->full_name() + " " + describe(problem);
    EXPECT_GE(traffic.bytes.read, least.bytes.read) << which;
    EXPECT_GE(traffic.bytes.write, least.bytes.write) << which;
    EXPECT_GE(traffic.flops.total(), least.flops.total()) << which;
    EXPECT_GE(traffic.exponentials, least.exponentials) << which;
    ++asked;
  }
  return asked;
}

Question::Question(Problem problem, std::uint64_t seed) : Question(std::move(problem), Empty{}) {
  std::vector<std::byte*> pointers;
  for (auto& input : inputs_) pointers.push_back(input.data());
  reference::generate_inputs(problem_, seed, pointers);
}

Question::Question(Problem problem, const Value& value) : Question(std::move(problem), Empty{}) {
  fill(0, value);
}

Question::Question(Problem problem, const Value& first, const Value& second)
    : Question(std::move(problem), Empty{}) {
  fill(0, first);
  fill(1, second);
}

Question::Question(Problem problem, const Values& values) : Question(std::move(problem), Empty{}) {
  for (std::size_t index = 0; index < inputs_.size(); ++index) {
    const auto found = values.find(input_specs_[index].name);
    if (found == values.end()) {
      throw std::invalid_argument("no values for input '" + input_specs_[index].name + "'");
    }
    fill(index, found->second);
  }
}

Question::Question(Problem problem, Empty) : problem_(std::move(problem)) {
  for (TensorSpec& spec : problem_.operation->tensors(problem_)) {
    if (spec.role == Role::in_place) throw std::logic_error("no test bed for in-place tensors");
    if (spec.is_read()) {
      inputs_.emplace_back(static_cast<std::size_t>(spec.bytes()));
      input_specs_.push_back(std::move(spec));
    } else {
      output_specs_.push_back(std::move(spec));
    }
  }
}

double Question::element(std::size_t input, std::int64_t row, std::int64_t col) const {
  const TensorSpec& spec = input_specs_.at(input);
  return reference::load_element(spec.dtype, inputs_[input].data(), spec.row_offset(row) + col);
}

void Question::rewrite(
    std::size_t input,
    const std::function<double(std::int64_t row, std::int64_t col, double was)>& value) {
  fill(input, [&](std::int64_t row, std::int64_t col) {
    return value(row, col, element(input, row, col));
  });
  expectation_.reset();
}

const reference::Expectation& Question::expectation() const {
  if (!expectation_) {
    std::vector<const std::byte*> pointers;
    for (const auto& input : inputs_) pointers.push_back(input.data());
    expectation_ = std::make_unique<reference::Expectation>(problem_, pointers);
  }
  return *expectation_;
}

void Question::fill(std::size_t index, const Value& value) {
  const TensorSpec& spec = input_specs_.at(index);
  for (std::int64_t row = 0; row < spec.rows(); ++row) {
    const std::int64_t offset = spec.row_offset(row);
    for (std::int64_t col = 0; col < spec.cols(); ++col) {
      reference::store_element(spec.dtype, inputs_[index].data(), offset + col, value(row, col));
    }
  }
}

PooledMemory::PooledMemory(Backend& backend, std::int64_t bytes)
    : pool_(pool_of(backend.traits().kind)) {
  const auto fits = [&](const Buffer& one) { return one.bytes() >= bytes; };
  const auto found = std::find_if(pool_.begin(), pool_.end(), fits);
  if (found != pool_.end()) {
    memory_ = std::move(*found);
    pool_.erase(found);
    return;
  }
  pool_.clear();  // all of it is smaller
  memory_ = backend.allocate(bytes);
}

PooledMemory::~PooledMemory() { pool_.push_back(std::move(memory_)); }

Arena::Arena(Backend& backend, const Question& question, const Kernel& kernel, Placement placement)
    : backend_(backend),
      question_(question),
      kernel_(kernel),
      placement_(placement),
      traits_(placement.told_of(backend)),
      workspace_bytes_(kernel.workspace_bytes ? kernel.workspace_bytes(question.problem(), traits_)
                                              : 0),
      image_(make_image()),
      memory_(backend, static_cast<std::int64_t>(image_.size())) {
  if (placement.in_place && placement.bare_inputs) {
    throw std::logic_error("an output in place has guards: its input cannot be bare");
  }
  for (std::size_t i = 0; i < input_places_.size(); ++i) {
    if (!placement.bare_inputs) {
      inputs_.push_back(memory_.data() + input_places_[i]);
      continue;
    }
    const std::int64_t lead = lead_of(question.input_specs()[i], placement.input_offset, i);
    bare_.push_back(backend.allocate(lead + question.input_specs()[i].bytes()));
    inputs_.push_back(bare_.back().data() + lead);
  }
  for (std::size_t i = 0; i < output_places_.size(); ++i) {
    outputs_.push_back(is_in_place(i) ? inputs_[static_cast<std::size_t>(placement.replaced)]
                                      : memory_.data() + output_places_[i]);
  }
  reset();
}

void Arena::reset() {
  // From copies that are gone before the first launch: it may not need them.
  prepared_ = kernel_.prepare(Problem(question_.problem()), DeviceTraits(traits_));
  backend_.copy_to_device(memory_.data(), image_.data(), static_cast<std::int64_t>(image_.size()));
  for (std::size_t i = 0; i < bare_.size(); ++i) {
    const std::int64_t bytes = question_.input_specs()[i].bytes();
    if (bytes > 0) backend_.copy_to_device(inputs_[i], question_.input(i).data(), bytes);
  }
}

void Arena::poison_outputs() {
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    const std::int64_t bytes = question_.output_specs()[i].bytes();
    if (bytes > 0 && !is_in_place(i)) backend_.fill(outputs_[i], kPoison, bytes);
  }
}

void Arena::launch_with(std::byte* workspace, Stream stream) {
  const std::vector<const void*> inputs(inputs_.begin(), inputs_.end());
  const std::vector<void*> outputs(outputs_.begin(), outputs_.end());
  prepared_({.inputs = inputs, .outputs = outputs, .workspace = workspace, .stream = stream});
}

Arena::Left Arena::left() const {
  const std::vector<std::byte> now =
      on_host(memory_.data(), static_cast<std::int64_t>(image_.size()));
  return {outputs_in(now), stray_write_in(now)};
}

std::int64_t Arena::lead_of(const TensorSpec& spec, int offset, std::size_t index) const {
  return (offset + placement_.stagger * static_cast<std::int64_t>(index)) *
         static_cast<std::int64_t>(size_of(spec.dtype));
}

std::vector<std::byte> Arena::make_image() {
  std::int64_t end = 0;
  const auto place = [&](std::int64_t lead, std::int64_t bytes) {
    constexpr std::int64_t kAlignment = 256;
    const std::int64_t begin = (end + kGuard + kAlignment - 1) / kAlignment * kAlignment + lead;
    end = begin + bytes;
    return begin;
  };
  for (const TensorSpec& spec : question_.input_specs()) {
    const std::int64_t lead = lead_of(spec, placement_.input_offset, input_places_.size());
    input_places_.push_back(place(lead, placement_.bare_inputs ? 0 : spec.bytes()));
  }
  for (const TensorSpec& spec : question_.output_specs()) {
    const std::int64_t lead = lead_of(spec, placement_.output_offset, output_places_.size());
    output_places_.push_back(is_in_place(output_places_.size())
                                 ? input_places_[static_cast<std::size_t>(placement_.replaced)]
                                 : place(lead, spec.bytes()));
  }
  workspace_place_ = place(0, workspace_bytes_);

  std::vector<std::byte> image(static_cast<std::size_t>(end + kGuard), std::byte{kGuardPattern});
  for (std::size_t i = 0; i < output_places_.size(); ++i) {
    std::fill_n(image.begin() + output_places_[i], question_.output_specs()[i].bytes(),
                std::byte{kPoison});
  }
  for (std::size_t i = 0; i < input_places_.size() && !placement_.bare_inputs; ++i) {
    const std::vector<std::byte>& input = question_.input(i);
    std::copy(input.begin(), input.end(), image.begin() + input_places_[i]);
  }
  std::fill_n(image.begin() + workspace_place_, workspace_bytes_, std::byte{0});
  return image;
}

std::vector<std::byte> Arena::on_host(const std::byte* from, std::int64_t bytes) const {
  std::vector<std::byte> host(static_cast<std::size_t>(bytes));
  if (bytes > 0) backend_.copy_to_host(host.data(), from, bytes);
  return host;
}

std::vector<std::vector<std::byte>> Arena::outputs_in(const std::vector<std::byte>& now) const {
  std::vector<std::vector<std::byte>> all;
  for (std::size_t i = 0; i < output_places_.size(); ++i) {
    const auto begin = now.begin() + output_places_[i];
    all.emplace_back(begin, begin + question_.output_specs()[i].bytes());
  }
  return all;
}

std::string Arena::changed(const std::vector<std::byte>& now, std::int64_t begin,
                           std::int64_t end) const {
  const auto [place, was] =
      std::mismatch(now.begin() + begin, now.begin() + end, image_.begin() + begin);
  return place == now.begin() + end ? "" : "byte " + std::to_string(place - now.begin() - begin);
}

std::string Arena::stray_write_in(const std::vector<std::byte>& now) const {
  // Between what launches may write: the rows of the outputs and the workspace.
  std::int64_t begin = 0;
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    const TensorSpec& spec = question_.output_specs()[i];
    const auto size = static_cast<std::int64_t>(size_of(spec.dtype));
    for (std::int64_t row = 0; row < spec.rows() && spec.cols() > 0; ++row) {
      const std::int64_t first = output_places_[i] + spec.row_offset(row) * size;
      if (const std::string stray = changed(now, begin, first); !stray.empty()) {
        return "before row " + std::to_string(row) + " of output '" + spec.name + "': " + stray +
               " after what comes before";
      }
      begin = first + spec.cols() * size;
    }
  }
  if (const std::string stray = changed(now, begin, workspace_place_); !stray.empty()) {
    return "between outputs and workspace: " + stray;
  }
  const std::string stray =
      changed(now, workspace_place_ + workspace_bytes_, static_cast<std::int64_t>(now.size()));
  if (!stray.empty()) return "after the workspace: " + stray;
  for (std::size_t i = 0; i < bare_.size(); ++i) {
    if (on_host(inputs_[i], question_.input_specs()[i].bytes()) != question_.input(i)) {
      return "input '" + question_.input_specs()[i].name + "' was changed";
    }
  }
  return {};
}

void expect_outputs(const reference::Expectation& expectation, const Question& question,
                    const Kernel& kernel, const std::vector<std::vector<std::byte>>& outputs,
                    Placement placement) {
  const auto expect_correct = [&](const reference::Verdict& verdict) {
    EXPECT_TRUE(verdict.correct) << kernel.full_name() << ' ' << describe(question.problem()) << ' '
                                 << placement << ": " << verdict.what;
  };
  const double extra_ulps = kernel.extra_ulps(question.problem());
  std::vector<const std::byte*> pointers;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    pointers.push_back(outputs[i].data());
    const auto output = static_cast<int>(i);
    if (expectation.is_judged_by_row(output)) continue;
    expect_correct(expectation.judge(output, outputs[i].data(), extra_ulps));
  }
  expect_correct(expectation.judge_rows(pointers, extra_ulps));
}

void expect_outputs(const reference::Expectation& expectation, const Question& question,
                    const Kernel& kernel, const Arena& arena) {
  expect_outputs(expectation, question, kernel, arena.all_outputs());
}

void in_each_way(DeviceKind device, const std::function<void()>& run) {
  if (device != DeviceKind::cpu) {
    run();
    return;
  }
  static std::minstd_rand random;
  for (const cpu::InstructionSet set : cpu::instruction_sets_of_this_processor()) {
    const bool is_streamed = random() > std::minstd_rand::max() / 2;
    constexpr std::int64_t kAll = std::numeric_limits<std::int64_t>::max();
    const testing::ScopedTrace way(
        __FILE__, __LINE__,
        "instructions " + std::string(cpu::name_of(set)) + (is_streamed ? ", streamed" : ""));
    const cpu::AssumedProcessor assumed({set, is_streamed ? 0 : kAll});
    run();
  }
}

void expect_right(Backend& backend, const Question& question, const Kernel& kernel,
                  Placement placement) {
  Arena arena(backend, question, kernel, placement);
  in_each_way(kernel.device, [&] {
    arena.reset();
    arena.launch();
    backend.synchronize();
    const Arena::Left left = arena.left();
    expect_outputs(question.expectation(), question, kernel, left.outputs, placement);
    EXPECT_EQ(left.stray_write, "")
        << kernel.full_name() << ' ' << describe(question.problem()) << ' ' << placement;
  });
}

}  // namespace roofmax::test
