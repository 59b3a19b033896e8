/** Discounts on lines. Prices per piece stay whole minor units, so lines add up. */
import type { LineItem } from "@contracts/commerce/cart";
import type { Promotion } from "@contracts/commerce/checkout-settings";
import type { Money } from "@contracts/values/money";
import { multiply, subtract } from "../money/money";
import { shareOf } from "../money/share";

type Effect = Promotion["effect"];

/** True if the promotion discounts the line. */
export function concerns({ effect }: Promotion, line: Pick<LineItem, "productKey" | "quantity">): boolean {
  switch (effect.kind) {
    case "percentage":
      return isOfFamilies(effect.families, line);
    case "freePieces":
      return isOfFamilies(effect.families, line) && line.quantity >= effect.buy + effect.free;
    case "freeShipping":
    case "gift":
      return false;
    default:
      return effect satisfies never;
  }
}

const isOfFamilies = (families: readonly string[] | undefined, { productKey }: Pick<LineItem, "productKey">) =>
  !families || families.includes(productKey);

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
  const unit = own.reduce<Money>((price, { effect }) => reduced(price, effect), line.listPrice);
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

/** Price of a piece after the effect. */
function reduced(price: Money, effect: Effect): Money {
  switch (effect.kind) {
    case "percentage":
      return subtract(price, shareOf(price, effect.partsPerMillion));
    case "freePieces":
    case "freeShipping":
    case "gift":
      return price;
    default:
      return effect satisfies never;
  }
}

function freePieces(quantity: number, promotions: readonly Promotion[]): number {
  const pieces = promotions.flatMap(({ effect }) =>
    effect.kind === "freePieces" ? [Math.floor(quantity / (effect.buy + effect.free)) * effect.free] : [],
  );
  // Such promotions do not combine; the better one counts.
  return Math.max(0, ...pieces);
}
