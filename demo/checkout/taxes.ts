/** Tax rules of the demonstration. State rates are plausible round figures, not tax advice. */
import type { TaxRule } from "@contracts/commerce/checkout-settings";

/** Percent by state; unlisted states have no tax. */
const salesTax: Readonly<Record<string, number>> = {
  ...{
    AL: 4,
    AZ: 5.6,
    AR: 6.5,
    CA: 7.25,
    CO: 2.9,
    CT: 6.35,
    DC: 6,
    FL: 6,
    GA: 4,
    HI: 4,
    ID: 6,
    IL: 6.25,
    IN: 7,
    IA: 6,
  },
  ...{ KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875, MS: 7, MO: 4.225, NE: 5.5, NV: 6.85 },
  ...{ NJ: 6.625, NM: 4.875, NY: 4, NC: 4.75, ND: 5, OH: 5.75, OK: 4.5, PA: 6, RI: 7, SC: 6, SD: 4.2, TN: 7, TX: 6.25 },
  ...{ UT: 6.1, VT: 6, VA: 5.3, WA: 6.5, WV: 6, WI: 5, WY: 4 },
};

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
  ...Object.entries(salesTax).map(([state, percent]) =>
    rule("US", "Sales tax", percent, { state, taxesShipping: false }),
  ),
  rule("DE", "VAT", 19),
  // Delivered from Germany: a business in Austria owes the tax itself.
  rule("AT", "VAT", 20, { exemptWithVatId: true }),
  rule("NL", "VAT", 21, { exemptWithVatId: true }),
  rule("GB", "VAT", 20),
  rule("JP", "Consumption tax", 10),
  rule("CN", "VAT", 13),
];
