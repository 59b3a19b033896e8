/** The table of regions agrees with itself and with the table of countries. */
import { countries } from "@domain/market/countries";
import { describe, expect, it } from "vitest";
import { locales } from "./languages";
import {
  countriesWhere,
  hostVariable,
  mainRegion,
  type Region,
  type RegionEntry,
  regionNames,
  regionOfCountry,
  regions,
  storefrontVariable,
} from "./regions";

const all = regionNames.map((region) => regions[region]);
/** Names the values that occur twice. */
const distinct = (values: readonly unknown[]) =>
  expect(values.filter((value, place) => values.indexOf(value) !== place)).toEqual([]);

describe("the table of regions", () => {
  it("has one region in which visitors choose the country", () => {
    expect(regionNames.filter((region) => regions[region].country === null)).toEqual([mainRegion]);
    expect(regions[mainRegion]).toMatchObject({ currency: null, selling: null, upstreamPath: "" });
  });

  it("gives each region hosts, countries and limits of its own", () => {
    distinct(all.map(({ zone }) => zone));
    distinct(all.map(({ localHost }) => localHost));
    distinct(all.map(({ country }) => country));
    distinct(all.map(({ name }) => name));
    distinct(all.flatMap(({ rateLimit }) => [rateLimit, rateLimit + 10]));
    for (const region of regionNames) {
      const { zone, localHost, upstreamPath } = regions[region];
      expect(localHost).toBe(region === mainRegion ? "localhost" : `${region}.localhost`);
      expect(zone).toMatch(region === mainRegion ? /^benchside\.example$/ : new RegExp(`\\.${region}$`));
      expect(["", `/${region}`]).toContain(upstreamPath);
    }
  });

  it("names countries by their code and their own currency", () => {
    const currencies = new Map(countries.map(({ value, currency, label }) => [value, { currency, name: label }]));
    for (const { country, currency, name } of all)
      if (country !== null) expect([country, currencies.get(country)]).toEqual([country, { currency, name }]);
  });

  it("offers languages of the shop, each once", () => {
    for (const { languages } of all) {
      distinct(languages);
      for (const language of languages) expect(locales).toHaveProperty(language);
    }
    expect(regions[mainRegion].languages).toEqual(["en", "jp", "cn"]);
  });
});

const worldwide = { upstreamPath: "", worldwideParties: true, flags: true };
const sells = { prices: "look-up", basket: true, quotes: true } as const;

it.each<[Region, Partial<RegionEntry>]>([
  ["global", { ...worldwide, name: "Global", browserReports: true }],
  ["jp", { ...worldwide, country: "JP", languages: ["jp"], browserReports: false, selling: sells }],
  ["cn", { upstreamPath: "/cn", worldwideParties: false, flags: false, country: "CN", languages: ["cn"] }],
  ["cn", { browserReports: false, selling: { prices: "look-up", basket: false, quotes: false } }],
])("%s is as the specification says (C-CTRY-10, C-FLAG-06, C-REGION-01, A-LOG-04): %j", (region, expected) => {
  expect(regions[region]).toMatchObject(expected);
});

it("lists the countries whose rules fulfill a condition", () => {
  expect(countriesWhere(({ prices }) => prices === "look-up")).toEqual(expect.arrayContaining(["JP", "CN"]));
  const withBasket = countriesWhere(({ basket }) => basket);
  expect([withBasket.includes("JP"), withBasket.includes("CN")]).toEqual([true, false]);
});

it("finds the region of a country, and the names of variables", () => {
  expect(["JP", "CN", "US", ""].map(regionOfCountry)).toEqual(["jp", "cn", null, null]);
  expect(hostVariable("jp")).toBe("HOST_JP");
  expect(["global" as const, "cn" as const].map(storefrontVariable)).toEqual(["STOREFRONT_URL", "STOREFRONT_CN_URL"]);
});
