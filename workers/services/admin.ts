/** Guards of routes by a key. */
import type { MiddlewareHandler } from "hono";
import type { ServicesApp, ServicesEnv } from "./env";
import { problemResponse } from "./shared/problems";
import { equalSecrets } from "./shared/secrets";

/** Guard of every `/_admin` route. */
export const requireAdmin: MiddlewareHandler<ServicesApp> = async (c, next) => {
  if (!(await bearerMatches(c.req.raw.headers, c.env.ADMIN_KEY))) {
    return c.json({ error: "The admin key is missing or wrong." }, 401);
  }
  return next();
};

/** @param name begins the refusal's message */
export const requireKey =
  (key: Extract<keyof ServicesEnv, `${string}_KEY`>, name: string): MiddlewareHandler<ServicesApp> =>
  async (c, next) => {
    if (await bearerMatches(c.req.raw.headers, c.env[key])) return next();
    return problemResponse(401, { code: "invalid_token", message: `${name} is missing or wrong.` });
  };

/** Keeps responses to accepted requests out of every cache. */
export const noStore: MiddlewareHandler<ServicesApp> = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};

/** True if the request carries `Authorization: Bearer {key}`. */
export async function bearerMatches(headers: Headers, key: string | undefined): Promise<boolean> {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token !== undefined && (await equalSecrets(token, key));
}
