/**
 * Log intake: stores browser reports, forwarded by the storefront, for the operator's console, and lists the spans of the
 * services' own work.
 */
import { logEntry, logLevel } from "@contracts/log";
import type { SpanList } from "@contracts/values/span";
import { Hono } from "hono";
import * as v from "valibot";
import { noStore, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { openLogStore } from "../shared/log-store";
import { problemResponse } from "../shared/problems";
import { findSpans } from "../shared/tracing/span-store";

/** Limit on the body. The storefront has already limited the browser's report, and redaction adds a little. */
const bodyCap = 16 * 1024;

export const log = new Hono<ServicesApp>();

log.use(requireKey("LOG_KEY", "The log key"), noStore);

log.post("/entries", async (c) => {
  const body = await readJson(c.req.raw, logEntry, bodyCap);
  if (!body.ok) return body.response;
  const store = await openLogStore(c.env);
  return c.json({ id: await store.add(body.value, new Date()) }, 201);
});

const query = v.object({
  level: v.optional(v.nullable(logLevel), null),
  request: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  /** Trace id of a page request: selects reports about the page, and the request's own report. */
  trace: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
  until: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(200)), "50"),
});

log.get("/entries", async (c) => {
  const parsed = v.safeParse(query, c.req.query());
  if (!parsed.success)
    return problemResponse(400, {
      code: "InvalidInput",
      message: "The parameters are level, request, trace, until and limit.",
    });
  const { level, request, trace, until, limit } = parsed.output;
  const store = await openLogStore(c.env);
  return c.json({ entries: await store.find({ level, requestId: request, traceId: trace, until, limit }) });
});

const whole = v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger());
const spanQuery = v.object({
  after: v.optional(whole, "0"),
  since: v.optional(whole, "0"),
  trace: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))), null),
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(200)), "100"),
});

log.get("/spans", async (c) => {
  const parsed = v.safeParse(spanQuery, c.req.query());
  if (!parsed.success)
    return problemResponse(400, {
      code: "InvalidInput",
      message: "The parameters are after, since, trace and limit.",
    });
  return c.json((await findSpans(c.env, parsed.output)) satisfies SpanList);
});
