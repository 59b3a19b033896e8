/** Wire format of orders in the office (`/commerce/_office/orders`). */
import * as v from "valibot";
import { lotNumber } from "../catalogue/lots";
import { order, replacementCauses } from "../commerce/orders";
import { typedDay } from "../values/measures";
import { money } from "../values/money";
import { oneLine } from "../values/plain-text";
import { fileLines } from "./files";
import { onList, onRecord, withReason } from "./resources";

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(oneLine, "Use one line of text without direction controls."));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** An empty field of a form is null. */
const optional = (most: number) => v.optional(v.nullable(line(most)), null);

/** Stage of an order at the order desk. */
export const queueStates = ["new", "confirmed", "held", "part-shipped", "shipped", "cancelled"] as const;
export type QueueState = (typeof queueStates)[number];

export const orderRow = v.object({
  number: v.string(),
  state: v.picklist(queueStates),
  createdAt: v.string(),
  /**
   * Earliest day on which a line that has not shipped is due: the promised one, or a later one that the buyer asked
   * for.
   */
  shipDate: v.nullable(v.string()),
  customer: v.string(),
  company: v.string(),
  poNumber: v.nullable(v.string()),
  total: money,
  lines: v.number(),
  country: v.string(),
  /** Name of the program that placed it; absent if a person did. */
  program: v.optional(v.string()),
});
export type OrderRow = v.InferOutput<typeof orderRow>;

/** Orders that ship next: all that wait and are not on hold. */
const toShip = "to ship";
export const orderListStates = [...queueStates, toShip] as const;
/** Reasons, besides shipment, why an order waits. */
export const orderWaits = ["failed payment", "announced return"] as const;
export type OrderWait = (typeof orderWaits)[number];
export const orderSorts = ["newest first", "ship date"] as const;
const day = typedDay("A day such as 2026-11-26.");
export const orderListQuery = v.object({
  /** A whole word: number of an order, purchase order, product or lot; a name or address of the customer. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  state: v.optional(v.picklist(orderListStates)),
  waits: v.optional(v.picklist(orderWaits)),
  /** First and last promised ship date. */
  from: v.optional(day),
  to: v.optional(day),
  /** Only orders that programs placed in a customer's name. */
  by: v.optional(v.literal("program")),
  sort: v.optional(v.picklist(orderSorts)),
});
export type OrderListQuery = v.InferOutput<typeof orderListQuery>;

const note = v.object({
  at: v.string(),
  author: v.string(),
  kind: v.picklist(["internal", "customer"]),
  text: v.string(),
});

/** Facts that the office keeps about an order, not shown to the customer. */
export const officeFacts = v.object({
  hold: v.nullable(v.object({ reason: v.string(), since: v.string() })),
  notes: v.array(note),
  /** Set if a capture, release or refund failed, so the payment does not match the order. */
  payment: v.optional(v.object({ problem: v.string(), since: v.string() })),
});
export type OfficeFacts = v.InferOutput<typeof officeFacts>;

/** Pieces that would be taken, earliest expiry first, and the stock of the lot. */
const lotProposal = v.object({
  lot: lotNumber,
  quantity: v.number(),
  expires: v.string(),
  left: v.number(),
});

export const officeOrder = v.object({
  order,
  facts: officeFacts,
  state: v.picklist(queueStates),
  customer: v.nullable(v.object({ name: v.string(), email: v.string() })),
  /** By line, for lines that have not shipped; empty for products without lots. */
  proposals: v.record(v.string(), v.array(lotProposal)),
  /** Invoices and credit notes; `url` is null for those that were not mailed. */
  invoices: v.optional(
    v.array(v.object({ number: v.string(), kind: v.picklist(["invoice", "creditNote"]), url: v.nullable(v.string()) })),
    [],
  ),
});
export type OfficeOrder = v.InferOutput<typeof officeOrder>;

export const orderAction = v.object(onRecord);
export const orderActionWithReason = v.object({ ...onRecord, ...withReason });
export const orderCancel = v.object({ ...onRecord, ...withReason, lineId: optional(64) });

const tracking = { carrier: optional(60), trackingNumber: optional(64) };
const pieces = v.pipe(v.number("A number of pieces."), v.integer(), v.minValue(1, "At least one piece."));
/** Rows without a lot number are left out. */
const chosenLots = v.optional(
  v.pipe(
    v.array(v.object({ lot: v.optional(v.nullable(line(20)), null), quantity: v.optional(v.nullable(pieces), null) })),
    v.maxLength(10),
  ),
  [],
);
/** A form names lines by their position in the order, so the positions of lines that it omits are null. */
const linesByPlace = <S extends v.GenericSchema<unknown, object>>(line: S) =>
  v.pipe(
    v.array(v.nullable(line)),
    v.maxLength(500),
    v.transform((lines) => lines.filter((each) => each !== null)),
  );

export const orderShip = v.object({
  ...onRecord,
  ...tracking,
  lines: linesByPlace(
    v.object({
      id,
      ship: v.boolean(),
      /** Pieces that ship now; all of the line if null. */
      quantity: v.optional(v.nullable(pieces), null),
      lots: chosenLots,
    }),
  ),
});
export type OrderShip = v.InferOutput<typeof orderShip>;

export const orderTracking = v.object({
  ...onRecord,
  ...withReason,
  lines: linesByPlace(v.object({ id, ...tracking })),
  /** True to mail the correction to the customer. */
  mail: v.optional(v.nullable(v.boolean()), false),
});
export const orderReplace = v.object({
  ...onRecord,
  cause: v.picklist(replacementCauses, "Say whether the pieces were lost or damaged."),
  /** Lines without a number of pieces are left out. */
  lines: linesByPlace(v.object({ id, quantity: v.optional(v.nullable(pieces), null) })),
});
export type OrderReplace = v.InferOutput<typeof orderReplace>;
export const orderReplaceWithdraw = v.object({ ...onRecord, ...withReason, lineId: id });
export const orderReturn = v.object({ ...onRecord, ...withReason, lineId: id, quantity: pieces });
export const orderRefund = v.object({
  ...onRecord,
  ...withReason,
  /** In units of the currency, such as "12.50". */
  amount: v.pipe(
    v.string("Enter an amount."),
    v.trim(),
    v.regex(/^\d{1,9}([.,]\d{1,3})?$/, "An amount such as 12.50."),
  ),
});
export const orderNote = v.object({
  ...onRecord,
  kind: v.picklist(["internal", "customer"]),
  text: v.pipe(v.string("Write a note."), v.trim(), v.minLength(2, "Write a note."), v.maxLength(2000)),
});
export const orderMailAgain = v.object({ ...onRecord, mail: v.picklist(["confirmation", "shipping"]) });

/** Most orders that one file ships. */
export const maxShippedAtOnce = 200;
/** Shipping by CSV: `order,carrier,tracking` and optionally `line` (product size) and `lot`. */
export const shipMany = v.object({
  ...onList,
  csv: fileLines(200_000),
  /** False returns a preview, without shipping anything. */
  confirm: v.boolean(),
});
