/** Stands in front of every service where demo controls are on: notes the call, and strikes it when a fault says so. */
import type { MiddlewareHandler } from "hono";
import type { ServicesApp } from "../env";
import { describeBody, describeQuery, recordCall } from "./calls";
import { currentFaults, takeFault } from "./faults";
import { strike } from "./strike";

/** Larger bodies are imports: neither noted nor searched. */
const maxBodyBytes = 16 * 1024;

export const injectFaults: MiddlewareHandler<ServicesApp> = async (c, next) => {
  const url = new URL(c.req.url);
  const [service = "", section] = url.pathname
    .replace(/^\/cn(?=\/)/, "")
    .slice(1)
    .split("/");
  // Operators' imports are no calls of the shop, and what puts things right must not be struck.
  if (c.env.DEMO_CONTROLS !== "1" || service === "" || section === "_admin") return next();
  const at = Date.now();
  const { method } = c.req;
  // Card numbers come to the hosted fields: not even a copy in memory is made of them.
  const body = service === "payments" && section === "cards" ? "" : await smallBody(c.req.raw);
  const fault =
    currentFaults().length > 0 ? takeFault(service, () => `${method} ${url.pathname}${url.search} ${body}`) : null;
  if (fault) {
    c.res = await strike(fault, async () => {
      await next();
      return c.res;
    });
  } else {
    await next();
  }
  const broken = fault?.mode === "down" || fault?.mode === "truncate";
  recordCall({
    at,
    service,
    region: c.get("region"),
    method,
    path: url.pathname,
    query: describeQuery(url.search),
    body: describeBody(body, c.req.header("content-type") ?? ""),
    status: broken ? 0 : c.res.status,
    ms: Date.now() - at,
    fault: fault?.mode ?? null,
  });
  return undefined;
};

/** Read from a copy: the service reads the request itself. */
async function smallBody(request: Request): Promise<string> {
  if (request.method !== "POST" && request.method !== "PUT") return "";
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length > 0 && length <= maxBodyBytes)) return "";
  // Not `text()`: the runtime warns of it where the type is that of a form.
  return new TextDecoder().decode(await request.clone().arrayBuffer());
}
