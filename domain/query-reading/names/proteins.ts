/** Genes by what the table's texts say of their proteins and names. */
import { foldName } from "../fold-name";
import { findLine, lineAround } from "../sorted-text";

/** Genes with the accession of a gene's protein: those of histone H4 encode the same protein. */
export function genesOfProtein(genes: string, symbol: string): readonly string[] {
  const accession = findLine(genes, symbol)?.split("\t")[2] ?? "";
  return accession === "" ? [] : linesWith(genes, `\t${accession}\t`).map((line) => line.split("\t")[0] ?? "");
}

/** Shorter words are parts of too many names. */
const shortestTelling = 6;

/** If more names contain a word, it identifies none: "receptor". */
const maxNames = 40;

/** Genes with a name that contains a word: CXADR for "coxsackievirus". Empty for a word of many names. */
export function genesNamedWith(lookup: string, word: string): readonly string[] {
  const key = foldName(word);
  if (!/^[a-z]+$/.test(key) || key.length < shortestTelling) return [];
  const lines = linesWith(lookup, key, maxNames + 1);
  if (lines.length > maxNames) return [];
  return lines.flatMap((line) => {
    const [name = "", references = ""] = line.split("\t");
    return name.includes(key)
      ? references.split(",").flatMap((one) => (/^[snma]/.test(one) ? [one.slice(1)] : []))
      : [];
  });
}

function linesWith(text: string, part: string, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (let at = text.indexOf(part); at >= 0 && lines.length < most; at = text.indexOf(part, at + part.length - 1))
    lines.push(lineAround(text, at));
  return lines;
}
