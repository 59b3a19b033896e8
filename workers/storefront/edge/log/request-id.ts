/**
 * Request id: a UUID of version 7 (RFC 9562). It starts with the time, so the log's index grows at its end; random ids
 * would touch another index page with every request.
 * @param now milliseconds since 1970
 */
export function createRequestId(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
