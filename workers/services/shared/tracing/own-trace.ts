/** Traces that begin in the services: requests without a trace of their caller, and planned work. */
import type { Span } from "@contracts/values/span";
import { redactPath } from "@domain/http/log/redact";
import type { TraceContext } from "@domain/http/trace/trace-context";
import type { ServicesEnv } from "../../env";
import { reportWork } from "../log-store";
import { storeSpans } from "./span-store";
import { newSpanId, newTraceId, underSpan } from "./trace";

type TraceEnv = Pick<ServicesEnv, "LOG_DB">;

const newContext = (): TraceContext => ({ traceId: newTraceId(), spanId: newSpanId() });

/**
 * Handles a request without a trace: of the office, a buyer's system or an import. Its span is stored only if the
 * request queued work, which refers to it as the cause, or if one of its calls failed.
 */
export async function asOwnTrace(
  { method, url }: Pick<Request, "method" | "url">,
  env: TraceEnv,
  answer: () => Promise<Response>,
): Promise<Response> {
  const context = newContext();
  const at = Date.now();
  const { result, calls, hasQueued } = await underSpan(context, answer);
  if (!hasQueued && !calls.some(({ failed }) => failed)) return result;
  const { status } = result;
  const path = redactPath(new URL(url).pathname);
  const name = `${method} ${routeOf(path)}`.slice(0, 120);
  const attributes = {
    "http.request.method": method,
    "url.path": path.slice(0, 300),
    "http.response.status_code": status,
    ...(status >= 500 && { "error.type": String(status) }),
  };
  const own = rootOf(context, { kind: "server", name, at, failed: status >= 500, attributes });
  // Stored before the response, so queued work has its cause even if this process is killed.
  await kept(env, [own, ...calls]);
  return result;
}

/** Runs planned work, which must not throw. Its span is stored only if it made calls or queued work. */
export async function asPlannedWork(env: TraceEnv, name: string, run: () => Promise<unknown>): Promise<void> {
  const context = newContext();
  const at = Date.now();
  const { calls, hasQueued } = await underSpan(context, run);
  if (calls.length === 0 && !hasQueued) return;
  const failed = calls.some((call) => call.failed);
  await kept(env, [rootOf(context, { kind: "internal", name, at, failed, attributes: {} }), ...calls]);
}

const rootOf = (
  { traceId, spanId }: TraceContext,
  { at, ...rest }: Pick<Span, "kind" | "name" | "at" | "failed" | "attributes">,
): Span => ({ trace: traceId, span: spanId, parent: null, at, ms: Math.max(0, Date.now() - at), ...rest });

/** Replaces ids, because collectors group by span names, which must be few. */
const routeOf = (path: string): string =>
  path
    .split("/")
    .map((part) => (/\d/.test(part) || part.length > 40 ? ":id" : part))
    .join("/");

/** Never throws: a request must not fail because of its trace. */
async function kept(env: TraceEnv, spans: readonly Span[]): Promise<void> {
  try {
    await storeSpans(env, spans);
  } catch (error) {
    await reportWork(env, "spans of the services were not stored", error);
  }
}
