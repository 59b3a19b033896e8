/** Data shared by all pages: market and time. The guard `with-data` loads the frame. */
import { chatCountry } from "@domain/consent/chat-pages";
import type { ThirdParties } from "@domain/consent/third-parties";
import { countryName } from "@domain/market/countries";
import { customerOfMarket, isDistributorCountry, resolveBasketRules } from "@domain/selling/market-rules";
import type { PublicContext } from "~/context/request/types";
import type { RootData } from "~/i18n/use-format";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface RootPageData extends RootData {
  /** Name of the market's country in the page's language. */
  readonly countryLabel: string;
  /** True if this country has a basket; controls two header buttons. */
  readonly basketAvailable: boolean;
  /** Countries a basket can move to, if this is one of them (C-CTRY-16); otherwise absent. */
  readonly distributorCountries?: readonly string[];
  /** Third-party scripts available in this market; absent if none. */
  readonly parties?: Pick<ThirdParties, "tags" | "chat">;
  /** Titles of error pages, which have no loader. */
  readonly errorTitles: { readonly notFound: string; readonly other: string };
}

export async function loadRoot(context: PublicContext): Promise<RootPageData> {
  const { market, t } = context;
  const selling = await loadSellingSettings(context);
  const title = (text: string) => t("chrome.titleTemplate", { title: text });
  return {
    market,
    countryLabel: countryName(market.country, market.language),
    now: latestQuarter(context.now).toISOString(),
    newSearchUrl: context.flags.newSearchUrl,
    basketAvailable: resolveBasketRules(market.country, customerOfMarket(market), selling).available,
    ...(isDistributorCountry(market.country, selling) && { distributorCountries: selling.b2dAllowedCountries }),
    ...partiesOf(context),
    errorTitles: { notFound: title(t("errors.notFoundTitle")), other: title(t("errors.otherTitle")) },
  };
}

const quarterHourMs = 15 * 60_000;

/**
 * Rounded down to a quarter of an hour: midnight is on a quarter in every time zone, and an unchanged page keeps its
 * bytes, so browsers can revalidate it.
 */
function latestQuarter(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % quarterHourMs));
}

function partiesOf({ thirdParties, market }: PublicContext): Pick<RootPageData, "parties"> {
  const { tags } = thirdParties;
  const chat = market.country === chatCountry ? thirdParties.chat : null;
  return tags || chat ? { parties: { tags, chat } } : {};
}
