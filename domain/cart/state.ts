/**
 * Input and output of the cart transition. The state is the wire's cart; the Durable Object handles owner and lifetime.
 */
import type { ProductNames } from "@contracts/catalogue/product-texts";
import type { Cart, CartAction, LineItem } from "@contracts/commerce/cart";
import type { CheckoutSettings, PriceGroup } from "@contracts/commerce/checkout-settings";
import type { Payment } from "@contracts/commerce/payments";
import type { SellingSettings } from "@contracts/settings";
import type { CountryPrice } from "@contracts/values/money";
import type { TaxExemption } from "../company/certificates";
import type { PromotionUses } from "../promotions/states";
import type { CustomerKind } from "../selling/market-rules";

/** Catalogue data of a SKU at the time of a command. */
export interface SkuFact {
  readonly sku: string;
  readonly productId: string;
  readonly productKey: string;
  readonly name: string;
  /** The name in other languages. */
  readonly names?: ProductNames;
  readonly status: string;
  readonly productType: string;
  readonly category: string;
  readonly active: boolean;
  readonly variantId: number;
  readonly code: string;
  readonly amount: string;
  readonly uom: string;
  /** Application codes of the product ("WB", "IHC-P"). */
  readonly applications: readonly string[];
  readonly prices: readonly CountryPrice[];
}

/** Everything a transition depends on besides the state; equal inputs give equal results. */
export interface CartContext {
  /** ISO 8601. */
  readonly now: string;
  /** Facts of every SKU in the command or, for a recalculation, in the cart. A missing SKU is unknown. */
  readonly facts: ReadonlyMap<string, SkuFact>;
  /** SKUs that were queried in the catalogue; lines with other SKUs keep their prices. */
  readonly requestedSkus: ReadonlySet<string>;
  readonly settings: SellingSettings;
  readonly checkout: CheckoutSettings;
  /** The owner's payments for this cart, by id. */
  readonly payments: ReadonlyMap<string, Payment>;
  /** Current ship dates from the availability service, by line id. */
  readonly shipDates: ReadonlyMap<string, string | null>;
  /** The shopper's country, which may differ from the cart's in distributor countries. */
  readonly shopperCountry: string;
  readonly customer: CustomerKind;
  readonly maxLines: number;
  /** The customer's earlier orders, if a promotion depends on them; null for a guest. */
  readonly promotionUses?: PromotionUses | null;
  /** Verified certificates of tax exemption of the customer's company; absent without any. */
  readonly exemptions?: readonly TaxExemption[];
  /** Prices agreed with the buyer's company; absent without any. */
  readonly priceGroup?: PriceGroup | null;
  /** Lines of a cart that this one takes over; new lines keep the fields that they had there. */
  readonly handedOver?: readonly LineItem[];
  /** Id of the next new line. */
  newLineId(): string;
}

/** A business error with its wire code. */
export interface CartProblem {
  readonly code: string;
  readonly message: string;
  readonly [extra: string]: unknown;
}

export type CartOutcome =
  | {
      readonly ok: true;
      readonly cart: Cart;
      /** Number of actions with an effect; the version grows by it. */
      readonly effective: number;
    }
  | { readonly ok: false; readonly problem: CartProblem };

export type LineOutcome =
  | { readonly ok: true; readonly cart: Cart; readonly changed: boolean }
  | { readonly ok: false; readonly problem: CartProblem };

export type ActionOf<Name extends CartAction["action"]> = Extract<CartAction, { action: Name }>;

export const refuse = (code: string, message: string, extra: Record<string, unknown> = {}) =>
  ({ ok: false, problem: { code, message, ...extra } }) as const;
