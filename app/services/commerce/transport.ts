/** One HTTP exchange with an upstream: time-out, retries with growing delay, and an answer that is always a value. */
import { redactPath } from "@domain/http/log/redact";
import type { Logger } from "~/context/request/types";
import { UpstreamError } from "../upstream/types";
import { createRetryBudget, type RetryBudget } from "./retry-budget";

export interface TransportOptions {
  readonly fetch?: typeof fetch;
  /** Waits before the second, third … attempt; their number is the number of retries (AMB-C-12). */
  readonly retryDelaysMilliseconds?: readonly number[];
  /** Limit of one attempt; {@link RetryBudget} bounds all of them. */
  readonly timeoutMilliseconds?: number;
  /** Shared by the transports of one page; each has its own when left out. */
  readonly retryBudget?: RetryBudget;
  readonly log?: Logger;
}

export interface UpstreamRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A write that names its intent, or a read, may be sent again after a failure; anything else goes out once. */
  readonly repeatable: boolean;
}

/** `status` 0: nobody answered in time. */
export interface UpstreamResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The other side had carried this intent out before this request came, and answers what it answered then. */
  readonly repeated?: true;
  /** Seconds that the other side asks to wait (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  /** Nobody was asked, since an open circuit stands before the other side: its last true outcome. */
  readonly refusedAfter?: number | string;
}

export type Transport = (request: UpstreamRequest) => Promise<UpstreamResponse>;

const nobody: UpstreamResponse = { status: 0, contentType: "", text: "" };

interface Attempted {
  readonly response: UpstreamResponse;
  /** There is an answer; or the circuit is open, and to ask again within one page is what it is there to prevent. */
  readonly final: boolean;
}

/** Nobody is asked to wait longer, whatever another side says. */
const longestWaitSeconds = 24 * 3600;

/** An attempt that has less time than this is not made. */
const shortestAttemptMilliseconds = 300;

/**
 * Sends the requests of one page. Nobody throws: an outage is `status` 0 or the last answer of 5xx.
 * Of the specification are the three retries with growing delay (A-RETRY-05), as far as the page's patience goes.
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
      // Reading is inside: a body that stops half-way is an answer that never came.
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
      // What an attempt of this request may have carried out before is nobody else's doing.
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

/** Nobody answered, or the other side has a fault of its own. */
export const isOutage = (status: number): boolean => status === 0 || status >= 500;
