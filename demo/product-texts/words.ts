/** Japanese and Chinese words and fixed sentences for texts of products. */
import type { TextLanguage } from "@contracts/catalogue/product-texts";
import * as v from "valibot";
import { readYaml } from "../data-files/yaml";

const words = v.record(v.string(), v.strictObject({ ja: v.string(), zh: v.string() }));

const known = readYaml(
  "demo/product-texts/words.yaml",
  v.strictObject({
    classes: words,
    places: words,
    agents: words,
    treatments: words,
    tissues: words,
    cells: words,
  }),
);

/**
 * Translates a word of a kind.
 * @throws Error if the table does not contain it
 */
export function word(kind: "classes" | "places" | "tissues" | "cells", name: string, language: TextLanguage): string {
  const found = known[kind][name];
  if (!found) throw new Error(`demo/product-texts/words.yaml has no ${name} in ${kind}`);
  return found[language];
}

/** The name of an agent in another language; unchanged if the table has no translation, as for "EGF". */
export const agentName = (name: string, language: TextLanguage): string => known.agents[name]?.[language] ?? name;

/** "treated with insulin" as an attribute before the cells. */
export function treatmentText(treatment: string, language: TextLanguage): string {
  const fixed = known.treatments[treatment];
  if (fixed) return fixed[language];
  const agent = agentName(treatment.replace(/^treated with /, ""), language);
  return language === "ja" ? `${agent}で処理した` : `经${agent}处理的`;
}

const sentence = v.strictObject({ en: v.string(), ja: v.string(), zh: v.string() });
const sentences = readYaml("demo/product-texts/sentences.yaml", v.record(v.string(), v.array(sentence)));
const byEnglish = new Map(Object.values(sentences).flatMap((list) => list.map((each) => [each.en, each] as const)));

/**
 * Translates a fixed sentence or name from its English text.
 * @throws Error if there is no translation
 */
export function translated(english: string, language: TextLanguage): string {
  const found = byEnglish.get(english);
  if (!found) throw new Error(`demo/product-texts/sentences.yaml has no "${english}"`);
  return found[language];
}
