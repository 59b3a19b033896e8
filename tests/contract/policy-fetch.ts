/** Policies of the shop over a test's own network, with short pauses between attempts. */
import { createUpstream } from "~/services/upstream/create-upstream-reader";
import type { UpstreamReader } from "~/services/upstream/types";

/** One reader per request of a visitor, as in the shop. */
export function policyReader(send: typeof fetch, retryDelayMs = 1): UpstreamReader {
  return createUpstream({ fetch: send, retryDelayMs }).reader({
    waitUntil: () => {},
    trace: [],
    startedAt: Date.now(),
  });
}
