/** Browser reports, sent to the storefront and on to the log intake (A-LOG rows). */
import * as v from "valibot";
import { regionNames } from "./regions";

const logLevels = ["error", "info"] as const;
export const logLevel = v.picklist(logLevels);
export type LogReportLevel = v.InferOutput<typeof logLevel>;

const status = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)));
/** One side of the reported exchange. Headers are part of the payload (A-LOG-03) but are dropped on arrival. */
const exchange = v.object({
  headers: v.nullish(v.record(v.string(), v.unknown())),
  status,
  data: v.optional(v.unknown()),
});

/** A step before the fault: a page view, a click or a call (A-LOG-06). */
const replayStep = v.object({
  kind: v.picklist(["page", "press", "call"]),
  what: v.pipe(v.string(), v.maxLength(120)),
  msBefore: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ReplayStep = v.InferOutput<typeof replayStep>;
const replay = v.pipe(v.array(replayStep), v.maxLength(20));
/** A position in a script: a path without host and query for the shop's files, "elsewhere" for all others. */
const stackFrame = v.object({
  /** Function name; may be empty. */
  name: v.pipe(v.string(), v.maxLength(80)),
  file: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[^?#\s]*|elsewhere)$/)),
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  column: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type StackFrame = v.InferOutput<typeof stackFrame>;
export const maxFrames = 12;
/** Stack of a fault, innermost frame first. */
const stack = v.pipe(v.array(stackFrame), v.maxLength(maxFrames));
/** Id of the request that delivered the page. */
const traceId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** A browser's report (A-LOG-03). Unknown fields are ignored. */
export const logReport = v.object({
  /** Static text that names the event. */
  label: v.optional(v.pipe(v.string(), v.maxLength(120)), ""),
  status,
  request: v.nullish(exchange),
  response: v.nullish(exchange),
  urlQueryString: v.nullish(v.pipe(v.string(), v.maxLength(2048))),
  fromClient: v.optional(v.boolean(), true),
  traceId: v.nullish(traceId),
  replay: v.nullish(replay),
  stack: v.nullish(stack),
});
export type LogReport = v.InferOutput<typeof logReport>;

const redactedExchange = v.nullable(v.object({ status: v.nullable(v.number()), data: v.unknown() }));

/** A stored report: redacted, without headers, with its origin. */
export const logEntry = v.object({
  level: logLevel,
  requestId: v.pipe(v.string(), v.maxLength(64)),
  region: v.picklist(regionNames),
  label: v.pipe(v.string(), v.maxLength(120)),
  status: v.nullable(v.number()),
  request: redactedExchange,
  response: redactedExchange,
  urlQueryString: v.pipe(v.string(), v.maxLength(2048)),
  fromClient: v.boolean(),
  traceId: v.optional(v.nullable(traceId), null),
  replay: v.optional(replay, []),
  stack: v.optional(stack, []),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

export const storedLogEntry = v.object({
  ...logEntry.entries,
  id: v.number(),
  /** ISO 8601. */
  at: v.string(),
});
export type StoredLogEntry = v.InferOutput<typeof storedLogEntry>;
export const logEntryList = v.object({ entries: v.array(storedLogEntry) });
