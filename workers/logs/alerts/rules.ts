/** Alert rules: a measure, its window, and the thresholds that begin and end an alert. */
import { regionNames } from "@contracts/regions";
import * as v from "valibot";
import { dimensions } from "../figures/tally";

const name = v.pipe(v.string(), v.regex(/^[\w .:/-]{1,60}$/, "a name has up to 60 letters, digits and spaces"));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440));

/** Evaluations in a row, one per minute, that begin or end an alert. One bad or good minute changes nothing. */
const evaluations = {
  firesAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 2),
  resolvesAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 3),
};

export const alertRule = v.pipe(
  v.strictObject({
    name,
    /** Share of failed requests or calls; 95th percentile in milliseconds; minutes without a request. */
    measure: v.picklist(["failed-share", "p95", "silence"]),
    /** Each value of the dimension has an alert of its own. */
    by: v.optional(v.picklist(dimensions), "all"),
    /** The one value to watch; every value with traffic if omitted. */
    value: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Counts only this region's requests and calls. */
    region: v.optional(v.picklist(regionNames)),
    /** An alert begins above this value. */
    above: v.pipe(v.number(), v.minValue(0)),
    /** An alert ends at or below this value. Default: four fifths of `above`. */
    endsAt: v.optional(v.pipe(v.number(), v.minValue(0))),
    minutes,
    /** Fewest requests that allow a judgment. */
    atLeast: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 20),
    ...evaluations,
  }),
  v.check(({ by, region }) => by !== "region" || region === undefined, "a rule by region names its region as a value"),
  v.check(({ above, endsAt = 0 }) => endsAt <= above, "endsAt must not be above the threshold"),
);
export type AlertRule = v.InferOutput<typeof alertRule>;

export const alertRules = v.pipe(
  v.array(alertRule),
  v.maxLength(50),
  v.check(
    (rules) => new Set(rules.map((rule) => rule.name)).size === rules.length,
    "each rule needs a name of its own",
  ),
);

export const defaultRules: readonly AlertRule[] = v.parse(alertRules, [
  { name: "Requests fail", measure: "failed-share", by: "region", above: 0.02, minutes: 5 },
  { name: "Pages are slow", measure: "p95", by: "region", above: 1500, minutes: 10 },
  { name: "A service fails", measure: "failed-share", by: "upstream", above: 0.2, minutes: 5, atLeast: 10 },
  // A service with few calls never reaches ten in five minutes.
  { name: "A service is out", measure: "failed-share", by: "upstream", above: 0.8, minutes: 15, atLeast: 3 },
  { name: "A service is slow", measure: "p95", by: "upstream", above: 2000, minutes: 10 },
  { name: "No visitors", measure: "silence", by: "all", above: 15, minutes: 15 },
]);

/** Whole minutes that a rule looks back. Silence needs a window longer than its threshold. */
export function minutesOf({ measure, minutes: window, above }: AlertRule): number {
  return measure === "silence" ? Math.max(window, Math.ceil(above)) + 1 : window;
}

/** Threshold that ends an alert of this rule. */
export function endOf({ above, endsAt, measure }: AlertRule): number {
  return endsAt ?? (measure === "silence" ? 0 : above * 0.8);
}
