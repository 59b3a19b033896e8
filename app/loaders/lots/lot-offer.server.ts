/** Availability of a lot's pieces in the visitor's country. */
import type { Product } from "@contracts/catalogue/catalogue";
import { type SizeMessage, sizeVerdicts } from "@domain/product-page/sizes";
import { customerOfMarket } from "@domain/selling/market-rules";
import type { PublicContext } from "~/context/request/types";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface LotOffer {
  /** `order`: by the basket. `quote`: a request, to the shop or to a distributor. `none`: see `messages`. */
  readonly kind: "order" | "quote" | "none";
  /** The note on buying that the product page shows in this country. */
  readonly messages: readonly SizeMessage[];
}

/** The best offer of any size of the product. Prices are not requested, because the product page shows them. */
export async function lotOffer(context: PublicContext, product: Product): Promise<LotOffer> {
  const { market } = context;
  const settings = await loadSellingSettings(context);
  const customer = customerOfMarket(market);
  const verdicts = sizeVerdicts({ product, country: market.country, settings, preview: false, customer }).map(
    ({ verdict }) => verdict,
  );
  if (verdicts.some(({ action, reason }) => action === "add" || reason === "price-pending"))
    return { kind: "order", messages: [] };
  const messages = (verdicts[0]?.messages ?? []).map(({ tone, key, href }) => ({ tone, key, href }));
  const isQuoted = verdicts.some(({ action }) => action === "quote" || action === "lead");
  return { kind: isQuoted ? "quote" : "none", messages };
}
