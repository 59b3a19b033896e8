/** `/account/my/orderhistory/{ordernumber}`: one order of the customer (T-ORDER-02, T-ORDER-06). */
import type { Order } from "@contracts/commerce/orders";
import { linksToWithdrawal, withdrawalFor, withdrawalPath } from "@domain/withdrawal/offered";
import type { Reordered } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { readOwn } from "~/loaders/account/own-documents.server";
import { takeTyped } from "~/loaders/form/typed-form.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { orderHistoryPath } from "./history.server";
import { type InvoicesView, loadInvoices } from "./invoices.server";
import { type ReturnsView, returnsOf, type TypedReturn } from "./returns.server";
import { type OrderView, orderView } from "./view.server";

export interface OrderPageData {
  readonly head: AccountHead;
  readonly number: string;
  /** Null during an outage. */
  readonly order: OrderView | null;
  /** Null if there are none. */
  readonly invoices: InvoicesView | null;
  /** Address of the withdrawal function for this order; null where it is not offered. */
  readonly withdrawal: string | null;
  /** Null if nothing can be returned, or if earlier requests cannot be read. */
  readonly returns: ReturnsView | null;
  /** Idempotency key of the reorder button. */
  readonly key: string;
  /** Result of reordering. */
  readonly reordered: Reordered | null;
}

/** Consumers have the right; an order with a VAT id is a business's. */
async function withdrawalAddress({ services }: PrivateContext, order: Order): Promise<string | null> {
  const settings = await services.settings.selling();
  const offered =
    settings !== null &&
    linksToWithdrawal(settings, order.country) &&
    withdrawalFor(settings, { isBusiness: Boolean(order.vatId) }) === "offered";
  return offered ? `${withdrawalPath}?${new URLSearchParams({ order: order.orderNumber })}` : null;
}

export async function loadOrderPage(context: PrivateContext, args: PageArgs): Promise<OrderPageData> {
  const { customerId } = context.session;
  const values = customerId === null ? {} : await takeTyped(context, args.url, { id: customerId });
  return await pageOf(context, args, await findOrder(context, args), { values });
}

/** Null during an outage; someone else's order gives 404 (W15). */
export async function findOrder(context: PrivateContext, { params, url }: PageArgs): Promise<Order | null> {
  const read = readOwn(context, await context.services.commerce.order(params.ordernumber ?? ""), url);
  if (!read) return null;
  if (!read.value) throw pageNotFound();
  return read.value;
}

export async function pageOf(
  context: PrivateContext,
  { params, url }: PageArgs,
  order: Order | null,
  typed?: TypedReturn,
): Promise<OrderPageData> {
  const number = order?.orderNumber ?? (params.ordernumber ?? "").slice(0, 32);
  const place = { action: `${orderHistoryPath}/${number}`, asksEmail: false, url };
  return {
    head: accountHead(context, context.t("order.one", { number }), `${orderHistoryPath}/${number}`),
    number,
    order: order && orderView(order, context),
    invoices: order && (await loadInvoices(context, order, url.searchParams.get("pdf"))),
    withdrawal: order && (await withdrawalAddress(context, order)),
    returns: order && (await returnsOf(context, order, place, typed)),
    key: crypto.randomUUID(),
    reordered: null,
  };
}
