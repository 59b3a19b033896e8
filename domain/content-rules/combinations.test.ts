/**
 * Compares the evaluator with a plain reference over all combinations of rules, times, configurations, conditions and
 * values.
 */
import { contentTarget } from "@contracts/content/targets";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { evaluateTarget } from "./evaluate";

type Mode = "and" | "or" | "not";
interface Value {
  readonly holds: boolean;
  readonly isNot: boolean;
}
interface Group<T> {
  readonly match: Mode;
  readonly members: readonly T[];
}
interface Rule extends Group<Group<Group<Value>>> {
  readonly time: Value | null;
}

const mode = fc.constantFrom<Mode>("and", "or", "not");
const value = fc.record({ holds: fc.boolean(), isNot: fc.boolean() });
const group = <T>(member: fc.Arbitrary<T>) =>
  fc.record({ match: mode, members: fc.array(member, { minLength: 1, maxLength: 3 }) });
const rule: fc.Arbitrary<Rule> = fc.record({
  match: mode,
  members: fc.array(group(group(value)), { maxLength: 3 }),
  time: fc.option(value),
});

/** Reference implementation of the specification. */
const passes = (match: Mode, results: readonly boolean[]) =>
  match === "and" ? results.every(Boolean) : match === "or" ? results.some(Boolean) : !results.some(Boolean);
const valueHolds = ({ holds, isNot }: Value) => holds !== isNot;
const conditionHolds = ({ match, members }: Group<Value>) => passes(match, members.map(valueHolds));
const configurationHolds = ({ match, members }: Group<Group<Value>>) => passes(match, members.map(conditionHolds));
const ruleHolds = ({ match, members, time }: Rule) =>
  (time === null || valueHolds(time)) && (members.length === 0 || passes(match, members.map(configurationHolds)));

const context = { now: new Date("2026-03-15T10:00:00Z"), country: "DE" };
const written = {
  value: ({ holds, isNot }: Value) => ({
    is_not: isNot,
    value: holds ? "DE" : "US",
    metadata_domain: [{ devkey: "country_codes" }],
  }),
  time: ({ holds, isNot }: Value) => ({ match: "after", is_not: isNot, dates: [holds ? "2026-03-01" : "2026-04-01"] }),
  rule: ({ match, members, time }: Rule) => ({
    match,
    ...(time && { time: written.time(time) }),
    configurations: members.map((configuration) => ({
      match: configuration.match,
      conditions: configuration.members.map((condition) => ({
        match: condition.match,
        condition_values: condition.members.map(written.value),
      })),
    })),
  }),
};

describe("content target rules", () => {
  it("C-CMS-09: match the reference in every combination", () => {
    fc.assert(
      fc.property(group(rule), ({ match, members }) => {
        const text = { json: { type: "doc", children: [{ text: "shown" }] } };
        const target = v.parse(contentTarget, {
          system: { uid: "t", content_type_uid: "content_target", locale: "en-us" },
          title: "t",
          devkey: "t",
          content_rules: [
            { match, rules: members.map(written.rule), content_components: [{ generic: { content: text } }] },
          ],
        });
        const { components, errors } = evaluateTarget(target, context);
        expect(errors).toEqual([]);
        expect(components.length > 0).toBe(passes(match, members.map(ruleHolds)));
      }),
      { numRuns: 2000 },
    );
  });
});
