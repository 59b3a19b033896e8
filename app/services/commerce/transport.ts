/** HTTP calls to an upstream: time-out, retries with growing delay, and a result that is always a value. */
import { redactPath } from "@domain/http/log/redact";
import type { Logger } from "~/context/request/types";
import { UpstreamError } from "../upstream/types";
import { createRetryBudget, type RetryBudget } from "./retry-budget";

export interface TransportOptions {
  readonly fetch?: typeof fetch;
  /** Delays before the second, third … attempt; their number is the number of retries (AMB-C-12). */
  readonly retryDelaysMilliseconds?: readonly number[];
  /** Limit of one attempt; {@link RetryBudget} bounds all of them. */
  readonly timeoutMilliseconds?: number;
  /** Shared by the transports of a page; defaults to a separate one. */
  readonly retryBudget?: RetryBudget;
  readonly log?: Logger;
}

export interface UpstreamRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** True for reads and for writes with an idempotency key, which may be retried. */
  readonly repeatable: boolean;
}

/** `status` 0: no answer in time. */
export interface UpstreamResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The upstream had already executed this key and returned its earlier answer. */
  readonly repeated?: true;
  /** Seconds from `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Set if the breaker refused the call: the upstream's last status or failure reason. */
  readonly refusedAfter?: number | string;
}

export type Transport = (request: UpstreamRequest) => Promise<UpstreamResponse>;

const nobody: UpstreamResponse = { status: 0, contentType: "", text: "" };

interface Attempted {
  readonly response: UpstreamResponse;
  /** True if answered or the breaker is open, which must not be retried within a page. */
  readonly final: boolean;
}

/** Upper limit, whatever the upstream asks for. */
const longestWaitSeconds = 24 * 3600;

/** With less time left, no attempt is made. */
const shortestAttemptMilliseconds = 300;

/**
 * Sends the requests of one page. Never throws: an outage is `status` 0 or the last 5xx answer. The spec asks for three
 * retries with growing delay (A-RETRY-05), within the page's retry budget.
 */
export function createTransport({
  fetch: send = fetch,
  retryDelaysMilliseconds = [1500, 3000, 4500],
  timeoutMilliseconds = 7000,
  retryBudget = createRetryBudget(),
  log,
}: TransportOptions = {}): Transport {
  async function attempt({ method, url, headers, body }: UpstreamRequest, deadline: number): Promise<Attempted> {
    const milliseconds = Math.max(1, Math.min(timeoutMilliseconds, deadline - Date.now()));
    try {
      const response = await send(url, {
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
        signal: AbortSignal.timeout(milliseconds),
      });
      // Read the body here: if it breaks off, that counts as no answer.
      const text = await response.text();
      const repeated = response.headers.get("idempotent-replayed") === "true";
      const contentType = response.headers.get("content-type") ?? "";
      const { status } = response;
      const wait = Number(response.headers.get("retry-after"));
      const answered = {
        ...{ status, contentType, text },
        ...(repeated && { repeated }),
        ...(wait > 0 && { retryAfterSeconds: Math.min(Math.ceil(wait), longestWaitSeconds) }),
      };
      return { response: answered, final: !isOutage(status) };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.reason === "open")) return { response: nobody, final: false };
      return { response: { ...nobody, refusedAfter: error.last ?? "unknown" }, final: true };
    }
  }

  return async (request) => {
    const beganAt = Date.now();
    const deadline = retryBudget.deadline();
    const delays = request.repeatable && retryBudget.mayRepeat() ? retryDelaysMilliseconds : [];
    let { response, final } = await attempt(request, deadline);
    for (const delay of delays) {
      if (final || Date.now() + delay + shortestAttemptMilliseconds > deadline) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
      const again = await attempt(request, deadline);
      // Drop `repeated` after a retry: it was this request's own first attempt that was executed.
      const { repeated: _, ...answered } = again.response;
      response = answered;
      final = again.final;
    }
    if (isOutage(response.status)) {
      retryBudget.giveUp(beganAt);
      const { pathname } = new URL(request.url);
      const { status, refusedAfter } = response;
      const refused = refusedAfter === undefined ? {} : { circuit: "open", lastAnswer: refusedAfter };
      log?.error("upstream failed", { method: request.method, path: redactPath(pathname), status, ...refused });
    }
    return response;
  };
}

/** True without an answer, or for a fault of the upstream. */
export const isOutage = (status: number): boolean => status === 0 || status >= 500;
