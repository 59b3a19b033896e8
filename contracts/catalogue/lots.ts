/**
 * Wire format of the lots service: production lots of a product with their tests, documents and stock. A lot is named by
 * product number and lot number together, because lot numbers are counted per product.
 */
import * as v from "valibot";
import { calendarDay, finite } from "../values/measures";
import { productKey, sku } from "./catalogue";
import { productNames } from "./product-texts";

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** As printed on the vial; the characters fit an address and a GS1 element string. */
export const lotNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9](?:[A-Z0-9.-]{0,18}[A-Z0-9])?$/));

/** GTIN of 14 digits; shorter ones are filled with zeros on the left. */
export const gtin14 = v.pipe(v.string(), v.regex(/^\d{14}$/));

/**
 * `released`, `low`: shipped. `superseded`: shipped only to those who hold it. `depleted`: nothing left. `recalled`:
 * never shipped again.
 */
const lotStates = ["released", "low", "depleted", "superseded", "recalled"] as const;
export type LotState = (typeof lotStates)[number];

const limits = { min: v.nullable(finite), max: v.nullable(finite) };

/** A test of a lot before its release. A result in words, such as "conforms", has no unit and no limits. */
const lotTest = v.strictObject({
  property: line(120),
  method: line(200),
  result: v.union([finite, line(120)]),
  unit: v.nullable(line(24)),
  ...limits,
  pass: v.boolean(),
  figureIds: v.pipe(v.array(line(64)), v.maxLength(20)),
  /** Lot that was tested beside this one. */
  besideLot: v.nullable(lotNumber),
});
export type LotTest = v.InferOutput<typeof lotTest>;

/** Comparison with the lot that follows: its signal divided by this one's. */
const bridge = v.strictObject({
  toLot: lotNumber,
  ratio: v.pipe(finite, v.minValue(0)),
  limits: v.strictObject({ min: finite, max: finite }),
  pass: v.boolean(),
});
export type LotBridge = v.InferOutput<typeof bridge>;

const document = v.strictObject({
  kind: v.picklist(["coa", "sds", "information"]),
  /** Digest of the facts that the document states, as `lotFactsText` writes them, or of the file. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** A size of the lot: pieces left, and the trade item number on its label. */
const lotItem = v.strictObject({ sku, gtin: v.nullable(gtin14), left: whole });

/** `reasons`: the reason in other languages. */
export const recall = v.strictObject({ reason: line(500), reasons: v.optional(productNames), day: calendarDay });
export type Recall = v.InferOutput<typeof recall>;

export const lot = v.strictObject({
  productKey,
  number: lotNumber,
  /** Other printed forms of the lot's number. */
  aliases: v.pipe(v.array(line(40)), v.maxLength(10)),
  made: calendarDay,
  released: calendarDay,
  /** One of both is set: the last day of use, or the day after which the lot must be tested again. */
  expires: v.nullable(calendarDay),
  retest: v.nullable(calendarDay),
  state: v.picklist(lotStates),
  /** Set for a recalled lot only. */
  recall: v.nullable(recall),
  formulation: v.nullable(line(300)),
  concentration: v.nullable(line(60)),
  /** Lot of the unconjugated antibody that a conjugate was made from. */
  parentLot: v.nullable(line(40)),
  /** Moles of label per mole of antibody. */
  degreeOfLabelling: v.nullable(v.pipe(finite, v.minValue(0))),
  tests: v.pipe(v.array(lotTest), v.maxLength(40)),
  bridge: v.nullable(bridge),
  documents: v.pipe(v.array(document), v.maxLength(10)),
  /** Empty if the maker does not publish its stock. */
  stock: v.pipe(v.array(lotItem), v.maxLength(20)),
  /** True for demonstration records, which are not real evidence. */
  demonstration: v.boolean(),
});
export type Lot = v.InferOutput<typeof lot>;

/** Lots of a product, newest release first. */
export const productLots = v.object({ productKey, lots: v.array(lot) });
export const maxLotsOfProduct = 200;

/** Lots with a number or alias, in the order of their product numbers; `total` counts all of them. */
export const lotMatches = v.object({ total: whole, matches: v.array(v.object({ productKey, number: lotNumber })) });
export type LotMatches = v.InferOutput<typeof lotMatches>;
export const maxLotMatches = 20;

/** Product and size of a trade item number. */
export const tradeItem = v.object({ gtin: gtin14, productKey, sku });
export type TradeItem = v.InferOutput<typeof tradeItem>;
