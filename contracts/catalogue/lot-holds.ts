/** Wire format of holds: pieces of a lot that are kept for a customer for some days. */
import * as v from "valibot";
import { productKey, sku } from "./catalogue";
import { lotNumber } from "./lots";

/** "customer:…", as the gateway names the owner of an order. */
const owner = v.pipe(v.string(), v.regex(/^customer:[A-Za-z0-9-]{1,80}$/));
/** Pieces that a customer may hold at a time, over all lots. */
export const heldPiecesPerCustomer = 20;
export const holdDays = 14;
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(heldPiecesPerCustomer));

/** `POST /holds`; a new request for the same size and lot replaces the former one. */
export const holdRequest = v.strictObject({
  owner,
  sku,
  lot: lotNumber,
  quantity: pieces,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(holdDays)),
});
export type HoldRequest = v.InferOutput<typeof holdRequest>;

/** `POST /holds/release` */
export const holdRelease = v.strictObject({ owner, sku, lot: lotNumber });

const hold = v.object({
  sku,
  productKey,
  lot: lotNumber,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Last day, "YYYY-MM-DD". */
  until: v.pipe(v.string(), v.isoDate()),
  /** `used`: shipped. `released`: given back, or ended by a recall. */
  state: v.picklist(["active", "expired", "released", "used"]),
});
export type Hold = v.InferOutput<typeof hold>;
export const holdList = v.object({ holds: v.array(hold) });
export const holdQuery = v.object({ owner });
