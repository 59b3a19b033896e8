/** Builds error responses with the gateway's envelope (`contracts/values/errors.ts`). */
import type { ErrorEnvelope, ErrorItem } from "@contracts/values/errors";

/** One entry of `errors`: code, message and fields of the code (currentVersion, reason …). */
export type Problem = Readonly<ErrorItem>;

/** Body of an error response; `message` is the first problem's. */
function envelope(statusCode: number, problems: readonly [Problem, ...Problem[]]): ErrorEnvelope {
  return { statusCode, message: problems[0].message, errors: [...problems] };
}

/** An uncacheable error response. */
export function problemResponse(status: number, ...problems: [Problem, ...Problem[]]): Response {
  return Response.json(envelope(status, problems), { status, headers: { "cache-control": "no-store" } });
}

/** Error of a token call: the envelope with OAuth's `error` and `error_description` (RFC 6749, section 5.2). */
export function oauthProblem(status: number, error: string, description: string, code: string = error): Response {
  const problems = envelope(status, [{ code, message: description }]);
  const body: ErrorEnvelope = { ...problems, error, error_description: description };
  return Response.json(body, {
    status,
    headers: {
      "cache-control": "no-store",
      ...(status === 401 && error === "invalid_client" ? { "www-authenticate": 'Basic realm="commerce"' } : {}),
    },
  });
}

export const invalidInput = (message: string): Response => problemResponse(400, { code: "InvalidInput", message });

export const notFound = (id: string): Response =>
  problemResponse(404, { code: "ResourceNotFound", message: `The Resource with ID ${id} was not found.` });

export const invalidToken = (): Response => {
  const response = oauthProblem(401, "invalid_token", "The access token is unknown, expired or revoked.");
  response.headers.set("www-authenticate", 'Bearer error="invalid_token"');
  return response;
};

export const insufficientScope = (): Response =>
  oauthProblem(403, "insufficient_scope", "This token does not allow the request.");

export const tooLarge = (capBytes: number): Response =>
  problemResponse(413, { code: "InvalidInput", message: `The request body is larger than ${capBytes} bytes.` });

export const tooManyRequests = (message: string, retryAfterSeconds: number): Response => {
  const response = problemResponse(429, { code: "TooManyRequests", message });
  response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
};
