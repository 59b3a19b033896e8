/** Input and output of the selling policy. */
import type { ProductStatus } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import type { CommerceErrorCode } from "@contracts/values/errors";
import type { CountryPrice } from "@contracts/values/money";
import type { CustomerKind, SellingMode } from "./market-rules";

/** Message below the input; `params.sku` fills "Product {{sku}} …", `href` is its link. */
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

/** Price in the price country. `pending`: the lookup is running; `failed`: it returned no price. */
export type PriceFact =
  | { readonly kind: "known"; readonly price: CountryPrice }
  | { readonly kind: "none" | "pending" | "failed" };

export interface SellingInput {
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string;
  readonly customer: CustomerKind;
  readonly product: {
    /** A product status, or "not found" from a brief. */
    readonly status: string;
    readonly productType: string | null;
    readonly category: string | null;
  };
  readonly sku: { readonly sku: string; readonly price: PriceFact; readonly active: boolean };
  readonly settings: SellingSettings;
  /** Editors' preview: pending products show a price, nothing is sold. */
  readonly preview: boolean;
}

/** Reason for not selling or not showing the price. */
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

/** Message to show; `params.sku` fills "Product {{sku}} …", `href` is its link. */
export interface SellingMessage {
  readonly tone: "info" | "warning" | "error";
  readonly key: SellingMessageKey;
  readonly params: { readonly sku: string };
  readonly href: string | null;
}

export interface SellingVerdict {
  readonly mode: SellingMode;
  /** `shown`: see `price`. `lookup`: show a placeholder while the price service answers. */
  readonly priceVisibility: "shown" | "lookup" | "hidden";
  readonly price: CountryPrice | null;
  /** Reason for hiding the price; null if it is not hidden. */
  readonly priceReason: SellingReason | null;
  /** Country whose prices apply; in price-service mode the price comes from the lookup. */
  readonly priceCountry: string;
  readonly action: SellingAction;
  /** True if the action adds the SKU to the basket. */
  readonly addsToBasket: boolean;
  /** Why there is no action, or an unusual one; null for a plain add. */
  readonly reason: SellingReason | null;
  readonly messages: readonly SellingMessage[];
  readonly buttonLabelKey: "selling.addToBasket" | "selling.requestPriceQuote" | "selling.buyFromPartner" | null;
  /** Link of a partner's button. */
  readonly partnerHref: string | null;
  readonly madeToOrder: boolean;
  /** Availability in structured data and feeds. */
  readonly availability: "InStock" | "MadeToOrder" | "BackOrder" | "Discontinued" | "OutOfStock";
  readonly quickAdd: QuickAddVerdict;
  /** Error code with which the gateway refuses the SKU; null if it may be added. */
  readonly refusal: Extract<
    CommerceErrorCode,
    "Discontinued" | "InvalidInput" | "MatchingPriceNotFound" | "InvalidTypePTMScan"
  > | null;
}

/** Intermediate facts shared by several parts of the verdict. */
export interface SellingFacts {
  readonly input: SellingInput;
  readonly mode: SellingMode;
  readonly status: ProductStatus | null;
  readonly ptmScan: boolean;
  /** First obstacle to selling, in the order a shopper should learn of it. */
  readonly obstacle: SellingReason | null;
  readonly hidePrice: boolean;
}
