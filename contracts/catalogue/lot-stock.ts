/** Wire format of the lots service for shipping: which lots a line of an order was shipped from. */
import * as v from "valibot";
import { productKey, sku } from "./catalogue";
import { lotNumber } from "./lots";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

/** `POST /allocations`, when a line ships. */
export const allocationRequest = v.strictObject({
  orderNumber: id,
  lineId: id,
  sku,
  quantity: pieces,
  /** Id of the customer whose holds are used; null without holds. */
  owner: v.nullable(id),
  /** Lots to take the pieces from; if absent, lots ship in order of expiry. The quantities add up to the line's. */
  lots: v.optional(
    v.pipe(v.array(v.strictObject({ lot: lotNumber, quantity: pieces })), v.minLength(1), v.maxLength(10)),
  ),
});
export type AllocationRequest = v.InferOutput<typeof allocationRequest>;

/** `POST /allocations/proposal`: lots that a line would get now, without taking any pieces. */
export const proposalRequest = v.strictObject({ sku, quantity: pieces, owner: v.nullable(id) });
/** Lots that can ship, earliest expiry first; `quantity` is 0 for lots that the line does not need. */
export const proposalAnswer = v.object({
  lots: v.array(v.object({ lot: lotNumber, quantity: v.number(), expires: v.string(), left: v.number() })),
});

const allocation = v.object({
  productKey,
  lot: lotNumber,
  quantity: pieces,
  expires: v.optional(v.nullable(v.string())),
});
export type Allocation = v.InferOutput<typeof allocation>;
export const allocationAnswer = v.object({ lots: v.array(allocation) });
