/** `/api/basket`, for scripts: the basket, and its forms answered as data. */
import type { BasketAnswer } from "@contracts/basket-answers";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { loadBasketState } from "./basket.server";
import { changeBasketBy } from "./basket-change.server";

export async function readBasket(context: PrivateContext): Promise<Response> {
  const state = await loadBasketState(context);
  const expired = context.session.takeExpired();
  return Response.json({ ok: true, state, added: null, expired } satisfies BasketAnswer);
}

/** A refusal is an answer like any other and comes with 200; only an outage is a failed call. */
export async function sendBasketForm(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { answer, status } = await changeBasketBy(context, form);
  return Response.json(answer, { status: status === 503 ? 503 : 200 });
}
