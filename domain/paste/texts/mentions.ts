/** Leaves out what running text only mentions again. */
import type { PastedLine } from "../lines";

const diluted = /(?<![\d:])1\s?[:/]\s?\d/;

/**
 * Running text repeats a reagent's name: one that has a number elsewhere is not a line of its own. Total Akt with a
 * dilution of its own is another reagent than phosphorylated Akt.
 */
export function withoutMentions(lines: readonly PastedLine[], text: string): PastedLine[] {
  const numbered = new Set(lines.flatMap((line) => ((line.number ?? line.rrid) ? namesOf(line) : [])));
  const seen = new Set<string>();
  return lines.filter((line) => {
    const { number, rrid, vendor, clone, from, start, end } = line;
    if (number !== null || rrid !== null) {
      const key = `${rrid} ${vendor} ${number}`;
      if (from === "text" && seen.has(key)) return false;
      seen.add(key);
      return true;
    }
    if (from === "list") return true;
    const isDiluted = diluted.test(text.slice(start, end));
    const form = isDiluted ? formOf(line) : "";
    const named = symbolsOf(line).map((symbol) => symbol + form);
    const key = `${named.join(" ")} ${clone} ${line.reading?.wants.labels.join(" ")}`;
    if ((named.length > 0 && named.every((name) => numbered.has(name))) || seen.has(key)) return false;
    seen.add(key);
    if (isDiluted) seen.add(`${symbolsOf(line).join(" ")} ${clone} ${line.reading?.wants.labels.join(" ")}`);
    return true;
  });
}

const symbolsOf = ({ reading }: PastedLine): readonly string[] => [
  ...new Set((reading?.targets ?? []).flatMap(({ chosen: [meaning] }) => meaning.genes)),
];

const formOf = ({ reading }: PastedLine): string => `/${reading?.wants.modification?.kind ?? "total"}`;

/** Symbols of a line, alone and with its form. */
const namesOf = (line: PastedLine): readonly string[] =>
  symbolsOf(line).flatMap((symbol) => [symbol, symbol + formOf(line)]);
