import { safeGoto } from "@domain/http/safe-goto";
import { type PrivateGuard, redirectAnswer } from "~/guards/guard";

export interface AuthOptions {
  /** Where to go after signing in; the page itself when left out. */
  readonly goto?: string;
}

/** A-GUARD-02, A-GUARD-03: a customer, signed in. Text form: `auth` or `auth:/path`. */
export const auth: PrivateGuard<AuthOptions> = {
  needs: "private",
  parse: (text) => (text === "" ? {} : text.startsWith("/") ? { goto: text } : null),
  check({ session, request }, { url }, { goto }) {
    if (session.customerId) return null;
    const target = safeGoto(goto ?? `${url.pathname}${url.search}`, url.origin);
    // A link of another site brings no strict cookies: whoever is signed in is so from the next page on (W4).
    if (comesFromElsewhere(request)) {
      return redirectAnswer(`/account/continue?goto=${encodeURIComponent(target)}`);
    }
    return redirectAnswer(`/account/sign-in?goto=${encodeURIComponent(target)}`);
  },
};

/** A link or a redirect of another site: the browser has left the strict cookies out. */
export const comesFromElsewhere = ({ method, headers }: Request): boolean =>
  method === "GET" && headers.get("sec-fetch-site") === "cross-site";
