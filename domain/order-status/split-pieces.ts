/** Splits a line into two whose amounts add up to its own. */
import type { LineItem } from "@contracts/commerce/cart";
import { multiply, subtract, sum } from "../money/money";
import { piecePrices } from "../punchout/order-lines";

/**
 * The first `quantity` pieces of a line under its own id, and the others under `restId`.
 * @param quantity at least 1 and less than the line's
 */
export function splitPieces<L extends LineItem>(line: L, quantity: number, restId: string): readonly [L, L] {
  const taken: LineItem["discountedPricePerQuantity"] = [];
  const left: LineItem["discountedPricePerQuantity"] = [];
  let missing = quantity;
  for (const { quantity: pieces, value } of piecePrices(line)) {
    const now = Math.min(missing, pieces);
    if (now > 0) taken.push({ quantity: now, value });
    if (pieces > now) left.push({ quantity: pieces - now, value });
    missing -= now;
  }
  const total = sum(
    taken.map((part) => multiply(part.value, part.quantity)),
    line.totalPrice.currencyCode,
  );
  // A line without prices for parts of its pieces keeps that list empty.
  const isPlain = line.discountedPricePerQuantity.length === 0;
  const first: L = {
    ...line,
    ...{ quantity, totalPrice: total, totalPriceComputed: total },
    discountedPricePerQuantity: isPlain ? [] : taken,
  };
  const rest: L = {
    ...line,
    ...{ id: restId, quantity: line.quantity - quantity },
    totalPrice: subtract(line.totalPrice, total),
    totalPriceComputed: subtract(line.totalPriceComputed, total),
    discountedPricePerQuantity: isPlain ? [] : left,
  };
  return [first, rest];
}
