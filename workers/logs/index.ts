/** Tail Worker of the storefronts, and the operator's console over what it gathers. */
import type { RequestLine } from "@contracts/values/request-line";
import { contentSecurityPolicy, fixedSecurityHeaders } from "@domain/http/security-headers";
import { refuseAccess } from "./access";
import { answerConsole } from "./console";
import type { LogsEnv } from "./env";
import { requestLines } from "./lines";
import type { RequestLog } from "./request-log";

export { ConsoleAttempts } from "./attempts";
export { RequestLog } from "./request-log";

function requestLog(env: LogsEnv): DurableObjectStub<RequestLog> {
  return env.REQUESTS.get(env.REQUESTS.idFromName("requests"));
}

/**
 * The object may be moving, or be restarted by a deployment, just now: such a fault says that it can be tried again. A line
 * that is there twice does less harm than one that is not there.
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
    if (request.method !== "GET" && request.method !== "HEAD") {
      return stamp(new Response("This method is not served here.\n", { status: 405, headers: { allow: "GET, HEAD" } }));
    }
    // Before anything is read of the address: no page of the console has a way around it.
    const refused = await refuseAccess(request, env);
    return stamp(refused ?? (await answerConsole(new URL(request.url), requestLog(env), env, Date.now())));
  },

  async tail(events: TraceItem[], env: LogsEnv): Promise<void> {
    const lines = requestLines(events.flatMap(({ logs }) => logs.map(({ message }) => message)));
    if (lines.length > 0) await keep(lines, env);
  },

  /** Once a minute: keeps the object's own alarm going, which looks at the alerts even when nobody visits the shop. */
  async scheduled(_event: ScheduledController, env: LogsEnv): Promise<void> {
    await requestLog(env).stayAwake();
  },
};
