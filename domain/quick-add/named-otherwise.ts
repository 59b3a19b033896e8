/** Compares the words of a list's row with the product of its number. */
import type { NameTable } from "../query-reading/name-table";
import { readQuery } from "../query-reading/read-query";

type NamedOtherwise = (text: string, code: string, product: string) => string | null;

/**
 * Returns a function for the rows of one list, which caches equal words: reading takes up to a millisecond, and a list
 * has thousands of rows. The function returns the target that a row names if the product has a different one; null if
 * they agree, or if either names no target. Its `text` is that of the row, with its number.
 */
export function namedOtherwiseIn(names: NameTable): NamedOtherwise {
  const known = new Map<string, Targets>();
  const targetsOf = (text: string): Targets => {
    const found = known.get(text) ?? targetsIn(text, names);
    known.set(text, found);
    return found;
  };
  return (text, code, product) => {
    const words = text.replace(code, " ").replace(/\s+/g, " ").trim();
    if (!/\p{L}/u.test(words) || product.includes(words)) return null;
    const named = targetsOf(words);
    if (named.genes.length === 0) return null;
    const { genes } = targetsOf(product);
    return genes.length > 0 && !genes.some((gene) => named.genes.includes(gene)) ? named.name : null;
  };
}

interface Targets {
  readonly name: string;
  readonly genes: readonly string[];
}

function targetsIn(text: string, names: NameTable): Targets {
  // The reader of queries would read these as operators.
  const phrase = text.replace(/["+*#]|(?<=\s|^)-+/g, " ").replace(/\b(?:AND|OR|NOT)\b/g, " ");
  const targets = readQuery(phrase, names)?.targets ?? [];
  return {
    name: targets.map(({ name }) => name).join(", "),
    genes: targets.flatMap(({ chosen }) => chosen.flatMap((meaning) => meaning.genes)),
  };
}
