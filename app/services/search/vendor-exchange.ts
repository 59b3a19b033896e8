/**
 * Makes the App Search client use our own `fetch`. The client accepts neither a fetch nor a signal and drops error
 * bodies, but it calls the global `fetch` before its method returns. So the global is replaced for that synchronous
 * moment only: no other code can run meanwhile, and each call keeps its own exchange. If a future version calls later,
 * no exchange has started, which is detected at once.
 */

/** What came back; null if nothing did. */
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

/** Runs one call of the client. `begin` must make the client send its request before it returns. */
export async function exchange<T>(begin: () => Promise<T>, options: ExchangeOptions): Promise<Outcome<T>> {
  const { send, timeoutMilliseconds, signal } = options;
  const limit = AbortSignal.timeout(timeoutMilliseconds);
  const stop = signal ? AbortSignal.any([limit, signal]) : limit;
  let received: Exchange | null = null;
  let sent = false;

  const carry: typeof fetch = async (input, init) => {
    sent = true;
    // Restore the global by the next microtask, whatever `send` does.
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
