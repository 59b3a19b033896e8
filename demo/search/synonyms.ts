/**
 * Synonyms of the product engines. Facets and names are indexed in the engine's language and titles in English, but
 * people mix both languages and use abbreviations.
 */

import {
  applicationNames,
  hostNames,
  type Language,
  modificationNames,
  type Names,
  productTypeNames,
  speciesNames,
} from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf } from "../data-files/schemas";
import { readYaml } from "../data-files/yaml";
import { proteinWords } from "../vocabulary/protein-words";

interface SynonymSet {
  /** Stable, so that an import replaces the existing set. */
  readonly id: string;
  readonly synonyms: readonly string[];
}

const list = v.array(v.string());
const words = v.strictObject({ en: list, ja: list, zh: list });
type Words = v.InferOutput<typeof words>;

/** Additional abbreviations and everyday words that are not in `vocabulary/names.ts`. */
const further = readYaml(
  "demo/search/synonyms.yaml",
  v.strictObject({
    application: v.record(keyOf(applicationNames), words),
    modification: v.record(keyOf(modificationNames), words),
    type: v.record(keyOf(productTypeNames), words),
    /** Words in questions that differ from the articles' words by more than the ending. */
    article: v.array(words),
  }),
);

/** Synonym sets of a language's product engine. */
export function productSynonyms(language: Language): SynonymSet[] {
  return [
    ...named("application", applicationNames, further.application, language),
    ...named("species", speciesNames, {}, language),
    ...named("host", hostNames, {}, language),
    ...named("modification", modificationNames, further.modification, language),
    ...named("type", productTypeNames, further.type, language),
    ...(language === "en" ? [] : proteinWords.map((words) => [...words.en, ...words[language]])).map(
      (synonyms, index) => ({ id: `protein-${index}`, synonyms }),
    ),
  ].filter(({ synonyms }) => synonyms.length > 1);
}

function named(
  kind: string,
  names: Readonly<Record<string, Names>>,
  beside: Readonly<Partial<Record<string, Words>>>,
  language: Language,
): SynonymSet[] {
  return Object.entries(names).map(([code, name]) => {
    const also = beside[code];
    const own = language === "en" ? [] : [name[language], ...(also?.[language] ?? [])];
    return {
      id: `${kind}-${code.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`,
      synonyms: [...new Set([name.en, ...(also?.en ?? []), ...own])],
    };
  });
}

/** Abbreviations that are also common English words; as synonyms they would match almost every text. */
const sentenceWords: ReadonlySet<string> = new Set(["IF"]);

/** Synonym sets of the resource and knowledge base engines. */
export function articleSynonyms(language: Language): SynonymSet[] {
  const applications = named("application", applicationNames, further.application, language).map((set) => ({
    ...set,
    synonyms: set.synonyms.filter((word) => !sentenceWords.has(word)),
  }));
  const questions = further.article.map((words, index) => ({
    id: `article-${index}`,
    synonyms: [...new Set([...words.en, ...(language === "en" ? [] : words[language])])],
  }));
  return [...applications, ...questions].filter(({ synonyms }) => synonyms.length > 1);
}
