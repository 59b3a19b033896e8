/** Guard of the office's calls: determines the acting person, and checks the permission of their role. */
import type { AuditActor } from "@contracts/office/audit";
import type { Permission } from "@contracts/office/permissions";
import { may } from "@domain/staff/permissions";
import type { MiddlewareHandler } from "hono";
import { bearerMatches } from "./admin";
import type { ServicesApp, ServicesEnv } from "./env";
import { sessionOf } from "./shared/office/sessions";
import { problemResponse } from "./shared/problems";
import { equalSecrets } from "./shared/secrets";

/** Hono types of routes behind {@link requirePermission}. */
export interface OfficeApp extends ServicesApp {
  Variables: ServicesApp["Variables"] & { actor: AuditActor };
}

const noSession = () =>
  problemResponse(401, { code: "invalid_token", message: "Sign in: this session does not exist or has ended." });

/**
 * Admits people with the permission by their session, and programs by `ADMIN_KEY`. Sessions are read at every call, so
 * an ended one is refused from the next call on.
 */
export function requirePermission(permission: Permission): MiddlewareHandler<OfficeApp> {
  return async (c, next) => {
    const address = await officeAddress(c.req.raw, c.env);
    const call = c.req.path.slice(c.req.path.lastIndexOf("/") + 1).slice(0, 60);
    if (await bearerMatches(c.req.raw.headers, c.env.ADMIN_KEY)) {
      c.set("actor", { kind: "machine", id: "admin-key", name: "Administrator's key", address, call });
    } else {
      const owner = await signedIn(c.req.raw, c.env);
      if (!owner) return noSession();
      if (!may(owner.role, permission)) {
        return problemResponse(403, {
          code: "Forbidden",
          message: `The role “${owner.role}” does not have the permission ${permission}.`,
        });
      }
      c.set("actor", { kind: "person", id: owner.id, name: owner.name, address, call });
    }
    await next();
    c.res.headers.set("cache-control", "no-store");
    return undefined;
  };
}

/** Person whose session the call carries as a bearer token; null if there is none. */
export function signedIn({ headers }: Request, env: ServicesEnv) {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && token ? sessionOf(env, token) : null;
}

/** True if the office itself calls. */
const isOffice = (request: Request, env: Pick<ServicesEnv, "OFFICE_KEY">): Promise<boolean> =>
  equalSecrets(request.headers.get("x-office-key") ?? "", env.OFFICE_KEY);

/** Guard of routes that only the office calls. */
export const requireOffice: MiddlewareHandler<ServicesApp> = async (c, next) => {
  if (await isOffice(c.req.raw, c.env)) return next();
  return problemResponse(401, { code: "invalid_token", message: "The key of the office is missing or wrong." });
};

/** Address of the person behind a call of the office, otherwise the connection's. */
export async function officeAddress(request: Request, env: Pick<ServicesEnv, "OFFICE_KEY">): Promise<string | null> {
  const named = request.headers.get("x-office-address");
  if (named && /^[\dA-Fa-f.:]{2,45}$/.test(named) && (await isOffice(request, env))) return named;
  return request.headers.get("cf-connecting-ip");
}
