/** The session as pages see it. */
import { noticeCookie, readCookie, reloadCookie, reloadCookieSeconds } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import type { Session } from "../request/types";
import type { SealedSession } from "./sealed-session.server";
import type { CookieTokenStore } from "./token-store.server";

/** Session data for pages. Getters follow the token store, which a call may change. */
export function describeSession(
  session: SealedSession,
  tokens: CookieTokenStore,
  cookieHeader: string | null,
  setOwnCookie: (value: string) => void,
): Session {
  return {
    get kind() {
      const customer = tokens.customer();
      return customer?.punchout ? "punchout" : customer ? "customer" : "anonymous";
    },
    get cartId() {
      return tokens.cart()?.id ?? null;
    },
    get itemCount() {
      return tokens.cart()?.itemCount ?? 0;
    },
    get customerId() {
      return tokens.customer()?.id ?? null;
    },
    get verified() {
      return tokens.customer()?.verified ?? false;
    },
    get emailDomain() {
      return tokens.customer()?.emailDomain ?? null;
    },
    get expired() {
      return tokens.expired() ?? session.notice?.expired ?? null;
    },
    takeExpired() {
      if (session.notice) setOwnCookie(clearCookie(noticeCookie, Boolean(session.frame)));
      return tokens.takeExpired() ?? session.notice?.expired ?? null;
    },
    takeReload() {
      if (!tokens.takeInvalidToken() || readCookie(cookieHeader, reloadCookie)) return false;
      const framed = Boolean(session.frame);
      setOwnCookie(setCookie(reloadCookie, "1", { maxAge: reloadCookieSeconds, sameSite: "strict", framed }));
      return true;
    },
  };
}
