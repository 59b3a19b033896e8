/** Cart routes (T-CCALL-01 to T-CCALL-17). The token's subject owns the cart; for anyone else it does not exist. */

import { createHash } from "node:crypto";
import { type Cart, type CartDraft, cartDraft, cartUpdate } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import { shippingOffers } from "@domain/checkout/shipping";
import { isDistributorCountry, priceCountryOf } from "@domain/selling/market-rules";
import { type Context, Hono } from "hono";
import type { ServicesEnv } from "../../env";
import { readJson } from "../../shared/body";
import { callerNetwork } from "../../shared/caller";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { insufficientScope, invalidInput, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CommerceApp } from "../context";
import { type CartOwner, cartObjectOf, cartOwnerOf, invalidKey, isCartId, keyOf } from "../owner";
import { countUse, limitOf } from "../rate-limits";
import { shopperOfClaims } from "../shoppers/shopper-of";
import type { CartAnswer, CartView, OpenCart } from "./commands";

export const cartRoutes = new Hono<CommerceApp>();

cartRoutes.get("/active-cart", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const cartId = await shopperOfClaims(c.env, owner.claims).activeCartId();
  return cartId ? answer(cartId, await cartObjectOf(c, cartId).read(owner.owner)) : notFound("active-cart");
});

cartRoutes.post("/", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const draft = await readJson(c.req.raw, cartDraft);
  return draft.ok ? openCart(c, owner, draft.value, key) : draft.response;
});

cartRoutes.get("/:id", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const id = c.req.param("id");
  return isCartId(id) ? answer(id, await cartObjectOf(c, id).read(owner.owner)) : notFound(shown(id));
});

cartRoutes.get("/:id/shipping-methods", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const id = c.req.param("id");
  const view: CartView | null = isCartId(id) ? await cartObjectOf(c, id).view(owner.owner) : null;
  if (!view) return notFound(shown(id));
  return c.json({ results: await shippingMethodsOf(c.env, view.cart) }, 200, { "cache-control": "no-store" });
});

cartRoutes.post("/:id", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const id = c.req.param("id");
  if (!isCartId(id)) return notFound(shown(id));
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const update = await readJson(c.req.raw, cartUpdate);
  if (!update.ok) return update.response;
  const { version, actions } = update.value;
  // The fingerprint of a key leaves out the version and any recalculation: a retry may carry a newer version, and may
  // not need to recalculate again.
  const meant = actions.filter((action) => action.action !== "recalculate");
  return answer(id, await cartObjectOf(c, id).update({ ...common(c, owner, key, meant), version, actions }));
});

cartRoutes.delete("/:id", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner || owner.claims.kind === "punchout") return insufficientScope();
  const id = c.req.param("id");
  if (!isCartId(id)) return notFound(shown(id));
  const version = Number(c.req.query("version"));
  if (!Number.isSafeInteger(version) || version < 1) return invalidInput("The query parameter version is required.");
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const removed = await cartObjectOf(c, id).remove({ ...common(c, owner, key, "delete"), version });
  if (removed.kind === "cart") await shopperOfClaims(c.env, owner.claims).releaseCart(id);
  return answer(id, removed);
});

/**
 * Creates the shopper's cart with its first lines. A shopper has one active cart, so of two simultaneous first adds the
 * later one adds to the cart of the earlier (T-CART-25).
 */
async function openCart(
  c: Context<CommerceApp>,
  owner: CartOwner,
  draft: CartDraft,
  key: string | null,
): Promise<Response> {
  const { claims } = owner;
  const settings = await sellingSettingsOf(c.env).current();
  const distributor = isDistributorCountry(draft.country, settings);
  const shopper = shopperOfClaims(c.env, claims);
  if (claims.kind === "punchout" && !(await shopper.activeCartId())) return notFound("active-cart");
  if (claims.kind === "anonymous" && !(await shopper.activeCartId())) {
    const perHour = limitOf(c.env.ANONYMOUS_CARTS_PER_HOUR, 20);
    const wait = await countUse(c.env, `carts:${callerNetwork(c.req.raw)}`, perHour, 3600);
    if (wait > 0) return tooManyRequests("Too many new carts. Please try again later.", wait);
  }
  const lines = draft.lineItems.map((line) => ({ action: "addLineItem" as const, ...line }));
  const open = (cartId: string): OpenCart => ({
    // The same fingerprint as an update: after a lost answer the shopper retries with the new cart's id and the same
    // key.
    ...common(c, owner, key, lines),
    cartId,
    customerId: claims.kind === "customer" ? claims.subject : null,
    anonymousId: claims.kind === "anonymous" ? claims.subject : null,
    shopperCountry: draft.country,
    priceCountry: priceCountryOf(draft.country, settings),
    // Distributor prices are the US ones, whatever the shopper's currency is (C-PRICE-08).
    currency: distributor ? "USD" : draft.currency,
    type: distributor ? "order" : null,
    lines,
  });
  const claim = async () => (await shopper.claimCart(crypto.randomUUID())).cartId;
  let cartId = await claim();
  let opened = await cartObjectOf(c, cartId).open(open(cartId));
  // A punchout session keeps the cart that it began with.
  if (opened.kind === "other-market" && claims.kind !== "punchout") {
    await shopper.releaseCart(cartId);
    cartId = await claim();
    opened = await cartObjectOf(c, cartId).open(open(cartId));
  }
  return answer(cartId, opened);
}

function common(c: Context<CommerceApp>, { claims, owner }: CartOwner, key: string | null, meaning: unknown) {
  return {
    owner,
    customer: claims.kind,
    maxLines: limitOf(c.env.MAX_CART_LINES, 100),
    key,
    fingerprint: key && createHash("sha256").update(JSON.stringify(meaning)).digest("base64url"),
  };
}

const shown = (id: string) => id.slice(0, 64);

function answer(id: string, result: CartAnswer): Response {
  switch (result.kind) {
    case "cart":
      return new Response(result.body, { status: result.status, headers: headers(result.replayed) });
    case "problem":
      return problemResponse(result.status, result.problem);
    case "missing":
    case "other-market":
      return notFound(id);
    default:
      return result satisfies never;
  }
}

function headers(replayed: boolean): Record<string, string> {
  const always = { "content-type": "application/json", "cache-control": "no-store" };
  return replayed ? { ...always, "idempotent-replayed": "true" } : always;
}

/** Cheapest first; empty before the cart has a shipping address. */
async function shippingMethodsOf(env: ServicesEnv, cart: Cart): Promise<ShippingOffer[]> {
  const settings = await checkoutSettingsOf(env).current();
  const active = new Set(
    cart.discountCodes.filter(({ state }) => state === "MatchesCart").map(({ discountCode }) => discountCode.id),
  );
  const freeShipping = settings.promotions.some(({ id, effect }) => effect.kind === "freeShipping" && active.has(id));
  return shippingOffers(cart, settings, { freeShipping });
}
