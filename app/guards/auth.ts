import { safeGoto } from "@domain/http/safe-goto";
import { type PrivateGuard, redirectAnswer } from "./guard";

export interface AuthOptions {
  /** Where to go after signing in; the page itself when left out. */
  readonly goto?: string;
}

/** A-GUARD-02, A-GUARD-03: a customer, signed in. Text form: `auth` or `auth:/path`. */
export const auth: PrivateGuard<AuthOptions> = {
  needs: "private",
  parse: (text) => (text === "" ? {} : text.startsWith("/") ? { goto: text } : null),
  check({ session }, { url }, { goto }) {
    if (session.customerId) return null;
    const target = safeGoto(goto ?? `${url.pathname}${url.search}`, url.origin);
    return redirectAnswer(`/account/sign-in?goto=${encodeURIComponent(target)}`);
  },
};
