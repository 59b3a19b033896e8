/** Discounts on lines. Prices per piece stay whole minor units, so that lines add up. */
import type { LineItem } from "@contracts/commerce/cart";
import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";
import { multiply, subtract } from "../money/money";
import { shareOf } from "../money/share";

/** True if the promotion discounts the line. */
export function concerns({ effect }: Promotion, line: Pick<LineItem, "productKey" | "quantity">): boolean {
  if (effect.kind !== "percentage" && effect.kind !== "freePieces") return false;
  if (effect.families && !effect.families.includes(line.productKey)) return false;
  return effect.kind === "percentage" || line.quantity >= effect.buy + effect.free;
}

/** The line at its list price. */
export function undiscounted(line: LineItem): LineItem {
  const total = multiply(line.listPrice, line.quantity);
  return {
    ...line,
    netPrice: line.listPrice,
    totalPrice: total,
    totalPriceComputed: total,
    discountedPrice: null,
    discountedPricePerQuantity: [],
    appliedPromoNames: [],
    lineItemType: "standard",
  };
}

/**
 * The line with all matching promotions. Percentages apply to the price of a piece one after the other, each rounded
 * half away from zero; free pieces are counted last.
 */
export function discounted(line: LineItem, promotions: readonly Promotion[]): LineItem {
  const own = promotions.filter((promotion) => concerns(promotion, line));
  const base = undiscounted(line);
  if (own.length === 0) return base;
  const unit = own.reduce<Money>(
    (price, { effect }) =>
      effect.kind === "percentage" ? subtract(price, shareOf(price, effect.partsPerMillion)) : price,
    line.listPrice,
  );
  const free = freePieces(line.quantity, own);
  const paid = line.quantity - free;
  const total = multiply(unit, paid);
  const nothing = { ...unit, centAmount: 0 };
  return {
    ...base,
    netPrice: unit,
    totalPrice: total,
    totalPriceComputed: total,
    discountedPrice: free === 0 && unit.centAmount < line.listPrice.centAmount ? unit : null,
    discountedPricePerQuantity: [
      ...(paid > 0 ? [{ quantity: paid, value: unit }] : []),
      ...(free > 0 ? [{ quantity: free, value: nothing }] : []),
    ],
    appliedPromoNames: own.map(({ name }) => name),
    lineItemType: total.centAmount === 0 ? "freeLineItem" : "discountedLineItem",
  };
}

function freePieces(quantity: number, promotions: readonly Promotion[]): number {
  const pieces = promotions.flatMap(({ effect }) =>
    effect.kind === "freePieces" ? [Math.floor(quantity / (effect.buy + effect.free)) * effect.free] : [],
  );
  // Such promotions do not combine; the better one counts.
  return Math.max(0, ...pieces);
}
