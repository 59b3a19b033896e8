import * as v from "valibot";
import { items } from "../data-files/schemas";
import { readTable } from "../data-files/table";

/**
 * Japanese and Chinese names of proteins. Product names keep the English ones; these words lead to them. `en` is the
 * word as products and genes spell it.
 */
const row = v.strictObject({ en: items, ja: items, zh: items });

export const proteinWords = readTable("demo/vocabulary/protein-words.tsv", row);
