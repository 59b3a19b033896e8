/**
 * Index tokens of a compound. `base` holds its words in order, for phrases. `variants` are other spellings that a
 * scientist may type: joined ("nfkappab"), canonical ("nfkb"), single parts, singular.
 */
import type { Compound } from "./compounds";
import { canonical, singular } from "./fold";

interface CompoundTokens {
  readonly base: readonly string[];
  readonly variants: readonly string[];
}

const sizedNumber = /^(\d{4,6})[a-z]{1,2}\d{0,2}$/;
/** Longer compounds are URLs and sequences, whose neighbors are not joined. */
const maxJoinedPieces = 6;
const maxTokenLength = 64;

export function tokensOf(compound: Compound): CompoundTokens {
  if (compound.cjk) return { base: bigrams(compound.pieces[0]?.token ?? ""), variants: lastLetter(compound) };
  const [first, ...more] = compound.pieces;
  if (first && more.length === 0) {
    const token = first.token.slice(0, maxTokenLength);
    return { base: [token], variants: spellingsOf(token) };
  }
  const base = compound.pieces.map(({ token }) => token.slice(0, maxTokenLength));
  const variants = new Set(base.flatMap(spellingsOf));
  for (const run of runsOf(compound, base)) addJoined(variants, run);
  for (const token of base) variants.delete(token);
  return { base, variants: [...variants] };
}

/** Other spellings of a single word. */
function spellingsOf(token: string): string[] {
  const others: string[] = [];
  const short = canonical(token);
  if (short !== token) others.push(short);
  const one = singular(token);
  if (one !== token) others.push(one);
  const number = catalogueNumber(token);
  if (number !== null) others.push(number);
  return others;
}

/** "4060" for "4060s"; null if the word is not a number with a size suffix. */
export function catalogueNumber(token: string): string | null {
  return sizedNumber.exec(token)?.[1] ?? null;
}

/** The whole compound, the parts between slashes, and each pair of neighbors. */
function* runsOf(compound: Compound, base: readonly string[]): Generator<readonly string[]> {
  yield base;
  if (base.length > maxJoinedPieces) return;
  let start = 0;
  for (let index = 1; index <= base.length; index += 1) {
    if (index === base.length || compound.pieces[index]?.afterSlash) {
      if (index - start > 1) yield base.slice(start, index);
      start = index;
    }
    if (index < base.length) yield base.slice(index - 1, index + 1);
  }
}

function addJoined(variants: Set<string>, run: readonly string[]): void {
  const joined = run.join("");
  if (joined.length > maxTokenLength) return;
  variants.add(joined);
  variants.add(canonical(joined));
}

/** Overlapping pairs of characters, so any part of a run matches as a phrase. */
export function bigrams(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** The last character alone. A one-character search matches prefixes, and no bigram starts with the last character. */
function lastLetter(compound: Compound): string[] {
  const letters = [...(compound.pieces[0]?.token ?? "")];
  return letters.length > 1 ? letters.slice(-1) : [];
}
