/** Key of a stored page, and the request that renders it. Neither contains data of the visitor. */
import type { CacheAxis, EdgeSettings } from "@domain/http/edge-app";
import { canonicalQuery } from "@domain/http/known-parameters";
import type { Market } from "@domain/market/market";
import type { PageFormat } from "./page-format";
import type { PagePlan } from "./page-plan";

export interface PageAddress {
  /** Path of the page, without `.data`. */
  readonly pathname: string;
  readonly isData: boolean;
  readonly search: URLSearchParams;
}

const routeIds = /^[\w./$:-]+(?:,[\w./$:-]+){0,11}$/;

const addresses = new WeakMap<URL, PageAddress>();

/**
 * Remix requests a page's data at its path plus `.data`, and at `/_root.data` for the home page.
 * @param url as requested
 */
export function pageAddress(url: URL): PageAddress {
  let address = addresses.get(url);
  if (!address) {
    address = readAddress(url);
    addresses.set(url, address);
  }
  return address;
}

function readAddress(url: URL): PageAddress {
  const { pathname, searchParams } = url;
  if (!pathname.endsWith(".data")) return { pathname: trimmed(pathname), isData: false, search: searchParams };
  const page = pathname.slice(0, -".data".length);
  return { pathname: page === "/_root" ? "/" : trimmed(page), isData: true, search: searchParams };
}

const canonical = new WeakMap<PageAddress, string>();

/**
 * Path and query shared by everyone who gets this page. A resource is not stored and keeps its whole query.
 * @param plan of this address
 */
export function canonicalAddress(address: PageAddress, plan: PagePlan): string {
  let text = canonical.get(address);
  if (text === undefined) {
    text = writeAddress(address, plan);
    canonical.set(address, text);
  }
  return text;
}

function writeAddress(address: PageAddress, plan: PagePlan): string {
  if (plan.kind === "resource") return `${address.pathname}${address.search.size > 0 ? `?${address.search}` : ""}`;
  const query = canonicalQuery(address.search, plan.parameters);
  if (!address.isData) return `${address.pathname}${query}`;
  const path = address.pathname === "/" ? "/_root.data" : `${address.pathname}.data`;
  const routes = address.search.get("_routes");
  if (!routes || !routeIds.test(routes)) return `${path}${query}`;
  return `${path}${query}${query ? "&" : "?"}_routes=${encodeURIComponent(routes)}`;
}

interface KeyParts {
  /** Version of the built app. */
  readonly version: string;
  readonly settings: EdgeSettings;
  readonly market: Market;
  readonly format: PageFormat;
  readonly cohort: string;
  /** Generation of the published content, from the settings service. */
  readonly generation: string;
}

/** Incremented when the format of stored pages changes. */
const schemaVersion = 2;

export function pageKey(
  address: string,
  plan: PagePlan,
  { version, settings, market, format, cohort, generation }: KeyParts,
): string {
  const axis: Readonly<Record<CacheAxis, string>> = {
    region: market.region,
    country: countryAxis(market),
    language: market.language,
    flags: cohort,
  };
  const axes = plan.axes.map((name) => `${name}=${axis[name]}`).join("&");
  return `${schemaVersion} ${format} ${version} ${settings.contentGeneration} ${generation} ${settings.region} ${axes} ${address}`;
}

/** The country with everything else that determines its prices. */
const countryAxis = ({ country, procurement, priceGroup }: Market): string =>
  [
    country,
    ...(procurement ? ["procurement"] : []),
    ...(priceGroup === undefined ? [] : [`group ${encodeURIComponent(priceGroup)}`]),
  ].join(" ");

function trimmed(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
}
