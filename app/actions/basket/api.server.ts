/** `/api/basket`, for scripts: the basket, and its forms answered as data. */
import type { BasketAnswer } from "@contracts/commerce/basket-answers";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketState } from "~/loaders/basket/basket.server";
import { changeBasketBy } from "./change.server";

export async function readBasket(context: PrivateContext): Promise<Response> {
  const state = await loadBasketState(context);
  return told(context, { ok: true, state, added: null, expired: null }, 200);
}

/**
 * What the shopper is refused is an answer like any other and comes with 200: browsers report anything else as a fault of
 * the page. A form that cannot be read, a country without a basket and an outage are faults of the call.
 */
export async function sendBasketForm(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { answer, status } = await changeBasketBy(context, form);
  return told(context, answer, status === 422 ? 200 : status);
}

/** The script that asked says what has become of the session, so that the next page need not. */
function told({ session }: PrivateContext, answer: BasketAnswer, status: number): Response {
  const told: BasketAnswer = { ...answer, expired: session.takeExpired(), reload: session.takeReload() };
  return Response.json(told, { status });
}
