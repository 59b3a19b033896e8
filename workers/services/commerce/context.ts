/** Hono types of the gateway's own routes, which run only with a valid token. */
import type { ServicesApp } from "../env";
import type { AccessClaims } from "./tokens/access-token";

export interface CommerceApp {
  Bindings: ServicesApp["Bindings"];
  Variables: ServicesApp["Variables"] & { claims: AccessClaims };
}
