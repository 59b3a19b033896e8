/** Vocabulary of the documents, for queries without a match: similar spellings, and two words written as one. */
import { isOneEditApart } from "@domain/spelling/edit-distance";
import { catalogueNumber } from "../../text/tokens";
import type { Sql } from "../sql";
import type { Knowledge } from "./knowledge";
import { hasTerm } from "./term-index";

/** Words with digits are corrected only in their letters and only if long: p38 and p39 are different proteins. */
const plainWord = /^(?:\p{L}{4,30}|(?=.{6,30}$)(?:\d*\p{L}){4}[\p{L}\d]*)$/u;
const shortWord = 4;
const maxCorrections = 3;
const maxCandidates = 3000;

export function isPlainWord(word: string): boolean {
  return plainWord.test(word);
}

/** Adds the words of a batch with their counts. */
export function addWords(sql: Sql, uses: ReadonlyMap<string, number>): void {
  if (uses.size === 0) return;
  const rows = [...uses].map(([word, count]) => [word, reverse(word), count]);
  sql.exec(
    `insert into words (word, reversed, uses)
     select value ->> 0, value ->> 1, value ->> 2 from json_each(?) where true
     on conflict (word) do update set uses = uses + excluded.uses`,
    JSON.stringify(rows),
  );
}

/** Words of all documents of an engine. */
export class Vocabulary {
  constructor(
    readonly sql: Sql,
    readonly knowledge: Knowledge,
  ) {}

  /** Returns the given words that documents contain, with their use counts. */
  uses(words: readonly string[]): ReadonlyMap<string, number> {
    return this.#known(`uses ${words.join(" ")}`, () => usesOf(this.sql, words));
  }

  /** Words that differ from this one by one typing error. */
  near(word: string): ReadonlyMap<string, number> {
    return this.#known(`near ${word}`, () => nearWords(this.sql, word));
  }

  /** Returns the given tokens that are in the text index, each with a count of 1. */
  terms(tokens: readonly string[]): ReadonlyMap<string, number> {
    const found = () => new Map(tokens.filter((token) => hasTerm(this.sql, token)).map((token) => [token, 1]));
    return this.#known(`terms ${tokens.join(" ")}`, found);
  }

  #known(question: string, own: () => ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    const known = this.knowledge.words(question, own);
    this.knowledge.settle();
    return known;
  }
}

/**
 * Alternatives for a word that no document contains: similar words, the words it consists of, or a number without its
 * size suffix.
 */
export function corrections(vocabulary: Vocabulary, word: string): readonly (readonly string[])[] {
  const number = catalogueNumber(word);
  if (number !== null) return [[number]];
  if (!plainWord.test(word)) return [];
  const near = [...vocabulary.near(word)]
    .sort(([left, leftUses], [right, rightUses]) => rightUses - leftUses || (left < right ? -1 : 1))
    .slice(0, maxCorrections);
  if (near.length > 0) return near.map(([found]) => [found]);
  const parted = splitWord(vocabulary, word);
  return parted ? [parted] : [];
}

/** True for an alphabetic word that no document contains. */
export function isUnknownWord(vocabulary: Vocabulary, word: string): boolean {
  return plainWord.test(word) && vocabulary.uses([word]).size === 0;
}

/**
 * A single edit keeps the first or second half of a word, except for a swap in the middle, so the halves overlap there.
 */
function nearWords(sql: Sql, word: string): Map<string, number> {
  const half = Math.max(1, Math.floor(word.length / 2) - 1);
  const digits = digitsOf(word);
  const head = word.slice(0, half);
  const tail = reverse(word).slice(0, half);
  const rows = sql.exec<{ word: string; uses: number }>(
    `select word, uses from words where word >= ?1 and word < ?2 and length(word) between ?5 and ?6
     union select word, uses from words where reversed >= ?3 and reversed < ?4 and length(word) between ?5 and ?6
     limit ?7`,
    head,
    `${head}\u{10ffff}`,
    tail,
    `${tail}\u{10ffff}`,
    word.length - 1,
    word.length + 1,
    maxCandidates,
  );
  const near = rows
    .toArray()
    .filter((row) => digitsOf(row.word) === digits && isOneEditApart(word, row.word))
    // In short words the first letter must match: "c-Met" is not "fMet".
    .filter((row) => word.length > shortWord || row.word[0] === word[0]);
  return new Map(near.map((row) => [row.word, row.uses]));
}

function usesOf(sql: Sql, words: readonly string[]): Map<string, number> {
  const rows = sql.exec<{ word: string; uses: number }>(
    "select word, uses from words where word in (select value from json_each(?))",
    JSON.stringify(words),
  );
  return new Map(rows.toArray().map((row) => [row.word, row.uses]));
}

function digitsOf(word: string): string {
  return word.replaceAll(/\D/g, "");
}

/** Splits "cyclind1" into "cyclin" and "d1" if documents contain both parts. */
export function splitName(vocabulary: Vocabulary, word: string): readonly [string, string] | null {
  if (!/^(?=.{5,30}$)(?=.*\d)(?=.*\p{L}{3})[\p{L}\d]+$/u.test(word)) return null;
  const letters = [...word];
  const cuts = letters.slice(2, -1).map((_, index) => {
    const cut = [letters.slice(0, index + 2).join(""), letters.slice(index + 2).join("")] as const;
    return { cut, shorter: Math.min(...cut.map((half) => half.length)) };
  });
  cuts.sort((left, right) => right.shorter - left.shorter);
  const terms = vocabulary.terms(cuts.flatMap(({ cut }) => cut));
  return cuts.find(({ cut }) => cut.every((half) => !/^\d+$/.test(half) && terms.has(half)))?.cut ?? null;
}

/** Splits "simplewestern" into "simple western" if both are words. */
function splitWord(vocabulary: Vocabulary, word: string): string[] | null {
  const letters = [...word];
  const cuts = letters
    .slice(4, -3)
    .map((_, index) => [letters.slice(0, index + 4).join(""), letters.slice(index + 4).join("")]);
  if (cuts.length === 0) return null;
  const uses = vocabulary.uses(cuts.flat());
  const known = cuts.filter((cut) => cut.every((half) => uses.has(half)));
  const rarest = (cut: readonly string[]) => Math.min(...cut.map((half) => uses.get(half) ?? 0));
  return known.sort((left, right) => rarest(right) - rarest(left))[0] ?? null;
}

function reverse(word: string): string {
  return [...word].reverse().join("");
}
