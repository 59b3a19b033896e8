/** Synonym sets of an engine: words and phrases that are interchangeable in queries. */

import { searchLimits } from "@contracts/search/search";
import * as v from "valibot";
import { compoundsOf } from "../../text/compounds";
import { wholeToken } from "../../text/indexed-text";
import type { SynonymLookup } from "../../text/query";
import { tokensOf } from "../../text/tokens";
import type { Sql } from "../sql";

export interface SynonymSet {
  readonly id: string;
  readonly synonyms: readonly string[];
}

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchLimits.queryLength));
const storedWords = v.array(v.string());
export const synonymRequest = v.strictObject({
  synonyms: v.pipe(
    v.array(word),
    v.minLength(2, "Synonyms must have at least 2 entries"),
    v.maxLength(searchLimits.synonymWords, "Synonyms cannot have more than 32 entries"),
  ),
});

export function readSynonyms(sql: Sql): SynonymSet[] {
  const rows = sql.exec<{ id: string; words: string }>("select id, words from synonyms order by id").toArray();
  return rows.map(({ id, words }) => ({ id, synonyms: v.parse(storedWords, JSON.parse(words)) }));
}

export function writeSynonyms(sql: Sql, { id, synonyms }: SynonymSet): void {
  sql.exec("insert or replace into synonyms (id, words) values (?, ?)", id, JSON.stringify(synonyms));
}

export function deleteSynonyms(sql: Sql, id: string): boolean {
  return sql.exec("delete from synonyms where id = ? returning id", id).toArray().length > 0;
}

/** Tokens of the other entries of a set, keyed by the whole token of each entry. */
export function synonymLookup(sets: readonly SynonymSet[]): SynonymLookup {
  const lookup = new Map<string, readonly (readonly string[])[]>();
  for (const { synonyms } of sets) {
    for (const entry of synonyms) {
      const key = wholeToken(entry);
      if (key === null) continue;
      const others = synonyms.filter((other) => wholeToken(other) !== key).flatMap(spellings);
      lookup.set(key, [...(lookup.get(key) ?? []), ...others]);
    }
  }
  return lookup;
}

/** Spellings as a phrase, and as variants of each one-word compound. */
function spellings(text: string): string[][] {
  const compounds = compoundsOf(text);
  const phrase = compounds.flatMap((compound) => tokensOf(compound).base);
  const [only] = compounds;
  const variants =
    compounds.length === 1 && only && !only.cjk ? tokensOf(only).variants.map((variant) => [variant]) : [];
  return phrase.length === 0 ? [] : [phrase, ...variants];
}
