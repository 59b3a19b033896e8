/** Compares the words of a list's row with the product of its number. */
import type { NameTable } from "../query-reading/name-table";
import { readQuery } from "../query-reading/read-query";

type NamedOtherwise = (text: string, code: string, product: string) => string | null;

/**
 * Returns a function for the rows of one list, which caches equal words: reading takes up to a millisecond, and a list
 * has thousands of rows. The function returns the target that a row names if the product has a different one; null if
 * they agree, or if either names none. What a secondary antibody binds counts as a target here: a row for one is not a
 * row for an antibody against a protein. Its `text` is that of the row, with its number.
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
    if (named.genes.length === 0 && named.against === null) return null;
    return differ(named, targetsOf(product)) ? named.name : null;
  };
}

interface Targets {
  readonly name: string;
  readonly genes: readonly string[];
  /** Animal whose antibodies a secondary antibody binds. */
  readonly against: string | null;
}

function differ(named: Targets, { genes, against }: Targets): boolean {
  if (genes.length === 0 && against === null) return false;
  if (named.against !== against) return true;
  return against === null && !genes.some((gene) => named.genes.includes(gene));
}

function targetsIn(text: string, names: NameTable): Targets {
  // The reader of queries would read these as operators.
  const phrase = text
    .replace(/(?<!\w)H ?[+&] ?L(?!\w)/g, " ")
    .replace(/["+*#]|(?<=\s|^)-+/g, " ")
    .replace(/\b(?:AND|OR|NOT)\b/g, " ");
  const { targets = [], against = null } = readQuery(phrase, names) ?? {};
  const genes = targets.flatMap(({ chosen }) => chosen.flatMap((meaning) => meaning.genes));
  if (genes.length === 0 && against !== null) return { name: `anti-${against}`, genes, against };
  return { name: targets.map(({ name }) => name).join(", "), genes, against: null };
}
