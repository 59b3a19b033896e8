/** The facts that a certificate states, as one text. */
import type { Lot } from "@contracts/catalogue/lots";

/** Facts of a certificate; state, stock and documents change without a new certificate. */
type CertifiedFacts = Pick<
  Lot,
  | "productKey"
  | "number"
  | "made"
  | "released"
  | "expires"
  | "retest"
  | "formulation"
  | "concentration"
  | "parentLot"
  | "degreeOfLabelling"
  | "tests"
>;

/** JSON with a fixed order of members, so equal facts give an equal text and an equal SHA-256. */
export function lotFactsText(lot: CertifiedFacts): string {
  const { productKey, number, made, released, expires, retest } = lot;
  const { formulation, concentration, parentLot, degreeOfLabelling, tests } = lot;
  const members = [productKey, number, made, released, expires, retest];
  const composition = [formulation, concentration, parentLot, degreeOfLabelling];
  const results = tests.map(({ property, method, result, unit, min, max, pass, besideLot }) => [
    ...[property, method, result, unit],
    ...[min, max, pass, besideLot],
  ]);
  return JSON.stringify([...members, ...composition, results]);
}
