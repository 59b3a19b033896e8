import { engineLocales } from "@contracts/search/search-engines";
import { facetNames } from "@contracts/search/search-names";
import { describe, expect, it } from "vitest";
import { doubled } from "../../tests/factories/doubled";
import { facetValues, resolveFacets } from "../search-url/facet-match";
import { parseBrowseUrl } from "../search-url/parse";
import { serializeBrowseState } from "../search-url/serialize";
import { defaultBrowseState } from "../search-url/state";
import { newStructure, oldStructure } from "../search-url/structure";
import { facetKey, facetName, facetVocabulary, keyOfNames } from "./facet-keys";

const keys = facetNames.flatMap((facet) => facetVocabulary[facet].map((names) => [facet, keyOfNames(names)] as const));
const name = (facet: (typeof facetNames)[number], key: string, locale: (typeof engineLocales)[number]) =>
  facetName(facet, key, locale);
const reported = new Map(
  facetNames.flatMap((facet) =>
    engineLocales.map((locale) => {
      const values = facetVocabulary[facet].map(keyOfNames);
      return [
        `${facet} ${locale}`,
        { [facet]: values.map((key) => ({ key, value: name(facet, key, locale), count: 1 })) },
      ] as const;
    }),
  ),
);
/** Values that an engine reports for a facet. */
const known = (facet: (typeof facetNames)[number], locale: (typeof engineLocales)[number]) =>
  reported.get(`${facet} ${locale}`) ?? {};

/** An address holds fifty values of a facet, and resolving them takes as long as resolving one. */
const valuesOfAddress = 50;

describe.each(facetNames)("%s", (facet) => {
  const all = facetVocabulary[facet].map(keyOfNames);
  it.each([
    ["C-SURL-12", newStructure],
    ["C-SURL-14", oldStructure],
  ])("%s: the address holds the keys, which each language reads back", (_row, structure) => {
    for (const key of all)
      expect(serializeBrowseState({ ...defaultBrowseState, facets: { [facet]: [key] } }, structure)).toBe(
        `tab=product&${facet}=${key}`,
      );
    for (let start = 0; start < all.length; start += valuesOfAddress) {
      const some = all.slice(start, start + valuesOfAddress);
      const address = serializeBrowseState({ ...defaultBrowseState, facets: { [facet]: some } }, structure);
      for (const locale of engineLocales) {
        const read = parseBrowseUrl(new URLSearchParams(address));
        const facets = resolveFacets(read.facets, known(facet, locale));
        expect(facets).toEqual({ [facet]: some });
        const names = { [facet]: some.map((key) => name(facet, key, locale)) };
        expect(facetValues(facets, known(facet, locale), locale)).toEqual(names);
        expect(facetValues(facets, {}, locale)).toEqual(names);
      }
    }
  });
});

it.each(facetNames)("C-SURL-20: names of older addresses mean the same on every host: %s", (facet) => {
  const all = facetVocabulary[facet].map(keyOfNames);
  for (const written of engineLocales)
    for (const read of engineLocales) {
      const old = { [facet]: all.flatMap((key) => name(facet, key, written).split(",")) };
      const expected = all.length > 0 ? { [facet]: all } : {};
      expect(resolveFacets(old, known(facet, read)), `${written} on ${read}`).toEqual(expected);
    }
});

it("keys of a facet differ from each other, and no name is another value's", () => {
  expect(doubled(keys.map((entry) => entry.join(" ")))).toEqual([]);
  for (const [facet, key] of keys)
    for (const locale of engineLocales) expect(facetKey(facet, name(facet, key, locale))).toBe(key);
});

it("a value without an entry is its own key", () => {
  expect(facetKey("conjugationtype", "Fluor 488")).toBe("Fluor 488");
  expect(facetName("conjugationtype", "Fluor 488", "zh-cn")).toBe("Fluor 488");
  expect(facetKey("hostspecies", "__proto__")).toBe("__proto__");
});
