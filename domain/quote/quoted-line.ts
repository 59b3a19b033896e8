/** The price of a basket line that comes from a quote. */
import type { LineItem } from "@contracts/commerce/cart";
import type { QuotedPrice } from "@contracts/commerce/quote-terms";
import type { Money } from "@contracts/values/money";
import { multiply, sum } from "../money/money";

/** The promise of a line's quote; null for other lines. */
export const quotedPriceOf = (line: Pick<LineItem, "custom">): QuotedPrice | null => line.custom.fields.quoted ?? null;

/** True if the line has its quoted price, which no promotion and no price list changes. */
export const hasQuotedPrice = (line: Pick<LineItem, "custom">): boolean => quotedPriceOf(line)?.holds === true;

/** The line with another promise. */
export const withQuotedPrice = (line: LineItem, quoted: QuotedPrice): LineItem => ({
  ...line,
  custom: { ...line.custom, fields: { ...line.custom.fields, quoted } },
});

/**
 * The line at its quoted price, or after the quote's term at today's. If it has fewer pieces than quoted, each costs
 * the price of a paid piece, because a free piece requires the full number. Idempotent; other lines are returned
 * unchanged.
 * @param now ISO 8601
 */
export function pricedByQuote(line: LineItem, now: string): LineItem {
  const quoted = quotedPriceOf(line);
  if (!quoted) return line;
  const holds = Date.parse(now) < Date.parse(quoted.validUntil);
  const marked = withQuotedPrice(line, { ...quoted, holds });
  if (holds) return { ...marked, ...quotedPricing(quoted, line.quantity) };
  return quoted.today ? { ...marked, ...plainPricing(quoted.today, line.quantity) } : marked;
}

function quotedPricing(quoted: QuotedPrice, quantity: number) {
  const { listPrice } = quoted;
  const parts = quantity === quoted.quantity ? quoted.parts : [{ quantity, value: paidPrice(quoted) }];
  const total = sum(
    parts.map((part) => multiply(part.value, part.quantity)),
    listPrice.currencyCode,
  );
  const [only, ...others] = parts;
  const promoted = parts.some(({ value }) => value.centAmount !== listPrice.centAmount);
  return {
    ...plainPricing(listPrice, quantity),
    netPrice: paidPrice(quoted),
    totalPrice: total,
    totalPriceComputed: total,
    discountedPrice: promoted && only && others.length === 0 ? only.value : null,
    discountedPricePerQuantity: promoted ? parts : [],
    appliedPromoNames: promoted ? quoted.promotions : [],
    lineItemType: promoted
      ? total.centAmount === 0
        ? ("freeLineItem" as const)
        : ("discountedLineItem" as const)
      : ("standard" as const),
  };
}

function plainPricing(unit: Money, quantity: number) {
  const total = multiply(unit, quantity);
  return {
    price: { value: unit },
    listPrice: unit,
    netPrice: unit,
    totalPrice: total,
    totalPriceComputed: total,
    discountedPrice: null,
    discountedPricePerQuantity: [],
    appliedPromoNames: [] as string[],
    lineItemType: "standard" as const,
  };
}

/** Price of one paid piece: the highest price among the line's parts. */
export function paidPrice({ parts, listPrice }: QuotedPrice): Money {
  const [first, ...others] = parts;
  return others.reduce(
    (highest, { value }) => (value.centAmount > highest.centAmount ? value : highest),
    first?.value ?? listPrice,
  );
}
