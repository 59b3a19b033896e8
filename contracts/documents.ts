/**
 * `POST /pdf` of the document service (rows A-PDF-01 to A-PDF-04). Only the shop's own server calls it: what a document
 * says is read from the shop's records and never taken from a browser (W13). Texts are ready to print and plain.
 */
import * as v from "valibot";
import { countryCode } from "./money";
import { quoteTypes } from "./quotes";

const line = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const lines = v.pipe(v.array(line(300)), v.maxLength(16));
const shown = v.nullable(line(100));

/** Upper case on the wire. */
export const documentLanguages = ["EN", "JA", "ZH"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

const common = { countryCode, language: v.picklist(documentLanguages) };

export const quoteDocument = v.strictObject({
  quoteNumber: line(20),
  created: line(60),
  /** Null where a distributor sets the term. */
  expires: shown,
  customer: lines,
  address: lines,
  distributor: lines,
  lines: v.pipe(
    v.array(
      v.strictObject({
        sku: line(40),
        name: line(512),
        size: line(100),
        quantity: line(12),
        price: shown,
        total: shown,
      }),
    ),
    v.minLength(1),
    v.maxLength(500),
  ),
  /** Null where a distributor sets the prices. */
  totals: v.nullable(
    v.strictObject({
      beforePromotions: shown,
      promotions: shown,
      subtotal: line(60),
      shipping: line(60),
      tax: line(60),
      total: line(60),
    }),
  ),
});
export type QuoteDocument = v.InferOutput<typeof quoteDocument>;

const namedProduct = v.strictObject({ productName: line(512), sku: line(40) });
/** Where an antibody stands, by the channel's name and the symbol of its target. */
const placedProduct = v.strictObject({ ...namedProduct.entries, channel: line(40), target: line(100) });

export const panelDocument = v.strictObject({
  experimentId: line(64),
  name: line(200),
  created: line(60),
  /** The same time for the file itself, so that one experiment makes the same bytes on every day. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  species: line(60),
  /** What is stained and what it is imaged with, one set-up a line. */
  setUps: lines,
  imagingRounds: v.pipe(v.array(v.pipe(v.array(placedProduct), v.maxLength(16))), v.minLength(1), v.maxLength(16)),
  bufferKit: v.nullable(namedProduct),
  /** Everything that is bought for it, kits and antibodies. */
  items: v.pipe(v.array(v.strictObject({ ...namedProduct.entries, quantity: line(12) })), v.maxLength(40)),
  /** Whether the panel is to be made; else the document is a draft. */
  generate: v.boolean(),
});
export type PanelDocument = v.InferOutput<typeof panelDocument>;

export const documentRequest = v.variant("requestItemType", [
  ...quoteTypes.map((type) => v.strictObject({ ...common, requestItemType: v.literal(type), data: quoteDocument })),
  v.strictObject({ ...common, requestItemType: v.literal("panelBuilder"), data: panelDocument }),
]);
export type DocumentRequest = v.InferOutput<typeof documentRequest>;
