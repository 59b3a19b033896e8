import { auth, comesFromElsewhere } from "~/guards/account/auth";
import { verifiedAccount } from "~/guards/account/verified-account";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";
import { punchoutAccess } from "~/guards/punchout/punchout-access";

export interface CheckoutOptions {
  /** The review shows any basket, an empty one too, to anyone. */
  readonly step: "review" | "later";
}

/**
 * AMB-A-18, T-CHK-03, T-CHK-11: the steps behind the review want a basket with something in it and a customer, signed in
 * and verified. Text form: `checkout`, or `checkout:review` for the review itself.
 */
export const checkout: PrivateGuard<CheckoutOptions> = {
  needs: "private",
  parse: (text) => (text === "" ? { step: "later" } : text === "review" ? { step: text } : null),
  async check(context, args, { step }) {
    const kept = await punchoutAccess.check(context, args, { punchout: "never" });
    if (kept || step === "review") return kept;
    // Back from the page of the payments service: without cookies the basket only looks empty.
    const { session, request } = context;
    if (!session.customerId && comesFromElsewhere(request)) return auth.check(context, args, {});
    if (session.itemCount === 0) return redirectAnswer("/checkout/review");
    return (await auth.check(context, args, {})) ?? verifiedAccount.check(context, args, {});
  },
};
