/**
 * Promotion codes of a basket: shown, applied and removed in their own block, which also shows their errors (T-PROMO
 * rows).
 */

import type { Cart } from "@contracts/commerce/cart";
import { type DiscountCodeName, summarize } from "@domain/cart/derived";
import type { Language } from "@domain/market/market";
import { promotionNames } from "@domain/promotions/names";
import * as v from "valibot";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";

export interface PromotionsView {
  readonly active: readonly DiscountCodeName[];
  readonly inactive: readonly DiscountCodeName[];
}

/** Error of the block's form. */
export interface PromotionRefusal {
  readonly place: "promoBlock";
  readonly typed: string;
  /** Without duplicates (T-TERR-11). */
  readonly problems: readonly string[];
}

type PromotionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: number; readonly refusal: PromotionRefusal };

export function promotionsView(cart: Cart, language: Language): PromotionsView {
  const { activeCodes, inactiveCodes } = summarize(cart);
  const promotionName = promotionNames(cart, language);
  const named = (codes: readonly DiscountCodeName[]) =>
    codes.map(({ id, code, name }) => ({ id, code, name: promotionName(name) }));
  return { active: named(activeCodes), inactive: named(inactiveCodes) };
}

const promotionForm = v.variant("intent", [
  v.object({
    intent: v.literal("apply-promo"),
    code: v.string(),
  }),
  v.object({ intent: v.literal("remove-promo"), id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
]);

/** True for a form of the promotion block. */
export const isPromotionForm = (form: FormData): boolean => /-promo$/.test(String(form.get("intent")));

const longestCode = 64;

/** A code that was sent to be shown again in another language. */
export const keptCode = (form: FormData): PromotionRefusal => ({
  place: "promoBlock",
  typed: (textFields(form).code ?? "").slice(0, longestCode),
  problems: [],
});

export async function changePromotions(context: PrivateContext, form: FormData): Promise<PromotionOutcome> {
  const { commerce } = context.services;
  const parsed = v.safeParse(promotionForm, textFields(form));
  if (!parsed.success) return refused("", 400, [context.t("basketRefusals.unknown")]);
  if (parsed.output.intent === "remove-promo") {
    const { id } = parsed.output;
    const removed = await commerce.removeDiscountCodesFromCart([id], { form: `remove-promo ${id}` });
    return removed.ok ? { ok: true } : refused("", statusOf(removed.status), textsOf(context, removed));
  }
  const code = parsed.output.code.normalize("NFKC").trim();
  if (code === "") return refused(code, 422, [context.t("checkout.promo.empty")]);
  if (code.length > longestCode) return refused(code.slice(0, longestCode), 422, [context.t("checkout.promo.long")]);
  const applied = await commerce.applyPromo(code, { form: `apply-promo ${code}` });
  return applied.ok ? { ok: true } : refused(code, statusOf(applied.status), textsOf(context, applied));
}

const textsOf = (context: PrivateContext, failure: Parameters<typeof basketMessages>[1]) =>
  basketMessages(context, failure).map(({ text }) => text);

const statusOf = (status: number): number => (status === 0 || status >= 500 ? 503 : 422);

const refused = (typed: string, status: number, problems: readonly string[]): PromotionOutcome => ({
  ok: false,
  status,
  refusal: { place: "promoBlock", typed, problems },
});
