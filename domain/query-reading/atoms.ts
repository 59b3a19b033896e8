/** Smallest units of a query at which a name can start or end. */
import { isInsideWord } from "../spelling/katakana";
import type { NameTable } from "./name-table";

export interface Atom {
  /** English, or as typed. */
  readonly text: string;
  /** As typed, for a text search of unread words; "" for all but the first word of a translation. */
  readonly typed: string;
  /** Separator before it: "" within a word, "-" or "/" between parts, " " between words. */
  readonly before: "" | "-" | "/" | " ";
  /** The separator as typed: "." of "NK1.1". */
  readonly sign: string;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Trademark signs, dilutions ("1:1000"), decimals, and chains of an immunoglobulin ("H+L"), which are not names. */
const marks =
  /(?<![\w.-])\d{1,3}-\d{1,2}\.\d(?![\w.])|[™®©]|\b1\s?:\s?\d[\d,]*|(?<![\p{L}\w.])\d+\.\d+(?![\w.])|\bH\s?[+&/]\s?L\b/gu;
const latinPiece = /(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー)[\p{L}\p{M}\p{N}])+/uy;

/**
 * Part of a mark that is kept: a clone ("53-6.7", "clone 37.51"), the number of a name ("Nav 1.5"), and the start of a
 * range.
 */
function withoutMark(mark: string, at: number, phrase: string, table: Pick<NameTable, "clone" | "find">): string {
  if (!/^[\d.-]+$/.test(mark)) return " ";
  const [, word = ""] = /([\p{L}\d]*\p{L})[\s-]$/u.exec(phrase.slice(0, at)) ?? [];
  if (word !== "" && table.find(`${word} ${mark}`)) return mark;
  const isAnnounced = phrase.trim() === mark || /\bclone:?\s*$/i.test(phrase.slice(0, at));
  return (mark.includes("-") || isAnnounced) && table.clone(mark) ? mark : mark.replace(/\d+\.\d+$/, " ");
}

/** Atoms of a cleaned phrase. Known Japanese and Chinese words are translated. */
export function atomsOf(phrase: string, table: Pick<NameTable, "clone" | "find" | "translate">): readonly Atom[] {
  const { translate } = table;
  const text = phrase.replaceAll(marks, (mark, at: number) => withoutMark(mark, at, phrase, table));
  const atoms: Atom[] = [];
  let between = " ";
  let unknown = "";
  const push = (word: string, typed: string) => {
    const before = separator(between);
    atoms.push({ text: word, typed, before, sign: between.length === 1 || currency.test(between) ? between : before });
    between = "";
  };
  const flush = () => {
    if (unknown !== "") push(unknown, unknown);
    unknown = "";
  };
  const hasEastAsian = eastAsian.test(text);
  for (let at = 0; at < text.length; ) {
    const found = hasEastAsian ? translate(text.slice(at)) : null;
    const isWord = found !== null && !isInsideWord(text, at - unknown.length, at, at + found.length);
    if (isWord && eastAsian.test(text.slice(at, at + found.length))) {
      flush();
      for (const [index, word] of found.english.split(" ").entries()) {
        if (index > 0) between = " ";
        push(word, index === 0 ? text.slice(at, at + found.length) : "");
      }
      at += found.length;
      continue;
    }
    latinPiece.lastIndex = at;
    const [latin] = latinPiece.exec(text) ?? [];
    const character = text.charAt(at);
    if (latin !== undefined) {
      flush();
      push(american(latin), latin);
    } else if (eastAsian.test(character)) unknown += character;
    else {
      flush();
      between += character;
    }
    at += latin?.length ?? 1;
  }
  flush();
  return atoms;
}

const currency = /[$€£¥￥]/;

/** "$300" and "300 dollars" are prices. */
export function isPrice(atoms: readonly Atom[], at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (!atom || !/^\d+$/.test(atom.text)) return false;
  return (
    currency.test(atom.sign) ||
    /^(?:dollars?|usd|eur|euros?|gbp|pounds?|jpy|yen|cny|rmb|円|元)$/i.test(next?.text ?? "")
  );
}

const british: readonly (readonly [RegExp, string])[] = [
  [/tumour/gi, "tumor"],
  [/haem(?=o|$)/gi, "hem"],
  [/aemia/gi, "emia"],
  [/oestr/gi, "estr"],
  [/sulph/gi, "sulf"],
  [/foet/gi, "fet"],
  [/fibre/gi, "fiber"],
  [/signalling/gi, "signaling"],
  [/^alfa$/gi, "alpha"],
];

/** Names of the table have American spellings; "haem" alone is "heme". */
function american(word: string): string {
  if (/^haem$/i.test(word)) return "heme";
  return british.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
}

function separator(between: string): Atom["before"] {
  if (between === "") return "";
  if (/[^\-‐‑–/.'’·・]/u.test(between)) return " ";
  return between.includes("/") ? "/" : "-";
}

/** Text of neighboring atoms as it was typed. */
export function typedOf(atoms: readonly Atom[], at: number, length: number): string {
  const text = atoms
    .slice(at, at + length)
    .map(({ typed, sign }, index) => (index === 0 || typed === "" ? typed : sign + typed))
    .join("");
  // "Akt(pan)": a closing bracket belongs to the atom after it, so the last atom lacks its own.
  return text.includes("(") && !text.includes(")") ? `${text})` : text;
}

/** Text of neighboring atoms, as a name is written. */
export function joined(atoms: readonly Atom[], at: number, length: number): string {
  let text = "";
  for (let index = at; index < at + length; index += 1) {
    const atom = atoms[index];
    if (atom) text += (index === at ? "" : atom.before) + atom.text;
  }
  return text;
}
