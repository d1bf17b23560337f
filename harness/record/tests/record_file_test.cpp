#include "harness/record/record_file.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <nlohmann/json.hpp>

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

/// A file with a header and the rows n=10 and n=20.
class RecordFile : public ::testing::Test {
 protected:
  RecordFile() {
    RecordWriter writer = RecordWriter::create(path_, header_, false);
    writer.append(row("10"));
    writer.append(row("20"));
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
  std::istringstream lines(read_all(path_));
  std::string line;
  std::vector<json> objects;
  while (std::getline(lines, line)) objects.push_back(json::parse(line));
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
    RecordWriter writer = RecordWriter::resume(path_, header_);
    EXPECT_EQ(writer.finished(),
              (std::set<std::string>{row("10").identity.key(), row("20").identity.key()}));
    EXPECT_EQ(writer.header()["command"][2], "toys");
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
    { RecordWriter::resume(path_, header_).append(undone); }
    EXPECT_FALSE(RecordWriter::resume(path_, header_).finished().contains(key)) << n;
    { RecordWriter::resume(path_, header_).append(row(n)); }
    EXPECT_TRUE(RecordWriter::resume(path_, header_).finished().contains(key)) << n;
  }
}

TEST_F(RecordFile, ResumeGivesTheRowsThatAreThereInTheirOrder) {
  Record measured = row("30");
  measured.samples_s = {1e-6, 2e-6};
  { RecordWriter::resume(path_, header_).append(measured); }
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
      RecordWriter writer = RecordWriter::resume(path_, header_);
      EXPECT_EQ(writer.finished(), std::set<std::string>{row("10").identity.key()}) << size;
      writer.append(row("20"));
    }
    EXPECT_EQ(read_all(path_), whole);
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

TEST_F(RecordFile, ResumeCreatesAFileThatIsNotThere) {
  const std::string file = folder_.path("new.jsonl");
  EXPECT_TRUE(RecordWriter::resume(file, header_).finished().empty());
  EXPECT_EQ(json::parse(read_all(file))["kind"], "header");
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
  EXPECT_EQ(error_for(first + "{\"kind\":\"case\",\"key\":3}\n"),
            "r.jsonl:2: field 'key' is not text: " + other);
  EXPECT_EQ(error_for(first + "{\"kind\":\"case\",\"key\":\"k\",\"disposition\":\"fine\"}\n"),
            "r.jsonl:2: field 'disposition' has unknown value 'fine': " + other);
  EXPECT_EQ(error_for(first + "{\"kind\":\"row\"}\n"),
            "r.jsonl:2: field 'kind' is not \"case\": " + other);
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

TEST_F(RecordFile, ResumeRefusesAnOperationThatTheHeaderLacks) {
  const auto with = [&](const std::vector<std::string>& names) {
    json header = header_;
    for (const std::string& name : names) header["operations"][name] = {{"summary", "of a test"}};
    return header;
  };
  const std::string file = folder_.path("toys.jsonl");
  { const RecordWriter writer = RecordWriter::create(file, with({"toy", "doll"}), false); }
  EXPECT_NO_THROW(RecordWriter::resume(file, with({"doll"})));
  const std::string what = error_of([&] {
    return RecordWriter::resume(file, with({"toy", "kite"}));
  });
  EXPECT_NE(what.find(":1: field 'operations' lacks 'kite' of this run, it describes: doll, toy: "
                      "name another file"),
            std::string::npos)
      << what;
  EXPECT_NO_THROW(RecordWriter::resume(path_, with({"kite"}))) << "a file of an older version";
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
  RecordWriter writer = RecordWriter::resume(path_, header_);
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
    RecordWriter writer = RecordWriter::resume(path_, header_);
    Record record = row("30");
    record.reason = "driver said \xff";
    writer.append(record);
  }
  EXPECT_EQ(RecordWriter::resume(path_, header_).finished().size(), 3u);
}

}  // namespace
}  // namespace roofmax
