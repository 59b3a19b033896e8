/** Spans of the services' own work, as the log intake keeps them for the operator's collector and console. */
import * as v from "valibot";

const traceId = v.pipe(v.string(), v.regex(/^(?!0{32})[0-9a-f]{32}$/));
const spanId = v.pipe(v.string(), v.regex(/^(?!0{16})[0-9a-f]{16}$/));
const text = v.pipe(v.string(), v.maxLength(300));

export const span = v.object({
  trace: traceId,
  span: spanId,
  /** Null for the first span of a trace. */
  parent: v.nullable(spanId),
  kind: v.picklist(["server", "client", "producer", "consumer", "internal"]),
  name: v.pipe(v.string(), v.maxLength(120)),
  /** Milliseconds since 1970. */
  at: v.number(),
  ms: v.pipe(v.number(), v.minValue(0)),
  failed: v.boolean(),
  /** Named by the semantic conventions of OpenTelemetry. */
  attributes: v.record(v.pipe(v.string(), v.maxLength(64)), v.union([text, v.number()])),
});
export type Span = v.InferOutput<typeof span>;

const storedSpan = v.object({ ...span.entries, /** Increases with every stored span. */ seq: v.number() });
export type StoredSpan = v.InferOutput<typeof storedSpan>;

/** Response of the intake, oldest first. */
export const spanList = v.object({
  spans: v.array(storedSpan),
  /** Number of the newest stored span; 0 if there is none. */
  last: v.number(),
});
export type SpanList = v.InferOutput<typeof spanList>;
