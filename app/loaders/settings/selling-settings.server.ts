/** Selling rules of the market: the settings service, overridden by editors' lists in the content service. */
import { type sellingSettingDevkeys, shopSettingDevkeys } from "@contracts/content/settings";
import type { SellingSettings } from "@contracts/settings";
import { splitList } from "@domain/selling/lists";
import type { PublicContext } from "~/context/request/types";

/**
 * Editors' lists override if they exist for this country. If the content service has none or is down, the settings
 * service applies alone, so that a missing text never opens or closes a market.
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
