import { safeGoto } from "@domain/http/safe-goto";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";

interface AuthOptions {
  /** Target after sign-in; defaults to the page itself. */
  readonly goto?: string;
}

/** A-GUARD-02, A-GUARD-03: requires a signed-in customer. On a route: `auth` or `auth:/path`. */
export const auth: PrivateGuard<AuthOptions> = {
  needs: "private",
  staysTrue: true,
  parse: (text) => (text === "" ? {} : text.startsWith("/") ? { goto: text } : null),
  check({ session, request }, { url }, { goto }) {
    if (session.customerId) return null;
    const target = safeGoto(goto ?? `${url.pathname}${url.search}`, url.origin);
    // A link from another site sends no strict cookies, so a signed-in visitor is recognized only on the next page
    // (W4).
    if (comesFromElsewhere(request)) {
      return redirectAnswer(`/account/continue?goto=${encodeURIComponent(target)}`);
    }
    return redirectAnswer(`/account/sign-in?goto=${encodeURIComponent(target)}`);
  },
};

/** True for a link or redirect from another site, for which the browser omits strict cookies. */
export const comesFromElsewhere = ({ method, headers }: Request): boolean =>
  method === "GET" && headers.get("sec-fetch-site") === "cross-site";
