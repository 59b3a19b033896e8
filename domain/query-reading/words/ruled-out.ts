/**
 * Reads the exclusions of a query: "not mouse", "other than rabbit", "マウス以外". Read as a requirement, each would mean
 * the opposite.
 */
import { type Atom, joined, typedOf } from "../atoms";
import type { NameTable } from "../name-table";
import { type Word, wordOf } from "../vocabulary";

/** Products with one of these codes are not listed. */
export interface RuledOut {
  /** As typed. */
  readonly name: string;
  readonly field: string;
  readonly codes: readonly string[];
  /** Part of the phrase that excludes it: "not mouse". */
  readonly phrase: string;
}

type Part = Omit<RuledOut, "phrase">;

interface Step<One = RuledOut> {
  /** Atoms taken. */
  readonly length: number;
  readonly ruledOut: readonly One[];
}

const negations = [
  "anything but",
  "everything but",
  "all but",
  "other than",
  "rather than",
  "instead of",
  "but not",
  "not",
  "no",
  "non",
  "without",
  "except",
  "exclude",
  "excluding",
  "avoid",
  "minus",
];
/** Follows the excluded word, in Japanese and Chinese. */
const excepted = "excepted";

/** Words between a negation and the excluded word. */
const between =
  /^(?:a|an|any|the|want|have|be|from|in|of|on|with|to|against|raised|made|produced|derived|for|tested|validated|suitable|recommended|works?|working|used?|excepted|anti)$/i;
/** Words beside which an animal is the sample. */
const reaction = /^(?:cross|crossreact\w*|react\w*|recogni[sz]\w*|bind\w*|detect\w*|in|on|against|to)$/i;

const longestName = 4;
const longestWord = 3;

/** Null if nothing is excluded at an atom. */
export function ruledOutAt(atoms: readonly Atom[], at: number, table: NameTable): Step | null {
  const after = beforeExcepted(atoms, at);
  if (after) return after;
  const length = negations.find((words) => spells(atoms, at, words))?.split(" ").length;
  if (length === undefined || beginsKnown(atoms, at, table)) return null;
  let next = at + length;
  // "human CD3, not mouse": no antibody is made in humans, so that both are samples.
  let isSample = atoms.slice(0, at).some(({ text }) => /^human$/i.test(text));
  while (next < atoms.length && isBetween(atoms[next])) {
    isSample ||= reaction.test(atoms[next]?.text ?? "");
    next += 1;
  }
  const ruledOut: Part[] = [];
  for (;;) {
    const one = partAt(atoms, next, isSample, table);
    if (!one) break;
    ruledOut.push(...one.ruledOut);
    next += one.length;
    while (isReaction(atoms[next])) next += 1;
    while (isParticle(atoms[next]) || atoms[next]?.text === excepted) next += 1;
    if (!/^(?:or|nor)$/i.test(atoms[next]?.text ?? "") || !partAt(atoms, next + 1, isSample, table)) break;
    next += 1;
  }
  if (ruledOut.length === 0) return variantAt(atoms, at, next, table);
  const phrase = typedOf(atoms, at, next - at);
  return { length: next - at, ruledOut: ruledOut.map((one) => ({ ...one, phrase })) };
}

/** "not CD45RA": no field identifies a variant, so nothing is excluded, and the variant is not required either. */
function variantAt(atoms: readonly Atom[], at: number, next: number, table: NameTable): Step | null {
  for (let length = Math.min(longestName, atoms.length - next); length > 0; length -= 1) {
    const [meaning] = table.find(joined(atoms, next, length))?.chosen ?? [];
    if (meaning?.modification?.kind === "variant") return { length: next + length - at, ruledOut: [] };
  }
  return null;
}

/** "マウス以外の" */
function beforeExcepted(atoms: readonly Atom[], at: number): Step | null {
  for (let length = Math.min(longestWord, atoms.length - at - 1); length > 0; length -= 1) {
    // "マウス由来でない" has the word for a host between.
    const end = at + length + (atoms[at + length]?.text === "host" ? 1 : 0);
    if (atoms[end]?.text !== excepted) continue;
    const ruledOut = ofWord(wordOf(joined(atoms, at, length)), typedOf(atoms, at, length), false);
    if (ruledOut.length === 0) continue;
    const taken = end - at + (isParticle(atoms[end + 1]) ? 2 : 1);
    const phrase = typedOf(atoms, at, taken);
    return { length: taken, ruledOut: ruledOut.map((one) => ({ ...one, phrase })) };
  }
  return null;
}

/** "non homologous end joining" and "without azide" are read as a whole. */
function beginsKnown(atoms: readonly Atom[], at: number, table: NameTable): boolean {
  for (let length = Math.min(longestName + 2, atoms.length - at); length > 1; length -= 1) {
    const text = joined(atoms, at, length);
    if (wordOf(text) !== null || table.find(text) !== null) return true;
  }
  return false;
}

function partAt(atoms: readonly Atom[], at: number, isSample: boolean, table: NameTable): Step<Part> | null {
  for (let length = Math.min(longestName, atoms.length - at); length > 0; length -= 1) {
    const [text, typed] = [joined(atoms, at, length), typedOf(atoms, at, length)];
    const word = wordOf(text);
    const isAnimalSample = isSample || isReaction(atoms[at + length]);
    const ruledOut = word ? ofWord(word, typed, isAnimalSample) : isSample ? [] : ofName(text, typed, table);
    if (ruledOut.length > 0) return { length, ruledOut };
    if (word) return null;
  }
  return null;
}

function ofWord(word: Word | null, name: string, isSample: boolean): readonly Part[] {
  if (word?.kind === "animal") {
    if (word.host !== null && !isSample) return [{ name, field: "hostcode", codes: [word.host] }];
    return word.species === null ? [] : [{ name, field: "speciescodes", codes: [word.species] }];
  }
  if (word?.kind === "label" && word.code !== "none") return [{ name, field: "labelcode", codes: [word.code] }];
  if (word?.kind === "modification") return [{ name, field: "modificationkind", codes: [word.code] }];
  if (word?.kind === "application") return [{ name, field: "applicationcodes", codes: word.codes }];
  if (word?.kind === "product-kind") return [{ name, field: "kindcode", codes: word.codes }];
  if (word?.kind === "clonality") return [{ name, field: "clonality", codes: [word.code] }];
  return [];
}

/** Two letters are too often an ordinary word. */
function ofName(text: string, name: string, table: NameTable): readonly Part[] {
  const [meaning, ...others] = text.length < 3 ? [] : (table.find(text)?.chosen ?? []);
  if (meaning?.kind !== "gene" || others.length > 0 || meaning.clone || meaning.modification) return [];
  return [{ name, field: "targetsymbols", codes: meaning.genes }];
}

const spells = (atoms: readonly Atom[], at: number, words: string): boolean =>
  words.split(" ").every((word, index) => {
    const atom = atoms[at + index];
    // Phone keyboards capitalize the first word.
    const typed = /^[A-Z][a-z]/.test(atom?.text ?? "") ? atom?.text.toLowerCase() : atom?.text;
    return typed === word && (index === 0 || atom?.before === " ");
  });

/** "mouse cross-reactivity" */
const isReaction = (atom: Atom | undefined): boolean => /^(?:cross|(?:cross)?react\w*)$/i.test(atom?.text ?? "");

const isBetween = (atom: Atom | undefined): boolean =>
  atom !== undefined && (between.test(atom.text) || reaction.test(atom.text) || isParticle(atom));

const isParticle = (atom: Atom | undefined): boolean => atom?.typed === "の" || atom?.typed === "的";
