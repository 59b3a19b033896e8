/** A `fetch` that records its calls and can simulate faults of the network or the gateway. */

export interface Exchange {
  readonly method: string;
  /** Path below the API base, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: string | null;
  /** Time of the request in milliseconds. */
  readonly at: number;
  status: number;
}

type Answer = { readonly status: number; readonly body: unknown } | null;

export interface RecordingFetch {
  readonly fetch: typeof fetch;
  readonly exchanges: Exchange[];
  /** Every call as text, such as "POST /carts". */
  calls(): string[];
  /** Uses `reply` as the response in place of the gateway's, unless it returns nothing. */
  answer(reply: (exchange: Exchange) => Answer): void;
  /** Drops responses: the gateway executes the call, but its response never arrives. */
  loseAnswers(when: (exchange: Exchange) => boolean): void;
  /** Changes the text of every response. */
  rewrite(change: (text: string) => string): void;
}

export function recordingFetch(): RecordingFetch {
  const exchanges: Exchange[] = [];
  let reply: (exchange: Exchange) => Answer = () => null;
  let loses: (exchange: Exchange) => boolean = () => false;
  let change = (text: string) => text;
  return {
    exchanges,
    calls: () => exchanges.map(({ method, path }) => `${method} ${path}`),
    answer: (next) => {
      reply = next;
    },
    loseAnswers: (when) => {
      loses = when;
    },
    rewrite: (next) => {
      change = next;
    },
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const exchange: Exchange = {
        method: init?.method ?? "GET",
        path: url.pathname.replace(/^.*?\/api/, ""),
        query: url.searchParams,
        headers: new Headers(init?.headers),
        body: typeof init?.body === "string" ? init.body : null,
        at: performance.now(),
        status: 0,
      };
      exchanges.push(exchange);
      const given = reply(exchange);
      if (given) {
        exchange.status = given.status;
        const text = typeof given.body === "string" ? given.body : JSON.stringify(given.body);
        return new Response(text, { status: given.status });
      }
      const response = await fetch(input, init);
      const text = await response.text();
      if (loses(exchange)) throw new TypeError("network connection lost");
      exchange.status = response.status;
      return new Response(change(text), { status: response.status, headers: response.headers });
    },
  };
}
