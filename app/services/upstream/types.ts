/** How the clients of the outside services reach them. */
import type { UpstreamLogEntry } from "@domain/http/edge-app";
import type { PolicyName } from "./policies";

/** `fetch` under a policy: time limit, retries, circuit breaker and, for shared reads, a cache. */
export type UpstreamFetch = typeof fetch;

/** One reader per request of a visitor; its trace tells what the page waited for. */
export interface UpstreamReader {
  /** The policy's `fetch`. */
  fetch(policy: PolicyName): UpstreamFetch;
}

/** Where an answer came from. `stale`: kept for longer than fresh. `shared`: another read was already under way. */
export type UpstreamSource = "network" | "fresh" | "stale" | "shared";

/** `busy`: time ran out while this isolate had too much to do to look at an answer. */
export type UpstreamFailureReason = "timeout" | "network" | "open" | "cancelled" | "busy";

/** What a reader needs of the request that it works for. */
export interface ReaderOptions {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Calls are noted here, in the order in which they start. */
  readonly trace: UpstreamLogEntry[];
  /** Calls are here until they have an outcome, those behind the visitor's back too. */
  readonly underWay?: Set<Promise<unknown>>;
  readonly startedAt: number;
}

/**
 * Nobody answered: time ran out, the connection failed, or the circuit is open. An HTTP status of 5xx is an answer
 * and is returned, not thrown.
 */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  constructor(
    readonly policy: PolicyName,
    readonly reason: UpstreamFailureReason,
    /** `open`: the last true outcome of the upstream, a status or why there was none. */
    readonly last: number | Exclude<UpstreamFailureReason, "open"> | null = null,
  ) {
    super(`${policy}: ${reason}${last === null ? "" : `, after ${last}`}`);
  }
}
