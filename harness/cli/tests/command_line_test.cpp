#include "harness/cli/command_line.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "harness/cli/exit_code.hpp"
#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"
#include "kernels/contract/distribution.hpp"

namespace roofmax::cli {
namespace {

using tests::TemporaryFolder;

/// An operation of one row of `width` elements; a part of it has an axis more.
Operation operation_of_width(const std::string& name, bool is_part) {
  Operation operation = tests::toy_operation();
  operation.name = name;
  operation.is_part = is_part;
  operation.axes = {{.name = "width", .summary = "elements", .default_value = 8, .minimum = 1},
                    distribution_axis()};
  if (is_part) {
    operation.axes.insert(operation.axes.begin() + 1,
                          {.name = "stage", .summary = "number of the part", .default_value = 1});
  }
  operation.validate = {};
  operation.tensors = [](const Problem& problem) {
    const std::int64_t width = problem.at("width");
    return std::vector<TensorSpec>{contiguous("x", Role::input, problem.dtype, {width}),
                                   contiguous("y", Role::output, problem.dtype_out, {width})};
  };
  operation.compulsory = [](const Problem& problem) {
    const auto size = static_cast<std::int64_t>(size_of(problem.dtype));
    return Work{.bytes = {problem.at("width") * size, problem.at("width") * size}};
  };
  return operation;
}

Kernel kernel_of_width(const std::string& name, const std::string& operation) {
  Kernel kernel = tests::toy_kernel(name, DeviceKind::cpu, "");
  kernel.operation = operation;
  kernel.traffic = {};
  return kernel;
}

const Registration whole_operation{operation_of_width("whole", false)};
const Registration whole_kernel{kernel_of_width("whole_kernel", "whole")};
const Registration part_operation{operation_of_width("part_of_whole", true)};
const Registration part_kernel{kernel_of_width("part_kernel", "part_of_whole")};

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
  for (const char* const phrase :
       {"Exit codes", "2  interrupted", "list", "run", "verify", "roof", "report"}) {
    EXPECT_NE(help.out.find(phrase), std::string::npos) << phrase;
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
  const std::string commands =
      "the commands are: list, run, verify, roof, report, static, counters, compare, explain, "
      "predict, gate, tune, completion\n";
  EXPECT_EQ(roofmax({"frob"}).err,
            "roofmax: unknown command 'frob': " + commands + "See 'roofmax --help'.\n");
  EXPECT_EQ(roofmax({"verfy", "quick"}).err,
            "roofmax: unknown command 'verfy': did you mean "
            "'verify'? " +
                commands + "See 'roofmax --help'.\n");
  EXPECT_NE(roofmax({"--frob", "run"}).err.find("unknown option '--frob' before the command"),
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
  expect_error({"list", "cuda"}, "list takes no argument 'cuda' here: write --device cuda");
  expect_error({"list", "quick"}, "list takes no argument 'quick' here");
  expect_error({"roof", "toy"}, "roof takes no argument 'toy' here");
  expect_error({"run", "--rows"}, "--rows: a value is missing");
  expect_error({"run", "--rows=", "--cols", "8"}, "--rows: a value is missing");
  expect_error({"run", "--out=", "--no-ceilings"}, "--out: a value is missing");
  expect_error({"list", "--format", "jsn"},
               "--format: invalid value 'jsn': did you mean 'json'? use one of: text, json");
  expect_error({"list", "--device", "gpu"},
               "--device: invalid value 'gpu': did you mean 'cuda'? use one of: cpu, cuda");
  expect_error({"run", "quick", "--timer", "clock"},
               "--timer: invalid value 'clock': use one of: graph, event, cupti, wall");
}

TEST(CommandLine, AnOptionIsNotTakenForTheValueOfAnother) {
  const auto expect_error = [](const std::vector<std::string>& arguments,
                               const std::string& expected) {
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err,
              "roofmax: " + expected + "\nSee 'roofmax " + arguments[0] + " --help'.\n");
  };
  const std::string of_rows = "--rows: a value is missing: behind it stands ";
  const std::string cure = ", an option: write --rows VALUE";
  expect_error({"run", "--rows", "--cols", "4", "--device", "cpu", "--dry-run"},
               of_rows + "'--cols'" + cure);
  expect_error({"run", "--cols", "4", "--rows", "--device=cpu", "--dry-run"},
               of_rows + "'--device=cpu'" + cure);
  expect_error({"run", "--rows", "--cosl", "4"}, of_rows + "'--cosl'" + cure);
  expect_error({"run", "--out", "--resume"},
               "--out: a value is missing: behind it stands '--resume', an option: write --out "
               "VALUE");
  const Outcome joined = plan_toys({"--out=--resume", "--n", "16"});
  EXPECT_EQ(joined.code, kOk) << joined.err;
}

TEST(CommandLine, FlagsTakeNoValue) {
  for (const std::string flag : {"--resume=maybe", "--resume="}) {
    const Outcome outcome = plan_toys({"--no-ceilings=true", flag});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err,
              "roofmax: --resume: takes no value: write --resume alone, or leave it out, in place "
              "of '" +
                  flag + "'\nSee 'roofmax run --help'.\n");
  }
}

TEST(CommandLine, ADashIsNoFile) {
  const std::string cure =
      ": '-' names no file: name one, or /dev/stdout for standard output\nSee 'roofmax ";
  for (const std::string option : {"--out", "--csv", "--json", "--markdown"}) {
    const Outcome outcome = plan_toys({option, "-"});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err.find("roofmax: " + option + cure), 0U) << outcome.err;
  }
  EXPECT_EQ(roofmax({"roof", "--out", "-"}).err.find("roofmax: --out" + cure), 0U);
  EXPECT_EQ(plan_toys({"--json", "./-"}).code, kOk);
}

TEST(CommandLine, KernelsOfOneFileAndFastestOnesOfSeveralAreNotComparedTogether) {
  const auto expect_error = [](const std::vector<std::string>& arguments,
                               const std::string& expected) {
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err, "roofmax: " + expected + "\n");
  };
  expect_error({"compare", "a.jsonl", "--baseline", "plain", "--fastest"},
               "--baseline compares the kernels within one file, --fastest the fastest ones of "
               "several: leave one of the two out");
  for (const std::vector<std::string>& files :
       {std::vector<std::string>{"a.jsonl"}, {"a.jsonl", "b.jsonl"}}) {
    std::vector<std::string> arguments = {"compare", "--baseline", ""};
    arguments.insert(arguments.end(), files.begin(), files.end());
    expect_error(arguments, "--baseline is empty: name a kernel of the file");
  }
}

TEST(CommandLine, ARecordIsNoScenario) {
  const TemporaryFolder folder;
  const std::string record =
      folder.write("r.jsonl", "{\"kind\":\"header\",\"schema\":1}\n{\"kind\":\"case\"}\n");
  for (const std::string verb : {"run", "verify"}) {
    const Outcome outcome = roofmax({verb, record, "--device", "cpu"});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err.find("roofmax: " + record + ": is a record of a run, not a scenario: "),
              0U)
        << outcome.err;
    EXPECT_NE(outcome.err.find("with --out " + record + " --resume; 'roofmax report'"),
              std::string::npos)
        << outcome.err;
  }
}

TEST(CommandLine, HelpOfAVerbIsAskedForEitherWay) {
  const Outcome outcome = roofmax({"help", "run"});
  EXPECT_EQ(outcome.code, kOk);
  EXPECT_EQ(outcome.out, roofmax({"run", "--help"}).out);
  EXPECT_EQ(roofmax({"help"}).out, roofmax({"--help"}).out);
  EXPECT_NE(roofmax({"help", "rnu"}).err.find("unknown command 'rnu': did you mean 'run'?"),
            std::string::npos);
  EXPECT_EQ(roofmax({"help", "gate", "--help"}).code, kOk);
  EXPECT_EQ(roofmax({"help", "gate", "run"}).err,
            "roofmax: help is for one command: leave out 'run'\n");
  EXPECT_EQ(roofmax({"help", "gate", "--", "x"}).out, roofmax({"help", "gate"}).out);
}

TEST(CommandLine, HelpShowsDotsOnlyWhereSeveralArgumentsAreTaken) {
  std::istringstream help(roofmax({"run", "--help"}).out);
  int options = 0;
  for (std::string line; std::getline(help, line);) {
    if (line.find("  --") != 0) continue;
    ++options;
    EXPECT_EQ(line.find(" ..."), std::string::npos) << line;
  }
  EXPECT_GT(options, 10);
}

TEST(CommandLine, KernelsMayStandWithCommasBetween) {
  const std::string apart = plan_toys({"--kernel", "plain", "--kernel", "blocked@block=64"}).out;
  EXPECT_NE(apart.find("plain"), std::string::npos) << apart;
  EXPECT_NE(apart.find("blocked@block=64"), std::string::npos) << apart;
  EXPECT_EQ(plan_toys({"--kernel", "plain,blocked@block=64"}).out, apart);
  EXPECT_EQ(plan_toys({"--kernel", "blocked@block=64,plain"}).out, apart);
  // A comma within a tuning is part of it.
  EXPECT_NE(plan_toys({"--kernel", "blocked@block=64,warps=2"})
                .err.find("kernel pattern 'blocked@block=64,warps=2' matches nothing"),
            std::string::npos);
  EXPECT_NE(plan_toys({"--kernel", "plain,"}).err.find("--kernel: 'plain,' has an empty value"),
            std::string::npos);
}

TEST(CommandLine, AWordThatIsNoScenarioMayBelongToAnOption) {
  const auto error_of_words = [](const std::vector<std::string>& words) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device", "cpu"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    return roofmax(arguments).err;
  };
  const auto expect_hint = [&](const std::vector<std::string>& words, const std::string& hint) {
    const std::string error = error_of_words(words);
    EXPECT_NE(error.find("is taken for a scenario, and there is none of that name"),
              std::string::npos)
        << error;
    EXPECT_NE(error.find("write " + hint + "\n"), std::string::npos) << error;
  };
  expect_hint({"--kernel", "plain", "blocked"}, "--kernel plain,blocked");
  expect_hint({"--kernel=plain", "blocked"}, "--kernel plain,blocked");
  expect_hint({"--cache", "cold", "hot"}, "--cache cold,hot");
  expect_hint({"--n", "64", "--kernel", "plain", "blocked"}, "--kernel plain,blocked");
  expect_hint({"--n", "64", "128", "256", "--kernel", "plain"}, "--n 64,128,256");
  expect_hint({"--axis", "n=64", "n=128"}, "--axis n=64 --axis n=128");
  // Behind another word it may have been meant for an option all the same.
  EXPECT_EQ(error_of_words({"blocked", "--kernel", "plain"}),
            "roofmax: there is no scenario 'blocked', but a kernel of this name: write --kernel "
            "plain,blocked\n");
  EXPECT_NE(error_of_words({"--kernel", "plain", "quikc"}).find("did you mean 'quick'?"),
            std::string::npos)
      << "it is no kernel";
  EXPECT_EQ(error_of_words({"fp16"}),
            "roofmax: there is no scenario 'fp16', but an element type of this name: write --dtype "
            "fp16\n");
  EXPECT_NE(error_of_words({"quikc"}).find("did you mean 'quick'?"), std::string::npos);
}

TEST(CommandLine, AWordThatIsNoFileMayBelongToAnOption) {
  const auto expect_hint = [](const std::vector<std::string>& words, const std::string& hint) {
    const Outcome outcome = roofmax(words);
    EXPECT_EQ(outcome.code, kBadInput) << outcome.err;
    EXPECT_NE(outcome.err.find("write " + hint + "\n"), std::string::npos) << outcome.err;
  };
  for (const char* verb : {"report", "explain"}) {
    expect_hint({verb, "a.jsonl", "--kernel", "plain", "blocked"}, "--kernel plain,blocked");
  }
  expect_hint({"gate", "--static", "--for", "h200", "h100"}, "--for h200,h100");
  expect_hint({"static", "--device", "h200", "h100"}, "--device h200,h100");
  expect_hint({"gate", "--base", "old", "--kernel", "plain", "blocked"}, "--kernel plain,blocked");
  for (const std::vector<std::string>& fine : {
           std::vector<std::string>{"explain", "--kernel", "plain", "no/such.jsonl"},
           {"report", "--kernel", "plain", "--", "nothing"},
           {"gate", "--base", "old", "--kernel", "plain", "ci", "--time", "x"},
           {"gate", "old", "--allow", "device", "new"},
           {"gate", "--static", "--for", "h200", "old_build", "new_build"},
       }) {
    const std::string err = roofmax(fine).err;
    EXPECT_EQ(err.find("taken for a file"), std::string::npos) << err;
  }
}

TEST(CommandLine, AnOptionGivenTwiceLacksNoValue) {
  const std::vector<std::string> run = {"run", "--dry-run", "--device", "cpu"};
  const auto error_with = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = run;
    words.insert(words.end(), more.begin(), more.end());
    return roofmax(words).err;
  };
  EXPECT_NE(error_with({"--device=cpu"}).find("--device: is given more than once"),
            std::string::npos);
  EXPECT_NE(error_with({"--budget"}).find("--budget: a value is missing"), std::string::npos);
}

TEST(CommandLine, NumbersMayBeShortAndRangesDouble) {
  EXPECT_EQ(plan_toys({"--n", "2K,16-64"}).out, plan_toys({"--n", "2048,16,32,64"}).out);
}

TEST(CommandLine, AReversedRangeIsToldTheOtherWayRound) {
  const auto expect_error = [](const std::vector<std::string>& more, const std::string& expected) {
    const Outcome outcome = plan_toys(more);
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_EQ(outcome.err, "roofmax: " + expected + "\n");
  };
  const std::string cure =
      "is a range from the larger to the smaller: write 1K-64K, the smaller first";
  expect_error({"--n", "8,64K-1K"}, "--n: value '64K-1K' " + cure);
  expect_error({"--axis", "n=64K-1K"}, "axis 'n': value '64K-1K' " + cure);
  expect_error({"--n", "64-0"}, "--n: value '64-0' is invalid; use a whole number, 1 to 1000000");
  expect_error({"--order", "sideways"},
               "--order: value 'sideways' is unknown: use one of: up, down");
}

TEST(CommandLine, RoofChecksItsOutputBeforeItMeasures) {
  const TemporaryFolder folder;
  const std::string existing = folder.write("r.jsonl", "{}\n");
  for (const auto& [path, expected] :
       {std::pair{existing, "already exists: replace it with --force"},
        std::pair{existing + "/below", "its folder cannot be made"},
        std::pair{folder.path(""), "is a folder: name a file in it with --out"}}) {
    const Outcome outcome = roofmax({"roof", "--device", "cpu", "--out", path});
    EXPECT_EQ(outcome.code, kBadInput);
    EXPECT_NE(outcome.err.find(expected), std::string::npos) << outcome.err;
  }
  EXPECT_EQ(tests::read_all(existing), "{}\n");
}

TEST(CommandLine, TheOperationOfShapesIsTheOneThatFits) {
  for (const std::vector<std::string>& shapes : std::vector<std::vector<std::string>>{
           {"--axis", "n=16"}, {"--axis", "order=down"}, {"--n", "16"}, {"--order=down"}}) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device", "cpu"};
    arguments.insert(arguments.end(), shapes.begin(), shapes.end());
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kOk) << outcome.err;
    EXPECT_NE(outcome.out.find("plain"), std::string::npos) << outcome.out;
  }
  EXPECT_NE(roofmax({"run", "--dry-run", "--device", "cpu", "--axis", "side=1"})
                .err.find("no operation has an axis 'side': "),
            std::string::npos);
  EXPECT_NE(roofmax({"run", "--dry-run", "--device", "cpu", "--n", "16", "--width", "1"})
                .err.find("no operation has all of the axes n, width: "),
            std::string::npos);
}

TEST(CommandLine, EveryAxisOfAnOperationIsAnOption) {
  EXPECT_EQ(plan_toys({"--axis", "n=16,32", "--axis", "order=down"}).out,
            plan_toys({"--order", "down", "--n", "16", "--n=32"}).out);
  const std::string help = roofmax({"verify", "--help"}).out;
  for (const char* const axis : {"--n V,...", "--part V,...", "--order V,..."}) {
    EXPECT_NE(help.find(axis), std::string::npos) << axis << "\n" << help;
  }
  EXPECT_EQ(roofmax({"run", "--ordr", "down"})
                .err.find("roofmax: run has no option '--ordr': did "
                          "you mean '--order'?"),
            0U);
}

TEST(CommandLine, APartOfOperationsIsMeantWhereItIsNamedOrNothingElseFits) {
  const auto plan_of = [](const std::vector<std::string>& shapes) {
    std::vector<std::string> arguments = {"run", "--dry-run", "--device", "cpu"};
    arguments.insert(arguments.end(), shapes.begin(), shapes.end());
    const Outcome outcome = roofmax(arguments);
    EXPECT_EQ(outcome.code, kOk) << outcome.err;
    return outcome.out;
  };
  // Both the whole and its part have an axis 'width'.
  const std::string of_whole = plan_of({"--width", "4"});
  EXPECT_NE(of_whole.find("whole_kernel"), std::string::npos) << of_whole;
  EXPECT_EQ(of_whole.find("part_kernel"), std::string::npos) << of_whole;
  for (const std::vector<std::string>& shapes :
       std::vector<std::vector<std::string>>{{"--width", "4", "--operation", "part_of_whole"},
                                             {"--width", "4", "--stage", "2"},
                                             {"--width", "4", "--kernel", "part_kernel"}}) {
    const std::string of_part = plan_of(shapes);
    EXPECT_NE(of_part.find("part_kernel"), std::string::npos) << of_part;
    EXPECT_EQ(of_part.find("whole_kernel"), std::string::npos) << of_part;
  }
}

TEST(CommandLine, WithoutScenarioAndShapesTheScenarioQuickIsMeant) {
  const Outcome named = roofmax({"run", "--dry-run", "--device", "cpu", "quick"});
  EXPECT_EQ(named.code, kOk) << named.err;
  EXPECT_EQ(roofmax({"run", "--dry-run", "--device", "cpu"}).out, named.out);
}

TEST(CommandLine, ColumnsOfAPlanStandUnderTheirHeadings) {
  // Both dtypes of a case whose results are of another are longer than the heading.
  std::istringstream plan(roofmax({"run", "--dry-run", "--device", "cpu", "quick"}).out);
  std::string line;
  std::getline(plan, line);
  const std::size_t timer = line.find("timer");
  std::size_t cases = 0;
  for (; std::getline(plan, line) && line.find("cases on") == std::string::npos; ++cases) {
    EXPECT_EQ(line.rfind("wall"), timer) << line;
  }
  EXPECT_GT(cases, 10u);
}

TEST(CommandLine, ALargeProblemIsAnnounced) {
  const auto plan_of_widths = [](const std::string& widths) {
    return roofmax({"run", "--dry-run", "--device", "cpu", "--width", widths, "--dtype", "fp32"})
        .out;
  };
  EXPECT_EQ(plan_of_widths("1048576").find("note:"), std::string::npos);
  const std::string out = plan_of_widths("1048576,536870912,4");
  EXPECT_NE(out.find("\nnote: the largest problem moves 4 GiB per launch: width=536870912 fp32\n"),
            std::string::npos)
      << out;
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
  EXPECT_NE(roofmax(some).out.find("1 case on cpu"), std::string::npos);
}

TEST(CommandLine, ListJsonHoldsOperationsAndKernels) {
  const Outcome outcome = roofmax({"list", "--format", "json"});
  ASSERT_EQ(outcome.code, kOk);
  const auto document = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(document.at("operations").size(), operations().size());
  EXPECT_EQ(document.at("distributions").size(), distributions().size());
  EXPECT_FALSE(document.at("scenarios").empty());
  const auto& list = document.at("kernels");
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

TEST(CommandLine, ListJsonDescribesAxes) {
  const auto document =
      nlohmann::json::parse(roofmax({"list", "--format", "json", "--operation", "toy"}).out);
  ASSERT_EQ(document.at("operations").size(), 1u);
  const auto& toy = document["operations"].at("toy");
  EXPECT_EQ(toy.at("dtypes"), (std::vector<std::string>{"fp32", "fp16", "bf16->fp32"}));
  const auto& axes = find_operation("toy")->axes;
  ASSERT_EQ(toy.at("axes").size(), axes.size());
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const auto& axis = toy["axes"][i];
    EXPECT_EQ(axis.at("name"), axes[i].name);
    EXPECT_EQ(axis.at("role"), name_of(axes[i].role));
    EXPECT_EQ(axis.at("summary"), axes[i].summary);
    EXPECT_EQ(axis.value("choices", std::vector<std::string>{}), axes[i].words());
  }
  EXPECT_EQ(toy["axes"][0].at("default"), 64);
  EXPECT_EQ(toy["axes"][2].at("default"), "up");
}

TEST(CommandLine, ListOfAnOperationDescribesDistributions) {
  const std::string out = roofmax({"list", "--operation", "whole"}).out;
  EXPECT_NE(
      out.find("    distribution=normal  data  how the inputs are distributed\n        normal "),
      std::string::npos)
      << out;
  for (const Distribution* one : distributions()) {
    EXPECT_NE(out.find(one->summary + '\n'), std::string::npos) << one->name << "\n" << out;
  }
}

TEST(CommandLine, ListCanBeNarrowed) {
  const auto document = nlohmann::json::parse(
      roofmax({"list", "--format", "json", "--operation", "toy", "--device", "cuda"}).out);
  const auto& list = document.at("kernels");
  ASSERT_EQ(list.size(), 2u);
  EXPECT_EQ(list[0]["name"], "wide");
  EXPECT_EQ(list[1]["name"], "auto");
  const Outcome text = roofmax({"list", "--operation", "toy"});
  EXPECT_NE(text.out.find("    blocked  [fp32, fp16]\n        does nothing\n        tunings: "
                          "block=16 | block=64\n"),
            std::string::npos)
      << text.out;
  const Outcome unknown = roofmax({"list", "--operation", "toi"});
  EXPECT_EQ(unknown.code, kBadInput);
  EXPECT_NE(unknown.err.find("did you mean 'toy'?"), std::string::npos);
}

TEST(CommandLine, ExplainTakesNumbersAsRunDoes) {
  const Outcome one = roofmax({"list", "--operation", "toy", "--explain", "n=2K"});
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_NE(one.out.find("n=2048"), std::string::npos) << one.out;
  const Outcome range = roofmax({"list", "--operation", "toy", "--explain", "n=1K-4K"});
  EXPECT_EQ(range.code, kBadInput);
  EXPECT_EQ(range.err,
            "roofmax: --explain: 'n=1K-4K' is more than one value: give one, such as n=1024\n");
}

TEST(CommandLine, ListTellsProgramsWhatAScenarioIs) {
  const Outcome outcome = roofmax({"list", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto scenarios = nlohmann::json::parse(outcome.out).at("scenarios");
  const auto quick = std::find_if(scenarios.begin(), scenarios.end(),
                                  [](const auto& one) { return one.at("name") == "quick"; });
  ASSERT_NE(quick, scenarios.end());
  EXPECT_NE(quick->at("summary"), "");
  const auto& cpu = quick->at("devices").at("cpu");
  EXPECT_GT(cpu.at("cases"), 0);
  EXPECT_GT(cpu.at("sampling_s"), 0);
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
  EXPECT_EQ(
      outcome.out,
      "kernel            shape                   dtype  cache  timer\n"
      "blocked@block=16  n=16 part=8 order=down  fp16   hot    wall\n"
      "blocked@block=64  n=16 part=8 order=down  fp16   hot    wall\n"
      "plain             n=16 part=8 order=down  fp16   hot    wall\n"
      "blocked@block=16  n=32 part=8 order=down  fp16   hot    wall\n"
      "blocked@block=64  n=32 part=8 order=down  fp16   hot    wall\n"
      "plain             n=32 part=8 order=down  fp16   hot    wall\n"
      "6 cases on cpu; nothing was measured (--dry-run)\n"
      "sampling takes up to about 0:06 (1 s a case), inputs and verification of large problems "
      "about 0:00 more; one set of the largest buffers takes 128 B, a run of them about five times "
      "as much memory\n");
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
  expect_error({"--axis", "n"}, "--axis: 'n': write it as name=value or name=v1,v2");
  expect_error({"--axis", "n=1", "--axis", "n=2"}, "axis 'n' is given twice");
  expect_error({"--axis", "n=1", "--n", "2"}, "axis 'n' is given twice");
  expect_error({"--axis", "=1"}, "--axis: '=1': write it as name=value");
  expect_error({"--axis", "n=many"},
               "axis 'n': value 'many' is invalid; use a whole number, 1 to 1000000");
  expect_error({"--axis", "n=16,"},
               "--axis: 'n=16,' has an empty value: write n=VALUE, or several");
  expect_error({"--axis", "n="}, "--axis: 'n=' has an empty value: write n=VALUE, or several");
  expect_error({"--rows", ","}, "--rows: ',' has an empty value: write one value, or several");
  expect_error({"--dtype", ","}, "--dtype: ',' has an empty value");
  expect_error({"--dtype", "fp32,fp61"}, "--dtype: invalid value 'fp61': did you mean 'fp16'?");
  expect_error({"--cache", "hto"}, "--cache: invalid value 'hto': did you mean 'hot'?");
  expect_error({"--budget", "nan"}, "--budget: 'nan' is invalid: use seconds from 0.001 to 3600");
  expect_error({"--out", ""}, "--out: is empty: name a file");
  expect_error({"--benchmark_fliter=plain"}, "--benchmark_fliter=plain: is not a flag");
  expect_error({"--benchmark_repetitions=2"}, "--benchmark_repetitions: leave it out");
  expect_error({"--rows", "3"}, "operation 'toy' has no axis 'rows': its axes are: n, part, order");
  expect_error({"quick", "--n", "3"},
               "both a scenario (quick) and shapes (operation toy, axis n) were given: leave out "
               "one of the two");
  expect_error({"--kernel", "plian"}, "did you mean 'plain'?");
  expect_error({"--timer", "graph"}, "timer 'graph' does not measure on cpu: use wall");
}

TEST(CommandLine, DeviceNamesAreChecked) {
  for (const std::string name :
       {"gpu", "cuda:", "cuda:x", "cuda:-1", "cuda:99999999999", "cpu:0"}) {
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
               "already exists: resume it with --resume, replace it with --force");
  expect_error({"--out", existing + "/below"}, "its folder cannot be made");
  for (const std::string option : {"--out", "--benchmark_out"}) {
    std::vector<std::string> names_folder = {option + "=" + folder.path("")};
    expect_error(names_folder, "is a folder: name a file in it with " + option + ", as in ");
    names_folder.emplace_back("--force");
    expect_error(names_folder, "is a folder");
  }
  expect_error({"--out", folder.path("new/")}, "is a folder: name a file in it with --out");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + existing},
               "already exists: replace it with --force, or name another with --benchmark_out");
  expect_error({"--out", folder.path("r"), "--resume", "--benchmark_out=" + existing},
               "already exists: name another with --benchmark_out");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + existing + "/below"},
               "its folder cannot be made");
  expect_error({"--out", folder.path("r"), "--benchmark_out=" + folder.path("r")},
               "is both --out and --benchmark_out");
  expect_error({"--out", folder.path("none"), "--benchmark_filter=no_such_case"},
               "--benchmark_filter: 'no_such_case' matches none of the");
  EXPECT_FALSE(std::filesystem::exists(folder.path("none")));
  expect_error({"--resume"}, "--resume: name the file to resume with --out FILE");
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
