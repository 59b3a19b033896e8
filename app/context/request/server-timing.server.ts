import type { UpstreamLogEntry } from "@domain/http/edge-app";

/** `Server-Timing` members for what the page has waited for so far: name, milliseconds, where the answer came from. */
export function serverTiming(calls: readonly UpstreamLogEntry[]): string {
  return calls
    .slice(0, 20)
    .map(
      ({ name, ms, source }) => `${name};desc="${ms === null ? "running" : source}"${ms === null ? "" : `;dur=${ms}`}`,
    )
    .join(", ");
}
