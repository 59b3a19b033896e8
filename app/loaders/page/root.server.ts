/** What every page shares: market and time; its frame comes with the guard `with-data`. */
import { chatCountry } from "@domain/consent/chat-pages";
import type { ThirdParties } from "@domain/consent/third-parties";
import { customerOfMarket, isDistributorCountry, resolveBasketRules } from "@domain/selling/market-rules";
import type { PublicContext } from "~/context/request/types";
import type { RootData } from "~/i18n/use-format";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface RootPageData extends RootData {
  /** Whether this country has a basket; it decides over two buttons of the header. */
  readonly basketAvailable: boolean;
  /** Countries that a basket may move to, in a country that is one of them (C-CTRY-16); absent elsewhere. */
  readonly distributorCountries?: readonly string[];
  /** Scripts of other parties that visitors of this market may allow; absent where there are none. */
  readonly parties?: Pick<ThirdParties, "tags" | "chat">;
  /** Titles of error pages, which no loader lives to name. */
  readonly errorTitles: { readonly notFound: string; readonly other: string };
}

export async function loadRoot(context: PublicContext): Promise<RootPageData> {
  const { market, t } = context;
  const selling = await loadSellingSettings(context);
  const title = (text: string) => t("chrome.titleTemplate", { title: text });
  return {
    market,
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
 * The quarter of an hour that has begun: midnight is on one in every time zone, and a page that has not changed otherwise
 * stays the same, so that a browser which has it is not sent it again.
 */
function latestQuarter(now: Date): Date {
  return new Date(now.getTime() - (now.getTime() % quarterHourMs));
}

function partiesOf({ thirdParties, market }: PublicContext): Pick<RootPageData, "parties"> {
  const { tags } = thirdParties;
  const chat = market.country === chatCountry ? thirdParties.chat : null;
  return tags || chat ? { parties: { tags, chat } } : {};
}
