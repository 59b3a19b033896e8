/** Country and language of a request, and the handling of `country` and `language` in its address. */

import { regions } from "@contracts/regions";
import { readCookie } from "@domain/http/cookies/session-cookies";
import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import type { EdgeApp, RequestScope, Visitor } from "@domain/http/edge-app";
import type { Language, Market } from "@domain/market/market";
import { choosesCountry, choosesLanguage, regionOf } from "@domain/market/region-rules";
import {
  countryCookie,
  countryCookieValue,
  countryParameter,
  createMarket,
  languageCookie,
  languageOf,
  languageParameter,
  namedCountry,
  needsSettings,
  resolveCountry,
  resolveLanguage,
  shownInParameter,
  shownLanguageParameter,
} from "@domain/market/resolve-market";
import { redirectTo } from "../door/refusal";
import { isDocument } from "../page/is-document";

/** Page that confirms a change of country, because a link alone must not empty a cart (W11). */
const countryPage = "/country";

/** In this address, country and language belong to the buyer's log-in (T-PUNCH-04). */
export const punchoutLoginPath = "/ct/punchout";

export interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: string | null;
  readonly visitor: Visitor;
  readonly address: string;
  /**
   * True for a read of a public page, which may be shown in a country from its address if the browser keeps no cookies.
   */
  readonly isPublicPage: boolean;
}

/** Market by the specification's priorities. Calls the settings service only as a last resort. */
export function marketOf(
  app: EdgeApp,
  asked: Asked,
  requestScope: Pick<RequestScope, "waitUntil">,
): Market | Promise<Market> {
  const { request, url, cookies, visitor, address } = asked;
  const { region } = app.settings;
  const sources = {
    registrationCountry: visitor.registrationCountry,
    region,
    parameter: countryWithoutCookies(app, asked),
    cookie: readCookie(cookies, countryCookie),
    clientHeader: request.headers.get(app.settings.countryHeader),
  };
  const parameter =
    url.pathname === punchoutLoginPath ? url.searchParams.get(languageParameter) : languageWithoutCookies(app, asked);
  const language = resolveLanguage({ region, parameter, cookie: readCookie(cookies, languageCookie) });
  const withSettings = (settings: string | null) =>
    marketFor(visitor, region, resolveCountry({ ...sources, settings }), language);
  if (!needsSettings(sources)) return withSettings(null);
  const settings = app.countryOfAddress(requestScope, address);
  return settings instanceof Promise ? settings.then(withSettings) : withSettings(settings);
}

const markets = new Map<string, Market>();

/** One shared object per market, for frequent look-ups by identity. */
function marketFor(
  { kind, priceGroup }: Visitor,
  ...[region, country, language]: Parameters<typeof createMarket>
): Market {
  const procurement = kind === "punchout";
  const key = JSON.stringify([region, country, language, procurement, priceGroup]);
  let market = markets.get(key);
  if (!market) {
    market = createMarket(region, country, language);
    if (procurement) market = { ...market, procurement };
    if (priceGroup !== undefined) market = { ...market, priceGroup };
    markets.set(key, market);
  }
  return market;
}

/**
 * Country of this response for a visitor without cookies, from the address to which `consumePreference` redirected;
 * null for all others, who have the cookie of that redirect.
 */
function countryWithoutCookies(
  { settings: { region } }: EdgeApp,
  { url, cookies, visitor, isPublicPage }: Omit<Asked, "request" | "address">,
): string | null {
  if (!isPublicPage || cookies || visitor.kind !== "visitor" || !choosesCountry(region)) return null;
  const country = namedCountry(url.searchParams.get(shownInParameter));
  return country !== null && regionOf(country) === region ? country : null;
}

/**
 * Language of this response for a visitor without cookies, like the country. Also on private pages and for forms,
 * because a language changes neither prices nor the basket.
 */
function languageWithoutCookies(
  { settings: { region } }: EdgeApp,
  { url, cookies, visitor }: Pick<Asked, "url" | "cookies" | "visitor">,
): Language | null {
  if (url.search === "" || cookies || visitor.kind !== "visitor" || !choosesLanguage(region)) return null;
  return languageOf(url.searchParams.get(shownLanguageParameter));
}

/**
 * Moves `country` and `language` from the address into cookies and redirects (C-CTRY-11). Null if the address has
 * neither. An empty country is ignored; the first of repeated ones counts.
 */
export function consumePreference(app: EdgeApp, asked: Asked, current: Market): Response | null {
  const { url, cookies: sent, visitor, isPublicPage } = asked;
  const country = url.searchParams.get(countryParameter);
  const language = url.searchParams.get(languageParameter);
  if (country === null && language === null) {
    const { searchParams } = url;
    const isDone =
      (!searchParams.has(shownInParameter) || countryWithoutCookies(app, asked) !== null) &&
      (!searchParams.has(shownLanguageParameter) || languageWithoutCookies(app, asked) !== null);
    return isDone ? null : redirectTo(`${app.settings.origins.current}${pathWithoutChoices(url)}`, 302);
  }
  const { region, origins } = app.settings;
  const plain = pathWithoutChoices(url);
  const cookies: string[] = [];
  const known = choosesLanguage(region) ? languageOf(language) : null;
  // It is not known yet whether the browser of a visitor without cookies keeps them.
  const isUnknown = !sent && visitor.kind === "visitor";
  const path = known && isUnknown ? withParameter(plain, shownLanguageParameter, known) : plain;
  if (known) cookies.push(preferenceCookie(languageCookie, known, visitor.frames !== undefined));

  const named = namedCountry(country);
  const wanted = named === null ? null : (regions[region].country ?? named);
  const { kind } = visitor;
  // The host determines the country in Japan and China, the registration that of a customer.
  const isFixed = wanted === null || visitor.registrationCountry !== null || kind === "customer" || kind === "punchout";
  if (isFixed || kind === "preview") return redirectTo(`${origins.current}${path}`, 302, cookies);
  if (wanted === current.country) {
    // A country chosen for the first time is kept even if the visitor travels.
    if (choosesCountry(region)) cookies.push(preferenceCookie(countryCookie, countryCookieValue(wanted)));
    return redirectTo(`${origins.current}${path}`, 302, cookies);
  }
  if (kind === "visitor-with-basket") {
    const question = new URLSearchParams({ find: wanted, return: plain });
    return redirectTo(`${origins.current}${countryPage}?${question}`, 302, cookies);
  }
  // C-CTRY-12: Japan and China have their own hosts.
  if (regionOf(wanted) !== region) return redirectTo(`${origins[regionOf(wanted)]}${plain}`, 302, cookies);
  cookies.push(preferenceCookie(countryCookie, countryCookieValue(wanted)));
  const shown = isUnknown && isPublicPage ? withParameter(path, shownInParameter, wanted) : path;
  return redirectTo(`${origins.current}${shown}`, 302, cookies);
}

/** @param path an address of the shop, without a fragment */
const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}${name}=${value}`;

function pathWithoutChoices(url: URL): string {
  const target = new URL(url);
  for (const name of [countryParameter, languageParameter, shownInParameter, shownLanguageParameter])
    target.searchParams.delete(name);
  return `${target.pathname}${target.search}`;
}

/**
 * Redirects to add the language of the page with the link. Links that scripts render lack it, and only a visitor
 * without cookies needs it. Null for all other requests.
 */
export function followShownLanguage(
  { settings: { region, origins } }: EdgeApp,
  { request, url, cookies, visitor }: Pick<Asked, "request" | "url" | "cookies" | "visitor">,
): Response | null {
  const referrer = request.headers.get("referer") ?? "";
  if (cookies || visitor.kind !== "visitor" || !choosesLanguage(region)) return null;
  if (!referrer.includes(shownLanguageParameter) || url.searchParams.has(shownLanguageParameter)) return null;
  const from = URL.parse(referrer);
  const language = from?.origin === origins.current ? languageOf(from.searchParams.get(shownLanguageParameter)) : null;
  if (language === null) return null;
  const path = withParameter(`${url.pathname}${url.search}`, shownLanguageParameter, language);
  return redirectTo(`${origins.current}${path}`, 302);
}

/**
 * For a response whose country or language came from its address: adds cookies for later requests, the same parameters
 * to a redirect, and the language to links and forms of a document. The response must not be shared.
 */
export function keepShown(app: EdgeApp, response: Response, asked: Asked): Response {
  const { url } = asked;
  const country = countryWithoutCookies(app, asked);
  const language = languageWithoutCookies(app, asked);
  if (country === null && language === null) return response;
  const { headers } = response;
  const chosen = [
    ...(country === null ? [] : [[shownInParameter, country] as const]),
    ...(language === null ? [] : [[shownLanguageParameter, language] as const]),
  ];
  if (country !== null) headers.append("set-cookie", preferenceCookie(countryCookie, countryCookieValue(country)));
  if (language !== null) headers.append("set-cookie", preferenceCookie(languageCookie, language));
  headers.set("cache-control", "private, no-store");
  const location = headers.get("location");
  const target = location === null ? null : new URL(location, url);
  if (target?.origin === url.origin) {
    for (const [name, value] of chosen) target.searchParams.set(name, value);
    headers.set("location", target.href);
  }
  if (language === null || !isDocument(response)) return response;
  // The canonical address is in another language.
  headers.set("x-robots-tag", "noindex");
  return withLanguageInLinks(response, language);
}

/** Adds the language to the document's links and forms to this host. */
function withLanguageInLinks(response: Response, language: Language): Response {
  const isOwn = (address: string) => /^\/(?!\/)/.test(address) && !address.includes(`${languageParameter}=`);
  const inLanguage = (address: string) => {
    const [path = "", ...fragment] = address.split("#");
    return [withParameter(path, shownLanguageParameter, language), ...fragment].join("#");
  };
  return new HTMLRewriter()
    .on("a[href]", {
      element(link) {
        const address = link.getAttribute("href") ?? "";
        if (isOwn(address)) link.setAttribute("href", inLanguage(address));
      },
    })
    .on("form[action]", {
      element(form) {
        const address = form.getAttribute("action") ?? "";
        if (!isOwn(address)) return;
        if (form.getAttribute("method")?.toLowerCase() === "post") form.setAttribute("action", inLanguage(address));
        // The fields of a GET form replace the query of its address.
        else form.prepend(`<input type="hidden" name="${shownLanguageParameter}" value="${language}">`, { html: true });
      },
    })
    .transform(response);
}

/**
 * For a form whose address sets the language: stores the language in a cookie, and redirects so that the browser sends
 * the form again to the address without it. Null if the address has no language.
 */
export function resendInLanguage(
  app: EdgeApp,
  { url, visitor, cookies: sent }: Pick<Asked, "url" | "visitor" | "cookies">,
): Response | null {
  const language = url.searchParams.get(languageParameter);
  if (language === null) return null;
  const target = new URL(url);
  target.searchParams.delete(languageParameter);
  const known = languageOf(language);
  const chosen = known && choosesLanguage(app.settings.region);
  const cookies = chosen ? [preferenceCookie(languageCookie, known, visitor.frames !== undefined)] : [];
  target.searchParams.delete(shownLanguageParameter);
  if (chosen && !sent && visitor.kind === "visitor") target.searchParams.set(shownLanguageParameter, known);
  return redirectTo(`${app.settings.origins.current}${target.pathname}${target.search}`, 307, cookies);
}
