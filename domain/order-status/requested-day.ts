/** Day on which the buyer requested a line. */
import type { Order, OrderLine } from "@contracts/commerce/orders";

type Wishes = Pick<Order, "delivery" | "procurement">;

/**
 * "2030-02-01": the line's own day, which orders of procurement systems can have, or the order's; null if neither is
 * set.
 */
export const requestedDay = ({ delivery, procurement }: Wishes, { id }: Pick<OrderLine, "id">): string | null =>
  procurement?.lines.find(({ lineItemId }) => lineItemId === id)?.requestedOn ?? delivery?.requestedOn ?? null;
