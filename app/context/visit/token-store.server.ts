/**
 * Token store of the commerce client, backed by sealed cookies: reads the request's, collects those for the response.
 */
import {
  authCookie,
  cartCookie,
  customerCookie,
  frameCookie,
  noticeCookie,
  noticeCookieSeconds,
  sessionCookieSeconds,
} from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import type { SessionKind, StoredAuth, StoredCart, StoredCustomer, TokenStore } from "~/services/commerce/token-store";
import { isInconsistent, type SealedSession, type SessionCodec } from "./sealed-session.server";

/** Renew a token that would expire during the page, so that the response can carry the new one. */
const soonMs = 30_000;

/** Browsers silently drop larger cookies. */
const maxCookieLength = 4000;

export interface CookieTokenStore extends TokenStore {
  /** Kind of session found to have ended in this request. */
  expired(): SessionKind | null;
  /** Returns `expired` for a response that announces it; `notice` then returns null. */
  takeExpired(): SessionKind | null;
  /** True once after a token was invalid, so that the page reloads. */
  takeInvalidToken(): boolean;
  /**
   * True if the response must set cookies whose values are not known yet, such as a renewed token. Its headers then
   * have to wait.
   */
  willChange(): boolean;
  /** `Set-Cookie` values of all changes. */
  setCookies(): Promise<string[]>;
  /** `Set-Cookie` value that makes the next document announce the ended session; null if there is none. */
  notice(): Promise<string | null>;
}

/** @param marks names of first-add cookies in the request; they are deleted with their basket */
export function createCookieTokenStore(
  codec: SessionCodec,
  session: SealedSession,
  now: () => number,
  marks: readonly string[] = [],
): CookieTokenStore {
  let auth: StoredAuth | null = session.auth;
  let cart: StoredCart | null = session.cart;
  let customer: StoredCustomer | null = session.customer;
  let expired: SessionKind | null = null;
  let isTokenInvalid = false;
  const changed = new Set<string>();
  /** Frame origins, if this request started the visit in a frame. */
  let frames: readonly string[] | null = null;
  const framed = () => frames !== null || Boolean(session.frame);

  const store: CookieTokenStore = {
    auth: () => auth,
    setAuth(next) {
      auth = next;
      changed.add(authCookie);
    },
    cart: () => cart,
    setCart(next) {
      cart = next;
      changed.add(cartCookie);
    },
    customer: () => customer,
    setCustomer(next) {
      customer = next;
      changed.add(customerCookie);
    },
    clear() {
      store.setAuth(null);
      store.setCart(null);
      store.setCustomer(null);
    },
    sessionExpired(kind) {
      expired = kind;
    },
    visitInFrame(origins) {
      frames = origins;
    },
    tokenInvalid() {
      isTokenInvalid = true;
    },
    expired: () => expired,
    takeExpired() {
      const taken = expired;
      expired = null;
      return taken;
    },
    takeInvalidToken() {
      const taken = isTokenInvalid;
      isTokenInvalid = false;
      return taken;
    },
    willChange: () =>
      changed.size > 0 ||
      marks.length > 0 ||
      (auth ? auth.expiresAt < now() + soonMs : cart !== null || customer !== null),
    async notice() {
      const sealed =
        expired && (await codec.seal(noticeCookie, { expired, until: now() + noticeCookieSeconds * 1000 }));
      return sealed && cookie(noticeCookie, sealed, { maxAge: noticeCookieSeconds, framed: framed() });
    },
    async setCookies() {
      const until = now() + sessionCookieSeconds * 1000;
      const week = { maxAge: sessionCookieSeconds, framed: framed() };
      const frame = frames && (await codec.seal(frameCookie, { origins: [...frames], until }));
      const cookies: (string | null)[] = await Promise.all(
        [...changed].map(async (name) => {
          if (name === authCookie) {
            const life = { expires: auth?.expiresAt ?? 0, framed: framed() };
            return auth && cookie(authCookie, await codec.seal(authCookie, auth), life);
          }
          if (name === cartCookie) {
            return cart && cookie(cartCookie, await codec.seal(cartCookie, { ...cart, until }), week);
          }
          const sealed = customer && (await codec.seal(customerCookie, { ...customer, until }));
          return sealed && cookie(customerCookie, sealed, week);
        }),
      );
      const values = [...changed].map((name, index) => cookies[index] ?? clearCookie(name, framed()));
      if (session.cart && session.cart.id !== cart?.id) values.push(...marks.map((name) => clearCookie(name)));
      return frame ? [...values, cookie(frameCookie, frame, week)] : values;
    },
  };
  if (isInconsistent(session)) {
    store.clear();
    store.sessionExpired("customer");
  }
  return store;
}

type Life = ({ maxAge: number } | { expires: number }) & { framed: boolean };

function cookie(name: string, value: string, life: Life): string {
  if (value.length > maxCookieLength) throw new Error(`${name} is too long for a cookie: ${value.length} characters`);
  return setCookie(name, value, { ...life, sameSite: "strict" });
}
