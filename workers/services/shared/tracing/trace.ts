/**
 * Trace of the work at hand, which calls of other services and queued messages carry on. A request's own calls name the
 * caller's span as their parent, as W3C Trace Context has it for a party that only passes it on. Attempts of queued work
 * have spans of their own.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@contracts/values/span";
import { readTraceparent, type TraceContext, writeTraceparent } from "@domain/http/trace/trace-context";

interface Scope extends TraceContext {
  /** Spans of calls that are made here; null where calls get no span. */
  readonly calls: Span[] | null;
  /** True once a message was queued. */
  hasQueued: boolean;
}

const current = new AsyncLocalStorage<Scope | null>();
/** Spans of calls that one attempt or request keeps. */
const mostCalls = 50;

/** Runs as a part of a trace. Objects are entered by calls without headers, which bring the text along. */
export function withTrace<T>(traceparent: string | null | undefined, run: () => T): T {
  const context = readTraceparent(traceparent);
  // A span that is open here keeps the calls and messages of its own context.
  if (context?.spanId === current.getStore()?.spanId && context !== null) return run();
  return current.run(context && { ...context, calls: null, hasQueued: false }, run);
}

/** `traceparent` for what the work at hand leads to; null outside of a trace. */
export function currentTrace(): string | null {
  const scope = current.getStore();
  return scope ? writeTraceparent(scope) : null;
}

/** Says that the work at hand has queued a message. */
export function noteQueued(): void {
  const scope = current.getStore();
  if (scope) scope.hasQueued = true;
}

/** True if work of this trace has queued a message. */
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

/** Receiver of a call, as its span names it. */
interface Receiver {
  readonly method: string;
  /** Name of the service or of the kind of receiver. */
  readonly service: string;
  readonly url: string | URL;
  /** Path of the address, if it holds no secret. */
  readonly path?: string;
}

/**
 * Makes a call that carries the trace on.
 * @param send gets the headers to add, and answers with status 0 if there was no answer
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
    if (calls.length < mostCalls) calls.push(callSpan(scope, spanId, receiver, { at, status }));
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
