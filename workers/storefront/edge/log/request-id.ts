/**
 * Name of a request: a UUID of version 7 (RFC 9562). It begins with the time, so that the log's index grows at its end; ids
 * without order would touch a page of it for every request.
 * @param now milliseconds since 1970
 */
export function createRequestId(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
