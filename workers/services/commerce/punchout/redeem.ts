/** Exchanges a start page's token for a session with its own cart. */

import { createHash } from "node:crypto";
import type { Cart } from "@contracts/commerce/cart";
import { type PunchoutGrant, punchoutLogin } from "@contracts/commerce/punchout";
import { currencyOf } from "@domain/market/countries";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { oauthProblem } from "../../shared/problems";
import { limitOf } from "../../shared/rate-limits/rate-limits";
import type { CartObject } from "../carts/cart-object";
import { shopperOf } from "../shoppers/shopper-of";
import { issuePunchoutToken } from "../tokens/grants";
import { findBuyer } from "./buyers";
import { buyerOfSession, consumeToken, findSession } from "./sessions";
import { countryOf } from "./start";

/**
 * A token works once. It is used up last, when the response is complete, so it stays valid after a refusal of the
 * country or a failure to open or read the cart.
 */
export async function redeemPunchoutToken(
  env: ServicesEnv,
  parameters: ReadonlyMap<string, string>,
): Promise<Response> {
  const asked = v.safeParse(punchoutLogin, { token: parameters.get("token"), country: parameters.get("country") });
  if (!asked.success)
    return oauthProblem(400, "invalid_request", "token is required, and country must be a two-letter code.");
  const { token, country: wanted = null } = asked.output;
  const found = await findSession(env, token);
  const known = found && (await findBuyer(env, found.buyer));
  if (!found || !known) return unknown();
  const { lines, country: own, ...details } = found.session;
  const country = await countryOf(env, known.buyer, wanted ?? own);
  if (!country)
    return oauthProblem(400, "invalid_target", "Punchout is not offered in this country.", "CountryNotOffered");
  const cartId = cartIdOf(found.id);
  const object: Pick<CartObject, "openPunchout" | "view"> = env.CARTS.get(env.CARTS.idFromName(cartId));
  const earlier = await earlierCart(env, found.buyer, lines.find(({ reference }) => reference)?.reference ?? null);
  const owner = `punchout:${found.id}`;
  await object.openPunchout({
    ...{ cartId, owner, country, lines, earlier },
    currency: currencyOf(country),
    maxLines: limitOf(env.MAX_CART_LINES, 100),
    details: { ...details, cxmlField: known.buyer.cxmlField },
  });
  const [view, issued] = await Promise.all([
    object.view(owner),
    issuePunchoutToken(env, found.id),
    shopperOf(env, "punchout", found.id).claimCart(cartId),
  ]);
  if (!(await consumeToken(env, token))) return unknown();
  const { access_token, expires_in, price_group } = issued;
  const grant: PunchoutGrant = {
    ...{ access_token, expires_in, cart_id: cartId },
    ...(price_group !== undefined && { price_group }),
    ...(view && { cart: view.cart }),
    operation: details.operation,
    frame_origins: known.buyer.frameOrigins,
  };
  return Response.json(grant, { headers: { "cache-control": "no-store" } });
}

/** A basket that was sent to this buyer's system before; null for an unknown one, or one of another buyer. */
async function earlierCart(env: ServicesEnv, buyer: string, reference: string | null): Promise<Cart | null> {
  if (reference === null) return null;
  const object: Pick<CartObject, "handedOver"> = env.CARTS.get(env.CARTS.idFromName(reference));
  const found = await object.handedOver();
  const [, session = ""] = /^punchout:(.+)$/.exec(found?.owner ?? "") ?? [];
  return found && (await buyerOfSession(env, session)) === buyer ? found.cart : null;
}

const unknown = (): Response =>
  oauthProblem(400, "invalid_grant", "The token was not found. It may have been used or have expired.");

/** Id of a session's one cart, a version 4 UUID from which the session cannot be derived. */
function cartIdOf(sessionId: string): string {
  const hex = createHash("sha256").update(`punchout cart ${sessionId}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
