/** Sizes with looked-up prices, for Japan and China (C-PRICE-06, C-PRICE-12). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { PriceGroup } from "@contracts/commerce/checkout-settings";
import type { OfferTerms } from "@contracts/commerce/offer-terms";
import type { SellingSettings } from "@contracts/settings";
import type { Settled } from "@domain/http/settled";
import { type SizeRow, sizeRows } from "@domain/product-page/sizes";
import type { PriceFact } from "@domain/selling/types";
import type { PublicContext } from "~/context/request/types";
import { withinBudget } from "~/loaders/page/time-budget.server";

/** Time for one call and a retry. Longer than for dates, because prices matter more; content below waits for them. */
const budgetMs = 1200;

/** Delivery in the country, and the prices of the shopper's company; null where unknown. */
export interface BuyingTerms {
  readonly terms: OfferTerms | null;
  readonly group: PriceGroup | null;
  readonly contractText?: (contract: { readonly group: string; readonly listPrice: string }) => string;
}

/** Never fails: during an outage the sizes show that the price is unavailable. */
export async function loadLookedUpSizes(
  context: PublicContext,
  product: Product,
  settings: SellingSettings,
  buying: BuyingTerms,
): Promise<Settled<readonly SizeRow[]>> {
  const { market, preview } = context;
  const lookup = await lookUpPrices(context, product);
  return { ok: true, value: sizeRows({ product, country: market.country, settings, preview, lookup, ...buying }) };
}

/** Prices by SKU in a country with a price service. */
export async function lookUpPrices(
  context: PublicContext,
  product: Product,
): Promise<Map<string, PriceFact> | "failed"> {
  const answer = await context.defer("product: price look-up", withinBudget(budgetMs, lookUp(context, product)));
  return answer.ok ? answer.value : "failed";
}

async function lookUp({ services, market }: PublicContext, product: Product): Promise<Map<string, PriceFact>> {
  const asked = product.masterVariant.sku;
  const { sizes, requested } = await services.availability.priceLookup(asked, market.country);
  // If the response lacks the requested size, use its first entry (C-DATA-22).
  const entries = requested ? [{ ...requested, sku: asked }, ...sizes] : sizes;
  return new Map(
    entries.map(({ sku, price }): [string, PriceFact] => [sku, price ? { kind: "known", price } : { kind: "none" }]),
  );
}
