/** How the clients of the outside services reach them. */
import type { PolicyName } from "./policies";

/** `fetch` under a policy: time limit, retries, circuit breaker and, for shared reads, a cache. */
export type UpstreamFetch = (input: string | URL, init?: RequestInit) => Promise<Response>;

/** One reader per request of a visitor; its trace tells what the page waited for. */
export interface UpstreamReader {
  /** The policy's `fetch`. */
  fetch(policy: PolicyName): UpstreamFetch;
  /** Calls so far, in the order in which they were started. */
  readonly trace: readonly UpstreamCall[];
}

/** Where an answer came from. `stale`: kept for longer than fresh, and refreshed behind the visitor's back. */
export type UpstreamSource = "network" | "fresh" | "stale" | "shared";

export interface UpstreamCall {
  readonly policy: PolicyName;
  /** Milliseconds after the request came in. */
  readonly startedMs: number;
  /** Milliseconds; null while it is running. */
  ms: number | null;
  /** HTTP status, or why there was none. */
  status: number | UpstreamFailureReason | null;
  source: UpstreamSource;
  attempts: number;
}

export type UpstreamFailureReason = "timeout" | "network" | "open";

/**
 * Nobody answered: time ran out, the connection failed, or the circuit is open. An HTTP status of 5xx is an answer
 * and is returned, not thrown.
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  constructor(
    readonly policy: PolicyName,
    readonly reason: UpstreamFailureReason,
  ) {
    super(`${policy}: ${reason}`);
  }
}
