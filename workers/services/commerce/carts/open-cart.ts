/** Opens a shopper's cart, or adds to the one that is open. */
import { createHash } from "node:crypto";
import { isDistributorCountry, priceCountryOf, servedByDistributor } from "@domain/selling/market-rules";
import type { Context } from "hono";
import { callerNetwork } from "../../shared/caller";
import { notFound, tooManyRequests } from "../../shared/problems";
import { countUse, limitOf } from "../../shared/rate-limits/rate-limits";
import { sellingSettingsOf } from "../../shared/selling-settings";
import { currentTrace } from "../../shared/tracing/trace";
import type { CommerceApp } from "../context";
import { type CartOwner, cartObjectOf } from "../owner";
import { shopperOfClaims } from "../shoppers/shopper-of";
import type { OpenCart } from "./commands";
import { cartResponse } from "./responses";

interface CartOpening extends Pick<OpenCart, "lines" | "quoted" | "handedOver" | "key"> {
  readonly country: string;
  readonly currency: string;
  /** Sent by a shop that serves the country through distributors. */
  readonly custom?: { readonly type: "order" } | undefined;
}

/**
 * Creates the shopper's cart with its first lines. A person has one active cart, so of two simultaneous first adds the
 * later one adds to the cart of the earlier (T-CART-25).
 */
export async function openCart(
  c: Context<CommerceApp>,
  owner: CartOwner,
  { country, currency, custom, lines, quoted, handedOver, key }: CartOpening,
): Promise<Response> {
  const { claims } = owner;
  const stored = await sellingSettingsOf(c.env).current();
  const settings = custom?.type === "order" ? servedByDistributor(stored, country) : stored;
  const distributor = isDistributorCountry(country, settings);
  const open = (cartId: string): OpenCart => ({
    // The same fingerprint as an update: after a lost response the shopper retries with the new cart's id and the same
    // key.
    ...commandOf(c, owner, key, quoted ? quoted.quotes.map(({ quoteNumber }) => quoteNumber) : lines),
    cartId,
    customerId: claims.kind === "customer" ? claims.subject : null,
    anonymousId: claims.kind === "anonymous" ? claims.subject : null,
    shopperCountry: country,
    priceCountry: priceCountryOf(country, settings),
    // Distributor prices are the US ones, whatever the shopper's currency is (C-PRICE-08).
    currency: distributor ? "USD" : currency,
    type: distributor ? "order" : null,
    lines,
    ...(quoted && { quoted }),
    ...(handedOver && { handedOver }),
  });
  if (!hasActiveCart(c)) {
    const wait = await waitForNewCart(c);
    if (wait > 0) return tooManyNewCarts(wait);
    const cartId = cartIdOf(claims.grantId, key);
    return cartResponse(cartId, await cartObjectOf(c, cartId).open(open(cartId)));
  }
  const shopper = shopperOfClaims(c.env, claims);
  if (claims.kind === "punchout" && !(await shopper.activeCartId())) return notFound("active-cart");
  if (claims.kind === "anonymous" && !(await shopper.activeCartId())) {
    const wait = await waitForNewCart(c);
    if (wait > 0) return tooManyNewCarts(wait);
  }
  const claim = async () => (await shopper.claimCart(crypto.randomUUID())).cartId;
  let cartId = await claim();
  let opened = await cartObjectOf(c, cartId).open(open(cartId));
  // A punchout session keeps the cart that it began with.
  if (opened.kind === "other-market" && claims.kind !== "punchout") {
    await shopper.releaseCart(cartId);
    cartId = await claim();
    opened = await cartObjectOf(c, cartId).open(open(cartId));
  }
  return cartResponse(cartId, opened);
}

/** False for programs, which use several carts at once by id. None of these is the cart that the customer sees. */
export const hasActiveCart = (c: Context<CommerceApp>): boolean => c.get("program") === null && !c.get("cartsOnly");

/** Counts a new cart. Returns 0, or the seconds to wait. */
function waitForNewCart(c: Context<CommerceApp>): Promise<number> {
  const program = c.get("program");
  if (program) return countUse(c.env, `program-carts:${program.id}`, 120, 3600);
  const perHour = limitOf(c.env.ANONYMOUS_CARTS_PER_HOUR, 20);
  return countUse(c.env, `carts:${callerNetwork(c.req.raw)}`, perHour, 3600);
}

const tooManyNewCarts = (wait: number): Response =>
  tooManyRequests("Too many new carts. Please try again later.", wait);

/**
 * Id of a cart that is not the active cart of a shopper. It is derived from the key, so a repeated call finds the same
 * cart.
 */
function cartIdOf(grantId: string, key: string | null): string {
  if (key === null) return crypto.randomUUID();
  const hex = createHash("sha256")
    .update(JSON.stringify([grantId, key]))
    .digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/** Fields that every command of a cart has. */
export function commandOf(c: Context<CommerceApp>, { claims, owner }: CartOwner, key: string | null, meaning: unknown) {
  return {
    owner,
    customer: claims.kind,
    maxLines: limitOf(c.env.MAX_CART_LINES, 100),
    trace: currentTrace(),
    key,
    fingerprint: key && createHash("sha256").update(JSON.stringify(meaning)).digest("base64url"),
  };
}
