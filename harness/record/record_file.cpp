// The record file: locked while a run writes it, each row one write(2), so that a killed run loses
// no row that it had announced.

#include "harness/record/record_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "harness/record/text_file.hpp"

namespace roofmax {
namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::string& path, const std::string& problem,
                       const std::string& fix) {
  throw std::runtime_error(fmt::format("{}: {}: {}", path, problem, fix));
}

[[noreturn]] void fail_at(const std::string& path, int line, const std::string& problem,
                          const std::string& fix) {
  fail(fmt::format("{}:{}", path, line), problem, fix);
}

constexpr const char* kOtherFile = "name another file with --out, or start over with --force";

/// What to do about a file whose contents are not as they should be.
struct Cures {
  const char* other_file;
  const char* remove_line;
};
constexpr Cures kWhenResumed{kOtherFile,
                             "remove that line and continue with --resume, or start over with "
                             "--force"};
constexpr Cures kWhenRead{"name a record file of `roofmax run`", "remove that line"};

/// Owns a file descriptor, and with it the lock on the file.
class File {
 public:
  File(std::string path, int flags) : path_(std::move(path)) {
    constexpr int kPermissions = 0644;
    descriptor_ = ::open(path_.c_str(), flags | O_CLOEXEC, kPermissions);
    if (descriptor_ < 0) {
      const int reason = errno;
      if (reason == EEXIST) {
        fail(path_, "exists already",
             "continue it with --resume, replace it with --force, or name another with --out");
      }
      fail(path_, fmt::format("cannot be written ({})", std::strerror(reason)),
           "name a file that can be written with --out");
    }
    struct stat status {};
    is_regular_ = ::fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
    // A device like /dev/null holds nothing that two runs could spoil.
    if (is_regular_) lock();
  }
  ~File() { ::close(descriptor_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }

  [[nodiscard]] std::string read_all() const {
    std::string content;
    std::array<char, 1 << 16> chunk{};
    for (;;) {
      const ssize_t count =
          ::pread(descriptor_, chunk.data(), chunk.size(), static_cast<off_t>(content.size()));
      if (count == 0) return content;
      if (count > 0) {
        content.append(chunk.data(), static_cast<std::size_t>(count));
      } else if (errno != EINTR) {
        fail(path_, fmt::format("cannot be read ({})", std::strerror(errno)), kOtherFile);
      }
    }
  }

  /// Cuts the file to `size` bytes and continues there.
  void truncate(std::size_t size) {
    const auto offset = static_cast<off_t>(size);
    if (!is_regular_) return;
    if (::ftruncate(descriptor_, offset) != 0 || ::lseek(descriptor_, offset, SEEK_SET) < 0) {
      fail(path_, fmt::format("cannot be cut to size ({})", std::strerror(errno)), kOtherFile);
    }
    size_ = size;
  }

  /// All of the line or, after an error, none of it.
  void append_line(std::string line) {
    line += '\n';
    std::string_view rest = line;
    while (!rest.empty()) {
      const ssize_t count = ::write(descriptor_, rest.data(), rest.size());
      if (count >= 0) {
        rest.remove_prefix(static_cast<std::size_t>(count));
      } else if (errno != EINTR) {
        const int reason = errno;
        (void)!::ftruncate(descriptor_, static_cast<off_t>(size_));
        fail(path_, fmt::format("cannot be written ({})", std::strerror(reason)),
             reason == ENOSPC || reason == EDQUOT || reason == EFBIG
                 ? "free some space and continue with --resume, or name a file elsewhere with --out"
                 : "name a file that can be written with --out");
      }
    }
    size_ += line.size();
  }

 private:
  void lock() {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    const int reason = errno;
    ::close(descriptor_);
    if (reason == EWOULDBLOCK) {
      fail(path_, "another run is writing to it",
           "wait for that run to end, or name another file with --out");
    }
    fail(path_, fmt::format("cannot be locked ({})", std::strerror(reason)),
         "put it on a file system that has locks, with --out");
  }

  std::string path_;
  int descriptor_ = -1;
  bool is_regular_ = true;
  std::size_t size_ = 0;
};

/// One line of JSON. Text from outside (a driver's message) may not be UTF-8.
std::string to_line(const json& object) {
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

json parse_line(const std::string& path, int number, std::string_view line, const Cures& cures) {
  if (!is_utf8(line)) fail_at(path, number, "is not UTF-8 text", cures.other_file);
  if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
    fail_at(path, number, "is an empty line, where each line is a JSON object", cures.remove_line);
  }
  json object;
  try {
    object = json::parse(line);
  } catch (const json::out_of_range&) {
    fail_at(path, number, "holds a number beyond the range of a double", cures.other_file);
  } catch (const json::parse_error& error) {
    fail_at(path, number, fmt::format("is not JSON (at column {})", error.byte), cures.remove_line);
  }
  if (!object.is_object()) fail_at(path, number, "is not a JSON object", cures.other_file);
  return object;
}

std::string text_of(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// When the run began, as its header says, and random digits: runs may begin in the same second.
std::string new_run_id(const json& header) {
  std::string id = text_of(header, "started_at");
  std::erase_if(id, [](char letter) { return letter == '-' || letter == ':'; });
  constexpr unsigned kDigits = 0xffffff;
  return fmt::format("{}{}{:06x}", id, id.empty() ? "" : "-", std::random_device{}() & kDigits);
}

/// The file's own part of a header is set here, whatever the caller's part holds.
json complete_header(json header) {
  header["kind"] = "header";
  header["schema"] = kRecordSchema;
  header["run"] = new_run_id(header);
  return header;
}

/// Kind and name of the device that a header describes.
std::pair<std::string, std::string> device_of(const json& header) {
  const auto found = header.find("device");
  if (found == header.end() || !found->is_object()) return {};
  return {text_of(*found, "kind"), text_of(*found, "name")};
}

void check_device(const std::string& path, int line, const json& found, const json& wanted) {
  const auto [kind, name] = device_of(found);
  const auto [wanted_kind, wanted_name] = device_of(wanted);
  if (kind != wanted_kind || name != wanted_name) {
    fail_at(path, line,
            fmt::format("was measured on {} ({}), this run is on {} ({})", name, kind, wanted_name,
                        wanted_kind),
            "choose that device with --device, or another file with --out");
  }
  // Older records do not say it.
  const auto clearing_of = [](const json& header) {
    const std::string clearing = text_of(header.at("device"), "cache_cleared_by");
    return clearing.empty() ? std::string("reading") : clearing;
  };
  const std::string clearing = clearing_of(found);
  const std::string wanted_clearing = clearing_of(wanted);
  if (kind == "cpu" && clearing != wanted_clearing) {
    fail_at(path, line,
            fmt::format("was measured with caches cleared by {}, this run clears them by {}",
                        clearing, wanted_clearing),
            "name another file with --out");
  }
}

/// Of another seed are other inputs: rows of one file must be comparable.
void check_seed(const std::string& path, int line, const json& found, const json& wanted) {
  const auto seed = found.find("seed");
  const auto wanted_seed = wanted.find("seed");
  const bool is_known = seed != found.end() && seed->is_number() && wanted_seed != wanted.end();
  if (is_known && *seed != *wanted_seed) {
    fail_at(
        path, line,
        fmt::format("was measured with seed {}, this run has seed {}", to_line(*seed),
                    to_line(*wanted_seed)),
        fmt::format("choose that one with --seed {}, or another file with --out", to_line(*seed)));
  }
}

/// What the report reads of a header, as far as it must be of one type.
void check_types(const std::string& path, int line, const json& header, const Cures& cures) {
  const auto check = [&](const char* name, bool (*is_right)(const json&), const char* expected) {
    const auto found = header.find(name);
    if (found == header.end() || found->is_null() || is_right(*found)) return;
    fail_at(path, line, fmt::format("field '{}' is {}, not {}", name, found->type_name(), expected),
            cures.other_file);
  };
  for (const char* const name : {"roofmax", "host", "libraries", "launch_floor_s", "fixed_cost_s",
                                 "operations", "sources"}) {
    check(
        name, [](const json& value) { return value.is_object(); }, "an object");
  }
  for (const char* const name : {"ceilings", "rates", "scenarios", "plugins", "disturbances"}) {
    check(
        name,
        [](const json& value) {
          return value.is_array() && std::all_of(value.begin(), value.end(),
                                                 [](const json& e) { return e.is_object(); });
        },
        "a list of objects");
  }
  for (const char* const name : {"budget_s", "samples", "seed"}) {
    check(
        name, [](const json& value) { return value.is_number(); }, "a number");
  }
  check(
      "started_at", [](const json& value) { return value.is_string(); }, "text");
  for (const char* const name : {"launch_floor_s", "fixed_cost_s"}) {
    const auto costs = header.find(name);
    if (costs == header.end() || !costs->is_object()) continue;
    for (const auto& [timer, value] : costs->items()) {
      if (value.is_null() || (value.is_number() && value.get<double>() >= 0)) continue;
      fail_at(path, line,
              fmt::format("field '{}.{}' is {}, not a time", name, timer, to_line(value)),
              cures.other_file);
    }
  }
}

/// What is counted of a device.
void check_counts_of_device(const std::string& path, int line, const json& device,
                            const Cures& cures) {
  for (const char* const name : {"processors", "cache_bytes"}) {
    const auto found = device.find(name);
    if (found == device.end() || found->is_null()) continue;
    if (found->is_number() && found->get<double>() >= 0) continue;
    fail_at(path, line,
            fmt::format("field 'device.{}' is {}, not a number of them", name, to_line(*found)),
            cures.other_file);
  }
}

void check_header(const std::string& path, int line, const json& found, const Cures& cures) {
  if (text_of(found, "kind") != "header") {
    fail_at(path, line, "is not the header of a record file (field 'kind' is not \"header\")",
            cures.other_file);
  }
  const auto schema = found.find("schema");
  if (schema == found.end() || *schema != kRecordSchema) {
    fail_at(path, line,
            fmt::format("field 'schema' is {}, this build writes schema {}",
                        schema == found.end() ? "missing" : to_line(*schema), kRecordSchema),
            cures.other_file);
  }
  check_types(path, line, found, cures);
  const auto [kind, name] = device_of(found);
  if (kind.empty() || name.empty()) {
    fail_at(path, line, "field 'device' names no device kind and name", cures.other_file);
  }
  check_counts_of_device(path, line, found.at("device"), cures);
}

/// What a file holds, each line checked as it is added.
class Contents {
 public:
  /// `wanted` is the header of the run that resumes it; null where it is only read, when all must
  /// be of the device and seed of the first.
  Contents(std::string path, json wanted, const Cures& cures)
      : path_(std::move(path)), wanted_(std::move(wanted)), cures_(cures) {}

  void add(int line, json object) {
    if (line == 1 || text_of(object, "kind") == "header") {
      add_header(line, std::move(object));
    } else {
      add_row(line, std::move(object));
    }
  }

  std::vector<json> headers;
  std::vector<json> rows;          ///< without their samples
  std::set<std::string> finished;  ///< keys; see RecordWriter::resume

 private:
  void add_header(int line, json header) {
    check_header(path_, line, header, cures_);
    if (wanted_.is_null()) wanted_ = header;
    check_device(path_, line, header, wanted_);
    check_seed(path_, line, header, wanted_);
    const auto run = header.find("run");
    if (run != header.end() && !run->is_null()) {
      if (text_of(header, "run").empty()) {
        fail_at(path_, line, fmt::format("field 'run' is {}, not a name", to_line(*run)),
                cures_.other_file);
      }
      const auto [known, is_new] = line_of_run_.try_emplace(text_of(header, "run"), line);
      if (!is_new) {
        fail_at(path_, line,
                fmt::format("field 'run' is {}, as in the header in line {}", to_line(*run),
                            known->second),
                cures_.other_file);
      }
    }
    headers.push_back(std::move(header));
  }

  void add_row(int line, json row) {
    try {
      check_row(row);
    } catch (const std::runtime_error& error) {
      fail_at(path_, line, error.what(), cures_.remove_line);
    }
    const std::string run = text_of(row, "run");
    if (!run.empty() && !line_of_run_.contains(run)) {
      fail_at(path_, line, fmt::format("field 'run' is \"{}\", which no header above it has", run),
              cures_.remove_line);
    }
    add_key(row);
    for (const char* const samples : {"samples_s", "twin_samples_s"}) row.erase(samples);
    rows.push_back(std::move(row));
  }

  /// A failed case may be tried again, and so may one that was skipped (usually out of memory).
  void add_key(const json& row) {
    const std::string disposition = text_of(row, "disposition");
    if (disposition == name_of(Disposition::failed) ||
        disposition == name_of(Disposition::skipped)) {
      finished.erase(text_of(row, "key"));
    } else {
      finished.insert(text_of(row, "key"));
    }
  }

  std::string path_;
  json wanted_;
  const Cures& cures_;
  std::map<std::string, int> line_of_run_;  ///< of the headers that name their run
};

/// Adds all lines but a last one that a crash has cut short. Returns how many bytes they are.
std::size_t add_lines(const std::string& path, std::string_view content, const Cures& cures,
                      Contents& contents) {
  int number = 1;
  std::size_t begin = 0;
  for (; begin < content.size(); ++number) {
    const std::size_t end = content.find('\n', begin);
    const std::string_view line = content.substr(begin, end - begin);
    // A crash cuts the last line short; an editor may only have dropped its newline.
    const bool lacks_newline = end == std::string::npos;
    if (lacks_newline && !json::accept(line)) break;
    contents.add(number, parse_line(path, number, line, cures));
    begin += line.size() + (lacks_newline ? 0 : 1);
  }
  return begin;
}

/// Reads all lines of the file that a run resumes. A last one that is cut short is removed.
void read_contents(File& file, Contents& contents) {
  const std::string content = file.read_all();
  if (content.empty()) fail(file.path(), "is empty", "start over with --force");
  const std::size_t whole = add_lines(file.path(), content, kWhenResumed, contents);
  if (whole == 0) {
    fail_at(file.path(), 1, "the header is cut short, and no row follows",
            "start over with --force");
  }
  file.truncate(whole);
  if (whole == content.size() && !content.ends_with('\n')) file.append_line("");
}

}  // namespace

struct RecordWriter::State {
  State(const std::string& path, int flags) : file(path, flags) {}

  File file;
  std::set<std::string> finished = {};
  std::vector<json> found = {};
  json last_header = nullptr;
  json run = nullptr;     ///< id of the run that appends; null before it begins
  json header = nullptr;  ///< of that run, while it does not stand in the file
};

bool begins_as_record(const std::string& path) {
  // What is read of a pipe is gone.
  std::error_code not_there;
  if (!std::filesystem::is_regular_file(path, not_there)) return false;
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line)) return false;
  const json header = json::parse(line, nullptr, false);
  return header.is_object() && text_of(header, "kind") == "header";
}

RecordFile read_record_file(const std::string& path) {
  const std::string content = read_text_file(path);
  if (content.empty()) fail(path, "is empty", kWhenRead.other_file);
  Contents contents(path, nullptr, kWhenRead);
  const std::size_t whole = add_lines(path, content, kWhenRead, contents);
  if (whole == 0) {
    fail_at(path, 1, "the header is cut short, and no row follows", kWhenRead.other_file);
  }
  return {std::move(contents.headers), std::move(contents.rows), whole != content.size()};
}

std::string describe_incomplete(const RecordFile& file) {
  const json& last = file.headers.back();
  const auto cases = last.find("cases");
  if (cases != last.end() && cases->is_number_unsigned()) {
    std::set<std::string> measured;
    for (const json& row : file.rows) {
      if (text_of(row, "run") == text_of(last, "run")) measured.insert(text_of(row, "key"));
    }
    if (measured.size() < cases->get<std::size_t>()) {
      return fmt::format("holds {} of the {} cases of its last run", measured.size(),
                         cases->get<std::size_t>());
    }
  }
  return file.is_cut_short ? "ends in the middle of a line" : "";
}

RecordWriter RecordWriter::create(const std::string& path, const json& header, bool overwrite) {
  RecordWriter writer(std::make_unique<State>(path, O_WRONLY | O_CREAT | (overwrite ? 0 : O_EXCL)));
  // Emptied only now that it is locked: another run's file is left alone.
  writer.state_->file.truncate(0);
  writer.begin_run(header);
  writer.append_header();
  return writer;
}

RecordWriter RecordWriter::resume(const std::string& path, const json& header) {
  auto state = std::make_unique<State>(path, O_RDWR);
  Contents contents(path, header, kWhenResumed);
  read_contents(state->file, contents);
  state->finished = std::move(contents.finished);
  state->found = std::move(contents.rows);
  state->last_header = std::move(contents.headers.back());
  return RecordWriter(std::move(state));
}

void RecordWriter::begin_run(const json& header) {
  state_->header = complete_header(header);
  state_->run = state_->header.at("run");
}

void RecordWriter::append(const Record& record) {
  if (state_->run.is_null()) throw std::logic_error("a row is appended before its run has begun");
  append_header();
  json row = to_json(record);
  row["run"] = state_->run;
  state_->file.append_line(to_line(row));
}

void RecordWriter::append_header() {
  if (state_->header.is_null()) return;
  state_->file.append_line(to_line(state_->header));
  state_->last_header = std::exchange(state_->header, nullptr);
}

const std::set<std::string>& RecordWriter::finished() const { return state_->finished; }
const std::vector<json>& RecordWriter::found() const { return state_->found; }
const std::string& RecordWriter::path() const { return state_->file.path(); }
const json& RecordWriter::last_header() const { return state_->last_header; }

RecordWriter::RecordWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
RecordWriter::~RecordWriter() = default;
RecordWriter::RecordWriter(RecordWriter&&) noexcept = default;
RecordWriter& RecordWriter::operator=(RecordWriter&&) noexcept = default;

}  // namespace roofmax
