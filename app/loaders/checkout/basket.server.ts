/** The basket of a checkout page, and access to it. */

import type { BasketLineView } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { basketView } from "@domain/basket/view";
import { checkoutPath } from "@domain/checkout/progress";
import type { BasketRules } from "@domain/selling/market-rules";
import { redirect } from "@framework/remix.server";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { dayOf, obstaclesOf } from "~/loaders/basket/obstacles.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";

/**
 * Basket for a step after the review. Redirects if there is none: to the basket page in countries without a checkout,
 * to the review for an empty basket (T-CHK-03), or to the waiting page if an order is being placed.
 */
export async function requireBasket(context: PrivateContext, url: URL): Promise<Cart> {
  const cart = await readBasket(context, url);
  if (cart && cart.lineItems.length > 0) return cart;
  throw context.request.method === "POST" ? redirect(leftBehindPath, 303) : redirect(checkoutPath("review"));
}

/** The review with a message: the submitted step belonged to a basket that is gone. */
export const leftBehindPath = `${checkoutPath("review")}?left=basket`;

/** The basket, possibly empty; null if there is none. */
export async function readBasket(context: PrivateContext, url: URL): Promise<Cart | null> {
  requireCheckoutCountry(await loadBasketRules(context));
  const read = await context.services.commerce.activeCart();
  if (!read.ok) return stopAt(context, url, read);
  if (read.value?.cartState === "Frozen") throw redirect(placingPath(read.value.id));
  return read.value;
}

/** Countries without a checkout have the basket page. */
export function requireCheckoutCountry({ checkoutPath: path }: BasketRules): void {
  if (path !== "/checkout/review") throw redirect("/cart");
}

/** Waiting page of a basket whose order is being placed. */
export const placingPath = (cartId: string): string =>
  `${checkoutPath("confirmation")}?${new URLSearchParams({ basket: cartId })}`;

/**
 * Stops the page: an outage with 503, an ended customer session with a redirect to sign-in and back, any other refused
 * session with a redirect to the basket, which starts a new session.
 */
export function stopAt(
  context: { readonly session: Pick<PrivateContext["session"], "expired"> },
  url: URL,
  failure: Pick<CommerceFailure, "status">,
): never {
  if (context.session.expired === "customer") throw redirect(signInPath(url));
  const { status } = failure;
  if (status >= 400 && status < 500 && status !== 429) throw redirect("/cart");
  throw new ServiceFailure("commerce", failure.status);
}

/** Sign-in that returns to the requested page. */
export const signInPath = ({ pathname, search }: URL): string =>
  `/account/sign-in?goto=${encodeURIComponent(`${pathname}${search}`)}`;

/** Basket lines as the country shows them. */
export async function linesOf(context: PrivateContext, cart: Cart): Promise<readonly BasketLineView[]> {
  const obstacles = await obstaclesOf(context, cart.lineItems);
  const viewing = { obstacles, day: dayOf(context) };
  return basketView(cart, { showsPrices: true, showsSubtotal: true }, context.market.language, viewing).lines;
}
