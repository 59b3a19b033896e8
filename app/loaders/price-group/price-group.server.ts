/** Prices that the shopper's company has agreed on. Pages that show them are stored for each group. */
import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { PriceGroup } from "@contracts/commerce/checkout-settings";
import { briefAtContract } from "@domain/price-groups/contract-price";
import type { PublicContext } from "~/context/request/types";

type Context = Pick<PublicContext, "market" | "services" | "degraded">;

/**
 * Null at the list prices. A page that cannot read the group shows the list prices, which are never too low, and is not
 * stored for the group.
 */
export async function loadPriceGroup({ market, services, degraded }: Context): Promise<PriceGroup | null> {
  if (market.priceGroup === undefined) return null;
  const group = await services.settings.priceGroup(market.priceGroup);
  if (!group) degraded();
  return group;
}

/** The group with the sentence about its prices. */
export async function agreedPrices(context: Context & Pick<PublicContext, "t">) {
  const group = await loadPriceGroup(context);
  const contractText = (contract: { readonly group: string; readonly listPrice: string }) =>
    context.t("basket.contract", contract);
  return { group, ...(group && { contractText }) };
}

/**
 * One brief per code, with the price of the shopper's company, or else that of the country whose prices apply.
 * @param known the briefs at list prices, if the caller has them
 */
export async function briefsAtContract(
  context: Context,
  codes: readonly string[],
  priceCountry: string,
  known?: readonly ProductBrief[],
): Promise<readonly ProductBrief[]> {
  const [briefs, group] = await Promise.all([
    known ?? context.services.catalogue.briefs(codes, priceCountry),
    loadPriceGroup(context),
  ]);
  return group ? briefs.map((brief) => briefAtContract(brief, group)) : briefs;
}
