/** Parameters of console addresses. Malformed ones get a 400 that names them. */
import { regionNames } from "@contracts/regions";
import { calendarDay } from "@contracts/values/measures";
import * as v from "valibot";
import { rangeNames } from "../figures/ranges";
import type { FigureSubject } from "../figures/region-figures";
import { dimensions } from "../figures/tally";

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `at most ${most} characters`));
const code = (most: number) =>
  v.pipe(text(most), v.regex(/^[\w.-]+$/, "letters, digits, dots, dashes and underscores only"));
const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,15}$/, "a whole number"),
    v.transform(Number),
    v.maxValue(most, `at most ${most}`),
  );
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `one of ${options.join(", ")}`);
/** UTC time from a form field. With `last`, the end of the given minute or second instead of its start. */
const momentOf = (last: boolean) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?Z?$/, "a time of UTC such as 2026-08-01T14:05"),
    v.transform((text) => {
      const [, day, minute, second] = /^(.{10}).(.{5})(:\d\d)?/.exec(text) ?? [];
      if (!v.is(calendarDay, day)) return Number.NaN;
      return Date.parse(`${day}T${minute}${second ?? ":00"}Z`) + (last ? (second ? 999 : 59_999) : 0);
    }),
    v.check((at) => !Number.isNaN(at), "not an existing day or time"),
  );

export const cacheStates = ["hit", "stale", "miss", "shared", "kept", "none"] as const;
export const visitorKinds = ["visitor", "visitor-with-basket", "customer", "punchout", "preview"] as const;
export const refreshSeconds = ["5", "15", "60"] as const;

const overviewFields = v.object({
  range: v.optional(oneOf(rangeNames), "1h"),
  by: v.optional(oneOf(dimensions), "all"),
  value: v.optional(text(200), ""),
  region: v.optional(oneOf(regionNames)),
  /** End of the range; now if absent. */
  until: v.optional(momentOf(false)),
  refresh: v.optional(oneOf(refreshSeconds)),
});
const knownValues: Readonly<Partial<Record<(typeof dimensions)[number], readonly string[]>>> = {
  region: regionNames,
  cache: cacheStates,
};
export const overviewQuery = queryOf(
  overviewFields,
  v.pipe(
    overviewFields,
    v.check(({ by, value }) => (by === "all") === (value === ""), "by and value belong together"),
    v.check(
      ({ by, value }) => knownValues[by]?.includes(value) ?? true,
      ({ input: { by } }) => `the value of ${by} is one of ${knownValues[by]?.join(", ")}`,
    ),
  ),
);
export type OverviewQuery = v.InferOutput<typeof overviewFields>;

/** Normalizes a region without another dimension to a value of the region dimension. */
export function subjectOf({ by, value, ...query }: OverviewQuery): FigureSubject {
  const region = query.region ?? null;
  if (by === "region") return { by, value, region: regionNames.find((known) => known === value) ?? null };
  if (by === "all") return region === null ? { by, value: "", region } : { by: "region", value: region, region };
  return { by, value, region };
}

const searchFields = v.object({
  id: v.optional(v.pipe(code(64), v.toLowerCase())),
  sku: v.optional(code(40)),
  number: v.optional(code(40)),
  status: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^[1-5](?:xx|\d\d)$/, "a status such as 404, or 5xx for the whole class"),
      v.transform((status) => Number(status.endsWith("xx") ? status[0] : status)),
    ),
  ),
  path: v.optional(text(200)),
  route: v.optional(text(200)),
  country: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{2}$/, "two letters"), v.toUpperCase())),
  visitor: v.optional(oneOf(visitorKinds)),
  visit: v.optional(code(64)),
  region: v.optional(oneOf(regionNames)),
  cache: v.optional(oneOf(cacheStates)),
  slower: v.optional(whole(3_600_000)),
  failed: v.optional(oneOf(["1"])),
  since: v.optional(momentOf(false)),
  until: v.optional(momentOf(true)),
  before: v.optional(whole(Number.MAX_SAFE_INTEGER)),
  refresh: v.optional(oneOf(refreshSeconds)),
});
export const searchQuery = queryOf(
  searchFields,
  v.pipe(
    searchFields,
    v.check(({ since = 0, until = since }) => !(since > until), "since is after until"),
  ),
);
export type SearchQuery = v.InferOutput<typeof searchFields>;

const faultsFields = v.object({
  minutes: v.optional(whole(1440 * 30), "60"),
  since: v.optional(momentOf(false)),
  until: v.optional(momentOf(true)),
  region: v.optional(oneOf(regionNames)),
  refresh: v.optional(oneOf(refreshSeconds)),
});
export const faultsQuery = queryOf(
  faultsFields,
  v.pipe(
    faultsFields,
    v.check(({ since = 0, until = since }) => !(since > until), "since is after until"),
  ),
);
export type FaultsQuery = v.InferOutput<typeof faultsFields>;

const alertsFields = v.object({ refresh: v.optional(oneOf(refreshSeconds)) });
export const alertsQuery = queryOf(alertsFields, alertsFields);
export type AlertsQuery = v.InferOutput<typeof alertsFields>;

type Read<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly mistakes: readonly string[] };

interface Query<Output> {
  /** Allowed parameters. */
  readonly names: readonly string[];
  readonly schema: v.GenericSchema<unknown, Output>;
}

export function queryOf<Output>(
  { entries }: { readonly entries: Readonly<Record<string, unknown>> },
  schema: v.GenericSchema<unknown, Output>,
): Query<Output> {
  return { names: Object.keys(entries), schema };
}

/**
 * Parses parameters; empty fields count as absent. Unknown and repeated ones are errors, because ignoring them would
 * return the results of another query.
 */
export function readQuery<Output>(params: URLSearchParams, { names, schema }: Query<Output>): Read<Output> {
  const given = [...params].filter(([, value]) => value.trim() !== "");
  const asked = [...new Set(given.map(([name]) => name))];
  const mistakes = [
    ...asked
      .filter((name) => !names.includes(name))
      .map((name) => `${name.slice(0, 40)}: there is no such parameter; there are ${names.join(", ")}`),
    ...asked
      .filter((name) => given.filter(([other]) => other === name).length > 1)
      .map((name) => `${name.slice(0, 40)}: given more than once`),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  const parsed = v.safeParse(schema, Object.fromEntries(given));
  if (parsed.success) return { ok: true, value: parsed.output };
  return {
    ok: false,
    mistakes: parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(": ")),
  };
}
