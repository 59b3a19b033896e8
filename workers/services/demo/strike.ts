/** Applies a fault to one call. */
import { type Problem, problemResponse } from "../shared/problems";
import type { Fault } from "./faults";

const slowMilliseconds = 3000;

/** @param answer calls the service; some faults never use it */
export async function strike(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
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
  return Response.json({ statusCode: status, message: "A fault that was asked for." }, { status });
}

/** The first half of an answer; then the connection breaks. */
async function truncated(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(brokenBody(body), { status: response.status, headers });
}

/**
 * Sends half of the bytes under a full content-length, so that the runtime breaks the connection. A worker cannot come
 * closer to an unreachable server. Without a length the answer would end normally.
 */
function brokenBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(Math.max(1, bytes.length));
  const writer = writable.getWriter();
  const half = bytes.subarray(0, bytes.length >> 1);
  const broken = async () => {
    if (half.length > 0) await writer.write(half);
    await writer.abort(new Error("The connection was broken by a fault that was asked for."));
  };
  broken().catch(() => {});
  return readable;
}
