#include "harness/measure/scenario.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "harness/measure/plan.hpp"
#include "harness/record/text_file.hpp"
#include "harness/tests/temporary_folder.hpp"
#include "harness/tests/toy_operation.hpp"

namespace roofmax {
namespace {

using tests::error_of;
using tests::TemporaryFolder;

constexpr const char* kHead = "scenario: toys\nsummary: for tests\noperation: toy\n";

/// Reads a scenario from text; its errors begin with "FILE:LINE: ", of which the folder is cut off.
class ScenarioFile : public ::testing::Test {
 protected:
  Scenario read(const std::string& text) { return read_scenario(folder_.write("s.yaml", text)); }

  std::string error(const std::string& text) {
    const std::string folder = folder_.path("");
    std::string what = error_of([&] { return read(text); });
    if (const auto at = what.find(folder); at != std::string::npos) what.erase(at, folder.size());
    return what;
  }

  TemporaryFolder folder_;
};

TEST_F(ScenarioFile, IsReadWhole) {
  const Scenario scenario = read(R"(
scenario: toys-1
summary: for tests
operation: toy
source: somewhere
kernels: ["*", "blocked@*"]
caches: hot
grids:
  - dtypes: [fp16, bf16->fp32]
    n: [16, 32]
    order: down
    devices: [cuda]
  - dtypes: fp32
)");
  EXPECT_EQ(scenario.name, "toys-1");
  EXPECT_EQ(scenario.summary, "for tests");
  EXPECT_EQ(scenario.operation, find_operation("toy"));
  EXPECT_EQ(scenario.path, "s.yaml") << "an absolute path must not reach the records";
  EXPECT_EQ(scenario.kernels, (std::vector<std::string>{"*", "blocked@*"}));
  EXPECT_EQ(scenario.caches, std::vector<Cache>{Cache::hot});
  ASSERT_EQ(scenario.grids.size(), 2u);
  const Grid& grid = scenario.grids[0];
  EXPECT_EQ(grid.dtypes,
            (std::vector<DtypePair>{{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::fp32}}));
  EXPECT_EQ(grid.devices, std::vector<DeviceKind>{DeviceKind::cuda});
  ASSERT_EQ(grid.axes.size(), 2u);
  EXPECT_EQ(grid.axes[0].second, (std::vector<std::string>{"16", "32"}));
  EXPECT_TRUE(scenario.published.is_null());
}

TEST_F(ScenarioFile, HasDefaults) {
  const Scenario scenario = read(std::string(kHead) + "grids: [{dtypes: fp32}]\n");
  EXPECT_EQ(scenario.kernels, std::vector<std::string>{"*"});
  EXPECT_EQ(scenario.caches, (std::vector<Cache>{Cache::cold, Cache::hot}));
}

TEST_F(ScenarioFile, GridsMayHaveKernelsAndCachesOfTheirOwn) {
  const Scenario scenario = read(std::string(kHead) + R"(budget_s: 0.25
samples: 40
kernels: plain
caches: cold
grids:
  - {dtypes: fp32, n: 16}
  - {dtypes: fp32, n: 16, caches: hot, kernels: ["*", "blocked@*"]}
  - {dtypes: fp32, n: 16, kernels: "blocked@*"}
)");
  EXPECT_EQ(scenario.budget_s, 0.25);
  EXPECT_EQ(scenario.samples, 40u);
  EXPECT_TRUE(scenario.grids[0].kernels.empty());
  EXPECT_TRUE(scenario.grids[0].caches.empty());
  EXPECT_EQ(scenario.grids[1].kernels, (std::vector<std::string>{"*", "blocked@*"}));
  EXPECT_EQ(scenario.grids[1].caches, std::vector<Cache>{Cache::hot});
}

TEST_F(ScenarioFile, AGridMayBeOfAnotherOperation) {
  const std::string head = std::string(kHead) + "kernels: plain\ngrids:\n  - {dtypes: fp32}\n";
  const Scenario scenario =
      read(head + "  - {operation: softmax, dtypes: fp32, rows: 4, cols: 64}\n" +
           "  - {operation: softmax, dtypes: fp32, rows: 4, cols: 128, kernels: safe}\n");
  EXPECT_EQ(&operation_of(scenario.grids[0], scenario), find_operation("toy"));
  EXPECT_EQ(&operation_of(scenario.grids[1], scenario), find_operation("softmax"));
  EXPECT_EQ(scenario.grids[1].kernels, std::vector<std::string>{"*"}) << "'plain' is of toy";
  EXPECT_EQ(scenario.grids[2].kernels, std::vector<std::string>{"safe"});
  EXPECT_EQ(error(head + "  - {operation: softmax, dtypes: fp32, n: 16}\n").substr(0, 12),
            "s.yaml:7: ke");
  EXPECT_NE(error(head + "  - {operation: sofmax, dtypes: fp32}\n").find("did you mean 'softmax'"),
            std::string::npos);
}

/// The toy reads bf16 in one way, and writes fp32 then.
TEST_F(ScenarioFile, WhatIsWrittenNeedNotBeSaid) {
  const Scenario scenario = read(std::string(kHead) + "grids: [{dtypes: [fp16, bf16]}]\n");
  EXPECT_EQ(scenario.grids[0].dtypes,
            (std::vector<DtypePair>{{Dtype::fp16, Dtype::fp16}, {Dtype::bf16, Dtype::fp32}}));
  for (const std::string wrong : {"fp16->fp32", "bf16->bf16"}) {
    EXPECT_NE(error(std::string(kHead) + "grids: [{dtypes: " + wrong + "}]\n")
                  .find("value '" + wrong + "' is unknown"),
              std::string::npos);
  }
}

TEST_F(ScenarioFile, BudgetSamplesAndKeysOfAGridAreChecked) {
  const std::string head = kHead;
  const std::string grids = "\ngrids: [{dtypes: fp32}]\n";
  for (const char* const budget : {"0", "-1", "nan", "4000", "soon", "[1]"}) {
    EXPECT_EQ(error(head + "budget_s: " + budget + grids),
              std::string("s.yaml:4: key 'budget_s': value '") + budget +
                  "' is invalid: use seconds, 0.001 to 3600");
  }
  for (const char* const samples : {"29", "201", "-40", "40.5", "many"}) {
    EXPECT_EQ(error(head + "samples: " + samples + grids),
              std::string("s.yaml:4: key 'samples': value '") + samples +
                  "' is invalid: use a whole number, 30 to 200");
  }
  EXPECT_EQ(error(head + "grids:\n  - dtypes: fp32\n    caches: warm\n"),
            "s.yaml:6: key 'caches': value 'warm' is unknown: use one of: cold, hot");
  EXPECT_NE(error(head + "grids:\n  - dtypes: fp32\n    kernels: [plain, blokced]\n")
                .find("s.yaml:6: key 'kernels': value 'blokced' matches no kernel of toy: did you "
                      "mean 'blocked'?"),
            std::string::npos);
  EXPECT_EQ(error(head + "caches: cold\ngrids:\n  - {dtypes: fp32, n: 16}\n"
                         "  - {dtypes: fp32, n: 16, caches: [hot, cold]}\n"),
            "s.yaml:7: key 'grids': value 'n=16 part=8 fp32' is also in the grid of line 6: remove "
            "it from one of them");
}

TEST_F(ScenarioFile, PublishedFiguresKeepTheirTypes) {
  const Scenario scenario = read(std::string(kHead) + R"(grids: [{dtypes: fp32}]
published:
  unit: us
  source: "1.5"
  columns: [a, b, c, d]
  rows:
    - {n: 16, order: up, us: [13.4, 430, null, 1e-3]}
  claims: [{id: true, text: t, kind: arithmetic, formula: 2 * a, inputs: {a: [-1e-3]}, stated: [1]}]
)");
  EXPECT_EQ(scenario.published, nlohmann::json::parse(R"({"unit": "us", "source": "1.5",
      "columns": ["a", "b", "c", "d"],
      "rows": [{"n": 16, "order": "up", "us": [13.4, 430, null, 0.001]}],
      "claims": [{"id": true, "text": "t", "kind": "arithmetic", "formula": "2 * a",
                  "inputs": {"a": [-0.001]}, "stated": [1]}]})"));
}

TEST_F(ScenarioFile, PublishedKeysAndClaimsAreChecked) {
  const std::string head = std::string(kHead) + "grids: [{dtypes: fp32}]\npublished:\n";
  EXPECT_EQ(error(head + "  yardstik: a\n"),
            "s.yaml:6: key 'yardstik' is unknown here: did you mean 'yardstick'? the keys are: "
            "source, unit, operation, dtype, columns, yardstick, reference, assumed, rows, claims");
  EXPECT_EQ(error(head + "  source: a\n"),
            "s.yaml:6: key 'columns' is missing in this block: write a list of names, one for each "
            "time of a row, as in [A, B]");
  EXPECT_EQ(error(head + "  3\n"),
            "s.yaml:6: key 'published': value '3' is not a mapping: write keys and values, of: "
            "source, unit, operation, dtype, columns, yardstick, reference, assumed, rows, claims");
  EXPECT_EQ(error(head + "  columns: [a, b]\n  claims: {text: t}\n"),
            "s.yaml:7: key 'claims': value '{...}' is not a list of claims: begin each claim with "
            "'- text: ...'");
  EXPECT_EQ(error(head + "  columns: [a, b]\n  claims: [a]\n"),
            "s.yaml:7: key 'claims': value 'a' is not a claim: write keys and values, as in "
            "{text: ..., faster: A, than: [B]}");
  EXPECT_EQ(
      error(head + "  columns: [a, b]\n  claims:\n    - text: t\n      kind: ration\n"),
      "s.yaml:9: key 'kind': value 'ration' is unknown: did you mean 'ratio'? use one of: "
      "faster, ordering, ratio, costs_occupancy, resources, bandwidth_bound, limit, traffic, time, "
      "launch_cost, arithmetic");
  EXPECT_EQ(
      error(head +
            "  columns: [a, b]\n  claims:\n    - {text: t, faster: a, than: b}\n    - text: t\n"
            "      faster: a\n      than: b\n      shpaes: {n: [1, 2]}\n"),
      "s.yaml:12: key 'shpaes' is unknown here: did you mean 'shapes'? the keys are: id, "
      "text, note, kind, faster, than, shapes, share");
  EXPECT_EQ(
      error(head +
            "  columns: [a, b]\n  claims:\n    - {text: t, kind: ratio, kernel: a, over: b}\n"),
      "s.yaml:8: key 'shape' is missing in this claim of kind 'ratio': write axes with one value "
      "each");
  EXPECT_EQ(
      error(head + "  columns: [a, b]\n  claims:\n    - {kind: limit, kernel: a, axis: n, "
                   "stated: {x: 1}}\n"),
      "s.yaml:8: key 'text' is missing in this claim of kind 'limit': write one line of text");
  EXPECT_EQ(error(head + "  - columns: [a]\n  - {source: b, yardstik: a}\n"),
            "s.yaml:7: key 'yardstik' is unknown here: did you mean 'yardstick'? the keys are: "
            "source, unit, operation, dtype, columns, yardstick, reference, assumed, rows, claims");
  EXPECT_EQ(read(head + "  - columns: [a]\n  - columns: [b]\n").published.size(), 2);
  EXPECT_TRUE(
      read(std::string(kHead) + "grids: [{dtypes: fp32}]\npublished: ~\n").published.is_null());
}

TEST_F(ScenarioFile, PublishedFiguresAndClaimsAreOfTheOperation) {
  const auto fault = [&](const std::string& lines) {
    return error(std::string(kHead) + "grids: [{dtypes: fp32}]\npublished:\n  columns: [a, b]\n" +
                 lines);
  };
  const auto claim_fault = [&](const std::string& members) {
    return fault("  claims: [{text: t, " + members + "}]\n");
  };
  const std::string at = "s.yaml:7: key ";
  EXPECT_EQ(fault("  unit: hours\n"),
            at + "'unit': value 'hours' is unknown: use one of: s, ms, us, ns");
  EXPECT_EQ(fault("  dtype: fp8\n").find(at + "'dtype': value 'fp8' is unknown"), 0u);
  EXPECT_EQ(fault("  operation: tyo\n").find(at + "'operation': value 'tyo' is unknown"), 0u);
  EXPECT_EQ(fault("  reference: c\n").find(at + "'reference': value 'c' is unknown"), 0u);
  EXPECT_EQ(fault("  assumed: [m]\n").find(at + "'assumed': value 'm' is unknown"), 0u);
  EXPECT_EQ(fault("  rows: [{n: 16, us: [1]}]\n")
                .find(at + "'us': value '[1]' is invalid: "
                           "write 2 times"),
            0u);
  for (const char* time : {"-1", "0", ".nan", ".inf", "fast"}) {
    EXPECT_EQ(fault(std::string("  rows: [{n: 16, us: [1, ") + time + "]}]\n")
                  .find(at + "'us': value '" + time + "' is invalid: use a "),
              0u)
        << time;
  }
  EXPECT_EQ(fault("  rows: [{m: 16, us: [1, 2]}]\n").find(at + "'m' is unknown here"), 0u);
  EXPECT_EQ(fault("  rows: [{n: 16, order: dwon, us: [1, 2]}]\n"),
            at + "'order': value 'dwon' is unknown: did you mean 'down'? use one of: up, down");
  const std::string faster = "faster: a, than: b, ";
  EXPECT_EQ(claim_fault("faster: a, than: c").find(at + "'than': value 'c' is unknown"), 0u);
  EXPECT_EQ(claim_fault(faster + "share: 2").find(at + "'share': value '2' is invalid"), 0u);
  EXPECT_EQ(claim_fault(faster + "shapes: {n: 16}"),
            at + "'n': value '16' is not an inclusive range: write [low, high]");
  EXPECT_EQ(claim_fault(faster + "shapes: {n: [2, 1]}"),
            at + "'n': value '[2, 1]' ends before it begins: write [low, high]");
  EXPECT_EQ(claim_fault(faster + "shapes: {order: left}").find(at + "'order': value 'left'"), 0u);
  const std::string ratio = "kind: ratio, kernel: a, over: b, shape: ";
  EXPECT_EQ(claim_fault(ratio + "{n: 0}").find(at + "'n': value '0' is invalid"), 0u);
  for (const char* number : {"-1", "0", ".nan", ".inf", "much"}) {
    EXPECT_EQ(claim_fault(ratio + "{n: 16}, ratio: " + number)
                  .find(at + "'ratio': value '" + number + "' is invalid: use a "),
              0u)
        << number;
  }
  const std::string traffic = "kind: traffic, kernel: a, over: b, shape: {n: 16}, counts: ";
  EXPECT_EQ(claim_fault(traffic + "words, stated: [2, 1]").find(at + "'counts': value 'words'"),
            0u);
  EXPECT_EQ(claim_fault(traffic + "bytes, stated: [2]").find(at + "'stated': value '[2]'"), 0u);
  EXPECT_EQ(claim_fault(traffic + "bytes"),
            "s.yaml:7: a claim of kind 'traffic' needs key 'stated' or 'ratio': add one");
  const std::string time = "kind: time, kernels: a, memory: ";
  EXPECT_EQ(claim_fault(time + "{name: m, bytes_per_s: 1, speed: 1}").find(at + "'speed' is"), 0u);
  EXPECT_EQ(claim_fault(time + "{name: m, bytes_per_s: .inf}").find(at + "'bytes_per_s'"), 0u);
  EXPECT_EQ(claim_fault(time + "{name: m}"),
            "s.yaml:7: key 'bytes_per_s' is missing in 'memory': write a number above 0");
  const std::string sum = "kind: arithmetic, formula: a / sum(a), stated: [1], inputs: ";
  EXPECT_EQ(claim_fault(sum + "{a: [.nan]}").find(at + "'a': value '.nan' is invalid"), 0u);
  EXPECT_EQ(claim_fault(sum + "{a: []}").find(at + "'a': value '[]' is an empty list"), 0u);
  EXPECT_EQ(claim_fault(sum + "{a: {b: 1}}").find(at + "'a': value '{...}' is invalid"), 0u);
  EXPECT_EQ(claim_fault(sum + "{}").find(at + "'inputs': value '{...}' is empty"), 0u);
  EXPECT_EQ(claim_fault(sum + "{a: [1, 2], b: 3}"),
            at + "'stated': value '[1]' is invalid: write 2 numbers, as many as the longest list "
                 "of 'inputs'");
  EXPECT_EQ(claim_fault("kind: arithmetic, formula: [a], stated: [1], inputs: {a: [1]}")
                .find(at + "'formula': value '[a]' is not a text"),
            0u);
  EXPECT_EQ(claim_fault("kind: ordering, order: [a]"),
            at + "'order': value '[a]' is too short: name at least 2 of: a, b");
  EXPECT_EQ(claim_fault("kind: launch_cost, stated: .inf").find(at + "'stated': value '.inf'"), 0u);
  EXPECT_EQ(claim_fault("kind: limit, kernel: a, axis: m, stated: {x: 1}").find(at + "'axis'"), 0u);
}

/// A claim of each kind with all its keys, as members of a mapping.
const std::map<std::string, std::string>& whole_claims() {
  static const std::map<std::string, std::string> all = {
      {"faster", "faster: a, than: [b], share: 0.9, shapes: {n: [~, 32], order: up}"},
      {"ordering", "order: [a, b], share: 1, shapes: {n: [16, 16]}"},
      {"ratio", "kernel: a, over: b, shape: {n: 16}, dtype: fp32, ratio: 2, band: 1.1"},
      {"costs_occupancy", "heavy: [a], light: b, share: 0, shapes: {}"},
      {"resources", "kernel: a, shape: {n: 16}, counts: registers, stated: [24, 28]"},
      {"bandwidth_bound", "kernel: a, shape: {n: 16}, intensity: 1.5, ridge: 9.6"},
      {"limit", "kernel: a, axis: n, stated: {text: 16, table: 32}"},
      {"traffic",
       "kernel: a, over: b, shape: {n: 16}, counts: passes, stated: [6, 2], ratio: 3, band: 2"},
      {"time", "kernels: a, memory: {name: m, bytes_per_s: 1e12}, shapes: {n: [1, ~]}, device: d"},
      {"launch_cost", "stated: 1e-5"},
      {"arithmetic", "formula: a * b, inputs: {a: [1, 2], b: 3}, stated: [3, 6], unit: s"},
  };
  return all;
}

TEST_F(ScenarioFile, TakesAClaimOfEveryKindOfTheSchemaWithEveryKey) {
  const auto schema = nlohmann::json::parse(
      read_text_file(std::string(ROOFMAX_TEST_SOURCE) + "/scenarios/schema/published.json"));
  EXPECT_EQ(schema.at("kinds").size(), whole_claims().size());
  for (const auto& [kind, spec] : schema.at("kinds").items()) {
    const auto found = whole_claims().find(kind);
    ASSERT_NE(found, whole_claims().end()) << "no sample of kind " << kind;
    const auto claim =
        read(std::string(kHead) +
             "grids: [{dtypes: fp32}]\npublished:\n  columns: [a, b]\n  claims: [{id: 1, text: t, "
             "kind: " +
             kind + ", " + found->second + "}]\n")
            .published.at("claims")
            .at(0);
    for (const auto& [key, of_key] : spec.at("keys").items()) {
      EXPECT_TRUE(claim.contains(key)) << kind << ": " << key;
    }
  }
}

TEST_F(ScenarioFile, EveryKeyThatAClaimNeedsIsAskedFor) {
  for (const auto& [kind, members] : whole_claims()) {
    const std::string what = error(std::string(kHead) +
                                   "grids: [{dtypes: fp32}]\npublished:\n  columns: [a, b]\n"
                                   "  claims: [{text: t, kind: " +
                                   kind + "}]\n");
    EXPECT_NE(what.find("' is missing in this claim of kind '" + kind + "': write "),
              std::string::npos)
        << what;
  }
}

TEST_F(ScenarioFile, ErrorsNameLineKeyValueAndFix) {
  const std::string head = kHead;
  EXPECT_EQ(
      error(head + "kernls: ['*']\ngrids: [{dtypes: fp32}]\n"),
      "s.yaml:4: key 'kernls' is unknown here: did you mean 'kernels'? the keys are: scenario, "
      "summary, operation, source, kernels, caches, budget_s, samples, grids, published");
  EXPECT_EQ(error(head + "summary: again\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:4: key 'summary' is there twice: remove one");
  EXPECT_EQ(error("scenario: toys\nsummary: [a]\noperation: toy\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:2: key 'summary': value '[a]' is not a text: write one line of text");
  EXPECT_EQ(error("scenario: a/b\nsummary: s\noperation: toy\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:1: key 'scenario': value 'a/b' is not a valid name: use letters, digits, '_' "
            "and '-' (it becomes part of file names)");
  EXPECT_EQ(error("scenario: a\nsummary: s\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:1: key 'operation' is missing: add it");
  EXPECT_EQ(error(head + "kernels: ['*', 'blokced@*']\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:4: key 'kernels': value 'blokced@*' matches no kernel of toy: did you mean "
            "'blocked'? the kernels are: blocked, plain, wide; tunings are matched with '@', as in "
            "'*@*'");
  EXPECT_EQ(error(head + "caches: [cold, warm]\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:4: key 'caches': value 'warm' is unknown: use one of: cold, hot");
  EXPECT_EQ(error(head + "caches: [cold, cold]\ngrids: [{dtypes: fp32}]\n"),
            "s.yaml:4: key 'caches': value 'cold' is in the list twice: remove one");
  EXPECT_EQ(error(head + "grids: []\n"),
            "s.yaml:4: key 'grids': value '[]' is not a list of grids: begin each grid with '- "
            "dtypes: [...]'");
  EXPECT_EQ(error(head + "grids: [3]\n"),
            "s.yaml:4: key 'grids': value '3' is not a grid: write axes and their values, as in "
            "{dtypes: [fp32], n: ...}");
  EXPECT_NE(error("scenario: a\nsummary: s\noperation: tou\ngrids: [{dtypes: fp32}]\n")
                .find("s.yaml:3: key 'operation': value 'tou' is unknown: did you mean 'toy'? use"),
            std::string::npos);
}

TEST_F(ScenarioFile, GridErrorsStandWhereTheValueStands) {
  const std::string head = std::string(kHead) + "grids:\n";
  EXPECT_EQ(error(head + "  - n: 16\n"),
            "s.yaml:5: key 'dtypes' is missing in this grid: name one of: fp32, fp16, bf16->fp32");
  EXPECT_EQ(error(head + "  - dtypes: [fp32, fp8]\n"),
            "s.yaml:5: key 'dtypes': value 'fp8' is unknown: use one of: fp32, fp16, bf16->fp32");
  EXPECT_EQ(
      error(head + "  - dtypes: fp32\n    rows: 16\n"),
      "s.yaml:6: key 'rows' is unknown here: the keys are: operation, dtypes, devices, kernels, "
      "caches, n, part, order");
  EXPECT_EQ(
      error(head + "  - dtypes: fp32\n    devices: gpu\n"),
      "s.yaml:6: key 'devices': value 'gpu' is unknown: did you mean 'cuda'? use one of: cpu, "
      "cuda");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: [16,\n        many]\n"),
            "s.yaml:7: key 'n': value 'many' is invalid; use a whole number, 1 to 1000000");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: 99999999999999999999999\n"),
            "s.yaml:6: key 'n': value '99999999999999999999999' is invalid; use a whole number, 1 "
            "to 1000000");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: [16, 2K-1K]\n"),
            "s.yaml:6: key 'n': value '2K-1K' is a range from the larger to the smaller: write "
            "1K-2K, the smaller first");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: {a: 1}\n"),
            "s.yaml:6: key 'n': value '{...}' is not a single value: write one value or a list, as "
            "in [1, 2]");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: []\n"),
            "s.yaml:6: key 'n': value '[]' is an empty list: name at least one value");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: [16, 16]\n"),
            "s.yaml:6: key 'n': value '16' is in the list twice: remove one");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: 4\n    part: [2,\n      9]\n"),
            "s.yaml:8: key 'part': value '9' is longer than the whole; use n or less");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    n: 4\n"),
            "s.yaml:5: axis 'part': value '8' is longer than the whole; use n or less");
  EXPECT_EQ(error(head + "  - dtypes: fp32\n    order: [up, sideways]\n"),
            "s.yaml:6: key 'order': value 'sideways' is unknown: use one of: up, down");
  EXPECT_EQ(
      error(head + "  - dtypes: fp32\n    n: [16, 32]\n  - dtypes: fp32\n    n: 32\n    part: 8\n"),
      "s.yaml:7: key 'grids': value 'n=32 part=8 fp32' is also in the grid of line 5: "
      "remove it from one of them");
}

TEST_F(ScenarioFile, GridsOfDifferentDevicesMayRepeatAProblem) {
  EXPECT_EQ(read(std::string(kHead) + "grids:\n  - {dtypes: fp32, devices: cpu}\n"
                                      "  - {dtypes: fp32, devices: cuda}\n")
                .grids.size(),
            2u);
}

TEST_F(ScenarioFile, FilesThatAreNoScenario) {
  EXPECT_EQ(error(""), "s.yaml:1: is empty: write 'scenario: NAME' and the other keys");
  EXPECT_EQ(error("# nothing\n"), "s.yaml:1: is empty: write 'scenario: NAME' and the other keys");
  EXPECT_EQ(error("- a\n- b\n"),
            "s.yaml:1: is not a scenario: write 'scenario: NAME' and the other keys");
  EXPECT_EQ(error("scenario: a\nsummary: \xff\xfe\n"),
            "s.yaml:2: is not UTF-8 text: save the file as UTF-8");
  EXPECT_NE(error("scenario: a\nkernels: [\n").find("is not YAML ("), std::string::npos);
  EXPECT_NE(error("scenario: a\nkernels: [*]\n").find("s.yaml:2: is not YAML ("),
            std::string::npos);
  EXPECT_EQ(error("a: 1\n---\nb: 2\n"), "s.yaml: holds 2 documents: keep one scenario a file");
  EXPECT_NE(
      error(std::string(kHead) + "grids: [{dtypes: fp32}]\npublished: &a [*a]\n").find("s.yaml:"),
      std::string::npos);
}

TEST_F(ScenarioFile, MissingOnesListTheOthers) {
  const std::string what = error_of([] { return read_scenario("quikc"); });
  EXPECT_NE(what.find("there is no scenario 'quikc': did you mean 'quick'? name one of: "),
            std::string::npos)
      << what;
  EXPECT_NE(error_of([] {
              return read_scenario("no/such.yaml");
            }).find("no/such.yaml: there is no such file"),
            std::string::npos);
}

TEST(Scenarios, ThoseOfTheTreeAreReadAndKnownByTheirFileNames) {
  const std::vector<std::string> names = scenario_names();
  ASSERT_FALSE(names.empty());
  EXPECT_EQ(std::count(names.begin(), names.end(), "published"), 0) << "the schema";
  EXPECT_EQ(std::count(names.begin(), names.end(), "sources"), 0);
  for (const std::string& name : names) {
    const Scenario scenario = read_scenario(name);
    EXPECT_EQ(scenario.name, name);
    EXPECT_EQ(scenario.path, "scenarios/" + name + ".yaml");
    std::set<DeviceKind> devices;
    for (const Kernel* const kernel : kernels()) {
      if (kernel->operation == scenario.operation->name) devices.insert(kernel->device);
    }
    for (const DeviceKind device : devices) {
      PlanOptions options;
      options.device = {device, 0};
      EXPECT_FALSE(plan({scenario}, options).empty()) << name << " on " << name_of(device);
    }
  }
}

TEST(Scenarios, TheGateMeasuresEveryKernelThere) {
  const Scenario scenario = read_scenario("ci");
  DeviceTraits gpu;
  gpu.kind = DeviceKind::cuda;
  gpu.compute_capability = 90;
  gpu.processors = 132;
  gpu.cache_bytes = gpu.on_chip_bytes = std::int64_t{60} << 20;
  gpu.memory_bytes = std::int64_t{80} << 30;
  gpu.shared_bytes_per_block = 227 * 1024;
  std::set<const Kernel*> measured;
  for (const DeviceKind kind : {DeviceKind::cpu, DeviceKind::cuda}) {
    if (kind == DeviceKind::cuda && ROOFMAX_TEST_CUDA == 0) continue;
    PlanOptions options;
    options.device = {kind, 0};
    for (const Case& c : plan({scenario}, options)) {
      const DeviceTraits traits = kind == DeviceKind::cpu ? DeviceTraits{} : gpu;
      if (!refusal_of(*c.kernel, c.problem, traits)) measured.insert(c.kernel);
    }
  }
  const std::set<std::string> of_tests = {"toy", "whole", "part_of_whole"};
  for (const Kernel* const kernel : kernels()) {
    if (!kernel->default_tuning || of_tests.contains(kernel->operation)) continue;
    EXPECT_TRUE(measured.contains(kernel)) << kernel->operation << " " << kernel->full_name();
  }
}

}  // namespace
}  // namespace roofmax
