/**
 * Stores a visitor's tokens, basket and customer references between requests. The edge implements it with the sealed
 * cookies ct-auth, ct-cart and ct-customer; tests use variables. Within a request, reads return the latest write, and
 * the response carries the changes.
 */
import type { TokenFlow } from "@contracts/customers/tokens";

/** A visitor's token (A-TOKEN-10). */
export interface StoredAuth {
  readonly accessToken: string;
  /** Seconds, from the token call. */
  readonly expiresIn: number;
  /** Milliseconds since 1970: time of the response plus `expiresIn`; the cookie expires then (A-TOKEN-11). */
  readonly expiresAt: number;
  readonly refreshToken: string | null;
  readonly flow: TokenFlow;
  /** Price group of the shopper's company when the token was issued; absent without one. */
  readonly priceGroup?: string | undefined;
}

/** T-CART-25, with the count shown before the basket is read. */
export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly itemCount: number;
  readonly country: string;
  readonly currency: string;
  /** ISO 8601. */
  readonly lastModifiedAt: string;
  /** The basket was recalculated once because it had no tax; do not repeat (T-CART-18). */
  readonly recalculated?: boolean;
}

export interface StoredCustomer {
  /** "punchout" for every punchout buyer. */
  readonly id: string;
  readonly verified: boolean;
  readonly punchout: boolean;
  /** Registration country of the customer; overrides every other source (C-CTRY-06). */
  readonly registrationCountry?: string | null;
  /** Domain of the verified email address, in lower case, for internal pages (A-GUARD-14). */
  readonly emailDomain?: string | null;
}

export type SessionKind = "anonymous" | "customer" | "punchout";

export interface TokenStore {
  /** Carts are known by their ids alone, so that the gateway need not keep a session for an anonymous token. */
  readonly cartsById?: true;
  auth(): StoredAuth | null;
  setAuth(auth: StoredAuth | null): void;
  cart(): StoredCart | null;
  setCart(cart: StoredCart | null): void;
  customer(): StoredCustomer | null;
  setCustomer(customer: StoredCustomer | null): void;
  /** The visit is in a frame of another site; cookies are partitioned to it. */
  visitInFrame(origins: readonly string[]): void;
  /** Clears all three (A-TOKEN-15, A-TOKEN-16). */
  clear(): void;
  /** Session-expired hook: the page shows this kind of toast (A-SESS-01 to A-SESS-03). */
  sessionExpired(kind: SessionKind): void;
  /** A token that was just renewed is invalid, so the page must reload (A-TOKEN-18). */
  tokenInvalid(): void;
}
