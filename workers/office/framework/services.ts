/** Calls of the office to the services, for the person who is signed in. */
import { type Refusal, refusal } from "@contracts/office/resources";
import * as v from "valibot";
import type { OfficeEnv } from "../env";

const timeoutMilliseconds = 15_000;

interface Call {
  readonly method?: "GET" | "POST" | "DELETE";
  /** Path below the services' address, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** Timeout in milliseconds. */
  readonly patience?: number;
}

/** `status` is 0 if the services did not respond in time; they may still carry the call out. */
interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The browser request on whose behalf the office calls the services. */
export interface Caller {
  readonly env: OfficeEnv;
  readonly token: string | null;
  /** Network address of the browser, for limits and the audit log. */
  readonly address: string | null;
  readonly agent: string;
}

const headersOf = ({ env, token, address, agent }: Caller): Record<string, string> => ({
  accept: "application/json",
  "x-office-key": env.OFFICE_KEY ?? "",
  "user-agent": agent.slice(0, 200),
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(address !== null && { "x-office-address": address }),
});

/** Sends a call and returns the response as it is, for files. */
export function callForFile(caller: Caller, path: string): Promise<Response> {
  return fetch(`${caller.env.SERVICES_URL.replace(/\/$/, "")}${path}`, {
    headers: headersOf(caller),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
}

/** Never throws: the status is 0 if the services are down. */
export async function call(
  caller: Caller,
  { method = "GET", path, body, patience = timeoutMilliseconds }: Call,
): Promise<CallAnswer> {
  try {
    const response = await fetch(`${caller.env.SERVICES_URL.replace(/\/$/, "")}${path}`, {
      method,
      headers: { ...headersOf(caller), ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  } catch (error) {
    console.warn("the services did not respond to the office", error instanceof Error ? error.name : "");
    return { status: 0, body: null };
  }
}

/** Problems of a refusal; a general one if the response lists none. */
export function problemsOf({ status, body }: CallAnswer): Refusal["errors"] {
  const parsed = v.safeParse(refusal, body);
  if (parsed.success) return parsed.output.errors;
  const message =
    status === 0 ? "The services are not responding. Try again in a moment." : `The services answered ${status}.`;
  return [{ code: "General", message }];
}
