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

const salesTaxNames = { en_EN: "Sales tax", ja_JP: "売上税", zh_CN: "销售税" };

/** Includes the name of the tax in its country. */
const valueAddedTax = (local: string) => ({
  en_EN: `VAT (${local})`,
  ja_JP: `付加価値税（${local}）`,
  zh_CN: `增值税（${local}）`,
});

export const demoTaxRules: readonly TaxRule[] = [
  rule("US", "Sales tax", 0, { taxesShipping: false, names: salesTaxNames }),
  ...salesTax.map(({ state, percent }) =>
    rule("US", "Sales tax", percent, { state, taxesShipping: false, names: salesTaxNames }),
  ),
  rule("DE", "VAT (USt.)", 19, { names: valueAddedTax("USt.") }),
  // Delivered from Germany, so a business in Austria owes the tax itself.
  rule("AT", "VAT (USt.)", 20, { exemptWithVatId: true, names: valueAddedTax("USt.") }),
  rule("NL", "VAT (btw)", 21, { exemptWithVatId: true, names: valueAddedTax("btw") }),
  rule("GB", "VAT", 20, { names: { en_EN: "VAT", ja_JP: "付加価値税（VAT）", zh_CN: "增值税（VAT）" } }),
  rule("JP", "Consumption tax", 10, { names: { en_EN: "Consumption tax", ja_JP: "消費税", zh_CN: "消费税" } }),
  rule("CN", "VAT", 13, { names: { en_EN: "VAT", ja_JP: "増値税", zh_CN: "增值税" } }),
];
