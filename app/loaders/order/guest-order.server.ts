/** `/order/view/{ordernumber}?id=`: a guest's order, for anyone who has the link from the mails. */
import type { GuestOrder } from "@contracts/commerce/orders";
import { linkKey } from "@contracts/values/link-key";
import { guestOf } from "@domain/checkout/guest";
import { guestOrderPath } from "@domain/order-status/order-page-path";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { CommerceResult } from "~/services/commerce/types";
import { ServiceFailure } from "~/services/service-failure";
import { type InvoicesView, invoicesView } from "./invoices.server";
import { type ReturnsView, returnsOf, type TypedReturn } from "./returns.server";
import { type OrderView, orderView } from "./view.server";

export interface GuestOrderData {
  readonly head: AccountHead;
  readonly order: OrderView;
  /** Null if there are none. */
  readonly invoices: InvoicesView | null;
  /** Null if nothing can be returned, or if earlier requests cannot be read. */
  readonly returns: ReturnsView | null;
}

export async function loadGuestOrder(context: PrivateContext, args: PageArgs): Promise<GuestOrderData> {
  return guestPageOf(context, args, await findGuestOrder(context, args));
}

export async function guestPageOf(
  context: PrivateContext,
  args: PageArgs,
  { order, invoices }: GuestOrder,
  typed?: TypedReturn,
): Promise<GuestOrderData> {
  const { orderNumber: number, guestKey: key = "" } = order;
  return {
    head: accountHead(context, context.t("order.one", { number }), `/order/view/${number}`, true),
    order: orderView(order, context),
    invoices: invoicesView(context, invoices, args.url.searchParams.get("pdf"), (file) =>
      guestOrderPath(number, key, `/invoices/${file}`),
    ),
    returns: await returnsOf(
      context,
      order,
      { action: guestOrderPath(number, key), asksEmail: !guestOf(order), url: args.url },
      typed,
    ),
  };
}

export function findGuestOrder(context: PrivateContext, args: PageArgs): Promise<GuestOrder> {
  const { commerce } = context.services;
  return readByKey(context, args, (key) => commerce.guestOrder(args.params.ordernumber ?? "", key));
}

/** 404 for an unknown number, a document without a link and a wrong key, 429 after too many of them. */
export async function readByKey<T>(
  { session }: PrivateContext,
  { url }: PageArgs,
  call: (key: string) => Promise<CommerceResult<T | null>>,
): Promise<T> {
  const key = v.safeParse(linkKey, url.searchParams.get("id"));
  if (!key.success) throw pageNotFound();
  const first = await call(key.output);
  // The link is valid for anyone, so it is tried again without a session that has just ended.
  const found = !first.ok && session.expired ? await call(key.output) : first;
  if (!found.ok && found.status === 429) throw new Response(null, { status: 429, statusText: "Too Many Requests" });
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the order cannot be read");
  if (found.value === null) throw pageNotFound();
  return found.value;
}
