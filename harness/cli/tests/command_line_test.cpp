#include "harness/cli/command_line.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "harness/cli/exit_code.hpp"
#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax::cli {
namespace {

using tests::TemporaryFolder;

struct Outcome {
  int code;
  std::string out;
  std::string err;
};

Outcome roofmax(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_command_line(arguments, out, err);
  return {code, out.str(), err.str()};
}

/// The plan of an ad-hoc run of the toy operation.
Outcome plan_toys(const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"run", "--dry-run",   "--device",
                                        "cpu", "--operation", "toy"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return roofmax(arguments);
}

TEST(CommandLine, HelpTeaches) {
  const Outcome help = roofmax({"--help"});
  EXPECT_EQ(help.code, kOk);
  for (const char* const part :
       {"Exit codes", "2  interrupted", "list", "run", "verify", "roof", "report"}) {
    EXPECT_NE(help.out.find(part), std::string::npos) << part;
  }
  EXPECT_EQ(help.out.find("worker"), std::string::npos) << "worker is not for people";
  for (const std::string verb : {"list", "run", "verify", "roof", "report"}) {
    const Outcome verb_help = roofmax({verb, "--help"});
    EXPECT_EQ(verb_help.code, kOk);
    const std::size_t first = verb_help.out.find("\n  roofmax " + verb);
    ASSERT_NE(first, std::string::npos) << verb_help.out;
    EXPECT_NE(verb_help.out.find("\n  roofmax " + verb, first + 1), std::string::npos)
        << verb << " has fewer than two examples";
  }
}

TEST(CommandLine, WrongUsageEndsWithThreeAndPointsToTheHelp) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{},
                                             {"fly"},
                                             {"list", "--colour"},
                                             {"run", "--budget", "long"},
                                             {"run", "--budget", "-1"},
                                             {"run", "--cache", "warm"},
                                             {"run", "--seed", "99999999999999999999999"},
                                             {"verify", "--benchmark_filter=x"}}) {
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find("--help'"), std::string::npos)
        << (arguments.empty() ? "" : arguments.back()) << ": " << outcome.err;
    EXPECT_EQ(outcome.out, "");
  }
}

TEST(CommandLine, UnknownVerbsAreNamed) {
  const std::string commands = "the commands are: list, run, verify, roof, report\n";
  EXPECT_EQ(roofmax({"frob"}).err,
            "roofmax: there is no command 'frob': " + commands + "See 'roofmax --help'.\n");
  EXPECT_EQ(roofmax({"verfy", "quick"}).err,
            "roofmax: there is no command 'verfy': did you mean "
            "'verify'? " +
                commands + "See 'roofmax --help'.\n");
  EXPECT_NE(roofmax({"--frob", "run"}).err.find("there is no option '--frob' before the command"),
            std::string::npos);
  EXPECT_NE(roofmax({}).err.find("name a command: list, run"), std::string::npos);
}

TEST(CommandLine, WhatAVerbDoesNotTakeIsNamedWithWhatItDoes) {
  const auto expect_error = [](const std::vector<std::string>& arguments,
                               const std::string& expected) {
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err,
              "roofmax: " + expected + "\nSee 'roofmax " + arguments[0] + " --help'.\n");
  };
  expect_error({"run", "quick", "--budgte=3"},
               "run has no option '--budgte=3': did you mean '--budget'?");
  expect_error({"list", "--dtype", "fp32"}, "list has no option '--dtype'");
  expect_error({"list", "toy"}, "list takes no argument 'toy' here: write --operation toy");
  expect_error({"list", "quick"}, "list takes no argument 'quick' here");
  expect_error({"roof", "toy"}, "roof takes no argument 'toy' here");
  expect_error({"run", "--rows"}, "--rows: a value is missing");
  expect_error({"list", "--format", "jsn"},
               "--format: there is no 'jsn': did you mean 'json'? use one of: text, json");
  expect_error({"list", "--device", "gpu"},
               "--device: there is no 'gpu': did you mean 'cuda'? use one of: cpu, cuda");
  expect_error({"run", "quick", "--timer", "clock"},
               "--timer: there is no 'clock': use one of: graph, event, wall");
}

TEST(CommandLine, RoofChecksItsOutputBeforeItMeasures) {
  const TemporaryFolder folder;
  const std::string existing = folder.write("r.jsonl", "{}\n");
  for (const auto& [path, expected] :
       {std::pair{existing, "exists already: replace it with --force"},
        std::pair{existing + "/below", "its folder cannot be made"},
        std::pair{folder.path(""), "is a folder: name a file in it with --out"}}) {
    const Outcome outcome = roofmax({"roof", "--device", "cpu", "--out", path});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find(expected), std::string::npos) << outcome.err;
  }
  EXPECT_EQ(tests::read_all(existing), "{}\n");
}

TEST(CommandLine, TheOperationOfShapesIsTheOneThatFits) {
  for (const std::vector<std::string>& shapes :
       std::vector<std::vector<std::string>>{{"--axis", "n=16"}, {"--axis", "order=down"}}) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device", "cpu"};
    arguments.insert(arguments.end(), shapes.begin(), shapes.end());
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kOk) << outcome.err;
    EXPECT_NE(outcome.out.find("plain"), std::string::npos) << outcome.out;
  }
  EXPECT_NE(roofmax({"run", "--dry-run", "--device", "cpu", "--axis", "side=1"})
                .err.find("no operation has an axis 'side': "),
            std::string::npos);
}

TEST(CommandLine, AKernelThatIsNotThereIsNamedWhereAxesSettleTheOperation) {
  const auto expect_error = [](const std::vector<std::string>& shapes,
                               const std::string& expected) {
    for (const std::string verb : {"run", "verify"}) {
      std::vector<std::string> arguments = {verb, "--device", "cpu"};
      if (verb == "run") arguments.emplace_back("--dry-run");
      arguments.insert(arguments.end(), shapes.begin(), shapes.end());
      const Outcome outcome = roofmax(arguments);
      EXPECT_EQ(outcome.code, kBadInput);
      EXPECT_NE(outcome.err.find(expected), std::string::npos) << outcome.err;
      EXPECT_EQ(outcome.err.find("name the operation"), std::string::npos) << outcome.err;
    }
  };
  expect_error({"--axis", "n=16", "--kernel", "plian"},
               "kernel pattern 'plian' matches nothing of toy on cpu: did you mean 'plain'?");
  expect_error({"--rows", "128", "--cols", "64", "--kernel", "parallel_onlin"},
               "kernel pattern 'parallel_onlin' matches nothing of softmax on cpu: did you mean "
               "'parallel_online'?");
  expect_error({"--rows", "8", "--cols", "64", "--kernel", "nowhere@*"},
               "kernel pattern 'nowhere@*' matches nothing of softmax on cpu: ");
  expect_error({"--axis", "b=1", "--axis", "heads=1", "--axis", "sq=8", "--kernel", "nowhere"},
               "kernel pattern 'nowhere' matches nothing of masked_softmax on cpu: ");
  // An axis of several operations settles none of them.
  expect_error({"--axis", "distribution=normal", "--kernel", "plian@*"},
               "kernel pattern 'plian@*' matches nothing of any operation: did you mean 'plain'? "
               "'roofmax list' shows the kernels");
}

TEST(CommandLine, TheOperationMustBeNamedWhereSeveralFit) {
  for (const std::vector<std::string>& kernels :
       std::vector<std::vector<std::string>>{{}, {"--kernel", "*"}}) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device",
                                          "cpu", "--axis",    "distribution=normal"};
    arguments.insert(arguments.end(), kernels.begin(), kernels.end());
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find("name the operation with --operation: "), std::string::npos)
        << outcome.err;
  }
}

TEST(CommandLine, ListingNamesTheCasesThatTheFilterLetsThrough) {
  const std::vector<std::string> all = {
      "run",     "--device", "cpu",     "--operation", "toy",
      "--dtype", "fp32",     "--cache", "hot",         "--benchmark_list_tests"};
  const Outcome outcome = roofmax(all);
  EXPECT_EQ(outcome.code, kOk) << outcome.err;
  EXPECT_EQ(outcome.out,
            "toy/blocked@block=16/fp32/n=64/part=8/order=up/cpu/hot/wall/iterations:1/manual_time\n"
            "toy/plain/fp32/n=64/part=8/order=up/cpu/hot/wall/iterations:1/manual_time\n");
  std::vector<std::string> some = all;
  some.emplace_back("--benchmark_filter=plain");
  EXPECT_EQ(roofmax(some).out.find("toy/plain"), 0u);
  some.emplace_back("--dry-run");
  some[some.size() - 3] = "--benchmark_list_tests=no";
  EXPECT_NE(roofmax(some).out.find("1 cases on cpu"), std::string::npos);
}

TEST(CommandLine, ListJsonIsOneArrayOfObjects) {
  const Outcome outcome = roofmax({"list", "--format", "json"});
  ASSERT_EQ(outcome.code, kOk);
  const auto list = nlohmann::json::parse(outcome.out);
  ASSERT_TRUE(list.is_array());
  std::set<std::string> seen;
  for (const auto& kernel : list) {
    for (const char* const field :
         {"name", "operation", "device", "summary", "constraints", "source"}) {
      EXPECT_TRUE(kernel.at(field).is_string()) << field;
    }
    EXPECT_FALSE(kernel.at("summary").get<std::string>().empty()) << kernel;
    EXPECT_FALSE(kernel.at("dtypes").empty());
    EXPECT_TRUE(seen.insert(kernel.at("operation").get<std::string>() + '/' +
                            kernel.at("device").get<std::string>() + '/' +
                            kernel.at("name").get<std::string>())
                    .second)
        << "listed twice: " << kernel;
    if (kernel["name"] == "blocked") {
      EXPECT_EQ(kernel["tunings"], (std::vector<std::string>{"block=16", "block=64"}));
    }
  }
  EXPECT_TRUE(seen.contains("toy/cpu/plain"));
}

TEST(CommandLine, ListCanBeNarrowed) {
  const auto list = nlohmann::json::parse(
      roofmax({"list", "--format", "json", "--operation", "toy", "--device", "cuda"}).out);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0]["name"], "wide");
  const Outcome text = roofmax({"list", "--operation", "toy"});
  EXPECT_NE(text.out.find("    blocked  [fp32, fp16]\n        does nothing\n        tunings: "
                          "block=16 | block=64\n"),
            std::string::npos)
      << text.out;
  const Outcome unknown = roofmax({"list", "--operation", "toi"});
  EXPECT_EQ(unknown.code, kBadInput);
  EXPECT_NE(unknown.err.find("did you mean 'toy'?"), std::string::npos);
}

TEST(CommandLine, ExplainSaysHowABareWordIsWritten) {
  const auto expect_error = [](const std::string& operation, const std::string& word,
                               const std::string& expected) {
    const Outcome outcome = roofmax({"list", "--operation", operation, "--explain", word});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err.find("roofmax: --explain: '" + word +
                               "' is neither name=value nor an element type: " + expected),
              0U)
        << outcome.err;
  };
  const std::string names =
      "the names of toy are: dtype, n, part, order; its element types are: fp32, fp16, bf16->fp32";
  expect_error("toy", "fp8", names);
  expect_error("toy", "fp61", "did you mean 'fp16'? " + names);
  expect_error("toy", "fp61=3", names);
  expect_error("toy", "up", "write order=up; " + names);
  expect_error("masked_softmax", "causal", "write mask=causal; the names of ");
  expect_error("masked_softmax", "none", "write mask=none or sink=none; the names of ");
  expect_error("masked_softmax", "off", "write fusion=off; the names of ");
}

TEST(CommandLine, DryRunPrintsThePlanWithoutADevice) {
  const Outcome outcome =
      plan_toys({"--axis", "n=16,32", "--axis", "order=down", "--dtype", "fp16", "--cache", "hot",
                 "--kernel", "blocked@*", "--kernel", "plain"});
  EXPECT_EQ(outcome.code, kOk) << outcome.err;
  EXPECT_EQ(outcome.out,
            "kernel            shape                   dtype  cache  timer\n"
            "blocked@block=16  n=16 part=8 order=down  fp16   hot    wall\n"
            "blocked@block=64  n=16 part=8 order=down  fp16   hot    wall\n"
            "plain             n=16 part=8 order=down  fp16   hot    wall\n"
            "blocked@block=16  n=32 part=8 order=down  fp16   hot    wall\n"
            "blocked@block=64  n=32 part=8 order=down  fp16   hot    wall\n"
            "plain             n=32 part=8 order=down  fp16   hot    wall\n"
            "6 cases on cpu; nothing was measured (--dry-run)\n");
  EXPECT_EQ(roofmax({"run", "--dry-run", "--device", "cuda:7", "--operation", "toy"}).code, kOk);
}

TEST(CommandLine, OptionsDoNotSwallowTheScenario) {
  for (const std::vector<std::string>& options : std::vector<std::vector<std::string>>{
           {"--kernel", "*"}, {"--dtype", "fp32"}, {"--cache", "hot"}}) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device", "cpu"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.emplace_back("quick");
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kOk) << outcome.err;
  }
}

TEST(CommandLine, AdHocShapesAreChecked) {
  const auto expect_error = [](const std::vector<std::string>& more, const std::string& expected) {
    const Outcome outcome = plan_toys(more);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find(expected), std::string::npos) << outcome.err;
  };
  expect_error({"--axis", "n"}, "--axis 'n': write it as name=value or name=v1,v2");
  expect_error({"--axis", "n=1", "--axis", "n=2"}, "axis 'n' is given twice");
  expect_error({"--axis", "n=many"},
               "axis 'n': value 'many' does not do; use a whole number, 1 to 1000000");
  expect_error({"--axis", "n=16,"}, "--axis 'n=16,': '16,' holds an empty value");
  expect_error({"--rows", ","}, "--rows: ',' holds an empty value: write one value, or several");
  expect_error({"--dtype", ","}, "--dtype: ',' holds an empty value");
  expect_error({"--dtype", "fp32,fp61"}, "--dtype: there is no 'fp61': did you mean 'fp16'?");
  expect_error({"--cache", "hto"}, "--cache: there is no 'hto': did you mean 'hot'?");
  expect_error({"--budget", "nan"}, "--budget: 'nan' does not do: use seconds from 0.001 to 3600");
  expect_error({"--out", ""}, "--out: is empty: name a file");
  expect_error({"--benchmark_fliter=plain"}, "--benchmark_fliter=plain: is no flag");
  expect_error({"--benchmark_repetitions=2"}, "--benchmark_repetitions: leave it out");
  expect_error({"--rows", "3"}, "operation 'toy' has no axis 'rows': its axes are: n, part, order");
  expect_error({"quick"}, "leave them out, or leave out the scenario");
  expect_error({"--kernel", "plian"}, "did you mean 'plain'?");
  expect_error({"--timer", "graph"}, "timer 'graph' does not measure on cpu: use wall");
  const Outcome nothing = roofmax({"run", "--device", "cpu"});
  EXPECT_EQ(nothing.code, kBadInput);
  EXPECT_NE(nothing.err.find("nothing was named: name a scenario ("), std::string::npos);
}

TEST(CommandLine, DeviceNamesAreChecked) {
  for (const std::string name : {"gpu", "cuda:", "cuda:x", "cuda:12345", "cpu:0"}) {
    const Outcome outcome = roofmax({"run", "--dry-run", "--operation", "toy", "--device", name});
    EXPECT_EQ(outcome.code, kBadInput) << name;
    EXPECT_NE(outcome.err.find("use auto, cpu, cuda or cuda:N"), std::string::npos) << outcome.err;
  }
  EXPECT_NE(roofmax({"run", "--operation", "toy", "--device", "GPU"})
                .err.find("--device 'GPU': did you mean 'cuda'? use auto"),
            std::string::npos);
}

TEST(CommandLine, OfSuggestionsAsCloseTheLongerOneIsMade) {
  // 'sk', too, is one letter away.
  const Outcome outcome = roofmax({"run", "--dry-run", "--device", "cpu", "--operation",
                                   "masked_softmax", "--axis", "msk=causal"});
  EXPECT_EQ(outcome.code, kBadInput);
  EXPECT_NE(outcome.err.find("did you mean 'mask'?"), std::string::npos) << outcome.err;
}

TEST(CommandLine, OutputIsCheckedBeforeAnythingIsMeasured) {
  const TemporaryFolder folder;
  const std::string existing = folder.write("r.jsonl", "{}\n");
  const auto expect_error = [](const std::vector<std::string>& more, const std::string& expected) {
    std::vector<std::string> arguments = {"run", "--device", "cpu", "--operation", "toy"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find(expected), std::string::npos) << outcome.err;
  };
  expect_error({"--out", existing},
               "exists already: continue it with --resume, replace it with --force");
  expect_error({"--out", existing + "/below"}, "its folder cannot be made");
  for (const std::string option : {"--out", "--benchmark_out"}) {
    std::vector<std::string> names_folder = {option + "=" + folder.path("")};
    expect_error(names_folder, "is a folder: name a file in it with " + option + ", as in ");
    names_folder.emplace_back("--force");
    expect_error(names_folder, "is a folder");
  }
  expect_error({"--out", folder.path("new/")}, "is a folder: name a file in it with --out");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + existing},
               "exists already: replace it with --force, or name another with --benchmark_out");
  expect_error({"--out", folder.path("r"), "--resume", "--benchmark_out=" + existing},
               "exists already: name another with --benchmark_out");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + existing + "/below"},
               "its folder cannot be made");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + folder.path("r")},
               "is --out and --benchmark_out at once");
  expect_error({"--out", folder.path("none"), "--benchmark_filter=no_such_case"},
               "--benchmark_filter: 'no_such_case' matches none of the");
  EXPECT_FALSE(std::filesystem::exists(folder.path("none")));
  expect_error({"--resume"}, "--resume: say which file to continue with --out FILE");
  expect_error({"--resume", "--force", "--out", existing}, "give one of them");
  EXPECT_EQ(tests::read_all(existing), "{}\n");
}

TEST(CommandLine, ScenarioErrorsReachTheUser) {
  const TemporaryFolder folder;
  const std::string file = folder.write("s.yaml", "scenario: s\nsumary: x\n");
  const Outcome outcome = roofmax({"run", "--dry-run", "--device", "cpu", file});
  EXPECT_EQ(outcome.code, kBadInput);
  EXPECT_NE(outcome.err.find("s.yaml:2: key 'sumary' is unknown here: did you mean 'summary'?"),
            std::string::npos)
      << outcome.err;
}

}  // namespace
}  // namespace roofmax::cli
