/**
 * One call of the App Search client over our own `fetch`, with a time limit and an abort signal. The client drops the
 * bodies of errors, so each call keeps the response. Its `fetch` option is our patch (`framework/PATCHES.md`).
 */

/** The response; null if there was none. */
export interface Exchange {
  readonly status: number;
  readonly text: string;
}

interface ExchangeOptions {
  readonly send: typeof fetch;
  readonly timeoutMilliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

export type Outcome<T> =
  | { readonly kind: "answered"; readonly value: T }
  | { readonly kind: "refused"; readonly exchange: Exchange }
  | { readonly kind: "timeout" | "aborted" | "network"; readonly error: unknown };

/** Runs one call of a client that sends its request with the given `fetch`. */
export async function exchange<T>(
  call: (send: typeof fetch) => Promise<T>,
  { send, timeoutMilliseconds, signal }: ExchangeOptions,
): Promise<Outcome<T>> {
  const limit = AbortSignal.timeout(timeoutMilliseconds);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  let received: Exchange | null = null;

  const carry: typeof fetch = async (input, init) => {
    const { method = "POST", headers, body = null } = init ?? {};
    const url = String(input).replace(/\/click\.json$/, "/click/");
    const response = await send(url, { method, headers: new Headers(headers), body, redirect: "manual", signal: stop });
    // A response is read once, by the client; only bodies of errors are kept.
    if (response.ok && bodyStatus(response.status) === response.status) {
      received = { status: response.status, text: "" };
      return response;
    }
    const text = await response.text();
    received = { status: response.status, text };
    return new Response(text === "" ? null : text, { status: bodyStatus(response.status) });
  };

  try {
    return { kind: "answered", value: await untilStopped(call(carry), stop) };
  } catch (error) {
    if (signal?.aborted) return { kind: "aborted", error };
    if (limit.aborted) return { kind: "timeout", error };
    return received ? { kind: "refused", exchange: received } : { kind: "network", error };
  }
}

/** A shared read continues without its first caller, so aborting must also end the wait. */
function untilStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(stop.reason);
    if (stop.aborted) end();
    stop.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener("abort", end));
  });
}

/** Statuses that a Response accepts; others count as an upstream fault. */
function bodyStatus(status: number): number {
  return status >= 200 && status <= 599 && status !== 204 && status !== 205 && status !== 304 ? status : 502;
}
