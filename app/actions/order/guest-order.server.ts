/** `POST /order/view/{ordernumber}?id=`: a guest asks to return items. */
import { personName } from "@domain/account/address-lines";
import { guestOf } from "@domain/checkout/guest";
import { guestOrderPath } from "@domain/order-status/order-page-path";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { findGuestOrder, type GuestOrderData, guestPageOf } from "~/loaders/order/guest-order.server";
import { returnSent } from "~/loaders/order/returns.server";
import { askToReturn } from "./ask-return.server";

export async function changeGuestOrder(context: PrivateContext, args: PageArgs & { form: FormData }) {
  if (args.form.get("intent") !== "return") throw new Response(null, { status: 400, statusText: "Bad Request" });
  const found = await findGuestOrder(context, args);
  const { orderNumber, guestKey = "", shippingAddress } = found.order;
  const { country = "", firstName = null, lastName = null } = shippingAddress ?? {};
  const name = personName(country, firstName, lastName);
  // The answer goes to the buyer, whoever opened the link.
  const email = guestOf(found.order)?.email ?? null;
  const asking = { name, email, organisation: shippingAddress?.company ?? "" };
  const asked = await askToReturn(context, args.form, found.order, asking);
  const sent = `&${returnSent.name}=${returnSent.value}#returns`;
  if (asked.ok) return redirect(`${guestOrderPath(orderNumber, guestKey)}${sent}`, 303);
  return data<GuestOrderData>(await guestPageOf(context, args, found, asked.typed), { status: asked.status });
}
