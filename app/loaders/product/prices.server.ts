/** Sizes with the word of the price service, for Japan and China (C-PRICE-06, C-PRICE-12). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import { type SizeRow, sizeRows } from "@domain/product-page/sizes";
import type { PriceFact } from "@domain/selling/types";
import type { PublicContext, Settled } from "~/context/request/types";
import { withinBudget } from "~/loaders/page/time-budget.server";

/** Prices are worth a longer wait than dates: one call and a second try. What follows on the page waits with them. */
const budgetMs = 1200;

/** Never fails: without an answer the sizes say that their price cannot be had. */
export async function loadLookedUpSizes(
  context: PublicContext,
  product: Product,
  settings: SellingSettings,
): Promise<Settled<readonly SizeRow[]>> {
  const { market, preview } = context;
  const answer = await context.defer("product: price look-up", withinBudget(budgetMs, lookUp(context, product)));
  const lookup = answer.ok ? answer.value : "failed";
  return { ok: true, value: sizeRows({ product, country: market.country, settings, preview, lookup }) };
}

async function lookUp({ services, market }: PublicContext, product: Product): Promise<Map<string, PriceFact>> {
  const asked = product.masterVariant.sku;
  const { sizes, requested } = await services.availability.priceLookup(asked, market.country);
  // An answer without the size that was asked for speaks of it by its first one (C-DATA-22).
  const entries = requested ? [{ ...requested, sku: asked }, ...sizes] : sizes;
  return new Map(
    entries.map(({ sku, price }): [string, PriceFact] => [sku, price ? { kind: "known", price } : { kind: "none" }]),
  );
}
