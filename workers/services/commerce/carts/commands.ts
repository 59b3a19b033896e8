/** Commands of the routes to a cart object, and its answers. Plain data, because it crosses isolates. */

import type { Cart, CartAction, LineItem } from "@contracts/commerce/cart";
import type { MailLanguage } from "@contracts/mail";
import type { QuoteTerms } from "@domain/quote/terms";
import type { CustomerKind } from "@domain/selling/market-rules";
import type { Problem } from "../../shared/problems";
import type { PlacingResult } from "./placing";

interface Command {
  /** "anonymous:…" or "customer:…". For any other owner the cart does not exist. */
  readonly owner: string;
  readonly customer: CustomerKind;
  readonly maxLines: number;
  /** Idempotency key and a fingerprint of the command; both null if the caller sent none. */
  readonly key: string | null;
  readonly fingerprint: string | null;
  /** `traceparent` of the request. */
  readonly trace?: string | null;
}

export interface OpenCart extends Command {
  readonly cartId: string;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
  readonly shopperCountry: string;
  readonly priceCountry: string;
  readonly currency: string;
  readonly type: "order" | null;
  readonly lines: readonly Extract<CartAction, { action: "addLineItem" | "addDiscountCode" }>[];
  /** Quoted lines, from a quote or from the cart that this one takes over. */
  readonly quoted?: QuoteTerms;
  /** Lines of the cart that this one takes over, as stored in that cart. */
  readonly handedOver?: readonly LineItem[];
}

export interface UpdateCart extends Command {
  readonly version: number;
  readonly actions: readonly CartAction[];
}

export interface DeleteCart extends Pick<Command, "owner" | "key" | "fingerprint"> {
  readonly version: number;
}

/** Order command. A cart becomes one order, whatever the key. */
export interface PlaceOrder extends Pick<Command, "owner" | "customer" | "maxLines" | "trace"> {
  /** Null for a guest. */
  readonly customerId: string | null;
  readonly version: number;
  /** Total that the shopper saw. */
  readonly expectedTotal: { readonly centAmount: number; readonly currencyCode: string };
  /** Language of the confirmation mail; null for the customer's own. */
  readonly language: MailLanguage | null;
  /** Name of the program that orders in the customer's name. */
  readonly program?: string;
}

export interface SubmitQuote extends Pick<Command, "owner"> {
  readonly quoteNumber: string;
  /** Cart version shown in the quote. */
  readonly version: number;
  readonly dates: { readonly quoteCreationDate: string; readonly quoteExpirationDate: string };
}

/** A cart as its owner sees it, with fields that are not on the wire. */
export interface CartView {
  readonly cart: Cart;
  readonly shopperCountry: string;
}

export type PlacingAnswer =
  | PlacingResult
  | { readonly kind: "problem"; readonly status: 400 | 409; readonly problem: Problem }
  | { readonly kind: "missing" };

export type CartAnswer =
  | { readonly kind: "cart"; readonly status: 200 | 201; readonly body: string; readonly replayed: boolean }
  | { readonly kind: "problem"; readonly status: 400 | 409; readonly problem: Problem }
  | { readonly kind: "missing" }
  /** Only from `open`: the active cart belongs to another market and a new one replaces it. */
  | { readonly kind: "other-market" };
