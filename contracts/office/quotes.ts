/** Quotes in the office: list, record, answers. */
import * as v from "valibot";
import { poNumber } from "../commerce/payments";
import { quoteNegotiation, quoteStates } from "../commerce/quote-negotiation";
import { typedDay } from "../values/measures";
import { money } from "../values/money";
import { oneLine, plainText } from "../values/plain-text";
import { onRecord } from "./resources";

const text = v.string();

export const quoteRow = v.object({
  number: text,
  state: v.picklist(quoteStates),
  revision: v.number(),
  country: text,
  total: money,
  customer: text,
  organisation: text,
  email: text,
  createdAt: text,
  changedAt: text,
  /** Null for a request that a distributor answers. */
  validUntil: v.nullable(text),
  /** True while the customer waits for the shop's reply. */
  waits: v.boolean(),
});
export type QuoteRow = v.InferOutput<typeof quoteRow>;

/** Filters of the list. */
export const quoteQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  state: v.optional(v.picklist(quoteStates)),
  waits: v.optional(v.literal("yes")),
});

const line = v.object({
  id: text,
  sku: text,
  name: text,
  quantity: v.number(),
  listPrice: money,
  /** Price of one piece as the customer reads it. */
  price: money,
  total: money,
  /** Gifts have no price of their own. */
  gift: v.boolean(),
});

export const quoteRecord = v.object({
  number: text,
  state: v.picklist(quoteStates),
  country: text,
  language: text,
  customer: v.object({ name: text, organisation: text, email: text, phone: text }),
  /** Name of the distributor who answers the request; null if the shop does. */
  distributor: v.optional(v.nullable(text), null),
  /** True for a customer with an account, for whom an order can be placed. */
  hasAccount: v.boolean(),
  createdAt: text,
  validUntil: text,
  lines: v.array(line),
  subtotal: money,
  /** Null if it is set with the order. */
  shipping: v.nullable(money),
  /** Id of the quoted method; null if there is none. */
  shippingMethod: v.nullable(text),
  /** Methods that a revision can use, with their regular prices; empty if shipping is set with the order. */
  shippingMethods: v.array(v.object({ id: text, name: text, price: money })),
  total: money,
  ...v.omit(quoteNegotiation, ["version"]).entries,
  /** Street and town of the delivery address; null if only the country is known. */
  shipTo: v.nullable(text),
  /** Pages of the shop. */
  links: v.object({ page: text, pdf: text }),
});
export type QuoteRecord = v.InferOutput<typeof quoteRecord>;

const words = (most: number) =>
  v.optional(v.nullable(v.pipe(plainText, v.trim(), v.maxLength(most, `At most ${most} characters.`))), null);
const needed = (most: number) =>
  v.pipe(
    v.nullable(v.string()),
    v.transform((typed) => typed ?? ""),
    plainText,
    v.trim(),
    v.minLength(1, "Write something."),
    v.maxLength(most, `At most ${most} characters.`),
  );
const pieces = "Enter a whole number from 1 to 9,999.";
const piecesLeft = "Enter a whole number from 0 to 9,999.";
const price = v.pipe(
  v.string("Enter a price."),
  v.trim(),
  v.regex(/^\d{1,10}(?:[.]\d{1,4})?$/, "Enter a price such as 385.00."),
);
const typedLine = (most: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(most, `At most ${most} characters.`),
        v.regex(oneLine, "Use one line of text without direction controls."),
      ),
    ),
    null,
  );

export const quoteAnswer = v.object({
  ...onRecord,
  lines: v.pipe(
    v.array(
      v.object({
        lineItemId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        /** Price of one piece in major units: "385.00". */
        price,
        /** 0 takes the product out. */
        quantity: v.pipe(
          v.number(piecesLeft),
          v.integer(piecesLeft),
          v.minValue(0, piecesLeft),
          v.maxValue(9999, piecesLeft),
        ),
        reason: words(500),
      }),
    ),
    v.maxLength(500),
  ),
  /** Products to add to the quote; a row without a product counts as empty. */
  added: v.optional(
    v.pipe(
      v.array(
        v.object({
          sku: typedLine(64),
          quantity: v.nullable(
            v.pipe(v.number(pieces), v.integer(pieces), v.minValue(1, pieces), v.maxValue(9999, pieces)),
          ),
          /** Null for the list price. */
          price: v.nullable(price),
          reason: words(500),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
  /** Absent from quotes whose shipping is set with the order. */
  shipping: v.optional(
    v.nullable(v.object({ methodId: v.pipe(v.string(), v.maxLength(64)), price, reason: words(500) })),
    null,
  ),
  validUntil: typedDay("Enter a day such as 2026-12-31."),
  terms: words(2000),
  message: words(2000),
});
export type QuoteAnswerFields = v.InferOutput<typeof quoteAnswer>;

export const quoteMessage = v.object({ ...onRecord, text: needed(2000) });
export const quoteMail = v.object(onRecord);

const addressLine = typedLine(100);
export const quoteOrder = v.object({
  ...onRecord,
  poNumber: v.pipe(v.string("Enter the purchase order number."), poNumber),
  /** Delivery address; empty fields keep the quote's. */
  streetName: addressLine,
  city: addressLine,
  state: addressLine,
  postalCode: addressLine,
});
export type QuoteOrderFields = v.InferOutput<typeof quoteOrder>;
