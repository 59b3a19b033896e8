/**
 * Calls of the gateway to other services. A service with a configured address is called over HTTP; otherwise this
 * deployment's embedded one answers in place, with the same requests and faults.
 */
import { embedded } from "../embedded";
import type { ServicesEnv } from "../env";
import { currentTrace } from "./trace";

interface UpstreamCall {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the service's base. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
}

/** `status` 0: no answer in time. The service may still complete the call. */
interface UpstreamAnswer {
  readonly status: number;
  readonly body: unknown;
}

const noAnswer: UpstreamAnswer = { status: 0, body: null };

const services = {
  payments: { url: "PAYMENTS_URL", key: "PAYMENTS_KEY" },
  availability: { url: "AVAILABILITY_URL", key: "AVAILABILITY_KEY" },
  search: { url: "SEARCH_URL", key: "SEARCH_KEY" },
  lots: { url: "LOTS_URL", key: "LOTS_KEY" },
  /** Has no embedded service; callers ask only with an address. */
  "vat-register": { url: "VAT_REGISTER_URL", key: null },
} as const;

/** One call. Never throws: a service that is down, or an answer that is not JSON, is returned as an answer too. */
export async function callUpstream(
  env: ServicesEnv,
  service: keyof typeof services,
  { method, path, body, headers = {}, timeoutMilliseconds }: UpstreamCall,
): Promise<UpstreamAnswer> {
  const base = env[services[service].url];
  const { key } = services[service];
  const trace = currentTrace();
  const text = body === undefined ? null : JSON.stringify(body);
  const request = new Request(`${base?.replace(/\/$/, "") ?? `http://embedded/${service}`}${path}`, {
    method,
    headers: {
      accept: "application/json",
      ...(key !== null && { authorization: `Bearer ${env[key]}` }),
      ...(text !== null && { "content-type": "application/json", "content-length": String(text.length) }),
      ...(trace !== null && { traceparent: trace }),
      ...headers,
    },
    body: text,
    redirect: "manual",
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<UpstreamAnswer>((resolve) => {
    timer = setTimeout(resolve, timeoutMilliseconds, noAnswer);
  });
  const answered = (async (): Promise<UpstreamAnswer> => {
    try {
      const response = base
        ? await fetch(request, { signal: AbortSignal.timeout(timeoutMilliseconds) })
        : await embedded.fetch(request, env);
      return { status: response.status, body: await response.json() };
    } catch {
      return noAnswer;
    }
  })();
  try {
    return await Promise.race([answered, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
