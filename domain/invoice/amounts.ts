/** Arithmetic of invoices: lines, tax by category and rate, and totals, as EN 16931 computes them (BR-CO-10 to 17). */
import type { Invoice, InvoiceLine, InvoiceTax, TaxCategory } from "@contracts/commerce/invoices";
import type { Money } from "@contracts/values/money";
import { add, negate, subtract, sum, zero } from "../money/money";
import { shareOf } from "../money/share";
import type { TaxTreatment } from "./tax-category";

interface Taxed {
  readonly category: TaxCategory;
  readonly partsPerMillion: number;
  readonly net: Money;
}

/** One entry for each category and rate; the tax is rounded once on the sum of its lines and charges. */
export function taxesOf(
  parts: readonly Taxed[],
  treatments: readonly TaxTreatment[],
  currencyCode: string,
): InvoiceTax[] {
  const keyOf = ({ category, partsPerMillion }: Pick<Taxed, "category" | "partsPerMillion">) =>
    `${category} ${partsPerMillion}`;
  return [...Map.groupBy(parts, keyOf)].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { category, partsPerMillion } = first;
    const taxable = sum(
      group.map(({ net }) => net),
      currencyCode,
    );
    const { name = "", names } = treatments.find((one) => keyOf(one) === key) ?? {};
    return [
      { category, partsPerMillion, name, ...(names && { names }), taxable, amount: shareOf(taxable, partsPerMillion) },
    ];
  });
}

/** @param agreed total that the document must reach; null if its own sum is the amount to pay */
export function totalsOf(
  { lines, shipping, taxes }: Pick<Invoice, "shipping" | "taxes"> & { readonly lines: readonly InvoiceLine[] },
  { currencyCode, isPaid, agreed }: { currencyCode: string; isPaid: boolean; agreed: Money | null },
): Invoice["totals"] {
  const goods = sum(
    lines.map(({ net }) => net),
    currencyCode,
  );
  const charges = shipping?.net ?? zero(currencyCode);
  const net = add(goods, charges);
  const tax = sum(
    taxes.map(({ amount }) => amount),
    currencyCode,
  );
  const gross = add(net, tax);
  const rounding = agreed ? subtract(agreed, gross) : zero(currencyCode);
  const due = add(gross, rounding);
  const prepaid = isPaid ? due : zero(currencyCode);
  return {
    ...{ lines: goods, charges, net, tax, gross, prepaid, rounding },
    payable: add(due, negate(prepaid)),
  };
}
