/** What loaders and actions may ask of the basket, and what they get back. */
import type { Cart } from "@contracts/commerce/cart";
import type { CheckoutService, OrderService, QuoteService } from "./checkout-types";
import type { PunchoutService } from "./punchout-types";

/** Texts of `basket.error`; null means that the gateway's own message is to be shown (T-TERR-03, T-TERR-12). */
export type CommerceMessageKey =
  | "basket.error.notAvailable"
  | "basket.error.somethingWentWrong"
  | "basket.error.maximumReached"
  | "basket.error.invalidQuantity"
  | "basket.error.changedMeanwhile"
  | "basket.error.tooManyRequests"
  | "basket.error.scanInquiry"
  | "basket.error.otherMarket"
  | "basket.error.unknown"
  | "basket.error.network"
  | "quickAdd.discontinued"
  | "checkout.error.promoUnknown"
  | "checkout.error.promoExpired"
  | "checkout.error.vatInvalid"
  | "checkout.error.priceChanged"
  | "checkout.error.beingPlaced"
  | "checkout.error.incomplete"
  | "checkout.error.countryMismatch"
  | "checkout.error.shippingMethod"
  | "checkout.error.paymentDeclined"
  | "checkout.error.paymentTimedOut"
  | "checkout.error.paymentExpired"
  | "checkout.error.paymentUnavailable"
  | "checkout.error.purchaseOrderLimit"
  | "checkout.error.purchaseOrderNotOffered"
  | "checkout.error.quoteNotOffered"
  | "checkout.error.quoteIncomplete"
  | "checkout.error.quoteOutdated"
  | "checkout.error.quoteSubmitted"
  | "punchout.error.readOnly"
  | "punchout.error.submitted"
  | "punchout.error.empty"
  | "punchout.error.unavailable"
  | "punchout.error.outdated";

export interface CommerceError {
  /** Code of the gateway; empty when it sent none (T-TERR-04). */
  readonly code: string;
  /** Message of the gateway: plain text, at most 300 characters. Shown only when `messageKey` is null. */
  readonly message: string;
  readonly messageKey: CommerceMessageKey | null;
  /** Country of the basket, where the refusal is about it. */
  readonly country?: string;
  /** Promotion code that the refusal is about, as it was typed (T-PROMO-02). */
  readonly discountCode?: string;
  /** What is missing, of an order or a quote that is not complete: a `CheckoutReason`, or the gateway's own word. */
  readonly reason?: string;
  /** SKU that the refusal is about, where the gateway names one. */
  readonly sku?: string;
}

/** A refusal or an outage; `errors` has at least one entry and no entry twice (T-TERR-11). */
export interface CommerceFailure {
  readonly ok: false;
  /** HTTP status; 0 when nobody answered. */
  readonly status: number;
  readonly errors: readonly [CommerceError, ...CommerceError[]];
  /** Seconds that the gateway asks to wait before the next try. */
  readonly retryAfterSeconds?: number;
}
/** `repeated`: another request with the same intent came first, and this one has changed nothing. */
export type CommerceResult<T> = { readonly ok: true; readonly value: T; readonly repeated?: true } | CommerceFailure;

export interface AddItem {
  /** SKU. */
  readonly id: string;
  readonly quantity: number;
  /** Design of a panel kit; items of different designs stay apart. */
  readonly experimentId?: string;
}

/** Country and currency that a basket is created with; the gateway prices distributor countries as US. */
export interface BasketMarket {
  readonly country: string;
  readonly currency: string;
  /** The country sells through distributors: the basket gets the custom type "order" (T-CCALL-17). */
  readonly distributor?: boolean;
}

export interface WriteOptions {
  /**
   * Names one intent of the shopper, such as one press of a button. The same intent is carried out once, however often
   * it arrives. Left out: one intent per call.
   */
  readonly intent?: string;
  /**
   * Instead of `intent`, for forms of pages without scripts: what the form says. The same form sent again from the same
   * state of the basket is a second press of the same button (T-BASK-23).
   */
  readonly form?: string;
}

export interface CommerceService extends CheckoutService, OrderService, QuoteService, PunchoutService {
  /**
   * The visitor's basket; null when there is none. A basket without tax is recalculated once (T-CART-18), one that no
   * longer exists is forgotten and replaced by the active one (T-CART-29).
   */
  activeCart(): Promise<CommerceResult<Cart | null>>;
  /** Puts items in the basket, creating it for the first ones (T-CCALL-17). */
  add(items: readonly AddItem[], market: BasketMarket, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Removes several lines in one update. */
  remove(lineItemIds: readonly string[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Removes one line, or takes its quantity from the line it was merged into (T-LINE-14, T-LINE-15). */
  removeItem(lineItemId: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Sets a line's quantity; 0 removes it. */
  changeQuantity(lineItemId: string, quantity: number, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Prices, product data and totals afresh (T-CCALL-15). */
  recalculate(options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Deletes the basket and forgets it (T-CART-20); true when there was one. */
  deleteCart(): Promise<CommerceResult<boolean>>;
  /** Ends the session: its cookies are cleared and its token is revoked (A-TOKEN-15). */
  signOut(): Promise<void>;
}
