/** `/order/view/{ordernumber}?id=`: the order of a guest, for whoever has the link from the mails. */
import { type GuestOrder, guestKey } from "@contracts/commerce/orders";
import { guestOrderPath } from "@domain/order-status/order-page-path";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { ServiceFailure } from "~/services/service-failure";
import { type InvoicesView, invoicesView } from "./invoices.server";
import { type OrderView, orderView } from "./view.server";

export interface GuestOrderData {
  readonly head: AccountHead;
  readonly order: OrderView;
  /** Null if there are none. */
  readonly invoices: InvoicesView | null;
}

export async function loadGuestOrder(context: PrivateContext, args: PageArgs): Promise<GuestOrderData> {
  const { order, invoices } = await findGuestOrder(context, args);
  const { orderNumber: number, guestKey: key = "" } = order;
  return {
    head: accountHead(context, context.t("order.one", { number }), `/order/view/${number}`, true),
    order: orderView(order, context),
    invoices: invoicesView(context, invoices, args.url.searchParams.get("pdf"), (file) =>
      guestOrderPath(number, key, `/invoices/${file}`),
    ),
  };
}

/** 404 for an unknown number, an order of a customer and a wrong key, 429 after too many of them. */
export async function findGuestOrder(context: PrivateContext, { params, url }: PageArgs): Promise<GuestOrder> {
  const { services, session } = context;
  const key = v.safeParse(guestKey, url.searchParams.get("id"));
  if (!key.success) throw pageNotFound();
  const read = () => services.commerce.guestOrder(params.ordernumber ?? "", key.output);
  const first = await read();
  // The link is valid for anyone, so it is tried again without a session that has just ended.
  const found = !first.ok && session.expired ? await read() : first;
  if (!found.ok && found.status === 429) throw new Response(null, { status: 429, statusText: "Too Many Requests" });
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the order cannot be read");
  if (!found.value) throw pageNotFound();
  return found.value;
}
