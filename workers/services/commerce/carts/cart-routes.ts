/** Cart routes (T-CCALL-01 to T-CCALL-17). The token's subject owns the cart; for anyone else it does not exist. */

import { cartDraft, cartUpdate } from "@contracts/commerce/cart";
import type { ShippingOffer } from "@contracts/commerce/checkout-settings";
import { shippingEstimates } from "@domain/checkout/shipping";
import { Hono } from "hono";
import { readJson } from "../../shared/body";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { insufficientScope, invalidInput, notFound } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { cartObjectOf, cartOwnerOf, customerOf, invalidKey, isCartId, keyOf } from "../owner";
import { purchaseOrderOffer } from "../payments/purchase-orders";
import { shopperOfClaims } from "../shoppers/shopper-of";
import type { CartView } from "./commands";
import { commandOf, hasActiveCart, openCart } from "./open-cart";
import { cartResponse } from "./responses";

export const cartRoutes = new Hono<CommerceApp>();

cartRoutes.get("/active-cart", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const cartId = hasActiveCart(c) ? await shopperOfClaims(c.env, owner.claims).activeCartId() : null;
  return cartId ? cartResponse(cartId, await cartObjectOf(c, cartId).read(owner.owner)) : notFound("active-cart");
});

cartRoutes.post("/", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const draft = await readJson(c.req.raw, cartDraft);
  if (!draft.ok) return draft.response;
  const { country, currency, lineItems, custom } = draft.value;
  const lines = lineItems.map((line) => ({ action: "addLineItem" as const, ...line }));
  return openCart(c, owner, { country, currency, custom, lines, key });
});

cartRoutes.get("/:id", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const id = c.req.param("id");
  return isCartId(id) ? cartResponse(id, await cartObjectOf(c, id).read(owner.owner)) : notFound(shown(id));
});

cartRoutes.get("/:id/shipping-methods", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const id = c.req.param("id");
  const view: CartView | null = isCartId(id) ? await cartObjectOf(c, id).view(owner.owner) : null;
  if (!view) return notFound(shown(id));
  const { cart, shopperCountry } = view;
  // A quote names the price of shipping before there is an address.
  const known = cart.shippingAddress !== null || c.req.query("estimate") === "true";
  const settings = await checkoutSettingsOf(c.env).current();
  const results: ShippingOffer[] = known ? shippingEstimates(cart, shopperCountry, settings) : [];
  return c.json({ results }, 200, { "cache-control": "no-store" });
});

cartRoutes.get("/:id/payment-methods", async (c) => {
  const customer = customerOf(c);
  if (!customer) return insufficientScope();
  const id = c.req.param("id");
  const view: CartView | null = isCartId(id) ? await cartObjectOf(c, id).view(customer.owner) : null;
  if (!view) return notFound(shown(id));
  const obstacles = await purchaseOrderOffer(c.env, customer.owner, view.cart, view.shopperCountry);
  return c.json(obstacles, 200, { "cache-control": "no-store" });
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
  return cartResponse(id, await cartObjectOf(c, id).update({ ...commandOf(c, owner, key, meant), version, actions }));
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
  const removed = await cartObjectOf(c, id).remove({ ...commandOf(c, owner, key, "delete"), version });
  if (removed.kind === "cart" && hasActiveCart(c)) await shopperOfClaims(c.env, owner.claims).releaseCart(id);
  return cartResponse(id, removed);
});

const shown = (id: string) => id.slice(0, 64);
