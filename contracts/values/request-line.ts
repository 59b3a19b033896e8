/** One line per request of a storefront, as the Tail Worker reads it from the console. */
import * as v from "valibot";

const name = v.pipe(v.string(), v.maxLength(64));
const milliseconds = v.pipe(v.number(), v.minValue(0));

export const requestLineKind = "request";

export const upstreamCall = v.object({
  /** The storefront's client that called, by the name of its policy. */
  name,
  /** The upstream that was called; lines of an older storefront do not say. */
  service: v.optional(name),
  method: v.optional(v.pipe(v.string(), v.maxLength(16))),
  /** Host and port. */
  host: v.optional(v.pipe(v.string(), v.maxLength(260))),
  /** Without the query, and with ids left out that are a key. */
  path: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  /** After the request came in. */
  startedMs: v.number(),
  /** Null: still running when the line was written. */
  ms: v.nullable(milliseconds),
  /** HTTP status, or why there was none; "open" for a call that an open circuit refused. */
  status: v.nullable(v.union([v.number(), name])),
  /** What came of asking the service, where a kept answer stood in for it. */
  fault: v.optional(v.union([v.number(), name])),
  /** Of a call that an open circuit refused: what the upstream answered last, or why it did not. */
  last: v.optional(v.union([v.number(), name])),
  source: name,
  attempts: v.number(),
});
export type UpstreamCall = v.InferOutput<typeof upstreamCall>;

export const logLine = v.object({
  level: v.picklist(["info", "warn", "error"]),
  label: v.string(),
  members: v.optional(v.record(v.string(), v.unknown())),
});

export const requestLine = v.object({
  kind: v.literal(requestLineKind),
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  /** Milliseconds since 1970. */
  at: v.number(),
  region: v.picklist(["global", "jp", "cn"]),
  method: v.pipe(v.string(), v.maxLength(16)),
  path: v.pipe(v.string(), v.maxLength(1024)),
  pattern: v.optional(v.string()),
  status: v.pipe(v.number(), v.integer()),
  /** Until the answer began. */
  ms: milliseconds,
  cache: v.picklist(["hit", "stale", "miss", "shared", "kept", "none"]),
  visitor: v.optional(name),
  country: v.optional(name),
  language: v.optional(name),
  /** Data centre that answered. */
  colo: v.optional(name),
  /** The same for the requests of one visit and day with a basket or an account; names nobody. */
  visit: v.optional(name),
  upstream: v.optional(v.array(upstreamCall), []),
  entries: v.optional(v.array(logLine), []),
});
export type RequestLine = v.InferOutput<typeof requestLine>;
