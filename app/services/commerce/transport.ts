/** One HTTP exchange with an upstream: time-out, retries with growing delay, and an answer that is always a value. */
import type { Logger } from "../../context/types";

export interface TransportOptions {
  readonly fetch?: typeof fetch;
  /** Waits before the second, third … attempt; their number is the number of retries (AMB-C-12). */
  readonly retryDelaysMilliseconds?: readonly number[];
  readonly timeoutMilliseconds?: number;
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
}

export type Transport = (request: UpstreamRequest) => Promise<UpstreamResponse>;

const nobody: UpstreamResponse = { status: 0, contentType: "", text: "" };

/**
 * Sends the requests of one page. Nobody throws: an outage is `status` 0 or the last answer of 5xx.
 * Of the specification are the three retries with growing delay (A-RETRY-05).
 */
export function createTransport({
  fetch: send = fetch,
  retryDelaysMilliseconds = [1500, 3000, 4500],
  timeoutMilliseconds = 8000,
  log,
}: TransportOptions = {}): Transport {
  async function attempt({ method, url, headers, body }: UpstreamRequest): Promise<UpstreamResponse> {
    try {
      const response = await send(url, {
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      // Reading is inside: a body that stops half-way is an answer that never came.
      const text = await response.text();
      const repeated = response.headers.get("idempotent-replayed") === "true";
      const contentType = response.headers.get("content-type") ?? "";
      return { status: response.status, contentType, text, ...(repeated && { repeated }) };
    } catch {
      return nobody;
    }
  }

  /** One page waits for all retries once: after that an upstream that is down is asked once a call. */
  let givenUp = false;

  return async (request) => {
    const delays = request.repeatable && !givenUp ? retryDelaysMilliseconds : [];
    let response = await attempt(request);
    for (const delay of delays) {
      if (!isOutage(response.status)) break;
      await new Promise((resolve) => setTimeout(resolve, delay));
      // What an attempt of this request may have carried out before is nobody else's doing.
      const { repeated: _, ...answered } = await attempt(request);
      response = answered;
    }
    if (delays.length > 0) givenUp = isOutage(response.status);
    if (isOutage(response.status)) {
      const { pathname } = new URL(request.url);
      log?.error("upstream failed", { method: request.method, path: pathname, status: response.status });
    }
    return response;
  };
}

/** Nobody answered, or the other side has a fault of its own. */
export const isOutage = (status: number): boolean => status === 0 || status >= 500;
