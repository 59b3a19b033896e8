/** What a country allows before any product is looked at: mode of selling, whose price holds, what the basket offers. */
import type { SellingSettings } from "@contracts/settings";
import type { Market } from "../market/market";

export const customerKinds = ["anonymous", "customer", "punchout"] as const;
export type CustomerKind = (typeof customerKinds)[number];

/**
 * - `direct`: prices of the catalogue, basket, checkout;
 * - `price-service`: prices from the look-up (JP, CN);
 * - `distributor`: a basket without prices that becomes a request to the local distributor;
 * - `partner`: bought from a partner's shop;
 * - `punchout`: a procurement session, prices and basket everywhere;
 * - `information`: no price, no basket.
 */
export type SellingMode = "direct" | "price-service" | "distributor" | "partner" | "punchout" | "information";

/** For whom a page that is the same for everyone in a market sells. */
export const customerOfMarket = ({ procurement }: Pick<Market, "procurement">): CustomerKind =>
  procurement ? "punchout" : "anonymous";

/** Country with its own sales rules wins over the distributor list, which by default may name US (AMB-C-05). */
export function resolveSellingMode(country: string, customer: CustomerKind, settings: SellingSettings): SellingMode {
  if (customer === "punchout") return "punchout";
  if (settings.priceServiceCountries.includes(country)) return "price-service";
  if (settings.priceCountries.includes(country)) return "direct";
  if (settings.b2dAllowedCountries.includes(country)) return "distributor";
  if (partnerLink(country, settings)) return "partner";
  return "information";
}

/** Address of the partner's shop in a country (C-PRICE-09). */
export function partnerLink(country: string, settings: SellingSettings): string | null {
  return Object.hasOwn(settings.partnerCountries, country) ? (settings.partnerCountries[country] ?? null) : null;
}

/** True where a basket becomes a distributor request; decides the cart's "order" type (T-CCALL-17). */
export function isDistributorCountry(country: string, settings: SellingSettings): boolean {
  return resolveSellingMode(country, "anonymous", settings) === "distributor";
}

/** Country whose price holds in calls and carts: US for distributor countries, else the country itself (C-PRICE-08). */
export function priceCountryOf(country: string, settings: SellingSettings): string {
  return isDistributorCountry(country, settings) ? "US" : country;
}

/** What a basket in a country shows and where it leads (rows T-BTN-07, T-BASK-09 to T-BASK-21). */
export interface BasketRules {
  readonly mode: SellingMode;
  /** No button and no panel when false. */
  readonly available: boolean;
  readonly showsPrices: boolean;
  readonly showsSubtotal: boolean;
  /** Path of the proceed button; null where there is no checkout. */
  readonly checkoutPath: "/checkout/review" | "/ct/punchout/review" | null;
  /** "lead": distributor request; "quote": price quote; both start at /quote/review. */
  readonly quoteMode: "quote" | "lead" | null;
  readonly quotePath: "/quote/review" | null;
  readonly proceedLabelKey: "basket.checkout" | null;
  readonly quoteLabelKey: "basket.requestQuote" | "basket.japanReview" | "basket.turnIntoQuote" | null;
  readonly noteKeys: readonly ("basket.distributorNote" | "basket.quoteText")[];
  readonly checkoutType: "regular" | "quote" | "punchout" | "quoteb2d";
  /** Kind of a quote request from here (AMB-T-19). */
  readonly quoteItemType: "quoteUS" | "quoteJP" | "quoteB2D" | "quoteEMEA" | null;
  readonly priceCountry: string;
}

/** The one decision about baskets of a country; page, panel, quick add and gateway ask it. */
export function resolveBasketRules(country: string, customer: CustomerKind, settings: SellingSettings): BasketRules {
  const mode = resolveSellingMode(country, customer, settings);
  const lead = mode === "distributor";
  const punchout = mode === "punchout";
  const available = punchout || lead || (settings.basketCountries.includes(country) && mode !== "information");
  const showsPrices = available && !lead;
  const checkout = available && mode === "direct";
  const quote = available && !punchout && !lead && settings.quoteCountries.includes(country);
  return {
    mode,
    available,
    showsPrices,
    showsSubtotal: showsPrices,
    checkoutPath: punchout ? "/ct/punchout/review" : checkout ? "/checkout/review" : null,
    quoteMode: lead ? "lead" : quote ? "quote" : null,
    quotePath: lead || quote ? "/quote/review" : null,
    proceedLabelKey: punchout || checkout ? "basket.checkout" : null,
    quoteLabelKey: quoteLabel(lead, quote, checkout),
    noteKeys: lead ? ["basket.distributorNote"] : quote ? ["basket.quoteText"] : [],
    checkoutType: punchout ? "punchout" : lead ? "quoteb2d" : checkout ? "regular" : "quote",
    quoteItemType: lead ? "quoteB2D" : quote ? quoteItemTypeOf(country) : null,
    priceCountry: priceCountryOf(country, settings),
  };
}

/** Without a checkout the quote is the way on, so its button says where it leads (T-BASK-17, T-BASK-19). */
function quoteLabel(lead: boolean, quote: boolean, checkout: boolean): BasketRules["quoteLabelKey"] {
  if (lead) return "basket.requestQuote";
  if (!quote) return null;
  return checkout ? "basket.turnIntoQuote" : "basket.japanReview";
}

function quoteItemTypeOf(country: string): BasketRules["quoteItemType"] {
  if (country === "US") return "quoteUS";
  return country === "JP" ? "quoteJP" : "quoteEMEA";
}
