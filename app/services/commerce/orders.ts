/** The visitor's orders, for one request. */
import { invoiceList } from "@contracts/commerce/invoices";
import {
  claimableOrders,
  guestOrder,
  keyedInvoice,
  listDefaults,
  order,
  orderPage,
  placement,
} from "@contracts/commerce/orders";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { BasketAccess } from "./checkout";
import type { OrderService } from "./checkout-types";
import { documentOf } from "./documents";
import { missingCartFailure } from "./failures";
import type { TokenStore } from "./token-store";
import type { CommerceResult } from "./types";

export interface OrderAccess extends Pick<BasketAccess, "call" | "inTurn"> {
  readonly store: TokenStore;
}

const newestFirst = "createdAt desc";

export function createOrders({ call, inTurn, store }: OrderAccess): OrderService {
  return {
    placeOrder: (expectedTotal, language) =>
      inTurn("placing the order failed", async () => {
        const reference = store.cart();
        if (!reference) return missingCartFailure();
        const { id, version } = reference;
        // The cart id is the idempotency key: a cart becomes one order.
        const placed = await documentOf(
          call({
            method: "POST",
            path: commercePaths.orders,
            body: { id, version, expectedTotal, ...(language && { language }) },
            idempotencyKey: `order-${id}`,
          }),
          placement,
        );
        if (placed.ok && placed.value.state !== "pending") store.setCart(null);
        return placed;
      }),

    orders: ({ limit = listDefaults.limit, offset = listDefaults.offset } = {}, filter = {}) => {
      const query = new URLSearchParams({ limit: String(limit), offset: String(offset), sort: newestFirst });
      for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
      return documentOf(call({ method: "GET", path: `${commercePaths.orders}?${query}` }), orderPage);
    },

    async newestOrder() {
      // A visitor without a session has no orders, so do not start one.
      if (!store.auth() && !store.customer()) return { ok: true, value: null };
      const query = new URLSearchParams({ limit: "1", offset: "0", sort: newestFirst });
      const page = await documentOf(call({ method: "GET", path: `${commercePaths.orders}?${query}` }), orderPage);
      return page.ok ? { ok: true, value: page.value.results[0] ?? null } : page;
    },

    async order(orderNumber): Promise<CommerceResult<v.InferOutput<typeof order> | null>> {
      // Never put an invalid number into the gateway's filter.
      if (!v.is(order.entries.orderNumber, orderNumber)) return { ok: true, value: null };
      const query = new URLSearchParams({ where: `orderNumber="${orderNumber}"` });
      const page = await documentOf(call({ method: "GET", path: `${commercePaths.orders}?${query}` }), orderPage);
      return page.ok ? { ok: true, value: page.value.results[0] ?? null } : page;
    },

    guestOrders: () => documentOf(call({ method: "GET", path: commercePaths.guestOrders }), claimableOrders),

    claimGuestOrders: () =>
      documentOf(call({ method: "POST", path: commercePaths.guestOrders, body: {} }), claimableOrders),

    async guestOrder(orderNumber, key) {
      const path = `${commercePaths.guestOrder(orderNumber)}?${new URLSearchParams({ key })}`;
      const read = await documentOf(call({ method: "GET", path }), guestOrder);
      return !read.ok && read.status === 404 ? { ok: true, value: null } : read;
    },

    async keyedInvoice(orderNumber, number, key) {
      const path = `${commercePaths.keyedInvoice(orderNumber, number)}?${new URLSearchParams({ key })}`;
      const read = await documentOf(call({ method: "GET", path }), keyedInvoice);
      return !read.ok && read.status === 404 ? { ok: true, value: null } : read;
    },

    async invoices(orderNumber) {
      const read = await documentOf(call({ method: "GET", path: commercePaths.invoices(orderNumber) }), invoiceList);
      return !read.ok && read.status === 404 ? { ok: true, value: { results: [] } } : read;
    },
  };
}
