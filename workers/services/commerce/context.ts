/** Hono types of the gateway's own routes: a call that got this far carries a live token. */
import type { ServicesApp } from "../env";
import type { AccessClaims } from "./tokens/access-token";

export interface CommerceApp {
  Bindings: ServicesApp["Bindings"];
  Variables: ServicesApp["Variables"] & { claims: AccessClaims };
}
