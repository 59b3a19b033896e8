/** One HTTP exchange with an upstream as a value: an outage is a status, never an exception. */
import type { Logger } from "@domain/http/log/logger";
import { redactPath } from "@domain/http/log/redact";
import { UpstreamError, type UpstreamFetch } from "./types";

export interface TransportOptions {
  /** A policy's `fetch`, which sets time limits and retries. */
  readonly fetch?: UpstreamFetch;
  readonly log?: Logger;
}

export interface UpstreamRequest {
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `status` 0: no response in time. */
export interface UpstreamResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The upstream had processed this intent before, and repeats its response. */
  readonly repeated?: true;
  /** Seconds to wait before the next request (`Retry-After`). */
  readonly retryAfterSeconds?: number;
  /** Set if the circuit was open and no request was sent: outcome of the last request that was sent. */
  readonly refusedAfter?: number | string;
}

export type Transport = (request: UpstreamRequest) => Promise<UpstreamResponse>;

const noAnswer: UpstreamResponse = { status: 0, contentType: "", text: "" };

/** Upper limit on `Retry-After`. */
const maxWaitSeconds = 24 * 3600;

/** Sends requests and logs outages. Never throws: an outage is `status` 0 or a 5xx. */
export function createTransport({ fetch: send = fetch, log }: TransportOptions = {}): Transport {
  async function exchange({ method, url, headers, body }: UpstreamRequest): Promise<UpstreamResponse> {
    try {
      const response = await send(url, {
        method,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        redirect: "manual",
      });
      const text = await response.text();
      const wait = Number(response.headers.get("retry-after"));
      return {
        status: response.status,
        contentType: response.headers.get("content-type") ?? "",
        text,
        ...(response.headers.get("idempotent-replayed") === "true" && { repeated: true }),
        ...(wait > 0 && { retryAfterSeconds: Math.min(Math.ceil(wait), maxWaitSeconds) }),
      };
    } catch (error) {
      if (!(error instanceof UpstreamError && error.reason === "open")) return noAnswer;
      return { ...noAnswer, refusedAfter: error.last ?? "unknown" };
    }
  }

  return async (request) => {
    const response = await exchange(request);
    const { status, refusedAfter } = response;
    if (isOutage(status)) {
      const { pathname } = new URL(request.url);
      const refused = refusedAfter === undefined ? {} : { circuit: "open", lastAnswer: refusedAfter };
      log?.error("upstream failed", { method: request.method, path: redactPath(pathname), status, ...refused });
    }
    return response;
  };
}

/** True for status 0 (no response) and for 5xx. */
export const isOutage = (status: number): boolean => status === 0 || status >= 500;
