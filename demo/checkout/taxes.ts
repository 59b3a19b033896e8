/** Tax rules of the demonstration. State rates are plausible round figures, not tax advice. */
import type { TaxRule } from "@contracts/commerce/checkout-settings";
import * as v from "valibot";
import { readTable } from "../data-files/table";

/** Percent by state; unlisted states have no tax. */
const salesTax = readTable(
  "demo/checkout/sales-tax.tsv",
  v.strictObject({ state: v.string(), percent: v.pipe(v.string(), v.transform(Number), v.number()) }),
);

const rule = (country: string, name: string, percent: number, over: Partial<TaxRule> = {}): TaxRule => ({
  country,
  name,
  partsPerMillion: Math.round(percent * 10_000),
  taxesShipping: true,
  exemptWithVatId: false,
  ...over,
});

export const demoTaxRules: readonly TaxRule[] = [
  rule("US", "Sales tax", 0, { taxesShipping: false }),
  ...salesTax.map(({ state, percent }) => rule("US", "Sales tax", percent, { state, taxesShipping: false })),
  rule("DE", "VAT", 19),
  // Delivered from Germany: a business in Austria owes the tax itself.
  rule("AT", "VAT", 20, { exemptWithVatId: true }),
  rule("NL", "VAT", 21, { exemptWithVatId: true }),
  rule("GB", "VAT", 20),
  rule("JP", "Consumption tax", 10),
  rule("CN", "VAT", 13),
];
