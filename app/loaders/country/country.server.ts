/** Country selection as a page of its own, and the change itself, which is always a POST. */

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
  /** Where the visitor came from and goes on to. */
  readonly returnTo: string;
  /** Countries that were found, by the beginnings of their names where all are shown. */
  readonly groups: readonly CountryGroup[];
  readonly count: number;
  /** In a distributor country the basket may come along. */
  readonly distributor: boolean;
}

export interface CountryGroup {
  /** First letter; null for a list in order of fitness. */
  readonly initial: string | null;
  readonly countries: readonly CountryChoice[];
}

export interface CountryChoice {
  readonly value: string;
  readonly label: string;
  /** The country has a site of its own, which is not this one (C-CTRY-19). */
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
 * Changes the country: always a POST of this site, so that no link can take a basket or end a session (W11). A customer
 * is signed out (C-CTRY-15). A basket does not move, unless both countries are supplied by distributors (C-CTRY-16); the
 * form says so before. Japan and China are hosts of their own (C-CTRY-12).
 */
export async function changeCountry(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const parsed = v.safeParse(countryForm, textFields(form));
  if (!parsed.success) return data({ error: context.t("country.chooseFirst") }, { status: 422 });
  const { country } = parsed.output;
  const back = safeGoto(parsed.output.return, url.origin, "/");
  // The purchasing system has settled the country, and with it the one basket of the visit (C-HEAD-16).
  if (context.session.kind === "punchout") return redirect(back, 303);
  const from = context.market;
  const changes = country !== from.country;
  if (changes && context.session.cartId) await removeBasket(context, country);
  if (changes && context.session.kind === "customer") await context.services.commerce.signOut();
  const region = regionOf(country);
  if (region !== from.region) {
    // The other host has cookies of its own: it takes the country from the address and removes it there.
    const target =
      region === "global" ? `${back}${back.includes("?") ? "&" : "?"}country=${countryCookieValue(country)}` : back;
    return redirect(context.origins[region] + target, 303);
  }
  context.setCookie(preferenceCookie(countryCookie, countryCookieValue(country)));
  return redirect(back, 303);
}

/** A basket that cannot be removed now stays: the gateway prices it for its own country whatever the cookie says. */
async function removeBasket(context: PrivateContext, to: string): Promise<void> {
  const settings = await loadSellingSettings(context);
  if (isDistributorCountry(context.market.country, settings) && isDistributorCountry(to, settings)) return;
  const result = await context.services.commerce.deleteCart();
  if (!result.ok) context.log.warn("country change: basket not removed", { status: result.status });
}
