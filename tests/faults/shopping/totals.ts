/** Recomputes totals from the lines, independently of the shop's rules. */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";

const amount = (money: { centAmount: number } | null | undefined): number => money?.centAmount ?? 0;

function lineProblem(line: LineItem): string | null {
  const pieces = line.discountedPricePerQuantity;
  const priced = pieces.length > 0 ? pieces : [{ quantity: line.quantity, value: line.listPrice }];
  const sum = priced.reduce((all, { quantity, value }) => all + quantity * value.centAmount, 0);
  return sum === amount(line.totalPrice) ? null : `line ${line.sku}: ${sum} is not ${amount(line.totalPrice)}`;
}

/** Errors in the totals of a cart; empty if correct. */
export function cartProblems(cart: Cart): string[] {
  const goods = cart.lineItems.reduce((all, line) => all + amount(line.totalPrice), 0);
  const shipping = amount(cart.shippingInfo?.discountedPrice ?? cart.shippingInfo?.price);
  const problems = cart.lineItems.flatMap((line) => lineProblem(line) ?? []);
  if (goods + shipping !== amount(cart.totalPrice))
    problems.push(`total ${goods + shipping} is not ${amount(cart.totalPrice)}`);
  if (
    cart.taxedPrice &&
    amount(cart.totalPrice) + amount(cart.taxedPrice.totalTax) !== amount(cart.taxedPrice.totalGross)
  ) {
    problems.push("gross is not net and tax");
  }
  return problems.map((problem) => `cart ${cart.id}: ${problem}`);
}

export function orderProblems(order: Order): string[] {
  const goods = order.lineItems.reduce((all, line) => all + amount(line.totalPrice), 0);
  const problems = order.lineItems.flatMap((line) => lineProblem(line) ?? []);
  if (goods !== amount(order.subtotalPrice)) problems.push("subtotal is not the sum of the lines");
  if (goods + amount(order.shippingPrice) + amount(order.tax) !== amount(order.totalPrice))
    problems.push("total does not add up");
  if (order.payments.length !== 1 || amount(order.payments[0]?.amountPlanned) !== amount(order.totalPrice)) {
    problems.push("is not paid once, in full");
  }
  return problems.map((problem) => `order ${order.orderNumber}: ${problem}`);
}

/** Units that the shopper added, by SKU. */
export function piecesOf(lines: readonly Pick<LineItem, "sku" | "quantity" | "lineItemMode">[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity, lineItemMode } of lines) {
    if (lineItemMode === "standard") pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  }
  return pieces;
}

export const samePieces = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([sku, quantity]) => b.get(sku) === quantity);
