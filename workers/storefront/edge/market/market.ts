/** Country and language of a request, and what becomes of `country` and `language` in its address. */

import { readCookie } from "@domain/http/cookies/session-cookies";
import { preferenceCookie } from "@domain/http/cookies/set-cookie";
import type { EdgeApp, EdgeTurn, Visitor } from "@domain/http/edge-app";
import type { Market } from "@domain/market/market";
import {
  countryCookie,
  countryCookieValue,
  countryParameter,
  createMarket,
  languageCookie,
  languageOf,
  languageParameter,
  needsSettings,
  regionOf,
  resolveCountry,
  resolveLanguage,
} from "@domain/market/resolve-market";
import { redirectTo } from "../door/refusal";

/** Page on which a visitor with a basket says that the country shall change: a link alone must not empty it (W11). */
const countryPage = "/country";

/** Country and language in this page's address are the buyer's, and part of the log-in (T-PUNCH-04). */
export const punchoutLoginPath = "/ct/punchout";

export interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: string | null;
  readonly visitor: Visitor;
  readonly address: string;
}

/** Market by the specification's priorities; asks the settings service only when nothing else says anything. */
export function marketOf(
  app: EdgeApp,
  { request, url, cookies, visitor, address }: Asked,
  turn: Pick<EdgeTurn, "waitUntil">,
): Market | Promise<Market> {
  const { region } = app.settings;
  const sources = {
    registrationCountry: visitor.registrationCountry,
    region,
    parameter: null,
    cookie: readCookie(cookies, countryCookie),
    clientHeader: request.headers.get(app.settings.countryHeader),
  };
  const parameter = url.pathname === punchoutLoginPath ? url.searchParams.get(languageParameter) : null;
  const language = resolveLanguage({ region, parameter, cookie: readCookie(cookies, languageCookie) });
  const withSettings = (settings: string | null) =>
    marketFor(visitor.kind === "punchout", region, resolveCountry({ ...sources, settings }), language);
  if (!needsSettings(sources)) return withSettings(null);
  const settings = app.countryOfAddress(turn, address);
  return settings instanceof Promise ? settings.then(withSettings) : withSettings(settings);
}

const markets = new Map<string, Market>();

/** One object per market: pages are looked up by it many times a second. */
function marketFor(procurement: boolean, ...[region, country, language]: Parameters<typeof createMarket>): Market {
  const key = `${region} ${country} ${language} ${procurement}`;
  let market = markets.get(key);
  if (!market) {
    market = createMarket(region, country, language);
    if (procurement) market = { ...market, procurement };
    markets.set(key, market);
  }
  return market;
}

/**
 * Consumes `country` and `language` (C-CTRY-11): the preference goes into cookies and the address loses both. Null when
 * the address has neither.
 */
export function consumePreference(app: EdgeApp, { url, visitor }: Asked, current: Market): Response | null {
  const country = url.searchParams.get(countryParameter);
  const language = url.searchParams.get(languageParameter);
  if (country === null && language === null) return null;
  const { region, origins } = app.settings;
  const target = new URL(url);
  target.searchParams.delete(countryParameter);
  target.searchParams.delete(languageParameter);
  const path = `${target.pathname}${target.search}`;
  const cookies: string[] = [];
  const known = languageOf(language);
  if (known && region === "global") cookies.push(preferenceCookie(languageCookie, known, visitor.frames !== undefined));

  const wanted =
    country === null
      ? null
      : resolveCountry({
          registrationCountry: null,
          region,
          parameter: country || "none",
          cookie: null,
          clientHeader: null,
          settings: null,
        });
  const { kind } = visitor;
  // The host decides in Japan and China, the registration for a customer: there is nothing to change.
  const settled = wanted === null || visitor.registrationCountry !== null || kind === "customer" || kind === "punchout";
  if (settled || kind === "preview") return redirectTo(`${origins.current}${path}`, 302, cookies);
  if (wanted === current.country) {
    // Said for the first time, the country stays when the visitor asks from somewhere else later.
    if (region === "global") cookies.push(preferenceCookie(countryCookie, countryCookieValue(wanted)));
    return redirectTo(`${origins.current}${path}`, 302, cookies);
  }
  if (kind === "visitor-with-basket") {
    const question = new URLSearchParams({ find: wanted, return: path });
    return redirectTo(`${origins.current}${countryPage}?${question}`, 302, cookies);
  }
  // C-CTRY-12: Japan and China have a host of their own.
  if (regionOf(wanted) !== region) return redirectTo(`${origins[regionOf(wanted)]}${path}`, 302, cookies);
  cookies.push(preferenceCookie(countryCookie, countryCookieValue(wanted)));
  return redirectTo(`${origins.current}${path}`, 302, cookies);
}
