#include "harness/record/record_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "harness/measure/data_folder.hpp"
#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax {
namespace {

using nlohmann::json;
using tests::error_of;
using tests::read_all;
using tests::TemporaryFolder;
using tests::toy_case;

json header_of(const std::string& device) {
  return {{"command", {"roofmax", "run", "toys"}}, {"device", {{"kind", "cpu"}, {"name", device}}}};
}

Record row(const std::string& n) {
  Record record;
  record.identity = toy_case("plain", n);
  record.disposition = Disposition::unsupported;
  record.constraint = "n";
  record.reason = "for the test";
  return record;
}

Record timed_row(const std::string& n) {
  Record record;
  record.identity = toy_case("plain", n);
  record.disposition = Disposition::ok;
  record.samples_s = {1e-6, 2e-6};
  record.time_s = Summary{1.5e-6, 1e-6, 2e-6};
  return record;
}

std::vector<json> lines_of(const std::string& path) {
  std::istringstream lines(read_all(path));
  std::string line;
  std::vector<json> objects;
  while (std::getline(lines, line)) objects.push_back(json::parse(line));
  return objects;
}

/// A file with a header and the rows n=10 and n=20.
class RecordFile : public ::testing::Test {
 protected:
  RecordFile() {
    RecordWriter writer = RecordWriter::create(path_, header_, false);
    writer.append(row("10"));
    writer.append(row("20"));
  }

  /// Resumes the file for another run.
  [[nodiscard]] RecordWriter resumed() { return resumed(header_); }
  [[nodiscard]] RecordWriter resumed(const json& header) {
    RecordWriter writer = RecordWriter::resume(path_, header);
    writer.begin_run(header);
    return writer;
  }

  /// What resuming says about this content, without the folder.
  std::string error_for(const std::string& content) {
    const std::string file = folder_.write("r.jsonl", content);
    const std::string folder = folder_.path("");
    std::string what = error_of([&] { return RecordWriter::resume(file, header_); });
    if (const auto at = what.find(folder); at != std::string::npos) what.erase(at, folder.size());
    return what;
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path("r.jsonl");
  json header_ = header_of("A CPU");
};

TEST_F(RecordFile, HoldsOneJsonObjectALine) {
  const std::vector<json> objects = lines_of(path_);
  ASSERT_EQ(objects.size(), 3u);
  EXPECT_EQ(objects[0]["kind"], "header");
  EXPECT_EQ(objects[0]["schema"], kRecordSchema);
  EXPECT_EQ(objects[0]["command"][1], "run");
  EXPECT_EQ(objects[1]["problem"]["n"], 10);
  EXPECT_EQ(objects[2]["problem"]["n"], 20);
}

TEST_F(RecordFile, RowsAreInTheFileWhenAppendReturns) {
  const std::string file = folder_.path("live.jsonl");
  RecordWriter writer = RecordWriter::create(file, header_, false);
  writer.append(row("10"));
  const std::string content = read_all(file);  // while the writer is open
  EXPECT_NE(content.find("\"n\":10"), std::string::npos);
  EXPECT_EQ(content.back(), '\n');
}

TEST_F(RecordFile, ExistingFilesAreNotReplacedUnasked) {
  const std::string what = error_of([&] { return RecordWriter::create(path_, header_, false); });
  EXPECT_NE(what.find("exists already: continue it with --resume, replace it with --force"),
            std::string::npos)
      << what;
  { RecordWriter::create(path_, header_, true).append(row("30")); }
  const std::string content = read_all(path_);
  EXPECT_EQ(content.find("\"n\":10"), std::string::npos);
  EXPECT_NE(content.find("\"n\":30"), std::string::npos);
}

TEST_F(RecordFile, ResumeKnowsWhatIsThereAndAppends) {
  {
    RecordWriter writer = resumed();
    EXPECT_EQ(writer.finished(),
              (std::set<std::string>{row("10").identity.key(), row("20").identity.key()}));
    EXPECT_EQ(writer.last_header()["command"][2], "toys");
    writer.append(row("30"));
  }
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 3u);
}

TEST_F(RecordFile, FailedRowsAreTriedAgainUntilTheyEndOtherwise) {
  for (const auto& [n, disposition] :
       {std::pair{"30", Disposition::failed}, std::pair{"40", Disposition::skipped}}) {
    Record undone = row(n);
    undone.disposition = disposition;
    const std::string key = undone.identity.key();
    { resumed().append(undone); }
    EXPECT_FALSE(RecordWriter::resume(path_, header_).finished().contains(key)) << n;
    { resumed().append(row(n)); }
    EXPECT_TRUE(RecordWriter::resume(path_, header_).finished().contains(key)) << n;
  }
}

TEST_F(RecordFile, ResumeGivesTheRowsThatAreThereInTheirOrder) {
  { resumed().append(timed_row("30")); }
  const RecordWriter writer = RecordWriter::resume(path_, header_);
  const std::vector<json>& found = writer.found();
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(record_from_json(found[0]).identity.key(), row("10").identity.key());
  EXPECT_EQ(record_from_json(found[2]).identity.key(), row("30").identity.key());
  EXPECT_TRUE(record_from_json(found[2]).samples_s.empty());
  EXPECT_TRUE(RecordWriter::create(folder_.path("new.jsonl"), header_, false).found().empty());
}

TEST_F(RecordFile, ResumeRefusesAnotherSeed) {
  json seven = header_;
  seven["seed"] = 7;
  json one = header_;
  one["seed"] = 1;
  const std::string file = folder_.path("seed.jsonl");
  { std::ignore = RecordWriter::create(file, seven, false); }
  const std::string what = error_of([&] { return RecordWriter::resume(file, one); });
  EXPECT_NE(what.find(":1: was measured with seed 7, this run has seed 1: choose that one with "
                      "--seed 7, or another file with --out"),
            std::string::npos)
      << what;
  EXPECT_NO_THROW(std::ignore = RecordWriter::resume(file, seven));
  EXPECT_NO_THROW(std::ignore = RecordWriter::resume(path_, one)) << "a file that names no seed";
}

TEST_F(RecordFile, DevicesTakeRowsToo) {
  RecordWriter first = RecordWriter::create("/dev/null", header_, true);
  RecordWriter second = RecordWriter::create("/dev/null", header_, true);
  EXPECT_NO_THROW(first.append(row("10")));
  EXPECT_NO_THROW(second.append(row("10")));
  const std::string what =
      error_of([&] { return RecordWriter::create("/dev/full", header_, true); });
  EXPECT_NE(what.find("/dev/full: cannot be written (No space left on device): free some space"),
            std::string::npos)
      << what;
}

TEST_F(RecordFile, ResumeCutsATornLineAndNothingElse) {
  const std::string whole = read_all(path_);
  const std::size_t last_row = whole.rfind('\n', whole.size() - 2) + 1;
  // Whatever byte the crash came at.
  for (std::size_t size = last_row + 1; size + 1 < whole.size(); size += 7) {
    std::ignore = folder_.write("r.jsonl", whole.substr(0, size));
    {
      const RecordWriter writer = RecordWriter::resume(path_, header_);
      EXPECT_EQ(writer.finished(), std::set<std::string>{row("10").identity.key()}) << size;
    }
    EXPECT_EQ(read_all(path_), whole.substr(0, last_row));
  }
}

TEST_F(RecordFile, ResumeKeepsAWholeLineWithoutItsNewline) {
  const std::string whole = read_all(path_);
  std::ignore = folder_.write("r.jsonl", whole.substr(0, whole.size() - 1));
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 2u);
  EXPECT_EQ(read_all(path_), whole);
}

TEST_F(RecordFile, ResumeCutsATornLineInsideAUtf8Sequence) {
  const std::string whole = read_all(path_);
  std::ignore = folder_.write("r.jsonl", whole + "{\"reason\":\"\xe2\x82");
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 2u);
  EXPECT_EQ(read_all(path_), whole);
}

TEST_F(RecordFile, ResumeNeedsAFile) {
  const std::string what =
      error_of([&] { return RecordWriter::resume(folder_.path("new.jsonl"), header_); });
  EXPECT_NE(what.find("new.jsonl: cannot be written (No such file or directory)"),
            std::string::npos)
      << what;
}

TEST_F(RecordFile, ResumeNamesFileLineAndFix) {
  const std::string whole = read_all(path_);
  const std::string first = whole.substr(0, whole.find('\n') + 1);
  EXPECT_EQ(error_for(""), "r.jsonl: is empty: start over with --force");
  EXPECT_EQ(error_for(first.substr(0, 20)),
            "r.jsonl:1: the header is cut short, and no row follows: start over with --force");
  EXPECT_EQ(
      error_for(first + "{\"kind\":\n" + first),
      "r.jsonl:2: is not JSON (at column 9): remove that line and continue with --resume, or start "
      "over with --force");
  const std::string other = "name another file with --out, or start over with --force";
  EXPECT_EQ(error_for(first + "{\"a\":\"\xff\"}\n"), "r.jsonl:2: is not UTF-8 text: " + other);
  EXPECT_EQ(error_for(first + "[1]\n"), "r.jsonl:2: is not a JSON object: " + other);
  const std::string remove =
      "remove that line and continue with --resume, or start over with --force";
  EXPECT_EQ(error_for(first + "{\"kind\":\"case\",\"key\":3}\n"),
            "r.jsonl:2: field 'key': text is expected, not 3: " + remove);
  EXPECT_EQ(error_for(first + "{\"kind\":\"row\"}\n"),
            "r.jsonl:2: field 'kind': \"case\" is expected, not \"row\": " + remove);
  EXPECT_EQ(error_for(first + "{\"kind\":\"case\",\"median_s\":1e999}\n"),
            "r.jsonl:2: holds a number beyond the range of a double: " + other);
  EXPECT_EQ(
      error_for("{\"a\":1}\n"),
      "r.jsonl:1: is not the header of a record file (field 'kind' is not \"header\"): " + other);
  EXPECT_EQ(error_for("{\"kind\":\"header\",\"schema\":99}\n"),
            "r.jsonl:1: field 'schema' is 99, this build writes schema 1: " + other);
  EXPECT_EQ(error_for("{\"kind\":\"header\",\"schema\":\"1\"}\n"),
            "r.jsonl:1: field 'schema' is \"1\", this build writes schema 1: " + other);
  EXPECT_EQ(error_for("{\"kind\":\"header\",\"schema\":1,\"device\":[]}\n"),
            "r.jsonl:1: field 'device' names no device kind and name: " + other);
}

TEST_F(RecordFile, ResumeRefusesAnotherDevice) {
  const std::string what =
      error_of([&] { return RecordWriter::resume(path_, header_of("Another CPU")); });
  EXPECT_NE(what.find(":1: was measured on A CPU (cpu), this run is on Another CPU (cpu): choose "
                      "that device with --device"),
            std::string::npos)
      << what;
}

TEST_F(RecordFile, ResumeRefusesAWrongRow) {
  const std::string whole = read_all(path_);
  const std::string header = whole.substr(0, whole.find('\n') + 1);
  const auto fault_with = [&](const char* field, const json& value) {
    json object = to_json(timed_row("30"));
    object[field] = value;
    return error_for(header + object.dump() + "\n" + object.dump() + "\n");
  };
  const std::string fix =
      ": remove that line and continue with --resume, or start over with --force";
  EXPECT_EQ(fault_with("median_s", -1),
            "r.jsonl:2: field 'median_s': a number above 0 is expected, not -1" + fix);
  EXPECT_EQ(fault_with("median_s", "fast"),
            "r.jsonl:2: field 'median_s': a number above 0 is expected, not \"fast\"" + fix);
  EXPECT_EQ(fault_with("samples_s", {1e-6, 0}),
            "r.jsonl:2: field 'samples_s[1]': a number above 0 is expected, not 0" + fix);
  EXPECT_EQ(fault_with("disposition", "fine"),
            "r.jsonl:2: field 'disposition': a disposition is expected, not \"fine\"" + fix);
  EXPECT_EQ(fault_with("run", "another"),
            "r.jsonl:2: field 'run' is \"another\", which no header above it has" + fix);
  EXPECT_EQ(fault_with("kernel", "gone"), "(nothing thrown)");
  EXPECT_EQ(fault_with("operation", "knit"), "(nothing thrown)");
}

TEST_F(RecordFile, EveryRowNamesTheRunThatMadeIt) {
  { resumed().append(row("30")); }
  const std::vector<json> lines = lines_of(path_);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[3]["kind"], "header");
  EXPECT_FALSE(lines[0].at("run").get<std::string>().empty());
  EXPECT_NE(lines[0]["run"], lines[3]["run"]);
  EXPECT_EQ(lines[1]["run"], lines[0]["run"]);
  EXPECT_EQ(lines[2]["run"], lines[0]["run"]);
  EXPECT_EQ(lines[4]["run"], lines[3]["run"]);
}

TEST_F(RecordFile, TheNameOfARunSaysWhenItBegan) {
  json header = header_;
  header["started_at"] = "2026-01-02T03:04:05Z";
  header["run"] = "the caller's";
  { resumed(header).append(row("30")); }
  const std::string run = lines_of(path_)[3]["run"];
  EXPECT_EQ(run.substr(0, 17), "20260102T030405Z-");
  EXPECT_EQ(run.size(), 23u) << run;
}

TEST_F(RecordFile, TheHeaderOfARunThatResumesIsComplete) {
  json second = header_;
  second["command"] = {"roofmax", "run", "kites", "--resume"};
  second["budget_s"] = 2;
  second["operations"]["kite"] = {{"summary", "of a test"}};
  {
    RecordWriter writer = resumed(second);
    writer.append(row("30"));
    EXPECT_EQ(writer.last_header()["command"][2], "kites");
    writer.append(row("40"));
  }
  const std::vector<json> lines = lines_of(path_);
  ASSERT_EQ(lines.size(), 6u) << "one header for both rows";
  json written = lines[3];
  for (const char* const own : {"kind", "schema", "run"}) EXPECT_EQ(written.erase(own), 1u) << own;
  EXPECT_EQ(written, second);
  EXPECT_EQ(RecordWriter::resume(path_, header_).last_header()["command"][2], "kites");
}

TEST_F(RecordFile, ARunWithoutRowsLeavesTheFileAsItIs) {
  const std::string before = read_all(path_);
  { std::ignore = resumed(); }
  EXPECT_EQ(read_all(path_), before);
  RecordWriter writer = RecordWriter::resume(path_, header_);
  EXPECT_THROW(writer.append(row("30")), std::logic_error) << "the row would be of no run";
  EXPECT_EQ(read_all(path_), before);
}

TEST_F(RecordFile, ACrashInTheSecondHeaderCostsNothing) {
  { resumed().append(row("30")); }
  const std::string whole = read_all(path_);
  const std::size_t header = whole.find('{', whole.find("\"n\":20"));
  ASSERT_EQ(json::parse(whole.substr(header, whole.find('\n', header) - header))["kind"], "header");
  const std::size_t next = whole.find('\n', header) + 1;
  for (std::size_t size = header; size <= next; size += size + 7 < next ? 7 : 1) {
    std::ignore = folder_.write("r.jsonl", whole.substr(0, size));
    { resumed().append(row("30")); }
    const RecordWriter writer = RecordWriter::resume(path_, header_);
    EXPECT_EQ(writer.finished().size(), 3u) << size;
    const std::vector<json> lines = lines_of(path_);
    // A header that is whole stays, as one of a run without rows.
    ASSERT_EQ(lines.size(), size + 1 >= next ? 6u : 5u) << size;
    EXPECT_EQ(lines.back()["run"], lines[lines.size() - 2]["run"]) << size;
  }
}

TEST_F(RecordFile, AnEmptyLineIsRefused) {
  const std::string whole = read_all(path_);
  const std::size_t second = whole.find('\n') + 1;
  const std::string empty = "is an empty line, where each line is a JSON object: remove that line";
  const auto error_of_reading = [&](const std::string& content) {
    const std::string file = folder_.write("r.jsonl", content);
    return error_of([&] { return read_record_file(file); });
  };
  for (const std::string line : {"\n", "\r\n", " \t\n"}) {
    const std::string within = whole.substr(0, second) + line + whole.substr(second);
    EXPECT_EQ(error_of_reading(within), path_ + ":2: " + empty);
    EXPECT_EQ(error_of_reading(whole + line), path_ + ":4: " + empty);
    EXPECT_EQ(error_for(within),
              "r.jsonl:2: " + empty + " and continue with --resume, or start over with --force");
  }
  EXPECT_EQ(error_of_reading(whole), "(nothing thrown)");
}

TEST_F(RecordFile, ACompressedFileIsToBeUnpacked) {
  const std::string file = folder_.write("r.jsonl.gz", std::string("\x1f\x8b\x08\0\0", 5));
  EXPECT_EQ(error_of([&] { return read_record_file(file); }),
            file + ": is compressed by gzip: unpack it with gunzip");
}

TEST_F(RecordFile, IsKnownByItsHeader) {
  EXPECT_TRUE(begins_as_record(path_));
  for (const std::string other : {"", "scenario: toys\n", "{\"kind\":\"case\"}\n", "[1]\n"}) {
    EXPECT_FALSE(begins_as_record(folder_.write("other", other))) << other;
  }
  EXPECT_FALSE(begins_as_record(folder_.path("")));
  EXPECT_FALSE(begins_as_record(folder_.path("none")));
}

TEST_F(RecordFile, ResumeChecksEveryHeader) {
  { resumed().append(row("30")); }
  const std::vector<json> lines = lines_of(path_);
  const auto fault_with = [&](const char* pointer, const json& value) {
    std::string content;
    for (json line : lines) {
      if (line == lines[3]) line[json::json_pointer(pointer)] = value;
      content += line.dump() + "\n";
    }
    header_["seed"] = 7;
    return error_for(content);
  };
  EXPECT_NE(fault_with("/schema", 2).find("r.jsonl:4: field 'schema' is 2, this build writes"),
            std::string::npos);
  EXPECT_NE(
      fault_with("/device/name", "Another CPU").find("r.jsonl:4: was measured on Another CPU"),
      std::string::npos);
  EXPECT_NE(fault_with("/seed", 8).find("r.jsonl:4: was measured with seed 8, this run has seed 7"),
            std::string::npos);
  EXPECT_NE(fault_with("/run", 3).find("r.jsonl:4: field 'run' is 3, not a name"),
            std::string::npos);
  EXPECT_NE(fault_with("/run", lines[0]["run"]).find(", as in the header in line 1: name another"),
            std::string::npos);
}

/// What the report would refuse later, when a run was added to it.
TEST_F(RecordFile, ResumeChecksTheTypesOfAHeader) {
  const json whole = lines_of(path_).front();
  const auto fault_with = [&](const char* field, const json& value) {
    json header = whole;
    header[field] = value;
    return error_for(header.dump() + "\n");
  };
  const std::string fix = ": name another file with --out, or start over with --force";
  EXPECT_EQ(fault_with("host", 7), "r.jsonl:1: field 'host' is number, not an object" + fix);
  EXPECT_EQ(fault_with("operations", json::array()),
            "r.jsonl:1: field 'operations' is array, not an object" + fix);
  EXPECT_EQ(fault_with("disturbances", {5}),
            "r.jsonl:1: field 'disturbances' is array, not a list of objects" + fix);
  EXPECT_EQ(fault_with("budget_s", "x"),
            "r.jsonl:1: field 'budget_s' is string, not a number" + fix);
  EXPECT_EQ(fault_with("started_at", 7), "r.jsonl:1: field 'started_at' is number, not text" + fix);
  EXPECT_EQ(fault_with("rates", {5}),
            "r.jsonl:1: field 'rates' is array, not a list of objects" + fix);
  EXPECT_EQ(fault_with("ceilings", nullptr), "(nothing thrown)");
  EXPECT_EQ(fault_with("rates", nullptr), "(nothing thrown)");
  EXPECT_EQ(fault_with("rates", json::array()), "(nothing thrown)");
}

TEST_F(RecordFile, FilesFromBeforeRunsHadNamesAreResumed) {
  std::string content;
  for (json line : lines_of(path_)) {
    line.erase("run");
    content += line.dump() + "\n";
  }
  std::ignore = folder_.write("r.jsonl", content);
  { resumed().append(row("30")); }
  const std::vector<json> lines = lines_of(path_);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_FALSE(lines[2].contains("run"));
  EXPECT_EQ(lines[4]["run"], lines[3]["run"]);
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 3u);
}

TEST_F(RecordFile, PublishedRecordsCanBeResumed) {
  int files = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(data_folder("reports", nullptr) / "records")) {
    if (entry.path().extension() != ".jsonl") continue;
    ++files;
    const std::string content = read_all(entry.path());
    const std::string copy = folder_.write("published.jsonl", content);
    const json header = json::parse(content.substr(0, content.find('\n')));
    EXPECT_EQ(error_of([&] { return RecordWriter::resume(copy, header); }), "(nothing thrown)")
        << entry.path();
  }
  EXPECT_GT(files, 0);
}

TEST_F(RecordFile, TwoRunsCannotWriteTheSameFile) {
  const RecordWriter first = RecordWriter::resume(path_, header_);
  const std::string before = read_all(path_);
  for (const std::string& what :
       {error_of([&] { return RecordWriter::resume(path_, header_); }),
        error_of([&] { return RecordWriter::create(path_, header_, true); })}) {
    EXPECT_NE(what.find("another run is writing to it"), std::string::npos) << what;
  }
  EXPECT_EQ(read_all(path_), before) << "--force must not empty what another run writes";
}

TEST_F(RecordFile, UnwritablePlacesAreNamed) {
  const std::string what = error_of(
      [&] { return RecordWriter::create(folder_.path("no/such/folder.jsonl"), header_, false); });
  EXPECT_NE(what.find("no/such/folder.jsonl: cannot be written (No such file or directory)"),
            std::string::npos)
      << what;
}

TEST_F(RecordFile, AFullDiskCostsTheRowButNotTheFile) {
  RecordWriter writer = resumed();
  writer.append(timed_row("25"));
  const std::string before = read_all(path_);
  // A limit on the size of files stands in for a full disk: a row fits in part.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit old{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &old), 0);
  rlimit limit = old;
  limit.rlim_cur = before.size() + 100;
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  const std::string what = error_of([&] {
    writer.append(row("30"));
    return 0;
  });
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &old), 0);
  std::signal(SIGXFSZ, SIG_DFL);
  EXPECT_NE(what.find("free some space and continue with --resume"), std::string::npos) << what;
  EXPECT_EQ(read_all(path_), before) << "no part of the row may stay";
  writer.append(row("30"));
  EXPECT_GT(read_all(path_).size(), before.size());
}

TEST_F(RecordFile, TextOfNoEncodingIsMadeReadable) {
  {
    RecordWriter writer = resumed();
    Record record = row("30");
    record.reason = "driver said \xff";
    writer.append(record);
  }
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 3u);
}

}  // namespace
}  // namespace roofmax
