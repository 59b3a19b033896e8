/** Guard of every `/_admin` route. */
import type { MiddlewareHandler } from "hono";
import type { ServicesApp } from "./env";
import { equalSecrets } from "./shared/secrets";

export const requireAdmin: MiddlewareHandler<ServicesApp> = async (c, next) => {
  if (!(await bearerMatches(c.req.raw.headers, c.env.ADMIN_KEY))) {
    return c.json({ error: "The admin key is missing or wrong." }, 401);
  }
  return next();
};

/** True if the request carries `Authorization: Bearer {key}`. */
export async function bearerMatches(headers: Headers, key: string | undefined): Promise<boolean> {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token !== undefined && (await equalSecrets(token, key));
}
