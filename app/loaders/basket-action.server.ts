/** Basket actions: add, change a quantity, remove. Scripts get data, plain forms a redirect or the page with its errors. */

import type { Cart } from "@contracts/cart";
import { quantityIntent } from "@domain/basket/quantity";
import { type BasketView, basketView } from "@domain/basket/view";
import { safeGoto } from "@domain/http/safe-goto";
import { data, redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import type { CommerceResult } from "~/services/commerce/types";
import { type BasketMessage, basketMessages, loadBasketRules } from "./basket.server";
import { type BasketForm, basketForm, textFields } from "./basket-forms.server";

/** Where a message belongs: beside the quantity of a line, or above the table (T-TERR-11). */
export type BasketErrorPlace = { readonly kind: "line"; readonly line: string } | { readonly kind: "table" };

export type BasketActionData =
  | {
      readonly ok: true;
      readonly basket: BasketView;
      readonly added: { readonly sku: string; readonly count: number } | null;
    }
  | {
      readonly ok: false;
      readonly place: BasketErrorPlace;
      readonly messages: readonly BasketMessage[];
      readonly typed: Readonly<Record<string, string>>;
    };

export async function changeBasket(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const typed = textFields(form);
  const parsed = v.safeParse(basketForm, typed);
  if (!parsed.success) return refuse(400, { kind: "table" }, [inputMessage(context, typed)], typed);
  const rules = await loadBasketRules(context);
  if (!rules.available) {
    return refuse(403, { kind: "table" }, [{ code: "NotAvailable", text: context.t("basket.notForCountry") }], typed);
  }
  const outcome = await run(context, parsed.output, rules.mode === "distributor");
  if (outcome.kind === "invalid") {
    return refuse(
      422,
      outcome.place,
      [{ code: "InvalidQuantity", text: context.t("basket.error.invalidQuantity") }],
      typed,
    );
  }
  if (!outcome.result.ok) {
    return refuse(
      outcome.result.status >= 400 && outcome.result.status < 500 ? 422 : 503,
      outcome.place,
      failureMessages(context, parsed.output, outcome.result),
      typed,
    );
  }
  const added = parsed.output.intent === "add" ? { sku: parsed.output.sku, count: parsed.output.quantity } : null;
  if (parsed.output.via === "script") {
    return data<BasketActionData>({ ok: true, basket: basketView(outcome.result.value, rules), added });
  }
  return redirect(nextPage(parsed.output, added, url.origin), 303);
}

type Outcome =
  | { kind: "done"; result: CommerceResult<Cart>; place: BasketErrorPlace }
  | { kind: "invalid"; place: BasketErrorPlace };

async function run(context: PrivateContext, form: BasketForm, distributor: boolean): Promise<Outcome> {
  const { commerce } = context.services;
  const options = form.key === undefined ? {} : { intent: form.key };
  switch (form.intent) {
    case "add": {
      const { country, currency } = context.market;
      const item = { id: form.sku, quantity: form.quantity };
      const result = await commerce.add([item], { country, currency, distributor }, options);
      return { kind: "done", result, place: { kind: "table" } };
    }
    case "change": {
      const place = { kind: "line", line: form.line } as const;
      const intent = quantityIntent(form.quantity);
      if (intent.kind === "invalid") return { kind: "invalid", place };
      const quantity = intent.kind === "remove" ? 0 : intent.quantity;
      return { kind: "done", result: await commerce.changeQuantity(form.line, quantity, options), place };
    }
    case "remove":
      return { kind: "done", result: await commerce.removeItem(form.line, options), place: { kind: "table" } };
  }
}

/** A failed quantity change has a text of its own unless the gateway said why (T-LINE-17). */
function failureMessages(
  context: PrivateContext,
  form: BasketForm,
  failure: Extract<CommerceResult<Cart>, { ok: false }>,
): BasketMessage[] {
  const unsaid = failure.errors.every(
    ({ code }) => code === "" || code === "something_went_wrong" || code === "ERR_BAD_RESPONSE",
  );
  if (form.intent === "change" && unsaid)
    return [{ code: failure.errors[0].code, text: context.t("basket.error.quantityFailed") }];
  return basketMessages(context, failure);
}

function inputMessage(context: PrivateContext, typed: Record<string, string>): BasketMessage {
  return typed.intent === "add" && typed.sku !== undefined && !v.is(basketForm.options[0].entries.sku, typed.sku)
    ? { code: "InvalidCode", text: context.t("quickAdd.invalidCode") }
    : { code: "InvalidInput", text: context.t("basket.error.invalidQuantity") };
}

function refuse(
  status: number,
  place: BasketErrorPlace,
  messages: readonly BasketMessage[],
  typed: Record<string, string>,
) {
  return data<BasketActionData>({ ok: false, place, messages, typed }, { status });
}

/** After an add the basket says what was added; other changes stay on the basket page. */
function nextPage(form: BasketForm, added: { sku: string; count: number } | null, origin: string): string {
  if (!added) return "/cart";
  const query = new URLSearchParams({ added: added.sku, count: String(added.count) });
  const back = form.intent === "add" ? safeGoto(form.return, origin, "") : "";
  if (back) query.set("from", back);
  return `/cart?${query}`;
}
