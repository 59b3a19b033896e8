/**
 * `POST /pdf` of the document service (rows A-PDF-01 to A-PDF-04, C-DS-01 to C-DS-03). Only the shop's server calls it,
 * with content from the shop's own records and never from a browser (W13). Texts are plain and ready to print.
 */

import * as v from "valibot";
import { quoteTypes } from "../commerce/quotes";
import { base64Text } from "../values/base64";
import { maxPdfBytes } from "../values/limits";
import { countryCode } from "../values/money";

const line = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^\P{Cc}*$/u));
const lines = v.pipe(v.array(line(300)), v.maxLength(16));
const shown = v.nullable(line(100));

/** The wire uses upper case. */
const documentLanguages = ["EN", "JA", "ZH"] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

const common = { countryCode, language: v.picklist(documentLanguages) };

const quoteDocument = v.strictObject({
  quoteNumber: line(20),
  /** Number of the revision; null for a request, which has none. */
  revision: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  created: line(60),
  /** Null if a distributor sets the term. */
  expires: shown,
  customer: lines,
  address: lines,
  distributor: lines,
  /** Name, address, tax number, email and telephone of the company that quotes; empty for a distributor request. */
  seller: lines,
  /** Conditions: currency, payment, delivery, Incoterms, shipping method. */
  terms: v.pipe(v.array(v.strictObject({ term: line(100), text: line(600) })), v.maxLength(12)),
  /** Instructions for ordering from the quote, one step each. */
  howToOrder: v.pipe(v.array(line(600)), v.maxLength(8)),
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
  /** Null if a distributor sets the prices. */
  totals: v.nullable(
    v.strictObject({
      beforePromotions: shown,
      promotions: shown,
      subtotal: line(60),
      shipping: line(60),
      tax: line(60),
      total: line(60),
      /** Tax at the rate of the day of the quote, and the total with it; null if it is not known. */
      estimate: v.nullable(v.strictObject({ term: line(100), amount: line(60), total: shown })),
    }),
  ),
});
export type QuoteDocument = v.InferOutput<typeof quoteDocument>;

const namedProduct = v.strictObject({ productName: line(512), sku: line(40) });
/** Position of an antibody, by channel name and target symbol. */
const placedProduct = v.strictObject({ ...namedProduct.entries, channel: line(40), target: line(100) });

const panelDocument = v.strictObject({
  experimentId: line(64),
  name: line(200),
  created: line(60),
  /** The same time as file metadata, so an experiment always produces the same bytes. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  species: line(60),
  /** Sample and imaging method, one setup per line. */
  setUps: lines,
  imagingRounds: v.pipe(v.array(v.pipe(v.array(placedProduct), v.maxLength(16))), v.minLength(1), v.maxLength(16)),
  bufferKit: v.nullable(namedProduct),
  /** Everything to buy: kits and antibodies. */
  items: v.pipe(v.array(v.strictObject({ ...namedProduct.entries, quantity: line(12) })), v.maxLength(40)),
  /** True if the panel will be made; false marks the document as a draft. */
  generate: v.boolean(),
});
export type PanelDocument = v.InferOutput<typeof panelDocument>;

/** `english` marks text that is English in a document of another language. */
const words = { text: line(20_000), english: v.boolean() };
export type DocumentWords = v.InferOutput<v.StrictObjectSchema<typeof words, undefined>>;

/** Maximum bytes of one drawing and of one photograph. Drawings of the image service are at most 12 KB. */
export const pictureCaps = { drawing: 64 * 1024, photograph: 400 * 1024 } as const;

/**
 * Picture from the image service, or null if unavailable. A drawing is painted; it is never executed and loads nothing.
 */
const picture = v.variant("kind", [
  v.strictObject({ kind: v.literal("drawing"), svg: v.pipe(v.string(), v.maxLength(pictureCaps.drawing)) }),
  v.strictObject({
    kind: v.literal("photograph"),
    base64: base64Text(Math.ceil(pictureCaps.photograph / 3) * 4),
  }),
]);
export type DocumentPicture = v.InferOutput<typeof picture>;

const datasheetDocument = v.strictObject({
  /** Safety data sheets have the same fields and set `kind`. */
  kind: v.optional(v.picklist(["datasheet", "safety"])),
  page: v.picklist(["A4", "LETTER"]),
  productNumber: line(20),
  /** From the catalogue, like the steps and statements. */
  productName: line(512),
  productType: line(100),
  /** Revision date of the record, formatted. */
  revised: shown,
  /** Time of the record as file metadata, so a record always produces the same bytes. */
  recordedAt: v.pipe(v.string(), v.isoTimestamp()),
  facts: v.pipe(v.array(v.strictObject({ term: line(100), ...words })), v.maxLength(60)),
  applications: v.pipe(
    v.array(v.strictObject({ name: line(200), dilution: shown, tested: line(2000), note: v.nullable(line(512)) })),
    v.maxLength(60),
  ),
  /** Species with the same sequence that were not tested. */
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
  /** True if it could not be determined whether figures exist. */
  figuresMissing: v.boolean(),
  protocols: v.pipe(
    v.array(
      v.strictObject({
        title: v.strictObject(words),
        dilution: shown,
        /** Amount of stock for each final volume. */
        volumes: v.pipe(v.array(v.strictObject({ final: line(60), stock: line(60) })), v.maxLength(12)),
        steps: v.pipe(
          v.array(v.strictObject({ title: line(512), items: v.pipe(v.array(line(20_000)), v.maxLength(100)) })),
          v.maxLength(100),
        ),
      }),
    ),
    v.maxLength(30),
  ),
  /** The manufacturer's statements. */
  statements: v.pipe(v.array(line(20_000)), v.maxLength(40)),
  /** Catalog numbers to order; absent from older callers. A file has no prices, because they depend on the reader. */
  sizes: v.optional(v.pipe(v.array(v.strictObject({ number: line(40), size: line(200) })), v.maxLength(60)), []),
  /** Online address of the datasheet, as printed. */
  address: v.nullable(line(300)),
  /** The same as a link; absent from older callers. */
  link: v.optional(v.nullable(v.pipe(v.string(), v.url(), v.maxLength(400))), null),
});
export type DatasheetDocument = v.InferOutput<typeof datasheetDocument>;

/** A certificate of analysis. Its texts are those of the lot's page, so both state the same facts. */
const certificateDocument = v.strictObject({
  title: line(100),
  /** Lot and product. */
  subtitle: line(700),
  /** Release day as file metadata, so a lot always produces the same bytes. */
  releasedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Reason of a recall, which leads the document. */
  recall: v.nullable(line(600)),
  facts: v.pipe(v.array(v.strictObject({ term: line(100), text: line(1000), english: v.boolean() })), v.maxLength(30)),
  /** Heads of the columns of tests. */
  head: v.pipe(v.array(line(60)), v.length(5)),
  tests: v.pipe(
    v.array(
      v.strictObject({
        property: line(240),
        /** With the ids of its figures. */
        method: line(1800),
        result: line(200),
        limits: line(100),
        verdict: line(40),
      }),
    ),
    v.maxLength(40),
  ),
  notes: v.pipe(v.array(line(1000)), v.maxLength(6)),
  /** Address of the lot's page, as printed. */
  address: line(300),
});
export type CertificateDocument = v.InferOutput<typeof certificateDocument>;

const term = line(100);

/** An invoice or a credit note; all words are in the document's language. */
const invoiceDocument = v.strictObject({
  title: term,
  /** Day of issue as file metadata, so an invoice always produces the same bytes. */
  issuedOn: v.pipe(v.string(), v.isoDate()),
  facts: v.pipe(v.array(v.strictObject({ term, text: line(300) })), v.maxLength(16)),
  /** Seller, customer, ship-to. */
  parties: v.pipe(v.array(v.strictObject({ title: term, lines })), v.maxLength(3)),
  /** Heads of the columns: number, name, size, pieces, price, amount. */
  head: v.strictTuple([term, term, term, term, term, term]),
  lines: v.pipe(
    v.array(v.strictTuple([line(40), line(512), line(100), line(12), line(60), line(60)])),
    v.minLength(1),
    v.maxLength(1500),
  ),
  /** From top to bottom; the last one is the amount to pay. */
  amounts: v.pipe(v.array(v.strictObject({ term: line(200), text: line(60) })), v.minLength(1), v.maxLength(16)),
  notes: v.pipe(v.array(line(600)), v.maxLength(8)),
});
export type InvoiceDocument = v.InferOutput<typeof invoiceDocument>;

/** Contents of a parcel, without prices. */
const packingSlipDocument = v.strictObject({
  title: term,
  issuedOn: v.pipe(v.string(), v.isoDate()),
  facts: v.pipe(v.array(v.strictObject({ term, text: line(300) })), v.maxLength(8)),
  parties: v.pipe(v.array(v.strictObject({ title: term, lines })), v.maxLength(2)),
  /** Heads of the columns: number, name, size, pieces, lots. */
  head: v.strictTuple([term, term, term, term, term]),
  lines: v.pipe(
    v.array(v.strictTuple([line(40), line(512), line(100), line(12), v.pipe(v.string(), v.maxLength(1000))])),
    v.minLength(1),
    v.maxLength(1500),
  ),
});
export type PackingSlipDocument = v.InferOutput<typeof packingSlipDocument>;

export const documentRequest = v.variant("requestItemType", [
  ...quoteTypes.map((type) => v.strictObject({ ...common, requestItemType: v.literal(type), data: quoteDocument })),
  v.strictObject({ ...common, requestItemType: v.literal("panelBuilder"), data: panelDocument }),
  v.strictObject({ ...common, requestItemType: v.literal("datasheet"), data: datasheetDocument }),
  v.strictObject({ ...common, requestItemType: v.literal("certificate"), data: certificateDocument }),
  v.strictObject({ ...common, requestItemType: v.literal("invoice"), data: invoiceDocument }),
  v.strictObject({ ...common, requestItemType: v.literal("packingSlip"), data: packingSlipDocument }),
]);
export type DocumentRequest = v.InferOutput<typeof documentRequest>;

/** `POST /text`: the text of a PDF that a visitor chose, for its list of reagents. */
export const pdfTextRequest = v.strictObject({
  /** Base64. */
  pdf: base64Text(Math.ceil(maxPdfBytes / 3) * 4),
});
export const pdfTextAnswer = v.strictObject({ text: v.string() });
/** Codes of a 422 response, in order: encrypted; not a PDF; more than `maxPdfPages` pages; no text, as in a scan. */
export const pdfTextFault = v.picklist(["protected", "broken", "long", "empty"]);
export type PdfTextFault = v.InferOutput<typeof pdfTextFault>;
