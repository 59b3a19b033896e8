/** Splits a line of an order, so some of its pieces can ship before the others. */
import type { Order } from "@contracts/commerce/orders";
import { splitPieces } from "./split-pieces";

/**
 * Splits a line of an order: `quantity` pieces keep its id, the others become a new line after it. Amounts of both add
 * up to the line's. Returns the order itself if there is nothing to split.
 */
export function withSplitLine(order: Order, lineId: string, quantity: number): Order {
  const line = order.lineItems.find(({ id }) => id === lineId);
  if (!line || quantity < 1 || quantity >= line.quantity) return order;
  const restId = unusedId(order, lineId);
  const [first, rest] = splitPieces(line, quantity, restId);
  const lineItems = order.lineItems.flatMap((each) => (each === line ? [first, rest] : [each]));
  const { procurement } = order;
  // The buyer's system still has them as one line.
  const copies = procurement?.lines.filter(({ lineItemId }) => lineItemId === lineId) ?? [];
  return {
    ...order,
    lineItems,
    ...(procurement && {
      procurement: {
        ...procurement,
        lines: [...procurement.lines, ...copies.map((copy) => ({ ...copy, lineItemId: restId }))],
      },
    }),
  };
}

function unusedId({ lineItems }: Order, lineId: string): string {
  const base = lineId.replace(/\.\d+$/, "").slice(0, 56);
  const known = new Set(lineItems.map(({ id }) => id));
  for (let part = 2; ; part += 1) if (!known.has(`${base}.${part}`)) return `${base}.${part}`;
}
