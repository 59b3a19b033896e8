/** The country selection page, and the change itself, which is always a POST. */

import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import { safeGoto } from "@domain/http/safe-goto";
import { type Country, countriesByName, findCountries, isKnownCountry } from "@domain/market/countries";
import { initialOf } from "@domain/market/initial-of";
import type { Language } from "@domain/market/market";
import {
  countryCookie,
  countryCookieValue,
  normaliseCountry,
  regionalSiteAvailable,
  regionOf,
} from "@domain/market/resolve-market";
import { isDistributorCountry } from "@domain/selling/market-rules";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
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

export interface CountryGroup {
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

const countryForm = v.object({
  country: v.pipe(v.string(), v.maxLength(8), v.transform(normaliseCountry), v.check(isKnownCountry)),
  return: v.optional(v.pipe(v.string(), v.maxLength(2048))),
});

/**
 * Changes the country. Always a POST of this site, so that no link can empty a basket or end a session (W11). Customers
 * are signed out (C-CTRY-15). A basket does not move unless both countries are distributor countries (C-CTRY-16); the
 * form warns about it. Japan and China are separate hosts (C-CTRY-12).
 */
export async function changeCountry(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(countryForm, textFields(form));
  if (!parsed.success) return data({ error: context.t("country.chooseFirst") }, { status: 422 });
  const { country } = parsed.output;
  const back = safeGoto(parsed.output.return, url.origin, "/");
  // The procurement system determines the country and the visit's only basket (C-HEAD-16).
  if (context.session.kind === "punchout") return redirect(back, 303);
  const from = context.market;
  const changes = country !== from.country;
  if (changes && context.session.cartId) await removeBasket(context, country);
  if (changes && context.session.kind === "customer") await context.services.commerce.signOut();
  const region = regionOf(country);
  if (region !== from.region) {
    // The other host has its own cookies, so it takes the country from the URL and removes it there.
    const target =
      region === "global" ? `${back}${back.includes("?") ? "&" : "?"}country=${countryCookieValue(country)}` : back;
    return redirect(context.origins[region] + target, 303);
  }
  context.setCookie(preferenceCookie(countryCookie, countryCookieValue(country)));
  return redirect(back, 303);
}

/** If the basket cannot be removed it stays, and the gateway prices it for its own country. */
async function removeBasket(context: PrivateContext, to: string): Promise<void> {
  const settings = await loadSellingSettings(context);
  if (isDistributorCountry(context.market.country, settings) && isDistributorCountry(to, settings)) return;
  const result = await context.services.commerce.deleteCart();
  if (!result.ok) context.log.warn("country change: basket not removed", { status: result.status });
}
