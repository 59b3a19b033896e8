/**
 * The selling policy: whether a product's price is shown and which actions a shopper has. Product page, structured
 * data, quick add, basket and gateway all use it (rows C-PRICE-01 to C-PRICE-16, T-QADD-14 to T-QADD-28).
 */
import type { ProductStatus } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { partnerLink, priceCountryOf, resolveSellingMode, type SellingMode } from "./market-rules";
import { resolveMessages } from "./messages";
import { resolveQuickAdd } from "./quick-add";
import type { SellingAction, SellingFacts, SellingInput, SellingReason, SellingVerdict } from "./types";

export function resolveSelling(input: SellingInput): SellingVerdict {
  const facts = resolveFacts(input);
  const { mode } = facts;
  const price = resolvePrice(facts);
  const action = resolveAction(facts);
  const madeToOrder = input.settings.madeToOrderSkus.includes(input.sku.sku);
  return {
    mode,
    ...price,
    priceCountry: priceCountryOf(input.country, input.settings),
    action,
    addsToBasket: action === "add" || action === "quote" || action === "lead",
    reason: reasonOf(facts, action),
    messages: resolveMessages(facts, action, madeToOrder),
    buttonLabelKey: buttonLabels[action],
    partnerHref: action === "partner" ? partnerLink(input.country, input.settings) : null,
    madeToOrder,
    availability: availabilityOf(facts, madeToOrder),
    quickAdd: resolveQuickAdd(facts),
    refusal: refusalOf(facts),
  };
}

const buttonLabels = {
  add: "selling.addToBasket",
  quote: "selling.requestPriceQuote",
  lead: "selling.requestPriceQuote",
  partner: "selling.buyFromPartner",
  none: null,
} as const;

function resolveFacts(input: SellingInput): SellingFacts {
  const mode = resolveSellingMode(input.country, input.customer, input.settings);
  const status = isProductStatus(input.product.status) ? input.product.status : null;
  const ptmScan = input.product.productType === "PTM Scan";
  const hidePrice = input.settings.hidePriceSkus.includes(input.sku.sku);
  return { input, mode, status, ptmScan, hidePrice, obstacle: resolveObstacle(input, mode, status) };
}

/**
 * Statuses that are sold, and that show a price block. Exhaustive: a new status fails to compile until it has a row.
 */
const statusRules: Readonly<Record<ProductStatus, { sold: boolean; price: "always" | "preview" | "never" }>> = {
  Released: { sold: true, price: "always" },
  "Released - On Hold": { sold: true, price: "always" },
  "Pre-discontinued": { sold: false, price: "always" },
  "Pre-released": { sold: false, price: "always" },
  Commercialization: { sold: false, price: "always" },
  Pending: { sold: false, price: "preview" },
  Discontinued: { sold: false, price: "never" },
  Obsolete: { sold: false, price: "never" },
};

function isProductStatus(status: string): status is ProductStatus {
  return Object.hasOwn(statusRules, status);
}

/** True for products that are offered where their country allows it. */
export const isSoldStatus = (status: string): boolean => isProductStatus(status) && statusRules[status].sold;

function resolveObstacle(input: SellingInput, mode: SellingMode, status: ProductStatus | null): SellingReason | null {
  const { country, settings, sku, preview } = input;
  if (status === null) return "unknown-product";
  if (status === "Discontinued") return "discontinued";
  if (!statusRules[status].sold) return preview ? "preview" : "status";
  if (status === "Released - On Hold" && country === "JP") return "backorder-market";
  if (!sku.active) return "inactive";
  if (isExcluded(sku.sku, country, settings)) return "excluded";
  if (mode === "information" || (mode === "price-service" && !settings.basketCountries.includes(country)))
    return "country";
  if (mode === "partner") return "partner";
  if (sku.price.kind === "none" || (sku.price.kind === "known" && sku.price.price.centAmount <= 0))
    return "missing-price";
  if (sku.price.kind === "pending") return "price-pending";
  if (sku.price.kind === "failed") return "price-failed";
  return null;
}

/** True if the size is not sold in the country, by a setting of operators or a list of editors. */
export function isExcluded(sku: string, country: string, settings: Pick<SellingSettings, "excludedSkus">): boolean {
  return Object.hasOwn(settings.excludedSkus, country) && (settings.excludedSkus[country]?.includes(sku) ?? false);
}

/** C-PRICE-01: no price block for discontinued products, nor for pending ones outside preview. */
function hidesPriceBlock(status: ProductStatus, preview: boolean): boolean {
  const { price } = statusRules[status];
  return price === "never" || (price === "preview" && !preview);
}

function resolvePrice(facts: SellingFacts): Pick<SellingVerdict, "priceVisibility" | "price" | "priceReason"> {
  const { input, mode, status, hidePrice } = facts;
  const hidden = (priceReason: SellingReason) => ({ priceVisibility: "hidden" as const, price: null, priceReason });
  if (status === null) return hidden("unknown-product");
  if (hidesPriceBlock(status, input.preview)) return hidden(status === "Discontinued" ? "discontinued" : "status");
  if (mode === "distributor") return hidden("distributor");
  if (mode === "partner") return hidden("partner");
  if (mode === "information") return hidden("country");
  if (hidePrice) return hidden("hidden-price");
  const { price } = input.sku;
  switch (price.kind) {
    case "known":
      if (price.price.centAmount <= 0) return hidden("missing-price");
      return { priceVisibility: "shown", price: price.price, priceReason: null };
    case "pending":
      return { priceVisibility: "lookup", price: null, priceReason: null };
    case "failed":
      return hidden("price-failed");
    case "none":
      return hidden("missing-price");
    default:
      return price satisfies never;
  }
}

function resolveAction({ mode, obstacle, hidePrice, ptmScan }: SellingFacts): SellingAction {
  if (obstacle === "partner") return "partner";
  if (obstacle !== null || ptmScan) return "none";
  switch (mode) {
    case "distributor":
      return "lead";
    case "direct":
    case "price-service":
      return hidePrice ? "quote" : "add";
    case "punchout":
      return "add";
    case "partner":
    case "information":
      return "none";
    default:
      return mode satisfies never;
  }
}

function reasonOf({ obstacle, ptmScan, hidePrice }: SellingFacts, action: SellingAction): SellingReason | null {
  if (obstacle) return obstacle;
  if (ptmScan) return "ptm-scan";
  if (action === "lead") return "distributor";
  return action === "quote" && hidePrice ? "hidden-price" : null;
}

function availabilityOf(
  { status, obstacle, ptmScan }: SellingFacts,
  madeToOrder: boolean,
): SellingVerdict["availability"] {
  if (status === "Discontinued" || status === "Obsolete") return "Discontinued";
  if (obstacle !== null || ptmScan) return "OutOfStock";
  if (status === "Released - On Hold") return "BackOrder";
  return madeToOrder ? "MadeToOrder" : "InStock";
}

/** The gateway has its own price table, so it treats a pending or failed lookup as no price. */
function refusalOf({ obstacle, ptmScan }: SellingFacts): SellingVerdict["refusal"] {
  if (ptmScan && obstacle !== "discontinued" && obstacle !== "unknown-product") return "InvalidTypePTMScan";
  if (obstacle === null) return null;
  if (obstacle === "discontinued") return "Discontinued";
  if (obstacle === "missing-price" || obstacle === "price-pending" || obstacle === "price-failed")
    return "MatchingPriceNotFound";
  return "InvalidInput";
}
