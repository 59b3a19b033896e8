/**
 * The table of regions. One entry is one storefront: types, hosts, languages, prices, wrangler configuration, local
 * bindings, release plan, alternates and test lists derive from it.
 * It is in `contracts/`, the lowest layer, so every layer may import it. It imports only types, so Node runs it without
 * a build and the scripts read the same table. To add a region, see `docs/recipes/region.md`.
 */

import type { Language } from "./languages";
import type { Upstream } from "./upstreams";

export interface RegionEntry {
  /** For operators, in English. */
  readonly name: string;
  /** DNS zone. The storefront is `www.<zone>`, and `staging.<zone>` for trying a release. */
  readonly zone: string;
  /** Host name on one machine. */
  readonly localHost: string;
  /** ISO 3166 code of the region's country. Null where the visitor chooses one; there is one such region. */
  readonly country: string | null;
  /** ISO 4217 code of the country's currency. Null where it follows from the visitor's country. */
  readonly currency: string | null;
  /** Languages of the pages. The first is the fallback; with several the visitor chooses. */
  readonly languages: readonly [Language, ...Language[]];
  /** Path of the region's upstreams below the services' address; empty for the shared ones. */
  readonly upstreamPath: string;
  /** Addresses of upstreams that are elsewhere, such as a vendor's. */
  readonly upstreamAddresses?: Readonly<Partial<Record<Upstream, string>>>;
  /** Default rules of the country. Null where they follow from the visitor's country. */
  readonly selling: {
    /** `look-up`: prices come from the availability service. `none`: no prices are shown. */
    readonly prices: "look-up" | "none";
    readonly basket: boolean;
    readonly quotes: boolean;
  } | null;
  /** False where feature flags are off, regardless of the service (C-FLAG-06). */
  readonly flags: boolean;
  /** True where pages report faults of the browser (A-LOG-04). */
  readonly browserReports: boolean;
  /** False where visitors cannot reach the worldwide hosts of other parties, such as Google's. */
  readonly worldwideParties: boolean;
  /** Namespace of the edge's rate limit, unique to the region; staging uses this number plus 10. */
  readonly rateLimit: number;
}

const table = {
  global: {
    name: "Global",
    zone: "benchside.example",
    localHost: "localhost",
    country: null,
    currency: null,
    languages: ["en", "jp", "cn"],
    upstreamPath: "",
    selling: null,
    flags: true,
    browserReports: true,
    worldwideParties: true,
    rateLimit: 1001,
  },
  jp: {
    name: "Japan",
    zone: "benchside.example.jp",
    localHost: "jp.localhost",
    country: "JP",
    currency: "JPY",
    languages: ["jp"],
    upstreamPath: "",
    selling: { prices: "look-up", basket: true, quotes: true },
    flags: true,
    browserReports: false,
    worldwideParties: true,
    rateLimit: 1002,
  },
  cn: {
    name: "China",
    zone: "benchside.example.cn",
    localHost: "cn.localhost",
    country: "CN",
    currency: "CNY",
    languages: ["cn"],
    upstreamPath: "/cn",
    selling: { prices: "look-up", basket: false, quotes: false },
    flags: false,
    browserReports: false,
    worldwideParties: false,
    rateLimit: 1003,
  },
} as const satisfies Record<string, RegionEntry>;

export type Region = keyof typeof table;
export const regions: Readonly<Record<Region, RegionEntry>> = table;
export const regionNames = Object.keys(table) as readonly Region[];

/** The region in which the visitor chooses the country. Countries without a region of their own belong to it. */
export const mainRegion: Region = "global";

/** Null for a country without a region of its own. */
export const regionOfCountry = (country: string): Region | null =>
  regionNames.find((region) => regions[region].country === country) ?? null;

/** Countries of the regions whose default rules fulfill a condition. */
export const countriesWhere = (fulfils: (rules: NonNullable<RegionEntry["selling"]>) => boolean): string[] =>
  regionNames.flatMap((region) => {
    const { country, selling } = regions[region];
    return country && selling && fulfils(selling) ? [country] : [];
  });

/** Variable of the storefronts' environment that holds the host of a region. */
export type HostVariable = `HOST_${Uppercase<Region>}`;
export const hostVariable = (region: Region): HostVariable => `HOST_${region.toUpperCase() as Uppercase<Region>}`;

/** Variable of the services' environment that holds the origin of a region's storefront. */
export type StorefrontVariable = "STOREFRONT_URL" | `STOREFRONT_${Uppercase<Exclude<Region, "global">>}_URL`;
export const storefrontVariable = (region: Region): StorefrontVariable =>
  region === mainRegion
    ? "STOREFRONT_URL"
    : `STOREFRONT_${region.toUpperCase() as Uppercase<Exclude<Region, "global">>}_URL`;
