/** What the selling policy takes and gives. */
import type { ProductStatus } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import type { CommerceErrorCode } from "@contracts/values/errors";
import type { CountryPrice } from "@contracts/values/money";
import type { CustomerKind, SellingMode } from "./market-rules";

/** Text below the input; `params.sku` fills "Product {{sku}} …", `href` is the link that belongs to it. */
export interface QuickAddMessage {
  readonly tone: "info" | "warning" | "error";
  readonly key:
    | "quickAdd.invalidCode"
    | "quickAdd.discontinued"
    | "quickAdd.unavailable"
    | "quickAdd.unavailableThis"
    | "quickAdd.backorder"
    | "quickAdd.multiplex"
    | "selling.pricingUnavailable";
  readonly params: { readonly sku: string };
  readonly href: string | null;
}

export interface QuickAddVerdict {
  readonly addEnabled: boolean;
  readonly message: QuickAddMessage | null;
}

/** What is known of the price in the price country. `pending`: the look-up runs; `failed`: it did not answer. */
export type PriceFact =
  | { readonly kind: "known"; readonly price: CountryPrice }
  | { readonly kind: "none" | "pending" | "failed" };

export interface SellingInput {
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string;
  readonly customer: CustomerKind;
  readonly product: {
    /** A product status, or "not found" of a brief. */
    readonly status: string;
    readonly productType: string | null;
    readonly category: string | null;
  };
  readonly sku: { readonly sku: string; readonly price: PriceFact; readonly active: boolean };
  readonly settings: SellingSettings;
  /** Editors' preview: pending products show their price, nothing is sold. */
  readonly preview: boolean;
}

/** Why nothing is sold here, or why the price is not shown. */
export type SellingReason =
  | "unknown-product"
  | "discontinued"
  | "status"
  | "backorder-market"
  | "country"
  | "distributor"
  | "partner"
  | "excluded"
  | "hidden-price"
  | "missing-price"
  | "price-pending"
  | "price-failed"
  | "inactive"
  | "ptm-scan"
  | "preview";

export type SellingAction = "add" | "quote" | "lead" | "partner" | "none";

export type SellingMessageKey =
  | "selling.backorder"
  | "selling.productDiscontinued"
  | "selling.productUnavailable"
  | "selling.unavailable"
  | "selling.pricingUnavailable"
  | "selling.madeToOrder"
  | "selling.distributorPrice"
  | "selling.partnerPrice"
  | "selling.noSalesHere"
  | "selling.orderByContact"
  | "selling.priceOnRequest"
  | "selling.previewOnly"
  | "selling.ptmScan";

/** Text to show; `params.sku` fills "Product {{sku}} …". `href` leads on where the text asks to. */
export interface SellingMessage {
  readonly tone: "info" | "warning" | "error";
  readonly key: SellingMessageKey;
  readonly params: { readonly sku: string };
  readonly href: string | null;
}

export interface SellingVerdict {
  readonly mode: SellingMode;
  /** `shown`: `price` holds it. `lookup`: show a placeholder, the price service is being asked. */
  readonly priceVisibility: "shown" | "lookup" | "hidden";
  readonly price: CountryPrice | null;
  /** Why the price is hidden; null when it is not. */
  readonly priceReason: SellingReason | null;
  /** Country whose price holds; where `mode` is price-service it comes from the look-up. */
  readonly priceCountry: string;
  readonly action: SellingAction;
  /** True when the action puts the SKU in the basket. */
  readonly addsToBasket: boolean;
  /** Why the action is none or not the usual one; null for a plain add. */
  readonly reason: SellingReason | null;
  readonly messages: readonly SellingMessage[];
  readonly buttonLabelKey: "selling.addToBasket" | "selling.requestPriceQuote" | "selling.buyFromPartner" | null;
  /** Where a partner's button leads. */
  readonly partnerHref: string | null;
  readonly madeToOrder: boolean;
  /** Availability of offers in structured data and feeds. */
  readonly availability: "InStock" | "MadeToOrder" | "BackOrder" | "Discontinued" | "OutOfStock";
  readonly quickAdd: QuickAddVerdict;
  /** Code with which the gateway refuses to put the SKU in a basket; null when it may. */
  readonly refusal: Extract<
    CommerceErrorCode,
    "Discontinued" | "InvalidInput" | "MatchingPriceNotFound" | "InvalidTypePTMScan"
  > | null;
}

/** Facts that several parts of the verdict share, worked out once. */
export interface SellingFacts {
  readonly input: SellingInput;
  readonly mode: SellingMode;
  readonly status: ProductStatus | null;
  readonly ptmScan: boolean;
  /** First thing that stands against selling, in the order in which a shopper should hear of it. */
  readonly obstacle: SellingReason | null;
  readonly hidePrice: boolean;
}
