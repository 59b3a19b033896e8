/** Headers that only proxies may set; from a browser they are forged. */
const spoofable = [
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-for",
  "x-forwarded-server",
  "forwarded",
  "x-host",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "x-original-url",
  "x-original-host",
  "x-rewrite-url",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
];

/** The request without forged headers. Only private pages see requests, so only they pay for the copy. */
export function withoutSpoofedHeaders(request: Request): Request {
  if (!spoofable.some((name) => request.headers.has(name))) return request;
  const headers = new Headers(request.headers);
  for (const name of spoofable) headers.delete(name);
  const init: RequestInit & { duplex?: "half" } = { headers, ...(request.body && { duplex: "half" }) };
  return new Request(request, init);
}
