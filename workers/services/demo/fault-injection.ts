/** Middleware before every service while demo controls are on: records the call and applies a matching fault. */
import type { MiddlewareHandler } from "hono";
import type { ServicesApp } from "../env";
import { describeBody, describeQuery, recordCall } from "./calls";
import { currentFaults, takeFault } from "./faults";
import { strike } from "./strike";

/** Larger bodies are imports, which are neither recorded nor matched. */
const maxBodyBytes = 16 * 1024;

export const injectFaults: MiddlewareHandler<ServicesApp> = async (c, next) => {
  const url = new URL(c.req.url);
  const [service = "", section] = url.pathname
    .replace(/^\/cn(?=\/)/, "")
    .slice(1)
    .split("/");
  // Imports are not calls of the shop, and repairs must not be faulted.
  if (c.env.DEMO_CONTROLS !== "1" || service === "" || section === "_admin") return next();
  const at = Date.now();
  const { method } = c.req;
  // Card numbers reach the hosted fields; not even a copy in memory is made.
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

/** Reads a copy, because the service reads the request itself. */
async function smallBody(request: Request): Promise<string> {
  if (request.method !== "POST" && request.method !== "PUT") return "";
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length > 0 && length <= maxBodyBytes)) return "";
  // Not `text()`, which logs a warning for form content types.
  return new TextDecoder().decode(await request.clone().arrayBuffer());
}
