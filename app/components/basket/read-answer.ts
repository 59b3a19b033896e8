/** Reads what `/api/basket` answers, and tells analytics what it says has changed. Loaded when the basket is first used. */
import { type BasketAnswer, basketAnswer, type Sale } from "@contracts/commerce/basket-answers";
import { basketEvents } from "@domain/analytics/basket-events";
import * as v from "valibot";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";

const answerText = v.pipe(v.string(), v.parseJson(), basketAnswer);

/** Null for what is not an answer of the shop. */
export function readAnswer(text: string): BasketAnswer | null {
  const parsed = v.safeParse(answerText, text);
  return parsed.success ? parsed.output : null;
}

/** @param before what this page knew to be in the basket; null when it had not seen it */
export function tellChange(before: Sale | null, { state, added }: Extract<BasketAnswer, { ok: true }>): void {
  for (const event of basketEvents(before, state.basket?.sale ?? null, added)) queueAnalytics({ kind: "event", event });
}
