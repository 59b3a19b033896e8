/** Families of genes that a query names by the beginning of their symbols: "NTRK", "FGF". */
import type { NameTable } from "../name-table";
import type { QueryReading } from "../read-query";
import { isEverydayWord } from "../words/everyday-words";

/**
 * The reading with the family that its only unknown word names. The text engine would complete the word into other
 * names: "FGF" into FGF receptors, and "LATS" into LAT. Lists in pasted texts are not read so, because short words in
 * capitals, such as currencies, begin symbols too.
 */
export function withNumberedFamily(reading: QueryReading, phrase: string, table: NameTable): QueryReading {
  const { targets, reagents, rest, unknown, against, wants } = reading;
  const [word = "", ...more] = rest;
  const isOther = targets.length + reagents.length + unknown.length + more.length + wants.kinds.length > 0;
  if (isOther || against !== null || !/^[A-Za-z]{3,8}$/.test(word) || isEverydayWord(word)) return reading;
  // In small letters beside others it is more often an ordinary word: "card".
  if (phrase.trim() !== word && !/^[A-Z]/.test(word)) return reading;
  const genes = table.numbered(word.toUpperCase());
  if (genes.length < 2 || genes.length > maxMembers) return reading;
  const family = { kind: "family", genes, concept: word, modification: null, mouse: false } as const;
  return { ...reading, targets: [{ name: word, text: word, chosen: [family], others: [] }], rest: [] };
}

/** Larger ones, such as the zinc fingers ZNF, name no family of related functions. */
const maxMembers = 60;
