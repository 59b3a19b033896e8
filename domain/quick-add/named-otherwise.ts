/** Compares what a row of a list says with the product of its number. */
import type { NameTable } from "../query-reading/name-table";
import { readQuery } from "../query-reading/read-query";

/**
 * The target that a row names, if the product has another one; null if they agree, or if one of them names no target.
 * @param text of the row, with its number
 */
export function namedOtherwise(text: string, code: string, product: string, names: NameTable): string | null {
  const said = targetsIn(text.replace(code, " "), names);
  if (said.genes.length === 0) return null;
  const { genes } = targetsIn(product, names);
  return genes.length > 0 && !genes.some((gene) => said.genes.includes(gene)) ? said.name : null;
}

function targetsIn(text: string, names: NameTable): { readonly name: string; readonly genes: readonly string[] } {
  // The reader of queries takes these for operators.
  const phrase = text.replace(/["+*#]|(?<=\s|^)-+/g, " ").replace(/\b(?:AND|OR|NOT)\b/g, " ");
  const targets = readQuery(phrase, names)?.targets ?? [];
  return {
    name: targets.map(({ name }) => name).join(", "),
    genes: targets.flatMap(({ chosen }) => chosen.flatMap((meaning) => meaning.genes)),
  };
}
