/** Interface between service clients and upstream policies. */
import type { UpstreamLogEntry } from "@domain/http/edge-app";
import { ServiceFailure } from "../service-failure";
import type { PolicyName } from "./policies";

/** `fetch` under a policy: time limit, retries, breaker and, for shared reads, a cache. */
export type UpstreamFetch = typeof fetch;

/** One reader per request; its trace lists the calls the page waited for. */
export interface UpstreamReader {
  /** The policy's `fetch`. */
  fetch(policy: PolicyName): UpstreamFetch;
}

/** Origin of an answer. `stale`: stored and expired. `shared`: from another pending read. */
export type UpstreamSource = "network" | "fresh" | "stale" | "shared";

/** `busy`: time ran out while this isolate was too busy to read the answer. */
export type UpstreamFailureReason = "timeout" | "network" | "open" | "cancelled" | "busy";

/** Request data that a reader needs. */
export interface ReaderOptions {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Calls in the order they start. */
  readonly trace: UpstreamLogEntry[];
  /** Pending calls until they settle, including background ones. */
  readonly underWay?: Set<Promise<unknown>>;
  readonly startedAt: number;
  /** Request id, from which the trace sent to upstreams is derived; without it no trace is sent. */
  readonly requestId?: string;
}

/** No answer: time-out, failed connection, or open breaker. A 5xx status is an answer and is returned, not thrown. */
export class UpstreamError extends ServiceFailure {
  constructor(
    readonly policy: PolicyName,
    readonly reason: UpstreamFailureReason,
    /** For `open`: the upstream's last status or failure reason. */
    readonly last: number | Exclude<UpstreamFailureReason, "open"> | null = null,
  ) {
    super(policy, 0, `${reason}${last === null ? "" : `, after ${last}`}`);
  }
}
