import * as v from "valibot";
import { items } from "../data-files/schemas";
import { readTable } from "../data-files/table";

/**
 * Japanese and Chinese names of proteins. Product names keep the English ones; these words are synonyms for them. `en`
 * has the spelling of products and genes.
 */
const row = v.strictObject({ en: items, ja: items, zh: items });

export const proteinWords = readTable("demo/vocabulary/protein-words.tsv", row);
