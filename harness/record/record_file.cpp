// The record file: locked while a run writes it, each row one write(2), so that a killed run loses
// no row that it had announced.

#include "harness/record/record_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>
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

/// The file's own part of a header is set here, whatever the caller's part holds.
json complete_header(json header) {
  header["kind"] = "header";
  header["schema"] = kRecordSchema;
  return header;
}

json parse_line(const std::string& path, int number, std::string_view line) {
  if (!is_utf8(line)) fail_at(path, number, "is not UTF-8 text", kOtherFile);
  json object;
  try {
    object = json::parse(line);
  } catch (const json::out_of_range&) {
    fail_at(path, number, "holds a number beyond the range of a double", kOtherFile);
  } catch (const json::parse_error& error) {
    fail_at(path, number, fmt::format("is not JSON (at column {})", error.byte),
            "remove that line and continue with --resume, or start over with --force");
  }
  if (!object.is_object()) fail_at(path, number, "is not a JSON object", kOtherFile);
  return object;
}

std::string text_of(const json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

/// Kind and name of the device that a header describes.
std::pair<std::string, std::string> device_of(const json& header) {
  const auto found = header.find("device");
  if (found == header.end() || !found->is_object()) return {};
  return {text_of(*found, "kind"), text_of(*found, "name")};
}

/// The report reads what an operation means from the header, which is not written again. Files of
/// older versions describe none.
void check_operations(const std::string& path, const json& found, const json& wanted) {
  const auto described = found.find("operations");
  const auto needed = wanted.find("operations");
  if (described == found.end() || needed == wanted.end()) return;
  for (const auto& [name, description] : needed->items()) {
    if (described->contains(name)) continue;
    std::vector<std::string> names;
    for (const auto& one : described->items()) names.push_back(one.key());
    fail_at(path, 1,
            fmt::format("field 'operations' lacks '{}' of this run, it describes: {}", name,
                        fmt::join(names, ", ")),
            "name another file with --out; a report takes several");
  }
}

void check_header(const std::string& path, const json& found, const json& wanted) {
  if (text_of(found, "kind") != "header") {
    fail_at(path, 1, "is not the header of a record file (field 'kind' is not \"header\")",
            kOtherFile);
  }
  const auto schema = found.find("schema");
  if (schema == found.end() || *schema != kRecordSchema) {
    fail_at(path, 1,
            fmt::format("field 'schema' is {}, this build writes schema {}",
                        schema == found.end() ? "missing" : to_line(*schema), kRecordSchema),
            kOtherFile);
  }
  const auto [kind, name] = device_of(found);
  if (kind.empty() || name.empty()) {
    fail_at(path, 1, "field 'device' names no device kind and name", kOtherFile);
  }
  const auto [wanted_kind, wanted_name] = device_of(wanted);
  if (kind != wanted_kind || name != wanted_name) {
    fail_at(path, 1,
            fmt::format("was measured on {} ({}), this run is on {} ({})", name, kind, wanted_name,
                        wanted_kind),
            "choose that device with --device, or another file with --out");
  }
  // Other inputs: rows of one file must be comparable.
  const auto seed = found.find("seed");
  const auto wanted_seed = wanted.find("seed");
  const bool is_known = seed != found.end() && seed->is_number() && wanted_seed != wanted.end();
  if (is_known && *seed != *wanted_seed) {
    fail_at(
        path, 1,
        fmt::format("was measured with seed {}, this run has seed {}", to_line(*seed),
                    to_line(*wanted_seed)),
        fmt::format("choose that one with --seed {}, or another file with --out", to_line(*seed)));
  }
  check_operations(path, found, wanted);
}

/// Takes one row into the keys of finished cases. A failed one may be tried again, and so may one
/// that was skipped (usually out of memory).
void add_key(const std::string& path, int number, const json& row,
             std::set<std::string>& finished) {
  if (text_of(row, "kind") != "case") {
    fail_at(path, number, "field 'kind' is not \"case\"", kOtherFile);
  }
  for (const char* const field : {"key", "disposition"}) {
    if (text_of(row, field).empty()) {
      fail_at(path, number, fmt::format("field '{}' is not text", field), kOtherFile);
    }
  }
  const std::string disposition = text_of(row, "disposition");
  if (!parse_disposition(disposition)) {
    fail_at(path, number, fmt::format("field 'disposition' has unknown value '{}'", disposition),
            kOtherFile);
  }
  if (disposition == name_of(Disposition::failed) || disposition == name_of(Disposition::skipped)) {
    finished.erase(text_of(row, "key"));
  } else {
    finished.insert(text_of(row, "key"));
  }
}

}  // namespace

struct RecordWriter::State {
  State(const std::string& path, int flags) : file(path, flags) {}
  File file;
  std::set<std::string> finished = {};
  std::vector<json> found = {};
  json header = nullptr;
};

RecordWriter RecordWriter::create(const std::string& path, const json& header, bool overwrite) {
  auto state = std::make_unique<State>(path, O_RDWR | O_CREAT | (overwrite ? 0 : O_EXCL));
  // Emptied only now that it is locked: another run's file is left alone.
  state->file.truncate(0);
  state->header = complete_header(header);
  state->file.append_line(to_line(state->header));
  return RecordWriter(std::move(state));
}

RecordWriter RecordWriter::resume(const std::string& path, const json& header) {
  if (::access(path.c_str(), F_OK) != 0) return create(path, header, false);
  auto state = std::make_unique<State>(path, O_RDWR);
  File& file = state->file;
  const std::string content = file.read_all();
  if (content.empty()) fail(path, "is empty", "start over with --force");

  int number = 1;
  std::size_t begin = 0;
  bool lacks_newline = false;
  for (; begin < content.size(); ++number) {
    const std::size_t end = content.find('\n', begin);
    const std::string_view line = std::string_view(content).substr(begin, end - begin);
    // A crash cuts the last row short; an editor may only have dropped its newline.
    lacks_newline = end == std::string::npos;
    if (lacks_newline && !json::accept(line)) break;
    json object = parse_line(path, number, line);
    if (number == 1) {
      check_header(path, object, header);
      state->header = object;
    } else {
      add_key(path, number, object, state->finished);
      for (const char* const samples : {"samples_s", "twin_samples_s"}) object.erase(samples);
      state->found.push_back(std::move(object));
    }
    begin += line.size() + (lacks_newline ? 0 : 1);
  }
  if (number == 1) {
    fail_at(path, 1, "the header is cut short, and no row follows", "start over with --force");
  }
  const bool is_whole = begin == content.size();
  file.truncate(begin);
  if (is_whole && lacks_newline) file.append_line("");
  return RecordWriter(std::move(state));
}

void RecordWriter::append(const Record& record) {
  state_->file.append_line(to_line(to_json(record)));
}

const std::set<std::string>& RecordWriter::finished() const { return state_->finished; }
const std::vector<json>& RecordWriter::found() const { return state_->found; }
const std::string& RecordWriter::path() const { return state_->file.path(); }
const json& RecordWriter::header() const { return state_->header; }

RecordWriter::RecordWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
RecordWriter::~RecordWriter() = default;
RecordWriter::RecordWriter(RecordWriter&&) noexcept = default;
RecordWriter& RecordWriter::operator=(RecordWriter&&) noexcept = default;

}  // namespace roofmax
