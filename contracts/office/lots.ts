/** Wire format of lots in the office (`/lots/_office/lots`, recalls at `/commerce/_office/lots`). */
import * as v from "valibot";
import { lot, lotNumber } from "../catalogue/lots";
import { onList, onRecord, withPublicReason, withReason } from "./resources";

const text = (most: number) =>
  v.pipe(v.string("Fill in this field."), v.trim(), v.minLength(1, "Fill in this field."), v.maxLength(most));

const quarantine = v.nullable(v.object({ reason: v.string(), since: v.string() }));
/** Lot as the list and the record show it, and whether it is set aside. */
export const officeLot = v.object({ lot, quarantine });
export type OfficeLot = v.InferOutput<typeof officeLot>;

/** States that the list can be filtered by. A lot past its last day has expired, or waits for its next test. */
export const officeLotStates = ["for sale", "quarantined", "recalled", "depleted", "past its last day"] as const;

export const lotListQuery = v.object({
  /** A product, a size or the number of a lot; or product and lot, as the list shows them. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40))),
  state: v.optional(v.picklist(officeLotStates)),
});

/** Fields as in the CSV import of lots. */
export const lotReceipt = v.object({
  ...onList,
  product: text(40),
  lot: v.pipe(text(20), v.toUpperCase(), lotNumber),
  made: text(10),
  released: text(10),
  expires: v.optional(v.nullable(text(10)), null),
  retest: v.optional(v.nullable(text(10)), null),
  /** One size a line: `4060S=50`, or with a trade item number `4060S=50=04012345678901`. */
  stock: text(2000),
  /** Results of the certificate, one per line: `property|method|result|unit|min|max`. */
  tests: v.optional(v.nullable(text(8000)), null),
});
export const lotAction = v.object({ ...onRecord, ...withReason });
export const lotRecall = v.object({ ...onRecord, ...withPublicReason(500) });
