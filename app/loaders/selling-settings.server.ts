/** How this market sells: the settings service's word, with the lists that editors keep in the content service on top. */
import type { SellingSettings } from "@contracts/settings";
import { splitList } from "@domain/selling/lists";
import type { PublicContext } from "~/context/types";

/** Global settings that steer display and purchase (C-CMS-12, C-PRICE-14). */
export const sellingDevkeys = {
  hidePrice: "hide-price-list",
  madeToOrder: "made-to-order-product-list",
  excluded: "excluded-products",
  distributors: "b2dAllowedCountries",
} as const;

/**
 * Lists of the content service win where they exist for this country; where the content service is silent or away the
 * settings service stands alone, so that a missing text never opens or closes a market.
 */
export async function loadSellingSettings(context: PublicContext): Promise<SellingSettings> {
  const { settings, content } = context.services;
  const { country, locale } = context.market;
  const [selling, global] = await Promise.all([
    settings.selling(),
    content.globalSettings(Object.values(sellingDevkeys), { locale, country }),
  ]);
  if (!global.ok) return selling;
  const list = (devkey: string) => splitList(global.value.find((setting) => setting.devkey === devkey)?.value);
  const countries = list(sellingDevkeys.distributors).filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    ...selling,
    hidePriceSkus: union(selling.hidePriceSkus, list(sellingDevkeys.hidePrice)),
    madeToOrderSkus: union(selling.madeToOrderSkus, list(sellingDevkeys.madeToOrder)),
    excludedSkus: { ...selling.excludedSkus, [country]: union(selling.excludedSkus[country] ?? [], list(sellingDevkeys.excluded)) },
    b2dAllowedCountries: countries.length > 0 ? countries : selling.b2dAllowedCountries,
  };
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];
