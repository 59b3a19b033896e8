/** Token calls of the commerce gateway (rows A-TOKEN-02 to A-TOKEN-10). */
import * as v from "valibot";
import { priceGroupId } from "./companies";

/** "program": a program's own token, which it renews itself. */
const tokenFlows = ["client", "anonymous", "customer", "password", "program"] as const;
export const tokenFlow = v.picklist(tokenFlows);
export type TokenFlow = v.InferOutput<typeof tokenFlow>;

/**
 * Scope of an anonymous token for carts that are addressed by id alone: the gateway keeps no session for it, and it has
 * no active cart. A gateway that does not recognize the scope issues an ordinary anonymous token, which also works.
 */
export const cartsScope = "manage_my_carts:by_id";

export const tokenResponse = v.object({
  access_token: v.pipe(v.string(), v.minLength(16), v.maxLength(2048)),
  token_type: v.picklist(["Bearer", "DPoP"]),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.integer(), v.minValue(1)),
  scope: v.string(),
  refresh_token: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(2048))),
  /** Price group of the customer's company; absent without one. */
  price_group: v.optional(priceGroupId),
});
