/**
 * Trace of the current work, which is propagated to calls of other services and to queued messages. Calls of a request
 * have the caller's span as parent, as W3C Trace Context allows for a party that only forwards it. Attempts of queued
 * work have their own spans.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@contracts/values/span";
import { readTraceparent, type TraceContext, writeTraceparent } from "@domain/http/trace/trace-context";

interface Scope extends TraceContext {
  /** Spans of calls in this scope; null if calls get no spans. */
  readonly calls: Span[] | null;
  /** True after a message was queued. */
  hasQueued: boolean;
}

const current = new AsyncLocalStorage<Scope | null>();
/** Maximum spans of calls per attempt or request. */
const maxCalls = 50;

/** Runs within a trace. Calls of objects have no headers, so they pass the `traceparent` as an argument. */
export function withTrace<T>(traceparent: string | null | undefined, run: () => T): T {
  const context = readTraceparent(traceparent);
  // An open span in this isolate keeps its own scope, to collect its calls and messages.
  if (context?.spanId === current.getStore()?.spanId && context !== null) return run();
  return current.run(context && { ...context, calls: null, hasQueued: false }, run);
}

/** `traceparent` for calls and messages of the current work; null outside of a trace. */
export function currentTrace(): string | null {
  const scope = current.getStore();
  return scope ? writeTraceparent(scope) : null;
}

/** Records that the current work has queued a message. */
export function noteQueued(): void {
  const scope = current.getStore();
  if (scope) scope.hasQueued = true;
}

/** True if the current work has queued a message. */
export const hasQueued = (): boolean => current.getStore()?.hasQueued ?? false;

/** Runs under a span, whose calls get spans too. */
export async function underSpan<T>(
  context: TraceContext,
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly calls: readonly Span[]; readonly hasQueued: boolean }> {
  const scope: Scope = { ...context, calls: [], hasQueued: false };
  const result = await current.run(scope, run);
  return { result, calls: scope.calls ?? [], hasQueued: scope.hasQueued };
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const newTraceId = (): string => randomHex(16);
export const newSpanId = (): string => randomHex(8);

/** Receiver of a call, for its span. */
interface Receiver {
  readonly method: string;
  /** Name of the service or of the kind of receiver. */
  readonly service: string;
  readonly url: string | URL;
  /** Path of the address, if it holds no secret. */
  readonly path?: string;
}

/**
 * Makes a call with the headers of the trace.
 * @param send gets the headers to add; returns status 0 if there was no response
 */
export async function tracedCall<Answer extends { readonly status: number }>(
  receiver: Receiver,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const scope = current.getStore();
  if (!scope) return send({});
  if (!scope.calls) return send({ traceparent: writeTraceparent(scope) });
  const { traceId, calls } = scope;
  const spanId = newSpanId();
  const at = Date.now();
  const note = (status: number) => {
    if (calls.length < maxCalls) calls.push(callSpan(scope, spanId, receiver, { at, status }));
  };
  try {
    const answer = await send({ traceparent: writeTraceparent({ traceId, spanId }) });
    note(answer.status);
    return answer;
  } catch (error) {
    note(0);
    throw error;
  }
}

function callSpan(
  parent: TraceContext,
  spanId: string,
  { method, service, url, path }: Receiver,
  { at, status }: { readonly at: number; readonly status: number },
): Span {
  const { hostname, port } = new URL(url);
  const failed = status === 0 || status >= 400;
  return {
    ...{ trace: parent.traceId, span: spanId, parent: parent.spanId, kind: "client", name: `${method} ${service}` },
    ...{ at, ms: Math.max(0, Date.now() - at), failed },
    attributes: {
      "http.request.method": method,
      "peer.service": service,
      "server.address": hostname.slice(0, 300),
      ...(port !== "" && { "server.port": Number(port) }),
      ...(path !== undefined && { "url.path": path.slice(0, 300) }),
      ...(status !== 0 && { "http.response.status_code": status }),
      ...(failed && { "error.type": status === 0 ? "no answer" : String(status) }),
    },
  };
}
