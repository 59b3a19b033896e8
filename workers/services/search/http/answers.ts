import { randomBase64Url } from "@domain/http/base64url";

/** Responses with the headers of the protocol. */
const version = "8.13.0";

/** 22 base64url characters, as in the protocol. */
export function newRequestId(): string {
  return randomBase64Url(16);
}

interface AnswerOptions {
  readonly status?: number;
  /** Milliseconds spent in the engine. */
  readonly ms?: number;
}

/** Sends JSON text unchanged; null sends an empty body. */
export function answer(body: string | null, requestId: string, { status = 200, ms }: AnswerOptions = {}): Response {
  const headers = new Headers({
    "Content-Type": body === null ? "application/json" : "application/json; charset=utf-8",
    "Cache-Control": status === 200 && body !== null ? "max-age=0, private, must-revalidate" : "no-cache",
    "X-App-Search-Version": version,
    "X-Content-Type-Options": "nosniff",
    "X-Request-Id": requestId,
  });
  if (ms !== undefined) headers.set("Server-Timing", `search;dur=${ms.toFixed(2)}`);
  if (status === 401) headers.set("WWW-Authenticate", 'Basic realm="Swiftype"');
  return new Response(body, { status, headers });
}

export function jsonAnswer(value: unknown, requestId: string, options?: AnswerOptions): Response {
  return answer(JSON.stringify(value), requestId, options);
}

export function errorAnswer(errors: readonly string[], requestId: string, status = 400): Response {
  return jsonAnswer({ errors }, requestId, { status });
}

/**
 * Allows scripts of other origins. The protocol's browser client sends credentials, so the origin is named instead of
 * `*`. No call reads cookies; only the key in the Authorization header counts.
 */
export function withCors(response: Response, origin: string | null): Response {
  response.headers.append("Vary", "Origin");
  if (!origin || !/^https?:\/\/[^\s/]+$/.test(origin)) return response;
  response.headers.set("Access-Control-Allow-Origin", origin);
  response.headers.set("Access-Control-Allow-Credentials", "true");
  response.headers.set("Access-Control-Expose-Headers", "X-Request-Id, X-App-Search-Version, Server-Timing");
  return response;
}

export function preflight(origin: string | null): Response {
  const headers = {
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
    "Access-Control-Allow-Headers":
      "Authorization, Content-Type, X-Swiftype-Client, X-Swiftype-Client-Version, X-Elastic-Client-Meta",
    "Access-Control-Max-Age": "7200",
  };
  return withCors(new Response(null, { status: 204, headers }), origin);
}
