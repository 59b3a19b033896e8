/** The button of the basket that makes a link with notes and quoted prices. */
import type { BasketRefusal } from "@contracts/commerce/basket-answers";
import { data, redirect } from "@framework/remix.server";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";

export const handOverIntent = "hand-over";

export async function handOver(context: PrivateContext) {
  const made = await context.services.commerce.handOverBasket();
  if (made.ok) return redirect(`/cart?${new URLSearchParams({ "handed-over": made.value.key })}#hand-over`, 303);
  const refused: BasketRefusal = {
    ...{ ok: false, place: { kind: "table" }, messages: basketMessages(context, made), state: null },
    expired: context.session.expired,
  };
  return data({ ...refused, typed: {} }, { status: made.status >= 500 || made.status === 0 ? 503 : 422 });
}
