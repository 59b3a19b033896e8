/** What follows a sign-in or sign-up: the customer's country, and prices of the basket afresh (A-SIGNIN-06, T-CART-16). */
import { setAsidePath } from "@domain/basket/set-aside";
import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { countryCookie, countryCookieValue } from "@domain/market/resolve-market";
import type { PrivateContext } from "~/context/request/types";
import type { SignedIn } from "~/services/accounts/types";

export async function afterSignIn(context: PrivateContext, { profile, cart }: SignedIn): Promise<void> {
  // The registration comes before every other source; the cookie keeps the country after signing out.
  if (context.market.region === "global") {
    context.setCookie(preferenceCookie(countryCookie, countryCookieValue(profile.country)));
  }
  if (!cart || cart.lineItems.length === 0) return;
  const recalculated = await context.services.commerce.recalculate();
  if (!recalculated.ok) context.log.warn("basket not recalculated after sign-in", { status: recalculated.status });
}

/** Where the visitor goes on to: first to the basket, where something of theirs was set aside, and from there to `target`. */
export const onwardOf = ({ setAside }: SignedIn, target: string): string =>
  setAside.length > 0 ? setAsidePath(setAside, target || "/") : target;
