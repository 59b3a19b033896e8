import type { UpstreamLogEntry } from "@domain/http/edge-app";

/** `Server-Timing` entries of the page's calls: name, milliseconds, source of the response. */
export function serverTiming(calls: readonly UpstreamLogEntry[]): string {
  return calls
    .slice(0, 20)
    .map(
      ({ name, ms, source }) => `${name};desc="${ms === null ? "running" : source}"${ms === null ? "" : `;dur=${ms}`}`,
    )
    .join(", ");
}
