/** What the routes ask of a cart's object and what it answers. Plain data: it crosses from one isolate to another. */

import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { MailLanguage } from "@contracts/mail";
import type { CustomerKind } from "@domain/selling/market-rules";
import type { Problem } from "../../shared/problems";
import type { PlacingResult } from "./placing";

interface Command {
  /** "anonymous:…" or "customer:…"; anyone else is told that the cart does not exist. */
  readonly owner: string;
  readonly customer: CustomerKind;
  readonly maxLines: number;
  /** Idempotency key and a digest of what it stands for; both null when the caller sent none. */
  readonly key: string | null;
  readonly fingerprint: string | null;
}

export interface OpenCart extends Command {
  readonly cartId: string;
  readonly customerId: string | null;
  readonly anonymousId: string | null;
  readonly shopperCountry: string;
  readonly priceCountry: string;
  readonly currency: string;
  readonly type: "order" | null;
  readonly lines: readonly Extract<CartAction, { action: "addLineItem" }>[];
}

export interface UpdateCart extends Command {
  readonly version: number;
  readonly actions: readonly CartAction[];
}

export interface DeleteCart extends Pick<Command, "owner" | "key" | "fingerprint"> {
  readonly version: number;
}

/** An order; a cart has one, whichever key it is asked for with. */
export interface PlaceOrder extends Pick<Command, "owner" | "customer" | "maxLines"> {
  readonly customerId: string;
  readonly version: number;
  /** What the shopper saw. */
  readonly expectedTotal: { readonly centAmount: number; readonly currencyCode: string };
  /** Of the mail that confirms it; null for the customer's own. */
  readonly language: MailLanguage | null;
}

export interface SubmitQuote extends Pick<Command, "owner"> {
  readonly quoteNumber: string;
  /** Version of the cart that the quote shows. */
  readonly version: number;
  readonly dates: { readonly quoteCreationDate: string; readonly quoteExpirationDate: string };
}

/** A cart as its owner may see it, with what is not on the wire. */
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
  /** Only when opening: the active cart is of another market, a new one takes its place. */
  | { readonly kind: "other-market" };
