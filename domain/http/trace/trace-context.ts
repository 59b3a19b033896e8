/**
 * Trace context of a request (W3C Trace Context, level 1). Ids are computed from the request's id and the number of the
 * call, so the log line, which has both, needs no other field to name the same spans.
 */

/** Trace id of a request: the digits of its UUID; null for an id of another form. */
export function traceIdOf(requestId: string): string | null {
  const digits = requestId.replaceAll("-", "").toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) && /[1-9a-f]/.test(digits) ? digits : null;
}

/** @param call number of the upstream call in its request, from 1; 0 for the request itself */
export function spanIdOf(requestId: string, call: number): string {
  const text = `${requestId} ${call}`;
  return hash(text, 0x811c9dc5) + hash(text, 0x01000193);
}

/**
 * Header that names a call's span as the parent of the upstream's own. The sampled flag is always set, because faults
 * and slow responses decide at the end whether a trace is kept.
 */
export function traceparent(requestId: string, call: number): string | null {
  const traceId = traceIdOf(requestId);
  return traceId === null ? null : `00-${traceId}-${spanIdOf(requestId, call)}-01`;
}

/** FNV-1a in 32 bits, and never zero: a span id of zeros is invalid. */
function hash(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return ((value | 1) >>> 0).toString(16).padStart(8, "0");
}

/** `traceparent` of version 00. Anything else is ignored, so nothing longer is ever stored. */
const wellFormed = /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/;

/** A trace, and the span in it that is the parent of subsequent work. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

/** The context in a `traceparent`; null for a missing or malformed one. */
export function readTraceparent(text: string | null | undefined): TraceContext | null {
  const [, traceId, spanId] = wellFormed.exec(text ?? "") ?? [];
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId };
}

/** See {@link traceparent} for the flag. */
export const writeTraceparent = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;

/** Request id (UUID) that a trace id was derived from. */
export const requestIdOf = (traceId: string): string =>
  traceId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
