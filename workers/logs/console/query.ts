/** What an address of the console may say; anything malformed is named, and answered with 400. */
import { regions } from "@domain/market/market";
import * as v from "valibot";
import { rangeNames } from "../figures/ranges";
import { dimensions } from "../figures/tally";
import type { FigureSubject } from "../figures/within";

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `at most ${most} characters`));
const code = (most: number) =>
  v.pipe(text(most), v.regex(/^[\w.-]+$/, "letters, digits, dots, dashes and underlines only"));
const whole = (most: number) =>
  v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/, "a whole number"), v.transform(Number), v.maxValue(most));

export const cacheStates = ["hit", "stale", "miss", "shared", "kept", "none"] as const;
export const visitorKinds = ["visitor", "visitor-with-basket", "customer", "punchout", "preview"] as const;
export const refreshSeconds = ["5", "15", "60"] as const;

export const overviewQuery = v.object({
  range: v.optional(v.picklist(rangeNames), "1h"),
  by: v.optional(v.picklist(dimensions), "all"),
  value: v.optional(text(200), ""),
  region: v.optional(v.picklist(regions)),
  refresh: v.optional(v.picklist(refreshSeconds)),
});
export type OverviewQuery = v.InferOutput<typeof overviewQuery>;

/** A region by itself is a value of its own dimension, however it was asked for. */
export function subjectOf({ by, value, ...query }: OverviewQuery): FigureSubject {
  const region = query.region ?? null;
  if (by === "region") return { by, value, region: regions.find((known) => known === value) ?? null };
  if (by === "all") return region === null ? { by, value: "", region } : { by: "region", value: region, region };
  return { by, value, region };
}

export const searchQuery = v.object({
  id: v.optional(code(64)),
  sku: v.optional(code(40)),
  number: v.optional(code(40)),
  status: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^[1-5](?:xx|\d\d)$/, "a status such as 404, or 5xx for all like it"),
      v.transform((status) => Number(status.endsWith("xx") ? status[0] : status)),
    ),
  ),
  path: v.optional(text(200)),
  route: v.optional(text(200)),
  country: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{2}$/, "two letters"), v.toUpperCase())),
  visitor: v.optional(v.picklist(visitorKinds)),
  visit: v.optional(code(64)),
  region: v.optional(v.picklist(regions)),
  cache: v.optional(v.picklist(cacheStates)),
  slower: v.optional(whole(3_600_000)),
  failed: v.optional(v.picklist(["1"])),
  before: v.optional(whole(Number.MAX_SAFE_INTEGER)),
  refresh: v.optional(v.picklist(refreshSeconds)),
});
export type SearchQuery = v.InferOutput<typeof searchQuery>;

export type Read<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** A field that was left empty was not filled in; a parameter that nobody knows is passed over. */
export function readQuery<Output>(params: URLSearchParams, schema: v.GenericSchema<unknown, Output>): Read<Output> {
  const given = Object.fromEntries([...params].filter(([, value]) => value.trim() !== ""));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return { ok: true, value: parsed.output };
  return { ok: false, mistakes: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "query"}: ${issue.message}`) };
}
