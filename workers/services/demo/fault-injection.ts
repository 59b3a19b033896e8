/** Middleware before every service while demo controls are on: records the call and applies a matching fault. */
import type { MiddlewareHandler } from "hono";
import type { ServicesApp } from "../env";
import { type Problem, problemResponse } from "../shared/problems";
import { describeBody, describeQuery, recordCall } from "./calls";
import { currentFaults, type Fault, matchFault } from "./faults";

/** Larger bodies are imports, which are neither recorded nor matched. */
const maxBodyBytes = 16 * 1024;

export const injectFaults: MiddlewareHandler<ServicesApp> = async (c, next) => {
  const url = new URL(c.req.url);
  const [service = "", section] = url.pathname
    .replace(/^\/cn(?=\/)/, "")
    .slice(1)
    .split("/");
  // Imports are not calls of the shop, and the controls that end a fault must keep working.
  if (c.env.DEMO_CONTROLS !== "1" || service === "" || section === "_admin") return next();
  const at = Date.now();
  const { method } = c.req;
  // Bodies of the hosted fields contain card numbers, so they are not copied, even in memory.
  const body = service === "payments" && section === "cards" ? "" : await smallBody(c.req.raw);
  const fault =
    currentFaults().length > 0 ? matchFault(service, () => `${method} ${url.pathname}${url.search} ${body}`) : null;
  if (fault) {
    c.res = await applyFault(fault, async () => {
      await next();
      return c.res;
    });
  } else {
    await next();
  }
  const broken = fault?.mode === "down" || fault?.mode === "truncate";
  recordCall({
    at,
    service,
    region: c.get("region"),
    method,
    path: url.pathname,
    query: describeQuery(url.search),
    body: describeBody(body, c.req.header("content-type") ?? ""),
    status: broken ? 0 : c.res.status,
    ms: Date.now() - at,
    trace: c.req.header("traceparent") ?? null,
    fault: fault?.mode ?? null,
  });
  return undefined;
};

/** Reads a copy, because the service reads the request itself. */
async function smallBody(request: Request): Promise<string> {
  if (request.method !== "POST" && request.method !== "PUT") return "";
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length > 0 && length <= maxBodyBytes)) return "";
  // Not `text()`, which logs a warning for form content types.
  return new TextDecoder().decode(await request.clone().arrayBuffer());
}

/** Default delay of the fault `slow`. */
const slowMilliseconds = 3000;

/**
 * Applies a fault to one call.
 * @param answer calls the service; not called for some faults
 */
async function applyFault(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  const delay = fault.delayMs ?? (fault.mode === "slow" ? slowMilliseconds : 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  switch (fault.mode) {
    case "none":
    case "slow":
      return answer();
    case "down":
      return new Response(brokenBody(new Uint8Array()));
    case "error":
      return errorAnswer(fault);
    case "garbage":
      return new Response("<<%PDF\u0000 neither JSON nor anything else {[", {
        headers: { "content-type": "application/json" },
      });
    case "truncate":
      return truncated(await answer());
    default:
      return fault.mode satisfies never;
  }
}

function errorAnswer({ status, errors = [], html }: Fault): Response {
  if (html !== undefined) return new Response(html, { status, headers: { "content-type": "text/html" } });
  const [first, ...rest]: Problem[] = errors;
  if (first) return problemResponse(status, first, ...rest);
  return Response.json({ statusCode: status, message: "This is an injected fault." }, { status });
}

/** Sends the first half of a response, then breaks the connection. */
async function truncated(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(brokenBody(body), { status: response.status, headers });
}

/**
 * Sends half of the bytes under a full content-length, so the runtime breaks the connection. A worker cannot imitate an
 * unreachable server more closely. Without a length the response would end normally.
 */
function brokenBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length));
  const writer = writable.getWriter();
  const half = bytes.subarray(0, bytes.length >> 1);
  const broken = async () => {
    if (half.length > 0) await writer.write(half);
    await writer.abort(new Error("The connection was broken by an injected fault."));
  };
  broken().catch(() => {});
  return readable;
}
