#include "harness/cli/live_table.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "harness/cli/summary.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax::cli {
namespace {

using tests::toy_case;

const nlohmann::json kHeader = {{"device",
                                 {{"id", "cpu"},
                                  {"kind", "cpu"},
                                  {"name", "A CPU"},
                                  {"processors", 4},
                                  {"cache_bytes", 33554432},
                                  {"driver", nullptr}}}};

Record timed(const Case& c, double seconds, double sol) {
  Record record;
  record.identity = c;
  record.disposition = Disposition::ok;
  record.time_s = Summary{seconds, seconds, seconds};
  record.sol = Summary{sol, sol, sol};
  record.compulsory = Bytes{1000, 1000};
  return record;
}

std::string run_table(const std::vector<Record>& records, const Terminal& terminal,
                      LiveTable::Content content = LiveTable::Content::timings) {
  std::vector<Case> cases;
  cases.reserve(records.size());
  for (const Record& record : records) cases.push_back(record.identity);
  std::ostringstream out;
  LiveTable table(out, terminal, cases, content);
  table.on_header(kHeader);
  for (std::size_t i = 0; i < records.size(); ++i) {
    table.on_begin(records[i].identity, i, records.size());
    table.on_record(records[i], i, records.size());
  }
  table.finish();
  return out.str();
}

const Terminal kFile{};

TEST(LiveTable, PrintsOneLineARowAndTheBestOfEachProblem) {
  Record slow = timed(toy_case("blocked"), 4e-6, 0.25);
  slow.flags = {"noisy", "launch_bound"};
  Record unsupported;
  unsupported.identity = toy_case("plain", "128");
  unsupported.disposition = Disposition::unsupported;
  unsupported.constraint = "dtype";
  unsupported.reason = "not implemented for fp32";
  const std::string text = run_table({slow, timed(toy_case(), 1e-6, 0.93), unsupported}, kFile);
  EXPECT_EQ(text,
            "A CPU (cpu): 4 threads, 32 MiB cache\n"
            "SOL: speed relative to moving the same bytes on this device, measured side by side "
            "(not Nsight Compute's SOL).\n"
            "GB/s counts the bytes that any implementation must move.\n"
            "\n"
            "kernel            shape         dtype  cache       time    GB/s    SOL  notes\n"
            "blocked@block=16  n=64 part=8   fp32   cold    4.000 us   0.500    25%  noisy, "
            "launch_bound\n"
            "plain             n=64 part=8   fp32   cold    1.000 us   2.000    93%\n"
            "best: cold plain 1.000 us (SOL 93%)\n"
            "\n"
            "plain             n=128 part=8  fp32   cold   unsupported (dtype): not "
            "implemented for fp32\n");
}

TEST(LiveTable, NoShareIsShownOfAKernelAboveItsTwin) {
  Record row = timed(toy_case(), 1e-6, 27.0);
  for (const std::vector<std::string>& flags :
       {std::vector<std::string>{"above_twin"}, {"noisy"}, {}}) {
    row.flags = flags;
    EXPECT_EQ(format_sol(row), ">100%");
    EXPECT_EQ(run_table({row, row}, kFile).find("2700%"), std::string::npos);
  }
  row.sol = Summary{1, 1, 1};
  EXPECT_EQ(format_sol(row), "100%");
}

std::string summary_of(const std::vector<Record>& records) {
  Tally tally;
  for (const Record& record : records) tally.add(record);
  std::ostringstream out;
  print_summary(out, kFile, tally, Ending{});
  return out.str();
}

TEST(LiveTable, KernelsWhoseIntervalsOverlapHaveNoClearWinner) {
  Record fastest = timed(toy_case(), 1e-6, 0.93);
  Record second = timed(toy_case("blocked"), 1.1e-6, 0.85);
  fastest.time_s = Summary{1e-6, 0.9e-6, 1.05e-6};
  second.time_s = Summary{1.1e-6, 1.04e-6, 1.2e-6};
  std::string text = run_table({fastest, second}, kFile);
  EXPECT_NE(text.find("(SOL 93%, not certain: as fast as blocked@block=16)\n"), std::string::npos)
      << text;
  text = summary_of({fastest, second});
  EXPECT_NE(text.find("  no clear winner, blocked@block=16 is next, 1.10x the time\n"),
            std::string::npos)
      << text;

  // However uncertain the time was when sampling ended: the intervals are apart.
  second.time_s = Summary{1.1e-6, 1.06e-6, 1.2e-6};
  fastest.flags = second.flags = {"noisy"};
  text = run_table({fastest, second}, kFile);
  EXPECT_NE(text.find("best: cold plain 1.000 us (SOL 93%)\n"), std::string::npos) << text;
  EXPECT_EQ(summary_of({fastest, second}).find("no clear winner"), std::string::npos);
}

TEST(LiveTable, AKernelAloneIsSaidToBeTheOnlyOneMeasured) {
  Record unsupported;
  unsupported.identity = toy_case("blocked");
  unsupported.disposition = Disposition::unsupported;
  Record only = timed(toy_case(), 1e-6, 0.93);
  std::string text = run_table({only, unsupported}, kFile);
  EXPECT_NE(text.find("best: cold plain 1.000 us (SOL 93%, the only one measured)\n"),
            std::string::npos)
      << text;
  text = summary_of({only, unsupported});
  EXPECT_NE(text.find("93%  the only one measured\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("no clear winner"), std::string::npos) << text;

  // Nothing else was measured, so a doubtful time changes nothing.
  only.flags = {"contended"};
  text = summary_of({only, unsupported});
  EXPECT_NE(text.find("93%  contended, the only one measured\n"), std::string::npos) << text;
}

TEST(LiveTable, TheSummarySaysWhatTheTimeOfARowFarFromItsCeilingGoesInto) {
  const auto summary = [&](double sol) {
    Tally tally;
    tally.add(timed(toy_case(), 1e-6, sol));
    Ending ending;
    ending.records = "mine.jsonl";
    ending.causes[toy_case().key()] = "fixed cost";
    std::ostringstream out;
    print_summary(out, kFile, tally, ending);
    return out.str();
  };
  const std::string far = summary(0.5);
  EXPECT_NE(far.find("50%  its time: fixed cost, the only one measured\n"), std::string::npos)
      << far;
  EXPECT_NE(far.find("why:     roofmax explain mine.jsonl"), std::string::npos) << far;
  const std::string near = summary(0.93);
  EXPECT_EQ(near.find("its time"), std::string::npos) << near;
  EXPECT_EQ(near.find("why:"), std::string::npos) << near;
}

TEST(LiveTable, ADoubtfulRowIsNoClearWinner) {
  Record fastest = timed(toy_case(), 1e-6, 0.93);
  const Record second = timed(toy_case("blocked"), 2e-6, 0.5);
  const Terminal colour{.is_terminal = false, .has_colour = true};
  for (const char* const doubt : {"contended", "above_twin"}) {
    fastest.flags = {doubt};
    const std::string text = run_table({fastest, second}, kFile);
    EXPECT_NE(
        text.find(std::string("best: cold plain 1.000 us (SOL 93%, not certain: ") + doubt + ")\n"),
        std::string::npos)
        << text;
    Tally tally;
    tally.add(fastest);
    tally.add(second);
    std::ostringstream summary;
    print_summary(summary, kFile, tally, Ending{});
    EXPECT_NE(summary.str().find(std::string(doubt) +
                                 ", no clear winner, blocked@block=16 is next, 2.00x the time\n"),
              std::string::npos)
        << summary.str();
    std::ostringstream coloured;
    print_summary(coloured, colour, tally, Ending{});
    EXPECT_NE(coloured.str().find(styled("plain ", Look::warning, colour)), std::string::npos);
  }
  fastest.flags = {"launch_bound"};
  EXPECT_NE(run_table({fastest, second}, kFile).find("best: cold plain 1.000 us (SOL 93%)\n"),
            std::string::npos);
}

TEST(LiveTable, WritesNoControlCodesOffATerminal) {
  const std::string text = run_table({timed(toy_case(), 1e-6, 0.93)}, kFile);
  EXPECT_EQ(text.find('\033'), std::string::npos);
  EXPECT_EQ(text.find('\r'), std::string::npos);
  EXPECT_EQ(text.find("elapsed"), std::string::npos);
}

TEST(LiveTable, ProgressOnATerminalIsClearedBeforeRowsAndAtTheEnd) {
  const std::string text =
      run_table({timed(toy_case(), 1e-6, 0.93), timed(toy_case("plain", "128"), 1e-6, 0.93)},
                {.is_terminal = true, .has_colour = false, .columns = 200});
  EXPECT_NE(text.find("[1/2] 0:00 elapsed, about 0:00 left  plain n=128"), std::string::npos)
      << text;
  EXPECT_NE(text.find("\r\033[Kplain"), std::string::npos);
  EXPECT_EQ(text.substr(text.rfind("elapsed")).find("\r\033[K") == std::string::npos, false);
  EXPECT_EQ(text.find("\033[1m"), std::string::npos) << "colour without being asked for";
}

TEST(LiveTable, ProgressNeverWraps) {
  const std::string text = run_table({timed(toy_case(), 1e-6, 0.93)},
                                     {.is_terminal = true, .has_colour = false, .columns = 20});
  const std::size_t begin = text.find("[0/1]");
  ASSERT_NE(begin, std::string::npos);
  EXPECT_LT(text.find('\r', begin) - begin, 20u);
}

TEST(LiveTable, VerdictsShowTheWorstErrorAndWhereItIs) {
  Record good;
  good.identity = toy_case();
  good.disposition = Disposition::ok;
  good.max_ulp = 772829202;
  good.judged_ulp = 0.5;
  good.row_sum_error = 1.25e-7;
  Record noted = good;
  noted.flags = {"sampled", "launches_differ"};
  Record bad = good;
  bad.identity = toy_case("blocked");
  bad.disposition = Disposition::incorrect;
  bad.judged_ulp = 4096;
  bad.reason = "y[3,17] is 0.5, expected 0.25";
  Record far = bad;
  far.judged_ulp = 2091076380;
  const std::string text = run_table({good, noted, bad, far}, kFile, LiveTable::Content::verdicts);
  EXPECT_NE(text.find("  2.1e+09 ulp  "), std::string::npos) << text;
  EXPECT_NE(text.find("ok           plain             n=64 part=8  fp32     0.500 ulp  row "
                      "sums within 1.2e-07\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("incorrect    blocked@block=16  n=64 part=8  fp32      4096 ulp  "
                      "y[3,17] is 0.5, expected 0.25\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("row sums within 1.2e-07, sampled, launches_differ\n"), std::string::npos)
      << text;
  EXPECT_EQ(text.find("best:"), std::string::npos);
}

TEST(Tally, KeepsBestAndSecondWhateverTheOrder) {
  Tally tally;
  tally.add(timed(toy_case("blocked@block=64"), 3e-6, 0.3));
  tally.add(timed(toy_case(), 1e-6, 0.9));
  tally.add(timed(toy_case("blocked"), 2e-6, 0.45));
  tally.add(timed(toy_case("plain", "64", Cache::hot), 9e-6, 0.45));
  ASSERT_EQ(tally.best().size(), 2u);
  EXPECT_EQ(tally.best()[0].record.identity.kernel->name, "plain");
  EXPECT_EQ(tally.best()[0].second->identity.kernel->full_name(), "blocked@block=16");
  EXPECT_FALSE(tally.best()[1].second);
  EXPECT_EQ(tally.total(), 4);
}

TEST(Summary, AnswersWhichKernelAndWhatNext) {
  Tally tally;
  Record slow = timed(toy_case("blocked"), 3e-6, 0.3);
  slow.flags = {"noisy"};
  tally.add(slow);
  tally.add(timed(toy_case(), 1e-6, 0.9));
  Record failed;
  failed.identity = toy_case("plain", "128");
  tally.add(failed);
  std::ostringstream out;
  print_summary(out, kFile, tally,
                {.is_interrupted = true,
                 .planned = 7,
                 .measured = 1,
                 .records = "results/my run.jsonl",
                 .command = {"roofmax", "run", "quick", "--force", "--kernel", "two*"}});
  const std::string text = out.str();
  EXPECT_NE(text.find("n=64 part=8  fp32   cold   plain    1.000 us   2.000    90%  "
                      "blocked@block=16 is next, 3.00x the time\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("noisy: the time was still uncertain when sampling ended\n"),
            std::string::npos);
  EXPECT_NE(text.find("2 ok, 1 failed; 2 of these rows are from before\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("interrupted after 1 of 7 cases\n"), std::string::npos);
  EXPECT_NE(text.find("resume:  roofmax run quick --kernel 'two*' --out 'results/my run.jsonl' "
                      "--resume\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("next:    roofmax report 'results/my run.jsonl'\n"), std::string::npos);
}

TEST(Summary, QuotesForTheShell) {
  EXPECT_EQ(to_command_line({"a", "", "it's", "b=1,2"}), "a '' 'it'\\''s' b=1,2");
}

}  // namespace
}  // namespace roofmax::cli
