/** How this market sells: the settings service's word, with the lists that editors keep in the content service on top. */
import { type sellingSettingDevkeys, shopSettingDevkeys } from "@contracts/content/settings";
import type { SellingSettings } from "@contracts/settings";
import { splitList } from "@domain/selling/lists";
import type { PublicContext } from "~/context/request/types";

/**
 * Lists of the content service win where they exist for this country; where the content service is silent or away the
 * settings service stands alone, so that a missing text never opens or closes a market.
 */
export async function loadSellingSettings(context: PublicContext): Promise<SellingSettings> {
  const { settings, content } = context.services;
  const { country, locale } = context.market;
  const [selling, lists] = await Promise.all([
    settings.selling(),
    content.globalSettings(locale, shopSettingDevkeys, country),
  ]);
  if (!lists.ok) return selling;
  const list = (devkey: (typeof sellingSettingDevkeys)[number]) => splitList(lists.value[devkey]?.value);
  const distributors = list("b2dAllowedCountries").filter((code) => /^[A-Z]{2}$/.test(code));
  return {
    ...selling,
    hidePriceSkus: union(selling.hidePriceSkus, list("hide-price-list")),
    madeToOrderSkus: union(selling.madeToOrderSkus, list("made-to-order-product-list")),
    excludedSkus: {
      ...selling.excludedSkus,
      [country]: union(selling.excludedSkus[country] ?? [], list("excluded-products")),
    },
    b2dAllowedCountries: distributors.length > 0 ? distributors : selling.b2dAllowedCountries,
  };
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];
