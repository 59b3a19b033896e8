/** Tail Worker of the storefronts, with the operator's console. */
import type { RequestLine } from "@contracts/values/request-line";
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";
import { refuseAccess } from "./access";
import { answerConsole } from "./console";
import { changeHold } from "./console/hold";
import type { LogsEnv } from "./env";
import { requestLines } from "./lines";
import type { RequestLog } from "./request-log";

export { ConsoleAttempts } from "./attempts";
export { RequestLog } from "./request-log";

function requestLog(env: LogsEnv): DurableObjectStub<RequestLog> {
  return env.REQUESTS.get(env.REQUESTS.idFromName("requests"));
}

/**
 * Stores lines, with one retry if the error is marked retryable, as when the object moves or restarts. A duplicate line
 * does less harm than a lost one.
 */
async function keep(lines: readonly RequestLine[], env: LogsEnv): Promise<void> {
  try {
    await requestLog(env).append(lines);
  } catch (error) {
    if (!(error instanceof Error && "retryable" in error && error.retryable === true)) throw error;
    await requestLog(env).append(lines);
  }
}

function stamp(response: Response): Response {
  const stamped = new Response(response.body, response);
  stamped.headers.set("content-security-policy", contentSecurityPolicy({}));
  for (const [name, value] of fixedSecurityHeaders) stamped.headers.set(name, value);
  if (!stamped.headers.has("cache-control")) stamped.headers.set("cache-control", "no-store");
  return stamped;
}

export default {
  async fetch(request: Request, env: LogsEnv): Promise<Response> {
    const { pathname } = new URL(request.url);
    const changes = request.method === "POST" && pathname === "/alerts";
    if (request.method !== "GET" && request.method !== "HEAD" && !changes) {
      const allow = pathname === "/alerts" ? "GET, HEAD, POST" : "GET, HEAD";
      return stamp(new Response("This method is not served here.\n", { status: 405, headers: { allow } }));
    }
    // Checked before routing, so no page can bypass it.
    const refused = await refuseAccess(request, env);
    if (changes && !refused) return stamp(await changeHold(request, requestLog(env), Date.now()));
    return stamp(refused ?? (await answerConsole(new URL(request.url), requestLog(env), env, Date.now())));
  },

  async tail(events: TraceItem[], env: LogsEnv): Promise<void> {
    const lines = requestLines(events.flatMap(({ logs }) => logs.map(({ message }) => message)));
    if (lines.length > 0) await keep(lines, env);
  },

  /** Once a minute: makes sure that the object's alarm is set. The alarm checks alerts even without visits. */
  async scheduled(_event: ScheduledController, env: LogsEnv): Promise<void> {
    await requestLog(env).stayAwake();
  },
};
