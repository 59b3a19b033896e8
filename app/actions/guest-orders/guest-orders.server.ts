/** `POST /account/my/orderhistory`: takes the customer's guest orders into the account. */
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { orderHistoryPath } from "~/loaders/order/history.server";

export interface GuestOrdersAnswer {
  readonly problems: readonly string[];
}

export async function claimGuestOrders(context: PrivateContext, { url }: PageArgs & { form: FormData }) {
  const claimed = await context.services.commerce.claimGuestOrders();
  if (claimed.ok) return redirect(orderHistoryPath, 303);
  if (context.session.expired === "customer") return redirect(`/account/sign-in?goto=${url.pathname}`, 303);
  return data<GuestOrdersAnswer>({ problems: [context.t("order.guestOrders.failed")] }, { status: 503 });
}
