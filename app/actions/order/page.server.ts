import { personName } from "@domain/account/address-lines";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formFreshness } from "~/loaders/account/form-key.server";
import { profileOfForm } from "~/loaders/account/profile.server";
import { signInPath } from "~/loaders/checkout/basket.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { findOrder, type OrderPageData, pageOf } from "~/loaders/order/page.server";
import { returnSent } from "~/loaders/order/returns.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { askToReturn } from "./ask-return.server";
import { basketAfter, reorder } from "./reorder.server";

const form = v.object({
  intent: v.literal("reorder"),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
});

/** `POST /account/my/orderhistory/{ordernumber}`: orders the items again, or asks to return some. */
export async function changeOrderPage(context: PrivateContext, args: PageArgs & { form: FormData }) {
  if (args.form.get("intent") === "return") return askReturn(context, args);
  return orderAgain(context, args);
}

async function askReturn(context: PrivateContext, args: PageArgs & { form: FormData }) {
  const { form: sent, url } = args;
  const profile = await profileOfForm(context, url, sent, url);
  const order = profile && (await findOrder(context, args));
  if (!order) return data(await pageOf(context, args, null), { status: 503 });
  // The key names the account that opened the page; typed words of another are not shown.
  if (formFreshness(sent.get("key"), profile, null) === "other-account") throw pageNotFound();
  const { email, country, firstName, lastName } = profile;
  const name = personName(country, firstName, lastName);
  const organisation = order.company?.name ?? order.shippingAddress?.company ?? "";
  const asked = await askToReturn(context, sent, order, { name, email, organisation });
  if (asked.ok) return redirect(`${url.pathname}?${returnSent.name}=${returnSent.value}#returns`, 303);
  return data<OrderPageData>(await pageOf(context, args, order, asked.typed), { status: asked.status });
}

/** Adds the items that are sold today to the basket, and reports the rest per line. */
async function orderAgain(context: PrivateContext, args: PageArgs & { form: FormData }) {
  if (!context.session.customerId) return redirect(signInPath(args.url), 303);
  const sent = v.safeParse(form, textFields(args.form));
  if (!sent.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const order = await findOrder(context, args);
  if (!order) return data(await pageOf(context, args, null), { status: 503 });
  const reordered = await reorder(context, order, sent.output.key);
  const basket = basketAfter(reordered);
  if (basket) return basket;
  const page = { ...(await pageOf(context, args, order)), key: sent.output.key, reordered };
  return data<OrderPageData>(page, { status: reordered.added.length > 0 ? 200 : reordered.outage ? 503 : 422 });
}
