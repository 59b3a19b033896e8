/** Invoices and credit notes of an order: one invoice for each shipment, one credit note for each return. */
import * as v from "valibot";
import { localNames } from "../catalogue/local-names";
import { productNames } from "../catalogue/product-texts";
import { mailLanguage } from "../mail";
import { linkKey } from "../values/link-key";
import { money } from "../values/money";
import { storedAddress } from "../values/postal-address";
import { orderReferences } from "./references";
import { seller } from "./seller";

const text = v.pipe(v.string(), v.maxLength(2000));
const day = v.pipe(v.string(), v.isoDate());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** "I" or "C", the year and a number without gaps in that year's series: I26-000042. */
export const invoiceNumber = v.pipe(v.string(), v.regex(/^[IC]\d{2}-\d{6,9}$/));

/**
 * Categories of VAT (UNCL5305): standard rate, zero rate, exempt, reverse charge, supply within the EU, export, not
 * subject to tax.
 */
const taxCategory = v.picklist(["S", "Z", "E", "AE", "K", "G", "O"]);
export type TaxCategory = v.InferOutput<typeof taxCategory>;

const taxed = { category: taxCategory, partsPerMillion: whole };

const invoiceLine = v.object({
  /** Number of the line in the document, from 1. */
  id: v.pipe(whole, v.minValue(1)),
  lineItemId: text,
  sku: text,
  name: text,
  /** The name in other languages; absent from older documents. */
  names: v.optional(productNames),
  /** Content of one piece: "100 µl". */
  size: text,
  quantity: v.pipe(whole, v.minValue(1)),
  /** UN/ECE Recommendation 20. */
  unit: v.picklist(["EA", "KT"]),
  /** Price of one piece after promotions, without tax. */
  unitPrice: money,
  net: money,
  ...taxed,
});
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;

const invoiceTax = v.object({
  ...taxed,
  /** Name of the tax in the order: "VAT". */
  name: text,
  /** The name in each language; absent from older documents. */
  names: v.optional(localNames),
  taxable: money,
  amount: money,
});
export type InvoiceTax = v.InferOutput<typeof invoiceTax>;

export const invoice = v.object({
  number: invoiceNumber,
  /** Opens the document from its mails; absent from documents that were not mailed. */
  key: v.optional(linkKey),
  kind: v.picklist(["invoice", "creditNote"]),
  /** Invoice that a credit note corrects. */
  corrects: v.nullable(invoiceNumber),
  orderNumber: text,
  poNumber: v.nullable(text),
  /** Cost center, grant and account of the order; absent from orders without any. */
  references: v.optional(orderReferences),
  orderedOn: day,
  issuedOn: day,
  /** Null if the due date follows only from the payment terms. */
  dueOn: v.nullable(day),
  /** Day on which the goods left the warehouse, or came back. */
  deliveredOn: day,
  language: mailLanguage,
  currencyCode: v.string(),
  seller: v.nullable(seller),
  buyer: v.object({
    address: v.nullable(storedAddress),
    vatId: v.nullable(text),
    email: v.nullable(text),
  }),
  shipTo: v.nullable(storedAddress),
  lines: v.pipe(v.array(invoiceLine), v.minLength(1)),
  /** Null if the document has no shipping. */
  shipping: v.nullable(v.object({ ...taxed, name: text, net: money })),
  taxes: v.array(invoiceTax),
  totals: v.object({
    lines: money,
    charges: money,
    net: money,
    tax: money,
    gross: money,
    /** Already paid, by card. */
    prepaid: money,
    /** Makes the invoices of an order add up to the total that the customer agreed to. */
    rounding: money,
    payable: money,
  }),
  payment: v.variant("kind", [
    v.object({ kind: v.literal("card"), lastFour: v.nullable(text) }),
    v.object({ kind: v.literal("account") }),
  ]),
});
export type Invoice = v.InferOutput<typeof invoice>;

/** `GET /orders/{orderNumber}/invoices`, oldest first. */
export const invoiceList = v.object({ results: v.array(invoice) });
export type InvoiceList = v.InferOutput<typeof invoiceList>;
