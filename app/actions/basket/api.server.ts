/** `/api/basket` for scripts: reads the basket, and runs its forms with responses as JSON. */
import type { BasketAnswer } from "@contracts/commerce/basket-answers";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { loadBasketState } from "~/loaders/basket/basket.server";
import { changeBasketBy } from "./change.server";

export async function readBasket(context: PrivateContext): Promise<Response> {
  const state = await loadBasketState(context);
  return withSession(context, { ok: true, state, added: null, expired: null }, 200);
}

/**
 * Business errors have status 200, because browsers report other statuses as page faults. Unreadable forms, a country
 * without basket, and outages have an error status.
 */
export async function sendBasketForm(context: PrivateContext, { form }: PageArgs & { form: FormData }) {
  const { answer, status } = await changeBasketBy(context, form);
  return withSession(context, answer, status === 422 ? 200 : status);
}

/** The response reports the end of the session, so the next page does not. */
function withSession({ session }: PrivateContext, answer: BasketAnswer, status: number): Response {
  const body: BasketAnswer = { ...answer, expired: session.takeExpired(), reload: session.takeReload() };
  return Response.json(body, { status });
}
