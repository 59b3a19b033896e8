/**
 * Splits a compound into parts: "phospho-Syk-Y352" into "phospho", "Syk" and "Y352"; "Thr202/Tyr204" into either
 * residue. A number stays with the word before it: "Caspase-7" has no part "Caspase".
 */
import type { Compound, Piece } from "./compounds";

const bareNumber = /^\d+$/;
/** "s807" in "S807/811" */
const residue = /^([a-z]{1,3})\d{1,4}$/;

/** Parts with their alternatives; empty if the compound cannot be split. */
export function partsOf({ pieces }: Compound): (readonly Compound[])[] {
  const parts = segments(pieces).map(choices);
  if (parts.length > 1) return parts.map((part, index) => (index === 0 ? part.map(expandPhospho) : part));
  const [only = []] = parts;
  return only.length > 1 ? parts : [];
}

/** Runs of pieces between separators other than slashes. */
function segments(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && (piece.afterSlash || bareNumber.test(piece.token))) last.push(piece);
    else found.push([piece]);
  }
  return found;
}

/** The segment as a whole, then each alternative. */
function choices(segment: readonly Piece[]): Compound[] {
  const whole = compoundOf(segment);
  if (!segment.some(({ afterSlash }) => afterSlash)) return [whole];
  const [first] = segment;
  const kind = residue.exec(first?.token ?? "")?.[1];
  const others = segment.flatMap((piece) => {
    if (!bareNumber.test(piece.token)) return [compoundOf([piece])];
    return kind && piece.afterSlash ? [compoundOf([{ ...piece, token: kind + piece.token }])] : [];
  });
  return [whole, ...others];
}

function compoundOf(pieces: readonly Piece[]): Compound {
  const start = pieces[0]?.start ?? 0;
  return { cjk: false, start, end: pieces.at(-1)?.end ?? start, pieces };
}

/** Reads the "p" of "p-Syk-Y352" as "phospho", because it names no protein. */
function expandPhospho(compound: Compound): Compound {
  const [first, ...rest] = compound.pieces;
  return first?.token === "p" && rest.length === 0
    ? { ...compound, pieces: [{ ...first, token: "phospho" }] }
    : compound;
}
