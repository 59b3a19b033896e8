/**
 * Handwritten queries, beyond what generators produce. `written/` has a table per subject: the text, the symbols of the
 * wanted genes, and what else is wanted, such as `modification: phospho; residues: Ser473`. Lines without a matching
 * product are skipped by `classes.ts`.
 */
import { type EngineLocale, engineLocales } from "@contracts/search/search-engines";
import {
  applicationNames,
  formulationNames,
  hostNames,
  productTypeNames,
  speciesNames,
} from "@domain/vocabulary/names";
import * as v from "valibot";
import { items, keyOf, spaced } from "../../demo/data-files/schemas";
import { readTable } from "../../demo/data-files/table";
import { modificationKinds } from "../../demo/targets/table";
import { type Intent, plain } from "../judge";
import type { Query } from "./query";

const parts = v.pipe(
  v.string(),
  v.transform((cell) => cell.split("|").map((part) => part.trim())),
);

const wanted = v.pipe(
  items,
  v.transform((facts) => Object.fromEntries(facts.map((fact) => [fact.split(":")[0], fact.replace(/^[^:]*:\s*/, "")]))),
  v.strictObject({
    plain: v.optional(v.literal("yes")),
    modification: v.optional(v.picklist(modificationKinds)),
    residues: v.optional(spaced),
    applications: v.optional(v.pipe(spaced, v.array(keyOf(applicationNames)))),
    host: v.optional(keyOf(hostNames)),
    species: v.optional(keyOf(speciesNames)),
    label: v.optional(v.string()),
    type: v.optional(keyOf(productTypeNames)),
    formulation: v.optional(keyOf(formulationNames)),
    name: v.optional(parts),
  }),
  v.transform(({ plain: isPlain, type, name, ...facts }): Intent => {
    const known = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
    return {
      ...known,
      ...(isPlain && plain),
      ...(type && { productTypes: [type] }),
      ...(name && { nameParts: name }),
    };
  }),
);

const row = v.strictObject({ query: v.string(), genes: spaced, wanted });

interface WrittenRow {
  readonly query: string;
  readonly intent: Intent;
}

const pathOf = (table: string) => `relevance/queries/written/${table}.tsv`;

/** A table with the columns `query genes wanted`. */
export function writtenRows(table: string): WrittenRow[] {
  return readTable(pathOf(table), row).map(({ query, genes, wanted: intent }) => ({
    query,
    intent: genes.length === 0 ? intent : { symbols: new Set(genes), ...intent },
  }));
}

export const writtenQueries = (table: string, locale: EngineLocale = "en-us"): Query[] =>
  writtenRows(table).map(({ query, intent }) => ({ text: query, intent, locale }));

const localRow = v.strictObject({ ...row.entries, locale: v.picklist(engineLocales) });

type LaterTable =
  | "second-queries"
  | "third-queries"
  | "fourth-queries"
  | "fourth-topics"
  | "fifth-queries"
  | "fifth-topics"
  | "fifth-unsold"
  | "sixth/queries"
  | "sixth/topics"
  | "seventh/queries"
  | "eighth/queries"
  | "ninth/queries"
  | "tenth/queries"
  | "eleventh/queries"
  | "twelfth/queries"
  | "thirteenth/queries"
  | "fourteenth/queries"
  | "fifteenth/queries"
  | "sixteenth/queries"
  | "seventeenth/queries"
  | "eighteenth/queries"
  | "nineteenth/queries"
  | "pathway-titles";

/** Written after the first run and its fixes, so that the fixes are judged by queries that did not influence them. */
export const laterQueries = (table: LaterTable): Query[] =>
  readTable(pathOf(table), localRow).map(({ locale, query, genes, wanted: intent }) => ({
    text: query,
    // A reagent has no gene.
    intent: { ...(genes.length > 0 && { symbols: new Set(genes) }), ...intent },
    locale,
  }));

/** Words that occur in no product and no gene. */
export const nonsense = (): Query[] =>
  writtenRows("nonsense").map(({ query }) => ({ text: query, intent: { keys: [] } }));

const nearRow = v.strictObject({ query: v.string(), genes: spaced, forbidden: spaced });
type NearTable =
  | "near-names"
  | "third-near-names"
  | "fourth-near-names"
  | "fifth-near-names"
  | "seventh/near-names"
  | "ninth/near-names"
  | "tenth/near-names"
  | "thirteenth/near-names"
  | "fourteenth/near-names"
  | "fifteenth/near-names"
  | "sixteenth/near-names"
  | "seventeenth/near-names"
  | "eighteenth/near-names"
  | "nineteenth/near-names";
export const nearNames = (table: NearTable) => readTable(pathOf(table), nearRow);

const topicRow = v.strictObject({ locale: v.picklist(engineLocales), query: v.string(), topic: v.string() });

/** Topics in an East Asian language, with the genes of an English topic. */
export function topicsIn(locale: EngineLocale): Query[] {
  const intents = new Map(writtenRows("topics").map(({ query, intent }) => [query, intent]));
  return readTable(pathOf("east-asian-topics"), topicRow)
    .filter((topic) => topic.locale === locale)
    .map(({ query, topic }) => {
      const intent = intents.get(topic);
      if (!intent) throw new Error(`${pathOf("topics")} has no "${topic}"`);
      return { text: query, intent, locale };
    });
}
