import type { Order } from "@contracts/commerce/orders";

/** The page of an order: in the customer's account, or a guest's, whose link carries the order's key. */
export const orderPagePath = ({ orderNumber, guestKey }: Pick<Order, "orderNumber" | "guestKey">): string =>
  guestKey ? guestOrderPath(orderNumber, guestKey) : `/account/my/orderhistory/${orderNumber}`;

/** @param below "/invoices/I26-000001.pdf" */
export const guestOrderPath = (orderNumber: string, guestKey: string, below = ""): string =>
  `/order/view/${orderNumber}${below}?${new URLSearchParams({ id: guestKey })}`;
