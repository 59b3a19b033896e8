/** Marks the lots of an order that were recalled after they had shipped. */
import type { Recall } from "@contracts/catalogue/lots";
import type { Order } from "@contracts/commerce/orders";

export interface RecalledLot {
  readonly productKey: string;
  readonly lot: string;
  readonly recall: Recall;
}

/** The marked order; the same object if it is already marked; null if it was not shipped with the lot. */
export function withRecall(order: Order, { productKey, lot, recall }: RecalledLot, now: string): Order | null {
  const isIt = (shipped: Order["lineItems"][number]["lots"][number]) =>
    shipped.productKey === productKey && shipped.lot === lot;
  const received = order.lineItems.flatMap(({ lots }) => lots.filter(isIt));
  if (received.length === 0) return null;
  if (received.every((shipped) => shipped.recall !== null)) return order;
  const lineItems = order.lineItems.map((line) => ({
    ...line,
    lots: line.lots.map((shipped) => (isIt(shipped) ? { ...shipped, recall: shipped.recall ?? recall } : shipped)),
  }));
  return { ...order, lineItems, version: order.version + 1, lastModifiedAt: now };
}
