/** `/account/my/orderhistory/{ordernumber}`: one order of the customer (T-ORDER-02, T-ORDER-06). */
import type { Order } from "@contracts/commerce/orders";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import { type Reordered, reorder } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { readOwn } from "~/loaders/account/own-documents.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { orderHistoryPath } from "./history.server";
import { type OrderView, orderView } from "./view.server";

export interface OrderPageData {
  readonly head: AccountHead;
  readonly number: string;
  /** Null during an outage. */
  readonly order: OrderView | null;
  /** Idempotency key of the reorder button. */
  readonly key: string;
  /** Result of reordering. */
  readonly reordered: Reordered | null;
}

export async function loadOrderPage(context: PrivateContext, args: PageArgs): Promise<OrderPageData> {
  return pageOf(context, args, await findOrder(context, args));
}

const form = v.object({
  intent: v.literal("reorder"),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
});

/** Adds what is sold today to the basket, and reports the rest per line. */
export async function orderAgain(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const sent = v.safeParse(form, textFields(args.form));
  if (!sent.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const order = await findOrder(context, args);
  if (!order) return data(pageOf(context, args, null), { status: 503 });
  const reordered = await reorder(context, order, sent.output.key);
  const { added, refused, messages } = reordered;
  if (added.length > 0 && refused.length === 0 && messages.length === 0) {
    const count = added.reduce((sum, { quantity }) => sum + quantity, 0);
    const query = new URLSearchParams({ added: added.map(({ sku }) => sku).join(","), count: String(count) });
    return redirect(`/cart?${query}`, 303);
  }
  const page = { ...pageOf(context, args, order), key: sent.output.key, reordered };
  return data<OrderPageData>(page, { status: added.length > 0 ? 200 : reordered.outage ? 503 : 422 });
}

/** Null during an outage; someone else's order gives 404 (W15). */
async function findOrder(context: PrivateContext, { params, url }: PageArgs): Promise<Order | null> {
  const read = readOwn(context, await context.services.commerce.order(params.ordernumber ?? ""), url);
  if (!read) return null;
  if (!read.value) throw pageNotFound();
  return read.value;
}

function pageOf(context: PrivateContext, { params }: PageArgs, order: Order | null): OrderPageData {
  const number = order?.orderNumber ?? (params.ordernumber ?? "").slice(0, 32);
  return {
    head: accountHead(context, context.t("orders.one", { number }), `${orderHistoryPath}/${number}`),
    number,
    order: order && orderView(order, context),
    key: crypto.randomUUID(),
    reordered: null,
  };
}
