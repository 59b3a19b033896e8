/** Steps after sign-in and sign-up: the customer's country, and current basket prices (A-SIGNIN-06, T-CART-16). */
import { setAsidePath } from "@domain/basket/set-aside";
import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { choosesCountry } from "@domain/market/region-rules";
import { countryCookie, countryCookieValue } from "@domain/market/resolve-market";
import type { PrivateContext } from "~/context/request/types";
import type { SignedIn } from "~/services/accounts/types";

export async function afterSignIn(context: PrivateContext, { profile, cart }: SignedIn): Promise<void> {
  // The registration country overrides every other source; the cookie keeps it after sign-out.
  if (choosesCountry(context.market.region)) {
    context.setCookie(preferenceCookie(countryCookie, countryCookieValue(profile.country)));
  }
  if (!cart || cart.lineItems.length === 0) return;
  const recalculated = await context.services.commerce.recalculate();
  if (!recalculated.ok) context.log.warn("basket not recalculated after sign-in", { status: recalculated.status });
}

/** Target after sign-in: the basket first if it did not take over all items and codes, then `target`. */
export function targetAfterSignIn({ setAside, leftOut, leftCodes }: SignedIn, target: string): string {
  if (setAside.length > 0) return setAsidePath("country", setAside, target || "/", leftCodes);
  if (leftOut.length + leftCodes.length === 0) return target;
  return setAsidePath("refused", leftOut, target || "/", leftCodes);
}
