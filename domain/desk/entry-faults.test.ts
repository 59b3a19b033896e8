import { describe, expect, it } from "vitest";
import { entryFaults } from "./entry-faults";

const domain = { uid: "domain_country", _content_type_uid: "metadata_domain" };
const target = (rules: readonly object[]) => ({ content_rules: [{ match: "and", rules }] });
const condition = (...condition_values: object[]) => ({
  match: "and",
  configurations: [{ match: "and", conditions: [{ match: "and", condition_values }] }],
});

describe("an entry", () => {
  it.each([
    ["a table whose row is short", "content_table", { columns: ["A", "B"], rows: [{ cells: ["1"] }] }],
    ["a target for every day", "content_target", target([{ match: "and" }])],
    ["a target between two days", "content_target", target([{ time: { match: "between", dates: ["a", "b"] } }])],
    ["a target for a country", "content_target", target([condition({ value: "DE", metadata_domain: domain })])],
    ["any other entry", "page", { content_rules: [{}] }],
  ])("without a fault: %s", (_, type, fields) => expect(entryFaults(type, fields)).toEqual([]));

  it("whose table has a row with too many cells names the row", () => {
    const rows = [{ cells: ["1"] }, { cells: ["1", "2", "3"] }];
    expect(entryFaults("content_table", { columns: ["A", "B"], rows })).toEqual([
      { path: "rows.1.cells", message: "Row 2 has 3 cells, and the table has 2 columns." },
    ]);
  });

  it.each([
    ["no rule", [], "content_rules.0.rules"],
    ["a time without a day", [{ time: { match: "after" } }], "content_rules.0.rules.0.time.dates"],
    ["one day of two", [{ time: { match: "between", dates: ["a"] } }], "content_rules.0.rules.0.time.dates"],
    [
      "a condition without values",
      [condition()],
      "content_rules.0.rules.0.configurations.0.conditions.0.condition_values",
    ],
    [
      "a value of nothing",
      [condition({ metadata_domain: domain, value: " " })],
      "content_rules.0.rules.0.configurations.0.conditions.0.condition_values.0.value",
    ],
    [
      "a value that is compared with nothing",
      [condition({ value: "DE" })],
      "content_rules.0.rules.0.configurations.0.conditions.0.condition_values.0.metadata_domain",
    ],
  ])("whose target has %s is unfinished", (_, rules, path) =>
    expect(entryFaults("content_target", target(rules))).toMatchObject([{ path, isUnfinished: true }]),
  );
});
