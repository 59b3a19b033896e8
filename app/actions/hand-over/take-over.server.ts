/** The button of `/cart/handed-over/{key}`: adds the lines to the visitor's basket. */
import { linkKey } from "@contracts/values/link-key";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketRules } from "~/loaders/basket/basket.server";
import { handedOverPage } from "~/loaders/hand-over/handed-over.server";

const pressKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,48}$/));

export async function takeOverHandedOver(context: PrivateContext, { params, form }: PageArgs & { form: FormData }) {
  context.allow({ secretAddress: true });
  const key = params.key ?? "";
  const press = v.safeParse(pressKey, form.get("key"));
  if (!v.is(linkKey, key)) return data(await handedOverPage(context, key, []), { status: 404 });
  if (!press.success) return data(await handedOverPage(context, key, []), { status: 400 });
  const { country, currency } = context.market;
  const { mode } = await loadBasketRules(context);
  const market = { country, currency, distributor: mode === "distributor" };
  const taken = await context.services.commerce.takeOverBasket(key, market, { intent: press.output });
  if (taken.ok) return redirect("/cart", 303);
  if (taken.status === 404) return data(await handedOverPage(context, key, []), { status: 410 });
  const status = taken.status >= 500 || taken.status === 0 ? 503 : 422;
  // The lines may have been added although no response arrived; the same key prevents adding them twice.
  const page = { ...(await handedOverPage(context, key, basketMessages(context, taken))), key: press.output };
  return data(page, { status });
}
