/** Rules of lots: state, order of shipping, and the successor of a used-up lot. */
import type { Lot, LotBridge, LotState } from "@contracts/catalogue/lots";

/** A lot with fewer pieces over all sizes is low. */
export const fewPieces = 10;

/** Pieces left over all sizes; null if the maker does not publish its stock. */
const piecesLeft = ({ stock }: Pick<Lot, "stock">): number | null =>
  stock.length === 0 ? null : stock.reduce((sum, { left }) => sum + left, 0);

/** Last day on which the lot may be used or must be tested again. */
export const lastDay = ({ expires, retest }: Pick<Lot, "expires" | "retest">): string => expires ?? retest ?? "";

/** Today's state: the recorded one, corrected by the pieces left. */
export function lotState(lot: Lot): LotState {
  if (lot.state === "recalled") return "recalled";
  const left = piecesLeft(lot);
  if (left === 0) return "depleted";
  if (lot.state === "superseded" || left === null) return lot.state;
  return left < fewPieces ? "low" : "released";
}

/** True for a lot that ships to anyone. */
const isShipped = (lot: Lot, today: string): boolean =>
  (lotState(lot) === "released" || lotState(lot) === "low") && lastDay(lot) >= today;

/** Newest release first; of one day the higher number first. */
export const byRelease = (a: Lot, b: Lot): number =>
  b.released.localeCompare(a.released) || b.number.localeCompare(a.number, "en", { numeric: true });

/** The newest lot that ships; null if none does. */
export const currentLot = (lots: readonly Lot[], today: string): Lot | null =>
  [...lots].sort(byRelease).find((lot) => isShipped(lot, today)) ?? null;

type LotAgain =
  /** The same lot still has pieces. */
  | { readonly kind: "same" }
  /** Sold out; a chain of bridges connects it with a lot that ships. */
  | { readonly kind: "bridged"; readonly steps: readonly LotBridge[]; readonly to: string }
  /** Sold out; a newer lot ships that was not compared with this one. */
  | { readonly kind: "newer"; readonly to: string }
  | { readonly kind: "none" };

/**
 * The lot that a customer of `lot` can buy today. Ratios of several steps are not multiplied, because their product was
 * never measured.
 */
export function sameLotAgain(lot: Lot, lots: readonly Lot[], today: string): LotAgain {
  const state = lotState(lot);
  if (state !== "recalled" && state !== "depleted" && piecesLeft(lot) !== null && lastDay(lot) >= today)
    return { kind: "same" };
  const byNumber = new Map(lots.map((other) => [other.number, other]));
  const steps: LotBridge[] = [];
  const seen = new Set([lot.number]);
  for (let at: Lot | undefined = lot; at?.bridge?.pass && !seen.has(at.bridge.toLot); ) {
    steps.push(at.bridge);
    seen.add(at.bridge.toLot);
    at = byNumber.get(at.bridge.toLot);
    if (at && isShipped(at, today)) return { kind: "bridged", steps, to: at.number };
  }
  const current = currentLot(lots, today);
  return current && current.number !== lot.number ? { kind: "newer", to: current.number } : { kind: "none" };
}
