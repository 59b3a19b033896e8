/**
 * Keys of facet values in addresses. A key means the same in every language ("western-blotting"), so a shared address
 * keeps its filters on every host. The key is made from the English name. A value without an entry in `names.ts` (a dye,
 * a value of another catalogue) is its own key.
 */
import type { EngineLocale } from "@contracts/search/search-engines";
import type { FacetName } from "@contracts/search/search-names";
import { matchKey } from "../search-url/match-key";
import * as vocabulary from "./names";

/** Every pillar in every application and species. */
const validations: readonly vocabulary.Names[] = (
  Object.keys(vocabulary.pillarNames) as (keyof typeof vocabulary.pillarNames)[]
).flatMap((pillar) =>
  Object.keys(vocabulary.applicationNames).flatMap((application) =>
    Object.keys(vocabulary.speciesNames).map((species) => vocabulary.validationNames(application, species, pillar)),
  ),
);

/** The vocabulary of each facet. Categories of products and kinds of resources share one facet. */
export const facetVocabulary: Readonly<Record<FacetName, readonly vocabulary.Names[]>> = {
  categories: [...Object.values(vocabulary.categoryNames), ...Object.values(vocabulary.resourceKindNames)],
  applications: Object.values(vocabulary.applicationNames),
  speciesreactivity: Object.values(vocabulary.speciesNames),
  hostspecies: Object.values(vocabulary.hostNames),
  producttype: Object.values(vocabulary.productTypeNames),
  targetmodifications: Object.values(vocabulary.modificationNames),
  conjugationtype: [vocabulary.unconjugated, ...Object.values(vocabulary.labelNames)],
  laser: [],
  antibodytype: Object.values(vocabulary.antibodyTypeNames),
  formulation: Object.values(vocabulary.formulationNames),
  validation: validations,
};

/** Key of an English name: "CUT&RUN" is `cut-run`. It has the same match key as the name (C-SURL-20). */
export function keyOfNames({ en }: vocabulary.Names): string {
  return en
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

let words: ReadonlyMap<string, { readonly key: string; readonly names: vocabulary.Names }> | undefined;

/** Computed on first use, because it would delay every worker's start. */
function byWord() {
  if (words) return words;
  const made = new Map<string, { readonly key: string; readonly names: vocabulary.Names }>();
  for (const [facet, entries] of Object.entries(facetVocabulary)) {
    for (const names of entries) {
      const key = keyOfNames(names);
      for (const name of [names.en, names.ja, names.zh]) made.set(`${facet} ${matchKey(name)}`, { key, names });
    }
  }
  words = made;
  return made;
}

/** Key of a facet value that is written as key or as name in any language; other text is returned unchanged. */
export function facetKey(facet: FacetName, text: string): string {
  return byWord().get(`${facet} ${matchKey(text)}`)?.key ?? text;
}

const languageOf = { "en-us": "en", "ja-jp": "ja", "zh-cn": "zh" } as const;

/** Name of a key in the language of an engine; a key without an entry is returned unchanged. */
export function facetName(facet: FacetName, key: string, locale: EngineLocale): string {
  return byWord().get(`${facet} ${matchKey(key)}`)?.names[languageOf[locale]] ?? key;
}
