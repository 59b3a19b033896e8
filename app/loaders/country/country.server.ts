/** `/country`: the country selection as a page. */
import { safeGoto } from "@domain/http/safe-goto";
import { type Country, countriesByName, findCountries } from "@domain/market/countries";
import { initialOf } from "@domain/market/initial-of";
import type { Language } from "@domain/market/market";
import { regionalSiteAvailable, regionOf } from "@domain/market/region-rules";
import { isDistributorCountry } from "@domain/selling/market-rules";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

export interface CountryPageData {
  readonly head: PageHead;
  readonly find: string;
  /** Page to return to. */
  readonly returnTo: string;
  /** Matching countries, grouped by initial if all are shown. */
  readonly groups: readonly CountryGroup[];
  readonly count: number;
  /** In a distributor country the basket may move with the change. */
  readonly distributor: boolean;
}

interface CountryGroup {
  /** Initial of the group; null for a ranked list. */
  readonly initial: string | null;
  readonly countries: readonly CountryChoice[];
}

export interface CountryChoice {
  readonly value: string;
  readonly label: string;
  /** The country has its own site, which is not this one (C-CTRY-19). */
  readonly ownSite: boolean;
}

export async function loadCountryPage(context: PublicContext, { url }: PageArgs): Promise<CountryPageData> {
  const { language, region, country } = context.market;
  const find = (url.searchParams.get("find") ?? "").slice(0, 64).trim();
  const choice = ({ value, labels }: Country): CountryChoice => ({
    value,
    label: labels[language],
    ownSite: regionalSiteAvailable(value) && regionOf(value) !== region,
  });
  const found = (find === "" ? countriesByName(language) : findCountries(find, language)).map(choice);
  const settings = await loadSellingSettings(context);
  return {
    head: pageHead(context, { title: context.t("country.title"), path: "/country", index: false }),
    find,
    returnTo: safeGoto(url.searchParams.get("return"), url.origin, "/"),
    groups: find === "" ? byInitial(found, language) : [{ initial: null, countries: found }],
    count: found.length,
    distributor: isDistributorCountry(country, settings),
  };
}

function byInitial(choices: readonly CountryChoice[], language: Language): CountryGroup[] {
  const groups = new Map<string, CountryChoice[]>();
  for (const choice of choices) {
    const initial = initialOf(choice.label, language);
    const group = groups.get(initial);
    if (group) group.push(choice);
    else groups.set(initial, [choice]);
  }
  return [...groups].map(([initial, countries]) => ({ initial, countries }));
}
