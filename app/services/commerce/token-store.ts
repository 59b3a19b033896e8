/**
 * Where a visitor's tokens, basket reference and customer reference are kept between requests. The edge implements it
 * over the sealed cookies ct-auth, ct-cart and ct-customer; tests over plain variables. Reads and writes are of this
 * request: what was set is what the next read gives, and the response carries it.
 */
import type { TokenFlow } from "@contracts/customers/tokens";

/** A-TOKEN-10. */
export interface StoredAuth {
  readonly accessToken: string;
  /** Seconds, as the token call answered. */
  readonly expiresIn: number;
  /** Milliseconds since 1970: when the answer came plus `expiresIn`; the cookie ends then (A-TOKEN-11). */
  readonly expiresAt: number;
  readonly refreshToken: string | null;
  readonly flow: TokenFlow;
}

/** T-CART-25, and the count that the basket button shows before the basket itself is read. */
export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly itemCount: number;
  readonly country: string;
  readonly currency: string;
  /** ISO 8601. */
  readonly lastModifiedAt: string;
  /** This basket was recalculated once because it had no tax; it is not asked for again (T-CART-18). */
  readonly recalculated?: boolean;
}

export interface StoredCustomer {
  /** "punchout" for every punchout buyer. */
  readonly id: string;
  readonly verified: boolean;
  readonly punchout: boolean;
  /** Country in which the customer registered; it comes before every other source (C-CTRY-06). */
  readonly registrationCountry?: string | null;
  /** Domain of the verified e-mail address, in lower case; for pages of the company's own people (A-GUARD-14). */
  readonly emailDomain?: string | null;
}

export type SessionKind = "anonymous" | "customer" | "punchout";

export interface TokenStore {
  auth(): StoredAuth | null;
  setAuth(auth: StoredAuth | null): void;
  cart(): StoredCart | null;
  setCart(cart: StoredCart | null): void;
  customer(): StoredCustomer | null;
  setCustomer(customer: StoredCustomer | null): void;
  /** The visit takes place in a frame of another site: what is stored is for that frame alone. */
  visitInFrame(origins: readonly string[]): void;
  /** Forgets all three (A-TOKEN-15, A-TOKEN-16). */
  clear(): void;
  /** The session-expired hook: the page shows the toast of this kind (A-SESS-01 to A-SESS-03). */
  sessionExpired(kind: SessionKind): void;
  /** The token is invalid, though it was renewed a moment ago: the page is to be loaded anew (A-TOKEN-18). */
  tokenInvalid(): void;
}
