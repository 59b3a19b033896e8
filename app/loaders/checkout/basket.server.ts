/** The basket of a checkout page, and who may go on with it. */

import type { Cart } from "@contracts/commerce/cart";
import { basketView } from "@domain/basket/view";
import { checkoutPath } from "@domain/checkout/progress";
import type { Language } from "@domain/market/market";
import { redirect } from "@remix-run/cloudflare";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import type { CommerceFailure } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";

export type BasketOfCheckout = Cart;

/**
 * The basket, for a step behind the review. Throws the way on where there is none: countries without a checkout have their
 * basket page, an empty basket its review (T-CHK-03), one that is being placed the page that waits for it.
 */
export async function requireBasket(context: PrivateContext, url: URL): Promise<Cart> {
  const cart = await readBasket(context, url);
  if (cart && cart.lineItems.length > 0) return cart;
  throw context.request.method === "POST" ? redirect(leftBehindPath, 303) : redirect(checkoutPath("review"));
}

/** The review, with a word about why: what the shopper sent was about a basket that is not there any more. */
export const leftBehindPath = `${checkoutPath("review")}?left=basket`;

/** The basket, which may be empty or none; null then. */
export async function readBasket(context: PrivateContext, url: URL): Promise<Cart | null> {
  const rules = await loadBasketRules(context);
  if (rules.checkoutPath !== "/checkout/review") throw redirect("/cart");
  const read = await context.services.commerce.activeCart();
  if (!read.ok) return stopAt(context, url, read);
  if (read.value?.cartState === "Frozen") throw redirect(placingPath(read.value.id));
  return read.value;
}

/** The page of a basket whose order is being placed. */
export const placingPath = (cartId: string): string =>
  `${checkoutPath("confirmation")}?${new URLSearchParams({ basket: cartId })}`;

/**
 * An outage stops the page with 503; a customer's session that has ended leads to the sign-in page and back, any other
 * that the gateway refuses to the basket, which begins anew.
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

/** Signing in leads back to the page that was wanted. */
export const signInPath = ({ pathname, search }: URL): string =>
  `/account/sign-in?goto=${encodeURIComponent(`${pathname}${search}`)}`;

/** Lines of the basket with what the country shows of them. */
export const linesOf = (cart: Cart, language: Language) =>
  basketView(cart, { showsPrices: true, showsSubtotal: true }, language).lines;
