/** Sends OTLP bodies to a collector over HTTP. */

export interface Collector {
  /** Base address, without a slash at its end: "https://otlp.example:4318". */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Signal = "traces" | "logs" | "metrics";
/** `refused`: the collector will not take this body at any time, so it is dropped. */
export type Sent = "sent" | "refused" | "later";

const timeoutMs = 5000;
/** Statuses after which OTLP/HTTP asks clients to send again. */
const passing = new Set([429, 502, 503, 504]);

/** Never throws. A partial success counts as sent: OTLP forbids to repeat it. */
export async function sendSignal(
  { url, headers }: Collector,
  signal: Signal,
  body: unknown,
  send: typeof fetch = fetch,
): Promise<Sent> {
  try {
    const response = await send(`${url}/v1/${signal}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return "sent";
    return passing.has(response.status) ? "later" : "refused";
  } catch {
    return "later";
  }
}
