/**
 * Authorized calls of the gateway API: adds the bearer token, renews it once if refused, and shares identical pending
 * reads.
 */

import type { Transport, UpstreamResponse } from "../upstream/transport";
import { failureOf, hasCode } from "./failures";
import type { CommerceFailure } from "./types";

export interface ApiRequest {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path and query below the API base. */
  readonly path: string;
  readonly body?: unknown;
  /** Idempotency key of a write; the gateway executes it once. */
  readonly idempotencyKey?: string;
}

export type ApiAnswer = { readonly ok: true; readonly response: UpstreamResponse } | CommerceFailure;
export type Call = (request: ApiRequest) => Promise<ApiAnswer>;

/** Source of tokens: a visitor's or the shop's. */
export interface BearerSource {
  bearer(): Promise<{ ok: true; token: string } | CommerceFailure>;
  renew(refused: string): Promise<{ ok: true; token: string } | CommerceFailure>;
}

interface CallOptions {
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called for every 4xx response, for the log. */
  readonly onRefusal?: (request: ApiRequest, failure: CommerceFailure) => void;
  /** Called if the gateway refuses a token it has just issued (A-TOKEN-18). */
  readonly onInvalidToken?: () => void;
}

export function createCalls(
  transport: Transport,
  apiUrl: string,
  tokens: BearerSource,
  { headers = {}, onRefusal = () => {}, onInvalidToken = () => {} }: CallOptions = {},
): Call {
  /** Shared only within this request: a response must never reach another visitor (W9). */
  const underWay = new Map<string, Promise<ApiAnswer>>();

  async function send({ method, path, body, idempotencyKey }: ApiRequest, token: string): Promise<UpstreamResponse> {
    return transport({
      method,
      url: `${apiUrl}${path}`,
      headers: {
        ...headers,
        accept: "application/json",
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function run(request: ApiRequest): Promise<ApiAnswer> {
    const bearer = await tokens.bearer();
    if (!bearer.ok) return bearer;
    let response = await send(request, bearer.token);
    if (response.status === 401 || response.status === 403) {
      const renewed = await tokens.renew(bearer.token);
      if (!renewed.ok) return renewed;
      response = await send(request, renewed.token);
    }
    if (response.status >= 200 && response.status < 300) return { ok: true, response };
    const failure = failureOf(response);
    if (response.status === 401 && hasCode(failure, "invalid_token")) onInvalidToken();
    if (response.status >= 400 && response.status < 500) onRefusal(request, failure);
    return failure;
  }

  return (request) => {
    if (request.method !== "GET") return run(request);
    const running = underWay.get(request.path);
    if (running) return running;
    const started = run(request).finally(() => underWay.delete(request.path));
    underWay.set(request.path, started);
    return started;
  };
}
