/** What a cart's transition takes and gives. The wire's cart is the state; who owns it and for how long is the object's. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { Payment } from "@contracts/commerce/payments";
import type { SellingSettings } from "@contracts/settings";
import type { CountryPrice } from "@contracts/values/money";
import type { CustomerKind } from "../selling/market-rules";

/** What the catalogue says of a SKU at the time of a command. */
export interface SkuFact {
  readonly sku: string;
  readonly productId: string;
  readonly productKey: string;
  readonly name: string;
  readonly status: string;
  readonly productType: string;
  readonly category: string;
  readonly active: boolean;
  readonly variantId: number;
  readonly code: string;
  readonly amount: string;
  readonly uom: string;
  /** Codes of the applications that the product was tested for ("WB", "IHC-P"). */
  readonly applications: readonly string[];
  readonly prices: readonly CountryPrice[];
}

/** Everything outside the state that a transition depends on; with equal input it gives equal output. */
export interface CartContext {
  /** ISO 8601. */
  readonly now: string;
  /** Facts of every SKU that the command or, on recalculation, the cart names; a SKU without facts is unknown. */
  readonly facts: ReadonlyMap<string, SkuFact>;
  /** SKUs that the catalogue was asked about; lines of others keep their prices until it can be asked. */
  readonly asked: ReadonlySet<string>;
  readonly settings: SellingSettings;
  readonly checkout: CheckoutSettings;
  /** Payments of the cart's owner that were made for this cart, by id. */
  readonly payments: ReadonlyMap<string, Payment>;
  /** Days on which lines can leave, by line id, as the availability service says now. */
  readonly shipDates: ReadonlyMap<string, string | null>;
  /** Country of the shopper; differs from the cart's where the distributor is asked. */
  readonly shopperCountry: string;
  readonly customer: CustomerKind;
  readonly maxLines: number;
  /** Id of the next new line. */
  newLineId(): string;
}

/** A business refusal, in the words of the wire. */
export interface CartProblem {
  readonly code: string;
  readonly message: string;
  readonly [extra: string]: unknown;
}

export type CartOutcome =
  | {
      readonly ok: true;
      readonly cart: Cart;
      /** Actions that changed something; the version grows by as many. */
      readonly effective: number;
    }
  | { readonly ok: false; readonly problem: CartProblem };

export type LineOutcome =
  | { readonly ok: true; readonly cart: Cart; readonly changed: boolean }
  | { readonly ok: false; readonly problem: CartProblem };

export type ActionOf<Name extends CartAction["action"]> = Extract<CartAction, { action: Name }>;

export const refuse = (code: string, message: string, extra: Record<string, unknown> = {}) =>
  ({ ok: false, problem: { code, message, ...extra } }) as const;
