/** The storefronts and languages that a crawl visits. */
import { mainRegion, regionNames, regions } from "../../../contracts/regions.ts";

export interface CrawledMarket {
  readonly name: string;
  readonly origin: string;
  readonly cookie: string;
}

/** Every region in its own language, and the main region in all languages. */
export function crawledMarkets(url: string): CrawledMarket[] {
  const base = new URL(url);
  const originOf = (host: string) => `${base.protocol}//${host}${base.port === "" ? "" : `:${base.port}`}`;
  const main = { origin: originOf(base.hostname) };
  const languages = ["en", "jp", "cn"] as const;
  return [
    ...languages.map((language) => ({ ...main, name: `${mainRegion} ${language}`, cookie: `language=${language}` })),
    ...regionNames
      .filter((region) => region !== mainRegion)
      .map((region) => ({ name: region, origin: originOf(regions[region].localHost), cookie: "" })),
  ];
}
