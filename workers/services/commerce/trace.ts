/**
 * Trace of the request at hand, which calls of other services carry on. The services have no spans of their own, so that
 * their calls name the caller's span as their parent, as W3C Trace Context has it for a party that only passes it on.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string | null>();
/** `traceparent` of version 00; anything else is ignored, and nothing longer is ever stored. */
const wellFormed = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Runs as a part of a trace. Objects are entered by calls without headers, which bring the text along. */
export function withTrace<T>(traceparent: string | null | undefined, run: () => T): T {
  return current.run(traceparent && wellFormed.test(traceparent) ? traceparent : null, run);
}

export const currentTrace = (): string | null => current.getStore() ?? null;
