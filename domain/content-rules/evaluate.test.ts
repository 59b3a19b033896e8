import { type ContentRule, type ContentTarget, contentRule } from "@contracts/content/targets";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { RuleContext } from "./context";
import { evaluateTarget } from "./evaluate";

type Draft = Record<string, unknown>;

const text = { json: { type: "doc", children: [{ text: "shown" }] } };
const context: RuleContext = {
  now: new Date("2026-03-15T10:00:00Z"),
  country: "DE",
  product: { id: "4060", type: "Primary Antibody", status: "Discontinued", category: "primary-antibodies" },
};

const domain = (devkey: string) => [{ devkey }];
const value = (devkey: string, named: string, more: Draft = {}): Draft => ({
  value: named,
  metadata_domain: domain(devkey),
  ...more,
});
const entity = (contentType: string, members: Draft) => [
  { system: { uid: "x", content_type_uid: contentType, locale: "en-us" }, ...members },
];
const yes = value("country_codes", "DE");
const no = value("country_codes", "US");
const configuration = (match: string, values: readonly Draft[]): Draft => ({
  match: "and",
  conditions: [{ match, condition_values: values }],
});
const rule = (members: Draft): Draft => ({ match: "and", configurations: [], ...members });

function target(draft: Draft): ContentTarget {
  const component = { kind: "generic", content: text };
  const parsed: ContentRule = v.parse(contentRule, { content_components: [{ generic: component }], ...draft });
  return {
    system: { uid: "t", content_type_uid: "content_target", locale: "en-us" },
    title: "t",
    devkey: "t",
    content_rules: [parsed],
  };
}
const shown = (rules: readonly Draft[], match = "and", at = context) =>
  evaluateTarget(target({ match, rules }), at).components.length > 0;
const shownFor = (values: readonly Draft[], match = "and", at = context) =>
  shown([rule({ configurations: [configuration(match, values)] })], "and", at);
const shownAt = (time: Draft, at = context) => shown([rule({ time })], "and", at);
const errorsOf = (rules: readonly Draft[]) => evaluateTarget(target({ match: "and", rules }), context);

describe("C-RULE-01, C-RULE-02, C-RULE-03: match modes", () => {
  it.each([
    ["C-RULE-01: `and` shows when all are true", "and", [yes, yes], true],
    ["C-RULE-01: `and` hides when one is false", "and", [yes, no], false],
    ["C-RULE-02: `or` shows when one is true", "or", [no, yes], true],
    ["C-RULE-02: `or` hides when none is true", "or", [no, no], false],
    ["C-RULE-03: `not` shows when none is true", "not", [no, no], true],
    ["C-RULE-03: `not` hides when one is true", "not", [no, yes], false],
  ])("%s", (_name, mode, values, expected) => {
    expect(shownFor(values, mode)).toBe(expected);
  });

  it.each([
    ["and", [yes, no], false],
    ["or", [yes, no], true],
    ["not", [no, no], true],
  ])("also applies `%s` to whole rules and to configurations", (mode, values, expected) => {
    const rules = values.map((one) => rule({ configurations: [configuration("and", [one])] }));
    expect(shown(rules, mode)).toBe(expected);
    const configurations = values.map((one) => configuration("and", [one]));
    expect(shown([rule({ match: mode, configurations })])).toBe(expected);
  });
});

describe("C-RULE-04, C-RULE-05, C-RULE-06, C-RULE-07, C-RULE-08: time", () => {
  it.each([
    ["C-RULE-04: `on` today", { match: "on", dates: ["2026-03-15"] }, true],
    ["C-RULE-04: `on` an instant of today", { match: "on", dates: ["2026-03-15T23:59:00Z"] }, true],
    ["C-RULE-04: `on` another day", { match: "on", dates: ["2026-03-16"] }, false],
    ["C-RULE-05: `after` a past date", { match: "after", dates: ["2026-03-14"] }, true],
    ["C-RULE-05: `after` today is not yet", { match: "after", dates: ["2026-03-15"] }, false],
    ["C-RULE-05: `after` a future date", { match: "after", dates: ["2026-04-01"] }, false],
    ["C-RULE-06: `before` a future date", { match: "before", dates: ["2026-03-15T10:00:01Z"] }, true],
    ["C-RULE-06: `before` a past date", { match: "before", dates: ["2026-03-01"] }, false],
    ["C-RULE-07: `between`", { match: "between", dates: ["2026-03-01", "2026-03-31"] }, true],
    ["C-RULE-07: `between` includes its first day", { match: "between", dates: ["2026-03-15", "2026-03-31"] }, true],
    ["C-RULE-07: `between` includes its last day", { match: "between", dates: ["2026-03-01", "2026-03-15"] }, true],
    [
      "C-RULE-07: `between` takes its dates in any order",
      { match: "between", dates: ["2026-03-31", "2026-03-01"] },
      true,
    ],
    [
      "C-RULE-07: `between` orders instants of different offsets by time",
      { match: "between", dates: ["2026-03-15T19:30:00+12:00", "2026-03-15T11:00:00Z"] },
      true,
    ],
    ["C-RULE-07: outside `between`", { match: "between", dates: ["2026-04-01", "2026-04-30"] }, false],
    ["C-RULE-08: is_not inverts a time", { match: "on", dates: ["2026-03-15"], is_not: true }, false],
    ["C-RULE-08: is_not inverts a time that fails", { match: "on", dates: ["2026-03-16"], is_not: true }, true],
  ])("%s", (_name, time, expected) => {
    expect(shownAt(time)).toBe(expected);
  });

  it("counts days in the market's time zone", () => {
    const at: RuleContext = { ...context, now: new Date("2026-03-15T16:00:00Z"), timeZone: "Asia/Tokyo" };
    expect(shownAt({ match: "on", dates: ["2026-03-16"] }, at)).toBe(true);
    expect(shownAt({ match: "on", dates: ["2026-03-15"] }, at)).toBe(false);
  });

  it("C-RULE-09: time and configuration must both pass", () => {
    const today = { match: "on", dates: ["2026-03-15"] };
    const other = { match: "on", dates: ["2026-03-16"] };
    const both = (time: Draft, one: Draft) => shown([rule({ time, configurations: [configuration("and", [one])] })]);
    expect(both(today, yes)).toBe(true);
    expect(both(other, yes)).toBe(false);
    expect(both(today, no)).toBe(false);
    const orRule = rule({ match: "or", time: other, configurations: [configuration("and", [yes])] });
    expect(shown([orRule])).toBe(false);
  });
});

describe("C-RULE-10, C-RULE-11, C-RULE-12, C-RULE-13, C-RULE-14, C-RULE-15: domains", () => {
  it.each([
    ["C-RULE-10: product_type", "product_type", "Primary Antibody", "Kit"],
    ["C-RULE-11: product_id", "product_id", "4060", "4061"],
    ["C-RULE-12: product_ids", "product_ids", "1234, 4060", "1234, 40601"],
    ["C-RULE-13: product_status", "product_status", "Discontinued", "Released"],
    ["C-RULE-14: product_category", "product_category", "primary-antibodies", "kits"],
    ["C-RULE-15: country_codes", "country_codes", "at, de", "US"],
  ])("%s", (_name, devkey, match, miss) => {
    expect(shownFor([value(devkey, match)])).toBe(true);
    expect(shownFor([value(devkey, miss)])).toBe(false);
  });

  it("C-RULE-08: is_not inverts a condition value", () => {
    expect(shownFor([{ ...yes, is_not: true }])).toBe(false);
    expect(shownFor([{ ...no, is_not: true }])).toBe(true);
  });

  it("C-RULE-15: country_codes matches through a country and through an audience", () => {
    const through = (one: unknown) => shownFor([{ metadata_domain: domain("country_codes"), entity: one }]);
    expect(through(entity("country", { country_code: "DE" }))).toBe(true);
    expect(through(entity("country", { country_code: "FR" }))).toBe(false);
    expect(through(entity("audience", { countries: [{ country_code: "AT" }, { country_code: "DE" }] }))).toBe(true);
    expect(through(entity("audience", { countries: [{ country_code: "AT" }] }))).toBe(false);
  });

  it("C-CMS-10: a metadata value is compared by its value", () => {
    const kind = entity("metadata_domain_value", { value: "Primary Antibody" });
    expect(shownFor([{ metadata_domain: domain("product_type"), entity: kind }])).toBe(true);
  });

  it("matches no product domain without a product", () => {
    const { product: _, ...anywhere } = context;
    expect(shownFor([value("product_status", "Discontinued")], "and", anywhere)).toBe(false);
    expect(shownFor([value("product_ids", "4060")], "and", anywhere)).toBe(false);
  });
});

describe("C-RULE-16, C-RULE-17, C-RULE-18, C-RULE-19, C-RULE-20, C-RULE-21: incomplete rules", () => {
  it.each([
    ["C-RULE-16: no rules", [], "Missing Rules in Content Rule"],
    ["C-RULE-17: a date that is none", [rule({ time: { match: "on", dates: ["soon"] } })], "Missing Date in Time"],
    ["C-RULE-17: time without a date", [rule({ time: { match: "on", dates: [] } })], "Missing Date in Time"],
    [
      "C-RULE-17: period with one date",
      [rule({ time: { match: "between", dates: ["2026-03-01"] } })],
      "Missing Date in Time",
    ],
    [
      "C-RULE-18: condition without values",
      [rule({ configurations: [configuration("and", [])] })],
      "Missing Condition Value in Condition",
    ],
    [
      "C-RULE-19: neither entity nor value",
      [rule({ configurations: [configuration("and", [{ metadata_domain: domain("product_id") }])] })],
      "Missing Entity and Value in Condition Value",
    ],
    [
      "C-RULE-20: unknown entity",
      [
        rule({
          configurations: [
            configuration("and", [{ metadata_domain: domain("product_id"), entity: entity("page", {}) }]),
          ],
        }),
      ],
      "Failed to match value based on entity type name",
    ],
    [
      "C-RULE-21: unknown domain",
      [rule({ configurations: [configuration("and", [value("weather", "sun")])] })],
      "Missing domain case in domainSwitch method",
    ],
  ])("reports %s and shows nothing", (_name, rules, message) => {
    expect(errorsOf(rules)).toEqual({ components: [], errors: [message] });
  });

  it("still shows the target's other rules", () => {
    const good = target({ match: "and", rules: [rule({})] });
    const bad = target({ match: "and", rules: [] });
    const both = { ...good, content_rules: [...bad.content_rules, ...good.content_rules] };
    const { components, errors } = evaluateTarget(both, context);
    expect(components).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });
});
