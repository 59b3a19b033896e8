/** Queries in Chinese and Japanese, whose words have no separators. */
import { isInsideWord, isKatakana } from "@domain/spelling/katakana";
import type { Compound } from "./compounds";
import { wholeTokenOf } from "./indexed-text";
import type { Alternative, QueryUnit, SynonymLookup } from "./query";
import { bigrams } from "./tokens";

/** CJK runs are searched in parts of this length, because words have no separators. */
const cjkPart = 4;
/** Longest CJK word with synonyms. */
const maxKnownWord = 16;

/** Splits CJK text at words with synonyms, longest first: "リン酸化ヒストン" contains two. */
export function knownWords(compound: Compound, synonyms: SynonymLookup): Compound[] {
  const letters = [...(compound.pieces[0]?.token ?? "")];
  const found: Compound[] = [];
  let from = 0;
  const cut = (to: number) => {
    if (to > from) found.push(cjkCompound(letters.slice(from, to).join("")));
    from = to;
  };
  for (let at = 0; synonyms.size > 0 && at < letters.length; ) {
    const end = knownWordEnd(letters, at, synonyms);
    if (end === null || isInsideWord(letters, from, at, end) || isSyllable(letters, at, end, synonyms)) at += 1;
    else {
      cut(at);
      cut(end);
      at = end;
    }
  }
  if (found.length === 0) return [compound];
  cut(letters.length);
  return found;
}

/**
 * True for two letters at the start of a word with one or two more letters: "タウ" in "タウリン". In "タウキナーゼ" it is a word.
 */
function isSyllable(letters: readonly string[], start: number, end: number, synonyms: SynonymLookup): boolean {
  const isShort = end - start <= 2 && isKatakana(letters[start]) && isKatakana(letters[end]);
  return isShort && !isKatakana(letters[end + 2]) && knownWordEnd(letters, end, synonyms) === null;
}

function knownWordEnd(letters: readonly string[], start: number, synonyms: SynonymLookup): number | null {
  for (let end = Math.min(letters.length, start + maxKnownWord); end > start + 1; end -= 1) {
    if (synonyms.has(wholeTokenOf([cjkCompound(letters.slice(start, end).join(""))]) ?? "")) return end;
  }
  return null;
}

function cjkCompound(token: string): Compound {
  return {
    cjk: true,
    start: 0,
    end: token.length,
    pieces: [{ token, start: 0, end: token.length, afterSlash: false }],
  };
}

export function cjkUnits(compound: Compound): QueryUnit[] {
  const letters = [...(compound.pieces[0]?.token ?? "")];
  if (letters.length === 1) return [cjkUnit([{ tokens: letters, prefix: true }])];
  const parts: string[][] = [];
  for (let start = 0; start < letters.length; start += cjkPart) {
    // The last part has full length, because a single leftover character would match too much.
    parts.push(letters.slice(Math.max(0, Math.min(start, letters.length - cjkPart)), start + cjkPart));
  }
  return parts.map((part) => cjkUnit([{ tokens: bigrams(part.join("")), prefix: false }]));
}

function cjkUnit(alternatives: Alternative[]): QueryUnit {
  return { alternatives, occurrence: "optional", correctable: [] };
}
