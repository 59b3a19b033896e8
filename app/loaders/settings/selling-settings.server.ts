/** Selling rules of the market: the settings service, overridden by editors' lists in the content service. */
import { type sellingSettingDevkeys, shopSettingDevkeys } from "@contracts/content/settings";
import type { SellingSettings } from "@contracts/settings";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { splitList } from "@domain/selling/lists";
import type { PublicContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";

interface SellingRules {
  readonly settings: SellingSettings;
  /** False if the settings of operators or the lists of editors are missing, because a service is unavailable. */
  readonly isWhole: boolean;
}

/**
 * Editors' lists override if they exist for this country. If the content service has none or is down, the settings
 * service applies alone, so that a missing text never opens or closes a market.
 */
export async function readSellingRules({
  services,
  market,
}: Pick<PublicContext, "services" | "market">): Promise<SellingRules> {
  const { country, locale } = market;
  const [read, lists] = await Promise.all([
    services.settings.selling(),
    services.content.globalSettings(locale, shopSettingDevkeys, country),
  ]);
  const selling = read ?? defaultSellingSettings;
  if (!lists.ok) return { settings: selling, isWhole: false };
  const list = (devkey: (typeof sellingSettingDevkeys)[number]) => splitList(lists.value[devkey]?.value);
  const distributors = list("b2dAllowedCountries").filter((code) => /^[A-Z]{2}$/.test(code));
  const settings: SellingSettings = {
    ...selling,
    hidePriceSkus: union(selling.hidePriceSkus, list("hide-price-list")),
    madeToOrderSkus: union(selling.madeToOrderSkus, list("made-to-order-product-list")),
    excludedSkus: {
      ...selling.excludedSkus,
      [country]: union(selling.excludedSkus[country] ?? [], list("excluded-products")),
    },
    b2dAllowedCountries: distributors.length > 0 ? distributors : selling.b2dAllowedCountries,
  };
  return { settings, isWhole: read !== null };
}

/** The rules of a page. One that lacks some is not stored: it may offer what is not sold, or show a price that is hidden. */
export async function loadSellingSettings(context: PublicContext): Promise<SellingSettings> {
  const { settings, isWhole } = await readSellingRules(context);
  if (!isWhole) context.degraded();
  return settings;
}

/**
 * Call before responding to a program about what is sold: a program would take a default for the shop's decision, and
 * sees no notice that something is missing.
 * @throws {ServiceFailure} if the rules cannot be read
 */
export async function requireSellingSettings({ services }: Pick<PublicContext, "services">): Promise<void> {
  if ((await services.settings.selling()) === null) throw new ServiceFailure("settings", 503, "selling rules");
}

const union = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])];
