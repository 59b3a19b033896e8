/** Reads the words beside a number: target, modification, host, label, use. */
import type { NameTable } from "../query-reading/name-table";
import { type QueryReading, readQuery } from "../query-reading/read-query";
import { readResidue } from "../query-reading/residues";
import { wordOf } from "../query-reading/vocabulary";
import type { Mark, SpanKind } from "./spans";
import { pasteTokens } from "./tokens";

/** Longest description in characters: the words nearest to the number count. */
const longest = 110;
const maxWords = 12;

interface Description {
  readonly reading: QueryReading;
  readonly marks: readonly Mark[];
}

export type Describe = (text: string, start: number) => Description | null;

/** Caches readings, because lists repeat their words. */
export function createDescriber(names: NameTable): Describe {
  const known = new Map<string, QueryReading | null>();
  return (text, start) => {
    const from = startOf(text);
    const described = text.slice(from);
    const phrase = phraseOf(described);
    if (!/\p{L}{2}|\p{L}\d/u.test(phrase)) return null;
    let reading = known.get(phrase);
    if (reading === undefined) {
      reading = readQuery(phrase, names);
      known.set(phrase, reading);
    }
    return reading && { reading, marks: marksOf(described, start + from, reading) };
  };
}

/** Offset of the last words. With "anti-", they begin four words before it. */
function startOf(text: string): number {
  const from = Math.max(0, text.length - longest);
  const tail = text.slice(from);
  // A word cut by the limit is dropped: "cul|tured", "p|AKT1".
  const isCut = from > 0 && /^[A-Za-z0-9]{2}/.test(text.slice(from - 1, from + 1));
  const starts = [...tail.matchAll(/[^\s,;()]+/g)].map(({ index }) => index).filter((at) => at > 0 || !isCut);
  const anti = tail.search(/\banti[- ]?(?=[A-Za-z0-9\u0370-\u03ff(])/i);
  const words = anti < 0 ? starts : starts.filter((at) => at >= anti);
  const wanted = anti < 0 ? maxWords : words.length + 4;
  const begin = starts[Math.max(0, starts.length - wanted)];
  return from + (begin ?? (isCut ? tail.length : 0));
}

/** Removes characters that queries use as operators, and an empty cell's "N/A", which is an alias of XK. */
const phraseOf = (text: string): string =>
  text
    .replace(/(?<![\w/])n\/a(?![\w/])/gi, " ")
    .replace(/\(?\bH\s?[+&/]\s?L\b\)?/g, " ")
    .replace(/["+*#]/g, " ")
    .replace(/(?<=\s|^)-+/g, " ")
    .replace(/\b(?:AND|OR|NOT)\b/g, " ")
    // Phrases of mails, because ADD3, IDO1 and CNOT1 are genes.
    .replace(/\badd (?=\d)|\bI do\b/gi, " ")
    .replace(/\bNot\b/g, "not")
    .replace(/\banti-/gi, "anti ")
    .replace(/\s+/g, " ")
    .trim();

const kinds: Readonly<Record<string, SpanKind>> = {
  application: "application",
  label: "label",
  modification: "modification",
  animal: "species",
  "product-kind": "other",
  clonality: "other",
  category: "other",
  reagent: "target",
};

function marksOf(text: string, start: number, reading: QueryReading): Mark[] {
  const marks: Mark[] = [];
  for (const { name } of reading.targets) {
    const at = text.indexOf(name);
    if (at >= 0) marks.push({ kind: "target", start: start + at, end: start + at + name.length, value: name });
  }
  for (const token of pasteTokens(text)) {
    if (token.kind !== "word") continue;
    for (const { 0: part, index } of token.text.matchAll(/[A-Za-z0-9\u0370-\u03ff]+/g)) {
      const word = wordOf(part);
      const kind = word ? (kinds[word.kind] ?? "other") : readResidue(part)?.certain ? "modification" : null;
      const at = start + token.start + index;
      if (kind) marks.push({ kind, start: at, end: at + part.length, value: part });
    }
  }
  return marks;
}
