import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  countries,
  countriesByName,
  countryInSentence,
  countryName,
  currencyOf,
  findCountries,
  getCountry,
  isKnownCountry,
} from "./countries";
import { europeanCountries } from "./european-countries";

const found = (query: string, language: "en" | "jp" | "cn" = "en") =>
  findCountries(query, language).map(({ value }) => value);
const reference = join(process.env.BENCHSIDE_REFERENCE_DATA ?? "/nowhere", "countries.json");

describe("countries", () => {
  it("puts an article before names that have one, inside an English sentence", () => {
    const inEnglish = (value: string) => countryInSentence(value, "en");
    expect(["US", "NL", "BQ", "VI", "CF", "IM"].map(inEnglish)).toEqual([
      "the United States",
      "the Netherlands",
      "the Caribbean Netherlands",
      "the U.S. Virgin Islands",
      "the Central African Republic",
      "the Isle of Man",
    ]);
    expect(["DE", "CX", "CD", "VA"].map(inEnglish)).toEqual([
      "Germany",
      "Christmas Island",
      "Congo (DRC)",
      "Vatican City",
    ]);
    expect(countryInSentence("US", "jp")).toBe("アメリカ合衆国");
  });

  it("C-CTRY-05: are about 240 entries with two-letter code, label and other names", () => {
    expect(countries.length).toBe(250);
    expect(new Set(countries.map(({ value }) => value)).size).toBe(250);
    for (const { value, label, labels, currency } of countries) {
      expect(value).toMatch(/^[A-Z]{2}$/);
      expect(currency).toMatch(/^[A-Z]{3}$/);
      for (const name of [label, labels.en, labels.jp, labels.cn]) expect(name.length).toBeGreaterThan(1);
    }
    expect(getCountry("US")?.altNames).toContain("America");
  });

  it("C-CTRY-05: are found by label, code and other names", () => {
    expect(found("United Kingdom")[0]).toBe("GB");
    expect(found("great britain")).toEqual(["GB"]);
    expect(found("holland")).toEqual(["NL"]);
    expect(found("Deutschland")).toEqual(["DE"]);
    expect(found("USA")[0]).toBe("US");
    expect(found("jp")[0]).toBe("JP");
    expect(found("Cote d'Ivoire")).toEqual(["CI"]);
    expect(found("ivory")).toEqual(["CI"]);
    expect(found("osterreich")).toEqual(["AT"]);
    expect(found("zzzz")).toEqual([]);
  });

  it("are found by their Japanese and Chinese names", () => {
    expect(found("ドイツ", "jp")).toEqual(["DE"]);
    expect(found("米国", "jp")).toEqual(["US"]);
    expect(found("アメリカ合衆国", "jp")[0]).toBe("US");
    expect(found("英国", "cn")[0]).toBe("GB");
    expect(found("中国", "cn")[0]).toBe("CN");
  });

  it("are sorted by match quality; an empty query returns all", () => {
    expect(
      found("united")
        .slice(0, 3)
        .every((value) => countryName(value, "en").startsWith("United")),
    ).toBe(true);
    expect(found("ni").every((value) => value !== "US")).toBe(true);
    expect(found("").length).toBe(250);
    expect(countriesByName("en")[0]?.label).toBe("Afghanistan");
  });

  it("C-CTRY-18: have their own currency, C-CTRY-17: and USD if unknown", () => {
    expect(["DE", "GB", "JP", "CN", "US", "ZZ"].map(currencyOf)).toEqual(["EUR", "GBP", "JPY", "CNY", "USD", "USD"]);
    for (const country of europeanCountries) expect(isKnownCountry(country)).toBe(true);
  });

  it.skipIf(!existsSync(reference))("match the reference data in codes, currencies and names", () => {
    const names = v.array(v.string());
    const schema = v.array(
      v.object({
        value: v.string(),
        label: v.string(),
        ja: v.string(),
        zh: v.string(),
        currency: v.nullable(v.string()),
        altNames: names,
      }),
    );
    const list = v.parse(schema, JSON.parse(readFileSync(reference, "utf8")));
    expect(countries.map(({ value }) => value).toSorted()).toEqual(list.map(({ value }) => value).toSorted());
    const otherCurrency = list
      .filter(({ value, currency }) => currency !== null && currencyOf(value) !== currency)
      .map(({ value }) => value);
    // In Lesotho the rand is legal tender beside the loti.
    expect(otherCurrency).toEqual(["LS"]);
    const unfindable = list.filter(
      ({ value, label, ja, zh }) => ![label, ja, zh].every((name) => found(name).includes(value)),
    );
    expect(unfindable.map(({ value, label }) => `${value} ${label}`)).toEqual([]);
  });
});
