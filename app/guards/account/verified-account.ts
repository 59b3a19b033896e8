import { noOptions, type PrivateGuard, redirectAnswer } from "~/guards/guard";

/** A-GUARD-04, A-GUARD-05: requires a customer with a verified address. */
export const verifiedAccount: PrivateGuard<Record<never, never>> = {
  needs: "private",
  parse: noOptions,
  check: ({ session }) => (session.verified ? null : redirectAnswer("/account/sign-up/verify-request")),
};
