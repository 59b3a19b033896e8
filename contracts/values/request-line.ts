/** Log line of one storefront request, as the Tail Worker reads it from the console. */
import * as v from "valibot";
import { regionNames } from "../regions";

const name = v.pipe(v.string(), v.maxLength(64));
const milliseconds = v.pipe(v.number(), v.minValue(0));

export const requestLineKind = "request";

const upstreamCall = v.object({
  /** Client that made the call, by its policy name. */
  name,
  /** Upstream that was called; absent from older storefronts. */
  service: v.optional(name),
  method: v.optional(v.pipe(v.string(), v.maxLength(16))),
  /** Host and port. */
  host: v.optional(v.pipe(v.string(), v.maxLength(260))),
  /** Without the query and without ids that grant access. */
  path: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  /** Since the request arrived. */
  startedMs: v.number(),
  /** Null if still running when the line was written. */
  ms: v.nullable(milliseconds),
  /** HTTP status or failure reason; "open" if the breaker refused the call. */
  status: v.nullable(v.union([v.number(), name])),
  /**
   * Upstream failure that `status` does not show: a stored response was served instead, or the response was unreadable
   * or refused the shop's key.
   */
  fault: v.optional(v.union([v.number(), name])),
  /** If the breaker refused the call: the upstream's last status or failure reason. */
  last: v.optional(v.union([v.number(), name])),
  source: name,
  attempts: v.number(),
});
export type UpstreamCall = v.InferOutput<typeof upstreamCall>;

const logLine = v.object({
  level: v.picklist(["info", "warn", "error"]),
  label: v.string(),
  members: v.optional(v.record(v.string(), v.unknown())),
});

export const requestLine = v.object({
  kind: v.literal(requestLineKind),
  id: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  /** Milliseconds since 1970. */
  at: v.number(),
  region: v.picklist(regionNames),
  method: v.pipe(v.string(), v.maxLength(16)),
  path: v.pipe(v.string(), v.maxLength(1024)),
  pattern: v.optional(v.string()),
  status: v.pipe(v.number(), v.integer()),
  /** Time until the response started. */
  ms: milliseconds,
  cache: v.picklist(["hit", "stale", "miss", "shared", "kept", "none"]),
  visitor: v.optional(name),
  country: v.optional(name),
  language: v.optional(name),
  /** Data center that handled the request. */
  colo: v.optional(name),
  /** Build of the storefront; absent from older ones. */
  version: v.optional(name),
  /** Links one visit's requests of a day that involve a basket or account; identifies nobody. */
  visit: v.optional(name),
  upstream: v.optional(v.array(upstreamCall), []),
  entries: v.optional(v.array(logLine), []),
});
export type RequestLine = v.InferOutput<typeof requestLine>;
