/** Basket operations of the gateway. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { CheckoutService, HandOverService, OrderService, QuoteService } from "./checkout-types";
import type { PunchoutService } from "./punchout-types";

/** Keys in `basket.error` and `basketRefusals`; null shows the gateway's own message (T-TERR-03, T-TERR-12). */
export type CommerceMessageKey =
  | "basketRefusals.notAvailable"
  | "basket.error.somethingWentWrong"
  | "basketRefusals.maximumReached"
  | "basket.error.invalidQuantity"
  | "basketRefusals.changedMeanwhile"
  | "basketRefusals.tooManyRequests"
  | "basketRefusals.scanInquiry"
  | "basketRefusals.otherMarket"
  | "basketRefusals.unknown"
  | "basket.error.network"
  | "quickAdd.discontinued"
  | "checkout.error.promoUnknown"
  | "checkout.error.promoExpired"
  | "checkout.error.promoUsed"
  | "checkout.error.vatInvalid"
  | "checkout.error.priceChanged"
  | "checkout.error.beingPlaced"
  | "checkout.error.incomplete"
  | "checkout.error.countryMismatch"
  | "checkout.error.shippingMethod"
  | "checkout.error.paymentDeclined"
  | "checkout.error.cardExpired"
  | "checkout.error.paymentTimedOut"
  | "checkout.error.paymentExpired"
  | "checkout.error.paymentUnavailable"
  | "checkout.error.purchaseOrderLimit"
  | "checkout.error.noApprover"
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
  /** Gateway code; empty if none (T-TERR-04). */
  readonly code: string;
  /** The gateway's message: plain text, at most 300 characters. Shown only if `messageKey` is null. */
  readonly message: string;
  readonly messageKey: CommerceMessageKey | null;
  /** Country of the basket, if the error is about it. */
  readonly country?: string;
  /** Promotion code of the error, as typed (T-PROMO-02). */
  readonly discountCode?: string;
  /** Missing part of an incomplete order or quote: a `CheckoutReason`, or the gateway's text. */
  readonly reason?: string;
  /** SKU of the error, if the gateway names one. */
  readonly sku?: string;
}

/** A business error or an outage; `errors` is never empty and has no duplicates (T-TERR-11). */
export interface CommerceFailure {
  readonly ok: false;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly errors: readonly [CommerceError, ...CommerceError[]];
  /** Seconds to wait before the next try. */
  readonly retryAfterSeconds?: number;
}
/** `repeated`: an earlier request with the same key was executed; this one changed nothing. */
export type CommerceResult<T> = { readonly ok: true; readonly value: T; readonly repeated?: true } | CommerceFailure;

export interface AddItem {
  /** SKU. */
  readonly id: string;
  readonly quantity: number;
  /** Design of a panel kit; items of different designs stay separate. */
  readonly experimentId?: string;
}

/** Country and currency of a new basket; the gateway prices distributor countries as US. */
export interface BasketMarket {
  readonly country: string;
  readonly currency: string;
  /** The country sells through distributors: the basket gets the custom type "order" (T-CCALL-17). */
  readonly distributor?: boolean;
}

export interface WriteOptions {
  /** Idempotency key of one action, such as a button press; executed once. If omitted, every call has its own. */
  readonly intent?: string;
  /**
   * Alternative to `intent` for forms without scripts: the form's content. Sent again for the same basket state, it
   * counts as a second press (T-BASK-23).
   */
  readonly form?: string;
}

export interface CommerceService extends CheckoutService, OrderService, QuoteService, HandOverService, PunchoutService {
  /**
   * The visitor's basket, or null. A basket without tax is recalculated once (T-CART-18); one that no longer exists is
   * replaced by the active one (T-CART-29).
   */
  activeCart(): Promise<CommerceResult<Cart | null>>;
  /** The same without recalculating, for a caller who changes or deletes the basket next. */
  cartAsIs(): Promise<CommerceResult<Cart | null>>;
  /** Adds items, creating the basket if needed (T-CCALL-17). */
  add(items: readonly AddItem[], market: BasketMarket, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Removes several lines in one update. */
  remove(lineItemIds: readonly string[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Removes one line, or subtracts its quantity from the line it was merged into (T-LINE-14, T-LINE-15). */
  removeItem(lineItemId: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Applies the actions, all or none. */
  applyActions(actions: readonly CartAction[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Updates prices, product data and totals (T-CCALL-15). */
  recalculate(options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Deletes the basket and its reference (T-CART-20), and returns it; null if there was none. */
  deleteCart(): Promise<CommerceResult<Cart | null>>;
  /** Ends the session: clears its cookies and revokes its token (A-TOKEN-15). */
  signOut(): Promise<void>;
}
