/** Wire format of the catalogue in the office (`/commerce/_office/catalogue`, `/commerce/_office/prices`). */
import * as v from "valibot";
import { product, productKey, productStatus, productTypes } from "../catalogue/catalogue";
import { attributeTextNames } from "../catalogue/product-texts";
import { countryPrice } from "../values/money";
import { isVisible, oneLine } from "../values/plain-text";
import { typedKey } from "../values/typed-key";
import { pictureFile } from "./files";
import { onList, onRecord, withReason } from "./resources";

export const productRow = v.object({
  key: v.string(),
  name: v.string(),
  status: v.string(),
  productType: v.string(),
  category: v.string(),
  published: v.boolean(),
  /** Sizes on sale. */
  sizes: v.array(v.string()),
});
export type ProductRow = v.InferOutput<typeof productRow>;

export const productQuery = v.object({
  /** Whole words of the name, or the number of a product or size. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  status: v.optional(productStatus),
  type: v.optional(v.picklist(productTypes)),
});

export const officeProduct = v.object({ product });
export type OfficeProduct = v.InferOutput<typeof officeProduct>;

/** An empty field of a form is null, and removes the value. */
const optional = (most: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most))), null);
const text = optional(20_000);
const isOneLine = v.regex(oneLine, "Use one line of text without direction controls.");
const hasText = v.check(isVisible, "Fill in this field.");
/** One line, which shoppers read in a list; spaces and invisible characters alone count as empty. */
const optionalLine = (most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(most),
        isOneLine,
        v.transform((typed) => (isVisible(typed) ? typed : null)),
      ),
    ),
    null,
  );
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(512));

export const productStatusChange = v.object({
  ...onRecord,
  ...withReason,
  status: productStatus,
  published: v.boolean(),
});
export const productTextsChange = v.object({
  ...onRecord,
  name: optionalLine(512),
  description: text,
  ...v.entriesFromList(attributeTextNames, text),
  immunogen: optional(512),
});
export const productSizesChange = v.object({
  ...onRecord,
  sizes: v.pipe(
    v.array(v.object({ sku: id, active: v.boolean(), amount: optionalLine(100), uom: optionalLine(100) })),
    v.maxLength(100),
  ),
});
export const productPricesChange = v.object({
  ...onRecord,
  ...withReason,
  /** Every price, one per line: `4060S DE 385.00 EUR`. A price whose line is missing is removed. */
  prices: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20_000))), null),
});
export const productCaptionsChange = v.object({
  ...onRecord,
  captions: v.pipe(v.array(v.object({ id, en: text, ja: text, zh: text })), v.maxLength(100)),
});
export const sizeKinds = ["Regular", "Large", "Trial", "Kit"] as const;
const required = (most: number) =>
  v.pipe(v.string("Fill in this field."), v.trim(), hasText, v.maxLength(most, `At most ${most} characters.`));
const requiredLine = (most: number) => v.pipe(required(most), isOneLine);
const newSize = {
  code: v.pipe(
    v.string("Fill in this field."),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^[A-Z]{1,2}[0-9]{0,2}$/, "One or two letters, and up to two digits."),
  ),
  amount: requiredLine(100),
  uom: requiredLine(100),
  kind: v.picklist(sizeKinds),
};
export const productNew = v.object({
  ...onList,
  ...withReason,
  number: v.pipe(
    v.string("Fill in this field."),
    v.trim(),
    v.check((text) => v.is(productKey, text), "A product number has four to six digits."),
  ),
  name: requiredLine(512),
  type: v.picklist(productTypes),
  category: requiredLine(60),
  unspsc: optional(20),
  ...newSize,
});
export const productSizeNew = v.object({ ...onRecord, ...withReason, ...newSize });
/** By the names of `domain/product-edits/fields.ts`. */
export const productFactsChange = v.object({ ...onRecord, facts: v.record(v.string(), optionalLine(200)) });
/** Lines of text by the fields of `domain/product-edits/usage-fields.ts`. */
export const productUsageChange = v.object({
  ...onRecord,
  lot: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20))), null),
  reactivity: optional(200),
  homology: optional(200),
  applications: optional(4000),
  targets: optional(8000),
});
export const productFigureNew = v.object({
  ...onRecord,
  file: pictureFile,
  /** Code of the application that it shows. */
  application: optional(32),
  caption: v.object({ en: required(4000), ja: optional(4000), zh: optional(4000) }),
});
export const productFigureRemoved = v.object({ ...onRecord, ...withReason, figure: id });
export const productSuccessorChange = v.object({ ...onRecord, ...withReason, successor: optional(6) });

export const buyerKinds = ["anonymous", "customer", "punchout"] as const;
export const priceQuery = v.object({
  /** A size, such as 4060S. */
  q: v.optional(v.pipe(typedKey(20), v.toUpperCase())),
  buyer: v.optional(v.picklist(buyerKinds)),
});

/** Price of a size in a country, and whether it can be bought. */
export const priceRow = v.object({
  sku: v.string(),
  country: v.string(),
  buyer: v.picklist(buyerKinds),
  price: v.nullable(countryPrice),
  /** In words: "in the basket", "not sold" … */
  action: v.string(),
  reason: v.string(),
});
export type PriceRow = v.InferOutput<typeof priceRow>;

export const priceRecord = v.object({
  ...priceRow.entries,
  name: v.string(),
  /** Decisions of the selling policy with their reasons, in order. */
  steps: v.array(v.object({ question: v.string(), answer: v.string(), because: v.string() })),
});
export type PriceRecord = v.InferOutput<typeof priceRecord>;
