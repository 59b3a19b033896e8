/** Marks typed words in suggestions. */
import type { HighlightPart } from "./highlight";

const wordCharacter = /[\p{L}\p{N}]/u;
const latin = /^[\p{Script=Latin}\p{N}]/u;

/**
 * Splits the text, marking word beginnings that match a typed word in any case. In Chinese and Japanese, which have no
 * spaces, matches count anywhere.
 */
export function markTyped(text: string, typed: string): readonly HighlightPart[] {
  const words = lower(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  const within = lower(text);
  const parts: { text: string; match: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const length = matchAt(within, at, words);
    const match = length > 0;
    const end = at + Math.max(length, 1);
    const last = parts.at(-1);
    if (last?.match === match) last.text += text.slice(at, end);
    else parts.push({ text: text.slice(at, end), match });
    at = end;
  }
  return parts;
}

function matchAt(text: string, at: number, words: readonly string[]): number {
  const begins = at === 0 || !wordCharacter.test(text.charAt(at - 1));
  const fitting = words.filter((word) => text.startsWith(word, at) && (begins || !latin.test(word)));
  return Math.max(0, ...fitting.map(({ length }) => length));
}

/** Lower case of equal length: the few letters whose lower case is longer stay unchanged, so positions match. */
function lower(text: string): string {
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join("");
}
