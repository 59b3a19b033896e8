/**
 * Input of the tools at `/mcp`. The JSON Schemas that clients read are made from these schemas
 * (`reagent-tools.schemas.json`); `tool-schemas.test.ts` compares them, and writes them with `WRITE_SCHEMAS=1`.
 */
import * as v from "valibot";
import { quoteNumber } from "../commerce/quote-terms";
import { maxQuantity } from "../values/limits";

const line = (most: number, description: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.description(description));

const market = {
  country: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Za-z]{2}$/),
      v.description("ISO 3166 alpha-2 code of the buyer's country; prices and selling rules depend on it"),
    ),
  ),
  language: v.optional(v.pipe(v.picklist(["en", "ja", "zh"]), v.description("Language of texts"))),
};

const identifier = line(
  80,
  "Catalog number (4060), SKU with its size (4060S), RRID (AB_…) or clone; former numbers are understood",
);
const application = v.optional(line(30, "Code or name of the application: WB, IHC-P, IF-IC, FC-FP, ChIP …"));
const species = v.optional(line(30, "Code or name of the species: H or Human, M or Mouse, R or Rat …"));

const cursor = v.optional(
  line(60, "`next_cursor` of the last answer to the same question, for its next page; the limit may differ"),
);

const item = v.strictObject({
  // The catalogue's schema uppercases before it matches, and the JSON Schema would lose its pattern and description.
  sku: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(
      /^[0-9]{4,6}[A-Za-z]{1,2}[0-9]{0,2}$/,
      "A size such as 4060S is needed; get_reagent lists those of a product.",
    ),
    v.description("Catalog number with its size: 4060S"),
  ),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)), 1),
});
const items = v.pipe(v.array(item), v.minLength(1), v.maxLength(50));

const methodsItem = v.strictObject({
  product: line(12, "Catalog number"),
  lot: v.optional(line(40, "Lot that was used")),
  application: v.optional(line(30, "Application that it was used for")),
  dilution: v.optional(line(40, "Dilution that was used: 1:1000")),
});

export const toolInputs = {
  search_reagents: v.strictObject({
    query: line(200, "What is looked for: target, modification, clone, method, product name or number"),
    application,
    species,
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 10),
    cursor,
    ...market,
  }),
  get_reagent: v.strictObject({ id: identifier, application, species, ...market }),
  get_documents: v.strictObject({ id: identifier, ...market }),
  check_availability: v.strictObject({ items, ...market }),
  resolve_lines: v.strictObject({
    text: v.optional(
      line(50_000, "Text as it was written: an order, a table, a methods section, a plate map, an email"),
    ),
    workbook: v.optional(
      v.pipe(
        v.string(),
        v.base64(),
        v.maxLength(700_000),
        v.description("Excel workbook (.xlsx) in Base64, in place of the text or after it"),
      ),
    ),
    pdf: v.optional(
      v.pipe(
        v.string(),
        v.base64(),
        v.maxLength(700_000),
        v.description("PDF in Base64, in place of the text or after it; its text is read, not its pictures"),
      ),
    ),
    ...market,
  }),
  find_alternatives: v.strictObject({ id: identifier, application, species, cursor, ...market }),
  methods_text: v.strictObject({
    items: v.pipe(v.array(methodsItem), v.minLength(1), v.maxLength(40)),
    style: v.optional(
      v.picklist(["star", "elife", "nature", "mdar", "hubmap", "omap", "miflowcyt", "nih", "text"]),
      "text",
    ),
  }),
  get_quote: v.strictObject({ number: v.pipe(quoteNumber, v.description("Number of the quote: Q and twelve digits")) }),
  draft_basket: v.strictObject({ items, ...market }),
  draft_quote: v.strictObject({ items, ...market }),
} as const;

export type ToolName = keyof typeof toolInputs;
export type ToolInput<N extends ToolName> = v.InferOutput<(typeof toolInputs)[N]>;
export type ToolMarket = v.InferOutput<typeof toolInputs.draft_basket>;
