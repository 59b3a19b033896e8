/** List prices by country, derived from one price in US dollars. */

import type { Variant } from "@contracts/catalogue/catalogue";
import type { CountryPrice } from "@contracts/values/money";
import type { ProductPlan, Size } from "../plan/types";

interface PriceRule {
  readonly country: string;
  readonly currencyCode: string;
  readonly fractionDigits: number;
  /** Currency units per dollar. */
  readonly rate: number;
  /** Prices are multiples of this many units. */
  readonly step: number;
}

/** Countries with list prices; all others sell through distributors or not at all. */
const rules: readonly PriceRule[] = [
  { country: "US", currencyCode: "USD", fractionDigits: 2, rate: 1, step: 1 },
  { country: "DE", currencyCode: "EUR", fractionDigits: 2, rate: 1.04, step: 1 },
  { country: "AT", currencyCode: "EUR", fractionDigits: 2, rate: 1.06, step: 1 },
  { country: "NL", currencyCode: "EUR", fractionDigits: 2, rate: 1.05, step: 1 },
  { country: "GB", currencyCode: "GBP", fractionDigits: 2, rate: 0.88, step: 1 },
  { country: "JP", currencyCode: "JPY", fractionDigits: 0, rate: 158, step: 1000 },
  { country: "CN", currencyCode: "CNY", fractionDigits: 2, rate: 8.4, step: 10 },
];

function countryPrices(size: Size, unpricedIn: readonly string[]): CountryPrice[] {
  if (size.usd <= 0) return [];
  return rules
    .filter(({ country }) => !unpricedIn.includes(country))
    .map(({ country, currencyCode, fractionDigits, rate, step }) => {
      const units = Math.max(step, Math.round((size.usd * rate) / step) * step);
      return { country, centAmount: units * 10 ** fractionDigits, currencyCode, fractionDigits };
    });
}

/** Statuses in which no size is available. */
const inactive = new Set(["Obsolete", "Discontinued"]);

export function planVariants(plan: ProductPlan): [Variant, ...Variant[]] {
  const variant = (size: Size, index: number): Variant => ({
    id: index + 1,
    sku: `${plan.key}${size.letter}`,
    prices: countryPrices(size, plan.unpricedIn ?? []),
    attributes: {
      active: !inactive.has(plan.status),
      amount: size.amount,
      uom: size.uom,
      unit: size.unit,
      code: size.letter,
      published: true,
      tests: size.tests,
      assemblyOptionCode: null,
      assemblyOptionText: null,
    },
  });
  const [first, ...rest] = plan.sizes;
  return [variant(first, 0), ...rest.map((size, index) => variant(size, index + 1))];
}
