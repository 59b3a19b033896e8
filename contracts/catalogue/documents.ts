/**
 * `POST /pdf` of the document service (rows A-PDF-01 to A-PDF-04, C-DS-01 to C-DS-03). Only the shop's own server calls it: what a document
 * says is read from the shop's records and never taken from a browser (W13). Texts are ready to print and plain.
 */
import * as v from "valibot";
import { quoteTypes } from "../commerce/quotes";
import { countryCode } from "../values/money";

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

/** Text with its language where that is not the document's: the catalogue's own words are English everywhere. */
const words = { text: line(20_000), english: v.boolean() };
export type DocumentWords = v.InferOutput<v.StrictObjectSchema<typeof words, undefined>>;

/** Of one drawing and of one photograph; a drawing of the image service has at most 12 KB. */
export const pictureCaps = { drawing: 64 * 1024, photograph: 400 * 1024 } as const;

/** As the image service has it, or null where it cannot be had. A drawing is painted, never loaded from or run. */
const picture = v.variant("kind", [
  v.strictObject({ kind: v.literal("drawing"), svg: v.pipe(v.string(), v.maxLength(pictureCaps.drawing)) }),
  v.strictObject({
    kind: v.literal("photograph"),
    base64: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil(pictureCaps.photograph / 3) * 4)),
  }),
]);
export type DocumentPicture = v.InferOutput<typeof picture>;

export const datasheetDocument = v.strictObject({
  page: v.picklist(["A4", "LETTER"]),
  productNumber: line(20),
  /** In English, as the catalogue has it. */
  productName: line(512),
  productType: line(100),
  /** Day of the record's revision, in words. */
  revised: shown,
  /** The record's time for the file itself, so that one record makes the same bytes on every day. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  facts: v.pipe(v.array(v.strictObject({ term: line(100), ...words })), v.maxLength(60)),
  applications: v.pipe(
    v.array(v.strictObject({ name: line(200), dilution: shown, tested: line(2000), note: v.nullable(line(512)) })),
    v.maxLength(60),
  ),
  /** Species of the same sequence that were not tested. */
  predicted: v.nullable(line(2000)),
  includes: v.pipe(
    v.array(v.strictObject({ number: line(512), name: line(512), quantity: line(600), storage: line(512) })),
    v.maxLength(300),
  ),
  parts: v.pipe(
    v.array(
      v.strictObject({
        title: line(200),
        paragraphs: v.pipe(v.array(v.strictObject(words)), v.minLength(1), v.maxLength(300)),
      }),
    ),
    v.maxLength(20),
  ),
  figures: v.pipe(
    v.array(v.strictObject({ application: line(200), caption: line(20_000), picture: v.nullable(picture) })),
    v.maxLength(100),
  ),
  /** There may be figures, and nobody could say which. */
  figuresMissing: v.boolean(),
  protocols: v.pipe(
    v.array(
      v.strictObject({
        title: v.strictObject(words),
        dilution: shown,
        /** How much of the stock goes into a volume. */
        volumes: v.pipe(v.array(v.strictObject({ final: line(60), stock: line(60) })), v.maxLength(12)),
        /** In English. */
        steps: v.pipe(
          v.array(v.strictObject({ title: line(512), items: v.pipe(v.array(line(20_000)), v.maxLength(100)) })),
          v.maxLength(100),
        ),
      }),
    ),
    v.maxLength(30),
  ),
  /** Of the maker, in English. */
  statements: v.pipe(v.array(line(20_000)), v.maxLength(40)),
  /** Where the datasheet stands online, as it is read out. */
  address: v.nullable(line(300)),
});
export type DatasheetDocument = v.InferOutput<typeof datasheetDocument>;

export const documentRequest = v.variant("requestItemType", [
  ...quoteTypes.map((type) => v.strictObject({ ...common, requestItemType: v.literal(type), data: quoteDocument })),
  v.strictObject({ ...common, requestItemType: v.literal("panelBuilder"), data: panelDocument }),
  v.strictObject({ ...common, requestItemType: v.literal("datasheet"), data: datasheetDocument }),
]);
export type DocumentRequest = v.InferOutput<typeof documentRequest>;
