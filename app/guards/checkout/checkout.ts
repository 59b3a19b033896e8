import { auth, comesFromElsewhere } from "~/guards/account/auth";
import { verifiedAccount } from "~/guards/account/verified-account";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";
import { punchoutAccess } from "~/guards/punchout/punchout-access";
import { loadBasketRules } from "~/loaders/basket/basket.server";

interface CheckoutOptions {
  /** The review is open to anyone, even with an empty basket. */
  readonly step: "review" | "guest" | "later";
}

/**
 * AMB-A-18, T-CHK-03, T-CHK-11: steps after the review require a non-empty basket and a signed-in, verified customer.
 * On a route: `checkout`, `checkout:review` for the review itself, or `checkout:guest`
 * for pages that guests reach as well where they may order.
 */
export const checkout: PrivateGuard<CheckoutOptions> = {
  needs: "private",
  parse: (text) => (text === "" ? { step: "later" } : text === "review" || text === "guest" ? { step: text } : null),
  async check(context, args, { step }) {
    const kept = await punchoutAccess.check(context, args, { punchout: "never" });
    if (kept || step === "review") return kept;
    if (step === "guest" && (await loadBasketRules(context)).guestPath) return null;
    // Returning from the payments service sends no strict cookies, so the basket only seems empty.
    const { session, request } = context;
    if (!session.customerId && comesFromElsewhere(request)) return auth.check(context, args, {});
    if (step === "later" && session.itemCount === 0) return redirectAnswer("/checkout/review");
    return (await auth.check(context, args, {})) ?? verifiedAccount.check(context, args, {});
  },
};
