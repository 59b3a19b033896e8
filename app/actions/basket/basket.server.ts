/** `POST /cart`, the basket forms without scripts: redirects on success, otherwise renders the page with messages. */
import type { BasketRefusal } from "@contracts/commerce/basket-answers";
import { quantityIntent } from "@domain/basket/quantity";
import { safeGoto } from "@domain/http/safe-goto";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { handOver, handOverIntent } from "~/actions/hand-over/hand-over.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { changePromotions, isPromotionForm, keptCode, type PromotionRefusal } from "~/loaders/browse/promotions.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { type BasketChange, changeBasketBy } from "./change.server";
import { beginsBasket, markFirstAdd } from "./first-adds.server";
import { basketForm } from "./forms.server";

/** A refusal with the typed values, so that the page can show them again. */
export type RefusedForm = BasketRefusal & { readonly typed: Readonly<Record<string, string>> };

export async function changeBasket(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  if (form.has(keptFormField)) return data<PromotionRefusal>(keptCode(form));
  if (isPromotionForm(form)) return changePromotionsOfBasket(context, form);
  if (form.get("intent") === handOverIntent) return handOver(context);
  const question = questionBefore(form);
  if (question) return redirect(question, 303);
  const begins = beginsBasket(context);
  const change = await changeBasketBy(context, form);
  if (begins && change.answer.ok && change.form?.intent === "add" && !change.form.experimentId) {
    await markFirstAdd(context, { id: change.form.sku, quantity: change.form.quantity });
  }
  if (change.answer.ok) return redirect(nextPage(change, url.origin), 303);
  return data<RefusedForm>({ ...change.answer, typed: textFields(form) }, { status: change.status });
}

/** Errors of promotion codes are shown only in the codes block (T-PROMO-04). */
async function changePromotionsOfBasket(context: PrivateContext, form: FormData) {
  const outcome = await changePromotions(context, form);
  if (outcome.ok) return redirect("/cart#promotion", 303);
  return data<PromotionRefusal>(outcome.refusal, { status: outcome.status });
}

/** Removing a line and changing a panel kit ask for confirmation, as the dialogs do (T-LINE-07, T-LINE-10). */
function questionBefore(fields: FormData): string | null {
  const parsed = v.safeParse(basketForm, textFields(fields));
  if (!parsed.success || parsed.output.intent !== "change") return null;
  const { line, quantity, ask } = parsed.output;
  const intent = quantityIntent(quantity);
  if (intent.kind === "remove") return `/cart?${new URLSearchParams({ remove: line })}#confirm`;
  if (intent.kind !== "set" || !ask) return null;
  return `/cart?${new URLSearchParams({ change: line, to: String(intent.quantity) })}#confirm`;
}

/** After an add the redirect names the added item; other changes stay on the basket page. */
function nextPage({ form, repeated }: BasketChange, origin: string): string {
  if (form?.intent === "remove-unavailable") return safeGoto(form.return, origin, "/cart");
  if (form?.intent !== "add") return "/cart";
  const query = new URLSearchParams({ added: form.sku, count: String(form.quantity) });
  if (repeated) query.set("again", "yes");
  const from = safeGoto(form.return, origin, "");
  if (from) query.set("from", from);
  return `/cart?${query}`;
}
