/** Hono types of the gateway's own routes, which run only with a valid token. */

import type { ProgramAccess } from "@contracts/customers/programs";
import type { ServicesApp } from "../env";
import type { CallerClaims } from "./tokens/access-token";

export interface CommerceApp {
  Bindings: ServicesApp["Bindings"];
  Variables: ServicesApp["Variables"] & {
    claims: CallerClaims;
    /** Null for calls of people. */
    program: ProgramAccess | null;
    /** See `Caller` in `tokens/grants.ts`. */
    cartsOnly: boolean;
  };
}
