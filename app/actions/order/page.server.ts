import { data } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { findOrder, type OrderPageData, pageOf } from "~/loaders/order/page.server";
import { basketAfter, reorder } from "./reorder.server";

const form = v.object({
  intent: v.literal("reorder"),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
});

/** Adds the items that are sold today to the basket, and reports the rest per line. */
export async function orderAgain(context: PrivateContext, args: PageArgs & { form: FormData }) {
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
