/** `POST /account/my/orderhistory` and `/account/my/myquotes`: take the customer's guest orders or quotes into the account. */
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import type { CommerceResult } from "~/services/commerce/types";

export interface GuestRecordsAnswer {
  readonly problems: readonly string[];
}

export const claimGuestOrders = (context: PrivateContext, { url }: PageArgs) =>
  answer(context, url, context.services.commerce.claimGuestOrders(), "order.guestOrders.failed");

export const claimGuestQuotes = (context: PrivateContext, { url }: PageArgs) =>
  answer(context, url, context.services.commerce.claimGuestQuotes(), "quote.guestQuotes.failed");

async function answer(
  context: PrivateContext,
  { pathname }: URL,
  claim: Promise<CommerceResult<unknown>>,
  failed: "order.guestOrders.failed" | "quote.guestQuotes.failed",
) {
  const claimed = await claim;
  if (claimed.ok) return redirect(pathname, 303);
  if (context.session.expired === "customer") return redirect(`/account/sign-in?goto=${pathname}`, 303);
  return data<GuestRecordsAnswer>({ problems: [context.t(failed)] }, { status: 503 });
}
