/**
 * Lets a call of the App Search client travel over our own `fetch`. The client takes neither a fetch nor a signal and
 * drops the bodies of refusals, but it calls the global `fetch` before its method returns. So the global stands in for
 * exactly that synchronous moment: nothing else can run in between, and each call keeps its own exchange. A version of
 * the client that calls later is noticed at once, because then no exchange has begun.
 */

/** What came back over the wire; null when nothing did. */
export interface Exchange {
  readonly status: number;
  readonly text: string;
}

export interface ExchangeOptions {
  readonly send: typeof fetch;
  readonly timeoutMilliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

export type Outcome<T> =
  | { readonly kind: "answered"; readonly value: T }
  | { readonly kind: "refused"; readonly exchange: Exchange }
  | { readonly kind: "timeout" | "aborted" | "network"; readonly error: unknown };

/** Runs one call of the client. `begin` must make the client send its request before it returns. */
export async function exchange<T>(begin: () => Promise<T>, options: ExchangeOptions): Promise<Outcome<T>> {
  const { send, timeoutMilliseconds, signal } = options;
  const limit = AbortSignal.timeout(timeoutMilliseconds);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  let received: Exchange | null = null;
  let sent = false;

  const carry: typeof fetch = async (input, init) => {
    sent = true;
    // By the next microtask the global is itself again, for whatever `send` is made of.
    await null;
    const { method = "POST", headers, body = null } = init ?? {};
    const url = String(input).replace(/\/click\.json$/, "/click/");
    const response = await send(url, { method, headers: new Headers(headers), body, redirect: "manual", signal: stop });
    const text = await response.text();
    received = { status: response.status, text };
    return new Response(text === "" ? null : text, { status: bodyStatus(response.status) });
  };

  try {
    const value = await untilStopped(withGlobalFetch(carry, begin), stop);
    if (!sent) throw new Error("The search client sent nothing");
    return { kind: "answered", value };
  } catch (error) {
    if (signal?.aborted) return { kind: "aborted", error };
    if (limit.aborted) return { kind: "timeout", error };
    return received ? { kind: "refused", exchange: received } : { kind: "network", error };
  }
}

function withGlobalFetch<T>(stand: typeof fetch, begin: () => Promise<T>): Promise<T> {
  const own = globalThis.fetch;
  globalThis.fetch = stand;
  try {
    return begin();
  } finally {
    globalThis.fetch = own;
  }
}

/** A shared read goes on without its first asker, so the end of waiting cannot be left to the request alone. */
function untilStopped<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(stop.reason);
    if (stop.aborted) end();
    stop.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => stop.removeEventListener("abort", end));
  });
}

/** Statuses that a Response may be made with; anything else counts as a fault of the other side. */
function bodyStatus(status: number): number {
  return status >= 200 && status <= 599 && status !== 204 && status !== 205 && status !== 304 ? status : 502;
}
