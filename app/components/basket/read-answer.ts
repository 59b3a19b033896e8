/** Parses responses of `/api/basket` and reports changes to analytics. Loaded on first use of the basket. */
import { type BasketAnswer, basketAnswer, type Sale } from "@contracts/commerce/basket-answers";
import { basketEvents } from "@domain/analytics/basket-events";
import * as v from "valibot";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";

const answerText = v.pipe(v.string(), v.parseJson(), basketAnswer);

/** Null if the response is invalid. */
export function readAnswer(text: string): BasketAnswer | null {
  const parsed = v.safeParse(answerText, text);
  return parsed.success ? parsed.output : null;
}

/** @param before the basket last seen by this page; null if none */
export function reportBasketChange(before: Sale | null, { state, added }: Extract<BasketAnswer, { ok: true }>): void {
  for (const event of basketEvents(before, state.basket?.sale ?? null, added)) queueAnalytics({ kind: "event", event });
}
