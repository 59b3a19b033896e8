/** The market that a call names, or the caller's. */
import { isKnownCountry } from "@domain/market/countries";
import { regionOf } from "@domain/market/region-rules";
import { createMarket, normalizeCountry, resolveLanguage } from "@domain/market/resolve-market";
import type { PrivateContext, PublicContext } from "~/context/request/types";

interface NamedMarket {
  readonly country?: string | undefined;
  /** As standards write it. */
  readonly language?: "en" | "ja" | "zh" | undefined;
  /** For a punchout session, which may buy where the country's own shoppers may not. */
  readonly procurement?: boolean;
  /** The customer for whom the program calls. */
  readonly priceGroup?: string | undefined;
}

/** Names of languages inside the shop. */
const languageNames = { en: "en", ja: "jp", zh: "cn" } as const;

type MarketOutcome =
  | { readonly ok: true; readonly context: PublicContext }
  | { readonly ok: false; readonly message: string };

/** A country with a host of its own is refused with that host, because its prices and rules are there. */
export async function contextOfMarket(
  context: PrivateContext,
  { country: named, language, procurement = false, priceGroup }: NamedMarket,
): Promise<MarketOutcome> {
  const { region } = context.market;
  const country = named === undefined ? context.market.country : normalizeCountry(named);
  if (!isKnownCountry(country)) return { ok: false, message: `"${named}" is not a country that the shop knows.` };
  if (regionOf(country) !== region) {
    const origin = context.origins[regionOf(country)];
    return { ok: false, message: `This host does not sell in ${country}. Call the same address at ${origin}.` };
  }
  const chosen = language === undefined ? context.market.language : languageNames[language];
  const market = createMarket(region, country, resolveLanguage({ region, parameter: chosen, cookie: null }));
  const whole = { ...market, ...(procurement && { procurement }), ...(priceGroup !== undefined && { priceGroup }) };
  return { ok: true, context: await context.inMarket(whole) };
}
