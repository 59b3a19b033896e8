/**
 * Calls of the gateway to other services. A service with a configured address is called over HTTP; otherwise this
 * deployment's embedded service handles it in the same process, with the same requests and faults.
 */
import { redactPath } from "@domain/http/log/redact";
import { embedded } from "../embedded";
import type { ServicesEnv } from "../env";
import { tracedCall } from "../shared/tracing/trace";

interface UpstreamCall {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the service's base. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
}

/** `status` is 0 if there was no response in time. The service may still complete the call. */
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
  /** Has no embedded service; called only if an address is configured. */
  "vat-register": { url: "VAT_REGISTER_URL", key: null },
} as const;

/**
 * Makes one call. Never throws: an unavailable service, or a response that is not JSON, is returned as an answer as
 * well.
 */
export async function callUpstream(
  env: ServicesEnv,
  service: keyof typeof services,
  { method, path, body, headers = {}, timeoutMilliseconds }: UpstreamCall,
): Promise<UpstreamAnswer> {
  const base = env[services[service].url];
  const { key } = services[service];
  const text = body === undefined ? null : JSON.stringify(body);
  const url = `${base?.replace(/\/$/, "") ?? `http://embedded/${service}`}${path}`;
  const request = (trace: Readonly<Record<string, string>>) =>
    new Request(url, {
      method,
      headers: {
        accept: "application/json",
        ...(key !== null && { authorization: `Bearer ${env[key]}` }),
        ...(text !== null && { "content-type": "application/json", "content-length": String(text.length) }),
        ...trace,
        ...headers,
      },
      body: text,
      redirect: "manual",
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<UpstreamAnswer>((resolve) => {
    timer = setTimeout(resolve, timeoutMilliseconds, noAnswer);
  });
  const send = async (trace: Readonly<Record<string, string>>): Promise<UpstreamAnswer> => {
    try {
      const response = base
        ? await fetch(request(trace), { signal: AbortSignal.timeout(timeoutMilliseconds) })
        : await embedded.fetch(request(trace), env);
      return { status: response.status, body: await response.json() };
    } catch {
      return noAnswer;
    }
  };
  const receiver = { method, service, url, path: redactPath(path.split("?", 1)[0] ?? "") };
  try {
    return await tracedCall(receiver, (trace) => Promise.race([send(trace), timeout]));
  } finally {
    clearTimeout(timer);
  }
}
