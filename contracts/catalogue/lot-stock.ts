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
  /** Id of the customer whose holds are used; null for none. */
  owner: v.nullable(id),
});
export type AllocationRequest = v.InferOutput<typeof allocationRequest>;

const allocation = v.object({ productKey, lot: lotNumber, quantity: pieces });
export type Allocation = v.InferOutput<typeof allocation>;
export const allocationAnswer = v.object({ lots: v.array(allocation) });
